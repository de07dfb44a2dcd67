import type { Redactor } from '../redaction/redactor.ts';
import type { Draft } from '../scope/draft/draft.ts';

/**
 * A draft without the names and permissions that hold a secret: a scope file is committed, and a permission with a
 * replacement in it would allow no call.
 */
export function draftWithoutSecrets({ allowedTools, allow }: Draft, redactor: Redactor): Draft {
  const isShown = (text: string): boolean => redactor.text(text) === text;
  return { allowedTools: allowedTools.filter(isShown), allow: allow.filter(isShown) };
}
