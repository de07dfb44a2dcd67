import type { StatedCondition } from '../../src/scope/declaration.ts';
import { readDeclaration } from '../../src/scope/read-declaration.ts';
import { defined } from './canonical.ts';

/** A scope file of version 2 with more members than those that it must have. */
export function scopeWith(members: string): Buffer {
  return Buffer.from(`{"version": 2, "agent": "a"${members === '' ? '' : `,\n${members}`}}`);
}

/** A condition, by its JSON, as a scope file states it. */
export function conditionOf(json: string): StatedCondition {
  const rule = `{"id": "r", "effect": "deny", "tool": "t", "args": {"/a":\n${json}}}`;
  const declaration = readDeclaration(scopeWith(`"rules": [${rule}]`), 'scope.json');
  return defined(defined(declaration.rules[0]).args.get('/a'));
}
