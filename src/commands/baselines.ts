// What the command baseline does its work with, loaded when it runs.
export { draftBaseline } from '../audit/baseline-draft.ts';
export { tooLarge } from '../audit/baseline-file.ts';
export { MAX_BASELINE } from '../baseline/entry.ts';
export { baselineText } from '../report/baseline-text.ts';
