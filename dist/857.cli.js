"use strict";
exports.id = 857;
exports.ids = [857];
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

/***/ 8461:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hu: () => (/* binding */ failsOn),
/* harmony export */   hm: () => (/* binding */ worstOf)
/* harmony export */ });
/* unused harmony export COMPARE_FAIL_ON */
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1662);

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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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

/***/ 4648:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ isFault),
/* harmony export */   e: () => (/* binding */ SKIP_REASONS)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8245);

/** Why a part of a log was passed over, in the order in which reports name it. */
const SKIP_REASONS = ['not JSON', 'blank', 'cut off', 'of unknown type'];
/** Whether an error is about what was found in a text, and not a mistake in the program. */
function isFault(error) {
    return error instanceof _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K;
}
//# sourceMappingURL=frames.js.map

/***/ }),

/***/ 1320:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** SHA-256 of the bytes: 64 lower-case hex digits, or 32 characters of one byte each as `binary`. */
function sha256(bytes, encoding) {
    // `crypto.hash` is three times as fast on short texts; Node 20 has it from 20.12 on.
    return typeof node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash === 'function'
        ? node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash('sha256', bytes, encoding)
        : node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256').update(bytes).digest(encoding);
}
//# sourceMappingURL=digest.js.map

/***/ }),

/***/ 2041:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kQ: () => (/* binding */ ANY_REPLACEMENT),
  AF: () => (/* binding */ Replacements),
  lf: () => (/* binding */ looksRedacted)
});

// EXTERNAL MODULE: ./build/commonjs/src/json/digest.js
var digest = __webpack_require__(1320);
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

/***/ 1214:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareText: () => (/* reexport */ compareText),
  flakeText: () => (/* reexport */ flakeText),
  redactedComparison: () => (/* reexport */ redacted_comparison/* redactedComparison */.a)
});

// UNUSED EXPORTS: compareMarkdown

// EXTERNAL MODULE: ./build/commonjs/src/compare/compared-transcript.js
var compared_transcript = __webpack_require__(8461);
// EXTERNAL MODULE: ./build/commonjs/src/report/inert.js
var inert = __webpack_require__(9306);
// EXTERNAL MODULE: ./build/commonjs/src/report/words.js
var words = __webpack_require__(9171);
;// CONCATENATED MODULE: ./build/commonjs/src/report/compare-step.js


/** Names and pointers are cut here. */
const LONGEST = 200;
const MARKS = { equal: ' ', removed: '-', added: '+', changed: '~' };
/** How wide the places in some steps are. */
function compare_step_widthsOf(steps) {
    let [base, head] = [0, 0];
    for (const step of steps) {
        if ('base' in step)
            base = Math.max(base, spotText('base', step.base).length);
        if ('head' in step)
            head = Math.max(head, spotText('head', step.head).length);
    }
    return { base, head };
}
/** A step of an alignment, on a line and one more for each value that is shown; without line feeds, safe to print. */
function* compare_step_stepLines(step, widths) {
    if (step.type === 'folded') {
        yield `  ${(0,words/* count */.U9)(step.calls, 'equal call')}`;
        return;
    }
    const base = ('base' in step ? spotText('base', step.base) : '').padEnd(widths.base);
    const head = ('head' in step ? spotText('head', step.head) : '').padEnd(widths.head);
    yield (0,inert/* inertLine */.Fq)(`${MARKS[step.type]} ${base}  ${head}  ${nameText(step.tool)}${whatText(step)}`);
    if (step.type === 'changed')
        yield* valueLines(step);
}
/** Where a call stands: `base 3 (line 4)`. */
function spotText(run, { index, line, where }) {
    return `${run} ${index.toFixed()} (${where === undefined ? `line ${line.toFixed()}` : nameText(where)})`;
}
/** Where a step stands in both runs. */
function placesText(step) {
    const spots = [
        ...('base' in step ? [spotText('base', step.base)] : []),
        ...('head' in step ? [spotText('head', step.head)] : []),
    ];
    return spots.join(', ');
}
function whatText(step) {
    if (step.type !== 'changed')
        return '';
    const parts = [
        ...(step.args === undefined ? [] : [partText('arguments', step.args)]),
        ...(step.response === undefined ? [] : [partText('response', step.response)]),
    ];
    return `: ${parts.join('; ')}`;
}
function partText(name, { places, more, answered }) {
    if (answered !== undefined)
        return `${name} only in the ${answered}`;
    if (places.length === 0)
        return `${name} too large to say where`;
    const named = places.map(placeText);
    return `${name} at ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
function placeText({ pointer, only }) {
    return `${pointerText(pointer)}${only === undefined ? '' : ` (only in the ${only})`}`;
}
/** The pointer to all of a value is empty, and would be seen by nobody. */
function pointerText(pointer) {
    return pointer === '' ? "''" : nameText(pointer);
}
function* valueLines({ args, response }) {
    for (const part of [args, response]) {
        for (const { pointer, base, head } of part?.places ?? []) {
            if (base !== undefined)
                yield (0,inert/* inertLine */.Fq)(`      base ${pointerText(pointer)}: ${base}`);
            if (head !== undefined)
                yield (0,inert/* inertLine */.Fq)(`      head ${pointerText(pointer)}: ${head}`);
        }
    }
}
/** A name of a transcript, cut. It is data still: whoever prints the line makes it inert. */
function nameText(name) {
    return (0,inert/* clip */.$Q)(name, LONGEST);
}
//# sourceMappingURL=compare-step.js.map
// EXTERNAL MODULE: ./build/commonjs/src/compare/comparison.js
var comparison = __webpack_require__(1662);
;// CONCATENATED MODULE: ./build/commonjs/src/report/compare-words.js



/** What two runs differ in, in one sentence without a full stop. It holds no data. */
function comparedText(counts) {
    const { structure, removed, added, response } = counts;
    const kinds = [
        ...(structure > 0 ? [`structure ${structure} (${removed} removed, ${added} added)`] : []),
        ...(counts.arguments > 0 ? [`arguments ${counts.arguments}`] : []),
        ...(response > 0 ? [`response ${response}`] : []),
    ];
    const equal = `${(0,words/* count */.U9)(counts.equal, 'call')} equal${normalizedText(counts)}`;
    return kinds.length === 0
        ? `equal: ${(0,words/* count */.U9)(counts.equal, 'call')}${normalizedText(counts)}`
        : `different: ${kinds.join(', ')}; ${equal}`;
}
function normalizedText({ normalized: { calls, fields } }) {
    return calls === 0 ? '' : `, ${calls} of them after normalisation (${(0,words/* count */.U9)(fields, 'field')})`;
}
/** The first change, in one sentence without a full stop; it holds data, which whoever prints it makes inert. */
function firstText(change) {
    const what = change.type === 'changed' ? '' : ` (${change.type})`;
    return `${(0,comparison/* kindOf */.I)(change)}${what}: tool '${nameText(change.tool)}' at ${placesText(change)}`;
}
//# sourceMappingURL=compare-words.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/compare-text.js




/** The report of `compare`, line by line: the verdict, and where something differs the alignment of each session. */
function* compareText(comparison, names) {
    const { sessions, calls, counts } = comparison;
    yield line(`base: ${nameText(names.base)}, ${(0,words/* count */.U9)(calls.base, 'call')}`);
    yield line(`head: ${nameText(names.head)}, ${(0,words/* count */.U9)(calls.head, 'call')}`);
    yield line(comparedText(counts));
    const [only] = sessions;
    if (only !== undefined && sessions.length === 1)
        yield* alignment(only);
    else
        for (const session of sessions)
            yield* sessionLines(session);
}
function* sessionLines(session) {
    const { state, calls, counts } = session;
    const what = state === 'both' ? comparedText(counts) : `${state}, ${(0,words/* count */.U9)(calls.base + calls.head, 'call')}`;
    yield '\n';
    yield line(`${compare_text_sessionText(session)}: ${what}`);
    yield* alignment(session);
}
/** Which session it is, by its name or by both. */
function compare_text_sessionText({ name, names }) {
    if (names === undefined)
        return name === undefined ? 'session' : `session '${nameText(name)}'`;
    const [base, head] = [names.base, names.head].map((one) => one === undefined ? 'the only one' : `'${nameText(one)}'`);
    return `session ${base} with ${head}`;
}
/** The first divergence, and then the steps; nothing where nothing differs. */
function* alignment({ steps, first }) {
    if (first === undefined)
        return;
    yield line(`first divergence: ${firstText(first)}`);
    const widths = compare_step_widthsOf(steps);
    yield '\n';
    for (const step of steps)
        for (const text of compare_step_stepLines(step, widths))
            yield `${text.trimEnd()}\n`;
}
function line(text) {
    return `${(0,inert/* inertLine */.Fq)(text)}\n`;
}
//# sourceMappingURL=compare-text.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/html.js
var html = __webpack_require__(7977);
// EXTERNAL MODULE: ./build/commonjs/src/report/summary.js + 3 modules
var summary = __webpack_require__(2757);
;// CONCATENATED MODULE: ./build/commonjs/src/report/compare-markdown.js








/**
 * For a job summary beside that of an audit, which leaves as much of GitHub's limit; and for a comment, which has findings
 * too.
 */
const COMPARED_ROOM = {
    summary: { mostBytes: 120_000, mostSteps: 200 },
    comment: { mostBytes: 30_000, mostSteps: 30 },
};
const LONGEST_LINE = 400;
const LONGEST_MESSAGE = 300;
/** Kept free for the line that says what was left out. */
const NOTE_BYTES = 200;
const HEAD = (/* unused pure expression or super */ null && (['transcript', 'structure', 'arguments', 'response', 'equal', 'first divergence']));
/**
 * How transcripts compare with others, as Markdown that is safe to show: a table of those that differ or are new, and a short
 * diff of each. As in the job summary, everything that comes from a transcript stands in HTML blocks.
 *
 * @param linkTo where a line of a file of the head can be looked at
 * @returns undefined where there is nothing to show
 */
function compareMarkdown(report, linkTo, room) {
    const told = report.transcripts.filter((one) => worstOf(one) !== 'none');
    if (told.length === 0)
        return undefined;
    const note = (left) => left > 0 ? `*${count(left, 'more transcript')} left out: \`toolreplay compare\` shows them.*\n\n` : '';
    const rows = [];
    let size = NOTE_BYTES;
    for (const transcript of told) {
        const html = rowsOf(transcript, linkTo);
        // So that there is room for alignments too.
        if (size + bytes(html) > room.mostBytes / 2)
            break;
        size += bytes(html);
        rows.push(html);
    }
    const head = HEAD.map((text) => `<th>${text}</th>`).join('');
    const parts = [
        `**${told.every(({ state }) => state === 'added') ? 'New runs' : 'Runs that differ'}:**\n\n<table>\n<tr>${head}</tr>\n${rows.join('')}</table>\n\n`,
        note(told.length - rows.length),
    ];
    size += bytes(parts.join('')) - bytes(rows.join(''));
    let left = 0;
    for (const transcript of told) {
        const diff = diffOf(transcript, room.mostSteps);
        if (size + bytes(diff) > room.mostBytes)
            left++;
        else {
            parts.push(diff);
            size += bytes(diff);
        }
    }
    if (left > 0)
        parts.push(`*The alignment of ${count(left, 'more transcript')} is left out.*\n\n`);
    return parts.join('');
}
function rowsOf(transcript, linkTo) {
    if (transcript.state === 'added')
        return row([fileHtml(transcript.head, linkTo)], 'a new transcript: nothing to compare it with');
    if (transcript.state === 'removed')
        return row([dataHtml(transcript.base)], 'deleted');
    const name = namesHtml(transcript, linkTo);
    if (transcript.state === 'unusable') {
        const side = transcript.side === undefined ? '' : `the ${transcript.side} `;
        return row([name], `${side}cannot be judged: ${dataHtml(transcript.error.message, LONGEST_MESSAGE)}`);
    }
    const { comparison, head } = transcript;
    const differing = comparison.sessions.filter(isDifferent);
    return differing.map((session) => sessionRow(session, comparison, name, head, linkTo)).join('');
}
function sessionRow(session, { sessions }, name, file, linkTo) {
    const { counts, state, first } = session;
    const title = sessions.length === 1 ? name : `${name} ${dataHtml(sessionText(session), 400)}`;
    const where = first === undefined ? '' : firstHtml(first, file, linkTo);
    const all = state === 'both' ? '' : `; all of the session is ${state}`;
    const numbers = [counts.structure, counts.arguments, counts.response].map((one) => one === 0 ? '0' : `<b>${one}</b>`);
    return row([title, ...numbers, String(counts.equal)], where + all);
}
function firstHtml(change, file, linkTo) {
    const spots = [
        ...('base' in change ? [`base ${spotHtml(change.base)}`] : []),
        ...('head' in change ? [linked(`head ${spotHtml(change.head)}`, linkTo(file, change.head.line))] : []),
    ];
    const what = change.type === 'changed' ? kindOf(change) : `${kindOf(change)} (${change.type})`;
    return `${what}: ${dataHtml(change.tool)} at ${spots.join(', ')}`;
}
function spotHtml({ index, line, where }) {
    return `index ${index} ${where === undefined ? `line ${line}` : dataHtml(where)}`;
}
function namesHtml({ base, head }, linkTo) {
    return base === head ? fileHtml(head, linkTo) : `${dataHtml(base)} \u2192 ${fileHtml(head, linkTo)}`;
}
function fileHtml(file, linkTo) {
    return linked(dataHtml(file), linkTo(file, 1));
}
/** @param last what fills the columns that are left */
function row(cells, last) {
    const rest = HEAD.length - cells.length;
    const wide = rest === 1 ? '<td>' : `<td colspan="${rest}">`;
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}${wide}${last}</td></tr>\n`;
}
function isDifferent({ counts }) {
    return counts.structure + counts.arguments + counts.response > 0;
}
/** The beginnings of the alignments of a transcript, none where there is none. */
function diffOf(transcript, mostSteps) {
    if (transcript.state !== 'compared')
        return '';
    const { comparison, head } = transcript;
    const shown = comparison.sessions.filter(({ first }) => first !== undefined);
    return shown
        .map((session) => {
        const steps = session.steps.slice(0, mostSteps);
        const widths = widthsOf(steps);
        const lines = steps
            .flatMap((step) => [...stepLines(step, widths)])
            .map((text) => clip(text.trimEnd(), LONGEST_LINE));
        const left = session.steps.length - steps.length;
        if (left > 0)
            lines.push(`  \u2026 ${count(left, 'more line')}`);
        const name = comparison.sessions.length === 1 ? '' : ` ${dataHtml(sessionText(session), 400)}`;
        return `<details>\n<summary>${dataHtml(head)}${name}</summary>\n<pre>\n${lines.map(escapeHtml).join('\n')}\n</pre>\n</details>\n\n`;
    })
        .join('');
}
function bytes(text) {
    return Buffer.byteLength(text);
}
//# sourceMappingURL=compare-markdown.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/flake-text.js



/** So many sequences are told one by one. */
const MOST_SEQUENCES = 20;
/** The report of `flake`, line by line. @param show what may be shown of a name */
function* flakeText(flake, show) {
    const { runs, calls, sequences, parting, similarity, sequenceRate, sameArguments, steps } = flake;
    yield flake_text_line(`runs: ${runs}, ${(0,words/* count */.U9)(calls, 'call')}`);
    yield flake_text_line(`tool sequences: ${sequences.length} different`);
    yield flake_text_line(`parting: ${parting === undefined ? 'none' : `index ${parting.toFixed()}`}`);
    yield flake_text_line(`tool-sequence similarity: ${percent(similarity)}`);
    yield flake_text_line(`tool-sequence consistency: ${rateText(sequenceRate)}`);
    yield flake_text_line(`argument consistency: ${shareText(sameArguments)}`);
    yield '\n';
    const name = (text) => nameText(show(text));
    for (const sequence of sequences.slice(0, MOST_SEQUENCES)) {
        const like = `${(0,words/* count */.U9)(sequence.calls, 'call')}, as ${name(sequence.name)}`;
        yield flake_text_line(`${(0,words/* count */.U9)(sequence.runs, 'run')}: ${like}`);
    }
    if (sequences.length > MOST_SEQUENCES)
        yield flake_text_line(`\u2026 ${sequences.length - MOST_SEQUENCES} more`);
    if (steps.length > 0)
        yield '\nthe most common sequence, and how many runs made each of its calls:\n';
    for (const step of steps)
        yield flake_text_line(stepText(step, name(step.tool)));
}
function stepText({ index, rate, sameArguments, differentArguments }, tool) {
    const args = differentArguments === 1
        ? 'same arguments'
        : `${differentArguments.toFixed()} different arguments, the most common ${sameArguments.toFixed()} of ${rate.times.toFixed()}`;
    return `index ${index.toFixed()}  ${rateText(rate)}  ${tool}: ${args}`;
}
function rateText({ times, of, low, high }) {
    return `${shareText({ times, of })} [${percent(low)}, ${percent(high)}]`;
}
function shareText({ times, of }) {
    return `${of === 0 ? '-' : percent(times / of)} (${times.toFixed()} of ${of.toFixed()})`;
}
/** Rounded down, so that what is not all is never 100 %. */
function percent(share) {
    return `${(Math.floor(share * 1000 + 1e-9) / 10).toFixed(1)} %`;
}
function flake_text_line(text) {
    return `${(0,inert/* inertLine */.Fq)(text)}\n`;
}
//# sourceMappingURL=flake-text.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/redacted-comparison.js
var redacted_comparison = __webpack_require__(5716);
;// CONCATENATED MODULE: ./build/commonjs/src/report/compare.js
// The reports of comparisons, loaded only where there is one.




//# sourceMappingURL=compare.js.map

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

/***/ 5716:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ redactedComparison)
/* harmony export */ });
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

/***/ }),

/***/ 9171:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ undeclaredTools),
/* harmony export */   Ex: () => (/* binding */ signerName),
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
/* harmony import */ var _audit_file_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(848);
/* harmony import */ var _rules_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8166);


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

/***/ 5855:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ FIRST_NAMED),
  F: () => (/* binding */ Findings)
});

// EXTERNAL MODULE: ./build/commonjs/src/json/digest.js
var digest = __webpack_require__(1320);
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
var growing_numbers = __webpack_require__(9069);
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
var kinds = __webpack_require__(8166);
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

/***/ })

};
;