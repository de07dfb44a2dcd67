import type { Stated, StatedPermission } from '../declaration.ts';

// What Claude Code does without asking, whatever its settings allow. Sources, as of 2026:
// code.claude.com/docs/en/tools-reference (the column "Permission required"),
// code.claude.com/docs/en/permissions ("Read-only commands") and code.claude.com/docs/en/permission-modes.

/** Tools that need no permission. `ExitPlanMode` is one that does, but all it does is to put a plan before a person. */
const TOOLS = [
  'Agent',
  'AskUserQuestion',
  'CronCreate',
  'CronDelete',
  'CronList',
  'EnterPlanMode',
  'EnterWorktree',
  'ExitPlanMode',
  'ExitWorktree',
  'LSP',
  'ListMcpResourcesTool',
  'PushNotification',
  'ReadMcpResourceTool',
  'RemoteTrigger',
  'ScheduleWakeup',
  'SendMessage',
  'TaskCreate',
  'TaskGet',
  'TaskList',
  'TaskOutput',
  'TaskStop',
  'TaskUpdate',
  'TeamCreate',
  'TeamDelete',
  'TodoWrite',
  'ToolSearch',
  'WaitForMcpServers',
] as const;

/** The same under the names that older logs have. */
const FORMER_TOOLS = ['Task', 'TodoRead', 'BashOutput', 'KillBash', 'KillShell', 'AgentOutputTool'] as const;

/** Read, Grep, Glob and LS inside the working directory, by the one rule that covers them. */
const READING = 'Read(./**)';

/**
 * Commands that only read, by name. The documentation names `sed` and `docker` too, whose reading forms no prefix tells
 * from the writing ones: those two stay out.
 */
const COMMANDS = 'cat,cd,diff,du,echo,file,find,grep,head,ls,pwd,sort,stat,tail,wc,which'.split(',');

/** What the documentation calls the read-only forms of git, of which it has no list: these change nothing. */
const GIT_PREFIXES = [
  ...'blame,cat-file,describe,diff,for-each-ref,grep,log,ls-files,ls-tree,merge-base'.split(','),
  ...'rev-list,rev-parse,shortlog,show,status,stash list,worktree list,reflog show'.split(','),
  ...'branch --list,tag --list,tag -l,config --get'.split(','),
];
/** With one word more these would change something. */
const GIT_EXACT = [
  ...'branch,branch --show-current,branch -a,branch -r,branch -v,branch -vv'.split(','),
  ...'reflog,config --list,remote,remote -v,tag'.split(','),
];

/** The forms of those commands that do write or run something. Claude Code asks for them. */
const ASKED: readonly (readonly [before: string, word: string])[] = [
  ['find *', '-delete'],
  ['find *', '-exec'],
  ['find *', '-ok'],
  ['find *', '-fprint'],
  ['find *', '-fls'],
  ['git * ', '--output'],
  ['git * ', '--ext-diff'],
  ['git * ', '--textconv'],
  ['git grep *', '-O'],
  ['git grep *', '--open-files-in-pager'],
  ['sort *', '-o'],
  ['sort *', '--compress-program'],
  ['file *', '-C'],
];

/** What Claude Code lets pass without asking in every mode, as rules that stand at one place. */
export function impliedAllows(place: Stated): StatedPermission[] {
  const texts = [
    READING,
    ...TOOLS,
    ...FORMER_TOOLS,
    ...COMMANDS.map((command) => `Bash(${command}:*)`),
    ...GIT_PREFIXES.map((form) => `Bash(git ${form}:*)`),
    ...GIT_EXACT.map((form) => `Bash(git ${form})`),
  ];
  return texts.map((text) => implied(text, place));
}

/**
 * What it asks for all the same, although {@link impliedAllows} has the beginning of the command.
 *
 * @param allowed the allow rules of the settings: one for all commands, or for just such a command, takes the question away
 */
export function impliedAsks(place: Stated, allowed: readonly string[]): StatedPermission[] {
  if (allowed.includes('Bash') || allowed.includes('Bash(*)')) return [];
  const exact = allowed.filter((text) => text.startsWith('Bash(') && !text.includes('*'));
  const asked = ASKED.filter(([before, word]) => {
    const program = `Bash(${before.slice(0, before.indexOf(' '))} `;
    return !exact.some((text) => text.startsWith(program) && text.includes(word));
  });
  return asked.map(([before, word]) => implied(`Bash(${before}${word}*)`, place));
}

/** A rule that nobody wrote. */
export function implied(text: string, place: Stated): StatedPermission {
  return { ...place, text, isImplied: true };
}
