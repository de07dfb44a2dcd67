import { isMainThread } from 'node:worker_threads';
import { outputFile, readInputs } from './action/inputs.ts';
import { run } from './action/run.ts';
import { dayReader } from './baseline/day.ts';

if (isMainThread) {
  // Not awaited at the top level: the bundle is CommonJS, which starts faster.
  run(() => readInputs(process.env), outputFile(process.env), dayReader(process.env, Date.now)).then((exitCode) => {
    process.exitCode = exitCode;
  });
} else import('./audit/worker.ts').then(({ work }) => work());
