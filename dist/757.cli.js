"use strict";
exports.id = 757;
exports.ids = [757];
exports.modules = {

/***/ 7977:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* unused harmony exports escapeHtml, dataHtml, sentenceHtml */

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
    return `<code>${escapeHtml(clip(inert(clip(data, longest)), longest * 2))}</code>`;
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

/***/ 2757:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jz: () => (/* binding */ kindsShown)
});

// UNUSED EXPORTS: heading, linked, summary

// EXTERNAL MODULE: ./build/commonjs/src/rules/kinds.js + 8 modules
var kinds = __webpack_require__(8166);
// EXTERNAL MODULE: ./build/commonjs/src/report/baseline-notes.js
var baseline_notes = __webpack_require__(1751);
// EXTERNAL MODULE: ./build/commonjs/src/report/html.js
var html = __webpack_require__(7977);
// EXTERNAL MODULE: ./build/commonjs/src/report/log-notes.js
var log_notes = __webpack_require__(1484);
// EXTERNAL MODULE: ./build/commonjs/src/rules/findings.js + 3 modules
var findings = __webpack_require__(5855);
// EXTERNAL MODULE: ./build/commonjs/src/redaction/replacements.js + 1 modules
var replacements = __webpack_require__(2041);
// EXTERNAL MODULE: ./build/commonjs/src/rules/difference-note.js
var difference_note = __webpack_require__(9741);
;// CONCATENATED MODULE: ./build/commonjs/src/report/remedies.js








/** A line that is longer is left out: it has the name of a file or a tool that nobody would paste. */
const LONGEST_LINE = 2000;
/** Together, so that the findings themselves have room. */
const MOST_CHARACTERS = 40_000;
/** No expression is held against more of a note: it has names in it, which are data. */
const LONGEST_NOTE = 1000;
/** How a sentence of a policy names the rule that is broken. */
const NAMED = (/* unused pure expression or super */ null && ([
    / is denied by (.+)$/,
    / needs a yes by (.+), which a recording does not show$/,
    / (?:breaks|comes too early for|is one too many for) (.+)$/,
    /cannot tell whether .+ is within (.+)$/,
    / leaves the (root) '/,
]));
/** What to do about the first findings on a transcript that nobody accepts, those that have names. */
function remedies_remedies(file, { scopes, baseline }) {
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
        const call = `index ${indexText(finding.index)}`;
        if (RULE_OF[kind].check !== 'verify' && !expired.has(fingerprint)) {
            const { file: name, session } = file;
            const entry = { fingerprint, kind, tool, file: globOf(name), session, reason: NO_REASON, expires: undefined };
            add(lines.accept, entryLine(entry));
        }
        if (kind === 'non-determinism') {
            // One made of a redacted key or name would work for no call.
            const works = normalizeLines(note ?? '').filter((line) => line.search(ANY_REPLACEMENT) < 0);
            for (const line of works)
                add(lines.silence, inert(line));
        }
        if (isOutsideByName(finding))
            add(lines.permit, inert(JSON.stringify(tool)));
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
function remedies_html_remediesHtml(file, report) {
    const { accept, silence, permit, rules, unnamed } = remedies(file, report);
    const baseline = report.baseline === undefined ? 'the baseline file' : dataHtml(report.baseline.file);
    const left = file.findings.total - FIRST_NAMED;
    const parts = [
        ...lines(`To accept them, for <code>accepted</code> in ${baseline}, each with a reason in place of the dots:`, accept),
        ...lines('To leave out what differs, for <code>normalize</code> in a scope file of version 2:', silence),
        ...lines('To permit the tool, with any arguments, for <code>allowed_tools</code> in the scope file:', permit),
        ...rules.slice(0, MOST_RULES).map(({ name, places, calls }) => {
            const where = places.length === 0
                ? ''
                : ` (${places
                    .slice(0, 2)
                    .map((place) => dataHtml(place))
                    .join(', ')})`;
            return `<p>The rule ${dataHtml(name)}${where} is broken at ${some(calls)}.</p>\n`;
        }),
        ...(unnamed.length === 0
            ? []
            : [
                `<p>What would permit ${some(unnamed)} says values of arguments, which are not shown here: <code>toolreplay scope init</code> prints it.</p>\n`,
            ]),
    ];
    if (parts.length === 0)
        return '';
    const rest = left > 0 ? `<p><i>That is of the first ${FIRST_NAMED} findings.</i></p>\n` : '';
    return `<details><summary>What to do about ${file.findings.total === 1 ? 'it' : 'them'}</summary>\n${parts.join('')}${rest}</details>\n`;
}
function lines(what, texts) {
    return texts.length === 0 ? [] : [`<p>${what}</p>\n<pre>\n${texts.map(escapeHtml).join(',\n')}\n</pre>\n`];
}
function some(calls) {
    const more = calls.length - MOST_CALLS;
    return `${calls.slice(0, MOST_CALLS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
//# sourceMappingURL=remedies-html.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/scope-notes.js
var scope_notes = __webpack_require__(2434);
;// CONCATENATED MODULE: ./build/commonjs/src/report/strip.js

const strip_CLEAN_MARK = '\u2b1c';
/** In a session of more calls than this, stretches without a finding are drawn as their number. */
const LONG_SESSION = 200;
const LONG_STRETCH = 12;
const MOST_MARKS = 400;
/** The worst kind first: which mark a call with several findings gets. */
const WORST = [...kinds/* ERRORS */.Sr, ...kinds/* WARNINGS */.e8];
/** The calls of a session in order, one mark a call, findings standing out. It holds no data of the transcript. */
function strip_strip(calls, findings) {
    let text = '';
    let drawn = 0;
    let next = 0;
    for (const { index, kind } of marked(findings)) {
        if (drawn >= MOST_MARKS)
            return `${text} \u2026 and ${calls - next} more calls`;
        text += stretch(index - next, calls) + RULE_OF[kind].mark;
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
    return calls > LONG_SESSION && length > LONG_STRETCH ? ` \u22ef${length}\u22ef ` : strip_CLEAN_MARK.repeat(length);
}
//# sourceMappingURL=strip.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/words.js
var words = __webpack_require__(9171);
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
        parts.push(`<p>${escapeHtml(report.nothing.message)}</p>\n\n`);
    const files = [...report.files].sort((a, b) => rank(a) - rank(b));
    const kinds = kindsShown(files);
    if (files.length > 0)
        parts.push(filesTable(files, kinds, linkTo, room));
    const read = formatsRead(files);
    const scoped = scopeLines(report);
    if (scoped.length > 0)
        parts.push(`<ul>\n${scoped.slice(0, MOST_NOTES).map(scopeItem).join('')}</ul>\n\n`);
    if (read.length > 0)
        parts.push(`${read.map(escapeHtml).join('; ')}.\n\n`);
    const missing = notChecked(report);
    if (missing.length > 0)
        parts.push(`**Not checked:** ${missing.map(escapeHtml).join('; ')}.\n\n`);
    if (report.leftOut !== undefined && report.leftOut.deleted.length > 0)
        parts.push(deletedList(report.leftOut.deleted));
    const noted = files.filter((file) => notesOf(file) !== undefined);
    if (noted.length > 0)
        parts.push(notesList(noted));
    const stale = baselineLines(report);
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
    return `### ${passed ? '\u26a0\ufe0f' : ICONS[report.result]} ToolReplay: ${verdict(report)}\n\n`;
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
        ...(out > 0 ? [`*The findings in ${count(out, 'more transcript')} are left out: the log has them.*\n`] : []),
        ...(short > 0 ? [`*What to do about those in ${count(short, 'transcript')} is left out.*\n`] : []),
    ];
}
/** What cannot be judged first, then what has findings, each in the order of the report. */
function rank(file) {
    return file.unusable !== undefined ? 0 : file.findings.total > 0 ? 1 : 2;
}
/** The kinds that reports speak of: those that are optional only where a file was watched for them. */
function kindsShown(files) {
    return kinds/* KINDS */.GW.filter((kind) => {
        return kinds/* RULE_OF */.jH[kind].isOptional !== true || files.some(({ findings }) => findings.isWatchedFor(kind));
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
    const note = left > 0 ? `*${count(left, 'more transcript')} left out of this table: the log has them all.*\n\n` : '';
    const head = ['transcript', 'calls', 'divergence', ...kinds, 'chain', 'scope', 'result'];
    return `<table>\n<tr>${head.map((text) => `<th>${text}</th>`).join('')}</tr>\n${rows.join('')}</table>\n\n${note}`;
}
function cells(file, kinds, linkTo) {
    const name = `<td>${linked(dataHtml(file.file), linkTo(file.file, 1))}${sessionHtml(file)}</td>`;
    if (file.unusable !== undefined) {
        const { message, place } = file.unusable;
        // What is wrong can be another file: the scope's.
        const other = place.file === undefined || place.file === file.file ? '' : `${dataHtml(place.file)} `;
        const line = place.line === undefined ? '' : linked(`line ${place.line}`, linkTo(place.file ?? '', place.line));
        const where = other + line === '' ? '' : `${other}${line}: `;
        return `${name}<td colspan="${kinds.length + 4}">${where}${dataHtml(message)}</td><td>unusable</td>`;
    }
    const { findings, replay, chain, scope, seal } = file;
    const { divergence } = findings;
    const others = [
        String(file.calls),
        replay.state === 'skipped' ? skippedText(replay) : divergence === undefined ? 'none' : `index ${divergence}`,
        ...kinds.map((kind) => kindCell(findings, kind)),
        chain.state === 'skipped' ? skippedText(chain) : seal === undefined ? chain.state : dataHtml(chainWords(file)),
        scope.state === 'skipped' ? skippedText(scope) : dataHtml(scope.agent),
        findings.total === 0 ? noFinding(file) : `findings${acceptedToo(findings.accepted)}`,
    ];
    return name + others.map((cell) => `<td>${cell}</td>`).join('');
}
function kindCell(findings, kind) {
    if (findings.count(kind) > 0)
        return `<b>${findings.count(kind)}</b>`;
    return RULE_OF[kind].isOptional === true && !findings.isWatchedFor(kind) ? '\u2013' : '0';
}
function skippedText({ why }) {
    return `<i>${why}</i>`;
}
function sessionHtml({ session }) {
    return session === undefined ? '' : ` ${dataHtml(session)}`;
}
/** What was deleted, and so is nowhere else in the summary. */
function deletedList(deleted) {
    const left = deleted.length - MOST_NOTES;
    const items = deleted.slice(0, MOST_NOTES).map((file) => `<li>${dataHtml(file)}: deleted</li>\n`);
    const note = left > 0 ? `<li><i>${count(left, 'more transcript')} left out: the log has them all.</i></li>\n` : '';
    return `<ul>\n${items.join('')}${note}</ul>\n\n`;
}
/** What of agents' logs was not audited, or not in full. */
function notesList(noted) {
    const shown = noted.slice(0, MOST_NOTES).map((file) => {
        const notes = (notesOf(file) ?? []).map(escapeHtml).join('; ');
        return `<li>${dataHtml(file.file)}${sessionHtml(file)}: ${notes}</li>\n`;
    });
    const left = noted.length - shown.length;
    const note = left > 0 ? `<li><i>${count(left, 'more log')} left out: the log has them all.</i></li>\n` : '';
    return `**Not in full:**\n\n<ul>\n${shown.join('')}${note}</ul>\n\n`;
}
/** What is said of a scope is data for the most part. */
function scopeItem(line) {
    return `<li>${dataHtml(line, summary_LONGEST_LINE)}</li>\n`;
}
function legend(kinds) {
    const marks = kinds.map((kind) => `${RULE_OF[kind].mark} ${kind}`).join(' \u00b7 ');
    return `One mark a call, in order: ${CLEAN_MARK} no finding \u00b7 ${marks}\n\n`;
}
function fileSection(file, linkTo, room) {
    const found = file.findings.total === 0 ? '' : findingsTable(file, linkTo, room);
    return `<h4>${dataHtml(file.file)}${sessionHtml(file)}</h4>\n${found}`;
}
function findingsTable(file, linkTo, { findingsAFile }) {
    const rows = [];
    for (const finding of file.findings) {
        if (rows.length === findingsAFile)
            break;
        rows.push(findingRow(finding, file, linkTo));
    }
    const left = file.findings.total - rows.length;
    const note = left > 0 ? `<p><i>${count(left, 'more finding')} left out: the log has them all.</i></p>\n` : '';
    return `<p>${strip(file.calls, file.findings)}</p>
<table>
<tr><th></th><th>finding</th><th>call</th><th>where</th><th>tool</th><th>what</th></tr>
${rows.join('\n')}
</table>
${note}`;
}
/** What a baseline accepts, folded. */
function acceptedHtml(file) {
    const told = acceptedOf(file);
    if (told.length === 0)
        return '';
    const items = told.map(({ finding, acceptance }) => {
        const { kind, index, tool } = finding;
        const why = `${dataHtml(acceptance?.reason ?? '', LONGEST_REASON)}${until(acceptance?.expires)}`;
        return `<li>${kind} at index ${index}, ${dataHtml(tool)}: ${why}</li>\n`;
    });
    const left = file.findings.accepted - told.length;
    const note = left > 0 ? `<li><i>and ${left} more</i></li>\n` : '';
    return `<details><summary>${file.findings.accepted} accepted</summary>\n<ul>\n${items.join('')}${note}</ul>\n</details>\n`;
}
function findingRow(finding, file, linkTo) {
    const { kind, index, line, tool } = finding;
    const { mark, short } = RULE_OF[kind];
    const spot = finding.where === undefined ? linked(`line ${line}`, linkTo(file.file, line)) : dataHtml(finding.where);
    const what = sentenceHtml(short(finding, contextOf(file)));
    const row = [mark, kind, `index ${index}`, spot, dataHtml(tool), what];
    return `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}
/** HTML that leads to a page, where there is one. */
function linked(html, url) {
    return url === undefined ? html : `<a href="${escapeHtml(url)}">${html}</a>`;
}
function bytes(text) {
    return Buffer.byteLength(text);
}
//# sourceMappingURL=summary.js.map

/***/ })

};
;