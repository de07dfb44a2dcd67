"use strict";
exports.id = 925;
exports.ids = [925];
exports.modules = {

/***/ 3464:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ CallLog)
/* harmony export */ });
/** The calls of a transcript, by session, kept to be looked at again once it was read. */
class CallLog {
    texts;
    tools = new Map();
    sessions = new Map();
    /** @param texts where their texts are kept: calls of several logs can be compared by number when they share one */
    constructor(texts) {
        this.texts = texts;
    }
    /** Hears a session. @param session its name; undefined in the native form */
    listenTo(session) {
        const calls = [];
        this.sessions.set(session, calls);
        // By index: calls are settled in the order in which they were issued.
        const texts = [];
        const toolLengths = [];
        return {
            issued: (_call, text, toolLength) => {
                texts.push(this.texts.keep(text));
                toolLengths.push(toolLength);
            },
            settled: ({ index, line, resultLine, tool: name, batch, where, resultWhere }, answer) => {
                const tool = this.toolOf(name);
                const [text, toolLength] = [texts[index], toolLengths[index]];
                const response = answer && this.responseOf(answer);
                calls.push({ index, line, resultLine, tool, batch, where, resultWhere, text, toolLength, response });
            },
        };
    }
    /** The calls of a session in their order; none of one that it did not hear of. */
    of(session) {
        return this.sessions.get(session) ?? [];
    }
    /** One string for each name, and not one a call. */
    toolOf(name) {
        const known = this.tools.get(name);
        if (known !== undefined)
            return known;
        this.tools.set(name, name);
        return name;
    }
    /** An answer that says that nothing changed comes without its text, which then was kept before. */
    responseOf({ response, digest }) {
        return response === undefined ? this.texts.known(digest) : this.texts.keep(response, digest);
    }
}
//# sourceMappingURL=call-log.js.map

/***/ }),

/***/ 3735:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ Texts)
/* harmony export */ });
/* harmony import */ var _json_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1320);
/* harmony import */ var _json_digest_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(601);
/* harmony import */ var _rules_growing_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9069);
/* harmony import */ var _kept_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6901);




/**
 * Keeps texts, each different one once, so that memory does not grow with their size: see {@link KeptAnswers}. Two texts
 * have the same number when they are the same, and only then. Numbers have no gaps.
 */
class Texts {
    /** How many bytes all of them have. */
    bytes = 0;
    store = new _kept_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .KeptAnswers */ .q();
    numbers = new _json_digest_table_js__WEBPACK_IMPORTED_MODULE_2__/* .DigestTable */ .H();
    /** By number, what the store is asked by and one more; 0 while it is not kept. */
    handles = new _rules_growing_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .GrowingNumbers */ .k(1);
    /**
     * @param text need be valid only during the call
     * @param digest its SHA-256, 32 characters of one byte each, for whoever has it
     * @throws ToolReplayError when the temporary file cannot be written
     */
    keep(text, digest = (0,_json_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(text, 'binary')) {
        const number = this.numbers.enter(digest);
        if (this.handles.get(number, 0) === 0) {
            this.handles.set(number, 0, this.store.keep(text) + 1);
            this.bytes += text.length;
        }
        return number;
    }
    /** The number of a text by its digest; undefined when it is not kept. */
    known(digest) {
        return this.numbers.known(digest);
    }
    /** The text, valid until the next call. @throws ToolReplayError when the temporary file cannot be read */
    get(number) {
        return this.store.get(this.handles.get(number, 0) - 1);
    }
    /** Gives back the temporary file, if there is one. */
    close() {
        this.store.close();
    }
}
//# sourceMappingURL=texts.js.map

/***/ }),

/***/ 2925:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KeptSessions: () => (/* reexport */ KeptSessions),
  drawnSession: () => (/* reexport */ drawnSession),
  reportPage: () => (/* reexport */ reportPage),
  sessionPicture: () => (/* reexport */ sessionPicture)
});

// EXTERNAL MODULE: ./build/commonjs/src/audit/call-log.js
var call_log = __webpack_require__(3464);
// EXTERNAL MODULE: ./build/commonjs/src/audit/texts.js
var texts = __webpack_require__(3735);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/kept-sessions.js


/** The calls of all transcripts of an audit, kept to be looked at again once it is done. */
class KeptSessions {
    texts = new texts/* Texts */.N();
    files = new Map();
    /** Hears a session, as `listenTo` of the audit's settings does. */
    listenTo(file, session) {
        let kept = this.files.get(file);
        if (kept === undefined) {
            kept = { log: new call_log/* CallLog */.z(this.texts), first: session };
            this.files.set(file, kept);
        }
        return kept.log.listenTo(session);
    }
    /** The calls of what a report is about, in order. A report names no session where the file holds but one. */
    of({ file, session }) {
        const kept = this.files.get(file);
        return kept?.log.of(session ?? kept.first) ?? [];
    }
    /** A text by its number, valid until the next call. @throws ToolReplayError when the temporary file cannot be read */
    text(number) {
        return this.texts.get(number);
    }
    /** Gives back the temporary file, if there is one. */
    close() {
        this.texts.close();
    }
}
//# sourceMappingURL=kept-sessions.js.map
// EXTERNAL MODULE: ./build/commonjs/src/chain/link.js
var chain_link = __webpack_require__(5633);
// EXTERNAL MODULE: ./build/commonjs/src/transcript/record.js
var record = __webpack_require__(3581);
// EXTERNAL MODULE: ./build/commonjs/src/report/inert.js
var inert = __webpack_require__(9306);
;// CONCATENATED MODULE: ./build/commonjs/src/report/draw/drawn-session.js



/** The kinds that compare a call with an earlier one. */
const REFERS_BACK = new Set(['non-determinism', 'redundant-call']);
/** So many findings can be told apart in a picture; there are no more links than that. */
const MOST_FINDINGS = 200;
const LONGEST_VALUE = 18;
/** What is drawn of a session. */
function drawnSession(of) {
    const { name, findings } = of;
    const drawn = [];
    for (const finding of findings) {
        if (drawn.length === MOST_FINDINGS)
            break;
        const { kind, index, other } = finding;
        drawn.push({ kind, index, earlier: REFERS_BACK.has(kind) ? other : undefined, words: wordsOf(finding, of) });
    }
    return {
        name,
        calls: drawnCalls(of),
        findings: drawn,
        found: findings.total,
        divergence: findings.divergence,
    };
}
/** The calls with their digests, up to the first that nothing answered: what it is sealed with the log alone says. */
function drawnCalls({ calls, text, redactor }) {
    const writer = new chain_link/* LinkWriter */.i();
    let prev = chain_link/* GENESIS */.h;
    return calls.map(({ index, line, tool, text: number, toolLength, response }) => {
        if (prev !== undefined && response !== undefined) {
            const call = Buffer.from(text(number));
            prev = writer.digest(new record/* Record */.m(index, line, call, toolLength, text(response)), prev);
        }
        else
            prev = undefined;
        return { index, tool: redactor.text(tool), digest: prev };
    });
}
function wordsOf(finding, of) {
    const { kind, other, note } = finding;
    if (kind === 'redundant-call')
        return `repeats index ${other}, nothing changed`;
    if (kind === 'permission-overreach') {
        return note === undefined ? `not in the scope of ${of.agent ?? ''}` : of.redactor.text(note);
    }
    if (kind === 'repeated-loop')
        return `a loop up to index ${other}`;
    if (kind === 'permission-warning')
        return 'to be asked for';
    if (kind === 'unverifiable-call')
        return 'nobody can say';
    if (kind === 'broken-chain')
        return 'the first broken link';
    if (kind === 'broken-seal')
        return 'another run than the one sealed';
    return answersOf(finding, of) ?? `another answer than index ${other}`;
}
/** Both answers, where values are shown and there are two. */
function answersOf({ index, other, tool }, { calls, text, values, redactor }) {
    const [first, second] = [calls[other]?.response, calls[index]?.response];
    if (values === 'hidden' || first === undefined || second === undefined)
        return undefined;
    const shown = (number) => (0,inert/* clip */.$Q)((0,inert/* inert */.tJ)(redactor.json(Buffer.from(text(number)), tool, 'response').toString('latin1')), LONGEST_VALUE);
    return `same call, ${shown(first)} then ${shown(second)}`;
}
//# sourceMappingURL=drawn-session.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/words.js
var words = __webpack_require__(9171);
// EXTERNAL MODULE: ./build/commonjs/src/rules/kinds.js + 8 modules
var kinds = __webpack_require__(8166);
;// CONCATENATED MODULE: ./build/commonjs/src/report/worse.js

/** The worst kind first. */
const WORST_FIRST = [...kinds/* ERRORS */.Sr, ...kinds/* WARNINGS */.e8];
/** The worse of two kinds. */
function worseOf(one, other) {
    return one === undefined || WORST_FIRST.indexOf(other) < WORST_FIRST.indexOf(one) ? other : one;
}
//# sourceMappingURL=worse.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/draw/drawing.js
/** Shorter sessions are drawn whole. */
const LONG_SESSION = 18;
/** Calls that are drawn on either side of one with a finding. */
const AROUND = 1;
/** A picture has so many links. */
const MOST_SLOTS = 60;
/** What is drawn of a session: in a long one, stretches without a finding are one link. */
function slotsOf({ calls, findings, found }) {
    const shown = new Set();
    for (const { index } of findings)
        for (let at = index - AROUND; at <= index + AROUND; at++)
            shown.add(at);
    const isShown = (index) => calls.length <= LONG_SESSION || shown.has(index);
    // Where findings are left out, nobody knows which calls behind the last one have any.
    const known = findings.length < found ? (findings.at(-1)?.index ?? -1) : calls.length;
    const why = (end) => (end <= known ? 'no finding' : 'not drawn');
    const slots = [];
    for (let first = 0; first < calls.length;) {
        let end = first;
        while (end < calls.length && !isShown(end))
            end++;
        if (slots.length === MOST_SLOTS - 1 && calls.length - first > 1) {
            const isQuiet = end === calls.length;
            slots.push({ first, folded: calls.length - first, why: isQuiet ? why(end) : 'not drawn' });
            break;
        }
        // To fold one call would show less in the same room.
        slots.push({ first, folded: end - first > 1 ? end - first : 0, why: why(end) });
        first = end - first > 1 ? end : first + 1;
    }
    return slots;
}
//# sourceMappingURL=drawing.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/xml.js
var xml = __webpack_require__(7063);
;// CONCATENATED MODULE: ./build/commonjs/src/report/draw/svg.js

/**
 * Each colour as [on a light page, on a dark page]. A README is read on both, and an SVG in an `<img>` sees which.
 * `amberText` exists because an amber that looks like amber is too pale for small letters on white.
 */
const PALETTE = {
    page: ['#ffffff', '#0d1117'],
    ink: ['#1c2a33', '#e6edf0'],
    muted: ['#586872', '#9aaab3'],
    teal: ['#3a7f89', '#58a3ad'],
    clay: ['#bd4d36', '#df735b'],
    clayTint: ['#f8e3dd', '#40231d'],
    amber: ['#e09a12', '#f2b33d'],
    amberText: ['#8a5a00', '#f2b33d'],
    panel: ['#f7f9fa', '#131a21'],
    edge: ['#d3dce1', '#2b3741'],
};
const LIGHT = 0;
const DARK = 1;
const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const MONO = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";
/** One element around markup that is already XML. */
function svg_element(name, attributes, markup = '') {
    const open = `<${name}${(0,xml/* xmlAttributes */.h)(attributes)}`;
    return markup === '' ? `${open}/>` : `${open}>${markup}</${name}>`;
}
/** One element around other elements, a line each. */
function group(name, attributes, children) {
    return svg_element(name, attributes, `\n${children.join('\n')}\n`);
}
/** A coordinate with at most two decimals, so that floating-point noise never reaches the file. */
function round(value) {
    return Math.round(value * 100) / 100;
}
/** The text of an SVG file. It holds no script, and nothing in it is loaded. */
function svgDocument({ width, height, title, description, extraRules = [], body }) {
    const markup = body.join('\n');
    const rules = [...extraRules, ...colourRules(markup, LIGHT)].join('\n');
    const darkRules = colourRules(markup, DARK).join('\n');
    const head = [
        svg_element('title', {}, (0,xml/* xmlData */._)(title)),
        svg_element('desc', {}, (0,xml/* xmlData */._)(description)),
        svg_element('style', {}, `\n${rules}\n@media (prefers-color-scheme: dark){\n${darkRules}\n}\n`),
    ];
    const attributes = {
        xmlns: 'http://www.w3.org/2000/svg',
        width,
        height,
        viewBox: `0 0 ${width} ${height}`,
        fill: 'none',
        role: 'img',
    };
    return `${group('svg', attributes, [...head, markup])}\n`;
}
/** The rules `.fill-x` and `.stroke-x` for the colours that the markup uses, for one column of the palette. */
function colourRules(markup, column) {
    return Object.entries(PALETTE).flatMap(([name, shades]) => ['fill', 'stroke']
        .filter((property) => new RegExp(`[" ]${property}-${name}[" ]`).test(markup))
        .map((property) => `.${property}-${name}{${property}:${shades[column]}}`));
}
//# sourceMappingURL=svg.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/draw/chain.js

/** The left end of a link's wire. */
function linkLeft(chain, index) {
    return round(chain.left + index * chain.pitch);
}
/** The middle of a link. */
function linkCentre(chain, index) {
    return round(linkLeft(chain, index) + chain.length / 2);
}
/** A chain of as many links as there are paints. */
function drawChain(chain, paints) {
    return paints.flatMap((paint, index) => [weaveMask(chain, index, paints.length), drawLink(chain, index, paint)]);
}
/** The middle height of the dot above a chain. */
function dotHeight(chain) {
    return round(chain.y - chain.radius - 2 * chain.wire);
}
/** The dot above a link that says: here the recording diverges. */
function divergenceDot(chain, index) {
    const place = { cx: linkCentre(chain, index), cy: dotHeight(chain), r: round(chain.wire * 0.7) };
    return svg_element('circle', { ...place, class: 'fill-amber' });
}
/** The left end of a link from its middle height down. */
function lowerLeftBend(chain, index) {
    const { radius, y } = chain;
    return `M${linkLeft(chain, index)} ${y}a${radius} ${radius} 0 0 0 ${radius} ${radius}h${radius}`;
}
/** The right end of a link from its middle height up. */
function upperRightBend(chain, index) {
    const { radius, y } = chain;
    const right = round(linkLeft(chain, index) + chain.length);
    return `M${right} ${y}a${radius} ${radius} 0 0 0 ${-radius} ${-radius}h${-radius}`;
}
/** The identifier of a link's mask. */
function weaveId(chain, index) {
    return `${chain.name}-weave-${index}`;
}
/**
 * The mask that takes one link below its neighbours. Two neighbours cross twice: the left one is on top at the upper
 * crossing, the right one at the lower, which is what makes them interlock. The wire below is cut away by a mask and
 * not painted over, because the colour behind the picture is not known.
 */
function weaveMask(chain, index, count) {
    const x = round(linkLeft(chain, index) - chain.wire);
    const y = chain.y - chain.radius - chain.wire;
    const size = { x, y, width: chain.length + 2 * chain.wire, height: 2 * (chain.radius + chain.wire) };
    const cuts = [
        ...(index > 0 ? [upperRightBend(chain, index - 1)] : []),
        ...(index < count - 1 ? [lowerLeftBend(chain, index + 1)] : []),
    ];
    return group('mask', { id: weaveId(chain, index), maskUnits: 'userSpaceOnUse', ...size }, [
        svg_element('rect', { ...size, fill: '#fff' }),
        svg_element('path', { d: cuts.join(''), stroke: '#000', 'stroke-width': chain.wire + 2 * chain.gap }),
    ]);
}
function drawLink(chain, index, { colour, core }) {
    const { length, radius, wire } = chain;
    const shape = { x: linkLeft(chain, index), y: chain.y - radius, width: length, height: 2 * radius, rx: radius };
    const coats = [
        { class: `stroke-${colour}`, 'stroke-width': wire },
    ];
    if (core !== undefined)
        coats.push({ class: `stroke-${core}`, 'stroke-width': round(wire * 0.6) });
    const wires = coats.map((coat) => svg_element('rect', { ...shape, ...coat }));
    return group('g', { mask: `url(#${weaveId(chain, index)})` }, wires);
}
//# sourceMappingURL=chain.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/draw/lanes.js
/** Puts what would overlap above one another: each stretch into the first lane in which it has room. */
class Lanes {
    /** Where the last stretch in each lane ends. */
    ends = [];
    /** How many lanes there are. */
    get count() {
        return this.ends.length;
    }
    /** The lane of a stretch, from 0. They are to come by where they start. */
    place(start, end) {
        const free = this.ends.findIndex((before) => before < start);
        const lane = free < 0 ? this.ends.length : free;
        this.ends[lane] = end;
        return lane;
    }
}
//# sourceMappingURL=lanes.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/draw/session-row.js





/** How each finding kind looks: the paint of its link, whose colour its line has too, and the colour of its name. */
const KIND_STYLE = {
    'non-determinism': { paint: { colour: 'clay' }, text: 'clay' },
    'redundant-call': { paint: { colour: 'amber' }, text: 'amberText' },
    'repeated-loop': { paint: { colour: 'amber', core: 'panel' }, text: 'amberText' },
    'permission-warning': { paint: { colour: 'amber', core: 'clayTint' }, text: 'amberText' },
    'unverifiable-call': { paint: { colour: 'muted', core: 'clayTint' }, text: 'muted' },
    'permission-overreach': { paint: { colour: 'clay', core: 'clayTint' }, text: 'clay' },
    'broken-chain': { paint: { colour: 'clay', core: 'page' }, text: 'clay' },
    'broken-seal': { paint: { colour: 'clay', core: 'panel' }, text: 'clay' },
};
const SOUND = { colour: 'teal' };
const FOLDED = { colour: 'teal', core: 'panel' };
/** How far apart two captions above one another are, in SVG units, and how wide a character of one is, or more. */
const LANE = 46;
const CHARACTER = 7.2;
const LONGEST_TOOL = 15;
const LONGEST_WORDS = 48;
/** What a caption above needs, which a row without one does not have. */
const CAPTION_ROOM = 80;
/** What is left free at the sides of a picture. */
const MARGIN = 14;
/** One row of a chain with its findings, above those that refer to an earlier call and below the others. */
class SessionRow {
    chain;
    of;
    above;
    below;
    aboveLanes = new Lanes();
    belowLanes = new Lanes();
    /** @param chain where it lies, were there one caption above it */
    constructor(chain, of) {
        this.of = of;
        const placed = (findings, lanes) => findings
            .map((finding) => ({ finding, ...this.reach(chain, finding) }))
            .sort((a, b) => a.start - b.start)
            .map(({ start, end, ...caption }) => ({ ...caption, lane: lanes.place(start, end) }));
        this.above = placed(of.findings.filter(({ earlier }) => earlier !== undefined), this.aboveLanes);
        this.below = placed(of.findings.filter(({ earlier }) => earlier === undefined), this.belowLanes);
        const { count } = this.aboveLanes;
        this.chain = { ...chain, y: chain.y + (count === 0 ? -CAPTION_ROOM : LANE * (count - 1)) };
    }
    /** The middle height of its links. */
    get y() {
        return this.chain.y;
    }
    /** Where its last caption ends. */
    get bottom() {
        return this.chain.y + (this.belowLanes.count === 0 ? 92 : 158 + LANE * (this.belowLanes.count - 1));
    }
    /** Where the first caption below it starts. */
    get belowLeft() {
        return Math.min(...this.below.map(({ finding, middle }) => middle - captionWidth(finding) / 2));
    }
    draw() {
        const { chain, of } = this;
        const paints = of.slots.map(({ first, folded }) => {
            if (folded > 0)
                return FOLDED;
            const kind = of.worstOn(first);
            return kind === undefined ? SOUND : KIND_STYLE[kind].paint;
        });
        return [
            ...this.above.map((caption) => this.lineAbove(caption)),
            ...this.below.map((caption) => this.lineBelow(caption)),
            // Above the lines: one of another finding may pass behind a caption.
            ...this.above.flatMap((caption) => this.captionAbove(caption)),
            ...this.below.flatMap((caption) => this.captionBelow(caption)),
            ...drawChain(chain, paints),
            ...of.slots.flatMap(({ first, folded }, k) => folded === 0 && first === of.divergence ? this.drawDivergence(k) : []),
            ...of.slots.flatMap((slot, k) => this.drawLinkText(slot, k)),
        ];
    }
    /** From where to where a finding's line and caption go. */
    reach(chain, finding) {
        const { slots, width } = this.of;
        const placeOf = (index) => slots.findIndex(({ first, folded }) => folded === 0 && first === index);
        const to = linkCentre(chain, placeOf(finding.index));
        const earlier = finding.earlier === undefined ? -1 : placeOf(finding.earlier);
        const from = earlier < 0 ? to : linkCentre(chain, earlier);
        const half = captionWidth(finding) / 2;
        // A long one beside the first or the last link would be cut off.
        const middle = Math.max(MARGIN + half, Math.min((from + to) / 2, width - MARGIN - half));
        return { start: Math.min(from, middle - half), end: Math.max(to, middle + half), from, to, middle };
    }
    /** A bracket from an earlier call to this one; a stem where the earlier one is not in the row. */
    lineAbove({ finding, lane, from, to }) {
        const { chain, of } = this;
        const foot = this.foot;
        const rise = LANE * lane;
        const end = finding.index === of.divergence ? dotHeight(chain) : foot;
        const bracket = `M${from} ${foot}v${-26 - rise}a8 8 0 0 1 8-8H${round(to - 8)}a8 8 0 0 1 8 8V${end}`;
        return drawLine(from === to ? `M${to} ${end}V${foot - 34 - rise}` : bracket, finding);
    }
    captionAbove({ finding, lane, middle }) {
        return drawCaption(middle, this.foot - 46 - LANE * lane, finding);
    }
    /** A stem below the link's text. */
    lineBelow({ finding, lane, to }) {
        return drawLine(`M${to} ${this.chain.y + 96}v${16 + LANE * lane}`, finding);
    }
    captionBelow({ finding, lane, middle }) {
        return drawCaption(middle, this.chain.y + 150 + LANE * lane, finding);
    }
    /** Where lines above the links end. */
    get foot() {
        return this.chain.y - this.chain.radius - this.chain.wire;
    }
    /** The divergence: its dot, and the word beside it. */
    drawDivergence(slot) {
        const { chain } = this;
        const y = dotHeight(chain) + 4.5;
        return [
            divergenceDot(chain, slot),
            label(linkCentre(chain, slot) + 15, y, 'start strong fill-amberText', 'divergence'),
        ];
    }
    /** The number inside a link, and its tool and digest below. */
    drawLinkText({ first, folded, why }, slot) {
        const { chain } = this;
        const x = linkCentre(chain, slot);
        if (folded > 0) {
            return [
                label(x, chain.y + 6, 'number fill-muted', '\u22ef'),
                label(x, chain.y + 64, 'fill-muted', `${folded} calls`),
                label(x, chain.y + 84, 'fill-muted', why),
            ];
        }
        const { index, tool, digest } = this.of.callOf(first);
        const text = [
            label(x, chain.y + 8, 'number strong fill-ink', String(index)),
            label(x, chain.y + 64, 'strong mono fill-ink', (0,inert/* clip */.$Q)(tool, LONGEST_TOOL)),
        ];
        return digest === undefined ? text : [...text, label(x, chain.y + 84, 'mono fill-muted', digest.slice(0, 8))];
    }
}
/** A line of text in one of the styles of the document. */
function label(x, y, classes, text) {
    return svg_element('text', { x: round(x), y, class: classes }, (0,xml/* xmlData */._)(text));
}
function captionWidth({ kind, words }) {
    return CHARACTER * Math.max(kind.length, Math.min(words.length, LONGEST_WORDS));
}
/** The two lines of a finding's caption, the second one with its base line at `y`. */
function drawCaption(x, y, { kind, words }) {
    const { text } = KIND_STYLE[kind];
    return [
        label(x, y - 18, `strong halo stroke-panel fill-${text}`, kind),
        label(x, y, 'halo stroke-panel fill-ink', (0,inert/* clip */.$Q)(words, LONGEST_WORDS)),
    ];
}
/** A thin line in the colour of a finding. */
function drawLine(d, { kind }) {
    const { colour } = KIND_STYLE[kind].paint;
    return svg_element('path', { d, class: `stroke-${colour}`, 'stroke-width': 2, 'stroke-linecap': 'round' });
}
//# sourceMappingURL=session-row.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/draw/session-picture.js






const CHAIN = { name: 'session', left: 47, y: 148, length: 156, radius: 29, pitch: 130, wire: 12, gap: 3.5 };
/** So many links stand in a row, and so wide that makes the picture. */
const ROW = 6;
const WIDTH = 900;
const LONGEST_NAME = 90;
const LONGEST_DESCRIPTION = 2000;
/** How wide a character of the title is, or more. */
const session_picture_CHARACTER = 8.5;
/** What the title and the line below it take, with the room around them. */
const TITLE = 74;
const TEXT_RULES = [
    `text{font-family:${SANS};font-size:13px;text-anchor:middle}`,
    `.mono{font-family:${MONO}}`,
    '.start{text-anchor:start}',
    '.strong{font-weight:600}',
    '.title{font-size:15px}',
    '.number{font-size:22px}',
    '.halo{paint-order:stroke;stroke-width:7px;stroke-linejoin:round}',
];
/** A session as a chain, a link a call, with its findings: an SVG file. Sessions of any length are drawn in rows. */
function sessionPicture(drawing) {
    const rows = rowsOf(drawing);
    const left = CHAIN.left - CHAIN.wire / 2;
    const name = (0,inert/* clip */.$Q)(drawing.name, LONGEST_NAME);
    const last = rows.at(-1);
    const titleEnd = left + name.length * session_picture_CHARACTER;
    // The title stands beside the last captions where these leave room for it.
    const bottom = last === undefined ? 0 : titleEnd < last.belowLeft ? Math.max(last.y + 92, last.bottom - TITLE) : last.bottom;
    const height = bottom + TITLE + (last === undefined ? 0 : 18);
    const found = summaryOf(drawing);
    const list = drawing.findings.map(({ index, kind }) => `Index ${index}: ${kind}.`).join(' ');
    return svgDocument({
        width: WIDTH,
        height,
        title: `The audit of ${name}`,
        description: (0,inert/* clip */.$Q)(`${found}. ${list}`, LONGEST_DESCRIPTION),
        extraRules: TEXT_RULES,
        body: [
            // The panel that the picture brings along, so that it reads on any page.
            svg_element('rect', {
                x: 0.5,
                y: 0.5,
                width: WIDTH - 1,
                height: height - 1,
                rx: 12,
                class: 'fill-panel stroke-edge',
            }),
            label(left, height - 52, 'start title strong fill-ink', name),
            label(left, height - 34, 'start fill-muted', found),
            ...rows.flatMap((row) => row.draw()),
        ],
    });
}
function rowsOf(drawing) {
    const { findings, calls, divergence } = drawing;
    const worst = new Map();
    for (const { index, kind } of findings)
        worst.set(index, worseOf(worst.get(index), kind));
    const slots = slotsOf(drawing);
    const rows = [];
    for (let at = 0; at < slots.length; at += ROW) {
        const inRow = slots.slice(at, at + ROW);
        const drawn = new Set(inRow.filter(({ folded }) => folded === 0).map(({ first }) => first));
        const y = (rows.at(-1)?.bottom ?? 0) + CHAIN.y;
        rows.push(new SessionRow({ ...CHAIN, name: at === 0 ? CHAIN.name : `${CHAIN.name}-${at / ROW}`, y }, {
            width: WIDTH,
            slots: inRow,
            // All slots are calls of the session.
            callOf: (index) => calls[index],
            findings: findings.filter(({ index }) => drawn.has(index)),
            worstOn: (index) => worst.get(index),
            divergence,
        }));
    }
    return rows;
}
function summaryOf({ calls, found, divergence }) {
    const where = divergence === undefined ? 'no divergence' : `divergence at index ${divergence}`;
    return `${(0,words/* count */.U9)(calls.length, 'call')}, ${(0,words/* count */.U9)(found, 'finding')}, ${where}`;
}
//# sourceMappingURL=session-picture.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/baseline-notes.js
var baseline_notes = __webpack_require__(1751);
// EXTERNAL MODULE: ./build/commonjs/src/report/redacted-report.js
var redacted_report = __webpack_require__(5779);
// EXTERNAL MODULE: ./build/commonjs/src/report/scope-notes.js
var scope_notes = __webpack_require__(2434);
// EXTERNAL MODULE: ./build/commonjs/src/report/summary.js + 3 modules
var summary = __webpack_require__(2757);
;// CONCATENATED MODULE: ./build/commonjs/src/report/page/assets.js
// Made of page/ by scripts/page.mjs, which npm run build runs. Not to be edited.
/* c8 ignore start */
/** The style of a report's page, and the digest that its policy names it by. */
const STYLE = ":root{color-scheme:light dark;--page: light-dark(#f5f7f8, #0d1117);--panel: light-dark(#ffffff, #141b22);--raised: light-dark(#eef2f4, #1b242d);--edge: light-dark(#d3dce1, #2b3741);--ink: light-dark(#1c2a33, #e6edf0);--muted: light-dark(#52626c, #9fb0b9);--teal: light-dark(#2f6f79, #62afb9);--focus: light-dark(#0b62c4, #7cb8ff);--call: light-dark(#dcebed, #1d3138);--call-edge: light-dark(#648d94, #4f7f88);--good: light-dark(#1d7046, #5fca90);--bad: light-dark(#b0412b, #ee8670);--gone: light-dark(#fbe9e4, #3a1f1a);--gone-mark: light-dark(#f3bfb0, #7a3526);--come: light-dark(#e3f2ea, #15301f);--come-mark: light-dark(#a9dabd, #1f6139);--mono: ui-monospace, SFMono-Regular, Menlo, Consolas, \"Liberation Mono\", monospace;--sans: system-ui, -apple-system, \"Segoe UI\", Roboto, \"Helvetica Neue\", Arial, sans-serif}:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}.non-determinism{--kind: light-dark(#b8432c, #e97d66)}.permission-overreach{--kind: light-dark(#a3245f, #f07fae)}.broken-chain{--kind: light-dark(#6a3cc0, #b598f7)}.redundant-call{--kind: light-dark(#946000, #f0b23e)}.repeated-loop{--kind: light-dark(#7f5a1d, #e0a868)}.permission-warning{--kind: light-dark(#766500, #dcc750)}.unverifiable-call{--kind: light-dark(#4560a5, #93acee)}*{box-sizing:border-box}html{scroll-padding-top:9rem}body{margin:0;background:var(--page);color:var(--ink);font:.875rem / 1.5 var(--sans)}h1,h2,h3,h4,p,ul,dl,dd{margin:0;padding:0}code,pre,kbd{font-family:var(--mono);font-size:.8125rem;overflow-wrap:anywhere}button,select,input{font:inherit;color:inherit}button{cursor:pointer}button:disabled{cursor:default;opacity:.45}::placeholder{color:var(--muted);opacity:1}:focus{outline:none}:focus-visible{outline:2px solid var(--focus);outline-offset:2px}.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.skip{position:absolute;left:1rem;top:-4rem;z-index:9;padding:.5rem 1rem;background:var(--panel);color:var(--focus);border:1px solid var(--edge);border-radius:.5rem}.skip:focus{top:.5rem}.dim{color:var(--muted)}.bad{color:var(--bad)}.good{color:var(--good)}svg{display:block;flex:none;width:1rem;height:1rem}svg .line{fill:none;stroke:currentColor;stroke-width:1.9;stroke-linecap:round;stroke-linejoin:round}svg .solid{fill:currentColor}.mark{color:var(--kind)}.logo{width:1.75rem;height:1.75rem}.logo rect{fill:none;stroke-width:3.4}.logo .calm{stroke:var(--teal)}.logo .hot{stroke:light-dark(#bd4d36,#df735b)}.top{display:flex;align-items:center;justify-content:space-between;gap:1rem;padding:.625rem 1.5rem;background:var(--panel);border-bottom:1px solid var(--edge)}.brand{display:flex;align-items:center;gap:.5rem;font-weight:650;font-size:1rem;letter-spacing:-.01em}.theme,.more,.clear{padding:.25rem .75rem;background:var(--panel);border:1px solid var(--edge);border-radius:.5rem}.theme:hover,.more:hover,.clear:hover,.chip:enabled:hover,.icon:enabled:hover{background:var(--raised)}.summary{padding:1.5rem 1.5rem 0;display:grid;grid-template-columns:minmax(0,1fr);gap:1.25rem}.verdict{display:flex;align-items:center;gap:1rem}.badge{display:grid;place-items:center;flex:none;width:3rem;height:3rem;border-radius:.875rem;color:#fff;background:light-dark(#b0412b,#b84a33)}.badge svg{width:1.75rem;height:1.75rem}.badge .line{stroke-width:2.6}.verdict.clean .badge{background:light-dark(#1d7046,#1f7a4d)}.verdict.findings.passed .badge{background:light-dark(#8a5a00,#8f6210)}h1{font-size:1.375rem;line-height:1.25;letter-spacing:-.015em;font-weight:650;overflow-wrap:anywhere}.verdict p{color:var(--muted)}.notes{list-style:none;margin-top:.875rem;display:grid;gap:.125rem;color:var(--muted);font-size:.8125rem;overflow-wrap:anywhere}.notes b{font-weight:600;color:var(--ink)}.files{background:var(--panel);border:1px solid var(--edge);border-radius:.75rem}.files summary{padding:.625rem 1rem;cursor:pointer;color:var(--muted);border-radius:.75rem}.files h2{display:inline;font-size:.875rem;font-weight:600;color:var(--ink)}.scroll{overflow-x:auto}.files .scroll{border-top:1px solid var(--edge);max-height:24rem;overflow-y:auto;border-radius:0 0 .75rem .75rem}.files table{width:100%;border-collapse:collapse;font-size:.8125rem}.files th,.files td{padding:.375rem .75rem;text-align:left;vertical-align:top;font-weight:400;white-space:nowrap;border-bottom:1px solid var(--edge)}.files tbody tr:last-child>*{border-bottom:0}.files thead th{position:sticky;top:0;background:var(--panel);color:var(--muted);font-size:.75rem;white-space:nowrap;box-shadow:0 1px var(--edge)}.files tbody tr:hover{background:var(--raised)}.files .number{text-align:right;font-variant-numeric:tabular-nums}.files td.number{color:var(--muted)}.files td.some{font-weight:650;color:var(--ink)}.files td:last-child{white-space:normal}.files .why,.files .link{white-space:normal;overflow-wrap:anywhere}.kind{display:inline-flex;align-items:center;gap:.3rem}.kind svg{width:.8125rem;height:.8125rem}.more{margin:.5rem .75rem .75rem}.link{padding:0;border:0;background:none;color:var(--teal);text-align:left;text-decoration:underline;text-decoration-color:color-mix(in srgb,currentColor 40%,transparent);text-underline-offset:.2em;overflow-wrap:anywhere;border-radius:.2rem}.link:hover{text-decoration-color:currentColor}.files .link{font-family:var(--mono);width:max-content;max-width:24rem}.columns{display:flex;align-items:flex-start}main{flex:1;min-width:0;padding:1.25rem 1.5rem 3rem}.toolbar{position:sticky;top:0;z-index:3;display:grid;gap:.625rem;margin:0 -1.5rem;padding:.75rem 1.5rem;background:color-mix(in srgb,var(--page) 94%,transparent);border-bottom:1px solid var(--edge)}.kinds{display:flex;flex-wrap:wrap;gap:.375rem}.chip{display:inline-flex;align-items:center;gap:.4rem;padding:.2rem .625rem;background:var(--panel);border:1px solid var(--edge);border-radius:1rem;font-size:.8125rem}.chip svg{width:.875rem;height:.875rem}.chip b{font-weight:650;font-variant-numeric:tabular-nums}.chip[aria-pressed=true]{background:var(--ink);border-color:var(--ink);color:var(--page)}.chip[aria-pressed=true] .mark{color:inherit}.chip[aria-pressed=true]:hover{background:var(--ink)}.fields{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.fields label{display:flex;align-items:center;gap:.5rem;min-width:0}.fields label span{color:var(--muted);font-size:.8125rem;white-space:nowrap}.fields select,.fields input{min-width:0;width:11rem;max-width:100%;height:1.875rem;padding:0 .5rem;background:var(--panel);border:1px solid light-dark(#84959f,#55656f);border-radius:.5rem;font-size:.8125rem}.toolbar .counts{display:flex;align-items:center;gap:.75rem;min-height:1.75rem;color:var(--muted);font-size:.8125rem;font-variant-numeric:tabular-nums}.clear{font-size:.8125rem;color:var(--ink);padding:.125rem .625rem}.empty{padding:3rem 1rem;text-align:center;color:var(--muted)}.list{position:relative;height:var(--height);margin-top:.25rem}.row{position:absolute;left:0;right:0;display:flex;align-items:center;scroll-margin:9rem 0 1rem}.row.head{height:4.5rem;align-items:flex-end}.row.calls{height:1.875rem}.box{flex:1;min-width:0;padding:.25rem .5rem .375rem;margin-left:-.5rem;border-radius:.5rem}.box .title{display:flex;align-items:center;gap:.75rem;white-space:nowrap}.name{min-width:3rem;overflow:hidden;text-overflow:ellipsis;font-family:var(--mono);font-size:.8125rem}.name strong{font-weight:650}.session{margin-left:.5rem;color:var(--muted)}.box .counts{display:flex;gap:.625rem;font-size:.8125rem;font-variant-numeric:tabular-nums;flex:none}.count{display:inline-flex;align-items:center;gap:.25rem;font-weight:600}.count svg{width:.875rem;height:.875rem}.box .calm{color:var(--good)}.box .unusable{color:var(--bad);font-weight:600}.box .facts{color:var(--muted);font-size:.78125rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.index{flex:none;width:3.75rem;padding-right:.5rem;color:var(--muted);font:.6875rem / 1 var(--mono);font-variant-numeric:tabular-nums}.cell{flex:none;display:grid;place-items:center;width:1.5rem;height:1.5rem;margin-right:.25rem;border-radius:.375rem;cursor:pointer}.cell:before{content:\"\";grid-area:1 / 1;width:.875rem;height:.875rem;border-radius:.25rem;background:var(--call);border:1px solid var(--call-edge)}.cell.found{background:color-mix(in srgb,var(--panel) 60%,transparent)}.cell.found:before,.cell.accepted:before{display:none}.cell svg{width:1.125rem;height:1.125rem}.cell:hover{background:var(--raised);box-shadow:0 0 0 1px var(--edge)}.cell.identical{box-shadow:0 0 0 1.5px var(--teal)}.cell.open{background:var(--ink)}.cell.open .mark{color:var(--page)}.cell.open:before{background:var(--page);border-color:var(--page)}.fold{flex:none;width:6.75rem;height:1.25rem;margin-right:.25rem;text-align:center;line-height:1.2rem;overflow:hidden;white-space:nowrap;color:var(--muted);background:var(--raised);border:1px dashed var(--call-edge);border-radius:.375rem;font-size:.6875rem;font-variant-numeric:tabular-nums;cursor:pointer}.fold:hover{color:var(--ink)}.keys{padding:0 1.5rem 2rem;color:var(--muted);font-size:.75rem}kbd{padding:.05rem .35rem;margin-left:.5rem;background:var(--panel);border:1px solid var(--edge);border-bottom-width:2px;border-radius:.3rem;font-size:.6875rem}.cell.accepted{border:1px dashed var(--call-edge)}.cell.accepted .mark{opacity:.8}.panel{position:sticky;top:0;flex:none;width:clamp(24rem,44vw,54rem);height:100vh;overflow-y:auto;background:var(--panel);border-left:1px solid var(--edge)}.bar{position:sticky;top:0;z-index:2;display:flex;align-items:center;gap:1rem;justify-content:space-between;padding:.75rem 1.25rem;background:var(--panel);border-bottom:1px solid var(--edge)}.bar h2{min-width:0;font-size:1rem;font-weight:600;border-radius:.25rem}.bar h2 code{font-size:.9375rem}.bar .at{color:var(--muted);font-weight:400}.steps{display:flex;gap:.25rem;flex:none}.icon{display:grid;place-items:center;width:2rem;height:2rem;padding:0;border:1px solid transparent;border-radius:.5rem;background:none}.body{display:grid;grid-template-columns:minmax(0,1fr);gap:1.125rem;padding:1.125rem 1.25rem 2rem}.panel .facts{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.25rem 1rem}.panel dt{color:var(--muted)}.panel h3{display:flex;align-items:center;gap:.5rem;font-size:.875rem;font-weight:600}.panel h4{font-size:.75rem;font-weight:600;color:var(--muted);margin-bottom:.25rem}.finding{display:grid;grid-template-columns:minmax(0,1fr);gap:.625rem;padding:.875rem 1rem;border:1px solid var(--edge);border-left:4px solid var(--kind);border-radius:.625rem}.level{margin-left:auto;padding:0 .5rem;border-radius:1rem;font-size:.75rem;font-weight:500;color:var(--muted);background:var(--raised)}.level.error{color:var(--bad)}.what{overflow-wrap:anywhere}.what .note{white-space:pre-wrap}.fingerprint,.fingerprint code{color:var(--muted);font-size:.6875rem;-webkit-user-select:all;user-select:all}.places{list-style:none;display:grid;gap:.125rem}.places code{padding:.05rem .35rem;border-radius:.25rem;background:var(--raised)}.sides{width:100%;min-width:30rem;table-layout:fixed;border-collapse:collapse;font:.75rem / 1.5 var(--mono)}.finding .scroll{border:1px solid var(--edge);border-radius:.5rem}.sides th{padding:.375rem .625rem;text-align:left;font:.75rem / 1.5 var(--sans);color:var(--muted);background:var(--raised);border-bottom:1px solid var(--edge)}.sides th span{color:var(--ink);font-weight:600}.sides td{padding:0 .625rem;vertical-align:top}.sides td+td,.sides th+th{border-left:1px solid var(--edge)}.sides .text{display:block;white-space:pre-wrap;overflow-wrap:anywhere;padding-left:calc(var(--deep, 2) * 1ch);text-indent:calc(var(--deep, 2) * -1ch)}.sides .gone{background:var(--gone)}.sides .come{background:var(--come)}.sides .nothing{background:repeating-linear-gradient(135deg,transparent 0 4px,var(--raised) 4px 6px)}.sides mark{color:inherit;background:var(--come-mark);border-radius:.2rem;font-weight:600}.sides .gone mark{background:var(--gone-mark)}.sides .pointer td{padding-top:.125rem;padding-bottom:.125rem;border-top:1px solid var(--edge);color:var(--bad);background:var(--panel)}.sides .pointer td:before{content:\"\\2260  \"}.sides .pointer code{font-size:.6875rem}.sides .folded td{padding:.125rem;text-align:center;color:var(--muted);background:var(--raised)}.value{display:grid;grid-template-columns:minmax(0,1fr);gap:.375rem}.value pre{margin:0;padding:.75rem;max-height:20rem;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere;background:var(--page);border:1px solid var(--edge);border-radius:.5rem;font-size:.75rem}@media(max-width:60rem){.top{padding:.5rem 1rem}.summary{padding:1rem 1rem 0}main{padding:1rem 1rem 3rem}.toolbar{position:static;margin:0 -1rem;padding:.75rem 1rem}html{scroll-padding-top:0}.row{scroll-margin:1rem 0 1rem}.looking .row{scroll-margin-bottom:68vh}.looking main{padding-bottom:70vh}.files .scroll{max-height:17rem}.files .link{max-width:14rem}.fields label{flex:1 1 12rem}.fields select,.fields input{flex:1}.panel{position:fixed;z-index:5;inset:auto 0 0;width:auto;height:66vh;border-left:0;border-top:1px solid var(--edge);border-radius:1rem 1rem 0 0;box-shadow:0 -.5rem 2rem #00000040}.sides{min-width:26rem}}@media(max-height:40rem){.toolbar{position:static}html{scroll-padding-top:0}.row{scroll-margin-top:1rem}}@media(prefers-reduced-motion:no-preference){.cell,.chip,.icon{transition:background-color .12s,box-shadow .12s}@media(max-width:60rem){.panel{animation:rise .18s ease-out}}}@keyframes rise{0%{transform:translateY(2rem);opacity:0}}@media(forced-colors:active){.cell:before,.mark,.badge{forced-color-adjust:none}.toolbar{background:Canvas}::placeholder{color:GrayText}.chip[aria-pressed=true],.chip[aria-pressed=true]:hover,.cell.open{forced-color-adjust:none;color:HighlightText;background:Highlight}.cell.open .mark{color:HighlightText}.cell.identical{outline:2px solid Highlight}.sides mark{color:MarkText;background:Mark}}@media print{:root,:root[data-theme]{color-scheme:light}.toolbar,.keys,.theme,.steps,.skip{display:none}.columns{display:block}.files .scroll,.panel,.value pre{max-height:none;overflow:visible}.bar,.panel,.files thead th{position:static}.panel{width:auto;height:auto;border:0;box-shadow:none;animation:none}.looking main{padding-bottom:1rem}.files thead th,.files th,.files td{padding:.25rem .375rem;font-size:.6875rem;white-space:normal}.files .link{width:auto}.list{height:auto}.list[data-more]:after{content:attr(data-more)}.row{position:static;break-inside:avoid}.row.head{break-after:avoid}.row.calls{height:auto;min-height:1.875rem;flex-wrap:wrap}.cell,.cell:before,.badge,.sides *{-webkit-print-color-adjust:exact;print-color-adjust:exact}}";
const STYLE_HASH = 'QkT7x+VsmqZ13QfF0DkxOrHXRh9qRngLg07C8QihyD0=';
/** The script of it, and its digest. */
const SCRIPT = "\"use strict\";(()=>{var he=\"http://www.w3.org/2000/svg\";function o(i,e={},...n){let t=document.createElement(i);return D(t,e),t.append(...n),t}function g(i,e,...n){let t=document.createElementNS(he,i);return D(t,e),t.append(...n),t}function b(i,e,...n){let t=o(\"button\",{type:\"button\",...i},...n);return t.addEventListener(\"click\",e),t}function h(i){return String(i).replace(/\\B(?=(?:\\d{3})+$)/g,\",\")}function m(i,e){return`${h(i)} ${e}${i===1?\"\":\"s\"}`}function A(){return Number.parseFloat(getComputedStyle(document.documentElement).fontSize)}function D(i,e){for(let[n,t]of Object.entries(e))t!==void 0&&i.setAttribute(n,String(t))}var me={\"non-determinism\":[\"M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13z\"],\"permission-overreach\":[\"M5.2 1.2h5.6l4 4v5.6l-4 4H5.2l-4-4V5.2zM4 7v2h8V7z\"],\"broken-chain\":[\"M8 .8l1.7 3.6L13.2 2.8l-1.6 3.5L15.2 8l-3.6 1.7 1.6 3.5-3.5-1.6L8 15.2l-1.7-3.6-3.5 1.6 1.6-3.5L.8 8l3.6-1.7-1.6-3.5 3.5 1.6z\"],\"redundant-call\":[\"~M3 8a5 5 0 0 1 8.6-3.5L13 6M13 2.6V6H9.6M13 8a5 5 0 0 1-8.6 3.5L3 10M3 13.4V10h3.4\"],\"repeated-loop\":[\"~M8.5 8.2a1.1 1.1 0 0 1-2-.6a2.6 2.6 0 0 1 5.2 0a4 4 0 0 1-8 .4a5.5 5.5 0 0 1 10.6-1.6\"],\"permission-warning\":[\"M8 1.4l7 12.8H1zM7.2 6v4.4h1.6V6zM7.2 11.4v1.6h1.6v-1.6z\"],\"unverifiable-call\":[\"~M5 5.6a3 3 0 1 1 4.4 2.6c-1 .6-1.4 1-1.4 2.2M8 12.4v1.4\"]};function v(i){let e=(me[i]??[]).map(n=>n.startsWith(\"~\")?g(\"path\",{d:n.slice(1),class:\"line\"}):g(\"path\",{d:n,class:\"solid\",\"fill-rule\":\"evenodd\"}));return g(\"svg\",{viewBox:\"0 0 16 16\",class:`mark ${i}`,\"aria-hidden\":\"true\"},...e)}var be={clean:\"M5 12.4l4.2 4.2L19 7\",findings:\"M6.5 6.5l11 11M17.5 6.5l-11 11\",unusable:\"M5.6 18.4L18.4 5.6M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z\"};function B(i){return g(\"svg\",{viewBox:\"0 0 24 24\",\"aria-hidden\":\"true\"},g(\"path\",{d:be[i]??\"\",class:\"line\"}))}function R(){let i=(e,n)=>g(\"rect\",{x:e,y:9,width:19,height:14,rx:7,class:n});return g(\"svg\",{viewBox:\"0 0 32 32\",class:\"logo\",\"aria-hidden\":\"true\"},i(2,\"calm\"),i(11,\"hot\"))}function U(i,e){let{data:n}=e,t=o(\"span\",{class:\"name\"},o(\"strong\",{},n.file));n.session!==void 0&&t.append(o(\"span\",{class:\"session\"},n.session));let s=o(\"div\",{class:\"box\",role:\"gridcell\",tabindex:-1,\"data-item\":0,title:P(e)});return s.append(o(\"div\",{class:\"title\"},t,ge(i,e))),s.append(o(\"div\",{class:\"facts\"},ye(e))),s}function P({data:i}){return i.session===void 0?i.file:`${i.file} [${i.session}]`}function ge(i,{data:e}){let n=o(\"span\",{class:\"counts\"});e.unusable!==void 0?n.append(o(\"span\",{class:\"unusable\"},`unusable (${e.unusable.code})`)):e.result!==\"findings\"&&n.append(o(\"span\",{class:\"calm\"},e.result));for(let[t,s]of e.counts.entries()){if(s===0)continue;let r=i.kindName(t);n.append(o(\"span\",{class:\"count\",title:`${h(s)} ${r}`},v(r),h(s),o(\"span\",{class:\"hidden\"},` ${r}`)))}return n}function ye({data:i,calls:e}){if(i.unusable!==void 0)return`${i.unusable.place}: ${i.unusable.message}`;let n=i.replay!==\"checked\"?i.replay:i.divergence===void 0?\"none\":`index ${i.divergence}`;return[m(e,\"call\"),`divergence: ${n}`,`chain: ${i.chain}`,`scope: ${i.scope}`,...i.notes===void 0?[]:[i.notes]].join(\"  \\xB7  \")}var ve=20,G=200;function K(i,e){let n=[...i.data.head.kinds.entries()].filter(([,{isShown:u}])=>u),t=n.map(([u])=>u),s=[...i.sessions].sort((u,p)=>z(u)-z(p)||u.number-p.number),r=o(\"tbody\"),l=o(\"tr\",{},S(\"transcript\"),S(\"calls\",\"number\"),S(\"divergence\"));for(let[,{kind:u}]of n){let p=o(\"span\",{class:\"kind\"},v(u),u);l.append(o(\"th\",{scope:\"col\",class:\"number\"},p))}l.append(S(\"chain\"),S(\"scope\"),S(\"result\"));let a=o(\"table\",{},o(\"thead\",{},l),r),d=0,c=b({class:\"more\"},()=>{let u=r.lastElementChild;f(G),c.hidden&&u?.nextElementSibling?.querySelector(\"button\")?.focus()}),f=u=>{for(let y of s.slice(d,d+u))r.append(we(y,t,e));d=Math.min(s.length,d+u);let p=s.length-d;c.hidden=p===0,c.textContent=`show ${h(Math.min(p,G))} of ${h(p)} more`};return f(ve),o(\"details\",{class:\"files\",open:\"\"},o(\"summary\",{},o(\"h2\",{},\"Transcripts\"),` ${h(s.length)}`),o(\"div\",{class:\"scroll\",tabindex:0,role:\"region\",\"aria-label\":\"Table of transcripts\"},a,c))}function S(i,e){return o(\"th\",{scope:\"col\",class:e},i)}function z({data:i}){return i.unusable!==void 0?0:i.result===\"findings\"?1:2}function we(i,e,n){let{data:t}=i,s=o(\"th\",{scope:\"row\"},b({class:\"link\"},()=>n(i),P(i)));if(t.unusable!==void 0){let{place:l,message:a,code:d}=t.unusable,c=o(\"td\",{colspan:e.length+4,class:\"why\"},o(\"code\",{},l),` ${a}`);return o(\"tr\",{},s,c,o(\"td\",{class:\"bad\"},`unusable (${d})`))}let r=t.replay===\"checked\"?void 0:t.replay;return o(\"tr\",{},s,o(\"td\",{class:\"number\"},h(t.calls)),r===void 0?o(\"td\",{},t.divergence===void 0?\"none\":`index ${t.divergence}`):_(r),...e.map(l=>{let a=t.counts[l]??0;return o(\"td\",{class:a>0?\"number some\":\"number\"},h(a))}),t.chain===\"intact\"||t.chain===\"broken\"?o(\"td\",{},t.chain):_(t.chain),o(\"td\",{},t.scope),o(\"td\",{class:t.result===\"findings\"?\"bad\":t.result.startsWith(\"clean\")?\"good\":\"dim\"},t.result))}function _(i){return o(\"td\",{class:\"dim\"},i)}var x={kinds:new Set,tool:void 0,text:\"\",file:void 0},M=class{choice;tools;constructor(e,n){this.choice=n;let{tool:t,text:s}=n;if(t===void 0&&s===\"\")return;let r=s.toLowerCase();this.tools=Uint8Array.from(e.data.tail.tools,(l,a)=>(t===void 0||a===t)&&l.toLowerCase().includes(r)?1:0)}get choosesCalls(){return this.tools!==void 0||this.choice.kinds.size>0}get choosesAnything(){return this.choosesCalls||this.choice.file!==void 0}hasSession({data:e}){return this.choice.file===void 0||e.file===this.choice.file}hasCall(e,n){let{tools:t,choice:s}=this;return t!==void 0&&t[e.toolOf(n)]!==1?!1:s.kinds.size===0?!0:e.worst[n]===0?!1:e.findingsOn(n).some(([r])=>s.kinds.has(r))}};var W=[\"auto\",\"light\",\"dark\"];function Y(){let i=document.documentElement,e=0,n=b({class:\"theme\"},()=>{e=(e+1)%W.length,t()}),t=()=>{let s=W[e]??\"auto\";i.dataset.theme=s,n.textContent=`theme: ${s}`};return t(),o(\"header\",{class:\"top\"},o(\"span\",{class:\"brand\"},R(),\"ToolReplay\"),n)}function q({data:i}){let{result:e,exitCode:n,verdict:t,nothing:s,notes:r,notChecked:l,values:a}=i.head,c=o(\"section\",{class:`verdict ${e} ${n===0?\"passed\":\"failed\"}`,\"aria-label\":\"Outcome\"}),f=o(\"div\",{},o(\"h1\",{},t),o(\"p\",{},`${e}, exit code ${n}`));c.append(o(\"span\",{class:\"badge\"},B(e)),f);let u=o(\"ul\",{class:\"notes\"});s!==void 0&&u.append(o(\"li\",{class:\"bad\"},s));for(let p of r)u.append(o(\"li\",{},p));for(let p of l)u.append(o(\"li\",{},o(\"b\",{},\"not checked: \"),p));for(let p of i.tail.left)u.append(o(\"li\",{},o(\"b\",{},\"left out: \"),p));return u.append(o(\"li\",{},Se[a])),o(\"div\",{},c,u)}var Se={hidden:\"Arguments and answers are hidden.\",redacted:\"Arguments and answers are shown, redacted.\",\"as they are\":\"Arguments and answers are shown as they are: this page may hold secrets.\"};function j(i,e,n,t){let s=[],r=0,l=0;for(let a of i.sessions){if(!e.hasSession(a))continue;let d=Le(a,e);if(!(e.choosesCalls&&d===0)){l++,r+=d,s.push({session:a,pieces:[]});for(let c of Me(Q(a,e,n.get(a)),t))s.push({session:a,pieces:c})}}return{lines:s,calls:r,sessions:l}}function J(i){return i===void 0||i.pieces.length===0?1:i.pieces.reduce((e,{from:n,to:t,isFolded:s})=>e+(s?1:t-n),0)}function T(i,e,n,t){for(let{from:s,to:r,isFolded:l,start:a}of Q(i,e,n.get(i)))if(t>=s&&t<r)return l?a:void 0}function Le(i,e){if(!e.choosesCalls)return i.calls;let n=0;for(let t=0;t<i.calls;t++)e.hasCall(i,t)&&n++;return n}function*Q(i,e,n){let{calls:t,worst:s}=i,{choosesCalls:r}=e,l=f=>r?!e.hasCall(i,f):s[f]===0,a=r?3:t<=120?Number.POSITIVE_INFINITY:24,d=r?0:4,c=0;for(let f=0;f<t;){let u=f;for(;u<t&&l(u);)u++;if(u-f>=a&&n?.has(f)!==!0){let[p,y]=[f+d,u-d];p>c&&(yield{from:c,to:p,isFolded:!1,start:c}),yield{from:p,to:y,isFolded:!0,start:f},c=y}f=u+1}t>c&&(yield{from:c,to:t,isFolded:!1,start:c})}function*Me(i,e){let n=[],t=0;for(let s of i){if(s.isFolded){t+4>e&&t>0&&(yield n,[n,t]=[[],0]),n.push(s),t+=4;continue}for(let{from:r}=s;r<s.to;){t>=e&&(yield n,[n,t]=[[],0]);let l=Math.min(s.to,r+e-t);n.push({from:r,to:l,isFolded:!1}),t+=l-r,r=l}}n.length>0&&(yield n)}function Z({key:i,ctrlKey:e},n,{line:t,item:s}){let r=n.length-1,l=a=>J(n[a]);if(i===\"ArrowRight\")return s+1<l(t)?{line:t,item:s+1}:t<r?{line:t+1,item:0}:void 0;if(i===\"ArrowLeft\")return s>0?{line:t,item:s-1}:t>0?{line:t-1,item:l(t-1)-1}:void 0;if(i===\"ArrowDown\"&&t<r)return{line:t+1,item:Math.min(s,l(t+1)-1)};if(i===\"ArrowUp\"&&t>0)return{line:t-1,item:Math.min(s,l(t-1)-1)};if(i===\"Home\")return{line:e?0:t,item:0};if(i===\"End\")return e?{line:r,item:l(r)-1}:{line:t,item:l(t)-1};if(i===\"PageDown\")return X(n,t,1);if(i===\"PageUp\")return X(n,t,-1)}function X(i,e,n){for(let t=e+n;t>=0&&t<i.length;t+=n)if(i[t]?.pieces.length===0)return{line:t,item:0}}var F=class{data;number;calls;worst;accepted;lines;starts=new Map;places=new Map;found;constructor(e,n,t){let s=e.columns?.tool.length??0;this.data=e,this.number=n,this.calls=s,this.found=e.findings,this.worst=new Uint8Array(s),this.accepted=new Uint8Array(s),this.lines=new Int32Array(s);let r=0;for(let l=0;l<s;l++)r+=e.columns?.line[l]??0,this.lines[l]=r;for(let[l,a]of e.findings.entries()){let[d,c]=a;this.starts.has(c)||this.starts.set(c,l);let f=E(a)===void 0?this.worst:this.accepted,u=f[c]??0;(u===0||t(d)<t(u-1))&&(f[c]=d+1)}for(let[l,a,d]of e.columns?.places??[])this.places.set(l,[a,d])}toolOf(e){return this.data.columns?.tool[e]??0}findingsOn(e){let n=this.starts.get(e);if(n===void 0)return[];let t=n;for(;this.found[t]?.[1]===e;)t++;return this.found.slice(n,t)}lineOf(e){return this.lines[e]??0}answerLineOf(e){return this.lineOf(e)+(this.data.columns?.answerLine[e]??0)}placeOf(e){return this.places.get(e)}firstOf(e){return e-(this.data.columns?.first[e]??0)}identicalTo(e){let n=this.firstOf(e),t=[];for(let s=n;s<this.calls;s++)this.firstOf(s)===n&&t.push(s);return t}differenceOf(e){return this.data.differences[e[6]]}};function E(i){return i[7]}var k=class{data;sessions;constructor(e){this.data=e;let n=e.head.kinds.map(({rank:t})=>t);this.sessions=e.sessions.map((t,s)=>new F(t,s,r=>n[r]??0))}toolName(e){return this.data.tail.tools[e]??\"\"}kindName(e){return this.data.head.kinds[e]?.kind??\"\"}wordsOf(e){return(this.data.tail.sentences[e[3]]??\"\").split(\"\\0\")}callOf(e,n){return this.data.tail.values[e.data.columns?.call?.[n]??-1]}answerOf(e,n){return this.data.tail.values[e.data.columns?.answer?.[n]??-1]}};function ee(i,e,n,t){let{session:s,index:r}=e,l=s.worst[r]??0,a=Ee(i,e),d=o(\"span\",{class:\"cell\",role:\"gridcell\",tabindex:-1,title:a,\"aria-label\":a,\"data-item\":n,\"data-index\":r}),c=s.accepted[r]??0;return l+c>0&&(d.classList.add(l>0?\"found\":\"accepted\"),d.append(v(i.kindName((l||c)-1)))),N(d,e,t),d}function te({from:i,to:e},n){let t=`${m(e-i,\"call\")} folded, from index ${i} to ${e-1}: unfold`;return o(\"span\",{class:\"fold\",role:\"gridcell\",tabindex:-1,title:t,\"aria-label\":t,\"data-item\":n},`\\u22EF ${h(e-i)} \\u22EF`)}function N(i,{session:e,index:n},t){let s=t?.session===e&&t.index===n,r=t?.session===e&&e.firstOf(n)===e.firstOf(t.index);i.classList.toggle(\"open\",s),i.classList.toggle(\"identical\",r&&!s),i.setAttribute(\"aria-selected\",String(s))}function Ee(i,{session:e,index:n}){let t=e.findingsOn(n).map(s=>`${i.kindName(s[0])}${E(s)===void 0?\"\":\" (accepted)\"}`);return[`index ${n}`,i.toolName(e.toolOf(n)),...new Set(t)].join(\", \")}function I(i,e){let n=0,t=i;for(;n<t;){let s=n+t>>1;e(s)?n=s+1:t=s}return n-1}var xe=4.5,Te=1.875,ke=1.75,Oe=3.75,ne=400,se=2e3,O=class{root=o(\"div\",{class:\"list\",role:\"grid\",\"aria-label\":\"Calls by session\"});model;events;lines=[];tops=new Float64Array(1);drawn=new Map;current={line:0,item:0};open;goesTo=\"screen\";constructor(e,n){this.model=e,this.events=n,this.root.addEventListener(\"click\",t=>this.clicked(t)),this.root.addEventListener(\"keydown\",t=>this.pressed(t)),this.root.addEventListener(\"focusin\",t=>this.focused(t)),window.addEventListener(\"scroll\",()=>this.draw(),{passive:!0}),window.addEventListener(\"beforeprint\",()=>this.drawFor(\"paper\")),window.addEventListener(\"afterprint\",()=>this.drawFor(\"screen\"))}get width(){return Math.max(8,Math.floor(this.root.clientWidth/A()-Oe)/ke)|0}show({lines:e}){let n=this.spotAt(this.current),t=this.root.contains(document.activeElement);this.lines=e,this.tops=new Float64Array(e.length+1);let s=A();for(let[r,{pieces:l}]of e.entries())this.tops[r+1]=this.tops[r]+(l.length===0?xe:Te)*s;this.root.style.setProperty(\"--height\",`${this.tops[e.length]}px`),this.root.setAttribute(\"aria-rowcount\",String(e.length)),this.current=(n&&this.cellOf(n))??{line:Math.min(this.current.line,Math.max(0,e.length-1)),item:0};for(let r of this.drawn.values())r.remove();this.drawn.clear(),this.draw(),t&&this.moveTo(this.current,\"focus\")}mark(e){let n=this.open;this.open=e;for(let t of[n,e])t!==void 0&&this.redraw(t.session)}reveal(e){let n=this.cellOf(e);return n===void 0?!1:(this.moveTo(n,\"stay\"),!0)}goTo(e){let n=this.lines.findIndex(t=>t.session===e);n>=0&&this.moveTo({line:n,item:0},\"focus\")}focus(e){let n=this.cellOf(e);n!==void 0&&this.moveTo(n,\"focus\")}cellOf({session:e,index:n}){for(let t=this.lineFrom(e);this.lines[t]?.session===e;t++){let s=0;for(let{from:r,to:l,isFolded:a}of this.lines[t]?.pieces??[]){if(!a&&n>=r&&n<l)return{line:t,item:s+n-r};s+=a?1:l-r}}}lineFrom(e){return I(this.lines.length,n=>this.lines[n].session.number<e.number)+1}drawFor(e){this.goesTo=e;let n=this.lines.length-se;n>0?this.root.dataset.more=`${m(n,\"more line\")} not printed`:delete this.root.dataset.more,this.draw()}seen(){if(this.goesTo===\"paper\")return[0,Math.min(this.lines.length,se)-1];let{top:e}=this.root.getBoundingClientRect();return[this.lineAt(-e-ne),this.lineAt(window.innerHeight-e+ne)]}draw(){let[e,n]=this.seen();for(let[t,s]of this.drawn)t>=e&&t<=n||s.contains(document.activeElement)||(s.remove(),this.drawn.delete(t));for(let t=e;t<=n;t++)this.drawLine(t);this.drawLine(this.current.line)}lineAt(e){let n=I(this.lines.length,t=>this.tops[t]<=e);return Math.max(0,n)}redraw(e){for(let[n,t]of this.drawn)if(this.lines[n]?.session===e)for(let s of t.querySelectorAll(\".cell\"))N(s,{session:e,index:Number(s.dataset.index)},this.open)}drawLine(e){let n=this.lines[e];if(n===void 0||this.drawn.has(e))return;let t=o(\"div\",{role:\"row\",\"aria-rowindex\":e+1,\"data-line\":e});if(t.style.top=`${this.tops[e]}px`,n.pieces.length===0)t.className=\"row head\",t.append(U(this.model,n.session));else{t.className=\"row calls\",t.append(o(\"span\",{class:\"index\",\"aria-hidden\":\"true\"},h(n.pieces[0]?.from??0)));let s=0;for(let r of n.pieces)if(r.isFolded)t.append(te(r,s++));else for(let l=r.from;l<r.to;l++)t.append(ee(this.model,{session:n.session,index:l},s++,this.open))}e===this.current.line&&this.tabbable(t)?.setAttribute(\"tabindex\",\"0\"),this.drawn.set(e,t),this.insert(e,t)}insert(e,n){for(let t=this.root.lastElementChild;t!==null;t=t.previousElementSibling)if(t instanceof HTMLElement&&Number(t.dataset.line)<e){t.after(n);return}this.root.prepend(n)}clicked(e){let n=this.cellUnder(e);n!==void 0&&this.press(n,\"mouse\")}focused(e){let n=this.cellUnder(e);n!==void 0&&this.makeCurrent(n)}cellUnder({target:e}){let n=e instanceof Element?e.closest(\"[data-item]\"):null,t=n?.closest(\"[data-line]\");if(!(!n||!t))return{line:Number(t.dataset.line),item:Number(n.dataset.item)}}press(e,n){let{session:t}=this.lines[e.line],s=this.pieceAt(e);s!==void 0&&(this.makeCurrent(e),s.isFolded?this.events.unfolded(t,s):this.events.opened({session:t,index:s.from},n))}spotAt(e){let n=this.pieceAt(e),t=this.lines[e.line]?.session;return n?.isFolded===!1&&t!==void 0?{session:t,index:n.from}:void 0}pieceAt({line:e,item:n}){let t=n;for(let s of this.lines[e]?.pieces??[]){let r=s.isFolded?1:s.to-s.from;if(t<r)return s.isFolded?s:{from:s.from+t,to:s.from+t+1,isFolded:!1};t-=r}}pressed(e){if(!(e.altKey||e.metaKey)){if(e.key===\"Enter\"||e.key===\" \")this.press(this.current,\"keyboard\");else{let n=Z(e,this.lines,this.current);if(n===void 0)return;this.moveTo(n,\"focus\");let t=this.spotAt(n);t!==void 0&&this.events.reached(t)}e.preventDefault()}}makeCurrent(e){let n=this.drawn.get(this.current.line);n!==void 0&&this.tabbable(n)?.setAttribute(\"tabindex\",\"-1\"),this.current=e;let t=this.drawn.get(e.line);t!==void 0&&this.tabbable(t)?.setAttribute(\"tabindex\",\"0\")}tabbable(e){return e.querySelector(`[data-item=\"${this.current.item}\"]`)}moveTo(e,n){this.makeCurrent(e),this.drawLine(e.line);let t=this.drawn.get(e.line);t!==void 0&&(this.makeCurrent(e),t.scrollIntoView({block:\"nearest\"}),n===\"focus\"&&this.tabbable(t)?.focus({preventScroll:!0}),this.draw())}};function ie({sessions:i},e,n,t){let s=i.length,r=n?.session.number??(t>0?0:s-1),l=n===void 0?t>0?0:Number.POSITIVE_INFINITY:n.index+t;for(let a=0;a<=s;a++){let d=i[r];if(d!==void 0&&e.hasSession(d)){for(let c=Math.min(l,d.calls-1);c>=0&&c<d.calls;c+=t)if(d.worst[c]!==0&&e.hasCall(d,c))return{session:d,index:c}}r=(r+t+s)%s,l=t>0?0:Number.POSITIVE_INFINITY}}var $e=[\"\",\" (only in the first answer)\",\" (only in the second answer)\"];function le({first:i,places:e,more:n,rows:t,moreRows:s},r){let l=o(\"ul\",{class:\"places\"});for(let[y,w]of e){let pe=y===\"\"?o(\"em\",{},\"the whole answer\"):o(\"code\",{},y);l.append(o(\"li\",{},pe,$e[w]??\"\"))}n>0&&l.append(o(\"li\",{class:\"dim\"},`and ${m(n,\"more place\")}`));let a=o(\"div\",{},o(\"h4\",{},\"The answers differ at\"),l);if(t===void 0)return[a];let d=o(\"tbody\"),c=\"\";for(let y of t){let w=Ce(y);w!==\"\"&&w!==c&&d.append(He(w)),d.append(Ae(y)),c=w}let f=o(\"tr\",{},oe(`index ${i}`,\"first answer\"),oe(`index ${r}`,\"this answer\")),u=o(\"table\",{class:\"sides\"},o(\"thead\",{},f),d),p=s===void 0?[]:[o(\"p\",{class:\"dim\"},`${m(s,\"more row\")} left out`)];return[a,o(\"div\",{class:\"scroll\",tabindex:0,role:\"region\",\"aria-label\":\"Both answers side by side\"},u),...p]}function oe(i,e){return o(\"th\",{scope:\"col\"},o(\"span\",{},i),` ${e}`)}function Ce(i){return i[0]===\"changed\"?i[4]:i[0]===\"first\"||i[0]===\"second\"?i[2]:\"\"}function He(i){return o(\"tr\",{class:\"pointer\"},o(\"td\",{colspan:2},o(\"code\",{},i)))}function Ae(i){return i[0]===\"folded\"?o(\"tr\",{class:\"folded\"},o(\"td\",{colspan:2},`\\u22EF ${m(i[1],\"equal line\")} \\u22EF`)):o(\"tr\",{},...Pe(i))}function Pe(i){if(i[0]===\"same\")return[L(i[1]),L(i[1])];if(i[0]===\"first\")return[L(i[1],\"gone\"),L(\"\",\"nothing\")];if(i[0]===\"second\")return[L(\"\",\"nothing\"),L(i[1],\"come\")];let[,e,n,[t,s,r,l]]=i;return[re(e,t,s,\"gone\"),re(n,r,l,\"come\")]}function L(i,e){return o(\"td\",{class:e},ae(i,i))}function re(i,e,n,t){let s=o(\"mark\",{},i.slice(e,n));return o(\"td\",{class:t},ae(i,i.slice(0,e),s,i.slice(n)))}function ae(i,...e){let n=o(\"span\",{class:\"text\"},...e);return n.style.setProperty(\"--deep\",String(i.search(/\\S|$/)+2)),n}var V=12,$=class{root=o(\"aside\",{class:\"panel\",\"aria-labelledby\":\"call\",hidden:\"\"});model;events;title;constructor(e,n){this.model=e,this.events=n}get isOpen(){return!this.root.hidden}focus(){this.title?.focus()}close(){this.root.hidden=!0,this.root.replaceChildren()}show(e){let{session:n,index:t}=e,{model:s}=this;this.title=o(\"h2\",{id:\"call\",tabindex:-1},o(\"span\",{class:\"at\"},`index ${t}`),\" \",o(\"code\",{},s.toolName(n.toolOf(t))));let r=o(\"div\",{class:\"bar\"},this.title,o(\"div\",{class:\"steps\"},this.step(e,-1),this.step(e,1),this.closer())),l=o(\"div\",{class:\"body\"},this.facts(e));for(let a of n.findingsOn(t))l.append(this.finding(e,a));l.append(...this.values(e)),this.root.replaceChildren(r,l),this.root.hidden=!1,this.root.scrollTop=0}step({session:e,index:n},t){let s=n+t,r=s>=0&&s<e.calls,l=t>0?\"next call\":\"previous call\",a=t>0?\"M6 3l5 5-5 5\":\"M10 3L5 8l5 5\";return b({class:\"icon\",\"aria-label\":l,title:l,disabled:r?void 0:\"\"},()=>this.events.went({session:e,index:s}),ce(a))}closer(){return b({class:\"icon close\",\"aria-label\":\"close\",title:\"close (Escape)\"},()=>this.events.closed(),ce(\"M4 4l8 8M12 4l-8 8\"))}facts({session:e,index:n}){let{data:t}=e,s=o(\"dl\",{class:\"facts\"}),r=(f,...u)=>{s.append(o(\"dt\",{},f),o(\"dd\",{},...u))},[l,a]=e.placeOf(n)??[],d=t.columns?.answerBytes[n]??-1;r(\"call\",o(\"code\",{class:\"place\"},l?`${t.file}: ${l}`:`${t.file}:${e.lineOf(n)}`)),r(\"answer\",d<0?\"none\":o(\"code\",{class:\"place\"},a?`${t.file}: ${a}`:`line ${e.answerLineOf(n)}`)),t.session!==void 0&&r(\"session\",o(\"code\",{},t.session)),r(\"size\",`${m(t.columns?.argsBytes[n]??0,\"byte\")} of arguments, ${d<0?\"no answer\":`${m(d,\"byte\")} of answer`}`);let c=e.identicalTo(n).filter(f=>f!==n);if(c.length>0){let f=c.slice(0,V).flatMap(p=>[this.link({session:e,index:p}),\" \"]),u=c.length>V?`and ${h(c.length-V)} more`:\"\";r(\"identical\",...f,u)}return s}link(e){return b({class:\"link\"},()=>this.events.went(e),`index ${e.index}`)}finding(e,n){let{model:t}=this,s=t.data.head.kinds[n[0]],r=s?.kind??\"\",l=E(n),a=o(\"section\",{class:`finding ${r}`,\"aria-label\":r});a.append(o(\"h3\",{},v(r),r,o(\"span\",{class:`level ${s?.level}`},l===void 0?s?.level??\"\":\"accepted\"))),a.append(this.sentence(e,n)),l!==void 0&&a.append(o(\"p\",{class:\"dim\"},`accepted: ${l}`));let d=e.session.differenceOf(n);return d!==void 0&&a.append(...le(d,e.index)),a.append(o(\"p\",{class:\"fingerprint\"},\"fingerprint \",o(\"code\",{},n[5]))),a}sentence({session:e},n){let t=o(\"p\",{class:\"what\"}),s=n[4];for(let[r,l]of this.model.wordsOf(n).entries()){let a=s[r];t.append(typeof a==\"number\"?l.replace(/\\bindex $/,\"\"):l),typeof a==\"number\"?t.append(this.link({session:e,index:a})):typeof a==\"string\"?t.append(o(\"code\",{},a)):a!==void 0&&t.append(o(\"span\",{class:\"note\"},a[0]))}return t}values({session:e,index:n}){let{values:t}=this.model.data.head;return t===\"hidden\"?[o(\"p\",{class:\"dim values\"},\"Arguments and answers are hidden: \",o(\"code\",{},\"toolreplay report --show-values\"),\" shows them.\")]:[de(\"canonical call\",this.model.callOf(e,n),\"left out\"),de(\"answer\",this.model.answerOf(e,n),(e.data.columns?.answerBytes[n]??-1)<0?\"none\":\"left out\")]}};function de(i,e,n){let t=o(\"section\",{class:\"value\",\"aria-label\":i},o(\"h3\",{},i));return e===void 0?t.append(o(\"p\",{class:\"dim\"},n)):(t.append(o(\"pre\",{tabindex:0},e.text)),e.cut!==void 0&&t.append(o(\"p\",{class:\"dim\"},`${m(e.cut,\"more character\")} left out`))),t}function ce(i){return g(\"svg\",{viewBox:\"0 0 16 16\",\"aria-hidden\":\"true\"},g(\"path\",{d:i,class:\"line\"}))}var ue=1e3,C=class{root=o(\"form\",{class:\"toolbar\",role:\"search\",\"aria-label\":\"Filters\"});model;changed;kinds=new Map;tool;text=o(\"input\",{type:\"search\",id:\"text\",placeholder:\"part of a name\",autocomplete:\"off\",spellcheck:\"false\"});file;state=o(\"output\",{class:\"state\",tabindex:-1});clear;constructor(e,n){this.model=e,this.changed=n,this.tool=fe(\"tool\",\"all tools\",Fe(e));let t=[...new Set(e.sessions.map(({data:s})=>s.file))];this.file=fe(\"file\",\"all files\",t.map(s=>[s,s])),this.clear=b({class:\"clear\"},()=>{this.reset(),this.state.focus()},\"clear filters\"),this.root.append(this.kindButtons(),this.fields(),o(\"div\",{class:\"counts\"},this.state,this.clear)),this.root.addEventListener(\"submit\",s=>s.preventDefault());for(let s of[this.tool,this.file])s.addEventListener(\"change\",()=>this.tell());this.text.addEventListener(\"input\",()=>this.tell())}reset(){for(let e of this.kinds.values())e.setAttribute(\"aria-pressed\",\"false\");this.tool.value=\"\",this.file.value=\"\",this.text.value=\"\",this.tell()}focus(){this.text.focus()}show({calls:e,sessions:n},t){let{model:s}=this,r=s.sessions.reduce((l,a)=>l+a.calls,0);this.state.textContent=t===\"all\"?`${m(r,\"call\")} in ${m(s.sessions.length,\"session\")}`:`${h(e)} of ${m(r,\"call\")}, ${h(n)} of ${m(s.sessions.length,\"session\")}`,this.clear.hidden=t===\"all\"}tell(){let e=[...this.kinds].filter(([,n])=>n.getAttribute(\"aria-pressed\")===\"true\").map(([n])=>n);this.changed({...x,kinds:new Set(e),tool:this.tool.value===\"\"?void 0:Number(this.tool.value),text:this.text.value,file:this.file.value===\"\"?void 0:this.file.value})}kindButtons(){let e=o(\"div\",{class:\"kinds\",role:\"group\",\"aria-label\":\"Kinds of finding\"});for(let[n,{kind:t,count:s,isShown:r}]of this.model.data.head.kinds.entries()){if(!r)continue;let l=b({class:\"chip\",\"aria-pressed\":\"false\",disabled:s===0?\"\":void 0},()=>{l.setAttribute(\"aria-pressed\",String(l.getAttribute(\"aria-pressed\")===\"false\")),this.tell()},v(t),o(\"span\",{},t),o(\"b\",{},h(s)));this.kinds.set(n,l),e.append(l)}return e}fields(){let e=(n,t,s)=>o(\"label\",{for:n},o(\"span\",{},t),s);return o(\"div\",{class:\"fields\"},e(\"file\",\"File\",this.file),e(\"tool\",\"Tool\",this.tool),e(\"text\",\"Tool has\",this.text))}};function fe(i,e,n){let t=o(\"select\",{id:i},o(\"option\",{value:\"\"},e));for(let[r,l]of n.slice(0,ue))t.append(o(\"option\",{value:r},l===\"\"?\"(no name)\":l));let s=n.length-ue;return s>0&&t.append(o(\"option\",{value:\"\",disabled:\"\"},`and ${h(s)} more`)),t}function Fe({data:i,sessions:e}){let n=new Float64Array(i.tail.tools.length);for(let t of e)for(let s=0;s<t.calls;s++){let r=t.toolOf(s);n[r]=(n[r]??0)+1}return i.tail.tools.map((t,s)=>[String(s),`${t} (${h(n[s]??0)})`,n[s]??0]).sort((t,s)=>s[2]-t[2]).map(([t,s])=>[t,s])}var Ne=[[\"\\u2190 \\u2192\",\"call\"],[\"\\u2191 \\u2193\",\"row\"],[\"Page \\u2191 \\u2193\",\"session\"],[\"Enter\",\"open\"],[\"Escape\",\"close\"],[\"n p\",\"next, previous finding\"],[\"/\",\"filter tools\"]],H=class{model;list;panel;toolbar;empty=o(\"p\",{class:\"empty\",hidden:\"\"});filter;unfolded=new Map;open;width=0;constructor(e){this.model=e,this.filter=new M(e,x),this.list=new O(e,{opened:(n,t)=>this.look(n,t===\"keyboard\"?\"focus\":\"stay\"),reached:n=>{this.panel.isOpen&&this.look(n,\"stay\")},unfolded:(n,{from:t})=>{let s=T(n,this.filter,this.unfolded,t)??t;this.unfold(n,s),this.layOut(),this.list.focus({session:n,index:t})}}),this.panel=new $(e,{went:n=>this.look(n,\"focus\"),closed:()=>this.close()}),this.toolbar=new C(e,n=>{this.filter=new M(e,n),this.unfolded=new Map,this.layOut()})}start(){let e=o(\"main\",{id:\"main\"},this.toolbar.root,this.empty,this.list.root),n=o(\"p\",{class:\"keys\"},...Ne.flatMap(([s,r])=>[o(\"kbd\",{},s),` ${r} `])),t=o(\"div\",{class:\"columns\"},e,this.panel.root);document.body.prepend(o(\"a\",{class:\"skip\",href:\"#main\"},\"Skip to the calls\"),Y(),o(\"div\",{class:\"summary\"},q(this.model),K(this.model,s=>this.goTo(s))),t,n),document.addEventListener(\"keydown\",s=>this.pressed(s)),new ResizeObserver(()=>{this.list.width!==this.width&&this.layOut()}).observe(this.list.root),this.layOut()}layOut(){this.width=this.list.width;let e=j(this.model,this.filter,this.unfolded,this.width);this.list.show(e),this.toolbar.show(e,this.filter.choosesAnything?\"chosen\":\"all\"),this.empty.hidden=e.lines.length>0,this.empty.textContent=this.filter.choosesAnything?\"No call is chosen by these filters.\":\"There is no call.\"}unfold(e,n){let t=this.unfolded.get(e)??new Set;t.add(n),this.unfolded.set(e,t)}look(e,n){if(this.open=e,this.panel.show(e),document.body.classList.add(\"looking\"),this.list.mark(e),!this.list.reveal(e)){let t=T(e.session,this.filter,this.unfolded,e.index);if(t===void 0?this.toolbar.reset():this.unfold(e.session,t),this.layOut(),!this.list.reveal(e)){let s=T(e.session,this.filter,this.unfolded,e.index);s!==void 0&&this.unfold(e.session,s),this.layOut(),this.list.reveal(e)}}n===\"focus\"&&this.panel.focus()}close(){let{open:e}=this;this.open=void 0,this.panel.close(),document.body.classList.remove(\"looking\"),this.list.mark(void 0),e!==void 0&&this.list.focus(e)}goTo(e){(!this.filter.hasSession(e)||this.filter.choosesCalls)&&this.toolbar.reset(),this.list.goTo(e)}pressed(e){if(e.key===\"Escape\"&&this.panel.isOpen){this.close(),e.preventDefault();return}if(!(e.target instanceof HTMLInputElement||e.target instanceof HTMLSelectElement||e.ctrlKey||e.altKey||e.metaKey)){if(e.key===\"/\")this.toolbar.focus();else if(e.key===\"n\"||e.key===\"p\"){let t=ie(this.model,this.filter,this.open,e.key===\"n\"?1:-1);t!==void 0&&this.look(t,\"stay\")}else return;e.preventDefault()}}};var Ie=JSON.parse(document.getElementById(\"data\")?.textContent??\"\");new H(new k(Ie)).start();})();";
const SCRIPT_HASH = '2bFFRdAX1wKwwLv1ZPVobkjd6GaZcmir6Fg/Wquivhg=';
/* c8 ignore stop */
//# sourceMappingURL=assets.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/page/json-script.js
/** What would end a script element, begin a comment in one, or end a line for older readers of JavaScript. */
const UNSAFE = /[<>&\u2028\u2029]/g;
/** A value as JSON that can stand in a `<script>` element: whatever is in it, it does not end the element. */
function jsonForScript(value) {
    return JSON.stringify(value).replace(UNSAFE, escaped);
}
function escaped(character) {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
//# sourceMappingURL=json-script.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/page/page.js


/** The element that the script reads. */
const DATA = '<script type="application/json" id="data">';
/** Nothing is loaded from anywhere, no script runs but the one whose digest this is, and no text becomes markup. */
const POLICY = [
    "default-src 'none'",
    `script-src 'sha256-${SCRIPT_HASH}'`,
    `style-src 'sha256-${STYLE_HASH}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
].join('; ');
/**
 * A report as one HTML file that needs nothing else. All that comes from a transcript stands in one JSON text, of which
 * the page's script makes text and nothing but text.
 *
 * @param sessions are asked for one after the other
 * @param tail is asked for when they are done
 */
function* page(head, sessions, tail) {
    yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>ToolReplay: ${head.result}</title>
<style>${STYLE}</style>
</head>
<body>
<noscript>This page shows its report by a script of its own, which loads nothing.</noscript>
${DATA}{"head":${jsonForScript(head)},"sessions":[`;
    let before = '\n';
    for (const session of sessions) {
        yield `${before}${jsonForScript(session)}`;
        before = ',\n';
    }
    yield `],\n"tail":${jsonForScript(tail())}}</script>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
//# sourceMappingURL=page.js.map
// EXTERNAL MODULE: ./build/commonjs/src/redaction/redacted-places.js
var redacted_places = __webpack_require__(2170);
// EXTERNAL MODULE: ./build/commonjs/src/rules/difference.js
var difference = __webpack_require__(3220);
// EXTERNAL MODULE: ./build/commonjs/src/json/node.js
var node = __webpack_require__(3544);
// EXTERNAL MODULE: ./build/commonjs/src/json/tape.js
var json_tape = __webpack_require__(4744);
;// CONCATENATED MODULE: ./build/commonjs/src/report/page/json-lines.js

const STEP = '  ';
/** A line at some depth. */
function indented(depth, text) {
    return STEP.repeat(depth) + text;
}
/** The lead of a member of an object. */
function memberLead(key, depth) {
    return { depth, key: `${quoted(key)}: ` };
}
/** A string as JSON whose characters can be seen: letters of all languages stand as they are. */
function quoted(text) {
    return (0,inert/* inert */.tJ)(JSON.stringify(text));
}
/** The lines of a string that holds line breaks, as a block; undefined for another. */
function blockOf(node) {
    const text = node.string();
    return text?.includes('\n') ? text.split('\n').map((line) => (0,inert/* inert */.tJ)(line)) : undefined;
}
/** A value that is neither object nor array, on one line. Numbers stand as the canonical form has them. */
function scalarText(node) {
    const text = node.string();
    return text === undefined ? node.text.toString('latin1', node.start, node.end) : quoted(text);
}
/** The brackets of an object or an array; undefined for another value. */
function bracketsOf(node) {
    if (node.kind === 'object')
        return ['{', '}'];
    return node.kind === 'array' ? ['[', ']'] : undefined;
}
/** A value on lines, a member or an element each, without commas. */
function* jsonLines(node, { depth, key }) {
    const brackets = bracketsOf(node);
    const block = blockOf(node);
    if (block !== undefined) {
        yield indented(depth, `${key}|`);
        for (const line of block)
            yield indented(depth + 1, line);
    }
    else if (brackets === undefined)
        yield indented(depth, key + scalarText(node));
    else {
        const [open, close] = brackets;
        const inside = childLines(node, depth + 1);
        const first = inside.next();
        if (first.done === true)
            yield indented(depth, `${key}${open}${close}`);
        else {
            yield indented(depth, key + open);
            yield first.value;
            yield* inside;
            yield indented(depth, close);
        }
    }
}
function* childLines(node, depth) {
    for (const [key, value] of node.members())
        yield* jsonLines(value, memberLead(key, depth));
    for (const item of node.items())
        yield* jsonLines(item, { depth, key: '' });
}
//# sourceMappingURL=json-lines.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/page/side-by-side.js




/** So many equal rows are left around what differs; a stretch is folded when that saves more than a row. */
const CONTEXT = 3;
/** A row is cut to this, around what differs in it. */
const LONGEST = 400;
const BEFORE_PART = 80;
/**
 * Two answers side by side, a row a line of both. Stretches in which they are equal are folded.
 *
 * Elements of arrays and lines of texts that both begin or end with are paired; what is between is paired in order.
 *
 * @param first in canonical form, as is `second`
 */
function sideBySide(first, second) {
    const walk = new Walk();
    walk.value(nodeOf(first), nodeOf(second), { depth: 0, key: '' }, '');
    return folded(walk.rows);
}
function nodeOf(text) {
    const tape = new json_tape/* Tape */.n();
    tape.read(Buffer.concat([text, Buffer.of(0)]), 0, text.length);
    return new node/* JsonNode */.x(tape);
}
/** How many things two lists have in common at their start and, beyond that, at their end. */
function common(first, second, areSame) {
    const shorter = Math.min(first.length, second.length);
    let start = 0;
    while (start < shorter && areSame(first[start], second[start]))
        start++;
    let end = 0;
    while (end < shorter - start &&
        areSame(first[first.length - 1 - end], second[second.length - 1 - end]))
        end++;
    return [start, end];
}
class Walk {
    rows = [];
    value(a, b, lead, pointer) {
        const bracket = bracketsOf(a);
        if (sameText(a, b))
            this.same(jsonLines(a, lead));
        else if (bracket !== undefined && a.kind === b.kind) {
            this.same([indented(lead.depth, lead.key + bracket[0])]);
            if (a.kind === 'object')
                this.members(a, b, lead.depth + 1, pointer);
            else
                this.elements([...a.items()], [...b.items()], lead.depth + 1, pointer);
            this.same([indented(lead.depth, bracket[1])]);
        }
        else
            this.leaves(a, b, lead, pointer);
    }
    leaves(a, b, lead, pointer) {
        const [one, other] = [blockOf(a), blockOf(b)];
        const isPlain = bracketsOf(a) === undefined && bracketsOf(b) === undefined;
        if (one !== undefined && other !== undefined) {
            this.same([indented(lead.depth, `${lead.key}|`)]);
            this.lines(one, other, lead.depth + 1, pointer);
        }
        else if (isPlain && one === undefined && other === undefined) {
            this.changed(indented(lead.depth, lead.key + scalarText(a)), indented(lead.depth, lead.key + scalarText(b)), pointer);
        }
        else {
            this.only('first', jsonLines(a, lead), pointer);
            this.only('second', jsonLines(b, lead), pointer);
        }
    }
    /** Keys of canonical forms are sorted, so that both are gone over side by side. */
    members(a, b, depth, pointer) {
        const [one, other] = [[...a.members()], [...b.members()]];
        const keys = new Set(other.map(([key]) => key));
        let j = 0;
        const onlySecond = (until) => {
            for (; j < other.length && other[j]?.[0] !== until; j++) {
                const [key, value] = other[j];
                this.only('second', jsonLines(value, memberLead(key, depth)), pointerIn(pointer, key));
            }
        };
        for (const [key, value] of one) {
            const lead = memberLead(key, depth);
            if (!keys.has(key))
                this.only('first', jsonLines(value, lead), pointerIn(pointer, key));
            else {
                onlySecond(key);
                this.value(value, other[j++][1], lead, pointerIn(pointer, key));
            }
        }
        onlySecond(undefined);
    }
    elements(one, other, depth, pointer) {
        const lead = { depth, key: '' };
        const [start, end] = common(one, other, sameText);
        for (const node of one.slice(0, start))
            this.same(jsonLines(node, lead));
        const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
        for (let k = 0; k < Math.max(left.length, right.length); k++) {
            const [a, b, at] = [left[k], right[k], `${pointer}/${start + k}`];
            if (a !== undefined && b !== undefined)
                this.value(a, b, lead, at);
            else if (a !== undefined)
                this.only('first', jsonLines(a, lead), at);
            else if (b !== undefined)
                this.only('second', jsonLines(b, lead), at);
        }
        for (const node of one.slice(one.length - end))
            this.same(jsonLines(node, lead));
    }
    lines(one, other, depth, pointer) {
        const [start, end] = common(one, other, (a, b) => a === b);
        const at = (line) => indented(depth, line);
        this.same(one.slice(0, start).map(at));
        const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
        for (let k = 0; k < Math.max(left.length, right.length); k++) {
            const [a, b] = [left[k], right[k]];
            if (a !== undefined && b !== undefined)
                this.changed(at(a), at(b), pointer);
            else if (a !== undefined)
                this.only('first', [at(a)], pointer);
            else if (b !== undefined)
                this.only('second', [at(b)], pointer);
        }
        this.same(one.slice(one.length - end).map(at));
    }
    same(lines) {
        for (const line of lines)
            this.rows.push(['same', cut(line)]);
    }
    only(side, lines, pointer) {
        for (const line of lines)
            this.rows.push([side, cut(line), (0,inert/* inert */.tJ)(pointer)]);
    }
    changed(first, second, pointer) {
        if (first === second) {
            this.same([first]);
            return;
        }
        const [start, end] = common(characters(first), characters(second), (a, b) => a === b);
        const [one, other] = [around(first, start, end), around(second, start, end)];
        this.rows.push(['changed', one.text, other.text, [one.start, one.end, other.start, other.end], (0,inert/* inert */.tJ)(pointer)]);
    }
}
/** Units and not characters would do for where they part, but that half of one must not be marked. */
function characters(text) {
    return [...text];
}
/** A text cut around its part that differs, and where that part is then. @param end how many characters are behind it */
function around(text, start, end) {
    const all = characters(text);
    const from = all.length > LONGEST && start > BEFORE_PART ? start - BEFORE_PART : 0;
    const to = Math.min(all.length, from + LONGEST);
    const before = from > 0 ? '\u2026' : '';
    const after = to < all.length ? '\u2026' : '';
    const shown = (a, b) => all.slice(a, Math.max(a, b)).join('');
    const partEnd = Math.min(all.length - end, to);
    const lead = before + shown(from, start);
    const part = shown(start, partEnd);
    return { text: lead + part + shown(partEnd, to) + after, start: lead.length, end: lead.length + part.length };
}
function cut(line) {
    return around(line, 0, 0).text;
}
function sameText(a, b) {
    return a.text.compare(b.text, b.start, b.end, a.start, a.end) === 0;
}
function pointerIn(pointer, key) {
    return `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
/** The rows with long stretches of equal ones folded. */
function folded(rows) {
    const short = [];
    for (let at = 0; at < rows.length;) {
        let end = at;
        while (end < rows.length && rows[end]?.[0] === 'same')
            end++;
        const head = at === 0 ? 0 : CONTEXT;
        const tail = end === rows.length ? 0 : CONTEXT;
        if (end - at > head + tail + 1) {
            short.push(...rows.slice(at, at + head), ['folded', end - at - head - tail], ...rows.slice(end - tail, end));
        }
        else
            short.push(...rows.slice(at, end));
        if (end < rows.length)
            short.push(rows[end]);
        at = end + 1;
    }
    return short;
}
//# sourceMappingURL=side-by-side.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/page/page-differences.js





/** Answers are looked at once more up to this size, and all of them together up to that one, in bytes. */
const LARGEST = 4 * 1024 * 1024;
const MOST_BYTES = 512 * 1024 * 1024;
const MOST_ROWS = 300;
/** All rows of a page come to no more than so many characters. */
const MOST_CHARACTERS = 4_000_000;
const LONGEST_POINTER = 300;
const ONLY = { both: 0, first: 1, second: 2 };
/** Where answers to identical calls differ, each pair of answers looked at once. */
class PageDifferences {
    kept;
    showing;
    hidden;
    bytes = MOST_BYTES;
    characters = MOST_CHARACTERS;
    tooLarge = 0;
    withoutRows = 0;
    /** @param hidden places below which no key is named, whatever is redacted */
    constructor(kept, showing, hidden) {
        this.kept = kept;
        this.showing = showing;
        this.hidden = new redacted_places/* PlacesByTool */.w(hidden);
    }
    /** The difference between the answers to two calls; undefined where they are too large, or there are not two. */
    between(first, second) {
        if (first.response === undefined || second.response === undefined)
            return undefined;
        const one = Buffer.from(this.kept.text(first.response));
        const other = Buffer.from(this.kept.text(second.response));
        this.bytes -= one.length + other.length;
        if (Math.max(one.length, other.length) > LARGEST || this.bytes < 0) {
            this.tooLarge++;
            return undefined;
        }
        const { places, more } = (0,difference/* differenceOf */.P)({
            first: one,
            second: other,
            hidden: this.hidden.of(first.tool, 'response'),
        });
        return {
            first: first.index,
            places: places.map(({ pointer, only }) => [
                (0,inert/* clip */.$Q)((0,inert/* inert */.tJ)(this.showing.redactor.text(pointer)), LONGEST_POINTER),
                ONLY[only ?? 'both'],
            ]),
            more,
            ...this.rowsOf(one, other, first.tool),
        };
    }
    /** What was left out, a sentence each. */
    get left() {
        return [
            ...(this.tooLarge > 0
                ? [`where ${(0,words/* count */.U9)(this.tooLarge, 'pair')} of answers differ: too large to look at again`]
                : []),
            ...(this.withoutRows > 0
                ? [
                    `${(0,words/* count */.U9)(this.withoutRows, 'pair')} of answers side by side: a page has room for ${MOST_CHARACTERS / 1_000_000} million characters of them`,
                ]
                : []),
        ];
    }
    rowsOf(one, other, tool) {
        const { values, redactor } = this.showing;
        if (values === 'hidden')
            return {};
        if (this.characters <= 0) {
            this.withoutRows++;
            return {};
        }
        const all = sideBySide(redactor.json(one, tool, 'response'), redactor.json(other, tool, 'response'));
        const rows = all.slice(0, MOST_ROWS);
        for (const row of rows)
            this.characters -= sizeOf(row);
        return { rows, ...(all.length > rows.length && { moreRows: all.length - rows.length }) };
    }
}
function sizeOf(row) {
    return row.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 10), 0);
}
//# sourceMappingURL=page-differences.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/context.js
var context = __webpack_require__(5141);
// EXTERNAL MODULE: ./build/commonjs/src/report/error.js
var error = __webpack_require__(2544);
// EXTERNAL MODULE: ./build/commonjs/src/report/log-notes.js
var log_notes = __webpack_require__(1484);
;// CONCATENATED MODULE: ./build/commonjs/src/report/page/numbered.js
/** Texts that are referred to by number, each once. */
class Numbered {
    numbers = new Map();
    /** The number of a text, from 0 in the order in which they were first asked for. */
    numberOf(text) {
        let number = this.numbers.get(text);
        if (number === undefined) {
            number = this.numbers.size;
            this.numbers.set(text, number);
        }
        return number;
    }
    /** All of them, by number. */
    get texts() {
        return [...this.numbers.keys()];
    }
}
//# sourceMappingURL=numbered.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/page/page-sessions.js







const page_sessions_LONGEST_NAME = 300;
const LONGEST_NOTE = 1000;
/** What the sessions of a page refer to by number. */
class PageSessions {
    tools = new Numbered();
    sentences = new Numbered();
    kept;
    redactor;
    known = new Map();
    differences;
    /** Undefined where values are hidden. */
    values;
    constructor(kept, redactor, differences, values) {
        this.kept = kept;
        this.redactor = redactor;
        this.differences = differences;
        this.values = values;
    }
    /** One session, as the page has it. */
    session(file) {
        const { unusable, calls, replay, scope, findings } = file;
        const notes = (0,log_notes/* notesOf */.h$)(file);
        const named = {
            file: (0,inert/* inert */.tJ)((0,inert/* clip */.$Q)(file.file, page_sessions_LONGEST_NAME)),
            ...(file.session !== undefined && { session: this.safe(file.session) }),
        };
        if (unusable !== undefined) {
            const why = {
                code: unusable.code,
                place: (0,inert/* clip */.$Q)((0,error/* placeText */.Z)(unusable.place), page_sessions_LONGEST_NAME),
                message: this.note(unusable.message),
            };
            const none = { replay: '', chain: '', scope: '', counts: [], findings: [], differences: [] };
            return { ...named, calls: 0, result: 'unusable', unusable: why, ...none };
        }
        const differences = [];
        const kept = this.kept.of(file);
        return {
            ...named,
            calls,
            ...(findings.divergence !== undefined && { divergence: findings.divergence }),
            replay: replay.state === 'skipped' ? replay.why : 'checked',
            chain: (0,inert/* inert */.tJ)((0,words/* chainWords */.tH)(file)),
            scope: scope.state === 'skipped' ? scope.why : this.safe(scope.agent),
            result: findings.total === 0 ? (0,words/* noFinding */.lT)(file) : 'findings',
            counts: kinds/* KINDS */.GW.map((kind) => findings.count(kind)),
            ...(notes !== undefined && { notes: notes.join('; ') }),
            columns: this.columns(kept),
            findings: this.findings(file, kept, differences),
            differences,
        };
    }
    columns(calls) {
        const { values } = this;
        const firsts = new Map();
        const first = calls.map(({ text, index }) => {
            const known = firsts.get(text);
            if (known === undefined)
                firsts.set(text, index);
            return index - (known ?? index);
        });
        const places = calls.flatMap(({ index, where, resultWhere }) => where === undefined && resultWhere === undefined
            ? []
            : [[index, this.safe(where ?? ''), this.safe(resultWhere ?? '')]]);
        return {
            tool: calls.map(({ tool }) => this.toolOf(tool)),
            line: calls.map(({ line }, k) => line - (calls[k - 1]?.line ?? 0)),
            answerLine: calls.map(({ line, resultLine }) => resultLine - line),
            first,
            argsBytes: calls.map(({ text, toolLength }) => this.kept.text(text).length - toolLength),
            answerBytes: calls.map(({ response }) => (response === undefined ? -1 : this.kept.text(response).length)),
            ...(values && {
                call: calls.map((call) => values.ofCall(call)),
                answer: calls.map((call) => values.ofAnswer(call)),
            }),
            ...(places.length > 0 && { places }),
        };
    }
    findings(file, calls, differences) {
        const known = new Map();
        const findings = [];
        for (const named of file.findings.named()) {
            findings.push(this.finding(named, file, this.differenceOn(named, calls, known, differences)));
        }
        return findings;
    }
    finding({ finding, fingerprint, acceptance }, file, difference) {
        const { words, values } = kinds/* RULE_OF */.jH[finding.kind].short(finding, (0,context/* contextOf */.V)(file));
        const told = [
            kinds/* KINDS */.GW.indexOf(finding.kind),
            finding.index,
            finding.line,
            this.sentences.numberOf(words.join('\0')),
            values.map((value) => {
                if (typeof value === 'number')
                    return value;
                return typeof value === 'string' ? this.safe(value) : [this.note(value.note)];
            }),
            fingerprint,
            difference,
        ];
        return acceptance === undefined ? told : [...told, this.note(acceptance.reason)];
    }
    /** @returns its number among the differences; -1 where the finding is about none */
    differenceOn({ finding }, calls, known, differences) {
        const [first, second] = [calls[finding.other], calls[finding.index]];
        if (finding.kind !== 'non-determinism' || first === undefined || second === undefined)
            return -1;
        // Another call may have had the same two answers, and is compared with its own first.
        const key = `${finding.other} ${second.response}`;
        let number = known.get(key);
        if (number === undefined) {
            const difference = this.differences.between(first, second);
            number = difference === undefined ? -1 : differences.push(difference) - 1;
            known.set(key, number);
        }
        return number;
    }
    /** The number of a tool. Most calls are of few tools. */
    toolOf(tool) {
        let number = this.known.get(tool);
        if (number === undefined) {
            number = this.tools.numberOf(this.safe(tool));
            this.known.set(tool, number);
        }
        return number;
    }
    safe(data) {
        return (0,inert/* inert */.tJ)((0,inert/* clip */.$Q)(this.redactor.text(data), page_sessions_LONGEST_NAME));
    }
    note(data) {
        return (0,inert/* inert */.tJ)((0,inert/* clip */.$Q)(this.redactor.text(data), LONGEST_NOTE));
    }
}
//# sourceMappingURL=page-sessions.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/page/page-values.js


/** A value is cut to so many characters, and all of a page's values come to no more than so many. */
const page_values_LONGEST = 4000;
const page_values_MOST_CHARACTERS = 8_000_000;
/** What a value takes beside its text. */
const EACH = 20;
/**
 * The canonical calls and answers that a page shows, each different one once.
 *
 * There is room for only so many. Those of calls with a finding come first, then the other calls, then the other
 * answers, each in the order of the report.
 */
class PageValues {
    values = [];
    /**
     * By text, the number of what is shown of it. A call and an answer are never the same text. An answer of which a scope file
     * hides a part is shown otherwise than the same of another tool.
     */
    numbers = new Map();
    kept;
    redactor;
    room = page_values_MOST_CHARACTERS;
    missing = new Set();
    constructor(files, kept, redactor) {
        this.kept = kept;
        this.redactor = redactor;
        for (const file of files) {
            const calls = kept.of(file);
            for (const { finding } of file.findings.named()) {
                for (const index of [finding.index, finding.other]) {
                    const call = calls[index];
                    if (call === undefined)
                        continue;
                    this.takeCall(call);
                    this.takeAnswer(call);
                }
            }
        }
        for (const file of files)
            for (const call of kept.of(file))
                this.takeCall(call);
        for (const file of files)
            for (const call of kept.of(file))
                this.takeAnswer(call);
    }
    /** The number of what is shown of a canonical call, -1 for nothing. */
    ofCall({ text }) {
        return this.numbers.get(text) ?? -1;
    }
    /** The number of what is shown of the answer to a call, -1 for nothing. */
    ofAnswer({ response, tool }) {
        return response === undefined ? -1 : (this.numbers.get(this.answerKey(response, tool)) ?? -1);
    }
    /** All of them, by number. */
    get all() {
        return this.values;
    }
    /** What there was no room for, in a sentence; none when there was room for all. */
    get left() {
        const { size } = this.missing;
        if (size === 0)
            return [];
        return [
            `${(0,words/* count */.U9)(size, 'value')} left out: a page has room for ${page_values_MOST_CHARACTERS / 1_000_000} million characters of them`,
        ];
    }
    takeCall({ text, tool, toolLength }) {
        this.take(text, text, (bytes) => {
            const args = this.redactor.json(bytes.subarray(toolLength), tool, 'args').toString('latin1');
            const name = this.redactor.json(bytes.subarray(0, toolLength)).toString('latin1');
            return `{"args":${args},"tool":${name}}`;
        });
    }
    takeAnswer({ response, tool }) {
        if (response === undefined)
            return;
        this.take(this.answerKey(response, tool), response, (bytes) => this.redactor.json(bytes, tool, 'response').toString('latin1'));
    }
    answerKey(response, tool) {
        return this.redactor.places(tool, 'response') === undefined ? response : `${response} ${tool}`;
    }
    take(key, text, show) {
        if (this.numbers.has(key) || this.missing.has(key))
            return;
        if (this.room <= 0) {
            this.missing.add(key);
            return;
        }
        const whole = (0,inert/* inert */.tJ)(show(this.kept.text(text)));
        const cut = whole.length - page_values_LONGEST;
        this.numbers.set(key, this.values.length);
        this.values.push(cut > 0 ? { text: (0,inert/* clip */.$Q)(whole, page_values_LONGEST), cut } : { text: whole });
        this.room -= Math.min(whole.length, page_values_LONGEST) + EACH;
    }
}
//# sourceMappingURL=page-values.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/page/report-page.js












const report_page_LONGEST_NOTE = 2000;
/**
 * The report of an audit as one HTML page. Its findings must have names.
 *
 * @param kept the calls that the audit heard
 */
function* reportPage(report, kept, showing) {
    const { redactor } = showing;
    const values = showing.values === 'hidden' ? undefined : new PageValues(report.files, kept, redactor);
    const differences = new PageDifferences(kept, showing, (0,redacted_report/* redactedPlaces */.Bu)(report));
    const sessions = new PageSessions(kept, redactor, differences, values);
    const each = (function* () {
        for (const file of report.files)
            yield sessions.session(file);
    })();
    yield* page(headOf((0,redacted_report/* redactedReport */.d7)(report, redactor), showing.values), each, () => ({
        tools: sessions.tools.texts,
        sentences: sessions.sentences.texts,
        values: values?.all ?? [],
        left: [...(values?.left ?? []), ...differences.left],
    }));
}
function headOf(report, values) {
    const told = (line) => (0,inert/* clip */.$Q)((0,inert/* inert */.tJ)(line), report_page_LONGEST_NOTE);
    const isShown = new Set((0,summary/* kindsShown */.jz)(report.files));
    return {
        result: report.result,
        exitCode: report.exitCode,
        verdict: (0,words/* verdict */.WJ)(report),
        nothing: report.nothing && told(report.nothing.message),
        kinds: kinds/* KINDS */.GW.map((kind) => ({
            kind,
            level: kinds/* RULE_OF */.jH[kind].level,
            rank: WORST_FIRST.indexOf(kind),
            count: report.counts[kind],
            isShown: isShown.has(kind),
        })),
        notes: [...(0,words/* formatsRead */.jI)(report.files), ...(0,scope_notes/* scopeLines */.wQ)(report), ...(0,baseline_notes/* baselineLines */.xo)(report)].map(told),
        notChecked: (0,words/* notChecked */.lb)(report).map(told),
        values,
    };
}
//# sourceMappingURL=report-page.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/page-parts.js
// What `report` and `draw` do their work with beyond what all commands do: the page alone is 40 kB.




//# sourceMappingURL=page-parts.js.map

/***/ }),

/***/ 601:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ DigestTable)
/* harmony export */ });
/** A digest in flat memory: 32 bytes, as words. */
const WORDS = 8;
const FIRST_ENTRIES = 16;
/**
 * Numbers digests, in the order in which they come: 0, 1, 2 and so on, the same number for the same digest.
 *
 * An open-addressing table over flat memory, 32 bytes a digest and 8 to 16 bytes of slots. A `Map` of strings takes three
 * times as much, and all of it is looked at whenever memory is cleared up.
 */
class DigestTable {
    slots = new Int32Array(2 * FIRST_ENTRIES);
    words = new Int32Array(WORDS * FIRST_ENTRIES);
    asked = new Int32Array(WORDS);
    count = 0;
    /** How many different digests there are. */
    get size() {
        return this.count;
    }
    /** The number of a digest, which it is given where it has none. @param digest SHA-256, 32 characters of one byte each */
    enter(digest) {
        const slot = this.find(digest);
        const known = this.slots[slot] - 1;
        if (known >= 0)
            return known;
        const entry = this.count++;
        if (entry * WORDS === this.words.length) {
            const words = new Int32Array(2 * this.words.length);
            words.set(this.words);
            this.words = words;
        }
        this.words.set(this.asked, entry * WORDS);
        this.slots[slot] = entry + 1;
        if (this.count * 2 > this.slots.length)
            this.grow();
        return entry;
    }
    /** The number of a digest; undefined where it has none. */
    known(digest) {
        const entry = this.slots[this.find(digest)] - 1;
        return entry < 0 ? undefined : entry;
    }
    /** The slot that holds the digest, or the empty one where it belongs. */
    find(digest) {
        const { asked, slots, words } = this;
        for (let word = 0; word < WORDS; word++)
            asked[word] = wordOf(digest, word * 4);
        const mask = slots.length - 1;
        let slot = asked[0] & mask;
        for (;;) {
            const entry = slots[slot] - 1;
            if (entry < 0)
                return slot;
            let word = 0;
            while (word < WORDS && words[entry * WORDS + word] === asked[word])
                word++;
            if (word === WORDS)
                return slot;
            slot = (slot + 1) & mask;
        }
    }
    grow() {
        const slots = new Int32Array(this.slots.length * 2);
        const mask = slots.length - 1;
        for (let entry = 0; entry < this.count; entry++) {
            let slot = this.words[entry * WORDS] & mask;
            while (slots[slot] !== 0)
                slot = (slot + 1) & mask;
            slots[slot] = entry + 1;
        }
        this.slots = slots;
    }
}
function wordOf(digest, at) {
    return (digest.charCodeAt(at) |
        (digest.charCodeAt(at + 1) << 8) |
        (digest.charCodeAt(at + 2) << 16) |
        (digest.charCodeAt(at + 3) << 24));
}
//# sourceMappingURL=digest-table.js.map

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