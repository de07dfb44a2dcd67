import { manifestOf, manifestText, readManifest } from '../../src/provenance/manifest.ts';
import { readStatement, statementText } from '../../src/provenance/statement.ts';
import { attempt, hold, same, valueIn } from '../checks.ts';

/** A manifest and a statement are one text each, and what says the same in other words is none. */
export function fuzz(data: Buffer): void {
  const text = data.toString('utf8');
  const manifest = valueIn(attempt(() => readManifest(text)));
  if (manifest !== undefined) same(manifestText(manifest), text, 'a manifest is its own text');
  const runs = readStatement(text);
  if (runs !== undefined) same(statementText(runs), text, 'a statement is its own text');
  const loose = manifestOf(jsonOf(text));
  if (loose === undefined) return;
  const written = manifestText(loose);
  same(manifestText(readManifest(written)), written, 'what is written of a manifest is read as it');
  const statement = statementText([loose]);
  hold(readStatement(statement)?.length === 1, 'what is written of a statement is read as it');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
