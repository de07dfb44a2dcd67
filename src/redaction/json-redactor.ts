import { LEFT_BRACE, LEFT_BRACKET, QUOTE } from '../json/bytes.ts';
import { canonicalString } from '../json/canonical-string.ts';
import { Canonicalizer } from '../json/canonicalizer.ts';
import { Tape } from '../json/tape.ts';
import { redactedText } from './free-text.ts';
import { type Sensitivity, sensitivityOf } from './key-names.ts';
import { isRandom } from './randomness.ts';
import type { Places } from './redacted-places.ts';
import type { Replacements } from './replacements.ts';

/** What is known of a value from where it stands. */
interface Standing {
  /** What the name says that it has. */
  readonly sensitivity: Sensitivity | undefined;
  /** What the scope file names below it. */
  readonly places: Places | undefined;
}

/** `{"name": "Authorization", "value": "…"}`: headers, cookies and variables are often listed so. */
const NAMES = ['name', 'key', 'header'];
const NAMED = ['value', 'val'];
/** What the value itself is called where an object has more to say of it: `{"password": {"value": "…"}}`. */
const ITSELF = [...NAMED, 'text', 'string', 'plaintext', 'raw', 'default'];
/** The longest name of a header, its quotes included, that a pair of texts is looked at for. */
const LONGEST_HEADER = 80;
/** The scheme of an `Authorization` header, which is no secret. */
const SCHEME = /^(?:bearer|basic|token|digest) +(?=[^ ])/i;

/** How a call ended, which is no secret: a failed call must be one in the copy too. */
const ENDINGS = ['$error', 'is_error', 'exit_code'];

/** Writes JSON values without what is secret in them. It goes over a text once and copies all that stays. */
export class JsonRedactor {
  private readonly replacements: Replacements;
  private readonly tape = new Tape();
  private readonly canonicalizer = new Canonicalizer();
  private pieces: string[] = [];
  /** Up to here the text is copied. */
  private copied = 0;
  private redactedKeys = 0;

  constructor(replacements: Replacements) {
    this.replacements = replacements;
  }

  /**
   * @param canonical the canonical form of a value; it may be written over afterwards
   * @param places what of it is redacted whatever it is
   * @returns the canonical form of the same without what is secret; the buffer itself where there is nothing
   */
  write(canonical: Buffer, places: Places | undefined): Buffer {
    const { tape } = this;
    tape.read(Buffer.concat([canonical, Buffer.of(0)]), 0, canonical.length);
    this.pieces = [];
    this.copied = 0;
    this.redactedKeys = 0;
    const first = tape.text[tape.startOf(0)];
    const isWhole = first === LEFT_BRACE || first === LEFT_BRACKET;
    if (places?.isRedacted && isWhole) {
      places.isFound = true;
      this.members(0);
    } else this.value(0, { sensitivity: undefined, places });
    if (this.pieces.length === 0) return canonical;
    const text = `${this.pieces.join('')}${this.slice(this.copied, canonical.length)}`;
    return this.redactedKeys > 0 ? this.sorted(text) : Buffer.from(text, 'latin1');
  }

  private value(entry: number, standing: Standing): void {
    const { tape } = this;
    if (standing.places?.isRedacted) {
      standing.places.isFound = true;
      this.whole(entry, 'value');
      return;
    }
    const byte = tape.text[tape.startOf(entry)];
    if (byte === LEFT_BRACE) this.object(entry, standing);
    else if (byte === LEFT_BRACKET) this.array(entry, standing);
    else if (byte === QUOTE) this.string(entry, standing.sensitivity);
    else if (standing.sensitivity === 'certain' && isNumber(byte)) this.whole(entry, 'password');
  }

  private object(entry: number, { sensitivity, places }: Standing): void {
    const { tape } = this;
    const named = this.namedBy(entry);
    for (let key = entry + 1; key < tape.after(entry); key = tape.after(key + 1)) {
      const name = this.decode(key);
      const own = sensitivityOf(name) ?? (NAMED.includes(name) ? named : undefined);
      this.key(key, name);
      // What is inside of credentials may be a secret too, whatever it is called.
      const inherited = sensitivity === undefined || ITSELF.includes(name) ? sensitivity : 'likely';
      this.value(key + 1, {
        sensitivity: own ?? inherited,
        places: places?.below.get(name),
      });
    }
  }

  private array(entry: number, { sensitivity, places }: Standing): void {
    const { tape } = this;
    const paired = this.pairedBy(entry);
    let index = 0;
    for (let at = entry + 1; at < tape.after(entry); at = tape.after(at)) {
      const own = index === 1 ? paired : undefined;
      this.value(at, { sensitivity: own ?? sensitivity, places: places?.below.get(String(index)) });
      index++;
    }
  }

  /** What the second of two texts is called by the first: `["Authorization", "…"]`. Of other names only random text is one. */
  private pairedBy(entry: number): Sensitivity | undefined {
    const { tape } = this;
    const [first, second] = [entry + 1, tape.after(entry + 1)];
    if (first === tape.after(entry) || second === tape.after(entry) || tape.after(second) !== tape.after(entry))
      return undefined;
    if (tape.text[tape.startOf(first)] !== QUOTE || tape.endOf(first) - tape.startOf(first) > LONGEST_HEADER)
      return undefined;
    const name = this.decode(first);
    if (sensitivityOf(name) === undefined) return undefined;
    return /authorization$/i.test(name) ? 'certain' : 'likely';
  }

  /** What the member `value` of an object is called by another of its members. */
  private namedBy(entry: number): Sensitivity | undefined {
    const { tape } = this;
    for (let key = entry + 1; key < tape.after(entry); key = tape.after(key + 1)) {
      if (tape.text[tape.startOf(key + 1)] !== QUOTE) continue;
      const length = tape.endOf(key) - tape.startOf(key) - 2;
      if (length > 'header'.length || !NAMES.includes(this.decode(key))) continue;
      const sensitivity = sensitivityOf(this.decode(key + 1));
      if (sensitivity !== undefined) return sensitivity;
    }
    return undefined;
  }

  private key(entry: number, name: string): void {
    const redacted = redactedText(name, this.replacements);
    if (redacted === name) return;
    this.redactedKeys++;
    this.replace(entry, redacted);
  }

  private string(entry: number, sensitivity: Sensitivity | undefined): void {
    const text = this.decode(entry);
    const scheme = sensitivity === undefined ? '' : (SCHEME.exec(text)?.[0] ?? '');
    const rest = text.slice(scheme.length);
    const isWhole = rest !== '' && (sensitivity === 'certain' || (sensitivity === 'likely' && isRandom(rest)));
    const kind = sensitivity === 'certain' ? 'password' : 'secret';
    const redacted = isWhole
      ? `${scheme}${this.replacements.ofText(kind, rest)}`
      : redactedText(text, this.replacements);
    if (redacted !== text) this.replace(entry, redacted);
  }

  /** Replaces each member of an object or array, which itself stays. */
  private members(entry: number): void {
    const { tape } = this;
    const key = tape.text[tape.startOf(entry)] === LEFT_BRACE ? 1 : 0;
    for (let at = entry + 1; at < tape.after(entry); at = tape.after(at + key)) {
      const name = key === 1 ? this.decode(at) : '';
      if (key === 1) this.key(at, name);
      if (!ENDINGS.includes(name)) this.whole(at + key, 'value');
    }
  }

  private whole(entry: number, kind: 'value' | 'password'): void {
    const { tape, replacements } = this;
    const isText = tape.text[tape.startOf(entry)] === QUOTE;
    this.replace(
      entry,
      isText
        ? replacements.ofText(kind, this.decode(entry))
        : replacements.ofJson(kind, this.slice(tape.startOf(entry), tape.endOf(entry))),
    );
  }

  private replace(entry: number, text: string): void {
    const { tape } = this;
    this.pieces.push(this.slice(this.copied, tape.startOf(entry)), canonicalString(text));
    this.copied = tape.endOf(entry);
  }

  private decode(entry: number): string {
    const { tape } = this;
    const start = tape.startOf(entry);
    const end = tape.endOf(entry);
    if (!tape.isEscaped(entry)) return this.slice(start + 1, end - 1);
    // The text of a string of JSON is one.
    return JSON.parse(this.slice(start, end)) as string;
  }

  /** A canonical form is ASCII. */
  private slice(start: number, end: number): string {
    return this.tape.text.toString('latin1', start, end);
  }

  /** Other keys have another order. */
  private sorted(text: string): Buffer {
    const { canonicalizer } = this;
    const bytes = Buffer.from(`${text}\0`, 'latin1');
    canonicalizer.load(bytes, 0, bytes.length - 1);
    canonicalizer.value(0);
    canonicalizer.finish();
    return Buffer.from(canonicalizer.output.bytes.subarray(0, canonicalizer.output.length));
  }
}

function isNumber(byte: number | undefined): boolean {
  return byte === 0x2d || (byte !== undefined && byte >= 0x30 && byte <= 0x39);
}
