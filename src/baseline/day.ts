import { ToolReplayError } from '../error.ts';

const MS_A_SECOND = 1000;
/** Seconds up to the end of the year 9999, after which a day has another form. */
const MOST_SECONDS = 253_402_300_799;

/** Whether a text is a day of the calendar, as `2027-01-31`. */
export function isDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  // A day too many is one of the next month.
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && dayOf(date) === text;
}

/**
 * Tells which day it is, in UTC: that of `SOURCE_DATE_EPOCH` where it is set (seconds since 1970,
 * https://reproducible-builds.org/specs/source-date-epoch/), else that of the clock. Neither is read before it is asked
 * for, and it is one day for the whole run.
 *
 * @param now the clock, in milliseconds since 1970
 * @returns what gives the day as `2027-01-31`; it throws ToolReplayError where the variable is no such number
 */
export function dayReader(environment: NodeJS.ProcessEnv, now: () => number): () => string {
  let day: string | undefined;
  return () => {
    day ??= dayOf(new Date(epoch(environment) ?? now()));
    return day;
  };
}

function epoch({ SOURCE_DATE_EPOCH: text }: NodeJS.ProcessEnv): number | undefined {
  if (text === undefined || text === '') return undefined;
  const seconds = /^\d{1,12}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
  if (seconds <= MOST_SECONDS) return seconds * MS_A_SECOND;
  throw new ToolReplayError('usage', {
    found: `'${text.slice(0, 80)}' for SOURCE_DATE_EPOCH`,
    expected: 'whole seconds since 1970',
    advice: 'it is the day that what expires is held against; unset it for today',
  });
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
