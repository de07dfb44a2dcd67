"use strict";
exports.id = 779;
exports.ids = [779];
exports.modules = {

/***/ 5779:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bu: () => (/* binding */ redactedPlaces),
/* harmony export */   Uj: () => (/* binding */ redactedBreak),
/* harmony export */   VX: () => (/* binding */ redactedScope),
/* harmony export */   by: () => (/* binding */ redactedCheck),
/* harmony export */   d7: () => (/* binding */ redactedReport),
/* harmony export */   g7: () => (/* binding */ redactedTools),
/* harmony export */   q: () => (/* binding */ redactedUnmet),
/* harmony export */   redactedError: () => (/* binding */ redactedError),
/* harmony export */   sD: () => (/* binding */ redactorFor),
/* harmony export */   yo: () => (/* binding */ redactedJudgement)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8245);
/* harmony import */ var _redaction_redactor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3647);


// What comes of an audit goes through here before any sink sees it, so that no sink has to think of it. A name of a file
// stays: it is where a finding is looked up, and whoever may read the report may list the files.
/** What redacts all that is shown of an audit: with what its scope files name beside what looks like a secret. */
function redactorFor(report) {
    return (0,_redaction_redactor_js__WEBPACK_IMPORTED_MODULE_1__.redactorOf)({ pointers: redactedPlaces(report) });
}
/** The places that the scope files of an audit name. */
function redactedPlaces({ scopes }) {
    return scopes.flatMap(({ scope }) => scope.policy?.redact ?? []);
}
/** The same report without what is secret in it. Findings are redacted as they are looked at. */
function redactedReport(report, redactor) {
    const { nothing } = report;
    return {
        ...report,
        files: report.files.map((file) => redactedFile(file, redactor)),
        scopes: report.scopes.map((scope) => redactedScope(scope, redactor)),
        ...(nothing && { nothing: redactedError(nothing, redactor) }),
    };
}
function redactedFile(file, redactor) {
    const { session, findings, replayNotes, scope, chain, unusable } = file;
    return {
        ...file,
        ...(session !== undefined && { session: redactor.text(session) }),
        findings: findings.shownBy((data) => redactor.text(data)),
        ...(replayNotes && { replayNotes: { ...replayNotes, unchecked: redactedTools(replayNotes.unchecked, redactor) } }),
        scope: scope.state === 'checked' ? { ...scope, agent: redactor.text(scope.agent) } : scope,
        chain: chain.state === 'broken' ? { ...chain, break: redactedBreak(chain.break, redactor) } : chain,
        ...(unusable && { unusable: redactedError(unusable, redactor) }),
    };
}
/** The first broken link, whose stored digest may be any text. */
function redactedBreak(broken, redactor) {
    return { ...broken, found: redactor.text(broken.found) };
}
/** Tools, which have different names afterwards too, and what was counted for each. */
function redactedTools(tools, redactor) {
    return new Map(Array.from(tools, ([tool, number]) => [redactor.text(tool), number]));
}
/** A scope file, whose rules may name commands with all that was in them. */
function redactedScope(scope, redactor) {
    return {
        ...scope,
        uses: scope.uses.map((use) => ({ ...use, name: redactor.text(use.name) })),
        warnings: scope.warnings.map((warning) => ({ ...warning, message: redactor.text(warning.message) })),
    };
}
/** The same of one that was looked at for itself. */
function redactedCheck(checked, redactor) {
    const shown = (remark) => {
        return { ...remark, message: redactor.text(remark.message) };
    };
    const { agent, warnings, lints } = checked;
    return { ...checked, agent: redactor.text(agent), warnings: warnings.map(shown), lints: lints.map(shown) };
}
/** What is said of one call. */
function redactedJudgement({ index, tool }, { breaches, decidedBy }, redactor) {
    return [
        { index, tool: redactor.text(tool) },
        {
            breaches: breaches.map(({ outcome, why }) => ({ outcome, why: redactor.text(why) })),
            decidedBy: decidedBy.map((rule) => redactor.text(rule)),
        },
    ];
}
/** The calls that a draft does not make clean. */
function redactedUnmet({ calls, first }, redactor) {
    return { calls, first: first.map((one) => ({ ...one, why: redactor.text(one.why) })) };
}
/** An error, which may quote what it found. Its place stays. */
function redactedError({ code, fault, place, cause }, redactor) {
    const { found, expected, advice } = fault;
    const redacted = {
        found: redactor.text(found),
        ...(expected !== undefined && { expected: redactor.text(expected) }),
        ...(advice !== undefined && { advice: redactor.text(advice) }),
    };
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K(code, redacted, place, { cause });
}
//# sourceMappingURL=redacted-report.js.map

/***/ })

};
;