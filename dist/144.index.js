"use strict";
exports.id = 144;
exports.ids = [144];
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

/***/ 5144:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   auditByWorkers: () => (/* binding */ auditByWorkers)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5919);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_worker_threads__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8245);
/* harmony import */ var _file_audit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2479);
/* harmony import */ var _file_report_data_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4693);
/* harmony import */ var _matches_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9314);






/** Files are given to a worker by so many bytes at once: of small ones each answer would be waited for longer than for the work. */
const BATCH = 1 << 19;
/**
 * Audits files on worker threads, the largest first, so that none is left to one thread at the end. A worker that dies
 * takes one file with it, which cannot be judged then; another one goes on.
 *
 * @param workers how many
 * @param done hears of each file once, in any order
 * @param onChunk hears how many bytes were read of a file
 */
async function auditByWorkers(tasks, workers, settings, done, onChunk) {
    const waiting = [...tasks].sort((a, b) => a.bytes - b.bytes);
    const lanes = Array.from({ length: workers }, async () => {
        let lane;
        try {
            for (;;) {
                if (waiting.length > 0)
                    lane ??= new Lane(settings, done, onChunk);
                // The next files are there before it is done: a worker that waits for this thread does nothing.
                while (waiting.length > 0 && lane?.isWaiting)
                    lane.give(nextBatch(waiting));
                if (lane === undefined || lane.isDone)
                    break;
                const died = await lane.answered();
                if (died === undefined)
                    continue;
                // The one that it had in hand is lost, and the others wait again.
                lane = undefined;
                const { lost, others, why } = died;
                if (lost !== undefined)
                    done(lost, { reports: [(0,_file_audit_js__WEBPACK_IMPORTED_MODULE_3__/* .unusable */ ._P)(lost.source.name, deathOf(why))] });
                waiting.push(...others.reverse());
            }
        }
        finally {
            await lane?.close();
        }
    });
    await Promise.all(lanes);
}
function nextBatch(waiting) {
    const batch = [];
    for (let bytes = 0; bytes < BATCH;) {
        const task = waiting.pop();
        if (task === undefined)
            break;
        batch.push(task);
        bytes += task.bytes + 1;
    }
    return batch;
}
/** One worker, and what it was given. */
class Lane {
    worker;
    end;
    /** What it has not told of, in the order in which it audits them. */
    tasks = [];
    bytes = 0;
    /** How many files it told of. */
    told = 0;
    /** In memory that it shares: how many files it has done. */
    count = new Int32Array(new SharedArrayBuffer(4));
    heard = () => undefined;
    constructor(settings, done, onChunk) {
        const workerData = workerSettings(settings, this.count);
        this.worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.argv[1] ?? ''), { workerData, argv: [] });
        this.end = new Promise((resolve) => {
            let why = 'it ended';
            this.worker.on('error', (error) => {
                why = error instanceof Error ? error.message : String(error);
            });
            this.worker.on('exit', () => resolve(why));
        });
        this.worker.on('message', (answer) => {
            for (const { reports, matches, cache } of answer.done) {
                const task = this.tasks.shift();
                this.bytes -= task.bytes;
                this.told++;
                (0,_matches_js__WEBPACK_IMPORTED_MODULE_5__/* .addMatches */ .p2)(task.applicable, matches);
                done(task, { reports: reports.map(_file_report_data_js__WEBPACK_IMPORTED_MODULE_4__/* .fileReportOf */ .W), ...(cache && { cache }) });
            }
            const [task] = this.tasks;
            if (task !== undefined && answer.bytes > 0)
                onChunk(task, answer.bytes);
            this.heard();
        });
    }
    /** It has told of all that it was given. */
    get isDone() {
        return this.tasks.length === 0;
    }
    /** It has so little left that it would soon wait. */
    get isWaiting() {
        return this.bytes < 2 * BATCH;
    }
    /** Gives it more, to audit after what it has. */
    give(batch) {
        this.tasks.push(...batch);
        for (const { bytes } of batch)
            this.bytes += bytes;
        this.worker.postMessage(batch.map(({ source, path }) => ({ file: source.name, path })));
    }
    /** Waits until it tells something. @returns what it left, where it died */
    async answered() {
        const heard = new Promise((resolve) => {
            this.heard = () => resolve(undefined);
        });
        return Promise.race([heard, this.end.then((why) => this.left(why))]);
    }
    async close() {
        await this.worker.terminate();
    }
    left(why) {
        const others = [...this.tasks];
        const [lost] = others.splice(Atomics.load(this.count, 0) - this.told, 1);
        return { lost, others, why };
    }
}
function workerSettings(settings, done) {
    const { folder, workspace, scope, mutators, checks, format, strictness, fingerprints, otherLines, trust, digests, cache, } = settings;
    return {
        folder,
        workspace,
        scope,
        mutators,
        checks: checks && [...checks],
        format,
        strictness,
        fingerprints,
        otherLines,
        digests,
        cache,
        trust: trust && { ...trust, today: trust.today() },
        done,
    };
}
function deathOf(why) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolReplayError */ .K('worker', {
        found: `a worker that died while it read this file: ${why}`,
        expected: 'one that reads it to its end',
        advice: 'audit the file alone',
    });
}
//# sourceMappingURL=workers.js.map

/***/ })

};
;