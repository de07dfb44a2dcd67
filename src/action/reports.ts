// What writes a report into a file, loaded only when one is asked for.
export { writeText } from '../audit/text-file.ts';
export { keptFor, machineReport } from '../report/machine.ts';
export { placeGuard } from './place-guard.ts';
