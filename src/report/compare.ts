// The reports of comparisons, loaded only where there is one.
export { compareMarkdown } from './compare-markdown.ts';
export { compareText } from './compare-text.ts';
export { flakeText } from './flake-text.ts';
export { redactedComparison } from './redacted-comparison.ts';
