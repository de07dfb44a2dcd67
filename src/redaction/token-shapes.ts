import type { Span } from './kinds.ts';

/**
 * Shapes that are tokens wherever they stand, as those who issue them document them (and as the rules of gitleaks have
 * them). Lengths are below the documented ones, far below where no word begins so: a token that was cut is one still.
 *
 * No expression here takes more than linear time: each begins with fixed letters, which a fixed number of characters or
 * one run of one class follows, and what comes behind a run cannot be part of it.
 */
const SHAPES = [
  // GitHub
  'gh[opsur]_[A-Za-z0-9_]{8,}',
  'github_pat_[A-Za-z0-9_]{8,}',
  // GitLab
  'gl(?:pat|ptt|dt|rt|cbt|ft|soat|agent|imt|oas)-[A-Za-z0-9_-]{8,}',
  'GR1348941[A-Za-z0-9_-]{20,}',
  // AWS access keys
  '(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])',
  // Slack
  'xox[abceoprs]-[A-Za-z0-9-]{10,}',
  'xapp-\\d-[A-Za-z0-9-]{10,}',
  'hooks\\.slack\\.com/(?:services|workflows|triggers)/[A-Za-z0-9+/]{20,}',
  // Anthropic, OpenAI, OpenRouter: beyond the prefix a kebab-case name could look the same, so that has a digit
  'sk-(?:ant|proj|svcacct|admin|or)-[A-Za-z0-9_-]{8,}',
  'sk-(?=[A-Za-z_-]{0,40}\\d)[A-Za-z0-9_-]{20,}',
  // Google
  'AIza[A-Za-z0-9_-]{16,}',
  'ya29\\.[A-Za-z0-9_-]{20,}',
  'GOCSPX-[A-Za-z0-9_-]{20,}',
  // Stripe
  '[rs]k_(?:live|test)_[A-Za-z0-9]{10,}',
  'whsec_[A-Za-z0-9+/=]{16,}',
  // Package registries
  'npm_[A-Za-z0-9]{30,}',
  'pypi-AgE[A-Za-z0-9_-]{8,}',
  'rubygems_[a-f0-9]{40,}',
  'dckr_(?:pat|oat)_[A-Za-z0-9_-]{20,}',
  // Other services
  'hf_[A-Za-z0-9]{30,}',
  'gsk_[A-Za-z0-9]{30,}',
  'xai-[A-Za-z0-9]{30,}',
  'pplx-[A-Za-z0-9]{30,}',
  'r8_[A-Za-z0-9]{30,}',
  'lin_api_[A-Za-z0-9]{30,}',
  'ntn_[A-Za-z0-9]{30,}',
  'do[opr]_v1_[a-f0-9]{60,}',
  'dapi[a-f0-9]{32}(?![A-Za-z0-9])',
  'shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32,}',
  'hv[bsr]\\.[A-Za-z0-9_-]{20,}',
  'SG\\.[A-Za-z0-9_-]{16,32}\\.[A-Za-z0-9_-]{16,}',
  'AGE-SECRET-KEY-1[A-Z0-9]{50,}',
  '\\d{8,10}:AA[A-Za-z0-9_-]{33}(?![A-Za-z0-9_-])',
];

const TOKEN = new RegExp(`(?<![A-Za-z0-9])(?:${SHAPES.join('|')})`, 'g');

/** A JSON Web Token: two parts of base64 of `{"`, and the signature where there is one. Begins where a run begins. */
const WEB_TOKEN = /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{4,}(?:\.[A-Za-z0-9_-]*){0,3}/g;

/** What is left of a token where a text was cut to be shown. Begins where a run begins. */
const CUT_TOKEN =
  /(?<![A-Za-z0-9_.-])(?:gh[opsur]_|github_pat_|glpat-|AKIA|ASIA|xox[abceoprs]-|sk-|AIza|[rs]k_live_|npm_|pypi-|eyJ)[A-Za-z0-9_.-]*(?=…)/g;

/** The scheme and the rest of an `Authorization` header. */
const SCHEME = /(?<![A-Za-z0-9])(?:bearer|basic)[ \t]{1,8}([A-Za-z0-9+/_~.-]{8,}={0,2})/gi;
/** What words have not: "basic authentication" is none. */
const NO_WORD = /\d|[a-z][A-Z]|[A-Za-z]{20}|=$/;

/** What signs an address of the web, as Azure, AWS, Google and CloudFront write it; the & may be escaped. */
const SIGNATURE = /(?:[?&;]|u0026)(?:sig|(?:x-(?:amz|goog)-)?signature)=([A-Za-z0-9%+/=_~-]{20,})/gi;

/** Where tokens of a known shape stand in a text. */
export function* tokensIn(text: string): Generator<Span> {
  for (const expression of [TOKEN, WEB_TOKEN, CUT_TOKEN]) {
    for (const { 0: token, index } of text.matchAll(expression)) {
      yield { start: index, end: index + token.length, kind: 'token' };
    }
  }
  for (const { 0: parameter, 1: signature = '', index } of text.matchAll(SIGNATURE)) {
    const end = index + parameter.length;
    yield { start: end - signature.length, end, kind: 'token' };
  }
  for (const { 0: header, 1: token = '', index } of text.matchAll(SCHEME)) {
    const end = index + header.length;
    if (NO_WORD.test(token)) yield { start: end - token.length, end, kind: 'token' };
  }
}
