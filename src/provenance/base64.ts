/**
 * The bytes of a text in base64; undefined for any text but the one that these bytes have. A text that decodes in another
 * way too could be changed without a change of what it says.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4648#section-4
 */
export function base64Bytes(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
}
