import type { Ran } from './bundle.ts';

/** The rows of the table that `audit` prints, each as `file: result`. */
export function rows({ stdout }: Ran): string[] {
  const lines = stdout.split('\n');
  const head = lines.findIndex((line) => /^file +calls +divergence /.test(line));
  const result = lines[head]?.indexOf('result') ?? 0;
  return lines
    .slice(head + 1, lines.indexOf('', head))
    .map((line) => `${line.slice(0, lines[head]?.indexOf('calls')).trimEnd()}: ${line.slice(result)}`);
}
