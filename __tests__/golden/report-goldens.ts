import { cli, type Golden } from './goldens.ts';

/** The audits of all samples, each told in every format for machines. */
export const AUDITS: readonly (readonly [name: string, exitCode: number, args: readonly string[]])[] = [
  ['sessions', 1, ['samples/*.jsonl', '--scope', 'samples/scope.json']],
  ['formats', 1, ['samples/formats/*', '!samples/formats/*.txt', '--scope', 'samples/no-tools.json']],
  ['scope', 1, ['samples/scope/*/*.jsonl', '--scope', 'samples/scope/*/scope.json']],
  ['malformed', 2, ['samples/malformed/*.jsonl']],
];

/** The ending of the file that a report is kept in, for each format. */
export const ENDINGS = { json: '.json', sarif: '.sarif', junit: '.xml', github: '.txt' } as const;

/** The expected reports for machines, in samples/reports/. */
export function reportGoldens(): Golden[] {
  return AUDITS.flatMap(([name, exitCode, args]) =>
    Object.entries(ENDINGS).map(([format, ending]) =>
      cli(`samples/reports/${name}${ending}`, exitCode, ['audit', ...args, '--format', format]),
    ),
  );
}
