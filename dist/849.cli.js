"use strict";
exports.id = 849;
exports.ids = [849];
exports.modules = {

/***/ 9849:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ audit)
});

// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/audit/discover.js
var discover = __webpack_require__(7712);
// EXTERNAL MODULE: ./build/commonjs/src/audit/outcome.js
var outcome = __webpack_require__(9167);
// EXTERNAL MODULE: ./build/commonjs/src/audit/reading.js + 2 modules
var reading = __webpack_require__(3915);
// EXTERNAL MODULE: ./build/commonjs/src/audit/scope-file.js + 1 modules
var scope_file = __webpack_require__(413);
// EXTERNAL MODULE: ./build/commonjs/src/audit/scopes.js
var audit_scopes = __webpack_require__(7402);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/selection.js
/** Chooses. What cannot be read is audited, so that it is told: nobody knows what is in it. */
async function selection_select(found, selection) {
    if (selection === undefined)
        return { chosen: found, leftOut: undefined };
    const there = new Set(found.filter(({ missing }) => !missing).map(({ file }) => file));
    const deleted = selection.deleted.filter((file) => !there.has(file));
    const gone = new Set(deleted);
    const chosen = [];
    let unchanged = 0;
    for (const one of found) {
        // One that is named in full and was deleted is not looked for in vain.
        if (gone.has(one.file))
            continue;
        if (one.error === undefined && (await selection.isUnchanged(one.file, one.path)))
            unchanged++;
        else
            chosen.push(one);
    }
    return { chosen, leftOut: { unchanged, deleted } };
}
//# sourceMappingURL=selection.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/source.js
var source = __webpack_require__(1018);
// EXTERNAL MODULE: ./build/commonjs/src/audit/auditor.js
var audit_auditor = __webpack_require__(3029);
// EXTERNAL MODULE: ./build/commonjs/src/audit/file-audit.js
var file_audit = __webpack_require__(2479);
// EXTERNAL MODULE: ./build/commonjs/src/audit/turn.js
var turn = __webpack_require__(3488);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/tasks.js




/** So many bytes to read are worth the start of a worker. */
const BYTES_A_WORKER = 16 << 20;
/**
 * A file of so many bytes is read by a worker, be it the only one: a line of it may take a second, in which this thread would
 * hear no signal.
 */
const BYTES_NOT_HERE = 32 << 20;
/**
 * Audits transcripts, on as many threads as are asked for and worth their start. What is reported does not depend on that.
 *
 * @returns the reports of all, in the order of the tasks, and what the cache did, where there is one
 */
async function auditTasks(tasks, settings, scopes, progress) {
    const auditor = await (0,audit_auditor/* auditorOf */.I)(settings);
    progress?.started(tasks.length, (number) => bytesToRead(tasks[number]));
    const reports = tasks.map(() => []);
    const use = { taken: 0, kept: 0, notKept: 0 };
    const ready = [];
    for (const [number, task] of tasks.entries()) {
        const { source, path, bytes } = task;
        try {
            if (task.error !== undefined)
                throw task.error;
            ready.push({ source, path, bytes, number, applicable: await scopes?.of(path, source.name) });
        }
        catch (error) {
            if (!(error instanceof src_error/* ToolReplayError */.K))
                throw error;
            reports[number] = [(0,file_audit/* unusable */._P)(source.name, error)];
            progress?.finished(number);
        }
    }
    const done = ({ number }, { reports: of, cache }) => {
        reports[number] = of;
        if (cache !== undefined)
            use[cache === 'not kept' ? 'notKept' : cache]++;
        progress?.finished(number);
    };
    const onChunk = ({ number }, bytes) => progress?.read(number, bytes);
    const sized = settings.listenTo === undefined ? ready.flatMap(sizedTask) : [];
    const workers = workersFor(sized, settings.jobs);
    const here = workers > 0 ? ready.filter(({ path }) => path === undefined) : ready;
    for (const task of here) {
        await (0,turn/* turn */.w)();
        done(task, await auditor(task, task.applicable, (bytes) => onChunk(task, bytes)));
    }
    if (workers > 0) {
        const { auditByWorkers } = await __webpack_require__.e(/* import() */ 144).then(__webpack_require__.bind(__webpack_require__, 5144));
        await auditByWorkers(sized, workers, settings, done, onChunk);
    }
    if (use.kept > 0 && settings.cache !== undefined)
        (await __webpack_require__.e(/* import() */ 182).then(__webpack_require__.bind(__webpack_require__, 5182))).sweepCache(settings.cache);
    return { files: reports.flat(), cache: settings.cache && use };
}
function sizedTask(task) {
    const { path, bytes } = task;
    return path === undefined || bytes === undefined ? [] : [{ ...task, path, bytes }];
}
function workersFor(tasks, jobs) {
    const workers = Math.min(jobs, tasks.length, Math.floor(sum(tasks) / BYTES_A_WORKER));
    return workers > 1 ? workers : Number(tasks.some(({ bytes }) => bytes >= BYTES_NOT_HERE));
}
/** What a file that is compressed comes to, nobody knows before. */
const COMPRESSED = /\.(?:zst|zip|eval)$/i;
function bytesToRead(task) {
    return task?.path === undefined || COMPRESSED.test(task.path) ? undefined : task.bytes;
}
function sum(tasks) {
    return tasks.reduce((total, { bytes }) => total + bytes, 0);
}
//# sourceMappingURL=tasks.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/audit.js









/** Audits every transcript. What is wrong with one of them stands in its report and does not stop the others. */
async function audit(settings, progress) {
    const { transcripts, streams, folder, workspace, scope, ifNoFilesFound } = settings;
    if (scope.length === 0 && settings.checks?.has('scope')) {
        throw new src_error/* ToolReplayError */.K('usage', {
            found: 'the check scope without a scope file',
            expected: 'a scope file to check against',
            advice: 'give one as scope, or leave the check out',
        });
    }
    if (settings.trust !== undefined && settings.checks?.has('verify') === false) {
        throw new src_error/* ToolReplayError */.K('usage', {
            found: 'whom to trust, or what is required of seals, without the check verify',
            expected: 'verify among the checks',
        });
    }
    await (0,reading/* checkFormat */.KA)('format', settings.format);
    const use = settings.checks?.has('scope') === false ? 'knowledge' : 'check';
    const scopes = scope.length === 0 ? undefined : new audit_scopes/* Scopes */.M(scope, folder, workspace, use);
    const baseline = settings.baseline && (await baselineOf(settings.baseline, settings));
    const fileSettings = baseline === undefined ? settings : { ...settings, fingerprints: 'made' };
    const discovery = await (0,discover/* discover */.k4)(transcripts, folder, workspace);
    const found = discovery.found.filter(({ missing }) => !missing || ifNoFilesFound === 'error');
    const { chosen: all, leftOut } = await selection_select(found, settings.selection);
    const { chosen, shard } = await part({ files: all, leftOut, notEntered: discovery.notEntered }, settings);
    const tasks = [...streams.map((source) => ({ source, path: undefined, bytes: undefined })), ...chosen.map(taskOf)];
    const { files, cache } = await auditTasks(tasks, fileSettings, scopes, progress);
    baseline?.accept(files);
    return (0,outcome/* conclude */.E)(files, discovery.notEntered, settings, ((await scopes?.loaded()) ?? []).map(scope_file/* scopeReport */.FG), {
        baseline: baseline?.report(),
        leftOut,
        shard,
        cache,
    });
}
/** The part of the files that is to be audited: all of them, where they are not shared out. */
async function part(whole, settings) {
    if (settings.shard === undefined)
        return { chosen: whole.files };
    if (settings.streams.length > 0 || settings.baseline !== undefined) {
        const what = settings.baseline === undefined ? 'standard input' : 'a baseline';
        const expected = settings.baseline === undefined ? 'files alone' : 'it where the shards are merged';
        throw new src_error/* ToolReplayError */.K('usage', { found: `${what} with a shard`, expected });
    }
    const { shardFiles } = await __webpack_require__.e(/* import() */ 126).then(__webpack_require__.bind(__webpack_require__, 4126));
    return shardFiles(whole, settings.shard, settings);
}
function taskOf({ file, path, bytes, error }) {
    return { source: (0,source/* fileSource */.IO)(path, file), path, bytes, ...(error && { error }) };
}
/** Loaded only where there is one. */
async function baselineOf(baseline, { folder, workspace }) {
    const { holdBaseline } = await __webpack_require__.e(/* import() */ 214).then(__webpack_require__.bind(__webpack_require__, 9214));
    return holdBaseline(baseline, folder, workspace);
}
//# sourceMappingURL=audit.js.map

/***/ }),

/***/ 3029:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ auditorOf)
/* harmony export */ });
/* harmony import */ var _file_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2479);

/** Who audits by some settings. @throws ToolReplayError when there can be no cache where one is asked for */
async function auditorOf(settings) {
    const { cache } = settings;
    // Most runs do not load this.
    if (cache !== undefined)
        return (await __webpack_require__.e(/* import() */ 182).then(__webpack_require__.bind(__webpack_require__, 5182))).cachedAuditor(settings, cache);
    return async (transcript, applicable, onChunk) => ({
        reports: await (0,_file_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .auditFile */ .UA)(transcript, settings, applicable, onChunk),
    });
}
//# sourceMappingURL=auditor.js.map

/***/ }),

/***/ 2479:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ sessionReports),
/* harmony export */   UA: () => (/* binding */ auditFile),
/* harmony export */   Zp: () => (/* binding */ chainResult),
/* harmony export */   _P: () => (/* binding */ unusable),
/* harmony export */   iJ: () => (/* binding */ sealResults)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8245);
/* harmony import */ var _formats_native_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1353);
/* harmony import */ var _rules_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5855);
/* harmony import */ var _rules_rule_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4261);
/* harmony import */ var _hashed_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5326);
/* harmony import */ var _seals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8861);
/* harmony import */ var _transcript_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4892);







/**
 * Audits one transcript. What is wrong with it stands in its report.
 *
 * @param applicable the scopes that it is held against; undefined where there are none at all
 * @param onChunk hears how many bytes were read
 */
async function auditFile({ source, path }, settings, applicable, onChunk) {
    const { checks: required, mutators, format, strictness, listenTo, fingerprints, otherLines } = settings;
    const checks = required ?? new Set(_rules_rule_js__WEBPACK_IMPORTED_MODULE_6__/* .CHECKS */ .u);
    const hashing = settings.digests && new _hashed_source_js__WEBPACK_IMPORTED_MODULE_3__/* .Hashing */ .X();
    try {
        const seal = checks.has('verify') ? await (0,_seals_js__WEBPACK_IMPORTED_MODULE_4__/* .sealOf */ .R)(path, source.name, settings) : undefined;
        const held = typeof applicable === 'object' ? applicable.map(({ scope }) => scope) : [];
        const transcript = await (0,_transcript_js__WEBPACK_IMPORTED_MODULE_5__/* .auditTranscript */ .K$)(hashing?.source(source) ?? source, {
            mutators,
            format,
            strictness,
            fingerprints,
            otherLines,
            checks,
            accepted: 'either',
            scopes: held,
            listenTo: listenTo && ((session) => listenTo(source.name, session)),
            seal,
        }, onChunk);
        const results = {
            scope: scopeResult(checks, applicable),
            ...sealResults(seal, chainResult(checks, transcript)),
            ...(hashing && { sha256: hashing.result().sha256 }),
        };
        const reports = sessionReports(source.name, transcript, checks, results);
        checkRequired(reports, required);
        return reports;
    }
    catch (error) {
        if (!(error instanceof _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K))
            throw error;
        return [unusable(source.name, error)];
    }
}
/** What an audit reports of each session of a transcript. */
function sessionReports(file, { format, sessions, skipped }, checks, results) {
    return sessions.map((session, k) => {
        const { name, calls, findings, unanswered, orphans, duplicates, unchecked, normalized } = session;
        const log = { format, unanswered, orphans, duplicates, skipped: k === 0 ? skipped : new Map() };
        return {
            file,
            ...(name !== undefined && sessions.length > 1 && { session: name }),
            ...(format !== _formats_native_js__WEBPACK_IMPORTED_MODULE_1__/* .NATIVE */ .s6 && { log }),
            calls,
            findings,
            replay: replayResult(checks, session),
            ...(unchecked.size + normalized.answers > 0 && { replayNotes: { unchecked, normalized } }),
            ...results,
        };
    });
}
/** Calls without one answer among them have nothing that could be compared. */
function replayResult(checks, { calls, compared }) {
    if (!checks.has('replay'))
        return skipped('not asked for');
    return calls > 0 && compared === 0 ? skipped('no answers') : { state: 'checked' };
}
function scopeResult(checks, applicable) {
    if (!checks.has('scope'))
        return skipped('not asked for');
    if (applicable === undefined)
        return skipped('no scope given');
    if (typeof applicable === 'string')
        return skipped(applicable);
    return { state: 'checked', agent: applicable.map(({ scope }) => scope.agent).join(', ') };
}
/** What became of the chain of a transcript. */
function chainResult(checks, { sealed, break: broken }) {
    if (!checks.has('verify'))
        return skipped('not asked for');
    if (sealed === undefined)
        return skipped('no calls');
    if (!sealed)
        return skipped('not sealed');
    return broken === undefined ? { state: 'intact' } : { state: 'broken', break: broken };
}
function noScope(why) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K('scope', {
        found: why === 'no scope applies' ? 'no scope file that applies to it' : 'no scope file in its folder or above',
        expected: 'one, since the check scope is asked for',
        advice: 'add one, or leave scope out of the checks',
    });
}
/** A check that was asked for by name and could not be made is no pass. */
function checkRequired(sessions, required) {
    if (required?.has('replay') && sessions.every(({ replay }) => replay.state === 'skipped'))
        throw (0,_transcript_js__WEBPACK_IMPORTED_MODULE_5__/* .nothingCompared */ .z_)();
    const [first] = sessions;
    if (first === undefined)
        return;
    // The same for all sessions of a file.
    const { scope, chain } = first;
    if (required?.has('verify') && chain.state === 'skipped') {
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K('not-sealed', {
            found: chain.why === 'no calls' ? 'a transcript of no calls' : 'an unsealed transcript',
            expected: 'a sealed one, since the check verify is asked for',
            advice: 'seal it, or leave verify out of the checks',
        });
    }
    if (required?.has('scope') && scope.state === 'skipped')
        throw noScope(scope.why);
}
/**
 * What became of the chain, and what more is known of the seal.
 *
 * @throws ToolReplayError for a transcript without a seal where there was one, or has to be
 */
function sealResults(seal, chain) {
    if (seal === undefined)
        return { chain };
    if (chain.state !== 'skipped')
        return { chain, seal: seal.verdicts };
    const { sealedLinks } = seal;
    // Of no calls no finding tells: what an empty file is said to be, and by whom, is judged here.
    const fault = seal.fault();
    const isEmpty = chain.why === 'no calls';
    if (fault === undefined && (isEmpty || sealedLinks === undefined))
        return { chain };
    const found = isEmpty ? 'a transcript of no calls' : 'an unsealed transcript';
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K('not-sealed', {
        found: isEmpty && sealedLinks === 0 ? `${found}: ${fault}` : found,
        expected: sealedLinks ? `the ${sealedLinks} links that were sealed` : 'a sealed one, as is required',
    });
}
/** What is reported of a transcript that cannot be judged. */
function unusable(file, error) {
    const none = skipped('not asked for');
    const place = error.place.file === undefined ? { file } : {};
    return {
        file,
        calls: 0,
        findings: new _rules_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .Findings */ .F(),
        replay: none,
        scope: none,
        chain: none,
        unusable: error.at(place),
    };
}
function skipped(why) {
    return { state: 'skipped', why };
}
//# sourceMappingURL=file-audit.js.map

/***/ }),

/***/ 9167:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ conclude),
/* harmony export */   t: () => (/* binding */ nothingChecked)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8245);
/* harmony import */ var _rules_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8166);
/* harmony import */ var _file_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(848);



/** Adds up the files' reports and decides the outcome. */
function conclude(files, notEntered, { failOn, ifNoFilesFound }, scopes = [], { baseline, leftOut, shard, cache } = {}) {
    const calls = sum(files, (file) => file.calls);
    const findings = sum(files, (file) => file.findings.total);
    // Of thousands of transcripts, most have none.
    const found = files.filter((file) => file.findings.total > 0);
    const counts = (0,_rules_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .perKind */ .Cr)(({ kind }) => sum(found, (file) => file.findings.count(kind)));
    const unusableFiles = files.filter((file) => file.unusable !== undefined).length;
    const transcripts = new Set(files.map(({ file }) => file)).size;
    const isUnchanged = files.length === 0 && leftOut !== undefined && leftOut.unchanged > 0;
    // What one part has nothing of, another may have: whoever merges them looks.
    const isPart = shard !== undefined && shard.transcripts > 0;
    const nothing = !isUnchanged && !isPart && unusableFiles === 0 && !files.some((file) => file.calls > 0 && (0,_file_report_js__WEBPACK_IMPORTED_MODULE_2__/* .isChecked */ .W)(file))
        ? nothingChecked(files.length, calls)
        : undefined;
    const unusable = unusableFiles > 0 || (nothing !== undefined && ifNoFilesFound === 'error');
    const failed = _rules_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .KINDS */ .GW.some((kind) => failOn.has(kind) && counts[kind] > 0);
    return {
        files,
        transcripts,
        result: unusable ? 'unusable' : findings > 0 ? 'findings' : isUnchanged ? 'unchanged' : 'clean',
        exitCode: unusable ? 2 : failed ? 1 : 0,
        calls,
        findings,
        accepted: sum(files, (file) => file.findings.accepted),
        counts,
        unusableFiles,
        scopes,
        notEntered,
        ...(baseline && { baseline }),
        ...(nothing && { nothing }),
        ...(leftOut && { leftOut }),
        ...(shard && { shard }),
        ...(cache && { cache }),
    };
}
/** Why an audit that judged nothing is no pass. @param files how many there were @param calls in them */
function nothingChecked(files, calls) {
    const none = calls === 0 ? 'not one call in the files that match' : 'not one call that could be checked';
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K('nothing-checked', {
        found: files === 0 ? 'no file that matches' : none,
        expected: calls === 0 ? 'at least one recorded call' : 'at least one with an answer, a scope or a seal',
        advice: 'a check that compared nothing is no pass',
    });
}
function sum(files, of) {
    return files.reduce((total, file) => total + of(file), 0);
}
//# sourceMappingURL=outcome.js.map

/***/ }),

/***/ 7402:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ Scopes)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8245);
/* harmony import */ var _glob_base_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4505);
/* harmony import */ var _discover_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7712);
/* harmony import */ var _scope_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(413);






/** Finds and reads the scope files of each transcript; each file is read once. */
class Scopes {
    patterns;
    folder;
    workspace;
    use;
    read = new Map();
    all;
    /**
     * @param patterns one path; or one bare file name to look for from each transcript's folder upwards; or globs, of which
     *   all files are read, and each transcript is held against all that apply to it. One that is a file's name letter by
     *   letter is that file, whatever a glob would make of it.
     * @param folder what a path is relative to, absolute
     * @param workspace where the way up ends, absolute
     * @param use what they are read for
     */
    constructor(patterns, folder, workspace, use) {
        this.patterns = patterns;
        this.folder = folder;
        this.workspace = workspace;
        this.use = use;
    }
    /**
     * The scopes of a transcript.
     *
     * @param path the transcript's, absolute; undefined for a stream, which stands in `folder`
     * @param name how reports name it
     * @throws ToolReplayError when a scope file cannot be read or is no scope
     */
    async of(path, name) {
        const [pattern = '', ...more] = this.patterns;
        const one = more.length === 0 ? this.one(pattern, path) : undefined;
        const isSet = more.length > 0 || (isGlob(pattern) && (one === undefined || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(one)));
        const files = isSet ? await this.set() : one === undefined ? undefined : await this.filesAt([one]);
        if (files === undefined)
            return 'no scope file found';
        const applicable = files.filter((file) => file.appliesTo(name));
        for (const file of applicable)
            file.transcripts++;
        return applicable.length === 0 ? 'no scope applies' : applicable;
    }
    /** Every scope file that was read, by name. */
    async loaded() {
        // Those that cannot be read were said of the transcripts that they are for.
        const read = await Promise.allSettled(this.read.values());
        const files = read.flatMap((result) => (result.status === 'fulfilled' && result.value ? [result.value] : []));
        return files.sort((a, b) => Buffer.compare(Buffer.from(a.file), Buffer.from(b.file)));
    }
    /** The file that a pattern names letter by letter, from where a transcript is. */
    one(pattern, path) {
        return /[\\/]/.test(pattern) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(this.folder, pattern) : this.nearest(pattern, path);
    }
    /** All files that the globs name, in the order of their names. One that cannot be read is no scope that can be left out. */
    set() {
        this.all ??= (async () => {
            const { found } = await (0,_discover_js__WEBPACK_IMPORTED_MODULE_4__/* .discover */ .k4)(this.patterns, this.folder, this.workspace);
            const isChecked = this.use === 'check';
            if (isChecked && found.length === 0)
                throw noneFound(this.patterns);
            const refused = found.find(({ error }) => error !== undefined);
            if (isChecked && refused?.error !== undefined)
                throw refused.error.at({ file: refused.file });
            return this.filesAt(found.flatMap(({ path, error }) => (error === undefined ? [path] : [])));
        })();
        return this.all;
    }
    /** One after the other, so that it is always the first faulty one that is told. */
    async filesAt(paths) {
        const files = [];
        for (const path of paths) {
            const file = await this.scopeAt(path);
            if (file !== undefined)
                files.push(file);
        }
        return files;
    }
    scopeAt(file) {
        let scope = this.read.get(file);
        if (scope === undefined) {
            scope = this.readChecked(file, (0,_discover_js__WEBPACK_IMPORTED_MODULE_4__/* .nameIn */ .ZC)(this.workspace, file));
            this.read.set(file, scope);
        }
        return scope;
    }
    /** A scope file may be as hostile as a transcript: no link leads out of the workspace, and no pipe is waited for. */
    async readChecked(file, name) {
        const inside = (0,_discover_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(file, this.workspace);
        const refused = (0,_discover_js__WEBPACK_IMPORTED_MODULE_4__/* .refusal */ .x5)(file, inside ? [this.workspace] : [this.workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)]);
        const isKnowledge = this.use === 'knowledge';
        if (refused !== undefined) {
            if (isKnowledge)
                return undefined;
            throw refused.at({ file: name });
        }
        try {
            return await (0,_scope_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readScopeFile */ .$h)(file, name, this.workspace);
        }
        catch (error) {
            if (error instanceof _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolReplayError */ .K && isKnowledge && !(await (0,_scope_file_js__WEBPACK_IMPORTED_MODULE_5__/* .saysVersion */ .rm)(file)))
                return undefined;
            throw error;
        }
    }
    nearest(scope, path) {
        // A transcript from outside must not bring its own scope along: whoever wrote it may have written that too.
        let folder = path !== undefined && (0,_discover_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(path, this.workspace) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) : this.folder;
        for (;;) {
            const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, scope);
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
                return file;
            if (!(0,_discover_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(folder, this.workspace))
                return undefined;
            folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
        }
    }
}
function isGlob(pattern) {
    return pattern.startsWith('!') || (0,_glob_base_js__WEBPACK_IMPORTED_MODULE_3__/* .splitBase */ .M)(pattern).glob !== '';
}
function noneFound(patterns) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolReplayError */ .K('scope', {
        found: `no scope file that matches ${patterns.map((pattern) => `'${pattern.slice(0, 80)}'`).join(', ')}`,
        expected: 'at least one',
        advice: 'a check that compared nothing is no pass',
    });
}
//# sourceMappingURL=scopes.js.map

/***/ }),

/***/ 8861:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ sealOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _provenance_endings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7735);


/**
 * What a transcript is held against beside its chain; undefined where nothing is known and nothing is required. Most have
 * nothing, and load nothing.
 *
 * @param path absolute; undefined for a stream, beside which there is nothing
 * @param name how errors name it
 * @throws ToolReplayError when a file of it, or of keys, cannot be used
 */
async function sealOf(path, name, { trust, folder }) {
    const isKnown = path !== undefined && _provenance_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .BESIDE_ENDINGS */ .mW.some((ending) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(`${path}${ending}`));
    if (trust === undefined && !isKnown)
        return undefined;
    const { sealCheckOf } = await Promise.all(/* import() */[__webpack_require__.e(886), __webpack_require__.e(760)]).then(__webpack_require__.bind(__webpack_require__, 3886));
    return sealCheckOf(path, name, trust, folder);
}
//# sourceMappingURL=seals.js.map

/***/ })

};
;