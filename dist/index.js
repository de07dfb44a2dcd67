/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 6:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const pico = __nccwpck_require__(16);
const utils = __nccwpck_require__(59);

function picomatch(glob, options, returnState = false) {
  // default to os.platform()
  if (options && (options.windows === null || options.windows === undefined)) {
    // don't mutate the original options object
    options = { ...options, windows: utils.isWindows() };
  }

  return pico(glob, options, returnState);
}

Object.assign(picomatch, pico);
module.exports = picomatch;


/***/ }),

/***/ 595:
/***/ ((module) => {



const WIN_SLASH = '\\\\/';
const WIN_NO_SLASH = `[^${WIN_SLASH}]`;

const DEFAULT_MAX_EXTGLOB_RECURSION = 0;

/**
 * Posix glob regex
 */

const DOT_LITERAL = '\\.';
const PLUS_LITERAL = '\\+';
const QMARK_LITERAL = '\\?';
const SLASH_LITERAL = '\\/';
const ONE_CHAR = '(?=.)';
const QMARK = '[^/]';
const END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
const START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
const DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
const NO_DOT = `(?!${DOT_LITERAL})`;
const NO_DOTS = `(?!${START_ANCHOR}${DOTS_SLASH})`;
const NO_DOT_SLASH = `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`;
const NO_DOTS_SLASH = `(?!${DOTS_SLASH})`;
const QMARK_NO_DOT = `[^.${SLASH_LITERAL}]`;
const STAR = `${QMARK}*?`;
const SEP = '/';

const POSIX_CHARS = {
  DOT_LITERAL,
  PLUS_LITERAL,
  QMARK_LITERAL,
  SLASH_LITERAL,
  ONE_CHAR,
  QMARK,
  END_ANCHOR,
  DOTS_SLASH,
  NO_DOT,
  NO_DOTS,
  NO_DOT_SLASH,
  NO_DOTS_SLASH,
  QMARK_NO_DOT,
  STAR,
  START_ANCHOR,
  SEP
};

/**
 * Windows glob regex
 */

const WINDOWS_CHARS = {
  ...POSIX_CHARS,

  SLASH_LITERAL: `[${WIN_SLASH}]`,
  QMARK: WIN_NO_SLASH,
  STAR: `${WIN_NO_SLASH}*?`,
  DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
  NO_DOT: `(?!${DOT_LITERAL})`,
  NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
  NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
  NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
  QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
  START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
  END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
  SEP: '\\'
};

/**
 * POSIX Bracket Regex
 */

const POSIX_REGEX_SOURCE = {
  __proto__: null,
  alnum: 'a-zA-Z0-9',
  alpha: 'a-zA-Z',
  ascii: '\\x00-\\x7F',
  blank: ' \\t',
  cntrl: '\\x00-\\x1F\\x7F',
  digit: '0-9',
  graph: '\\x21-\\x7E',
  lower: 'a-z',
  print: '\\x20-\\x7E ',
  punct: '\\-!"#$%&\'()\\*+,./:;<=>?@[\\]^_`{|}~',
  space: ' \\t\\r\\n\\v\\f',
  upper: 'A-Z',
  word: 'A-Za-z0-9_',
  xdigit: 'A-Fa-f0-9'
};

module.exports = {
  DEFAULT_MAX_EXTGLOB_RECURSION,
  MAX_LENGTH: 1024 * 64,
  POSIX_REGEX_SOURCE,

  // regular expressions
  REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
  REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
  REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
  REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
  REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
  REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,

  // Replace globs with equivalent patterns to reduce parsing time.
  REPLACEMENTS: {
    __proto__: null,
    '***': '*',
    '**/**': '**',
    '**/**/**': '**'
  },

  // Digits
  CHAR_0: 48, /* 0 */
  CHAR_9: 57, /* 9 */

  // Alphabet chars.
  CHAR_UPPERCASE_A: 65, /* A */
  CHAR_LOWERCASE_A: 97, /* a */
  CHAR_UPPERCASE_Z: 90, /* Z */
  CHAR_LOWERCASE_Z: 122, /* z */

  CHAR_LEFT_PARENTHESES: 40, /* ( */
  CHAR_RIGHT_PARENTHESES: 41, /* ) */

  CHAR_ASTERISK: 42, /* * */

  // Non-alphabetic chars.
  CHAR_AMPERSAND: 38, /* & */
  CHAR_AT: 64, /* @ */
  CHAR_BACKWARD_SLASH: 92, /* \ */
  CHAR_CARRIAGE_RETURN: 13, /* \r */
  CHAR_CIRCUMFLEX_ACCENT: 94, /* ^ */
  CHAR_COLON: 58, /* : */
  CHAR_COMMA: 44, /* , */
  CHAR_DOT: 46, /* . */
  CHAR_DOUBLE_QUOTE: 34, /* " */
  CHAR_EQUAL: 61, /* = */
  CHAR_EXCLAMATION_MARK: 33, /* ! */
  CHAR_FORM_FEED: 12, /* \f */
  CHAR_FORWARD_SLASH: 47, /* / */
  CHAR_GRAVE_ACCENT: 96, /* ` */
  CHAR_HASH: 35, /* # */
  CHAR_HYPHEN_MINUS: 45, /* - */
  CHAR_LEFT_ANGLE_BRACKET: 60, /* < */
  CHAR_LEFT_CURLY_BRACE: 123, /* { */
  CHAR_LEFT_SQUARE_BRACKET: 91, /* [ */
  CHAR_LINE_FEED: 10, /* \n */
  CHAR_NO_BREAK_SPACE: 160, /* \u00A0 */
  CHAR_PERCENT: 37, /* % */
  CHAR_PLUS: 43, /* + */
  CHAR_QUESTION_MARK: 63, /* ? */
  CHAR_RIGHT_ANGLE_BRACKET: 62, /* > */
  CHAR_RIGHT_CURLY_BRACE: 125, /* } */
  CHAR_RIGHT_SQUARE_BRACKET: 93, /* ] */
  CHAR_SEMICOLON: 59, /* ; */
  CHAR_SINGLE_QUOTE: 39, /* ' */
  CHAR_SPACE: 32, /*   */
  CHAR_TAB: 9, /* \t */
  CHAR_UNDERSCORE: 95, /* _ */
  CHAR_VERTICAL_LINE: 124, /* | */
  CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279, /* \uFEFF */

  /**
   * Create EXTGLOB_CHARS
   */

  extglobChars(chars) {
    return {
      '!': { type: 'negate', open: '(?:(?!(?:', close: `))${chars.STAR})` },
      '?': { type: 'qmark', open: '(?:', close: ')?' },
      '+': { type: 'plus', open: '(?:', close: ')+' },
      '*': { type: 'star', open: '(?:', close: ')*' },
      '@': { type: 'at', open: '(?:', close: ')' }
    };
  },

  /**
   * Create GLOB_CHARS
   */

  globChars(win32) {
    return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
  }
};


/***/ }),

/***/ 265:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const constants = __nccwpck_require__(595);
const utils = __nccwpck_require__(59);

/**
 * Constants
 */

const {
  MAX_LENGTH,
  POSIX_REGEX_SOURCE,
  REGEX_NON_SPECIAL_CHARS,
  REGEX_SPECIAL_CHARS_BACKREF,
  REPLACEMENTS
} = constants;

/**
 * Helpers
 */

const expandRange = (args, options) => {
  if (typeof options.expandRange === 'function') {
    return options.expandRange(...args, options);
  }

  args.sort();
  const value = `[${args.join('-')}]`;

  try {
    /* eslint-disable-next-line no-new */
    new RegExp(value);
  } catch (ex) {
    return args.map(v => utils.escapeRegex(v)).join('..');
  }

  return value;
};

/**
 * Create the message for a syntax error
 */

const syntaxError = (type, char) => {
  return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
};

const splitTopLevel = input => {
  const parts = [];
  let bracket = 0;
  let paren = 0;
  let quote = 0;
  let value = '';
  let escaped = false;

  for (const ch of input) {
    if (escaped === true) {
      value += ch;
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      value += ch;
      escaped = true;
      continue;
    }

    if (ch === '"') {
      quote = quote === 1 ? 0 : 1;
      value += ch;
      continue;
    }

    if (quote === 0) {
      if (ch === '[') {
        bracket++;
      } else if (ch === ']' && bracket > 0) {
        bracket--;
      } else if (bracket === 0) {
        if (ch === '(') {
          paren++;
        } else if (ch === ')' && paren > 0) {
          paren--;
        } else if (ch === '|' && paren === 0) {
          parts.push(value);
          value = '';
          continue;
        }
      }
    }

    value += ch;
  }

  parts.push(value);
  return parts;
};

const isPlainBranch = branch => {
  let escaped = false;

  for (const ch of branch) {
    if (escaped === true) {
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      escaped = true;
      continue;
    }

    if (/[?*+@!()[\]{}]/.test(ch)) {
      return false;
    }
  }

  return true;
};

const normalizeSimpleBranch = branch => {
  let value = branch.trim();
  let changed = true;

  while (changed === true) {
    changed = false;

    if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
      value = value.slice(2, -1);
      changed = true;
    }
  }

  if (!isPlainBranch(value)) {
    return;
  }

  return value.replace(/\\(.)/g, '$1');
};

const hasRepeatedCharPrefixOverlap = branches => {
  const values = branches.map(normalizeSimpleBranch).filter(Boolean);

  for (let i = 0; i < values.length; i++) {
    for (let j = i + 1; j < values.length; j++) {
      const a = values[i];
      const b = values[j];
      const char = a[0];

      if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) {
        continue;
      }

      if (a === b || a.startsWith(b) || b.startsWith(a)) {
        return true;
      }
    }
  }

  return false;
};

const parseRepeatedExtglob = (pattern, requireEnd = true) => {
  if ((pattern[0] !== '+' && pattern[0] !== '*') || pattern[1] !== '(') {
    return;
  }

  let bracket = 0;
  let paren = 0;
  let quote = 0;
  let escaped = false;

  for (let i = 1; i < pattern.length; i++) {
    const ch = pattern[i];

    if (escaped === true) {
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      escaped = true;
      continue;
    }

    if (ch === '"') {
      quote = quote === 1 ? 0 : 1;
      continue;
    }

    if (quote === 1) {
      continue;
    }

    if (ch === '[') {
      bracket++;
      continue;
    }

    if (ch === ']' && bracket > 0) {
      bracket--;
      continue;
    }

    if (bracket > 0) {
      continue;
    }

    if (ch === '(') {
      paren++;
      continue;
    }

    if (ch === ')') {
      paren--;

      if (paren === 0) {
        if (requireEnd === true && i !== pattern.length - 1) {
          return;
        }

        return {
          type: pattern[0],
          body: pattern.slice(2, i),
          end: i
        };
      }
    }
  }
};

const buildCharClassStar = chars => {
  const source = chars.length === 1
    ? utils.escapeRegex(chars[0])
    : `[${chars.map(ch => utils.escapeRegex(ch)).join('')}]`;

  return `${source}*`;
};

const getStarExtglobSequenceChars = pattern => {
  let index = 0;
  const chars = [];

  while (index < pattern.length) {
    const match = parseRepeatedExtglob(pattern.slice(index), false);

    if (!match || match.type !== '*') {
      return;
    }

    const branches = splitTopLevel(match.body).map(branch => branch.trim());
    if (branches.length !== 1) {
      return;
    }

    const branch = normalizeSimpleBranch(branches[0]);
    if (!branch || branch.length !== 1) {
      return;
    }

    chars.push(branch);
    index += match.end + 1;
  }

  if (chars.length < 1) {
    return;
  }

  return chars;
};

const repeatedExtglobRecursion = pattern => {
  let depth = 0;
  let value = pattern.trim();
  let match = parseRepeatedExtglob(value);

  while (match) {
    depth++;
    value = match.body.trim();
    match = parseRepeatedExtglob(value);
  }

  return depth;
};

const analyzeRepeatedExtglob = (body, options) => {
  if (options.maxExtglobRecursion === false) {
    return { risky: false };
  }

  const max =
    typeof options.maxExtglobRecursion === 'number'
      ? options.maxExtglobRecursion
      : constants.DEFAULT_MAX_EXTGLOB_RECURSION;

  const branches = splitTopLevel(body).map(branch => branch.trim());

  if (branches.length > 1) {
    if (
      branches.some(branch => branch === '') ||
      branches.some(branch => /^[*?]+$/.test(branch)) ||
      hasRepeatedCharPrefixOverlap(branches)
    ) {
      return { risky: true };
    }
  }

  // A repeated extglob is "risky" (prone to catastrophic backtracking) when a
  // branch is itself a `*(...)` sequence, since that nests an unbounded quantifier
  // inside the outer `+(...)`/`*(...)`. When *every* branch reduces to single
  // characters we can emit one flat, ReDoS-safe character class that preserves the
  // meaning of ALL branches (e.g. `+(*(a)|*(b))` -> `[ab]*`), rather than dropping
  // every branch but the first.
  const safeChars = [];
  let sawStarSequence = false;
  let combinable = true;

  for (const branch of branches) {
    const chars = getStarExtglobSequenceChars(branch);
    if (chars) {
      sawStarSequence = true;
      safeChars.push(...chars);
      continue;
    }

    const literal = normalizeSimpleBranch(branch);
    if (literal && literal.length === 1) {
      safeChars.push(literal);
      continue;
    }

    combinable = false;

    if (repeatedExtglobRecursion(branch) > max) {
      return { risky: true };
    }
  }

  if (sawStarSequence) {
    return combinable
      ? { risky: true, safeOutput: buildCharClassStar([...new Set(safeChars)]) }
      : { risky: true };
  }

  return { risky: false };
};

/**
 * Parse the given input string.
 * @param {String} input
 * @param {Object} options
 * @return {Object}
 */

const parse = (input, options) => {
  if (typeof input !== 'string') {
    throw new TypeError('Expected a string');
  }

  input = REPLACEMENTS[input] || input;

  const opts = { ...options };
  const max = typeof opts.maxLength === 'number' ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;

  let len = input.length;
  if (len > max) {
    throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
  }

  const bos = { type: 'bos', value: '', output: opts.prepend || '' };
  const tokens = [bos];

  const capture = opts.capture ? '' : '?:';

  // create constants based on platform, for windows or posix
  const PLATFORM_CHARS = constants.globChars(opts.windows);
  const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);

  const {
    DOT_LITERAL,
    PLUS_LITERAL,
    SLASH_LITERAL,
    ONE_CHAR,
    DOTS_SLASH,
    NO_DOT,
    NO_DOT_SLASH,
    NO_DOTS_SLASH,
    QMARK,
    QMARK_NO_DOT,
    STAR,
    START_ANCHOR
  } = PLATFORM_CHARS;

  const globstar = opts => {
    return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
  };

  const nodot = opts.dot ? '' : NO_DOT;
  const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
  let star = opts.bash === true ? globstar(opts) : STAR;

  if (opts.capture) {
    star = `(${star})`;
  }

  // minimatch options support
  if (typeof opts.noext === 'boolean') {
    opts.noextglob = opts.noext;
  }

  const state = {
    input,
    index: -1,
    start: 0,
    dot: opts.dot === true,
    consumed: '',
    output: '',
    prefix: '',
    backtrack: false,
    negated: false,
    brackets: 0,
    braces: 0,
    parens: 0,
    quotes: 0,
    globstar: false,
    tokens
  };

  input = utils.removePrefix(input, state);
  len = input.length;

  const extglobs = [];
  const braces = [];
  const stack = [];
  let prev = bos;
  let value;

  /**
   * Tokenizing helpers
   */

  const eos = () => state.index === len - 1;
  const peek = state.peek = (n = 1) => input[state.index + n];
  const advance = state.advance = () => input[++state.index] || '';
  const remaining = () => input.slice(state.index + 1);
  const consume = (value = '', num = 0) => {
    state.consumed += value;
    state.index += num;
  };

  const append = token => {
    state.output += token.output != null ? token.output : token.value;
    consume(token.value);
  };

  const negate = () => {
    let count = 1;

    while (peek() === '!' && (peek(2) !== '(' || peek(3) === '?')) {
      advance();
      state.start++;
      count++;
    }

    if (count % 2 === 0) {
      return false;
    }

    state.negated = true;
    state.start++;
    return true;
  };

  const increment = type => {
    state[type]++;
    stack.push(type);
  };

  const decrement = type => {
    state[type]--;
    stack.pop();
  };

  /**
   * Push tokens onto the tokens array. This helper speeds up
   * tokenizing by 1) helping us avoid backtracking as much as possible,
   * and 2) helping us avoid creating extra tokens when consecutive
   * characters are plain text. This improves performance and simplifies
   * lookbehinds.
   */

  const push = tok => {
    if (prev.type === 'globstar') {
      const isBrace = state.braces > 0 && (tok.type === 'comma' || tok.type === 'brace');
      const isExtglob = tok.extglob === true || (extglobs.length && (tok.type === 'pipe' || tok.type === 'paren'));

      if (tok.type !== 'slash' && tok.type !== 'paren' && !isBrace && !isExtglob) {
        state.output = state.output.slice(0, -prev.output.length);
        prev.type = 'star';
        prev.value = '*';
        prev.output = star;
        state.output += prev.output;
      }
    }

    if (extglobs.length && tok.type !== 'paren') {
      extglobs[extglobs.length - 1].inner += tok.value;
    }

    if (tok.value || tok.output) append(tok);
    if (prev && prev.type === 'text' && tok.type === 'text') {
      prev.output = (prev.output || prev.value) + tok.value;
      prev.value += tok.value;
      return;
    }

    tok.prev = prev;
    tokens.push(tok);
    prev = tok;
  };

  const extglobOpen = (type, value) => {
    const token = { ...EXTGLOB_CHARS[value], conditions: 1, inner: '' };

    token.prev = prev;
    token.parens = state.parens;
    token.output = state.output;
    token.startIndex = state.index;
    token.tokensIndex = tokens.length;
    const output = (opts.capture ? '(' : '') + token.open;

    increment('parens');
    push({ type, value, output: state.output ? '' : ONE_CHAR });
    push({ type: 'paren', extglob: true, value: advance(), output });
    extglobs.push(token);
  };

  const extglobClose = token => {
    const literal = input.slice(token.startIndex, state.index + 1);
    const body = input.slice(token.startIndex + 2, state.index);
    const analysis = analyzeRepeatedExtglob(body, opts);

    if ((token.type === 'plus' || token.type === 'star') && analysis.risky) {
      const safeOutput = analysis.safeOutput
        ? (token.output ? '' : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput)
        : undefined;
      const open = tokens[token.tokensIndex];

      open.type = 'text';
      open.value = literal;
      open.output = safeOutput || utils.escapeRegex(literal);

      for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
        tokens[i].value = '';
        tokens[i].output = '';
        delete tokens[i].suffix;
      }

      state.output = token.output + open.output;
      state.backtrack = true;

      push({ type: 'paren', extglob: true, value, output: '' });
      decrement('parens');
      return;
    }

    let output = token.close + (opts.capture ? ')' : '');
    let rest;

    if (token.type === 'negate') {
      let extglobStar = star;

      if (token.inner && token.inner.length > 1 && token.inner.includes('/')) {
        extglobStar = globstar(opts);
      }

      if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) {
        output = token.close = `)$))${extglobStar}`;
      }

      if (token.inner.includes('*') && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) {
        // Any non-magical string (`.ts`) or even nested expression (`.{ts,tsx}`) can follow after the closing parenthesis.
        // In this case, we need to parse the string and use it in the output of the original pattern.
        // Suitable patterns: `/!(*.d).ts`, `/!(*.d).{ts,tsx}`, `**/!(*-dbg).@(js)`.
        //
        // Disabling the `fastpaths` option due to a problem with parsing strings as `.ts` in the pattern like `**/!(*.d).ts`.
        const expression = parse(rest, { ...options, fastpaths: false }).output;

        output = token.close = `)${expression})${extglobStar})`;
      }

      if (token.prev.type === 'bos') {
        state.negatedExtglob = true;
      }
    }

    push({ type: 'paren', extglob: true, value, output });
    decrement('parens');
  };

  /**
   * Fast paths
   */

  if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
    let backslashes = false;

    let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
      if (first === '\\') {
        backslashes = true;
        return m;
      }

      if (first === '?') {
        if (esc) {
          return esc + first + (rest ? QMARK.repeat(rest.length) : '');
        }
        if (index === 0) {
          return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : '');
        }
        return QMARK.repeat(chars.length);
      }

      if (first === '.') {
        return DOT_LITERAL.repeat(chars.length);
      }

      if (first === '*') {
        if (esc) {
          return esc + first + (rest ? star : '');
        }
        return star;
      }
      return esc ? m : `\\${m}`;
    });

    if (backslashes === true) {
      if (opts.unescape === true) {
        output = output.replace(/\\/g, '');
      } else {
        output = output.replace(/\\+/g, m => {
          return m.length % 2 === 0 ? '\\\\' : (m ? '\\' : '');
        });
      }
    }

    if (output === input && opts.contains === true) {
      state.output = input;
      return state;
    }

    state.output = utils.wrapOutput(output, state, options);
    return state;
  }

  /**
   * Tokenize input until we reach end-of-string
   */

  while (!eos()) {
    value = advance();

    if (value === '\u0000') {
      continue;
    }

    /**
     * Escaped characters
     */

    if (value === '\\') {
      const next = peek();

      if (next === '/' && opts.bash !== true) {
        continue;
      }

      if (next === '.' || next === ';') {
        continue;
      }

      if (!next) {
        value += '\\';
        push({ type: 'text', value });
        continue;
      }

      // collapse slashes to reduce potential for exploits
      const match = /^\\+/.exec(remaining());
      let slashes = 0;

      if (match && match[0].length > 2) {
        slashes = match[0].length;
        state.index += slashes;
        if (slashes % 2 !== 0) {
          value += '\\';
        }
      }

      if (opts.unescape === true) {
        value = advance();
      } else {
        value += advance();
      }

      if (state.brackets === 0) {
        push({ type: 'text', value });
        continue;
      }
    }

    /**
     * If we're inside a regex character class, continue
     * until we reach the closing bracket.
     */

    if (state.brackets > 0 && (value !== ']' || prev.value === '[' || prev.value === '[^')) {
      if (opts.posix !== false && value === ':') {
        const inner = prev.value.slice(1);
        if (inner.includes('[')) {
          prev.posix = true;

          if (inner.includes(':')) {
            const idx = prev.value.lastIndexOf('[');
            const pre = prev.value.slice(0, idx);
            const rest = prev.value.slice(idx + 2);
            const posix = POSIX_REGEX_SOURCE[rest];
            if (posix) {
              prev.value = pre + posix;
              state.backtrack = true;
              advance();

              if (!bos.output && tokens.indexOf(prev) === 1) {
                bos.output = ONE_CHAR;
              }
              continue;
            }
          }
        }
      }

      if ((value === '[' && peek() !== ':') || (value === '-' && peek() === ']')) {
        value = `\\${value}`;
      }

      if (value === ']' && (prev.value === '[' || prev.value === '[^')) {
        value = `\\${value}`;
      }

      if (opts.posix === true && value === '!' && prev.value === '[') {
        value = '^';
      }

      prev.value += value;
      append({ value });
      continue;
    }

    /**
     * If we're inside a quoted string, continue
     * until we reach the closing double quote.
     */

    if (state.quotes === 1 && value !== '"') {
      value = utils.escapeRegex(value);
      prev.value += value;
      append({ value });
      continue;
    }

    /**
     * Double quotes
     */

    if (value === '"') {
      state.quotes = state.quotes === 1 ? 0 : 1;
      if (opts.keepQuotes === true) {
        push({ type: 'text', value });
      }
      continue;
    }

    /**
     * Parentheses
     */

    if (value === '(') {
      increment('parens');
      push({ type: 'paren', value });
      continue;
    }

    if (value === ')') {
      if (state.parens === 0 && opts.strictBrackets === true) {
        throw new SyntaxError(syntaxError('opening', '('));
      }

      const extglob = extglobs[extglobs.length - 1];
      if (extglob && state.parens === extglob.parens + 1) {
        extglobClose(extglobs.pop());
        continue;
      }

      push({ type: 'paren', value, output: state.parens ? ')' : '\\)' });
      decrement('parens');
      continue;
    }

    /**
     * Square brackets
     */

    if (value === '[') {
      if (opts.nobracket === true || !remaining().includes(']')) {
        if (opts.nobracket !== true && opts.strictBrackets === true) {
          throw new SyntaxError(syntaxError('closing', ']'));
        }

        value = `\\${value}`;
      } else {
        increment('brackets');
      }

      push({ type: 'bracket', value });
      continue;
    }

    if (value === ']') {
      if (opts.nobracket === true || (prev && prev.type === 'bracket' && prev.value.length === 1)) {
        push({ type: 'text', value, output: `\\${value}` });
        continue;
      }

      if (state.brackets === 0) {
        if (opts.strictBrackets === true) {
          throw new SyntaxError(syntaxError('opening', '['));
        }

        push({ type: 'text', value, output: `\\${value}` });
        continue;
      }

      decrement('brackets');

      const prevValue = prev.value.slice(1);
      if (prev.posix !== true && prevValue[0] === '^' && !prevValue.includes('/')) {
        value = `/${value}`;
      }

      prev.value += value;
      append({ value });

      // when literal brackets are explicitly disabled
      // assume we should match with a regex character class
      if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) {
        continue;
      }

      const escaped = utils.escapeRegex(prev.value);
      state.output = state.output.slice(0, -prev.value.length);

      // when literal brackets are explicitly enabled
      // assume we should escape the brackets to match literal characters
      if (opts.literalBrackets === true) {
        state.output += escaped;
        prev.value = escaped;
        continue;
      }

      // when the user specifies nothing, try to match both
      prev.value = `(${capture}${escaped}|${prev.value})`;
      state.output += prev.value;
      continue;
    }

    /**
     * Braces
     */

    if (value === '{' && opts.nobrace !== true) {
      increment('braces');

      const open = {
        type: 'brace',
        value,
        output: '(',
        outputIndex: state.output.length,
        tokensIndex: state.tokens.length
      };

      braces.push(open);
      push(open);
      continue;
    }

    if (value === '}') {
      const brace = braces[braces.length - 1];

      if (opts.nobrace === true || !brace) {
        push({ type: 'text', value, output: value });
        continue;
      }

      let output = ')';

      if (brace.dots === true) {
        const arr = tokens.slice();
        const range = [];

        for (let i = arr.length - 1; i >= 0; i--) {
          tokens.pop();
          if (arr[i].type === 'brace') {
            break;
          }
          if (arr[i].type !== 'dots') {
            range.unshift(arr[i].value);
          }
        }

        output = expandRange(range, opts);
        state.backtrack = true;
      }

      if (brace.comma !== true && brace.dots !== true) {
        const out = state.output.slice(0, brace.outputIndex);
        const toks = state.tokens.slice(brace.tokensIndex);
        brace.value = brace.output = '\\{';
        value = output = '\\}';
        state.output = out;
        for (const t of toks) {
          state.output += (t.output || t.value);
        }
      }

      push({ type: 'brace', value, output });
      decrement('braces');
      braces.pop();
      continue;
    }

    /**
     * Pipes
     */

    if (value === '|') {
      if (extglobs.length > 0) {
        extglobs[extglobs.length - 1].conditions++;
      }
      push({ type: 'text', value });
      continue;
    }

    /**
     * Commas
     */

    if (value === ',') {
      let output = value;

      const brace = braces[braces.length - 1];
      if (brace && stack[stack.length - 1] === 'braces') {
        brace.comma = true;
        output = '|';
      }

      push({ type: 'comma', value, output });
      continue;
    }

    /**
     * Slashes
     */

    if (value === '/') {
      // if the beginning of the glob is "./", advance the start
      // to the current index, and don't add the "./" characters
      // to the state. This greatly simplifies lookbehinds when
      // checking for BOS characters like "!" and "." (not "./")
      if (prev.type === 'dot' && state.index === state.start + 1) {
        state.start = state.index + 1;
        state.consumed = '';
        state.output = '';
        tokens.pop();
        prev = bos; // reset "prev" to the first token
        continue;
      }

      push({ type: 'slash', value, output: SLASH_LITERAL });
      continue;
    }

    /**
     * Dots
     */

    if (value === '.') {
      if (state.braces > 0 && prev.type === 'dot') {
        if (prev.value === '.') prev.output = DOT_LITERAL;
        const brace = braces[braces.length - 1];
        prev.type = 'dots';
        prev.output += value;
        prev.value += value;
        brace.dots = true;
        continue;
      }

      if ((state.braces + state.parens) === 0 && prev.type !== 'bos' && prev.type !== 'slash') {
        push({ type: 'text', value, output: DOT_LITERAL });
        continue;
      }

      push({ type: 'dot', value, output: DOT_LITERAL });
      continue;
    }

    /**
     * Question marks
     */

    if (value === '?') {
      const isGroup = prev && prev.value === '(';
      if (!isGroup && opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        extglobOpen('qmark', value);
        continue;
      }

      if (prev && prev.type === 'paren') {
        const next = peek();
        let output = value;

        if ((prev.value === '(' && !/[!=<:]/.test(next)) || (next === '<' && !/<([!=]|\w+>)/.test(remaining()))) {
          output = `\\${value}`;
        }

        push({ type: 'text', value, output });
        continue;
      }

      if (opts.dot !== true && (prev.type === 'slash' || prev.type === 'bos')) {
        push({ type: 'qmark', value, output: QMARK_NO_DOT });
        continue;
      }

      push({ type: 'qmark', value, output: QMARK });
      continue;
    }

    /**
     * Exclamation
     */

    if (value === '!') {
      if (opts.noextglob !== true && peek() === '(') {
        if (peek(2) !== '?' || !/[!=<:]/.test(peek(3))) {
          extglobOpen('negate', value);
          continue;
        }
      }

      if (opts.nonegate !== true && state.index === 0) {
        negate();
        continue;
      }
    }

    /**
     * Plus
     */

    if (value === '+') {
      if (opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        extglobOpen('plus', value);
        continue;
      }

      if ((prev && prev.value === '(') || opts.regex === false) {
        push({ type: 'plus', value, output: PLUS_LITERAL });
        continue;
      }

      if ((prev && (prev.type === 'bracket' || prev.type === 'paren' || prev.type === 'brace')) || state.parens > 0) {
        push({ type: 'plus', value });
        continue;
      }

      push({ type: 'plus', value: PLUS_LITERAL });
      continue;
    }

    /**
     * Plain text
     */

    if (value === '@') {
      if (opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        push({ type: 'at', extglob: true, value, output: '' });
        continue;
      }

      push({ type: 'text', value });
      continue;
    }

    /**
     * Plain text
     */

    if (value !== '*') {
      if (value === '$' || value === '^') {
        value = `\\${value}`;
      }

      const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
      if (match) {
        value += match[0];
        state.index += match[0].length;
      }

      push({ type: 'text', value });
      continue;
    }

    /**
     * Stars
     */

    if (prev && (prev.type === 'globstar' || prev.star === true)) {
      prev.type = 'star';
      prev.star = true;
      prev.value += value;
      prev.output = star;
      state.backtrack = true;
      state.globstar = true;
      consume(value);
      continue;
    }

    let rest = remaining();
    if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
      extglobOpen('star', value);
      continue;
    }

    if (prev.type === 'star') {
      if (opts.noglobstar === true) {
        consume(value);
        continue;
      }

      const prior = prev.prev;
      const before = prior.prev;
      const isStart = prior.type === 'slash' || prior.type === 'bos';
      const afterStar = before && (before.type === 'star' || before.type === 'globstar');

      if (opts.bash === true && (!isStart || (rest[0] && rest[0] !== '/'))) {
        push({ type: 'star', value, output: '' });
        continue;
      }

      const isBrace = state.braces > 0 && (prior.type === 'comma' || prior.type === 'brace');
      const isExtglob = extglobs.length && (prior.type === 'pipe' || prior.type === 'paren');
      if (!isStart && prior.type !== 'paren' && !isBrace && !isExtglob) {
        push({ type: 'star', value, output: '' });
        continue;
      }

      // strip consecutive `/**/`
      while (rest.slice(0, 3) === '/**') {
        const after = input[state.index + 4];
        if (after && after !== '/') {
          break;
        }
        rest = rest.slice(3);
        consume('/**', 3);
      }

      // A globstar followed only by balanced closing parens is at the logical end of patterns like
      // `test(/utils/**)` and `test?(/utils/**)`. Treat it as EOS so the trailing `/**` can match its
      // parent path, except in negated extglobs where that would change the exclusion semantics.
      const isEnd = eos() || (
        state.parens > 0
        && rest === ')'.repeat(state.parens)
        && !extglobs.some(extglob => extglob.type === 'negate')
      );

      if (prior.type === 'bos' && eos()) {
        prev.type = 'globstar';
        prev.value += value;
        prev.output = globstar(opts);
        state.output = prev.output;
        state.globstar = true;
        consume(value);
        continue;
      }

      if (prior.type === 'slash' && prior.prev.type !== 'bos' && !afterStar && isEnd) {
        state.output = state.output.slice(0, -(prior.output + prev.output).length);
        prior.output = `(?:${prior.output}`;

        prev.type = 'globstar';
        prev.output = globstar(opts) + (opts.strictSlashes ? ')' : '|$)');
        prev.value += value;
        state.globstar = true;
        state.output += prior.output + prev.output;
        consume(value);
        continue;
      }

      if (prior.type === 'slash' && prior.prev.type !== 'bos' && rest[0] === '/') {
        const end = rest[1] !== void 0 ? '|$' : '';

        state.output = state.output.slice(0, -(prior.output + prev.output).length);
        prior.output = `(?:${prior.output}`;

        prev.type = 'globstar';
        prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
        prev.value += value;

        state.output += prior.output + prev.output;
        state.globstar = true;

        consume(value + advance());

        push({ type: 'slash', value: '/', output: '' });
        continue;
      }

      if (prior.type === 'bos' && rest[0] === '/') {
        prev.type = 'globstar';
        prev.value += value;
        prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
        state.output = prev.output;
        state.globstar = true;
        consume(value + advance());
        push({ type: 'slash', value: '/', output: '' });
        continue;
      }

      // remove single star from output
      state.output = state.output.slice(0, -prev.output.length);

      // reset previous token to globstar
      prev.type = 'globstar';
      prev.output = globstar(opts);
      prev.value += value;

      // reset output with globstar
      state.output += prev.output;
      state.globstar = true;
      consume(value);
      continue;
    }

    const token = { type: 'star', value, output: star };

    if (opts.bash === true) {
      token.output = '.*?';
      if (prev.type === 'bos' || prev.type === 'slash') {
        token.output = nodot + token.output;
      }
      push(token);
      continue;
    }

    if (prev && (prev.type === 'bracket' || prev.type === 'paren') && opts.regex === true) {
      token.output = value;
      push(token);
      continue;
    }

    if (state.index === state.start || prev.type === 'slash' || prev.type === 'dot') {
      if (prev.type === 'dot') {
        state.output += NO_DOT_SLASH;
        prev.output += NO_DOT_SLASH;

      } else if (opts.dot === true) {
        state.output += NO_DOTS_SLASH;
        prev.output += NO_DOTS_SLASH;

      } else {
        state.output += nodot;
        prev.output += nodot;
      }

      if (peek() !== '*') {
        state.output += ONE_CHAR;
        prev.output += ONE_CHAR;
      }
    }

    push(token);
  }

  while (state.brackets > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', ']'));
    state.output = utils.escapeLast(state.output, '[');
    decrement('brackets');
  }

  while (state.parens > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', ')'));
    state.output = utils.escapeLast(state.output, '(');
    decrement('parens');
  }

  while (state.braces > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', '}'));
    state.output = utils.escapeLast(state.output, '{');
    decrement('braces');
  }

  if (opts.strictSlashes !== true && (prev.type === 'star' || prev.type === 'bracket')) {
    push({ type: 'maybe_slash', value: '', output: `${SLASH_LITERAL}?` });
  }

  // rebuild the output if we had to backtrack at any point
  if (state.backtrack === true) {
    state.output = '';

    for (const token of state.tokens) {
      state.output += token.output != null ? token.output : token.value;

      if (token.suffix) {
        state.output += token.suffix;
      }
    }
  }

  return state;
};

/**
 * Fast paths for creating regular expressions for common glob patterns.
 * This can significantly speed up processing and has very little downside
 * impact when none of the fast paths match.
 */

parse.fastpaths = (input, options) => {
  const opts = { ...options };
  const max = typeof opts.maxLength === 'number' ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
  const len = input.length;
  if (len > max) {
    throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
  }

  input = REPLACEMENTS[input] || input;

  // create constants based on platform, for windows or posix
  const {
    DOT_LITERAL,
    SLASH_LITERAL,
    ONE_CHAR,
    DOTS_SLASH,
    NO_DOT,
    NO_DOTS,
    NO_DOTS_SLASH,
    STAR,
    START_ANCHOR
  } = constants.globChars(opts.windows);

  const nodot = opts.dot ? NO_DOTS : NO_DOT;
  const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
  const capture = opts.capture ? '' : '?:';
  const state = { negated: false, prefix: '' };
  let star = opts.bash === true ? '.*?' : STAR;

  if (opts.capture) {
    star = `(${star})`;
  }

  const globstar = opts => {
    if (opts.noglobstar === true) return star;
    return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
  };

  const create = str => {
    switch (str) {
      case '*':
        return `${nodot}${ONE_CHAR}${star}`;

      case '.*':
        return `${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '*.*':
        return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '*/*':
        return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;

      case '**':
        return nodot + globstar(opts);

      case '**/*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;

      case '**/*.*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '**/.*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;

      default: {
        const match = /^(.*?)\.(\w+)$/.exec(str);
        if (!match) return;

        const source = create(match[1]);
        if (!source) return;

        return source + DOT_LITERAL + match[2];
      }
    }
  };

  const output = utils.removePrefix(input, state);
  let source = create(output);

  if (source && opts.strictSlashes !== true) {
    source += `${SLASH_LITERAL}?`;
  }

  return source;
};

module.exports = parse;


/***/ }),

/***/ 16:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const scan = __nccwpck_require__(781);
const parse = __nccwpck_require__(265);
const utils = __nccwpck_require__(59);
const constants = __nccwpck_require__(595);
const isObject = val => val && typeof val === 'object' && !Array.isArray(val);

/**
 * Creates a matcher function from one or more glob patterns. The
 * returned function takes a string to match as its first argument,
 * and returns true if the string is a match. The returned matcher
 * function also takes a boolean as the second argument that, when true,
 * returns an object with additional information.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch(glob[, options]);
 *
 * const isMatch = picomatch('*.!(*a)');
 * console.log(isMatch('a.a')); //=> false
 * console.log(isMatch('a.b')); //=> true
 *
 * // For environments without `node.js`, `picomatch/posix` provides you a dependency-free matcher, without automatic OS detection.
 * const picomatch = require('picomatch/posix');
 * // the same API, defaulting to posix paths
 * const isMatch = picomatch('a/*');
 * console.log(isMatch('a\\b')); //=> false
 * console.log(isMatch('a/b')); //=> true
 *
 * // you can still configure the matcher function to accept windows paths
 * const isMatch = picomatch('a/*', { options: windows });
 * console.log(isMatch('a\\b')); //=> true
 * console.log(isMatch('a/b')); //=> true
 * ```
 * @name picomatch
 * @param {String|Array} `globs` One or more glob patterns.
 * @param {Object=} `options`
 * @return {Function=} Returns a matcher function.
 * @api public
 */

const picomatch = (glob, options, returnState = false) => {
  if (Array.isArray(glob)) {
    const fns = glob.map(input => picomatch(input, options, returnState));
    const arrayMatcher = str => {
      for (const isMatch of fns) {
        const state = isMatch(str);
        if (state) return state;
      }
      return false;
    };
    return arrayMatcher;
  }

  const isState = isObject(glob) && glob.tokens && glob.input;

  if (glob === '' || (typeof glob !== 'string' && !isState)) {
    throw new TypeError('Expected pattern to be a non-empty string');
  }

  const opts = options || {};
  const posix = opts.windows;
  const regex = isState
    ? picomatch.compileRe(glob, options)
    : picomatch.makeRe(glob, options, false, true);

  const state = regex.state;
  delete regex.state;

  let isIgnored = () => false;
  if (opts.ignore) {
    const ignoreOpts = { ...options, ignore: null, onMatch: null, onResult: null };
    isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
  }

  const matcher = (input, returnObject = false) => {
    const { isMatch, match, output } = picomatch.test(input, regex, options, { glob, posix });
    const result = { glob, state, regex, posix, input, output, match, isMatch };

    if (typeof opts.onResult === 'function') {
      opts.onResult(result);
    }

    if (isMatch === false) {
      result.isMatch = false;
      return returnObject ? result : false;
    }

    if (isIgnored(input)) {
      if (typeof opts.onIgnore === 'function') {
        opts.onIgnore(result);
      }
      result.isMatch = false;
      return returnObject ? result : false;
    }

    if (typeof opts.onMatch === 'function') {
      opts.onMatch(result);
    }
    return returnObject ? result : true;
  };

  if (returnState) {
    matcher.state = state;
  }

  return matcher;
};

/**
 * Test `input` with the given `regex`. This is used by the main
 * `picomatch()` function to test the input string.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.test(input, regex[, options]);
 *
 * console.log(picomatch.test('foo/bar', /^(?:([^/]*?)\/([^/]*?))$/));
 * // { isMatch: true, match: [ 'foo/', 'foo', 'bar' ], output: 'foo/bar' }
 * ```
 * @param {String} `input` String to test.
 * @param {RegExp} `regex`
 * @return {Object} Returns an object with matching info.
 * @api public
 */

picomatch.test = (input, regex, options, { glob, posix } = {}) => {
  if (typeof input !== 'string') {
    throw new TypeError('Expected input to be a string');
  }

  if (input === '') {
    return { isMatch: false, output: '' };
  }

  const opts = options || {};
  const format = opts.format || (posix ? utils.toPosixSlashes : null);
  let match = input === glob;
  let output = (match && format) ? format(input) : input;

  if (match === false) {
    output = format ? format(input) : input;
    match = output === glob;
  }

  if (match === false || opts.capture === true) {
    if (opts.matchBase === true || opts.basename === true) {
      match = picomatch.matchBase(input, regex, options, posix);
    } else {
      match = regex.exec(output);
    }
  }

  return { isMatch: Boolean(match), match, output };
};

/**
 * Match the basename of a filepath.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.matchBase(input, glob[, options]);
 * console.log(picomatch.matchBase('foo/bar.js', '*.js'); // true
 * ```
 * @param {String} `input` String to test.
 * @param {RegExp|String} `glob` Glob pattern or regex created by [.makeRe](#makeRe).
 * @return {Boolean}
 * @api public
 */

picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
  const regex = glob instanceof RegExp ? glob : picomatch.makeRe(glob, options);
  return regex.test(utils.basename(input, { windows: posix }));
};

/**
 * Returns true if **any** of the given glob `patterns` match the specified `string`.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.isMatch(string, patterns[, options]);
 *
 * console.log(picomatch.isMatch('a.a', ['b.*', '*.a'])); //=> true
 * console.log(picomatch.isMatch('a.a', 'b.*')); //=> false
 * ```
 * @param {String|Array} str The string to test.
 * @param {String|Array} patterns One or more glob patterns to use for matching.
 * @param {Object} [options] See available [options](#options).
 * @return {Boolean} Returns true if any patterns match `str`
 * @api public
 */

picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);

/**
 * Parse a glob pattern to create the source string for a regular
 * expression.
 *
 * ```js
 * const picomatch = require('picomatch');
 * const result = picomatch.parse(pattern[, options]);
 * ```
 * @param {String} `pattern`
 * @param {Object} `options`
 * @return {Object} Returns an object with useful properties and output to be used as a regex source string.
 * @api public
 */

picomatch.parse = (pattern, options) => {
  if (Array.isArray(pattern)) return pattern.map(p => picomatch.parse(p, options));
  return parse(pattern, { ...options, fastpaths: false });
};

/**
 * Scan a glob pattern to separate the pattern into segments.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.scan(input[, options]);
 *
 * const result = picomatch.scan('!./foo/*.js');
 * console.log(result);
 * { prefix: '!./',
 *   input: '!./foo/*.js',
 *   start: 3,
 *   base: 'foo',
 *   glob: '*.js',
 *   isBrace: false,
 *   isBracket: false,
 *   isGlob: true,
 *   isExtglob: false,
 *   isGlobstar: false,
 *   negated: true }
 * ```
 * @param {String} `input` Glob pattern to scan.
 * @param {Object} `options`
 * @return {Object} Returns an object with
 * @api public
 */

picomatch.scan = (input, options) => scan(input, options);

/**
 * Compile a regular expression from the `state` object returned by the
 * [parse()](#parse) method.
 *
 * ```js
 * const picomatch = require('picomatch');
 * const state = picomatch.parse('*.js');
 * // picomatch.compileRe(state[, options]);
 *
 * console.log(picomatch.compileRe(state));
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {Object} `state`
 * @param {Object} `options`
 * @param {Boolean} `returnOutput` Intended for implementors, this argument allows you to return the raw output from the parser.
 * @param {Boolean} `returnState` Adds the state to a `state` property on the returned regex. Useful for implementors and debugging.
 * @return {RegExp}
 * @api public
 */

picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
  if (returnOutput === true) {
    return state.output;
  }

  const opts = options || {};
  const prepend = opts.contains ? '' : '^';
  const append = opts.contains ? '' : '$';

  let source = `${prepend}(?:${state.output})${append}`;
  if (state && state.negated === true) {
    source = `^(?!${source}).*$`;
  }

  const regex = picomatch.toRegex(source, options);
  if (returnState === true) {
    regex.state = state;
  }

  return regex;
};

/**
 * Create a regular expression from a parsed glob pattern.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.makeRe(state[, options]);
 *
 * const result = picomatch.makeRe('*.js');
 * console.log(result);
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {String} `state` The object returned from the `.parse` method.
 * @param {Object} `options`
 * @param {Boolean} `returnOutput` Implementors may use this argument to return the compiled output, instead of a regular expression. This is not exposed on the options to prevent end-users from mutating the result.
 * @param {Boolean} `returnState` Implementors may use this argument to return the state from the parsed glob with the returned regular expression.
 * @return {RegExp} Returns a regex created from the given pattern.
 * @api public
 */

picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
  if (!input || typeof input !== 'string') {
    throw new TypeError('Expected a non-empty string');
  }

  let parsed = { negated: false, fastpaths: true };

  if (options.fastpaths !== false && (input[0] === '.' || input[0] === '*')) {
    parsed.output = parse.fastpaths(input, options);
  }

  if (!parsed.output) {
    parsed = parse(input, options);
  }

  return picomatch.compileRe(parsed, options, returnOutput, returnState);
};

/**
 * Create a regular expression from the given regex source string.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.toRegex(source[, options]);
 *
 * const { output } = picomatch.parse('*.js');
 * console.log(picomatch.toRegex(output));
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {String} `source` Regular expression source string.
 * @param {Object} `options`
 * @return {RegExp}
 * @api public
 */

picomatch.toRegex = (source, options) => {
  try {
    const opts = options || {};
    return new RegExp(source, opts.flags || (opts.nocase ? 'i' : ''));
  } catch (err) {
    if (options && options.debug === true) throw err;
    return /$^/;
  }
};

/**
 * Picomatch constants.
 * @return {Object}
 */

picomatch.constants = constants;

/**
 * Expose "picomatch"
 */

module.exports = picomatch;


/***/ }),

/***/ 781:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const utils = __nccwpck_require__(59);
const {
  CHAR_ASTERISK,             /* * */
  CHAR_AT,                   /* @ */
  CHAR_BACKWARD_SLASH,       /* \ */
  CHAR_COMMA,                /* , */
  CHAR_DOT,                  /* . */
  CHAR_EXCLAMATION_MARK,     /* ! */
  CHAR_FORWARD_SLASH,        /* / */
  CHAR_LEFT_CURLY_BRACE,     /* { */
  CHAR_LEFT_PARENTHESES,     /* ( */
  CHAR_LEFT_SQUARE_BRACKET,  /* [ */
  CHAR_PLUS,                 /* + */
  CHAR_QUESTION_MARK,        /* ? */
  CHAR_RIGHT_CURLY_BRACE,    /* } */
  CHAR_RIGHT_PARENTHESES,    /* ) */
  CHAR_RIGHT_SQUARE_BRACKET  /* ] */
} = __nccwpck_require__(595);

const isPathSeparator = code => {
  return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
};

const depth = token => {
  if (token.isPrefix !== true) {
    token.depth = token.isGlobstar ? Infinity : 1;
  }
};

/**
 * Quickly scans a glob pattern and returns an object with a handful of
 * useful properties, like `isGlob`, `path` (the leading non-glob, if it exists),
 * `glob` (the actual pattern), `negated` (true if the path starts with `!` but not
 * with `!(`) and `negatedExtglob` (true if the path starts with `!(`).
 *
 * ```js
 * const pm = require('picomatch');
 * console.log(pm.scan('foo/bar/*.js'));
 * { isGlob: true, input: 'foo/bar/*.js', base: 'foo/bar', glob: '*.js' }
 * ```
 * @param {String} `str`
 * @param {Object} `options`
 * @return {Object} Returns an object with tokens and regex source string.
 * @api public
 */

const scan = (input, options) => {
  const opts = options || {};

  const length = input.length - 1;
  const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
  const slashes = [];
  const tokens = [];
  const parts = [];

  let str = input;
  let index = -1;
  let start = 0;
  let lastIndex = 0;
  let isBrace = false;
  let isBracket = false;
  let isGlob = false;
  let isExtglob = false;
  let isGlobstar = false;
  let braceEscaped = false;
  let backslashes = false;
  let negated = false;
  let negatedExtglob = false;
  let finished = false;
  let braces = 0;
  let prev;
  let code;
  let token = { value: '', depth: 0, isGlob: false };

  const eos = () => index >= length;
  const peek = () => str.charCodeAt(index + 1);
  const advance = () => {
    prev = code;
    return str.charCodeAt(++index);
  };

  while (index < length) {
    code = advance();
    let next;

    if (code === CHAR_BACKWARD_SLASH) {
      backslashes = token.backslashes = true;
      code = advance();

      if (code === CHAR_LEFT_CURLY_BRACE) {
        braceEscaped = true;
      }
      continue;
    }

    if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
      braces++;

      while (eos() !== true && (code = advance())) {
        if (code === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          advance();
          continue;
        }

        if (code === CHAR_LEFT_CURLY_BRACE) {
          braces++;
          continue;
        }

        if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
          isBrace = token.isBrace = true;
          isGlob = token.isGlob = true;
          finished = true;

          if (scanToEnd === true) {
            continue;
          }

          break;
        }

        if (braceEscaped !== true && code === CHAR_COMMA) {
          isBrace = token.isBrace = true;
          isGlob = token.isGlob = true;
          finished = true;

          if (scanToEnd === true) {
            continue;
          }

          break;
        }

        if (code === CHAR_RIGHT_CURLY_BRACE) {
          braces--;

          if (braces === 0) {
            braceEscaped = false;
            isBrace = token.isBrace = true;
            finished = true;
            break;
          }
        }
      }

      if (scanToEnd === true) {
        continue;
      }

      break;
    }

    if (code === CHAR_FORWARD_SLASH) {
      slashes.push(index);
      tokens.push(token);
      token = { value: '', depth: 0, isGlob: false };

      if (finished === true) continue;
      if (prev === CHAR_DOT && index === (start + 1)) {
        start += 2;
        continue;
      }

      lastIndex = index + 1;
      continue;
    }

    if (opts.noext !== true) {
      const isExtglobChar = code === CHAR_PLUS
        || code === CHAR_AT
        || code === CHAR_ASTERISK
        || code === CHAR_QUESTION_MARK
        || code === CHAR_EXCLAMATION_MARK;

      if (isExtglobChar === true && peek() === CHAR_LEFT_PARENTHESES) {
        isGlob = token.isGlob = true;
        isExtglob = token.isExtglob = true;
        finished = true;
        if (code === CHAR_EXCLAMATION_MARK && index === start) {
          negatedExtglob = true;
        }

        if (scanToEnd === true) {
          let parens = 0;

          while (eos() !== true && (code = advance())) {
            if (code === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = true;
              advance();
              continue;
            }

            if (code === CHAR_LEFT_PARENTHESES) {
              parens++;
              continue;
            }

            if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
              finished = true;
              break;
            }
          }
          continue;
        }
        break;
      }
    }

    if (code === CHAR_ASTERISK) {
      if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
      isGlob = token.isGlob = true;
      finished = true;

      if (scanToEnd === true) {
        continue;
      }
      break;
    }

    if (code === CHAR_QUESTION_MARK) {
      isGlob = token.isGlob = true;
      finished = true;

      if (scanToEnd === true) {
        continue;
      }
      break;
    }

    if (code === CHAR_LEFT_SQUARE_BRACKET) {
      while (eos() !== true && (next = advance())) {
        if (next === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          advance();
          continue;
        }

        if (next === CHAR_RIGHT_SQUARE_BRACKET) {
          isBracket = token.isBracket = true;
          isGlob = token.isGlob = true;
          finished = true;
          break;
        }
      }

      if (scanToEnd === true) {
        continue;
      }

      break;
    }

    if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
      negated = token.negated = true;
      start++;
      continue;
    }

    if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
      isGlob = token.isGlob = true;

      if (scanToEnd === true) {
        let parens = 1;

        while (eos() !== true && (code = advance())) {
          if (code === CHAR_BACKWARD_SLASH) {
            backslashes = token.backslashes = true;
            advance();
            continue;
          }

          if (code === CHAR_LEFT_PARENTHESES) {
            parens++;
            continue;
          }

          if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
            finished = true;
            break;
          }
        }
        continue;
      }
      break;
    }

    if (isGlob === true) {
      finished = true;

      if (scanToEnd === true) {
        continue;
      }

      break;
    }
  }

  if (opts.noext === true) {
    isExtglob = false;
    isGlob = false;
  }

  let base = str;
  let prefix = '';
  let glob = '';

  if (start > 0) {
    prefix = str.slice(0, start);
    str = str.slice(start);
    lastIndex -= start;
  }

  if (base && isGlob === true && lastIndex > 0) {
    base = str.slice(0, lastIndex);
    glob = str.slice(lastIndex);
  } else if (isGlob === true) {
    base = '';
    glob = str;
  } else {
    base = str;
  }

  if (base && base !== '' && base !== '/' && base !== str) {
    if (isPathSeparator(base.charCodeAt(base.length - 1))) {
      base = base.slice(0, -1);
    }
  }

  if (opts.unescape === true) {
    if (glob) glob = utils.removeBackslashes(glob);

    if (base && backslashes === true) {
      base = utils.removeBackslashes(base);
    }
  }

  const state = {
    prefix,
    input,
    start,
    base,
    glob,
    isBrace,
    isBracket,
    isGlob,
    isExtglob,
    isGlobstar,
    negated,
    negatedExtglob
  };

  if (opts.tokens === true) {
    state.maxDepth = 0;
    if (!isPathSeparator(code)) {
      tokens.push(token);
    }
    state.tokens = tokens;
  }

  if (opts.parts === true || opts.tokens === true) {
    let prevIndex;

    for (let idx = 0; idx < slashes.length; idx++) {
      const n = prevIndex !== undefined ? prevIndex + 1 : start;
      const i = slashes[idx];
      const value = input.slice(n, i);
      if (opts.tokens) {
        if (idx === 0 && start !== 0) {
          tokens[idx].isPrefix = true;
          tokens[idx].value = prefix;
        } else {
          tokens[idx].value = value;
        }
        depth(tokens[idx]);
        state.maxDepth += tokens[idx].depth;
      }
      if (i >= start) {
        parts.push(value);
        prevIndex = i;
      }
    }

    const n = prevIndex !== undefined ? prevIndex + 1 : start;
    const value = input.slice(n);
    parts.push(value);

    if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
      tokens[tokens.length - 1].value = value;
      depth(tokens[tokens.length - 1]);
      state.maxDepth += tokens[tokens.length - 1].depth;
    }

    state.slashes = slashes;
    state.parts = parts;
  }

  return state;
};

module.exports = scan;


/***/ }),

/***/ 59:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

/*global navigator*/


const {
  REGEX_BACKSLASH,
  REGEX_REMOVE_BACKSLASH,
  REGEX_SPECIAL_CHARS,
  REGEX_SPECIAL_CHARS_GLOBAL
} = __nccwpck_require__(595);

exports.isObject = val => val !== null && typeof val === 'object' && !Array.isArray(val);
exports.hasRegexChars = str => REGEX_SPECIAL_CHARS.test(str);
exports.isRegexChar = str => str.length === 1 && exports.hasRegexChars(str);
exports.escapeRegex = str => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, '\\$1');
exports.toPosixSlashes = str => str.replace(REGEX_BACKSLASH, '/');

exports.isWindows = () => {
  if (typeof navigator !== 'undefined' && navigator.platform) {
    const platform = navigator.platform.toLowerCase();
    return platform === 'win32' || platform === 'windows';
  }

  if (typeof process !== 'undefined' && process.platform) {
    return process.platform === 'win32';
  }

  return false;
};

exports.removeBackslashes = str => {
  return str.replace(REGEX_REMOVE_BACKSLASH, match => {
    return match === '\\' ? '' : match;
  });
};

exports.escapeLast = (input, char, lastIdx) => {
  const idx = input.lastIndexOf(char, lastIdx);
  if (idx === -1) return input;
  if (input[idx - 1] === '\\') return exports.escapeLast(input, char, idx - 1);
  return `${input.slice(0, idx)}\\${input.slice(idx)}`;
};

exports.removePrefix = (input, state = {}) => {
  let output = input;
  if (output.startsWith('./')) {
    output = output.slice(2);
    state.prefix = './';
  }
  return output;
};

exports.wrapOutput = (input, state = {}, options = {}) => {
  const prepend = options.contains ? '' : '^';
  const append = options.contains ? '' : '$';

  let output = `${prepend}(?:${input})${append}`;
  if (state.negated === true) {
    output = `(?:^(?!${output}).*$)`;
  }
  return output;
};

exports.basename = (path, { windows } = {}) => {
  const segs = path.split(windows ? /[\\/]/ : '/');
  const last = segs[segs.length - 1];

  if (last === '') {
    return segs[segs.length - 2];
  }

  return last;
};


/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	(() => {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = (module) => {
/******/ 			var getter = module && module.__esModule ?
/******/ 				() => (module['default']) :
/******/ 				() => (module);
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = require("node:fs");
var external_node_fs_default = /*#__PURE__*/__nccwpck_require__.n(external_node_fs_namespaceObject);
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = require("node:path");
;// CONCATENATED MODULE: ./build/commonjs/src/error.js
/** The one error of ToolReplay: input that cannot be judged, or a call that cannot be served. It ends in exit code 2. */
class error_ToolReplayError extends Error {
    code;
    fault;
    place;
    constructor(code, fault, place = {}, options) {
        super(sentence(fault), options);
        this.name = 'ToolReplayError';
        this.code = code;
        this.fault = fault;
        this.place = place;
    }
    /** The same error, now that more is known about where it is. A line and column take the place of an offset. */
    at(place) {
        const { offset, ...known } = this.place;
        const kept = offset === undefined || place.line !== undefined ? known : { offset, ...known };
        return new error_ToolReplayError(this.code, this.fault, { ...kept, ...place }, { cause: this.cause });
    }
}
function sentence({ found, expected, advice }) {
    return `found ${found}${expected === undefined ? '' : `, expected ${expected}`}${advice === undefined ? '' : `; ${advice}`}`;
}
//# sourceMappingURL=error.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/rules/finding.js
/** The kinds of finding, in the order in which they are reported at one call. */
const KINDS = ['non-determinism', 'redundant-call', 'permission-overreach', 'broken-chain'];
/** An index as text. The engine remembers what `${index}` gives, and a heap that remembers millions grows for good. */
function indexText(index) {
    return index.toFixed();
}
//# sourceMappingURL=finding.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/choices.js


/** The first is the default. */
const IF_NO_FILES_FOUND = ['error', 'warn', 'ignore'];
/**
 * The words of a setting that takes some of a closed list, separated by commas, spaces or lines.
 *
 * @param setting how the setting is called where it is made
 * @throws ToolReplayError for a word that is not on the list
 */
function choices(setting, values, list) {
    return values
        .flatMap((value) => value.split(/[\s,]+/))
        .filter((word) => word !== '')
        .map((word) => {
        const known = list.find((candidate) => candidate === word);
        if (known !== undefined)
            return known;
        throw wrong(setting, `'${word.slice(0, 80)}'`, list);
    });
}
/** The one word of a setting that takes one of a closed list, which is the first of it when nothing is said. */
function choice(setting, values, list) {
    const [word = list[0], ...more] = choices(setting, values, list);
    if (more.length > 0)
        throw wrong(setting, `${more.length + 1} words`, list);
    return word;
}
/** The kinds of finding that a setting chooses: `any`, which is the default, `none`, or some by name. */
function chosenKinds(setting, values) {
    const chosen = choices(setting, values, ['any', 'none', ...KINDS]);
    if (chosen.length > 1 && (chosen.includes('any') || chosen.includes('none'))) {
        throw wrong(setting, `'${chosen.join(' ')}'`, ['any', 'none', 'or kinds of finding']);
    }
    if (chosen.length === 0 || chosen[0] === 'any')
        return new Set(KINDS);
    return new Set(KINDS.filter((kind) => chosen.includes(kind)));
}
function wrong(setting, found, list) {
    return new error_ToolReplayError('usage', { found: `${found} for ${setting}`, expected: list.join(', ') });
}
//# sourceMappingURL=choices.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/file-report.js
/** The audits that can be asked for. */
const CHECKS = ['replay', 'scope', 'verify'];
//# sourceMappingURL=file-report.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/action/inputs.js





/**
 * Turns the step's inputs and environment into one object.
 *
 * @throws ToolReplayError for an input that is missing or has a value that it cannot have
 */
function readInputs(environment) {
    const lines = (name) => linesOf(environment, name);
    const workspace = (0,external_node_path_namespaceObject.resolve)(environment['GITHUB_WORKSPACE'] || '.');
    const transcripts = lines('transcripts');
    if (transcripts.length === 0) {
        throw new error_ToolReplayError('usage', {
            found: 'no input transcripts',
            expected: 'globs, one a line',
            advice: "for example 'transcripts: runs/**/*.jsonl'",
        });
    }
    const scope = lineOf(environment, 'scope');
    const checks = choices('checks', lines('checks'), CHECKS);
    return {
        settings: {
            transcripts,
            streams: [],
            folder: (0,external_node_path_namespaceObject.resolve)(workspace, lineOf(environment, 'working-directory') ?? '.'),
            workspace,
            ...(scope !== undefined && { scope }),
            mutators: lines('mutators'),
            ...(checks.length > 0 && { checks: new Set(checks) }),
            failOn: chosenKinds('fail-on', lines('fail-on')),
            ifNoFilesFound: choice('if-no-files-found', lines('if-no-files-found'), IF_NO_FILES_FOUND),
        },
        annotations: isOn('annotations', lines('annotations')),
        summary: isOn('summary', lines('summary')),
        summaryFile: environment['GITHUB_STEP_SUMMARY'] || undefined,
        repository: repositoryOf(environment),
        debug: environment['RUNNER_DEBUG'] === '1',
    };
}
/** The lines of an input, without the spaces around them and without empty ones. */
function linesOf(environment, name) {
    const value = environment[`INPUT_${name.toUpperCase()}`] ?? '';
    return value
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
}
/** The value of an input that has one line or none. */
function lineOf(environment, name) {
    const [line, ...more] = linesOf(environment, name);
    if (more.length === 0)
        return line;
    throw new error_ToolReplayError('usage', { found: `${more.length + 1} lines for ${name}`, expected: 'one' });
}
function isOn(name, lines) {
    const values = lines.map((line) => line.toLowerCase());
    return choice(name, values, ['true', 'false']) === 'true';
}
function repositoryOf(environment) {
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_SHA: sha, GITHUB_EVENT_PATH: event } = environment;
    if (!server || !name || !sha)
        return undefined;
    // In a pull request GITHUB_SHA is a merge commit that no one can look at for long.
    const head = event === undefined ? undefined : headOf(event);
    return { server, name: head?.name ?? name, commit: head?.commit ?? sha };
}
/** The head of the pull request that the event is about, if it is about one. */
function headOf(eventPath) {
    let event;
    try {
        event = JSON.parse((0,external_node_fs_namespaceObject.readFileSync)(eventPath, 'utf8'));
    }
    catch {
        // Only links depend on it, and they have the commit of the run to fall back on.
        return undefined;
    }
    const head = property(property(event, 'pull_request'), 'head');
    const commit = property(head, 'sha');
    const name = property(property(head, 'repo'), 'full_name');
    return typeof commit === 'string' ? { commit, name: typeof name === 'string' ? name : undefined } : undefined;
}
function property(value, name) {
    return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}
//# sourceMappingURL=inputs.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/rules/findings.js

/** Small, since an audit can have thousands of transcripts with one finding each; each block is twice the one before. */
const FIRST_BLOCK = 512;
/** Up to here: small blocks by the thousand have the engine's heap grow, whatever is in them. */
const LARGEST_BLOCK = 1 << 16;
/**
 * The findings on one transcript, in order.
 *
 * A session can hold millions of them, so they are kept as bytes, 5 to 10 each, and become objects only while they are
 * looked at. Their numbers are close to each other: what is kept is how far apart they are, seven bits a byte.
 */
class Findings {
    blocks = [];
    block = Buffer.alloc(0);
    used = 0;
    tools = [];
    toolIds = new Map();
    counts = {
        'non-determinism': 0,
        'redundant-call': 0,
        'permission-overreach': 0,
        'broken-chain': 0,
    };
    size = 0;
    lastIndex = 0;
    firstDivergence;
    get total() {
        return this.size;
    }
    /** The index of the first non-determinism. */
    get divergence() {
        return this.firstDivergence;
    }
    count(kind) {
        return this.counts[kind];
    }
    add({ kind, index, line, tool, other, first }) {
        this.write(KINDS.indexOf(kind) + KINDS.length * this.toolId(tool));
        this.writeSigned(index - this.lastIndex);
        this.writeSigned(line - index);
        this.writeSigned(index - other);
        this.writeSigned(other - first);
        this.lastIndex = index;
        this.size++;
        this.counts[kind]++;
        if (kind === 'non-determinism')
            this.firstDivergence ??= index;
    }
    *[Symbol.iterator]() {
        const reader = new Reader(this.blocks);
        let index = 0;
        for (let k = 0; k < this.size; k++) {
            const kindAndTool = reader.read();
            index += reader.readSigned();
            const line = index + reader.readSigned();
            const other = index - reader.readSigned();
            const first = other - reader.readSigned();
            const kind = KINDS[kindAndTool % KINDS.length];
            const tool = this.tools[Math.floor(kindAndTool / KINDS.length)];
            yield { kind, tool, index, line, other, first };
        }
    }
    toolId(tool) {
        let id = this.toolIds.get(tool);
        if (id === undefined) {
            id = this.tools.push(tool) - 1;
            this.toolIds.set(tool, id);
        }
        return id;
    }
    /** Small numbers below 0 become small ones above it. */
    writeSigned(value) {
        this.write(value < 0 ? -2 * value - 1 : 2 * value);
    }
    /** The lowest seven bits first; the eighth says that more follow. No bit operators: they see no more than 32 bits. */
    write(value) {
        let rest = value;
        for (; rest > 127; rest = Math.floor(rest / 128))
            this.byte(128 + (rest % 128));
        this.byte(rest);
    }
    byte(byte) {
        if (this.used === this.block.length) {
            this.block = Buffer.allocUnsafeSlow(Math.min(Math.max(FIRST_BLOCK, 2 * this.used), LARGEST_BLOCK));
            this.blocks.push(this.block);
            this.used = 0;
        }
        this.block[this.used++] = byte;
    }
}
/** Reads the numbers in the order in which they were written. */
class Reader {
    blocks;
    block = Buffer.alloc(0);
    at = 0;
    constructor(blocks) {
        this.blocks = blocks[Symbol.iterator]();
    }
    readSigned() {
        const value = this.read();
        return value % 2 === 0 ? value / 2 : (value + 1) / -2;
    }
    read() {
        let value = 0;
        let scale = 1;
        for (;;) {
            const byte = this.byte();
            if (byte < 128)
                return value + byte * scale;
            value += (byte - 128) * scale;
            scale *= 128;
        }
    }
    byte() {
        if (this.at === this.block.length) {
            this.block = this.blocks.next().value;
            this.at = 0;
        }
        return this.block[this.at++];
    }
}
//# sourceMappingURL=findings.js.map
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __nccwpck_require__(6);
var picomatch_default = /*#__PURE__*/__nccwpck_require__.n(picomatch);
;// CONCATENATED MODULE: ./build/commonjs/src/audit/system-error.js

/** What is there is nothing that a transcript can be read from. */
function notAFile(found) {
    const fault = { found, expected: 'a readable file', advice: "name its files, as in 'folder/**/*.jsonl'" };
    return new error_ToolReplayError('not-a-file', fault);
}
/** What the system says of a file that cannot be opened or read, in this product's words. */
function system_error_fileError(error) {
    if (error instanceof error_ToolReplayError)
        return error;
    if (!(error instanceof Error) || !('syscall' in error) || !('code' in error))
        return error;
    if (error.code === 'EISDIR')
        return notAFile('a directory');
    const known = {
        ENOENT: ['not-found', 'no such file', 'check the path'],
        ENOTDIR: ['not-found', 'no such file', 'check the path'],
        EACCES: ['unreadable', 'no permission to read it', 'check its mode and owner'],
        EPERM: ['unreadable', 'no permission to read it', 'check its mode and owner'],
    };
    const [code, found, advice] = known[String(error.code)] ?? [
        'unreadable',
        `a read error (${String(error.code)})`,
        'try again',
    ];
    return new error_ToolReplayError(code, { found, expected: 'a readable file', advice }, {}, { cause: error });
}
/** What the system says of a file that cannot be written. */
function writeError(error, file) {
    if (!(error instanceof Error) || !('code' in error))
        return error;
    const fault = {
        found: `a write error (${String(error.code)})`,
        expected: 'a place to write',
        advice: 'check folder, mode and space',
    };
    return new ToolReplayError('unwritable', fault, { file }, { cause: error });
}
//# sourceMappingURL=system-error.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/discover.js





/**
 * Hidden files are files too, and so are those with a line break in their name: a check that passes over them can be
 * passed by hiding.
 */
const OPTIONS = { dot: true, flags: 's', posix: true };
/**
 * The files that glob patterns name, each once, in code point order.
 *
 * `*` and `?` stay in one folder, `**` crosses folders, `{a,b}` and `[a-z]` choose, and a pattern that starts with `!`
 * takes away from all others. A pattern that is the name of an existing file is that file. Folders named `.git` and
 * folders that are symbolic links are not entered; a link to a file is taken when the file is in the workspace, or
 * below the folder that a pattern from outside the workspace starts at.
 *
 * @param patterns relative to `folder`, or absolute
 * @param folder an absolute path
 * @param workspace an absolute path: what a committed link must not leave
 */
function discover(patterns, folder, workspace) {
    const excluded = patterns.filter(isExclude).map((pattern) => excluder(start(pattern.slice(1), folder)));
    const found = new Map();
    const notEntered = new Set();
    for (const pattern of patterns) {
        if (isExclude(pattern))
            continue;
        for (const { path, error, missing = false, isLinkToFolder = false } of matches(pattern, folder)) {
            if (excluded.some((excludes) => excludes(path)))
                continue;
            const file = (0,external_node_path_namespaceObject.isAbsolute)(pattern) && !isInside(path, workspace) ? toSlashes(path) : nameIn(workspace, path);
            if (isLinkToFolder)
                notEntered.add(file);
            else {
                const refused = error ?? refusal(path, rootsOf(rootOf(pattern, folder), workspace));
                found.set(path, { file, path, missing, ...(refused && { error: refused }) });
            }
        }
    }
    return {
        found: [...found.values()].sort((a, b) => compareCodePoints(a.file, b.file)),
        notEntered: [...notEntered].sort(compareCodePoints),
    };
}
/** What a link must not leave. A folder inside the workspace is no root of its own: it may be a committed link. */
function rootsOf(base, workspace) {
    return base === workspace || isInside(base, workspace) ? [workspace] : [workspace, base];
}
function isExclude(pattern) {
    return pattern.startsWith('!');
}
function* matches(pattern, folder) {
    const literal = (0,external_node_path_namespaceObject.resolve)(folder, pattern);
    const { base, glob, depth } = start(pattern, folder);
    const there = exists(literal);
    // A file may be called like the glob, and must not hide what the glob is meant for.
    if (there || glob === '')
        yield { path: literal, missing: !there };
    if (glob === '')
        return;
    const match = picomatch_default()(glob, OPTIONS);
    for (const found of walk(base, depth)) {
        const told = found.error !== undefined || found.isLinkToFolder === true;
        if (told || match(toSlashes((0,external_node_path_namespaceObject.relative)(base, found.path))))
            yield found;
    }
}
function start(pattern, folder) {
    const slashed = external_node_path_namespaceObject.sep === '\\' ? pattern.replaceAll('\\', '/') : pattern;
    const { base, glob } = picomatch_default().scan(slashed);
    // Braces and parentheses may hold a slash of their own.
    const depth = /\*\*|[{(]/.test(glob) ? Number.POSITIVE_INFINITY : glob.split('/').length;
    return { base: (0,external_node_path_namespaceObject.resolve)(folder, base), glob, depth };
}
/** The folder that a pattern's matches must not leave through a link. */
function rootOf(pattern, folder) {
    const { base, glob } = start(pattern, folder);
    return glob === '' ? (0,external_node_path_namespaceObject.dirname)(base) : base;
}
function excluder({ base, glob }) {
    const match = glob === '' ? () => false : picomatch_default()([glob, `${glob}/**`], OPTIONS);
    return (path) => {
        if (glob === '')
            return path === base || isInside(path, base);
        return isInside(path, base) && match(toSlashes((0,external_node_path_namespaceObject.relative)(base, path)));
    };
}
/** What is below a folder that may not be there, or be no folder: then there is nothing. */
function* walk(folder, depth) {
    const entries = list(folder);
    if (!(entries instanceof error_ToolReplayError) || entries.code !== 'not-found')
        yield* walkBelow(folder, depth);
}
function* walkBelow(folder, depth) {
    if (depth === 0)
        return;
    const entries = list(folder);
    if (entries instanceof error_ToolReplayError) {
        yield { path: folder, error: entries };
        return;
    }
    for (const entry of entries) {
        const path = (0,external_node_path_namespaceObject.join)(folder, entry.name);
        if (entry.isDirectory()) {
            if (entry.name !== '.git')
                yield* walkBelow(path, depth - 1);
        }
        else if (!leadsToFolder(entry, path))
            yield { path };
        else if (depth > 1)
            yield { path, isLinkToFolder: true };
    }
}
/** What is in a folder, or why it cannot be listed: it may have a name that the system gives back altered. */
function list(folder) {
    try {
        return (0,external_node_fs_namespaceObject.readdirSync)(folder, { withFileTypes: true });
    }
    catch (error) {
        const known = system_error_fileError(error);
        if (known instanceof error_ToolReplayError)
            return known;
        throw known;
    }
}
function leadsToFolder(entry, path) {
    if (!entry.isSymbolicLink())
        return false;
    try {
        return (0,external_node_fs_namespaceObject.statSync)(path).isDirectory();
    }
    catch {
        // It leads nowhere or in a circle: no folder, and to be told as the file that it is not.
        return false;
    }
}
/** Why what stands at a path must not be read: it is no file, or a link that leads nowhere or leaves every root. */
function refusal(path, roots) {
    let real;
    let isFile;
    try {
        real = (0,external_node_fs_namespaceObject.realpathSync)(path);
        isFile = (0,external_node_fs_namespaceObject.statSync)(real).isFile();
    }
    catch (error) {
        const known = system_error_fileError(error);
        if (known instanceof error_ToolReplayError)
            return known;
        throw error;
    }
    if (!roots.some((root) => isInside(real, (0,external_node_fs_namespaceObject.realpathSync)(root)))) {
        return new error_ToolReplayError('unreadable', {
            found: 'a symbolic link that leaves the workspace',
            expected: 'a file inside it',
            advice: 'name the file that it leads to',
        });
    }
    // Whoever makes a named pipe where a transcript is looked for could stop the audit for good.
    return isFile ? undefined : notAFile((0,external_node_fs_namespaceObject.statSync)(real).isDirectory() ? 'a directory' : 'a pipe, socket or device');
}
function exists(path) {
    try {
        (0,external_node_fs_namespaceObject.lstatSync)(path);
        return true;
    }
    catch {
        // Whatever the reason, it is not there under this name: it may still be a pattern.
        return false;
    }
}
/** Whether an absolute path is below a folder. */
function isInside(path, folder) {
    const way = (0,external_node_path_namespaceObject.relative)(folder, path);
    return way !== '' && way !== '..' && !way.startsWith(`..${external_node_path_namespaceObject.sep}`) && !(0,external_node_path_namespaceObject.isAbsolute)(way);
}
/** How reports name what is in the workspace, and what was asked for relative to it: with `/` on every system. */
function nameIn(workspace, path) {
    return toSlashes((0,external_node_path_namespaceObject.relative)(workspace, path) || '.');
}
function toSlashes(path) {
    return external_node_path_namespaceObject.sep === '\\' ? path.replaceAll('\\', '/') : path;
}
function compareCodePoints(a, b) {
    return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
//# sourceMappingURL=discover.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/outcome.js


/** Adds up the files' reports and decides the outcome. */
function conclude(files, notEntered, { failOn, ifNoFilesFound }) {
    const calls = sum(files, (file) => file.calls);
    const findings = sum(files, (file) => file.findings.total);
    const counts = Object.fromEntries(KINDS.map((kind) => [kind, sum(files, (file) => file.findings.count(kind))]));
    const unusableFiles = files.filter((file) => file.unusable !== undefined).length;
    const nothing = unusableFiles === 0 && calls === 0 ? nothingChecked(files.length) : undefined;
    const unusable = unusableFiles > 0 || (nothing !== undefined && ifNoFilesFound === 'error');
    const failed = KINDS.some((kind) => failOn.has(kind) && counts[kind] > 0);
    return {
        files,
        result: unusable ? 'unusable' : findings > 0 ? 'findings' : 'clean',
        exitCode: unusable ? 2 : failed ? 1 : 0,
        calls,
        findings,
        counts,
        unusableFiles,
        notEntered,
        ...(nothing && { nothing }),
    };
}
function nothingChecked(files) {
    return new error_ToolReplayError('nothing-checked', {
        found: files === 0 ? 'no file that matches' : 'not one call in the files that match',
        expected: 'at least one recorded call',
        advice: 'a check that compared nothing is no pass',
    });
}
function sum(files, of) {
    return files.reduce((total, file) => total + of(file), 0);
}
//# sourceMappingURL=outcome.js.map
;// CONCATENATED MODULE: external "node:fs/promises"
const promises_namespaceObject = require("node:fs/promises");
;// CONCATENATED MODULE: ./build/commonjs/src/json/bytes.js
/** The bytes of JSON's grammar, by the names that RFC 8259 gives them. */
const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const PLUS = 0x2b;
const COMMA = 0x2c;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const LEFT_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const RIGHT_BRACKET = 0x5d;
const LEFT_BRACE = 0x7b;
const RIGHT_BRACE = 0x7d;
const LOWER_E = 0x65;
const LOWER_U = 0x75;
//# sourceMappingURL=bytes.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/json/canonical-text.js

/** 1 for each byte that stands for itself inside a string, in JSON and in canonical form alike. */
const PLAIN = new Uint8Array(256).fill(1, 0x20, 0x7f);
PLAIN[QUOTE] = 0;
PLAIN[BACKSLASH] = 0;
/** The letter of each short escape of the canonical form, by the character that it stands for. */
const SHORT = new Uint8Array(128);
for (const [letter, character] of Object.entries({
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    '"': '"',
    '\\': '\\',
})) {
    SHORT[character.charCodeAt(0)] = letter.charCodeAt(0);
}
const HEX_DIGITS = Buffer.from('0123456789abcdef');
/** A canonical form as it is written: ASCII bytes in memory that is used again for the next one. */
class CanonicalText {
    /** Valid below `length`. {@link reserve} may replace it. */
    bytes = Buffer.allocUnsafeSlow(1 << 16);
    length = 0;
    /** Makes room for `size` bytes in all. What was written stays. Nothing else checks for room. */
    reserve(size) {
        if (this.bytes.length >= size)
            return;
        const larger = Buffer.allocUnsafeSlow(size);
        this.bytes.copy(larger, 0, 0, this.length);
        this.bytes = larger;
    }
    byte(byte) {
        this.bytes[this.length++] = byte;
    }
    ascii(text) {
        this.length += this.bytes.write(text, this.length, 'latin1');
    }
    /** Writes one UTF-16 unit inside a string, escaped where the canonical form wants it. */
    unit(unit) {
        const { bytes } = this;
        let length = this.length;
        if (unit < 0x80 && PLAIN[unit] === 1)
            bytes[length++] = unit;
        else {
            bytes[length++] = BACKSLASH;
            const letter = unit < 0x80 ? SHORT[unit] : 0;
            if (letter !== 0)
                bytes[length++] = letter;
            else {
                bytes[length++] = LOWER_U;
                bytes[length++] = HEX_DIGITS[unit >> 12];
                bytes[length++] = HEX_DIGITS[(unit >> 8) & 15];
                bytes[length++] = HEX_DIGITS[(unit >> 4) & 15];
                bytes[length++] = HEX_DIGITS[unit & 15];
            }
        }
        this.length = length;
    }
    /** Part of what was written, as a string. */
    slice(start, end) {
        return this.bytes.toString('latin1', start, end);
    }
}
//# sourceMappingURL=canonical-text.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/json/utf8.js
/**
 * The character of several bytes that starts at a byte, by table 3-7 of the Unicode standard: no overlong form, no
 * surrogate, nothing beyond U+10FFFF.
 *
 * @returns its code point, or -1 when the bytes are no UTF-8
 */
function multiByteAt(text, at) {
    const lead = text[at];
    const second = text[at + 1];
    if (lead < 0xc2 || lead > 0xf4)
        return -1;
    const width = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    if (second < low || second > high)
        return -1;
    let point = lead & (0x7f >> width);
    for (let k = 1; k < width; k++) {
        const next = text[at + k];
        if ((next & 0xc0) !== 0x80)
            return -1;
        point = (point << 6) | (next & 0x3f);
    }
    return point;
}
/** How many bytes a character beyond ASCII takes. */
function widthOf(codePoint) {
    return codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
}
//# sourceMappingURL=utf8.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/json/describe.js

/** What other languages write and JSON does not have. No other word is shown: it may be part of a secret. */
const FOREIGN = /^(NaN|Infinity|True|False|None|undefined)\b/;
/**
 * What stands at a byte, in words fit for an error message.
 *
 * @param end where the text ends; what is there or beyond is 'the end'
 */
function describe(text, at, end) {
    if (at >= end)
        return 'the end';
    const byte = text[at];
    if (byte === 0)
        return 'a NUL byte';
    if (byte === 0xef && text[at + 1] === 0xbb && text[at + 2] === 0xbf)
        return 'a byte order mark';
    if (byte === 0x20)
        return 'a space';
    if (byte > 0x20 && byte < 0x7f)
        return `'${wordAt(text, at, end)}'`;
    if (byte >= 0x80)
        return multiByte(text, at);
    return `the control character U+00${byte.toString(16).padStart(2, '0').toUpperCase()}`;
}
function wordAt(text, at, end) {
    const ahead = text.toString('latin1', at, Math.min(end, at + 16));
    return FOREIGN.exec(ahead)?.[0] ?? ahead.slice(0, 1);
}
function multiByte(text, at) {
    const point = multiByteAt(text, at);
    if (point < 0)
        return invalidUtf8(text[at]);
    return `the character U+${point.toString(16).toUpperCase().padStart(4, '0')} outside a string`;
}
/** What is said of a byte that is no part of any UTF-8. */
function invalidUtf8(byte) {
    return `invalid UTF-8: byte 0x${byte.toString(16)}`;
}
//# sourceMappingURL=describe.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/json/keys.js

/**
 * Orders two canonical strings by the Unicode code points of what they spell.
 *
 * `text` holds both, each a range of the canonical form between its quotes. Where neither has an escape before they
 * part, bytes and code points order alike; an escape has to be read, since `\` is neither the first nor the last
 * character of ASCII and an astral character is written as two surrogates.
 *
 * @returns negative, zero (the same string) or positive
 */
function compareKeys(text, a, aEnd, b, bEnd) {
    let i = a;
    let j = b;
    while (i < aEnd && j < bEnd) {
        const x = text[i];
        const y = text[j];
        if (x === BACKSLASH || y === BACKSLASH) {
            const left = codePointAt(text, i);
            const right = codePointAt(text, j);
            if (left !== right)
                return left - right;
            i += widthAt(text, i, left);
            j += widthAt(text, j, right);
        }
        else {
            if (x !== y)
                return x - y;
            i++;
            j++;
        }
    }
    return aEnd - i - (bEnd - j);
}
const SHORT_ESCAPES = new Map([...'"\\/bfnrt'].map((letter, k) => [letter.charCodeAt(0), '"\\/\b\f\n\r\t'.charCodeAt(k)]));
function codePointAt(text, at) {
    if (text[at] !== BACKSLASH)
        return text[at];
    const letter = text[at + 1];
    if (letter !== LOWER_U)
        return SHORT_ESCAPES.get(letter);
    const unit = hex4(text, at + 2);
    if (unit < 0xd800 || unit > 0xdbff || text[at + 6] !== BACKSLASH || text[at + 7] !== LOWER_U)
        return unit;
    const low = hex4(text, at + 8);
    return low < 0xdc00 || low > 0xdfff ? unit : 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
}
/** How many bytes of canonical form spell that code point. */
function widthAt(text, at, codePoint) {
    if (text[at] !== BACKSLASH)
        return 1;
    if (text[at + 1] !== LOWER_U)
        return 2;
    return codePoint > 0xffff ? 12 : 6;
}
/** Four hex digits as a number, or -1 when one of them is no hex digit. */
function hex4(text, at) {
    let value = 0;
    for (let k = at; k < at + 4; k++) {
        const digit = HEX[text[k]];
        if (digit > 15)
            return -1;
        value = value * 16 + digit;
    }
    return value;
}
const HEX = new Uint8Array(256).fill(16);
for (let digit = 0; digit < 16; digit++) {
    const letter = digit.toString(16);
    HEX[letter.charCodeAt(0)] = digit;
    HEX[letter.toUpperCase().charCodeAt(0)] = digit;
}
//# sourceMappingURL=keys.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/json/members.js


/** Up to here an insertion sort beats the engine's own, and almost every object is that small. */
const FEW = 16;
/**
 * The members of the objects that are being written, the innermost last: where in the canonical form each begins, and
 * where its key ends. A stack, so that one pair of arrays serves any depth.
 */
class Members {
    count = 0;
    starts = new Int32Array(128);
    keyEnds = new Int32Array(128);
    offsets = new Int32Array(128);
    order = new Int32Array(128);
    /** Adds a member whose key, quotes included, is `text[start, keyEnd)`, and stands at an offset of the input. */
    push(start, keyEnd, offset) {
        if (this.count === this.starts.length) {
            this.starts = grown(this.starts);
            this.keyEnds = grown(this.keyEnds);
            this.offsets = grown(this.offsets);
            this.order = grown(this.order);
        }
        this.starts[this.count] = start;
        this.offsets[this.count] = offset;
        this.keyEnds[this.count++] = keyEnd;
    }
    /** Where a member's key stands, quotes included: in the canonical form, and in the input. */
    key(member) {
        const { starts, keyEnds, offsets } = this;
        return { start: starts[member], end: keyEnds[member], offset: offsets[member] };
    }
    /** Orders two members by key: negative, zero (the same key) or positive. */
    compare(text, left, right) {
        const { starts, keyEnds } = this;
        return compareKeys(text, starts[left] + 1, keyEnds[left] - 1, starts[right] + 1, keyEnds[right] - 1);
    }
    /**
     * Puts the members since `first`, which are the last thing in the output, in the order of their keys.
     *
     * @returns a member whose key an earlier one has too, or -1
     */
    sort(output, first) {
        const { starts, order, count } = this;
        const size = count - first;
        this.findOrder(output.bytes, first);
        for (let k = 1; k < size; k++) {
            const left = order[k - 1];
            const right = order[k];
            if (this.compare(output.bytes, left, right) === 0)
                return Math.max(left, right);
        }
        // They are copied to behind the end and from there to where they belong: memory of its own would cost more.
        const end = output.length;
        let length = starts[first];
        const shift = end - length;
        output.reserve(end + shift);
        const { bytes } = output;
        move(bytes, end, length, end);
        for (let k = 0; k < size; k++) {
            if (k > 0)
                bytes[length++] = COMMA;
            const member = order[k];
            const from = starts[member] + shift;
            const to = (member + 1 < count ? starts[member + 1] - 1 : end) + shift;
            move(bytes, length, from, to);
            length += to - from;
        }
        return -1;
    }
    /** Fills `order` with the members since `first`, in the order of their keys. */
    findOrder(text, first) {
        const { order, count } = this;
        if (count - first > FEW) {
            for (let member = first; member < count; member++)
                order[member - first] = member;
            order.subarray(0, count - first).sort((left, right) => this.compare(text, left, right));
            return;
        }
        for (let member = first; member < count; member++) {
            let k = member - first;
            for (; k > 0 && this.compare(text, order[k - 1], member) > 0; k--)
                order[k] = order[k - 1];
            order[k] = member;
        }
    }
}
/** `copyWithin` for ranges that do not overlap. A call of the engine's own costs as much as this loop on 32 bytes. */
function move(bytes, target, from, to) {
    if (to - from > 32)
        bytes.copyWithin(target, from, to);
    else
        for (let at = from, k = target; at < to; at++, k++)
            bytes[k] = bytes[at];
}
function grown(array) {
    const larger = new Int32Array(array.length * 2);
    larger.set(array);
    return larger;
}
//# sourceMappingURL=members.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/json/number.js

/**
 * The canonical text of a JSON number.
 *
 * An integer literal keeps its digits whatever its size. A literal with a fraction or an exponent is a double and is
 * written as Python's `repr` writes it: the shortest digits that read back as the same double, in positional notation
 * when the decimal exponent is between -4 and 15, with a two-digit exponent at least otherwise.
 *
 * @returns undefined when the double overflows
 */
function canonicalDouble(literal) {
    const value = Number(literal);
    if (!Number.isFinite(value))
        return undefined;
    const shortest = Object.is(value, -0) ? '-0' : String(value);
    const size = Math.abs(value);
    if (size === 0 || (size >= 1e-4 && size < 1e16))
        return Number.isInteger(value) ? `${shortest}.0` : shortest;
    // JavaScript's own shortest digits, only laid out differently: 1e-7 there is 1e-07 here.
    const [digits = '', exponent = ''] = value.toExponential().split('e');
    return `${digits}e${exponent.slice(0, 1)}${exponent.slice(1).padStart(2, '0')}`;
}
/** Digits that a double always keeps: no two literals of so many are the same double. */
const KEPT_DIGITS = 15;
/**
 * Whether a cheap look shows that a literal without an exponent is its own canonical form: few enough digits, the last
 * one not an idle 0, and no exponent in `repr`. It says no to some literals that are.
 *
 * @param start where its first digit stands
 */
function isShortest(text, start, end) {
    if (end - start - 1 > KEPT_DIGITS)
        return false;
    if (text[end - 1] === ZERO && text[end - 2] !== POINT)
        return false;
    return text[start] !== ZERO || text[start + 2] !== ZERO;
}
//# sourceMappingURL=number.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/json/canonicalizer.js








/** How deep objects and arrays may nest, counted from the outermost one. */
const MAX_DEPTH = 512;
/** No byte of JSON text takes more than this many bytes of canonical form: DEL, one byte, is written `\u007f`. */
const MAX_GROWTH = 6;
/** The character of each short escape of JSON, by its letter; 0 where there is none. */
const UNESCAPED = new Uint8Array(256);
for (const [letter, character] of Object.entries({
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    '"': '"',
    '\\': '\\',
    '/': '/',
})) {
    UNESCAPED[letter.charCodeAt(0)] = character.charCodeAt(0);
}
const TRUE = Buffer.from('true');
const FALSE = Buffer.from('false');
const NULL = Buffer.from('null');
/**
 * Reads JSON text strictly and writes its canonical form, in one pass over the bytes.
 *
 * It is both parser and printer: nothing that it does not write has been read, so there is no second path to agree
 * with. Strictness is that of RFC 8259 and, beyond it, no duplicate key, no double that overflows, no invalid UTF-8
 * and no nesting beyond {@link MAX_DEPTH}. Every fault is a {@link ToolReplayError} whose `place.offset` is the byte.
 */
class Canonicalizer {
    /** The canonical form so far. */
    output = new CanonicalText();
    /** The next byte to read. */
    at = 0;
    input = NULL;
    end = 0;
    members = new Members();
    /**
     * Starts on the text `input[start, end)` and empties the output.
     *
     * `input[end]` must be there and hold 0: no JSON text has that byte, so the loops stop there without a second test.
     */
    load(input, start, end) {
        this.input = input;
        this.at = start;
        this.end = end;
        this.output.length = 0;
        this.members.count = 0;
        this.output.reserve((end - start) * MAX_GROWTH);
    }
    /** The byte of the text at an offset. */
    byteAt(offset) {
        return this.input[offset];
    }
    /** Passes over white space and gives the byte after it, which is 0 at the end. */
    peek() {
        const { input } = this;
        let at = this.at;
        let byte = input[at];
        while (byte === SPACE || byte === LF || byte === CR || byte === TAB)
            byte = input[++at];
        this.at = at;
        return byte;
    }
    /** Passes over white space and the byte that must come next. */
    expect(byte, expected) {
        if (this.peek() !== byte)
            this.refuse(expected);
        this.at++;
    }
    /** Reads one value. `depth` is how many objects and arrays are open around it. */
    value(depth) {
        const byte = this.peek();
        if (byte === QUOTE)
            this.string();
        else if (byte === LEFT_BRACE)
            this.object(depth + 1);
        else if (byte === LEFT_BRACKET)
            this.array(depth + 1);
        else if (byte === MINUS || (byte >= ZERO && byte <= NINE))
            this.number();
        else if (byte === 0x74)
            this.literal(TRUE);
        else if (byte === 0x66)
            this.literal(FALSE);
        else if (byte === 0x6e)
            this.literal(NULL);
        else
            this.refuse('a JSON value');
    }
    /** Reads one string; the next byte must be its opening quote. */
    string() {
        const { input, output } = this;
        const { bytes } = output;
        let at = this.at + 1;
        let length = output.length;
        bytes[length++] = QUOTE;
        for (;;) {
            let byte = input[at];
            while (PLAIN[byte] === 1) {
                bytes[length++] = byte;
                byte = input[++at];
            }
            if (byte === QUOTE)
                break;
            this.at = at;
            output.length = length;
            if (byte === BACKSLASH)
                this.escape();
            else if (byte < 0x80)
                this.control(byte);
            else
                this.multiByte();
            at = this.at;
            length = output.length;
        }
        bytes[length++] = QUOTE;
        this.at = at + 1;
        output.length = length;
    }
    /** Passes over white space, after which the text must end. */
    finish() {
        if (this.peek() !== 0 || this.at < this.end)
            this.refuse('nothing more');
    }
    /** Fails on whatever stands at the next byte. */
    refuse(expected) {
        const { input, at, end } = this;
        const broken = at < end && input[at] >= 0x80 && multiByteAt(input, at) < 0;
        if (broken)
            throw this.invalidUtf8();
        throw this.fault('json', describe(input, at, end), expected);
    }
    invalidUtf8() {
        return this.fault('encoding', invalidUtf8(this.input[this.at]), 'UTF-8');
    }
    fault(code, found, expected, advice) {
        return new error_ToolReplayError(code, { found, expected, ...(advice && { advice }) }, { offset: this.at });
    }
    object(depth) {
        this.enter(depth);
        this.output.byte(LEFT_BRACE);
        if (this.peek() === RIGHT_BRACE) {
            this.close(RIGHT_BRACE);
            return;
        }
        const { members } = this;
        const first = members.count;
        let sorted = true;
        for (;;) {
            if (this.peek() !== QUOTE)
                this.refuse('a key in double quotes');
            const offset = this.at;
            const start = this.output.length;
            this.string();
            members.push(start, this.output.length, offset);
            if (sorted && members.count > first + 1) {
                const order = members.compare(this.output.bytes, members.count - 2, members.count - 1);
                if (order === 0)
                    this.duplicate(members.count - 1);
                sorted = order < 0;
            }
            this.expect(COLON, "':'");
            this.output.byte(COLON);
            this.value(depth);
            const byte = this.peek();
            if (byte === RIGHT_BRACE)
                break;
            if (byte !== COMMA)
                this.refuse("',' or '}'");
            this.at++;
            this.output.byte(COMMA);
        }
        if (!sorted) {
            const twice = members.sort(this.output, first);
            if (twice >= 0)
                this.duplicate(twice);
        }
        members.count = first;
        this.close(RIGHT_BRACE);
    }
    array(depth) {
        this.enter(depth);
        this.output.byte(LEFT_BRACKET);
        if (this.peek() !== RIGHT_BRACKET) {
            for (;;) {
                this.value(depth);
                const byte = this.peek();
                if (byte === RIGHT_BRACKET)
                    break;
                if (byte !== COMMA)
                    this.refuse("',' or ']'");
                this.at++;
                this.output.byte(COMMA);
            }
        }
        this.close(RIGHT_BRACKET);
    }
    enter(depth) {
        if (depth > MAX_DEPTH) {
            throw this.fault('too-deep', `more than ${MAX_DEPTH} levels of nesting`, `at most ${MAX_DEPTH}`);
        }
        this.at++;
    }
    close(byte) {
        this.at++;
        this.output.byte(byte);
    }
    literal(word) {
        for (let k = 0; k < word.length; k++) {
            if (this.input[this.at + k] !== word[k])
                this.refuse('a JSON value');
            this.output.byte(word[k]);
        }
        this.at += word.length;
    }
    number() {
        const { input, output } = this;
        const start = this.at;
        let at = start;
        if (input[at] === MINUS)
            at++;
        const integer = at;
        at = this.digits(at);
        if (input[integer] === ZERO && at > integer + 1) {
            this.at = integer + 1;
            throw this.fault('json', 'a number with a leading zero', 'no digit after a first 0');
        }
        const byte = input[at];
        if (byte !== POINT && (byte | 0x20) !== LOWER_E) {
            // Zero has no sign as an integer.
            this.copyTo(at, input[integer] === ZERO ? integer : start);
            return;
        }
        if (byte === POINT)
            at = this.digits(at + 1);
        if ((input[at] | 0x20) !== LOWER_E) {
            if (isShortest(input, integer, at)) {
                this.copyTo(at, start);
                return;
            }
        }
        else {
            at++;
            if (input[at] === PLUS || input[at] === MINUS)
                at++;
            at = this.digits(at);
        }
        const text = canonicalDouble(input.toString('latin1', start, at));
        if (text === undefined)
            throw this.fault('number-range', 'a number beyond the range of a double', 'at most 1.7976931348623157e308');
        this.at = at;
        output.ascii(text);
    }
    /** Passes over text that is its own canonical form, and writes it from a byte on. */
    copyTo(at, from) {
        const { input, output } = this;
        for (let k = from; k < at; k++)
            output.byte(input[k]);
        this.at = at;
    }
    /** Passes over one digit or more. */
    digits(from) {
        const { input } = this;
        let at = from;
        while (input[at] >= ZERO && input[at] <= NINE)
            at++;
        if (at > from)
            return at;
        this.at = at;
        return this.refuse('a digit');
    }
    escape() {
        const letter = this.input[this.at + 1];
        if (letter === LOWER_U) {
            const unit = hex4(this.input, this.at + 2);
            if (unit < 0)
                throw this.fault('json', 'a bad \\u escape', '\\u and four hex digits');
            this.at += 6;
            this.output.unit(unit);
        }
        else {
            if (this.at + 1 === this.end) {
                this.at++;
                this.refuse('the rest of an escape');
            }
            const character = UNESCAPED[letter];
            if (character === 0)
                throw this.fault('json', 'an unknown escape', 'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX');
            this.at += 2;
            this.output.unit(character);
        }
    }
    control(byte) {
        if (byte !== 0x7f) {
            if (byte === 0 && this.at >= this.end)
                this.refuse("'\"' at the end of the string");
            throw this.fault('json', describe(this.input, this.at, this.end), 'no raw control character in a string', `write it as ${JSON.stringify(String.fromCharCode(byte)).slice(1, -1)}`);
        }
        this.at++;
        this.output.unit(byte);
    }
    multiByte() {
        const point = multiByteAt(this.input, this.at);
        if (point < 0)
            throw this.invalidUtf8();
        this.at += widthOf(point);
        if (point < 0x10000)
            this.output.unit(point);
        else {
            this.output.unit(0xd800 + ((point - 0x10000) >> 10));
            this.output.unit(0xdc00 + ((point - 0x10000) & 0x3ff));
        }
    }
    duplicate(member) {
        const { start, end, offset } = this.members.key(member);
        this.at = offset;
        throw this.fault('duplicate-key', `the key ${shorten(this.output.slice(start, end))} twice in one object`, 'each key once');
    }
}
function shorten(text) {
    return text.length > 80 ? `${text.slice(0, 76)}\u2026"` : text;
}
//# sourceMappingURL=canonicalizer.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/json/encoding.js

/**
 * Refuses a file whose first bytes say that it is no plain UTF-8, by the name of what it is.
 *
 * @param head the first four bytes of the file, or all of it when it is shorter
 */
function checkEncoding(head) {
    const found = nameOf(head);
    if (found !== undefined) {
        const fault = { found, expected: 'UTF-8 without a byte order mark', advice: 'save the file as such' };
        throw new error_ToolReplayError('encoding', fault, { line: 1, column: 1 });
    }
}
function nameOf(head) {
    const [a, b, c] = head;
    if (a === 0xef && b === 0xbb && c === 0xbf)
        return 'a UTF-8 byte order mark';
    if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff))
        return 'a UTF-16 byte order mark';
    // JSON starts with an ASCII character, so a 0 on either side of it is the other half of a UTF-16 unit.
    if ((a === 0 && b !== 0 && b !== undefined) || (a !== 0 && b === 0))
        return 'UTF-16 text';
    return undefined;
}
//# sourceMappingURL=encoding.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/json/value.js



/**
 * Reads one JSON document as strictly as a transcript's line: see {@link Canonicalizer}.
 *
 * @throws ToolReplayError with line and column
 */
function parseDocument(bytes) {
    const text = Buffer.alloc(bytes.length + 1);
    text.set(bytes);
    checkEncoding(text.subarray(0, Math.min(4, bytes.length)));
    const canonicalizer = new Canonicalizer();
    canonicalizer.load(text, 0, bytes.length);
    try {
        canonicalizer.value(0);
        canonicalizer.finish();
    }
    catch (error) {
        throw error instanceof error_ToolReplayError ? error.at(lineAndColumn(text, error.place.offset ?? 0)) : error;
    }
    // The canonical form holds no duplicate key and no literal that `JSON.parse` would not take.
    return JSON.parse(canonicalizer.output.slice(0, canonicalizer.output.length));
}
/** Line and column of a byte. A column counts characters, so that a byte inside one counts as that character. */
function lineAndColumn(text, offset) {
    let line = 1;
    let start = 0;
    for (let at = text.indexOf(0x0a); at >= 0 && at < offset; at = text.indexOf(0x0a, at + 1)) {
        line++;
        start = at + 1;
    }
    return { line, column: columnOf(text, start, offset) };
}
/** Column of a byte in the line that starts at `start`. */
function columnOf(text, start, offset) {
    let column = 1;
    for (let at = start; at < offset; at++)
        if ((text[at] & 0xc0) !== 0x80)
            column++;
    return column;
}
//# sourceMappingURL=value.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/scope.js


const SHAPE = '{"agent": string, "allowed_tools": [string, \u2026]}';
/**
 * Reads a scope file. Tool names are exact and case-sensitive.
 *
 * @throws ToolReplayError, with line and column when it is no strict JSON
 */
function parseScope(bytes) {
    const value = parseDocument(bytes);
    if (value === null || typeof value !== 'object' || Array.isArray(value))
        throw fault('no object');
    for (const key of Object.keys(value)) {
        if (key !== 'agent' && key !== 'allowed_tools')
            throw fault(`the key "${key.slice(0, 80)}"`);
    }
    const { agent, allowed_tools: tools } = value;
    if (agent === undefined || tools === undefined)
        throw fault(`no key "${agent === undefined ? 'agent' : 'allowed_tools'}"`);
    if (typeof agent !== 'string')
        throw fault('an "agent" that is no string');
    if (!isStrings(tools))
        throw fault('"allowed_tools" that is no array of strings');
    return { agent, allowedTools: new Set(tools) };
}
function isStrings(value) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
function fault(found) {
    return new error_ToolReplayError('scope', { found: `${found} in the scope file`, expected: SHAPE });
}
//# sourceMappingURL=scope.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/scopes.js







/** The largest scope file that is read, in bytes. */
const MAX_SCOPE = 1 << 20;
/** Finds and reads the scope file of each transcript; each file is read once. */
class Scopes {
    scope;
    folder;
    workspace;
    read = new Map();
    /**
     * @param scope a path, or a bare file name to look for from each transcript's folder upwards
     * @param folder what a path is relative to, absolute
     * @param workspace where the way up ends, absolute
     */
    constructor(scope, folder, workspace) {
        this.scope = scope;
        this.folder = folder;
        this.workspace = workspace;
    }
    /**
     * The scope of a transcript, or undefined when no file of that name is on the way up.
     *
     * @param path the transcript's, absolute; undefined for a stream, which stands in `folder`
     * @throws ToolReplayError when the scope file cannot be read or is no scope
     */
    async of(path) {
        const file = /[\\/]/.test(this.scope) ? (0,external_node_path_namespaceObject.resolve)(this.folder, this.scope) : this.nearest(path);
        if (file === undefined)
            return undefined;
        let scope = this.read.get(file);
        if (scope === undefined) {
            scope = this.readChecked(file, nameIn(this.workspace, file));
            this.read.set(file, scope);
        }
        return scope;
    }
    /** A scope file may be as hostile as a transcript: no link leads out of the workspace, and no pipe is waited for. */
    async readChecked(file, name) {
        const inside = isInside(file, this.workspace);
        const refused = refusal(file, inside ? [this.workspace] : [this.workspace, (0,external_node_path_namespaceObject.dirname)(file)]);
        if (refused !== undefined)
            throw refused.at({ file: name });
        return readScope(file, name);
    }
    nearest(path) {
        // A transcript from outside must not bring its own scope along: whoever wrote it may have written that too.
        let folder = path !== undefined && isInside(path, this.workspace) ? (0,external_node_path_namespaceObject.dirname)(path) : this.folder;
        for (;;) {
            const file = (0,external_node_path_namespaceObject.resolve)(folder, this.scope);
            if ((0,external_node_fs_namespaceObject.existsSync)(file))
                return file;
            if (!isInside(folder, this.workspace))
                return undefined;
            folder = (0,external_node_path_namespaceObject.dirname)(folder);
        }
    }
}
/**
 * Reads one scope file.
 *
 * @param name how errors name it
 */
async function readScope(path, name) {
    try {
        const { size } = await (0,promises_namespaceObject.stat)(path);
        if (size > MAX_SCOPE)
            throw tooLarge();
        return parseScope(await (0,promises_namespaceObject.readFile)(path));
    }
    catch (error) {
        const known = error instanceof error_ToolReplayError ? error : system_error_fileError(error);
        throw known instanceof error_ToolReplayError ? known.at({ file: name }) : known;
    }
}
function tooLarge() {
    return new error_ToolReplayError('scope', { found: 'a scope file of more than 1 MiB', expected: 'at most 1 MiB' });
}
//# sourceMappingURL=scopes.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/source.js
// Its `promises` are loaded when they are first asked for, which `version` and a mistyped command never do.


const CHUNK = 1 << 20;
/** A file, or whatever can be read like one (a named pipe, `/dev/fd/3`). */
function fileSource(path, name = path) {
    return { name, chunks: () => readFile(path) };
}
/** A stream that is being read by nobody else, such as standard input. */
function streamSource(stream, name) {
    return { name, chunks: () => readStream(stream) };
}
async function* readStream(stream) {
    try {
        yield* stream;
    }
    catch (error) {
        throw fileError(error);
    }
}
async function* readFile(path) {
    let file;
    try {
        file = await external_node_fs_default().promises.open(path);
        const chunk = Buffer.allocUnsafeSlow(CHUNK);
        for (;;) {
            const { bytesRead } = await file.read(chunk, 0, CHUNK);
            if (bytesRead === 0)
                break;
            yield chunk.subarray(0, bytesRead);
        }
    }
    catch (error) {
        throw system_error_fileError(error);
    }
    finally {
        await file?.close();
    }
}
//# sourceMappingURL=source.js.map
;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = require("node:crypto");
;// CONCATENATED MODULE: ./build/commonjs/src/json/digest.js

/** SHA-256 of the bytes: 64 lower-case hex digits, or 32 characters of one byte each as `binary`. */
function sha256(bytes, encoding) {
    // `crypto.hash` is three times as fast on short texts; Node 20 has it from 20.12 on.
    return typeof external_node_crypto_namespaceObject.hash === 'function'
        ? external_node_crypto_namespaceObject.hash('sha256', bytes, encoding)
        : external_node_crypto_namespaceObject.createHash('sha256').update(bytes).digest(encoding);
}
//# sourceMappingURL=digest.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/chain/link.js

/** The `prev` of link 0. */
const GENESIS = '0'.repeat(64);
const ARGS = Buffer.from('{"args":');
const TOOL = Buffer.from(',"tool":');
const link_RIGHT_BRACE = 0x7d;
const LINE_FEED = 0x0a;
/** How many bytes the field `digest` takes, its comma included. */
const DIGEST_FIELD = ',"digest":""'.length + 64;
/**
 * Writes the canonical form of links: what a digest is taken over, and the sealed line.
 *
 * The two differ in one field only. `digest` sorts right after `args`, so a link is laid out once as `{"args":\u2026` and
 * the rest, and the digest goes between them.
 */
class LinkWriter {
    text = Buffer.allocUnsafeSlow(1 << 16);
    length = 0;
    /** Where the field `digest` goes. */
    split = 0;
    /** The digest of the link that follows `prev`: 64 lower-case hex digits. */
    digest(record, prev) {
        this.lay(record, prev);
        return sha256(this.text.subarray(0, this.length), 'hex');
    }
    /**
     * The sealed line, line feed included, of the link that {@link digest} was last called for: once, and valid until it
     * is called again.
     */
    line(digest) {
        const { text, split } = this;
        text.copyWithin(split + DIGEST_FIELD, split, this.length);
        text.write(`,"digest":"${digest}"`, split, 'latin1');
        const end = this.length + DIGEST_FIELD;
        text[end] = LINE_FEED;
        return text.subarray(0, end + 1);
    }
    lay(record, prev) {
        const { call, toolLength, response } = record;
        this.length = 0;
        const room = call.length + response.length + prev.length + 512;
        if (this.text.length < room)
            this.text = Buffer.allocUnsafeSlow(room * 2);
        this.piece(ARGS, 0);
        this.piece(call, toolLength);
        this.split = this.length;
        this.length += this.text.write(`,"index":${record.index},"prev":"${prev}","response":`, this.length, 'latin1');
        this.piece(response, 0);
        this.piece(TOOL, 0);
        this.piece(call, 0, toolLength);
        this.text[this.length++] = link_RIGHT_BRACE;
    }
    piece(bytes, start, end) {
        this.length += bytes.copy(this.text, this.length, start, end);
    }
}
//# sourceMappingURL=link.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/chain/verifier.js

/** Recomputes the chain of one sealed transcript. */
class Verifier {
    /** The first broken link so far; the links after it say nothing and are not looked at. */
    break;
    writer = new LinkWriter();
    prev = GENESIS;
    /** Looks at the next sealed call. An unsealed one breaks nothing: there is no chain. */
    see(record) {
        const { seal } = record;
        if (seal === undefined || this.break !== undefined)
            return;
        const { index, line } = record;
        if (seal.prev !== this.prev)
            this.break = { index, line, expected: this.prev, found: seal.prev };
        else {
            const expected = this.writer.digest(record, this.prev);
            if (expected !== seal.digest)
                this.break = { index, line, expected, found: seal.digest };
            this.prev = expected;
        }
    }
}
//# sourceMappingURL=verifier.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/rules/broken-chain.js

/** The recording was edited after it was sealed: its first link that does not hold. */
class BrokenChain {
    kind = 'broken-chain';
    verifier = new Verifier();
    /** The first broken link so far. */
    get break() {
        return this.verifier.break;
    }
    see(record, { first }) {
        if (this.verifier.break !== undefined)
            return undefined;
        this.verifier.see(record);
        if (this.verifier.break === undefined)
            return undefined;
        const { index, line, tool } = record;
        return { kind: this.kind, index, line, tool, other: first, first };
    }
}
/** @param broken the link that the finding is about */
function brokenChainDetail({ expected, found }) {
    return `the first broken link: expected ${expected}, found ${found}`;
}
//# sourceMappingURL=broken-chain.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/rules/call-table.js

const DIGEST = 32;
/** One entry: digest of the call, digest of its first answer, index of its first sighting as a double. */
const ENTRY = DIGEST + DIGEST + 8;
const ENTRIES_A_BLOCK = 4096;
/**
 * Every distinct call of a transcript with its first answer.
 *
 * An open-addressing table over flat memory, 72 bytes an entry and 8 to 16 bytes of slots: a `Map` of strings and
 * objects takes 170 to 250, and memory is what bounds the size of a session that can be audited. Calls and answers are
 * held as SHA-256, so that no one can craft two calls that are taken for one.
 */
class CallTable {
    slots = new Int32Array(1024);
    blocks = [];
    count = 0;
    /** Looks the call up, and enters it when it is new. */
    see(record) {
        const call = sha256(record.call, 'binary');
        const answer = sha256(record.response, 'binary');
        const slot = this.find(call);
        const entry = this.slots[slot] - 1;
        if (entry < 0) {
            this.enter(slot, call, answer, record.index);
            return { first: record.index, sameAnswer: true };
        }
        const block = this.block(entry);
        const at = offset(entry);
        return {
            first: block.readDoubleLE(at + DIGEST + DIGEST),
            sameAnswer: block.toString('latin1', at + DIGEST, at + DIGEST + DIGEST) === answer,
        };
    }
    /** The slot that holds the call, or the empty one where it belongs. */
    find(call) {
        const mask = this.slots.length - 1;
        const first = call.charCodeAt(0);
        let slot = slotOf(first, call.charCodeAt(1), call.charCodeAt(2), call.charCodeAt(3)) & mask;
        for (;;) {
            const entry = this.slots[slot] - 1;
            if (entry < 0)
                return slot;
            const block = this.block(entry);
            const at = offset(entry);
            if (block[at] === first && block.toString('latin1', at, at + DIGEST) === call)
                return slot;
            slot = (slot + 1) & mask;
        }
    }
    enter(slot, call, answer, index) {
        const entry = this.count++;
        if (entry % ENTRIES_A_BLOCK === 0)
            this.blocks.push(Buffer.allocUnsafeSlow(ENTRIES_A_BLOCK * ENTRY));
        const block = this.block(entry);
        const at = offset(entry);
        block.write(call, at, 'latin1');
        block.write(answer, at + DIGEST, 'latin1');
        block.writeDoubleLE(index, at + DIGEST + DIGEST);
        this.slots[slot] = entry + 1;
        if (this.count * 2 > this.slots.length)
            this.grow();
    }
    grow() {
        const slots = new Int32Array(this.slots.length * 2);
        const mask = slots.length - 1;
        for (let entry = 0; entry < this.count; entry++) {
            const block = this.block(entry);
            const at = offset(entry);
            let slot = slotOf(block[at], block[at + 1], block[at + 2], block[at + 3]) & mask;
            while (slots[slot] !== 0)
                slot = (slot + 1) & mask;
            slots[slot] = entry + 1;
        }
        this.slots = slots;
    }
    block(entry) {
        return this.blocks[Math.floor(entry / ENTRIES_A_BLOCK)];
    }
}
function offset(entry) {
    return (entry % ENTRIES_A_BLOCK) * ENTRY;
}
function slotOf(a, b, c, d) {
    return (a | (b << 8) | (c << 16) | (d << 24)) >>> 0;
}
//# sourceMappingURL=call-table.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/rules/non-determinism.js

/** One call, two answers: a call whose first identical call had another response. */
class NonDeterminism {
    kind = 'non-determinism';
    see(record, { first, sameAnswer }) {
        if (sameAnswer)
            return undefined;
        const { index, line, tool } = record;
        return { kind: this.kind, index, line, tool, other: first, first };
    }
}
/** @param finding its `other` is the index of the first answer */
function nonDeterminismDetail({ tool, other }) {
    return `tool '${tool}' returned a different response than the identical call at index ${indexText(other)}`;
}
//# sourceMappingURL=non-determinism.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/rules/permission-overreach.js
/** A call of a tool that the scope does not name, exactly and case-sensitively. */
class PermissionOverreach {
    kind = 'permission-overreach';
    scope;
    constructor(scope) {
        this.scope = scope;
    }
    see({ index, line, tool }, { first }) {
        return this.scope.allowedTools.has(tool) ? undefined : { kind: this.kind, index, line, tool, other: first, first };
    }
}
/** @param agent whose scope it was */
function permissionOverreachDetail({ tool }, agent) {
    return `tool '${tool}' is not in the declared scope for agent '${agent}'`;
}
//# sourceMappingURL=permission-overreach.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/rules/redundant-call.js

/** The tools that are assumed to change state: repeating one may be what the agent had to do. */
const MUTATORS = ['write_file', 'delete_file', 'create_file', 'move_file', 'run_command'];
/** A call repeated for nothing: the call just before is the identical one, and the tool is no mutator. */
class RedundantCall {
    kind = 'redundant-call';
    mutators;
    previous = -1;
    /** @param mutators tool names beyond the five */
    constructor(mutators) {
        this.mutators = new Set([...MUTATORS, ...mutators]);
    }
    see(record, { first }) {
        // Two calls are identical when they have the same first sighting.
        const repeated = first === this.previous;
        this.previous = first;
        if (!repeated)
            return undefined;
        const { index, line, tool } = record;
        if (this.mutators.has(tool))
            return undefined;
        return { kind: this.kind, index, line, tool, other: index - 1, first };
    }
}
/** @param finding its `other` is the index of the call just before */
function redundantCallDetail({ tool, other }) {
    return `tool '${tool}' repeats the identical call at index ${indexText(other)} with no state change between them`;
}
//# sourceMappingURL=redundant-call.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/transcript/lines.js

/** The longest line that is read, in bytes: four times the longest that was seen in any agent's log. */
const MAX_LINE = 64 * 1024 * 1024;
const lines_LF = 0x0a;
/** Cuts a stream of chunks into lines at each line feed and nowhere else. It holds one chunk and one line, no more. */
class LineSplitter {
    text = Buffer.allocUnsafeSlow(1 << 16);
    length = 0;
    number = 0;
    /** The lines that end in this chunk. Each is valid until the next is asked for. */
    *split(chunk) {
        const searched = this.length;
        this.append(chunk);
        const { text } = this;
        // What lies beyond is no text: searching it, after a long line, would cost the square of the number of chunks.
        const written = text.subarray(0, this.length);
        let start = 0;
        for (let end = written.indexOf(lines_LF, searched); end >= 0; end = written.indexOf(lines_LF, end + 1)) {
            yield this.line(start, end);
            start = end + 1;
        }
        if (start > 0)
            text.copyWithin(0, start, this.length);
        this.length -= start;
        if (this.length > MAX_LINE)
            throw this.tooLong();
    }
    /** What is left after the last line feed, when it is not empty. */
    *finish() {
        if (this.length === 0)
            return;
        this.append(Buffer.of(0));
        yield this.line(0, this.length - 1);
    }
    line(start, end) {
        if (end - start > MAX_LINE)
            throw this.tooLong();
        this.text[end] = 0;
        return { text: this.text, start, end, number: ++this.number };
    }
    append(chunk) {
        const needed = this.length + chunk.length;
        if (needed > this.text.length) {
            const larger = Buffer.allocUnsafeSlow(needed * 2);
            this.text.copy(larger, 0, 0, this.length);
            this.text = larger;
        }
        this.text.set(chunk, this.length);
        this.length = needed;
    }
    tooLong() {
        const limit = `${MAX_LINE / 1024 / 1024} MiB`;
        return new error_ToolReplayError('line-too-long', {
            found: `a line of more than ${limit}`,
            expected: `at most ${limit}`,
            advice: 'is this JSON Lines, one call a line?',
        }, { line: this.number + 1 });
    }
}
//# sourceMappingURL=lines.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/transcript/record.js
/**
 * One recorded call.
 *
 * The buffers are canonical forms in the reader's own memory: they are valid until the next record is asked for.
 */
class Record {
    index;
    /** The line that it stands on, from 1. */
    line;
    /** Identifies the call: the canonical form of `tool`, directly followed by that of `args`. */
    call;
    /** How many bytes of `call` are the canonical form of `tool`. */
    toolLength;
    response;
    /** There on a sealed line. */
    seal;
    constructor(index, line, call, toolLength, response, seal) {
        this.index = index;
        this.line = line;
        this.call = call;
        this.toolLength = toolLength;
        this.response = response;
        this.seal = seal;
    }
    /** Decoded each time: few rules ask for it, and only at a finding. */
    get tool() {
        return decodeString(this.call, 0, this.toolLength);
    }
    get toolText() {
        return this.call.subarray(0, this.toolLength);
    }
    get args() {
        return this.call.subarray(this.toolLength);
    }
}
/** The string whose canonical form, quotes included, is `text[start, end)`. */
function decodeString(text, start, end) {
    const inside = text.toString('latin1', start + 1, end - 1);
    return inside.includes('\\') ? JSON.parse(`"${inside}"`) : inside;
}
//# sourceMappingURL=record.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/transcript/native-line.js




/** One field of a line, and where the canonical form of its value stands in the output: `end` is 0 until it was read. */
class Field {
    name;
    bytes;
    start = 0;
    end = 0;
    /** Where its value stands in the text. */
    at = 0;
    constructor(name) {
        this.name = name;
        this.bytes = Buffer.from(name);
    }
    get missing() {
        return this.end === 0;
    }
}
/**
 * Reads the native form: one object a line with exactly `index`, `tool`, `args` and `response`, and on a sealed line
 * `prev` and `digest` too.
 */
class NativeLineParser {
    canonicalizer = new Canonicalizer();
    index = new Field('index');
    tool = new Field('tool');
    args = new Field('args');
    response = new Field('response');
    prev = new Field('prev');
    digest = new Field('digest');
    fields = [this.index, this.tool, this.args, this.response, this.prev, this.digest];
    /**
     * The call on a line.
     *
     * @param index how many calls stand before it
     * @returns undefined for a blank line
     * @throws ToolReplayError with the offset of the fault in the line's text
     */
    parse(line, index) {
        const { canonicalizer, tool, response } = this;
        canonicalizer.load(line.text, line.start, line.end);
        if (canonicalizer.peek() === 0 && canonicalizer.at === line.end)
            return undefined;
        this.readFields();
        const sealed = this.checkFields();
        this.checkIndex(index);
        const { start, end } = this.joinCall();
        const { bytes } = canonicalizer.output;
        return new Record(index, line.number, bytes.subarray(start, end), tool.end - tool.start, bytes.subarray(response.start, response.end), sealed ? { prev: this.decode(this.prev), digest: this.decode(this.digest) } : undefined);
    }
    readFields() {
        const { canonicalizer } = this;
        for (const field of this.fields)
            field.end = 0;
        const first = canonicalizer.peek();
        // The first line of a pretty-printed array is not even JSON: what is wrong is the form of the file.
        if (first === LEFT_BRACKET)
            throw notJsonLines(canonicalizer.at);
        if (first !== LEFT_BRACE)
            this.refuseType('a line', 'an object', canonicalizer.at);
        canonicalizer.at++;
        if (canonicalizer.peek() !== RIGHT_BRACE) {
            for (;;) {
                this.readField();
                const byte = canonicalizer.peek();
                if (byte === RIGHT_BRACE)
                    break;
                if (byte !== COMMA)
                    canonicalizer.refuse("',' or '}'");
                canonicalizer.at++;
            }
        }
        canonicalizer.at++;
        canonicalizer.finish();
    }
    readField() {
        const { canonicalizer } = this;
        if (canonicalizer.peek() !== QUOTE)
            canonicalizer.refuse('a key in double quotes');
        const { at, output } = canonicalizer;
        const { length } = output;
        canonicalizer.string();
        const field = this.fieldAt(length + 1, output.length - 1);
        if (field === undefined)
            throw this.unknownField(length + 1, at);
        if (!field.missing)
            throw native_line_fault('duplicate-key', `the field "${field.name}" twice`, 'each field once', at);
        canonicalizer.expect(COLON, "':'");
        // The keys are not part of any canonical form here: the value overwrites its own key.
        output.length = length;
        this.checkType(field, canonicalizer.peek());
        field.start = length;
        field.at = canonicalizer.at;
        canonicalizer.value(1);
        field.end = output.length;
    }
    fieldAt(start, end) {
        const { bytes: output } = this.canonicalizer.output;
        for (const field of this.fields) {
            const { bytes } = field;
            if (bytes.length !== end - start)
                continue;
            let k = 0;
            while (k < bytes.length && bytes[k] === output[start + k])
                k++;
            if (k === bytes.length)
                return field;
        }
        return undefined;
    }
    unknownField(start, at) {
        const { output } = this.canonicalizer;
        const key = output.slice(start, Math.min(output.length - 1, start + 80));
        return native_line_fault('fields', `the field "${key}"`, 'index, tool, args, response, and on a sealed line prev and digest', at);
    }
    checkType({ name }, byte) {
        const { at } = this.canonicalizer;
        if (name === 'args' || name === 'response') {
            if (byte !== LEFT_BRACE)
                this.refuseType(`"${name}"`, 'an object', at);
        }
        else if (name === 'index') {
            if (byte !== MINUS && !(byte >= ZERO && byte <= NINE))
                this.refuseType('"index"', 'an integer', at);
        }
        else if (byte !== QUOTE)
            this.refuseType(`"${name}"`, 'a string', at);
    }
    /** A value of the wrong type, or no value at all: only the reader of values can tell which. */
    refuseType(what, expected, at) {
        const { canonicalizer } = this;
        canonicalizer.value(0);
        throw native_line_fault('fields', `${typeAt(canonicalizer, at)} as ${what}`, expected, at);
    }
    checkFields() {
        const { index, tool, args, response, prev, digest } = this;
        const { at } = this.canonicalizer;
        if (index.missing || tool.missing || args.missing || response.missing) {
            const missing = [index, tool, args, response].filter((field) => field.missing).map(({ name }) => `"${name}"`);
            throw native_line_fault('fields', `no field ${missing.join(', ')}`, 'index, tool, args and response', at);
        }
        if (prev.missing !== digest.missing) {
            const [there, lacking] = prev.missing ? [digest, prev] : [prev, digest];
            throw native_line_fault('fields', `"${there.name}" without "${lacking.name}"`, 'both, or neither', at);
        }
        return !prev.missing;
    }
    checkIndex(expected) {
        const { canonicalizer } = this;
        const { start, end, at } = this.index;
        let value = 0;
        for (let k = start; k < end; k++) {
            const digit = canonicalizer.output.bytes[k] - ZERO;
            value = digit >= 0 && digit <= 9 ? value * 10 + digit : Number.NaN;
        }
        if (value === expected)
            return;
        const found = canonicalizer.output.slice(start, Math.min(end, start + 40));
        if (!/^-?\d+$/.test(found))
            throw native_line_fault('fields', `${found} as "index"`, 'an integer', at);
        throw native_line_fault('index', `index ${found}`, `index ${expected}, the number of calls before it`, at);
    }
    /** Makes tool and args neighbours, in this order, whatever the order of the line. */
    joinCall() {
        const { canonicalizer, tool, args } = this;
        if (tool.end === args.start)
            return { start: tool.start, end: args.end };
        const { output } = canonicalizer;
        const start = output.length;
        const size = tool.end - tool.start;
        const end = start + size + args.end - args.start;
        output.reserve(end);
        output.bytes.copyWithin(start, tool.start, tool.end);
        output.bytes.copyWithin(start + size, args.start, args.end);
        return { start, end };
    }
    decode({ start, end }) {
        return decodeString(this.canonicalizer.output.bytes, start, end);
    }
}
function native_line_fault(code, found, expected, offset) {
    return new error_ToolReplayError(code, { found, expected }, { offset });
}
function notJsonLines(offset) {
    const advice = 'a transcript is JSON Lines: one call a line, and no array around them';
    return new error_ToolReplayError('fields', { found: 'an array', expected: 'an object', advice }, { offset });
}
function typeAt(canonicalizer, at) {
    const byte = String.fromCharCode(canonicalizer.byteAt(at));
    const types = {
        '"': 'a string',
        '{': 'an object',
        '[': 'an array',
        t: 'true',
        f: 'false',
        n: 'null',
    };
    return types[byte] ?? 'a number';
}
//# sourceMappingURL=native-line.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/transcript/native-transcript.js





/** Reads one native transcript, chunk by chunk. Where the chunks are cut makes no difference. */
class NativeTranscript {
    /** Calls so far. */
    calls = 0;
    /** Whether the lines are sealed; undefined before the first call. */
    sealed;
    splitter = new LineSplitter();
    parser = new NativeLineParser();
    accepted;
    constructor(accepted) {
        this.accepted = accepted;
    }
    /**
     * The calls on the lines that end in this chunk. Each is valid until the next is asked for.
     *
     * @throws ToolReplayError with line and column
     */
    *read(chunk) {
        for (const line of this.splitter.split(chunk)) {
            const record = this.record(line);
            if (record !== undefined)
                yield record;
        }
    }
    /** The call on a last line that has no line feed. */
    *finish() {
        for (const line of this.splitter.finish()) {
            const record = this.record(line);
            if (record !== undefined)
                yield record;
        }
    }
    record(line) {
        const record = this.parse(line);
        if (record === undefined)
            return undefined;
        const sealed = record.seal !== undefined;
        if (this.sealed === undefined)
            this.checkAccepted(record);
        else if (this.sealed !== sealed)
            throw mixed(record);
        this.sealed = sealed;
        this.calls++;
        return record;
    }
    parse(line) {
        if (line.number === 1)
            checkEncoding(line.text.subarray(line.start, Math.min(line.start + 4, line.end)));
        try {
            return this.parser.parse(line, this.calls);
        }
        catch (error) {
            if (!(error instanceof error_ToolReplayError) || error.place.offset === undefined)
                throw error;
            throw error.at({ line: line.number, column: columnOf(line.text, line.start, error.place.offset) });
        }
    }
    checkAccepted({ seal, line }) {
        const sealed = seal !== undefined;
        if (this.accepted === 'either' || (this.accepted === 'sealed') === sealed)
            return;
        const fault = sealed
            ? {
                found: 'a sealed line',
                expected: 'no "prev" and "digest"',
                advice: 'toolreplay audit takes sealed transcripts too',
            }
            : {
                found: 'a line without "prev" and "digest"',
                expected: 'a sealed transcript',
                advice: 'toolreplay seal makes one',
            };
        throw new error_ToolReplayError(sealed ? 'sealed' : 'not-sealed', fault, { line });
    }
}
function mixed({ seal, line }) {
    const fault = seal === undefined
        ? { found: 'an unsealed line', expected: 'a sealed one, as before' }
        : { found: 'a sealed line', expected: 'an unsealed one, as before' };
    return new error_ToolReplayError('mixed', fault, { line });
}
//# sourceMappingURL=native-transcript.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/transcript.js







/**
 * Reads a transcript once and shows each call to every rule that was asked for.
 *
 * @param onChunk hears how many bytes were read, for whoever shows progress
 * @throws ToolReplayError when the transcript cannot be judged; its place has no file
 */
async function auditTranscript(source, { checks, accepted, mutators, scope }, onChunk) {
    const transcript = new NativeTranscript(accepted);
    const table = new CallTable();
    const findings = new Findings();
    const chain = new BrokenChain();
    // In the order of KINDS, so that the findings on one call come in that order.
    const rules = [
        ...(checks.has('replay') ? [new NonDeterminism(), new RedundantCall(mutators)] : []),
        ...(checks.has('scope') && scope !== undefined ? [new PermissionOverreach(scope)] : []),
        ...(checks.has('verify') ? [chain] : []),
    ];
    const see = (record) => {
        const sighting = table.see(record);
        for (const rule of rules) {
            const finding = rule.see(record, sighting);
            if (finding !== undefined)
                findings.add(finding);
        }
    };
    for await (const chunk of source.chunks()) {
        for (const record of transcript.read(chunk))
            see(record);
        onChunk?.(chunk.length);
    }
    for (const record of transcript.finish())
        see(record);
    return { calls: transcript.calls, sealed: transcript.sealed, findings, break: chain.break };
}
//# sourceMappingURL=transcript.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/audit/audit.js








/** Audits every transcript. What is wrong with one of them stands in its report and does not stop the others. */
async function audit(settings, progress) {
    const { transcripts, streams, folder, workspace, scope, ifNoFilesFound } = settings;
    if (scope === undefined && settings.checks?.has('scope')) {
        throw new error_ToolReplayError('usage', {
            found: 'the check scope without a scope file',
            expected: 'a scope file to check against',
            advice: 'give one as scope, or leave the check out',
        });
    }
    const scopes = scope === undefined ? undefined : new Scopes(scope, folder, workspace);
    const discovery = discover(transcripts, folder, workspace);
    const found = discovery.found.filter(({ missing }) => !missing || ifNoFilesFound === 'error');
    progress?.started(streams.length + found.length);
    const files = [];
    for (const source of streams)
        files.push(await auditFile(source, undefined, settings, scopes, progress));
    for (const { file, path, error } of found) {
        const source = fileSource(path, file);
        files.push(error === undefined ? await auditFile(source, path, settings, scopes, progress) : unusable(file, error));
    }
    return conclude(files, discovery.notEntered, settings);
}
function noScope() {
    return new error_ToolReplayError('scope', {
        found: 'no scope file in its folder or above',
        expected: 'one, since the check scope is asked for',
        advice: 'add one, or leave scope out of the checks',
    });
}
async function auditFile(source, path, settings, scopes, progress) {
    const report = await judge(source, path, settings, scopes, progress);
    progress?.finished(report);
    return report;
}
async function judge(source, path, settings, scopes, progress) {
    const { mutators, checks: required } = settings;
    const checks = required ?? new Set(CHECKS);
    try {
        const scope = checks.has('scope') ? await scopes?.of(path) : undefined;
        const transcript = await auditTranscript(source, { checks, accepted: 'either', mutators, ...(scope && { scope }) }, (bytes) => progress?.read(bytes));
        const report = {
            file: source.name,
            calls: transcript.calls,
            findings: transcript.findings,
            replay: checks.has('replay') ? { state: 'checked' } : skipped('not asked for'),
            scope: scopeResult(checks, scopes, scope),
            chain: chainResult(checks, transcript),
        };
        checkRequired(report, required);
        return report;
    }
    catch (error) {
        if (!(error instanceof error_ToolReplayError))
            throw error;
        return unusable(source.name, error);
    }
}
function scopeResult(checks, scopes, scope) {
    if (!checks.has('scope'))
        return skipped('not asked for');
    if (scopes === undefined)
        return skipped('no scope given');
    return scope === undefined ? skipped('no scope file found') : { state: 'checked', agent: scope.agent };
}
function chainResult(checks, { sealed, break: broken }) {
    if (!checks.has('verify'))
        return skipped('not asked for');
    if (sealed === undefined)
        return skipped('no calls');
    if (!sealed)
        return skipped('not sealed');
    return broken === undefined ? { state: 'intact' } : { state: 'broken', break: broken };
}
/** A check that was asked for by name and could not be made is no pass. */
function checkRequired({ scope, chain }, required) {
    if (required?.has('verify') && chain.state === 'skipped') {
        throw new error_ToolReplayError('not-sealed', {
            found: chain.why === 'no calls' ? 'a transcript of no calls' : 'an unsealed transcript',
            expected: 'a sealed one, since the check verify is asked for',
            advice: 'seal it, or leave verify out of the checks',
        });
    }
    if (required?.has('scope') && scope.state === 'skipped')
        throw noScope();
}
function unusable(file, error) {
    const none = skipped('not asked for');
    const place = error.place.file === undefined ? { file } : {};
    return {
        file,
        calls: 0,
        findings: new Findings(),
        replay: none,
        scope: none,
        chain: none,
        unusable: error.at(place),
    };
}
function skipped(why) {
    return { state: 'skipped', why };
}
//# sourceMappingURL=audit.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/detail.js




/** How bad a kind of finding is, in the words of GitHub's annotations. */
const LEVELS = {
    'non-determinism': 'error',
    'redundant-call': 'warning',
    'permission-overreach': 'error',
    'broken-chain': 'error',
};
/** A finding in one sentence. It holds data of the transcript: each sink escapes it for itself. */
function detail(finding, { scope, chain }) {
    switch (finding.kind) {
        case 'non-determinism':
            return nonDeterminismDetail(finding);
        case 'redundant-call':
            return redundantCallDetail(finding);
        case 'permission-overreach':
            return permissionOverreachDetail(finding, scope.state === 'checked' ? scope.agent : '');
        case 'broken-chain':
            return chain.state === 'broken' ? brokenChainDetail(chain.break) : '';
    }
}
//# sourceMappingURL=detail.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/inert.js
/** Control and format characters (ANSI escapes, bidirectional marks), line breaks, lone surrogates, invisible fillers. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/**
 * Data as text that a terminal or a log shows and does not obey: what has no glyph is written as `\n`, `\t`, `\r` or
 * `\uxxxx`, and `##[`, which starts a command of GitHub's log, loses its bracket.
 */
function inert_inert(data) {
    return data.replace(UNPRINTABLE, visible).replaceAll('##[', '##\\u005b');
}
/** A whole line, ready to print: {@link inert}, and not a workflow command, which starts with `::` after any spaces. */
function inert_inertLine(line) {
    return inert_inert(line).replace(/^(\s*):(?=:)/, '$1\\u003a');
}
function visible(character) {
    if (character === '\n')
        return '\\n';
    if (character === '\t')
        return '\\t';
    if (character === '\r')
        return '\\r';
    let text = '';
    for (let at = 0; at < character.length; at++) {
        text += `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`;
    }
    return text;
}
/** Data of at most `size` characters, with a mark where it was cut. */
function clip(data, size) {
    // No half of a surrogate pair is left behind.
    return data.length <= size ? data : `${data.slice(0, size).replace(/[\uD800-\uDBFF]$/, '')}\u2026`;
}
//# sourceMappingURL=inert.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/words.js

/** A number with its noun: `1 call`, `2 calls`. */
function count(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
/** The findings of a file by kind: `2 non-determinism, 1 redundant-call`. */
function words_kindCounts(findings) {
    const kinds = KINDS.filter((kind) => findings.count(kind) > 0);
    return kinds.map((kind) => `${findings.count(kind)} ${kind}`).join(', ');
}
/** The outcome in one sentence. */
function words_verdict({ files, findings, calls, unusableFiles, nothing }) {
    if (nothing !== undefined)
        return 'nothing was checked';
    const judged = `${count(calls, 'call')} in ${count(files.length - unusableFiles, 'transcript')}`;
    const found = findings === 0 ? `no finding in ${judged}` : `${count(findings, 'finding')} in ${judged}`;
    if (unusableFiles === 0)
        return found;
    const unusable = `${count(unusableFiles, 'transcript')} cannot be judged`;
    return unusableFiles === files.length ? unusable : `${unusable}; ${found}`;
}
/** What was not checked and why, one sentence a reason. It holds no data. */
function words_notChecked({ files, notEntered }) {
    const usable = files.filter((file) => file.unusable === undefined);
    const links = notEntered.length === 0 ? [] : [`${count(notEntered.length, 'folder')}: a symbolic link, not entered`];
    const checks = ['replay', 'scope', 'chain'].flatMap((check) => {
        const reasons = new Map();
        for (const file of usable) {
            const result = file[check];
            if (result.state === 'skipped')
                reasons.set(result.why, (reasons.get(result.why) ?? 0) + 1);
        }
        return [...reasons].map(([why, number]) => `${check} of ${count(number, 'transcript')}: ${why}`);
    });
    return [...checks, ...links];
}
//# sourceMappingURL=words.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/annotations.js



/** How many annotations of each level GitHub takes from one step; what comes after is dropped without a word. */
const A_LEVEL = 10;
/** GitHub cuts a message at 4,096 characters, after it was escaped. */
const LONGEST = 1000;
/** What is annotated, the worst first. */
const ERRORS = ['broken-chain', 'permission-overreach', 'non-determinism'];
const WARNINGS = ['redundant-call'];
/**
 * The annotations of an audit, within what GitHub shows of one step.
 *
 * Findings of one kind on one repeated call are one annotation that counts them. Where some have no place, the last
 * one of the level says how many, and where they are.
 *
 * @param reservedErrors how many of the errors the step spends on other things, such as its own failure
 */
function annotations(report, reservedErrors) {
    const unusable = report.files.flatMap((file) => (file.unusable === undefined ? [] : [unusableAnnotation(file)]));
    const errors = groupsOf(report.files, ERRORS);
    const warnings = groupsOf(report.files, WARNINGS);
    return [
        ...within(A_LEVEL - reservedErrors, distinct(unusable), errors),
        ...within(A_LEVEL, [], warnings),
        ...scopeNotice(report.files),
    ];
}
function groupsOf(files, kinds) {
    const byKind = kinds.map(() => []);
    let left = 0;
    for (const file of files) {
        const known = new Map();
        for (const finding of file.findings) {
            const ofKind = byKind[kinds.indexOf(finding.kind)];
            if (ofKind === undefined)
                continue;
            const key = `${finding.kind} ${finding.first}`;
            const group = known.get(key);
            if (group !== undefined)
                group.size++;
            else if (ofKind.length === A_LEVEL)
                left++;
            else {
                const fresh = { first: finding, file, size: 1 };
                ofKind.push(fresh);
                known.set(key, fresh);
            }
        }
    }
    return { groups: byKind.flat(), left };
}
function within(room, before, { groups, left }) {
    const all = [...before, ...groups.map(groupAnnotation)];
    const shown = all.slice(0, room);
    const cut = groups.slice(Math.max(0, room - before.length));
    const findings = left + cut.reduce((sum, group) => sum + group.size, 0);
    const unusable = Math.max(0, before.length - room);
    const rest = [
        ...(unusable > 0 ? [count(unusable, 'more unusable transcript')] : []),
        ...(findings > 0 ? [count(findings, 'more finding')] : []),
    ];
    const last = shown.at(-1);
    if (rest.length === 0 || last === undefined)
        return shown;
    const note = `${rest.join(' and ')} not annotated: the job summary and the log have them`;
    return [...shown.slice(0, -1), { ...last, message: `${last.message} (${note})` }];
}
function groupAnnotation({ first, file, size }) {
    const others = size === 1 ? '' : `; ${count(size, 'such finding')} on this call`;
    return {
        level: LEVELS[first.kind],
        title: first.kind,
        message: `index ${first.index}: ${safe(detail(first, file))}${others}`,
        file: file.file,
        line: first.line,
    };
}
function unusableAnnotation({ file, unusable }) {
    const { line, column, file: where = file } = unusable?.place ?? {};
    return {
        level: 'error',
        title: 'unusable',
        message: safe(unusable?.message ?? ''),
        file: where,
        ...(line !== undefined && { line }),
        ...(column !== undefined && { column }),
    };
}
/** A scope file that is broken is broken once, whatever the number of transcripts under it. */
function distinct(all) {
    return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
/** A scope that was asked for and is nowhere to be found must not pass in silence. */
function scopeNotice(files) {
    const without = files.filter(({ scope }) => scope.state === 'skipped' && scope.why === 'no scope file found');
    const [first] = without;
    if (first === undefined)
        return [];
    const others = without.length === 1 ? '' : ` and ${count(without.length - 1, 'other transcript')}`;
    const message = `the scope of ${safe(first.file)}${others} was not checked: no scope file in the folder or above`;
    return [{ level: 'notice', title: 'scope not checked', message }];
}
function safe(data) {
    return clip(inert_inert(clip(data, LONGEST)), LONGEST);
}
//# sourceMappingURL=annotations.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/error.js

/** Where something is, as compilers write it and terminals link it: `file:line:column`. */
function placeText({ file, line, column }) {
    return inert_inert([file, line, column].filter((part) => part !== undefined).join(':'));
}
/** An error on one line, without what a terminal or a log would obey. */
function error_errorText(error) {
    const place = placeText(error.place);
    return `${place === '' ? '' : `${place}: `}${inert_inert(error.message)}`;
}
//# sourceMappingURL=error.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/html.js

/** Names and texts are cut here, so that one of them cannot fill a summary. */
const html_LONGEST = 120;
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/** Text as HTML, in an element or in an attribute between double quotes. */
function escapeHtml(text) {
    return text.replace(/[&<>"']/g, (character) => ENTITIES[character]);
}
/**
 * Data of a transcript as HTML. It stands in `<code>`, where GitHub links neither mentions nor issues nor commits, and
 * is to be put inside an HTML block, where Markdown is not read: no character in it has a meaning of its own.
 */
function dataHtml(data) {
    return `<code>${escapeHtml(clip(inert_inert(clip(data, html_LONGEST)), html_LONGEST * 2))}</code>`;
}
//# sourceMappingURL=html.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/strip.js

/** One mark a kind: each has a shape of its own, not only a colour. */
const MARKS = {
    'non-determinism': '\ud83d\udd34',
    'redundant-call': '\ud83d\udd01',
    'permission-overreach': '\u26d4',
    'broken-chain': '\ud83d\udca5',
};
const CLEAN_MARK = '\u2b1c';
/** In a session of more calls than this, stretches without a finding are drawn as their number. */
const LONG_SESSION = 200;
const LONG_STRETCH = 12;
const MOST_MARKS = 400;
/** The worst kind first: which mark a call with several findings gets. */
const WORST = ['broken-chain', 'permission-overreach', 'non-determinism', 'redundant-call'];
/** The calls of a session in order, one mark a call, findings standing out. It holds no data of the transcript. */
function strip(calls, findings) {
    let text = '';
    let drawn = 0;
    let next = 0;
    for (const [index, kind] of marked(findings)) {
        if (drawn >= MOST_MARKS)
            return `${text} \u2026 and ${calls - next} more calls`;
        text += stretch(index - next, calls) + MARKS[kind];
        drawn++;
        next = index + 1;
    }
    return text + stretch(calls - next, calls);
}
/** Each call that has findings, with the kind of the worst. */
function* marked(findings) {
    let at = -1;
    let worst = KINDS[0];
    for (const { index, kind } of findings) {
        if (index !== at) {
            if (at >= 0)
                yield [at, worst];
            at = index;
            worst = kind;
        }
        else if (WORST.indexOf(kind) < WORST.indexOf(worst))
            worst = kind;
    }
    if (at >= 0)
        yield [at, worst];
}
function stretch(length, calls) {
    return calls > LONG_SESSION && length > LONG_STRETCH ? ` \u22ef${length}\u22ef ` : CLEAN_MARK.repeat(length);
}
//# sourceMappingURL=strip.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/summary.js




/** GitHub drops a summary of more than 1 MiB whole; what other steps' tools add to the same file needs room too. */
const MOST_BYTES = 900_000;
/** So that a summary with many files has room for findings, and one of many findings for other files. */
const MOST_TABLE_BYTES = 500_000;
const MOST_FINDINGS_A_FILE = 500;
/** Kept free for the line that says what was left out. */
const NOTE_BYTES = 200;
const ICONS = { clean: '\u2705', findings: '\u274c', unusable: '\ud83d\udeab' };
/**
 * The job summary, as the Markdown that GitHub shows. Everything that comes from a transcript stands in HTML blocks.
 *
 * It stays under GitHub's limit by leaving out whole rows and whole sections, the clean ones first, and says so.
 */
function summary(report, linkTo) {
    const passed = report.exitCode === 0 && (report.result === 'findings' || report.nothing !== undefined);
    const icon = passed ? '\u26a0\ufe0f' : ICONS[report.result];
    const parts = [`### ${icon} ToolReplay: ${words_verdict(report)}\n\n`];
    if (report.nothing !== undefined)
        parts.push(`<p>${escapeHtml(report.nothing.message)}</p>\n\n`);
    const files = [...report.files].sort((a, b) => rank(a) - rank(b));
    if (files.length > 0)
        parts.push(filesTable(files, linkTo));
    const missing = words_notChecked({ files, notEntered: report.notEntered });
    if (missing.length > 0)
        parts.push(`**Not checked:** ${missing.map(escapeHtml).join('; ')}.\n\n`);
    const told = files.filter((file) => file.findings.total > 0);
    if (told.length > 0)
        parts.push(legend());
    let size = bytes(parts.join('')) + NOTE_BYTES;
    let left = 0;
    for (const file of told) {
        const section = fileSection(file, linkTo);
        // One that is too large must not keep those behind it out.
        if (size + bytes(section) > MOST_BYTES)
            left++;
        else {
            parts.push(section);
            size += bytes(section);
        }
    }
    if (left > 0)
        parts.push(`*The findings in ${count(left, 'more transcript')} are left out: the log has them.*\n`);
    return parts.join('');
}
/** What cannot be judged first, then what has findings, each in the order of the report. */
function rank(file) {
    return file.unusable !== undefined ? 0 : file.findings.total > 0 ? 1 : 2;
}
const HEAD = ['transcript', 'calls', 'divergence', ...KINDS, 'chain', 'scope', 'result'];
function filesTable(files, linkTo) {
    const rows = [];
    let size = 0;
    for (const file of files) {
        const row = `<tr>${cells(file, linkTo)}</tr>\n`;
        size += bytes(row);
        if (size > MOST_TABLE_BYTES)
            break;
        rows.push(row);
    }
    const left = files.length - rows.length;
    const note = left > 0 ? `*${count(left, 'more transcript')} left out of this table: the log has them all.*\n\n` : '';
    return `<table>\n<tr>${HEAD.map((head) => `<th>${head}</th>`).join('')}</tr>\n${rows.join('')}</table>\n\n${note}`;
}
function cells(file, linkTo) {
    const name = `<td>${linked(dataHtml(file.file), linkTo(file.file, 1))}</td>`;
    if (file.unusable !== undefined) {
        const { message, place } = file.unusable;
        // What is wrong can be another file: the scope's.
        const other = place.file === undefined || place.file === file.file ? '' : `${dataHtml(place.file)} `;
        const line = place.line === undefined ? '' : linked(`line ${place.line}`, linkTo(place.file ?? '', place.line));
        const where = other + line === '' ? '' : `${other}${line}: `;
        return `${name}<td colspan="${HEAD.length - 2}">${where}${dataHtml(message)}</td><td>unusable</td>`;
    }
    const { findings, replay, chain, scope } = file;
    const { divergence } = findings;
    const others = [
        String(file.calls),
        replay.state === 'skipped' ? skippedText(replay) : divergence === undefined ? 'none' : `index ${divergence}`,
        ...KINDS.map((kind) => (findings.count(kind) === 0 ? '0' : `<b>${findings.count(kind)}</b>`)),
        chain.state === 'skipped' ? skippedText(chain) : chain.state,
        scope.state === 'skipped' ? skippedText(scope) : dataHtml(scope.agent),
        findings.total === 0 ? 'clean' : 'findings',
    ];
    return name + others.map((cell) => `<td>${cell}</td>`).join('');
}
function skippedText({ why }) {
    return `<i>${why}</i>`;
}
function legend() {
    const marks = KINDS.map((kind) => `${MARKS[kind]} ${kind}`).join(' \u00b7 ');
    return `One mark a call, in order: ${CLEAN_MARK} no finding \u00b7 ${marks}\n\n`;
}
function fileSection(file, linkTo) {
    const rows = [];
    for (const finding of file.findings) {
        if (rows.length === MOST_FINDINGS_A_FILE)
            break;
        rows.push(findingRow(finding, file, linkTo));
    }
    const left = file.findings.total - rows.length;
    const note = left > 0 ? `<p><i>${count(left, 'more finding')} left out: the log has them all.</i></p>\n` : '';
    return `<h4>${dataHtml(file.file)}</h4>
<p>${strip(file.calls, file.findings)}</p>
<table>
<tr><th></th><th>finding</th><th>call</th><th>where</th><th>tool</th><th>what</th></tr>
${rows.join('\n')}
</table>
${note}\n`;
}
function findingRow(finding, file, linkTo) {
    const { kind, index, line, tool } = finding;
    const where = linked(`line ${line}`, linkTo(file.file, line));
    const row = [MARKS[kind], kind, `index ${index}`, where, dataHtml(tool), what(finding, file)];
    return `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}
function what({ kind, other }, { scope, chain }) {
    switch (kind) {
        case 'non-determinism':
            return `another answer than the identical call at index ${other}`;
        case 'redundant-call':
            return `repeats index ${other}, with no state change between`;
        case 'permission-overreach':
            return `not in the scope of ${dataHtml(scope.state === 'checked' ? scope.agent : '')}`;
        case 'broken-chain':
            if (chain.state !== 'broken')
                return '';
            return `expected ${dataHtml(chain.break.expected)}, found ${dataHtml(chain.break.found)}`;
    }
}
function linked(html, url) {
    return url === undefined ? html : `<a href="${escapeHtml(url)}">${html}</a>`;
}
function bytes(text) {
    return Buffer.byteLength(text);
}
//# sourceMappingURL=summary.js.map
;// CONCATENATED MODULE: external "os"
const external_os_namespaceObject = require("os");
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_namespaceObject.EOL);
}
function issue(name, message = '') {
    issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = require("crypto");
;// CONCATENATED MODULE: external "fs"
const external_fs_namespaceObject = require("fs");
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_namespaceObject.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_namespaceObject.appendFileSync(filePath, `${toCommandValue(message)}${external_os_namespaceObject.EOL}`, {
        encoding: 'utf8'
    });
}
function prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_namespaceObject.EOL}${convertedValue}${external_os_namespaceObject.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/action/toolkit.js
// The parts of @actions/core that print workflow commands and write to the runner's files.
//
// Its public door also loads an HTTP client, for tokens that this Action never asks for: 1 MB of code and half of the
// time that a start takes. Without it, nothing in the bundle can open a connection. The package names these modules
// in no `exports`, so they are reached by path; the bundle is built from the locked version and tested as it is shipped.



;// CONCATENATED MODULE: ./build/commonjs/src/action/commands.js


/** Prints lines to the log. They are safe to print: whoever made them saw to that. */
function print(lines) {
    process.stdout.write(`${lines}\n`);
}
/** Prints something that is shown only where the runner's debug logging is on. */
function debug(line) {
    issueCommand('debug', {}, line);
}
/** Opens a group of the log, which GitHub shows folded. */
function startGroup(title) {
    issueCommand('group', {}, title);
}
function endGroup() {
    issueCommand('endgroup', {}, '');
}
/** Prints an annotation. It needs no token, so it works on a pull request from a fork. */
function annotate({ level, title, message, file, line, column }) {
    const properties = {
        title,
        // A name that GitHub's log would obey goes without: the message and the log have it, made safe.
        ...(file !== undefined && !file.includes('##[') && { file }),
        ...(line !== undefined && { line }),
        ...(column !== undefined && { col: column }),
    };
    issueCommand(level, properties, message);
}
/** Says why the step fails. The exit code is what fails it. */
function fail(message) {
    issueCommand('error', {}, message);
}
/**
 * Sets an output of the step; where the runner names no file for them there is nobody to read it.
 *
 * @throws ToolReplayError when it cannot be set: later steps must not go by outputs that are not there
 */
function setOutput(name, value) {
    if (!process.env['GITHUB_OUTPUT'])
        return;
    try {
        issueFileCommand('OUTPUT', prepareKeyValueMessage(name, value));
    }
    catch (error) {
        const fault = { found: 'no way to set outputs', expected: 'a file to write where GITHUB_OUTPUT says' };
        throw new error_ToolReplayError('unwritable', fault, {}, { cause: error });
    }
}
//# sourceMappingURL=commands.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/action/links.js
/** Links to lines of files as they are at the audited commit. A file from outside the workspace has none. */
function linksTo(repository) {
    return (file, line) => {
        if (repository === undefined || file === '' || /^(\/|[A-Za-z]:\/|\.\.\/)/.test(file))
            return undefined;
        const { server, name, commit } = repository;
        const path = file.toWellFormed().split('/').map(encodeURIComponent).join('/');
        return `${server}/${name}/blob/${commit}/${path}#L${line}`;
    };
}
//# sourceMappingURL=links.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/log.js


/** One transcript's outcome on one line, safe to print after other text. */
function fileVerdict(file) {
    const name = inert_inert(file.file);
    if (file.unusable !== undefined)
        return `${name}: unusable`;
    const { findings, chain, scope } = file;
    const states = [
        count(file.calls, 'call'),
        findings.total === 0 ? 'no finding' : `${count(findings.total, 'finding')} (${words_kindCounts(findings)})`,
        `chain: ${chain.state === 'skipped' ? chain.why : chain.state}`,
        `scope: ${scope.state === 'skipped' ? scope.why : inert_inert(scope.agent)}`,
    ];
    return `${name}: ${states.join(', ')}`;
}
//# sourceMappingURL=log.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/paint.js
const plain = (_, text) => text;
//# sourceMappingURL=paint.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/report/terminal.js




/** The report of `audit` for a terminal: each file that has something to say, then a table, then the verdict. */
function* terminalReport(report, paint) {
    for (const file of report.files)
        yield* fileLines(file, paint);
    if (report.files.length > 0) {
        yield* table(report.files, paint);
        yield '\n';
    }
    for (const line of notChecked(report))
        yield `${paint('dim', `not checked: ${inertLine(line)}`)}\n`;
    if (report.nothing !== undefined)
        yield `${errorText(report.nothing)}\n`;
    const colour = report.exitCode > 0 ? 'red' : report.result === 'clean' ? 'green' : 'yellow';
    yield `${paint(colour, `${report.result} (exit ${report.exitCode})`)}: ${verdict(report)}\n`;
}
/** The findings on one file, or why it cannot be judged, each with the `file:line` that terminals link. */
function* fileLines(file, paint) {
    if (file.unusable !== undefined) {
        const place = inert_inertLine(placeText(file.unusable.place));
        yield `${place}: ${paint('red', 'error')}: unusable: ${inert_inert(file.unusable.message)}\n\n`;
        return;
    }
    for (const finding of file.findings) {
        const level = LEVELS[finding.kind];
        const painted = paint(level === 'error' ? 'red' : 'yellow', level);
        const place = inert_inertLine(`${inert_inert(file.file)}:${finding.line}`);
        yield `${place}: ${painted}: ${finding.kind}: index ${finding.index}: ${inert_inert(detail(finding, file))}\n`;
    }
    if (file.findings.total > 0)
        yield '\n';
}
const terminal_HEAD = (/* unused pure expression or super */ null && (['file', 'calls', 'divergence', 'findings', 'chain', 'scope', 'result']));
function* table(files, paint) {
    const rows = files.map(terminal_cells);
    const widths = terminal_HEAD.map((head, column) => rows.reduce((width, row) => Math.max(width, row[column].length), head.length));
    const line = (row) => row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd();
    yield `${paint('bold', line(terminal_HEAD))}\n`;
    for (const row of rows)
        yield `${inertLine(line(row))}\n`;
}
function terminal_cells(file) {
    const name = inert(file.file);
    if (file.unusable !== undefined)
        return [name, '', '', '', '', '', `unusable (${file.unusable.code})`];
    const { divergence, total } = file.findings;
    return [
        name,
        String(file.calls),
        file.replay.state === 'skipped' ? '-' : divergence === undefined ? 'none' : `index ${divergence}`,
        String(total),
        file.chain.state === 'skipped' ? shortly(file.chain) : file.chain.state,
        file.scope.state === 'skipped' ? shortly(file.scope) : inert(file.scope.agent),
        total === 0 ? 'clean' : kindCounts(file.findings),
    ];
}
function shortly({ why }) {
    return why === 'not asked for' ? '-' : why;
}
//# sourceMappingURL=terminal.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/action/log.js






/** Characters that are written at once: a line each would be slow, and names can be a megabyte long. */
const A_WRITE = 1 << 16;
/** Writes the whole audit to the log: a group for each transcript that has something to say, with all of it. */
function writeLog(report) {
    for (const file of report.files)
        writeFile(file);
    for (const line of words_notChecked(report))
        print(`not checked: ${line}`);
}
function writeFile(file) {
    if (file.unusable === undefined && file.findings.total === 0) {
        print(inert_inertLine(fileVerdict(file)));
        return;
    }
    startGroup(inert_inertLine(fileVerdict(file)));
    let text = '';
    for (const line of fileLines(file, plain)) {
        text += line;
        if (text.length < A_WRITE)
            continue;
        print(text.trimEnd());
        text = '';
    }
    // After the last finding comes an empty line, which a group has no use for.
    if (text.trimEnd() !== '')
        print(text.trimEnd());
    endGroup();
}
//# sourceMappingURL=log.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/action/outputs.js


/** Sets every output that action.yml declares. */
function setOutputs(report) {
    setOutput('exit-code', report.exitCode);
    setOutput('result', report.result);
    setOutput('files', report.files.length);
    setOutput('calls', report.calls);
    setOutput('findings', report.findings);
    for (const kind of KINDS)
        setOutput(kind, report.counts[kind]);
    setOutput('unusable-files', report.unusableFiles);
}
/** Sets the outputs of a run that failed before it could set them. */
function setFailedOutputs() {
    try {
        setOutput('exit-code', 2);
        setOutput('result', 'unusable');
    }
    catch {
        // The step ends in 2 with an error already; there is nothing left that would change.
    }
}
//# sourceMappingURL=outputs.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/action/summary.js



/**
 * Adds to the summary of the job.
 *
 * @param file where the runner wants it; undefined on a server that has no summaries
 */
async function writeSummary(markdown, file) {
    if (file === undefined) {
        print('no job summary: the runner names no file for it');
        return;
    }
    try {
        await (0,promises_namespaceObject.appendFile)(file, markdown);
    }
    catch (error) {
        // What was found stands in the log as well, and a verdict must not hang on a page that shows it.
        print(inert_inertLine(`no job summary: ${error instanceof Error ? error.message : String(error)}`));
    }
}
//# sourceMappingURL=summary.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/action/run.js












/**
 * Runs the Action.
 *
 * @param read gives the inputs; what it throws fails the step like any other mistake
 * @returns the exit code of the process: 0 clean, 1 findings, 2 something that cannot be judged
 */
async function run(read) {
    try {
        const inputs = read();
        const started = performance.now();
        const report = await audit(inputs.settings);
        if (inputs.debug)
            debug(`audited ${report.calls} calls in ${Math.round(performance.now() - started)} ms`);
        await tell(report, inputs);
        return report.exitCode;
    }
    catch (error) {
        fail(failure(error));
        setFailedOutputs();
        return 2;
    }
}
async function tell(report, inputs) {
    writeLog(report);
    if (inputs.annotations) {
        for (const annotation of annotations(report, report.exitCode === 0 ? 0 : 1))
            annotate(annotation);
    }
    tellNothing(report, inputs.settings);
    if (inputs.summary)
        await writeSummary(summary(report, linksTo(inputs.repository)), inputs.summaryFile);
    setOutputs(report);
    const message = `ToolReplay: ${words_verdict(report)}`;
    if (report.exitCode === 0)
        print(message);
    else
        fail(report.nothing === undefined ? message : `${message}: ${report.nothing.message}`);
}
/** An audit of nothing that was not to be an error. */
function tellNothing({ nothing, exitCode }, { ifNoFilesFound }) {
    if (nothing === undefined || exitCode === 2)
        return;
    if (ifNoFilesFound === 'warn')
        annotate({ level: 'warning', title: 'nothing checked', message: nothing.message });
    else
        print(nothing.message);
}
function failure(error) {
    if (error instanceof error_ToolReplayError)
        return inert_inertLine(`ToolReplay: ${error_errorText(error)}`);
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return `ToolReplay: internal error, please report it: ${inert_inert(text)}`;
}
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/index.js


// Not awaited at the top level: the bundle is CommonJS, which starts faster.
run(() => readInputs(process.env)).then((exitCode) => {
    process.exitCode = exitCode;
});
//# sourceMappingURL=index.js.map
module.exports = __webpack_exports__;
/******/ })()
;