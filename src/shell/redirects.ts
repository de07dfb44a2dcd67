import type * as Syntax from 'unbash';
import type { Redirect } from './command-line.ts';
import { quickWordOf } from './word.ts';

const DESCRIPTOR = /^(?:\d+-?|-)$/;
const NO_FILE = /^\/dev\/(?:null|tty|stdin|stdout|stderr|fd\/\d+)$/;

/** Whether a path is of a device that holds nothing, or of what a program has open already. */
export function isNoFile(path: string): boolean {
  return NO_FILE.test(path);
}

/** The files among redirections: descriptors, here-documents and devices that hold nothing are none. */
export function redirectsOf(redirections: readonly Syntax.Redirection[]): readonly Redirect[] {
  const redirects: Redirect[] = [];
  for (const redirection of redirections) {
    // Of `<&` only a descriptor can follow.
    if (redirection.type !== 'Redirect' || redirection.target === undefined || redirection.operator === '<&') continue;
    const target = quickWordOf(redirection.target);
    if (target.isKnown && isNoFile(target.text)) continue;
    if (redirection.operator === '>&' && target.isKnown && DESCRIPTOR.test(target.text)) continue;
    if (redirection.operator.startsWith('<')) redirects.push({ target, access: 'read' });
    if (redirection.operator !== '<') redirects.push({ target, access: 'write' });
  }
  return redirects;
}
