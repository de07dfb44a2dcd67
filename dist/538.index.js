"use strict";
exports.id = 538;
exports.ids = [538];
exports.modules = {

/***/ 538:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FORMAT_NAMES: () => (/* reexport */ FORMAT_NAMES),
  HeldOutput: () => (/* reexport */ HeldOutput),
  NATIVE: () => (/* reexport */ NATIVE),
  audit: () => (/* reexport */ audit),
  auditTranscript: () => (/* reexport */ auditTranscript),
  inert: () => (/* reexport */ inert/* inert */.tJ),
  inertLine: () => (/* reexport */ inert/* inertLine */.Fq),
  logNotes: () => (/* reexport */ logNotes),
  nativeView: () => (/* reexport */ nativeView),
  noteText: () => (/* reexport */ noteText),
  oneSession: () => (/* reexport */ oneSession),
  readScope: () => (/* reexport */ readScope),
  replayText: () => (/* reexport */ replayText),
  scopeText: () => (/* reexport */ scopeText),
  sealTranscript: () => (/* reexport */ sealTranscript),
  sessionList: () => (/* reexport */ sessionList),
  summaryOf: () => (/* reexport */ summaryOf),
  terminalReport: () => (/* reexport */ terminalReport),
  verifyText: () => (/* reexport */ verifyText),
  writeAtomically: () => (/* reexport */ writeAtomically),
  writeSessions: () => (/* reexport */ writeSessions)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(24);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(760);
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(245);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(161);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/signals.js

/** What asks a process to end and lets it tidy up first. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/**
 * Has something done before a signal ends the process, which it then does as shells tell it: with 128 and the signal's
 * number, 130 for Ctrl-C. Nothing else of the program runs after that.
 *
 * A signal is heard between two turns of the event loop: what is made in the same turn as this call is never missed.
 *
 * @param cleanUp must not wait for anything
 * @returns what takes it back; until then the process listens
 */
function beforeSignal(cleanUp) {
    const end = (signal) => {
        try {
            cleanUp();
        }
        finally {
            process.exit(128 + external_node_os_.constants.signals[signal]);
        }
    };
    for (const signal of SIGNALS)
        process.on(signal, end);
    return () => {
        for (const signal of SIGNALS)
            process.off(signal, end);
    };
}
//# sourceMappingURL=signals.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/system-error.js
var system_error = __webpack_require__(17);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/atomic-file.js






/**
 * Writes a file so that it is there whole or not at all: beside its place first, then renamed into it. A signal that
 * ends the process leaves nothing behind either.
 *
 * @param name how errors name it
 * @throws ToolReplayError when it cannot be written; what was there before is then still there
 */
async function writeAtomically(path, name, chunks) {
    const mode = await modeOf(path, name);
    const temporary = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), `.${(0,external_node_path_.basename)(path)}.${process.pid}.tmp`);
    let made = false;
    const remove = () => {
        if (made)
            (0,external_node_fs_.rmSync)(temporary, { force: true });
    };
    const forget = beforeSignal(remove);
    try {
        // At once, not awaited: a signal must find either no file or one that is known.
        const file = (0,external_node_fs_.openSync)(temporary, 'wx', mode);
        made = true;
        try {
            for await (const chunk of chunks)
                (0,external_node_fs_.writeFileSync)(file, chunk);
            (0,external_node_fs_.fsyncSync)(file);
        }
        finally {
            (0,external_node_fs_.closeSync)(file);
        }
        (0,external_node_fs_.renameSync)(temporary, path);
    }
    catch (error) {
        remove();
        throw error instanceof src_error/* ToolReplayError */.K ? error : (0,system_error/* writeError */.oG)(error, name);
    }
    finally {
        forget();
    }
}
async function modeOf(path, name) {
    try {
        const stats = await (0,promises_.stat)(path);
        if (stats.isFile())
            return stats.mode & 0o777;
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return 0o666;
        throw (0,system_error/* writeError */.oG)(error, name);
    }
    const fault = { found: 'no regular file', expected: 'a file to write', advice: 'leave -o out to print' };
    throw new src_error/* ToolReplayError */.K('unwritable', fault, { file: name });
}
//# sourceMappingURL=atomic-file.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/json/bytes.js
/** The bytes of JSON's grammar, by the names that RFC 8259 gives them. */
const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const PLUS = 0x2b;
const COMMA = 0x2c;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const LEFT_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const RIGHT_BRACKET = 0x5d;
const LEFT_BRACE = 0x7b;
const RIGHT_BRACE = 0x7d;
const LOWER_E = 0x65;
const LOWER_U = 0x75;
//# sourceMappingURL=bytes.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/json/encoding.js

/**
 * Refuses a file whose first bytes say that it is no plain UTF-8, by the name of what it is.
 *
 * @param head the first four bytes of the file, or all of it when it is shorter
 */
function checkEncoding(head) {
    const found = nameOf(head);
    if (found !== undefined) {
        const fault = { found, expected: 'UTF-8 without a byte order mark', advice: 'save the file as such' };
        throw new src_error/* ToolReplayError */.K('encoding', fault, { line: 1, column: 1 });
    }
}
function nameOf(head) {
    const [a, b, c] = head;
    if (a === 0xef && b === 0xbb && c === 0xbf)
        return 'a UTF-8 byte order mark';
    if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff))
        return 'a UTF-16 byte order mark';
    // JSON starts with an ASCII character, so a 0 on either side of it is the other half of a UTF-16 unit.
    if ((a === 0 && b !== 0 && b !== undefined) || (a !== 0 && b === 0))
        return 'UTF-16 text';
    return undefined;
}
//# sourceMappingURL=encoding.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/json/node.js

/**
 * One value of a JSON text that a {@link Tape} has read, looked at where it stands.
 *
 * Every look that does not fit the value, such as a key of an array, gives undefined or nothing: a log is taken as it
 * comes. A node is valid until its tape reads another text.
 */
class JsonNode {
    tape;
    entry;
    constructor(tape, entry = 0) {
        this.tape = tape;
        this.entry = entry;
    }
    get kind() {
        const byte = this.text[this.start];
        if (byte === LEFT_BRACE)
            return 'object';
        if (byte === LEFT_BRACKET)
            return 'array';
        if (byte === QUOTE)
            return 'string';
        if (byte === 0x74 || byte === 0x66)
            return 'boolean';
        return byte === 0x6e ? 'null' : 'number';
    }
    /** The text that it stands in; its own JSON is `text[start, end)`. */
    get text() {
        return this.tape.text;
    }
    get start() {
        return this.tape.startOf(this.entry);
    }
    get end() {
        return this.tape.endOf(this.entry);
    }
    /** The value of a key of an object; of the first, when it is there twice. */
    get(key) {
        if (this.text[this.start] !== LEFT_BRACE)
            return undefined;
        const { tape } = this;
        const last = tape.after(this.entry);
        for (let at = this.entry + 1; at < last; at = tape.after(at + 1)) {
            if (this.isKey(at, key))
                return new JsonNode(tape, at + 1);
        }
        return undefined;
    }
    /** The value at the end of a path of keys. */
    at(...path) {
        let node = this;
        for (const key of path)
            node = node?.get(key);
        return node;
    }
    /** The members of an object, in the order of the text. */
    *members() {
        if (this.text[this.start] !== LEFT_BRACE)
            return;
        const { tape } = this;
        const last = tape.after(this.entry);
        for (let at = this.entry + 1; at < last; at = tape.after(at + 1)) {
            yield [this.decode(at), new JsonNode(tape, at + 1)];
        }
    }
    /** The elements of an array. */
    *items() {
        if (this.text[this.start] !== LEFT_BRACKET)
            return;
        const { tape } = this;
        const last = tape.after(this.entry);
        for (let at = this.entry + 1; at < last; at = tape.after(at))
            yield new JsonNode(tape, at);
    }
    /** What a string says. */
    string() {
        return this.text[this.start] === QUOTE ? this.decode(this.entry) : undefined;
    }
    /** Whether it is a string that says this. */
    is(text) {
        return this.text[this.start] === QUOTE && this.isKey(this.entry, text);
    }
    /** The number, rounded to a double. */
    number() {
        return this.kind === 'number' ? Number(this.text.toString('latin1', this.start, this.end)) : undefined;
    }
    /** The digits of an integer as they stand there, or what a string says: how ids are compared. */
    id() {
        return this.kind === 'number' ? this.text.toString('latin1', this.start, this.end) : this.string();
    }
    get isTrue() {
        return this.text[this.start] === 0x74;
    }
    get isNull() {
        return this.text[this.start] === 0x6e;
    }
    isKey(entry, key) {
        const { tape } = this;
        if (tape.isEscaped(entry))
            return this.decode(entry) === key;
        const from = tape.startOf(entry) + 1;
        if (tape.endOf(entry) - 1 - from !== key.length)
            return false;
        const { text } = tape;
        for (let k = 0; k < key.length; k++)
            if (text[from + k] !== key.charCodeAt(k))
                return false;
        return true;
    }
    decode(entry) {
        const { tape } = this;
        const { text } = tape;
        const start = tape.startOf(entry);
        const end = tape.endOf(entry);
        if (!tape.isEscaped(entry))
            return text.toString('utf8', start + 1, end - 1);
        return JSON.parse(text.toString('utf8', start, end));
    }
}
//# sourceMappingURL=node.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/json/canonical-text.js

/** 1 for each byte that stands for itself inside a string, in JSON and in canonical form alike. */
const PLAIN = new Uint8Array(256).fill(1, 0x20, 0x7f);
PLAIN[QUOTE] = 0;
PLAIN[BACKSLASH] = 0;
/** The letter of each short escape of the canonical form, by the character that it stands for. */
const SHORT = new Uint8Array(128);
for (const [letter, character] of Object.entries({
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    '"': '"',
    '\\': '\\',
})) {
    SHORT[character.charCodeAt(0)] = letter.charCodeAt(0);
}
const HEX_DIGITS = Buffer.from('0123456789abcdef');
/** A canonical form as it is written: ASCII bytes in memory that is used again for the next one. */
class CanonicalText {
    /** Valid below `length`. {@link reserve} may replace it. */
    bytes = Buffer.allocUnsafeSlow(1 << 16);
    /** How many bytes were written. To set it lower takes back what is beyond. */
    length = 0;
    /** Makes room for `size` bytes in all. What was written stays. Nothing else checks for room. */
    reserve(size) {
        if (this.bytes.length >= size)
            return;
        const larger = Buffer.allocUnsafeSlow(size);
        this.bytes.copy(larger, 0, 0, this.length);
        this.bytes = larger;
    }
    /** Writes one byte as it is; room for it must have been made. */
    byte(byte) {
        this.bytes[this.length++] = byte;
    }
    /** Writes characters of ASCII as they are; room for them must have been made. */
    ascii(text) {
        this.length += this.bytes.write(text, this.length, 'latin1');
    }
    /** Writes one UTF-16 unit inside a string, escaped where the canonical form wants it. */
    unit(unit) {
        const { bytes } = this;
        let length = this.length;
        if (unit < 0x80 && PLAIN[unit] === 1)
            bytes[length++] = unit;
        else {
            bytes[length++] = BACKSLASH;
            const letter = unit < 0x80 ? SHORT[unit] : 0;
            if (letter !== 0)
                bytes[length++] = letter;
            else {
                bytes[length++] = LOWER_U;
                bytes[length++] = HEX_DIGITS[unit >> 12];
                bytes[length++] = HEX_DIGITS[(unit >> 8) & 15];
                bytes[length++] = HEX_DIGITS[(unit >> 4) & 15];
                bytes[length++] = HEX_DIGITS[unit & 15];
            }
        }
        this.length = length;
    }
    /** Part of what was written, as a string. */
    slice(start, end) {
        return this.bytes.toString('latin1', start, end);
    }
}
//# sourceMappingURL=canonical-text.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/json/escapes.js
/** The character of each short escape of JSON, by its letter; 0 where there is none. */
const UNESCAPED = new Uint8Array(256);
for (const [letter, character] of Object.entries({
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    '"': '"',
    '\\': '\\',
    '/': '/',
})) {
    UNESCAPED[letter.charCodeAt(0)] = character.charCodeAt(0);
}
const HEX = new Uint8Array(256).fill(16);
for (let digit = 0; digit < 16; digit++) {
    const letter = digit.toString(16);
    HEX[letter.charCodeAt(0)] = digit;
    HEX[letter.toUpperCase().charCodeAt(0)] = digit;
}
/** Four hex digits as a number, or -1 when one of them is no hex digit. */
function hex4(text, at) {
    let value = 0;
    for (let k = at; k < at + 4; k++) {
        const digit = HEX[text[k]];
        if (digit > 15)
            return -1;
        value = value * 16 + digit;
    }
    return value;
}
//# sourceMappingURL=escapes.js.map
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(573);
;// CONCATENATED MODULE: ./build/commonjs/src/json/utf8.js

/**
 * The character of several bytes that starts at a byte, by table 3-7 of the Unicode standard: no overlong form, no
 * surrogate, nothing beyond U+10FFFF.
 *
 * @returns its code point, or -1 when the bytes are no UTF-8
 */
function multiByteAt(text, at) {
    const lead = text[at];
    const second = text[at + 1];
    if (lead < 0xc2 || lead > 0xf4)
        return -1;
    const width = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    if (second < low || second > high)
        return -1;
    let point = lead & (0x7f >> width);
    for (let k = 1; k < width; k++) {
        const next = text[at + k];
        if ((next & 0xc0) !== 0x80)
            return -1;
        point = (point << 6) | (next & 0x3f);
    }
    return point;
}
/** How many bytes a character beyond ASCII takes. */
function widthOf(codePoint) {
    return codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
}
/** Where the first byte stands that is no part of any UTF-8, or -1 when `text[start, end)` is UTF-8. */
function invalidUtf8At(text, start, end) {
    if ((0,external_node_buffer_.isUtf8)(text.subarray(start, end)))
        return -1;
    for (let at = start; at < end;) {
        if (text[at] < 0x80)
            at++;
        else {
            const point = multiByteAt(text, at);
            if (point < 0 || at + widthOf(point) > end)
                return at;
            at += widthOf(point);
        }
    }
    return -1;
}
//# sourceMappingURL=utf8.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/json/describe.js

/** What other languages write and JSON does not have. No other word is shown: it may be part of a secret. */
const FOREIGN = /^(NaN|Infinity|True|False|None|undefined)\b/;
/**
 * What stands at a byte, in words fit for an error message.
 *
 * @param end where the text ends; what is there or beyond is 'the end'
 */
function describe(text, at, end) {
    if (at >= end)
        return 'the end';
    const byte = text[at];
    if (byte === 0)
        return 'a NUL byte';
    if (byte === 0xef && text[at + 1] === 0xbb && text[at + 2] === 0xbf)
        return 'a byte order mark';
    if (byte === 0x20)
        return 'a space';
    if (byte > 0x20 && byte < 0x7f)
        return `'${wordAt(text, at, end)}'`;
    if (byte >= 0x80)
        return multiByte(text, at);
    return `the control character U+00${byte.toString(16).padStart(2, '0').toUpperCase()}`;
}
function wordAt(text, at, end) {
    const ahead = text.toString('latin1', at, Math.min(end, at + 16));
    return FOREIGN.exec(ahead)?.[0] ?? ahead.slice(0, 1);
}
function multiByte(text, at) {
    const point = multiByteAt(text, at);
    if (point < 0)
        return invalidUtf8(text[at]);
    return `the character U+${point.toString(16).toUpperCase().padStart(4, '0')} outside a string`;
}
/** What is said of a byte that is no part of any UTF-8. */
function invalidUtf8(byte) {
    return `invalid UTF-8: byte 0x${byte.toString(16)}`;
}
//# sourceMappingURL=describe.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/json/faults.js



// What can be wrong with a JSON text, each as the error to throw. `at` is the byte of the fault in the text, and what
// `place.offset` becomes; `end` is where the text ends.
/** Something else than what has to come next, which bytes that are no UTF-8 always are. */
function unexpected(text, at, end, expected) {
    const broken = at < end && text[at] >= 0x80 && multiByteAt(text, at) < 0;
    return broken ? notUtf8(text, at) : fault('json', at, describe(text, at, end), expected);
}
function notUtf8(text, at) {
    return fault('encoding', at, invalidUtf8(text[at]), 'UTF-8');
}
function tooDeep(at, most) {
    return fault('too-deep', at, `more than ${most} levels of nesting`, `at most ${most}`);
}
/** @param key in canonical form */
function duplicateKey(key, at) {
    const shown = key.length > 80 ? `${key.slice(0, 76)}\u2026"` : key;
    return fault('duplicate-key', at, `the key ${shown} twice in one object`, 'each key once');
}
/** @param at the first digit too many */
function leadingZero(at) {
    return fault('json', at, 'a number with a leading zero', 'no digit after a first 0');
}
function outOfRange(at) {
    return fault('number-range', at, 'a number beyond the range of a double', 'at most 1.7976931348623157e308');
}
function badUnicodeEscape(at) {
    return fault('json', at, 'a bad \\u escape', '\\u and four hex digits');
}
function unknownEscape(at) {
    return fault('json', at, 'an unknown escape', 'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX');
}
/** A control character in a string that should have been escaped. */
function rawControl(text, at, end) {
    const escaped = JSON.stringify(String.fromCharCode(text[at])).slice(1, -1);
    const found = describe(text, at, end);
    return fault('json', at, found, 'no raw control character in a string', `write it as ${escaped}`);
}
function fault(code, offset, found, expected, advice) {
    return new src_error/* ToolReplayError */.K(code, { found, expected, ...(advice && { advice }) }, { offset });
}
//# sourceMappingURL=faults.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/json/keys.js


/**
 * Orders two canonical strings by the Unicode code points of what they spell.
 *
 * `text` holds both, each a range of the canonical form between its quotes. Where neither has an escape before they
 * part, bytes and code points order alike; an escape has to be read, since `\` is neither the first nor the last
 * character of ASCII and an astral character is written as two surrogates.
 *
 * @returns negative, zero (the same string) or positive
 */
function compareKeys(text, a, aEnd, b, bEnd) {
    let i = a;
    let j = b;
    while (i < aEnd && j < bEnd) {
        const x = text[i];
        const y = text[j];
        if (x === BACKSLASH || y === BACKSLASH) {
            const left = codePointAt(text, i);
            const right = codePointAt(text, j);
            if (left !== right)
                return left - right;
            i += widthAt(text, i, left);
            j += widthAt(text, j, right);
        }
        else {
            if (x !== y)
                return x - y;
            i++;
            j++;
        }
    }
    return aEnd - i - (bEnd - j);
}
function codePointAt(text, at) {
    if (text[at] !== BACKSLASH)
        return text[at];
    const letter = text[at + 1];
    if (letter !== LOWER_U)
        return UNESCAPED[letter];
    const unit = hex4(text, at + 2);
    if (unit < 0xd800 || unit > 0xdbff || text[at + 6] !== BACKSLASH || text[at + 7] !== LOWER_U)
        return unit;
    const low = hex4(text, at + 8);
    return low < 0xdc00 || low > 0xdfff ? unit : 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
}
/** How many bytes of canonical form spell that code point. */
function widthAt(text, at, codePoint) {
    if (text[at] !== BACKSLASH)
        return 1;
    if (text[at + 1] !== LOWER_U)
        return 2;
    return codePoint > 0xffff ? 12 : 6;
}
//# sourceMappingURL=keys.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/json/members.js


/** Up to here an insertion sort beats the engine's own, and almost every object is that small. */
const FEW = 16;
/**
 * The members of the objects that are being written, the innermost last: where in the canonical form each begins, and
 * where its key ends. A stack, so that one pair of arrays serves any depth.
 */
class Members {
    count = 0;
    starts = new Int32Array(128);
    keyEnds = new Int32Array(128);
    offsets = new Int32Array(128);
    order = new Int32Array(128);
    /** Adds a member whose key, quotes included, is `text[start, keyEnd)`, and stands at an offset of the input. */
    push(start, keyEnd, offset) {
        if (this.count === this.starts.length) {
            this.starts = grown(this.starts);
            this.keyEnds = grown(this.keyEnds);
            this.offsets = grown(this.offsets);
            this.order = grown(this.order);
        }
        this.starts[this.count] = start;
        this.offsets[this.count] = offset;
        this.keyEnds[this.count++] = keyEnd;
    }
    /** Where a member's key stands, quotes included: in the canonical form, and in the input. */
    key(member) {
        const { starts, keyEnds, offsets } = this;
        return { start: starts[member], end: keyEnds[member], offset: offsets[member] };
    }
    /** Orders two members by key: negative, zero (the same key) or positive. */
    compare(text, left, right) {
        const { starts, keyEnds } = this;
        return compareKeys(text, starts[left] + 1, keyEnds[left] - 1, starts[right] + 1, keyEnds[right] - 1);
    }
    /**
     * Puts the members since `first`, which are the last thing in the output, in the order of their keys.
     *
     * @returns a member whose key an earlier one has too, or -1
     */
    sort(output, first) {
        const { starts, order, count } = this;
        const size = count - first;
        this.findOrder(output.bytes, first);
        for (let k = 1; k < size; k++) {
            const left = order[k - 1];
            const right = order[k];
            if (this.compare(output.bytes, left, right) === 0)
                return Math.max(left, right);
        }
        // They are copied to behind the end and from there to where they belong: memory of its own would cost more.
        const end = output.length;
        let length = starts[first];
        const shift = end - length;
        output.reserve(end + shift);
        const { bytes } = output;
        move(bytes, end, length, end);
        for (let k = 0; k < size; k++) {
            if (k > 0)
                bytes[length++] = COMMA;
            const member = order[k];
            const from = starts[member] + shift;
            const to = (member + 1 < count ? starts[member + 1] - 1 : end) + shift;
            move(bytes, length, from, to);
            length += to - from;
        }
        return -1;
    }
    /** Fills `order` with the members since `first`, in the order of their keys. */
    findOrder(text, first) {
        const { order, count } = this;
        if (count - first > FEW) {
            for (let member = first; member < count; member++)
                order[member - first] = member;
            order.subarray(0, count - first).sort((left, right) => this.compare(text, left, right));
            return;
        }
        for (let member = first; member < count; member++) {
            let k = member - first;
            for (; k > 0 && this.compare(text, order[k - 1], member) > 0; k--)
                order[k] = order[k - 1];
            order[k] = member;
        }
    }
}
/** `copyWithin` for ranges that do not overlap. A call of the engine's own costs as much as this loop on 32 bytes. */
function move(bytes, target, from, to) {
    if (to - from > 32)
        bytes.copyWithin(target, from, to);
    else
        for (let at = from, k = target; at < to; at++, k++)
            bytes[k] = bytes[at];
}
function grown(array) {
    const larger = new Int32Array(array.length * 2);
    larger.set(array);
    return larger;
}
//# sourceMappingURL=members.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/json/number.js

/**
 * The canonical text of a JSON number.
 *
 * An integer literal keeps its digits whatever its size. A literal with a fraction or an exponent is a double and is
 * written as Python's `repr` writes it: the shortest digits that read back as the same double, in positional notation
 * when the decimal exponent is between -4 and 15, with a two-digit exponent at least otherwise.
 *
 * @returns undefined when the double overflows
 */
function canonicalDouble(literal) {
    const value = Number(literal);
    if (!Number.isFinite(value))
        return undefined;
    const shortest = Object.is(value, -0) ? '-0' : String(value);
    const size = Math.abs(value);
    if (size === 0 || (size >= 1e-4 && size < 1e16))
        return Number.isInteger(value) ? `${shortest}.0` : shortest;
    // JavaScript's own shortest digits, only laid out differently: 1e-7 there is 1e-07 here.
    const [digits = '', exponent = ''] = value.toExponential().split('e');
    return `${digits}e${exponent.slice(0, 1)}${exponent.slice(1).padStart(2, '0')}`;
}
/** Digits that a double always keeps: no two literals of so many are the same double. */
const KEPT_DIGITS = 15;
/**
 * Whether a cheap look shows that a literal without an exponent is its own canonical form: few enough digits, the last
 * one not an idle 0, and no exponent in `repr`. It says no to some literals that are.
 *
 * @param start where its first digit stands
 */
function isShortest(text, start, end) {
    if (end - start - 1 > KEPT_DIGITS)
        return false;
    if (text[end - 1] === ZERO && text[end - 2] !== POINT)
        return false;
    return text[start] !== ZERO || text[start + 2] !== ZERO;
}
//# sourceMappingURL=number.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/json/canonicalizer.js







/** How deep objects and arrays may nest, counted from the outermost one. */
const MAX_DEPTH = 512;
/** No byte of JSON text takes more than this many bytes of canonical form: DEL, one byte, is written `\u007f`. */
const MAX_GROWTH = 6;
const TRUE = Buffer.from('true');
const FALSE = Buffer.from('false');
const NULL = Buffer.from('null');
/**
 * Reads JSON text strictly and writes its canonical form, in one pass over the bytes.
 *
 * It is both parser and printer: nothing that it does not write has been read, so there is no second path to agree
 * with. Strictness is that of RFC 8259 and, beyond it, no duplicate key, no double that overflows, no invalid UTF-8
 * and no nesting beyond {@link MAX_DEPTH}. Every fault is a ToolReplayError whose `place.offset` is the byte.
 */
class Canonicalizer {
    /** The canonical form so far. */
    output = new CanonicalText();
    /** The next byte to read. */
    at = 0;
    input = NULL;
    end = 0;
    members = new Members();
    /**
     * Starts on the text `input[start, end)` and empties the output.
     *
     * `input[end]` must be there and hold 0: no JSON text has that byte, so the loops stop there without a second test.
     */
    load(input, start, end) {
        this.input = input;
        this.at = start;
        this.end = end;
        this.output.length = 0;
        this.members.count = 0;
        this.output.reserve((end - start) * MAX_GROWTH);
    }
    /** The byte of the text at an offset. */
    byteAt(offset) {
        return this.input[offset];
    }
    /** Passes over white space and gives the byte after it, which is 0 at the end. */
    peek() {
        const { input } = this;
        let at = this.at;
        let byte = input[at];
        while (byte === SPACE || byte === LF || byte === CR || byte === TAB)
            byte = input[++at];
        this.at = at;
        return byte;
    }
    /** Passes over white space and the byte that must come next. */
    expect(byte, expected) {
        if (this.peek() !== byte)
            this.refuse(expected);
        this.at++;
    }
    /** Reads one value. `depth` is how many objects and arrays are open around it. */
    value(depth) {
        const byte = this.peek();
        if (byte === QUOTE)
            this.string();
        else if (byte === LEFT_BRACE)
            this.object(depth + 1);
        else if (byte === LEFT_BRACKET)
            this.array(depth + 1);
        else if (byte === MINUS || (byte >= ZERO && byte <= NINE))
            this.number();
        else if (byte === 0x74)
            this.literal(TRUE);
        else if (byte === 0x66)
            this.literal(FALSE);
        else if (byte === 0x6e)
            this.literal(NULL);
        else
            this.refuse('a JSON value');
    }
    /** Reads one string; the next byte must be its opening quote. */
    string() {
        const { input, output } = this;
        const { bytes } = output;
        let at = this.at + 1;
        let length = output.length;
        bytes[length++] = QUOTE;
        for (;;) {
            let byte = input[at];
            while (PLAIN[byte] === 1) {
                bytes[length++] = byte;
                byte = input[++at];
            }
            if (byte === QUOTE)
                break;
            this.at = at;
            output.length = length;
            if (byte === BACKSLASH)
                this.escape();
            else if (byte < 0x80)
                this.control(byte);
            else
                this.multiByte();
            at = this.at;
            length = output.length;
        }
        bytes[length++] = QUOTE;
        this.at = at + 1;
        output.length = length;
    }
    /** Passes over white space, after which the text must end. */
    finish() {
        if (this.peek() !== 0 || this.at < this.end)
            this.refuse('nothing more');
    }
    /** Fails on whatever stands at the next byte. */
    refuse(expected) {
        throw unexpected(this.input, this.at, this.end, expected);
    }
    object(depth) {
        this.enter(depth);
        this.output.byte(LEFT_BRACE);
        if (this.peek() === RIGHT_BRACE) {
            this.close(RIGHT_BRACE);
            return;
        }
        const { members } = this;
        const first = members.count;
        let sorted = true;
        for (;;) {
            if (this.peek() !== QUOTE)
                this.refuse('a key in double quotes');
            const offset = this.at;
            const start = this.output.length;
            this.string();
            members.push(start, this.output.length, offset);
            if (sorted && members.count > first + 1) {
                const order = members.compare(this.output.bytes, members.count - 2, members.count - 1);
                if (order === 0)
                    this.duplicate(members.count - 1);
                sorted = order < 0;
            }
            this.expect(COLON, "':'");
            this.output.byte(COLON);
            this.value(depth);
            const byte = this.peek();
            if (byte === RIGHT_BRACE)
                break;
            if (byte !== COMMA)
                this.refuse("',' or '}'");
            this.at++;
            this.output.byte(COMMA);
        }
        if (!sorted) {
            const twice = members.sort(this.output, first);
            if (twice >= 0)
                this.duplicate(twice);
        }
        members.count = first;
        this.close(RIGHT_BRACE);
    }
    array(depth) {
        this.enter(depth);
        this.output.byte(LEFT_BRACKET);
        if (this.peek() !== RIGHT_BRACKET) {
            for (;;) {
                this.value(depth);
                const byte = this.peek();
                if (byte === RIGHT_BRACKET)
                    break;
                if (byte !== COMMA)
                    this.refuse("',' or ']'");
                this.at++;
                this.output.byte(COMMA);
            }
        }
        this.close(RIGHT_BRACKET);
    }
    enter(depth) {
        if (depth > MAX_DEPTH)
            throw tooDeep(this.at, MAX_DEPTH);
        this.at++;
    }
    close(byte) {
        this.at++;
        this.output.byte(byte);
    }
    literal(word) {
        for (let k = 0; k < word.length; k++) {
            if (this.input[this.at + k] !== word[k])
                this.refuse('a JSON value');
            this.output.byte(word[k]);
        }
        this.at += word.length;
    }
    number() {
        const { input, output } = this;
        const start = this.at;
        let at = start;
        if (input[at] === MINUS)
            at++;
        const integer = at;
        at = this.digits(at);
        if (input[integer] === ZERO && at > integer + 1)
            throw leadingZero(integer + 1);
        const byte = input[at];
        if (byte !== POINT && (byte | 0x20) !== LOWER_E) {
            // Zero has no sign as an integer.
            this.copyTo(at, input[integer] === ZERO ? integer : start);
            return;
        }
        if (byte === POINT)
            at = this.digits(at + 1);
        if ((input[at] | 0x20) !== LOWER_E) {
            if (isShortest(input, integer, at)) {
                this.copyTo(at, start);
                return;
            }
        }
        else {
            at++;
            if (input[at] === PLUS || input[at] === MINUS)
                at++;
            at = this.digits(at);
        }
        const text = canonicalDouble(input.toString('latin1', start, at));
        if (text === undefined)
            throw outOfRange(start);
        this.at = at;
        output.ascii(text);
    }
    /** Passes over text that is its own canonical form, and writes it from a byte on. */
    copyTo(at, from) {
        const { input, output } = this;
        for (let k = from; k < at; k++)
            output.byte(input[k]);
        this.at = at;
    }
    /** Passes over one digit or more. */
    digits(from) {
        const { input } = this;
        let at = from;
        while (input[at] >= ZERO && input[at] <= NINE)
            at++;
        if (at > from)
            return at;
        this.at = at;
        return this.refuse('a digit');
    }
    escape() {
        const letter = this.input[this.at + 1];
        if (letter === LOWER_U) {
            const unit = hex4(this.input, this.at + 2);
            if (unit < 0)
                throw badUnicodeEscape(this.at);
            this.at += 6;
            this.output.unit(unit);
        }
        else {
            if (this.at + 1 === this.end) {
                this.at++;
                this.refuse('the rest of an escape');
            }
            const character = UNESCAPED[letter];
            if (character === 0)
                throw unknownEscape(this.at);
            this.at += 2;
            this.output.unit(character);
        }
    }
    control(byte) {
        if (byte !== 0x7f) {
            if (byte === 0 && this.at >= this.end)
                this.refuse("'\"' at the end of the string");
            throw rawControl(this.input, this.at, this.end);
        }
        this.at++;
        this.output.unit(byte);
    }
    multiByte() {
        const point = multiByteAt(this.input, this.at);
        if (point < 0)
            throw notUtf8(this.input, this.at);
        this.at += widthOf(point);
        if (point < 0x10000)
            this.output.unit(point);
        else {
            this.output.unit(0xd800 + ((point - 0x10000) >> 10));
            this.output.unit(0xdc00 + ((point - 0x10000) & 0x3ff));
        }
    }
    duplicate(member) {
        const { start, end, offset } = this.members.key(member);
        throw duplicateKey(this.output.slice(start, end), offset);
    }
}
//# sourceMappingURL=canonicalizer.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/json/tape.js





/** Numbers an entry: where the value starts, where it ends (with {@link ESCAPED}), and the entry after all inside it. */
const STRIDE = 3;
/** Set in the end of a string that holds an escape. No text is so long that the bit means anything else. */
const ESCAPED = 1 << 30;
/** 1 for each byte that stands for itself inside a string. Beyond ASCII all do: the text is known to be UTF-8. */
const INSIDE = new Uint8Array(256).fill(1, 0x20);
INSIDE[QUOTE] = 0;
INSIDE[BACKSLASH] = 0;
/**
 * Where everything stands in a JSON text: one entry a value and a key, in the order of the text.
 *
 * It is what to read a large text with of which little is wanted: strings are not decoded and nothing is made for a
 * value that is not looked at. It is as strict as RFC 8259 and holds no nesting beyond {@link MAX_DEPTH}, but takes
 * what the canonical form refuses, a key that is there twice and a number beyond a double: the canonical form of what
 * is used of the text is what refuses them. See `JsonNode` for a view of it.
 */
class Tape {
    /** The text that the entries are about. */
    text = Buffer.alloc(1);
    entries = new Int32Array(STRIDE * 256);
    count = 0;
    at = 0;
    end = 0;
    /**
     * Reads the one value that `text[start, end)` is. `text[end]` must be there and hold 0.
     *
     * @throws ToolReplayError with the offset of the fault
     */
    read(text, start, end) {
        this.readFirst(text, start, end);
        if (this.peek() !== 0 || this.at < end)
            this.refuse('nothing more');
        const invalid = invalidUtf8At(text, start, end);
        if (invalid < 0)
            return;
        throw notUtf8(text, invalid);
    }
    /**
     * Reads the first value of `text[start, end)`, whatever follows it. Whether the text is UTF-8 is for the caller to see.
     *
     * @returns where it ends
     * @throws ToolReplayError with the offset of the fault
     */
    readFirst(text, start, end) {
        this.text = text;
        this.at = start;
        this.end = end;
        this.count = 0;
        this.value(0);
        return this.at;
    }
    /** Where a value starts in the text. */
    startOf(entry) {
        return this.entries[entry * STRIDE];
    }
    /** Where a value ends in the text. */
    endOf(entry) {
        return this.entries[entry * STRIDE + 1] & ~ESCAPED;
    }
    /** Whether a string holds an escape. */
    isEscaped(entry) {
        return (this.entries[entry * STRIDE + 1] & ESCAPED) !== 0;
    }
    /** The entry behind a value and all that is inside it. Inside, the first entry is the one behind its own. */
    after(entry) {
        return this.entries[entry * STRIDE + 2];
    }
    value(depth) {
        const byte = this.peek();
        if (byte === QUOTE)
            this.string();
        else if (byte === LEFT_BRACE)
            this.object(depth + 1);
        else if (byte === LEFT_BRACKET)
            this.array(depth + 1);
        else if (byte === MINUS || (byte >= ZERO && byte <= NINE))
            this.number();
        else if (byte === 0x74)
            this.literal('true');
        else if (byte === 0x66)
            this.literal('false');
        else if (byte === 0x6e)
            this.literal('null');
        else
            this.refuse('a JSON value');
    }
    peek() {
        const { text } = this;
        let { at } = this;
        let byte = text[at];
        while (byte === SPACE || byte === LF || byte === CR || byte === TAB)
            byte = text[++at];
        this.at = at;
        return byte;
    }
    enter() {
        const entry = this.count++;
        if (this.count * STRIDE > this.entries.length) {
            const larger = new Int32Array(this.entries.length * 2);
            larger.set(this.entries);
            this.entries = larger;
        }
        this.entries[entry * STRIDE] = this.at;
        return entry;
    }
    leave(entry, flags) {
        this.entries[entry * STRIDE + 1] = this.at | flags;
        this.entries[entry * STRIDE + 2] = this.count;
    }
    object(depth) {
        const entry = this.open(depth);
        if (this.peek() !== RIGHT_BRACE) {
            for (;;) {
                if (this.peek() !== QUOTE)
                    this.refuse('a key in double quotes');
                this.string();
                if (this.peek() !== COLON)
                    this.refuse("':'");
                this.at++;
                this.value(depth);
                const byte = this.peek();
                if (byte === RIGHT_BRACE)
                    break;
                if (byte !== COMMA)
                    this.refuse("',' or '}'");
                this.at++;
            }
        }
        this.at++;
        this.leave(entry, 0);
    }
    array(depth) {
        const entry = this.open(depth);
        if (this.peek() !== RIGHT_BRACKET) {
            for (;;) {
                this.value(depth);
                const byte = this.peek();
                if (byte === RIGHT_BRACKET)
                    break;
                if (byte !== COMMA)
                    this.refuse("',' or ']'");
                this.at++;
            }
        }
        this.at++;
        this.leave(entry, 0);
    }
    open(depth) {
        if (depth > MAX_DEPTH)
            throw tooDeep(this.at, MAX_DEPTH);
        const entry = this.enter();
        this.at++;
        return entry;
    }
    string() {
        const entry = this.enter();
        const { text } = this;
        let at = this.at + 1;
        let flags = 0;
        for (;;) {
            let byte = text[at];
            while (INSIDE[byte] === 1)
                byte = text[++at];
            if (byte === QUOTE)
                break;
            this.at = at;
            if (byte !== BACKSLASH)
                throw this.inString();
            flags = ESCAPED;
            at = this.escape();
        }
        this.at = at + 1;
        this.leave(entry, flags);
    }
    /** @returns the byte behind the escape */
    escape() {
        const { text, at } = this;
        const letter = text[at + 1];
        if (UNESCAPED[letter] !== 0)
            return at + 2;
        if (letter === LOWER_U) {
            if (hex4(text, at + 2) < 0)
                throw badUnicodeEscape(at);
            return at + 6;
        }
        throw unknownEscape(at);
    }
    number() {
        const entry = this.enter();
        const { text } = this;
        if (text[this.at] === MINUS)
            this.at++;
        if (text[this.at] === ZERO)
            this.at++;
        else
            this.digits();
        if (text[this.at] === POINT) {
            this.at++;
            this.digits();
        }
        if ((text[this.at] | 0x20) === LOWER_E) {
            this.at++;
            if (text[this.at] === PLUS || text[this.at] === MINUS)
                this.at++;
            this.digits();
        }
        this.leave(entry, 0);
    }
    digits() {
        const { text } = this;
        const start = this.at;
        let at = start;
        while (text[at] >= ZERO && text[at] <= NINE)
            at++;
        this.at = at;
        if (at === start)
            this.refuse('a digit');
    }
    literal(word) {
        const entry = this.enter();
        for (let k = 0; k < word.length; k++) {
            if (this.text[this.at + k] !== word.charCodeAt(k))
                this.refuse('a JSON value');
        }
        this.at += word.length;
        this.leave(entry, 0);
    }
    inString() {
        const { text, at, end } = this;
        return at < end
            ? rawControl(text, at, end)
            : unexpected(text, at, end, "'\"' at the end of the string");
    }
    refuse(expected) {
        throw unexpected(this.text, this.at, this.end, expected);
    }
}
//# sourceMappingURL=tape.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/json/value.js



/**
 * Reads one JSON document as strictly as a transcript's line: see {@link Canonicalizer}.
 *
 * @throws ToolReplayError with line and column
 */
function parseDocument(bytes) {
    const text = Buffer.alloc(bytes.length + 1);
    text.set(bytes);
    checkEncoding(text.subarray(0, Math.min(4, bytes.length)));
    const canonicalizer = new Canonicalizer();
    canonicalizer.load(text, 0, bytes.length);
    try {
        canonicalizer.value(0);
        canonicalizer.finish();
    }
    catch (error) {
        throw error instanceof src_error/* ToolReplayError */.K ? error.at(lineAndColumn(text, error.place.offset ?? 0)) : error;
    }
    // The canonical form holds no duplicate key and no literal that `JSON.parse` would not take.
    return JSON.parse(canonicalizer.output.slice(0, canonicalizer.output.length));
}
/** Line and column of a byte. A column counts characters, so that a byte inside one counts as that character. */
function lineAndColumn(text, offset) {
    let line = 1;
    let start = 0;
    for (let at = text.indexOf(0x0a); at >= 0 && at < offset; at = text.indexOf(0x0a, at + 1)) {
        line++;
        start = at + 1;
    }
    return { line, column: columnOf(text, start, offset) };
}
/** Column of a byte in the line that starts at `start`. */
function columnOf(text, start, offset) {
    let column = 1;
    for (let at = start; at < offset; at++)
        if ((text[at] & 0xc0) !== 0x80)
            column++;
    return column;
}
//# sourceMappingURL=value.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/transcript/lines.js

/** The longest line that is read, in bytes: four times the longest that was seen in any agent's log. */
const MAX_LINE = 64 * 1024 * 1024;
const lines_LF = 0x0a;
/** Cuts a stream of chunks into lines at each line feed and nowhere else. It holds one chunk and one line, no more. */
class LineSplitter {
    text = Buffer.allocUnsafeSlow(1 << 16);
    length = 0;
    number = 0;
    /** The lines that end in this chunk. Each is valid until the next is asked for. */
    *split(chunk) {
        const searched = this.length;
        this.append(chunk);
        const { text } = this;
        // What lies beyond is no text: searching it, after a long line, would cost the square of the number of chunks.
        const written = text.subarray(0, this.length);
        let start = 0;
        for (let end = written.indexOf(lines_LF, searched); end >= 0; end = written.indexOf(lines_LF, end + 1)) {
            yield this.line(start, end);
            start = end + 1;
        }
        if (start > 0)
            text.copyWithin(0, start, this.length);
        this.length -= start;
        if (this.length > MAX_LINE)
            throw this.tooLong();
    }
    /** What is left after the last line feed, when it is not empty. */
    *finish() {
        if (this.length === 0)
            return;
        this.append(Buffer.of(0));
        yield this.line(0, this.length - 1);
    }
    line(start, end) {
        if (end - start > MAX_LINE)
            throw this.tooLong();
        this.text[end] = 0;
        return { text: this.text, start, end, number: ++this.number };
    }
    append(chunk) {
        const needed = this.length + chunk.length;
        if (needed > this.text.length) {
            const larger = Buffer.allocUnsafeSlow(needed * 2);
            this.text.copy(larger, 0, 0, this.length);
            this.text = larger;
        }
        this.text.set(chunk, this.length);
        this.length = needed;
    }
    tooLong() {
        const limit = `${MAX_LINE / 1024 / 1024} MiB`;
        return new src_error/* ToolReplayError */.K('line-too-long', {
            found: `a line of more than ${limit}`,
            expected: `at most ${limit}`,
            advice: 'is this JSON Lines, one call a line?',
        }, { line: this.number + 1 });
    }
}
//# sourceMappingURL=lines.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/transcript/record.js
/** The responses of calls that are not compared: one that was never answered, one whose answer is part of another's. */
const NOT_COMPARED = /^\{"\$(?:unanswered":true|part_of":\d+)\}$/;
const DOLLAR = 0x24;
const LONGEST_NOT_COMPARED = 40;
/**
 * One recorded call of the native form.
 *
 * The buffers are canonical forms in the reader's own memory: they are valid until the next record is asked for.
 */
class Record {
    /** How many calls stand before it in the transcript. */
    index;
    /** The line that it stands on, from 1. */
    line;
    /** Identifies the call: the canonical form of `tool`, directly followed by that of `args`. */
    call;
    /** How many bytes of `call` are the canonical form of `tool`. */
    toolLength;
    /** The canonical form of `response`. */
    response;
    /** There on a sealed line. */
    seal;
    constructor(index, line, call, toolLength, response, seal) {
        this.index = index;
        this.line = line;
        this.call = call;
        this.toolLength = toolLength;
        this.response = response;
        this.seal = seal;
    }
    /** The name of the tool, as a string. Decoded each time: few rules ask for it, and only at a finding. */
    get tool() {
        return decodeString(this.call, 0, this.toolLength);
    }
    get resultLine() {
        return this.line;
    }
    get batch() {
        return this.index;
    }
    get isCompared() {
        const { response } = this;
        if (response[2] !== DOLLAR || response.length > LONGEST_NOT_COMPARED)
            return true;
        return !NOT_COMPARED.test(response.toString('latin1'));
    }
    /** The canonical form of `tool`, quotes included. */
    get toolText() {
        return this.call.subarray(0, this.toolLength);
    }
    /** The canonical form of `args`. */
    get args() {
        return this.call.subarray(this.toolLength);
    }
}
/** The string whose canonical form, quotes included, is `text[start, end)`. */
function decodeString(text, start, end) {
    const inside = text.toString('latin1', start + 1, end - 1);
    return inside.includes('\\') ? JSON.parse(`"${inside}"`) : inside;
}
//# sourceMappingURL=record.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/transcript/native-line.js




/** One field of a line, and where the canonical form of its value stands in the output: `end` is 0 until it was read. */
class Field {
    name;
    bytes;
    start = 0;
    end = 0;
    /** Where its value stands in the text. */
    at = 0;
    constructor(name) {
        this.name = name;
        this.bytes = Buffer.from(name);
    }
    get missing() {
        return this.end === 0;
    }
}
/**
 * Reads the native form: one object a line with exactly `index`, `tool`, `args` and `response`, and on a sealed line
 * `prev` and `digest` too.
 */
class NativeLineParser {
    canonicalizer = new Canonicalizer();
    index = new Field('index');
    tool = new Field('tool');
    args = new Field('args');
    response = new Field('response');
    prev = new Field('prev');
    digest = new Field('digest');
    fields = [this.index, this.tool, this.args, this.response, this.prev, this.digest];
    /**
     * The call on a line.
     *
     * @param index how many calls stand before it
     * @returns undefined for a blank line
     * @throws ToolReplayError with the offset of the fault in the line's text
     */
    parse(line, index) {
        const { canonicalizer, tool, response } = this;
        canonicalizer.load(line.text, line.start, line.end);
        if (canonicalizer.peek() === 0 && canonicalizer.at === line.end)
            return undefined;
        this.readFields();
        const sealed = this.checkFields();
        this.checkIndex(index);
        const { start, end } = this.joinCall();
        const { bytes } = canonicalizer.output;
        return new Record(index, line.number, bytes.subarray(start, end), tool.end - tool.start, bytes.subarray(response.start, response.end), sealed ? { prev: this.decode(this.prev), digest: this.decode(this.digest) } : undefined);
    }
    readFields() {
        const { canonicalizer } = this;
        for (const field of this.fields)
            field.end = 0;
        const first = canonicalizer.peek();
        // The first line of a pretty-printed array is not even JSON: what is wrong is the form of the file.
        if (first === LEFT_BRACKET)
            throw notJsonLines(canonicalizer.at);
        if (first !== LEFT_BRACE)
            this.refuseType('a line', 'an object', canonicalizer.at);
        canonicalizer.at++;
        if (canonicalizer.peek() !== RIGHT_BRACE) {
            for (;;) {
                this.readField();
                const byte = canonicalizer.peek();
                if (byte === RIGHT_BRACE)
                    break;
                if (byte !== COMMA)
                    canonicalizer.refuse("',' or '}'");
                canonicalizer.at++;
            }
        }
        canonicalizer.at++;
        canonicalizer.finish();
    }
    readField() {
        const { canonicalizer } = this;
        if (canonicalizer.peek() !== QUOTE)
            canonicalizer.refuse('a key in double quotes');
        const { at, output } = canonicalizer;
        const { length } = output;
        canonicalizer.string();
        const field = this.fieldAt(length + 1, output.length - 1);
        if (field === undefined)
            throw this.unknownField(length + 1, at);
        if (!field.missing)
            throw native_line_fault('duplicate-key', `the field "${field.name}" twice`, 'each field once', at);
        canonicalizer.expect(COLON, "':'");
        // The keys are not part of any canonical form here: the value overwrites its own key.
        output.length = length;
        this.checkType(field, canonicalizer.peek());
        field.start = length;
        field.at = canonicalizer.at;
        canonicalizer.value(1);
        field.end = output.length;
    }
    fieldAt(start, end) {
        const { bytes: output } = this.canonicalizer.output;
        for (const field of this.fields) {
            const { bytes } = field;
            if (bytes.length !== end - start)
                continue;
            let k = 0;
            while (k < bytes.length && bytes[k] === output[start + k])
                k++;
            if (k === bytes.length)
                return field;
        }
        return undefined;
    }
    unknownField(start, at) {
        const { output } = this.canonicalizer;
        const key = output.slice(start, Math.min(output.length - 1, start + 80));
        return native_line_fault('fields', `the field "${key}"`, 'index, tool, args, response, and on a sealed line prev and digest', at);
    }
    checkType({ name }, byte) {
        const { at } = this.canonicalizer;
        if (name === 'args' || name === 'response') {
            if (byte !== LEFT_BRACE)
                this.refuseType(`"${name}"`, 'an object', at);
        }
        else if (name === 'index') {
            if (byte !== MINUS && !(byte >= ZERO && byte <= NINE))
                this.refuseType('"index"', 'an integer', at);
        }
        else if (byte !== QUOTE)
            this.refuseType(`"${name}"`, 'a string', at);
    }
    /** A value of the wrong type, or no value at all: only the reader of values can tell which. */
    refuseType(what, expected, at) {
        const { canonicalizer } = this;
        canonicalizer.value(0);
        throw native_line_fault('fields', `${typeAt(canonicalizer, at)} as ${what}`, expected, at);
    }
    checkFields() {
        const { index, tool, args, response, prev, digest } = this;
        const { at } = this.canonicalizer;
        if (index.missing || tool.missing || args.missing || response.missing) {
            const missing = [index, tool, args, response].filter((field) => field.missing).map(({ name }) => `"${name}"`);
            throw native_line_fault('fields', `no field ${missing.join(', ')}`, 'index, tool, args and response', at);
        }
        if (prev.missing !== digest.missing) {
            const [there, lacking] = prev.missing ? [digest, prev] : [prev, digest];
            throw native_line_fault('fields', `"${there.name}" without "${lacking.name}"`, 'both, or neither', at);
        }
        return !prev.missing;
    }
    checkIndex(expected) {
        const { canonicalizer } = this;
        const { start, end, at } = this.index;
        let value = 0;
        for (let k = start; k < end; k++) {
            const digit = canonicalizer.output.bytes[k] - ZERO;
            value = digit >= 0 && digit <= 9 ? value * 10 + digit : Number.NaN;
        }
        if (value === expected)
            return;
        const found = canonicalizer.output.slice(start, Math.min(end, start + 40));
        if (!/^-?\d+$/.test(found))
            throw native_line_fault('fields', `${found} as "index"`, 'an integer', at);
        throw native_line_fault('index', `index ${found}`, `index ${expected}, the number of calls before it`, at);
    }
    /** Makes tool and args neighbours, in this order, whatever the order of the line. */
    joinCall() {
        const { canonicalizer, tool, args } = this;
        if (tool.end === args.start)
            return { start: tool.start, end: args.end };
        const { output } = canonicalizer;
        const start = output.length;
        const size = tool.end - tool.start;
        const end = start + size + args.end - args.start;
        output.reserve(end);
        output.bytes.copyWithin(start, tool.start, tool.end);
        output.bytes.copyWithin(start + size, args.start, args.end);
        return { start, end };
    }
    decode({ start, end }) {
        return decodeString(this.canonicalizer.output.bytes, start, end);
    }
}
function native_line_fault(code, found, expected, offset) {
    return new src_error/* ToolReplayError */.K(code, { found, expected }, { offset });
}
function notJsonLines(offset) {
    const advice = 'a transcript is JSON Lines: one call a line, and no array around them';
    return new src_error/* ToolReplayError */.K('fields', { found: 'an array', expected: 'an object', advice }, { offset });
}
function typeAt(canonicalizer, at) {
    const byte = String.fromCharCode(canonicalizer.byteAt(at));
    const types = {
        '"': 'a string',
        '{': 'an object',
        '[': 'an array',
        t: 'true',
        f: 'false',
        n: 'null',
    };
    return types[byte] ?? 'a number';
}
//# sourceMappingURL=native-line.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/transcript/native-transcript.js





/** Reads one native transcript, chunk by chunk. Where the chunks are cut makes no difference. */
class NativeTranscript {
    /** Calls so far. */
    calls = 0;
    /** Whether the lines are sealed; undefined before the first call. */
    sealed;
    splitter = new LineSplitter();
    parser = new NativeLineParser();
    accepted;
    constructor(accepted) {
        this.accepted = accepted;
    }
    /**
     * The calls on the lines that end in this chunk. Each is valid until the next is asked for.
     *
     * @throws ToolReplayError with line and column
     */
    *read(chunk) {
        for (const line of this.splitter.split(chunk)) {
            const record = this.record(line);
            if (record !== undefined)
                yield record;
        }
    }
    /** The call on a last line that has no line feed. */
    *finish() {
        for (const line of this.splitter.finish()) {
            const record = this.record(line);
            if (record !== undefined)
                yield record;
        }
    }
    record(line) {
        const record = this.parse(line);
        if (record === undefined)
            return undefined;
        const sealed = record.seal !== undefined;
        if (this.sealed === undefined)
            this.checkAccepted(record);
        else if (this.sealed !== sealed)
            throw mixed(record);
        this.sealed = sealed;
        this.calls++;
        return record;
    }
    parse(line) {
        if (line.number === 1)
            checkEncoding(line.text.subarray(line.start, Math.min(line.start + 4, line.end)));
        try {
            return this.parser.parse(line, this.calls);
        }
        catch (error) {
            if (!(error instanceof src_error/* ToolReplayError */.K) || error.place.offset === undefined)
                throw error;
            throw error.at({ line: line.number, column: columnOf(line.text, line.start, error.place.offset) });
        }
    }
    checkAccepted({ seal, line }) {
        const sealed = seal !== undefined;
        if (this.accepted === 'either' || (this.accepted === 'sealed') === sealed)
            return;
        const fault = sealed
            ? {
                found: 'a sealed line',
                expected: 'no "prev" and "digest"',
                advice: 'toolreplay audit takes sealed transcripts too',
            }
            : {
                found: 'a line without "prev" and "digest"',
                expected: 'a sealed transcript',
                advice: 'toolreplay seal makes one',
            };
        throw new src_error/* ToolReplayError */.K(sealed ? 'sealed' : 'not-sealed', fault, { line });
    }
}
function mixed({ seal, line }) {
    const fault = seal === undefined
        ? { found: 'an unsealed line', expected: 'a sealed one, as before' }
        : { found: 'a sealed line', expected: 'an unsealed one, as before' };
    return new src_error/* ToolReplayError */.K('mixed', fault, { line });
}
//# sourceMappingURL=native-transcript.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/json/pointer.js


/** Finds where values stand in one text, as JSON Pointers (RFC 6901). */
class Pointers {
    tape;
    /** The entries of the values in each object and array that was looked into, in the order of the text. */
    values = new Map();
    /** @param tape must not read another text meanwhile */
    constructor(tape) {
        this.tape = tape;
    }
    /** The pointer to the value that starts at a byte of the text. */
    pointerTo(offset) {
        const { tape } = this;
        let pointer = '';
        let entry = 0;
        while (tape.startOf(entry) < offset) {
            const values = this.valuesIn(entry);
            const k = this.lastBefore(values, offset);
            if (k < 0)
                break;
            const value = values[k];
            const isElement = tape.text[tape.startOf(entry)] === LEFT_BRACKET;
            pointer += `/${isElement ? k : escaped(new JsonNode(tape, value - 1).string() ?? '')}`;
            entry = value;
        }
        return pointer;
    }
    valuesIn(entry) {
        const known = this.values.get(entry);
        if (known !== undefined)
            return known;
        const { tape } = this;
        const values = [];
        const byte = tape.text[tape.startOf(entry)];
        if (byte === LEFT_BRACE || byte === LEFT_BRACKET) {
            // In an object a key comes before each value.
            const key = byte === LEFT_BRACE ? 1 : 0;
            for (let at = entry + 1 + key; at < tape.after(entry) + key; at = tape.after(at) + key)
                values.push(at);
        }
        this.values.set(entry, values);
        return values;
    }
    /** Which of the values is the last that does not start behind a byte, or -1. */
    lastBefore(values, offset) {
        let low = 0;
        let high = values.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.tape.startOf(values[middle]) <= offset)
                low = middle + 1;
            else
                high = middle;
        }
        return low - 1;
    }
}
function escaped(key) {
    return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
//# sourceMappingURL=pointer.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/frames.js

/** Why a part of a log was passed over, in the order in which reports name it. */
const SKIP_REASONS = ['not JSON', 'blank', 'cut off', 'of unknown type'];
/** Whether an error is about what was found in a text, and not a mistake in the program. */
function isFault(error) {
    return error instanceof src_error/* ToolReplayError */.K;
}
//# sourceMappingURL=frames.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/line-index.js
const line_index_LF = 0x0a;
/** Finds the line of a byte of a text. */
class LineIndex {
    ends = [];
    constructor(text) {
        for (let at = text.indexOf(line_index_LF); at >= 0; at = text.indexOf(line_index_LF, at + 1))
            this.ends.push(at);
    }
    /** The line of a byte, from 1. */
    lineOf(offset) {
        const { ends } = this;
        let low = 0;
        let high = ends.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (ends[middle] < offset)
                low = middle + 1;
            else
                high = middle;
        }
        return low + 1;
    }
}
//# sourceMappingURL=line-index.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/document-frames.js










/** The largest document that is read, in bytes: it is held in memory whole. */
const MAX_DOCUMENT = 128 * 1024 * 1024;
/**
 * Reads a log whose values stand on more than one line: one document, an array of items, or values one after the other.
 *
 * Lines before and between the values that are no JSON are passed over, and so is the element or the value that the
 * end of the file cuts off. Any other fault is an error: what follows it could be read in more than one way.
 */
class DocumentFrames {
    chunks = [];
    length = 0;
    /** All of the file, then a 0. */
    text = Buffer.alloc(1);
    lines = new LineIndex(this.text);
    /** The next byte to read. */
    at = 0;
    /** Where the value at hand ends. */
    end = 0;
    groups = 0;
    tape = new Tape();
    sink;
    member;
    /** @param member the name of the file inside an archive that this is */
    constructor(sink, member) {
        this.sink = sink;
        this.member = member;
    }
    read(chunk) {
        this.length += chunk.length;
        if (this.length > MAX_DOCUMENT)
            throw tooLarge();
        this.chunks.push(Buffer.from(chunk));
    }
    finish() {
        this.text = Buffer.concat([...this.chunks.splice(0), Buffer.of(0)]);
        this.lines = new LineIndex(this.text);
        try {
            this.checkUtf8();
            while (this.passSpace() < this.length)
                this.value();
        }
        catch (error) {
            if (!isFault(error) || error.place.offset === undefined)
                throw error;
            throw error.at(this.place(error.place.offset));
        }
    }
    value() {
        const byte = this.text[this.at];
        if (byte === LEFT_BRACKET)
            this.array();
        else if (byte !== LEFT_BRACE)
            this.skipLine();
        else if (this.parse(this.at))
            this.give(0);
    }
    array() {
        const start = this.at++;
        const group = ++this.groups;
        for (let elements = 0;; elements++) {
            const byte = this.text[this.passSpace()];
            if (byte === RIGHT_BRACKET && elements === 0)
                break;
            if (!this.parse(elements === 0 ? start : -1))
                return;
            this.give(group);
            this.passSpace();
            if (this.at >= this.length) {
                this.sink.skip('cut off', this.lines.lineOf(this.at));
                return;
            }
            if (this.text[this.at] === RIGHT_BRACKET)
                break;
            if (this.text[this.at] !== COMMA)
                throw this.unseparated();
            this.at++;
        }
        this.at++;
    }
    /**
     * Reads the value at hand.
     *
     * @param start where a line starts that may be no JSON at all, or -1
     * @returns whether there is a value; what is none was passed over
     * @throws ToolReplayError for a fault in the middle of the document
     */
    parse(start) {
        try {
            this.end = this.tape.readFirst(this.text, this.at, this.length);
            return true;
        }
        catch (error) {
            if (!isFault(error))
                throw error;
            const offset = error.place.offset;
            if (isCutOff(this.text, offset, this.length)) {
                this.sink.skip('cut off', this.lines.lineOf(this.at));
                this.at = this.length;
            }
            else if (start >= 0 && this.lines.lineOf(offset) === this.lines.lineOf(start)) {
                this.at = start;
                this.skipLine();
            }
            else
                throw error;
            return false;
        }
    }
    give(group) {
        this.at = this.end;
        const { member } = this;
        const item = { node: new JsonNode(this.tape), group };
        if (member === undefined) {
            this.sink.item(item, (node) => ({ line: this.lines.lineOf(node.start) }));
            return;
        }
        const pointers = new Pointers(this.tape);
        this.sink.item({ ...item, member }, (node) => ({
            line: this.lines.lineOf(node.start),
            where: `${member}#${pointers.pointerTo(node.start)}`,
        }));
    }
    skipLine() {
        this.sink.skip('not JSON', this.lines.lineOf(this.at));
        const end = this.text.indexOf(LF, this.at);
        this.at = end < 0 ? this.length : end;
    }
    /** @returns the next byte's place */
    passSpace() {
        const { text } = this;
        let { at } = this;
        while (text[at] === SPACE || text[at] === LF || text[at] === CR || text[at] === TAB)
            at++;
        this.at = at;
        return at;
    }
    checkUtf8() {
        const invalid = invalidUtf8At(this.text, 0, this.length);
        // The end of the file may cut a character in two.
        if (invalid < 0 || this.length - invalid < 4)
            return;
        throw new src_error/* ToolReplayError */.K('encoding', { found: invalidUtf8(this.text[invalid]), expected: 'UTF-8' }, { offset: invalid });
    }
    unseparated() {
        const found = describe(this.text, this.at, this.length);
        return new src_error/* ToolReplayError */.K('json', { found, expected: "',' or ']'" }, { offset: this.at });
    }
    place(offset) {
        const start = this.text.lastIndexOf(LF, offset - 1) + 1;
        return { line: this.lines.lineOf(offset), column: columnOf(this.text, start, offset) };
    }
}
/** Whether a fault is no more than that the text ends: at its end, or at an escape or a word that it cuts in two. */
function isCutOff(text, offset, end) {
    if (offset >= end)
        return true;
    const rest = end - offset > 8 ? '' : text.toString('latin1', offset, end);
    return /^(\\u?[0-9a-f]{0,3}|t|tr|tru|f|fa|fal|fals|n|nu|nul)$/i.test(rest);
}
function tooLarge() {
    const limit = `${MAX_DOCUMENT / 1024 / 1024} MiB`;
    return new src_error/* ToolReplayError */.K('document-too-long', {
        found: `a document of more than ${limit}`,
        expected: `at most ${limit}`,
        advice: 'a log of one JSON value a line can have any size',
    });
}
//# sourceMappingURL=document-frames.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/agentv.js
/**
 * AgentV's normalized transcript (`agentv.transcript.v1`), one message a line: what its importers make of the logs of
 * other agents, and what its runs write.
 *
 * A call has its answer with it. A test and its target are one session; messages that are numbered from the start
 * again are of another run.
 */
const agentv = {
    name: 'agentv',
    ids: 'reused',
    detect: isAgentV,
    reader: (log) => new AgentVReader(log),
};
function isAgentV(node) {
    const version = node.get('schema_version')?.string();
    if (version !== undefined)
        return version.startsWith('agentv.transcript.') && node.get('role') !== undefined;
    const isMessage = node.get('test_id')?.kind === 'string' && node.get('message_index')?.kind === 'number';
    return isMessage && node.get('role')?.kind === 'string' && node.get('source')?.kind === 'object';
}
class AgentVReader {
    log;
    conversations = new Map();
    constructor(log) {
        this.log = log;
    }
    read({ node }) {
        if (!isAgentV(node)) {
            this.log.unknown();
            return;
        }
        const session = this.sessionOf(node);
        this.log.session(session);
        const batch = node.get('message_index')?.id();
        for (const call of node.get('tool_calls')?.items() ?? []) {
            const answer = answerOf(call);
            const tool = call.get('tool')?.string();
            if (tool === undefined) {
                this.log.unknown();
                continue;
            }
            this.log.call({
                session,
                id: undefined,
                tool,
                args: call.get('input'),
                at: call,
                ...(batch !== undefined && { batch }),
                ...(answer !== undefined && { answer }),
            });
        }
    }
    sessionOf(node) {
        const test = node.get('test_id')?.string() ?? 'main';
        const target = node.get('target')?.string();
        const name = target === undefined ? test : `${test} (${target})`;
        const index = node.get('message_index')?.number() ?? Number.POSITIVE_INFINITY;
        const conversation = this.conversations.get(name) ?? { runs: 1, index: -1 };
        if (index === 0 && conversation.index >= 0)
            conversation.runs++;
        conversation.index = index;
        this.conversations.set(name, conversation);
        return conversation.runs === 1 ? name : `${name} run ${conversation.runs}`;
    }
}
/** What a call got, if the log says that it got something. */
function answerOf(call) {
    const status = call.get('status');
    const value = call.get('output');
    const isError = status?.is('error') ?? false;
    if (value === undefined && !isError && !status?.is('ok'))
        return undefined;
    return { value, at: call, isError };
}
//# sourceMappingURL=agentv.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/tool-name.js
/** The name of a tool; one of an MCP server as agents write it, `mcp__server__tool`. */
function toolName(name, server) {
    const tool = name ?? '';
    return server === undefined || server === '' ? tool : `mcp__${server}__${tool}`;
}
/**
 * The name of a tool that has a namespace, as Codex has them since 2026: `mcp__server__` or `mcp__server`.
 *
 * `functions` is where the tools are that have none.
 */
function namespaced(name, namespace) {
    const tool = name ?? '';
    if (namespace === undefined || namespace === '' || namespace === 'functions')
        return tool;
    return namespace.endsWith('_') || tool.startsWith('_') ? namespace + tool : `${namespace}__${tool}`;
}
//# sourceMappingURL=tool-name.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/anthropic-blocks.js

/** The types of block that call a tool. */
const CALLS = new Set(['tool_use', 'server_tool_use', 'mcp_tool_use']);
/** How the types of block end that hold a result. */
const RESULT = 'tool_result';
/**
 * Tells the calls and results in the content of one message, in the shape of Anthropic's Messages API.
 *
 * Tools that the server runs have blocks of their own (`server_tool_use`, `mcp_tool_use`), and results whose type ends
 * in `tool_result`.
 */
function readBlocks(content, log, context) {
    if (content === undefined)
        return;
    const { session, batch, scope } = context;
    const scoped = (id) => id === undefined || scope === undefined ? id : `${scope} ${id}`;
    for (const block of content.items()) {
        const type = block.get('type')?.string() ?? '';
        if (CALLS.has(type)) {
            log.call({
                session,
                id: scoped(block.get('id')?.string()),
                tool: toolName(block.get('name')?.string(), block.get('server_name')?.string()),
                args: block.get('input'),
                at: block,
                ...(batch !== undefined && { batch }),
            });
        }
        else if (type.endsWith(RESULT)) {
            log.result({
                session,
                id: scoped(block.get('tool_use_id')?.string()),
                value: block.get('content'),
                at: block,
                isError: isError(block),
                isUnchanged: context.isUnchanged?.(block) ?? false,
            });
        }
    }
}
/** Whether the content of a message holds a call or a result: nothing else in it is Anthropic's alone. */
function hasToolBlock(content) {
    for (const block of content?.items() ?? []) {
        const type = block.get('type')?.string() ?? '';
        const isCall = CALLS.has(type) && block.get('name')?.kind === 'string' && block.get('input') !== undefined;
        if (isCall || (type.endsWith(RESULT) && block.get('tool_use_id')?.kind === 'string'))
            return true;
    }
    return false;
}
/** A tool that the server runs has no `is_error`: it fails with an error object for a result. */
function isError(block) {
    if (block.get('is_error')?.isTrue)
        return true;
    return block.at('content', 'type')?.string()?.endsWith(`${RESULT}_error`) ?? false;
}
//# sourceMappingURL=anthropic-blocks.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/conversations.js
/**
 * Names the conversations of a log that holds one after the other.
 *
 * A conversation is over when the next starts. One that is told in parts, the one directly after the other under the
 * same id, goes on.
 */
class Conversations {
    log;
    current;
    count = 0;
    constructor(log) {
        this.log = log;
    }
    /**
     * Starts the next conversation, or goes on with the one at hand.
     *
     * @param id what the log calls it, if it does
     * @returns the name of its session
     */
    enter(id) {
        const ordinal = ++this.count;
        const name = id === undefined || id === '' ? `conversation ${ordinal}` : id;
        if (this.current !== undefined && this.current !== name)
            this.log.end(this.current);
        this.current = name;
        this.log.session(name);
        return name;
    }
}
//# sourceMappingURL=conversations.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/anthropic-messages.js


/** Where writers put the id of the conversation. */
const SESSION_KEYS = ['sessionId', 'session_id', 'conversation_id', 'conversationId'];
/**
 * Messages of Anthropic's Messages API, as a request, a response or a home-made log holds them, and as Cline and Roo
 * store theirs.
 *
 * A conversation is an object with `messages` or an array of messages; messages that stand alone on their lines, such
 * as responses of the API, are one conversation together. The API refuses a conversation that has an id twice, so what
 * is under the same id twice in one is a copy; across conversations nothing is known of ids.
 */
const anthropicMessages = {
    name: 'anthropic-messages',
    ids: 'unique',
    detect: isAnthropic,
    reader: (log) => new MessagesReader(log),
};
/** Messages that are text look the same at every vendor: only a call or a result tells. */
function isAnthropic(node) {
    const messages = messagesOf(node);
    if (messages === undefined)
        return holdsTool(node);
    for (const message of messages.items())
        if (holdsTool(message))
            return true;
    return false;
}
function holdsTool(message) {
    const role = message.get('role');
    if (role === undefined || !(role.is('assistant') || role.is('user')))
        return false;
    return message.get('tool_calls') === undefined && hasToolBlock(message.get('content'));
}
/** The messages of an item that is a conversation. */
function messagesOf(node) {
    const messages = node.kind === 'array' ? node : node.get('messages');
    return messages?.kind === 'array' ? messages : undefined;
}
function idIn(node, keys) {
    for (const key of keys) {
        const id = node.get(key)?.id();
        if (id !== undefined)
            return id;
    }
    return undefined;
}
class MessagesReader {
    log;
    conversations;
    /** The conversation of messages that are items themselves, and the group of items that it is. */
    session = '';
    group;
    messages = 0;
    constructor(log) {
        this.log = log;
        this.conversations = new Conversations(log);
    }
    read({ node, group }) {
        const messages = messagesOf(node);
        if (messages !== undefined) {
            this.group = undefined;
            const session = this.conversations.enter(idIn(node, [...SESSION_KEYS, 'id']));
            for (const message of messages.items())
                this.message(message, session);
        }
        else if (node.get('role')?.kind === 'string' && node.get('content') !== undefined) {
            if (group !== this.group)
                this.session = this.conversations.enter(undefined);
            this.group = group;
            // Messages of several conversations may be told in turn.
            const session = idIn(node, SESSION_KEYS) ?? this.session;
            this.message(node, session);
        }
        else
            this.log.unknown();
    }
    message(message, session) {
        const batch = `message ${++this.messages}`;
        readBlocks(message.get('content'), this.log, { session, batch, scope: session });
    }
}
//# sourceMappingURL=anthropic-messages.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/atif-step.js
/** The results that a step of ATIF holds. One exporter writes them as `observations`. */
function resultsOf(step) {
    return [...((step.at('observation', 'results') ?? step.get('observations'))?.items() ?? [])];
}
/** The call that a result says it is of. */
function sourceOf(result) {
    return result.get('source_call_id')?.id() || undefined;
}
/**
 * Pairs the calls and results of one step of ATIF.
 *
 * By id first. Where no result of the step has one, the n-th result is of the n-th call if there are as many of both.
 * If there are not, as when a terminal shows once what several commands did, none is anyone's: a guess could make one
 * call look as if it had two answers.
 */
function answersIn(calls, results) {
    const answers = new Map();
    const rest = [];
    if (calls.length === results.length && results.every((result) => sourceOf(result) === undefined)) {
        for (const [k, result] of results.entries())
            answers.set(k, result);
        return { answers, rest };
    }
    const waiting = placesById(calls);
    for (const result of results) {
        const id = sourceOf(result);
        const place = id === undefined ? undefined : waiting.get(id)?.pop();
        if (place === undefined)
            rest.push(result);
        else
            answers.set(place, result);
    }
    return { answers, rest };
}
/** The places of the calls with an id, the first one last. */
function placesById(calls) {
    const places = new Map();
    for (const [k, call] of [...calls.entries()].reverse()) {
        const id = call.get('tool_call_id')?.id();
        if (id === undefined)
            continue;
        const known = places.get(id);
        if (known === undefined)
            places.set(id, [k]);
        else
            known.push(k);
    }
    return places;
}
//# sourceMappingURL=atif-step.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/atif.js


/** Where a trajectory stands inside something else: one, or an array of such. */
const CARRIERS = ['trajectory', 'trajectories'];
/** Sub-agents can be nested as deep as JSON can; their names, one inside the other, are not to grow with that. */
const LONGEST_ID = 200;
/**
 * Trajectories in the Agent Trajectory Interchange Format, versions 1.0 to 1.7, as Harbor and other exporters write
 * them: one a document, one a line, or one inside another object as its `trajectory`.
 *
 * A step holds calls and their results together. `source_call_id` names a call of that step; results without one are
 * paired in order where there are as many as calls, and answer none otherwise. Steps marked as copied from another
 * trajectory are counted, not read again. There is no field for an error.
 */
const atif = {
    name: 'atif',
    ids: 'reused',
    detect(node) {
        for (const _ of trajectoriesIn(node))
            return true;
        return false;
    },
    reader: (log) => new AtifReader(log),
};
/** One exporter has the version and no steps: its files are something else. */
function isTrajectory(node) {
    const hasVersion = node.get('schema_version')?.string()?.startsWith('ATIF-') ?? false;
    return hasVersion && node.get('steps')?.kind === 'array';
}
/** The trajectories of an item: itself, or what it carries, or what a member of it does. */
function* trajectoriesIn(node) {
    if (isTrajectory(node)) {
        yield node;
        return;
    }
    yield* carriedBy(node);
    for (const [key, value] of node.members())
        if (!CARRIERS.includes(key))
            yield* carriedBy(value);
}
function* carriedBy(node) {
    for (const key of CARRIERS) {
        const carried = node.get(key);
        if (carried === undefined)
            continue;
        if (isTrajectory(carried))
            yield carried;
        for (const element of carried.items())
            if (isTrajectory(element))
                yield element;
    }
}
/** A session can be in several trajectories, so that where a trajectory has an id of its own, that is its name. */
function idOf(trajectory) {
    const id = trajectory.get('trajectory_id')?.string() ?? trajectory.get('session_id')?.string();
    return id?.slice(0, LONGEST_ID) || undefined;
}
class AtifReader {
    log;
    conversations;
    steps = 0;
    /** Whether something stands where a call should that has no name. */
    hasNoCall = false;
    constructor(log) {
        this.log = log;
        this.conversations = new Conversations(log);
    }
    read({ node }) {
        let isKnown = false;
        this.hasNoCall = false;
        for (const trajectory of trajectoriesIn(node)) {
            isKnown = true;
            this.trajectory(trajectory, this.conversations.enter(idOf(trajectory)));
        }
        if (!isKnown || this.hasNoCall)
            this.log.unknown();
    }
    trajectory(trajectory, session) {
        const open = new Map();
        for (const step of trajectory.get('steps')?.items() ?? []) {
            if (step.get('is_copied_context')?.isTrue)
                this.copied(step, session);
            else
                this.step(step, session, open);
        }
        let children = 0;
        for (const child of trajectory.get('subagent_trajectories')?.items() ?? []) {
            const name = `${session}/${idOf(child) ?? `sub-agent ${++children}`}`;
            this.log.session(name);
            this.trajectory(child, name);
            this.log.end(name);
        }
    }
    copied(step, session) {
        for (const _ of this.callsOf(step))
            this.log.copy(session);
        if (isSystem(step))
            return;
        for (const _ of resultsOf(step))
            this.log.copy(session);
    }
    callsOf(step) {
        const calls = [];
        for (const call of step.get('tool_calls')?.items() ?? []) {
            if (call.get('function_name')?.kind === 'string')
                calls.push(call);
            else
                this.hasNoCall = true;
        }
        return calls;
    }
    /** @param open the calls of the steps before that have no result, by id */
    step(step, session, open) {
        const calls = this.callsOf(step);
        const { answers, rest } = answersIn(calls, resultsOf(step));
        const unanswered = [];
        const batch = `step ${++this.steps}`;
        for (const [k, call] of calls.entries()) {
            const id = call.get('tool_call_id')?.id();
            const result = answers.get(k);
            const answer = result && { value: result.get('content'), at: result };
            const before = id === undefined ? undefined : open.get(id);
            if (id !== undefined && before !== undefined && isSame(before, call)) {
                // Some exporters write a step when a call is made, and the call again in the step that has its result.
                this.log.copy(session);
                if (answer === undefined)
                    continue;
                open.delete(id);
                this.log.result({ session, id, ...answer });
                continue;
            }
            const tool = call.get('function_name')?.string() ?? '';
            const args = call.get('arguments');
            this.log.call({ session, id, tool, args, at: call, batch, ...(answer && { answer }) });
            if (answer === undefined && id !== undefined)
                unanswered.push([id, call]);
        }
        for (const [id, call] of unanswered)
            open.set(id, call);
        for (const result of rest)
            this.late(result, { step, session, open });
    }
    /** A result that answers no call of its step: some exporters write results as steps of their own. */
    late(result, at) {
        const { step, session, open } = at;
        const id = sourceOf(result);
        const isAnswer = id !== undefined && open.delete(id);
        // What the system observes, such as a summary of the context, answers nobody.
        if (!isAnswer && isSystem(step))
            return;
        this.log.result({ session, id, value: result.get('content'), at: result });
    }
}
function isSystem(step) {
    return step.get('source')?.is('system') ?? false;
}
/** Whether two calls with one id are one call written twice. */
function isSame(one, other) {
    return ['function_name', 'arguments'].every((key) => {
        const a = one.get(key);
        const b = other.get(key);
        if (a === undefined || b === undefined)
            return a === b;
        return a.text.subarray(a.start, a.end).equals(b.text.subarray(b.start, b.end));
    });
}
//# sourceMappingURL=atif.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/claude.js

/** Types of line that hold no call. The list is open: what is not on it is counted as unknown. */
const WITHOUT_CALLS = new Set([
    ...['summary', 'system', 'progress', 'attachment', 'file-history-snapshot', 'file-history-delta', 'queue-operation'],
    ...['last-prompt', 'agent-setting', 'agent-name', 'agent-color', 'ai-title', 'custom-title', 'mode', 'tag'],
    ...['permission-mode', 'pr-link', 'worktree-state', 'result', 'stream_event', 'rate_limit_event', 'tool_progress'],
    ...['tool_use_summary', 'auth_status', 'keep_alive', 'control_request', 'control_response', 'prompt_suggestion'],
]);
/** How Claude Code says that a file is as it was when the same read was made before. */
const UNCHANGED = 'File unchanged since last read';
/**
 * Claude Code: session files, `--output-format stream-json`, and the array of the same messages that
 * `claude-code-action` writes.
 *
 * One content block a line; calls with the same `message.id` were issued together. The lines are in the order in which
 * things happened, whatever branch of the conversation they are on. A sub-agent is a session of its own.
 */
const claude = {
    name: 'claude-code',
    ids: 'unique',
    refersBack: new Set(['Read']),
    detect: isClaude,
    reader: (log) => new ClaudeReader(log),
};
/** Cursor's stream has the same first line and the same types: what it has not is looked for. */
function isClaude(node) {
    const type = node.get('type');
    if (type === undefined)
        return false;
    if (type.is('assistant') || type.is('user')) {
        const has = (key) => node.get(key) !== undefined;
        if (node.at('message', 'content') === undefined)
            return false;
        return (has('sessionId') && has('uuid')) || (has('session_id') && has('parent_tool_use_id'));
    }
    if (type.is('system'))
        return node.get('subtype')?.is('init') === true && node.get('tools')?.kind === 'array';
    return type.is('result') && node.get('num_turns') !== undefined;
}
class ClaudeReader {
    log;
    /** The sub-agent that each line of one is part of, by the line's uuid, where lines do not say so themselves. */
    sidechains = new Map();
    sidechainsSeen = 0;
    /** The conversation that the sub-agents are of. */
    main = 'main';
    constructor(log) {
        this.log = log;
    }
    read({ node }) {
        const type = node.get('type')?.string();
        if (type !== 'assistant' && type !== 'user') {
            if (type === undefined || !WITHOUT_CALLS.has(type))
                this.log.unknown();
            return;
        }
        const session = this.sessionOf(node);
        this.log.session(session);
        const message = node.get('message');
        readBlocks(message?.get('content'), this.log, {
            session,
            batch: message?.get('id')?.string(),
            isUnchanged: (result) => isUnchanged(node, result),
        });
    }
    sessionOf(node) {
        // Not every line says whose it is.
        this.main = node.get('sessionId')?.string() ?? node.get('session_id')?.string() ?? this.main;
        if (node.get('isSidechain')?.isTrue)
            return `${this.main}/${node.get('agentId')?.string() ?? this.sidechainOf(node)}`;
        const parent = node.get('parent_tool_use_id')?.string();
        return parent === undefined ? this.main : `${this.main}/${parent}`;
    }
    /** Before agents had ids, a sub-agent's lines hung together by `parentUuid` alone. */
    sidechainOf(node) {
        const parent = node.get('parentUuid')?.string();
        const known = parent === undefined ? undefined : this.sidechains.get(parent);
        const sidechain = known ?? `sub-agent ${++this.sidechainsSeen}`;
        const uuid = node.get('uuid')?.string();
        if (uuid !== undefined)
            this.sidechains.set(uuid, sidechain);
        return sidechain;
    }
}
function isUnchanged(line, result) {
    if (line.at('toolUseResult', 'type')?.is('file_unchanged'))
        return true;
    const content = result.get('content');
    // Not decoded to see: most results are long and start otherwise.
    const start = content?.kind === 'string' ? content.text.toString('latin1', content.start + 1, content.start + 31) : '';
    return start === UNCHANGED;
}
//# sourceMappingURL=claude.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/codex-output.js
/** The first line of a header, in all its versions. */
const FIRST_LINE = /^(?:Chunk ID: |Wall time: |Exit code: |Process (?:exited with code|running with session ID) |Script (?:completed|failed|terminated|running with cell ID ))/;
/** How far its last line is from there at most: a warning may stand between. */
const MOST_LINES = 12;
/** A running process of unified exec, or a running cell of a script, as both are numbered on their own. */
function running(kind, id) {
    return `${kind} ${id}`;
}
/** Whether a number is what a process can exit with. */
function exitCodeOf(value) {
    return Number.isSafeInteger(value) ? value : undefined;
}
/**
 * Takes the output of a tool of Codex apart.
 *
 * Codex tells an exit code, and has no other mark of failure, in one of two ways: as JSON text
 * `{"output":\u2026,"metadata":{"exit_code":\u2026,"duration_seconds":\u2026}}` (up to about 0.50, of `apply_patch` also later), or in
 * a header of the text, whose last line is `Output:`. Duration, wall time, chunk id and token count differ from run to
 * run and are no part of what came back. Without a header nothing is read into the text.
 */
function readOutput(output) {
    if (output?.kind === 'array')
        return fromItems(output);
    const text = output?.string();
    if (text === undefined)
        return { value: output };
    return fromJson(text) ?? fromHeader(text, []) ?? { value: text };
}
/** Where the output is a list, the header is in front in a text of its own, or in front of the first text. */
function fromItems(output) {
    const items = output.items();
    const first = items.next();
    const text = first.done === true ? undefined : first.value.get('text')?.string();
    if (text === undefined || !FIRST_LINE.test(text))
        return { value: output };
    return fromHeader(text, [...items].map(textOf)) ?? { value: output };
}
/** What is no text is kept as its JSON. */
function textOf(item) {
    return item.get('text')?.string() ?? item.text.toString('utf8', item.start, item.end);
}
function fromJson(text) {
    if (!text.startsWith('{"output":'))
        return undefined;
    const parsed = parseObject(text);
    const metadata = parsed?.['metadata'];
    if (typeof parsed?.['output'] !== 'string' || typeof metadata !== 'object' || metadata === null)
        return undefined;
    const exitCode = exitCodeOf(metadata.exit_code);
    return exitCode === undefined ? undefined : { value: parsed['output'], exitCode };
}
/** @param more the texts after the one that starts with the header */
function fromHeader(text, more) {
    if (!FIRST_LINE.test(text))
        return undefined;
    let exitCode;
    let process;
    let joint = more.length > 0 ? '\n' : '';
    for (let start = 0, lines = 0; lines < MOST_LINES && start < text.length; lines++) {
        const found = text.indexOf('\n', start);
        const end = found < 0 ? text.length : found;
        const line = text.slice(start, end);
        if (line === 'Output:') {
            const value = [text.slice(end + 1), ...more].filter((part) => part !== '').join('\n');
            const header = { joint, ...(process !== undefined && { running: process }) };
            return { value, header, ...(exitCode !== undefined && { exitCode }) };
        }
        const [, , code] = /^(Process exited with code|Exit code:) (-?\d{1,10})$/.exec(line) ?? [];
        exitCode ??= code === undefined ? undefined : Number(code);
        const [, session] = /^Process running with session ID ([^\s]{1,99})$/.exec(line) ?? [];
        if (session !== undefined)
            process = running('session', session);
        if (line.startsWith('Script '))
            joint = '\n';
        const [, cell] = /^Script running with cell ID ([^\s]{1,99})$/.exec(line) ?? [];
        if (cell !== undefined)
            process = running('cell', cell);
        start = end + 1;
    }
    return undefined;
}
/** The object that a text is the JSON of. */
function parseObject(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null ? value : undefined;
    }
    catch {
        return undefined;
    }
}
//# sourceMappingURL=codex-output.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/codex-events.js


/** Types of event that hold no call. */
const codex_events_WITHOUT_CALLS = new Set([
    ...['session_configured', 'task_started', 'task_complete', 'turn_aborted', 'turn_diff', 'token_count', 'error'],
    ...['agent_message', 'agent_message_delta', 'agent_reasoning', 'agent_reasoning_delta', 'user_message'],
    ...['agent_reasoning_section_break', 'agent_reasoning_raw_content', 'agent_reasoning_raw_content_delta'],
    ...['exec_command_output_delta', 'exec_approval_request', 'apply_patch_approval_request', 'background_event'],
    ...['plan_update', 'stream_error', 'shutdown_complete', 'web_search_begin', 'warning'],
]);
const WITH_CALLS = new Set([
    ...['exec_command_begin', 'exec_command_end', 'mcp_tool_call_begin', 'mcp_tool_call_end'],
    ...['patch_apply_begin', 'patch_apply_end', 'web_search_end'],
]);
/** Whether it is an event of the protocol, as `codex exec --json` printed them before there were items. */
function isEvent(node) {
    const type = node.at('msg', 'type')?.string();
    if (type === undefined || node.get('id') === undefined)
        return false;
    return WITH_CALLS.has(type) || type === 'session_configured' || type === 'task_started';
}
/**
 * Tells what an event of the protocol says of a call. Its lines are `{id, msg: {type, call_id, \u2026}}`, after one with the
 * settings and one with the prompt.
 *
 * @returns the id of the session, when the event tells it
 */
function readEvent(node, log, session) {
    const event = node.get('msg');
    const type = event?.get('type')?.string();
    if (event === undefined || type === undefined) {
        if (node.get('prompt') === undefined && node.get('model') === undefined)
            log.unknown();
        return undefined;
    }
    if (type === 'session_configured') {
        const id = event.get('session_id')?.string();
        if (id !== undefined)
            log.session(id);
        return id;
    }
    const id = event.get('call_id')?.id();
    const call = (tool, args, answer) => log.call({ session, id, tool, args, at: event, ...(answer !== undefined && { answer }) });
    const invocation = event.get('invocation');
    switch (type) {
        case 'exec_command_begin':
            call('command_execution', { command: event.get('command'), cwd: event.get('cwd') });
            break;
        case 'patch_apply_begin':
            call('file_change', { changes: event.get('changes') });
            break;
        case 'mcp_tool_call_begin': {
            const name = toolName(invocation?.get('tool')?.string(), invocation?.get('server')?.string());
            call(name, invocation?.get('arguments'));
            break;
        }
        case 'web_search_end':
            // Only its end tells what was looked for.
            call('web_search', { query: event.get('query'), action: event.get('action') }, { value: undefined, at: event });
            break;
        case 'exec_command_end':
        case 'patch_apply_end':
        case 'mcp_tool_call_end':
            log.result({ session, id, ...codex_events_answerOf(event) });
            break;
        default:
            if (!codex_events_WITHOUT_CALLS.has(type))
                log.unknown();
    }
    return undefined;
}
/** An end has streams and an exit code or `success`, or a result that is `{Ok: \u2026}` or `{Err: \u2026}`. */
function codex_events_answerOf(event) {
    const result = event.get('result');
    if (result !== undefined) {
        const ok = result.get('Ok');
        const isError = ok === undefined || (ok.get('isError') ?? ok.get('is_error'))?.isTrue === true;
        return { value: ok ?? result.get('Err') ?? result, at: event, isError };
    }
    const all = event.get('aggregated_output');
    const value = all === undefined ? { stdout: event.get('stdout'), stderr: event.get('stderr') } : undefined;
    const exitCode = exitCodeOf(event.get('exit_code')?.number());
    const status = event.get('status');
    const success = event.get('success');
    return {
        value: value ?? { aggregated_output: all },
        at: event,
        isError: (success?.kind === 'boolean' && !success.isTrue) || status?.is('failed') === true,
        ...(exitCode !== undefined && { exitCode }),
    };
}
//# sourceMappingURL=codex-events.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/documents.js
/** Keys under which documents hold the lines of a log of lines. */
const LINES = ['items', 'events'];
/**
 * Reads a log of lines also where its lines were made the elements of an array, or of one in a document.
 *
 * @param make makes the reader of one log, which has this name if it does not tell its own
 */
function readLines(make) {
    let logs = 0;
    let group = 0;
    let reader;
    const finish = () => {
        reader?.finish();
        reader = undefined;
    };
    const open = () => {
        reader ??= make(++logs === 1 ? 'main' : `conversation ${logs}`);
        return reader;
    };
    return {
        read(item) {
            const lines = linesIn(item.node);
            if (lines !== undefined || item.group !== group)
                finish();
            group = item.group;
            if (lines === undefined)
                open().line(item.node);
            else {
                for (const line of lines.items())
                    open().line(line);
                finish();
            }
        },
        finish,
    };
}
/**
 * Whether an item is a line of a log, or a document with such lines.
 *
 * @param isElement what is looked for in a document
 */
function hasLine(node, isLine, isElement = isLine) {
    const lines = linesIn(node);
    if (lines === undefined)
        return isLine(node);
    for (const line of lines.items())
        if (isElement(line))
            return true;
    return false;
}
/** The array of the lines that a document holds; undefined when it is a line itself. */
function linesIn(node) {
    if (node.kind !== 'object' || node.get('type') !== undefined)
        return undefined;
    return LINES.map((key) => node.get(key)).find((lines) => lines?.kind === 'array');
}
//# sourceMappingURL=documents.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/codex-exec.js





/** Types of line that hold no call. */
const LINES_WITHOUT_CALLS = new Set(['item.updated', 'turn.started', 'turn.completed', 'turn.failed', 'error']);
/** Types of item that hold no call. */
const ITEMS_WITHOUT_CALLS = new Set(['agent_message', 'assistant_message', 'reasoning', 'todo_list', 'error']);
/** Types of item whose arguments are only known when they are completed. */
const LATE = new Set(['web_search', 'collab_tool_call']);
/**
 * Codex: the events that `codex exec --json` prints.
 *
 * Up to September 2025 an item has `item_type` for `type`, and before that the events are those of the protocol,
 * `{id, msg: {type, \u2026}}`. Both are read also as elements of an array, or of `items` or `events` of a document.
 *
 * An item is one call: `item.started` if it is there, and what `item.completed` says. A thread is a session, and a
 * thread that another one started is one below it.
 */
const codexExec = {
    name: 'codex-exec',
    ids: 'unique',
    detect: (node) => hasLine(node, isLine),
    reader: (log) => readLines((name) => new ExecReader(log, name)),
};
function isLine(node) {
    const type = node.get('type')?.string();
    if (type === undefined)
        return isEvent(node);
    if (type === 'thread.started')
        return node.get('thread_id')?.kind === 'string';
    if (type !== 'item.started' && type !== 'item.updated' && type !== 'item.completed')
        return false;
    return typeOf(node.get('item')) !== undefined;
}
function typeOf(item) {
    return (item?.get('type') ?? item?.get('item_type'))?.string();
}
class ExecReader {
    log;
    /** The thread that was started last. */
    thread;
    hasThread = false;
    /** Threads so far: the items of each are numbered anew, also when one is resumed. */
    threads = 0;
    /** The ids of items that were told as calls when they started. */
    started = new Set();
    /** The items that started and are not told yet, by id. */
    late = new Map();
    sessions = new Set();
    constructor(log, name) {
        this.log = log;
        this.thread = name;
    }
    line(node) {
        const type = node.get('type')?.string();
        if (type === 'thread.started')
            this.begin(node.get('thread_id')?.string());
        else if (type === 'session.created')
            this.begin(node.get('session_id')?.string());
        else if (type === 'item.started' || type === 'item.completed')
            this.item(node.get('item') ?? node, type);
        else if (type === undefined)
            this.event(node);
        else if (!LINES_WITHOUT_CALLS.has(type))
            this.log.unknown();
        if (type === 'turn.completed' || type === 'turn.failed')
            this.tellLate();
    }
    finish() {
        this.tellLate();
        for (const session of this.sessions)
            this.log.end(session);
    }
    begin(thread) {
        this.tellLate();
        this.threads++;
        this.started.clear();
        this.thread = thread ?? this.thread;
        this.hasThread = thread !== undefined;
        this.enter(this.thread);
    }
    enter(session) {
        this.sessions.add(session);
        this.log.session(session);
        return session;
    }
    event(node) {
        this.thread = readEvent(node, this.log, this.thread) ?? this.thread;
        this.sessions.add(this.thread);
    }
    item(item, line) {
        const type = typeOf(item) ?? '';
        if (ITEMS_WITHOUT_CALLS.has(type))
            return;
        const action = actionOf(type, item);
        if (action === undefined) {
            this.log.unknown();
            return;
        }
        const session = this.enter(this.sessionOf(item));
        const own = item.get('id')?.id();
        const id = own === undefined ? undefined : `${this.threads}/${session}/${own}`;
        const { tool, args } = action;
        const call = { session, id, tool, args, at: item };
        if (line === 'item.completed')
            this.complete(call, codex_exec_answerOf(item, action));
        // What has no id could not be known again when it is completed.
        else if (id !== undefined && LATE.has(type)) {
            this.late.set(id, { ...call, args: args && codex_exec_textOf(args), at: this.log.spot(item) });
        }
        else if (id !== undefined) {
            this.log.call(call);
            this.started.add(id);
        }
    }
    complete(call, answer) {
        const { session, id } = call;
        if (id !== undefined && this.started.delete(id)) {
            this.log.result({ session, id, ...answer });
            return;
        }
        const started = id === undefined ? undefined : this.late.get(id);
        if (id !== undefined)
            this.late.delete(id);
        this.log.call({ ...call, at: started?.at ?? call.at, answer });
    }
    /** What is not completed by now never is. */
    tellLate() {
        for (const call of this.late.values())
            this.log.call(call);
        this.late.clear();
    }
    /** Only the items that have to do with other threads say whose they are. */
    sessionOf(item) {
        const sender = item.get('sender_thread_id')?.string();
        if (sender === undefined || sender === this.thread)
            return this.thread;
        return this.hasThread ? `${this.thread}/${sender}` : sender;
    }
}
function actionOf(type, item) {
    const tool = item.get('tool')?.string();
    switch (type) {
        case 'command_execution': {
            const value = { aggregated_output: item.get('aggregated_output') };
            return { tool: type, args: { command: item.get('command') }, value };
        }
        case 'file_change':
            return { tool: type, args: { changes: item.get('changes') }, value: { status: item.get('status') } };
        case 'mcp_tool_call': {
            const server = item.get('server')?.string();
            const [result, error] = [item.get('result'), item.get('error')];
            const value = result === undefined || result.isNull ? error : result;
            return { tool: toolName(tool, server), args: item.get('arguments'), value };
        }
        case 'collab_tool_call': {
            const args = { prompt: item.get('prompt'), receiver_thread_ids: item.get('receiver_thread_ids') };
            return { tool: tool ?? type, args, value: item.get('agents_states') };
        }
        case 'web_search':
            return { tool: type, args: { query: item.get('query'), action: item.get('action') }, value: undefined };
        default:
            return undefined;
    }
}
function codex_exec_answerOf(item, { value }) {
    const status = item.get('status');
    const exitCode = exitCodeOf(item.get('exit_code')?.number());
    return {
        value,
        at: item,
        isError: status?.is('failed') === true || status?.is('declined') === true || item.get('error')?.kind === 'object',
        ...(exitCode !== undefined && { exitCode }),
    };
}
/** The JSON of arguments, for when their item is gone. */
function codex_exec_textOf(args) {
    if (args instanceof JsonNode)
        return args.text.toString('utf8', args.start, args.end);
    const members = Object.entries(args).filter((member) => member[1] !== undefined);
    return `{${members.map(([key, value]) => `${JSON.stringify(key)}:${codex_exec_textOf(value)}`).join(',')}}`;
}
//# sourceMappingURL=codex-exec.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/codex-commands.js

/**
 * Puts the output of a command together that came in parts.
 *
 * Unified exec gives a command some time, then says `Process running with session ID 7`. `write_stdin` with nothing to
 * write waits for more of it, and so does `wait` for a script of which was said that it is running as a cell. Such a
 * call is part of the command, whose result is told when it ended, or at the end of the log. A call that writes to the
 * command is one of its own, though its result may tell that the command ended.
 */
class Commands {
    log;
    running = new Map();
    /** By the id of the command. */
    held = new Map();
    /** The open calls that ask for more, by id. */
    asking = new Map();
    /** The ids of the other open calls: only the first answer to one can start a command. */
    open = new Set();
    constructor(log) {
        this.log = log;
    }
    /** Hears of a call before it is told. @returns the id of the command that it is part of */
    issued(id, tool, args) {
        if (id === undefined || this.held.has(id))
            return undefined;
        const asked = askedFor(tool, args);
        const command = asked === undefined ? undefined : this.running.get(asked.process);
        if (asked === undefined || command === undefined) {
            this.open.add(id);
            return undefined;
        }
        this.asking.set(id, { ...asked, command });
        return asked.isPoll ? command.id : undefined;
    }
    /** Tells a result, now or when the command that it is of has ended. */
    result(session, id, output, at) {
        const { exitCode } = output;
        const answer = { value: output.value, at, ...(exitCode !== undefined && { exitCode }) };
        const asking = id === undefined ? undefined : this.asking.get(id);
        const held = id === undefined ? undefined : this.held.get(id);
        if (id !== undefined && asking !== undefined) {
            this.asking.delete(id);
            this.log.result({ session, id, ...answer });
            this.more(asking, output, at);
        }
        else if (held !== undefined)
            held.copies++;
        else if (id !== undefined &&
            this.open.delete(id) &&
            output.header !== undefined &&
            output.header.running !== undefined) {
            this.start({ session, id, texts: [output.value], joint: output.header.joint }, output.header.running, at);
        }
        else
            this.log.result({ session, id, ...answer });
    }
    /** Nothing more comes of any command. */
    finish() {
        for (const process of [...this.running.keys()])
            this.end(process);
    }
    start(command, process, at) {
        // Its number is free again, so the one before has ended unseen.
        this.end(process);
        const held = { ...command, at: this.log.spot(at), copies: 0 };
        this.running.set(process, held);
        this.held.set(held.id, held);
        this.log.partOfResult(held.session);
    }
    more({ process, command, isPoll }, output, at) {
        const { exitCode } = output;
        // What has no header is about the asking, not of the command.
        if (output.header === undefined || this.running.get(process) !== command)
            return;
        if (isPoll) {
            command.texts.push(output.value);
            command.at = this.log.spot(at);
        }
        if (output.header.running === undefined)
            this.end(process, { at, ...(exitCode !== undefined && { exitCode }) });
    }
    end(process, last) {
        const command = this.running.get(process);
        if (command === undefined)
            return;
        this.running.delete(process);
        const { session, id, texts, joint, at, copies } = command;
        this.held.delete(id);
        const value = texts.filter((text) => text !== '').join(joint);
        for (let answers = 0; answers <= copies; answers++)
            this.log.result({ session, id, value, at, ...last });
    }
}
/** The process that a call is for, and whether it only waits for it. */
function askedFor(tool, args) {
    if ((tool !== 'write_stdin' && tool !== 'wait') || args === undefined)
        return undefined;
    const parsed = parseObject(args.string() ?? args.text.toString('utf8', args.start, args.end));
    const id = parsed?.[tool === 'wait' ? 'cell_id' : 'session_id'];
    if (typeof id !== 'string' && typeof id !== 'number')
        return undefined;
    const isPoll = tool === 'wait' ? parsed?.['terminate'] !== true : (parsed?.['chars'] ?? '') === '';
    return { process: running(tool === 'wait' ? 'cell' : 'session', String(id)), isPoll };
}
//# sourceMappingURL=codex-commands.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/codex-rollout.js




/** Types of line that hold no call of their own; `compacted` holds old ones once more. */
const codex_rollout_LINES_WITHOUT_CALLS = new Set([
    ...['event_msg', 'turn_context', 'world_state', 'compacted'],
    ...['inter_agent_communication', 'inter_agent_communication_metadata'],
]);
/** Types of item that are neither a call nor a result. */
const codex_rollout_ITEMS_WITHOUT_CALLS = new Set([
    ...['message', 'reasoning', 'ghost_snapshot', 'compaction', 'compaction_summary', 'compaction_trigger'],
    ...['context_compaction', 'agent_message', 'additional_tools', 'other'],
]);
const RESULTS = new Set(['function_call_output', 'custom_tool_call_output', 'local_shell_call_output']);
/** Keys of the first line when lines had no envelope. */
const BARE_META = new Set(['id', 'timestamp', 'instructions', 'git', 'cwd', 'originator', 'cli_version']);
/**
 * Codex: the rollout files of its sessions, `~/.codex/sessions/\u2026/rollout-*.jsonl`.
 *
 * Before September 2025 the items of the conversation stand on lines of their own; since then a line is
 * `{timestamp, type, payload}`, and items are the payloads of type `response_item`. Both are read also as elements of
 * an array, or of `items` or `events` of a document. What `event_msg` says of calls the items say too.
 *
 * One file is one session, named by its first meta: a fork or a sub-agent copies the lines of its parent, with the
 * parent's meta, into its own file. No field marks an error: there is the exit code alone.
 */
const codexRollout = {
    name: 'codex-rollout',
    ids: 'unique',
    detect: (node) => hasLine(node, codex_rollout_isLine, (line) => codex_rollout_isLine(line) || isBareCall(line)),
    reader: (log) => readLines((name) => new RolloutReader(log, name)),
};
/** The bare items are those of other logs of the same API too: what stands between them is looked for. */
function codex_rollout_isLine(node) {
    const type = node.get('type')?.string();
    if (type === undefined)
        return node.get('record_type')?.is('state') === true || isBareMeta(node);
    const payload = node.get('payload');
    if (payload?.kind !== 'object')
        return false;
    if (type === 'session_meta')
        return payload.get('id') !== undefined;
    if (type === 'response_item' || type === 'event_msg')
        return payload.get('type')?.kind === 'string';
    return type === 'turn_context' && payload.get('cwd') !== undefined;
}
function isBareMeta(node) {
    if (node.get('id') === undefined || node.get('timestamp') === undefined)
        return false;
    if (node.get('instructions') === undefined)
        return false;
    for (const [key] of node.members())
        if (!BARE_META.has(key))
            return false;
    return true;
}
function isBareCall(node) {
    const type = node.get('type');
    return (type?.is('function_call') || type?.is('custom_tool_call')) === true && node.get('call_id') !== undefined;
}
class RolloutReader {
    log;
    commands;
    name;
    named;
    /** Searches for tools, and answers to such, that have no ids. */
    searches = { calls: 0, results: 0 };
    constructor(log, name) {
        this.log = log;
        this.commands = new Commands(log);
        this.name = name;
    }
    line(node) {
        const type = node.get('type')?.string();
        if (type === 'session_meta')
            this.begin(node.at('payload', 'id'));
        else if (type === 'response_item')
            this.item(node.get('payload') ?? node);
        else if (type !== undefined) {
            if (!codex_rollout_LINES_WITHOUT_CALLS.has(type))
                this.item(node);
        }
        else if (isBareMeta(node))
            this.begin(node.get('id'));
        else if (node.get('record_type') === undefined)
            this.log.unknown();
    }
    finish() {
        this.commands.finish();
        if (this.named !== undefined)
            this.log.end(this.named);
    }
    /** Only the first line that names the session, or that needs a name, does. */
    begin(id) {
        if (this.named === undefined) {
            this.named = id?.string() ?? this.name;
            this.log.session(this.named);
        }
        return this.named;
    }
    item(item) {
        const type = item.get('type')?.string() ?? '';
        const callId = item.get('call_id')?.id();
        const ownId = item.get('id')?.id();
        if (RESULTS.has(type))
            this.result(item, callId, item.get('output'));
        else if (type === 'tool_search_output') {
            this.result(item, callId ?? `tool_search ${++this.searches.results}`, item.get('tools'));
        }
        else if (type === 'function_call')
            this.call(item, callId, codex_rollout_nameOf(item), item.get('arguments'));
        else if (type === 'custom_tool_call')
            this.call(item, callId, codex_rollout_nameOf(item), item.get('input'));
        else if (type === 'local_shell_call') {
            // Codex answers to the id of the item where the call has none.
            this.call(item, callId ?? ownId, 'local_shell', item.get('action'));
        }
        else if (type === 'tool_search_call') {
            this.call(item, callId ?? `tool_search ${++this.searches.calls}`, 'tool_search', item.get('arguments'));
        }
        else if (type === 'web_search_call')
            this.served(item, 'web_search', item.get('action'), item.get('results'));
        else if (type === 'image_generation_call') {
            const prompt = item.get('revised_prompt');
            this.served(item, 'image_generation', prompt && { revised_prompt: prompt }, item.get('result'));
        }
        else if (!codex_rollout_ITEMS_WITHOUT_CALLS.has(type))
            this.log.unknown();
    }
    call(item, id, tool, args) {
        const session = this.begin(undefined);
        const partOf = this.commands.issued(id, tool, args);
        this.log.call({ session, id, tool, args, at: item, ...(partOf !== undefined && { partOf }) });
    }
    result(item, id, output) {
        this.commands.result(this.begin(undefined), id, readOutput(output), item);
    }
    /** A call that the server made itself; if anything came back, it stands in the call. */
    served(item, tool, args, value) {
        const isError = item.get('status')?.is('failed') ?? false;
        const isAnswered = isError || (value !== undefined && !value.isNull);
        this.log.call({
            session: this.begin(undefined),
            id: item.get('call_id')?.id() ?? item.get('id')?.id(),
            tool,
            args,
            at: item,
            ...(isAnswered && { answer: { value, at: item, isError } }),
        });
    }
}
function codex_rollout_nameOf(item) {
    return namespaced(item.get('name')?.string(), item.get('namespace')?.string());
}
//# sourceMappingURL=codex-rollout.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/copilot-types.js
/** Types of event that hold no call of the agent's, of the families where calls are. */
const copilot_types_WITHOUT_CALLS = new Set([
    ...['assistant.turn_start', 'assistant.turn_end', 'assistant.turn_retry', 'assistant.intent', 'assistant.thinking'],
    ...['assistant.reasoning', 'assistant.reasoning_delta', 'assistant.streaming_delta', 'assistant.message_start'],
    ...['assistant.message_delta', 'assistant.tool_call_delta', 'assistant.server_tool_progress', 'assistant.usage'],
    ...['assistant.idle', 'assistant.fusion_phase_started', 'assistant.fusion_phase_completed'],
    ...['assistant.fusion_phase_failed', 'tool.user_requested', 'tool.execution_partial_result'],
    ...['tool.execution_progress', 'abort', 'result', 'prompt_cache_break'],
]);
/** What is before the first dot of all other types: about 130 in 2026, and each version adds to them. */
const FAMILIES = new Set([
    ...['session', 'user', 'model', 'skill', 'subagent', 'hook', 'system', 'permission', 'user_input', 'elicitation'],
    ...['sampling', 'mcp', 'mcp_app', 'external_tool', 'command', 'commands', 'capabilities', 'auto_mode_switch'],
    ...['session_limits_exhausted', 'exit_plan_mode', 'pending_messages', 'tool_search', 'factory', 'workflow', 'canvas'],
    ...['ui', 'extensions', 'tools', 'skills', 'custom_agents'],
]);
/** Whether an event of a type that no one reads is known to hold no call. */
function isWithoutCalls(type) {
    return copilot_types_WITHOUT_CALLS.has(type) || isOfFamily(type);
}
/** Whether a type is one of an event, by its family. */
function isEventType(type) {
    return isOfFamily(type) || type.startsWith('assistant.') || type.startsWith('tool.');
}
function isOfFamily(type) {
    const dot = type.indexOf('.');
    return dot > 0 && FAMILIES.has(type.slice(0, dot));
}
//# sourceMappingURL=copilot-types.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/held-requests.js



/**
 * The calls that a model asked for, until it is seen whether they start.
 *
 * Those that do not are told as calls where they were asked for, as soon as the same session goes on.
 */
class HeldRequests {
    bySession = new Map();
    tape = new Tape();
    withoutId = 0;
    log;
    claim;
    /** @param claim asks whether a call is to be told, because it was not yet */
    constructor(log, claim) {
        this.log = log;
        this.claim = claim;
    }
    hold(request, context) {
        const args = request.get('arguments');
        const text = args && Buffer.from(args.text.subarray(args.start, args.end));
        let held = this.bySession.get(context.session);
        if (held === undefined) {
            held = new Map();
            this.bySession.set(context.session, held);
        }
        const key = context.id === undefined ? `without id ${++this.withoutId}` : `id ${context.id}`;
        held.set(key, { ...context, args: text, spot: this.log.spot(request) });
    }
    /** Lets go of a request, since its call has started. @returns what it was issued together with, if it was held */
    take(session, id) {
        const held = this.bySession.get(session);
        const batch = held?.get(`id ${id}`)?.batch;
        held?.delete(`id ${id}`);
        return batch;
    }
    /** Tells all that is held of a session, if this request is: its answer says that there will be no start. */
    tellIfHeld(session, id) {
        if (this.bySession.get(session)?.has(`id ${id}`))
            this.tell(session);
    }
    /** Tells all that is held of a session. */
    tell(session) {
        for (const request of this.bySession.get(session)?.values() ?? [])
            this.tellOne(request);
        this.bySession.delete(session);
    }
    tellAll() {
        for (const session of [...this.bySession.keys()])
            this.tell(session);
    }
    tellOne({ session, id, tool, args, spot, batch }) {
        if (id !== undefined && !this.claim(id, session))
            return;
        const together = batch === undefined ? {} : { batch };
        try {
            this.log.call({ session, id, tool, args: args && this.parse(args), at: spot, ...together });
        }
        catch (error) {
            // The offset is one in the copy of the arguments, of which nobody knows.
            if (error instanceof src_error/* ToolReplayError */.K)
                throw new src_error/* ToolReplayError */.K(error.code, error.fault, { line: spot.line });
            throw error;
        }
    }
    parse(text) {
        this.tape.read(Buffer.concat([text, Buffer.of(0)]), 0, text.length);
        return new JsonNode(this.tape);
    }
}
//# sourceMappingURL=held-requests.js.map
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(598);
;// CONCATENATED MODULE: ./build/commonjs/src/json/digest.js

/** SHA-256 of the bytes: 64 lower-case hex digits, or 32 characters of one byte each as `binary`. */
function sha256(bytes, encoding) {
    // `crypto.hash` is three times as fast on short texts; Node 20 has it from 20.12 on.
    return typeof external_node_crypto_.hash === 'function'
        ? external_node_crypto_.hash('sha256', bytes, encoding)
        : external_node_crypto_.createHash('sha256').update(bytes).digest(encoding);
}
//# sourceMappingURL=digest.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/id-table.js

/** Half a SHA-256 for the id, half a one for what it names. */
const HALF = 16;
const ENTRY = 2 * HALF;
/**
 * The ids of a session, each with what it last named: 32 bytes an entry, where a `Map` of strings takes five times that.
 *
 * Both are held as digests of 128 bits, so that no one can craft two that are taken for one.
 */
class IdTable {
    entries = Buffer.alloc(8 * ENTRY);
    count = 0;
    has(id) {
        return this.isAt(this.find(digest(id)));
    }
    /**
     * Enters what an id names from now on.
     *
     * @returns whether it named the same before
     */
    enter(id, named) {
        const key = digest(id);
        const value = sha256(named, 'binary').slice(0, HALF);
        if ((this.count + 1) * 2 * ENTRY > this.entries.length)
            this.grow();
        const at = this.find(key);
        const isKnown = this.isAt(at);
        if (isKnown && this.entries.toString('latin1', at + HALF, at + ENTRY) === value)
            return true;
        if (!isKnown)
            this.count++;
        this.entries.write(key + value, at, 'latin1');
        return false;
    }
    /** Where an id stands or belongs. */
    find(key) {
        const { entries } = this;
        const size = entries.length / ENTRY;
        let slot = slotOf(key) % size;
        while (this.isAt(slot * ENTRY) && entries.toString('latin1', slot * ENTRY, slot * ENTRY + HALF) !== key) {
            slot = (slot + 1) % size;
        }
        return slot * ENTRY;
    }
    /** Whether there is an entry. No digest is all zeros. */
    isAt(at) {
        return this.entries.readDoubleLE(at) !== 0 || this.entries.readDoubleLE(at + 8) !== 0;
    }
    grow() {
        const before = this.entries;
        this.entries = Buffer.alloc(before.length * 2);
        for (let at = 0; at < before.length; at += ENTRY) {
            const entry = before.toString('latin1', at, at + ENTRY);
            if (!/^\0+$/.test(entry))
                this.entries.write(entry, this.find(entry.slice(0, HALF)), 'latin1');
        }
    }
}
function digest(id) {
    return sha256(Buffer.from(id), 'binary').slice(0, HALF);
}
function slotOf(key) {
    return (key.charCodeAt(0) | (key.charCodeAt(1) << 8) | (key.charCodeAt(2) << 16) | (key.charCodeAt(3) << 24)) >>> 0;
}
//# sourceMappingURL=id-table.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/copilot.js




const NOTHING = Buffer.alloc(0);
/**
 * GitHub Copilot CLI and SDK: the events of a session, one a line, in an array, or one after the other.
 *
 * A call is told by `tool.execution_start` and was asked for before, by a message of the model. It is the start that
 * says what was done; what was asked for and never started, in logs that have no starts or since the run was stopped,
 * stands where it was asked for. A sub-agent is a session of its own, named after its agent or the call that made it.
 */
const copilot = {
    name: 'copilot-cli',
    ids: 'unique',
    detect: isCopilot,
    reader: (log) => new CopilotReader(log),
};
function isCopilot(node) {
    const type = node.get('type')?.string();
    const data = node.get('data');
    if (type === undefined || data?.kind !== 'object')
        return false;
    if (type === 'tool.execution_start' || type === 'tool.execution_complete')
        return data.get('toolCallId') !== undefined;
    if (type === 'assistant.message' && data.get('toolRequests')?.kind === 'array')
        return true;
    const has = (key) => node.get(key) !== undefined;
    return isEventType(type) && has('id') && has('timestamp') && has('parentId');
}
class CopilotReader {
    log;
    main = 'main';
    /** The session of each sub-agent, by the id of the agent, and of the call that made it. */
    subAgents = new Map();
    /** The session of each call that has no answer yet. */
    open = new Map();
    /** The calls that were told. */
    told = new IdTable();
    /** The calls that were told although they had not started. */
    toldEarly = new Set();
    held;
    constructor(log) {
        this.log = log;
        this.held = new HeldRequests(log, (id, session) => {
            if (this.told.has(id))
                return false;
            this.told.enter(id, NOTHING);
            this.toldEarly.add(id);
            this.open.set(id, session);
            return true;
        });
    }
    read({ node }) {
        const type = node.get('type')?.string() ?? '';
        const data = node.get('data');
        if (type === 'session.start' || type === 'session.resume')
            this.start(data);
        else if (type === 'subagent.started')
            this.subAgent(node);
        else if (type === 'user.message')
            this.held.tell(this.sessionOf(node));
        else if (type === 'assistant.message')
            this.message(node);
        else if (type === 'tool.execution_start' && data !== undefined)
            this.call(node, data);
        else if (type === 'tool.execution_complete' && data !== undefined)
            this.result(node, data);
        else if (!isWithoutCalls(type))
            this.log.unknown();
    }
    finish() {
        this.held.tellAll();
    }
    start(data) {
        this.main = data?.get('sessionId')?.string() ?? this.main;
        this.log.session(this.main);
    }
    message(node) {
        const session = this.sessionOf(node);
        this.log.session(session);
        const requests = node.at('data', 'toolRequests');
        if (requests === undefined)
            return;
        this.held.tell(session);
        const batch = node.at('data', 'messageId')?.string() ?? node.get('id')?.string();
        for (const request of requests.items()) {
            const id = request.get('toolCallId')?.id();
            const tool = mcpToolName(request, request.get('name'));
            if (tool === undefined)
                this.log.unknown();
            else if (id === undefined || !this.told.has(id))
                this.held.hold(request, { session, id, tool, batch });
        }
    }
    call(node, data) {
        const id = data.get('toolCallId')?.id();
        const tool = mcpToolName(data, data.get('toolName'));
        if (tool === undefined) {
            this.log.unknown();
            return;
        }
        // Its request was told for it, so it is no other call.
        if (id !== undefined && this.toldEarly.delete(id))
            return;
        const session = this.sessionOf(node);
        const batch = id === undefined ? undefined : this.held.take(session, id);
        this.log.call({ session, id, tool, args: data.get('arguments'), at: data, ...(batch !== undefined && { batch }) });
        if (id === undefined)
            return;
        this.told.enter(id, NOTHING);
        this.open.set(id, session);
    }
    result(node, data) {
        const id = data.get('toolCallId')?.id();
        const own = this.sessionOf(node);
        if (id !== undefined)
            this.held.tellIfHeld(own, id);
        // Not every version says at the end of a call which sub-agent's it was.
        const session = (id === undefined ? undefined : this.open.get(id)) ?? own;
        if (id !== undefined) {
            this.open.delete(id);
            this.toldEarly.delete(id);
        }
        const success = data.get('success');
        const error = data.get('error');
        const isError = success?.kind === 'boolean' ? !success.isTrue : error?.kind === 'object';
        // What is beside the content is for display: the model got the content.
        const result = data.get('result');
        const value = result?.get('content') ?? (result?.isNull ? undefined : result) ?? error;
        this.log.result({ session, id, value, at: data, isError });
    }
    subAgent(node) {
        const call = node.at('data', 'toolCallId')?.id() ?? '';
        const caller = this.open.get(call);
        const own = node.get('agentId')?.string();
        // The event is of the new agent, or of the one that made it: then the call is one of its own.
        const isOfCaller = own !== undefined && caller !== undefined && this.subAgents.get(own) === caller;
        const agent = own === undefined || isOfCaller ? call : own;
        if (agent === '')
            return;
        const above = this.subAgents.get(node.at('data', 'parentId')?.string() ?? '') ?? caller ?? this.main;
        const session = this.subAgents.get(agent) ?? `${above}/${agent}`;
        this.subAgents.set(agent, session);
        if (call !== '')
            this.subAgents.set(call, session);
        this.log.session(session);
    }
    sessionOf(node) {
        const agent = node.get('agentId')?.string() ?? node.at('data', 'parentToolCallId')?.id();
        if (agent === undefined)
            return this.main;
        let session = this.subAgents.get(agent);
        if (session === undefined) {
            session = `${this.open.get(agent) ?? this.main}/${agent}`;
            this.subAgents.set(agent, session);
        }
        return session;
    }
}
/** The name of a tool; of an MCP server's, if it is known to be one. */
function mcpToolName(node, name) {
    const server = node.get('mcpServerName')?.string();
    const own = node.get('mcpToolName')?.string();
    return server === undefined || own === undefined ? name?.string() : toolName(own, server);
}
//# sourceMappingURL=copilot.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/without.js
/** An object without some of its keys; what is no object, or has none of them, as it is. */
function without(node, keys) {
    return changed(node, (key, value) => (keys.includes(key) ? undefined : value));
}
/**
 * An object whose members are changed one by one; undefined takes one out.
 *
 * An object that is not changed, or has a key twice, is given as it is: then it is refused where it stands.
 */
function changed(node, change) {
    if (node?.kind !== 'object')
        return node;
    const members = new Map();
    let count = 0;
    let isChanged = false;
    for (const [key, value] of node.members()) {
        const after = change(key, value);
        isChanged ||= after !== value;
        members.set(key, after);
        count++;
    }
    return isChanged && members.size === count ? Object.fromEntries(members) : node;
}
//# sourceMappingURL=without.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/cursor.js




/** Types of line that hold no call. */
const cursor_WITHOUT_CALLS = new Set([
    ...['system', 'user', 'assistant', 'thinking', 'result', 'interaction_query', 'connection', 'retry', 'error'],
    'turn_ended',
]);
/** The key of a result says how the call ended. These are the ones that are no success. */
const FAILURES = ['failure', 'error', 'rejected', 'timeout', 'spawnError', 'permissionDenied', 'fileNotFound'];
/** How long a command took, as measured around it: no part of what it answered, and never twice the same. */
const DURATIONS = ['executionTime', 'localExecutionTimeMs'];
/**
 * Cursor's command line agent: `--output-format stream-json`, and the files in `agent-transcripts`.
 *
 * In the stream a call is a `started` line and a `completed` line with the same `call_id`; calls of one `model_call_id`
 * were issued together. The transcripts have the calls alone: no ids, and no results.
 */
const cursor = {
    name: 'cursor',
    ids: 'unique',
    detect: isCursor,
    reader: (log) => new CursorReader(log),
};
/** The stream starts with the line that Claude Code's starts with, less what only that has. */
function isCursor(node) {
    const type = node.get('type');
    const has = (key) => node.get(key) !== undefined;
    if (type === undefined)
        return isTranscriptLine(node) && !has('uuid') && !has('sessionId');
    const subtype = node.get('subtype');
    const is = (...words) => words.some((word) => subtype?.is(word));
    if (type.is('tool_call'))
        return is('started', 'completed') && node.get('tool_call')?.kind === 'object';
    if (type.is('thinking'))
        return is('delta', 'completed') && has('session_id');
    if (type.is('assistant'))
        return has('model_call_id') && has('session_id');
    if (!type.is('system') || !is('init'))
        return false;
    return has('apiKeySource') && has('permissionMode') && !['tools', 'mcp_servers', 'uuid'].some(has);
}
/** A line of a transcript: a message, and whose it is, and nothing that says what kind of line it is. */
function isTranscriptLine(node) {
    const role = node.get('role');
    return (role?.is('assistant') || role?.is('user')) === true && node.at('message', 'content') !== undefined;
}
class CursorReader {
    log;
    /** The calls that were started, by session and id. */
    started = new IdTable();
    constructor(log) {
        this.log = log;
    }
    read({ node }) {
        const type = node.get('type')?.string();
        const session = node.get('session_id')?.string() ?? 'main';
        if (type === 'tool_call')
            this.toolCall(node, session);
        else if (type === undefined && isTranscriptLine(node)) {
            this.log.session(session);
            readBlocks(node.at('message', 'content'), this.log, { session, batch: undefined });
        }
        else if (type === undefined || !cursor_WITHOUT_CALLS.has(type))
            this.log.unknown();
        else if (node.get('session_id') !== undefined)
            this.log.session(session);
    }
    toolCall(node, session) {
        const [kind, body] = kindOf(node.get('tool_call'));
        const subtype = node.get('subtype');
        const isCompleted = subtype?.is('completed') === true;
        const callId = node.get('call_id')?.id();
        const call = body && callOf(kind, body, callId);
        if (body === undefined || !(isCompleted || (call !== undefined && subtype?.is('started')))) {
            this.log.unknown();
            return;
        }
        // An id is one of its run: one file can hold several.
        const id = callId === undefined ? undefined : `${session} ${callId}`;
        const isStarted = id !== undefined && this.started.has(id);
        // What was never started, as far as the log goes, was called all the same, if it says with what.
        if (call !== undefined && !(isCompleted && (isStarted || !isWhole(kind, body)))) {
            const batch = node.get('model_call_id')?.string();
            this.log.call({ session, id, ...call, at: node, ...(batch !== undefined && { batch }) });
            if (id !== undefined)
                this.started.enter(id, Buffer.alloc(0));
        }
        if (isCompleted) {
            const result = body.get('result');
            const value = kind === 'shellToolCall' ? withoutDurations(result) : result;
            this.log.result({ session, id, value, at: node, isError: isFailure(result) });
        }
    }
}
/** A call has one key with what was called; there can be others, which are no objects. */
function kindOf(toolCall) {
    for (const [key, value] of toolCall?.members() ?? [])
        if (value.kind === 'object')
            return [key, value];
    return ['', undefined];
}
/** Some lines that tell how a call ended do not repeat its arguments. */
function isWhole(kind, body) {
    return body.get(kind === 'function' ? 'name' : 'args') !== undefined;
}
function callOf(kind, body, callId) {
    if (kind === 'function') {
        const tool = body.get('name')?.string();
        return tool === undefined ? undefined : { tool, args: body.get('arguments') };
    }
    const args = body.get('args');
    if (kind === 'mcpToolCall' && args !== undefined) {
        const server = args.get('providerIdentifier') ?? args.get('serverIdentifier');
        const name = args.get('toolName')?.string();
        const tool = name === undefined ? (args.get('name')?.string() ?? kind) : toolName(name, server?.string());
        return { tool, args: args.get('args') ?? args.get('arguments') };
    }
    // Some kinds repeat the id of the call among its arguments, which would make each call another one.
    const hasId = callId !== undefined && args?.get('toolCallId')?.id() === callId;
    return { tool: kind, args: hasId ? without(args, ['toolCallId']) : args };
}
function isFailure(result) {
    if (FAILURES.some((key) => result?.get(key) !== undefined))
        return true;
    // A call that an MCP server answered was made with success, whatever the answer.
    return result?.at('success', 'isError')?.isTrue ?? false;
}
function withoutDurations(result) {
    return changed(result, (_key, outcome) => without(outcome, DURATIONS));
}
//# sourceMappingURL=cursor.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/gemini.js


/** Types of message that hold no call. */
const gemini_WITHOUT_CALLS = new Set(['user', 'info', 'error', 'warning']);
/** States of a call that has ended, and of one that has not. */
const ENDED = new Set(['success', 'error', 'cancelled']);
const RUNNING = new Set(['validating', 'scheduled', 'executing', 'awaiting_approval']);
const gemini_NOTHING = Buffer.alloc(0);
/**
 * Gemini CLI's session files: one document (2025), or lines that are appended as the session goes on (2026).
 *
 * In lines, a message is written again each time that it grows, and `$set` may hold a copy of all messages. Calls are
 * known by their ids, so each is told when it is first seen, and its answer when it is first there: what a later copy
 * says of an answer is what was left of it to save room. `$rewindTo` takes messages back; what was called stays called.
 */
const gemini = {
    name: 'gemini-cli',
    ids: 'unique',
    detect: isGemini,
    reader: (log) => new GeminiReader(log),
};
function isGemini(node) {
    if (node.get('projectHash')?.kind === 'string')
        return node.get('sessionId')?.kind === 'string';
    if (isMessage(node))
        return true;
    for (const message of node.get('messages')?.items() ?? [])
        if (isMessage(message))
            return true;
    return false;
}
/** A message of the model: no other format's type is the name of this one. */
function isMessage(node) {
    return node.get('type')?.is('gemini') === true && node.get('id')?.kind === 'string';
}
class GeminiReader {
    log;
    session = 'main';
    /** The calls that were told, and those whose answer was, by id. */
    called = new IdTable();
    answered = new IdTable();
    constructor(log) {
        this.log = log;
    }
    read({ node }) {
        const set = node.get('$set');
        if (set !== undefined)
            this.record(set);
        else if (node.get('$rewindTo') !== undefined)
            return;
        else if (node.get('type') !== undefined)
            this.message(node);
        else if (node.get('sessionId') !== undefined || node.get('messages') !== undefined)
            this.record(node);
        else
            this.log.unknown();
    }
    /** What is known of the session, or of it from now on. */
    record(node) {
        const session = node.get('sessionId')?.string();
        if (session !== undefined) {
            this.session = session;
            this.log.session(session);
        }
        for (const message of node.get('messages')?.items() ?? [])
            this.message(message);
    }
    message(node) {
        const type = node.get('type')?.string() ?? '';
        if (type === 'gemini') {
            for (const call of node.get('toolCalls')?.items() ?? [])
                this.call(call, node.get('id')?.string() ?? '');
        }
        else if (!gemini_WITHOUT_CALLS.has(type))
            this.log.unknown();
    }
    call(node, message) {
        const { log, session } = this;
        const callId = node.get('id')?.id();
        const args = node.get('args');
        const tool = node.get('name')?.string();
        if (tool === undefined) {
            log.unknown();
            return;
        }
        const answer = gemini_answerOf(node);
        // An id is one of its session: one file can hold several. One that names another call now is another id.
        const id = callId === undefined ? undefined : `${session} ${callId} ${digestOf(tool, args)}`;
        // Calls of several turns gather in one message; those of one turn were entered at the same time.
        const batch = `${message} ${node.get('timestamp')?.id() ?? ''}`;
        const call = { session, id, tool, args, at: node, batch };
        if (id === undefined)
            log.call({ ...call, ...(answer !== undefined && { answer }) });
        else {
            if (!this.called.enter(id, gemini_NOTHING))
                log.call(call);
            if (answer !== undefined && !this.answered.enter(id, gemini_NOTHING))
                log.result({ session, id, ...answer });
        }
    }
}
/** What a call got, once it has ended. */
function gemini_answerOf(call) {
    const status = call.get('status')?.string();
    const result = call.get('result');
    const hasResult = result !== undefined && !result.isNull;
    const isRunning = status !== undefined && RUNNING.has(status);
    if (!(hasResult && !isRunning) && !(status !== undefined && ENDED.has(status)))
        return undefined;
    const isError = status === 'error' || status === 'cancelled';
    if (hasResult)
        return { value: responseOf(result, call.get('id')?.string()), at: result, isError };
    // An error that is told to the user alone.
    return { value: isError ? call.get('resultDisplay') : undefined, at: call, isError };
}
/**
 * The response in a list of parts, followed by what came with it, such as an image.
 *
 * When room is saved, the list is all that the model got in a turn: the responses of other calls are not of this one.
 */
function responseOf(result, id) {
    const parts = result.kind === 'array' ? [...result.items()] : [result];
    const others = [];
    let response;
    for (const part of parts) {
        const own = part.get('functionResponse');
        const ownId = own?.get('id')?.string();
        if (own === undefined)
            others.push(part);
        else if (ownId === undefined || id === undefined || ownId === id || parts.length === 1) {
            response ??= own.get('response');
            others.push(...(own.get('parts')?.items() ?? []));
        }
    }
    if (others.length === 0)
        return response ?? null;
    return response === undefined && others.length === 1
        ? others[0]
        : [...(response === undefined ? [] : [response]), ...others];
}
function digestOf(tool, args) {
    const text = args === undefined ? gemini_NOTHING : args.text.subarray(args.start, args.end);
    return sha256(Buffer.concat([Buffer.from(`${tool} `), text]), 'hex');
}
//# sourceMappingURL=gemini.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/gemini-stream.js
/** Types of line that hold no call. */
const gemini_stream_WITHOUT_CALLS = new Set(['init', 'message', 'error', 'result', 'retry', 'loop_detected']);
/**
 * Gemini CLI's `--output-format stream-json`.
 *
 * What a tool answered is told in the words that are shown to the user, which can be fewer than the model got; a tool
 * that shows nothing has no output here.
 */
const geminiStream = {
    name: 'gemini-stream',
    ids: 'unique',
    detect: isGeminiStream,
    reader: (log) => new GeminiStreamReader(log),
};
function isGeminiStream(node) {
    const type = node.get('type');
    const has = (...keys) => keys.every((key) => node.get(key)?.kind === 'string');
    if (type?.is('tool_use'))
        return has('tool_name', 'tool_id');
    if (type?.is('tool_result'))
        return has('tool_id', 'status');
    return type?.is('init') === true && has('session_id', 'model', 'timestamp');
}
class GeminiStreamReader {
    log;
    session = 'main';
    constructor(log) {
        this.log = log;
    }
    read({ node }) {
        const type = node.get('type')?.string();
        if (type === 'tool_use') {
            const tool = node.get('tool_name')?.string();
            if (tool === undefined)
                this.log.unknown();
            else
                this.log.call({ session: this.session, id: this.idOf(node), tool, args: node.get('parameters'), at: node });
        }
        else if (type === 'tool_result')
            this.result(node);
        else if (type === undefined || !gemini_stream_WITHOUT_CALLS.has(type))
            this.log.unknown();
        else if (type === 'init') {
            this.session = node.get('session_id')?.string() ?? this.session;
            this.log.session(this.session);
        }
    }
    result(node) {
        const value = node.get('output') ?? node.get('error');
        const isError = node.get('status')?.is('error') ?? false;
        this.log.result({ session: this.session, id: this.idOf(node), value, at: node, isError });
    }
    /** An id is one of its run: one file can hold several. */
    idOf(node) {
        const id = node.get('tool_id')?.id();
        return id === undefined ? undefined : `${this.session} ${id}`;
    }
}
//# sourceMappingURL=gemini-stream.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/goose.js

/** The content that calls a tool: one of goose's own, or one that the interface runs. */
const goose_CALLS = new Set(['toolRequest', 'frontendToolRequest']);
/**
 * Goose: messages as its session files (JSON Lines, before sessions went into a database) and its exports hold them.
 *
 * A call and a result each say whether they are `success` or `error`. A call that the model malformed has no name, and
 * keeps its place without one.
 */
const goose = {
    name: 'goose',
    ids: 'reused',
    detect(node) {
        for (const message of messagesIn(node))
            if (goose_holdsTool(message))
                return true;
        return false;
    },
    reader: (log) => new GooseReader(log),
};
function goose_holdsTool(message) {
    for (const part of message.get('content')?.items() ?? []) {
        const type = part.get('type')?.string() ?? '';
        const outcome = goose_CALLS.has(type)
            ? part.get('toolCall')
            : type === 'toolResponse'
                ? part.get('toolResult')
                : undefined;
        if (outcome?.get('status')?.kind === 'string')
            return true;
    }
    return false;
}
/** The messages of an item that is a conversation. */
function conversationOf(node) {
    const messages = node.kind === 'array' ? node : (node.get('conversation') ?? node.get('messages'));
    return messages?.kind === 'array' ? messages : undefined;
}
function messagesIn(node) {
    return conversationOf(node)?.items() ?? [node];
}
class GooseReader {
    log;
    conversations;
    /** The conversation of messages that are items themselves, and the group of items that it is. */
    session = '';
    group;
    messages = 0;
    constructor(log) {
        this.log = log;
        this.conversations = new Conversations(log);
    }
    read({ node, group }) {
        const conversation = conversationOf(node);
        if (conversation !== undefined) {
            this.group = undefined;
            const session = this.conversations.enter(node.get('id')?.id());
            for (const message of conversation.items())
                this.message(message, session);
        }
        else if (node.get('content')?.kind === 'array') {
            if (group !== this.group)
                this.session = this.conversations.enter(undefined);
            this.group = group;
            this.message(node, this.session);
        }
        else if (node.get('working_dir') === undefined)
            this.log.unknown();
        // Otherwise it is the first line of a session file.
    }
    message(message, session) {
        const batch = `message ${++this.messages}`;
        for (const part of message.get('content')?.items() ?? []) {
            const type = part.get('type')?.string() ?? '';
            if (goose_CALLS.has(type))
                this.call(part, session, batch);
            else if (type === 'toolResponse')
                this.result(part, session);
        }
    }
    call(part, session, batch) {
        const call = part.at('toolCall', 'value');
        const tool = call?.get('name')?.string() ?? '';
        this.log.call({ session, id: part.get('id')?.string(), tool, args: call?.get('arguments'), at: part, batch });
    }
    result(part, session) {
        const result = part.get('toolResult');
        const value = result?.get('value');
        const isError = (result?.get('status')?.is('error') || value?.get('isError')?.isTrue) ?? false;
        // An older version has the content alone.
        const content = value?.get('content') ?? value ?? result?.get('error');
        this.log.result({ session, id: part.get('id')?.string(), value: content, at: part, isError });
    }
}
//# sourceMappingURL=goose.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/compose.js
/**
 * An object with the same keys and other values.
 *
 * A key that is there twice would be lost in silence: such an object is left as it is, for the mapping to refuse.
 *
 * @param change gives the value for a key, or undefined to leave the key out
 */
function mapMembers(object, change) {
    const members = [...object.members()];
    const changed = new Map(members.map(([key, value]) => [key, change(key, value)]));
    // `fromEntries` makes a plain key of `__proto__`, too.
    return changed.size < members.length ? object : Object.fromEntries(changed);
}
/** The exit code that a log states, as a member to spread into an answer; none unless it is an integer. */
function exitCodeIn(node) {
    const exitCode = node?.number();
    return exitCode !== undefined && Number.isSafeInteger(exitCode) ? { exitCode } : {};
}
//# sourceMappingURL=compose.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/inspect-attachments.js



/** How a string says that its text is elsewhere: the second is the older form. */
const PROTOCOLS = ['attachment://', 'tc://'];
/** How much text the references of one item may be put in place as. A few bytes can refer to any number of them. */
class AttachmentBudget {
    left = 8 * MAX_DOCUMENT;
    /** @throws ToolReplayError when there is not so much left */
    spend(bytes, inValue) {
        this.left -= bytes;
        if (this.left >= 0 && inValue <= MAX_DOCUMENT)
            return;
        const limit = `${(this.left < 0 ? 8 : 1) * (MAX_DOCUMENT / 1024 / 1024)} MiB`;
        throw new src_error/* ToolReplayError */.K('document-too-long', {
            found: `attachments of more than ${limit}, each counted as often as it is referred to`,
            expected: `at most ${limit}`,
        });
    }
}
/**
 * The long texts of one Inspect sample. They stand in a map of the sample, by their hash; a string that is
 * `attachment://<hash>`, wherever it stands, is short for one of them.
 */
class Attachments {
    texts = new Map();
    budget;
    inValue = 0;
    constructor(sample, budget) {
        this.budget = budget;
        for (const map of [sample.get('attachments'), sample.at('transcript', 'content')]) {
            for (const [hash, text] of map?.members() ?? [])
                if (!this.texts.has(hash))
                    this.texts.set(hash, text);
        }
    }
    /** The value with each reference in it replaced by what it refers to; one to nothing stays. */
    resolve(node) {
        if (node === undefined || this.texts.size === 0 || !mayRefer(node))
            return node;
        this.inValue = 0;
        return this.replaced(node);
    }
    /** Its depth is that of the JSON, which is bounded. */
    replaced(node) {
        if (node.kind === 'string')
            return this.referredTo(node) ?? node;
        if (node.kind === 'array')
            return [...node.items()].map((element) => this.replaced(element));
        return node.kind === 'object' ? mapMembers(node, (_key, value) => this.replaced(value)) : node;
    }
    referredTo(node) {
        if (!mayRefer(node))
            return undefined;
        const text = node.string();
        const protocol = PROTOCOLS.find((one) => text.startsWith(one));
        const found = protocol === undefined ? undefined : this.texts.get(text.slice(protocol.length));
        if (found === undefined)
            return undefined;
        const bytes = found.end - found.start;
        this.inValue += bytes;
        this.budget.spend(bytes, this.inValue);
        return found;
    }
}
/** Most values hold no reference: that is seen in their bytes, with nothing decoded. */
function mayRefer({ text, start, end }) {
    const bytes = text.subarray(start, end);
    return PROTOCOLS.some((protocol) => bytes.includes(`"${protocol}`));
}
//# sourceMappingURL=inspect-attachments.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/inspect-spans.js
/** Types of span in which somebody else than the agent around it makes calls. */
const OTHERS = new Set(['tool', 'subtask', 'fork', 'scorer']);
/** Whose calls they are: the sample's own, or those of a sub-agent. */
class Caller {
    makeName;
    name;
    constructor(makeName) {
        this.makeName = makeName;
    }
    /** It is named when it first calls: most tools that run call none. */
    get session() {
        this.name ??= this.makeName();
        return this.name;
    }
}
/**
 * The spans of one Inspect sample, and who calls in each.
 *
 * What is called while a tool runs is called by the agent that the tool is, and an agent inside another is one of its
 * own. An agent that is the solver, or is in it, is the sample's own. Sub-agents have the name of their span.
 */
class Spans {
    /** The sample's own agent. */
    main;
    spans = new Map();
    /** How many sub-agents have a name. */
    named = new Map();
    sample;
    constructor(sample) {
        this.sample = sample;
        this.main = new Caller(() => sample);
    }
    /** Hears that a span begins. */
    begin(event) {
        const id = event.get('id')?.string();
        if (id === undefined)
            return;
        const parent = this.spans.get(event.get('parent_id')?.string() ?? '');
        const outside = parent?.caller ?? this.main;
        const type = event.get('type')?.string() ?? '';
        const name = event.get('name')?.string() ?? type;
        const isAgent = type === 'agent';
        const isOther = OTHERS.has(type) || (isAgent && parent?.hasAgent === true);
        const tool = type === 'tool' ? name : undefined;
        if (tool !== undefined && parent !== undefined)
            parent.hasCalls = true;
        this.spans.set(id, {
            caller: isOther ? this.subAgent(name) : outside,
            outside,
            hasAgent: isAgent || (!isOther && parent?.hasAgent === true),
            tool,
            hasCalls: false,
        });
    }
    /** Who calls inside the event of a tool or a subtask. */
    inside(event) {
        return this.subAgent(event.get('function')?.string() ?? event.get('name')?.string() ?? 'sub-agent');
    }
    /**
     * Who makes the call of a tool event.
     *
     * @param around who does if the event is of no span
     */
    callerOf(event, around) {
        const span = this.spans.get(event.get('span_id')?.string() ?? '');
        if (span === undefined)
            return around;
        // The event of a call can stand in the span of the tool that it runs: it comes first there.
        const isOwn = !span.hasCalls && span.tool !== undefined && event.get('function')?.is(span.tool) === true;
        span.hasCalls = true;
        return isOwn ? span.outside : span.caller;
    }
    subAgent(name) {
        return new Caller(() => {
            const ordinal = (this.named.get(name) ?? 0) + 1;
            this.named.set(name, ordinal);
            return `${this.sample}/${name}${ordinal > 1 ? ` ${ordinal}` : ''}`;
        });
    }
}
//# sourceMappingURL=inspect-spans.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/inspect.js



/**
 * Inspect AI: the log of an evaluation as one `.json` document, and its samples as an `.eval` archive holds them.
 *
 * A sample and epoch is a session. The event of a tool has call and result in one, and is there also where messages were
 * compacted away; what the messages have beside the events was called by the model and never run. Logs without tool
 * events are read from the messages. Messages that were input to the sample were not made in it.
 */
const inspect = {
    name: 'inspect',
    ids: 'reused',
    isMember: (name) => name.startsWith('samples/') && name.endsWith('.json'),
    detect: (node) => isEvaluation(node) || isSample(node),
    reader: (log) => new InspectReader(log),
};
function isEvaluation(node) {
    const evaluation = node.get('eval');
    return ['task', 'model'].every((key) => evaluation?.get(key) !== undefined) && node.get('status')?.kind === 'string';
}
function isSample(node) {
    if (node.get('id')?.id() === undefined || node.get('epoch')?.kind !== 'number')
        return false;
    return isList(node.get('events')) || (isList(node.get('messages')) && node.get('target') !== undefined);
}
function isList(node) {
    return node?.kind === 'array';
}
class InspectReader {
    log;
    samples = 0;
    constructor(log) {
        this.log = log;
    }
    read({ node, member }) {
        const budget = new AttachmentBudget();
        const samples = node.get('samples');
        if (isEvaluation(node))
            for (const sample of samples?.items() ?? [])
                this.sample(sample, budget);
        else if (isSample(node) || member?.startsWith('samples/'))
            this.sample(node, budget);
        else
            this.log.unknown();
    }
    sample(sample, budget) {
        const ordinal = ++this.samples;
        const id = sample.get('id')?.id();
        const epoch = sample.get('epoch')?.id() ?? '1';
        const name = id === undefined ? `sample ${ordinal}` : `${id}/epoch ${epoch}`;
        this.log.session(name);
        new SampleReader(this.log, sample, name, new Attachments(sample, budget)).read();
    }
}
class SampleReader {
    log;
    sample;
    attachments;
    name;
    spans;
    sessions = new Set();
    /** The model's turn that issued a call, by the call's id. */
    turns = new Map();
    turn = 0;
    /** The calls without an event, by the id of the call with one that comes next. */
    missing = new Map();
    constructor(log, sample, name, attachments) {
        this.log = log;
        this.sample = sample;
        this.attachments = attachments;
        this.name = name;
        this.spans = new Spans(name);
        this.sessions.add(name);
    }
    read() {
        const events = this.sample.get('events') ?? this.sample.at('transcript', 'events');
        const ids = new Set();
        findToolEvents(events, ids);
        if (ids.size === 0)
            this.readMessages();
        else {
            const rest = this.findMissing(ids);
            this.readEvents(events, this.spans.main);
            this.tellMissing(rest);
        }
        for (const session of this.sessions)
            this.log.end(session);
    }
    readEvents(events, around) {
        for (const event of events?.items() ?? []) {
            const type = event.get('event')?.string();
            if (type === 'span_begin')
                this.spans.begin(event);
            else if (type === 'model')
                this.readTurn(event);
            else if (type === 'tool')
                this.readTool(event, around);
            // Before there were spans, what happened while a tool or a subtask ran was told in its event.
            if (event.get('events') !== undefined)
                this.readEvents(event.get('events'), this.spans.inside(event));
        }
    }
    readTurn(event) {
        const turn = `turn ${++this.turn}`;
        for (const choice of event.at('output', 'choices')?.items() ?? []) {
            for (const call of choice.at('message', 'tool_calls')?.items() ?? []) {
                const id = call.get('id')?.id();
                if (id !== undefined)
                    this.turns.set(id, turn);
            }
        }
    }
    readTool(event, around) {
        const { session } = this.spans.callerOf(event, around);
        this.sessions.add(session);
        const id = event.get('id')?.id();
        if (id !== undefined) {
            this.tellMissing(this.missing.get(id));
            this.missing.delete(id);
        }
        const batch = id === undefined ? undefined : this.turns.get(id);
        const isPending = event.get('pending')?.isTrue === true;
        const answer = isPending ? undefined : this.answerIn(event, event.get('result'));
        this.log.call({
            session,
            id,
            tool: toolName(event.get('function')?.string()),
            args: this.attachments.resolve(event.get('arguments')),
            at: event,
            ...(batch !== undefined && { batch }),
            ...(answer !== undefined && { answer }),
        });
    }
    tellMissing(calls = []) {
        for (const call of calls) {
            const batch = this.turns.get(call.id ?? '') ?? call.batch;
            this.log.call({ ...call, ...(batch !== undefined && { batch }) });
        }
    }
    readMessages() {
        for (const { message, call } of this.messages()) {
            if (call !== undefined)
                this.log.call(call);
            else if (message.get('role')?.is('tool')) {
                const id = message.get('tool_call_id')?.id();
                const answer = this.answerIn(message, message.get('content')) ?? { value: undefined, at: message };
                this.log.result({ ...answer, session: this.name, id, at: message });
            }
        }
    }
    /**
     * Finds what the messages say was called and no event does.
     *
     * @param ids those of the events
     * @returns the calls after the last that has an event
     */
    findMissing(ids) {
        const answers = new Map();
        let calls = [];
        const unanswered = [];
        for (const { message, call } of this.messages()) {
            const id = message.get('tool_call_id')?.id();
            if (call === undefined) {
                const answer = id === undefined || ids.has(id) ? undefined : this.answerIn(message, message.get('content'));
                if (answer !== undefined && id !== undefined)
                    answers.set(id, { ...answer, at: message });
            }
            else if (call.id === undefined || !ids.has(call.id)) {
                const copy = { ...call };
                unanswered.push(copy);
                calls.push(copy);
            }
            else if (calls.length > 0 && !this.missing.has(call.id)) {
                this.missing.set(call.id, calls);
                calls = [];
            }
        }
        for (const call of unanswered) {
            const answer = call.answer ?? answers.get(call.id ?? '');
            if (answer !== undefined)
                call.answer = answer;
        }
        return calls;
    }
    /** The messages that were made in the sample, and each call in them. */
    *messages() {
        let position = 0;
        for (const message of this.allMessages()) {
            position++;
            if (message.get('source')?.is('input'))
                continue;
            yield { message };
            if (!message.get('role')?.is('assistant'))
                continue;
            const context = { session: this.name, batch: `message ${position}` };
            // What the model's own servers run is a part of its message, with the result in it.
            for (const part of message.get('content')?.items() ?? []) {
                if (!part.get('type')?.is('tool_use'))
                    continue;
                const answer = this.answerIn(part, part.get('result'));
                const tool = toolName(part.get('name')?.string(), part.get('context')?.string());
                const call = { ...context, id: part.get('id')?.id(), tool, args: this.argumentsOf(part), at: part };
                yield { message, call: { ...call, ...(answer !== undefined && { answer }) } };
            }
            for (const call of message.get('tool_calls')?.items() ?? []) {
                const tool = toolName(call.get('function')?.string());
                yield { message, call: { ...context, id: call.get('id')?.id(), tool, args: this.argumentsOf(call), at: call } };
            }
        }
    }
    /** Newer logs can have the messages in a pool, each of them once. */
    *allMessages() {
        const { sample } = this;
        const places = [['messages'], ['events_data', 'messages'], ['message_pool']];
        for (const place of places) {
            let hasAny = false;
            for (const message of sample.at(...place)?.items() ?? []) {
                hasAny = true;
                yield message;
            }
            if (hasAny)
                return;
        }
    }
    argumentsOf(call) {
        return this.attachments.resolve(call.get('arguments'));
    }
    /** What came back, where the log says that anything did. An error object stands for output that is not there. */
    answerIn(holder, output) {
        const error = [holder.get('error'), holder.get('tool_error')].find((one) => one !== undefined && !one.isNull);
        const isError = error !== undefined || holder.get('failed')?.isTrue === true;
        if (output === undefined && !isError)
            return undefined;
        const hasOutput = output !== undefined && !output.isNull && !output.is('');
        const value = hasOutput ? output : (error ?? output);
        return { value: this.attachments.resolve(value), at: value ?? holder, ...(isError && { isError }) };
    }
}
/** Collects the ids of tool events, also of those inside others: JSON's bounded depth bounds theirs. */
function findToolEvents(events, ids) {
    for (const event of events?.items() ?? []) {
        if (event.get('event')?.is('tool'))
            ids.add(event.get('id')?.id());
        findToolEvents(event.get('events'), ids);
    }
}
//# sourceMappingURL=inspect.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/managed-agents.js

/** The events that call a tool. */
const managed_agents_CALLS = new Set(['agent.tool_use', 'agent.mcp_tool_use', 'agent.custom_tool_use']);
/** The events that hold a result, each with the key that names the call. */
const managed_agents_RESULTS = new Map([
    ['agent.tool_result', 'tool_use_id'],
    ['user.tool_result', 'tool_use_id'],
    ['agent.mcp_tool_result', 'mcp_tool_use_id'],
    ['user.custom_tool_result', 'custom_tool_use_id'],
]);
/** Other events, and other objects of the API that stand beside them. The list is open. */
const managed_agents_WITHOUT_CALLS = new Set([
    ...['agent.message', 'agent.thinking', 'agent.thread_context_compacted', 'agent.thread_message_sent'],
    ...['agent.thread_message_received', 'user.message', 'user.interrupt', 'user.tool_confirmation'],
    ...['user.define_outcome', 'system.message', 'agent', 'environment', 'session', 'event_start', 'event_delta'],
]);
/** Domains of events that tell how the session fares. */
const DOMAINS = ['session.', 'span.'];
/**
 * Events of a session of Anthropic's Managed Agents, as the stream and the list of events give them.
 *
 * An event is an item itself, or an element of `events` or `data` of one. A recorder of API calls may put the name of
 * the call before each. What the client sends comes back in the stream, and is read there. A refusal by the user is no
 * answer: the result that follows it is, and is an error. An event with `session_thread_id` is a sub-agent's.
 */
const managedAgents = {
    name: 'anthropic-managed-agents',
    ids: 'unique',
    detect(node) {
        if (managed_agents_isEvent(node))
            return true;
        for (const event of eventsOf(node)?.items() ?? [])
            if (managed_agents_isEvent(event))
                return true;
        return false;
    },
    reader: (log) => new EventsReader(log),
};
function managed_agents_isEvent(node) {
    const type = node.get('type')?.string();
    if (type === undefined || !type.includes('.'))
        return false;
    if (managed_agents_CALLS.has(type))
        return node.get('id')?.kind === 'string' && node.get('name')?.kind === 'string';
    const call = managed_agents_RESULTS.get(type);
    if (call !== undefined)
        return node.get(call)?.kind === 'string';
    // Others have types with dots too.
    return managed_agents_isWithoutCalls(type) && node.get('processed_at') !== undefined;
}
function managed_agents_isWithoutCalls(type) {
    return managed_agents_WITHOUT_CALLS.has(type) || DOMAINS.some((domain) => type.startsWith(domain));
}
function eventsOf(node) {
    const events = node.get('events') ?? node.get('data');
    return events?.kind === 'array' ? events : undefined;
}
class EventsReader {
    log;
    main = 'main';
    /** The model's turn at hand: what it calls, it calls together. */
    turn;
    /** The session of each call of a sub-agent that has no result yet: its result does not always say. */
    threads = new Map();
    constructor(log) {
        this.log = log;
    }
    read({ node }) {
        // Beside its object, a recorder of API calls notes the name of the call.
        if (node.kind !== 'object')
            return;
        const events = eventsOf(node);
        this.enter(node, events);
        if (events === undefined) {
            if (!this.event(node))
                this.log.unknown();
            return;
        }
        let isKnown = true;
        for (const event of events.items())
            isKnown = this.event(event) && isKnown;
        if (!isKnown)
            this.log.unknown();
    }
    /** The object that the API calls a session has its id, and so may what holds the events of one. */
    enter(node, events) {
        const own = node.get('type')?.is('session') ? node.get('id')?.string() : undefined;
        const id = own ?? node.at('session', 'id')?.string() ?? (events && node.get('session_id')?.string());
        if (id === undefined || id === '')
            return;
        this.main = id;
        this.log.session(id);
    }
    /** @returns whether its type is known */
    event(event) {
        const type = event.get('type')?.string() ?? '';
        const call = managed_agents_RESULTS.get(type);
        if (managed_agents_CALLS.has(type))
            this.call(event);
        else if (call !== undefined)
            this.result(event, event.get(call)?.string());
        else if (type === 'span.model_request_start')
            this.turn = event.get('id')?.string();
        else
            return managed_agents_isWithoutCalls(type);
        return true;
    }
    call(event) {
        const id = event.get('id')?.string();
        const session = this.sessionOf(event);
        const isOfThread = session !== this.main;
        if (isOfThread && id !== undefined)
            this.threads.set(id, session);
        this.log.call({
            session,
            id,
            tool: toolName(event.get('name')?.string(), event.get('mcp_server_name')?.string()),
            args: event.get('input'),
            at: event,
            ...(!isOfThread && this.turn !== undefined && { batch: this.turn }),
        });
    }
    result(event, id) {
        const session = (id === undefined ? undefined : this.threads.get(id)) ?? this.sessionOf(event);
        if (id !== undefined)
            this.threads.delete(id);
        const isError = event.get('is_error')?.isTrue ?? false;
        this.log.result({ session, id, value: event.get('content'), at: event, isError });
    }
    sessionOf(event) {
        const thread = event.get('session_thread_id')?.string();
        return thread === undefined || thread === '' ? this.main : `${this.main}/${thread}`;
    }
}
//# sourceMappingURL=managed-agents.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/json-text.js



/** The JSON text of a value as it stands in the log: what is kept of a value beyond its item. */
function json_text_textOf({ text, start, end }) {
    return text.toString('utf8', start, end);
}
/** The value that a JSON text is, for good: it has a tape of its own. Undefined when the text is no JSON. */
function parseText(json) {
    const text = Buffer.from(`${json}\0`);
    const tape = new Tape();
    try {
        tape.read(text, 0, text.length - 1);
    }
    catch (error) {
        if (isFault(error))
            return undefined;
        throw error;
    }
    return new JsonNode(tape);
}
/** The object or array that a string says, when what it says is JSON; else the value itself. */
function unquoted(node) {
    const text = node.string();
    const inside = text !== undefined && /^[ \t\r\n]*[{[]/.test(text) ? parseText(text) : undefined;
    return inside ?? node;
}
//# sourceMappingURL=json-text.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/mcp-connection.js

/** How many open requests are told apart by nothing but their order. No client has more. */
const MOST_ALIKE = 1000;
/** One connection to one server: what is open on it. Both sides number their requests for themselves. */
class Connection {
    session;
    name;
    calls = 0;
    requests = new Map();
    /** Requests that were written without their id, the first first. */
    unnumbered = [];
    waiting = [];
    tasks = new Map();
    constructor(session, name) {
        this.session = session;
        this.name = name;
    }
    /** It is set up anew: what was open and has no id of its own is never answered. */
    restart() {
        this.unnumbered = [];
        this.waiting = [];
    }
    /** A name for a new call; that of its id, unless a request with that id is still open. */
    newCall(id) {
        this.calls++;
        return id === undefined || this.requests.has(id) ? `${this.name} ${this.calls}` : this.idOf(id);
    }
    /** What a call with this id is named. */
    idOf(id) {
        return JSON.stringify([this.name, id]);
    }
    open(id, direction, of) {
        const request = { id, direction, ...of };
        const open = id === undefined ? this.unnumbered : this.requests.get(id);
        if (open === undefined)
            this.requests.set(id, [request]);
        else
            push(open, request);
        return request;
    }
    /**
     * Closes the request that a response is to: the last one with its id that went the other way, else the first that has
     * none. A response without an id can be to the only open request.
     */
    answered(id, direction) {
        const fits = (one) => direction === undefined || one.direction === undefined || one.direction !== direction;
        const [only] = id === undefined && this.requests.size === 1 ? this.requests.values() : [];
        const numbered = id === undefined ? undefined : this.requests.get(id)?.findLast(fits);
        const request = numbered ?? this.unnumbered.find(fits) ?? only?.findLast(fits);
        if (request !== undefined)
            this.close(request);
        return request;
    }
    isOpen(id) {
        return id !== undefined && this.requests.has(id);
    }
    close(request) {
        const { id } = request;
        const open = id === undefined ? this.unnumbered : (this.requests.get(id) ?? []);
        const at = open.lastIndexOf(request);
        if (at >= 0)
            open.splice(at, 1);
        if (id !== undefined && open.length === 0)
            this.requests.delete(id);
    }
    wait(waiting) {
        push(this.waiting, waiting);
    }
    /** The call that a request makes once more, with what was asked for; undefined when it is a new one. */
    retried(tool, parameters) {
        const state = parameters?.get('requestState');
        if (this.waiting.length === 0 || (state ?? parameters?.get('inputResponses')) === undefined)
            return undefined;
        const text = state && json_text_textOf(state);
        const at = this.waiting.findLastIndex((one) => one.tool === tool && one.state === text);
        return at < 0 ? undefined : this.waiting.splice(at, 1)[0]?.call;
    }
    addTask(task, call) {
        this.tasks.set(task, call);
    }
    /** The call that runs as a task. */
    task(task) {
        return task === undefined ? undefined : this.tasks.get(task);
    }
}
/** Adds to a list that is searched, and so must not grow without bound: the oldest is given up. */
function push(list, item) {
    list.push(item);
    if (list.length > MOST_ALIKE)
        list.shift();
}
//# sourceMappingURL=mcp-connection.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/mcp-messages.js

/** Where recorders put the JSON-RPC object: each has a wrapper of its own. */
const mcp_messages_INSIDE = ['msg', 'message', 'payload', 'frame', 'data', 'body', 'raw', 'rpc'];
const SERVER = ['server_id', 'serverId', 'server_name', 'serverName', 'server'];
const CONNECTION = ['connection_id', 'connectionId', 'session_id', 'sessionId'];
const EXCHANGES = ['interactions', 'calls', 'exchanges'];
/** What MCP's methods start with. Other protocols on JSON-RPC have others. */
const METHOD = /^(tools|resources|prompts|notifications|sampling|elicitation|roots|completion|logging|tasks|server)\/[a-z_/]+$/i;
/** The methods of an SDK's client of which a recorder writes the arguments. */
const SDK_METHODS = new Set(['call_tool', 'list_tools', 'initialize', 'list_resources', 'list_prompts']);
/** The messages of one item: one, a batch, or none. */
function* mcp_messages_messagesIn(item) {
    const server = word(item, SERVER);
    const envelope = {
        server,
        connection: JSON.stringify([server, word(item, CONNECTION)]),
        direction: word(item, ['dir', 'direction']),
    };
    if (isRpc(item) || isSdkLine(item)) {
        yield { ...envelope, rpc: item, at: item };
        return;
    }
    const gateway = gatewayType(item);
    if (gateway === FILTERED)
        return;
    for (const key of mcp_messages_INSIDE) {
        const value = item.get(key);
        if (value === undefined)
            continue;
        const inside = value.kind === 'string' ? unquoted(value) : value;
        const batch = inside.kind === 'array' ? [...inside.items()] : [inside];
        const found = batch.filter((rpc) => isRpc(rpc) || (gateway !== undefined && rpc.kind === 'object'));
        for (const rpc of found)
            yield { ...envelope, rpc, at: inside === value ? rpc : item };
        if (found.length > 0)
            return;
    }
    // Why there was no response is written beside the payload, which is null then.
    if (gateway === 'RESPONSE' && item.get('error') !== undefined)
        yield { ...envelope, rpc: item, at: item };
}
/** The exchanges of a cassette; undefined when the item is none. */
function exchangesIn(item) {
    const list = EXCHANGES.map((key) => item.get(key)).find((value) => value?.kind === 'array');
    const exchanges = list === undefined ? [item] : [...list.items()];
    const found = exchanges.flatMap((one) => {
        const request = partOf(one.get('request'));
        if (request === undefined || !isRequest(request.rpc))
            return [];
        return [{ request, response: partOf(one.get('response')) }];
    });
    return found.length > 0 ? found : undefined;
}
/** What a request or response of a cassette is, or holds as the body of a message of HTTP. */
function partOf(node) {
    if (node === undefined || node.isNull)
        return undefined;
    for (const key of isRpc(node) ? [] : mcp_messages_INSIDE) {
        const body = node.get(key);
        const value = body?.get('string') ?? body;
        const inside = value?.kind === 'string' ? unquoted(value) : value;
        if (inside !== undefined && isRpc(inside))
            return { rpc: inside, at: node };
    }
    return { rpc: node, at: node };
}
/** Whether a message is one of MCP, and of no other protocol on JSON-RPC. */
function isOfMcp({ rpc }) {
    if (isSdkLine(rpc))
        return SDK_METHODS.has(rpc.get('method')?.string() ?? '');
    const method = rpc.get('method')?.string();
    // A number is the version of ACP, which starts in the same way.
    const version = rpc.at('params', 'protocolVersion') ?? rpc.at('result', 'protocolVersion');
    if (version?.kind === 'string')
        return true;
    if (method !== undefined)
        return METHOD.test(method.slice(0, 100));
    return ['content', 'tools'].some((key) => rpc.at('result', key)?.kind === 'array');
}
/** Whether a recorded request of a cassette is one to an MCP server. */
function isRequest(request) {
    const method = request.get('method')?.string() ?? '';
    if (request.get('args')?.kind === 'array')
        return SDK_METHODS.has(method);
    return METHOD.test(method.slice(0, 100)) || (method === 'initialize' && request.get('jsonrpc') !== undefined);
}
/** A line that a recorder of an SDK's client writes before or after each of its calls. */
function isSdkLine(node) {
    const type = node.get('type');
    if (type === undefined || node.get('count')?.kind !== 'number' || node.get('method')?.kind !== 'string')
        return false;
    return type.is('request')
        ? node.get('args')?.kind === 'array'
        : type.is('response') && node.get('result') !== undefined;
}
/** An event of the gateway that is about messages which have lines of their own. */
const FILTERED = 'DIFC_FILTERED';
/** What a line of the gateway of GitHub's agentic workflows is, in the words of its first version. */
function gatewayType(item) {
    const type = item.get('server_id') === undefined ? undefined : (item.get('type') ?? item.get('event'))?.string();
    const match = /^(?:rpc_)?(request|response|difc_filtered)$/i.exec(type?.slice(0, 40) ?? '');
    return match?.[1]?.toUpperCase();
}
/** An id as it is compared: `1` and `"1"` are two. */
function mcp_messages_idOf(rpc) {
    const id = rpc.get(isSdkLine(rpc) ? 'count' : 'id');
    return id === undefined || id.isNull ? undefined : json_text_textOf(id);
}
function isRpc(node) {
    return node.get('jsonrpc')?.is('2.0') ?? false;
}
function word(node, keys) {
    for (const key of keys) {
        const text = node.get(key)?.string();
        if (text !== undefined && text !== '')
            return text;
    }
    return undefined;
}
//# sourceMappingURL=mcp-messages.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/mcp.js






/** Types of line that hold no message. */
const WITHOUT_MESSAGES = new Set(['summary', 'header', 'meta', 'metadata', 'session_start', 'session_end']);
/**
 * Recordings of the Model Context Protocol, up to its version of 2026-07-28: JSON-RPC messages, one a line, bare or
 * wrapped; the `rpc-messages.jsonl` of GitHub's agentic workflows; cassettes of requests with their responses; and what
 * recorders of the Python SDK write.
 *
 * A response belongs to the last open request with its id that went the other way over the same connection, since ids
 * start again with each connection. Requests written without their id are answered in their order.
 */
const mcp = {
    name: 'mcp',
    ids: 'reused',
    detect: isMcp,
    reader: (log) => new McpReader(log),
};
function isMcp(node) {
    if (exchangesIn(node) !== undefined)
        return true;
    for (const message of mcp_messages_messagesIn(node))
        if (isOfMcp(message))
            return true;
    return false;
}
class McpReader {
    log;
    connections = new Map();
    cassettes = 0;
    constructor(log) {
        this.log = log;
    }
    read({ node }) {
        const exchanges = exchangesIn(node);
        if (exchanges !== undefined) {
            this.exchanges(node, exchanges);
            return;
        }
        let isKnown = gatewayType(node) !== undefined || WITHOUT_MESSAGES.has(node.get('type')?.string() ?? '');
        for (const message of mcp_messages_messagesIn(node)) {
            isKnown = true;
            refusing(message, () => this.message(message));
        }
        if (!isKnown)
            this.log.unknown();
    }
    /** Reads a cassette, which is a session of its own, or one exchange of a log of such. */
    exchanges(node, exchanges) {
        const isCassette = node.get('request') === undefined;
        const session = isCassette ? this.cassette(node) : 'main';
        const connection = isCassette ? new Connection(session, session) : this.connection('exchange');
        this.log.session(session);
        for (const { request, response } of exchanges) {
            const asked = refusing(request, () => this.request(connection, request));
            if (asked === undefined || response === undefined)
                continue;
            connection.close(asked);
            refusing(response, () => this.answer(connection, asked, response));
        }
        if (isCassette)
            this.log.end(session);
    }
    cassette(node) {
        this.cassettes++;
        const name = (node.get('session_id') ?? node.get('sessionId'))?.string();
        return name ?? (this.cassettes === 1 ? 'main' : `conversation ${this.cassettes}`);
    }
    connection(name) {
        let connection = this.connections.get(name);
        if (connection === undefined) {
            connection = new Connection('main', name);
            this.connections.set(name, connection);
        }
        return connection;
    }
    message(message) {
        const { rpc, at, direction } = message;
        const connection = this.connection(message.connection);
        const isResponse = isSdkLine(rpc) ? rpc.get('type')?.is('response') : rpc.get('method') === undefined;
        if (isResponse !== true && gatewayType(rpc) !== 'RESPONSE') {
            this.request(connection, message);
            return;
        }
        const id = mcp_messages_idOf(rpc);
        const request = connection.answered(id, direction);
        if (request !== undefined)
            this.answer(connection, request, message);
        // What the request was is not known, but the result is one of a call; unless it is a reply to the server.
        else if (rpc.at('result', 'content')?.kind === 'array' && !isOtherMethod(rpc) && !connection.isOpen(id)) {
            const { session } = connection;
            this.log.result({ session, id: id && connection.idOf(id), value: rpc.get('result'), at });
        }
    }
    request(connection, { rpc, at, server, direction }) {
        const method = rpc.get('method')?.string() ?? '';
        if (method.startsWith('notifications/'))
            return undefined;
        if (method === 'initialize')
            connection.restart();
        const id = mcp_messages_idOf(rpc);
        if (method === 'tasks/result') {
            return connection.open(id, direction, {
                ...NO_CALL,
                call: connection.task(rpc.at('params', 'taskId')?.string()),
            });
        }
        if (method !== 'tools/call' && method !== 'call_tool')
            return connection.open(id, direction, NO_CALL);
        const { name, args } = parametersOf(rpc);
        const tool = toolName(name, server);
        const { session } = connection;
        const call = { session, tool, args, at };
        const first = connection.retried(tool, rpc.get('params'));
        if (first !== undefined) {
            this.log.call({ ...call, id: undefined, partOf: first });
            return connection.open(id, direction, { call: first, tool });
        }
        const request = connection.open(id, direction, { call: connection.newCall(id), tool });
        this.log.call({ ...call, id: request.call });
        return request;
    }
    answer(connection, { call, tool }, { rpc: response, at }) {
        if (call === undefined)
            return;
        const { session } = connection;
        const error = response.get('error');
        const result = response.get('result') ?? (response.get('content') === undefined ? undefined : response);
        if (error !== undefined && !error.isNull) {
            const value = result === undefined || result.isNull ? error : result;
            this.log.result({ session, id: call, value, at, isError: true });
            return;
        }
        if (result?.get('resultType')?.is('input_required') || result?.get('inputRequests') !== undefined) {
            const state = result.get('requestState');
            connection.wait({ call, tool, state: state && json_text_textOf(state) });
            return;
        }
        const task = (result?.at('task', 'taskId') ?? result?.get('taskId'))?.string();
        if (task !== undefined && result?.get('content') === undefined) {
            connection.addTask(task, call);
            return;
        }
        const isFailure = response.get('success')?.kind === 'boolean' && !response.get('success')?.isTrue;
        const isError = isFailure || (result?.get('isError')?.isTrue ?? false);
        this.log.result({ session, id: call, value: result && withoutIsError(result), at, isError });
    }
}
/** Does something with a message; what is at fault in one that was text in the log has no offset in the log. */
function refusing({ rpc, at }, work) {
    try {
        return work();
    }
    catch (error) {
        throw isFault(error) && at !== rpc ? new src_error/* ToolReplayError */.K(error.code, error.fault) : error;
    }
}
const NO_CALL = { call: undefined, tool: '' };
/** The tool and its arguments: JSON-RPC names them, an SDK has them in order or by name. */
function parametersOf(rpc) {
    const list = rpc.get('args');
    if (list?.kind !== 'array') {
        return { name: rpc.at('params', 'name')?.string() ?? '', args: rpc.at('params', 'arguments') };
    }
    const [name, args] = [...list.items()].slice(0, 2);
    const named = rpc.get('kwargs');
    return { name: (name ?? named?.get('name'))?.string() ?? '', args: args ?? named?.get('arguments') };
}
/** A result without its mark of failure, which is told apart; that it says `false` is no other answer than silence. */
function withoutIsError(result) {
    if (result.get('isError') === undefined)
        return result;
    const members = [...result.members()];
    const kept = new Map(members);
    // A key that is there twice is not for this reader to decide about.
    if (kept.size < members.length)
        return result;
    kept.delete('isError');
    return Object.fromEntries(kept);
}
function isOtherMethod(rpc) {
    return isSdkLine(rpc) && rpc.get('method')?.is('call_tool') !== true;
}
//# sourceMappingURL=mcp.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/return-code.js
/** The return code that mini-swe-agent puts beside an output. */
function returnCode(message) {
    const exitCode = message.at('extra', 'returncode')?.number();
    return exitCode !== undefined && Number.isSafeInteger(exitCode) ? { exitCode } : {};
}
//# sourceMappingURL=return-code.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/turns.js
/**
 * The ids of one conversation whose own are sloppy: absent, empty, constant, or counted from 0 in each message.
 *
 * A result follows the message that it answers. So an id means the last message that used it, and calls and results
 * without ids are matched in the order of the last message with calls.
 */
class Turns {
    turn = 0;
    made = 0;
    /** Ids that wait for an answer, and those that were used again before they had one. */
    uses = new Map();
    /** The calls of the last message that have no id: under the name of each tool, and all under undefined. */
    nameless = new Map();
    /**
     * A message with calls.
     *
     * @returns the batch of its calls
     */
    begin() {
        this.nameless = new Map();
        return String(++this.turn);
    }
    /** The key under which a call waits for its result. */
    call(id, tool) {
        if (id === undefined) {
            const call = { key: `#${++this.made}`, isAnswered: false };
            for (const name of [undefined, tool]) {
                const queue = this.nameless.get(name);
                if (queue === undefined)
                    this.nameless.set(name, { calls: [call], first: 0 });
                else
                    queue.calls.push(call);
            }
            return call.key;
        }
        const use = this.uses.get(id);
        if (use === undefined)
            this.uses.set(id, { turn: this.turn, generation: 0, open: 1 });
        else if (use.turn === this.turn)
            use.open++;
        else
            Object.assign(use, { turn: this.turn, generation: use.generation + 1, open: 1 });
        return keyOf(id, use?.generation ?? 0);
    }
    /** Whether a call of this id waits for a result. */
    isOpen(id) {
        return (this.uses.get(id)?.open ?? 0) > 0;
    }
    /**
     * The key of the call that a result answers.
     *
     * @param tool the name of the tool, where the result has it
     * @returns undefined when it is of no call
     */
    result(id, tool) {
        if (id === undefined)
            return this.nextNameless(tool);
        const use = this.uses.get(id);
        if (use === undefined)
            return keyOf(id, 0);
        use.open--;
        if (use.open <= 0 && use.generation === 0)
            this.uses.delete(id);
        return keyOf(id, use.generation);
    }
    nextNameless(tool) {
        const queue = this.nameless.get(tool);
        let call = queue?.calls[queue.first];
        while (queue !== undefined && call !== undefined) {
            queue.first++;
            if (!call.isAnswered) {
                call.isAnswered = true;
                return call.key;
            }
            call = queue.calls[queue.first];
        }
        return undefined;
    }
}
/** No two pairs give one key, and none gives that of a call without an id. */
function keyOf(id, generation) {
    return generation === 0 ? `=${id}` : `${generation}=${id}`;
}
//# sourceMappingURL=turns.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/chat-conversation.js


/** Roles whose messages hold no call unless they say so. `exit` is the last of mini-swe-agent. */
const ROLES = new Set(['system', 'developer', 'user', 'assistant', 'tool', 'function', 'exit']);
/**
 * One conversation of chat messages, in all dialects of OpenAI's Chat Completions: `tool_calls` and `role: "tool"`, the
 * older `function_call` and `role: "function"`, calls without the `function` wrapper (tau2) or with their `output`
 * (AgentV), and mini-swe-agent's `extra.actions` and `extra.returncode` where there are no `tool_calls`.
 */
class ChatConversation {
    name;
    log;
    turns = { assistant: new Turns(), user: new Turns() };
    /** The `tool_calls` that were told last; valid until the next item. */
    lastCalls;
    constructor(log, name) {
        this.log = log;
        this.name = name;
        log.session(name);
    }
    /** @returns whether it is a message of a known kind */
    message(message) {
        const role = message.get('role')?.string();
        if (role === undefined)
            return false;
        const calls = message.get('tool_calls');
        const functionCall = message.get('function_call');
        const actions = message.at('extra', 'actions');
        if (isFilled(calls))
            this.calls(calls, role === 'user' ? 'user' : 'assistant');
        else if (functionCall?.kind === 'object')
            this.functionCall(functionCall);
        else if (isFilled(actions))
            this.actions(actions);
        if (role === 'tool' || role === 'function')
            this.results(message);
        else if (role !== 'assistant' && message.at('extra', 'returncode') !== undefined)
            this.observation(message);
        return ROLES.has(role);
    }
    /** The calls of one message, which were issued together. */
    calls(calls, requestor) {
        this.lastCalls = calls;
        const batches = new Map();
        for (const call of calls.items()) {
            if (call.kind !== 'object')
                continue;
            const by = requestorOf(call) ?? requestor;
            const batch = batches.get(by) ?? this.turns[by].begin();
            batches.set(by, batch);
            const { id, tool, args } = readCall(call);
            const place = { session: this.sessionOf(by), tool, args, at: call, batch };
            const output = call.get('output');
            if (output === undefined)
                this.log.call({ ...place, id: this.turns[by].call(id, tool) });
            else
                this.log.call({ ...place, id: undefined, answer: { ...chat_conversation_answerOf(call), value: output } });
        }
    }
    /** A message of the role `tool`, or several in one. */
    results(message, requestor = 'assistant') {
        const together = message.get('tool_messages');
        if (isFilled(together)) {
            for (const each of together.items())
                if (!isFilled(each.get('tool_messages')))
                    this.results(each, requestor);
            return;
        }
        const by = requestorOf(message) ?? requestor;
        const tool = (message.get('name') ?? message.get('tool_name'))?.string();
        const answer = chat_conversation_answerOf(message);
        for (const id of this.answered(message, this.turns[by])) {
            this.log.result({ session: this.sessionOf(by), id: this.turns[by].result(id, tool), ...answer });
        }
    }
    /** Whether these are the very calls that were told last: a log may have its newest message twice. */
    isLast(calls) {
        if (calls === undefined || this.lastCalls === undefined)
            return false;
        const last = [...this.lastCalls.items()].map(readCall);
        const now = [...calls.items()].map(readCall);
        return last.length === now.length && now.every((call, k) => chat_conversation_isSame(call, last[k]));
    }
    end() {
        this.log.end(this.name);
        this.log.end(this.sessionOf('user'));
    }
    /** What an answer refers to: the id of one call, of several in SWE-agent's messages, or undefined for position. */
    answered(message, turns) {
        const id = chat_conversation_idOf(message.get('tool_call_id'));
        if (id !== undefined)
            return [id];
        const several = [...(message.get('tool_call_ids')?.items() ?? [])].map(chat_conversation_idOf);
        if (several.length > 0)
            return several;
        // In tau2 a result has the id of its call as its own; elsewhere a message may have one that means nothing.
        const own = chat_conversation_idOf(message.get('id'));
        const isOfCall = own !== undefined && (message.get('requestor') !== undefined || turns.isOpen(own));
        return [isOfCall ? own : undefined];
    }
    functionCall(call) {
        const { tool, args } = readCall(call);
        const batch = this.turns.assistant.begin();
        this.log.call({ session: this.name, id: this.turns.assistant.call(undefined, tool), tool, args, at: call, batch });
    }
    actions(actions) {
        const batch = this.turns.assistant.begin();
        for (const action of actions.items()) {
            const command = action.get('command');
            if (command === undefined)
                continue;
            const id = this.turns.assistant.call(chat_conversation_idOf(action.get('tool_call_id')), 'bash');
            this.log.call({ session: this.name, id, tool: 'bash', args: { command }, at: action, batch });
        }
    }
    observation(message) {
        const id = this.turns.assistant.result(undefined, undefined);
        this.log.result({ session: this.name, id, ...chat_conversation_answerOf(message) });
    }
    sessionOf(requestor) {
        return requestor === 'user' ? `${this.name}/user` : this.name;
    }
}
/** Whether it is an array with something in it. */
function isFilled(node) {
    for (const _ of node?.items() ?? [])
        return true;
    return false;
}
/** A call in any dialect: `function` is an object, a name (AgentDojo), or not there (tau2, AgentV, `function_call`). */
function readCall(call) {
    const inner = call.get('function') ?? call.get('custom');
    return {
        id: chat_conversation_idOf(call.get('id')),
        tool: first([inner?.get('name'), inner, call.get('name'), call.get('tool')], (node) => node.string()) ?? '',
        args: first(['arguments', 'input', 'args'], (key) => inner?.get(key) ?? call.get(key)),
    };
}
/** The first that there is of what is looked up in several places. */
function first(places, look) {
    for (const place of places) {
        const found = place === undefined ? undefined : look(place);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function chat_conversation_isSame(a, b) {
    return a.id === b?.id && a.tool === b?.tool && chat_conversation_textOf(a.args) === chat_conversation_textOf(b?.args);
}
function chat_conversation_textOf(node) {
    return node?.text.toString('latin1', node.start, node.end);
}
/** An empty id is none. */
function chat_conversation_idOf(node) {
    const id = node?.id();
    return id === '' ? undefined : id;
}
function requestorOf(node) {
    const requestor = node.get('requestor');
    if (requestor?.is('user'))
        return 'user';
    return requestor?.is('assistant') ? 'assistant' : undefined;
}
/** The marks are those of tau2 (`error: true`), of AgentDojo (`error: "\u2026"`) and of frameworks (`is_error`, `status`). */
function chat_conversation_answerOf(message) {
    const error = message.get('error');
    const hasError = error?.kind === 'object' || (error?.kind === 'string' && !error.is(''));
    const isError = hasError || error?.isTrue || message.get('is_error')?.isTrue || message.get('status')?.is('error') || false;
    const content = message.get('content');
    const isEmpty = content === undefined || content.isNull || content.is('');
    return { value: hasError && isEmpty ? error : content, at: message, isError, ...returnCode(message) };
}
//# sourceMappingURL=chat-conversation.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/chat-detect.js

/** Blocks of a content that are calls or results of other APIs: Anthropic's, the AI SDK's, and agents' own. */
const FOREIGN_BLOCK = /^(?:.*tool_use|.*tool_result|tool-call|tool-result|tool-error|tool(?:Call|Result|Use|Request|Response))$/;
const PLAIN_ROLES = new Set(['system', 'developer', 'user', 'assistant', 'exit']);
/** Whether a message shows that it is one of a Chat Completions log: it has calls, or is a result. */
function isTelling(message) {
    const role = message.get('role');
    if (role?.kind !== 'string' || hasForeignBlocks(message))
        return false;
    const [call] = message.get('tool_calls')?.items() ?? [];
    if (call !== undefined)
        return ['function', 'custom', 'name', 'tool'].some((key) => call.get(key) !== undefined);
    if (message.at('function_call', 'name')?.kind === 'string')
        return true;
    if (role.is('function'))
        return message.get('name')?.kind === 'string';
    if (role.is('tool')) {
        const has = (key) => message.get(key) !== undefined;
        return ['tool_call_id', 'tool_call_ids', 'requestor'].some(has) || message.get('content')?.kind === 'string';
    }
    const [action] = message.at('extra', 'actions')?.items() ?? [];
    return action?.get('command') !== undefined;
}
/** Whether a message is one of plain text, as logs of other formats have too. */
function isPlain(message) {
    const role = message.get('role')?.string();
    const type = message.get('type');
    if (role === undefined || !PLAIN_ROLES.has(role) || (type !== undefined && !type.is('message')))
        return false;
    if (isFilled(message.get('tool_calls')))
        return false;
    const content = message.get('content');
    if (content?.kind !== 'array')
        return content?.kind === 'string' || content?.isNull === true;
    for (const part of content.items()) {
        const kind = part.get('type')?.string();
        if (kind === undefined || /tool|call|function/i.test(kind))
            return false;
    }
    return true;
}
/** Whether messages are telling, and none is of another API. */
function areTelling(messages) {
    let isAnyTelling = false;
    for (const message of messages.items()) {
        if (hasForeignBlocks(message))
            return false;
        isAnyTelling ||= isTelling(message);
    }
    return isAnyTelling;
}
/** Whether there are messages and all are plain. */
function arePlain(messages) {
    for (const message of messages.items())
        if (!isPlain(message))
            return false;
    return isFilled(messages);
}
function hasForeignBlocks(message) {
    for (const block of message.get('content')?.items() ?? []) {
        if (FOREIGN_BLOCK.test(block.get('type')?.string() ?? ''))
            return true;
    }
    return false;
}
//# sourceMappingURL=chat-detect.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/session-names.js
/** Names the conversations of a log that has several. */
class SessionNames {
    count = 0;
    /** How many conversations have each id. */
    uses = new Map();
    /** A name of its own for the next conversation: its id in the log, or its number when it has none. */
    next(id) {
        this.count++;
        if (id === undefined || id === '')
            return `conversation ${this.count}`;
        const uses = (this.uses.get(id) ?? 0) + 1;
        this.uses.set(id, uses);
        return uses === 1 ? id : `${id} (${uses})`;
    }
}
//# sourceMappingURL=session-names.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/tau.js

/** Whether it is a run of tau-bench: `{task_id, traj, trial}`. */
function isTau(node) {
    const traj = node.get('traj');
    const [first] = traj?.items() ?? [];
    return traj?.kind === 'array' && (first === undefined || first.get('role') !== undefined);
}
/** Whether it is a results file of tau2: `{simulations: [{id, task_id, messages}]}`. */
function isTau2(node) {
    const simulations = node.get('simulations');
    const [first] = simulations?.items() ?? [];
    if (simulations?.kind !== 'array')
        return false;
    return first === undefined ? node.get('tasks')?.kind === 'array' : first.get('task_id') !== undefined;
}
/** What a run of tau-bench or tau2 that has no id is known by: a task is tried several times. */
function taskName(node) {
    const task = node.get('task_id')?.id();
    const trial = node.get('trial')?.id();
    if (task === undefined)
        return undefined;
    return trial === undefined ? `task ${task}` : `task ${task} trial ${trial}`;
}
/**
 * Reads the ticks of a voice run of tau2 (`Tick` in its `data_model/message.py`), which hold what both sides did at the
 * same time; `messages` is then empty, or the same once more.
 *
 * @returns whether it has any
 */
function readTicks(simulation, conversation) {
    const ticks = simulation.get('ticks');
    if (!isFilled(ticks))
        return false;
    for (const tick of ticks.items()) {
        for (const [side, requestor] of [
            ['agent', 'assistant'],
            ['user', 'user'],
        ]) {
            const calls = tick.get(`${side}_tool_calls`);
            if (isFilled(calls))
                conversation.calls(calls, requestor);
            for (const result of tick.get(`${side}_tool_results`)?.items() ?? [])
                conversation.results(result, requestor);
        }
    }
    return true;
}
//# sourceMappingURL=tau.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/openai-chat.js




/** Where the messages of a conversation are in what carries them. */
const MESSAGES = [
    ['messages'],
    ['traj'],
    ['request', 'messages'],
    ['request', 'body', 'messages'],
    ['body', 'messages'],
];
/** Where the answer of the model is, which is newer than the messages. */
const CHOICES = [['choices'], ['response', 'choices'], ['response', 'body', 'choices']];
/** Where the id of the conversation may be, in it and in each of its messages. */
const IDS = ['session_id', 'conversation_id', 'thread_id'];
/** Where it may be in a whole conversation only: in a message it would be that of the message or its request. */
const WHOLE_IDS = [...IDS, 'instance_id', 'custom_id', 'id', 'trace_id'];
/**
 * Messages of OpenAI's Chat Completions API, as most home-made harnesses write them: bare, in a conversation
 * (`{messages}`, also of mini-swe-agent 2), with the newest message beside them (LiteLLM's `{messages, response}`),
 * as a bare `chat.completion`, or in the results of tau-bench and tau2. An array or `{messages}` is one conversation;
 * bare messages, one a line, are one too.
 *
 * Ids are what the model's server made of them: unique, constant (`call_id`), counted from 0, or absent.
 */
const openaiChat = {
    name: 'openai-chat',
    ids: 'reused',
    detect: isChat,
    detectWeakly: isPlainChat,
    reader: (log) => new ChatReader(log),
};
function isChat(node) {
    if (node.kind === 'array')
        return areTelling(node);
    if (isTelling(node) || isTau(node) || isTau2(node))
        return true;
    if (node.get('role') !== undefined)
        return false;
    const messages = find(node, MESSAGES);
    if (messages !== undefined) {
        for (const message of messages.items())
            if (hasForeignBlocks(message))
                return false;
        if (areTelling(messages))
            return true;
    }
    const [choice] = find(node, CHOICES)?.items() ?? [];
    if (choice?.at('message', 'role')?.kind === 'string')
        return true;
    const [tick] = node.get('ticks')?.items() ?? [];
    return tick?.get('agent_tool_calls') !== undefined;
}
function isPlainChat(node) {
    const messages = node.kind === 'array' ? node : find(node, MESSAGES);
    return messages === undefined ? isPlain(node) : arePlain(messages);
}
class ChatReader {
    log;
    names = new SessionNames();
    /** The conversation of the array whose elements are read. */
    array;
    /** Those of messages that stand on lines of their own, by the id that the line has. */
    lines = new Map();
    constructor(log) {
        this.log = log;
    }
    read({ node, group }) {
        if (this.array !== undefined && this.array.group !== group) {
            this.array.conversation.end();
            this.array = undefined;
        }
        if (!this.readItem(node, group))
            this.log.unknown();
    }
    /** @returns whether all in it is of known types */
    readItem(node, group) {
        const simulations = node.get('simulations');
        if (simulations?.kind === 'array') {
            let isKnown = true;
            for (const simulation of simulations.items())
                isKnown = this.conversation(simulation) && isKnown;
            return isKnown;
        }
        if (node.kind === 'array' || node.get('role') === undefined)
            return this.conversation(node);
        return this.conversationOf(node, group).message(node);
    }
    /** Reads all of a conversation. */
    conversation(node) {
        const messages = node.kind === 'array' ? node : find(node, MESSAGES);
        const choices = find(node, CHOICES);
        if (messages === undefined && choices === undefined && !isFilled(node.get('ticks')))
            return false;
        const conversation = new ChatConversation(this.log, this.names.next(openai_chat_idOf(node)));
        let isKnown = true;
        if (!readTicks(node, conversation)) {
            for (const message of messages?.items() ?? [])
                isKnown = conversation.message(message) && isKnown;
        }
        if (choices !== undefined)
            this.choices(choices, conversation);
        conversation.end();
        return isKnown;
    }
    /** What the model answered. A choice after the first is how the conversation might have gone on: one of its own. */
    choices(choices, conversation) {
        let count = 0;
        for (const choice of choices.items()) {
            const message = choice.get('message');
            if (++count === 1 && !conversation.isLast(message?.get('tool_calls'))) {
                if (message !== undefined)
                    conversation.message(message);
            }
            else if (count > 1 && message !== undefined) {
                const other = new ChatConversation(this.log, `${conversation.name}/choice ${count}`);
                other.message(message);
                other.end();
            }
        }
    }
    /** The conversation that a bare message is of. */
    conversationOf(message, group) {
        if (group > 0) {
            this.array ??= { group, conversation: new ChatConversation(this.log, this.names.next(undefined)) };
            return this.array.conversation;
        }
        const id = openai_chat_idOf(message);
        let conversation = this.lines.get(id);
        if (conversation === undefined) {
            conversation = new ChatConversation(this.log, this.names.next(id));
            this.lines.set(id, conversation);
        }
        return conversation;
    }
}
function find(node, paths) {
    for (const path of paths) {
        const found = node.at(...path);
        if (found?.kind === 'array')
            return found;
    }
    return undefined;
}
/** The id that a log has for a conversation, as it stands in all of it or in one of its messages. */
function openai_chat_idOf(node) {
    const keys = node.get('role') === undefined ? WHOLE_IDS : IDS;
    for (const place of [node, node.get('meta'), node.get('metadata'), node.get('source')]) {
        for (const key of keys) {
            const id = place?.get(key)?.id();
            if (id !== undefined && id !== '')
                return id;
        }
    }
    return taskName(node);
}
//# sourceMappingURL=openai-chat.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/responses-items.js


/** The types of call in OpenAI's Responses API, and those that only Codex has. */
const responses_items_CALLS = new Map([
    ['function_call', { args: (item) => item.get('arguments') }],
    ['custom_tool_call', { args: (item) => item.get('input') }],
    ['local_shell_call', { tool: 'local_shell', args: (item) => item.get('action') }],
    ['shell_call', { tool: 'shell', args: (item) => item.get('action') }],
    ['apply_patch_call', { tool: 'apply_patch', args: (item) => item.get('operation') }],
    ['computer_call', { tool: 'computer', args: (item) => item.get('action') ?? item.get('actions') }],
    ['tool_search_call', { tool: 'tool_search', args: (item) => item.get('arguments') }],
    ['mcp_call', { args: (item) => item.get('arguments'), result: (item) => item.get('output') }],
    ['web_search_call', { tool: 'web_search', args: searchOf, result: foundBy }],
    [
        'file_search_call',
        {
            tool: 'file_search',
            args: (item) => ({ queries: item.get('queries') }),
            result: (item) => item.get('results'),
        },
    ],
    [
        'code_interpreter_call',
        // The container is another each time.
        {
            tool: 'code_interpreter',
            args: (item) => ({ code: item.get('code') }),
            result: (item) => item.get('outputs'),
        },
    ],
    [
        'image_generation_call',
        {
            tool: 'image_generation',
            args: (item) => ({ revised_prompt: item.get('revised_prompt') }),
            result: (item) => item.get('result'),
        },
    ],
]);
const responses_items_RESULTS = new Set([
    ...['function_call_output', 'custom_tool_call_output', 'local_shell_call_output', 'shell_call_output'],
    ...['apply_patch_call_output', 'computer_call_output', 'tool_search_output'],
]);
const responses_items_WITHOUT_CALLS = new Set([
    ...['message', 'reasoning', 'item_reference', 'compaction', 'mcp_list_tools', 'mcp_approval_request'],
    ...['mcp_approval_response', 'ghost_snapshot'],
]);
/** Whether it is an item that is a call or a result. */
function isResponsesItem(node) {
    const type = node.get('type')?.string();
    if (type === undefined)
        return false;
    const has = (key) => node.get(key) !== undefined;
    if (type === 'function_call' || type === 'custom_tool_call')
        return has('name') && has('call_id');
    if (responses_items_RESULTS.has(type))
        return (has('call_id') || has('id')) && (has('output') || has('tools'));
    return responses_items_CALLS.has(type) && (has('id') || has('call_id'));
}
/**
 * Tells the call or result that one item of OpenAI's Responses API is.
 *
 * Tools that the server runs have their result in the item of the call, or nowhere; there is no mark of an error but
 * the `status` and the `error` of such.
 *
 * @returns whether the type is known
 */
function readResponsesItem(item, log, session) {
    const type = item.get('type')?.string();
    if (type === undefined)
        return item.get('role') !== undefined;
    const call = responses_items_CALLS.get(type);
    if (call !== undefined) {
        const answer = call.result && carried(item, call.result(item));
        log.call({
            session,
            id: responses_items_idOf(item, type),
            tool: call.tool ?? responses_items_nameOf(item),
            args: call.args(item),
            at: item,
            ...(answer !== undefined && { answer }),
        });
        return true;
    }
    if (!responses_items_RESULTS.has(type))
        return responses_items_WITHOUT_CALLS.has(type);
    log.result({
        session,
        id: responses_items_idOf(item, type),
        value: item.get('output') ?? item.get('tools'),
        at: item,
        isError: item.get('status')?.is('failed') ?? false,
        ...returnCode(item),
        ...exitCode(item),
    });
    return true;
}
/** A search that the server ran has no id that its result knows: it is the one before. */
function responses_items_idOf(item, type) {
    const id = item.get('call_id')?.id();
    if (id !== undefined)
        return id;
    return type.startsWith('tool_search') ? 'tool_search' : item.get('id')?.id();
}
/** A namespace is written before the name as it is where it ends in a separator (`mcp__server__`). */
function responses_items_nameOf(item) {
    const name = toolName(item.get('name')?.string(), item.get('server_label')?.string());
    const namespace = item.get('namespace')?.string() ?? '';
    if (namespace === '')
        return name;
    if (namespace.endsWith('__'))
        return namespace + name;
    return namespace.startsWith('mcp__') ? `${namespace}__${name}` : `${namespace}.${name}`;
}
/** What the item of a call says of its answer; undefined when there was none, or none was recorded. */
function carried(item, result) {
    const value = present(result);
    const error = present(item.get('error'));
    const isError = error !== undefined || item.get('status')?.is('failed') === true;
    return value === undefined && !isError ? undefined : { value: value ?? error, at: item, isError };
}
function present(node) {
    return node === undefined || node.isNull ? undefined : node;
}
/** What is searched for, without the sources that were found, which may stand in the same object. */
function searchOf(item) {
    const action = item.get('action');
    if (action?.get('sources') === undefined)
        return action;
    const part = (key) => action.get(key);
    return {
        type: part('type'),
        query: part('query'),
        queries: part('queries'),
        url: part('url'),
        pattern: part('pattern'),
    };
}
function foundBy(item) {
    return item.get('results') ?? item.at('action', 'sources');
}
/** How the one command of a `shell_call` ended; several have several codes, in the output. */
function exitCode(item) {
    const outputs = [...(item.get('output')?.items() ?? [])];
    const code = outputs.length === 1 ? outputs[0]?.at('outcome', 'exit_code')?.number() : undefined;
    return code !== undefined && Number.isSafeInteger(code) ? { exitCode: code } : {};
}
//# sourceMappingURL=responses-items.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/openai-responses.js



/** Where the items of a conversation are in what carries them, the older first. */
const ITEMS = [
    ...[['messages'], ['items'], ['data']],
    ...[['input'], ['request', 'input'], ['request', 'body', 'input'], ['body', 'input']],
    ...[['output'], ['response', 'output'], ['response', 'body', 'output']],
];
/**
 * Items of OpenAI's Responses API: a request (`{input}`), a response (`{output}`), both in one, lists of items, bare
 * or one a line, and the messages of mini-swe-agent 2 where it uses that API.
 *
 * An array or an object is one conversation, bare items one a line are one too; a response that names the one before
 * (`previous_response_id`) or its `conversation` goes on with that.
 */
const openaiResponses = {
    name: 'openai-responses',
    ids: 'reused',
    detect: isResponses,
    detectWeakly: (node) => [node.get('input'), node.get('output')].some((list) => list !== undefined && arePlain(list)),
    reader: (log) => new ResponsesReader(log),
};
function isResponses(node) {
    if (isElement(node))
        return true;
    const lists = node.kind === 'array' ? [node] : listsOf(node);
    return lists.some((list) => {
        for (const element of list.items())
            if (isElement(element))
                return true;
        return false;
    });
}
/** Whether it is an element of a list of items such as no other API has. */
function isElement(node) {
    if (isResponse(node) || isResponsesItem(node))
        return true;
    if (!node.get('type')?.is('message') || node.get('role') === undefined)
        return false;
    for (const part of node.get('content')?.items() ?? []) {
        const type = part.get('type');
        if (type?.is('input_text') || type?.is('output_text'))
            return true;
    }
    return false;
}
function isResponse(node) {
    return node.get('object')?.is('response') === true && node.get('output')?.kind === 'array';
}
function listsOf(node) {
    // The output of a call is no list of items.
    if (node.get('type')?.kind === 'string' && !isResponse(node))
        return [];
    return ITEMS.map((path) => node.at(...path)).filter((list) => list?.kind === 'array');
}
class ResponsesReader {
    log;
    names = new SessionNames();
    /** The session of each response, and of each conversation, that has an id: more may come of them. */
    sessions = new Map();
    /** The session of the array whose elements are read. */
    array;
    /** The session of items that stand on lines of their own. */
    lines;
    constructor(log) {
        this.log = log;
    }
    read({ node, group }) {
        if (this.array !== undefined && this.array.group !== group) {
            this.log.end(this.array.session);
            this.array = undefined;
        }
        if (!this.readItem(node, group))
            this.log.unknown();
    }
    /** @returns whether all in it is of known types */
    readItem(node, group) {
        const lists = node.kind === 'array' ? [node] : listsOf(node);
        if (lists.length === 0)
            return readResponsesItem(node, this.log, this.sessionOfBare(group));
        const { session, isOver } = this.sessionOf(node);
        let isKnown = true;
        for (const list of lists)
            for (const element of list.items())
                isKnown = this.element(element, session) && isKnown;
        if (isOver)
            this.log.end(session);
        return isKnown;
    }
    /** An item, or a whole response among items. */
    element(element, session) {
        if (!isResponse(element))
            return readResponsesItem(element, this.log, session);
        let isKnown = true;
        for (const item of element.get('output')?.items() ?? []) {
            isKnown = readResponsesItem(item, this.log, session) && isKnown;
        }
        return isKnown;
    }
    sessionOf(node) {
        const of = (...keys) => {
            for (const place of [node, node.get('request'), node.get('response')]) {
                const id = place?.at(...keys)?.id();
                if (id !== undefined && id !== '')
                    return id;
            }
            return undefined;
        };
        const conversation = of('conversation') ?? of('conversation', 'id');
        const previous = of('previous_response_id');
        const id = of('id');
        const before = [conversation, previous].map((key) => (key === undefined ? undefined : this.sessions.get(key)));
        const session = before[0] ?? before[1] ?? this.open(conversation ?? id);
        for (const key of [conversation, id])
            if (key !== undefined)
                this.sessions.set(key, session);
        return { session, isOver: conversation === undefined && id === undefined && before[1] === undefined };
    }
    sessionOfBare(group) {
        if (group > 0) {
            this.array ??= { group, session: this.open(undefined) };
            return this.array.session;
        }
        this.lines ??= this.open(undefined);
        return this.lines;
    }
    open(id) {
        const session = this.names.next(id);
        this.log.session(session);
        return session;
    }
}
//# sourceMappingURL=openai-responses.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/opencode.js
/** Types of line of `run --format json` that hold no call. */
const opencode_WITHOUT_CALLS = new Set(['step_start', 'step_finish', 'text', 'reasoning', 'error']);
/**
 * opencode: `run --format json`, `export`, and the array of messages that its server gives.
 *
 * A call and its answer are one part of a message. Ids are only told apart within their message. Calls of one step of
 * a message were issued together; a run writes them as they end.
 */
const opencode = {
    name: 'opencode',
    ids: 'unique',
    detect: isOpencode,
    reader: (log) => new OpencodeReader(log),
};
function isOpencode(node) {
    const type = node.get('type')?.string();
    if (type !== undefined) {
        const isPart = node.get('part')?.kind === 'object' && node.get('sessionID') !== undefined;
        return isPart && (type === 'tool_use' || opencode_WITHOUT_CALLS.has(type));
    }
    if (opencode_isMessage(node))
        return true;
    const info = node.get('info');
    const messages = node.get('messages');
    if (info?.get('id') === undefined || messages?.kind !== 'array')
        return false;
    for (const message of messages.items())
        return opencode_isMessage(message);
    return info.get('directory') !== undefined && info.get('version') !== undefined;
}
function opencode_isMessage(node) {
    return node.at('info', 'role') !== undefined && node.get('parts')?.kind === 'array';
}
class OpencodeReader {
    log;
    /** The steps so far, whatever message they are of. */
    steps = 0;
    constructor(log) {
        this.log = log;
    }
    read({ node }) {
        const type = node.get('type')?.string();
        const part = node.get('part');
        if (type !== undefined) {
            const session = node.get('sessionID')?.string() ?? 'main';
            if (type === 'tool_use' || opencode_WITHOUT_CALLS.has(type)) {
                this.log.session(session);
                if (part !== undefined)
                    this.part(part, session, part.get('messageID')?.string());
            }
            else
                this.log.unknown();
        }
        else if (opencode_isMessage(node))
            this.message(node, 'main');
        else if (node.get('messages') !== undefined) {
            const session = node.at('info', 'id')?.string() ?? 'main';
            this.log.session(session);
            for (const message of node.get('messages')?.items() ?? [])
                this.message(message, session);
        }
        else
            this.log.unknown();
    }
    message(node, session) {
        const info = node.get('info');
        const own = info?.get('sessionID')?.string() ?? session;
        this.log.session(own);
        for (const part of node.get('parts')?.items() ?? [])
            this.part(part, own, info?.get('id')?.string());
    }
    part(part, session, message = '') {
        const type = part.get('type');
        if (type?.is('step-start'))
            this.steps++;
        if (!type?.is('tool'))
            return;
        const tool = part.get('tool')?.string();
        if (tool === undefined) {
            this.log.unknown();
            return;
        }
        const state = part.get('state');
        const callId = part.get('callID')?.id();
        const answer = opencode_answerOf(state, part);
        this.log.call({
            session,
            id: callId === undefined ? undefined : `${session} ${message} ${callId}`,
            tool,
            args: state?.get('input'),
            at: part,
            batch: `${message} ${this.steps}`,
            ...(answer !== undefined && { answer }),
        });
    }
}
/** What a call got: nothing as long as it is pending or running. */
function opencode_answerOf(state, at) {
    const status = state?.get('status');
    if (status?.is('error'))
        return { value: state?.get('output') ?? state?.get('error'), at, isError: true };
    if (!status?.is('completed'))
        return undefined;
    const exit = state?.at('metadata', 'exit')?.number();
    return { value: state?.get('output'), at, ...(Number.isSafeInteger(exit) && { exitCode: exit }) };
}
//# sourceMappingURL=opencode.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/openhands-v0.js

const SOURCES = ['agent', 'user', 'environment'];
/** Actions that are tool calls also where the model was not given tools, and wrote them in its text. */
const openhands_v0_CALLS = new Set([
    ...['run', 'run_ipython', 'read', 'write', 'edit', 'browse', 'browse_interactive', 'call_tool_mcp', 'delegate'],
    ...['finish', 'reject', 'think', 'task_tracking', 'kill', 'push', 'send_pr'],
]);
/** Actions that are none. */
const NO_CALLS = new Set([
    ...['message', 'system', 'null', 'initialize', 'start', 'change_agent_state', 'recall', 'pause', 'resume', 'stop'],
    ...['condensation', 'condensation_request', 'summarize', 'loop_recovery', 'add_task', 'modify_task'],
]);
/** Observations that answer no call, whatever they say that they were caused by. */
const NO_ANSWERS = new Set(['null', 'agent_state_changed', 'recall', 'condense', 'loop_detection']);
/** What an action says of itself beside what the agent asked for: it differs from one identical call to the next. */
const BOOKKEEPING = new Set([
    ...['thought', 'blocking', 'hidden', 'confirmation_state', 'is_confirmed', 'keep_prompt', 'security_risk'],
    ...['translated_ipython_code', 'impl_source'],
]);
/** Whether it is an event of OpenHands' event stream: an action or an observation, never both in one. */
function isStreamEvent(node) {
    const source = node.get('source')?.string();
    if (source === undefined || !SOURCES.includes(source))
        return false;
    const isAction = node.get('action')?.kind === 'string' && node.get('args')?.kind === 'object';
    const isObservation = node.get('observation')?.kind === 'string' && node.get('extras')?.kind === 'object';
    return isAction !== isObservation;
}
/**
 * Reads the event stream of one conversation, OpenHands V0.
 *
 * An observation names its action in `cause`. What the model called, and with what, is in `tool_call_metadata`; an
 * action without it is the agent's too if the agent is its source. While it delegates, an agent does nothing else: until
 * the observation of that, all events are those of the other agent.
 */
class EventStream {
    name;
    log;
    /** Who delegates to whom, the outermost first. */
    delegations = [];
    delegated = 0;
    /** The actions of others whose observations are no answers. */
    others = new Set();
    sessions;
    constructor(log, name) {
        this.log = log;
        this.name = name;
        this.sessions = new Set([name]);
        log.session(name);
    }
    read(event) {
        const action = event.get('action')?.string();
        if (action !== undefined) {
            const call = this.callIn(event, action);
            if (call !== undefined)
                this.log.call(call);
            if (call !== undefined && action === 'delegate')
                this.delegate(call.id);
        }
        else if (event.get('observation') !== undefined)
            this.observe(event);
        else
            this.log.unknown();
    }
    /** Reads an action and its observation, where those stand side by side and name each other not. */
    readPair(action, observation) {
        const call = this.callIn(action, action.get('action')?.string() ?? '');
        if (call === undefined)
            return;
        const hasAnswer = observation !== undefined && isAnswer(observation);
        this.log.call(hasAnswer ? { ...call, answer: answerIn(observation) } : call);
    }
    /** There is no more of the conversation. */
    end() {
        for (const session of this.sessions)
            this.log.end(session);
    }
    get session() {
        return this.delegations.at(-1)?.session ?? this.name;
    }
    callIn(event, action) {
        const metadata = event.get('tool_call_metadata');
        const id = event.get('id')?.id() ?? metadata?.get('tool_call_id')?.string();
        const tool = metadata?.get('function_name')?.string();
        if (tool === undefined) {
            if (NO_CALLS.has(action))
                return undefined;
            const isAgents = event.get('source')?.is('agent') === true;
            if (!isAgents && id !== undefined)
                this.others.add(id);
            if (isAgents && !openhands_v0_CALLS.has(action))
                this.log.unknown();
            if (!isAgents || !openhands_v0_CALLS.has(action))
                return undefined;
        }
        const batch = metadata?.at('model_response', 'id')?.string();
        return {
            session: this.session,
            id,
            tool: tool ?? action,
            args: argsOf(event, metadata),
            at: event,
            ...(batch !== undefined && { batch }),
        };
    }
    observe(event) {
        if (!isAnswer(event))
            return;
        const id = event.get('cause')?.id() ?? event.at('tool_call_metadata', 'tool_call_id')?.string();
        if (id !== undefined && this.others.delete(id))
            return;
        const delegation = this.delegations.at(-1);
        const isDelegated = event.get('observation')?.is('delegate') === true;
        if (delegation !== undefined && (isDelegated || (id !== undefined && id === delegation.id))) {
            this.delegations.pop();
            this.log.result({ ...answerIn(event), session: this.session, id: delegation.id });
            return;
        }
        // An error that names no action is about what the model wrote, which was no call.
        if (id === undefined && event.get('observation')?.is('error'))
            return;
        this.log.result({ ...answerIn(event), session: this.session, id });
    }
    delegate(id) {
        const session = `${this.name}/${id ?? `delegate ${++this.delegated}`}`;
        this.sessions.add(session);
        this.delegations.push({ id, session });
        this.log.session(session);
    }
}
function isAnswer(observation) {
    const type = observation.get('observation')?.string();
    return type !== undefined && !NO_ANSWERS.has(type);
}
function answerIn(observation) {
    const extras = observation.get('extras');
    const type = observation.get('observation');
    return {
        value: observation.get('content'),
        at: observation,
        // A rejected call was not carried out. Of what a command gave, its exit code says whether it failed.
        isError: type?.is('error') || type?.is('user_rejected') || extras?.get('error')?.isTrue || false,
        ...exitCodeIn(extras?.at('metadata', 'exit_code') ?? extras?.get('exit_code')),
    };
}
/** What the model called it with; the arguments of the action are that and more. */
function argsOf(event, metadata) {
    const id = metadata?.get('tool_call_id')?.string();
    for (const choice of metadata?.at('model_response', 'choices')?.items() ?? []) {
        for (const call of choice.at('message', 'tool_calls')?.items() ?? []) {
            if (id !== undefined && call.get('id')?.is(id))
                return call.at('function', 'arguments');
        }
    }
    const args = event.get('args');
    if (args?.kind !== 'object')
        return args;
    return mapMembers(args, (key, value) => (BOOKKEEPING.has(key) ? undefined : value));
}
//# sourceMappingURL=openhands-v0.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/openhands-v1.js

const openhands_v1_SOURCES = ['agent', 'user', 'environment', 'hook'];
/** Kinds that hold no call and no answer. The list is open: what is not on it is counted as unknown. */
const openhands_v1_WITHOUT_CALLS = new Set([
    ...['MessageEvent', 'SystemPromptEvent', 'ConversationStateUpdateEvent', 'ConversationErrorEvent', 'PauseEvent'],
    ...['Condensation', 'CondensationRequest', 'CondensationSummaryEvent', 'TokenEvent', 'LLMCompletionLogEvent'],
    ...['InterruptEvent', 'HookExecutionEvent', 'StreamingDeltaEvent'],
]);
const openhands_v1_WITH_CALLS = new Set([
    ...['ActionEvent', 'NonExecutableActionEvent', 'ObservationEvent', 'AgentErrorEvent', 'UserRejectObservation'],
]);
/** Whether it is an event of OpenHands' SDK. */
function isSdkEvent(node) {
    const kind = node.get('kind')?.string();
    const source = node.get('source')?.string();
    if (kind === undefined || source === undefined || !openhands_v1_SOURCES.includes(source))
        return false;
    if (node.get('id')?.kind !== 'string' || node.get('timestamp')?.kind !== 'string')
        return false;
    return openhands_v1_WITH_CALLS.has(kind) || openhands_v1_WITHOUT_CALLS.has(kind) || kind.endsWith('Event');
}
/**
 * Reads an event of OpenHands' SDK, V1. Calls and answers name each other by `tool_call_id`.
 *
 * A call whose `action` is null was not carried out; an `AgentErrorEvent` says why.
 */
function readSdkEvent(event, log, session) {
    const kind = event.get('kind')?.string() ?? '';
    if (kind === 'ActionEvent' || kind === 'NonExecutableActionEvent') {
        for (const call of callsIn(event))
            log.call({ session, ...call });
    }
    else if (openhands_v1_WITH_CALLS.has(kind)) {
        const id = event.get('tool_call_id')?.string() ?? event.get('action_id')?.string();
        log.result({ session, id, ...openhands_v1_answerIn(event, kind) });
    }
    else if (!openhands_v1_WITHOUT_CALLS.has(kind))
        log.unknown();
}
function* callsIn(event) {
    const batch = event.get('llm_response_id')?.string();
    const turn = batch === undefined ? {} : { batch };
    const several = event.get('tool_calls');
    if (several === undefined) {
        const call = event.get('tool_call');
        const id = event.get('tool_call_id')?.string() ?? call?.get('id')?.string() ?? event.get('id')?.string();
        const tool = event.get('tool_name')?.string() ?? nameIn(call) ?? '';
        yield { id, tool, args: argsIn(call) ?? openhands_v1_argsOf(event.get('action')), at: event, ...turn };
    }
    for (const call of several?.items() ?? []) {
        yield { id: call.get('id')?.string(), tool: nameIn(call) ?? '', args: argsIn(call), at: call, ...turn };
    }
}
/** Early versions had the call as the chat completions have it. */
function nameIn(call) {
    return (call?.get('name') ?? call?.at('function', 'name'))?.string();
}
function argsIn(call) {
    return call?.get('arguments') ?? call?.at('function', 'arguments');
}
/** The arguments, as the action has them; beside them it says what class it is of. */
function openhands_v1_argsOf(action) {
    if (action?.kind !== 'object')
        return action;
    return mapMembers(action, (key, value) => (key === 'kind' ? undefined : value));
}
function openhands_v1_answerIn(event, kind) {
    if (kind === 'AgentErrorEvent')
        return { value: event.get('error'), at: event, isError: true };
    if (kind === 'UserRejectObservation')
        return { value: event.get('rejection_reason'), at: event, isError: true };
    const observation = event.get('observation');
    // Early versions had the output as text, and as an error what went wrong or that something did.
    const error = observation?.get('error');
    const hasError = error !== undefined && (error.isTrue || (error.kind === 'string' && !error.is('')));
    const output = observation?.get('content') ?? observation?.get('output');
    const hasOutput = output !== undefined && !output.isNull && !output.is('') && !isEmptyList(output);
    const said = hasError && error.kind === 'string' ? error : undefined;
    return {
        value: hasOutput ? output : (said ?? output ?? observation),
        at: event,
        isError: observation?.get('is_error')?.isTrue || hasError,
        ...exitCodeIn(observation?.get('exit_code') ?? observation?.at('metadata', 'exit_code')),
    };
}
function isEmptyList(node) {
    return node.kind === 'array' && node.items().next().done === true;
}
//# sourceMappingURL=openhands-v1.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/openhands.js


/** Where the events of a conversation stand in an object: an evaluation's result, the server's answers. */
const CONTAINERS = ['history', 'trajectory', 'events', 'items'];
/**
 * OpenHands: events as lines or in an array, and the lines of an evaluation's `output.jsonl`, each with the events of
 * one task as its `history`. They are those of the event stream (V0) or of the SDK (V1).
 *
 * An array or a line with a history is a session. The history of early evaluations has pairs of action and observation.
 */
const openhands = {
    name: 'openhands',
    ids: 'reused',
    detect: (node) => openhands_isEvent(node) || isPair(node) || openhands_eventsOf(node) !== undefined,
    reader: (log) => new OpenHandsReader(log),
};
function openhands_isEvent(node) {
    return isStreamEvent(node) || isSdkEvent(node);
}
function isPair(node) {
    const [action, observation, ...rest] = node.items();
    return rest.length === 0 && observation !== undefined && action !== undefined && isStreamEvent(action);
}
function openhands_eventsOf(node) {
    for (const key of CONTAINERS) {
        const events = node.get(key);
        for (const element of events?.items() ?? [])
            if (openhands_isEvent(element) || isPair(element))
                return events;
    }
    return undefined;
}
class OpenHandsReader {
    log;
    /** How many lines had a conversation that has no name. */
    conversations = 0;
    /** The array that the conversation at hand is, 0 when it is all of the file's lines. */
    group = 0;
    stream;
    constructor(log) {
        this.log = log;
    }
    read({ node, group }) {
        if (openhands_isEvent(node) || isPair(node)) {
            if (this.stream === undefined || group !== this.group) {
                this.stream?.end();
                this.stream = new EventStream(this.log, group < 2 ? 'main' : `conversation ${group}`);
                this.group = group;
            }
            this.readEvent(node, this.stream);
            return;
        }
        const events = openhands_eventsOf(node);
        const name = node.get('instance_id')?.id();
        if (events === undefined && name === undefined) {
            this.log.unknown();
            return;
        }
        const stream = new EventStream(this.log, name ?? `conversation ${++this.conversations}`);
        for (const event of events?.items() ?? [])
            this.readEvent(event, stream);
        stream.end();
    }
    readEvent(event, stream) {
        const [action, observation] = event.items();
        if (action !== undefined)
            stream.readPair(action, observation);
        else if (isSdkEvent(event))
            readSdkEvent(event, this.log, stream.name);
        else
            stream.read(event);
    }
}
//# sourceMappingURL=openhands.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/otel-attributes.js

/** How OTLP/JSON wraps a value: 64-bit integers are text there. */
const SCALARS = new Set(['stringValue', 'intValue', 'doubleValue', 'boolValue', 'bytesValue']);
/**
 * Reads attributes: an object (SDKs), a list of `{key, value}` (OTLP; Jaeger's tags) or of `{Key, Value}` (Go).
 *
 * @param wanted the names that are looked for; a span can have hundreds of others
 */
function readAttributes(node, wanted) {
    const found = new Map();
    if (node === undefined)
        return found;
    for (const [key, value] of node.members())
        if (wanted.has(key) && !found.has(key))
            found.set(key, value);
    for (const item of node.items()) {
        const key = (item.get('key') ?? item.get('Key'))?.string();
        const value = item.get('value') ?? item.get('Value');
        if (key === undefined || value === undefined || !wanted.has(key) || found.has(key))
            continue;
        const typed = value.get('Type') === undefined ? undefined : value.get('Value');
        found.set(key, typed ?? value);
    }
    return found;
}
/** The JSON text of an attribute's value, free of OTLP's wrappers. Its depth is bounded as that of the log is. */
function attributeText(value) {
    const inside = unwrap(value);
    const list = inside.at('arrayValue', 'values');
    if (list !== undefined)
        return `[${[...list.items()].map(attributeText).join(',')}]`;
    const members = inside.at('kvlistValue', 'values');
    if (members === undefined)
        return integer(value) ?? json_text_textOf(inside);
    const texts = [];
    for (const member of members.items()) {
        const key = member.get('key');
        const of = member.get('value');
        if (key?.kind === 'string' && of !== undefined)
            texts.push(`${json_text_textOf(key)}:${attributeText(of)}`);
    }
    return `{${texts.join(',')}}`;
}
/** What an attribute says, when it is text. */
function attributeWord(attributes, name) {
    const value = attributes.get(name);
    return value === undefined ? undefined : unwrap(value).id();
}
function unwrap(value) {
    const members = value.members();
    const { value: first } = members.next();
    return first !== undefined && SCALARS.has(first[0]) && members.next().done ? first[1] : value;
}
function integer(value) {
    const digits = value.get('intValue')?.string();
    return digits !== undefined && /^(0|-?[1-9]\d{0,18})$/.test(digits) ? digits : undefined;
}
//# sourceMappingURL=otel-attributes.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/otel-time.js
const ISO = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.(\d{1,9})\d{0,9})?\s?(Z|[+-]\d\d:?\d\d)?$/;
/**
 * A time or a duration as a whole number, in the unit that its exporter counts in.
 *
 * Digits (as a number or as text) are taken as they are: all spans of a session have one exporter. A text such as
 * `2026-01-02T03:04:05.678Z` and a pair `[seconds, nanoseconds]` give nanoseconds.
 */
function timeOf(node) {
    if (node === undefined)
        return undefined;
    if (node.kind === 'array') {
        const [seconds, nanoseconds] = [...node.items()].slice(0, 2).map(timeOf);
        return seconds === undefined || nanoseconds === undefined ? undefined : seconds * 1000000000n + nanoseconds;
    }
    const text = node.id();
    if (text === undefined || text.length > 40)
        return undefined;
    if (/^\d{1,30}$/.test(text))
        return BigInt(text);
    if (/^\d{1,15}\.\d{1,20}$/.test(text))
        return BigInt(Math.round(Number(text) * 1_000_000));
    const [, day, time, fraction = '', zone = 'Z'] = ISO.exec(text) ?? [];
    if (day === undefined)
        return undefined;
    // Read as UTC when there is no zone: what this machine's zone is must make no difference.
    const seconds = Date.parse(`${day}T${time}${zone}`);
    return Number.isNaN(seconds) ? undefined : BigInt(seconds) * 1000000n + BigInt(fraction.padEnd(9, '0'));
}
//# sourceMappingURL=otel-time.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/otel-span.js


const ID = ['traceId', 'trace_id', 'traceID', 'TraceID'];
const SPAN_ID = ['spanId', 'span_id', 'spanID', 'SpanID'];
/** Where SDKs keep the ids of a span. */
const CONTEXT = ['context', 'spanContext', '_spanContext', 'SpanContext'];
const PARENT_ID = ['parentSpanId', 'parent_span_id', 'parentSpanID', 'parentId', 'parent_id'];
const PARENT = ['parentSpanContext', 'parent', 'Parent'];
const START = [
    'startTimeUnixNano',
    'start_time_unix_nano',
    'startTime',
    'start_time',
    'StartTime',
    'timestamp',
];
const END = ['endTimeUnixNano', 'end_time_unix_nano', 'endTime', 'end_time', 'EndTime'];
const NAME = ['name', 'operationName', 'Name'];
const ATTRIBUTES = ['attributes', 'tags', 'Attributes'];
const EVENTS = ['events', 'span_events', 'logs', 'Events'];
/** What holds spans, or holds what holds them. */
const otel_span_CONTAINERS = [
    ...['resourceSpans', 'resource_spans', 'batches', 'scopeSpans', 'scope_spans'],
    ...['instrumentationLibrarySpans', 'instrumentation_library_spans', 'spans', 'data', 'trace', 'traces'],
];
/** `trace` or `data`, a batch, a scope, a span: deeper than this they are not nested. */
const MOST_CONTAINERS = 5;
/** The spans in an item, whatever carries them. */
function* spansIn(node, trace, depth = MOST_CONTAINERS) {
    const named = otel_span_first(node, ID)?.id() ?? trace;
    if (isSpan(node, named))
        yield { node, trace: named };
    else if (depth > 0) {
        for (const key of otel_span_CONTAINERS) {
            const inside = node.get(key);
            if (inside?.kind === 'object')
                yield* spansIn(inside, named, depth - 1);
            for (const element of inside?.items() ?? [])
                yield* spansIn(element, named, depth - 1);
        }
    }
}
/** The fields of a span, as all carriers have them. */
class Span {
    node;
    trace;
    constructor({ node, trace }) {
        this.node = node;
        this.trace = trace ?? inContext(node, ID);
    }
    get id() {
        return spanId(this.node);
    }
    get parent() {
        const parent = otel_span_first(this.node, PARENT_ID) ?? nested(this.node, PARENT, SPAN_ID);
        if (parent !== undefined)
            return parent.id();
        // Jaeger: the first reference is the one to the parent.
        for (const reference of this.node.get('references')?.items() ?? [])
            return reference.get('spanID')?.id();
        return undefined;
    }
    get name() {
        return otel_span_first(this.node, NAME)?.string() ?? '';
    }
    get start() {
        return timeOf(otel_span_first(this.node, START));
    }
    /** When it ended, or began if it is not said when it ended. */
    get end() {
        const { start } = this;
        const end = timeOf(otel_span_first(this.node, END));
        return end ?? (start === undefined ? undefined : start + (timeOf(this.node.get('duration')) ?? 0n));
    }
    attributes(wanted) {
        return readAttributes(otel_span_first(this.node, ATTRIBUTES), wanted);
    }
    *events(wanted) {
        for (const event of otel_span_first(this.node, EVENTS)?.items() ?? []) {
            // Jaeger's are a list of fields, one of which is the name.
            const attributes = readAttributes(otel_span_first(event, [...ATTRIBUTES, 'fields']), wanted);
            const name = otel_span_first(event, ['name', 'event_name', 'Name'])?.string() ?? attributeWord(attributes, 'event') ?? '';
            yield { name, attributes };
        }
    }
    /** Whether the span's own status is that of an error; absent is unset. */
    get hasErrorStatus() {
        const status = this.node.get('status') ?? this.node.get('Status');
        const code = status === undefined ? undefined : (otel_span_first(status, ['code', 'status_code', 'Code']) ?? status);
        return isErrorCode(code ?? this.node.get('status_code'));
    }
    /** JSON text of what the status says of an error. */
    get statusMessage() {
        const status = this.node.get('status') ?? this.node.get('Status');
        const message = status && otel_span_first(status, ['message', 'description', 'Description']);
        const isSaid = message?.kind === 'string' && !message.is('');
        return isSaid ? attributeText(message) : undefined;
    }
}
/** `2` in OTLP and most SDKs, or a word: `ERROR`, `Error`, `STATUS_CODE_ERROR`, `StatusCode.ERROR`. */
function isErrorCode(code) {
    const text = code?.id();
    return text === '2' || (text !== undefined && text.length < 40 && /(^|[._])error$/i.test(text));
}
/** Ids, a name and a time: what no other log's items have together. A record of a log has no name. */
function isSpan(node, trace) {
    if (node.kind !== 'object' || spanId(node) === undefined)
        return false;
    if (trace === undefined && inContext(node, ID) === undefined && node.get('parent_span_id') === undefined)
        return false;
    return otel_span_first(node, START) !== undefined && otel_span_first(node, NAME) !== undefined;
}
function spanId(node) {
    return otel_span_first(node, SPAN_ID)?.id() ?? inContext(node, SPAN_ID) ?? node.get('id')?.id();
}
function inContext(node, keys) {
    return nested(node, CONTEXT, keys)?.id();
}
function nested(node, outer, inner) {
    const inside = otel_span_first(node, outer);
    return inside && otel_span_first(inside, inner);
}
/** The value of the first of these keys that says something. */
function otel_span_first(node, keys) {
    for (const key of keys) {
        const value = node.get(key);
        if (value !== undefined && !value.isNull)
            return value;
    }
    return undefined;
}
//# sourceMappingURL=otel-span.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/otel-tool.js


/** Where the names of tools, arguments and results are, by who wrote the span: the conventions first. */
const TOOL = ['gen_ai.tool.name', 'ai.toolCall.name', 'tool.name', 'traceloop.entity.name'];
const CALL_ID = ['gen_ai.tool.call.id', 'ai.toolCall.id', 'tool_call.id'];
const ARGS = ['gen_ai.tool.call.arguments', 'gcp.vertex.agent.tool_call_args', 'tool_arguments', 'ai.toolCall.args'];
const otel_tool_RESULT = ['gen_ai.tool.call.result', 'gcp.vertex.agent.tool_response', 'tool_response', 'ai.toolCall.result'];
/** Traceloop's and OpenInference's: of any span, and for LangChain with more around it than the value. */
const INPUT = ['traceloop.entity.input', 'input.value'];
const OUTPUT = ['traceloop.entity.output', 'output.value'];
const STATUS = ['gen_ai.tool.status', 'tool.status'];
const ERROR = ['error', 'error.type', 'otel.status_code', 'otel.status_description', 'exception.message'];
/** All attributes that are looked at. */
const WANTED = new Set([
    ...['gen_ai.operation.name', 'gen_ai.conversation.id', 'gen_ai.system', 'gen_ai.provider.name'],
    ...['traceloop.span.kind', 'openinference.span.kind', 'ai.operationId', 'mcp.method.name'],
    ...[...TOOL, ...CALL_ID, ...ARGS, ...otel_tool_RESULT, ...INPUT, ...OUTPUT, ...STATUS, ...ERROR],
    ...['gen_ai.input.messages', 'gen_ai.output.messages', 'content', 'message', 'event'],
]);
/** What stands where a value was left out. */
const WITHHELD = new Set(['__REDACTED__', '<not serializable>', '<not specified>', 'N/A']);
/**
 * Whether a span is one execution of a tool.
 *
 * Google's ADK writes one more for calls that ran in parallel, named `(merged tools)`, which is none.
 */
function isToolSpan(span, attributes) {
    const is = (name, word) => attributeWord(attributes, name)?.toLowerCase() === word;
    const method = attributeWord(attributes, 'mcp.method.name');
    if (is('gen_ai.tool.name', '(merged tools)') || (method !== undefined && method !== 'tools/call'))
        return false;
    if (is('traceloop.span.kind', 'tool') || is('openinference.span.kind', 'tool'))
        return true;
    if (is('ai.operationId', 'ai.toolcall') || span.name.startsWith('execute_tool '))
        return true;
    const operation = attributeWord(attributes, 'gen_ai.operation.name');
    if (operation !== undefined)
        return operation === 'execute_tool';
    return attributes.has('gen_ai.tool.name') && [...ARGS, ...CALL_ID].some((name) => attributes.has(name));
}
function toolSpan(span, attributes, at) {
    const events = readEvents(span);
    const args = content(attributes, ARGS) ?? events.args ?? inner(attributes, INPUT, innerInput);
    const output = inner(attributes, OUTPUT, innerOutput);
    const result = content(attributes, otel_tool_RESULT) ?? events.result ?? output;
    const isMarked = span.hasErrorStatus ||
        attributes.has('error.type') ||
        attributes.get('error')?.isTrue === true ||
        [...STATUS, 'otel.status_code'].some((name) => attributeWord(attributes, name)?.toLowerCase() === 'error');
    const isHeld = isRedacted(attributes, args, result);
    return {
        at,
        tool: otel_tool_word(attributes, TOOL) ?? span.name.replace(/^execute_tool /, '').replace(/\.tool$/, ''),
        callId: otel_tool_word(attributes, CALL_ID),
        conversation: attributeWord(attributes, 'gen_ai.conversation.id'),
        isMcp: attributes.has('mcp.method.name'),
        start: span.start,
        end: span.end,
        args: isHeld ? undefined : args,
        result: (isHeld ? undefined : result) ?? (isMarked ? message(span, attributes, events.exception) : undefined),
        isError: isMarked,
        copies: 0,
    };
}
/** ADK writes `{}` for both when it is told not to record content. */
function isRedacted(attributes, args, result) {
    const isEmpty = (text) => text === '"{}"' || text === '{}';
    return attributes.has('gcp.vertex.agent.tool_response') && isEmpty(args) && isEmpty(result);
}
/** What is said of an error when there is no output. */
function message(span, attributes, exception) {
    return (span.statusMessage ??
        content(attributes, ['otel.status_description']) ??
        exception ??
        content(attributes, ['error.type']));
}
function otel_tool_word(attributes, names) {
    for (const name of names) {
        const text = attributeWord(attributes, name);
        if (text !== undefined && text !== '' && !WITHHELD.has(text))
            return text;
    }
    return undefined;
}
function content(attributes, names) {
    for (const name of names) {
        const value = attributes.get(name);
        if (value === undefined || value.isNull || WITHHELD.has(attributeWord(attributes, name) ?? ''))
            continue;
        return attributeText(value);
    }
    return undefined;
}
/** The content of the events of a tool span, where its attributes have none. */
function readEvents(span) {
    const found = { args: undefined, result: undefined, exception: undefined };
    for (const { name, attributes } of span.events(WANTED)) {
        // The first conventions for events.
        const args = name === 'gen_ai.tool.message' ? content(attributes, ['content']) : undefined;
        const result = name === 'gen_ai.choice' ? content(attributes, ['message']) : undefined;
        // Those after them: the messages of a chat, in which a tool span has its own parts only.
        found.args ??= args ?? part(attributes.get('gen_ai.input.messages'), 'tool_call', ['arguments']);
        found.result ??=
            result ?? part(attributes.get('gen_ai.output.messages'), 'tool_call_response', ['response', 'result']);
        found.exception ??= content(attributes, ['exception.message']);
    }
    return found;
}
function part(messages, type, keys) {
    const list = messages && parseText(attributeText(messages));
    for (const said of (list && unquoted(list))?.items() ?? []) {
        for (const one of said.get('parts')?.items() ?? []) {
            if (!one.get('type')?.is(type))
                continue;
            for (const key of keys) {
                const value = one.get(key);
                if (value !== undefined && !value.isNull)
                    return json_text_textOf(value);
            }
        }
    }
    return undefined;
}
function inner(attributes, names, within) {
    const text = content(attributes, names);
    const value = text === undefined ? undefined : parseText(text);
    if (value === undefined)
        return undefined;
    const inside = within(unquoted(value));
    return json_text_textOf(inside);
}
/** LangChain's callbacks put tags and counters around the arguments, which no two calls have in common. */
function innerInput(value) {
    const isCallback = value.get('metadata') !== undefined || value.get('kwargs') !== undefined;
    const inputs = isCallback ? value.get('inputs') : undefined;
    return inputs?.kind === 'object' ? inputs : (isCallback && value.get('input_str')) || value;
}
/** ... and around the result a message with the id of the call. */
function innerOutput(value) {
    const output = value.get('output') ?? value;
    const said = output.get('lc') === undefined ? output : (output.get('kwargs') ?? output);
    return said.get('tool_call_id') === undefined ? output : (said.get('content') ?? output);
}
//# sourceMappingURL=otel-tool.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/otel-trace.js
const OUTSIDE = { agents: 0, subAgent: undefined, tool: undefined };
/** The spans of one trace. Of those that are no tool's, no more is held than what they are in. */
class Trace {
    name;
    /** The conversations that its spans say they are part of. */
    conversations = new Set();
    /** Whether any of its spans is of a model, an agent or a tool. */
    isOfAgent = false;
    parents = new Map();
    agents = new Set();
    tools = new Map();
    contexts = new Map();
    constructor(name) {
        this.name = name;
    }
    add(id, parent) {
        if (parent !== undefined && parent !== '' && parent !== id)
            this.parents.set(id, parent);
    }
    addAgent(id) {
        this.agents.add(id);
    }
    addTool(id, span) {
        const known = this.tools.get(id);
        // Exported twice.
        if (known !== undefined)
            merge(known, span);
        else
            this.tools.set(id, span);
    }
    /** The calls, those recorded by more than one span once. */
    calls() {
        const calls = [];
        const byCallId = new Map();
        const leads = new Map();
        const spans = [...this.tools].sort(([, a], [, b]) => compareStarts(a, b));
        for (const [id, span] of spans) {
            const { tool, subAgent } = this.contextOf(id);
            const outer = tool && (leads.get(tool) ?? tool);
            const same = span.callId === undefined ? undefined : byCallId.get(span.callId);
            if (same !== undefined && sharesArgs(same, span))
                leads.set(span, merge(same, span));
            else if (outer !== undefined && isSeenTwice(outer, span))
                leads.set(span, merge(outer, span));
            else {
                if (span.callId !== undefined)
                    byCallId.set(span.callId, span);
                calls.push({ span, id: JSON.stringify([this.name, id]), subAgent });
            }
        }
        return calls;
    }
    /** What a span is in. Each span on the way up is looked at once, whatever the spans say of their parents. */
    contextOf(id) {
        const way = [];
        let at = this.parents.get(id);
        while (at !== undefined && !this.contexts.has(at)) {
            // Spans that are each other's parents have nothing around them.
            this.contexts.set(at, OUTSIDE);
            way.push(at);
            at = this.parents.get(at);
        }
        let context = at === undefined ? OUTSIDE : this.contexts.get(at);
        for (const span of way.reverse()) {
            context = this.inside(span, context);
            this.contexts.set(span, context);
        }
        return context;
    }
    inside(id, around) {
        const tool = this.tools.get(id);
        if (tool !== undefined)
            return { ...around, tool };
        if (!this.agents.has(id))
            return around;
        return { agents: around.agents + 1, subAgent: around.agents === 0 ? undefined : id, tool: undefined };
    }
}
/** In the order of their starts; a span that does not say when it started stays behind those that do. */
function compareStarts({ start: a }, { start: b }) {
    if (a === undefined || b === undefined)
        return Number(a === undefined) - Number(b === undefined);
    return a < b ? -1 : Number(a > b);
}
/** The call inside another is the same one when MCP's side of it recorded it, or a second instrumentation. */
function isSeenTwice(outer, span) {
    return sharesArgs(outer, span) && (span.isMcp || outer.tool === span.tool);
}
function sharesArgs(a, b) {
    return a.args === undefined || b.args === undefined || a.args === b.args;
}
function merge(into, copy) {
    into.args ??= copy.args;
    if (into.result === undefined && !into.isError) {
        into.result = copy.result;
        into.isError = copy.isError;
    }
    into.copies += copy.copies + 1;
    return into;
}
//# sourceMappingURL=otel-trace.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/otel.js







/** What an OTLP export of logs or metrics is: no spans, so no calls. */
const WITHOUT_SPANS = ['resourceLogs', 'resourceMetrics', 'resource_logs', 'resource_metrics'];
const OTLP = ['resourceSpans', 'resource_spans'];
/**
 * OpenTelemetry spans, by the conventions for generative AI (`execute_tool`) and what was used before and beside them:
 * Google ADK, Pydantic AI, Strands, the Vercel AI SDK, Traceloop, OpenInference.
 *
 * The carriers are OTLP/JSON (a line an export, or a document), Tempo's `batches`, Jaeger's `data`, and SDKs' dumps.
 * A span is written when it ends, so a call stands behind what it called: all calls are held until the end of the file
 * and put in the order of their starts. Arguments and results are recorded only by those who ask for it. A call whose
 * result was not recorded has no answer here, since what it was is not known.
 */
const otel = {
    name: 'otel',
    ids: 'unique',
    detect: isOtel,
    reader: (log) => new OtelReader(log),
};
function isOtel(node) {
    if (OTLP.some((key) => node.get(key)?.kind === 'array') || isSpanless(node))
        return true;
    for (const { node: span } of spansIn(node)) {
        return ['attributes', 'tags', 'Attributes'].some((key) => span.get(key) !== undefined);
    }
    return false;
}
/** The attributes of a tool span without the span: who called it when is not known. */
function isSpanless(node) {
    return node.get('gen_ai.operation.name') !== undefined;
}
class OtelReader {
    log;
    traces = new Map();
    /** Spans that have no id get one. */
    unnamed = 0;
    constructor(log) {
        this.log = log;
    }
    read({ node }) {
        let isKnown = [...OTLP, ...WITHOUT_SPANS, 'batches', 'data'].some((key) => node.get(key) !== undefined);
        for (const found of spansIn(node)) {
            isKnown = true;
            this.span(new Span(found));
        }
        if (!isKnown)
            this.log.unknown();
    }
    finish() {
        const sessions = new Map();
        for (const trace of this.traces.values()) {
            const [conversation, another] = trace.conversations;
            const own = (another === undefined ? conversation : undefined) ?? trace.name ?? 'main';
            const calls = trace.calls();
            const named = trace.conversations.size > 0 ? trace.conversations : [own];
            if (trace.isOfAgent)
                for (const name of named)
                    if (!sessions.has(name))
                        sessions.set(name, []);
            for (const call of calls) {
                const main = call.span.conversation ?? own;
                const name = call.subAgent === undefined ? main : `${main}/${call.subAgent}`;
                const session = sessions.get(name);
                if (session === undefined)
                    sessions.set(name, [call]);
                else
                    session.push(call);
            }
        }
        for (const name of sessions.keys())
            this.log.session(name);
        for (const [name, calls] of sessions)
            this.tell(name, calls);
    }
    span(span) {
        const name = span.trace;
        let trace = this.traces.get(name);
        if (trace === undefined) {
            trace = new Trace(name);
            this.traces.set(name, trace);
        }
        const id = span.id ?? `#${++this.unnamed}`;
        const attributes = span.attributes(WANTED);
        trace.add(id, span.parent);
        if (attributes.size === 0)
            return;
        const word = (key) => attributeWord(attributes, key);
        const operation = word('gen_ai.operation.name');
        const kind = (word('traceloop.span.kind') ?? word('openinference.span.kind'))?.toLowerCase();
        const conversation = word('gen_ai.conversation.id');
        if (conversation !== undefined)
            trace.conversations.add(conversation);
        // That an agent was set up is no conversation.
        const isOfModel = word('gen_ai.system') ?? word('gen_ai.provider.name') ?? conversation ?? kind ?? operation;
        if (isOfModel !== undefined && operation !== 'create_agent')
            trace.isOfAgent = true;
        if (isToolSpan(span, attributes))
            trace.addTool(id, toolSpan(span, attributes, this.log.spot(span.node)));
        else if (operation === 'invoke_agent' || kind === 'agent')
            trace.addAgent(id);
    }
    /** Tells the calls of a session in the order of their starts. Those that ran at one time were issued together. */
    tell(session, calls) {
        let batch = 0;
        let latest;
        for (const call of calls.sort((a, b) => compareStarts(a.span, b.span))) {
            const { start, end = start } = call.span;
            if (latest === undefined || start === undefined || start >= latest)
                batch++;
            if (latest === undefined || (end !== undefined && end > latest))
                latest = end;
            this.tellCall(session, call, `${batch}`);
        }
        this.log.end(session);
    }
    tellCall(session, { span, id }, batch) {
        const { at, tool, args, result, isError } = span;
        const answer = { value: result === undefined ? undefined : parseText(result), at, isError };
        const call = { session, id, tool, args: args === undefined ? undefined : parseText(args), at, batch };
        try {
            this.log.call({ ...call, ...((result !== undefined || isError) && { answer }) });
            for (let copy = 0; copy < span.copies; copy++)
                this.log.call(call);
        }
        catch (error) {
            // The offset is one in the text of the value.
            throw isFault(error) ? new src_error/* ToolReplayError */.K(error.code, error.fault, { line: at.line }) : error;
        }
    }
}
//# sourceMappingURL=otel.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/pi.js
/** Lines of a session file, and events of `--mode json`, that hold no call of their own. The list is open. */
const pi_WITHOUT_CALLS = new Set([
    ...['model_change', 'thinking_level_change', 'active_tools_change', 'compaction', 'branch_summary', 'custom'],
    ...['custom_message', 'label', 'session_info', 'leaf', 'usage', 'agent_start', 'agent_end', 'turn_start', 'turn_end'],
    ...['message_start', 'message_update', 'tool_execution_start', 'tool_execution_update', 'tool_execution_end'],
    ...['auto_retry_start', 'auto_retry_end', 'auto_compaction_start', 'auto_compaction_end', 'compaction_start'],
    ...['compaction_end', 'agent_settled', 'queue_update', 'session_info_changed', 'thinking_level_changed'],
]);
/**
 * Pi: session files of versions 1 to 3, and the stream of `--mode json`, which starts with the same line. OpenClaw
 * writes the same files.
 *
 * A session is a tree, by `parentId`: going back to an earlier message starts a branch. The lines are in the order in
 * which things happened, whatever branch they are on. The stream tells messages several times; they are read at their
 * end. A shell command that the user runs is no call of the agent.
 */
const pi = {
    name: 'pi',
    // Not every provider of a model gives ids that differ, and no line is written twice.
    ids: 'reused',
    detect: isPi,
    reader: (log) => new PiReader(log),
};
function isPi(node) {
    const type = node.get('type');
    const has = (key) => node.get(key)?.kind === 'string';
    if (type?.is('session'))
        return has('id') && has('cwd') && has('timestamp');
    const message = messageOf(node);
    if (message?.get('role')?.is('toolResult'))
        return message.get('toolCallId') !== undefined;
    for (const block of message?.get('content')?.items() ?? []) {
        if (block.get('type')?.is('toolCall') && block.get('name')?.kind === 'string')
            return true;
    }
    return false;
}
function messageOf(node) {
    const type = node.get('type');
    return type?.is('message') || type?.is('message_end') ? node.get('message') : undefined;
}
class PiReader {
    log;
    session = 'main';
    messages = 0;
    constructor(log) {
        this.log = log;
    }
    read({ node }) {
        const type = node.get('type')?.string();
        const message = messageOf(node);
        if (message !== undefined)
            this.message(message);
        else if (type === 'session') {
            this.session = node.get('id')?.string() ?? this.session;
            this.log.session(this.session);
        }
        else if (type === undefined || !pi_WITHOUT_CALLS.has(type))
            this.log.unknown();
    }
    message(message) {
        const { session } = this;
        this.log.session(session);
        const batch = `message ${++this.messages}`;
        const content = message.get('content');
        if (message.get('role')?.is('toolResult')) {
            const isError = message.get('isError')?.isTrue ?? false;
            this.log.result({ session, id: message.get('toolCallId')?.string(), value: content, at: message, isError });
            return;
        }
        for (const block of content?.items() ?? []) {
            if (!block.get('type')?.is('toolCall'))
                continue;
            const tool = block.get('name')?.string() ?? '';
            this.log.call({
                session,
                id: block.get('id')?.string(),
                tool,
                args: block.get('arguments'),
                at: block,
                batch,
            });
        }
    }
}
//# sourceMappingURL=pi.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/swe-agent.js
/**
 * SWE-agent's `.traj`: one document with `trajectory`, the steps, and `history`, the messages.
 *
 * Where the model was given tools (from 1.0), its calls are in the history. Otherwise it wrote a command as text: a step
 * is a call, its tool the first word of the command. A demonstration may have no steps, but the messages alone. Several
 * attempts at a task are sessions of their own; the best of them is there twice. Errors are told in prose alone.
 */
const sweAgent = {
    name: 'swe-agent',
    ids: 'reused',
    detect: (node) => isRun(node) || attemptsIn(node).length > 0,
    reader: (log) => new SweAgentReader(log),
};
/** Not mini-swe-agent, which names its format, nor anything else that has steps or messages. */
function isRun(node) {
    if (node.get('trajectory_format') !== undefined || node.get('messages') !== undefined)
        return false;
    const trajectory = node.get('trajectory');
    const history = node.get('history');
    for (const step of trajectory?.items() ?? [])
        if (isStep(step))
            return true;
    for (const message of history?.items() ?? [])
        if (swe_agent_isMessage(message))
            return true;
    const isAborted = node.get('environment')?.kind === 'string' && node.get('info')?.kind === 'object';
    return isAborted && trajectory?.kind === 'array';
}
function isStep(node) {
    if (node.get('action')?.kind !== 'string' || node.get('observation') === undefined)
        return false;
    return ['thought', 'response', 'state'].some((key) => node.get(key) !== undefined);
}
function swe_agent_isMessage(node) {
    return (node.get('role')?.kind === 'string' && ['agent', 'message_type'].some((key) => node.get(key)?.kind === 'string'));
}
function attemptsIn(node) {
    return [...(node.get('attempts')?.items() ?? [])].filter(isRun);
}
class SweAgentReader {
    log;
    runs = 0;
    constructor(log) {
        this.log = log;
    }
    read({ node }) {
        const attempts = attemptsIn(node);
        if (attempts.length === 0 && !isRun(node)) {
            this.log.unknown();
            return;
        }
        const ordinal = ++this.runs;
        const name = node.get('instance_id')?.id() ?? (ordinal === 1 ? 'main' : `conversation ${ordinal}`);
        if (attempts.length === 0)
            this.readRun(node, name);
        for (const [k, attempt] of attempts.entries())
            this.readRun(attempt, `${name}/attempt ${k + 1}`);
    }
    readRun(run, session) {
        this.log.session(session);
        const messages = [...(run.get('history')?.items() ?? [])].filter((message) => !message.get('is_demo')?.isTrue);
        const steps = [...(run.get('trajectory')?.items() ?? [])];
        if (messages.some(hasCalls))
            this.readCalls(messages, session);
        else if (steps.length > 0)
            this.readSteps(steps, session);
        else
            this.readActions(messages, session);
        this.log.end(session);
    }
    readCalls(messages, session) {
        for (const [k, message] of messages.entries()) {
            for (const call of message.get('tool_calls')?.items() ?? []) {
                this.log.call({
                    session,
                    id: call.get('id')?.id(),
                    tool: call.at('function', 'name')?.string() ?? '',
                    args: call.at('function', 'arguments'),
                    at: call,
                    batch: `message ${k}`,
                });
            }
            // One observation may be the answer to all calls of a message.
            for (const id of message.get('tool_call_ids')?.items() ?? []) {
                this.log.result({ session, id: id.id(), value: message.get('content'), at: message });
            }
        }
    }
    readSteps(steps, session) {
        for (const step of steps) {
            const observation = step.get('observation');
            const hasAnswer = observation !== undefined && !observation.isNull;
            const answer = hasAnswer ? { answer: { value: observation, at: observation } } : {};
            this.readAction(step, { session, id: undefined, ...answer });
        }
    }
    /** The observation of an action is the message after it. */
    readActions(messages, session) {
        let id;
        for (const [k, message] of messages.entries()) {
            if (message.get('role')?.is('assistant')) {
                id = this.readAction(message, { session, id: `${k}` }) ? `${k}` : undefined;
            }
            else if (id !== undefined) {
                this.log.result({ session, id, value: message.get('content'), at: message });
                id = undefined;
            }
        }
    }
    /** @returns whether there is a command: a step without one is the end of a run, or text that was none */
    readAction(step, call) {
        const action = step.get('action');
        const tool = /\S+/.exec(action?.string() ?? '')?.[0];
        if (action === undefined || tool === undefined)
            return false;
        this.log.call({ ...call, tool, args: { command: action }, at: step });
        return true;
    }
}
function hasCalls(message) {
    return message.get('tool_calls')?.items().next().done === false;
}
//# sourceMappingURL=swe-agent.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/formats.js





















/** Every format, in the order in which they are tried: the first that knows a log reads it. */
const FORMATS = [
    atif,
    // Before Claude's: its stream starts with the same line.
    cursor,
    claude,
    codexRollout,
    codexExec,
    copilot,
    gemini,
    geminiStream,
    opencode,
    pi,
    goose,
    managedAgents,
    inspect,
    openhands,
    sweAgent,
    otel,
    mcp,
    agentv,
    // What other formats are made of comes last.
    anthropicMessages,
    openaiResponses,
    openaiChat,
];
//# sourceMappingURL=formats.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/line-frames.js





/** Reads a log of one JSON value a line. What is no JSON is passed over: such logs are captured from terminals. */
class LineFrames {
    splitter = new LineSplitter();
    tape = new Tape();
    sink;
    groups = 0;
    constructor(sink) {
        this.sink = sink;
    }
    read(chunk) {
        for (const line of this.splitter.split(chunk))
            if (!this.parse(line))
                this.sink.skip('not JSON', line.number);
    }
    finish() {
        for (const line of this.splitter.finish())
            if (!this.parse(line))
                this.sink.skip('cut off', line.number);
    }
    /** @returns whether the line is JSON, or blank */
    parse(line) {
        if (isBlank(line)) {
            this.sink.skip('blank', line.number);
            return true;
        }
        try {
            this.tape.read(line.text, line.start, line.end);
        }
        catch (error) {
            if (isFault(error))
                return false;
            throw error;
        }
        try {
            this.give(line);
        }
        catch (error) {
            if (!isFault(error) || error.place.line !== undefined)
                throw error;
            const { offset } = error.place;
            const column = offset === undefined ? {} : { column: columnOf(line.text, line.start, offset) };
            throw error.at({ line: line.number, ...column });
        }
        return true;
    }
    give(line) {
        const root = new JsonNode(this.tape);
        const spot = { line: line.number };
        if (root.kind !== 'array') {
            this.sink.item({ node: root, group: 0 }, () => spot);
            return;
        }
        const group = ++this.groups;
        for (const node of root.items())
            this.sink.item({ node, group }, () => spot);
    }
}
/** White space alone is no value. */
function isBlank({ text, start, end }) {
    let at = start;
    while (at < end && (text[at] === 0x20 || text[at] === 0x09 || text[at] === 0x0d))
        at++;
    return at === end;
}
//# sourceMappingURL=line-frames.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/recognise.js










/** How the native form is called beside the formats of agents. */
const NATIVE = 'native';
/** The name of each format, the native one first. */
const FORMAT_NAMES = [NATIVE, ...FORMATS.map(({ name }) => name)];
/** Bytes of a log of lines that are looked at, at most, before it is given up. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Once a format knows the log, so many more bytes may still show that it is one that is tried before. */
const STEP = 64 * 1024;
/** The keys of a record, and those that a seal adds. */
const RECORD_KEYS = ['index', 'tool', 'args', 'response'];
const SEAL_KEYS = ['prev', 'digest'];
/** How a line starts that is meant as a record, whatever is wrong with it. */
const RECORD_START = /^\s*\{\s*"(?:index|tool|args|response|prev|digest)"\s*:/;
/**
 * Finds out by its content what a log is. Its name says nothing: one name is used for many formats.
 *
 * @param head the beginning of the file; `head[length]` must be there and hold 0
 * @param isWhole whether that is all of the file
 * @param forced the name of the format that it is said to be
 * @returns undefined when more of the file must be seen
 * @throws ToolReplayError when it is of no known format
 */
function recognise(head, length, isWhole, forced) {
    checkEncoding(head.subarray(0, Math.min(4, length)));
    if (forced === NATIVE || (forced === undefined && startsWithRecord(head, length)))
        return NATIVE;
    const framing = framingOf(head, length, isWhole);
    if (framing === undefined)
        return isWhole ? NATIVE : undefined;
    const named = FORMATS.find(({ name }) => name === forced);
    if (named !== undefined)
        return { format: named, framing };
    if (framing === 'document' && !isWhole)
        return undefined;
    const found = detect(head.subarray(0, length), framing, isWhole);
    if (found !== undefined)
        return found === NATIVE ? NATIVE : { format: found, framing };
    if (!isWhole && length < MOST_BYTES)
        return undefined;
    throw unknownFormat(head.subarray(0, length), framing);
}
/** Says what keeps a file from being native, since that is what it most often is meant to be, and what else was tried. */
function unknownFormat(head, framing) {
    const tried = `tried as ${FORMAT_NAMES.join(', ')}`;
    if (framing === 'document')
        return new src_error/* ToolReplayError */.K('format', { found: 'a document of no known format', advice: tried });
    try {
        const transcript = new NativeTranscript('either');
        for (const _ of transcript.read(head))
            ;
        for (const _ of transcript.finish())
            ;
    }
    catch (error) {
        if (!isFault(error))
            throw error;
        const { advice, ...fault } = error.fault;
        const all = advice === undefined ? tried : `${advice}; ${tried}`;
        return new src_error/* ToolReplayError */.K('format', { ...fault, advice: all }, error.place);
    }
    return new src_error/* ToolReplayError */.K('format', { found: 'a file of no known format', advice: tried });
}
/**
 * The format that an archive is of.
 *
 * @param names what is in it
 * @param forced the name of the format that it is said to be
 * @throws ToolReplayError when it is of no known format
 */
function formatOfArchive(names, forced) {
    const format = FORMATS.find(({ name, isMember }) => (forced ?? name) === name && isMember && names.some(isMember));
    if (format !== undefined)
        return format;
    const known = FORMATS.filter(({ isMember }) => isMember !== undefined).map(({ name }) => name);
    throw new src_error/* ToolReplayError */.K('format', { found: 'an archive without a log', expected: `one of ${known.join(', ')}` });
}
function detect(head, framing, isWhole) {
    const known = new Set();
    let weakly;
    let hasRecord = false;
    const sink = {
        item({ node }) {
            for (const format of FORMATS)
                if (!known.has(format) && format.detect(node))
                    known.add(format);
            hasRecord ||= isRecord(node);
            weakly ??= FORMATS.find((format) => format.detectWeakly?.(node));
        },
        skip() { },
    };
    const frames = framing === 'lines' ? new LineFrames(sink) : new DocumentFrames(sink);
    for (let at = 0; at < head.length && (known.size === 0 || framing === 'document'); at += STEP) {
        frames.read(head.subarray(at, at + STEP));
    }
    if (isWhole && known.size === 0)
        frames.finish();
    // Its own reader knows best what is wrong with a transcript of records.
    const found = FORMATS.find((format) => known.has(format)) ?? (hasRecord ? NATIVE : undefined);
    // The next item may be the first that tells.
    return found ?? (isWhole || head.length >= MOST_BYTES ? weakly : undefined);
}
/** Whether the first line is a record, or meant as one. */
function startsWithRecord(head, length) {
    let start = 0;
    let end = lineEnd(head, start, length);
    while (end < length && isBlank({ text: head, start, end })) {
        start = end + 1;
        end = lineEnd(head, start, length);
    }
    const text = Buffer.concat([head.subarray(start, end), Buffer.of(0)]);
    const tape = new Tape();
    try {
        tape.read(text, 0, text.length - 1);
    }
    catch (error) {
        if (!isFault(error))
            throw error;
        return RECORD_START.test(text.toString('latin1', 0, 200));
    }
    return isRecord(new JsonNode(tape));
}
/** Two of a record's keys, or nothing but such: no format of an agent has either. */
function isRecord(node) {
    const keys = [...node.members()].map(([key]) => key);
    const ofRecord = keys.filter((key) => RECORD_KEYS.includes(key)).length;
    return ofRecord > 1 || (ofRecord > 0 && keys.every((key) => RECORD_KEYS.includes(key) || SEAL_KEYS.includes(key)));
}
/**
 * Whether the first JSON value ends on the line that it starts on.
 *
 * @returns undefined when there is no value, or not enough of it to tell
 */
function framingOf(head, length, isWhole) {
    const tape = new Tape();
    let hasText = false;
    for (let start = 0; start < length;) {
        const end = lineEnd(head, start, length);
        hasText ||= !isBlank({ text: head, start, end });
        const framing = framingAt(tape, head, start, end, length);
        if (framing !== undefined)
            return framing;
        start = end + 1;
    }
    return isWhole && hasText ? 'lines' : undefined;
}
/** How the value stands that starts on a line; undefined when none does. */
function framingAt(tape, head, start, end, length) {
    const first = head.subarray(start, end).toString('latin1').trimStart()[0];
    if (first !== '{' && first !== '[')
        return undefined;
    try {
        const at = tape.readFirst(head, start, length);
        if (at > end)
            return 'document';
        return isBlank({ text: head, start: at, end }) ? 'lines' : undefined;
    }
    catch (error) {
        if (!isFault(error))
            throw error;
        return error.place.offset > end ? 'document' : undefined;
    }
}
function lineEnd(head, start, length) {
    const end = head.indexOf(LF, start);
    return end < 0 || end > length ? length : end;
}
//# sourceMappingURL=recognise.js.map
// EXTERNAL MODULE: ./build/commonjs/src/rules/kinds.js + 4 modules
var kinds = __webpack_require__(259);
;// CONCATENATED MODULE: ./build/commonjs/src/rules/packed-findings.js
/** Small, since an audit can have thousands of transcripts with one finding each; each block is twice the one before. */
const FIRST_BLOCK = 512;
/** Up to here: small blocks by the thousand have the engine's heap grow, whatever is in them. */
const LARGEST_BLOCK = 1 << 16;
/**
 * The findings of one kind on one session, in order.
 *
 * A session can hold millions of them, so they are kept as bytes, 5 to 10 each, and become objects only while they are
 * looked at. Their numbers are close to each other: what is kept is how far apart they are, seven bits a byte.
 */
class PackedFindings {
    blocks = [];
    block = Buffer.alloc(0);
    used = 0;
    tools = [];
    toolIds = new Map();
    /** The places of those that have one, by their number. */
    places = new Map();
    size = 0;
    lastIndex = 0;
    /** How many there are. */
    get length() {
        return this.size;
    }
    add({ index, line, tool, where, other, first }) {
        this.write(this.toolId(tool));
        this.writeSigned(index - this.lastIndex);
        this.writeSigned(line - index);
        this.writeSigned(index - other);
        this.writeSigned(other - first);
        if (where !== undefined)
            this.places.set(this.size, where);
        this.lastIndex = index;
        this.size++;
    }
    *[Symbol.iterator]() {
        const reader = new Reader(this.blocks);
        let index = 0;
        for (let k = 0; k < this.size; k++) {
            const tool = this.tools[reader.read()];
            index += reader.readSigned();
            const line = index + reader.readSigned();
            const other = index - reader.readSigned();
            const first = other - reader.readSigned();
            yield { index, line, tool, where: this.places.get(k), other, first };
        }
    }
    toolId(tool) {
        let id = this.toolIds.get(tool);
        if (id === undefined) {
            id = this.tools.push(tool) - 1;
            this.toolIds.set(tool, id);
        }
        return id;
    }
    /** Small numbers below 0 become small ones above it. */
    writeSigned(value) {
        this.write(value < 0 ? -2 * value - 1 : 2 * value);
    }
    /** The lowest seven bits first; the eighth says that more follow. No bit operators: they see no more than 32 bits. */
    write(value) {
        let rest = value;
        for (; rest > 127; rest = Math.floor(rest / 128))
            this.byte(128 + (rest % 128));
        this.byte(rest);
    }
    byte(byte) {
        if (this.used === this.block.length) {
            this.block = Buffer.allocUnsafeSlow(Math.min(Math.max(FIRST_BLOCK, 2 * this.used), LARGEST_BLOCK));
            this.blocks.push(this.block);
            this.used = 0;
        }
        this.block[this.used++] = byte;
    }
}
/** Reads the numbers in the order in which they were written. */
class Reader {
    blocks;
    block = Buffer.alloc(0);
    at = 0;
    constructor(blocks) {
        this.blocks = blocks[Symbol.iterator]();
    }
    readSigned() {
        const value = this.read();
        return value % 2 === 0 ? value / 2 : (value + 1) / -2;
    }
    read() {
        let value = 0;
        let scale = 1;
        for (;;) {
            const byte = this.byte();
            if (byte < 128)
                return value + byte * scale;
            value += (byte - 128) * scale;
            scale *= 128;
        }
    }
    byte() {
        if (this.at === this.block.length) {
            this.block = this.blocks.next().value;
            this.at = 0;
        }
        return this.block[this.at++];
    }
}
//# sourceMappingURL=packed-findings.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/rules/findings.js


/** The findings on one session: by index, and those on one call in the order of the rules. */
class Findings {
    byKind = (0,kinds/* perKind */.Cr)(() => new PackedFindings());
    firstDivergence;
    get total() {
        return kinds/* KINDS */.GW.reduce((sum, kind) => sum + this.count(kind), 0);
    }
    /** The index of the first non-determinism. */
    get divergence() {
        return this.firstDivergence;
    }
    count(kind) {
        return this.byKind[kind].length;
    }
    /** Those of one kind must come in the order of calls. */
    add(kind, found) {
        this.byKind[kind].add(found);
        if (kind === 'non-determinism')
            this.firstDivergence ??= found.index;
    }
    *[Symbol.iterator]() {
        const lanes = kinds/* KINDS */.GW.filter((kind) => this.count(kind) > 0).map((kind) => {
            const founds = this.byKind[kind][Symbol.iterator]();
            return { kind, founds, next: founds.next().value };
        });
        for (;;) {
            let first;
            for (const lane of lanes) {
                if (lane.next !== undefined && (first?.next === undefined || lane.next.index < first.next.index))
                    first = lane;
            }
            if (first?.next === undefined)
                return;
            const { kind, next } = first;
            yield { ...next, kind };
            first.next = first.founds.next().value;
        }
    }
}
//# sourceMappingURL=findings.js.map
// EXTERNAL MODULE: ./build/commonjs/src/rules/rule.js
var rule = __webpack_require__(261);
;// CONCATENATED MODULE: ./build/commonjs/src/glob/char-class.js
/** What the names in `[[:name:]]` stand for, as first and last code points in turn. ASCII only, as in the C locale. */
const NAMED = new Map(Object.entries({
    alnum: 'azAZ09',
    alpha: 'azAZ',
    ascii: '\0\x7f',
    blank: '  \t\t',
    cntrl: '\0\x1f\x7f\x7f',
    digit: '09',
    graph: '!~',
    lower: 'az',
    print: ' ~',
    punct: '!/:@[`{~',
    space: '  \t\r',
    upper: 'AZ',
    word: 'azAZ09__',
    xdigit: 'afAF09',
}).map(([name, ends]) => [name, [...ends].map((end) => end.charCodeAt(0))]));
/** A set of characters: what stands between `[` and `]` in a glob. */
class CharClass {
    /** First and last code points in turn. */
    ranges;
    isNegated;
    constructor(ranges, isNegated) {
        this.ranges = ranges;
        this.isNegated = isNegated;
    }
    /** The characters from one to another, whichever is the first. */
    static between(one, other) {
        return new CharClass([Math.min(one, other), Math.max(one, other)], false);
    }
    /**
     * Reads a class, or nothing where the `[` is not closed within its segment.
     *
     * @param start where the `[` is
     */
    static read(glob, start) {
        const isNegated = glob[start + 1] === '!' || glob[start + 1] === '^';
        const first = start + (isNegated ? 2 : 1);
        const ranges = [];
        let at = first;
        // A `]` that stands first is a member: a class is never empty.
        while (at < glob.length && glob[at] !== '/' && (glob[at] !== ']' || at === first)) {
            const named = nameAt(glob, at);
            const members = named === undefined ? undefined : NAMED.get(named);
            if (named !== undefined && members !== undefined) {
                ranges.push(...members);
                at += named.length + '[::]'.length;
                continue;
            }
            const low = memberAt(glob, at);
            at = low.end;
            let high = low;
            if (glob[at] === '-' && at + 1 < glob.length && glob[at + 1] !== ']' && glob[at + 1] !== '/') {
                high = memberAt(glob, at + 1);
                at = high.end;
            }
            // A range that runs backward holds nothing.
            if (low.code <= high.code)
                ranges.push(low.code, high.code);
        }
        return glob[at] === ']' ? { charClass: new CharClass(ranges, isNegated), end: at + 1 } : undefined;
    }
    /** Whether a code point is in the class. What `/` is in no class is for the caller to see to. */
    has(code) {
        const { ranges } = this;
        for (let i = 0; i < ranges.length; i += 2) {
            if (ranges[i] <= code && code <= ranges[i + 1])
                return !this.isNegated;
        }
        return this.isNegated;
    }
}
/** The name in `[:name:]`, where such a thing stands. The longest name has six letters: no need to look further. */
function nameAt(glob, at) {
    if (!glob.startsWith('[:', at))
        return undefined;
    const end = glob.slice(at + 2, at + 10).indexOf(':]');
    return end === -1 ? undefined : glob.slice(at + 2, at + 2 + end);
}
/** One member of a class, and where what follows it begins. */
function memberAt(glob, at) {
    const isEscape = glob[at] === '\\' && at + 1 < glob.length && glob[at + 1] !== '/';
    const start = isEscape ? at + 1 : at;
    const code = glob.codePointAt(start);
    return { code, end: start + (code > 0xffff ? 2 : 1) };
}
//# sourceMappingURL=char-class.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/glob/token.js

/** What a backslash can be put before to take its meaning away. */
const SPECIAL = '*?[]{},\\';
/**
 * Cuts a glob into its pieces, in one go from left to right. Tokens `open`, `comma` and `close` come only as parts of
 * alternatives that are whole: every other brace or comma is a character.
 */
function tokenize(glob) {
    const tokens = [];
    /** Up to where a `[` is known to be a character: looked for once a segment, or many of them would take long. */
    let unclosedUntil = 0;
    let at = 0;
    while (at < glob.length) {
        const start = at;
        const char = glob[at];
        if (char === '/') {
            tokens.push({ kind: 'slash', at });
            at += 1;
        }
        else if (char === '?') {
            tokens.push({ kind: 'any', at });
            at += 1;
        }
        else if (char === '*') {
            while (glob[at] === '*')
                at += 1;
            tokens.push({ kind: at - start === 2 ? 'globstar' : 'star', at: start });
        }
        else {
            const read = (char === '[' && at >= unclosedUntil && CharClass.read(glob, at)) || rangeAt(glob, at);
            if (read) {
                tokens.push({ kind: 'class', charClass: read.charClass, at });
                at = read.end;
            }
            else {
                if (char === '[' && at >= unclosedUntil)
                    unclosedUntil = segmentEnd(glob, at);
                const token = characterAt(glob, at);
                tokens.push(token.token);
                at = token.end;
            }
        }
    }
    return withAlternatives(tokens);
}
/** `{a..c}`, for two digits or two letters of one case. What is longer is no range. */
function rangeAt(glob, at) {
    const range = glob.slice(at, at + '{a..c}'.length);
    if (!/^\{(?:[a-z]\.\.[a-z]|[A-Z]\.\.[A-Z]|[0-9]\.\.[0-9])\}$/.test(range))
        return undefined;
    return { charClass: CharClass.between(range.charCodeAt(1), range.charCodeAt(4)), end: at + range.length };
}
function segmentEnd(glob, at) {
    const slash = glob.indexOf('/', at);
    return slash === -1 ? glob.length : slash;
}
/** A character, escaped or not. A backslash that ends the glob stands for itself, and `\/` is a slash. */
function characterAt(glob, at) {
    const isEscape = glob[at] === '\\' && at + 1 < glob.length;
    const start = isEscape ? at + 1 : at;
    if (isEscape && glob[start] === '/')
        return { token: { kind: 'slash', at }, end: start + 1 };
    const code = glob.codePointAt(start);
    const isEscaped = isEscape && SPECIAL.includes(String.fromCodePoint(code));
    const end = start + (code > 0xffff ? 2 : 1);
    if (isEscape)
        return { token: { kind: 'char', code, isEscaped, at }, end };
    const kind = BRACES.get(code);
    return { token: kind ? { kind, at } : { kind: 'char', code, isEscaped, at }, end };
}
const BRACES = new Map([
    [0x7b, 'open'],
    [0x2c, 'comma'],
    [0x7d, 'close'],
]);
const CODES = new Map([...BRACES].map(([code, kind]) => [kind, code]));
/** Makes characters of the braces and commas that choose nothing: unclosed, unopened, or one alternative alone. */
function withAlternatives(tokens) {
    const kept = new Set();
    const opened = [];
    for (const token of tokens) {
        if (token.kind === 'open')
            opened.push({ open: token, commas: [] });
        else if (token.kind === 'comma')
            opened.at(-1)?.commas.push(token);
        else if (token.kind === 'close') {
            const brace = opened.pop();
            if (brace === undefined || brace.commas.length === 0)
                continue;
            kept.add(brace.open).add(token);
            for (const comma of brace.commas)
                kept.add(comma);
        }
    }
    return tokens.map((token) => {
        const code = CODES.get(token.kind);
        return code === undefined || kept.has(token) ? token : { kind: 'char', code, isEscaped: false, at: token.at };
    });
}
//# sourceMappingURL=token.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/glob/base.js

/**
 * Splits a pattern before the first segment that has a wildcard, alternatives, or one of their characters with a
 * backslash before it. A backslash before any other character is part of a name here.
 */
function splitBase(pattern) {
    const first = tokenize(pattern).find((token) => (token.kind === 'char' ? token.isEscaped : token.kind !== 'slash'));
    const start = first === undefined ? pattern.length : pattern.lastIndexOf('/', first.at) + 1;
    return { base: pattern.slice(0, start), glob: pattern.slice(start) };
}
//# sourceMappingURL=base.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/glob/place.js
/** A place on a path, between two characters of it. */
class Place {
    path;
    at = 0;
    /** Counted from 1, one more at each character. */
    number = 1;
    /** Where the segment that is here ends, if that is `.` or `..`; else -1. */
    dotsEnd;
    constructor(path) {
        this.path = path;
        this.dotsEnd = dotsEnd(path, 0);
    }
    /** The code point after it, which is there unless this is the end. */
    get code() {
        return this.path.codePointAt(this.at);
    }
    get isEnd() {
        return this.at === this.path.length;
    }
    /** Whether a segment starts here. */
    get isStart() {
        return this.at === 0 || this.path[this.at - 1] === '/';
    }
    /** Whether the character after it is of a segment `.` or `..`. */
    get isDots() {
        return this.at < this.dotsEnd;
    }
    /** Whether the segment here is one that no `*` may have a part in: `.`, `..` or empty. */
    get isBare() {
        return this.at <= this.dotsEnd || (this.isStart && (this.isEnd || this.path[this.at] === '/'));
    }
    /** Goes on by one code point. */
    advance() {
        this.at += this.code > 0xffff ? 2 : 1;
        this.number += 1;
        if (this.isStart)
            this.dotsEnd = dotsEnd(this.path, this.at);
    }
}
function dotsEnd(path, start) {
    let end = start;
    while (path[end] === '.' && end < start + 2)
        end += 1;
    return end > start && (end === path.length || path[end] === '/') ? end : -1;
}
//# sourceMappingURL=place.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/glob/program.js
/**
 * The steps of a glob: one a token, and one at the end. Alternatives are not written out, which could take memory
 * without bound, but are ways through the same steps. Braces may be nested as deep as the glob is long: no recursion.
 */
function program(tokens) {
    const steps = [];
    const opened = [];
    for (const token of tokens) {
        const brace = opened.at(-1);
        if (token.kind === 'open') {
            const starts = [steps.length + 1];
            opened.push({ starts, ends: [] });
            steps.push({ kind: 'jump', to: starts });
        }
        else if (token.kind === 'comma') {
            const end = [];
            steps.push({ kind: 'jump', to: end });
            brace?.ends.push(end);
            brace?.starts.push(steps.length);
        }
        else if (token.kind === 'close') {
            opened.pop();
            for (const end of brace?.ends ?? [])
                end.push(steps.length);
        }
        else {
            steps.push(token);
        }
    }
    steps.push({ kind: 'accept' });
    return steps;
}
//# sourceMappingURL=program.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/glob/glob.js



// How a step was come to. It decides whether `**` is a whole segment, whatever alternatives stand beside it.
/** Right after a slash, or at the start. */
const FRESH = 0;
/** After a character of the segment. */
const glob_INSIDE = 1;
/** After a `*`. */
const STARRED = 2;
/** After a `**` that crossed folders. It was no whole segment unless a slash follows, already taken, or the end. */
const CROSSED = 3;
/** After a slash that the path, which ends, does not have: `a/**` is `a` too, so now comes `**`. */
const CLOSING = 4;
/** On a `**` that is crossing folders. */
const CROSSING = 5;
const MODES = 6;
const SLASH = 0x2f;
/**
 * A pattern that paths are matched against, all of each. Both have `/` between segments, and both are read by code
 * points; half of a surrogate pair is one too.
 *
 * - `*` is any run of characters but `/`, also none. `?` is one character but `/`.
 * - `**` as a whole segment is any number of folders, also none: `a/**` is `a` too, unless a star stands right before
 *   its slash, where something has to follow. Elsewhere `**` is one `*`, as are three or more in a row.
 * - `[abc]`, `[a-z]` and `[[:digit:]]` are one character of these, `[!a]` and `[^a]` one other; `/` is in none.
 * - `{a,b}` is one or the other. Alternatives may be empty, hold `/`, and hold alternatives. `{a..c}` and `{1..3}` are
 *   one letter or digit of a range.
 * - A backslash takes the meaning of the next character away. A brace that is not closed, or has no comma, and a bracket
 *   that is not closed within its segment are characters, as is everything else: parentheses and a `!` at the start too.
 *
 * Hidden names and line breaks are nothing special. The segments `.` and `..` lead elsewhere than they seem to, so they
 * are matched where a pattern spells them out, never by a wildcard; nor is an empty segment by any wildcard but `**`.
 *
 * Whoever made the path cannot make this slow: the time is bounded by length of pattern times length of path, the memory
 * by the length of the pattern. All ways through the pattern are followed at once, and none is gone back to.
 */
class Glob {
    steps;
    /** Where the match is on the path now: every step that a way through the pattern has come to, with its mode. */
    states;
    count = 0;
    next;
    /** The position, counted from 1, at which a state was last reached: nothing is looked at twice in one place. */
    seen;
    pending = [];
    accepted = false;
    constructor(pattern) {
        this.steps = program(tokenize(pattern));
        const size = this.steps.length * MODES;
        this.states = new Int32Array(size);
        this.next = new Int32Array(size);
        this.seen = new Uint32Array(size);
    }
    /** Whether the pattern is all of the path. */
    matches(path) {
        const place = new Place(path);
        this.count = 0;
        this.accepted = false;
        this.seen.fill(0);
        this.reach(0, FRESH, place);
        this.turn();
        while (!place.isEnd && this.count > 0)
            this.step(place);
        return place.isEnd && this.accepted;
    }
    /** Takes one character of the path on every way. */
    step(place) {
        const { code, isDots } = place;
        const { states, count } = this;
        this.count = 0;
        place.advance();
        for (let i = 0; i < count; i++) {
            const state = states[i];
            const at = Math.floor(state / MODES);
            const step = this.steps[at];
            if (step.kind === 'char') {
                if (code === step.code)
                    this.reach(at + 1, glob_INSIDE, place);
            }
            else if (step.kind === 'slash') {
                if (code === SLASH)
                    this.reach(at + 1, FRESH, place);
            }
            else if (isDots) {
                // No wildcard.
            }
            else if (state % MODES === CROSSING) {
                this.reach(at, CROSSING, place);
            }
            else if (code !== SLASH) {
                if (step.kind === 'any')
                    this.reach(at + 1, glob_INSIDE, place);
                else if (step.kind !== 'class')
                    this.reach(at, STARRED, place);
                else if (step.charClass.has(code))
                    this.reach(at + 1, glob_INSIDE, place);
            }
        }
        this.turn();
    }
    turn() {
        [this.states, this.next] = [this.next, this.states];
    }
    /** Comes to a step, and to all that can be come to from there without a character. */
    reach(first, how, place) {
        const { pending, seen } = this;
        pending.push(first * MODES + how);
        while (pending.length > 0) {
            const state = pending.pop();
            if (seen[state] === place.number)
                continue;
            seen[state] = place.number;
            this.enter(state, place);
        }
    }
    enter(state, place) {
        const at = Math.floor(state / MODES);
        const mode = state % MODES;
        const step = this.steps[at];
        const isPlain = mode === FRESH || mode === glob_INSIDE || mode === STARRED;
        switch (step.kind) {
            case 'jump':
                for (const to of step.to)
                    this.pending.push(to * MODES + mode);
                break;
            case 'accept':
                if (place.isEnd && mode !== CLOSING)
                    this.accepted = true;
                break;
            case 'slash':
                if (isPlain)
                    this.keep(state);
                if (mode === CROSSED && place.isStart)
                    this.pending.push((at + 1) * MODES + FRESH);
                if (place.isEnd && !place.isStart && (mode === glob_INSIDE || mode === CROSSED)) {
                    this.pending.push((at + 1) * MODES + CLOSING);
                }
                break;
            case 'globstar':
                if (mode === CLOSING || (mode === CROSSING && (place.isStart || place.isEnd))) {
                    this.pending.push((at + 1) * MODES + CROSSED);
                }
                if (mode === FRESH)
                    this.pending.push(at * MODES + CROSSING);
                if (mode === CROSSING)
                    this.keep(state);
                else if (isPlain)
                    this.star(state, place);
                break;
            case 'star':
                if (isPlain)
                    this.star(state, place);
                break;
            default:
                if (isPlain)
                    this.keep(state);
        }
    }
    /** Comes to a `*`, which may be left at once. */
    star(state, place) {
        if (place.isBare)
            return;
        const starred = state - (state % MODES) + STARRED;
        if (state !== starred)
            this.pending.push(starred);
        else {
            this.keep(state);
            this.pending.push(state + MODES);
        }
    }
    keep(state) {
        this.next[this.count++] = state;
    }
}
//# sourceMappingURL=glob.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/discover.js






/**
 * The files that glob patterns name, each once, in code point order.
 *
 * Patterns are read as {@link Glob} says, and one that starts with `!` takes away from all others. A pattern that is the
 * name of an existing file is that file. Hidden files are files too, and so are those with a line break in their name: a
 * check that passes over them can be passed by hiding. Folders named `.git` and folders that are symbolic links are not
 * entered; a link to a file is taken when the file is in the workspace, or below the folder that a pattern from outside
 * the workspace starts at.
 *
 * @param patterns relative to `folder`, or absolute
 * @param folder an absolute path
 * @param workspace an absolute path: what a committed link must not leave
 */
function discover(patterns, folder, workspace) {
    const excluded = patterns.filter(isExclude).map((pattern) => excluder(start(pattern.slice(1), folder)));
    const found = new Map();
    const notEntered = new Set();
    for (const pattern of patterns) {
        if (isExclude(pattern))
            continue;
        for (const { path, error, missing = false, isLinkToFolder = false } of matches(pattern, folder)) {
            if (excluded.some((excludes) => excludes(path)))
                continue;
            const file = (0,external_node_path_.isAbsolute)(pattern) && !isInside(path, workspace) ? toSlashes(path) : discover_nameIn(workspace, path);
            if (isLinkToFolder)
                notEntered.add(file);
            else {
                const refused = error ?? refusal(path, rootsOf(rootOf(pattern, folder), workspace));
                found.set(path, { file, path, missing, ...(refused && { error: refused }) });
            }
        }
    }
    return {
        found: [...found.values()].sort((a, b) => compareCodePoints(a.file, b.file)),
        notEntered: [...notEntered].sort(compareCodePoints),
    };
}
/** What a link must not leave. A folder inside the workspace is no root of its own: it may be a committed link. */
function rootsOf(base, workspace) {
    return base === workspace || isInside(base, workspace) ? [workspace] : [workspace, base];
}
function isExclude(pattern) {
    return pattern.startsWith('!');
}
function* matches(pattern, folder) {
    const literal = (0,external_node_path_.resolve)(folder, pattern);
    const { base, glob, depth } = start(pattern, folder);
    const there = exists(literal);
    // A file may be called like the glob, and must not hide what the glob is meant for.
    if (there || glob === '')
        yield { path: literal, missing: !there };
    if (glob === '')
        return;
    const compiled = new Glob(glob);
    for (const found of walk(base, depth)) {
        const told = found.error !== undefined || found.isLinkToFolder === true;
        if (told || compiled.matches(toSlashes((0,external_node_path_.relative)(base, found.path))))
            yield found;
    }
}
function start(pattern, folder) {
    const slashed = external_node_path_.sep === '\\' ? pattern.replaceAll('\\', '/') : pattern;
    const { base, glob } = splitBase(slashed);
    // Braces may hold a slash of their own.
    const depth = /\*\*|\{/.test(glob) ? Number.POSITIVE_INFINITY : glob.split('/').length;
    return { base: (0,external_node_path_.resolve)(folder, base), glob, depth };
}
/** The folder that a pattern's matches must not leave through a link. */
function rootOf(pattern, folder) {
    const { base, glob } = start(pattern, folder);
    return glob === '' ? (0,external_node_path_.dirname)(base) : base;
}
function excluder({ base, glob }) {
    if (glob === '')
        return (path) => path === base || isInside(path, base);
    const compiled = [new Glob(glob), new Glob(`${glob}/**`)];
    return (path) => isInside(path, base) && compiled.some((one) => one.matches(toSlashes((0,external_node_path_.relative)(base, path))));
}
/** What is below a folder that may not be there, or be no folder: then there is nothing. */
function* walk(folder, depth) {
    const entries = list(folder);
    if (!(entries instanceof src_error/* ToolReplayError */.K) || entries.code !== 'not-found')
        yield* walkBelow(folder, depth);
}
function* walkBelow(folder, depth) {
    if (depth === 0)
        return;
    const entries = list(folder);
    if (entries instanceof src_error/* ToolReplayError */.K) {
        yield { path: folder, error: entries };
        return;
    }
    for (const entry of entries) {
        const path = (0,external_node_path_.join)(folder, entry.name);
        if (entry.isDirectory()) {
            if (entry.name !== '.git')
                yield* walkBelow(path, depth - 1);
        }
        else if (!leadsToFolder(entry, path))
            yield { path };
        else if (depth > 1)
            yield { path, isLinkToFolder: true };
    }
}
/** What is in a folder, or why it cannot be listed: it may have a name that the system gives back altered. */
function list(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch (error) {
        const known = (0,system_error/* fileError */.zS)(error);
        if (known instanceof src_error/* ToolReplayError */.K)
            return known;
        throw known;
    }
}
function leadsToFolder(entry, path) {
    if (!entry.isSymbolicLink())
        return false;
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory();
    }
    catch {
        // It leads nowhere or in a circle: no folder, and to be told as the file that it is not.
        return false;
    }
}
/** Why what stands at a path must not be read: it is no file, or a link that leads nowhere or leaves every root. */
function refusal(path, roots) {
    let real;
    let isFile;
    try {
        real = (0,external_node_fs_.realpathSync)(path);
        isFile = (0,external_node_fs_.statSync)(real).isFile();
    }
    catch (error) {
        const known = (0,system_error/* fileError */.zS)(error);
        if (known instanceof src_error/* ToolReplayError */.K)
            return known;
        throw error;
    }
    if (!roots.some((root) => isInside(real, (0,external_node_fs_.realpathSync)(root)))) {
        return new src_error/* ToolReplayError */.K('unreadable', {
            found: 'a symbolic link that leaves the workspace',
            expected: 'a file inside it',
            advice: 'name the file that it leads to',
        });
    }
    // Whoever makes a named pipe where a transcript is looked for could stop the audit for good.
    return isFile ? undefined : (0,system_error/* notAFile */.$y)((0,external_node_fs_.statSync)(real).isDirectory() ? 'a directory' : 'a pipe, socket or device');
}
function exists(path) {
    try {
        (0,external_node_fs_.lstatSync)(path);
        return true;
    }
    catch {
        // Whatever the reason, it is not there under this name: it may still be a pattern.
        return false;
    }
}
/** Whether an absolute path is below a folder. */
function isInside(path, folder) {
    const way = (0,external_node_path_.relative)(folder, path);
    return way !== '' && way !== '..' && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
}
/** How reports name what is in the workspace, and what was asked for relative to it: with `/` on every system. */
function discover_nameIn(workspace, path) {
    return toSlashes((0,external_node_path_.relative)(workspace, path) || '.');
}
function toSlashes(path) {
    return external_node_path_.sep === '\\' ? path.replaceAll('\\', '/') : path;
}
function compareCodePoints(a, b) {
    return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
//# sourceMappingURL=discover.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/outcome.js


/** Adds up the files' reports and decides the outcome. */
function conclude(files, notEntered, { failOn, ifNoFilesFound }) {
    const calls = sum(files, (file) => file.calls);
    const findings = sum(files, (file) => file.findings.total);
    const counts = (0,kinds/* perKind */.Cr)(({ kind }) => sum(files, (file) => file.findings.count(kind)));
    const unusableFiles = files.filter((file) => file.unusable !== undefined).length;
    const transcripts = new Set(files.map(({ file }) => file)).size;
    const nothing = unusableFiles === 0 && calls === 0 ? nothingChecked(files.length) : undefined;
    const unusable = unusableFiles > 0 || (nothing !== undefined && ifNoFilesFound === 'error');
    const failed = kinds/* KINDS */.GW.some((kind) => failOn.has(kind) && counts[kind] > 0);
    return {
        files,
        transcripts,
        result: unusable ? 'unusable' : findings > 0 ? 'findings' : 'clean',
        exitCode: unusable ? 2 : failed ? 1 : 0,
        calls,
        findings,
        counts,
        unusableFiles,
        notEntered,
        ...(nothing && { nothing }),
    };
}
function nothingChecked(files) {
    return new src_error/* ToolReplayError */.K('nothing-checked', {
        found: files === 0 ? 'no file that matches' : 'not one call in the files that match',
        expected: 'at least one recorded call',
        advice: 'a check that compared nothing is no pass',
    });
}
function sum(files, of) {
    return files.reduce((total, file) => total + of(file), 0);
}
//# sourceMappingURL=outcome.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/scope.js


const SHAPE = '{"agent": string, "allowed_tools": [string, \u2026]}';
/**
 * Reads a scope file. Tool names are exact and case-sensitive.
 *
 * @throws ToolReplayError, with line and column when it is no strict JSON
 */
function parseScope(bytes) {
    const value = parseDocument(bytes);
    if (value === null || typeof value !== 'object' || Array.isArray(value))
        throw scope_fault('no object');
    for (const key of Object.keys(value)) {
        if (key !== 'agent' && key !== 'allowed_tools')
            throw scope_fault(`the key "${key.slice(0, 80)}"`);
    }
    const { agent, allowed_tools: tools } = value;
    if (agent === undefined || tools === undefined)
        throw scope_fault(`no key "${agent === undefined ? 'agent' : 'allowed_tools'}"`);
    if (typeof agent !== 'string')
        throw scope_fault('an "agent" that is no string');
    if (!isStrings(tools))
        throw scope_fault('"allowed_tools" that is no array of strings');
    return { agent, allowedTools: new Set(tools) };
}
function isStrings(value) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
function scope_fault(found) {
    return new src_error/* ToolReplayError */.K('scope', { found: `${found} in the scope file`, expected: SHAPE });
}
//# sourceMappingURL=scope.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/scopes.js







/** The largest scope file that is read, in bytes. */
const MAX_SCOPE = 1 << 20;
/** Finds and reads the scope file of each transcript; each file is read once. */
class Scopes {
    scope;
    folder;
    workspace;
    read = new Map();
    /**
     * @param scope a path, or a bare file name to look for from each transcript's folder upwards
     * @param folder what a path is relative to, absolute
     * @param workspace where the way up ends, absolute
     */
    constructor(scope, folder, workspace) {
        this.scope = scope;
        this.folder = folder;
        this.workspace = workspace;
    }
    /**
     * The scope of a transcript, or undefined when no file of that name is on the way up.
     *
     * @param path the transcript's, absolute; undefined for a stream, which stands in `folder`
     * @throws ToolReplayError when the scope file cannot be read or is no scope
     */
    async of(path) {
        const file = /[\\/]/.test(this.scope) ? (0,external_node_path_.resolve)(this.folder, this.scope) : this.nearest(path);
        if (file === undefined)
            return undefined;
        let scope = this.read.get(file);
        if (scope === undefined) {
            scope = this.readChecked(file, discover_nameIn(this.workspace, file));
            this.read.set(file, scope);
        }
        return scope;
    }
    /** A scope file may be as hostile as a transcript: no link leads out of the workspace, and no pipe is waited for. */
    async readChecked(file, name) {
        const inside = isInside(file, this.workspace);
        const refused = refusal(file, inside ? [this.workspace] : [this.workspace, (0,external_node_path_.dirname)(file)]);
        if (refused !== undefined)
            throw refused.at({ file: name });
        return readScope(file, name);
    }
    nearest(path) {
        // A transcript from outside must not bring its own scope along: whoever wrote it may have written that too.
        let folder = path !== undefined && isInside(path, this.workspace) ? (0,external_node_path_.dirname)(path) : this.folder;
        for (;;) {
            const file = (0,external_node_path_.resolve)(folder, this.scope);
            if ((0,external_node_fs_.existsSync)(file))
                return file;
            if (!isInside(folder, this.workspace))
                return undefined;
            folder = (0,external_node_path_.dirname)(folder);
        }
    }
}
/**
 * Reads one scope file.
 *
 * @param name how errors name it
 */
async function readScope(path, name) {
    try {
        const { size } = await (0,promises_.stat)(path);
        if (size > MAX_SCOPE)
            throw scopes_tooLarge();
        return parseScope(await (0,promises_.readFile)(path));
    }
    catch (error) {
        const known = error instanceof src_error/* ToolReplayError */.K ? error : (0,system_error/* fileError */.zS)(error);
        throw known instanceof src_error/* ToolReplayError */.K ? known.at({ file: name }) : known;
    }
}
function scopes_tooLarge() {
    return new src_error/* ToolReplayError */.K('scope', { found: 'a scope file of more than 1 MiB', expected: 'at most 1 MiB' });
}
//# sourceMappingURL=scopes.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/source.js
var audit_source = __webpack_require__(18);
;// CONCATENATED MODULE: ./build/commonjs/src/chain/link.js

/** The `prev` of link 0. */
const GENESIS = '0'.repeat(64);
const link_ARGS = Buffer.from('{"args":');
const link_TOOL = Buffer.from(',"tool":');
const link_RIGHT_BRACE = 0x7d;
const LINE_FEED = 0x0a;
/** How many bytes the field `digest` takes, its comma included. */
const DIGEST_FIELD = ',"digest":""'.length + 64;
/**
 * Writes the canonical form of links: what a digest is taken over, and the sealed line.
 *
 * The two differ in one field only. `digest` sorts right after `args`, so a link is laid out once as `{"args":\u2026` and
 * the rest, and the digest goes between them.
 */
class LinkWriter {
    text = Buffer.allocUnsafeSlow(1 << 16);
    length = 0;
    /** Where the field `digest` goes. */
    split = 0;
    /** The digest of the link that follows `prev`: 64 lower-case hex digits. */
    digest(record, prev) {
        this.lay(record, prev);
        return sha256(this.text.subarray(0, this.length), 'hex');
    }
    /**
     * The sealed line, line feed included, of the link that {@link digest} was last called for: once, and valid until it
     * is called again.
     */
    line(digest) {
        const { text, split } = this;
        text.copyWithin(split + DIGEST_FIELD, split, this.length);
        text.write(`,"digest":"${digest}"`, split, 'latin1');
        const end = this.length + DIGEST_FIELD;
        text[end] = LINE_FEED;
        return text.subarray(0, end + 1);
    }
    lay(record, prev) {
        const { call, toolLength, response } = record;
        this.length = 0;
        const room = call.length + response.length + prev.length + 512;
        if (this.text.length < room)
            this.text = Buffer.allocUnsafeSlow(room * 2);
        this.piece(link_ARGS, 0);
        this.piece(call, toolLength);
        this.split = this.length;
        this.length += this.text.write(`,"index":${record.index},"prev":"${prev}","response":`, this.length, 'latin1');
        this.piece(response, 0);
        this.piece(link_TOOL, 0);
        this.piece(call, 0, toolLength);
        this.text[this.length++] = link_RIGHT_BRACE;
    }
    piece(bytes, start, end) {
        this.length += bytes.copy(this.text, this.length, start, end);
    }
}
//# sourceMappingURL=link.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/chain/verifier.js

/** Recomputes the chain of one sealed transcript. */
class Verifier {
    /** The first broken link so far; the links after it say nothing and are not looked at. */
    break;
    writer = new LinkWriter();
    prev = GENESIS;
    /** Looks at the next sealed call. An unsealed one breaks nothing: there is no chain. */
    see(record) {
        const { seal } = record;
        if (seal === undefined || this.break !== undefined)
            return;
        const { index, line } = record;
        if (seal.prev !== this.prev)
            this.break = { index, line, expected: this.prev, found: seal.prev };
        else {
            const expected = this.writer.digest(record, this.prev);
            if (expected !== seal.digest)
                this.break = { index, line, expected, found: seal.digest };
            this.prev = expected;
        }
    }
}
//# sourceMappingURL=verifier.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/mapping.js




/** How often text may have been made of an object: once by rule, twice by mistake. */
const MOST_ENCODINGS = 2;
/**
 * The one mapping of every format to records: what a log says of arguments and responses, as an object.
 *
 * An object is itself; text that parses to an object, also when it was made text twice, is that object; nothing is
 * `{}`; anything else is `{"$value": \u2026}`. A response that the log marks as an error is `{"$error": true, "$value": \u2026}`,
 * and one with an exit code has it as `exit_code`.
 *
 * What the canonical form refuses is a {@link ToolReplayError}; its offset, if any, is one in the text of the value.
 */
class Mapping {
    canonicalizer = new Canonicalizer();
    scratch = Buffer.alloc(1 << 12);
    /** The canonical form of a call. It is valid for good. */
    call(tool, args) {
        const toolText = Buffer.from(this.canonical(Buffer.from(JSON.stringify(tool))));
        return { call: Buffer.concat([toolText, this.object(args)]), toolLength: toolText.length };
    }
    /** The canonical form of a response. It is valid until the next call. */
    response({ value, isError = false, exitCode }) {
        if (!isError && exitCode === undefined)
            return this.object(value);
        const object = this.objectIn(value);
        const code = exitCode === undefined ? '' : `"exit_code":${exitCode}`;
        if (isError || object === undefined) {
            const inside = object === undefined ? jsonOf(value) : Buffer.from(object);
            return this.canonical(members(isError ? '"$error":true' : '', inside && ['"$value":', inside], code));
        }
        const parsed = JSON.parse(object.toString('latin1'));
        if (Object.hasOwn(parsed, 'exit_code'))
            return object;
        return this.canonical(members(object.subarray(1, -1), code));
    }
    object(value) {
        const object = this.objectIn(value);
        if (object !== undefined)
            return object;
        const inside = jsonOf(value);
        return this.canonical(members(inside && ['"$value":', inside]));
    }
    /** The canonical form of the object that a value is or is the text of. */
    objectIn(value) {
        if (typeof value === 'string')
            return this.objectInText(value, MOST_ENCODINGS);
        if (!(value instanceof JsonNode)) {
            const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
            return isObject ? this.canonical(jsonOf(value)) : undefined;
        }
        if (value.kind === 'object')
            return this.canonicalNode(value);
        return mayHoldObject(value) ? this.objectInText(value.string(), MOST_ENCODINGS) : undefined;
    }
    objectInText(text, encodings) {
        // A lone surrogate has no UTF-8; inside JSON text it would be an escape.
        if (encodings === 0 || !/^[ \t\r\n]*["{]/.test(text) || !text.isWellFormed())
            return undefined;
        let canonical;
        try {
            canonical = this.canonical(Buffer.from(text));
        }
        catch (error) {
            // It looks like JSON and is none, or none that has one meaning: then it is the text that it is.
            if (error instanceof src_error/* ToolReplayError */.K)
                return undefined;
            throw error;
        }
        if (canonical[0] === LEFT_BRACE)
            return canonical;
        return this.objectInText(JSON.parse(canonical.toString('latin1')), encodings - 1);
    }
    canonicalNode({ text, start, end }) {
        const { canonicalizer } = this;
        canonicalizer.load(text, start, end);
        canonicalizer.value(0);
        return canonicalizer.output.bytes.subarray(0, canonicalizer.output.length);
    }
    canonical(text) {
        if (this.scratch.length <= text.length)
            this.scratch = Buffer.allocUnsafeSlow(text.length * 2 + 1);
        this.scratch.set(text);
        this.scratch[text.length] = 0;
        const { canonicalizer } = this;
        canonicalizer.load(this.scratch, 0, text.length);
        try {
            canonicalizer.value(0);
            canonicalizer.finish();
        }
        catch (error) {
            // The offset is one in a text that nobody has seen.
            throw error instanceof src_error/* ToolReplayError */.K ? new src_error/* ToolReplayError */.K(error.code, error.fault) : error;
        }
        return canonicalizer.output.bytes.subarray(0, canonicalizer.output.length);
    }
}
/** Whether the text of a node may be JSON text of an object: most are not, and need not be decoded to know. */
function mayHoldObject(node) {
    const { text, end } = node;
    let at = node.start + 1;
    while (at < end && text[at] === SPACE)
        at++;
    return text[at] === LEFT_BRACE || text[at] === BACKSLASH;
}
/** JSON text of an object whose members are given as they are to be written. */
function members(...parts) {
    const texts = [];
    for (const part of parts) {
        if (part === undefined || part.length === 0)
            continue;
        texts.push(texts.length === 0 ? '{' : ',', ...(Array.isArray(part) ? part : [part]));
    }
    if (texts.length === 0)
        texts.push('{');
    return Buffer.concat([...texts, '}'].map((text) => (typeof text === 'string' ? Buffer.from(text) : text)));
}
/** JSON text of a value, not yet canonical; undefined when there is nothing. */
function jsonOf(value) {
    if (value === undefined || value === null || (value instanceof JsonNode && value.isNull))
        return undefined;
    const parts = [];
    write(value, parts);
    return Buffer.concat(parts);
}
function write(value, parts) {
    if (value instanceof JsonNode)
        parts.push(value.text.subarray(value.start, value.end));
    else if (Array.isArray(value)) {
        writeAll('[', value.map((element) => () => write(element, parts)), ']', parts);
    }
    else if (typeof value === 'object' && value !== null) {
        const present = Object.entries(value).filter((member) => member[1] !== undefined);
        const writers = present.map(([key, inside]) => () => {
            parts.push(Buffer.from(`${JSON.stringify(key)}:`));
            write(inside, parts);
        });
        writeAll('{', writers, '}', parts);
    }
    else
        parts.push(Buffer.from(JSON.stringify(value)));
}
function writeAll(open, writers, close, parts) {
    parts.push(Buffer.from(open));
    for (const [k, writeOne] of writers.entries()) {
        if (k > 0)
            parts.push(Buffer.from(','));
        writeOne();
    }
    parts.push(Buffer.from(close));
}
//# sourceMappingURL=mapping.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/session.js

/** One conversation of a log, and what was counted in it. */
class Session {
    name;
    /** Calls so far, each copied one once. */
    calls = 0;
    /** Calls that nothing answered. They are known at the end of the session. */
    unanswered = 0;
    /** Results of calls that are not there. */
    orphans = 0;
    /** Copies of a call, and answers after the first. */
    duplicates = 0;
    /** Answers that the log marks as errors. */
    errors = 0;
    /** Number of the calls that were issued together last. */
    batch = 0;
    /** The ids of its calls. */
    ids = new IdTable();
    constructor(name) {
        this.name = name;
    }
}
//# sourceMappingURL=session.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/pairing.js




const UNANSWERED = { state: 'unanswered' };
const ANSWERED = { state: 'answered' };
/**
 * Brings calls and results together, by session and id, and puts the calls in the order in which they were issued.
 *
 * Nothing is dropped in silence: what has no counterpart is counted in its {@link Session}.
 */
class Pairing {
    /** In the order in which they were first heard of. */
    sessions = [];
    /** Items of unknown types. */
    unknownItems = 0;
    running = new Map();
    mapping = new Mapping();
    /** The ids of all calls of all sessions: a copy can stand in another session than what it is a copy of. */
    fileIds = new IdTable();
    ids;
    listener;
    locate;
    /** @param locate where a value of the item in hand stands */
    constructor(ids, listener, locate) {
        this.ids = ids;
        this.listener = listener;
        this.locate = locate;
    }
    session(name) {
        this.run(name);
    }
    call(call) {
        const running = this.run(call.session);
        const { session } = running;
        const text = this.mapping.call(call.tool, call.args);
        if (this.isCopy(running, call.id, text.call)) {
            session.duplicates++;
            return;
        }
        const batch = this.batch(running, call.batch);
        const kept = this.listener.call(session, {
            ...text,
            ...this.placed(call.at),
            index: session.calls++,
            tool: call.tool,
            batch,
        });
        const pending = { kept, index: session.calls - 1, ending: undefined };
        running.queue.push(pending);
        const whole = call.partOf === undefined ? undefined : running.open.get(call.partOf)?.[0];
        if (whole !== undefined)
            pending.ending = { state: 'part', of: whole.index };
        if (call.answer !== undefined)
            this.answer(running, pending, call.answer);
        else if (call.id !== undefined) {
            const waiting = running.open.get(call.id);
            if (waiting === undefined)
                running.open.set(call.id, [pending]);
            else
                waiting.push(pending);
        }
    }
    result(result) {
        const running = this.run(result.session);
        const { session, open } = running;
        const waiting = result.id === undefined ? undefined : open.get(result.id);
        const pending = waiting?.shift();
        if (pending === undefined) {
            if (result.id !== undefined && this.idsOf(session).has(result.id))
                session.duplicates++;
            else
                session.orphans++;
            return;
        }
        if (waiting?.length === 0)
            open.delete(result.id);
        running.hasResult = true;
        this.answer(running, pending, result);
    }
    copy(name) {
        this.run(name).session.duplicates++;
    }
    partOfResult(session) {
        this.run(session).hasResult = true;
    }
    spot(node) {
        return this.locate(node);
    }
    end(name) {
        const running = this.running.get(name);
        if (running === undefined)
            return;
        this.settle(running, UNANSWERED);
        this.running.delete(name);
        this.listener.end(running.session);
    }
    unknown() {
        this.unknownItems++;
    }
    /** There is nothing more of any session. */
    finish() {
        for (const name of [...this.running.keys()])
            this.end(name);
    }
    placed(at) {
        return at instanceof JsonNode ? this.locate(at) : at;
    }
    run(name) {
        let running = this.running.get(name);
        if (running === undefined) {
            const session = new Session(name);
            this.sessions.push(session);
            running = { session, open: new Map(), queue: [], settled: 0, lastBatch: undefined, hasResult: false };
            this.running.set(name, running);
        }
        return running;
    }
    /** Where ids are unique, the same call under the same id was written twice, not made twice. */
    isCopy({ session }, id, call) {
        return id !== undefined && this.idsOf(session).enter(id, call) && this.ids === 'unique';
    }
    idsOf(session) {
        return this.ids === 'unique' ? this.fileIds : session.ids;
    }
    batch(running, batch) {
        const isTogether = running.session.calls > 0 && (!running.hasResult || (batch !== undefined && batch === running.lastBatch));
        running.lastBatch = batch;
        running.hasResult = false;
        return isTogether ? running.session.batch : ++running.session.batch;
    }
    answer(running, pending, answer) {
        const { session } = running;
        running.hasResult = true;
        if (answer.isError)
            session.errors++;
        if (pending.ending === undefined) {
            const response = this.mapping.response(answer);
            const isUnchanged = answer.isUnchanged ?? false;
            this.listener.answer(session, pending.kept, { ...this.placed(answer.at), response, isUnchanged });
            pending.ending = ANSWERED;
        }
        this.settle(running, undefined);
    }
    /** Settles the calls whose turn has come: those before the first that is still open, or all as `rest` says. */
    settle(running, rest) {
        const { session, queue } = running;
        for (; running.settled < queue.length; running.settled++) {
            const { kept, ending = rest } = queue[running.settled];
            if (ending === undefined)
                break;
            if (ending === UNANSWERED)
                session.unanswered++;
            this.listener.settle(session, kept, ending);
        }
        if (running.settled === queue.length)
            queue.length = 0;
        // A copy now and then costs less than a shift each time.
        else if (running.settled > 1000 && running.settled * 2 > queue.length)
            queue.splice(0, running.settled);
        else
            return;
        running.settled = 0;
    }
}
//# sourceMappingURL=pairing.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/foreign-transcript.js





/** Reads one log of some agent, chunk by chunk. Where the chunks are cut makes no difference. */
class ForeignTranscript {
    /** How many parts were passed over, and why. */
    skipped = new Map();
    pairing;
    reader;
    frames;
    strictness;
    locate = () => ({ line: 1 });
    line = 1;
    constructor(format, framing, strictness, listener) {
        this.pairing = new Pairing(format.ids, listener, (node) => this.locate(node));
        this.reader = format.reader(this.pairing);
        // Of an archive nothing comes this way: its files are documents of their own.
        this.frames = framing === 'lines' ? new LineFrames(this) : new DocumentFrames(this);
        this.strictness = strictness;
    }
    /** The sessions so far, in the order in which they were first heard of. */
    get sessions() {
        return this.pairing.sessions;
    }
    /** @throws ToolReplayError with line and column */
    read(chunk) {
        this.frames.read(chunk);
    }
    /**
     * Reads a file of the archive that the log is.
     *
     * @throws ToolReplayError that names the member
     */
    member(name, bytes) {
        const frames = new DocumentFrames(this, name);
        try {
            frames.read(bytes);
            frames.finish();
        }
        catch (error) {
            if (!isFault(error))
                throw error;
            const { found, ...fault } = error.fault;
            // Line and column are those of the member, which nobody sees.
            throw new src_error/* ToolReplayError */.K(error.code, { found: `${found} in ${name}`, ...fault });
        }
    }
    /** There are no more chunks. @throws ToolReplayError with line and column */
    finish() {
        this.frames.finish();
        this.reader.finish?.();
        if (this.sessions.length === 0)
            this.pairing.session('main');
        this.pairing.finish();
    }
    item(item, locate) {
        this.locate = locate;
        this.line = locate(item.node).line;
        const { unknownItems } = this.pairing;
        try {
            this.reader.read(item);
        }
        catch (error) {
            // What was put together by a reader has no place of its own in the text.
            const hasPlace = !isFault(error) || error.place.offset !== undefined || error.place.line !== undefined;
            throw hasPlace ? error : error.at({ line: this.line });
        }
        if (this.pairing.unknownItems > unknownItems)
            this.skip('of unknown type', this.line);
    }
    skip(reason, line) {
        if (this.strictness === 'refuse') {
            const found = reason === 'blank' ? 'a blank line' : `something ${reason}`;
            throw new src_error/* ToolReplayError */.K('skipped', { found, expected: 'nothing but the log, since it is read strictly' }, { line });
        }
        this.skipped.set(reason, (this.skipped.get(reason) ?? 0) + 1);
    }
}
//# sourceMappingURL=foreign-transcript.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/rules/call-table.js

const DIGEST = 32;
/** One entry: digest of the call, digest of its first answer, index of the call that got it. */
const call_table_ENTRY = DIGEST + DIGEST + 8;
const FIRST_ENTRIES = 16;
const MOST_ENTRIES_A_BLOCK = 4096;
/**
 * Every distinct call of a session with its first answer.
 *
 * An open-addressing table over flat memory, 72 bytes an entry and 8 to 16 bytes of slots: a `Map` of strings and
 * objects takes 170 to 250, and memory is what bounds the size of a session that can be audited. Calls and answers are
 * held as SHA-256, so that no one can craft two calls that are taken for one. It starts small, since one file can have
 * thousands of sessions.
 */
class CallTable {
    slots = new Int32Array(2 * FIRST_ENTRIES);
    blocks = [];
    count = 0;
    /**
     * Enters a call.
     *
     * @param text the canonical form of tool and arguments
     * @returns its identity
     */
    enter(text, index) {
        const call = sha256(text, 'binary');
        const slot = this.find(call);
        const known = this.slots[slot] - 1;
        if (known >= 0)
            return known;
        const entry = this.count++;
        if (offset(entry) === 0)
            this.blocks.push(Buffer.allocUnsafeSlow(entriesInBlock(blockOf(entry)) * call_table_ENTRY));
        const block = this.block(entry);
        const at = offset(entry);
        block.write(call, at, 'latin1');
        block.fill(0, at + DIGEST, at + DIGEST + DIGEST);
        block.writeDoubleLE(index, at + DIGEST + DIGEST);
        this.slots[slot] = entry + 1;
        if (this.count * 2 > this.slots.length)
            this.grow();
        return entry;
    }
    /** The index of the first of the identical calls that was answered; of the first of them while none is. */
    first(identity) {
        return this.block(identity).readDoubleLE(offset(identity) + DIGEST + DIGEST);
    }
    /** Compares the answer to a call with the first one. Answers come in the order of calls. */
    answer(identity, index, answer) {
        const block = this.block(identity);
        const at = offset(identity) + DIGEST;
        const first = block.toString('latin1', at, at + DIGEST);
        if (first !== NONE)
            return { identity, first: block.readDoubleLE(at + DIGEST), sameAnswer: first === answer };
        block.write(answer, at, 'latin1');
        block.writeDoubleLE(index, at + DIGEST);
        return { identity, first: index, sameAnswer: true };
    }
    /** The digest of the first answer, 32 characters; undefined while there is none. */
    firstAnswer(identity) {
        const at = offset(identity) + DIGEST;
        const first = this.block(identity).toString('latin1', at, at + DIGEST);
        return first === NONE ? undefined : first;
    }
    /** The slot that holds the call, or the empty one where it belongs. */
    find(call) {
        const mask = this.slots.length - 1;
        const first = call.charCodeAt(0);
        let slot = call_table_slotOf(first, call.charCodeAt(1), call.charCodeAt(2), call.charCodeAt(3)) & mask;
        for (;;) {
            const entry = this.slots[slot] - 1;
            if (entry < 0)
                return slot;
            const block = this.block(entry);
            const at = offset(entry);
            if (block[at] === first && block.toString('latin1', at, at + DIGEST) === call)
                return slot;
            slot = (slot + 1) & mask;
        }
    }
    grow() {
        const slots = new Int32Array(this.slots.length * 2);
        const mask = slots.length - 1;
        for (let entry = 0; entry < this.count; entry++) {
            const block = this.block(entry);
            const at = offset(entry);
            let slot = call_table_slotOf(block[at], block[at + 1], block[at + 2], block[at + 3]) & mask;
            while (slots[slot] !== 0)
                slot = (slot + 1) & mask;
            slots[slot] = entry + 1;
        }
        this.slots = slots;
    }
    block(entry) {
        return this.blocks[blockOf(entry)];
    }
}
/** What no digest is: the first answer while there is none. */
const NONE = '\0'.repeat(DIGEST);
/** Blocks hold 16, 32, 64 \u2026 entries until they hold 4,096, and that from there on. */
const GROWING = 9;
const IN_GROWING = FIRST_ENTRIES * (2 ** GROWING - 1);
function blockOf(entry) {
    if (entry >= IN_GROWING)
        return GROWING + Math.floor((entry - IN_GROWING) / MOST_ENTRIES_A_BLOCK);
    return 31 - Math.clz32(entry / FIRST_ENTRIES + 1);
}
function entriesInBlock(block) {
    return block < GROWING ? FIRST_ENTRIES << block : MOST_ENTRIES_A_BLOCK;
}
/** Where an entry stands in its block. */
function offset(entry) {
    if (entry >= IN_GROWING)
        return ((entry - IN_GROWING) % MOST_ENTRIES_A_BLOCK) * call_table_ENTRY;
    return (entry - FIRST_ENTRIES * ((1 << blockOf(entry)) - 1)) * call_table_ENTRY;
}
function call_table_slotOf(a, b, c, d) {
    return (a | (b << 8) | (c << 16) | (d << 24)) >>> 0;
}
//# sourceMappingURL=call-table.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/rules/session-rules.js


/**
 * The rules at work on one session.
 *
 * A call is issued once and settled once. It is issued when it stands in the log, and settled, in the order of calls,
 * when its answer and those of all calls before it are known: `replay` compares answers, the other checks need none.
 */
class SessionRules {
    findings = new Findings();
    table = new CallTable();
    atIssue;
    atSettling;
    /** @param rules those that were asked for, in the order of the list */
    constructor(rules, settings) {
        const working = rules.flatMap(({ kind, check, watch }) => {
            const working = watch(settings);
            return working === undefined ? [] : [{ kind, check, watch: working }];
        });
        this.atIssue = working.filter(({ check }) => check !== 'replay');
        this.atSettling = working.filter(({ check }) => check === 'replay');
    }
    /**
     * @param text the canonical form of tool and arguments
     * @returns what identical calls have in common
     */
    issue(call, text) {
        const identity = this.table.enter(text, call.index);
        if (this.atIssue.length > 0) {
            this.see(this.atIssue, call, { identity, first: this.table.first(identity), sameAnswer: true });
        }
        return identity;
    }
    /** @param answer the SHA-256 of the response; undefined when the call is not compared */
    settle(call, identity, answer) {
        const sighting = answer === undefined
            ? { identity, first: this.table.first(identity), sameAnswer: true }
            : this.table.answer(identity, call.index, answer);
        this.see(this.atSettling, call, sighting);
    }
    /** The digest of the first answer to identical calls, if there is one. */
    firstAnswer(identity) {
        return this.table.firstAnswer(identity);
    }
    see(working, call, sighting) {
        for (const { kind, watch } of working) {
            const found = watch.see(call, sighting);
            if (found !== undefined)
                this.findings.add(kind, found);
        }
    }
}
//# sourceMappingURL=session-rules.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/log-audit.js


/** A call of a log that was issued and not settled, with as little of it as replay needs. */
class IssuedCall {
    index;
    line;
    resultLine;
    tool;
    batch;
    where;
    /** What identical calls have in common, once it is known. */
    identity = -1;
    /** The SHA-256 of the response, once there is one. */
    answer = '';
    /** The response says that what an identical call got is still true. */
    isUnchanged = false;
    isCompared = false;
    constructor({ index, line, tool, batch, where }) {
        this.index = index;
        this.line = line;
        this.resultLine = line;
        this.tool = tool;
        this.batch = batch;
        this.where = where;
    }
}
/** Audits the sessions of a log while it is read. */
class LogAudit {
    running = new Map();
    findings = new Map();
    rulesOf;
    /** @param rulesOf makes the rules for one more session */
    constructor(rulesOf) {
        this.rulesOf = rulesOf;
    }
    /** What was found in a session that has ended. */
    findingsOf(session) {
        return this.findings.get(session) ?? new Findings();
    }
    call(session, call) {
        const issued = new IssuedCall(call);
        issued.identity = this.run(session).rules.issue(issued, call.call);
        return issued;
    }
    answer(_session, call, { response, line, isUnchanged }) {
        call.resultLine = line;
        call.answer = sha256(response, 'binary');
        call.isUnchanged = isUnchanged;
    }
    settle(session, call, { state }) {
        const running = this.run(session);
        call.isCompared = state === 'answered';
        running.rules.settle(call, call.identity, state === 'answered' ? log_audit_answerOf(running, call) : undefined);
    }
    end(session) {
        this.findings.set(session, this.run(session).rules.findings);
        this.running.delete(session);
    }
    run(session) {
        let running = this.running.get(session);
        if (running === undefined) {
            running = { rules: this.rulesOf(), lastAnswers: new Map() };
            this.running.set(session, running);
        }
        return running;
    }
}
/** The digest of the answer to a call: where it says that nothing changed, of the last answer to the identical call. */
function log_audit_answerOf({ rules, lastAnswers }, { identity, answer, isUnchanged }) {
    const first = rules.firstAnswer(identity);
    const last = lastAnswers.get(identity) ?? first;
    if (isUnchanged && last !== undefined)
        return last;
    if (answer === first)
        lastAnswers.delete(identity);
    else if (first !== undefined)
        lastAnswers.set(identity, answer);
    return answer;
}
//# sourceMappingURL=log-audit.js.map
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(75);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(522);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/zstd.js



/** How a file starts that Zstandard compressed: RFC 8878, section 3.1.1. */
const MAGIC = Buffer.of(0x28, 0xb5, 0x2f, 0xfd);
/** Whether a file that starts like this is compressed with Zstandard. */
function isZstd(head) {
    return head.subarray(0, MAGIC.length).equals(MAGIC);
}
/**
 * The bytes that were compressed.
 *
 * @throws ToolReplayError where this Node knows no Zstandard (before 22.15), or the bytes are damaged
 */
async function* zstdDecompressed(chunks) {
    const stream = zstdStream();
    const source = external_node_stream_.Readable.from(chunks);
    source.on('error', (error) => stream.destroy(error));
    try {
        for await (const chunk of source.pipe(stream))
            yield chunk;
    }
    catch (error) {
        throw error instanceof Error && 'code' in error && String(error.code).startsWith('ZSTD') ? damaged() : error;
    }
}
/** A stream that decompresses. */
function zstdStream() {
    // The types are those of Node 20, which does not have it.
    if ("createZstdDecompress" in external_node_zlib_)
        return external_node_zlib_.createZstdDecompress();
    throw new src_error/* ToolReplayError */.K('encoding', {
        found: 'a file compressed with Zstandard',
        expected: 'plain text, since this Node cannot decompress it',
        advice: 'decompress it first, or use Node 22.15 or later',
    });
}
function damaged() {
    return new src_error/* ToolReplayError */.K('encoding', { found: 'damaged Zstandard data', expected: 'a whole compressed file' });
}
//# sourceMappingURL=zstd.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/archive.js



/** The largest archive that is read, in bytes: it is held in memory whole. */
const MAX_ARCHIVE = MAX_DOCUMENT;
/** How a zip file starts: APPNOTE.TXT, section 4.3.7. */
const archive_MAGIC = Buffer.from('PK\u0003\u0004');
/** The number of Zstandard among the compressions of zip: APPNOTE.TXT, section 4.4.5. */
const ZSTD = 93;
/** Whether a file that starts like this is a zip archive. */
function isZip(head) {
    return head.subarray(0, archive_MAGIC.length).equals(archive_MAGIC);
}
/** All of an archive's bytes. @throws ToolReplayError when there are too many */
async function wholeArchive(chunks) {
    const pieces = [];
    let size = 0;
    for await (const chunk of chunks) {
        size += chunk.length;
        if (size > MAX_ARCHIVE)
            throw archive_tooLarge('an archive');
        pieces.push(Buffer.from(chunk));
    }
    return Buffer.concat(pieces);
}
/** An opened zip archive. */
class Archive {
    zip;
    entries;
    constructor(zip, entries) {
        this.zip = zip;
        this.entries = entries;
    }
    /** Reads the list of what is in it. @throws ToolReplayError when the bytes are no whole zip archive */
    static async open(bytes) {
        // Loaded here: few files are archives.
        const { fromBufferPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 663, 19));
        try {
            const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
            const entries = [];
            for await (const entry of zip.eachEntry())
                entries.push(entry);
            return new Archive(zip, entries);
        }
        catch (error) {
            throw archive_damaged(error);
        }
    }
    /** What is in it, in the order of the archive. */
    get names() {
        return this.entries.map(({ fileName }) => fileName);
    }
    /**
     * The members of some names, in the order of the names' code points.
     *
     * @throws ToolReplayError when one is damaged or too large
     */
    async *members(isWanted) {
        const wanted = this.entries.filter(({ fileName }) => isWanted(fileName));
        wanted.sort((a, b) => Buffer.compare(Buffer.from(a.fileName), Buffer.from(b.fileName)));
        for (const entry of wanted)
            yield { name: entry.fileName, bytes: await this.read(entry) };
    }
    async read(entry) {
        if (entry.uncompressedSize > MAX_DOCUMENT)
            throw archive_tooLarge('a file in an archive');
        try {
            const isZstd = entry.compressionMethod === ZSTD;
            const stored = await this.zip.openReadStreamPromise(entry, isZstd ? { decompress: null } : {});
            const stream = isZstd ? decompressed(stored) : stored;
            const pieces = [];
            let size = 0;
            for await (const piece of stream) {
                size += piece.length;
                if (size > MAX_DOCUMENT)
                    throw archive_tooLarge('a file in an archive');
                pieces.push(piece);
            }
            return Buffer.concat(pieces);
        }
        catch (error) {
            throw error instanceof src_error/* ToolReplayError */.K ? error : archive_damaged(error);
        }
    }
}
function decompressed(stored) {
    const stream = zstdStream();
    stored.on('error', (error) => stream.destroy(error));
    return stored.pipe(stream);
}
function archive_tooLarge(what) {
    const limit = `${MAX_DOCUMENT / 1024 / 1024} MiB`;
    return new src_error/* ToolReplayError */.K('document-too-long', {
        found: `${what} of more than ${limit}`,
        expected: `at most ${limit}`,
    });
}
function archive_damaged(cause) {
    const found = 'a damaged zip archive';
    return new src_error/* ToolReplayError */.K('encoding', { found, expected: 'one that can be unpacked' }, {}, { cause });
}
//# sourceMappingURL=archive.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/reading.js



/**
 * Finds out what a transcript is, and gives its bytes to whoever reads that.
 *
 * @param format the name of the format that it is said to be; undefined to find out
 * @param consumerOf makes the reader of what was found
 * @returns after each chunk how many bytes it had, when the consumer has read it or it is kept to find out more
 * @throws ToolReplayError when the transcript cannot be judged; its place has no file
 */
async function* reading(source, format, consumerOf) {
    const chunks = source.chunks()[Symbol.asyncIterator]();
    const first = await chunks.next();
    const head = first.done ? Buffer.alloc(0) : first.value;
    const all = (async function* () {
        if (first.done)
            return;
        yield head;
        yield* { [Symbol.asyncIterator]: () => chunks };
    })();
    try {
        if (isZip(head))
            yield* readingArchive(all, format, consumerOf);
        else
            yield* readingText(isZstd(head) ? zstdDecompressed(all) : all, format, consumerOf);
    }
    finally {
        // Who stops in the middle leaves a file open.
        await chunks.return?.();
    }
}
async function* readingText(chunks, format, consumerOf) {
    let consumer;
    let head = Buffer.alloc(0);
    let looked = 0;
    for await (const chunk of chunks) {
        if (consumer !== undefined)
            consumer.read(chunk);
        else {
            head = Buffer.concat([head, chunk]);
            // Each look starts anew: at twice the size each time, all of them cost no more than two of the last.
            if (head.length >= 2 * looked) {
                looked = head.length;
                const recognised = look(head, 'more', format);
                if (recognised !== undefined) {
                    consumer = consumerOf(recognised);
                    consumer.read(head);
                    head = Buffer.alloc(0);
                }
            }
        }
        yield chunk.length;
    }
    if (consumer === undefined) {
        consumer = consumerOf(look(head, 'all', format) ?? NATIVE);
        consumer.read(head);
    }
    consumer.finish();
    yield 0;
}
async function* readingArchive(chunks, format, consumerOf) {
    const archive = await Archive.open(await wholeArchive(chunks));
    const found = formatOfArchive(archive.names, format);
    const consumer = consumerOf({ format: found, framing: 'archive' });
    for await (const { name, bytes } of archive.members((member) => found.isMember?.(member) ?? false)) {
        consumer.member?.(name, bytes);
        yield bytes.length;
    }
    consumer.finish();
    yield 0;
}
function look(head, which, format) {
    return recognise(Buffer.concat([head, Buffer.of(0)]), head.length, which === 'all', format);
}
//# sourceMappingURL=reading.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/transcript.js










/**
 * Reads a transcript once and shows each call to every rule that was asked for.
 *
 * @param onChunk hears how many bytes were read, for whoever shows progress
 * @throws ToolReplayError when the transcript cannot be judged; its place has no file
 */
async function auditTranscript(source, checks, onChunk) {
    let auditor;
    const steps = reading(source, checks.format, (recognised) => {
        auditor = recognised === NATIVE ? nativeAuditor(checks) : foreignAuditor(recognised, checks);
        return auditor;
    });
    for await (const bytes of steps)
        onChunk?.(bytes);
    // The reading has made one, whatever the bytes.
    return auditor.result();
}
function nativeAuditor(checks) {
    const transcript = new NativeTranscript(checks.accepted);
    const verifier = new Verifier();
    const rules = rulesOf(checks, verifier);
    const see = (record) => {
        if (checks.checks.has('verify'))
            verifier.see(record);
        const identity = rules.issue(record, record.call);
        rules.settle(record, identity, record.isCompared ? sha256(record.response, 'binary') : undefined);
    };
    return {
        read(chunk) {
            for (const record of transcript.read(chunk))
                see(record);
        },
        finish() {
            for (const record of transcript.finish())
                see(record);
        },
        result: () => ({
            format: NATIVE,
            sessions: [
                {
                    name: undefined,
                    calls: transcript.calls,
                    findings: rules.findings,
                    unanswered: 0,
                    orphans: 0,
                    duplicates: 0,
                },
            ],
            skipped: new Map(),
            sealed: transcript.sealed,
            break: verifier.break,
        }),
    };
}
function foreignAuditor({ format, framing }, checks) {
    if (checks.accepted === 'sealed')
        throw notNative(format.name);
    const audit = new LogAudit(() => rulesOf(checks, new Verifier()));
    const transcript = new ForeignTranscript(format, framing, checks.strictness, audit);
    return {
        read: (chunk) => transcript.read(chunk),
        member: (name, bytes) => transcript.member(name, bytes),
        finish: () => transcript.finish(),
        result: () => ({
            format: format.name,
            sessions: transcript.sessions.map((session) => ({
                name: session.name,
                calls: session.calls,
                findings: audit.findingsOf(session),
                unanswered: session.unanswered,
                orphans: session.orphans,
                duplicates: session.duplicates,
            })),
            skipped: transcript.skipped,
            sealed: false,
            break: undefined,
        }),
    };
}
function rulesOf({ checks, mutators, scope }, verifier) {
    const asked = kinds/* RULES */.y0.filter(({ check }) => checks.has(check));
    return new SessionRules(asked, { mutators, scope, verifier });
}
function notNative(format) {
    return new src_error/* ToolReplayError */.K('not-sealed', {
        found: `a log of the format ${format}`,
        expected: 'a sealed transcript',
        advice: 'toolreplay seal makes one',
    });
}
//# sourceMappingURL=transcript.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/audit.js









/** Audits every transcript. What is wrong with one of them stands in its report and does not stop the others. */
async function audit(settings, progress) {
    const { transcripts, streams, folder, workspace, scope, ifNoFilesFound } = settings;
    if (scope === undefined && settings.checks?.has('scope')) {
        throw new src_error/* ToolReplayError */.K('usage', {
            found: 'the check scope without a scope file',
            expected: 'a scope file to check against',
            advice: 'give one as scope, or leave the check out',
        });
    }
    const scopes = scope === undefined ? undefined : new Scopes(scope, folder, workspace);
    const discovery = discover(transcripts, folder, workspace);
    const found = discovery.found.filter(({ missing }) => !missing || ifNoFilesFound === 'error');
    progress?.started(streams.length + found.length);
    const files = [];
    for (const source of streams)
        files.push(...(await auditFile(source, undefined, settings, scopes, progress)));
    for (const { file, path, error } of found) {
        const source = (0,audit_source/* fileSource */.I)(path, file);
        if (error === undefined)
            files.push(...(await auditFile(source, path, settings, scopes, progress)));
        else
            files.push(unusable(file, error));
    }
    return conclude(files, discovery.notEntered, settings);
}
function noScope() {
    return new src_error/* ToolReplayError */.K('scope', {
        found: 'no scope file in its folder or above',
        expected: 'one, since the check scope is asked for',
        advice: 'add one, or leave scope out of the checks',
    });
}
async function auditFile(source, path, settings, scopes, progress) {
    const reports = await judge(source, path, settings, scopes, progress);
    progress?.finished();
    return reports;
}
async function judge(source, path, settings, scopes, progress) {
    const { mutators, checks: required, format, strictness } = settings;
    const checks = required ?? new Set(rule/* CHECKS */.u);
    try {
        const scope = checks.has('scope') ? await scopes?.of(path) : undefined;
        const transcript = await auditTranscript(source, { checks, accepted: 'either', mutators, format, strictness, ...(scope && { scope }) }, (bytes) => progress?.read(bytes));
        const results = {
            replay: checks.has('replay') ? { state: 'checked' } : skipped('not asked for'),
            scope: scopeResult(checks, scopes, scope),
            chain: chainResult(checks, transcript),
        };
        checkRequired(results, required);
        return sessionReports(source.name, transcript, results);
    }
    catch (error) {
        if (!(error instanceof src_error/* ToolReplayError */.K))
            throw error;
        return [unusable(source.name, error)];
    }
}
function sessionReports(file, { format, sessions, skipped }, results) {
    return sessions.map(({ name, calls, findings, unanswered, orphans, duplicates }, k) => {
        const log = { format, unanswered, orphans, duplicates, skipped: k === 0 ? skipped : new Map() };
        return {
            file,
            ...(name !== undefined && sessions.length > 1 && { session: name }),
            ...(format !== NATIVE && { log }),
            calls,
            findings,
            ...results,
        };
    });
}
function scopeResult(checks, scopes, scope) {
    if (!checks.has('scope'))
        return skipped('not asked for');
    if (scopes === undefined)
        return skipped('no scope given');
    return scope === undefined ? skipped('no scope file found') : { state: 'checked', agent: scope.agent };
}
function chainResult(checks, { sealed, break: broken }) {
    if (!checks.has('verify'))
        return skipped('not asked for');
    if (sealed === undefined)
        return skipped('no calls');
    if (!sealed)
        return skipped('not sealed');
    return broken === undefined ? { state: 'intact' } : { state: 'broken', break: broken };
}
/** A check that was asked for by name and could not be made is no pass. */
function checkRequired({ scope, chain }, required) {
    if (required?.has('verify') && chain.state === 'skipped') {
        throw new src_error/* ToolReplayError */.K('not-sealed', {
            found: chain.why === 'no calls' ? 'a transcript of no calls' : 'an unsealed transcript',
            expected: 'a sealed one, since the check verify is asked for',
            advice: 'seal it, or leave verify out of the checks',
        });
    }
    if (required?.has('scope') && scope.state === 'skipped')
        throw noScope();
}
function unusable(file, error) {
    const none = skipped('not asked for');
    const place = error.place.file === undefined ? { file } : {};
    return {
        file,
        calls: 0,
        findings: new Findings(),
        replay: none,
        scope: none,
        chain: none,
        unusable: error.at(place),
    };
}
function skipped(why) {
    return { state: 'skipped', why };
}
//# sourceMappingURL=audit.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/held-output.js






const CHUNK = 1 << 20;
const IN_MEMORY = 16 * CHUNK;
/**
 * Output that is held back until it is known that all of it may be seen.
 *
 * Up to 16 MiB wait in memory and what goes beyond in a temporary file, so that memory does not grow with the output. A
 * signal that ends the process leaves nothing of it behind.
 */
class HeldOutput {
    first = [];
    size = 0;
    folder;
    file;
    forget;
    /**
     * Takes in chunks, each of which need be valid only until the next is asked for.
     *
     * @throws ToolReplayError when the temporary file cannot be written, and whatever the chunks throw
     */
    async write(chunks) {
        for await (const chunk of chunks) {
            this.size += chunk.length;
            if (this.size <= IN_MEMORY)
                this.first.push(Buffer.from(chunk));
            else
                await this.append(chunk);
        }
    }
    /** All that was written, in order. Each chunk is valid until the next is asked for. */
    async *read() {
        yield* this.first;
        if (this.file === undefined)
            return;
        const chunk = Buffer.allocUnsafeSlow(CHUNK);
        for (let position = 0;;) {
            const { bytesRead } = await this.file.read(chunk, 0, CHUNK, position);
            if (bytesRead === 0)
                break;
            yield chunk.subarray(0, bytesRead);
            position += bytesRead;
        }
    }
    /** Gives back the temporary file, if there is one. To be called once, whatever happened before. */
    async close() {
        await this.file?.close();
        this.remove();
        this.forget?.();
    }
    async append(chunk) {
        try {
            if (this.file === undefined) {
                this.forget = beforeSignal(() => this.remove());
                // At once, not awaited: a signal must find either no folder or one that is known.
                this.folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'toolreplay-'));
                this.file = await (0,promises_.open)((0,external_node_path_.join)(this.folder, 'held'), 'wx+', 0o600);
            }
            await this.file.writeFile(chunk);
        }
        catch (error) {
            throw (0,system_error/* writeError */.oG)(error, (0,external_node_os_.tmpdir)());
        }
    }
    remove() {
        if (this.folder !== undefined)
            (0,external_node_fs_.rmSync)(this.folder, { recursive: true, force: true });
    }
}
//# sourceMappingURL=held-output.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/transcript/record-line.js
/** A call as a line of the native form: the canonical form of its four fields, and a line feed. */
function recordLine({ args, index, response, toolText }) {
    const text = (words) => Buffer.from(words);
    return Buffer.concat([
        text('{"args":'),
        args,
        text(`,"index":${index},"response":`),
        response,
        text(',"tool":'),
        toolText,
        text('}\n'),
    ]);
}
//# sourceMappingURL=record-line.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/one-session.js

/** So many names are shown to choose from. */
const SHOWN = 5;
/**
 * The session that a command for one session is about.
 *
 * @param wanted its name; undefined where there is only one that has calls
 * @throws ToolReplayError when there are several and none is named, or none has the name
 */
function oneSession(sessions, wanted) {
    const withCalls = sessions.filter(({ calls }) => calls > 0);
    const candidates = withCalls.length === 0 ? sessions.slice(0, 1) : withCalls;
    const found = wanted === undefined ? candidates : sessions.filter(({ name }) => name === wanted);
    const [session, ...more] = found;
    if (session !== undefined && more.length === 0)
        return session;
    const names = sessions.slice(0, SHOWN).map(({ name = '' }) => `'${name.slice(0, 80)}'`);
    const rest = sessions.length > SHOWN ? `, \u2026 (${sessions.length} in all)` : '';
    throw new src_error/* ToolReplayError */.K('session', {
        found: wanted === undefined ? `${sessions.length} sessions` : `no session '${wanted.slice(0, 80)}'`,
        expected: 'one of them by its name, as --session',
        advice: `it has ${names.join(', ')}${rest}`,
    });
}
//# sourceMappingURL=one-session.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/session-records.js


const session_records_NONE = new Set();
/**
 * Makes records of the calls of a log: its native view.
 *
 * A call that was never answered has the response `{"$unanswered":true}`, and one whose answer is part of another call's
 * `{"$part_of":index}`; both are known by the rules. An answer that says that nothing changed is the answer that it
 * refers to.
 */
class SessionRecords {
    take;
    isWanted;
    refersBack;
    /** The last answer to each call that a later answer may refer to, by session and digest of the call. */
    lastAnswers = new Map();
    /**
     * @param isWanted whether the records of a session are taken; nothing is held of others
     * @param format what the log is
     */
    constructor(take, isWanted, { refersBack = session_records_NONE }) {
        this.take = take;
        this.isWanted = isWanted;
        this.refersBack = refersBack;
    }
    call(session, call) {
        const held = this.isWanted(session) ? call : { ...call, call: Buffer.alloc(0) };
        return { call: held, response: undefined, isUnchanged: false };
    }
    answer(session, held, { response, isUnchanged }) {
        if (!this.isWanted(session))
            return;
        held.response = Buffer.from(response);
        held.isUnchanged = isUnchanged;
    }
    settle(session, held, ending) {
        if (!this.isWanted(session))
            return;
        const { index, line, call, toolLength } = held.call;
        this.take(session, new Record(index, line, call, toolLength, this.responseOf(session, held, ending)));
    }
    end(session) {
        this.lastAnswers.delete(session);
    }
    responseOf(session, held, ending) {
        if (ending.state === 'part')
            return Buffer.from(`{"$part_of":${ending.of}}`);
        const { response } = held;
        if (response === undefined)
            return Buffer.from('{"$unanswered":true}');
        if (!this.refersBack.has(held.call.tool))
            return response;
        const key = sha256(held.call.call, 'binary');
        const answers = this.lastAnswers.get(session) ?? new Map();
        this.lastAnswers.set(session, answers);
        const last = answers.get(key);
        if (held.isUnchanged && last !== undefined)
            return last;
        answers.set(key, response);
        return response;
    }
}
//# sourceMappingURL=session-records.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/records.js







/**
 * Writes the records of the one session that is asked for. Nothing of it is to be seen before the last chunk: a
 * transcript that cannot be judged to its end has none.
 *
 * @param wanted the name of the session; undefined where only one has calls
 * @param write what is written of a record, valid until the next
 * @param onEnd hears what a log was read as; never called for the native form
 * @returns each chunk is valid until the next is asked for
 * @throws ToolReplayError when the transcript cannot be judged; its place has no file
 */
async function* writeRecords(source, settings, wanted, write, onEnd) {
    let pieces = [];
    let log;
    let first;
    const isWanted = (session) => {
        first ??= session;
        return wanted === undefined ? session === first : session.name === wanted;
    };
    const take = (record) => {
        pieces.push(Buffer.from(write(record)));
    };
    const steps = reading(source, settings.format, (recognised) => {
        if (recognised === NATIVE)
            return nativeRecords(settings.accepted, take);
        log = foreignLog(recognised, settings, new SessionRecords((_, record) => take(record), isWanted, recognised.format));
        return log;
    });
    for await (const _ of steps) {
        if (pieces.length > 0)
            yield Buffer.concat(pieces);
        pieces = [];
    }
    const summary = log?.summary();
    if (summary === undefined)
        return;
    oneSession(summary.sessions, wanted);
    onEnd(summary);
}
/** Takes the records of every session, each as it comes. Records of one session come in order. */
async function takeRecords(source, settings, take) {
    let log;
    const native = new Session(NATIVE);
    const steps = reading(source, settings.format, (recognised) => {
        if (recognised === NATIVE) {
            return nativeRecords(settings.accepted, (record) => {
                native.calls++;
                take(native, record);
            });
        }
        log = foreignLog(recognised, settings, new SessionRecords(take, () => true, recognised.format));
        return log;
    });
    for await (const _ of steps)
        ;
    return log?.summary() ?? { format: NATIVE, sessions: [native], skipped: new Map() };
}
function foreignLog({ format, framing }, { strictness }, records) {
    const transcript = new ForeignTranscript(format, framing, strictness, records);
    return {
        read: (chunk) => transcript.read(chunk),
        member: (name, bytes) => transcript.member(name, bytes),
        finish: () => transcript.finish(),
        summary: () => ({ format: format.name, sessions: transcript.sessions, skipped: transcript.skipped }),
    };
}
function nativeRecords(accepted, take) {
    const transcript = new NativeTranscript(accepted);
    return {
        read(chunk) {
            for (const record of transcript.read(chunk))
                take(record);
        },
        finish() {
            for (const record of transcript.finish())
                take(record);
        },
    };
}
//# sourceMappingURL=records.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/import.js


/** The native view of one session of a log. See {@link writeRecords}. */
function nativeView(source, settings, wanted, onEnd) {
    return writeRecords(source, settings, wanted, recordLine, onEnd);
}
/** What is in a log, without its records. */
function summaryOf(source, settings) {
    return takeRecords(source, settings, () => undefined);
}
//# sourceMappingURL=import.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/chain/sealer.js

/** Seals the calls of one transcript, in order. */
class Sealer {
    writer = new LinkWriter();
    prev = GENESIS;
    /** The sealed line of the next call, line feed included, valid until the call after it. */
    seal(record) {
        this.prev = this.writer.digest(record, this.prev);
        return this.writer.line(this.prev);
    }
}
//# sourceMappingURL=sealer.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/seal.js


/**
 * Seals a transcript, or the native view of one session of an agent's log. Nothing of it is to be seen before the last
 * chunk: a transcript that cannot be judged to its end has no seal.
 *
 * @param wanted the name of the session; undefined where only one has calls
 * @param onEnd hears what a log was read as; never called for the native form
 * @returns the sealed transcript; each chunk is valid until the next is asked for
 * @throws ToolReplayError when the transcript cannot be judged; its place has no file
 */
function sealTranscript(source, settings, wanted, onEnd = () => undefined) {
    const sealer = new Sealer();
    return writeRecords(source, { ...settings, accepted: 'unsealed' }, wanted, (record) => sealer.seal(record), onEnd);
}
//# sourceMappingURL=seal.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/session-files.js






/** Bytes of all sessions that wait in memory before they are written. */
const MOST_WAITING = 16 * 1024 * 1024;
const LONGEST_NAME = 100;
/**
 * Writes the native view of each session of a log into a file of its own. The files are in their place only once all of
 * the log was judged.
 *
 * @param folder made where it is not there
 * @param name how errors name the folder
 * @throws ToolReplayError when the log cannot be judged or a file cannot be written
 */
async function writeSessions(source, settings, folder, name) {
    const temporary = new TemporaryFolder(folder, name);
    try {
        const waiting = new Map();
        const numbers = new Map();
        let size = 0;
        const flush = () => {
            for (const [session, lines] of waiting)
                temporary.append(numberOf(numbers, session), Buffer.concat(lines));
            waiting.clear();
            size = 0;
        };
        const log = await takeRecords(source, settings, (session, record) => {
            const line = recordLine(record);
            waiting.set(session, [...(waiting.get(session) ?? []), line]);
            size += line.length;
            if (size > MOST_WAITING)
                flush();
        });
        flush();
        const taken = new Set();
        const files = log.sessions.map((session) => ({ session, file: fileName(session.name, taken) }));
        for (const { session, file } of files)
            temporary.place(numberOf(numbers, session), file);
        return { log, files };
    }
    finally {
        temporary.remove();
    }
}
function numberOf(numbers, session) {
    const number = numbers.get(session) ?? numbers.size;
    numbers.set(session, number);
    return number;
}
/** A name for a session's file that is safe on every system, since the log chose the session's. */
function fileName(session, taken) {
    const safe = session
        .replace(/[^A-Za-z0-9._-]+/g, '_')
        .replace(/^[.-]+/, '_')
        .slice(0, LONGEST_NAME) || '_';
    // Not all file systems tell upper from lower case.
    let name = safe;
    for (let k = 2; taken.has(name.toLowerCase()); k++)
        name = `${safe}~${k}`;
    taken.add(name.toLowerCase());
    return `${name}.jsonl`;
}
/** Where files wait until they may be seen: inside the folder that they go to, so that they can be renamed into it. */
class TemporaryFolder {
    folder;
    name;
    path;
    forget;
    constructor(folder, name) {
        this.folder = folder;
        this.name = name;
        this.path = this.writing(() => {
            (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
            return (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(folder, '.toolreplay-'));
        });
        this.forget = beforeSignal(() => (0,external_node_fs_.rmSync)(this.path, { recursive: true, force: true }));
    }
    append(number, bytes) {
        this.writing(() => (0,external_node_fs_.appendFileSync)((0,external_node_path_.join)(this.path, String(number)), bytes));
    }
    /** Moves a file to its place; one that nothing was appended to is empty. */
    place(number, file) {
        this.append(number, Buffer.alloc(0));
        this.writing(() => (0,external_node_fs_.renameSync)((0,external_node_path_.join)(this.path, String(number)), (0,external_node_path_.join)(this.folder, file)));
    }
    remove() {
        (0,external_node_fs_.rmSync)(this.path, { recursive: true, force: true });
        this.forget();
    }
    writing(write) {
        try {
            return write();
        }
        catch (error) {
            throw (0,system_error/* writeError */.oG)(error, this.name);
        }
    }
}
//# sourceMappingURL=session-files.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/inert.js
var inert = __webpack_require__(306);
// EXTERNAL MODULE: ./build/commonjs/src/rules/sentence.js
var sentence = __webpack_require__(626);
// EXTERNAL MODULE: ./build/commonjs/src/report/words.js
var words = __webpack_require__(171);
;// CONCATENATED MODULE: ./build/commonjs/src/report/log-notes.js




/** What an agent's log had beside calls with their answers, one sentence each, none when there was nothing. No data. */
function logNotes(log) {
    const { calls, unanswered, orphans, duplicates, skipped } = log;
    const reasons = SKIP_REASONS.filter((reason) => skipped.has(reason));
    const parts = reasons.reduce((sum, reason) => sum + (skipped.get(reason) ?? 0), 0);
    return [
        ...(calls === 0 ? ['no call'] : []),
        ...(unanswered > 0 ? [`${(0,words/* count */.U9)(unanswered, 'call')} never answered`] : []),
        ...(orphans > 0 ? [`${(0,words/* count */.U9)(orphans, 'result')} of no call`] : []),
        ...(duplicates > 0 ? [`${duplicates} ${duplicates === 1 ? 'copy' : 'copies'} of a call or an answer`] : []),
        ...(parts > 0
            ? [
                `${(0,words/* count */.U9)(parts, 'part')} passed over (${reasons.map((reason) => `${skipped.get(reason)} ${reason}`).join(', ')})`,
            ]
            : []),
    ];
}
/** A log and what is to be noted of it, on one line. @param name safe to print */
function noteText(name, format, notes) {
    return [`${name}: note: read as ${format}`, ...notes].join('; ');
}
/** How reports call the session of a file: by the file, and by its own name where there are several. */
function sessionName({ file, session }) {
    return session === undefined ? (0,inert/* inert */.tJ)(file) : `${(0,inert/* inert */.tJ)(file)} [${(0,inert/* inert */.tJ)(session)}]`;
}
/** Which call a finding is about: by its index, and where that does not say it by session and place. */
function whichCall({ session }, { index, where }) {
    const names = [session, where].filter((name) => name !== undefined).map((name) => `${(0,inert/* inert */.tJ)(name)}: `);
    return `${names.join('')}index ${(0,sentence/* indexText */.o)(index)}`;
}
/** The notes on a file's log; undefined when there is nothing to note. */
function notesOf({ log, calls }) {
    const notes = log === undefined ? [] : logNotes({ ...log, calls });
    return notes.length === 0 ? undefined : notes;
}
//# sourceMappingURL=log-notes.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/session-list.js
/** What `import --list` prints: one JSON object a session, `skipped` being that of the whole file. */
function* sessionList({ format, sessions, skipped }) {
    const parts = [...skipped.values()].reduce((sum, number) => sum + number, 0);
    for (const { name, calls, unanswered, orphans, duplicates, errors } of sessions) {
        const line = { session: name, format, calls, unanswered, orphans, duplicates, errors, skipped: parts };
        yield `${asciiJson(line)}\n`;
    }
}
/** JSON without a character that a terminal or a log would obey: a session's name is the log's. */
function asciiJson(value) {
    return JSON.stringify(value).replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
//# sourceMappingURL=session-list.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/context.js
/** What the findings on a file are about, beyond themselves. */
function contextOf({ scope, chain }) {
    return {
        agent: scope.state === 'checked' ? scope.agent : undefined,
        break: chain.state === 'broken' ? chain.break : undefined,
    };
}
//# sourceMappingURL=context.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/error.js
var error = __webpack_require__(544);
;// CONCATENATED MODULE: ./build/commonjs/src/report/terminal.js






/** The report of `audit` for a terminal: each file that has something to say, then a table, then the verdict. */
function* terminalReport(report, paint) {
    for (const file of report.files)
        yield* fileLines(file, paint);
    if (report.files.length > 0) {
        yield* table(report.files, paint);
        yield '\n';
    }
    for (const line of (0,words/* formatsRead */.jI)(report.files))
        yield `${paint('dim', line)}\n`;
    for (const line of (0,words/* notChecked */.lb)(report))
        yield `${paint('dim', `not checked: ${(0,inert/* inertLine */.Fq)(line)}`)}\n`;
    if (report.nothing !== undefined)
        yield `${(0,error/* errorText */.k)(report.nothing)}\n`;
    const colour = report.exitCode > 0 ? 'red' : report.result === 'clean' ? 'green' : 'yellow';
    yield `${paint(colour, `${report.result} (exit ${report.exitCode})`)}: ${(0,words/* verdict */.WJ)(report)}\n`;
}
/** The findings on one file, or why it cannot be judged, each with the `file:line` that terminals link. */
function* fileLines(file, paint) {
    if (file.unusable !== undefined) {
        const place = (0,inert/* inertLine */.Fq)((0,error/* placeText */.Z)(file.unusable.place));
        yield `${place}: ${paint('red', 'error')}: unusable: ${(0,inert/* inert */.tJ)(file.unusable.message)}\n\n`;
        return;
    }
    const context = contextOf(file);
    const notes = notesOf(file);
    if (notes !== undefined)
        yield `${(0,inert/* inertLine */.Fq)(noteText(sessionName(file), file.log?.format ?? '', notes))}\n`;
    for (const finding of file.findings) {
        const { level, detail } = kinds/* RULE_OF */.jH[finding.kind];
        const painted = paint(level === 'error' ? 'red' : 'yellow', level);
        const place = (0,inert/* inertLine */.Fq)(finding.where === undefined ? `${(0,inert/* inert */.tJ)(file.file)}:${finding.line}` : (0,inert/* inert */.tJ)(file.file));
        const what = `${whichCall(file, finding)}: ${(0,inert/* inert */.tJ)(detail(finding, context))}`;
        yield `${place}: ${painted}: ${finding.kind}: ${what}\n`;
    }
    if (file.findings.total > 0 || notes !== undefined)
        yield '\n';
}
const HEAD = ['file', 'calls', 'divergence', 'findings', 'chain', 'scope', 'result'];
function* table(files, paint) {
    const rows = files.map(cells);
    const widths = HEAD.map((head, column) => rows.reduce((width, row) => Math.max(width, row[column].length), head.length));
    const line = (row) => row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd();
    yield `${paint('bold', line(HEAD))}\n`;
    for (const row of rows)
        yield `${(0,inert/* inertLine */.Fq)(line(row))}\n`;
}
function cells(file) {
    const name = sessionName(file);
    if (file.unusable !== undefined)
        return [name, '', '', '', '', '', `unusable (${file.unusable.code})`];
    const { divergence, total } = file.findings;
    return [
        name,
        String(file.calls),
        file.replay.state === 'skipped' ? '-' : divergence === undefined ? 'none' : `index ${divergence}`,
        String(total),
        file.chain.state === 'skipped' ? shortly(file.chain) : file.chain.state,
        file.scope.state === 'skipped' ? shortly(file.scope) : (0,inert/* inert */.tJ)(file.scope.agent),
        total === 0 ? 'clean' : (0,words/* kindCounts */.vE)(file.findings),
    ];
}
function shortly({ why }) {
    return why === 'not asked for' ? '-' : why;
}
//# sourceMappingURL=terminal.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/text.js



/** The report of `replay`, line by line, byte for byte that of ToolReplay 0.6. */
function* replayText(calls, findings) {
    yield `calls: ${calls}\n`;
    yield `divergence: ${findings.divergence === undefined ? 'none' : `index ${findings.divergence}`}\n`;
    yield `findings: ${findings.total}\n`;
    for (const finding of findings)
        yield findingText(finding, {});
}
/** The report of `scope`, line by line, byte for byte that of ToolReplay 0.6. */
function* scopeText(calls, findings, agent) {
    yield `calls: ${calls}\n`;
    yield `findings: ${findings.total}\n`;
    for (const finding of findings)
        yield findingText(finding, { agent });
}
/** The report of `verify`, byte for byte that of ToolReplay 0.6. */
function verifyText(broken) {
    if (broken === undefined)
        return 'chain: intact\n';
    const { index, expected, found } = broken;
    return `chain: broken\nfirst broken link: index ${index}\nexpected: ${(0,inert/* inert */.tJ)(expected)}\nfound: ${(0,inert/* inert */.tJ)(found)}\n`;
}
function findingText(finding, context) {
    return `index ${(0,sentence/* indexText */.o)(finding.index)}: ${finding.kind}: ${(0,inert/* inert */.tJ)(kinds/* RULE_OF */.jH[finding.kind].detail(finding, context))}\n`;
}
//# sourceMappingURL=text.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/core.js
// What the commands do their work with, loaded only when one of them runs: hashing is much of a start, and
// `version`, `--help` and a mistyped command need neither.















//# sourceMappingURL=core.js.map

/***/ })

};
;