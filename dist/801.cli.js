"use strict";
exports.id = 801;
exports.ids = [801];
exports.modules = {

/***/ 7801:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  flakeObject: () => (/* reexport */ flakeObject),
  jsonReport: () => (/* reexport */ jsonReport),
  keptFor: () => (/* reexport */ keptFor),
  machineReport: () => (/* binding */ machineReport)
});

// EXTERNAL MODULE: ./build/commonjs/src/rules/kinds.js + 8 modules
var kinds = __webpack_require__(8166);
// EXTERNAL MODULE: ./build/commonjs/src/report/baseline-notes.js
var baseline_notes = __webpack_require__(1751);
// EXTERNAL MODULE: ./build/commonjs/src/report/context.js
var report_context = __webpack_require__(5141);
// EXTERNAL MODULE: ./build/commonjs/src/report/inert.js
var inert = __webpack_require__(9306);
// EXTERNAL MODULE: ./build/commonjs/src/report/log-notes.js
var log_notes = __webpack_require__(1484);
;// CONCATENATED MODULE: ./build/commonjs/src/report/nearness.js
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
// EXTERNAL MODULE: ./build/commonjs/src/report/scope-notes.js
var scope_notes = __webpack_require__(2434);
// EXTERNAL MODULE: ./build/commonjs/src/report/words.js
var words = __webpack_require__(9171);
;// CONCATENATED MODULE: ./build/commonjs/src/report/annotations.js








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
function annotations(report, reservedErrors, nearnessOf = nowhereNear, elsewhere = 'the job summary and the log have them') {
    const errors = groupsOf(report.files, kinds/* ERRORS */.Sr, nearnessOf);
    const warnings = groupsOf(report.files, kinds/* WARNINGS */.e8, nearnessOf);
    const unusable = nearestFirst(unusableAnnotations(report.files), ({ file = '', line }) => nearnessOf(file, line));
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
    const lists = NEARNESS.map(() => kinds.map(() => []));
    let left = 0;
    for (const file of files) {
        const known = new Map();
        for (const finding of file.findings) {
            const kind = kinds.indexOf(finding.kind);
            if (kind === -1)
                continue;
            const nearness = nearnessOf(file.file, finding.where === undefined ? finding.line : undefined);
            const ofKind = lists[NEARNESS.indexOf(nearness)]?.[kind];
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
        ...(unusable > 0 ? [(0,words/* count */.U9)(unusable, 'more unusable transcript')] : []),
        ...(findings > 0 ? [(0,words/* count */.U9)(findings, 'more finding')] : []),
    ];
    const last = shown.at(-1);
    if (rest.length === 0 || last === undefined)
        return shown;
    const note = `${rest.join(' and ')} not annotated: ${elsewhere}`;
    return [...shown.slice(0, -1), { ...last, message: `${last.message} (${note})` }];
}
/** The annotation of the findings of one kind on one repeated call, or of one finding. */
function groupAnnotation({ first, file, size }) {
    const others = size === 1 ? '' : `; ${(0,words/* count */.U9)(size, 'such finding')} on this call`;
    const { level, detail } = kinds/* RULE_OF */.jH[first.kind];
    return {
        level,
        title: first.kind,
        message: `${(0,inert/* clip */.$Q)((0,log_notes/* whichCall */.SX)(file, first), LONGEST)}: ${safe(detail(first, (0,report_context/* contextOf */.V)(file)))}${others}`,
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
    const others = without.length === 1 ? '' : ` and ${(0,words/* count */.U9)(without.length - 1, 'other transcript')}`;
    const message = `the scope of ${safe(first.file)}${others} was not checked: no scope file in the folder or above`;
    return [{ level: 'notice', title: 'scope not checked', message }];
}
/** What of imported settings could not be held against the transcripts, where it stands. */
function importNotices(report) {
    const notes = (0,scope_notes/* importNotes */.j7)(report);
    return notes.slice(0, MOST_IMPORT_NOTICES).map(({ file, line, message }, k) => {
        const more = notes.length - MOST_IMPORT_NOTICES;
        const rest = k === MOST_IMPORT_NOTICES - 1 && more > 0 ? ` (and ${more} more like it)` : '';
        return { level: 'notice', title: 'rule not used', message: `${safe(message)}${rest}`, file, line };
    });
}
/** Entries of the baseline that accept nothing any more, where they stand. */
function baselineWarnings(report) {
    const file = report.baseline?.file ?? '';
    const notes = (0,baseline_notes/* baselineNotes */.fO)(report);
    return notes.slice(0, MOST_BASELINE_WARNINGS).map(({ kind, line, message }, k) => {
        const more = notes.length - MOST_BASELINE_WARNINGS;
        const rest = k === MOST_BASELINE_WARNINGS - 1 && more > 0 ? ` (and ${more} more: the log has them)` : '';
        return { level: 'warning', title: `${kind} entry`, message: `${safe(message)}${rest}`, file, line };
    });
}
/** What of agents' logs was not audited, or not in full. */
function logNotices(files) {
    const noted = files.filter((file) => (0,log_notes/* notesOf */.h$)(file) !== undefined);
    return noted.slice(0, MOST_LOG_NOTICES).map((file, k) => {
        const more = noted.length - MOST_LOG_NOTICES;
        const rest = k === MOST_LOG_NOTICES - 1 && more > 0 ? ` (and ${(0,words/* count */.U9)(more, 'more log')} with such notes)` : '';
        const name = file.session === undefined ? '' : `${safe(file.session)}: `;
        return {
            level: 'notice',
            title: `read as ${file.log?.format}`,
            message: `${name}${((0,log_notes/* notesOf */.h$)(file) ?? []).join('; ')}${rest}`,
            file: file.file,
        };
    });
}
function safe(data) {
    return (0,inert/* clip */.$Q)((0,inert/* inert */.tJ)((0,inert/* clip */.$Q)(data, LONGEST)), LONGEST);
}
//# sourceMappingURL=annotations.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/workflow-command.js

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
    return workflowCommand(level, { title, ...place }, `${(0,inert/* clip */.$Q)((0,inert/* inert */.tJ)(file), LONGEST_NAME)}: ${message}`);
}
/** Line ends are escaped in a command. */
function isShown(file) {
    const name = file.replace(/[\r\n]/g, '');
    return (0,inert/* inert */.tJ)(name) === name;
}
function escapeData(data) {
    return data.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
//# sourceMappingURL=workflow-command.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/github.js



/** The annotations of an audit as workflow commands, a line each, within what GitHub shows of one step. */
function* githubReport(report) {
    for (const annotation of [
        ...nothing(report),
        ...annotations(report, 0, nowhereNear, 'the other reports have them'),
    ]) {
        yield `${annotationCommand(annotation)}\n`;
    }
}
function nothing({ nothing: why, exitCode }) {
    const level = exitCode === 2 ? 'error' : 'notice';
    return why === undefined ? [] : [{ level, title: 'nothing checked', message: why.message }];
}
//# sourceMappingURL=github.js.map
// EXTERNAL MODULE: ./build/commonjs/src/version.js
var version = __webpack_require__(951);
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
function errorObject({ code, message, place, fault }) {
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
            yield (0,inert/* inertJson */.nl)({ base, head, unusable: { side: side ?? null, error: errorObject(error) } });
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
        yield `  "nothing": ${(0,inert/* inertJson */.nl)(errorObject(report.nothing))},\n`;
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
        yield (0,inert/* inertJson */.nl)({ ...named, unusable: errorObject(unusable) });
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
// EXTERNAL MODULE: ./build/commonjs/src/report/xml.js
var xml = __webpack_require__(7063);
;// CONCATENATED MODULE: ./build/commonjs/src/report/junit.js









/** So many findings of one kind stand in a failure: dashboards show the first lines of it. */
const MOST_FINDINGS = 100;
const junit_LONGEST = 1000;
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
    yield `<testsuites${(0,xml/* xmlAttributes */.h)({ name: 'toolreplay', ...total })}>\n`;
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
                message: `${(0,inert/* clip */.$Q)(what, junit_LONGEST)}${others}`,
            };
        }
        const place = finding.where === undefined ? `${(0,inert/* inert */.tJ)(file.file)}:${finding.line}` : (0,inert/* inert */.tJ)(file.file);
        lines.push((0,inert/* inertLine */.Fq)((0,inert/* clip */.$Q)(`${place}: ${what}`, junit_LONGEST)));
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
    yield `  <testsuite${(0,xml/* xmlAttributes */.h)({ name, ...numbersOf(suite) })}>\n`;
    if (properties.length > 0) {
        yield '    <properties>\n';
        for (const [key, value] of properties)
            yield `      <property${(0,xml/* xmlAttributes */.h)({ name: key, value })}/>\n`;
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
    const start = `    <testcase${(0,xml/* xmlAttributes */.h)({ name, classname: suite, file, line })}`;
    if (state === 'passed' && lines.length === 0)
        yield `${start}/>\n`;
    else if (state === 'passed')
        yield `${start}>\n      <system-out>${junit_text(lines)}</system-out>\n    </testcase>\n`;
    else if (state === 'skipped')
        yield `${start}>\n      <skipped${(0,xml/* xmlAttributes */.h)({ message })}/>\n    </testcase>\n`;
    else {
        const type = state === 'error' ? 'unusable' : name;
        yield `${start}>\n      <${state}${(0,xml/* xmlAttributes */.h)({ message, type })}>${junit_text(lines)}</${state}>\n    </testcase>\n`;
    }
}
/** Lines as the text of an element, none of which starts behind a tag. */
function junit_text(lines) {
    return lines.length === 0 ? '' : `\n${lines.map(xml/* xmlData */._).join('\n')}\n`;
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

/***/ }),

/***/ 7063:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ xmlData),
/* harmony export */   h: () => (/* binding */ xmlAttributes)
/* harmony export */ });
/* harmony import */ var _inert_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9306);

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
    const shown = (0,_inert_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .tJ)(data).replace(NO_CHARACTER, (character) => `\\u${character.charCodeAt(0).toString(16)}`);
    return shown.replace(/[&<>"']/g, (character) => ENTITIES[character]);
}
/** The attributes of a start tag, each after a space; what is undefined is left out. */
function xmlAttributes(values) {
    const stated = Object.entries(values).filter((pair) => pair[1] !== undefined);
    return stated.map(([name, value]) => ` ${name}="${xmlData(String(value))}"`).join('');
}
//# sourceMappingURL=xml.js.map

/***/ })

};
;