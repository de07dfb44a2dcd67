import { base64Bytes } from './base64.ts';

/**
 * The bytes between `-----BEGIN X-----` and `-----END X-----`; undefined for a text that is not that and nothing else. Lines
 * may be of any length, and end as they do on any system.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7468
 */
export function armored(text: string, label: string): Buffer | undefined {
  const lines = text.replace(/(?:\r?\n)+$/, '').split(/\r?\n/);
  if (lines.shift() !== `-----BEGIN ${label}-----` || lines.pop() !== `-----END ${label}-----`) return undefined;
  return base64Bytes(lines.join(''));
}

/** @param width how many characters a line has */
export function armor(bytes: Buffer, label: string, width: number): string {
  const lines = bytes.toString('base64').match(new RegExp(`.{1,${width}}`, 'g')) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}
