"use strict";
exports.id = 572;
exports.ids = [572];
exports.modules = {

/***/ 9572:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  comparisonReport: () => (/* binding */ comparisonReport),
  flakeOutcome: () => (/* binding */ flakeOutcome)
});

// EXTERNAL MODULE: ./build/commonjs/src/rules/kinds.js + 8 modules
var kinds = __webpack_require__(8166);
// EXTERNAL MODULE: ./build/commonjs/src/compare/compared-transcript.js
var compared_transcript = __webpack_require__(8461);
// EXTERNAL MODULE: ./build/commonjs/src/compare/comparison.js
var comparison = __webpack_require__(1662);
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
;// CONCATENATED MODULE: ./build/commonjs/src/audit/comparison-report.js


/** A report in which nothing is audited, for what is only compared. */
const NO_AUDIT = {
    files: [],
    transcripts: 0,
    result: 'clean',
    exitCode: 0,
    calls: 0,
    findings: 0,
    accepted: 0,
    counts: (0,kinds/* perKind */.Cr)(() => 0),
    unusableFiles: 0,
    scopes: [],
    notEntered: [],
};
/** A comparison as a report of its own, which fails on any difference. */
function comparisonReport(compared) {
    const any = 'response';
    return withCompared(NO_AUDIT, [compared], any);
}
/** A look at several runs as a report of its own. @param exitCode what it comes to */
function flakeOutcome(exitCode) {
    return { ...NO_AUDIT, exitCode, result: exitCode === 0 ? 'clean' : exitCode === 1 ? 'different' : 'unusable' };
}
//# sourceMappingURL=comparison-report.js.map

/***/ }),

/***/ 8461:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hu: () => (/* binding */ failsOn),
/* harmony export */   hm: () => (/* binding */ worstOf)
/* harmony export */ });
/* unused harmony export COMPARE_FAIL_ON */
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1662);

/**
 * The worst in which a transcript differs. A file that is gone is a difference of structure; one that is new has nothing to
 * differ from.
 */
function worstOf(compared) {
    if (compared.state === 'compared')
        return (0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .worst */ .QZ)(compared.comparison);
    return compared.state === 'removed' ? 'structure' : compared.state;
}
/** What `compare-fail-on` may be. */
const COMPARE_FAIL_ON = ['none', ..._comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_KINDS */ .tO];
/** Whether a difference is one to fail for: `arguments` fails for those of arguments and of structure, `response` for any. */
function failsOn(failOn, found) {
    return failOn !== 'none' && found !== 'none' && _comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_KINDS */ .tO.indexOf(found) >= _comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_KINDS */ .tO.indexOf(failOn);
}
//# sourceMappingURL=compared-transcript.js.map

/***/ }),

/***/ 1662:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   QZ: () => (/* binding */ worst),
/* harmony export */   XN: () => (/* binding */ sumOf),
/* harmony export */   tO: () => (/* binding */ CHANGE_KINDS)
/* harmony export */ });
/** How two runs can differ: in which tools were called and how often, in what they were given, in what they answered. */
const CHANGE_KINDS = ['response', 'arguments', 'structure'];
/** The worst in which two runs differ. */
function worst({ counts }) {
    return CHANGE_KINDS.findLast((kind) => counts[kind] > 0) ?? 'none';
}
/** The kind of a change. */
function kindOf(change) {
    return change.type === 'changed' ? change.kind : 'structure';
}
/** Counts of several sessions together. */
function sumOf(all) {
    const sum = (of) => all.reduce((total, counts) => total + of(counts), 0);
    return {
        equal: sum(({ equal }) => equal),
        normalized: {
            calls: sum(({ normalized }) => normalized.calls),
            fields: sum(({ normalized }) => normalized.fields),
        },
        removed: sum(({ removed }) => removed),
        added: sum(({ added }) => added),
        structure: sum(({ structure }) => structure),
        arguments: sum((counts) => counts.arguments),
        response: sum(({ response }) => response),
    };
}
//# sourceMappingURL=comparison.js.map

/***/ })

};
;