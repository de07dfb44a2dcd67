"use strict";
exports.id = 892;
exports.ids = [892];
exports.modules = {

/***/ 6901:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ KeptAnswers)
/* harmony export */ });
/* harmony import */ var _spill_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21);

/** Answers are put together to pieces of this size: to write each on its own would take much longer. */
const PIECE = 1 << 20;
/** How many bytes say how long an answer is. */
const LENGTH = 4;
/** So much is read at once of a piece that went to the file, and so often. */
const WINDOW = 1 << 16;
const MOST_WINDOWS = 8;
/** Keeps answers so that memory does not grow with them: see {@link Spill}. */
class KeptAnswers {
    spill = new _spill_js__WEBPACK_IMPORTED_MODULE_0__/* .Spill */ .L();
    pieces = [];
    open = Buffer.allocUnsafeSlow(PIECE);
    used = 0;
    /** What was read last, the latest first: answers that stand together are often asked for together. */
    windows = [];
    /** @throws ToolReplayError when the temporary file cannot be written */
    keep(response) {
        const size = LENGTH + response.length;
        if (size > PIECE - this.used)
            this.finishPiece();
        if (size > PIECE) {
            const alone = Buffer.allocUnsafeSlow(size);
            alone.writeUInt32LE(response.length, 0);
            response.copy(alone, LENGTH);
            this.pieces.push(this.spill.keep(alone));
            return (this.pieces.length - 1) * PIECE;
        }
        const handle = this.pieces.length * PIECE + this.used;
        this.open.writeUInt32LE(response.length, this.used);
        response.copy(this.open, this.used + LENGTH);
        this.used += size;
        return handle;
    }
    /** @throws ToolReplayError when the temporary file cannot be read */
    get(handle) {
        const at = handle % PIECE;
        const kept = this.pieces[(handle - at) / PIECE] ?? this.open;
        if (Buffer.isBuffer(kept))
            return answerIn(kept, at);
        const { bytes, from } = this.window(handle, kept, at);
        if (at - from + LENGTH + bytes.readUInt32LE(at - from) <= bytes.length)
            return answerIn(bytes, at - from);
        return answerIn(this.spill.get(kept), at);
    }
    /** Gives back the temporary file, if there is one. */
    close() {
        this.spill.close();
    }
    finishPiece() {
        if (this.used === 0)
            return;
        this.pieces.push(this.spill.keep(this.open.subarray(0, this.used)));
        this.used = 0;
    }
    /** What was read of a piece that holds an answer, or at least how long that is. */
    window(handle, kept, at) {
        const { windows } = this;
        const known = windows.findIndex((window) => isWithin(handle, window));
        const window = known === -1 ? this.read(handle, kept, at) : windows[known];
        if (known !== -1)
            windows.splice(known, 1);
        windows.unshift(window);
        return window;
    }
    /** Reads on from an answer, into the memory of what was not asked for the longest. */
    read(handle, kept, at) {
        const oldest = this.windows.length < MOST_WINDOWS ? undefined : this.windows.pop();
        const memory = oldest?.memory ?? Buffer.allocUnsafeSlow(WINDOW);
        const length = this.spill.read(kept, at, memory);
        return { start: handle, from: at, memory, bytes: memory.subarray(0, length) };
    }
}
function answerIn(bytes, at) {
    return bytes.subarray(at + LENGTH, at + LENGTH + bytes.readUInt32LE(at));
}
/** Whether all of an answer was read, or it is at the start, so that to read once more would give no more. */
function isWithin(handle, { start, bytes }) {
    const at = handle - start;
    if (at === 0)
        return true;
    if (at < 0 || at + LENGTH > bytes.length)
        return false;
    return at + LENGTH + bytes.readUInt32LE(at) <= bytes.length;
}
//# sourceMappingURL=kept-answers.js.map

/***/ }),

/***/ 3915:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KA: () => (/* binding */ checkFormat),
  u7: () => (/* binding */ nativeConsumer),
  hF: () => (/* binding */ reading)
});

// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/formats/native.js
var formats_native = __webpack_require__(1353);
// EXTERNAL MODULE: ./build/commonjs/src/formats/document-frames.js + 1 modules
var document_frames = __webpack_require__(9752);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/zstd.js



/** How a file starts that Zstandard compressed: RFC 8878, section 3.1.1. */
const MAGIC = Buffer.of(0x28, 0xb5, 0x2f, 0xfd);
/** Whether a file that starts like this is compressed with Zstandard. */
function isZstd(head) {
    return head.subarray(0, MAGIC.length).equals(MAGIC);
}
/**
 * The bytes that were compressed.
 *
 * @throws ToolReplayError where this Node knows no Zstandard (before 22.15), or the bytes are damaged
 */
async function* zstdDecompressed(chunks) {
    const stream = zstdStream();
    let given = 0;
    const counted = async function* () {
        for await (const chunk of chunks) {
            given += chunk.length;
            // A stream asks for the next while it still has this one, which is valid only until then.
            yield Buffer.from(chunk);
        }
    };
    const source = external_node_stream_.Readable.from(counted());
    source.on('error', (error) => stream.destroy(error));
    try {
        for await (const chunk of source.pipe(stream))
            yield chunk;
        // Node ends at the last frame without a word: what follows it would not be audited.
        if (stream.bytesWritten < given)
            throw damaged();
    }
    catch (error) {
        // Node's own code for data that is cut off is Z_BUF_ERROR.
        throw error instanceof Error && 'code' in error && /^(ZSTD|Z)_/.test(String(error.code)) ? damaged() : error;
    }
}
/** A stream that decompresses. */
function zstdStream() {
    // The types are those of Node 20, which does not have it.
    if ("createZstdDecompress" in external_node_zlib_)
        return external_node_zlib_.createZstdDecompress();
    throw new src_error/* ToolReplayError */.K('encoding', {
        found: 'a file compressed with Zstandard',
        expected: 'plain text, since this Node cannot decompress it',
        advice: 'decompress it first, or use Node 22.15 or later',
    });
}
function damaged() {
    return new src_error/* ToolReplayError */.K('encoding', { found: 'damaged Zstandard data', expected: 'a whole compressed file' });
}
//# sourceMappingURL=zstd.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/archive.js



/** The largest archive that is read, in bytes: it is held in memory whole. */
const MAX_ARCHIVE = document_frames/* MAX_DOCUMENT */.$0;
/** All that is read of an archive, in bytes, unpacked. */
const MAX_UNPACKED = 8 * document_frames/* MAX_DOCUMENT */.$0;
/** How a zip file starts: APPNOTE.TXT, section 4.3.7. */
const archive_MAGIC = Buffer.from('PK\u0003\u0004');
/** The number of Zstandard among the compressions of zip: APPNOTE.TXT, section 4.4.5. */
const ZSTD = 93;
/** Whether a file that starts like this is a zip archive. */
function isZip(head) {
    return head.subarray(0, archive_MAGIC.length).equals(archive_MAGIC);
}
/** All of an archive's bytes. @throws ToolReplayError when there are too many */
async function wholeArchive(chunks) {
    const pieces = [];
    let size = 0;
    for await (const chunk of chunks) {
        size += chunk.length;
        if (size > MAX_ARCHIVE)
            throw tooLarge('an archive');
        pieces.push(Buffer.from(chunk));
    }
    return Buffer.concat(pieces);
}
/** An opened zip archive. */
class Archive {
    zip;
    entries;
    /** Bytes so far. */
    unpacked = 0;
    constructor(zip, entries) {
        this.zip = zip;
        this.entries = entries;
    }
    /** Reads the list of what is in it. @throws ToolReplayError when the bytes are no whole zip archive */
    static async open(bytes) {
        // Loaded here: few files are archives.
        const { fromBufferPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 663, 19));
        try {
            const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
            const entries = [];
            for await (const entry of zip.eachEntry())
                entries.push(entry);
            return new Archive(zip, entries);
        }
        catch (error) {
            throw archive_damaged(error);
        }
    }
    /** What is in it, in the order of the archive. */
    get names() {
        return this.entries.map(({ fileName }) => fileName);
    }
    /**
     * The members of some names, in the order of the names' code points.
     *
     * @throws ToolReplayError when one is damaged or too large
     */
    async *members(isWanted) {
        const wanted = this.entries.filter(({ fileName }) => isWanted(fileName));
        wanted.sort((a, b) => Buffer.compare(Buffer.from(a.fileName), Buffer.from(b.fileName)));
        if (wanted.some((entry) => entry.uncompressedSize > document_frames/* MAX_DOCUMENT */.$0))
            throw tooLarge('a file in an archive');
        // A small archive must not unpack to hours of work.
        const size = wanted.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
        if (size > MAX_UNPACKED)
            throw tooLarge('files in an archive', MAX_UNPACKED);
        for (const entry of wanted)
            yield { name: entry.fileName, bytes: await this.read(entry) };
    }
    async read(entry) {
        try {
            const isZstd = entry.compressionMethod === ZSTD;
            const stored = await this.zip.openReadStreamPromise(entry, isZstd ? { decompress: null } : {});
            const stream = isZstd ? zstdDecompressed(stored) : stored;
            const pieces = [];
            let size = 0;
            for await (const piece of stream) {
                size += piece.length;
                // What is declared may be a lie.
                this.unpacked += piece.length;
                if (this.unpacked > MAX_UNPACKED)
                    throw tooLarge('files in an archive', MAX_UNPACKED);
                if (size > document_frames/* MAX_DOCUMENT */.$0)
                    throw tooLarge('a file in an archive');
                pieces.push(piece);
            }
            return Buffer.concat(pieces);
        }
        catch (error) {
            throw error instanceof src_error/* ToolReplayError */.K ? error : archive_damaged(error);
        }
    }
}
function tooLarge(what, most = document_frames/* MAX_DOCUMENT */.$0) {
    const limit = `${most / 1024 / 1024} MiB`;
    return new src_error/* ToolReplayError */.K('document-too-long', {
        found: `${what} of more than ${limit}`,
        expected: `at most ${limit}`,
    });
}
function archive_damaged(cause) {
    const found = 'a damaged zip archive';
    return new src_error/* ToolReplayError */.K('encoding', { found, expected: 'one that can be unpacked' }, {}, { cause });
}
//# sourceMappingURL=archive.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/reading.js




/** Shows each call of a native transcript to someone, and then that there are no more. */
function nativeConsumer(transcript, take, end = () => undefined) {
    return {
        read(chunk) {
            for (const record of transcript.read(chunk))
                take(record);
        },
        finish() {
            for (const record of transcript.finish())
                take(record);
            end();
        },
    };
}
/** So many bytes at the start of a file say whether it is compressed or an archive. */
const MAGIC_BYTES = 4;
/**
 * Finds out what a transcript is, and gives its bytes to whoever reads that.
 *
 * @param format the name of the format that it is said to be; undefined to find out
 * @param consumerOf makes the reader of what was found
 * @returns after each chunk how many bytes it had, when the consumer has read it or it is kept to find out more
 * @throws ToolReplayError when the transcript cannot be judged; its place has no file
 */
async function* reading(source, format, consumerOf) {
    const chunks = source.chunks()[Symbol.asyncIterator]();
    let head = Buffer.alloc(0);
    try {
        // A pipe may give less at once than it takes to know what it is.
        while (head.length < MAGIC_BYTES) {
            if (head.length > 0)
                head = Buffer.from(head);
            const next = await chunks.next();
            if (next.done)
                break;
            head = head.length === 0 ? next.value : Buffer.concat([head, next.value]);
        }
        const all = (async function* () {
            if (head.length > 0)
                yield head;
            yield* { [Symbol.asyncIterator]: () => chunks };
        })();
        if (isZip(head))
            yield* readingArchive(all, format, consumerOf);
        else
            yield* readingText(isZstd(head) ? zstdDecompressed(all) : all, format, consumerOf);
    }
    finally {
        // Not waited for: the chunk that is being read when a fault is found may never come.
        chunks.return?.(undefined).catch(() => undefined);
    }
}
async function* readingText(chunks, format, consumerOf) {
    let consumer;
    let held = [];
    let length = 0;
    let looked = 0;
    for await (const chunk of chunks) {
        if (consumer !== undefined)
            consumer.read(chunk);
        else {
            length += chunk.length;
            // Each look starts anew: at twice the size each time, all of them cost no more than two of the last.
            const isLook = length >= 2 * looked;
            // Of most files the first chunk tells, and nothing of it need be kept.
            const head = isLook && held.length > 0 ? Buffer.concat([...held, chunk]) : chunk;
            const recognised = isLook ? await look(head, 'more', format) : undefined;
            if (isLook)
                looked = length;
            if (recognised !== undefined) {
                consumer = consumerOf(recognised);
                consumer.read(head);
                held = [];
            }
            else if (head === chunk)
                held.push(Buffer.from(chunk));
            else
                held = [head];
        }
        yield chunk.length;
    }
    if (consumer === undefined) {
        const head = Buffer.concat(held);
        consumer = consumerOf((await look(head, 'all', format)) ?? formats_native/* NATIVE */.s6);
        consumer.read(head);
    }
    consumer.finish();
    yield 0;
}
async function* readingArchive(chunks, format, consumerOf) {
    const archive = await Archive.open(await wholeArchive(chunks));
    const { formatOfArchive } = await loadFormats();
    const found = formatOfArchive(archive.names, format);
    const consumer = consumerOf({ format: found, framing: 'archive' });
    for await (const { name, bytes } of archive.members((member) => found.isMember?.(member) ?? false)) {
        consumer.member?.(name, bytes);
        yield bytes.length;
    }
    consumer.finish();
    yield 0;
}
async function look(head, which, format) {
    const isNative = format === undefined ? (0,formats_native/* startsWithRecord */.lG)(head, head.length, which === 'all') : format === formats_native/* NATIVE */.s6;
    if (isNative === undefined)
        return undefined;
    if (isNative)
        return formats_native/* NATIVE */.s6;
    const { recognise } = await loadFormats();
    const text = Buffer.concat([head, Buffer.of(0)]);
    return recognise(text, head.length, which === 'all', format);
}
/** The readers of all formats, which take a while to load and are not needed for the native form. */
function loadFormats() {
    return __webpack_require__.e(/* import() */ 345).then(__webpack_require__.bind(__webpack_require__, 2345));
}
/**
 * Checks the name of a format, if one is given.
 *
 * @param setting how the setting is called where it is made
 * @param others what else the setting takes
 * @throws ToolReplayError for a name that is none
 */
async function checkFormat(setting, format, others = []) {
    if (format === undefined)
        return;
    const { FORMAT_NAMES } = await loadFormats();
    if (FORMAT_NAMES.includes(format))
        return;
    const found = `'${format.slice(0, 80)}' for ${setting}`;
    const reports = others.length === 0 ? '' : `; or as a report ${others.join(', ')}`;
    throw new src_error/* ToolReplayError */.K('usage', { found, expected: `${FORMAT_NAMES.join(', ')}${reports}` });
}
//# sourceMappingURL=reading.js.map

/***/ }),

/***/ 7674:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ onFirstSignal),
/* harmony export */   m: () => (/* binding */ beforeSignal)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_0__);

/** What asks a process to end and lets it tidy up first. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** So close to each other, in milliseconds, nobody asks twice. */
const SAME = 500;
/** All that is to be done before a signal ends the process, in the order in which it was asked for. */
const cleanUps = new Set();
/**
 * Has something done before a signal ends the process, which it then does as shells tell it: with 128 and the signal's
 * number, 130 for Ctrl-C. Nothing else of the program runs after that, but for what else is to be done before: the last to
 * be asked for is the first to be done, and what fails keeps none of the others from it.
 *
 * A signal is heard between two turns of the event loop: what is made in the same turn as this call is never missed. A
 * thread that is not the main one hears of none.
 *
 * @param cleanUp must not wait for anything
 * @returns what takes it back; the process listens until all are taken back
 */
function beforeSignal(cleanUp) {
    const one = { run: cleanUp };
    if (cleanUps.size === 0)
        for (const signal of SIGNALS)
            process.on(signal, heard);
    cleanUps.add(one);
    return () => {
        if (cleanUps.delete(one) && cleanUps.size === 0)
            for (const signal of SIGNALS)
                process.off(signal, heard);
    };
}
function heard(signal) {
    if (!isSame())
        end(signal);
}
function end(signal) {
    try {
        runAll([...cleanUps], signal);
    }
    finally {
        process.exit(128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[signal]);
    }
}
function runAll(left, signal) {
    const last = left.pop();
    if (last === undefined)
        return;
    try {
        last.run(signal);
    }
    finally {
        runAll(left, signal);
    }
}
/**
 * Hears of the first signal that asks the process to end, which then goes on: a second one ends it, as above.
 *
 * @returns what takes it back
 */
function onFirstSignal(stop) {
    const hear = (signal) => {
        if (isSame())
            return;
        if (first !== undefined)
            end(signal);
        first = performance.now();
        stop();
    };
    for (const signal of SIGNALS)
        process.on(signal, hear);
    return () => {
        for (const signal of SIGNALS)
            process.off(signal, hear);
    };
}
/** When the first signal came after which the process goes on, in milliseconds. */
let first;
/** Whether a signal is the first one again: `timeout` and `npx` send theirs twice, to the process and to its group. */
function isSame() {
    return first !== undefined && performance.now() - first < SAME;
}
//# sourceMappingURL=signals.js.map

/***/ }),

/***/ 21:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ Spill)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _signals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7674);
/* harmony import */ var _system_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3017);





/** So many bytes wait in memory before what is kept goes to a file. */
const IN_MEMORY = 16 * 1024 * 1024;
/**
 * Keeps texts for later so that memory does not grow with them: up to 16 MiB wait in memory, and what goes beyond in a
 * temporary file. That has no name once it is open, so whatever ends the process leaves nothing of it behind. Windows takes
 * no name from a file that is open: there a signal takes the file away.
 */
class Spill {
    inMemory = 0;
    written = 0;
    folder;
    file;
    forget;
    /**
     * @param bytes need be valid only during the call
     * @throws ToolReplayError when the temporary file cannot be written
     */
    keep(bytes) {
        if (this.inMemory + bytes.length <= IN_MEMORY) {
            this.inMemory += bytes.length;
            return Buffer.from(bytes);
        }
        const kept = { at: this.written, length: bytes.length };
        try {
            const file = this.open();
            for (let done = 0; done < bytes.length;)
                done += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, bytes, done, bytes.length - done, kept.at + done);
        }
        catch (error) {
            throw (0,_system_error_js__WEBPACK_IMPORTED_MODULE_4__/* .writeError */ .oG)(error, (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)());
        }
        this.written += bytes.length;
        return kept;
    }
    /** What was kept. @throws ToolReplayError when the temporary file cannot be read */
    get(kept) {
        if (Buffer.isBuffer(kept))
            return kept;
        const bytes = Buffer.allocUnsafeSlow(kept.length);
        this.readInto(bytes, kept.length, kept.at);
        return bytes;
    }
    /**
     * Reads as much of what was kept, from a byte on, as there is and has room.
     *
     * @returns how many bytes that are
     * @throws ToolReplayError when the temporary file cannot be read
     */
    read(kept, from, into) {
        const length = Math.min(kept.length - from, into.length);
        this.readInto(into, length, kept.at + from);
        return length;
    }
    readInto(bytes, length, at) {
        try {
            const file = this.open();
            for (let done = 0; done < length;) {
                const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes, done, length - done, at + done);
                if (read === 0)
                    throw new Error('the temporary file is shorter than what was written');
                done += read;
            }
        }
        catch (error) {
            throw (0,_system_error_js__WEBPACK_IMPORTED_MODULE_4__/* .writeError */ .oG)(error, (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)());
        }
    }
    /** It is not asked for again. */
    release(kept) {
        if (Buffer.isBuffer(kept))
            this.inMemory -= kept.length;
    }
    /** Gives back the temporary file, if there is one. */
    close() {
        if (this.file !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.file);
        this.file = undefined;
        this.remove();
        this.forget?.();
    }
    open() {
        if (this.file === undefined) {
            this.forget = (0,_signals_js__WEBPACK_IMPORTED_MODULE_3__/* .beforeSignal */ .m)(() => this.remove());
            this.folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'toolreplay-'));
            try {
                this.file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, 'spilled'), 'wx+', 0o600);
            }
            finally {
                if (process.platform !== 'win32')
                    this.remove();
            }
        }
        return this.file;
    }
    remove() {
        if (this.folder !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.folder, { recursive: true, force: true });
        this.folder = undefined;
    }
}
//# sourceMappingURL=spill.js.map

/***/ }),

/***/ 4892:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K$: () => (/* binding */ auditTranscript),
  V4: () => (/* binding */ notNative),
  z_: () => (/* binding */ nothingCompared)
});

// EXTERNAL MODULE: ./build/commonjs/src/chain/verifier.js
var chain_verifier = __webpack_require__(2635);
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/formats/foreign-transcript.js + 3 modules
var foreign_transcript = __webpack_require__(4487);
// EXTERNAL MODULE: ./build/commonjs/src/formats/native.js
var formats_native = __webpack_require__(1353);
// EXTERNAL MODULE: ./build/commonjs/src/json/digest.js
var json_digest = __webpack_require__(1320);
// EXTERNAL MODULE: ./build/commonjs/src/json/withheld.js
var withheld = __webpack_require__(9379);
// EXTERNAL MODULE: ./build/commonjs/src/rules/findings.js + 3 modules
var findings = __webpack_require__(5855);
;// CONCATENATED MODULE: ./build/commonjs/src/rules/heard-session.js

const ISSUED = { identity: -1, effects: undefined, bytes: 0 };
/** A session in which no rule looks for anything, and identical calls need not be known: it is only heard. */
class HeardSession {
    findings = new findings/* Findings */.F();
    compared = 0;
    unchecked = new Map();
    normalized = { answers: 0, fields: 0 };
    listener;
    constructor(listener) {
        this.listener = listener;
    }
    issue(call, text, toolLength) {
        this.listener?.issued(call, text, toolLength);
        return ISSUED;
    }
    settle(call, _issued, answer) {
        if (answer !== undefined)
            this.compared++;
        this.listener?.settled(call, answer);
    }
    end() {
        // What is only heard has nothing to say at its end.
    }
}
//# sourceMappingURL=heard-session.js.map
// EXTERNAL MODULE: ./build/commonjs/src/rules/kinds.js + 8 modules
var kinds = __webpack_require__(8166);
// EXTERNAL MODULE: ./build/commonjs/src/json/node-reader.js
var node_reader = __webpack_require__(2958);
// EXTERNAL MODULE: ./build/commonjs/src/redaction/redacted-places.js
var redacted_places = __webpack_require__(2170);
// EXTERNAL MODULE: ./build/commonjs/src/rules/growing-numbers.js
var growing_numbers = __webpack_require__(9069);
;// CONCATENATED MODULE: ./build/commonjs/src/rules/answers.js



const SAME = { sameAnswer: true, token: '', differing: undefined };
/** Answers to look at again, in bytes: so many to begin with, and so many for each byte that was answered. */
const ALLOWANCE = 16 * 1024 * 1024;
const ALLOWANCE_A_BYTE = 4;
/**
 * Compares answers without what is volatile in them.
 *
 * The first answer to each distinct call is kept as it came. It is looked at again only when another one came that
 * differs, and no more often than the size of all answers allows: one large answer and many small ones that differ from
 * it must not take the time of as many large ones.
 */
class Answers {
    normalized = { answers: 0, fields: 0 };
    store;
    normalizer;
    hidden;
    /** By identity, where the first answer is kept, counted from 1. */
    firsts = new growing_numbers/* GrowingNumbers */.k(1);
    /** By identity, the digest of what is left of the first answer. Only of those that another one was compared with. */
    leftOfFirsts = new Map();
    allowance = ALLOWANCE;
    constructor(store, { normalizer, redact }) {
        this.store = store;
        this.normalizer = normalizer;
        this.hidden = new redacted_places/* PlacesByTool */.w(redact);
    }
    /** @param sighting what comparing the two as they came has shown */
    compare(tool, index, sighting, { digest, response }) {
        const { sameAnswer } = sighting;
        if (response === undefined)
            return { sameAnswer, token: sameAnswer ? '' : digest, differing: undefined };
        this.allowance += response.length * ALLOWANCE_A_BYTE;
        if (sighting.first === index)
            this.firsts.set(sighting.identity, 0, this.store.keep(response) + 1);
        if (sameAnswer)
            return SAME;
        if (this.firsts.get(sighting.identity, 0) === 0)
            return { sameAnswer, token: digest, differing: undefined };
        const left = this.leftOf(tool, response);
        const token = this.normalizer === undefined ? digest : (0,json_digest/* sha256 */.s)(left.response, 'binary');
        if (token === this.leftOfFirst(tool, sighting.identity)) {
            const { answers, fields } = this.normalized;
            this.normalized = { answers: answers + 1, fields: fields + left.fields };
            return SAME;
        }
        return { sameAnswer: false, token, differing: this.differing(tool, sighting.identity, left.response) };
    }
    leftOf(tool, response) {
        return this.normalizer?.normalize(tool, response) ?? { response, fields: 0 };
    }
    leftOfFirst(tool, identity) {
        if (this.normalizer === undefined)
            return undefined;
        let digest = this.leftOfFirsts.get(identity);
        if (digest === undefined) {
            digest = (0,json_digest/* sha256 */.s)(this.leftOf(tool, this.first(identity)).response, 'binary');
            this.leftOfFirsts.set(identity, digest);
        }
        return digest;
    }
    differing(tool, identity, second) {
        if (this.allowance < 0)
            return undefined;
        const first = this.leftOf(tool, this.first(identity)).response;
        this.allowance -= first.length + second.length;
        return { first, second, hidden: this.hidden.of(tool, 'response') };
    }
    first(identity) {
        return this.store.get(this.firsts.get(identity, 0) - 1);
    }
}
//# sourceMappingURL=answers.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/rules/call-lines.js

const CALL = 0;
const ANSWER = 1;
/** The line of every call of a session and of its answer, until it is known which are to be told. 16 bytes a call. */
class CallLines {
    lines = new growing_numbers/* GrowingNumbers */.k(2);
    settled({ index, line, resultLine, where, resultWhere }) {
        // A line of what is in an archive is no line of the archive.
        this.lines.set(index, CALL, where === undefined ? line : 0);
        this.lines.set(index, ANSWER, resultWhere === undefined ? resultLine : 0);
    }
    /** From 1; 0 where a line does not say where it is. */
    lineOf(index, which) {
        return this.lines.get(index, which === 'call' ? CALL : ANSWER);
    }
}
//# sourceMappingURL=call-lines.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/rules/call-table.js

const DIGEST = 32;
/**
 * One entry: digest of the call, digest of its first answer, index of the call that got it. While there is no answer the
 * index is that of the first call, counted down from -1.
 */
const ENTRY = DIGEST + DIGEST + 8;
const FIRST_ENTRIES = 16;
const MOST_ENTRIES_A_BLOCK = 4096;
/**
 * Every distinct call of a session with its first answer.
 *
 * An open-addressing table over flat memory, 72 bytes an entry and 8 to 16 bytes of slots: a `Map` of strings and
 * objects takes 170 to 250, and memory is what bounds the size of a session that can be audited. Calls and answers are
 * held as SHA-256, so that no one can craft two calls that are taken for one. It starts small, since one file can have
 * thousands of sessions.
 */
class CallTable {
    slots = new Int32Array(2 * FIRST_ENTRIES);
    blocks = [];
    count = 0;
    /**
     * Enters a call.
     *
     * @param text the canonical form of tool and arguments
     * @returns its identity
     */
    enter(text, index) {
        const call = (0,json_digest/* sha256 */.s)(text, 'binary');
        const slot = this.find(call);
        const known = this.slots[slot] - 1;
        if (known >= 0)
            return known;
        const entry = this.count++;
        if (offset(entry) === 0)
            this.blocks.push(Buffer.allocUnsafeSlow(entriesInBlock(blockOf(entry)) * ENTRY));
        const block = this.block(entry);
        const at = offset(entry);
        block.write(call, at, 'latin1');
        block.writeDoubleLE(-1 - index, at + DIGEST + DIGEST);
        this.slots[slot] = entry + 1;
        if (this.count * 2 > this.slots.length)
            this.grow();
        return entry;
    }
    /** The index of the first of the identical calls that was answered; of the first of them while none is. */
    first(identity) {
        const index = this.block(identity).readDoubleLE(offset(identity) + DIGEST + DIGEST);
        return index < 0 ? -1 - index : index;
    }
    /** The digest of the call, in hexadecimal. */
    digest(identity) {
        const at = offset(identity);
        return this.block(identity).toString('hex', at, at + DIGEST);
    }
    /** Compares the answer to a call with the first one. Answers come in the order of calls. */
    answer(identity, index, answer) {
        const block = this.block(identity);
        const at = offset(identity) + DIGEST;
        const first = block.readDoubleLE(at + DIGEST);
        if (first >= 0)
            return { identity, first, sameAnswer: block.toString('latin1', at, at + DIGEST) === answer };
        block.write(answer, at, 'latin1');
        block.writeDoubleLE(index, at + DIGEST);
        return { identity, first: index, sameAnswer: true };
    }
    /** The digest of the first answer, 32 characters; undefined while there is none. */
    firstAnswer(identity) {
        const block = this.block(identity);
        const at = offset(identity) + DIGEST;
        return block.readDoubleLE(at + DIGEST) < 0 ? undefined : block.toString('latin1', at, at + DIGEST);
    }
    /** The slot that holds the call, or the empty one where it belongs. */
    find(call) {
        const mask = this.slots.length - 1;
        const first = call.charCodeAt(0);
        let slot = slotOf(first, call.charCodeAt(1), call.charCodeAt(2), call.charCodeAt(3)) & mask;
        for (;;) {
            const entry = this.slots[slot] - 1;
            if (entry < 0)
                return slot;
            const block = this.block(entry);
            const at = offset(entry);
            if (block[at] === first && block.toString('latin1', at, at + DIGEST) === call)
                return slot;
            slot = (slot + 1) & mask;
        }
    }
    grow() {
        const slots = new Int32Array(this.slots.length * 2);
        const mask = slots.length - 1;
        for (let entry = 0; entry < this.count; entry++) {
            const block = this.block(entry);
            const at = offset(entry);
            let slot = slotOf(block[at], block[at + 1], block[at + 2], block[at + 3]) & mask;
            while (slots[slot] !== 0)
                slot = (slot + 1) & mask;
            slots[slot] = entry + 1;
        }
        this.slots = slots;
    }
    block(entry) {
        return this.blocks[blockOf(entry)];
    }
}
/** Blocks hold 16, 32, 64 \u2026 entries until they hold 4,096, and that from there on. */
const GROWING = 9;
const IN_GROWING = FIRST_ENTRIES * (2 ** GROWING - 1);
function blockOf(entry) {
    if (entry >= IN_GROWING)
        return GROWING + Math.floor((entry - IN_GROWING) / MOST_ENTRIES_A_BLOCK);
    return 31 - Math.clz32(entry / FIRST_ENTRIES + 1);
}
function entriesInBlock(block) {
    return block < GROWING ? FIRST_ENTRIES << block : MOST_ENTRIES_A_BLOCK;
}
/** Where an entry stands in its block. */
function offset(entry) {
    if (entry >= IN_GROWING)
        return ((entry - IN_GROWING) % MOST_ENTRIES_A_BLOCK) * ENTRY;
    return (entry - FIRST_ENTRIES * ((1 << blockOf(entry)) - 1)) * ENTRY;
}
function slotOf(a, b, c, d) {
    return (a | (b << 8) | (c << 16) | (d << 24)) >>> 0;
}
//# sourceMappingURL=call-table.js.map
// EXTERNAL MODULE: ./build/commonjs/src/json/bytes.js
var bytes = __webpack_require__(2361);
;// CONCATENATED MODULE: ./build/commonjs/src/rules/failure.js

const ERROR_MARK = Buffer.from('{"$error":true');
const IS_ERROR = Buffer.from('"is_error":true');
const EXIT_CODE = Buffer.from('"exit_code":');
/** What follows an integer, whole; `1.0` is none. */
const INTEGER_OTHER_THAN_0 = /^-?[1-9]\d*[,}]/;
/** An exit code has fewer digits. */
const LONGEST_CODE = 24;
/**
 * Whether an answer says that its call failed: the log marked it as an error, or it has an exit code other than 0.
 *
 * @param response the canonical form of an object
 */
function isFailure(response) {
    if (startsWith(response, ERROR_MARK))
        return true;
    if (memberAt(response, IS_ERROR) >= 0)
        return true;
    const code = memberAt(response, EXIT_CODE);
    return code >= 0 && INTEGER_OTHER_THAN_0.test(response.toString('latin1', code, code + LONGEST_CODE));
}
/** No view of the text is made: this is asked of every answer. */
function startsWith(text, mark) {
    for (let k = 0; k < mark.length; k++)
        if (text[k] !== mark[k])
            return false;
    return true;
}
/**
 * Where the text of a member of the outermost object ends that starts with a mark, or -1. Inside a string a quote is
 * escaped: what is found is a key, and only how deep it stands has to be seen.
 */
function memberAt(response, mark) {
    let depth = 0;
    let at = 0;
    for (let found = response.indexOf(mark); found >= 0; found = response.indexOf(mark, found + 1)) {
        for (; at < found; at++) {
            const byte = response[at];
            if (byte === bytes/* QUOTE */.jA)
                at = stringEnd(response, at);
            else if (byte === bytes/* LEFT_BRACE */.CU || byte === bytes/* LEFT_BRACKET */.JD)
                depth++;
            else if (byte === bytes/* RIGHT_BRACE */.FU || byte === bytes/* RIGHT_BRACKET */.Q4)
                depth--;
        }
        if (depth === 1)
            return found + mark.length;
    }
    return -1;
}
/** The closing quote of the string that starts at a byte. */
function stringEnd(text, start) {
    let at = start + 1;
    while (at < text.length && text[at] !== bytes/* QUOTE */.jA)
        at += text[at] === bytes/* BACKSLASH */.r_ ? 2 : 1;
    return at;
}
//# sourceMappingURL=failure.js.map
// EXTERNAL MODULE: ./build/commonjs/src/rules/redundant-call.js + 2 modules
var redundant_call = __webpack_require__(1372);
;// CONCATENATED MODULE: ./build/commonjs/src/rules/session-rules.js








const NONE_NORMALIZED = { answers: 0, fields: 0 };
/** So many names of undeclared tools are told apart. */
const MOST_UNCHECKED = 1000;
const OTHER_TOOLS = '\u2026';
/**
 * The rules at work on one session.
 *
 * A call is issued once and settled once. It is issued when it stands in the log, and settled, in the order of calls,
 * when its answer and those of all calls before it are known: `replay` compares answers, the other checks need none.
 */
class SessionRules {
    findings;
    /** How many calls had an answer to compare. */
    compared = 0;
    /** By tool that is undeclared, how many calls were not checked for redundancy because of it. */
    unchecked = new Map();
    table = new CallTable();
    atIssue;
    atSettling;
    settings;
    judges;
    args = new node_reader/* NodeReader */.W();
    mutators;
    answers;
    /** By index, the identity of each call, where findings are named by it. */
    identities;
    lines;
    /** @param rules those that were asked for, in the order of the list */
    constructor(rules, settings) {
        const working = rules.flatMap(({ kind, check, watch }) => {
            const working = watch(settings, {
                late: (found) => this.findings.add(kind, found),
                unchecked: (tool) => this.countUnchecked(tool),
            });
            return working === undefined ? [] : [{ kind, check, watch: working }];
        });
        this.findings = new findings/* Findings */.F(working.map(({ kind }) => kind));
        this.settings = settings;
        this.mutators = (0,redundant_call/* mutatorNames */.vE)(settings.mutators);
        const { knowledge, answers } = settings;
        if (knowledge !== undefined && answers !== undefined)
            this.answers = new Answers(answers, knowledge);
        if (settings.fingerprints !== undefined)
            this.identities = new growing_numbers/* GrowingNumbers */.k(1);
        if (settings.otherLines !== undefined)
            this.lines = new CallLines();
        this.judges = settings.scopes.flatMap(({ policy }) => (policy === undefined ? [] : [policy.judge()]));
        this.atIssue = working.filter(({ check }) => check !== 'replay');
        this.atSettling = working.filter(({ check }) => check === 'replay');
    }
    /**
     * @param text the canonical form of the tool, directly followed by that of the arguments
     * @param toolLength how many bytes of it are the tool
     */
    issue(call, text, toolLength) {
        const { table, atIssue } = this;
        const identity = table.enter(text, call.index);
        this.identities?.set(call.index, 0, identity);
        this.settings.listener?.issued(call, text, toolLength);
        const made = this.made(call, text, toolLength);
        if (atIssue.length > 0) {
            const breaches = made && this.judge(call, made);
            this.see(atIssue, call, { identity, first: table.first(identity), sameAnswer: true, breaches });
        }
        const isReplayed = made !== undefined && this.atSettling.length > 0;
        const effects = isReplayed ? this.settings.knowledge?.effects(made) : undefined;
        return { identity, effects, bytes: text.length };
    }
    /** @param answer undefined when the call is not compared */
    settle(call, issued, answer) {
        const { identity, effects } = issued;
        if (answer !== undefined)
            this.compared++;
        this.settings.listener?.settled(call, answer);
        this.lines?.settled(call);
        const sighting = answer === undefined
            ? { identity, first: this.table.first(identity), sameAnswer: true }
            : this.table.answer(identity, call.index, answer.digest);
        const isKnown = effects !== undefined && this.atSettling.length > 0;
        const seen = isKnown ? this.known(call, sighting, effects, issued.bytes, answer) : sighting;
        this.see(this.atSettling, call, seen);
    }
    /** What was equal but for what is volatile. */
    get normalized() {
        return this.answers?.normalized ?? NONE_NORMALIZED;
    }
    /** Nothing more comes of the session. */
    end() {
        for (const { kind, watch } of [...this.atIssue, ...this.atSettling]) {
            const found = watch.end?.();
            if (found !== undefined)
                this.findings.add(kind, found);
        }
        this.findings.leaveRepeatsToLoops();
        if (this.lines !== undefined)
            this.findings.tellOtherLines(this.lines);
        this.lines = undefined;
        const { identities, table } = this;
        if (identities === undefined)
            return;
        const most = this.settings.fingerprints === 'first' ? findings/* FIRST_NAMED */.l : undefined;
        this.findings.nameCalls((index) => table.digest(identities.get(index, 0)), most);
    }
    /** The digest of the first answer to identical calls, if there is one. */
    firstAnswer(identity) {
        return this.table.firstAnswer(identity);
    }
    /** @returns undefined where nothing is broken, as it is of most calls */
    judge(call, made) {
        const judgements = this.judges.map((judge) => judge.judge(made, call.batch));
        this.settings.onJudged?.(call, made, judgements);
        if (judgements.every(({ breaches }) => breaches.length === 0))
            return undefined;
        return judgements.flatMap(({ breaches }) => breaches);
    }
    /** Its arguments are looked at only where somebody asks for them. */
    made({ tool, cwd }, text, toolLength) {
        if (this.settings.knowledge === undefined && this.judges.length === 0)
            return undefined;
        return { tool, cwd, args: this.args.read(text.subarray(toolLength)) };
    }
    known({ tool, index }, sighting, effects, callBytes, answer) {
        const compared = answer && (this.answers?.compare(tool, index, sighting, answer) ?? asTheyCame(sighting, answer));
        const known = {
            effects,
            isMutator: this.isMutator(tool, effects),
            answer: compared?.token,
            isFailure: answer?.response !== undefined && isFailure(answer.response),
            bytes: callBytes + (answer?.bytes ?? 0),
            differing: compared?.differing,
        };
        const { identity, first } = sighting;
        return { identity, first, sameAnswer: compared?.sameAnswer ?? true, known };
    }
    /** The five are mutators unless somebody says what they do: that they read, or that to repeat them changes no more. */
    isMutator(tool, { isIdempotent }) {
        return this.settings.mutators.includes(tool) || (this.mutators.has(tool) && !isIdempotent);
    }
    /** A transcript must not fill memory with names. */
    countUnchecked(tool) {
        const { unchecked } = this;
        const name = unchecked.has(tool) || unchecked.size < MOST_UNCHECKED ? tool : OTHER_TOOLS;
        unchecked.set(name, (unchecked.get(name) ?? 0) + 1);
    }
    see(working, call, sighting) {
        for (const { kind, watch } of working) {
            const found = watch.see(call, sighting);
            if (found !== undefined)
                this.findings.add(kind, found);
        }
    }
}
function asTheyCame({ sameAnswer }, { digest }) {
    return { sameAnswer, token: sameAnswer ? '' : digest, differing: undefined };
}
//# sourceMappingURL=session-rules.js.map
// EXTERNAL MODULE: ./build/commonjs/src/scope/knowledge.js
var knowledge = __webpack_require__(2832);
// EXTERNAL MODULE: ./build/commonjs/src/transcript/native-transcript.js + 1 modules
var native_transcript = __webpack_require__(628);
// EXTERNAL MODULE: ./build/commonjs/src/audit/kept-answers.js
var kept_answers = __webpack_require__(6901);
// EXTERNAL MODULE: ./build/commonjs/src/audit/spill.js
var spill = __webpack_require__(21);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/log-audit.js



/** A call of a log that was issued and not settled, with as little of it as replay needs. */
class IssuedCall {
    index;
    line;
    resultLine;
    tool;
    batch;
    cwd;
    era;
    where;
    resultWhere;
    issued = { identity: -1, effects: undefined, bytes: 0 };
    /** The response, once there is one. */
    answer = { digest: '', bytes: 0, response: undefined };
    /** The response says that what an identical call got is still true. */
    isUnchanged = false;
    isCompared = false;
    constructor({ index, line, tool, batch, where, cwd, era }) {
        this.index = index;
        this.line = line;
        this.resultLine = line;
        this.tool = tool;
        this.batch = batch;
        this.cwd = cwd;
        this.era = era;
        this.where = where;
        this.resultWhere = where;
    }
}
/** Audits the sessions of a log while it is read. */
class LogAudit {
    running = new Map();
    ended = new Map();
    settings;
    spill = new spill/* Spill */.L();
    constructor(settings) {
        this.settings = settings;
    }
    /** What the rules came to in a session that has ended. */
    of(session) {
        const nothing = { compared: 0, unchecked: new Map(), normalized: { answers: 0, fields: 0 } };
        return this.ended.get(session) ?? { findings: new findings/* Findings */.F(), ...nothing };
    }
    /** Nothing more is asked of this. */
    close() {
        this.spill.close();
    }
    call(session, call) {
        const issued = new IssuedCall(call);
        issued.issued = this.run(session).rules.issue(issued, call.call, call.toolLength);
        return issued;
    }
    answer(_session, call, { response, line, where, isUnchanged }) {
        call.resultLine = line;
        call.resultWhere = where;
        const kept = this.settings.responses === 'looked at' ? this.spill.keep(response) : undefined;
        call.answer = { digest: (0,json_digest/* sha256 */.s)(response, 'binary'), bytes: response.length, response: kept };
        call.isUnchanged = isUnchanged;
    }
    settle(session, call, { state }) {
        const running = this.run(session);
        call.isCompared = state === 'answered';
        running.rules.settle(call, call.issued, state === 'answered' ? this.answerOf(running, call) : undefined);
        // Where it is the last answer it was kept once more.
        this.spill.release(call.answer.response);
    }
    end(session) {
        const { rules, lastAnswers } = this.run(session);
        rules.end();
        for (const { response } of lastAnswers.values())
            this.spill.release(response);
        const { findings, compared, unchecked, normalized } = rules;
        this.ended.set(session, { findings, compared, unchecked, normalized });
        this.running.delete(session);
    }
    run(session) {
        let running = this.running.get(session);
        if (running === undefined) {
            running = { rules: this.settings.rulesOf(session), lastAnswers: new Map() };
            this.running.set(session, running);
        }
        return running;
    }
    /** The answer to a call: where it says that nothing changed, the last answer to the identical call. */
    answerOf({ rules, lastAnswers }, call) {
        const { tool, answer, isUnchanged } = call;
        const { identity } = call.issued;
        const first = rules.firstAnswer(identity);
        const last = lastAnswers.get(identity);
        if (isUnchanged && first !== undefined) {
            const { digest, response } = last ?? { digest: first, response: undefined };
            return { digest, bytes: answer.bytes, response: response && this.spill.get(response) };
        }
        const response = answer.response && this.spill.get(answer.response);
        if (answer.digest === first)
            this.forget(lastAnswers, identity);
        else if (first !== undefined && (last === undefined || last.digest !== answer.digest)) {
            this.forget(lastAnswers, identity);
            const isAskedFor = response !== undefined && this.settings.refersBack.has(tool);
            lastAnswers.set(identity, { ...answer, response: isAskedFor ? this.spill.keep(response) : undefined });
        }
        return { digest: answer.digest, bytes: answer.bytes, response };
    }
    forget(lastAnswers, identity) {
        this.spill.release(lastAnswers.get(identity)?.response);
        lastAnswers.delete(identity);
    }
}
//# sourceMappingURL=log-audit.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/reading.js + 2 modules
var reading = __webpack_require__(3915);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/transcript.js














/**
 * Reads a transcript once and shows each call to every rule that was asked for.
 *
 * @param onChunk hears how many bytes were read, for whoever shows progress
 * @throws ToolReplayError when the transcript cannot be judged; its place has no file
 */
async function auditTranscript(source, checks, onChunk) {
    let auditor;
    const steps = (0,reading/* reading */.hF)(checks.seal?.source(source) ?? source, checks.format, (recognised) => {
        auditor = recognised === formats_native/* NATIVE */.s6 ? nativeAuditor(checks) : foreignAuditor(recognised, checks);
        return auditor.consumer;
    });
    try {
        for await (const bytes of steps)
            onChunk?.(bytes);
        // The reading has made one, whatever the bytes.
        return auditor.result();
    }
    finally {
        // The compiler does not see that the reading sets it.
        auditor?.close();
    }
}
function nativeAuditor(checks) {
    const transcript = new native_transcript/* NativeTranscript */.m(checks.accepted);
    const verifier = checks.seal?.verifier ?? new chain_verifier/* Verifier */.B();
    const answers = answersOf(checks);
    const rules = checks.checks.size === 0 ? new HeardSession(checks.listenTo?.(undefined)) : rulesOf(checks, verifier, answers);
    const see = (record) => {
        if (checks.checks.has('verify'))
            verifier.see(record);
        checks.seal?.see(record);
        const issued = rules.issue(record, record.call, record.toolLength);
        rules.settle(record, issued, record.isCompared ? answerOf(record) : undefined);
    };
    return {
        consumer: (0,reading/* nativeConsumer */.u7)(transcript, see, () => rules.end()),
        result: () => {
            const { findings, compared, unchecked, normalized } = rules;
            const audited = { findings, compared, unchecked, normalized };
            const none = { unanswered: 0, orphans: 0, duplicates: 0 };
            return {
                format: formats_native/* NATIVE */.s6,
                sessions: [{ name: undefined, calls: transcript.calls, ...audited, ...none }],
                skipped: new Map(),
                sealed: transcript.sealed,
                break: verifier.break,
            };
        },
        close: () => answers?.close(),
    };
}
function answerOf(record) {
    const response = record.seal === undefined ? record.response : (0,withheld/* withheldAlike */.uJ)(record.response);
    return { digest: (0,json_digest/* sha256 */.s)(response, 'binary'), bytes: response.length, response };
}
function foreignAuditor({ format, framing }, checks) {
    if (checks.accepted === 'sealed')
        throw notNative(format.name);
    const answers = answersOf(checks);
    const audit = new LogAudit({
        rulesOf: ({ name }) => rulesOf(checks, new chain_verifier/* Verifier */.B(), answers, name),
        responses: answers === undefined && checks.listenTo === undefined ? 'digests' : 'looked at',
        refersBack: format.refersBack ?? new Set(),
    });
    const transcript = new foreign_transcript/* ForeignTranscript */.N(format, framing, checks.strictness, audit);
    return {
        consumer: transcript,
        result: () => ({
            format: transcript.format,
            sessions: transcript.sessions.map((session) => {
                const { name, calls, unanswered, orphans, duplicates } = session;
                return { name, calls, ...audit.of(session), unanswered, orphans, duplicates };
            }),
            skipped: transcript.skipped,
            sealed: false,
            break: undefined,
        }),
        close: () => {
            answers?.close();
            audit.close();
        },
    };
}
/** Answers are looked at again only where it is known what may differ in them. */
function answersOf({ checks, scopes }) {
    return checks.has('replay') && (0,knowledge/* knowledgeOf */.a)(scopes) !== undefined ? new kept_answers/* KeptAnswers */.q() : undefined;
}
function rulesOf({ checks, mutators, scopes, listenTo, fingerprints, otherLines, seal, onJudged }, verifier, answers, session) {
    const asked = kinds/* RULES */.y0.filter(({ check }) => checks.has(check));
    return new SessionRules(asked, {
        mutators,
        scopes: checks.has('scope') ? scopes : [],
        knowledge: (0,knowledge/* knowledgeOf */.a)(scopes),
        answers,
        verifier,
        seal,
        listener: listenTo?.(session),
        fingerprints,
        otherLines,
        ...(onJudged && { onJudged: (call, made, judgements) => onJudged(session, call, made, judgements) }),
    });
}
/** Why calls that nothing answered cannot be replayed: a check that compared nothing is no pass. */
function nothingCompared() {
    return new error/* ToolReplayError */.K('nothing-checked', {
        found: 'calls without one answer among them',
        expected: 'at least one answer to compare',
        advice: 'such a log can be held against a scope',
    });
}
function notNative(format) {
    return new error/* ToolReplayError */.K('not-sealed', {
        found: `a log of the format ${format}`,
        expected: 'a sealed transcript',
        advice: 'toolreplay seal makes one',
    });
}
//# sourceMappingURL=transcript.js.map

/***/ }),

/***/ 5633:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ GENESIS),
/* harmony export */   i: () => (/* binding */ LinkWriter)
/* harmony export */ });
/* harmony import */ var _json_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1320);

/** The `prev` of link 0. */
const GENESIS = '0'.repeat(64);
const ARGS = Buffer.from('{"args":');
const TOOL = Buffer.from(',"tool":');
const RIGHT_BRACE = 0x7d;
const LINE_FEED = 0x0a;
/** How many bytes the field `digest` takes, its comma included. */
const DIGEST_FIELD = ',"digest":""'.length + 64;
/**
 * Writes the canonical form of links: what a digest is taken over, and the sealed line.
 *
 * The two differ in one field only. `digest` sorts right after `args`, so a link is laid out once as `{"args":\u2026` and
 * the rest, and the digest goes between them.
 */
class LinkWriter {
    text = Buffer.alloc(0);
    length = 0;
    /** Where the field `digest` goes. */
    split = 0;
    /** The digest of the link that follows `prev`: 64 lower-case hex digits. */
    digest(record, prev) {
        this.lay(record, prev);
        return (0,_json_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(this.text.subarray(0, this.length), 'hex');
    }
    /**
     * The sealed line, line feed included, of the link that {@link digest} was last called for: once, and valid until it
     * is called again.
     */
    line(digest) {
        const { text, split } = this;
        text.copyWithin(split + DIGEST_FIELD, split, this.length);
        text.write(`,"digest":"${digest}"`, split, 'latin1');
        const end = this.length + DIGEST_FIELD;
        text[end] = LINE_FEED;
        return text.subarray(0, end + 1);
    }
    lay(record, prev) {
        const { call, toolLength, response } = record;
        this.length = 0;
        const room = call.length + response.length + prev.length + 512;
        if (this.text.length < room)
            this.text = Buffer.allocUnsafeSlow(room * 2);
        this.piece(ARGS, 0);
        this.piece(call, toolLength);
        this.split = this.length;
        this.length += this.text.write(`,"index":${record.index},"prev":"${prev}","response":`, this.length, 'latin1');
        this.piece(response, 0);
        this.piece(TOOL, 0);
        this.piece(call, 0, toolLength);
        this.text[this.length++] = RIGHT_BRACE;
    }
    piece(bytes, start, end) {
        this.length += bytes.copy(this.text, this.length, start, end);
    }
}
//# sourceMappingURL=link.js.map

/***/ }),

/***/ 2635:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ Verifier)
/* harmony export */ });
/* harmony import */ var _link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5633);

/** Recomputes the chain of one sealed transcript. */
class Verifier {
    /** The first broken link so far; the links after it say nothing and are not looked at. */
    break;
    /** The digest of the last link that holds; what the chain starts from where there is none. */
    head;
    /** The digest of the link that was asked for, once it is there and holds. */
    watched;
    writer = new _link_js__WEBPACK_IMPORTED_MODULE_0__/* .LinkWriter */ .i();
    watch;
    /**
     * @param previous what the chain starts from: the head of the run before, if it follows one
     * @param watch the index of a link whose digest is wanted
     */
    constructor(previous = _link_js__WEBPACK_IMPORTED_MODULE_0__/* .GENESIS */ .h, watch) {
        this.head = previous;
        this.watch = watch;
    }
    /** Looks at the next sealed call. An unsealed one breaks nothing: there is no chain. */
    see(record) {
        const { seal } = record;
        if (seal === undefined || this.break !== undefined)
            return;
        const { index, line } = record;
        if (seal.prev !== this.head) {
            this.break = { index, line, expected: this.head, found: seal.prev };
            return;
        }
        const expected = this.writer.digest(record, this.head);
        if (expected !== seal.digest) {
            this.break = { index, line, expected, found: seal.digest };
            return;
        }
        this.head = expected;
        if (index === this.watch)
            this.watched = expected;
    }
}
//# sourceMappingURL=verifier.js.map

/***/ }),

/***/ 9752:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Am: () => (/* binding */ DocumentFrames),
  $0: () => (/* binding */ MAX_DOCUMENT),
  g$: () => (/* binding */ tooLarge)
});

// EXTERNAL MODULE: ./build/commonjs/src/error.js
var error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/json/bytes.js
var bytes = __webpack_require__(2361);
// EXTERNAL MODULE: ./build/commonjs/src/json/describe.js
var describe = __webpack_require__(6257);
// EXTERNAL MODULE: ./build/commonjs/src/json/node.js
var node = __webpack_require__(3544);
// EXTERNAL MODULE: ./build/commonjs/src/json/pointer.js
var pointer = __webpack_require__(5535);
// EXTERNAL MODULE: ./build/commonjs/src/json/tape.js
var tape = __webpack_require__(4744);
// EXTERNAL MODULE: ./build/commonjs/src/json/utf8.js
var utf8 = __webpack_require__(139);
// EXTERNAL MODULE: ./build/commonjs/src/json/value.js
var value = __webpack_require__(1239);
// EXTERNAL MODULE: ./build/commonjs/src/formats/frames.js
var formats_frames = __webpack_require__(4648);
;// CONCATENATED MODULE: ./build/commonjs/src/formats/line-index.js
const LF = 0x0a;
/** Finds the line of a byte of a text. */
class LineIndex {
    ends = [];
    constructor(text) {
        for (let at = text.indexOf(LF); at >= 0; at = text.indexOf(LF, at + 1))
            this.ends.push(at);
    }
    /** The line of a byte, from 1. */
    lineOf(offset) {
        const { ends } = this;
        let low = 0;
        let high = ends.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (ends[middle] < offset)
                low = middle + 1;
            else
                high = middle;
        }
        return low + 1;
    }
}
//# sourceMappingURL=line-index.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/document-frames.js










/** The largest document that is read, in bytes: it is held in memory whole. */
const MAX_DOCUMENT = 128 * 1024 * 1024;
/**
 * Reads a log whose values stand on more than one line: one document, an array of items, or values one after the other.
 *
 * Lines before and between the values that are no JSON are passed over, and so is the element or the value that the
 * end of the file cuts off. Any other fault is an error: what follows it could be read in more than one way.
 */
class DocumentFrames {
    chunks = [];
    length = 0;
    /** All of the file, then a 0. */
    text = Buffer.alloc(1);
    lines = new LineIndex(this.text);
    /** The next byte to read. */
    at = 0;
    /** Where the value at hand ends. */
    end = 0;
    groups = 0;
    tape = new tape/* Tape */.n();
    sink;
    member;
    /** @param member the name of the file inside an archive that this is */
    constructor(sink, member) {
        this.sink = sink;
        this.member = member;
    }
    read(chunk) {
        this.length += chunk.length;
        if (this.length > MAX_DOCUMENT)
            throw tooLarge();
        this.chunks.push(Buffer.from(chunk));
    }
    finish() {
        this.readWhole(Buffer.concat([...this.chunks.splice(0), Buffer.of(0)]), this.length);
    }
    /** Reads a document that is there whole. `text[length]` must be there and hold 0. */
    readWhole(text, length) {
        this.text = text;
        this.length = length;
        this.lines = new LineIndex(this.text);
        try {
            this.checkUtf8();
            while (this.passSpace() < this.length)
                this.value();
        }
        catch (error) {
            if (!(0,formats_frames/* isFault */.Z)(error) || error.place.offset === undefined)
                throw error;
            throw error.at(this.place(error.place.offset));
        }
    }
    value() {
        const byte = this.text[this.at];
        if (byte === bytes/* LEFT_BRACKET */.JD)
            this.array();
        else if (byte !== bytes/* LEFT_BRACE */.CU)
            this.skipLine();
        else if (this.parse(this.at))
            this.give(0, '');
    }
    array() {
        const start = this.at++;
        const group = ++this.groups;
        for (let elements = 0;; elements++) {
            const byte = this.text[this.passSpace()];
            if (byte === bytes/* RIGHT_BRACKET */.Q4 && elements === 0) {
                this.sink.skip('of unknown type', this.lines.lineOf(start));
                break;
            }
            if (!this.parse(elements === 0 ? start : -1))
                return;
            this.give(group, `/${elements}`);
            this.passSpace();
            if (this.at >= this.length) {
                this.sink.skip('cut off', this.lines.lineOf(this.at));
                return;
            }
            if (this.text[this.at] === bytes/* RIGHT_BRACKET */.Q4)
                break;
            if (this.text[this.at] !== bytes/* COMMA */.KE)
                throw this.unseparated();
            this.at++;
        }
        this.at++;
    }
    /**
     * Reads the value at hand.
     *
     * @param start where a line starts that may be no JSON at all, or -1
     * @returns whether there is a value; what is none was passed over
     * @throws ToolReplayError for a fault in the middle of the document
     */
    parse(start) {
        try {
            this.end = this.tape.readFirst(this.text, this.at, this.length);
            return true;
        }
        catch (error) {
            if (!(0,formats_frames/* isFault */.Z)(error))
                throw error;
            const offset = error.place.offset;
            if (isCutOff(this.text, offset, this.length)) {
                this.sink.skip('cut off', this.lines.lineOf(this.at));
                this.at = this.length;
            }
            else if (start >= 0 && this.lines.lineOf(offset) === this.lines.lineOf(start)) {
                this.at = start;
                this.skipLine();
            }
            else
                throw error;
            return false;
        }
    }
    /** @param within the pointer to the value in the document */
    give(group, within) {
        this.at = this.end;
        const { member } = this;
        const item = { node: new node/* JsonNode */.x(this.tape), group };
        if (member === undefined) {
            this.sink.item(item, (node) => ({ line: this.lines.lineOf(node.start) }));
            return;
        }
        const pointers = new pointer/* Pointers */.xN(this.tape);
        this.sink.item({ ...item, member }, (node) => ({
            line: this.lines.lineOf(node.start),
            where: `${member}#${within}${pointers.pointerTo(node.start)}`,
        }));
    }
    skipLine() {
        this.sink.skip('not JSON', this.lines.lineOf(this.at));
        const end = this.text.indexOf(bytes.LF, this.at);
        this.at = end < 0 ? this.length : end;
    }
    /** @returns the next byte's place */
    passSpace() {
        const { text } = this;
        let { at } = this;
        while (text[at] === bytes/* SPACE */.t6 || text[at] === bytes.LF || text[at] === bytes.CR || text[at] === bytes/* TAB */.wn)
            at++;
        this.at = at;
        return at;
    }
    checkUtf8() {
        const invalid = (0,utf8/* invalidUtf8At */.MO)(this.text, 0, this.length);
        if (invalid < 0 || isCutCharacter(this.text, invalid, this.length))
            return;
        throw new error/* ToolReplayError */.K('encoding', { found: (0,describe/* invalidUtf8 */.t)(this.text[invalid]), expected: 'UTF-8' }, { offset: invalid });
    }
    unseparated() {
        const found = (0,describe/* describe */.q)(this.text, this.at, this.length);
        return new error/* ToolReplayError */.K('json', { found, expected: "',' or ']'" }, { offset: this.at });
    }
    place(offset) {
        const start = this.text.lastIndexOf(bytes.LF, offset - 1) + 1;
        return { line: this.lines.lineOf(offset), column: (0,value/* columnOf */.uV)(this.text, start, offset) };
    }
}
/** Whether bytes that are no UTF-8 are no more than the first of a character that the end of the file cuts in two. */
function isCutCharacter(text, at, end) {
    const lead = text[at];
    if (lead < 0xc2 || lead > 0xf4)
        return false;
    const width = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    return at + width > end && text.subarray(at + 1, end).every((byte) => (byte & 0xc0) === 0x80);
}
/** Whether a fault is no more than that the text ends: at its end, or at an escape or a word that it cuts in two. */
function isCutOff(text, offset, end) {
    if (offset >= end)
        return true;
    const rest = end - offset > 8 ? '' : text.toString('latin1', offset, end);
    return /^(\\u?[0-9a-f]{0,3}|t|tr|tru|f|fa|fal|fals|n|nu|nul)$/i.test(rest);
}
/** Why a document is not read. */
function tooLarge() {
    const limit = `${MAX_DOCUMENT / 1024 / 1024} MiB`;
    return new error/* ToolReplayError */.K('document-too-long', {
        found: `a document of more than ${limit}`,
        expected: `at most ${limit}`,
        advice: 'a log of one JSON value a line can have any size',
    });
}
//# sourceMappingURL=document-frames.js.map

/***/ }),

/***/ 4487:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ ForeignTranscript)
});

// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/formats/document-frames.js + 1 modules
var document_frames = __webpack_require__(9752);
// EXTERNAL MODULE: ./build/commonjs/src/formats/frames.js
var formats_frames = __webpack_require__(4648);
// EXTERNAL MODULE: ./build/commonjs/src/formats/line-frames.js
var line_frames = __webpack_require__(1815);
// EXTERNAL MODULE: ./build/commonjs/src/json/node.js
var node = __webpack_require__(3544);
// EXTERNAL MODULE: ./build/commonjs/src/formats/id-table.js
var id_table = __webpack_require__(3934);
// EXTERNAL MODULE: ./build/commonjs/src/json/bytes.js
var bytes = __webpack_require__(2361);
// EXTERNAL MODULE: ./build/commonjs/src/json/canonicalizer.js + 1 modules
var json_canonicalizer = __webpack_require__(6931);
;// CONCATENATED MODULE: ./build/commonjs/src/formats/mapping.js




/** Arguments and responses stand in the object that a record is: nesting is counted from there. */
const AROUND = 1;
/** Of so many tools the canonical name is remembered. */
const MOST_TOOLS = 1000;
/** How often text may have been made of an object: once by rule, twice by mistake. */
const MOST_ENCODINGS = 2;
/**
 * The one mapping of every format to records: what a log says of arguments and responses, as an object.
 *
 * An object is itself; text that parses to an object, also when it was made text twice, is that object; nothing is
 * `{}`; anything else is `{"$value": \u2026}`. A response that the log marks as an error is `{"$error": true, "$value": \u2026}`,
 * and one with an exit code has it as `exit_code`.
 *
 * What the canonical form refuses is a {@link ToolReplayError}; its offset, if any, is one in the text of the value.
 */
class Mapping {
    canonicalizer = new json_canonicalizer/* Canonicalizer */.t_();
    toolTexts = new Map();
    scratch = Buffer.alloc(1 << 12);
    /** The canonical form of a call. It is valid for good. */
    call(tool, args) {
        const toolText = this.toolText(tool);
        return { call: Buffer.concat([toolText, this.object(args)]), toolLength: toolText.length };
    }
    /** The canonical form of a tool's name: a session has few, and calls them often. */
    toolText(tool) {
        let text = this.toolTexts.get(tool);
        if (text === undefined) {
            text = Buffer.from(this.canonical(Buffer.from(JSON.stringify(tool))));
            if (this.toolTexts.size < MOST_TOOLS)
                this.toolTexts.set(tool, text);
        }
        return text;
    }
    /** The canonical form of a response. It is valid until the next call. */
    response({ value, isError = false, exitCode }) {
        if (!isError && exitCode === undefined)
            return this.object(value);
        const object = this.objectIn(value);
        const code = exitCode === undefined ? '' : `"exit_code":${exitCode}`;
        if (isError || object === undefined) {
            const inside = object === undefined ? jsonOf(value) : Buffer.from(object);
            return this.canonical(members(isError ? '"$error":true' : '', inside && ['"$value":', inside], code));
        }
        const parsed = JSON.parse(object.toString('latin1'));
        if (Object.hasOwn(parsed, 'exit_code'))
            return object;
        return this.canonical(members(object.subarray(1, -1), code));
    }
    object(value) {
        const object = this.objectIn(value);
        if (object !== undefined)
            return object;
        // Most answers are text: it is not copied to be wrapped.
        if (value instanceof node/* JsonNode */.x && !value.isNull)
            return this.canonicalNode(value, '{"$value":', '}');
        const inside = jsonOf(value);
        return this.canonical(members(inside && ['"$value":', inside]));
    }
    /** The canonical form of the object that a value is or is the text of. */
    objectIn(value) {
        if (typeof value === 'string')
            return this.objectInText(value, MOST_ENCODINGS);
        if (!(value instanceof node/* JsonNode */.x)) {
            const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
            return isObject ? this.canonical(jsonOf(value)) : undefined;
        }
        if (value.kind === 'object')
            return this.canonicalNode(value);
        return mayHoldObject(value) ? this.objectInText(value.string(), MOST_ENCODINGS) : undefined;
    }
    objectInText(text, encodings) {
        // A lone surrogate has no UTF-8; inside JSON text it would be an escape.
        if (encodings === 0 || !/^[ \t\r\n]*["{]/.test(text) || !text.isWellFormed())
            return undefined;
        let canonical;
        try {
            canonical = this.canonical(Buffer.from(text));
        }
        catch (error) {
            // It looks like JSON and is none, or none that has one meaning: then it is the text that it is.
            if (error instanceof src_error/* ToolReplayError */.K)
                return undefined;
            throw error;
        }
        if (canonical[0] === bytes/* LEFT_BRACE */.CU)
            return canonical;
        return this.objectInText(JSON.parse(canonical.toString('latin1')), encodings - 1);
    }
    /** The canonical form of a node, between two texts that are canonical too. */
    canonicalNode({ text, start, end }, before = '', after = '') {
        const { canonicalizer } = this;
        const { output } = canonicalizer;
        canonicalizer.load(text, start, end);
        output.reserve((end - start) * json_canonicalizer/* MAX_GROWTH */.PZ + before.length + after.length);
        output.ascii(before);
        canonicalizer.value(before === '' ? AROUND : AROUND + 1);
        output.ascii(after);
        return output.bytes.subarray(0, output.length);
    }
    canonical(text) {
        if (this.scratch.length <= text.length)
            this.scratch = Buffer.allocUnsafeSlow(text.length * 2 + 1);
        this.scratch.set(text);
        this.scratch[text.length] = 0;
        const { canonicalizer } = this;
        canonicalizer.load(this.scratch, 0, text.length);
        try {
            canonicalizer.value(AROUND);
            canonicalizer.finish();
        }
        catch (error) {
            // The offset is one in a text that nobody has seen.
            throw error instanceof src_error/* ToolReplayError */.K ? new src_error/* ToolReplayError */.K(error.code, error.fault) : error;
        }
        return canonicalizer.output.bytes.subarray(0, canonicalizer.output.length);
    }
}
/** Whether the text of a node may be JSON text of an object: most are not, and need not be decoded to know. */
function mayHoldObject(node) {
    const { text, end } = node;
    let at = node.start + 1;
    while (at < end && text[at] === bytes/* SPACE */.t6)
        at++;
    return text[at] === bytes/* LEFT_BRACE */.CU || text[at] === bytes/* BACKSLASH */.r_;
}
/** JSON text of an object whose members are given as they are to be written. */
function members(...parts) {
    const texts = [];
    for (const part of parts) {
        if (part === undefined || part.length === 0)
            continue;
        texts.push(texts.length === 0 ? '{' : ',', ...(Array.isArray(part) ? part : [part]));
    }
    if (texts.length === 0)
        texts.push('{');
    return Buffer.concat([...texts, '}'].map((text) => (typeof text === 'string' ? Buffer.from(text) : text)));
}
/** JSON text of a value, not yet canonical; undefined when there is nothing. */
function jsonOf(value) {
    if (value === undefined || value === null || (value instanceof node/* JsonNode */.x && value.isNull))
        return undefined;
    const parts = [];
    write(value, parts);
    return Buffer.concat(parts);
}
function write(value, parts) {
    if (value instanceof node/* JsonNode */.x)
        parts.push(value.text.subarray(value.start, value.end));
    else if (Array.isArray(value)) {
        writeAll('[', value.map((element) => () => write(element, parts)), ']', parts);
    }
    else if (typeof value === 'object' && value !== null) {
        const present = Object.entries(value).filter((member) => member[1] !== undefined);
        const writers = present.map(([key, inside]) => () => {
            parts.push(Buffer.from(`${JSON.stringify(key)}:`));
            write(inside, parts);
        });
        writeAll('{', writers, '}', parts);
    }
    else
        parts.push(Buffer.from(JSON.stringify(value)));
}
function writeAll(open, writers, close, parts) {
    parts.push(Buffer.from(open));
    for (const [k, writeOne] of writers.entries()) {
        if (k > 0)
            parts.push(Buffer.from(','));
        writeOne();
    }
    parts.push(Buffer.from(close));
}
//# sourceMappingURL=mapping.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/open-calls.js
/** The calls of one session that wait for an answer, by id: of several with one id the first in line is answered first. */
class OpenCalls {
    byId = new Map();
    everywhere;
    /** @param everywhere the ids of the calls that wait in any session of the log, which this keeps up to date */
    constructor(everywhere) {
        this.everywhere = everywhere;
    }
    add(id, call) {
        const waiting = this.byId.get(id);
        if (waiting === undefined)
            this.byId.set(id, { calls: [call], first: 0 });
        else
            waiting.calls.push(call);
        this.everywhere.add(id);
    }
    /** The call that a result with this id is of. */
    first(id) {
        const waiting = this.byId.get(id);
        return waiting?.calls[waiting.first];
    }
    /** A call waits no longer. */
    remove(id, call) {
        const waiting = this.byId.get(id);
        if (waiting === undefined)
            return;
        // It is the first of its id, but for those that waited for another one's answer.
        const at = waiting.calls.indexOf(call, waiting.first);
        if (at === waiting.first)
            waiting.first++;
        else if (at > 0)
            waiting.calls.splice(at, 1);
        if (waiting.first === waiting.calls.length) {
            this.byId.delete(id);
            this.everywhere.delete(id);
        }
        else if (waiting.first > 1000 && waiting.first * 2 > waiting.calls.length) {
            // A copy now and then costs less than a shift each time.
            waiting.calls.splice(0, waiting.first);
            waiting.first = 0;
        }
    }
    /** None waits any longer. */
    clear() {
        for (const id of this.byId.keys())
            this.everywhere.delete(id);
        this.byId.clear();
    }
}
//# sourceMappingURL=open-calls.js.map
// EXTERNAL MODULE: ./build/commonjs/src/formats/session.js
var formats_session = __webpack_require__(2000);
;// CONCATENATED MODULE: ./build/commonjs/src/formats/pairing.js






/**
 * So many calls of a session wait to be settled, at most, beside those that were issued together last. The first of them
 * has then no answer: one that comes after so many later calls is counted as a result of no call. Without a limit, one
 * call that nothing answers would keep all that follow it in memory.
 */
const MOST_WAITING = 2000;
const NOTHING = Buffer.alloc(0);
const UNANSWERED = { state: 'unanswered' };
const ANSWERED = { state: 'answered' };
/**
 * Brings calls and results together, by session and id, and puts the calls in the order in which they were issued.
 *
 * Nothing is dropped in silence: what has no counterpart is counted in its {@link Session}.
 */
class Pairing {
    /** In the order in which they were first heard of. */
    sessions = [];
    /** Items of unknown types. */
    unknownItems = 0;
    running = new Map();
    /** How many sessions the log gave each name: one that has ended is not the next of its name. */
    named = new Map();
    mapping = new Mapping();
    /** The ids of the calls that wait, in all sessions: a result that another session has of one is no copy. */
    waitingIds = new Set();
    /** The ids of all calls of all sessions: a copy can stand in another session than what it is a copy of. */
    fileIds = new id_table/* IdTable */.o();
    /** The ids of all compactions. */
    compactions = new id_table/* IdTable */.o();
    ids;
    listener;
    locate;
    /** @param locate where a value of the item in hand stands */
    constructor(ids, listener, locate) {
        this.ids = ids;
        this.listener = listener;
        this.locate = locate;
    }
    session(name) {
        this.run(name);
    }
    call(call) {
        const running = this.run(call.session);
        const { session } = running;
        const text = placed(call.at, () => this.mapping.call(call.tool, call.args));
        if (this.isCopy(running, call.id, text.call)) {
            session.duplicates++;
            return;
        }
        const batch = this.batch(running, call.batch);
        const kept = this.listener.call(session, {
            ...text,
            ...this.spotOf(call.at),
            index: session.calls++,
            tool: call.tool,
            batch,
            cwd: call.cwd,
            era: session.era,
        });
        const pending = { kept, index: session.calls - 1, id: call.id, batch, ending: undefined };
        running.queue.push(pending);
        const whole = call.partOf === undefined ? undefined : running.open.first(call.partOf);
        if (whole !== undefined)
            pending.ending = { state: 'part', of: whole.index };
        if (call.answer !== undefined)
            this.answer(running, pending, call.answer);
        else if (call.id !== undefined)
            running.open.add(call.id, pending);
        if (running.queue.length - running.settled > MOST_WAITING)
            this.giveUp(running, batch);
    }
    result(result) {
        const running = this.run(result.session);
        const { session } = running;
        const { id } = result;
        const pending = id === undefined ? undefined : running.open.first(id);
        if (id === undefined || pending === undefined) {
            if (this.isSecondAnswer(running, id))
                session.duplicates++;
            else
                session.orphans++;
            return;
        }
        running.open.remove(id, pending);
        this.answer(running, pending, result);
    }
    copy(name) {
        this.run(name).session.duplicates++;
    }
    compacted(name, id) {
        const isCopy = id !== undefined && this.compactions.enter(id, NOTHING);
        // That it was compacted makes no session: who called nothing has forgotten nothing.
        if (!isCopy)
            this.running.get(name)?.session.beginEra();
    }
    partOfResult(session) {
        this.run(session).hasResult = true;
    }
    spot(node) {
        return this.locate(node);
    }
    end(name) {
        const running = this.running.get(name);
        if (running === undefined)
            return;
        this.settle(running, UNANSWERED);
        running.open.clear();
        this.running.delete(name);
        this.listener.end(running.session);
    }
    unknown() {
        this.unknownItems++;
    }
    /** There is nothing more of any session. */
    finish() {
        for (const name of [...this.running.keys()])
            this.end(name);
    }
    spotOf(at) {
        return at instanceof node/* JsonNode */.x ? this.locate(at) : at;
    }
    run(name) {
        let running = this.running.get(name);
        if (running === undefined) {
            const session = new formats_session/* Session */.N(this.nameFor(name));
            this.sessions.push(session);
            running = {
                session,
                open: new OpenCalls(this.waitingIds),
                queue: [],
                givenUp: new Set(),
                settled: 0,
                lastBatch: undefined,
                hasResult: false,
            };
            this.running.set(name, running);
        }
        return running;
    }
    /** A name that no other session has, since it is by their names that they are told apart and asked for. */
    nameFor(name) {
        for (let free = name;;) {
            const uses = (this.named.get(free) ?? 0) + 1;
            this.named.set(free, uses);
            if (uses === 1)
                return free;
            free = `${free} (${uses})`;
        }
    }
    /** Where ids are unique, the same call under the same id was written twice, not made twice. */
    isCopy({ session }, id, call) {
        return id !== undefined && this.idsOf(session).enter(id, call) && this.ids === 'unique';
    }
    /** Whether a result that no call waits for is of a call that was answered; one given up was not. */
    isSecondAnswer({ session, givenUp }, id) {
        if (id === undefined || givenUp.delete(id))
            return false;
        const waitsElsewhere = this.ids === 'unique' && this.waitingIds.has(id);
        return !waitsElsewhere && this.idsOf(session).has(id);
    }
    idsOf(session) {
        return this.ids === 'unique' ? this.fileIds : session.ids;
    }
    batch(running, batch) {
        const isTogether = running.session.calls > 0 && (!running.hasResult || (batch !== undefined && batch === running.lastBatch));
        running.lastBatch = batch;
        running.hasResult = false;
        return isTogether ? running.session.batch : ++running.session.batch;
    }
    answer(running, pending, answer) {
        const { session } = running;
        running.hasResult = true;
        if (answer.isError)
            session.errors++;
        if (pending.ending === undefined) {
            const response = placed(answer.at, () => this.mapping.response(answer));
            const isUnchanged = answer.isUnchanged ?? false;
            this.listener.answer(session, pending.kept, { ...this.spotOf(answer.at), response, isUnchanged });
            pending.ending = ANSWERED;
        }
        this.settle(running, undefined);
    }
    /** Settles the first call that waits, if it is not of this batch, and those after it that only waited for it. */
    giveUp(running, batch) {
        const first = running.queue[running.settled];
        if (first.batch === batch)
            return;
        if (first.id !== undefined) {
            running.open.remove(first.id, first);
            running.givenUp.add(first.id);
        }
        first.ending = UNANSWERED;
        this.settle(running, undefined);
    }
    /** Settles the calls whose turn has come: those before the first that is still open, or all as `rest` says. */
    settle(running, rest) {
        const { session, queue } = running;
        for (; running.settled < queue.length; running.settled++) {
            const { kept, ending = rest } = queue[running.settled];
            if (ending === undefined)
                break;
            if (ending === UNANSWERED)
                session.unanswered++;
            this.listener.settle(session, kept, ending);
        }
        if (running.settled === queue.length)
            queue.length = 0;
        // A copy now and then costs less than a shift each time.
        else if (running.settled > 1000 && running.settled * 2 > queue.length)
            queue.splice(0, running.settled);
        else
            return;
        running.settled = 0;
    }
}
/** Does what can be refused; what is told of an earlier item is refused where that stood. */
function placed(at, map) {
    try {
        return map();
    }
    catch (error) {
        if (!(0,formats_frames/* isFault */.Z)(error) || at instanceof node/* JsonNode */.x)
            throw error;
        // The offset, if any, is one in a text that was kept of the item.
        throw error.at({ line: at.line });
    }
}
//# sourceMappingURL=pairing.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/foreign-transcript.js





/** What is told of a part that must not be passed over. */
const SKIPPED = {
    'not JSON': 'a line that is no JSON',
    blank: 'a blank line',
    'cut off': 'the end of the file in the middle of a value',
    'of unknown type': 'an item of an unknown type',
};
/** Reads one log of some agent, chunk by chunk. Where the chunks are cut makes no difference. */
class ForeignTranscript {
    /** The name of its format. */
    format;
    /** How many parts were passed over, and why. */
    skipped = new Map();
    pairing;
    reader;
    frames;
    strictness;
    locate = () => ({ line: 1 });
    line = 1;
    constructor(format, framing, strictness, listener) {
        this.format = format.name;
        this.pairing = new Pairing(format.ids, listener, (node) => this.locate(node));
        this.reader = format.reader(this.pairing);
        // Of an archive nothing comes this way: its files are documents of their own.
        this.frames = framing === 'lines' ? new line_frames/* LineFrames */.h(this) : new document_frames/* DocumentFrames */.Am(this);
        this.strictness = strictness;
    }
    /** The sessions so far, in the order in which they were first heard of. */
    get sessions() {
        return this.pairing.sessions;
    }
    /** @throws ToolReplayError with line and column */
    read(chunk) {
        this.frames.read(chunk);
    }
    /**
     * Reads a file of the archive that the log is.
     *
     * @throws ToolReplayError that names the member
     */
    member(name, bytes) {
        const frames = new document_frames/* DocumentFrames */.Am(this, name);
        try {
            frames.read(bytes);
            frames.finish();
        }
        catch (error) {
            if (!(0,formats_frames/* isFault */.Z)(error))
                throw error;
            const { found, ...fault } = error.fault;
            // Line and column are those of the member, which nobody sees.
            throw new src_error/* ToolReplayError */.K(error.code, { found: `${found} in ${name}`, ...fault });
        }
    }
    /** There are no more chunks. @throws ToolReplayError with line and column */
    finish() {
        this.frames.finish();
        this.reader.finish?.();
        if (this.sessions.length === 0)
            this.pairing.session('main');
        this.pairing.finish();
    }
    item(item, locate) {
        this.locate = locate;
        this.line = locate(item.node).line;
        const { unknownItems } = this.pairing;
        try {
            this.reader.read(item);
        }
        catch (error) {
            // What was put together by a reader has no place of its own in the text.
            const hasPlace = !(0,formats_frames/* isFault */.Z)(error) || error.place.offset !== undefined || error.place.line !== undefined;
            throw hasPlace ? error : error.at({ line: this.line });
        }
        if (this.pairing.unknownItems > unknownItems)
            this.skip('of unknown type', this.line);
    }
    skip(reason, line) {
        if (this.strictness === 'refuse') {
            const expected = 'nothing that has to be passed over, since it is read strictly';
            throw new src_error/* ToolReplayError */.K('skipped', { found: SKIPPED[reason], expected }, { line });
        }
        this.skipped.set(reason, (this.skipped.get(reason) ?? 0) + 1);
    }
}
//# sourceMappingURL=foreign-transcript.js.map

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

/***/ 3934:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ IdTable)
/* harmony export */ });
/* harmony import */ var _json_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1320);

/** Half a SHA-256 for the id, half a one for what it names. */
const HALF = 16;
const ENTRY = 2 * HALF;
/**
 * The ids of a session, each with what it last named: 32 bytes an entry, where a `Map` of strings takes five times that.
 *
 * Both are held as digests of 128 bits, so that no one can craft two that are taken for one.
 */
class IdTable {
    entries = Buffer.alloc(8 * ENTRY);
    count = 0;
    has(id) {
        return this.isAt(this.find(digest(id)));
    }
    /**
     * Enters what an id names from now on.
     *
     * @returns whether it named the same before
     */
    enter(id, named) {
        const key = digest(id);
        const value = (0,_json_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(named, 'binary').slice(0, HALF);
        if ((this.count + 1) * 3 > (this.entries.length / ENTRY) * 2)
            this.grow();
        const at = this.find(key);
        const isKnown = this.isAt(at);
        if (isKnown && this.entries.toString('latin1', at + HALF, at + ENTRY) === value)
            return true;
        if (!isKnown)
            this.count++;
        this.entries.write(key + value, at, 'latin1');
        return false;
    }
    /** Where an id stands or belongs. */
    find(key) {
        const { entries } = this;
        const size = entries.length / ENTRY;
        let slot = slotOf(key) % size;
        while (this.isAt(slot * ENTRY) && entries.toString('latin1', slot * ENTRY, slot * ENTRY + HALF) !== key) {
            slot = (slot + 1) % size;
        }
        return slot * ENTRY;
    }
    /** Whether there is an entry. No digest is all zeros. */
    isAt(at) {
        return this.entries.readDoubleLE(at) !== 0 || this.entries.readDoubleLE(at + 8) !== 0;
    }
    grow() {
        const before = this.entries;
        this.entries = Buffer.alloc(before.length * 2);
        for (let at = 0; at < before.length; at += ENTRY) {
            const entry = before.toString('latin1', at, at + ENTRY);
            if (!/^\0+$/.test(entry))
                this.entries.write(entry, this.find(entry.slice(0, HALF)), 'latin1');
        }
    }
}
function digest(id) {
    return (0,_json_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(Buffer.from(id), 'binary').slice(0, HALF);
}
function slotOf(key) {
    return (key.charCodeAt(0) | (key.charCodeAt(1) << 8) | (key.charCodeAt(2) << 16) | (key.charCodeAt(3) << 24)) >>> 0;
}
//# sourceMappingURL=id-table.js.map

/***/ }),

/***/ 1815:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ LineFrames),
/* harmony export */   z: () => (/* binding */ isBlank)
/* harmony export */ });
/* harmony import */ var _json_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3544);
/* harmony import */ var _json_tape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4744);
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1239);
/* harmony import */ var _transcript_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3801);
/* harmony import */ var _frames_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4648);





/** Reads a log of one JSON value a line. What is no JSON is passed over: such logs are captured from terminals. */
class LineFrames {
    splitter = new _transcript_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .LineSplitter */ .g();
    tape = new _json_tape_js__WEBPACK_IMPORTED_MODULE_0__/* .Tape */ .n();
    sink;
    groups = 0;
    constructor(sink) {
        this.sink = sink;
    }
    read(chunk) {
        for (const line of this.splitter.split(chunk))
            if (!this.parse(line))
                this.sink.skip('not JSON', line.number);
    }
    finish() {
        for (const line of this.splitter.finish())
            if (!this.parse(line))
                this.sink.skip('cut off', line.number);
    }
    /** @returns whether the line is JSON, or blank */
    parse(line) {
        if (isBlank(line)) {
            this.sink.skip('blank', line.number);
            return true;
        }
        try {
            this.tape.read(line.text, line.start, line.end);
        }
        catch (error) {
            if ((0,_frames_js__WEBPACK_IMPORTED_MODULE_3__/* .isFault */ .Z)(error))
                return false;
            throw error;
        }
        try {
            this.give(line);
        }
        catch (error) {
            if (!(0,_frames_js__WEBPACK_IMPORTED_MODULE_3__/* .isFault */ .Z)(error) || error.place.line !== undefined)
                throw error;
            const { offset } = error.place;
            const column = offset === undefined ? {} : { column: (0,_json_value_js__WEBPACK_IMPORTED_MODULE_1__/* .columnOf */ .uV)(line.text, line.start, offset) };
            throw error.at({ line: line.number, ...column });
        }
        return true;
    }
    give(line) {
        const root = new _json_node_js__WEBPACK_IMPORTED_MODULE_4__/* .JsonNode */ .x(this.tape);
        const spot = { line: line.number };
        if (root.kind !== 'array') {
            this.sink.item({ node: root, group: 0 }, () => spot);
            return;
        }
        const group = ++this.groups;
        let isEmpty = true;
        for (const node of root.items()) {
            isEmpty = false;
            this.sink.item({ node, group }, () => spot);
        }
        if (isEmpty)
            this.sink.skip('of unknown type', line.number);
    }
}
/** White space alone is no value. */
function isBlank({ text, start, end }) {
    let at = start;
    while (at < end && (text[at] === 0x20 || text[at] === 0x09 || text[at] === 0x0d))
        at++;
    return at === end;
}
//# sourceMappingURL=line-frames.js.map

/***/ }),

/***/ 1353:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kd: () => (/* binding */ lineEnd),
/* harmony export */   lG: () => (/* binding */ startsWithRecord),
/* harmony export */   s6: () => (/* binding */ NATIVE),
/* harmony export */   u4: () => (/* binding */ isRecord),
/* harmony export */   uZ: () => (/* binding */ MOST_BYTES)
/* harmony export */ });
/* harmony import */ var _json_bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2361);
/* harmony import */ var _json_node_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3544);
/* harmony import */ var _json_tape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4744);
/* harmony import */ var _frames_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4648);
/* harmony import */ var _line_frames_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1815);





/** How the native form is called beside the formats of agents. */
const NATIVE = 'native';
/** Bytes of a log of lines that are looked at, at most, before it is given up. */
const MOST_BYTES = 16 * 1024 * 1024;
/** The keys of a record, and those that a seal adds. */
const RECORD_KEYS = ['index', 'tool', 'args', 'response'];
const SEAL_KEYS = ['prev', 'digest'];
/** How a line starts that is meant as a record, whatever is wrong with it. */
const RECORD_START = /^\s*\{\s*"(?:index|tool|args|response|prev|digest)"\s*:/;
/**
 * Whether the first line is a record, or meant as one: then it is native, and no format need be tried.
 *
 * @returns undefined when more of the line must be seen
 */
function startsWithRecord(head, length, isWhole) {
    let start = 0;
    let end = lineEnd(head, start, length);
    while (end < length && (0,_line_frames_js__WEBPACK_IMPORTED_MODULE_2__/* .isBlank */ .z)({ text: head, start, end })) {
        start = end + 1;
        end = lineEnd(head, start, length);
    }
    // Of a longer line its start must do, whatever of it is there.
    if (end - start > MOST_BYTES)
        return meantAsRecord(head, start);
    if (end === length && !isWhole)
        return undefined;
    const text = Buffer.concat([head.subarray(start, end), Buffer.of(0)]);
    const tape = new _json_tape_js__WEBPACK_IMPORTED_MODULE_0__/* .Tape */ .n();
    try {
        tape.read(text, 0, text.length - 1);
    }
    catch (error) {
        if (!(0,_frames_js__WEBPACK_IMPORTED_MODULE_1__/* .isFault */ .Z)(error))
            throw error;
        return meantAsRecord(head, start);
    }
    return isRecord(new _json_node_js__WEBPACK_IMPORTED_MODULE_3__/* .JsonNode */ .x(tape));
}
function meantAsRecord(head, start) {
    return RECORD_START.test(head.toString('latin1', start, start + 200));
}
/** Two of a record's keys, or nothing but such: no format of an agent has either. */
function isRecord(node) {
    const keys = [...node.members()].map(([key]) => key);
    const ofRecord = keys.filter((key) => RECORD_KEYS.includes(key)).length;
    return ofRecord > 1 || (ofRecord > 0 && keys.every((key) => RECORD_KEYS.includes(key) || SEAL_KEYS.includes(key)));
}
/** Where a line ends that starts at a byte: at its line feed, or at the end of the text. */
function lineEnd(head, start, length) {
    const end = head.indexOf(_json_bytes_js__WEBPACK_IMPORTED_MODULE_4__.LF, start);
    return end < 0 || end > length ? length : end;
}
//# sourceMappingURL=native.js.map

/***/ }),

/***/ 2000:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ Session)
/* harmony export */ });
/* harmony import */ var _id_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3934);

/** One conversation of a log, and what was counted in it. */
class Session {
    name;
    /** Calls so far, each copied one once. */
    calls = 0;
    /** Calls that nothing answered. They are known at the end of the session. */
    unanswered = 0;
    /** Results of calls that are not there. */
    orphans = 0;
    /** Copies of a call, and answers after the first. */
    duplicates = 0;
    /** Answers that the log marks as errors. */
    errors = 0;
    /** Number of the calls that were issued together last. */
    batch = 0;
    /** How often it was compacted, with a call between. */
    era = 0;
    /** How many calls there were when it was compacted last. */
    callsBefore = 0;
    /** The ids of its calls. */
    ids = new _id_table_js__WEBPACK_IMPORTED_MODULE_0__/* .IdTable */ .o();
    constructor(name) {
        this.name = name;
    }
    /** It was compacted. */
    beginEra() {
        if (this.calls > this.callsBefore)
            this.era++;
        this.callsBefore = this.calls;
    }
}
//# sourceMappingURL=session.js.map

/***/ }),

/***/ 2958:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ NodeReader)
/* harmony export */ });
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3544);
/* harmony import */ var _tape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4744);


/** Looks at one JSON text after the other. */
class NodeReader {
    tape = new _tape_js__WEBPACK_IMPORTED_MODULE_0__/* .Tape */ .n();
    scratch = Buffer.alloc(0);
    /**
     * @param text JSON of one value
     * @returns its value, valid until the next call; the text may be written over
     * @throws ToolReplayError with the offset of the fault when it is no JSON
     */
    read(text) {
        if (this.scratch.length <= text.length)
            this.scratch = Buffer.allocUnsafeSlow(text.length * 2 + 1);
        this.scratch.set(text);
        this.scratch[text.length] = 0;
        this.tape.read(this.scratch, 0, text.length);
        return new _node_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonNode */ .x(this.tape);
    }
}
//# sourceMappingURL=node-reader.js.map

/***/ }),

/***/ 9379:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ys: () => (/* binding */ isWithheld),
/* harmony export */   Z6: () => (/* binding */ WITHHELD_START),
/* harmony export */   aF: () => (/* binding */ holdsWithheld),
/* harmony export */   uJ: () => (/* binding */ withheldAlike),
/* harmony export */   yY: () => (/* binding */ WITHHELD_END)
/* harmony export */ });
/** What stands in canonical form in the place of a value that a sealed file withholds: this, 64 hex digits, and the end. */
const WITHHELD_START = '{"$withheld":"';
const WITHHELD_END = '"}';
const DIGITS = 64;
const ALL = /^[0-9a-f]{64}"\}$/;
/** Whether a value is withheld, or something in it. */
function holdsWithheld(node) {
    const { kind, text, start, end } = node;
    if (kind !== 'object' && kind !== 'array')
        return false;
    const value = text.subarray(start, end);
    return positions(value).next().done !== true;
}
/** Whether a value is withheld, and is nothing else. */
function isWithheld(node) {
    return node.end - node.start === WITHHELD_START.length + DIGITS + WITHHELD_END.length && holdsWithheld(node);
}
/** A text in canonical form in which all that is withheld is alike, since nobody can say whether it was. */
function withheldAlike(text) {
    let copy;
    for (const at of positions(text)) {
        copy ??= Buffer.from(text);
        copy.fill('0', at, at + DIGITS);
    }
    return copy ?? text;
}
/** Where the digits of each value that is withheld start. */
function* positions(text) {
    for (let at = text.indexOf(WITHHELD_START); at >= 0; at = text.indexOf(WITHHELD_START, at + 1)) {
        const digits = at + WITHHELD_START.length;
        if (ALL.test(text.toString('latin1', digits, digits + DIGITS + WITHHELD_END.length)))
            yield digits;
    }
}
//# sourceMappingURL=withheld.js.map

/***/ }),

/***/ 2832:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ knowledgeOf)
/* harmony export */ });
/** What several scopes say together; undefined where none is of version 2. Of a tool the first that knows it is believed. */
function knowledgeOf(scopes) {
    const policies = scopes.flatMap(({ policy }) => (policy === undefined ? [] : [policy]));
    const [first, ...more] = policies;
    if (first === undefined || more.length === 0)
        return first;
    const normalizers = policies.flatMap(({ normalizer }) => (normalizer === undefined ? [] : [normalizer]));
    return {
        effects(call) {
            const effects = policies.map((policy) => policy.effects(call));
            return effects.find(({ state }) => state !== 'undeclared') ?? first.effects(call);
        },
        redact: policies.flatMap(({ redact }) => redact),
        normalizer: normalizers.length === 0 ? undefined : inTurn(normalizers),
    };
}
function inTurn(normalizers) {
    const all = (text, one) => normalizers.reduce((done, normalizer) => {
        const next = one(normalizer, done.response);
        return { response: next.response, fields: done.fields + next.fields };
    }, { response: text, fields: 0 });
    return {
        normalize: (tool, response) => all(response, (normalizer, text) => normalizer.normalize(tool, text)),
        normalizeArguments: (tool, args) => all(args, (normalizer, text) => normalizer.normalizeArguments(tool, text)),
    };
}
//# sourceMappingURL=knowledge.js.map

/***/ }),

/***/ 3801:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ MAX_LINE),
/* harmony export */   g: () => (/* binding */ LineSplitter)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8245);

/** The longest line that is read, in bytes: four times the longest that was seen in any agent's log. */
const MAX_LINE = 64 * 1024 * 1024;
const LF = 0x0a;
/** Cuts a stream of chunks into lines at each line feed and nowhere else. It holds one chunk and one line, no more. */
class LineSplitter {
    text = Buffer.alloc(0);
    length = 0;
    number = 0;
    /** The lines that end in this chunk. Each is valid until the next is asked for. */
    *split(chunk) {
        const searched = this.length;
        this.append(chunk);
        const { text } = this;
        // What lies beyond is no text: searching it, after a long line, would cost the square of the number of chunks.
        const written = text.subarray(0, this.length);
        let start = 0;
        for (let end = written.indexOf(LF, searched); end >= 0; end = written.indexOf(LF, end + 1)) {
            yield this.line(start, end);
            start = end + 1;
        }
        if (start > 0)
            text.copyWithin(0, start, this.length);
        this.length -= start;
        if (this.length > MAX_LINE)
            throw this.tooLong();
    }
    /** What is left after the last line feed, when it is not empty. */
    *finish() {
        if (this.length === 0)
            return;
        this.append(Buffer.of(0));
        yield this.line(0, this.length - 1);
    }
    line(start, end) {
        if (end - start > MAX_LINE)
            throw this.tooLong();
        this.text[end] = 0;
        return { text: this.text, start, end, number: ++this.number };
    }
    append(chunk) {
        const needed = this.length + chunk.length;
        if (needed > this.text.length) {
            // A small file is one chunk: of thousands of them, twice the room would keep the collector busy.
            const larger = Buffer.allocUnsafeSlow(this.text.length === 0 ? needed + 1 : needed * 2);
            this.text.copy(larger, 0, 0, this.length);
            this.text = larger;
        }
        this.text.set(chunk, this.length);
        this.length = needed;
    }
    tooLong() {
        const limit = `${MAX_LINE / 1024 / 1024} MiB`;
        return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K('line-too-long', {
            found: `a line of more than ${limit}`,
            expected: `at most ${limit}`,
            advice: 'is this JSON Lines, one call a line?',
        }, { line: this.number + 1 });
    }
}
//# sourceMappingURL=lines.js.map

/***/ }),

/***/ 628:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ NativeTranscript)
});

// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/json/encoding.js
var encoding = __webpack_require__(7685);
// EXTERNAL MODULE: ./build/commonjs/src/json/value.js
var value = __webpack_require__(1239);
// EXTERNAL MODULE: ./build/commonjs/src/transcript/lines.js
var lines = __webpack_require__(3801);
// EXTERNAL MODULE: ./build/commonjs/src/json/bytes.js
var bytes = __webpack_require__(2361);
// EXTERNAL MODULE: ./build/commonjs/src/json/canonicalizer.js + 1 modules
var canonicalizer = __webpack_require__(6931);
// EXTERNAL MODULE: ./build/commonjs/src/transcript/record.js
var record = __webpack_require__(3581);
;// CONCATENATED MODULE: ./build/commonjs/src/transcript/native-line.js




/** One field of a line, and where the canonical form of its value stands in the output: `end` is 0 until it was read. */
class Field {
    name;
    bytes;
    start = 0;
    end = 0;
    /** Where its value stands in the text. */
    at = 0;
    constructor(name) {
        this.name = name;
        this.bytes = Buffer.from(name);
    }
    get missing() {
        return this.end === 0;
    }
}
/**
 * Reads the native form: one object a line with exactly `index`, `tool`, `args` and `response`, and on a sealed line
 * `prev` and `digest` too.
 */
class NativeLineParser {
    canonicalizer = new canonicalizer/* Canonicalizer */.t_();
    index = new Field('index');
    tool = new Field('tool');
    args = new Field('args');
    response = new Field('response');
    prev = new Field('prev');
    digest = new Field('digest');
    fields = [this.index, this.tool, this.args, this.response, this.prev, this.digest];
    /**
     * The call on a line.
     *
     * @param index how many calls stand before it
     * @returns undefined for a blank line
     * @throws ToolReplayError with the offset of the fault in the line's text
     */
    parse(line, index) {
        const { canonicalizer, tool, response } = this;
        canonicalizer.load(line.text, line.start, line.end);
        if (canonicalizer.peek() === 0 && canonicalizer.at === line.end)
            return undefined;
        this.readFields();
        const sealed = this.checkFields();
        this.checkIndex(index);
        const { start, end } = this.joinCall();
        const { bytes } = canonicalizer.output;
        return new record/* Record */.m(index, line.number, bytes.subarray(start, end), tool.end - tool.start, bytes.subarray(response.start, response.end), sealed ? { prev: this.decode(this.prev), digest: this.decode(this.digest) } : undefined);
    }
    readFields() {
        const { canonicalizer } = this;
        for (const field of this.fields)
            field.end = 0;
        const first = canonicalizer.peek();
        // The first line of a pretty-printed array is not even JSON: what is wrong is the form of the file.
        if (first === bytes/* LEFT_BRACKET */.JD)
            throw notJsonLines(canonicalizer.at);
        if (first !== bytes/* LEFT_BRACE */.CU)
            this.refuseType('a line', 'an object', canonicalizer.at);
        canonicalizer.at++;
        if (canonicalizer.peek() !== bytes/* RIGHT_BRACE */.FU) {
            for (;;) {
                this.readField();
                const byte = canonicalizer.peek();
                if (byte === bytes/* RIGHT_BRACE */.FU)
                    break;
                if (byte !== bytes/* COMMA */.KE)
                    canonicalizer.refuse("',' or '}'");
                canonicalizer.at++;
            }
        }
        canonicalizer.at++;
        canonicalizer.finish();
    }
    readField() {
        const { canonicalizer } = this;
        if (canonicalizer.peek() !== bytes/* QUOTE */.jA)
            canonicalizer.refuse('a key in double quotes');
        const { at, output } = canonicalizer;
        const { length } = output;
        canonicalizer.string();
        const field = this.fieldAt(length + 1, output.length - 1);
        if (field === undefined)
            throw this.unknownField(length + 1, at);
        if (!field.missing)
            throw fault('duplicate-key', `the field "${field.name}" twice`, 'each field once', at);
        canonicalizer.expect(bytes/* COLON */.oH, "':'");
        // The keys are not part of any canonical form here: the value overwrites its own key.
        output.length = length;
        this.checkType(field, canonicalizer.peek());
        field.start = length;
        field.at = canonicalizer.at;
        canonicalizer.value(1);
        field.end = output.length;
    }
    fieldAt(start, end) {
        const { bytes: output } = this.canonicalizer.output;
        for (const field of this.fields) {
            const { bytes } = field;
            if (bytes.length !== end - start)
                continue;
            let k = 0;
            while (k < bytes.length && bytes[k] === output[start + k])
                k++;
            if (k === bytes.length)
                return field;
        }
        return undefined;
    }
    unknownField(start, at) {
        const { output } = this.canonicalizer;
        const key = output.slice(start, Math.min(output.length - 1, start + 80));
        return fault('fields', `the field "${key}"`, 'index, tool, args, response, and on a sealed line prev and digest', at);
    }
    checkType({ name }, byte) {
        const { at } = this.canonicalizer;
        if (name === 'args' || name === 'response') {
            if (byte !== bytes/* LEFT_BRACE */.CU)
                this.refuseType(`"${name}"`, 'an object', at);
        }
        else if (name === 'index') {
            if (byte !== bytes/* MINUS */.N5 && !(byte >= bytes/* ZERO */.f2 && byte <= bytes/* NINE */.bn))
                this.refuseType('"index"', 'an integer', at);
        }
        else if (byte !== bytes/* QUOTE */.jA)
            this.refuseType(`"${name}"`, 'a string', at);
    }
    /** A value of the wrong type, or no value at all: only the reader of values can tell which. */
    refuseType(what, expected, at) {
        const { canonicalizer } = this;
        canonicalizer.value(0);
        throw fault('fields', `${typeAt(canonicalizer, at)} as ${what}`, expected, at);
    }
    checkFields() {
        const { index, tool, args, response, prev, digest } = this;
        const { at } = this.canonicalizer;
        if (index.missing || tool.missing || args.missing || response.missing) {
            const missing = [index, tool, args, response].filter((field) => field.missing).map(({ name }) => `"${name}"`);
            throw fault('fields', `no field ${missing.join(', ')}`, 'index, tool, args and response', at);
        }
        if (prev.missing !== digest.missing) {
            const [there, lacking] = prev.missing ? [digest, prev] : [prev, digest];
            throw fault('fields', `"${there.name}" without "${lacking.name}"`, 'both, or neither', at);
        }
        return !prev.missing;
    }
    checkIndex(expected) {
        const { canonicalizer } = this;
        const { start, end, at } = this.index;
        let value = 0;
        for (let k = start; k < end; k++) {
            const digit = canonicalizer.output.bytes[k] - bytes/* ZERO */.f2;
            value = digit >= 0 && digit <= 9 ? value * 10 + digit : Number.NaN;
        }
        if (value === expected)
            return;
        const found = canonicalizer.output.slice(start, Math.min(end, start + 40));
        if (!/^-?\d+$/.test(found))
            throw fault('fields', `${found} as "index"`, 'an integer', at);
        throw fault('index', `index ${found}`, `index ${expected}, the number of calls before it`, at);
    }
    /** Makes tool and args neighbours, in this order, whatever the order of the line. */
    joinCall() {
        const { canonicalizer, tool, args } = this;
        if (tool.end === args.start)
            return { start: tool.start, end: args.end };
        const { output } = canonicalizer;
        const start = output.length;
        const size = tool.end - tool.start;
        const end = start + size + args.end - args.start;
        output.reserve(end);
        output.bytes.copyWithin(start, tool.start, tool.end);
        output.bytes.copyWithin(start + size, args.start, args.end);
        return { start, end };
    }
    decode({ start, end }) {
        return (0,record/* decodeString */.s)(this.canonicalizer.output.bytes, start, end);
    }
}
function fault(code, found, expected, offset) {
    return new src_error/* ToolReplayError */.K(code, { found, expected }, { offset });
}
function notJsonLines(offset) {
    const advice = 'a transcript is JSON Lines: one call a line, and no array around them';
    return new src_error/* ToolReplayError */.K('fields', { found: 'an array', expected: 'an object', advice }, { offset });
}
function typeAt(canonicalizer, at) {
    const byte = String.fromCharCode(canonicalizer.byteAt(at));
    const types = {
        '"': 'a string',
        '{': 'an object',
        '[': 'an array',
        t: 'true',
        f: 'false',
        n: 'null',
    };
    return types[byte] ?? 'a number';
}
//# sourceMappingURL=native-line.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/transcript/native-transcript.js





/** Reads one native transcript, chunk by chunk. Where the chunks are cut makes no difference. */
class NativeTranscript {
    /** Calls so far. */
    calls = 0;
    /** Whether the lines are sealed; undefined before the first call. */
    sealed;
    splitter = new lines/* LineSplitter */.g();
    parser = new NativeLineParser();
    accepted;
    constructor(accepted) {
        this.accepted = accepted;
    }
    /**
     * The calls on the lines that end in this chunk. Each is valid until the next is asked for.
     *
     * @throws ToolReplayError with line and column
     */
    *read(chunk) {
        for (const line of this.splitter.split(chunk)) {
            const record = this.record(line);
            if (record !== undefined)
                yield record;
        }
    }
    /** The call on a last line that has no line feed. */
    *finish() {
        for (const line of this.splitter.finish()) {
            const record = this.record(line);
            if (record !== undefined)
                yield record;
        }
    }
    record(line) {
        const record = this.parse(line);
        if (record === undefined)
            return undefined;
        const sealed = record.seal !== undefined;
        if (this.sealed === undefined)
            this.checkAccepted(record);
        else if (this.sealed !== sealed)
            throw mixed(record);
        this.sealed = sealed;
        this.calls++;
        return record;
    }
    parse(line) {
        if (line.number === 1)
            (0,encoding/* checkEncoding */.S)(line.text.subarray(line.start, Math.min(line.start + 4, line.end)));
        try {
            return this.parser.parse(line, this.calls);
        }
        catch (error) {
            if (!(error instanceof src_error/* ToolReplayError */.K) || error.place.offset === undefined)
                throw error;
            throw error.at({ line: line.number, column: (0,value/* columnOf */.uV)(line.text, line.start, error.place.offset) });
        }
    }
    checkAccepted({ seal, line }) {
        const sealed = seal !== undefined;
        if (this.accepted === 'either' || (this.accepted === 'sealed') === sealed)
            return;
        const fault = sealed
            ? {
                found: 'a sealed line',
                expected: 'no "prev" and "digest"',
                advice: 'toolreplay audit takes sealed transcripts too',
            }
            : {
                found: 'a line without "prev" and "digest"',
                expected: 'a sealed transcript',
                advice: 'toolreplay seal makes one',
            };
        throw new src_error/* ToolReplayError */.K(sealed ? 'sealed' : 'not-sealed', fault, { line });
    }
}
function mixed({ seal, line }) {
    const fault = seal === undefined
        ? { found: 'an unsealed line', expected: 'a sealed one, as before' }
        : { found: 'a sealed line', expected: 'an unsealed one, as before' };
    return new src_error/* ToolReplayError */.K('mixed', fault, { line });
}
//# sourceMappingURL=native-transcript.js.map

/***/ }),

/***/ 3581:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ Record),
/* harmony export */   s: () => (/* binding */ decodeString)
/* harmony export */ });
/** The responses of calls that are not compared: one that was never answered, one whose answer is part of another's. */
const NOT_COMPARED = /^\{"\$(?:unanswered":true|part_of":\d+)\}$/;
const DOLLAR = 0x24;
const LONGEST_NOT_COMPARED = 40;
/**
 * One recorded call of the native form.
 *
 * The buffers are canonical forms in the reader's own memory: they are valid until the next record is asked for.
 */
class Record {
    /** How many calls stand before it in the transcript. */
    index;
    /** The line that it stands on, from 1. */
    line;
    /** Identifies the call: the canonical form of `tool`, directly followed by that of `args`. */
    call;
    /** How many bytes of `call` are the canonical form of `tool`. */
    toolLength;
    /** The canonical form of `response`. */
    response;
    /** There on a sealed line. */
    seal;
    name = undefined;
    constructor(index, line, call, toolLength, response, seal) {
        this.index = index;
        this.line = line;
        this.call = call;
        this.toolLength = toolLength;
        this.response = response;
        this.seal = seal;
    }
    /** The name of the tool, as a string. Decoded when it is first asked for: few rules do, and only at a finding. */
    get tool() {
        this.name ??= decodeString(this.call, 0, this.toolLength);
        return this.name;
    }
    get resultLine() {
        return this.line;
    }
    get batch() {
        return this.index;
    }
    get cwd() {
        return undefined;
    }
    get era() {
        return 0;
    }
    get isCompared() {
        const { response } = this;
        if (response[2] !== DOLLAR || response.length > LONGEST_NOT_COMPARED)
            return true;
        return !NOT_COMPARED.test(response.toString('latin1'));
    }
    /** The canonical form of `tool`, quotes included. */
    get toolText() {
        return this.call.subarray(0, this.toolLength);
    }
    /** The canonical form of `args`. */
    get args() {
        return this.call.subarray(this.toolLength);
    }
}
/** The string whose canonical form, quotes included, is `text[start, end)`. */
function decodeString(text, start, end) {
    const inside = text.toString('latin1', start + 1, end - 1);
    return inside.includes('\\') ? JSON.parse(`"${inside}"`) : inside;
}
//# sourceMappingURL=record.js.map

/***/ })

};
;