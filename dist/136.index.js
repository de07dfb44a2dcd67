"use strict";
exports.id = 136;
exports.ids = [136];
exports.modules = {

/***/ 5136:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  holdBaseline: () => (/* binding */ holdBaseline)
});

// UNUSED EXPORTS: heldBaseline

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/commonjs/src/glob/glob.js + 2 modules
var glob_glob = __webpack_require__(4727);
// EXTERNAL MODULE: ./build/commonjs/src/redaction/redactor.js + 11 modules
var redactor = __webpack_require__(8);
// EXTERNAL MODULE: ./build/commonjs/src/redaction/replacements.js + 1 modules
var replacements = __webpack_require__(2041);
;// CONCATENATED MODULE: ./build/commonjs/src/redaction/shown-name.js


/**
 * Says whether a name that is stated is a name of a transcript, as it is or as a report shows it. Numbers of replacements
 * depend on what else a report shows, so that they do not count. A name that looks redacted of its own is only itself: whoever
 * writes a transcript must not be able to take the name of another one.
 */
class ShownNames {
    /** Each name is redacted once: many entries may be held against it. */
    shown = new Map();
    /** Of a tool, whose real name is in the fingerprint: its kinds do not count either, which depend on what was shown before. */
    isTool(stated, name) {
        return this.isShownAs(stated, name, '[redacted]');
    }
    /** What counts of a stated name of a session: all but the numbers. */
    statedKey(stated) {
        return stated.replace(replacements/* ANY_REPLACEMENT */.kQ, '[redacted:$1]');
    }
    /** What counts of the name of a session as a report shows it. */
    shownKey(name) {
        return this.statedKey(this.shownAs(name));
    }
    isShownAs(stated, name, replacement) {
        if (stated === name)
            return true;
        if (!(0,replacements/* looksRedacted */.lf)(stated) || (0,replacements/* looksRedacted */.lf)(name))
            return false;
        return stated.replace(replacements/* ANY_REPLACEMENT */.kQ, replacement) === this.shownAs(name).replace(replacements/* ANY_REPLACEMENT */.kQ, replacement);
    }
    shownAs(name) {
        const known = this.shown.get(name) ?? (0,redactor/* redactorOf */.y)().text(name);
        this.shown.set(name, known);
        return known;
    }
}
//# sourceMappingURL=shown-name.js.map
// EXTERNAL MODULE: ./build/commonjs/src/baseline/file-glob.js
var file_glob = __webpack_require__(3760);
;// CONCATENATED MODULE: ./build/commonjs/src/baseline/fingerprint-entries.js

/**
 * The entries with one fingerprint. There may be one for each of thousands of transcripts and sessions that have the same
 * finding, so that none is looked at but those for the session in hand.
 */
class FingerprintEntries {
    byGroup = new Map();
    names;
    constructor(names) {
        this.names = names;
    }
    /** @param isExpired whether it accepts nothing any more: of those that are redacted alike, others come before it */
    add(used, isExpired) {
        const { entry, group } = used;
        const { session } = entry;
        let entries = this.byGroup.get(group);
        if (entries === undefined) {
            entries = { ofAny: [], ofOne: new Map(), unbound: new Map() };
            this.byGroup.set(group, entries);
        }
        if (session === undefined)
            entries.ofAny.push(used);
        else if (!(0,replacements/* looksRedacted */.lf)(session))
            listOf(entries.ofOne, session).push(used);
        else
            listOf(entries.unbound, `${isExpired ? 'expired' : 'valid'} ${this.names.statedKey(session)}`).push(used);
    }
    /** Those for a session of a transcript, in the order of the file. @param groups those that are about the transcript */
    of(session, groups) {
        const entries = this.entriesOf(groups).flatMap(({ ofAny, ofOne }) => {
            return session === undefined ? ofAny : [...ofAny, ...(ofOne.get(session) ?? [])];
        });
        return entries.sort((a, b) => a.number - b.number);
    }
    /**
     * Has one entry with a redacted name be about this session from now on, where none by name is: several sessions may be
     * redacted alike, and each has its own entry. One for that very transcript comes before one for several.
     */
    bind(session, groups) {
        const { names } = this;
        const entries = this.entriesOf(groups);
        if (entries.every(({ unbound }) => unbound.size === 0) || entries.some(({ ofOne }) => ofOne.has(session)))
            return;
        const isExact = (0,replacements/* looksRedacted */.lf)(session);
        const key = isExact ? names.statedKey(session) : names.shownKey(session);
        for (const state of ['valid', 'expired']) {
            for (const { ofOne, unbound } of entries) {
                const alike = unbound.get(`${state} ${key}`) ?? [];
                // A name that looks redacted of its own is only itself: nobody must be able to take the name of another session.
                const at = isExact ? alike.findIndex(({ entry }) => entry.session === session) : alike.length > 0 ? 0 : -1;
                const [bound] = at < 0 ? [] : alike.splice(at, 1);
                if (bound === undefined)
                    continue;
                listOf(ofOne, session).push(bound);
                return;
            }
        }
    }
    /** Those for one transcript first. */
    entriesOf(groups) {
        const literal = (group) => (group.literal === undefined ? 1 : 0);
        return [...groups].sort((a, b) => literal(a) - literal(b)).flatMap((group) => this.byGroup.get(group) ?? []);
    }
}
function listOf(lists, key) {
    const known = lists.get(key) ?? [];
    lists.set(key, known);
    return known;
}
//# sourceMappingURL=fingerprint-entries.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/baseline/baseline-use.js




/** Holds findings against a baseline, session by session, and tells in the end what of it is of no use. */
class BaselineUse {
    file;
    entries;
    byFingerprint = new Map();
    groups = new Map();
    /** Those of one transcript, by its name, and those of several. */
    ofOne = new Map();
    ofSeveral = [];
    today;
    names = new ShownNames();
    /** @param today gives the day as `2027-01-31`; it is asked only where an entry expires */
    constructor({ file, entries }, today) {
        this.file = file;
        this.today = entries.some(({ expires }) => expires !== undefined) ? today() : '';
        this.entries = entries.map((entry, number) => {
            return { entry, number, group: this.groupOf(entry), isUsed: false, expired: undefined, other: undefined };
        });
        for (const used of this.entries) {
            const { fingerprint } = used.entry;
            const same = this.byFingerprint.get(fingerprint) ?? new FingerprintEntries(this.names);
            this.byFingerprint.set(fingerprint, same);
            same.add(used, this.isExpired(used.entry));
        }
    }
    /** Accepts what the baseline says of a session, whose findings must all have names. */
    accept({ file, session, findings, kinds }) {
        const groups = this.groupsOf(file);
        for (const group of groups) {
            group.isLookedAt = true;
            for (const kind of kinds)
                group.kinds.add(kind);
        }
        findings.accept((finding, fingerprint) => {
            let acceptance;
            const entries = this.byFingerprint.get(fingerprint);
            if (session !== undefined)
                entries?.bind(session, groups);
            for (const used of entries?.of(session, groups) ?? []) {
                const { entry } = used;
                if (!this.speaksOf(entry, finding))
                    used.other ??= { kind: finding.kind, tool: finding.tool };
                else if (this.isExpired(entry))
                    used.expired = counted(used, { file, session, index: finding.index });
                else {
                    used.isUsed = true;
                    acceptance ??= entry;
                }
            }
            return acceptance;
        });
    }
    /** The entries that are about a finding, expired ones too. Its session must have been held against the baseline. */
    entriesOf(finding, fingerprint, { file, session }) {
        const groups = this.groupsOf(file);
        const entries = this.byFingerprint.get(fingerprint)?.of(session, groups) ?? [];
        return entries.map(({ entry }) => entry).filter((entry) => this.speaksOf(entry, finding));
    }
    /** What is of no use any more. All sessions must have been seen. */
    report({ isThere, looked }) {
        const unused = this.entries.flatMap(({ entry, group, isUsed, expired, other }) => {
            if (isUsed || expired !== undefined)
                return [];
            if (other !== undefined)
                return [{ entry, other, why: 'another finding' }];
            if (group.literal !== undefined && !group.isLookedAt) {
                return isThere(group.literal) ? [] : [{ entry, other, why: 'gone' }];
            }
            const isSure = group.literal !== undefined || looked === 'all';
            return isSure && group.kinds.has(entry.kind) ? [{ entry, other, why: 'no finding' }] : [];
        });
        return { file: this.file, unused, expired: this.entries.flatMap(({ expired }) => expired ?? []) };
    }
    isExpired({ expires }) {
        // Days of this form are in order as texts.
        return expires !== undefined && expires < this.today;
    }
    /** The fingerprint says what it is; an entry that tells its reader something else accepts nothing. */
    speaksOf({ kind, tool }, finding) {
        return kind === finding.kind && this.names.isTool(tool, finding.tool);
    }
    groupOf({ file }) {
        const known = this.groups.get(file);
        if (known !== undefined)
            return known;
        const literal = file === undefined ? undefined : (0,file_glob/* literalOf */.Z)(file);
        const glob = file === undefined || literal !== undefined ? undefined : new glob_glob/* Glob */.f(file);
        const group = { literal, glob, kinds: new Set(), isLookedAt: false };
        this.groups.set(file, group);
        if (literal === undefined)
            this.ofSeveral.push(group);
        // What is a transcript's name letter by letter is that one, whatever a glob would make of it.
        for (const name of new Set([literal, file])) {
            if (name !== undefined)
                this.ofOne.set(name, [...(this.ofOne.get(name) ?? []), group]);
        }
        return group;
    }
    groupsOf(file) {
        const several = this.ofSeveral.filter(({ glob }) => glob?.matches(file) ?? true);
        return new Set([...(this.ofOne.get(file) ?? []), ...several]);
    }
}
function counted({ entry, expired }, first) {
    return expired === undefined ? { entry, findings: 1, first } : { ...expired, findings: expired.findings + 1 };
}
//# sourceMappingURL=baseline-use.js.map
// EXTERNAL MODULE: ./build/commonjs/src/rules/kinds.js + 8 modules
var kinds = __webpack_require__(8166);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/commonjs/src/baseline/entry.js
var entry = __webpack_require__(6231);
// EXTERNAL MODULE: ./build/commonjs/src/closest.js
var closest = __webpack_require__(4844);
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/glob/fault.js
var glob_fault = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/commonjs/src/json/value.js
var value = __webpack_require__(1239);
// EXTERNAL MODULE: ./build/commonjs/src/scope/scope-text.js + 1 modules
var scope_text = __webpack_require__(1986);
// EXTERNAL MODULE: ./build/commonjs/src/baseline/day.js
var day = __webpack_require__(7529);
;// CONCATENATED MODULE: ./build/commonjs/src/baseline/read-baseline.js








const FILE_KEYS = ['$schema', 'version', 'accepted'];
const NEEDED = ['fingerprint', 'kind', 'tool', 'reason'];
const ENTRY_KEYS = ['fingerprint', 'kind', 'tool', 'file', 'session', 'reason', 'expires'];
const SHOWN = 80;
/** The kinds that can be accepted: of a recording that was edited nobody knows what it was. */
const ACCEPTABLE = kinds/* KINDS */.GW.filter((kind) => kinds/* RULE_OF */.jH[kind].check !== 'verify');
/**
 * Reads a baseline file, of the form that schemas/baseline-v1.json says.
 *
 * @param file how errors and reports name it
 * @throws ToolReplayError with file, line and column of the key or the value that is wrong
 */
function readBaseline(bytes, file) {
    return new BaselineReader(checkedJson(bytes, file)).read();
}
function checkedJson(bytes, file) {
    try {
        (0,value/* parseDocument */.Tp)(bytes);
    }
    catch (error) {
        throw error instanceof src_error/* ToolReplayError */.K ? error.at({ file }) : error;
    }
    return new scope_text/* ScopeText */.S(bytes, file);
}
class BaselineReader {
    text;
    /** The line of each entry, by what it accepts. */
    lines = new Map();
    constructor(text) {
        this.text = text;
    }
    read() {
        const { root, file } = this.text;
        if (root.kind !== 'object')
            this.refuse(root, { found: kindOf(root), expected: 'an object' });
        this.version();
        this.keys(root, { what: 'the baseline file', path: [], known: FILE_KEYS, needed: ['version', 'accepted'] });
        const schema = root.get('$schema') === undefined ? undefined : this.string(root, '$schema');
        const accepted = this.needed(root, 'accepted');
        if (accepted.kind !== 'array') {
            this.refuse(accepted, { found: `${kindOf(accepted)} for "accepted"`, expected: 'an array of entries' });
        }
        return { file, schema, entries: Array.from(accepted.items(), (node, k) => this.entry(node, k)) };
    }
    /** A file of another version has another form, so that this comes first. */
    version() {
        const version = this.text.root.get('version');
        if (version === undefined || version.number() === 1)
            return;
        const found = version.text.toString('utf8', version.start, Math.min(version.end, version.start + SHOWN));
        this.refuse(version, { found: `${found} for "version"`, expected: '1' });
    }
    entry(node, index) {
        if (node.kind !== 'object') {
            this.refuse(node, { found: `${kindOf(node)} in "accepted"`, expected: 'an object' });
        }
        this.keys(node, { what: 'an entry', path: ['accepted', String(index)], known: ENTRY_KEYS, needed: NEEDED });
        const entry = {
            fingerprint: this.fingerprint(node),
            kind: this.kind(node),
            tool: this.string(node, 'tool'),
            file: this.file(node),
            session: node.get('session') && this.string(node, 'session'),
            reason: this.reason(node),
            expires: this.expires(node),
            line: this.text.placeOf(node).line,
        };
        this.once(node, entry);
        return entry;
    }
    fingerprint(node) {
        const text = this.string(node, 'fingerprint');
        if (/^[0-9a-f]{32}$/.test(text))
            return text;
        return this.refuse(this.needed(node, 'fingerprint'), {
            found: `${quoted(text)} for "fingerprint"`,
            expected: '32 digits of 0-9 and a-f',
            advice: 'copy it from the job summary, or let toolreplay baseline write it',
        });
    }
    kind(node) {
        const text = this.string(node, 'kind');
        const kind = ACCEPTABLE.find((one) => one === text);
        if (kind !== undefined)
            return kind;
        const at = this.needed(node, 'kind');
        if (kinds/* KINDS */.GW.some((one) => one === text)) {
            return this.refuse(at, {
                found: `${quoted(text)} for "kind"`,
                expected: 'a kind that can be accepted',
                advice: 'of a recording that was edited nobody knows what it was: record and seal it anew',
            });
        }
        const near = (0,closest/* closest */.k)(text, ACCEPTABLE);
        return this.refuse(at, {
            found: `${quoted(text)} for "kind"`,
            expected: ACCEPTABLE.join(', '),
            ...(near !== undefined && { advice: `did you mean "${near}"?` }),
        });
    }
    file(node) {
        const at = node.get('file');
        if (at === undefined)
            return undefined;
        const text = this.string(node, 'file');
        if (text === '')
            this.refuse(at, { found: 'an empty "file"', expected: 'a transcript, or a glob', advice: ANY });
        if (/^\.\//.test(text)) {
            const advice = 'leave the ./ out';
            this.refuse(at, { found: `${quoted(text)} for "file"`, expected: 'a transcript as reports name it', advice });
        }
        const fault = (0,glob_fault/* globFault */.H)(text);
        if (fault === undefined)
            return text;
        return this.refuse(at, {
            found: `${fault} in the glob ${quoted(text)}`,
            expected: 'a glob that is whole',
            advice: 'put a backslash before a bracket that means itself',
        });
    }
    reason(node) {
        const text = this.string(node, 'reason');
        if ((0,entry/* isReason */.Vs)(text))
            return text;
        const said = text.trim();
        return this.refuse(this.needed(node, 'reason'), {
            found: said === '' ? 'an empty "reason"' : `${quoted(said)} for "reason"`,
            expected: 'why the finding is accepted',
            advice: 'say it to whoever reads this next',
        });
    }
    expires(node) {
        const at = node.get('expires');
        if (at === undefined)
            return undefined;
        const text = this.string(node, 'expires');
        if ((0,day/* isDay */.N)(text))
            return text;
        return this.refuse(at, {
            found: `${quoted(text)} for "expires"`,
            expected: 'a day such as "2027-01-31"',
            advice: 'it is the last day on which the finding is accepted',
        });
    }
    /** What is accepted twice was merged badly: of two reasons nobody knows which holds. */
    once(node, { fingerprint, file, session, line }) {
        const key = JSON.stringify([fingerprint, file, session]);
        const before = this.lines.get(key);
        if (before !== undefined) {
            const where = file === undefined ? '' : ` for ${quoted(file)}`;
            this.refuse(this.needed(node, 'fingerprint'), {
                found: `the fingerprint ${fingerprint} a second time${where}`,
                expected: `another than that at line ${before}`,
                advice: 'keep one of the two',
            });
        }
        this.lines.set(key, line);
    }
    keys(node, { what, path, known, needed }) {
        for (const [key] of node.members()) {
            if (known.includes(key))
                continue;
            const near = (0,closest/* closest */.k)(key, known);
            const fault = {
                found: `the unknown key ${quoted(key)} in ${what}`,
                expected: `one of ${known.join(', ')}`,
                ...(near !== undefined && { advice: `did you mean "${near}"?` }),
            };
            throw new src_error/* ToolReplayError */.K('baseline', fault, this.text.placeOfKey(path, key));
        }
        for (const key of needed) {
            if (node.get(key) === undefined)
                this.refuse(node, { found: `no "${key}" in ${what}`, expected: needed.join(', ') });
        }
    }
    string(node, key) {
        const value = this.needed(node, key);
        return value.string() ?? this.refuse(value, { found: `${kindOf(value)} for "${key}"`, expected: 'a string' });
    }
    needed(node, key) {
        return node.get(key) ?? this.refuse(node, { found: `no "${key}"` });
    }
    refuse(node, fault) {
        throw new src_error/* ToolReplayError */.K('baseline', fault, this.text.placeOf(node));
    }
}
const ANY = 'leave the key out for any transcript';
function kindOf({ kind, isTrue }) {
    if (kind === 'boolean')
        return String(isTrue);
    if (kind === 'null')
        return 'null';
    return kind === 'object' || kind === 'array' ? `an ${kind}` : `a ${kind}`;
}
function quoted(text) {
    return JSON.stringify(text.length > SHOWN ? `${text.slice(0, SHOWN)}\u2026` : text);
}
//# sourceMappingURL=read-baseline.js.map
// EXTERNAL MODULE: ./build/commonjs/src/audit/discover.js
var discover = __webpack_require__(7712);
// EXTERNAL MODULE: ./build/commonjs/src/audit/system-error.js
var system_error = __webpack_require__(3017);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/baseline-file.js







/**
 * Reads a baseline file. It may be as hostile as a transcript: no link leads out of the workspace, and no pipe is waited
 * for.
 *
 * @param path relative to `folder`, or absolute
 * @param workspace absolute: reports name the file relative to it
 * @throws ToolReplayError when it cannot be read or is no such file: its code is `not-found` where nothing is there
 */
async function readBaselineFile(path, folder, workspace) {
    const absolute = (0,external_node_path_.resolve)(folder, path);
    const name = (0,discover/* nameIn */.ZC)(workspace, absolute);
    const roots = (0,discover/* isInside */.FK)(absolute, workspace) ? [workspace] : [workspace, (0,external_node_path_.dirname)(absolute)];
    try {
        const refused = (0,discover/* refusal */.x5)(absolute, roots);
        if (refused !== undefined)
            throw refused;
        const { size } = await (0,promises_.stat)(absolute);
        if (size > entry/* MAX_BASELINE */.d2)
            throw tooLarge();
        return readBaseline(await (0,promises_.readFile)(absolute), name);
    }
    catch (error) {
        const known = (0,system_error/* fileError */.zS)(error);
        if (!(known instanceof src_error/* ToolReplayError */.K) || known.place.file !== undefined)
            throw known;
        const { code, fault } = known;
        throw code === 'not-a-file'
            ? new src_error/* ToolReplayError */.K(code, { ...fault, advice: 'name the file that has the entries' }, { file: name })
            : known.at({ file: name });
    }
}
/** A baseline that nobody could have read. */
function tooLarge() {
    return new src_error/* ToolReplayError */.K('baseline', {
        found: `a baseline file of more than ${entry/* MAX_BASELINE */.d2 >> 20} MiB`,
        expected: `at most ${entry/* MAX_BASELINE */.d2 >> 20} MiB`,
        advice: 'so many findings of one kind are better left out by a scope file or by fail-on',
    });
}
//# sourceMappingURL=baseline-file.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/held-baseline.js






/**
 * Reads the baseline of an audit.
 *
 * @param folder absolute: what the baseline's path is relative to
 * @param workspace absolute: what names of transcripts are relative to
 * @throws ToolReplayError when the file is missing, cannot be read or is no baseline
 */
async function holdBaseline({ path, today, looked = 'all' }, folder, workspace) {
    return heldBaseline(new BaselineUse(await readBaselineFile(path, folder, workspace), today), { workspace, looked });
}
/** A baseline that was read. */
function heldBaseline(use, { workspace, looked }) {
    return {
        accept(files) {
            const judged = files.filter(({ unusable }) => unusable === undefined);
            // Those whose own name looks redacted first: an entry of that very name must not be taken for one that is redacted alike.
            const isFirst = ({ session = '' }) => (0,replacements/* looksRedacted */.lf)(session);
            for (const file of [...judged.filter(isFirst), ...judged.filter((one) => !isFirst(one))]) {
                use.accept({ ...file, kinds: kindsLookedFor(file) });
            }
        },
        report: () => use.report({ isThere: (name) => (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(workspace, name)), looked }),
    };
}
/** The kinds of finding that a session was looked at for: of those alone it can be said that there are none. */
function kindsLookedFor({ findings, replay }) {
    return kinds/* KINDS */.GW.filter((kind) => {
        return findings.isWatchedFor(kind) && (kinds/* RULE_OF */.jH[kind].check !== 'replay' || replay.state === 'checked');
    });
}
//# sourceMappingURL=held-baseline.js.map

/***/ }),

/***/ 4844:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ closest)
/* harmony export */ });
/** The candidate that was most likely meant: at most two edits away, or a third of its length. */
function closest(word, candidates) {
    const near = candidates
        .map((candidate) => ({ candidate, edits: distance(word.slice(0, 64), candidate) }))
        .filter(({ candidate, edits }) => edits <= Math.max(2, candidate.length / 3) && edits < candidate.length);
    return near.sort((a, b) => a.edits - b.edits)[0]?.candidate;
}
/** How many letters have to be put in, taken out or replaced (Levenshtein's distance). */
function distance(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, k) => k);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++) {
            const replaced = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
            next.push(Math.min(replaced, row[j] + 1, next[j - 1] + 1));
        }
        row = next;
    }
    return row[b.length];
}
//# sourceMappingURL=closest.js.map

/***/ }),

/***/ 7126:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ globFault)
/* harmony export */ });
/* harmony import */ var _token_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9269);

/**
 * What in a glob is surely a slip: a bracket or a brace that is not closed. A glob takes it for a character; whoever
 * writes a rule means something else. One that is meant stands behind a backslash.
 */
function globFault(glob) {
    const lastBrace = glob.lastIndexOf('}');
    for (const token of (0,_token_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenize */ .q)(glob)) {
        if (token.kind !== 'char' || token.isEscaped)
            continue;
        if (token.code === OPEN_BRACKET)
            return "a '[' that is not closed";
        if (token.code === OPEN_BRACE && token.at > lastBrace)
            return "a '{' that is not closed";
    }
    return undefined;
}
const OPEN_BRACKET = 0x5b;
const OPEN_BRACE = 0x7b;
//# sourceMappingURL=fault.js.map

/***/ }),

/***/ 1986:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ ScopeText)
});

// EXTERNAL MODULE: ./build/commonjs/src/json/node.js
var node = __webpack_require__(3544);
;// CONCATENATED MODULE: ./build/commonjs/src/json/places.js
/** Bytes from one count of characters to the next. */
const BLOCK = 1024;
/**
 * Finds line and column of many bytes of one text. To find one alone, `lineAndColumn` of `value.ts` is enough; but its
 * time is that of the text before the byte, which for each value of a large file would be too much.
 */
class Places {
    text;
    /** Where each line starts. */
    starts = [0];
    /** How many characters there are before each block of the text. */
    counts = [0];
    constructor(text) {
        this.text = text;
        for (let at = text.indexOf(0x0a); at >= 0; at = text.indexOf(0x0a, at + 1))
            this.starts.push(at + 1);
        for (let at = 0, count = 0; at < text.length; at += BLOCK) {
            count += characters(text, at, Math.min(at + BLOCK, text.length));
            this.counts.push(count);
        }
    }
    /** Line and column of a byte at which a character begins, both from 1. A column counts characters. */
    at(offset) {
        const line = this.lineOf(offset);
        return { line, column: this.before(offset) - this.before(this.starts[line - 1]) + 1 };
    }
    lineOf(offset) {
        let low = 0;
        let high = this.starts.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.starts[middle] <= offset)
                low = middle + 1;
            else
                high = middle;
        }
        return low;
    }
    /** How many characters begin before a byte. */
    before(offset) {
        const block = Math.floor(offset / BLOCK);
        return this.counts[block] + characters(this.text, block * BLOCK, offset);
    }
}
/** How many characters begin in a range of bytes. */
function characters(text, start, end) {
    let count = 0;
    for (let at = start; at < end; at++)
        if ((text[at] & 0xc0) !== 0x80)
            count++;
    return count;
}
//# sourceMappingURL=places.js.map
// EXTERNAL MODULE: ./build/commonjs/src/json/tape.js
var tape = __webpack_require__(4744);
;// CONCATENATED MODULE: ./build/commonjs/src/scope/scope-text.js



/** The JSON of a scope file, and where everything stands in it. */
class ScopeText {
    root;
    file;
    tape = new tape/* Tape */.n();
    places;
    /**
     * @param bytes JSON of one value, checked already
     * @param file how errors name it
     */
    constructor(bytes, file) {
        const text = Buffer.alloc(bytes.length + 1);
        text.set(bytes);
        this.tape.read(text, 0, bytes.length);
        this.places = new Places(text);
        this.root = new node/* JsonNode */.x(this.tape);
        this.file = file;
    }
    /** Where a value stands. */
    placeOf(node) {
        return { file: this.file, ...this.places.at(node.start) };
    }
    /** Where the value stands that a path of keys and indices leads to. It must be there. */
    placeAt(path) {
        return this.placeOf(new node/* JsonNode */.x(this.tape, this.entryAt(path)));
    }
    /** Where a key stands in the object that a path leads to. */
    placeOfKey(path, key) {
        // In the tape a key comes right before its value.
        return this.placeOf(new node/* JsonNode */.x(this.tape, this.entryAt([...path, key]) - 1));
    }
    entryAt(path) {
        let entry = 0;
        for (const segment of path)
            entry = this.childOf(entry, segment);
        return entry;
    }
    childOf(parent, segment) {
        const { tape } = this;
        const isObject = new node/* JsonNode */.x(tape, parent).kind === 'object';
        // In an object a key comes before each value.
        const key = isObject ? 1 : 0;
        let index = 0;
        let at = parent + 1 + key;
        while (at < tape.after(parent) &&
            (isObject ? !new node/* JsonNode */.x(tape, at - 1).is(segment) : String(index) !== segment)) {
            at = tape.after(at) + key;
            index++;
        }
        return at;
    }
}
//# sourceMappingURL=scope-text.js.map

/***/ })

};
;