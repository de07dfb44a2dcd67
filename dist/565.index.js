"use strict";
exports.id = 565;
exports.ids = [565];
exports.modules = {

/***/ 2565:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ChangeFinder: () => (/* reexport */ ChangeFinder),
  compareAll: () => (/* reexport */ compareAll),
  nearnessTo: () => (/* reexport */ nearnessTo),
  selectChanged: () => (/* reexport */ selectChanged)
});

// EXTERNAL MODULE: ./build/commonjs/src/audit/system-error.js
var system_error = __webpack_require__(3017);
// EXTERNAL MODULE: ./build/commonjs/src/changes/blob-source.js
var blob_source = __webpack_require__(6574);
// EXTERNAL MODULE: ./build/commonjs/src/changes/patch.js + 1 modules
var patch = __webpack_require__(8821);
;// CONCATENATED MODULE: ./build/commonjs/src/changes/raw-diff.js
const STATUS = {
    A: 'added',
    C: 'added',
    D: 'deleted',
    M: 'modified',
    R: 'renamed',
    T: 'modified',
};
/**
 * Reads the output of `git diff-tree -r -z --raw -M`. A name that is no UTF-8 is given as file listings give it: with a
 * replacement character for what is none.
 *
 * @see https://git-scm.com/docs/diff-format#_raw_output_format
 */
function* treeChanges(output) {
    const fields = output.toString('utf8').split('\0');
    for (let at = 0; at + 1 < fields.length;) {
        const [, baseMode = '', baseObject = '', kind = ''] = /^:(\d+) \d+ (\w+) \w+ (\w+)$/.exec(fields[at] ?? '') ?? [];
        const isPair = kind.startsWith('R') || kind.startsWith('C');
        const status = STATUS[kind.slice(0, 1)] ?? 'modified';
        const first = fields[at + 1] ?? '';
        const second = fields[at + 2] ?? '';
        at += isPair ? 3 : 2;
        yield {
            status,
            path: isPair ? second : first,
            ...(status === 'renamed' && { previous: first }),
            baseMode,
            baseObject,
        };
    }
}
//# sourceMappingURL=raw-diff.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/changes/git-changes.js




/** Options of `git diff-tree` that keep settings and attributes of the repository out of it. */
const DIFF = ['-r', '--no-ext-diff', '--no-textconv', '--no-color', '--full-index', '-M', '-l1000'];
/** Characters of names that are given to one command: systems take 32,767 at least. */
const MOST_NAMES = 16_000;
/**
 * Compares what is checked out with the base, from the objects that are there.
 *
 * The base is the merge base of the base branch's tip and the commit that is checked out. Of the merge commit that
 * GitHub makes for a pull request that is its first parent.
 */
async function compareLocally(repository, ends) {
    const place = await locate(repository, ends);
    if (place === undefined)
        return { state: 'elsewhere' };
    const head = repository.head.id;
    const cut = { state: 'cut', base: place.tip, head };
    const base = await mergeBase(repository, place, head);
    if (base === undefined)
        return cut;
    const { exitCode, stdout } = await repository.git.run(['diff-tree', ...DIFF, '--raw', '-z', base, head]);
    if (exitCode !== 0)
        return cut;
    return { state: 'compared', changes: new GitChanges(repository, base, [...treeChanges(stdout)]) };
}
async function locate(repository, { kind, base, head }) {
    const { id, parents } = repository.head;
    if (id === head)
        return { tip: base, isMerge: false };
    if (kind === 'pull request' && isMergeOf(repository.head, head))
        return { tip: parents[0], isMerge: true };
    // An earlier step may have committed something on top.
    const { exitCode } = await repository.git.run(['merge-base', '--is-ancestor', head, id]);
    return exitCode === 0 && !isMergeCommit(repository.head) ? { tip: base, isMerge: false } : undefined;
}
function isMergeOf({ parents }, head) {
    return parents.length === 2 && parents[1] === head;
}
function isMergeCommit({ parents }) {
    return parents.length > 1;
}
async function mergeBase(repository, { tip, isMerge }, head) {
    if (!(await repository.has(tip)))
        return undefined;
    if (isMerge)
        return tip;
    const { exitCode, stdout } = await repository.git.run(['merge-base', tip, head]);
    if (exitCode !== 0)
        return undefined;
    const base = stdout.toString('latin1').trim();
    // Where history is cut off, a way to a later common commit may be too. The tip itself is none of those.
    return base === tip || !(await repository.isShallow()) ? base : undefined;
}
class GitChanges {
    base;
    files;
    repository;
    byFile = new Map();
    constructor(repository, base, changes) {
        this.repository = repository;
        this.base = base;
        this.files = changes.map((change) => {
            const file = repository.nameOf(change.path);
            this.byFile.set(file, change);
            const { status, previous } = change;
            return { file, status, ...(previous !== undefined && { previous: repository.nameOf(previous) }) };
        });
    }
    async linesOf(files) {
        const lines = new Map();
        for (const names of batches(this.pathsOf(files))) {
            const reader = new patch/* PatchReader */.q();
            const prefixes = ['--src-prefix=a/', '--dst-prefix=b/', '--diff-filter=MR'];
            const commits = [this.base, this.repository.head.id];
            const args = ['diff-tree', ...DIFF, '-p', '-U0', ...prefixes, ...commits, '--', ...names];
            for await (const chunk of this.repository.git.stream(args))
                reader.read(chunk);
            for (const [path, ranges] of reader.finish())
                lines.set(this.repository.nameOf(path), ranges);
        }
        return lines;
    }
    baseOf({ file, previous = file }) {
        const change = this.byFile.get(file);
        if (change === undefined || change.status === 'added')
            return undefined;
        const { git } = this.repository;
        return gitBlob(previous, change.baseMode, change.baseObject, git);
    }
    /** Both names of each: a rename is found only where both are looked at. */
    pathsOf(files) {
        return files
            .filter(({ status }) => status === 'modified' || status === 'renamed')
            .map(({ file, previous }) => [file, previous].flatMap((name) => (name && this.repository.pathOf(name)) ?? []))
            .filter((names) => names.length > 0 && !names.some((name) => name.includes('\0')));
    }
}
/** A file's bytes as a tree of the repository has them. */
function gitBlob(name, mode, object, git) {
    return (0,blob_source/* blobSource */.D)(name, mode, async function* () {
        try {
            yield* git.stream(['cat-file', 'blob', object]);
        }
        catch (error) {
            throw (0,system_error/* fileError */.zS)(error);
        }
    });
}
function* batches(names) {
    let batch = [];
    let length = 0;
    for (const one of names) {
        const size = one.reduce((sum, name) => sum + Buffer.byteLength(name) + 1, 0);
        if (batch.length > 0 && length + size > MOST_NAMES) {
            yield batch;
            batch = [];
            length = 0;
        }
        batch.push(...one);
        length += size;
    }
    if (batch.length > 0)
        yield batch;
}
//# sourceMappingURL=git-changes.js.map
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/commonjs/src/audit/discover.js
var discover = __webpack_require__(7712);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(8245);
;// CONCATENATED MODULE: ./build/commonjs/src/changes/git.js





const MOST_COMPLAINT = 1000;
/**
 * Options for every command. None of the commands that are run here has a file of the repository's choosing started:
 * they read objects and compare trees, diff drivers are off, and no remote is asked. That is why it does no harm to read
 * a repository that belongs to another user, as it does in a container: git's own check is for commands that do more.
 */
const OPTIONS = [
    '--no-pager',
    '--literal-pathspecs',
    ...['safe.directory=*', 'core.quotePath=true', 'core.fsmonitor=false', 'core.bigFileThreshold=64m'].flatMap((setting) => ['-c', setting]),
];
/** Runs git on the repository that a folder is in. Neither the environment nor the user's settings reach it. */
class Git {
    binary;
    folder;
    environment;
    /**
     * @param binary absolute
     * @param folder absolute: the repository is looked for from here upwards
     * @param workspace absolute: and up to here
     */
    constructor(binary, folder, workspace) {
        this.binary = binary;
        this.folder = folder;
        this.environment = {
            PATH: process.env['PATH'],
            // Windows starts nothing without it.
            ...(process.env['SystemRoot'] !== undefined && { SystemRoot: process.env['SystemRoot'] }),
            LC_ALL: 'C',
            GIT_CEILING_DIRECTORIES: (0,external_node_path_.dirname)(workspace),
            GIT_CONFIG_NOSYSTEM: '1',
            GIT_CONFIG_GLOBAL: '/dev/null',
            GIT_NO_REPLACE_OBJECTS: '1',
            GIT_OPTIONAL_LOCKS: '0',
            // A clone without blobs would fetch those that are asked for.
            GIT_NO_LAZY_FETCH: '1',
            GIT_ALLOW_PROTOCOL: 'none',
            GIT_TERMINAL_PROMPT: '0',
        };
    }
    /** Runs a command to its end. @throws ToolReplayError when git cannot be started */
    async run(args) {
        const child = this.start(args);
        const ended = endOf(child);
        const stdout = [];
        child.stdout.on('data', (chunk) => stdout.push(chunk));
        return { ...(await ended), stdout: Buffer.concat(stdout) };
    }
    /**
     * What a command prints, as it comes. Whoever stops listening ends the command.
     *
     * @throws ToolReplayError when git cannot be started or fails
     */
    async *stream(args) {
        const child = this.start(args);
        const ended = endOf(child);
        let isDone = false;
        try {
            yield* child.stdout;
            isDone = true;
        }
        catch (error) {
            // A git that could not be started says more than the pipe that it did not fill.
            await ended;
            throw error;
        }
        finally {
            if (!isDone)
                child.kill();
        }
        const { exitCode, stderr } = await ended;
        if (exitCode !== 0)
            throw failed(args, stderr);
    }
    start(args) {
        return (0,external_node_child_process_.spawn)(this.binary, [...OPTIONS, ...args], {
            cwd: this.folder,
            env: this.environment,
            stdio: ['ignore', 'pipe', 'pipe'],
            windowsHide: true,
        });
    }
}
/** The error of a command that failed. */
function failed([command = ''], stderr) {
    const complaint = stderr.trim().split('\n').at(-1) ?? '';
    return new src_error/* ToolReplayError */.K('unreadable', {
        found: `a failure of git ${command}: ${complaint}`,
        expected: 'a repository with the objects that are asked for',
    });
}
function endOf(child) {
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
        if (stderr.length < MOST_COMPLAINT)
            stderr += text;
    });
    const ended = new Promise((resolve, reject) => {
        child.on('error', (error) => {
            const fault = { found: 'a git that cannot be started', expected: 'one that can', advice: 'check the runner' };
            reject(new src_error/* ToolReplayError */.K('unreadable', fault, {}, { cause: error }));
        });
        child.on('close', (exitCode) => resolve({ exitCode, stderr: stderr.slice(0, MOST_COMPLAINT) }));
    });
    // Whoever reads the output asks for the end after it, and hears of a failure to start then.
    ended.catch(() => undefined);
    return ended;
}
/**
 * The git that PATH names, absolute; undefined where there is none. Not one in the workspace, where a pull request could
 * put it, and which Windows would look in first.
 */
function findGit(path, workspace) {
    const names = process.platform === 'win32' ? ['git.exe'] : ['git'];
    return (path ?? '')
        .split(external_node_path_.delimiter)
        .filter((folder) => (0,external_node_path_.isAbsolute)(folder) && folder !== workspace && !(0,discover/* isInside */.FK)(folder, workspace))
        .flatMap((folder) => names.map((name) => (0,external_node_path_.join)(folder, name)))
        .find(isFile);
}
function isFile(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
//# sourceMappingURL=git.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/changes/repository.js



/** The git repository that transcripts stand in, with a commit checked out. */
class Repository {
    git;
    head;
    /** What the names of its files start with in reports; empty where it is the workspace itself. */
    prefix;
    constructor(git, head, prefix) {
        this.git = git;
        this.head = head;
        this.prefix = prefix;
    }
    /**
     * The repository of the first of some folders that is in one, inside the workspace; undefined where there is none, no
     * git, or no commit.
     *
     * @param folders absolute
     * @param workspace absolute
     * @param path where programs are looked for, as the environment has it
     */
    static async open(folders, workspace, path) {
        const binary = findGit(path, workspace);
        if (binary === undefined)
            return undefined;
        for (const folder of new Set(folders)) {
            if (folder !== workspace && !(0,discover/* isInside */.FK)(folder, workspace))
                continue;
            const repository = await Repository.at(folder, workspace, binary);
            if (repository !== undefined)
                return repository;
        }
        return undefined;
    }
    static async at(folder, workspace, binary) {
        const git = new Git(binary, folder, workspace);
        const found = await git.run(['rev-parse', '--show-cdup', '--verify', '--end-of-options', 'HEAD^{commit}']);
        const [up, id] = found.stdout.toString('utf8').split('\n');
        if (found.exitCode !== 0 || up === undefined || id === undefined)
            return undefined;
        const root = (0,external_node_path_.resolve)((0,external_node_path_.join)(folder, up));
        const name = (0,discover/* nameIn */.ZC)(workspace, root);
        const commit = await git.run(['cat-file', 'commit', id]);
        if (commit.exitCode !== 0)
            return undefined;
        return new Repository(git, { id, parents: parentsOf(commit.stdout) }, name === '.' ? '' : `${name}/`);
    }
    /** How reports name a file of the repository. */
    nameOf(path) {
        return this.prefix + path;
    }
    /** A file's name relative to the repository; undefined for one outside of it. */
    pathOf(file) {
        return file.startsWith(this.prefix) ? file.slice(this.prefix.length) : undefined;
    }
    /** Whether a commit and its tree are there. */
    async has(commit) {
        const { exitCode } = await this.git.run([
            'rev-parse',
            '--quiet',
            '--verify',
            '--end-of-options',
            `${commit}^{tree}`,
        ]);
        return exitCode === 0;
    }
    /** Whether history is cut off somewhere, as a checkout leaves it that fetches so many commits only. */
    async isShallow() {
        const { stdout } = await this.git.run(['rev-parse', '--is-shallow-repository']);
        return stdout.toString('latin1').trim() !== 'false';
    }
}
/**
 * The parents that a commit names, in order. Its header says so even where the history is cut off before it.
 *
 * @see https://git-scm.com/docs/git-cat-file
 */
function parentsOf(commit) {
    const end = commit.indexOf('\n\n');
    const header = commit.toString('latin1', 0, end === -1 ? commit.length : end);
    return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id]) => id);
}
//# sourceMappingURL=repository.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/inert.js
var inert = __webpack_require__(9306);
;// CONCATENATED MODULE: ./build/commonjs/src/action/changes.js




/** Finds out what an event changed: each way is gone once, and none before somebody asks. */
class ChangeFinder {
    settings;
    opened;
    locally;
    found;
    constructor(settings) {
        this.settings = settings;
    }
    get ends() {
        return this.settings.ends;
    }
    /** The repository that is checked out; undefined where there is none, or no git. */
    repository() {
        const { folders, workspace, path } = this.settings;
        this.opened ??= Repository.open(folders, workspace, path);
        return this.opened;
    }
    /** What is known already, or git's objects say; undefined where they say nothing. It asks nobody else. */
    async known() {
        if (this.found !== undefined)
            return this.found;
        const local = await this.compared();
        return local.state === 'compared' ? local.changes : undefined;
    }
    /**
     * What was changed, from git's objects or else from GitHub's API.
     *
     * @param what the input that needs it, for errors
     * @param tell hears, once, that the API is asked and how it need not be
     * @throws ToolReplayError when nobody can say: a check that compared nothing is no pass
     */
    changes(what, tell) {
        this.found ??= this.find(what, tell);
        return this.found;
    }
    async find(what, tell) {
        const local = await this.compared();
        if (local.state === 'compared')
            return local.changes;
        if (local.state === 'no event') {
            throw unknown(what, 'an event that changes nothing', 'run it for pull requests, merge groups or pushes to a branch');
        }
        if (local.state === 'elsewhere') {
            const checkout = `actions/checkout without ref, or with the head of the ${this.ends?.kind} as ref`;
            throw unknown(what, `a commit that is not of the ${this.ends?.kind} checked out`, `use ${checkout}`);
        }
        const { api, repository, ends } = this.settings;
        const deeper = "give actions/checkout 'fetch-depth: 2', or 0 where it has a ref";
        const missing = local.state === 'cut' ? 'no merge base in what is checked out' : 'no git repository to compare in';
        if (api === undefined || repository === undefined || ends === undefined) {
            throw unknown(what, `${missing}, and no token for GitHub's API`, deeper);
        }
        tell(`${missing}: GitHub's API is asked what was changed; so that it need not be, ${deeper}`);
        const opened = await this.repository();
        const { compareByApi } = await __webpack_require__.e(/* import() */ 636).then(__webpack_require__.bind(__webpack_require__, 1636));
        const between = local.state === 'cut'
            ? { base: local.base, heads: [local.head, ends.head] }
            : { base: ends.base, heads: [ends.head] };
        const asked = { ...between, number: ends.number };
        const result = await compareByApi(api, repository, asked, (path) => opened?.nameOf(path) ?? path);
        if ('changes' in result)
            return result.changes;
        throw unknown(what, `${missing}, and of GitHub's API: ${result.why}`, deeper);
    }
    compared() {
        this.locally ??= this.compare();
        return this.locally;
    }
    async compare() {
        const { ends } = this.settings;
        if (ends === undefined)
            return { state: 'no event' };
        const repository = await this.repository();
        return repository === undefined ? { state: 'no repository' } : compareLocally(repository, ends);
    }
}
function unknown(what, found, advice) {
    return new src_error/* ToolReplayError */.K('nothing-checked', {
        found: (0,inert/* inert */.tJ)(found),
        expected: `to know what was changed, for ${what}`,
        advice,
    });
}
//# sourceMappingURL=changes.js.map
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
// EXTERNAL MODULE: ./build/commonjs/src/json/digest.js
var json_digest = __webpack_require__(1320);
;// CONCATENATED MODULE: ./build/commonjs/src/json/digest-table.js
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
;// CONCATENATED MODULE: ./build/commonjs/src/compare/identities.js


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
    ids = new DigestTable();
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
        return { id: this.ids.enter((0,json_digest/* sha256 */.s)(response, 'binary')), fields };
    }
}
//# sourceMappingURL=identities.js.map
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
    const ranks = new Aligner(numbers.ids).align(from.keys, to.keys);
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
    const aligner = new Aligner(tools);
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
        const found = aligner.align(numbersAt(left, one), numbersAt(right, other));
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
// EXTERNAL MODULE: ./build/commonjs/src/rules/growing-numbers.js
var growing_numbers = __webpack_require__(9069);
;// CONCATENATED MODULE: ./build/commonjs/src/compare/sequence.js

/** Numbers the calls of two sessions, in the order of the one and then of the other; then those of two others anew. */
class Numbering {
    identities;
    /** By what a call is, its number, and which pair of sessions that is of. */
    ids = new growing_numbers/* GrowingNumbers */.k(2);
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
    const identities = new Identities(settings.texts, settings.normalizer);
    const parts = new ChangedParts(settings.texts, identities, settings.shown, settings.hidden);
    const numbering = new Numbering(identities);
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
    return Buffer.compare(Buffer.from(batchesOf(one).buffer), Buffer.from(batchesOf(other).buffer));
}
//# sourceMappingURL=compare.js.map
// EXTERNAL MODULE: ./build/commonjs/src/scope/knowledge.js
var scope_knowledge = __webpack_require__(2832);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/call-log.js
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
// EXTERNAL MODULE: ./build/commonjs/src/audit/kept-answers.js
var kept_answers = __webpack_require__(6901);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/texts.js




/**
 * Keeps texts, each different one once, so that memory does not grow with their size: see {@link KeptAnswers}. Two texts
 * have the same number when they are the same, and only then. Numbers have no gaps.
 */
class Texts {
    /** How many bytes all of them have. */
    bytes = 0;
    store = new kept_answers/* KeptAnswers */.q();
    numbers = new DigestTable();
    /** By number, what the store is asked by and one more; 0 while it is not kept. */
    handles = new growing_numbers/* GrowingNumbers */.k(1);
    /**
     * @param text need be valid only during the call
     * @param digest its SHA-256, 32 characters of one byte each, for whoever has it
     * @throws ToolReplayError when the temporary file cannot be written
     */
    keep(text, digest = (0,json_digest/* sha256 */.s)(text, 'binary')) {
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
// EXTERNAL MODULE: ./build/commonjs/src/audit/transcript.js + 7 modules
var transcript = __webpack_require__(4892);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/compare.js






/**
 * Compares two transcripts of any formats, sealed or not. Whether a seal is intact is not looked at. A transcript that
 * cannot be judged is a result, and so is that neither has a call.
 */
async function compareTranscripts(base, head, settings) {
    const names = { base: base.name, head: head.name };
    const texts = new Texts();
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
    const log = new CallLog(texts);
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
// EXTERNAL MODULE: ./build/commonjs/src/compare/compared-transcript.js
var compared_transcript = __webpack_require__(8461);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/compared.js


/**
 * An audit together with a comparison, which may fail where the audit did not.
 *
 * What cannot be compared is exit code 2 where a difference was to fail: a check that compared nothing is no pass. Where
 * none was to, it is told and fails nothing: the old version can be what is broken, and its repair what is proposed. A
 * transcript that is added is told, too, and fails nothing.
 */
function withCompared(report, transcripts, failOn) {
    const found = transcripts.map(compared_transcript/* worstOf */.hm);
    const worst = comparison/* CHANGE_KINDS */.tO.findLast((kind) => found.includes(kind)) ?? 'none';
    const number = (of) => found.filter((one) => one === of).length;
    const [unusable, added] = [number('unusable'), number('added')];
    const different = found.length - number('none') - unusable - added;
    const compared = { transcripts, different, added, unusable, worst, failOn };
    if (unusable > 0 && failOn !== 'none')
        return { ...report, compared, result: 'unusable', exitCode: 2 };
    if (!(0,compared_transcript/* failsOn */.Hu)(failOn, worst))
        return { ...report, compared };
    const result = report.result === 'clean' || report.result === 'unchanged' ? 'different' : report.result;
    return { ...report, compared, result, exitCode: report.exitCode === 0 ? 1 : report.exitCode };
}
//# sourceMappingURL=compared.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/scopes.js
var audit_scopes = __webpack_require__(7402);
// EXTERNAL MODULE: ./build/commonjs/src/audit/source.js
var source = __webpack_require__(1018);
;// CONCATENATED MODULE: ./build/commonjs/src/changes/pairs.js




/**
 * Every transcript that was changed, with its version at the merge base. Files that an earlier step wrote are changed
 * ones too, where it is known what is checked out.
 *
 * A transcript that was renamed out of what the globs name is deleted; one that was renamed into it has its old version.
 *
 * @param discovery what the globs name now
 */
async function basePairs(changes, { found }, { transcripts, folder, workspace }, checkedOut) {
    const matches = (0,discover/* matcher */.jN)(transcripts, folder);
    const isTranscript = (file) => matches((0,external_node_path_.resolve)(workspace, file));
    const there = new Map(found.filter(({ missing }) => !missing).map((one) => [one.file, one]));
    const pairs = new Map();
    for (const change of changes.files) {
        const { file, status, previous } = change;
        const base = changes.baseOf(change);
        const head = there.get(file);
        if (head !== undefined) {
            // What was deleted may have been written anew by an earlier step.
            const now = status === 'deleted' ? 'modified' : status;
            pairs.set(file, pair(file, now, { previous, base, head: (0,source/* sourceOf */.vz)(head) }));
        }
        else if (isTranscript(previous ?? file) && base !== undefined) {
            pairs.set(previous ?? file, pair(previous ?? file, 'deleted', { base }));
        }
    }
    if (checkedOut !== undefined) {
        for (const one of there.values()) {
            if (!pairs.has(one.file))
                await addWritten(one, checkedOut, pairs);
        }
    }
    return sorted(pairs.values());
}
/** A transcript that the changes do not name, if it is not as it was committed: then a step before wrote it. */
async function addWritten(one, { repository, tree }, pairs) {
    const { file, path } = one;
    const entry = tree.get(file);
    if (entry === undefined)
        pairs.set(file, pair(file, 'added', { head: (0,source/* sourceOf */.vz)(one) }));
    else if (!(await tree.isAsCommitted(file, path))) {
        const base = gitBlob(file, entry.mode, entry.object, repository.git);
        pairs.set(file, pair(file, 'modified', { base, head: (0,source/* sourceOf */.vz)(one) }));
    }
}
/** A pair without what is undefined. */
function pair(file, status, { previous, base, head }) {
    return { file, status, ...(previous !== undefined && { previous }), ...(base && { base }), ...(head && { head }) };
}
/** In code point order of their names. */
function sorted(pairs) {
    return [...pairs].sort((a, b) => Buffer.compare(Buffer.from(a.file), Buffer.from(b.file)));
}
/** The way from a folder to a path, with `/` on every system. */
function wayFrom(folder, path) {
    return (0,external_node_path_.relative)(folder, path).split(external_node_path_.sep).join('/');
}
//# sourceMappingURL=pairs.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/changes/golden-pairs.js






/**
 * Every transcript with the golden one of the same name.
 *
 * A name starts where the wildcards of its pattern do: for `runs/**\/*.jsonl` and the golden folder `golden`,
 * `runs/a/b.jsonl` is held against `golden/a/b.jsonl`. A transcript without a golden one is added, and a golden one that
 * the globs would name and that has no transcript is deleted. What is in the golden folder itself is no transcript here.
 *
 * @param golden the folder, relative to `folder`, or absolute
 * @param discovery what the globs name
 * @throws ToolReplayError when there is no such folder, or two transcripts have one golden name
 */
async function goldenPairs(golden, { found }, { transcripts, folder, workspace }) {
    const goldenFolder = (0,external_node_path_.resolve)(folder, golden);
    if (!((0,external_node_fs_.statSync)(goldenFolder, { throwIfNoEntry: false })?.isDirectory() ?? false))
        throw noFolder(golden);
    const starts = startsOf(transcripts, folder);
    const bases = new Map((await (0,discover/* discover */.k4)(['**'], goldenFolder, workspace)).found.map((one) => [one.path, one]));
    const used = new Map();
    const pairs = [];
    for (const one of found.filter(({ missing, path }) => !missing && !(0,discover/* isInside */.FK)(path, goldenFolder))) {
        const root = starts.find(({ matches }) => matches(one.path))?.root ?? folder;
        const path = (0,external_node_path_.resolve)(goldenFolder, wayFrom(root, one.path));
        const other = used.get(path);
        if (other !== undefined)
            throw sameName((0,discover/* nameIn */.ZC)(workspace, path), other, one.file);
        used.set(path, one.file);
        pairs.push(pairOf(one, bases.get(path)));
    }
    for (const [path, base] of bases) {
        const way = wayFrom(goldenFolder, path);
        if (used.has(path) || !starts.some(({ root, matches }) => matches((0,external_node_path_.resolve)(root, way))))
            continue;
        pairs.push(pair(base.file, 'deleted', { base: (0,source/* sourceOf */.vz)(base) }));
    }
    return sorted(pairs);
}
function startsOf(patterns, folder) {
    const excludes = patterns.filter((pattern) => pattern.startsWith('!'));
    return patterns
        .filter((pattern) => !pattern.startsWith('!'))
        .map((pattern) => ({ root: (0,discover/* rootOf */.I5)(pattern, folder), matches: (0,discover/* matcher */.jN)([pattern, ...excludes], folder) }));
}
function pairOf(head, base) {
    const status = base === undefined ? 'added' : 'modified';
    return pair(head.file, status, {
        previous: base?.file,
        base: base && (0,source/* sourceOf */.vz)(base),
        head: (0,source/* sourceOf */.vz)(head),
    });
}
function noFolder(golden) {
    return new src_error/* ToolReplayError */.K('usage', {
        found: `no folder '${golden.slice(0, 200)}' for compare`,
        expected: 'base, or a folder of golden runs, relative to working-directory',
        advice: 'check the path, and that an earlier step makes it',
    });
}
function sameName(golden, first, second) {
    return new src_error/* ToolReplayError */.K('usage', {
        found: `two transcripts for '${golden.slice(0, 200)}': '${first.slice(0, 200)}' and '${second.slice(0, 200)}'`,
        expected: 'one each',
        advice: 'let the patterns start at one folder',
    });
}
//# sourceMappingURL=golden-pairs.js.map
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./build/commonjs/src/changes/head-tree.js





/** The files of the commit that is checked out, to tell which of those in the folder are not as they were committed. */
class HeadTree {
    entries;
    constructor(entries) {
        this.entries = entries;
    }
    /**
     * @param isAsked whether anybody will ask for a file, by the name that reports give it
     * @throws ToolReplayError when the tree cannot be read
     */
    static async read(repository, isAsked) {
        const args = ['ls-tree', '-r', '-z', '--full-tree', repository.head.id];
        const { exitCode, stdout, stderr } = await repository.git.run(args);
        if (exitCode !== 0)
            throw failed(args, stderr);
        const entries = new Map();
        for (const line of stdout.toString('utf8').split('\0')) {
            const [, mode, object, path] = /^(\d+) \w+ (\w+)\t(.*)$/s.exec(line) ?? [];
            if (mode === undefined || object === undefined || path === undefined)
                continue;
            const file = repository.nameOf(path);
            if (isAsked(file))
                entries.set(file, { mode, object });
        }
        return new HeadTree(entries);
    }
    /** What the commit has under a name; undefined when it has nothing. */
    get(file) {
        return this.entries.get(file);
    }
    /**
     * Whether a file in the folder is, byte by byte, what was committed. Of one that git writes out in another form than
     * it keeps it (line ends, Git LFS) it is not known, and it counts as another.
     *
     * @param path absolute
     */
    async isAsCommitted(file, path) {
        const entry = this.entries.get(file);
        if (entry === undefined || !entry.mode.startsWith('100'))
            return false;
        try {
            const hash = (0,external_node_crypto_.createHash)(entry.object.length === 64 ? 'sha256' : 'sha1');
            hash.update(`blob ${(await (0,promises_.stat)(path)).size}\0`);
            for await (const chunk of (0,source/* fileSource */.IO)(path).chunks())
                hash.update(chunk);
            return hash.digest('hex') === entry.object;
        }
        catch (error) {
            // Whatever is wrong with it is said by whoever audits it.
            if (error instanceof src_error/* ToolReplayError */.K || (error instanceof Error && 'code' in error))
                return false;
            throw error;
        }
    }
}
//# sourceMappingURL=head-tree.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/action/compare-with.js





/**
 * The transcripts that are compared, each in two versions.
 *
 * @param tell hears how it is found out what was changed, where that is not as it should be
 * @throws ToolReplayError when there is nothing to compare with, or nobody can say what was changed
 */
async function pairsToCompare(compareWith, finder, place, tell) {
    const { transcripts, folder, workspace } = place;
    const discovery = await (0,discover/* discover */.k4)(transcripts, folder, workspace);
    if (compareWith.kind === 'folder')
        return goldenPairs(compareWith.folder, discovery, place);
    const changes = await finder.changes('compare', tell);
    const isTranscript = (0,discover/* matcher */.jN)(transcripts, folder);
    const repository = await finder.repository();
    const checkedOut = repository && {
        repository,
        tree: await HeadTree.read(repository, (file) => isTranscript((0,external_node_path_.resolve)(workspace, file))),
    };
    return basePairs(changes, discovery, place, checkedOut);
}
//# sourceMappingURL=compare-with.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/action/comparing.js






/**
 * Compares the transcripts with their versions at the merge base, or with golden ones.
 *
 * @param tell hears how it is found out what was changed, where that is not as it should be
 * @throws ToolReplayError when there is nothing to compare with, or nobody can say what was changed
 */
async function compareAll(report, { with: compareWith, failOn }, finder, settings, tell) {
    const { folder, workspace, scope } = settings;
    const scopes = scope.length === 0 ? undefined : new audit_scopes/* Scopes */.M(scope, folder, workspace, 'knowledge');
    const pairs = await pairsToCompare(compareWith, finder, settings, tell);
    const isGolden = compareWith.kind === 'folder' && failOn !== 'none';
    const isAnyThere = pairs.length > 0 || report.transcripts > 0 || report.leftOut !== undefined;
    if (isGolden && isAnyThere && pairs.every(({ base }) => base === undefined))
        throw noGolden(compareWith.folder);
    const transcripts = [];
    for (const pair of pairs)
        transcripts.push(await compared(pair, settings, scopes));
    return withCompared(report, transcripts, failOn);
}
async function compared({ file, base, head }, { format, strictness, workspace }, scopes) {
    if (base === undefined)
        return { state: 'added', head: file };
    if (head === undefined)
        return { state: 'removed', base: file };
    const applicable = await scopes?.of((0,external_node_path_.resolve)(workspace, file), file);
    const held = typeof applicable === 'object' ? applicable.map(({ scope }) => scope) : [];
    return (await compareTranscripts(base, head, { format, strictness, scopes: held })).compared;
}
/** What is added to a pull request is judged by nobody; golden runs of which none is for any transcript are a mistake. */
function noGolden(folder) {
    return new src_error/* ToolReplayError */.K('nothing-checked', {
        found: `no golden run in '${folder.slice(0, 200)}' for any of the transcripts`,
        expected: 'at least one to compare with',
        advice: 'a check that compared nothing is no pass',
    });
}
//# sourceMappingURL=comparing.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/error.js
var report_error = __webpack_require__(2544);
// EXTERNAL MODULE: ./build/commonjs/src/report/nearness.js
var nearness = __webpack_require__(7909);
;// CONCATENATED MODULE: ./build/commonjs/src/action/nearness.js




/**
 * How near findings are to what a pull request changed, as far as it is known without asking GitHub's API for it.
 *
 * @param log hears when that cannot be told: no verdict hangs on it
 */
async function nearnessTo(finder, { files }, log) {
    try {
        const changes = await finder.known();
        if (changes === undefined) {
            log('annotations: not in the order of what was changed, which is not known');
            return nearness/* nowhereNear */.$A;
        }
        const told = new Set(files.filter((file) => file.findings.total > 0 || file.unusable !== undefined).map(({ file }) => file));
        const changed = new Map(changes.files.map((change) => [change.file, change]));
        const lines = await changes.linesOf(changes.files.filter(({ file }) => told.has(file)));
        return (file, line) => {
            const change = changed.get(file);
            if (change === undefined)
                return 'none';
            const isOn = line !== undefined && (change.status === 'added' || lines.get(file)?.has(line) === true);
            return isOn ? 'line' : 'file';
        };
    }
    catch (error) {
        if (!(error instanceof src_error/* ToolReplayError */.K))
            throw error;
        log((0,inert/* inertLine */.Fq)(`annotations: not in the order of what was changed: ${(0,report_error/* errorText */.k)(error)}`));
        return nearness/* nowhereNear */.$A;
    }
}
//# sourceMappingURL=nearness.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/decisive.js
var audit_decisive = __webpack_require__(1317);
;// CONCATENATED MODULE: ./build/commonjs/src/action/only-changed.js





/**
 * Chooses the transcripts that the pull request changed, and those that an earlier step wrote. Undefined where all are
 * to be audited.
 *
 * @param tell hears why that is so
 * @throws ToolReplayError when nobody can say what was changed
 */
async function selectChanged(finder, settings, tell) {
    const all = (why) => {
        tell(`only-changed: ${why}, so all transcripts are audited`);
    };
    if (finder.ends === undefined || finder.ends.kind === 'push')
        return all('this is no pull request');
    const repository = await finder.repository();
    // Whatever the API says of changes, a file that an earlier step wrote is in none of them.
    if (repository === undefined)
        return all('there is no git repository that could say what was committed');
    const changes = await finder.changes('only-changed', tell);
    const { transcripts, folder, workspace, scope } = settings;
    const isTranscript = (0,discover/* matcher */.jN)(transcripts, folder);
    const { found } = await (0,discover/* discover */.k4)(transcripts, folder, workspace);
    const paths = found.map(({ path }) => path);
    const decisive = await (0,audit_decisive/* decidesScope */.M)(scope, folder, workspace, paths);
    const others = new Set([
        ...settings.decisive.inRepository.map((path) => repository.nameOf(path)),
        ...settings.decisive.paths.map((path) => (0,discover/* nameIn */.ZC)(workspace, path)),
    ]);
    for (const name of only_changed_namesOf(changes)) {
        const path = (0,external_node_path_.resolve)(workspace, name);
        if (others.has(name) || decisive.decides(path))
            return all(`${(0,inert/* inert */.tJ)(name)} was changed, which all are judged by`);
    }
    const judging = new Map([...decisive.files, ...settings.decisive.paths].map((path) => [(0,discover/* nameIn */.ZC)(workspace, path), path]));
    const tree = await HeadTree.read(repository, (file) => judging.has(file) || isTranscript((0,external_node_path_.resolve)(workspace, file)));
    for (const [file, path] of judging) {
        if (!(await tree.isAsCommitted(file, path)))
            return all(`${(0,inert/* inert */.tJ)(file)}, which they are judged by, is not as committed`);
    }
    const changed = new Set(only_changed_namesOf(changes));
    return {
        isUnchanged: async (file, path) => !changed.has(file) && (await tree.isAsCommitted(file, path)),
        deleted: deletedOf(changes, (file) => isTranscript((0,external_node_path_.resolve)(workspace, file))),
    };
}
function* only_changed_namesOf({ files }) {
    for (const { file, previous } of files) {
        yield file;
        if (previous !== undefined)
            yield previous;
    }
}
/** Transcripts that are no more, by their names before. */
function deletedOf({ files }, isTranscript) {
    return files
        .filter(({ file, status }) => status === 'deleted' || (status === 'renamed' && !isTranscript(file)))
        .map(({ file, previous = file }) => previous)
        .filter(isTranscript)
        .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}
//# sourceMappingURL=only-changed.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/action/changes-door.js
// All that is needed where changes are asked for, which is loaded as one.




//# sourceMappingURL=changes-door.js.map

/***/ }),

/***/ 1317:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ decidesScope)
/* harmony export */ });
/* unused harmony export withImports */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8245);
/* harmony import */ var _glob_base_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4505);
/* harmony import */ var _discover_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7712);
/* harmony import */ var _scope_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(413);






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
    const isBare = more.length === 0 && !/[\\/]/.test(pattern) && (0,_glob_base_js__WEBPACK_IMPORTED_MODULE_3__/* .splitBase */ .M)(pattern).glob === '';
    const isNamed = isBare ? (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) === pattern : (0,_discover_js__WEBPACK_IMPORTED_MODULE_4__/* .matcher */ .jN)(patterns, folder);
    const files = isBare
        ? nearest(pattern, [folder, ...transcripts.map(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)], workspace)
        : (await (0,_discover_js__WEBPACK_IMPORTED_MODULE_4__/* .discover */ .k4)(patterns, folder, workspace)).found.map(({ path }) => path);
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
        for (let folder = start; !looked.has(folder); folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
            looked.add(folder);
            const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
                files.push(file);
            if (!(0,_discover_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(folder, workspace))
                break;
        }
    }
    return files;
}
/** Where a file is, and where it is in truth when a link leads there. */
function places(path) {
    try {
        return [path, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path)];
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
        const bytes = await (0,_scope_file_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeBytes */ ._X)(path, path);
        if ((0,_scope_file_js__WEBPACK_IMPORTED_MODULE_5__/* .namedScope */ .GH)(bytes, path) !== undefined)
            return [];
        const { readDeclaration } = await Promise.all(/* import() */[__webpack_require__.e(989), __webpack_require__.e(968)]).then(__webpack_require__.bind(__webpack_require__, 4968));
        return readDeclaration(bytes, path).imports.map((stated) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), stated.path));
    }
    catch (error) {
        if (error instanceof _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolReplayError */ .K)
            return [];
        throw error;
    }
}
//# sourceMappingURL=decisive.js.map

/***/ }),

/***/ 6574:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ blobSource)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8245);

/** The start of a file that Git LFS keeps elsewhere. @see https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
const LFS_POINTER = Buffer.from('version https://git-lfs.github.com/spec/v1\n');
/** What a tree says that a file is. */
const LINK = '120000';
const SUBMODULE = '160000';
/**
 * A file's bytes as a commit has them.
 *
 * @param name how reports name it
 * @param mode what the tree says that it is, in octal
 * @param chunks gives the bytes
 */
function blobSource(name, mode, chunks) {
    return { name, chunks: () => checked(mode, chunks) };
}
async function* checked(mode, chunks) {
    if (mode === LINK || mode === SUBMODULE) {
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K('not-a-file', {
            found: `${mode === LINK ? 'a symbolic link' : 'a submodule'} at the merge base`,
            expected: 'a file',
            advice: 'it is not followed: what it leads to is not of that commit',
        });
    }
    let head = Buffer.alloc(0);
    for await (const chunk of chunks()) {
        if (head === undefined) {
            yield chunk;
            continue;
        }
        // A pipe may give less at once than it takes to know what it is.
        head = Buffer.concat([head, chunk]);
        if (head.length < LFS_POINTER.length)
            continue;
        refusePointer(head);
        yield head;
        head = undefined;
    }
    if (head !== undefined && head.length > 0)
        yield head;
}
function refusePointer(head) {
    if (!head.subarray(0, LFS_POINTER.length).equals(LFS_POINTER))
        return;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K('unreadable', {
        found: 'a pointer of Git LFS at the merge base',
        expected: 'the transcript itself',
        advice: 'what it points to is not in the repository: fetch it in a step before and compare with its path',
    });
}
//# sourceMappingURL=blob-source.js.map

/***/ }),

/***/ 8821:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ PatchReader),
  M: () => (/* binding */ changedLines)
});

;// CONCATENATED MODULE: ./build/commonjs/src/changes/line-ranges.js
/** Lines of one file. */
class LineRanges {
    ranges;
    /** @param ranges in order, apart from each other */
    constructor(ranges) {
        this.ranges = ranges;
    }
    [Symbol.iterator]() {
        return this.ranges[Symbol.iterator]();
    }
    has(line) {
        let [low, high] = [0, this.ranges.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            const range = this.ranges[middle];
            if (range === undefined || line < range.first)
                high = middle;
            else if (line > range.last)
                low = middle + 1;
            else
                return true;
        }
        return false;
    }
}
//# sourceMappingURL=line-ranges.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/changes/patch.js

const LINE_FEED = 0x0a;
/** The longest part of a line that is looked at: a name of 4,096 bytes, each of them escaped. */
const LONGEST = 20_000;
/**
 * Reads the output of `git diff-tree -p -U0` for the lines of the head that were changed, by file.
 *
 * Names are quoted by git where they hold anything that could be taken for the patch's own, and the lines of a hunk are
 * counted, so neither a name nor a transcript can pass for a part of the patch.
 */
class PatchReader {
    lines = new Map();
    ranges;
    /** So many lines of the hunk are still to come. */
    left = 0;
    held = [];
    heldLength = 0;
    read(chunk) {
        let start = 0;
        for (;;) {
            const end = chunk.indexOf(LINE_FEED, start);
            if (end === -1)
                break;
            this.hold(chunk.subarray(start, end));
            this.line(Buffer.concat(this.held).toString('latin1'));
            this.held = [];
            this.heldLength = 0;
            start = end + 1;
        }
        this.hold(Buffer.from(chunk.subarray(start, start + LONGEST)));
    }
    /** The lines of each file that has any; names as git has them, relative to the repository. */
    finish() {
        return new Map([...this.lines].map(([file, ranges]) => [file, new LineRanges(ranges)]));
    }
    hold(part) {
        const room = LONGEST - this.heldLength;
        if (room <= 0 || part.length === 0)
            return;
        this.held.push(part.subarray(0, room));
        this.heldLength += Math.min(room, part.length);
    }
    /** @param line one byte a character */
    line(line) {
        if (this.left > 0) {
            // That a file does not end its last line is told in between.
            if (!line.startsWith('\\'))
                this.left--;
        }
        else if (line.startsWith('+++ ')) {
            this.ranges = [];
            const name = headName(line.slice('+++ '.length));
            if (name !== undefined)
                this.lines.set(name, this.ranges);
        }
        else {
            const hunk = hunkOf(line);
            if (hunk === undefined)
                return;
            this.left = hunk.old + hunk.new;
            if (hunk.new > 0)
                this.ranges?.push({ first: hunk.first, last: hunk.first + hunk.new - 1 });
        }
    }
}
/**
 * The lines of the head that a patch of one file changes, with or without lines around them, as GitHub's API has it.
 */
function changedLines(patch) {
    const ranges = [];
    let line = 0;
    let [oldLeft, newLeft] = [0, 0];
    for (const text of patch.split('\n')) {
        if (oldLeft + newLeft > 0) {
            const kind = text[0];
            if (kind === '\\')
                continue;
            if (kind === '+') {
                const last = ranges.at(-1);
                if (last?.last === line - 1)
                    ranges[ranges.length - 1] = { first: last.first, last: line };
                else
                    ranges.push({ first: line, last: line });
            }
            if (kind !== '+')
                oldLeft--;
            if (kind !== '-') {
                newLeft--;
                line++;
            }
        }
        else {
            const hunk = hunkOf(text);
            if (hunk === undefined)
                continue;
            [line, oldLeft, newLeft] = [hunk.first, hunk.old, hunk.new];
        }
    }
    return new LineRanges(ranges);
}
/** The start of a hunk: how many lines it has of the base, and of the head from `first` on. */
function hunkOf(line) {
    const found = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (found === null)
        return undefined;
    const [, old = '1', first, fresh = '1'] = found;
    return { old: Number(old), first: Number(first), new: Number(fresh) };
}
/** The name after `+++ `; undefined for a file that is no more. */
function headName(text) {
    // After a name with a space git writes a tab.
    const plain = text.endsWith('\t') ? text.slice(0, -1) : text;
    const name = plain.startsWith('"') ? unquoted(plain.slice(1, -1)) : plain;
    return name.startsWith('b/') ? Buffer.from(name.slice('b/'.length), 'latin1').toString('utf8') : undefined;
}
const ESCAPES = {
    a: '\x07',
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    v: '\v',
};
/** Undoes git's quoting, which is that of C. */
function unquoted(text) {
    return text.replace(/\\([0-7]{3}|.)/gs, (_, code) => {
        return code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : (ESCAPES[code] ?? code);
    });
}
//# sourceMappingURL=patch.js.map

/***/ })

};
;