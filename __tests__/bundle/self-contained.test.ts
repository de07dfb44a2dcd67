import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { runAction, runCli, samples, told } from '../helpers/bundle.ts';

const FILES = readdirSync('dist').sort();
const SCRIPTS = FILES.filter((file) => file.endsWith('.js'));
const read = (file: string): string => readFileSync(join('dist', file), 'utf8');

/** A script without its comments, as far as they are whole lines or between slashes and stars. */
function code(file: string): string {
  return withoutPointers(read(file))
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
}

/** A script without the pointers and examples of the validator of scope files: they look like paths. */
function withoutPointers(script: string): string {
  return script
    .replace(/\b(?:instancePath \+ |schemaPath: )"[^"]*"/g, '""')
    .replace(/"\$ref": "#[^"]*"|"examples": \[[^\]]*\]/g, '""');
}

/** Every module that a script asks for by name. What the bundler wrote is looked for in comments too. */
function requests(file: string): string[] {
  return [
    ...requestsIn(code(file)),
    ...matches(read(file), /createRequire\(import\.meta\.url\)\(\s*(["'`])(.*?)\1\s*\)/g),
  ];
}

function requestsIn(text: string): string[] {
  return [
    // import x from "y", export x from "y", import "y"
    ...matches(text, /\b(?:import|export)\b[^;'"`()]*?\bfrom\s*(["'`])(.*?)\1/g),
    ...matches(text, /(?<!["'`])\bimport\s*(["'`])(.*?)\1/g),
    // import("y"), require("y"), createRequire(import.meta.url)("y")
    ...matches(text, /\b(?:import|require)\s*\(\s*(["'`])(.*?)\1\s*\)/g),
  ];
}

/** What else might ask for a module: the same words, whatever follows them. */
function otherRequests(file: string): string[] {
  return (
    code(file).match(/(?<![\w.$])(?:import|require)\s*\([^)]*\)|createRequire\(import\.meta\.url\)(?!\(\s*["'])/g) ?? []
  ).filter((call) => !/^(?:import|require)\s*\(\s*(["'])[^"']*\1\s*\)$/.test(call));
}

/** What the client of GitHub's API is in: loaded only where an input asks for what needs it. */
const API = SCRIPTS.filter((file) => /MODULE: \.\/node_modules\/@octokit\//.test(read(file)));

/** A script without the names of modules of Node that a chunk may ask for, each in a function of its own. */
function withoutStubs(script: string): string {
  return script.replace(/^module\.exports = require\("[^"]+"\);$/gm, '');
}

/** The chunks that a script loads when it needs them, by name: they are called after their door. */
function chunks(file: string): string[] {
  const door = /(?:index|cli)\.js$/.exec(file)?.[0];
  return [
    ...new Set(
      [...read(file).matchAll(/__(?:nccwpck|webpack)_require__\.e\((?:\/\* import\(\) \*\/ )?(\d+)\)/g)].map(
        ([, id]) => `${id}.${door}`,
      ),
    ),
  ];
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[2] ?? '');
}

test('dist/ holds the two doors, their chunks, and the word what kind of module they are', () => {
  const loaded = SCRIPTS.flatMap(chunks);
  expect(FILES).toEqual([...new Set([...loaded, 'index.js', 'cli.js', 'package.json'])].sort());
  expect(read('package.json')).toBe('{"type": "commonjs"}\n');
  expect(read('cli.js').split('\n')[0]).toBe('#!/usr/bin/env node');
});

test('a mistyped command and --help load nothing that judges', () => {
  expect(read('cli.js')).toContain('/src/commands/help.js');
  expect(read('cli.js').match(/\/src\/(?:json|rules|scope|shell|tools)\/(?!rule\.js)[\w-]+\.js/g)).toBeNull();
});

test('a worker runs the bundle itself and no other text', () => {
  const made = SCRIPTS.flatMap((file) =>
    [...code(file).matchAll(/new [\w.]*\bWorker\((.*)$/gm)].map(([, what]) => what),
  );
  expect(made).toHaveLength(2);
  for (const what of made) expect(what).toMatch(/^\(?[^{]*realpathSync\)?\(process\.argv\[1\]/);
});

test("the client of GitHub's API is in one chunk, which the Action alone has", () => {
  expect(API).toHaveLength(1);
  expect(API[0]).toMatch(/^\d+\.index\.js$/);
});

describe.each(SCRIPTS.filter((file) => !API.includes(file)))('dist/%s', (file) => {
  test('has nothing that opens a connection or compiles text', () => {
    const unwanted = /^(?:node:)?(?:cluster|dgram|dns|http|http2|https|inspector|net|tls|vm|wasi)(?:\/|$)/;
    const script = file === 'index.js' ? withoutStubs(code(file)) : code(file);
    expect(requestsIn(script).filter((name) => unwanted.test(name))).toEqual([]);
    // The call of a global; neither a method of that name nor the text that makes one.
    const global = '(?<!\\.)\\b(?:fetch|eval|WebSocket|XMLHttpRequest)\\s*\\((?![\\w\\s,]*\\) \\{)';
    const byName =
      '\\b(?:globalThis|global|self)\\s*(?:\\.|\\[["\'])\\s*(?:fetch|eval|WebSocket|XMLHttpRequest|Function)\\b';
    const made = '\\bnew (?:Function|WebSocket|EventSource)\\b';
    expect(read(file).match(new RegExp(`${global}|${byName}|${made}`, 'g'))).toBeNull();
  });
});

describe.each(SCRIPTS)('dist/%s', (file) => {
  test('asks for nothing but modules of Node', () => {
    const asked = requests(file);
    expect(asked.filter((name) => !builtinModules.includes(name.replace(/^node:/, '')))).toEqual([]);
    expect(asked.length).toBeGreaterThan(file === 'index.js' || file === 'cli.js' ? 3 : -1);
  });

  test('asks for nothing by a computed name but for chunks beside it', () => {
    const loader = 'require("./" + __nccwpck_require__.u(chunkId))';
    expect(otherRequests(file).filter((call) => !loader.startsWith(call))).toEqual([]);
    expect(chunks(file).filter((chunk) => !FILES.includes(chunk))).toEqual([]);
  });

  test('holds no path of the machine that made it', () => {
    const text = withoutPointers(read(file));
    expect(text).not.toContain(process.cwd());
    expect(
      text.match(/(?:\/(?:home|Users|root|tmp|var|private|work|mnt|opt)\/|\b[A-Za-z]:\\+(?:Users|a)\\)[\w.-]+.{0,60}/g),
    ).toBeNull();
    // A path below the repository's own node_modules is in the comment that names a module, and nowhere else.
    expect(
      text
        .match(/^.*node_modules.*$/gm)
        ?.filter((line) => !/^(?:;?\/\/) (?:CONCATENATED|EXTERNAL) MODULE: \.\/node_modules\//.test(line)) ?? [],
    ).toEqual([]);
    expect(text).not.toContain('sourceMappingURL=data:');
  });

  test('is ASCII, which an engine reads the faster', () => {
    expect(/[^\x00-\x7f]/.exec(read(file))).toBeNull();
  });
});

test('the bundles run where nothing else is', async () => {
  const some = samples('session-clean.jsonl', 'session-dirty.jsonl', 'sealed.jsonl', 'scope.json');
  const elsewhere = join(some.outside, 'no modules here');
  mkdirSync(elsewhere);
  for (const file of FILES) copyFileSync(join('dist', file), join(elsewhere, file));
  const cli = join(elsewhere, 'cli.js');
  expect(await runCli(some, ['version'], { cli })).toEqual(told('toolreplay 1.0.0\n', 0));
  expect(await runCli(some, ['verify', 'sealed.jsonl'], { cli })).toEqual(told('chain: intact\n', 0));
  for (const args of [
    ['audit', '**/*.jsonl', '--scope', 'scope.json'],
    ['seal', 'session-dirty.jsonl'],
  ]) {
    expect(await runCli(some, args, { cli })).toEqual(await runCli(some, args));
  }
  const inputs = { transcripts: '*.jsonl', scope: 'scope.json' };
  const ran = await runAction(some, inputs, { action: join(elsewhere, 'index.js') });
  expect(ran).toEqual(await runAction(some, inputs));
  expect(ran.exitCode).toBe(1);
});
