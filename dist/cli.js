#!/usr/bin/env node
/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 5627:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LS: () => (/* binding */ IF_NO_FILES_FOUND),
/* harmony export */   Qm: () => (/* binding */ wrong),
/* harmony export */   Yq: () => (/* binding */ choice),
/* harmony export */   zM: () => (/* binding */ choices)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8245);

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
/** What is wrong with a setting: what was found, and what it takes. */
function wrong(setting, found, list) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K('usage', { found: `${found} for ${setting}`, expected: list.join(', ') });
}
//# sourceMappingURL=choices.js.map

/***/ }),

/***/ 1018:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   IO: () => (/* binding */ fileSource),
/* harmony export */   SY: () => (/* binding */ streamSource),
/* harmony export */   vz: () => (/* binding */ sourceOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_util__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _system_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3017);



const CHUNK = 1 << 20;
const open = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)((node_fs__WEBPACK_IMPORTED_MODULE_0___default().open));
const read = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)((node_fs__WEBPACK_IMPORTED_MODULE_0___default().read));
/** A file, or whatever can be read like one (a named pipe, `/dev/fd/3`). */
function fileSource(path, name = path) {
    return { name, chunks: () => readFile(path) };
}
/** The bytes of a file, or why it must not be read. */
function sourceOf({ file, path, error }) {
    return error === undefined ? fileSource(path, file) : refusedSource(file, error);
}
function refusedSource(name, error) {
    return {
        name,
        // biome-ignore lint/correctness/useYield: all that there is of it is the error.
        chunks: async function* () {
            throw error;
        },
    };
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
        throw (0,_system_error_js__WEBPACK_IMPORTED_MODULE_2__/* .fileError */ .zS)(error);
    }
}
async function* readFile(path) {
    let file;
    let ahead = Promise.resolve();
    try {
        const small = isSmall(path);
        file = small ? node_fs__WEBPACK_IMPORTED_MODULE_0___default().openSync(path, WITHOUT_WAITING) : await open(path, 'r');
        const stat = node_fs__WEBPACK_IMPORTED_MODULE_0___default().fstatSync(file);
        const isRegular = stat.isFile();
        if (small && !isRegular)
            throw (0,_system_error_js__WEBPACK_IMPORTED_MODULE_2__/* .notAFile */ .$y)('what is no file any more');
        if (isRegular && stat.size < CHUNK) {
            yield* readSmall(file);
            return;
        }
        let chunk = Buffer.allocUnsafeSlow(CHUNK);
        let next = isRegular ? Buffer.allocUnsafeSlow(CHUNK) : chunk;
        let reading = read(file, chunk, 0, CHUNK, null);
        for (;;) {
            const { bytesRead } = await reading;
            if (bytesRead === 0)
                break;
            if (isRegular) {
                reading = read(file, next, 0, CHUNK, null);
                ahead = reading;
            }
            yield chunk.subarray(0, bytesRead);
            if (!isRegular)
                reading = read(file, next, 0, CHUNK, null);
            [chunk, next] = [next, chunk];
        }
    }
    catch (error) {
        throw (0,_system_error_js__WEBPACK_IMPORTED_MODULE_2__/* .fileError */ .zS)(error);
    }
    finally {
        await ahead.catch(() => {
            // Whoever wanted to know has heard of it, or stopped before.
        });
        if (file !== undefined)
            node_fs__WEBPACK_IMPORTED_MODULE_0___default().closeSync(file);
    }
}
const { O_RDONLY, O_NONBLOCK = 0 } = (node_fs__WEBPACK_IMPORTED_MODULE_0___default().constants);
/** Whoever puts a pipe in the place of a file could stop the audit for good, if opening it waited for a writer. */
const WITHOUT_WAITING = O_RDONLY | O_NONBLOCK;
/** Whether it is a file of one chunk, for which it would take longer to wait for another thread than to open and to read it. */
function isSmall(path) {
    const stat = node_fs__WEBPACK_IMPORTED_MODULE_0___default().statSync(path);
    return stat.isFile() && stat.size < CHUNK;
}
/** The memory that the last small file was read into: to make and to collect it takes longer than to read the next one. */
let spare;
function* readSmall(file) {
    const chunk = spare ?? Buffer.allocUnsafeSlow(CHUNK);
    spare = undefined;
    try {
        for (let bytes = node_fs__WEBPACK_IMPORTED_MODULE_0___default().readSync(file, chunk); bytes > 0; bytes = node_fs__WEBPACK_IMPORTED_MODULE_0___default().readSync(file, chunk))
            yield chunk.subarray(0, bytes);
    }
    finally {
        spare = chunk;
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

/***/ 7529:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isDay),
/* harmony export */   Q: () => (/* binding */ dayReader)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8245);

const MS_A_SECOND = 1000;
/** Seconds up to the end of the year 9999, after which a day has another form. */
const MOST_SECONDS = 253_402_300_799;
/** Whether a text is a day of the calendar, as `2027-01-31`. */
function isDay(text) {
    const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
    // A day too many is one of the next month.
    const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && dayOf(date) === text;
}
/**
 * Tells which day it is, in UTC: that of `SOURCE_DATE_EPOCH` where it is set (seconds since 1970,
 * https://reproducible-builds.org/specs/source-date-epoch/), else that of the clock. Neither is read before it is asked
 * for, and it is one day for the whole run.
 *
 * @param now the clock, in milliseconds since 1970
 * @returns what gives the day as `2027-01-31`; it throws ToolReplayError where the variable is no such number
 */
function dayReader(environment, now) {
    let day;
    return () => {
        day ??= dayOf(new Date(epoch(environment) ?? now()));
        return day;
    };
}
function epoch({ SOURCE_DATE_EPOCH: text }) {
    if (text === undefined || text === '')
        return undefined;
    const seconds = /^\d{1,12}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
    if (seconds <= MOST_SECONDS)
        return seconds * MS_A_SECOND;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K('usage', {
        found: `'${text.slice(0, 80)}' for SOURCE_DATE_EPOCH`,
        expected: 'whole seconds since 1970',
        advice: 'it is the day that what expires is held against; unset it for today',
    });
}
function dayOf(date) {
    return date.toISOString().slice(0, 10);
}
//# sourceMappingURL=day.js.map

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

/***/ 9023:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ named)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8245);

/** Does the work on one operand; an error that does not yet say which file it is about says so then. */
async function named(operand, work) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K) || error.place.file !== undefined)
            throw error;
        throw error.at({ file: operand === '-' ? '<stdin>' : operand });
    }
}
//# sourceMappingURL=named.js.map

/***/ }),

/***/ 115:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ noteOnScope),
/* harmony export */   k: () => (/* binding */ noteOn)
/* harmony export */ });
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
function noteOnScope(core, scope, replayed, redactor, terminal) {
    const { unchecked, normalized } = replayed ?? { unchecked: new Map(), normalized: { answers: 0, fields: 0 } };
    const notes = { unchecked: core.redactedTools(unchecked, redactor), normalized };
    for (const line of core.sessionScopeLines(core.redactedScope(core.scopeReport(scope), redactor), notes))
        terminal.note(line);
}
//# sourceMappingURL=notes.js.map

/***/ }),

/***/ 7112:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   MF: () => (/* binding */ redactorOn),
/* harmony export */   MU: () => (/* binding */ readingOf),
/* harmony export */   Mi: () => (/* binding */ NO_REDACT),
/* harmony export */   P7: () => (/* binding */ MUTATOR),
/* harmony export */   _K: () => (/* binding */ STRICT),
/* harmony export */   aJ: () => (/* binding */ scopeOn),
/* harmony export */   fW: () => (/* binding */ SESSION),
/* harmony export */   uB: () => (/* binding */ FORMAT)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

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
const NO_REDACT = {
    name: 'no-redact',
    help: 'show what looks like a secret as it is',
};
/** What redacts all that a command shows; with `--no-redact` nothing is. @param pointers what scope files name */
function redactorOn(core, call, pointers = []) {
    return call.values(NO_REDACT.name).length > 0 ? core.NO_REDACTION : core.redactorOf({ pointers });
}
/** The one scope file of a command that needs none. @param file as the command line names it */
async function scopeOn(core, file, { folder }) {
    return file === undefined ? undefined : core.readScopeFile((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, file), file, folder);
}
/**
 * How a transcript is to be read, as the options say it.
 *
 * @param formats the names given for its format
 * @param others what else could have been given there
 * @throws ToolReplayError for the name of a format that is none
 */
async function readingOf(core, call, formats = call.values(FORMAT.name), others = []) {
    const format = formats.at(-1);
    await core.checkFormat(`--${FORMAT.name}`, format, others);
    return { format, strictness: call.values(STRICT.name).length > 0 ? 'refuse' : 'skip' };
}
//# sourceMappingURL=options.js.map

/***/ }),

/***/ 8701:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Pd: () => (/* binding */ ownInputError),
/* harmony export */   V1: () => (/* binding */ outputOfOne),
/* harmony export */   XQ: () => (/* binding */ namedOutput),
/* harmony export */   aQ: () => (/* binding */ OUTPUT),
/* harmony export */   jH: () => (/* binding */ outputOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5829);


/** Of a command that may write a file. */
const OUTPUT = {
    name: 'output',
    short: 'o',
    value: 'FILE',
    help: 'write FILE, whole or not at all, instead of printing',
};
/**
 * The file to write of a command that audits; undefined is standard output.
 *
 * @param command its name
 * @param reads what the command reads
 * @throws ToolReplayError when the file is part of that
 */
async function outputOf(core, command, call, reads, { folder }) {
    return checkedOutput(command, call, folder, (path) => core.ownInput(path, { ...reads, folder, workspace: folder }));
}
/**
 * The file to write of a command that reads one transcript; undefined is standard output.
 *
 * @param command its name; its first operand is the transcript
 * @param scope the scope file that it reads, as the command line names it
 * @throws ToolReplayError when the file is one of both
 */
async function outputOfOne(core, command, call, scope, { folder }) {
    const [operand = '-'] = call.operands;
    const reads = {
        transcript: operand === '-' ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, operand),
        scope: scope === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, scope),
    };
    return checkedOutput(command, call, folder, (path) => core.ownFile(path, reads));
}
async function checkedOutput(command, call, folder, ownInput) {
    const file = namedOutput(call);
    if (file === undefined)
        return undefined;
    const own = await ownInput((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, file));
    if (own !== undefined)
        throw ownInputError(command, file, own);
    return file;
}
/** The file to write, be it read or not; undefined is standard output. */
function namedOutput(call) {
    const file = call.values(OUTPUT.name).at(-1);
    return file === '-' ? undefined : file;
}
/** A file to write that is read as well. @param own what it is among what is read */
function ownInputError(command, file, own) {
    const expected = 'a file that is not read';
    return (0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .usageError */ .Wp)(command, `'${file.slice(0, 200)}' for --${OUTPUT.name}, which is ${own}`, expected);
}
//# sourceMappingURL=output.js.map

/***/ }),

/***/ 5829:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Mf: () => (/* binding */ parseCall),
/* harmony export */   Wp: () => (/* binding */ usageError),
/* harmony export */   _$: () => (/* binding */ HELP)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _closest_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4844);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8245);



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
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
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
    return new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .ToolReplayError */ .K('usage', {
        found,
        ...(expected !== undefined && { expected }),
        advice: near === undefined ? help : `did you mean '${near}'? ${help}`,
    });
}
function unknownOption({ name }, raw, options) {
    const near = (0,_closest_js__WEBPACK_IMPORTED_MODULE_2__/* .closest */ .k)(raw, options.map((option) => `--${option.name}`));
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

/***/ }),

/***/ 3968:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   bp: () => (/* binding */ reportOne),
/* harmony export */   ep: () => (/* binding */ noteOnFailure),
/* harmony export */   u5: () => (/* binding */ writeReport)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7112);


/**
 * Writes a report to standard output, or into a file, whole or not at all.
 *
 * @param file undefined is standard output
 */
async function writeReport(core, pieces, file, terminal) {
    if (file === undefined)
        await terminal.write(pieces);
    else
        await core.writeText((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.folder, file), file, pieces);
}
/** Says on standard error why an audit fails whose report went into a file. */
function noteOnFailure(core, shown, terminal) {
    for (const line of core.failureLines(shown))
        terminal.note(line);
}
/**
 * Audits the one session that a command is about, and writes its report for a machine: the same that an audit of that
 * transcript by that check gives.
 *
 * @param call its first operand is the transcript
 * @throws ToolReplayError when it cannot be judged, once the report that says so is written
 */
async function reportOne(core, call, format, settings, terminal) {
    const [operand = ''] = call.operands;
    const { keptFor, machineReport } = await core.loadReports();
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.folder, operand);
    const name = operand === '-' ? {} : { name: core.nameAs(operand, terminal.folder, path) };
    const source = { ...terminal.source(operand), ...name };
    const { report, error } = await core.auditOne(source, { ...settings, ...keptFor(format) });
    const shown = core.redactedReport(report, (0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .redactorOn */ .MF)(core, call, core.redactedPlaces(report)));
    await terminal.write(machineReport(shown, format, { failOn: core.chosenKinds('', []) }));
    if (error !== undefined)
        throw error;
    return report.exitCode;
}
//# sourceMappingURL=write-report.js.map

/***/ }),

/***/ 8245:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ ToolReplayError)
/* harmony export */ });
/* unused harmony export ERROR_CODES */
/**
 * Every way in which an input cannot be judged or a call cannot be served. The set is closed: a caller may switch on it.
 *
 * `usage` is the mistake of whoever called; all the others say what is wrong with a file.
 */
const ERROR_CODES = (/* unused pure expression or super */ null && ([
    'usage',
    'not-found',
    'not-a-file',
    'unreadable',
    'unwritable',
    'encoding',
    'json',
    'duplicate-key',
    'number-range',
    'too-deep',
    'line-too-long',
    'document-too-long',
    'format',
    'skipped',
    'session',
    'fields',
    'index',
    'mixed',
    'sealed',
    'not-sealed',
    'scope',
    'baseline',
    'key',
    'manifest',
    'signature',
    'worker',
    'report',
    'nothing-checked',
]));
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

/***/ 7735:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   gi: () => (/* binding */ SIGNATURE_FORMATS),
/* harmony export */   mW: () => (/* binding */ BESIDE_ENDINGS),
/* harmony export */   sM: () => (/* binding */ SIGNATURE_ENDINGS),
/* harmony export */   yb: () => (/* binding */ MANIFEST_ENDING)
/* harmony export */ });
/** What a manifest of a sealed file is called, after its name. */
const MANIFEST_ENDING = '.manifest.json';
/** The forms of a signature, as `--format` names them. */
const SIGNATURE_FORMATS = ['dsse', 'sshsig'];
/** What a file with a signature is called, after the name of the manifest. */
const SIGNATURE_ENDINGS = { dsse: '.dsse', sshsig: '.sig' };
/** What all that is ever beside a sealed file is called, after its name: its manifest, and signatures of that. */
const BESIDE_ENDINGS = ['', ...Object.values(SIGNATURE_ENDINGS)].map((ending) => `${MANIFEST_ENDING}${ending}`);
//# sourceMappingURL=endings.js.map

/***/ }),

/***/ 2815:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   Kl: () => (/* binding */ faultOf),
/* harmony export */   dq: () => (/* binding */ REQUIREMENTS),
/* harmony export */   iY: () => (/* binding */ unmet)
/* harmony export */ });
/** What a policy may require, so that its absence fails. */
const REQUIREMENTS = ['complete', 'signed', 'anchored'];
const IS_MET = {
    complete: ({ complete }) => complete.state === 'yes',
    signed: ({ signed }) => signed.state === 'signed',
    anchored: ({ anchored }) => anchored === 'yes',
};
/** Those of the requirements that verdicts do not meet. */
function unmet(verdicts, required) {
    return required.filter((requirement) => !IS_MET[requirement](verdicts));
}
/** Whether a run is refused whatever is required: what was checked and does not hold is never a pass. */
function isRefused(verdicts) {
    return verdicts.chain !== undefined || wrongs(verdicts).length > 0;
}
/** Why a run is refused beside its chain, in one sentence; undefined where it is not. */
function faultOf(verdicts, required) {
    const found = wrongs(verdicts);
    const missing = unmet(verdicts, required)
        .filter((requirement) => !found.some((wrong) => wrong.of === requirement))
        .map((requirement) => `not ${requirement}, which is required${becauseOf(verdicts, requirement)}`);
    const all = [...found.map(({ of, why }) => `${WRONG[of]}: ${why}`), ...missing];
    return all.length === 0 ? undefined : all.join('; ');
}
const WRONG = {
    complete: 'not complete',
    signed: 'invalid signature',
    anchored: 'not anchored',
    withheld: 'wrong openings',
};
/** What was checked and does not hold. */
function wrongs({ complete, signed, anchored, withheld }) {
    const { wrong } = withheld;
    return [
        ...(complete.state === 'no' ? [{ of: 'complete', why: complete.why }] : []),
        ...(signed.state === 'invalid' ? [{ of: 'signed', why: signed.why }] : []),
        ...(anchored === 'no' ? [{ of: 'anchored', why: 'another head than the one recorded elsewhere' }] : []),
        ...(wrong > 0 ? [{ of: 'withheld', why: `${wrong} of values that are not withheld here` }] : []),
    ];
}
function becauseOf({ signed }, requirement) {
    return requirement === 'signed' && signed.state === 'no' ? ` (${signed.why})` : '';
}
//# sourceMappingURL=requirements.js.map

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
/* harmony export */   nl: () => (/* binding */ inertJson),
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
/**
 * A value as JSON on one line, in which nothing is obeyed either: what has no glyph is escaped, and `##[` loses its
 * bracket. It is read back as the same value.
 */
function inertJson(value) {
    // In the text of a value both stand in strings alone.
    return JSON.stringify(value).replace(UNPRINTABLE, escaped).replaceAll('##[', '##\\u005b');
}
function visible(character) {
    if (character === '\n')
        return '\\n';
    if (character === '\t')
        return '\\t';
    if (character === '\r')
        return '\\r';
    return escaped(character);
}
function escaped(character) {
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

/***/ 9746:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ plain)
/* harmony export */ });
const plain = (_, text) => text;
//# sourceMappingURL=paint.js.map

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

/***/ 951:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of the product; a test holds it equal to that of package.json. */
const VERSION = '1.0.0';
//# sourceMappingURL=version.js.map

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = require("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = require("fs");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = require("node:buffer");

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

/***/ 7975:
/***/ ((module) => {

module.exports = require("node:util");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = require("node:zlib");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = require("stream");

/***/ }),

/***/ 1404:
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
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __nccwpck_require__(5919);
// EXTERNAL MODULE: ./build/commonjs/src/baseline/day.js
var day = __nccwpck_require__(7529);
// EXTERNAL MODULE: ./build/commonjs/src/closest.js
var closest = __nccwpck_require__(4844);
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __nccwpck_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/report/error.js
var report_error = __nccwpck_require__(2544);
// EXTERNAL MODULE: ./build/commonjs/src/report/inert.js
var inert = __nccwpck_require__(9306);
// EXTERNAL MODULE: ./build/commonjs/src/audit/choices.js
var choices = __nccwpck_require__(5627);
// EXTERNAL MODULE: ./build/commonjs/src/rules/rule.js
var rule = __nccwpck_require__(4261);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./build/commonjs/src/commands/cache.js

/** Where a secret for the cache is looked for. A command line is seen by whoever lists processes. */
const SECRET = 'TOOLREPLAY_CACHE_KEY';
const CACHE = {
    name: 'cache',
    value: 'DIR',
    help: `keep what is said of each transcript, and do not audit it again while nothing changed; ${SECRET} may hold a secret that entries are bound to`,
};
const NO_CACHE = { name: 'no-cache', help: 'audit all of them, and write the cache anew' };
/** Where results are kept; undefined: nowhere. */
function cacheOf(call, terminal) {
    const folder = call.values(CACHE.name).at(-1);
    if (folder === undefined)
        return undefined;
    return {
        folder: (0,external_node_path_.resolve)(terminal.folder, folder),
        secret: terminal.variable(SECRET) || undefined,
        use: call.values(NO_CACHE.name).length === 0 ? 'taken' : 'made anew',
    };
}
/** Says on standard error what the cache did. */
function noteOnCache(core, { cache, transcripts }, terminal) {
    if (cache !== undefined)
        for (const line of core.cacheLines(cache, transcripts))
            terminal.note(`toolreplay: ${line}`);
}
//# sourceMappingURL=cache.js.map
// EXTERNAL MODULE: ./build/commonjs/src/commands/options.js
var options = __nccwpck_require__(7112);
// EXTERNAL MODULE: ./build/commonjs/src/commands/output.js
var commands_output = __nccwpck_require__(8701);
;// CONCATENATED MODULE: ./build/commonjs/src/commands/progress.js
/** In milliseconds: what ends at once shows nothing, and nobody reads faster. */
const FIRST = 300;
const NEXT = 100;
/** Does what audits, shows a person how it comes along, and says how far it came where a signal ends it. */
async function withProgress(core, terminal, work) {
    const { Meter, progressText, stoppedText } = core;
    const now = () => performance.now();
    let next = terminal.showsStatus ? now() + FIRST : Number.POSITIVE_INFINITY;
    const meter = new Meter(now, () => {
        if (now() < next)
            return;
        const { reached } = meter;
        if (reached !== undefined)
            terminal.status(progressText(reached));
        next = now() + NEXT;
    });
    const forget = core.beforeSignal((signal) => terminal.note(`toolreplay: ${stoppedText(signal, meter.reached)}`));
    try {
        return await work(meter);
    }
    finally {
        forget();
        terminal.status('');
    }
}
//# sourceMappingURL=progress.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/formats.js
/** The reports that there are for machines. */
const MACHINE_FORMATS = ['json', 'sarif', 'junit', 'github'];
/** What a report can be: no format of a transcript has one of these names. */
const REPORT_FORMATS = ['text', ...MACHINE_FORMATS];
/** The reports that are files, by the ending of their names. */
const FORMAT_OF_ENDING = {
    '.json': 'json',
    '.sarif': 'sarif',
    '.xml': 'junit',
};
//# sourceMappingURL=formats.js.map
// EXTERNAL MODULE: ./build/commonjs/src/commands/parse.js
var parse = __nccwpck_require__(5829);
;// CONCATENATED MODULE: ./build/commonjs/src/commands/report-option.js



const REPORTS = REPORT_FORMATS.join(', ');
/** Of a command that audits: what its report is, and what the transcript is, by one name. */
const REPORT_OR_FORMAT = {
    name: options/* FORMAT */.uB.name,
    value: 'NAME',
    repeatable: true,
    help: `what the report is: ${REPORTS}; or ${options/* FORMAT */.uB.help}`,
};
/** Of a command that audits transcripts of one format. */
const REPORT = {
    name: options/* FORMAT */.uB.name,
    value: 'NAME',
    help: `what the report is: ${REPORTS}`,
};
/**
 * What `--format` says, once of the report and once of the transcripts.
 *
 * @param command its name
 * @param offered the reports that it has
 * @throws ToolReplayError for a name that is neither, and for two of one sort
 */
async function reportingOf(core, command, call, offered = REPORT_FORMATS) {
    const names = call.values(options/* FORMAT */.uB.name);
    const reports = REPORT_FORMATS.filter((name) => names.includes(name));
    const formats = names.filter((name) => !REPORT_FORMATS.some((report) => report === name));
    if (names.length > 2 || reports.length > 1 || formats.length > 1 || new Set(names).size < names.length) {
        const expected = 'one report and one format of the transcripts at the most';
        throw (0,parse/* usageError */.Wp)(command, `--${options/* FORMAT */.uB.name} ${names.length} times`, expected);
    }
    return { report: reports[0] ?? 'text', reading: await (0,options/* readingOf */.MU)(core, call, formats, offered) };
}
/** Of a command that compares: its report is for people, or JSON. */
const JSON_OR_FORMAT = {
    name: options/* FORMAT */.uB.name,
    value: 'NAME',
    repeatable: true,
    help: `what the report is: text, json; or ${options/* FORMAT */.uB.help}`,
};
/**
 * What {@link JSON_OR_FORMAT} says.
 *
 * @param command its name
 * @throws ToolReplayError for another report
 */
async function jsonOrFormat(core, command, call) {
    const { report, reading } = await reportingOf(core, command, call, ['text', 'json']);
    if (report === 'text' || report === 'json')
        return { report, reading };
    throw (0,parse/* usageError */.Wp)(command, `'${report}' for --${options/* FORMAT */.uB.name}`, 'text, json');
}
/**
 * What {@link REPORT} says.
 *
 * @param command its name
 * @throws ToolReplayError for a name that is no report's
 */
function reportOnly(command, call) {
    const name = call.values(REPORT.name).at(-1) ?? 'text';
    const report = REPORT_FORMATS.find((known) => known === name);
    if (report !== undefined)
        return report;
    throw (0,parse/* usageError */.Wp)(command, `'${name.slice(0, 80)}' for --${REPORT.name}`, REPORTS);
}
//# sourceMappingURL=report-option.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/required.js

/**
 * What sealed transcripts have to be, as a setting says it.
 *
 * @param setting how the setting is called where it is made
 * @param offered what may be required
 * @throws ToolReplayError for what cannot be required, and for a setting that is made and names nothing
 */
function requiredOf(setting, values, offered) {
    const required = (0,choices/* choices */.zM)(setting, values, offered);
    // Of a list whose parts were not set: it would make a check that requires nothing, and passes.
    if (values.length > 0 && required.length === 0)
        throw (0,choices/* wrong */.Qm)(setting, 'nothing', offered);
    return required;
}
//# sourceMappingURL=required.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/trust.js


const PUBLIC_KEY = {
    name: 'public-key',
    value: 'FILE',
    help: 'the key that is trusted to sign sealed transcripts, as PEM or of OpenSSH',
};
const ALLOWED_SIGNERS = {
    name: 'allowed-signers',
    value: 'FILE',
    help: 'who is trusted to sign them, as ssh-keygen has it',
};
/** Whose signatures count. */
const SIGNERS = [PUBLIC_KEY, ALLOWED_SIGNERS];
/** What sealed transcripts have to be. */
const REQUIRE = {
    name: 'require',
    value: 'LIST',
    repeatable: true,
    help: 'complete, signed: what they have to be; else a manifest or signature that is missing fails nothing',
};
/**
 * Whose signatures count, and what is required; undefined where nobody's do, and nothing is.
 *
 * @param command its name
 * @param requirements what may be required
 * @throws ToolReplayError for two ways to say whom to trust, and for what cannot be required
 */
function trustOf(command, call, requirements, { today }) {
    const [publicKey, allowedSigners] = [PUBLIC_KEY, ALLOWED_SIGNERS].map(({ name }) => call.values(name).at(-1));
    if (publicKey !== undefined && allowedSigners !== undefined) {
        throw (0,parse/* usageError */.Wp)(command, '--public-key and --allowed-signers', 'one of the two');
    }
    const required = requiredOf('--require', call.values(REQUIRE.name), requirements);
    if (publicKey === undefined && allowedSigners === undefined && required.length === 0)
        return undefined;
    return { publicKey, allowedSigners, required, today };
}
//# sourceMappingURL=trust.js.map
// EXTERNAL MODULE: ./build/commonjs/src/commands/write-report.js
var write_report = __nccwpck_require__(3968);
;// CONCATENATED MODULE: ./build/commonjs/src/commands/audit.js









/** Which scopes many transcripts are held against. */
const SCOPE = {
    name: 'scope',
    value: 'FILE',
    repeatable: true,
    help: 'a scope file, or a glob of several; a bare file name is looked for from each transcript upwards',
};
/** Which checks are made on many transcripts. */
const ONLY = {
    name: 'checks',
    value: 'LIST',
    repeatable: true,
    help: `only these of ${rule/* CHECKS */.u.join(', ')}, each of which must be possible; default: all that apply`,
};
/** How many threads read. */
const JOBS = {
    name: 'jobs',
    value: 'N',
    help: 'how many threads may read at once; default: one for each processor. Reports do not depend on it',
};
/** Which part of the transcripts is audited. */
const SHARD = {
    name: 'shard',
    value: 'I/N',
    help: 'audit only part I of N, of about the same size; toolreplay merge joins the JSON reports of all',
};
const BASELINE = {
    name: 'baseline',
    value: 'FILE',
    help: 'a file of known findings, which are counted and do not fail; toolreplay baseline writes it',
};
const FAIL_ON = {
    name: 'fail-on',
    value: 'LIST',
    repeatable: true,
    help: 'any (default), none, or the kinds of finding that end in exit code 1',
};
const IF_NONE = {
    name: 'if-no-files-found',
    value: 'WHAT',
    help: `${choices/* IF_NO_FILES_FOUND */.LS.join(', ')}: when there is not one call to check; default: error`,
};
/** How many transcripts are audited, and how that ends. */
const AUDIT_OPTIONS = [
    SCOPE,
    options/* MUTATOR */.P7,
    ONLY,
    BASELINE,
    FAIL_ON,
    IF_NONE,
    ...SIGNERS,
    REQUIRE,
    JOBS,
    options/* STRICT */._K,
    options/* NO_REDACT */.Mi,
];
/**
 * Many transcripts, by all checks that apply; exit code by `--fail-on`, 2 when one cannot be judged. The others are
 * audited all the same.
 */
const audit = {
    name: 'audit',
    summary: 'audit many transcripts at once, as the Action does',
    operands: ['glob\u2026'],
    options: [...AUDIT_OPTIONS, CACHE, NO_CACHE, SHARD, REPORT_OR_FORMAT, commands_output/* OUTPUT */.aQ],
    about: 'Globs know *, ?, **, {a,b} and [a-z]; quote them. One that starts with ! takes away. Sealed transcripts are verified too.',
    async run(call, terminal) {
        const core = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(300), __nccwpck_require__.e(892), __nccwpck_require__.e(8), __nccwpck_require__.e(712), __nccwpck_require__.e(849), __nccwpck_require__.e(464), __nccwpck_require__.e(229)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6464));
        const { report: format, reading } = await reportingOf(core, 'audit', call);
        const reports = format === 'text' ? undefined : { format, ...(await core.loadReports()) };
        const shard = call.values(SHARD.name).at(-1);
        const settings = {
            ...auditSettings(core, 'audit', call, terminal),
            cache: cacheOf(call, terminal),
            ...(shard !== undefined && { shard: core.shardOf('--shard', shard) }),
            ...reading,
            ...reports?.keptFor(reports.format),
        };
        const file = await (0,commands_output/* outputOf */.jH)(core, 'audit', call, readsOfAudit(settings), terminal);
        const report = await withProgress(core, terminal, (progress) => core.audit(settings, progress));
        const shown = core.redactedReport(report, (0,options/* redactorOn */.MF)(core, call, core.redactedPlaces(report)));
        const pieces = reports === undefined
            ? core.terminalReport(shown, file === undefined ? terminal.paint : core.plain)
            : reports.machineReport(shown, reports.format, { failOn: settings.failOn });
        await (0,write_report/* writeReport */.u5)(core, pieces, file, terminal);
        if (file !== undefined)
            (0,write_report/* noteOnFailure */.ep)(core, shown, terminal);
        noteOnCache(core, report, terminal);
        return report.exitCode;
    },
};
/** What to audit, and how that ends, as operands and {@link AUDIT_OPTIONS} say it; but for how it is read. */
function auditSettings(core, command, call, terminal) {
    const path = call.values('baseline').at(-1);
    return {
        ...settingsOf(core, call, terminal),
        ...(path !== undefined && { baseline: { path, today: terminal.today } }),
        failOn: core.chosenKinds('--fail-on', call.values('fail-on')),
        trust: trustOf(command, call, ['complete', 'signed'], terminal),
        ifNoFilesFound: (0,choices/* choice */.Yq)('--if-no-files-found', call.values('if-no-files-found'), choices/* IF_NO_FILES_FOUND */.LS),
    };
}
/** What of it is read. */
function readsOfAudit({ transcripts, scope, baseline, trust }) {
    return { transcripts, scope, baseline: baseline?.path, keys: [trust?.publicKey, trust?.allowedSigners] };
}
/** What to audit, as operands and options say it, but for how it is read and how that ends. */
function settingsOf(core, call, terminal) {
    const checks = (0,choices/* choices */.zM)('--checks', call.values(ONLY.name), rule/* CHECKS */.u);
    return {
        transcripts: call.operands.filter((operand) => operand !== '-'),
        streams: call.operands.includes('-') ? [terminal.source('-')] : [],
        folder: terminal.folder,
        workspace: terminal.folder,
        scope: call.values(SCOPE.name),
        mutators: call.values(options/* MUTATOR */.P7.name),
        jobs: core.jobsOf('--jobs', call.values(JOBS.name).at(-1)),
        ...(checks.length > 0 && { checks: new Set(checks) }),
    };
}
//# sourceMappingURL=audit.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/baseline.js





/**
 * A baseline file that accepts what is found now; exit code 1 when something is found that cannot be accepted, 2 when a
 * transcript cannot be judged, and nothing is written then.
 */
const baseline = {
    name: 'baseline',
    summary: 'accept what is found now, so that only what is new is a finding',
    operands: ['glob\u2026'],
    options: [
        { ...commands_output/* OUTPUT */.aQ, help: 'write FILE, or bring it up to date, instead of printing' },
        { name: 'reason', value: 'TEXT', help: 'why the findings are accepted that are in no entry of FILE yet' },
        { name: 'expires', value: 'DATE', help: 'the last day on which those are, as in 2027-01-31' },
        SCOPE,
        options/* MUTATOR */.P7,
        ONLY,
        options/* FORMAT */.uB,
        options/* STRICT */._K,
        options/* NO_REDACT */.Mi,
    ],
    about: 'Audits as the command audit does with the same options, and writes an entry for each finding. Entries that FILE has already keep their reasons and dates; those that accept nothing any more are dropped. A broken chain is never accepted.',
    async run(call, terminal) {
        const core = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(300), __nccwpck_require__.e(892), __nccwpck_require__.e(8), __nccwpck_require__.e(712), __nccwpck_require__.e(849), __nccwpck_require__.e(464), __nccwpck_require__.e(229)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6464));
        const { baselineText, draftBaseline, tooLarge, MAX_BASELINE } = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(300), __nccwpck_require__.e(892), __nccwpck_require__.e(8), __nccwpck_require__.e(712), __nccwpck_require__.e(214), __nccwpck_require__.e(849), __nccwpck_require__.e(183)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2563));
        const settings = settingsOf(core, call, terminal);
        // The baseline that is there is read too, and is what is to be written.
        const file = await (0,commands_output/* outputOf */.jH)(core, 'baseline', call, settings, terminal);
        const asked = { ...settings, ...(await (0,options/* readingOf */.MU)(core, call)) };
        const wish = {
            existing: file,
            reason: call.values('reason').at(-1),
            expires: call.values('expires').at(-1),
            today: terminal.today,
        };
        const drafted = await withProgress(core, terminal, (progress) => draftBaseline(asked, wish, progress));
        const entries = core.redactedEntries(drafted.entries, (0,options/* redactorOn */.MF)(core, call));
        const text = Buffer.from([...baselineText(drafted.schema, entries)].join(''));
        if (text.length > MAX_BASELINE)
            throw tooLarge();
        if (file === undefined)
            await terminal.write([text.toString()]);
        else
            await core.writeAtomically((0,external_node_path_.resolve)(terminal.folder, file), file, oneChunk(text));
        noteOnBaseline(core, file, drafted, terminal);
        return drafted.broken.length === 0 ? 0 : 1;
    },
};
async function* oneChunk(chunk) {
    yield chunk;
}
function noteOnBaseline(core, file, { kept, added, dropped, expired, broken }, terminal) {
    const name = file === undefined ? 'toolreplay' : core.inertLine(core.inert(file));
    terminal.note(`${name}: ${kept} kept, ${added} added, ${dropped} dropped`);
    if (expired > 0) {
        const accepts = expired === 1 ? 'has expired and accepts' : 'have expired and accept';
        terminal.note(`${name}: ${expired} of those kept ${accepts} nothing: write in another date, or take it out`);
    }
    for (const transcript of broken) {
        terminal.note(`${core.inertLine(core.inert(transcript))}: not accepted: a broken chain never is`);
    }
}
//# sourceMappingURL=baseline.js.map
// EXTERNAL MODULE: ./build/commonjs/src/commands/notes.js
var notes = __nccwpck_require__(115);
;// CONCATENATED MODULE: ./build/commonjs/src/commands/compare.js




const SHOW_VALUES = 'show-values';
/** What scope files say of what is volatile. */
const NORMALIZE = {
    name: 'scope',
    value: 'FILE',
    help: 'a scope file of version 2: what it says under "normalize" is left out of the comparison',
};
/** Two runs, call by call; exit code 1 when they differ. */
const compare = {
    name: 'compare',
    summary: 'compare two runs: where they part, and what differs',
    operands: ['base', 'head'],
    options: [
        NORMALIZE,
        { name: SHOW_VALUES, help: 'show what differs too, and not only where' },
        JSON_OR_FORMAT,
        options/* STRICT */._K,
        options/* NO_REDACT */.Mi,
    ],
    about: 'Each may be a transcript, sealed or not, or the log of an agent. Prints what differs in structure, arguments and response, the first divergence, and the alignment: - only in the base, + only in the head, ~ changed, with JSON Pointers. See docs/compare.md.',
    async run(call, terminal) {
        const core = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(300), __nccwpck_require__.e(892), __nccwpck_require__.e(8), __nccwpck_require__.e(712), __nccwpck_require__.e(849), __nccwpck_require__.e(464), __nccwpck_require__.e(229)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6464));
        const [base = '', head = ''] = call.operands;
        if (base === '-' && head === '-')
            throw (0,parse/* usageError */.Wp)('compare', 'standard input twice', 'once');
        const scope = await (0,options/* scopeOn */.aJ)(core, call.values(NORMALIZE.name).at(-1), terminal);
        const redactor = (0,options/* redactorOn */.MF)(core, call, scope?.scope.policy?.redact ?? []);
        const areShown = call.values(SHOW_VALUES).length > 0;
        const { report, reading } = await jsonOrFormat(core, 'compare', call);
        const settings = {
            ...reading,
            scopes: scope === undefined ? [] : [scope.scope],
            shown: areShown ? (tool, part, text) => redactor.json(text, tool, part) : undefined,
        };
        const { compareTranscripts } = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(300), __nccwpck_require__.e(892), __nccwpck_require__.e(996)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9996));
        const { comparisonReport } = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(572)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9572));
        const read = await compareTranscripts(terminal.source(base), terminal.source(head), settings);
        if (scope !== undefined)
            (0,notes/* noteOnScope */.Q)(core, scope, undefined, redactor, terminal);
        for (const side of ['base', 'head']) {
            const audit = read[side];
            if (audit !== undefined)
                (0,notes/* noteOn */.k)(core, side === 'base' ? base : head, audit, terminal);
        }
        const { compared } = read;
        const found = comparisonReport(compared);
        if (report === 'json') {
            const { jsonReport } = await core.loadReports();
            await terminal.write(jsonReport(core.redactedReport(found, redactor)));
        }
        if (compared.state === 'unusable')
            throw compared.error;
        if (report === 'text') {
            const { compareText, redactedComparison } = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(757), __nccwpck_require__.e(857)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1214));
            await terminal.write(compareText(redactedComparison(compared.comparison, redactor), compared));
        }
        return found.exitCode;
    },
};
//# sourceMappingURL=compare.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/bytes.js
const BATCH = 1 << 16;
/** Text as bytes, in pieces that are worth a write. */
async function* bytesOf(pieces) {
    let batch = '';
    for (const piece of pieces) {
        batch += piece;
        if (batch.length < BATCH)
            continue;
        yield Buffer.from(batch);
        batch = '';
    }
    if (batch !== '')
        yield Buffer.from(batch);
}
//# sourceMappingURL=bytes.js.map
// EXTERNAL MODULE: ./build/commonjs/src/commands/named.js
var named = __nccwpck_require__(9023);
;// CONCATENATED MODULE: ./build/commonjs/src/commands/write-held.js


/**
 * Writes what must not be seen before it is whole: into a file, whole or not at all, or to standard output once all of
 * it is there.
 *
 * @param operand what it is made of, as the command line names it
 * @param file the file to write; undefined is standard output
 */
async function writeHeld(core, operand, chunks, file, terminal) {
    if (file !== undefined) {
        await (0,named/* named */.K)(operand, () => core.writeAtomically((0,external_node_path_.resolve)(terminal.folder, file), file, chunks));
        return;
    }
    const output = new core.HeldOutput();
    try {
        await (0,named/* named */.K)(operand, () => output.write(chunks));
        await terminal.writeBytes(output.read());
    }
    finally {
        output.close();
    }
}
//# sourceMappingURL=write-held.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/draw.js






const draw_SCOPE = { name: 'scope', value: 'FILE', help: 'a scope file to hold the calls against' };
const draw_SHOW_VALUES = 'show-values';
/** One session as a picture. It says what was found and fails for none of it; of no call there is no picture. */
const draw = {
    name: 'draw',
    summary: 'draw one session as a chain of calls with its findings, as SVG',
    operands: ['transcript'],
    options: [
        commands_output/* OUTPUT */.aQ,
        draw_SCOPE,
        options/* MUTATOR */.P7,
        { name: draw_SHOW_VALUES, help: 'show answers that differ, redacted; without it the picture has none' },
        options/* SESSION */.fW,
        options/* FORMAT */.uB,
        options/* STRICT */._K,
        options/* NO_REDACT */.Mi,
    ],
    about: 'In a session of more than 18 calls, stretches without a finding are one link. Exit code 0, findings or not; 2 where there is no call to draw.',
    async run(call, terminal) {
        const core = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(300), __nccwpck_require__.e(892), __nccwpck_require__.e(8), __nccwpck_require__.e(712), __nccwpck_require__.e(849), __nccwpck_require__.e(464), __nccwpck_require__.e(229)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6464));
        const { drawnSession, KeptSessions, sessionPicture } = await core.pageParts();
        const [operand = ''] = call.operands;
        const file = call.values(draw_SCOPE.name).at(-1);
        const output = await (0,commands_output/* outputOfOne */.V1)(core, 'draw', call, file, terminal);
        const scope = await (0,options/* scopeOn */.aJ)(core, file, terminal);
        const source = terminal.source(operand);
        const kept = new KeptSessions();
        try {
            const checks = {
                checks: new Set(core.CHECKS),
                accepted: 'either',
                mutators: call.values('mutator'),
                scopes: scope === undefined ? [] : [scope.scope],
                ...(await (0,options/* readingOf */.MU)(core, call)),
                listenTo: (session) => kept.listenTo(source.name, session),
            };
            const { sessions, session, ...log } = await (0,named/* named */.K)(operand, async () => {
                const audited = await core.auditTranscript(source, checks);
                const one = core.oneSession(audited.sessions, call.values(options/* SESSION */.fW.name).at(-1));
                if (one.calls === 0)
                    throw core.nothingChecked(1, 0);
                return { ...audited, session: one };
            });
            (0,notes/* noteOn */.k)(core, operand, { ...log, sessions: [session] }, terminal);
            const drawing = drawnSession({
                name: session.name === undefined || sessions.length === 1 ? source.name : `${source.name} [${session.name}]`,
                calls: kept.of({ file: source.name, ...(session.name !== undefined && { session: session.name }) }),
                findings: session.findings,
                agent: scope?.scope.agent,
                text: (number) => kept.text(number),
                values: call.values(draw_SHOW_VALUES).length > 0 ? 'shown' : 'hidden',
                redactor: (0,options/* redactorOn */.MF)(core, call, scope?.scope.policy?.redact),
            });
            await writeHeld(core, operand, bytesOf([sessionPicture(drawing)]), output, terminal);
            return 0;
        }
        finally {
            kept.close();
        }
    },
};
//# sourceMappingURL=draw.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/flake.js




/** Many runs of one task; exit code 1 when not all call the same tools in the same order. */
const flake = {
    name: 'flake',
    summary: 'see how much several runs of one task are alike',
    operands: ['runs\u2026'],
    options: [NORMALIZE, JSON_OR_FORMAT, options/* STRICT */._K, options/* NO_REDACT */.Mi],
    about: 'Each file, and each session of a log that holds several, is one run; globs are those of audit. Exit code 1: the tools or their order differ. Other arguments alone are exit code 0. See docs/compare.md.',
    async run(call, terminal) {
        const core = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(300), __nccwpck_require__.e(892), __nccwpck_require__.e(8), __nccwpck_require__.e(712), __nccwpck_require__.e(849), __nccwpck_require__.e(464), __nccwpck_require__.e(229)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6464));
        const scope = await (0,options/* scopeOn */.aJ)(core, call.values(NORMALIZE.name).at(-1), terminal);
        const redactor = (0,options/* redactorOn */.MF)(core, call, scope?.scope.policy?.redact ?? []);
        const { report, reading } = await jsonOrFormat(core, 'flake', call);
        const { flakeReport } = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(300), __nccwpck_require__.e(892), __nccwpck_require__.e(712), __nccwpck_require__.e(996), __nccwpck_require__.e(837)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2837));
        const { flakeText } = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(757), __nccwpck_require__.e(857)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1214));
        const sources = {
            transcripts: call.operands.filter((operand) => operand !== '-'),
            streams: call.operands.includes('-') ? [terminal.source('-')] : [],
            folder: terminal.folder,
        };
        const { flake: found, errors } = await flakeReport(sources, {
            ...reading,
            scopes: scope === undefined ? [] : [scope.scope],
        });
        if (scope !== undefined)
            (0,notes/* noteOnScope */.Q)(core, scope, undefined, redactor, terminal);
        for (const error of errors) {
            terminal.note(core.inertLine(`toolreplay: ${core.errorText(core.redactedError(error, redactor))}`));
        }
        const show = (data) => redactor.text(data);
        const exitCode = found === undefined || errors.length > 0 ? 2 : found.sequences.length === 1 ? 0 : 1;
        if (report === 'json') {
            const { flakeOutcome } = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(572)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9572));
            const { flakeObject, jsonReport } = await core.loadReports();
            const shown = found && {
                ...found,
                sequences: found.sequences.map((sequence) => ({ ...sequence, name: show(sequence.name) })),
                steps: found.steps.map((step) => ({ ...step, tool: show(step.tool) })),
            };
            const faults = errors.map((error) => core.redactedError(error, redactor));
            await terminal.write(jsonReport(flakeOutcome(exitCode), flakeObject(shown, faults)));
        }
        else if (found !== undefined)
            await terminal.write(flakeText(found, show));
        return exitCode;
    },
};
//# sourceMappingURL=flake.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/help.js

/** What `toolreplay --help` and `toolreplay help` print. */
function programHelp(commands) {
    const rows = commands.map((command) => [usage(command), command.summary]);
    return `Audits the recorded tool calls of AI agents, without ever calling a tool.

usage: toolreplay <command> \u2026

${columns(rows)}

A transcript is JSON Lines, one call a line, with index, tool, args and response; or the log of an agent, as it is.
- reads standard input.
Exit code 0: clean. 1: findings, a broken chain, or a seal that does not hold. 2: usage error, or input that cannot be judged.
130: stopped by Ctrl-C.

'toolreplay <command> --help' shows the options of a command.
`;
}
/** What `toolreplay <command> --help` and `toolreplay help <command>` print. */
function commandHelp(command) {
    const rows = [...command.options, parse/* HELP */._$].map((option) => [optionUsage(option), option.help]);
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
;// CONCATENATED MODULE: ./build/commonjs/src/commands/import.js







/** An agent's log as a transcript of the native form, which every other command takes. */
const importLog = {
    name: 'import',
    summary: "print one session of an agent's log in the native form",
    operands: ['log'],
    options: [
        options/* SESSION */.fW,
        { name: 'list', help: 'print what sessions there are, one JSON object a line, and nothing else' },
        {
            ...commands_output/* OUTPUT */.aQ,
            value: 'OUT',
            help: 'write the file OUT, whole or not at all; or, when OUT ends in a slash, one file a session into that folder',
        },
        options/* FORMAT */.uB,
        options/* STRICT */._K,
        { ...options/* NO_REDACT */.Mi, help: 'with --list, show names that look like a secret as they are' },
    ],
    about: 'A call that was never answered has the response {"$unanswered":true}. A transcript that is native already is given back in canonical form.',
    async run(call, terminal) {
        const core = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(300), __nccwpck_require__.e(892), __nccwpck_require__.e(8), __nccwpck_require__.e(712), __nccwpck_require__.e(849), __nccwpck_require__.e(464), __nccwpck_require__.e(229)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6464));
        const [operand = ''] = call.operands;
        const settings = { ...(await (0,options/* readingOf */.MU)(core, call)), accepted: 'unsealed' };
        const wanted = call.values(options/* SESSION */.fW.name).at(-1);
        const output = call.values(commands_output/* OUTPUT */.aQ.name).at(-1);
        const isFolder = output !== undefined && (output.endsWith('/') || output.endsWith(external_node_path_.sep));
        const source = terminal.source(operand);
        if (call.values('list').length > 0) {
            if (output !== undefined)
                throw (0,parse/* usageError */.Wp)('import', '--list with --output', 'one of them');
            const log = await (0,named/* named */.K)(operand, () => core.summaryOf(source, settings));
            await terminal.write(core.sessionList(log, (0,options/* redactorOn */.MF)(core, call)));
            return 0;
        }
        if (isFolder) {
            if (wanted !== undefined)
                throw (0,parse/* usageError */.Wp)('import', '--session with a folder for --output', 'a file');
            const folder = (0,external_node_path_.resolve)(terminal.folder, output);
            const mayWrite = (path, name) => {
                if (operand === '-' || !core.isSameFile((0,external_node_path_.resolve)(terminal.folder, operand), path))
                    return;
                throw (0,commands_output/* ownInputError */.Pd)('import', name, 'the log');
            };
            const { log } = await (0,named/* named */.K)(operand, () => core.writeSessions(source, settings, folder, output, { ...core.nativeViews, mayWrite }));
            (0,notes/* noteOn */.k)(core, operand, log, terminal);
            return 0;
        }
        const file = await (0,commands_output/* outputOfOne */.V1)(core, 'import', call, undefined, terminal);
        let log;
        const view = core.nativeView(source, settings, wanted, (summary) => {
            log = summary;
        });
        await writeHeld(core, operand, view, file, terminal);
        if (log !== undefined)
            (0,notes/* noteOn */.k)(core, operand, log, terminal);
        return 0;
    },
};
//# sourceMappingURL=import.js.map
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
;// CONCATENATED MODULE: ./build/commonjs/src/commands/keygen.js




const FORMATS = ['pem', 'openssh'];
/** A new pair of keys. */
const keygen = {
    name: 'keygen',
    summary: 'make an Ed25519 key to sign with',
    operands: [],
    options: [
        { name: 'output', short: 'o', value: 'FILE', help: 'the private key; the public one is FILE.pub' },
        { name: 'format', value: 'NAME', help: 'pem (default), which openssl reads, or openssh' },
    ],
    about: 'Neither file may be there already. The private key has no passphrase and is readable by its owner alone.',
    async run(call, terminal) {
        const { newKeyFiles, writeNewFile, inert, inertLine } = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(300), __nccwpck_require__.e(892), __nccwpck_require__.e(8), __nccwpck_require__.e(712), __nccwpck_require__.e(886), __nccwpck_require__.e(229), __nccwpck_require__.e(860)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8860));
        const output = call.values('output').at(-1);
        if (output === undefined || output === '-')
            throw (0,parse/* usageError */.Wp)('keygen', 'no file', '-o FILE');
        const files = newKeyFiles((0,choices/* choice */.Yq)('--format', call.values('format'), FORMATS), (0,external_node_path_.basename)(output));
        const path = (0,external_node_path_.resolve)(terminal.folder, output);
        // The half that matters last: a private key is not left alone where the other file is there already.
        await writeNewFile(`${path}.pub`, `${output}.pub`, files.public, 0o644);
        try {
            await writeNewFile(path, output, files.private, 0o600);
        }
        catch (error) {
            await (0,promises_.rm)(`${path}.pub`);
            throw error;
        }
        terminal.note(inertLine(`${inert(output)}: a new key, ${files.id}; the public half is ${inert(output)}.pub`));
        return 0;
    },
};
//# sourceMappingURL=keygen.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/merge.js





/** The reports of all shards as one; exit code as that of an audit of all, 2 when one is missing. */
const merge = {
    name: 'merge',
    summary: 'join the JSON reports of all shards of an audit',
    operands: ['report.json\u2026'],
    options: [BASELINE, FAIL_ON, IF_NONE, REPORT, commands_output/* OUTPUT */.aQ],
    about: 'Takes what audit --shard --format json wrote, globs too, in any order. A shard that is missing, there twice, of other transcripts, by another version or with other settings is exit code 2.',
    async run(call, terminal) {
        const core = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(300), __nccwpck_require__.e(892), __nccwpck_require__.e(8), __nccwpck_require__.e(712), __nccwpck_require__.e(849), __nccwpck_require__.e(464), __nccwpck_require__.e(229)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6464));
        const format = reportOnly('merge', call);
        const path = call.values(BASELINE.name).at(-1);
        const reads = { transcripts: [], reports: call.operands, scope: [], baseline: path };
        const file = await (0,commands_output/* outputOf */.jH)(core, 'merge', call, reads, terminal);
        const { mergeReports } = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(300), __nccwpck_require__.e(8), __nccwpck_require__.e(712), __nccwpck_require__.e(214), __nccwpck_require__.e(939)]).then(__nccwpck_require__.bind(__nccwpck_require__, 939));
        const report = await mergeReports({
            reports: call.operands,
            folder: terminal.folder,
            workspace: terminal.folder,
            ...(path !== undefined && { baseline: { path, today: terminal.today } }),
            failOn: core.chosenKinds('--fail-on', call.values(FAIL_ON.name)),
            ifNoFilesFound: (0,choices/* choice */.Yq)('--if-no-files-found', call.values(IF_NONE.name), choices/* IF_NO_FILES_FOUND */.LS),
        });
        const pieces = format === 'text'
            ? core.terminalReport(report, file === undefined ? terminal.paint : core.plain)
            : (await core.loadReports()).machineReport(report, format, {
                failOn: core.chosenKinds('--fail-on', call.values(FAIL_ON.name)),
            });
        await (0,write_report/* writeReport */.u5)(core, pieces, file, terminal);
        if (file !== undefined)
            (0,write_report/* noteOnFailure */.ep)(core, report, terminal);
        return report.exitCode;
    },
};
//# sourceMappingURL=merge.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/redact.js




const PLACES = {
    name: 'scope',
    value: 'FILE',
    help: 'a scope file of version 2: the places that it names under "redact" are redacted too',
};
/** One unsealed transcript, or one session of an agent's log, without what is secret in it. */
const redact = {
    name: 'redact',
    summary: 'copy a transcript without the secrets in it',
    operands: ['transcript'],
    options: [commands_output/* OUTPUT */.aQ, PLACES, options/* SESSION */.fW, options/* FORMAT */.uB, options/* STRICT */._K],
    about: 'Prints each call in canonical form, with replacements such as [redacted:email:1] for tokens, keys, passwords and e-mail addresses. Equal values stay equal, so that replay finds the same in the copy. What was redacted is counted on standard error.',
    async run(call, terminal) {
        const core = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(300), __nccwpck_require__.e(892), __nccwpck_require__.e(8), __nccwpck_require__.e(712), __nccwpck_require__.e(849), __nccwpck_require__.e(464), __nccwpck_require__.e(229)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6464));
        const [operand = ''] = call.operands;
        const file = call.values(PLACES.name).at(-1);
        const output = await (0,commands_output/* outputOfOne */.V1)(core, 'redact', call, file, terminal);
        const scope = await (0,options/* scopeOn */.aJ)(core, file, terminal);
        const redactor = core.redactorOf({ pointers: scope?.scope.policy?.redact ?? [] });
        const wanted = call.values(options/* SESSION */.fW.name).at(-1);
        let log;
        const view = core.redactedView(terminal.source(operand), await (0,options/* readingOf */.MU)(core, call), wanted, redactor, (summary) => {
            log = summary;
        });
        await writeHeld(core, operand, view, output, terminal);
        if (log !== undefined)
            (0,notes/* noteOn */.k)(core, operand, log, terminal);
        const name = core.inertLine(core.inert(operand));
        for (const line of [core.redactedCounts(redactor), ...core.notFoundLines(redactor)]) {
            terminal.note(`${name}: ${line}`);
        }
        return 0;
    },
};
//# sourceMappingURL=redact.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/audit-session.js


/**
 * Audits the one session that a command is about. What an agent's log had beside its calls goes to standard error: the
 * report itself is fixed.
 */
async function auditSession(core, operand, checks, call, terminal) {
    const { format, sessions, skipped } = await core.auditTranscript(terminal.source(operand), checks);
    const session = core.oneSession(sessions, call.values(options/* SESSION */.fW.name).at(-1));
    (0,notes/* noteOn */.k)(core, operand, { format, skipped, sessions: [session] }, terminal);
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
    options: [options/* MUTATOR */.P7, KNOWLEDGE, options/* SESSION */.fW, REPORT_OR_FORMAT, options/* STRICT */._K, options/* NO_REDACT */.Mi],
    about: 'Prints the number of calls, the index of the first call that got another answer than before, and each finding.',
    async run(call, terminal) {
        const core = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(300), __nccwpck_require__.e(892), __nccwpck_require__.e(8), __nccwpck_require__.e(712), __nccwpck_require__.e(849), __nccwpck_require__.e(464), __nccwpck_require__.e(229)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6464));
        const [operand = ''] = call.operands;
        const { report, reading } = await reportingOf(core, 'replay', call);
        const file = call.values(KNOWLEDGE.name).at(-1);
        const readScope = (name) => core.readScopeFile((0,external_node_path_.resolve)(terminal.folder, name), name, terminal.folder);
        const settings = { accepted: 'unsealed', mutators: call.values('mutator'), ...reading };
        if (report !== 'text') {
            const scope = file === undefined ? undefined : () => readScope(file);
            const session = call.values(options/* SESSION */.fW.name).at(-1);
            return (0,write_report/* reportOne */.bp)(core, call, report, { check: 'replay', scope, session, ...settings }, terminal);
        }
        const scope = file === undefined ? undefined : await readScope(file);
        const checks = {
            checks: new Set(['replay']),
            scopes: scope === undefined ? [] : [scope.scope],
            ...settings,
        };
        const { calls, findings, unchecked, normalized } = await (0,named/* named */.K)(operand, async () => {
            const session = await auditSession(core, operand, checks, call, terminal);
            if (session.calls > 0 && session.compared === 0)
                throw core.nothingCompared();
            return session;
        });
        const redactor = (0,options/* redactorOn */.MF)(core, call);
        if (scope !== undefined)
            (0,notes/* noteOnScope */.Q)(core, scope, { unchecked, normalized }, redactor, terminal);
        await terminal.write(core.replayText(calls, findings.shownBy((data) => redactor.text(data))));
        return findings.total === 0 ? 0 : 1;
    },
};
//# sourceMappingURL=replay.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/report.js









const report_SHOW_VALUES = 'show-values';
/** Many transcripts, audited as `audit` does, as one HTML page; the same exit codes. */
const report = {
    name: 'report',
    summary: 'write the audit of many transcripts as one HTML page',
    operands: ['glob\u2026'],
    options: [
        commands_output/* OUTPUT */.aQ,
        { name: report_SHOW_VALUES, help: 'show arguments and answers, redacted; without it the page has none' },
        ...AUDIT_OPTIONS,
        options/* FORMAT */.uB,
    ],
    about: 'The page needs no network and no other file. It has every call with its place and its findings, and where answers to one call differ.',
    async run(call, terminal) {
        const core = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(300), __nccwpck_require__.e(892), __nccwpck_require__.e(8), __nccwpck_require__.e(712), __nccwpck_require__.e(849), __nccwpck_require__.e(464), __nccwpck_require__.e(229)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6464));
        const { KeptSessions, reportPage } = await core.pageParts();
        const kept = new KeptSessions();
        try {
            const wanted = call.values(options/* FORMAT */.uB.name).at(-1);
            if (REPORT_FORMATS.some((name) => name === wanted)) {
                const expected = `the format of the transcripts; the report is a page, and 'toolreplay audit --format ${wanted}' gives that one`;
                throw (0,parse/* usageError */.Wp)('report', `'${wanted}' for --${options/* FORMAT */.uB.name}`, expected);
            }
            const settings = { ...auditSettings(core, 'report', call, terminal), ...(await (0,options/* readingOf */.MU)(core, call)) };
            const output = await (0,commands_output/* outputOf */.jH)(core, 'report', call, readsOfAudit(settings), terminal);
            const asked = {
                ...settings,
                fingerprints: 'made',
                listenTo: (file, session) => kept.listenTo(file, session),
            };
            const audited = await withProgress(core, terminal, (progress) => core.audit(asked, progress));
            const isRedacted = call.values(options/* NO_REDACT */.Mi.name).length === 0;
            const isShown = call.values(report_SHOW_VALUES).length > 0;
            const redactor = (0,options/* redactorOn */.MF)(core, call, core.redactedPlaces(audited));
            const html = reportPage(audited, kept, {
                values: !isShown ? 'hidden' : isRedacted ? 'redacted' : 'as they are',
                redactor,
            });
            await writeHeld(core, call.operands[0] ?? '', bytesOf(html), output, terminal);
            if (output !== undefined)
                (0,write_report/* noteOnFailure */.ep)(core, core.redactedReport(audited, redactor), terminal);
            return audited.exitCode;
        }
        finally {
            kept.close();
        }
    },
};
//# sourceMappingURL=report.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/scope.js








const EXPLAIN = 'explain';
/** One unsealed transcript against one scope file; exit code 1 when a call is outside. */
const scope = {
    name: 'scope',
    summary: 'check every call against what an agent may do',
    operands: ['transcript', 'scope'],
    options: [
        { name: EXPLAIN, help: 'print for each call which rule decided' },
        options/* SESSION */.fW,
        REPORT_OR_FORMAT,
        options/* STRICT */._K,
        options/* NO_REDACT */.Mi,
    ],
    about: 'The scope file is {"agent": string, "allowed_tools": [string, \u2026]}, names being exact and case-sensitive; or one of version 2, with permissions and rules about arguments. See also scope init and scope check.',
    async run(call, terminal) {
        const [operand = '', file = ''] = call.operands;
        const core = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(300), __nccwpck_require__.e(892), __nccwpck_require__.e(8), __nccwpck_require__.e(712), __nccwpck_require__.e(849), __nccwpck_require__.e(464), __nccwpck_require__.e(229)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6464));
        const { report, reading } = await reportingOf(core, 'scope', call);
        const isExplained = call.values(EXPLAIN).length > 0;
        const readScope = () => core.readScopeFile((0,external_node_path_.resolve)(terminal.folder, file), file, terminal.folder);
        const settings = { accepted: 'unsealed', mutators: [], ...reading };
        if (report !== 'text') {
            if (isExplained)
                throw (0,parse/* usageError */.Wp)('scope', `--explain with --format ${report}`, 'one of them');
            const session = call.values(options/* SESSION */.fW.name).at(-1);
            return (0,write_report/* reportOne */.bp)(core, call, report, { check: 'scope', scope: readScope, session, ...settings }, terminal);
        }
        const read = await readScope();
        const { scope: declared } = read;
        const redactor = (0,options/* redactorOn */.MF)(core, call);
        (0,notes/* noteOnScope */.Q)(core, read, undefined, redactor, terminal);
        if (isExplained)
            return explain(core, call, terminal, await core.withPolicy(declared), reading);
        const checks = {
            checks: new Set(['scope']),
            scopes: [declared],
            ...settings,
        };
        const { calls, findings } = await (0,named/* named */.K)(operand, () => auditSession(core, operand, checks, call, terminal));
        await terminal.write(core.scopeText(calls, findings.shownBy((data) => redactor.text(data)), redactor.text(declared.agent)));
        return findings.total === 0 ? 0 : 1;
    },
};
async function explain(core, call, terminal, declared, reading) {
    const [operand = ''] = call.operands;
    const settings = { accepted: 'unsealed', ...reading };
    const wanted = call.values(options/* SESSION */.fW.name).at(-1);
    const redactor = (0,options/* redactorOn */.MF)(core, call);
    const explained = await (0,named/* named */.K)(operand, () => core.explainSession(terminal.source(operand), settings, declared, wanted, (made, judgement) => core.explainedText(...core.redactedJudgement(made, judgement, redactor))));
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
    options: [options/* NO_REDACT */.Mi],
    about: 'Prints what the file holds, and with file, line and column what in it does not do what it looks like: rules that match no call, permissions that Claude Code ignores or that a deny covers, rules of imports that are not used. A scope file named check is ./check to the command scope.',
    async run(call, terminal) {
        const [file = ''] = call.operands;
        const core = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(300), __nccwpck_require__.e(892), __nccwpck_require__.e(8), __nccwpck_require__.e(712), __nccwpck_require__.e(849), __nccwpck_require__.e(464), __nccwpck_require__.e(229)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6464));
        const checked = await core.checkScopeFile((0,external_node_path_.resolve)(terminal.folder, file), file, terminal.folder);
        await terminal.write([core.scopeCheckText(core.redactedCheck(checked, (0,options/* redactorOn */.MF)(core, call)))]);
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
    options: [options/* FORMAT */.uB, options/* STRICT */._K, options/* NO_REDACT */.Mi],
    about: 'Prints a scope file of version 2, to start from. Calls that no permission makes clean, such as commands that cannot be parsed, are told on standard error and end in exit code 1. A transcript named init is ./init to the command scope.',
    async run(call, terminal) {
        const core = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(300), __nccwpck_require__.e(892), __nccwpck_require__.e(8), __nccwpck_require__.e(712), __nccwpck_require__.e(849), __nccwpck_require__.e(464), __nccwpck_require__.e(229)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6464));
        const settings = {
            transcripts: call.operands.filter((operand) => operand !== '-'),
            streams: call.operands.includes('-') ? [terminal.source('-')] : [],
            folder: terminal.folder,
            accepted: 'either',
            ...(await (0,options/* readingOf */.MU)(core, call)),
        };
        const redactor = (0,options/* redactorOn */.MF)(core, call);
        const drafted = await core.draftScope(settings, (draft) => core.scopeDraftText(core.draftWithoutSecrets(draft, redactor)));
        await terminal.write([drafted.text]);
        for (const { file, log } of drafted.logs)
            (0,notes/* noteOn */.k)(core, file, log, terminal);
        for (const line of core.unmetLines({ ...drafted, unmet: core.redactedUnmet(drafted.unmet, redactor) }))
            terminal.note(line);
        return drafted.unmet.calls === 0 ? 0 : 1;
    },
};
//# sourceMappingURL=scope-init.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/seal.js




/** What makes more of a seal than a chain on standard output. */
const FOLLOW = 'follow';
const PREVIOUS = 'previous';
const COMMIT = 'commit';
const seal_SCOPE = 'scope';
/** One unsealed transcript, or one session of an agent's log, as a sealed one, to standard output or into a file. */
const seal = {
    name: 'seal',
    summary: 'chain the calls with digests, so that later edits show',
    operands: ['transcript'],
    options: [
        { ...commands_output/* OUTPUT */.aQ, help: `${commands_output/* OUTPUT */.aQ.help}; and its manifest, FILE.manifest.json` },
        { name: PREVIOUS, value: 'FILE', help: 'the sealed run before this one, which it then follows' },
        {
            name: COMMIT,
            value: 'POINTER',
            repeatable: true,
            help: 'withhold what is there, as in /args/password; its opening goes to FILE.openings',
        },
        { name: seal_SCOPE, value: 'FILE', help: 'a scope file of version 2: withhold what it says under "redact"' },
        {
            name: FOLLOW,
            help: 'seal line by line while the transcript is written, and print each link once it is on the disk',
        },
        options/* SESSION */.fW,
        options/* FORMAT */.uB,
        options/* STRICT */._K,
    ],
    about: 'Prints each call in canonical form with the digest of the link before it ("prev") and its own ("digest"). See docs/provenance.md.',
    async run(call, terminal) {
        const core = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(300), __nccwpck_require__.e(892), __nccwpck_require__.e(8), __nccwpck_require__.e(712), __nccwpck_require__.e(849), __nccwpck_require__.e(464), __nccwpck_require__.e(229)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6464));
        const [operand = ''] = call.operands;
        const isMore = [FOLLOW, PREVIOUS, COMMIT, seal_SCOPE].some((name) => call.values(name).length > 0);
        if (isMore || (0,commands_output/* namedOutput */.XQ)(call) !== undefined) {
            const { sealInto } = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(300), __nccwpck_require__.e(892), __nccwpck_require__.e(8), __nccwpck_require__.e(712), __nccwpck_require__.e(886), __nccwpck_require__.e(229), __nccwpck_require__.e(860)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8860));
            return sealInto(core, call, terminal);
        }
        const wanted = call.values(options/* SESSION */.fW.name).at(-1);
        let log;
        const sealed = core.sealTranscript(terminal.source(operand), await (0,options/* readingOf */.MU)(core, call), wanted, (summary) => {
            log = summary;
        });
        await writeHeld(core, operand, sealed, undefined, terminal);
        if (log !== undefined)
            (0,notes/* noteOn */.k)(core, operand, log, terminal);
        return 0;
    },
};
//# sourceMappingURL=seal.js.map
// EXTERNAL MODULE: ./build/commonjs/src/provenance/endings.js
var endings = __nccwpck_require__(7735);
;// CONCATENATED MODULE: ./build/commonjs/src/commands/sign.js





/** The manifest of a sealed transcript, signed. */
const sign = {
    name: 'sign',
    summary: 'sign the manifest of a sealed transcript',
    operands: ['manifest'],
    options: [
        {
            name: 'key',
            value: 'KEY',
            help: 'the private key: FILE, env:NAME for a variable, or fd:N for a file descriptor',
        },
        { name: 'format', value: 'NAME', help: 'dsse (default) or sshsig, which ssh-keygen -Y verify accepts' },
        {
            name: 'output',
            short: 'o',
            value: 'FILE',
            help: 'write FILE; default: the name of the manifest and .dsse or .sig',
        },
    ],
    about: 'Ed25519 alone, as PEM (PKCS #8) or of OpenSSH, without a passphrase: toolreplay keygen makes one. The envelope has an in-toto Statement of the manifest; see docs/provenance.md.',
    async run(call, terminal) {
        const { isSameFile, readKey, readManifestFile, signatureText, writeText, inert, inertLine } = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(300), __nccwpck_require__.e(892), __nccwpck_require__.e(8), __nccwpck_require__.e(712), __nccwpck_require__.e(886), __nccwpck_require__.e(229), __nccwpck_require__.e(860)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8860));
        const [operand = ''] = call.operands;
        const format = (0,choices/* choice */.Yq)('--format', call.values('format'), endings/* SIGNATURE_FORMATS */.gi);
        const where = call.values('key').at(-1);
        const key = await readKey('sign', where, terminal);
        const manifest = await (0,named/* named */.K)(operand, () => readManifestFile((0,external_node_path_.resolve)(terminal.folder, operand), operand));
        const output = call.values('output').at(-1) ?? `${operand}${endings/* SIGNATURE_ENDINGS */.sM[format]}`;
        const text = signatureText(manifest, key, format);
        if (output === '-') {
            await terminal.write([text]);
            return 0;
        }
        const path = (0,external_node_path_.resolve)(terminal.folder, output);
        for (const [read, own] of [
            [operand, 'the manifest'],
            [call.values('key').at(-1) ?? '', 'the key'],
        ]) {
            if (isSameFile((0,external_node_path_.resolve)(terminal.folder, read), path))
                throw (0,commands_output/* ownInputError */.Pd)('sign', output, own);
        }
        await writeText(path, output, [text]);
        terminal.note(inertLine(`${inert(output)}: signed by ${key.public.id}`));
        return 0;
    },
};
//# sourceMappingURL=sign.js.map
// EXTERNAL MODULE: ./build/commonjs/src/provenance/requirements.js
var requirements = __nccwpck_require__(2815);
;// CONCATENATED MODULE: ./build/commonjs/src/commands/verify.js




/** What is said of one sealed transcript beside its chain. */
const OF_ONE = [
    {
        name: 'manifest',
        value: 'FILE',
        help: 'what the file was when it was sealed; default: its name and .manifest.json, where that is there',
    },
    {
        name: 'signature',
        value: 'FILE',
        help: 'the signature; default: the name of the manifest and .dsse or .sig, where that is there',
    },
    { name: 'anchor', value: 'DIGEST', help: 'the head of the chain as it was recorded elsewhere' },
    { name: 'openings', value: 'FILE', help: 'openings of withheld values, to be proven' },
];
/** All that there is to know of sealed transcripts beside their chains. */
const EVIDENCE = [
    ...OF_ONE,
    ...SIGNERS,
    { ...REQUIRE, help: 'complete, signed, anchored: what has to be so; else what is absent fails nothing' },
];
/** The chains of sealed transcripts, and who vouches for them; exit code 1 when one is broken, not whole or not as required. */
const verify = {
    name: 'verify',
    summary: 'verify sealed transcripts: the chain, and with a manifest the whole',
    operands: ['sealed\u2026'],
    options: [...EVIDENCE, REPORT],
    about: 'Prints whether the chain is intact, or the first link that is broken with the digest expected and the one found. Of several, each has to follow the one before (seal --previous). Trust comes from the keys given and from nothing else. See docs/provenance.md.',
    async run(call, terminal) {
        const report = reportOnly('verify', call);
        const several = call.operands.length > 1;
        const ofOne = OF_ONE.find(({ name }) => several && call.values(name).length > 0);
        if (ofOne !== undefined)
            throw (0,parse/* usageError */.Wp)('verify', `--${ofOne.name} for ${call.operands.length} files`, 'one file');
        // The second time there is nothing more to read, and a run of no calls is intact.
        if (call.operands.filter((operand) => operand === '-').length > 1) {
            throw (0,parse/* usageError */.Wp)('verify', 'standard input twice', 'once');
        }
        if (several && report !== 'text') {
            throw (0,parse/* usageError */.Wp)('verify', `--format ${report} for ${call.operands.length} files`, 'one; toolreplay audit has many');
        }
        const trust = trustOf('verify', call, requirements/* REQUIREMENTS */.dq, terminal);
        const { reportVerified, verifyAll } = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(300), __nccwpck_require__.e(892), __nccwpck_require__.e(8), __nccwpck_require__.e(712), __nccwpck_require__.e(886), __nccwpck_require__.e(229), __nccwpck_require__.e(860)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8860));
        if (report !== 'text')
            return reportVerified(call, report, trust, terminal);
        const isPlain = !several && EVIDENCE.every(({ name }) => call.values(name).length === 0);
        return verifyAll(call, isPlain ? 'chain' : 'all', trust, terminal);
    },
};
//# sourceMappingURL=verify.js.map
// EXTERNAL MODULE: ./build/commonjs/src/version.js
var version = __nccwpck_require__(951);
;// CONCATENATED MODULE: ./build/commonjs/src/commands/version.js

/** The version, which `--version` prints too. */
const version_version = {
    name: 'version',
    summary: 'print the version',
    operands: [],
    options: [],
    about: 'The version follows semantic versioning.',
    async run(_, terminal) {
        await terminal.write([`toolreplay ${version/* VERSION */.x}\n`]);
        return 0;
    },
};
//# sourceMappingURL=version.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/run.js

























/** All commands, in the order in which help lists them. */
const COMMANDS = [
    audit,
    merge,
    baseline,
    replay,
    scope,
    scopeInit,
    scopeCheck,
    seal,
    sign,
    keygen,
    verify,
    compare,
    flake,
    report,
    draw,
    importLog,
    redact,
    version_version,
];
const HELP_WORDS = ['help', '--help', '-h'];
/** Runs one command line, without the program's name. Whatever goes wrong is one line on standard error. */
async function runCommand(args, terminal) {
    try {
        return await dispatch(args, terminal);
    }
    catch (error) {
        terminal.note((0,inert/* inertLine */.Fq)(`toolreplay: ${await described(error, args)}`));
        return 2;
    }
}
async function dispatch(words, terminal) {
    const [name, ...args] = joined(words);
    if (name === undefined)
        throw (0,parse/* usageError */.Wp)('', 'no command', COMMANDS.map((command) => command.name).join(', '));
    if (HELP_WORDS.includes(name)) {
        await terminal.write([helpOn(name === 'help' ? joined(args)[0] : undefined)]);
        return 0;
    }
    const command = commandNamed(name === '--version' ? 'version' : name);
    const call = (0,parse/* parseCall */.Mf)(command, args);
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
    throw (0,parse/* usageError */.Wp)('', `the unknown command '${name.slice(0, 80)}'`, undefined, (0,closest/* closest */.k)(name, names));
}
/** What went wrong, without a secret that it quotes. @param args as the command line was called */
async function described(error, args) {
    // Loaded only now: most runs have no error.
    const { NO_REDACTION, redactorOf } = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(8), __nccwpck_require__.e(525)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8));
    const redactor = args.includes(`--${options/* NO_REDACT */.Mi.name}`) ? NO_REDACTION : redactorOf();
    if (error instanceof src_error/* ToolReplayError */.K) {
        const { redactedError } = await Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(8), __nccwpck_require__.e(44)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5779));
        return (0,report_error/* errorText */.k)(redactedError(error, redactor));
    }
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return `internal error, please report it: ${redactor.text(text)}`;
}
//# sourceMappingURL=run.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/source.js
var source = __nccwpck_require__(1018);
// EXTERNAL MODULE: ./build/commonjs/src/audit/system-error.js
var system_error = __nccwpck_require__(3017);
// EXTERNAL MODULE: ./build/commonjs/src/report/paint.js
var paint = __nccwpck_require__(9746);
;// CONCATENATED MODULE: ./build/commonjs/src/commands/terminal.js




const terminal_BATCH = 1 << 16;
const COLOURS = { red: 31, yellow: 33, green: 32, bold: 1, dim: 2 };
/** Where a command reads and writes. No command touches the process itself. */
class Terminal {
    /** The working directory, absolute. */
    folder;
    /** Colour for what is written to standard output; none unless a person looks at it. */
    paint;
    /** Gives the day as `2027-01-31`, for what expires. */
    today;
    /** The value of a variable of the environment. */
    variable;
    streams;
    isDumb;
    failure;
    /** Whether a passing line is shown. */
    isShown = false;
    errors;
    constructor(streams, folder, environment, today) {
        this.streams = streams;
        this.folder = folder;
        this.today = today;
        this.variable = (name) => environment[name];
        // https://no-color.org: any value that is not empty.
        this.isDumb = environment['TERM'] === 'dumb';
        const colour = streams.stdout.isTTY && !environment['NO_COLOR'] && !this.isDumb;
        this.paint = colour ? (name, text) => `\u001b[${COLOURS[name]}m${text}\u001b[0m` : paint/* plain */.p;
        streams.stdout.on('error', (error) => {
            this.failure ??= error;
        });
    }
    /** A file named on the command line; `-` is standard input. */
    source(operand) {
        return operand === '-'
            ? (0,source/* streamSource */.SY)(this.streams.stdin(), '<stdin>')
            : (0,source/* fileSource */.IO)((0,external_node_path_.resolve)(this.folder, operand), operand);
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
            if (batch.length < terminal_BATCH)
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
        this.status('');
        this.stderr.write(`${line}\n`);
    }
    /** Whether a passing line can be shown: a person looks at a terminal that can take it away again. */
    get showsStatus() {
        return this.stderr.isTTY && !this.isDumb;
    }
    /**
     * Shows a passing line on standard error, over the one before, as much of it as fits. Whatever else is written takes it
     * away first.
     *
     * @param line without anything that has no width, or more than one column; empty: none is to be shown any more
     */
    status(line) {
        if (line === '' ? !this.isShown : !this.showsStatus)
            return;
        this.isShown = line !== '';
        // A line that fills the last column may go on in the next.
        this.stderr.write(`\r\u001b[K${line.slice(0, Math.max(0, (this.stderr.columns || 80) - 1))}`);
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
        this.status('');
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





let opened;
if (external_node_worker_threads_.isMainThread) {
    const streams = { stdin, stdout: process.stdout, stderr: () => process.stderr };
    const terminal = new Terminal(streams, process.cwd(), process.env, (0,day/* dayReader */.Q)(process.env, Date.now));
    // Not awaited at the top level: the bundle is CommonJS, which starts faster.
    runCommand(process.argv.slice(2), terminal).then((exitCode) => {
        process.exitCode = exitCode;
        // A pipe of which no more is wanted may stay open, and the process would end no sooner than it.
        opened?.destroy();
    });
}
else
    Promise.all(/* import() */[__nccwpck_require__.e(744), __nccwpck_require__.e(166), __nccwpck_require__.e(300), __nccwpck_require__.e(892), __nccwpck_require__.e(712), __nccwpck_require__.e(141)]).then(__nccwpck_require__.bind(__nccwpck_require__, 141)).then(({ work }) => work());
/** `process.stdin` reads a directory as if it were empty, and a check of nothing must not pass: the system says so. */
function stdin() {
    opened = (0,external_node_fs_.fstatSync)(0).isDirectory() ? (0,external_node_fs_.createReadStream)('', { fd: 0 }) : process.stdin;
    return opened;
}
//# sourceMappingURL=cli.js.map
module.exports = __webpack_exports__;
/******/ })()
;