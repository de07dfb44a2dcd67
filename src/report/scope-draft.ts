import type { Draft } from '../scope/draft/draft.ts';
import { inert } from './inert.ts';

/** Who the draft is for: nobody but its reader knows. */
const AGENT = 'agent';

/** A scope file of version 2 that says a draft and no more. What has no glyph is escaped, as JSON escapes it. */
export function scopeDraftText({ allowedTools, allow }: Draft): string {
  const members = [`"version": 2`, `"agent": "${AGENT}"`];
  if (allowedTools.length > 0) members.push(`"allowed_tools": ${list(allowedTools, '  ')}`);
  if (allow.length > 0) members.push(`"permissions": {\n    "allow": ${list(allow, '    ')}\n  }`);
  return `{\n  ${members.join(',\n  ')}\n}\n`;
}

function list(texts: readonly string[], indent: string): string {
  const lines = texts.map((text) => `${indent}  ${inert(JSON.stringify(text))}`);
  return `[\n${lines.join(',\n')}\n${indent}]`;
}
