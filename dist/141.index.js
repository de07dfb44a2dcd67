"use strict";
exports.id = 141;
exports.ids = [141];
exports.modules = {

/***/ 4693:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ fileReportOf),
/* harmony export */   a: () => (/* binding */ dataOfFileReport)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8245);
/* harmony import */ var _rules_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5855);


/** The same as plain data. Nothing of it may have been accepted yet. */
function dataOfFileReport({ findings, unusable, ...report }) {
    return {
        ...report,
        findings: findings.data(),
        ...(unusable && { unusable: { code: unusable.code, fault: unusable.fault, place: unusable.place } }),
    };
}
/** The report that data is of. */
function fileReportOf({ findings, unusable, ...report }) {
    return {
        ...report,
        findings: _rules_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .Findings */ .F.ofData(findings),
        ...(unusable && { unusable: new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolReplayError */ .K(unusable.code, unusable.fault, unusable.place) }),
    };
}
//# sourceMappingURL=file-report-data.js.map

/***/ }),

/***/ 9314:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   We: () => (/* binding */ matchesSince),
/* harmony export */   p2: () => (/* binding */ addMatches),
/* harmony export */   th: () => (/* binding */ matchesOf)
/* harmony export */ });
/** How often the rules of what a transcript is held against matched so far. */
function matchesOf(applicable) {
    return typeof applicable === 'object' ? applicable.map(({ uses }) => uses.map(({ matches }) => matches)) : [];
}
/** How often they matched since then. */
function matchesSince(before, applicable) {
    return matchesOf(applicable).map((of, k) => of.map((number, j) => number - (before[k]?.[j] ?? 0)));
}
/** Counts what matched elsewhere: in another thread, whose scope files are its own, or in an audit before this one. */
function addMatches(applicable, matches) {
    if (typeof applicable !== 'object')
        return;
    for (const [k, { uses }] of applicable.entries()) {
        for (const [j, use] of uses.entries())
            use.matches += matches[k]?.[j] ?? 0;
    }
}
//# sourceMappingURL=matches.js.map

/***/ }),

/***/ 141:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   work: () => (/* binding */ work)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5919);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_worker_threads__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _auditor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3029);
/* harmony import */ var _file_report_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4693);
/* harmony import */ var _matches_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9314);
/* harmony import */ var _scopes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7402);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1018);






/** Of so many bytes it is told at once: a message costs more than to read a small file. */
const WORTH_TELLING = 1 << 19;
/** Audits files in a worker thread, as it is asked to, until it is ended. */
function work() {
    const port = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort;
    if (port === null)
        throw new RangeError('no worker thread');
    const { checks, trust, done, ...rest } = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData;
    const settings = {
        ...rest,
        checks: checks && new Set(checks),
        trust: trust && { ...trust, today: () => trust.today },
    };
    const { scope, folder, workspace } = settings;
    const use = settings.checks?.has('scope') === false ? 'knowledge' : 'check';
    const scopes = scope.length === 0 ? undefined : new _scopes_js__WEBPACK_IMPORTED_MODULE_3__/* .Scopes */ .M(scope, folder, workspace, use);
    const auditor = (0,_auditor_js__WEBPACK_IMPORTED_MODULE_1__/* .auditorOf */ .I)(settings);
    const answers = new Answers(port);
    let asked = Promise.resolve();
    port.on('message', (files) => {
        asked = asked.then(async () => {
            for (const { file, path } of files) {
                const applicable = await scopes?.of(path, file);
                const before = (0,_matches_js__WEBPACK_IMPORTED_MODULE_5__/* .matchesOf */ .th)(applicable);
                const transcript = { source: (0,_source_js__WEBPACK_IMPORTED_MODULE_4__/* .fileSource */ .IO)(path, file), path };
                const { reports, cache } = await (await auditor)(transcript, applicable, (bytes) => answers.read(bytes));
                const matches = (0,_matches_js__WEBPACK_IMPORTED_MODULE_5__/* .matchesSince */ .We)(before, applicable);
                answers.done({ reports: reports.map(_file_report_data_js__WEBPACK_IMPORTED_MODULE_2__/* .dataOfFileReport */ .a), matches, cache });
                Atomics.add(done, 0, 1);
            }
            answers.tell();
        });
    });
}
/** What is to be told, until it is worth it. */
class Answers {
    port;
    files = [];
    /** Read of the file in hand, and of those that are done, since it last told. */
    bytes = 0;
    untold = 0;
    constructor(port) {
        this.port = port;
    }
    read(bytes) {
        this.bytes += bytes;
        this.untold += bytes;
        if (this.untold >= WORTH_TELLING)
            this.tell();
    }
    done(file) {
        this.files.push(file);
        this.bytes = 0;
    }
    tell() {
        this.port.postMessage({ done: this.files, bytes: this.bytes });
        this.files = [];
        this.bytes = 0;
        this.untold = 0;
    }
}
//# sourceMappingURL=worker.js.map

/***/ })

};
;