"use strict";
exports.id = 837;
exports.ids = [837];
exports.modules = {

/***/ 2837:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  flakeReport: () => (/* binding */ flakeReport)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/commonjs/src/compare/aligner.js + 2 modules
var compare_aligner = __webpack_require__(6963);
// EXTERNAL MODULE: ./build/commonjs/src/compare/sequence.js
var sequence = __webpack_require__(1794);
;// CONCATENATED MODULE: ./build/commonjs/src/compare/wilson.js
/** The quantile of the normal distribution that 2.5 % lie beyond. */
const Z = 1.959963984540054;
/**
 * A share with its 95 % Wilson score interval, without continuity correction: E. B. Wilson, "Probable Inference, the Law of
 * Succession, and Statistical Inference", Journal of the American Statistical Association 22 (1927). It holds for few runs too,
 * and for all and none of them.
 *
 * @param of more than 0
 */
function wilson(times, of) {
    const share = times / of;
    const shrink = 1 + (Z * Z) / of;
    const centre = (share + (Z * Z) / (2 * of)) / shrink;
    const half = (Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of))) / shrink;
    // At the ends the interval ends there exactly; what is a rounding error away is not shown.
    const low = times === 0 ? 0 : Math.max(0, centre - half);
    const high = times === of ? 1 : Math.min(1, centre + half);
    return { times, of, low, high };
}
//# sourceMappingURL=wilson.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/compare/flake.js



/** Numbers tools and calls of all runs of one task. */
class FlakeNumbers {
    /** By number, the name. */
    tools = [];
    numbers = new Map();
    /** What of a run is compared; nothing else of its calls need be kept. */
    runOf(name, calls, identities) {
        const batches = (0,sequence/* batchesOf */.c)(calls);
        const ordered = [...calls];
        for (let batch = 0; batch + 1 < batches.length; batch++) {
            const [from, to] = [batches[batch], batches[batch + 1]];
            if (to - from === 1)
                continue;
            const inOrder = calls
                .slice(from, to)
                .sort((a, b) => order(a.tool, b.tool) || identities.call(a) - identities.call(b));
            for (const [k, call] of inOrder.entries())
                ordered[from + k] = call;
        }
        return {
            name,
            tools: Int32Array.from(ordered, ({ tool }) => this.numberOf(tool)),
            ids: Float64Array.from(ordered, (call) => identities.call(call)),
        };
    }
    numberOf(tool) {
        let number = this.numbers.get(tool);
        if (number === undefined) {
            number = this.tools.length;
            this.numbers.set(tool, number);
            this.tools.push(tool);
        }
        return number;
    }
}
function order(one, other) {
    return one < other ? -1 : one > other ? 1 : 0;
}
/** A sequence so many times as short as the most common one is not aligned to it in full. */
const SHORT = 64;
/**
 * Says what several runs of one task have in common: of the most common sequence of tools (of several the shortest, then the
 * first) how many runs made each of its calls. Every other sequence is aligned to that one alone.
 *
 * @param runs at least one
 */
function flakeOf(runs, tools) {
    const groups = alike(runs);
    // There is one run at least, and so one group.
    const [common] = groups;
    const reference = common.first.tools;
    const aligner = new compare_aligner/* Aligner */.bN(tools.length);
    const places = placesByTool(reference, tools.length);
    const made = new Int32Array(reference.length);
    const given = Array.from(reference, () => new Map());
    let similarity = 0;
    for (const { first, runs: group } of groups) {
        const sequence = first.tools;
        const isShort = sequence.length * SHORT < reference.length;
        const pairs = isShort ? inOrder(places, sequence) : pairsOf(aligner.align(reference, sequence));
        for (const [at, partner] of pairs) {
            made[at] = made[at] + group.length;
            for (const { ids } of group) {
                const id = ids[partner];
                given[at]?.set(id, (given[at].get(id) ?? 0) + 1);
            }
        }
        const both = reference.length + sequence.length;
        similarity += group.length * (both === 0 ? 1 : (2 * pairs.length) / both);
    }
    const steps = Array.from(reference, (tool, index) => {
        const counts = [...(given[index]?.values() ?? [])];
        return {
            index,
            tool: tools[tool],
            rate: wilson(made[index], runs.length),
            sameArguments: counts.reduce((most, times) => Math.max(most, times), 0),
            differentArguments: counts.length,
        };
    });
    return {
        runs: runs.length,
        calls: runs.reduce((sum, run) => sum + run.tools.length, 0),
        sequences: groups.map(({ first, runs: group }) => {
            return { runs: group.length, name: first.name, calls: first.tools.length };
        }),
        parting: partingOf(groups),
        similarity: similarity / runs.length,
        sequenceRate: wilson(common.runs.length, runs.length),
        sameArguments: {
            times: steps.reduce((sum, step) => sum + step.sameArguments, 0),
            of: steps.reduce((sum, { rate }) => sum + rate.times, 0),
        },
        steps,
    };
}
/** Runs by their sequence of tools, the most common first. */
function alike(runs) {
    const groups = new Map();
    for (const run of runs) {
        const key = Buffer.from(run.tools.buffer, run.tools.byteOffset, run.tools.byteLength).toString('latin1');
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, { first: run, runs: [run] });
        else
            group.runs.push(run);
    }
    const lengthOf = ({ first }) => first.tools.length;
    // The sort is stable: those that are as common and as long stay in the order of the runs.
    return [...groups.values()].sort((a, b) => b.runs.length - a.runs.length || lengthOf(a) - lengthOf(b));
}
function partingOf(groups) {
    const sequences = groups.map(({ first: { tools } }) => tools);
    const [first, ...others] = sequences;
    if (first === undefined || others.length === 0)
        return undefined;
    const shortest = sequences.reduce((least, { length }) => Math.min(least, length), first.length);
    for (let at = 0; at < shortest; at++)
        if (others.some((tools) => tools[at] !== first[at]))
            return at;
    return shortest;
}
/** By tool, where the calls of a sequence are that have it. */
function placesByTool(sequence, tools) {
    const places = Array.from({ length: tools }, () => []);
    for (const [at, tool] of sequence.entries())
        places[tool]?.push(at);
    return places;
}
function pairsOf(partners) {
    return [...partners.entries()].filter(([, partner]) => partner !== -1);
}
/**
 * Puts each call of a sequence to the next place of its tool, so that the time is that of the short sequence and not of the
 * long one: there may be many of them.
 */
function inOrder(places, sequence) {
    const pairs = [];
    let last = -1;
    for (const [call, tool] of sequence.entries()) {
        const all = places[tool] ?? [];
        let low = 0;
        let high = all.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (all[middle] > last)
                high = middle;
            else
                low = middle + 1;
        }
        const place = all[low];
        if (place === undefined)
            continue;
        pairs.push([place, call]);
        last = place;
    }
    return pairs;
}
//# sourceMappingURL=flake.js.map
// EXTERNAL MODULE: ./build/commonjs/src/compare/identities.js
var compare_identities = __webpack_require__(4489);
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/scope/knowledge.js
var knowledge = __webpack_require__(2832);
// EXTERNAL MODULE: ./build/commonjs/src/audit/compare.js + 9 modules
var compare = __webpack_require__(9996);
// EXTERNAL MODULE: ./build/commonjs/src/audit/discover.js
var discover = __webpack_require__(7712);
// EXTERNAL MODULE: ./build/commonjs/src/audit/source.js
var source = __webpack_require__(1018);
// EXTERNAL MODULE: ./build/commonjs/src/audit/texts.js + 1 modules
var audit_texts = __webpack_require__(6638);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/flake.js









/**
 * Looks at many runs of one task: each session with calls of each file is one. A file that cannot be judged does not stop the
 * others.
 */
async function flakeReport(sources, settings) {
    const texts = new audit_texts/* Texts */.N();
    const numbers = new FlakeNumbers();
    const identities = new compare_identities/* Identities */.b(texts, (0,knowledge/* knowledgeOf */.a)(settings.scopes)?.normalizer);
    const runs = [];
    const errors = [];
    const { transcripts, streams, folder } = sources;
    // Each file once.
    const files = [...streams, ...(0,discover/* discover */.k4)(transcripts, folder, folder).found.map(source/* sourceOf */.vz)];
    try {
        for (const source of files) {
            const file = source.name;
            try {
                const read = await (0,compare/* readRun */.c)(source, settings, texts);
                const sessions = (0,compare/* sessionsOf */.H)(read).filter(({ calls }) => calls.length > 0);
                if (sessions.length === 0)
                    throw noCall().at({ file });
                for (const { name, calls } of sessions) {
                    const run = sessions.length === 1 ? file : `${file} ${name ?? ''}`;
                    runs.push(numbers.runOf(run, calls, identities));
                }
            }
            catch (fault) {
                if (!(fault instanceof error/* ToolReplayError */.K))
                    throw fault;
                errors.push(fault);
            }
        }
    }
    finally {
        texts.close();
    }
    if (runs.length >= 2)
        return { flake: flakeOf(runs, numbers.tools), errors };
    const why = files.length === 0 ? noFile() : tooFew(runs.length, files.length, namedTwice(sources));
    return { flake: undefined, errors: [...errors, why] };
}
/** The first name of a file that was named before, in these words or in others. */
function namedTwice({ transcripts, folder }) {
    const paths = new Set();
    return transcripts.find((name) => paths.size === paths.add((0,external_node_path_.resolve)(folder, name)).size);
}
/** A run that ended before its first call differs most of all, and must not be left out in silence. */
function noCall() {
    return new error/* ToolReplayError */.K('nothing-checked', {
        found: 'a run without a call',
        expected: 'at least one recorded call',
        advice: 'leave it out to look at the others',
    });
}
function noFile() {
    return new error/* ToolReplayError */.K('nothing-checked', {
        found: 'no file that matches',
        expected: 'the files of at least two runs of one task',
    });
}
/** @param files how many different ones were found */
function tooFew(runs, files, twice) {
    const found = runs === 0 ? 'no run with a call' : 'one run';
    const different = `${files} different file${files === 1 ? '' : 's'}`;
    return new error/* ToolReplayError */.K('nothing-checked', {
        found: twice === undefined ? found : `${found} in ${different}, since '${twice}' is the same file named twice`,
        expected: 'at least two runs of one task',
        advice: 'each file is one, and each session of a log that holds several',
    });
}
//# sourceMappingURL=flake.js.map

/***/ })

};
;