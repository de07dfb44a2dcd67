/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 6914:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N4: () => (/* binding */ endGroup),
/* harmony export */   Oh: () => (/* binding */ startGroup),
/* harmony export */   Yz: () => (/* binding */ debug),
/* harmony export */   dK: () => (/* binding */ mask),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   fz: () => (/* binding */ annotate),
/* harmony export */   nZ: () => (/* binding */ endOpenGroup),
/* harmony export */   yy: () => (/* binding */ print)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_os__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _report_workflow_command_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2621);


/** Prints lines to the log. They are safe to print: whoever made them saw to that. */
function print(lines) {
    process.stdout.write(`${lines}\n`);
}
/** Prints something that is shown only where the runner's debug logging is on. */
function debug(line) {
    issue((0,_report_workflow_command_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowCommand */ .N)('debug', {}, line));
}
/** Whether a group is open. */
let isInGroup = false;
/** Opens a group of the log, which GitHub shows folded. */
function startGroup(title) {
    isInGroup = true;
    issue((0,_report_workflow_command_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowCommand */ .N)('group', {}, title));
}
/** Closes the group that was opened last. Groups do not nest. */
function endGroup() {
    isInGroup = false;
    issue((0,_report_workflow_command_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowCommand */ .N)('endgroup', {}, ''));
}
/** Closes the group that is open, if there is one: what ends the step must not be folded away with it. */
function endOpenGroup() {
    if (isInGroup)
        endGroup();
}
/** Prints an annotation. */
function annotate(annotation) {
    issue((0,_report_workflow_command_js__WEBPACK_IMPORTED_MODULE_1__/* .annotationCommand */ .j)(annotation));
}
/** Has the runner show `***` in the place of a secret, from here on. */
function mask(secret) {
    issue((0,_report_workflow_command_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowCommand */ .N)('add-mask', {}, secret));
}
/** Says why the step fails. The exit code is what fails it. */
function fail(message) {
    issue((0,_report_workflow_command_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowCommand */ .N)('error', {}, message));
}
function issue(command) {
    process.stdout.write(`${command}${node_os__WEBPACK_IMPORTED_MODULE_0__.EOL}`);
}
//# sourceMappingURL=commands.js.map

/***/ }),

/***/ 2131:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ linksTo)
/* harmony export */ });
/* harmony import */ var _report_inside_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4336);

/** Links to lines of files as they are at the audited commit. A file from outside the workspace has none. */
function linksTo(repository) {
    return (file, line) => {
        if (repository === undefined || !(0,_report_inside_js__WEBPACK_IMPORTED_MODULE_0__/* .isInside */ .F)(file))
            return undefined;
        const { server, name, commit } = repository;
        const path = file.toWellFormed().split('/').map(encodeURIComponent).join('/');
        return `${server}/${name}/blob/${commit}/${path}#L${line}`;
    };
}
//# sourceMappingURL=links.js.map

/***/ }),

/***/ 3029:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ auditorOf)
/* harmony export */ });
/* harmony import */ var _file_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2479);

/** Who audits by some settings. @throws ToolReplayError when there can be no cache where one is asked for */
async function auditorOf(settings) {
    const { cache } = settings;
    // Most runs do not load this.
    if (cache !== undefined)
        return (await __nccwpck_require__.e(/* import() */ 182).then(__nccwpck_require__.bind(__nccwpck_require__, 5182))).cachedAuditor(settings, cache);
    return async (transcript, applicable, onChunk) => ({
        reports: await (0,_file_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .auditFile */ .UA)(transcript, settings, applicable, onChunk),
    });
}
//# sourceMappingURL=auditor.js.map

/***/ }),

/***/ 7712:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   I5: () => (/* binding */ rootOf),
/* harmony export */   ZC: () => (/* binding */ nameIn),
/* harmony export */   jN: () => (/* binding */ matcher),
/* harmony export */   k4: () => (/* binding */ discover),
/* harmony export */   wG: () => (/* binding */ nameAs),
/* harmony export */   x5: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8245);
/* harmony import */ var _glob_base_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4505);
/* harmony import */ var _glob_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4727);
/* harmony import */ var _system_error_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3017);
/* harmony import */ var _turn_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(3488);







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

/***/ 2479:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   UA: () => (/* binding */ auditFile),
/* harmony export */   _P: () => (/* binding */ unusable)
/* harmony export */ });
/* unused harmony exports sessionReports, chainResult, sealResults */
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8245);
/* harmony import */ var _formats_native_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1353);
/* harmony import */ var _rules_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5855);
/* harmony import */ var _rules_rule_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(4261);
/* harmony import */ var _hashed_source_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5326);
/* harmony import */ var _seals_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8861);
/* harmony import */ var _transcript_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4892);







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

/***/ 848:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isChecked)
/* harmony export */ });
/** Whether any check was made. */
function isChecked({ replay, scope, chain }) {
    return [replay, scope, chain].some(({ state }) => state !== 'skipped');
}
//# sourceMappingURL=file-report.js.map

/***/ }),

/***/ 5326:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ Hashing)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

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

/***/ 6901:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ KeptAnswers)
/* harmony export */ });
/* harmony import */ var _spill_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(21);

/** Answers are put together to pieces of this size: to write each on its own would take much longer. */
const PIECE = 1 << 20;
/** How many bytes say how long an answer is. */
const LENGTH = 4;
/** So much is read at once of a piece that went to the file, and so often. */
const WINDOW = 1 << 16;
const MOST_WINDOWS = 8;
/** Keeps answers so that memory does not grow with them: see {@link Spill}. */
class KeptAnswers {
    spill = new _spill_js__WEBPACK_IMPORTED_MODULE_0__/* .Spill */ .L();
    pieces = [];
    open = Buffer.allocUnsafeSlow(PIECE);
    used = 0;
    /** What was read last, the latest first: answers that stand together are often asked for together. */
    windows = [];
    /** @throws ToolReplayError when the temporary file cannot be written */
    keep(response) {
        const size = LENGTH + response.length;
        if (size > PIECE - this.used)
            this.finishPiece();
        if (size > PIECE) {
            const alone = Buffer.allocUnsafeSlow(size);
            alone.writeUInt32LE(response.length, 0);
            response.copy(alone, LENGTH);
            this.pieces.push(this.spill.keep(alone));
            return (this.pieces.length - 1) * PIECE;
        }
        const handle = this.pieces.length * PIECE + this.used;
        this.open.writeUInt32LE(response.length, this.used);
        response.copy(this.open, this.used + LENGTH);
        this.used += size;
        return handle;
    }
    /** @throws ToolReplayError when the temporary file cannot be read */
    get(handle) {
        const at = handle % PIECE;
        const kept = this.pieces[(handle - at) / PIECE] ?? this.open;
        if (Buffer.isBuffer(kept))
            return answerIn(kept, at);
        const { bytes, from } = this.window(handle, kept, at);
        if (at - from + LENGTH + bytes.readUInt32LE(at - from) <= bytes.length)
            return answerIn(bytes, at - from);
        return answerIn(this.spill.get(kept), at);
    }
    /** Gives back the temporary file, if there is one. */
    close() {
        this.spill.close();
    }
    finishPiece() {
        if (this.used === 0)
            return;
        this.pieces.push(this.spill.keep(this.open.subarray(0, this.used)));
        this.used = 0;
    }
    /** What was read of a piece that holds an answer, or at least how long that is. */
    window(handle, kept, at) {
        const { windows } = this;
        const known = windows.findIndex((window) => isWithin(handle, window));
        const window = known === -1 ? this.read(handle, kept, at) : windows[known];
        if (known !== -1)
            windows.splice(known, 1);
        windows.unshift(window);
        return window;
    }
    /** Reads on from an answer, into the memory of what was not asked for the longest. */
    read(handle, kept, at) {
        const oldest = this.windows.length < MOST_WINDOWS ? undefined : this.windows.pop();
        const memory = oldest?.memory ?? Buffer.allocUnsafeSlow(WINDOW);
        const length = this.spill.read(kept, at, memory);
        return { start: handle, from: at, memory, bytes: memory.subarray(0, length) };
    }
}
function answerIn(bytes, at) {
    return bytes.subarray(at + LENGTH, at + LENGTH + bytes.readUInt32LE(at));
}
/** Whether all of an answer was read, or it is at the start, so that to read once more would give no more. */
function isWithin(handle, { start, bytes }) {
    const at = handle - start;
    if (at === 0)
        return true;
    if (at < 0 || at + LENGTH > bytes.length)
        return false;
    return at + LENGTH + bytes.readUInt32LE(at) <= bytes.length;
}
//# sourceMappingURL=kept-answers.js.map

/***/ }),

/***/ 9167:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ conclude)
/* harmony export */ });
/* unused harmony export nothingChecked */
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8245);
/* harmony import */ var _rules_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8166);
/* harmony import */ var _file_report_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(848);



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

/***/ 3915:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  KA: () => (/* binding */ checkFormat),
  u7: () => (/* binding */ nativeConsumer),
  hF: () => (/* binding */ reading)
});

// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __nccwpck_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/formats/native.js
var formats_native = __nccwpck_require__(1353);
// EXTERNAL MODULE: ./build/commonjs/src/formats/document-frames.js + 1 modules
var document_frames = __nccwpck_require__(9752);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __nccwpck_require__(7075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __nccwpck_require__(8522);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/zstd.js



/** How a file starts that Zstandard compressed: RFC 8878, section 3.1.1. */
const MAGIC = Buffer.of(0x28, 0xb5, 0x2f, 0xfd);
/** Whether a file that starts like this is compressed with Zstandard. */
function isZstd(head) {
    return head.subarray(0, MAGIC.length).equals(MAGIC);
}
/**
 * The bytes that were compressed.
 *
 * @throws ToolReplayError where this Node knows no Zstandard (before 22.15), or the bytes are damaged
 */
async function* zstdDecompressed(chunks) {
    const stream = zstdStream();
    let given = 0;
    const counted = async function* () {
        for await (const chunk of chunks) {
            given += chunk.length;
            // A stream asks for the next while it still has this one, which is valid only until then.
            yield Buffer.from(chunk);
        }
    };
    const source = external_node_stream_.Readable.from(counted());
    source.on('error', (error) => stream.destroy(error));
    try {
        for await (const chunk of source.pipe(stream))
            yield chunk;
        // Node ends at the last frame without a word: what follows it would not be audited.
        if (stream.bytesWritten < given)
            throw damaged();
    }
    catch (error) {
        // Node's own code for data that is cut off is Z_BUF_ERROR.
        throw error instanceof Error && 'code' in error && /^(ZSTD|Z)_/.test(String(error.code)) ? damaged() : error;
    }
}
/** A stream that decompresses. */
function zstdStream() {
    // The types are those of Node 20, which does not have it.
    if ("createZstdDecompress" in external_node_zlib_)
        return external_node_zlib_.createZstdDecompress();
    throw new src_error/* ToolReplayError */.K('encoding', {
        found: 'a file compressed with Zstandard',
        expected: 'plain text, since this Node cannot decompress it',
        advice: 'decompress it first, or use Node 22.15 or later',
    });
}
function damaged() {
    return new src_error/* ToolReplayError */.K('encoding', { found: 'damaged Zstandard data', expected: 'a whole compressed file' });
}
//# sourceMappingURL=zstd.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/archive.js



/** The largest archive that is read, in bytes: it is held in memory whole. */
const MAX_ARCHIVE = document_frames/* MAX_DOCUMENT */.$0;
/** All that is read of an archive, in bytes, unpacked. */
const MAX_UNPACKED = 8 * document_frames/* MAX_DOCUMENT */.$0;
/** How a zip file starts: APPNOTE.TXT, section 4.3.7. */
const archive_MAGIC = Buffer.from('PK\u0003\u0004');
/** The number of Zstandard among the compressions of zip: APPNOTE.TXT, section 4.4.5. */
const ZSTD = 93;
/** Whether a file that starts like this is a zip archive. */
function isZip(head) {
    return head.subarray(0, archive_MAGIC.length).equals(archive_MAGIC);
}
/** All of an archive's bytes. @throws ToolReplayError when there are too many */
async function wholeArchive(chunks) {
    const pieces = [];
    let size = 0;
    for await (const chunk of chunks) {
        size += chunk.length;
        if (size > MAX_ARCHIVE)
            throw tooLarge('an archive');
        pieces.push(Buffer.from(chunk));
    }
    return Buffer.concat(pieces);
}
/** An opened zip archive. */
class Archive {
    zip;
    entries;
    /** Bytes so far. */
    unpacked = 0;
    constructor(zip, entries) {
        this.zip = zip;
        this.entries = entries;
    }
    /** Reads the list of what is in it. @throws ToolReplayError when the bytes are no whole zip archive */
    static async open(bytes) {
        // Loaded here: few files are archives.
        const { fromBufferPromise } = await __nccwpck_require__.e(/* import() */ 663).then(__nccwpck_require__.t.bind(__nccwpck_require__, 663, 19));
        try {
            const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
            const entries = [];
            for await (const entry of zip.eachEntry())
                entries.push(entry);
            return new Archive(zip, entries);
        }
        catch (error) {
            throw archive_damaged(error);
        }
    }
    /** What is in it, in the order of the archive. */
    get names() {
        return this.entries.map(({ fileName }) => fileName);
    }
    /**
     * The members of some names, in the order of the names' code points.
     *
     * @throws ToolReplayError when one is damaged or too large
     */
    async *members(isWanted) {
        const wanted = this.entries.filter(({ fileName }) => isWanted(fileName));
        wanted.sort((a, b) => Buffer.compare(Buffer.from(a.fileName), Buffer.from(b.fileName)));
        if (wanted.some((entry) => entry.uncompressedSize > document_frames/* MAX_DOCUMENT */.$0))
            throw tooLarge('a file in an archive');
        // A small archive must not unpack to hours of work.
        const size = wanted.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
        if (size > MAX_UNPACKED)
            throw tooLarge('files in an archive', MAX_UNPACKED);
        for (const entry of wanted)
            yield { name: entry.fileName, bytes: await this.read(entry) };
    }
    async read(entry) {
        try {
            const isZstd = entry.compressionMethod === ZSTD;
            const stored = await this.zip.openReadStreamPromise(entry, isZstd ? { decompress: null } : {});
            const stream = isZstd ? zstdDecompressed(stored) : stored;
            const pieces = [];
            let size = 0;
            for await (const piece of stream) {
                size += piece.length;
                // What is declared may be a lie.
                this.unpacked += piece.length;
                if (this.unpacked > MAX_UNPACKED)
                    throw tooLarge('files in an archive', MAX_UNPACKED);
                if (size > document_frames/* MAX_DOCUMENT */.$0)
                    throw tooLarge('a file in an archive');
                pieces.push(piece);
            }
            return Buffer.concat(pieces);
        }
        catch (error) {
            throw error instanceof src_error/* ToolReplayError */.K ? error : archive_damaged(error);
        }
    }
}
function tooLarge(what, most = document_frames/* MAX_DOCUMENT */.$0) {
    const limit = `${most / 1024 / 1024} MiB`;
    return new src_error/* ToolReplayError */.K('document-too-long', {
        found: `${what} of more than ${limit}`,
        expected: `at most ${limit}`,
    });
}
function archive_damaged(cause) {
    const found = 'a damaged zip archive';
    return new src_error/* ToolReplayError */.K('encoding', { found, expected: 'one that can be unpacked' }, {}, { cause });
}
//# sourceMappingURL=archive.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/reading.js




/** Shows each call of a native transcript to someone, and then that there are no more. */
function nativeConsumer(transcript, take, end = () => undefined) {
    return {
        read(chunk) {
            for (const record of transcript.read(chunk))
                take(record);
        },
        finish() {
            for (const record of transcript.finish())
                take(record);
            end();
        },
    };
}
/** So many bytes at the start of a file say whether it is compressed or an archive. */
const MAGIC_BYTES = 4;
/**
 * Finds out what a transcript is, and gives its bytes to whoever reads that.
 *
 * @param format the name of the format that it is said to be; undefined to find out
 * @param consumerOf makes the reader of what was found
 * @returns after each chunk how many bytes it had, when the consumer has read it or it is kept to find out more
 * @throws ToolReplayError when the transcript cannot be judged; its place has no file
 */
async function* reading(source, format, consumerOf) {
    const chunks = source.chunks()[Symbol.asyncIterator]();
    let head = Buffer.alloc(0);
    try {
        // A pipe may give less at once than it takes to know what it is.
        while (head.length < MAGIC_BYTES) {
            if (head.length > 0)
                head = Buffer.from(head);
            const next = await chunks.next();
            if (next.done)
                break;
            head = head.length === 0 ? next.value : Buffer.concat([head, next.value]);
        }
        const all = (async function* () {
            if (head.length > 0)
                yield head;
            yield* { [Symbol.asyncIterator]: () => chunks };
        })();
        if (isZip(head))
            yield* readingArchive(all, format, consumerOf);
        else
            yield* readingText(isZstd(head) ? zstdDecompressed(all) : all, format, consumerOf);
    }
    finally {
        // Not waited for: the chunk that is being read when a fault is found may never come.
        chunks.return?.(undefined).catch(() => undefined);
    }
}
async function* readingText(chunks, format, consumerOf) {
    let consumer;
    let held = [];
    let length = 0;
    let looked = 0;
    for await (const chunk of chunks) {
        if (consumer !== undefined)
            consumer.read(chunk);
        else {
            length += chunk.length;
            // Each look starts anew: at twice the size each time, all of them cost no more than two of the last.
            const isLook = length >= 2 * looked;
            // Of most files the first chunk tells, and nothing of it need be kept.
            const head = isLook && held.length > 0 ? Buffer.concat([...held, chunk]) : chunk;
            const recognised = isLook ? await look(head, 'more', format) : undefined;
            if (isLook)
                looked = length;
            if (recognised !== undefined) {
                consumer = consumerOf(recognised);
                consumer.read(head);
                held = [];
            }
            else if (head === chunk)
                held.push(Buffer.from(chunk));
            else
                held = [head];
        }
        yield chunk.length;
    }
    if (consumer === undefined) {
        const head = Buffer.concat(held);
        consumer = consumerOf((await look(head, 'all', format)) ?? formats_native/* NATIVE */.s6);
        consumer.read(head);
    }
    consumer.finish();
    yield 0;
}
async function* readingArchive(chunks, format, consumerOf) {
    const archive = await Archive.open(await wholeArchive(chunks));
    const { formatOfArchive } = await loadFormats();
    const found = formatOfArchive(archive.names, format);
    const consumer = consumerOf({ format: found, framing: 'archive' });
    for await (const { name, bytes } of archive.members((member) => found.isMember?.(member) ?? false)) {
        consumer.member?.(name, bytes);
        yield bytes.length;
    }
    consumer.finish();
    yield 0;
}
async function look(head, which, format) {
    const isNative = format === undefined ? (0,formats_native/* startsWithRecord */.lG)(head, head.length, which === 'all') : format === formats_native/* NATIVE */.s6;
    if (isNative === undefined)
        return undefined;
    if (isNative)
        return formats_native/* NATIVE */.s6;
    const { recognise } = await loadFormats();
    const text = Buffer.concat([head, Buffer.of(0)]);
    return recognise(text, head.length, which === 'all', format);
}
/** The readers of all formats, which take a while to load and are not needed for the native form. */
function loadFormats() {
    return __nccwpck_require__.e(/* import() */ 345).then(__nccwpck_require__.bind(__nccwpck_require__, 2345));
}
/**
 * Checks the name of a format, if one is given.
 *
 * @param setting how the setting is called where it is made
 * @param others what else the setting takes
 * @throws ToolReplayError for a name that is none
 */
async function checkFormat(setting, format, others = []) {
    if (format === undefined)
        return;
    const { FORMAT_NAMES } = await loadFormats();
    if (FORMAT_NAMES.includes(format))
        return;
    const found = `'${format.slice(0, 80)}' for ${setting}`;
    const reports = others.length === 0 ? '' : `; or as a report ${others.join(', ')}`;
    throw new src_error/* ToolReplayError */.K('usage', { found, expected: `${FORMAT_NAMES.join(', ')}${reports}` });
}
//# sourceMappingURL=reading.js.map

/***/ }),

/***/ 413:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  GH: () => (/* binding */ namedScope),
  $h: () => (/* binding */ readScopeFile),
  rm: () => (/* binding */ saysVersion),
  _X: () => (/* binding */ scopeBytes),
  FG: () => (/* binding */ scopeReport)
});

// UNUSED EXPORTS: MAX_SCOPE, readPolicy, withPolicy

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __nccwpck_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/glob/glob.js + 2 modules
var glob = __nccwpck_require__(4727);
// EXTERNAL MODULE: ./build/commonjs/src/json/digest.js
var digest = __nccwpck_require__(1320);
// EXTERNAL MODULE: ./build/commonjs/src/json/value.js
var json_value = __nccwpck_require__(1239);
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
var discover = __nccwpck_require__(7712);
// EXTERNAL MODULE: ./build/commonjs/src/audit/system-error.js
var system_error = __nccwpck_require__(3017);
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
    const { CompiledPolicy, readDeclaration, readImport, regexCompiler } = await Promise.all(/* import() */[__nccwpck_require__.e(989), __nccwpck_require__.e(968)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4968));
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
    const { namesPolicy } = await Promise.all(/* import() */[__nccwpck_require__.e(989), __nccwpck_require__.e(968)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4968));
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
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ Scopes)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8245);
/* harmony import */ var _glob_base_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4505);
/* harmony import */ var _discover_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7712);
/* harmony import */ var _scope_file_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(413);






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
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ sealOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _provenance_endings_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7735);


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
    const { sealCheckOf } = await Promise.all(/* import() */[__nccwpck_require__.e(395), __nccwpck_require__.e(405)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8405));
    return sealCheckOf(path, name, trust, folder);
}
//# sourceMappingURL=seals.js.map

/***/ }),

/***/ 4126:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  shardFiles: () => (/* binding */ shardFiles),
  I: () => (/* binding */ shardOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __nccwpck_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/json/digest.js
var digest = __nccwpck_require__(1320);
// EXTERNAL MODULE: ./build/commonjs/src/version.js
var version = __nccwpck_require__(951);
// EXTERNAL MODULE: ./build/commonjs/src/audit/discover.js
var discover = __nccwpck_require__(7712);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/shard.js

/** What a file costs beside its bytes, in bytes: to open it, and to tell of it. */
const COST = 1 << 12;
/** How much more than its part a shard may take, so that a file need not move for a few bytes. */
const SLACK = 1.05;
/**
 * The shard of each file, from 0, in the order of the files: shards of about the same size. Every runner that sees the same
 * files comes to the same, and where files are added or taken away, most others stay where they are.
 *
 * It is rendezvous hashing with bounded loads: every file has an order of the shards by its name alone, and the largest
 * choose first among those that have room.
 *
 * @param count how many shards
 * @see https://arxiv.org/abs/1608.01350
 */
function shardsOf(files, count) {
    const weights = files.map(({ bytes }) => bytes + COST);
    const room = (weights.reduce((sum, weight) => sum + weight, 0) / count) * SLACK;
    const loads = new Float64Array(count);
    const shards = files.map(() => 0);
    const keys = files.map(({ file }) => (0,external_node_crypto_.createHash)('sha256').update(file).digest());
    const largestFirst = files.map((_, k) => k);
    largestFirst.sort((a, b) => {
        return (weights[b] ?? 0) - (weights[a] ?? 0) || Buffer.compare(keys[a] ?? NO_KEY, keys[b] ?? NO_KEY);
    });
    for (const k of largestFirst) {
        const weight = weights[k] ?? 0;
        const shard = choice(keys[k] ?? NO_KEY, loads, room - weight);
        shards[k] = shard;
        loads[shard] = (loads[shard] ?? 0) + weight;
    }
    return shards;
}
const NO_KEY = Buffer.alloc(32);
/** The first shard in the order of a file that has room, or else the emptiest. */
function choice(key, loads, most) {
    const seed = key.readUInt32LE(0);
    let [best, bestScore] = [-1, -1];
    let emptiest = 0;
    for (const [shard, load] of loads.entries()) {
        if (load < (loads[emptiest] ?? 0))
            emptiest = shard;
        if (load > most)
            continue;
        const score = mixed(seed, shard);
        if (score > bestScore)
            [best, bestScore] = [shard, score];
    }
    return best === -1 ? emptiest : best;
}
/** A number from 0 to 2\u00b3\u00b2 \u2212 1 that has nothing to do with that of any other shard. @see https://github.com/aappleby/smhasher */
function mixed(seed, shard) {
    let hash = seed ^ Math.imul(shard + 1, 0x9e3779b1);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
}
//# sourceMappingURL=shard.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/sharding.js






/** More runners one workflow does not get. @see https://docs.github.com/en/actions/reference/limits */
const MOST_SHARDS = 256;
/**
 * Reads `2/4`.
 *
 * @param name what errors call it
 * @throws ToolReplayError for anything else
 */
function shardOf(name, value) {
    const [, index = 0, count = 0] = (/^(\d{1,3})\/(\d{1,3})$/.exec(value) ?? []).map(Number);
    if (index >= 1 && index <= count && count <= MOST_SHARDS)
        return { index, count };
    throw new src_error/* ToolReplayError */.K('usage', {
        found: `'${value.slice(0, 80)}' for ${name}`,
        expected: `one such as 1/4, of at most ${MOST_SHARDS}`,
    });
}
/** The files of a shard, and what says which part of which whole that is. */
async function shardFiles({ files, leftOut, notEntered }, { index, count }, settings) {
    const shards = shardsOf(files, count);
    return {
        chosen: files.filter((_, k) => shards[k] === index - 1),
        shard: {
            index,
            count,
            transcripts: files.length,
            settings: digestOf(await settingsOf(settings)),
            list: digestOf({ files: files.map(({ file, bytes }) => [file, bytes]), leftOut, notEntered }),
        },
    };
}
/** What has to be the same on all runners for their reports to be parts of one. What scope files say stands beside each. */
async function settingsOf(settings) {
    const { checks, mutators, scope, format, strictness, trust, folder, workspace } = settings;
    return {
        version: version/* VERSION */.x,
        checks: checks && [...checks].sort(),
        mutators: [...mutators].sort(),
        // The workspace need not be in the same place on all runners.
        scope: scope.map((pattern) => ((0,external_node_path_.isAbsolute)(pattern) ? (0,discover/* nameAs */.wG)(pattern, workspace, pattern) : pattern)),
        format,
        strictness,
        trust: trust && { required: [...trust.required].sort(), keys: await keysOf(trust, folder) },
    };
}
/** Whose signatures count: what the files say, wherever they are. */
async function keysOf(trust, folder) {
    const { trustedOf } = await Promise.all(/* import() */[__nccwpck_require__.e(395), __nccwpck_require__.e(405)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8405));
    try {
        return (await trustedOf(trust, folder))?.map(({ principal, key }) => [principal, key.id]);
    }
    catch (error) {
        // Each transcript tells of it: it cannot be judged then.
        if (error instanceof src_error/* ToolReplayError */.K)
            return error.message;
        throw error;
    }
}
function digestOf(value) {
    return (0,digest/* sha256 */.s)(Buffer.from(JSON.stringify(value)), 'hex');
}
//# sourceMappingURL=sharding.js.map

/***/ }),

/***/ 7674:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ beforeSignal)
/* harmony export */ });
/* unused harmony export onFirstSignal */
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_os__WEBPACK_IMPORTED_MODULE_0__);

/** What asks a process to end and lets it tidy up first. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** So close to each other, in milliseconds, nobody asks twice. */
const SAME = 500;
/** All that is to be done before a signal ends the process, in the order in which it was asked for. */
const cleanUps = new Set();
/**
 * Has something done before a signal ends the process, which it then does as shells tell it: with 128 and the signal's
 * number, 130 for Ctrl-C. Nothing else of the program runs after that, but for what else is to be done before: the last to
 * be asked for is the first to be done, and what fails keeps none of the others from it.
 *
 * A signal is heard between two turns of the event loop: what is made in the same turn as this call is never missed. A
 * thread that is not the main one hears of none.
 *
 * @param cleanUp must not wait for anything
 * @returns what takes it back; the process listens until all are taken back
 */
function beforeSignal(cleanUp) {
    const one = { run: cleanUp };
    if (cleanUps.size === 0)
        for (const signal of SIGNALS)
            process.on(signal, heard);
    cleanUps.add(one);
    return () => {
        if (cleanUps.delete(one) && cleanUps.size === 0)
            for (const signal of SIGNALS)
                process.off(signal, heard);
    };
}
function heard(signal) {
    if (!isSame())
        end(signal);
}
function end(signal) {
    try {
        runAll([...cleanUps], signal);
    }
    finally {
        process.exit(128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[signal]);
    }
}
function runAll(left, signal) {
    const last = left.pop();
    if (last === undefined)
        return;
    try {
        last.run(signal);
    }
    finally {
        runAll(left, signal);
    }
}
/**
 * Hears of the first signal that asks the process to end, which then goes on: a second one ends it, as above.
 *
 * @returns what takes it back
 */
function onFirstSignal(stop) {
    const hear = (signal) => {
        if (isSame())
            return;
        if (first !== undefined)
            end(signal);
        first = performance.now();
        stop();
    };
    for (const signal of SIGNALS)
        process.on(signal, hear);
    return () => {
        for (const signal of SIGNALS)
            process.off(signal, hear);
    };
}
/** When the first signal came after which the process goes on, in milliseconds. */
let first;
/** Whether a signal is the first one again: `timeout` and `npx` send theirs twice, to the process and to its group. */
function isSame() {
    return first !== undefined && performance.now() - first < SAME;
}
//# sourceMappingURL=signals.js.map

/***/ }),

/***/ 1018:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   IO: () => (/* binding */ fileSource),
/* harmony export */   vz: () => (/* binding */ sourceOf)
/* harmony export */ });
/* unused harmony export streamSource */
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
        throw fileError(error);
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

/***/ 21:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ Spill)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _signals_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7674);
/* harmony import */ var _system_error_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3017);





/** So many bytes wait in memory before what is kept goes to a file. */
const IN_MEMORY = 16 * 1024 * 1024;
/**
 * Keeps texts for later so that memory does not grow with them: up to 16 MiB wait in memory, and what goes beyond in a
 * temporary file. That has no name once it is open, so whatever ends the process leaves nothing of it behind. Windows takes
 * no name from a file that is open: there a signal takes the file away.
 */
class Spill {
    inMemory = 0;
    written = 0;
    folder;
    file;
    forget;
    /**
     * @param bytes need be valid only during the call
     * @throws ToolReplayError when the temporary file cannot be written
     */
    keep(bytes) {
        if (this.inMemory + bytes.length <= IN_MEMORY) {
            this.inMemory += bytes.length;
            return Buffer.from(bytes);
        }
        const kept = { at: this.written, length: bytes.length };
        try {
            const file = this.open();
            for (let done = 0; done < bytes.length;)
                done += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, bytes, done, bytes.length - done, kept.at + done);
        }
        catch (error) {
            throw (0,_system_error_js__WEBPACK_IMPORTED_MODULE_4__/* .writeError */ .oG)(error, (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)());
        }
        this.written += bytes.length;
        return kept;
    }
    /** What was kept. @throws ToolReplayError when the temporary file cannot be read */
    get(kept) {
        if (Buffer.isBuffer(kept))
            return kept;
        const bytes = Buffer.allocUnsafeSlow(kept.length);
        this.readInto(bytes, kept.length, kept.at);
        return bytes;
    }
    /**
     * Reads as much of what was kept, from a byte on, as there is and has room.
     *
     * @returns how many bytes that are
     * @throws ToolReplayError when the temporary file cannot be read
     */
    read(kept, from, into) {
        const length = Math.min(kept.length - from, into.length);
        this.readInto(into, length, kept.at + from);
        return length;
    }
    readInto(bytes, length, at) {
        try {
            const file = this.open();
            for (let done = 0; done < length;) {
                const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes, done, length - done, at + done);
                if (read === 0)
                    throw new Error('the temporary file is shorter than what was written');
                done += read;
            }
        }
        catch (error) {
            throw (0,_system_error_js__WEBPACK_IMPORTED_MODULE_4__/* .writeError */ .oG)(error, (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)());
        }
    }
    /** It is not asked for again. */
    release(kept) {
        if (Buffer.isBuffer(kept))
            this.inMemory -= kept.length;
    }
    /** Gives back the temporary file, if there is one. */
    close() {
        if (this.file !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.file);
        this.file = undefined;
        this.remove();
        this.forget?.();
    }
    open() {
        if (this.file === undefined) {
            this.forget = (0,_signals_js__WEBPACK_IMPORTED_MODULE_3__/* .beforeSignal */ .m)(() => this.remove());
            this.folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'toolreplay-'));
            try {
                this.file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, 'spilled'), 'wx+', 0o600);
            }
            finally {
                if (process.platform !== 'win32')
                    this.remove();
            }
        }
        return this.file;
    }
    remove() {
        if (this.folder !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.folder, { recursive: true, force: true });
        this.folder = undefined;
    }
}
//# sourceMappingURL=spill.js.map

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

/***/ 4892:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  K$: () => (/* binding */ auditTranscript),
  z_: () => (/* binding */ nothingCompared)
});

// UNUSED EXPORTS: notNative

// EXTERNAL MODULE: ./build/commonjs/src/chain/verifier.js
var chain_verifier = __nccwpck_require__(2635);
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var error = __nccwpck_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/formats/foreign-transcript.js + 3 modules
var foreign_transcript = __nccwpck_require__(4487);
// EXTERNAL MODULE: ./build/commonjs/src/formats/native.js
var formats_native = __nccwpck_require__(1353);
// EXTERNAL MODULE: ./build/commonjs/src/json/digest.js
var json_digest = __nccwpck_require__(1320);
// EXTERNAL MODULE: ./build/commonjs/src/json/withheld.js
var withheld = __nccwpck_require__(9379);
// EXTERNAL MODULE: ./build/commonjs/src/rules/findings.js + 3 modules
var findings = __nccwpck_require__(5855);
;// CONCATENATED MODULE: ./build/commonjs/src/rules/heard-session.js

const ISSUED = { identity: -1, effects: undefined, bytes: 0 };
/** A session in which no rule looks for anything, and identical calls need not be known: it is only heard. */
class HeardSession {
    findings = new findings/* Findings */.F();
    compared = 0;
    unchecked = new Map();
    normalized = { answers: 0, fields: 0 };
    listener;
    constructor(listener) {
        this.listener = listener;
    }
    issue(call, text, toolLength) {
        this.listener?.issued(call, text, toolLength);
        return ISSUED;
    }
    settle(call, _issued, answer) {
        if (answer !== undefined)
            this.compared++;
        this.listener?.settled(call, answer);
    }
    end() {
        // What is only heard has nothing to say at its end.
    }
}
//# sourceMappingURL=heard-session.js.map
// EXTERNAL MODULE: ./build/commonjs/src/rules/kinds.js + 8 modules
var kinds = __nccwpck_require__(8166);
// EXTERNAL MODULE: ./build/commonjs/src/json/node-reader.js
var node_reader = __nccwpck_require__(2958);
// EXTERNAL MODULE: ./build/commonjs/src/redaction/redacted-places.js
var redacted_places = __nccwpck_require__(2170);
// EXTERNAL MODULE: ./build/commonjs/src/rules/growing-numbers.js
var growing_numbers = __nccwpck_require__(9069);
;// CONCATENATED MODULE: ./build/commonjs/src/rules/answers.js



const SAME = { sameAnswer: true, token: '', differing: undefined };
/** Answers to look at again, in bytes: so many to begin with, and so many for each byte that was answered. */
const ALLOWANCE = 16 * 1024 * 1024;
const ALLOWANCE_A_BYTE = 4;
/**
 * Compares answers without what is volatile in them.
 *
 * The first answer to each distinct call is kept as it came. It is looked at again only when another one came that
 * differs, and no more often than the size of all answers allows: one large answer and many small ones that differ from
 * it must not take the time of as many large ones.
 */
class Answers {
    normalized = { answers: 0, fields: 0 };
    store;
    normalizer;
    hidden;
    /** By identity, where the first answer is kept, counted from 1. */
    firsts = new growing_numbers/* GrowingNumbers */.k(1);
    /** By identity, the digest of what is left of the first answer. Only of those that another one was compared with. */
    leftOfFirsts = new Map();
    allowance = ALLOWANCE;
    constructor(store, { normalizer, redact }) {
        this.store = store;
        this.normalizer = normalizer;
        this.hidden = new redacted_places/* PlacesByTool */.w(redact);
    }
    /** @param sighting what comparing the two as they came has shown */
    compare(tool, index, sighting, { digest, response }) {
        const { sameAnswer } = sighting;
        if (response === undefined)
            return { sameAnswer, token: sameAnswer ? '' : digest, differing: undefined };
        this.allowance += response.length * ALLOWANCE_A_BYTE;
        if (sighting.first === index)
            this.firsts.set(sighting.identity, 0, this.store.keep(response) + 1);
        if (sameAnswer)
            return SAME;
        if (this.firsts.get(sighting.identity, 0) === 0)
            return { sameAnswer, token: digest, differing: undefined };
        const left = this.leftOf(tool, response);
        const token = this.normalizer === undefined ? digest : (0,json_digest/* sha256 */.s)(left.response, 'binary');
        if (token === this.leftOfFirst(tool, sighting.identity)) {
            const { answers, fields } = this.normalized;
            this.normalized = { answers: answers + 1, fields: fields + left.fields };
            return SAME;
        }
        return { sameAnswer: false, token, differing: this.differing(tool, sighting.identity, left.response) };
    }
    leftOf(tool, response) {
        return this.normalizer?.normalize(tool, response) ?? { response, fields: 0 };
    }
    leftOfFirst(tool, identity) {
        if (this.normalizer === undefined)
            return undefined;
        let digest = this.leftOfFirsts.get(identity);
        if (digest === undefined) {
            digest = (0,json_digest/* sha256 */.s)(this.leftOf(tool, this.first(identity)).response, 'binary');
            this.leftOfFirsts.set(identity, digest);
        }
        return digest;
    }
    differing(tool, identity, second) {
        if (this.allowance < 0)
            return undefined;
        const first = this.leftOf(tool, this.first(identity)).response;
        this.allowance -= first.length + second.length;
        return { first, second, hidden: this.hidden.of(tool, 'response') };
    }
    first(identity) {
        return this.store.get(this.firsts.get(identity, 0) - 1);
    }
}
//# sourceMappingURL=answers.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/rules/call-lines.js

const CALL = 0;
const ANSWER = 1;
/** The line of every call of a session and of its answer, until it is known which are to be told. 16 bytes a call. */
class CallLines {
    lines = new growing_numbers/* GrowingNumbers */.k(2);
    settled({ index, line, resultLine, where, resultWhere }) {
        // A line of what is in an archive is no line of the archive.
        this.lines.set(index, CALL, where === undefined ? line : 0);
        this.lines.set(index, ANSWER, resultWhere === undefined ? resultLine : 0);
    }
    /** From 1; 0 where a line does not say where it is. */
    lineOf(index, which) {
        return this.lines.get(index, which === 'call' ? CALL : ANSWER);
    }
}
//# sourceMappingURL=call-lines.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/rules/call-table.js

const DIGEST = 32;
/**
 * One entry: digest of the call, digest of its first answer, index of the call that got it. While there is no answer the
 * index is that of the first call, counted down from -1.
 */
const ENTRY = DIGEST + DIGEST + 8;
const FIRST_ENTRIES = 16;
const MOST_ENTRIES_A_BLOCK = 4096;
/**
 * Every distinct call of a session with its first answer.
 *
 * An open-addressing table over flat memory, 72 bytes an entry and 8 to 16 bytes of slots: a `Map` of strings and
 * objects takes 170 to 250, and memory is what bounds the size of a session that can be audited. Calls and answers are
 * held as SHA-256, so that no one can craft two calls that are taken for one. It starts small, since one file can have
 * thousands of sessions.
 */
class CallTable {
    slots = new Int32Array(2 * FIRST_ENTRIES);
    blocks = [];
    count = 0;
    /**
     * Enters a call.
     *
     * @param text the canonical form of tool and arguments
     * @returns its identity
     */
    enter(text, index) {
        const call = (0,json_digest/* sha256 */.s)(text, 'binary');
        const slot = this.find(call);
        const known = this.slots[slot] - 1;
        if (known >= 0)
            return known;
        const entry = this.count++;
        if (offset(entry) === 0)
            this.blocks.push(Buffer.allocUnsafeSlow(entriesInBlock(blockOf(entry)) * ENTRY));
        const block = this.block(entry);
        const at = offset(entry);
        block.write(call, at, 'latin1');
        block.writeDoubleLE(-1 - index, at + DIGEST + DIGEST);
        this.slots[slot] = entry + 1;
        if (this.count * 2 > this.slots.length)
            this.grow();
        return entry;
    }
    /** The index of the first of the identical calls that was answered; of the first of them while none is. */
    first(identity) {
        const index = this.block(identity).readDoubleLE(offset(identity) + DIGEST + DIGEST);
        return index < 0 ? -1 - index : index;
    }
    /** The digest of the call, in hexadecimal. */
    digest(identity) {
        const at = offset(identity);
        return this.block(identity).toString('hex', at, at + DIGEST);
    }
    /** Compares the answer to a call with the first one. Answers come in the order of calls. */
    answer(identity, index, answer) {
        const block = this.block(identity);
        const at = offset(identity) + DIGEST;
        const first = block.readDoubleLE(at + DIGEST);
        if (first >= 0)
            return { identity, first, sameAnswer: block.toString('latin1', at, at + DIGEST) === answer };
        block.write(answer, at, 'latin1');
        block.writeDoubleLE(index, at + DIGEST);
        return { identity, first: index, sameAnswer: true };
    }
    /** The digest of the first answer, 32 characters; undefined while there is none. */
    firstAnswer(identity) {
        const block = this.block(identity);
        const at = offset(identity) + DIGEST;
        return block.readDoubleLE(at + DIGEST) < 0 ? undefined : block.toString('latin1', at, at + DIGEST);
    }
    /** The slot that holds the call, or the empty one where it belongs. */
    find(call) {
        const mask = this.slots.length - 1;
        const first = call.charCodeAt(0);
        let slot = slotOf(first, call.charCodeAt(1), call.charCodeAt(2), call.charCodeAt(3)) & mask;
        for (;;) {
            const entry = this.slots[slot] - 1;
            if (entry < 0)
                return slot;
            const block = this.block(entry);
            const at = offset(entry);
            if (block[at] === first && block.toString('latin1', at, at + DIGEST) === call)
                return slot;
            slot = (slot + 1) & mask;
        }
    }
    grow() {
        const slots = new Int32Array(this.slots.length * 2);
        const mask = slots.length - 1;
        for (let entry = 0; entry < this.count; entry++) {
            const block = this.block(entry);
            const at = offset(entry);
            let slot = slotOf(block[at], block[at + 1], block[at + 2], block[at + 3]) & mask;
            while (slots[slot] !== 0)
                slot = (slot + 1) & mask;
            slots[slot] = entry + 1;
        }
        this.slots = slots;
    }
    block(entry) {
        return this.blocks[blockOf(entry)];
    }
}
/** Blocks hold 16, 32, 64 \u2026 entries until they hold 4,096, and that from there on. */
const GROWING = 9;
const IN_GROWING = FIRST_ENTRIES * (2 ** GROWING - 1);
function blockOf(entry) {
    if (entry >= IN_GROWING)
        return GROWING + Math.floor((entry - IN_GROWING) / MOST_ENTRIES_A_BLOCK);
    return 31 - Math.clz32(entry / FIRST_ENTRIES + 1);
}
function entriesInBlock(block) {
    return block < GROWING ? FIRST_ENTRIES << block : MOST_ENTRIES_A_BLOCK;
}
/** Where an entry stands in its block. */
function offset(entry) {
    if (entry >= IN_GROWING)
        return ((entry - IN_GROWING) % MOST_ENTRIES_A_BLOCK) * ENTRY;
    return (entry - FIRST_ENTRIES * ((1 << blockOf(entry)) - 1)) * ENTRY;
}
function slotOf(a, b, c, d) {
    return (a | (b << 8) | (c << 16) | (d << 24)) >>> 0;
}
//# sourceMappingURL=call-table.js.map
// EXTERNAL MODULE: ./build/commonjs/src/json/bytes.js
var bytes = __nccwpck_require__(2361);
;// CONCATENATED MODULE: ./build/commonjs/src/rules/failure.js

const ERROR_MARK = Buffer.from('{"$error":true');
const IS_ERROR = Buffer.from('"is_error":true');
const EXIT_CODE = Buffer.from('"exit_code":');
/** What follows an integer, whole; `1.0` is none. */
const INTEGER_OTHER_THAN_0 = /^-?[1-9]\d*[,}]/;
/** An exit code has fewer digits. */
const LONGEST_CODE = 24;
/**
 * Whether an answer says that its call failed: the log marked it as an error, or it has an exit code other than 0.
 *
 * @param response the canonical form of an object
 */
function isFailure(response) {
    if (startsWith(response, ERROR_MARK))
        return true;
    if (memberAt(response, IS_ERROR) >= 0)
        return true;
    const code = memberAt(response, EXIT_CODE);
    return code >= 0 && INTEGER_OTHER_THAN_0.test(response.toString('latin1', code, code + LONGEST_CODE));
}
/** No view of the text is made: this is asked of every answer. */
function startsWith(text, mark) {
    for (let k = 0; k < mark.length; k++)
        if (text[k] !== mark[k])
            return false;
    return true;
}
/**
 * Where the text of a member of the outermost object ends that starts with a mark, or -1. Inside a string a quote is
 * escaped: what is found is a key, and only how deep it stands has to be seen.
 */
function memberAt(response, mark) {
    let depth = 0;
    let at = 0;
    for (let found = response.indexOf(mark); found >= 0; found = response.indexOf(mark, found + 1)) {
        for (; at < found; at++) {
            const byte = response[at];
            if (byte === bytes/* QUOTE */.jA)
                at = stringEnd(response, at);
            else if (byte === bytes/* LEFT_BRACE */.CU || byte === bytes/* LEFT_BRACKET */.JD)
                depth++;
            else if (byte === bytes/* RIGHT_BRACE */.FU || byte === bytes/* RIGHT_BRACKET */.Q4)
                depth--;
        }
        if (depth === 1)
            return found + mark.length;
    }
    return -1;
}
/** The closing quote of the string that starts at a byte. */
function stringEnd(text, start) {
    let at = start + 1;
    while (at < text.length && text[at] !== bytes/* QUOTE */.jA)
        at += text[at] === bytes/* BACKSLASH */.r_ ? 2 : 1;
    return at;
}
//# sourceMappingURL=failure.js.map
// EXTERNAL MODULE: ./build/commonjs/src/rules/redundant-call.js + 2 modules
var redundant_call = __nccwpck_require__(1372);
;// CONCATENATED MODULE: ./build/commonjs/src/rules/session-rules.js








const NONE_NORMALIZED = { answers: 0, fields: 0 };
/** So many names of undeclared tools are told apart. */
const MOST_UNCHECKED = 1000;
const OTHER_TOOLS = '\u2026';
/**
 * The rules at work on one session.
 *
 * A call is issued once and settled once. It is issued when it stands in the log, and settled, in the order of calls,
 * when its answer and those of all calls before it are known: `replay` compares answers, the other checks need none.
 */
class SessionRules {
    findings;
    /** How many calls had an answer to compare. */
    compared = 0;
    /** By tool that is undeclared, how many calls were not checked for redundancy because of it. */
    unchecked = new Map();
    table = new CallTable();
    atIssue;
    atSettling;
    settings;
    judges;
    args = new node_reader/* NodeReader */.W();
    mutators;
    answers;
    /** By index, the identity of each call, where findings are named by it. */
    identities;
    lines;
    /** @param rules those that were asked for, in the order of the list */
    constructor(rules, settings) {
        const working = rules.flatMap(({ kind, check, watch }) => {
            const working = watch(settings, {
                late: (found) => this.findings.add(kind, found),
                unchecked: (tool) => this.countUnchecked(tool),
            });
            return working === undefined ? [] : [{ kind, check, watch: working }];
        });
        this.findings = new findings/* Findings */.F(working.map(({ kind }) => kind));
        this.settings = settings;
        this.mutators = (0,redundant_call/* mutatorNames */.vE)(settings.mutators);
        const { knowledge, answers } = settings;
        if (knowledge !== undefined && answers !== undefined)
            this.answers = new Answers(answers, knowledge);
        if (settings.fingerprints !== undefined)
            this.identities = new growing_numbers/* GrowingNumbers */.k(1);
        if (settings.otherLines !== undefined)
            this.lines = new CallLines();
        this.judges = settings.scopes.flatMap(({ policy }) => (policy === undefined ? [] : [policy.judge()]));
        this.atIssue = working.filter(({ check }) => check !== 'replay');
        this.atSettling = working.filter(({ check }) => check === 'replay');
    }
    /**
     * @param text the canonical form of the tool, directly followed by that of the arguments
     * @param toolLength how many bytes of it are the tool
     */
    issue(call, text, toolLength) {
        const { table, atIssue } = this;
        const identity = table.enter(text, call.index);
        this.identities?.set(call.index, 0, identity);
        this.settings.listener?.issued(call, text, toolLength);
        const made = this.made(call, text, toolLength);
        if (atIssue.length > 0) {
            const breaches = made && this.judge(call, made);
            this.see(atIssue, call, { identity, first: table.first(identity), sameAnswer: true, breaches });
        }
        const isReplayed = made !== undefined && this.atSettling.length > 0;
        const effects = isReplayed ? this.settings.knowledge?.effects(made) : undefined;
        return { identity, effects, bytes: text.length };
    }
    /** @param answer undefined when the call is not compared */
    settle(call, issued, answer) {
        const { identity, effects } = issued;
        if (answer !== undefined)
            this.compared++;
        this.settings.listener?.settled(call, answer);
        this.lines?.settled(call);
        const sighting = answer === undefined
            ? { identity, first: this.table.first(identity), sameAnswer: true }
            : this.table.answer(identity, call.index, answer.digest);
        const isKnown = effects !== undefined && this.atSettling.length > 0;
        const seen = isKnown ? this.known(call, sighting, effects, issued.bytes, answer) : sighting;
        this.see(this.atSettling, call, seen);
    }
    /** What was equal but for what is volatile. */
    get normalized() {
        return this.answers?.normalized ?? NONE_NORMALIZED;
    }
    /** Nothing more comes of the session. */
    end() {
        for (const { kind, watch } of [...this.atIssue, ...this.atSettling]) {
            const found = watch.end?.();
            if (found !== undefined)
                this.findings.add(kind, found);
        }
        this.findings.leaveRepeatsToLoops();
        if (this.lines !== undefined)
            this.findings.tellOtherLines(this.lines);
        this.lines = undefined;
        const { identities, table } = this;
        if (identities === undefined)
            return;
        const most = this.settings.fingerprints === 'first' ? findings/* FIRST_NAMED */.l : undefined;
        this.findings.nameCalls((index) => table.digest(identities.get(index, 0)), most);
    }
    /** The digest of the first answer to identical calls, if there is one. */
    firstAnswer(identity) {
        return this.table.firstAnswer(identity);
    }
    /** @returns undefined where nothing is broken, as it is of most calls */
    judge(call, made) {
        const judgements = this.judges.map((judge) => judge.judge(made, call.batch));
        this.settings.onJudged?.(call, made, judgements);
        if (judgements.every(({ breaches }) => breaches.length === 0))
            return undefined;
        return judgements.flatMap(({ breaches }) => breaches);
    }
    /** Its arguments are looked at only where somebody asks for them. */
    made({ tool, cwd }, text, toolLength) {
        if (this.settings.knowledge === undefined && this.judges.length === 0)
            return undefined;
        return { tool, cwd, args: this.args.read(text.subarray(toolLength)) };
    }
    known({ tool, index }, sighting, effects, callBytes, answer) {
        const compared = answer && (this.answers?.compare(tool, index, sighting, answer) ?? asTheyCame(sighting, answer));
        const known = {
            effects,
            isMutator: this.isMutator(tool, effects),
            answer: compared?.token,
            isFailure: answer?.response !== undefined && isFailure(answer.response),
            bytes: callBytes + (answer?.bytes ?? 0),
            differing: compared?.differing,
        };
        const { identity, first } = sighting;
        return { identity, first, sameAnswer: compared?.sameAnswer ?? true, known };
    }
    /** The five are mutators unless somebody says what they do: that they read, or that to repeat them changes no more. */
    isMutator(tool, { isIdempotent }) {
        return this.settings.mutators.includes(tool) || (this.mutators.has(tool) && !isIdempotent);
    }
    /** A transcript must not fill memory with names. */
    countUnchecked(tool) {
        const { unchecked } = this;
        const name = unchecked.has(tool) || unchecked.size < MOST_UNCHECKED ? tool : OTHER_TOOLS;
        unchecked.set(name, (unchecked.get(name) ?? 0) + 1);
    }
    see(working, call, sighting) {
        for (const { kind, watch } of working) {
            const found = watch.see(call, sighting);
            if (found !== undefined)
                this.findings.add(kind, found);
        }
    }
}
function asTheyCame({ sameAnswer }, { digest }) {
    return { sameAnswer, token: sameAnswer ? '' : digest, differing: undefined };
}
//# sourceMappingURL=session-rules.js.map
// EXTERNAL MODULE: ./build/commonjs/src/scope/knowledge.js
var knowledge = __nccwpck_require__(2832);
// EXTERNAL MODULE: ./build/commonjs/src/transcript/native-transcript.js + 1 modules
var native_transcript = __nccwpck_require__(628);
// EXTERNAL MODULE: ./build/commonjs/src/audit/kept-answers.js
var kept_answers = __nccwpck_require__(6901);
// EXTERNAL MODULE: ./build/commonjs/src/audit/spill.js
var spill = __nccwpck_require__(21);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/log-audit.js



/** A call of a log that was issued and not settled, with as little of it as replay needs. */
class IssuedCall {
    index;
    line;
    resultLine;
    tool;
    batch;
    cwd;
    era;
    where;
    resultWhere;
    issued = { identity: -1, effects: undefined, bytes: 0 };
    /** The response, once there is one. */
    answer = { digest: '', bytes: 0, response: undefined };
    /** The response says that what an identical call got is still true. */
    isUnchanged = false;
    isCompared = false;
    constructor({ index, line, tool, batch, where, cwd, era }) {
        this.index = index;
        this.line = line;
        this.resultLine = line;
        this.tool = tool;
        this.batch = batch;
        this.cwd = cwd;
        this.era = era;
        this.where = where;
        this.resultWhere = where;
    }
}
/** Audits the sessions of a log while it is read. */
class LogAudit {
    running = new Map();
    ended = new Map();
    settings;
    spill = new spill/* Spill */.L();
    constructor(settings) {
        this.settings = settings;
    }
    /** What the rules came to in a session that has ended. */
    of(session) {
        const nothing = { compared: 0, unchecked: new Map(), normalized: { answers: 0, fields: 0 } };
        return this.ended.get(session) ?? { findings: new findings/* Findings */.F(), ...nothing };
    }
    /** Nothing more is asked of this. */
    close() {
        this.spill.close();
    }
    call(session, call) {
        const issued = new IssuedCall(call);
        issued.issued = this.run(session).rules.issue(issued, call.call, call.toolLength);
        return issued;
    }
    answer(_session, call, { response, line, where, isUnchanged }) {
        call.resultLine = line;
        call.resultWhere = where;
        const kept = this.settings.responses === 'looked at' ? this.spill.keep(response) : undefined;
        call.answer = { digest: (0,json_digest/* sha256 */.s)(response, 'binary'), bytes: response.length, response: kept };
        call.isUnchanged = isUnchanged;
    }
    settle(session, call, { state }) {
        const running = this.run(session);
        call.isCompared = state === 'answered';
        running.rules.settle(call, call.issued, state === 'answered' ? this.answerOf(running, call) : undefined);
        // Where it is the last answer it was kept once more.
        this.spill.release(call.answer.response);
    }
    end(session) {
        const { rules, lastAnswers } = this.run(session);
        rules.end();
        for (const { response } of lastAnswers.values())
            this.spill.release(response);
        const { findings, compared, unchecked, normalized } = rules;
        this.ended.set(session, { findings, compared, unchecked, normalized });
        this.running.delete(session);
    }
    run(session) {
        let running = this.running.get(session);
        if (running === undefined) {
            running = { rules: this.settings.rulesOf(session), lastAnswers: new Map() };
            this.running.set(session, running);
        }
        return running;
    }
    /** The answer to a call: where it says that nothing changed, the last answer to the identical call. */
    answerOf({ rules, lastAnswers }, call) {
        const { tool, answer, isUnchanged } = call;
        const { identity } = call.issued;
        const first = rules.firstAnswer(identity);
        const last = lastAnswers.get(identity);
        if (isUnchanged && first !== undefined) {
            const { digest, response } = last ?? { digest: first, response: undefined };
            return { digest, bytes: answer.bytes, response: response && this.spill.get(response) };
        }
        const response = answer.response && this.spill.get(answer.response);
        if (answer.digest === first)
            this.forget(lastAnswers, identity);
        else if (first !== undefined && (last === undefined || last.digest !== answer.digest)) {
            this.forget(lastAnswers, identity);
            const isAskedFor = response !== undefined && this.settings.refersBack.has(tool);
            lastAnswers.set(identity, { ...answer, response: isAskedFor ? this.spill.keep(response) : undefined });
        }
        return { digest: answer.digest, bytes: answer.bytes, response };
    }
    forget(lastAnswers, identity) {
        this.spill.release(lastAnswers.get(identity)?.response);
        lastAnswers.delete(identity);
    }
}
//# sourceMappingURL=log-audit.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/reading.js + 2 modules
var reading = __nccwpck_require__(3915);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/transcript.js














/**
 * Reads a transcript once and shows each call to every rule that was asked for.
 *
 * @param onChunk hears how many bytes were read, for whoever shows progress
 * @throws ToolReplayError when the transcript cannot be judged; its place has no file
 */
async function auditTranscript(source, checks, onChunk) {
    let auditor;
    const steps = (0,reading/* reading */.hF)(checks.seal?.source(source) ?? source, checks.format, (recognised) => {
        auditor = recognised === formats_native/* NATIVE */.s6 ? nativeAuditor(checks) : foreignAuditor(recognised, checks);
        return auditor.consumer;
    });
    try {
        for await (const bytes of steps)
            onChunk?.(bytes);
        // The reading has made one, whatever the bytes.
        return auditor.result();
    }
    finally {
        // The compiler does not see that the reading sets it.
        auditor?.close();
    }
}
function nativeAuditor(checks) {
    const transcript = new native_transcript/* NativeTranscript */.m(checks.accepted);
    const verifier = checks.seal?.verifier ?? new chain_verifier/* Verifier */.B();
    const answers = answersOf(checks);
    const rules = checks.checks.size === 0 ? new HeardSession(checks.listenTo?.(undefined)) : rulesOf(checks, verifier, answers);
    const see = (record) => {
        if (checks.checks.has('verify'))
            verifier.see(record);
        checks.seal?.see(record);
        const issued = rules.issue(record, record.call, record.toolLength);
        rules.settle(record, issued, record.isCompared ? answerOf(record) : undefined);
    };
    return {
        consumer: (0,reading/* nativeConsumer */.u7)(transcript, see, () => rules.end()),
        result: () => {
            const { findings, compared, unchecked, normalized } = rules;
            const audited = { findings, compared, unchecked, normalized };
            const none = { unanswered: 0, orphans: 0, duplicates: 0 };
            return {
                format: formats_native/* NATIVE */.s6,
                sessions: [{ name: undefined, calls: transcript.calls, ...audited, ...none }],
                skipped: new Map(),
                sealed: transcript.sealed,
                break: verifier.break,
            };
        },
        close: () => answers?.close(),
    };
}
function answerOf(record) {
    const response = record.seal === undefined ? record.response : (0,withheld/* withheldAlike */.uJ)(record.response);
    return { digest: (0,json_digest/* sha256 */.s)(response, 'binary'), bytes: response.length, response };
}
function foreignAuditor({ format, framing }, checks) {
    if (checks.accepted === 'sealed')
        throw notNative(format.name);
    const answers = answersOf(checks);
    const audit = new LogAudit({
        rulesOf: ({ name }) => rulesOf(checks, new chain_verifier/* Verifier */.B(), answers, name),
        responses: answers === undefined && checks.listenTo === undefined ? 'digests' : 'looked at',
        refersBack: format.refersBack ?? new Set(),
    });
    const transcript = new foreign_transcript/* ForeignTranscript */.N(format, framing, checks.strictness, audit);
    return {
        consumer: transcript,
        result: () => ({
            format: transcript.format,
            sessions: transcript.sessions.map((session) => {
                const { name, calls, unanswered, orphans, duplicates } = session;
                return { name, calls, ...audit.of(session), unanswered, orphans, duplicates };
            }),
            skipped: transcript.skipped,
            sealed: false,
            break: undefined,
        }),
        close: () => {
            answers?.close();
            audit.close();
        },
    };
}
/** Answers are looked at again only where it is known what may differ in them. */
function answersOf({ checks, scopes }) {
    return checks.has('replay') && (0,knowledge/* knowledgeOf */.a)(scopes) !== undefined ? new kept_answers/* KeptAnswers */.q() : undefined;
}
function rulesOf({ checks, mutators, scopes, listenTo, fingerprints, otherLines, seal, onJudged }, verifier, answers, session) {
    const asked = kinds/* RULES */.y0.filter(({ check }) => checks.has(check));
    return new SessionRules(asked, {
        mutators,
        scopes: checks.has('scope') ? scopes : [],
        knowledge: (0,knowledge/* knowledgeOf */.a)(scopes),
        answers,
        verifier,
        seal,
        listener: listenTo?.(session),
        fingerprints,
        otherLines,
        ...(onJudged && { onJudged: (call, made, judgements) => onJudged(session, call, made, judgements) }),
    });
}
/** Why calls that nothing answered cannot be replayed: a check that compared nothing is no pass. */
function nothingCompared() {
    return new error/* ToolReplayError */.K('nothing-checked', {
        found: 'calls without one answer among them',
        expected: 'at least one answer to compare',
        advice: 'such a log can be held against a scope',
    });
}
function notNative(format) {
    return new error/* ToolReplayError */.K('not-sealed', {
        found: `a log of the format ${format}`,
        expected: 'a sealed transcript',
        advice: 'toolreplay seal makes one',
    });
}
//# sourceMappingURL=transcript.js.map

/***/ }),

/***/ 3488:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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

/***/ 6231:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Vs: () => (/* binding */ isReason),
/* harmony export */   d2: () => (/* binding */ MAX_BASELINE),
/* harmony export */   je: () => (/* binding */ NO_REASON)
/* harmony export */ });
/** The largest baseline file that is read, and that is written, in bytes. Some 80,000 entries are more than anybody reads. */
const MAX_BASELINE = 1 << 24;
/** What stands for a reason until somebody gives one. It is none. */
const NO_REASON = '\u2026';
/** Whether a text says why a finding is accepted. */
function isReason(text) {
    return /[^\s.\u2026]/.test(text);
}
//# sourceMappingURL=entry.js.map

/***/ }),

/***/ 3760:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ literalOf),
/* harmony export */   k: () => (/* binding */ globOf)
/* harmony export */ });
const SPECIAL = /[\\*?[{]/g;
/** A transcript's name as a glob that is that name and no other. */
function globOf(name) {
    return name.replace(SPECIAL, '\\$&');
}
/** The one name that a glob is; undefined where it may be several. */
function literalOf(glob) {
    const isOne = !/[*?[{]/.test(glob.replace(/\\[\s\S]/g, ''));
    return isOne ? glob.replace(/\\([\s\S])/g, '$1') : undefined;
}
//# sourceMappingURL=file-glob.js.map

/***/ }),

/***/ 5633:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ GENESIS),
/* harmony export */   i: () => (/* binding */ LinkWriter)
/* harmony export */ });
/* harmony import */ var _json_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1320);

/** The `prev` of link 0. */
const GENESIS = '0'.repeat(64);
const ARGS = Buffer.from('{"args":');
const TOOL = Buffer.from(',"tool":');
const RIGHT_BRACE = 0x7d;
const LINE_FEED = 0x0a;
/** How many bytes the field `digest` takes, its comma included. */
const DIGEST_FIELD = ',"digest":""'.length + 64;
/**
 * Writes the canonical form of links: what a digest is taken over, and the sealed line.
 *
 * The two differ in one field only. `digest` sorts right after `args`, so a link is laid out once as `{"args":\u2026` and
 * the rest, and the digest goes between them.
 */
class LinkWriter {
    text = Buffer.alloc(0);
    length = 0;
    /** Where the field `digest` goes. */
    split = 0;
    /** The digest of the link that follows `prev`: 64 lower-case hex digits. */
    digest(record, prev) {
        this.lay(record, prev);
        return (0,_json_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(this.text.subarray(0, this.length), 'hex');
    }
    /**
     * The sealed line, line feed included, of the link that {@link digest} was last called for: once, and valid until it
     * is called again.
     */
    line(digest) {
        const { text, split } = this;
        text.copyWithin(split + DIGEST_FIELD, split, this.length);
        text.write(`,"digest":"${digest}"`, split, 'latin1');
        const end = this.length + DIGEST_FIELD;
        text[end] = LINE_FEED;
        return text.subarray(0, end + 1);
    }
    lay(record, prev) {
        const { call, toolLength, response } = record;
        this.length = 0;
        const room = call.length + response.length + prev.length + 512;
        if (this.text.length < room)
            this.text = Buffer.allocUnsafeSlow(room * 2);
        this.piece(ARGS, 0);
        this.piece(call, toolLength);
        this.split = this.length;
        this.length += this.text.write(`,"index":${record.index},"prev":"${prev}","response":`, this.length, 'latin1');
        this.piece(response, 0);
        this.piece(TOOL, 0);
        this.piece(call, 0, toolLength);
        this.text[this.length++] = RIGHT_BRACE;
    }
    piece(bytes, start, end) {
        this.length += bytes.copy(this.text, this.length, start, end);
    }
}
//# sourceMappingURL=link.js.map

/***/ }),

/***/ 2635:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ Verifier)
/* harmony export */ });
/* harmony import */ var _link_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5633);

/** Recomputes the chain of one sealed transcript. */
class Verifier {
    /** The first broken link so far; the links after it say nothing and are not looked at. */
    break;
    /** The digest of the last link that holds; what the chain starts from where there is none. */
    head;
    /** The digest of the link that was asked for, once it is there and holds. */
    watched;
    writer = new _link_js__WEBPACK_IMPORTED_MODULE_0__/* .LinkWriter */ .i();
    watch;
    /**
     * @param previous what the chain starts from: the head of the run before, if it follows one
     * @param watch the index of a link whose digest is wanted
     */
    constructor(previous = _link_js__WEBPACK_IMPORTED_MODULE_0__/* .GENESIS */ .h, watch) {
        this.head = previous;
        this.watch = watch;
    }
    /** Looks at the next sealed call. An unsealed one breaks nothing: there is no chain. */
    see(record) {
        const { seal } = record;
        if (seal === undefined || this.break !== undefined)
            return;
        const { index, line } = record;
        if (seal.prev !== this.head) {
            this.break = { index, line, expected: this.head, found: seal.prev };
            return;
        }
        const expected = this.writer.digest(record, this.head);
        if (expected !== seal.digest) {
            this.break = { index, line, expected, found: seal.digest };
            return;
        }
        this.head = expected;
        if (index === this.watch)
            this.watched = expected;
    }
}
//# sourceMappingURL=verifier.js.map

/***/ }),

/***/ 8461:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ COMPARE_FAIL_ON),
/* harmony export */   Hu: () => (/* binding */ failsOn),
/* harmony export */   hm: () => (/* binding */ worstOf)
/* harmony export */ });
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1662);

/**
 * The worst in which a transcript differs. A file that is gone is a difference of structure; one that is new has nothing to
 * differ from.
 */
function worstOf(compared) {
    if (compared.state === 'compared')
        return (0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .worst */ .QZ)(compared.comparison);
    return compared.state === 'removed' ? 'structure' : compared.state;
}
/** What `compare-fail-on` may be. */
const COMPARE_FAIL_ON = ['none', ..._comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_KINDS */ .tO];
/** Whether a difference is one to fail for: `arguments` fails for those of arguments and of structure, `response` for any. */
function failsOn(failOn, found) {
    return failOn !== 'none' && found !== 'none' && _comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_KINDS */ .tO.indexOf(found) >= _comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_KINDS */ .tO.indexOf(failOn);
}
//# sourceMappingURL=compared-transcript.js.map

/***/ }),

/***/ 1662:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   QZ: () => (/* binding */ worst),
/* harmony export */   XN: () => (/* binding */ sumOf),
/* harmony export */   tO: () => (/* binding */ CHANGE_KINDS)
/* harmony export */ });
/** How two runs can differ: in which tools were called and how often, in what they were given, in what they answered. */
const CHANGE_KINDS = ['response', 'arguments', 'structure'];
/** The worst in which two runs differ. */
function worst({ counts }) {
    return CHANGE_KINDS.findLast((kind) => counts[kind] > 0) ?? 'none';
}
/** The kind of a change. */
function kindOf(change) {
    return change.type === 'changed' ? change.kind : 'structure';
}
/** Counts of several sessions together. */
function sumOf(all) {
    const sum = (of) => all.reduce((total, counts) => total + of(counts), 0);
    return {
        equal: sum(({ equal }) => equal),
        normalized: {
            calls: sum(({ normalized }) => normalized.calls),
            fields: sum(({ normalized }) => normalized.fields),
        },
        removed: sum(({ removed }) => removed),
        added: sum(({ added }) => added),
        structure: sum(({ structure }) => structure),
        arguments: sum((counts) => counts.arguments),
        response: sum(({ response }) => response),
    };
}
//# sourceMappingURL=comparison.js.map

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

/***/ 9752:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Am: () => (/* binding */ DocumentFrames),
  $0: () => (/* binding */ MAX_DOCUMENT),
  g$: () => (/* binding */ tooLarge)
});

// EXTERNAL MODULE: ./build/commonjs/src/error.js
var error = __nccwpck_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/json/bytes.js
var bytes = __nccwpck_require__(2361);
// EXTERNAL MODULE: ./build/commonjs/src/json/describe.js
var describe = __nccwpck_require__(6257);
// EXTERNAL MODULE: ./build/commonjs/src/json/node.js
var node = __nccwpck_require__(3544);
// EXTERNAL MODULE: ./build/commonjs/src/json/pointer.js
var pointer = __nccwpck_require__(5535);
// EXTERNAL MODULE: ./build/commonjs/src/json/tape.js
var tape = __nccwpck_require__(4744);
// EXTERNAL MODULE: ./build/commonjs/src/json/utf8.js
var utf8 = __nccwpck_require__(139);
// EXTERNAL MODULE: ./build/commonjs/src/json/value.js
var value = __nccwpck_require__(1239);
// EXTERNAL MODULE: ./build/commonjs/src/formats/frames.js
var formats_frames = __nccwpck_require__(4648);
;// CONCATENATED MODULE: ./build/commonjs/src/formats/line-index.js
const LF = 0x0a;
/** Finds the line of a byte of a text. */
class LineIndex {
    ends = [];
    constructor(text) {
        for (let at = text.indexOf(LF); at >= 0; at = text.indexOf(LF, at + 1))
            this.ends.push(at);
    }
    /** The line of a byte, from 1. */
    lineOf(offset) {
        const { ends } = this;
        let low = 0;
        let high = ends.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (ends[middle] < offset)
                low = middle + 1;
            else
                high = middle;
        }
        return low + 1;
    }
}
//# sourceMappingURL=line-index.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/document-frames.js










/** The largest document that is read, in bytes: it is held in memory whole. */
const MAX_DOCUMENT = 128 * 1024 * 1024;
/**
 * Reads a log whose values stand on more than one line: one document, an array of items, or values one after the other.
 *
 * Lines before and between the values that are no JSON are passed over, and so is the element or the value that the
 * end of the file cuts off. Any other fault is an error: what follows it could be read in more than one way.
 */
class DocumentFrames {
    chunks = [];
    length = 0;
    /** All of the file, then a 0. */
    text = Buffer.alloc(1);
    lines = new LineIndex(this.text);
    /** The next byte to read. */
    at = 0;
    /** Where the value at hand ends. */
    end = 0;
    groups = 0;
    tape = new tape/* Tape */.n();
    sink;
    member;
    /** @param member the name of the file inside an archive that this is */
    constructor(sink, member) {
        this.sink = sink;
        this.member = member;
    }
    read(chunk) {
        this.length += chunk.length;
        if (this.length > MAX_DOCUMENT)
            throw tooLarge();
        this.chunks.push(Buffer.from(chunk));
    }
    finish() {
        this.readWhole(Buffer.concat([...this.chunks.splice(0), Buffer.of(0)]), this.length);
    }
    /** Reads a document that is there whole. `text[length]` must be there and hold 0. */
    readWhole(text, length) {
        this.text = text;
        this.length = length;
        this.lines = new LineIndex(this.text);
        try {
            this.checkUtf8();
            while (this.passSpace() < this.length)
                this.value();
        }
        catch (error) {
            if (!(0,formats_frames/* isFault */.Z)(error) || error.place.offset === undefined)
                throw error;
            throw error.at(this.place(error.place.offset));
        }
    }
    value() {
        const byte = this.text[this.at];
        if (byte === bytes/* LEFT_BRACKET */.JD)
            this.array();
        else if (byte !== bytes/* LEFT_BRACE */.CU)
            this.skipLine();
        else if (this.parse(this.at))
            this.give(0, '');
    }
    array() {
        const start = this.at++;
        const group = ++this.groups;
        for (let elements = 0;; elements++) {
            const byte = this.text[this.passSpace()];
            if (byte === bytes/* RIGHT_BRACKET */.Q4 && elements === 0) {
                this.sink.skip('of unknown type', this.lines.lineOf(start));
                break;
            }
            if (!this.parse(elements === 0 ? start : -1))
                return;
            this.give(group, `/${elements}`);
            this.passSpace();
            if (this.at >= this.length) {
                this.sink.skip('cut off', this.lines.lineOf(this.at));
                return;
            }
            if (this.text[this.at] === bytes/* RIGHT_BRACKET */.Q4)
                break;
            if (this.text[this.at] !== bytes/* COMMA */.KE)
                throw this.unseparated();
            this.at++;
        }
        this.at++;
    }
    /**
     * Reads the value at hand.
     *
     * @param start where a line starts that may be no JSON at all, or -1
     * @returns whether there is a value; what is none was passed over
     * @throws ToolReplayError for a fault in the middle of the document
     */
    parse(start) {
        try {
            this.end = this.tape.readFirst(this.text, this.at, this.length);
            return true;
        }
        catch (error) {
            if (!(0,formats_frames/* isFault */.Z)(error))
                throw error;
            const offset = error.place.offset;
            if (isCutOff(this.text, offset, this.length)) {
                this.sink.skip('cut off', this.lines.lineOf(this.at));
                this.at = this.length;
            }
            else if (start >= 0 && this.lines.lineOf(offset) === this.lines.lineOf(start)) {
                this.at = start;
                this.skipLine();
            }
            else
                throw error;
            return false;
        }
    }
    /** @param within the pointer to the value in the document */
    give(group, within) {
        this.at = this.end;
        const { member } = this;
        const item = { node: new node/* JsonNode */.x(this.tape), group };
        if (member === undefined) {
            this.sink.item(item, (node) => ({ line: this.lines.lineOf(node.start) }));
            return;
        }
        const pointers = new pointer/* Pointers */.xN(this.tape);
        this.sink.item({ ...item, member }, (node) => ({
            line: this.lines.lineOf(node.start),
            where: `${member}#${within}${pointers.pointerTo(node.start)}`,
        }));
    }
    skipLine() {
        this.sink.skip('not JSON', this.lines.lineOf(this.at));
        const end = this.text.indexOf(bytes.LF, this.at);
        this.at = end < 0 ? this.length : end;
    }
    /** @returns the next byte's place */
    passSpace() {
        const { text } = this;
        let { at } = this;
        while (text[at] === bytes/* SPACE */.t6 || text[at] === bytes.LF || text[at] === bytes.CR || text[at] === bytes/* TAB */.wn)
            at++;
        this.at = at;
        return at;
    }
    checkUtf8() {
        const invalid = (0,utf8/* invalidUtf8At */.MO)(this.text, 0, this.length);
        if (invalid < 0 || isCutCharacter(this.text, invalid, this.length))
            return;
        throw new error/* ToolReplayError */.K('encoding', { found: (0,describe/* invalidUtf8 */.t)(this.text[invalid]), expected: 'UTF-8' }, { offset: invalid });
    }
    unseparated() {
        const found = (0,describe/* describe */.q)(this.text, this.at, this.length);
        return new error/* ToolReplayError */.K('json', { found, expected: "',' or ']'" }, { offset: this.at });
    }
    place(offset) {
        const start = this.text.lastIndexOf(bytes.LF, offset - 1) + 1;
        return { line: this.lines.lineOf(offset), column: (0,value/* columnOf */.uV)(this.text, start, offset) };
    }
}
/** Whether bytes that are no UTF-8 are no more than the first of a character that the end of the file cuts in two. */
function isCutCharacter(text, at, end) {
    const lead = text[at];
    if (lead < 0xc2 || lead > 0xf4)
        return false;
    const width = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    return at + width > end && text.subarray(at + 1, end).every((byte) => (byte & 0xc0) === 0x80);
}
/** Whether a fault is no more than that the text ends: at its end, or at an escape or a word that it cuts in two. */
function isCutOff(text, offset, end) {
    if (offset >= end)
        return true;
    const rest = end - offset > 8 ? '' : text.toString('latin1', offset, end);
    return /^(\\u?[0-9a-f]{0,3}|t|tr|tru|f|fa|fal|fals|n|nu|nul)$/i.test(rest);
}
/** Why a document is not read. */
function tooLarge() {
    const limit = `${MAX_DOCUMENT / 1024 / 1024} MiB`;
    return new error/* ToolReplayError */.K('document-too-long', {
        found: `a document of more than ${limit}`,
        expected: `at most ${limit}`,
        advice: 'a log of one JSON value a line can have any size',
    });
}
//# sourceMappingURL=document-frames.js.map

/***/ }),

/***/ 4487:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  N: () => (/* binding */ ForeignTranscript)
});

// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __nccwpck_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/formats/document-frames.js + 1 modules
var document_frames = __nccwpck_require__(9752);
// EXTERNAL MODULE: ./build/commonjs/src/formats/frames.js
var formats_frames = __nccwpck_require__(4648);
// EXTERNAL MODULE: ./build/commonjs/src/formats/line-frames.js
var line_frames = __nccwpck_require__(1815);
// EXTERNAL MODULE: ./build/commonjs/src/json/node.js
var node = __nccwpck_require__(3544);
// EXTERNAL MODULE: ./build/commonjs/src/formats/id-table.js
var id_table = __nccwpck_require__(3934);
// EXTERNAL MODULE: ./build/commonjs/src/json/bytes.js
var bytes = __nccwpck_require__(2361);
// EXTERNAL MODULE: ./build/commonjs/src/json/canonicalizer.js + 1 modules
var json_canonicalizer = __nccwpck_require__(6931);
;// CONCATENATED MODULE: ./build/commonjs/src/formats/mapping.js




/** Arguments and responses stand in the object that a record is: nesting is counted from there. */
const AROUND = 1;
/** Of so many tools the canonical name is remembered. */
const MOST_TOOLS = 1000;
/** How often text may have been made of an object: once by rule, twice by mistake. */
const MOST_ENCODINGS = 2;
/**
 * The one mapping of every format to records: what a log says of arguments and responses, as an object.
 *
 * An object is itself; text that parses to an object, also when it was made text twice, is that object; nothing is
 * `{}`; anything else is `{"$value": \u2026}`. A response that the log marks as an error is `{"$error": true, "$value": \u2026}`,
 * and one with an exit code has it as `exit_code`.
 *
 * What the canonical form refuses is a {@link ToolReplayError}; its offset, if any, is one in the text of the value.
 */
class Mapping {
    canonicalizer = new json_canonicalizer/* Canonicalizer */.t_();
    toolTexts = new Map();
    scratch = Buffer.alloc(1 << 12);
    /** The canonical form of a call. It is valid for good. */
    call(tool, args) {
        const toolText = this.toolText(tool);
        return { call: Buffer.concat([toolText, this.object(args)]), toolLength: toolText.length };
    }
    /** The canonical form of a tool's name: a session has few, and calls them often. */
    toolText(tool) {
        let text = this.toolTexts.get(tool);
        if (text === undefined) {
            text = Buffer.from(this.canonical(Buffer.from(JSON.stringify(tool))));
            if (this.toolTexts.size < MOST_TOOLS)
                this.toolTexts.set(tool, text);
        }
        return text;
    }
    /** The canonical form of a response. It is valid until the next call. */
    response({ value, isError = false, exitCode }) {
        if (!isError && exitCode === undefined)
            return this.object(value);
        const object = this.objectIn(value);
        const code = exitCode === undefined ? '' : `"exit_code":${exitCode}`;
        if (isError || object === undefined) {
            const inside = object === undefined ? jsonOf(value) : Buffer.from(object);
            return this.canonical(members(isError ? '"$error":true' : '', inside && ['"$value":', inside], code));
        }
        const parsed = JSON.parse(object.toString('latin1'));
        if (Object.hasOwn(parsed, 'exit_code'))
            return object;
        return this.canonical(members(object.subarray(1, -1), code));
    }
    object(value) {
        const object = this.objectIn(value);
        if (object !== undefined)
            return object;
        // Most answers are text: it is not copied to be wrapped.
        if (value instanceof node/* JsonNode */.x && !value.isNull)
            return this.canonicalNode(value, '{"$value":', '}');
        const inside = jsonOf(value);
        return this.canonical(members(inside && ['"$value":', inside]));
    }
    /** The canonical form of the object that a value is or is the text of. */
    objectIn(value) {
        if (typeof value === 'string')
            return this.objectInText(value, MOST_ENCODINGS);
        if (!(value instanceof node/* JsonNode */.x)) {
            const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
            return isObject ? this.canonical(jsonOf(value)) : undefined;
        }
        if (value.kind === 'object')
            return this.canonicalNode(value);
        return mayHoldObject(value) ? this.objectInText(value.string(), MOST_ENCODINGS) : undefined;
    }
    objectInText(text, encodings) {
        // A lone surrogate has no UTF-8; inside JSON text it would be an escape.
        if (encodings === 0 || !/^[ \t\r\n]*["{]/.test(text) || !text.isWellFormed())
            return undefined;
        let canonical;
        try {
            canonical = this.canonical(Buffer.from(text));
        }
        catch (error) {
            // It looks like JSON and is none, or none that has one meaning: then it is the text that it is.
            if (error instanceof src_error/* ToolReplayError */.K)
                return undefined;
            throw error;
        }
        if (canonical[0] === bytes/* LEFT_BRACE */.CU)
            return canonical;
        return this.objectInText(JSON.parse(canonical.toString('latin1')), encodings - 1);
    }
    /** The canonical form of a node, between two texts that are canonical too. */
    canonicalNode({ text, start, end }, before = '', after = '') {
        const { canonicalizer } = this;
        const { output } = canonicalizer;
        canonicalizer.load(text, start, end);
        output.reserve((end - start) * json_canonicalizer/* MAX_GROWTH */.PZ + before.length + after.length);
        output.ascii(before);
        canonicalizer.value(before === '' ? AROUND : AROUND + 1);
        output.ascii(after);
        return output.bytes.subarray(0, output.length);
    }
    canonical(text) {
        if (this.scratch.length <= text.length)
            this.scratch = Buffer.allocUnsafeSlow(text.length * 2 + 1);
        this.scratch.set(text);
        this.scratch[text.length] = 0;
        const { canonicalizer } = this;
        canonicalizer.load(this.scratch, 0, text.length);
        try {
            canonicalizer.value(AROUND);
            canonicalizer.finish();
        }
        catch (error) {
            // The offset is one in a text that nobody has seen.
            throw error instanceof src_error/* ToolReplayError */.K ? new src_error/* ToolReplayError */.K(error.code, error.fault) : error;
        }
        return canonicalizer.output.bytes.subarray(0, canonicalizer.output.length);
    }
}
/** Whether the text of a node may be JSON text of an object: most are not, and need not be decoded to know. */
function mayHoldObject(node) {
    const { text, end } = node;
    let at = node.start + 1;
    while (at < end && text[at] === bytes/* SPACE */.t6)
        at++;
    return text[at] === bytes/* LEFT_BRACE */.CU || text[at] === bytes/* BACKSLASH */.r_;
}
/** JSON text of an object whose members are given as they are to be written. */
function members(...parts) {
    const texts = [];
    for (const part of parts) {
        if (part === undefined || part.length === 0)
            continue;
        texts.push(texts.length === 0 ? '{' : ',', ...(Array.isArray(part) ? part : [part]));
    }
    if (texts.length === 0)
        texts.push('{');
    return Buffer.concat([...texts, '}'].map((text) => (typeof text === 'string' ? Buffer.from(text) : text)));
}
/** JSON text of a value, not yet canonical; undefined when there is nothing. */
function jsonOf(value) {
    if (value === undefined || value === null || (value instanceof node/* JsonNode */.x && value.isNull))
        return undefined;
    const parts = [];
    write(value, parts);
    return Buffer.concat(parts);
}
function write(value, parts) {
    if (value instanceof node/* JsonNode */.x)
        parts.push(value.text.subarray(value.start, value.end));
    else if (Array.isArray(value)) {
        writeAll('[', value.map((element) => () => write(element, parts)), ']', parts);
    }
    else if (typeof value === 'object' && value !== null) {
        const present = Object.entries(value).filter((member) => member[1] !== undefined);
        const writers = present.map(([key, inside]) => () => {
            parts.push(Buffer.from(`${JSON.stringify(key)}:`));
            write(inside, parts);
        });
        writeAll('{', writers, '}', parts);
    }
    else
        parts.push(Buffer.from(JSON.stringify(value)));
}
function writeAll(open, writers, close, parts) {
    parts.push(Buffer.from(open));
    for (const [k, writeOne] of writers.entries()) {
        if (k > 0)
            parts.push(Buffer.from(','));
        writeOne();
    }
    parts.push(Buffer.from(close));
}
//# sourceMappingURL=mapping.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/open-calls.js
/** The calls of one session that wait for an answer, by id: of several with one id the first in line is answered first. */
class OpenCalls {
    byId = new Map();
    everywhere;
    /** @param everywhere the ids of the calls that wait in any session of the log, which this keeps up to date */
    constructor(everywhere) {
        this.everywhere = everywhere;
    }
    add(id, call) {
        const waiting = this.byId.get(id);
        if (waiting === undefined)
            this.byId.set(id, { calls: [call], first: 0 });
        else
            waiting.calls.push(call);
        this.everywhere.add(id);
    }
    /** The call that a result with this id is of. */
    first(id) {
        const waiting = this.byId.get(id);
        return waiting?.calls[waiting.first];
    }
    /** A call waits no longer. */
    remove(id, call) {
        const waiting = this.byId.get(id);
        if (waiting === undefined)
            return;
        // It is the first of its id, but for those that waited for another one's answer.
        const at = waiting.calls.indexOf(call, waiting.first);
        if (at === waiting.first)
            waiting.first++;
        else if (at > 0)
            waiting.calls.splice(at, 1);
        if (waiting.first === waiting.calls.length) {
            this.byId.delete(id);
            this.everywhere.delete(id);
        }
        else if (waiting.first > 1000 && waiting.first * 2 > waiting.calls.length) {
            // A copy now and then costs less than a shift each time.
            waiting.calls.splice(0, waiting.first);
            waiting.first = 0;
        }
    }
    /** None waits any longer. */
    clear() {
        for (const id of this.byId.keys())
            this.everywhere.delete(id);
        this.byId.clear();
    }
}
//# sourceMappingURL=open-calls.js.map
// EXTERNAL MODULE: ./build/commonjs/src/formats/session.js
var formats_session = __nccwpck_require__(2000);
;// CONCATENATED MODULE: ./build/commonjs/src/formats/pairing.js






/**
 * So many calls of a session wait to be settled, at most, beside those that were issued together last. The first of them
 * has then no answer: one that comes after so many later calls is counted as a result of no call. Without a limit, one
 * call that nothing answers would keep all that follow it in memory.
 */
const MOST_WAITING = 2000;
const NOTHING = Buffer.alloc(0);
const UNANSWERED = { state: 'unanswered' };
const ANSWERED = { state: 'answered' };
/**
 * Brings calls and results together, by session and id, and puts the calls in the order in which they were issued.
 *
 * Nothing is dropped in silence: what has no counterpart is counted in its {@link Session}.
 */
class Pairing {
    /** In the order in which they were first heard of. */
    sessions = [];
    /** Items of unknown types. */
    unknownItems = 0;
    running = new Map();
    /** How many sessions the log gave each name: one that has ended is not the next of its name. */
    named = new Map();
    mapping = new Mapping();
    /** The ids of the calls that wait, in all sessions: a result that another session has of one is no copy. */
    waitingIds = new Set();
    /** The ids of all calls of all sessions: a copy can stand in another session than what it is a copy of. */
    fileIds = new id_table/* IdTable */.o();
    /** The ids of all compactions. */
    compactions = new id_table/* IdTable */.o();
    ids;
    listener;
    locate;
    /** @param locate where a value of the item in hand stands */
    constructor(ids, listener, locate) {
        this.ids = ids;
        this.listener = listener;
        this.locate = locate;
    }
    session(name) {
        this.run(name);
    }
    call(call) {
        const running = this.run(call.session);
        const { session } = running;
        const text = placed(call.at, () => this.mapping.call(call.tool, call.args));
        if (this.isCopy(running, call.id, text.call)) {
            session.duplicates++;
            return;
        }
        const batch = this.batch(running, call.batch);
        const kept = this.listener.call(session, {
            ...text,
            ...this.spotOf(call.at),
            index: session.calls++,
            tool: call.tool,
            batch,
            cwd: call.cwd,
            era: session.era,
        });
        const pending = { kept, index: session.calls - 1, id: call.id, batch, ending: undefined };
        running.queue.push(pending);
        const whole = call.partOf === undefined ? undefined : running.open.first(call.partOf);
        if (whole !== undefined)
            pending.ending = { state: 'part', of: whole.index };
        if (call.answer !== undefined)
            this.answer(running, pending, call.answer);
        else if (call.id !== undefined)
            running.open.add(call.id, pending);
        if (running.queue.length - running.settled > MOST_WAITING)
            this.giveUp(running, batch);
    }
    result(result) {
        const running = this.run(result.session);
        const { session } = running;
        const { id } = result;
        const pending = id === undefined ? undefined : running.open.first(id);
        if (id === undefined || pending === undefined) {
            if (this.isSecondAnswer(running, id))
                session.duplicates++;
            else
                session.orphans++;
            return;
        }
        running.open.remove(id, pending);
        this.answer(running, pending, result);
    }
    copy(name) {
        this.run(name).session.duplicates++;
    }
    compacted(name, id) {
        const isCopy = id !== undefined && this.compactions.enter(id, NOTHING);
        // That it was compacted makes no session: who called nothing has forgotten nothing.
        if (!isCopy)
            this.running.get(name)?.session.beginEra();
    }
    partOfResult(session) {
        this.run(session).hasResult = true;
    }
    spot(node) {
        return this.locate(node);
    }
    end(name) {
        const running = this.running.get(name);
        if (running === undefined)
            return;
        this.settle(running, UNANSWERED);
        running.open.clear();
        this.running.delete(name);
        this.listener.end(running.session);
    }
    unknown() {
        this.unknownItems++;
    }
    /** There is nothing more of any session. */
    finish() {
        for (const name of [...this.running.keys()])
            this.end(name);
    }
    spotOf(at) {
        return at instanceof node/* JsonNode */.x ? this.locate(at) : at;
    }
    run(name) {
        let running = this.running.get(name);
        if (running === undefined) {
            const session = new formats_session/* Session */.N(this.nameFor(name));
            this.sessions.push(session);
            running = {
                session,
                open: new OpenCalls(this.waitingIds),
                queue: [],
                givenUp: new Set(),
                settled: 0,
                lastBatch: undefined,
                hasResult: false,
            };
            this.running.set(name, running);
        }
        return running;
    }
    /** A name that no other session has, since it is by their names that they are told apart and asked for. */
    nameFor(name) {
        for (let free = name;;) {
            const uses = (this.named.get(free) ?? 0) + 1;
            this.named.set(free, uses);
            if (uses === 1)
                return free;
            free = `${free} (${uses})`;
        }
    }
    /** Where ids are unique, the same call under the same id was written twice, not made twice. */
    isCopy({ session }, id, call) {
        return id !== undefined && this.idsOf(session).enter(id, call) && this.ids === 'unique';
    }
    /** Whether a result that no call waits for is of a call that was answered; one given up was not. */
    isSecondAnswer({ session, givenUp }, id) {
        if (id === undefined || givenUp.delete(id))
            return false;
        const waitsElsewhere = this.ids === 'unique' && this.waitingIds.has(id);
        return !waitsElsewhere && this.idsOf(session).has(id);
    }
    idsOf(session) {
        return this.ids === 'unique' ? this.fileIds : session.ids;
    }
    batch(running, batch) {
        const isTogether = running.session.calls > 0 && (!running.hasResult || (batch !== undefined && batch === running.lastBatch));
        running.lastBatch = batch;
        running.hasResult = false;
        return isTogether ? running.session.batch : ++running.session.batch;
    }
    answer(running, pending, answer) {
        const { session } = running;
        running.hasResult = true;
        if (answer.isError)
            session.errors++;
        if (pending.ending === undefined) {
            const response = placed(answer.at, () => this.mapping.response(answer));
            const isUnchanged = answer.isUnchanged ?? false;
            this.listener.answer(session, pending.kept, { ...this.spotOf(answer.at), response, isUnchanged });
            pending.ending = ANSWERED;
        }
        this.settle(running, undefined);
    }
    /** Settles the first call that waits, if it is not of this batch, and those after it that only waited for it. */
    giveUp(running, batch) {
        const first = running.queue[running.settled];
        if (first.batch === batch)
            return;
        if (first.id !== undefined) {
            running.open.remove(first.id, first);
            running.givenUp.add(first.id);
        }
        first.ending = UNANSWERED;
        this.settle(running, undefined);
    }
    /** Settles the calls whose turn has come: those before the first that is still open, or all as `rest` says. */
    settle(running, rest) {
        const { session, queue } = running;
        for (; running.settled < queue.length; running.settled++) {
            const { kept, ending = rest } = queue[running.settled];
            if (ending === undefined)
                break;
            if (ending === UNANSWERED)
                session.unanswered++;
            this.listener.settle(session, kept, ending);
        }
        if (running.settled === queue.length)
            queue.length = 0;
        // A copy now and then costs less than a shift each time.
        else if (running.settled > 1000 && running.settled * 2 > queue.length)
            queue.splice(0, running.settled);
        else
            return;
        running.settled = 0;
    }
}
/** Does what can be refused; what is told of an earlier item is refused where that stood. */
function placed(at, map) {
    try {
        return map();
    }
    catch (error) {
        if (!(0,formats_frames/* isFault */.Z)(error) || at instanceof node/* JsonNode */.x)
            throw error;
        // The offset, if any, is one in a text that was kept of the item.
        throw error.at({ line: at.line });
    }
}
//# sourceMappingURL=pairing.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/foreign-transcript.js





/** What is told of a part that must not be passed over. */
const SKIPPED = {
    'not JSON': 'a line that is no JSON',
    blank: 'a blank line',
    'cut off': 'the end of the file in the middle of a value',
    'of unknown type': 'an item of an unknown type',
};
/** Reads one log of some agent, chunk by chunk. Where the chunks are cut makes no difference. */
class ForeignTranscript {
    /** The name of its format. */
    format;
    /** How many parts were passed over, and why. */
    skipped = new Map();
    pairing;
    reader;
    frames;
    strictness;
    locate = () => ({ line: 1 });
    line = 1;
    constructor(format, framing, strictness, listener) {
        this.format = format.name;
        this.pairing = new Pairing(format.ids, listener, (node) => this.locate(node));
        this.reader = format.reader(this.pairing);
        // Of an archive nothing comes this way: its files are documents of their own.
        this.frames = framing === 'lines' ? new line_frames/* LineFrames */.h(this) : new document_frames/* DocumentFrames */.Am(this);
        this.strictness = strictness;
    }
    /** The sessions so far, in the order in which they were first heard of. */
    get sessions() {
        return this.pairing.sessions;
    }
    /** @throws ToolReplayError with line and column */
    read(chunk) {
        this.frames.read(chunk);
    }
    /**
     * Reads a file of the archive that the log is.
     *
     * @throws ToolReplayError that names the member
     */
    member(name, bytes) {
        const frames = new document_frames/* DocumentFrames */.Am(this, name);
        try {
            frames.read(bytes);
            frames.finish();
        }
        catch (error) {
            if (!(0,formats_frames/* isFault */.Z)(error))
                throw error;
            const { found, ...fault } = error.fault;
            // Line and column are those of the member, which nobody sees.
            throw new src_error/* ToolReplayError */.K(error.code, { found: `${found} in ${name}`, ...fault });
        }
    }
    /** There are no more chunks. @throws ToolReplayError with line and column */
    finish() {
        this.frames.finish();
        this.reader.finish?.();
        if (this.sessions.length === 0)
            this.pairing.session('main');
        this.pairing.finish();
    }
    item(item, locate) {
        this.locate = locate;
        this.line = locate(item.node).line;
        const { unknownItems } = this.pairing;
        try {
            this.reader.read(item);
        }
        catch (error) {
            // What was put together by a reader has no place of its own in the text.
            const hasPlace = !(0,formats_frames/* isFault */.Z)(error) || error.place.offset !== undefined || error.place.line !== undefined;
            throw hasPlace ? error : error.at({ line: this.line });
        }
        if (this.pairing.unknownItems > unknownItems)
            this.skip('of unknown type', this.line);
    }
    skip(reason, line) {
        if (this.strictness === 'refuse') {
            const expected = 'nothing that has to be passed over, since it is read strictly';
            throw new src_error/* ToolReplayError */.K('skipped', { found: SKIPPED[reason], expected }, { line });
        }
        this.skipped.set(reason, (this.skipped.get(reason) ?? 0) + 1);
    }
}
//# sourceMappingURL=foreign-transcript.js.map

/***/ }),

/***/ 4648:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ isFault),
/* harmony export */   e: () => (/* binding */ SKIP_REASONS)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8245);

/** Why a part of a log was passed over, in the order in which reports name it. */
const SKIP_REASONS = ['not JSON', 'blank', 'cut off', 'of unknown type'];
/** Whether an error is about what was found in a text, and not a mistake in the program. */
function isFault(error) {
    return error instanceof _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K;
}
//# sourceMappingURL=frames.js.map

/***/ }),

/***/ 3934:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ IdTable)
/* harmony export */ });
/* harmony import */ var _json_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1320);

/** Half a SHA-256 for the id, half a one for what it names. */
const HALF = 16;
const ENTRY = 2 * HALF;
/**
 * The ids of a session, each with what it last named: 32 bytes an entry, where a `Map` of strings takes five times that.
 *
 * Both are held as digests of 128 bits, so that no one can craft two that are taken for one.
 */
class IdTable {
    entries = Buffer.alloc(8 * ENTRY);
    count = 0;
    has(id) {
        return this.isAt(this.find(digest(id)));
    }
    /**
     * Enters what an id names from now on.
     *
     * @returns whether it named the same before
     */
    enter(id, named) {
        const key = digest(id);
        const value = (0,_json_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(named, 'binary').slice(0, HALF);
        if ((this.count + 1) * 3 > (this.entries.length / ENTRY) * 2)
            this.grow();
        const at = this.find(key);
        const isKnown = this.isAt(at);
        if (isKnown && this.entries.toString('latin1', at + HALF, at + ENTRY) === value)
            return true;
        if (!isKnown)
            this.count++;
        this.entries.write(key + value, at, 'latin1');
        return false;
    }
    /** Where an id stands or belongs. */
    find(key) {
        const { entries } = this;
        const size = entries.length / ENTRY;
        let slot = slotOf(key) % size;
        while (this.isAt(slot * ENTRY) && entries.toString('latin1', slot * ENTRY, slot * ENTRY + HALF) !== key) {
            slot = (slot + 1) % size;
        }
        return slot * ENTRY;
    }
    /** Whether there is an entry. No digest is all zeros. */
    isAt(at) {
        return this.entries.readDoubleLE(at) !== 0 || this.entries.readDoubleLE(at + 8) !== 0;
    }
    grow() {
        const before = this.entries;
        this.entries = Buffer.alloc(before.length * 2);
        for (let at = 0; at < before.length; at += ENTRY) {
            const entry = before.toString('latin1', at, at + ENTRY);
            if (!/^\0+$/.test(entry))
                this.entries.write(entry, this.find(entry.slice(0, HALF)), 'latin1');
        }
    }
}
function digest(id) {
    return (0,_json_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(Buffer.from(id), 'binary').slice(0, HALF);
}
function slotOf(key) {
    return (key.charCodeAt(0) | (key.charCodeAt(1) << 8) | (key.charCodeAt(2) << 16) | (key.charCodeAt(3) << 24)) >>> 0;
}
//# sourceMappingURL=id-table.js.map

/***/ }),

/***/ 1815:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ LineFrames),
/* harmony export */   z: () => (/* binding */ isBlank)
/* harmony export */ });
/* harmony import */ var _json_node_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3544);
/* harmony import */ var _json_tape_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4744);
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1239);
/* harmony import */ var _transcript_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3801);
/* harmony import */ var _frames_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4648);





/** Reads a log of one JSON value a line. What is no JSON is passed over: such logs are captured from terminals. */
class LineFrames {
    splitter = new _transcript_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .LineSplitter */ .g();
    tape = new _json_tape_js__WEBPACK_IMPORTED_MODULE_0__/* .Tape */ .n();
    sink;
    groups = 0;
    constructor(sink) {
        this.sink = sink;
    }
    read(chunk) {
        for (const line of this.splitter.split(chunk))
            if (!this.parse(line))
                this.sink.skip('not JSON', line.number);
    }
    finish() {
        for (const line of this.splitter.finish())
            if (!this.parse(line))
                this.sink.skip('cut off', line.number);
    }
    /** @returns whether the line is JSON, or blank */
    parse(line) {
        if (isBlank(line)) {
            this.sink.skip('blank', line.number);
            return true;
        }
        try {
            this.tape.read(line.text, line.start, line.end);
        }
        catch (error) {
            if ((0,_frames_js__WEBPACK_IMPORTED_MODULE_3__/* .isFault */ .Z)(error))
                return false;
            throw error;
        }
        try {
            this.give(line);
        }
        catch (error) {
            if (!(0,_frames_js__WEBPACK_IMPORTED_MODULE_3__/* .isFault */ .Z)(error) || error.place.line !== undefined)
                throw error;
            const { offset } = error.place;
            const column = offset === undefined ? {} : { column: (0,_json_value_js__WEBPACK_IMPORTED_MODULE_1__/* .columnOf */ .uV)(line.text, line.start, offset) };
            throw error.at({ line: line.number, ...column });
        }
        return true;
    }
    give(line) {
        const root = new _json_node_js__WEBPACK_IMPORTED_MODULE_4__/* .JsonNode */ .x(this.tape);
        const spot = { line: line.number };
        if (root.kind !== 'array') {
            this.sink.item({ node: root, group: 0 }, () => spot);
            return;
        }
        const group = ++this.groups;
        let isEmpty = true;
        for (const node of root.items()) {
            isEmpty = false;
            this.sink.item({ node, group }, () => spot);
        }
        if (isEmpty)
            this.sink.skip('of unknown type', line.number);
    }
}
/** White space alone is no value. */
function isBlank({ text, start, end }) {
    let at = start;
    while (at < end && (text[at] === 0x20 || text[at] === 0x09 || text[at] === 0x0d))
        at++;
    return at === end;
}
//# sourceMappingURL=line-frames.js.map

/***/ }),

/***/ 1353:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   kd: () => (/* binding */ lineEnd),
/* harmony export */   lG: () => (/* binding */ startsWithRecord),
/* harmony export */   s6: () => (/* binding */ NATIVE),
/* harmony export */   u4: () => (/* binding */ isRecord),
/* harmony export */   uZ: () => (/* binding */ MOST_BYTES)
/* harmony export */ });
/* harmony import */ var _json_bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2361);
/* harmony import */ var _json_node_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3544);
/* harmony import */ var _json_tape_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4744);
/* harmony import */ var _frames_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4648);
/* harmony import */ var _line_frames_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1815);





/** How the native form is called beside the formats of agents. */
const NATIVE = 'native';
/** Bytes of a log of lines that are looked at, at most, before it is given up. */
const MOST_BYTES = 16 * 1024 * 1024;
/** The keys of a record, and those that a seal adds. */
const RECORD_KEYS = ['index', 'tool', 'args', 'response'];
const SEAL_KEYS = ['prev', 'digest'];
/** How a line starts that is meant as a record, whatever is wrong with it. */
const RECORD_START = /^\s*\{\s*"(?:index|tool|args|response|prev|digest)"\s*:/;
/**
 * Whether the first line is a record, or meant as one: then it is native, and no format need be tried.
 *
 * @returns undefined when more of the line must be seen
 */
function startsWithRecord(head, length, isWhole) {
    let start = 0;
    let end = lineEnd(head, start, length);
    while (end < length && (0,_line_frames_js__WEBPACK_IMPORTED_MODULE_2__/* .isBlank */ .z)({ text: head, start, end })) {
        start = end + 1;
        end = lineEnd(head, start, length);
    }
    // Of a longer line its start must do, whatever of it is there.
    if (end - start > MOST_BYTES)
        return meantAsRecord(head, start);
    if (end === length && !isWhole)
        return undefined;
    const text = Buffer.concat([head.subarray(start, end), Buffer.of(0)]);
    const tape = new _json_tape_js__WEBPACK_IMPORTED_MODULE_0__/* .Tape */ .n();
    try {
        tape.read(text, 0, text.length - 1);
    }
    catch (error) {
        if (!(0,_frames_js__WEBPACK_IMPORTED_MODULE_1__/* .isFault */ .Z)(error))
            throw error;
        return meantAsRecord(head, start);
    }
    return isRecord(new _json_node_js__WEBPACK_IMPORTED_MODULE_3__/* .JsonNode */ .x(tape));
}
function meantAsRecord(head, start) {
    return RECORD_START.test(head.toString('latin1', start, start + 200));
}
/** Two of a record's keys, or nothing but such: no format of an agent has either. */
function isRecord(node) {
    const keys = [...node.members()].map(([key]) => key);
    const ofRecord = keys.filter((key) => RECORD_KEYS.includes(key)).length;
    return ofRecord > 1 || (ofRecord > 0 && keys.every((key) => RECORD_KEYS.includes(key) || SEAL_KEYS.includes(key)));
}
/** Where a line ends that starts at a byte: at its line feed, or at the end of the text. */
function lineEnd(head, start, length) {
    const end = head.indexOf(_json_bytes_js__WEBPACK_IMPORTED_MODULE_4__.LF, start);
    return end < 0 || end > length ? length : end;
}
//# sourceMappingURL=native.js.map

/***/ }),

/***/ 2000:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ Session)
/* harmony export */ });
/* harmony import */ var _id_table_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3934);

/** One conversation of a log, and what was counted in it. */
class Session {
    name;
    /** Calls so far, each copied one once. */
    calls = 0;
    /** Calls that nothing answered. They are known at the end of the session. */
    unanswered = 0;
    /** Results of calls that are not there. */
    orphans = 0;
    /** Copies of a call, and answers after the first. */
    duplicates = 0;
    /** Answers that the log marks as errors. */
    errors = 0;
    /** Number of the calls that were issued together last. */
    batch = 0;
    /** How often it was compacted, with a call between. */
    era = 0;
    /** How many calls there were when it was compacted last. */
    callsBefore = 0;
    /** The ids of its calls. */
    ids = new _id_table_js__WEBPACK_IMPORTED_MODULE_0__/* .IdTable */ .o();
    constructor(name) {
        this.name = name;
    }
    /** It was compacted. */
    beginEra() {
        if (this.calls > this.callsBefore)
            this.era++;
        this.callsBefore = this.calls;
    }
}
//# sourceMappingURL=session.js.map

/***/ }),

/***/ 4505:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ splitBase)
/* harmony export */ });
/* harmony import */ var _token_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9269);

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
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
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
var token = __nccwpck_require__(9269);
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
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
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

/***/ }),

/***/ 2361:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ CR),
/* harmony export */   CU: () => (/* binding */ LEFT_BRACE),
/* harmony export */   FU: () => (/* binding */ RIGHT_BRACE),
/* harmony export */   JD: () => (/* binding */ LEFT_BRACKET),
/* harmony export */   KE: () => (/* binding */ COMMA),
/* harmony export */   LF: () => (/* binding */ LF),
/* harmony export */   N5: () => (/* binding */ MINUS),
/* harmony export */   Q4: () => (/* binding */ RIGHT_BRACKET),
/* harmony export */   UQ: () => (/* binding */ LOWER_U),
/* harmony export */   Us: () => (/* binding */ LOWER_E),
/* harmony export */   b9: () => (/* binding */ PLUS),
/* harmony export */   bn: () => (/* binding */ NINE),
/* harmony export */   f2: () => (/* binding */ ZERO),
/* harmony export */   jA: () => (/* binding */ QUOTE),
/* harmony export */   oH: () => (/* binding */ COLON),
/* harmony export */   r_: () => (/* binding */ BACKSLASH),
/* harmony export */   t6: () => (/* binding */ SPACE),
/* harmony export */   wn: () => (/* binding */ TAB),
/* harmony export */   zh: () => (/* binding */ POINT)
/* harmony export */ });
/** The bytes of JSON's grammar, by the names that RFC 8259 gives them. */
const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const PLUS = 0x2b;
const COMMA = 0x2c;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const LEFT_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const RIGHT_BRACKET = 0x5d;
const LEFT_BRACE = 0x7b;
const RIGHT_BRACE = 0x7d;
const LOWER_E = 0x65;
const LOWER_U = 0x75;
//# sourceMappingURL=bytes.js.map

/***/ }),

/***/ 7760:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ canonicalString)
/* harmony export */ });
/* harmony import */ var _canonical_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9938);
/* harmony import */ var _canonicalizer_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6931);


const output = new _canonical_text_js__WEBPACK_IMPORTED_MODULE_0__/* .CanonicalText */ .w();
/** No more memory than this is kept for the next string. */
const MOST_KEPT = 1 << 20;
/** The canonical form of a string, quotes included; ASCII. */
function canonicalString(text) {
    const written = text.length * _canonicalizer_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_GROWTH */ .PZ > MOST_KEPT ? new _canonical_text_js__WEBPACK_IMPORTED_MODULE_0__/* .CanonicalText */ .w() : output;
    written.length = 0;
    written.reserve(text.length * _canonicalizer_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_GROWTH */ .PZ);
    for (let k = 0; k < text.length; k++)
        written.unit(text.charCodeAt(k));
    return `"${written.slice(0, written.length)}"`;
}
//# sourceMappingURL=canonical-string.js.map

/***/ }),

/***/ 9938:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ PLAIN),
/* harmony export */   w: () => (/* binding */ CanonicalText)
/* harmony export */ });
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2361);

/** 1 for each byte that stands for itself inside a string, in JSON and in canonical form alike. */
const PLAIN = new Uint8Array(256).fill(1, 0x20, 0x7f);
PLAIN[_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA] = 0;
PLAIN[_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .BACKSLASH */ .r_] = 0;
/** The letter of each short escape of the canonical form, by the character that it stands for. */
const SHORT = new Uint8Array(128);
for (const [letter, character] of Object.entries({
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    '"': '"',
    '\\': '\\',
})) {
    SHORT[character.charCodeAt(0)] = letter.charCodeAt(0);
}
const FIRST = 1 << 12;
const AMPLE = 1 << 16;
const HEX_DIGITS = Buffer.from('0123456789abcdef');
/** A canonical form as it is written: ASCII bytes in memory that is used again for the next one. */
class CanonicalText {
    /** Valid below `length`. {@link reserve} may replace it. */
    bytes = Buffer.allocUnsafeSlow(FIRST);
    /** How many bytes were written. To set it lower takes back what is beyond. */
    length = 0;
    /** Makes room for `size` bytes in all. What was written stays. Nothing else checks for room. */
    reserve(size) {
        if (this.bytes.length >= size)
            return;
        // Twice as much each time, as long as it is little: thousands of small files need no more.
        const larger = Buffer.allocUnsafeSlow(Math.max(size, Math.min(2 * this.bytes.length, AMPLE)));
        this.bytes.copy(larger, 0, 0, this.length);
        this.bytes = larger;
    }
    /** Writes one byte as it is; room for it must have been made. */
    byte(byte) {
        this.bytes[this.length++] = byte;
    }
    /** Writes characters of ASCII as they are; room for them must have been made. */
    ascii(text) {
        this.length += this.bytes.write(text, this.length, 'latin1');
    }
    /** Writes one UTF-16 unit inside a string, escaped where the canonical form wants it. */
    unit(unit) {
        const { bytes } = this;
        let length = this.length;
        if (unit < 0x80 && PLAIN[unit] === 1)
            bytes[length++] = unit;
        else {
            bytes[length++] = _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .BACKSLASH */ .r_;
            const letter = unit < 0x80 ? SHORT[unit] : 0;
            if (letter !== 0)
                bytes[length++] = letter;
            else {
                bytes[length++] = _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .LOWER_U */ .UQ;
                bytes[length++] = HEX_DIGITS[unit >> 12];
                bytes[length++] = HEX_DIGITS[(unit >> 8) & 15];
                bytes[length++] = HEX_DIGITS[(unit >> 4) & 15];
                bytes[length++] = HEX_DIGITS[unit & 15];
            }
        }
        this.length = length;
    }
    /** Part of what was written, as a string. */
    slice(start, end) {
        return this.bytes.toString('latin1', start, end);
    }
}
//# sourceMappingURL=canonical-text.js.map

/***/ }),

/***/ 6931:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  t_: () => (/* binding */ Canonicalizer),
  lr: () => (/* binding */ MAX_DEPTH),
  PZ: () => (/* binding */ MAX_GROWTH)
});

// EXTERNAL MODULE: ./build/commonjs/src/json/bytes.js
var json_bytes = __nccwpck_require__(2361);
// EXTERNAL MODULE: ./build/commonjs/src/json/canonical-text.js
var canonical_text = __nccwpck_require__(9938);
// EXTERNAL MODULE: ./build/commonjs/src/json/escapes.js
var escapes = __nccwpck_require__(1838);
// EXTERNAL MODULE: ./build/commonjs/src/json/faults.js
var faults = __nccwpck_require__(3845);
// EXTERNAL MODULE: ./build/commonjs/src/json/keys.js
var keys = __nccwpck_require__(104);
;// CONCATENATED MODULE: ./build/commonjs/src/json/members.js


/** Up to here an insertion sort beats the engine's own, and almost every object is that small. */
const FEW = 16;
/**
 * The members of the objects that are being written, the innermost last: where in the canonical form each begins, and
 * where its key ends. A stack, so that one pair of arrays serves any depth.
 */
class Members {
    count = 0;
    starts = new Int32Array(128);
    keyEnds = new Int32Array(128);
    offsets = new Int32Array(128);
    order = new Int32Array(128);
    /** Adds a member whose key, quotes included, is `text[start, keyEnd)`, and stands at an offset of the input. */
    push(start, keyEnd, offset) {
        if (this.count === this.starts.length) {
            this.starts = grown(this.starts);
            this.keyEnds = grown(this.keyEnds);
            this.offsets = grown(this.offsets);
            this.order = grown(this.order);
        }
        this.starts[this.count] = start;
        this.offsets[this.count] = offset;
        this.keyEnds[this.count++] = keyEnd;
    }
    /** Where a member's key stands, quotes included: in the canonical form, and in the input. */
    key(member) {
        const { starts, keyEnds, offsets } = this;
        return { start: starts[member], end: keyEnds[member], offset: offsets[member] };
    }
    /** Orders two members by key: negative, zero (the same key) or positive. */
    compare(text, left, right) {
        const { starts, keyEnds } = this;
        return (0,keys/* compareKeys */.Y)(text, starts[left] + 1, keyEnds[left] - 1, starts[right] + 1, keyEnds[right] - 1);
    }
    /**
     * Puts the members since `first`, which are the last thing in the output, in the order of their keys.
     *
     * @returns a member whose key an earlier one has too, or -1
     */
    sort(output, first) {
        const { starts, order, count } = this;
        const size = count - first;
        this.findOrder(output.bytes, first);
        for (let k = 1; k < size; k++) {
            const left = order[k - 1];
            const right = order[k];
            if (this.compare(output.bytes, left, right) === 0)
                return Math.max(left, right);
        }
        // They are copied to behind the end and from there to where they belong: memory of its own would cost more.
        const end = output.length;
        let length = starts[first];
        const shift = end - length;
        output.reserve(end + shift);
        const { bytes } = output;
        move(bytes, end, length, end);
        for (let k = 0; k < size; k++) {
            if (k > 0)
                bytes[length++] = json_bytes/* COMMA */.KE;
            const member = order[k];
            const from = starts[member] + shift;
            const to = (member + 1 < count ? starts[member + 1] - 1 : end) + shift;
            move(bytes, length, from, to);
            length += to - from;
        }
        return -1;
    }
    /** Fills `order` with the members since `first`, in the order of their keys. */
    findOrder(text, first) {
        const { order, count } = this;
        if (count - first > FEW) {
            for (let member = first; member < count; member++)
                order[member - first] = member;
            order.subarray(0, count - first).sort((left, right) => this.compare(text, left, right));
            return;
        }
        for (let member = first; member < count; member++) {
            let k = member - first;
            for (; k > 0 && this.compare(text, order[k - 1], member) > 0; k--)
                order[k] = order[k - 1];
            order[k] = member;
        }
    }
}
/** `copyWithin` for ranges that do not overlap. A call of the engine's own costs as much as this loop on 32 bytes. */
function move(bytes, target, from, to) {
    if (to - from > 32)
        bytes.copyWithin(target, from, to);
    else
        for (let at = from, k = target; at < to; at++, k++)
            bytes[k] = bytes[at];
}
function grown(array) {
    const larger = new Int32Array(array.length * 2);
    larger.set(array);
    return larger;
}
//# sourceMappingURL=members.js.map
// EXTERNAL MODULE: ./build/commonjs/src/json/number.js
var number = __nccwpck_require__(8965);
// EXTERNAL MODULE: ./build/commonjs/src/json/utf8.js
var utf8 = __nccwpck_require__(139);
;// CONCATENATED MODULE: ./build/commonjs/src/json/canonicalizer.js







/** How deep objects and arrays may nest, counted from the outermost one. */
const MAX_DEPTH = 512;
/** No byte of JSON text takes more than this many bytes of canonical form: DEL, one byte, is written `\u007f`. */
const MAX_GROWTH = 6;
const TRUE = Buffer.from('true');
const FALSE = Buffer.from('false');
const NULL = Buffer.from('null');
/**
 * Reads JSON text strictly and writes its canonical form, in one pass over the bytes.
 *
 * It is both parser and printer: nothing that it does not write has been read, so there is no second path to agree
 * with. Strictness is that of RFC 8259 and, beyond it, no duplicate key, no double that overflows, no invalid UTF-8
 * and no nesting beyond {@link MAX_DEPTH}. Every fault is a ToolReplayError whose `place.offset` is the byte.
 */
class Canonicalizer {
    /** The canonical form so far. */
    output = new canonical_text/* CanonicalText */.w();
    /** The next byte to read. */
    at = 0;
    input = NULL;
    end = 0;
    members = new Members();
    /**
     * Starts on the text `input[start, end)` and empties the output.
     *
     * `input[end]` must be there and hold 0: no JSON text has that byte, so the loops stop there without a second test.
     */
    load(input, start, end) {
        this.input = input;
        this.at = start;
        this.end = end;
        this.output.length = 0;
        this.members.count = 0;
        this.output.reserve((end - start) * MAX_GROWTH);
    }
    /** The byte of the text at an offset. */
    byteAt(offset) {
        return this.input[offset];
    }
    /** Passes over white space and gives the byte after it, which is 0 at the end. */
    peek() {
        const { input } = this;
        let at = this.at;
        let byte = input[at];
        while (byte === json_bytes/* SPACE */.t6 || byte === json_bytes.LF || byte === json_bytes.CR || byte === json_bytes/* TAB */.wn)
            byte = input[++at];
        this.at = at;
        return byte;
    }
    /** Passes over white space and the byte that must come next. */
    expect(byte, expected) {
        if (this.peek() !== byte)
            this.refuse(expected);
        this.at++;
    }
    /** Reads one value. `depth` is how many objects and arrays are open around it. */
    value(depth) {
        const byte = this.peek();
        if (byte === json_bytes/* QUOTE */.jA)
            this.string();
        else if (byte === json_bytes/* LEFT_BRACE */.CU)
            this.object(depth + 1);
        else if (byte === json_bytes/* LEFT_BRACKET */.JD)
            this.array(depth + 1);
        else if (byte === json_bytes/* MINUS */.N5 || (byte >= json_bytes/* ZERO */.f2 && byte <= json_bytes/* NINE */.bn))
            this.number();
        else if (byte === 0x74)
            this.literal(TRUE);
        else if (byte === 0x66)
            this.literal(FALSE);
        else if (byte === 0x6e)
            this.literal(NULL);
        else
            this.refuse('a JSON value');
    }
    /** Reads one string; the next byte must be its opening quote. */
    string() {
        const { input, output } = this;
        const { bytes } = output;
        let at = this.at + 1;
        let length = output.length;
        bytes[length++] = json_bytes/* QUOTE */.jA;
        for (;;) {
            let byte = input[at];
            while (canonical_text/* PLAIN */.t[byte] === 1) {
                bytes[length++] = byte;
                byte = input[++at];
            }
            if (byte === json_bytes/* QUOTE */.jA)
                break;
            this.at = at;
            output.length = length;
            if (byte === json_bytes/* BACKSLASH */.r_)
                this.escape();
            else if (byte < 0x80)
                this.control(byte);
            else
                this.multiByte();
            at = this.at;
            length = output.length;
        }
        bytes[length++] = json_bytes/* QUOTE */.jA;
        this.at = at + 1;
        output.length = length;
    }
    /** Passes over white space, after which the text must end. */
    finish() {
        if (this.peek() !== 0 || this.at < this.end)
            this.refuse('nothing more');
    }
    /** Fails on whatever stands at the next byte. */
    refuse(expected) {
        throw faults/* unexpected */.os(this.input, this.at, this.end, expected);
    }
    object(depth) {
        this.enter(depth);
        this.output.byte(json_bytes/* LEFT_BRACE */.CU);
        if (this.peek() === json_bytes/* RIGHT_BRACE */.FU) {
            this.close(json_bytes/* RIGHT_BRACE */.FU);
            return;
        }
        const { members } = this;
        const first = members.count;
        let sorted = true;
        for (;;) {
            if (this.peek() !== json_bytes/* QUOTE */.jA)
                this.refuse('a key in double quotes');
            const offset = this.at;
            const start = this.output.length;
            this.string();
            members.push(start, this.output.length, offset);
            if (sorted && members.count > first + 1) {
                const order = members.compare(this.output.bytes, members.count - 2, members.count - 1);
                if (order === 0)
                    this.duplicate(members.count - 1);
                sorted = order < 0;
            }
            this.expect(json_bytes/* COLON */.oH, "':'");
            this.output.byte(json_bytes/* COLON */.oH);
            this.value(depth);
            const byte = this.peek();
            if (byte === json_bytes/* RIGHT_BRACE */.FU)
                break;
            if (byte !== json_bytes/* COMMA */.KE)
                this.refuse("',' or '}'");
            this.at++;
            this.output.byte(json_bytes/* COMMA */.KE);
        }
        if (!sorted) {
            const twice = members.sort(this.output, first);
            if (twice >= 0)
                this.duplicate(twice);
        }
        members.count = first;
        this.close(json_bytes/* RIGHT_BRACE */.FU);
    }
    array(depth) {
        this.enter(depth);
        this.output.byte(json_bytes/* LEFT_BRACKET */.JD);
        if (this.peek() !== json_bytes/* RIGHT_BRACKET */.Q4) {
            for (;;) {
                this.value(depth);
                const byte = this.peek();
                if (byte === json_bytes/* RIGHT_BRACKET */.Q4)
                    break;
                if (byte !== json_bytes/* COMMA */.KE)
                    this.refuse("',' or ']'");
                this.at++;
                this.output.byte(json_bytes/* COMMA */.KE);
            }
        }
        this.close(json_bytes/* RIGHT_BRACKET */.Q4);
    }
    enter(depth) {
        if (depth > MAX_DEPTH)
            throw faults/* tooDeep */.DI(this.at, MAX_DEPTH);
        this.at++;
    }
    close(byte) {
        this.at++;
        this.output.byte(byte);
    }
    literal(word) {
        for (let k = 0; k < word.length; k++) {
            if (this.input[this.at + k] !== word[k])
                this.refuse('a JSON value');
            this.output.byte(word[k]);
        }
        this.at += word.length;
    }
    number() {
        const { input, output } = this;
        const start = this.at;
        let at = start;
        if (input[at] === json_bytes/* MINUS */.N5)
            at++;
        const integer = at;
        at = this.digits(at);
        if (input[integer] === json_bytes/* ZERO */.f2 && at > integer + 1)
            throw faults/* leadingZero */.N9(integer + 1);
        const byte = input[at];
        if (byte !== json_bytes/* POINT */.zh && (byte | 0x20) !== json_bytes/* LOWER_E */.Us) {
            // Zero has no sign as an integer.
            this.copyTo(at, input[integer] === json_bytes/* ZERO */.f2 ? integer : start);
            return;
        }
        if (byte === json_bytes/* POINT */.zh)
            at = this.digits(at + 1);
        if ((input[at] | 0x20) !== json_bytes/* LOWER_E */.Us) {
            if ((0,number/* isShortest */.$)(input, integer, at)) {
                this.copyTo(at, start);
                return;
            }
        }
        else {
            at++;
            if (input[at] === json_bytes/* PLUS */.b9 || input[at] === json_bytes/* MINUS */.N5)
                at++;
            at = this.digits(at);
        }
        const text = (0,number/* canonicalDouble */.k)(input.toString('latin1', start, at));
        if (text === undefined)
            throw faults/* outOfRange */.FL(start);
        this.at = at;
        output.ascii(text);
    }
    /** Passes over text that is its own canonical form, and writes it from a byte on. */
    copyTo(at, from) {
        const { input, output } = this;
        for (let k = from; k < at; k++)
            output.byte(input[k]);
        this.at = at;
    }
    /** Passes over one digit or more. */
    digits(from) {
        const { input } = this;
        let at = from;
        while (input[at] >= json_bytes/* ZERO */.f2 && input[at] <= json_bytes/* NINE */.bn)
            at++;
        if (at > from)
            return at;
        this.at = at;
        return this.refuse('a digit');
    }
    escape() {
        const letter = this.input[this.at + 1];
        if (letter === json_bytes/* LOWER_U */.UQ) {
            const unit = (0,escapes/* hex4 */.U)(this.input, this.at + 2);
            if (unit < 0)
                throw faults/* badUnicodeEscape */.k$(this.at);
            this.at += 6;
            this.output.unit(unit);
        }
        else {
            if (this.at + 1 === this.end) {
                this.at++;
                this.refuse('the rest of an escape');
            }
            const character = escapes/* UNESCAPED */.L[letter];
            if (character === 0)
                throw faults/* unknownEscape */.G9(this.at);
            this.at += 2;
            this.output.unit(character);
        }
    }
    control(byte) {
        if (byte !== 0x7f) {
            if (byte === 0 && this.at >= this.end)
                this.refuse("'\"' at the end of the string");
            throw faults/* rawControl */.mR(this.input, this.at, this.end);
        }
        this.at++;
        this.output.unit(byte);
    }
    multiByte() {
        const point = (0,utf8/* multiByteAt */["do"])(this.input, this.at);
        if (point < 0)
            throw faults/* notUtf8 */.T3(this.input, this.at);
        this.at += (0,utf8/* widthOf */.qz)(point);
        if (point < 0x10000)
            this.output.unit(point);
        else {
            this.output.unit(0xd800 + ((point - 0x10000) >> 10));
            this.output.unit(0xdc00 + ((point - 0x10000) & 0x3ff));
        }
    }
    duplicate(member) {
        const { start, end, offset } = this.members.key(member);
        throw faults/* duplicateKey */.Ve(this.output.slice(start, end), offset);
    }
}
//# sourceMappingURL=canonicalizer.js.map

/***/ }),

/***/ 6257:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ describe),
/* harmony export */   t: () => (/* binding */ invalidUtf8)
/* harmony export */ });
/* harmony import */ var _utf8_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(139);

/** What other languages write and JSON does not have. No other word is shown: it may be part of a secret. */
const FOREIGN = /^(NaN|Infinity|True|False|None|undefined)\b/;
/**
 * What stands at a byte, in words fit for an error message.
 *
 * @param end where the text ends; what is there or beyond is 'the end'
 */
function describe(text, at, end) {
    if (at >= end)
        return 'the end';
    const byte = text[at];
    if (byte === 0)
        return 'a NUL byte';
    if (byte === 0xef && text[at + 1] === 0xbb && text[at + 2] === 0xbf)
        return 'a byte order mark';
    if (byte === 0x20)
        return 'a space';
    if (byte > 0x20 && byte < 0x7f)
        return `'${wordAt(text, at, end)}'`;
    if (byte >= 0x80)
        return multiByte(text, at);
    return `the control character U+00${byte.toString(16).padStart(2, '0').toUpperCase()}`;
}
function wordAt(text, at, end) {
    const ahead = text.toString('latin1', at, Math.min(end, at + 16));
    return FOREIGN.exec(ahead)?.[0] ?? ahead.slice(0, 1);
}
function multiByte(text, at) {
    const point = (0,_utf8_js__WEBPACK_IMPORTED_MODULE_0__/* .multiByteAt */ ["do"])(text, at);
    if (point < 0)
        return invalidUtf8(text[at]);
    return `the character U+${point.toString(16).toUpperCase().padStart(4, '0')} outside a string`;
}
/** What is said of a byte that is no part of any UTF-8. */
function invalidUtf8(byte) {
    return `invalid UTF-8: byte 0x${byte.toString(16)}`;
}
//# sourceMappingURL=describe.js.map

/***/ }),

/***/ 1320:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** SHA-256 of the bytes: 64 lower-case hex digits, or 32 characters of one byte each as `binary`. */
function sha256(bytes, encoding) {
    // `crypto.hash` is three times as fast on short texts; Node 20 has it from 20.12 on.
    return typeof node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash === 'function'
        ? node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash('sha256', bytes, encoding)
        : node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256').update(bytes).digest(encoding);
}
//# sourceMappingURL=digest.js.map

/***/ }),

/***/ 7685:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ checkEncoding)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8245);

/**
 * Refuses a file whose first bytes say that it is no plain UTF-8, by the name of what it is.
 *
 * @param head the first four bytes of the file, or all of it when it is shorter
 */
function checkEncoding(head) {
    const found = nameOf(head);
    if (found !== undefined) {
        const fault = { found, expected: 'UTF-8 without a byte order mark', advice: 'save the file as such' };
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K('encoding', fault, { line: 1, column: 1 });
    }
}
function nameOf(head) {
    const [a, b, c] = head;
    if (a === 0xef && b === 0xbb && c === 0xbf)
        return 'a UTF-8 byte order mark';
    if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff))
        return 'a UTF-16 byte order mark';
    // JSON starts with an ASCII character, so a 0 on either side of it is the other half of a UTF-16 unit.
    if ((a === 0 && b !== 0 && b !== undefined) || (a !== 0 && b === 0))
        return 'UTF-16 text';
    return undefined;
}
//# sourceMappingURL=encoding.js.map

/***/ }),

/***/ 1838:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ UNESCAPED),
/* harmony export */   U: () => (/* binding */ hex4)
/* harmony export */ });
/** The character of each short escape of JSON, by its letter; 0 where there is none. */
const UNESCAPED = new Uint8Array(256);
for (const [letter, character] of Object.entries({
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    '"': '"',
    '\\': '\\',
    '/': '/',
})) {
    UNESCAPED[letter.charCodeAt(0)] = character.charCodeAt(0);
}
const HEX = new Uint8Array(256).fill(16);
for (let digit = 0; digit < 16; digit++) {
    const letter = digit.toString(16);
    HEX[letter.charCodeAt(0)] = digit;
    HEX[letter.toUpperCase().charCodeAt(0)] = digit;
}
/** Four hex digits as a number, or -1 when one of them is no hex digit. */
function hex4(text, at) {
    let value = 0;
    for (let k = at; k < at + 4; k++) {
        const digit = HEX[text[k]];
        if (digit > 15)
            return -1;
        value = value * 16 + digit;
    }
    return value;
}
//# sourceMappingURL=escapes.js.map

/***/ }),

/***/ 3845:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ tooDeep),
/* harmony export */   FL: () => (/* binding */ outOfRange),
/* harmony export */   G9: () => (/* binding */ unknownEscape),
/* harmony export */   N9: () => (/* binding */ leadingZero),
/* harmony export */   T3: () => (/* binding */ notUtf8),
/* harmony export */   Ve: () => (/* binding */ duplicateKey),
/* harmony export */   k$: () => (/* binding */ badUnicodeEscape),
/* harmony export */   mR: () => (/* binding */ rawControl),
/* harmony export */   os: () => (/* binding */ unexpected)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8245);
/* harmony import */ var _describe_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6257);
/* harmony import */ var _utf8_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(139);



// What can be wrong with a JSON text, each as the error to throw. `at` is the byte of the fault in the text, and what
// `place.offset` becomes; `end` is where the text ends.
/** Something else than what has to come next, which bytes that are no UTF-8 always are. */
function unexpected(text, at, end, expected) {
    const broken = at < end && text[at] >= 0x80 && (0,_utf8_js__WEBPACK_IMPORTED_MODULE_2__/* .multiByteAt */ ["do"])(text, at) < 0;
    return broken ? notUtf8(text, at) : fault('json', at, (0,_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q)(text, at, end), expected);
}
function notUtf8(text, at) {
    return fault('encoding', at, (0,_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidUtf8 */ .t)(text[at]), 'UTF-8');
}
function tooDeep(at, most) {
    return fault('too-deep', at, `more than ${most} levels of nesting`, `at most ${most}`);
}
/** @param key in canonical form */
function duplicateKey(key, at) {
    const shown = key.length > 80 ? `${key.slice(0, 76)}\u2026"` : key;
    return fault('duplicate-key', at, `the key ${shown} twice in one object`, 'each key once');
}
/** @param at the first digit too many */
function leadingZero(at) {
    return fault('json', at, 'a number with a leading zero', 'no digit after a first 0');
}
function outOfRange(at) {
    return fault('number-range', at, 'a number beyond the range of a double', 'at most 1.7976931348623157e308');
}
function badUnicodeEscape(at) {
    return fault('json', at, 'a bad \\u escape', '\\u and four hex digits');
}
function unknownEscape(at) {
    return fault('json', at, 'an unknown escape', 'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX');
}
/** A control character in a string that should have been escaped. */
function rawControl(text, at, end) {
    const escaped = JSON.stringify(String.fromCharCode(text[at])).slice(1, -1);
    const found = (0,_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q)(text, at, end);
    return fault('json', at, found, 'no raw control character in a string', `write it as ${escaped}`);
}
function fault(code, offset, found, expected, advice) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K(code, { found, expected, ...(advice && { advice }) }, { offset });
}
//# sourceMappingURL=faults.js.map

/***/ }),

/***/ 104:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ compareKeys)
/* harmony export */ });
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2361);
/* harmony import */ var _escapes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1838);


/**
 * Orders two canonical strings by the Unicode code points of what they spell.
 *
 * `text` holds both, each a range of the canonical form between its quotes. Where neither has an escape before they
 * part, bytes and code points order alike; an escape has to be read, since `\` is neither the first nor the last
 * character of ASCII and an astral character is written as two surrogates.
 *
 * @returns negative, zero (the same string) or positive
 */
function compareKeys(text, a, aEnd, b, bEnd) {
    let i = a;
    let j = b;
    while (i < aEnd && j < bEnd) {
        const x = text[i];
        const y = text[j];
        if (x === _bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .BACKSLASH */ .r_ || y === _bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .BACKSLASH */ .r_) {
            const left = codePointAt(text, i);
            const right = codePointAt(text, j);
            if (left !== right)
                return left - right;
            i += widthAt(text, i, left);
            j += widthAt(text, j, right);
        }
        else {
            if (x !== y)
                return x - y;
            i++;
            j++;
        }
    }
    return aEnd - i - (bEnd - j);
}
function codePointAt(text, at) {
    if (text[at] !== _bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .BACKSLASH */ .r_)
        return text[at];
    const letter = text[at + 1];
    if (letter !== _bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .LOWER_U */ .UQ)
        return _escapes_js__WEBPACK_IMPORTED_MODULE_0__/* .UNESCAPED */ .L[letter];
    const unit = (0,_escapes_js__WEBPACK_IMPORTED_MODULE_0__/* .hex4 */ .U)(text, at + 2);
    if (unit < 0xd800 || unit > 0xdbff || text[at + 6] !== _bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .BACKSLASH */ .r_ || text[at + 7] !== _bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .LOWER_U */ .UQ)
        return unit;
    const low = (0,_escapes_js__WEBPACK_IMPORTED_MODULE_0__/* .hex4 */ .U)(text, at + 8);
    return low < 0xdc00 || low > 0xdfff ? unit : 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
}
/** How many bytes of canonical form spell that code point. */
function widthAt(text, at, codePoint) {
    if (text[at] !== _bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .BACKSLASH */ .r_)
        return 1;
    if (text[at + 1] !== _bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .LOWER_U */ .UQ)
        return 2;
    return codePoint > 0xffff ? 12 : 6;
}
//# sourceMappingURL=keys.js.map

/***/ }),

/***/ 2958:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ NodeReader)
/* harmony export */ });
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3544);
/* harmony import */ var _tape_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4744);


/** Looks at one JSON text after the other. */
class NodeReader {
    tape = new _tape_js__WEBPACK_IMPORTED_MODULE_0__/* .Tape */ .n();
    scratch = Buffer.alloc(0);
    /**
     * @param text JSON of one value
     * @returns its value, valid until the next call; the text may be written over
     * @throws ToolReplayError with the offset of the fault when it is no JSON
     */
    read(text) {
        if (this.scratch.length <= text.length)
            this.scratch = Buffer.allocUnsafeSlow(text.length * 2 + 1);
        this.scratch.set(text);
        this.scratch[text.length] = 0;
        this.tape.read(this.scratch, 0, text.length);
        return new _node_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonNode */ .x(this.tape);
    }
}
//# sourceMappingURL=node-reader.js.map

/***/ }),

/***/ 3544:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ JsonNode)
/* harmony export */ });
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2361);

/**
 * One value of a JSON text that a {@link Tape} has read, looked at where it stands.
 *
 * Every look that does not fit the value, such as a key of an array, gives undefined or nothing: a log is taken as it
 * comes. A node is valid until its tape reads another text.
 */
class JsonNode {
    tape;
    entry;
    /** What a string says, once somebody asked: the same value is often held against many rules. */
    said;
    counted;
    constructor(tape, entry = 0) {
        this.tape = tape;
        this.entry = entry;
    }
    get kind() {
        const byte = this.text[this.start];
        if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_BRACE */ .CU)
            return 'object';
        if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_BRACKET */ .JD)
            return 'array';
        if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA)
            return 'string';
        if (byte === 0x74 || byte === 0x66)
            return 'boolean';
        return byte === 0x6e ? 'null' : 'number';
    }
    /** The text that it stands in; its own JSON is `text[start, end)`. */
    get text() {
        return this.tape.text;
    }
    get start() {
        return this.tape.startOf(this.entry);
    }
    get end() {
        return this.tape.endOf(this.entry);
    }
    /** The value of a key of an object; of the first, when it is there twice. */
    get(key) {
        if (this.text[this.start] !== _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_BRACE */ .CU)
            return undefined;
        const { tape } = this;
        const last = tape.after(this.entry);
        for (let at = this.entry + 1; at < last; at = tape.after(at + 1)) {
            if (this.isKey(at, key))
                return new JsonNode(tape, at + 1);
        }
        return undefined;
    }
    /** The value at the end of a path of keys. */
    at(...path) {
        let node = this;
        for (const key of path)
            node = node?.get(key);
        return node;
    }
    /** The members of an object, in the order of the text. */
    *members() {
        if (this.text[this.start] !== _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_BRACE */ .CU)
            return;
        const { tape } = this;
        const last = tape.after(this.entry);
        for (let at = this.entry + 1; at < last; at = tape.after(at + 1)) {
            yield [this.decode(at), new JsonNode(tape, at + 1)];
        }
    }
    /** The elements of an array. */
    *items() {
        if (this.text[this.start] !== _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_BRACKET */ .JD)
            return;
        const { tape } = this;
        const last = tape.after(this.entry);
        for (let at = this.entry + 1; at < last; at = tape.after(at))
            yield new JsonNode(tape, at);
    }
    /** What a string says. */
    string() {
        if (this.said === undefined && this.text[this.start] === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA)
            this.said = this.decode(this.entry);
        return this.said;
    }
    /** Whether it is a string that says this. */
    is(text) {
        return this.text[this.start] === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA && this.isKey(this.entry, text);
    }
    /** The number, rounded to a double. */
    number() {
        return this.kind === 'number' ? Number(this.text.toString('latin1', this.start, this.end)) : undefined;
    }
    /** The number where it is an integer of at most 15 digits, which a double holds exactly. */
    smallInteger() {
        if (this.counted === undefined)
            this.counted = this.readSmallInteger();
        return Number.isNaN(this.counted) ? undefined : this.counted;
    }
    /** The digits of an integer as they stand there, or what a string says: how ids are compared. */
    id() {
        return this.kind === 'number' ? this.text.toString('latin1', this.start, this.end) : this.string();
    }
    get isTrue() {
        return this.text[this.start] === 0x74;
    }
    get isNull() {
        return this.text[this.start] === 0x6e;
    }
    readSmallInteger() {
        const { text, start, end } = this;
        const first = text[start] === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUS */ .N5 ? start + 1 : start;
        if (first === end || end - first > 15)
            return Number.NaN;
        let number = 0;
        for (let at = first; at < end; at++) {
            const digit = text[at] - _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .ZERO */ .f2;
            if (digit < 0 || digit > 9)
                return Number.NaN;
            number = number * 10 + digit;
        }
        return first === start ? number : -number;
    }
    isKey(entry, key) {
        const { tape } = this;
        if (tape.isEscaped(entry))
            return this.decode(entry) === key;
        const from = tape.startOf(entry) + 1;
        const length = tape.endOf(entry) - 1 - from;
        // In UTF-8 no text has fewer bytes than units.
        if (length < key.length)
            return false;
        const { text } = tape;
        for (let k = 0; k < key.length; k++) {
            const unit = key.charCodeAt(k);
            if (unit > 0x7f)
                return this.decode(entry) === key;
            if (text[from + k] !== unit)
                return false;
        }
        return length === key.length;
    }
    decode(entry) {
        const { tape } = this;
        const { text } = tape;
        const start = tape.startOf(entry);
        const end = tape.endOf(entry);
        if (!tape.isEscaped(entry))
            return text.toString('utf8', start + 1, end - 1);
        return JSON.parse(text.toString('utf8', start, end));
    }
}
//# sourceMappingURL=node.js.map

/***/ }),

/***/ 8965:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isShortest),
/* harmony export */   k: () => (/* binding */ canonicalDouble)
/* harmony export */ });
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2361);

/**
 * The canonical text of a JSON number.
 *
 * An integer literal keeps its digits whatever its size. A literal with a fraction or an exponent is a double and is
 * written as Python's `repr` writes it: the shortest digits that read back as the same double, in positional notation
 * when the decimal exponent is between -4 and 15, with a two-digit exponent at least otherwise.
 *
 * @returns undefined when the double overflows
 */
function canonicalDouble(literal) {
    const value = Number(literal);
    if (!Number.isFinite(value))
        return undefined;
    const shortest = Object.is(value, -0) ? '-0' : String(value);
    const size = Math.abs(value);
    if (size === 0 || (size >= 1e-4 && size < 1e16))
        return Number.isInteger(value) ? `${shortest}.0` : shortest;
    // JavaScript's own shortest digits, only laid out differently: 1e-7 there is 1e-07 here.
    const [digits = '', exponent = ''] = value.toExponential().split('e');
    return `${digits}e${exponent.slice(0, 1)}${exponent.slice(1).padStart(2, '0')}`;
}
/** Digits that a double always keeps: no two literals of so many are the same double. */
const KEPT_DIGITS = 15;
/**
 * Whether a cheap look shows that a literal without an exponent is its own canonical form: few enough digits, the last
 * one not an idle 0, and no exponent in `repr`. It says no to some literals that are.
 *
 * @param start where its first digit stands
 */
function isShortest(text, start, end) {
    if (end - start - 1 > KEPT_DIGITS)
        return false;
    if (text[end - 1] === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .ZERO */ .f2 && text[end - 2] !== _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .POINT */ .zh)
        return false;
    return text[start] !== _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .ZERO */ .f2 || text[start + 2] !== _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .ZERO */ .f2;
}
//# sourceMappingURL=number.js.map

/***/ }),

/***/ 5535:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   YD: () => (/* binding */ keysOf),
/* harmony export */   _H: () => (/* binding */ PointedValues),
/* harmony export */   dU: () => (/* binding */ escapedKey),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   xN: () => (/* binding */ Pointers)
/* harmony export */ });
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2361);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3544);


/** Finds where values stand in one text, as JSON Pointers (RFC 6901). */
class Pointers {
    tape;
    /** The entries of the values in each object and array that was looked into, in the order of the text. */
    values = new Map();
    /** @param tape must not read another text meanwhile */
    constructor(tape) {
        this.tape = tape;
    }
    /** The pointer to the value that starts at a byte of the text. */
    pointerTo(offset) {
        const { tape } = this;
        let pointer = '';
        let entry = 0;
        while (tape.startOf(entry) < offset) {
            const values = this.valuesIn(entry);
            const k = this.lastBefore(values, offset);
            if (k < 0)
                break;
            const value = values[k];
            const isElement = tape.text[tape.startOf(entry)] === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_BRACKET */ .JD;
            pointer += `/${isElement ? k : escapedKey(new _node_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonNode */ .x(tape, value - 1).string() ?? '')}`;
            entry = value;
        }
        return pointer;
    }
    valuesIn(entry) {
        const known = this.values.get(entry);
        if (known !== undefined)
            return known;
        const { tape } = this;
        const values = [];
        const byte = tape.text[tape.startOf(entry)];
        if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_BRACE */ .CU || byte === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_BRACKET */ .JD) {
            // In an object a key comes before each value.
            const key = byte === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_BRACE */ .CU ? 1 : 0;
            for (let at = entry + 1 + key; at < tape.after(entry) + key; at = tape.after(at) + key)
                values.push(at);
        }
        this.values.set(entry, values);
        return values;
    }
    /** Which of the values is the last that does not start behind a byte, or -1. */
    lastBefore(values, offset) {
        let low = 0;
        let high = values.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.tape.startOf(values[middle]) <= offset)
                low = middle + 1;
            else
                high = middle;
        }
        return low - 1;
    }
}
/** A key as a JSON Pointer has it. */
function escapedKey(key) {
    return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
/** The value that a JSON Pointer (RFC 6901) leads to, if there is one. @param pointer empty for the value itself */
function valueAt(node, pointer) {
    let value = node;
    for (const key of keysOf(pointer)) {
        if (value?.kind !== 'array')
            value = value?.get(key);
        else
            value = /^(?:0|[1-9]\d{0,8})$/.test(key) ? elementAt(value, Number(key)) : undefined;
    }
    return value;
}
/** What pointers lead to in one value. Each is followed once, since many rules ask for the same. */
class PointedValues {
    node;
    found = new Map();
    constructor(node) {
        this.node = node;
    }
    at(pointer) {
        const known = this.found.get(pointer);
        if (known !== undefined || this.found.has(pointer))
            return known;
        const value = valueAt(this.node, pointer);
        this.found.set(pointer, value);
        return value;
    }
}
/** The keys on the way of pointers that were asked for: those are few, and asked for at each call. */
const known = new Map();
const MOST_KNOWN = 1000;
/** The keys on the way of a JSON Pointer (RFC 6901). */
function keysOf(pointer) {
    let keys = known.get(pointer);
    if (keys === undefined) {
        keys = pointer
            .split('/')
            .slice(1)
            .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
        if (known.size < MOST_KNOWN)
            known.set(pointer, keys);
    }
    return keys;
}
function elementAt(array, index) {
    let at = 0;
    for (const element of array.items())
        if (at++ === index)
            return element;
    return undefined;
}
//# sourceMappingURL=pointer.js.map

/***/ }),

/***/ 4744:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ Tape)
/* harmony export */ });
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2361);
/* harmony import */ var _canonicalizer_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6931);
/* harmony import */ var _escapes_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1838);
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3845);
/* harmony import */ var _utf8_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(139);





/** Numbers an entry: where the value starts, where it ends (with {@link ESCAPED}), and the entry after all inside it. */
const STRIDE = 3;
/** Set in the end of a string that holds an escape. No text is so long that the bit means anything else. */
const ESCAPED = 1 << 30;
/** 1 for each byte that stands for itself inside a string. Beyond ASCII all do: the text is known to be UTF-8. */
const INSIDE = new Uint8Array(256).fill(1, 0x20);
INSIDE[_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .QUOTE */ .jA] = 0;
INSIDE[_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .BACKSLASH */ .r_] = 0;
/**
 * Where everything stands in a JSON text: one entry a value and a key, in the order of the text.
 *
 * It is what to read a large text with of which little is wanted: strings are not decoded and nothing is made for a
 * value that is not looked at. It is as strict as RFC 8259 and holds no nesting beyond {@link MAX_DEPTH}, but takes
 * what the canonical form refuses, a key that is there twice and a number beyond a double: the canonical form of what
 * is used of the text is what refuses them. See `JsonNode` for a view of it.
 */
class Tape {
    /** The text that the entries are about. */
    text = Buffer.alloc(1);
    entries = new Int32Array(0);
    count = 0;
    at = 0;
    end = 0;
    /**
     * Reads the one value that `text[start, end)` is. `text[end]` must be there and hold 0.
     *
     * @throws ToolReplayError with the offset of the fault
     */
    read(text, start, end) {
        this.readFirst(text, start, end);
        if (this.peek() !== 0 || this.at < end)
            this.refuse('nothing more');
        const invalid = (0,_utf8_js__WEBPACK_IMPORTED_MODULE_3__/* .invalidUtf8At */ .MO)(text, start, end);
        if (invalid < 0)
            return;
        throw _faults_js__WEBPACK_IMPORTED_MODULE_2__/* .notUtf8 */ .T3(text, invalid);
    }
    /**
     * Reads the first value of `text[start, end)`, whatever follows it. Whether the text is UTF-8 is for the caller to see.
     *
     * @returns where it ends
     * @throws ToolReplayError with the offset of the fault
     */
    readFirst(text, start, end) {
        this.text = text;
        this.at = start;
        this.end = end;
        this.count = 0;
        this.value(0);
        return this.at;
    }
    /** Where a value starts in the text. */
    startOf(entry) {
        return this.entries[entry * STRIDE];
    }
    /** Where a value ends in the text. */
    endOf(entry) {
        return this.entries[entry * STRIDE + 1] & ~ESCAPED;
    }
    /** Whether a string holds an escape. */
    isEscaped(entry) {
        return (this.entries[entry * STRIDE + 1] & ESCAPED) !== 0;
    }
    /** The entry behind a value and all that is inside it. Inside, the first entry is the one behind its own. */
    after(entry) {
        return this.entries[entry * STRIDE + 2];
    }
    value(depth) {
        const byte = this.peek();
        if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .QUOTE */ .jA)
            this.string();
        else if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .LEFT_BRACE */ .CU)
            this.object(depth + 1);
        else if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .LEFT_BRACKET */ .JD)
            this.array(depth + 1);
        else if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .MINUS */ .N5 || (byte >= _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .ZERO */ .f2 && byte <= _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .NINE */ .bn))
            this.number();
        else if (byte === 0x74)
            this.literal('true');
        else if (byte === 0x66)
            this.literal('false');
        else if (byte === 0x6e)
            this.literal('null');
        else
            this.refuse('a JSON value');
    }
    peek() {
        const { text } = this;
        let { at } = this;
        let byte = text[at];
        while (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .SPACE */ .t6 || byte === _bytes_js__WEBPACK_IMPORTED_MODULE_4__.LF || byte === _bytes_js__WEBPACK_IMPORTED_MODULE_4__.CR || byte === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .TAB */ .wn)
            byte = text[++at];
        this.at = at;
        return byte;
    }
    enter() {
        const entry = this.count++;
        if (this.count * STRIDE > this.entries.length) {
            const larger = new Int32Array(Math.max(STRIDE * 64, this.entries.length * 2));
            larger.set(this.entries);
            this.entries = larger;
        }
        this.entries[entry * STRIDE] = this.at;
        return entry;
    }
    leave(entry, flags) {
        this.entries[entry * STRIDE + 1] = this.at | flags;
        this.entries[entry * STRIDE + 2] = this.count;
    }
    object(depth) {
        const entry = this.open(depth);
        if (this.peek() !== _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .RIGHT_BRACE */ .FU) {
            for (;;) {
                if (this.peek() !== _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .QUOTE */ .jA)
                    this.refuse('a key in double quotes');
                this.string();
                if (this.peek() !== _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .COLON */ .oH)
                    this.refuse("':'");
                this.at++;
                this.value(depth);
                const byte = this.peek();
                if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .RIGHT_BRACE */ .FU)
                    break;
                if (byte !== _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .COMMA */ .KE)
                    this.refuse("',' or '}'");
                this.at++;
            }
        }
        this.at++;
        this.leave(entry, 0);
    }
    array(depth) {
        const entry = this.open(depth);
        if (this.peek() !== _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .RIGHT_BRACKET */ .Q4) {
            for (;;) {
                this.value(depth);
                const byte = this.peek();
                if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .RIGHT_BRACKET */ .Q4)
                    break;
                if (byte !== _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .COMMA */ .KE)
                    this.refuse("',' or ']'");
                this.at++;
            }
        }
        this.at++;
        this.leave(entry, 0);
    }
    open(depth) {
        if (depth > _canonicalizer_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr)
            throw _faults_js__WEBPACK_IMPORTED_MODULE_2__/* .tooDeep */ .DI(this.at, _canonicalizer_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr);
        const entry = this.enter();
        this.at++;
        return entry;
    }
    string() {
        const entry = this.enter();
        const { text } = this;
        let at = this.at + 1;
        let flags = 0;
        for (;;) {
            let byte = text[at];
            while (INSIDE[byte] === 1)
                byte = text[++at];
            if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .QUOTE */ .jA)
                break;
            this.at = at;
            if (byte !== _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .BACKSLASH */ .r_)
                throw this.inString();
            flags = ESCAPED;
            at = this.escape();
        }
        this.at = at + 1;
        this.leave(entry, flags);
    }
    /** @returns the byte behind the escape */
    escape() {
        const { text, at } = this;
        const letter = text[at + 1];
        if (_escapes_js__WEBPACK_IMPORTED_MODULE_1__/* .UNESCAPED */ .L[letter] !== 0)
            return at + 2;
        if (letter === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .LOWER_U */ .UQ) {
            if ((0,_escapes_js__WEBPACK_IMPORTED_MODULE_1__/* .hex4 */ .U)(text, at + 2) < 0)
                throw _faults_js__WEBPACK_IMPORTED_MODULE_2__/* .badUnicodeEscape */ .k$(at);
            return at + 6;
        }
        throw _faults_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownEscape */ .G9(at);
    }
    number() {
        const entry = this.enter();
        const { text } = this;
        if (text[this.at] === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .MINUS */ .N5)
            this.at++;
        if (text[this.at] === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .ZERO */ .f2)
            this.at++;
        else
            this.digits();
        if (text[this.at] === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .POINT */ .zh) {
            this.at++;
            this.digits();
        }
        if ((text[this.at] | 0x20) === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .LOWER_E */ .Us) {
            this.at++;
            if (text[this.at] === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .PLUS */ .b9 || text[this.at] === _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .MINUS */ .N5)
                this.at++;
            this.digits();
        }
        this.leave(entry, 0);
    }
    digits() {
        const { text } = this;
        const start = this.at;
        let at = start;
        while (text[at] >= _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .ZERO */ .f2 && text[at] <= _bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .NINE */ .bn)
            at++;
        this.at = at;
        if (at === start)
            this.refuse('a digit');
    }
    literal(word) {
        const entry = this.enter();
        for (let k = 0; k < word.length; k++) {
            if (this.text[this.at + k] !== word.charCodeAt(k))
                this.refuse('a JSON value');
        }
        this.at += word.length;
        this.leave(entry, 0);
    }
    inString() {
        const { text, at, end } = this;
        return at < end
            ? _faults_js__WEBPACK_IMPORTED_MODULE_2__/* .rawControl */ .mR(text, at, end)
            : _faults_js__WEBPACK_IMPORTED_MODULE_2__/* .unexpected */ .os(text, at, end, "'\"' at the end of the string");
    }
    refuse(expected) {
        throw _faults_js__WEBPACK_IMPORTED_MODULE_2__/* .unexpected */ .os(this.text, this.at, this.end, expected);
    }
}
//# sourceMappingURL=tape.js.map

/***/ }),

/***/ 139:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   MO: () => (/* binding */ invalidUtf8At),
/* harmony export */   "do": () => (/* binding */ multiByteAt),
/* harmony export */   qz: () => (/* binding */ widthOf)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);

/**
 * The character of several bytes that starts at a byte, by table 3-7 of the Unicode standard: no overlong form, no
 * surrogate, nothing beyond U+10FFFF.
 *
 * @returns its code point, or -1 when the bytes are no UTF-8
 */
function multiByteAt(text, at) {
    const lead = text[at];
    const second = text[at + 1];
    if (lead < 0xc2 || lead > 0xf4)
        return -1;
    const width = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    if (second < low || second > high)
        return -1;
    let point = lead & (0x7f >> width);
    for (let k = 1; k < width; k++) {
        const next = text[at + k];
        if ((next & 0xc0) !== 0x80)
            return -1;
        point = (point << 6) | (next & 0x3f);
    }
    return point;
}
/** How many bytes a character beyond ASCII takes. */
function widthOf(codePoint) {
    return codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
}
/** Where the first byte stands that is no part of any UTF-8, or -1 when `text[start, end)` is UTF-8. */
function invalidUtf8At(text, start, end) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(text.subarray(start, end)))
        return -1;
    let at = start;
    for (let width = widthAt(text, at, end); width > 0; width = widthAt(text, at, end))
        at += width;
    return at;
}
/** How many bytes the character takes that starts at a byte; 0 when there is none before the end. */
function widthAt(text, at, end) {
    if (text[at] < 0x80)
        return 1;
    const point = multiByteAt(text, at);
    return point < 0 || at + widthOf(point) > end ? 0 : widthOf(point);
}
//# sourceMappingURL=utf8.js.map

/***/ }),

/***/ 1239:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Tp: () => (/* binding */ parseDocument),
/* harmony export */   uV: () => (/* binding */ columnOf)
/* harmony export */ });
/* unused harmony export lineAndColumn */
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8245);
/* harmony import */ var _canonicalizer_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6931);
/* harmony import */ var _encoding_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7685);



/**
 * Reads one JSON document as strictly as a transcript's line: see {@link Canonicalizer}.
 *
 * @throws ToolReplayError with line and column
 */
function parseDocument(bytes) {
    const text = Buffer.alloc(bytes.length + 1);
    text.set(bytes);
    (0,_encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .checkEncoding */ .S)(text.subarray(0, Math.min(4, bytes.length)));
    const canonicalizer = new _canonicalizer_js__WEBPACK_IMPORTED_MODULE_1__/* .Canonicalizer */ .t_();
    canonicalizer.load(text, 0, bytes.length);
    try {
        canonicalizer.value(0);
        canonicalizer.finish();
    }
    catch (error) {
        throw error instanceof _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K ? error.at(lineAndColumn(text, error.place.offset ?? 0)) : error;
    }
    // The canonical form holds no duplicate key and no literal that `JSON.parse` would not take.
    return JSON.parse(canonicalizer.output.slice(0, canonicalizer.output.length));
}
/** Line and column of a byte. A column counts characters, so that a byte inside one counts as that character. */
function lineAndColumn(text, offset) {
    let line = 1;
    let start = 0;
    for (let at = text.indexOf(0x0a); at >= 0 && at < offset; at = text.indexOf(0x0a, at + 1)) {
        line++;
        start = at + 1;
    }
    return { line, column: columnOf(text, start, offset) };
}
/** Column of a byte in the line that starts at `start`. */
function columnOf(text, start, offset) {
    let column = 1;
    for (let at = start; at < offset; at++)
        if ((text[at] & 0xc0) !== 0x80)
            column++;
    return column;
}
//# sourceMappingURL=value.js.map

/***/ }),

/***/ 9379:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ys: () => (/* binding */ isWithheld),
/* harmony export */   Z6: () => (/* binding */ WITHHELD_START),
/* harmony export */   aF: () => (/* binding */ holdsWithheld),
/* harmony export */   uJ: () => (/* binding */ withheldAlike),
/* harmony export */   yY: () => (/* binding */ WITHHELD_END)
/* harmony export */ });
/** What stands in canonical form in the place of a value that a sealed file withholds: this, 64 hex digits, and the end. */
const WITHHELD_START = '{"$withheld":"';
const WITHHELD_END = '"}';
const DIGITS = 64;
const ALL = /^[0-9a-f]{64}"\}$/;
/** Whether a value is withheld, or something in it. */
function holdsWithheld(node) {
    const { kind, text, start, end } = node;
    if (kind !== 'object' && kind !== 'array')
        return false;
    const value = text.subarray(start, end);
    return positions(value).next().done !== true;
}
/** Whether a value is withheld, and is nothing else. */
function isWithheld(node) {
    return node.end - node.start === WITHHELD_START.length + DIGITS + WITHHELD_END.length && holdsWithheld(node);
}
/** A text in canonical form in which all that is withheld is alike, since nobody can say whether it was. */
function withheldAlike(text) {
    let copy;
    for (const at of positions(text)) {
        copy ??= Buffer.from(text);
        copy.fill('0', at, at + DIGITS);
    }
    return copy ?? text;
}
/** Where the digits of each value that is withheld start. */
function* positions(text) {
    for (let at = text.indexOf(WITHHELD_START); at >= 0; at = text.indexOf(WITHHELD_START, at + 1)) {
        const digits = at + WITHHELD_START.length;
        if (ALL.test(text.toString('latin1', digits, digits + DIGITS + WITHHELD_END.length)))
            yield digits;
    }
}
//# sourceMappingURL=withheld.js.map

/***/ }),

/***/ 7735:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   mW: () => (/* binding */ BESIDE_ENDINGS),
/* harmony export */   sM: () => (/* binding */ SIGNATURE_ENDINGS),
/* harmony export */   yb: () => (/* binding */ MANIFEST_ENDING)
/* harmony export */ });
/* unused harmony export SIGNATURE_FORMATS */
/** What a manifest of a sealed file is called, after its name. */
const MANIFEST_ENDING = '.manifest.json';
/** The forms of a signature, as `--format` names them. */
const SIGNATURE_FORMATS = (/* unused pure expression or super */ null && (['dsse', 'sshsig']));
/** What a file with a signature is called, after the name of the manifest. */
const SIGNATURE_ENDINGS = { dsse: '.dsse', sshsig: '.sig' };
/** What all that is ever beside a sealed file is called, after its name: its manifest, and signatures of that. */
const BESIDE_ENDINGS = ['', ...Object.values(SIGNATURE_ENDINGS)].map((ending) => `${MANIFEST_ENDING}${ending}`);
//# sourceMappingURL=endings.js.map

/***/ }),

/***/ 2170:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ PlacesByTool)
/* harmony export */ });
/* harmony import */ var _json_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5535);

/** Which places are redacted in which part of which tool's calls. */
class PlacesByTool {
    ofAll;
    byTool;
    /** What became of each that was stated: one that is for all tools is there for each tool that has its own, too. */
    stated = new Map();
    constructor(stated) {
        const tools = new Set(stated.flatMap(({ tool }) => (tool === undefined ? [] : [tool])));
        this.ofAll = this.byPart(stated.filter(({ tool }) => tool === undefined));
        this.byTool = new Map(Array.from(tools, (name) => [name, this.byPart(stated.filter(({ tool = name }) => tool === name))]));
    }
    /** The places in a part of a call; undefined where there are none. */
    of(tool, part) {
        const parts = (tool === undefined ? undefined : this.byTool.get(tool)) ?? this.ofAll;
        return part === undefined ? undefined : parts.get(part);
    }
    /** Those at which there was nothing so far: a pointer with a slip of the pen hides nothing. */
    notFound() {
        return [...this.stated].filter(([, found]) => !found.some(({ isFound }) => isFound)).map(([place]) => place);
    }
    byPart(stated) {
        const parts = new Map();
        for (const place of stated) {
            let places = parts.get(place.part) ?? nowhere();
            parts.set(place.part, places);
            for (const key of (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .keysOf */ .YD)(place.pointer)) {
                const next = places.below.get(key) ?? nowhere();
                places.below.set(key, next);
                places = next;
            }
            places.isRedacted = true;
            this.stated.set(place, [...(this.stated.get(place) ?? []), places]);
        }
        return parts;
    }
}
function nowhere() {
    return { isRedacted: false, isFound: false, below: new Map() };
}
//# sourceMappingURL=redacted-places.js.map

/***/ }),

/***/ 8:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  y: () => (/* binding */ redactorOf)
});

// UNUSED EXPORTS: NO_REDACTION

;// CONCATENATED MODULE: ./build/commonjs/src/redaction/placeholder.js
/** `$VAR`, `${VAR}`, `$(command)`, `%s`, `%(name)s`, `%VAR%`, `{{ \u2026 }}`, `<password>`, `***`: all of it, so that a password may begin alike. */
const PLACEHOLDER = /^(?:\$(?:[A-Z_][A-Z0-9_]*|[A-Za-z_]+|\d|[{(].*)?|%(?:\([A-Za-z_]+\)|\{.*\})?[sdrv]?|%[A-Za-z_]+%|\{\{?|\{.*\}|<(?:[^<>]*>)?|\*+)$/;
/** What code has where a value may stand. */
const CODE = /^(?:(?:null|none|nil|true|false|undefined|string|str|required|optional)$|(?:process|os|env|config|self|this)\.)/i;
/** Whether a text stands for a value that is put in somewhere else. */
function isPlaceholder(said) {
    return PLACEHOLDER.test(said);
}
/** Whether a text stands for a value and is none, in a program or a template. */
function isNoValue(said) {
    return isPlaceholder(said) || CODE.test(said);
}
//# sourceMappingURL=placeholder.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/addresses.js

/** RFC 5321 has 64 for what is before the @; no host name is longer than 253. */
const LONGEST_LOCAL = 64;
const AT = /@|%40/g;
const LOCAL = /[A-Za-z0-9._%+'-]/;
const HOST = /(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,62}(?<!-))?\.){1,8}[A-Za-z]{2,24}(?![A-Za-z0-9])/y;
/** `git@` is a user that everybody is; `icon@2x.png` is a file. */
const NO_PERSON = /^(?:git)$/;
const SCALE = /^\dx\./;
/** Where e-mail addresses stand in a text, and passwords in addresses of the web. */
function* addressesIn(text) {
    const passwords = [...urlPasswordsIn(text)];
    yield* passwords;
    yield* emailsIn(text, new Set(passwords.map(({ end }) => end)));
}
/**
 * Where e-mail addresses stand in a text, their @ written as such or as in an address of the web.
 *
 * @param taken where an @ is that ends a password
 */
function* emailsIn(text, taken) {
    let free = 0;
    for (const { 0: at, index } of text.matchAll(AT)) {
        if (taken.has(index))
            continue;
        let start = index;
        while (start > free && index - start < LONGEST_LOCAL && LOCAL.test(text[start - 1]))
            start--;
        while (start < index && /[.'%]/.test(text[start]))
            start++;
        HOST.lastIndex = index + at.length;
        const host = HOST.exec(text)?.[0];
        if (start === index || host === undefined)
            continue;
        if (NO_PERSON.test(text.slice(start, index)) || SCALE.test(host))
            continue;
        free = HOST.lastIndex;
        yield { start, end: free, kind: 'email' };
    }
}
const CREDENTIALS = /[^\s/:@"'<>\\]{0,200}:([^\s/"'<>\\]{1,300})@/y;
const CROSSED_OUT = /^x+$/i;
/** Where passwords stand in the addresses of a text: `https://user:password@host`. */
function* urlPasswordsIn(text) {
    for (let at = text.indexOf('://'); at >= 0; at = text.indexOf('://', at + 3)) {
        CREDENTIALS.lastIndex = at + 3;
        const password = CREDENTIALS.exec(text)?.[1];
        if (password === undefined || isPlaceholder(password) || CROSSED_OUT.test(password))
            continue;
        const end = CREDENTIALS.lastIndex - 1;
        yield { start: end - password.length, end, kind: 'password' };
    }
}
//# sourceMappingURL=addresses.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/randomness.js
const SHORTEST = 16;
/** Bits a character: text of a language and names in code have less at such lengths, or no digits. */
const LEAST_BITS = 3;
const LEAST_BITS_WITHOUT_DIGITS = 4;
/** So much of a text says whether it is random. */
const LOOKED_AT = 512;
/** Between words. What was redacted before is no word, so that a copy stays as it is when it is redacted once more. */
const BETWEEN = /\[redacted:[a-z-]{1,20}:\d{1,9}\]|[\s;,&"']+/;
/** Whether any word of a text looks as if it was made at random, and nobody could have remembered it. */
function isRandom(text) {
    return text.split(BETWEEN).some(isRandomWord);
}
function isRandomWord(word) {
    if (word.length < SHORTEST)
        return false;
    const look = word.slice(0, LOOKED_AT);
    const bits = entropyOf(look);
    if (/\d/.test(look))
        return bits >= LEAST_BITS;
    return bits >= LEAST_BITS_WITHOUT_DIGITS && /[a-z]/.test(look) && /[A-Z]/.test(look);
}
/** Shannon's entropy of the characters, in bits a character. */
function entropyOf(text) {
    const counts = new Map();
    for (const character of text)
        counts.set(character, (counts.get(character) ?? 0) + 1);
    let bits = 0;
    for (const count of counts.values())
        bits -= (count / text.length) * Math.log2(count / text.length);
    return bits;
}
//# sourceMappingURL=randomness.js.map
// EXTERNAL MODULE: ./build/commonjs/src/redaction/replacements.js + 1 modules
var replacements = __nccwpck_require__(2041);
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/key-names.js


/** Names are held against these by their ends, without case and without what is between words: `DB_PASSWORD`, `apiKey`. */
const CERTAIN = ['password', 'passwd', 'passphrase', 'passcode', 'pwd', 'authorization'];
const LIKELY = [
    'token',
    'secret',
    'api-key',
    'access-key',
    'access-key-id',
    'secret-key',
    'private-key',
    'account-key',
    'shared-key',
    'signing-key',
    'encryption-key',
    'master-key',
    'auth-key',
    'credential',
    'cookie',
    'session-id',
    'auth',
    'bearer',
    'jwt',
];
/** Behind a name that is there more than once: `password1`, `user_password_2`. */
const NUMBER = '\\d{1,3}';
/**
 * Those names in free text, as an expression without case: the first group is there where the name is a certain one, the
 * second where it is a possible one.
 */
const NAMES_IN_TEXT = `(?:(${CERTAIN.join('|')})|${LIKELY.map((name) => name.replaceAll('-', '[-_]?')).join('|')}|(?<![a-z])(pass))s?(?:[-_]?${NUMBER})?`;
const NAME = new RegExp(`(?:(${CERTAIN.join('|')})|${LIKELY.map(joined).join('|')})s?(?:value|string|text|header)?(?:${NUMBER})?$`);
/** `DB_PASS` is no test, and `pass` may be one. */
const PASS = new RegExp(`(?:([A-Z0-9]_)PASS|(?:^|[-_. ])[Pp]ass|^PASS|[a-z]Pass)[-_]?(?:${NUMBER})?$`);
const LONGEST_NAME = 100;
/** What the name of a value says; undefined where it says nothing. */
function sensitivityOf(name) {
    // Only the end counts, and a name can be long.
    const end = name.slice(-LONGEST_NAME);
    const match = NAME.exec(joined(end).toLowerCase());
    if (match !== null)
        return match[1] === undefined ? 'likely' : 'certain';
    const pass = PASS.exec(end);
    if (pass === null)
        return undefined;
    return pass[1] === undefined ? 'possible' : 'certain';
}
/** What a text is under a name that says so much; undefined where it is no secret. */
function kindUnder(sensitivity, text) {
    if (sensitivity === 'certain')
        return text === '' ? undefined : 'password';
    if (sensitivity === 'possible' && isPass(text))
        return 'password';
    return isRandom(text) ? 'secret' : undefined;
}
/** Of what two names say of one value that by which more is a secret. */
function stronger(one, other) {
    return ['certain', 'possible', 'likely'].find((sensitivity) => [one, other].includes(sensitivity));
}
/** A word, a number and a sentence are the outcome of a test. What was redacted before is no password of its own. */
function isPass(text) {
    return /^\S+$/.test(text) && /[a-z]/i.test(text) && /[^a-z_.]/i.test(text) && !(0,replacements/* looksRedacted */.lf)(text);
}
function joined(name) {
    return name.replace(/[-_. ]/g, '');
}
//# sourceMappingURL=key-names.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/assignments.js


/** `name=`, `"name": `, `\"name\":`, `name => `; the value follows. Each class is bounded: no long run is gone over twice. */
const HEAD = new RegExp(`${NAMES_IN_TEXT}(\\\\{0,7}["'\`])?([ \\t]{0,3}(?:=>|:=|=|:)[ \\t]{0,3})`, 'gi');
/** `--name value` of a command; with `=` it is one of the others. */
const OPTION = new RegExp(`(?<![A-Za-z0-9-])--(?:[A-Za-z0-9]{1,20}-){0,4}${NAMES_IN_TEXT}[ \\t]{1,3}`, 'gi');
const QUOTE = /(\\{0,7})(["'`])/y;
const SCHEME = /(?:bearer|basic|token|digest)[ \t]{1,3}/iy;
const BARE = /[^\s"'`,;&|<>(){}[\]\\]{1,1000}/y;
const LONGEST_QUOTED = 4096;
/** Words and names in code, which stand behind `password:` in prose and in declarations. */
const WORDS = /^[A-Za-z_.]+$/;
/** So much of a text that is no value is gone over again for names in it. */
const MOST_AGAIN = 100;
/** Where values stand in a text under a name that says that they are secret. */
function* assignmentsIn(text) {
    yield* valuesBehind(HEAD, text);
    if (text.includes('--'))
        yield* valuesBehind(OPTION, text);
}
function* valuesBehind(expression, text) {
    // An expression of its own: it is left in the middle of a text, and may be asked for by two at once.
    const heads = new RegExp(expression);
    for (let head = heads.exec(text); head !== null; head = heads.exec(text)) {
        const at = head.index + head[0].length;
        const block = head[4]?.includes(':') ? blockAt(text, head.index, at) : undefined;
        const value = block ?? valueAt(text, at);
        if (value === undefined)
            continue;
        const { start, end, isQuoted } = value;
        const kind = kindBehind(head, value, text);
        if (kind !== undefined) {
            yield { start, end, kind };
            heads.lastIndex = end;
        }
        else if ((!isQuoted || block !== undefined) && end - start > MOST_AGAIN)
            heads.lastIndex = end;
    }
}
/** What a value is behind a name; undefined where it is no secret. */
function kindBehind(head, { start, end, isQuoted }, text) {
    const [, certain, pass, quote, separator = ''] = head;
    const said = text.slice(start, end);
    if (isNoValue(said))
        return undefined;
    const isNamed = isQuoted || quote !== undefined;
    if (certain === undefined && pass === undefined)
        return kindUnder('likely', said);
    if (certain !== undefined || (pass === 'PASS' && text[head.index - 1] === '_')) {
        const isMeant = isNamed || /^$|^=$/.test(separator) || isSetting(head, end, text);
        return isMeant || !WORDS.test(said) ? 'password' : undefined;
    }
    return isNamed || !/[ \t]/.test(separator) ? kindUnder('possible', said) : undefined;
}
const BEFORE_NAME = /(?:^|\n)[ \t]*(?:- |export )?[A-Z0-9_.-]*$/;
const LONGEST_BEFORE = 80;
/** Whether a line is `DB_PASSWORD: word` and nothing more: in prose and in programs the name is not in capitals. */
function isSetting({ index, 1: name = 'PASS' }, end, text) {
    if (name !== name.toUpperCase() || (end < text.length && !/[\r\n]/.test(text[end])))
        return false;
    return BEFORE_NAME.test(text.slice(Math.max(0, index - LONGEST_BEFORE), index));
}
/** What stands at a place, without its quotes and without the scheme of an `Authorization` header. */
function valueAt(text, at) {
    const quote = matchAt(QUOTE, text, at);
    const inside = at + (quote?.[0].length ?? 0);
    const start = inside + (matchAt(SCHEME, text, inside)?.[0].length ?? 0);
    if (quote === null) {
        const bare = matchAt(BARE, text, start);
        return bare === null ? undefined : { start, end: start + bare[0].length, isQuoted: false };
    }
    const end = closing(text, start, quote[1]?.length ?? 0, quote[2] ?? '');
    return end === start ? undefined : { start, end, isQuoted: true };
}
const BLOCK = /[|>][-+1-9]{0,2}[ \t]{0,8}\r?\n/y;
const LINE = /([ \t]*)([^\n]{0,4096})\n?/y;
/** The lines of a block of YAML (`password: |`): those below that stand further in than the name. */
function blockAt(text, name, at) {
    const head = matchAt(BLOCK, text, at);
    if (head === null)
        return undefined;
    const line = text.lastIndexOf('\n', name) + 1;
    const margin = matchAt(LINE, text, line)?.[1]?.length ?? 0;
    const body = at + head[0].length;
    let [start, end] = [0, 0];
    for (let next = body; next < text.length && next - body < LONGEST_QUOTED; next = LINE.lastIndex) {
        const [, indent = '', content = ''] = matchAt(LINE, text, next) ?? [];
        const said = content.trimEnd();
        if (said === '')
            continue;
        if (indent.length <= margin)
            break;
        if (end === 0)
            start = next + indent.length;
        end = next + indent.length + said.length;
    }
    return end === 0 ? undefined : { start, end, isQuoted: true };
}
/**
 * Where a quoted text ends: at the quote with as many backslashes as the first, or at what cannot be in it.
 *
 * @param backslashes of the first quote: a text in a text in a text has more of them
 */
function closing(text, start, backslashes, quote) {
    const last = Math.min(text.length, start + LONGEST_QUOTED);
    let before = 0;
    for (let at = start; at < last; at++) {
        const character = text[at];
        if (character === '\n')
            return at - before;
        if (character === quote && before <= backslashes)
            return at - before;
        before = character === '\\' ? before + 1 : 0;
    }
    return last;
}
function matchAt(expression, text, at) {
    expression.lastIndex = at;
    return expression.exec(text);
}
//# sourceMappingURL=assignments.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/elements.js


/** `<password>\u2026</`. From one `<` on it goes no further than to the next. */
const ELEMENT = /<([A-Za-z][\w:.-]{0,60})(?:\s[^<>]{0,300})?>([^<>]{1,4096})(?=<\/)/g;
/** Where secrets stand in a text as elements of XML whose name says so. */
function* elementsIn(text) {
    if (!text.includes('</'))
        return;
    for (const { 0: element, 1: name = '', 2: content = '', index } of text.matchAll(ELEMENT)) {
        const said = content.trim();
        const sensitivity = sensitivityOf(name);
        const kind = sensitivity === undefined || isNoValue(said) ? undefined : kindUnder(sensitivity, said);
        if (kind === undefined)
            continue;
        const start = index + element.length - content.trimStart().length;
        yield { start, end: start + said.length, kind };
    }
}
//# sourceMappingURL=elements.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/netrc.js
/** An entry of a `.netrc`, on one line or on several (https://www.gnu.org/software/inetutils/manual/html_node/The-_002enetrc-file.html). */
const ENTRY = /(?<![\w-])(?:machine\s{1,8}[^\s"'`\\]{1,255}|default)(?:\s{1,8}(?:login|account)\s{1,8}[^\s"'`\\]{1,255}){1,2}\s{1,8}password\s{1,8}([^\s"'`\\]{1,300})/g;
/** Where passwords stand in a text that is a `.netrc`, or part of one. */
function* netrcPasswordsIn(text) {
    for (const { 0: entry, 1: password = '', index } of text.matchAll(ENTRY)) {
        const end = index + entry.length;
        yield { start: end - password.length, end, kind: 'password' };
    }
}
//# sourceMappingURL=netrc.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/private-keys.js
const BEGIN = '-----BEGIN ';
const RULE = '-----';
const LONGEST_LABEL = 60;
/** The body of a key that has no end: line breaks may be escaped, once or more. */
const BODY = /[A-Za-z0-9+/=\\\s]*/y;
const SHORTEST_BODY = 16;
/** Where private keys in the form of PEM stand in a text: all of the block, or what is there of it. */
function* privateKeysIn(text) {
    for (let start = text.indexOf(BEGIN); start >= 0; start = text.indexOf(BEGIN, start + BEGIN.length)) {
        const label = text.indexOf(RULE, start + BEGIN.length);
        if (label < 0)
            return;
        if (label - start > LONGEST_LABEL || !text.slice(start, label).includes('PRIVATE KEY'))
            continue;
        const body = label + RULE.length;
        const end = endOf(text, body);
        if (end - body >= SHORTEST_BODY)
            yield { start, end, kind: 'private-key' };
    }
}
function endOf(text, body) {
    const rule = text.indexOf(RULE, body);
    if (rule >= 0 && text.startsWith('-----END ', rule)) {
        const close = text.indexOf(RULE, rule + RULE.length);
        if (close >= 0 && close - rule <= LONGEST_LABEL)
            return close + RULE.length;
    }
    BODY.lastIndex = body;
    return body + (BODY.exec(text)?.[0].length ?? 0);
}
//# sourceMappingURL=private-keys.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/token-shapes.js
/**
 * Shapes that are tokens wherever they stand, as those who issue them document them (and as the rules of gitleaks have
 * them). Lengths are below the documented ones, far below where no word begins so: a token that was cut is one still.
 *
 * No expression here takes more than linear time: each begins with fixed letters, which a fixed number of characters or
 * one run of one class follows, and what comes behind a run cannot be part of it.
 */
const SHAPES = [
    // GitHub
    'gh[opsur]_[A-Za-z0-9_]{8,}',
    'github_pat_[A-Za-z0-9_]{8,}',
    // GitLab
    'gl(?:pat|ptt|dt|rt|cbt|ft|soat|agent|imt|oas)-[A-Za-z0-9_-]{8,}',
    'GR1348941[A-Za-z0-9_-]{20,}',
    // AWS access keys
    '(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])',
    // Slack
    'xox[abceoprs]-[A-Za-z0-9-]{10,}',
    'xapp-\\d-[A-Za-z0-9-]{10,}',
    'hooks\\.slack\\.com/(?:services|workflows|triggers)/[A-Za-z0-9+/]{20,}',
    // Anthropic, OpenAI, OpenRouter: beyond the prefix a kebab-case name could look the same, so that has a digit
    'sk-(?:ant|proj|svcacct|admin|or)-[A-Za-z0-9_-]{8,}',
    'sk-(?=[A-Za-z_-]{0,40}\\d)[A-Za-z0-9_-]{20,}',
    // Google
    'AIza[A-Za-z0-9_-]{16,}',
    'ya29\\.[A-Za-z0-9_-]{20,}',
    'GOCSPX-[A-Za-z0-9_-]{20,}',
    // Stripe
    '[rs]k_(?:live|test)_[A-Za-z0-9]{10,}',
    'whsec_[A-Za-z0-9+/=]{16,}',
    // Package registries
    'npm_[A-Za-z0-9]{30,}',
    'pypi-AgE[A-Za-z0-9_-]{8,}',
    'rubygems_[a-f0-9]{40,}',
    'dckr_(?:pat|oat)_[A-Za-z0-9_-]{20,}',
    // Other services
    'hf_[A-Za-z0-9]{30,}',
    'gsk_[A-Za-z0-9]{30,}',
    'xai-[A-Za-z0-9]{30,}',
    'pplx-[A-Za-z0-9]{30,}',
    'r8_[A-Za-z0-9]{30,}',
    'lin_api_[A-Za-z0-9]{30,}',
    'ntn_[A-Za-z0-9]{30,}',
    'do[opr]_v1_[a-f0-9]{60,}',
    'dapi[a-f0-9]{32}(?![A-Za-z0-9])',
    'shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32,}',
    'hv[bsr]\\.[A-Za-z0-9_-]{20,}',
    'SG\\.[A-Za-z0-9_-]{16,32}\\.[A-Za-z0-9_-]{16,}',
    'AGE-SECRET-KEY-1[A-Z0-9]{50,}',
    '\\d{8,10}:AA[A-Za-z0-9_-]{33}(?![A-Za-z0-9_-])',
];
const TOKEN = new RegExp(`(?<![A-Za-z0-9])(?:${SHAPES.join('|')})`, 'g');
/** A JSON Web Token: two parts of base64 of `{"`, and the signature where there is one. Begins where a run begins. */
const WEB_TOKEN = /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{4,}(?:\.[A-Za-z0-9_-]*){0,3}/g;
/** What is left of a token where a text was cut to be shown. Begins where a run begins. */
const CUT_TOKEN = /(?<![A-Za-z0-9_.-])(?:gh[opsur]_|github_pat_|glpat-|AKIA|ASIA|xox[abceoprs]-|sk-|AIza|[rs]k_live_|npm_|pypi-|eyJ)[A-Za-z0-9_.-]*(?=\u2026)/g;
/** The scheme and the rest of an `Authorization` header. */
const token_shapes_SCHEME = /(?<![A-Za-z0-9])(?:bearer|basic)[ \t]{1,8}([A-Za-z0-9+/_~.-]{8,}={0,2})/gi;
/** What words have not: "basic authentication" is none. */
const NO_WORD = /\d|[a-z][A-Z]|[A-Za-z]{20}|=$/;
/** What signs an address of the web, as Azure, AWS, Google and CloudFront write it; the & may be escaped. */
const SIGNATURE = /(?:[?&;]|u0026)(?:sig|(?:x-(?:amz|goog)-)?signature)=([A-Za-z0-9%+/=_~-]{20,})/gi;
/** Where tokens of a known shape stand in a text. */
function* tokensIn(text) {
    for (const expression of [TOKEN, WEB_TOKEN, CUT_TOKEN]) {
        for (const { 0: token, index } of text.matchAll(expression)) {
            yield { start: index, end: index + token.length, kind: 'token' };
        }
    }
    for (const { 0: parameter, 1: signature = '', index } of text.matchAll(SIGNATURE)) {
        const end = index + parameter.length;
        yield { start: end - signature.length, end, kind: 'token' };
    }
    for (const { 0: header, 1: token = '', index } of text.matchAll(token_shapes_SCHEME)) {
        const end = index + header.length;
        if (NO_WORD.test(token))
            yield { start: end - token.length, end, kind: 'token' };
    }
}
//# sourceMappingURL=token-shapes.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/free-text.js






/** A text without what is secret in it, whatever it is a text of. Takes time linear in the text. */
function redactedText(text, replacements) {
    const spans = [...replacements.spansIn(text), ...secretsIn(text), ...secretsInPointers(text)];
    if (spans.length === 0)
        return text;
    let redacted = '';
    let done = 0;
    for (const { start, end, kind } of inOrder(spans)) {
        // What is inside another is replaced with it, and what reaches beyond another is replaced from there on.
        if (end <= done)
            continue;
        const from = Math.max(start, done);
        redacted += text.slice(done, from) + replacements.ofText(kind, text.slice(from, end));
        done = end;
    }
    return redacted + text.slice(done);
}
/** By place; of those at one place the longest first, and of the same that which was found first. */
function inOrder(spans) {
    return spans.sort((a, b) => a.start - b.start || b.end - a.end);
}
function* secretsIn(text) {
    yield* privateKeysIn(text);
    yield* tokensIn(text);
    yield* assignmentsIn(text);
    yield* elementsIn(text);
    yield* netrcPasswordsIn(text);
    yield* addressesIn(text);
}
/** In JSON Pointers a key has `~1` for each `/` and `~0` for each `~` (RFC 6901): what is secret is so without them, too. */
function* secretsInPointers(text) {
    // Where in the plain text what was escaped stands.
    const escaped = [];
    for (const { index } of text.matchAll(/~[01]/g))
        escaped.push(index - escaped.length);
    if (escaped.length === 0)
        return;
    const plain = text.replace(/~[01]/g, (pair) => (pair === '~1' ? '/' : '~'));
    for (const { start, end, kind } of secretsIn(plain))
        yield { start: start + below(escaped, start), end: end + below(escaped, end), kind };
}
/** How many of numbers in order are smaller than one. */
function below(numbers, one) {
    let [from, to] = [0, numbers.length];
    while (from < to) {
        const middle = (from + to) >> 1;
        if (numbers[middle] < one)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}
//# sourceMappingURL=free-text.js.map
// EXTERNAL MODULE: ./build/commonjs/src/json/bytes.js
var bytes = __nccwpck_require__(2361);
// EXTERNAL MODULE: ./build/commonjs/src/json/canonical-string.js
var canonical_string = __nccwpck_require__(7760);
// EXTERNAL MODULE: ./build/commonjs/src/json/canonicalizer.js + 1 modules
var canonicalizer = __nccwpck_require__(6931);
// EXTERNAL MODULE: ./build/commonjs/src/json/tape.js
var tape = __nccwpck_require__(4744);
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/json-redactor.js






/** `{"name": "Authorization", "value": "\u2026"}`: headers, cookies and variables are often listed so. */
const NAMES = /^(?:name|key|header|field|variable|(?:parameter|header|field|variable)[_-]?(?:name|key))$/i;
const LONGEST_NAMES = 'parameter_name'.length;
const NAMED = /^(?:(?:parameter|header|field|variable)[_-]?)?val(?:ue)?s?$/i;
/** What an object under `password` says of it beside what it is: forms, schemas and errors have such. */
const ABOUT = /^(?:id|type|kind|scheme|in|format|name|title|label|description|placeholder|hint|help|message|reason|status|state|error|required|pattern|(?:min|max).*|[$_].*)$/i;
/** The scheme of an `Authorization` header, which is no secret. */
const json_redactor_SCHEME = /^(?:bearer|basic|token|digest) +(?=[^ ])/i;
/** Behind the name of a field, that of another one; or what was redacted in it before. */
const OTHER_FIELD = /^[A-Za-z_.]+$|\[redacted:/;
/** How a call ended, which is no secret: a failed call must be one in the copy too. */
const ENDINGS = ['$error', 'is_error', 'exit_code'];
/** Writes JSON values without what is secret in them. It goes over a text once and copies all that stays. */
class JsonRedactor {
    replacements;
    tape = new tape/* Tape */.n();
    canonicalizer = new canonicalizer/* Canonicalizer */.t_();
    pieces = [];
    /** Up to here the text is copied. */
    copied = 0;
    redactedKeys = 0;
    constructor(replacements) {
        this.replacements = replacements;
    }
    /**
     * @param canonical the canonical form of a value; it may be written over afterwards
     * @param places what of it is redacted whatever it is
     * @returns the canonical form of the same without what is secret; the buffer itself where there is nothing
     */
    write(canonical, places) {
        const { tape } = this;
        tape.read(Buffer.concat([canonical, Buffer.of(0)]), 0, canonical.length);
        this.pieces = [];
        this.copied = 0;
        this.redactedKeys = 0;
        const first = tape.text[tape.startOf(0)];
        const isWhole = first === bytes/* LEFT_BRACE */.CU || first === bytes/* LEFT_BRACKET */.JD;
        if (places?.isRedacted && isWhole) {
            places.isFound = true;
            this.members(0);
        }
        else
            this.value(0, { sensitivity: undefined, places });
        if (this.pieces.length === 0)
            return canonical;
        const text = `${this.pieces.join('')}${this.slice(this.copied, canonical.length)}`;
        return this.redactedKeys > 0 ? this.sorted(text) : Buffer.from(text, 'latin1');
    }
    value(entry, standing) {
        const { tape } = this;
        if (standing.places?.isRedacted) {
            standing.places.isFound = true;
            this.whole(entry, 'value');
            return;
        }
        const byte = tape.text[tape.startOf(entry)];
        if (byte === bytes/* LEFT_BRACE */.CU)
            this.object(entry, standing);
        else if (byte === bytes/* LEFT_BRACKET */.JD)
            this.array(entry, standing);
        else if (byte === bytes/* QUOTE */.jA)
            this.string(entry, standing.sensitivity);
        else if (standing.sensitivity === 'certain' && isNumber(byte))
            this.whole(entry, 'password');
    }
    object(entry, { sensitivity, places }) {
        const { tape } = this;
        const named = this.namedBy(entry);
        for (let key = entry + 1; key < tape.after(entry); key = tape.after(key + 1)) {
            const name = this.decode(key);
            const own = sensitivityOf(name) ?? (named !== undefined && NAMED.test(name) ? named : undefined);
            this.key(key, name);
            this.value(key + 1, {
                sensitivity: stronger(own, this.inside(sensitivity, name, key + 1)),
                places: places?.below.get(name),
            });
        }
    }
    /** What is directly inside of a password is one; what is further inside, or in credentials, may be a secret. */
    inside(around, name, value) {
        if (around !== 'certain')
            return around === 'likely' ? around : undefined;
        const byte = this.tape.text[this.tape.startOf(value)];
        const isScalar = byte !== bytes/* LEFT_BRACE */.CU && byte !== bytes/* LEFT_BRACKET */.JD;
        return isScalar && !ABOUT.test(name) ? 'certain' : 'likely';
    }
    array(entry, { sensitivity, places }) {
        const { tape } = this;
        const paired = this.pairedIn(entry);
        // A list under `pass` is one of tests.
        const each = sensitivity === 'possible' ? undefined : sensitivity;
        let index = 0;
        for (let at = entry + 1; at < tape.after(entry); at = tape.after(at)) {
            const own = index === 1 ? paired : undefined;
            this.value(at, { sensitivity: stronger(own, each), places: places?.below.get(String(index)) });
            index++;
        }
    }
    /** What the member `value` of an object is called by another of its members. */
    namedBy(entry) {
        const { tape } = this;
        for (let key = entry + 1; key < tape.after(entry); key = tape.after(key + 1)) {
            if (tape.text[tape.startOf(key + 1)] !== bytes/* QUOTE */.jA)
                continue;
            const length = tape.endOf(key) - tape.startOf(key) - 2;
            if (length > LONGEST_NAMES || !NAMES.test(this.decode(key)))
                continue;
            const sensitivity = sensitivityOf(this.decode(key + 1));
            if (sensitivity !== undefined)
                return sensitivity;
        }
        return undefined;
    }
    /** What `["Authorization", "\u2026"]` says of its second text. */
    pairedIn(entry) {
        const { tape } = this;
        const [first, second] = [entry + 1, entry + 2];
        if (tape.after(entry) !== entry + 3)
            return undefined;
        if ([first, second].some((at) => tape.text[tape.startOf(at)] !== bytes/* QUOTE */.jA))
            return undefined;
        const name = this.decode(first);
        const sensitivity = /^[\w.-]{1,100}$/.test(name) ? sensitivityOf(name) : undefined;
        const isOther = sensitivity === 'certain' && !/authorization$/i.test(name) && OTHER_FIELD.test(this.decode(second));
        return isOther ? undefined : sensitivity;
    }
    key(entry, name) {
        const redacted = redactedText(name, this.replacements);
        if (redacted === name)
            return;
        this.redactedKeys++;
        this.replace(entry, redacted);
    }
    string(entry, sensitivity) {
        const text = this.decode(entry);
        const scheme = sensitivity === undefined ? '' : (json_redactor_SCHEME.exec(text)?.[0] ?? '');
        const rest = text.slice(scheme.length);
        const kind = sensitivity && kindUnder(sensitivity, rest);
        const redacted = kind === undefined ? redactedText(text, this.replacements) : `${scheme}${this.replacements.ofText(kind, rest)}`;
        if (redacted !== text)
            this.replace(entry, redacted);
    }
    /** Replaces each member of an object or array, which itself stays. */
    members(entry) {
        const { tape } = this;
        const key = tape.text[tape.startOf(entry)] === bytes/* LEFT_BRACE */.CU ? 1 : 0;
        for (let at = entry + 1; at < tape.after(entry); at = tape.after(at + key)) {
            const name = key === 1 ? this.decode(at) : '';
            if (key === 1)
                this.key(at, name);
            if (!ENDINGS.includes(name) || !this.isOutcome(at + key))
                this.whole(at + key, 'value');
        }
    }
    /** Whether a value says how a call ended and no more: a number, true, false or null. */
    isOutcome(entry) {
        const byte = this.tape.text[this.tape.startOf(entry)];
        return byte !== bytes/* QUOTE */.jA && byte !== bytes/* LEFT_BRACE */.CU && byte !== bytes/* LEFT_BRACKET */.JD;
    }
    whole(entry, kind) {
        const { tape, replacements } = this;
        const isText = tape.text[tape.startOf(entry)] === bytes/* QUOTE */.jA;
        this.replace(entry, isText
            ? replacements.ofText(kind, this.decode(entry))
            : replacements.ofJson(kind, this.slice(tape.startOf(entry), tape.endOf(entry))));
    }
    replace(entry, text) {
        const { tape } = this;
        this.pieces.push(this.slice(this.copied, tape.startOf(entry)), (0,canonical_string/* canonicalString */.M)(text));
        this.copied = tape.endOf(entry);
    }
    decode(entry) {
        const { tape } = this;
        const start = tape.startOf(entry);
        const end = tape.endOf(entry);
        if (!tape.isEscaped(entry))
            return this.slice(start + 1, end - 1);
        // The text of a string of JSON is one.
        return JSON.parse(this.slice(start, end));
    }
    /** A canonical form is ASCII. */
    slice(start, end) {
        return this.tape.text.toString('latin1', start, end);
    }
    /** Other keys have another order. */
    sorted(text) {
        const { canonicalizer } = this;
        const bytes = Buffer.from(`${text}\0`, 'latin1');
        canonicalizer.load(bytes, 0, bytes.length - 1);
        canonicalizer.value(0);
        canonicalizer.finish();
        return Buffer.from(canonicalizer.output.bytes.subarray(0, canonicalizer.output.length));
    }
}
function isNumber(byte) {
    return byte === 0x2d || (byte !== undefined && byte >= 0x30 && byte <= 0x39);
}
//# sourceMappingURL=json-redactor.js.map
// EXTERNAL MODULE: ./build/commonjs/src/redaction/redacted-places.js
var redacted_places = __nccwpck_require__(2170);
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/redactor.js




/** Shows everything as it is: `--no-redact`. */
const NO_REDACTION = {
    text: (data) => data,
    json: (canonical) => canonical,
    places: () => undefined,
    counts: () => new Map(),
    notFound: () => [],
};
/** Makes what redacts all that one run shows. */
function redactorOf({ pointers = [] } = {}) {
    return new NumberingRedactor(new redacted_places/* PlacesByTool */.w(pointers));
}
/** So many short texts are remembered: reports say one name of a tool a million times. */
const MOST_REMEMBERED = 1000;
const LONGEST_REMEMBERED = 300;
class NumberingRedactor {
    byTool;
    replacements = new replacements/* Replacements */.AF();
    values = new JsonRedactor(this.replacements);
    remembered = new Map();
    constructor(byTool) {
        this.byTool = byTool;
    }
    text(data) {
        const known = this.remembered.get(data);
        if (known !== undefined)
            return known;
        const redacted = redactedText(data, this.replacements);
        if (data.length <= LONGEST_REMEMBERED && this.remembered.size < MOST_REMEMBERED) {
            this.remembered.set(data, redacted);
        }
        return redacted;
    }
    json(canonical, tool, part) {
        return this.values.write(canonical, this.byTool.of(tool, part));
    }
    places(tool, part) {
        return this.byTool.of(tool, part);
    }
    counts() {
        return this.replacements.counts();
    }
    notFound() {
        return this.byTool.notFound();
    }
}
//# sourceMappingURL=redactor.js.map

/***/ }),

/***/ 2041:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  kQ: () => (/* binding */ ANY_REPLACEMENT),
  AF: () => (/* binding */ Replacements),
  lf: () => (/* binding */ looksRedacted)
});

// EXTERNAL MODULE: ./build/commonjs/src/json/digest.js
var digest = __nccwpck_require__(1320);
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/kinds.js
/** What a redacted value was taken for. The set is closed: each is the second word of a replacement. */
const REDACTED_KINDS = ['token', 'private-key', 'password', 'secret', 'email', 'value'];
//# sourceMappingURL=kinds.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/replacements.js


/** A replacement, alone or in a longer text. */
const ANY_REPLACEMENT = new RegExp(`\\[redacted:(${REDACTED_KINDS.join('|')}):[1-9]\\d{0,8}\\]`, 'g');
/** Longer values are known by their digest, so that what is remembered of them is short. */
const LONGEST_KEPT = 64;
/**
 * What stands for each value: `[redacted:email:1]`, numbered in the order in which values of a kind are first seen.
 *
 * Equal values have one replacement and different ones have different ones, whatever they were taken for. A number says
 * nothing of the value, where a digest of a short password or an address could be found by trying. A replacement that
 * is in the data already stands for itself, or, when it is taken, gets another number as any value would: so the text of
 * a redacted copy stays as it is, and nobody can write one into a log to make two values look the same.
 */
class Replacements {
    byValue = new Map();
    taken = new Set();
    last = new Map();
    values = new Map();
    different = new Map();
    /** What stands for a text. */
    ofText(kind, text) {
        const own = [...text.matchAll(ANY_REPLACEMENT)].find(([whole]) => whole === text);
        if (own !== undefined)
            return this.ofReplacement(text, kindOf(own));
        return this.replaced(kind, `s${text}`);
    }
    /** What stands for a value that is no text. @param json its canonical form */
    ofJson(kind, json) {
        return this.replaced(kind, `j${json}`);
    }
    /** Where replacements stand in a text. */
    *spansIn(text) {
        if (!looksRedacted(text))
            return;
        for (const match of text.matchAll(ANY_REPLACEMENT)) {
            yield { start: match.index, end: match.index + match[0].length, kind: kindOf(match) };
        }
    }
    /** What was replaced, by kind; kinds of which there was nothing are not there. */
    counts() {
        const kinds = REDACTED_KINDS.filter((kind) => this.values.has(kind));
        return new Map(kinds.map((kind) => [kind, { values: this.values.get(kind) ?? 0, different: this.different.get(kind) ?? 0 }]));
    }
    /** What was redacted before is not counted once more. */
    ofReplacement(text, kind) {
        const key = `s${text}`;
        const known = this.byValue.get(key);
        if (known !== undefined)
            return known.text;
        return this.remember(key, kind, this.taken.has(text) ? this.next(kind) : text);
    }
    replaced(kind, value) {
        const key = keyOf(value);
        const known = this.byValue.get(key);
        add(this.values, known?.kind ?? kind);
        if (known !== undefined)
            return known.text;
        add(this.different, kind);
        return this.remember(key, kind, this.next(kind));
    }
    remember(key, kind, text) {
        this.taken.add(text);
        this.byValue.set(key, { text, kind });
        return text;
    }
    next(kind) {
        for (let number = (this.last.get(kind) ?? 0) + 1;; number++) {
            const replacement = `[redacted:${kind}:${number}]`;
            if (this.taken.has(replacement))
                continue;
            this.last.set(kind, number);
            return replacement;
        }
    }
}
/** Whether a text may have a replacement in it, be it one of this run or written by somebody. */
function looksRedacted(text) {
    return text.includes('[redacted:');
}
function kindOf(match) {
    // The expression takes no other word there.
    return match[1];
}
/** UTF-16, since UTF-8 has one form for all lone surrogates. */
function keyOf(value) {
    return value.length <= LONGEST_KEPT ? value : `#${(0,digest/* sha256 */.s)(Buffer.from(value, 'utf16le'), 'hex')}`;
}
function add(counts, kind) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
}
//# sourceMappingURL=replacements.js.map

/***/ }),

/***/ 9648:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   IV: () => (/* binding */ unusableAnnotations),
/* harmony export */   hk: () => (/* binding */ annotations),
/* harmony export */   oE: () => (/* binding */ notices),
/* harmony export */   pc: () => (/* binding */ groupAnnotation)
/* harmony export */ });
/* harmony import */ var _rules_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8166);
/* harmony import */ var _baseline_notes_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1751);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(5141);
/* harmony import */ var _inert_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(9306);
/* harmony import */ var _log_notes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1484);
/* harmony import */ var _nearness_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(7909);
/* harmony import */ var _scope_notes_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2434);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9171);








/** How many annotations of each level GitHub takes from one step; what comes after is dropped without a word. */
const A_LEVEL = 10;
/** GitHub cuts a message at 4,096 characters, after it was escaped. */
const LONGEST = 1000;
/** With the one on scopes they leave room for four that the Action has to say of itself: on changes, check run and comment. */
const MOST_LOG_NOTICES = 3;
const MOST_IMPORT_NOTICES = 2;
/** Of the room that warnings have. */
const MOST_BASELINE_WARNINGS = 3;
/**
 * The annotations of an audit, within what GitHub shows of one step.
 *
 * Findings of one kind on one repeated call are one annotation that counts them. Where some have no place, the last
 * one of the level says how many, and where they are. Of one level come first those on changed lines, then those in
 * changed files, and of those that are as near the worst.
 *
 * @param reservedErrors how many of the errors the step spends on other things, such as its own failure
 * @param nearnessOf how near a place is to what was changed
 * @param elsewhere where those are that have no place
 */
function annotations(report, reservedErrors, nearnessOf = _nearness_js__WEBPACK_IMPORTED_MODULE_5__/* .nowhereNear */ .$A, elsewhere = 'the job summary and the log have them') {
    const errors = groupsOf(report.files, _rules_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .ERRORS */ .Sr, nearnessOf);
    const warnings = groupsOf(report.files, _rules_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .WARNINGS */ .e8, nearnessOf);
    const unusable = (0,_nearness_js__WEBPACK_IMPORTED_MODULE_5__/* .nearestFirst */ .F8)(unusableAnnotations(report.files), ({ file = '', line }) => nearnessOf(file, line));
    const ofBaseline = baselineWarnings(report);
    return [
        ...within(A_LEVEL - reservedErrors, unusable, errors, elsewhere),
        ...within(A_LEVEL - ofBaseline.length, [], warnings, elsewhere),
        ...ofBaseline,
        ...notices(report),
    ];
}
/** What is to be said of scopes and logs beside findings. */
function notices(report) {
    return [...scopeNotice(report.files), ...importNotices(report), ...logNotices(report.files)];
}
/** Findings on changed lines are in no group with those on others: they come first, and not the others with them. */
function groupsOf(files, kinds, nearnessOf) {
    const lists = _nearness_js__WEBPACK_IMPORTED_MODULE_5__/* .NEARNESS */ .m_.map(() => kinds.map(() => []));
    let left = 0;
    for (const file of files) {
        const known = new Map();
        for (const finding of file.findings) {
            const kind = kinds.indexOf(finding.kind);
            if (kind === -1)
                continue;
            const nearness = nearnessOf(file.file, finding.where === undefined ? finding.line : undefined);
            const ofKind = lists[_nearness_js__WEBPACK_IMPORTED_MODULE_5__/* .NEARNESS */ .m_.indexOf(nearness)]?.[kind];
            const key = `${finding.kind} ${nearness} ${finding.first}`;
            const group = known.get(key);
            if (group !== undefined)
                group.size++;
            else if (ofKind.length === A_LEVEL)
                left++;
            else {
                const fresh = { first: finding, file, size: 1 };
                ofKind.push(fresh);
                known.set(key, fresh);
            }
        }
    }
    return { groups: lists.flat(2), left };
}
function within(room, before, { groups, left }, elsewhere) {
    const all = [...before, ...groups.map(groupAnnotation)];
    const shown = all.slice(0, room);
    const cut = groups.slice(Math.max(0, room - before.length));
    const findings = left + cut.reduce((sum, group) => sum + group.size, 0);
    const unusable = Math.max(0, before.length - room);
    const rest = [
        ...(unusable > 0 ? [(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(unusable, 'more unusable transcript')] : []),
        ...(findings > 0 ? [(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(findings, 'more finding')] : []),
    ];
    const last = shown.at(-1);
    if (rest.length === 0 || last === undefined)
        return shown;
    const note = `${rest.join(' and ')} not annotated: ${elsewhere}`;
    return [...shown.slice(0, -1), { ...last, message: `${last.message} (${note})` }];
}
/** The annotation of the findings of one kind on one repeated call, or of one finding. */
function groupAnnotation({ first, file, size }) {
    const others = size === 1 ? '' : `; ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(size, 'such finding')} on this call`;
    const { level, detail } = _rules_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE_OF */ .jH[first.kind];
    return {
        level,
        title: first.kind,
        message: `${(0,_inert_js__WEBPACK_IMPORTED_MODULE_6__/* .clip */ .$Q)((0,_log_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .whichCall */ .SX)(file, first), LONGEST)}: ${safe(detail(first, (0,_context_js__WEBPACK_IMPORTED_MODULE_7__/* .contextOf */ .V)(file)))}${others}`,
        file: file.file,
        // A line of what is in an archive is no line of the archive.
        ...(first.where === undefined && { line: first.line }),
    };
}
function unusableAnnotation({ file, unusable }) {
    const { line, column, file: where = file } = unusable?.place ?? {};
    return {
        level: 'error',
        title: 'unusable',
        message: safe(unusable?.message ?? ''),
        file: where,
        ...(line !== undefined && { line }),
        ...(column !== undefined && { column }),
    };
}
/** What cannot be judged. A scope file that is broken is broken once, whatever the number of transcripts under it. */
function unusableAnnotations(files) {
    const all = files.flatMap((file) => (file.unusable === undefined ? [] : [unusableAnnotation(file)]));
    return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
/** A scope that was asked for and is nowhere to be found must not pass in silence. */
function scopeNotice(files) {
    const without = files.filter(({ scope }) => scope.state === 'skipped' && scope.why === 'no scope file found');
    const [first] = without;
    if (first === undefined)
        return [];
    const others = without.length === 1 ? '' : ` and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(without.length - 1, 'other transcript')}`;
    const message = `the scope of ${safe(first.file)}${others} was not checked: no scope file in the folder or above`;
    return [{ level: 'notice', title: 'scope not checked', message }];
}
/** What of imported settings could not be held against the transcripts, where it stands. */
function importNotices(report) {
    const notes = (0,_scope_notes_js__WEBPACK_IMPORTED_MODULE_3__/* .importNotes */ .j7)(report);
    return notes.slice(0, MOST_IMPORT_NOTICES).map(({ file, line, message }, k) => {
        const more = notes.length - MOST_IMPORT_NOTICES;
        const rest = k === MOST_IMPORT_NOTICES - 1 && more > 0 ? ` (and ${more} more like it)` : '';
        return { level: 'notice', title: 'rule not used', message: `${safe(message)}${rest}`, file, line };
    });
}
/** Entries of the baseline that accept nothing any more, where they stand. */
function baselineWarnings(report) {
    const file = report.baseline?.file ?? '';
    const notes = (0,_baseline_notes_js__WEBPACK_IMPORTED_MODULE_1__/* .baselineNotes */ .fO)(report);
    return notes.slice(0, MOST_BASELINE_WARNINGS).map(({ kind, line, message }, k) => {
        const more = notes.length - MOST_BASELINE_WARNINGS;
        const rest = k === MOST_BASELINE_WARNINGS - 1 && more > 0 ? ` (and ${more} more: the log has them)` : '';
        return { level: 'warning', title: `${kind} entry`, message: `${safe(message)}${rest}`, file, line };
    });
}
/** What of agents' logs was not audited, or not in full. */
function logNotices(files) {
    const noted = files.filter((file) => (0,_log_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .notesOf */ .h$)(file) !== undefined);
    return noted.slice(0, MOST_LOG_NOTICES).map((file, k) => {
        const more = noted.length - MOST_LOG_NOTICES;
        const rest = k === MOST_LOG_NOTICES - 1 && more > 0 ? ` (and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(more, 'more log')} with such notes)` : '';
        const name = file.session === undefined ? '' : `${safe(file.session)}: `;
        return {
            level: 'notice',
            title: `read as ${file.log?.format}`,
            message: `${name}${((0,_log_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .notesOf */ .h$)(file) ?? []).join('; ')}${rest}`,
            file: file.file,
        };
    });
}
function safe(data) {
    return (0,_inert_js__WEBPACK_IMPORTED_MODULE_6__/* .clip */ .$Q)((0,_inert_js__WEBPACK_IMPORTED_MODULE_6__/* .inert */ .tJ)((0,_inert_js__WEBPACK_IMPORTED_MODULE_6__/* .clip */ .$Q)(data, LONGEST)), LONGEST);
}
//# sourceMappingURL=annotations.js.map

/***/ }),

/***/ 1751:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ acceptedOf),
/* harmony export */   Ft: () => (/* binding */ acceptedLines),
/* harmony export */   TG: () => (/* binding */ until),
/* harmony export */   fO: () => (/* binding */ baselineNotes),
/* harmony export */   xo: () => (/* binding */ baselineLines)
/* harmony export */ });
/* harmony import */ var _rules_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5626);
/* harmony import */ var _inert_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9306);
/* harmony import */ var _log_notes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1484);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9171);




const LONGEST = 200;
/** So many accepted findings of a transcript are told, and so many entries of a baseline. */
const MOST_TOLD = 50;
/** What there is to say of entries of the baseline, in the order of the file. */
function baselineNotes({ baseline }) {
    if (baseline === undefined)
        return [];
    const { unused, expired } = baseline;
    const notes = [
        ...unused.map((one) => ({ kind: 'unused', line: one.entry.line, message: unusedText(one) })),
        ...expired.map((one) => ({ kind: 'expired', line: one.entry.line, message: expiredText(one) })),
    ];
    return notes.sort((a, b) => a.line - b.line);
}
/** The same, a line each, as many as anybody reads; safe to print. */
function baselineLines(report) {
    const file = (0,_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)((0,_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(report.baseline?.file ?? '', LONGEST));
    const notes = baselineNotes(report);
    const lines = notes.slice(0, MOST_TOLD).map(({ line, message }) => `${file}:${line}: warning: ${message}`);
    const more = notes.length - lines.length;
    return [...lines, ...(more > 0 ? [`${file}: and ${more} more entries that are unused or expired`] : [])].map(_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inertLine */ .Fq);
}
/** The accepted findings of a transcript that are told. */
function acceptedOf({ findings }) {
    const told = [];
    if (findings.accepted === 0)
        return told;
    for (const named of findings.named()) {
        if (named.acceptance === undefined)
            continue;
        if (told.push(named) === MOST_TOLD)
            break;
    }
    return told;
}
/** The accepted findings of a transcript, a line each with its reason; safe to print. */
function acceptedLines(file) {
    const told = acceptedOf(file);
    const lines = told.map(({ finding, acceptance }) => {
        const place = finding.where === undefined ? `${(0,_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)(file.file)}:${finding.line}` : (0,_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)(file.file);
        const tool = (0,_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)((0,_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(finding.tool, LONGEST));
        const what = `${(0,_log_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .whichCall */ .SX)(file, finding)}: tool '${tool}': ${(0,_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)((0,_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(acceptance?.reason ?? '', LONGEST))}`;
        return `${place}: accepted: ${finding.kind}: ${what}${until(acceptance?.expires)}`;
    });
    const more = file.findings.accepted - told.length;
    return [...lines, ...(more > 0 ? [`${(0,_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)(file.file)}: accepted: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(more, 'more finding')}`] : [])].map(_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inertLine */ .Fq);
}
/** Until when a finding is accepted, to be put behind why. */
function until(expires) {
    return expires === undefined ? '' : ` (until ${expires})`;
}
function unusedText({ entry: { kind, tool, file }, other, why }) {
    const what = `${kind} of '${safe(tool)}'`;
    const where = file === undefined ? '' : ` in ${safe(file)}`;
    if (why === 'gone')
        return `unused entry: ${safe(file ?? '')} is not there; take it out`;
    if (other === undefined)
        return `unused entry: no ${what}${where} has this fingerprint; take it out`;
    return `unused entry: it says ${what}, and what has this fingerprint${where} is a ${other.kind} of '${safe(other.tool)}', which it does not accept`;
}
function expiredText({ entry: { kind, tool, expires, reason }, findings, first }) {
    const session = first.session === undefined ? '' : ` [${safe(first.session)}]`;
    const back = `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(findings, 'finding')} ${findings === 1 ? 'is' : 'are'} back`;
    const at = `${findings === 1 ? '' : 'the first '}at ${safe(first.file)}${session} index ${(0,_rules_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .indexText */ .o)(first.index)}`;
    return `expired entry: accepted until ${expires}: ${back}, ${at}: ${kind} of '${safe(tool)}': ${safe(reason)}`;
}
function safe(data) {
    return (0,_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)((0,_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(data, LONGEST));
}
//# sourceMappingURL=baseline-notes.js.map

/***/ }),

/***/ 5141:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ contextOf)
/* harmony export */ });
/** What the findings on a file are about, beyond themselves. */
function contextOf({ scope, chain }) {
    return {
        agent: scope.state === 'checked' ? scope.agent : undefined,
        break: chain.state === 'broken' ? chain.break : undefined,
    };
}
//# sourceMappingURL=context.js.map

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

/***/ 7977:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cg: () => (/* binding */ dataHtml),
/* harmony export */   DP: () => (/* binding */ sentenceHtml),
/* harmony export */   ZD: () => (/* binding */ escapeHtml)
/* harmony export */ });
/* harmony import */ var _inert_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9306);

/** Names are cut here, and notes on a finding there, so that one of them cannot fill a summary. */
const LONGEST = 120;
const LONGEST_NOTE = 600;
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/** Text as HTML, in an element or in an attribute between double quotes. */
function escapeHtml(text) {
    return text.replace(/[&<>"']/g, (character) => ENTITIES[character]);
}
/**
 * Data of a transcript as HTML. It stands in `<code>`, where GitHub links neither mentions nor issues nor commits, and
 * is to be put inside an HTML block, where Markdown is not read: no character in it has a meaning of its own.
 */
function dataHtml(data, longest = LONGEST) {
    return `<code>${escapeHtml((0,_inert_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_inert_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .tJ)((0,_inert_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(data, longest)), longest * 2))}</code>`;
}
/** A sentence as HTML, to be put where data can be put. */
function sentenceHtml({ words, values }) {
    const html = values.map((value) => {
        if (typeof value === 'number')
            return value;
        return typeof value === 'string' ? dataHtml(value) : dataHtml(value.note, LONGEST_NOTE);
    });
    return String.raw({ raw: words.map(escapeHtml) }, ...html);
}
//# sourceMappingURL=html.js.map

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

/***/ 4336:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isInside)
/* harmony export */ });
/** Whether a file, as reports name it, is in the workspace: one from outside is named by its whole path. */
function isInside(file) {
    return file !== '' && !/^(\/|[A-Za-z]:\/|\.\.\/)/.test(file);
}
//# sourceMappingURL=inside.js.map

/***/ }),

/***/ 1484:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cy: () => (/* binding */ sessionName),
/* harmony export */   SX: () => (/* binding */ whichCall),
/* harmony export */   gA: () => (/* binding */ noteText),
/* harmony export */   h$: () => (/* binding */ notesOf)
/* harmony export */ });
/* unused harmony export logNotes */
/* harmony import */ var _formats_frames_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4648);
/* harmony import */ var _rules_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5626);
/* harmony import */ var _inert_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9306);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9171);




/** So much of a name that a log gives is shown: it stands in every line and widens every row of a table. */
const LONGEST_NAME = 200;
/** What an agent's log had beside calls with their answers, one sentence each, none when there was nothing. No data. */
function logNotes(log) {
    const { calls, unanswered, orphans, duplicates, skipped } = log;
    const reasons = _formats_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .SKIP_REASONS */ .e.filter((reason) => skipped.has(reason));
    const parts = reasons.reduce((sum, reason) => sum + (skipped.get(reason) ?? 0), 0);
    return [
        ...(calls === 0 ? ['no call'] : []),
        ...(unanswered > 0 ? [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(unanswered, 'call')} never answered`] : []),
        ...(orphans > 0 ? [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(orphans, 'result')} of no call`] : []),
        ...(duplicates > 0 ? [`${duplicates} ${duplicates === 1 ? 'copy' : 'copies'} of a call or an answer`] : []),
        ...(parts > 0
            ? [
                `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(parts, 'part')} passed over (${reasons.map((reason) => `${skipped.get(reason)} ${reason}`).join(', ')})`,
            ]
            : []),
    ];
}
/** A log and what is to be noted of it, on one line. @param name safe to print */
function noteText(name, format, notes) {
    return [`${name}: note: read as ${format}`, ...notes].join('; ');
}
/** How reports call the session of a file: by the file, and by its own name where there are several. */
function sessionName({ file, session }) {
    return session === undefined ? (0,_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)(file) : `${(0,_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)(file)} [${named(session)}]`;
}
/** Which call a finding is about: by its index, and where that does not say it by session and place. */
function whichCall({ session }, { index, where }) {
    const names = [session, where].filter((name) => name !== undefined).map((name) => `${named(name)}: `);
    return `${names.join('')}index ${(0,_rules_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .indexText */ .o)(index)}`;
}
function named(name) {
    return (0,_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)((0,_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(name, LONGEST_NAME));
}
/** The notes on a file's log; undefined when there is nothing to note. */
function notesOf({ log, calls }) {
    const notes = log === undefined ? [] : logNotes({ ...log, calls });
    return notes.length === 0 ? undefined : notes;
}
//# sourceMappingURL=log-notes.js.map

/***/ }),

/***/ 7909:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ nowhereNear),
/* harmony export */   F8: () => (/* binding */ nearestFirst),
/* harmony export */   m_: () => (/* binding */ NEARNESS)
/* harmony export */ });
/** How near something is to what was changed, the nearest first: on a changed line, in a changed file, or elsewhere. */
const NEARNESS = ['line', 'file', 'none'];
/** Where nobody knows what was changed. */
const nowhereNear = () => 'none';
/** The same things, the nearest first, and of those that are as near in the order that they have. */
function nearestFirst(things, of) {
    const byNearness = new Map(NEARNESS.map((nearness) => [nearness, []]));
    for (const thing of things)
        byNearness.get(of(thing))?.push(thing);
    return [...byNearness.values()].flat();
}
//# sourceMappingURL=nearness.js.map

/***/ }),

/***/ 2434:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   j7: () => (/* binding */ importNotes),
/* harmony export */   jL: () => (/* binding */ unmatchedRules),
/* harmony export */   wQ: () => (/* binding */ scopeLines)
/* harmony export */ });
/* unused harmony export sessionScopeLines */
/* harmony import */ var _inert_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9306);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9171);


const LONGEST = 200;
const MOST_RULES = 20;
const MOST_TOOLS = 10;
/** What of imported files could not be held against the transcripts. */
function importNotes({ scopes }) {
    return scopes.flatMap(({ warnings }) => warnings.map(({ file, line, message }) => ({ file, line, message })));
}
/** All that is to be said of scope files and of what they say of answers, a line each; safe to print. */
function scopeLines(report) {
    const notes = importNotes(report).map(({ file, line, message }) => `${safe(file)}:${line}: warning: ${safe(message)}`);
    return [...notes, ...unmatchedRules(report), ...undeclared(report), ...(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .normalisedAnswers */ .yV)(report.files)].map(_inert_js__WEBPACK_IMPORTED_MODULE_1__/* .inertLine */ .Fq);
}
/**
 * What there is to say beside the fixed report of one session: of the scope's imports, and of what could not be compared.
 * Which rules matched nothing is said of a set of transcripts alone. A line each; safe to print.
 */
function sessionScopeLines({ warnings }, replayNotes) {
    const scope = { warnings, uses: [], transcripts: 1, file: '' };
    return scopeLines({ scopes: [scope], files: [{ replayNotes }] });
}
/** The scopes that apply to nothing, and the rules that matched no call of any transcript, in one sentence a scope; safe to print. */
function unmatchedRules({ scopes }) {
    return scopes.flatMap((scope) => {
        const unmatched = scope.uses.filter(({ matches, isImplied }) => matches === 0 && !isImplied);
        if (scope.transcripts === 0)
            return [`${safe(scope.file)}: applies to none of these transcripts`];
        return unmatched.length === 0 ? [] : [sentenceOf(scope, unmatched)];
    });
}
/** The tools that nobody declared where that made a difference, to be declared. */
function undeclared({ files }) {
    const tools = [...(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .undeclaredTools */ .$E)(files)].map(([tool, repeats]) => `'${safe(tool)}' (${repeats})`);
    if (tools.length === 0)
        return [];
    const more = tools.length > MOST_TOOLS ? ` and ${tools.length - MOST_TOOLS} more` : '';
    return [
        `tools that nobody declared, and how many repeats could not be judged because of each: ${tools.slice(0, MOST_TOOLS).join(', ')}${more}`,
    ];
}
function sentenceOf({ file, uses }, unmatched) {
    const at = (use) => (use.file === file ? `line ${use.line}` : `${safe(use.file)}:${use.line}`);
    const shown = unmatched.slice(0, MOST_RULES).map((use) => `${safe(use.name)} (${at(use)})`);
    const stated = uses.filter(({ isImplied }) => !isImplied).length;
    const more = unmatched.length - shown.length;
    const rest = more > 0 ? ` and ${more} more` : '';
    return `${safe(file)}: ${unmatched.length} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(stated, 'rule')} matched no call: ${shown.join(', ')}${rest}`;
}
function safe(data) {
    return (0,_inert_js__WEBPACK_IMPORTED_MODULE_1__/* .inert */ .tJ)((0,_inert_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(data, LONGEST));
}
//# sourceMappingURL=scope-notes.js.map

/***/ }),

/***/ 8324:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  R_: () => (/* binding */ heading),
  q: () => (/* binding */ linked),
  z: () => (/* binding */ summary)
});

// UNUSED EXPORTS: kindsShown

// EXTERNAL MODULE: ./build/commonjs/src/rules/kinds.js + 8 modules
var rules_kinds = __nccwpck_require__(8166);
// EXTERNAL MODULE: ./build/commonjs/src/report/baseline-notes.js
var baseline_notes = __nccwpck_require__(1751);
// EXTERNAL MODULE: ./build/commonjs/src/report/context.js
var context = __nccwpck_require__(5141);
// EXTERNAL MODULE: ./build/commonjs/src/report/html.js
var report_html = __nccwpck_require__(7977);
// EXTERNAL MODULE: ./build/commonjs/src/report/log-notes.js
var log_notes = __nccwpck_require__(1484);
// EXTERNAL MODULE: ./build/commonjs/src/rules/findings.js + 3 modules
var findings = __nccwpck_require__(5855);
// EXTERNAL MODULE: ./build/commonjs/src/baseline/entry.js
var baseline_entry = __nccwpck_require__(6231);
// EXTERNAL MODULE: ./build/commonjs/src/baseline/file-glob.js
var file_glob = __nccwpck_require__(3760);
// EXTERNAL MODULE: ./build/commonjs/src/redaction/replacements.js + 1 modules
var replacements = __nccwpck_require__(2041);
// EXTERNAL MODULE: ./build/commonjs/src/rules/difference-note.js
var difference_note = __nccwpck_require__(9741);
// EXTERNAL MODULE: ./build/commonjs/src/rules/sentence.js
var sentence = __nccwpck_require__(5626);
// EXTERNAL MODULE: ./build/commonjs/src/report/inert.js
var inert = __nccwpck_require__(9306);
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
;// CONCATENATED MODULE: ./build/commonjs/src/report/remedies.js








/** A line that is longer is left out: it has the name of a file or a tool that nobody would paste. */
const LONGEST_LINE = 2000;
/** Together, so that the findings themselves have room. */
const MOST_CHARACTERS = 40_000;
/** No expression is held against more of a note: it has names in it, which are data. */
const LONGEST_NOTE = 1000;
/** How a sentence of a policy names the rule that is broken. */
const NAMED = [
    / is denied by (.+)$/,
    / needs a yes by (.+), which a recording does not show$/,
    / (?:breaks|comes too early for|is one too many for) (.+)$/,
    /cannot tell whether .+ is within (.+)$/,
    / leaves the (root) '/,
];
/** What to do about the first findings on a transcript that nobody accepts, those that have names. */
function remedies(file, { scopes, baseline }) {
    // Those have an entry already, which is told of, and which a second one would contradict.
    const expired = new Set(baseline?.expired.map(({ entry }) => entry.fingerprint));
    const lines = { accept: new Set(), silence: new Set(), permit: new Set() };
    const rules = new Map();
    const unnamed = [];
    let room = MOST_CHARACTERS;
    const add = (to, line) => {
        if (line.length > LONGEST_LINE || line.length > room || to.has(line))
            return;
        room -= line.length;
        to.add(line);
    };
    for (const { finding, fingerprint, acceptance } of file.findings.named()) {
        if (acceptance !== undefined)
            continue;
        const { kind, tool, note } = finding;
        const call = `index ${(0,sentence/* indexText */.o)(finding.index)}`;
        if (rules_kinds/* RULE_OF */.jH[kind].check !== 'verify' && !expired.has(fingerprint)) {
            const { file: name, session } = file;
            const entry = { fingerprint, kind, tool, file: (0,file_glob/* globOf */.k)(name), session, reason: baseline_entry/* NO_REASON */.je, expires: undefined };
            add(lines.accept, entryLine(entry));
        }
        if (kind === 'non-determinism') {
            // One made of a redacted key or name would work for no call.
            const works = (0,difference_note/* normalizeLines */.t)(note ?? '').filter((line) => line.search(replacements/* ANY_REPLACEMENT */.kQ) < 0);
            for (const line of works)
                add(lines.silence, (0,inert/* inert */.tJ)(line));
        }
        if (isOutsideByName(finding))
            add(lines.permit, (0,inert/* inert */.tJ)(JSON.stringify(tool)));
        else if (CHECKED_BY_SCOPE.has(kind)) {
            const broken = brokenRules(note ?? '');
            for (const name of broken) {
                const rule = rules.get(name) ?? { name, places: placesOf(name, file, scopes), calls: [] };
                rules.set(name, rule);
                rule.calls.push(call);
            }
            if (kind === 'permission-overreach' && broken.length === 0)
                unnamed.push(call);
        }
    }
    const { accept, silence, permit } = lines;
    return { accept: [...accept], silence: [...silence], permit: [...permit], rules: [...rules.values()], unnamed };
}
const CHECKED_BY_SCOPE = new Set([
    'permission-overreach',
    'permission-warning',
    'unverifiable-call',
]);
/** Whether all that is wrong with a call is that no scope names its tool. */
function isOutsideByName({ kind, tool, note }) {
    if (kind !== 'permission-overreach')
        return false;
    return (note === undefined || note.split('; ').every((why) => why.startsWith(`tool '${tool}' is not in the declared scope`)));
}
function brokenRules(note) {
    const names = note
        .slice(0, LONGEST_NOTE)
        .split('; ')
        .flatMap((why) => {
        const said = NAMED.map((pattern) => pattern.exec(why)?.[1]).find((name) => name !== undefined);
        // A rule with an id stands between quotes, with its reason behind.
        const name = said === undefined ? undefined : (/^'([^']+)'/.exec(said)?.[1] ?? said.replace(/ \(implied\)$/, ''));
        return name ?? [];
    });
    return [...new Set(names)];
}
/** Where a rule of that name stands in a file's scopes; permissions are named with what they do. */
function placesOf(name, { scope }, scopes) {
    const names = [name, `deny ${name}`, `ask ${name}`];
    const agents = scope.state === 'checked' ? `, ${scope.agent},` : '';
    const uses = scopes
        .filter((one) => agents.includes(`, ${one.agent},`))
        .flatMap((one) => one.uses)
        .filter((use) => names.includes(use.name) && !use.isImplied);
    return [...new Set(uses.map(({ file, line }) => `${file}:${line}`))];
}
//# sourceMappingURL=remedies.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/remedies-html.js



/** So many calls are named with one rule. */
const MOST_CALLS = 10;
const MOST_RULES = 20;
/**
 * What to do about the findings on a transcript, folded, as one HTML block: lines to be pasted, in which no Markdown is
 * read. Nothing where findings have no names.
 */
function remediesHtml(file, report) {
    const { accept, silence, permit, rules, unnamed } = remedies(file, report);
    const baseline = report.baseline === undefined ? 'the baseline file' : (0,report_html/* dataHtml */.Cg)(report.baseline.file);
    const left = file.findings.total - findings/* FIRST_NAMED */.l;
    const parts = [
        ...lines(`To accept them, for <code>accepted</code> in ${baseline}, each with a reason in place of the dots:`, accept),
        ...lines('To leave out what differs, for <code>normalize</code> in a scope file of version 2:', silence),
        ...lines('To permit the tool, with any arguments, for <code>allowed_tools</code> in the scope file:', permit),
        ...rules.slice(0, MOST_RULES).map(({ name, places, calls }) => {
            const where = places.length === 0
                ? ''
                : ` (${places
                    .slice(0, 2)
                    .map((place) => (0,report_html/* dataHtml */.Cg)(place))
                    .join(', ')})`;
            return `<p>The rule ${(0,report_html/* dataHtml */.Cg)(name)}${where} is broken at ${some(calls)}.</p>\n`;
        }),
        ...(unnamed.length === 0
            ? []
            : [
                `<p>What would permit ${some(unnamed)} says values of arguments, which are not shown here: <code>toolreplay scope init</code> prints it.</p>\n`,
            ]),
    ];
    if (parts.length === 0)
        return '';
    const rest = left > 0 ? `<p><i>That is of the first ${findings/* FIRST_NAMED */.l} findings.</i></p>\n` : '';
    return `<details><summary>What to do about ${file.findings.total === 1 ? 'it' : 'them'}</summary>\n${parts.join('')}${rest}</details>\n`;
}
function lines(what, texts) {
    return texts.length === 0 ? [] : [`<p>${what}</p>\n<pre>\n${texts.map(report_html/* escapeHtml */.ZD).join(',\n')}\n</pre>\n`];
}
function some(calls) {
    const more = calls.length - MOST_CALLS;
    return `${calls.slice(0, MOST_CALLS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
//# sourceMappingURL=remedies-html.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/scope-notes.js
var scope_notes = __nccwpck_require__(2434);
;// CONCATENATED MODULE: ./build/commonjs/src/report/strip.js

const CLEAN_MARK = '\u2b1c';
/** In a session of more calls than this, stretches without a finding are drawn as their number. */
const LONG_SESSION = 200;
const LONG_STRETCH = 12;
const MOST_MARKS = 400;
/** The worst kind first: which mark a call with several findings gets. */
const WORST = [...rules_kinds/* ERRORS */.Sr, ...rules_kinds/* WARNINGS */.e8];
/** The calls of a session in order, one mark a call, findings standing out. It holds no data of the transcript. */
function strip(calls, findings) {
    let text = '';
    let drawn = 0;
    let next = 0;
    for (const { index, kind } of marked(findings)) {
        if (drawn >= MOST_MARKS)
            return `${text} \u2026 and ${calls - next} more calls`;
        text += stretch(index - next, calls) + rules_kinds/* RULE_OF */.jH[kind].mark;
        drawn++;
        next = index + 1;
    }
    return text + stretch(calls - next, calls);
}
/** The worst finding on each call that has any. */
function* marked(findings) {
    let worst;
    for (const finding of findings) {
        if (finding.index !== worst?.index) {
            if (worst !== undefined)
                yield worst;
            worst = finding;
        }
        else if (WORST.indexOf(finding.kind) < WORST.indexOf(worst.kind))
            worst = finding;
    }
    if (worst !== undefined)
        yield worst;
}
function stretch(length, calls) {
    return calls > LONG_SESSION && length > LONG_STRETCH ? ` \u22ef${length}\u22ef ` : CLEAN_MARK.repeat(length);
}
//# sourceMappingURL=strip.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/words.js
var words = __nccwpck_require__(9171);
;// CONCATENATED MODULE: ./build/commonjs/src/report/summary.js









/** GitHub drops a summary of more than 1 MiB whole; what other steps' tools add to the same file needs room too. */
const SUMMARY_ROOM = { bytes: 900_000, tableBytes: 500_000, findingsAFile: 500 };
const MOST_NOTES = 50;
const summary_LONGEST_LINE = 2000;
const LONGEST_REASON = 400;
/** Kept free for the line that says what was left out. */
const NOTE_BYTES = 200;
const ICONS = { clean: '\u2705', findings: '\u274c', different: '\u274c', unusable: '\ud83d\udeab', unchanged: '\u2796' };
/**
 * The job summary, as the Markdown that GitHub shows. Everything that comes from a transcript stands in HTML blocks.
 *
 * It stays under GitHub's limit by leaving out whole rows and whole sections, the clean ones first, and says so.
 */
function summary(report, linkTo, room = SUMMARY_ROOM) {
    const parts = [heading(report)];
    if (report.nothing !== undefined)
        parts.push(`<p>${(0,report_html/* escapeHtml */.ZD)(report.nothing.message)}</p>\n\n`);
    const files = [...report.files].sort((a, b) => rank(a) - rank(b));
    const kinds = kindsShown(files);
    if (files.length > 0)
        parts.push(filesTable(files, kinds, linkTo, room));
    const read = (0,words/* formatsRead */.jI)(files);
    const scoped = (0,scope_notes/* scopeLines */.wQ)(report);
    if (scoped.length > 0)
        parts.push(`<ul>\n${scoped.slice(0, MOST_NOTES).map(scopeItem).join('')}</ul>\n\n`);
    if (read.length > 0)
        parts.push(`${read.map(report_html/* escapeHtml */.ZD).join('; ')}.\n\n`);
    const missing = (0,words/* notChecked */.lb)(report);
    if (missing.length > 0)
        parts.push(`**Not checked:** ${missing.map(report_html/* escapeHtml */.ZD).join('; ')}.\n\n`);
    if (report.leftOut !== undefined && report.leftOut.deleted.length > 0)
        parts.push(deletedList(report.leftOut.deleted));
    const noted = files.filter((file) => (0,log_notes/* notesOf */.h$)(file) !== undefined);
    if (noted.length > 0)
        parts.push(notesList(noted));
    const stale = (0,baseline_notes/* baselineLines */.xo)(report);
    if (stale.length > 0)
        parts.push(`**Baseline:**\n\n<ul>\n${stale.map(scopeItem).join('')}</ul>\n\n`);
    const told = files.filter(({ findings }) => findings.total + findings.accepted > 0);
    if (told.some(({ findings }) => findings.total > 0))
        parts.push(legend(kinds));
    const kept = fitting(parts, room.bytes - NOTE_BYTES);
    const left = room.bytes - bytes(kept.join('')) - NOTE_BYTES;
    return [...kept, ...fileSections(told, report, linkTo, { ...room, bytes: left })].join('');
}
/** The parts for which there is room, whole ones: lists of notes alone can be larger than a small room. */
function fitting(parts, most) {
    let size = 0;
    return parts.filter((part) => {
        const fits = size + bytes(part) <= most;
        if (fits)
            size += bytes(part);
        return fits;
    });
}
/** The verdict as a heading. It holds no data. */
function heading(report) {
    const passed = report.exitCode === 0 && (report.result === 'findings' || report.nothing !== undefined);
    return `### ${passed ? '\u26a0\ufe0f' : ICONS[report.result]} ToolReplay: ${(0,words/* verdict */.WJ)(report)}\n\n`;
}
/** A section for each file, all findings having room before what is to be done about any. */
function fileSections(files, report, linkTo, room) {
    let left = room.bytes;
    // One that is too large must not keep those behind it out.
    const ifItFits = (text) => {
        const size = bytes(text) + 1;
        if (size > left)
            return undefined;
        left -= size;
        return text;
    };
    const sections = files.map((file) => ({ file, section: ifItFits(fileSection(file, linkTo, room)) }));
    const shown = sections.flatMap(({ file, section }) => (section === undefined ? [] : [{ file, section }]));
    const whole = shown.map(({ file, section }) => ({
        section,
        more: ifItFits(remediesHtml(file, report) + acceptedHtml(file)),
    }));
    const short = whole.filter(({ more }) => more === undefined).length;
    const out = files.length - shown.length;
    return [
        ...whole.map(({ section, more = '' }) => `${section}${more}\n`),
        ...(out > 0 ? [`*The findings in ${(0,words/* count */.U9)(out, 'more transcript')} are left out: the log has them.*\n`] : []),
        ...(short > 0 ? [`*What to do about those in ${(0,words/* count */.U9)(short, 'transcript')} is left out.*\n`] : []),
    ];
}
/** What cannot be judged first, then what has findings, each in the order of the report. */
function rank(file) {
    return file.unusable !== undefined ? 0 : file.findings.total > 0 ? 1 : 2;
}
/** The kinds that reports speak of: those that are optional only where a file was watched for them. */
function kindsShown(files) {
    return rules_kinds/* KINDS */.GW.filter((kind) => {
        return rules_kinds/* RULE_OF */.jH[kind].isOptional !== true || files.some(({ findings }) => findings.isWatchedFor(kind));
    });
}
function filesTable(files, kinds, linkTo, room) {
    const rows = [];
    let size = 0;
    for (const file of files) {
        const row = `<tr>${cells(file, kinds, linkTo)}</tr>\n`;
        size += bytes(row);
        if (size > room.tableBytes)
            break;
        rows.push(row);
    }
    const left = files.length - rows.length;
    const note = left > 0 ? `*${(0,words/* count */.U9)(left, 'more transcript')} left out of this table: the log has them all.*\n\n` : '';
    const head = ['transcript', 'calls', 'divergence', ...kinds, 'chain', 'scope', 'result'];
    return `<table>\n<tr>${head.map((text) => `<th>${text}</th>`).join('')}</tr>\n${rows.join('')}</table>\n\n${note}`;
}
function cells(file, kinds, linkTo) {
    const name = `<td>${linked((0,report_html/* dataHtml */.Cg)(file.file), linkTo(file.file, 1))}${sessionHtml(file)}</td>`;
    if (file.unusable !== undefined) {
        const { message, place } = file.unusable;
        // What is wrong can be another file: the scope's.
        const other = place.file === undefined || place.file === file.file ? '' : `${(0,report_html/* dataHtml */.Cg)(place.file)} `;
        const line = place.line === undefined ? '' : linked(`line ${place.line}`, linkTo(place.file ?? '', place.line));
        const where = other + line === '' ? '' : `${other}${line}: `;
        return `${name}<td colspan="${kinds.length + 4}">${where}${(0,report_html/* dataHtml */.Cg)(message)}</td><td>unusable</td>`;
    }
    const { findings, replay, chain, scope, seal } = file;
    const { divergence } = findings;
    const others = [
        String(file.calls),
        replay.state === 'skipped' ? skippedText(replay) : divergence === undefined ? 'none' : `index ${divergence}`,
        ...kinds.map((kind) => kindCell(findings, kind)),
        chain.state === 'skipped' ? skippedText(chain) : seal === undefined ? chain.state : (0,report_html/* dataHtml */.Cg)((0,words/* chainWords */.tH)(file)),
        scope.state === 'skipped' ? skippedText(scope) : (0,report_html/* dataHtml */.Cg)(scope.agent),
        findings.total === 0 ? (0,words/* noFinding */.lT)(file) : `findings${(0,words/* acceptedToo */.YU)(findings.accepted)}`,
    ];
    return name + others.map((cell) => `<td>${cell}</td>`).join('');
}
function kindCell(findings, kind) {
    if (findings.count(kind) > 0)
        return `<b>${findings.count(kind)}</b>`;
    return rules_kinds/* RULE_OF */.jH[kind].isOptional === true && !findings.isWatchedFor(kind) ? '\u2013' : '0';
}
function skippedText({ why }) {
    return `<i>${why}</i>`;
}
function sessionHtml({ session }) {
    return session === undefined ? '' : ` ${(0,report_html/* dataHtml */.Cg)(session)}`;
}
/** What was deleted, and so is nowhere else in the summary. */
function deletedList(deleted) {
    const left = deleted.length - MOST_NOTES;
    const items = deleted.slice(0, MOST_NOTES).map((file) => `<li>${(0,report_html/* dataHtml */.Cg)(file)}: deleted</li>\n`);
    const note = left > 0 ? `<li><i>${(0,words/* count */.U9)(left, 'more transcript')} left out: the log has them all.</i></li>\n` : '';
    return `<ul>\n${items.join('')}${note}</ul>\n\n`;
}
/** What of agents' logs was not audited, or not in full. */
function notesList(noted) {
    const shown = noted.slice(0, MOST_NOTES).map((file) => {
        const notes = ((0,log_notes/* notesOf */.h$)(file) ?? []).map(report_html/* escapeHtml */.ZD).join('; ');
        return `<li>${(0,report_html/* dataHtml */.Cg)(file.file)}${sessionHtml(file)}: ${notes}</li>\n`;
    });
    const left = noted.length - shown.length;
    const note = left > 0 ? `<li><i>${(0,words/* count */.U9)(left, 'more log')} left out: the log has them all.</i></li>\n` : '';
    return `**Not in full:**\n\n<ul>\n${shown.join('')}${note}</ul>\n\n`;
}
/** What is said of a scope is data for the most part. */
function scopeItem(line) {
    return `<li>${(0,report_html/* dataHtml */.Cg)(line, summary_LONGEST_LINE)}</li>\n`;
}
function legend(kinds) {
    const marks = kinds.map((kind) => `${rules_kinds/* RULE_OF */.jH[kind].mark} ${kind}`).join(' \u00b7 ');
    return `One mark a call, in order: ${CLEAN_MARK} no finding \u00b7 ${marks}\n\n`;
}
function fileSection(file, linkTo, room) {
    const found = file.findings.total === 0 ? '' : findingsTable(file, linkTo, room);
    return `<h4>${(0,report_html/* dataHtml */.Cg)(file.file)}${sessionHtml(file)}</h4>\n${found}`;
}
function findingsTable(file, linkTo, { findingsAFile }) {
    const rows = [];
    for (const finding of file.findings) {
        if (rows.length === findingsAFile)
            break;
        rows.push(findingRow(finding, file, linkTo));
    }
    const left = file.findings.total - rows.length;
    const note = left > 0 ? `<p><i>${(0,words/* count */.U9)(left, 'more finding')} left out: the log has them all.</i></p>\n` : '';
    return `<p>${strip(file.calls, file.findings)}</p>
<table>
<tr><th></th><th>finding</th><th>call</th><th>where</th><th>tool</th><th>what</th></tr>
${rows.join('\n')}
</table>
${note}`;
}
/** What a baseline accepts, folded. */
function acceptedHtml(file) {
    const told = (0,baseline_notes/* acceptedOf */.$f)(file);
    if (told.length === 0)
        return '';
    const items = told.map(({ finding, acceptance }) => {
        const { kind, index, tool } = finding;
        const why = `${(0,report_html/* dataHtml */.Cg)(acceptance?.reason ?? '', LONGEST_REASON)}${(0,baseline_notes/* until */.TG)(acceptance?.expires)}`;
        return `<li>${kind} at index ${index}, ${(0,report_html/* dataHtml */.Cg)(tool)}: ${why}</li>\n`;
    });
    const left = file.findings.accepted - told.length;
    const note = left > 0 ? `<li><i>and ${left} more</i></li>\n` : '';
    return `<details><summary>${file.findings.accepted} accepted</summary>\n<ul>\n${items.join('')}${note}</ul>\n</details>\n`;
}
function findingRow(finding, file, linkTo) {
    const { kind, index, line, tool } = finding;
    const { mark, short } = rules_kinds/* RULE_OF */.jH[kind];
    const spot = finding.where === undefined ? linked(`line ${line}`, linkTo(file.file, line)) : (0,report_html/* dataHtml */.Cg)(finding.where);
    const what = (0,report_html/* sentenceHtml */.DP)(short(finding, (0,context/* contextOf */.V)(file)));
    const row = [mark, kind, `index ${index}`, spot, (0,report_html/* dataHtml */.Cg)(tool), what];
    return `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}
/** HTML that leads to a page, where there is one. */
function linked(html, url) {
    return url === undefined ? html : `<a href="${(0,report_html/* escapeHtml */.ZD)(url)}">${html}</a>`;
}
function bytes(text) {
    return Buffer.byteLength(text);
}
//# sourceMappingURL=summary.js.map

/***/ }),

/***/ 9171:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ undeclaredTools),
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
/* unused harmony export signerName */
/* harmony import */ var _audit_file_report_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(848);
/* harmony import */ var _rules_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8166);


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

/***/ }),

/***/ 2621:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ workflowCommand),
/* harmony export */   j: () => (/* binding */ annotationCommand)
/* harmony export */ });
/* harmony import */ var _inert_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9306);

/**
 * A workflow command as GitHub's runner reads it, without a line end: `::command key=value,\u2026::message`, with all escaped
 * that would be misread. The escapes are those of GitHub's toolkit (`@actions/core`, `command.ts`).
 */
function workflowCommand(command, properties, message) {
    const stated = Object.entries(properties).flatMap(([name, value]) => 
    // The toolkit leaves out what is empty, and a line 0 with it.
    value ? [`${name}=${escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`] : []);
    // With a space where there are any, be they all empty: as the toolkit has it.
    const isAlone = Object.keys(properties).length === 0;
    return `::${command}${isAlone ? '' : ` ${stated.join(',')}`}::${escapeData(message)}`;
}
const LONGEST_NAME = 200;
/**
 * The command that shows an annotation. It needs no token, so it works on a pull request from a fork. It has the name of a
 * file as it is: one that a log or a terminal would obey is told in the message instead.
 */
function annotationCommand({ level, title, message, file, line, column }) {
    const place = { line, col: column };
    if (file === undefined || isShown(file))
        return workflowCommand(level, { title, file, ...place }, message);
    return workflowCommand(level, { title, ...place }, `${(0,_inert_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_inert_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .tJ)(file), LONGEST_NAME)}: ${message}`);
}
/** Line ends are escaped in a command. */
function isShown(file) {
    const name = file.replace(/[\r\n]/g, '');
    return (0,_inert_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .tJ)(name) === name;
}
function escapeData(data) {
    return data.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
//# sourceMappingURL=workflow-command.js.map

/***/ }),

/***/ 9741:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ differenceNote),
/* harmony export */   t: () => (/* binding */ normalizeLines)
/* harmony export */ });
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3220);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5626);


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
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ differenceOf),
/* harmony export */   Z: () => (/* binding */ Differences)
/* harmony export */ });
/* harmony import */ var _json_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2361);
/* harmony import */ var _json_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(104);
/* harmony import */ var _json_tape_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4744);
/* harmony import */ var _scope_volatile_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1270);




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

/***/ 5855:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  l: () => (/* binding */ FIRST_NAMED),
  F: () => (/* binding */ Findings)
});

// EXTERNAL MODULE: ./build/commonjs/src/json/digest.js
var digest = __nccwpck_require__(1320);
;// CONCATENATED MODULE: ./build/commonjs/src/rules/fingerprint.js

/** So many of the 64 digits of a digest: nobody can make two findings that share them. */
const DIGITS = 32;
/**
 * Names findings by what they are and not by where they stand: a fingerprint stays when calls are put in before.
 *
 * It is made of the kind, of the canonical call, which has the tool in it, and of how many findings of that kind on that
 * call there are up to this one: the first 32 digits of the SHA-256 over the canonical form of
 * `{"call","kind","occurrence"}`, where `call` is the SHA-256 over the canonical form of the tool, directly followed by
 * that of the arguments.
 */
class Fingerprints {
    occurrences = new Map();
    /**
     * @param finding one of a session's; all of them are to be asked for in their order
     * @param call the digest of its canonical call, in hexadecimal
     */
    next({ kind }, call) {
        const key = `${kind} ${call}`;
        const occurrence = (this.occurrences.get(key) ?? 0) + 1;
        this.occurrences.set(key, occurrence);
        return (0,digest/* sha256 */.s)(Buffer.from(`{"call":"${call}","kind":"${kind}","occurrence":${occurrence}}`), 'hex').slice(0, DIGITS);
    }
}
//# sourceMappingURL=fingerprint.js.map
// EXTERNAL MODULE: ./build/commonjs/src/rules/growing-numbers.js
var growing_numbers = __nccwpck_require__(9069);
;// CONCATENATED MODULE: ./build/commonjs/src/rules/found-calls.js

/** The digest of the canonical call that each of some findings is on, in the order of the findings. */
class FoundCalls {
    /** By finding, the number of its call. */
    numbers = new growing_numbers/* GrowingNumbers */.k(1);
    digests = [];
    numberOf = new Map();
    size = 0;
    /** The same as plain data. */
    data() {
        return { numbers: this.numbers.data(this.size), digests: this.digests, size: this.size };
    }
    /** What data is of: nothing is added to it any more. */
    static ofData({ numbers, digests, size }) {
        return Object.assign(new FoundCalls(), { numbers: growing_numbers/* GrowingNumbers */.k.ofData(numbers, 1), digests, size });
    }
    /** How many findings there are. */
    get length() {
        return this.size;
    }
    /** @param digest in hexadecimal */
    add(digest) {
        let number = this.numberOf.get(digest);
        if (number === undefined) {
            number = this.digests.push(digest) - 1;
            this.numberOf.set(digest, number);
        }
        this.numbers.set(this.size++, 0, number);
    }
    /** @param finding how many findings stand before it */
    get(finding) {
        return this.digests[this.numbers.get(finding, 0)];
    }
}
//# sourceMappingURL=found-calls.js.map
// EXTERNAL MODULE: ./build/commonjs/src/rules/kinds.js + 8 modules
var kinds = __nccwpck_require__(8166);
;// CONCATENATED MODULE: ./build/commonjs/src/rules/packed-findings.js
/** Small, since an audit can have thousands of transcripts with one finding each; each block is twice the one before. */
const FIRST_BLOCK = 512;
/** Up to here: small blocks by the thousand have the engine's heap grow, whatever is in them. */
const LARGEST_BLOCK = 1 << 16;
const MOST_NOTES = 10_000;
const TOO_MANY_NOTES = 'the findings before it say how: there are too many different ones to keep';
/**
 * The findings of one kind on one session, in order.
 *
 * A session can hold millions of them, so they are kept as bytes, 5 to 10 each, and become objects only while they are
 * looked at. Their numbers are close to each other: what is kept is how far apart they are, seven bits a byte.
 */
class PackedFindings {
    blocks = [];
    block = Buffer.alloc(0);
    used = 0;
    tools = [];
    toolIds = new Map();
    /** The places of those that have one, by their number. */
    places = new Map();
    /** The notes of those that have one, by their number. Most are alike: each text is kept once, and only so many. */
    notes = new Map();
    noteTexts = new Map();
    size = 0;
    lastIndex = 0;
    /** The same as plain data. */
    data() {
        const full = this.blocks.slice(0, -1);
        const bytes = Buffer.concat([...full, this.block.subarray(0, this.used)]);
        return { bytes, tools: this.tools, places: this.places, notes: this.notes, size: this.size };
    }
    /** What data is of: nothing is added to it any more. */
    static ofData({ bytes, tools, places, notes, size }) {
        const packed = new PackedFindings();
        const block = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        packed.blocks.push(block);
        return Object.assign(packed, { block, used: block.length, tools, places, notes, size });
    }
    /** How many there are. */
    get length() {
        return this.size;
    }
    add({ index, line, tool, where, note, other, first }) {
        this.write(this.toolId(tool));
        this.writeSigned(index - this.lastIndex);
        this.writeSigned(line - index);
        this.writeSigned(index - other);
        this.writeSigned(other - first);
        if (where !== undefined)
            this.places.set(this.size, where);
        if (note !== undefined)
            this.notes.set(this.size, this.noteText(note));
        this.lastIndex = index;
        this.size++;
    }
    *[Symbol.iterator]() {
        const reader = new Reader(this.blocks);
        let index = 0;
        for (let k = 0; k < this.size; k++) {
            const tool = this.tools[reader.read()];
            index += reader.readSigned();
            const line = index + reader.readSigned();
            const other = index - reader.readSigned();
            const first = other - reader.readSigned();
            yield { index, line, tool, where: this.places.get(k), note: this.notes.get(k), other, first };
        }
    }
    /** Beyond so many texts a note is cut off: a transcript must not fill memory with what is said of it. */
    noteText(note) {
        const known = this.noteTexts.get(note);
        if (known !== undefined)
            return known;
        if (this.noteTexts.size === MOST_NOTES)
            return TOO_MANY_NOTES;
        this.noteTexts.set(note, note);
        return note;
    }
    toolId(tool) {
        let id = this.toolIds.get(tool);
        if (id === undefined) {
            id = this.tools.push(tool) - 1;
            this.toolIds.set(tool, id);
        }
        return id;
    }
    /** Small numbers below 0 become small ones above it. */
    writeSigned(value) {
        this.write(value < 0 ? -2 * value - 1 : 2 * value);
    }
    /** The lowest seven bits first; the eighth says that more follow. No bit operators: they see no more than 32 bits. */
    write(value) {
        let rest = value;
        for (; rest > 127; rest = Math.floor(rest / 128))
            this.byte(128 + (rest % 128));
        this.byte(rest);
    }
    byte(byte) {
        if (this.used === this.block.length) {
            this.block = Buffer.allocUnsafeSlow(Math.min(Math.max(FIRST_BLOCK, 2 * this.used), LARGEST_BLOCK));
            this.blocks.push(this.block);
            this.used = 0;
        }
        this.block[this.used++] = byte;
    }
}
/** Reads the numbers in the order in which they were written. */
class Reader {
    blocks;
    block = Buffer.alloc(0);
    at = 0;
    constructor(blocks) {
        this.blocks = blocks[Symbol.iterator]();
    }
    readSigned() {
        const value = this.read();
        return value % 2 === 0 ? value / 2 : (value + 1) / -2;
    }
    read() {
        let value = 0;
        let scale = 1;
        for (;;) {
            const byte = this.byte();
            if (byte < 128)
                return value + byte * scale;
            value += (byte - 128) * scale;
            scale *= 128;
        }
    }
    byte() {
        if (this.at === this.block.length) {
            this.block = this.blocks.next().value;
            this.at = 0;
        }
        return this.block[this.at++];
    }
}
//# sourceMappingURL=packed-findings.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/rules/findings.js





/** How many of a session's findings have a name where only the first are wanted: so many can be told what to do about. */
const FIRST_NAMED = 100;
/**
 * The findings on one session: by index, and those on one call in the order of the rules. Those that are accepted are
 * there for whoever asks for them, and count for nothing.
 */
class Findings {
    /** Of the kinds of which there is one: of thousands of transcripts, most have none. */
    byKind = new Map();
    watched;
    firstDivergence;
    calls;
    /** By number, the names of findings that were named elsewhere. */
    fingerprints;
    /** By number, the line of the other call; 0 where there is none. */
    otherLines;
    /** By number, those that are accepted. */
    acceptances = new Map();
    acceptedByKind = new Map();
    /** What is shown of a text of a finding; undefined: the text. */
    shown;
    /** @param watched the kinds that were watched for */
    constructor(watched = []) {
        this.watched = new Set(watched);
    }
    /** The same as plain data; none of them may be accepted. */
    data() {
        return {
            byKind: Object.fromEntries(Array.from(this.byKind, ([kind, packed]) => [kind, packed.data()])),
            watched: this.watched,
            divergence: this.firstDivergence,
            calls: this.calls?.data(),
            otherLines: this.otherLines?.data(this.total),
        };
    }
    /** What data is of: nothing is added to it any more. */
    static ofData({ byKind, watched, divergence, calls, otherLines }) {
        const findings = new Findings(watched);
        for (const kind of kinds/* KINDS */.GW) {
            const packed = byKind[kind];
            if (packed !== undefined)
                findings.byKind.set(kind, PackedFindings.ofData(packed));
        }
        findings.firstDivergence = divergence;
        if (calls !== undefined)
            findings.calls = FoundCalls.ofData(calls);
        if (otherLines !== undefined)
            findings.otherLines = growing_numbers/* GrowingNumbers */.k.ofData(otherLines, 1);
        return findings;
    }
    /**
     * Findings that were told before, all of them with names.
     *
     * @param told in the order in which they were told
     */
    static ofTold(told, watched) {
        const findings = new Findings(watched);
        const otherLines = new growing_numbers/* GrowingNumbers */.k(1);
        for (const [number, { finding }] of told.entries()) {
            findings.add(finding.kind, finding);
            otherLines.set(number, 0, finding.otherLine ?? 0);
        }
        findings.fingerprints = told.map(({ fingerprint }) => fingerprint);
        findings.otherLines = otherLines;
        return findings;
    }
    get total() {
        let all = 0;
        for (const { length } of this.byKind.values())
            all += length;
        return all - this.accepted;
    }
    /** The index of the first non-determinism. */
    get divergence() {
        return this.firstDivergence;
    }
    /** Whether the session was watched for a kind. */
    isWatchedFor(kind) {
        return this.watched.has(kind) || this.byKind.has(kind);
    }
    count(kind) {
        return (this.byKind.get(kind)?.length ?? 0) - (this.acceptedByKind.get(kind) ?? 0);
    }
    /** How many are accepted, of all kinds. */
    get accepted() {
        return this.acceptances.size;
    }
    /** Those of one kind must come in the order of calls. */
    add(kind, found) {
        let packed = this.byKind.get(kind);
        if (packed === undefined) {
            packed = new PackedFindings();
            this.byKind.set(kind, packed);
        }
        packed.add(found);
        if (kind === 'non-determinism')
            this.firstDivergence ??= found.index;
    }
    /** A loop is one finding: that its calls repeat each other is not said of each once more. All findings must be there. */
    leaveRepeatsToLoops() {
        const repeats = this.byKind.get('redundant-call');
        const found = this.byKind.get('repeated-loop');
        if (repeats === undefined || found === undefined)
            return;
        const loops = [...found].sort((a, b) => a.index - b.index);
        const kept = new PackedFindings();
        let next = 0;
        /** The end of the loops that began, and the start of the one that ends there. */
        let [start, end] = [0, -1];
        for (const repeat of repeats) {
            for (let loop = loops[next]; loop !== undefined && loop.index < repeat.index; loop = loops[++next]) {
                if (loop.other > end)
                    [start, end] = [loop.index, loop.other];
            }
            if (repeat.index > end || repeat.other < start)
                kept.add(repeat);
        }
        if (kept.length > 0)
            this.byKind.set('redundant-call', kept);
        else
            this.byKind.delete('redundant-call');
    }
    /**
     * Says which call each finding is on, so that it has a name. All findings must be there.
     *
     * @param digestOf the digest of the canonical call with an index, in hexadecimal
     * @param most how many of them, from the first, are to have a name
     */
    nameCalls(digestOf, most = Number.POSITIVE_INFINITY) {
        const calls = new FoundCalls();
        this.calls = calls;
        for (const { index } of this.all()) {
            if (calls.length === most)
                return;
            calls.add(digestOf(index));
        }
    }
    /** Says on which line the other call of each finding is. All findings must be there. */
    tellOtherLines(lines) {
        const otherLines = new growing_numbers/* GrowingNumbers */.k(1);
        let number = 0;
        for (const { kind, index, other } of this.all()) {
            const which = kinds/* RULE_OF */.jH[kind].otherLine;
            if (which !== undefined && other !== index)
                otherLines.set(number, 0, lines.lineOf(other, which));
            number++;
        }
        this.otherLines = otherLines;
    }
    /** Accepts those of which `judge` says why. All of them must have names. */
    accept(judge) {
        let number = 0;
        this.firstDivergence = undefined;
        for (const { finding, fingerprint } of this.named()) {
            const acceptance = judge(finding, fingerprint);
            if (acceptance !== undefined) {
                this.acceptances.set(number, acceptance);
                this.acceptedByKind.set(finding.kind, (this.acceptedByKind.get(finding.kind) ?? 0) + 1);
            }
            else if (finding.kind === 'non-determinism')
                this.firstDivergence ??= finding.index;
            number++;
        }
    }
    /**
     * The same findings with other texts: what stands in them of the transcript goes through `shown` when it is looked at.
     * Names are those of the findings as they are. To be asked for when nothing is added or accepted any more.
     */
    shownBy(shown) {
        return Object.assign(new Findings(this.watched), this, { shown });
    }
    /** Those that have a name, the accepted ones too; none where no names were made. */
    *named() {
        const { calls } = this;
        const named = this.fingerprints?.length ?? calls?.length;
        if (named === undefined)
            return;
        const fingerprints = new Fingerprints();
        let number = 0;
        for (const finding of this.all()) {
            if (number === named)
                return;
            const fingerprint = this.fingerprints?.[number] ?? fingerprints.next(finding, calls?.get(number) ?? '');
            yield { finding: this.shownFinding(finding), fingerprint, acceptance: this.shownAcceptance(number) };
            number++;
        }
    }
    *[Symbol.iterator]() {
        let number = 0;
        for (const finding of this.all())
            if (!this.acceptances.has(number++))
                yield this.shownFinding(finding);
    }
    shownAcceptance(number) {
        const acceptance = this.acceptances.get(number);
        return acceptance && this.shown ? { ...acceptance, reason: this.shown(acceptance.reason) } : acceptance;
    }
    shownFinding(finding) {
        const { shown } = this;
        if (shown === undefined)
            return finding;
        const { kind, index, line, other, otherLine, first } = finding;
        const tool = shown(finding.tool);
        const where = finding.where === undefined ? undefined : shown(finding.where);
        const note = finding.note === undefined ? undefined : shown(finding.note);
        // Most are shown as they are, and there may be millions.
        if (tool === finding.tool && where === finding.where && note === finding.note)
            return finding;
        return { kind, index, line, tool, where, note, other, otherLine, first };
    }
    *all() {
        const lanes = kinds/* KINDS */.GW.flatMap((kind) => {
            const founds = this.byKind.get(kind)?.[Symbol.iterator]();
            return founds === undefined ? [] : [{ kind, founds, next: founds.next().value }];
        });
        let number = 0;
        for (let lane = earliest(lanes); lane?.next !== undefined; lane = earliest(lanes)) {
            const { index, line, tool, where, note, other, first } = lane.next;
            // Each by its name: to spread takes three times as long.
            const otherLine = this.otherLines?.get(number, 0) || undefined;
            yield { kind: lane.kind, index, line, tool, where, note, other, otherLine, first };
            lane.next = lane.founds.next().value;
            number++;
        }
    }
}
/** The lane whose next finding is on the earliest call; of several the first. Undefined, or one without a next, where all are at their end. */
function earliest(lanes) {
    let first;
    for (const lane of lanes) {
        if (lane.next !== undefined && (first?.next === undefined || lane.next.index < first.next.index))
            first = lane;
    }
    return first;
}
//# sourceMappingURL=findings.js.map

/***/ }),

/***/ 9069:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Sr: () => (/* binding */ ERRORS),
  GW: () => (/* binding */ KINDS),
  y0: () => (/* binding */ RULES),
  jH: () => (/* binding */ RULE_OF),
  e8: () => (/* binding */ WARNINGS),
  Cr: () => (/* binding */ perKind)
});

// EXTERNAL MODULE: ./build/commonjs/src/rules/sentence.js
var sentence = __nccwpck_require__(5626);
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
var difference_note = __nccwpck_require__(9741);
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
var redundant_call = __nccwpck_require__(1372);
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
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
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
var growing_numbers = __nccwpck_require__(9069);
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
var sentence = __nccwpck_require__(5626);
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

/***/ 4261:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ CHECKS)
/* harmony export */ });
/** The audits that can be asked for. */
const CHECKS = ['replay', 'scope', 'verify'];
//# sourceMappingURL=rule.js.map

/***/ }),

/***/ 5626:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ VOLATILE_CLASSES)
/* harmony export */ });
/** The classes of values that change from run to run. */
const VOLATILE_CLASSES = ['iso-time', 'uuid', 'duration', 'tmp-path', 'pid', 'hex-address'];
//# sourceMappingURL=declaration.js.map

/***/ }),

/***/ 2832:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ knowledgeOf)
/* harmony export */ });
/** What several scopes say together; undefined where none is of version 2. Of a tool the first that knows it is believed. */
function knowledgeOf(scopes) {
    const policies = scopes.flatMap(({ policy }) => (policy === undefined ? [] : [policy]));
    const [first, ...more] = policies;
    if (first === undefined || more.length === 0)
        return first;
    const normalizers = policies.flatMap(({ normalizer }) => (normalizer === undefined ? [] : [normalizer]));
    return {
        effects(call) {
            const effects = policies.map((policy) => policy.effects(call));
            return effects.find(({ state }) => state !== 'undeclared') ?? first.effects(call);
        },
        redact: policies.flatMap(({ redact }) => redact),
        normalizer: normalizers.length === 0 ? undefined : inTurn(normalizers),
    };
}
function inTurn(normalizers) {
    const all = (text, one) => normalizers.reduce((done, normalizer) => {
        const next = one(normalizer, done.response);
        return { response: next.response, fields: done.fields + next.fields };
    }, { response: text, fields: 0 });
    return {
        normalize: (tool, response) => all(response, (normalizer, text) => normalizer.normalize(tool, text)),
        normalizeArguments: (tool, args) => all(args, (normalizer, text) => normalizer.normalizeArguments(tool, text)),
    };
}
//# sourceMappingURL=knowledge.js.map

/***/ }),

/***/ 1270:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ classBetween),
/* harmony export */   v: () => (/* binding */ steady)
/* harmony export */ });
/* harmony import */ var _declaration_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(600);

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

/***/ }),

/***/ 3801:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ MAX_LINE),
/* harmony export */   g: () => (/* binding */ LineSplitter)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8245);

/** The longest line that is read, in bytes: four times the longest that was seen in any agent's log. */
const MAX_LINE = 64 * 1024 * 1024;
const LF = 0x0a;
/** Cuts a stream of chunks into lines at each line feed and nowhere else. It holds one chunk and one line, no more. */
class LineSplitter {
    text = Buffer.alloc(0);
    length = 0;
    number = 0;
    /** The lines that end in this chunk. Each is valid until the next is asked for. */
    *split(chunk) {
        const searched = this.length;
        this.append(chunk);
        const { text } = this;
        // What lies beyond is no text: searching it, after a long line, would cost the square of the number of chunks.
        const written = text.subarray(0, this.length);
        let start = 0;
        for (let end = written.indexOf(LF, searched); end >= 0; end = written.indexOf(LF, end + 1)) {
            yield this.line(start, end);
            start = end + 1;
        }
        if (start > 0)
            text.copyWithin(0, start, this.length);
        this.length -= start;
        if (this.length > MAX_LINE)
            throw this.tooLong();
    }
    /** What is left after the last line feed, when it is not empty. */
    *finish() {
        if (this.length === 0)
            return;
        this.append(Buffer.of(0));
        yield this.line(0, this.length - 1);
    }
    line(start, end) {
        if (end - start > MAX_LINE)
            throw this.tooLong();
        this.text[end] = 0;
        return { text: this.text, start, end, number: ++this.number };
    }
    append(chunk) {
        const needed = this.length + chunk.length;
        if (needed > this.text.length) {
            // A small file is one chunk: of thousands of them, twice the room would keep the collector busy.
            const larger = Buffer.allocUnsafeSlow(this.text.length === 0 ? needed + 1 : needed * 2);
            this.text.copy(larger, 0, 0, this.length);
            this.text = larger;
        }
        this.text.set(chunk, this.length);
        this.length = needed;
    }
    tooLong() {
        const limit = `${MAX_LINE / 1024 / 1024} MiB`;
        return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K('line-too-long', {
            found: `a line of more than ${limit}`,
            expected: `at most ${limit}`,
            advice: 'is this JSON Lines, one call a line?',
        }, { line: this.number + 1 });
    }
}
//# sourceMappingURL=lines.js.map

/***/ }),

/***/ 628:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  m: () => (/* binding */ NativeTranscript)
});

// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __nccwpck_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/json/encoding.js
var encoding = __nccwpck_require__(7685);
// EXTERNAL MODULE: ./build/commonjs/src/json/value.js
var value = __nccwpck_require__(1239);
// EXTERNAL MODULE: ./build/commonjs/src/transcript/lines.js
var lines = __nccwpck_require__(3801);
// EXTERNAL MODULE: ./build/commonjs/src/json/bytes.js
var bytes = __nccwpck_require__(2361);
// EXTERNAL MODULE: ./build/commonjs/src/json/canonicalizer.js + 1 modules
var canonicalizer = __nccwpck_require__(6931);
// EXTERNAL MODULE: ./build/commonjs/src/transcript/record.js
var record = __nccwpck_require__(3581);
;// CONCATENATED MODULE: ./build/commonjs/src/transcript/native-line.js




/** One field of a line, and where the canonical form of its value stands in the output: `end` is 0 until it was read. */
class Field {
    name;
    bytes;
    start = 0;
    end = 0;
    /** Where its value stands in the text. */
    at = 0;
    constructor(name) {
        this.name = name;
        this.bytes = Buffer.from(name);
    }
    get missing() {
        return this.end === 0;
    }
}
/**
 * Reads the native form: one object a line with exactly `index`, `tool`, `args` and `response`, and on a sealed line
 * `prev` and `digest` too.
 */
class NativeLineParser {
    canonicalizer = new canonicalizer/* Canonicalizer */.t_();
    index = new Field('index');
    tool = new Field('tool');
    args = new Field('args');
    response = new Field('response');
    prev = new Field('prev');
    digest = new Field('digest');
    fields = [this.index, this.tool, this.args, this.response, this.prev, this.digest];
    /**
     * The call on a line.
     *
     * @param index how many calls stand before it
     * @returns undefined for a blank line
     * @throws ToolReplayError with the offset of the fault in the line's text
     */
    parse(line, index) {
        const { canonicalizer, tool, response } = this;
        canonicalizer.load(line.text, line.start, line.end);
        if (canonicalizer.peek() === 0 && canonicalizer.at === line.end)
            return undefined;
        this.readFields();
        const sealed = this.checkFields();
        this.checkIndex(index);
        const { start, end } = this.joinCall();
        const { bytes } = canonicalizer.output;
        return new record/* Record */.m(index, line.number, bytes.subarray(start, end), tool.end - tool.start, bytes.subarray(response.start, response.end), sealed ? { prev: this.decode(this.prev), digest: this.decode(this.digest) } : undefined);
    }
    readFields() {
        const { canonicalizer } = this;
        for (const field of this.fields)
            field.end = 0;
        const first = canonicalizer.peek();
        // The first line of a pretty-printed array is not even JSON: what is wrong is the form of the file.
        if (first === bytes/* LEFT_BRACKET */.JD)
            throw notJsonLines(canonicalizer.at);
        if (first !== bytes/* LEFT_BRACE */.CU)
            this.refuseType('a line', 'an object', canonicalizer.at);
        canonicalizer.at++;
        if (canonicalizer.peek() !== bytes/* RIGHT_BRACE */.FU) {
            for (;;) {
                this.readField();
                const byte = canonicalizer.peek();
                if (byte === bytes/* RIGHT_BRACE */.FU)
                    break;
                if (byte !== bytes/* COMMA */.KE)
                    canonicalizer.refuse("',' or '}'");
                canonicalizer.at++;
            }
        }
        canonicalizer.at++;
        canonicalizer.finish();
    }
    readField() {
        const { canonicalizer } = this;
        if (canonicalizer.peek() !== bytes/* QUOTE */.jA)
            canonicalizer.refuse('a key in double quotes');
        const { at, output } = canonicalizer;
        const { length } = output;
        canonicalizer.string();
        const field = this.fieldAt(length + 1, output.length - 1);
        if (field === undefined)
            throw this.unknownField(length + 1, at);
        if (!field.missing)
            throw fault('duplicate-key', `the field "${field.name}" twice`, 'each field once', at);
        canonicalizer.expect(bytes/* COLON */.oH, "':'");
        // The keys are not part of any canonical form here: the value overwrites its own key.
        output.length = length;
        this.checkType(field, canonicalizer.peek());
        field.start = length;
        field.at = canonicalizer.at;
        canonicalizer.value(1);
        field.end = output.length;
    }
    fieldAt(start, end) {
        const { bytes: output } = this.canonicalizer.output;
        for (const field of this.fields) {
            const { bytes } = field;
            if (bytes.length !== end - start)
                continue;
            let k = 0;
            while (k < bytes.length && bytes[k] === output[start + k])
                k++;
            if (k === bytes.length)
                return field;
        }
        return undefined;
    }
    unknownField(start, at) {
        const { output } = this.canonicalizer;
        const key = output.slice(start, Math.min(output.length - 1, start + 80));
        return fault('fields', `the field "${key}"`, 'index, tool, args, response, and on a sealed line prev and digest', at);
    }
    checkType({ name }, byte) {
        const { at } = this.canonicalizer;
        if (name === 'args' || name === 'response') {
            if (byte !== bytes/* LEFT_BRACE */.CU)
                this.refuseType(`"${name}"`, 'an object', at);
        }
        else if (name === 'index') {
            if (byte !== bytes/* MINUS */.N5 && !(byte >= bytes/* ZERO */.f2 && byte <= bytes/* NINE */.bn))
                this.refuseType('"index"', 'an integer', at);
        }
        else if (byte !== bytes/* QUOTE */.jA)
            this.refuseType(`"${name}"`, 'a string', at);
    }
    /** A value of the wrong type, or no value at all: only the reader of values can tell which. */
    refuseType(what, expected, at) {
        const { canonicalizer } = this;
        canonicalizer.value(0);
        throw fault('fields', `${typeAt(canonicalizer, at)} as ${what}`, expected, at);
    }
    checkFields() {
        const { index, tool, args, response, prev, digest } = this;
        const { at } = this.canonicalizer;
        if (index.missing || tool.missing || args.missing || response.missing) {
            const missing = [index, tool, args, response].filter((field) => field.missing).map(({ name }) => `"${name}"`);
            throw fault('fields', `no field ${missing.join(', ')}`, 'index, tool, args and response', at);
        }
        if (prev.missing !== digest.missing) {
            const [there, lacking] = prev.missing ? [digest, prev] : [prev, digest];
            throw fault('fields', `"${there.name}" without "${lacking.name}"`, 'both, or neither', at);
        }
        return !prev.missing;
    }
    checkIndex(expected) {
        const { canonicalizer } = this;
        const { start, end, at } = this.index;
        let value = 0;
        for (let k = start; k < end; k++) {
            const digit = canonicalizer.output.bytes[k] - bytes/* ZERO */.f2;
            value = digit >= 0 && digit <= 9 ? value * 10 + digit : Number.NaN;
        }
        if (value === expected)
            return;
        const found = canonicalizer.output.slice(start, Math.min(end, start + 40));
        if (!/^-?\d+$/.test(found))
            throw fault('fields', `${found} as "index"`, 'an integer', at);
        throw fault('index', `index ${found}`, `index ${expected}, the number of calls before it`, at);
    }
    /** Makes tool and args neighbours, in this order, whatever the order of the line. */
    joinCall() {
        const { canonicalizer, tool, args } = this;
        if (tool.end === args.start)
            return { start: tool.start, end: args.end };
        const { output } = canonicalizer;
        const start = output.length;
        const size = tool.end - tool.start;
        const end = start + size + args.end - args.start;
        output.reserve(end);
        output.bytes.copyWithin(start, tool.start, tool.end);
        output.bytes.copyWithin(start + size, args.start, args.end);
        return { start, end };
    }
    decode({ start, end }) {
        return (0,record/* decodeString */.s)(this.canonicalizer.output.bytes, start, end);
    }
}
function fault(code, found, expected, offset) {
    return new src_error/* ToolReplayError */.K(code, { found, expected }, { offset });
}
function notJsonLines(offset) {
    const advice = 'a transcript is JSON Lines: one call a line, and no array around them';
    return new src_error/* ToolReplayError */.K('fields', { found: 'an array', expected: 'an object', advice }, { offset });
}
function typeAt(canonicalizer, at) {
    const byte = String.fromCharCode(canonicalizer.byteAt(at));
    const types = {
        '"': 'a string',
        '{': 'an object',
        '[': 'an array',
        t: 'true',
        f: 'false',
        n: 'null',
    };
    return types[byte] ?? 'a number';
}
//# sourceMappingURL=native-line.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/transcript/native-transcript.js





/** Reads one native transcript, chunk by chunk. Where the chunks are cut makes no difference. */
class NativeTranscript {
    /** Calls so far. */
    calls = 0;
    /** Whether the lines are sealed; undefined before the first call. */
    sealed;
    splitter = new lines/* LineSplitter */.g();
    parser = new NativeLineParser();
    accepted;
    constructor(accepted) {
        this.accepted = accepted;
    }
    /**
     * The calls on the lines that end in this chunk. Each is valid until the next is asked for.
     *
     * @throws ToolReplayError with line and column
     */
    *read(chunk) {
        for (const line of this.splitter.split(chunk)) {
            const record = this.record(line);
            if (record !== undefined)
                yield record;
        }
    }
    /** The call on a last line that has no line feed. */
    *finish() {
        for (const line of this.splitter.finish()) {
            const record = this.record(line);
            if (record !== undefined)
                yield record;
        }
    }
    record(line) {
        const record = this.parse(line);
        if (record === undefined)
            return undefined;
        const sealed = record.seal !== undefined;
        if (this.sealed === undefined)
            this.checkAccepted(record);
        else if (this.sealed !== sealed)
            throw mixed(record);
        this.sealed = sealed;
        this.calls++;
        return record;
    }
    parse(line) {
        if (line.number === 1)
            (0,encoding/* checkEncoding */.S)(line.text.subarray(line.start, Math.min(line.start + 4, line.end)));
        try {
            return this.parser.parse(line, this.calls);
        }
        catch (error) {
            if (!(error instanceof src_error/* ToolReplayError */.K) || error.place.offset === undefined)
                throw error;
            throw error.at({ line: line.number, column: (0,value/* columnOf */.uV)(line.text, line.start, error.place.offset) });
        }
    }
    checkAccepted({ seal, line }) {
        const sealed = seal !== undefined;
        if (this.accepted === 'either' || (this.accepted === 'sealed') === sealed)
            return;
        const fault = sealed
            ? {
                found: 'a sealed line',
                expected: 'no "prev" and "digest"',
                advice: 'toolreplay audit takes sealed transcripts too',
            }
            : {
                found: 'a line without "prev" and "digest"',
                expected: 'a sealed transcript',
                advice: 'toolreplay seal makes one',
            };
        throw new src_error/* ToolReplayError */.K(sealed ? 'sealed' : 'not-sealed', fault, { line });
    }
}
function mixed({ seal, line }) {
    const fault = seal === undefined
        ? { found: 'an unsealed line', expected: 'a sealed one, as before' }
        : { found: 'a sealed line', expected: 'an unsealed one, as before' };
    return new src_error/* ToolReplayError */.K('mixed', fault, { line });
}
//# sourceMappingURL=native-transcript.js.map

/***/ }),

/***/ 3581:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ Record),
/* harmony export */   s: () => (/* binding */ decodeString)
/* harmony export */ });
/** The responses of calls that are not compared: one that was never answered, one whose answer is part of another's. */
const NOT_COMPARED = /^\{"\$(?:unanswered":true|part_of":\d+)\}$/;
const DOLLAR = 0x24;
const LONGEST_NOT_COMPARED = 40;
/**
 * One recorded call of the native form.
 *
 * The buffers are canonical forms in the reader's own memory: they are valid until the next record is asked for.
 */
class Record {
    /** How many calls stand before it in the transcript. */
    index;
    /** The line that it stands on, from 1. */
    line;
    /** Identifies the call: the canonical form of `tool`, directly followed by that of `args`. */
    call;
    /** How many bytes of `call` are the canonical form of `tool`. */
    toolLength;
    /** The canonical form of `response`. */
    response;
    /** There on a sealed line. */
    seal;
    name = undefined;
    constructor(index, line, call, toolLength, response, seal) {
        this.index = index;
        this.line = line;
        this.call = call;
        this.toolLength = toolLength;
        this.response = response;
        this.seal = seal;
    }
    /** The name of the tool, as a string. Decoded when it is first asked for: few rules do, and only at a finding. */
    get tool() {
        this.name ??= decodeString(this.call, 0, this.toolLength);
        return this.name;
    }
    get resultLine() {
        return this.line;
    }
    get batch() {
        return this.index;
    }
    get cwd() {
        return undefined;
    }
    get era() {
        return 0;
    }
    get isCompared() {
        const { response } = this;
        if (response[2] !== DOLLAR || response.length > LONGEST_NOT_COMPARED)
            return true;
        return !NOT_COMPARED.test(response.toString('latin1'));
    }
    /** The canonical form of `tool`, quotes included. */
    get toolText() {
        return this.call.subarray(0, this.toolLength);
    }
    /** The canonical form of `args`. */
    get args() {
        return this.call.subarray(this.toolLength);
    }
}
/** The string whose canonical form, quotes included, is `text[start, end)`. */
function decodeString(text, start, end) {
    const inside = text.toString('latin1', start + 1, end - 1);
    return inside.includes('\\') ? JSON.parse(`"${inside}"`) : inside;
}
//# sourceMappingURL=record.js.map

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

/***/ 2613:
/***/ ((module) => {

module.exports = require("assert");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = require("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = require("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = require("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = require("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = require("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = require("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = require("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = require("node:child_process");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = require("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = require("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = require("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = require("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = require("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = require("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = require("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = require("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = require("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = require("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = require("node:stream");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = require("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = require("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = require("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = require("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = require("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = require("os");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = require("stream");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = require("string_decoder");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = require("tls");

/***/ }),

/***/ 9023:
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
/******/ 			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
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
/******/ 			return "" + chunkId + ".index.js";
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

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __nccwpck_require__(5919);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __nccwpck_require__(8245);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/choices.js

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
    return new src_error/* ToolReplayError */.K('usage', { found: `${found} for ${setting}`, expected: list.join(', ') });
}
//# sourceMappingURL=choices.js.map
// EXTERNAL MODULE: ./build/commonjs/src/rules/kinds.js + 8 modules
var kinds = __nccwpck_require__(8166);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/chosen-kinds.js


/** The kinds of finding that a setting chooses: `any`, which is the default, `none`, or some by name. */
function chosenKinds(setting, values) {
    const chosen = choices(setting, values, ['any', 'none', ...kinds/* KINDS */.GW]);
    if (chosen.length > 1 && (chosen.includes('any') || chosen.includes('none'))) {
        throw wrong(setting, `'${chosen.join(' ')}'`, ['any', 'none', 'or kinds of finding']);
    }
    if (chosen.length === 0 || chosen[0] === 'any')
        return new Set(kinds/* KINDS */.GW);
    return new Set(kinds/* KINDS */.GW.filter((kind) => chosen.includes(kind)));
}
//# sourceMappingURL=chosen-kinds.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/discover.js
var discover = __nccwpck_require__(7712);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/jobs.js


/** More threads nobody has, and each takes memory. */
const MOST = 256;
/**
 * How many threads may read at once.
 *
 * @param name what errors call it
 * @param value a number from 1; undefined: as many as there are processors
 * @throws ToolReplayError for anything else
 */
function jobsOf(name, value) {
    if (value === undefined)
        return Math.min((0,external_node_os_.availableParallelism)(), MOST);
    const jobs = /^\d{1,3}$/.test(value) ? Number(value) : 0;
    if (jobs >= 1 && jobs <= MOST)
        return jobs;
    throw new src_error/* ToolReplayError */.K('usage', {
        found: `'${value.slice(0, 80)}' for ${name}`,
        expected: `a number from 1 to ${MOST}`,
    });
}
//# sourceMappingURL=jobs.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/required.js

/**
 * What sealed transcripts have to be, as a setting says it.
 *
 * @param setting how the setting is called where it is made
 * @param offered what may be required
 * @throws ToolReplayError for what cannot be required, and for a setting that is made and names nothing
 */
function requiredOf(setting, values, offered) {
    const required = choices(setting, values, offered);
    // Of a list whose parts were not set: it would make a check that requires nothing, and passes.
    if (values.length > 0 && required.length === 0)
        throw wrong(setting, 'nothing', offered);
    return required;
}
//# sourceMappingURL=required.js.map
// EXTERNAL MODULE: ./build/commonjs/src/compare/compared-transcript.js
var compared_transcript = __nccwpck_require__(8461);
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
// EXTERNAL MODULE: ./build/commonjs/src/rules/rule.js
var rule = __nccwpck_require__(4261);
;// CONCATENATED MODULE: ./build/commonjs/src/action/committable.js


// biome-ignore lint/suspicious/noTemplateCurlyInString: it is what a workflow has.
const TEMPORARY = '${{ runner.temp }}';
/**
 * Whether a place is one that a pull request could put files into, which is any but `RUNNER_TEMP`: that the runner alone has.
 * Where there is no runner, nobody is there to commit anything.
 *
 * @param place gives it, absolute, from the absolute workspace
 */
function isCommittable(environment, place) {
    const { RUNNER_TEMP: temporary } = environment;
    if (!temporary)
        return false;
    const path = place((0,external_node_path_.resolve)(environment['GITHUB_WORKSPACE'] || '.'));
    return path !== (0,external_node_path_.resolve)(temporary) && !(0,discover/* isInside */.FK)(path, (0,external_node_path_.resolve)(temporary));
}
//# sourceMappingURL=committable.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/action/input-values.js


/** The lines of an input, without the spaces around them and without empty ones. */
function linesOf(environment, name) {
    const value = environment[`INPUT_${name.toUpperCase()}`] ?? '';
    return value
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
}
/** The value of an input that has one line or none. @throws ToolReplayError for one of several */
function lineOf(environment, name) {
    const [line, ...more] = linesOf(environment, name);
    if (more.length === 0)
        return line;
    throw new src_error/* ToolReplayError */.K('usage', { found: `${more.length + 1} lines for ${name}`, expected: 'one' });
}
/** The value of an input that may have several lines. */
function textOf(environment, name) {
    return environment[`INPUT_${name.toUpperCase()}`]?.trim() || undefined;
}
/** Whether a switch is on. @param otherwise what it is where nothing is said @throws ToolReplayError for another word */
function isOn(name, lines, otherwise = 'true') {
    const values = lines.length === 0 ? [otherwise] : lines.map((line) => line.toLowerCase());
    return choice(name, values, ['true', 'false']) === 'true';
}
//# sourceMappingURL=input-values.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/action/cache-inputs.js




/**
 * Reads the inputs `cache` and `cache-key`. What a pull request restores, an earlier run of it may have saved, whose workflow
 * said what to save: without a secret that only entries of ToolReplay are bound to, it is not used.
 *
 * @param isOfPullRequest whether the run is
 * @throws ToolReplayError for a folder that files can be committed into
 */
function cacheOf(environment, isOfPullRequest) {
    const name = lineOf(environment, 'cache');
    const secret = textOf(environment, 'cache-key');
    if (name === undefined) {
        if (secret === undefined)
            return { cache: undefined, isCacheRefused: false };
        throw new src_error/* ToolReplayError */.K('usage', { found: 'a cache-key without cache', expected: 'the folder of one, as cache' });
    }
    const folder = (0,external_node_path_.resolve)(environment['GITHUB_WORKSPACE'] || '.', name);
    if (isCommittable(environment, () => folder)) {
        throw new src_error/* ToolReplayError */.K('usage', {
            found: `'${name.slice(0, 200)}' for cache, where a pull request could put files`,
            expected: 'a folder in RUNNER_TEMP',
            advice: `such as 'cache: ${TEMPORARY}/toolreplay'`,
        });
    }
    const isCacheRefused = isOfPullRequest && secret === undefined;
    return { cache: isCacheRefused ? undefined : { folder, secret, use: 'taken' }, isCacheRefused };
}
//# sourceMappingURL=cache-inputs.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/action/event.js

/** The name of a commit. @see https://git-scm.com/docs/hash-function-transition */
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** What a push has in the place of a commit that is not there. */
const NO_COMMIT = /^0+$/;
/**
 * Reads the event of a run.
 *
 * @param path undefined where there is none
 * @see https://docs.github.com/en/webhooks/webhook-events-and-payloads
 */
function readEvent(path) {
    const event = path ? parsed(path) : undefined;
    return { pullRequest: pullRequestOf(property(event, 'pull_request')), ends: endsOf(event) };
}
function parsed(path) {
    try {
        return JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
    }
    catch {
        // Links have the run's commit then; whoever needs more of it says that it is not there.
        return undefined;
    }
}
function pullRequestOf(pull) {
    const head = property(pull, 'head');
    const commit = property(head, 'sha');
    const number = property(pull, 'number');
    const name = property(property(head, 'repo'), 'full_name');
    if (typeof commit !== 'string')
        return undefined;
    return {
        number: typeof number === 'number' ? number : undefined,
        head: commit,
        headRepository: typeof name === 'string' ? name : undefined,
    };
}
function endsOf(event) {
    const pull = property(event, 'pull_request');
    const number = property(pull, 'number');
    const of = (kind, base, head) => {
        const isThere = isCommit(base) && isCommit(head);
        return isThere ? { kind, base, head, ...(typeof number === 'number' && { number }) } : undefined;
    };
    if (pull !== undefined) {
        return of('pull request', property(property(pull, 'base'), 'sha'), property(property(pull, 'head'), 'sha'));
    }
    const group = property(event, 'merge_group');
    if (group !== undefined)
        return of('merge group', property(group, 'base_sha'), property(group, 'head_sha'));
    return of('push', property(event, 'before'), property(event, 'after'));
}
function isCommit(value) {
    return typeof value === 'string' && COMMIT.test(value) && !NO_COMMIT.test(value);
}
function property(value, name) {
    return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}
//# sourceMappingURL=event.js.map
// EXTERNAL MODULE: ./build/commonjs/src/json/digest.js
var digest = __nccwpck_require__(1320);
// EXTERNAL MODULE: ./build/commonjs/src/report/inert.js
var report_inert = __nccwpck_require__(9306);
;// CONCATENATED MODULE: ./build/commonjs/src/action/job.js



const LONGEST_NAME = 100;
const LONGEST_GLOBS = 60;
const ID_DIGITS = 16;
/** Which step this is; undefined where the environment is none of a workflow. */
function jobOf(environment, audited, pullRequest) {
    const { GITHUB_REPOSITORY: repository, GITHUB_SHA: sha, GITHUB_SERVER_URL: server } = environment;
    if (!repository?.includes('/') || !sha)
        return undefined;
    const { GITHUB_WORKFLOW: workflow = '', GITHUB_WORKFLOW_REF: ref, GITHUB_JOB: job = '', GITHUB_RUN_ID: run, } = environment;
    const step = environment['GITHUB_ACTION'] ?? '';
    const globs = globsOf(audited);
    // The file of the workflow, whatever the branch: the name alone may be that of another one too.
    const file = ref?.split('@')[0] ?? workflow;
    return {
        repository,
        commit: pullRequest?.head ?? sha,
        name: safe([workflow, job, stepName(step)].filter((name) => name !== '').join(' / '), LONGEST_NAME),
        audited: safe(globs.join(', '), LONGEST_GLOBS),
        id: (0,digest/* sha256 */.s)(Buffer.from(JSON.stringify([file, job, step, globs])), 'hex').slice(0, ID_DIGITS),
        ...(server && run && { runUrl: `${server}/${repository}/actions/runs/${run}` }),
    };
}
/** The runner calls the first step that uses an action `__owner_action`, and the next `__owner_action_2`. */
function stepName(step) {
    if (!step.startsWith('__'))
        return step;
    return /_(\d+)$/.exec(step)?.[1] ?? '';
}
/** Jobs of a matrix differ in nothing but this. Of a path outside the workspace, only the name says anything. */
function globsOf({ workspace, folder, globs }) {
    const from = (0,external_node_path_.relative)(workspace, folder).replaceAll('\\', '/');
    return globs.map((glob) => {
        const [, not = '', pattern = ''] = /^(!?)(.*)$/s.exec(glob) ?? [];
        return `${not}${(0,external_node_path_.isAbsolute)(pattern) ? (0,external_node_path_.basename)(pattern) : [from, pattern].filter((part) => part !== '').join('/')}`;
    });
}
function safe(text, longest) {
    return (0,report_inert/* clip */.$Q)((0,report_inert/* inert */.tJ)((0,report_inert/* clip */.$Q)(text, longest)), longest);
}
//# sourceMappingURL=job.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/sharding.js + 1 modules
var sharding = __nccwpck_require__(4126);
;// CONCATENATED MODULE: ./build/commonjs/src/action/part-inputs.js







/** What inputs are where they say nothing, but for those that are empty then. */
const SAYS_NOTHING = {
    strict: ['false'],
    'only-changed': ['false'],
    'compare-fail-on': ['none'],
    'check-run': ['false'],
    comment: ['false'],
    // A shard fails by what cannot be judged alone, whichever it is.
    'fail-on': ['any', 'none'],
};
/** What all shards together are judged and told by. */
const OF_THE_WHOLE = ['baseline', 'fail-on', 'check-run', 'comment'];
/** What needs more than a part of the transcripts, or is not to be done by many. */
const OF_ONE_RUNNER = ['compare', 'compare-fail-on', 'seal-to', 'signing-key'];
/** What says which transcripts are audited, and how: that is over where reports are merged. */
const OF_AN_AUDIT = [
    'transcripts',
    'scope',
    'mutators',
    'checks',
    'format',
    'strict',
    'only-changed',
    'public-key',
    'allowed-signers',
    'require',
    'jobs',
    'cache',
    'cache-key',
    'shard',
    ...OF_ONE_RUNNER,
];
/**
 * Reads the inputs `shard` and `merge-reports`, and makes sure that no other says what would be passed over in silence.
 *
 * @throws ToolReplayError for one that has nothing to say to a shard or to merged reports, and for a report of a shard that
 *   is no JSON or stands where whoever opens a pull request could put one
 */
function partOf(environment) {
    const value = lineOf(environment, 'shard');
    const reports = linesOf(environment, 'merge-reports');
    const refuse = (names, beside, expected) => {
        const given = names.find((name) => isGiven(environment, name));
        if (given !== undefined)
            throw new src_error/* ToolReplayError */.K('usage', { found: `${given} with ${beside}`, expected });
    };
    if (reports.length > 0) {
        refuse(OF_AN_AUDIT, 'merge-reports', 'it where the shards are audited');
        for (const pattern of reports)
            checkReports(environment, pattern);
    }
    const shard = value === undefined ? undefined : (0,sharding/* shardOf */.I)('shard', value);
    if (shard !== undefined) {
        refuse(OF_THE_WHOLE, 'shard', 'it where the reports are merged');
        refuse(OF_ONE_RUNNER, 'shard', 'it in a job of its own, without shard');
        checkReport(environment, lineOf(environment, 'report'));
    }
    return { shard, mergeReports: reports.length > 0 ? reports : undefined };
}
function isGiven(environment, name) {
    const [line, ...more] = linesOf(environment, name);
    return line !== undefined && (more.length > 0 || !SAYS_NOTHING[name]?.includes(line.toLowerCase()));
}
/** What is left of a shard is its report. */
function checkReport(environment, name) {
    const expected = 'a file that ends in .json, in RUNNER_TEMP';
    const advice = `such as 'report: ${TEMPORARY}/shard.json', for merge-reports`;
    if (name === undefined)
        throw new src_error/* ToolReplayError */.K('usage', { found: 'a shard without report', expected, advice });
    const found = `'${name.slice(0, 200)}' for report of a shard`;
    if (FORMAT_OF_ENDING[(0,external_node_path_.extname)(name)] !== 'json')
        throw new src_error/* ToolReplayError */.K('usage', { found, expected, advice });
    if (isCommittable(environment, (workspace) => (0,external_node_path_.resolve)(workspace, name))) {
        // Where the step dies before it has written its own, a later one would upload that.
        throw new src_error/* ToolReplayError */.K('usage', { found: `${found}, where a pull request could put one`, expected, advice });
    }
}
function checkReports(environment, pattern) {
    if (pattern.startsWith('!') || !isCommittable(environment, (workspace) => (0,discover/* rootOf */.I5)(pattern, workspace)))
        return;
    throw new src_error/* ToolReplayError */.K('usage', {
        found: `'${pattern.slice(0, 200)}' for merge-reports, where a pull request could put a report`,
        expected: 'globs in RUNNER_TEMP',
        advice: `download the reports into '${TEMPORARY}/reports'`,
    });
}
//# sourceMappingURL=part-inputs.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/action/inputs.js
















/**
 * Turns the step's inputs and environment into one object.
 *
 * @throws ToolReplayError for an input that is missing or has a value that it cannot have
 */
function readInputs(environment) {
    const lines = (name) => linesOf(environment, name);
    const workspace = (0,external_node_path_.resolve)(environment['GITHUB_WORKSPACE'] || '.');
    const transcripts = lines('transcripts');
    const { shard, mergeReports } = partOf(environment);
    if (transcripts.length === 0 && mergeReports === undefined) {
        throw new src_error/* ToolReplayError */.K('usage', {
            found: 'no input transcripts',
            expected: 'globs, one a line',
            advice: "for example 'transcripts: runs/**/*.jsonl'",
        });
    }
    const { pullRequest, ends } = readEvent(environment['GITHUB_EVENT_PATH']);
    const api = apiOf(environment, lineOf(environment, 'token'));
    const checks = choices('checks', lines('checks'), rule/* CHECKS */.u);
    const folder = folderOf(workspace, lineOf(environment, 'working-directory'));
    const summary = isOn('summary', lines('summary'));
    const { cache, isCacheRefused } = cacheOf(environment, pullRequest !== undefined);
    const failOn = chosenKinds('fail-on', lines('fail-on'));
    return {
        settings: {
            transcripts,
            streams: [],
            folder,
            workspace,
            scope: lines('scope'),
            mutators: lines('mutators'),
            ...(checks.length > 0 && { checks: new Set(checks) }),
            // What all shards found is told, and judged, where their reports are merged.
            failOn: shard === undefined ? failOn : new Set(),
            format: lineOf(environment, 'format'),
            strictness: isOn('strict', lines('strict'), 'false') ? 'refuse' : 'skip',
            ifNoFilesFound: choice('if-no-files-found', lines('if-no-files-found'), IF_NO_FILES_FOUND),
            jobs: jobsOf('jobs', lineOf(environment, 'jobs')),
            ...(cache && { cache }),
            ...(shard && { shard }),
            // The summary says what to do about each.
            ...(summary && { fingerprints: 'first' }),
        },
        isCacheRefused,
        mergeReports,
        baseline: lineOf(environment, 'baseline'),
        trust: trustOf(environment),
        annotations: isOn('annotations', lines('annotations')) && shard === undefined,
        summary: summary && shard === undefined,
        checkRun: isOn('check-run', lines('check-run'), 'false'),
        comment: isOn('comment', lines('comment'), 'false'),
        summaryFile: environment['GITHUB_STEP_SUMMARY'] || undefined,
        report: reportOf(placesIn(environment, workspace), lineOf(environment, 'report')),
        sealing: sealingOf(environment, placesIn(environment, workspace), pullRequest),
        repository: repositoryOf(environment, pullRequest),
        pullRequest,
        job: jobOf(environment, { workspace, folder, globs: mergeReports ?? transcripts }, pullRequest),
        api,
        onlyChanged: isOn('only-changed', lines('only-changed'), 'false'),
        compare: compareOf(lineOf(environment, 'compare'), lines('compare-fail-on')),
        changes: {
            ends,
            api,
            repository: environment['GITHUB_REPOSITORY'] || undefined,
            folders: [folder, ...transcripts.filter((one) => !one.startsWith('!')).map((one) => (0,discover/* rootOf */.I5)(one, folder))],
            workspace,
            path: environment['PATH'],
        },
        workflow: workflowOf(environment),
        debug: environment['RUNNER_DEBUG'] === '1',
    };
}
/** Where the runner wants the outputs, if it does. Read apart from the inputs: the outputs tell of a mistake in those too. */
function outputFile(environment) {
    return environment['GITHUB_OUTPUT'] || undefined;
}
/** Where transcripts and scope are looked for: a folder that is not there has no files, and must not seem empty. */
function folderOf(workspace, name) {
    if (name === undefined)
        return workspace;
    const folder = (0,external_node_path_.resolve)(workspace, name);
    if (isFolder(folder))
        return folder;
    throw new src_error/* ToolReplayError */.K('usage', {
        found: `no folder '${name}' for working-directory`,
        expected: 'a folder, relative to the workspace',
        advice: 'check the path, and that an earlier step makes it',
    });
}
/** The report to write, whose format its name says. */
function reportOf(places, name) {
    if (name === undefined)
        return undefined;
    const format = FORMAT_OF_ENDING[(0,external_node_path_.extname)(name)];
    if (format === undefined)
        throw wrong('report', `'${name.slice(0, 200)}'`, Object.keys(FORMAT_OF_ENDING).map((ending) => `a name that ends in ${ending}`));
    return { ...places('report', name), format };
}
/** Where an input has something written: in the workspace, or where the runner keeps what is temporary. */
function placesIn({ RUNNER_TEMP: temporary }, workspace) {
    const roots = [workspace, ...(temporary ? [(0,external_node_path_.resolve)(temporary)] : [])];
    return (input, name) => ({ input, name, path: (0,external_node_path_.resolve)(workspace, name), roots });
}
function sealingOf(environment, places, pullRequest) {
    const to = lineOf(environment, 'seal-to');
    const key = textOf(environment, 'signing-key');
    if (to === undefined) {
        if (key === undefined)
            return undefined;
        const expected = 'a folder for the sealed files, as seal-to';
        throw new src_error/* ToolReplayError */.K('usage', { found: 'a signing-key and nothing to seal', expected });
    }
    const isFork = pullRequest !== undefined && pullRequest.headRepository !== environment['GITHUB_REPOSITORY'];
    // Its workflow is that of the base, and so are its secrets.
    const hasSecrets = environment['GITHUB_EVENT_NAME'] === 'pull_request_target';
    return {
        to: places('seal-to', to),
        key,
        isFork: isFork && !hasSecrets,
        isOnRunner: environment['GITHUB_ACTIONS'] === 'true',
    };
}
/** Whose signatures count, and what is required of seals. A key may be given as it is: what is checked out can be changed. */
function trustOf(environment) {
    const publicKey = textOf(environment, 'public-key');
    const allowedSigners = lineOf(environment, 'allowed-signers');
    const required = requiredOf('require', linesOf(environment, 'require'), ['complete', 'signed']);
    if (publicKey !== undefined && allowedSigners !== undefined) {
        throw new src_error/* ToolReplayError */.K('usage', { found: 'public-key and allowed-signers', expected: 'one of the two' });
    }
    if (publicKey === undefined && allowedSigners === undefined && required.length === 0)
        return undefined;
    return { publicKey, allowedSigners, required };
}
function isFolder(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory();
    }
    catch {
        // Whatever the system says of it, nothing can be looked for there.
        return false;
    }
}
function compareOf(value, failOn) {
    const fails = choice('compare-fail-on', failOn, compared_transcript/* COMPARE_FAIL_ON */.Ft);
    if (value === undefined) {
        if (fails === 'none')
            return undefined;
        // A step that is to fail on differences and compares nothing would be green for no reason.
        const expected = "what to compare with, as compare: 'base', or a folder of golden runs";
        throw new src_error/* ToolReplayError */.K('usage', { found: `compare-fail-on: ${fails} without compare`, expected });
    }
    return { with: value === 'base' ? { kind: 'base' } : { kind: 'folder', folder: value }, failOn: fails };
}
/** Of `owner/name/.github/workflows/audit.yml@refs/heads/main`, the path. */
function workflowOf({ GITHUB_WORKFLOW_REF: ref = '', GITHUB_REPOSITORY: name }) {
    const end = ref.indexOf('@refs/');
    return name && end > 0 && ref.startsWith(`${name}/`) ? ref.slice(name.length + 1, end) : undefined;
}
function repositoryOf({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_SHA: sha }, pullRequest) {
    if (!server || !name || !sha)
        return undefined;
    // In a pull request GITHUB_SHA is a merge commit that no one can look at for long.
    return { server, name: pullRequest?.headRepository ?? name, commit: pullRequest?.head ?? sha };
}
function apiOf(environment, token) {
    return token === undefined ? undefined : { token, url: environment['GITHUB_API_URL'] || 'https://api.github.com' };
}
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/outcome.js
var outcome = __nccwpck_require__(9167);
// EXTERNAL MODULE: ./build/commonjs/src/audit/reading.js + 2 modules
var reading = __nccwpck_require__(3915);
// EXTERNAL MODULE: ./build/commonjs/src/audit/scope-file.js + 1 modules
var scope_file = __nccwpck_require__(413);
// EXTERNAL MODULE: ./build/commonjs/src/audit/scopes.js
var audit_scopes = __nccwpck_require__(7402);
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
var source = __nccwpck_require__(1018);
// EXTERNAL MODULE: ./build/commonjs/src/audit/auditor.js
var audit_auditor = __nccwpck_require__(3029);
// EXTERNAL MODULE: ./build/commonjs/src/audit/file-audit.js
var file_audit = __nccwpck_require__(2479);
// EXTERNAL MODULE: ./build/commonjs/src/audit/turn.js
var turn = __nccwpck_require__(3488);
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
        const { auditByWorkers } = await __nccwpck_require__.e(/* import() */ 144).then(__nccwpck_require__.bind(__nccwpck_require__, 5144));
        await auditByWorkers(sized, workers, settings, done, onChunk);
    }
    if (use.kept > 0 && settings.cache !== undefined)
        (await __nccwpck_require__.e(/* import() */ 182).then(__nccwpck_require__.bind(__nccwpck_require__, 5182))).sweepCache(settings.cache);
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
    const { shardFiles } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 4126));
    return shardFiles(whole, settings.shard, settings);
}
function taskOf({ file, path, bytes, error }) {
    return { source: (0,source/* fileSource */.IO)(path, file), path, bytes, ...(error && { error }) };
}
/** Loaded only where there is one. */
async function baselineOf(baseline, { folder, workspace }) {
    const { holdBaseline } = await __nccwpck_require__.e(/* import() */ 136).then(__nccwpck_require__.bind(__nccwpck_require__, 5136));
    return holdBaseline(baseline, folder, workspace);
}
//# sourceMappingURL=audit.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/progress.js
/** Counts what an audit has done. To count costs next to nothing: sizes are asked for when somebody wants to know. */
class Meter {
    now;
    changed;
    files = 0;
    sizeOf = () => undefined;
    start = 0;
    /** By number, the bytes that were read of files that are not done. */
    open = new Map();
    openBytes = 0;
    done = 0;
    /** The bytes of files that are done, as far as they were read. */
    doneBytes = 0;
    /** Files that are done and of which nobody has asked yet how large they are. */
    unsized = [];
    /** Undefined: nobody has asked yet. */
    sizes;
    size;
    /**
     * @param now gives milliseconds
     * @param changed hears of every change
     */
    constructor(now, changed = () => undefined) {
        this.now = now;
        this.changed = changed;
    }
    started(files, sizeOf) {
        this.files = files;
        this.sizeOf = sizeOf;
        this.start = this.now();
    }
    read(file, bytes) {
        this.open.set(file, (this.open.get(file) ?? 0) + bytes);
        this.openBytes += bytes;
        this.changed();
    }
    finished(file) {
        const read = this.open.get(file) ?? 0;
        this.open.delete(file);
        this.openBytes -= read;
        this.doneBytes += read;
        this.done++;
        this.unsized.push({ file, read });
        this.changed();
    }
    /** How far it has come; undefined before it has started. */
    get reached() {
        if (this.files === 0)
            return undefined;
        const sizes = this.askedSizes();
        for (const { file, read } of this.unsized)
            this.doneBytes += Math.max(0, (sizes[file] ?? 0) - read);
        this.unsized = [];
        const bytes = this.doneBytes + this.openBytes;
        const { files, done, size } = this;
        // More than there is comes of a file that is compressed, or grows.
        const isKnown = size !== undefined && bytes <= size;
        return { files, done, bytes, size: isKnown ? size : undefined, seconds: (this.now() - this.start) / 1000 };
    }
    askedSizes() {
        if (this.sizes === undefined) {
            this.sizes = Array.from({ length: this.files }, (_, file) => this.sizeOf(file));
            this.size = this.sizes.reduce((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0);
        }
        return this.sizes;
    }
}
//# sourceMappingURL=progress.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/signals.js
var signals = __nccwpck_require__(7674);
// EXTERNAL MODULE: ./build/commonjs/src/redaction/redactor.js + 11 modules
var redaction_redactor = __nccwpck_require__(8);
// EXTERNAL MODULE: ./build/commonjs/src/report/annotations.js
var annotations = __nccwpck_require__(9648);
// EXTERNAL MODULE: ./build/commonjs/src/report/words.js
var words = __nccwpck_require__(9171);
;// CONCATENATED MODULE: ./build/commonjs/src/report/cache.js

/**
 * What a cache did for an audit: `taken from the cache: 1990 of 2000 transcripts`.
 *
 * @param transcripts how many were audited
 */
function cacheLines({ taken, notKept }, transcripts) {
    const lines = [`taken from the cache: ${taken} of ${(0,words/* count */.U9)(transcripts, 'transcript')}`];
    if (notKept > 0) {
        lines.push(`the cache could not be written for ${(0,words/* count */.U9)(notKept, 'transcript')}: check its folder, mode and space`);
    }
    return lines;
}
//# sourceMappingURL=cache.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/error.js
var report_error = __nccwpck_require__(2544);
;// CONCATENATED MODULE: ./build/commonjs/src/report/progress.js

const MEGABYTE = 1_000_000;
/** Before so many seconds and such a part of all nobody can say how long the rest takes. */
const FIRST_SECONDS = 5;
const FIRST_PART = 0.02;
/** How an audit comes along, in one line: `120 of 2000 transcripts, 12 of 200 MB, 4.1 MB/s, 46 s left`. It holds no data. */
function progressText(reached) {
    const { bytes, size, seconds } = reached;
    const rate = seconds < 1 || bytes < MEGABYTE ? [] : [`${rateText(bytes / seconds / MEGABYTE)} MB/s`];
    return [doneText(reached, size), ...rate, ...leftText(bytes, size, seconds)].join(', ');
}
/** What is said of an audit that a signal ends. @param reached undefined: nothing was read yet */
function stoppedText(signal, reached) {
    if (reached === undefined)
        return `stopped by ${signal} before any transcript was read`;
    const isAll = reached.done === reached.files;
    const what = isAll ? 'the report of them is not whole' : 'nothing is reported of them';
    return `stopped by ${signal} after ${doneText(reached, undefined)}: ${what}`;
}
function doneText({ files, done, bytes }, size) {
    const all = size === undefined ? '' : ` of ${megabytes(size)}`;
    return `${done} of ${(0,words/* count */.U9)(files, 'transcript')}, ${megabytes(bytes)}${all} MB`;
}
function megabytes(bytes) {
    return Math.floor(bytes / MEGABYTE);
}
function rateText(rate) {
    return rate < 10 ? rate.toFixed(1) : rate.toFixed(0);
}
/** What is left takes as long as what was done did, byte for byte. */
function leftText(bytes, size, seconds) {
    if (size === undefined || bytes === 0 || seconds < FIRST_SECONDS || bytes < FIRST_PART * size)
        return [];
    const left = Math.ceil(((size - bytes) * seconds) / bytes);
    return left === 0 ? [] : [`${timeText(left)} left`];
}
function timeText(seconds) {
    if (seconds < 100)
        return `${seconds} s`;
    const minutes = Math.ceil(seconds / 60);
    if (minutes < 100)
        return `${minutes} min`;
    return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
//# sourceMappingURL=progress.js.map
// EXTERNAL MODULE: ./build/commonjs/src/redaction/replacements.js + 1 modules
var replacements = __nccwpck_require__(2041);
;// CONCATENATED MODULE: ./build/commonjs/src/report/redacted-baseline.js

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
            if (looksRedacted(name))
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
;// CONCATENATED MODULE: ./build/commonjs/src/report/redacted-comparison.js
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
;// CONCATENATED MODULE: ./build/commonjs/src/report/redacted-report.js




// What comes of an audit goes through here before any sink sees it, so that no sink has to think of it. A name of a file
// stays: it is where a finding is looked up, and whoever may read the report may list the files.
/** What redacts all that is shown of an audit: with what its scope files name beside what looks like a secret. */
function redactorFor(report) {
    return (0,redaction_redactor/* redactorOf */.y)({ pointers: redactedPlaces(report) });
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
        ...(baseline && { baseline: redactedBaseline(baseline, redactor) }),
        ...(compared && { compared: redactedCompared(compared, redactor) }),
    };
}
function redactedCompared(report, redactor) {
    const transcripts = report.transcripts.map((one) => {
        if (one.state === 'compared')
            return { ...one, comparison: redactedComparison(one.comparison, redactor) };
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
    return new src_error/* ToolReplayError */.K(code, redacted, place, { cause });
}
//# sourceMappingURL=redacted-report.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/summary.js + 4 modules
var summary = __nccwpck_require__(8324);
// EXTERNAL MODULE: ./build/commonjs/src/report/nearness.js
var nearness = __nccwpck_require__(7909);
// EXTERNAL MODULE: ./build/commonjs/src/action/commands.js
var commands = __nccwpck_require__(6914);
;// CONCATENATED MODULE: ./build/commonjs/src/action/changes-asked.js



/**
 * Finds out what of the changes the inputs ask for. A run that has nothing to do with changes loads none of it.
 *
 * @throws ToolReplayError when an input needs the changes and nobody can say what they are
 */
async function changesAsked(inputs) {
    const { onlyChanged, compare, changes, settings, workflow, baseline } = inputs;
    const isOrdered = inputs.annotations && changes.ends?.kind === 'pull request';
    if (!onlyChanged && compare === undefined && !isOrdered) {
        return { selection: undefined, compare: async (report) => report, nearnessTo: async () => nearness/* nowhereNear */.$A };
    }
    const { ChangeFinder, compareAll, nearnessTo, selectChanged } = await __nccwpck_require__.e(/* import() */ 565).then(__nccwpck_require__.bind(__nccwpck_require__, 2565));
    const finder = new ChangeFinder(changes);
    // A shard annotates nothing: what it says would be there once for each.
    const tell = settings.shard === undefined ? tellNotice : commands/* print */.yy;
    const decisive = {
        inRepository: workflow === undefined ? [] : [workflow],
        paths: baseline === undefined ? [] : [(0,external_node_path_.resolve)(settings.folder, baseline)],
    };
    return {
        selection: onlyChanged ? await selectChanged(finder, { ...settings, decisive }, tell) : undefined,
        compare: async (report) => {
            return compare === undefined ? report : compareAll(report, compare, finder, settings, tellNotice);
        },
        nearnessTo: async (report) => {
            const isTold = isOrdered && report.findings + report.unusableFiles > 0;
            return isTold ? nearnessTo(finder, report, commands/* print */.yy) : nearness/* nowhereNear */.$A;
        },
    };
}
/** Says something that whoever asked for changes has to know. */
function tellNotice(message) {
    (0,commands/* annotate */.fz)({ level: 'notice', title: 'changes', message });
}
//# sourceMappingURL=changes-asked.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/action/heartbeat.js


/** In milliseconds: what is over before shows nothing. */
const BEAT = 30_000;
function everyHalfMinute(beat) {
    const timer = setInterval(beat, BEAT);
    // It keeps nothing alive that is over.
    timer.unref();
    return () => clearInterval(timer);
}
/** Does the work of an audit. Where that takes longer, a group of the log has a line every half minute on how far it came. */
async function withHeartbeat(meter, work, every = everyHalfMinute) {
    let isOpen = false;
    const stop = every(() => {
        const { reached } = meter;
        if (reached === undefined)
            return;
        if (!isOpen)
            (0,commands/* startGroup */.Oh)('audit in progress');
        isOpen = true;
        (0,commands/* print */.yy)(progressText(reached));
    });
    try {
        return await work();
    }
    finally {
        stop();
        if (isOpen)
            (0,commands/* endGroup */.N4)();
    }
}
//# sourceMappingURL=heartbeat.js.map
// EXTERNAL MODULE: ./build/commonjs/src/action/links.js
var action_links = __nccwpck_require__(2131);
// EXTERNAL MODULE: ./build/commonjs/src/report/baseline-notes.js
var baseline_notes = __nccwpck_require__(1751);
// EXTERNAL MODULE: ./build/commonjs/src/audit/file-report.js
var file_report = __nccwpck_require__(848);
// EXTERNAL MODULE: ./build/commonjs/src/report/log-notes.js
var log_notes = __nccwpck_require__(1484);
;// CONCATENATED MODULE: ./build/commonjs/src/report/log.js




/** One transcript's outcome on one line, safe to print after other text. */
function fileVerdict(file) {
    const name = (0,log_notes/* sessionName */.Cy)(file);
    if (file.unusable !== undefined)
        return `${name}: unusable`;
    const { scope } = file;
    const states = [
        (0,words/* count */.U9)(file.calls, 'call'),
        found(file),
        `chain: ${(0,report_inert/* inert */.tJ)((0,words/* chainWords */.tH)(file))}`,
        `scope: ${scope.state === 'skipped' ? scope.why : (0,report_inert/* inert */.tJ)(scope.agent)}`,
        ...(file.log === undefined ? [] : [`read as ${file.log.format}`]),
    ];
    return `${name}: ${states.join(', ')}`;
}
function found(file) {
    const { findings } = file;
    const accepted = (0,words/* acceptedToo */.YU)(findings.accepted);
    if (findings.total > 0)
        return `${(0,words/* count */.U9)(findings.total, 'finding')} (${(0,words/* kindCounts */.vE)(findings)})${accepted}`;
    return (0,file_report/* isChecked */.W)(file) ? `no finding${accepted}` : 'not checked';
}
//# sourceMappingURL=log.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/paint.js
const paint_plain = (_, text) => text;
//# sourceMappingURL=paint.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/scope-notes.js
var scope_notes = __nccwpck_require__(2434);
// EXTERNAL MODULE: ./build/commonjs/src/report/context.js
var report_context = __nccwpck_require__(5141);
;// CONCATENATED MODULE: ./build/commonjs/src/report/terminal.js









/** How many errors are told of one audit beside its report. */
const MOST_ERRORS = 20;
/** The report of `audit` for a terminal: each file that has something to say, then a table, then the verdict. */
function* terminalReport(report, paint) {
    for (const file of report.files)
        yield* fileLines(file, paint);
    if (report.files.length > 0) {
        yield* table(report.files, paint);
        yield '\n';
    }
    for (const line of formatsRead(report.files))
        yield `${paint('dim', line)}\n`;
    for (const line of scopeLines(report))
        yield `${paint('dim', line)}\n`;
    for (const line of baselineLines(report))
        yield `${paint('yellow', line)}\n`;
    for (const line of notChecked(report))
        yield `${paint('dim', `not checked: ${inertLine(line)}`)}\n`;
    if (report.nothing !== undefined)
        yield `${errorText(report.nothing)}\n`;
    yield `${outcomeLine(report, paint)}\n`;
}
function outcomeLine(report, paint) {
    const colour = report.exitCode > 0 ? 'red' : report.result === 'clean' ? 'green' : 'yellow';
    return `${paint(colour, `${report.result} (exit ${report.exitCode})`)}: ${verdict(report)}`;
}
/** Why an audit does not end in 0, for whoever does not see its report: what cannot be judged, each once, and the verdict. */
function* failureLines(report) {
    if (report.exitCode === 0)
        return;
    const { files, nothing } = report;
    const errors = [...files.map(({ unusable }) => unusable), nothing].filter((error) => error !== undefined);
    const lines = [...new Set(errors.map((error) => inertLine(errorText(error))))];
    yield* lines.slice(0, MOST_ERRORS);
    if (lines.length > MOST_ERRORS)
        yield `and ${lines.length - MOST_ERRORS} more`;
    yield outcomeLine(report, plain);
}
/** The findings on one file, or why it cannot be judged, each with the `file:line` that terminals link. */
function* fileLines(file, paint) {
    if (file.unusable !== undefined) {
        const place = (0,report_inert/* inertLine */.Fq)((0,report_error/* placeText */.Z)(file.unusable.place));
        yield `${place}: ${paint('red', 'error')}: unusable: ${(0,report_inert/* inert */.tJ)(file.unusable.message)}\n\n`;
        return;
    }
    const context = (0,report_context/* contextOf */.V)(file);
    const notes = (0,log_notes/* notesOf */.h$)(file);
    if (notes !== undefined)
        yield `${(0,report_inert/* inertLine */.Fq)((0,log_notes/* noteText */.gA)((0,log_notes/* sessionName */.Cy)(file), file.log?.format ?? '', notes))}\n`;
    for (const finding of file.findings) {
        const { level, detail } = kinds/* RULE_OF */.jH[finding.kind];
        const painted = paint(level === 'error' ? 'red' : 'yellow', level);
        const place = (0,report_inert/* inertLine */.Fq)(finding.where === undefined ? `${(0,report_inert/* inert */.tJ)(file.file)}:${finding.line}` : (0,report_inert/* inert */.tJ)(file.file));
        const what = `${(0,log_notes/* whichCall */.SX)(file, finding)}: ${(0,report_inert/* inert */.tJ)(detail(finding, context))}`;
        yield `${place}: ${painted}: ${finding.kind}: ${what}\n`;
    }
    for (const line of (0,baseline_notes/* acceptedLines */.Ft)(file))
        yield `${paint('dim', line)}\n`;
    if (file.findings.total + file.findings.accepted > 0 || notes !== undefined)
        yield '\n';
}
const HEAD = (/* unused pure expression or super */ null && (['file', 'calls', 'divergence', 'findings', 'chain', 'scope', 'result']));
function* table(files, paint) {
    const rows = files.map(cells);
    const widths = HEAD.map((head, column) => rows.reduce((width, row) => Math.max(width, row[column].length), head.length));
    const line = (row) => row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd();
    yield `${paint('bold', line(HEAD))}\n`;
    for (const row of rows)
        yield `${inertLine(line(row))}\n`;
}
function cells(file) {
    const name = sessionName(file);
    if (file.unusable !== undefined)
        return [name, '', '', '', '', '', `unusable (${file.unusable.code})`];
    const { divergence, total } = file.findings;
    return [
        name,
        String(file.calls),
        file.replay.state === 'skipped' ? shortly(file.replay) : divergence === undefined ? 'none' : `index ${divergence}`,
        String(total),
        file.chain.state === 'skipped' ? shortly(file.chain) : inert(chainWords(file)),
        file.scope.state === 'skipped' ? shortly(file.scope) : inert(file.scope.agent),
        total === 0 ? noFinding(file) : `${kindCounts(file.findings)}${acceptedToo(file.findings.accepted)}`,
    ];
}
function shortly({ why }) {
    return why === 'not asked for' ? '-' : why;
}
//# sourceMappingURL=terminal.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/action/log.js










/** Characters that are written at once: a line each would be slow, and names can be a megabyte long. */
const A_WRITE = 1 << 16;
/** Writes the whole audit to the log: a group for each transcript that has something to say, with all of it. */
async function writeLog(report) {
    for (const file of report.files) {
        await writeFile(file);
        await (0,turn/* turn */.w)();
    }
    for (const line of (0,scope_notes/* scopeLines */.wQ)(report))
        (0,commands/* print */.yy)(line);
    for (const line of (0,baseline_notes/* baselineLines */.xo)(report))
        (0,commands/* print */.yy)(line);
    for (const line of (0,words/* notChecked */.lb)(report))
        (0,commands/* print */.yy)(`not checked: ${line}`);
    for (const file of report.leftOut?.deleted ?? [])
        (0,commands/* print */.yy)((0,report_inert/* inertLine */.Fq)(`not checked: ${(0,report_inert/* inert */.tJ)(file)}: deleted`));
}
async function writeFile(file) {
    const { total, accepted } = file.findings;
    if (file.unusable === undefined && total + accepted === 0 && (0,log_notes/* notesOf */.h$)(file) === undefined) {
        (0,commands/* print */.yy)((0,report_inert/* inertLine */.Fq)(fileVerdict(file)));
        return;
    }
    (0,commands/* startGroup */.Oh)((0,report_inert/* inertLine */.Fq)(fileVerdict(file)));
    let text = '';
    for (const line of fileLines(file, paint_plain)) {
        text += line;
        if (text.length < A_WRITE)
            continue;
        (0,commands/* print */.yy)(text.trimEnd());
        text = '';
        await (0,turn/* turn */.w)();
    }
    // After the last finding comes an empty line, which a group has no use for.
    if (text.trimEnd() !== '')
        (0,commands/* print */.yy)(text.trimEnd());
    (0,commands/* endGroup */.N4)();
}
//# sourceMappingURL=log.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = require("crypto");
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!fs.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    fs.appendFileSync(filePath, `${toCommandValue(message)}${os.EOL}`, {
        encoding: 'utf8'
    });
}
function prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/action/toolkit.js
// The part of @actions/core that makes the lines of the runner's files.
//
// Its public door also loads an HTTP client, for tokens that this Action never asks for: 1 MB of code and half of the
// time that a start takes. Without it, nothing in the bundle can open a connection. The package names this module
// in no `exports`, so it is reached by path; the bundle is built from the locked version and tested as it is shipped.


;// CONCATENATED MODULE: ./build/commonjs/src/action/outputs.js





/**
 * Sets every output that action.yml declares.
 *
 * @param reportFile the report that was written, as the input names it; undefined when none was asked for
 * @param sealed what was sealed; undefined when nothing was to be
 * @param file where the runner wants them; undefined where there is nobody to read them
 * @throws ToolReplayError when they cannot be set: later steps must not go by outputs that are not there
 */
function setOutputs(report, reportFile, sealed, file) {
    write(file, [
        ['exit-code', report.exitCode],
        ['result', report.result],
        ['files', report.transcripts],
        ['calls', report.calls],
        ['findings', report.findings],
        ['accepted', report.accepted],
        ...kinds/* KINDS */.GW.map((kind) => [kind, report.counts[kind]]),
        ['unusable-files', report.unusableFiles],
        ['difference', differenceOf(report.compared)],
        ['report', reportFile ?? ''],
        ['subject-path', sealed?.subjects.join('\n') ?? ''],
        ['predicate-path', sealed?.predicate ?? ''],
        ['statement-path', sealed?.statement ?? ''],
        ['head', sealed?.heads.join('\n') ?? ''],
    ]);
}
/** Empty where nothing was compared. */
function differenceOf(compared) {
    const number = compared === undefined ? 0 : compared.transcripts.length - compared.added - compared.unusable;
    return compared === undefined || number === 0 ? '' : compared.worst;
}
/** Sets the outputs of a run that failed before it could set them. */
function setFailedOutputs(file) {
    try {
        write(file, [
            ['exit-code', 2],
            ['result', 'unusable'],
        ]);
    }
    catch {
        // The step ends in 2 with an error already; there is nothing left that would change.
    }
}
function write(file, outputs) {
    if (file === undefined)
        return;
    try {
        // The runner makes the file: what is not there would not be read.
        (0,external_node_fs_.accessSync)(file);
        (0,external_node_fs_.appendFileSync)(file, outputs.map(([name, value]) => `${prepareKeyValueMessage(name, value)}${external_node_os_.EOL}`).join(''));
    }
    catch (error) {
        const fault = { found: 'no way to set outputs', expected: 'a file to write where GITHUB_OUTPUT says' };
        throw new src_error/* ToolReplayError */.K('unwritable', fault, {}, { cause: error });
    }
}
//# sourceMappingURL=outputs.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/action/report-file.js
/**
 * What writes the report that was asked for. Reports are loaded only when there is one.
 *
 * @throws ToolReplayError for one in a place where it must not be
 */
async function reportWriter(inputs) {
    const { report: file } = inputs;
    if (file === undefined)
        return { settings: {}, write: () => Promise.resolve() };
    const { keptFor, machineReport, placeGuard, writeText } = await __nccwpck_require__.e(/* import() */ 38).then(__nccwpck_require__.bind(__nccwpck_require__, 8038));
    (await placeGuard(inputs))(file);
    const { failOn } = inputs.settings;
    return {
        settings: keptFor(file.format),
        write: (shown) => writeText(file.path, file.name, machineReport(shown, file.format, { failOn })),
    };
}
//# sourceMappingURL=report-file.js.map
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
;// CONCATENATED MODULE: ./build/commonjs/src/action/summary.js



/**
 * Adds to the summary of the job.
 *
 * @param file where the runner wants it; undefined on a server that has no summaries
 */
async function writeSummary(markdown, file) {
    if (file === undefined) {
        (0,commands/* print */.yy)('no job summary: the runner names no file for it');
        return;
    }
    try {
        await (0,promises_.appendFile)(file, markdown);
    }
    catch (error) {
        // What was found stands in the log as well, and a verdict must not hang on a page that shows it.
        (0,commands/* print */.yy)((0,report_inert/* inertLine */.Fq)(`no job summary: ${error instanceof Error ? error.message : String(error)}`));
    }
}
//# sourceMappingURL=summary.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/action/run.js






















/**
 * Runs the Action. A signal that ends it, which is how GitHub cancels a job, fails the step and never looks like a pass.
 *
 * @param read gives the inputs; what it throws fails the step like any other mistake
 * @param outputFile where the runner wants the outputs, which are set whatever happens; undefined when it wants none
 * @param today gives the day as `2027-01-31`, for what expires
 * @returns the exit code of the process: 0 clean, 1 findings, 2 something that cannot be judged
 */
async function run(read, outputFile, today) {
    const meter = new Meter(() => performance.now());
    const forget = (0,signals/* beforeSignal */.m)((signal) => {
        (0,commands/* endOpenGroup */.nZ)();
        (0,commands/* fail */.fJ)(`ToolReplay: ${stoppedText(signal, meter.reached)}`);
        setFailedOutputs(outputFile);
    });
    try {
        const inputs = read();
        hide(inputs.sealing);
        const started = performance.now();
        const writer = await reportWriter(inputs);
        const sealer = inputs.sealing && (await sealerOf(inputs, inputs.sealing));
        const changed = await changesAsked(inputs);
        const { settings, baseline: path, trust } = inputs;
        const asked = {
            ...settings,
            ...writer.settings,
            ...sealer?.settings,
            ...(path !== undefined && {
                baseline: { path, today, looked: changed.selection === undefined ? 'all' : 'some' },
            }),
            ...(trust && { trust: { ...trust, today } }),
            ...(changed.selection && { selection: changed.selection }),
        };
        const { mergeReports } = inputs;
        const audited = await (mergeReports === undefined
            ? withHeartbeat(meter, () => audit(asked, meter))
            : merged(mergeReports, asked));
        const report = await changed.compare(audited);
        if (inputs.debug)
            (0,commands/* debug */.Yz)(`audited ${report.calls} calls in ${Math.round(performance.now() - started)} ms`);
        await tell(report, inputs, { writer, sealer }, outputFile, changed);
        return report.exitCode;
    }
    catch (error) {
        (0,commands/* fail */.fJ)(failure(error));
        setFailedOutputs(outputFile);
        return 2;
    }
    finally {
        forget();
    }
}
/** What all shards found. Most runs do not load this. */
async function merged(reports, asked) {
    const { mergeReports } = await Promise.all(/* import() */[__nccwpck_require__.e(136), __nccwpck_require__.e(939)]).then(__nccwpck_require__.bind(__nccwpck_require__, 939));
    return mergeReports({ ...asked, reports });
}
async function tell(audited, inputs, { writer, sealer }, outputFile, changed) {
    await (0,turn/* turn */.w)();
    const redactor = redactorFor(audited);
    const report = redactedReport(audited, redactor);
    await writeLog(report);
    tellCache(report, inputs);
    const nearness = await changed.nearnessTo(report);
    // Of a million findings each of the next takes a second, in which no signal is heard.
    await (0,turn/* turn */.w)();
    const logged = inputs.annotations ? (0,annotations/* annotations */.hk)(report, report.exitCode === 0 ? 0 : 1, nearness) : [];
    if (!inputs.checkRun)
        for (const annotation of logged)
            (0,commands/* annotate */.fz)(annotation);
    tellNothing(report, inputs.settings);
    await (0,turn/* turn */.w)();
    const links = (0,action_links/* linksTo */.B)(inputs.repository);
    if (inputs.summary) {
        const compared = (await comparedMarkdown(report, links, 'summary')) ?? '';
        await writeSummary((0,summary/* summary */.z)(report, links) + compared, inputs.summaryFile);
    }
    await writer.write(report);
    const sealed = await sealer?.write(audited, redactor);
    if (sealed !== undefined && inputs.summary)
        await writeSummary(sealed.summary, inputs.summaryFile);
    setOutputs(report, inputs.report?.name, sealed, outputFile);
    if (inputs.checkRun || inputs.comment)
        await publish(report, inputs, logged);
    const message = `ToolReplay: ${(0,words/* verdict */.WJ)(report)}`;
    if (report.exitCode === 0)
        (0,commands/* print */.yy)(message);
    else
        (0,commands/* fail */.fJ)(report.nothing === undefined ? message : `${message}: ${report.nothing.message}`);
}
/** Shorter texts are no part of a key that tells anything, and to hide them would hide much else. */
const SHORTEST_SECRET = 8;
/**
 * Has the runner hide the key wherever it might be printed: a transcript may have it too. Nobody else hides anything. Its lines
 * may have been joined by whoever pasted it, so they are told apart by what stands between them.
 */
function hide(sealing) {
    if (sealing?.key === undefined || !sealing.isOnRunner)
        return;
    const pieces = sealing.key.split(/-----[A-Z0-9 ]*-----|\\[nr]|\s+/);
    for (const piece of pieces)
        if (piece.length >= SHORTEST_SECRET)
            (0,commands/* mask */.dK)(piece);
}
/** What seals what is audited. Most runs do not load this. */
async function sealerOf(inputs, sealing) {
    const { sealWriter } = await Promise.all(/* import() */[__nccwpck_require__.e(395), __nccwpck_require__.e(444)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2444));
    return sealWriter(inputs, sealing);
}
/** Tells the pull request, after all else is told: GitHub's API may take its time, or fail. Most runs do not load this. */
async function publish(report, inputs, logged) {
    const { publishCheckRun, publishComment } = await __nccwpck_require__.e(/* import() */ 536).then(__nccwpck_require__.bind(__nccwpck_require__, 7536));
    if (inputs.checkRun)
        await publishCheckRun(report, inputs, logged);
    if (!inputs.comment)
        return;
    const compared = await comparedMarkdown(report, (0,action_links/* linksTo */.B)(inputs.repository), 'comment');
    await publishComment(report, inputs, compared);
}
/** How transcripts compare with others; undefined where none differs. Most runs do not load this. */
async function comparedMarkdown({ compared }, links, sink) {
    if (compared === undefined)
        return undefined;
    const { compareMarkdown, COMPARED_ROOM } = await __nccwpck_require__.e(/* import() */ 396).then(__nccwpck_require__.bind(__nccwpck_require__, 1396));
    return compareMarkdown(compared, links, COMPARED_ROOM[sink]);
}
/** What the cache did, or why there is none. */
function tellCache({ cache, transcripts }, { isCacheRefused }) {
    if (isCacheRefused)
        (0,commands/* print */.yy)('The cache is not used: for a pull request it takes a cache-key, which is a secret.');
    if (cache !== undefined)
        for (const line of cacheLines(cache, transcripts))
            (0,commands/* print */.yy)(line);
}
/** An audit of nothing that was not to be an error. */
function tellNothing(report, { ifNoFilesFound }) {
    const { nothing, exitCode, result, shard } = report;
    // A pass of nothing is not to be taken for one of something. Of a shard, whoever merges them says so.
    if (result === 'unchanged' && shard === undefined)
        (0,commands/* annotate */.fz)({ level: 'notice', title: 'nothing changed', message: (0,words/* verdict */.WJ)(report) });
    if (nothing === undefined || exitCode === 2)
        return;
    if (ifNoFilesFound === 'warn' && shard === undefined)
        (0,commands/* annotate */.fz)({ level: 'warning', title: 'nothing checked', message: nothing.message });
    else
        (0,commands/* print */.yy)(nothing.message);
}
function failure(error) {
    const redactor = (0,redaction_redactor/* redactorOf */.y)();
    if (error instanceof src_error/* ToolReplayError */.K)
        return (0,report_inert/* inertLine */.Fq)(`ToolReplay: ${(0,report_error/* errorText */.k)(redactedError(error, redactor))}`);
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return `ToolReplay: internal error, please report it: ${(0,report_inert/* inert */.tJ)(redactor.text(text))}`;
}
//# sourceMappingURL=run.js.map
// EXTERNAL MODULE: ./build/commonjs/src/baseline/day.js
var day = __nccwpck_require__(7529);
;// CONCATENATED MODULE: ./build/commonjs/src/index.js




if (external_node_worker_threads_.isMainThread) {
    // Not awaited at the top level: the bundle is CommonJS, which starts faster.
    run(() => readInputs(process.env), outputFile(process.env), (0,day/* dayReader */.Q)(process.env, Date.now)).then((exitCode) => {
        process.exitCode = exitCode;
    });
}
else
    __nccwpck_require__.e(/* import() */ 141).then(__nccwpck_require__.bind(__nccwpck_require__, 141)).then(({ work }) => work());
//# sourceMappingURL=index.js.map
module.exports = __webpack_exports__;
/******/ })()
;