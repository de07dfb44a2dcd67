"use strict";
exports.id = 166;
exports.ids = [166];
exports.modules = {

/***/ 9741:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ differenceNote)
/* harmony export */ });
/* unused harmony export normalizeLines */
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3220);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5626);


/** A pointer or a name that is longer is cut where it is named, and no line for a scope file is made of it. */
const LONGEST = 200;
const NORMALIZE = 'to leave that out, normalize: ';
const LINE_END = ', ';
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
            `after index ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .indexText */ .o)(change.index)} ('${change.tool}') ${change.isSure ? 'changed' : 'may have changed'} state`,
        ];
    if (differing === undefined)
        return ['too large to say where', ...after].join('; ');
    const { places, more, classes } = (0,_difference_js__WEBPACK_IMPORTED_MODULE_0__/* .differenceOf */ .P)(differing);
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
    const normalize = lines.length === 0 ? [] : [`${NORMALIZE}${lines.join(LINE_END)}`];
    return [`at ${named.join(', ')}${others}`, ...after, ...normalize].join('; ');
}
/**
 * The lines for a scope file that a note of {@link differenceNote} ends with; none where it ends with something else.
 *
 * Pointers and names in a note are data, which may look like the words before the lines. But no text from there on is JSON
 * up to the end of the note, for what is data in the lines has its quotes escaped: the lines are what is.
 */
function normalizeLines(note) {
    for (let at = note.lastIndexOf(NORMALIZE); at >= 0; at = at === 0 ? -1 : note.lastIndexOf(NORMALIZE, at - 1)) {
        try {
            const lines = JSON.parse(`[${note.slice(at + NORMALIZE.length)}]`);
            return lines.map((line) => JSON.stringify(line));
        }
        catch {
            // Not here: it is data that looks like it.
        }
    }
    return [];
}
function cut(text) {
    return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}\u2026`;
}
//# sourceMappingURL=difference-note.js.map

/***/ }),

/***/ 3220:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ differenceOf),
/* harmony export */   Z: () => (/* binding */ Differences)
/* harmony export */ });
/* harmony import */ var _json_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2361);
/* harmony import */ var _json_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(104);
/* harmony import */ var _json_tape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4744);
/* harmony import */ var _scope_volatile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1270);




/** So many places are named. */
const MOST_NAMED = 3;
/**
 * Where two answers differ: the innermost places where these are few, or else those around them that are few enough.
 *
 * Without all of its places two answers are the same: of arrays that differ in length the array is one, and a member
 * that one of the two has is one. Numbers are compared by their text. Below a place that is hidden nothing is told apart.
 */
function differenceOf({ first, second, hidden }) {
    const differences = new Differences();
    differences.takeFirst(first);
    return differences.from(second, hidden);
}
/** Says the same as {@link differenceOf} of many values, one pair after the other, in the same memory. */
class Differences {
    left = new Text();
    right = new Text();
    /** Takes the first of two values, which need be valid only during the call. */
    takeFirst(first) {
        this.left.read(first);
    }
    /** Where a second value differs from the first one that was taken last. @param hidden see {@link Differing} */
    from(second, hidden) {
        const left = this.left.tape;
        const right = this.right.tape;
        this.right.read(second);
        const all = new Walk(left, right, Number.POSITIVE_INFINITY);
        all.value(0, 0, 0, hidden);
        const depth = all.deepest();
        const named = depth === undefined ? all : new Walk(left, right, depth);
        if (depth !== undefined)
            named.value(0, 0, 0, hidden);
        const classes = [...(all.classes ?? [])];
        return { places: named.places, more: named.count - named.places.length, classes };
    }
}
/** A text at a time, taken apart. */
class Text {
    tape = new _json_tape_js__WEBPACK_IMPORTED_MODULE_1__/* .Tape */ .n();
    memory = Buffer.alloc(0);
    read(text) {
        if (this.memory.length <= text.length)
            this.memory = Buffer.allocUnsafeSlow(text.length * 2 + 1);
        text.copy(this.memory);
        this.memory[text.length] = 0;
        this.tape.read(this.memory, 0, text.length);
    }
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
    /** @param hidden what is hidden of the value and below it */
    value(a, b, depth, hidden) {
        const { left, right } = this;
        // An empty pointer hides each member: see RedactedPlace.
        if (hidden?.isRedacted === true && depth > 0) {
            if (!sameText(left, a, right, b))
                this.differs(depth, undefined);
            return;
        }
        const byte = left.text[left.startOf(a)];
        const isSameKind = byte === right.text[right.startOf(b)];
        const before = this.count;
        if (isSameKind && (byte === _json_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .LEFT_BRACE */ .CU || byte === _json_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .LEFT_BRACKET */ .JD)) {
            if (byte === _json_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .LEFT_BRACKET */ .JD && this.lengthOf(left, a) !== this.lengthOf(right, b))
                this.differs(depth, undefined);
            else if (depth >= this.mostDeep) {
                if (!sameText(left, a, right, b))
                    this.differs(depth, undefined);
            }
            else {
                if (byte === _json_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .LEFT_BRACE */ .CU)
                    this.members(a, b, depth + 1, hidden);
                else
                    this.elements(a, b, depth + 1, hidden);
                if (this.count > before)
                    this.holdersAt[depth] = (this.holdersAt[depth] ?? 0) + 1;
            }
        }
        else if (!sameText(left, a, right, b))
            this.leaf(a, b, depth, isSameKind && byte === _json_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .QUOTE */ .jA);
    }
    leaf(a, b, depth, areStrings) {
        const { classes } = this;
        this.differs(depth, undefined, 'kept');
        const found = classes && areStrings ? (0,_scope_volatile_js__WEBPACK_IMPORTED_MODULE_2__/* .classBetween */ .h)(textOf(this.left, a), textOf(this.right, b)) : undefined;
        if (found === undefined)
            this.classes = undefined;
        else
            classes?.add(found);
    }
    /** Keys of canonical forms are sorted, so that both are gone over side by side. */
    members(a, b, depth, hidden) {
        const { left, right } = this;
        let i = a + 1;
        let j = b + 1;
        while (i < left.after(a) || j < right.after(b)) {
            const order = i >= left.after(a) ? 1 : j >= right.after(b) ? -1 : keyOrder(left, i, right, j);
            const key = textOf(order > 0 ? right : left, order > 0 ? j : i);
            this.path.push(key);
            if (order === 0)
                this.value(i + 1, j + 1, depth, below(hidden, key));
            else
                this.differs(depth, order < 0 ? 'first' : 'second');
            this.path.pop();
            if (order <= 0)
                i = left.after(i + 1);
            if (order >= 0)
                j = right.after(j + 1);
        }
    }
    elements(a, b, depth, hidden) {
        const { left, right } = this;
        let index = 0;
        for (let i = a + 1, j = b + 1; i < left.after(a); i = left.after(i), j = right.after(j)) {
            this.path.push(index);
            this.value(i, j, depth, below(hidden, String(index++)));
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
        let pointer = '';
        for (const key of this.path)
            pointer += `/${typeof key === 'number' ? key : escaped(key)}`;
        return pointer;
    }
}
function below(hidden, key) {
    return hidden?.isRedacted === true ? hidden : hidden?.below.get(key);
}
function escaped(key) {
    return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}
function keyOrder(left, a, right, b) {
    if (sameText(left, a, right, b))
        return 0;
    const one = left.text.subarray(left.startOf(a) + 1, left.endOf(a) - 1);
    const other = right.text.subarray(right.startOf(b) + 1, right.endOf(b) - 1);
    return (0,_json_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .compareKeys */ .Y)(Buffer.concat([one, other]), 0, one.length, one.length, one.length + other.length);
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

/***/ }),

/***/ 9069:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
    /** The first rows, as plain data. */
    data(rows) {
        return this.numbers.slice(0, rows * this.columns);
    }
    static ofData(numbers, columns) {
        return Object.assign(new GrowingNumbers(columns), { numbers });
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

/***/ 8166:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Sr: () => (/* binding */ ERRORS),
  GW: () => (/* binding */ KINDS),
  y0: () => (/* binding */ RULES),
  jH: () => (/* binding */ RULE_OF),
  e8: () => (/* binding */ WARNINGS),
  Cr: () => (/* binding */ perKind)
});

// EXTERNAL MODULE: ./build/commonjs/src/rules/sentence.js
var sentence = __webpack_require__(5626);
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
;// CONCATENATED MODULE: ./build/commonjs/src/rules/broken-seal.js

/** A sealed recording is not what its manifest or signature says, or lacks what was required of it. */
const brokenSeal = {
    kind: 'broken-seal',
    check: 'verify',
    level: 'error',
    mark: '\ud83d\udd0f',
    isOptional: true,
    watch: ({ seal }) => seal && new BrokenSeal(seal),
    detail: ({ note = '' }) => note,
    short: ({ note = '' }) => (0,sentence/* sentence */.e) `the seal does not hold: ${{ note }}`,
};
/** It is found when all has been read, and stands at the last call. */
class BrokenSeal {
    seal;
    last;
    constructor(seal) {
        this.seal = seal;
    }
    see({ index, line, tool }) {
        this.last = { index, line, tool };
    }
    end() {
        const note = this.seal.fault();
        if (note === undefined || this.last === undefined)
            return undefined;
        const { index, line, tool } = this.last;
        return { index, line, tool, note, other: index, first: index };
    }
}
//# sourceMappingURL=broken-seal.js.map
// EXTERNAL MODULE: ./build/commonjs/src/rules/difference-note.js
var difference_note = __webpack_require__(9741);
;// CONCATENATED MODULE: ./build/commonjs/src/rules/non-determinism.js


/** One call, two answers: a call whose first identical call, which is its `other`, had another response. */
const nonDeterminism = {
    kind: 'non-determinism',
    check: 'replay',
    level: 'error',
    mark: '\ud83d\udd34',
    otherLine: 'answer',
    watch: () => new NonDeterminism(),
    detail: ({ tool, other, note }) => `tool '${tool}' returned a different response than the identical call at index ${(0,sentence/* indexText */.o)(other)}${told(note)}`,
    short: ({ other, note }) => note === undefined
        ? (0,sentence/* sentence */.e) `another answer than the identical call at index ${other}`
        : (0,sentence/* sentence */.e) `another answer than the identical call at index ${other}: ${{ note }}`,
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
        const note = known === undefined ? undefined : (0,difference_note/* differenceNote */.Y)(tool, known.differing, change);
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
    short: ({ note }, { agent = '' }) => note === undefined ? (0,sentence/* sentence */.e) `not in the scope of ${agent}` : (0,sentence/* sentence */.e) `outside: ${{ note }}`,
};
class PermissionOverreach {
    named;
    isOne;
    constructor(scopes) {
        this.named = scopes.filter(({ policy }) => policy === undefined);
        this.isOne = scopes.length === 1;
    }
    see({ index, line, tool, where }, { first, breaches }) {
        if (breaches === undefined && this.named.length === 0)
            return undefined;
        const outsides = this.named.filter(({ allowedTools }) => !allowedTools.has(tool));
        const whys = (breaches ?? []).filter(({ outcome }) => outcome === 'overreach').map(({ why }) => why);
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
        see: ({ index, line, tool, where }, { first, breaches }) => {
            if (breaches === undefined)
                return undefined;
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
    short: (found) => (0,sentence/* sentence */.e) `by the scope: ${{ note: detail(found) }}`,
};
function detail({ tool, note }) {
    return note ?? `tool '${tool}' breaks a rule of the scope`;
}
//# sourceMappingURL=permission-warning.js.map
// EXTERNAL MODULE: ./build/commonjs/src/rules/redundant-call.js + 2 modules
var redundant_call = __webpack_require__(1372);
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
    otherLine: 'call',
    isOptional: true,
    watch: ({ knowledge }, reporter) => (knowledge === undefined ? undefined : new RepeatedLoop(reporter)),
    detail: ({ tool, other, note }) => `tool '${tool}' starts a loop: ${note ?? upTo(other)}`,
    short: ({ other, note }) => note === undefined ? (0,sentence/* sentence */.e) `a loop up to index ${other}` : (0,sentence/* sentence */.e) `a loop: ${{ note }}`,
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
    short: (found) => (0,sentence/* sentence */.e) `cannot be judged: ${{ note: unverifiable_call_detail(found) }}`,
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
    brokenSeal,
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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
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
var growing_numbers = __webpack_require__(9069);
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
var sentence = __webpack_require__(5626);
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
    otherLine: 'call',
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

/***/ 5626:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ VOLATILE_CLASSES)
/* harmony export */ });
/** The classes of values that change from run to run. */
const VOLATILE_CLASSES = ['iso-time', 'uuid', 'duration', 'tmp-path', 'pid', 'hex-address'];
//# sourceMappingURL=declaration.js.map

/***/ }),

/***/ 1270:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ classBetween),
/* harmony export */   v: () => (/* binding */ steady)
/* harmony export */ });
/* harmony import */ var _declaration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(600);

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

/***/ })

};
;