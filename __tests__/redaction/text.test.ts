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
    [
      'formats and templates',
      'password=%s password: "%(password)s" PASSWORD=%PASS% password="{{ p }}" pwd=$1 <password>',
    ],
    [
      'addresses with variables',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a shell has them too
      'postgres://u:$PASS@h/d postgres://u:${PASS}@h/d postgres://u:***@h/d https://u:{pw}@h',
    ],
    ['numbers of tokens', '"max_tokens":4096,"total_tokens":123456'],
    ['a hash of a commit', 'commit 2f1d3c4b5a69788796a5b4c3d2e1f00112233445'],
    ['a path', '/home/user/.ssh/authorized_keys and token/secret/password.txt'],
    ['a public key', '-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A\n-----END PUBLIC KEY-----'],
    ['how tests ended', '--- PASS: Test1 (0.00s)\nPASS=3 FAIL=1 pass: 12/13 pass=ok {"pass":"v"} bypass=a1'],
    ['a page with elements', '<label for="password">Password</label><token>next</token><password/>'],
    ['JSX', '<Password>{props.value}</Password>'],
    ['a machine', 'machine learning with a default password policy; sig=short&sig=1'],
    ['a block that is no secret', 'token: |\n  the next page\nmore: 1'],
    ['a word behind a name in prose', 'Password: required\npassword: optional'],
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
    ['a line of settings', 'A: 1\nPASSWORD: swordfish\nB: 2', 'A: 1\nPASSWORD: #\nB: 2'],
    ['a line of settings with a prefix', '  - DB_PASSWORD: swordfish\r\n', '  - DB_PASSWORD: #\r\n'],
    ['a block of YAML', 'a:\n  password: |-\n    sword\n\n    fish \n  b: 1', 'a:\n  password: |-\n    # \n  b: 1'],
    ['a block at the end', 'password: >\n  swordfish', 'password: >\n  #'],
    ['a block without lines', 'password: |\nb: 1', 'password: |\nb: 1'],
    ['a name with a number', 'DB_PASSWORD_2=swordfish', 'DB_PASSWORD_2=#'],
    ['a value that begins like a variable', 'password: "$w0rdfish9"', 'password: "#"'],
    ['a value that begins like a mask', "PASSWORD='*star9x'", "PASSWORD='#'"],
    ['a value that begins like a format', "DB_PASSWORD='%x9ab!'", "DB_PASSWORD='#'"],
    ['a percent-encoded value', 'password=%24ecret9x&a=b', 'password=#&a=b'],
    ['an element that begins like a variable', '<password>$w0rdfish9</password>', '<password>#</password>'],
    ['an address with a percent-encoded password', 'postgres://u:%24ecret9x@host/db', 'postgres://u:#@host/db'],
    ['an address that begins like a variable', 'postgres://u:$ecret9x@host/db', 'postgres://u:#@host/db'],
    ['a pointer with escapes before and behind', '/a~1b~0/password=a~1b1~0c /~1', '/a~1b~0/password=# /~1'],
    ['a pass', 'smtp_pass=hunter2 pass:hunter2', 'smtp_pass=# pass:#'],
    [
      'a .netrc on lines',
      'machine a\n\tlogin b\n\tpassword c1\nmachine',
      'machine a\n\tlogin b\n\tpassword #\nmachine',
    ],
    ['the default of a .netrc', 'default login b password c', 'default login b password #'],
    ['an element on lines', '<password>\n  x y\n</password>', '<password>\n  #\n</password>'],
  ])('is redacted in %s', (_, text, expected) => {
    expect(redacted(text)).toBe(expected.replaceAll('#', '[redacted:password:1]'));
  });

  test.each(['x-amz-signature', 'X-Goog-Signature', 'Signature', 'sig'])('does not show the signature %s', (name) => {
    const signature = 'q7Zk2Vx9Lm4Tn8Rw3Yb6';
    for (const before of ['?', 'a=b&', 'a&amp;', 'a\\u0026']) {
      expect(redacted(`${before}${name}=${signature}&x=1`)).toBe(`${before}${name}=[redacted:token:1]&x=1`);
    }
  });

  test.each([
    [
      'an address',
      '/postgres:~1~1app:hunter2pw@db:5432~1shop',
      '/postgres:~1~1app:[redacted:password:1]@db:5432~1shop',
    ],
    ['a hook', '/https:~1~1hooks.slack.com~1services~1T00000000~1B00000000~1q7Zk2Vx9', '/https:~1~1[redacted:token:1]'],
    ['nothing', '/a~1b/c~0d', '/a~1b/c~0d'],
  ])('in a JSON Pointer does not show %s', (_, text, shown) => {
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
      ...['PASSWORD: ', 'swordfish', '|\n', '\n  ', '<password>', '</', 'pass', 'machine a ', '&sig=', 'a1', '-'],
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
        'token: |\n ',
        'token: |\n',
        '<token>',
        '<token ',
        '<password>a</',
        'machine a login b ',
        'machine ',
        '&sig=',
        'pass1=',
        'PASSWORD: a\n',
        'PASSWORD: ',
        'A',
      ]),
  )('of %j over and over ends', (text) => {
    expect(redacted(text.repeat(size / text.length)).length).toBeGreaterThan(0);
  });
});
