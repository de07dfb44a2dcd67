"use strict";
exports.id = 996;
exports.ids = [996];
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

/***/ 9996:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareTranscripts: () => (/* binding */ compareTranscripts),
  c: () => (/* binding */ readRun),
  H: () => (/* binding */ sessionsOf)
});

// EXTERNAL MODULE: ./build/commonjs/src/json/node-reader.js
var node_reader = __webpack_require__(2958);
// EXTERNAL MODULE: ./build/commonjs/src/json/pointer.js
var pointer = __webpack_require__(5535);
// EXTERNAL MODULE: ./build/commonjs/src/redaction/redacted-places.js
var redacted_places = __webpack_require__(2170);
// EXTERNAL MODULE: ./build/commonjs/src/rules/difference.js
var difference = __webpack_require__(3220);
;// CONCATENATED MODULE: ./build/commonjs/src/compare/call.js
/** More texts than memory holds, and few enough that the numbers of two fit into a double together. */
const MOST_TEXTS = 2 ** 26;
//# sourceMappingURL=call.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/compare/changed-parts.js





/** A value that is shown is cut here. */
const LONGEST_VALUE = 200;
/** Texts to look at once more, in bytes: so many to begin with, and so many for each byte of all different texts. */
const ALLOWANCE = 16 * 1024 * 1024;
const ALLOWANCE_A_BYTE = 4;
/** So many pairs of texts are remembered: the same pair comes again and again where a call is repeated. */
const MOST_KNOWN = 10_000;
const TOO_LARGE = { places: [], more: 0 };
/**
 * Says where the arguments and the answers of two calls differ.
 *
 * No more texts are held against each other than the size of all texts allows: one large answer to many calls must not
 * take the time of as many large ones.
 */
class ChangedParts {
    texts;
    identities;
    shown;
    hidden;
    /** By tool, for answers, and by the numbers of both texts. */
    known = new Map();
    remembered = 0;
    same = new Map();
    reader = new node_reader/* NodeReader */.W();
    differences = new difference/* Differences */.Z();
    allowance;
    /**
     * @param shown undefined where no value is shown
     * @param hidden places whose values are never shown, and of which so nothing is told apart
     */
    constructor(texts, identities, shown, hidden) {
        this.texts = texts;
        this.identities = identities;
        this.shown = shown;
        this.hidden = new redacted_places/* PlacesByTool */.w(hidden);
        this.allowance = ALLOWANCE + texts.bytes * ALLOWANCE_A_BYTE;
    }
    /** Where the arguments differ of two calls of one tool. */
    args(base, head) {
        return this.part(base, 'args', base.text, head.text, (number) => {
            return this.identities.argumentsOf(number === base.text ? base : head);
        });
    }
    /** Where the answers to two calls of one tool differ; undefined where they do not. */
    response(base, head) {
        if (this.identities.response(base) === this.identities.response(head))
            return undefined;
        if (base.response === undefined || head.response === undefined) {
            return { places: [], more: 0, answered: base.response === undefined ? 'head' : 'base' };
        }
        return this.part(base, 'response', base.response, head.response, (number) => {
            return this.identities.responseOf(base.tool, number);
        });
    }
    part({ tool, toolLength }, part, base, head, textOf) {
        const knownOfTool = this.known.get(part === 'args' ? undefined : tool);
        const key = base * MOST_TEXTS + head;
        const known = knownOfTool?.get(key);
        if (known !== undefined)
            return known;
        if (this.allowance < 0)
            return TOO_LARGE;
        // A text is valid until the next is asked for.
        const first = textOf(base);
        this.allowance -= first.length;
        this.differences.takeFirst(first);
        const second = textOf(head);
        this.allowance -= second.length;
        const { places, more } = this.differences.from(second, this.hidden.of(tool, part));
        const named = places.map(({ pointer, only }) => {
            return only === undefined ? { pointer } : { pointer, only: only === 'first' ? 'base' : 'head' };
        });
        const rawOf = (number) => {
            const text = this.texts.get(number);
            return part === 'args' ? text.subarray(toolLength) : text;
        };
        const valued = (shown) => {
            const withBase = this.withValues(named, 'base', shown(tool, part, rawOf(base)));
            return this.withValues(withBase, 'head', shown(tool, part, rawOf(head)));
        };
        const found = this.shown === undefined ? this.shared(named, more) : { places: valued(this.shown), more };
        this.remember(part === 'args' ? undefined : tool, key, found);
        return found;
    }
    /** One object for what differs at the same one place: there may be hundreds of thousands. */
    shared(places, more) {
        const [place, ...others] = places;
        const found = { places, more };
        if (place === undefined || others.length > 0 || more > 0)
            return found;
        const key = `${place.only ?? ''}${place.pointer}`;
        const same = this.same.get(key);
        if (same === undefined && this.same.size < MOST_KNOWN)
            this.same.set(key, found);
        return same ?? found;
    }
    remember(tool, key, found) {
        if (this.remembered === MOST_KNOWN)
            return;
        this.remembered++;
        const known = this.known.get(tool);
        if (known === undefined)
            this.known.set(tool, new Map([[key, found]]));
        else
            known.set(key, found);
    }
    withValues(places, run, text) {
        const node = this.reader.read(text);
        return places.map((place) => {
            const value = (0,pointer/* valueAt */.fK)(node, place.pointer);
            return value === undefined ? place : { ...place, [run]: cut(value.text, value.start, value.end) };
        });
    }
}
/** Canonical forms are ASCII: no character is cut in two. */
function cut(text, start, end) {
    const isLong = end - start > LONGEST_VALUE;
    return text.toString('latin1', start, isLong ? start + LONGEST_VALUE : end) + (isLong ? '\u2026' : '');
}
//# sourceMappingURL=changed-parts.js.map
// EXTERNAL MODULE: ./build/commonjs/src/compare/comparison.js
var comparison = __webpack_require__(1662);
// EXTERNAL MODULE: ./build/commonjs/src/compare/identities.js
var compare_identities = __webpack_require__(4489);
// EXTERNAL MODULE: ./build/commonjs/src/compare/aligner.js + 2 modules
var compare_aligner = __webpack_require__(6963);
;// CONCATENATED MODULE: ./build/commonjs/src/compare/staircase.js
/** Calls that wait for their equals on the other side, by key. */
class Waiting {
    count = 0;
    calls = new Map();
    add(key, call) {
        const queue = this.calls.get(key);
        if (queue === undefined)
            this.calls.set(key, { calls: [call], next: 0 });
        else
            queue.calls.push(call);
        this.count++;
    }
    take(key) {
        const queue = this.calls.get(key);
        const call = queue?.calls[queue.next];
        if (queue === undefined || call === undefined)
            return undefined;
        queue.next++;
        this.count--;
        return call;
    }
}
/**
 * Whether two runs of calls are equal when the calls of each batch are put in some order, and which calls are then the
 * same.
 *
 * Batches of the two overlap like steps of two stairs. The shorter of two that overlap has to be within the longer one, and
 * what is left of that has to be within the next: so there is never a choice, and one pass decides. In linear time.
 *
 * @param one as many calls as the other
 * @returns pairs of calls; undefined where they are not equal
 */
function staircase(one, other) {
    const pairs = [];
    const left = { steps: one, next: one.first, taken: 0 };
    const right = { steps: other, next: other.first, taken: 0 };
    let waiting = new Waiting();
    for (;;) {
        const side = left.taken <= right.taken ? left : right;
        const { keys, batches, end } = side.steps;
        if (side.next === end)
            return waiting.count === 0 ? pairs : undefined;
        const from = batches[side.next++];
        const to = batches[side.next];
        const most = Math.min(waiting.count, to - from);
        const alone = [];
        for (let call = from; call < to; call++) {
            const equal = waiting.take(keys(call));
            if (equal === undefined)
                alone.push(call);
            else
                pairs.push(side === left ? [call, equal] : [equal, call]);
        }
        if (to - from - alone.length < most)
            return undefined;
        side.taken += to - from;
        if (alone.length === 0)
            continue;
        waiting = new Waiting();
        for (const call of alone)
            waiting.add(keys(call), call);
    }
}
//# sourceMappingURL=staircase.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/compare/ends.js

/**
 * Matches what two runs begin with and what they end with, the calls of a batch being free to change places.
 *
 * @param partners by call of the left run, its partner
 * @param whole asked for calls in batches of several only
 * @returns the batches of each run in between
 */
function matchEnds(left, right, partners, whole) {
    const one = { first: 0, end: left.batches.length - 1 };
    const other = { first: 0, end: right.batches.length - 1 };
    for (const direction of ['forward', 'backward']) {
        for (;;) {
            const parts = sameLength(left.batches, one, right.batches, other, direction);
            if (parts === undefined || !matchParts(left, parts.left, right, parts.right, partners, whole))
                break;
            if (direction === 'forward')
                [one.first, other.first] = [parts.left.end, parts.right.end];
            else
                [one.end, other.end] = [parts.left.first, parts.right.first];
        }
    }
    return { left: one, right: other };
}
/** The fewest batches of each run at an end that have as many calls as those of the other. */
function sameLength(left, one, right, other, direction) {
    const [from, to] = [{ ...one }, { ...other }];
    const isForward = direction === 'forward';
    if (isForward)
        [from.end, to.end] = [from.first, to.first];
    else
        [from.first, to.first] = [from.end, to.end];
    const isAll = (part, whole) => isForward ? part.end === whole.end : part.first === whole.first;
    const more = (part) => {
        if (isForward)
            part.end++;
        else
            part.first--;
    };
    do {
        const [length, otherLength] = [lengthOf(left, from), lengthOf(right, to)];
        if (length <= otherLength) {
            if (isAll(from, one))
                return undefined;
            more(from);
        }
        else {
            if (isAll(to, other))
                return undefined;
            more(to);
        }
    } while (lengthOf(left, from) !== lengthOf(right, to));
    return { left: from, right: to };
}
function lengthOf(batches, { first, end }) {
    return batches[end] - batches[first];
}
function matchParts(left, one, right, other, partners, whole) {
    const [from, to] = [left.batches[one.first], right.batches[other.first]];
    if (lengthOf(left.batches, one) === 1) {
        if (left.ids[from] !== right.ids[to])
            return false;
        partners[from] = to;
        return true;
    }
    const pairsBy = (keys) => staircase(stepsOf(left, one, (call) => keys('left', call)), stepsOf(right, other, (call) => keys('right', call)));
    const pairs = pairsBy(whole) ?? pairsBy((side, call) => (side === 'left' ? left : right).ids[call]);
    for (const [call, partner] of pairs ?? [])
        partners[call] = partner;
    return pairs !== undefined;
}
function stepsOf({ batches }, { first, end }, keys) {
    return { keys, batches, first, end };
}
//# sourceMappingURL=ends.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/compare/strays.js
/**
 * Matches calls that an alignment left alone only because the order within their batch was another one.
 *
 * A call of a batch may stand anywhere in it. So it may be matched with any call of the other run that stands between the
 * partners of what is before its batch and of what is behind. In linear time but for looking that up.
 *
 * @param left the run whose batches are looked at
 * @param partners by rank of the left run that of the right one, -1 where there is none
 * @param others the same the other way round
 */
function matchStrays(left, right, partners, others) {
    const { batches, keys } = left;
    if (batches.length - 1 === keys.length)
        return;
    const alone = ranksByKey(right, others);
    const behind = smallestBehind(batches, partners, right.keys.length);
    let before = -1;
    for (let batch = 0; batch + 1 < batches.length; batch++) {
        const from = batches[batch];
        const to = batches[batch + 1];
        for (let rank = from; to - from > 1 && rank < to; rank++) {
            if (partners[rank] !== -1)
                continue;
            const queue = alone.get(keys[rank]);
            // What stands before everything to come is of no use to any later batch.
            while (queue !== undefined && (queue.ranks[queue.next] ?? Number.POSITIVE_INFINITY) <= before)
                queue.next++;
            const partner = queue?.ranks[queue.next];
            if (queue === undefined || partner === undefined || partner >= behind[batch])
                continue;
            queue.next++;
            partners[rank] = partner;
            others[partner] = rank;
        }
        for (let rank = from; rank < to; rank++)
            before = Math.max(before, partners[rank]);
    }
}
function ranksByKey({ keys }, partners) {
    const alone = new Map();
    for (const [rank, key] of keys.entries()) {
        if (partners[rank] !== -1)
            continue;
        const queue = alone.get(key);
        if (queue === undefined)
            alone.set(key, { ranks: [rank], next: 0 });
        else
            queue.ranks.push(rank);
    }
    return alone;
}
/** By batch, the smallest partner that a call behind it has. */
function smallestBehind(batches, partners, none) {
    const behind = new Int32Array(batches.length);
    let smallest = none;
    for (let batch = batches.length - 2; batch >= 0; batch--) {
        behind[batch] = smallest;
        for (let rank = batches[batch]; rank < batches[batch + 1]; rank++) {
            const partner = partners[rank];
            if (partner !== -1)
                smallest = Math.min(smallest, partner);
        }
    }
    return behind;
}
//# sourceMappingURL=strays.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/compare/matching.js




/**
 * Says which calls of two runs belong together: identical ones first, and between them calls of the same tool. In time and
 * memory that are linear in the number of calls.
 *
 * @returns by call of the left run that of the right one, -1 where there is none. They grow, but for calls of one batch
 */
function match(left, right, numbers, identities) {
    const partners = new Int32Array(left.calls.length).fill(-1);
    const answers = (side, call) => answerOf(side === 'left' ? left : right, call, identities);
    const middle = matchEnds(left, right, partners, (side, call) => {
        return (side === 'left' ? left : right).ids[call] * MOST_TEXTS + answers(side, call);
    });
    const [one, other] = [partOf(left, middle.left), partOf(right, middle.right)];
    if (one.calls.length > 0 && other.calls.length > 0)
        matchMiddle(left, one, right, other, partners, numbers);
    matchAnswers(left, right, partners, answers);
    return partners;
}
function answerOf({ calls }, call, identities) {
    const compared = calls[call];
    return compared === undefined ? 0 : identities.response(compared) + 1;
}
/** Calls of a batch have no order, and are aligned in that of their tools and of what they are. */
function partOf({ batches, tools, ids }, { first, end }) {
    const from = batches[first];
    const calls = new Int32Array(batches[end] - from);
    for (let rank = 0; rank < calls.length; rank++)
        calls[rank] = from + rank;
    for (let batch = first; batch < end; batch++) {
        const [start, next] = [batches[batch] - from, batches[batch + 1] - from];
        if (next - start === 1)
            continue;
        calls.subarray(start, next).sort((a, b) => {
            return tools[a] - tools[b] || ids[a] - ids[b] || a - b;
        });
    }
    return { calls, batches: batches.slice(first, end + 1).map((start) => start - from) };
}
function matchMiddle(left, one, right, other, partners, numbers) {
    const ranked = (by) => [
        { keys: one.calls.map((call) => left[by][call]), batches: one.batches },
        { keys: other.calls.map((call) => right[by][call]), batches: other.batches },
    ];
    const [from, to] = ranked('ids');
    const ranks = new compare_aligner/* Aligner */.bN(numbers.ids).align(from.keys, to.keys);
    const others = inverse(ranks, to.keys.length);
    const aligned = ranks.slice();
    matchStrays(from, to, ranks, others);
    matchStrays(to, from, others, ranks);
    const [fromTools, toTools] = ranked('tools');
    matchTools(fromTools.keys, toTools.keys, aligned, ranks, others, numbers.tools);
    matchStrays(fromTools, toTools, ranks, others);
    matchStrays(toTools, fromTools, others, ranks);
    for (const [rank, partner] of ranks.entries()) {
        if (partner !== -1)
            partners[one.calls[rank]] = other.calls[partner];
    }
}
/** Aligns what is alone on both sides between two calls that are aligned, by tool. */
function matchTools(left, right, aligned, ranks, others, tools) {
    const aligner = new compare_aligner/* Aligner */.bN(tools);
    let from = 0;
    let otherFrom = 0;
    for (let rank = 0; rank <= aligned.length; rank++) {
        const partner = rank === aligned.length ? right.length : aligned[rank];
        if (partner === -1)
            continue;
        const one = alone(ranks, from, rank);
        const other = alone(others, otherFrom, partner);
        [from, otherFrom] = [rank + 1, partner + 1];
        if (one.length === 0 || other.length === 0)
            continue;
        const found = aligner.align((0,compare_aligner/* numbersAt */.uC)(left, one), (0,compare_aligner/* numbersAt */.uC)(right, other));
        for (const [k, at] of found.entries()) {
            if (at === -1)
                continue;
            ranks[one[k]] = other[at];
            others[other[at]] = one[k];
        }
    }
}
function alone(partners, from, to) {
    const ranks = new Int32Array(to - from);
    let length = 0;
    for (let rank = from; rank < to; rank++)
        if (partners[rank] === -1)
            ranks[length++] = rank;
    return ranks.subarray(0, length);
}
/** Of identical calls of one batch those belong together that got the same answer. */
function matchAnswers(left, right, partners, answers) {
    const others = inverse(partners, right.calls.length);
    swapInBatches(left, right, partners, others, (call) => answers('left', call), (call) => answers('right', call));
    swapInBatches(right, left, others, partners, (call) => answers('right', call), (call) => answers('left', call));
}
function swapInBatches(left, right, partners, others, answer, otherAnswer) {
    const { batches, ids } = left;
    for (let batch = 0; batch + 1 < batches.length; batch++) {
        const [from, to] = [batches[batch], batches[batch + 1]];
        if (to - from === 1)
            continue;
        const identical = new Map();
        for (let call = from; call < to; call++) {
            const id = ids[call];
            if (partners[call] === -1 || right.ids[partners[call]] !== id)
                continue;
            const calls = identical.get(id);
            if (calls === undefined)
                identical.set(id, [call]);
            else
                calls.push(call);
        }
        for (const calls of identical.values()) {
            if (calls.length > 1)
                pairAnswers(calls, partners, others, answer, otherAnswer);
        }
    }
}
function pairAnswers(calls, partners, others, answer, otherAnswer) {
    const free = calls.map((call) => partners[call]).sort((a, b) => a - b);
    const byAnswer = new Map();
    for (const partner of free.toReversed()) {
        const key = otherAnswer(partner);
        const same = byAnswer.get(key);
        if (same === undefined)
            byAnswer.set(key, [partner]);
        else
            same.push(partner);
    }
    const taken = new Set();
    const pair = (call, partner) => {
        partners[call] = partner;
        others[partner] = call;
        taken.add(partner);
    };
    const rest = calls.filter((call) => {
        const partner = byAnswer.get(answer(call))?.pop();
        if (partner !== undefined)
            pair(call, partner);
        return partner === undefined;
    });
    const left = free.filter((partner) => !taken.has(partner));
    for (const [k, call] of rest.entries())
        pair(call, left[k]);
}
/** The partners the other way round. @param length how many calls the other run has */
function inverse(partners, length) {
    const others = new Int32Array(length).fill(-1);
    for (const [at, partner] of partners.entries())
        if (partner !== -1)
            others[partner] = at;
    return others;
}
//# sourceMappingURL=matching.js.map
// EXTERNAL MODULE: ./build/commonjs/src/compare/sequence.js
var sequence = __webpack_require__(1794);
;// CONCATENATED MODULE: ./build/commonjs/src/compare/sessions.js
/**
 * Says which sessions of two runs belong together: those of one name, where each run has it once, and of the others the first
 * with the first and so on. Sessions without a call are passed over where their counterpart would be one too.
 *
 * @returns in the order of the base, then what only the head has
 */
function matchSessions(base, head) {
    const [ours, theirs] = [uniqueNames(base), uniqueNames(head)];
    const isNamed = ({ name }) => name !== undefined && ours.has(name) && theirs.has(name);
    // An empty session has no order to speak of, and must not take the place of one that has calls.
    const rest = head.filter((session) => !isNamed(session) && session.calls.length > 0);
    let next = 0;
    const pairs = [];
    for (const session of base) {
        if (isNamed(session)) {
            const other = theirs.get(session.name);
            if (session.calls.length + other.calls.length > 0)
                pairs.push({ base: session, head: other });
        }
        else if (session.calls.length > 0) {
            const other = rest[next++];
            pairs.push(other === undefined ? { base: session } : { base: session, head: other });
        }
    }
    return [...pairs, ...rest.slice(next).map((session) => ({ head: session }))];
}
function uniqueNames(run) {
    const sessions = new Map();
    const twice = new Set();
    for (const session of run) {
        if (session.name === undefined)
            continue;
        if (sessions.has(session.name))
            twice.add(session.name);
        sessions.set(session.name, session);
    }
    for (const name of twice)
        sessions.delete(name);
    return sessions;
}
//# sourceMappingURL=sessions.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/compare/steps.js
/** So many equal calls are told before and behind a change. */
const CONTEXT = 2;
/**
 * Tells an alignment step by step.
 *
 * @param partners by call of the base that of the head, -1 where there is none
 */
function tellSteps(base, head, partners, identities, parts) {
    const teller = new Teller(identities, parts);
    const isMatched = new Uint8Array(head.length);
    for (const partner of partners)
        if (partner !== -1)
            isMatched[partner] = 1;
    let next = 0;
    const addUpTo = (end) => {
        for (; next < end; next++)
            if (isMatched[next] === 0)
                teller.added(head[next]);
    };
    for (const [at, call] of base.entries()) {
        const partner = partners[at];
        if (partner === -1) {
            teller.removed(call);
            continue;
        }
        addUpTo(partner);
        teller.pair(call, head[partner]);
    }
    addUpTo(head.length);
    return teller.end();
}
class Teller {
    identities;
    parts;
    steps = [];
    first;
    /** The last equal calls that no step tells yet, and how many there are before them. */
    waiting = [];
    folded = 0;
    /** How many equal calls are still to be told behind a change. */
    owed = 0;
    equal = 0;
    normalized = { calls: 0, fields: 0 };
    numbers = { removed: 0, added: 0, arguments: 0, response: 0 };
    constructor(identities, parts) {
        this.identities = identities;
        this.parts = parts;
    }
    removed(call) {
        this.numbers.removed++;
        this.change({ type: 'removed', tool: call.tool, base: spotOf(call) });
    }
    added(call) {
        this.numbers.added++;
        this.change({ type: 'added', tool: call.tool, head: spotOf(call) });
    }
    pair(base, head) {
        const { identities, parts } = this;
        const isSameCall = identities.call(base) === identities.call(head);
        if (isSameCall && identities.response(base) === identities.response(head)) {
            const fields = identities.fieldsBetween(base, head);
            this.equal++;
            this.normalized.fields += fields;
            if (fields > 0)
                this.normalized.calls++;
            this.same(base, head);
            return;
        }
        const kind = isSameCall ? 'response' : 'arguments';
        this.numbers[kind]++;
        const response = parts.response(base, head);
        this.change({
            type: 'changed',
            kind,
            tool: head.tool,
            base: spotOf(base),
            head: spotOf(head),
            ...(isSameCall ? {} : { args: parts.args(base, head) }),
            ...(response === undefined ? {} : { response }),
        });
    }
    end() {
        const { equal, normalized, numbers, steps, first } = this;
        this.fold(this.folded + this.waiting.length);
        const structure = numbers.removed + numbers.added;
        const { removed, added } = numbers;
        const counts = {
            equal,
            normalized,
            removed,
            added,
            structure,
            arguments: numbers.arguments,
            response: numbers.response,
        };
        return { counts, steps, first };
    }
    same(base, head) {
        if (this.owed === 0 && this.waiting.length === CONTEXT) {
            this.waiting.shift();
            this.folded++;
        }
        if (this.owed === 0)
            this.waiting.push({ base, head });
        else {
            this.owed--;
            this.steps.push(equalStep(base, head));
        }
    }
    change(change) {
        this.first ??= change;
        this.fold(this.folded);
        for (const { base, head } of this.waiting)
            this.steps.push(equalStep(base, head));
        this.steps.push(change);
        this.folded = 0;
        this.waiting.length = 0;
        this.owed = CONTEXT;
    }
    fold(calls) {
        if (calls > 0)
            this.steps.push({ type: 'folded', calls });
    }
}
function equalStep(base, head) {
    return { type: 'equal', tool: head.tool, base: spotOf(base), head: spotOf(head) };
}
function spotOf({ index, line, where }) {
    return where === undefined ? { index, line } : { index, line, where };
}
//# sourceMappingURL=steps.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/compare/compare.js







/**
 * Compares two runs session by session. Time and memory are linear in the number of their calls.
 *
 * To compare them the other way round gives the same with the sides changed: the calls that are added are those that were
 * removed.
 */
function compareRuns(base, head, settings) {
    const identities = new compare_identities/* Identities */.b(settings.texts, settings.normalizer);
    const parts = new ChangedParts(settings.texts, identities, settings.shown, settings.hidden);
    const numbering = new sequence/* Numbering */.U(identities);
    const sessions = matchSessions(base, head).map(({ base: one, head: other }) => {
        // The calls of a session that one run alone has are told as any others are that it alone has.
        const [calls, others] = [one?.calls ?? [], other?.calls ?? []];
        const partners = alignment(calls, others, identities, numbering, settings.texts);
        const { counts, steps, first } = tellSteps(calls, others, partners, identities, parts);
        return {
            ...namesOf(one, other),
            state: one === undefined ? 'added' : other === undefined ? 'removed' : 'both',
            calls: { base: calls.length, head: others.length },
            counts,
            ...(first && { first }),
            steps,
        };
    });
    const sum = (run) => run.reduce((total, { calls }) => total + calls.length, 0);
    return { sessions, calls: { base: sum(base), head: sum(head) }, counts: (0,comparison/* sumOf */.XN)(sessions.map(({ counts }) => counts)) };
}
function namesOf(base, head) {
    if (base !== undefined && head !== undefined && base.name !== head.name) {
        return { names: { base: base.name, head: head.name } };
    }
    const name = (base ?? head)?.name;
    return name === undefined ? {} : { name };
}
/** By call of the base that of the head. Which of the two is aligned to which does not depend on which is the base. */
function alignment(base, head, identities, numbering, texts) {
    const isBaseFirst = order(base, head, identities, texts) <= 0;
    numbering.begin();
    const one = numbering.sequenceOf(isBaseFirst ? base : head);
    const other = numbering.sequenceOf(isBaseFirst ? head : base);
    const partners = match(one, other, numbering.size, identities);
    return isBaseFirst ? partners : inverse(partners, base.length);
}
/** Orders two runs by what they hold: 0 only where it makes no difference which is which. */
function order(one, other, identities, texts) {
    if (one.length !== other.length)
        return one.length - other.length;
    const parting = one.findIndex((call, at) => identities.call(call) !== identities.call(other[at]));
    if (parting !== -1)
        return identities.orderCalls(one[parting], other[parting]);
    const answered = one.findIndex(({ response }, at) => response !== other[at]?.response);
    if (answered !== -1) {
        const bytes = (response) => response === undefined ? Buffer.alloc(0) : Buffer.from(texts.get(response));
        return Buffer.compare(bytes(one[answered]?.response), bytes(other[answered]?.response));
    }
    return Buffer.compare(Buffer.from((0,sequence/* batchesOf */.c)(one).buffer), Buffer.from((0,sequence/* batchesOf */.c)(other).buffer));
}
//# sourceMappingURL=compare.js.map
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/scope/knowledge.js
var scope_knowledge = __webpack_require__(2832);
// EXTERNAL MODULE: ./build/commonjs/src/audit/call-log.js
var call_log = __webpack_require__(3464);
// EXTERNAL MODULE: ./build/commonjs/src/audit/texts.js
var audit_texts = __webpack_require__(3735);
// EXTERNAL MODULE: ./build/commonjs/src/audit/transcript.js + 7 modules
var transcript = __webpack_require__(4892);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/compare.js






/**
 * Compares two transcripts of any formats, sealed or not. Whether a seal is intact is not looked at. A transcript that
 * cannot be judged is a result, and so is that neither has a call.
 */
async function compareTranscripts(base, head, settings) {
    const names = { base: base.name, head: head.name };
    const texts = new audit_texts/* Texts */.N();
    let one;
    let other;
    try {
        one = await readRun(base, settings, texts);
        other = await readRun(head, settings, texts);
        const knowledge = (0,scope_knowledge/* knowledgeOf */.a)(settings.scopes);
        const comparison = compareRuns(sessionsOf(one), sessionsOf(other), {
            texts,
            normalizer: knowledge?.normalizer,
            hidden: knowledge?.redact ?? [],
            shown: settings.shown,
        });
        if (comparison.calls.base + comparison.calls.head === 0)
            throw nothingToCompare();
        return { compared: { state: 'compared', ...names, comparison }, base: one.audit, head: other.audit };
    }
    catch (error) {
        if (!(error instanceof src_error/* ToolReplayError */.K))
            throw error;
        const side = one === undefined ? 'base' : other === undefined ? 'head' : undefined;
        return { compared: { state: 'unusable', ...names, side, error }, base: one?.audit, head: other?.audit };
    }
    finally {
        texts.close();
    }
}
/** Reads a transcript to compare it. @param texts those of all runs that are to be compared */
async function readRun(source, settings, texts) {
    const log = new call_log/* CallLog */.z(texts);
    const { format, strictness } = settings;
    try {
        const audit = await (0,transcript/* auditTranscript */.K$)(source, {
            format,
            strictness,
            accepted: 'either',
            checks: new Set(),
            mutators: [],
            scopes: [],
            listenTo: (session) => log.listenTo(session),
        });
        return { audit, log };
    }
    catch (error) {
        if (!(error instanceof src_error/* ToolReplayError */.K) || error.place.file !== undefined)
            throw error;
        throw error.at({ file: source.name });
    }
}
/** The sessions of a run, each with its calls. */
function sessionsOf({ audit, log }) {
    return audit.sessions.map(({ name }) => ({ name, calls: log.of(name) }));
}
function nothingToCompare() {
    return new src_error/* ToolReplayError */.K('nothing-checked', {
        found: 'not one call in either',
        expected: 'at least one recorded call',
        advice: 'a comparison of nothing is no pass',
    });
}
//# sourceMappingURL=compare.js.map

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

/***/ 6963:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bN: () => (/* binding */ Aligner),
  uC: () => (/* binding */ numbersAt)
});

// UNUSED EXPORTS: MOST_EDITS

;// CONCATENATED MODULE: ./build/commonjs/src/compare/anchors.js
/**
 * The longest run of anchors that stand in the same order on both sides: of values that each have a place, the longest
 * increasing subsequence. In O(n log n).
 *
 * @param places by anchor, in the order of the one side, its place on the other; all are different
 * @returns which anchors those are, in order
 */
function increasing(places) {
    /** By length, the anchor with the smallest place that a run of that length can end with. */
    const ends = [];
    const before = new Int32Array(places.length);
    for (const [anchor, place] of places.entries()) {
        let low = 0;
        let high = ends.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (places[ends[middle]] < place)
                low = middle + 1;
            else
                high = middle;
        }
        before[anchor] = low === 0 ? -1 : ends[low - 1];
        ends[low] = anchor;
    }
    const run = [];
    for (let anchor = ends.at(-1) ?? -1; anchor >= 0; anchor = before[anchor])
        run.push(anchor);
    return run.reverse();
}
//# sourceMappingURL=anchors.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/compare/shortest-edit.js
/**
 * The shortest edit from one sequence to another, as Eugene W. Myers found it: "An O(ND) Difference Algorithm and Its
 * Variations", Algorithmica 1 (1986), the greedy forward search.
 *
 * It is bounded. A search that would take more than so many edits ends at the furthest point that so many reach, of
 * several the one that leaves the same on both sides. One search takes at most `mostEdits` times the length of both, and memory
 * for the square of `mostEdits`.
 */
class ShortestEdit {
    /** By number of edits, the furthest places on the left side by diagonal; -1 where none is reached. */
    rows;
    left = new Int32Array();
    right = new Int32Array();
    /** @param mostEdits of any search */
    constructor(mostEdits) {
        this.rows = new Int32Array(rowStart(mostEdits + 1));
    }
    /**
     * @param most so many edits at most; no more than this was made for
     * @param match hears each pair of places that the edit leaves as they are, the last first
     * @returns undefined, and not a match, where it takes more and `whole` is asked for
     */
    search(left, right, want, most, match) {
        this.left = left;
        this.right = right;
        const last = left.length - right.length;
        for (let edits = 0; edits <= most; edits++) {
            for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
                const place = this.furthest(edits, diagonal);
                this.rows[rowStart(edits) + (diagonal + edits) / 2] = place;
                if (diagonal !== last || place !== left.length)
                    continue;
                this.goBack(edits, diagonal, match);
                return { left: left.length, right: right.length };
            }
        }
        if (want === 'whole')
            return undefined;
        const diagonal = this.best(most);
        const place = this.at(most, diagonal);
        this.goBack(most, diagonal, match);
        return { left: place, right: place - diagonal };
    }
    furthest(edits, diagonal) {
        let place = this.start(edits, diagonal);
        if (place < 0)
            return place;
        const { left, right } = this;
        while (place < left.length && place - diagonal < right.length && left[place] === right[place - diagonal])
            place++;
        return place;
    }
    /** Where a diagonal is come upon: from the one below it by leaving out, from the one above by putting in. */
    start(edits, diagonal) {
        if (edits === 0)
            return 0;
        const below = this.at(edits - 1, diagonal - 1);
        const above = this.at(edits - 1, diagonal + 1);
        const leftOut = below >= 0 && below < this.left.length ? below + 1 : -1;
        const putIn = above >= 0 && above - diagonal <= this.right.length ? above : -1;
        return Math.max(leftOut, putIn);
    }
    at(edits, diagonal) {
        if (diagonal < -edits || diagonal > edits)
            return -1;
        return this.rows[rowStart(edits) + (diagonal + edits) / 2];
    }
    best(edits) {
        let best = -edits;
        let most = -1;
        for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
            const place = this.at(edits, diagonal);
            const length = place < 0 ? -1 : 2 * place - diagonal;
            const isNearer = length === most && Math.abs(diagonal) < Math.abs(best);
            if (length > most || isNearer)
                [best, most] = [diagonal, length];
        }
        return best;
    }
    goBack(edits, diagonal, match) {
        let along = diagonal;
        for (let left = edits; left >= 0; left--) {
            const start = this.start(left, along);
            for (let place = this.at(left, along) - 1; place >= start; place--)
                match(place, place - along);
            const above = this.at(left - 1, along + 1);
            along += above >= 0 && above === start && above - along <= this.right.length ? 1 : -1;
        }
    }
}
/** Each row has a place for one diagonal more than the one before it. */
function rowStart(edits) {
    return (edits * (edits + 1)) / 2;
}
//# sourceMappingURL=shortest-edit.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/compare/aligner.js


/** Two sequences that take no more edits than this are aligned by the shortest edit there is. */
const MOST_EDITS = 64;
/** A search in a gap without an anchor ends here, takes what it has, and starts anew behind it. */
const MOST_EDITS_A_SEARCH = 192;
/** Between anchors new ones are looked for so often. */
const MOST_DEPTH = 12;
/**
 * Aligns sequences of small numbers, in time and memory that are linear in their length whatever they hold.
 *
 * What both begin and end with is taken first. Where at most {@link MOST_EDITS} numbers are on one side only, the shortest
 * edit decides, which leaves as many as can be. Otherwise the numbers that are there once on each side are anchors: the
 * longest run of them that is in order holds, and what stands between is a gap to be aligned in the same way. A gap without
 * an anchor is searched for the shortest edit piece by piece: none of 192 edits is waited for, the furthest point that is
 * reached by then is where the next piece begins.
 */
class Aligner {
    leftCount;
    rightCount;
    rightPlace;
    edit = new ShortestEdit(MOST_EDITS_A_SEARCH);
    /** @param numbers all that are aligned are below it */
    constructor(numbers) {
        this.leftCount = new Int32Array(numbers);
        this.rightCount = new Int32Array(numbers);
        this.rightPlace = new Int32Array(numbers);
    }
    /** @returns by place on the left the place on the right, growing; -1 where there is none */
    align(left, right) {
        const partners = new Int32Array(left.length).fill(-1);
        const gaps = [{ left: 0, leftEnd: left.length, right: 0, rightEnd: right.length, depth: 0 }];
        for (let gap = gaps.pop(); gap !== undefined; gap = gaps.pop())
            this.alignGap(left, right, gap, partners, gaps);
        return partners;
    }
    alignGap(left, right, whole, partners, gaps) {
        const gap = trimmed(left, right, whole, partners);
        if (gap.left === gap.leftEnd || gap.right === gap.rightEnd)
            return;
        this.count(left, right, gap, 1);
        const one = placesOf(left, gap.left, gap.leftEnd, this.rightCount);
        const other = placesOf(right, gap.right, gap.rightEnd, this.leftCount);
        const anchors = gap.depth < MOST_DEPTH ? this.anchors(left, one) : [];
        this.count(left, right, gap, -1);
        const isShort = gap.depth === 0 && this.search(left, right, one, other, partners, 'whole');
        if (isShort)
            return;
        if (anchors.length === 0)
            this.search(left, right, one, other, partners, 'furthest');
        else
            between(gap, anchors, partners, gaps);
    }
    count(left, right, gap, by) {
        const { leftCount, rightCount, rightPlace } = this;
        for (let at = gap.left; at < gap.leftEnd; at++) {
            const number = left[at];
            leftCount[number] = leftCount[number] + by;
        }
        for (let at = gap.right; at < gap.rightEnd; at++) {
            const number = right[at];
            rightCount[number] = rightCount[number] + by;
            rightPlace[number] = at;
        }
    }
    /** Pairs of places whose number is nowhere else in the gap. */
    anchors(left, places) {
        const single = [];
        for (const at of places) {
            const number = left[at];
            if (this.leftCount[number] === 1 && this.rightCount[number] === 1)
                single.push(at);
        }
        const others = single.map((at) => this.rightPlace[left[at]]);
        return increasing(others).map((k) => ({ left: single[k], right: others[k] }));
    }
    /** @returns whether it came to the end */
    search(left, right, one, other, partners, want) {
        let [from, to] = [one, other];
        let [numbers, others] = [numbersAt(left, one), numbersAt(right, other)];
        while (from.length > 0 && to.length > 0) {
            const [places, otherPlaces] = [from, to];
            const most = want === 'whole' ? MOST_EDITS : MOST_EDITS_A_SEARCH;
            const reached = this.edit.search(numbers, others, want, most, (i, j) => {
                partners[places[i]] = otherPlaces[j];
            });
            if (reached === undefined)
                return false;
            [from, to] = [from.subarray(reached.left), to.subarray(reached.right)];
            [numbers, others] = [numbers.subarray(reached.left), others.subarray(reached.right)];
        }
        return true;
    }
}
function trimmed(left, right, gap, partners) {
    let { left: from, leftEnd: to, right: otherFrom, rightEnd: otherTo } = gap;
    while (from < to && otherFrom < otherTo && left[from] === right[otherFrom])
        partners[from++] = otherFrom++;
    while (from < to && otherFrom < otherTo && left[to - 1] === right[otherTo - 1])
        partners[--to] = --otherTo;
    return { left: from, leftEnd: to, right: otherFrom, rightEnd: otherTo, depth: gap.depth };
}
/** The places whose number the other side has too: what it has not is in no alignment. */
function placesOf(side, from, to, others) {
    const places = new Int32Array(to - from);
    let length = 0;
    for (let at = from; at < to; at++)
        if (others[side[at]] > 0)
            places[length++] = at;
    return places.subarray(0, length);
}
/** The numbers at some places. */
function numbersAt(side, places) {
    const numbers = new Int32Array(places.length);
    for (let k = 0; k < places.length; k++)
        numbers[k] = side[places[k]];
    return numbers;
}
function between(gap, anchors, partners, gaps) {
    let { left, right } = gap;
    for (const anchor of anchors) {
        partners[anchor.left] = anchor.right;
        gaps.push({ left, leftEnd: anchor.left, right, rightEnd: anchor.right, depth: gap.depth + 1 });
        left = anchor.left + 1;
        right = anchor.right + 1;
    }
    gaps.push({ left, leftEnd: gap.leftEnd, right, rightEnd: gap.rightEnd, depth: gap.depth + 1 });
}
//# sourceMappingURL=aligner.js.map

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

/***/ 4489:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ Identities)
/* harmony export */ });
/* harmony import */ var _json_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1320);
/* harmony import */ var _json_digest_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(601);


/**
 * Says of calls and answers which are the same, once what is volatile in them is left out.
 *
 * Each different text is looked at once, and not at all where nothing is volatile: then its number says what it is.
 */
class Identities {
    texts;
    normalizer;
    calls = new Map();
    responsesOfTool = new Map();
    ids = new _json_digest_table_js__WEBPACK_IMPORTED_MODULE_1__/* .DigestTable */ .H();
    constructor(texts, normalizer) {
        this.texts = texts;
        this.normalizer = normalizer;
    }
    /** The same number for the same tool with the same arguments. */
    call(call) {
        return this.normalizer === undefined ? call.text : this.callIdentity(call, this.normalizer).id;
    }
    /** The same number for the same answer to a call of a tool; -1 where nothing answered it. */
    response({ tool, response }) {
        if (response === undefined)
            return -1;
        return this.normalizer === undefined ? response : this.responseIdentity(tool, response, this.normalizer).id;
    }
    /** How many volatile parts had to be left out for two calls of one tool, and the answers to them, to be the same. */
    fieldsBetween(one, other) {
        const { normalizer } = this;
        if (normalizer === undefined)
            return 0;
        const inCall = (call) => this.callIdentity(call, normalizer).fields;
        const inAnswer = ({ tool, response }) => response === undefined ? 0 : this.responseIdentity(tool, response, normalizer).fields;
        const calls = one.text === other.text ? 0 : Math.max(inCall(one), inCall(other));
        return calls + (one.response === other.response ? 0 : Math.max(inAnswer(one), inAnswer(other)));
    }
    /** Orders two calls that are not the same, whichever of them was seen first. */
    orderCalls(one, other) {
        const bytes = (call) => {
            const tool = Buffer.from(this.texts.get(call.text).subarray(0, call.toolLength));
            return Buffer.concat([tool, this.argumentsOf(call)]);
        };
        return Buffer.compare(bytes(one), bytes(other));
    }
    /** The arguments of a call without what is volatile; valid until the next call. */
    argumentsOf(call) {
        const args = this.texts.get(call.text).subarray(call.toolLength);
        return this.normalizer?.normalizeArguments(call.tool, args).response ?? args;
    }
    /** An answer without what is volatile; valid until the next call. */
    responseOf(tool, response) {
        const text = this.texts.get(response);
        return this.normalizer?.normalize(tool, text).response ?? text;
    }
    callIdentity({ tool, text, toolLength }, normalizer) {
        let identity = this.calls.get(text);
        if (identity === undefined) {
            const bytes = this.texts.get(text);
            const { response, fields } = normalizer.normalizeArguments(tool, bytes.subarray(toolLength));
            const left = fields === 0 ? bytes : Buffer.concat([bytes.subarray(0, toolLength), response]);
            identity = this.identity({ response: left, fields });
            this.calls.set(text, identity);
        }
        return identity;
    }
    responseIdentity(tool, response, normalizer) {
        let known = this.responsesOfTool.get(tool);
        if (known === undefined) {
            known = new Map();
            this.responsesOfTool.set(tool, known);
        }
        let identity = known.get(response);
        if (identity === undefined) {
            identity = this.identity(normalizer.normalize(tool, this.texts.get(response)));
            known.set(response, identity);
        }
        return identity;
    }
    identity({ response, fields }) {
        return { id: this.ids.enter((0,_json_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(response, 'binary')), fields };
    }
}
//# sourceMappingURL=identities.js.map

/***/ }),

/***/ 1794:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ Numbering),
/* harmony export */   c: () => (/* binding */ batchesOf)
/* harmony export */ });
/* harmony import */ var _rules_growing_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9069);

/** Numbers the calls of two sessions, in the order of the one and then of the other; then those of two others anew. */
class Numbering {
    identities;
    /** By what a call is, its number, and which pair of sessions that is of. */
    ids = new _rules_growing_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .GrowingNumbers */ .k(2);
    count = 0;
    pair = 0;
    tools = new Map();
    constructor(identities) {
        this.identities = identities;
    }
    /** Begins with two other sessions, in time that does not depend on those before. */
    begin() {
        this.pair++;
        this.count = 0;
        this.tools = new Map();
    }
    sequenceOf(calls) {
        const ids = new Int32Array(calls.length);
        const tools = new Int32Array(calls.length);
        for (const [at, call] of calls.entries()) {
            ids[at] = this.idOf(this.identities.call(call));
            tools[at] = this.toolOf(call.tool);
        }
        return { calls, ids, tools, batches: batchesOf(calls) };
    }
    /** How many different calls, and tools, there are. */
    get size() {
        return { ids: this.count, tools: this.tools.size };
    }
    idOf(identity) {
        if (this.ids.get(identity, 1) !== this.pair) {
            this.ids.set(identity, 0, this.count++);
            this.ids.set(identity, 1, this.pair);
        }
        return this.ids.get(identity, 0);
    }
    toolOf(tool) {
        const known = this.tools.get(tool);
        if (known !== undefined)
            return known;
        this.tools.set(tool, this.tools.size);
        return this.tools.size - 1;
    }
}
/** Where each batch starts, and then the number of calls. */
function batchesOf(calls) {
    const starts = new Int32Array(calls.length + 1);
    let batches = 0;
    let last;
    for (let at = 0; at < calls.length; at++) {
        const batch = calls[at]?.batch;
        if (batch !== last)
            starts[batches++] = at;
        last = batch;
    }
    starts[batches++] = calls.length;
    return starts.subarray(0, batches);
}
//# sourceMappingURL=sequence.js.map

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

/***/ })

};
;