"use strict";
exports.id = 8;
exports.ids = [8,760];
exports.modules = {

/***/ 7760:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ canonicalString)
/* harmony export */ });
/* harmony import */ var _canonical_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9938);
/* harmony import */ var _canonicalizer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6931);


const output = new _canonical_text_js__WEBPACK_IMPORTED_MODULE_0__/* .CanonicalText */ .w();
/** No more memory than this is kept for the next string. */
const MOST_KEPT = 1 << 20;
/** The canonical form of a string, quotes included; ASCII. */
function canonicalString(text) {
    const written = text.length * _canonicalizer_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_GROWTH */ .PZ > MOST_KEPT ? new _canonical_text_js__WEBPACK_IMPORTED_MODULE_0__/* .CanonicalText */ .w() : output;
    written.length = 0;
    written.reserve(text.length * _canonicalizer_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_GROWTH */ .PZ);
    for (let k = 0; k < text.length; k++)
        written.unit(text.charCodeAt(k));
    return `"${written.slice(0, written.length)}"`;
}
//# sourceMappingURL=canonical-string.js.map

/***/ }),

/***/ 8:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  NO_REDACTION: () => (/* binding */ NO_REDACTION),
  redactorOf: () => (/* binding */ redactorOf)
});

;// CONCATENATED MODULE: ./build/commonjs/src/redaction/placeholder.js
/** `$VAR`, `${VAR}`, `$(command)`, `%s`, `%(name)s`, `%VAR%`, `{{ \u2026 }}`, `<password>`, `***`: all of it, so that a password may begin alike. */
const PLACEHOLDER = /^(?:\$(?:[A-Z_][A-Z0-9_]*|[A-Za-z_]+|\d|[{(].*)?|%(?:\([A-Za-z_]+\)|\{.*\})?[sdrv]?|%[A-Za-z_]+%|\{\{?|\{.*\}|<(?:[^<>]*>)?|\*+)$/;
/** What code has where a value may stand. */
const CODE = /^(?:(?:null|none|nil|true|false|undefined|string|str|required|optional)$|(?:process|os|env|config|self|this)\.)/i;
/** Whether a text stands for a value that is put in somewhere else. */
function isPlaceholder(said) {
    return PLACEHOLDER.test(said);
}
/** Whether a text stands for a value and is none, in a program or a template. */
function isNoValue(said) {
    return isPlaceholder(said) || CODE.test(said);
}
//# sourceMappingURL=placeholder.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/addresses.js

/** RFC 5321 has 64 for what is before the @; no host name is longer than 253. */
const LONGEST_LOCAL = 64;
const AT = /@|%40/g;
const LOCAL = /[A-Za-z0-9._%+'-]/;
const HOST = /(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,62}(?<!-))?\.){1,8}[A-Za-z]{2,24}(?![A-Za-z0-9])/y;
/** `git@` is a user that everybody is; `icon@2x.png` is a file. */
const NO_PERSON = /^(?:git)$/;
const SCALE = /^\dx\./;
/** Where e-mail addresses stand in a text, and passwords in addresses of the web. */
function* addressesIn(text) {
    const passwords = [...urlPasswordsIn(text)];
    yield* passwords;
    yield* emailsIn(text, new Set(passwords.map(({ end }) => end)));
}
/**
 * Where e-mail addresses stand in a text, their @ written as such or as in an address of the web.
 *
 * @param taken where an @ is that ends a password
 */
function* emailsIn(text, taken) {
    let free = 0;
    for (const { 0: at, index } of text.matchAll(AT)) {
        if (taken.has(index))
            continue;
        let start = index;
        while (start > free && index - start < LONGEST_LOCAL && LOCAL.test(text[start - 1]))
            start--;
        while (start < index && /[.'%]/.test(text[start]))
            start++;
        HOST.lastIndex = index + at.length;
        const host = HOST.exec(text)?.[0];
        if (start === index || host === undefined)
            continue;
        if (NO_PERSON.test(text.slice(start, index)) || SCALE.test(host))
            continue;
        free = HOST.lastIndex;
        yield { start, end: free, kind: 'email' };
    }
}
const CREDENTIALS = /[^\s/:@"'<>\\]{0,200}:([^\s/"'<>\\]{1,300})@/y;
const CROSSED_OUT = /^x+$/i;
/** Where passwords stand in the addresses of a text: `https://user:password@host`. */
function* urlPasswordsIn(text) {
    for (let at = text.indexOf('://'); at >= 0; at = text.indexOf('://', at + 3)) {
        CREDENTIALS.lastIndex = at + 3;
        const password = CREDENTIALS.exec(text)?.[1];
        if (password === undefined || isPlaceholder(password) || CROSSED_OUT.test(password))
            continue;
        const end = CREDENTIALS.lastIndex - 1;
        yield { start: end - password.length, end, kind: 'password' };
    }
}
//# sourceMappingURL=addresses.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/randomness.js
const SHORTEST = 16;
/** Bits a character: text of a language and names in code have less at such lengths, or no digits. */
const LEAST_BITS = 3;
const LEAST_BITS_WITHOUT_DIGITS = 4;
/** So much of a text says whether it is random. */
const LOOKED_AT = 512;
/** Between words. What was redacted before is no word, so that a copy stays as it is when it is redacted once more. */
const BETWEEN = /\[redacted:[a-z-]{1,20}:\d{1,9}\]|[\s;,&"']+/;
/** Whether any word of a text looks as if it was made at random, and nobody could have remembered it. */
function isRandom(text) {
    return text.split(BETWEEN).some(isRandomWord);
}
function isRandomWord(word) {
    if (word.length < SHORTEST)
        return false;
    const look = word.slice(0, LOOKED_AT);
    const bits = entropyOf(look);
    if (/\d/.test(look))
        return bits >= LEAST_BITS;
    return bits >= LEAST_BITS_WITHOUT_DIGITS && /[a-z]/.test(look) && /[A-Z]/.test(look);
}
/** Shannon's entropy of the characters, in bits a character. */
function entropyOf(text) {
    const counts = new Map();
    for (const character of text)
        counts.set(character, (counts.get(character) ?? 0) + 1);
    let bits = 0;
    for (const count of counts.values())
        bits -= (count / text.length) * Math.log2(count / text.length);
    return bits;
}
//# sourceMappingURL=randomness.js.map
// EXTERNAL MODULE: ./build/commonjs/src/redaction/replacements.js + 1 modules
var replacements = __webpack_require__(2041);
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/key-names.js


/** Names are held against these by their ends, without case and without what is between words: `DB_PASSWORD`, `apiKey`. */
const CERTAIN = ['password', 'passwd', 'passphrase', 'passcode', 'pwd', 'authorization'];
const LIKELY = [
    'token',
    'secret',
    'api-key',
    'access-key',
    'access-key-id',
    'secret-key',
    'private-key',
    'account-key',
    'shared-key',
    'signing-key',
    'encryption-key',
    'master-key',
    'auth-key',
    'credential',
    'cookie',
    'session-id',
    'auth',
    'bearer',
    'jwt',
];
/** Behind a name that is there more than once: `password1`, `user_password_2`. */
const NUMBER = '\\d{1,3}';
/**
 * Those names in free text, as an expression without case: the first group is there where the name is a certain one, the
 * second where it is a possible one.
 */
const NAMES_IN_TEXT = `(?:(${CERTAIN.join('|')})|${LIKELY.map((name) => name.replaceAll('-', '[-_]?')).join('|')}|(?<![a-z])(pass))s?(?:[-_]?${NUMBER})?`;
const NAME = new RegExp(`(?:(${CERTAIN.join('|')})|${LIKELY.map(joined).join('|')})s?(?:value|string|text|header)?(?:${NUMBER})?$`);
/** `DB_PASS` is no test, and `pass` may be one. */
const PASS = new RegExp(`(?:([A-Z0-9]_)PASS|(?:^|[-_. ])[Pp]ass|^PASS|[a-z]Pass)[-_]?(?:${NUMBER})?$`);
const LONGEST_NAME = 100;
/** What the name of a value says; undefined where it says nothing. */
function sensitivityOf(name) {
    // Only the end counts, and a name can be long.
    const end = name.slice(-LONGEST_NAME);
    const match = NAME.exec(joined(end).toLowerCase());
    if (match !== null)
        return match[1] === undefined ? 'likely' : 'certain';
    const pass = PASS.exec(end);
    if (pass === null)
        return undefined;
    return pass[1] === undefined ? 'possible' : 'certain';
}
/** What a text is under a name that says so much; undefined where it is no secret. */
function kindUnder(sensitivity, text) {
    if (sensitivity === 'certain')
        return text === '' ? undefined : 'password';
    if (sensitivity === 'possible' && isPass(text))
        return 'password';
    return isRandom(text) ? 'secret' : undefined;
}
/** Of what two names say of one value that by which more is a secret. */
function stronger(one, other) {
    return ['certain', 'possible', 'likely'].find((sensitivity) => [one, other].includes(sensitivity));
}
/** A word, a number and a sentence are the outcome of a test. What was redacted before is no password of its own. */
function isPass(text) {
    return /^\S+$/.test(text) && /[a-z]/i.test(text) && /[^a-z_.]/i.test(text) && !(0,replacements/* looksRedacted */.lf)(text);
}
function joined(name) {
    return name.replace(/[-_. ]/g, '');
}
//# sourceMappingURL=key-names.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/assignments.js


/** `name=`, `"name": `, `\"name\":`, `name => `; the value follows. Each class is bounded: no long run is gone over twice. */
const HEAD = new RegExp(`${NAMES_IN_TEXT}(\\\\{0,7}["'\`])?([ \\t]{0,3}(?:=>|:=|=|:)[ \\t]{0,3})`, 'gi');
/** `--name value` of a command; with `=` it is one of the others. */
const OPTION = new RegExp(`(?<![A-Za-z0-9-])--(?:[A-Za-z0-9]{1,20}-){0,4}${NAMES_IN_TEXT}[ \\t]{1,3}`, 'gi');
const QUOTE = /(\\{0,7})(["'`])/y;
const SCHEME = /(?:bearer|basic|token|digest)[ \t]{1,3}/iy;
const BARE = /[^\s"'`,;&|<>(){}[\]\\]{1,1000}/y;
const LONGEST_QUOTED = 4096;
/** Words and names in code, which stand behind `password:` in prose and in declarations. */
const WORDS = /^[A-Za-z_.]+$/;
/** So much of a text that is no value is gone over again for names in it. */
const MOST_AGAIN = 100;
/** Where values stand in a text under a name that says that they are secret. */
function* assignmentsIn(text) {
    yield* valuesBehind(HEAD, text);
    if (text.includes('--'))
        yield* valuesBehind(OPTION, text);
}
function* valuesBehind(expression, text) {
    // An expression of its own: it is left in the middle of a text, and may be asked for by two at once.
    const heads = new RegExp(expression);
    for (let head = heads.exec(text); head !== null; head = heads.exec(text)) {
        const at = head.index + head[0].length;
        const block = head[4]?.includes(':') ? blockAt(text, head.index, at) : undefined;
        const value = block ?? valueAt(text, at);
        if (value === undefined)
            continue;
        const { start, end, isQuoted } = value;
        const kind = kindBehind(head, value, text);
        if (kind !== undefined) {
            yield { start, end, kind };
            heads.lastIndex = end;
        }
        else if ((!isQuoted || block !== undefined) && end - start > MOST_AGAIN)
            heads.lastIndex = end;
    }
}
/** What a value is behind a name; undefined where it is no secret. */
function kindBehind(head, { start, end, isQuoted }, text) {
    const [, certain, pass, quote, separator = ''] = head;
    const said = text.slice(start, end);
    if (isNoValue(said))
        return undefined;
    const isNamed = isQuoted || quote !== undefined;
    if (certain === undefined && pass === undefined)
        return kindUnder('likely', said);
    if (certain !== undefined || (pass === 'PASS' && text[head.index - 1] === '_')) {
        const isMeant = isNamed || /^$|^=$/.test(separator) || isSetting(head, end, text);
        return isMeant || !WORDS.test(said) ? 'password' : undefined;
    }
    return isNamed || !/[ \t]/.test(separator) ? kindUnder('possible', said) : undefined;
}
const BEFORE_NAME = /(?:^|\n)[ \t]*(?:- |export )?[A-Z0-9_.-]*$/;
const LONGEST_BEFORE = 80;
/** Whether a line is `DB_PASSWORD: word` and nothing more: in prose and in programs the name is not in capitals. */
function isSetting({ index, 1: name = 'PASS' }, end, text) {
    if (name !== name.toUpperCase() || (end < text.length && !/[\r\n]/.test(text[end])))
        return false;
    return BEFORE_NAME.test(text.slice(Math.max(0, index - LONGEST_BEFORE), index));
}
/** What stands at a place, without its quotes and without the scheme of an `Authorization` header. */
function valueAt(text, at) {
    const quote = matchAt(QUOTE, text, at);
    const inside = at + (quote?.[0].length ?? 0);
    const start = inside + (matchAt(SCHEME, text, inside)?.[0].length ?? 0);
    if (quote === null) {
        const bare = matchAt(BARE, text, start);
        return bare === null ? undefined : { start, end: start + bare[0].length, isQuoted: false };
    }
    const end = closing(text, start, quote[1]?.length ?? 0, quote[2] ?? '');
    return end === start ? undefined : { start, end, isQuoted: true };
}
const BLOCK = /[|>][-+1-9]{0,2}[ \t]{0,8}\r?\n/y;
const LINE = /([ \t]*)([^\n]{0,4096})\n?/y;
/** The lines of a block of YAML (`password: |`): those below that stand further in than the name. */
function blockAt(text, name, at) {
    const head = matchAt(BLOCK, text, at);
    if (head === null)
        return undefined;
    const line = text.lastIndexOf('\n', name) + 1;
    const margin = matchAt(LINE, text, line)?.[1]?.length ?? 0;
    const body = at + head[0].length;
    let [start, end] = [0, 0];
    for (let next = body; next < text.length && next - body < LONGEST_QUOTED; next = LINE.lastIndex) {
        const [, indent = '', content = ''] = matchAt(LINE, text, next) ?? [];
        const said = content.trimEnd();
        if (said === '')
            continue;
        if (indent.length <= margin)
            break;
        if (end === 0)
            start = next + indent.length;
        end = next + indent.length + said.length;
    }
    return end === 0 ? undefined : { start, end, isQuoted: true };
}
/**
 * Where a quoted text ends: at the quote with as many backslashes as the first, or at what cannot be in it.
 *
 * @param backslashes of the first quote: a text in a text in a text has more of them
 */
function closing(text, start, backslashes, quote) {
    const last = Math.min(text.length, start + LONGEST_QUOTED);
    let before = 0;
    for (let at = start; at < last; at++) {
        const character = text[at];
        if (character === '\n')
            return at - before;
        if (character === quote && before <= backslashes)
            return at - before;
        before = character === '\\' ? before + 1 : 0;
    }
    return last;
}
function matchAt(expression, text, at) {
    expression.lastIndex = at;
    return expression.exec(text);
}
//# sourceMappingURL=assignments.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/elements.js


/** `<password>\u2026</`. From one `<` on it goes no further than to the next. */
const ELEMENT = /<([A-Za-z][\w:.-]{0,60})(?:\s[^<>]{0,300})?>([^<>]{1,4096})(?=<\/)/g;
/** Where secrets stand in a text as elements of XML whose name says so. */
function* elementsIn(text) {
    if (!text.includes('</'))
        return;
    for (const { 0: element, 1: name = '', 2: content = '', index } of text.matchAll(ELEMENT)) {
        const said = content.trim();
        const sensitivity = sensitivityOf(name);
        const kind = sensitivity === undefined || isNoValue(said) ? undefined : kindUnder(sensitivity, said);
        if (kind === undefined)
            continue;
        const start = index + element.length - content.trimStart().length;
        yield { start, end: start + said.length, kind };
    }
}
//# sourceMappingURL=elements.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/netrc.js
/** An entry of a `.netrc`, on one line or on several (https://www.gnu.org/software/inetutils/manual/html_node/The-_002enetrc-file.html). */
const ENTRY = /(?<![\w-])(?:machine\s{1,8}[^\s"'`\\]{1,255}|default)(?:\s{1,8}(?:login|account)\s{1,8}[^\s"'`\\]{1,255}){1,2}\s{1,8}password\s{1,8}([^\s"'`\\]{1,300})/g;
/** Where passwords stand in a text that is a `.netrc`, or part of one. */
function* netrcPasswordsIn(text) {
    for (const { 0: entry, 1: password = '', index } of text.matchAll(ENTRY)) {
        const end = index + entry.length;
        yield { start: end - password.length, end, kind: 'password' };
    }
}
//# sourceMappingURL=netrc.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/private-keys.js
const BEGIN = '-----BEGIN ';
const RULE = '-----';
const LONGEST_LABEL = 60;
/** The body of a key that has no end: line breaks may be escaped, once or more. */
const BODY = /[A-Za-z0-9+/=\\\s]*/y;
const SHORTEST_BODY = 16;
/** Where private keys in the form of PEM stand in a text: all of the block, or what is there of it. */
function* privateKeysIn(text) {
    for (let start = text.indexOf(BEGIN); start >= 0; start = text.indexOf(BEGIN, start + BEGIN.length)) {
        const label = text.indexOf(RULE, start + BEGIN.length);
        if (label < 0)
            return;
        if (label - start > LONGEST_LABEL || !text.slice(start, label).includes('PRIVATE KEY'))
            continue;
        const body = label + RULE.length;
        const end = endOf(text, body);
        if (end - body >= SHORTEST_BODY)
            yield { start, end, kind: 'private-key' };
    }
}
function endOf(text, body) {
    const rule = text.indexOf(RULE, body);
    if (rule >= 0 && text.startsWith('-----END ', rule)) {
        const close = text.indexOf(RULE, rule + RULE.length);
        if (close >= 0 && close - rule <= LONGEST_LABEL)
            return close + RULE.length;
    }
    BODY.lastIndex = body;
    return body + (BODY.exec(text)?.[0].length ?? 0);
}
//# sourceMappingURL=private-keys.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/token-shapes.js
/**
 * Shapes that are tokens wherever they stand, as those who issue them document them (and as the rules of gitleaks have
 * them). Lengths are below the documented ones, far below where no word begins so: a token that was cut is one still.
 *
 * No expression here takes more than linear time: each begins with fixed letters, which a fixed number of characters or
 * one run of one class follows, and what comes behind a run cannot be part of it.
 */
const SHAPES = [
    // GitHub
    'gh[opsur]_[A-Za-z0-9_]{8,}',
    'github_pat_[A-Za-z0-9_]{8,}',
    // GitLab
    'gl(?:pat|ptt|dt|rt|cbt|ft|soat|agent|imt|oas)-[A-Za-z0-9_-]{8,}',
    'GR1348941[A-Za-z0-9_-]{20,}',
    // AWS access keys
    '(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])',
    // Slack
    'xox[abceoprs]-[A-Za-z0-9-]{10,}',
    'xapp-\\d-[A-Za-z0-9-]{10,}',
    'hooks\\.slack\\.com/(?:services|workflows|triggers)/[A-Za-z0-9+/]{20,}',
    // Anthropic, OpenAI, OpenRouter: beyond the prefix a kebab-case name could look the same, so that has a digit
    'sk-(?:ant|proj|svcacct|admin|or)-[A-Za-z0-9_-]{8,}',
    'sk-(?=[A-Za-z_-]{0,40}\\d)[A-Za-z0-9_-]{20,}',
    // Google
    'AIza[A-Za-z0-9_-]{16,}',
    'ya29\\.[A-Za-z0-9_-]{20,}',
    'GOCSPX-[A-Za-z0-9_-]{20,}',
    // Stripe
    '[rs]k_(?:live|test)_[A-Za-z0-9]{10,}',
    'whsec_[A-Za-z0-9+/=]{16,}',
    // Package registries
    'npm_[A-Za-z0-9]{30,}',
    'pypi-AgE[A-Za-z0-9_-]{8,}',
    'rubygems_[a-f0-9]{40,}',
    'dckr_(?:pat|oat)_[A-Za-z0-9_-]{20,}',
    // Other services
    'hf_[A-Za-z0-9]{30,}',
    'gsk_[A-Za-z0-9]{30,}',
    'xai-[A-Za-z0-9]{30,}',
    'pplx-[A-Za-z0-9]{30,}',
    'r8_[A-Za-z0-9]{30,}',
    'lin_api_[A-Za-z0-9]{30,}',
    'ntn_[A-Za-z0-9]{30,}',
    'do[opr]_v1_[a-f0-9]{60,}',
    'dapi[a-f0-9]{32}(?![A-Za-z0-9])',
    'shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32,}',
    'hv[bsr]\\.[A-Za-z0-9_-]{20,}',
    'SG\\.[A-Za-z0-9_-]{16,32}\\.[A-Za-z0-9_-]{16,}',
    'AGE-SECRET-KEY-1[A-Z0-9]{50,}',
    '\\d{8,10}:AA[A-Za-z0-9_-]{33}(?![A-Za-z0-9_-])',
];
const TOKEN = new RegExp(`(?<![A-Za-z0-9])(?:${SHAPES.join('|')})`, 'g');
/** A JSON Web Token: two parts of base64 of `{"`, and the signature where there is one. Begins where a run begins. */
const WEB_TOKEN = /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{4,}(?:\.[A-Za-z0-9_-]*){0,3}/g;
/** What is left of a token where a text was cut to be shown. Begins where a run begins. */
const CUT_TOKEN = /(?<![A-Za-z0-9_.-])(?:gh[opsur]_|github_pat_|glpat-|AKIA|ASIA|xox[abceoprs]-|sk-|AIza|[rs]k_live_|npm_|pypi-|eyJ)[A-Za-z0-9_.-]*(?=\u2026)/g;
/** The scheme and the rest of an `Authorization` header. */
const token_shapes_SCHEME = /(?<![A-Za-z0-9])(?:bearer|basic)[ \t]{1,8}([A-Za-z0-9+/_~.-]{8,}={0,2})/gi;
/** What words have not: "basic authentication" is none. */
const NO_WORD = /\d|[a-z][A-Z]|[A-Za-z]{20}|=$/;
/** What signs an address of the web, as Azure, AWS, Google and CloudFront write it; the & may be escaped. */
const SIGNATURE = /(?:[?&;]|u0026)(?:sig|(?:x-(?:amz|goog)-)?signature)=([A-Za-z0-9%+/=_~-]{20,})/gi;
/** Where tokens of a known shape stand in a text. */
function* tokensIn(text) {
    for (const expression of [TOKEN, WEB_TOKEN, CUT_TOKEN]) {
        for (const { 0: token, index } of text.matchAll(expression)) {
            yield { start: index, end: index + token.length, kind: 'token' };
        }
    }
    for (const { 0: parameter, 1: signature = '', index } of text.matchAll(SIGNATURE)) {
        const end = index + parameter.length;
        yield { start: end - signature.length, end, kind: 'token' };
    }
    for (const { 0: header, 1: token = '', index } of text.matchAll(token_shapes_SCHEME)) {
        const end = index + header.length;
        if (NO_WORD.test(token))
            yield { start: end - token.length, end, kind: 'token' };
    }
}
//# sourceMappingURL=token-shapes.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/free-text.js






/** A text without what is secret in it, whatever it is a text of. Takes time linear in the text. */
function redactedText(text, replacements) {
    const spans = [...replacements.spansIn(text), ...secretsIn(text), ...secretsInPointers(text)];
    if (spans.length === 0)
        return text;
    let redacted = '';
    let done = 0;
    for (const { start, end, kind } of inOrder(spans)) {
        // What is inside another is replaced with it, and what reaches beyond another is replaced from there on.
        if (end <= done)
            continue;
        const from = Math.max(start, done);
        redacted += text.slice(done, from) + replacements.ofText(kind, text.slice(from, end));
        done = end;
    }
    return redacted + text.slice(done);
}
/** By place; of those at one place the longest first, and of the same that which was found first. */
function inOrder(spans) {
    return spans.sort((a, b) => a.start - b.start || b.end - a.end);
}
function* secretsIn(text) {
    yield* privateKeysIn(text);
    yield* tokensIn(text);
    yield* assignmentsIn(text);
    yield* elementsIn(text);
    yield* netrcPasswordsIn(text);
    yield* addressesIn(text);
}
/** In JSON Pointers a key has `~1` for each `/` and `~0` for each `~` (RFC 6901): what is secret is so without them, too. */
function* secretsInPointers(text) {
    // Where in the plain text what was escaped stands.
    const escaped = [];
    for (const { index } of text.matchAll(/~[01]/g))
        escaped.push(index - escaped.length);
    if (escaped.length === 0)
        return;
    const plain = text.replace(/~[01]/g, (pair) => (pair === '~1' ? '/' : '~'));
    for (const { start, end, kind } of secretsIn(plain))
        yield { start: start + below(escaped, start), end: end + below(escaped, end), kind };
}
/** How many of numbers in order are smaller than one. */
function below(numbers, one) {
    let [from, to] = [0, numbers.length];
    while (from < to) {
        const middle = (from + to) >> 1;
        if (numbers[middle] < one)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}
//# sourceMappingURL=free-text.js.map
// EXTERNAL MODULE: ./build/commonjs/src/json/bytes.js
var bytes = __webpack_require__(2361);
// EXTERNAL MODULE: ./build/commonjs/src/json/canonical-string.js
var canonical_string = __webpack_require__(7760);
// EXTERNAL MODULE: ./build/commonjs/src/json/canonicalizer.js + 1 modules
var canonicalizer = __webpack_require__(6931);
// EXTERNAL MODULE: ./build/commonjs/src/json/tape.js
var tape = __webpack_require__(4744);
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/json-redactor.js






/** `{"name": "Authorization", "value": "\u2026"}`: headers, cookies and variables are often listed so. */
const NAMES = /^(?:name|key|header|field|variable|(?:parameter|header|field|variable)[_-]?(?:name|key))$/i;
const LONGEST_NAMES = 'parameter_name'.length;
const NAMED = /^(?:(?:parameter|header|field|variable)[_-]?)?val(?:ue)?s?$/i;
/** What an object under `password` says of it beside what it is: forms, schemas and errors have such. */
const ABOUT = /^(?:id|type|kind|scheme|in|format|name|title|label|description|placeholder|hint|help|message|reason|status|state|error|required|pattern|(?:min|max).*|[$_].*)$/i;
/** The scheme of an `Authorization` header, which is no secret. */
const json_redactor_SCHEME = /^(?:bearer|basic|token|digest) +(?=[^ ])/i;
/** Behind the name of a field, that of another one; or what was redacted in it before. */
const OTHER_FIELD = /^[A-Za-z_.]+$|\[redacted:/;
/** How a call ended, which is no secret: a failed call must be one in the copy too. */
const ENDINGS = ['$error', 'is_error', 'exit_code'];
/** Writes JSON values without what is secret in them. It goes over a text once and copies all that stays. */
class JsonRedactor {
    replacements;
    tape = new tape/* Tape */.n();
    canonicalizer = new canonicalizer/* Canonicalizer */.t_();
    pieces = [];
    /** Up to here the text is copied. */
    copied = 0;
    redactedKeys = 0;
    constructor(replacements) {
        this.replacements = replacements;
    }
    /**
     * @param canonical the canonical form of a value; it may be written over afterwards
     * @param places what of it is redacted whatever it is
     * @returns the canonical form of the same without what is secret; the buffer itself where there is nothing
     */
    write(canonical, places) {
        const { tape } = this;
        tape.read(Buffer.concat([canonical, Buffer.of(0)]), 0, canonical.length);
        this.pieces = [];
        this.copied = 0;
        this.redactedKeys = 0;
        const first = tape.text[tape.startOf(0)];
        const isWhole = first === bytes/* LEFT_BRACE */.CU || first === bytes/* LEFT_BRACKET */.JD;
        if (places?.isRedacted && isWhole) {
            places.isFound = true;
            this.members(0);
        }
        else
            this.value(0, { sensitivity: undefined, places });
        if (this.pieces.length === 0)
            return canonical;
        const text = `${this.pieces.join('')}${this.slice(this.copied, canonical.length)}`;
        return this.redactedKeys > 0 ? this.sorted(text) : Buffer.from(text, 'latin1');
    }
    value(entry, standing) {
        const { tape } = this;
        if (standing.places?.isRedacted) {
            standing.places.isFound = true;
            this.whole(entry, 'value');
            return;
        }
        const byte = tape.text[tape.startOf(entry)];
        if (byte === bytes/* LEFT_BRACE */.CU)
            this.object(entry, standing);
        else if (byte === bytes/* LEFT_BRACKET */.JD)
            this.array(entry, standing);
        else if (byte === bytes/* QUOTE */.jA)
            this.string(entry, standing.sensitivity);
        else if (standing.sensitivity === 'certain' && isNumber(byte))
            this.whole(entry, 'password');
    }
    object(entry, { sensitivity, places }) {
        const { tape } = this;
        const named = this.namedBy(entry);
        for (let key = entry + 1; key < tape.after(entry); key = tape.after(key + 1)) {
            const name = this.decode(key);
            const own = sensitivityOf(name) ?? (named !== undefined && NAMED.test(name) ? named : undefined);
            this.key(key, name);
            this.value(key + 1, {
                sensitivity: stronger(own, this.inside(sensitivity, name, key + 1)),
                places: places?.below.get(name),
            });
        }
    }
    /** What is directly inside of a password is one; what is further inside, or in credentials, may be a secret. */
    inside(around, name, value) {
        if (around !== 'certain')
            return around === 'likely' ? around : undefined;
        const byte = this.tape.text[this.tape.startOf(value)];
        const isScalar = byte !== bytes/* LEFT_BRACE */.CU && byte !== bytes/* LEFT_BRACKET */.JD;
        return isScalar && !ABOUT.test(name) ? 'certain' : 'likely';
    }
    array(entry, { sensitivity, places }) {
        const { tape } = this;
        const paired = this.pairedIn(entry);
        // A list under `pass` is one of tests.
        const each = sensitivity === 'possible' ? undefined : sensitivity;
        let index = 0;
        for (let at = entry + 1; at < tape.after(entry); at = tape.after(at)) {
            const own = index === 1 ? paired : undefined;
            this.value(at, { sensitivity: stronger(own, each), places: places?.below.get(String(index)) });
            index++;
        }
    }
    /** What the member `value` of an object is called by another of its members. */
    namedBy(entry) {
        const { tape } = this;
        for (let key = entry + 1; key < tape.after(entry); key = tape.after(key + 1)) {
            if (tape.text[tape.startOf(key + 1)] !== bytes/* QUOTE */.jA)
                continue;
            const length = tape.endOf(key) - tape.startOf(key) - 2;
            if (length > LONGEST_NAMES || !NAMES.test(this.decode(key)))
                continue;
            const sensitivity = sensitivityOf(this.decode(key + 1));
            if (sensitivity !== undefined)
                return sensitivity;
        }
        return undefined;
    }
    /** What `["Authorization", "\u2026"]` says of its second text. */
    pairedIn(entry) {
        const { tape } = this;
        const [first, second] = [entry + 1, entry + 2];
        if (tape.after(entry) !== entry + 3)
            return undefined;
        if ([first, second].some((at) => tape.text[tape.startOf(at)] !== bytes/* QUOTE */.jA))
            return undefined;
        const name = this.decode(first);
        const sensitivity = /^[\w.-]{1,100}$/.test(name) ? sensitivityOf(name) : undefined;
        const isOther = sensitivity === 'certain' && !/authorization$/i.test(name) && OTHER_FIELD.test(this.decode(second));
        return isOther ? undefined : sensitivity;
    }
    key(entry, name) {
        const redacted = redactedText(name, this.replacements);
        if (redacted === name)
            return;
        this.redactedKeys++;
        this.replace(entry, redacted);
    }
    string(entry, sensitivity) {
        const text = this.decode(entry);
        const scheme = sensitivity === undefined ? '' : (json_redactor_SCHEME.exec(text)?.[0] ?? '');
        const rest = text.slice(scheme.length);
        const kind = sensitivity && kindUnder(sensitivity, rest);
        const redacted = kind === undefined ? redactedText(text, this.replacements) : `${scheme}${this.replacements.ofText(kind, rest)}`;
        if (redacted !== text)
            this.replace(entry, redacted);
    }
    /** Replaces each member of an object or array, which itself stays. */
    members(entry) {
        const { tape } = this;
        const key = tape.text[tape.startOf(entry)] === bytes/* LEFT_BRACE */.CU ? 1 : 0;
        for (let at = entry + 1; at < tape.after(entry); at = tape.after(at + key)) {
            const name = key === 1 ? this.decode(at) : '';
            if (key === 1)
                this.key(at, name);
            if (!ENDINGS.includes(name) || !this.isOutcome(at + key))
                this.whole(at + key, 'value');
        }
    }
    /** Whether a value says how a call ended and no more: a number, true, false or null. */
    isOutcome(entry) {
        const byte = this.tape.text[this.tape.startOf(entry)];
        return byte !== bytes/* QUOTE */.jA && byte !== bytes/* LEFT_BRACE */.CU && byte !== bytes/* LEFT_BRACKET */.JD;
    }
    whole(entry, kind) {
        const { tape, replacements } = this;
        const isText = tape.text[tape.startOf(entry)] === bytes/* QUOTE */.jA;
        this.replace(entry, isText
            ? replacements.ofText(kind, this.decode(entry))
            : replacements.ofJson(kind, this.slice(tape.startOf(entry), tape.endOf(entry))));
    }
    replace(entry, text) {
        const { tape } = this;
        this.pieces.push(this.slice(this.copied, tape.startOf(entry)), (0,canonical_string/* canonicalString */.M)(text));
        this.copied = tape.endOf(entry);
    }
    decode(entry) {
        const { tape } = this;
        const start = tape.startOf(entry);
        const end = tape.endOf(entry);
        if (!tape.isEscaped(entry))
            return this.slice(start + 1, end - 1);
        // The text of a string of JSON is one.
        return JSON.parse(this.slice(start, end));
    }
    /** A canonical form is ASCII. */
    slice(start, end) {
        return this.tape.text.toString('latin1', start, end);
    }
    /** Other keys have another order. */
    sorted(text) {
        const { canonicalizer } = this;
        const bytes = Buffer.from(`${text}\0`, 'latin1');
        canonicalizer.load(bytes, 0, bytes.length - 1);
        canonicalizer.value(0);
        canonicalizer.finish();
        return Buffer.from(canonicalizer.output.bytes.subarray(0, canonicalizer.output.length));
    }
}
function isNumber(byte) {
    return byte === 0x2d || (byte !== undefined && byte >= 0x30 && byte <= 0x39);
}
//# sourceMappingURL=json-redactor.js.map
// EXTERNAL MODULE: ./build/commonjs/src/redaction/redacted-places.js
var redacted_places = __webpack_require__(2170);
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/redactor.js




/** Shows everything as it is: `--no-redact`. */
const NO_REDACTION = {
    text: (data) => data,
    json: (canonical) => canonical,
    places: () => undefined,
    counts: () => new Map(),
    notFound: () => [],
};
/** Makes what redacts all that one run shows. */
function redactorOf({ pointers = [] } = {}) {
    return new NumberingRedactor(new redacted_places/* PlacesByTool */.w(pointers));
}
/** So many short texts are remembered: reports say one name of a tool a million times. */
const MOST_REMEMBERED = 1000;
const LONGEST_REMEMBERED = 300;
class NumberingRedactor {
    byTool;
    replacements = new replacements/* Replacements */.AF();
    values = new JsonRedactor(this.replacements);
    remembered = new Map();
    constructor(byTool) {
        this.byTool = byTool;
    }
    text(data) {
        const known = this.remembered.get(data);
        if (known !== undefined)
            return known;
        const redacted = redactedText(data, this.replacements);
        if (data.length <= LONGEST_REMEMBERED && this.remembered.size < MOST_REMEMBERED) {
            this.remembered.set(data, redacted);
        }
        return redacted;
    }
    json(canonical, tool, part) {
        return this.values.write(canonical, this.byTool.of(tool, part));
    }
    places(tool, part) {
        return this.byTool.of(tool, part);
    }
    counts() {
        return this.replacements.counts();
    }
    notFound() {
        return this.byTool.notFound();
    }
}
//# sourceMappingURL=redactor.js.map

/***/ }),

/***/ 2041:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kQ: () => (/* binding */ ANY_REPLACEMENT),
  AF: () => (/* binding */ Replacements),
  lf: () => (/* binding */ looksRedacted)
});

// EXTERNAL MODULE: ./build/commonjs/src/json/digest.js
var digest = __webpack_require__(1320);
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/kinds.js
/** What a redacted value was taken for. The set is closed: each is the second word of a replacement. */
const REDACTED_KINDS = ['token', 'private-key', 'password', 'secret', 'email', 'value'];
//# sourceMappingURL=kinds.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/replacements.js


/** A replacement, alone or in a longer text. */
const ANY_REPLACEMENT = new RegExp(`\\[redacted:(${REDACTED_KINDS.join('|')}):[1-9]\\d{0,8}\\]`, 'g');
/** Longer values are known by their digest, so that what is remembered of them is short. */
const LONGEST_KEPT = 64;
/**
 * What stands for each value: `[redacted:email:1]`, numbered in the order in which values of a kind are first seen.
 *
 * Equal values have one replacement and different ones have different ones, whatever they were taken for. A number says
 * nothing of the value, where a digest of a short password or an address could be found by trying. A replacement that
 * is in the data already stands for itself, or, when it is taken, gets another number as any value would: so the text of
 * a redacted copy stays as it is, and nobody can write one into a log to make two values look the same.
 */
class Replacements {
    byValue = new Map();
    taken = new Set();
    last = new Map();
    values = new Map();
    different = new Map();
    /** What stands for a text. */
    ofText(kind, text) {
        const own = [...text.matchAll(ANY_REPLACEMENT)].find(([whole]) => whole === text);
        if (own !== undefined)
            return this.ofReplacement(text, kindOf(own));
        return this.replaced(kind, `s${text}`);
    }
    /** What stands for a value that is no text. @param json its canonical form */
    ofJson(kind, json) {
        return this.replaced(kind, `j${json}`);
    }
    /** Where replacements stand in a text. */
    *spansIn(text) {
        if (!looksRedacted(text))
            return;
        for (const match of text.matchAll(ANY_REPLACEMENT)) {
            yield { start: match.index, end: match.index + match[0].length, kind: kindOf(match) };
        }
    }
    /** What was replaced, by kind; kinds of which there was nothing are not there. */
    counts() {
        const kinds = REDACTED_KINDS.filter((kind) => this.values.has(kind));
        return new Map(kinds.map((kind) => [kind, { values: this.values.get(kind) ?? 0, different: this.different.get(kind) ?? 0 }]));
    }
    /** What was redacted before is not counted once more. */
    ofReplacement(text, kind) {
        const key = `s${text}`;
        const known = this.byValue.get(key);
        if (known !== undefined)
            return known.text;
        return this.remember(key, kind, this.taken.has(text) ? this.next(kind) : text);
    }
    replaced(kind, value) {
        const key = keyOf(value);
        const known = this.byValue.get(key);
        add(this.values, known?.kind ?? kind);
        if (known !== undefined)
            return known.text;
        add(this.different, kind);
        return this.remember(key, kind, this.next(kind));
    }
    remember(key, kind, text) {
        this.taken.add(text);
        this.byValue.set(key, { text, kind });
        return text;
    }
    next(kind) {
        for (let number = (this.last.get(kind) ?? 0) + 1;; number++) {
            const replacement = `[redacted:${kind}:${number}]`;
            if (this.taken.has(replacement))
                continue;
            this.last.set(kind, number);
            return replacement;
        }
    }
}
/** Whether a text may have a replacement in it, be it one of this run or written by somebody. */
function looksRedacted(text) {
    return text.includes('[redacted:');
}
function kindOf(match) {
    // The expression takes no other word there.
    return match[1];
}
/** UTF-16, since UTF-8 has one form for all lone surrogates. */
function keyOf(value) {
    return value.length <= LONGEST_KEPT ? value : `#${(0,digest/* sha256 */.s)(Buffer.from(value, 'utf16le'), 'hex')}`;
}
function add(counts, kind) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
}
//# sourceMappingURL=replacements.js.map

/***/ })

};
;