import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { VERSION } from '../src/version.ts';

test('the version is that of the package, and the newest in the changelog', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(VERSION).toBe(version);
  expect(/^## (\S+)/m.exec(readFileSync('CHANGELOG.md', 'utf8'))?.[1]).toBe(version);
});
