"use strict";
exports.id = 712;
exports.ids = [712];
exports.modules = {

/***/ 7712:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   ZC: () => (/* binding */ nameIn),
/* harmony export */   jN: () => (/* binding */ matcher),
/* harmony export */   k4: () => (/* binding */ discover),
/* harmony export */   wG: () => (/* binding */ nameAs),
/* harmony export */   x5: () => (/* binding */ refusal)
/* harmony export */ });
/* unused harmony export rootOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8245);
/* harmony import */ var _glob_base_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4505);
/* harmony import */ var _glob_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4727);
/* harmony import */ var _system_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3017);
/* harmony import */ var _turn_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3488);







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
async function discover(patterns, folder, workspace) {
    const excluded = patterns.filter(isExclude).map((pattern) => excluder(start(pattern.slice(1), folder)));
    const notEntered = new Set();
    const realOf = remembered(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync);
    const found = new Map();
    for (const pattern of patterns) {
        if (isExclude(pattern))
            continue;
        const roots = rootsOf(rootOf(pattern, folder), workspace);
        for (const { path, error, missing = false, isLinkToFolder = false } of matches(pattern, folder)) {
            // Among tens of thousands of files it takes seconds, in which a signal must be heard.
            await (0,_turn_js__WEBPACK_IMPORTED_MODULE_6__/* .turn */ .w)();
            if (excluded.some((excludes) => excludes(path)))
                continue;
            const file = nameAs(pattern, workspace, path);
            if (isLinkToFolder)
                notEntered.add(file);
            else {
                const taken = error ?? take(path, roots, realOf);
                const isTaken = typeof taken === 'number';
                found.set(path, { file, path, missing, ...(isTaken ? { bytes: taken } : { bytes: 0, error: taken }) });
            }
        }
    }
    return {
        found: [...found.values()].sort((a, b) => compareCodePoints(a.file, b.file)),
        notEntered: [...notEntered].sort(compareCodePoints),
    };
}
/**
 * Tells of absolute paths whether patterns name them, be there a file or not: what {@link discover} would find.
 *
 * @param folder an absolute path, which the patterns are relative to
 */
function matcher(patterns, folder) {
    const excluded = patterns.filter(isExclude).map((pattern) => excluder(start(pattern.slice(1), folder)));
    const included = patterns.filter((pattern) => !isExclude(pattern)).map((pattern) => includer(pattern, folder));
    return (path) => included.some((includes) => includes(path)) && !excluded.some((excludes) => excludes(path));
}
function includer(pattern, folder) {
    const literal = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, pattern);
    const { base, glob } = start(pattern, folder);
    if (glob === '')
        return (path) => path === literal;
    const compiled = new _glob_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .Glob */ .f(glob);
    return (path) => path === literal || (isInside(path, base) && compiled.matches(toSlashes((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(base, path))));
}
/** What a link must not leave. A folder inside the workspace is no root of its own: it may be a committed link. */
function rootsOf(base, workspace) {
    return base === workspace || isInside(base, workspace) ? [workspace] : [workspace, base];
}
function isExclude(pattern) {
    return pattern.startsWith('!');
}
function* matches(pattern, folder) {
    const literal = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, pattern);
    const { base, glob, depth } = start(pattern, folder);
    const there = exists(literal);
    // A file may be called like the glob, and must not hide what the glob is meant for.
    if (there || glob === '')
        yield { path: literal, missing: !there };
    if (glob === '')
        return;
    const compiled = new _glob_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .Glob */ .f(glob);
    for (const found of walk(base, depth)) {
        const told = found.error !== undefined || found.isLinkToFolder === true;
        if (told || compiled.matches(toSlashes((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(base, found.path))))
            yield found;
    }
}
function start(pattern, folder) {
    const slashed = node_path__WEBPACK_IMPORTED_MODULE_1__.sep === '\\' ? pattern.replaceAll('\\', '/') : pattern;
    const { base, glob } = (0,_glob_base_js__WEBPACK_IMPORTED_MODULE_3__/* .splitBase */ .M)(slashed);
    // Braces may hold a slash of their own.
    const depth = /\*\*|\{/.test(glob) ? Number.POSITIVE_INFINITY : glob.split('/').length;
    return { base: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, base), glob, depth };
}
/** The folder that a pattern starts at, which its matches must not leave through a link. */
function rootOf(pattern, folder) {
    const { base, glob } = start(pattern, folder);
    return glob === '' ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(base) : base;
}
function excluder({ base, glob }) {
    if (glob === '')
        return (path) => path === base || isInside(path, base);
    const compiled = [new _glob_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .Glob */ .f(glob), new _glob_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .Glob */ .f(`${glob}/**`)];
    return (path) => isInside(path, base) && compiled.some((one) => one.matches(toSlashes((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(base, path))));
}
/** What is below a folder that may not be there, or be no folder: then there is nothing. */
function* walk(folder, depth) {
    const entries = list(folder);
    if (!(entries instanceof _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolReplayError */ .K) || entries.code !== 'not-found')
        yield* walkBelow(folder, depth);
}
function* walkBelow(folder, depth) {
    if (depth === 0)
        return;
    const entries = list(folder);
    if (entries instanceof _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolReplayError */ .K) {
        yield { path: folder, error: entries };
        return;
    }
    for (const entry of entries) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
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
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
    }
    catch (error) {
        const known = (0,_system_error_js__WEBPACK_IMPORTED_MODULE_5__/* .fileError */ .zS)(error);
        if (known instanceof _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolReplayError */ .K)
            return known;
        throw known;
    }
}
function leadsToFolder(entry, path) {
    if (!entry.isSymbolicLink())
        return false;
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
    }
    catch {
        // It leads nowhere or in a circle: no folder, and to be told as the file that it is not.
        return false;
    }
}
/** Why what stands at a path must not be read: it is no file, is outside of every root, or a link that leads nowhere or there. */
function refusal(path, roots) {
    const taken = take(path, roots, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync);
    return typeof taken === 'number' ? undefined : taken;
}
/**
 * How many bytes a file has that may be read, or why what stands at the path must not be.
 *
 * @param realOf gives a folder without links: who asks for many paths remembers what it said
 */
function take(path, roots, realOf) {
    let real;
    let stat;
    try {
        stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        const isLink = stat.isSymbolicLink();
        real = isLink ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
        if (isLink)
            stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real);
    }
    catch (error) {
        const known = (0,_system_error_js__WEBPACK_IMPORTED_MODULE_5__/* .fileError */ .zS)(error);
        if (known instanceof _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolReplayError */ .K)
            return known;
        throw error;
    }
    const isNamedInside = roots.some((root) => isInside(path, root));
    const isOut = !roots.some((root) => isInside(real, realOf(root)));
    // Of what a link out of them leads to, no more is said than that.
    if (isOut && isNamedInside) {
        return new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolReplayError */ .K('unreadable', {
            found: 'a symbolic link that leaves the workspace',
            expected: 'a file inside it',
            advice: 'name the file that it leads to',
        });
    }
    // Whoever makes a named pipe where a transcript is looked for could stop the audit for good.
    if (!stat.isFile())
        return (0,_system_error_js__WEBPACK_IMPORTED_MODULE_5__/* .notAFile */ .$y)(stat.isDirectory() ? 'a directory' : 'a pipe, socket or device');
    if (!isOut)
        return stat.size;
    return new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolReplayError */ .K('unreadable', {
        found: 'a file outside the workspace',
        expected: 'a file inside it',
        advice: 'copy it there',
    });
}
/** The same function, which does its work once for each text. */
function remembered(work) {
    const known = new Map();
    return (text) => {
        let result = known.get(text);
        if (result === undefined) {
            result = work(text);
            known.set(text, result);
        }
        return result;
    };
}
function exists(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        return true;
    }
    catch {
        // Whatever the reason, it is not there under this name: it may still be a pattern.
        return false;
    }
}
/** Whether an absolute path is below a folder. */
function isInside(path, folder) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return way !== '' && way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
/** How reports name what is in the workspace, and what was asked for relative to it: with `/` on every system. */
function nameIn(workspace, path) {
    return toSlashes((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, path) || '.');
}
/** How reports name a file that was asked for: as {@link nameIn}, unless it was by an absolute path that leaves the workspace. */
function nameAs(asked, workspace, path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(asked) && !isInside(path, workspace) ? toSlashes(path) : nameIn(workspace, path);
}
function toSlashes(path) {
    return node_path__WEBPACK_IMPORTED_MODULE_1__.sep === '\\' ? path.replaceAll('\\', '/') : path;
}
function compareCodePoints(a, b) {
    return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
//# sourceMappingURL=discover.js.map

/***/ }),

/***/ 3488:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ turn)
/* harmony export */ });
/** So long, in milliseconds, work may go on before a signal is heard. */
const LONGEST = 50;
let last = performance.now();
/**
 * Lets the event loop turn, if it was not let for a while: signals and timers have theirs between two turns. To be awaited
 * between pieces of long work that waits for nothing by itself.
 */
async function turn() {
    if (performance.now() - last < LONGEST)
        return;
    await new Promise((resolve) => setImmediate(resolve));
    last = performance.now();
}
//# sourceMappingURL=turn.js.map

/***/ }),

/***/ 4505:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ splitBase)
/* harmony export */ });
/* harmony import */ var _token_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9269);

/**
 * Splits a pattern before the first segment that has a wildcard, alternatives, or one of their characters with a
 * backslash before it. A backslash before any other character is part of a name here.
 */
function splitBase(pattern) {
    const first = (0,_token_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenize */ .q)(pattern).find((token) => (token.kind === 'char' ? token.isEscaped : token.kind !== 'slash'));
    const start = first === undefined ? pattern.length : pattern.lastIndexOf('/', first.at) + 1;
    return { base: pattern.slice(0, start), glob: pattern.slice(start) };
}
//# sourceMappingURL=base.js.map

/***/ }),

/***/ 4727:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ Glob)
});

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
// EXTERNAL MODULE: ./build/commonjs/src/glob/token.js + 1 modules
var token = __webpack_require__(9269);
;// CONCATENATED MODULE: ./build/commonjs/src/glob/glob.js



// How a step was come to. It decides whether `**` is a whole segment, whatever alternatives stand beside it.
/** Right after a slash, or at the start. */
const FRESH = 0;
/** After a character of the segment. */
const INSIDE = 1;
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
    /** The characters that it begins with. Most paths are none of its own by these alone. */
    start;
    /** Where the match is on the path now: every step that a way through the pattern has come to, with its mode. */
    states;
    count = 0;
    next;
    /** The position, counted from 1, at which a state was last reached: nothing is looked at twice in one place. */
    seen;
    pending = [];
    accepted = false;
    constructor(pattern) {
        this.steps = program((0,token/* tokenize */.q)(pattern));
        this.start = startOf(this.steps);
        const size = this.steps.length * MODES;
        this.states = new Int32Array(size);
        this.next = new Int32Array(size);
        this.seen = new Uint32Array(size);
    }
    /** Whether the pattern is all of the path. */
    matches(path) {
        if (!path.startsWith(this.start))
            return false;
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
                    this.reach(at + 1, INSIDE, place);
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
                    this.reach(at + 1, INSIDE, place);
                else if (step.kind !== 'class')
                    this.reach(at, STARRED, place);
                else if (step.charClass.has(code))
                    this.reach(at + 1, INSIDE, place);
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
        const isPlain = mode === FRESH || mode === INSIDE || mode === STARRED;
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
                if (place.isEnd && !place.isStart && (mode === INSIDE || mode === CROSSED)) {
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
function startOf(steps) {
    let start = '';
    for (const step of steps) {
        if (step.kind !== 'char')
            break;
        start += String.fromCodePoint(step.code);
    }
    return start;
}
//# sourceMappingURL=glob.js.map

/***/ }),

/***/ 9269:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ tokenize)
});

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

/***/ })

};
;