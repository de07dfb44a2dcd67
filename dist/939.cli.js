"use strict";
exports.id = 939;
exports.ids = [939];
exports.modules = {

/***/ 848:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isChecked)
/* harmony export */ });
/** Whether any check was made. */
function isChecked({ replay, scope, chain }) {
    return [replay, scope, chain].some(({ state }) => state !== 'skipped');
}
//# sourceMappingURL=file-report.js.map

/***/ }),

/***/ 9167:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ conclude),
/* harmony export */   t: () => (/* binding */ nothingChecked)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8245);
/* harmony import */ var _rules_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8166);
/* harmony import */ var _file_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(848);



/** Adds up the files' reports and decides the outcome. */
function conclude(files, notEntered, { failOn, ifNoFilesFound }, scopes = [], { baseline, leftOut, shard, cache } = {}) {
    const calls = sum(files, (file) => file.calls);
    const findings = sum(files, (file) => file.findings.total);
    // Of thousands of transcripts, most have none.
    const found = files.filter((file) => file.findings.total > 0);
    const counts = (0,_rules_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .perKind */ .Cr)(({ kind }) => sum(found, (file) => file.findings.count(kind)));
    const unusableFiles = files.filter((file) => file.unusable !== undefined).length;
    const transcripts = new Set(files.map(({ file }) => file)).size;
    const isUnchanged = files.length === 0 && leftOut !== undefined && leftOut.unchanged > 0;
    // What one part has nothing of, another may have: whoever merges them looks.
    const isPart = shard !== undefined && shard.transcripts > 0;
    const nothing = !isUnchanged && !isPart && unusableFiles === 0 && !files.some((file) => file.calls > 0 && (0,_file_report_js__WEBPACK_IMPORTED_MODULE_2__/* .isChecked */ .W)(file))
        ? nothingChecked(files.length, calls)
        : undefined;
    const unusable = unusableFiles > 0 || (nothing !== undefined && ifNoFilesFound === 'error');
    const failed = _rules_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .KINDS */ .GW.some((kind) => failOn.has(kind) && counts[kind] > 0);
    return {
        files,
        transcripts,
        result: unusable ? 'unusable' : findings > 0 ? 'findings' : isUnchanged ? 'unchanged' : 'clean',
        exitCode: unusable ? 2 : failed ? 1 : 0,
        calls,
        findings,
        accepted: sum(files, (file) => file.findings.accepted),
        counts,
        unusableFiles,
        scopes,
        notEntered,
        ...(baseline && { baseline }),
        ...(nothing && { nothing }),
        ...(leftOut && { leftOut }),
        ...(shard && { shard }),
        ...(cache && { cache }),
    };
}
/** Why an audit that judged nothing is no pass. @param files how many there were @param calls in them */
function nothingChecked(files, calls) {
    const none = calls === 0 ? 'not one call in the files that match' : 'not one call that could be checked';
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K('nothing-checked', {
        found: files === 0 ? 'no file that matches' : none,
        expected: calls === 0 ? 'at least one recorded call' : 'at least one with an answer, a scope or a seal',
        advice: 'a check that compared nothing is no pass',
    });
}
function sum(files, of) {
    return files.reduce((total, file) => total + of(file), 0);
}
//# sourceMappingURL=outcome.js.map

/***/ }),

/***/ 939:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mergeReports: () => (/* binding */ mergeReports)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/commonjs/src/audit/discover.js
var discover = __webpack_require__(7712);
// EXTERNAL MODULE: ./build/commonjs/src/audit/held-baseline.js
var held_baseline = __webpack_require__(9214);
// EXTERNAL MODULE: ./build/commonjs/src/audit/outcome.js
var outcome = __webpack_require__(9167);
// EXTERNAL MODULE: ./build/commonjs/src/audit/system-error.js
var system_error = __webpack_require__(3017);
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/rules/findings.js + 3 modules
var rules_findings = __webpack_require__(5855);
// EXTERNAL MODULE: ./build/commonjs/src/rules/kinds.js + 8 modules
var kinds = __webpack_require__(8166);
// EXTERNAL MODULE: ./build/commonjs/src/version.js
var src_version = __webpack_require__(951);
;// CONCATENATED MODULE: ./build/commonjs/src/merge/report-v1-validator.js
const codePoints = (text) => [...text].length;
const validateSchema = validate52;
const schema19 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://github.com/toolreplay/action/raw/v1/schemas/report-v1.json", "title": "ToolReplay report, version 1", "type": "object", "required": ["$schema", "version", "tool", "result", "exit_code", "totals", "files", "scopes", "not_entered", "not_checked"], "additionalProperties": false, "properties": { "$schema": { "type": "string" }, "version": { "const": 1 }, "tool": { "type": "object", "required": ["name", "version"], "additionalProperties": false, "properties": { "name": { "const": "toolreplay" }, "version": { "type": "string" } } }, "result": { "enum": ["clean", "findings", "unusable", "unchanged", "different"] }, "exit_code": { "enum": [0, 1, 2] }, "totals": { "$ref": "#/$defs/totals" }, "nothing": { "$ref": "#/$defs/error" }, "baseline": { "type": "object", "required": ["file", "entries"], "additionalProperties": false, "properties": { "file": { "type": "string" }, "entries": { "type": "array", "items": { "type": "object", "required": ["state", "line", "message"], "additionalProperties": false, "properties": { "state": { "enum": ["unused", "expired"] }, "line": { "$ref": "#/$defs/line" }, "message": { "type": "string" } } } } } }, "left_out": { "type": "object", "required": ["unchanged", "deleted"], "additionalProperties": false, "properties": { "unchanged": { "$ref": "#/$defs/number" }, "deleted": { "type": "array", "items": { "type": "string" } } } }, "files": { "type": "array", "items": { "if": { "type": "object", "required": ["unusable"] }, "then": { "$ref": "#/$defs/unusable" }, "else": { "$ref": "#/$defs/session" } } }, "scopes": { "type": "array", "items": { "$ref": "#/$defs/scope" } }, "not_entered": { "type": "array", "items": { "type": "string" } }, "not_checked": { "type": "array", "items": { "type": "string" } }, "comparisons": { "type": "array", "items": { "$ref": "#/$defs/comparison" } }, "flake": { "$ref": "#/$defs/flake" }, "shard": { "type": "object", "required": ["index", "count", "transcripts", "settings", "list"], "additionalProperties": false, "properties": { "index": { "type": "integer", "minimum": 1, "maximum": 256 }, "count": { "type": "integer", "minimum": 1, "maximum": 256 }, "transcripts": { "$ref": "#/$defs/number" }, "settings": { "$ref": "#/$defs/digest" }, "list": { "$ref": "#/$defs/digest" } } } }, "$defs": { "digest": { "type": "string", "pattern": "^[0-9a-f]{64}$" }, "number": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "line": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "kind": { "enum": ["non-determinism", "redundant-call", "repeated-loop", "permission-warning", "unverifiable-call", "permission-overreach", "broken-chain", "broken-seal"] }, "totals": { "type": "object", "required": ["transcripts", "unusable", "calls", "findings", "accepted", "by_kind"], "additionalProperties": false, "properties": { "transcripts": { "$ref": "#/$defs/number" }, "unusable": { "$ref": "#/$defs/number" }, "calls": { "$ref": "#/$defs/number" }, "findings": { "$ref": "#/$defs/number" }, "accepted": { "$ref": "#/$defs/number" }, "by_kind": { "type": "object", "required": ["non-determinism", "redundant-call", "repeated-loop", "permission-warning", "unverifiable-call", "permission-overreach", "broken-chain", "broken-seal"], "propertyNames": { "$ref": "#/$defs/kind" }, "additionalProperties": { "$ref": "#/$defs/number" } } } }, "session": { "type": "object", "required": ["file", "format", "calls", "checks", "looked_for", "findings"], "additionalProperties": false, "properties": { "file": { "$ref": "#/$defs/file" }, "session": { "type": "string" }, "format": { "type": "string" }, "calls": { "$ref": "#/$defs/number" }, "checks": { "$ref": "#/$defs/checks" }, "log": { "$ref": "#/$defs/log" }, "replay_notes": { "$ref": "#/$defs/replay_notes" }, "looked_for": { "type": "array", "items": { "$ref": "#/$defs/kind" } }, "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } } } }, "unusable": { "type": "object", "required": ["file", "unusable"], "additionalProperties": false, "properties": { "file": { "$ref": "#/$defs/file" }, "unusable": { "$ref": "#/$defs/error" } } }, "file": { "type": "string" }, "checks": { "type": "object", "required": ["replay", "scope", "verify"], "additionalProperties": false, "properties": { "replay": { "if": { "type": "object", "properties": { "state": { "const": "skipped" } } }, "then": { "$ref": "#/$defs/skipped" }, "else": { "type": "object", "required": ["state", "divergence"], "additionalProperties": false, "properties": { "state": { "const": "checked" }, "divergence": { "type": ["integer", "null"], "minimum": 0 } } } }, "scope": { "if": { "type": "object", "properties": { "state": { "const": "skipped" } } }, "then": { "$ref": "#/$defs/skipped" }, "else": { "type": "object", "required": ["state", "agent"], "additionalProperties": false, "properties": { "state": { "const": "checked" }, "agent": { "type": "string" } } } }, "verify": { "if": { "type": "object", "properties": { "state": { "const": "skipped" } } }, "then": { "$ref": "#/$defs/skipped" }, "else": { "if": { "type": "object", "properties": { "state": { "const": "broken" } } }, "then": { "type": "object", "required": ["state", "index", "expected", "found"], "additionalProperties": false, "properties": { "state": { "const": "broken" }, "index": { "$ref": "#/$defs/number" }, "expected": { "type": "string" }, "found": { "type": "string" }, "seal": { "$ref": "#/$defs/seal" } } }, "else": { "type": "object", "required": ["state"], "additionalProperties": false, "properties": { "state": { "const": "intact" }, "seal": { "$ref": "#/$defs/seal" } } } } } } }, "seal": { "type": "object", "required": ["links", "complete", "signed", "anchored", "withheld"], "additionalProperties": false, "properties": { "links": { "$ref": "#/$defs/number" }, "complete": { "type": "object", "required": ["state"], "additionalProperties": false, "properties": { "state": { "enum": ["yes", "no", "not checked"] }, "why": { "type": "string" } } }, "signed": { "type": "object", "required": ["state"], "additionalProperties": false, "properties": { "state": { "enum": ["signed", "invalid", "no"] }, "key": { "type": "string" }, "principal": { "type": "string" }, "why": { "type": "string" } } }, "anchored": { "type": "object", "required": ["state"], "additionalProperties": false, "properties": { "state": { "enum": ["yes", "no", "not checked"] } } }, "follows": { "type": "string" }, "withheld": { "type": "object", "required": ["values"], "additionalProperties": false, "properties": { "values": { "$ref": "#/$defs/number" }, "openings": { "$ref": "#/$defs/number" }, "opened": { "$ref": "#/$defs/number" } } } } }, "skipped": { "type": "object", "required": ["state", "why"], "additionalProperties": false, "properties": { "state": { "const": "skipped" }, "why": { "enum": ["not asked for", "no scope given", "no scope file found", "no scope applies", "not sealed", "no calls", "no answers"] } } }, "log": { "type": "object", "required": ["unanswered", "orphans", "duplicates", "skipped"], "additionalProperties": false, "properties": { "unanswered": { "$ref": "#/$defs/number" }, "orphans": { "$ref": "#/$defs/number" }, "duplicates": { "$ref": "#/$defs/number" }, "skipped": { "type": "array", "items": { "type": "object", "required": ["reason", "parts"], "additionalProperties": false, "properties": { "reason": { "enum": ["not JSON", "blank", "cut off", "of unknown type"] }, "parts": { "$ref": "#/$defs/number" } } } } } }, "replay_notes": { "type": "object", "required": ["unchecked", "normalized"], "additionalProperties": false, "properties": { "unchecked": { "type": "array", "items": { "type": "object", "required": ["tool", "repeats"], "additionalProperties": false, "properties": { "tool": { "type": "string" }, "repeats": { "$ref": "#/$defs/number" } } } }, "normalized": { "type": "object", "required": ["answers", "fields"], "additionalProperties": false, "properties": { "answers": { "$ref": "#/$defs/number" }, "fields": { "$ref": "#/$defs/number" } } } } }, "finding": { "type": "object", "required": ["kind", "level", "check", "index", "line", "tool", "message", "other", "first"], "additionalProperties": false, "properties": { "kind": { "$ref": "#/$defs/kind" }, "level": { "enum": ["error", "warning"] }, "check": { "enum": ["replay", "scope", "verify"] }, "index": { "$ref": "#/$defs/number" }, "line": { "$ref": "#/$defs/line" }, "where": { "type": "string" }, "tool": { "type": "string" }, "message": { "type": "string" }, "note": { "type": "string" }, "other": { "$ref": "#/$defs/number" }, "other_line": { "$ref": "#/$defs/line" }, "first": { "$ref": "#/$defs/number" }, "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{32}$" }, "accepted": { "type": "object", "required": ["reason", "expires"], "additionalProperties": false, "properties": { "reason": { "type": "string" }, "expires": { "type": ["string", "null"] } } } } }, "error": { "type": "object", "required": ["code", "message", "found"], "additionalProperties": false, "properties": { "code": { "enum": ["usage", "not-found", "not-a-file", "unreadable", "unwritable", "encoding", "json", "duplicate-key", "number-range", "too-deep", "line-too-long", "document-too-long", "format", "skipped", "session", "fields", "index", "mixed", "sealed", "not-sealed", "scope", "baseline", "key", "manifest", "signature", "worker", "report", "nothing-checked"] }, "file": { "type": "string" }, "line": { "$ref": "#/$defs/line" }, "column": { "$ref": "#/$defs/line" }, "message": { "type": "string" }, "found": { "type": "string" }, "expected": { "type": "string" }, "advice": { "type": "string" } } }, "scope": { "type": "object", "required": ["file", "sha256", "agent", "transcripts", "rules", "unused", "uses", "warnings"], "additionalProperties": false, "properties": { "file": { "type": "string" }, "sha256": { "$ref": "#/$defs/digest" }, "agent": { "type": "string" }, "transcripts": { "$ref": "#/$defs/number" }, "rules": { "$ref": "#/$defs/number" }, "unused": { "type": "array", "items": { "type": "object", "required": ["name", "file", "line"], "additionalProperties": false, "properties": { "name": { "type": "string" }, "file": { "type": "string" }, "line": { "$ref": "#/$defs/line" } } } }, "uses": { "type": "array", "items": { "type": "object", "required": ["name", "file", "line", "matches"], "additionalProperties": false, "properties": { "name": { "type": "string" }, "file": { "type": "string" }, "line": { "$ref": "#/$defs/line" }, "matches": { "$ref": "#/$defs/number" } } } }, "warnings": { "type": "array", "items": { "type": "object", "required": ["file", "line", "message"], "additionalProperties": false, "properties": { "file": { "type": "string" }, "line": { "$ref": "#/$defs/line" }, "message": { "type": "string" } } } } } }, "comparison": { "type": "object", "required": ["base", "head"], "additionalProperties": false, "properties": { "base": { "type": ["string", "null"] }, "head": { "type": ["string", "null"] }, "counts": { "$ref": "#/$defs/change_counts" }, "sessions": { "type": "array", "items": { "$ref": "#/$defs/session_comparison" } }, "unusable": { "type": "object", "required": ["side", "error"], "additionalProperties": false, "properties": { "side": { "enum": ["base", "head", null] }, "error": { "$ref": "#/$defs/error" } } } } }, "session_comparison": { "type": "object", "required": ["state", "calls", "counts", "changes"], "additionalProperties": false, "properties": { "name": { "type": "string" }, "names": { "type": "object", "additionalProperties": false, "properties": { "base": { "type": "string" }, "head": { "type": "string" } } }, "state": { "enum": ["both", "removed", "added"] }, "calls": { "type": "object", "required": ["base", "head"], "additionalProperties": false, "properties": { "base": { "$ref": "#/$defs/number" }, "head": { "$ref": "#/$defs/number" } } }, "counts": { "$ref": "#/$defs/change_counts" }, "first": { "$ref": "#/$defs/change" }, "changes": { "type": "array", "items": { "$ref": "#/$defs/change" } } } }, "change_counts": { "type": "object", "required": ["equal", "normalized", "removed", "added", "structure", "arguments", "response"], "additionalProperties": false, "properties": { "equal": { "$ref": "#/$defs/number" }, "normalized": { "type": "object", "required": ["calls", "fields"], "additionalProperties": false, "properties": { "calls": { "$ref": "#/$defs/number" }, "fields": { "$ref": "#/$defs/number" } } }, "removed": { "$ref": "#/$defs/number" }, "added": { "$ref": "#/$defs/number" }, "structure": { "$ref": "#/$defs/number" }, "arguments": { "$ref": "#/$defs/number" }, "response": { "$ref": "#/$defs/number" } } }, "change": { "type": "object", "required": ["type", "tool"], "additionalProperties": false, "properties": { "type": { "enum": ["removed", "added", "changed"] }, "kind": { "enum": ["arguments", "response"] }, "tool": { "type": "string" }, "base": { "$ref": "#/$defs/spot" }, "head": { "$ref": "#/$defs/spot" }, "args": { "$ref": "#/$defs/changed_part" }, "response": { "$ref": "#/$defs/changed_part" } } }, "spot": { "type": "object", "required": ["index", "line"], "additionalProperties": false, "properties": { "index": { "$ref": "#/$defs/number" }, "line": { "$ref": "#/$defs/line" }, "where": { "type": "string" } } }, "changed_part": { "type": "object", "required": ["places", "more"], "additionalProperties": false, "properties": { "places": { "type": "array", "items": { "type": "object", "required": ["pointer"], "additionalProperties": false, "properties": { "pointer": { "type": "string" }, "only": { "enum": ["base", "head"] }, "base": { "type": "string" }, "head": { "type": "string" } } } }, "more": { "$ref": "#/$defs/number" }, "answered": { "enum": ["base", "head"] } } }, "rate": { "type": "object", "required": ["times", "of", "low", "high"], "additionalProperties": false, "properties": { "times": { "$ref": "#/$defs/number" }, "of": { "$ref": "#/$defs/number" }, "low": { "type": "number", "minimum": 0, "maximum": 1 }, "high": { "type": "number", "minimum": 0, "maximum": 1 } } }, "flake": { "type": "object", "required": ["unusable"], "additionalProperties": false, "properties": { "runs": { "$ref": "#/$defs/number" }, "calls": { "$ref": "#/$defs/number" }, "sequences": { "type": "array", "items": { "type": "object", "required": ["runs", "name", "calls"], "additionalProperties": false, "properties": { "runs": { "$ref": "#/$defs/number" }, "name": { "type": "string" }, "calls": { "$ref": "#/$defs/number" } } } }, "parting": { "type": ["integer", "null"], "minimum": 0 }, "similarity": { "type": "number", "minimum": 0, "maximum": 1 }, "sequence_rate": { "$ref": "#/$defs/rate" }, "same_arguments": { "type": "object", "required": ["times", "of"], "additionalProperties": false, "properties": { "times": { "$ref": "#/$defs/number" }, "of": { "$ref": "#/$defs/number" } } }, "steps": { "type": "array", "items": { "type": "object", "required": ["index", "tool", "rate", "same_arguments", "different_arguments"], "additionalProperties": false, "properties": { "index": { "$ref": "#/$defs/number" }, "tool": { "type": "string" }, "rate": { "$ref": "#/$defs/rate" }, "same_arguments": { "$ref": "#/$defs/number" }, "different_arguments": { "$ref": "#/$defs/number" } } } }, "unusable": { "type": "array", "items": { "$ref": "#/$defs/error" } } } } } };
const func1 = Object.prototype.hasOwnProperty;
const schema20 = { "type": "object", "required": ["transcripts", "unusable", "calls", "findings", "accepted", "by_kind"], "additionalProperties": false, "properties": { "transcripts": { "$ref": "#/$defs/number" }, "unusable": { "$ref": "#/$defs/number" }, "calls": { "$ref": "#/$defs/number" }, "findings": { "$ref": "#/$defs/number" }, "accepted": { "$ref": "#/$defs/number" }, "by_kind": { "type": "object", "required": ["non-determinism", "redundant-call", "repeated-loop", "permission-warning", "unverifiable-call", "permission-overreach", "broken-chain", "broken-seal"], "propertyNames": { "$ref": "#/$defs/kind" }, "additionalProperties": { "$ref": "#/$defs/number" } } } };
const schema21 = { "type": "integer", "minimum": 0, "maximum": 9007199254740991 };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate54.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) {
        validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, schema: schema21.type, parentSchema: schema21, data }];
        return false;
    }
    if (errors === 0) {
        if ((typeof data == "number") && (isFinite(data))) {
            if (data > 9007199254740991 || isNaN(data)) {
                validate54.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, schema: 9007199254740991, parentSchema: schema21, data }];
                return false;
            }
            else {
                if (data < 0 || isNaN(data)) {
                    validate54.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema21, data }];
                    return false;
                }
            }
        }
    }
    validate54.errors = vErrors;
    return errors === 0;
}
validate54.evaluated = { "dynamicProps": false, "dynamicItems": false };
const schema22 = { "enum": ["non-determinism", "redundant-call", "repeated-loop", "permission-warning", "unverifiable-call", "permission-overreach", "broken-chain", "broken-seal"] };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate60.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (!((((((((data === "non-determinism") || (data === "redundant-call")) || (data === "repeated-loop")) || (data === "permission-warning")) || (data === "unverifiable-call")) || (data === "permission-overreach")) || (data === "broken-chain")) || (data === "broken-seal"))) {
        validate60.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema22.enum }, schema: schema22.enum, parentSchema: schema22, data }];
        return false;
    }
    validate60.errors = vErrors;
    return errors === 0;
}
validate60.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate53.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (((((((data.transcripts === undefined) && (missing0 = "transcripts")) || ((data.unusable === undefined) && (missing0 = "unusable"))) || ((data.calls === undefined) && (missing0 = "calls"))) || ((data.findings === undefined) && (missing0 = "findings"))) || ((data.accepted === undefined) && (missing0 = "accepted"))) || ((data.by_kind === undefined) && (missing0 = "by_kind"))) {
                validate53.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema20.required, parentSchema: schema20, data }];
                return false;
            }
            else {
                const _errs1 = errors;
                for (const key0 in data) {
                    if (!((((((key0 === "transcripts") || (key0 === "unusable")) || (key0 === "calls")) || (key0 === "findings")) || (key0 === "accepted")) || (key0 === "by_kind"))) {
                        validate53.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema20, data }];
                        return false;
                        break;
                    }
                }
                if (_errs1 === errors) {
                    if (data.transcripts !== undefined) {
                        const _errs2 = errors;
                        if (!(validate54(data.transcripts, { instancePath: instancePath + "/transcripts", parentData: data, parentDataProperty: "transcripts", rootData, dynamicAnchors }))) {
                            vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                            errors = vErrors.length;
                        }
                        var valid0 = _errs2 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.unusable !== undefined) {
                            const _errs3 = errors;
                            if (!(validate54(data.unusable, { instancePath: instancePath + "/unusable", parentData: data, parentDataProperty: "unusable", rootData, dynamicAnchors }))) {
                                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                errors = vErrors.length;
                            }
                            var valid0 = _errs3 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.calls !== undefined) {
                                const _errs4 = errors;
                                if (!(validate54(data.calls, { instancePath: instancePath + "/calls", parentData: data, parentDataProperty: "calls", rootData, dynamicAnchors }))) {
                                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                    errors = vErrors.length;
                                }
                                var valid0 = _errs4 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                            if (valid0) {
                                if (data.findings !== undefined) {
                                    const _errs5 = errors;
                                    if (!(validate54(data.findings, { instancePath: instancePath + "/findings", parentData: data, parentDataProperty: "findings", rootData, dynamicAnchors }))) {
                                        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                        errors = vErrors.length;
                                    }
                                    var valid0 = _errs5 === errors;
                                }
                                else {
                                    var valid0 = true;
                                }
                                if (valid0) {
                                    if (data.accepted !== undefined) {
                                        const _errs6 = errors;
                                        if (!(validate54(data.accepted, { instancePath: instancePath + "/accepted", parentData: data, parentDataProperty: "accepted", rootData, dynamicAnchors }))) {
                                            vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                            errors = vErrors.length;
                                        }
                                        var valid0 = _errs6 === errors;
                                    }
                                    else {
                                        var valid0 = true;
                                    }
                                    if (valid0) {
                                        if (data.by_kind !== undefined) {
                                            let data5 = data.by_kind;
                                            const _errs7 = errors;
                                            if (errors === _errs7) {
                                                if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                                                    let missing1;
                                                    if (((((((((data5["non-determinism"] === undefined) && (missing1 = "non-determinism")) || ((data5["redundant-call"] === undefined) && (missing1 = "redundant-call"))) || ((data5["repeated-loop"] === undefined) && (missing1 = "repeated-loop"))) || ((data5["permission-warning"] === undefined) && (missing1 = "permission-warning"))) || ((data5["unverifiable-call"] === undefined) && (missing1 = "unverifiable-call"))) || ((data5["permission-overreach"] === undefined) && (missing1 = "permission-overreach"))) || ((data5["broken-chain"] === undefined) && (missing1 = "broken-chain"))) || ((data5["broken-seal"] === undefined) && (missing1 = "broken-seal"))) {
                                                        validate53.errors = [{ instancePath: instancePath + "/by_kind", schemaPath: "#/properties/by_kind/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema20.properties.by_kind.required, parentSchema: schema20.properties.by_kind, data: data5 }];
                                                        return false;
                                                    }
                                                    else {
                                                        for (const key1 in data5) {
                                                            const _errs9 = errors;
                                                            if (!(validate60(key1, { instancePath: instancePath + "/by_kind", parentData: data5, parentDataProperty: "by_kind", rootData, dynamicAnchors }))) {
                                                                vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                                                                errors = vErrors.length;
                                                            }
                                                            var valid1 = _errs9 === errors;
                                                            if (!valid1) {
                                                                const err0 = { instancePath: instancePath + "/by_kind", schemaPath: "#/properties/by_kind/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, schema: schema20.properties.by_kind.propertyNames, parentSchema: schema20.properties.by_kind, data: data5 };
                                                                if (vErrors === null) {
                                                                    vErrors = [err0];
                                                                }
                                                                else {
                                                                    vErrors.push(err0);
                                                                }
                                                                errors++;
                                                                validate53.errors = vErrors;
                                                                return false;
                                                                break;
                                                            }
                                                        }
                                                        if (valid1) {
                                                            for (const key2 in data5) {
                                                                const _errs11 = errors;
                                                                if (!(validate54(data5[key2], { instancePath: instancePath + "/by_kind/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data5, parentDataProperty: key2, rootData, dynamicAnchors }))) {
                                                                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                                    errors = vErrors.length;
                                                                }
                                                                var valid2 = _errs11 === errors;
                                                                if (!valid2) {
                                                                    break;
                                                                }
                                                            }
                                                        }
                                                    }
                                                }
                                                else {
                                                    validate53.errors = [{ instancePath: instancePath + "/by_kind", schemaPath: "#/properties/by_kind/type", keyword: "type", params: { type: "object" }, schema: schema20.properties.by_kind.type, parentSchema: schema20.properties.by_kind, data: data5 }];
                                                    return false;
                                                }
                                            }
                                            var valid0 = _errs7 === errors;
                                        }
                                        else {
                                            var valid0 = true;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        else {
            validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema20.type, parentSchema: schema20, data }];
            return false;
        }
    }
    validate53.errors = vErrors;
    return errors === 0;
}
validate53.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema23 = { "type": "object", "required": ["code", "message", "found"], "additionalProperties": false, "properties": { "code": { "enum": ["usage", "not-found", "not-a-file", "unreadable", "unwritable", "encoding", "json", "duplicate-key", "number-range", "too-deep", "line-too-long", "document-too-long", "format", "skipped", "session", "fields", "index", "mixed", "sealed", "not-sealed", "scope", "baseline", "key", "manifest", "signature", "worker", "report", "nothing-checked"] }, "file": { "type": "string" }, "line": { "$ref": "#/$defs/line" }, "column": { "$ref": "#/$defs/line" }, "message": { "type": "string" }, "found": { "type": "string" }, "expected": { "type": "string" }, "advice": { "type": "string" } } };
const schema24 = { "type": "integer", "minimum": 1, "maximum": 9007199254740991 };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate65.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) {
        validate65.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, schema: schema24.type, parentSchema: schema24, data }];
        return false;
    }
    if (errors === 0) {
        if ((typeof data == "number") && (isFinite(data))) {
            if (data > 9007199254740991 || isNaN(data)) {
                validate65.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, schema: 9007199254740991, parentSchema: schema24, data }];
                return false;
            }
            else {
                if (data < 1 || isNaN(data)) {
                    validate65.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema24, data }];
                    return false;
                }
            }
        }
    }
    validate65.errors = vErrors;
    return errors === 0;
}
validate65.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate64.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if ((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.found === undefined) && (missing0 = "found"))) {
                validate64.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema23.required, parentSchema: schema23, data }];
                return false;
            }
            else {
                const _errs1 = errors;
                for (const key0 in data) {
                    if (!((((((((key0 === "code") || (key0 === "file")) || (key0 === "line")) || (key0 === "column")) || (key0 === "message")) || (key0 === "found")) || (key0 === "expected")) || (key0 === "advice"))) {
                        validate64.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema23, data }];
                        return false;
                        break;
                    }
                }
                if (_errs1 === errors) {
                    if (data.code !== undefined) {
                        let data0 = data.code;
                        const _errs2 = errors;
                        if (!((((((((((((((((((((((((((((data0 === "usage") || (data0 === "not-found")) || (data0 === "not-a-file")) || (data0 === "unreadable")) || (data0 === "unwritable")) || (data0 === "encoding")) || (data0 === "json")) || (data0 === "duplicate-key")) || (data0 === "number-range")) || (data0 === "too-deep")) || (data0 === "line-too-long")) || (data0 === "document-too-long")) || (data0 === "format")) || (data0 === "skipped")) || (data0 === "session")) || (data0 === "fields")) || (data0 === "index")) || (data0 === "mixed")) || (data0 === "sealed")) || (data0 === "not-sealed")) || (data0 === "scope")) || (data0 === "baseline")) || (data0 === "key")) || (data0 === "manifest")) || (data0 === "signature")) || (data0 === "worker")) || (data0 === "report")) || (data0 === "nothing-checked"))) {
                            validate64.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/enum", keyword: "enum", params: { allowedValues: schema23.properties.code.enum }, schema: schema23.properties.code.enum, parentSchema: schema23.properties.code, data: data0 }];
                            return false;
                        }
                        var valid0 = _errs2 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.file !== undefined) {
                            let data1 = data.file;
                            const _errs3 = errors;
                            if (typeof data1 !== "string") {
                                validate64.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: "string" }, schema: schema23.properties.file.type, parentSchema: schema23.properties.file, data: data1 }];
                                return false;
                            }
                            var valid0 = _errs3 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.line !== undefined) {
                                const _errs5 = errors;
                                if (!(validate65(data.line, { instancePath: instancePath + "/line", parentData: data, parentDataProperty: "line", rootData, dynamicAnchors }))) {
                                    vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
                                    errors = vErrors.length;
                                }
                                var valid0 = _errs5 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                            if (valid0) {
                                if (data.column !== undefined) {
                                    const _errs6 = errors;
                                    if (!(validate65(data.column, { instancePath: instancePath + "/column", parentData: data, parentDataProperty: "column", rootData, dynamicAnchors }))) {
                                        vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
                                        errors = vErrors.length;
                                    }
                                    var valid0 = _errs6 === errors;
                                }
                                else {
                                    var valid0 = true;
                                }
                                if (valid0) {
                                    if (data.message !== undefined) {
                                        let data4 = data.message;
                                        const _errs7 = errors;
                                        if (typeof data4 !== "string") {
                                            validate64.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, schema: schema23.properties.message.type, parentSchema: schema23.properties.message, data: data4 }];
                                            return false;
                                        }
                                        var valid0 = _errs7 === errors;
                                    }
                                    else {
                                        var valid0 = true;
                                    }
                                    if (valid0) {
                                        if (data.found !== undefined) {
                                            let data5 = data.found;
                                            const _errs9 = errors;
                                            if (typeof data5 !== "string") {
                                                validate64.errors = [{ instancePath: instancePath + "/found", schemaPath: "#/properties/found/type", keyword: "type", params: { type: "string" }, schema: schema23.properties.found.type, parentSchema: schema23.properties.found, data: data5 }];
                                                return false;
                                            }
                                            var valid0 = _errs9 === errors;
                                        }
                                        else {
                                            var valid0 = true;
                                        }
                                        if (valid0) {
                                            if (data.expected !== undefined) {
                                                let data6 = data.expected;
                                                const _errs11 = errors;
                                                if (typeof data6 !== "string") {
                                                    validate64.errors = [{ instancePath: instancePath + "/expected", schemaPath: "#/properties/expected/type", keyword: "type", params: { type: "string" }, schema: schema23.properties.expected.type, parentSchema: schema23.properties.expected, data: data6 }];
                                                    return false;
                                                }
                                                var valid0 = _errs11 === errors;
                                            }
                                            else {
                                                var valid0 = true;
                                            }
                                            if (valid0) {
                                                if (data.advice !== undefined) {
                                                    let data7 = data.advice;
                                                    const _errs13 = errors;
                                                    if (typeof data7 !== "string") {
                                                        validate64.errors = [{ instancePath: instancePath + "/advice", schemaPath: "#/properties/advice/type", keyword: "type", params: { type: "string" }, schema: schema23.properties.advice.type, parentSchema: schema23.properties.advice, data: data7 }];
                                                        return false;
                                                    }
                                                    var valid0 = _errs13 === errors;
                                                }
                                                else {
                                                    var valid0 = true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        else {
            validate64.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema23.type, parentSchema: schema23, data }];
            return false;
        }
    }
    validate64.errors = vErrors;
    return errors === 0;
}
validate64.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema25 = { "type": "object", "required": ["file", "unusable"], "additionalProperties": false, "properties": { "file": { "$ref": "#/$defs/file" }, "unusable": { "$ref": "#/$defs/error" } } };
const schema26 = { "type": "string" };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate72.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (typeof data !== "string") {
        validate72.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema26.type, parentSchema: schema26, data }];
        return false;
    }
    validate72.errors = vErrors;
    return errors === 0;
}
validate72.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate71.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (((data.file === undefined) && (missing0 = "file")) || ((data.unusable === undefined) && (missing0 = "unusable"))) {
                validate71.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema25.required, parentSchema: schema25, data }];
                return false;
            }
            else {
                const _errs1 = errors;
                for (const key0 in data) {
                    if (!((key0 === "file") || (key0 === "unusable"))) {
                        validate71.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema25, data }];
                        return false;
                        break;
                    }
                }
                if (_errs1 === errors) {
                    if (data.file !== undefined) {
                        const _errs2 = errors;
                        if (!(validate72(data.file, { instancePath: instancePath + "/file", parentData: data, parentDataProperty: "file", rootData, dynamicAnchors }))) {
                            vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
                            errors = vErrors.length;
                        }
                        var valid0 = _errs2 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.unusable !== undefined) {
                            const _errs3 = errors;
                            if (!(validate64(data.unusable, { instancePath: instancePath + "/unusable", parentData: data, parentDataProperty: "unusable", rootData, dynamicAnchors }))) {
                                vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                errors = vErrors.length;
                            }
                            var valid0 = _errs3 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                    }
                }
            }
        }
        else {
            validate71.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema25.type, parentSchema: schema25, data }];
            return false;
        }
    }
    validate71.errors = vErrors;
    return errors === 0;
}
validate71.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema27 = { "type": "object", "required": ["file", "format", "calls", "checks", "looked_for", "findings"], "additionalProperties": false, "properties": { "file": { "$ref": "#/$defs/file" }, "session": { "type": "string" }, "format": { "type": "string" }, "calls": { "$ref": "#/$defs/number" }, "checks": { "$ref": "#/$defs/checks" }, "log": { "$ref": "#/$defs/log" }, "replay_notes": { "$ref": "#/$defs/replay_notes" }, "looked_for": { "type": "array", "items": { "$ref": "#/$defs/kind" } }, "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } } } };
const schema28 = { "type": "object", "required": ["replay", "scope", "verify"], "additionalProperties": false, "properties": { "replay": { "if": { "type": "object", "properties": { "state": { "const": "skipped" } } }, "then": { "$ref": "#/$defs/skipped" }, "else": { "type": "object", "required": ["state", "divergence"], "additionalProperties": false, "properties": { "state": { "const": "checked" }, "divergence": { "type": ["integer", "null"], "minimum": 0 } } } }, "scope": { "if": { "type": "object", "properties": { "state": { "const": "skipped" } } }, "then": { "$ref": "#/$defs/skipped" }, "else": { "type": "object", "required": ["state", "agent"], "additionalProperties": false, "properties": { "state": { "const": "checked" }, "agent": { "type": "string" } } } }, "verify": { "if": { "type": "object", "properties": { "state": { "const": "skipped" } } }, "then": { "$ref": "#/$defs/skipped" }, "else": { "if": { "type": "object", "properties": { "state": { "const": "broken" } } }, "then": { "type": "object", "required": ["state", "index", "expected", "found"], "additionalProperties": false, "properties": { "state": { "const": "broken" }, "index": { "$ref": "#/$defs/number" }, "expected": { "type": "string" }, "found": { "type": "string" }, "seal": { "$ref": "#/$defs/seal" } } }, "else": { "type": "object", "required": ["state"], "additionalProperties": false, "properties": { "state": { "const": "intact" }, "seal": { "$ref": "#/$defs/seal" } } } } } } };
const schema29 = { "type": "object", "required": ["state", "why"], "additionalProperties": false, "properties": { "state": { "const": "skipped" }, "why": { "enum": ["not asked for", "no scope given", "no scope file found", "no scope applies", "not sealed", "no calls", "no answers"] } } };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate80.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (((data.state === undefined) && (missing0 = "state")) || ((data.why === undefined) && (missing0 = "why"))) {
                validate80.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema29.required, parentSchema: schema29, data }];
                return false;
            }
            else {
                const _errs1 = errors;
                for (const key0 in data) {
                    if (!((key0 === "state") || (key0 === "why"))) {
                        validate80.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema29, data }];
                        return false;
                        break;
                    }
                }
                if (_errs1 === errors) {
                    if (data.state !== undefined) {
                        let data0 = data.state;
                        const _errs2 = errors;
                        if ("skipped" !== data0) {
                            validate80.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/const", keyword: "const", params: { allowedValue: "skipped" }, schema: "skipped", parentSchema: schema29.properties.state, data: data0 }];
                            return false;
                        }
                        var valid0 = _errs2 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.why !== undefined) {
                            let data1 = data.why;
                            const _errs3 = errors;
                            if (!(((((((data1 === "not asked for") || (data1 === "no scope given")) || (data1 === "no scope file found")) || (data1 === "no scope applies")) || (data1 === "not sealed")) || (data1 === "no calls")) || (data1 === "no answers"))) {
                                validate80.errors = [{ instancePath: instancePath + "/why", schemaPath: "#/properties/why/enum", keyword: "enum", params: { allowedValues: schema29.properties.why.enum }, schema: schema29.properties.why.enum, parentSchema: schema29.properties.why, data: data1 }];
                                return false;
                            }
                            var valid0 = _errs3 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                    }
                }
            }
        }
        else {
            validate80.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema29.type, parentSchema: schema29, data }];
            return false;
        }
    }
    validate80.errors = vErrors;
    return errors === 0;
}
validate80.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema30 = { "type": "object", "required": ["links", "complete", "signed", "anchored", "withheld"], "additionalProperties": false, "properties": { "links": { "$ref": "#/$defs/number" }, "complete": { "type": "object", "required": ["state"], "additionalProperties": false, "properties": { "state": { "enum": ["yes", "no", "not checked"] }, "why": { "type": "string" } } }, "signed": { "type": "object", "required": ["state"], "additionalProperties": false, "properties": { "state": { "enum": ["signed", "invalid", "no"] }, "key": { "type": "string" }, "principal": { "type": "string" }, "why": { "type": "string" } } }, "anchored": { "type": "object", "required": ["state"], "additionalProperties": false, "properties": { "state": { "enum": ["yes", "no", "not checked"] } } }, "follows": { "type": "string" }, "withheld": { "type": "object", "required": ["values"], "additionalProperties": false, "properties": { "values": { "$ref": "#/$defs/number" }, "openings": { "$ref": "#/$defs/number" }, "opened": { "$ref": "#/$defs/number" } } } } };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate85.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if ((((((data.links === undefined) && (missing0 = "links")) || ((data.complete === undefined) && (missing0 = "complete"))) || ((data.signed === undefined) && (missing0 = "signed"))) || ((data.anchored === undefined) && (missing0 = "anchored"))) || ((data.withheld === undefined) && (missing0 = "withheld"))) {
                validate85.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema30.required, parentSchema: schema30, data }];
                return false;
            }
            else {
                const _errs1 = errors;
                for (const key0 in data) {
                    if (!((((((key0 === "links") || (key0 === "complete")) || (key0 === "signed")) || (key0 === "anchored")) || (key0 === "follows")) || (key0 === "withheld"))) {
                        validate85.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema30, data }];
                        return false;
                        break;
                    }
                }
                if (_errs1 === errors) {
                    if (data.links !== undefined) {
                        const _errs2 = errors;
                        if (!(validate54(data.links, { instancePath: instancePath + "/links", parentData: data, parentDataProperty: "links", rootData, dynamicAnchors }))) {
                            vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                            errors = vErrors.length;
                        }
                        var valid0 = _errs2 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.complete !== undefined) {
                            let data1 = data.complete;
                            const _errs3 = errors;
                            if (errors === _errs3) {
                                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                                    let missing1;
                                    if ((data1.state === undefined) && (missing1 = "state")) {
                                        validate85.errors = [{ instancePath: instancePath + "/complete", schemaPath: "#/properties/complete/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema30.properties.complete.required, parentSchema: schema30.properties.complete, data: data1 }];
                                        return false;
                                    }
                                    else {
                                        const _errs5 = errors;
                                        for (const key1 in data1) {
                                            if (!((key1 === "state") || (key1 === "why"))) {
                                                validate85.errors = [{ instancePath: instancePath + "/complete", schemaPath: "#/properties/complete/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: false, parentSchema: schema30.properties.complete, data: data1 }];
                                                return false;
                                                break;
                                            }
                                        }
                                        if (_errs5 === errors) {
                                            if (data1.state !== undefined) {
                                                let data2 = data1.state;
                                                const _errs6 = errors;
                                                if (!(((data2 === "yes") || (data2 === "no")) || (data2 === "not checked"))) {
                                                    validate85.errors = [{ instancePath: instancePath + "/complete/state", schemaPath: "#/properties/complete/properties/state/enum", keyword: "enum", params: { allowedValues: schema30.properties.complete.properties.state.enum }, schema: schema30.properties.complete.properties.state.enum, parentSchema: schema30.properties.complete.properties.state, data: data2 }];
                                                    return false;
                                                }
                                                var valid1 = _errs6 === errors;
                                            }
                                            else {
                                                var valid1 = true;
                                            }
                                            if (valid1) {
                                                if (data1.why !== undefined) {
                                                    let data3 = data1.why;
                                                    const _errs7 = errors;
                                                    if (typeof data3 !== "string") {
                                                        validate85.errors = [{ instancePath: instancePath + "/complete/why", schemaPath: "#/properties/complete/properties/why/type", keyword: "type", params: { type: "string" }, schema: schema30.properties.complete.properties.why.type, parentSchema: schema30.properties.complete.properties.why, data: data3 }];
                                                        return false;
                                                    }
                                                    var valid1 = _errs7 === errors;
                                                }
                                                else {
                                                    var valid1 = true;
                                                }
                                            }
                                        }
                                    }
                                }
                                else {
                                    validate85.errors = [{ instancePath: instancePath + "/complete", schemaPath: "#/properties/complete/type", keyword: "type", params: { type: "object" }, schema: schema30.properties.complete.type, parentSchema: schema30.properties.complete, data: data1 }];
                                    return false;
                                }
                            }
                            var valid0 = _errs3 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.signed !== undefined) {
                                let data4 = data.signed;
                                const _errs9 = errors;
                                if (errors === _errs9) {
                                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                                        let missing2;
                                        if ((data4.state === undefined) && (missing2 = "state")) {
                                            validate85.errors = [{ instancePath: instancePath + "/signed", schemaPath: "#/properties/signed/required", keyword: "required", params: { missingProperty: missing2 }, schema: schema30.properties.signed.required, parentSchema: schema30.properties.signed, data: data4 }];
                                            return false;
                                        }
                                        else {
                                            const _errs11 = errors;
                                            for (const key2 in data4) {
                                                if (!((((key2 === "state") || (key2 === "key")) || (key2 === "principal")) || (key2 === "why"))) {
                                                    validate85.errors = [{ instancePath: instancePath + "/signed", schemaPath: "#/properties/signed/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: false, parentSchema: schema30.properties.signed, data: data4 }];
                                                    return false;
                                                    break;
                                                }
                                            }
                                            if (_errs11 === errors) {
                                                if (data4.state !== undefined) {
                                                    let data5 = data4.state;
                                                    const _errs12 = errors;
                                                    if (!(((data5 === "signed") || (data5 === "invalid")) || (data5 === "no"))) {
                                                        validate85.errors = [{ instancePath: instancePath + "/signed/state", schemaPath: "#/properties/signed/properties/state/enum", keyword: "enum", params: { allowedValues: schema30.properties.signed.properties.state.enum }, schema: schema30.properties.signed.properties.state.enum, parentSchema: schema30.properties.signed.properties.state, data: data5 }];
                                                        return false;
                                                    }
                                                    var valid2 = _errs12 === errors;
                                                }
                                                else {
                                                    var valid2 = true;
                                                }
                                                if (valid2) {
                                                    if (data4.key !== undefined) {
                                                        let data6 = data4.key;
                                                        const _errs13 = errors;
                                                        if (typeof data6 !== "string") {
                                                            validate85.errors = [{ instancePath: instancePath + "/signed/key", schemaPath: "#/properties/signed/properties/key/type", keyword: "type", params: { type: "string" }, schema: schema30.properties.signed.properties.key.type, parentSchema: schema30.properties.signed.properties.key, data: data6 }];
                                                            return false;
                                                        }
                                                        var valid2 = _errs13 === errors;
                                                    }
                                                    else {
                                                        var valid2 = true;
                                                    }
                                                    if (valid2) {
                                                        if (data4.principal !== undefined) {
                                                            let data7 = data4.principal;
                                                            const _errs15 = errors;
                                                            if (typeof data7 !== "string") {
                                                                validate85.errors = [{ instancePath: instancePath + "/signed/principal", schemaPath: "#/properties/signed/properties/principal/type", keyword: "type", params: { type: "string" }, schema: schema30.properties.signed.properties.principal.type, parentSchema: schema30.properties.signed.properties.principal, data: data7 }];
                                                                return false;
                                                            }
                                                            var valid2 = _errs15 === errors;
                                                        }
                                                        else {
                                                            var valid2 = true;
                                                        }
                                                        if (valid2) {
                                                            if (data4.why !== undefined) {
                                                                let data8 = data4.why;
                                                                const _errs17 = errors;
                                                                if (typeof data8 !== "string") {
                                                                    validate85.errors = [{ instancePath: instancePath + "/signed/why", schemaPath: "#/properties/signed/properties/why/type", keyword: "type", params: { type: "string" }, schema: schema30.properties.signed.properties.why.type, parentSchema: schema30.properties.signed.properties.why, data: data8 }];
                                                                    return false;
                                                                }
                                                                var valid2 = _errs17 === errors;
                                                            }
                                                            else {
                                                                var valid2 = true;
                                                            }
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                    else {
                                        validate85.errors = [{ instancePath: instancePath + "/signed", schemaPath: "#/properties/signed/type", keyword: "type", params: { type: "object" }, schema: schema30.properties.signed.type, parentSchema: schema30.properties.signed, data: data4 }];
                                        return false;
                                    }
                                }
                                var valid0 = _errs9 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                            if (valid0) {
                                if (data.anchored !== undefined) {
                                    let data9 = data.anchored;
                                    const _errs19 = errors;
                                    if (errors === _errs19) {
                                        if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                            let missing3;
                                            if ((data9.state === undefined) && (missing3 = "state")) {
                                                validate85.errors = [{ instancePath: instancePath + "/anchored", schemaPath: "#/properties/anchored/required", keyword: "required", params: { missingProperty: missing3 }, schema: schema30.properties.anchored.required, parentSchema: schema30.properties.anchored, data: data9 }];
                                                return false;
                                            }
                                            else {
                                                const _errs21 = errors;
                                                for (const key3 in data9) {
                                                    if (!(key3 === "state")) {
                                                        validate85.errors = [{ instancePath: instancePath + "/anchored", schemaPath: "#/properties/anchored/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, schema: false, parentSchema: schema30.properties.anchored, data: data9 }];
                                                        return false;
                                                        break;
                                                    }
                                                }
                                                if (_errs21 === errors) {
                                                    if (data9.state !== undefined) {
                                                        let data10 = data9.state;
                                                        if (!(((data10 === "yes") || (data10 === "no")) || (data10 === "not checked"))) {
                                                            validate85.errors = [{ instancePath: instancePath + "/anchored/state", schemaPath: "#/properties/anchored/properties/state/enum", keyword: "enum", params: { allowedValues: schema30.properties.anchored.properties.state.enum }, schema: schema30.properties.anchored.properties.state.enum, parentSchema: schema30.properties.anchored.properties.state, data: data10 }];
                                                            return false;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                        else {
                                            validate85.errors = [{ instancePath: instancePath + "/anchored", schemaPath: "#/properties/anchored/type", keyword: "type", params: { type: "object" }, schema: schema30.properties.anchored.type, parentSchema: schema30.properties.anchored, data: data9 }];
                                            return false;
                                        }
                                    }
                                    var valid0 = _errs19 === errors;
                                }
                                else {
                                    var valid0 = true;
                                }
                                if (valid0) {
                                    if (data.follows !== undefined) {
                                        let data11 = data.follows;
                                        const _errs23 = errors;
                                        if (typeof data11 !== "string") {
                                            validate85.errors = [{ instancePath: instancePath + "/follows", schemaPath: "#/properties/follows/type", keyword: "type", params: { type: "string" }, schema: schema30.properties.follows.type, parentSchema: schema30.properties.follows, data: data11 }];
                                            return false;
                                        }
                                        var valid0 = _errs23 === errors;
                                    }
                                    else {
                                        var valid0 = true;
                                    }
                                    if (valid0) {
                                        if (data.withheld !== undefined) {
                                            let data12 = data.withheld;
                                            const _errs25 = errors;
                                            if (errors === _errs25) {
                                                if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                                                    let missing4;
                                                    if ((data12.values === undefined) && (missing4 = "values")) {
                                                        validate85.errors = [{ instancePath: instancePath + "/withheld", schemaPath: "#/properties/withheld/required", keyword: "required", params: { missingProperty: missing4 }, schema: schema30.properties.withheld.required, parentSchema: schema30.properties.withheld, data: data12 }];
                                                        return false;
                                                    }
                                                    else {
                                                        const _errs27 = errors;
                                                        for (const key4 in data12) {
                                                            if (!(((key4 === "values") || (key4 === "openings")) || (key4 === "opened"))) {
                                                                validate85.errors = [{ instancePath: instancePath + "/withheld", schemaPath: "#/properties/withheld/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, schema: false, parentSchema: schema30.properties.withheld, data: data12 }];
                                                                return false;
                                                                break;
                                                            }
                                                        }
                                                        if (_errs27 === errors) {
                                                            if (data12.values !== undefined) {
                                                                const _errs28 = errors;
                                                                if (!(validate54(data12.values, { instancePath: instancePath + "/withheld/values", parentData: data12, parentDataProperty: "values", rootData, dynamicAnchors }))) {
                                                                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                                    errors = vErrors.length;
                                                                }
                                                                var valid4 = _errs28 === errors;
                                                            }
                                                            else {
                                                                var valid4 = true;
                                                            }
                                                            if (valid4) {
                                                                if (data12.openings !== undefined) {
                                                                    const _errs29 = errors;
                                                                    if (!(validate54(data12.openings, { instancePath: instancePath + "/withheld/openings", parentData: data12, parentDataProperty: "openings", rootData, dynamicAnchors }))) {
                                                                        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                                        errors = vErrors.length;
                                                                    }
                                                                    var valid4 = _errs29 === errors;
                                                                }
                                                                else {
                                                                    var valid4 = true;
                                                                }
                                                                if (valid4) {
                                                                    if (data12.opened !== undefined) {
                                                                        const _errs30 = errors;
                                                                        if (!(validate54(data12.opened, { instancePath: instancePath + "/withheld/opened", parentData: data12, parentDataProperty: "opened", rootData, dynamicAnchors }))) {
                                                                            vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                                            errors = vErrors.length;
                                                                        }
                                                                        var valid4 = _errs30 === errors;
                                                                    }
                                                                    else {
                                                                        var valid4 = true;
                                                                    }
                                                                }
                                                            }
                                                        }
                                                    }
                                                }
                                                else {
                                                    validate85.errors = [{ instancePath: instancePath + "/withheld", schemaPath: "#/properties/withheld/type", keyword: "type", params: { type: "object" }, schema: schema30.properties.withheld.type, parentSchema: schema30.properties.withheld, data: data12 }];
                                                    return false;
                                                }
                                            }
                                            var valid0 = _errs25 === errors;
                                        }
                                        else {
                                            var valid0 = true;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        else {
            validate85.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema30.type, parentSchema: schema30, data }];
            return false;
        }
    }
    validate85.errors = vErrors;
    return errors === 0;
}
validate85.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate79.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if ((((data.replay === undefined) && (missing0 = "replay")) || ((data.scope === undefined) && (missing0 = "scope"))) || ((data.verify === undefined) && (missing0 = "verify"))) {
                validate79.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema28.required, parentSchema: schema28, data }];
                return false;
            }
            else {
                const _errs1 = errors;
                for (const key0 in data) {
                    if (!(((key0 === "replay") || (key0 === "scope")) || (key0 === "verify"))) {
                        validate79.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema28, data }];
                        return false;
                        break;
                    }
                }
                if (_errs1 === errors) {
                    if (data.replay !== undefined) {
                        let data0 = data.replay;
                        const _errs2 = errors;
                        const _errs3 = errors;
                        let valid1 = true;
                        const _errs4 = errors;
                        if (errors === _errs4) {
                            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                                if (data0.state !== undefined) {
                                    if ("skipped" !== data0.state) {
                                        const err0 = {};
                                        if (vErrors === null) {
                                            vErrors = [err0];
                                        }
                                        else {
                                            vErrors.push(err0);
                                        }
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err1 = {};
                                if (vErrors === null) {
                                    vErrors = [err1];
                                }
                                else {
                                    vErrors.push(err1);
                                }
                                errors++;
                            }
                        }
                        var _valid0 = _errs4 === errors;
                        errors = _errs3;
                        if (vErrors !== null) {
                            if (_errs3) {
                                vErrors.length = _errs3;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                        let ifClause0;
                        if (_valid0) {
                            const _errs7 = errors;
                            if (!(validate80(data0, { instancePath: instancePath + "/replay", parentData: data, parentDataProperty: "replay", rootData, dynamicAnchors }))) {
                                vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
                                errors = vErrors.length;
                            }
                            var _valid0 = _errs7 === errors;
                            valid1 = _valid0;
                            if (valid1) {
                                var props0 = true;
                            }
                            ifClause0 = "then";
                        }
                        else {
                            const _errs8 = errors;
                            if (errors === _errs8) {
                                if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                                    let missing1;
                                    if (((data0.state === undefined) && (missing1 = "state")) || ((data0.divergence === undefined) && (missing1 = "divergence"))) {
                                        validate79.errors = [{ instancePath: instancePath + "/replay", schemaPath: "#/properties/replay/else/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema28.properties.replay.else.required, parentSchema: schema28.properties.replay.else, data: data0 }];
                                        return false;
                                    }
                                    else {
                                        const _errs10 = errors;
                                        for (const key1 in data0) {
                                            if (!((key1 === "state") || (key1 === "divergence"))) {
                                                validate79.errors = [{ instancePath: instancePath + "/replay", schemaPath: "#/properties/replay/else/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: false, parentSchema: schema28.properties.replay.else, data: data0 }];
                                                return false;
                                                break;
                                            }
                                        }
                                        if (_errs10 === errors) {
                                            if (data0.state !== undefined) {
                                                let data2 = data0.state;
                                                const _errs11 = errors;
                                                if ("checked" !== data2) {
                                                    validate79.errors = [{ instancePath: instancePath + "/replay/state", schemaPath: "#/properties/replay/else/properties/state/const", keyword: "const", params: { allowedValue: "checked" }, schema: "checked", parentSchema: schema28.properties.replay.else.properties.state, data: data2 }];
                                                    return false;
                                                }
                                                var valid3 = _errs11 === errors;
                                            }
                                            else {
                                                var valid3 = true;
                                            }
                                            if (valid3) {
                                                if (data0.divergence !== undefined) {
                                                    let data3 = data0.divergence;
                                                    const _errs12 = errors;
                                                    if ((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)) {
                                                        validate79.errors = [{ instancePath: instancePath + "/replay/divergence", schemaPath: "#/properties/replay/else/properties/divergence/type", keyword: "type", params: { type: schema28.properties.replay.else.properties.divergence.type }, schema: schema28.properties.replay.else.properties.divergence.type, parentSchema: schema28.properties.replay.else.properties.divergence, data: data3 }];
                                                        return false;
                                                    }
                                                    if (errors === _errs12) {
                                                        if ((typeof data3 == "number") && (isFinite(data3))) {
                                                            if (data3 < 0 || isNaN(data3)) {
                                                                validate79.errors = [{ instancePath: instancePath + "/replay/divergence", schemaPath: "#/properties/replay/else/properties/divergence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema28.properties.replay.else.properties.divergence, data: data3 }];
                                                                return false;
                                                            }
                                                        }
                                                    }
                                                    var valid3 = _errs12 === errors;
                                                }
                                                else {
                                                    var valid3 = true;
                                                }
                                            }
                                        }
                                    }
                                }
                                else {
                                    validate79.errors = [{ instancePath: instancePath + "/replay", schemaPath: "#/properties/replay/else/type", keyword: "type", params: { type: "object" }, schema: schema28.properties.replay.else.type, parentSchema: schema28.properties.replay.else, data: data0 }];
                                    return false;
                                }
                            }
                            var _valid0 = _errs8 === errors;
                            valid1 = _valid0;
                            if (valid1) {
                                if (props0 !== true) {
                                    props0 = true;
                                }
                            }
                            ifClause0 = "else";
                        }
                        if (!valid1) {
                            const err2 = { instancePath: instancePath + "/replay", schemaPath: "#/properties/replay/if", keyword: "if", params: { failingKeyword: ifClause0 }, schema: schema28.properties.replay.if, parentSchema: schema28.properties.replay, data: data0 };
                            if (vErrors === null) {
                                vErrors = [err2];
                            }
                            else {
                                vErrors.push(err2);
                            }
                            errors++;
                            validate79.errors = vErrors;
                            return false;
                        }
                        var valid0 = _errs2 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.scope !== undefined) {
                            let data4 = data.scope;
                            const _errs14 = errors;
                            const _errs15 = errors;
                            let valid4 = true;
                            const _errs16 = errors;
                            if (errors === _errs16) {
                                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                                    if (data4.state !== undefined) {
                                        if ("skipped" !== data4.state) {
                                            const err3 = {};
                                            if (vErrors === null) {
                                                vErrors = [err3];
                                            }
                                            else {
                                                vErrors.push(err3);
                                            }
                                            errors++;
                                        }
                                    }
                                }
                                else {
                                    const err4 = {};
                                    if (vErrors === null) {
                                        vErrors = [err4];
                                    }
                                    else {
                                        vErrors.push(err4);
                                    }
                                    errors++;
                                }
                            }
                            var _valid1 = _errs16 === errors;
                            errors = _errs15;
                            if (vErrors !== null) {
                                if (_errs15) {
                                    vErrors.length = _errs15;
                                }
                                else {
                                    vErrors = null;
                                }
                            }
                            let ifClause1;
                            if (_valid1) {
                                const _errs19 = errors;
                                if (!(validate80(data4, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData, dynamicAnchors }))) {
                                    vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
                                    errors = vErrors.length;
                                }
                                var _valid1 = _errs19 === errors;
                                valid4 = _valid1;
                                if (valid4) {
                                    var props1 = true;
                                }
                                ifClause1 = "then";
                            }
                            else {
                                const _errs20 = errors;
                                if (errors === _errs20) {
                                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                                        let missing2;
                                        if (((data4.state === undefined) && (missing2 = "state")) || ((data4.agent === undefined) && (missing2 = "agent"))) {
                                            validate79.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/else/required", keyword: "required", params: { missingProperty: missing2 }, schema: schema28.properties.scope.else.required, parentSchema: schema28.properties.scope.else, data: data4 }];
                                            return false;
                                        }
                                        else {
                                            const _errs22 = errors;
                                            for (const key2 in data4) {
                                                if (!((key2 === "state") || (key2 === "agent"))) {
                                                    validate79.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/else/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: false, parentSchema: schema28.properties.scope.else, data: data4 }];
                                                    return false;
                                                    break;
                                                }
                                            }
                                            if (_errs22 === errors) {
                                                if (data4.state !== undefined) {
                                                    let data6 = data4.state;
                                                    const _errs23 = errors;
                                                    if ("checked" !== data6) {
                                                        validate79.errors = [{ instancePath: instancePath + "/scope/state", schemaPath: "#/properties/scope/else/properties/state/const", keyword: "const", params: { allowedValue: "checked" }, schema: "checked", parentSchema: schema28.properties.scope.else.properties.state, data: data6 }];
                                                        return false;
                                                    }
                                                    var valid6 = _errs23 === errors;
                                                }
                                                else {
                                                    var valid6 = true;
                                                }
                                                if (valid6) {
                                                    if (data4.agent !== undefined) {
                                                        let data7 = data4.agent;
                                                        const _errs24 = errors;
                                                        if (typeof data7 !== "string") {
                                                            validate79.errors = [{ instancePath: instancePath + "/scope/agent", schemaPath: "#/properties/scope/else/properties/agent/type", keyword: "type", params: { type: "string" }, schema: schema28.properties.scope.else.properties.agent.type, parentSchema: schema28.properties.scope.else.properties.agent, data: data7 }];
                                                            return false;
                                                        }
                                                        var valid6 = _errs24 === errors;
                                                    }
                                                    else {
                                                        var valid6 = true;
                                                    }
                                                }
                                            }
                                        }
                                    }
                                    else {
                                        validate79.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/else/type", keyword: "type", params: { type: "object" }, schema: schema28.properties.scope.else.type, parentSchema: schema28.properties.scope.else, data: data4 }];
                                        return false;
                                    }
                                }
                                var _valid1 = _errs20 === errors;
                                valid4 = _valid1;
                                if (valid4) {
                                    if (props1 !== true) {
                                        props1 = true;
                                    }
                                }
                                ifClause1 = "else";
                            }
                            if (!valid4) {
                                const err5 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/if", keyword: "if", params: { failingKeyword: ifClause1 }, schema: schema28.properties.scope.if, parentSchema: schema28.properties.scope, data: data4 };
                                if (vErrors === null) {
                                    vErrors = [err5];
                                }
                                else {
                                    vErrors.push(err5);
                                }
                                errors++;
                                validate79.errors = vErrors;
                                return false;
                            }
                            var valid0 = _errs14 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.verify !== undefined) {
                                let data8 = data.verify;
                                const _errs26 = errors;
                                const _errs27 = errors;
                                let valid7 = true;
                                const _errs28 = errors;
                                if (errors === _errs28) {
                                    if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                        if (data8.state !== undefined) {
                                            if ("skipped" !== data8.state) {
                                                const err6 = {};
                                                if (vErrors === null) {
                                                    vErrors = [err6];
                                                }
                                                else {
                                                    vErrors.push(err6);
                                                }
                                                errors++;
                                            }
                                        }
                                    }
                                    else {
                                        const err7 = {};
                                        if (vErrors === null) {
                                            vErrors = [err7];
                                        }
                                        else {
                                            vErrors.push(err7);
                                        }
                                        errors++;
                                    }
                                }
                                var _valid2 = _errs28 === errors;
                                errors = _errs27;
                                if (vErrors !== null) {
                                    if (_errs27) {
                                        vErrors.length = _errs27;
                                    }
                                    else {
                                        vErrors = null;
                                    }
                                }
                                let ifClause2;
                                if (_valid2) {
                                    const _errs31 = errors;
                                    if (!(validate80(data8, { instancePath: instancePath + "/verify", parentData: data, parentDataProperty: "verify", rootData, dynamicAnchors }))) {
                                        vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
                                        errors = vErrors.length;
                                    }
                                    var _valid2 = _errs31 === errors;
                                    valid7 = _valid2;
                                    if (valid7) {
                                        var props2 = true;
                                    }
                                    ifClause2 = "then";
                                }
                                else {
                                    const _errs32 = errors;
                                    const _errs33 = errors;
                                    let valid9 = true;
                                    const _errs34 = errors;
                                    if (errors === _errs34) {
                                        if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                            if (data8.state !== undefined) {
                                                if ("broken" !== data8.state) {
                                                    const err8 = {};
                                                    if (vErrors === null) {
                                                        vErrors = [err8];
                                                    }
                                                    else {
                                                        vErrors.push(err8);
                                                    }
                                                    errors++;
                                                }
                                            }
                                        }
                                        else {
                                            const err9 = {};
                                            if (vErrors === null) {
                                                vErrors = [err9];
                                            }
                                            else {
                                                vErrors.push(err9);
                                            }
                                            errors++;
                                        }
                                    }
                                    var _valid3 = _errs34 === errors;
                                    errors = _errs33;
                                    if (vErrors !== null) {
                                        if (_errs33) {
                                            vErrors.length = _errs33;
                                        }
                                        else {
                                            vErrors = null;
                                        }
                                    }
                                    let ifClause3;
                                    if (_valid3) {
                                        const _errs37 = errors;
                                        if (errors === _errs37) {
                                            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                                let missing3;
                                                if (((((data8.state === undefined) && (missing3 = "state")) || ((data8.index === undefined) && (missing3 = "index"))) || ((data8.expected === undefined) && (missing3 = "expected"))) || ((data8.found === undefined) && (missing3 = "found"))) {
                                                    validate79.errors = [{ instancePath: instancePath + "/verify", schemaPath: "#/properties/verify/else/then/required", keyword: "required", params: { missingProperty: missing3 }, schema: schema28.properties.verify.else.then.required, parentSchema: schema28.properties.verify.else.then, data: data8 }];
                                                    return false;
                                                }
                                                else {
                                                    const _errs39 = errors;
                                                    for (const key3 in data8) {
                                                        if (!(((((key3 === "state") || (key3 === "index")) || (key3 === "expected")) || (key3 === "found")) || (key3 === "seal"))) {
                                                            validate79.errors = [{ instancePath: instancePath + "/verify", schemaPath: "#/properties/verify/else/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, schema: false, parentSchema: schema28.properties.verify.else.then, data: data8 }];
                                                            return false;
                                                            break;
                                                        }
                                                    }
                                                    if (_errs39 === errors) {
                                                        if (data8.state !== undefined) {
                                                            let data11 = data8.state;
                                                            const _errs40 = errors;
                                                            if ("broken" !== data11) {
                                                                validate79.errors = [{ instancePath: instancePath + "/verify/state", schemaPath: "#/properties/verify/else/then/properties/state/const", keyword: "const", params: { allowedValue: "broken" }, schema: "broken", parentSchema: schema28.properties.verify.else.then.properties.state, data: data11 }];
                                                                return false;
                                                            }
                                                            var valid11 = _errs40 === errors;
                                                        }
                                                        else {
                                                            var valid11 = true;
                                                        }
                                                        if (valid11) {
                                                            if (data8.index !== undefined) {
                                                                const _errs41 = errors;
                                                                if (!(validate54(data8.index, { instancePath: instancePath + "/verify/index", parentData: data8, parentDataProperty: "index", rootData, dynamicAnchors }))) {
                                                                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                                    errors = vErrors.length;
                                                                }
                                                                var valid11 = _errs41 === errors;
                                                            }
                                                            else {
                                                                var valid11 = true;
                                                            }
                                                            if (valid11) {
                                                                if (data8.expected !== undefined) {
                                                                    let data13 = data8.expected;
                                                                    const _errs42 = errors;
                                                                    if (typeof data13 !== "string") {
                                                                        validate79.errors = [{ instancePath: instancePath + "/verify/expected", schemaPath: "#/properties/verify/else/then/properties/expected/type", keyword: "type", params: { type: "string" }, schema: schema28.properties.verify.else.then.properties.expected.type, parentSchema: schema28.properties.verify.else.then.properties.expected, data: data13 }];
                                                                        return false;
                                                                    }
                                                                    var valid11 = _errs42 === errors;
                                                                }
                                                                else {
                                                                    var valid11 = true;
                                                                }
                                                                if (valid11) {
                                                                    if (data8.found !== undefined) {
                                                                        let data14 = data8.found;
                                                                        const _errs44 = errors;
                                                                        if (typeof data14 !== "string") {
                                                                            validate79.errors = [{ instancePath: instancePath + "/verify/found", schemaPath: "#/properties/verify/else/then/properties/found/type", keyword: "type", params: { type: "string" }, schema: schema28.properties.verify.else.then.properties.found.type, parentSchema: schema28.properties.verify.else.then.properties.found, data: data14 }];
                                                                            return false;
                                                                        }
                                                                        var valid11 = _errs44 === errors;
                                                                    }
                                                                    else {
                                                                        var valid11 = true;
                                                                    }
                                                                    if (valid11) {
                                                                        if (data8.seal !== undefined) {
                                                                            const _errs46 = errors;
                                                                            if (!(validate85(data8.seal, { instancePath: instancePath + "/verify/seal", parentData: data8, parentDataProperty: "seal", rootData, dynamicAnchors }))) {
                                                                                vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                                                                                errors = vErrors.length;
                                                                            }
                                                                            var valid11 = _errs46 === errors;
                                                                        }
                                                                        else {
                                                                            var valid11 = true;
                                                                        }
                                                                    }
                                                                }
                                                            }
                                                        }
                                                    }
                                                }
                                            }
                                            else {
                                                validate79.errors = [{ instancePath: instancePath + "/verify", schemaPath: "#/properties/verify/else/then/type", keyword: "type", params: { type: "object" }, schema: schema28.properties.verify.else.then.type, parentSchema: schema28.properties.verify.else.then, data: data8 }];
                                                return false;
                                            }
                                        }
                                        var _valid3 = _errs37 === errors;
                                        valid9 = _valid3;
                                        if (valid9) {
                                            var props3 = true;
                                        }
                                        ifClause3 = "then";
                                    }
                                    else {
                                        const _errs47 = errors;
                                        if (errors === _errs47) {
                                            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                                let missing4;
                                                if ((data8.state === undefined) && (missing4 = "state")) {
                                                    validate79.errors = [{ instancePath: instancePath + "/verify", schemaPath: "#/properties/verify/else/else/required", keyword: "required", params: { missingProperty: missing4 }, schema: schema28.properties.verify.else.else.required, parentSchema: schema28.properties.verify.else.else, data: data8 }];
                                                    return false;
                                                }
                                                else {
                                                    const _errs49 = errors;
                                                    for (const key4 in data8) {
                                                        if (!((key4 === "state") || (key4 === "seal"))) {
                                                            validate79.errors = [{ instancePath: instancePath + "/verify", schemaPath: "#/properties/verify/else/else/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, schema: false, parentSchema: schema28.properties.verify.else.else, data: data8 }];
                                                            return false;
                                                            break;
                                                        }
                                                    }
                                                    if (_errs49 === errors) {
                                                        if (data8.state !== undefined) {
                                                            let data16 = data8.state;
                                                            const _errs50 = errors;
                                                            if ("intact" !== data16) {
                                                                validate79.errors = [{ instancePath: instancePath + "/verify/state", schemaPath: "#/properties/verify/else/else/properties/state/const", keyword: "const", params: { allowedValue: "intact" }, schema: "intact", parentSchema: schema28.properties.verify.else.else.properties.state, data: data16 }];
                                                                return false;
                                                            }
                                                            var valid12 = _errs50 === errors;
                                                        }
                                                        else {
                                                            var valid12 = true;
                                                        }
                                                        if (valid12) {
                                                            if (data8.seal !== undefined) {
                                                                const _errs51 = errors;
                                                                if (!(validate85(data8.seal, { instancePath: instancePath + "/verify/seal", parentData: data8, parentDataProperty: "seal", rootData, dynamicAnchors }))) {
                                                                    vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                                                                    errors = vErrors.length;
                                                                }
                                                                var valid12 = _errs51 === errors;
                                                            }
                                                            else {
                                                                var valid12 = true;
                                                            }
                                                        }
                                                    }
                                                }
                                            }
                                            else {
                                                validate79.errors = [{ instancePath: instancePath + "/verify", schemaPath: "#/properties/verify/else/else/type", keyword: "type", params: { type: "object" }, schema: schema28.properties.verify.else.else.type, parentSchema: schema28.properties.verify.else.else, data: data8 }];
                                                return false;
                                            }
                                        }
                                        var _valid3 = _errs47 === errors;
                                        valid9 = _valid3;
                                        if (valid9) {
                                            if (props3 !== true) {
                                                props3 = true;
                                            }
                                        }
                                        ifClause3 = "else";
                                    }
                                    if (!valid9) {
                                        const err10 = { instancePath: instancePath + "/verify", schemaPath: "#/properties/verify/else/if", keyword: "if", params: { failingKeyword: ifClause3 }, schema: schema28.properties.verify.else.if, parentSchema: schema28.properties.verify.else, data: data8 };
                                        if (vErrors === null) {
                                            vErrors = [err10];
                                        }
                                        else {
                                            vErrors.push(err10);
                                        }
                                        errors++;
                                        validate79.errors = vErrors;
                                        return false;
                                    }
                                    var _valid2 = _errs32 === errors;
                                    valid7 = _valid2;
                                    if (valid7) {
                                        if (props2 !== true && props3 !== undefined) {
                                            if (props3 === true) {
                                                props2 = true;
                                            }
                                            else {
                                                props2 = props2 || {};
                                                Object.assign(props2, props3);
                                            }
                                        }
                                    }
                                    ifClause2 = "else";
                                }
                                if (!valid7) {
                                    const err11 = { instancePath: instancePath + "/verify", schemaPath: "#/properties/verify/if", keyword: "if", params: { failingKeyword: ifClause2 }, schema: schema28.properties.verify.if, parentSchema: schema28.properties.verify, data: data8 };
                                    if (vErrors === null) {
                                        vErrors = [err11];
                                    }
                                    else {
                                        vErrors.push(err11);
                                    }
                                    errors++;
                                    validate79.errors = vErrors;
                                    return false;
                                }
                                var valid0 = _errs26 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                        }
                    }
                }
            }
        }
        else {
            validate79.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema28.type, parentSchema: schema28, data }];
            return false;
        }
    }
    validate79.errors = vErrors;
    return errors === 0;
}
validate79.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema31 = { "type": "object", "required": ["unanswered", "orphans", "duplicates", "skipped"], "additionalProperties": false, "properties": { "unanswered": { "$ref": "#/$defs/number" }, "orphans": { "$ref": "#/$defs/number" }, "duplicates": { "$ref": "#/$defs/number" }, "skipped": { "type": "array", "items": { "type": "object", "required": ["reason", "parts"], "additionalProperties": false, "properties": { "reason": { "enum": ["not JSON", "blank", "cut off", "of unknown type"] }, "parts": { "$ref": "#/$defs/number" } } } } } };
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate93.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (((((data.unanswered === undefined) && (missing0 = "unanswered")) || ((data.orphans === undefined) && (missing0 = "orphans"))) || ((data.duplicates === undefined) && (missing0 = "duplicates"))) || ((data.skipped === undefined) && (missing0 = "skipped"))) {
                validate93.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema31.required, parentSchema: schema31, data }];
                return false;
            }
            else {
                const _errs1 = errors;
                for (const key0 in data) {
                    if (!((((key0 === "unanswered") || (key0 === "orphans")) || (key0 === "duplicates")) || (key0 === "skipped"))) {
                        validate93.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema31, data }];
                        return false;
                        break;
                    }
                }
                if (_errs1 === errors) {
                    if (data.unanswered !== undefined) {
                        const _errs2 = errors;
                        if (!(validate54(data.unanswered, { instancePath: instancePath + "/unanswered", parentData: data, parentDataProperty: "unanswered", rootData, dynamicAnchors }))) {
                            vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                            errors = vErrors.length;
                        }
                        var valid0 = _errs2 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.orphans !== undefined) {
                            const _errs3 = errors;
                            if (!(validate54(data.orphans, { instancePath: instancePath + "/orphans", parentData: data, parentDataProperty: "orphans", rootData, dynamicAnchors }))) {
                                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                errors = vErrors.length;
                            }
                            var valid0 = _errs3 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.duplicates !== undefined) {
                                const _errs4 = errors;
                                if (!(validate54(data.duplicates, { instancePath: instancePath + "/duplicates", parentData: data, parentDataProperty: "duplicates", rootData, dynamicAnchors }))) {
                                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                    errors = vErrors.length;
                                }
                                var valid0 = _errs4 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                            if (valid0) {
                                if (data.skipped !== undefined) {
                                    let data3 = data.skipped;
                                    const _errs5 = errors;
                                    if (errors === _errs5) {
                                        if (Array.isArray(data3)) {
                                            var valid1 = true;
                                            const len0 = data3.length;
                                            for (let i0 = 0; i0 < len0; i0++) {
                                                let data4 = data3[i0];
                                                const _errs7 = errors;
                                                if (errors === _errs7) {
                                                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                                                        let missing1;
                                                        if (((data4.reason === undefined) && (missing1 = "reason")) || ((data4.parts === undefined) && (missing1 = "parts"))) {
                                                            validate93.errors = [{ instancePath: instancePath + "/skipped/" + i0, schemaPath: "#/properties/skipped/items/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema31.properties.skipped.items.required, parentSchema: schema31.properties.skipped.items, data: data4 }];
                                                            return false;
                                                        }
                                                        else {
                                                            const _errs9 = errors;
                                                            for (const key1 in data4) {
                                                                if (!((key1 === "reason") || (key1 === "parts"))) {
                                                                    validate93.errors = [{ instancePath: instancePath + "/skipped/" + i0, schemaPath: "#/properties/skipped/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: false, parentSchema: schema31.properties.skipped.items, data: data4 }];
                                                                    return false;
                                                                    break;
                                                                }
                                                            }
                                                            if (_errs9 === errors) {
                                                                if (data4.reason !== undefined) {
                                                                    let data5 = data4.reason;
                                                                    const _errs10 = errors;
                                                                    if (!((((data5 === "not JSON") || (data5 === "blank")) || (data5 === "cut off")) || (data5 === "of unknown type"))) {
                                                                        validate93.errors = [{ instancePath: instancePath + "/skipped/" + i0 + "/reason", schemaPath: "#/properties/skipped/items/properties/reason/enum", keyword: "enum", params: { allowedValues: schema31.properties.skipped.items.properties.reason.enum }, schema: schema31.properties.skipped.items.properties.reason.enum, parentSchema: schema31.properties.skipped.items.properties.reason, data: data5 }];
                                                                        return false;
                                                                    }
                                                                    var valid2 = _errs10 === errors;
                                                                }
                                                                else {
                                                                    var valid2 = true;
                                                                }
                                                                if (valid2) {
                                                                    if (data4.parts !== undefined) {
                                                                        const _errs11 = errors;
                                                                        if (!(validate54(data4.parts, { instancePath: instancePath + "/skipped/" + i0 + "/parts", parentData: data4, parentDataProperty: "parts", rootData, dynamicAnchors }))) {
                                                                            vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                                            errors = vErrors.length;
                                                                        }
                                                                        var valid2 = _errs11 === errors;
                                                                    }
                                                                    else {
                                                                        var valid2 = true;
                                                                    }
                                                                }
                                                            }
                                                        }
                                                    }
                                                    else {
                                                        validate93.errors = [{ instancePath: instancePath + "/skipped/" + i0, schemaPath: "#/properties/skipped/items/type", keyword: "type", params: { type: "object" }, schema: schema31.properties.skipped.items.type, parentSchema: schema31.properties.skipped.items, data: data4 }];
                                                        return false;
                                                    }
                                                }
                                                var valid1 = _errs7 === errors;
                                                if (!valid1) {
                                                    break;
                                                }
                                            }
                                        }
                                        else {
                                            validate93.errors = [{ instancePath: instancePath + "/skipped", schemaPath: "#/properties/skipped/type", keyword: "type", params: { type: "array" }, schema: schema31.properties.skipped.type, parentSchema: schema31.properties.skipped, data: data3 }];
                                            return false;
                                        }
                                    }
                                    var valid0 = _errs5 === errors;
                                }
                                else {
                                    var valid0 = true;
                                }
                            }
                        }
                    }
                }
            }
        }
        else {
            validate93.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema31.type, parentSchema: schema31, data }];
            return false;
        }
    }
    validate93.errors = vErrors;
    return errors === 0;
}
validate93.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema32 = { "type": "object", "required": ["unchecked", "normalized"], "additionalProperties": false, "properties": { "unchecked": { "type": "array", "items": { "type": "object", "required": ["tool", "repeats"], "additionalProperties": false, "properties": { "tool": { "type": "string" }, "repeats": { "$ref": "#/$defs/number" } } } }, "normalized": { "type": "object", "required": ["answers", "fields"], "additionalProperties": false, "properties": { "answers": { "$ref": "#/$defs/number" }, "fields": { "$ref": "#/$defs/number" } } } } };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate99.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (((data.unchecked === undefined) && (missing0 = "unchecked")) || ((data.normalized === undefined) && (missing0 = "normalized"))) {
                validate99.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema32.required, parentSchema: schema32, data }];
                return false;
            }
            else {
                const _errs1 = errors;
                for (const key0 in data) {
                    if (!((key0 === "unchecked") || (key0 === "normalized"))) {
                        validate99.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema32, data }];
                        return false;
                        break;
                    }
                }
                if (_errs1 === errors) {
                    if (data.unchecked !== undefined) {
                        let data0 = data.unchecked;
                        const _errs2 = errors;
                        if (errors === _errs2) {
                            if (Array.isArray(data0)) {
                                var valid1 = true;
                                const len0 = data0.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                    let data1 = data0[i0];
                                    const _errs4 = errors;
                                    if (errors === _errs4) {
                                        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                                            let missing1;
                                            if (((data1.tool === undefined) && (missing1 = "tool")) || ((data1.repeats === undefined) && (missing1 = "repeats"))) {
                                                validate99.errors = [{ instancePath: instancePath + "/unchecked/" + i0, schemaPath: "#/properties/unchecked/items/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema32.properties.unchecked.items.required, parentSchema: schema32.properties.unchecked.items, data: data1 }];
                                                return false;
                                            }
                                            else {
                                                const _errs6 = errors;
                                                for (const key1 in data1) {
                                                    if (!((key1 === "tool") || (key1 === "repeats"))) {
                                                        validate99.errors = [{ instancePath: instancePath + "/unchecked/" + i0, schemaPath: "#/properties/unchecked/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: false, parentSchema: schema32.properties.unchecked.items, data: data1 }];
                                                        return false;
                                                        break;
                                                    }
                                                }
                                                if (_errs6 === errors) {
                                                    if (data1.tool !== undefined) {
                                                        let data2 = data1.tool;
                                                        const _errs7 = errors;
                                                        if (typeof data2 !== "string") {
                                                            validate99.errors = [{ instancePath: instancePath + "/unchecked/" + i0 + "/tool", schemaPath: "#/properties/unchecked/items/properties/tool/type", keyword: "type", params: { type: "string" }, schema: schema32.properties.unchecked.items.properties.tool.type, parentSchema: schema32.properties.unchecked.items.properties.tool, data: data2 }];
                                                            return false;
                                                        }
                                                        var valid2 = _errs7 === errors;
                                                    }
                                                    else {
                                                        var valid2 = true;
                                                    }
                                                    if (valid2) {
                                                        if (data1.repeats !== undefined) {
                                                            const _errs9 = errors;
                                                            if (!(validate54(data1.repeats, { instancePath: instancePath + "/unchecked/" + i0 + "/repeats", parentData: data1, parentDataProperty: "repeats", rootData, dynamicAnchors }))) {
                                                                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                                errors = vErrors.length;
                                                            }
                                                            var valid2 = _errs9 === errors;
                                                        }
                                                        else {
                                                            var valid2 = true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                        else {
                                            validate99.errors = [{ instancePath: instancePath + "/unchecked/" + i0, schemaPath: "#/properties/unchecked/items/type", keyword: "type", params: { type: "object" }, schema: schema32.properties.unchecked.items.type, parentSchema: schema32.properties.unchecked.items, data: data1 }];
                                            return false;
                                        }
                                    }
                                    var valid1 = _errs4 === errors;
                                    if (!valid1) {
                                        break;
                                    }
                                }
                            }
                            else {
                                validate99.errors = [{ instancePath: instancePath + "/unchecked", schemaPath: "#/properties/unchecked/type", keyword: "type", params: { type: "array" }, schema: schema32.properties.unchecked.type, parentSchema: schema32.properties.unchecked, data: data0 }];
                                return false;
                            }
                        }
                        var valid0 = _errs2 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.normalized !== undefined) {
                            let data4 = data.normalized;
                            const _errs10 = errors;
                            if (errors === _errs10) {
                                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                                    let missing2;
                                    if (((data4.answers === undefined) && (missing2 = "answers")) || ((data4.fields === undefined) && (missing2 = "fields"))) {
                                        validate99.errors = [{ instancePath: instancePath + "/normalized", schemaPath: "#/properties/normalized/required", keyword: "required", params: { missingProperty: missing2 }, schema: schema32.properties.normalized.required, parentSchema: schema32.properties.normalized, data: data4 }];
                                        return false;
                                    }
                                    else {
                                        const _errs12 = errors;
                                        for (const key2 in data4) {
                                            if (!((key2 === "answers") || (key2 === "fields"))) {
                                                validate99.errors = [{ instancePath: instancePath + "/normalized", schemaPath: "#/properties/normalized/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: false, parentSchema: schema32.properties.normalized, data: data4 }];
                                                return false;
                                                break;
                                            }
                                        }
                                        if (_errs12 === errors) {
                                            if (data4.answers !== undefined) {
                                                const _errs13 = errors;
                                                if (!(validate54(data4.answers, { instancePath: instancePath + "/normalized/answers", parentData: data4, parentDataProperty: "answers", rootData, dynamicAnchors }))) {
                                                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                    errors = vErrors.length;
                                                }
                                                var valid3 = _errs13 === errors;
                                            }
                                            else {
                                                var valid3 = true;
                                            }
                                            if (valid3) {
                                                if (data4.fields !== undefined) {
                                                    const _errs14 = errors;
                                                    if (!(validate54(data4.fields, { instancePath: instancePath + "/normalized/fields", parentData: data4, parentDataProperty: "fields", rootData, dynamicAnchors }))) {
                                                        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                        errors = vErrors.length;
                                                    }
                                                    var valid3 = _errs14 === errors;
                                                }
                                                else {
                                                    var valid3 = true;
                                                }
                                            }
                                        }
                                    }
                                }
                                else {
                                    validate99.errors = [{ instancePath: instancePath + "/normalized", schemaPath: "#/properties/normalized/type", keyword: "type", params: { type: "object" }, schema: schema32.properties.normalized.type, parentSchema: schema32.properties.normalized, data: data4 }];
                                    return false;
                                }
                            }
                            var valid0 = _errs10 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                    }
                }
            }
        }
        else {
            validate99.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema32.type, parentSchema: schema32, data }];
            return false;
        }
    }
    validate99.errors = vErrors;
    return errors === 0;
}
validate99.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema33 = { "type": "object", "required": ["kind", "level", "check", "index", "line", "tool", "message", "other", "first"], "additionalProperties": false, "properties": { "kind": { "$ref": "#/$defs/kind" }, "level": { "enum": ["error", "warning"] }, "check": { "enum": ["replay", "scope", "verify"] }, "index": { "$ref": "#/$defs/number" }, "line": { "$ref": "#/$defs/line" }, "where": { "type": "string" }, "tool": { "type": "string" }, "message": { "type": "string" }, "note": { "type": "string" }, "other": { "$ref": "#/$defs/number" }, "other_line": { "$ref": "#/$defs/line" }, "first": { "$ref": "#/$defs/number" }, "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{32}$" }, "accepted": { "type": "object", "required": ["reason", "expires"], "additionalProperties": false, "properties": { "reason": { "type": "string" }, "expires": { "type": ["string", "null"] } } } } };
const pattern3 = new RegExp("^[0-9a-f]{32}$", "u");
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate105.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if ((((((((((data.kind === undefined) && (missing0 = "kind")) || ((data.level === undefined) && (missing0 = "level"))) || ((data.check === undefined) && (missing0 = "check"))) || ((data.index === undefined) && (missing0 = "index"))) || ((data.line === undefined) && (missing0 = "line"))) || ((data.tool === undefined) && (missing0 = "tool"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.other === undefined) && (missing0 = "other"))) || ((data.first === undefined) && (missing0 = "first"))) {
                validate105.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema33.required, parentSchema: schema33, data }];
                return false;
            }
            else {
                const _errs1 = errors;
                for (const key0 in data) {
                    if (!(func1.call(schema33.properties, key0))) {
                        validate105.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema33, data }];
                        return false;
                        break;
                    }
                }
                if (_errs1 === errors) {
                    if (data.kind !== undefined) {
                        const _errs2 = errors;
                        if (!(validate60(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }))) {
                            vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                            errors = vErrors.length;
                        }
                        var valid0 = _errs2 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.level !== undefined) {
                            let data1 = data.level;
                            const _errs3 = errors;
                            if (!((data1 === "error") || (data1 === "warning"))) {
                                validate105.errors = [{ instancePath: instancePath + "/level", schemaPath: "#/properties/level/enum", keyword: "enum", params: { allowedValues: schema33.properties.level.enum }, schema: schema33.properties.level.enum, parentSchema: schema33.properties.level, data: data1 }];
                                return false;
                            }
                            var valid0 = _errs3 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.check !== undefined) {
                                let data2 = data.check;
                                const _errs4 = errors;
                                if (!(((data2 === "replay") || (data2 === "scope")) || (data2 === "verify"))) {
                                    validate105.errors = [{ instancePath: instancePath + "/check", schemaPath: "#/properties/check/enum", keyword: "enum", params: { allowedValues: schema33.properties.check.enum }, schema: schema33.properties.check.enum, parentSchema: schema33.properties.check, data: data2 }];
                                    return false;
                                }
                                var valid0 = _errs4 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                            if (valid0) {
                                if (data.index !== undefined) {
                                    const _errs5 = errors;
                                    if (!(validate54(data.index, { instancePath: instancePath + "/index", parentData: data, parentDataProperty: "index", rootData, dynamicAnchors }))) {
                                        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                        errors = vErrors.length;
                                    }
                                    var valid0 = _errs5 === errors;
                                }
                                else {
                                    var valid0 = true;
                                }
                                if (valid0) {
                                    if (data.line !== undefined) {
                                        const _errs6 = errors;
                                        if (!(validate65(data.line, { instancePath: instancePath + "/line", parentData: data, parentDataProperty: "line", rootData, dynamicAnchors }))) {
                                            vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
                                            errors = vErrors.length;
                                        }
                                        var valid0 = _errs6 === errors;
                                    }
                                    else {
                                        var valid0 = true;
                                    }
                                    if (valid0) {
                                        if (data.where !== undefined) {
                                            let data5 = data.where;
                                            const _errs7 = errors;
                                            if (typeof data5 !== "string") {
                                                validate105.errors = [{ instancePath: instancePath + "/where", schemaPath: "#/properties/where/type", keyword: "type", params: { type: "string" }, schema: schema33.properties.where.type, parentSchema: schema33.properties.where, data: data5 }];
                                                return false;
                                            }
                                            var valid0 = _errs7 === errors;
                                        }
                                        else {
                                            var valid0 = true;
                                        }
                                        if (valid0) {
                                            if (data.tool !== undefined) {
                                                let data6 = data.tool;
                                                const _errs9 = errors;
                                                if (typeof data6 !== "string") {
                                                    validate105.errors = [{ instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/type", keyword: "type", params: { type: "string" }, schema: schema33.properties.tool.type, parentSchema: schema33.properties.tool, data: data6 }];
                                                    return false;
                                                }
                                                var valid0 = _errs9 === errors;
                                            }
                                            else {
                                                var valid0 = true;
                                            }
                                            if (valid0) {
                                                if (data.message !== undefined) {
                                                    let data7 = data.message;
                                                    const _errs11 = errors;
                                                    if (typeof data7 !== "string") {
                                                        validate105.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, schema: schema33.properties.message.type, parentSchema: schema33.properties.message, data: data7 }];
                                                        return false;
                                                    }
                                                    var valid0 = _errs11 === errors;
                                                }
                                                else {
                                                    var valid0 = true;
                                                }
                                                if (valid0) {
                                                    if (data.note !== undefined) {
                                                        let data8 = data.note;
                                                        const _errs13 = errors;
                                                        if (typeof data8 !== "string") {
                                                            validate105.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, schema: schema33.properties.note.type, parentSchema: schema33.properties.note, data: data8 }];
                                                            return false;
                                                        }
                                                        var valid0 = _errs13 === errors;
                                                    }
                                                    else {
                                                        var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                        if (data.other !== undefined) {
                                                            const _errs15 = errors;
                                                            if (!(validate54(data.other, { instancePath: instancePath + "/other", parentData: data, parentDataProperty: "other", rootData, dynamicAnchors }))) {
                                                                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                                errors = vErrors.length;
                                                            }
                                                            var valid0 = _errs15 === errors;
                                                        }
                                                        else {
                                                            var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                            if (data.other_line !== undefined) {
                                                                const _errs16 = errors;
                                                                if (!(validate65(data.other_line, { instancePath: instancePath + "/other_line", parentData: data, parentDataProperty: "other_line", rootData, dynamicAnchors }))) {
                                                                    vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
                                                                    errors = vErrors.length;
                                                                }
                                                                var valid0 = _errs16 === errors;
                                                            }
                                                            else {
                                                                var valid0 = true;
                                                            }
                                                            if (valid0) {
                                                                if (data.first !== undefined) {
                                                                    const _errs17 = errors;
                                                                    if (!(validate54(data.first, { instancePath: instancePath + "/first", parentData: data, parentDataProperty: "first", rootData, dynamicAnchors }))) {
                                                                        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                                        errors = vErrors.length;
                                                                    }
                                                                    var valid0 = _errs17 === errors;
                                                                }
                                                                else {
                                                                    var valid0 = true;
                                                                }
                                                                if (valid0) {
                                                                    if (data.fingerprint !== undefined) {
                                                                        let data12 = data.fingerprint;
                                                                        const _errs18 = errors;
                                                                        if (errors === _errs18) {
                                                                            if (typeof data12 === "string") {
                                                                                if (!pattern3.test(data12)) {
                                                                                    validate105.errors = [{ instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" }, schema: "^[0-9a-f]{32}$", parentSchema: schema33.properties.fingerprint, data: data12 }];
                                                                                    return false;
                                                                                }
                                                                            }
                                                                            else {
                                                                                validate105.errors = [{ instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/type", keyword: "type", params: { type: "string" }, schema: schema33.properties.fingerprint.type, parentSchema: schema33.properties.fingerprint, data: data12 }];
                                                                                return false;
                                                                            }
                                                                        }
                                                                        var valid0 = _errs18 === errors;
                                                                    }
                                                                    else {
                                                                        var valid0 = true;
                                                                    }
                                                                    if (valid0) {
                                                                        if (data.accepted !== undefined) {
                                                                            let data13 = data.accepted;
                                                                            const _errs20 = errors;
                                                                            if (errors === _errs20) {
                                                                                if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                                                                    let missing1;
                                                                                    if (((data13.reason === undefined) && (missing1 = "reason")) || ((data13.expires === undefined) && (missing1 = "expires"))) {
                                                                                        validate105.errors = [{ instancePath: instancePath + "/accepted", schemaPath: "#/properties/accepted/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema33.properties.accepted.required, parentSchema: schema33.properties.accepted, data: data13 }];
                                                                                        return false;
                                                                                    }
                                                                                    else {
                                                                                        const _errs22 = errors;
                                                                                        for (const key1 in data13) {
                                                                                            if (!((key1 === "reason") || (key1 === "expires"))) {
                                                                                                validate105.errors = [{ instancePath: instancePath + "/accepted", schemaPath: "#/properties/accepted/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: false, parentSchema: schema33.properties.accepted, data: data13 }];
                                                                                                return false;
                                                                                                break;
                                                                                            }
                                                                                        }
                                                                                        if (_errs22 === errors) {
                                                                                            if (data13.reason !== undefined) {
                                                                                                let data14 = data13.reason;
                                                                                                const _errs23 = errors;
                                                                                                if (typeof data14 !== "string") {
                                                                                                    validate105.errors = [{ instancePath: instancePath + "/accepted/reason", schemaPath: "#/properties/accepted/properties/reason/type", keyword: "type", params: { type: "string" }, schema: schema33.properties.accepted.properties.reason.type, parentSchema: schema33.properties.accepted.properties.reason, data: data14 }];
                                                                                                    return false;
                                                                                                }
                                                                                                var valid1 = _errs23 === errors;
                                                                                            }
                                                                                            else {
                                                                                                var valid1 = true;
                                                                                            }
                                                                                            if (valid1) {
                                                                                                if (data13.expires !== undefined) {
                                                                                                    let data15 = data13.expires;
                                                                                                    const _errs25 = errors;
                                                                                                    if ((typeof data15 !== "string") && (data15 !== null)) {
                                                                                                        validate105.errors = [{ instancePath: instancePath + "/accepted/expires", schemaPath: "#/properties/accepted/properties/expires/type", keyword: "type", params: { type: schema33.properties.accepted.properties.expires.type }, schema: schema33.properties.accepted.properties.expires.type, parentSchema: schema33.properties.accepted.properties.expires, data: data15 }];
                                                                                                        return false;
                                                                                                    }
                                                                                                    var valid1 = _errs25 === errors;
                                                                                                }
                                                                                                else {
                                                                                                    var valid1 = true;
                                                                                                }
                                                                                            }
                                                                                        }
                                                                                    }
                                                                                }
                                                                                else {
                                                                                    validate105.errors = [{ instancePath: instancePath + "/accepted", schemaPath: "#/properties/accepted/type", keyword: "type", params: { type: "object" }, schema: schema33.properties.accepted.type, parentSchema: schema33.properties.accepted, data: data13 }];
                                                                                    return false;
                                                                                }
                                                                            }
                                                                            var valid0 = _errs20 === errors;
                                                                        }
                                                                        else {
                                                                            var valid0 = true;
                                                                        }
                                                                    }
                                                                }
                                                            }
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        else {
            validate105.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema33.type, parentSchema: schema33, data }];
            return false;
        }
    }
    validate105.errors = vErrors;
    return errors === 0;
}
validate105.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate76.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (((((((data.file === undefined) && (missing0 = "file")) || ((data.format === undefined) && (missing0 = "format"))) || ((data.calls === undefined) && (missing0 = "calls"))) || ((data.checks === undefined) && (missing0 = "checks"))) || ((data.looked_for === undefined) && (missing0 = "looked_for"))) || ((data.findings === undefined) && (missing0 = "findings"))) {
                validate76.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema27.required, parentSchema: schema27, data }];
                return false;
            }
            else {
                const _errs1 = errors;
                for (const key0 in data) {
                    if (!(func1.call(schema27.properties, key0))) {
                        validate76.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema27, data }];
                        return false;
                        break;
                    }
                }
                if (_errs1 === errors) {
                    if (data.file !== undefined) {
                        const _errs2 = errors;
                        if (!(validate72(data.file, { instancePath: instancePath + "/file", parentData: data, parentDataProperty: "file", rootData, dynamicAnchors }))) {
                            vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
                            errors = vErrors.length;
                        }
                        var valid0 = _errs2 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.session !== undefined) {
                            let data1 = data.session;
                            const _errs3 = errors;
                            if (typeof data1 !== "string") {
                                validate76.errors = [{ instancePath: instancePath + "/session", schemaPath: "#/properties/session/type", keyword: "type", params: { type: "string" }, schema: schema27.properties.session.type, parentSchema: schema27.properties.session, data: data1 }];
                                return false;
                            }
                            var valid0 = _errs3 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.format !== undefined) {
                                let data2 = data.format;
                                const _errs5 = errors;
                                if (typeof data2 !== "string") {
                                    validate76.errors = [{ instancePath: instancePath + "/format", schemaPath: "#/properties/format/type", keyword: "type", params: { type: "string" }, schema: schema27.properties.format.type, parentSchema: schema27.properties.format, data: data2 }];
                                    return false;
                                }
                                var valid0 = _errs5 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                            if (valid0) {
                                if (data.calls !== undefined) {
                                    const _errs7 = errors;
                                    if (!(validate54(data.calls, { instancePath: instancePath + "/calls", parentData: data, parentDataProperty: "calls", rootData, dynamicAnchors }))) {
                                        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                        errors = vErrors.length;
                                    }
                                    var valid0 = _errs7 === errors;
                                }
                                else {
                                    var valid0 = true;
                                }
                                if (valid0) {
                                    if (data.checks !== undefined) {
                                        const _errs8 = errors;
                                        if (!(validate79(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData, dynamicAnchors }))) {
                                            vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
                                            errors = vErrors.length;
                                        }
                                        var valid0 = _errs8 === errors;
                                    }
                                    else {
                                        var valid0 = true;
                                    }
                                    if (valid0) {
                                        if (data.log !== undefined) {
                                            const _errs9 = errors;
                                            if (!(validate93(data.log, { instancePath: instancePath + "/log", parentData: data, parentDataProperty: "log", rootData, dynamicAnchors }))) {
                                                vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
                                                errors = vErrors.length;
                                            }
                                            var valid0 = _errs9 === errors;
                                        }
                                        else {
                                            var valid0 = true;
                                        }
                                        if (valid0) {
                                            if (data.replay_notes !== undefined) {
                                                const _errs10 = errors;
                                                if (!(validate99(data.replay_notes, { instancePath: instancePath + "/replay_notes", parentData: data, parentDataProperty: "replay_notes", rootData, dynamicAnchors }))) {
                                                    vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
                                                    errors = vErrors.length;
                                                }
                                                var valid0 = _errs10 === errors;
                                            }
                                            else {
                                                var valid0 = true;
                                            }
                                            if (valid0) {
                                                if (data.looked_for !== undefined) {
                                                    let data7 = data.looked_for;
                                                    const _errs11 = errors;
                                                    if (errors === _errs11) {
                                                        if (Array.isArray(data7)) {
                                                            var valid1 = true;
                                                            const len0 = data7.length;
                                                            for (let i0 = 0; i0 < len0; i0++) {
                                                                const _errs13 = errors;
                                                                if (!(validate60(data7[i0], { instancePath: instancePath + "/looked_for/" + i0, parentData: data7, parentDataProperty: i0, rootData, dynamicAnchors }))) {
                                                                    vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                                                                    errors = vErrors.length;
                                                                }
                                                                var valid1 = _errs13 === errors;
                                                                if (!valid1) {
                                                                    break;
                                                                }
                                                            }
                                                        }
                                                        else {
                                                            validate76.errors = [{ instancePath: instancePath + "/looked_for", schemaPath: "#/properties/looked_for/type", keyword: "type", params: { type: "array" }, schema: schema27.properties.looked_for.type, parentSchema: schema27.properties.looked_for, data: data7 }];
                                                            return false;
                                                        }
                                                    }
                                                    var valid0 = _errs11 === errors;
                                                }
                                                else {
                                                    var valid0 = true;
                                                }
                                                if (valid0) {
                                                    if (data.findings !== undefined) {
                                                        let data9 = data.findings;
                                                        const _errs14 = errors;
                                                        if (errors === _errs14) {
                                                            if (Array.isArray(data9)) {
                                                                var valid2 = true;
                                                                const len1 = data9.length;
                                                                for (let i1 = 0; i1 < len1; i1++) {
                                                                    const _errs16 = errors;
                                                                    if (!(validate105(data9[i1], { instancePath: instancePath + "/findings/" + i1, parentData: data9, parentDataProperty: i1, rootData, dynamicAnchors }))) {
                                                                        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
                                                                        errors = vErrors.length;
                                                                    }
                                                                    var valid2 = _errs16 === errors;
                                                                    if (!valid2) {
                                                                        break;
                                                                    }
                                                                }
                                                            }
                                                            else {
                                                                validate76.errors = [{ instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, schema: schema27.properties.findings.type, parentSchema: schema27.properties.findings, data: data9 }];
                                                                return false;
                                                            }
                                                        }
                                                        var valid0 = _errs14 === errors;
                                                    }
                                                    else {
                                                        var valid0 = true;
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        else {
            validate76.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema27.type, parentSchema: schema27, data }];
            return false;
        }
    }
    validate76.errors = vErrors;
    return errors === 0;
}
validate76.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema34 = { "type": "object", "required": ["file", "sha256", "agent", "transcripts", "rules", "unused", "uses", "warnings"], "additionalProperties": false, "properties": { "file": { "type": "string" }, "sha256": { "$ref": "#/$defs/digest" }, "agent": { "type": "string" }, "transcripts": { "$ref": "#/$defs/number" }, "rules": { "$ref": "#/$defs/number" }, "unused": { "type": "array", "items": { "type": "object", "required": ["name", "file", "line"], "additionalProperties": false, "properties": { "name": { "type": "string" }, "file": { "type": "string" }, "line": { "$ref": "#/$defs/line" } } } }, "uses": { "type": "array", "items": { "type": "object", "required": ["name", "file", "line", "matches"], "additionalProperties": false, "properties": { "name": { "type": "string" }, "file": { "type": "string" }, "line": { "$ref": "#/$defs/line" }, "matches": { "$ref": "#/$defs/number" } } } }, "warnings": { "type": "array", "items": { "type": "object", "required": ["file", "line", "message"], "additionalProperties": false, "properties": { "file": { "type": "string" }, "line": { "$ref": "#/$defs/line" }, "message": { "type": "string" } } } } } };
const schema35 = { "type": "string", "pattern": "^[0-9a-f]{64}$" };
const pattern4 = new RegExp("^[0-9a-f]{64}$", "u");
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate115.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (typeof data === "string") {
            if (!pattern4.test(data)) {
                validate115.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, schema: "^[0-9a-f]{64}$", parentSchema: schema35, data }];
                return false;
            }
        }
        else {
            validate115.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema35.type, parentSchema: schema35, data }];
            return false;
        }
    }
    validate115.errors = vErrors;
    return errors === 0;
}
validate115.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate114.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (((((((((data.file === undefined) && (missing0 = "file")) || ((data.sha256 === undefined) && (missing0 = "sha256"))) || ((data.agent === undefined) && (missing0 = "agent"))) || ((data.transcripts === undefined) && (missing0 = "transcripts"))) || ((data.rules === undefined) && (missing0 = "rules"))) || ((data.unused === undefined) && (missing0 = "unused"))) || ((data.uses === undefined) && (missing0 = "uses"))) || ((data.warnings === undefined) && (missing0 = "warnings"))) {
                validate114.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema34.required, parentSchema: schema34, data }];
                return false;
            }
            else {
                const _errs1 = errors;
                for (const key0 in data) {
                    if (!((((((((key0 === "file") || (key0 === "sha256")) || (key0 === "agent")) || (key0 === "transcripts")) || (key0 === "rules")) || (key0 === "unused")) || (key0 === "uses")) || (key0 === "warnings"))) {
                        validate114.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema34, data }];
                        return false;
                        break;
                    }
                }
                if (_errs1 === errors) {
                    if (data.file !== undefined) {
                        let data0 = data.file;
                        const _errs2 = errors;
                        if (typeof data0 !== "string") {
                            validate114.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: "string" }, schema: schema34.properties.file.type, parentSchema: schema34.properties.file, data: data0 }];
                            return false;
                        }
                        var valid0 = _errs2 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.sha256 !== undefined) {
                            const _errs4 = errors;
                            if (!(validate115(data.sha256, { instancePath: instancePath + "/sha256", parentData: data, parentDataProperty: "sha256", rootData, dynamicAnchors }))) {
                                vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
                                errors = vErrors.length;
                            }
                            var valid0 = _errs4 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.agent !== undefined) {
                                let data2 = data.agent;
                                const _errs5 = errors;
                                if (typeof data2 !== "string") {
                                    validate114.errors = [{ instancePath: instancePath + "/agent", schemaPath: "#/properties/agent/type", keyword: "type", params: { type: "string" }, schema: schema34.properties.agent.type, parentSchema: schema34.properties.agent, data: data2 }];
                                    return false;
                                }
                                var valid0 = _errs5 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                            if (valid0) {
                                if (data.transcripts !== undefined) {
                                    const _errs7 = errors;
                                    if (!(validate54(data.transcripts, { instancePath: instancePath + "/transcripts", parentData: data, parentDataProperty: "transcripts", rootData, dynamicAnchors }))) {
                                        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                        errors = vErrors.length;
                                    }
                                    var valid0 = _errs7 === errors;
                                }
                                else {
                                    var valid0 = true;
                                }
                                if (valid0) {
                                    if (data.rules !== undefined) {
                                        const _errs8 = errors;
                                        if (!(validate54(data.rules, { instancePath: instancePath + "/rules", parentData: data, parentDataProperty: "rules", rootData, dynamicAnchors }))) {
                                            vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                            errors = vErrors.length;
                                        }
                                        var valid0 = _errs8 === errors;
                                    }
                                    else {
                                        var valid0 = true;
                                    }
                                    if (valid0) {
                                        if (data.unused !== undefined) {
                                            let data5 = data.unused;
                                            const _errs9 = errors;
                                            if (errors === _errs9) {
                                                if (Array.isArray(data5)) {
                                                    var valid1 = true;
                                                    const len0 = data5.length;
                                                    for (let i0 = 0; i0 < len0; i0++) {
                                                        let data6 = data5[i0];
                                                        const _errs11 = errors;
                                                        if (errors === _errs11) {
                                                            if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                                                let missing1;
                                                                if ((((data6.name === undefined) && (missing1 = "name")) || ((data6.file === undefined) && (missing1 = "file"))) || ((data6.line === undefined) && (missing1 = "line"))) {
                                                                    validate114.errors = [{ instancePath: instancePath + "/unused/" + i0, schemaPath: "#/properties/unused/items/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema34.properties.unused.items.required, parentSchema: schema34.properties.unused.items, data: data6 }];
                                                                    return false;
                                                                }
                                                                else {
                                                                    const _errs13 = errors;
                                                                    for (const key1 in data6) {
                                                                        if (!(((key1 === "name") || (key1 === "file")) || (key1 === "line"))) {
                                                                            validate114.errors = [{ instancePath: instancePath + "/unused/" + i0, schemaPath: "#/properties/unused/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: false, parentSchema: schema34.properties.unused.items, data: data6 }];
                                                                            return false;
                                                                            break;
                                                                        }
                                                                    }
                                                                    if (_errs13 === errors) {
                                                                        if (data6.name !== undefined) {
                                                                            let data7 = data6.name;
                                                                            const _errs14 = errors;
                                                                            if (typeof data7 !== "string") {
                                                                                validate114.errors = [{ instancePath: instancePath + "/unused/" + i0 + "/name", schemaPath: "#/properties/unused/items/properties/name/type", keyword: "type", params: { type: "string" }, schema: schema34.properties.unused.items.properties.name.type, parentSchema: schema34.properties.unused.items.properties.name, data: data7 }];
                                                                                return false;
                                                                            }
                                                                            var valid2 = _errs14 === errors;
                                                                        }
                                                                        else {
                                                                            var valid2 = true;
                                                                        }
                                                                        if (valid2) {
                                                                            if (data6.file !== undefined) {
                                                                                let data8 = data6.file;
                                                                                const _errs16 = errors;
                                                                                if (typeof data8 !== "string") {
                                                                                    validate114.errors = [{ instancePath: instancePath + "/unused/" + i0 + "/file", schemaPath: "#/properties/unused/items/properties/file/type", keyword: "type", params: { type: "string" }, schema: schema34.properties.unused.items.properties.file.type, parentSchema: schema34.properties.unused.items.properties.file, data: data8 }];
                                                                                    return false;
                                                                                }
                                                                                var valid2 = _errs16 === errors;
                                                                            }
                                                                            else {
                                                                                var valid2 = true;
                                                                            }
                                                                            if (valid2) {
                                                                                if (data6.line !== undefined) {
                                                                                    const _errs18 = errors;
                                                                                    if (!(validate65(data6.line, { instancePath: instancePath + "/unused/" + i0 + "/line", parentData: data6, parentDataProperty: "line", rootData, dynamicAnchors }))) {
                                                                                        vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
                                                                                        errors = vErrors.length;
                                                                                    }
                                                                                    var valid2 = _errs18 === errors;
                                                                                }
                                                                                else {
                                                                                    var valid2 = true;
                                                                                }
                                                                            }
                                                                        }
                                                                    }
                                                                }
                                                            }
                                                            else {
                                                                validate114.errors = [{ instancePath: instancePath + "/unused/" + i0, schemaPath: "#/properties/unused/items/type", keyword: "type", params: { type: "object" }, schema: schema34.properties.unused.items.type, parentSchema: schema34.properties.unused.items, data: data6 }];
                                                                return false;
                                                            }
                                                        }
                                                        var valid1 = _errs11 === errors;
                                                        if (!valid1) {
                                                            break;
                                                        }
                                                    }
                                                }
                                                else {
                                                    validate114.errors = [{ instancePath: instancePath + "/unused", schemaPath: "#/properties/unused/type", keyword: "type", params: { type: "array" }, schema: schema34.properties.unused.type, parentSchema: schema34.properties.unused, data: data5 }];
                                                    return false;
                                                }
                                            }
                                            var valid0 = _errs9 === errors;
                                        }
                                        else {
                                            var valid0 = true;
                                        }
                                        if (valid0) {
                                            if (data.uses !== undefined) {
                                                let data10 = data.uses;
                                                const _errs19 = errors;
                                                if (errors === _errs19) {
                                                    if (Array.isArray(data10)) {
                                                        var valid3 = true;
                                                        const len1 = data10.length;
                                                        for (let i1 = 0; i1 < len1; i1++) {
                                                            let data11 = data10[i1];
                                                            const _errs21 = errors;
                                                            if (errors === _errs21) {
                                                                if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                                                    let missing2;
                                                                    if (((((data11.name === undefined) && (missing2 = "name")) || ((data11.file === undefined) && (missing2 = "file"))) || ((data11.line === undefined) && (missing2 = "line"))) || ((data11.matches === undefined) && (missing2 = "matches"))) {
                                                                        validate114.errors = [{ instancePath: instancePath + "/uses/" + i1, schemaPath: "#/properties/uses/items/required", keyword: "required", params: { missingProperty: missing2 }, schema: schema34.properties.uses.items.required, parentSchema: schema34.properties.uses.items, data: data11 }];
                                                                        return false;
                                                                    }
                                                                    else {
                                                                        const _errs23 = errors;
                                                                        for (const key2 in data11) {
                                                                            if (!((((key2 === "name") || (key2 === "file")) || (key2 === "line")) || (key2 === "matches"))) {
                                                                                validate114.errors = [{ instancePath: instancePath + "/uses/" + i1, schemaPath: "#/properties/uses/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: false, parentSchema: schema34.properties.uses.items, data: data11 }];
                                                                                return false;
                                                                                break;
                                                                            }
                                                                        }
                                                                        if (_errs23 === errors) {
                                                                            if (data11.name !== undefined) {
                                                                                let data12 = data11.name;
                                                                                const _errs24 = errors;
                                                                                if (typeof data12 !== "string") {
                                                                                    validate114.errors = [{ instancePath: instancePath + "/uses/" + i1 + "/name", schemaPath: "#/properties/uses/items/properties/name/type", keyword: "type", params: { type: "string" }, schema: schema34.properties.uses.items.properties.name.type, parentSchema: schema34.properties.uses.items.properties.name, data: data12 }];
                                                                                    return false;
                                                                                }
                                                                                var valid4 = _errs24 === errors;
                                                                            }
                                                                            else {
                                                                                var valid4 = true;
                                                                            }
                                                                            if (valid4) {
                                                                                if (data11.file !== undefined) {
                                                                                    let data13 = data11.file;
                                                                                    const _errs26 = errors;
                                                                                    if (typeof data13 !== "string") {
                                                                                        validate114.errors = [{ instancePath: instancePath + "/uses/" + i1 + "/file", schemaPath: "#/properties/uses/items/properties/file/type", keyword: "type", params: { type: "string" }, schema: schema34.properties.uses.items.properties.file.type, parentSchema: schema34.properties.uses.items.properties.file, data: data13 }];
                                                                                        return false;
                                                                                    }
                                                                                    var valid4 = _errs26 === errors;
                                                                                }
                                                                                else {
                                                                                    var valid4 = true;
                                                                                }
                                                                                if (valid4) {
                                                                                    if (data11.line !== undefined) {
                                                                                        const _errs28 = errors;
                                                                                        if (!(validate65(data11.line, { instancePath: instancePath + "/uses/" + i1 + "/line", parentData: data11, parentDataProperty: "line", rootData, dynamicAnchors }))) {
                                                                                            vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
                                                                                            errors = vErrors.length;
                                                                                        }
                                                                                        var valid4 = _errs28 === errors;
                                                                                    }
                                                                                    else {
                                                                                        var valid4 = true;
                                                                                    }
                                                                                    if (valid4) {
                                                                                        if (data11.matches !== undefined) {
                                                                                            const _errs29 = errors;
                                                                                            if (!(validate54(data11.matches, { instancePath: instancePath + "/uses/" + i1 + "/matches", parentData: data11, parentDataProperty: "matches", rootData, dynamicAnchors }))) {
                                                                                                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                                                                errors = vErrors.length;
                                                                                            }
                                                                                            var valid4 = _errs29 === errors;
                                                                                        }
                                                                                        else {
                                                                                            var valid4 = true;
                                                                                        }
                                                                                    }
                                                                                }
                                                                            }
                                                                        }
                                                                    }
                                                                }
                                                                else {
                                                                    validate114.errors = [{ instancePath: instancePath + "/uses/" + i1, schemaPath: "#/properties/uses/items/type", keyword: "type", params: { type: "object" }, schema: schema34.properties.uses.items.type, parentSchema: schema34.properties.uses.items, data: data11 }];
                                                                    return false;
                                                                }
                                                            }
                                                            var valid3 = _errs21 === errors;
                                                            if (!valid3) {
                                                                break;
                                                            }
                                                        }
                                                    }
                                                    else {
                                                        validate114.errors = [{ instancePath: instancePath + "/uses", schemaPath: "#/properties/uses/type", keyword: "type", params: { type: "array" }, schema: schema34.properties.uses.type, parentSchema: schema34.properties.uses, data: data10 }];
                                                        return false;
                                                    }
                                                }
                                                var valid0 = _errs19 === errors;
                                            }
                                            else {
                                                var valid0 = true;
                                            }
                                            if (valid0) {
                                                if (data.warnings !== undefined) {
                                                    let data16 = data.warnings;
                                                    const _errs30 = errors;
                                                    if (errors === _errs30) {
                                                        if (Array.isArray(data16)) {
                                                            var valid5 = true;
                                                            const len2 = data16.length;
                                                            for (let i2 = 0; i2 < len2; i2++) {
                                                                let data17 = data16[i2];
                                                                const _errs32 = errors;
                                                                if (errors === _errs32) {
                                                                    if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                                                                        let missing3;
                                                                        if ((((data17.file === undefined) && (missing3 = "file")) || ((data17.line === undefined) && (missing3 = "line"))) || ((data17.message === undefined) && (missing3 = "message"))) {
                                                                            validate114.errors = [{ instancePath: instancePath + "/warnings/" + i2, schemaPath: "#/properties/warnings/items/required", keyword: "required", params: { missingProperty: missing3 }, schema: schema34.properties.warnings.items.required, parentSchema: schema34.properties.warnings.items, data: data17 }];
                                                                            return false;
                                                                        }
                                                                        else {
                                                                            const _errs34 = errors;
                                                                            for (const key3 in data17) {
                                                                                if (!(((key3 === "file") || (key3 === "line")) || (key3 === "message"))) {
                                                                                    validate114.errors = [{ instancePath: instancePath + "/warnings/" + i2, schemaPath: "#/properties/warnings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, schema: false, parentSchema: schema34.properties.warnings.items, data: data17 }];
                                                                                    return false;
                                                                                    break;
                                                                                }
                                                                            }
                                                                            if (_errs34 === errors) {
                                                                                if (data17.file !== undefined) {
                                                                                    let data18 = data17.file;
                                                                                    const _errs35 = errors;
                                                                                    if (typeof data18 !== "string") {
                                                                                        validate114.errors = [{ instancePath: instancePath + "/warnings/" + i2 + "/file", schemaPath: "#/properties/warnings/items/properties/file/type", keyword: "type", params: { type: "string" }, schema: schema34.properties.warnings.items.properties.file.type, parentSchema: schema34.properties.warnings.items.properties.file, data: data18 }];
                                                                                        return false;
                                                                                    }
                                                                                    var valid6 = _errs35 === errors;
                                                                                }
                                                                                else {
                                                                                    var valid6 = true;
                                                                                }
                                                                                if (valid6) {
                                                                                    if (data17.line !== undefined) {
                                                                                        const _errs37 = errors;
                                                                                        if (!(validate65(data17.line, { instancePath: instancePath + "/warnings/" + i2 + "/line", parentData: data17, parentDataProperty: "line", rootData, dynamicAnchors }))) {
                                                                                            vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
                                                                                            errors = vErrors.length;
                                                                                        }
                                                                                        var valid6 = _errs37 === errors;
                                                                                    }
                                                                                    else {
                                                                                        var valid6 = true;
                                                                                    }
                                                                                    if (valid6) {
                                                                                        if (data17.message !== undefined) {
                                                                                            let data20 = data17.message;
                                                                                            const _errs38 = errors;
                                                                                            if (typeof data20 !== "string") {
                                                                                                validate114.errors = [{ instancePath: instancePath + "/warnings/" + i2 + "/message", schemaPath: "#/properties/warnings/items/properties/message/type", keyword: "type", params: { type: "string" }, schema: schema34.properties.warnings.items.properties.message.type, parentSchema: schema34.properties.warnings.items.properties.message, data: data20 }];
                                                                                                return false;
                                                                                            }
                                                                                            var valid6 = _errs38 === errors;
                                                                                        }
                                                                                        else {
                                                                                            var valid6 = true;
                                                                                        }
                                                                                    }
                                                                                }
                                                                            }
                                                                        }
                                                                    }
                                                                    else {
                                                                        validate114.errors = [{ instancePath: instancePath + "/warnings/" + i2, schemaPath: "#/properties/warnings/items/type", keyword: "type", params: { type: "object" }, schema: schema34.properties.warnings.items.type, parentSchema: schema34.properties.warnings.items, data: data17 }];
                                                                        return false;
                                                                    }
                                                                }
                                                                var valid5 = _errs32 === errors;
                                                                if (!valid5) {
                                                                    break;
                                                                }
                                                            }
                                                        }
                                                        else {
                                                            validate114.errors = [{ instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" }, schema: schema34.properties.warnings.type, parentSchema: schema34.properties.warnings, data: data16 }];
                                                            return false;
                                                        }
                                                    }
                                                    var valid0 = _errs30 === errors;
                                                }
                                                else {
                                                    var valid0 = true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        else {
            validate114.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema34.type, parentSchema: schema34, data }];
            return false;
        }
    }
    validate114.errors = vErrors;
    return errors === 0;
}
validate114.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema36 = { "type": "object", "required": ["base", "head"], "additionalProperties": false, "properties": { "base": { "type": ["string", "null"] }, "head": { "type": ["string", "null"] }, "counts": { "$ref": "#/$defs/change_counts" }, "sessions": { "type": "array", "items": { "$ref": "#/$defs/session_comparison" } }, "unusable": { "type": "object", "required": ["side", "error"], "additionalProperties": false, "properties": { "side": { "enum": ["base", "head", null] }, "error": { "$ref": "#/$defs/error" } } } } };
const schema37 = { "type": "object", "required": ["equal", "normalized", "removed", "added", "structure", "arguments", "response"], "additionalProperties": false, "properties": { "equal": { "$ref": "#/$defs/number" }, "normalized": { "type": "object", "required": ["calls", "fields"], "additionalProperties": false, "properties": { "calls": { "$ref": "#/$defs/number" }, "fields": { "$ref": "#/$defs/number" } } }, "removed": { "$ref": "#/$defs/number" }, "added": { "$ref": "#/$defs/number" }, "structure": { "$ref": "#/$defs/number" }, "arguments": { "$ref": "#/$defs/number" }, "response": { "$ref": "#/$defs/number" } } };
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate125.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if ((((((((data.equal === undefined) && (missing0 = "equal")) || ((data.normalized === undefined) && (missing0 = "normalized"))) || ((data.removed === undefined) && (missing0 = "removed"))) || ((data.added === undefined) && (missing0 = "added"))) || ((data.structure === undefined) && (missing0 = "structure"))) || ((data.arguments === undefined) && (missing0 = "arguments"))) || ((data.response === undefined) && (missing0 = "response"))) {
                validate125.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema37.required, parentSchema: schema37, data }];
                return false;
            }
            else {
                const _errs1 = errors;
                for (const key0 in data) {
                    if (!(((((((key0 === "equal") || (key0 === "normalized")) || (key0 === "removed")) || (key0 === "added")) || (key0 === "structure")) || (key0 === "arguments")) || (key0 === "response"))) {
                        validate125.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema37, data }];
                        return false;
                        break;
                    }
                }
                if (_errs1 === errors) {
                    if (data.equal !== undefined) {
                        const _errs2 = errors;
                        if (!(validate54(data.equal, { instancePath: instancePath + "/equal", parentData: data, parentDataProperty: "equal", rootData, dynamicAnchors }))) {
                            vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                            errors = vErrors.length;
                        }
                        var valid0 = _errs2 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.normalized !== undefined) {
                            let data1 = data.normalized;
                            const _errs3 = errors;
                            if (errors === _errs3) {
                                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                                    let missing1;
                                    if (((data1.calls === undefined) && (missing1 = "calls")) || ((data1.fields === undefined) && (missing1 = "fields"))) {
                                        validate125.errors = [{ instancePath: instancePath + "/normalized", schemaPath: "#/properties/normalized/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema37.properties.normalized.required, parentSchema: schema37.properties.normalized, data: data1 }];
                                        return false;
                                    }
                                    else {
                                        const _errs5 = errors;
                                        for (const key1 in data1) {
                                            if (!((key1 === "calls") || (key1 === "fields"))) {
                                                validate125.errors = [{ instancePath: instancePath + "/normalized", schemaPath: "#/properties/normalized/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: false, parentSchema: schema37.properties.normalized, data: data1 }];
                                                return false;
                                                break;
                                            }
                                        }
                                        if (_errs5 === errors) {
                                            if (data1.calls !== undefined) {
                                                const _errs6 = errors;
                                                if (!(validate54(data1.calls, { instancePath: instancePath + "/normalized/calls", parentData: data1, parentDataProperty: "calls", rootData, dynamicAnchors }))) {
                                                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                    errors = vErrors.length;
                                                }
                                                var valid1 = _errs6 === errors;
                                            }
                                            else {
                                                var valid1 = true;
                                            }
                                            if (valid1) {
                                                if (data1.fields !== undefined) {
                                                    const _errs7 = errors;
                                                    if (!(validate54(data1.fields, { instancePath: instancePath + "/normalized/fields", parentData: data1, parentDataProperty: "fields", rootData, dynamicAnchors }))) {
                                                        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                        errors = vErrors.length;
                                                    }
                                                    var valid1 = _errs7 === errors;
                                                }
                                                else {
                                                    var valid1 = true;
                                                }
                                            }
                                        }
                                    }
                                }
                                else {
                                    validate125.errors = [{ instancePath: instancePath + "/normalized", schemaPath: "#/properties/normalized/type", keyword: "type", params: { type: "object" }, schema: schema37.properties.normalized.type, parentSchema: schema37.properties.normalized, data: data1 }];
                                    return false;
                                }
                            }
                            var valid0 = _errs3 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.removed !== undefined) {
                                const _errs8 = errors;
                                if (!(validate54(data.removed, { instancePath: instancePath + "/removed", parentData: data, parentDataProperty: "removed", rootData, dynamicAnchors }))) {
                                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                    errors = vErrors.length;
                                }
                                var valid0 = _errs8 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                            if (valid0) {
                                if (data.added !== undefined) {
                                    const _errs9 = errors;
                                    if (!(validate54(data.added, { instancePath: instancePath + "/added", parentData: data, parentDataProperty: "added", rootData, dynamicAnchors }))) {
                                        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                        errors = vErrors.length;
                                    }
                                    var valid0 = _errs9 === errors;
                                }
                                else {
                                    var valid0 = true;
                                }
                                if (valid0) {
                                    if (data.structure !== undefined) {
                                        const _errs10 = errors;
                                        if (!(validate54(data.structure, { instancePath: instancePath + "/structure", parentData: data, parentDataProperty: "structure", rootData, dynamicAnchors }))) {
                                            vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                            errors = vErrors.length;
                                        }
                                        var valid0 = _errs10 === errors;
                                    }
                                    else {
                                        var valid0 = true;
                                    }
                                    if (valid0) {
                                        if (data.arguments !== undefined) {
                                            const _errs11 = errors;
                                            if (!(validate54(data.arguments, { instancePath: instancePath + "/arguments", parentData: data, parentDataProperty: "arguments", rootData, dynamicAnchors }))) {
                                                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                errors = vErrors.length;
                                            }
                                            var valid0 = _errs11 === errors;
                                        }
                                        else {
                                            var valid0 = true;
                                        }
                                        if (valid0) {
                                            if (data.response !== undefined) {
                                                const _errs12 = errors;
                                                if (!(validate54(data.response, { instancePath: instancePath + "/response", parentData: data, parentDataProperty: "response", rootData, dynamicAnchors }))) {
                                                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                    errors = vErrors.length;
                                                }
                                                var valid0 = _errs12 === errors;
                                            }
                                            else {
                                                var valid0 = true;
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        else {
            validate125.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema37.type, parentSchema: schema37, data }];
            return false;
        }
    }
    validate125.errors = vErrors;
    return errors === 0;
}
validate125.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema38 = { "type": "object", "required": ["state", "calls", "counts", "changes"], "additionalProperties": false, "properties": { "name": { "type": "string" }, "names": { "type": "object", "additionalProperties": false, "properties": { "base": { "type": "string" }, "head": { "type": "string" } } }, "state": { "enum": ["both", "removed", "added"] }, "calls": { "type": "object", "required": ["base", "head"], "additionalProperties": false, "properties": { "base": { "$ref": "#/$defs/number" }, "head": { "$ref": "#/$defs/number" } } }, "counts": { "$ref": "#/$defs/change_counts" }, "first": { "$ref": "#/$defs/change" }, "changes": { "type": "array", "items": { "$ref": "#/$defs/change" } } } };
const schema39 = { "type": "object", "required": ["type", "tool"], "additionalProperties": false, "properties": { "type": { "enum": ["removed", "added", "changed"] }, "kind": { "enum": ["arguments", "response"] }, "tool": { "type": "string" }, "base": { "$ref": "#/$defs/spot" }, "head": { "$ref": "#/$defs/spot" }, "args": { "$ref": "#/$defs/changed_part" }, "response": { "$ref": "#/$defs/changed_part" } } };
const schema40 = { "type": "object", "required": ["index", "line"], "additionalProperties": false, "properties": { "index": { "$ref": "#/$defs/number" }, "line": { "$ref": "#/$defs/line" }, "where": { "type": "string" } } };
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate140.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (((data.index === undefined) && (missing0 = "index")) || ((data.line === undefined) && (missing0 = "line"))) {
                validate140.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema40.required, parentSchema: schema40, data }];
                return false;
            }
            else {
                const _errs1 = errors;
                for (const key0 in data) {
                    if (!(((key0 === "index") || (key0 === "line")) || (key0 === "where"))) {
                        validate140.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema40, data }];
                        return false;
                        break;
                    }
                }
                if (_errs1 === errors) {
                    if (data.index !== undefined) {
                        const _errs2 = errors;
                        if (!(validate54(data.index, { instancePath: instancePath + "/index", parentData: data, parentDataProperty: "index", rootData, dynamicAnchors }))) {
                            vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                            errors = vErrors.length;
                        }
                        var valid0 = _errs2 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.line !== undefined) {
                            const _errs3 = errors;
                            if (!(validate65(data.line, { instancePath: instancePath + "/line", parentData: data, parentDataProperty: "line", rootData, dynamicAnchors }))) {
                                vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
                                errors = vErrors.length;
                            }
                            var valid0 = _errs3 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.where !== undefined) {
                                let data2 = data.where;
                                const _errs4 = errors;
                                if (typeof data2 !== "string") {
                                    validate140.errors = [{ instancePath: instancePath + "/where", schemaPath: "#/properties/where/type", keyword: "type", params: { type: "string" }, schema: schema40.properties.where.type, parentSchema: schema40.properties.where, data: data2 }];
                                    return false;
                                }
                                var valid0 = _errs4 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                        }
                    }
                }
            }
        }
        else {
            validate140.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema40.type, parentSchema: schema40, data }];
            return false;
        }
    }
    validate140.errors = vErrors;
    return errors === 0;
}
validate140.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema41 = { "type": "object", "required": ["places", "more"], "additionalProperties": false, "properties": { "places": { "type": "array", "items": { "type": "object", "required": ["pointer"], "additionalProperties": false, "properties": { "pointer": { "type": "string" }, "only": { "enum": ["base", "head"] }, "base": { "type": "string" }, "head": { "type": "string" } } } }, "more": { "$ref": "#/$defs/number" }, "answered": { "enum": ["base", "head"] } } };
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate145.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (((data.places === undefined) && (missing0 = "places")) || ((data.more === undefined) && (missing0 = "more"))) {
                validate145.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema41.required, parentSchema: schema41, data }];
                return false;
            }
            else {
                const _errs1 = errors;
                for (const key0 in data) {
                    if (!(((key0 === "places") || (key0 === "more")) || (key0 === "answered"))) {
                        validate145.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema41, data }];
                        return false;
                        break;
                    }
                }
                if (_errs1 === errors) {
                    if (data.places !== undefined) {
                        let data0 = data.places;
                        const _errs2 = errors;
                        if (errors === _errs2) {
                            if (Array.isArray(data0)) {
                                var valid1 = true;
                                const len0 = data0.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                    let data1 = data0[i0];
                                    const _errs4 = errors;
                                    if (errors === _errs4) {
                                        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                                            let missing1;
                                            if ((data1.pointer === undefined) && (missing1 = "pointer")) {
                                                validate145.errors = [{ instancePath: instancePath + "/places/" + i0, schemaPath: "#/properties/places/items/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema41.properties.places.items.required, parentSchema: schema41.properties.places.items, data: data1 }];
                                                return false;
                                            }
                                            else {
                                                const _errs6 = errors;
                                                for (const key1 in data1) {
                                                    if (!((((key1 === "pointer") || (key1 === "only")) || (key1 === "base")) || (key1 === "head"))) {
                                                        validate145.errors = [{ instancePath: instancePath + "/places/" + i0, schemaPath: "#/properties/places/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: false, parentSchema: schema41.properties.places.items, data: data1 }];
                                                        return false;
                                                        break;
                                                    }
                                                }
                                                if (_errs6 === errors) {
                                                    if (data1.pointer !== undefined) {
                                                        let data2 = data1.pointer;
                                                        const _errs7 = errors;
                                                        if (typeof data2 !== "string") {
                                                            validate145.errors = [{ instancePath: instancePath + "/places/" + i0 + "/pointer", schemaPath: "#/properties/places/items/properties/pointer/type", keyword: "type", params: { type: "string" }, schema: schema41.properties.places.items.properties.pointer.type, parentSchema: schema41.properties.places.items.properties.pointer, data: data2 }];
                                                            return false;
                                                        }
                                                        var valid2 = _errs7 === errors;
                                                    }
                                                    else {
                                                        var valid2 = true;
                                                    }
                                                    if (valid2) {
                                                        if (data1.only !== undefined) {
                                                            let data3 = data1.only;
                                                            const _errs9 = errors;
                                                            if (!((data3 === "base") || (data3 === "head"))) {
                                                                validate145.errors = [{ instancePath: instancePath + "/places/" + i0 + "/only", schemaPath: "#/properties/places/items/properties/only/enum", keyword: "enum", params: { allowedValues: schema41.properties.places.items.properties.only.enum }, schema: schema41.properties.places.items.properties.only.enum, parentSchema: schema41.properties.places.items.properties.only, data: data3 }];
                                                                return false;
                                                            }
                                                            var valid2 = _errs9 === errors;
                                                        }
                                                        else {
                                                            var valid2 = true;
                                                        }
                                                        if (valid2) {
                                                            if (data1.base !== undefined) {
                                                                let data4 = data1.base;
                                                                const _errs10 = errors;
                                                                if (typeof data4 !== "string") {
                                                                    validate145.errors = [{ instancePath: instancePath + "/places/" + i0 + "/base", schemaPath: "#/properties/places/items/properties/base/type", keyword: "type", params: { type: "string" }, schema: schema41.properties.places.items.properties.base.type, parentSchema: schema41.properties.places.items.properties.base, data: data4 }];
                                                                    return false;
                                                                }
                                                                var valid2 = _errs10 === errors;
                                                            }
                                                            else {
                                                                var valid2 = true;
                                                            }
                                                            if (valid2) {
                                                                if (data1.head !== undefined) {
                                                                    let data5 = data1.head;
                                                                    const _errs12 = errors;
                                                                    if (typeof data5 !== "string") {
                                                                        validate145.errors = [{ instancePath: instancePath + "/places/" + i0 + "/head", schemaPath: "#/properties/places/items/properties/head/type", keyword: "type", params: { type: "string" }, schema: schema41.properties.places.items.properties.head.type, parentSchema: schema41.properties.places.items.properties.head, data: data5 }];
                                                                        return false;
                                                                    }
                                                                    var valid2 = _errs12 === errors;
                                                                }
                                                                else {
                                                                    var valid2 = true;
                                                                }
                                                            }
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                        else {
                                            validate145.errors = [{ instancePath: instancePath + "/places/" + i0, schemaPath: "#/properties/places/items/type", keyword: "type", params: { type: "object" }, schema: schema41.properties.places.items.type, parentSchema: schema41.properties.places.items, data: data1 }];
                                            return false;
                                        }
                                    }
                                    var valid1 = _errs4 === errors;
                                    if (!valid1) {
                                        break;
                                    }
                                }
                            }
                            else {
                                validate145.errors = [{ instancePath: instancePath + "/places", schemaPath: "#/properties/places/type", keyword: "type", params: { type: "array" }, schema: schema41.properties.places.type, parentSchema: schema41.properties.places, data: data0 }];
                                return false;
                            }
                        }
                        var valid0 = _errs2 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.more !== undefined) {
                            const _errs14 = errors;
                            if (!(validate54(data.more, { instancePath: instancePath + "/more", parentData: data, parentDataProperty: "more", rootData, dynamicAnchors }))) {
                                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                errors = vErrors.length;
                            }
                            var valid0 = _errs14 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.answered !== undefined) {
                                let data7 = data.answered;
                                const _errs15 = errors;
                                if (!((data7 === "base") || (data7 === "head"))) {
                                    validate145.errors = [{ instancePath: instancePath + "/answered", schemaPath: "#/properties/answered/enum", keyword: "enum", params: { allowedValues: schema41.properties.answered.enum }, schema: schema41.properties.answered.enum, parentSchema: schema41.properties.answered, data: data7 }];
                                    return false;
                                }
                                var valid0 = _errs15 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                        }
                    }
                }
            }
        }
        else {
            validate145.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema41.type, parentSchema: schema41, data }];
            return false;
        }
    }
    validate145.errors = vErrors;
    return errors === 0;
}
validate145.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate139.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (((data.type === undefined) && (missing0 = "type")) || ((data.tool === undefined) && (missing0 = "tool"))) {
                validate139.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema39.required, parentSchema: schema39, data }];
                return false;
            }
            else {
                const _errs1 = errors;
                for (const key0 in data) {
                    if (!(((((((key0 === "type") || (key0 === "kind")) || (key0 === "tool")) || (key0 === "base")) || (key0 === "head")) || (key0 === "args")) || (key0 === "response"))) {
                        validate139.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema39, data }];
                        return false;
                        break;
                    }
                }
                if (_errs1 === errors) {
                    if (data.type !== undefined) {
                        let data0 = data.type;
                        const _errs2 = errors;
                        if (!(((data0 === "removed") || (data0 === "added")) || (data0 === "changed"))) {
                            validate139.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema39.properties.type.enum }, schema: schema39.properties.type.enum, parentSchema: schema39.properties.type, data: data0 }];
                            return false;
                        }
                        var valid0 = _errs2 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.kind !== undefined) {
                            let data1 = data.kind;
                            const _errs3 = errors;
                            if (!((data1 === "arguments") || (data1 === "response"))) {
                                validate139.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema39.properties.kind.enum }, schema: schema39.properties.kind.enum, parentSchema: schema39.properties.kind, data: data1 }];
                                return false;
                            }
                            var valid0 = _errs3 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.tool !== undefined) {
                                let data2 = data.tool;
                                const _errs4 = errors;
                                if (typeof data2 !== "string") {
                                    validate139.errors = [{ instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/type", keyword: "type", params: { type: "string" }, schema: schema39.properties.tool.type, parentSchema: schema39.properties.tool, data: data2 }];
                                    return false;
                                }
                                var valid0 = _errs4 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                            if (valid0) {
                                if (data.base !== undefined) {
                                    const _errs6 = errors;
                                    if (!(validate140(data.base, { instancePath: instancePath + "/base", parentData: data, parentDataProperty: "base", rootData, dynamicAnchors }))) {
                                        vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
                                        errors = vErrors.length;
                                    }
                                    var valid0 = _errs6 === errors;
                                }
                                else {
                                    var valid0 = true;
                                }
                                if (valid0) {
                                    if (data.head !== undefined) {
                                        const _errs7 = errors;
                                        if (!(validate140(data.head, { instancePath: instancePath + "/head", parentData: data, parentDataProperty: "head", rootData, dynamicAnchors }))) {
                                            vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
                                            errors = vErrors.length;
                                        }
                                        var valid0 = _errs7 === errors;
                                    }
                                    else {
                                        var valid0 = true;
                                    }
                                    if (valid0) {
                                        if (data.args !== undefined) {
                                            const _errs8 = errors;
                                            if (!(validate145(data.args, { instancePath: instancePath + "/args", parentData: data, parentDataProperty: "args", rootData, dynamicAnchors }))) {
                                                vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
                                                errors = vErrors.length;
                                            }
                                            var valid0 = _errs8 === errors;
                                        }
                                        else {
                                            var valid0 = true;
                                        }
                                        if (valid0) {
                                            if (data.response !== undefined) {
                                                const _errs9 = errors;
                                                if (!(validate145(data.response, { instancePath: instancePath + "/response", parentData: data, parentDataProperty: "response", rootData, dynamicAnchors }))) {
                                                    vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
                                                    errors = vErrors.length;
                                                }
                                                var valid0 = _errs9 === errors;
                                            }
                                            else {
                                                var valid0 = true;
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        else {
            validate139.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema39.type, parentSchema: schema39, data }];
            return false;
        }
    }
    validate139.errors = vErrors;
    return errors === 0;
}
validate139.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate135.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (((((data.state === undefined) && (missing0 = "state")) || ((data.calls === undefined) && (missing0 = "calls"))) || ((data.counts === undefined) && (missing0 = "counts"))) || ((data.changes === undefined) && (missing0 = "changes"))) {
                validate135.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema38.required, parentSchema: schema38, data }];
                return false;
            }
            else {
                const _errs1 = errors;
                for (const key0 in data) {
                    if (!(((((((key0 === "name") || (key0 === "names")) || (key0 === "state")) || (key0 === "calls")) || (key0 === "counts")) || (key0 === "first")) || (key0 === "changes"))) {
                        validate135.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema38, data }];
                        return false;
                        break;
                    }
                }
                if (_errs1 === errors) {
                    if (data.name !== undefined) {
                        let data0 = data.name;
                        const _errs2 = errors;
                        if (typeof data0 !== "string") {
                            validate135.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, schema: schema38.properties.name.type, parentSchema: schema38.properties.name, data: data0 }];
                            return false;
                        }
                        var valid0 = _errs2 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.names !== undefined) {
                            let data1 = data.names;
                            const _errs4 = errors;
                            if (errors === _errs4) {
                                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                                    const _errs6 = errors;
                                    for (const key1 in data1) {
                                        if (!((key1 === "base") || (key1 === "head"))) {
                                            validate135.errors = [{ instancePath: instancePath + "/names", schemaPath: "#/properties/names/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: false, parentSchema: schema38.properties.names, data: data1 }];
                                            return false;
                                            break;
                                        }
                                    }
                                    if (_errs6 === errors) {
                                        if (data1.base !== undefined) {
                                            let data2 = data1.base;
                                            const _errs7 = errors;
                                            if (typeof data2 !== "string") {
                                                validate135.errors = [{ instancePath: instancePath + "/names/base", schemaPath: "#/properties/names/properties/base/type", keyword: "type", params: { type: "string" }, schema: schema38.properties.names.properties.base.type, parentSchema: schema38.properties.names.properties.base, data: data2 }];
                                                return false;
                                            }
                                            var valid1 = _errs7 === errors;
                                        }
                                        else {
                                            var valid1 = true;
                                        }
                                        if (valid1) {
                                            if (data1.head !== undefined) {
                                                let data3 = data1.head;
                                                const _errs9 = errors;
                                                if (typeof data3 !== "string") {
                                                    validate135.errors = [{ instancePath: instancePath + "/names/head", schemaPath: "#/properties/names/properties/head/type", keyword: "type", params: { type: "string" }, schema: schema38.properties.names.properties.head.type, parentSchema: schema38.properties.names.properties.head, data: data3 }];
                                                    return false;
                                                }
                                                var valid1 = _errs9 === errors;
                                            }
                                            else {
                                                var valid1 = true;
                                            }
                                        }
                                    }
                                }
                                else {
                                    validate135.errors = [{ instancePath: instancePath + "/names", schemaPath: "#/properties/names/type", keyword: "type", params: { type: "object" }, schema: schema38.properties.names.type, parentSchema: schema38.properties.names, data: data1 }];
                                    return false;
                                }
                            }
                            var valid0 = _errs4 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.state !== undefined) {
                                let data4 = data.state;
                                const _errs11 = errors;
                                if (!(((data4 === "both") || (data4 === "removed")) || (data4 === "added"))) {
                                    validate135.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema38.properties.state.enum }, schema: schema38.properties.state.enum, parentSchema: schema38.properties.state, data: data4 }];
                                    return false;
                                }
                                var valid0 = _errs11 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                            if (valid0) {
                                if (data.calls !== undefined) {
                                    let data5 = data.calls;
                                    const _errs12 = errors;
                                    if (errors === _errs12) {
                                        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                                            let missing1;
                                            if (((data5.base === undefined) && (missing1 = "base")) || ((data5.head === undefined) && (missing1 = "head"))) {
                                                validate135.errors = [{ instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema38.properties.calls.required, parentSchema: schema38.properties.calls, data: data5 }];
                                                return false;
                                            }
                                            else {
                                                const _errs14 = errors;
                                                for (const key2 in data5) {
                                                    if (!((key2 === "base") || (key2 === "head"))) {
                                                        validate135.errors = [{ instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: false, parentSchema: schema38.properties.calls, data: data5 }];
                                                        return false;
                                                        break;
                                                    }
                                                }
                                                if (_errs14 === errors) {
                                                    if (data5.base !== undefined) {
                                                        const _errs15 = errors;
                                                        if (!(validate54(data5.base, { instancePath: instancePath + "/calls/base", parentData: data5, parentDataProperty: "base", rootData, dynamicAnchors }))) {
                                                            vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                            errors = vErrors.length;
                                                        }
                                                        var valid2 = _errs15 === errors;
                                                    }
                                                    else {
                                                        var valid2 = true;
                                                    }
                                                    if (valid2) {
                                                        if (data5.head !== undefined) {
                                                            const _errs16 = errors;
                                                            if (!(validate54(data5.head, { instancePath: instancePath + "/calls/head", parentData: data5, parentDataProperty: "head", rootData, dynamicAnchors }))) {
                                                                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                                errors = vErrors.length;
                                                            }
                                                            var valid2 = _errs16 === errors;
                                                        }
                                                        else {
                                                            var valid2 = true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                        else {
                                            validate135.errors = [{ instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/type", keyword: "type", params: { type: "object" }, schema: schema38.properties.calls.type, parentSchema: schema38.properties.calls, data: data5 }];
                                            return false;
                                        }
                                    }
                                    var valid0 = _errs12 === errors;
                                }
                                else {
                                    var valid0 = true;
                                }
                                if (valid0) {
                                    if (data.counts !== undefined) {
                                        const _errs17 = errors;
                                        if (!(validate125(data.counts, { instancePath: instancePath + "/counts", parentData: data, parentDataProperty: "counts", rootData, dynamicAnchors }))) {
                                            vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
                                            errors = vErrors.length;
                                        }
                                        var valid0 = _errs17 === errors;
                                    }
                                    else {
                                        var valid0 = true;
                                    }
                                    if (valid0) {
                                        if (data.first !== undefined) {
                                            const _errs18 = errors;
                                            if (!(validate139(data.first, { instancePath: instancePath + "/first", parentData: data, parentDataProperty: "first", rootData, dynamicAnchors }))) {
                                                vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
                                                errors = vErrors.length;
                                            }
                                            var valid0 = _errs18 === errors;
                                        }
                                        else {
                                            var valid0 = true;
                                        }
                                        if (valid0) {
                                            if (data.changes !== undefined) {
                                                let data10 = data.changes;
                                                const _errs19 = errors;
                                                if (errors === _errs19) {
                                                    if (Array.isArray(data10)) {
                                                        var valid3 = true;
                                                        const len0 = data10.length;
                                                        for (let i0 = 0; i0 < len0; i0++) {
                                                            const _errs21 = errors;
                                                            if (!(validate139(data10[i0], { instancePath: instancePath + "/changes/" + i0, parentData: data10, parentDataProperty: i0, rootData, dynamicAnchors }))) {
                                                                vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
                                                                errors = vErrors.length;
                                                            }
                                                            var valid3 = _errs21 === errors;
                                                            if (!valid3) {
                                                                break;
                                                            }
                                                        }
                                                    }
                                                    else {
                                                        validate135.errors = [{ instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" }, schema: schema38.properties.changes.type, parentSchema: schema38.properties.changes, data: data10 }];
                                                        return false;
                                                    }
                                                }
                                                var valid0 = _errs19 === errors;
                                            }
                                            else {
                                                var valid0 = true;
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        else {
            validate135.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema38.type, parentSchema: schema38, data }];
            return false;
        }
    }
    validate135.errors = vErrors;
    return errors === 0;
}
validate135.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate124.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (((data.base === undefined) && (missing0 = "base")) || ((data.head === undefined) && (missing0 = "head"))) {
                validate124.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema36.required, parentSchema: schema36, data }];
                return false;
            }
            else {
                const _errs1 = errors;
                for (const key0 in data) {
                    if (!(((((key0 === "base") || (key0 === "head")) || (key0 === "counts")) || (key0 === "sessions")) || (key0 === "unusable"))) {
                        validate124.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema36, data }];
                        return false;
                        break;
                    }
                }
                if (_errs1 === errors) {
                    if (data.base !== undefined) {
                        let data0 = data.base;
                        const _errs2 = errors;
                        if ((typeof data0 !== "string") && (data0 !== null)) {
                            validate124.errors = [{ instancePath: instancePath + "/base", schemaPath: "#/properties/base/type", keyword: "type", params: { type: schema36.properties.base.type }, schema: schema36.properties.base.type, parentSchema: schema36.properties.base, data: data0 }];
                            return false;
                        }
                        var valid0 = _errs2 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.head !== undefined) {
                            let data1 = data.head;
                            const _errs4 = errors;
                            if ((typeof data1 !== "string") && (data1 !== null)) {
                                validate124.errors = [{ instancePath: instancePath + "/head", schemaPath: "#/properties/head/type", keyword: "type", params: { type: schema36.properties.head.type }, schema: schema36.properties.head.type, parentSchema: schema36.properties.head, data: data1 }];
                                return false;
                            }
                            var valid0 = _errs4 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.counts !== undefined) {
                                const _errs6 = errors;
                                if (!(validate125(data.counts, { instancePath: instancePath + "/counts", parentData: data, parentDataProperty: "counts", rootData, dynamicAnchors }))) {
                                    vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
                                    errors = vErrors.length;
                                }
                                var valid0 = _errs6 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                            if (valid0) {
                                if (data.sessions !== undefined) {
                                    let data3 = data.sessions;
                                    const _errs7 = errors;
                                    if (errors === _errs7) {
                                        if (Array.isArray(data3)) {
                                            var valid1 = true;
                                            const len0 = data3.length;
                                            for (let i0 = 0; i0 < len0; i0++) {
                                                const _errs9 = errors;
                                                if (!(validate135(data3[i0], { instancePath: instancePath + "/sessions/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }))) {
                                                    vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
                                                    errors = vErrors.length;
                                                }
                                                var valid1 = _errs9 === errors;
                                                if (!valid1) {
                                                    break;
                                                }
                                            }
                                        }
                                        else {
                                            validate124.errors = [{ instancePath: instancePath + "/sessions", schemaPath: "#/properties/sessions/type", keyword: "type", params: { type: "array" }, schema: schema36.properties.sessions.type, parentSchema: schema36.properties.sessions, data: data3 }];
                                            return false;
                                        }
                                    }
                                    var valid0 = _errs7 === errors;
                                }
                                else {
                                    var valid0 = true;
                                }
                                if (valid0) {
                                    if (data.unusable !== undefined) {
                                        let data5 = data.unusable;
                                        const _errs10 = errors;
                                        if (errors === _errs10) {
                                            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                                                let missing1;
                                                if (((data5.side === undefined) && (missing1 = "side")) || ((data5.error === undefined) && (missing1 = "error"))) {
                                                    validate124.errors = [{ instancePath: instancePath + "/unusable", schemaPath: "#/properties/unusable/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema36.properties.unusable.required, parentSchema: schema36.properties.unusable, data: data5 }];
                                                    return false;
                                                }
                                                else {
                                                    const _errs12 = errors;
                                                    for (const key1 in data5) {
                                                        if (!((key1 === "side") || (key1 === "error"))) {
                                                            validate124.errors = [{ instancePath: instancePath + "/unusable", schemaPath: "#/properties/unusable/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: false, parentSchema: schema36.properties.unusable, data: data5 }];
                                                            return false;
                                                            break;
                                                        }
                                                    }
                                                    if (_errs12 === errors) {
                                                        if (data5.side !== undefined) {
                                                            let data6 = data5.side;
                                                            const _errs13 = errors;
                                                            if (!(((data6 === "base") || (data6 === "head")) || (data6 === null))) {
                                                                validate124.errors = [{ instancePath: instancePath + "/unusable/side", schemaPath: "#/properties/unusable/properties/side/enum", keyword: "enum", params: { allowedValues: schema36.properties.unusable.properties.side.enum }, schema: schema36.properties.unusable.properties.side.enum, parentSchema: schema36.properties.unusable.properties.side, data: data6 }];
                                                                return false;
                                                            }
                                                            var valid2 = _errs13 === errors;
                                                        }
                                                        else {
                                                            var valid2 = true;
                                                        }
                                                        if (valid2) {
                                                            if (data5.error !== undefined) {
                                                                const _errs14 = errors;
                                                                if (!(validate64(data5.error, { instancePath: instancePath + "/unusable/error", parentData: data5, parentDataProperty: "error", rootData, dynamicAnchors }))) {
                                                                    vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                                                    errors = vErrors.length;
                                                                }
                                                                var valid2 = _errs14 === errors;
                                                            }
                                                            else {
                                                                var valid2 = true;
                                                            }
                                                        }
                                                    }
                                                }
                                            }
                                            else {
                                                validate124.errors = [{ instancePath: instancePath + "/unusable", schemaPath: "#/properties/unusable/type", keyword: "type", params: { type: "object" }, schema: schema36.properties.unusable.type, parentSchema: schema36.properties.unusable, data: data5 }];
                                                return false;
                                            }
                                        }
                                        var valid0 = _errs10 === errors;
                                    }
                                    else {
                                        var valid0 = true;
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        else {
            validate124.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema36.type, parentSchema: schema36, data }];
            return false;
        }
    }
    validate124.errors = vErrors;
    return errors === 0;
}
validate124.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema42 = { "type": "object", "required": ["unusable"], "additionalProperties": false, "properties": { "runs": { "$ref": "#/$defs/number" }, "calls": { "$ref": "#/$defs/number" }, "sequences": { "type": "array", "items": { "type": "object", "required": ["runs", "name", "calls"], "additionalProperties": false, "properties": { "runs": { "$ref": "#/$defs/number" }, "name": { "type": "string" }, "calls": { "$ref": "#/$defs/number" } } } }, "parting": { "type": ["integer", "null"], "minimum": 0 }, "similarity": { "type": "number", "minimum": 0, "maximum": 1 }, "sequence_rate": { "$ref": "#/$defs/rate" }, "same_arguments": { "type": "object", "required": ["times", "of"], "additionalProperties": false, "properties": { "times": { "$ref": "#/$defs/number" }, "of": { "$ref": "#/$defs/number" } } }, "steps": { "type": "array", "items": { "type": "object", "required": ["index", "tool", "rate", "same_arguments", "different_arguments"], "additionalProperties": false, "properties": { "index": { "$ref": "#/$defs/number" }, "tool": { "type": "string" }, "rate": { "$ref": "#/$defs/rate" }, "same_arguments": { "$ref": "#/$defs/number" }, "different_arguments": { "$ref": "#/$defs/number" } } } }, "unusable": { "type": "array", "items": { "$ref": "#/$defs/error" } } } };
const schema43 = { "type": "object", "required": ["times", "of", "low", "high"], "additionalProperties": false, "properties": { "times": { "$ref": "#/$defs/number" }, "of": { "$ref": "#/$defs/number" }, "low": { "type": "number", "minimum": 0, "maximum": 1 }, "high": { "type": "number", "minimum": 0, "maximum": 1 } } };
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate159.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (((((data.times === undefined) && (missing0 = "times")) || ((data.of === undefined) && (missing0 = "of"))) || ((data.low === undefined) && (missing0 = "low"))) || ((data.high === undefined) && (missing0 = "high"))) {
                validate159.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema43.required, parentSchema: schema43, data }];
                return false;
            }
            else {
                const _errs1 = errors;
                for (const key0 in data) {
                    if (!((((key0 === "times") || (key0 === "of")) || (key0 === "low")) || (key0 === "high"))) {
                        validate159.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema43, data }];
                        return false;
                        break;
                    }
                }
                if (_errs1 === errors) {
                    if (data.times !== undefined) {
                        const _errs2 = errors;
                        if (!(validate54(data.times, { instancePath: instancePath + "/times", parentData: data, parentDataProperty: "times", rootData, dynamicAnchors }))) {
                            vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                            errors = vErrors.length;
                        }
                        var valid0 = _errs2 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.of !== undefined) {
                            const _errs3 = errors;
                            if (!(validate54(data.of, { instancePath: instancePath + "/of", parentData: data, parentDataProperty: "of", rootData, dynamicAnchors }))) {
                                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                errors = vErrors.length;
                            }
                            var valid0 = _errs3 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.low !== undefined) {
                                let data2 = data.low;
                                const _errs4 = errors;
                                if (errors === _errs4) {
                                    if ((typeof data2 == "number") && (isFinite(data2))) {
                                        if (data2 > 1 || isNaN(data2)) {
                                            validate159.errors = [{ instancePath: instancePath + "/low", schemaPath: "#/properties/low/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, schema: 1, parentSchema: schema43.properties.low, data: data2 }];
                                            return false;
                                        }
                                        else {
                                            if (data2 < 0 || isNaN(data2)) {
                                                validate159.errors = [{ instancePath: instancePath + "/low", schemaPath: "#/properties/low/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema43.properties.low, data: data2 }];
                                                return false;
                                            }
                                        }
                                    }
                                    else {
                                        validate159.errors = [{ instancePath: instancePath + "/low", schemaPath: "#/properties/low/type", keyword: "type", params: { type: "number" }, schema: schema43.properties.low.type, parentSchema: schema43.properties.low, data: data2 }];
                                        return false;
                                    }
                                }
                                var valid0 = _errs4 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                            if (valid0) {
                                if (data.high !== undefined) {
                                    let data3 = data.high;
                                    const _errs6 = errors;
                                    if (errors === _errs6) {
                                        if ((typeof data3 == "number") && (isFinite(data3))) {
                                            if (data3 > 1 || isNaN(data3)) {
                                                validate159.errors = [{ instancePath: instancePath + "/high", schemaPath: "#/properties/high/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, schema: 1, parentSchema: schema43.properties.high, data: data3 }];
                                                return false;
                                            }
                                            else {
                                                if (data3 < 0 || isNaN(data3)) {
                                                    validate159.errors = [{ instancePath: instancePath + "/high", schemaPath: "#/properties/high/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema43.properties.high, data: data3 }];
                                                    return false;
                                                }
                                            }
                                        }
                                        else {
                                            validate159.errors = [{ instancePath: instancePath + "/high", schemaPath: "#/properties/high/type", keyword: "type", params: { type: "number" }, schema: schema43.properties.high.type, parentSchema: schema43.properties.high, data: data3 }];
                                            return false;
                                        }
                                    }
                                    var valid0 = _errs6 === errors;
                                }
                                else {
                                    var valid0 = true;
                                }
                            }
                        }
                    }
                }
            }
        }
        else {
            validate159.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema43.type, parentSchema: schema43, data }];
            return false;
        }
    }
    validate159.errors = vErrors;
    return errors === 0;
}
validate159.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate154.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if ((data.unusable === undefined) && (missing0 = "unusable")) {
                validate154.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema42.required, parentSchema: schema42, data }];
                return false;
            }
            else {
                const _errs1 = errors;
                for (const key0 in data) {
                    if (!(func1.call(schema42.properties, key0))) {
                        validate154.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema42, data }];
                        return false;
                        break;
                    }
                }
                if (_errs1 === errors) {
                    if (data.runs !== undefined) {
                        const _errs2 = errors;
                        if (!(validate54(data.runs, { instancePath: instancePath + "/runs", parentData: data, parentDataProperty: "runs", rootData, dynamicAnchors }))) {
                            vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                            errors = vErrors.length;
                        }
                        var valid0 = _errs2 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.calls !== undefined) {
                            const _errs3 = errors;
                            if (!(validate54(data.calls, { instancePath: instancePath + "/calls", parentData: data, parentDataProperty: "calls", rootData, dynamicAnchors }))) {
                                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                errors = vErrors.length;
                            }
                            var valid0 = _errs3 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.sequences !== undefined) {
                                let data2 = data.sequences;
                                const _errs4 = errors;
                                if (errors === _errs4) {
                                    if (Array.isArray(data2)) {
                                        var valid1 = true;
                                        const len0 = data2.length;
                                        for (let i0 = 0; i0 < len0; i0++) {
                                            let data3 = data2[i0];
                                            const _errs6 = errors;
                                            if (errors === _errs6) {
                                                if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                                                    let missing1;
                                                    if ((((data3.runs === undefined) && (missing1 = "runs")) || ((data3.name === undefined) && (missing1 = "name"))) || ((data3.calls === undefined) && (missing1 = "calls"))) {
                                                        validate154.errors = [{ instancePath: instancePath + "/sequences/" + i0, schemaPath: "#/properties/sequences/items/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema42.properties.sequences.items.required, parentSchema: schema42.properties.sequences.items, data: data3 }];
                                                        return false;
                                                    }
                                                    else {
                                                        const _errs8 = errors;
                                                        for (const key1 in data3) {
                                                            if (!(((key1 === "runs") || (key1 === "name")) || (key1 === "calls"))) {
                                                                validate154.errors = [{ instancePath: instancePath + "/sequences/" + i0, schemaPath: "#/properties/sequences/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: false, parentSchema: schema42.properties.sequences.items, data: data3 }];
                                                                return false;
                                                                break;
                                                            }
                                                        }
                                                        if (_errs8 === errors) {
                                                            if (data3.runs !== undefined) {
                                                                const _errs9 = errors;
                                                                if (!(validate54(data3.runs, { instancePath: instancePath + "/sequences/" + i0 + "/runs", parentData: data3, parentDataProperty: "runs", rootData, dynamicAnchors }))) {
                                                                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                                    errors = vErrors.length;
                                                                }
                                                                var valid2 = _errs9 === errors;
                                                            }
                                                            else {
                                                                var valid2 = true;
                                                            }
                                                            if (valid2) {
                                                                if (data3.name !== undefined) {
                                                                    let data5 = data3.name;
                                                                    const _errs10 = errors;
                                                                    if (typeof data5 !== "string") {
                                                                        validate154.errors = [{ instancePath: instancePath + "/sequences/" + i0 + "/name", schemaPath: "#/properties/sequences/items/properties/name/type", keyword: "type", params: { type: "string" }, schema: schema42.properties.sequences.items.properties.name.type, parentSchema: schema42.properties.sequences.items.properties.name, data: data5 }];
                                                                        return false;
                                                                    }
                                                                    var valid2 = _errs10 === errors;
                                                                }
                                                                else {
                                                                    var valid2 = true;
                                                                }
                                                                if (valid2) {
                                                                    if (data3.calls !== undefined) {
                                                                        const _errs12 = errors;
                                                                        if (!(validate54(data3.calls, { instancePath: instancePath + "/sequences/" + i0 + "/calls", parentData: data3, parentDataProperty: "calls", rootData, dynamicAnchors }))) {
                                                                            vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                                            errors = vErrors.length;
                                                                        }
                                                                        var valid2 = _errs12 === errors;
                                                                    }
                                                                    else {
                                                                        var valid2 = true;
                                                                    }
                                                                }
                                                            }
                                                        }
                                                    }
                                                }
                                                else {
                                                    validate154.errors = [{ instancePath: instancePath + "/sequences/" + i0, schemaPath: "#/properties/sequences/items/type", keyword: "type", params: { type: "object" }, schema: schema42.properties.sequences.items.type, parentSchema: schema42.properties.sequences.items, data: data3 }];
                                                    return false;
                                                }
                                            }
                                            var valid1 = _errs6 === errors;
                                            if (!valid1) {
                                                break;
                                            }
                                        }
                                    }
                                    else {
                                        validate154.errors = [{ instancePath: instancePath + "/sequences", schemaPath: "#/properties/sequences/type", keyword: "type", params: { type: "array" }, schema: schema42.properties.sequences.type, parentSchema: schema42.properties.sequences, data: data2 }];
                                        return false;
                                    }
                                }
                                var valid0 = _errs4 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                            if (valid0) {
                                if (data.parting !== undefined) {
                                    let data7 = data.parting;
                                    const _errs13 = errors;
                                    if ((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)) {
                                        validate154.errors = [{ instancePath: instancePath + "/parting", schemaPath: "#/properties/parting/type", keyword: "type", params: { type: schema42.properties.parting.type }, schema: schema42.properties.parting.type, parentSchema: schema42.properties.parting, data: data7 }];
                                        return false;
                                    }
                                    if (errors === _errs13) {
                                        if ((typeof data7 == "number") && (isFinite(data7))) {
                                            if (data7 < 0 || isNaN(data7)) {
                                                validate154.errors = [{ instancePath: instancePath + "/parting", schemaPath: "#/properties/parting/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema42.properties.parting, data: data7 }];
                                                return false;
                                            }
                                        }
                                    }
                                    var valid0 = _errs13 === errors;
                                }
                                else {
                                    var valid0 = true;
                                }
                                if (valid0) {
                                    if (data.similarity !== undefined) {
                                        let data8 = data.similarity;
                                        const _errs15 = errors;
                                        if (errors === _errs15) {
                                            if ((typeof data8 == "number") && (isFinite(data8))) {
                                                if (data8 > 1 || isNaN(data8)) {
                                                    validate154.errors = [{ instancePath: instancePath + "/similarity", schemaPath: "#/properties/similarity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, schema: 1, parentSchema: schema42.properties.similarity, data: data8 }];
                                                    return false;
                                                }
                                                else {
                                                    if (data8 < 0 || isNaN(data8)) {
                                                        validate154.errors = [{ instancePath: instancePath + "/similarity", schemaPath: "#/properties/similarity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema42.properties.similarity, data: data8 }];
                                                        return false;
                                                    }
                                                }
                                            }
                                            else {
                                                validate154.errors = [{ instancePath: instancePath + "/similarity", schemaPath: "#/properties/similarity/type", keyword: "type", params: { type: "number" }, schema: schema42.properties.similarity.type, parentSchema: schema42.properties.similarity, data: data8 }];
                                                return false;
                                            }
                                        }
                                        var valid0 = _errs15 === errors;
                                    }
                                    else {
                                        var valid0 = true;
                                    }
                                    if (valid0) {
                                        if (data.sequence_rate !== undefined) {
                                            const _errs17 = errors;
                                            if (!(validate159(data.sequence_rate, { instancePath: instancePath + "/sequence_rate", parentData: data, parentDataProperty: "sequence_rate", rootData, dynamicAnchors }))) {
                                                vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
                                                errors = vErrors.length;
                                            }
                                            var valid0 = _errs17 === errors;
                                        }
                                        else {
                                            var valid0 = true;
                                        }
                                        if (valid0) {
                                            if (data.same_arguments !== undefined) {
                                                let data10 = data.same_arguments;
                                                const _errs18 = errors;
                                                if (errors === _errs18) {
                                                    if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                                        let missing2;
                                                        if (((data10.times === undefined) && (missing2 = "times")) || ((data10.of === undefined) && (missing2 = "of"))) {
                                                            validate154.errors = [{ instancePath: instancePath + "/same_arguments", schemaPath: "#/properties/same_arguments/required", keyword: "required", params: { missingProperty: missing2 }, schema: schema42.properties.same_arguments.required, parentSchema: schema42.properties.same_arguments, data: data10 }];
                                                            return false;
                                                        }
                                                        else {
                                                            const _errs20 = errors;
                                                            for (const key2 in data10) {
                                                                if (!((key2 === "times") || (key2 === "of"))) {
                                                                    validate154.errors = [{ instancePath: instancePath + "/same_arguments", schemaPath: "#/properties/same_arguments/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: false, parentSchema: schema42.properties.same_arguments, data: data10 }];
                                                                    return false;
                                                                    break;
                                                                }
                                                            }
                                                            if (_errs20 === errors) {
                                                                if (data10.times !== undefined) {
                                                                    const _errs21 = errors;
                                                                    if (!(validate54(data10.times, { instancePath: instancePath + "/same_arguments/times", parentData: data10, parentDataProperty: "times", rootData, dynamicAnchors }))) {
                                                                        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                                        errors = vErrors.length;
                                                                    }
                                                                    var valid3 = _errs21 === errors;
                                                                }
                                                                else {
                                                                    var valid3 = true;
                                                                }
                                                                if (valid3) {
                                                                    if (data10.of !== undefined) {
                                                                        const _errs22 = errors;
                                                                        if (!(validate54(data10.of, { instancePath: instancePath + "/same_arguments/of", parentData: data10, parentDataProperty: "of", rootData, dynamicAnchors }))) {
                                                                            vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                                            errors = vErrors.length;
                                                                        }
                                                                        var valid3 = _errs22 === errors;
                                                                    }
                                                                    else {
                                                                        var valid3 = true;
                                                                    }
                                                                }
                                                            }
                                                        }
                                                    }
                                                    else {
                                                        validate154.errors = [{ instancePath: instancePath + "/same_arguments", schemaPath: "#/properties/same_arguments/type", keyword: "type", params: { type: "object" }, schema: schema42.properties.same_arguments.type, parentSchema: schema42.properties.same_arguments, data: data10 }];
                                                        return false;
                                                    }
                                                }
                                                var valid0 = _errs18 === errors;
                                            }
                                            else {
                                                var valid0 = true;
                                            }
                                            if (valid0) {
                                                if (data.steps !== undefined) {
                                                    let data13 = data.steps;
                                                    const _errs23 = errors;
                                                    if (errors === _errs23) {
                                                        if (Array.isArray(data13)) {
                                                            var valid4 = true;
                                                            const len1 = data13.length;
                                                            for (let i1 = 0; i1 < len1; i1++) {
                                                                let data14 = data13[i1];
                                                                const _errs25 = errors;
                                                                if (errors === _errs25) {
                                                                    if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                                                        let missing3;
                                                                        if ((((((data14.index === undefined) && (missing3 = "index")) || ((data14.tool === undefined) && (missing3 = "tool"))) || ((data14.rate === undefined) && (missing3 = "rate"))) || ((data14.same_arguments === undefined) && (missing3 = "same_arguments"))) || ((data14.different_arguments === undefined) && (missing3 = "different_arguments"))) {
                                                                            validate154.errors = [{ instancePath: instancePath + "/steps/" + i1, schemaPath: "#/properties/steps/items/required", keyword: "required", params: { missingProperty: missing3 }, schema: schema42.properties.steps.items.required, parentSchema: schema42.properties.steps.items, data: data14 }];
                                                                            return false;
                                                                        }
                                                                        else {
                                                                            const _errs27 = errors;
                                                                            for (const key3 in data14) {
                                                                                if (!(((((key3 === "index") || (key3 === "tool")) || (key3 === "rate")) || (key3 === "same_arguments")) || (key3 === "different_arguments"))) {
                                                                                    validate154.errors = [{ instancePath: instancePath + "/steps/" + i1, schemaPath: "#/properties/steps/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, schema: false, parentSchema: schema42.properties.steps.items, data: data14 }];
                                                                                    return false;
                                                                                    break;
                                                                                }
                                                                            }
                                                                            if (_errs27 === errors) {
                                                                                if (data14.index !== undefined) {
                                                                                    const _errs28 = errors;
                                                                                    if (!(validate54(data14.index, { instancePath: instancePath + "/steps/" + i1 + "/index", parentData: data14, parentDataProperty: "index", rootData, dynamicAnchors }))) {
                                                                                        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                                                        errors = vErrors.length;
                                                                                    }
                                                                                    var valid5 = _errs28 === errors;
                                                                                }
                                                                                else {
                                                                                    var valid5 = true;
                                                                                }
                                                                                if (valid5) {
                                                                                    if (data14.tool !== undefined) {
                                                                                        let data16 = data14.tool;
                                                                                        const _errs29 = errors;
                                                                                        if (typeof data16 !== "string") {
                                                                                            validate154.errors = [{ instancePath: instancePath + "/steps/" + i1 + "/tool", schemaPath: "#/properties/steps/items/properties/tool/type", keyword: "type", params: { type: "string" }, schema: schema42.properties.steps.items.properties.tool.type, parentSchema: schema42.properties.steps.items.properties.tool, data: data16 }];
                                                                                            return false;
                                                                                        }
                                                                                        var valid5 = _errs29 === errors;
                                                                                    }
                                                                                    else {
                                                                                        var valid5 = true;
                                                                                    }
                                                                                    if (valid5) {
                                                                                        if (data14.rate !== undefined) {
                                                                                            const _errs31 = errors;
                                                                                            if (!(validate159(data14.rate, { instancePath: instancePath + "/steps/" + i1 + "/rate", parentData: data14, parentDataProperty: "rate", rootData, dynamicAnchors }))) {
                                                                                                vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
                                                                                                errors = vErrors.length;
                                                                                            }
                                                                                            var valid5 = _errs31 === errors;
                                                                                        }
                                                                                        else {
                                                                                            var valid5 = true;
                                                                                        }
                                                                                        if (valid5) {
                                                                                            if (data14.same_arguments !== undefined) {
                                                                                                const _errs32 = errors;
                                                                                                if (!(validate54(data14.same_arguments, { instancePath: instancePath + "/steps/" + i1 + "/same_arguments", parentData: data14, parentDataProperty: "same_arguments", rootData, dynamicAnchors }))) {
                                                                                                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                                                                    errors = vErrors.length;
                                                                                                }
                                                                                                var valid5 = _errs32 === errors;
                                                                                            }
                                                                                            else {
                                                                                                var valid5 = true;
                                                                                            }
                                                                                            if (valid5) {
                                                                                                if (data14.different_arguments !== undefined) {
                                                                                                    const _errs33 = errors;
                                                                                                    if (!(validate54(data14.different_arguments, { instancePath: instancePath + "/steps/" + i1 + "/different_arguments", parentData: data14, parentDataProperty: "different_arguments", rootData, dynamicAnchors }))) {
                                                                                                        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                                                                        errors = vErrors.length;
                                                                                                    }
                                                                                                    var valid5 = _errs33 === errors;
                                                                                                }
                                                                                                else {
                                                                                                    var valid5 = true;
                                                                                                }
                                                                                            }
                                                                                        }
                                                                                    }
                                                                                }
                                                                            }
                                                                        }
                                                                    }
                                                                    else {
                                                                        validate154.errors = [{ instancePath: instancePath + "/steps/" + i1, schemaPath: "#/properties/steps/items/type", keyword: "type", params: { type: "object" }, schema: schema42.properties.steps.items.type, parentSchema: schema42.properties.steps.items, data: data14 }];
                                                                        return false;
                                                                    }
                                                                }
                                                                var valid4 = _errs25 === errors;
                                                                if (!valid4) {
                                                                    break;
                                                                }
                                                            }
                                                        }
                                                        else {
                                                            validate154.errors = [{ instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" }, schema: schema42.properties.steps.type, parentSchema: schema42.properties.steps, data: data13 }];
                                                            return false;
                                                        }
                                                    }
                                                    var valid0 = _errs23 === errors;
                                                }
                                                else {
                                                    var valid0 = true;
                                                }
                                                if (valid0) {
                                                    if (data.unusable !== undefined) {
                                                        let data20 = data.unusable;
                                                        const _errs34 = errors;
                                                        if (errors === _errs34) {
                                                            if (Array.isArray(data20)) {
                                                                var valid6 = true;
                                                                const len2 = data20.length;
                                                                for (let i2 = 0; i2 < len2; i2++) {
                                                                    const _errs36 = errors;
                                                                    if (!(validate64(data20[i2], { instancePath: instancePath + "/unusable/" + i2, parentData: data20, parentDataProperty: i2, rootData, dynamicAnchors }))) {
                                                                        vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                                                        errors = vErrors.length;
                                                                    }
                                                                    var valid6 = _errs36 === errors;
                                                                    if (!valid6) {
                                                                        break;
                                                                    }
                                                                }
                                                            }
                                                            else {
                                                                validate154.errors = [{ instancePath: instancePath + "/unusable", schemaPath: "#/properties/unusable/type", keyword: "type", params: { type: "array" }, schema: schema42.properties.unusable.type, parentSchema: schema42.properties.unusable, data: data20 }];
                                                                return false;
                                                            }
                                                        }
                                                        var valid0 = _errs34 === errors;
                                                    }
                                                    else {
                                                        var valid0 = true;
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        else {
            validate154.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema42.type, parentSchema: schema42, data }];
            return false;
        }
    }
    validate154.errors = vErrors;
    return errors === 0;
}
validate154.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    /*# sourceURL="https://github.com/toolreplay/action/raw/v1/schemas/report-v1.json" */ ;
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate52.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (((((((((((data.$schema === undefined) && (missing0 = "$schema")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.tool === undefined) && (missing0 = "tool"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.exit_code === undefined) && (missing0 = "exit_code"))) || ((data.totals === undefined) && (missing0 = "totals"))) || ((data.files === undefined) && (missing0 = "files"))) || ((data.scopes === undefined) && (missing0 = "scopes"))) || ((data.not_entered === undefined) && (missing0 = "not_entered"))) || ((data.not_checked === undefined) && (missing0 = "not_checked"))) {
                validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema19.required, parentSchema: schema19, data }];
                return false;
            }
            else {
                const _errs1 = errors;
                for (const key0 in data) {
                    if (!(func1.call(schema19.properties, key0))) {
                        validate52.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema19, data }];
                        return false;
                        break;
                    }
                }
                if (_errs1 === errors) {
                    if (data.$schema !== undefined) {
                        let data0 = data.$schema;
                        const _errs2 = errors;
                        if (typeof data0 !== "string") {
                            validate52.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.$schema.type, parentSchema: schema19.properties.$schema, data: data0 }];
                            return false;
                        }
                        var valid0 = _errs2 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.version !== undefined) {
                            let data1 = data.version;
                            const _errs4 = errors;
                            if (1 !== data1) {
                                validate52.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 }, schema: 1, parentSchema: schema19.properties.version, data: data1 }];
                                return false;
                            }
                            var valid0 = _errs4 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.tool !== undefined) {
                                let data2 = data.tool;
                                const _errs5 = errors;
                                if (errors === _errs5) {
                                    if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                                        let missing1;
                                        if (((data2.name === undefined) && (missing1 = "name")) || ((data2.version === undefined) && (missing1 = "version"))) {
                                            validate52.errors = [{ instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema19.properties.tool.required, parentSchema: schema19.properties.tool, data: data2 }];
                                            return false;
                                        }
                                        else {
                                            const _errs7 = errors;
                                            for (const key1 in data2) {
                                                if (!((key1 === "name") || (key1 === "version"))) {
                                                    validate52.errors = [{ instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: false, parentSchema: schema19.properties.tool, data: data2 }];
                                                    return false;
                                                    break;
                                                }
                                            }
                                            if (_errs7 === errors) {
                                                if (data2.name !== undefined) {
                                                    let data3 = data2.name;
                                                    const _errs8 = errors;
                                                    if ("toolreplay" !== data3) {
                                                        validate52.errors = [{ instancePath: instancePath + "/tool/name", schemaPath: "#/properties/tool/properties/name/const", keyword: "const", params: { allowedValue: "toolreplay" }, schema: "toolreplay", parentSchema: schema19.properties.tool.properties.name, data: data3 }];
                                                        return false;
                                                    }
                                                    var valid1 = _errs8 === errors;
                                                }
                                                else {
                                                    var valid1 = true;
                                                }
                                                if (valid1) {
                                                    if (data2.version !== undefined) {
                                                        let data4 = data2.version;
                                                        const _errs9 = errors;
                                                        if (typeof data4 !== "string") {
                                                            validate52.errors = [{ instancePath: instancePath + "/tool/version", schemaPath: "#/properties/tool/properties/version/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.tool.properties.version.type, parentSchema: schema19.properties.tool.properties.version, data: data4 }];
                                                            return false;
                                                        }
                                                        var valid1 = _errs9 === errors;
                                                    }
                                                    else {
                                                        var valid1 = true;
                                                    }
                                                }
                                            }
                                        }
                                    }
                                    else {
                                        validate52.errors = [{ instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/type", keyword: "type", params: { type: "object" }, schema: schema19.properties.tool.type, parentSchema: schema19.properties.tool, data: data2 }];
                                        return false;
                                    }
                                }
                                var valid0 = _errs5 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                            if (valid0) {
                                if (data.result !== undefined) {
                                    let data5 = data.result;
                                    const _errs11 = errors;
                                    if (!(((((data5 === "clean") || (data5 === "findings")) || (data5 === "unusable")) || (data5 === "unchanged")) || (data5 === "different"))) {
                                        validate52.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: schema19.properties.result.enum }, schema: schema19.properties.result.enum, parentSchema: schema19.properties.result, data: data5 }];
                                        return false;
                                    }
                                    var valid0 = _errs11 === errors;
                                }
                                else {
                                    var valid0 = true;
                                }
                                if (valid0) {
                                    if (data.exit_code !== undefined) {
                                        let data6 = data.exit_code;
                                        const _errs12 = errors;
                                        if (!(((data6 === 0) || (data6 === 1)) || (data6 === 2))) {
                                            validate52.errors = [{ instancePath: instancePath + "/exit_code", schemaPath: "#/properties/exit_code/enum", keyword: "enum", params: { allowedValues: schema19.properties.exit_code.enum }, schema: schema19.properties.exit_code.enum, parentSchema: schema19.properties.exit_code, data: data6 }];
                                            return false;
                                        }
                                        var valid0 = _errs12 === errors;
                                    }
                                    else {
                                        var valid0 = true;
                                    }
                                    if (valid0) {
                                        if (data.totals !== undefined) {
                                            const _errs13 = errors;
                                            if (!(validate53(data.totals, { instancePath: instancePath + "/totals", parentData: data, parentDataProperty: "totals", rootData, dynamicAnchors }))) {
                                                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                                errors = vErrors.length;
                                            }
                                            var valid0 = _errs13 === errors;
                                        }
                                        else {
                                            var valid0 = true;
                                        }
                                        if (valid0) {
                                            if (data.nothing !== undefined) {
                                                const _errs14 = errors;
                                                if (!(validate64(data.nothing, { instancePath: instancePath + "/nothing", parentData: data, parentDataProperty: "nothing", rootData, dynamicAnchors }))) {
                                                    vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                                    errors = vErrors.length;
                                                }
                                                var valid0 = _errs14 === errors;
                                            }
                                            else {
                                                var valid0 = true;
                                            }
                                            if (valid0) {
                                                if (data.baseline !== undefined) {
                                                    let data9 = data.baseline;
                                                    const _errs15 = errors;
                                                    if (errors === _errs15) {
                                                        if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                                            let missing2;
                                                            if (((data9.file === undefined) && (missing2 = "file")) || ((data9.entries === undefined) && (missing2 = "entries"))) {
                                                                validate52.errors = [{ instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/required", keyword: "required", params: { missingProperty: missing2 }, schema: schema19.properties.baseline.required, parentSchema: schema19.properties.baseline, data: data9 }];
                                                                return false;
                                                            }
                                                            else {
                                                                const _errs17 = errors;
                                                                for (const key2 in data9) {
                                                                    if (!((key2 === "file") || (key2 === "entries"))) {
                                                                        validate52.errors = [{ instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: false, parentSchema: schema19.properties.baseline, data: data9 }];
                                                                        return false;
                                                                        break;
                                                                    }
                                                                }
                                                                if (_errs17 === errors) {
                                                                    if (data9.file !== undefined) {
                                                                        let data10 = data9.file;
                                                                        const _errs18 = errors;
                                                                        if (typeof data10 !== "string") {
                                                                            validate52.errors = [{ instancePath: instancePath + "/baseline/file", schemaPath: "#/properties/baseline/properties/file/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.baseline.properties.file.type, parentSchema: schema19.properties.baseline.properties.file, data: data10 }];
                                                                            return false;
                                                                        }
                                                                        var valid2 = _errs18 === errors;
                                                                    }
                                                                    else {
                                                                        var valid2 = true;
                                                                    }
                                                                    if (valid2) {
                                                                        if (data9.entries !== undefined) {
                                                                            let data11 = data9.entries;
                                                                            const _errs20 = errors;
                                                                            if (errors === _errs20) {
                                                                                if (Array.isArray(data11)) {
                                                                                    var valid3 = true;
                                                                                    const len0 = data11.length;
                                                                                    for (let i0 = 0; i0 < len0; i0++) {
                                                                                        let data12 = data11[i0];
                                                                                        const _errs22 = errors;
                                                                                        if (errors === _errs22) {
                                                                                            if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                                                                                                let missing3;
                                                                                                if ((((data12.state === undefined) && (missing3 = "state")) || ((data12.line === undefined) && (missing3 = "line"))) || ((data12.message === undefined) && (missing3 = "message"))) {
                                                                                                    validate52.errors = [{ instancePath: instancePath + "/baseline/entries/" + i0, schemaPath: "#/properties/baseline/properties/entries/items/required", keyword: "required", params: { missingProperty: missing3 }, schema: schema19.properties.baseline.properties.entries.items.required, parentSchema: schema19.properties.baseline.properties.entries.items, data: data12 }];
                                                                                                    return false;
                                                                                                }
                                                                                                else {
                                                                                                    const _errs24 = errors;
                                                                                                    for (const key3 in data12) {
                                                                                                        if (!(((key3 === "state") || (key3 === "line")) || (key3 === "message"))) {
                                                                                                            validate52.errors = [{ instancePath: instancePath + "/baseline/entries/" + i0, schemaPath: "#/properties/baseline/properties/entries/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, schema: false, parentSchema: schema19.properties.baseline.properties.entries.items, data: data12 }];
                                                                                                            return false;
                                                                                                            break;
                                                                                                        }
                                                                                                    }
                                                                                                    if (_errs24 === errors) {
                                                                                                        if (data12.state !== undefined) {
                                                                                                            let data13 = data12.state;
                                                                                                            const _errs25 = errors;
                                                                                                            if (!((data13 === "unused") || (data13 === "expired"))) {
                                                                                                                validate52.errors = [{ instancePath: instancePath + "/baseline/entries/" + i0 + "/state", schemaPath: "#/properties/baseline/properties/entries/items/properties/state/enum", keyword: "enum", params: { allowedValues: schema19.properties.baseline.properties.entries.items.properties.state.enum }, schema: schema19.properties.baseline.properties.entries.items.properties.state.enum, parentSchema: schema19.properties.baseline.properties.entries.items.properties.state, data: data13 }];
                                                                                                                return false;
                                                                                                            }
                                                                                                            var valid4 = _errs25 === errors;
                                                                                                        }
                                                                                                        else {
                                                                                                            var valid4 = true;
                                                                                                        }
                                                                                                        if (valid4) {
                                                                                                            if (data12.line !== undefined) {
                                                                                                                const _errs26 = errors;
                                                                                                                if (!(validate65(data12.line, { instancePath: instancePath + "/baseline/entries/" + i0 + "/line", parentData: data12, parentDataProperty: "line", rootData, dynamicAnchors }))) {
                                                                                                                    vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
                                                                                                                    errors = vErrors.length;
                                                                                                                }
                                                                                                                var valid4 = _errs26 === errors;
                                                                                                            }
                                                                                                            else {
                                                                                                                var valid4 = true;
                                                                                                            }
                                                                                                            if (valid4) {
                                                                                                                if (data12.message !== undefined) {
                                                                                                                    let data15 = data12.message;
                                                                                                                    const _errs27 = errors;
                                                                                                                    if (typeof data15 !== "string") {
                                                                                                                        validate52.errors = [{ instancePath: instancePath + "/baseline/entries/" + i0 + "/message", schemaPath: "#/properties/baseline/properties/entries/items/properties/message/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.baseline.properties.entries.items.properties.message.type, parentSchema: schema19.properties.baseline.properties.entries.items.properties.message, data: data15 }];
                                                                                                                        return false;
                                                                                                                    }
                                                                                                                    var valid4 = _errs27 === errors;
                                                                                                                }
                                                                                                                else {
                                                                                                                    var valid4 = true;
                                                                                                                }
                                                                                                            }
                                                                                                        }
                                                                                                    }
                                                                                                }
                                                                                            }
                                                                                            else {
                                                                                                validate52.errors = [{ instancePath: instancePath + "/baseline/entries/" + i0, schemaPath: "#/properties/baseline/properties/entries/items/type", keyword: "type", params: { type: "object" }, schema: schema19.properties.baseline.properties.entries.items.type, parentSchema: schema19.properties.baseline.properties.entries.items, data: data12 }];
                                                                                                return false;
                                                                                            }
                                                                                        }
                                                                                        var valid3 = _errs22 === errors;
                                                                                        if (!valid3) {
                                                                                            break;
                                                                                        }
                                                                                    }
                                                                                }
                                                                                else {
                                                                                    validate52.errors = [{ instancePath: instancePath + "/baseline/entries", schemaPath: "#/properties/baseline/properties/entries/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.baseline.properties.entries.type, parentSchema: schema19.properties.baseline.properties.entries, data: data11 }];
                                                                                    return false;
                                                                                }
                                                                            }
                                                                            var valid2 = _errs20 === errors;
                                                                        }
                                                                        else {
                                                                            var valid2 = true;
                                                                        }
                                                                    }
                                                                }
                                                            }
                                                        }
                                                        else {
                                                            validate52.errors = [{ instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/type", keyword: "type", params: { type: "object" }, schema: schema19.properties.baseline.type, parentSchema: schema19.properties.baseline, data: data9 }];
                                                            return false;
                                                        }
                                                    }
                                                    var valid0 = _errs15 === errors;
                                                }
                                                else {
                                                    var valid0 = true;
                                                }
                                                if (valid0) {
                                                    if (data.left_out !== undefined) {
                                                        let data16 = data.left_out;
                                                        const _errs29 = errors;
                                                        if (errors === _errs29) {
                                                            if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                                                let missing4;
                                                                if (((data16.unchanged === undefined) && (missing4 = "unchanged")) || ((data16.deleted === undefined) && (missing4 = "deleted"))) {
                                                                    validate52.errors = [{ instancePath: instancePath + "/left_out", schemaPath: "#/properties/left_out/required", keyword: "required", params: { missingProperty: missing4 }, schema: schema19.properties.left_out.required, parentSchema: schema19.properties.left_out, data: data16 }];
                                                                    return false;
                                                                }
                                                                else {
                                                                    const _errs31 = errors;
                                                                    for (const key4 in data16) {
                                                                        if (!((key4 === "unchanged") || (key4 === "deleted"))) {
                                                                            validate52.errors = [{ instancePath: instancePath + "/left_out", schemaPath: "#/properties/left_out/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, schema: false, parentSchema: schema19.properties.left_out, data: data16 }];
                                                                            return false;
                                                                            break;
                                                                        }
                                                                    }
                                                                    if (_errs31 === errors) {
                                                                        if (data16.unchanged !== undefined) {
                                                                            const _errs32 = errors;
                                                                            if (!(validate54(data16.unchanged, { instancePath: instancePath + "/left_out/unchanged", parentData: data16, parentDataProperty: "unchanged", rootData, dynamicAnchors }))) {
                                                                                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                                                errors = vErrors.length;
                                                                            }
                                                                            var valid5 = _errs32 === errors;
                                                                        }
                                                                        else {
                                                                            var valid5 = true;
                                                                        }
                                                                        if (valid5) {
                                                                            if (data16.deleted !== undefined) {
                                                                                let data18 = data16.deleted;
                                                                                const _errs33 = errors;
                                                                                if (errors === _errs33) {
                                                                                    if (Array.isArray(data18)) {
                                                                                        var valid6 = true;
                                                                                        const len1 = data18.length;
                                                                                        for (let i1 = 0; i1 < len1; i1++) {
                                                                                            let data19 = data18[i1];
                                                                                            const _errs35 = errors;
                                                                                            if (typeof data19 !== "string") {
                                                                                                validate52.errors = [{ instancePath: instancePath + "/left_out/deleted/" + i1, schemaPath: "#/properties/left_out/properties/deleted/items/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.left_out.properties.deleted.items.type, parentSchema: schema19.properties.left_out.properties.deleted.items, data: data19 }];
                                                                                                return false;
                                                                                            }
                                                                                            var valid6 = _errs35 === errors;
                                                                                            if (!valid6) {
                                                                                                break;
                                                                                            }
                                                                                        }
                                                                                    }
                                                                                    else {
                                                                                        validate52.errors = [{ instancePath: instancePath + "/left_out/deleted", schemaPath: "#/properties/left_out/properties/deleted/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.left_out.properties.deleted.type, parentSchema: schema19.properties.left_out.properties.deleted, data: data18 }];
                                                                                        return false;
                                                                                    }
                                                                                }
                                                                                var valid5 = _errs33 === errors;
                                                                            }
                                                                            else {
                                                                                var valid5 = true;
                                                                            }
                                                                        }
                                                                    }
                                                                }
                                                            }
                                                            else {
                                                                validate52.errors = [{ instancePath: instancePath + "/left_out", schemaPath: "#/properties/left_out/type", keyword: "type", params: { type: "object" }, schema: schema19.properties.left_out.type, parentSchema: schema19.properties.left_out, data: data16 }];
                                                                return false;
                                                            }
                                                        }
                                                        var valid0 = _errs29 === errors;
                                                    }
                                                    else {
                                                        var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                        if (data.files !== undefined) {
                                                            let data20 = data.files;
                                                            const _errs37 = errors;
                                                            if (errors === _errs37) {
                                                                if (Array.isArray(data20)) {
                                                                    var valid7 = true;
                                                                    const len2 = data20.length;
                                                                    for (let i2 = 0; i2 < len2; i2++) {
                                                                        let data21 = data20[i2];
                                                                        const _errs39 = errors;
                                                                        const _errs40 = errors;
                                                                        let valid8 = true;
                                                                        const _errs41 = errors;
                                                                        if (errors === _errs41) {
                                                                            if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                                                                                let missing5;
                                                                                if ((data21.unusable === undefined) && (missing5 = "unusable")) {
                                                                                    const err0 = {};
                                                                                    if (vErrors === null) {
                                                                                        vErrors = [err0];
                                                                                    }
                                                                                    else {
                                                                                        vErrors.push(err0);
                                                                                    }
                                                                                    errors++;
                                                                                }
                                                                            }
                                                                            else {
                                                                                const err1 = {};
                                                                                if (vErrors === null) {
                                                                                    vErrors = [err1];
                                                                                }
                                                                                else {
                                                                                    vErrors.push(err1);
                                                                                }
                                                                                errors++;
                                                                            }
                                                                        }
                                                                        var _valid0 = _errs41 === errors;
                                                                        errors = _errs40;
                                                                        if (vErrors !== null) {
                                                                            if (_errs40) {
                                                                                vErrors.length = _errs40;
                                                                            }
                                                                            else {
                                                                                vErrors = null;
                                                                            }
                                                                        }
                                                                        let ifClause0;
                                                                        if (_valid0) {
                                                                            const _errs43 = errors;
                                                                            if (!(validate71(data21, { instancePath: instancePath + "/files/" + i2, parentData: data20, parentDataProperty: i2, rootData, dynamicAnchors }))) {
                                                                                vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                                                                                errors = vErrors.length;
                                                                            }
                                                                            var _valid0 = _errs43 === errors;
                                                                            valid8 = _valid0;
                                                                            if (valid8) {
                                                                                var props0 = true;
                                                                            }
                                                                            ifClause0 = "then";
                                                                        }
                                                                        else {
                                                                            const _errs44 = errors;
                                                                            if (!(validate76(data21, { instancePath: instancePath + "/files/" + i2, parentData: data20, parentDataProperty: i2, rootData, dynamicAnchors }))) {
                                                                                vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
                                                                                errors = vErrors.length;
                                                                            }
                                                                            var _valid0 = _errs44 === errors;
                                                                            valid8 = _valid0;
                                                                            if (valid8) {
                                                                                if (props0 !== true) {
                                                                                    props0 = true;
                                                                                }
                                                                            }
                                                                            ifClause0 = "else";
                                                                        }
                                                                        if (!valid8) {
                                                                            const err2 = { instancePath: instancePath + "/files/" + i2, schemaPath: "#/properties/files/items/if", keyword: "if", params: { failingKeyword: ifClause0 }, schema: schema19.properties.files.items.if, parentSchema: schema19.properties.files.items, data: data21 };
                                                                            if (vErrors === null) {
                                                                                vErrors = [err2];
                                                                            }
                                                                            else {
                                                                                vErrors.push(err2);
                                                                            }
                                                                            errors++;
                                                                            validate52.errors = vErrors;
                                                                            return false;
                                                                        }
                                                                        var valid7 = _errs39 === errors;
                                                                        if (!valid7) {
                                                                            break;
                                                                        }
                                                                    }
                                                                }
                                                                else {
                                                                    validate52.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.files.type, parentSchema: schema19.properties.files, data: data20 }];
                                                                    return false;
                                                                }
                                                            }
                                                            var valid0 = _errs37 === errors;
                                                        }
                                                        else {
                                                            var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                            if (data.scopes !== undefined) {
                                                                let data22 = data.scopes;
                                                                const _errs45 = errors;
                                                                if (errors === _errs45) {
                                                                    if (Array.isArray(data22)) {
                                                                        var valid9 = true;
                                                                        const len3 = data22.length;
                                                                        for (let i3 = 0; i3 < len3; i3++) {
                                                                            const _errs47 = errors;
                                                                            if (!(validate114(data22[i3], { instancePath: instancePath + "/scopes/" + i3, parentData: data22, parentDataProperty: i3, rootData, dynamicAnchors }))) {
                                                                                vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
                                                                                errors = vErrors.length;
                                                                            }
                                                                            var valid9 = _errs47 === errors;
                                                                            if (!valid9) {
                                                                                break;
                                                                            }
                                                                        }
                                                                    }
                                                                    else {
                                                                        validate52.errors = [{ instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.scopes.type, parentSchema: schema19.properties.scopes, data: data22 }];
                                                                        return false;
                                                                    }
                                                                }
                                                                var valid0 = _errs45 === errors;
                                                            }
                                                            else {
                                                                var valid0 = true;
                                                            }
                                                            if (valid0) {
                                                                if (data.not_entered !== undefined) {
                                                                    let data24 = data.not_entered;
                                                                    const _errs48 = errors;
                                                                    if (errors === _errs48) {
                                                                        if (Array.isArray(data24)) {
                                                                            var valid10 = true;
                                                                            const len4 = data24.length;
                                                                            for (let i4 = 0; i4 < len4; i4++) {
                                                                                let data25 = data24[i4];
                                                                                const _errs50 = errors;
                                                                                if (typeof data25 !== "string") {
                                                                                    validate52.errors = [{ instancePath: instancePath + "/not_entered/" + i4, schemaPath: "#/properties/not_entered/items/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.not_entered.items.type, parentSchema: schema19.properties.not_entered.items, data: data25 }];
                                                                                    return false;
                                                                                }
                                                                                var valid10 = _errs50 === errors;
                                                                                if (!valid10) {
                                                                                    break;
                                                                                }
                                                                            }
                                                                        }
                                                                        else {
                                                                            validate52.errors = [{ instancePath: instancePath + "/not_entered", schemaPath: "#/properties/not_entered/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.not_entered.type, parentSchema: schema19.properties.not_entered, data: data24 }];
                                                                            return false;
                                                                        }
                                                                    }
                                                                    var valid0 = _errs48 === errors;
                                                                }
                                                                else {
                                                                    var valid0 = true;
                                                                }
                                                                if (valid0) {
                                                                    if (data.not_checked !== undefined) {
                                                                        let data26 = data.not_checked;
                                                                        const _errs52 = errors;
                                                                        if (errors === _errs52) {
                                                                            if (Array.isArray(data26)) {
                                                                                var valid11 = true;
                                                                                const len5 = data26.length;
                                                                                for (let i5 = 0; i5 < len5; i5++) {
                                                                                    let data27 = data26[i5];
                                                                                    const _errs54 = errors;
                                                                                    if (typeof data27 !== "string") {
                                                                                        validate52.errors = [{ instancePath: instancePath + "/not_checked/" + i5, schemaPath: "#/properties/not_checked/items/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.not_checked.items.type, parentSchema: schema19.properties.not_checked.items, data: data27 }];
                                                                                        return false;
                                                                                    }
                                                                                    var valid11 = _errs54 === errors;
                                                                                    if (!valid11) {
                                                                                        break;
                                                                                    }
                                                                                }
                                                                            }
                                                                            else {
                                                                                validate52.errors = [{ instancePath: instancePath + "/not_checked", schemaPath: "#/properties/not_checked/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.not_checked.type, parentSchema: schema19.properties.not_checked, data: data26 }];
                                                                                return false;
                                                                            }
                                                                        }
                                                                        var valid0 = _errs52 === errors;
                                                                    }
                                                                    else {
                                                                        var valid0 = true;
                                                                    }
                                                                    if (valid0) {
                                                                        if (data.comparisons !== undefined) {
                                                                            let data28 = data.comparisons;
                                                                            const _errs56 = errors;
                                                                            if (errors === _errs56) {
                                                                                if (Array.isArray(data28)) {
                                                                                    var valid12 = true;
                                                                                    const len6 = data28.length;
                                                                                    for (let i6 = 0; i6 < len6; i6++) {
                                                                                        const _errs58 = errors;
                                                                                        if (!(validate124(data28[i6], { instancePath: instancePath + "/comparisons/" + i6, parentData: data28, parentDataProperty: i6, rootData, dynamicAnchors }))) {
                                                                                            vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
                                                                                            errors = vErrors.length;
                                                                                        }
                                                                                        var valid12 = _errs58 === errors;
                                                                                        if (!valid12) {
                                                                                            break;
                                                                                        }
                                                                                    }
                                                                                }
                                                                                else {
                                                                                    validate52.errors = [{ instancePath: instancePath + "/comparisons", schemaPath: "#/properties/comparisons/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.comparisons.type, parentSchema: schema19.properties.comparisons, data: data28 }];
                                                                                    return false;
                                                                                }
                                                                            }
                                                                            var valid0 = _errs56 === errors;
                                                                        }
                                                                        else {
                                                                            var valid0 = true;
                                                                        }
                                                                        if (valid0) {
                                                                            if (data.flake !== undefined) {
                                                                                const _errs59 = errors;
                                                                                if (!(validate154(data.flake, { instancePath: instancePath + "/flake", parentData: data, parentDataProperty: "flake", rootData, dynamicAnchors }))) {
                                                                                    vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
                                                                                    errors = vErrors.length;
                                                                                }
                                                                                var valid0 = _errs59 === errors;
                                                                            }
                                                                            else {
                                                                                var valid0 = true;
                                                                            }
                                                                            if (valid0) {
                                                                                if (data.shard !== undefined) {
                                                                                    let data31 = data.shard;
                                                                                    const _errs60 = errors;
                                                                                    if (errors === _errs60) {
                                                                                        if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
                                                                                            let missing6;
                                                                                            if ((((((data31.index === undefined) && (missing6 = "index")) || ((data31.count === undefined) && (missing6 = "count"))) || ((data31.transcripts === undefined) && (missing6 = "transcripts"))) || ((data31.settings === undefined) && (missing6 = "settings"))) || ((data31.list === undefined) && (missing6 = "list"))) {
                                                                                                validate52.errors = [{ instancePath: instancePath + "/shard", schemaPath: "#/properties/shard/required", keyword: "required", params: { missingProperty: missing6 }, schema: schema19.properties.shard.required, parentSchema: schema19.properties.shard, data: data31 }];
                                                                                                return false;
                                                                                            }
                                                                                            else {
                                                                                                const _errs62 = errors;
                                                                                                for (const key5 in data31) {
                                                                                                    if (!(((((key5 === "index") || (key5 === "count")) || (key5 === "transcripts")) || (key5 === "settings")) || (key5 === "list"))) {
                                                                                                        validate52.errors = [{ instancePath: instancePath + "/shard", schemaPath: "#/properties/shard/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, schema: false, parentSchema: schema19.properties.shard, data: data31 }];
                                                                                                        return false;
                                                                                                        break;
                                                                                                    }
                                                                                                }
                                                                                                if (_errs62 === errors) {
                                                                                                    if (data31.index !== undefined) {
                                                                                                        let data32 = data31.index;
                                                                                                        const _errs63 = errors;
                                                                                                        if (!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))) {
                                                                                                            validate52.errors = [{ instancePath: instancePath + "/shard/index", schemaPath: "#/properties/shard/properties/index/type", keyword: "type", params: { type: "integer" }, schema: schema19.properties.shard.properties.index.type, parentSchema: schema19.properties.shard.properties.index, data: data32 }];
                                                                                                            return false;
                                                                                                        }
                                                                                                        if (errors === _errs63) {
                                                                                                            if ((typeof data32 == "number") && (isFinite(data32))) {
                                                                                                                if (data32 > 256 || isNaN(data32)) {
                                                                                                                    validate52.errors = [{ instancePath: instancePath + "/shard/index", schemaPath: "#/properties/shard/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 256 }, schema: 256, parentSchema: schema19.properties.shard.properties.index, data: data32 }];
                                                                                                                    return false;
                                                                                                                }
                                                                                                                else {
                                                                                                                    if (data32 < 1 || isNaN(data32)) {
                                                                                                                        validate52.errors = [{ instancePath: instancePath + "/shard/index", schemaPath: "#/properties/shard/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema19.properties.shard.properties.index, data: data32 }];
                                                                                                                        return false;
                                                                                                                    }
                                                                                                                }
                                                                                                            }
                                                                                                        }
                                                                                                        var valid13 = _errs63 === errors;
                                                                                                    }
                                                                                                    else {
                                                                                                        var valid13 = true;
                                                                                                    }
                                                                                                    if (valid13) {
                                                                                                        if (data31.count !== undefined) {
                                                                                                            let data33 = data31.count;
                                                                                                            const _errs65 = errors;
                                                                                                            if (!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))) {
                                                                                                                validate52.errors = [{ instancePath: instancePath + "/shard/count", schemaPath: "#/properties/shard/properties/count/type", keyword: "type", params: { type: "integer" }, schema: schema19.properties.shard.properties.count.type, parentSchema: schema19.properties.shard.properties.count, data: data33 }];
                                                                                                                return false;
                                                                                                            }
                                                                                                            if (errors === _errs65) {
                                                                                                                if ((typeof data33 == "number") && (isFinite(data33))) {
                                                                                                                    if (data33 > 256 || isNaN(data33)) {
                                                                                                                        validate52.errors = [{ instancePath: instancePath + "/shard/count", schemaPath: "#/properties/shard/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 256 }, schema: 256, parentSchema: schema19.properties.shard.properties.count, data: data33 }];
                                                                                                                        return false;
                                                                                                                    }
                                                                                                                    else {
                                                                                                                        if (data33 < 1 || isNaN(data33)) {
                                                                                                                            validate52.errors = [{ instancePath: instancePath + "/shard/count", schemaPath: "#/properties/shard/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema19.properties.shard.properties.count, data: data33 }];
                                                                                                                            return false;
                                                                                                                        }
                                                                                                                    }
                                                                                                                }
                                                                                                            }
                                                                                                            var valid13 = _errs65 === errors;
                                                                                                        }
                                                                                                        else {
                                                                                                            var valid13 = true;
                                                                                                        }
                                                                                                        if (valid13) {
                                                                                                            if (data31.transcripts !== undefined) {
                                                                                                                const _errs67 = errors;
                                                                                                                if (!(validate54(data31.transcripts, { instancePath: instancePath + "/shard/transcripts", parentData: data31, parentDataProperty: "transcripts", rootData, dynamicAnchors }))) {
                                                                                                                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                                                                                    errors = vErrors.length;
                                                                                                                }
                                                                                                                var valid13 = _errs67 === errors;
                                                                                                            }
                                                                                                            else {
                                                                                                                var valid13 = true;
                                                                                                            }
                                                                                                            if (valid13) {
                                                                                                                if (data31.settings !== undefined) {
                                                                                                                    const _errs68 = errors;
                                                                                                                    if (!(validate115(data31.settings, { instancePath: instancePath + "/shard/settings", parentData: data31, parentDataProperty: "settings", rootData, dynamicAnchors }))) {
                                                                                                                        vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
                                                                                                                        errors = vErrors.length;
                                                                                                                    }
                                                                                                                    var valid13 = _errs68 === errors;
                                                                                                                }
                                                                                                                else {
                                                                                                                    var valid13 = true;
                                                                                                                }
                                                                                                                if (valid13) {
                                                                                                                    if (data31.list !== undefined) {
                                                                                                                        const _errs69 = errors;
                                                                                                                        if (!(validate115(data31.list, { instancePath: instancePath + "/shard/list", parentData: data31, parentDataProperty: "list", rootData, dynamicAnchors }))) {
                                                                                                                            vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
                                                                                                                            errors = vErrors.length;
                                                                                                                        }
                                                                                                                        var valid13 = _errs69 === errors;
                                                                                                                    }
                                                                                                                    else {
                                                                                                                        var valid13 = true;
                                                                                                                    }
                                                                                                                }
                                                                                                            }
                                                                                                        }
                                                                                                    }
                                                                                                }
                                                                                            }
                                                                                        }
                                                                                        else {
                                                                                            validate52.errors = [{ instancePath: instancePath + "/shard", schemaPath: "#/properties/shard/type", keyword: "type", params: { type: "object" }, schema: schema19.properties.shard.type, parentSchema: schema19.properties.shard, data: data31 }];
                                                                                            return false;
                                                                                        }
                                                                                    }
                                                                                    var valid0 = _errs60 === errors;
                                                                                }
                                                                                else {
                                                                                    var valid0 = true;
                                                                                }
                                                                            }
                                                                        }
                                                                    }
                                                                }
                                                            }
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        else {
            validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema19.type, parentSchema: schema19, data }];
            return false;
        }
    }
    validate52.errors = vErrors;
    return errors === 0;
}
validate52.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
/** Whether a value has the form that the schema says. The first fault that was found is in its `errors` then. */
const validate = validateSchema;
/* c8 ignore stop */
//# sourceMappingURL=report-v1-validator.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/merge/read-report.js





/**
 * Reads what `toolreplay audit --shard` wrote as JSON.
 *
 * @param name how errors name it
 * @throws ToolReplayError for what is no such report
 */
function readShardReport(text, name) {
    const report = checked(text, name);
    const { shard, files, scopes, not_entered: notEntered, left_out: leftOut } = report;
    if (shard === undefined) {
        const advice = 'give the audit a shard, or take its report as it is';
        throw refused(name, { found: 'the report of a whole audit', expected: 'that of a shard', advice });
    }
    return {
        name,
        shard,
        files: files.map((file) => ('unusable' in file ? unusable(file.file, file.unusable) : session(file, name))),
        scopes: scopes.map(scopeOf),
        notEntered,
        leftOut,
    };
}
function checked(text, name) {
    let report;
    try {
        report = JSON.parse(text);
    }
    catch (error) {
        const found = text.trim() === '' ? 'an empty file' : 'no JSON, or JSON that is cut off';
        throw refused(name, { found, expected: EXPECTED, advice: 'see whether the shard came to its end' }, error);
    }
    checkVersion(report, name);
    if (!validate(report)) {
        const [fault] = validate.errors ?? [];
        const at = fault?.instancePath ? ` at ${fault.instancePath}` : '';
        throw refused(name, { found: `JSON of another form${at}`, expected: EXPECTED });
    }
    // The schema says so.
    return report;
}
const EXPECTED = 'a report as toolreplay audit --shard --format json writes it';
/** Another version may find other things, and its reports may have another form. */
function checkVersion(report, name) {
    const version = memberOf(memberOf(report, 'tool'), 'version');
    if (typeof version !== 'string' || version === src_version/* VERSION */.x)
        return;
    const found = `a report by toolreplay ${version.slice(0, 40)}`;
    throw refused(name, { found, expected: `one by ${src_version/* VERSION */.x}`, advice: 'use the same version on all runners' });
}
function memberOf(value, name) {
    return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}
/** Why a report cannot be merged. @param file how errors name it; undefined where it is about all of them */
function refused(file, fault, cause) {
    return new src_error/* ToolReplayError */.K('report', fault, file === undefined ? {} : { file }, { cause });
}
function unusable(file, { code, file: at, line, column, found, expected, advice }) {
    const none = { state: 'skipped', why: 'not asked for' };
    const fault = { found, ...(expected !== undefined && { expected }), ...(advice !== undefined && { advice }) };
    const place = {
        ...(at !== undefined && { file: at }),
        ...(line !== undefined && { line }),
        ...(column !== undefined && { column }),
    };
    const error = new src_error/* ToolReplayError */.K(code, fault, place);
    return { file, calls: 0, findings: new rules_findings/* Findings */.F(), replay: none, scope: none, chain: none, unusable: error };
}
function session(of, name) {
    const { file, session, format, calls, checks, log, replay_notes: notes, looked_for: kinds, findings } = of;
    const { replay, scope, verify } = checks;
    const verdicts = sealOf(of);
    checkFindings(of, name);
    return {
        file,
        ...(session !== undefined && { session }),
        ...(log && { log: logOf(format, log) }),
        calls,
        findings: rules_findings/* Findings */.F.ofTold(findings.map((finding) => toldOf(finding, name)), kinds),
        replay: replay.state === 'checked' ? { state: 'checked' } : replay,
        ...(notes && { replayNotes: replayNotesOf(notes) }),
        scope,
        chain: verify.state === 'broken'
            ? { state: 'broken', break: breakOf(of, verify) }
            : verify.state === 'intact'
                ? { state: 'intact' }
                : { state: 'skipped', why: verify.why },
        ...(verdicts && { seal: verdicts }),
    };
}
/** Findings are on calls of the session, by index, and those on one call in the order of the kinds. */
function checkFindings({ calls, findings }, name) {
    for (const [k, { kind, index, other, first }] of findings.entries()) {
        if (Math.max(index, other, first) >= calls) {
            throw refused(name, { found: `a finding on a call that is none of ${calls}`, expected: EXPECTED });
        }
        const before = findings[k - 1];
        if (before === undefined || before.index < index)
            continue;
        if (before.index === index && kinds/* KINDS */.GW.indexOf(before.kind) <= kinds/* KINDS */.GW.indexOf(kind))
            continue;
        throw refused(name, { found: `a finding at index ${index} after one at ${before.index}`, expected: EXPECTED });
    }
}
function logOf(format, { skipped, ...numbers }) {
    return { format, ...numbers, skipped: new Map(skipped.map(({ reason, parts }) => [reason, parts])) };
}
function replayNotesOf({ unchecked, normalized }) {
    return { unchecked: new Map(unchecked.map(({ tool, repeats }) => [tool, repeats])), normalized };
}
function toldOf({ fingerprint, other_line: otherLine, ...finding }, name) {
    const { kind, index, line, where, tool, note, other, first, accepted } = finding;
    if (fingerprint === undefined)
        throw refused(name, { found: 'a finding without its fingerprint', expected: EXPECTED });
    if (accepted !== undefined) {
        throw refused(name, {
            found: 'a finding that a baseline accepts',
            expected: 'a shard without a baseline',
            advice: 'give the baseline to merge',
        });
    }
    return { finding: { kind, index, line, where, tool, note, other, otherLine, first }, fingerprint };
}
/** The line of the first broken link is that of the finding on it. */
function breakOf({ findings }, { index, expected, found }) {
    const line = findings.find(({ kind }) => kind === 'broken-chain')?.line ?? 1;
    return { index, line, expected, found };
}
function sealOf(of) {
    const { verify } = of.checks;
    const { seal } = verify;
    if (seal === undefined)
        return undefined;
    const { links, complete, signed, anchored, follows, withheld } = seal;
    const { values, openings, opened = 0 } = withheld;
    return {
        chain: verify.state === 'broken' ? breakOf(of, verify) : undefined,
        links,
        complete,
        signed: signed.state === 'signed'
            ? { state: 'signed', by: { principal: signed.principal, key: signed.key } }
            : { state: signed.state, why: signed.why },
        anchored: anchored.state,
        follows,
        withheld: { values, openings, opened, source: undefined, wrong: 0 },
    };
}
function scopeOf({ file, sha256, agent, transcripts, uses, warnings }) {
    // What was to be redacted was redacted by whoever wrote the report.
    return {
        file,
        sha256,
        agent,
        transcripts,
        uses: uses.map((use) => ({ ...use, isImplied: false })),
        warnings,
        redact: [],
    };
}
//# sourceMappingURL=read-report.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/merge/merge.js

/** So many numbers of missing shards are told. */
const MOST_TOLD = 20;
/**
 * Joins the reports of all shards, whatever their order.
 *
 * @throws ToolReplayError when a shard is missing, there twice, or had other settings, scope files or transcripts
 */
function merge(reports) {
    const [first] = reports;
    if (first === undefined)
        throw new RangeError('no report to merge');
    checkAlike(first, reports);
    checkAll(first, reports);
    checkFiles(first, reports);
    const files = reports.flatMap((report) => report.files).map((file) => ({ file, key: Buffer.from(file.file) }));
    files.sort((a, b) => Buffer.compare(a.key, b.key));
    return {
        files: files.map(({ file }) => file),
        scopes: scopesOf(reports),
        notEntered: first.notEntered,
        leftOut: first.leftOut,
    };
}
function checkAlike(first, reports) {
    const is = first.shard;
    for (const { name, shard } of reports) {
        const other = (what, advice) => {
            throw refused(name, { found: `a shard ${what} than in ${first.name}`, expected: 'shards of one audit', advice });
        };
        if (shard.count !== is.count)
            other(`of another number (${shard.count})`, 'merge the reports of one run');
        if (shard.settings !== is.settings)
            other('with other settings', 'give all shards the same inputs and keys');
        if (shard.list !== is.list || shard.transcripts !== is.transcripts) {
            other('of other transcripts', 'check out the same commit on all runners, and merge the reports of one run');
        }
    }
}
function checkAll({ shard: { count } }, reports) {
    const seen = new Map();
    for (const { name, shard } of reports) {
        if (shard.index > count) {
            throw refused(name, { found: `shard ${shard.index} of ${count}`, expected: `at most ${count}` });
        }
        const before = seen.get(shard.index);
        if (before !== undefined) {
            const found = `shard ${shard.index} of ${count} a second time, after ${before}`;
            throw refused(name, { found, expected: 'each once', advice: 'merge the reports of one run' });
        }
        seen.set(shard.index, name);
    }
    const missing = Array.from({ length: count }, (_, k) => k + 1).filter((index) => !seen.has(index));
    if (missing.length === 0)
        return;
    const more = missing.length > MOST_TOLD ? ` and ${missing.length - MOST_TOLD} more` : '';
    const found = `no report of shard ${missing.slice(0, MOST_TOLD).join(', ')}${more} of ${count}`;
    throw refused(undefined, { found, expected: 'one of each shard', advice: 'see why it did not come to its end' });
}
/** Each transcript is in one shard, and together they are all. */
function checkFiles({ shard: { transcripts } }, reports) {
    const seen = new Map();
    for (const report of reports) {
        for (const { file } of report.files) {
            const before = seen.get(file);
            if (before !== undefined && before !== report) {
                const found = `a transcript that is in ${before.name} too`;
                throw refused(report.name, { found, expected: 'each in one shard', advice: 'merge the reports of one run' });
            }
            seen.set(file, report);
        }
    }
    if (seen.size === transcripts)
        return;
    const found = `${seen.size} of ${transcripts} transcripts in the reports of all shards`;
    throw refused(undefined, { found, expected: 'all of them', advice: 'audit all shards again' });
}
/** Every scope file once, with what all shards say of it. */
function scopesOf(reports) {
    const scopes = new Map();
    for (const { name, scopes: read } of reports) {
        for (const scope of read) {
            const known = scopes.get(scope.file);
            if (known !== undefined && known.scope.sha256 !== scope.sha256) {
                const found = `another ${scope.file} than in ${known.name}`;
                const advice = 'check out the same commit on all runners';
                throw refused(name, { found, expected: 'shards that are held against the same scope files', advice });
            }
            scopes.set(scope.file, { scope: known === undefined ? scope : together(known.scope, scope), name });
        }
    }
    return [...scopes.values()]
        .map(({ scope }) => scope)
        .sort((a, b) => Buffer.compare(Buffer.from(a.file), Buffer.from(b.file)));
}
function together(one, other) {
    const uses = one.uses.map((use, k) => ({ ...use, matches: use.matches + (other.uses[k]?.matches ?? 0) }));
    return { ...one, transcripts: one.transcripts + other.transcripts, uses };
}
//# sourceMappingURL=merge.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/merge/merge-reports.js








/** The largest report that is read, in bytes: the engine holds no longer text. */
const MAX_REPORT = (1 << 29) - 24;
/**
 * Joins the reports of all shards of an audit to that of the whole, as one audit of all would have made it.
 *
 * @throws ToolReplayError when one is missing, cannot be read, or is not of the same audit
 */
async function mergeReports(settings) {
    const { reports: patterns, folder, workspace } = settings;
    const reports = [];
    for (const { file, path, error } of (await (0,discover/* discover */.k4)(patterns, folder, workspace)).found) {
        if (error !== undefined)
            throw error.at({ file });
        reports.push(readShardReport(await textOf(path, file), file));
    }
    if (reports.length === 0) {
        const found = `no report that matches ${patterns.map((one) => `'${one.slice(0, 80)}'`).join(', ')}`;
        throw refused(undefined, { found, expected: 'those of all shards', advice: 'see whether any shard wrote one' });
    }
    const { files, scopes, notEntered, leftOut } = merge(reports);
    const looked = leftOut === undefined ? 'all' : 'some';
    const baseline = settings.baseline && (await (0,held_baseline.holdBaseline)({ ...settings.baseline, looked }, folder, workspace));
    baseline?.accept(files);
    return (0,outcome/* conclude */.E)(files, notEntered, settings, scopes, { baseline: baseline?.report(), leftOut });
}
async function textOf(path, file) {
    try {
        const { size } = await (0,promises_.stat)(path);
        if (size > MAX_REPORT) {
            throw refused(file, {
                found: 'a report of more than 512 MiB',
                expected: 'a smaller one',
                advice: 'use more shards',
            });
        }
        return await (0,promises_.readFile)(path, 'utf8');
    }
    catch (error) {
        const known = error instanceof src_error/* ToolReplayError */.K ? error : (0,system_error/* fileError */.zS)(error);
        throw known instanceof src_error/* ToolReplayError */.K ? known.at({ file }) : known;
    }
}
//# sourceMappingURL=merge-reports.js.map

/***/ })

};
;