import { type Known, READ, WAITS, WRITES_NOTHING } from './shapes.ts';

const SHELL = {
  alias: 'Bash',
  command: ['/command', '/cmd', '/commands'],
  cwd: ['/workdir', '/working_directory', '/cwd'],
};

/** The tools of Codex and the built-in ones of the Responses API. Free text is the argument `$value`. */
export const CODEX: Known = {
  shell: SHELL,
  shell_command: SHELL,
  local_shell: SHELL,
  local_shell_call: SHELL,
  exec_command: SHELL,
  unified_exec: SHELL,
  'container.exec': SHELL,
  // An item of `codex exec --json`.
  command_execution: SHELL,
  // To a process that runs already; it waits for it when there is nothing to write.
  write_stdin: { alias: 'Bash', polling: true },
  wait: { polling: true },
  wait_agent: WAITS,
  apply_patch: {
    alias: 'Edit',
    path: ['/path'],
    patch: ['/input', '/patch', '/$value', '/patchText', '/raw'],
  },
  // An item of `codex exec --json`.
  file_change: { alias: 'Edit', patch: ['/changes'] },
  read_file: { ...READ, path: ['/file_path'] },
  list_dir: { ...READ, path: ['/dir_path'] },
  grep_files: { ...READ, path: ['/path'] },
  view_image: { ...READ, path: ['/path'] },
  update_plan: WRITES_NOTHING,
  web_search: { alias: 'WebSearch', readOnlyHint: true, openWorldHint: true },
  tool_search: { readOnlyHint: true },
  request_user_input: { readOnlyHint: true, openWorldHint: true },
  list_mcp_resources: { readOnlyHint: true, openWorldHint: true },
  read_mcp_resource: { readOnlyHint: true, openWorldHint: true },
  spawn_agent: { alias: 'Agent' },
  send_input: {},
  close_agent: {},
  js_repl: {},
  js_repl_reset: {},
  // A script that calls the other tools.
  exec: {},
};
