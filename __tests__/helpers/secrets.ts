/** A secret as it may stand in a transcript. */
export interface Planted {
  readonly kind: string;
  /** The text that holds it. */
  readonly text: string;
  /** What must be in nothing that is shown. */
  readonly secret: string;
}

/** Characters as random as those of a token, which no scanner of this repository takes for one. */
const RANDOM = 'q7Zk2Vx9Lm4Tn8Rw3Yb6Hc1Jd5Fg0PsAeUiOoXvBtNyMrKzQwEl';

function random(length: number): string {
  return RANDOM.slice(0, length);
}

function planted(kind: string, prefix: string, length: number, around = (token: string) => token): Planted {
  const secret = `${prefix}${random(length)}`;
  return { kind, text: around(secret), secret };
}

const KEY_BODY = `MIIEow${random(40)}\n${random(44)}==`;
const label = ['PRIVATE', 'KEY'].join(' ');

/** One of each kind that is known by its own looks, in any text. */
export const SECRETS: readonly Planted[] = [
  planted('a token of GitHub', 'ghp_', 36),
  planted('a token of GitHub Actions', 'ghs_', 36),
  planted('a fine-grained token of GitHub', 'github_pat_', 40),
  planted('a token of GitLab', 'glpat-', 20),
  { kind: 'an access key of AWS', text: `AKIA${random(16).toUpperCase()}`, secret: `AKIA${random(16).toUpperCase()}` },
  planted('a token of Slack', 'xoxb-', 24),
  planted('a key of OpenAI', 'sk-', 40),
  planted('a project key of OpenAI', 'sk-proj-', 40),
  planted('a key of Anthropic', 'sk-ant-api03-', 40),
  planted('a key of Google', 'AIza', 35),
  planted('a key of Stripe', 'sk_live_', 24),
  planted('a token of npm', 'npm_', 36),
  planted('a token of PyPI', 'pypi-AgEIcHlwaS5vcmc', 30),
  planted('a JSON Web Token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.', 43),
  planted('a bearer', '', 24, (token) => `Authorization: Bearer ${token}`),
  planted('a basic header', 'dXNlcjpw', 12, (token) => `authorization: basic ${token}`),
  { kind: 'a password in an address', text: 'postgres://app:hunter2@db.example/app', secret: 'hunter2' },
  { kind: 'a variable that is a password', text: 'DB_PASSWORD=hunter2', secret: 'hunter2' },
  { kind: 'a password in JSON in a text', text: '{\\"password\\":\\"hunter2\\"}', secret: 'hunter2' },
  { kind: 'a password of a command', text: 'login --password hunter2', secret: 'hunter2' },
  planted('a variable that is a secret', '', 24, (token) => `export APP_SECRET="${token}"`),
  { kind: 'a second password', text: 'user_password_2=hunter2', secret: 'hunter2' },
  { kind: 'a variable that is a pass', text: 'SMTP_PASS=swordfish', secret: 'swordfish' },
  { kind: 'a password in XML', text: '<a:password type="x">swordfish</a:password>', secret: 'swordfish' },
  planted('a token in XML', '', 24, (token) => `<apiKey>${token}</apiKey>`),
  { kind: 'a password in a .netrc', text: 'machine a.example login bob password swordfish', secret: 'swordfish' },
  planted('a signature of Azure', '', 30, (token) => `https://a.example/c?sv=2022-11-02&sig=${token}%3D&se=1`),
  { kind: 'an e-mail address', text: 'alice@example.com', secret: 'alice@example.com' },
  {
    kind: 'a private key',
    text: `-----BEGIN ${label}-----\n${KEY_BODY}\n-----END ${label}-----`,
    secret: random(40),
  },
];
