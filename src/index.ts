import { outputFile, readInputs } from './action/inputs.ts';
import { run } from './action/run.ts';
import { dayReader } from './baseline/day.ts';

// Not awaited at the top level: the bundle is CommonJS, which starts faster.
run(() => readInputs(process.env), outputFile(process.env), dayReader(process.env, Date.now)).then((exitCode) => {
  process.exitCode = exitCode;
});
