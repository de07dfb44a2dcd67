import { describe, expect, test } from '@jest/globals';
import { runCli, testCases, told, workspace } from '../helpers/bundle.ts';

describe('version and help', () => {
  test.each([['version'], ['--version']])('%s prints the version', async (word) => {
    expect(await runCli(workspace(), [word])).toEqual(told('toolreplay 1.0.0\n', 0));
  });

  const PROGRAM = `Audits the recorded tool calls of AI agents, without ever calling a tool.

usage: toolreplay <command> …

  audit <glob…>               audit many transcripts at once, as the Action does
  merge <report.json…>        join the JSON reports of all shards of an audit
  baseline <glob…>            accept what is found now, so that only what is new is a finding
  replay <transcript>         find calls with two answers and calls repeated for nothing
  scope <transcript> <scope>  check every call against what an agent may do
  scope init <glob…>          write the smallest scope file under which some runs are clean
  scope check <scope>         run the examples of a scope file, and look for what in it does nothing
  seal <transcript>           chain the calls with digests, so that later edits show
  sign <manifest>             sign the manifest of a sealed transcript
  keygen                      make an Ed25519 key to sign with
  verify <sealed…>            verify sealed transcripts: the chain, and with a manifest the whole
  compare <base> <head>       compare two runs: where they part, and what differs
  flake <runs…>               see how much several runs of one task are alike
  report <glob…>              write the audit of many transcripts as one HTML page
  draw <transcript>           draw one session as a chain of calls with its findings, as SVG
  import <log>                print one session of an agent's log in the native form
  redact <transcript>         copy a transcript without the secrets in it
  version                     print the version

A transcript is JSON Lines, one call a line, with index, tool, args and response; or the log of an agent, as it is.
- reads standard input.
Exit code 0: clean. 1: findings, a broken chain, or a seal that does not hold. 2: usage error, or input that cannot be judged.
130: stopped by Ctrl-C.

'toolreplay <command> --help' shows the options of a command.
`;

  test.each([['--help'], ['-h'], ['help']])('%s prints the help of the program', async (word) => {
    expect(await runCli(workspace(), [word])).toEqual(told(PROGRAM, 0));
  });

  const COMMANDS: { readonly [name: string]: string } = {
    audit: `Audit many transcripts at once, as the Action does.

usage: toolreplay audit <glob…> [options]

  --scope FILE …            a scope file, or a glob of several; a bare file name is looked for from each transcript upwards
  --mutator NAME …          a tool that changes state, so that repeating it is no finding
  --checks LIST …           only these of replay, scope, verify, each of which must be possible; default: all that apply
  --baseline FILE           a file of known findings, which are counted and do not fail; toolreplay baseline writes it
  --fail-on LIST …          any (default), none, or the kinds of finding that end in exit code 1
  --if-no-files-found WHAT  error, warn, ignore: when there is not one call to check; default: error
  --public-key FILE         the key that is trusted to sign sealed transcripts, as PEM or of OpenSSH
  --allowed-signers FILE    who is trusted to sign them, as ssh-keygen has it
  --require LIST …          complete, signed: what they have to be; else a manifest or signature that is missing fails nothing
  --jobs N                  how many threads may read at once; default: one for each processor. Reports do not depend on it
  --strict                  an agent's log is unusable when any part of it would have to be passed over
  --no-redact               show what looks like a secret as it is
  --cache DIR               keep what is said of each transcript, and do not audit it again while nothing changed; TOOLREPLAY_CACHE_KEY may hold a secret that entries are bound to
  --no-cache                audit all of them, and write the cache anew
  --shard I/N               audit only part I of N, of about the same size; toolreplay merge joins the JSON reports of all
  --format NAME …           what the report is: text, json, sarif, junit, github; or what the transcript is, where its content does not say so
  -o, --output FILE         write FILE, whole or not at all, instead of printing
  -h, --help                show this

Globs know *, ?, **, {a,b} and [a-z]; quote them. One that starts with ! takes away. Sealed transcripts are verified too.
`,
    merge: `Join the JSON reports of all shards of an audit.

usage: toolreplay merge <report.json…> [options]

  --baseline FILE           a file of known findings, which are counted and do not fail; toolreplay baseline writes it
  --fail-on LIST …          any (default), none, or the kinds of finding that end in exit code 1
  --if-no-files-found WHAT  error, warn, ignore: when there is not one call to check; default: error
  --format NAME             what the report is: text, json, sarif, junit, github
  -o, --output FILE         write FILE, whole or not at all, instead of printing
  -h, --help                show this

Takes what audit --shard --format json wrote, globs too, in any order. A shard that is missing, there twice, of other transcripts, by another version or with other settings is exit code 2.
`,
    baseline: `Accept what is found now, so that only what is new is a finding.

usage: toolreplay baseline <glob…> [options]

  -o, --output FILE  write FILE, or bring it up to date, instead of printing
  --reason TEXT      why the findings are accepted that are in no entry of FILE yet
  --expires DATE     the last day on which those are, as in 2027-01-31
  --scope FILE …     a scope file, or a glob of several; a bare file name is looked for from each transcript upwards
  --mutator NAME …   a tool that changes state, so that repeating it is no finding
  --checks LIST …    only these of replay, scope, verify, each of which must be possible; default: all that apply
  --format NAME      what the transcript is, where its content does not say so
  --strict           an agent's log is unusable when any part of it would have to be passed over
  --no-redact        show what looks like a secret as it is
  -h, --help         show this

Audits as the command audit does with the same options, and writes an entry for each finding. Entries that FILE has already keep their reasons and dates; those that accept nothing any more are dropped. A broken chain is never accepted.
`,
    replay: `Find calls with two answers and calls repeated for nothing.

usage: toolreplay replay <transcript> [options]

  --mutator NAME …  a tool that changes state, so that repeating it is no finding
  --scope FILE      a scope file of version 2: what it says of tools and answers is taken into account
  --session NAME    which session of an agent's log, when it holds several
  --format NAME …   what the report is: text, json, sarif, junit, github; or what the transcript is, where its content does not say so
  --strict          an agent's log is unusable when any part of it would have to be passed over
  --no-redact       show what looks like a secret as it is
  -h, --help        show this

Prints the number of calls, the index of the first call that got another answer than before, and each finding.
`,
    scope: `Check every call against what an agent may do.

usage: toolreplay scope <transcript> <scope> [options]

  --explain        print for each call which rule decided
  --session NAME   which session of an agent's log, when it holds several
  --format NAME …  what the report is: text, json, sarif, junit, github; or what the transcript is, where its content does not say so
  --strict         an agent's log is unusable when any part of it would have to be passed over
  --no-redact      show what looks like a secret as it is
  -h, --help       show this

The scope file is {"agent": string, "allowed_tools": [string, …]}, names being exact and case-sensitive; or one of version 2, with permissions and rules about arguments. See also scope init and scope check.
`,
    'scope init': `Write the smallest scope file under which some runs are clean.

usage: toolreplay scope init <glob…> [options]

  --format NAME  what the transcript is, where its content does not say so
  --strict       an agent's log is unusable when any part of it would have to be passed over
  --no-redact    show what looks like a secret as it is
  -h, --help     show this

Prints a scope file of version 2, to start from. Calls that no permission makes clean, such as commands that cannot be parsed, are told on standard error and end in exit code 1. A transcript named init is ./init to the command scope.
`,
    'scope check': `Run the examples of a scope file, and look for what in it does nothing.

usage: toolreplay scope check <scope> [options]

  --no-redact  show what looks like a secret as it is
  -h, --help   show this

Prints what the file holds, and with file, line and column what in it does not do what it looks like: rules that match no call, permissions that Claude Code ignores or that a deny covers, rules of imports that are not used. A scope file named check is ./check to the command scope.
`,
    seal: `Chain the calls with digests, so that later edits show.

usage: toolreplay seal <transcript> [options]

  -o, --output FILE   write FILE, whole or not at all, instead of printing; and its manifest, FILE.manifest.json
  --previous FILE     the sealed run before this one, which it then follows
  --commit POINTER …  withhold what is there, as in /args/password; its opening goes to FILE.openings
  --scope FILE        a scope file of version 2: withhold what it says under "redact"
  --follow            seal line by line while the transcript is written, and print each link once it is on the disk
  --session NAME      which session of an agent's log, when it holds several
  --format NAME       what the transcript is, where its content does not say so
  --strict            an agent's log is unusable when any part of it would have to be passed over
  -h, --help          show this

Prints each call in canonical form with the digest of the link before it ("prev") and its own ("digest"). See docs/provenance.md.
`,
    verify: `Verify sealed transcripts: the chain, and with a manifest the whole.

usage: toolreplay verify <sealed…> [options]

  --manifest FILE         what the file was when it was sealed; default: its name and .manifest.json, where that is there
  --signature FILE        the signature; default: the name of the manifest and .dsse or .sig, where that is there
  --anchor DIGEST         the head of the chain as it was recorded elsewhere
  --openings FILE         openings of withheld values, to be proven
  --public-key FILE       the key that is trusted to sign sealed transcripts, as PEM or of OpenSSH
  --allowed-signers FILE  who is trusted to sign them, as ssh-keygen has it
  --require LIST …        complete, signed, anchored: what has to be so; else what is absent fails nothing
  --format NAME           what the report is: text, json, sarif, junit, github
  -h, --help              show this

Prints whether the chain is intact, or the first link that is broken with the digest expected and the one found. Of several, each has to follow the one before (seal --previous). Trust comes from the keys given and from nothing else. See docs/provenance.md.
`,
    sign: `Sign the manifest of a sealed transcript.

usage: toolreplay sign <manifest> [options]

  --key KEY          the private key: FILE, env:NAME for a variable, or fd:N for a file descriptor
  --format NAME      dsse (default) or sshsig, which ssh-keygen -Y verify accepts
  -o, --output FILE  write FILE; default: the name of the manifest and .dsse or .sig
  -h, --help         show this

Ed25519 alone, as PEM (PKCS #8) or of OpenSSH, without a passphrase: toolreplay keygen makes one. The envelope has an in-toto Statement of the manifest; see docs/provenance.md.
`,
    keygen: `Make an Ed25519 key to sign with.

usage: toolreplay keygen [options]

  -o, --output FILE  the private key; the public one is FILE.pub
  --format NAME      pem (default), which openssl reads, or openssh
  -h, --help         show this

Neither file may be there already. The private key has no passphrase and is readable by its owner alone.
`,
    compare: `Compare two runs: where they part, and what differs.

usage: toolreplay compare <base> <head> [options]

  --scope FILE     a scope file of version 2: what it says under "normalize" is left out of the comparison
  --show-values    show what differs too, and not only where
  --format NAME …  what the report is: text, json; or what the transcript is, where its content does not say so
  --strict         an agent's log is unusable when any part of it would have to be passed over
  --no-redact      show what looks like a secret as it is
  -h, --help       show this

Each may be a transcript, sealed or not, or the log of an agent. Prints what differs in structure, arguments and response, the first divergence, and the alignment: - only in the base, + only in the head, ~ changed, with JSON Pointers. See docs/compare.md.
`,
    flake: `See how much several runs of one task are alike.

usage: toolreplay flake <runs…> [options]

  --scope FILE     a scope file of version 2: what it says under "normalize" is left out of the comparison
  --format NAME …  what the report is: text, json; or what the transcript is, where its content does not say so
  --strict         an agent's log is unusable when any part of it would have to be passed over
  --no-redact      show what looks like a secret as it is
  -h, --help       show this

Each file, and each session of a log that holds several, is one run; globs are those of audit. Exit code 1: the tools or their order differ. Other arguments alone are exit code 0. See docs/compare.md.
`,
    report: `Write the audit of many transcripts as one HTML page.

usage: toolreplay report <glob…> [options]

  -o, --output FILE         write FILE, whole or not at all, instead of printing
  --show-values             show arguments and answers, redacted; without it the page has none
  --scope FILE …            a scope file, or a glob of several; a bare file name is looked for from each transcript upwards
  --mutator NAME …          a tool that changes state, so that repeating it is no finding
  --checks LIST …           only these of replay, scope, verify, each of which must be possible; default: all that apply
  --baseline FILE           a file of known findings, which are counted and do not fail; toolreplay baseline writes it
  --fail-on LIST …          any (default), none, or the kinds of finding that end in exit code 1
  --if-no-files-found WHAT  error, warn, ignore: when there is not one call to check; default: error
  --public-key FILE         the key that is trusted to sign sealed transcripts, as PEM or of OpenSSH
  --allowed-signers FILE    who is trusted to sign them, as ssh-keygen has it
  --require LIST …          complete, signed: what they have to be; else a manifest or signature that is missing fails nothing
  --jobs N                  how many threads may read at once; default: one for each processor. Reports do not depend on it
  --strict                  an agent's log is unusable when any part of it would have to be passed over
  --no-redact               show what looks like a secret as it is
  --format NAME             what the transcript is, where its content does not say so
  -h, --help                show this

The page needs no network and no other file. It has every call with its place and its findings, and where answers to one call differ.
`,
    draw: `Draw one session as a chain of calls with its findings, as SVG.

usage: toolreplay draw <transcript> [options]

  -o, --output FILE  write FILE, whole or not at all, instead of printing
  --scope FILE       a scope file to hold the calls against
  --mutator NAME …   a tool that changes state, so that repeating it is no finding
  --show-values      show answers that differ, redacted; without it the picture has none
  --session NAME     which session of an agent's log, when it holds several
  --format NAME      what the transcript is, where its content does not say so
  --strict           an agent's log is unusable when any part of it would have to be passed over
  --no-redact        show what looks like a secret as it is
  -h, --help         show this

In a session of more than 18 calls, stretches without a finding are one link. Exit code 0, findings or not; 2 where there is no call to draw.
`,
    import: `Print one session of an agent's log in the native form.

usage: toolreplay import <log> [options]

  --session NAME    which session of an agent's log, when it holds several
  --list            print what sessions there are, one JSON object a line, and nothing else
  -o, --output OUT  write the file OUT, whole or not at all; or, when OUT ends in a slash, one file a session into that folder
  --format NAME     what the transcript is, where its content does not say so
  --strict          an agent's log is unusable when any part of it would have to be passed over
  --no-redact       with --list, show names that look like a secret as they are
  -h, --help        show this

A call that was never answered has the response {"$unanswered":true}. A transcript that is native already is given back in canonical form.
`,
    redact: `Copy a transcript without the secrets in it.

usage: toolreplay redact <transcript> [options]

  -o, --output FILE  write FILE, whole or not at all, instead of printing
  --scope FILE       a scope file of version 2: the places that it names under "redact" are redacted too
  --session NAME     which session of an agent's log, when it holds several
  --format NAME      what the transcript is, where its content does not say so
  --strict           an agent's log is unusable when any part of it would have to be passed over
  -h, --help         show this

Prints each call in canonical form, with replacements such as [redacted:email:1] for tokens, keys, passwords and e-mail addresses. Equal values stay equal, so that replay finds the same in the copy. What was redacted is counted on standard error.
`,
    version: `Print the version.

usage: toolreplay version

  -h, --help  show this

The version follows semantic versioning.
`,
  };

  testCases(
    Object.entries(COMMANDS),
    ([command]) => runCli(workspace(), [...command.split(' '), '--help']),
    (ran, [, help]) => expect(ran).toEqual(told(help, 0)),
  );

  testCases(
    Object.entries(COMMANDS).map(([command, help]) => [`help ${command}`, command, help] as const),
    ([, command]) => runCli(workspace(), ['help', ...command.split(' ')]),
    (ran, [, , help]) => expect(ran).toEqual(told(help, 0)),
  );

  test.each([['help'], ['--help'], ['-h']])('help %s is help on the program', async (word) => {
    expect(await runCli(workspace(), ['help', word])).toEqual(told(PROGRAM, 0));
  });

  test('help is given whatever else stands there', async () => {
    const ran = await runCli(workspace(), ['scope', 'a', 'b', 'c', '-h']);
    expect(ran).toEqual(told(COMMANDS['scope'] ?? '', 0));
    expect(await runCli(workspace(), ['help', 'scope', 'a', '-x'])).toEqual(ran);
    expect(await runCli(workspace(), ['--help', 'scope'])).toEqual(told(PROGRAM, 0));
  });

  test('the help of the program lists all of them', () => {
    const listed = [...PROGRAM.matchAll(/^ {2}([a-z]+(?: [a-z]+)?)/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual(Object.keys(COMMANDS).sort());
  });
});
