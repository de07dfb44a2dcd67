import type { CallListener } from '../rules/call-listener.ts';
import { CallLog, type KeptCall } from './call-log.ts';
import type { FileReport } from './file-report.ts';
import { Texts } from './texts.ts';

/** The calls of one file, and the first of its sessions that was heard of. */
interface KeptFile {
  readonly log: CallLog;
  readonly first: string | undefined;
}

/** The calls of all transcripts of an audit, kept to be looked at again once it is done. */
export class KeptSessions {
  private readonly texts = new Texts();
  private readonly files = new Map<string, KeptFile>();

  /** Hears a session, as `listenTo` of the audit's settings does. */
  listenTo(file: string, session: string | undefined): CallListener {
    let kept = this.files.get(file);
    if (kept === undefined) {
      kept = { log: new CallLog(this.texts), first: session };
      this.files.set(file, kept);
    }
    return kept.log.listenTo(session);
  }

  /** The calls of what a report is about, in order. A report names no session where the file holds but one. */
  of({ file, session }: Pick<FileReport, 'file' | 'session'>): readonly KeptCall[] {
    const kept = this.files.get(file);
    return kept?.log.of(session ?? kept.first) ?? [];
  }

  /** A text by its number, valid until the next call. @throws ToolReplayError when the temporary file cannot be read */
  text(number: number): Buffer {
    return this.texts.get(number);
  }

  /** Gives back the temporary file, if there is one. */
  close(): void {
    this.texts.close();
  }
}
