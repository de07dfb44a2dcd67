"use strict";
exports.id = 395;
exports.ids = [395];
exports.modules = {

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
/* harmony export */   jc: () => (/* binding */ holdsPrivateKey)
/* harmony export */ });
/* unused harmony exports pemPrivateKey, openSshPrivateKey */
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
    return armor(key.der, PEM, 64);
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
        sshNumber(check),
        sshNumber(check),
        key.public.blob,
        sshString(Buffer.concat([key.seed, bytes])),
        sshString(comment),
    ]);
    const padding = Buffer.from(Array.from({ length: (BLOCK - (secret.length % BLOCK)) % BLOCK }, (_, k) => k + 1));
    const file = Buffer.concat([
        MAGIC,
        sshString('none'),
        sshString('none'),
        sshString(''),
        sshNumber(1),
        sshString(key.public.blob),
        sshString(Buffer.concat([secret, padding])),
    ]);
    return armor(file, OPENSSH, 70);
}
//# sourceMappingURL=private-key-file.js.map

/***/ }),

/***/ 6852:
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
// EXTERNAL MODULE: ./build/commonjs/src/provenance/statement.js
var statement = __webpack_require__(6110);
;// CONCATENATED MODULE: ./build/commonjs/src/provenance/signature.js





/** The largest signature that is read, in bytes: an envelope has a manifest in it, in base64. */
const MAX_SIGNATURE = 1 << 18;
/** Signs a manifest. */
function signatureText(manifest, key, format) {
    return format === 'dsse'
        ? envelopeText(Buffer.from((0,statement/* statementText */.t6)([manifest])), key)
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
    const runs = (0,statement/* readStatement */.cO)(envelope.payload.toString('utf8'));
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

/***/ 6110:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cO: () => (/* binding */ readStatement),
/* harmony export */   pS: () => (/* binding */ predicateText),
/* harmony export */   t6: () => (/* binding */ statementText)
/* harmony export */ });
/* harmony import */ var _json_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1320);
/* harmony import */ var _endings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7735);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9630);



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
            const ofManifest = (0,_json_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(Buffer.from((0,_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .manifestText */ .$2)(manifest)), 'hex');
            return [
                { name, digest: { sha256: sealed } },
                { name: `${name}${_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .MANIFEST_ENDING */ .yb}`, digest: { sha256: ofManifest } },
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
        const manifests = runs.map(_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .manifestOf */ .$V).filter((manifest) => manifest !== undefined);
        return manifests.length === runs.length ? manifests : undefined;
    }
    catch {
        // No JSON is no statement.
        return undefined;
    }
}
//# sourceMappingURL=statement.js.map

/***/ }),

/***/ 5260:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hJ: () => (/* binding */ opensSource),
/* harmony export */   sn: () => (/* binding */ WithheldValues)
/* harmony export */ });
/* unused harmony export Withholder */
/* harmony import */ var _json_canonical_string_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7760);
/* harmony import */ var _json_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1320);
/* harmony import */ var _json_node_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3544);
/* harmony import */ var _json_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5535);
/* harmony import */ var _json_tape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4744);
/* harmony import */ var _json_withheld_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9379);







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
    tape = new Tape();
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
        return new Record(index, line, Buffer.concat([toolText, args]), toolText.length, response);
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
        const root = new JsonNode(this.tape);
        const values = asked.flatMap((place) => {
            const value = valueAt(root, place.pointer);
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
        this.source = sha256(Buffer.from(opening), 'hex');
    }
    commit(index, pointer, value) {
        const salt = this.salt().toString('hex');
        const opening = `{"index":${index},"pointer":${canonicalString(pointer)},"salt":"${salt}","value":${value}}`;
        this.openings.push(opening);
        this.values++;
        return `${WITHHELD_START}${sha256(Buffer.from(opening), 'hex')}${WITHHELD_END}`;
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
            if (!text.includes(_json_withheld_js__WEBPACK_IMPORTED_MODULE_4__/* .WITHHELD_START */ .Z6))
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
        if ((0,_json_withheld_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithheld */ .Ys)(node)) {
            const { text, start, end } = node;
            const digest = text.toString('latin1', start + _json_withheld_js__WEBPACK_IMPORTED_MODULE_4__/* .WITHHELD_START */ .Z6.length, end - _json_withheld_js__WEBPACK_IMPORTED_MODULE_4__/* .WITHHELD_END */ .yY.length);
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