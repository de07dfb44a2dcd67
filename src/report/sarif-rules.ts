import { KINDS, type Kind, type PerKind, RULE_OF } from '../rules/kinds.ts';

/** What a dashboard shows of a kind of finding. */
interface RuleHelp {
  /** What it is called beside its id. */
  readonly name: string;
  /** In one sentence, for a list. */
  readonly short: string;
  /** What is found. */
  readonly full: string;
  /** Why it matters. */
  readonly why: string;
  /** What to do about it. */
  readonly advice: string;
  /** The heading in README that has more of it. */
  readonly anchor: string;
  /** How often such a finding is right, in the words of GitHub. */
  readonly precision: 'very-high' | 'high' | 'medium';
  /**
   * From 0.1 to 10, for what is a matter of security: GitHub calls it low below 4, medium below 7, high below 9.
   *
   * https://docs.github.com/en/code-security/reference/code-scanning/sarif-files/sarif-support
   */
  readonly severity?: string;
  /** What the other call is to the one that the finding is on, where there is one to look at. */
  readonly other?: string;
}

const HELP: Readonly<PerKind<RuleHelp>> = {
  'non-determinism': {
    name: 'NonDeterminism',
    short: 'One call got two answers.',
    full: 'A call that was made before was answered differently. It is compared with the first answer.',
    why: 'An eval that stands on such a call cannot be reproduced: from there on, two runs of the same agent need not be alike.',
    advice:
      'See whether the state changed in between. What is volatile in an answer, such as a time, can be normalised in a scope file of version 2.',
    anchor: 'non-determinism',
    precision: 'very-high',
    other: 'the identical call that was answered first',
  },
  'redundant-call': {
    name: 'RedundantCall',
    short: 'A call was repeated for nothing.',
    full: 'An identical call was made before, and nothing that it reads was changed between them.',
    why: 'It costs time and tokens and tells nothing; several in a row are an agent that is stuck.',
    advice:
      'If the tool changes state, name it as a mutator, or say in a scope file of version 2 what it reads and writes.',
    anchor: 'redundant-call',
    precision: 'high',
    other: 'the call that it repeats',
  },
  'repeated-loop': {
    name: 'RepeatedLoop',
    short: 'The agent went round in a loop.',
    full: 'The same call with the same answer three times or more, the same call failing as often, or two calls in turn.',
    why: 'The agent is stuck, and pays for each round.',
    advice:
      'See what it was waiting for. A tool that is polled on purpose can be declared as polling in a scope file of version 2.',
    anchor: 'permission-warning-unverifiable-call-repeated-loop',
    precision: 'high',
    other: 'the last call of the loop',
  },
  'permission-warning': {
    name: 'PermissionWarning',
    short: 'A call broke a rule of severity warning, or somebody had to be asked for it.',
    full: 'A call that the scope does not forbid outright: it breaks a rule of severity warning, or one that says to ask.',
    why: 'Whoever wrote the scope wants to know of it.',
    advice: 'Permit the call in the scope file, or see why the agent made it.',
    anchor: 'permission-warning-unverifiable-call-repeated-loop',
    precision: 'high',
    severity: '3.0',
  },
  'unverifiable-call': {
    name: 'UnverifiableCall',
    short: 'Nobody can say whether a call is in scope.',
    full: 'What the call does cannot be told from its arguments: its command cannot be parsed, or is made only as it runs.',
    why: 'What cannot be checked is no pass: such a command can do anything.',
    advice: 'Read the call. A rule of the scope can permit it by its exact text.',
    anchor: 'permission-warning-unverifiable-call-repeated-loop',
    precision: 'medium',
    severity: '6.0',
  },
  'permission-overreach': {
    name: 'PermissionOverreach',
    short: 'A call was outside the declared scope.',
    full: 'The tool is not in the scope of the agent, or a rule of the scope does not allow the call with these arguments.',
    why: 'The agent did what nobody gave it leave to do. That it went well this time is luck.',
    advice: 'Permit the call in the scope file if the agent is to make it; else take the tool away from the agent.',
    anchor: 'permission-overreach',
    precision: 'very-high',
    severity: '8.0',
  },
  'broken-chain': {
    name: 'BrokenChain',
    short: 'A sealed recording was edited.',
    full: 'The first link of a sealed transcript that does not hold: its digest, or that of the link before it, is another than recorded.',
    why: 'What you read is not what was recorded.',
    advice: 'Take the recording from where it was sealed, and find out who changed it.',
    anchor: 'broken-chain',
    precision: 'very-high',
    severity: '8.5',
  },
  'broken-seal': {
    name: 'BrokenSeal',
    short: 'A sealed recording is not the one that was sealed, or nobody vouches for it.',
    full: 'A sealed transcript is not what its manifest or signature says, or it lacks what was required: that it is complete, that it is signed.',
    why: 'A chain can be intact and its end cut off, and whoever can edit a file can seal it again.',
    advice:
      'Take the recording, its manifest and its signature from where it was sealed, and find out who changed them.',
    anchor: 'broken-seal',
    precision: 'very-high',
    severity: '8.5',
  },
};

const README = 'https://github.com/toolreplay/action#';

/** What the other call of a finding is to it; undefined where there is none to look at. */
export function otherCall(kind: Kind): string | undefined {
  return HELP[kind].other;
}

/** The rules as SARIF describes them, in the order of {@link KINDS}. */
export function sarifRules(): object[] {
  return KINDS.map((kind) => {
    const { name, short, full, why, advice, anchor, precision, severity } = HELP[kind];
    const { level, check } = RULE_OF[kind];
    const uri = `${README}${anchor}`;
    return {
      id: kind,
      name,
      shortDescription: { text: short },
      fullDescription: { text: full },
      help: {
        text: `${full}\n\nWhy it matters: ${why}\n\nWhat to do: ${advice}`,
        markdown: `${full}\n\n**Why it matters:** ${why}\n\n**What to do:** ${advice}\n\n[More](${uri})`,
      },
      helpUri: uri,
      defaultConfiguration: { level },
      properties: {
        tags: [...(severity === undefined ? ['reliability'] : ['security']), 'ai-agent', check],
        precision,
        'problem.severity': level,
        ...(severity !== undefined && { 'security-severity': severity }),
      },
    };
  });
}
