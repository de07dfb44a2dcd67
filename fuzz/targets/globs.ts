import { splitBase } from '../../src/glob/base.ts';
import { globFault } from '../../src/glob/fault.ts';
import { Glob } from '../../src/glob/glob.ts';
import { PathGlob } from '../../src/scope/path-glob.ts';
import { wildcardMatches } from '../../src/scope/wildcard.ts';
import { firstLine, hold } from '../checks.ts';

/** A glob is the first line of the input, a path the rest. Whatever is escaped is itself, and simple globs say what their definition says. */
export function fuzz(data: Buffer): void {
  const [pattern, path] = firstLine(data);
  const matches = new Glob(pattern).matches(path);
  globFault(pattern);
  splitBase(pattern);
  const rule = new PathGlob(pattern);
  rule.meets(path, 'read');
  rule.meets(path, 'write', ['a', 'b']);
  const escaped = path.replace(/[*?[\]{},\\]/g, '\\$&');
  hold(new Glob(escaped).matches(path), 'a path that is escaped is a glob of itself');
  hold(globFault(escaped) === undefined, 'what is escaped has no fault');
  if (pattern === path && !/[*?[\]{},\\]/.test(pattern)) hold(matches, 'a glob of characters is itself');
  if (!/[?[\]{},\\/]|\*\*/.test(pattern) && !path.includes('/') && !/^\.{0,2}$/.test(path)) {
    hold(matches === wildcardMatches(pattern, path), 'without folders a star is a star');
  }
}
