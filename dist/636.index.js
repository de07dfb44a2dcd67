"use strict";
exports.id = 636;
exports.ids = [636];
exports.modules = {

/***/ 1636:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareByApi: () => (/* binding */ compareByApi)
});

// EXTERNAL MODULE: ./build/commonjs/src/changes/blob-source.js
var blob_source = __webpack_require__(6574);
// EXTERNAL MODULE: ./build/commonjs/src/changes/patch.js + 1 modules
var changes_patch = __webpack_require__(8821);
// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/action/api/api.js
var api_api = __webpack_require__(6865);
// EXTERNAL MODULE: ./build/commonjs/src/action/api/failure.js
var failure = __webpack_require__(4655);
;// CONCATENATED MODULE: ./build/commonjs/src/action/api-tree.js


/** The largest file that the API gives. @see https://docs.github.com/en/rest/git/blobs#get-a-blob */
const MOST_BYTES = 100_000_000;
/**
 * The files of a commit, by GitHub's API: folder by folder, each of which is asked for once. So no name is a part of an
 * address, and a link is seen to be one, which the API for contents would follow.
 */
class ApiTree {
    api;
    owner;
    repo;
    commit;
    folders = new Map();
    constructor(api, owner, repo, commit) {
        this.api = api;
        this.owner = owner;
        this.repo = repo;
        this.commit = commit;
    }
    /** @param path relative to the repository @throws ToolReplayError when the API does not say */
    async find(path) {
        let folder = this.commit;
        const names = path.split('/');
        const last = names.pop();
        for (const name of names) {
            const entry = (await this.folder(folder)).get(name);
            if (entry === undefined)
                return undefined;
            folder = entry.object;
        }
        return (await this.folder(folder)).get(last);
    }
    /** The bytes of a file. @throws ToolReplayError when the API does not give them */
    async *read({ object, size = 0 }) {
        if (size > MOST_BYTES) {
            throw new src_error/* ToolReplayError */.K('unreadable', {
                found: `a version of ${size} bytes at the merge base`,
                expected: 'at most 100 MB, which is what the API of GitHub gives',
                advice: "have it checked out: 'fetch-depth: 2' for actions/checkout, or 0 where it has a ref",
            });
        }
        const { owner, repo } = this;
        try {
            const { data } = await this.api.request('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', {
                owner,
                repo,
                file_sha: object,
                headers: { accept: 'application/vnd.github.raw+json' },
                request: { parseSuccessResponseBody: false },
            });
            // With that setting it is the body of the answer, which the types do not know.
            for await (const chunk of data) {
                yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
            }
        }
        catch (error) {
            throw this.failed(error);
        }
    }
    folder(object) {
        const known = this.folders.get(object) ?? this.list(object);
        this.folders.set(object, known);
        return known;
    }
    async list(object) {
        const { owner, repo } = this;
        try {
            const { data } = await this.api.request('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', {
                owner,
                repo,
                tree_sha: object,
            });
            // Of more than 100,000 entries.
            if (data.truncated)
                throw new Error('a folder that is not listed in full');
            return new Map(data.tree.map(({ path, mode, sha, size }) => [path, { mode, object: sha, size }]));
        }
        catch (error) {
            throw this.failed(error);
        }
    }
    failed(error) {
        const advice = "have the merge base checked out: 'fetch-depth: 2' for actions/checkout, or 0 where it has a ref";
        const found = `${(0,failure/* apiFailure */.t)(error).reason} from GitHub's API`;
        return new src_error/* ToolReplayError */.K('unreadable', { found, expected: 'the version at the merge base', advice });
    }
}
//# sourceMappingURL=api-tree.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/action/api-changes.js






/** A comparison lists so many files, whatever it has. @see https://docs.github.com/en/rest/commits/commits#compare-two-commits */
const MOST_COMPARED = 300;
/** And the list of a pull request so many. @see https://docs.github.com/en/rest/pulls/pulls#list-pull-requests-files */
const MOST_OF_PULL = 3000;
const A_PAGE = 100;
const STATUS = {
    added: 'added',
    copied: 'added',
    removed: 'deleted',
    renamed: 'renamed',
};
/**
 * Asks GitHub's API what was changed between two commits.
 *
 * @param repository `owner/name`
 * @param nameOf how reports name a file of the repository
 */
async function compareByApi(access, repository, { base: from, heads, number }, nameOf) {
    try {
        const api = await (0,api_api/* openApi */.N)(access);
        const [owner = '', repo = ''] = repository.split('/');
        const compared = await compareHeads(api, { owner, repo }, from, heads);
        let files = compared.files ?? [];
        if (files.length >= MOST_COMPARED) {
            if (number === undefined)
                return { why: `it lists no more than ${MOST_COMPARED} files` };
            files = await filesOfPull(api, { owner, repo, pull_number: number });
            if (files.length < MOST_COMPARED)
                return { why: 'its list of the files is not whole' };
            if (files.length >= MOST_OF_PULL)
                return { why: `it lists no more than ${MOST_OF_PULL} files` };
        }
        const base = compared.merge_base_commit.sha;
        return { changes: new ApiChanges(base, files, new ApiTree(api, owner, repo, base), nameOf) };
    }
    catch (error) {
        // A mistake of this product is not the API's.
        if (error instanceof TypeError && !('status' in error))
            throw error;
        return { why: (0,failure/* apiFailure */.t)(error).reason };
    }
}
async function compareHeads(api, repository, base, [head = '', ...others]) {
    try {
        const asked = { ...repository, basehead: `${base}...${head}`, per_page: 1 };
        // Of the commits, which are the pages, none is needed.
        const { data } = await api.request('GET /repos/{owner}/{repo}/compare/{basehead}', asked);
        return data;
    }
    catch (error) {
        const isGone = (0,failure/* apiFailure */.t)(error).kind === 'not-found' && others.some((other) => other !== head);
        if (isGone)
            return compareHeads(api, repository, base, others);
        throw error;
    }
}
function filesOfPull(api, pull) {
    return api.paginate('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', { ...pull, per_page: A_PAGE });
}
class ApiChanges {
    base;
    files;
    listed = new Map();
    tree;
    constructor(base, files, tree, nameOf) {
        this.base = base;
        this.tree = tree;
        this.files = files
            .filter(({ status }) => status !== 'unchanged')
            .map((listed) => {
            const file = nameOf(listed.filename);
            this.listed.set(file, listed);
            const status = STATUS[listed.status] ?? 'modified';
            const previous = status === 'renamed' ? listed.previous_filename : undefined;
            return { file, status, ...(previous !== undefined && { previous: nameOf(previous) }) };
        });
    }
    async linesOf(files) {
        const lines = new Map();
        for (const { file, status } of files) {
            const patch = this.listed.get(file)?.patch;
            if (patch !== undefined && status !== 'added')
                lines.set(file, (0,changes_patch/* changedLines */.M)(patch));
        }
        return lines;
    }
    baseOf({ file, previous = file }) {
        const listed = this.listed.get(file);
        if (listed === undefined || STATUS[listed.status] === 'added')
            return undefined;
        const path = listed.previous_filename ?? listed.filename;
        return { name: previous, chunks: () => this.read(previous, path) };
    }
    async *read(name, path) {
        const entry = await this.tree.find(path);
        if (entry === undefined) {
            throw new src_error/* ToolReplayError */.K('not-found', {
                found: 'no such file at the merge base',
                expected: 'the version before',
            });
        }
        yield* (0,blob_source/* blobSource */.D)(name, entry.mode, () => this.tree.read(entry)).chunks();
    }
}
//# sourceMappingURL=api-changes.js.map

/***/ }),

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

/***/ })

};
;