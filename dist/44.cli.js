"use strict";
exports.id = 44;
exports.ids = [44,525];
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

/***/ 5818:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ redactedBaseline),
/* harmony export */   v: () => (/* binding */ redactedEntries)
/* harmony export */ });
/* harmony import */ var _redaction_replacements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2041);

/** What there is to say of a baseline, whose entries name tools and say why in anybody's words. */
function redactedBaseline(report, redactor) {
    const show = (data) => redactor.text(data);
    return {
        ...report,
        unused: report.unused.map(({ entry, other, why }) => ({
            entry: shownEntry(entry, show),
            other: other && { ...other, tool: show(other.tool) },
            why,
        })),
        expired: report.expired.map((one) => {
            const { session } = one.first;
            const first = { ...one.first, session: session === undefined ? undefined : show(session) };
            return { ...one, entry: shownEntry(one.entry, show), first };
        }),
    };
}
/**
 * Entries of a baseline file as it is written: names of tools and sessions as reports show them, by which they are known
 * again. What is said in anybody's own words stays.
 */
function redactedEntries(entries, redactor) {
    // A name that looks redacted already stays as it is, whatever is redacted before it: by that alone it is known again.
    for (const { tool, session = '' } of entries) {
        for (const name of [tool, session])
            if ((0,_redaction_replacements_js__WEBPACK_IMPORTED_MODULE_0__/* .looksRedacted */ .lf)(name))
                redactor.text(name);
    }
    return entries.map((entry) => ({
        ...entry,
        tool: redactor.text(entry.tool),
        session: entry.session === undefined ? undefined : redactor.text(entry.session),
    }));
}
function shownEntry(entry, show) {
    return { ...entry, tool: show(entry.tool), reason: show(entry.reason) };
}
//# sourceMappingURL=redacted-baseline.js.map

/***/ }),

/***/ 5716:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ redactedComparison)
/* harmony export */ });
/** The same comparison with no secret in its names and pointers. What values it shows were redacted when it was made. */
function redactedComparison(comparison, redactor) {
    const show = (data) => redactor.text(data);
    return { ...comparison, sessions: comparison.sessions.map((session) => shownSession(session, show)) };
}
function shownSession(session, show) {
    const { name, names, first, steps } = session;
    return {
        ...session,
        ...(name !== undefined && { name: show(name) }),
        ...(names && { names: { base: names.base && show(names.base), head: names.head && show(names.head) } }),
        ...(first && { first: shownChange(first, show) }),
        steps: steps.map((step) => shownStep(step, show)),
    };
}
/** A step in which nothing is redacted, as in most, stays the one that it is: there may be hundreds of thousands. */
function shownStep(step, show) {
    if (step.type === 'folded')
        return step;
    if (step.type !== 'equal')
        return shownChange(step, show);
    const shown = shownCall(step, show);
    return shown === undefined ? step : { ...step, ...shown };
}
function shownChange(change, show) {
    const shown = shownCall(change, show);
    const changed = shown === undefined ? change : { ...change, ...shown };
    if (changed.type !== 'changed')
        return changed;
    const { args, response } = changed;
    const [shownArgs, shownResponse] = [args && shownPart(args, show), response && shownPart(response, show)];
    if (shownArgs === args && shownResponse === response)
        return changed;
    return { ...changed, ...(shownArgs && { args: shownArgs }), ...(shownResponse && { response: shownResponse }) };
}
/** What is other in a call: its tool, and where it stands inside an archive. */
function shownCall({ tool, base, head }, show) {
    const shown = show(tool);
    if (shown === tool && base?.where === undefined && head?.where === undefined)
        return undefined;
    return {
        tool: shown,
        ...(base && { base: shownSpot(base, show) }),
        ...(head && { head: shownSpot(head, show) }),
    };
}
function shownSpot(spot, show) {
    return spot.where === undefined ? spot : { ...spot, where: show(spot.where) };
}
function shownPart(part, show) {
    const pointers = part.places.map(({ pointer }) => show(pointer));
    if (part.places.every(({ pointer }, at) => pointer === pointers[at]))
        return part;
    return { ...part, places: part.places.map((place, at) => ({ ...place, pointer: pointers[at] ?? '' })) };
}
//# sourceMappingURL=redacted-comparison.js.map

/***/ }),

/***/ 5779:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bu: () => (/* binding */ redactedPlaces),
/* harmony export */   Uj: () => (/* binding */ redactedBreak),
/* harmony export */   VX: () => (/* binding */ redactedScope),
/* harmony export */   by: () => (/* binding */ redactedCheck),
/* harmony export */   d7: () => (/* binding */ redactedReport),
/* harmony export */   g7: () => (/* binding */ redactedTools),
/* harmony export */   q: () => (/* binding */ redactedUnmet),
/* harmony export */   redactedError: () => (/* binding */ redactedError),
/* harmony export */   sD: () => (/* binding */ redactorFor),
/* harmony export */   yo: () => (/* binding */ redactedJudgement)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8245);
/* harmony import */ var _redaction_redactor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8);
/* harmony import */ var _redacted_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5818);
/* harmony import */ var _redacted_comparison_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5716);




// What comes of an audit goes through here before any sink sees it, so that no sink has to think of it. A name of a file
// stays: it is where a finding is looked up, and whoever may read the report may list the files.
/** What redacts all that is shown of an audit: with what its scope files name beside what looks like a secret. */
function redactorFor(report) {
    return (0,_redaction_redactor_js__WEBPACK_IMPORTED_MODULE_1__.redactorOf)({ pointers: redactedPlaces(report) });
}
/** The places that the scope files of an audit name. */
function redactedPlaces({ scopes }) {
    return scopes.flatMap(({ redact }) => redact);
}
/** The same report without what is secret in it. Findings are redacted as they are looked at. */
function redactedReport(report, redactor) {
    const { nothing, compared, baseline } = report;
    return {
        ...report,
        files: report.files.map((file) => redactedFile(file, redactor)),
        scopes: report.scopes.map((scope) => redactedScope(scope, redactor)),
        ...(nothing && { nothing: redactedError(nothing, redactor) }),
        ...(baseline && { baseline: (0,_redacted_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .redactedBaseline */ .e)(baseline, redactor) }),
        ...(compared && { compared: redactedCompared(compared, redactor) }),
    };
}
function redactedCompared(report, redactor) {
    const transcripts = report.transcripts.map((one) => {
        if (one.state === 'compared')
            return { ...one, comparison: (0,_redacted_comparison_js__WEBPACK_IMPORTED_MODULE_3__/* .redactedComparison */ .a)(one.comparison, redactor) };
        return one.state === 'unusable' ? { ...one, error: redactedError(one.error, redactor) } : one;
    });
    return { ...report, transcripts };
}
function redactedFile(file, redactor) {
    const { session, findings, replayNotes, scope, chain, unusable } = file;
    return {
        ...file,
        ...(session !== undefined && { session: redactor.text(session) }),
        findings: findings.shownBy((data) => redactor.text(data)),
        ...(replayNotes && { replayNotes: { ...replayNotes, unchecked: redactedTools(replayNotes.unchecked, redactor) } }),
        scope: scope.state === 'checked' ? { ...scope, agent: redactor.text(scope.agent) } : scope,
        chain: chain.state === 'broken' ? { ...chain, break: redactedBreak(chain.break, redactor) } : chain,
        ...(unusable && { unusable: redactedError(unusable, redactor) }),
    };
}
/** The first broken link, whose stored digest may be any text. */
function redactedBreak(broken, redactor) {
    return { ...broken, found: redactor.text(broken.found) };
}
/** Tools, which have different names afterwards too, and what was counted for each. */
function redactedTools(tools, redactor) {
    return new Map(Array.from(tools, ([tool, number]) => [redactor.text(tool), number]));
}
/** A scope file, whose rules may name commands with all that was in them. */
function redactedScope(scope, redactor) {
    return {
        ...scope,
        agent: redactor.text(scope.agent),
        uses: scope.uses.map((use) => ({ ...use, name: redactor.text(use.name) })),
        warnings: scope.warnings.map((warning) => ({ ...warning, message: redactor.text(warning.message) })),
    };
}
/** The same of one that was looked at for itself. */
function redactedCheck(checked, redactor) {
    const shown = (remark) => {
        return { ...remark, message: redactor.text(remark.message) };
    };
    const { agent, warnings, lints } = checked;
    return { ...checked, agent: redactor.text(agent), warnings: warnings.map(shown), lints: lints.map(shown) };
}
/** What is said of one call. */
function redactedJudgement({ index, tool }, { breaches, decidedBy }, redactor) {
    return [
        { index, tool: redactor.text(tool) },
        {
            breaches: breaches.map(({ outcome, why }) => ({ outcome, why: redactor.text(why) })),
            decidedBy: decidedBy.map((rule) => redactor.text(rule)),
        },
    ];
}
/** The calls that a draft does not make clean. */
function redactedUnmet({ calls, first }, redactor) {
    return { calls, first: first.map((one) => ({ ...one, why: redactor.text(one.why) })) };
}
/** An error, which may quote what it found. Its place stays. */
function redactedError({ code, fault, place, cause }, redactor) {
    const { found, expected, advice } = fault;
    const redacted = {
        found: redactor.text(found),
        ...(expected !== undefined && { expected: redactor.text(expected) }),
        ...(advice !== undefined && { advice: redactor.text(advice) }),
    };
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K(code, redacted, place, { cause });
}
//# sourceMappingURL=redacted-report.js.map

/***/ })

};
;