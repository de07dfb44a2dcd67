"use strict";
exports.id = 396;
exports.ids = [396];
exports.modules = {

/***/ 1396:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  COMPARED_ROOM: () => (/* binding */ COMPARED_ROOM),
  compareMarkdown: () => (/* binding */ compareMarkdown)
});

// EXTERNAL MODULE: ./build/commonjs/src/compare/compared-transcript.js
var compared_transcript = __webpack_require__(8461);
// EXTERNAL MODULE: ./build/commonjs/src/compare/comparison.js
var comparison = __webpack_require__(1662);
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
    yield (0,inert/* inertLine */.Fq)(`${MARKS[step.type]} ${base}  ${head}  ${compare_step_nameText(step.tool)}${whatText(step)}`);
    if (step.type === 'changed')
        yield* valueLines(step);
}
/** Where a call stands: `base 3 (line 4)`. */
function spotText(run, { index, line, where }) {
    return `${run} ${index.toFixed()} (${where === undefined ? `line ${line.toFixed()}` : compare_step_nameText(where)})`;
}
/** Where a step stands in both runs. */
function compare_step_placesText(step) {
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
    return pointer === '' ? "''" : compare_step_nameText(pointer);
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
function compare_step_nameText(name) {
    return (0,inert/* clip */.$Q)(name, LONGEST);
}
//# sourceMappingURL=compare-step.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/compare-words.js



/** What two runs differ in, in one sentence without a full stop. It holds no data. */
function compare_words_comparedText(counts) {
    const { structure, removed, added, response } = counts;
    const kinds = [
        ...(structure > 0 ? [`structure ${structure} (${removed} removed, ${added} added)`] : []),
        ...(counts.arguments > 0 ? [`arguments ${counts.arguments}`] : []),
        ...(response > 0 ? [`response ${response}`] : []),
    ];
    const equal = `${count(counts.equal, 'call')} equal${normalizedText(counts)}`;
    return kinds.length === 0
        ? `equal: ${count(counts.equal, 'call')}${normalizedText(counts)}`
        : `different: ${kinds.join(', ')}; ${equal}`;
}
function normalizedText({ normalized: { calls, fields } }) {
    return calls === 0 ? '' : `, ${calls} of them after normalisation (${count(fields, 'field')})`;
}
/** The first change, in one sentence without a full stop; it holds data, which whoever prints it makes inert. */
function compare_words_firstText(change) {
    const what = change.type === 'changed' ? '' : ` (${change.type})`;
    return `${kindOf(change)}${what}: tool '${nameText(change.tool)}' at ${placesText(change)}`;
}
//# sourceMappingURL=compare-words.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/compare-text.js




/** The report of `compare`, line by line: the verdict, and where something differs the alignment of each session. */
function* compareText(comparison, names) {
    const { sessions, calls, counts } = comparison;
    yield line(`base: ${nameText(names.base)}, ${count(calls.base, 'call')}`);
    yield line(`head: ${nameText(names.head)}, ${count(calls.head, 'call')}`);
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
    const what = state === 'both' ? comparedText(counts) : `${state}, ${count(calls.base + calls.head, 'call')}`;
    yield '\n';
    yield line(`${sessionText(session)}: ${what}`);
    yield* alignment(session);
}
/** Which session it is, by its name or by both. */
function sessionText({ name, names }) {
    if (names === undefined)
        return name === undefined ? 'session' : `session '${compare_step_nameText(name)}'`;
    const [base, head] = [names.base, names.head].map((one) => one === undefined ? 'the only one' : `'${compare_step_nameText(one)}'`);
    return `session ${base} with ${head}`;
}
/** The first divergence, and then the steps; nothing where nothing differs. */
function* alignment({ steps, first }) {
    if (first === undefined)
        return;
    yield line(`first divergence: ${firstText(first)}`);
    const widths = widthsOf(steps);
    yield '\n';
    for (const step of steps)
        for (const text of stepLines(step, widths))
            yield `${text.trimEnd()}\n`;
}
function line(text) {
    return `${inertLine(text)}\n`;
}
//# sourceMappingURL=compare-text.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/html.js
var html = __webpack_require__(7977);
// EXTERNAL MODULE: ./build/commonjs/src/report/summary.js + 4 modules
var summary = __webpack_require__(8324);
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
const HEAD = ['transcript', 'structure', 'arguments', 'response', 'equal', 'first divergence'];
/**
 * How transcripts compare with others, as Markdown that is safe to show: a table of those that differ or are new, and a short
 * diff of each. As in the job summary, everything that comes from a transcript stands in HTML blocks.
 *
 * @param linkTo where a line of a file of the head can be looked at
 * @returns undefined where there is nothing to show
 */
function compareMarkdown(report, linkTo, room) {
    const told = report.transcripts.filter((one) => (0,compared_transcript/* worstOf */.hm)(one) !== 'none');
    if (told.length === 0)
        return undefined;
    const note = (left) => left > 0 ? `*${(0,words/* count */.U9)(left, 'more transcript')} left out: \`toolreplay compare\` shows them.*\n\n` : '';
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
        parts.push(`*The alignment of ${(0,words/* count */.U9)(left, 'more transcript')} is left out.*\n\n`);
    return parts.join('');
}
function rowsOf(transcript, linkTo) {
    if (transcript.state === 'added')
        return row([fileHtml(transcript.head, linkTo)], 'a new transcript: nothing to compare it with');
    if (transcript.state === 'removed')
        return row([(0,html/* dataHtml */.Cg)(transcript.base)], 'deleted');
    const name = namesHtml(transcript, linkTo);
    if (transcript.state === 'unusable') {
        const side = transcript.side === undefined ? '' : `the ${transcript.side} `;
        return row([name], `${side}cannot be judged: ${(0,html/* dataHtml */.Cg)(transcript.error.message, LONGEST_MESSAGE)}`);
    }
    const { comparison, head } = transcript;
    const differing = comparison.sessions.filter(isDifferent);
    return differing.map((session) => sessionRow(session, comparison, name, head, linkTo)).join('');
}
function sessionRow(session, { sessions }, name, file, linkTo) {
    const { counts, state, first } = session;
    const title = sessions.length === 1 ? name : `${name} ${(0,html/* dataHtml */.Cg)(sessionText(session), 400)}`;
    const where = first === undefined ? '' : firstHtml(first, file, linkTo);
    const all = state === 'both' ? '' : `; all of the session is ${state}`;
    const numbers = [counts.structure, counts.arguments, counts.response].map((one) => one === 0 ? '0' : `<b>${one}</b>`);
    return row([title, ...numbers, String(counts.equal)], where + all);
}
function firstHtml(change, file, linkTo) {
    const spots = [
        ...('base' in change ? [`base ${spotHtml(change.base)}`] : []),
        ...('head' in change ? [(0,summary/* linked */.q)(`head ${spotHtml(change.head)}`, linkTo(file, change.head.line))] : []),
    ];
    const what = change.type === 'changed' ? (0,comparison/* kindOf */.I)(change) : `${(0,comparison/* kindOf */.I)(change)} (${change.type})`;
    return `${what}: ${(0,html/* dataHtml */.Cg)(change.tool)} at ${spots.join(', ')}`;
}
function spotHtml({ index, line, where }) {
    return `index ${index} ${where === undefined ? `line ${line}` : (0,html/* dataHtml */.Cg)(where)}`;
}
function namesHtml({ base, head }, linkTo) {
    return base === head ? fileHtml(head, linkTo) : `${(0,html/* dataHtml */.Cg)(base)} \u2192 ${fileHtml(head, linkTo)}`;
}
function fileHtml(file, linkTo) {
    return (0,summary/* linked */.q)((0,html/* dataHtml */.Cg)(file), linkTo(file, 1));
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
        const widths = compare_step_widthsOf(steps);
        const lines = steps
            .flatMap((step) => [...compare_step_stepLines(step, widths)])
            .map((text) => (0,inert/* clip */.$Q)(text.trimEnd(), LONGEST_LINE));
        const left = session.steps.length - steps.length;
        if (left > 0)
            lines.push(`  \u2026 ${(0,words/* count */.U9)(left, 'more line')}`);
        const name = comparison.sessions.length === 1 ? '' : ` ${(0,html/* dataHtml */.Cg)(sessionText(session), 400)}`;
        return `<details>\n<summary>${(0,html/* dataHtml */.Cg)(head)}${name}</summary>\n<pre>\n${lines.map(html/* escapeHtml */.ZD).join('\n')}\n</pre>\n</details>\n\n`;
    })
        .join('');
}
function bytes(text) {
    return Buffer.byteLength(text);
}
//# sourceMappingURL=compare-markdown.js.map

/***/ })

};
;