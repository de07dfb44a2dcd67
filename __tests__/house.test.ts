import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, test } from '@jest/globals';

/** The rooms from the top down, as CONTRIBUTING.md lists them: folders with a `/` behind their names, and files. */
const ROOMS = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^ {2}([\w.]+\/?) {2,}\S/gm)].map(
  ([, room = '']) => room,
);

function roomOf(file: string): string {
  const [first = '', ...rest] = relative('src', file).split(sep);
  return rest.length === 0 ? first : `${first}/`;
}

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join('src', name));

test('the rooms of CONTRIBUTING.md are those that there are', () => {
  // What all of them may use, and belongs to none.
  const shared = ['version.ts', 'closest.ts'];
  expect([...new Set(FILES.map(roomOf))].filter((room) => !shared.includes(room)).sort()).toEqual([...ROOMS].sort());
});

test('imports go down the list and never up', () => {
  const up = FILES.flatMap((file) => {
    const imports = [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)];
    return imports
      .map(([, path = '']) => roomOf(join(dirname(file), path)))
      .filter((room) => ROOMS.includes(room) && ROOMS.indexOf(room) < ROOMS.indexOf(roomOf(file)))
      .map((room) => `${file} imports from ${room}`);
  });
  expect(up).toEqual([]);
});

test('what must not know the system knows nothing of it', () => {
  const pure = [
    'glob/',
    'json/',
    'redaction/',
    'transcript/',
    'formats/',
    'shell/',
    'tools/',
    'baseline/',
    'rules/',
    'chain/',
    'scope/',
    'report/',
    'compare/',
    'provenance/',
  ];
  const system =
    /from 'node:(?:fs|fs\/promises|os|path|child_process|process|net|http|https)'|\bprocess\.(?:env|cwd|exit|stdin|stdout|stderr|argv|platform|on)\b|Date\.now|new Date\(\)/;
  const knowing = FILES.filter((file) => pure.includes(roomOf(file)) && system.test(readFileSync(file, 'utf8')));
  expect(knowing).toEqual([]);
});
