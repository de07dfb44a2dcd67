"use strict";
exports.id = 860;
exports.ids = [860];
exports.modules = {

/***/ 8860:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  inert: () => (/* reexport */ inert/* inert */.tJ),
  inertLine: () => (/* reexport */ inert/* inertLine */.Fq),
  isSameFile: () => (/* reexport */ own_input/* isSameFile */.Dl),
  newKeyFiles: () => (/* reexport */ newKeyFiles),
  readKey: () => (/* reexport */ readKey),
  readManifestFile: () => (/* reexport */ evidence_files/* readManifestFile */.oe),
  reportVerified: () => (/* reexport */ reportVerified),
  sealInto: () => (/* reexport */ sealInto),
  signatureText: () => (/* reexport */ signature/* signatureText */.gs),
  verifyAll: () => (/* reexport */ verifyAll),
  writeNewFile: () => (/* reexport */ writeNewFile),
  writeText: () => (/* reexport */ text_file/* writeText */.x)
});

// EXTERNAL MODULE: ./build/commonjs/src/audit/evidence-files.js + 1 modules
var evidence_files = __webpack_require__(1665);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/audit/system-error.js
var system_error = __webpack_require__(3017);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/new-file.js



/**
 * Writes a file that must not be there yet, nor a link of that name.
 *
 * @param path absolute
 * @param name how errors name it
 * @param mode who may do what with it
 * @throws ToolReplayError when it is there, or cannot be written
 */
async function writeNewFile(path, name, text, mode) {
    try {
        const file = await (0,promises_.open)(path, 'wx', mode);
        try {
            await file.writeFile(text);
            await file.sync();
        }
        finally {
            await file.close();
        }
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
            const fault = {
                found: 'a file that is there already',
                expected: 'a name of none',
                advice: 'it is left as it is',
            };
            throw new src_error/* ToolReplayError */.K('unwritable', fault, { file: name });
        }
        throw (0,system_error/* writeError */.oG)(error, name);
    }
}
//# sourceMappingURL=new-file.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/own-input.js + 1 modules
var own_input = __webpack_require__(5067);
// EXTERNAL MODULE: ./build/commonjs/src/audit/text-file.js
var text_file = __webpack_require__(491);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/ed25519.js
var ed25519 = __webpack_require__(2614);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/private-key-file.js
var private_key_file = __webpack_require__(1765);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/public-key-file.js
var public_key_file = __webpack_require__(331);
;// CONCATENATED MODULE: ./build/commonjs/src/provenance/new-key.js




/** @param comment what the key is called in its OpenSSH form; one line */
function newKeyFiles(format, comment) {
    const key = new ed25519/* PrivateKey */.ZD((0,external_node_crypto_.randomBytes)(32));
    const { id } = key.public;
    if (format === 'pem')
        return { id, private: (0,private_key_file/* pemPrivateKey */.j2)(key), public: (0,public_key_file/* pemPublicKey */.r0)(key.public) };
    const check = (0,external_node_crypto_.randomBytes)(4).readUInt32BE();
    const said = comment.replace(/[^\x21-\x7e]/g, '_');
    return { id, private: (0,private_key_file/* openSshPrivateKey */.Xe)(key, check, said), public: (0,public_key_file/* openSshPublicKey */.Bx)(key.public, said) };
}
//# sourceMappingURL=new-key.js.map
// EXTERNAL MODULE: ./build/commonjs/src/provenance/signature.js + 2 modules
var signature = __webpack_require__(5546);
// EXTERNAL MODULE: ./build/commonjs/src/report/inert.js
var inert = __webpack_require__(9306);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/commonjs/src/audit/small-file.js
var small_file = __webpack_require__(5931);
// EXTERNAL MODULE: ./build/commonjs/src/commands/parse.js
var parse = __webpack_require__(5829);
;// CONCATENATED MODULE: ./build/commonjs/src/commands/key-source.js






/** The largest key that is read, in bytes. */
const MAX_KEY = 1 << 16;
/**
 * Reads a private key from where it is said to be. Neither the key nor a part of it is in any error.
 *
 * @param command its name
 * @param where a file, `env:NAME`, or `fd:N`
 * @throws ToolReplayError when there is none
 */
async function readKey(command, where, terminal) {
    if (where === undefined)
        throw (0,parse/* usageError */.Wp)(command, 'no --key', '--key FILE, --key env:NAME or --key fd:N');
    // A key that was put where its name belongs must not be shown.
    if ((0,private_key_file/* holdsPrivateKey */.jc)(where))
        throw (0,parse/* usageError */.Wp)(command, 'a key itself', 'where the key is: FILE, env:NAME or fd:N');
    const [, kind, name = ''] = /^(env|fd):(.*)$/s.exec(where) ?? [];
    const text = kind === 'env'
        ? ofVariable(command, name, terminal)
        : kind === 'fd'
            ? ofDescriptor(command, name)
            : await ofFile(where, terminal);
    try {
        return (0,private_key_file/* readPrivateKey */.$k)(text);
    }
    catch (error) {
        throw error instanceof src_error/* ToolReplayError */.K ? error.at({ file: where }) : error;
    }
}
function ofFile(name, { folder }) {
    const path = (0,external_node_path_.resolve)(folder, name);
    return (0,small_file/* readSmallFile */.E)(path, (0,external_node_fs_.existsSync)(path) ? name : '--key', MAX_KEY);
}
function ofVariable(command, name, terminal) {
    const value = terminal.variable(name);
    if (value === undefined || value === '')
        throw (0,parse/* usageError */.Wp)(command, 'no such variable for --key', 'one that has the key');
    return value;
}
function ofDescriptor(command, name) {
    const descriptor = /^\d{1,4}$/.test(name) ? Number(name) : undefined;
    if (descriptor === undefined)
        throw (0,parse/* usageError */.Wp)(command, 'no number behind fd: for --key', 'the number of an open file descriptor');
    const buffer = Buffer.alloc(MAX_KEY);
    let length = 0;
    try {
        while (length < MAX_KEY) {
            const read = (0,external_node_fs_.readSync)(descriptor, buffer, length, MAX_KEY - length, null);
            if (read === 0)
                break;
            length += read;
        }
    }
    catch (error) {
        const found = `no file descriptor ${descriptor} that can be read`;
        throw new src_error/* ToolReplayError */.K('unreadable', { found, expected: 'one that is open' }, {}, { cause: error });
    }
    return buffer.toString('utf8', 0, length);
}
//# sourceMappingURL=key-source.js.map
// EXTERNAL MODULE: ./build/commonjs/src/chain/link.js
var chain_link = __webpack_require__(5633);
// EXTERNAL MODULE: ./build/commonjs/src/chain/sealer.js
var chain_sealer = __webpack_require__(7743);
// EXTERNAL MODULE: ./build/commonjs/src/formats/native.js
var formats_native = __webpack_require__(1353);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/endings.js
var endings = __webpack_require__(7735);
// EXTERNAL MODULE: ./build/commonjs/src/transcript/native-transcript.js + 1 modules
var native_transcript = __webpack_require__(628);
// EXTERNAL MODULE: ./build/commonjs/src/transcript/lines.js
var lines = __webpack_require__(3801);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/growing-source.js





const CHUNK = 1 << 16;
const LINE_FEED = 0x0a;
/** Not every file system says when a file grows; so often it is looked at, in milliseconds. */
const INTERVAL = 500;
/** A file that somebody still appends to. It ends when this is told to. */
class GrowingFile {
    name;
    path;
    isStopped = false;
    wake = () => undefined;
    /** @param path absolute @param name how errors name it */
    constructor(path, name) {
        this.path = path;
        this.name = name;
    }
    /** Has it end with what is there now. */
    stop() {
        this.isStopped = true;
        this.wake();
    }
    async *chunks() {
        let watcher;
        let file;
        try {
            file = await (0,promises_.open)(this.path);
            watcher = this.watched();
            yield* this.read(file);
        }
        catch (error) {
            throw (0,system_error/* fileError */.zS)(error);
        }
        finally {
            watcher?.close();
            await file?.close();
        }
    }
    watched() {
        try {
            const watcher = (0,external_node_fs_.watch)(this.path, () => this.wake());
            return watcher.on('error', () => watcher.close());
        }
        catch {
            // There are no more of them, or none here: the file is looked at from time to time.
            return undefined;
        }
    }
    async *read(file) {
        let position = 0;
        let end = Number.POSITIVE_INFINITY;
        for (;;) {
            // What is there when it is told to stop is read, however fast more is written.
            if (this.isStopped && end === Number.POSITIVE_INFINITY)
                end = (await file.stat()).size;
            const most = Math.min(CHUNK, end - position);
            // Looked at first: what was written before it was taken away is read.
            const fault = await this.fault(file, position);
            const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(CHUNK), 0, most, position);
            position += bytesRead;
            if (bytesRead > 0)
                yield buffer.subarray(0, bytesRead);
            else if (fault !== undefined)
                throw fault;
            else if (end !== Number.POSITIVE_INFINITY)
                return;
            else
                await this.change();
        }
    }
    /** Why nothing more can come that belongs to what was read. */
    async fault(file, read) {
        const { dev, ino, size } = await file.stat({ bigint: true });
        if (size < read)
            return gone('a file that was cut while it was read');
        const there = await (0,promises_.stat)(this.path, { bigint: true }).catch((error) => {
            if (error.code === 'ENOENT')
                return undefined;
            throw error;
        });
        if (there === undefined)
            return gone('a file that was taken away while it was read');
        return there.dev === dev && there.ino === ino
            ? undefined
            : gone('another file in the place of the one that was read');
    }
    change() {
        if (this.isStopped)
            return Promise.resolve();
        return new Promise((done) => {
            const timer = setTimeout(done, INTERVAL);
            this.wake = () => {
                clearTimeout(timer);
                done();
            };
        });
    }
}
/** A stream that ends, for whoever reads it, when this is told to: what comes later is not read. */
class StoppableStream {
    name;
    isStopped = false;
    source;
    end = () => undefined;
    constructor(source) {
        this.name = source.name;
        this.source = source;
    }
    stop() {
        this.isStopped = true;
        this.end();
    }
    async *chunks() {
        const chunks = this.source.chunks()[Symbol.asyncIterator]();
        for (;;) {
            const next = await this.nextOf(chunks);
            if (next === 'stopped') {
                // Not waited for: the chunk that is being read may never come.
                chunks.return?.(undefined).catch(() => undefined);
                return;
            }
            if (next.done)
                return;
            yield next.value;
        }
    }
    /** One promise a chunk: one for all of them, in a race, would hold each chunk until the end. */
    nextOf(chunks) {
        return new Promise((done, fail) => {
            this.end = () => done('stopped');
            if (this.isStopped)
                this.end();
            else
                chunks.next().then(done, fail);
        });
    }
}
/**
 * A source that gives whole lines as they come. What is behind the last line end is one too where the source has ended by
 * itself, and else the start of one.
 *
 * @param wasStopped asked at the end
 * @param onRest hears how many bytes of such a start are left out
 */
function wholeLines(source, wasStopped, onRest) {
    return {
        name: source.name,
        async *chunks() {
            let held = [];
            let length = 0;
            for await (const chunk of source.chunks()) {
                const end = chunk.lastIndexOf(LINE_FEED) + 1;
                if (end > 0) {
                    yield Buffer.concat([...held, chunk.subarray(0, end)]);
                    held = [];
                    length = 0;
                }
                if (end === chunk.length)
                    continue;
                held.push(Buffer.from(chunk.subarray(end)));
                length += chunk.length - end;
                // Whoever reads lines says that it is too long.
                if (length > lines/* MAX_LINE */.M)
                    break;
            }
            if (length === 0)
                return;
            if (wasStopped() && length <= lines/* MAX_LINE */.M)
                onRest(length);
            else
                yield Buffer.concat(held);
        },
    };
}
function gone(found) {
    const fault = {
        found,
        expected: 'one that only grows',
        advice: 'what was sealed stays; start again with all of the transcript',
    };
    return new src_error/* ToolReplayError */.K('unreadable', fault);
}
//# sourceMappingURL=growing-source.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/hashed-source.js
var hashed_source = __webpack_require__(5326);
// EXTERNAL MODULE: ./build/commonjs/src/audit/reading.js + 2 modules
var reading = __webpack_require__(3915);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/remove-file.js


/** Takes a file away, if it is there. @param name how errors name it @throws ToolReplayError when it cannot be taken away */
function removeFile(path, name) {
    try {
        (0,external_node_fs_.rmSync)(path, { force: true });
    }
    catch (error) {
        throw (0,system_error/* writeError */.oG)(error, name);
    }
}
//# sourceMappingURL=remove-file.js.map
// EXTERNAL MODULE: ./build/commonjs/src/chain/verifier.js
var chain_verifier = __webpack_require__(2635);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/sealed-file.js







const sealed_file_CHUNK = 1 << 20;
const sealed_file_LINE_FEED = 0x0a;
const NONE = Buffer.alloc(0);
/**
 * A sealed file that is written link by link. Each is on the disk, whole, before the next is taken: whatever stops the
 * process, the file verifies up to its last whole line, and a part of a line behind it was never vouched for.
 *
 * Nothing is ever taken off: of a part of a line the whole is written over it, where it is the start of that. Each line has
 * its place, so that two that seal the same run at once write the same.
 */
class SealedFile {
    /** How many links are in it. */
    links;
    /** The digest of the last of them; what the chain starts from where there is none. */
    head;
    file;
    name;
    /** Where the next line goes. */
    end;
    /** What is there already of a line that is not whole. */
    part;
    /**
     * Opens a sealed file to go on with it, or makes one.
     *
     * @param path absolute
     * @param name how errors name it
     * @param previous what its chain starts from
     * @throws ToolReplayError when it cannot be opened, is no sealed file, or its chain is broken: then it is left as it is
     */
    constructor(path, name, previous = chain_link/* GENESIS */.h) {
        this.name = name;
        let file;
        try {
            file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_CREAT, 0o666);
            if (!(0,external_node_fs_.fstatSync)(file).isFile())
                throw notRegular();
            const { links, head, end, size } = verified(file, previous);
            this.file = file;
            this.links = links;
            this.head = head;
            this.end = end;
            this.part = bytesOf(file, end, size);
            (0,external_node_fs_.fsyncSync)(file);
            syncFolder((0,external_node_path_.dirname)((0,external_node_fs_.realpathSync)(path)));
        }
        catch (error) {
            if (file !== undefined)
                (0,external_node_fs_.closeSync)(file);
            throw error instanceof src_error/* ToolReplayError */.K ? error.at({ file: name }) : (0,system_error/* writeError */.oG)(error, name);
        }
    }
    /** How many bytes there are of a line that is not whole. */
    get begun() {
        return this.part.length;
    }
    /** @throws ToolReplayError when what is begun is not the start of this line */
    check(line) {
        if (!isStartOf(line, this.part))
            throw otherLine(this.part.length).at({ file: this.name });
    }
    /**
     * Writes a sealed line. It is on the disk when this returns.
     *
     * @throws ToolReplayError when it cannot be written, and when somebody else writes to the file
     */
    append(line) {
        const { file, name, end, part } = this;
        try {
            if ((0,external_node_fs_.fstatSync)(file).size !== end + part.length)
                throw changed();
            for (let done = 0; done < line.length;) {
                done += (0,external_node_fs_.writeSync)(file, line, done, line.length - done, end + done);
            }
            (0,external_node_fs_.fsyncSync)(file);
            this.end = end + line.length;
            this.part = NONE;
        }
        catch (error) {
            throw error instanceof src_error/* ToolReplayError */.K ? error.at({ file: name }) : (0,system_error/* writeError */.oG)(error, name);
        }
    }
    close() {
        (0,external_node_fs_.closeSync)(this.file);
    }
}
/** Whether a line starts so. What a machine that went down has not written of it may be zeros. */
function isStartOf(line, part) {
    const zeros = part.indexOf(0);
    const written = zeros < 0 ? part.length : zeros;
    if (part.length > line.length || part.subarray(written).some((byte) => byte !== 0))
        return false;
    return part.subarray(0, written).equals(line.subarray(0, written));
}
/** What is in a sealed file: its links, and where the last whole line ends. */
function verified(file, previous) {
    const verifier = new chain_verifier/* Verifier */.B(previous);
    const transcript = new native_transcript/* NativeTranscript */.m('sealed');
    const chunk = Buffer.allocUnsafeSlow(sealed_file_CHUNK);
    let size = 0;
    let end = 0;
    for (;;) {
        const read = (0,external_node_fs_.readSync)(file, chunk, 0, sealed_file_CHUNK, size);
        if (read === 0)
            break;
        const bytes = chunk.subarray(0, read);
        const last = bytes.lastIndexOf(sealed_file_LINE_FEED);
        if (last >= 0)
            end = size + last + 1;
        for (const record of transcript.read(bytes))
            verifier.see(record);
        size += read;
    }
    const { break: broken, head } = verifier;
    if (broken !== undefined)
        throw broken.expected === previous ? otherStart() : brokenChain(broken.index);
    return { links: transcript.calls, head, end, size };
}
function bytesOf(file, start, end) {
    const bytes = Buffer.alloc(end - start);
    for (let done = 0; done < bytes.length;) {
        const read = (0,external_node_fs_.readSync)(file, bytes, done, bytes.length - done, start + done);
        if (read === 0)
            throw changed();
        done += read;
    }
    return bytes;
}
/** A new name is on the disk only once its folder is. */
function syncFolder(path) {
    // Windows opens no folder.
    if (process.platform === 'win32')
        return;
    const folder = (0,external_node_fs_.openSync)(path, 'r');
    try {
        (0,external_node_fs_.fsyncSync)(folder);
    }
    finally {
        (0,external_node_fs_.closeSync)(folder);
    }
}
function notRegular() {
    return new src_error/* ToolReplayError */.K('unwritable', { found: 'no regular file', expected: 'a file to write' });
}
function brokenChain(index) {
    const fault = {
        found: `a chain that is broken at index ${index}`,
        expected: 'an intact one to go on with',
        advice: 'keep it as it is, and seal into another file',
    };
    return new src_error/* ToolReplayError */.K('sealed', fault);
}
function otherStart() {
    const fault = {
        found: 'a run that starts from another head',
        expected: 'the one that was begun',
        advice: 'give --previous as it was given then, or seal into another file',
    };
    return new src_error/* ToolReplayError */.K('sealed', fault);
}
function otherLine(bytes) {
    const fault = {
        found: `${bytes} bytes behind the last whole line that are not the start of the next link`,
        expected: 'the same run, from its start',
        advice: 'keep it as it is, and seal into another file',
    };
    return new src_error/* ToolReplayError */.K('sealed', fault);
}
function changed() {
    const fault = {
        found: 'a file that somebody else writes to',
        expected: 'one that is written by this alone',
        advice: 'verify it, and start this once',
    };
    return new src_error/* ToolReplayError */.K('unwritable', fault);
}
//# sourceMappingURL=sealed-file.js.map
// EXTERNAL MODULE: ./build/commonjs/src/json/digest.js
var digest = __webpack_require__(1320);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/manifest.js
var provenance_manifest = __webpack_require__(9630);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/withheld.js
var provenance_withheld = __webpack_require__(5260);
// EXTERNAL MODULE: ./build/commonjs/src/version.js
var version = __webpack_require__(951);
// EXTERNAL MODULE: ./build/commonjs/src/audit/atomic-file.js
var atomic_file = __webpack_require__(9361);
// EXTERNAL MODULE: ./build/commonjs/src/audit/records.js + 1 modules
var records = __webpack_require__(558);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/sealed-run.js













/** What the openings of what a sealed file withholds are called, after its name: no glob of transcripts names them. */
const OPENINGS_ENDING = '.openings';
/**
 * Seals a transcript, or the native view of one session of an agent's log, into a file, and writes its manifest beside it.
 * The sealed file is there whole or not at all; should the manifest then fail, `verify` finds one that is of another file, or
 * none.
 *
 * @param path absolute
 * @param name how errors name it
 * @param onEnd hears what a log was read as; never called for the native form
 * @throws ToolReplayError when the transcript cannot be judged, its place has no file then; when there is nothing at a place
 *   that was to be withheld; and when a file cannot be written
 */
async function sealRun(source, path, name, { wanted, previous = chain_link/* GENESIS */.h, withheld, ...reading }, onEnd) {
    const sealer = new chain_sealer/* Sealer */.R(previous);
    const withholder = withheld && new provenance_withheld/* Withholder */.rC([...withheld.needed, ...withheld.stated], withheld.salt);
    const before = new hashed_source/* Hashing */.X();
    const after = new hashed_source/* Hashing */.X();
    const settings = { ...reading, accepted: 'unsealed' };
    const lines = (0,records/* writeRecords */.W)(before.source(source), settings, wanted, (record) => sealer.seal(withholder?.record(record) ?? record), onEnd);
    const all = withOpenings(lines, before, withholder, withheld?.needed ?? [], path, name);
    await (0,atomic_file/* writeAtomically */.v)(path, name, after.through(all));
    const said = withheld === undefined || withholder === undefined
        ? NOTHING_WITHHELD
        : { scope: withheld.scope ?? null, redaction: digestOf(withheld), withheld: withholder.values };
    const ofSource = withholder?.source === undefined ? { sha256: before.result().sha256 } : { withheld: withholder.source };
    const manifest = manifestFor(sealer, previous, { name: (0,external_node_path_.basename)(path), ...after.result() }, ofSource, said);
    await writeManifest(manifest, path, name);
    return manifest;
}
/** The manifest of what a sealer has sealed. */
function manifestFor({ links, head }, previous, sealed, source, { scope, redaction, withheld } = NOTHING_WITHHELD) {
    const { name, bytes, sha256: ofSealed } = sealed;
    return {
        version: 1,
        links,
        head,
        previous,
        sealed: { name, bytes, sha256: ofSealed },
        source,
        scope,
        redaction,
        withheld,
        tool: `toolreplay ${version/* VERSION */.x}`,
    };
}
const NOTHING_WITHHELD = { scope: null, redaction: null, withheld: 0 };
/** Writes a manifest beside its sealed file. @throws ToolReplayError when it cannot be written */
function writeManifest(manifest, path, name) {
    return (0,text_file/* writeText */.x)(`${path}${endings/* MANIFEST_ENDING */.yb}`, `${name}${endings/* MANIFEST_ENDING */.yb}`, [(0,provenance_manifest/* manifestText */.$2)(manifest)]);
}
/** The openings are on the disk before there is a sealed file that withholds what is in them. */
async function* withOpenings(lines, source, withholder, needed, path, name) {
    yield* lines;
    if (withholder === undefined)
        return;
    const missed = withholder.missed.find((place) => needed.includes(place));
    if (missed !== undefined)
        throw nothingAt(missed);
    withholder.commitSource(source.result().sha256);
    const openings = withholder.openings.map((line) => `${line}\n`);
    await (0,text_file/* writePrivateText */.O)(`${path}${OPENINGS_ENDING}`, `${name}${OPENINGS_ENDING}`, openings);
}
function digestOf({ needed, stated }) {
    const places = [...needed, ...stated].map(({ tool, part, pointer }) => ({ part, pointer, tool: tool ?? null }));
    return (0,digest/* sha256 */.s)(Buffer.from(JSON.stringify(places)), 'hex');
}
function nothingAt({ part, pointer }) {
    return new src_error/* ToolReplayError */.K('usage', {
        found: `nothing at /${part}${pointer} in any call`,
        expected: 'a place that is there, since a misspelt one would show what it is to hide',
        advice: 'nothing was written',
    });
}
//# sourceMappingURL=sealed-run.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/signals.js
var signals = __webpack_require__(7674);
// EXTERNAL MODULE: ./build/commonjs/src/audit/source.js
var audit_source = __webpack_require__(1018);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/follow.js















/**
 * Seals a native transcript line by line while somebody writes it, until the stream ends or a signal asks this process to.
 * A sealed file that is there already is gone on with, if it is of the same transcript. At the end its manifest is written.
 *
 * @param path of the sealed file, absolute
 * @param name how errors name it
 * @throws ToolReplayError when the transcript cannot be judged, or is not what was sealed before; what is sealed stays so
 */
async function followRun(followed, path, name, settings) {
    const { previous = chain_link/* GENESIS */.h, onStart, onLink, onRest } = settings;
    const source = followed.kind === 'file' ? new GrowingFile(followed.path, followed.name) : new StoppableStream(followed.source);
    const forget = (0,signals/* onFirstSignal */.a)(() => source.stop());
    const file = new SealedFile(path, name, previous);
    try {
        if (file.links > 0)
            onStart(file.links);
        const sealer = new chain_sealer/* Sealer */.R(previous);
        const hashing = new hashed_source/* Hashing */.X();
        const take = (record) => {
            const line = sealer.seal(record);
            if (sealer.links > file.links) {
                if (sealer.links === file.links + 1) {
                    file.check(line);
                    // It is of the file as it was.
                    removeFile(`${path}${endings/* MANIFEST_ENDING */.yb}`, `${name}${endings/* MANIFEST_ENDING */.yb}`);
                }
                file.append(line);
                onLink(record.index, sealer.head);
            }
            else if (sealer.links === file.links && sealer.head !== file.head)
                throw another(file.links);
        };
        const lines = wholeLines(source, () => source.isStopped, onRest);
        const steps = (0,reading/* reading */.hF)(hashing.source(lines), formats_native/* NATIVE */.s6, () => (0,reading/* nativeConsumer */.u7)(new native_transcript/* NativeTranscript */.m('unsealed'), take));
        for await (const _ of steps)
            ;
        const isShorter = sealer.links < file.links || file.begun > 0;
        if (isShorter)
            throw shorter(sealer.links, file.links, file.begun);
        const sealed = new hashed_source/* Hashing */.X();
        for await (const _ of sealed.through((0,audit_source/* fileSource */.IO)(path, name).chunks()))
            ;
        const manifest = manifestFor(sealer, previous, { name: (0,external_node_path_.basename)(path), ...sealed.result() }, { sha256: hashing.result().sha256 });
        await writeManifest(manifest, path, name);
        return manifest;
    }
    finally {
        file.close();
        forget();
    }
}
function another(links) {
    const fault = {
        found: `another transcript than that of the ${links} links that are sealed`,
        expected: 'the same one, from its start',
        advice: 'seal it into another file',
    };
    return new src_error/* ToolReplayError */.K('sealed', fault);
}
function shorter(found, links, begun) {
    const more = begun > 0 ? ' and the start of one' : '';
    const fault = {
        found: `an end after ${found} calls, where ${links} links${more} are sealed`,
        expected: 'the same transcript, from its start',
        advice: 'start again with all of it, or seal it into another file',
    };
    return new src_error/* ToolReplayError */.K('sealed', fault);
}
//# sourceMappingURL=follow.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/scope-file.js + 1 modules
var scope_file = __webpack_require__(413);
// EXTERNAL MODULE: ./build/commonjs/src/audit/seal-check.js + 1 modules
var seal_check = __webpack_require__(3852);
// EXTERNAL MODULE: ./build/commonjs/src/audit/transcript.js + 7 modules
var transcript = __webpack_require__(4892);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/verify-run.js






/**
 * Verifies a sealed file in one pass: its chain, and whether it is what its manifest, a signature and an anchor say.
 *
 * @param follows the head of the run that it has to follow; undefined: what the manifest says, or else none
 * @throws ToolReplayError when it cannot be judged; its place has no file
 */
async function verifyRun(source, evidence, follows) {
    const check = new seal_check/* SealCheck */.w(evidence, [], follows);
    const end = new End();
    const steps = (0,reading/* reading */.hF)(check.source(end.of(source)), undefined, (recognised) => {
        if (recognised !== formats_native/* NATIVE */.s6)
            throw (0,transcript/* notNative */.V4)(recognised.format.name);
        return (0,reading/* nativeConsumer */.u7)(new native_transcript/* NativeTranscript */.m('sealed'), (record) => {
            check.verifier.see(record);
            check.see(record);
        });
    });
    try {
        for await (const _ of steps)
            ;
    }
    catch (error) {
        throw end.isTorn && check.verifier.break === undefined ? tornAfter(check.links, error) : error;
    }
    return { verdicts: check.verdicts, head: check.verifier.head };
}
const verify_run_LINE_FEED = 0x0a;
/** Sees how a source ends. */
class End {
    /** Whether all of it was read, and its last line is not whole. */
    isTorn = false;
    of({ name, chunks }) {
        return { name, chunks: () => this.watched(chunks()) };
    }
    async *watched(chunks) {
        let last;
        for await (const chunk of chunks) {
            last = chunk.at(-1) ?? last;
            yield chunk;
        }
        this.isTorn = last !== undefined && last !== verify_run_LINE_FEED;
    }
}
/** The same error, which says what is left of a file that was not written to its end. */
function tornAfter(links, error) {
    if (!(error instanceof src_error/* ToolReplayError */.K) || error.code !== 'json' || links === 0)
        return error;
    const advice = `the last line is not whole, as what was stopped leaves it; the ${links === 1 ? 'link' : `${links} links`} before it ${links === 1 ? 'is' : 'are'} intact, and toolreplay seal --follow goes on from there`;
    return new src_error/* ToolReplayError */.K(error.code, { ...error.fault, advice }, error.place, { cause: error.cause });
}
//# sourceMappingURL=verify-run.js.map
// EXTERNAL MODULE: ./build/commonjs/src/commands/named.js
var named = __webpack_require__(9023);
// EXTERNAL MODULE: ./build/commonjs/src/commands/notes.js
var notes = __webpack_require__(115);
// EXTERNAL MODULE: ./build/commonjs/src/commands/options.js
var options = __webpack_require__(7112);
// EXTERNAL MODULE: ./build/commonjs/src/commands/output.js
var commands_output = __webpack_require__(8701);
;// CONCATENATED MODULE: ./build/commonjs/src/commands/seal-into.js




















/** Seals into a file, with its manifest, and with whatever else was asked for. */
async function sealInto(core, call, terminal) {
    const [operand = ''] = call.operands;
    const output = (0,commands_output/* namedOutput */.XQ)(call);
    if (output === undefined)
        throw (0,parse/* usageError */.Wp)('seal', 'no file to seal into', '-o FILE');
    if (operand === '-' && call.values('previous').at(-1) === '-') {
        throw (0,parse/* usageError */.Wp)('seal', 'standard input twice', 'once');
    }
    const path = (0,external_node_path_.resolve)(terminal.folder, output);
    await checkOutput(output, call, terminal);
    const previous = await previousHead(call.values('previous').at(-1), terminal);
    if (call.values('follow').length > 0)
        return follow(call, operand, { path, name: output }, previous, terminal);
    const withheld = await withholding(call, terminal);
    if (withheld !== undefined && (0,external_node_fs_.existsSync)(`${path}${OPENINGS_ENDING}`))
        throw openingsThere(output);
    const settings = { ...(await (0,options/* readingOf */.MU)(core, call)), wanted: call.values(options/* SESSION */.fW.name).at(-1), previous, withheld };
    let log;
    await (0,named/* named */.K)(operand, () => {
        return sealRun(terminal.source(operand), path, output, settings, (summary) => {
            // A transcript may become its own seal. A log holds more than the calls of one session, which would be lost.
            if (operand !== '-' && (0,own_input/* isSameFile */.Dl)((0,external_node_path_.resolve)(terminal.folder, operand), path)) {
                throw (0,commands_output/* ownInputError */.Pd)('seal', output, 'the log');
            }
            log = summary;
        });
    });
    if (log !== undefined)
        (0,notes/* noteOn */.k)(core, operand, log, terminal);
    return 0;
}
async function follow(call, operand, output, previous, terminal) {
    for (const name of ['commit', 'scope', 'session', 'format', 'strict']) {
        if (call.values(name).length > 0)
            throw (0,parse/* usageError */.Wp)('seal', `--${name} with --follow`, 'one of the two');
    }
    const followed = await (0,named/* named */.K)(operand, async () => followedOf(operand, terminal));
    const note = (text) => terminal.note((0,inert/* inertLine */.Fq)(`${(0,inert/* inert */.tJ)(output.name)}: ${text}`));
    let failure;
    let told = Promise.resolve();
    await (0,named/* named */.K)(operand, () => {
        return followRun(followed, output.path, output.name, {
            previous,
            onStart: (links) => note(`goes on after ${links} links`),
            onLink(index, digest) {
                // Sealing is worth more than saying so, and goes on.
                told = terminal.write([`${index} ${digest}\n`]).catch((error) => {
                    failure = error;
                });
            },
            onRest: (bytes) => note(`${bytes} bytes behind the last line end were not sealed`),
        });
    });
    await told;
    if (failure !== undefined)
        throw failure;
    return 0;
}
/** A pipe under a name ends as one on standard input does; a file grows. */
function followedOf(operand, terminal) {
    const source = terminal.source(operand);
    if (operand === '-')
        return { kind: 'stream', source };
    const path = (0,external_node_path_.resolve)(terminal.folder, operand);
    try {
        return (0,external_node_fs_.statSync)(path).isFile() ? { kind: 'file', path, name: operand } : { kind: 'stream', source };
    }
    catch (error) {
        throw (0,system_error/* fileError */.zS)(error);
    }
}
/** A transcript may become its own seal. What else is read may not be written over, by the seal or by what stands beside it. */
async function checkOutput(output, call, { folder }) {
    const path = (0,external_node_path_.resolve)(folder, output);
    const [operand = '-'] = call.operands;
    const [scope, before] = [call.values('scope').at(-1), call.values('previous').at(-1)];
    const transcript = operand === '-' ? undefined : (0,external_node_path_.resolve)(folder, operand);
    for (const ending of ['', endings/* MANIFEST_ENDING */.yb, OPENINGS_ENDING]) {
        const isOwnPlace = ending === '' && call.values('follow').length === 0;
        const own = await (0,own_input/* ownFile */.PV)(`${path}${ending}`, {
            transcript: isOwnPlace ? undefined : transcript,
            scope: scope === undefined ? undefined : (0,external_node_path_.resolve)(folder, scope),
        });
        if (own !== undefined)
            throw (0,commands_output/* ownInputError */.Pd)('seal', output, own);
        if (before !== undefined && (0,own_input/* isSameFile */.Dl)((0,external_node_path_.resolve)(folder, before), `${path}${ending}`)) {
            throw (0,commands_output/* ownInputError */.Pd)('seal', output, 'the run before');
        }
    }
}
/** The head of the run before, whose chain has to be intact. */
async function previousHead(name, terminal) {
    if (name === undefined)
        return undefined;
    const absolute = (file) => (0,external_node_path_.resolve)(terminal.folder, file);
    const none = { manifest: undefined, signature: undefined };
    const evidence = { ...(await (0,evidence_files/* evidenceOf */.X1)(name, none, absolute)), ...NOTHING_ASKED };
    const { verdicts, head } = await (0,named/* named */.K)(name, () => verifyRun(terminal.source(name), evidence, undefined));
    const { chain, complete } = verdicts;
    const broken = chain && `a chain that is broken at index ${chain.index}`;
    const found = broken ?? (complete.state === 'no' ? `a run that is not whole: ${complete.why}` : undefined);
    if (found === undefined)
        return head;
    const fault = { found, expected: 'an intact run to follow', advice: 'see what toolreplay verify says of it' };
    throw new src_error/* ToolReplayError */.K('sealed', fault, { file: name });
}
/** Without them nothing that was sealed and published before could ever be opened. */
function openingsThere(output) {
    const fault = {
        found: 'openings that are there already',
        expected: 'a new file, since they are of what was sealed before',
        advice: 'keep them under another name, or seal into another file',
    };
    return new src_error/* ToolReplayError */.K('unwritable', fault, { file: `${output}${OPENINGS_ENDING}` });
}
const NOTHING_ASKED = { trusted: undefined, anchor: undefined, openings: undefined };
async function withholding(call, terminal) {
    const needed = call.values('commit').map(placeOf);
    const file = call.values('scope').at(-1);
    if (needed.length === 0 && file === undefined)
        return undefined;
    const salt = () => (0,external_node_crypto_.randomBytes)(32);
    if (file === undefined)
        return { needed, stated: [], scope: undefined, salt };
    const path = (0,external_node_path_.resolve)(terminal.folder, file);
    const { scope } = await (0,scope_file/* readScopeFile */.$h)(path, file, terminal.folder);
    const stated = scope.policy?.redact ?? [];
    if (needed.length + stated.length === 0) {
        const fault = { found: 'no "redact" in the scope file', expected: 'places to withhold' };
        throw new src_error/* ToolReplayError */.K('scope', fault, { file });
    }
    return { needed, stated, scope: (0,digest/* sha256 */.s)(await (0,promises_.readFile)(path), 'hex'), salt };
}
/** `/args/password`, `/response/items/0/secret` */
function placeOf(pointer) {
    const [, part, rest] = /^\/(args|response)((?:\/(?:[^~/]|~[01])*)*)$/.exec(pointer) ?? [];
    if ((part === 'args' || part === 'response') && rest !== undefined)
        return { tool: undefined, part, pointer: rest };
    throw (0,parse/* usageError */.Wp)('seal', `'${pointer.slice(0, 80)}' for --commit`, 'a JSON Pointer that starts with /args or /response');
}
//# sourceMappingURL=seal-into.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/seal-evidence.js
var seal_evidence = __webpack_require__(3886);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/requirements.js
var requirements = __webpack_require__(2815);
// EXTERNAL MODULE: ./build/commonjs/src/redaction/redactor.js + 11 modules
var redactor = __webpack_require__(8);
// EXTERNAL MODULE: ./build/commonjs/src/report/redacted-report.js
var redacted_report = __webpack_require__(5779);
// EXTERNAL MODULE: ./build/commonjs/src/report/text.js
var report_text = __webpack_require__(8043);
// EXTERNAL MODULE: ./build/commonjs/src/report/words.js
var words = __webpack_require__(9171);
;// CONCATENATED MODULE: ./build/commonjs/src/report/verdicts.js



/** The report of `verify` on a file of which more is known than its chain: a verdict a line, each on its own question. */
function verdictsText({ chain, links, complete, signed, anchored, follows, withheld }) {
    const lines = [
        complete.state === 'yes' ? `complete: yes, ${(0,words/* count */.U9)(links, 'link')}` : completeLine(complete),
        signedLine(signed),
        `anchored: ${anchored}`,
        ...(follows === undefined ? [] : [`follows: a run that is not here, with the head ${follows}`]),
        ...withheldLines(withheld),
    ];
    return `${(0,report_text/* verifyText */.Bn)(chain)}${lines.join('\n')}\n`;
}
function completeLine(complete) {
    return complete.state === 'no' ? `complete: no, ${complete.why}` : 'complete: not checked';
}
function signedLine(signed) {
    if (signed.state === 'no')
        return `signed: no, ${signed.why}`;
    if (signed.state === 'invalid')
        return `signed: invalid, ${signed.why}`;
    return `signed: by ${(0,inert/* inert */.tJ)((0,words/* signerName */.Ex)(signed.by))}`;
}
function withheldLines({ values, openings, opened, source, wrong }) {
    if (openings === undefined)
        return values > 0 ? [`withheld: ${(0,words/* count */.U9)(values, 'value')}`] : [];
    const said = [
        (0,words/* count */.U9)(values, 'value'),
        `${opened} opened`,
        ...(source === undefined ? [] : ['the digest of the transcript too']),
        ...(wrong === 0 ? [] : [`${(0,words/* count */.U9)(wrong, 'opening')} of nothing here`]),
    ];
    return [`withheld: ${said.join(', ')}`];
}
//# sourceMappingURL=verdicts.js.map
// EXTERNAL MODULE: ./build/commonjs/src/commands/write-report.js
var write_report = __webpack_require__(3968);
;// CONCATENATED MODULE: ./build/commonjs/src/commands/verify-all.js















/** The digests that a person copies from elsewhere. */
const DIGEST = /^[0-9a-f]{64}$/;
/**
 * Verifies sealed transcripts, each of which has to follow the one before, and writes what was found.
 *
 * @param asked whether nothing but the chain was asked for: then a file with nothing beside it has the report of 0.6
 */
async function verifyAll(call, asked, trust, terminal) {
    const stated = await statedEvidence(call, trust, terminal);
    const many = call.operands.length > 1;
    let exitCode = 0;
    // A series has a first run, which follows none.
    let follows = many ? chain_link/* GENESIS */.h : undefined;
    const pieces = [];
    for (const operand of call.operands) {
        const evidence = { ...stated, ...(await besides(operand, call, terminal)) };
        const run = await (0,named/* named */.K)(operand, () => verifyRun(terminal.source(operand), evidence, follows));
        const { chain } = run.verdicts;
        const verdicts = { ...run.verdicts, chain: chain && (0,redacted_report/* redactedBreak */.Uj)(chain, (0,redactor.redactorOf)()) };
        const isBare = asked === 'chain' && evidence.manifest === undefined && evidence.signatures.length === 0;
        if (many)
            pieces.push(`${(0,inert/* inert */.tJ)(operand)}\n`);
        pieces.push(isBare ? (0,report_text/* verifyText */.Bn)(verdicts.chain) : verdictsText(verdicts));
        const missing = (0,requirements/* unmet */.iY)(run.verdicts, trust?.required ?? []);
        for (const requirement of missing) {
            terminal.note((0,inert/* inertLine */.Fq)(`${(0,inert/* inert */.tJ)(operand)}: not ${requirement}, as --require wants it`));
        }
        if ((0,requirements/* isRefused */.H0)(run.verdicts) || missing.length > 0)
            exitCode = 1;
        follows = run.head;
    }
    await terminal.write(pieces);
    return exitCode;
}
/** Verifies one sealed transcript, and writes its report for a machine. */
async function reportVerified(call, format, trust, terminal) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(849), __webpack_require__.e(464)]).then(__webpack_require__.bind(__webpack_require__, 6464));
    const [operand = ''] = call.operands;
    const evidence = { ...(await statedEvidence(call, trust, terminal)), ...(await besides(operand, call, terminal)) };
    const isBare = trust === undefined &&
        Object.values(evidence)
            .flat()
            .every((one) => one === undefined);
    const seal = isBare ? undefined : new seal_check/* SealCheck */.w(evidence, trust?.required);
    const settings = { accepted: 'sealed', mutators: [], strictness: 'skip' };
    return (0,write_report/* reportOne */.bp)(core, call, format, { check: 'verify', scope: undefined, session: undefined, seal, ...settings }, terminal);
}
/** What is said of the transcripts by the command line. */
async function statedEvidence(call, trust, { folder }) {
    const anchor = call.values('anchor').at(-1);
    if (anchor !== undefined && !DIGEST.test(anchor)) {
        throw (0,parse/* usageError */.Wp)('verify', `'${anchor.slice(0, 80)}' for --anchor`, '64 digits of 0-9 and a-f');
    }
    const openings = call.values('openings').at(-1);
    return {
        anchor,
        trusted: trust && (await (0,seal_evidence.trustedOf)(trust, folder)),
        openings: openings === undefined ? undefined : await (0,evidence_files/* readOpeningsFile */.ml)((0,external_node_path_.resolve)(folder, openings), openings),
    };
}
/** What is said of one of them by the files beside it. */
function besides(operand, call, { folder }) {
    const named = { manifest: call.values('manifest').at(-1), signature: call.values('signature').at(-1) };
    return (0,evidence_files/* evidenceOf */.X1)(operand === '-' ? undefined : operand, named, (name) => (0,external_node_path_.resolve)(folder, name));
}
//# sourceMappingURL=verify-all.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/commands/provenance.js
// Everything that has to do with manifests, keys and signatures: loaded only by the commands that need it.










//# sourceMappingURL=provenance.js.map

/***/ })

};
;