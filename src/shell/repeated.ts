import type { Word } from './command-line.ts';
import { hasOption, type Option, optionsOf, optionValue, readOptions } from './options.ts';
import { type Command, programOf, type Start, textOf, type Unwrap, type Unwrapped } from './start.ts';
import { isOneWord, joinedWord, UNKNOWN, withPlaces } from './word.ts';

const XARGS = optionsOf(
  '0rtpoxa:d:E:I:J:L:n:P:R:S:s:e::i::l::',
  'null no-run-if-empty verbose interactive exit open-tty show-limits help version arg-file= delimiter= eof? replace? max-lines? max-args= max-procs= max-chars= process-slot-var=',
);

/** `xargs`: a program that is given more arguments, or has them put in where a text stands. */
function xargs({ name, words }: Command): Unwrapped | undefined {
  const { options, next } = readOptions(words, 1, XARGS);
  const rest = words.slice(next);
  if (rest.length === 0) return undefined;
  const given = placed(rest, options);
  return {
    allowedBy: next === 1 ? 'either' : 'both',
    starts: [{ what: { words: given }, inside: name, shell: 'own', isOpen: true }],
  };
}

const PLACES = ['I', 'J', 'i', 'replace'];

/** The words in which something is put in are not known; none is where the place is not. */
function placed(words: readonly Word[], options: readonly Option[]): readonly Word[] {
  if (!hasOption(options, PLACES)) return words;
  const place = optionValue(options, PLACES) ?? { text: '{}', isKnown: true };
  return place.isKnown && place.text !== '' ? withPlaces(words, place.text) : [UNKNOWN];
}

const FIND_ACTIONS = ['-exec', '-execdir', '-ok', '-okdir'];
const FD_ACTIONS = ['-x', '--exec', '-X', '--exec-batch'];

/** One of the names that come with the first where an action ends in `+`; and how many, for more no rule names. */
const NAME: Word = { text: '{}', isKnown: false };
const MORE = 3;

/** `find -exec … ;` and `fd -x …`: a program for each file that was found, its name put in for `{}`. */
function find(actions: readonly string[], place: string): Unwrap {
  return ({ name, words }) => {
    const starts: Start[] = [];
    for (let at = 1; at < words.length; at++) {
      const action = words[at]?.text ?? '';
      if (!actions.includes(action)) continue;
      const end = endOfAction(words, at + 1);
      const given = words.slice(at + 1, end);
      const shell = action.endsWith('dir') ? 'elsewhere' : 'own';
      // The names that `find -exec` puts in begin as the folders do that it was given: none is an option.
      const isOpen = action !== '-exec' && action !== '-ok';
      const put = !isOpen && words[end]?.text === '+' ? [...given, ...Array<Word>(MORE).fill(NAME)] : given;
      const what = programOf(withPlaces(put, place), isOpen);
      if (what !== undefined) starts.push({ what, inside: `${name} ${action}`, shell, isOpen });
      at = end;
    }
    return starts.length === 0 ? undefined : { allowedBy: 'both', starts };
  };
}

/** Where the `;`, or the `+` behind `{}`, of an action stands. */
function endOfAction(words: readonly Word[], start: number): number {
  for (let at = start; at < words.length; at++) {
    const text = words[at]?.text;
    if (text === ';' || (text === '+' && words[at - 1]?.text === '{}')) return at;
  }
  return words.length;
}

const PARALLEL = optionsOf(
  'kXmx0qtvrupa:j:P:C:d:E:I:L:l::n:N:S:s:i::',
  'keep-order xargs null quote verbose no-run-if-empty ungroup bar eta progress dry-run will-cite no-notice tag line-buffer pipe pipe-part shuf xapply link silent group files? resume resume-failed fg bg semaphore sshlogin= sshloginfile= jobs= max-procs= arg-file= colsep= delimiter= replace? max-args= max-chars= max-lines? max-replace-args= joblog= results= tmpdir= tempdir= timeout= delay= retries= halt= halt-on-error= load= memfree= memsuspend= nice= tagstring= workdir= wd= basefile= block= env= rpl= transfer return= cleanup trc= recstart= recend= help version',
);
const SEPARATOR = /^:::(?::?\+?)$/;

/** GNU `parallel`: a shell runs the command with each argument; without a command the arguments are commands. */
function parallel({ name, words }: Command): Unwrapped | undefined {
  const { options, next } = readOptions(words, 1, PARALLEL);
  const rest = words.slice(next);
  const found = rest.findIndex((word) => SEPARATOR.test(word.text));
  const command = found === -1 ? rest : rest.slice(0, found);
  const started = { inside: name, shell: 'own', isOpen: true } as const;
  const hasOwnPlaces = hasOption(options, ['I', 'i', 'replace', 'rpl']);
  if (command.length > 0) {
    const what = hasOwnPlaces ? { words: [UNKNOWN] } : placedCommand(joinedWord(command));
    return { allowedBy: 'both', starts: [{ ...started, what }] };
  }
  if (found === -1) return undefined;
  const commands = rest.slice(1).filter((word) => !SEPARATOR.test(word.text));
  return { allowedBy: 'both', starts: commands.map((text) => ({ ...started, what: { text }, isOpen: false })) };
}

/** A command as a shell takes it once arguments were put in for `{}`, `{.}` and their like. */
function placedCommand(text: Word): Start['what'] {
  if (!text.isKnown || !text.text.includes('{')) return { text };
  if (!/^[\w./:@%+,= {}#-]*$/.test(text.text)) return { words: [UNKNOWN] };
  const words = text.text.split(' ').filter((word) => word !== '');
  return {
    words: withPlaces(
      words.map((word) => ({ text: word, isKnown: true })),
      '{',
    ),
  };
}

const WATCH = optionsOf(
  'bcCeghprtwxvfFd::n:q:s:',
  'beep color no-color errexit chgexit no-rerun precise no-title no-wrap exec help version differences? interval= equexit= shotsdir= follow',
);

/** `watch`: again and again, by a shell unless it is told otherwise. */
function watch({ name, words, isOpen }: Command): Unwrapped | undefined {
  const { options, next } = readOptions(words, 1, WATCH);
  const program = programOf(words.slice(next), isOpen);
  if (program === undefined) return undefined;
  const what = hasOption(options, ['x', 'exec']) ? program : textOf(joinedWord(words.slice(next)), isOpen);
  return { allowedBy: 'both', starts: [{ what, inside: name, shell: 'own', isOpen }] };
}

/** `entr`: whenever a file changes, its name put in for `/_`. */
function entr({ name, words, isOpen }: Command): Unwrapped | undefined {
  const { options, next } = readOptions(words, 1, optionsOf('acdnprsxz'));
  const [first] = words.slice(next);
  const program = programOf(withPlaces(words.slice(next), '/_'), isOpen);
  if (program === undefined) return undefined;
  const what = hasOption(options, ['s']) && first !== undefined ? textOf(first, false) : program;
  return { allowedBy: 'both', starts: [{ what, inside: name, shell: 'own', isOpen }] };
}

const FLOCK = optionsOf(
  'sxeunoFvhVw:E:c:',
  'shared exclusive unlock nonblock nb no-fork close verbose help version timeout= wait= conflict-exit-code= command=',
);

/** `flock FILE …`: a program, or a text behind `-c`, while a file is locked. */
function flock({ name, words, isOpen }: Command): Unwrapped | undefined {
  const { next } = readOptions(words, 1, FLOCK);
  const file = words[next];
  const isFile = file !== undefined && isOneWord(file);
  const rest = words.slice(isFile ? next + 1 : next);
  const [first, text] = rest;
  const isText = first?.text === '-c' || first?.text === '--command';
  const what = isText && text !== undefined ? textOf(text, false) : programOf(rest, isOpen);
  return what && { allowedBy: 'both', starts: [{ what, inside: name, shell: 'own', isOpen: isOpen && !isText }] };
}

const SCRIPT = optionsOf(
  'aefqrdkpFhVB:c:E:I:m:o:O:T:t::',
  'append return flush force quiet help version command= log-in= log-io= log-out= log-timing= logging-format= output-limit= echo= timing?',
);

/** `script -c '…' FILE`, or `script FILE …`: a program while all that it prints is written to a file. */
function script({ name, words, isOpen }: Command): Unwrapped | undefined {
  const before = readOptions(words, 1, SCRIPT);
  const after = before.isEnded ? undefined : readOptions(words, before.next + 1, SCRIPT);
  const text = optionValue([...before.options, ...(after?.options ?? [])], ['c', 'command']);
  const what = text === undefined ? programOf(words.slice(before.next + 1), isOpen) : textOf(text, false);
  return what && { allowedBy: 'both', starts: [{ what, inside: name, shell: 'own', isOpen: false }] };
}

/** Programs that run another often, or while they do something else. */
export const REPEATERS: readonly (readonly [name: string, unwrap: Unwrap])[] = [
  ['entr', entr],
  ['fd', find(FD_ACTIONS, '{')],
  ['fdfind', find(FD_ACTIONS, '{')],
  ['find', find(FIND_ACTIONS, '{}')],
  ['flock', flock],
  ['parallel', parallel],
  ['script', script],
  ['watch', watch],
  ['xargs', xargs],
];
