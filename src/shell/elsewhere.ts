import type { Word } from './command-line.ts';
import { hasOption, type Option, optionsOf, optionValue, readOptions } from './options.ts';
import { type Command, programOf, textOf, type Unwrap, type Unwrapped } from './start.ts';
import { isOneWord, joinedWord } from './word.ts';
import { skipOperands } from './wrapper.ts';

const SSH = optionsOf('46AaCfGgKkMNnqsTtVvXxYyB:b:c:D:E:e:F:I:i:J:L:l:m:O:o:P:p:Q:R:S:W:w:');

/** `ssh HOST …`: all words as one text for a shell there. Options may stand behind the host as well. */
function ssh({ name, words, isOpen }: Command): Unwrapped | undefined {
  const before = readOptions(words, 1, SSH);
  const host = words[before.next];
  if (host === undefined || !before.isUnderstood) return undefined;
  const after = readOptions(words, isOneWord(host) ? before.next + 1 : before.next, SSH);
  const rest = words.slice(after.next);
  if (rest.length === 0 && !isOpen) return undefined;
  const what = textOf(joinedWord(rest), isOpen);
  return { allowedBy: 'itself', starts: [{ what, inside: name, shell: 'elsewhere', isOpen: false }] };
}

const SU = optionsOf(
  'flmpPThVc:C:g:G:s:u:w:',
  'fast login preserve-environment pty no-pty help version command= session-command= group= supp-group= shell= user= whitelist-environment=',
);
const USER = ['u', 'user'];

/** `su USER -c '…'`; `runuser -u USER …` as well. Options may stand behind the user. */
function su({ name, words, isOpen }: Command): Unwrapped | undefined {
  const options: Option[] = [];
  for (let at = 1; at < words.length; at++) {
    const read = readOptions(words, at, SU);
    options.push(...read.options);
    if (!read.isUnderstood) return undefined;
    at = read.next;
    if (name === 'runuser' && hasOption(options, USER)) {
      const what = programOf(words.slice(at), isOpen);
      return what && { allowedBy: 'itself', starts: [{ what, inside: name, shell: 'own', isOpen }] };
    }
    if (read.isEnded) break;
  }
  const text = optionValue(options, ['c', 'command', 'session-command', 'C']);
  if (text === undefined) return undefined;
  const start = { what: textOf(text, false), inside: `${name} -c`, shell: 'elsewhere', isOpen: false } as const;
  return { allowedBy: 'itself', starts: [start] };
}

const DOCKER = optionsOf(
  'DvrhH:c:l:',
  'debug tls tlsverify version help remote config= connection= context= host= identity= log-level= module= out= root= runroot= storage-driver= storage-opt= tlscacert= tlscert= tlskey= url=',
);
const EXEC = optionsOf(
  'dite:u:w:T',
  'detach interactive tty privileged latest no-TTY env= env-file= user= workdir= detach-keys= index= preserve-fds= preserve-fd= help',
);
/** Nearly all options of `run` have a value; those that have none are listed. */
const RUN = {
  ...optionsOf(
    'ditPqTa:c:e:h:l:m:p:u:v:w:',
    'detach interactive tty rm init privileged publish-all read-only no-healthcheck oom-kill-disable quiet help disable-content-trust? sig-proxy? no-hosts no-hostname replace rmi tls-verify? env-host http-proxy? read-only-tmpfs? passwd? build no-deps remove-orphans service-ports use-aliases no-TTY quiet-pull use-api-socket',
  ),
  otherLongs: 'value',
} as const;
const COMPOSE = optionsOf(
  'f:p:',
  'file= project-name= profile= env-file= project-directory= ansi= parallel= progress= all-resources compatibility dry-run',
);

/** `docker exec`, `docker run` and their like: a program in a container. */
function docker({ name, words, isOpen }: Command): Unwrapped | undefined {
  let { next, isUnderstood } = readOptions(words, 1, DOCKER);
  if (words[next]?.text === 'container') next++;
  else if (words[next]?.text === 'compose') ({ next, isUnderstood } = readOptions(words, next + 1, COMPOSE));
  return isUnderstood ? inContainer({ name, words: words.slice(next), isOpen }) : undefined;
}

/** The same from `exec` or `run` on. */
function inContainer({ name, words, isOpen }: Command): Unwrapped | undefined {
  const isRun = words[0]?.text === 'run';
  if (!isRun && words[0]?.text !== 'exec') return undefined;
  const { options, next, isUnderstood } = readOptions(words, 1, isRun ? RUN : EXEC);
  if (!isUnderstood) return undefined;
  const entry = optionValue(options, ['entrypoint']);
  const rest = words.slice(skipOperands(words, next, 1));
  const what = programOf(entry === undefined ? rest : [entry, ...rest], isOpen);
  const inside = `${name} ${isRun ? 'run' : 'exec'}`;
  return what && { allowedBy: 'itself', starts: [{ what, inside, shell: 'elsewhere', isOpen }] };
}

function compose({ name, words, isOpen }: Command): Unwrapped | undefined {
  const { next, isUnderstood } = readOptions(words, 1, COMPOSE);
  return isUnderstood ? inContainer({ name, words: words.slice(next), isOpen }) : undefined;
}

/** `kubectl exec POD -- …`. */
function kubectl({ name, words, isOpen }: Command): Unwrapped | undefined {
  const end = words.findIndex(is('--'));
  if (end === -1 || !words.slice(1, end).some(is('exec'))) return undefined;
  const what = programOf(words.slice(end + 1), isOpen);
  const inside = `${name} exec`;
  return what && { allowedBy: 'itself', starts: [{ what, inside, shell: 'elsewhere', isOpen }] };
}

function is(text: string): (word: Word) => boolean {
  return (word) => word.text === text;
}

/** Programs that run another on another machine, in a container or as somebody else. */
export const ELSEWHERE: readonly (readonly [name: string, unwrap: Unwrap])[] = [
  ['docker', docker],
  ['docker-compose', compose],
  ['kubectl', kubectl],
  ['nerdctl', docker],
  ['oc', kubectl],
  ['podman', docker],
  ['runuser', su],
  ['ssh', ssh],
  ['su', su],
];
