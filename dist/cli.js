#!/usr/bin/env node
/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 848:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isChecked)
/* harmony export */ });
/** Whether any check was made. */
function isChecked({ replay, scope, chain }) {
    return [replay, scope, chain].some(({ state }) => state !== 'skipped');
}
//# sourceMappingURL=file-report.js.map

/***/ }),

/***/ 1018:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ fileSource),
/* harmony export */   S: () => (/* binding */ streamSource)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _system_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3017);
// Its `promises` are loaded when they are first asked for, which `version` and a mistyped command never do.


const CHUNK = 1 << 20;
/** A file, or whatever can be read like one (a named pipe, `/dev/fd/3`). */
function fileSource(path, name = path) {
    return { name, chunks: () => readFile(path) };
}
/** A stream that is being read by nobody else, such as standard input. */
function streamSource(stream, name) {
    return { name, chunks: () => readStream(stream) };
}
async function* readStream(stream) {
    try {
        yield* stream;
    }
    catch (error) {
        throw (0,_system_error_js__WEBPACK_IMPORTED_MODULE_1__/* .fileError */ .zS)(error);
    }
}
async function* readFile(path) {
    let file;
    let ahead = Promise.resolve();
    try {
        file = await node_fs__WEBPACK_IMPORTED_MODULE_0___default().promises.open(path);
        // Of a pipe the next chunk may never come, and the process could not end before it.
        const isRegular = (await file.stat()).isFile();
        let chunk = Buffer.allocUnsafeSlow(CHUNK);
        let next = isRegular ? Buffer.allocUnsafeSlow(CHUNK) : chunk;
        let reading = file.read(chunk, 0, CHUNK);
        for (;;) {
            const { bytesRead } = await reading;
            if (bytesRead === 0)
                break;
            if (isRegular) {
                reading = file.read(next, 0, CHUNK);
                ahead = reading;
            }
            yield chunk.subarray(0, bytesRead);
            if (!isRegular)
                reading = file.read(next, 0, CHUNK);
            [chunk, next] = [next, chunk];
        }
    }
    catch (error) {
        throw (0,_system_error_js__WEBPACK_IMPORTED_MODULE_1__/* .fileError */ .zS)(error);
    }
    finally {
        await ahead.catch(() => {
            // Whoever wanted to know has heard of it, or stopped before.
        });
        await file?.close();
    }
}
//# sourceMappingURL=source.js.map

/***/ }),

/***/ 3017:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $y: () => (/* binding */ notAFile),
/* harmony export */   oG: () => (/* binding */ writeError),
/* harmony export */   zS: () => (/* binding */ fileError)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8245);

/** What is there is nothing that a transcript can be read from. */
function notAFile(found) {
    const fault = { found, expected: 'a readable file', advice: "name its files, as in 'folder/**/*.jsonl'" };
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K('not-a-file', fault);
}
/** What the system says of a file that cannot be opened or read, in this product's words. */
function fileError(error) {
    if (error instanceof _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K)
        return error;
    if (!(error instanceof Error) || !('code' in error))
        return error;
    // Node refuses a path with a NUL before the system sees it: no file has such a name.
    const hasNul = error.code === 'ERR_INVALID_ARG_VALUE';
    if (!hasNul && !('syscall' in error))
        return error;
    if (error.code === 'EISDIR')
        return notAFile('a directory');
    const known = {
        ENOENT: ['not-found', 'no such file', 'check the path'],
        ENOTDIR: ['not-found', 'no such file', 'check the path'],
        EACCES: ['unreadable', 'no permission to read it', 'check its mode and owner'],
        EPERM: ['unreadable', 'no permission to read it', 'check its mode and owner'],
    };
    const [code, found, advice] = known[hasNul ? 'ENOENT' : String(error.code)] ?? [
        'unreadable',
        `a read error (${String(error.code)})`,
        'try again',
    ];
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K(code, { found, expected: 'a readable file', advice }, {}, { cause: error });
}
/** What the system says of a file that cannot be written. */
function writeError(error, file) {
    if (!(error instanceof Error) || !('code' in error))
        return error;
    const fault = {
        found: `a write error (${String(error.code)})`,
        expected: 'a place to write',
        advice: 'check folder, mode and space',
    };
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K('unwritable', fault, { file }, { cause: error });
}
//# sourceMappingURL=system-error.js.map

/***/ }),

/***/ 4844:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ closest)
/* harmony export */ });
/** The candidate that was most likely meant: at most two edits away, or a third of its length. */
function closest(word, candidates) {
    const near = candidates
        .map((candidate) => ({ candidate, edits: distance(word.slice(0, 64), candidate) }))
        .filter(({ candidate, edits }) => edits <= Math.max(2, candidate.length / 3) && edits < candidate.length);
    return near.sort((a, b) => a.edits - b.edits)[0]?.candidate;
}
/** How many letters have to be put in, taken out or replaced (Levenshtein's distance). */
function distance(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, k) => k);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++) {
            const replaced = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
            next.push(Math.min(replaced, row[j] + 1, next[j - 1] + 1));
        }
        row = next;
    }
    return row[b.length];
}
//# sourceMappingURL=closest.js.map

/***/ }),

/***/ 8245:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ ToolReplayError)
/* harmony export */ });
/** The one error of ToolReplay: input that cannot be judged, or a call that cannot be served. It ends in exit code 2. */
class ToolReplayError extends Error {
    code;
    fault;
    place;
    constructor(code, fault, place = {}, options) {
        super(sentence(fault), options);
        this.name = 'ToolReplayError';
        this.code = code;
        this.fault = fault;
        this.place = place;
    }
    /** The same error, now that more is known about where it is. A line and column take the place of an offset. */
    at(place) {
        const { offset, ...known } = this.place;
        const kept = offset === undefined || place.line !== undefined ? known : { offset, ...known };
        return new ToolReplayError(this.code, this.fault, { ...kept, ...place }, { cause: this.cause });
    }
}
function sentence({ found, expected, advice }) {
    return `found ${found}${expected === undefined ? '' : `, expected ${expected}`}${advice === undefined ? '' : `; ${advice}`}`;
}
//# sourceMappingURL=error.js.map

/***/ }),

/***/ 2361:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ CR),
/* harmony export */   CU: () => (/* binding */ LEFT_BRACE),
/* harmony export */   FU: () => (/* binding */ RIGHT_BRACE),
/* harmony export */   JD: () => (/* binding */ LEFT_BRACKET),
/* harmony export */   KE: () => (/* binding */ COMMA),
/* harmony export */   LF: () => (/* binding */ LF),
/* harmony export */   N5: () => (/* binding */ MINUS),
/* harmony export */   Q4: () => (/* binding */ RIGHT_BRACKET),
/* harmony export */   UQ: () => (/* binding */ LOWER_U),
/* harmony export */   Us: () => (/* binding */ LOWER_E),
/* harmony export */   b9: () => (/* binding */ PLUS),
/* harmony export */   bn: () => (/* binding */ NINE),
/* harmony export */   f2: () => (/* binding */ ZERO),
/* harmony export */   jA: () => (/* binding */ QUOTE),
/* harmony export */   oH: () => (/* binding */ COLON),
/* harmony export */   r_: () => (/* binding */ BACKSLASH),
/* harmony export */   t6: () => (/* binding */ SPACE),
/* harmony export */   wn: () => (/* binding */ TAB),
/* harmony export */   zh: () => (/* binding */ POINT)
/* harmony export */ });
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

/***/ }),

/***/ 9938:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ PLAIN),
/* harmony export */   w: () => (/* binding */ CanonicalText)
/* harmony export */ });
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2361);

/** 1 for each byte that stands for itself inside a string, in JSON and in canonical form alike. */
const PLAIN = new Uint8Array(256).fill(1, 0x20, 0x7f);
PLAIN[_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA] = 0;
PLAIN[_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .BACKSLASH */ .r_] = 0;
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
            bytes[length++] = _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .BACKSLASH */ .r_;
            const letter = unit < 0x80 ? SHORT[unit] : 0;
            if (letter !== 0)
                bytes[length++] = letter;
            else {
                bytes[length++] = _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .LOWER_U */ .UQ;
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

/***/ }),

/***/ 6931:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  t_: () => (/* binding */ Canonicalizer),
  lr: () => (/* binding */ MAX_DEPTH),
  PZ: () => (/* binding */ MAX_GROWTH)
});

// EXTERNAL MODULE: ./build/commonjs/src/json/bytes.js
var json_bytes = __nccwpck_require__(2361);
// EXTERNAL MODULE: ./build/commonjs/src/json/canonical-text.js
var canonical_text = __nccwpck_require__(9938);
// EXTERNAL MODULE: ./build/commonjs/src/json/escapes.js
var escapes = __nccwpck_require__(1838);
// EXTERNAL MODULE: ./build/commonjs/src/json/faults.js
var faults = __nccwpck_require__(3845);
// EXTERNAL MODULE: ./build/commonjs/src/json/keys.js
var keys = __nccwpck_require__(104);
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
        return (0,keys/* compareKeys */.Y)(text, starts[left] + 1, keyEnds[left] - 1, starts[right] + 1, keyEnds[right] - 1);
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
                bytes[length++] = json_bytes/* COMMA */.KE;
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
// EXTERNAL MODULE: ./build/commonjs/src/json/number.js
var number = __nccwpck_require__(8965);
// EXTERNAL MODULE: ./build/commonjs/src/json/utf8.js + 1 modules
var utf8 = __nccwpck_require__(8117);
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
    output = new canonical_text/* CanonicalText */.w();
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
        while (byte === json_bytes/* SPACE */.t6 || byte === json_bytes.LF || byte === json_bytes.CR || byte === json_bytes/* TAB */.wn)
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
        if (byte === json_bytes/* QUOTE */.jA)
            this.string();
        else if (byte === json_bytes/* LEFT_BRACE */.CU)
            this.object(depth + 1);
        else if (byte === json_bytes/* LEFT_BRACKET */.JD)
            this.array(depth + 1);
        else if (byte === json_bytes/* MINUS */.N5 || (byte >= json_bytes/* ZERO */.f2 && byte <= json_bytes/* NINE */.bn))
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
        bytes[length++] = json_bytes/* QUOTE */.jA;
        for (;;) {
            let byte = input[at];
            while (canonical_text/* PLAIN */.t[byte] === 1) {
                bytes[length++] = byte;
                byte = input[++at];
            }
            if (byte === json_bytes/* QUOTE */.jA)
                break;
            this.at = at;
            output.length = length;
            if (byte === json_bytes/* BACKSLASH */.r_)
                this.escape();
            else if (byte < 0x80)
                this.control(byte);
            else
                this.multiByte();
            at = this.at;
            length = output.length;
        }
        bytes[length++] = json_bytes/* QUOTE */.jA;
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
        throw faults/* unexpected */.os(this.input, this.at, this.end, expected);
    }
    object(depth) {
        this.enter(depth);
        this.output.byte(json_bytes/* LEFT_BRACE */.CU);
        if (this.peek() === json_bytes/* RIGHT_BRACE */.FU) {
            this.close(json_bytes/* RIGHT_BRACE */.FU);
            return;
        }
        const { members } = this;
        const first = members.count;
        let sorted = true;
        for (;;) {
            if (this.peek() !== json_bytes/* QUOTE */.jA)
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
            this.expect(json_bytes/* COLON */.oH, "':'");
            this.output.byte(json_bytes/* COLON */.oH);
            this.value(depth);
            const byte = this.peek();
            if (byte === json_bytes/* RIGHT_BRACE */.FU)
                break;
            if (byte !== json_bytes/* COMMA */.KE)
                this.refuse("',' or '}'");
            this.at++;
            this.output.byte(json_bytes/* COMMA */.KE);
        }
        if (!sorted) {
            const twice = members.sort(this.output, first);
            if (twice >= 0)
                this.duplicate(twice);
        }
        members.count = first;
        this.close(json_bytes/* RIGHT_BRACE */.FU);
    }
    array(depth) {
        this.enter(depth);
        this.output.byte(json_bytes/* LEFT_BRACKET */.JD);
        if (this.peek() !== json_bytes/* RIGHT_BRACKET */.Q4) {
            for (;;) {
                this.value(depth);
                const byte = this.peek();
                if (byte === json_bytes/* RIGHT_BRACKET */.Q4)
                    break;
                if (byte !== json_bytes/* COMMA */.KE)
                    this.refuse("',' or ']'");
                this.at++;
                this.output.byte(json_bytes/* COMMA */.KE);
            }
        }
        this.close(json_bytes/* RIGHT_BRACKET */.Q4);
    }
    enter(depth) {
        if (depth > MAX_DEPTH)
            throw faults/* tooDeep */.DI(this.at, MAX_DEPTH);
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
        if (input[at] === json_bytes/* MINUS */.N5)
            at++;
        const integer = at;
        at = this.digits(at);
        if (input[integer] === json_bytes/* ZERO */.f2 && at > integer + 1)
            throw faults/* leadingZero */.N9(integer + 1);
        const byte = input[at];
        if (byte !== json_bytes/* POINT */.zh && (byte | 0x20) !== json_bytes/* LOWER_E */.Us) {
            // Zero has no sign as an integer.
            this.copyTo(at, input[integer] === json_bytes/* ZERO */.f2 ? integer : start);
            return;
        }
        if (byte === json_bytes/* POINT */.zh)
            at = this.digits(at + 1);
        if ((input[at] | 0x20) !== json_bytes/* LOWER_E */.Us) {
            if ((0,number/* isShortest */.$)(input, integer, at)) {
                this.copyTo(at, start);
                return;
            }
        }
        else {
            at++;
            if (input[at] === json_bytes/* PLUS */.b9 || input[at] === json_bytes/* MINUS */.N5)
                at++;
            at = this.digits(at);
        }
        const text = (0,number/* canonicalDouble */.k)(input.toString('latin1', start, at));
        if (text === undefined)
            throw faults/* outOfRange */.FL(start);
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
        while (input[at] >= json_bytes/* ZERO */.f2 && input[at] <= json_bytes/* NINE */.bn)
            at++;
        if (at > from)
            return at;
        this.at = at;
        return this.refuse('a digit');
    }
    escape() {
        const letter = this.input[this.at + 1];
        if (letter === json_bytes/* LOWER_U */.UQ) {
            const unit = (0,escapes/* hex4 */.U)(this.input, this.at + 2);
            if (unit < 0)
                throw faults/* badUnicodeEscape */.k$(this.at);
            this.at += 6;
            this.output.unit(unit);
        }
        else {
            if (this.at + 1 === this.end) {
                this.at++;
                this.refuse('the rest of an escape');
            }
            const character = escapes/* UNESCAPED */.L[letter];
            if (character === 0)
                throw faults/* unknownEscape */.G9(this.at);
            this.at += 2;
            this.output.unit(character);
        }
    }
    control(byte) {
        if (byte !== 0x7f) {
            if (byte === 0 && this.at >= this.end)
                this.refuse("'\"' at the end of the string");
            throw faults/* rawControl */.mR(this.input, this.at, this.end);
        }
        this.at++;
        this.output.unit(byte);
    }
    multiByte() {
        const point = (0,utf8/* multiByteAt */["do"])(this.input, this.at);
        if (point < 0)
            throw faults/* notUtf8 */.T3(this.input, this.at);
        this.at += (0,utf8/* widthOf */.qz)(point);
        if (point < 0x10000)
            this.output.unit(point);
        else {
            this.output.unit(0xd800 + ((point - 0x10000) >> 10));
            this.output.unit(0xdc00 + ((point - 0x10000) & 0x3ff));
        }
    }
    duplicate(member) {
        const { start, end, offset } = this.members.key(member);
        throw faults/* duplicateKey */.Ve(this.output.slice(start, end), offset);
    }
}
//# sourceMappingURL=canonicalizer.js.map

/***/ }),

/***/ 6257:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ describe),
/* harmony export */   t: () => (/* binding */ invalidUtf8)
/* harmony export */ });
/* harmony import */ var _utf8_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8117);

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
    const point = (0,_utf8_js__WEBPACK_IMPORTED_MODULE_0__/* .multiByteAt */ ["do"])(text, at);
    if (point < 0)
        return invalidUtf8(text[at]);
    return `the character U+${point.toString(16).toUpperCase().padStart(4, '0')} outside a string`;
}
/** What is said of a byte that is no part of any UTF-8. */
function invalidUtf8(byte) {
    return `invalid UTF-8: byte 0x${byte.toString(16)}`;
}
//# sourceMappingURL=describe.js.map

/***/ }),

/***/ 1838:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ UNESCAPED),
/* harmony export */   U: () => (/* binding */ hex4)
/* harmony export */ });
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

/***/ }),

/***/ 3845:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ tooDeep),
/* harmony export */   FL: () => (/* binding */ outOfRange),
/* harmony export */   G9: () => (/* binding */ unknownEscape),
/* harmony export */   N9: () => (/* binding */ leadingZero),
/* harmony export */   T3: () => (/* binding */ notUtf8),
/* harmony export */   Ve: () => (/* binding */ duplicateKey),
/* harmony export */   k$: () => (/* binding */ badUnicodeEscape),
/* harmony export */   mR: () => (/* binding */ rawControl),
/* harmony export */   os: () => (/* binding */ unexpected)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8245);
/* harmony import */ var _describe_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6257);
/* harmony import */ var _utf8_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8117);



// What can be wrong with a JSON text, each as the error to throw. `at` is the byte of the fault in the text, and what
// `place.offset` becomes; `end` is where the text ends.
/** Something else than what has to come next, which bytes that are no UTF-8 always are. */
function unexpected(text, at, end, expected) {
    const broken = at < end && text[at] >= 0x80 && (0,_utf8_js__WEBPACK_IMPORTED_MODULE_2__/* .multiByteAt */ ["do"])(text, at) < 0;
    return broken ? notUtf8(text, at) : fault('json', at, (0,_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q)(text, at, end), expected);
}
function notUtf8(text, at) {
    return fault('encoding', at, (0,_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidUtf8 */ .t)(text[at]), 'UTF-8');
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
    const found = (0,_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q)(text, at, end);
    return fault('json', at, found, 'no raw control character in a string', `write it as ${escaped}`);
}
function fault(code, offset, found, expected, advice) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K(code, { found, expected, ...(advice && { advice }) }, { offset });
}
//# sourceMappingURL=faults.js.map

/***/ }),

/***/ 104:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ compareKeys)
/* harmony export */ });
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2361);
/* harmony import */ var _escapes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1838);


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
        if (x === _bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .BACKSLASH */ .r_ || y === _bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .BACKSLASH */ .r_) {
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
    if (text[at] !== _bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .BACKSLASH */ .r_)
        return text[at];
    const letter = text[at + 1];
    if (letter !== _bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .LOWER_U */ .UQ)
        return _escapes_js__WEBPACK_IMPORTED_MODULE_0__/* .UNESCAPED */ .L[letter];
    const unit = (0,_escapes_js__WEBPACK_IMPORTED_MODULE_0__/* .hex4 */ .U)(text, at + 2);
    if (unit < 0xd800 || unit > 0xdbff || text[at + 6] !== _bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .BACKSLASH */ .r_ || text[at + 7] !== _bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .LOWER_U */ .UQ)
        return unit;
    const low = (0,_escapes_js__WEBPACK_IMPORTED_MODULE_0__/* .hex4 */ .U)(text, at + 8);
    return low < 0xdc00 || low > 0xdfff ? unit : 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
}
/** How many bytes of canonical form spell that code point. */
function widthAt(text, at, codePoint) {
    if (text[at] !== _bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .BACKSLASH */ .r_)
        return 1;
    if (text[at + 1] !== _bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .LOWER_U */ .UQ)
        return 2;
    return codePoint > 0xffff ? 12 : 6;
}
//# sourceMappingURL=keys.js.map

/***/ }),

/***/ 8965:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isShortest),
/* harmony export */   k: () => (/* binding */ canonicalDouble)
/* harmony export */ });
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2361);

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
    if (text[end - 1] === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .ZERO */ .f2 && text[end - 2] !== _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .POINT */ .zh)
        return false;
    return text[start] !== _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .ZERO */ .f2 || text[start + 2] !== _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .ZERO */ .f2;
}
//# sourceMappingURL=number.js.map

/***/ }),

/***/ 4744:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ Tape)
/* harmony export */ });
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2361);
/* harmony import */ var _canonicalizer_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6931);
/* harmony import */ var _escapes_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1838);
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3845);
/* harmony import */ var _utf8_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8117);





/** Numbers an entry: where the value starts, where it ends (with {@link ESCAPED}), and the entry after all inside it. */
const STRIDE = 3;
/** Set in the end of a string that holds an escape. No text is so long that the bit means anything else. */
const ESCAPED = 1 << 30;
/** 1 for each byte that stands for itself inside a string. Beyond ASCII all do: the text is known to be UTF-8. */
const INSIDE = new Uint8Array(256).fill(1, 0x20);
INSIDE[_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .QUOTE */ .jA] = 0;
INSIDE[_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .BACKSLASH */ .r_] = 0;
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
        const invalid = (0,_utf8_js__WEBPACK_IMPORTED_MODULE_3__/* .invalidUtf8At */ .MO)(text, start, end);
        if (invalid < 0)
            return;
        throw _faults_js__WEBPACK_IMPORTED_MODULE_2__/* .notUtf8 */ .T3(text, invalid);
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
        if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .QUOTE */ .jA)
            this.string();
        else if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .LEFT_BRACE */ .CU)
            this.object(depth + 1);
        else if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .LEFT_BRACKET */ .JD)
            this.array(depth + 1);
        else if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .MINUS */ .N5 || (byte >= _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .ZERO */ .f2 && byte <= _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .NINE */ .bn))
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
        while (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .SPACE */ .t6 || byte === _bytes_js__WEBPACK_IMPORTED_MODULE_4__.LF || byte === _bytes_js__WEBPACK_IMPORTED_MODULE_4__.CR || byte === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .TAB */ .wn)
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
        if (this.peek() !== _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .RIGHT_BRACE */ .FU) {
            for (;;) {
                if (this.peek() !== _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .QUOTE */ .jA)
                    this.refuse('a key in double quotes');
                this.string();
                if (this.peek() !== _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .COLON */ .oH)
                    this.refuse("':'");
                this.at++;
                this.value(depth);
                const byte = this.peek();
                if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .RIGHT_BRACE */ .FU)
                    break;
                if (byte !== _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .COMMA */ .KE)
                    this.refuse("',' or '}'");
                this.at++;
            }
        }
        this.at++;
        this.leave(entry, 0);
    }
    array(depth) {
        const entry = this.open(depth);
        if (this.peek() !== _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .RIGHT_BRACKET */ .Q4) {
            for (;;) {
                this.value(depth);
                const byte = this.peek();
                if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .RIGHT_BRACKET */ .Q4)
                    break;
                if (byte !== _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .COMMA */ .KE)
                    this.refuse("',' or ']'");
                this.at++;
            }
        }
        this.at++;
        this.leave(entry, 0);
    }
    open(depth) {
        if (depth > _canonicalizer_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr)
            throw _faults_js__WEBPACK_IMPORTED_MODULE_2__/* .tooDeep */ .DI(this.at, _canonicalizer_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr);
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
            if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .QUOTE */ .jA)
                break;
            this.at = at;
            if (byte !== _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .BACKSLASH */ .r_)
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
        if (_escapes_js__WEBPACK_IMPORTED_MODULE_1__/* .UNESCAPED */ .L[letter] !== 0)
            return at + 2;
        if (letter === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .LOWER_U */ .UQ) {
            if ((0,_escapes_js__WEBPACK_IMPORTED_MODULE_1__/* .hex4 */ .U)(text, at + 2) < 0)
                throw _faults_js__WEBPACK_IMPORTED_MODULE_2__/* .badUnicodeEscape */ .k$(at);
            return at + 6;
        }
        throw _faults_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownEscape */ .G9(at);
    }
    number() {
        const entry = this.enter();
        const { text } = this;
        if (text[this.at] === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .MINUS */ .N5)
            this.at++;
        if (text[this.at] === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .ZERO */ .f2)
            this.at++;
        else
            this.digits();
        if (text[this.at] === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .POINT */ .zh) {
            this.at++;
            this.digits();
        }
        if ((text[this.at] | 0x20) === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .LOWER_E */ .Us) {
            this.at++;
            if (text[this.at] === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .PLUS */ .b9 || text[this.at] === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .MINUS */ .N5)
                this.at++;
            this.digits();
        }
        this.leave(entry, 0);
    }
    digits() {
        const { text } = this;
        const start = this.at;
        let at = start;
        while (text[at] >= _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .ZERO */ .f2 && text[at] <= _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .NINE */ .bn)
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
            ? _faults_js__WEBPACK_IMPORTED_MODULE_2__/* .rawControl */ .mR(text, at, end)
            : _faults_js__WEBPACK_IMPORTED_MODULE_2__/* .unexpected */ .os(text, at, end, "'\"' at the end of the string");
    }
    refuse(expected) {
        throw _faults_js__WEBPACK_IMPORTED_MODULE_2__/* .unexpected */ .os(this.text, this.at, this.end, expected);
    }
}
//# sourceMappingURL=tape.js.map

/***/ }),

/***/ 8117:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  MO: () => (/* binding */ invalidUtf8At),
  "do": () => (/* binding */ multiByteAt),
  qz: () => (/* binding */ widthOf)
});

;// CONCATENATED MODULE: external "node:buffer"
const external_node_buffer_namespaceObject = require("node:buffer");
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
    if ((0,external_node_buffer_namespaceObject.isUtf8)(text.subarray(start, end)))
        return -1;
    let at = start;
    for (let width = widthAt(text, at, end); width > 0; width = widthAt(text, at, end))
        at += width;
    return at;
}
/** How many bytes the character takes that starts at a byte; 0 when there is none before the end. */
function widthAt(text, at, end) {
    if (text[at] < 0x80)
        return 1;
    const point = multiByteAt(text, at);
    return point < 0 || at + widthOf(point) > end ? 0 : widthOf(point);
}
//# sourceMappingURL=utf8.js.map

/***/ }),

/***/ 2544:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ placeText),
/* harmony export */   k: () => (/* binding */ errorText)
/* harmony export */ });
/* harmony import */ var _inert_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9306);

/** Where something is, as compilers write it and terminals link it: `file:line:column`. */
function placeText({ file, line, column }) {
    return (0,_inert_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .tJ)([file, line, column].filter((part) => part !== undefined).join(':'));
}
/** An error on one line, without what a terminal or a log would obey. */
function errorText(error) {
    const place = placeText(error.place);
    return `${place === '' ? '' : `${place}: `}${(0,_inert_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .tJ)(error.message)}`;
}
//# sourceMappingURL=error.js.map

/***/ }),

/***/ 9306:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   Fq: () => (/* binding */ inertLine),
/* harmony export */   tJ: () => (/* binding */ inert)
/* harmony export */ });
/** Control and format characters (ANSI escapes, bidirectional marks), line breaks, lone surrogates, invisible fillers. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/**
 * Data as text that a terminal or a log shows and does not obey: what has no glyph is written as `\n`, `\t`, `\r` or
 * `\uxxxx`, and `##[`, which starts a command of GitHub's log, loses its bracket.
 */
function inert(data) {
    return data.replace(UNPRINTABLE, visible).replaceAll('##[', '##\\u005b');
}
/** A whole line, ready to print: {@link inert}, and not a workflow command, which starts with `::` after any spaces. */
function inertLine(line) {
    return inert(line).replace(/^(\s*):(?=:)/, '$1\\u003a');
}
function visible(character) {
    if (character === '\n')
        return '\\n';
    if (character === '\t')
        return '\\t';
    if (character === '\r')
        return '\\r';
    let text = '';
    for (let at = 0; at < character.length; at++) {
        text += `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`;
    }
    return text;
}
/** Data of at most `size` characters, with a mark where it was cut. */
function clip(data, size) {
    // No half of a surrogate pair is left behind.
    return data.length <= size ? data : `${data.slice(0, size).replace(/[\uD800-\uDBFF]$/, '')}\u2026`;
}
//# sourceMappingURL=inert.js.map

/***/ }),

/***/ 9171:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ undeclaredTools),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   WJ: () => (/* binding */ verdict),
/* harmony export */   jI: () => (/* binding */ formatsRead),
/* harmony export */   lT: () => (/* binding */ noFinding),
/* harmony export */   lb: () => (/* binding */ notChecked),
/* harmony export */   vE: () => (/* binding */ kindCounts),
/* harmony export */   yV: () => (/* binding */ normalisedAnswers)
/* harmony export */ });
/* harmony import */ var _audit_file_report_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(848);
/* harmony import */ var _rules_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5358);


/** A number with its noun: `1 call`, `2 calls`. */
function count(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
/** The findings of a file by kind: `2 non-determinism, 1 redundant-call`. */
function kindCounts(findings) {
    const kinds = _rules_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .KINDS */ .GW.filter((kind) => findings.count(kind) > 0);
    return kinds.map((kind) => `${findings.count(kind)} ${kind}`).join(', ');
}
/** What a file without a finding came to. */
function noFinding(file) {
    return (0,_audit_file_report_js__WEBPACK_IMPORTED_MODULE_1__/* .isChecked */ .W)(file) ? 'clean' : 'not checked';
}
/** The outcome in one sentence. */
function verdict({ transcripts, findings, calls, unusableFiles, nothing }) {
    if (nothing !== undefined)
        return 'nothing was checked';
    const judged = `${count(calls, 'call')} in ${count(transcripts - unusableFiles, 'transcript')}`;
    const found = findings === 0 ? `no finding in ${judged}` : `${count(findings, 'finding')} in ${judged}`;
    if (unusableFiles === 0)
        return found;
    const unusable = `${count(unusableFiles, 'transcript')} cannot be judged`;
    return unusableFiles === transcripts ? unusable : `${unusable}; ${found}`;
}
/** What was not checked and why, one sentence a reason. It holds no data. */
function notChecked({ files, notEntered }) {
    const usable = files.filter((file) => file.unusable === undefined);
    const links = notEntered.length === 0 ? [] : [`${count(notEntered.length, 'folder')}: a symbolic link, not entered`];
    const checks = ['replay', 'scope', 'chain'].flatMap((check) => {
        const reasons = new Map();
        for (const file of usable) {
            const result = file[check];
            if (result.state !== 'skipped')
                continue;
            const skipped = reasons.get(result.why) ?? [];
            skipped.push(file);
            reasons.set(result.why, skipped);
        }
        return [...reasons].map(([why, skipped]) => `${check} of ${transcriptsIn(skipped, why)}: ${why}`);
    });
    return [...checks, ...unverifiable(usable), ...redundancy(usable), ...links];
}
function transcriptsIn(files, why) {
    const transcripts = count(new Set(files.map(({ file }) => file)).size, 'transcript');
    if (why !== 'no scope applies')
        return transcripts;
    const calls = files.reduce((sum, file) => sum + file.calls, 0);
    return `${transcripts} (${count(calls, 'call')})`;
}
function unverifiable(files) {
    const calls = files.reduce((sum, { findings }) => sum + findings.count('unverifiable-call'), 0);
    return calls === 0 ? [] : [`scope of ${count(calls, 'call')}: nobody can say (unverifiable-call)`];
}
/** The repeats that could not be told from needed ones, since a tool that nobody declared was called in between. */
function redundancy(files) {
    const repeats = [...undeclaredTools(files).values()].reduce((sum, number) => sum + number, 0);
    return repeats === 0
        ? []
        : [`redundancy of ${count(repeats, 'repeat')}: undeclared tools, which may have changed what is read`];
}
/** Those tools, and how many repeats each stands in the way of. */
function undeclaredTools(files) {
    const tools = new Map();
    for (const { replayNotes } of files) {
        for (const [tool, calls] of replayNotes?.unchecked ?? [])
            tools.set(tool, (tools.get(tool) ?? 0) + calls);
    }
    return tools;
}
/** How many answers are equal only after normalisation, in one sentence; none when there are none. */
function normalisedAnswers(files) {
    const answers = files.reduce((sum, { replayNotes }) => sum + (replayNotes?.normalized.answers ?? 0), 0);
    const fields = files.reduce((sum, { replayNotes }) => sum + (replayNotes?.normalized.fields ?? 0), 0);
    return answers === 0 ? [] : [`${count(answers, 'answer')} equal after normalisation (${count(fields, 'field')})`];
}
/** Which formats the agents' logs are of. It holds no data. */
function formatsRead(files) {
    const formats = new Map();
    for (const { file, log } of files) {
        if (log !== undefined)
            formats.set(log.format, (formats.get(log.format) ?? new Set()).add(file));
    }
    return [...formats].map(([format, names]) => `${count(names.size, 'transcript')} read as ${format}`);
}
//# sourceMappingURL=words.js.map

/***/ }),

/***/ 9069:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ GrowingNumbers)
/* harmony export */ });
const FIRST_ROWS = 16;
/** Rows of numbers in flat memory, which are 0 until they are set. */
class GrowingNumbers {
    columns;
    numbers;
    /** @param columns how many numbers a row has */
    constructor(columns) {
        this.columns = columns;
        this.numbers = new Float64Array(FIRST_ROWS * columns);
    }
    get(row, column) {
        return this.numbers[row * this.columns + column] ?? 0;
    }
    set(row, column, value) {
        const at = row * this.columns + column;
        if (at >= this.numbers.length) {
            const larger = new Float64Array(Math.max(this.numbers.length * 2, (row + 1) * this.columns));
            larger.set(this.numbers);
            this.numbers = larger;
        }
        this.numbers[at] = value;
    }
}
//# sourceMappingURL=growing-numbers.js.map

/***/ }),

/***/ 5358:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  GW: () => (/* binding */ KINDS),
  y0: () => (/* binding */ RULES),
  jH: () => (/* binding */ RULE_OF),
  Cr: () => (/* binding */ perKind)
});

// UNUSED EXPORTS: ERRORS, WARNINGS

// EXTERNAL MODULE: ./build/commonjs/src/rules/sentence.js
var sentence = __nccwpck_require__(5626);
;// CONCATENATED MODULE: ./build/commonjs/src/rules/broken-chain.js

/** The recording was edited after it was sealed: its first link that does not hold. */
const brokenChain = {
    kind: 'broken-chain',
    check: 'verify',
    level: 'error',
    mark: '\ud83d\udca5',
    watch: ({ verifier }) => new BrokenChain(verifier),
    detail: (_, { break: link }) => link === undefined ? '' : `the first broken link: expected ${link.expected}, found ${link.found}`,
    short: (_, { break: link }) => link === undefined ? (0,sentence/* sentence */.e) `` : (0,sentence/* sentence */.e) `expected ${link.expected}, found ${link.found}`,
};
class BrokenChain {
    verifier;
    constructor(verifier) {
        this.verifier = verifier;
    }
    see({ index, line, tool }, { first }) {
        return this.verifier.break?.index === index ? { index, line, tool, other: first, first } : undefined;
    }
}
//# sourceMappingURL=broken-chain.js.map
// EXTERNAL MODULE: ./build/commonjs/src/json/bytes.js
var bytes = __nccwpck_require__(2361);
// EXTERNAL MODULE: ./build/commonjs/src/json/keys.js
var keys = __nccwpck_require__(104);
// EXTERNAL MODULE: ./build/commonjs/src/json/tape.js
var json_tape = __nccwpck_require__(4744);
// EXTERNAL MODULE: ./build/commonjs/src/scope/volatile.js
var scope_volatile = __nccwpck_require__(1270);
;// CONCATENATED MODULE: ./build/commonjs/src/rules/difference.js




/** So many places are named. */
const MOST_NAMED = 3;
/**
 * Where two answers differ: the innermost places where these are few, or else those around them that are few enough.
 *
 * Without all of its places two answers are the same: of arrays that differ in length the array is one, and a member
 * that one of the two has is one. Numbers are compared by their text.
 */
function differenceOf({ first, second }) {
    const left = tapeOf(first);
    const right = tapeOf(second);
    const all = new Walk(left, right, Number.POSITIVE_INFINITY);
    all.value(0, 0, 0);
    const depth = all.deepest();
    const named = depth === undefined ? all : new Walk(left, right, depth);
    if (depth !== undefined)
        named.value(0, 0, 0);
    const classes = [...(all.classes ?? [])];
    return { places: named.places, more: named.count - named.places.length, classes };
}
function tapeOf(text) {
    const tape = new json_tape/* Tape */.n();
    tape.read(Buffer.concat([text, Buffer.of(0)]), 0, text.length);
    return tape;
}
/** One pass over two answers at a time. */
class Walk {
    places = [];
    count = 0;
    /** Undefined once something differs that no class accounts for. */
    classes = new Set();
    left;
    right;
    mostDeep;
    /** The keys on the way to the value in hand. */
    path = [];
    /** By depth, how many places there are, and how many values hold one. */
    placesAt = [];
    holdersAt = [];
    /** @param mostDeep below this depth nothing is looked at: a value that differs is a place */
    constructor(left, right, mostDeep) {
        this.left = left;
        this.right = right;
        this.mostDeep = mostDeep;
    }
    /** How deep a walk may go that finds few places; undefined where this one has found few. */
    deepest() {
        if (this.count <= MOST_NAMED)
            return undefined;
        let above = 0;
        let deepest = 1;
        for (let depth = 1; depth < this.placesAt.length; depth++) {
            above += this.placesAt[depth] ?? 0;
            if (above + (this.holdersAt[depth] ?? 0) <= MOST_NAMED)
                deepest = depth;
        }
        return deepest;
    }
    value(a, b, depth) {
        const { left, right } = this;
        const byte = left.text[left.startOf(a)];
        const isSameKind = byte === right.text[right.startOf(b)];
        const before = this.count;
        if (isSameKind && (byte === bytes/* LEFT_BRACE */.CU || byte === bytes/* LEFT_BRACKET */.JD)) {
            if (byte === bytes/* LEFT_BRACKET */.JD && this.lengthOf(left, a) !== this.lengthOf(right, b))
                this.differs(depth, undefined);
            else if (depth >= this.mostDeep) {
                if (!sameText(left, a, right, b))
                    this.differs(depth, undefined);
            }
            else {
                if (byte === bytes/* LEFT_BRACE */.CU)
                    this.members(a, b, depth + 1);
                else
                    this.elements(a, b, depth + 1);
                if (this.count > before)
                    this.holdersAt[depth] = (this.holdersAt[depth] ?? 0) + 1;
            }
        }
        else if (!sameText(left, a, right, b))
            this.leaf(a, b, depth, isSameKind && byte === bytes/* QUOTE */.jA);
    }
    leaf(a, b, depth, areStrings) {
        const { classes } = this;
        this.differs(depth, undefined, 'kept');
        const found = classes && areStrings ? (0,scope_volatile/* classBetween */.h)(textOf(this.left, a), textOf(this.right, b)) : undefined;
        if (found === undefined)
            this.classes = undefined;
        else
            classes?.add(found);
    }
    /** Keys of canonical forms are sorted, so that both are gone over side by side. */
    members(a, b, depth) {
        const { left, right } = this;
        let i = a + 1;
        let j = b + 1;
        while (i < left.after(a) || j < right.after(b)) {
            const order = i >= left.after(a) ? 1 : j >= right.after(b) ? -1 : keyOrder(left, i, right, j);
            this.path.push(textOf(order > 0 ? right : left, order > 0 ? j : i));
            if (order === 0)
                this.value(i + 1, j + 1, depth);
            else
                this.differs(depth, order < 0 ? 'first' : 'second');
            this.path.pop();
            if (order <= 0)
                i = left.after(i + 1);
            if (order >= 0)
                j = right.after(j + 1);
        }
    }
    elements(a, b, depth) {
        const { left, right } = this;
        let index = 0;
        for (let i = a + 1, j = b + 1; i < left.after(a); i = left.after(i), j = right.after(j)) {
            this.path.push(index++);
            this.value(i, j, depth);
            this.path.pop();
        }
    }
    lengthOf(tape, array) {
        let length = 0;
        for (let at = array + 1; at < tape.after(array); at = tape.after(at))
            length++;
        return length;
    }
    differs(depth, only, classes = 'lost') {
        if (classes === 'lost')
            this.classes = undefined;
        this.count++;
        this.placesAt[depth] = (this.placesAt[depth] ?? 0) + 1;
        if (this.places.length < MOST_NAMED)
            this.places.push({ pointer: this.pointer(), only });
    }
    pointer() {
        return this.path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
    }
}
function keyOrder(left, a, right, b) {
    if (sameText(left, a, right, b))
        return 0;
    const one = left.text.subarray(left.startOf(a) + 1, left.endOf(a) - 1);
    const other = right.text.subarray(right.startOf(b) + 1, right.endOf(b) - 1);
    return (0,keys/* compareKeys */.Y)(Buffer.concat([one, other]), 0, one.length, one.length, one.length + other.length);
}
function sameText(left, a, right, b) {
    const from = right.startOf(b);
    return left.text.compare(right.text, from, right.endOf(b), left.startOf(a), left.endOf(a)) === 0;
}
/** What a string or a key of a canonical form says. */
function textOf(tape, entry) {
    const start = tape.startOf(entry);
    const end = tape.endOf(entry);
    if (!tape.isEscaped(entry))
        return tape.text.toString('latin1', start + 1, end - 1);
    return JSON.parse(tape.text.toString('latin1', start, end));
}
//# sourceMappingURL=difference.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/rules/difference-note.js


/** A pointer or a name that is longer is cut where it is named, and no line for a scope file is made of it. */
const LONGEST = 200;
/**
 * What there is to say of two answers to one call: where they differ, what changed state between them, and what to write
 * into a scope file so that the difference does not count. Keys are shown, values never.
 *
 * @param differing undefined where the answers are too large to be looked at once more
 */
function differenceNote(tool, differing, change) {
    const after = change === undefined
        ? []
        : [
            `after index ${(0,sentence/* indexText */.o)(change.index)} ('${change.tool}') ${change.isSure ? 'changed' : 'may have changed'} state`,
        ];
    if (differing === undefined)
        return ['too large to say where', ...after].join('; ');
    const { places, more, classes } = differenceOf(differing);
    const named = places.map(({ pointer, only }) => {
        return only === undefined ? cut(pointer) : `${cut(pointer)} (only in the ${only} answer)`;
    });
    const others = more > 0 ? ` and ${more} more` : '';
    const lines = classes.length > 0
        ? classes.map((name) => JSON.stringify({ class: name, why: '\u2026' }))
        : places
            .filter(({ pointer }) => pointer.length <= LONGEST && tool.length <= LONGEST)
            .map(({ pointer }) => {
            return JSON.stringify({ tool, response: pointer, why: '\u2026' });
        });
    const normalize = lines.length === 0 ? [] : [`to leave that out, normalize: ${lines.join(', ')}`];
    return [`at ${named.join(', ')}${others}`, ...after, ...normalize].join('; ');
}
function cut(text) {
    return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}\u2026`;
}
//# sourceMappingURL=difference-note.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/rules/non-determinism.js


/** One call, two answers: a call whose first identical call, which is its `other`, had another response. */
const nonDeterminism = {
    kind: 'non-determinism',
    check: 'replay',
    level: 'error',
    mark: '\ud83d\udd34',
    watch: () => new NonDeterminism(),
    detail: ({ tool, other, note }) => `tool '${tool}' returned a different response than the identical call at index ${(0,sentence/* indexText */.o)(other)}${told(note)}`,
    short: ({ other, note }) => note === undefined
        ? (0,sentence/* sentence */.e) `another answer than the identical call at index ${other}`
        : (0,sentence/* sentence */.e) `another answer than the identical call at index ${other}: ${note}`,
};
function told(note) {
    return note === undefined ? '' : `: ${note}`;
}
class NonDeterminism {
    /** The last call so far that changed state, or may have. */
    change;
    see(call, { first, sameAnswer, known }) {
        // To wait for another answer is what polling is for.
        const isFound = !sameAnswer && known?.effects.isPolling !== true;
        const found = isFound ? this.found(call, first, known) : undefined;
        if (known !== undefined && (known.isMutator || known.effects.state !== 'reads')) {
            const isSure = known.isMutator || known.effects.state === 'writes';
            this.change = { index: call.index, tool: call.tool, isSure };
        }
        return found;
    }
    found(call, first, known) {
        const { index, resultLine, tool, resultWhere } = call;
        const change = this.change !== undefined && this.change.index > first ? this.change : undefined;
        const note = known === undefined ? undefined : differenceNote(tool, known.differing, change);
        return { index, line: resultLine, tool, where: resultWhere, note, other: first, first };
    }
}
//# sourceMappingURL=non-determinism.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/rules/permission-overreach.js

/**
 * A call outside the scope: its tool is not named there, exactly and case-sensitively, or a rule of version 2 says so.
 * Against several scopes it has to be within each.
 */
const permissionOverreach = {
    kind: 'permission-overreach',
    check: 'scope',
    level: 'error',
    mark: '\u26d4',
    watch: ({ scopes }) => (scopes.length === 0 ? undefined : new PermissionOverreach(scopes)),
    detail: ({ tool, note }, { agent = '' }) => note ?? outside(tool, agent),
    short: ({ note }, { agent = '' }) => note === undefined ? (0,sentence/* sentence */.e) `not in the scope of ${agent}` : (0,sentence/* sentence */.e) `outside: ${note}`,
};
class PermissionOverreach {
    named;
    isOne;
    constructor(scopes) {
        this.named = scopes.filter(({ policy }) => policy === undefined);
        this.isOne = scopes.length === 1;
    }
    see({ index, line, tool, where }, { first, breaches = [] }) {
        const outsides = this.named.filter(({ allowedTools }) => !allowedTools.has(tool));
        const whys = breaches.filter(({ outcome }) => outcome === 'overreach').map(({ why }) => why);
        if (outsides.length + whys.length === 0)
            return undefined;
        const found = { index, line, tool, where, other: first, first };
        if (this.isOne && whys.length === 0)
            return found;
        return { ...found, note: [...outsides.map(({ agent }) => outside(tool, agent)), ...whys].join('; ') };
    }
}
function outside(tool, agent) {
    return `tool '${tool}' is not in the declared scope for agent '${agent}'`;
}
//# sourceMappingURL=permission-overreach.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/rules/breach.js
/** Watches for breaches of one outcome; undefined when no scope is of version 2, which alone can tell them. */
function breachFound(scopes, outcome) {
    if (!scopes.some(({ policy }) => policy !== undefined))
        return undefined;
    return {
        see: ({ index, line, tool, where }, { first, breaches = [] }) => {
            const whys = breaches.filter((breach) => breach.outcome === outcome).map(({ why }) => why);
            if (whys.length === 0)
                return undefined;
            return { index, line, tool, where, note: whys.join('; '), other: first, first };
        },
    };
}
//# sourceMappingURL=breach.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/rules/permission-warning.js


/** A call that breaks a rule of the scope whose severity is `warning`, or one that somebody had to be asked for. */
const permissionWarning = {
    kind: 'permission-warning',
    check: 'scope',
    level: 'warning',
    mark: '\ud83d\udfe1',
    isOptional: true,
    watch: ({ scopes }) => breachFound(scopes, 'warning'),
    detail,
    short: (found) => (0,sentence/* sentence */.e) `by the scope: ${detail(found)}`,
};
function detail({ tool, note }) {
    return note ?? `tool '${tool}' breaks a rule of the scope`;
}
//# sourceMappingURL=permission-warning.js.map
// EXTERNAL MODULE: ./build/commonjs/src/rules/redundant-call.js + 2 modules
var redundant_call = __nccwpck_require__(1372);
;// CONCATENATED MODULE: ./build/commonjs/src/rules/repeated-loop.js

/** So many times in a row is a loop. */
const FEWEST_OF_ONE = 3;
/** So many calls are one of two that take turns: three times each. */
const FEWEST_OF_TWO = 6;
/**
 * An agent that is stuck: one call again and again with the same answer, or failing again and again, or two calls in
 * turn with the same answers. The finding stands at its first call, and its `other` is the last.
 */
const repeatedLoop = {
    kind: 'repeated-loop',
    check: 'replay',
    level: 'warning',
    mark: '\ud83c\udf00',
    isOptional: true,
    watch: ({ knowledge }, reporter) => (knowledge === undefined ? undefined : new RepeatedLoop(reporter)),
    detail: ({ tool, other, note }) => `tool '${tool}' starts a loop: ${note ?? upTo(other)}`,
    short: ({ other, note }) => (note === undefined ? (0,sentence/* sentence */.e) `a loop up to index ${other}` : (0,sentence/* sentence */.e) `a loop: ${note}`),
};
function upTo(other) {
    return `it goes on up to index ${(0,sentence/* indexText */.o)(other)}`;
}
/**
 * Polling calls are passed over, and so is a call that was issued together with an identical one: a batch has no order,
 * and what is in it twice was asked for once. A call without an answer ends a loop, and so does a compaction.
 */
class RepeatedLoop {
    reporter;
    era = 0;
    batch = -1;
    /** The first call of the batch, and those after it: most batches are one call. */
    firstInBatch = -1;
    moreInBatch = new Set();
    beforeLast;
    last;
    /** Of one call. */
    ofOne;
    /** Of two calls that take turns. */
    ofTwo;
    constructor(reporter) {
        this.reporter = reporter;
    }
    see(call, { identity, first, known }) {
        if (known === undefined || known.effects.isPolling)
            return;
        if (call.era !== this.era)
            this.stop();
        this.era = call.era;
        if (this.isTwiceInBatch(call, identity))
            return;
        const { answer } = known;
        if (answer === undefined) {
            this.stop();
            return;
        }
        const { index, line, tool, where } = call;
        const { isFailure, bytes } = known;
        this.step({ found: { index, line, tool, where, first }, identity, answer, isFailure, bytes });
    }
    end() {
        this.stop();
    }
    isTwiceInBatch({ batch }, identity) {
        if (batch !== this.batch) {
            this.batch = batch;
            this.firstInBatch = identity;
            if (this.moreInBatch.size > 0)
                this.moreInBatch.clear();
            return false;
        }
        if (identity === this.firstInBatch || this.moreInBatch.has(identity))
            return true;
        this.moreInBatch.add(identity);
        return false;
    }
    step(step) {
        const { last, beforeLast } = this;
        const isOneMore = last !== undefined && isOne(last, step);
        if (!isOneMore)
            this.endOfOne();
        const takesTurns = last !== undefined && last.identity !== step.identity;
        const isTurn = takesTurns && beforeLast !== undefined && isSame(beforeLast, step);
        if (!isTurn)
            this.endOfTwo();
        if (this.ofOne === undefined)
            this.ofOne = rowFrom(step, 1);
        else
            this.grow(this.ofOne, step, last);
        if (this.ofTwo !== undefined)
            this.grow(this.ofTwo, step, beforeLast);
        else if (takesTurns)
            this.ofTwo = rowFrom(last, 2);
        this.beforeLast = last;
        this.last = step;
    }
    grow(row, step, before) {
        row.length++;
        row.repeatedBytes += step.bytes;
        row.isSameAnswer &&= step.answer === before?.answer;
    }
    stop() {
        this.endOfOne();
        this.endOfTwo();
        this.last = undefined;
        this.beforeLast = undefined;
    }
    endOfOne() {
        const { ofOne: row } = this;
        this.ofOne = undefined;
        if (row === undefined || row.length < FEWEST_OF_ONE)
            return;
        const { isFailure } = row.start;
        const failing = row.isSameAnswer ? 'the same call failing with the same answer' : 'the same call failing each time';
        this.tell(row, isFailure ? failing : 'the same call with the same answer');
    }
    endOfTwo() {
        const { ofTwo: row } = this;
        this.ofTwo = undefined;
        if (row === undefined || row.length < FEWEST_OF_TWO)
            return;
        this.tell(row, 'two calls in turn with the same answers');
    }
    tell({ start, length, repeatedBytes }, what) {
        const { index } = start.found;
        const other = this.last?.found.index ?? index;
        const span = `${length.toFixed()} calls up to index ${(0,sentence/* indexText */.o)(other)}`;
        const note = `${span}, ${what}; the repeats cost ${repeatedBytes.toFixed()} bytes`;
        this.reporter.late({ ...start.found, other, note });
    }
}
/** Whether two calls in a row are one loop: the same call with the same answer, or that fails whatever it is told. */
function isOne(last, step) {
    if (last.identity !== step.identity || last.isFailure !== step.isFailure)
        return false;
    return step.isFailure || last.answer === step.answer;
}
function isSame(one, other) {
    return one.identity === other.identity && one.answer === other.answer;
}
function rowFrom(start, length) {
    return { start, length, repeatedBytes: 0, isSameAnswer: true };
}
//# sourceMappingURL=repeated-loop.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/rules/unverifiable-call.js


/** A call of which nobody can say whether a rule of the scope holds: its command cannot be parsed, or is made as it runs. */
const unverifiableCall = {
    kind: 'unverifiable-call',
    check: 'scope',
    level: 'error',
    mark: '\u2754',
    isOptional: true,
    watch: ({ scopes }) => breachFound(scopes, 'unverifiable'),
    detail: unverifiable_call_detail,
    short: (found) => (0,sentence/* sentence */.e) `cannot be judged: ${unverifiable_call_detail(found)}`,
};
function unverifiable_call_detail({ tool, note }) {
    return note ?? `tool '${tool}': cannot tell whether this is in scope`;
}
//# sourceMappingURL=unverifiable-call.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/rules/kinds.js







/**
 * Every rule, in the order in which the findings on one call are reported. The order says too which is worse: an error
 * is worse than a warning, and of one level the later in this list.
 */
const RULES = [
    nonDeterminism,
    redundant_call/* redundantCall */.g2,
    repeatedLoop,
    permissionWarning,
    unverifiableCall,
    permissionOverreach,
    brokenChain,
];
/** The kinds of finding, in the order of the rules. */
const KINDS = RULES.map(({ kind }) => kind);
/** The kinds of each level, the worst first. */
const ERRORS = worstFirst('error');
const WARNINGS = worstFirst('warning');
const RULE_OF = perKind((rule) => rule);
/** One value for each kind. */
function perKind(of) {
    // `fromEntries` does not say which keys it was given: all of them.
    return Object.fromEntries(RULES.map((rule) => [rule.kind, of(rule)]));
}
function worstFirst(level) {
    return RULES.filter((rule) => rule.level === level)
        .map(({ kind }) => kind)
        .reverse();
}
//# sourceMappingURL=kinds.js.map

/***/ }),

/***/ 1372:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  vE: () => (/* binding */ mutatorNames),
  g2: () => (/* binding */ redundantCall)
});

// UNUSED EXPORTS: MUTATORS

;// CONCATENATED MODULE: ./build/commonjs/src/rules/changes.js
/** So many parts of a path are told apart: what is deeper counts as all that is there. */
const MOST_DEEP = 64;
/** So many paths are remembered. What is written beyond is not known by its name any more. */
const MOST_PATHS = 100_000;
/** The last call of any kind, and the last that is not identical to it. */
class LastTwo {
    index = -1;
    identity = -1;
    tool = '';
    otherIndex = -1;
    otherTool = '';
    set(index, identity, tool) {
        if (identity !== this.identity) {
            this.otherIndex = this.index;
            this.otherTool = this.tool;
        }
        this.index = index;
        this.identity = identity;
        this.tool = tool;
    }
    /** The index of the last call that is not this one or identical to it, or -1. */
    indexBut(identity) {
        return identity === this.identity ? this.otherIndex : this.index;
    }
    /** The tool of that call. */
    toolBut(identity) {
        return identity === this.identity ? this.otherTool : this.tool;
    }
}
/**
 * The last change of each resource. Resources are paths, and what is written changes all that it is in and all that is in
 * it. To look one up takes as long as the path is deep, however many there are.
 */
class Changes {
    paths = new Map();
    any = new LastTwo();
    unknown = new LastTwo();
    undeclared = new LastTwo();
    /** A call changed these resources; undefined: something. */
    change({ index, identity, tool }, writes) {
        if (writes?.length === 0)
            return;
        this.any.set(index, identity, tool);
        const areKnown = writes?.every((path) => this.write(path, index, identity, tool)) ?? false;
        if (!areKnown)
            this.unknown.set(index, identity, tool);
    }
    /** A call may have changed anything: nobody said what its tool does. */
    undeclaredCall({ index, identity, tool }) {
        this.undeclared.set(index, identity, tool);
    }
    /**
     * Whether any of these resources was changed since a call, by another than the identical ones.
     *
     * @param resources undefined: anything counts
     */
    isChanged(resources, since, identity) {
        if (this.any.indexBut(identity) < since)
            return false;
        if (resources === undefined || this.unknown.indexBut(identity) >= since)
            return true;
        return resources.some((path) => this.isWritten(path, since, identity));
    }
    /** The tool of the last undeclared call since a call, but for identical ones. */
    undeclaredSince(since, identity) {
        return this.undeclared.indexBut(identity) < since ? undefined : this.undeclared.toolBut(identity);
    }
    /** @returns false where there are too many paths to remember this one */
    write(path, index, identity, tool) {
        const [own, ...around] = withAncestors(path);
        const here = this.written(own);
        here?.here.set(index, identity, tool);
        let isKnown = here !== undefined;
        for (const ancestor of around) {
            const written = this.written(ancestor);
            written?.below.set(index, identity, tool);
            isKnown &&= written !== undefined;
        }
        return isKnown;
    }
    written(path) {
        let written = this.paths.get(path);
        if (written === undefined && this.paths.size < MOST_PATHS) {
            written = { here: new LastTwo(), below: new LastTwo() };
            this.paths.set(path, written);
        }
        return written;
    }
    isWritten(path, since, identity) {
        const [own, ...around] = withAncestors(path);
        const written = this.paths.get(own);
        if (written !== undefined) {
            if (written.here.indexBut(identity) >= since || written.below.indexBut(identity) >= since)
                return true;
        }
        return around.some((ancestor) => (this.paths.get(ancestor)?.here.indexBut(identity) ?? -1) >= since);
    }
}
/** A path, and all that it is in, the innermost first. A slash at the end means nothing. */
function withAncestors(path) {
    const ends = [];
    let end = path.length;
    while (end > 0 && path[end - 1] === '/')
        end--;
    for (let at = path.indexOf('/'); at >= 0 && at < end && ends.length < MOST_DEEP; at = path.indexOf('/', at + 1)) {
        if (at > 0)
            ends.push(at);
    }
    const own = path.slice(0, ends.length === MOST_DEEP ? ends.pop() : end);
    const around = ends.reverse().map((at) => path.slice(0, at));
    return own === '' ? [''] : [own, ...around, ''];
}
//# sourceMappingURL=changes.js.map
// EXTERNAL MODULE: ./build/commonjs/src/rules/growing-numbers.js
var growing_numbers = __nccwpck_require__(9069);
;// CONCATENATED MODULE: ./build/commonjs/src/rules/needless-repeats.js


/** What is remembered of the last answered call of each identity: the columns of its row. */
const INDEX = 0;
const BATCH_START = 1;
const ERA = 2;
const FOLDER = 3;
const COLUMNS = 4;
/** So many working directories are told apart; each one beyond is like no other. */
const MOST_FOLDERS = 1000;
/**
 * Finds the calls that are repeated for nothing where it is known what tools do: the same answer came before, and
 * nothing changed what it depends on since.
 *
 * Calls that were issued together have no order, so that all other calls of the two batches count as between. What is
 * found is told when the batch has ended.
 */
class NeedlessRepeats {
    changes = new Changes();
    last = new growing_numbers/* GrowingNumbers */.k(COLUMNS);
    /** The last answer of each identity, where it is not the first. */
    lastAnswers = new Map();
    folders = new Map();
    otherFolders = 0;
    suspects = [];
    batch = -1;
    batchStart = 0;
    reporter;
    constructor(reporter) {
        this.reporter = reporter;
    }
    see(call, sighting) {
        const { known, identity } = sighting;
        if (known === undefined)
            return;
        if (call.batch !== this.batch) {
            this.judge();
            this.batch = call.batch;
            this.batchStart = call.index;
        }
        const folder = this.folder(call.cwd);
        this.suspect(call, sighting, known, folder);
        this.note(call, identity, known);
        if (known.answer === undefined)
            return;
        this.remember(call, identity, known.answer, folder);
    }
    end() {
        this.judge();
    }
    suspect(call, { identity, first }, known, folder) {
        const { effects, isMutator, answer } = known;
        const previous = this.last.get(identity, INDEX) - 1;
        if (previous < 0 || answer === undefined || answer !== (this.lastAnswers.get(identity) ?? ''))
            return;
        if (this.last.get(identity, BATCH_START) === this.batchStart)
            return;
        if (this.last.get(identity, ERA) !== call.era || this.last.get(identity, FOLDER) !== folder)
            return;
        if (isMutator || effects.isPolling || (effects.state === 'writes' && !effects.isIdempotent))
            return;
        const { index, line, tool, where } = call;
        this.suspects.push({
            found: { index, line, tool, where, other: previous, first },
            identity,
            since: this.last.get(identity, BATCH_START),
            resources: resourcesOf(known),
            isUndeclared: effects.state === 'undeclared',
        });
    }
    /** Where it is not known by name what a mutator did, it may have been anything. */
    note({ index, tool }, identity, { effects, isMutator }) {
        const { state, writes } = effects;
        if (state === 'reads' && !isMutator)
            return;
        const changing = { index, identity, tool };
        if (state === 'writes')
            this.changes.change(changing, writes);
        else if (isMutator)
            this.changes.change(changing, undefined);
        else
            this.changes.undeclaredCall(changing);
    }
    remember({ index, era }, identity, answer, folder) {
        const { last, lastAnswers } = this;
        last.set(identity, INDEX, index + 1);
        last.set(identity, BATCH_START, this.batchStart);
        last.set(identity, ERA, era);
        last.set(identity, FOLDER, folder);
        if (answer !== '')
            lastAnswers.set(identity, answer);
        else if (lastAnswers.size > 0)
            lastAnswers.delete(identity);
    }
    /** The batch of the suspects has ended: all that stands between is known. */
    judge() {
        if (this.suspects.length === 0)
            return;
        for (const { found, identity, since, resources, isUndeclared } of this.suspects) {
            if (this.changes.isChanged(resources, since, identity))
                continue;
            const undeclared = isUndeclared ? found.tool : this.changes.undeclaredSince(since, identity);
            if (undeclared === undefined)
                this.reporter.late(found);
            else
                this.reporter.unchecked(undeclared);
        }
        this.suspects = [];
    }
    /** The number of a working directory: the same call elsewhere is another. */
    folder(cwd) {
        if (cwd === undefined)
            return 0;
        const known = this.folders.get(cwd);
        if (known !== undefined)
            return known;
        if (this.folders.size === MOST_FOLDERS)
            return MOST_FOLDERS + ++this.otherFolders;
        this.folders.set(cwd, this.folders.size + 1);
        return this.folders.size;
    }
}
/** What a call depends on: what it reads, and of one that writes, what it writes. */
function resourcesOf({ effects: { state, reads, writes } }) {
    if (state !== 'writes')
        return reads;
    return reads === undefined || writes === undefined ? undefined : [...reads, ...writes];
}
//# sourceMappingURL=needless-repeats.js.map
// EXTERNAL MODULE: ./build/commonjs/src/rules/sentence.js
var sentence = __nccwpck_require__(5626);
;// CONCATENATED MODULE: ./build/commonjs/src/rules/redundant-call.js


/** The tools that are assumed to change state: repeating one may be what the agent had to do. */
const MUTATORS = ['write_file', 'delete_file', 'create_file', 'move_file', 'run_command'];
/**
 * A call repeated for nothing: the call just before, its `other`, is the identical one, and the tool is no mutator. Where
 * it is known what tools do, the identical call is any before: see {@link NeedlessRepeats}.
 */
const redundantCall = {
    kind: 'redundant-call',
    check: 'replay',
    level: 'warning',
    mark: '\ud83d\udd01',
    watch: ({ mutators, knowledge }, reporter) => knowledge === undefined ? new RedundantCall(mutators) : new NeedlessRepeats(reporter),
    detail: ({ tool, other }) => `tool '${tool}' repeats the identical call at index ${(0,sentence/* indexText */.o)(other)} with no state change between them`,
    short: ({ other }) => (0,sentence/* sentence */.e) `repeats index ${other}, with no state change between`,
};
/** The names of all tools that change state by assumption. @param more beyond the five */
function mutatorNames(more) {
    return new Set([...MUTATORS, ...more]);
}
class RedundantCall {
    mutators;
    /** The call just before, unless it is not compared. */
    identity = -1;
    batch = -1;
    era = 0;
    constructor(mutators) {
        this.mutators = mutatorNames(mutators);
    }
    see(call, { identity, first }) {
        const repeated = identity === this.identity && call.batch !== this.batch && call.era === this.era;
        this.identity = call.isCompared ? identity : -1;
        this.batch = call.batch;
        this.era = call.era;
        if (!repeated || !call.isCompared)
            return undefined;
        const { index, line, tool, where } = call;
        if (this.mutators.has(tool))
            return undefined;
        return { index, line, tool, where, other: index - 1, first };
    }
}
//# sourceMappingURL=redundant-call.js.map

/***/ }),

/***/ 4261:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ CHECKS)
/* harmony export */ });
/** The audits that can be asked for. */
const CHECKS = ['replay', 'scope', 'verify'];
//# sourceMappingURL=rule.js.map

/***/ }),

/***/ 5626:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ sentence),
/* harmony export */   o: () => (/* binding */ indexText)
/* harmony export */ });
/** The tag of a template that is a sentence. */
function sentence(words, ...values) {
    return { words, values };
}
/** An index as text. The engine remembers what `${index}` gives, and a heap that remembers millions grows for good. */
function indexText(index) {
    return index.toFixed();
}
//# sourceMappingURL=sentence.js.map

/***/ }),

/***/ 600:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ VOLATILE_CLASSES)
/* harmony export */ });
/** The classes of values that change from run to run. */
const VOLATILE_CLASSES = ['iso-time', 'uuid', 'duration', 'tmp-path', 'pid', 'hex-address'];
//# sourceMappingURL=declaration.js.map

/***/ }),

/***/ 1270:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ classBetween),
/* harmony export */   v: () => (/* binding */ steady)
/* harmony export */ });
/* harmony import */ var _declaration_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(600);

/** What was put in the place of a volatile text. */
const PLACED = `<(?:${_declaration_js__WEBPACK_IMPORTED_MODULE_0__/* .VOLATILE_CLASSES */ .g.join('|')})>`;
/**
 * What no volatile text stands directly behind or before, so that none is cut out of the middle of a word.
 *
 * What was put in the place of another counts as a part of a word, and nothing here looks further than its neighbour:
 * what is no match beside a text is none beside what stands in its place, so that to look twice finds nothing more.
 */
const BEFORE = `(?<![0-9A-Za-z]|${PLACED})`;
const AFTER = `(?![0-9A-Za-z]|${PLACED})`;
const DATE = '\\d{4}-[01]\\d-[0-3]\\d';
const TIME = '[0-2]\\d:[0-5]\\d(?::[0-6]\\d(?:[.,]\\d{1,12})?)?';
const ZONE = '(?: ?(?:Z|UTC|GMT|[+-]\\d{2}:?\\d{2}))?';
const BASIC = '\\d{8}T\\d{6}(?:[.,]\\d{1,12})?(?:Z|[+-]\\d{4})?';
const NUMBER = '\\d{1,12}(?:\\.\\d{1,12})?';
const FEW = '\\d{1,6}';
const UNIT = [
    '[nu\u00b5\u03bcm]?s',
    'm?secs?',
    '(?:milli|micro|nano)?seconds?',
    'millis',
    'mins?',
    'minutes?',
    'hrs?',
    'hours?',
].join('|');
/** Ends a path: none of these stands in the path of a temporary file as it is named in a text. */
const DELIMITERS = '\\s"\'`<>|:;,()[\\]{}*?';
/** A backslash is written twice in a text of JSON inside a text. */
const SEPARATOR = '[\\\\/]{1,2}';
/** What a class looks like. Each repetition has a bound or ends at a sign that it cannot hold: the time is linear. */
const TEXTS = {
    'tmp-path': [
        `${BEFORE}(?<![._~-])(?:/private)?/(?:tmp|var/folders)/[^\\\\${DELIMITERS}]+`,
        `${BEFORE}[A-Z]:${SEPARATOR}(?:[^\\\\/\\r\\n"'<>|:*?]{1,64}${SEPARATOR}){0,6}Te?mp${SEPARATOR}[^${DELIMITERS}]+`,
    ].join('|'),
    'iso-time': `${BEFORE}(?:${DATE}[T ]${TIME}${ZONE}|${BASIC})${AFTER}`,
    uuid: `${BEFORE}[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}${AFTER}`,
    'hex-address': `${BEFORE}0x[0-9a-f]{6,16}${AFTER}`,
    pid: `${BEFORE}pid["']?(?: ?[:=] ?| )\\d{1,10}${AFTER}|(?<=[\\w.-])\\[\\d{1,10}\\](?=:)`,
    duration: [
        `${BEFORE}(?<!\\.)(?:${FEW}h ?)?${FEW}m ?${NUMBER}s${AFTER}`,
        `${BEFORE}(?<!\\.)${FEW}h ?${FEW}m${AFTER}`,
        `${BEFORE}(?<!\\.)\\d{1,4}:\\d{2}:\\d{2}(?:\\.\\d{1,12})?${AFTER}`,
        `${BEFORE}(?<!\\.)${NUMBER} ?(?:${UNIT})${AFTER}`,
    ].join('|'),
};
/** In the order in which they are looked for: one of the first may hold one of the last. */
const ORDER = ['tmp-path', 'iso-time', 'uuid', 'hex-address', 'pid', 'duration'];
const PATTERNS = new Map(ORDER.map((name) => [name, new RegExp(TEXTS[name], 'gi')]));
/** Puts `<class>` in the place of each text of some classes. To do it twice is to do it once. */
function steady(text, classes) {
    let fields = 0;
    let result = text;
    for (const [name, pattern] of PATTERNS) {
        if (!classes.has(name))
            continue;
        result = result.replace(pattern, () => {
            fields++;
            return `<${name}>`;
        });
    }
    return { text: result, fields };
}
const ALONE = _declaration_js__WEBPACK_IMPORTED_MODULE_0__/* .VOLATILE_CLASSES */ .g.map((name) => [
    name,
    new Set([name]),
]);
/** The first class without whose texts two different texts are the same, if there is one. */
function classBetween(left, right) {
    return ALONE.find(([, alone]) => steady(left, alone).text === steady(right, alone).text)?.[0];
}
//# sourceMappingURL=volatile.js.map

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = require("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = require("fs");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = require("node:crypto");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = require("node:fs/promises");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = require("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = require("node:stream");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = require("node:zlib");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = require("stream");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = require("util");

/***/ }),

/***/ 3106:
/***/ ((module) => {

module.exports = require("zlib");

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	(() => {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = (module) => {
/******/ 			var getter = module && module.__esModule ?
/******/ 				() => (module['default']) :
/******/ 				() => (module);
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".cli.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./build/commonjs/src/closest.js
var closest = __nccwpck_require__(4844);
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __nccwpck_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/report/error.js
var report_error = __nccwpck_require__(2544);
// EXTERNAL MODULE: ./build/commonjs/src/report/inert.js
var inert = __nccwpck_require__(9306);
// EXTERNAL MODULE: ./build/commonjs/src/rules/kinds.js + 9 modules
var kinds = __nccwpck_require__(5358);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/choices.js


/** The first is the default. */
const IF_NO_FILES_FOUND = ['error', 'warn', 'ignore'];
/**
 * The words of a setting that takes some of a closed list, separated by commas, spaces or lines.
 *
 * @param setting how the setting is called where it is made
 * @throws ToolReplayError for a word that is not on the list
 */
function choices(setting, values, list) {
    return values
        .flatMap((value) => value.split(/[\s,]+/))
        .filter((word) => word !== '')
        .map((word) => {
        const known = list.find((candidate) => candidate === word);
        if (known !== undefined)
            return known;
        throw wrong(setting, `'${word.slice(0, 80)}'`, list);
    });
}
/** The one word of a setting that takes one of a closed list, which is the first of it when nothing is said. */
function choice(setting, values, list) {
    const [word = list[0], ...more] = choices(setting, values, list);
    if (more.length > 0)
        throw wrong(setting, `${more.length + 1} words`, list);
    return word;
}
/** The kinds of finding that a setting chooses: `any`, which is the default, `none`, or some by name. */
function chosenKinds(setting, values) {
    const chosen = choices(setting, values, ['any', 'none', ...kinds/* KINDS */.GW]);
    if (chosen.length > 1 && (chosen.includes('any') || chosen.includes('none'))) {
        throw wrong(setting, `'${chosen.join(' ')}'`, ['any', 'none', 'or kinds of finding']);
    }
    if (chosen.length === 0 || chosen[0] === 'any')
        return new Set(kinds/* KINDS */.GW);
    return new Set(kinds/* KINDS */.GW.filter((kind) => chosen.includes(kind)));
}
function wrong(setting, found, list) {
    return new src_error/* ToolReplayError */.K('usage', { found: `${found} for ${setting}`, expected: list.join(', ') });
}
//# sourceMappingURL=choices.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/words.js
var words = __nccwpck_require__(9171);
// EXTERNAL MODULE: ./build/commonjs/src/rules/rule.js
var rule = __nccwpck_require__(4261);
;// CONCATENATED MODULE: ./build/commonjs/src/commands/options.js
/** Options that more than one command has. */
const MUTATOR = {
    name: 'mutator',
    value: 'NAME',
    repeatable: true,
    help: 'a tool that changes state, so that repeating it is no finding',
};
const FORMAT = {
    name: 'format',
    value: 'NAME',
    help: 'what the transcript is, where its content does not say so',
};
const STRICT = {
    name: 'strict',
    help: "an agent's log is unusable when any part of it would have to be passed over",
};
const SESSION = {
    name: 'session',
    value: 'NAME',
    help: "which session of an agent's log, when it holds several",
};
/**
 * How a transcript is to be read, as the options say it.
 *
 * @throws ToolReplayError for the name of a format that is none
 */
async function readingOf(core, call) {
    const format = call.values(FORMAT.name).at(-1);
    await core.checkFormat(`--${FORMAT.name}`, format);
    return { format, strictness: call.values(STRICT.name).length > 0 ? 'refuse' : 'skip' };
}
//# sourceMappingURL=options.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/audit.js




/**
 * Many transcripts, by all checks that apply; exit code by `--fail-on`, 2 when one cannot be judged. The others are
 * audited all the same.
 */
const audit = {
    name: 'audit',
    summary: 'audit many transcripts at once, as the Action does',
    operands: ['glob\u2026'],
    options: [
        {
            name: 'scope',
            value: 'FILE',
            repeatable: true,
            help: 'a scope file, or a glob of several; a bare file name is looked for from each transcript upwards',
        },
        MUTATOR,
        {
            name: 'checks',
            value: 'LIST',
            repeatable: true,
            help: `only these of ${rule/* CHECKS */.u.join(', ')}, each of which must be possible; default: all that apply`,
        },
        {
            name: 'fail-on',
            value: 'LIST',
            repeatable: true,
            help: 'any (default), none, or the kinds of finding that end in exit code 1',
        },
        {
            name: 'if-no-files-found',
            value: 'WHAT',
            help: `${IF_NO_FILES_FOUND.join(', ')}: when there is not one call to check; default: error`,
        },
        FORMAT,
        STRICT,
    ],
    about: 'Globs know *, ?, **, {a,b} and [a-z]; quote them. One that starts with ! takes away. Sealed transcripts are verified too.',
    async run(call, terminal) {
        const core = await __nccwpck_require__.e(/* import() */ 626).then(__nccwpck_require__.bind(__nccwpck_require__, 3626));
        const checks = choices('--checks', call.values('checks'), rule/* CHECKS */.u);
        const report = await core.audit({
            transcripts: call.operands.filter((operand) => operand !== '-'),
            streams: call.operands.includes('-') ? [terminal.source('-')] : [],
            folder: terminal.folder,
            workspace: terminal.folder,
            scope: call.values('scope'),
            mutators: call.values('mutator'),
            ...(await readingOf(core, call)),
            ...(checks.length > 0 && { checks: new Set(checks) }),
            failOn: chosenKinds('--fail-on', call.values('fail-on')),
            ifNoFilesFound: choice('--if-no-files-found', call.values('if-no-files-found'), IF_NO_FILES_FOUND),
        }, progressOn(terminal));
        terminal.status('');
        await terminal.write(core.terminalReport(report, terminal.paint));
        return report.exitCode;
    },
};
const MEGABYTE = 1_000_000;
function progressOn(terminal) {
    let files = 0;
    let done = 0;
    let bytes = 0;
    let shown = 0;
    return {
        started(number) {
            files = number;
        },
        read(size) {
            bytes += size;
            if (bytes - shown < 8 * MEGABYTE)
                return;
            shown = bytes;
            terminal.status(`${done} of ${(0,words/* count */.U9)(files, 'transcript')}, ${Math.floor(bytes / MEGABYTE)} MB`);
        },
        finished() {
            done++;
        },
    };
}
//# sourceMappingURL=audit.js.map
;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = require("node:util");
;// CONCATENATED MODULE: ./build/commonjs/src/commands/parse.js



/** Every command answers to it. */
const HELP = { name: 'help', short: 'h', help: 'show this' };
/**
 * Reads the arguments of one command.
 *
 * @returns 'help' when help is asked for
 * @throws ToolReplayError for an unknown option, a missing or an unwanted value, or the wrong number of operands
 */
function parseCall(command, args) {
    const options = [...command.options, HELP];
    const { tokens } = (0,external_node_util_namespaceObject.parseArgs)({
        args: [...args],
        allowPositionals: true,
        strict: false,
        tokens: true,
        options: Object.fromEntries(options.map(({ name, short, value }) => [
            name,
            {
                type: value === undefined ? 'boolean' : 'string',
                multiple: true,
                ...(short !== undefined && { short }),
            },
        ])),
    });
    const operands = [];
    const values = new Map();
    for (const token of tokens) {
        if (token.kind === 'positional')
            operands.push(token.value);
        if (token.kind === 'option') {
            const option = options.find(({ name }) => name === token.name);
            if (option === undefined)
                throw unknownOption(command, token.rawName, options);
            values.set(option.name, [...(values.get(option.name) ?? []), optionValue(command, option, token)]);
        }
    }
    if (values.has(HELP.name))
        return 'help';
    checkRepeats(command, values);
    checkOperands(command, operands);
    return { operands, values: (option) => values.get(option) ?? [] };
}
/** A mistake in the call of a command, with the way to its help. */
function usageError(command, found, expected, near) {
    const help = `see 'toolreplay ${command === '' ? '' : `${command} `}--help'`;
    return new src_error/* ToolReplayError */.K('usage', {
        found,
        ...(expected !== undefined && { expected }),
        advice: near === undefined ? help : `did you mean '${near}'? ${help}`,
    });
}
function unknownOption({ name }, raw, options) {
    const near = (0,closest/* closest */.k)(raw, options.map((option) => `--${option.name}`));
    return usageError(name, `the unknown option '${raw.slice(0, 80)}'`, undefined, near);
}
function optionValue(command, option, { rawName, value, inlineValue }) {
    if (option.value === undefined) {
        if (value === undefined)
            return '';
        throw usageError(command.name, `a value for ${rawName}`, 'none');
    }
    // `--mutator --scope f` is a value forgotten; a value that starts with a dash can be given after a `=`.
    const forgotten = value === undefined || value === '' || (inlineValue !== true && /^-./.test(value));
    if (forgotten)
        throw usageError(command.name, `no value for ${rawName}`, `${rawName} ${option.value}`);
    return value;
}
function checkRepeats({ name, options }, values) {
    for (const option of options) {
        const times = values.get(option.name)?.length ?? 0;
        if (times > 1 && option.repeatable === undefined)
            throw usageError(name, `--${option.name} ${times} times`, 'once');
    }
}
function checkOperands({ name, operands }, given) {
    const many = operands.at(-1)?.endsWith('\u2026') ?? false;
    if (given.length === operands.length || (many && given.length > operands.length))
        return;
    const expected = operands.length === 0 ? 'none' : operands.map((operand) => `<${operand}>`).join(' ');
    throw usageError(name, given.length === 0 ? 'no argument' : `${given.length} argument${given.length === 1 ? '' : 's'}`, expected);
}
//# sourceMappingURL=parse.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/help.js

/** What `toolreplay --help` and `toolreplay help` print. */
function programHelp(commands) {
    const rows = commands.map((command) => [usage(command), command.summary]);
    return `Audits the recorded tool calls of AI agents, without ever calling a tool.

usage: toolreplay <command> \u2026

${columns(rows)}

A transcript is JSON Lines, one call a line, with index, tool, args and response; or the log of an agent, as it is.
- reads standard input.
Exit code 0: clean. 1: findings, or a broken chain. 2: usage error, or input that cannot be judged.

'toolreplay <command> --help' shows the options of a command.
`;
}
/** What `toolreplay <command> --help` and `toolreplay help <command>` print. */
function commandHelp(command) {
    const rows = [...command.options, HELP].map((option) => [optionUsage(option), option.help]);
    return `${capital(command.summary)}.

usage: toolreplay ${usage(command)}${command.options.length > 0 ? ' [options]' : ''}

${columns(rows)}

${command.about}
`;
}
function usage({ name, operands }) {
    return [name, ...operands.map((operand) => `<${operand}>`)].join(' ');
}
function optionUsage({ name, short, value, repeatable }) {
    const names = short === undefined ? `--${name}` : `-${short}, --${name}`;
    return `${names}${value === undefined ? '' : ` ${value}`}${repeatable === undefined ? '' : ' \u2026'}`;
}
function columns(rows) {
    const width = Math.max(...rows.map(([left]) => left.length));
    return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}
function capital(text) {
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}
//# sourceMappingURL=help.js.map
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./build/commonjs/src/commands/named.js

/** Does the work on one operand; an error that does not yet say which file it is about says so then. */
async function named(operand, work) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof src_error/* ToolReplayError */.K) || error.place.file !== undefined)
            throw error;
        throw error.at({ file: operand === '-' ? '<stdin>' : operand });
    }
}
//# sourceMappingURL=named.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/notes.js
/** Says on standard error what a log was read as, and what it had beside calls with their answers. */
function noteOn(core, operand, { format, skipped, sessions }, terminal) {
    if (format === core.NATIVE)
        return;
    const sum = (of) => sessions.reduce((total, session) => total + of(session), 0);
    const notes = core.logNotes({
        format,
        skipped,
        calls: sum(({ calls }) => calls),
        unanswered: sum(({ unanswered }) => unanswered),
        orphans: sum(({ orphans }) => orphans),
        duplicates: sum(({ duplicates }) => duplicates),
    });
    terminal.note(core.noteText(core.inertLine(core.inert(operand)), format, notes));
}
/** Says on standard error what of a scope file's imports is not used, and what could not be compared because of what. */
function noteOnScope(core, scope, replayed, terminal) {
    const notes = replayed ?? { unchecked: new Map(), normalized: { answers: 0, fields: 0 } };
    for (const line of core.sessionScopeLines(scope, notes))
        terminal.note(line);
}
//# sourceMappingURL=notes.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/write-held.js


/**
 * Writes what must not be seen before it is whole: into a file, whole or not at all, or to standard output once all of
 * it is there.
 *
 * @param operand what it is made of, as the command line names it
 * @param file the file to write; undefined or `-` is standard output
 */
async function writeHeld(core, operand, chunks, file, terminal) {
    if (file !== undefined && file !== '-') {
        await named(operand, () => core.writeAtomically((0,external_node_path_.resolve)(terminal.folder, file), file, chunks));
        return;
    }
    const output = new core.HeldOutput();
    try {
        await named(operand, () => output.write(chunks));
        await terminal.writeBytes(output.read());
    }
    finally {
        output.close();
    }
}
//# sourceMappingURL=write-held.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/import.js






/** An agent's log as a transcript of the native form, which every other command takes. */
const importLog = {
    name: 'import',
    summary: "print one session of an agent's log in the native form",
    operands: ['log'],
    options: [
        SESSION,
        { name: 'list', help: 'print what sessions there are, one JSON object a line, and nothing else' },
        {
            name: 'output',
            short: 'o',
            value: 'OUT',
            help: 'write the file OUT, whole or not at all; or, when OUT ends in a slash, one file a session into that folder',
        },
        FORMAT,
        STRICT,
    ],
    about: 'A call that was never answered has the response {"$unanswered":true}. A transcript that is native already is given back in canonical form.',
    async run(call, terminal) {
        const core = await __nccwpck_require__.e(/* import() */ 626).then(__nccwpck_require__.bind(__nccwpck_require__, 3626));
        const [operand = ''] = call.operands;
        const settings = { ...(await readingOf(core, call)), accepted: 'unsealed' };
        const wanted = call.values(SESSION.name).at(-1);
        const output = call.values('output').at(-1);
        const isFolder = output !== undefined && (output.endsWith('/') || output.endsWith(external_node_path_.sep));
        const source = terminal.source(operand);
        if (call.values('list').length > 0) {
            if (output !== undefined)
                throw usageError('import', '--list with --output', 'one of them');
            const log = await named(operand, () => core.summaryOf(source, settings));
            await terminal.write(core.sessionList(log));
            return 0;
        }
        if (isFolder) {
            if (wanted !== undefined)
                throw usageError('import', '--session with a folder for --output', 'a file');
            const folder = (0,external_node_path_.resolve)(terminal.folder, output);
            const { log } = await named(operand, () => core.writeSessions(source, settings, folder, output));
            noteOn(core, operand, log, terminal);
            return 0;
        }
        let log;
        const view = core.nativeView(source, settings, wanted, (summary) => {
            log = summary;
        });
        await writeHeld(core, operand, view, output, terminal);
        if (log !== undefined)
            noteOn(core, operand, log, terminal);
        return 0;
    },
};
//# sourceMappingURL=import.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/audit-session.js


/**
 * Audits the one session that a command is about. What an agent's log had beside its calls goes to standard error: the
 * report itself is fixed.
 */
async function auditSession(core, operand, checks, call, terminal) {
    const { format, sessions, skipped } = await core.auditTranscript(terminal.source(operand), checks);
    const session = core.oneSession(sessions, call.values(SESSION.name).at(-1));
    noteOn(core, operand, { format, skipped, sessions: [session] }, terminal);
    return session;
}
//# sourceMappingURL=audit-session.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/replay.js





const KNOWLEDGE = {
    name: 'scope',
    value: 'FILE',
    help: 'a scope file of version 2: what it says of tools and answers is taken into account',
};
/** One unsealed transcript, its calls compared with each other; exit code 1 when there are findings. */
const replay = {
    name: 'replay',
    summary: 'find calls with two answers and calls repeated for nothing',
    operands: ['transcript'],
    options: [MUTATOR, KNOWLEDGE, SESSION, FORMAT, STRICT],
    about: 'Prints the number of calls, the index of the first call that got another answer than before, and each finding.',
    async run(call, terminal) {
        const core = await __nccwpck_require__.e(/* import() */ 626).then(__nccwpck_require__.bind(__nccwpck_require__, 3626));
        const [operand = ''] = call.operands;
        const file = call.values(KNOWLEDGE.name).at(-1);
        const scope = file === undefined ? undefined : await core.readScopeFile((0,external_node_path_.resolve)(terminal.folder, file), file, terminal.folder);
        const checks = {
            checks: new Set(['replay']),
            accepted: 'unsealed',
            mutators: call.values('mutator'),
            scopes: scope === undefined ? [] : [scope.scope],
            ...(await readingOf(core, call)),
        };
        const { calls, findings, unchecked, normalized } = await named(operand, async () => {
            const session = await auditSession(core, operand, checks, call, terminal);
            if (session.calls > 0 && session.compared === 0)
                throw core.nothingCompared();
            return session;
        });
        if (scope !== undefined)
            noteOnScope(core, scope, { unchecked, normalized }, terminal);
        await terminal.write(core.replayText(calls, findings));
        return findings.total === 0 ? 0 : 1;
    },
};
//# sourceMappingURL=replay.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/scope.js





const EXPLAIN = 'explain';
/** One unsealed transcript against one scope file; exit code 1 when a call is outside. */
const scope = {
    name: 'scope',
    summary: 'check every call against what an agent may do',
    operands: ['transcript', 'scope'],
    options: [{ name: EXPLAIN, help: 'print for each call which rule decided' }, SESSION, FORMAT, STRICT],
    about: 'The scope file is {"agent": string, "allowed_tools": [string, \u2026]}, names being exact and case-sensitive; or one of version 2, with permissions and rules about arguments. See also scope init and scope check.',
    async run(call, terminal) {
        const [operand = '', file = ''] = call.operands;
        const core = await __nccwpck_require__.e(/* import() */ 626).then(__nccwpck_require__.bind(__nccwpck_require__, 3626));
        const read = await core.readScopeFile((0,external_node_path_.resolve)(terminal.folder, file), file, terminal.folder);
        const { scope: declared } = read;
        noteOnScope(core, read, undefined, terminal);
        if (call.values(EXPLAIN).length > 0)
            return explain(core, call, terminal, await core.withPolicy(declared));
        const checks = {
            checks: new Set(['scope']),
            accepted: 'unsealed',
            mutators: [],
            scopes: [declared],
            ...(await readingOf(core, call)),
        };
        const { calls, findings } = await named(operand, () => auditSession(core, operand, checks, call, terminal));
        await terminal.write(core.scopeText(calls, findings, declared.agent));
        return findings.total === 0 ? 0 : 1;
    },
};
async function explain(core, call, terminal, declared) {
    const [operand = ''] = call.operands;
    const settings = { accepted: 'unsealed', ...(await readingOf(core, call)) };
    const wanted = call.values(SESSION.name).at(-1);
    const explained = await named(operand, () => core.explainSession(terminal.source(operand), settings, declared, wanted, core.explainedText));
    try {
        await terminal.write(explained.lines());
        return explained.session.findings.total === 0 ? 0 : 1;
    }
    finally {
        explained.close();
    }
}
//# sourceMappingURL=scope.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/scope-check.js

/** One scope file, without a transcript; exit code 1 when there is something to say of it. */
const scopeCheck = {
    name: 'scope check',
    summary: 'run the examples of a scope file, and look for what in it does nothing',
    operands: ['scope'],
    options: [],
    about: 'Prints what the file holds, and with file, line and column what in it does not do what it looks like: rules that match no call, permissions that Claude Code ignores or that a deny covers, rules of imports that are not used. A scope file named check is ./check to the command scope.',
    async run({ operands: [file = ''] }, terminal) {
        const core = await __nccwpck_require__.e(/* import() */ 626).then(__nccwpck_require__.bind(__nccwpck_require__, 3626));
        const checked = await core.checkScopeFile((0,external_node_path_.resolve)(terminal.folder, file), file, terminal.folder);
        await terminal.write([core.scopeCheckText(checked)]);
        return checked.lints.length + checked.warnings.length === 0 ? 0 : 1;
    },
};
//# sourceMappingURL=scope-check.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/scope-init.js


/** A scope file to start from; exit code 1 when there are calls that it cannot make clean. */
const scopeInit = {
    name: 'scope init',
    summary: 'write the smallest scope file under which some runs are clean',
    operands: ['glob\u2026'],
    options: [FORMAT, STRICT],
    about: 'Prints a scope file of version 2, to start from. Calls that no permission makes clean, such as commands that cannot be parsed, are told on standard error and end in exit code 1. A transcript named init is ./init to the command scope.',
    async run(call, terminal) {
        const core = await __nccwpck_require__.e(/* import() */ 626).then(__nccwpck_require__.bind(__nccwpck_require__, 3626));
        const settings = {
            transcripts: call.operands.filter((operand) => operand !== '-'),
            streams: call.operands.includes('-') ? [terminal.source('-')] : [],
            folder: terminal.folder,
            accepted: 'either',
            ...(await readingOf(core, call)),
        };
        const drafted = await core.draftScope(settings, core.scopeDraftText);
        await terminal.write([drafted.text]);
        for (const { file, log } of drafted.logs)
            noteOn(core, file, log, terminal);
        for (const line of core.unmetLines(drafted))
            terminal.note(line);
        return drafted.unmet.calls === 0 ? 0 : 1;
    },
};
//# sourceMappingURL=scope-init.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/seal.js



/** One unsealed transcript, or one session of an agent's log, as a sealed one, to standard output or into a file. */
const seal = {
    name: 'seal',
    summary: 'chain the calls with digests, so that later edits show',
    operands: ['transcript'],
    options: [
        { name: 'output', short: 'o', value: 'FILE', help: 'write FILE, whole or not at all, instead of printing' },
        SESSION,
        FORMAT,
        STRICT,
    ],
    about: 'Prints each call in canonical form with the digest of the link before it ("prev") and its own ("digest").',
    async run(call, terminal) {
        const core = await __nccwpck_require__.e(/* import() */ 626).then(__nccwpck_require__.bind(__nccwpck_require__, 3626));
        const [operand = ''] = call.operands;
        const wanted = call.values(SESSION.name).at(-1);
        let log;
        const sealed = core.sealTranscript(terminal.source(operand), await readingOf(core, call), wanted, (summary) => {
            log = summary;
        });
        await writeHeld(core, operand, sealed, call.values('output').at(-1), terminal);
        if (log !== undefined)
            noteOn(core, operand, log, terminal);
        return 0;
    },
};
//# sourceMappingURL=seal.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/verify.js

/** The chain of one sealed transcript; exit code 1 when it is broken. */
const verify = {
    name: 'verify',
    summary: 'recompute the chain of a sealed transcript',
    operands: ['sealed'],
    options: [],
    about: 'Prints whether the chain is intact, or the first link that is broken with the digest expected and the one found.',
    async run({ operands: [operand = ''] }, terminal) {
        const core = await __nccwpck_require__.e(/* import() */ 626).then(__nccwpck_require__.bind(__nccwpck_require__, 3626));
        const checks = {
            checks: new Set(['verify']),
            accepted: 'sealed',
            mutators: [],
            scopes: [],
            strictness: 'skip',
        };
        const { break: broken } = await named(operand, () => core.auditTranscript(terminal.source(operand), checks));
        await terminal.write([core.verifyText(broken)]);
        return broken === undefined ? 0 : 1;
    },
};
//# sourceMappingURL=verify.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/version.js
/** The version of the product; a test holds it equal to that of package.json. */
const VERSION = '1.0.0';
//# sourceMappingURL=version.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/version.js

/** The version, which `--version` prints too. */
const version = {
    name: 'version',
    summary: 'print the version',
    operands: [],
    options: [],
    about: 'The version follows semantic versioning.',
    async run(_, terminal) {
        await terminal.write([`toolreplay ${VERSION}\n`]);
        return 0;
    },
};
//# sourceMappingURL=version.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/run.js















/** All commands, in the order in which help lists them. */
const COMMANDS = [
    audit,
    replay,
    scope,
    scopeInit,
    scopeCheck,
    seal,
    verify,
    importLog,
    version,
];
const HELP_WORDS = ['help', '--help', '-h'];
/** Runs one command line, without the program's name. Whatever goes wrong is one line on standard error. */
async function runCommand(args, terminal) {
    try {
        return await dispatch(args, terminal);
    }
    catch (error) {
        terminal.status('');
        terminal.note((0,inert/* inertLine */.Fq)(`toolreplay: ${describe(error)}`));
        return 2;
    }
}
async function dispatch(words, terminal) {
    const [name, ...args] = joined(words);
    if (name === undefined)
        throw usageError('', 'no command', COMMANDS.map((command) => command.name).join(', '));
    if (HELP_WORDS.includes(name)) {
        await terminal.write([helpOn(name === 'help' ? joined(args)[0] : undefined)]);
        return 0;
    }
    const command = commandNamed(name === '--version' ? 'version' : name);
    const call = parseCall(command, args);
    if (call !== 'help')
        return command.run(call, terminal);
    await terminal.write([commandHelp(command)]);
    return 0;
}
/** The same words, those of a command of two words as one. */
function joined(words) {
    const name = words.slice(0, 2).join(' ');
    return COMMANDS.some((command) => command.name === name) ? [name, ...words.slice(2)] : words;
}
/** The help of a command, or of the program where none is named. */
function helpOn(name) {
    return name === undefined || HELP_WORDS.includes(name) ? programHelp(COMMANDS) : commandHelp(commandNamed(name));
}
function commandNamed(name) {
    const command = COMMANDS.find((candidate) => candidate.name === name);
    if (command !== undefined)
        return command;
    const names = COMMANDS.map((candidate) => candidate.name);
    throw usageError('', `the unknown command '${name.slice(0, 80)}'`, undefined, (0,closest/* closest */.k)(name, names));
}
function describe(error) {
    if (error instanceof src_error/* ToolReplayError */.K)
        return (0,report_error/* errorText */.k)(error);
    return `internal error, please report it: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
}
//# sourceMappingURL=run.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/source.js
var source = __nccwpck_require__(1018);
// EXTERNAL MODULE: ./build/commonjs/src/audit/system-error.js
var system_error = __nccwpck_require__(3017);
;// CONCATENATED MODULE: ./build/commonjs/src/report/paint.js
const plain = (_, text) => text;
//# sourceMappingURL=paint.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/terminal.js




const BATCH = 1 << 16;
const COLOURS = { red: 31, yellow: 33, green: 32, bold: 1, dim: 2 };
/** Where a command reads and writes. No command touches the process itself. */
class Terminal {
    /** The working directory, absolute. */
    folder;
    /** Colour for what is written to standard output; none unless a person looks at it. */
    paint;
    streams;
    failure;
    errors;
    constructor(streams, folder, environment) {
        this.streams = streams;
        this.folder = folder;
        // https://no-color.org: any value that is not empty.
        const colour = streams.stdout.isTTY && !environment['NO_COLOR'] && environment['TERM'] !== 'dumb';
        this.paint = colour ? (name, text) => `\u001b[${COLOURS[name]}m${text}\u001b[0m` : plain;
        streams.stdout.on('error', (error) => {
            this.failure ??= error;
        });
    }
    /** A file named on the command line; `-` is standard input. */
    source(operand) {
        return operand === '-'
            ? (0,source/* streamSource */.S)(this.streams.stdin(), '<stdin>')
            : (0,source/* fileSource */.I)((0,external_node_path_.resolve)(this.folder, operand), operand);
    }
    /**
     * Writes text to standard output, no faster than it is read. A reader that went away (`| head`) is no error: the rest
     * is not written.
     *
     * @throws ToolReplayError when it cannot be written for another reason
     */
    async write(pieces) {
        let batch = '';
        for (const piece of pieces) {
            batch += piece;
            if (batch.length < BATCH)
                continue;
            await this.send(batch);
            if (this.readerGone())
                return;
            batch = '';
        }
        await this.send(batch);
        this.readerGone();
    }
    /** Writes bytes to standard output, as {@link write} does. */
    async writeBytes(chunks) {
        for await (const chunk of chunks) {
            await this.send(chunk);
            if (this.readerGone())
                return;
        }
    }
    /** One line to standard error. */
    note(line) {
        this.stderr.write(`${line}\n`);
    }
    /** Shows a passing line on standard error, over the one before, when a person looks at it. */
    status(line) {
        if (this.stderr.isTTY)
            this.stderr.write(`\r\u001b[K${line}`);
    }
    get stderr() {
        if (this.errors === undefined) {
            this.errors = this.streams.stderr();
            this.errors.on('error', () => {
                // Nobody is there to be told.
            });
        }
        return this.errors;
    }
    send(data) {
        if (data.length === 0 || this.failure !== undefined)
            return Promise.resolve();
        return new Promise((done) => {
            this.streams.stdout.write(data, (error) => {
                if (error)
                    this.failure ??= error;
                done();
            });
        });
    }
    readerGone() {
        if (this.failure === undefined)
            return false;
        // Windows calls it EOF when the reader goes away in the middle of a write.
        if ('code' in this.failure && (this.failure.code === 'EPIPE' || this.failure.code === 'EOF'))
            return true;
        throw (0,system_error/* writeError */.oG)(this.failure, '<stdout>');
    }
}
//# sourceMappingURL=terminal.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/cli.js



const streams = { stdin, stdout: process.stdout, stderr: () => process.stderr };
const terminal = new Terminal(streams, process.cwd(), process.env);
// Not awaited at the top level: the bundle is CommonJS, which starts faster.
runCommand(process.argv.slice(2), terminal).then((exitCode) => {
    process.exitCode = exitCode;
});
/** `process.stdin` reads a directory as if it were empty, and a check of nothing must not pass: the system says so. */
function stdin() {
    return (0,external_node_fs_.fstatSync)(0).isDirectory() ? (0,external_node_fs_.createReadStream)('', { fd: 0 }) : process.stdin;
}
//# sourceMappingURL=cli.js.map
module.exports = __webpack_exports__;
/******/ })()
;