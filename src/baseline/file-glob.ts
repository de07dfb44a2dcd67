const SPECIAL = /[\\*?[{]/g;

/** A transcript's name as a glob that is that name and no other. */
export function globOf(name: string): string {
  return name.replace(SPECIAL, '\\$&');
}

/** The one name that a glob is; undefined where it may be several. */
export function literalOf(glob: string): string | undefined {
  const isOne = !/[*?[{]/.test(glob.replace(/\\[\s\S]/g, ''));
  return isOne ? glob.replace(/\\([\s\S])/g, '$1') : undefined;
}
