import { type Known, READ, WAITS, WRITES_NOTHING } from './shapes.ts';

const TERMINAL = { alias: 'Bash', command: ['/command'] };
const READ_FILE = { ...READ, path: ['/filePath'] };
const EDIT_FILE = { alias: 'Edit', path: ['/filePath'] };
const PATCH = { alias: 'Edit', patch: ['/input'] };
const LIST = { ...READ, path: ['/path'] };
const FETCH = { alias: 'WebFetch', url: ['/urls', '/url'], readOnlyHint: true, openWorldHint: true };
const MULTI = { alias: 'Edit', patch: ['/replacements'] };
const SEARCH = { ...READ, path: ['/path', '/paths'] };

/** The tools of Copilot's command line agent. */
const CLI: Known = {
  bash: TERMINAL,
  powershell: { alias: 'PowerShell', command: ['/command'] },
  read_bash: WAITS,
  read_powershell: WAITS,
  read_agent: WAITS,
  list_bash: WAITS,
  list_powershell: WAITS,
  list_agents: WAITS,
  // To a process that runs already.
  write_bash: { alias: 'Bash' },
  write_powershell: { alias: 'PowerShell' },
  stop_bash: { idempotentHint: true },
  stop_powershell: { idempotentHint: true },
  write_agent: { alias: 'Agent' },
  view: { ...READ, path: ['/path'] },
  create: { alias: 'Edit', path: ['/path'] },
  edit: { alias: 'Edit', path: ['/path'] },
  str_replace_editor: { alias: 'Edit', path: ['/path'] },
  apply_patch: { alias: 'Edit', patch: ['/input'] },
  glob: SEARCH,
  grep: SEARCH,
  rg: SEARCH,
  report_intent: { readOnlyHint: true, idempotentHint: true },
  think: { readOnlyHint: true, idempotentHint: true },
  web_fetch: { alias: 'WebFetch', url: ['/url'], readOnlyHint: true, openWorldHint: true },
  web_search: { alias: 'WebSearch', readOnlyHint: true, openWorldHint: true },
  task: { alias: 'Agent' },
  ask_user: { readOnlyHint: true, openWorldHint: true },
  skill: { alias: 'Skill' },
  update_todo: WRITES_NOTHING,
  exit_plan_mode: WRITES_NOTHING,
  fetch_copilot_cli_documentation: { readOnlyHint: true },
  store_memory: {},
  task_complete: {},
  sql: {},
  session_store_sql: {},
  // It commits and pushes what is there.
  report_progress: {},
};

/** The tools of Copilot in VS Code, by the names that models know and by those that the editor has for them. */
const EDITOR: Known = {
  run_in_terminal: TERMINAL,
  runInTerminal: TERMINAL,
  copilot_runInTerminal: TERMINAL,
  get_terminal_output: WAITS,
  kill_terminal: { idempotentHint: true },
  terminal_last_command: { readOnlyHint: true },
  terminal_selection: { readOnlyHint: true },
  read_file: READ_FILE,
  readFile: READ_FILE,
  copilot_readFile: READ_FILE,
  create_file: EDIT_FILE,
  createFile: EDIT_FILE,
  copilot_createFile: EDIT_FILE,
  create_directory: { alias: 'Edit', path: ['/dirPath'], idempotentHint: true },
  copilot_createDirectory: { alias: 'Edit', path: ['/dirPath'], idempotentHint: true },
  insert_edit_into_file: EDIT_FILE,
  copilot_insertEdit: EDIT_FILE,
  replace_string_in_file: EDIT_FILE,
  copilot_replaceString: EDIT_FILE,
  multi_replace_string_in_file: MULTI,
  copilot_multiReplaceString: MULTI,
  edit_notebook_file: EDIT_FILE,
  copilot_editNotebook: EDIT_FILE,
  copilot_applyPatch: PATCH,
  list_dir: LIST,
  copilot_listDirectory: LIST,
  grep_search: READ,
  copilot_findTextInFiles: READ,
  file_search: READ,
  copilot_findFiles: READ,
  semantic_search: READ,
  copilot_searchCodebase: READ,
  list_code_usages: { ...READ, path: ['/filePaths'] },
  get_errors: { ...READ, path: ['/filePaths'] },
  copilot_getErrors: { ...READ, path: ['/filePaths'] },
  get_changed_files: { ...READ, path: ['/repositoryPath'] },
  test_failure: { readOnlyHint: true },
  get_search_view_results: { readOnlyHint: true },
  get_vscode_api: { readOnlyHint: true },
  fetch_webpage: FETCH,
  copilot_fetchWebPage: FETCH,
  open_simple_browser: FETCH,
  github_repo: { readOnlyHint: true, openWorldHint: true },
  manage_todo_list: WRITES_NOTHING,
  runSubagent: { alias: 'Agent' },
  // What these run is not said whole, or not as a command line.
  create_and_run_task: {},
  run_vscode_command: {},
  run_notebook_cell: {},
  install_extension: {},
};

/** The tools of Copilot. */
export const COPILOT: readonly Known[] = [CLI, EDITOR];
