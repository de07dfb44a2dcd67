import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { RedactedPlace } from '../../src/redaction/redacted-places.ts';
import { NO_REDACTION, redactorOf } from '../../src/redaction/redactor.ts';
import { canonical } from '../helpers/canonical.ts';
import { SECRETS } from '../helpers/secrets.ts';
import { check, plainText, value } from '../helpers/values.ts';

const P = '[redacted:password:1]';
const RANDOM = 'q7Zk2Vx9Lm4Tn8Rw3Y';

function redacted(json: unknown, pointers: readonly RedactedPlace[] = [], tool = 't'): unknown {
  const text = Buffer.from(canonical(JSON.stringify(json)));
  return JSON.parse(redactorOf({ pointers }).json(text, tool, 'args').toString());
}

function place(pointer: string, more: Partial<RedactedPlace> = {}): RedactedPlace {
  return { tool: undefined, part: 'args', pointer, ...more };
}

describe('a value', () => {
  test.each(SECRETS.map((planted) => [planted.kind, planted] as const))('does not show %s', (_, { text, secret }) => {
    const out = JSON.stringify(redacted({ a: [{ b: text }], [text]: 1 }));
    expect(out).not.toContain(JSON.stringify(secret).slice(1, -1));
    expect(out).toContain('[redacted:');
  });

  test.each<[string, unknown, unknown]>([
    ['a password, whatever it is', { password: 'x' }, { password: '[redacted:password:1]' }],
    ['a password that is a number', { pwd: 1234.5 }, { pwd: '[redacted:password:1]' }],
    ['names in any case', { DB_PASSWORD: 'x' }, { DB_PASSWORD: '[redacted:password:1]' }],
    ['names in camel case', { dbPassword: 'x' }, { dbPassword: '[redacted:password:1]' }],
    ['random text under a name', { 'x-api-key': RANDOM }, { 'x-api-key': '[redacted:secret:1]' }],
    ['other text under a name', { token: 'next page' }, { token: 'next page' }],
    ['random text under another name', { commit: RANDOM }, { commit: RANDOM }],
    ['numbers of tokens', { max_tokens: 4096, password: null }, { max_tokens: 4096, password: null }],
    ['a header', { Authorization: `Bearer ${RANDOM}` }, { Authorization: 'Bearer [redacted:password:1]' }],
    ['texts in an array', { passwords: ['a', 'b', 'a'] }, { passwords: ['a', 'b', 'a'].map((p) => n('password', p)) }],
    [
      'what is in credentials',
      { credentials: { v: RANDOM, id: 'x' } },
      { credentials: { v: n('secret', 'a'), id: 'x' } },
    ],
    ['a list of headers', [{ name: 'Cookie', value: `s=${RANDOM}` }], [{ name: 'Cookie', value: n('secret', 'a') }]],
    [
      'what is directly in a password',
      { password: { value: 'x', n: 1 } },
      { password: { n: P, value: n('password', 'b') } },
    ],
    [
      'what an object says of a password',
      { password: { type: 'string', minLength: 8 } },
      { password: { type: 'string', minLength: 8 } },
    ],
    [
      'what is further in a password',
      { password: { a: { b: 'x', c: RANDOM } } },
      { password: { a: { b: 'x', c: n('secret', 'a') } } },
    ],
    [
      'a password that says more of itself',
      { password: { value: 'x', id: 'y', type: 'z' } },
      { password: { value: P, id: 'y', type: 'z' } },
    ],
    ['a token in a password', { authorization: { token: 'x' } }, { authorization: { token: P } }],
    ['a pair', ['Authorization', 'swordfish'], ['Authorization', P]],
    ['a pair of a password', [['password', 'hunter2']], [['password', P]]],
    ['a pair of a token', ['token', RANDOM], ['token', n('secret', 'a')]],
    ['two names', ['password', 'email'], ['password', 'email']],
    ['two texts', ['Forgot password', 'Log1n'], ['Forgot password', 'Log1n']],
    ['more than a pair', ['authorization', 'a', 'b'], ['authorization', 'a', 'b']],
    ['a header and its value', { header: 'authorization', val: 'x' }, { header: 'authorization', val: P }],
    ['a key and its value', { Key: 'DB_PASSWORD', Value: 'x' }, { Key: 'DB_PASSWORD', Value: P }],
    ['a parameter', { ParameterKey: 'Password', ParameterValue: 'x' }, { ParameterKey: 'Password', ParameterValue: P }],
    [
      'a name with a number',
      { user_password_2: 'x', password1: 'y' },
      { password1: P, user_password_2: n('password', 'b') },
    ],
    ['a pass', { DB_PASS: 'x', auth: { pass: 'hunter2' } }, { DB_PASS: P, auth: { pass: n('password', 'b') } }],
    [
      'the outcome of tests',
      { pass: 3, b: { pass: 'ok' }, c: { pass: ['a1'] } },
      { pass: 3, b: { pass: 'ok' }, c: { pass: ['a1'] } },
    ],
    [
      'equal values',
      { a: `token=${RANDOM}`, token: RANDOM },
      { a: `token=${n('secret', 'a')}`, token: n('secret', 'a') },
    ],
  ])('of %s', (_, before, after) => {
    expect(redacted(before)).toEqual(after);
  });

  test('has its keys in the order of what they are now', () => {
    const text = Buffer.from(canonical('{"alice@example.com":1,"\\\\":2,"z":{"b":1,"a@example.com":2}}'));
    expect(redactorOf().json(text).toString()).toBe(
      '{"[redacted:email:1]":1,"\\\\":2,"z":{"[redacted:email:2]":2,"b":1}}',
    );
  });

  test('is the same bytes where there is nothing to redact, and always where nothing is redacted', () => {
    const text = Buffer.from(canonical('{"a":1e400,"b":[1.0,"ä"]}'.replace('1e400', '1e16')));
    expect(redactorOf().json(text)).toBe(text);
    const secret = Buffer.from('"alice@example.com"');
    expect(NO_REDACTION.json(secret)).toBe(secret);
  });

  test('is canonical again, different where it was different, and the same when it is redacted once more', () => {
    const secret = fc.constantFrom(...SECRETS.map(({ text }) => text), 'x', '[redacted:email:1]', '[redacted:value:1]');
    const name = fc.constantFrom('password', 'token', 'a', 'value', 'name', 'pass', 'val', 'type');
    const text = fc.oneof(secret, name, fc.constantFrom('hunter2', 'a1'));
    const inner = fc.dictionary(name, fc.oneof(text, fc.array(text, { maxLength: 3 })), { maxKeys: 3 });
    const planted = fc.dictionary(
      fc.oneof(name, secret),
      fc.oneof(text, fc.array(text), inner, fc.array(inner), value.map(plainText)),
    );
    check(
      fc.property(fc.array(planted, { minLength: 2, maxLength: 4 }), (all) => {
        const pointers = [place('/a'), place('/value/0')];
        const redactor = redactorOf({ pointers });
        const before = all.map((one) => canonical(JSON.stringify(one)));
        const after = before.map((text) => redactor.json(Buffer.from(text), 't', 'args').toString());
        for (const [k, text] of before.entries()) {
          expect(canonical(after[k] ?? '')).toBe(after[k]);
          for (const [l, other] of before.entries()) expect(after[k] === after[l]).toBe(text === other);
        }
        const again = redactorOf({ pointers });
        for (const text of after) expect(again.json(Buffer.from(text), 't', 'args').toString()).toBe(text);
      }),
      300,
    );
  });

  test('counts what it redacted, by kind', () => {
    const redactor = redactorOf();
    redactor.json(Buffer.from('{"a":"x@example.com x@example.com y@example.com [redacted:email:7]","password":"p"}'));
    expect([...redactor.counts()]).toEqual([
      ['password', { values: 1, different: 1 }],
      ['email', { values: 3, different: 2 }],
    ]);
  });
});

describe('a place that is named', () => {
  test.each<[string, RedactedPlace, unknown, unknown]>([
    ['a text', place('/a'), { a: 'x', b: 'x' }, { a: n('value', 'a'), b: 'x' }],
    ['a number', place('/a'), { a: 1 }, { a: n('value', 'a') }],
    ['all of a structure', place('/a'), { a: { b: [1] } }, { a: n('value', 'a') }],
    ['something deeper', place('/a/1/b~1c'), { a: [0, { 'b/c': 'x' }] }, { a: [0, { 'b/c': n('value', 'a') }] }],
    [
      'each member of the whole',
      place(''),
      { a: 1, b: '1', c: 1 },
      { a: n('value', 'a'), b: n('value', 'b'), c: n('value', 'a') },
    ],
    ['of this tool', place('/a', { tool: 't' }), { a: 'x' }, { a: n('value', 'a') }],
    ['of another tool', place('/a', { tool: 'u' }), { a: 'x' }, { a: 'x' }],
    ['of the other part', place('/a', { part: 'response' }), { a: 'x' }, { a: 'x' }],
    ['that is not there', place('/b/c'), { a: 'x', b: 'x' }, { a: 'x', b: 'x' }],
  ])('is redacted: %s', (_, pointer, before, after) => {
    expect(redacted(before, [pointer])).toEqual(after);
  });

  test('of a tool adds to those of all tools', () => {
    const places = [place('/a'), place('/b', { tool: 't' })];
    expect(redacted({ a: 1, b: 2 }, places)).toEqual({ a: n('value', 'a'), b: n('value', 'b') });
    expect(redacted({ a: 1, b: 2 }, places, 'u')).toEqual({ a: n('value', 'a'), b: 2 });
  });
});

/** The replacement with a number, `a` being 1. */
function n(kind: string, letter: string): string {
  return `[redacted:${kind}:${letter.charCodeAt(0) - 96}]`;
}

test('of an empty pointer how a call ended is left, and no text or structure under that name', () => {
  const all = [place('')];
  expect(redacted({ $error: true, exit_code: 1 }, all)).toEqual({ $error: true, exit_code: 1 });
  expect(redacted({ $error: 'a', exit_code: { deep: 'b' }, is_error: [1] }, all)).toEqual({
    $error: '[redacted:value:1]',
    exit_code: '[redacted:value:2]',
    is_error: '[redacted:value:3]',
  });
});
