import { describe, expect, test } from '@jest/globals';
import { refusal } from '../../helpers/canonical.ts';
import { imported, importedJson, messages, SETTINGS, statedTexts } from '../../helpers/imports.ts';

function settings(permissions: object, more: object = {}) {
  return importedJson({ permissions, ...more });
}

function texts(rules: readonly { readonly text: string }[]): string[] {
  return rules.map(({ text }) => text);
}

describe('a mode', () => {
  test.each(['default', 'manual', 'dontAsk'])('%s changes nothing', (defaultMode) => {
    const { warnings, ...rules } = settings({ defaultMode });
    expect(warnings).toEqual([]);
    expect({ ...rules, warnings }).toEqual(settings({ defaultMode: 'default' }));
  });

  test.each([
    ['plan', 'mode "plan" is not used'],
    ['auto', 'mode "auto" is not used'],
    ['careful', '"defaultMode" "careful" is not known'],
    [7, '"defaultMode" is no string'],
  ])('%s is said not to be used', (defaultMode, reason) => {
    const { warnings, ...rules } = settings({ defaultMode });
    expect(warnings).toEqual([expect.objectContaining({ file: SETTINGS, line: 3, column: 20 })]);
    expect(warnings[0]?.message).toContain(reason);
    expect({ ...rules, warnings: [] }).toEqual(settings({ defaultMode: 'default' }));
  });

  test('acceptEdits allows edits below the working directory and the additional ones', () => {
    const read = settings({ additionalDirectories: ['/srv/docs'], defaultMode: 'acceptEdits' });
    expect(texts(read.allow).filter((text) => text.startsWith('Edit'))).toEqual(['Edit(//srv/docs/**)', 'Edit(./**)']);
    expect(messages(read)).toEqual([expect.stringContaining('mkdir, touch, rm')]);
  });

  test('bypassPermissions allows every tool; what is asked for or denied stays so', () => {
    const read = settings({ defaultMode: 'bypassPermissions', ask: ['Bash(git push:*)'], deny: ['Read(.env)'] });
    expect(texts(read.allow)).toEqual(['*']);
    expect(texts(read.ask)).toEqual(['Bash(git push:*)']);
    expect(texts(read.deny)).toEqual(['Read(.env)']);
    expect(read.warnings).toEqual([]);
  });

  test('bypassPermissions that the same file forbids allows nothing', () => {
    const read = settings({ defaultMode: 'bypassPermissions', disableBypassPermissionsMode: 'disable' });
    expect(texts(read.allow)).not.toContain('*');
    expect(messages(read)).toEqual([expect.stringContaining('"disableBypassPermissionsMode" forbids it')]);
  });
});

describe('additional directories', () => {
  test.each([
    ['/srv/docs', '//srv/docs/**'],
    ['/srv/docs//', '//srv/docs/**'],
    ['/', '//**'],
    ['~/notes', '~/notes/**'],
    ['~', '~/**'],
    ['../docs/', '../docs/**'],
    ['..', '../**'],
    ['./docs', './docs/**'],
    ['.', './**'],
    ['docs', './docs/**'],
    ['.hidden', './.hidden/**'],
    ['C:\\Users\\a', '//c/Users/a/**'],
  ])('%s may be read', (directory, below) => {
    const read = settings({ additionalDirectories: [directory] });
    expect(statedTexts(read.allow)).toEqual([`Read(${below})`]);
    expect(read.allow[0]).toMatchObject({ line: 4, column: 7 });
    expect(read.warnings).toEqual([]);
  });

  test.each(['', '/srv/*', 'a[b]', 'a\\b', 'a\nb', 1])('%j cannot be expressed', (directory) => {
    const read = settings({ additionalDirectories: [directory] });
    expect(statedTexts(read.allow)).toEqual([]);
    expect(messages(read)).toEqual([expect.stringMatching(/^4: the directory .* cannot be expressed/s)]);
  });
});

describe('what Claude Code never asks for', () => {
  const { allow, ask } = imported(SETTINGS, '{\n "permissions": {}}');

  test.each([
    'Read(./**)',
    'Agent',
    'Task',
    'TodoWrite',
    'TaskCreate',
    'AskUserQuestion',
    'ToolSearch',
    'BashOutput',
    'KillShell',
    'ExitPlanMode',
    'Bash(ls:*)',
    'Bash(cat:*)',
    'Bash(find:*)',
    'Bash(git status:*)',
    'Bash(git log:*)',
    'Bash(git branch)',
  ])('is allowed: %s', (text) => {
    expect(allow).toContainEqual({ file: SETTINGS, line: 2, column: 17, text, isImplied: true });
  });

  test.each(['Edit', 'Write', 'Bash', 'WebFetch', 'WebSearch', 'Skill', 'NotebookEdit', 'Read', '*', 'Edit(./**)'])(
    'leaves out what it asks for: %s',
    (text) => {
      expect(texts(allow)).not.toContain(text);
    },
  );

  test.each(['rm', 'mv', 'cp', 'tee', 'sed', 'xargs', 'npm', 'curl', 'git push', 'git branch', 'git remote', 'git'])(
    'leaves out commands that do more than read: %s',
    (command) => {
      expect(texts(allow)).not.toContain(`Bash(${command}:*)`);
    },
  );

  test.each(['Bash(find *-delete*)', 'Bash(find *-exec*)', 'Bash(git * --output*)', 'Bash(sort *-o*)'])(
    'is asked for where it writes: %s',
    (text) => {
      expect(ask).toContainEqual({ file: SETTINGS, line: 2, column: 17, text, isImplied: true });
    },
  );

  test.each([
    ['Bash', []],
    ['Bash(*)', []],
    [
      'Bash(find . -name x -delete)',
      ['Bash(find *-exec*)', 'Bash(find *-ok*)', 'Bash(find *-fprint*)', 'Bash(find *-fls*)'],
    ],
  ])('is not asked for where %s allows it', (text, left) => {
    const asked = texts(settings({ allow: [text] }).ask);
    expect(asked.filter((rule) => rule.startsWith('Bash(find'))).toEqual(left);
  });

  test('a rule with a prefix does not allow what it does not allow in Claude Code', () => {
    expect(texts(settings({ allow: ['Bash(find:*)'] }).ask)).toEqual(texts(ask));
  });

  test('is there without "permissions" too, at the beginning of the file', () => {
    expect(importedJson({ model: 'm' }).allow[0]).toEqual({
      file: SETTINGS,
      line: 1,
      column: 1,
      text: 'Read(./**)',
      isImplied: true,
    });
  });
});

describe('other settings', () => {
  test('are no rules', () => {
    const more = { hooks: { PreToolUse: [] }, env: { A: 'b' }, model: 'm', sandbox: { enabled: false } };
    const keys = { disableAutoMode: 'disable', blockReadsOutsideWorkingDirectories: false };
    expect(settings({ deny: [], ...keys }, more).warnings).toEqual([]);
  });

  test.each([
    [{ allowed: ['Bash'], __proto__x: 1 }, {}, ['the key "allowed"', 'the key "__proto__x"']],
    [
      { blockReadsOutsideWorkingDirectories: true },
      {},
      ['"blockReadsOutsideWorkingDirectories" is not held against commands'],
    ],
    [{}, { sandbox: { enabled: true } }, ['"sandbox" lets commands run without asking']],
    [
      {},
      { sandbox: { enabled: true, autoAllowBashIfSandboxed: true } },
      ['"sandbox" lets commands run without asking'],
    ],
    [{}, { sandbox: { enabled: true, autoAllowBashIfSandboxed: false } }, []],
  ])('that would change what may be done are said: %j %j', (permissions, more, reasons) => {
    const read = settings(permissions, more);
    expect(read.warnings.map(({ message }) => message)).toEqual(
      reasons.map((reason) => expect.stringContaining(reason)),
    );
  });

  test.each([
    ['{"permissions":[]}', '"permissions" that is no object', 16],
    ['{"permissions":{"deny":"Bash"}}', '"deny" of "permissions" that is no array', 24],
    ['{"permissions":{"additionalDirectories":{}}}', '"additionalDirectories" of "permissions" that is no array', 41],
  ])('of another form are refused: %s', (text, found, column) => {
    const error = refusal(() => imported(SETTINGS, text));
    expect(error.code).toBe('scope');
    expect(error.fault.found).toBe(found);
    expect(error.place).toEqual({ file: SETTINGS, line: 1, column });
  });
});
