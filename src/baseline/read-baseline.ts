import { closest } from '../closest.ts';
import { type Fault, ToolReplayError } from '../error.ts';
import { globFault } from '../glob/fault.ts';
import type { JsonNode } from '../json/node.ts';
import { parseDocument } from '../json/value.ts';
import { KINDS, RULE_OF } from '../rules/kinds.ts';
import { ScopeText } from '../scope/scope-text.ts';
import { isDay } from './day.ts';
import { type Baseline, isReason, type StatedEntry } from './entry.ts';

const FILE_KEYS = ['$schema', 'version', 'accepted'];
const NEEDED = ['fingerprint', 'kind', 'tool', 'reason'];
const ENTRY_KEYS = ['fingerprint', 'kind', 'tool', 'file', 'session', 'reason', 'expires'];
const SHOWN = 80;
/** The kinds that can be accepted: of a recording that was edited nobody knows what it was. */
const ACCEPTABLE = KINDS.filter((kind) => RULE_OF[kind].check !== 'verify');

/**
 * Reads a baseline file, of the form that schemas/baseline-v1.json says.
 *
 * @param file how errors and reports name it
 * @throws ToolReplayError with file, line and column of the key or the value that is wrong
 */
export function readBaseline(bytes: Uint8Array, file: string): Baseline {
  return new BaselineReader(checkedJson(bytes, file)).read();
}

function checkedJson(bytes: Uint8Array, file: string): ScopeText {
  try {
    parseDocument(bytes);
  } catch (error) {
    throw error instanceof ToolReplayError ? error.at({ file }) : error;
  }
  return new ScopeText(bytes, file);
}

/** The keys of an object. */
interface Form {
  /** What the object is, for errors. */
  readonly what: string;
  /** The keys and indices that lead to it. */
  readonly path: readonly string[];
  readonly known: readonly string[];
  readonly needed: readonly string[];
}

class BaselineReader {
  private readonly text: ScopeText;
  /** The line of each entry, by what it accepts. */
  private readonly lines = new Map<string, number>();

  constructor(text: ScopeText) {
    this.text = text;
  }

  read(): Baseline {
    const { root, file } = this.text;
    if (root.kind !== 'object') this.refuse(root, { found: kindOf(root), expected: 'an object' });
    this.version();
    this.keys(root, { what: 'the baseline file', path: [], known: FILE_KEYS, needed: ['version', 'accepted'] });
    const schema = root.get('$schema') === undefined ? undefined : this.string(root, '$schema');
    const accepted = this.needed(root, 'accepted');
    if (accepted.kind !== 'array') {
      this.refuse(accepted, { found: `${kindOf(accepted)} for "accepted"`, expected: 'an array of entries' });
    }
    return { file, schema, entries: Array.from(accepted.items(), (node, k) => this.entry(node, k)) };
  }

  /** A file of another version has another form, so that this comes first. */
  private version(): void {
    const version = this.text.root.get('version');
    if (version === undefined || version.number() === 1) return;
    const found = version.text.toString('utf8', version.start, Math.min(version.end, version.start + SHOWN));
    this.refuse(version, { found: `${found} for "version"`, expected: '1' });
  }

  private entry(node: JsonNode, index: number): StatedEntry {
    if (node.kind !== 'object') {
      this.refuse(node, { found: `${kindOf(node)} in "accepted"`, expected: 'an object' });
    }
    this.keys(node, { what: 'an entry', path: ['accepted', String(index)], known: ENTRY_KEYS, needed: NEEDED });
    const entry = {
      fingerprint: this.fingerprint(node),
      kind: this.kind(node),
      tool: this.string(node, 'tool'),
      file: this.file(node),
      session: node.get('session') && this.string(node, 'session'),
      reason: this.reason(node),
      expires: this.expires(node),
      line: this.text.placeOf(node).line,
    };
    this.once(node, entry);
    return entry;
  }

  private fingerprint(node: JsonNode): string {
    const text = this.string(node, 'fingerprint');
    if (/^[0-9a-f]{32}$/.test(text)) return text;
    return this.refuse(this.needed(node, 'fingerprint'), {
      found: `${quoted(text)} for "fingerprint"`,
      expected: '32 digits of 0-9 and a-f',
      advice: 'copy it from the job summary, or let toolreplay baseline write it',
    });
  }

  private kind(node: JsonNode): StatedEntry['kind'] {
    const text = this.string(node, 'kind');
    const kind = ACCEPTABLE.find((one) => one === text);
    if (kind !== undefined) return kind;
    const at = this.needed(node, 'kind');
    if (KINDS.some((one) => one === text)) {
      return this.refuse(at, {
        found: `${quoted(text)} for "kind"`,
        expected: 'a kind that can be accepted',
        advice: 'of a recording that was edited nobody knows what it was: record and seal it anew',
      });
    }
    const near = closest(text, ACCEPTABLE);
    return this.refuse(at, {
      found: `${quoted(text)} for "kind"`,
      expected: ACCEPTABLE.join(', '),
      ...(near !== undefined && { advice: `did you mean "${near}"?` }),
    });
  }

  private file(node: JsonNode): string | undefined {
    const at = node.get('file');
    if (at === undefined) return undefined;
    const text = this.string(node, 'file');
    if (text === '') this.refuse(at, { found: 'an empty "file"', expected: 'a transcript, or a glob', advice: ANY });
    if (/^\.\//.test(text)) {
      const advice = 'leave the ./ out';
      this.refuse(at, { found: `${quoted(text)} for "file"`, expected: 'a transcript as reports name it', advice });
    }
    const fault = globFault(text);
    if (fault === undefined) return text;
    return this.refuse(at, {
      found: `${fault} in the glob ${quoted(text)}`,
      expected: 'a glob that is whole',
      advice: 'put a backslash before a bracket that means itself',
    });
  }

  private reason(node: JsonNode): string {
    const text = this.string(node, 'reason');
    if (isReason(text)) return text;
    const said = text.trim();
    return this.refuse(this.needed(node, 'reason'), {
      found: said === '' ? 'an empty "reason"' : `${quoted(said)} for "reason"`,
      expected: 'why the finding is accepted',
      advice: 'say it to whoever reads this next',
    });
  }

  private expires(node: JsonNode): string | undefined {
    const at = node.get('expires');
    if (at === undefined) return undefined;
    const text = this.string(node, 'expires');
    if (isDay(text)) return text;
    return this.refuse(at, {
      found: `${quoted(text)} for "expires"`,
      expected: 'a day such as "2027-01-31"',
      advice: 'it is the last day on which the finding is accepted',
    });
  }

  /** What is accepted twice was merged badly: of two reasons nobody knows which holds. */
  private once(node: JsonNode, { fingerprint, file, session, line }: StatedEntry): void {
    const key = JSON.stringify([fingerprint, file, session]);
    const before = this.lines.get(key);
    if (before !== undefined) {
      const where = file === undefined ? '' : ` for ${quoted(file)}`;
      this.refuse(this.needed(node, 'fingerprint'), {
        found: `the fingerprint ${fingerprint} a second time${where}`,
        expected: `another than that at line ${before}`,
        advice: 'keep one of the two',
      });
    }
    this.lines.set(key, line);
  }

  private keys(node: JsonNode, { what, path, known, needed }: Form): void {
    for (const [key] of node.members()) {
      if (known.includes(key)) continue;
      const near = closest(key, known);
      const fault = {
        found: `the unknown key ${quoted(key)} in ${what}`,
        expected: `one of ${known.join(', ')}`,
        ...(near !== undefined && { advice: `did you mean "${near}"?` }),
      };
      throw new ToolReplayError('baseline', fault, this.text.placeOfKey(path, key));
    }
    for (const key of needed) {
      if (node.get(key) === undefined)
        this.refuse(node, { found: `no "${key}" in ${what}`, expected: needed.join(', ') });
    }
  }

  private string(node: JsonNode, key: string): string {
    const value = this.needed(node, key);
    return value.string() ?? this.refuse(value, { found: `${kindOf(value)} for "${key}"`, expected: 'a string' });
  }

  private needed(node: JsonNode, key: string): JsonNode {
    return node.get(key) ?? this.refuse(node, { found: `no "${key}"` });
  }

  private refuse(node: JsonNode, fault: Fault): never {
    throw new ToolReplayError('baseline', fault, this.text.placeOf(node));
  }
}

const ANY = 'leave the key out for any transcript';

function kindOf({ kind, isTrue }: JsonNode): string {
  if (kind === 'boolean') return String(isTrue);
  if (kind === 'null') return 'null';
  return kind === 'object' || kind === 'array' ? `an ${kind}` : `a ${kind}`;
}

function quoted(text: string): string {
  return JSON.stringify(text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
}
