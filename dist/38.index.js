"use strict";
exports.id = 38;
exports.ids = [38];
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

/***/ 8038:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  keptFor: () => (/* reexport */ keptFor),
  machineReport: () => (/* reexport */ machineReport),
  placeGuard: () => (/* reexport */ place_guard/* placeGuard */.J),
  writeText: () => (/* reexport */ text_file/* writeText */.x)
});

// EXTERNAL MODULE: ./build/commonjs/src/audit/text-file.js
var text_file = __webpack_require__(491);
// EXTERNAL MODULE: ./build/commonjs/src/report/annotations.js
var annotations = __webpack_require__(9648);
// EXTERNAL MODULE: ./build/commonjs/src/report/nearness.js
var nearness = __webpack_require__(7909);
// EXTERNAL MODULE: ./build/commonjs/src/report/workflow-command.js
var workflow_command = __webpack_require__(2621);
;// CONCATENATED MODULE: ./build/commonjs/src/report/github.js



/** The annotations of an audit as workflow commands, a line each, within what GitHub shows of one step. */
function* githubReport(report) {
    for (const annotation of [
        ...nothing(report),
        ...(0,annotations/* annotations */.hk)(report, 0, nearness/* nowhereNear */.$A, 'the other reports have them'),
    ]) {
        yield `${(0,workflow_command/* annotationCommand */.j)(annotation)}\n`;
    }
}
function nothing({ nothing: why, exitCode }) {
    const level = exitCode === 2 ? 'error' : 'notice';
    return why === undefined ? [] : [{ level, title: 'nothing checked', message: why.message }];
}
//# sourceMappingURL=github.js.map
// EXTERNAL MODULE: ./build/commonjs/src/rules/kinds.js + 8 modules
var kinds = __webpack_require__(8166);
// EXTERNAL MODULE: ./build/commonjs/src/version.js
var version = __webpack_require__(951);
// EXTERNAL MODULE: ./build/commonjs/src/report/baseline-notes.js
var baseline_notes = __webpack_require__(1751);
// EXTERNAL MODULE: ./build/commonjs/src/report/context.js
var report_context = __webpack_require__(5141);
// EXTERNAL MODULE: ./build/commonjs/src/report/inert.js
var inert = __webpack_require__(9306);
;// CONCATENATED MODULE: ./build/commonjs/src/report/json-array.js
/** The items of an array of JSON, each on a line of its own, in pieces. */
function* jsonArray(items, pieces, indent) {
    let before = '[';
    for (const item of items) {
        yield `${before}\n${indent}  `;
        yield* pieces(item);
        before = ',';
    }
    yield before === '[' ? '[]' : `\n${indent}]`;
}
//# sourceMappingURL=json-array.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/json-error.js
/** What could not be judged and why, as `schemas/report-v1.json` has it. */
function json_error_errorObject({ code, message, place, fault }) {
    const { file, line, column } = place;
    const { found, expected, advice } = fault;
    return {
        code,
        ...(file !== undefined && { file }),
        ...(line !== undefined && { line }),
        ...(column !== undefined && { column }),
        message,
        found,
        ...(expected !== undefined && { expected }),
        ...(advice !== undefined && { advice }),
    };
}
//# sourceMappingURL=json-error.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/json-compare.js


/** One transcript and what it was compared with, as `schemas/report-v1.json` has it; a change a piece. */
function* comparedPieces(compared) {
    if (compared.state === 'added')
        yield (0,inert/* inertJson */.nl)({ base: null, head: compared.head });
    else if (compared.state === 'removed')
        yield (0,inert/* inertJson */.nl)({ base: compared.base, head: null });
    else {
        const { base, head } = compared;
        if (compared.state === 'unusable') {
            const { side, error } = compared;
            yield (0,inert/* inertJson */.nl)({ base, head, unusable: { side: side ?? null, error: json_error_errorObject(error) } });
            return;
        }
        const { counts, sessions } = compared.comparison;
        yield `${(0,inert/* inertJson */.nl)({ base, head, counts }).slice(0, -1)},"sessions":[`;
        for (const [at, session] of sessions.entries()) {
            if (at > 0)
                yield ',';
            yield* sessionPieces(session);
        }
        yield ']}';
    }
}
function* sessionPieces({ steps, ...session }) {
    yield `${(0,inert/* inertJson */.nl)(session).slice(0, -1)},"changes":[`;
    let before = '\n';
    for (const step of steps) {
        if (!isChange(step))
            continue;
        yield `${before}      ${(0,inert/* inertJson */.nl)(step)}`;
        before = ',\n';
    }
    yield ']}';
}
function isChange(step) {
    return step.type !== 'equal' && step.type !== 'folded';
}
/** What several runs have in common, as `schemas/report-v1.json` has it, and which of them cannot be judged. */
function flakeObject(flake, errors) {
    const unusable = errors.map(errorObject);
    if (flake === undefined)
        return { unusable };
    const { runs, calls, sequences, parting, similarity, sequenceRate, sameArguments, steps } = flake;
    return {
        runs,
        calls,
        sequences,
        parting: parting ?? null,
        similarity,
        sequence_rate: sequenceRate,
        same_arguments: sameArguments,
        steps: steps.map((step) => ({
            index: step.index,
            tool: step.tool,
            rate: step.rate,
            same_arguments: step.sameArguments,
            different_arguments: step.differentArguments,
        })),
        unusable,
    };
}
//# sourceMappingURL=json-compare.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/told.js
/** All findings, the accepted ones too, which are known where names were made. */
function* toldFindings(findings) {
    let isNamed = false;
    for (const named of findings.named()) {
        isNamed = true;
        yield named;
    }
    if (!isNamed)
        for (const finding of findings)
            yield { finding };
}
//# sourceMappingURL=told.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/words.js
var words = __webpack_require__(9171);
;// CONCATENATED MODULE: ./build/commonjs/src/report/json.js










/** Where the schema of the report is found. */
const SCHEMA = 'https://github.com/toolreplay/action/raw/v1/schemas/report-v1.json';
/** The version of the report's form, which is not the product's. */
const FORM = 1;
/**
 * The report as JSON, a finding a line, as `schemas/report-v1.json` describes it. It comes in pieces: the text of all of
 * them may be longer than a string can be.
 *
 * @param flake what several runs have in common, where that was asked for
 */
function* jsonReport(report, flake) {
    yield `{\n  "$schema": ${(0,inert/* inertJson */.nl)(SCHEMA)},\n`;
    yield `  "version": ${FORM},\n`;
    yield `  "tool": ${(0,inert/* inertJson */.nl)({ name: 'toolreplay', version: version/* VERSION */.x })},\n`;
    yield `  "result": ${(0,inert/* inertJson */.nl)(report.result)},\n  "exit_code": ${report.exitCode},\n`;
    yield `  "totals": ${(0,inert/* inertJson */.nl)(totals(report))},\n`;
    if (report.nothing !== undefined)
        yield `  "nothing": ${(0,inert/* inertJson */.nl)(json_error_errorObject(report.nothing))},\n`;
    if (report.baseline !== undefined)
        yield `  "baseline": ${(0,inert/* inertJson */.nl)(baselineObject(report))},\n`;
    if (report.leftOut !== undefined)
        yield `  "left_out": ${(0,inert/* inertJson */.nl)(report.leftOut)},\n`;
    yield '  "files": ';
    yield* jsonArray(report.files, filePieces, '  ');
    yield ',\n  "scopes": ';
    yield* jsonArray(scopeObjects(report), (scope) => [(0,inert/* inertJson */.nl)(scope)], '  ');
    yield `,\n  "not_entered": ${(0,inert/* inertJson */.nl)(report.notEntered)},\n`;
    yield `  "not_checked": ${(0,inert/* inertJson */.nl)((0,words/* notChecked */.lb)(report))}`;
    if (report.compared !== undefined) {
        yield ',\n  "comparisons": ';
        yield* jsonArray(report.compared.transcripts, comparedPieces, '  ');
    }
    if (report.shard !== undefined) {
        const { index, count, transcripts, settings, list } = report.shard;
        yield `,\n  "shard": ${(0,inert/* inertJson */.nl)({ index, count, transcripts, settings, list })}`;
    }
    if (flake !== undefined)
        yield `,\n  "flake": ${(0,inert/* inertJson */.nl)(flake)}`;
    yield '\n}\n';
}
function totals({ transcripts, calls, findings, accepted, unusableFiles, counts }) {
    const byKind = Object.fromEntries(kinds/* KINDS */.GW.map((kind) => [kind, counts[kind]]));
    return { transcripts, unusable: unusableFiles, calls, findings, accepted, by_kind: byKind };
}
function baselineObject(report) {
    const entries = (0,baseline_notes/* baselineNotes */.fO)(report).map(({ kind, line, message }) => ({ state: kind, line, message }));
    return { file: report.baseline?.file, entries };
}
function* filePieces(file) {
    const { session, calls, findings, log, replayNotes, unusable } = file;
    const named = { file: file.file, ...(session !== undefined && { session }) };
    if (unusable !== undefined) {
        yield (0,inert/* inertJson */.nl)({ ...named, unusable: json_error_errorObject(unusable) });
        return;
    }
    const head = {
        ...named,
        format: log?.format ?? 'native',
        calls,
        checks: checksObject(file),
        looked_for: kinds/* KINDS */.GW.filter((kind) => findings.isWatchedFor(kind)),
        ...(log && { log: logObject(log) }),
        ...(replayNotes && { replay_notes: replayNotesObject(replayNotes) }),
    };
    yield `${(0,inert/* inertJson */.nl)(head).slice(0, -1)},"findings":`;
    const context = (0,report_context/* contextOf */.V)(file);
    yield* jsonArray(toldFindings(findings), (told) => [(0,inert/* inertJson */.nl)(findingObject(told, context))], '    ');
    yield '}';
}
function checksObject({ replay, scope, chain, seal, findings }) {
    return {
        replay: replay.state === 'skipped' ? skipped(replay) : { state: 'checked', divergence: findings.divergence ?? null },
        scope: scope.state === 'skipped' ? skipped(scope) : { state: 'checked', agent: scope.agent },
        verify: chain.state === 'skipped'
            ? skipped(chain)
            : chain.state === 'intact'
                ? { state: 'intact', ...(seal && { seal: sealObject(seal) }) }
                : { state: 'broken', ...brokenObject(chain.break), ...(seal && { seal: sealObject(seal) }) },
    };
}
function brokenObject({ index, expected, found }) {
    return { index, expected, found };
}
/** The verdicts beside that on the chain. */
function sealObject({ links, complete, signed, anchored, follows, withheld }) {
    const { principal, key } = signed.state === 'signed' ? signed.by : { principal: undefined, key: undefined };
    const { values, openings, opened } = withheld;
    return {
        links,
        complete: { state: complete.state, ...(complete.state === 'no' && { why: complete.why }) },
        signed: {
            state: signed.state,
            ...(key !== undefined && { key }),
            ...(principal !== undefined && { principal }),
            ...(signed.state !== 'signed' && { why: signed.why }),
        },
        anchored: { state: anchored },
        ...(follows !== undefined && { follows }),
        withheld: { values, ...(openings !== undefined && { openings, opened }) },
    };
}
function skipped({ state, why }) {
    return { state, why };
}
function logObject({ unanswered, orphans, duplicates, skipped: parts }) {
    const passed = [...parts].map(([reason, number]) => ({ reason, parts: number }));
    return { unanswered, orphans, duplicates, skipped: passed };
}
function replayNotesObject({ unchecked, normalized }) {
    const { answers, fields } = normalized;
    return { unchecked: [...unchecked].map(([tool, repeats]) => ({ tool, repeats })), normalized: { answers, fields } };
}
function findingObject({ finding, fingerprint, acceptance }, context) {
    const { kind, index, line, where, tool, note, other, otherLine, first } = finding;
    const { level, check, detail } = kinds/* RULE_OF */.jH[kind];
    return {
        kind,
        level,
        check,
        index,
        line,
        ...(where !== undefined && { where }),
        tool,
        message: detail(finding, context),
        ...(note !== undefined && { note }),
        other,
        ...(otherLine !== undefined && { other_line: otherLine }),
        first,
        ...(fingerprint !== undefined && { fingerprint }),
        ...(acceptance && { accepted: { reason: acceptance.reason, expires: acceptance.expires ?? null } }),
    };
}
function* scopeObjects({ scopes }) {
    for (const { file, sha256, agent, transcripts, uses, warnings } of scopes) {
        const stated = uses.filter(({ isImplied }) => !isImplied);
        yield {
            file,
            sha256,
            agent,
            transcripts,
            rules: stated.length,
            unused: stated.filter(({ matches }) => matches === 0).map(({ name, file, line }) => ({ name, file, line })),
            uses: stated.map(({ name, file, line, matches }) => ({ name, file, line, matches })),
            warnings: warnings.map((warning) => ({ file: warning.file, line: warning.line, message: warning.message })),
        };
    }
}
//# sourceMappingURL=json.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/error.js
var error = __webpack_require__(2544);
// EXTERNAL MODULE: ./build/commonjs/src/report/log-notes.js
var log_notes = __webpack_require__(1484);
// EXTERNAL MODULE: ./build/commonjs/src/report/scope-notes.js
var scope_notes = __webpack_require__(2434);
;// CONCATENATED MODULE: ./build/commonjs/src/report/xml.js

/** What XML 1.0 has no place for even when it is escaped: all else of that kind has no glyph. */
const NO_CHARACTER = /[\ufffe\uffff]/g;
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
};
/** Data as the text of an element or the value of an attribute: on one line, and made {@link inert}. */
function xmlData(data) {
    const shown = (0,inert/* inert */.tJ)(data).replace(NO_CHARACTER, (character) => `\\u${character.charCodeAt(0).toString(16)}`);
    return shown.replace(/[&<>"']/g, (character) => ENTITIES[character]);
}
/** The attributes of a start tag, each after a space; what is undefined is left out. */
function xmlAttributes(values) {
    const stated = Object.entries(values).filter((pair) => pair[1] !== undefined);
    return stated.map(([name, value]) => ` ${name}="${xmlData(String(value))}"`).join('');
}
//# sourceMappingURL=xml.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/junit.js









/** So many findings of one kind stand in a failure: dashboards show the first lines of it. */
const MOST_FINDINGS = 100;
const LONGEST = 1000;
/**
 * The report as JUnit XML: a suite for each session, and in it a test for each kind of finding, so that a test keeps its
 * name from run to run. There is no time in it.
 */
function* junitReport(report, settings) {
    // Numbers come before what they count, and only one suite is to be held at a time.
    const total = { tests: 0, failures: 0, errors: 0, skipped: 0 };
    for (const suite of suites(report, settings)) {
        const numbers = numbersOf(suite);
        total.tests += numbers.tests;
        total.failures += numbers.failures;
        total.errors += numbers.errors;
        total.skipped += numbers.skipped;
    }
    yield '<?xml version="1.0" encoding="UTF-8"?>\n';
    yield `<testsuites${xmlAttributes({ name: 'toolreplay', ...total })}>\n`;
    for (const suite of suites(report, settings))
        yield* suitePieces(suite);
    yield '</testsuites>\n';
}
function* suites(report, settings) {
    const { nothing, exitCode } = report;
    const notes = [
        ...(0,baseline_notes/* baselineLines */.xo)(report),
        ...(0,scope_notes/* scopeLines */.wQ)(report),
        ...(0,words/* notChecked */.lb)(report).map((line) => `not checked: ${line}`),
    ].map(inert/* inertLine */.Fq);
    const state = nothing === undefined ? 'passed' : exitCode === 2 ? 'error' : 'skipped';
    const message = nothing?.message ?? (0,words/* verdict */.WJ)(report);
    yield {
        name: 'audit',
        properties: [
            ['result', report.result],
            ['exit-code', exitCode],
        ],
        tests: [{ name: 'anything checked', state, message }],
        notes,
    };
    for (const file of report.files)
        yield suiteOf(file, settings);
}
function suiteOf(file, settings) {
    const { unusable, findings, calls, log } = file;
    const name = (0,log_notes/* sessionName */.Cy)(file);
    if (unusable !== undefined) {
        const { line, file: where = file.file } = unusable.place;
        const lines = [(0,inert/* inertLine */.Fq)(`${(0,error/* placeText */.Z)(unusable.place)}: ${(0,inert/* inert */.tJ)(unusable.message)}`)];
        const fault = { state: 'error', message: unusable.message, lines };
        const test = { name: 'usable', line: where === file.file ? line : undefined, ...fault };
        return { name, file: file.file, properties: [], tests: [test], notes: [] };
    }
    const notes = (0,log_notes/* notesOf */.h$)(file);
    return {
        name,
        file: file.file,
        properties: [
            ['format', log?.format ?? 'native'],
            ['calls', calls],
            ['accepted', findings.accepted],
        ],
        tests: kinds/* KINDS */.GW.flatMap((kind) => testOf(file, kind, settings)),
        notes: notes === undefined ? [] : [(0,inert/* inertLine */.Fq)((0,log_notes/* noteText */.gA)(name, log?.format ?? '', notes))],
    };
}
function testOf(file, kind, { failOn }) {
    const { check, isOptional } = kinds/* RULE_OF */.jH[kind];
    const result = { replay: file.replay, scope: file.scope, verify: file.chain }[check];
    const number = file.findings.count(kind);
    if (number > 0) {
        const [first, lines] = told(file, kind, number);
        return [{ name: kind, state: failOn.has(kind) ? 'failure' : 'passed', ...first, lines }];
    }
    if (isOptional === true && !file.findings.isWatchedFor(kind))
        return [];
    return [
        result.state === 'skipped'
            ? { name: kind, state: 'skipped', message: result.why }
            : { name: kind, state: 'passed' },
    ];
}
/** The findings of one kind: the first as the message of a failure, and a line for each. */
function told(file, kind, number) {
    const lines = [];
    let first = {};
    for (const finding of file.findings) {
        if (finding.kind !== kind)
            continue;
        const what = sentence(file, finding);
        if (lines.length === 0) {
            const others = number === 1 ? '' : `; ${number - 1} more`;
            first = {
                line: finding.where === undefined ? finding.line : undefined,
                message: `${(0,inert/* clip */.$Q)(what, LONGEST)}${others}`,
            };
        }
        const place = finding.where === undefined ? `${(0,inert/* inert */.tJ)(file.file)}:${finding.line}` : (0,inert/* inert */.tJ)(file.file);
        lines.push((0,inert/* inertLine */.Fq)((0,inert/* clip */.$Q)(`${place}: ${what}`, LONGEST)));
        if (lines.length === MOST_FINDINGS)
            break;
    }
    const more = number - lines.length;
    return [first, more > 0 ? [...lines, `and ${(0,words/* count */.U9)(more, 'more finding')}`] : lines];
}
function sentence(file, finding) {
    return `${(0,log_notes/* whichCall */.SX)(file, finding)}: ${(0,inert/* inert */.tJ)(kinds/* RULE_OF */.jH[finding.kind].detail(finding, (0,report_context/* contextOf */.V)(file)))}`;
}
function numbersOf({ tests }) {
    const of = (state) => tests.filter((test) => test.state === state).length;
    return { tests: tests.length, failures: of('failure'), errors: of('error'), skipped: of('skipped') };
}
function* suitePieces(suite) {
    const { name, file, properties, tests, notes } = suite;
    yield `  <testsuite${xmlAttributes({ name, ...numbersOf(suite) })}>\n`;
    if (properties.length > 0) {
        yield '    <properties>\n';
        for (const [key, value] of properties)
            yield `      <property${xmlAttributes({ name: key, value })}/>\n`;
        yield '    </properties>\n';
    }
    for (const test of tests)
        yield* testPieces(test, name, file);
    if (notes.length > 0)
        yield `    <system-out>${junit_text(notes)}</system-out>\n`;
    yield '  </testsuite>\n';
}
function* testPieces(test, suite, file) {
    const { name, state, line, message, lines = [] } = test;
    const start = `    <testcase${xmlAttributes({ name, classname: suite, file, line })}`;
    if (state === 'passed' && lines.length === 0)
        yield `${start}/>\n`;
    else if (state === 'passed')
        yield `${start}>\n      <system-out>${junit_text(lines)}</system-out>\n    </testcase>\n`;
    else if (state === 'skipped')
        yield `${start}>\n      <skipped${xmlAttributes({ message })}/>\n    </testcase>\n`;
    else {
        const type = state === 'error' ? 'unusable' : name;
        yield `${start}>\n      <${state}${xmlAttributes({ message, type })}>${junit_text(lines)}</${state}>\n    </testcase>\n`;
    }
}
/** Lines as the text of an element, none of which starts behind a tag. */
function junit_text(lines) {
    return lines.length === 0 ? '' : `\n${lines.map(xmlData).join('\n')}\n`;
}
//# sourceMappingURL=junit.js.map
// EXTERNAL MODULE: ./build/commonjs/src/json/digest.js
var digest = __webpack_require__(1320);
;// CONCATENATED MODULE: ./build/commonjs/src/report/sarif-location.js

/** What stands for the root of the workspace. */
const ROOT = '%SRCROOT%';
/**
 * A place as a `location` of SARIF 2.1.0. A file inside the workspace is relative to it; one outside is what reports call
 * it. A stream is no file, and has a name alone.
 */
function sarifLocation({ file, line, column, where }) {
    const names = where === undefined ? [] : [where];
    const isFile = file !== '<stdin>';
    return {
        ...(isFile && { physicalLocation: physicalLocation(file, where === undefined ? line : undefined, column) }),
        ...((!isFile || names.length > 0) && {
            logicalLocations: (isFile ? names : [file, ...names]).map((name) => ({ fullyQualifiedName: (0,inert/* inert */.tJ)(name) })),
        }),
    };
}
function physicalLocation(file, line, column) {
    const region = { startLine: line, ...(column !== undefined && { startColumn: column }) };
    return { artifactLocation: artifact(file), ...(line !== undefined && { region }) };
}
function artifact(file) {
    if (file.startsWith('/'))
        return { uri: `file://${encoded(file)}` };
    // A drive of Windows, whose colon is one.
    if (/^[A-Za-z]:\//.test(file))
        return { uri: `file:///${file.slice(0, 2)}${encoded(file.slice(2))}` };
    return { uri: encoded(file), uriBaseId: ROOT };
}
/** A path with `/` in it as the path of a URI, in which a first segment cannot be taken for a scheme. */
function encoded(path) {
    return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}
//# sourceMappingURL=sarif-location.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/sarif-rules.js

const HELP = {
    'non-determinism': {
        name: 'NonDeterminism',
        short: 'One call got two answers.',
        full: 'A call that was made before was answered differently. It is compared with the first answer.',
        why: 'An eval that stands on such a call cannot be reproduced: from there on, two runs of the same agent need not be alike.',
        advice: 'See whether the state changed in between. What is volatile in an answer, such as a time, can be normalised in a scope file of version 2.',
        anchor: 'non-determinism',
        precision: 'very-high',
        other: 'the identical call that was answered first',
    },
    'redundant-call': {
        name: 'RedundantCall',
        short: 'A call was repeated for nothing.',
        full: 'An identical call was made before, and nothing that it reads was changed between them.',
        why: 'It costs time and tokens and tells nothing; several in a row are an agent that is stuck.',
        advice: 'If the tool changes state, name it as a mutator, or say in a scope file of version 2 what it reads and writes.',
        anchor: 'redundant-call',
        precision: 'high',
        other: 'the call that it repeats',
    },
    'repeated-loop': {
        name: 'RepeatedLoop',
        short: 'The agent went round in a loop.',
        full: 'The same call with the same answer three times or more, the same call failing as often, or two calls in turn.',
        why: 'The agent is stuck, and pays for each round.',
        advice: 'See what it was waiting for. A tool that is polled on purpose can be declared as polling in a scope file of version 2.',
        anchor: 'permission-warning-unverifiable-call-repeated-loop',
        precision: 'high',
        other: 'the last call of the loop',
    },
    'permission-warning': {
        name: 'PermissionWarning',
        short: 'A call broke a rule of severity warning, or somebody had to be asked for it.',
        full: 'A call that the scope does not forbid outright: it breaks a rule of severity warning, or one that says to ask.',
        why: 'Whoever wrote the scope wants to know of it.',
        advice: 'Permit the call in the scope file, or see why the agent made it.',
        anchor: 'permission-warning-unverifiable-call-repeated-loop',
        precision: 'high',
        severity: '3.0',
    },
    'unverifiable-call': {
        name: 'UnverifiableCall',
        short: 'Nobody can say whether a call is in scope.',
        full: 'What the call does cannot be told from its arguments: its command cannot be parsed, or is made only as it runs.',
        why: 'What cannot be checked is no pass: such a command can do anything.',
        advice: 'Read the call. A rule of the scope can permit it by its exact text.',
        anchor: 'permission-warning-unverifiable-call-repeated-loop',
        precision: 'medium',
        severity: '6.0',
    },
    'permission-overreach': {
        name: 'PermissionOverreach',
        short: 'A call was outside the declared scope.',
        full: 'The tool is not in the scope of the agent, or a rule of the scope does not allow the call with these arguments.',
        why: 'The agent did what nobody gave it leave to do. That it went well this time is luck.',
        advice: 'Permit the call in the scope file if the agent is to make it; else take the tool away from the agent.',
        anchor: 'permission-overreach',
        precision: 'very-high',
        severity: '8.0',
    },
    'broken-chain': {
        name: 'BrokenChain',
        short: 'A sealed recording was edited.',
        full: 'The first link of a sealed transcript that does not hold: its digest, or that of the link before it, is another than recorded.',
        why: 'What you read is not what was recorded.',
        advice: 'Take the recording from where it was sealed, and find out who changed it.',
        anchor: 'broken-chain',
        precision: 'very-high',
        severity: '8.5',
    },
    'broken-seal': {
        name: 'BrokenSeal',
        short: 'A sealed recording is not the one that was sealed, or nobody vouches for it.',
        full: 'A sealed transcript is not what its manifest or signature says, or it lacks what was required: that it is complete, that it is signed.',
        why: 'A chain can be intact and its end cut off, and whoever can edit a file can seal it again.',
        advice: 'Take the recording, its manifest and its signature from where it was sealed, and find out who changed them.',
        anchor: 'broken-seal',
        precision: 'very-high',
        severity: '8.5',
    },
};
const README = 'https://github.com/toolreplay/action#';
/** What the other call of a finding is to it; undefined where there is none to look at. */
function otherCall(kind) {
    return HELP[kind].other;
}
/** The rules as SARIF describes them, in the order of {@link KINDS}. */
function sarifRules() {
    return kinds/* KINDS */.GW.map((kind) => {
        const { name, short, full, why, advice, anchor, precision, severity } = HELP[kind];
        const { level, check } = kinds/* RULE_OF */.jH[kind];
        const uri = `${README}${anchor}`;
        return {
            id: kind,
            name,
            shortDescription: { text: short },
            fullDescription: { text: full },
            help: {
                text: `${full}\n\nWhy it matters: ${why}\n\nWhat to do: ${advice}`,
                markdown: `${full}\n\n**Why it matters:** ${why}\n\n**What to do:** ${advice}\n\n[More](${uri})`,
            },
            helpUri: uri,
            defaultConfiguration: { level },
            properties: {
                tags: [...(severity === undefined ? ['reliability'] : ['security']), 'ai-agent', check],
                precision,
                'problem.severity': level,
                ...(severity !== undefined && { 'security-severity': severity }),
            },
        };
    });
}
//# sourceMappingURL=sarif-rules.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/sarif.js













/** https://docs.github.com/en/code-security/reference/code-scanning/sarif-files/sarif-support: more are refused. */
const MOST_RESULTS = 25_000;
const sarif_LONGEST = 1000;
const sarif_SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';
const INFORMATION = 'https://github.com/toolreplay/action';
/**
 * The report as SARIF 2.1.0 with one run, a result a line, as GitHub's code scanning takes it. What is accepted is there,
 * and marked as suppressed. Of more results than GitHub takes, the worst are there, and a notification counts the others.
 */
function* sarifReport(report) {
    const rooms = roomsOf(report);
    const rules = sarifRules();
    yield `{\n  "$schema": ${(0,inert/* inertJson */.nl)(sarif_SCHEMA)},\n  "version": "2.1.0",\n  "runs": [\n    {\n`;
    yield `      "tool": {\n        "driver": {\n          "name": "ToolReplay",\n`;
    yield `          "semanticVersion": ${(0,inert/* inertJson */.nl)(version/* VERSION */.x)},\n          "informationUri": ${(0,inert/* inertJson */.nl)(INFORMATION)},\n`;
    yield '          "rules": ';
    yield* jsonArray(rules, onOneLine, '          ');
    yield '\n        }\n      },\n';
    yield '      "columnKind": "unicodeCodePoints",\n';
    yield `      "originalUriBaseIds": ${(0,inert/* inertJson */.nl)({ [ROOT]: { description: { text: 'The root of the workspace.' } } })},\n`;
    yield '      "invocations": [\n        {\n';
    yield `          "executionSuccessful": ${report.result !== 'unusable'},\n          "exitCode": ${report.exitCode},\n`;
    yield '          "toolExecutionNotifications": ';
    yield* jsonArray(notifications(report, rooms.left), onOneLine, '          ');
    yield '\n        }\n      ],\n      "results": ';
    yield* jsonArray(results(report, rooms), onOneLine, '      ');
    yield '\n    }\n  ]\n}\n';
}
/** An object on one line. */
function onOneLine(item) {
    return [(0,inert/* inertJson */.nl)(item)];
}
function roomsOf({ counts, findings, accepted }) {
    let room = MOST_RESULTS;
    const take = (number) => {
        const taken = Math.min(room, number);
        room -= taken;
        return taken;
    };
    const ofKind = new Map([...kinds/* ERRORS */.Sr, ...kinds/* WARNINGS */.e8].map((kind) => [kind, take(counts[kind])]));
    const left = findings + accepted - MOST_RESULTS;
    return {
        ofKind,
        accepted: take(accepted),
        suppressions: accepted > 0 ? 'stated' : 'left out',
        left: Math.max(0, left),
    };
}
function* results({ files }, rooms) {
    let room = rooms.accepted + [...rooms.ofKind.values()].reduce((sum, number) => sum + number, 0);
    for (const file of files) {
        // A finding that is not told is looked at for nothing, and there may be millions.
        if (room === 0)
            return;
        for (const told of toldFindings(file.findings)) {
            const { kind } = told.finding;
            const left = told.acceptance === undefined ? (rooms.ofKind.get(kind) ?? 0) : rooms.accepted;
            if (left === 0)
                continue;
            if (told.acceptance === undefined)
                rooms.ofKind.set(kind, left - 1);
            else
                rooms.accepted--;
            yield result(file, told, rooms.suppressions);
            if (--room === 0)
                return;
        }
    }
}
function result(file, { finding, fingerprint, acceptance }, suppressions) {
    const { kind, line, where } = finding;
    const { level, detail } = kinds/* RULE_OF */.jH[kind];
    const what = `${(0,log_notes/* whichCall */.SX)(file, finding)}: ${detail(finding, (0,report_context/* contextOf */.V)(file))}`;
    const related = relatedLocation(file, finding);
    return {
        ruleId: kind,
        ruleIndex: kinds/* KINDS */.GW.indexOf(kind),
        level,
        // GitHub shows the other place where the message links to it.
        message: { text: `${messageText(what)}${related === undefined ? '' : ` ([index ${finding.other}](1))`}` },
        locations: [sarifLocation({ file: file.file, line, where })],
        ...(related && { relatedLocations: [related] }),
        ...(fingerprint !== undefined && { partialFingerprints: fingerprints(file, fingerprint) }),
        ...(suppressions === 'stated' && { suppressions: acceptance === undefined ? [] : [suppression(acceptance)] }),
    };
}
function relatedLocation({ file }, { kind, other, otherLine: line }) {
    const what = otherCall(kind);
    if (what === undefined || line === undefined)
        return undefined;
    return { id: 1, ...sarifLocation({ file, line }), message: { text: `index ${other}: ${what}` } };
}
/**
 * The name of a finding, and the one that GitHub goes by together with rule and file. `upload-sarif` makes that one of
 * the text of the line where it is missing, and lines of a transcript have their index in them.
 */
function fingerprints({ session }, fingerprint) {
    const ofFile = session === undefined ? fingerprint : (0,digest/* sha256 */.s)(Buffer.from(`${session} ${fingerprint}`), 'hex').slice(0, 32);
    return { 'toolreplay/v1': fingerprint, primaryLocationLineHash: `${ofFile}:1` };
}
function suppression({ reason, expires }) {
    return { kind: 'external', status: 'accepted', justification: `${messageText(reason)}${(0,baseline_notes/* until */.TG)(expires)}` };
}
/** Data in a message, in which `[text](target)` is a link. */
function messageText(data) {
    return (0,inert/* clip */.$Q)((0,inert/* inert */.tJ)((0,inert/* clip */.$Q)(data, sarif_LONGEST)), sarif_LONGEST).replaceAll('](', '\\u005d(');
}
/** What is no finding: what cannot be judged, what was left out, and what there is to note. */
function* notifications(report, left) {
    for (const file of report.files)
        if (file.unusable !== undefined)
            yield errorNotification(file.unusable, 'error');
    if (report.nothing !== undefined)
        yield errorNotification(report.nothing, report.exitCode === 2 ? 'error' : 'note');
    if (left > 0) {
        const text = `${(0,words/* count */.U9)(left, 'finding')} left out, the least bad: GitHub takes ${MOST_RESULTS} results`;
        yield notification('warning', 'left-out', text);
    }
    for (const { kind, line, message } of (0,baseline_notes/* baselineNotes */.fO)(report)) {
        yield notification('warning', `${kind}-entry`, message, sarifLocation({ file: report.baseline?.file ?? '', line }));
    }
    for (const { file, line, message } of (0,scope_notes/* importNotes */.j7)(report)) {
        yield notification('warning', 'rule-not-used', message, sarifLocation({ file, line }));
    }
    for (const line of (0,scope_notes/* unmatchedRules */.jL)(report))
        yield notification('note', 'rule-without-a-call', line);
    for (const file of report.files) {
        const notes = (0,log_notes/* notesOf */.h$)(file);
        if (notes === undefined)
            continue;
        const text = (0,log_notes/* noteText */.gA)((0,log_notes/* sessionName */.Cy)(file), file.log?.format ?? '', notes);
        yield notification('note', 'log', text, sarifLocation({ file: file.file }));
    }
    for (const line of (0,words/* notChecked */.lb)(report))
        yield notification('note', 'not-checked', line);
}
function errorNotification({ code, message, place }, level) {
    const { file, line, column } = place;
    const location = file === undefined ? undefined : sarifLocation({ file, line, column });
    return notification(level, `unusable/${code}`, message, location);
}
function notification(level, id, text, location) {
    return {
        level,
        descriptor: { id },
        message: { text: messageText(text) },
        ...(location && { locations: [location] }),
    };
}
//# sourceMappingURL=sarif.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/kept-for.js
/** What an audit has to find out for a report beyond findings: names of them, and for some the lines of other calls. */
function keptFor(format) {
    return format === 'json' || format === 'sarif' ? { fingerprints: 'made', otherLines: 'told' } : {};
}
//# sourceMappingURL=kept-for.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/machine.js







/** The report of an audit in a format for machines, in pieces; the same bytes for the same audit. */
function machineReport(report, format, settings) {
    switch (format) {
        case 'json':
            return jsonReport(report);
        case 'sarif':
            return sarifReport(report);
        case 'junit':
            return junitReport(report, settings);
        case 'github':
            return githubReport(report);
    }
}
//# sourceMappingURL=machine.js.map
// EXTERNAL MODULE: ./build/commonjs/src/action/place-guard.js + 1 modules
var place_guard = __webpack_require__(9465);
;// CONCATENATED MODULE: ./build/commonjs/src/action/reports.js
// What writes a report into a file, loaded only when one is asked for.



//# sourceMappingURL=reports.js.map

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