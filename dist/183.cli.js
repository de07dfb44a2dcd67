"use strict";
exports.id = 183;
exports.ids = [183];
exports.modules = {

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
// EXTERNAL MODULE: ./build/commonjs/src/audit/audit.js + 2 modules
var audit = __webpack_require__(9849);
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
    const { files, nothing } = await (0,audit/* audit */.s)({ ...settings, ...none, fingerprints: 'made' }, progress);
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