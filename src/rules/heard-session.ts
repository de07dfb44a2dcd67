import type { Call } from '../transcript/record.ts';
import type { Answer } from './answer.ts';
import type { CallListener } from './call-listener.ts';
import { Findings } from './findings.ts';
import type { Issued, SessionRules } from './session-rules.ts';

const ISSUED: Issued = { identity: -1, effects: undefined, bytes: 0 };

/** A session in which no rule looks for anything, and identical calls need not be known: it is only heard. */
export class HeardSession
  implements Pick<SessionRules, 'findings' | 'compared' | 'unchecked' | 'normalized' | 'issue' | 'settle' | 'end'>
{
  readonly findings = new Findings();
  compared = 0;
  readonly unchecked = new Map<string, number>();
  readonly normalized = { answers: 0, fields: 0 };
  private readonly listener: CallListener | undefined;

  constructor(listener: CallListener | undefined) {
    this.listener = listener;
  }

  issue(call: Call, text: Buffer, toolLength: number): Issued {
    this.listener?.issued(call, text, toolLength);
    return ISSUED;
  }

  settle(call: Call, _issued: Issued, answer: Answer | undefined): void {
    if (answer !== undefined) this.compared++;
    this.listener?.settled(call, answer);
  }

  end(): void {
    // What is only heard has nothing to say at its end.
  }
}
