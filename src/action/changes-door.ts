// All that is needed where changes are asked for, which is loaded as one.
export { ChangeFinder } from './changes.ts';
export { compareAll } from './comparing.ts';
export { nearnessTo } from './nearness.ts';
export { selectChanged } from './only-changed.ts';
