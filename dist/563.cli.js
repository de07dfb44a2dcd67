"use strict";
exports.id = 563;
exports.ids = [563];
exports.modules = {

/***/ 979:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sb: () => (/* binding */ audit),
  Zp: () => (/* binding */ chainResult),
  iJ: () => (/* binding */ sealResults),
  Cn: () => (/* binding */ sessionReports),
  _P: () => (/* binding */ unusable)
});

// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/formats/native.js
var formats_native = __webpack_require__(1353);
// EXTERNAL MODULE: ./build/commonjs/src/rules/findings.js + 3 modules
var findings = __webpack_require__(5855);
// EXTERNAL MODULE: ./build/commonjs/src/rules/rule.js
var rule = __webpack_require__(4261);
// EXTERNAL MODULE: ./build/commonjs/src/audit/discover.js
var discover = __webpack_require__(7712);
// EXTERNAL MODULE: ./build/commonjs/src/audit/hashed-source.js
var hashed_source = __webpack_require__(5326);
// EXTERNAL MODULE: ./build/commonjs/src/audit/outcome.js
var outcome = __webpack_require__(9167);
// EXTERNAL MODULE: ./build/commonjs/src/audit/reading.js + 2 modules
var reading = __webpack_require__(3915);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/commonjs/src/glob/base.js
var base = __webpack_require__(4505);
// EXTERNAL MODULE: ./build/commonjs/src/audit/scope-file.js + 1 modules
var scope_file = __webpack_require__(413);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/scopes.js






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
        const isSet = more.length > 0 || (isGlob(pattern) && (one === undefined || !(0,external_node_fs_.existsSync)(one)));
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
        return /[\\/]/.test(pattern) ? (0,external_node_path_.resolve)(this.folder, pattern) : this.nearest(pattern, path);
    }
    /** All files that the globs name, in the order of their names. One that cannot be read is no scope that can be left out. */
    set() {
        this.all ??= (async () => {
            const { found } = (0,discover/* discover */.k4)(this.patterns, this.folder, this.workspace);
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
            scope = this.readChecked(file, (0,discover/* nameIn */.ZC)(this.workspace, file));
            this.read.set(file, scope);
        }
        return scope;
    }
    /** A scope file may be as hostile as a transcript: no link leads out of the workspace, and no pipe is waited for. */
    async readChecked(file, name) {
        const inside = (0,discover/* isInside */.FK)(file, this.workspace);
        const refused = (0,discover/* refusal */.x5)(file, inside ? [this.workspace] : [this.workspace, (0,external_node_path_.dirname)(file)]);
        const isKnowledge = this.use === 'knowledge';
        if (refused !== undefined) {
            if (isKnowledge)
                return undefined;
            throw refused.at({ file: name });
        }
        try {
            return await (0,scope_file/* readScopeFile */.$h)(file, name, this.workspace);
        }
        catch (error) {
            if (error instanceof src_error/* ToolReplayError */.K && isKnowledge && !(await (0,scope_file/* saysVersion */.rm)(file)))
                return undefined;
            throw error;
        }
    }
    nearest(scope, path) {
        // A transcript from outside must not bring its own scope along: whoever wrote it may have written that too.
        let folder = path !== undefined && (0,discover/* isInside */.FK)(path, this.workspace) ? (0,external_node_path_.dirname)(path) : this.folder;
        for (;;) {
            const file = (0,external_node_path_.resolve)(folder, scope);
            if ((0,external_node_fs_.existsSync)(file))
                return file;
            if (!(0,discover/* isInside */.FK)(folder, this.workspace))
                return undefined;
            folder = (0,external_node_path_.dirname)(folder);
        }
    }
}
function isGlob(pattern) {
    return pattern.startsWith('!') || (0,base/* splitBase */.M)(pattern).glob !== '';
}
function noneFound(patterns) {
    return new src_error/* ToolReplayError */.K('scope', {
        found: `no scope file that matches ${patterns.map((pattern) => `'${pattern.slice(0, 80)}'`).join(', ')}`,
        expected: 'at least one',
        advice: 'a check that compared nothing is no pass',
    });
}
//# sourceMappingURL=scopes.js.map
// EXTERNAL MODULE: ./build/commonjs/src/provenance/endings.js
var endings = __webpack_require__(7735);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/seals.js


/**
 * What a transcript is held against beside its chain; undefined where nothing is known and nothing is required. Most have
 * nothing, and load nothing.
 *
 * @param path absolute; undefined for a stream, beside which there is nothing
 * @param name how errors name it
 * @throws ToolReplayError when a file of it, or of keys, cannot be used
 */
async function sealOf(path, name, { trust, folder }) {
    const isKnown = path !== undefined && endings/* BESIDE_ENDINGS */.mW.some((ending) => (0,external_node_fs_.existsSync)(`${path}${ending}`));
    if (trust === undefined && !isKnown)
        return undefined;
    const { sealCheckOf } = await __webpack_require__.e(/* import() */ 886).then(__webpack_require__.bind(__webpack_require__, 3886));
    return sealCheckOf(path, name, trust, folder);
}
//# sourceMappingURL=seals.js.map
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
var audit_source = __webpack_require__(1018);
// EXTERNAL MODULE: ./build/commonjs/src/audit/transcript.js + 6 modules
var audit_transcript = __webpack_require__(9557);
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
    const scopes = scope.length === 0 ? undefined : new Scopes(scope, folder, workspace, use);
    const baseline = settings.baseline && (await baselineOf(settings.baseline, settings));
    const discovery = (0,discover/* discover */.k4)(transcripts, folder, workspace);
    const found = discovery.found.filter(({ missing }) => !missing || ifNoFilesFound === 'error');
    const { chosen, leftOut } = await selection_select(found, settings.selection);
    progress?.started(streams.length + chosen.length);
    const files = [];
    for (const source of streams)
        files.push(...(await auditFile(source, undefined, settings, scopes, progress)));
    for (const { file, path, error } of chosen) {
        const source = (0,audit_source/* fileSource */.IO)(path, file);
        if (error === undefined)
            files.push(...(await auditFile(source, path, settings, scopes, progress)));
        else
            files.push(unusable(file, error));
    }
    baseline?.accept(files);
    return (0,outcome/* conclude */.E)(files, discovery.notEntered, settings, (await scopes?.loaded()) ?? [], {
        baseline: baseline?.report(),
        leftOut,
    });
}
/** Loaded only where there is one. */
async function baselineOf(baseline, { folder, workspace }) {
    const { holdBaseline } = await __webpack_require__.e(/* import() */ 214).then(__webpack_require__.bind(__webpack_require__, 9214));
    return holdBaseline(baseline, folder, workspace);
}
function noScope(why) {
    return new src_error/* ToolReplayError */.K('scope', {
        found: why === 'no scope applies' ? 'no scope file that applies to it' : 'no scope file in its folder or above',
        expected: 'one, since the check scope is asked for',
        advice: 'add one, or leave scope out of the checks',
    });
}
async function auditFile(source, path, settings, scopes, progress) {
    const reports = await judge(source, path, settings, scopes, progress);
    progress?.finished();
    return reports;
}
async function judge(source, path, settings, scopes, progress) {
    const { mutators, checks: required, format, strictness, listenTo, baseline } = settings;
    const fingerprints = baseline === undefined ? settings.fingerprints : 'made';
    const checks = required ?? new Set(rule/* CHECKS */.u);
    const hashing = settings.digests && new hashed_source/* Hashing */.X();
    try {
        const applicable = await scopes?.of(path, source.name);
        const seal = checks.has('verify') ? await sealOf(path, source.name, settings) : undefined;
        const held = typeof applicable === 'object' ? applicable.map(({ scope }) => scope) : [];
        const transcript = await (0,audit_transcript/* auditTranscript */.K$)(hashing?.source(source) ?? source, {
            checks,
            accepted: 'either',
            mutators,
            format,
            strictness,
            scopes: held,
            listenTo: listenTo && ((session) => listenTo(source.name, session)),
            fingerprints,
            seal,
        }, (bytes) => progress?.read(bytes));
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
        if (!(error instanceof src_error/* ToolReplayError */.K))
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
            ...(format !== formats_native/* NATIVE */.s6 && { log }),
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
/** A check that was asked for by name and could not be made is no pass. */
function checkRequired(sessions, required) {
    if (required?.has('replay') && sessions.every(({ replay }) => replay.state === 'skipped'))
        throw (0,audit_transcript/* nothingCompared */.z_)();
    const [first] = sessions;
    if (first === undefined)
        return;
    // The same for all sessions of a file.
    const { scope, chain } = first;
    if (required?.has('verify') && chain.state === 'skipped') {
        throw new src_error/* ToolReplayError */.K('not-sealed', {
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
    throw new src_error/* ToolReplayError */.K('not-sealed', {
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
        findings: new findings/* Findings */.F(),
        replay: none,
        scope: none,
        chain: none,
        unusable: error.at(place),
    };
}
function skipped(why) {
    return { state: 'skipped', why };
}
//# sourceMappingURL=audit.js.map

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
function conclude(files, notEntered, { failOn, ifNoFilesFound }, scopes = [], { baseline, leftOut } = {}) {
    const calls = sum(files, (file) => file.calls);
    const findings = sum(files, (file) => file.findings.total);
    const counts = (0,_rules_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .perKind */ .Cr)(({ kind }) => sum(files, (file) => file.findings.count(kind)));
    const unusableFiles = files.filter((file) => file.unusable !== undefined).length;
    const transcripts = new Set(files.map(({ file }) => file)).size;
    const isUnchanged = files.length === 0 && leftOut !== undefined && leftOut.unchanged > 0;
    const nothing = !isUnchanged && unusableFiles === 0 && !files.some((file) => file.calls > 0 && (0,_file_report_js__WEBPACK_IMPORTED_MODULE_2__/* .isChecked */ .W)(file))
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

/***/ 2563:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  MAX_BASELINE: () => (/* reexport */ baseline_entry/* MAX_BASELINE */.d2),
  baselineText: () => (/* reexport */ baselineText),
  draftBaseline: () => (/* reexport */ draftBaseline),
  tooLarge: () => (/* reexport */ baseline_file/* tooLarge */.g)
});

// EXTERNAL MODULE: ./build/commonjs/src/baseline/baseline-use.js + 2 modules
var baseline_use = __webpack_require__(7625);
// EXTERNAL MODULE: ./build/commonjs/src/baseline/day.js
var day = __webpack_require__(7529);
// EXTERNAL MODULE: ./build/commonjs/src/baseline/entry.js
var baseline_entry = __webpack_require__(6231);
// EXTERNAL MODULE: ./build/commonjs/src/baseline/file-glob.js
var file_glob = __webpack_require__(3760);
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/rules/kinds.js + 8 modules
var kinds = __webpack_require__(8166);
// EXTERNAL MODULE: ./build/commonjs/src/audit/audit.js + 3 modules
var audit = __webpack_require__(979);
// EXTERNAL MODULE: ./build/commonjs/src/audit/baseline-file.js + 1 modules
var baseline_file = __webpack_require__(6168);
// EXTERNAL MODULE: ./build/commonjs/src/audit/held-baseline.js
var held_baseline = __webpack_require__(9214);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/baseline-draft.js









/** No entry is shorter than so many bytes. */
const SHORTEST_ENTRY = 100;
/**
 * Audits transcripts and accepts what is found. Entries that were there before keep what they say; those that are about
 * what was not looked at stay as they are.
 *
 * @throws ToolReplayError when a transcript cannot be judged: nobody knows what is to be accepted of it. When there is
 *   nothing to judge, when the file that is there is no baseline, and when there is no reason for what is new
 */
async function draftBaseline(settings, wish, progress) {
    checkWish(wish);
    const { folder, workspace } = settings;
    const before = await existing(wish, folder, workspace);
    const none = { failOn: new Set(), ifNoFilesFound: 'error' };
    const { files, nothing } = await (0,audit/* audit */.sb)({ ...settings, ...none, fingerprints: 'made' }, progress);
    if (nothing !== undefined)
        throw nothing;
    for (const { unusable } of files)
        if (unusable !== undefined)
            throw unusable;
    const use = new baseline_use/* BaselineUse */.Z(before, wish.today);
    const order = new Order(use, wish);
    const held = (0,held_baseline/* heldBaseline */.L)(use, { workspace, looked: 'all' });
    held.accept(files);
    for (const file of files)
        order.see(file);
    return order.drafted(before, held.report());
}
async function existing({ existing: path }, folder, workspace) {
    const none = { file: '', schema: undefined, entries: [] };
    if (path === undefined)
        return none;
    try {
        return await (0,baseline_file/* readBaselineFile */.s)(path, folder, workspace);
    }
    catch (error) {
        // It is made now.
        if (error instanceof src_error/* ToolReplayError */.K && error.code === 'not-found')
            return none;
        throw error;
    }
}
/** Puts entries, old and new, in the order of what they accept. */
class Order {
    use;
    wish;
    added = [];
    keys = new Set();
    /** Where an entry that was there before is put. */
    places = new Map();
    broken = new Set();
    number = 0;
    constructor(use, wish) {
        this.use = use;
        this.wish = wish;
    }
    see({ file, session, findings }) {
        for (const { finding, fingerprint } of findings.named()) {
            const { kind, tool } = finding;
            const place = { file, number: this.number++ };
            if (kinds/* RULE_OF */.jH[kind].check === 'verify') {
                this.broken.add(file);
                continue;
            }
            const known = this.use.entriesOf(finding, fingerprint, { file, ...(session !== undefined && { session }) });
            for (const entry of known)
                if (!this.places.has(entry))
                    this.places.set(entry, place);
            if (known.length > 0)
                continue;
            const { reason = '', expires } = this.wish;
            const entry = { fingerprint, kind, tool, file: (0,file_glob/* globOf */.k)(file), session, reason, expires };
            const key = JSON.stringify([fingerprint, file, session]);
            if (this.keys.has(key))
                continue;
            this.keys.add(key);
            if (this.added.push({ ...place, entry }) * SHORTEST_ENTRY > baseline_entry/* MAX_BASELINE */.d2)
                throw (0,baseline_file/* tooLarge */.g)();
        }
    }
    drafted({ schema, entries }, { unused, expired }) {
        const { added, wish, places, broken } = this;
        if (added.length > 0 && wish.reason === undefined)
            throw noReason(added.length);
        const dropped = new Set(unused.map(({ entry }) => entry));
        const last = new Map();
        const kept = entries
            .filter((entry) => !dropped.has(entry))
            .map((entry) => {
            const own = fileOf(entry);
            // One that is about what was not looked at stays behind the one that it stood behind.
            const { file, number } = places.get(entry) ?? { file: own, number: last.get(own) ?? -1 };
            last.set(file, number);
            return { entry, file, number };
        });
        const all = [...kept, ...added].sort((a, b) => compare(a.file, b.file) || a.number - b.number);
        return {
            schema,
            entries: all.map(({ entry }) => entry),
            kept: kept.length,
            expired: expired.length,
            added: added.length,
            dropped: dropped.size,
            broken: [...broken],
        };
    }
}
function fileOf({ file = '' }) {
    return (0,file_glob/* literalOf */.Z)(file) ?? file;
}
function compare(a, b) {
    return a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b));
}
function checkWish({ reason, expires, today }) {
    if (reason !== undefined && !(0,baseline_entry/* isReason */.Vs)(reason)) {
        throw new src_error/* ToolReplayError */.K('usage', {
            found: `'${reason.slice(0, 80)}' for --reason`,
            expected: 'why the findings are accepted',
        });
    }
    if (expires === undefined)
        return;
    if (!(0,day/* isDay */.N)(expires)) {
        const expected = 'a day such as 2027-01-31';
        throw new src_error/* ToolReplayError */.K('usage', { found: `'${expires.slice(0, 80)}' for --expires`, expected });
    }
    if (expires >= today())
        return;
    throw new src_error/* ToolReplayError */.K('usage', { found: `the day ${expires} for --expires`, expected: `one from ${today()} on` });
}
function noReason(findings) {
    return new src_error/* ToolReplayError */.K('usage', {
        found: `no --reason for ${findings} finding${findings === 1 ? '' : 's'} in no entry yet`,
        expected: '--reason TEXT',
        advice: 'say why they are accepted to whoever reads the file next',
    });
}
//# sourceMappingURL=baseline-draft.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/inert.js
var inert = __webpack_require__(9306);
;// CONCATENATED MODULE: ./build/commonjs/src/report/baseline-text.js

/** An entry of a baseline file on one line, without a comma behind it. What has no glyph is escaped, as JSON escapes it. */
function entryLine({ fingerprint, kind, tool, file, session, reason, expires }) {
    const members = Object.entries({ fingerprint, kind, tool, file, session, reason, expires });
    const said = members.filter(([, value]) => value !== undefined);
    return `{${said.map(([key, value]) => `"${key}": ${baseline_text_text(value)}`).join(', ')}}`;
}
/** A baseline file, an entry a line, so that a difference between two of them is one of entries. */
function* baselineText(schema, entries) {
    const head = schema === undefined ? '' : `"$schema": ${baseline_text_text(schema)},\n  `;
    if (entries.length === 0) {
        yield `{\n  ${head}"version": 1,\n  "accepted": []\n}\n`;
        return;
    }
    yield `{\n  ${head}"version": 1,\n  "accepted": [\n`;
    for (const [k, entry] of entries.entries())
        yield `    ${entryLine(entry)}${k === entries.length - 1 ? '' : ','}\n`;
    yield '  ]\n}\n';
}
function baseline_text_text(value) {
    return (0,inert/* inert */.tJ)(JSON.stringify(value));
}
//# sourceMappingURL=baseline-text.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/baselines.js
// What the command baseline does its work with, loaded when it runs.




//# sourceMappingURL=baselines.js.map

/***/ })

};
;