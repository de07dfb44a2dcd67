import type { RedactedKind } from './kinds.ts';
import { isRandom } from './randomness.ts';
import { looksRedacted } from './replacements.ts';

/**
 * What a name says of the value under it: that it is a secret, whatever it looks like; that it is one where it looks like
 * one; or that it is one of these unless it looks like something else, since to pass is also what tests do.
 */
export type Sensitivity = 'certain' | 'likely' | 'possible';

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

/** Behind a name that is there more than once: `password1`, `user_password_2`. */
const NUMBER = '\\d{1,3}';

/**
 * Those names in free text, as an expression without case: the first group is there where the name is a certain one, the
 * second where it is a possible one.
 */
export const NAMES_IN_TEXT = `(?:(${CERTAIN.join('|')})|${LIKELY.map((name) => name.replaceAll('-', '[-_]?')).join('|')}|(?<![a-z])(pass))s?(?:[-_]?${NUMBER})?`;

const NAME = new RegExp(
  `(?:(${CERTAIN.join('|')})|${LIKELY.map(joined).join('|')})s?(?:value|string|text|header)?(?:${NUMBER})?$`,
);
/** `DB_PASS` is no test, and `pass` may be one. */
const PASS = new RegExp(`(?:([A-Z0-9]_)PASS|(?:^|[-_. ])[Pp]ass|^PASS|[a-z]Pass)[-_]?(?:${NUMBER})?$`);
const LONGEST_NAME = 100;

/** What the name of a value says; undefined where it says nothing. */
export function sensitivityOf(name: string): Sensitivity | undefined {
  // Only the end counts, and a name can be long.
  const end = name.slice(-LONGEST_NAME);
  const match = NAME.exec(joined(end).toLowerCase());
  if (match !== null) return match[1] === undefined ? 'likely' : 'certain';
  const pass = PASS.exec(end);
  if (pass === null) return undefined;
  return pass[1] === undefined ? 'possible' : 'certain';
}

/** What a text is under a name that says so much; undefined where it is no secret. */
export function kindUnder(sensitivity: Sensitivity, text: string): RedactedKind | undefined {
  if (sensitivity === 'certain') return text === '' ? undefined : 'password';
  if (sensitivity === 'possible' && isPass(text)) return 'password';
  return isRandom(text) ? 'secret' : undefined;
}

/** Of what two names say of one value that by which more is a secret. */
export function stronger(one: Sensitivity | undefined, other: Sensitivity | undefined): Sensitivity | undefined {
  return (['certain', 'possible', 'likely'] as const).find((sensitivity) => [one, other].includes(sensitivity));
}

/** A word, a number and a sentence are the outcome of a test. What was redacted before is no password of its own. */
function isPass(text: string): boolean {
  return /^\S+$/.test(text) && /[a-z]/i.test(text) && /[^a-z_.]/i.test(text) && !looksRedacted(text);
}

function joined(name: string): string {
  return name.replace(/[-_. ]/g, '');
}
