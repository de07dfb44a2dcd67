import { outputFile, readInputs } from './action/inputs.ts';
import { run } from './action/run.ts';

// Not awaited at the top level: the bundle is CommonJS, which starts faster.
run(() => readInputs(process.env), outputFile(process.env)).then((exitCode) => {
  process.exitCode = exitCode;
});
