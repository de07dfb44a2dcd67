/** What a name says of the value under it: that it is a secret, whatever it looks like, or that it may be one. */
export type Sensitivity = 'certain' | 'likely';

/** Names are held against these by their ends, without case and without what is between words: `DB_PASSWORD`, `apiKey`. */
const CERTAIN = ['password', 'passwd', 'passphrase', 'passcode', 'pwd', 'authorization'];
const LIKELY = [
  'token',
  'secret',
  'api-key',
  'access-key',
  'access-key-id',
  'secret-key',
  'private-key',
  'account-key',
  'shared-key',
  'signing-key',
  'encryption-key',
  'master-key',
  'auth-key',
  'credential',
  'cookie',
  'session-id',
  'auth',
  'bearer',
  'jwt',
];

/** Those names in free text, as an expression without case: the first group is there where the name is a certain one. */
export const NAMES_IN_TEXT = `(?:(${CERTAIN.join('|')})|${LIKELY.map((name) => name.replaceAll('-', '[-_]?')).join('|')})s?(?:_?\\d{1,3}(?![A-Za-z0-9]))?`;

const NAME = new RegExp(
  `(?:(${CERTAIN.join('|')})|${LIKELY.map(joined).join('|')})s?(?:value|string|text|header)?\\d{0,3}$`,
);
const LONGEST_NAME = 100;

/** What the name of a value says; undefined where it says nothing. */
export function sensitivityOf(name: string): Sensitivity | undefined {
  // Only the end counts, and a name can be long.
  const match = NAME.exec(joined(name.slice(-LONGEST_NAME)).toLowerCase());
  if (match === null) return undefined;
  return match[1] === undefined ? 'likely' : 'certain';
}

function joined(name: string): string {
  return name.replace(/[-_. ]/g, '');
}
