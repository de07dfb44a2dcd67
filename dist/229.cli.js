"use strict";
exports.id = 229;
exports.ids = [229];
exports.modules = {

/***/ 9361:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ writeAtomically)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8245);
/* harmony import */ var _signals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7674);
/* harmony import */ var _system_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3017);
/* harmony import */ var _turn_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3488);







/**
 * Writes a file so that it is there whole or not at all: beside its place first, then renamed into it. A signal that
 * ends the process leaves nothing behind either.
 *
 * @param name how errors name it
 * @param readers who may read it: those who may already, or its owner alone
 * @throws ToolReplayError when it cannot be written; what was there before is then still there
 */
async function writeAtomically(path, name, chunks, readers = 'as usual') {
    const usual = await modeOf(path, name);
    const mode = readers === 'private' ? 0o600 : usual;
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)}.${process.pid}.tmp`);
    let made = false;
    const remove = () => {
        if (made)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
    };
    const forget = (0,_signals_js__WEBPACK_IMPORTED_MODULE_4__/* .beforeSignal */ .m)(remove);
    try {
        // At once, not awaited: a signal must find either no file or one that is known.
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(temporary, 'wx', mode);
        made = true;
        try {
            for await (const chunk of chunks) {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, chunk);
                // What is made in memory waits for nothing, and no signal would be heard before all of it is written.
                await (0,_turn_js__WEBPACK_IMPORTED_MODULE_6__/* .turn */ .w)();
            }
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
    }
    catch (error) {
        remove();
        throw error instanceof _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ToolReplayError */ .K ? error : (0,_system_error_js__WEBPACK_IMPORTED_MODULE_5__/* .writeError */ .oG)(error, name);
    }
    finally {
        forget();
    }
}
async function modeOf(path, name) {
    try {
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
        if (stats.isFile())
            return stats.mode & 0o777;
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return 0o666;
        throw (0,_system_error_js__WEBPACK_IMPORTED_MODULE_5__/* .writeError */ .oG)(error, name);
    }
    const fault = { found: 'no regular file', expected: 'a file to write', advice: 'leave -o out to print' };
    throw new _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ToolReplayError */ .K('unwritable', fault, { file: name });
}
//# sourceMappingURL=atomic-file.js.map

/***/ }),

/***/ 848:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isChecked)
/* harmony export */ });
/** Whether any check was made. */
function isChecked({ replay, scope, chain }) {
    return [replay, scope, chain].some(({ state }) => state !== 'skipped');
}
//# sourceMappingURL=file-report.js.map

/***/ }),

/***/ 5326:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ Hashing)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** Takes the digest of bytes while they go by. */
class Hashing {
    hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    bytes = 0;
    known;
    update(bytes) {
        this.hash.update(bytes);
        this.bytes += bytes.length;
    }
    /** The same chunks. */
    async *through(chunks) {
        for await (const chunk of chunks) {
            this.update(chunk);
            yield chunk;
        }
    }
    /** A source whose bytes go by here when they are read: once. */
    source(source) {
        return { name: source.name, chunks: () => this.through(source.chunks()) };
    }
    /** To be asked for at the end: nothing goes by after it. */
    result() {
        this.known ??= { bytes: this.bytes, sha256: this.hash.digest('hex') };
        return this.known;
    }
}
//# sourceMappingURL=hashed-source.js.map

/***/ }),

/***/ 5642:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ oneSession)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8245);

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
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K('session', {
        found: wanted === undefined ? `${sessions.length} sessions` : `no session '${wanted.slice(0, 80)}'`,
        expected: 'one of them by its name, as --session',
        advice: `it has ${names.join(', ')}${rest}`,
    });
}
//# sourceMappingURL=one-session.js.map

/***/ }),

/***/ 5067:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qp: () => (/* binding */ fileId),
  Dl: () => (/* binding */ isSameFile),
  PV: () => (/* binding */ ownFile),
  tE: () => (/* binding */ ownInput)
});

// UNUSED EXPORTS: oneOf, ownInputs

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/endings.js
var endings = __webpack_require__(7735);
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/glob/base.js
var base = __webpack_require__(4505);
// EXTERNAL MODULE: ./build/commonjs/src/audit/discover.js
var discover = __webpack_require__(7712);
// EXTERNAL MODULE: ./build/commonjs/src/audit/scope-file.js + 1 modules
var scope_file = __webpack_require__(413);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/decisive.js






/**
 * The scope files, and what they import: what is changed there can change what is found in transcripts that are as they
 * were.
 *
 * @param patterns as the setting `scope` has them
 * @param folder what they are relative to, absolute
 * @param workspace absolute
 * @param transcripts their absolute paths
 */
async function decidesScope(patterns, folder, workspace, transcripts) {
    const [pattern, ...more] = patterns;
    if (pattern === undefined)
        return { decides: () => false, files: [] };
    const isBare = more.length === 0 && !/[\\/]/.test(pattern) && (0,base/* splitBase */.M)(pattern).glob === '';
    const isNamed = isBare ? (path) => (0,external_node_path_.basename)(path) === pattern : (0,discover/* matcher */.jN)(patterns, folder);
    const files = isBare
        ? nearest(pattern, [folder, ...transcripts.map(external_node_path_.dirname)], workspace)
        : (await (0,discover/* discover */.k4)(patterns, folder, workspace)).found.map(({ path }) => path);
    const all = new Set();
    const known = new Set();
    for (const file of files) {
        for (const path of await withImports(file)) {
            all.add(path);
            for (const place of places(path))
                known.add(place);
        }
    }
    return { decides: (path) => isNamed(path) || known.has(path), files: [...all] };
}
/** The files of a name in some folders and above them, up to the workspace. */
function nearest(name, folders, workspace) {
    const looked = new Set();
    const files = [];
    for (const start of folders) {
        for (let folder = start; !looked.has(folder); folder = (0,external_node_path_.dirname)(folder)) {
            looked.add(folder);
            const file = (0,external_node_path_.join)(folder, name);
            if ((0,external_node_fs_.existsSync)(file))
                files.push(file);
            if (!(0,discover/* isInside */.FK)(folder, workspace))
                break;
        }
    }
    return files;
}
/** Where a file is, and where it is in truth when a link leads there. */
function places(path) {
    try {
        return [path, (0,external_node_fs_.realpathSync)(path)];
    }
    catch {
        // It may have been deleted, which is a change too.
        return [path];
    }
}
/** A scope file and what it imports, as absolute paths. @param path absolute */
async function withImports(path) {
    return [path, ...(await importsOf(path))];
}
/** What a scope file imports, as absolute paths. Of one that cannot be used, nothing: whoever judges by it says why. */
async function importsOf(path) {
    try {
        const bytes = await (0,scope_file/* scopeBytes */._X)(path, path);
        if ((0,scope_file/* namedScope */.GH)(bytes, path) !== undefined)
            return [];
        const { readDeclaration } = await Promise.all(/* import() */[__webpack_require__.e(989), __webpack_require__.e(739)]).then(__webpack_require__.bind(__webpack_require__, 8739));
        return readDeclaration(bytes, path).imports.map((stated) => (0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), stated.path));
    }
    catch (error) {
        if (error instanceof src_error/* ToolReplayError */.K)
            return [];
        throw error;
    }
}
//# sourceMappingURL=decisive.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/own-input.js





/**
 * What of all that is read a file to write is, under whatever name: another spelling, a link, or what a glob would name once
 * it is there. Undefined: nothing.
 *
 * @param path absolute
 */
async function ownInput(path, reads) {
    return (await ownInputs(reads))(path);
}
/** The same for many files: what is read is looked for once. */
async function ownInputs(reads) {
    const { transcripts, scope, baseline, reports = [], keys = [], folder, workspace } = reads;
    const found = (await (0,discover/* discover */.k4)(transcripts, folder, workspace)).found.map((one) => one.path);
    const isTranscript = namedBy(transcripts, found, folder);
    const isReport = namedBy(reports, (await (0,discover/* discover */.k4)(reports, folder, workspace)).found.map((one) => one.path), folder);
    const known = (file) => (file === undefined ? [] : [(0,external_node_path_.resolve)(folder, file)]);
    const isBaseline = oneOf(known(baseline));
    const isKey = oneOf(keys.flatMap(known));
    const decisive = await decidesScope(scope, folder, workspace, found);
    const isOfScope = oneOf(decisive.files);
    return (path) => {
        if (isTranscript(path))
            return 'one of the transcripts';
        if (endings/* BESIDE_ENDINGS */.mW.some((ending) => path.endsWith(ending) && isTranscript(path.slice(0, -ending.length)))) {
            return 'the manifest or a signature of one of the transcripts';
        }
        if (isReport(path))
            return 'one of the reports';
        if (isBaseline(path))
            return 'the baseline';
        if (isKey(path))
            return 'a file of keys';
        return decisive.decides(path) || isOfScope(path) ? 'a scope file, or of one' : undefined;
    };
}
/** Tells of paths whether globs name them, or would once they are there. @param found what they name */
function namedBy(patterns, found, folder) {
    const isNamed = (0,discover/* matcher */.jN)(patterns, folder);
    const isFound = oneOf(found);
    return (path) => isNamed(path) || isFound(path);
}
/**
 * The same of a command that reads one transcript, and perhaps one scope file.
 *
 * @param path absolute, as are the others
 */
async function ownFile(path, { transcript, scope }) {
    if (transcript !== undefined && isSameFile(transcript, path))
        return 'one of the transcripts';
    const ofScope = scope === undefined ? [] : await withImports(scope);
    return ofScope.some((one) => isSameFile(one, path)) ? 'a scope file, or of one' : undefined;
}
/** Whether two absolute paths are one file, be it through links, or would be one. */
function isSameFile(one, other) {
    return oneOf([one])(other);
}
/** Tells of an absolute path whether it is one of some files, in that sense. Each of them is looked at once. */
function oneOf(paths) {
    const names = new Set(paths);
    const ids = new Set(paths.map(fileId));
    return (path) => {
        if (names.has(path))
            return true;
        const id = fileId(path);
        return id !== undefined && ids.has(id);
    };
}
/** What is alike for all paths that lead to one file, and for no others; undefined where there is none. */
function fileId(path) {
    try {
        const { dev, ino } = (0,external_node_fs_.statSync)(path, { bigint: true });
        return `${dev}:${ino}`;
    }
    catch {
        // Whatever is wrong with it, whoever reads or writes it says so.
        return undefined;
    }
}
//# sourceMappingURL=own-input.js.map

/***/ }),

/***/ 558:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ takeRecords),
  W: () => (/* binding */ writeRecords)
});

// EXTERNAL MODULE: ./build/commonjs/src/formats/foreign-transcript.js + 3 modules
var foreign_transcript = __webpack_require__(4487);
// EXTERNAL MODULE: ./build/commonjs/src/formats/native.js
var formats_native = __webpack_require__(1353);
// EXTERNAL MODULE: ./build/commonjs/src/formats/session.js
var session = __webpack_require__(2000);
// EXTERNAL MODULE: ./build/commonjs/src/transcript/native-transcript.js + 1 modules
var native_transcript = __webpack_require__(628);
// EXTERNAL MODULE: ./build/commonjs/src/audit/one-session.js
var one_session = __webpack_require__(5642);
// EXTERNAL MODULE: ./build/commonjs/src/audit/reading.js + 2 modules
var reading = __webpack_require__(3915);
// EXTERNAL MODULE: ./build/commonjs/src/json/digest.js
var digest = __webpack_require__(1320);
// EXTERNAL MODULE: ./build/commonjs/src/transcript/record.js
var record = __webpack_require__(3581);
// EXTERNAL MODULE: ./build/commonjs/src/audit/spill.js
var spill = __webpack_require__(21);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/session-records.js



const NONE = new Set();
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
    spill = new spill/* Spill */.L();
    /**
     * @param isWanted whether the records of a session are taken; nothing is held of others
     * @param format what the log is
     */
    constructor(take, isWanted, { refersBack = NONE }) {
        this.take = take;
        this.isWanted = isWanted;
        this.refersBack = refersBack;
    }
    call(session, paired) {
        const { call: text, ...call } = paired;
        const kept = this.isWanted(session) ? this.spill.keep(text) : undefined;
        return { call, text: kept, response: undefined, isUnchanged: false };
    }
    answer(_session, held, { response, isUnchanged }) {
        if (held.text === undefined)
            return;
        held.response = this.spill.keep(response);
        held.isUnchanged = isUnchanged;
    }
    settle(session, { call, text, response, isUnchanged }, ending) {
        if (text === undefined)
            return;
        const { index, line, tool, toolLength } = call;
        const callText = this.spill.get(text);
        const own = response === undefined ? undefined : this.spill.get(response);
        this.spill.release(text);
        this.spill.release(response);
        const answer = this.responseOf(session, { tool, callText, own, isUnchanged }, ending);
        this.take(session, new record/* Record */.m(index, line, callText, toolLength, answer));
    }
    end(session) {
        for (const kept of this.lastAnswers.get(session)?.values() ?? [])
            this.spill.release(kept);
        this.lastAnswers.delete(session);
    }
    /** Nothing more is asked of this. */
    close() {
        this.spill.close();
    }
    responseOf(session, { tool, callText, own, isUnchanged }, ending) {
        if (ending.state === 'part')
            return Buffer.from(`{"$part_of":${ending.of}}`);
        if (own === undefined)
            return Buffer.from('{"$unanswered":true}');
        if (!this.refersBack.has(tool))
            return own;
        const key = (0,digest/* sha256 */.s)(callText, 'binary');
        const answers = this.lastAnswers.get(session) ?? new Map();
        this.lastAnswers.set(session, answers);
        const last = answers.get(key);
        if (isUnchanged && last !== undefined)
            return this.spill.get(last);
        this.spill.release(last);
        answers.set(key, this.spill.keep(own));
        return own;
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
 * @param onEnd hears what a log was read as, with the session that is written alone; never called for the native form
 * @returns each chunk is valid until the next is asked for
 * @throws ToolReplayError when the transcript cannot be judged; its place has no file
 */
async function* writeRecords(source, settings, wanted, write, onEnd) {
    let pieces = [];
    let records;
    let log;
    let first;
    const isWanted = (session) => {
        first ??= session;
        return wanted === undefined ? session === first : session.name === wanted;
    };
    const take = (record) => {
        pieces.push(Buffer.from(write(record)));
    };
    const steps = (0,reading/* reading */.hF)(source, settings.format, (recognised) => {
        if (recognised === formats_native/* NATIVE */.s6)
            return (0,reading/* nativeConsumer */.u7)(new native_transcript/* NativeTranscript */.m(settings.accepted), take);
        records = new SessionRecords((_, record) => take(record), isWanted, recognised.format);
        const transcript = new foreign_transcript/* ForeignTranscript */.N(recognised.format, recognised.framing, settings.strictness, records);
        log = transcript;
        return transcript;
    });
    try {
        for await (const _ of steps) {
            if (pieces.length > 0)
                yield Buffer.concat(pieces);
            pieces = [];
        }
    }
    finally {
        records?.close();
    }
    if (log === undefined)
        return;
    const { format, skipped, sessions } = log;
    onEnd({ format, skipped, sessions: [(0,one_session/* oneSession */.l)(sessions, wanted)] });
}
/**
 * Takes the records of every session, each as it comes. Records of one session come in order.
 *
 * @param take undefined where only what there is counts: then nothing is held of them
 */
async function takeRecords(source, settings, take) {
    let records;
    let log;
    const native = new session/* Session */.N(formats_native/* NATIVE */.s6);
    const steps = (0,reading/* reading */.hF)(source, settings.format, (recognised) => {
        if (recognised === formats_native/* NATIVE */.s6) {
            return (0,reading/* nativeConsumer */.u7)(new native_transcript/* NativeTranscript */.m(settings.accepted), (record) => {
                native.calls++;
                take?.(native, record);
            });
        }
        const isWanted = () => take !== undefined;
        records = new SessionRecords((session, record) => take?.(session, record), isWanted, recognised.format);
        const transcript = new foreign_transcript/* ForeignTranscript */.N(recognised.format, recognised.framing, settings.strictness, records);
        log = transcript;
        return transcript;
    });
    try {
        for await (const _ of steps)
            ;
    }
    finally {
        records?.close();
    }
    return log ?? { format: formats_native/* NATIVE */.s6, sessions: [native], skipped: new Map() };
}
//# sourceMappingURL=records.js.map

/***/ }),

/***/ 413:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mr: () => (/* binding */ MAX_SCOPE),
  GH: () => (/* binding */ namedScope),
  T4: () => (/* binding */ readPolicy),
  $h: () => (/* binding */ readScopeFile),
  rm: () => (/* binding */ saysVersion),
  _X: () => (/* binding */ scopeBytes),
  FG: () => (/* binding */ scopeReport),
  hZ: () => (/* binding */ withPolicy)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/glob/glob.js + 2 modules
var glob = __webpack_require__(4727);
// EXTERNAL MODULE: ./build/commonjs/src/json/digest.js
var digest = __webpack_require__(1320);
// EXTERNAL MODULE: ./build/commonjs/src/json/value.js
var json_value = __webpack_require__(1239);
;// CONCATENATED MODULE: ./build/commonjs/src/scope/scope.js


const SHAPE = '{"agent": string, "allowed_tools": [string, \u2026]}';
/**
 * Reads a scope file. Tool names are exact and case-sensitive.
 *
 * @throws ToolReplayError, with line and column when it is no strict JSON
 */
function parseScope(bytes) {
    const value = (0,json_value/* parseDocument */.Tp)(bytes);
    if (value === null || typeof value !== 'object' || Array.isArray(value))
        throw fault('no object');
    for (const key of Object.keys(value)) {
        if (key !== 'agent' && key !== 'allowed_tools')
            throw fault(`the key "${key.slice(0, 80)}"`);
    }
    const { agent, allowed_tools: tools } = value;
    if (agent === undefined || tools === undefined)
        throw fault(`no key "${agent === undefined ? 'agent' : 'allowed_tools'}"`);
    if (typeof agent !== 'string')
        throw fault('an "agent" that is no string');
    if (!isStrings(tools))
        throw fault('"allowed_tools" that is no array of strings');
    return { agent, allowedTools: new Set(tools) };
}
/**
 * The version that a scope file says it has: without the key `version` it is 1, which {@link parseScope} reads. A file
 * with the key is for `readDeclaration`, which refuses all versions but 2 and says where.
 *
 * @throws ToolReplayError, with line and column, when it is no strict JSON
 */
function versionOf(bytes) {
    const value = (0,json_value/* parseDocument */.Tp)(bytes);
    const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
    return isObject && Object.hasOwn(value, 'version') ? 2 : 1;
}
/**
 * Whether a file, faulty or not, says that it has a version. In JSON that is the key of the outermost object. What is no
 * JSON, for a comma too many perhaps, can only be looked at as text: what looks like the key, at any depth, is taken for
 * it, for whoever wrote it would not want all of it passed over.
 */
function statesVersion(bytes) {
    try {
        return versionOf(bytes) === 2;
    }
    catch (error) {
        if (!(error instanceof src_error/* ToolReplayError */.K))
            throw error;
        return /"version"\s*:/.test(Buffer.from(bytes).toString('latin1'));
    }
}
function isStrings(value) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
function fault(found) {
    return new src_error/* ToolReplayError */.K('scope', { found: `${found} in the scope file`, expected: SHAPE });
}
//# sourceMappingURL=scope.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/discover.js
var discover = __webpack_require__(7712);
// EXTERNAL MODULE: ./build/commonjs/src/audit/system-error.js
var system_error = __webpack_require__(3017);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/scope-file.js








/** The largest scope file that is read, and the largest file that one imports, in bytes. */
const MAX_SCOPE = 1 << 20;
/** What there is to report of a scope file. */
function scopeReport({ file, sha256, scope, uses, warnings, transcripts }) {
    return { file, sha256, agent: scope.agent, uses, warnings, transcripts, redact: scope.policy?.redact ?? [] };
}
/**
 * Reads one scope file and all that it imports.
 *
 * @param path absolute
 * @param name how errors and reports name it
 * @param workspace absolute: what it imports is named relative to it, and must not leave it when the file is inside
 * @throws ToolReplayError when it, or what it imports, cannot be read or is no such file
 */
async function readScopeFile(path, name, workspace) {
    const bytes = await scopeBytes(path, name);
    const named = namedScope(bytes, name);
    if (named !== undefined)
        return versionOne(name, named, digestOf([bytes]));
    const { declaration, policy, sha256 } = await readPolicy(bytes, path, name, workspace);
    const { agent, allowedTools } = declaration;
    return {
        file: name,
        scope: { agent, allowedTools, policy },
        sha256,
        uses: policy.uses,
        warnings: policy.warnings,
        transcripts: 0,
        appliesTo: applicable(declaration),
    };
}
/**
 * What a scope file of version 1 says; undefined for another version.
 *
 * @throws ToolReplayError when it is no JSON, or no scope file of version 1 and says of no other version that it is
 */
function namedScope(bytes, name) {
    try {
        return versionOf(bytes) === 1 ? parseScope(bytes) : undefined;
    }
    catch (error) {
        throw error instanceof src_error/* ToolReplayError */.K ? error.at({ file: name }) : error;
    }
}
/**
 * Reads a scope file of version 2 and all that it imports.
 *
 * @throws ToolReplayError as {@link readScopeFile} does
 */
async function readPolicy(bytes, path, name, workspace) {
    const { CompiledPolicy, readDeclaration, readImport, regexCompiler } = await Promise.all(/* import() */[__webpack_require__.e(989), __webpack_require__.e(739)]).then(__webpack_require__.bind(__webpack_require__, 8739));
    const declaration = readDeclaration(bytes, name);
    const imported = [];
    const read = [bytes];
    for (const stated of declaration.imports) {
        const importPath = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), stated.path);
        const importName = (0,discover/* nameIn */.ZC)(workspace, importPath);
        const roots = (0,discover/* isInside */.FK)(path, workspace) ? [workspace] : [workspace, (0,external_node_path_.dirname)(path)];
        const refused = (0,discover/* refusal */.x5)(importPath, roots);
        if (refused !== undefined) {
            const isFile = refused.code !== 'not-a-file';
            const fault = isFile ? refused.fault : { ...refused.fault, advice: 'name the file that has the rules' };
            const { file, line, column } = stated;
            throw new src_error/* ToolReplayError */.K('scope', { ...fault, found: `${fault.found} to import as '${stated.path.slice(0, 200)}'` }, { file, line, column });
        }
        try {
            const importBytes = await scopeBytes(importPath, importName, 'an import');
            read.push(importBytes);
            imported.push(readImport(importBytes, stated, importName));
        }
        catch (error) {
            throw error instanceof src_error/* ToolReplayError */.K ? importedBy(stated, error) : error;
        }
    }
    const policy = new CompiledPolicy(declaration, imported, await regexCompiler(declaration.rules));
    return { declaration, policy, sha256: digestOf(read) };
}
/** The same error, which is about an imported file, with the place that imports it. */
function importedBy({ file, line }, { code, fault, place, cause }) {
    const advice = `${fault.advice === undefined ? '' : `${fault.advice}; `}it is imported by ${file}:${line}`;
    return new src_error/* ToolReplayError */.K(code, { ...fault, advice }, place, { cause });
}
/**
 * Whether a scope file that cannot be used says nevertheless that it has a version. One that cannot even be read says
 * nothing.
 *
 * @param path absolute, refused by nobody
 */
async function saysVersion(path) {
    try {
        return statesVersion(await scopeBytes(path, path));
    }
    catch (error) {
        if (error instanceof src_error/* ToolReplayError */.K)
            return false;
        throw error;
    }
}
/** The same scope with a policy that says no more than its names, where it has none: what decided can be told then. */
async function withPolicy(scope) {
    if (scope.policy !== undefined)
        return scope;
    const { namesPolicy } = await Promise.all(/* import() */[__webpack_require__.e(989), __webpack_require__.e(739)]).then(__webpack_require__.bind(__webpack_require__, 8739));
    return { ...scope, policy: namesPolicy(scope) };
}
function digestOf(files) {
    const [first = '', ...others] = files.map((bytes) => (0,digest/* sha256 */.s)(bytes, 'hex'));
    return others.length === 0 ? first : (0,digest/* sha256 */.s)(Buffer.from([first, ...others].join('\n')), 'hex');
}
function versionOne(file, scope, digest) {
    return { file, scope, sha256: digest, uses: [], warnings: [], transcripts: 0, appliesTo: () => true };
}
function applicable({ appliesTo }) {
    if (appliesTo === undefined)
        return () => true;
    const globs = appliesTo.map((pattern) => new glob/* Glob */.f(pattern));
    return (transcript) => globs.some((glob) => glob.matches(transcript));
}
/** The text of a scope file, or of a file that one imports. @param what which of them, for errors. @throws ToolReplayError when it cannot be read */
async function scopeBytes(path, name, what = 'a scope file') {
    try {
        const { size } = await (0,promises_.stat)(path);
        if (size > MAX_SCOPE)
            throw tooLarge(what);
        return await (0,promises_.readFile)(path);
    }
    catch (error) {
        const known = error instanceof src_error/* ToolReplayError */.K ? error : (0,system_error/* fileError */.zS)(error);
        throw known instanceof src_error/* ToolReplayError */.K ? known.at({ file: name }) : known;
    }
}
function tooLarge(what) {
    return new src_error/* ToolReplayError */.K('scope', { found: `${what} of more than 1 MiB`, expected: 'at most 1 MiB' });
}
//# sourceMappingURL=scope-file.js.map

/***/ }),

/***/ 491:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ writePrivateText),
/* harmony export */   x: () => (/* binding */ writeText)
/* harmony export */ });
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9361);

/** Characters that are written at once. */
const BATCH = 1 << 16;
/**
 * Writes text that comes in pieces into a file, whole or not at all.
 *
 * @param path absolute
 * @param name how errors name it
 * @throws ToolReplayError when it cannot be written
 */
function writeText(path, name, pieces) {
    return (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_0__/* .writeAtomically */ .v)(path, name, batches(pieces));
}
/** The same for its owner alone. */
function writePrivateText(path, name, pieces) {
    return (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_0__/* .writeAtomically */ .v)(path, name, batches(pieces), 'private');
}
async function* batches(pieces) {
    let batch = '';
    for (const piece of pieces) {
        batch += piece;
        if (batch.length < BATCH)
            continue;
        yield Buffer.from(batch);
        batch = '';
    }
    yield Buffer.from(batch);
}
//# sourceMappingURL=text-file.js.map

/***/ }),

/***/ 7743:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ Sealer)
/* harmony export */ });
/* harmony import */ var _link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5633);

/** Seals the calls of one transcript, in order. */
class Sealer {
    /** How many links there are so far. */
    links = 0;
    /** The digest of the last one; what the chain starts from where there is none. */
    head;
    writer = new _link_js__WEBPACK_IMPORTED_MODULE_0__/* .LinkWriter */ .i();
    /** @param previous what the chain starts from: the head of the run before, if it follows one */
    constructor(previous = _link_js__WEBPACK_IMPORTED_MODULE_0__/* .GENESIS */ .h) {
        this.head = previous;
    }
    /** The sealed line of the next call, line feed included, valid until the call after it. */
    seal(record) {
        this.head = this.writer.digest(record, this.head);
        this.links++;
        return this.writer.line(this.head);
    }
}
//# sourceMappingURL=sealer.js.map

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

/***/ }),

/***/ 8043:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ verifyText),
/* harmony export */   Cm: () => (/* binding */ scopeText),
/* harmony export */   zl: () => (/* binding */ replayText)
/* harmony export */ });
/* harmony import */ var _rules_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8166);
/* harmony import */ var _rules_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5626);
/* harmony import */ var _inert_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9306);



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
    return `chain: broken\nfirst broken link: index ${index}\nexpected: ${(0,_inert_js__WEBPACK_IMPORTED_MODULE_1__/* .inert */ .tJ)(expected)}\nfound: ${(0,_inert_js__WEBPACK_IMPORTED_MODULE_1__/* .inert */ .tJ)(found)}\n`;
}
function findingText(finding, context) {
    return `index ${(0,_rules_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .indexText */ .o)(finding.index)}: ${finding.kind}: ${(0,_inert_js__WEBPACK_IMPORTED_MODULE_1__/* .inert */ .tJ)(_rules_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE_OF */ .jH[finding.kind].detail(finding, context))}\n`;
}
//# sourceMappingURL=text.js.map

/***/ }),

/***/ 9171:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ undeclaredTools),
/* harmony export */   Ex: () => (/* binding */ signerName),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   WJ: () => (/* binding */ verdict),
/* harmony export */   YU: () => (/* binding */ acceptedToo),
/* harmony export */   jI: () => (/* binding */ formatsRead),
/* harmony export */   lT: () => (/* binding */ noFinding),
/* harmony export */   lb: () => (/* binding */ notChecked),
/* harmony export */   tH: () => (/* binding */ chainWords),
/* harmony export */   vE: () => (/* binding */ kindCounts),
/* harmony export */   yV: () => (/* binding */ normalisedAnswers)
/* harmony export */ });
/* harmony import */ var _audit_file_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(848);
/* harmony import */ var _rules_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8166);


/** A number with its noun: `1 call`, `2 calls`. */
function count(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
/** The findings of a file by kind: `2 non-determinism, 1 redundant-call`. */
function kindCounts(findings) {
    const kinds = _rules_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .KINDS */ .GW.filter((kind) => findings.count(kind) > 0);
    return kinds.map((kind) => `${findings.count(kind)} ${kind}`).join(', ');
}
/** What a file without a finding that counts came to. */
function noFinding(file) {
    return (0,_audit_file_report_js__WEBPACK_IMPORTED_MODULE_1__/* .isChecked */ .W)(file) ? `clean${acceptedToo(file.findings.accepted)}` : 'not checked';
}
/** What became of a chain, and what more is known of the seal. It may hold the name of a signer, which is data. */
function chainWords({ chain, seal }) {
    if (chain.state === 'skipped')
        return chain.why;
    if (seal === undefined)
        return chain.state;
    const { complete, signed, withheld } = seal;
    const wholeness = { yes: 'complete', no: 'not complete', 'not checked': 'completeness not checked' }[complete.state];
    return [
        chain.state,
        wholeness,
        signed.state === 'signed'
            ? `signed by ${signed.by.principal ?? signed.by.key}`
            : { invalid: 'invalid signature', no: 'unsigned' }[signed.state],
        ...(withheld.values === 0 ? [] : [`${count(withheld.values, 'value')} withheld`]),
    ].join(', ');
}
/** Who signed: by name where the key has one. It is data. */
function signerName({ principal, key }) {
    return principal === undefined ? key : `${principal} (${key})`;
}
/** How many findings a baseline accepts, to be put behind what else there is; nothing where it accepts none. */
function acceptedToo(accepted) {
    return accepted === 0 ? '' : `, ${accepted} accepted`;
}
/** The outcome in one sentence. */
function verdict(report) {
    const { compared, shard } = report;
    const part = shard === undefined ? '' : `shard ${shard.index} of ${shard.count}: `;
    return [`${part}${auditVerdict(report)}`, ...(compared === undefined ? [] : [comparedVerdict(compared)])].join('; ');
}
/** How transcripts compare with others, in one sentence. */
function comparedVerdict({ transcripts, different, added, unusable, worst }) {
    const number = transcripts.length - added - unusable;
    const others = [
        ...(unusable === 0 ? [] : [`${count(unusable, 'transcript')} cannot be compared`]),
        ...(added === 0 ? [] : [`${count(added, 'transcript')} added`]),
    ];
    if (number === 0)
        return ['nothing to compare', ...(others.length === 0 ? [] : [others.join(', ')])].join(': ');
    const differ = different === 0 ? 'none' : different;
    const kind = worst === 'none' ? '' : ` (at worst in ${worst === 'response' ? 'responses' : worst})`;
    const compared = `${differ} of ${count(number, 'compared transcript')} ${different > 1 ? 'differ' : 'differs'}${kind}`;
    return [compared, ...others].join(', ');
}
function auditVerdict(report) {
    const { transcripts, findings, accepted, calls, unusableFiles, nothing, result, leftOut, shard } = report;
    if (result === 'unchanged') {
        return `nothing to check: ${count(leftOut?.unchanged ?? 0, 'transcript')} matched, and none was changed`;
    }
    if (nothing !== undefined)
        return 'nothing was checked';
    if (shard !== undefined && transcripts === 0)
        return `none of ${count(shard.transcripts, 'transcript')}`;
    const judged = `${count(calls, 'call')} in ${count(transcripts - unusableFiles, 'transcript')}`;
    const number = findings === 0 ? 'no finding' : count(findings, 'finding');
    const found = `${number}${accepted === 0 ? '' : `${acceptedToo(accepted)},`} in ${judged}`;
    if (unusableFiles === 0)
        return found;
    const unusable = `${count(unusableFiles, 'transcript')} cannot be judged`;
    return unusableFiles === transcripts ? unusable : `${unusable}; ${found}`;
}
/** What was not checked and why, one sentence a reason. It holds no data. */
function notChecked({ files, notEntered, leftOut, }) {
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
    return [...checks, ...unverifiable(usable), ...redundancy(usable), ...links, ...notSelected(leftOut)];
}
function notSelected(leftOut) {
    if (leftOut === undefined)
        return [];
    const { unchanged, deleted } = leftOut;
    return [
        ...(unchanged === 0 ? [] : [`${count(unchanged, 'transcript')}: not changed`]),
        ...(deleted.length === 0 ? [] : [`${count(deleted.length, 'transcript')}: deleted`]),
    ];
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

/***/ })

};
;