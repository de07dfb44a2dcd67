import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const SCRIPTS = readdirSync('dist').filter((file) => file.endsWith('.js'));
const read = (file: string): string => readFileSync(join('dist', file), 'utf8');

describe('a process can be started', () => {
  /** The scripts that have the module for it. How the bundler names a module of Node is only a name. */
  const able = SCRIPTS.filter((file) => /external_(?:node_)?child_process\w*\s*=/.test(read(file)));

  test('by the part of the Action alone that asks git what was changed', () => {
    expect(able.map((file) => file.replace(/^\d+/, 'N'))).toEqual(['N.index.js']);
    const [script = ''] = able.map(read);
    expect(script).toContain('/src/changes/git.js');
    expect(script.match(/child_process\w*\.\w+/g)).toEqual(['child_process_.spawn']);
  });

  test('by nothing else in the bundles', () => {
    const others = SCRIPTS.filter((file) => !able.includes(file)).map(read);
    const requests = others.flatMap((text) => text.match(/^.*\bchild_process\b.*$/gm) ?? []);
    expect(requests).toEqual(['module.exports = require("node:child_process");']);
  });

  test('only without a shell', () => {
    expect(able.flatMap((file) => read(file).match(/\bshell\s*:/g) ?? [])).toEqual([]);
  });
});
