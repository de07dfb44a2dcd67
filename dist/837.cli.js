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
// EXTERNAL MODULE: ./build/commonjs/src/audit/own-input.js + 1 modules
var own_input = __webpack_require__(5067);
// EXTERNAL MODULE: ./build/commonjs/src/audit/source.js
var source = __webpack_require__(1018);
// EXTERNAL MODULE: ./build/commonjs/src/audit/texts.js
var audit_texts = __webpack_require__(3735);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/flake.js










/**
 * Looks at many runs of one task: each session with calls of each file is one. A file that cannot be judged does not stop the
 * others.
 */
async function flakeReport(asked, settings) {
    const texts = new audit_texts/* Texts */.N();
    const numbers = new FlakeNumbers();
    const identities = new compare_identities/* Identities */.b(texts, (0,knowledge/* knowledgeOf */.a)(settings.scopes)?.normalizer);
    const runs = [];
    const errors = [];
    const { transcripts, streams, folder } = asked;
    const { files, linked } = eachOnce((await (0,discover/* discover */.k4)(transcripts, folder, folder)).found);
    const sources = [...streams, ...files.map(source/* sourceOf */.vz)];
    try {
        for (const source of sources) {
            const file = source.name;
            try {
                const read = await (0,compare/* readRun */.c)(source, settings, texts);
                const sessions = (0,compare/* sessionsOf */.H)(read);
                if (sessions.length === 0)
                    throw noCall(undefined).at({ file });
                for (const { name, calls } of sessions) {
                    const run = sessions.length === 1 ? file : `${file} ${name ?? ''}`;
                    if (calls.length > 0)
                        runs.push(numbers.runOf(run, calls, identities));
                    else
                        errors.push(noCall(sessions.length === 1 ? undefined : name).at({ file }));
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
    // What was named twice is why there is one run only where there is one file.
    const isOne = runs.length === 1 && sources.length === 1 && errors.length === 0;
    const twice = isOne ? (namedTwice(asked) ?? linked) : undefined;
    const why = sources.length === 0 ? noFile() : tooFew(runs.length, twice);
    return { flake: undefined, errors: [...errors, why] };
}
/** Files without those that are others under another name, by a link; the first of these is `linked`. */
function eachOnce(found) {
    const ids = new Set();
    let linked;
    const files = found.filter(({ file, path }) => {
        const id = (0,own_input/* fileId */.qp)(path);
        if (id === undefined || ids.size < ids.add(id).size)
            return true;
        linked ??= file;
        return false;
    });
    return { files, linked };
}
/** The first name of a file that was named before, in these words or in others. */
function namedTwice({ transcripts, folder }) {
    const paths = new Set();
    return transcripts.find((name) => paths.size === paths.add((0,external_node_path_.resolve)(folder, name)).size);
}
/** A run that ended before its first call differs most of all, and must not be left out in silence. */
function noCall(session) {
    return new error/* ToolReplayError */.K('nothing-checked', {
        found: `a run without a call${session === undefined ? '' : `: the session '${session}'`}`,
        expected: 'at least one recorded call',
        advice: session === undefined
            ? 'leave it out to look at the others'
            : "write each into a file with 'toolreplay import -o FOLDER/' and leave the empty one out to look at the others",
    });
}
function noFile() {
    return new error/* ToolReplayError */.K('nothing-checked', {
        found: 'no file that matches',
        expected: 'the files of at least two runs of one task',
    });
}
/** @param twice the name of the one file, where it has several or was given more than once */
function tooFew(runs, twice) {
    const found = runs === 0 ? 'no run with a call' : 'one run';
    return new error/* ToolReplayError */.K('nothing-checked', {
        found: twice === undefined ? found : `${found} in 1 different file, since '${twice}' is the same file named twice`,
        expected: 'at least two runs of one task',
        advice: 'each file is one, and each session of a log that holds several',
    });
}
//# sourceMappingURL=flake.js.map

/***/ }),

/***/ 5067:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qp: () => (/* binding */ fileId),
  Dl: () => (/* binding */ isSameFile),
  PV: () => (/* binding */ ownFile),
  tE: () => (/* binding */ ownInput)
});

// UNUSED EXPORTS: oneOf, ownInputs

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/endings.js
var endings = __webpack_require__(7735);
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/glob/base.js
var base = __webpack_require__(4505);
// EXTERNAL MODULE: ./build/commonjs/src/audit/discover.js
var discover = __webpack_require__(7712);
// EXTERNAL MODULE: ./build/commonjs/src/audit/scope-file.js + 1 modules
var scope_file = __webpack_require__(413);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/decisive.js






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
    const isBare = more.length === 0 && !/[\\/]/.test(pattern) && (0,base/* splitBase */.M)(pattern).glob === '';
    const isNamed = isBare ? (path) => (0,external_node_path_.basename)(path) === pattern : (0,discover/* matcher */.jN)(patterns, folder);
    const files = isBare
        ? nearest(pattern, [folder, ...transcripts.map(external_node_path_.dirname)], workspace)
        : (await (0,discover/* discover */.k4)(patterns, folder, workspace)).found.map(({ path }) => path);
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
        for (let folder = start; !looked.has(folder); folder = (0,external_node_path_.dirname)(folder)) {
            looked.add(folder);
            const file = (0,external_node_path_.join)(folder, name);
            if ((0,external_node_fs_.existsSync)(file))
                files.push(file);
            if (!(0,discover/* isInside */.FK)(folder, workspace))
                break;
        }
    }
    return files;
}
/** Where a file is, and where it is in truth when a link leads there. */
function places(path) {
    try {
        return [path, (0,external_node_fs_.realpathSync)(path)];
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
        const bytes = await (0,scope_file/* scopeBytes */._X)(path, path);
        if ((0,scope_file/* namedScope */.GH)(bytes, path) !== undefined)
            return [];
        const { readDeclaration } = await Promise.all(/* import() */[__webpack_require__.e(989), __webpack_require__.e(739)]).then(__webpack_require__.bind(__webpack_require__, 8739));
        return readDeclaration(bytes, path).imports.map((stated) => (0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), stated.path));
    }
    catch (error) {
        if (error instanceof src_error/* ToolReplayError */.K)
            return [];
        throw error;
    }
}
//# sourceMappingURL=decisive.js.map
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
    const decisive = await decidesScope(scope, folder, workspace, found);
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

/***/ }),

/***/ 413:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mr: () => (/* binding */ MAX_SCOPE),
  GH: () => (/* binding */ namedScope),
  T4: () => (/* binding */ readPolicy),
  $h: () => (/* binding */ readScopeFile),
  rm: () => (/* binding */ saysVersion),
  _X: () => (/* binding */ scopeBytes),
  FG: () => (/* binding */ scopeReport),
  hZ: () => (/* binding */ withPolicy)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/glob/glob.js + 2 modules
var glob = __webpack_require__(4727);
// EXTERNAL MODULE: ./build/commonjs/src/json/digest.js
var digest = __webpack_require__(1320);
// EXTERNAL MODULE: ./build/commonjs/src/json/value.js
var json_value = __webpack_require__(1239);
;// CONCATENATED MODULE: ./build/commonjs/src/scope/scope.js


const SHAPE = '{"agent": string, "allowed_tools": [string, \u2026]}';
/**
 * Reads a scope file. Tool names are exact and case-sensitive.
 *
 * @throws ToolReplayError, with line and column when it is no strict JSON
 */
function parseScope(bytes) {
    const value = (0,json_value/* parseDocument */.Tp)(bytes);
    if (value === null || typeof value !== 'object' || Array.isArray(value))
        throw fault('no object');
    for (const key of Object.keys(value)) {
        if (key !== 'agent' && key !== 'allowed_tools')
            throw fault(`the key "${key.slice(0, 80)}"`);
    }
    const { agent, allowed_tools: tools } = value;
    if (agent === undefined || tools === undefined)
        throw fault(`no key "${agent === undefined ? 'agent' : 'allowed_tools'}"`);
    if (typeof agent !== 'string')
        throw fault('an "agent" that is no string');
    if (!isStrings(tools))
        throw fault('"allowed_tools" that is no array of strings');
    return { agent, allowedTools: new Set(tools) };
}
/**
 * The version that a scope file says it has: without the key `version` it is 1, which {@link parseScope} reads. A file
 * with the key is for `readDeclaration`, which refuses all versions but 2 and says where.
 *
 * @throws ToolReplayError, with line and column, when it is no strict JSON
 */
function versionOf(bytes) {
    const value = (0,json_value/* parseDocument */.Tp)(bytes);
    const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
    return isObject && Object.hasOwn(value, 'version') ? 2 : 1;
}
/**
 * Whether a file, faulty or not, says that it has a version. In JSON that is the key of the outermost object. What is no
 * JSON, for a comma too many perhaps, can only be looked at as text: what looks like the key, at any depth, is taken for
 * it, for whoever wrote it would not want all of it passed over.
 */
function statesVersion(bytes) {
    try {
        return versionOf(bytes) === 2;
    }
    catch (error) {
        if (!(error instanceof src_error/* ToolReplayError */.K))
            throw error;
        return /"version"\s*:/.test(Buffer.from(bytes).toString('latin1'));
    }
}
function isStrings(value) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
function fault(found) {
    return new src_error/* ToolReplayError */.K('scope', { found: `${found} in the scope file`, expected: SHAPE });
}
//# sourceMappingURL=scope.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/discover.js
var discover = __webpack_require__(7712);
// EXTERNAL MODULE: ./build/commonjs/src/audit/system-error.js
var system_error = __webpack_require__(3017);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/scope-file.js








/** The largest scope file that is read, and the largest file that one imports, in bytes. */
const MAX_SCOPE = 1 << 20;
/** What there is to report of a scope file. */
function scopeReport({ file, sha256, scope, uses, warnings, transcripts }) {
    return { file, sha256, agent: scope.agent, uses, warnings, transcripts, redact: scope.policy?.redact ?? [] };
}
/**
 * Reads one scope file and all that it imports.
 *
 * @param path absolute
 * @param name how errors and reports name it
 * @param workspace absolute: what it imports is named relative to it, and must not leave it when the file is inside
 * @throws ToolReplayError when it, or what it imports, cannot be read or is no such file
 */
async function readScopeFile(path, name, workspace) {
    const bytes = await scopeBytes(path, name);
    const named = namedScope(bytes, name);
    if (named !== undefined)
        return versionOne(name, named, digestOf([bytes]));
    const { declaration, policy, sha256 } = await readPolicy(bytes, path, name, workspace);
    const { agent, allowedTools } = declaration;
    return {
        file: name,
        scope: { agent, allowedTools, policy },
        sha256,
        uses: policy.uses,
        warnings: policy.warnings,
        transcripts: 0,
        appliesTo: applicable(declaration),
    };
}
/**
 * What a scope file of version 1 says; undefined for another version.
 *
 * @throws ToolReplayError when it is no JSON, or no scope file of version 1 and says of no other version that it is
 */
function namedScope(bytes, name) {
    try {
        return versionOf(bytes) === 1 ? parseScope(bytes) : undefined;
    }
    catch (error) {
        throw error instanceof src_error/* ToolReplayError */.K ? error.at({ file: name }) : error;
    }
}
/**
 * Reads a scope file of version 2 and all that it imports.
 *
 * @throws ToolReplayError as {@link readScopeFile} does
 */
async function readPolicy(bytes, path, name, workspace) {
    const { CompiledPolicy, readDeclaration, readImport, regexCompiler } = await Promise.all(/* import() */[__webpack_require__.e(989), __webpack_require__.e(739)]).then(__webpack_require__.bind(__webpack_require__, 8739));
    const declaration = readDeclaration(bytes, name);
    const imported = [];
    const read = [bytes];
    for (const stated of declaration.imports) {
        const importPath = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), stated.path);
        const importName = (0,discover/* nameIn */.ZC)(workspace, importPath);
        const roots = (0,discover/* isInside */.FK)(path, workspace) ? [workspace] : [workspace, (0,external_node_path_.dirname)(path)];
        const refused = (0,discover/* refusal */.x5)(importPath, roots);
        if (refused !== undefined) {
            const isFile = refused.code !== 'not-a-file';
            const fault = isFile ? refused.fault : { ...refused.fault, advice: 'name the file that has the rules' };
            const { file, line, column } = stated;
            throw new src_error/* ToolReplayError */.K('scope', { ...fault, found: `${fault.found} to import as '${stated.path.slice(0, 200)}'` }, { file, line, column });
        }
        try {
            const importBytes = await scopeBytes(importPath, importName, 'an import');
            read.push(importBytes);
            imported.push(readImport(importBytes, stated, importName));
        }
        catch (error) {
            throw error instanceof src_error/* ToolReplayError */.K ? importedBy(stated, error) : error;
        }
    }
    const policy = new CompiledPolicy(declaration, imported, await regexCompiler(declaration.rules));
    return { declaration, policy, sha256: digestOf(read) };
}
/** The same error, which is about an imported file, with the place that imports it. */
function importedBy({ file, line }, { code, fault, place, cause }) {
    const advice = `${fault.advice === undefined ? '' : `${fault.advice}; `}it is imported by ${file}:${line}`;
    return new src_error/* ToolReplayError */.K(code, { ...fault, advice }, place, { cause });
}
/**
 * Whether a scope file that cannot be used says nevertheless that it has a version. One that cannot even be read says
 * nothing.
 *
 * @param path absolute, refused by nobody
 */
async function saysVersion(path) {
    try {
        return statesVersion(await scopeBytes(path, path));
    }
    catch (error) {
        if (error instanceof src_error/* ToolReplayError */.K)
            return false;
        throw error;
    }
}
/** The same scope with a policy that says no more than its names, where it has none: what decided can be told then. */
async function withPolicy(scope) {
    if (scope.policy !== undefined)
        return scope;
    const { namesPolicy } = await Promise.all(/* import() */[__webpack_require__.e(989), __webpack_require__.e(739)]).then(__webpack_require__.bind(__webpack_require__, 8739));
    return { ...scope, policy: namesPolicy(scope) };
}
function digestOf(files) {
    const [first = '', ...others] = files.map((bytes) => (0,digest/* sha256 */.s)(bytes, 'hex'));
    return others.length === 0 ? first : (0,digest/* sha256 */.s)(Buffer.from([first, ...others].join('\n')), 'hex');
}
function versionOne(file, scope, digest) {
    return { file, scope, sha256: digest, uses: [], warnings: [], transcripts: 0, appliesTo: () => true };
}
function applicable({ appliesTo }) {
    if (appliesTo === undefined)
        return () => true;
    const globs = appliesTo.map((pattern) => new glob/* Glob */.f(pattern));
    return (transcript) => globs.some((glob) => glob.matches(transcript));
}
/** The text of a scope file, or of a file that one imports. @param what which of them, for errors. @throws ToolReplayError when it cannot be read */
async function scopeBytes(path, name, what = 'a scope file') {
    try {
        const { size } = await (0,promises_.stat)(path);
        if (size > MAX_SCOPE)
            throw tooLarge(what);
        return await (0,promises_.readFile)(path);
    }
    catch (error) {
        const known = error instanceof src_error/* ToolReplayError */.K ? error : (0,system_error/* fileError */.zS)(error);
        throw known instanceof src_error/* ToolReplayError */.K ? known.at({ file: name }) : known;
    }
}
function tooLarge(what) {
    return new src_error/* ToolReplayError */.K('scope', { found: `${what} of more than 1 MiB`, expected: 'at most 1 MiB' });
}
//# sourceMappingURL=scope-file.js.map

/***/ })

};
;