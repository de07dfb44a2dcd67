import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { NO_REDACTION, redactorOf } from '../../src/redaction/redactor.ts';
import { SECRETS } from '../helpers/secrets.ts';
import { check } from '../helpers/values.ts';

function redacted(text: string): string {
  return redactorOf().text(text);
}

describe('a text', () => {
  test.each(SECRETS.map((planted) => [planted.kind, planted] as const))('does not show %s', (_, { text, secret }) => {
    for (const around of [
      text,
      `before ${text} behind`,
      `"${text}"`,
      `(${text}).`,
      `a=1;${text},b`,
      `${text}\n${text}`,
    ]) {
      expect(redacted(around)).not.toContain(secret);
      expect(redacted(around)).toContain('[redacted:');
    }
  });

  test.each([
    ['an address without user', 'https://example.com/a:b@c'],
    ['a user that everybody is', 'git@github.com:toolreplay/action.git'],
    ['a scaled picture', 'src/icon@2x.png'],
    ['a package and its version', 'actions/checkout@v4.1 left-pad@1.2.3 @scope/name@latest'],
    ['names in kebab case', 'sk-button-primary-large-outline-hover npm_config_registry'],
    ['words about security', 'Basic authentication needs a bearer token; the password: see secrets.'],
    ['a declaration', 'password: string; token: Token; secret = getSecret()'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a shell has them too
    ['a variable', 'TOKEN=$GITHUB_TOKEN PASSWORD=${PASSWORD} token: ${{ secrets.GITHUB_TOKEN }}'],
    ['numbers of tokens', '"max_tokens":4096,"total_tokens":123456'],
    ['a hash of a commit', 'commit 2f1d3c4b5a69788796a5b4c3d2e1f00112233445'],
    ['a path', '/home/user/.ssh/authorized_keys and token/secret/password.txt'],
    ['a public key', '-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A\n-----END PUBLIC KEY-----'],
    ['the mention of a private key', `grep -r -- "-----BEGIN ${'PRIVATE'} KEY-----" .`],
  ])('shows %s', (_, text) => {
    expect(redacted(text)).toBe(text);
  });

  test('says what there was, and the rest stays', () => {
    expect(redacted('mail alice@example.com or bob@example.com, not alice@example.com')).toBe(
      'mail [redacted:email:1] or [redacted:email:2], not [redacted:email:1]',
    );
    expect(redacted('curl -H "Authorization: Bearer q7Zk2Vx9Lm4Tn8Rw" https://u:p@h.example/')).toBe(
      'curl -H "Authorization: Bearer [redacted:token:1]" https://u:[redacted:password:1]@h.example/',
    );
  });

  test.each([
    ['an element', '<db><password>swordfish</password></db>', '<db><password>[redacted:password:1]</password></db>'],
    ['a name with a number', 'DB_PASSWORD_2=swordfish', 'DB_PASSWORD_2=[redacted:password:1]'],
    [
      'a signature in an address',
      'https://a.blob.example/c?sv=1&sig=q7Zk2Vx9Lm4Tn8Rw3Yq7Zk%3D&se=2',
      'https://a.blob.example/c?sv=1&sig=[redacted:token:1]&se=2',
    ],
  ])('redacts %s', (_, text, shown) => {
    expect(redacted(text)).toBe(shown);
  });

  test('has one replacement for one value, wherever it is found', () => {
    expect(redacted('TOKEN=q7Zk2Vx9Lm4Tn8Rw Bearer q7Zk2Vx9Lm4Tn8Rw')).toBe(
      'TOKEN=[redacted:secret:1] Bearer [redacted:secret:1]',
    );
  });

  test('keeps replacements that are in it, and gives nobody theirs', () => {
    const redactor = redactorOf();
    expect(redactor.text('[redacted:email:2] a@example.com b@example.com')).toBe(
      '[redacted:email:2] [redacted:email:1] [redacted:email:3]',
    );
    expect(redactor.text('[redacted:email:1]')).toBe('[redacted:email:4]');
    expect(redactor.text('a@example.com')).toBe('[redacted:email:1]');
  });

  test('shows no part of a token that was cut', () => {
    expect(redacted(`at /${['ghp', 'q7Zk2Vx9'].join('_')}…`)).toBe('at /[redacted:token:1]…');
  });

  test('shows nothing of a key without an end', () => {
    expect(redacted(`-----BEGIN ${'PRIVATE'} KEY-----\\nMIIEowIBAAKCAQEA7\\nq7Zk2Vx9`)).toBe(
      '[redacted:private-key:1]',
    );
  });

  test('is as it is where nothing is redacted', () => {
    expect(NO_REDACTION.text('alice@example.com')).toBe('alice@example.com');
  });

  test('is different where it was different, and stays as it is when it is redacted once more', () => {
    const piece = fc.constantFrom(
      ...SECRETS.map(({ text }) => text),
      ...[
        '[redacted:email:1]',
        '[redacted:token:2]',
        '[redacted:',
        'email:1]',
        ' ',
        '"',
        '=',
        'password',
        'token',
        'x',
        '@',
      ],
      ...['bob@example.org', 'hunter2', ':', '--password ', '\\"', '\n', '://', 'q7Zk2Vx9Lm4Tn8Rw3Y'],
    );
    const texts = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
    check(
      fc.property(fc.array(texts, { minLength: 2, maxLength: 6 }), (all) => {
        const redactor = redactorOf();
        const once = all.map((text) => redactor.text(text));
        for (const [k, text] of all.entries()) {
          for (const [l, other] of all.entries()) expect(once[k] === once[l]).toBe(text === other);
        }
      }),
      500,
    );
  });
});

describe('a long text', () => {
  // Quadratic time would be many seconds here, and the test would end by its own limit.
  const size = 300_000;

  test.each(
    [
      'a',
      '-',
      '@',
      'a@',
      '%40',
      'eyJ',
      'eyJa.',
      'ghp_',
      'sk-',
      'sk-a',
      '-----BEGIN ',
      `-----BEGIN ${'PRIVATE'} KEY-----`,
    ]
      .concat([
        'token=',
        'token="',
        'token=\\"',
        'password: ',
        '--token ',
        '--a-',
        '://',
        '://a:',
        '[redacted:',
        'bearer ',
      ])
      .concat([
        'a.',
        '1',
        '0123456789:',
        '\\',
        'token=\\\\\\"',
        'AKIA',
        'xoxb-',
        'a@a.',
        'a@a-',
        ' ',
        '"',
        'cookie:" a ',
      ]),
  )('of %j over and over ends', (text) => {
    expect(redacted(text.repeat(size / text.length)).length).toBeGreaterThan(0);
  });
});
