"use strict";
exports.id = 760;
exports.ids = [760];
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

/***/ })

};
;