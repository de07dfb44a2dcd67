"use strict";
exports.id = 650;
exports.ids = [650];
exports.modules = {

/***/ 5650:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connect: () => (/* binding */ connect)
/* harmony export */ });
/* harmony import */ var _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5250);
/* harmony import */ var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9735);
/* harmony import */ var _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6856);



/** How long one request may take before it is given up, and so the longest that a silent server is listened to. */
const REQUEST_MS = 20_000;
/** How long all requests of a run may take together: many slow answers are no better than none. */
const BUDGET_MS = 300_000;
/** The longest wait that a rate limit may ask for, in seconds. A job is paid for by the minute. */
const LONGEST_WAIT = 60;
/** How often a limit is waited for. */
const WAITS = 2;
/** A failed request is made again after 1 and 4 seconds. */
const RETRIES = 2;
/**
 * What is no better the second time. The retry plugin's own list, and 429: that is for the throttling plugin, which
 * waits as long as the answer says, while the retry plugin would go by its own clock.
 * https://github.com/octokit/plugin-retry.js
 */
const FINAL = [400, 401, 403, 404, 410, 422, 429, 451];
/**
 * Makes the client of @actions/github, which goes through the proxies that the environment names.
 *
 * All its waiting is bounded: see the constants above.
 */
function connect({ token, url }) {
    const Client = _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_0__/* .GitHub */ .gq.plugin(_octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_1__/* .retry */ .L, _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_2__/* .throttling */ .A);
    const end = performance.now() + BUDGET_MS;
    const wait = (seconds, _options, _client, waits) => seconds <= LONGEST_WAIT && waits < WAITS && performance.now() + seconds * 1000 < end;
    return new Client({
        ...(0,_actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_0__/* .getOctokitOptions */ .EG)(token),
        baseUrl: url.replace(/\/+$/, ''),
        userAgent: 'toolreplay',
        // Answers and addresses are nothing for the log: what of them is to be said is said by whoever asked.
        log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
        request: { fetch: bounded(_actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_0__/* .defaults */ .NT.request?.fetch ?? fetch, end) },
        // Not as `request.retries`: that makes the plugin try again what it is not to.
        retry: { doNotRetry: FINAL, retries: RETRIES },
        throttle: { onRateLimit: wait, onSecondaryRateLimit: wait },
    });
}
/** The same fetch, which gives up a server that says nothing, and asks for nothing more after `end`. */
function bounded(fetcher, end) {
    return async (input, init) => {
        const left = end - performance.now();
        if (left <= 0)
            throw new Error(`the API took more than ${BUDGET_MS / 60_000} minutes`);
        const giveUp = new AbortController();
        const reason = new Error(`no answer in ${REQUEST_MS / 1000} seconds`);
        // Nothing clears it: the answer's body may be what never ends. It keeps no process alive.
        setTimeout(() => giveUp.abort(reason), Math.min(left, REQUEST_MS)).unref();
        return fetcher(input, { ...init, signal: giveUp.signal });
    };
}
function nothing() {
    // See where it is given.
}
//# sourceMappingURL=client.js.map

/***/ })

};
;