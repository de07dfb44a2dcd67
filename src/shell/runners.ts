import { type Options, optionsOf, optionValue, readOptions } from './options.ts';
import { programOf, textOf, type Unwrap } from './start.ts';
import { leadingAssignments, skipOperands } from './wrapper.ts';

/** A program that runs another with what some project or some set of secrets has for it. */
interface Runner {
  /** What has to stand first among its operands; undefined: it does nothing else. */
  readonly subcommands?: readonly string[];
  readonly options?: Options;
  /** How many words stand between its options and the program. */
  readonly operands?: number;
  /** The program stands behind the first of these words, where one is there. */
  readonly after?: readonly string[];
  /** Options whose value is a text for a shell. */
  readonly texts?: readonly string[];
}

/**
 * Says what a runner starts. Which program a name is in there nobody can say, so that only a permission for the whole of
 * it allows it; what is forbidden is forbidden there as well.
 */
function runner({ subcommands, options = NO_OPTIONS, operands = 0, after = [], texts = [] }: Runner): Unwrap {
  return ({ name, words, isOpen }) => {
    const first = readOptions(words, 1, options);
    if (subcommands?.includes(words[first.next]?.text ?? '') === false) return undefined;
    const { options: given, next } = subcommands === undefined ? first : readOptions(words, first.next + 1, options);
    const started = { inside: name, shell: 'own', isOpen } as const;
    const text = optionValue(given, texts);
    if (text !== undefined) return { allowedBy: 'itself', starts: [{ ...started, what: textOf(text, isOpen) }] };
    const mark = after.length === 0 ? -1 : words.findIndex((word, k) => k > 0 && after.includes(word.text));
    const rest = words.slice(mark < 0 ? skipOperands(words, next, operands) : mark + 1);
    const assignments = leadingAssignments(rest);
    const program = rest.slice(assignments.length);
    // `npm exec git -- push`
    const what = programOf(program[1]?.text === '--' ? program.toSpliced(1, 1) : program, isOpen);
    return what && { allowedBy: 'itself', starts: [{ ...started, what, assignments }] };
  };
}

const NO_OPTIONS = optionsOf('');

const NODE = optionsOf(
  'yqsnrgp:c:w:C:F:',
  'yes no quiet silent no-install ignore-existing recursive parallel workspaces workspace-root package= call= workspace= prefix= shell= cache= userconfig= loglevel= registry= cwd= dir= filter=',
);
const PYTHON = optionsOf(
  'vqnImsp:w:C:P:e:',
  'verbose quiet no-interaction isolated module script no-sync no-project frozen locked active no-ansi no-cache offline with= with-editable= with-requirements= from= extra= group= no-group= only-group= python= package= project= directory= env-file= index= index-url= extra-index-url= default-index= config-file= cache-dir= refresh-package= upgrade-package= environment= spec=',
);
const CONDA = optionsOf('vn:p:', 'name= prefix= cwd= verbose no-capture-output live-stream dev debug-wrapper-scripts');
const MISE = optionsOf('qvyrC:E:j:c:', 'cd= env= jobs= command= quiet verbose yes raw');
const DOPPLER = optionsOf(
  'p:c:t:',
  'project= config= token= command= scope= mount= mount-format= mount-max-reads= name-transformer= only-secrets= fallback= passphrase= silent preserve-env? no-fallback fallback-readonly fallback-only',
);
const OF_SECRETS = optionsOf('e:f:p:o:', 'env= env-file= projectId= path= profile= account= environment= no-masking');

const NAMED_RUNNERS: readonly (readonly [runner: Runner, names: readonly string[]])[] = [
  [{ options: NODE, texts: ['c', 'call'] }, ['npx', 'pnpx', 'bunx']],
  [{ subcommands: ['exec', 'x'], options: NODE, texts: ['c', 'call'] }, ['npm']],
  [
    { subcommands: ['exec', 'dlx', 'x'], options: optionsOf('crqsp:C:F:', 'package= dir= filter= cwd=') },
    ['pnpm', 'yarn', 'bun'],
  ],
  [{ options: PYTHON }, ['uvx']],
  [{ subcommands: ['run'], options: PYTHON }, ['uv', 'poetry', 'pipenv', 'pdm', 'hatch', 'rye', 'pixi', 'pipx']],
  [{ subcommands: ['run'], options: CONDA }, ['conda', 'mamba', 'micromamba']],
  [{ subcommands: ['exec'] }, ['bundle', 'asdf', 'rbenv', 'pyenv', 'nodenv']],
  [{ subcommands: ['exec'], operands: 1 }, ['direnv']],
  [{ subcommands: ['exec', 'x'], options: MISE, after: ['--'], texts: ['c', 'command'] }, ['mise']],
  [{ subcommands: ['develop', 'shell'], after: ['-c', '--command'] }, ['nix']],
  [{ options: optionsOf('p:A:I:', 'run= command= pure packages='), texts: ['run', 'command'] }, ['nix-shell']],
  [{ subcommands: ['run'], options: DOPPLER, after: ['--'], texts: ['command'] }, ['doppler']],
  [{ subcommands: ['run', 'exec'], options: OF_SECRETS, after: ['--'] }, ['op', 'infisical', 'chamber', 'aws-vault']],
  [{ operands: 1 }, ['gosu', 'su-exec']],
  [{ options: { ...optionsOf('c'), otherLongs: 'flag' } }, ['firejail']],
];

/** How many words follow an option of `bwrap`; one that is not listed has none. */
const BWRAP: ReadonlyMap<string, number> = new Map([
  ...'args argv0 userns userns2 pidns chdir unsetenv lock-file sync-fd remount-ro overlay-src tmp-overlay ro-overlay exec-label file-label proc dev tmpfs mqueue dir seccomp add-seccomp-fd block-fd userns-block-fd info-fd json-status-fd uid gid hostname cap-add cap-drop perms size level-prefix'
    .split(' ')
    .map((name) => [`--${name}`, 1] as const),
  ...'setenv bind bind-try dev-bind dev-bind-try ro-bind ro-bind-try bind-fd ro-bind-fd file bind-data ro-bind-data symlink chmod'
    .split(' ')
    .map((name) => [`--${name}`, 2] as const),
  ['--overlay', 3],
]);

/** `bwrap`: a program in a sandbox. */
const bwrap: Unwrap = ({ name, words, isOpen }) => {
  let next = 1;
  for (let text = words[next]?.text; text?.startsWith('--'); text = words[next]?.text) {
    next += 1 + (BWRAP.get(text) ?? 0);
    if (text === '--') break;
  }
  const what = programOf(words.slice(next), isOpen);
  return what && { allowedBy: 'itself', starts: [{ what, inside: name, shell: 'elsewhere', isOpen }] };
};

const TMUX = optionsOf('2CDlNuvVc:f:L:S:T:');
/** Of all its commands that start a program: no letter is two things in what agents write. */
const TMUX_COMMAND = optionsOf('AabBCdDEfGhIklMNPrRSvXZc:e:F:n:p:s:t:x:y:');
const TMUX_STARTS =
  /^(?:new(?:-session)?|new-?w(?:indow)?|split-?w(?:indow)?|respawn-?[pw](?:ane|indow)?|run(?:-shell)?|if(?:-shell)?|pipe-?p(?:ane)?|popup|display-popup)$/;
const TMUX_KEYS = /^send(?:-keys)?$/;
const KEY = /^(?:Enter|Space|Tab|Escape|BSpace|Up|Down|Left|Right|KPEnter|[CMS]-.*)$/;

/** `tmux new-session 'x y'`, and what is typed into it by `send-keys`. One word is a text for a shell. */
const tmux: Unwrap = ({ name, words, isOpen }) => {
  const { next } = readOptions(words, 1, TMUX);
  const command = words[next]?.text ?? '';
  const isTyped = TMUX_KEYS.test(command);
  if (!isTyped && !TMUX_STARTS.test(command)) return undefined;
  const rest = words.slice(readOptions(words, next + 1, TMUX_COMMAND).next);
  const given = isTyped ? rest.filter(({ text }) => !KEY.test(text)) : rest;
  const areTexts = isTyped || given.length === 1 || /^(?:run|if)/.test(command);
  const started = { inside: name, shell: 'elsewhere', isOpen } as const;
  const starts = areTexts
    ? given.map((text) => ({ ...started, what: textOf(text, isOpen) }))
    : [{ ...started, what: { words: given } }];
  return given.length === 0 ? undefined : { allowedBy: 'itself', starts };
};

/** Programs that run another in an environment that they make. */
export const RUNNERS: readonly (readonly [name: string, unwrap: Unwrap])[] = [
  ...NAMED_RUNNERS.flatMap(([kind, names]) => names.map((name) => [name, runner(kind)] as const)),
  ['bwrap', bwrap],
  ['tmux', tmux],
];
