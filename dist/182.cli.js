"use strict";
exports.id = 182;
exports.ids = [182];
exports.modules = {

/***/ 5182:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cachedAuditor: () => (/* binding */ cachedAuditor),
  sweepCache: () => (/* binding */ sweepCache)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/json/digest.js
var json_digest = __webpack_require__(1320);
// EXTERNAL MODULE: ./build/commonjs/src/rules/rule.js
var rule = __webpack_require__(4261);
// EXTERNAL MODULE: ./build/commonjs/src/audit/file-audit.js
var file_audit = __webpack_require__(2479);
// EXTERNAL MODULE: ./build/commonjs/src/audit/file-report-data.js
var file_report_data = __webpack_require__(4693);
// EXTERNAL MODULE: ./build/commonjs/src/audit/hashed-source.js
var hashed_source = __webpack_require__(5326);
// EXTERNAL MODULE: ./build/commonjs/src/audit/matches.js
var audit_matches = __webpack_require__(9314);
// EXTERNAL MODULE: ./build/commonjs/src/audit/seals.js
var seals = __webpack_require__(8861);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/commonjs/src/audit/system-error.js
var system_error = __webpack_require__(3017);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/cache/cache.js





/** What an entry begins with: the form of entries, and a space before the digest. */
const HEAD = 'toolreplay-cache-1 ';
const HEAD_BYTES = HEAD.length + 64 + 1;
/** A larger result, of tens of thousands of findings, is not kept: a folder of them fills the disk. */
const LARGEST = 8 << 20;
const DAY_MS = 24 * 3600 * 1000;
/** So long an entry stays that nobody asks for. */
const KEPT_DAYS = 30;
/** Of a link, nothing is read, and of a pipe nothing is waited for. Windows knows neither. */
const READ = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
const NAME = /^[0-9a-f]{64}$/;
/**
 * Texts in a folder, each under a key. One that is cut off, damaged or under another name is not there, nor one that
 * was written with another secret.
 */
class Cache {
    folder;
    secret;
    /** @throws ToolReplayError when there can be no such folder */
    constructor({ folder, secret }) {
        this.folder = folder;
        this.secret = secret;
        try {
            external_node_fs_.mkdirSync(folder, { recursive: true });
        }
        catch (error) {
            throw (0,system_error/* writeError */.oG)(error, folder);
        }
    }
    /** @param key 64 lower-case hex digits @returns undefined where there is none that can be relied on */
    get(key) {
        let file;
        try {
            file = external_node_fs_.openSync((0,external_node_path_.join)(this.folder, key), READ);
        }
        catch {
            // Whatever it is that keeps it from being read: the file is audited, and if nothing can be written either, that is said.
            return undefined;
        }
        try {
            const stats = external_node_fs_.fstatSync(file);
            if (!stats.isFile() || stats.size > HEAD_BYTES + LARGEST)
                return undefined;
            const bytes = external_node_fs_.readFileSync(file);
            const body = bytes.subarray(HEAD_BYTES);
            if (!bytes.subarray(0, HEAD_BYTES).equals(this.headOf(key, body)))
                return undefined;
            const now = Date.now();
            if (now - stats.mtimeMs > DAY_MS)
                this.touch(file, now);
            return body.toString('utf8');
        }
        catch {
            // As above.
            return undefined;
        }
        finally {
            external_node_fs_.closeSync(file);
        }
    }
    /**
     * Keeps a text in the place of what is there, unless it is too large. A reader that comes in between finds it cut off, which
     * is as none.
     *
     * @returns whether it is kept
     * @throws ToolReplayError when it cannot be written
     */
    put(key, text) {
        const body = Buffer.from(text);
        if (body.length > LARGEST)
            return false;
        const path = (0,external_node_path_.join)(this.folder, key);
        try {
            // Always a new file: who writes into one that is there may write through a link.
            external_node_fs_.rmSync(path, { force: true });
            external_node_fs_.writeFileSync(path, Buffer.concat([this.headOf(key, body), body]), { flag: 'wx' });
            return true;
        }
        catch (error) {
            throw (0,system_error/* writeError */.oG)(error, this.folder);
        }
    }
    /** Takes away what nobody has asked for in {@link KEPT_DAYS}. @throws ToolReplayError when it cannot be taken away */
    sweep() {
        const oldest = Date.now() - KEPT_DAYS * DAY_MS;
        try {
            for (const name of external_node_fs_.readdirSync(this.folder)) {
                const path = (0,external_node_path_.join)(this.folder, name);
                // Another one that sweeps may have been quicker.
                const stats = NAME.test(name) ? external_node_fs_.lstatSync(path, { throwIfNoEntry: false }) : undefined;
                if (stats?.isFile() && stats.mtimeMs < oldest && isEntry(path))
                    external_node_fs_.rmSync(path, { force: true });
            }
        }
        catch (error) {
            throw (0,system_error/* writeError */.oG)(error, this.folder);
        }
    }
    touch(file, now) {
        try {
            external_node_fs_.futimesSync(file, now / 1000, now / 1000);
        }
        catch {
            // In a folder that is only read it is taken all the same.
        }
    }
    headOf(key, body) {
        const said = Buffer.concat([Buffer.from(`${key}\n`), body]);
        // Where there is no secret, it is what finds damage.
        const digest = this.secret === undefined ? (0,json_digest/* sha256 */.s)(said, 'hex') : (0,external_node_crypto_.createHmac)('sha256', this.secret).update(said).digest('hex');
        return Buffer.from(`${HEAD}${digest}\n`);
    }
}
/** Whether a file is one of a cache, whatever its digest: nobody else's file is taken away. */
function isEntry(path) {
    const file = external_node_fs_.openSync(path, READ);
    try {
        const head = Buffer.alloc(HEAD.length);
        external_node_fs_.readSync(file, head, 0, head.length, 0);
        return head.equals(Buffer.from(HEAD));
    }
    finally {
        external_node_fs_.closeSync(file);
    }
}
//# sourceMappingURL=cache.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/turn.js
var turn = __webpack_require__(3488);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/cache/file-digest.js




const CHUNK = 1 << 20;
/** Takes the digests of files, one after the other: many small ones cost no more than to open and to read them. */
class FileDigest {
    chunk = Buffer.allocUnsafeSlow(CHUNK);
    /** @returns undefined for what is no regular file, or cannot be read */
    async of(path) {
        const file = opened(path);
        if (file === undefined)
            return undefined;
        try {
            let read = external_node_fs_.readSync(file, this.chunk, 0, CHUNK, null);
            // Most files are no larger, and there may be thousands.
            if (read < CHUNK && external_node_fs_.fstatSync(file).size === read)
                return { bytes: read, sha256: (0,json_digest/* sha256 */.s)(this.chunk.subarray(0, read), 'hex') };
            const hash = (0,external_node_crypto_.createHash)('sha256');
            let bytes = 0;
            while (read > 0) {
                hash.update(read === CHUNK ? this.chunk : this.chunk.subarray(0, read));
                bytes += read;
                await (0,turn/* turn */.w)();
                read = external_node_fs_.readSync(file, this.chunk, 0, CHUNK, null);
            }
            return { bytes, sha256: hash.digest('hex') };
        }
        catch {
            // Whoever audits it says why it cannot be read.
            return undefined;
        }
        finally {
            external_node_fs_.closeSync(file);
        }
    }
}
/** A pipe is not opened: what is written to it can be read once. */
function opened(path) {
    try {
        return external_node_fs_.statSync(path).isFile() ? external_node_fs_.openSync(path, external_node_fs_.constants.O_RDONLY) : undefined;
    }
    catch {
        // As above.
        return undefined;
    }
}
//# sourceMappingURL=file-digest.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/cache/program-digest.js



/** The digest of the program that runs, all of which is in one folder. Its version says less: one that is in the making has it too. */
function programDigest() {
    const folder = (0,external_node_path_.dirname)((0,external_node_fs_.realpathSync)(process.argv[1] ?? ''));
    const names = (0,external_node_fs_.readdirSync)(folder).filter((name) => /\.[cm]?js$/.test(name));
    const digests = names.sort().map((name) => `${name} ${(0,json_digest/* sha256 */.s)((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, name)), 'hex')}`);
    return (0,json_digest/* sha256 */.s)(Buffer.from(digests.join('\n')), 'hex');
}
//# sourceMappingURL=program-digest.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/cache/value-text.js
/** A value that stands for what JSON has no form for: under one of these names, alone in an object. */
const [MAP, SET, BYTES, NUMBERS] = ['$map', '$set', '$bytes', '$numbers'];
/**
 * The text of plain data: what JSON knows, and maps, sets, bytes and arrays of doubles. What is undefined is left out.
 *
 * @throws RangeError for an object that has a key which this has a meaning for
 */
function textOfValue(value) {
    return JSON.stringify(plain(value));
}
/** The value of a text that {@link textOfValue} gave. @throws SyntaxError for another */
function valueOfText(text) {
    return special(JSON.parse(text));
}
function plain(value) {
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value))
        return value.map(plain);
    if (value instanceof Map)
        return { [MAP]: Array.from(value, (entry) => plain(entry)) };
    if (value instanceof Set)
        return { [SET]: Array.from(value, plain) };
    if (value instanceof Uint8Array) {
        return { [BYTES]: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64') };
    }
    if (value instanceof Float64Array)
        return { [NUMBERS]: [...value] };
    const members = Object.entries(value).map(([key, member]) => {
        if (key.startsWith('$'))
            throw new RangeError(`the key ${key} has a meaning`);
        return [key, plain(member)];
    });
    return Object.fromEntries(members);
}
/** Not as a reviver of `JSON.parse`, which takes three times as long. */
function special(value) {
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value))
        return value.map(special);
    const members = value;
    for (const key of Object.keys(members)) {
        if (key.startsWith('$'))
            return SPECIAL[key]?.(members[key]);
        members[key] = special(members[key]);
    }
    return members;
}
const SPECIAL = {
    [MAP]: (entries) => new Map(entries.map(([key, member]) => [key, special(member)])),
    [SET]: (members) => new Set(members.map(special)),
    [BYTES]: (base64) => new Uint8Array(Buffer.from(base64, 'base64')),
    [NUMBERS]: (numbers) => Float64Array.from(numbers),
};
//# sourceMappingURL=value-text.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/cache/cached-audit.js













/**
 * Audits transcripts, and takes what is said of one from a cache where the same bytes were audited in the same way before:
 * under the same name, by the same scope files, settings, program and Node. What is said is the same either way.
 *
 * A transcript beside which there is a manifest is always audited, and so are all where it is asked whose signatures count:
 * what is said of them depends on more files, and on the day.
 *
 * @throws ToolReplayError when there can be no cache
 */
function cachedAuditor(settings, where) {
    const cache = new Cache(where);
    const digest = new FileDigest();
    const settingsDigest = digestOfSettings(settings);
    const checks = settings.checks ?? new Set(rule/* CHECKS */.u);
    /** The key of a transcript, and the digest of its bytes; undefined for one that is not to be taken from the cache. */
    async function keyOf({ source: { name }, path }, applicable) {
        if (path === undefined || settings.trust !== undefined || settings.listenTo !== undefined)
            return undefined;
        // What keeps evidence beside it from being looked at is told by the audit.
        if (checks.has('verify') && (await isEvidenced(path, name, settings)))
            return undefined;
        const file = await digest.of(path);
        if (file === undefined)
            return undefined;
        const scopes = typeof applicable === 'object' ? applicable.map(scopeKey) : [applicable ?? null];
        // What a scope file from outside imports is named relative to the workspace, if it is inside.
        const isOutside = typeof applicable === 'object' && applicable.some((scope) => (0,external_node_path_.isAbsolute)(scope.file));
        const key = [settingsDigest, name, file.sha256, scopes, isOutside ? settings.workspace : null];
        return { ...file, key: (0,json_digest/* sha256 */.s)(Buffer.from(JSON.stringify(key)), 'hex') };
    }
    return async (transcript, applicable, onChunk) => {
        const known = await keyOf(transcript, applicable);
        if (known === undefined)
            return { reports: await (0,file_audit/* auditFile */.UA)(transcript, settings, applicable, onChunk) };
        const text = where.use === 'taken' ? cache.get(known.key) : undefined;
        if (text !== undefined) {
            const { reports, matches } = valueOfText(text);
            (0,audit_matches/* addMatches */.p2)(applicable, matches);
            onChunk?.(known.bytes);
            return { reports: reports.map(file_report_data/* fileReportOf */.W), cache: 'taken' };
        }
        const before = (0,audit_matches/* matchesOf */.th)(applicable);
        const hashing = new hashed_source/* Hashing */.X();
        const { source, path } = transcript;
        const reports = await (0,file_audit/* auditFile */.UA)({ source: hashing.source(source), path }, settings, applicable, onChunk);
        // One that cannot be judged is looked at again; and while it was read, it may have become another.
        const isKept = reports.every(({ unusable }) => unusable === undefined) && hashing.result().sha256 === known.sha256;
        if (!isKept)
            return { reports };
        const cached = keep(known.key, reports, (0,audit_matches/* matchesSince */.We)(before, applicable));
        return { reports, ...(cached && { cache: cached }) };
    };
    /** @returns undefined for what is too large to be kept */
    function keep(key, reports, matches) {
        const entry = { reports: reports.map(file_report_data/* dataOfFileReport */.a), matches };
        try {
            return cache.put(key, textOfValue(entry)) ? 'kept' : undefined;
        }
        catch (error) {
            if (!(error instanceof src_error/* ToolReplayError */.K))
                throw error;
            // The audit is none the worse for it; whoever asked for a cache is told how often that was.
            return 'not kept';
        }
    }
}
/** Takes away old entries of a cache, once something was written to it. */
function sweepCache(where) {
    try {
        new Cache(where).sweep();
    }
    catch (error) {
        // It is as large as before: of what could not be written, somebody was told.
        if (!(error instanceof src_error/* ToolReplayError */.K))
            throw error;
    }
}
async function isEvidenced(path, name, settings) {
    try {
        return (await (0,seals/* sealOf */.R)(path, name, settings)) !== undefined;
    }
    catch (error) {
        if (error instanceof src_error/* ToolReplayError */.K)
            return true;
        throw error;
    }
}
/** Whatever of the settings, and of what runs, a result depends on. */
function digestOfSettings(settings) {
    const { checks, mutators, format, strictness, fingerprints, otherLines, digests } = settings;
    const all = [
        programDigest(),
        process.version,
        checks ? [...checks].sort() : null,
        mutators,
        format ?? null,
        strictness,
        fingerprints ?? null,
        otherLines ?? null,
        digests ?? null,
    ];
    return (0,json_digest/* sha256 */.s)(Buffer.from(JSON.stringify(all)), 'hex');
}
function scopeKey({ file, sha256 }) {
    return [file, sha256];
}
//# sourceMappingURL=cached-audit.js.map

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

/***/ })

};
;