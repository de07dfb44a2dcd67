"use strict";
exports.id = 126;
exports.ids = [126];
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

/***/ })

};
;