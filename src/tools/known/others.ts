import { type Known, READ, WRITES_NOTHING } from './shapes.ts';

/** The names that no agent owns, among them the mutators that are known without any scope file. */
export const NEUTRAL: Known = {
  run_command: { alias: 'Bash', command: ['/command'], cwd: ['/cwd'] },
  read_file: { ...READ, path: ['/path'] },
  list_dir: { ...READ, path: ['/path'] },
  list_directory: { ...READ, path: ['/path'] },
  search: { ...READ, path: ['/path'] },
  write_file: { alias: 'Edit', path: ['/path'] },
  create_file: { alias: 'Edit', path: ['/path'] },
  delete_file: { alias: 'Edit', path: ['/path'] },
  // What it is moved from and to has no usual name: a scope file has to say it.
  move_file: { alias: 'Edit' },
};

/** Tools of other agents whose logs are read. */
export const OTHERS: readonly Known[] = [
  // opencode and pi
  {
    bash: { alias: 'Bash', command: ['/command'], cwd: ['/workdir'] },
    read: { ...READ, path: ['/filePath', '/path'] },
    write: { alias: 'Edit', path: ['/filePath', '/path'], idempotentHint: true },
    edit: { alias: 'Edit', path: ['/filePath', '/path'] },
    list: { ...READ, path: ['/path'] },
    ls: { ...READ, path: ['/path'] },
    find: { ...READ, path: ['/path'] },
    todowrite: WRITES_NOTHING,
    todoread: WRITES_NOTHING,
    webfetch: { alias: 'WebFetch', url: ['/url'], readOnlyHint: true, openWorldHint: true },
  },
  // Cline and Roo
  {
    execute_command: { alias: 'Bash', command: ['/command'], cwd: ['/cwd'] },
    write_to_file: { alias: 'Edit', path: ['/path'], idempotentHint: true },
    replace_in_file: { alias: 'Edit', path: ['/path'] },
    apply_diff: { alias: 'Edit', path: ['/path'] },
    search_files: { ...READ, path: ['/path'] },
    list_files: { ...READ, path: ['/path'] },
  },
  // OpenHands, SWE-agent and goose
  {
    terminal: { alias: 'Bash', command: ['/command'] },
    execute_bash: { alias: 'Bash', command: ['/command'] },
    str_replace_based_edit_tool: { alias: 'Edit', path: ['/path'] },
    file_editor: { alias: 'Edit', path: ['/path'] },
    developer__shell: { alias: 'Bash', command: ['/command'] },
    developer__text_editor: { alias: 'Edit', path: ['/path'] },
  },
];
