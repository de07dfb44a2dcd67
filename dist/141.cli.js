"use strict";
exports.id = 141;
exports.ids = [141];
exports.modules = {

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

/***/ 4693:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ fileReportOf),
/* harmony export */   a: () => (/* binding */ dataOfFileReport)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8245);
/* harmony import */ var _rules_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5855);


/** The same as plain data. Nothing of it may have been accepted yet. */
function dataOfFileReport({ findings, unusable, ...report }) {
    return {
        ...report,
        findings: findings.data(),
        ...(unusable && { unusable: { code: unusable.code, fault: unusable.fault, place: unusable.place } }),
    };
}
/** The report that data is of. */
function fileReportOf({ findings, unusable, ...report }) {
    return {
        ...report,
        findings: _rules_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .Findings */ .F.ofData(findings),
        ...(unusable && { unusable: new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K(unusable.code, unusable.fault, unusable.place) }),
    };
}
//# sourceMappingURL=file-report-data.js.map

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

/***/ 9314:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   We: () => (/* binding */ matchesSince),
/* harmony export */   p2: () => (/* binding */ addMatches),
/* harmony export */   th: () => (/* binding */ matchesOf)
/* harmony export */ });
/** How often the rules of what a transcript is held against matched so far. */
function matchesOf(applicable) {
    return typeof applicable === 'object' ? applicable.map(({ uses }) => uses.map(({ matches }) => matches)) : [];
}
/** How often they matched since then. */
function matchesSince(before, applicable) {
    return matchesOf(applicable).map((of, k) => of.map((number, j) => number - (before[k]?.[j] ?? 0)));
}
/** Counts what matched elsewhere: in another thread, whose scope files are its own, or in an audit before this one. */
function addMatches(applicable, matches) {
    if (typeof applicable !== 'object')
        return;
    for (const [k, { uses }] of applicable.entries()) {
        for (const [j, use] of uses.entries())
            use.matches += matches[k]?.[j] ?? 0;
    }
}
//# sourceMappingURL=matches.js.map

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

/***/ }),

/***/ 141:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   work: () => (/* binding */ work)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5919);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_worker_threads__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _auditor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3029);
/* harmony import */ var _file_report_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4693);
/* harmony import */ var _matches_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9314);
/* harmony import */ var _scopes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7402);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1018);






/** Of so many bytes it is told at once: a message costs more than to read a small file. */
const WORTH_TELLING = 1 << 19;
/** Audits files in a worker thread, as it is asked to, until it is ended. */
function work() {
    const port = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort;
    if (port === null)
        throw new RangeError('no worker thread');
    const { checks, trust, done, ...rest } = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData;
    const settings = {
        ...rest,
        checks: checks && new Set(checks),
        trust: trust && { ...trust, today: () => trust.today },
    };
    const { scope, folder, workspace } = settings;
    const use = settings.checks?.has('scope') === false ? 'knowledge' : 'check';
    const scopes = scope.length === 0 ? undefined : new _scopes_js__WEBPACK_IMPORTED_MODULE_3__/* .Scopes */ .M(scope, folder, workspace, use);
    const auditor = (0,_auditor_js__WEBPACK_IMPORTED_MODULE_1__/* .auditorOf */ .I)(settings);
    const answers = new Answers(port);
    let asked = Promise.resolve();
    port.on('message', (files) => {
        asked = asked.then(async () => {
            for (const { file, path } of files) {
                const applicable = await scopes?.of(path, file);
                const before = (0,_matches_js__WEBPACK_IMPORTED_MODULE_5__/* .matchesOf */ .th)(applicable);
                const transcript = { source: (0,_source_js__WEBPACK_IMPORTED_MODULE_4__/* .fileSource */ .IO)(path, file), path };
                const { reports, cache } = await (await auditor)(transcript, applicable, (bytes) => answers.read(bytes));
                const matches = (0,_matches_js__WEBPACK_IMPORTED_MODULE_5__/* .matchesSince */ .We)(before, applicable);
                answers.done({ reports: reports.map(_file_report_data_js__WEBPACK_IMPORTED_MODULE_2__/* .dataOfFileReport */ .a), matches, cache });
                Atomics.add(done, 0, 1);
            }
            answers.tell();
        });
    });
}
/** What is to be told, until it is worth it. */
class Answers {
    port;
    files = [];
    /** Read of the file in hand, and of those that are done, since it last told. */
    bytes = 0;
    untold = 0;
    constructor(port) {
        this.port = port;
    }
    read(bytes) {
        this.bytes += bytes;
        this.untold += bytes;
        if (this.untold >= WORTH_TELLING)
            this.tell();
    }
    done(file) {
        this.files.push(file);
        this.bytes = 0;
    }
    tell() {
        this.port.postMessage({ done: this.files, bytes: this.bytes });
        this.files = [];
        this.bytes = 0;
        this.untold = 0;
    }
}
//# sourceMappingURL=worker.js.map

/***/ })

};
;