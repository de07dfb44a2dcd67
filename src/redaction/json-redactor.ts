import { LEFT_BRACE, LEFT_BRACKET, QUOTE } from '../json/bytes.ts';
import { canonicalString } from '../json/canonical-string.ts';
import { Canonicalizer } from '../json/canonicalizer.ts';
import { Tape } from '../json/tape.ts';
import { redactedText } from './free-text.ts';
import { kindUnder, type Sensitivity, sensitivityOf, stronger } from './key-names.ts';
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
const NAMES = /^(?:name|key|header|field|variable|(?:parameter|header|field|variable)[_-]?(?:name|key))$/i;
const LONGEST_NAMES = 'parameter_name'.length;
const NAMED = /^(?:(?:parameter|header|field|variable)[_-]?)?val(?:ue)?s?$/i;
/** What an object under `password` says of it beside what it is: forms, schemas and errors have such. */
const ABOUT =
  /^(?:id|type|kind|scheme|in|format|name|title|label|description|placeholder|hint|help|message|reason|status|state|error|required|pattern|(?:min|max).*|[$_].*)$/i;
/** The scheme of an `Authorization` header, which is no secret. */
const SCHEME = /^(?:bearer|basic|token|digest) +(?=[^ ])/i;

/** Behind the name of a field, that of another one; or what was redacted in it before. */
const OTHER_FIELD = /^[A-Za-z_.]+$|\[redacted:/;

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
      const own = sensitivityOf(name) ?? (named !== undefined && NAMED.test(name) ? named : undefined);
      this.key(key, name);
      this.value(key + 1, {
        sensitivity: stronger(own, this.inside(sensitivity, name, key + 1)),
        places: places?.below.get(name),
      });
    }
  }

  /** What is directly inside of a password is one; what is further inside, or in credentials, may be a secret. */
  private inside(around: Sensitivity | undefined, name: string, value: number): Sensitivity | undefined {
    if (around !== 'certain') return around === 'likely' ? around : undefined;
    const byte = this.tape.text[this.tape.startOf(value)];
    const isScalar = byte !== LEFT_BRACE && byte !== LEFT_BRACKET;
    return isScalar && !ABOUT.test(name) ? 'certain' : 'likely';
  }

  private array(entry: number, { sensitivity, places }: Standing): void {
    const { tape } = this;
    const paired = this.pairedIn(entry);
    // A list under `pass` is one of tests.
    const each = sensitivity === 'possible' ? undefined : sensitivity;
    let index = 0;
    for (let at = entry + 1; at < tape.after(entry); at = tape.after(at)) {
      const own = index === 1 ? paired : undefined;
      this.value(at, { sensitivity: stronger(own, each), places: places?.below.get(String(index)) });
      index++;
    }
  }

  /** What the member `value` of an object is called by another of its members. */
  private namedBy(entry: number): Sensitivity | undefined {
    const { tape } = this;
    for (let key = entry + 1; key < tape.after(entry); key = tape.after(key + 1)) {
      if (tape.text[tape.startOf(key + 1)] !== QUOTE) continue;
      const length = tape.endOf(key) - tape.startOf(key) - 2;
      if (length > LONGEST_NAMES || !NAMES.test(this.decode(key))) continue;
      const sensitivity = sensitivityOf(this.decode(key + 1));
      if (sensitivity !== undefined) return sensitivity;
    }
    return undefined;
  }

  /** What `["Authorization", "…"]` says of its second text. */
  private pairedIn(entry: number): Sensitivity | undefined {
    const { tape } = this;
    const [first, second] = [entry + 1, entry + 2];
    if (tape.after(entry) !== entry + 3) return undefined;
    if ([first, second].some((at) => tape.text[tape.startOf(at)] !== QUOTE)) return undefined;
    const name = this.decode(first);
    const sensitivity = /^[\w.-]{1,100}$/.test(name) ? sensitivityOf(name) : undefined;
    const isOther = sensitivity === 'certain' && !/authorization$/i.test(name) && OTHER_FIELD.test(this.decode(second));
    return isOther ? undefined : sensitivity;
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
    const kind = sensitivity && kindUnder(sensitivity, rest);
    const redacted =
      kind === undefined ? redactedText(text, this.replacements) : `${scheme}${this.replacements.ofText(kind, rest)}`;
    if (redacted !== text) this.replace(entry, redacted);
  }

  /** Replaces each member of an object or array, which itself stays. */
  private members(entry: number): void {
    const { tape } = this;
    const key = tape.text[tape.startOf(entry)] === LEFT_BRACE ? 1 : 0;
    for (let at = entry + 1; at < tape.after(entry); at = tape.after(at + key)) {
      const name = key === 1 ? this.decode(at) : '';
      if (key === 1) this.key(at, name);
      if (!ENDINGS.includes(name) || !this.isOutcome(at + key)) this.whole(at + key, 'value');
    }
  }

  /** Whether a value says how a call ended and no more: a number, true, false or null. */
  private isOutcome(entry: number): boolean {
    const byte = this.tape.text[this.tape.startOf(entry)];
    return byte !== QUOTE && byte !== LEFT_BRACE && byte !== LEFT_BRACKET;
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
