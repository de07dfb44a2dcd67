"use strict";
exports.id = 405;
exports.ids = [405];
exports.modules = {

/***/ 8405:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sealCheckOf: () => (/* binding */ sealCheckOf),
  trustedOf: () => (/* binding */ trustedOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/private-key-file.js
var private_key_file = __webpack_require__(1765);
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/armor.js
var provenance_armor = __webpack_require__(2412);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/base64.js
var provenance_base64 = __webpack_require__(3916);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/ed25519.js
var ed25519 = __webpack_require__(2614);
;// CONCATENATED MODULE: ./build/commonjs/src/provenance/public-key-file.js





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
    throw new src_error/* ToolReplayError */.K('key', {
        found: (0,private_key_file/* holdsPrivateKey */.jc)(text) ? 'a private key' : 'no public key that can be used',
        expected: 'one Ed25519 public key, as PEM (SubjectPublicKeyInfo) or as a line of OpenSSH',
    });
}
function ofPem(text) {
    const der = (0,provenance_armor/* armored */.Z)(text, PEM);
    return der && ed25519/* PublicKey */.J3.ofDer(der);
}
/** `ssh-ed25519 AAAA\u2026 comment` */
function ofLine(text) {
    const line = text.replace(/\r?\n$/, '');
    const [, base64] = /^ssh-ed25519 ([A-Za-z0-9+/=]+)(?: [^\r\n]*)?$/.exec(line) ?? [];
    const blob = base64 === undefined ? undefined : (0,provenance_base64/* base64Bytes */.f)(base64);
    return blob && ed25519/* PublicKey */.J3.ofBlob(blob);
}
/** A public key as PEM, which `openssl` reads. */
function pemPublicKey(key) {
    return armor(key.der, PEM, 64);
}
/** A public key as OpenSSH has it. @param comment who it is of; one line */
function openSshPublicKey(key, comment) {
    return `ssh-ed25519 ${key.blob.toString('base64')}${comment === '' ? '' : ` ${comment}`}\n`;
}
//# sourceMappingURL=public-key-file.js.map
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
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
var provenance_manifest = __webpack_require__(9630);
// EXTERNAL MODULE: ./build/commonjs/src/provenance/signature.js + 1 modules
var signature = __webpack_require__(6852);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/commonjs/src/audit/system-error.js
var system_error = __webpack_require__(3017);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/small-file.js



/**
 * Reads a file that is small by its nature, as text. Of a larger one, or one that never ends, no more is read.
 *
 * @param path absolute
 * @param name how errors name it
 * @param most the largest that is read, in bytes
 * @throws ToolReplayError when it cannot be read, is larger, or is no UTF-8
 */
async function small_file_readSmallFile(path, name, most) {
    try {
        const file = await (0,promises_.open)(path);
        try {
            return textOf(await upTo(file, most + 1), most);
        }
        finally {
            await file.close();
        }
    }
    catch (error) {
        const known = (0,system_error/* fileError */.zS)(error);
        throw known instanceof src_error/* ToolReplayError */.K ? known.at({ file: name }) : known;
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
        throw new src_error/* ToolReplayError */.K('document-too-long', { found: `more than ${most} bytes`, expected: `at most ${most}` });
    }
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        throw new src_error/* ToolReplayError */.K('encoding', { found: 'bytes that are no UTF-8', expected: 'text' });
    }
}
//# sourceMappingURL=small-file.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/evidence-files.js









/** The largest file of keys that is read, in bytes: that of a large organisation. */
const MAX_KEYS = 1 << 22;
/** The largest file of openings that is read, in bytes. */
const MAX_OPENINGS = (/* unused pure expression or super */ null && (1 << 28));
/** @param path absolute @param name how errors name it @throws ToolReplayError when it is no manifest, or cannot be read */
function readManifestFile(path, name) {
    return readAs(path, name, provenance_manifest/* MAX_MANIFEST */.xZ, provenance_manifest/* readManifest */.WI);
}
/** @param path absolute @param name how errors name it @throws ToolReplayError when it is no signature, or cannot be read */
function readSignatureFile(path, name) {
    return readAs(path, name, signature/* MAX_SIGNATURE */.uM, signature/* readSignature */.Bc);
}
/** @param path absolute @param name how errors name it @throws ToolReplayError when it holds no key, or cannot be read */
function readPublicKeyFile(path, name) {
    return readAs(path, name, MAX_KEYS, (text) => [{ principal: undefined, key: readPublicKey(text) }]);
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
    const lines = new Set((await readSmallFile(path, name, MAX_OPENINGS)).split('\n'));
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
    const text = await small_file_readSmallFile(path, name, most);
    try {
        return read(text);
    }
    catch (error) {
        throw error instanceof src_error/* ToolReplayError */.K ? error.at({ file: name }) : error;
    }
}
//# sourceMappingURL=evidence-files.js.map
// EXTERNAL MODULE: ./build/commonjs/src/chain/link.js
var chain_link = __webpack_require__(5633);
// EXTERNAL MODULE: ./build/commonjs/src/chain/verifier.js
var verifier = __webpack_require__(2635);
;// CONCATENATED MODULE: ./build/commonjs/src/provenance/requirements.js
/** What a policy may require, so that its absence fails. */
const REQUIREMENTS = (/* unused pure expression or super */ null && (['complete', 'signed', 'anchored']));
const IS_MET = {
    complete: ({ complete }) => complete.state === 'yes',
    signed: ({ signed }) => signed.state === 'signed',
    anchored: ({ anchored }) => anchored === 'yes',
};
/** Those of the requirements that verdicts do not meet. */
function unmet(verdicts, required) {
    return required.filter((requirement) => !IS_MET[requirement](verdicts));
}
/** Whether a run is refused whatever is required: what was checked and does not hold is never a pass. */
function isRefused(verdicts) {
    return verdicts.chain !== undefined || wrongs(verdicts).length > 0;
}
/** Why a run is refused beside its chain, in one sentence; undefined where it is not. */
function faultOf(verdicts, required) {
    const found = wrongs(verdicts);
    const missing = unmet(verdicts, required)
        .filter((requirement) => !found.some((wrong) => wrong.of === requirement))
        .map((requirement) => `not ${requirement}, which is required${becauseOf(verdicts, requirement)}`);
    const all = [...found.map(({ of, why }) => `${WRONG[of]}: ${why}`), ...missing];
    return all.length === 0 ? undefined : all.join('; ');
}
const WRONG = {
    complete: 'not complete',
    signed: 'invalid signature',
    anchored: 'not anchored',
    withheld: 'wrong openings',
};
/** What was checked and does not hold. */
function wrongs({ complete, signed, anchored, withheld }) {
    const { wrong } = withheld;
    return [
        ...(complete.state === 'no' ? [{ of: 'complete', why: complete.why }] : []),
        ...(signed.state === 'invalid' ? [{ of: 'signed', why: signed.why }] : []),
        ...(anchored === 'no' ? [{ of: 'anchored', why: 'another head than the one recorded elsewhere' }] : []),
        ...(wrong > 0 ? [{ of: 'withheld', why: `${wrong} of values that are not withheld here` }] : []),
    ];
}
function becauseOf({ signed }, requirement) {
    return requirement === 'signed' && signed.state === 'no' ? ` (${signed.why})` : '';
}
//# sourceMappingURL=requirements.js.map
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
        return faultOf(this.verdicts, this.required);
    }
}
//# sourceMappingURL=seal-check.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/seal-evidence.js





/** What a transcript is held against in an audit: what stands beside it, and whose signatures count. */
async function sealCheckOf(path, name, trust, folder) {
    const none = { manifest: undefined, signature: undefined };
    // The files beside it are named as it is, and stand where it does.
    const beside = path === undefined
        ? { manifest: undefined, signatures: [] }
        : await evidenceOf(name, none, (file) => `${path}${file.slice(name.length)}`);
    const trusted = trust && (await trustedOnce(trust, folder));
    return new SealCheck({ ...beside, trusted, anchor: undefined, openings: undefined }, trust?.required);
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
        if (/^(?:ssh-ed25519 |-----BEGIN )|\n/.test(publicKey) || (0,private_key_file/* holdsPrivateKey */.jc)(publicKey)) {
            return [{ principal: undefined, key: readPublicKey(publicKey) }];
        }
        return readPublicKeyFile((0,external_node_path_.resolve)(folder, publicKey), publicKey);
    }
    return allowedSigners === undefined
        ? undefined
        : readAllowedSignersFile((0,external_node_path_.resolve)(folder, allowedSigners), allowedSigners, today());
}
//# sourceMappingURL=seal-evidence.js.map

/***/ })

};
;