"use strict";
exports.id = 444;
exports.ids = [444];
exports.modules = {

/***/ 9465:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ placeGuard)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/commonjs/src/audit/discover.js
var discover = __webpack_require__(7712);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/endings.js
var endings = __webpack_require__(7735);
// EXTERNAL MODULE: ./build/commonjs/src/audit/decisive.js
var audit_decisive = __webpack_require__(1317);
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
    const decisive = await (0,audit_decisive/* decidesScope */.M)(scope, folder, workspace, found);
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
// EXTERNAL MODULE: ./build/commonjs/src/action/place.js
var action_place = __webpack_require__(1245);
;// CONCATENATED MODULE: ./build/commonjs/src/action/place-guard.js





/**
 * Tells of each file to write whether it would replace something that is read, or the report.
 *
 * @returns throws a ToolReplayError for one in a place where nothing may be written, in the place of what is read, or among
 *   the golden runs
 */
async function placeGuard({ settings, mergeReports: reports, baseline, trust, compare, report, }) {
    const { folder, workspace } = settings;
    const own = await ownInputs({ ...settings, reports, baseline, keys: [trust?.publicKey, trust?.allowedSigners] });
    const isGolden = compare?.with.kind === 'folder' ? await goldenRuns((0,external_node_path_.resolve)(folder, compare.with.folder), workspace) : () => false;
    return (place) => {
        (0,action_place/* checkPlace */.uD)(place);
        const { path, input } = place;
        if (isOther(path))
            throw (0,action_place/* misplaced */.j5)(place, 'there already and no file', 'a name of none, or of a file');
        if (isGolden(path))
            throw (0,action_place/* misplaced */.j5)(place, 'among the golden runs', 'a file in another folder');
        const what = own(path);
        if (what !== undefined) {
            throw (0,action_place/* misplaced */.j5)(place, what, "a file that is not read, or '!' and its name among the transcripts");
        }
        if (report !== undefined && input !== report.input && isSameFile(report.path, path)) {
            throw (0,action_place/* misplaced */.j5)(place, 'the report', 'another place for one of the two');
        }
    };
}
/** Tells whether a path is in the folder of golden runs, or one of them by a link. */
async function goldenRuns(golden, workspace) {
    const folder = (0,action_place/* realOf */.MN)(golden);
    const isRun = oneOf((await (0,discover/* discover */.k4)(['**'], golden, workspace)).found.map(({ path }) => path));
    return (path) => (0,discover/* isInside */.FK)((0,external_node_path_.join)((0,action_place/* realOf */.MN)((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path)), folder) || isRun(path);
}
/** Whether there is something that is no file, such as a folder. */
function isOther(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === false;
}
//# sourceMappingURL=place-guard.js.map

/***/ }),

/***/ 1245:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MN: () => (/* binding */ realOf),
/* harmony export */   j5: () => (/* binding */ misplaced),
/* harmony export */   uD: () => (/* binding */ checkPlace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _audit_discover_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7712);
/* harmony import */ var _audit_system_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3017);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8245);





/**
 * Makes sure that something is written where the workflow says, and nowhere else: whoever opens a pull request chooses what
 * is checked out, links too.
 *
 * @throws ToolReplayError for a place outside of its roots, in `.git`, or behind a link
 */
function checkPlace(place) {
    const { path, roots } = place;
    // Whose folders these are, the runner says.
    if (roots.includes(path))
        return;
    const root = roots.find((one) => (0,_audit_discover_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .FK)(path, one));
    if (root === undefined)
        throw misplaced(place, 'outside the workspace', 'a place in the workspace or in RUNNER_TEMP');
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path)
        .split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)
        .some((folder) => folder.toLowerCase() === '.git')) {
        throw misplaced(place, 'in .git', 'a place in the workspace');
    }
    if (isLinked(place, root)) {
        throw misplaced(place, 'behind a symbolic link', 'a place that is no link, in no such folder');
    }
}
/** Why nothing is written in a place. @param what it is */
function misplaced({ input, name }, what, expected) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_4__/* .ToolReplayError */ .K('usage', { found: `'${name.slice(0, 200)}' for ${input}, which is ${what}`, expected });
}
/** Where something is, once all links are followed; of what is not there, where it would be. */
function realOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch (error) {
        const known = (0,_audit_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .fileError */ .zS)(error);
        if (known instanceof _error_js__WEBPACK_IMPORTED_MODULE_4__/* .ToolReplayError */ .K && known.code === 'not-found')
            return path;
        throw known;
    }
}
function isLinked({ path, name }, root) {
    try {
        return isBehindLink(path, root);
    }
    catch (error) {
        throw (0,_audit_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .writeError */ .oG)(error, name);
    }
}
/** Whether it, or a folder on the way to it, is a link. What is not there is none, and neither is what would be in it. */
function isBehindLink(path, root) {
    let at = root;
    for (const step of (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) {
        at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, step);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { throwIfNoEntry: false });
        if (stats === undefined)
            return false;
        if (stats.isSymbolicLink())
            return true;
    }
    return false;
}
//# sourceMappingURL=place.js.map

/***/ }),

/***/ 2444:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sealWriter: () => (/* binding */ sealWriter)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/commonjs/src/audit/system-error.js
var system_error = __webpack_require__(3017);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/remove-file.js


/** Takes a file away, if it is there. @param name how errors name it @throws ToolReplayError when it cannot be taken away */
function removeFile(path, name) {
    try {
        (0,external_node_fs_.rmSync)(path, { force: true });
    }
    catch (error) {
        throw (0,system_error/* writeError */.oG)(error, name);
    }
}
//# sourceMappingURL=remove-file.js.map
// EXTERNAL MODULE: ./build/commonjs/src/chain/link.js
var chain_link = __webpack_require__(5633);
;// CONCATENATED MODULE: ./build/commonjs/src/chain/sealer.js

/** Seals the calls of one transcript, in order. */
class sealer_Sealer {
    /** How many links there are so far. */
    links = 0;
    /** The digest of the last one; what the chain starts from where there is none. */
    head;
    writer = new chain_link/* LinkWriter */.i();
    /** @param previous what the chain starts from: the head of the run before, if it follows one */
    constructor(previous = chain_link/* GENESIS */.h) {
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
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/audit/hashed-source.js
var hashed_source = __webpack_require__(5326);
// EXTERNAL MODULE: ./build/commonjs/src/json/digest.js
var digest = __webpack_require__(1320);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/endings.js
var endings = __webpack_require__(7735);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/manifest.js
var provenance_manifest = __webpack_require__(9630);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/withheld.js
var withheld = __webpack_require__(5260);
// EXTERNAL MODULE: ./build/commonjs/src/version.js
var version = __webpack_require__(951);
// EXTERNAL MODULE: ./build/commonjs/src/audit/atomic-file.js
var atomic_file = __webpack_require__(9361);
// EXTERNAL MODULE: ./build/commonjs/src/formats/foreign-transcript.js + 3 modules
var foreign_transcript = __webpack_require__(4487);
// EXTERNAL MODULE: ./build/commonjs/src/formats/native.js
var formats_native = __webpack_require__(1353);
// EXTERNAL MODULE: ./build/commonjs/src/formats/session.js
var session = __webpack_require__(2000);
// EXTERNAL MODULE: ./build/commonjs/src/transcript/native-transcript.js + 1 modules
var native_transcript = __webpack_require__(628);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/one-session.js

/** So many names are shown to choose from. */
const SHOWN = 5;
/**
 * The session that a command for one session is about.
 *
 * @param wanted its name; undefined where there is only one that has calls
 * @throws ToolReplayError when there are several and none is named, or none has the name
 */
function one_session_oneSession(sessions, wanted) {
    const withCalls = sessions.filter(({ calls }) => calls > 0);
    const candidates = withCalls.length === 0 ? sessions.slice(0, 1) : withCalls;
    const found = wanted === undefined ? candidates : sessions.filter(({ name }) => name === wanted);
    const [session, ...more] = found;
    if (session !== undefined && more.length === 0)
        return session;
    const names = sessions.slice(0, SHOWN).map(({ name = '' }) => `'${name.slice(0, 80)}'`);
    const rest = sessions.length > SHOWN ? `, \u2026 (${sessions.length} in all)` : '';
    throw new ToolReplayError('session', {
        found: wanted === undefined ? `${sessions.length} sessions` : `no session '${wanted.slice(0, 80)}'`,
        expected: 'one of them by its name, as --session',
        advice: `it has ${names.join(', ')}${rest}`,
    });
}
//# sourceMappingURL=one-session.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/reading.js + 2 modules
var audit_reading = __webpack_require__(3915);
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
class session_records_SessionRecords {
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
async function* records_writeRecords(source, settings, wanted, write, onEnd) {
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
    const steps = reading(source, settings.format, (recognised) => {
        if (recognised === NATIVE)
            return nativeConsumer(new NativeTranscript(settings.accepted), take);
        records = new SessionRecords((_, record) => take(record), isWanted, recognised.format);
        const transcript = new ForeignTranscript(recognised.format, recognised.framing, settings.strictness, records);
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
    onEnd({ format, skipped, sessions: [oneSession(sessions, wanted)] });
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
    const steps = (0,audit_reading/* reading */.hF)(source, settings.format, (recognised) => {
        if (recognised === formats_native/* NATIVE */.s6) {
            return (0,audit_reading/* nativeConsumer */.u7)(new native_transcript/* NativeTranscript */.m(settings.accepted), (record) => {
                native.calls++;
                take?.(native, record);
            });
        }
        const isWanted = () => take !== undefined;
        records = new session_records_SessionRecords((session, record) => take?.(session, record), isWanted, recognised.format);
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
// EXTERNAL MODULE: ./build/commonjs/src/audit/text-file.js
var text_file = __webpack_require__(491);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/sealed-run.js













/** What the openings of what a sealed file withholds are called, after its name: no glob of transcripts names them. */
const OPENINGS_ENDING = '.openings';
/**
 * Seals a transcript, or the native view of one session of an agent's log, into a file, and writes its manifest beside it.
 * The sealed file is there whole or not at all; should the manifest then fail, `verify` finds one that is of another file, or
 * none.
 *
 * @param path absolute
 * @param name how errors name it
 * @param onEnd hears what a log was read as; never called for the native form
 * @throws ToolReplayError when the transcript cannot be judged, its place has no file then; when there is nothing at a place
 *   that was to be withheld; and when a file cannot be written
 */
async function sealRun(source, path, name, { wanted, previous = GENESIS, withheld, ...reading }, onEnd) {
    const sealer = new Sealer(previous);
    const withholder = withheld && new Withholder([...withheld.needed, ...withheld.stated], withheld.salt);
    const before = new Hashing();
    const after = new Hashing();
    const settings = { ...reading, accepted: 'unsealed' };
    const lines = writeRecords(before.source(source), settings, wanted, (record) => sealer.seal(withholder?.record(record) ?? record), onEnd);
    const all = withOpenings(lines, before, withholder, withheld?.needed ?? [], path, name);
    await writeAtomically(path, name, after.through(all));
    const said = withheld === undefined || withholder === undefined
        ? NOTHING_WITHHELD
        : { scope: withheld.scope ?? null, redaction: digestOf(withheld), withheld: withholder.values };
    const ofSource = withholder?.source === undefined ? { sha256: before.result().sha256 } : { withheld: withholder.source };
    const manifest = manifestFor(sealer, previous, { name: basename(path), ...after.result() }, ofSource, said);
    await writeManifest(manifest, path, name);
    return manifest;
}
/** The manifest of what a sealer has sealed. */
function manifestFor({ links, head }, previous, sealed, source, { scope, redaction, withheld } = NOTHING_WITHHELD) {
    const { name, bytes, sha256: ofSealed } = sealed;
    return {
        version: 1,
        links,
        head,
        previous,
        sealed: { name, bytes, sha256: ofSealed },
        source,
        scope,
        redaction,
        withheld,
        tool: `toolreplay ${version/* VERSION */.x}`,
    };
}
const NOTHING_WITHHELD = { scope: null, redaction: null, withheld: 0 };
/** Writes a manifest beside its sealed file. @throws ToolReplayError when it cannot be written */
function writeManifest(manifest, path, name) {
    return (0,text_file/* writeText */.x)(`${path}${endings/* MANIFEST_ENDING */.yb}`, `${name}${endings/* MANIFEST_ENDING */.yb}`, [(0,provenance_manifest/* manifestText */.$2)(manifest)]);
}
/** The openings are on the disk before there is a sealed file that withholds what is in them. */
async function* withOpenings(lines, source, withholder, needed, path, name) {
    yield* lines;
    if (withholder === undefined)
        return;
    const missed = withholder.missed.find((place) => needed.includes(place));
    if (missed !== undefined)
        throw nothingAt(missed);
    withholder.commitSource(source.result().sha256);
    const openings = withholder.openings.map((line) => `${line}\n`);
    await writePrivateText(`${path}${OPENINGS_ENDING}`, `${name}${OPENINGS_ENDING}`, openings);
}
function digestOf({ needed, stated }) {
    const places = [...needed, ...stated].map(({ tool, part, pointer }) => ({ part, pointer, tool: tool ?? null }));
    return sha256(Buffer.from(JSON.stringify(places)), 'hex');
}
function nothingAt({ part, pointer }) {
    return new ToolReplayError('usage', {
        found: `nothing at /${part}${pointer} in any call`,
        expected: 'a place that is there, since a misspelt one would show what it is to hide',
        advice: 'nothing was written',
    });
}
//# sourceMappingURL=sealed-run.js.map
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
// EXTERNAL MODULE: ./build/commonjs/src/audit/signals.js
var signals = __webpack_require__(7674);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/session-files.js






/** Bytes of all sessions that wait in memory before they are written. */
const MOST_WAITING = 16 * 1024 * 1024;
const LONGEST_NAME = 100;
/** What Windows takes for a device, whatever follows the point. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** The native view of each session, in a file with its name. */
const nativeViews = {
    line: (_, record) => recordLine(record),
    filesOf: (sessions) => {
        const names = new SafeNames('.jsonl');
        return sessions.map((session) => ({ session, file: names.of(session.name) }));
    },
};
/**
 * Writes each session of a log into a file of its own. The files are in their place only once all of
 * the log was judged.
 *
 * @param folder made where it is not there
 * @param name how errors name the folder
 * @throws ToolReplayError when the log cannot be judged or a file cannot be written
 */
async function writeSessions(source, settings, folder, name, { line: lineOf, filesOf, mayWrite }) {
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
            const line = Buffer.from(lineOf(session, record));
            const lines = waiting.get(session);
            if (lines === undefined)
                waiting.set(session, [line]);
            else
                lines.push(line);
            size += line.length;
            if (size > MOST_WAITING)
                flush();
        });
        flush();
        const files = filesOf(log.sessions);
        for (const { file } of files)
            mayWrite((0,external_node_path_.join)(folder, file), `${name}${file}`);
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
/** Names of files that are safe on every system, since a log or whoever wrote it chose what they are made of. */
class SafeNames {
    ending;
    /** How many names were made of each text so far. */
    taken = new Map();
    /** @param ending of every name */
    constructor(ending) {
        this.ending = ending;
    }
    /** Another name each time. */
    of(text) {
        const safe = text
            .replace(/[^A-Za-z0-9._-]+/g, '_')
            .replace(/^[.-]+/, '_')
            .replace(DEVICE, '_$&')
            .slice(0, LONGEST_NAME) || '_';
        // Not all file systems tell upper from lower case.
        const key = safe.toLowerCase();
        const uses = (this.taken.get(key) ?? 0) + 1;
        this.taken.set(key, uses);
        // No name has the mark of its own.
        return uses === 1 ? `${safe}${this.ending}` : `${safe}~${uses}${this.ending}`;
    }
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
        this.forget = (0,signals/* beforeSignal */.m)(() => (0,external_node_fs_.rmSync)(this.path, { recursive: true, force: true }));
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
;// CONCATENATED MODULE: ./build/commonjs/src/audit/sealed-sessions.js







/**
 * Seals each session with calls of a transcript into a file of its own, with a manifest beside it, in one pass.
 *
 * @param audited the digest of what was audited: nobody vouches for anything else
 * @param stem what the files are called, with the name of the session behind it where there are several
 * @throws ToolReplayError when the transcript cannot be judged, or is another by now, no file is in its place then; and when
 *   one cannot be written
 */
async function sealSessions(source, audited, settings, folder, stem) {
    const runs = new Map();
    const runOf = (session) => {
        const known = runs.get(session) ?? { sealer: new sealer_Sealer(), hashing: new hashed_source/* Hashing */.X() };
        runs.set(session, known);
        return known;
    };
    const before = new hashed_source/* Hashing */.X();
    const { files } = await writeSessions(before.source(source), { ...settings, accepted: 'unsealed' }, folder.path, folder.name, {
        line(session, record) {
            const { sealer, hashing } = runOf(session);
            const line = sealer.seal(record);
            hashing.update(line);
            return line;
        },
        filesOf(sessions) {
            if (before.result().sha256 !== audited)
                throw changed();
            const sealed = sessions.filter((session) => runs.has(session));
            return sealed.map((session) => {
                return { session, file: folder.names.of(sealed.length === 1 ? stem : `${stem}.${session.name}`) };
            });
        },
        mayWrite: folder.mayWrite,
    });
    const ofSource = { sha256: before.result().sha256 };
    const sealed = [];
    for (const { session, file } of files) {
        const { sealer, hashing } = runOf(session);
        const manifest = manifestFor(sealer, chain_link/* GENESIS */.h, { name: file, ...hashing.result() }, ofSource);
        const path = (0,external_node_path_.join)(folder.path, file);
        await writeManifest(manifest, path, `${folder.name}${file}`);
        sealed.push({ path, manifest, ...(files.length > 1 && { session: session.name }) });
    }
    return sealed;
}
function changed() {
    return new src_error/* ToolReplayError */.K('unreadable', {
        found: 'other bytes than were audited',
        expected: 'a transcript that nobody writes to any more',
        advice: 'run this step when the agent has ended',
    });
}
//# sourceMappingURL=sealed-sessions.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/source.js
var audit_source = __webpack_require__(1018);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/private-key-file.js
var private_key_file = __webpack_require__(1765);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/signature.js + 1 modules
var signature = __webpack_require__(6852);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/statement.js
var provenance_statement = __webpack_require__(6110);
// EXTERNAL MODULE: ./build/commonjs/src/report/inert.js
var inert = __webpack_require__(9306);
// EXTERNAL MODULE: ./build/commonjs/src/report/html.js
var html = __webpack_require__(7977);
// EXTERNAL MODULE: ./build/commonjs/src/report/log-notes.js
var log_notes = __webpack_require__(1484);
// EXTERNAL MODULE: ./build/commonjs/src/report/words.js
var words = __webpack_require__(9171);
;// CONCATENATED MODULE: ./build/commonjs/src/report/sealed.js




/** So that a summary has room for it beside the audit and what was compared. */
const TABLE_BYTES = 20_000;
/** Which file was sealed as what, a line each: safe to print. */
function sealedLines(runs) {
    return runs.map((run) => {
        const { sealed, links, head } = run;
        return (0,inert/* inertLine */.Fq)(`${(0,log_notes/* sessionName */.Cy)(run)}: ${(0,inert/* inert */.tJ)(sealed)}, ${(0,words/* count */.U9)(links, 'link')}, head ${head}`);
    });
}
/** The same for the job summary. @param what says in one sentence what was done; it may hold data */
function sealedMarkdown(runs, what) {
    const rows = [];
    let size = 0;
    for (const { file, session, sealed, links, head } of runs) {
        const name = (0,html/* dataHtml */.Cg)(file) + (session === undefined ? '' : ` ${(0,html/* dataHtml */.Cg)(session)}`);
        const row = `<tr><td>${name}</td><td>${(0,html/* dataHtml */.Cg)(sealed)}</td><td>${links}</td><td><code>${head}</code></td></tr>\n`;
        size += Buffer.byteLength(row);
        if (size > TABLE_BYTES)
            break;
        rows.push(row);
    }
    const left = runs.length - rows.length;
    const note = left > 0 ? `*${(0,words/* count */.U9)(left, 'more session')} left out of this table: the log has them all.*\n\n` : '';
    const head = ['transcript', 'sealed as', 'links', 'head'].map((text) => `<th>${text}</th>`).join('');
    return `\n<p>${(0,html/* escapeHtml */.ZD)((0,inert/* inert */.tJ)(what))}</p>\n\n<table>\n<tr>${head}</tr>\n${rows.join('')}</table>\n\n${note}`;
}
//# sourceMappingURL=sealed.js.map
// EXTERNAL MODULE: ./build/commonjs/src/action/commands.js
var commands = __webpack_require__(6914);
// EXTERNAL MODULE: ./build/commonjs/src/action/place.js
var place = __webpack_require__(1245);
// EXTERNAL MODULE: ./build/commonjs/src/action/place-guard.js + 1 modules
var place_guard = __webpack_require__(9465);
;// CONCATENATED MODULE: ./build/commonjs/src/action/sealing.js

















/** @see https://github.com/actions/attest#inputs */
const MOST_SUBJECTS = 1024;
const PREDICATE = 'toolreplay.predicate.json';
const STATEMENT = 'toolreplay.statement.json';
/**
 * What seals what is audited. A mistake is found before the audit.
 *
 * @throws ToolReplayError for a key that cannot sign, and a folder where nothing may be written
 */
async function sealWriter(inputs, { to, key: text, isFork }) {
    const { settings } = inputs;
    const key = text === undefined ? undefined : signingKey(text);
    const check = await (0,place_guard/* placeGuard */.J)(inputs);
    (0,place/* checkPlace */.uD)(to);
    checkAttestable(to);
    const [predicate, statement] = [placeIn(to, PREDICATE), placeIn(to, STATEMENT)];
    for (const place of [predicate, statement])
        check(place);
    const mayWrite = (path) => {
        for (const ending of ['', ...endings/* BESIDE_ENDINGS */.mW])
            check(placeIn(to, `${(0,external_node_path_.basename)(path)}${ending}`));
    };
    return {
        settings: { digests: 'taken' },
        async write({ files }, redactor) {
            const safe = new SafeNames('.sealed.jsonl');
            const names = { of: (name) => safe.of(redactor.text(name)) };
            const folder = { path: to.path, name: `${to.name}/`, names, mayWrite };
            const sealed = await sealAll(unsealedFiles(files), settings, folder);
            for (const one of sealed)
                removeSignatures(one, to);
            if (key !== undefined)
                for (const one of sealed)
                    await sign(one, key, to);
            const summary = say(sealed.map((one) => runOf(one, redactor)), to, key, isFork);
            return { ...(await statements(sealed, predicate, statement)), summary };
        },
    };
}
/** @see https://github.com/actions/attest: its subject-path is a list with commas, too, and of globs */
function checkAttestable(to) {
    const special = external_node_path_.sep === '/' ? /[\n\r,"*?[\]\\]/ : /[\n\r,"*?[\]]/;
    if (!special.test(to.path))
        return;
    throw (0,place/* misplaced */.j5)(to, 'in a path with one of , " * ? [ ] \\', 'a path that actions/attest takes for one path');
}
function placeIn(to, file) {
    return { ...to, path: (0,external_node_path_.join)(to.path, file), name: `${to.name}/${file}` };
}
function runOf({ file, session, path, manifest }, redactor) {
    const { links, head } = manifest;
    const named = session === undefined ? {} : { session: redactor.text(session) };
    return { file: redactor.text(file), ...named, sealed: (0,external_node_path_.basename)(path), links, head };
}
async function sealAll(digests, { format, strictness, workspace }, folder) {
    const sealed = [];
    for (const [file, audited] of digests) {
        const source = (0,audit_source/* fileSource */.IO)((0,external_node_path_.resolve)(workspace, file), file);
        try {
            const one = await sealSessions(source, audited, { format, strictness }, folder, stemOf(file));
            sealed.push(...one.map((session) => ({ ...session, file })));
        }
        catch (error) {
            // Where its chain was not to be verified nobody has looked whether it has one.
            if (error instanceof src_error/* ToolReplayError */.K && error.code === 'sealed')
                continue;
            throw error instanceof src_error/* ToolReplayError */.K && error.place.file === undefined ? error.at({ file }) : error;
        }
    }
    return sealed;
}
/** Reads the key. No error says anything of it. */
function signingKey(text) {
    try {
        return (0,private_key_file/* readPrivateKey */.$k)(`${text}\n`);
    }
    catch (error) {
        throw error instanceof src_error/* ToolReplayError */.K ? error.at({ file: 'signing-key' }) : error;
    }
}
/** The transcripts to seal, with the digests of what was audited: what cannot be judged has no seal, and what is sealed has one. */
function unsealedFiles(files) {
    const digests = new Map();
    for (const { file, unusable, chain, calls, sha256 } of files) {
        if (unusable === undefined && chain.state === 'skipped' && calls > 0 && sha256 !== undefined)
            digests.set(file, sha256);
    }
    return digests;
}
/** What the sealed files of a transcript are called: of one outside of the workspace, its folder says nothing. */
function stemOf(file) {
    const name = (0,external_node_path_.isAbsolute)(file) ? (0,external_node_path_.basename)(file) : file;
    return name.slice(0, name.length - (0,external_node_path_.extname)(name).length);
}
/** Takes away what was signed by others, or for another run: it would stand beside this one as an invalid signature. */
function removeSignatures({ path }, to) {
    for (const ending of Object.values(endings/* SIGNATURE_ENDINGS */.sM)) {
        const name = `${endings/* MANIFEST_ENDING */.yb}${ending}`;
        removeFile(`${path}${name}`, `${to.name}/${(0,external_node_path_.basename)(path)}${name}`);
    }
}
async function sign({ path, manifest }, key, to) {
    const ending = `${endings/* MANIFEST_ENDING */.yb}${endings/* SIGNATURE_ENDINGS */.sM.dsse}`;
    await (0,text_file/* writeText */.x)(`${path}${ending}`, `${to.name}/${(0,external_node_path_.basename)(path)}${ending}`, [(0,signature/* signatureText */.gs)(manifest, key, 'dsse')]);
}
/** Writes what is said of all of them, signed or not: another step may have it vouched for. */
async function statements(sealed, predicate, statement) {
    const heads = sealed.map(({ manifest }) => manifest.head);
    const subjects = sealed.flatMap(({ path }) => [path, `${path}${endings/* MANIFEST_ENDING */.yb}`]);
    if (sealed.length === 0)
        return { subjects, heads, predicate: undefined, statement: undefined };
    const runs = sealed.map(({ manifest }) => manifest);
    await (0,text_file/* writeText */.x)(predicate.path, predicate.name, [(0,provenance_statement/* predicateText */.pS)(runs)]);
    await (0,text_file/* writeText */.x)(statement.path, statement.name, [(0,provenance_statement/* statementText */.t6)(runs)]);
    return { subjects, heads, predicate: predicate.path, statement: statement.path };
}
/** Says in the log what was sealed as what. @returns the same for the summary */
function say(runs, { name }, key, isFork) {
    const number = (0,words/* count */.U9)(runs.length, 'session');
    if (runs.length === 0) {
        (0,commands/* print */.yy)('sealed: nothing: no transcript with calls was judged that is not sealed already');
        return '';
    }
    const why = isFork ? 'a pull request from a fork has no secrets' : 'there is no signing-key';
    const what = `sealed: ${number} into ${name}, ${key === undefined ? 'not signed' : `signed by ${key.public.id}`}`;
    (0,commands/* startGroup */.Oh)((0,inert/* inertLine */.Fq)(what));
    for (const line of sealedLines(runs))
        (0,commands/* print */.yy)(line);
    (0,commands/* endGroup */.N4)();
    if (2 * runs.length > MOST_SUBJECTS) {
        const message = `${number} and their manifests are more than the ${MOST_SUBJECTS} subjects that actions/attest takes: seal fewer in one step`;
        (0,commands/* annotate */.fz)({ level: 'warning', title: 'too many to attest', message });
    }
    if (key !== undefined)
        return sealedMarkdown(runs, what);
    (0,commands/* annotate */.fz)({ level: 'notice', title: 'sealed and not signed', message: `${number} not signed: ${why}` });
    return sealedMarkdown(runs, `${what}: ${why}`);
}
//# sourceMappingURL=sealing.js.map

/***/ }),

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

/***/ 1317:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ decidesScope)
/* harmony export */ });
/* unused harmony export withImports */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8245);
/* harmony import */ var _glob_base_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4505);
/* harmony import */ var _discover_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7712);
/* harmony import */ var _scope_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(413);






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
    const isBare = more.length === 0 && !/[\\/]/.test(pattern) && (0,_glob_base_js__WEBPACK_IMPORTED_MODULE_3__/* .splitBase */ .M)(pattern).glob === '';
    const isNamed = isBare ? (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) === pattern : (0,_discover_js__WEBPACK_IMPORTED_MODULE_4__/* .matcher */ .jN)(patterns, folder);
    const files = isBare
        ? nearest(pattern, [folder, ...transcripts.map(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)], workspace)
        : (await (0,_discover_js__WEBPACK_IMPORTED_MODULE_4__/* .discover */ .k4)(patterns, folder, workspace)).found.map(({ path }) => path);
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
        for (let folder = start; !looked.has(folder); folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
            looked.add(folder);
            const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
                files.push(file);
            if (!(0,_discover_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(folder, workspace))
                break;
        }
    }
    return files;
}
/** Where a file is, and where it is in truth when a link leads there. */
function places(path) {
    try {
        return [path, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path)];
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
        const bytes = await (0,_scope_file_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeBytes */ ._X)(path, path);
        if ((0,_scope_file_js__WEBPACK_IMPORTED_MODULE_5__/* .namedScope */ .GH)(bytes, path) !== undefined)
            return [];
        const { readDeclaration } = await Promise.all(/* import() */[__webpack_require__.e(989), __webpack_require__.e(968)]).then(__webpack_require__.bind(__webpack_require__, 4968));
        return readDeclaration(bytes, path).imports.map((stated) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), stated.path));
    }
    catch (error) {
        if (error instanceof _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolReplayError */ .K)
            return [];
        throw error;
    }
}
//# sourceMappingURL=decisive.js.map

/***/ }),

/***/ 491:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ writeText)
/* harmony export */ });
/* unused harmony export writePrivateText */
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
    return writeAtomically(path, name, batches(pieces), 'private');
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

/***/ })

};
;