import { type Known, READ, WRITES_NOTHING } from './shapes.ts';

/** The tools of Gemini CLI. */
export const GEMINI: Known = {
  run_shell_command: { alias: 'Bash', command: ['/command'], cwd: ['/dir_path', '/directory'] },
  read_file: { ...READ, path: ['/file_path', '/absolute_path'] },
  read_many_files: { ...READ, path: ['/include', '/paths'] },
  list_directory: { ...READ, path: ['/dir_path', '/path'] },
  glob: { ...READ, path: ['/dir_path', '/path'] },
  grep_search: { ...READ, path: ['/dir_path', '/path'] },
  search_file_content: { ...READ, path: ['/dir_path', '/path'] },
  write_file: { alias: 'Edit', path: ['/file_path'], idempotentHint: true },
  replace: { alias: 'Edit', path: ['/file_path'] },
  // The addresses stand in its prompt.
  web_fetch: { alias: 'WebFetch', url: ['/prompt'], readOnlyHint: true, openWorldHint: true },
  google_web_search: { alias: 'WebSearch', readOnlyHint: true, openWorldHint: true },
  save_memory: {},
  write_todos: WRITES_NOTHING,
  update_topic: WRITES_NOTHING,
  enter_plan_mode: WRITES_NOTHING,
  exit_plan_mode: WRITES_NOTHING,
  get_internal_docs: { readOnlyHint: true },
  activate_skill: { alias: 'Skill' },
  ask_user: { readOnlyHint: true, openWorldHint: true },
  delegate_to_agent: { alias: 'Agent' },
  codebase_investigator: { alias: 'Agent' },
};
