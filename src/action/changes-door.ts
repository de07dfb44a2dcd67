// All that is needed where changes are asked for, which is loaded as one.
export { ChangeFinder } from './changes.ts';
export { pairsToCompare } from './compare-with.ts';
export { nearnessTo } from './nearness.ts';
export { selectChanged } from './only-changed.ts';
