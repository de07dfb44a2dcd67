"use strict";
exports.id = 744;
exports.ids = [744];
exports.modules = {

/***/ 2361:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ PLAIN),
/* harmony export */   w: () => (/* binding */ CanonicalText)
/* harmony export */ });
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2361);

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
const FIRST = 1 << 12;
const AMPLE = 1 << 16;
const HEX_DIGITS = Buffer.from('0123456789abcdef');
/** A canonical form as it is written: ASCII bytes in memory that is used again for the next one. */
class CanonicalText {
    /** Valid below `length`. {@link reserve} may replace it. */
    bytes = Buffer.allocUnsafeSlow(FIRST);
    /** How many bytes were written. To set it lower takes back what is beyond. */
    length = 0;
    /** Makes room for `size` bytes in all. What was written stays. Nothing else checks for room. */
    reserve(size) {
        if (this.bytes.length >= size)
            return;
        // Twice as much each time, as long as it is little: thousands of small files need no more.
        const larger = Buffer.allocUnsafeSlow(Math.max(size, Math.min(2 * this.bytes.length, AMPLE)));
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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t_: () => (/* binding */ Canonicalizer),
  lr: () => (/* binding */ MAX_DEPTH),
  PZ: () => (/* binding */ MAX_GROWTH)
});

// EXTERNAL MODULE: ./build/commonjs/src/json/bytes.js
var json_bytes = __webpack_require__(2361);
// EXTERNAL MODULE: ./build/commonjs/src/json/canonical-text.js
var canonical_text = __webpack_require__(9938);
// EXTERNAL MODULE: ./build/commonjs/src/json/escapes.js
var escapes = __webpack_require__(1838);
// EXTERNAL MODULE: ./build/commonjs/src/json/faults.js
var faults = __webpack_require__(3845);
// EXTERNAL MODULE: ./build/commonjs/src/json/keys.js
var keys = __webpack_require__(104);
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
var number = __webpack_require__(8965);
// EXTERNAL MODULE: ./build/commonjs/src/json/utf8.js
var utf8 = __webpack_require__(139);
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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ describe),
/* harmony export */   t: () => (/* binding */ invalidUtf8)
/* harmony export */ });
/* harmony import */ var _utf8_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(139);

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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8245);
/* harmony import */ var _describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);
/* harmony import */ var _utf8_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(139);



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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ compareKeys)
/* harmony export */ });
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2361);
/* harmony import */ var _escapes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1838);


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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isShortest),
/* harmony export */   k: () => (/* binding */ canonicalDouble)
/* harmony export */ });
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2361);

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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ Tape)
/* harmony export */ });
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2361);
/* harmony import */ var _canonicalizer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6931);
/* harmony import */ var _escapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1838);
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3845);
/* harmony import */ var _utf8_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(139);





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
    entries = new Int32Array(0);
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
            const larger = new Int32Array(Math.max(STRIDE * 64, this.entries.length * 2));
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

/***/ 139:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MO: () => (/* binding */ invalidUtf8At),
/* harmony export */   "do": () => (/* binding */ multiByteAt),
/* harmony export */   qz: () => (/* binding */ widthOf)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);

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
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(text.subarray(start, end)))
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

/***/ })

};
;