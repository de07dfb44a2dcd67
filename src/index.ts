import { readInputs } from './action/inputs.ts';
import { run } from './action/run.ts';

process.exitCode = await run(() => readInputs(process.env));
