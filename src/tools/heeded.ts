/** Variables that say what is run, from where, or with which options, by a shell or by a program that is known to read. */
const HEEDED =
  /^(?:PATH|CDPATH|HOME|IFS|ENV|PS4|PROMPT_COMMAND|SHELLOPTS|POSIXLY_CORRECT|PAGER|MANPAGER|EDITOR|VISUAL|MAGIC|LOCPATH|NLSPATH|GCONV_PATH|GLIBC_TUNABLES|GREP_OPTIONS|RIPGREP_CONFIG_PATH|(?:BASH|LD_|DYLD_|GIT_|LESS|XDG_|JQ_).*)$/;

/** Whether a variable may make a program that only reads do more, or another one. */
export function isHeeded(name: string): boolean {
  return HEEDED.test(name);
}
