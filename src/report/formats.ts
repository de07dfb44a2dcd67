/** The reports that there are for machines. */
export const MACHINE_FORMATS = ['json', 'sarif', 'junit', 'github'] as const;
export type MachineFormat = (typeof MACHINE_FORMATS)[number];

/** What a report can be: no format of a transcript has one of these names. */
export const REPORT_FORMATS = ['text', ...MACHINE_FORMATS] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** The reports that are files, by the ending of their names. */
export const FORMAT_OF_ENDING: { readonly [ending: string]: MachineFormat } = {
  '.json': 'json',
  '.sarif': 'sarif',
  '.xml': 'junit',
};
