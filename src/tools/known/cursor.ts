import { type Known, READ, WRITES_NOTHING } from './shapes.ts';

const WEB_SEARCH = { alias: 'WebSearch', readOnlyHint: true, openWorldHint: true };
const SHELL = { alias: 'Bash', command: ['/command'], cwd: ['/workingDirectory', '/working_directory'] };
const GLOB = { ...READ, path: ['/targetDirectory', '/target_directory', '/path'] };
const FOLDERS = { ...READ, path: ['/targetDirectories', '/target_directories'] };

/** The tools of Cursor: of the stream of its command line agent, of its transcripts, and of its editor. */
export const CURSOR: Known = {
  shellToolCall: SHELL,
  readToolCall: { ...READ, path: ['/path'] },
  writeToolCall: { alias: 'Edit', path: ['/path'], idempotentHint: true },
  editToolCall: { alias: 'Edit', path: ['/path'] },
  deleteToolCall: { alias: 'Edit', path: ['/path'] },
  lsToolCall: { ...READ, path: ['/path'] },
  globToolCall: GLOB,
  grepToolCall: { ...READ, path: ['/path'] },
  semSearchToolCall: FOLDERS,
  readLintsToolCall: READ,
  updateTodosToolCall: WRITES_NOTHING,
  readTodosToolCall: WRITES_NOTHING,
  webSearchToolCall: WEB_SEARCH,
  webFetchToolCall: { alias: 'WebFetch', url: ['/url'], readOnlyHint: true, openWorldHint: true },
  fetchToolCall: { alias: 'WebFetch', url: ['/url'], readOnlyHint: true, openWorldHint: true },
  taskToolCall: { alias: 'Agent' },
  askQuestionToolCall: { readOnlyHint: true, openWorldHint: true },
  switchModeToolCall: WRITES_NOTHING,

  Shell: SHELL,
  StrReplace: { alias: 'Edit', path: ['/path', '/file_path'] },
  Delete: { alias: 'Edit', path: ['/path'] },
  SemanticSearch: FOLDERS,
  ReadLints: READ,

  run_terminal_cmd: { alias: 'Bash', command: ['/command'] },
  run_terminal_command: { alias: 'Bash', command: ['/command'] },
  read_file: { ...READ, path: ['/target_file'] },
  edit_file: { alias: 'Edit', path: ['/target_file', '/path'] },
  reapply: { alias: 'Edit', path: ['/target_file'] },
  search_replace: { alias: 'Edit', path: ['/file_path'] },
  delete_file: { alias: 'Edit', path: ['/target_file'], destructiveHint: true },
  edit_notebook: { alias: 'Edit', path: ['/target_notebook'] },
  write: { alias: 'Edit', path: ['/file_path'] },
  list_dir: { ...READ, path: ['/relative_workspace_path', '/target_directory'] },
  glob_file_search: GLOB,
  grep: { ...READ, path: ['/path'] },
  grep_search: READ,
  file_search: READ,
  codebase_search: FOLDERS,
  read_lints: READ,
  todo_write: WRITES_NOTHING,
  web_search: WEB_SEARCH,
};
