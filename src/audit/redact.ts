import { ToolReplayError } from '../error.ts';
import { canonicalString } from '../json/canonical-string.ts';
import type { Redactor } from '../redaction/redactor.ts';
import { Record } from '../transcript/record.ts';
import { recordLine } from '../transcript/record-line.ts';
import { type LogSummary, writeRecords } from './records.ts';
import type { Source } from './source.ts';
import type { ReadingSettings } from './transcript.ts';

/**
 * The native view of one session of a log without what is secret in it. See {@link writeRecords}.
 *
 * Calls that were equal are equal and those that differed differ, and so do answers: what `replay` finds is the same.
 *
 * @throws ToolReplayError for a sealed transcript, too: its digests would be of something else
 */
export function redactedView(
  source: Source,
  settings: Omit<ReadingSettings, 'accepted'>,
  wanted: string | undefined,
  redactor: Redactor,
  onEnd: (log: LogSummary) => void,
): AsyncGenerator<Buffer> {
  const write = (record: Record): Buffer => {
    if (record.seal !== undefined) throw sealed(record);
    return recordLine(redactedRecord(record, redactor));
  };
  return writeRecords(source, { ...settings, accepted: 'either' }, wanted, write, onEnd);
}

function redactedRecord(record: Record, redactor: Redactor): Record {
  const { index, line, tool, args, response, isCompared } = record;
  const name = Buffer.from(canonicalString(redactor.text(tool)));
  const call = Buffer.concat([name, redactor.json(args, tool, 'args')]);
  // What stands for an answer that is not there has a meaning of its own.
  const answer = isCompared ? redactor.json(response, tool, 'response') : response;
  return new Record(index, line, call, name.length, answer);
}

function sealed({ line }: Record): ToolReplayError {
  const fault = {
    found: 'a sealed line',
    expected: 'an unsealed transcript, since redaction changes what the digests are of and so breaks the seal',
    advice:
      'keep the sealed one as evidence, redact the transcript that it was made from, and seal the copy if need be',
  };
  return new ToolReplayError('sealed', fault, { line });
}
