"use strict";
exports.id = 536;
exports.ids = [536];
exports.modules = {

/***/ 6865:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openApi)
/* harmony export */ });
let opened;
/**
 * GitHub's API, with all that waits and tries again. Most runs never ask for it, so its code is loaded by the first call.
 *
 * @throws whatever the environment has that the client cannot work with; ask `apiFailure` what to say of it
 */
function openApi(access) {
    if (opened?.access.token !== access.token || opened.access.url !== access.url) {
        opened = { access, api: Promise.all(/* import() */[__webpack_require__.e(59), __webpack_require__.e(650)]).then(__webpack_require__.bind(__webpack_require__, 5650)).then(({ connect }) => connect(access)) };
    }
    return opened.api;
}
//# sourceMappingURL=api.js.map

/***/ }),

/***/ 4655:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ apiFailure)
/* harmony export */ });
/* harmony import */ var _report_inert_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9306);

const LONGEST = 200;
/**
 * Tells what went wrong with a request.
 *
 * Of the answer, only the `message` of GitHub's own JSON is used, cut and escaped. Any other body (a proxy's page, half a
 * document) is not shown at all.
 *
 * @param error whatever a call of the API threw
 */
function apiFailure(error) {
    const response = property(error, 'response');
    const complaint = graphqlComplaint(error) ?? graphqlComplaint(property(response, 'data'));
    if (complaint !== undefined)
        return complaint;
    const status = property(response, 'status');
    // Octokit gives an error without an answer a status too: a refused connection, a name that nobody knows, a time-out.
    if (typeof status !== 'number') {
        const text = error instanceof Error ? (causeOf(error) ?? error.message) : String(error);
        return { status: undefined, kind: 'unreachable', reason: `no answer: ${safe(text)}` };
    }
    const said = property(property(response, 'data'), 'message');
    const message = typeof said === 'string' ? ` ${safe(said)}` : '';
    return { status, kind: kindOf(status, message, response), reason: `${status}${message}` };
}
/** What a GraphQL answer complains of: it comes with status 200. */
function graphqlComplaint(answer) {
    const errors = property(answer, 'errors');
    const type = Array.isArray(errors) ? property(errors[0], 'type') : undefined;
    // Errors of REST have no type.
    if (!Array.isArray(errors) || typeof type !== 'string')
        return undefined;
    const kinds = {
        FORBIDDEN: 'not-allowed',
        NOT_FOUND: 'not-found',
        RATE_LIMITED: 'limited',
    };
    return {
        status: 200,
        kind: kinds[type] ?? 'refused',
        reason: safe(`${type} ${property(errors[0], 'message') ?? ''}`),
    };
}
function kindOf(status, message, response) {
    const left = property(property(response, 'headers'), 'x-ratelimit-remaining');
    if (status === 429 || (status === 403 && (left === '0' || /\brate limit\b/i.test(message))))
        return 'limited';
    if (status === 401 || status === 403)
        return 'not-allowed';
    if (status === 404 || status === 410)
        return 'not-found';
    return status >= 500 ? 'broken' : 'refused';
}
/** The innermost reason: what is around it says only that a fetch failed. */
function causeOf(error) {
    let inner = error.cause;
    let text;
    for (let depth = 0; depth < 5 && inner instanceof Error; depth++) {
        text = inner.message || property(inner, 'code')?.toString() || text;
        inner = inner.cause;
    }
    return text;
}
function safe(text) {
    return (0,_report_inert_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_report_inert_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .tJ)((0,_report_inert_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(text, LONGEST)), LONGEST);
}
function property(value, name) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
//# sourceMappingURL=failure.js.map

/***/ }),

/***/ 7536:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishCheckRun: () => (/* binding */ publishCheckRun),
  publishComment: () => (/* binding */ publishComment)
});

// EXTERNAL MODULE: ./build/commonjs/src/report/annotations.js
var annotations = __webpack_require__(9648);
// EXTERNAL MODULE: ./build/commonjs/src/rules/kinds.js + 8 modules
var kinds = __webpack_require__(8166);
;// CONCATENATED MODULE: ./build/commonjs/src/report/worst.js

/**
 * The worst findings of all files: errors before warnings, of each level the worse kind first, those of one kind in the
 * order of the files. It passes over the findings once and keeps no more than `most` of each kind.
 */
function worstFindings(files, most) {
    if (most === 0)
        return [];
    const byKind = new Map([...kinds/* ERRORS */.Sr, ...kinds/* WARNINGS */.e8].map((kind) => [kind, []]));
    for (const file of files) {
        for (const finding of file.findings) {
            const ofKind = byKind.get(finding.kind);
            if (ofKind !== undefined && ofKind.length < most)
                ofKind.push({ finding, file });
        }
    }
    return [...byKind.values()].flat().slice(0, most);
}
//# sourceMappingURL=worst.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/all-annotations.js


/**
 * An annotation for every finding, where it is not GitHub's log that takes them: what cannot be judged first, then the
 * worst findings, then what is to be noted.
 *
 * @param most how many annotations there may be
 */
function allAnnotations(report, most) {
    const unusable = (0,annotations/* unusableAnnotations */.IV)(report.files);
    const findings = worstFindings(report.files, Math.max(0, most - unusable.length));
    const all = [...unusable, ...findings.map(({ finding, file }) => (0,annotations/* groupAnnotation */.pc)({ first: finding, file, size: 1 }))];
    const shown = all.slice(0, most);
    return {
        annotations: [...shown, ...(0,annotations/* notices */.oE)(report).slice(0, most - shown.length)],
        left: unusable.length + report.findings - shown.length,
    };
}
//# sourceMappingURL=all-annotations.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/inside.js
var inside = __webpack_require__(4336);
// EXTERNAL MODULE: ./build/commonjs/src/report/summary.js + 4 modules
var summary = __webpack_require__(8324);
// EXTERNAL MODULE: ./build/commonjs/src/report/words.js
var words = __webpack_require__(9171);
;// CONCATENATED MODULE: ./build/commonjs/src/report/check-run.js




/** Twenty requests, a second apart. Nobody reads more, and the log has them all. */
const MOST_ANNOTATIONS = 1000;
/** GitHub allows 65,535 bytes, not characters as it says: https://github.com/github/docs/issues/35252 */
const TEXT_ROOM = { bytes: 64_000, tableBytes: 30_000, findingsAFile: 50 };
/** A title may have 255 characters. A verdict is far from that. */
const LONGEST_TITLE = 255;
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' };
/**
 * Puts an audit as a check run, within GitHub's limits of it.
 *
 * @param annotated whether findings are to be annotated at all
 */
function checkRun(report, linkTo, annotated) {
    const { annotations, left } = allAnnotations(report, annotated === 'bare' ? 0 : MOST_ANNOTATIONS);
    const placed = annotations.flatMap(checkAnnotation);
    const notes = [
        `${(0,words/* verdict */.WJ)(report)}.`,
        `The step ended in exit code ${report.exitCode}.`,
        ...(annotated === 'annotated' && left > 0
            ? [`Annotated are the ${MOST_ANNOTATIONS} worst; ${left} more have no annotation, the log has them.`]
            : []),
        ...(placed.length > 0 ? [`${(0,words/* count */.U9)(placed.length, 'annotation')}.`] : []),
    ];
    return {
        conclusion: conclusionOf(report),
        title: (0,words/* verdict */.WJ)(report).slice(0, LONGEST_TITLE),
        summary: notes.join(' '),
        text: (0,summary/* summary */.z)(report, linkTo, TEXT_ROOM),
        annotations: placed,
        others: annotations.filter((one) => checkAnnotation(one).length === 0),
    };
}
/** Findings that were not to fail are no success: neutral lets a required check pass and does not say that all is well. */
function conclusionOf({ exitCode, result, nothing }) {
    if (exitCode !== 0)
        return 'failure';
    return result === 'clean' && nothing === undefined ? 'success' : 'neutral';
}
/** The annotation, or none where a check run has no place for it. Columns stand on one line only, as they do here. */
function checkAnnotation({ level, title, message, file, line = 1, column }) {
    if (file === undefined || !(0,inside/* isInside */.F)(file))
        return [];
    const annotation = {
        path: file.toWellFormed(),
        start_line: line,
        end_line: line,
        ...(column !== undefined && { start_column: column, end_column: column }),
        annotation_level: LEVELS[level],
        title,
        message,
    };
    return [annotation];
}
//# sourceMappingURL=check-run.js.map
// EXTERNAL MODULE: ./build/commonjs/src/report/context.js
var context = __webpack_require__(5141);
// EXTERNAL MODULE: ./build/commonjs/src/report/html.js
var html = __webpack_require__(7977);
;// CONCATENATED MODULE: ./build/commonjs/src/report/comment.js






const MOST_FINDINGS = 5;
/** GitHub allows 65,536 characters. */
const MOST_BYTES = 60_000;
const LONGEST_MESSAGE = 300;
/**
 * The comment on a pull request, as Markdown: the verdict, the worst findings, the comparison. As in the job summary,
 * everything that comes from a transcript stands in HTML blocks.
 */
function comment(report, frame) {
    const { marker, linkTo, compared } = frame;
    const parts = [`${marker}\n`, (0,summary/* heading */.R_)(report)];
    if (report.nothing !== undefined)
        parts.push(`<p>${(0,html/* escapeHtml */.ZD)(report.nothing.message)}</p>\n\n`);
    parts.push(findingsTable(report, linkTo));
    const foot = footer(frame);
    if (compared !== undefined) {
        const room = MOST_BYTES - Buffer.byteLength(parts.join('') + foot);
        const fits = Buffer.byteLength(compared) + 2 < room;
        parts.push(fits
            ? `${compared.trimEnd()}\n\n`
            : '*The comparison is too long for a comment: `toolreplay compare` shows it.*\n\n');
    }
    return parts.join('') + foot;
}
/** Whether there is anything to tell whoever reads the pull request, so that a clean one stays without a comment. */
function isWorthAComment({ result, nothing }, compared) {
    const isToTell = result === 'findings' || result === 'unusable' || result === 'different';
    return isToTell || nothing !== undefined || compared !== undefined;
}
/** What cannot be judged, then the worst findings, not more than five in all. */
function findingsTable(report, linkTo) {
    const unusable = report.files.filter((file) => file.unusable !== undefined);
    const shown = unusable.slice(0, MOST_FINDINGS);
    const worst = worstFindings(report.files, MOST_FINDINGS - shown.length);
    if (shown.length + worst.length === 0)
        return '';
    const rows = [...shown.map((file) => unusableRow(file, linkTo)), ...worst.map((one) => findingRow(one, linkTo))];
    const left = [
        ...(unusable.length > shown.length ? [(0,words/* count */.U9)(unusable.length - shown.length, 'more unusable transcript')] : []),
        ...(report.findings > worst.length ? [(0,words/* count */.U9)(report.findings - worst.length, 'more finding')] : []),
    ];
    const note = left.length > 0 ? `${left.join(' and ')}: the job summary and the log have them.\n\n` : '';
    const head = ['finding', 'where', 'call', 'what'].map((text) => `<th>${text}</th>`).join('');
    return `<table>\n<tr>${head}</tr>\n${rows.join('')}</table>\n\n${note}`;
}
function unusableRow({ file, session, unusable }, linkTo) {
    const { file: place = file, line } = unusable?.place ?? {};
    const what = (0,html/* dataHtml */.Cg)(unusable?.message ?? '', LONGEST_MESSAGE);
    return row(['\ud83d\udeab unusable', where(place, line, session, linkTo), '\u2013', what]);
}
function findingRow({ finding, file }, linkTo) {
    const { mark, short } = kinds/* RULE_OF */.jH[finding.kind];
    const place = finding.where === undefined
        ? where(file.file, finding.line, file.session, linkTo)
        : `${where(file.file, undefined, file.session, linkTo)} ${(0,html/* dataHtml */.Cg)(finding.where)}`;
    const call = `index ${finding.index} ${(0,html/* dataHtml */.Cg)(finding.tool)}`;
    return row([`${mark} ${finding.kind}`, place, call, (0,html/* sentenceHtml */.DP)(short(finding, (0,context/* contextOf */.V)(file)))]);
}
function where(file, line, session, linkTo) {
    const name = `${(0,html/* dataHtml */.Cg)(file)}${line === undefined ? '' : ` line ${line}`}`;
    return `${(0,summary/* linked */.q)(name, linkTo(file, line ?? 1))}${session === undefined ? '' : ` ${(0,html/* dataHtml */.Cg)(session)}`}`;
}
function row(cells) {
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>\n`;
}
/** Which run this is of. The names of workflows and jobs are data too: a pull request can change them. */
function footer({ commit, job, runUrl }) {
    return `<p><sub>commit ${(0,html/* dataHtml */.Cg)(commit.slice(0, 12))}, ${(0,summary/* linked */.q)((0,html/* dataHtml */.Cg)(job), runUrl)}</sub></p>\n`;
}
//# sourceMappingURL=comment.js.map
// EXTERNAL MODULE: ./build/commonjs/src/action/api/api.js
var api_api = __webpack_require__(6865);
// EXTERNAL MODULE: ./build/commonjs/src/json/digest.js
var digest = __webpack_require__(1320);
// EXTERNAL MODULE: ./build/commonjs/src/action/api/failure.js
var failure = __webpack_require__(4655);
;// CONCATENATED MODULE: ./build/commonjs/src/action/api/check-run.js


/** So many annotations may be in one request: https://docs.github.com/en/rest/checks/runs#create-a-check-run */
const A_REQUEST = 50;
/**
 * Writes an audit as a check run on the commit of the job.
 *
 * Annotations of a check run can be added and never taken away. So a run of the same step that found the same is updated
 * in place, without sending them again; where the findings are others, a new check run of that name takes its place,
 * as a re-run job of GitHub's does. Which it is, is read from the `external_id`: it names the step and, once all are
 * written, the annotations.
 *
 * @throws what the first request that fails throws; see apiFailure
 */
async function writeCheckRun(api, job, run) {
    const step = `toolreplay:${job.id}`;
    const whole = `${step}:${(0,digest/* sha256 */.s)(Buffer.from(JSON.stringify(run.annotations)), 'hex').slice(0, 16)}`;
    const previous = await latest(api, job, step);
    const same = previous?.externalId === whole ? previous.id : undefined;
    if (same !== undefined && (await isUpdated(api, job, run, same)))
        return { state: 'whole' };
    const [first = [], ...rest] = batches(run.annotations);
    const { data } = await api.rest.checks.create({
        ...repositoryOf(job),
        name: checkName(job),
        head_sha: job.commit,
        ...(job.runUrl !== undefined && { details_url: job.runUrl }),
        external_id: rest.length === 0 ? whole : step,
        // Complete from the start: if a later request fails, the verdict stands all the same.
        status: 'completed',
        conclusion: run.conclusion,
        output: { ...outputOf(run), annotations: [...first] },
    });
    try {
        for (const [k, batch] of rest.entries()) {
            const externalId = k === rest.length - 1 ? whole : step;
            await append({ api, job, run, id: data.id, externalId }, (k + 1) * A_REQUEST, batch);
        }
    }
    catch (error) {
        return { state: 'part', failure: (0,failure/* apiFailure */.t)(error) };
    }
    return { state: 'whole' };
}
/** The name says which step it is of: GitHub shows only the latest check run of a name. */
function checkName({ name, audited }) {
    return `ToolReplay${name === '' ? '' : ` (${name})`}: ${audited}`;
}
/** The last check run that this step wrote on this commit. */
async function latest(api, job, step) {
    const { data } = await api.rest.checks.listForRef({
        ...repositoryOf(job),
        ref: job.commit,
        check_name: checkName(job),
        filter: 'latest',
        per_page: 100,
    });
    const own = data.check_runs.flatMap(({ id, external_id: externalId }) => {
        return externalId === step || externalId?.startsWith(`${step}:`) ? [{ id, externalId }] : [];
    });
    return own.sort((a, b) => b.id - a.id)[0];
}
/** Updates all but the annotations. False where another app wrote it: only that one may. */
async function isUpdated(api, job, run, id) {
    try {
        await api.rest.checks.update({
            ...repositoryOf(job),
            check_run_id: id,
            ...(job.runUrl !== undefined && { details_url: job.runUrl }),
            status: 'completed',
            conclusion: run.conclusion,
            output: outputOf(run),
        });
        return true;
    }
    catch (error) {
        // A token that may not write at all is told of by the request that comes next.
        if ((0,failure/* apiFailure */.t)(error).kind === 'not-allowed')
            return false;
        throw error;
    }
}
/**
 * Adds annotations to a check run that has `before` of them. A request that got no proper answer may have been taken all
 * the same: it is made again only where the annotations are not there.
 */
async function append({ api, job, run, id, externalId }, before, batch) {
    const check = { ...repositoryOf(job), check_run_id: id };
    const add = () => api.rest.checks.update({
        ...check,
        external_id: externalId,
        status: 'completed',
        conclusion: run.conclusion,
        output: { ...outputOf(run), annotations: [...batch] },
        request: { retries: 0 },
    });
    try {
        await add();
    }
    catch (error) {
        const { kind } = (0,failure/* apiFailure */.t)(error);
        if (kind !== 'broken' && kind !== 'unreachable')
            throw error;
        const { data } = await api.rest.checks.get(check);
        const { annotations_count: there } = data.output;
        if (there === before)
            await add();
        else if (there !== before + batch.length)
            throw error;
    }
}
function outputOf({ title, summary, text }) {
    return { title, summary, text };
}
function batches(annotations) {
    const parts = [];
    for (let at = 0; at < annotations.length; at += A_REQUEST)
        parts.push(annotations.slice(at, at + A_REQUEST));
    return parts;
}
function repositoryOf({ repository }) {
    const [owner = '', repo = ''] = repository.split('/');
    return { owner, repo };
}
//# sourceMappingURL=check-run.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/action/api/comment.js

const COMMENTS = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  viewer { login }
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      comments(first: 100, after: $after) {
        nodes { id body isMinimized author { __typename login } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;
const UPDATE = `mutation ($id: ID!, $body: String!) {
  updateIssueComment(input: { id: $id, body: $body }) { issueComment { id } }
}`;
const MINIMIZE = `mutation ($id: ID!) {
  minimizeComment(input: { subjectId: $id, classifier: RESOLVED }) { minimizedComment { isMinimized } }
}`;
const UNMINIMIZE = `mutation ($id: ID!) {
  unminimizeComment(input: { subjectId: $id }) { unminimizedComment { isMinimized } }
}`;
/**
 * Brings the one comment of this step on a pull request up to date: made where it is wanted open and is not there, changed
 * where it says something else, folded or unfolded as wanted.
 *
 * @throws what the first request that fails throws; see apiFailure
 */
async function writeComment(api, job, wanted) {
    const there = await find(api, job, wanted);
    if (there !== undefined)
        return update(api, there, wanted);
    if (wanted.state === 'resolved')
        return;
    try {
        await create(api, job, wanted);
    }
    catch (error) {
        const { kind } = (0,failure/* apiFailure */.t)(error);
        if (kind !== 'broken' && kind !== 'unreachable')
            throw error;
        // It may have been made all the same, and two would stay two.
        const made = await find(api, job, wanted);
        if (made === undefined)
            await create(api, job, wanted);
    }
}
/** The comment that starts with the marker and was written with a token of the same user or app: anyone can write a marker. */
async function find(api, { repository }, { number, marker }) {
    const [owner, repo] = repository.split('/');
    let after = null;
    do {
        const page = await api.graphql(COMMENTS, { owner, repo, number, after });
        const comments = page.repository?.pullRequest?.comments;
        const own = comments?.nodes?.find((one) => one?.body.startsWith(marker) && isBy(page.viewer.login, one));
        if (own)
            return own;
        after = comments?.pageInfo.hasNextPage === true ? comments.pageInfo.endCursor : null;
    } while (after !== null);
    return undefined;
}
/** The viewer's login of an app ends in `[bot]`, which the author's has not; a user may have the name of an app. */
function isBy(viewer, { author }) {
    const name = viewer.replace(/\[bot\]$/, '');
    return author?.login === name && (author.__typename === 'Bot') === (name !== viewer);
}
/** Not tried again: see where it is called. */
async function create(api, { repository }, { number, body }) {
    const [owner = '', repo = ''] = repository.split('/');
    await api.rest.issues.createComment({ owner, repo, issue_number: number, body, request: { retries: 0 } });
}
async function update(api, { id, body, isMinimized }, wanted) {
    // GitHub may keep a body with other line ends, and without those at its end.
    if (body.replaceAll('\r\n', '\n').trimEnd() !== wanted.body.trimEnd()) {
        await api.graphql(UPDATE, { id, body: wanted.body });
    }
    if (isMinimized !== (wanted.state === 'resolved'))
        await api.graphql(isMinimized ? UNMINIMIZE : MINIMIZE, { id });
}
//# sourceMappingURL=comment.js.map
// EXTERNAL MODULE: ./build/commonjs/src/action/commands.js
var commands = __webpack_require__(6914);
// EXTERNAL MODULE: ./build/commonjs/src/action/links.js
var links = __webpack_require__(2131);
;// CONCATENATED MODULE: ./build/commonjs/src/action/publish.js








/** What the log annotates beside a check run of each level: GitHub takes no more from one step. */
const A_LEVEL = 10;
/** What to do about each kind of failure. */
const ADVICE = {
    'not-allowed': permissionAdvice,
    'not-found': permissionAdvice,
    limited: () => 'the limit of requests is used up, so run the job again later',
    refused: () => 'please report it',
    broken: () => "GitHub's API is at fault, so run the job again",
    unreachable: () => 'check that the runner reaches the address in GITHUB_API_URL',
};
/**
 * Writes the audit as a check run.
 *
 * Nothing here changes the verdict: whatever goes wrong is a notice that says what to do.
 *
 * @param logged the annotations of the log, which are printed where there is no check run to have them
 */
async function publishCheckRun(report, inputs, logged) {
    const notice = (message) => (0,commands/* annotate */.fz)({ level: 'notice', title: 'check run', message });
    const run = checkRun(report, (0,links/* linksTo */.B)(inputs.repository), inputs.annotations ? 'annotated' : 'bare');
    const instead = logged.length > 0 ? '; the findings are annotated by the log instead' : '';
    const failure = await asked(inputs, async (api, job) => {
        const written = await writeCheckRun(api, job, run);
        if (written.state === 'part') {
            const { reason, kind } = written.failure;
            notice(`not all annotations are in the check run: ${reason}; ${ADVICE[kind]('checks: write')}`);
        }
    });
    if (failure !== undefined)
        notice(`no check run: ${failure('checks: write')}${instead}`);
    for (const annotation of failure === undefined ? firstOfEach(run.others) : logged)
        (0,commands/* annotate */.fz)(annotation);
}
/**
 * Brings the comment on the pull request up to date. Whatever goes wrong is a notice, as above.
 *
 * @param compared how the run compares with another, as Markdown that is safe to show; undefined when there is no difference
 */
async function publishComment(report, inputs, compared) {
    const notice = (message) => (0,commands/* annotate */.fz)({ level: 'notice', title: 'comment', message });
    const number = inputs.pullRequest?.number;
    if (number === undefined) {
        notice('no comment: this run is of no pull request, so there is nowhere to put one');
        return;
    }
    const failure = await asked(inputs, (api, job) => {
        const marker = `<!-- toolreplay:${job.id} -->`;
        const body = comment(report, {
            marker,
            linkTo: (0,links/* linksTo */.B)(inputs.repository),
            commit: job.commit,
            job: job.name,
            ...(job.runUrl !== undefined && { runUrl: job.runUrl }),
            ...(compared !== undefined && { compared }),
        });
        const state = isWorthAComment(report, compared) ? 'open' : 'resolved';
        return writeComment(api, job, { number, marker, body, state });
    });
    if (failure !== undefined)
        notice(`no comment: ${failure('pull-requests: write')}`);
}
/** Asks the API for something. What comes back says why that failed, given the permission that it needs. */
async function asked({ api, job }, work) {
    if (job === undefined)
        return () => 'GITHUB_REPOSITORY and GITHUB_SHA do not say where to';
    if (api === undefined)
        return () => 'there is no token; give one as the input token, or leave that input out';
    try {
        await work(await (0,api_api/* openApi */.N)(api), job);
        return undefined;
    }
    catch (error) {
        // The audit is made and told of already; what could not be shown elsewhere is said, and changes nothing.
        const { reason, kind } = (0,failure/* apiFailure */.t)(error);
        return (permission) => `${reason}; ${ADVICE[kind](permission)}`;
    }
}
function permissionAdvice(permission) {
    return `give the job the permission '${permission}' (a pull request from a fork has a token that only reads)`;
}
function firstOfEach(annotations) {
    const levels = ['error', 'warning', 'notice'];
    return levels.flatMap((level) => annotations.filter((one) => one.level === level).slice(0, A_LEVEL));
}
//# sourceMappingURL=publish.js.map

/***/ })

};
;