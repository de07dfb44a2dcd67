import { describe, expect, test } from '@jest/globals';
import { hostMatcher } from '../../src/scope/host.ts';
import { refusal } from '../helpers/canonical.ts';

describe('an address is at a host', () => {
  test.each([
    ['example.org', 'https://example.org/a?b#c'],
    ['example.org', 'http://example.org'],
    ['example.org', 'wss://example.org:8443/'],
    ['example.org', 'HTTPS://EXAMPLE.ORG/'],
    ['Example.ORG', 'https://example.org/'],
    ['example.org', 'https://example.org./'],
    ['example.org.', 'https://example.org/'],
    ['example.org', ' https://example.org/ '],
    ['example.org', 'https://user:word@example.org/'],
    ['example.org', 'https://other.example@example.org/'],
    ['example.org', 'https://ex%61mple.org/'],
    ['münchen.example', 'https://xn--mnchen-3ya.example/'],
    ['xn--mnchen-3ya.example', 'https://MÜNCHEN.example/'],
    ['example.org', 'https://example.org/a b\\c'],
    ['*.example.org', 'https://a.example.org/'],
    ['*.example.org', 'https://a.b.example.org/'],
    ['127.0.0.1', 'http://0x7f.1/'],
    ['[::1]', 'http://[0:0::1]:80/'],
    ['localhost', 'http://localhost:3000/'],
  ])('%s: %s', (pattern, address) => {
    expect(hostMatcher(pattern)(address)).toBe('yes');
  });

  test.each([
    ['example.org', 'https://sub.example.org/'],
    ['*.example.org', 'https://example.org/'],
    ['*.example.org', 'https://badexample.org/'],
    ['example.org', 'https://example.org.evil.example/'],
    ['example.org', 'https://example.org@evil.example/'],
    ['example.org', 'https://example.org:443@evil.example/'],
    ['example.org', 'https://evil.example/?https://example.org'],
    ['example.org', 'https://evil.example#@example.org'],
    ['example.org', 'ftp://example.org/'],
    ['example.org', 'file://example.org/'],
    ['example.org', 'javascript:example.org'],
    ['example.org', 'example.org'],
    ['example.org', 'example.org:443'],
    ['example.org', 'https://'],
    ['example.org', 'https://exa mple.org/'],
    ['example.org', ''],
    ['example.org', 'https://example.org../'],
    ['example.org', 'https://\u0435xample.org/'],
  ])('%s, and not: %s', (pattern, address) => {
    expect(hostMatcher(pattern)(address)).toBe('no');
  });

  test.each([
    ['a backslash, which some take for a slash', 'https://example.org\\@evil.example/'],
    ['backslashes for slashes', 'https:\\\\example.org'],
    ['a tab, which some leave out', 'https://exam\tple.org/'],
    ['a line break', 'https://example.org\n/'],
  ])('or nobody can say: %s', (_, address) => {
    expect(hostMatcher('example.org')(address)).toBe('unknown');
  });
});

describe('no pattern of a host is', () => {
  test.each([
    '',
    '*',
    '*.',
    '*.*.org',
    'a*.org',
    'example.org:80',
    'example.org/a',
    'user@example.org',
    'exa mple.org',
    'example.org?',
    'example.org#',
    'a\\b',
    'ex%61mple.org',
    '[::1',
  ])('%j', (pattern) => {
    const { code, message } = refusal(() => hostMatcher(pattern));
    expect([code, message]).toEqual([
      'scope',
      `found the host "${pattern}", expected a name such as "example.org", or "*.example.org" for all names below it`,
    ]);
  });

  test('an address, of which the host is wanted', () => {
    expect(refusal(() => hostMatcher('https://example.org/')).fault.advice).toBe(
      'leave out all of the address but its host',
    );
    expect(refusal(() => hostMatcher('x*'.repeat(99))).fault.found).toBe(`the host "${'x*'.repeat(40)}…"`);
  });
});
