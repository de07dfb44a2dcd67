import { existsSync } from 'node:fs';
import validator from '@action-validator/core';
import { describe, expect, test } from '@jest/globals';
import { readInputs } from '../src/action/inputs.ts';
import { ACTION_YML, declaredInputs, declaredOutputs } from './helpers/action-yml.ts';
import { runAction, samples } from './helpers/bundle.ts';

/** The validator is older than node24. A test of its own holds action.yml to the runtime. */
const OLDER = ACTION_YML.replace('using: node24', 'using: node20');

test('action.yml is valid', () => {
  expect(validator.validateAction(OLDER).errors).toEqual([]);
});

test.each([
  ['name: ToolReplay', 'nome: ToolReplay'],
  ['using: node20', 'using: node24'],
  ['main: dist/index.js', 'min: dist/index.js'],
  ['required: false', 'required: [false]'],
  ['icon: link', 'icon: chain'],
  ['inputs:', 'inputs: ['],
])('the validator would tell: %s is no %s', (right, wrong) => {
  expect(OLDER).toContain(right);
  expect(validator.validateAction(OLDER.replace(right, wrong)).errors).not.toEqual([]);
});

test('action.yml runs the bundle on the runtime that the tests know', () => {
  expect(ACTION_YML).toMatch(/^runs:\n {2}using: node24\n {2}main: dist\/index\.js\n$/m);
  expect(existsSync('dist/index.js')).toBe(true);
});

describe('the inputs', () => {
  /** An expression is the runner's to fill in: without a job there is nothing in its place. */
  const declared = declaredInputs().map((input) => {
    return input.default?.startsWith('${{') === true ? { ...input, default: '' } : input;
  });
  const variable = (name: string): string => `INPUT_${name.toUpperCase()}`;

  /** The inputs that the code reads from an environment. */
  function inputsRead(): string[] {
    const read = new Set<string>();
    const environment = new Proxy<NodeJS.ProcessEnv>(
      {},
      {
        get(_, name) {
          if (String(name).startsWith('INPUT_')) read.add(String(name));
          return name === variable('transcripts') ? '*.jsonl' : undefined;
        },
      },
    );
    readInputs(environment);
    return [...read].sort();
  }

  test('are those that the code reads', () => {
    expect(inputsRead()).toEqual(declared.map(({ name }) => variable(name)).sort());
    expect(declared.length).toBe(29);
  });

  test('have lower-case names and a description', () => {
    for (const { name, description } of declared) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(description).toMatch(/^[A-Z].{20,}\.$/);
    }
  });

  test('are none of them required, since what is audited may be reports, and have a default', () => {
    expect(declared.filter(({ required, default: usual }) => required || usual === undefined)).toEqual([]);
  });

  test('have the defaults that the code has where nothing is said', () => {
    // Only a comparison can fail on what it finds.
    const transcripts = { [variable('transcripts')]: '*.jsonl', [variable('compare')]: 'base' };
    const given = declared.map((input) => [variable(input.name), input.default ?? '']);
    const said = { ...Object.fromEntries(given), ...transcripts };
    expect(readInputs(said)).toEqual(readInputs(transcripts));
    // The comparison would tell: each default that is not empty decides something.
    for (const input of declared.filter((one) => one.default !== undefined && one.default !== '')) {
      const other = { any: 'none', none: 'structure', error: 'warn', true: 'false', false: 'true' }[
        input.default ?? ''
      ];
      expect(readInputs({ ...said, [variable(input.name)]: other })).not.toEqual(readInputs(transcripts));
    }
  });

  test('that are all given as the runner gives them do what none does', async () => {
    const files = samples('session-dirty.jsonl');
    const some = { transcripts: 'session-dirty.jsonl' };
    const all = { ...Object.fromEntries(declared.map((input) => [input.name, input.default ?? ''])), ...some };
    expect(await runAction(files, all)).toEqual(await runAction(files, some));
  });
});

describe('the outputs', () => {
  const declared = declaredOutputs();

  test('are those that the Action sets', async () => {
    const { outputs = '' } = await runAction(samples('session-dirty.jsonl'), { transcripts: '*.jsonl' });
    const set = [...outputs.matchAll(/^([\w-]+)=/gm)].map(([, name]) => name);
    expect(set).toEqual(declared.map(({ name }) => name));
    expect(set.length).toBe(21);
  });

  test('have lower-case names and a description', () => {
    for (const { name, description } of declared) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(description).toMatch(/\.$/);
    }
  });

  test('of a run that comes to no audit are some of them', async () => {
    const { outputs = '' } = await runAction(samples('session-dirty.jsonl'), {});
    const set = [...outputs.matchAll(/^([\w-]+)=/gm)].map(([, name]) => name);
    expect(set).toEqual(['exit-code', 'result']);
    expect(declared.map(({ name }) => name)).toEqual(expect.arrayContaining(set));
  });
});
