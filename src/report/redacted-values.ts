import type { RedactedKind } from '../redaction/kinds.ts';
import type { Redactor } from '../redaction/redactor.ts';
import { clip, inert } from './inert.ts';

const NOUNS: { readonly [kind in RedactedKind]: readonly [one: string, many: string] } = {
  token: ['token', 'tokens'],
  'private-key': ['private key', 'private keys'],
  password: ['password', 'passwords'],
  secret: ['secret', 'secrets'],
  email: ['e-mail address', 'e-mail addresses'],
  value: ['value at a named place', 'values at named places'],
};
const LONGEST = 200;

/** How many values of which kind were redacted, in one sentence without a full stop; it holds no data. */
export function redactedCounts(redactor: Redactor): string {
  const counts = [...redactor.counts()].map(([kind, { values, different }]) => {
    const noun = NOUNS[kind][values === 1 ? 0 : 1];
    return different === values ? `${values} ${noun}` : `${values} ${noun} (${different} different)`;
  });
  return counts.length === 0 ? 'nothing to redact was found' : `redacted ${counts.join(', ')}`;
}

/** The places that are named and at which there was nothing, a line each; safe to print after other text. */
export function notFoundLines(redactor: Redactor): string[] {
  const show = (data: string): string => inert(clip(redactor.text(data), LONGEST));
  return redactor.notFound().map(({ tool, part, pointer }) => {
    const of = tool === undefined ? '' : ` of tool '${show(tool)}'`;
    return `nothing at ${part} '${show(pointer)}'${of}, which was to be redacted`;
  });
}
