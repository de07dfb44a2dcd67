"use strict";
exports.id = 300;
exports.ids = [300,525];
exports.modules = {

/***/ 1320:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** SHA-256 of the bytes: 64 lower-case hex digits, or 32 characters of one byte each as `binary`. */
function sha256(bytes, encoding) {
    // `crypto.hash` is three times as fast on short texts; Node 20 has it from 20.12 on.
    return typeof node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash === 'function'
        ? node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash('sha256', bytes, encoding)
        : node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256').update(bytes).digest(encoding);
}
//# sourceMappingURL=digest.js.map

/***/ }),

/***/ 7685:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ checkEncoding)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8245);

/**
 * Refuses a file whose first bytes say that it is no plain UTF-8, by the name of what it is.
 *
 * @param head the first four bytes of the file, or all of it when it is shorter
 */
function checkEncoding(head) {
    const found = nameOf(head);
    if (found !== undefined) {
        const fault = { found, expected: 'UTF-8 without a byte order mark', advice: 'save the file as such' };
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K('encoding', fault, { line: 1, column: 1 });
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

/***/ }),

/***/ 3544:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ JsonNode)
/* harmony export */ });
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2361);

/**
 * One value of a JSON text that a {@link Tape} has read, looked at where it stands.
 *
 * Every look that does not fit the value, such as a key of an array, gives undefined or nothing: a log is taken as it
 * comes. A node is valid until its tape reads another text.
 */
class JsonNode {
    tape;
    entry;
    /** What a string says, once somebody asked: the same value is often held against many rules. */
    said;
    counted;
    constructor(tape, entry = 0) {
        this.tape = tape;
        this.entry = entry;
    }
    get kind() {
        const byte = this.text[this.start];
        if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_BRACE */ .CU)
            return 'object';
        if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_BRACKET */ .JD)
            return 'array';
        if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA)
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
        if (this.text[this.start] !== _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_BRACE */ .CU)
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
        if (this.text[this.start] !== _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_BRACE */ .CU)
            return;
        const { tape } = this;
        const last = tape.after(this.entry);
        for (let at = this.entry + 1; at < last; at = tape.after(at + 1)) {
            yield [this.decode(at), new JsonNode(tape, at + 1)];
        }
    }
    /** The elements of an array. */
    *items() {
        if (this.text[this.start] !== _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_BRACKET */ .JD)
            return;
        const { tape } = this;
        const last = tape.after(this.entry);
        for (let at = this.entry + 1; at < last; at = tape.after(at))
            yield new JsonNode(tape, at);
    }
    /** What a string says. */
    string() {
        if (this.said === undefined && this.text[this.start] === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA)
            this.said = this.decode(this.entry);
        return this.said;
    }
    /** Whether it is a string that says this. */
    is(text) {
        return this.text[this.start] === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA && this.isKey(this.entry, text);
    }
    /** The number, rounded to a double. */
    number() {
        return this.kind === 'number' ? Number(this.text.toString('latin1', this.start, this.end)) : undefined;
    }
    /** The number where it is an integer of at most 15 digits, which a double holds exactly. */
    smallInteger() {
        if (this.counted === undefined)
            this.counted = this.readSmallInteger();
        return Number.isNaN(this.counted) ? undefined : this.counted;
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
    readSmallInteger() {
        const { text, start, end } = this;
        const first = text[start] === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUS */ .N5 ? start + 1 : start;
        if (first === end || end - first > 15)
            return Number.NaN;
        let number = 0;
        for (let at = first; at < end; at++) {
            const digit = text[at] - _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .ZERO */ .f2;
            if (digit < 0 || digit > 9)
                return Number.NaN;
            number = number * 10 + digit;
        }
        return first === start ? number : -number;
    }
    isKey(entry, key) {
        const { tape } = this;
        if (tape.isEscaped(entry))
            return this.decode(entry) === key;
        const from = tape.startOf(entry) + 1;
        const length = tape.endOf(entry) - 1 - from;
        // In UTF-8 no text has fewer bytes than units.
        if (length < key.length)
            return false;
        const { text } = tape;
        for (let k = 0; k < key.length; k++) {
            const unit = key.charCodeAt(k);
            if (unit > 0x7f)
                return this.decode(entry) === key;
            if (text[from + k] !== unit)
                return false;
        }
        return length === key.length;
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

/***/ }),

/***/ 5535:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YD: () => (/* binding */ keysOf),
/* harmony export */   _H: () => (/* binding */ PointedValues),
/* harmony export */   dU: () => (/* binding */ escapedKey),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   xN: () => (/* binding */ Pointers)
/* harmony export */ });
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2361);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3544);


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
            const isElement = tape.text[tape.startOf(entry)] === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_BRACKET */ .JD;
            pointer += `/${isElement ? k : escapedKey(new _node_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonNode */ .x(tape, value - 1).string() ?? '')}`;
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
        if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_BRACE */ .CU || byte === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_BRACKET */ .JD) {
            // In an object a key comes before each value.
            const key = byte === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_BRACE */ .CU ? 1 : 0;
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
/** A key as a JSON Pointer has it. */
function escapedKey(key) {
    return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
/** The value that a JSON Pointer (RFC 6901) leads to, if there is one. @param pointer empty for the value itself */
function valueAt(node, pointer) {
    let value = node;
    for (const key of keysOf(pointer)) {
        if (value?.kind !== 'array')
            value = value?.get(key);
        else
            value = /^(?:0|[1-9]\d{0,8})$/.test(key) ? elementAt(value, Number(key)) : undefined;
    }
    return value;
}
/** What pointers lead to in one value. Each is followed once, since many rules ask for the same. */
class PointedValues {
    node;
    found = new Map();
    constructor(node) {
        this.node = node;
    }
    at(pointer) {
        const known = this.found.get(pointer);
        if (known !== undefined || this.found.has(pointer))
            return known;
        const value = valueAt(this.node, pointer);
        this.found.set(pointer, value);
        return value;
    }
}
/** The keys on the way of pointers that were asked for: those are few, and asked for at each call. */
const known = new Map();
const MOST_KNOWN = 1000;
/** The keys on the way of a JSON Pointer (RFC 6901). */
function keysOf(pointer) {
    let keys = known.get(pointer);
    if (keys === undefined) {
        keys = pointer
            .split('/')
            .slice(1)
            .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
        if (known.size < MOST_KNOWN)
            known.set(pointer, keys);
    }
    return keys;
}
function elementAt(array, index) {
    let at = 0;
    for (const element of array.items())
        if (at++ === index)
            return element;
    return undefined;
}
//# sourceMappingURL=pointer.js.map

/***/ }),

/***/ 1239:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tp: () => (/* binding */ parseDocument),
/* harmony export */   uV: () => (/* binding */ columnOf)
/* harmony export */ });
/* unused harmony export lineAndColumn */
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8245);
/* harmony import */ var _canonicalizer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6931);
/* harmony import */ var _encoding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7685);



/**
 * Reads one JSON document as strictly as a transcript's line: see {@link Canonicalizer}.
 *
 * @throws ToolReplayError with line and column
 */
function parseDocument(bytes) {
    const text = Buffer.alloc(bytes.length + 1);
    text.set(bytes);
    (0,_encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .checkEncoding */ .S)(text.subarray(0, Math.min(4, bytes.length)));
    const canonicalizer = new _canonicalizer_js__WEBPACK_IMPORTED_MODULE_1__/* .Canonicalizer */ .t_();
    canonicalizer.load(text, 0, bytes.length);
    try {
        canonicalizer.value(0);
        canonicalizer.finish();
    }
    catch (error) {
        throw error instanceof _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K ? error.at(lineAndColumn(text, error.place.offset ?? 0)) : error;
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

/***/ }),

/***/ 2170:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ PlacesByTool)
/* harmony export */ });
/* harmony import */ var _json_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5535);

/** Which places are redacted in which part of which tool's calls. */
class PlacesByTool {
    ofAll;
    byTool;
    /** What became of each that was stated: one that is for all tools is there for each tool that has its own, too. */
    stated = new Map();
    constructor(stated) {
        const tools = new Set(stated.flatMap(({ tool }) => (tool === undefined ? [] : [tool])));
        this.ofAll = this.byPart(stated.filter(({ tool }) => tool === undefined));
        this.byTool = new Map(Array.from(tools, (name) => [name, this.byPart(stated.filter(({ tool = name }) => tool === name))]));
    }
    /** The places in a part of a call; undefined where there are none. */
    of(tool, part) {
        const parts = (tool === undefined ? undefined : this.byTool.get(tool)) ?? this.ofAll;
        return part === undefined ? undefined : parts.get(part);
    }
    /** Those at which there was nothing so far: a pointer with a slip of the pen hides nothing. */
    notFound() {
        return [...this.stated].filter(([, found]) => !found.some(({ isFound }) => isFound)).map(([place]) => place);
    }
    byPart(stated) {
        const parts = new Map();
        for (const place of stated) {
            let places = parts.get(place.part) ?? nowhere();
            parts.set(place.part, places);
            for (const key of (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .keysOf */ .YD)(place.pointer)) {
                const next = places.below.get(key) ?? nowhere();
                places.below.set(key, next);
                places = next;
            }
            places.isRedacted = true;
            this.stated.set(place, [...(this.stated.get(place) ?? []), places]);
        }
        return parts;
    }
}
function nowhere() {
    return { isRedacted: false, isFound: false, below: new Map() };
}
//# sourceMappingURL=redacted-places.js.map

/***/ }),

/***/ 5855:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ FIRST_NAMED),
  F: () => (/* binding */ Findings)
});

// EXTERNAL MODULE: ./build/commonjs/src/json/digest.js
var digest = __webpack_require__(1320);
;// CONCATENATED MODULE: ./build/commonjs/src/rules/fingerprint.js

/** So many of the 64 digits of a digest: nobody can make two findings that share them. */
const DIGITS = 32;
/**
 * Names findings by what they are and not by where they stand: a fingerprint stays when calls are put in before.
 *
 * It is made of the kind, of the canonical call, which has the tool in it, and of how many findings of that kind on that
 * call there are up to this one: the first 32 digits of the SHA-256 over the canonical form of
 * `{"call","kind","occurrence"}`, where `call` is the SHA-256 over the canonical form of the tool, directly followed by
 * that of the arguments.
 */
class Fingerprints {
    occurrences = new Map();
    /**
     * @param finding one of a session's; all of them are to be asked for in their order
     * @param call the digest of its canonical call, in hexadecimal
     */
    next({ kind }, call) {
        const key = `${kind} ${call}`;
        const occurrence = (this.occurrences.get(key) ?? 0) + 1;
        this.occurrences.set(key, occurrence);
        return (0,digest/* sha256 */.s)(Buffer.from(`{"call":"${call}","kind":"${kind}","occurrence":${occurrence}}`), 'hex').slice(0, DIGITS);
    }
}
//# sourceMappingURL=fingerprint.js.map
// EXTERNAL MODULE: ./build/commonjs/src/rules/growing-numbers.js
var growing_numbers = __webpack_require__(9069);
;// CONCATENATED MODULE: ./build/commonjs/src/rules/found-calls.js

/** The digest of the canonical call that each of some findings is on, in the order of the findings. */
class FoundCalls {
    /** By finding, the number of its call. */
    numbers = new growing_numbers/* GrowingNumbers */.k(1);
    digests = [];
    numberOf = new Map();
    size = 0;
    /** The same as plain data. */
    data() {
        return { numbers: this.numbers.data(this.size), digests: this.digests, size: this.size };
    }
    /** What data is of: nothing is added to it any more. */
    static ofData({ numbers, digests, size }) {
        return Object.assign(new FoundCalls(), { numbers: growing_numbers/* GrowingNumbers */.k.ofData(numbers, 1), digests, size });
    }
    /** How many findings there are. */
    get length() {
        return this.size;
    }
    /** @param digest in hexadecimal */
    add(digest) {
        let number = this.numberOf.get(digest);
        if (number === undefined) {
            number = this.digests.push(digest) - 1;
            this.numberOf.set(digest, number);
        }
        this.numbers.set(this.size++, 0, number);
    }
    /** @param finding how many findings stand before it */
    get(finding) {
        return this.digests[this.numbers.get(finding, 0)];
    }
}
//# sourceMappingURL=found-calls.js.map
// EXTERNAL MODULE: ./build/commonjs/src/rules/kinds.js + 8 modules
var kinds = __webpack_require__(8166);
;// CONCATENATED MODULE: ./build/commonjs/src/rules/packed-findings.js
/** Small, since an audit can have thousands of transcripts with one finding each; each block is twice the one before. */
const FIRST_BLOCK = 512;
/** Up to here: small blocks by the thousand have the engine's heap grow, whatever is in them. */
const LARGEST_BLOCK = 1 << 16;
const MOST_NOTES = 10_000;
const TOO_MANY_NOTES = 'the findings before it say how: there are too many different ones to keep';
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
    /** The notes of those that have one, by their number. Most are alike: each text is kept once, and only so many. */
    notes = new Map();
    noteTexts = new Map();
    size = 0;
    lastIndex = 0;
    /** The same as plain data. */
    data() {
        const full = this.blocks.slice(0, -1);
        const bytes = Buffer.concat([...full, this.block.subarray(0, this.used)]);
        return { bytes, tools: this.tools, places: this.places, notes: this.notes, size: this.size };
    }
    /** What data is of: nothing is added to it any more. */
    static ofData({ bytes, tools, places, notes, size }) {
        const packed = new PackedFindings();
        const block = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        packed.blocks.push(block);
        return Object.assign(packed, { block, used: block.length, tools, places, notes, size });
    }
    /** How many there are. */
    get length() {
        return this.size;
    }
    add({ index, line, tool, where, note, other, first }) {
        this.write(this.toolId(tool));
        this.writeSigned(index - this.lastIndex);
        this.writeSigned(line - index);
        this.writeSigned(index - other);
        this.writeSigned(other - first);
        if (where !== undefined)
            this.places.set(this.size, where);
        if (note !== undefined)
            this.notes.set(this.size, this.noteText(note));
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
            yield { index, line, tool, where: this.places.get(k), note: this.notes.get(k), other, first };
        }
    }
    /** Beyond so many texts a note is cut off: a transcript must not fill memory with what is said of it. */
    noteText(note) {
        const known = this.noteTexts.get(note);
        if (known !== undefined)
            return known;
        if (this.noteTexts.size === MOST_NOTES)
            return TOO_MANY_NOTES;
        this.noteTexts.set(note, note);
        return note;
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





/** How many of a session's findings have a name where only the first are wanted: so many can be told what to do about. */
const FIRST_NAMED = 100;
/**
 * The findings on one session: by index, and those on one call in the order of the rules. Those that are accepted are
 * there for whoever asks for them, and count for nothing.
 */
class Findings {
    /** Of the kinds of which there is one: of thousands of transcripts, most have none. */
    byKind = new Map();
    watched;
    firstDivergence;
    calls;
    /** By number, the names of findings that were named elsewhere. */
    fingerprints;
    /** By number, the line of the other call; 0 where there is none. */
    otherLines;
    /** By number, those that are accepted. */
    acceptances = new Map();
    acceptedByKind = new Map();
    /** What is shown of a text of a finding; undefined: the text. */
    shown;
    /** @param watched the kinds that were watched for */
    constructor(watched = []) {
        this.watched = new Set(watched);
    }
    /** The same as plain data; none of them may be accepted. */
    data() {
        return {
            byKind: Object.fromEntries(Array.from(this.byKind, ([kind, packed]) => [kind, packed.data()])),
            watched: this.watched,
            divergence: this.firstDivergence,
            calls: this.calls?.data(),
            otherLines: this.otherLines?.data(this.total),
        };
    }
    /** What data is of: nothing is added to it any more. */
    static ofData({ byKind, watched, divergence, calls, otherLines }) {
        const findings = new Findings(watched);
        for (const kind of kinds/* KINDS */.GW) {
            const packed = byKind[kind];
            if (packed !== undefined)
                findings.byKind.set(kind, PackedFindings.ofData(packed));
        }
        findings.firstDivergence = divergence;
        if (calls !== undefined)
            findings.calls = FoundCalls.ofData(calls);
        if (otherLines !== undefined)
            findings.otherLines = growing_numbers/* GrowingNumbers */.k.ofData(otherLines, 1);
        return findings;
    }
    /**
     * Findings that were told before, all of them with names.
     *
     * @param told in the order in which they were told
     */
    static ofTold(told, watched) {
        const findings = new Findings(watched);
        const otherLines = new growing_numbers/* GrowingNumbers */.k(1);
        for (const [number, { finding }] of told.entries()) {
            findings.add(finding.kind, finding);
            otherLines.set(number, 0, finding.otherLine ?? 0);
        }
        findings.fingerprints = told.map(({ fingerprint }) => fingerprint);
        findings.otherLines = otherLines;
        return findings;
    }
    get total() {
        let all = 0;
        for (const { length } of this.byKind.values())
            all += length;
        return all - this.accepted;
    }
    /** The index of the first non-determinism. */
    get divergence() {
        return this.firstDivergence;
    }
    /** Whether the session was watched for a kind. */
    isWatchedFor(kind) {
        return this.watched.has(kind) || this.byKind.has(kind);
    }
    count(kind) {
        return (this.byKind.get(kind)?.length ?? 0) - (this.acceptedByKind.get(kind) ?? 0);
    }
    /** How many are accepted, of all kinds. */
    get accepted() {
        return this.acceptances.size;
    }
    /** Those of one kind must come in the order of calls. */
    add(kind, found) {
        let packed = this.byKind.get(kind);
        if (packed === undefined) {
            packed = new PackedFindings();
            this.byKind.set(kind, packed);
        }
        packed.add(found);
        if (kind === 'non-determinism')
            this.firstDivergence ??= found.index;
    }
    /** A loop is one finding: that its calls repeat each other is not said of each once more. All findings must be there. */
    leaveRepeatsToLoops() {
        const repeats = this.byKind.get('redundant-call');
        const found = this.byKind.get('repeated-loop');
        if (repeats === undefined || found === undefined)
            return;
        const loops = [...found].sort((a, b) => a.index - b.index);
        const kept = new PackedFindings();
        let next = 0;
        /** The end of the loops that began, and the start of the one that ends there. */
        let [start, end] = [0, -1];
        for (const repeat of repeats) {
            for (let loop = loops[next]; loop !== undefined && loop.index < repeat.index; loop = loops[++next]) {
                if (loop.other > end)
                    [start, end] = [loop.index, loop.other];
            }
            if (repeat.index > end || repeat.other < start)
                kept.add(repeat);
        }
        if (kept.length > 0)
            this.byKind.set('redundant-call', kept);
        else
            this.byKind.delete('redundant-call');
    }
    /**
     * Says which call each finding is on, so that it has a name. All findings must be there.
     *
     * @param digestOf the digest of the canonical call with an index, in hexadecimal
     * @param most how many of them, from the first, are to have a name
     */
    nameCalls(digestOf, most = Number.POSITIVE_INFINITY) {
        const calls = new FoundCalls();
        this.calls = calls;
        for (const { index } of this.all()) {
            if (calls.length === most)
                return;
            calls.add(digestOf(index));
        }
    }
    /** Says on which line the other call of each finding is. All findings must be there. */
    tellOtherLines(lines) {
        const otherLines = new growing_numbers/* GrowingNumbers */.k(1);
        let number = 0;
        for (const { kind, index, other } of this.all()) {
            const which = kinds/* RULE_OF */.jH[kind].otherLine;
            if (which !== undefined && other !== index)
                otherLines.set(number, 0, lines.lineOf(other, which));
            number++;
        }
        this.otherLines = otherLines;
    }
    /** Accepts those of which `judge` says why. All of them must have names. */
    accept(judge) {
        let number = 0;
        this.firstDivergence = undefined;
        for (const { finding, fingerprint } of this.named()) {
            const acceptance = judge(finding, fingerprint);
            if (acceptance !== undefined) {
                this.acceptances.set(number, acceptance);
                this.acceptedByKind.set(finding.kind, (this.acceptedByKind.get(finding.kind) ?? 0) + 1);
            }
            else if (finding.kind === 'non-determinism')
                this.firstDivergence ??= finding.index;
            number++;
        }
    }
    /**
     * The same findings with other texts: what stands in them of the transcript goes through `shown` when it is looked at.
     * Names are those of the findings as they are. To be asked for when nothing is added or accepted any more.
     */
    shownBy(shown) {
        return Object.assign(new Findings(this.watched), this, { shown });
    }
    /** Those that have a name, the accepted ones too; none where no names were made. */
    *named() {
        const { calls } = this;
        const named = this.fingerprints?.length ?? calls?.length;
        if (named === undefined)
            return;
        const fingerprints = new Fingerprints();
        let number = 0;
        for (const finding of this.all()) {
            if (number === named)
                return;
            const fingerprint = this.fingerprints?.[number] ?? fingerprints.next(finding, calls?.get(number) ?? '');
            yield { finding: this.shownFinding(finding), fingerprint, acceptance: this.shownAcceptance(number) };
            number++;
        }
    }
    *[Symbol.iterator]() {
        let number = 0;
        for (const finding of this.all())
            if (!this.acceptances.has(number++))
                yield this.shownFinding(finding);
    }
    shownAcceptance(number) {
        const acceptance = this.acceptances.get(number);
        return acceptance && this.shown ? { ...acceptance, reason: this.shown(acceptance.reason) } : acceptance;
    }
    shownFinding(finding) {
        const { shown } = this;
        if (shown === undefined)
            return finding;
        const { kind, index, line, other, otherLine, first } = finding;
        const tool = shown(finding.tool);
        const where = finding.where === undefined ? undefined : shown(finding.where);
        const note = finding.note === undefined ? undefined : shown(finding.note);
        // Most are shown as they are, and there may be millions.
        if (tool === finding.tool && where === finding.where && note === finding.note)
            return finding;
        return { kind, index, line, tool, where, note, other, otherLine, first };
    }
    *all() {
        const lanes = kinds/* KINDS */.GW.flatMap((kind) => {
            const founds = this.byKind.get(kind)?.[Symbol.iterator]();
            return founds === undefined ? [] : [{ kind, founds, next: founds.next().value }];
        });
        let number = 0;
        for (let lane = earliest(lanes); lane?.next !== undefined; lane = earliest(lanes)) {
            const { index, line, tool, where, note, other, first } = lane.next;
            // Each by its name: to spread takes three times as long.
            const otherLine = this.otherLines?.get(number, 0) || undefined;
            yield { kind: lane.kind, index, line, tool, where, note, other, otherLine, first };
            lane.next = lane.founds.next().value;
            number++;
        }
    }
}
/** The lane whose next finding is on the earliest call; of several the first. Undefined, or one without a next, where all are at their end. */
function earliest(lanes) {
    let first;
    for (const lane of lanes) {
        if (lane.next !== undefined && (first?.next === undefined || lane.next.index < first.next.index))
            first = lane;
    }
    return first;
}
//# sourceMappingURL=findings.js.map

/***/ })

};
;