"use strict";
exports.id = 886;
exports.ids = [886];
exports.modules = {

/***/ 1665:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X1: () => (/* binding */ evidenceOf),
  Y5: () => (/* binding */ readAllowedSignersFile),
  oe: () => (/* binding */ readManifestFile),
  ml: () => (/* binding */ readOpeningsFile),
  LL: () => (/* binding */ readPublicKeyFile)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/base64.js
var provenance_base64 = __webpack_require__(3916);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/ed25519.js
var ed25519 = __webpack_require__(2614);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/sshsig.js
var sshsig = __webpack_require__(6824);
;// CONCATENATED MODULE: ./build/commonjs/src/provenance/allowed-signers.js




/** A line of such a file: principals, options, the type of the key, the key, a comment. Any but the key types may be quoted. */
const LINE = /^(?:"([^"]*)"|([^\s"]+))[ \t]+(?:([A-Za-z-]+(?:="[^"]*")?(?:,[A-Za-z-]+(?:="[^"]*")?)*)[ \t]+)?((?:ssh|ecdsa|sk)-[\w.@-]+)[ \t]+([A-Za-z0-9+/=]+)(?:[ \t].*)?$/s;
const OPTION = /([A-Za-z-]+)(?:="([^"]*)")?,?/g;
const TIME = /^(\d{4})(\d\d)(\d\d)((?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?)?(?:Z|UTC)?$/i;
/** SSH looks at no list with a pattern of more characters. */
const MOST_PATTERN = 1022;
/**
 * Reads an allowed signers file of SSH: whose keys are trusted for this tool today. Keys of other kinds, for other
 * namespaces and outside of their dates are left out.
 *
 * @param today as `2027-01-31`
 * @throws ToolReplayError for a line that cannot be read, and where no key is left
 * @see https://man.openbsd.org/ssh-keygen.1#ALLOWED_SIGNERS
 */
function readAllowedSigners(text, today) {
    const signers = text.split(/\r?\n/).flatMap((line, k) => {
        const said = line.trim();
        return said === '' || said.startsWith('#') ? [] : signersOf(said, k + 1, today);
    });
    if (signers.length > 0)
        return signers;
    throw new src_error/* ToolReplayError */.K('key', {
        found: 'no key that is trusted',
        expected: `a line with an Ed25519 key that is valid on ${today} for the namespace ${sshsig/* NAMESPACE */.CU}`,
    });
}
function signersOf(said, line, today) {
    const [, quoted, plain, options = '', type, base64 = ''] = LINE.exec(said) ?? [];
    const blob = (0,provenance_base64/* base64Bytes */.f)(base64);
    if (type === undefined || blob === undefined || blob.length === 0) {
        const expected = 'principals, options if there are any, ssh-ed25519 and a key';
        throw new src_error/* ToolReplayError */.K('key', { found: 'no line of an allowed signers file', expected }, { line });
    }
    // A key under the name of another kind is one of neither to SSH.
    const key = type === ed25519/* SSH_TYPE */.mZ ? ed25519/* PublicKey */.J3.ofBlob(blob) : undefined;
    const principal = quoted ?? plain ?? '';
    return key !== undefined && isSomebody(principal) && isValid(options, today, line) ? [{ principal, key }] : [];
}
/** Nobody asks here who exactly somebody is, so that those who are taken out of a list could not be told from the others. */
function isSomebody(principal) {
    return principal !== '' && !principal.split(',').some((pattern) => pattern.startsWith('!'));
}
function isValid(options, today, line) {
    const day = today.replaceAll('-', '');
    const given = [...options.matchAll(OPTION)].map(([, name = '', value = '']) => ({ name: name.toLowerCase(), value }));
    // SSH refuses what is said twice.
    if (new Set(given.map(({ name }) => name)).size < given.length)
        return false;
    return given.every(({ name, value }) => {
        if (name === 'namespaces')
            return isListed(sshsig/* NAMESPACE */.CU, value);
        if (name === 'valid-after')
            return startOf(value, line) <= day;
        // Of the last day nobody knows how late it is.
        if (name === 'valid-before')
            return day < startOf(value, line).slice(0, 8);
        // Of an authority, which signs keys, and of whatever comes after this was written.
        return false;
    });
}
/** Whether a list of patterns has a name, and takes it out nowhere. @see https://man.openbsd.org/ssh_config#PATTERNS */
function isListed(name, list) {
    const patterns = list.split(',');
    if (patterns.some((pattern) => pattern.length > MOST_PATTERN))
        return false;
    const isOut = patterns.some((pattern) => pattern.startsWith('!') && isLike(name, pattern.slice(1)));
    return !isOut && patterns.some((pattern) => !pattern.startsWith('!') && isLike(name, pattern));
}
/** Whether a name is one of a pattern, in which `*` is any text and `?` any character. */
function isLike(name, pattern) {
    const all = Array.from({ length: name.length + 1 }, (_, at) => at);
    // Where in the name the pattern so far may end.
    let ends = [0];
    for (const sign of pattern) {
        ends =
            sign === '*'
                ? all.filter((at) => ends.some((end) => end <= at))
                : ends.filter((end) => end < name.length && (sign === '?' || sign === name[end])).map((end) => end + 1);
    }
    return ends.includes(name.length);
}
/** A day from which on a time is past: a time of a day is past on the next. */
function startOf(value, line) {
    const [, year = '', month, day, time = ''] = TIME.exec(value) ?? [];
    const midnight = Date.parse(`${year}-${month}-${day}`);
    // A day too many is one of the next month.
    const isDay = new Date(midnight || 0).getUTCDate() === Number(day);
    // SSH counts seconds from 1970, and takes none for no time.
    if (midnight > 0 && isDay)
        return `${year}${month}${day}${/^0*$/.test(time) ? '' : '~'}`;
    throw new src_error/* ToolReplayError */.K('key', { found: 'no time in an option', expected: 'YYYYMMDD or YYYYMMDDHHMM' }, { line });
}
//# sourceMappingURL=allowed-signers.js.map
// EXTERNAL MODULE: ./build/commonjs/src/provenance/endings.js
var endings = __webpack_require__(7735);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/manifest.js
var manifest = __webpack_require__(9630);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/public-key-file.js
var public_key_file = __webpack_require__(331);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/signature.js + 2 modules
var signature = __webpack_require__(5546);
// EXTERNAL MODULE: ./build/commonjs/src/audit/small-file.js
var small_file = __webpack_require__(5931);
// EXTERNAL MODULE: ./build/commonjs/src/audit/system-error.js
var system_error = __webpack_require__(3017);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/evidence-files.js









/** The largest file of keys that is read, in bytes: that of a large organisation. */
const MAX_KEYS = 1 << 22;
/** The largest file of openings that is read, in bytes. */
const MAX_OPENINGS = 1 << 28;
/** @param path absolute @param name how errors name it @throws ToolReplayError when it is no manifest, or cannot be read */
function readManifestFile(path, name) {
    return readAs(path, name, manifest/* MAX_MANIFEST */.xZ, manifest/* readManifest */.WI);
}
/** @param path absolute @param name how errors name it @throws ToolReplayError when it is no signature, or cannot be read */
function readSignatureFile(path, name) {
    return readAs(path, name, signature/* MAX_SIGNATURE */.uM, signature/* readSignature */.Bc);
}
/** @param path absolute @param name how errors name it @throws ToolReplayError when it holds no key, or cannot be read */
function readPublicKeyFile(path, name) {
    return readAs(path, name, MAX_KEYS, (text) => [{ principal: undefined, key: (0,public_key_file/* readPublicKey */.RR)(text) }]);
}
/**
 * @param path absolute
 * @param name how errors name it
 * @param today as `2027-01-31`
 * @throws ToolReplayError when it trusts nobody, or cannot be read
 */
function readAllowedSignersFile(path, name, today) {
    return readAs(path, name, MAX_KEYS, (text) => readAllowedSigners(text, today));
}
/**
 * The lines of openings, each once.
 *
 * @param path absolute
 * @param name how errors name it
 * @throws ToolReplayError when it cannot be read
 */
async function readOpeningsFile(path, name) {
    const lines = new Set((await (0,small_file/* readSmallFile */.E)(path, name, MAX_OPENINGS)).split('\n'));
    lines.delete('');
    return [...lines].map((line) => Buffer.from(line));
}
/**
 * What is said of a sealed file: by files that are named, or else by those beside it and beside its manifest, where they are
 * there.
 *
 * @param name how it is named; undefined for a stream, beside which there is nothing
 * @param absolute the path that a name beside it, or one of those that are given, stands for
 * @throws ToolReplayError when one of them cannot be used
 */
async function evidenceOf(name, named, absolute) {
    const beside = (ending, of) => {
        return of !== undefined && isThere(absolute(`${of}${ending}`), `${of}${ending}`) ? [`${of}${ending}`] : [];
    };
    const [manifest] = named.manifest === undefined ? beside(endings/* MANIFEST_ENDING */.yb, name) : [named.manifest];
    const signed = named.manifest ?? (name && `${name}${endings/* MANIFEST_ENDING */.yb}`);
    const signatures = named.signature === undefined
        ? Object.values(endings/* SIGNATURE_ENDINGS */.sM).flatMap((ending) => beside(ending, signed))
        : [named.signature];
    return {
        manifest: manifest === undefined ? undefined : await readManifestFile(absolute(manifest), manifest),
        signatures: await Promise.all(signatures.map((one) => readSignatureFile(absolute(one), one))),
    };
}
/** What nobody has named is not waited for: a pipe of that name has no end. */
function isThere(path, name) {
    if (!(0,external_node_fs_.existsSync)(path))
        return false;
    const stats = (0,external_node_fs_.statSync)(path);
    if (stats.isFile())
        return true;
    throw (0,system_error/* notAFile */.$y)(stats.isDirectory() ? 'a directory' : 'a pipe, socket or device').at({ file: name });
}
async function readAs(path, name, most, read) {
    const text = await (0,small_file/* readSmallFile */.E)(path, name, most);
    try {
        return read(text);
    }
    catch (error) {
        throw error instanceof src_error/* ToolReplayError */.K ? error.at({ file: name }) : error;
    }
}
//# sourceMappingURL=evidence-files.js.map

/***/ }),

/***/ 3852:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ SealCheck)
});

// EXTERNAL MODULE: ./build/commonjs/src/chain/link.js
var chain_link = __webpack_require__(5633);
// EXTERNAL MODULE: ./build/commonjs/src/chain/verifier.js
var verifier = __webpack_require__(2635);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/requirements.js
var requirements = __webpack_require__(2815);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/manifest.js
var provenance_manifest = __webpack_require__(9630);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/withheld.js
var provenance_withheld = __webpack_require__(5260);
;// CONCATENATED MODULE: ./build/commonjs/src/provenance/verdicts.js


/**
 * Holds a sealed file against what there is.
 *
 * @param manifest the one beside it, or else the one that was signed
 */
function verdictsOn(file, manifest, { signatures, trusted, anchor, openings }) {
    const { withheld } = file;
    return {
        chain: file.break,
        links: file.links,
        complete: manifest === undefined ? { state: 'not checked' } : completeness(file, manifest),
        signed: signing(signatures, manifest, trusted),
        anchored: anchor === undefined ? 'not checked' : isAnchored(file, anchor) ? 'yes' : 'no',
        follows: file.follows,
        withheld: withheldOf(withheld, manifest, openings),
    };
}
function withheldOf(withheld, manifest, openings) {
    const all = openings ?? [];
    const opened = all.filter((line) => withheld.opens(line)).length;
    const ofSource = all.filter((line) => (0,provenance_withheld/* opensSource */.hJ)(manifest, line)).length;
    return {
        values: withheld.count,
        openings: openings?.length,
        opened,
        source: ofSource > 0 ? 'opened' : undefined,
        wrong: all.length - opened - ofSource,
    };
}
function completeness(file, manifest) {
    const { links, head, previous, sealed } = manifest;
    if (file.sha256 === sealed.sha256 && file.bytes === sealed.bytes) {
        // Of what is broken neither is known: the verdict on the chain says so.
        const isSame = file.break !== undefined || (file.head === head && file.previous === previous);
        return isSame && file.links === links
            ? { state: 'yes' }
            : { state: 'no', why: 'the manifest contradicts the file that it is of' };
    }
    const no = (why) => ({ state: 'no', why });
    if (file.links === 0)
        return no(`the file is empty, and ${links} links were sealed`);
    if (file.links < links)
        return no(`only ${file.links} of ${links} links: the end was cut off, or it is another run`);
    if (file.headThen !== head)
        return no(`another run: link ${links - 1} is not the one that was sealed last`);
    const behind = file.links - links;
    if (behind > 0)
        return no(`${behind === 1 ? '1 link was' : `${behind} links were`} put behind the last of ${links}`);
    return no('the same links, but other bytes around them');
}
function signing(signatures, manifest, trusted) {
    if (signatures.length === 0)
        return { state: 'no', why: 'no signature' };
    if (trusted === undefined)
        return { state: 'no', why: 'a signature, but nobody whose key is trusted' };
    if (manifest === undefined)
        return { state: 'invalid', why: 'what was signed is not here' };
    const text = (0,provenance_manifest/* manifestText */.$2)(manifest);
    const by = trusted.find(({ key }) => signatures.some((signature) => signature.verifies(text, key)));
    if (by !== undefined)
        return { state: 'signed', by: { principal: by.principal, key: by.key.id } };
    return { state: 'invalid', why: 'not by a trusted key, or of something else' };
}
function isAnchored({ break: broken, head, links }, anchor) {
    // Without a link the head is what a manifest says, which anybody may have written.
    return broken === undefined && links > 0 && head === anchor;
}
//# sourceMappingURL=verdicts.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/hashed-source.js
var hashed_source = __webpack_require__(5326);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/seal-check.js






/** Holds one sealed transcript against all that is said of it, in the pass that reads it. */
class SealCheck {
    verifier;
    evidence;
    required;
    manifest;
    previous;
    isInSeries;
    withheld = new provenance_withheld/* WithheldValues */.sn();
    hashing = new hashed_source/* Hashing */.X();
    /** How many were seen. */
    links = 0;
    known;
    /**
     * @param required what has to be so
     * @param follows the head of the run that it has to follow; undefined: what the manifest says, or else none
     */
    constructor(evidence, required = [], follows) {
        this.evidence = evidence;
        this.required = required;
        this.manifest = evidence.manifest ?? evidence.signatures.find((one) => one.manifest !== undefined)?.manifest;
        this.isInSeries = follows !== undefined;
        this.previous = follows ?? this.manifest?.previous ?? chain_link/* GENESIS */.h;
        this.verifier = new verifier/* Verifier */.B(this.previous, this.manifest && this.manifest.links - 1);
    }
    /** The transcript, to be read once, and to its end before any verdict. */
    source(source) {
        return this.hashing.source(source);
    }
    /** Sees the next call, which the verifier has seen. */
    see(record) {
        this.links++;
        this.withheld.see(record);
    }
    /** How many links were sealed, where that is known. */
    get sealedLinks() {
        return this.manifest?.links;
    }
    /** The four verdicts; all must have been read. */
    get verdicts() {
        const { verifier, manifest, previous, withheld, links, hashing, evidence } = this;
        const { head, watched, break: broken } = verifier;
        const headThen = manifest?.links === 0 ? previous : watched;
        this.known ??= verdictsOn({
            ...hashing.result(),
            links,
            previous,
            head,
            headThen,
            break: broken,
            follows: this.isInSeries || previous === chain_link/* GENESIS */.h ? undefined : previous,
            withheld,
        }, manifest, evidence);
        return this.known;
    }
    fault() {
        return (0,requirements/* faultOf */.Kl)(this.verdicts, this.required);
    }
}
//# sourceMappingURL=seal-check.js.map

/***/ }),

/***/ 3886:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sealCheckOf: () => (/* binding */ sealCheckOf),
/* harmony export */   trustedOf: () => (/* binding */ trustedOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _provenance_private_key_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1765);
/* harmony import */ var _provenance_public_key_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(331);
/* harmony import */ var _evidence_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1665);
/* harmony import */ var _seal_check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3852);





/** What a transcript is held against in an audit: what stands beside it, and whose signatures count. */
async function sealCheckOf(path, name, trust, folder) {
    const none = { manifest: undefined, signature: undefined };
    // The files beside it are named as it is, and stand where it does.
    const beside = path === undefined
        ? { manifest: undefined, signatures: [] }
        : await (0,_evidence_files_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceOf */ .X1)(name, none, (file) => `${path}${file.slice(name.length)}`);
    const trusted = trust && (await trustedOnce(trust, folder));
    return new _seal_check_js__WEBPACK_IMPORTED_MODULE_4__/* .SealCheck */ .w({ ...beside, trusted, anchor: undefined, openings: undefined }, trust?.required);
}
const KNOWN = new WeakMap();
/** The same for all files of an audit: a large organisation has many keys, and a large audit many files. */
function trustedOnce(trust, folder) {
    const trusted = KNOWN.get(trust) ?? trustedOf(trust, folder);
    KNOWN.set(trust, trusted);
    return trusted;
}
/**
 * Whose signatures count; undefined where nobody's do.
 *
 * @param folder absolute: what names of files are relative to
 * @throws ToolReplayError when a file of keys cannot be used
 */
async function trustedOf({ publicKey, allowedSigners, today }, folder) {
    if (publicKey !== undefined) {
        // What has lines, or could be a private key, is no name of a file, which an error would show.
        if (/^(?:ssh-ed25519 |-----BEGIN )|\n/.test(publicKey) || (0,_provenance_private_key_file_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsPrivateKey */ .jc)(publicKey)) {
            return [{ principal: undefined, key: (0,_provenance_public_key_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readPublicKey */ .RR)(publicKey) }];
        }
        return (0,_evidence_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readPublicKeyFile */ .LL)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, publicKey), publicKey);
    }
    return allowedSigners === undefined
        ? undefined
        : (0,_evidence_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readAllowedSignersFile */ .Y5)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, allowedSigners), allowedSigners, today());
}
//# sourceMappingURL=seal-evidence.js.map

/***/ }),

/***/ 5931:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ readSmallFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8245);
/* harmony import */ var _system_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3017);



/**
 * Reads a file that is small by its nature, as text. Of a larger one, or one that never ends, no more is read.
 *
 * @param path absolute
 * @param name how errors name it
 * @param most the largest that is read, in bytes
 * @throws ToolReplayError when it cannot be read, is larger, or is no UTF-8
 */
async function readSmallFile(path, name, most) {
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
        try {
            return textOf(await upTo(file, most + 1), most);
        }
        finally {
            await file.close();
        }
    }
    catch (error) {
        const known = (0,_system_error_js__WEBPACK_IMPORTED_MODULE_2__/* .fileError */ .zS)(error);
        throw known instanceof _error_js__WEBPACK_IMPORTED_MODULE_1__/* .ToolReplayError */ .K ? known.at({ file: name }) : known;
    }
}
async function upTo(file, most) {
    const buffer = Buffer.alloc(most);
    let length = 0;
    while (length < most) {
        const { bytesRead } = await file.read(buffer, length, most - length);
        if (bytesRead === 0)
            break;
        length += bytesRead;
    }
    return buffer.subarray(0, length);
}
function textOf(bytes, most) {
    if (bytes.length > most) {
        throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .ToolReplayError */ .K('document-too-long', { found: `more than ${most} bytes`, expected: `at most ${most}` });
    }
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .ToolReplayError */ .K('encoding', { found: 'bytes that are no UTF-8', expected: 'text' });
    }
}
//# sourceMappingURL=small-file.js.map

/***/ }),

/***/ 2412:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ armored),
/* harmony export */   y: () => (/* binding */ armor)
/* harmony export */ });
/* harmony import */ var _base64_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);

/**
 * The bytes between `-----BEGIN X-----` and `-----END X-----`; undefined for a text that is not that and nothing else. Lines
 * may be of any length, and end as they do on any system.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7468
 */
function armored(text, label) {
    const lines = text.replace(/(?:\r?\n)+$/, '').split(/\r?\n/);
    if (lines.shift() !== `-----BEGIN ${label}-----` || lines.pop() !== `-----END ${label}-----`)
        return undefined;
    return (0,_base64_js__WEBPACK_IMPORTED_MODULE_0__/* .base64Bytes */ .f)(lines.join(''));
}
/** @param width how many characters a line has */
function armor(bytes, label, width) {
    const lines = bytes.toString('base64').match(new RegExp(`.{1,${width}}`, 'g')) ?? [];
    return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}
//# sourceMappingURL=armor.js.map

/***/ }),

/***/ 3916:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ base64Bytes)
/* harmony export */ });
/**
 * The bytes of a text in base64; undefined for any text but the one that these bytes have. A text that decodes in another
 * way too could be changed without a change of what it says.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4648#section-4
 */
function base64Bytes(text) {
    const bytes = Buffer.from(text, 'base64');
    return bytes.toString('base64') === text ? bytes : undefined;
}
//# sourceMappingURL=base64.js.map

/***/ }),

/***/ 2614:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J3: () => (/* binding */ PublicKey),
/* harmony export */   ZD: () => (/* binding */ PrivateKey),
/* harmony export */   mZ: () => (/* binding */ SSH_TYPE)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _ssh_wire_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1319);


/** What SSH calls such a key, and what it signs. */
const SSH_TYPE = 'ssh-ed25519';
const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;
/** What stands before the 32 bytes of a key. @see https://www.rfc-editor.org/rfc/rfc8410 */
const PUBLIC_DER = Buffer.from('302a300506032b6570032100', 'hex');
const PRIVATE_DER = Buffer.from('302e020100300506032b657004220420', 'hex');
/** A key that signatures are checked with. @see https://www.rfc-editor.org/rfc/rfc8032 */
class PublicKey {
    /** How the key is named: `SHA256:` and 43 characters, as `ssh-keygen -l` has it. */
    id;
    /** The key as SSH writes it. */
    blob;
    /** The key as a `SubjectPublicKeyInfo`. */
    der;
    /** @param bytes 32 of them */
    constructor(bytes) {
        this.blob = Buffer.concat([(0,_ssh_wire_js__WEBPACK_IMPORTED_MODULE_1__/* .sshString */ ._G)(SSH_TYPE), (0,_ssh_wire_js__WEBPACK_IMPORTED_MODULE_1__/* .sshString */ ._G)(bytes)]);
        this.id = `SHA256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(this.blob).digest('base64').replace(/=+$/, '')}`;
        this.der = Buffer.concat([PUBLIC_DER, bytes]);
    }
    /** The key that SSH writes as these bytes; undefined for anything else, and for a key of another kind. */
    static ofBlob(blob) {
        const reader = new _ssh_wire_js__WEBPACK_IMPORTED_MODULE_1__/* .SshReader */ .o(blob);
        const type = reader.string()?.toString('latin1');
        const bytes = reader.string();
        if (type !== SSH_TYPE || bytes?.length !== KEY_BYTES || !reader.isAtEnd)
            return undefined;
        return new PublicKey(bytes);
    }
    /** The key of a `SubjectPublicKeyInfo` in DER; undefined for a key of another kind, and for what is none. */
    static ofDer(der) {
        const bytes = afterPrefix(der, PUBLIC_DER);
        return bytes && new PublicKey(bytes);
    }
    verifies(message, signature) {
        if (signature.length !== SIGNATURE_BYTES)
            return false;
        return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.verify)(null, message, { key: this.der, format: 'der', type: 'spki' }, signature);
    }
}
/** A key that signs. Nothing of it is ever shown. */
class PrivateKey {
    public;
    #seed;
    /** @param seed 32 bytes */
    constructor(seed) {
        this.#seed = seed;
        const spki = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPublicKey)(this.key()).export({ format: 'der', type: 'spki' });
        this.public = new PublicKey(spki.subarray(PUBLIC_DER.length));
    }
    /** The key of an unencrypted `PrivateKeyInfo` in DER; undefined for a key of another kind, and for what is none. */
    static ofDer(der) {
        const seed = afterPrefix(der, PRIVATE_DER);
        return seed && new PrivateKey(seed);
    }
    /** The 32 bytes that the key is made of, for the file that keeps it. */
    get seed() {
        return this.#seed;
    }
    get der() {
        return Buffer.concat([PRIVATE_DER, this.#seed]);
    }
    /** 64 bytes. */
    sign(message) {
        return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.sign)(null, message, this.key());
    }
    key() {
        return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPrivateKey)({ key: this.der, format: 'der', type: 'pkcs8' });
    }
}
function afterPrefix(der, prefix) {
    const isKey = der.length === prefix.length + KEY_BYTES && der.subarray(0, prefix.length).equals(prefix);
    return isKey ? der.subarray(prefix.length) : undefined;
}
//# sourceMappingURL=ed25519.js.map

/***/ }),

/***/ 9630:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ manifestText),
/* harmony export */   $V: () => (/* binding */ manifestOf),
/* harmony export */   WI: () => (/* binding */ readManifest),
/* harmony export */   xZ: () => (/* binding */ MAX_MANIFEST)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8245);

/** A manifest is smaller, in bytes: it holds digests and one name. */
const MAX_MANIFEST = 1 << 16;
const DIGEST = /^[0-9a-f]{64}$/;
/** A manifest as it stands in its file, and in no other way. */
function manifestText(manifest) {
    return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
/**
 * Reads a manifest. A text that says the same in other words is none: what two programs could read in two ways is not what
 * was vouched for.
 *
 * @throws ToolReplayError when it is none, or of another version
 */
function readManifest(text) {
    const manifest = manifestOf(jsonOf(text));
    if (manifest !== undefined && manifestText(manifest) === text)
        return manifest;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K('manifest', {
        found: foundIn(text),
        expected: 'a manifest of version 1 as toolreplay seal writes it, byte for byte',
        advice: 'get it again from where the run was sealed',
    });
}
/** The manifest that a value is, its keys in order; undefined for what is none. */
function manifestOf(value) {
    const { version, links, head, previous, sealed, source, scope, redaction, withheld, tool } = fields(value);
    const { name, bytes, sha256 } = fields(sealed);
    if (version !== 1 || !isCount(links) || !isCount(bytes) || !isCount(withheld))
        return undefined;
    if (!isDigest(head) || !isDigest(previous) || !isDigest(sha256))
        return undefined;
    if (!(scope === null || isDigest(scope)) || !(redaction === null || isDigest(redaction)))
        return undefined;
    const ofSource = sourceOf(source);
    if (ofSource === undefined)
        return undefined;
    if (typeof name !== 'string' || typeof tool !== 'string')
        return undefined;
    return {
        version,
        links,
        head,
        previous,
        sealed: { name, bytes, sha256 },
        source: ofSource,
        scope,
        redaction,
        withheld,
        tool,
    };
}
function sourceOf(value) {
    const { sha256, withheld } = fields(value);
    if (isDigest(sha256))
        return { sha256 };
    return isDigest(withheld) ? { withheld } : undefined;
}
function fields(value) {
    // Whatever it is, a key that it has not is undefined.
    return typeof value === 'object' && value !== null ? value : {};
}
function isCount(value) {
    return Number.isSafeInteger(value) && Number(value) >= 0;
}
function isDigest(value) {
    return typeof value === 'string' && DIGEST.test(value);
}
function jsonOf(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // It is none, which whoever asks says.
        return undefined;
    }
}
function foundIn(text) {
    const value = jsonOf(text);
    if (value === undefined)
        return text === '' ? 'an empty file' : 'no JSON';
    const { version } = fields(value);
    if (typeof version === 'number' && version !== 1)
        return `a manifest of version ${version}`;
    return manifestOf(value) === undefined ? 'no manifest' : 'a manifest that was written anew';
}
//# sourceMappingURL=manifest.js.map

/***/ }),

/***/ 1765:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $k: () => (/* binding */ readPrivateKey),
/* harmony export */   Xe: () => (/* binding */ openSshPrivateKey),
/* harmony export */   j2: () => (/* binding */ pemPrivateKey),
/* harmony export */   jc: () => (/* binding */ holdsPrivateKey)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8245);
/* harmony import */ var _armor_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2412);
/* harmony import */ var _ed25519_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2614);
/* harmony import */ var _ssh_wire_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1319);




const PEM = 'PRIVATE KEY';
const OPENSSH = 'OPENSSH PRIVATE KEY';
const MAGIC = Buffer.from('openssh-key-v1\0');
/** How the body of each form starts, whatever the key. */
const STARTS = ['MC4CAQAwBQYDK2VwBCIEI', 'b3BlbnNzaC1rZXktdjEA'];
/** The block size of what is not encrypted. */
const BLOCK = 8;
const EXPECTED = 'an Ed25519 private key, as PEM (PKCS #8) or of OpenSSH, without a passphrase';
/**
 * Reads a file that holds one private key. No error says anything of what the file holds but of what kind it is.
 *
 * @throws ToolReplayError when it holds none that can sign
 */
function readPrivateKey(text) {
    const label = /^-----BEGIN ([A-Z0-9 ]{1,40})-----\r?\n/.exec(text)?.[1];
    const key = label === PEM ? ofPem(text) : label === OPENSSH ? ofOpenSsh(text) : undefined;
    if (key !== undefined)
        return key;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K('key', { found: foundIn(label, text), expected: EXPECTED, advice: ADVICE });
}
/**
 * Whether a text that is to name something holds a private key itself, or the first line of the body of one: then it must not
 * be shown.
 */
function holdsPrivateKey(text) {
    return text.includes(PEM) || STARTS.some((start) => text.includes(start));
}
const ADVICE = "'toolreplay keygen' makes one, and 'ssh-keygen -t ed25519' too";
function foundIn(label, text) {
    if (label === undefined)
        return text.startsWith('-----BEGIN ') ? 'a key without its line breaks' : 'no private key';
    if (label === 'ENCRYPTED PRIVATE KEY')
        return 'an encrypted private key';
    if (label === 'PUBLIC KEY')
        return 'a public key';
    if (label === PEM || label === OPENSSH)
        return 'a private key that is damaged, encrypted or of another kind';
    return 'a private key of another kind';
}
function ofPem(text) {
    const der = (0,_armor_js__WEBPACK_IMPORTED_MODULE_2__/* .armored */ .Z)(text, PEM);
    return der && _ed25519_js__WEBPACK_IMPORTED_MODULE_1__/* .PrivateKey */ .ZD.ofDer(der);
}
/** @see https://github.com/openssh/openssh-portable/blob/master/PROTOCOL.key */
function ofOpenSsh(text) {
    const file = new _ssh_wire_js__WEBPACK_IMPORTED_MODULE_3__/* .SshReader */ .o((0,_armor_js__WEBPACK_IMPORTED_MODULE_2__/* .armored */ .Z)(text, OPENSSH) ?? Buffer.alloc(0));
    if (!file.has(MAGIC))
        return undefined;
    const [cipher, derivation] = [file.string()?.toString('latin1'), file.string()?.toString('latin1')];
    if (cipher !== 'none' || derivation !== 'none' || file.string()?.length !== 0 || file.number() !== 1)
        return undefined;
    const publicBlob = file.string();
    const secret = new _ssh_wire_js__WEBPACK_IMPORTED_MODULE_3__/* .SshReader */ .o(file.string() ?? Buffer.alloc(0));
    if (!file.isAtEnd || publicBlob === undefined)
        return undefined;
    const check = secret.number();
    if (check === undefined || secret.number() !== check)
        return undefined;
    const type = secret.string();
    const bytes = secret.string();
    const both = secret.string();
    if (type?.toString('latin1') !== 'ssh-ed25519' || bytes === undefined || both?.length !== 64)
        return undefined;
    secret.string();
    const padding = secret.rest();
    if (padding === undefined || !padding.every((byte, k) => byte === k + 1))
        return undefined;
    const key = new _ed25519_js__WEBPACK_IMPORTED_MODULE_1__/* .PrivateKey */ .ZD(Buffer.from(both.subarray(0, 32)));
    const isWhole = key.public.blob.equals(publicBlob) && both.subarray(32).equals(bytes);
    return isWhole && publicBlob.subarray(-32).equals(bytes) ? key : undefined;
}
/** A private key as PEM, which `openssl` reads. */
function pemPrivateKey(key) {
    return (0,_armor_js__WEBPACK_IMPORTED_MODULE_2__/* .armor */ .y)(key.der, PEM, 64);
}
/**
 * A private key as OpenSSH keeps it, without a passphrase.
 *
 * @param check any number of 32 bits
 * @param comment who it is of; one line
 */
function openSshPrivateKey(key, check, comment) {
    const bytes = key.public.blob.subarray(-32);
    const secret = Buffer.concat([
        (0,_ssh_wire_js__WEBPACK_IMPORTED_MODULE_3__/* .sshNumber */ ._y)(check),
        (0,_ssh_wire_js__WEBPACK_IMPORTED_MODULE_3__/* .sshNumber */ ._y)(check),
        key.public.blob,
        (0,_ssh_wire_js__WEBPACK_IMPORTED_MODULE_3__/* .sshString */ ._G)(Buffer.concat([key.seed, bytes])),
        (0,_ssh_wire_js__WEBPACK_IMPORTED_MODULE_3__/* .sshString */ ._G)(comment),
    ]);
    const padding = Buffer.from(Array.from({ length: (BLOCK - (secret.length % BLOCK)) % BLOCK }, (_, k) => k + 1));
    const file = Buffer.concat([
        MAGIC,
        (0,_ssh_wire_js__WEBPACK_IMPORTED_MODULE_3__/* .sshString */ ._G)('none'),
        (0,_ssh_wire_js__WEBPACK_IMPORTED_MODULE_3__/* .sshString */ ._G)('none'),
        (0,_ssh_wire_js__WEBPACK_IMPORTED_MODULE_3__/* .sshString */ ._G)(''),
        (0,_ssh_wire_js__WEBPACK_IMPORTED_MODULE_3__/* .sshNumber */ ._y)(1),
        (0,_ssh_wire_js__WEBPACK_IMPORTED_MODULE_3__/* .sshString */ ._G)(key.public.blob),
        (0,_ssh_wire_js__WEBPACK_IMPORTED_MODULE_3__/* .sshString */ ._G)(Buffer.concat([secret, padding])),
    ]);
    return (0,_armor_js__WEBPACK_IMPORTED_MODULE_2__/* .armor */ .y)(file, OPENSSH, 70);
}
//# sourceMappingURL=private-key-file.js.map

/***/ }),

/***/ 331:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ openSshPublicKey),
/* harmony export */   RR: () => (/* binding */ readPublicKey),
/* harmony export */   r0: () => (/* binding */ pemPublicKey)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8245);
/* harmony import */ var _armor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2412);
/* harmony import */ var _base64_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3916);
/* harmony import */ var _ed25519_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2614);
/* harmony import */ var _private_key_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1765);





const PEM = 'PUBLIC KEY';
/**
 * Reads a file that holds one public key, as PEM or as one line of OpenSSH.
 *
 * @throws ToolReplayError when it holds no Ed25519 key, or more than one
 */
function readPublicKey(text) {
    const key = text.startsWith('-----') ? ofPem(text) : ofLine(text);
    if (key !== undefined)
        return key;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K('key', {
        found: (0,_private_key_file_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsPrivateKey */ .jc)(text) ? 'a private key' : 'no public key that can be used',
        expected: 'one Ed25519 public key, as PEM (SubjectPublicKeyInfo) or as a line of OpenSSH',
    });
}
function ofPem(text) {
    const der = (0,_armor_js__WEBPACK_IMPORTED_MODULE_3__/* .armored */ .Z)(text, PEM);
    return der && _ed25519_js__WEBPACK_IMPORTED_MODULE_1__/* .PublicKey */ .J3.ofDer(der);
}
/** `ssh-ed25519 AAAA\u2026 comment` */
function ofLine(text) {
    const line = text.replace(/\r?\n$/, '');
    const [, base64] = /^ssh-ed25519 ([A-Za-z0-9+/=]+)(?: [^\r\n]*)?$/.exec(line) ?? [];
    const blob = base64 === undefined ? undefined : (0,_base64_js__WEBPACK_IMPORTED_MODULE_4__/* .base64Bytes */ .f)(base64);
    return blob && _ed25519_js__WEBPACK_IMPORTED_MODULE_1__/* .PublicKey */ .J3.ofBlob(blob);
}
/** A public key as PEM, which `openssl` reads. */
function pemPublicKey(key) {
    return (0,_armor_js__WEBPACK_IMPORTED_MODULE_3__/* .armor */ .y)(key.der, PEM, 64);
}
/** A public key as OpenSSH has it. @param comment who it is of; one line */
function openSshPublicKey(key, comment) {
    return `ssh-ed25519 ${key.blob.toString('base64')}${comment === '' ? '' : ` ${comment}`}\n`;
}
//# sourceMappingURL=public-key-file.js.map

/***/ }),

/***/ 5546:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uM: () => (/* binding */ MAX_SIGNATURE),
  Bc: () => (/* binding */ readSignature),
  gs: () => (/* binding */ signatureText)
});

// EXTERNAL MODULE: ./build/commonjs/src/error.js
var error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/base64.js
var base64 = __webpack_require__(3916);
;// CONCATENATED MODULE: ./build/commonjs/src/provenance/envelope.js

/** @see https://github.com/in-toto/attestation/blob/main/spec/v1/envelope.md */
const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
/** More signatures nobody gives, and each is a computation. */
const MOST_SIGNATURES = 16;
/** Signs a payload of {@link PAYLOAD_TYPE}. */
function envelopeText(payload, key) {
    const sig = key.sign(preAuthentication(PAYLOAD_TYPE, payload));
    return textOf({ payload, payloadType: PAYLOAD_TYPE, signatures: [{ keyid: key.public.id, sig }] });
}
/**
 * Takes an envelope apart; undefined for a text that is not written as {@link envelopeText} writes it, key by key, and for one
 * in which a key signs twice.
 */
function readEnvelope(text) {
    const value = jsonOf(text);
    if (typeof value !== 'object' || value === null)
        return undefined;
    if (!('payload' in value && 'payloadType' in value && 'signatures' in value))
        return undefined;
    const { payload, payloadType, signatures: listed } = value;
    const bytes = typeof payload === 'string' ? (0,base64/* base64Bytes */.f)(payload) : undefined;
    if (bytes === undefined || typeof payloadType !== 'string' || !Array.isArray(listed))
        return undefined;
    if (listed.length > MOST_SIGNATURES)
        return undefined;
    const signatures = listed.map(signatureOf).filter((one) => one !== undefined);
    const envelope = { payload: bytes, payloadType, signatures };
    const areOthers = new Set(signatures.map(({ keyid }) => keyid)).size === listed.length;
    return areOthers && textOf(envelope) === text ? envelope : undefined;
}
/** Whether a trusted key made one of the signatures of an envelope. */
function envelopeVerifies({ payload, payloadType, signatures }, key) {
    if (payloadType !== PAYLOAD_TYPE)
        return false;
    const signature = signatures.find(({ keyid }) => keyid === key.id);
    return signature !== undefined && key.verifies(preAuthentication(payloadType, payload), signature.sig);
}
/** @see https://github.com/secure-systems-lab/dsse/blob/v1.0.2/protocol.md */
function preAuthentication(type, payload) {
    return Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `), payload]);
}
function textOf({ payload, payloadType, signatures }) {
    const listed = signatures.map(({ keyid, sig }) => ({ keyid, sig: sig.toString('base64') }));
    return `${JSON.stringify({ payload: payload.toString('base64'), payloadType, signatures: listed })}\n`;
}
function signatureOf(value) {
    if (typeof value !== 'object' || value === null || !('keyid' in value) || !('sig' in value))
        return undefined;
    const { keyid, sig: text } = value;
    const sig = typeof text === 'string' ? (0,base64/* base64Bytes */.f)(text) : undefined;
    return typeof keyid === 'string' && sig !== undefined ? { keyid, sig } : undefined;
}
function jsonOf(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // No JSON is no envelope.
        return undefined;
    }
}
//# sourceMappingURL=envelope.js.map
// EXTERNAL MODULE: ./build/commonjs/src/provenance/manifest.js
var provenance_manifest = __webpack_require__(9630);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/sshsig.js
var sshsig = __webpack_require__(6824);
// EXTERNAL MODULE: ./build/commonjs/src/json/digest.js
var digest = __webpack_require__(1320);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/endings.js
var endings = __webpack_require__(7735);
;// CONCATENATED MODULE: ./build/commonjs/src/provenance/statement.js



/** @see https://github.com/in-toto/attestation/blob/main/spec/v1/statement.md */
const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
/** What the predicate of a statement is; docs/provenance.md says what it means. */
const PREDICATE_TYPE = 'https://github.com/toolreplay/action/sealed-runs/v1';
/** What is said of sealed transcripts, as an in-toto Statement: that they, and their manifests, are these bytes. */
function statementText(runs) {
    return JSON.stringify({
        _type: STATEMENT_TYPE,
        subject: runs.flatMap((manifest) => {
            const { name, sha256: sealed } = manifest.sealed;
            const ofManifest = (0,digest/* sha256 */.s)(Buffer.from((0,provenance_manifest/* manifestText */.$2)(manifest)), 'hex');
            return [
                { name, digest: { sha256: sealed } },
                { name: `${name}${endings/* MANIFEST_ENDING */.yb}`, digest: { sha256: ofManifest } },
            ];
        }),
        predicateType: PREDICATE_TYPE,
        predicate: predicateOf(runs),
    });
}
/** The predicate of a statement alone, for whoever makes the statement. */
function predicateText(runs) {
    return `${JSON.stringify(predicateOf(runs), undefined, 2)}\n`;
}
function predicateOf(runs) {
    return { version: 1, runs };
}
/** The manifests that a statement is of; undefined for a text that is no statement of {@link statementText}. */
function readStatement(text) {
    const runs = runsOf(text);
    return runs !== undefined && statementText(runs) === text ? runs : undefined;
}
function runsOf(text) {
    try {
        const statement = JSON.parse(text);
        if (typeof statement !== 'object' || statement === null || !('predicate' in statement))
            return undefined;
        const { predicate } = statement;
        if (typeof predicate !== 'object' || predicate === null || !('runs' in predicate))
            return undefined;
        const { runs } = predicate;
        if (!Array.isArray(runs))
            return undefined;
        const manifests = runs.map(provenance_manifest/* manifestOf */.$V).filter((manifest) => manifest !== undefined);
        return manifests.length === runs.length ? manifests : undefined;
    }
    catch {
        // No JSON is no statement.
        return undefined;
    }
}
//# sourceMappingURL=statement.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/provenance/signature.js





/** The largest signature that is read, in bytes: an envelope has a manifest in it, in base64. */
const MAX_SIGNATURE = 1 << 18;
/** Signs a manifest. */
function signatureText(manifest, key, format) {
    return format === 'dsse'
        ? envelopeText(Buffer.from(statementText([manifest])), key)
        : (0,sshsig/* sshSign */.Sg)(Buffer.from((0,provenance_manifest/* manifestText */.$2)(manifest)), key);
}
/**
 * Reads a signature of either form.
 *
 * @throws ToolReplayError for what is none
 */
function readSignature(text) {
    if (text.startsWith('-----')) {
        const signature = (0,sshsig/* readSshSignature */.vb)(text);
        if (signature === undefined)
            throw none('no signature of SSH that can be read');
        return {
            manifest: undefined,
            verifies: (manifest, key) => (0,sshsig/* sshVerifies */.yQ)(Buffer.from(manifest), signature, key),
        };
    }
    const envelope = readEnvelope(text);
    if (envelope === undefined)
        throw none(text === '' ? 'an empty file' : 'no envelope as toolreplay sign writes it');
    const runs = readStatement(envelope.payload.toString('utf8'));
    return {
        // Of a statement on several runs nobody can say which one a file is that has no manifest.
        manifest: runs?.length === 1 ? runs[0] : undefined,
        verifies: (text, key) => {
            return envelopeVerifies(envelope, key) && (runs ?? []).some((run) => (0,provenance_manifest/* manifestText */.$2)(run) === text);
        },
    };
}
function none(found) {
    const expected = 'a DSSE envelope (toolreplay sign) or a signature of SSH (toolreplay sign --format sshsig)';
    return new error/* ToolReplayError */.K('signature', { found, expected });
}
//# sourceMappingURL=signature.js.map

/***/ }),

/***/ 1319:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _G: () => (/* binding */ sshString),
/* harmony export */   _y: () => (/* binding */ sshNumber),
/* harmony export */   o: () => (/* binding */ SshReader)
/* harmony export */ });
/**
 * Reads the binary form that SSH gives its keys and signatures. What is not there is undefined, as is all after it.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4251#section-5
 */
class SshReader {
    bytes;
    at = 0;
    constructor(bytes) {
        this.bytes = bytes;
    }
    /** Whether all was read, and nothing was missing. */
    get isAtEnd() {
        return this.at === this.bytes.length;
    }
    /** Whether the next bytes are these; they are read then. */
    has(expected) {
        const found = this.take(expected.length);
        return found?.equals(expected) === true;
    }
    /** A number of 32 bits. */
    number() {
        return this.take(4)?.readUInt32BE();
    }
    /** A number of bytes, then the bytes. */
    string() {
        const length = this.number();
        return length === undefined ? undefined : this.take(length);
    }
    /** All that is left. */
    rest() {
        return this.take(this.bytes.length - this.at);
    }
    take(length) {
        const end = this.at + length;
        // Once something is missing, what comes after it says nothing.
        if (!(end <= this.bytes.length)) {
            this.at = Number.NaN;
            return undefined;
        }
        const taken = this.bytes.subarray(this.at, end);
        this.at = end;
        return taken;
    }
}
/** A text or bytes as SSH writes them: their number, then they themselves. */
function sshString(value) {
    const bytes = Buffer.from(value);
    return Buffer.concat([sshNumber(bytes.length), bytes]);
}
/** A number of 32 bits as SSH writes it. */
function sshNumber(value) {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
}
//# sourceMappingURL=ssh-wire.js.map

/***/ }),

/***/ 6824:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ NAMESPACE),
/* harmony export */   Sg: () => (/* binding */ sshSign),
/* harmony export */   vb: () => (/* binding */ readSshSignature),
/* harmony export */   yQ: () => (/* binding */ sshVerifies)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _armor_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2412);
/* harmony import */ var _ssh_wire_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1319);



const LABEL = 'SSH SIGNATURE';
const MAGIC = Buffer.from('SSHSIG');
const VERSION = 1;
/** What a signature is for, so that one made for something else is none here: `ssh-keygen -Y verify -n toolreplay`. */
const NAMESPACE = 'toolreplay';
const HASHES = ['sha512', 'sha256'];
const SIGNATURE_TYPE = 'ssh-ed25519';
/** Signs a message as `ssh-keygen -Y sign` does. @see https://github.com/openssh/openssh-portable/blob/master/PROTOCOL.sshsig */
function sshSign(message, key) {
    const [hash = ''] = HASHES;
    const signature = key.sign(signedData(message, NAMESPACE, hash));
    const blob = Buffer.concat([
        MAGIC,
        (0,_ssh_wire_js__WEBPACK_IMPORTED_MODULE_1__/* .sshNumber */ ._y)(VERSION),
        (0,_ssh_wire_js__WEBPACK_IMPORTED_MODULE_1__/* .sshString */ ._G)(key.public.blob),
        (0,_ssh_wire_js__WEBPACK_IMPORTED_MODULE_1__/* .sshString */ ._G)(NAMESPACE),
        (0,_ssh_wire_js__WEBPACK_IMPORTED_MODULE_1__/* .sshString */ ._G)(''),
        (0,_ssh_wire_js__WEBPACK_IMPORTED_MODULE_1__/* .sshString */ ._G)(hash),
        (0,_ssh_wire_js__WEBPACK_IMPORTED_MODULE_1__/* .sshString */ ._G)(Buffer.concat([(0,_ssh_wire_js__WEBPACK_IMPORTED_MODULE_1__/* .sshString */ ._G)(SIGNATURE_TYPE), (0,_ssh_wire_js__WEBPACK_IMPORTED_MODULE_1__/* .sshString */ ._G)(signature)])),
    ]);
    return (0,_armor_js__WEBPACK_IMPORTED_MODULE_2__/* .armor */ .y)(blob, LABEL, 70);
}
/** Takes a signature apart; undefined for what is none, or one of another version. */
function readSshSignature(text) {
    const reader = new _ssh_wire_js__WEBPACK_IMPORTED_MODULE_1__/* .SshReader */ .o((0,_armor_js__WEBPACK_IMPORTED_MODULE_2__/* .armored */ .Z)(text, LABEL) ?? Buffer.alloc(0));
    if (!reader.has(MAGIC) || reader.number() !== VERSION)
        return undefined;
    const [blob, namespace, reserved, hash] = [reader.string(), reader.string(), reader.string(), reader.string()];
    const signature = new _ssh_wire_js__WEBPACK_IMPORTED_MODULE_1__/* .SshReader */ .o(reader.string() ?? Buffer.alloc(0));
    const type = signature.string();
    const bytes = signature.string();
    // What is reserved is not signed, so that a text in it could be changed unseen.
    if (!reader.isAtEnd || !signature.isAtEnd || reserved?.length !== 0)
        return undefined;
    if (type?.toString('latin1') !== SIGNATURE_TYPE)
        return undefined;
    if (blob === undefined || namespace === undefined || hash === undefined || bytes === undefined)
        return undefined;
    return { blob, namespace: namespace.toString('utf8'), hash: hash.toString('latin1'), bytes };
}
/** Whether a trusted key made a signature over a message, for this tool. */
function sshVerifies(message, { blob, namespace, hash, bytes }, key) {
    if (namespace !== NAMESPACE || !HASHES.includes(hash) || !blob.equals(key.blob))
        return false;
    return key.verifies(signedData(message, namespace, hash), bytes);
}
function signedData(message, namespace, hash) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(hash).update(message).digest();
    return Buffer.concat([MAGIC, (0,_ssh_wire_js__WEBPACK_IMPORTED_MODULE_1__/* .sshString */ ._G)(namespace), (0,_ssh_wire_js__WEBPACK_IMPORTED_MODULE_1__/* .sshString */ ._G)(''), (0,_ssh_wire_js__WEBPACK_IMPORTED_MODULE_1__/* .sshString */ ._G)(hash), (0,_ssh_wire_js__WEBPACK_IMPORTED_MODULE_1__/* .sshString */ ._G)(digest)]);
}
//# sourceMappingURL=sshsig.js.map

/***/ }),

/***/ 5260:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hJ: () => (/* binding */ opensSource),
/* harmony export */   rC: () => (/* binding */ Withholder),
/* harmony export */   sn: () => (/* binding */ WithheldValues)
/* harmony export */ });
/* harmony import */ var _json_canonical_string_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7760);
/* harmony import */ var _json_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1320);
/* harmony import */ var _json_node_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3544);
/* harmony import */ var _json_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5535);
/* harmony import */ var _json_tape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4744);
/* harmony import */ var _json_withheld_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9379);
/* harmony import */ var _transcript_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3581);







const OPENING = /^\{"index":(\d{1,15}),"pointer":("(?:[^"\\]|\\.)*"),"salt":"[0-9a-f]{64}","value":/;
/**
 * Takes values out of calls, and commits to them: in the place of each stands the SHA-256 of its opening, a line of
 * canonical JSON with where the value stands, a salt that nobody can guess, and the value. Whoever gets the opening can check
 * it against the sealed file; whoever does not learns nothing of the value.
 */
class Withholder {
    /** The openings so far, without line ends. */
    openings = [];
    /** How many values were taken out. */
    values = 0;
    /** The digest of the opening of what is sealed, once there is one. */
    source;
    places;
    salt;
    found = new Set();
    tape = new _json_tape_js__WEBPACK_IMPORTED_MODULE_3__/* .Tape */ .n();
    /**
     * @param places an empty pointer is all of a part
     * @param salt gives 32 bytes, others each time
     */
    constructor(places, salt) {
        this.places = places;
        this.salt = salt;
    }
    /** The same call without the values at the places. */
    record(record) {
        const { index, line, toolText } = record;
        const places = this.places.filter(({ tool }) => tool === undefined || tool === record.tool);
        const args = this.part(record.args, 'args', index, places);
        const response = this.part(record.response, 'response', index, places);
        if (args === record.args && response === record.response)
            return record;
        return new _transcript_record_js__WEBPACK_IMPORTED_MODULE_4__/* .Record */ .m(index, line, Buffer.concat([toolText, args]), toolText.length, response);
    }
    /** The places at which there was nothing in any call. */
    get missed() {
        return this.places.filter((place) => !this.found.has(place));
    }
    part(text, part, index, places) {
        const asked = places.filter((place) => place.part === part);
        if (asked.length === 0)
            return text;
        this.tape.read(Buffer.concat([text, Buffer.of(0)]), 0, text.length);
        const root = new _json_node_js__WEBPACK_IMPORTED_MODULE_5__/* .JsonNode */ .x(this.tape);
        const values = asked.flatMap((place) => {
            const value = (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(root, place.pointer);
            if (value === undefined)
                return [];
            this.found.add(place);
            return [{ start: value.start, end: value.end, pointer: place.pointer }];
        });
        // Of a place inside another one nothing is left to take out.
        values.sort((a, b) => a.start - b.start || b.end - a.end);
        const pieces = [];
        let copied = 0;
        for (const { start, end, pointer } of values) {
            if (start < copied)
                continue;
            const value = text.toString('latin1', start, end);
            pieces.push(text.subarray(copied, start), Buffer.from(this.commit(index, `/${part}${pointer}`, value)));
            copied = end;
        }
        return pieces.length === 0 ? text : Buffer.concat([...pieces, text.subarray(copied)]);
    }
    /** Commits to the digest of what is sealed too, in which the values are: when all calls were seen. */
    commitSource(digest) {
        const opening = `{"salt":"${this.salt().toString('hex')}","source":"${digest}"}`;
        this.openings.push(opening);
        this.source = (0,_json_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(Buffer.from(opening), 'hex');
    }
    commit(index, pointer, value) {
        const salt = this.salt().toString('hex');
        const opening = `{"index":${index},"pointer":${(0,_json_canonical_string_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalString */ .M)(pointer)},"salt":"${salt}","value":${value}}`;
        this.openings.push(opening);
        this.values++;
        return `${_json_withheld_js__WEBPACK_IMPORTED_MODULE_6__/* .WITHHELD_START */ .Z6}${(0,_json_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(Buffer.from(opening), 'hex')}${_json_withheld_js__WEBPACK_IMPORTED_MODULE_6__/* .WITHHELD_END */ .yY}`;
    }
}
/** Finds what is withheld in the calls of a sealed file. */
class WithheldValues {
    /** How many there are. */
    count = 0;
    /** The digest of each, and where it stands: a forged one may have the digest of another. */
    places = new Set();
    tape = new _json_tape_js__WEBPACK_IMPORTED_MODULE_3__/* .Tape */ .n();
    see({ index, args, response }) {
        for (const [part, text] of [
            ['args', args],
            ['response', response],
        ]) {
            if (!text.includes(_json_withheld_js__WEBPACK_IMPORTED_MODULE_6__/* .WITHHELD_START */ .Z6))
                continue;
            this.tape.read(Buffer.concat([text, Buffer.of(0)]), 0, text.length);
            this.look(new _json_node_js__WEBPACK_IMPORTED_MODULE_5__/* .JsonNode */ .x(this.tape), index, `/${part}`);
        }
    }
    /** Whether an opening is one of a value that is withheld, at the place that it says. @param line without its end */
    opens(line) {
        const [, index, pointer] = OPENING.exec(line.toString('latin1')) ?? [];
        if (index === undefined || pointer === undefined)
            return false;
        return this.places.has(placeOf((0,_json_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(line, 'hex'), index, pointer));
    }
    look(node, index, pointer) {
        if (node.kind === 'array') {
            let k = 0;
            for (const item of node.items())
                this.look(item, index, `${pointer}/${k++}`);
            return;
        }
        if ((0,_json_withheld_js__WEBPACK_IMPORTED_MODULE_6__/* .isWithheld */ .Ys)(node)) {
            const { text, start, end } = node;
            const digest = text.toString('latin1', start + _json_withheld_js__WEBPACK_IMPORTED_MODULE_6__/* .WITHHELD_START */ .Z6.length, end - _json_withheld_js__WEBPACK_IMPORTED_MODULE_6__/* .WITHHELD_END */ .yY.length);
            this.count++;
            this.places.add(placeOf(digest, String(index), (0,_json_canonical_string_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalString */ .M)(pointer)));
            return;
        }
        for (const [key, value] of node.members())
            this.look(value, index, `${pointer}/${(0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .escapedKey */ .dU)(key)}`);
    }
}
/** @param pointer as the canonical form has it */
function placeOf(digest, index, pointer) {
    return `${digest} ${index} ${pointer}`;
}
/** Whether an opening is that of the digest of what was sealed. @param line without its end */
function opensSource(manifest, line) {
    return manifest !== undefined && 'withheld' in manifest.source && manifest.source.withheld === (0,_json_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(line, 'hex');
}
//# sourceMappingURL=withheld.js.map

/***/ })

};
;