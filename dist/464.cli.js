"use strict";
exports.id = 464;
exports.ids = [464,126];
exports.modules = {

/***/ 4126:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  shardFiles: () => (/* binding */ shardFiles),
  I: () => (/* binding */ shardOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/json/digest.js
var digest = __webpack_require__(1320);
// EXTERNAL MODULE: ./build/commonjs/src/version.js
var version = __webpack_require__(951);
// EXTERNAL MODULE: ./build/commonjs/src/audit/discover.js
var discover = __webpack_require__(7712);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
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
    const { trustedOf } = await __webpack_require__.e(/* import() */ 886).then(__webpack_require__.bind(__webpack_require__, 3886));
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

/***/ 6464:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CHECKS: () => (/* reexport */ rule/* CHECKS */.u),
  HeldOutput: () => (/* reexport */ HeldOutput),
  Meter: () => (/* reexport */ Meter),
  NATIVE: () => (/* reexport */ formats_native/* NATIVE */.s6),
  NO_REDACTION: () => (/* reexport */ redactor.NO_REDACTION),
  audit: () => (/* reexport */ audit/* audit */.s),
  auditOne: () => (/* reexport */ auditOne),
  auditTranscript: () => (/* reexport */ audit_transcript/* auditTranscript */.K$),
  beforeSignal: () => (/* reexport */ signals/* beforeSignal */.m),
  cacheLines: () => (/* reexport */ cacheLines),
  checkFormat: () => (/* reexport */ reading/* checkFormat */.KA),
  checkScopeFile: () => (/* reexport */ checkScopeFile),
  chosenKinds: () => (/* reexport */ chosenKinds),
  count: () => (/* reexport */ words/* count */.U9),
  draftScope: () => (/* reexport */ draftScope),
  draftWithoutSecrets: () => (/* reexport */ draftWithoutSecrets),
  errorText: () => (/* reexport */ report_error/* errorText */.k),
  explainSession: () => (/* reexport */ explainSession),
  explainedText: () => (/* reexport */ explainedText),
  failureLines: () => (/* reexport */ failureLines),
  inert: () => (/* reexport */ inert/* inert */.tJ),
  inertLine: () => (/* reexport */ inert/* inertLine */.Fq),
  isSameFile: () => (/* reexport */ own_input/* isSameFile */.Dl),
  jobsOf: () => (/* reexport */ jobsOf),
  loadReports: () => (/* binding */ loadReports),
  logNotes: () => (/* reexport */ log_notes/* logNotes */.qV),
  nameAs: () => (/* reexport */ discover/* nameAs */.wG),
  nativeView: () => (/* reexport */ nativeView),
  nativeViews: () => (/* reexport */ nativeViews),
  notFoundLines: () => (/* reexport */ notFoundLines),
  noteText: () => (/* reexport */ log_notes/* noteText */.gA),
  nothingChecked: () => (/* reexport */ outcome/* nothingChecked */.t),
  nothingCompared: () => (/* reexport */ audit_transcript/* nothingCompared */.z_),
  oneSession: () => (/* reexport */ one_session/* oneSession */.l),
  ownFile: () => (/* reexport */ own_input/* ownFile */.PV),
  ownInput: () => (/* reexport */ own_input/* ownInput */.tE),
  pageParts: () => (/* binding */ pageParts),
  plain: () => (/* reexport */ paint/* plain */.p),
  progressText: () => (/* reexport */ progressText),
  readScopeFile: () => (/* reexport */ scope_file/* readScopeFile */.$h),
  redactedBreak: () => (/* reexport */ redacted_report/* redactedBreak */.Uj),
  redactedCheck: () => (/* reexport */ redacted_report/* redactedCheck */.by),
  redactedCounts: () => (/* reexport */ redactedCounts),
  redactedEntries: () => (/* reexport */ redacted_baseline/* redactedEntries */.v),
  redactedError: () => (/* reexport */ redacted_report.redactedError),
  redactedJudgement: () => (/* reexport */ redacted_report/* redactedJudgement */.yo),
  redactedPlaces: () => (/* reexport */ redacted_report/* redactedPlaces */.Bu),
  redactedReport: () => (/* reexport */ redacted_report/* redactedReport */.d7),
  redactedScope: () => (/* reexport */ redacted_report/* redactedScope */.VX),
  redactedTools: () => (/* reexport */ redacted_report/* redactedTools */.g7),
  redactedUnmet: () => (/* reexport */ redacted_report/* redactedUnmet */.q),
  redactedView: () => (/* reexport */ redactedView),
  redactorFor: () => (/* reexport */ redacted_report/* redactorFor */.sD),
  redactorOf: () => (/* reexport */ redactor.redactorOf),
  replayText: () => (/* reexport */ report_text/* replayText */.zl),
  scopeCheckText: () => (/* reexport */ scopeCheckText),
  scopeDraftText: () => (/* reexport */ scopeDraftText),
  scopeReport: () => (/* reexport */ scope_file/* scopeReport */.FG),
  scopeText: () => (/* reexport */ report_text/* scopeText */.Cm),
  sealTranscript: () => (/* reexport */ sealTranscript),
  sessionList: () => (/* reexport */ sessionList),
  sessionScopeLines: () => (/* reexport */ scope_notes/* sessionScopeLines */.kp),
  shardOf: () => (/* reexport */ sharding/* shardOf */.I),
  stoppedText: () => (/* reexport */ stoppedText),
  summaryOf: () => (/* reexport */ summaryOf),
  terminalReport: () => (/* reexport */ terminalReport),
  unmetLines: () => (/* reexport */ unmetLines),
  verifyText: () => (/* reexport */ report_text/* verifyText */.Bn),
  withPolicy: () => (/* reexport */ scope_file/* withPolicy */.hZ),
  writeAtomically: () => (/* reexport */ atomic_file/* writeAtomically */.v),
  writeSessions: () => (/* reexport */ writeSessions),
  writeText: () => (/* reexport */ text_file/* writeText */.x)
});

// EXTERNAL MODULE: ./build/commonjs/src/audit/atomic-file.js
var atomic_file = __webpack_require__(9361);
// EXTERNAL MODULE: ./build/commonjs/src/audit/audit.js + 2 modules
var audit = __webpack_require__(9849);
// EXTERNAL MODULE: ./build/commonjs/src/rules/kinds.js + 8 modules
var kinds = __webpack_require__(8166);
// EXTERNAL MODULE: ./build/commonjs/src/audit/choices.js
var choices = __webpack_require__(5627);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/chosen-kinds.js


/** The kinds of finding that a setting chooses: `any`, which is the default, `none`, or some by name. */
function chosenKinds(setting, values) {
    const chosen = (0,choices/* choices */.zM)(setting, values, ['any', 'none', ...kinds/* KINDS */.GW]);
    if (chosen.length > 1 && (chosen.includes('any') || chosen.includes('none'))) {
        throw (0,choices/* wrong */.Qm)(setting, `'${chosen.join(' ')}'`, ['any', 'none', 'or kinds of finding']);
    }
    if (chosen.length === 0 || chosen[0] === 'any')
        return new Set(kinds/* KINDS */.GW);
    return new Set(kinds/* KINDS */.GW.filter((kind) => chosen.includes(kind)));
}
//# sourceMappingURL=chosen-kinds.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/discover.js
var discover = __webpack_require__(7712);
// EXTERNAL MODULE: ./build/commonjs/src/rules/rule.js
var rule = __webpack_require__(4261);
// EXTERNAL MODULE: ./build/commonjs/src/audit/one-session.js
var one_session = __webpack_require__(5642);
// EXTERNAL MODULE: ./build/commonjs/src/audit/spill.js
var audit_spill = __webpack_require__(21);
// EXTERNAL MODULE: ./build/commonjs/src/audit/transcript.js + 7 modules
var audit_transcript = __webpack_require__(4892);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/explain.js




/**
 * Holds the calls of one session against a scope and says of each what decided.
 *
 * @param wanted the name of the session; undefined where only one has calls
 * @param tell one call and its judgement, as text
 * @throws ToolReplayError when the transcript cannot be judged
 */
async function explainSession(source, settings, scope, wanted, tell) {
    const spill = new audit_spill/* Spill */.L();
    const kept = [];
    let first;
    try {
        const { sessions } = await (0,audit_transcript/* auditTranscript */.K$)(source, {
            ...settings,
            checks: new Set(rule/* CHECKS */.u.filter((check) => check === 'scope')),
            mutators: [],
            scopes: [scope],
            onJudged(session, call, _made, [judgement]) {
                first ??= session;
                if (judgement === undefined || session !== (wanted ?? first))
                    return;
                kept.push(spill.keep(Buffer.from(tell(call, judgement))));
            },
        });
        return {
            session: (0,one_session/* oneSession */.l)(sessions, wanted),
            *lines() {
                for (const line of kept)
                    yield spill.get(line).toString();
            },
            close: () => spill.close(),
        };
    }
    catch (error) {
        spill.close();
        throw error;
    }
}
//# sourceMappingURL=explain.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/held-output.js

/** Output that is held back until it is known that all of it may be seen. Memory does not grow with it: see {@link Spill}. */
class HeldOutput {
    spill = new audit_spill/* Spill */.L();
    chunks = [];
    /**
     * Takes in chunks, each of which need be valid only until the next is asked for.
     *
     * @throws ToolReplayError when the temporary file cannot be written, and whatever the chunks throw
     */
    async write(chunks) {
        for await (const chunk of chunks)
            this.chunks.push(this.spill.keep(chunk));
    }
    /** All that was written, in order. */
    async *read() {
        for (const chunk of this.chunks)
            yield this.spill.get(chunk);
    }
    /** Gives back the temporary file, if there is one. To be called once, whatever happened before. */
    close() {
        this.spill.close();
    }
}
//# sourceMappingURL=held-output.js.map
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
// EXTERNAL MODULE: ./build/commonjs/src/audit/records.js + 1 modules
var records = __webpack_require__(558);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/import.js


/** The native view of one session of a log. See {@link writeRecords}. */
function nativeView(source, settings, wanted, onEnd) {
    return (0,records/* writeRecords */.W)(source, settings, wanted, recordLine, onEnd);
}
/** What is in a log, without its records. */
function summaryOf(source, settings) {
    return (0,records/* takeRecords */.E)(source, settings, undefined);
}
//# sourceMappingURL=import.js.map
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(8245);
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
// EXTERNAL MODULE: ./build/commonjs/src/audit/file-audit.js
var file_audit = __webpack_require__(2479);
// EXTERNAL MODULE: ./build/commonjs/src/audit/outcome.js
var outcome = __webpack_require__(9167);
// EXTERNAL MODULE: ./build/commonjs/src/audit/scope-file.js + 1 modules
var scope_file = __webpack_require__(413);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/one-audit.js







/** Audits one session of one transcript by one check, as the command of that check does, and reports as an audit does. */
async function auditOne(source, settings) {
    const conclusion = { failOn: new Set(kinds/* KINDS */.GW), ifNoFilesFound: 'ignore' };
    let scope;
    try {
        scope = await settings.scope?.();
        if (scope !== undefined)
            scope.transcripts++;
        const file = await sessionReport(source, settings, scope);
        return { report: (0,outcome/* conclude */.E)([file], [], conclusion, scopesOf(scope)), error: undefined };
    }
    catch (error) {
        if (!(error instanceof src_error/* ToolReplayError */.K))
            throw error;
        const file = (0,file_audit/* unusable */._P)(source.name, error);
        return { report: (0,outcome/* conclude */.E)([file], [], conclusion, scopesOf(scope)), error: file.unusable };
    }
}
function scopesOf(scope) {
    return scope === undefined ? [] : [(0,scope_file/* scopeReport */.FG)(scope)];
}
async function sessionReport(source, { check, listenTo, scope: _, session: wanted, ...settings }, scope) {
    const checks = new Set([check]);
    const transcript = await (0,audit_transcript/* auditTranscript */.K$)(source, {
        ...settings,
        checks,
        scopes: scope === undefined ? [] : [scope.scope],
        listenTo: listenTo && ((session) => listenTo(source.name, session)),
    });
    const { sessions, skipped } = transcript;
    const session = (0,one_session/* oneSession */.l)(sessions, wanted);
    if (check === 'replay' && session.calls > 0 && session.compared === 0)
        throw (0,audit_transcript/* nothingCompared */.z_)();
    const results = {
        scope: check === 'scope' && scope !== undefined
            ? { state: 'checked', agent: scope.scope.agent }
            : { state: 'skipped', why: 'not asked for' },
        ...(0,file_audit/* sealResults */.iJ)(settings.seal, (0,file_audit/* chainResult */.Zp)(checks, transcript)),
    };
    const report = (0,file_audit/* sessionReports */.Cn)(source.name, transcript, checks, results)[sessions.indexOf(session)];
    return report.log === undefined ? report : { ...report, log: { ...report.log, skipped } };
}
//# sourceMappingURL=one-audit.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/own-input.js + 1 modules
var own_input = __webpack_require__(5067);
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
// EXTERNAL MODULE: ./build/commonjs/src/audit/reading.js + 2 modules
var reading = __webpack_require__(3915);
// EXTERNAL MODULE: ./build/commonjs/src/json/canonical-string.js
var canonical_string = __webpack_require__(7760);
// EXTERNAL MODULE: ./build/commonjs/src/transcript/record.js
var transcript_record = __webpack_require__(3581);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/redact.js





/**
 * The native view of one session of a log without what is secret in it. See {@link writeRecords}.
 *
 * Calls that were equal are equal and those that differed differ, and so do answers: what `replay` finds is the same.
 *
 * @throws ToolReplayError for a sealed transcript, too: its digests would be of something else
 */
function redactedView(source, settings, wanted, redactor, onEnd) {
    const write = (record) => {
        if (record.seal !== undefined)
            throw sealed(record);
        return recordLine(redactedRecord(record, redactor));
    };
    return (0,records/* writeRecords */.W)(source, { ...settings, accepted: 'either' }, wanted, write, onEnd);
}
function redactedRecord(record, redactor) {
    const { index, line, tool, args, response, isCompared } = record;
    const name = Buffer.from((0,canonical_string/* canonicalString */.M)(redactor.text(tool)));
    const call = Buffer.concat([name, redactor.json(args, tool, 'args')]);
    // What stands for an answer that is not there has a meaning of its own.
    const answer = isCompared ? redactor.json(response, tool, 'response') : response;
    return new transcript_record/* Record */.m(index, line, call, name.length, answer);
}
function sealed({ line }) {
    const fault = {
        found: 'a sealed line',
        expected: 'an unsealed transcript, since redaction changes what the digests are of and so breaks the seal',
        advice: 'keep the sealed one as evidence, redact the transcript that it was made from, and seal the copy if need be',
    };
    return new src_error/* ToolReplayError */.K('sealed', fault, { line });
}
//# sourceMappingURL=redact.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/scope-check.js

/**
 * Reads a scope file as it is read to judge calls, and looks for what in it does not do what it looks like.
 *
 * @param path absolute
 * @param name how errors and remarks name it
 * @param workspace absolute: what it imports is named relative to it, and must not leave it when the file is inside
 * @throws ToolReplayError when it, or what it imports, cannot be read or is no such file
 */
async function checkScopeFile(path, name, workspace) {
    const bytes = await (0,scope_file/* scopeBytes */._X)(path, name);
    const { lintedScope, lintsOf, regexCompiler } = await Promise.all(/* import() */[__webpack_require__.e(989), __webpack_require__.e(739)]).then(__webpack_require__.bind(__webpack_require__, 8739));
    const named = (0,scope_file/* namedScope */.GH)(bytes, name);
    if (named !== undefined) {
        const linted = lintedScope(bytes, name);
        const nothing = { permissions: 0, rules: 0, sequences: 0, examples: 0, imports: 0, imported: 0, warnings: [] };
        return { ...nothing, version: 1, agent: named.agent, names: linted.names.length, lints: lintsOf(linted) };
    }
    const { declaration, policy } = await (0,scope_file/* readPolicy */.T4)(bytes, path, name, workspace);
    const { agent, allow, deny, rules, sequence, imports } = declaration;
    const linted = lintedScope(bytes, name, { declaration, policy, regex: await regexCompiler(rules) });
    return {
        version: 2,
        agent,
        names: linted.names.length,
        permissions: allow.length + deny.length,
        rules: rules.length,
        sequences: sequence.length,
        examples: rules.reduce((sum, { match, notMatch }) => sum + match.length + notMatch.length, 0),
        imports: imports.length,
        imported: linted.permissions.length - allow.length - deny.length,
        warnings: policy.warnings,
        lints: lintsOf(linted),
    };
}
//# sourceMappingURL=scope-check.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/kept-source.js

/** A stream that can be read again, since what is read of it is kept. */
class KeptSource {
    name;
    stream;
    spill = new audit_spill/* Spill */.L();
    kept = [];
    isRead = false;
    constructor(stream) {
        this.name = stream.name;
        this.stream = stream;
    }
    /** Not to be asked for a second time before all of the first is read. */
    async *chunks() {
        if (this.isRead) {
            for (const kept of this.kept)
                yield this.spill.get(kept);
            return;
        }
        for await (const chunk of this.stream.chunks()) {
            this.kept.push(this.spill.keep(chunk));
            yield chunk;
        }
        this.isRead = true;
    }
    /** Gives back what was kept. */
    close() {
        this.spill.close();
    }
}
//# sourceMappingURL=kept-source.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/source.js
var source = __webpack_require__(1018);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/scope-draft.js






/** So many calls are told that a draft does not make clean. */
const MOST_TOLD = 20;
/**
 * Writes the scope file that some transcripts need to be clean, and holds each of their calls against it.
 *
 * @param write a draft as the text of a scope file of version 2
 * @throws ToolReplayError when one of the transcripts cannot be judged, or there is no call in any
 */
async function draftScope(settings, write) {
    const { CompiledPolicy, Learner, namesPolicy, readDeclaration } = await Promise.all(/* import() */[__webpack_require__.e(989), __webpack_require__.e(739)]).then(__webpack_require__.bind(__webpack_require__, 8739));
    const streams = settings.streams.map((stream) => new KeptSource(stream));
    const sources = [...streams, ...(await filesOf(settings))];
    if (sources.length === 0)
        throw noTranscript();
    try {
        const learner = new Learner();
        const nobody = { agent: '', allowedTools: new Set() };
        const logs = await readAll(sources, settings, { ...nobody, policy: namesPolicy(nobody) }, () => {
            const sessions = new Map();
            return (name, _call, made) => {
                const session = sessions.get(name) ?? learner.session();
                sessions.set(name, session);
                session.see(made);
            };
        });
        const calls = logs.reduce((sum, { log }) => sum + log.sessions.reduce((total, one) => total + one.calls, 0), 0);
        if (calls === 0)
            throw nothingToLearn();
        const draft = learner.draft();
        const declaration = readDeclaration(Buffer.from(checkedSize(write(draft))), '<scope>');
        const policy = new CompiledPolicy(declaration, [], () => () => 'unknown');
        const unmet = new UnmetCalls();
        const { agent, allowedTools } = declaration;
        await readAll(sources, settings, { agent, allowedTools, policy }, (file) => (_name, { index, line }, _made, said) => {
            unmet.see(file, line, index, said[0]?.breaches ?? []);
        });
        // A permission that allowed nothing is the reason for no clean call: without it the same calls are clean.
        const used = new Set(policy.uses.filter(({ matches }) => matches > 0).map(({ name }) => name));
        const allow = draft.allow.filter((permission) => used.has(`allow ${permission}`));
        return { text: write({ ...draft, allow }), calls, unmet, logs };
    }
    finally {
        for (const stream of streams)
            stream.close();
    }
}
/** The calls that are not clean: all are counted, the first are kept. */
class UnmetCalls {
    calls = 0;
    first = [];
    see(file, line, index, breaches) {
        if (breaches.length === 0)
            return;
        this.calls++;
        if (this.calls > MOST_TOLD)
            return;
        for (const { outcome, why } of breaches)
            this.first.push({ file, line, index, outcome, why });
    }
}
async function readAll(sources, settings, scope, hear) {
    const { format, accepted, strictness } = settings;
    const checks = { format, accepted, strictness, checks: new Set(['scope']), mutators: [], scopes: [scope] };
    const logs = [];
    for (const source of sources) {
        const file = source.name;
        try {
            logs.push({ file, log: await (0,audit_transcript/* auditTranscript */.K$)(source, { ...checks, onJudged: hear(file) }) });
        }
        catch (error) {
            throw error instanceof src_error/* ToolReplayError */.K && error.place.file === undefined ? error.at({ file }) : error;
        }
    }
    return logs;
}
async function filesOf({ transcripts, folder }) {
    return (await (0,discover/* discover */.k4)(transcripts, folder, folder)).found.map(source/* sourceOf */.vz);
}
function checkedSize(text) {
    if (Buffer.byteLength(text) <= scope_file/* MAX_SCOPE */.mr)
        return text;
    throw new src_error/* ToolReplayError */.K('scope', {
        found: 'transcripts that need a scope file of more than 1 MiB',
        expected: 'at most 1 MiB',
        advice: 'start from fewer of them',
    });
}
function nothingToLearn() {
    return new src_error/* ToolReplayError */.K('nothing-checked', {
        found: 'not one call in these transcripts',
        expected: 'at least one to learn from',
    });
}
function noTranscript() {
    return new src_error/* ToolReplayError */.K('nothing-checked', {
        found: 'no file that matches',
        expected: 'at least one transcript to learn from',
    });
}
//# sourceMappingURL=scope-draft.js.map
// EXTERNAL MODULE: ./build/commonjs/src/chain/sealer.js
var chain_sealer = __webpack_require__(7743);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/seal.js


/**
 * Seals a transcript, or the native view of one session of an agent's log. Nothing of it is to be seen before the last
 * chunk: a transcript that cannot be judged to its end has no seal.
 *
 * @param wanted the name of the session; undefined where only one has calls
 * @param onEnd hears what a log was read as; never called for the native form
 * @returns the sealed transcript; each chunk is valid until the next is asked for
 * @throws ToolReplayError when the transcript cannot be judged; its place has no file
 */
function sealTranscript(source, settings, wanted, onEnd = () => undefined) {
    const sealer = new chain_sealer/* Sealer */.R();
    return (0,records/* writeRecords */.W)(source, { ...settings, accepted: 'unsealed' }, wanted, (record) => sealer.seal(record), onEnd);
}
//# sourceMappingURL=seal.js.map
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/commonjs/src/audit/signals.js
var signals = __webpack_require__(7674);
// EXTERNAL MODULE: ./build/commonjs/src/audit/system-error.js
var system_error = __webpack_require__(3017);
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
        const log = await (0,records/* takeRecords */.E)(source, settings, (session, record) => {
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
// EXTERNAL MODULE: ./build/commonjs/src/audit/sharding.js + 1 modules
var sharding = __webpack_require__(4126);
// EXTERNAL MODULE: ./build/commonjs/src/audit/text-file.js
var text_file = __webpack_require__(491);
// EXTERNAL MODULE: ./build/commonjs/src/formats/native.js
var formats_native = __webpack_require__(1353);
// EXTERNAL MODULE: ./build/commonjs/src/redaction/redactor.js + 11 modules
var redactor = __webpack_require__(8);
// EXTERNAL MODULE: ./build/commonjs/src/report/words.js
var words = __webpack_require__(9171);
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
var report_error = __webpack_require__(2544);
// EXTERNAL MODULE: ./build/commonjs/src/rules/sentence.js
var sentence = __webpack_require__(5626);
// EXTERNAL MODULE: ./build/commonjs/src/report/inert.js
var inert = __webpack_require__(9306);
;// CONCATENATED MODULE: ./build/commonjs/src/report/explain.js


/** How findings are called that a judgement is. */
const OUTCOME_KINDS = {
    overreach: 'permission-overreach',
    warning: 'permission-warning',
    unverifiable: 'unverifiable-call',
};
/** What decided on one call, on a line each. */
function explainedText({ index, tool }, { breaches, decidedBy }) {
    const at = `index ${(0,sentence/* indexText */.o)(index)}`;
    const by = `decided by ${decidedBy.join(', ')}`;
    if (breaches.length === 0)
        return line(`${at}: in scope: tool '${tool}': ${by}`);
    const rules = decidedBy.length === 0 ? '' : ` (${by})`;
    return breaches.map(({ outcome, why }) => line(`${at}: ${OUTCOME_KINDS[outcome]}: ${why}${rules}`)).join('');
}
function line(text) {
    return `${(0,inert/* inertLine */.Fq)((0,inert/* inert */.tJ)(text))}\n`;
}
//# sourceMappingURL=explain.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/log-notes.js
var log_notes = __webpack_require__(1484);
// EXTERNAL MODULE: ./build/commonjs/src/report/paint.js
var paint = __webpack_require__(9746);
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
// EXTERNAL MODULE: ./build/commonjs/src/report/redacted-baseline.js
var redacted_baseline = __webpack_require__(5818);
;// CONCATENATED MODULE: ./build/commonjs/src/report/redacted-draft.js
/**
 * A draft without the names and permissions that hold a secret: a scope file is committed, and a permission with a
 * replacement in it would allow no call.
 */
function draftWithoutSecrets({ allowedTools, allow }, redactor) {
    const isShown = (text) => redactor.text(text) === text;
    return { allowedTools: allowedTools.filter(isShown), allow: allow.filter(isShown) };
}
//# sourceMappingURL=redacted-draft.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/redacted-report.js
var redacted_report = __webpack_require__(5779);
;// CONCATENATED MODULE: ./build/commonjs/src/report/redacted-values.js

const NOUNS = {
    token: ['token', 'tokens'],
    'private-key': ['private key', 'private keys'],
    password: ['password', 'passwords'],
    secret: ['secret', 'secrets'],
    email: ['e-mail address', 'e-mail addresses'],
    value: ['value at a named place', 'values at named places'],
};
const LONGEST = 200;
/** How many values of which kind were redacted, in one sentence without a full stop; it holds no data. */
function redactedCounts(redactor) {
    const counts = [...redactor.counts()].map(([kind, { values, different }]) => {
        const noun = NOUNS[kind][values === 1 ? 0 : 1];
        return different === values ? `${values} ${noun}` : `${values} ${noun} (${different} different)`;
    });
    return counts.length === 0 ? 'nothing to redact was found' : `redacted ${counts.join(', ')}`;
}
/** The places that are named and at which there was nothing, a line each; safe to print after other text. */
function notFoundLines(redactor) {
    const show = (data) => (0,inert/* inert */.tJ)((0,inert/* clip */.$Q)(redactor.text(data), LONGEST));
    return redactor.notFound().map(({ tool, part, pointer }) => {
        const of = tool === undefined ? '' : ` of tool '${show(tool)}'`;
        return `nothing at ${part} '${show(pointer)}'${of}, which was to be redacted`;
    });
}
//# sourceMappingURL=redacted-values.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/scope-check.js


const scope_check_LONGEST = 400;
/** What a scope file holds and what there is to say of it, a line each; safe to print. */
function scopeCheckText(checked) {
    const { version, agent, names, permissions, rules, sequences, examples, imports, imported, warnings, lints } = checked;
    const version2 = [
        `permissions: ${permissions}`,
        `rules: ${rules}`,
        `examples that hold: ${examples}`,
        `sequences: ${sequences}`,
        `imports: ${imports}${imports === 0 ? '' : `, with ${(0,words/* count */.U9)(imported, 'permission')}`}`,
    ];
    const lines = [
        `version: ${version}`,
        `agent: ${agent}`,
        `allowed tools: ${names}`,
        ...(version === 2 ? version2 : []),
        `lints: ${lints.length + warnings.length}`,
        ...lints.map((found) => remarkText(found, found.lint)),
        ...warnings.map((warning) => remarkText(warning, 'not-used')),
    ];
    return lines.map((text) => `${(0,inert/* inertLine */.Fq)((0,inert/* inert */.tJ)(text))}\n`).join('');
}
function remarkText({ file, line, column, message }, lint) {
    return `${file}:${line}:${column}: ${lint}: ${(0,inert/* clip */.$Q)(message, scope_check_LONGEST)}`;
}
//# sourceMappingURL=scope-check.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/scope-draft.js

/** Who the draft is for: nobody but its reader knows. */
const AGENT = 'agent';
/** A scope file of version 2 that says a draft and no more. What has no glyph is escaped, as JSON escapes it. */
function scopeDraftText({ allowedTools, allow }) {
    const members = [`"version": 2`, `"agent": "${AGENT}"`];
    if (allowedTools.length > 0)
        members.push(`"allowed_tools": ${list(allowedTools, '  ')}`);
    if (allow.length > 0)
        members.push(`"permissions": {\n    "allow": ${list(allow, '    ')}\n  }`);
    return `{\n  ${members.join(',\n  ')}\n}\n`;
}
function list(texts, indent) {
    const lines = texts.map((text) => `${indent}  ${(0,inert/* inert */.tJ)(JSON.stringify(text))}`);
    return `[\n${lines.join(',\n')}\n${indent}]`;
}
//# sourceMappingURL=scope-draft.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/scope-notes.js
var scope_notes = __webpack_require__(2434);
;// CONCATENATED MODULE: ./build/commonjs/src/report/session-list.js
/** What `import --list` prints: one JSON object a session, `skipped` being that of the whole file. */
function* sessionList({ format, sessions, skipped }, redactor) {
    const parts = [...skipped.values()].reduce((sum, number) => sum + number, 0);
    for (const { name, calls, unanswered, orphans, duplicates, errors } of sessions) {
        const line = {
            session: redactor.text(name),
            format,
            calls,
            unanswered,
            orphans,
            duplicates,
            errors,
            skipped: parts,
        };
        yield `${asciiJson(line)}\n`;
    }
}
/** JSON without a character or a command that a terminal or a log would obey: a session's name is the log's. */
function asciiJson(value) {
    return JSON.stringify(value)
        .replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .replaceAll('##[', '##\\u005b');
}
//# sourceMappingURL=session-list.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/baseline-notes.js
var baseline_notes = __webpack_require__(1751);
// EXTERNAL MODULE: ./build/commonjs/src/report/context.js
var report_context = __webpack_require__(5141);
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
    for (const line of (0,words/* formatsRead */.jI)(report.files))
        yield `${paint('dim', line)}\n`;
    for (const line of (0,scope_notes/* scopeLines */.wQ)(report))
        yield `${paint('dim', line)}\n`;
    for (const line of (0,baseline_notes/* baselineLines */.xo)(report))
        yield `${paint('yellow', line)}\n`;
    for (const line of (0,words/* notChecked */.lb)(report))
        yield `${paint('dim', `not checked: ${(0,inert/* inertLine */.Fq)(line)}`)}\n`;
    if (report.nothing !== undefined)
        yield `${(0,report_error/* errorText */.k)(report.nothing)}\n`;
    yield `${outcomeLine(report, paint)}\n`;
}
function outcomeLine(report, paint) {
    const colour = report.exitCode > 0 ? 'red' : report.result === 'clean' ? 'green' : 'yellow';
    return `${paint(colour, `${report.result} (exit ${report.exitCode})`)}: ${(0,words/* verdict */.WJ)(report)}`;
}
/** Why an audit does not end in 0, for whoever does not see its report: what cannot be judged, each once, and the verdict. */
function* failureLines(report) {
    if (report.exitCode === 0)
        return;
    const { files, nothing } = report;
    const errors = [...files.map(({ unusable }) => unusable), nothing].filter((error) => error !== undefined);
    const lines = [...new Set(errors.map((error) => (0,inert/* inertLine */.Fq)((0,report_error/* errorText */.k)(error))))];
    yield* lines.slice(0, MOST_ERRORS);
    if (lines.length > MOST_ERRORS)
        yield `and ${lines.length - MOST_ERRORS} more`;
    yield outcomeLine(report, paint/* plain */.p);
}
/** The findings on one file, or why it cannot be judged, each with the `file:line` that terminals link. */
function* fileLines(file, paint) {
    if (file.unusable !== undefined) {
        const place = (0,inert/* inertLine */.Fq)((0,report_error/* placeText */.Z)(file.unusable.place));
        yield `${place}: ${paint('red', 'error')}: unusable: ${(0,inert/* inert */.tJ)(file.unusable.message)}\n\n`;
        return;
    }
    const context = (0,report_context/* contextOf */.V)(file);
    const notes = (0,log_notes/* notesOf */.h$)(file);
    if (notes !== undefined)
        yield `${(0,inert/* inertLine */.Fq)((0,log_notes/* noteText */.gA)((0,log_notes/* sessionName */.Cy)(file), file.log?.format ?? '', notes))}\n`;
    for (const finding of file.findings) {
        const { level, detail } = kinds/* RULE_OF */.jH[finding.kind];
        const painted = paint(level === 'error' ? 'red' : 'yellow', level);
        const place = (0,inert/* inertLine */.Fq)(finding.where === undefined ? `${(0,inert/* inert */.tJ)(file.file)}:${finding.line}` : (0,inert/* inert */.tJ)(file.file));
        const what = `${(0,log_notes/* whichCall */.SX)(file, finding)}: ${(0,inert/* inert */.tJ)(detail(finding, context))}`;
        yield `${place}: ${painted}: ${finding.kind}: ${what}\n`;
    }
    for (const line of (0,baseline_notes/* acceptedLines */.Ft)(file))
        yield `${paint('dim', line)}\n`;
    if (file.findings.total + file.findings.accepted > 0 || notes !== undefined)
        yield '\n';
}
const HEAD = ['file', 'calls', 'divergence', 'findings', 'chain', 'scope', 'result'];
function* table(files, paint) {
    const rows = files.map(cells);
    const widths = HEAD.map((head, column) => rows.reduce((width, row) => Math.max(width, row[column].length), head.length));
    const line = (row) => row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd();
    yield `${paint('bold', line(HEAD))}\n`;
    for (const row of rows)
        yield `${(0,inert/* inertLine */.Fq)(line(row))}\n`;
}
function cells(file) {
    const name = (0,log_notes/* sessionName */.Cy)(file);
    if (file.unusable !== undefined)
        return [name, '', '', '', '', '', `unusable (${file.unusable.code})`];
    const { divergence, total } = file.findings;
    return [
        name,
        String(file.calls),
        file.replay.state === 'skipped' ? shortly(file.replay) : divergence === undefined ? 'none' : `index ${divergence}`,
        String(total),
        file.chain.state === 'skipped' ? shortly(file.chain) : (0,inert/* inert */.tJ)((0,words/* chainWords */.tH)(file)),
        file.scope.state === 'skipped' ? shortly(file.scope) : (0,inert/* inert */.tJ)(file.scope.agent),
        total === 0 ? (0,words/* noFinding */.lT)(file) : `${(0,words/* kindCounts */.vE)(file.findings)}${(0,words/* acceptedToo */.YU)(file.findings.accepted)}`,
    ];
}
function shortly({ why }) {
    return why === 'not asked for' ? '-' : why;
}
//# sourceMappingURL=terminal.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/text.js
var report_text = __webpack_require__(8043);
;// CONCATENATED MODULE: ./build/commonjs/src/report/unmet.js



const unmet_LONGEST = 400;
/** The calls that a draft does not make clean, a line each, and how many these are; none where there are none. */
function unmetLines({ calls, unmet }) {
    if (unmet.calls === 0)
        return [];
    const lines = unmet.first.map(({ file, line, index, outcome, why }) => (0,inert/* inertLine */.Fq)(`${(0,inert/* inert */.tJ)(file)}:${line}: ${OUTCOME_KINDS[outcome]}: index ${index}: ${(0,inert/* inert */.tJ)((0,inert/* clip */.$Q)(why, unmet_LONGEST))}`));
    const more = unmet.calls - new Set(unmet.first.map(({ file, line, index }) => `${file}\0${line}\0${index}`)).size;
    const rest = more > 0 ? [`and ${(0,words/* count */.U9)(more, 'more call')}`] : [];
    return [...lines, ...rest, `not in scope by this file: ${unmet.calls} of ${(0,words/* count */.U9)(calls, 'call')}`];
}
//# sourceMappingURL=unmet.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/core.js
// What the commands do their work with, loaded only when one of them runs: hashing is much of a start, and
// `version`, `--help` and a mistyped command need neither.














































/** What two commands alone need: from here, so that they share what is loaded already. */
const pageParts = () => Promise.all(/* import() */[__webpack_require__.e(757), __webpack_require__.e(925)]).then(__webpack_require__.bind(__webpack_require__, 2925));
/** The reports for machines, which most runs do not need. */
function loadReports() {
    return __webpack_require__.e(/* import() */ 801).then(__webpack_require__.bind(__webpack_require__, 7801));
}
//# sourceMappingURL=core.js.map

/***/ }),

/***/ 1751:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ acceptedLines),
/* harmony export */   TG: () => (/* binding */ until),
/* harmony export */   fO: () => (/* binding */ baselineNotes),
/* harmony export */   xo: () => (/* binding */ baselineLines)
/* harmony export */ });
/* unused harmony export acceptedOf */
/* harmony import */ var _rules_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5626);
/* harmony import */ var _inert_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9306);
/* harmony import */ var _log_notes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1484);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9171);




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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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

/***/ 1484:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cy: () => (/* binding */ sessionName),
/* harmony export */   SX: () => (/* binding */ whichCall),
/* harmony export */   gA: () => (/* binding */ noteText),
/* harmony export */   h$: () => (/* binding */ notesOf),
/* harmony export */   qV: () => (/* binding */ logNotes)
/* harmony export */ });
/* harmony import */ var _formats_frames_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4648);
/* harmony import */ var _rules_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5626);
/* harmony import */ var _inert_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9306);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9171);




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

/***/ 2434:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j7: () => (/* binding */ importNotes),
/* harmony export */   jL: () => (/* binding */ unmatchedRules),
/* harmony export */   kp: () => (/* binding */ sessionScopeLines),
/* harmony export */   wQ: () => (/* binding */ scopeLines)
/* harmony export */ });
/* harmony import */ var _inert_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9306);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9171);


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

/***/ })

};
;