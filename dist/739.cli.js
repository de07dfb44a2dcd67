"use strict";
exports.id = 739;
exports.ids = [739];
exports.modules = {

/***/ 7126:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ globFault)
/* harmony export */ });
/* harmony import */ var _token_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9269);

/**
 * What in a glob is surely a slip: a bracket or a brace that is not closed. A glob takes it for a character; whoever
 * writes a rule means something else. One that is meant stands behind a backslash.
 */
function globFault(glob) {
    const lastBrace = glob.lastIndexOf('}');
    for (const token of (0,_token_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenize */ .q)(glob)) {
        if (token.kind !== 'char' || token.isEscaped)
            continue;
        if (token.code === OPEN_BRACKET)
            return "a '[' that is not closed";
        if (token.code === OPEN_BRACE && token.at > lastBrace)
            return "a '{' that is not closed";
    }
    return undefined;
}
const OPEN_BRACKET = 0x5b;
const OPEN_BRACE = 0x7b;
//# sourceMappingURL=fault.js.map

/***/ }),

/***/ 1986:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ ScopeText)
});

// EXTERNAL MODULE: ./build/commonjs/src/json/node.js
var node = __webpack_require__(3544);
;// CONCATENATED MODULE: ./build/commonjs/src/json/places.js
/** Bytes from one count of characters to the next. */
const BLOCK = 1024;
/**
 * Finds line and column of many bytes of one text. To find one alone, `lineAndColumn` of `value.ts` is enough; but its
 * time is that of the text before the byte, which for each value of a large file would be too much.
 */
class Places {
    text;
    /** Where each line starts. */
    starts = [0];
    /** How many characters there are before each block of the text. */
    counts = [0];
    constructor(text) {
        this.text = text;
        for (let at = text.indexOf(0x0a); at >= 0; at = text.indexOf(0x0a, at + 1))
            this.starts.push(at + 1);
        for (let at = 0, count = 0; at < text.length; at += BLOCK) {
            count += characters(text, at, Math.min(at + BLOCK, text.length));
            this.counts.push(count);
        }
    }
    /** Line and column of a byte at which a character begins, both from 1. A column counts characters. */
    at(offset) {
        const line = this.lineOf(offset);
        return { line, column: this.before(offset) - this.before(this.starts[line - 1]) + 1 };
    }
    lineOf(offset) {
        let low = 0;
        let high = this.starts.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.starts[middle] <= offset)
                low = middle + 1;
            else
                high = middle;
        }
        return low;
    }
    /** How many characters begin before a byte. */
    before(offset) {
        const block = Math.floor(offset / BLOCK);
        return this.counts[block] + characters(this.text, block * BLOCK, offset);
    }
}
/** How many characters begin in a range of bytes. */
function characters(text, start, end) {
    let count = 0;
    for (let at = start; at < end; at++)
        if ((text[at] & 0xc0) !== 0x80)
            count++;
    return count;
}
//# sourceMappingURL=places.js.map
// EXTERNAL MODULE: ./build/commonjs/src/json/tape.js
var tape = __webpack_require__(4744);
;// CONCATENATED MODULE: ./build/commonjs/src/scope/scope-text.js



/** The JSON of a scope file, and where everything stands in it. */
class ScopeText {
    root;
    file;
    tape = new tape/* Tape */.n();
    places;
    /**
     * @param bytes JSON of one value, checked already
     * @param file how errors name it
     */
    constructor(bytes, file) {
        const text = Buffer.alloc(bytes.length + 1);
        text.set(bytes);
        this.tape.read(text, 0, bytes.length);
        this.places = new Places(text);
        this.root = new node/* JsonNode */.x(this.tape);
        this.file = file;
    }
    /** Where a value stands. */
    placeOf(node) {
        return { file: this.file, ...this.places.at(node.start) };
    }
    /** Where the value stands that a path of keys and indices leads to. It must be there. */
    placeAt(path) {
        return this.placeOf(new node/* JsonNode */.x(this.tape, this.entryAt(path)));
    }
    /** Where a key stands in the object that a path leads to. */
    placeOfKey(path, key) {
        // In the tape a key comes right before its value.
        return this.placeOf(new node/* JsonNode */.x(this.tape, this.entryAt([...path, key]) - 1));
    }
    entryAt(path) {
        let entry = 0;
        for (const segment of path)
            entry = this.childOf(entry, segment);
        return entry;
    }
    childOf(parent, segment) {
        const { tape } = this;
        const isObject = new node/* JsonNode */.x(tape, parent).kind === 'object';
        // In an object a key comes before each value.
        const key = isObject ? 1 : 0;
        let index = 0;
        let at = parent + 1 + key;
        while (at < tape.after(parent) &&
            (isObject ? !new node/* JsonNode */.x(tape, at - 1).is(segment) : String(index) !== segment)) {
            at = tape.after(at) + key;
            index++;
        }
        return at;
    }
}
//# sourceMappingURL=scope-text.js.map

/***/ }),

/***/ 8739:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CompiledPolicy: () => (/* reexport */ CompiledPolicy),
  Learner: () => (/* reexport */ Learner),
  lintedScope: () => (/* reexport */ lintedScope),
  lintsOf: () => (/* reexport */ lintsOf),
  namesPolicy: () => (/* reexport */ namesPolicy),
  readDeclaration: () => (/* reexport */ readDeclaration),
  readImport: () => (/* reexport */ readImport),
  regexCompiler: () => (/* reexport */ regexCompiler)
});

// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/json/node-reader.js
var node_reader = __webpack_require__(2958);
// EXTERNAL MODULE: ./build/commonjs/src/json/pointer.js
var json_pointer = __webpack_require__(5535);
;// CONCATENATED MODULE: ./build/commonjs/src/tools/known/shapes.js
/** It reads files. Searches and listings are among these: rules for `Read` hold for them. */
const READ = { alias: 'Read', readOnlyHint: true };
/** It tells what has become of something that runs. */
const WAITS = { readOnlyHint: true, polling: true };
/**
 * It is about what the agent itself keeps, such as its list of things to do: no file is changed.
 *
 * What it says may differ after another such call, which no path tells, so it is none that only reads.
 */
const WRITES_NOTHING = { writes: [], destructiveHint: false, idempotentHint: true };
//# sourceMappingURL=shapes.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/known/claude.js

/** The tools of Claude Code. Names and arguments are those of its documentation and of its logs. */
const CLAUDE = {
    Bash: { alias: 'Bash', command: ['/command'] },
    PowerShell: { alias: 'PowerShell', command: ['/command'] },
    BashOutput: WAITS,
    AgentOutputTool: WAITS,
    TaskOutput: WAITS,
    KillShell: { idempotentHint: true },
    KillBash: { idempotentHint: true },
    TaskStop: { idempotentHint: true },
    Read: { ...READ, path: ['/file_path', '/path'] },
    NotebookRead: { ...READ, path: ['/notebook_path'] },
    Glob: { ...READ, path: ['/path', '/target_directory'] },
    Grep: { ...READ, path: ['/path'] },
    LS: { ...READ, path: ['/path'] },
    LSP: { ...READ, path: ['/filePath'] },
    Write: { alias: 'Edit', path: ['/file_path', '/path'], idempotentHint: true },
    Edit: { alias: 'Edit', path: ['/file_path', '/path'] },
    MultiEdit: { alias: 'Edit', path: ['/file_path'] },
    NotebookEdit: { alias: 'Edit', path: ['/notebook_path'] },
    WebFetch: { alias: 'WebFetch', url: ['/url'], readOnlyHint: true, openWorldHint: true },
    WebSearch: { alias: 'WebSearch', readOnlyHint: true, openWorldHint: true },
    Agent: { alias: 'Agent' },
    Task: { alias: 'Agent' },
    Skill: { alias: 'Skill' },
    SlashCommand: { alias: 'SlashCommand' },
    TodoWrite: WRITES_NOTHING,
    TodoRead: WRITES_NOTHING,
    TaskCreate: { writes: [] },
    TaskUpdate: WRITES_NOTHING,
    TaskList: WRITES_NOTHING,
    TaskGet: WRITES_NOTHING,
    EnterPlanMode: WRITES_NOTHING,
    ExitPlanMode: WRITES_NOTHING,
    ToolSearch: { readOnlyHint: true },
    AskUserQuestion: { readOnlyHint: true, openWorldHint: true },
    ListMcpResourcesTool: { readOnlyHint: true, openWorldHint: true },
    ReadMcpResourceTool: { readOnlyHint: true, openWorldHint: true },
    // It runs a command as Bash does and is allowed by the rules for Bash.
    Monitor: { alias: 'Bash', command: ['/command'] },
};
//# sourceMappingURL=claude.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/known/codex.js

const SHELL = {
    alias: 'Bash',
    command: ['/command', '/cmd', '/commands'],
    cwd: ['/workdir', '/working_directory', '/cwd'],
};
/** The tools of Codex and the built-in ones of the Responses API. Free text is the argument `$value`. */
const CODEX = {
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
//# sourceMappingURL=codex.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/known/copilot.js

const TERMINAL = { alias: 'Bash', command: ['/command'] };
const READ_FILE = { ...READ, path: ['/filePath'] };
const EDIT_FILE = { alias: 'Edit', path: ['/filePath'] };
const PATCH = { alias: 'Edit', patch: ['/input'] };
const LIST = { ...READ, path: ['/path'] };
const FETCH = { alias: 'WebFetch', url: ['/urls', '/url'], readOnlyHint: true, openWorldHint: true };
const MULTI = { alias: 'Edit', patch: ['/replacements'] };
const SEARCH = { ...READ, path: ['/path', '/paths'] };
/** The tools of Copilot's command line agent. */
const CLI = {
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
const EDITOR = {
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
const COPILOT = [CLI, EDITOR];
//# sourceMappingURL=copilot.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/known/cursor.js

const WEB_SEARCH = { alias: 'WebSearch', readOnlyHint: true, openWorldHint: true };
const cursor_SHELL = { alias: 'Bash', command: ['/command'], cwd: ['/workingDirectory', '/working_directory'] };
const GLOB = { ...READ, path: ['/targetDirectory', '/target_directory', '/path'] };
const FOLDERS = { ...READ, path: ['/targetDirectories', '/target_directories'] };
/** The tools of Cursor: of the stream of its command line agent, of its transcripts, and of its editor. */
const CURSOR = {
    shellToolCall: cursor_SHELL,
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
    Shell: cursor_SHELL,
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
//# sourceMappingURL=cursor.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/known/gemini.js

/** The tools of Gemini CLI. */
const GEMINI = {
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
//# sourceMappingURL=gemini.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/known/others.js

/** The names that no agent owns, among them the mutators that are known without any scope file. */
const NEUTRAL = {
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
const OTHERS = [
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
//# sourceMappingURL=others.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/builtin.js






/** In this order hints and aliases count, where several agents have a tool of one name. */
const AGENTS = [CLAUDE, NEUTRAL, CODEX, GEMINI, CURSOR, ...COPILOT, ...OTHERS];
const POINTERS = ['command', 'cwd', 'path', 'patch', 'url', 'reads', 'writes'];
/** Tools that work on the working directory when they are given no path. */
const OF_FOLDERS = new Set([
    ...['Glob', 'Grep', 'LS', 'glob', 'grep', 'rg', 'ls', 'find', 'list', 'search', 'list_dir', 'list_directory'],
    ...['grep_files', 'grep_search', 'search_file_content', 'file_search', 'glob_file_search', 'codebase_search'],
    ...['globToolCall', 'grepToolCall', 'lsToolCall', 'semSearchToolCall', 'SemanticSearch', 'semantic_search'],
    ...['search_files', 'list_files', 'copilot_findTextInFiles', 'copilot_findFiles', 'copilot_searchCodebase'],
    ...['list_code_usages', 'copilot_listDirectory', 'get_errors', 'copilot_getErrors', 'get_changed_files'],
]);
const TOOLS = byName();
function byName() {
    const tools = new Map();
    for (const known of AGENTS) {
        for (const [name, tool] of Object.entries(known)) {
            const other = tools.get(name);
            tools.set(name, other === undefined ? tool : joined(other, tool));
        }
    }
    return tools;
}
/** What is known of a tool that two agents have. Their arguments may have different names. */
function joined(first, second) {
    const pointers = {};
    for (const key of POINTERS) {
        const all = [...(first[key] ?? []), ...(second[key] ?? [])];
        if (first[key] !== undefined || second[key] !== undefined)
            pointers[key] = [...new Set(all)];
    }
    return { ...second, ...first, ...pointers };
}
/**
 * What is known of a tool of Claude Code, Codex, Gemini CLI, Cursor, Copilot and a few others, and of the names that no
 * agent owns.
 *
 * Its alias is the name of Claude Code's rules: `Edit` for all that change files, `Read` for all that read them,
 * searches included. A tool may have nothing but hints, where its arguments do not say what it works on.
 */
function builtinTool(name) {
    return TOOLS.get(name);
}
/** Whether a tool searches or lists the working directory when it is given no path. */
function isOfFolders(name, tool) {
    return OF_FOLDERS.has(name) || (tool.alias !== undefined && OF_FOLDERS.has(tool.alias));
}
/**
 * What is known of a tool by itself, and by what a scope file declares of it, key by key: what is declared wins.
 *
 * Of a tool that has no alias by itself, the tool that is named like the declared one tells what is not declared: `{"alias": "Bash"}` alone
 * says where the command is.
 *
 * @returns undefined when neither is there: nothing is known
 */
function mergedTool(builtin, declared) {
    if (declared === undefined)
        return builtin;
    const like = declared.alias === undefined || builtin?.alias !== undefined ? undefined : builtinTool(declared.alias);
    // Where a tool works does not say what it does.
    const isDeclared = POINTERS.some((key) => key !== 'cwd' && declared[key] !== undefined);
    return { ...like, ...builtin, ...declared, ...(isDeclared && { isDeclared }) };
}
//# sourceMappingURL=builtin.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/command-line.js
/** The glob of which nothing is known. */
const ANY_FILE = '';
/** Among the names of variables: one of which nobody knows what it is. */
const ANY_NAME = '\u2026';
//# sourceMappingURL=command-line.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/word.js
/** What stands for a word that nobody can know before it runs and that is written nowhere, such as a folder. */
const UNKNOWN = { text: '\u2026', isKnown: false };
/** Words without quotes, escapes, globs, braces and tildes: most are. A `=` at the start is a path in zsh. */
const PLAIN = /^[\w./:@%+,-][\w./:@%+,=-]*$/;
/** The home of somebody. `~+`, `~-` and `~1` are folders that the shell was in. */
const HOME = /^~(?:[A-Za-z_][\w.-]*)?(?:\/|$)/;
/** Bash expands a tilde in arguments that look like assignments. */
const ASSIGNED_HOME = /[=:]~/;
const ASSIGNMENT = /^[A-Za-z_]\w*\+?=/;
const COMMAND_PATH = /^=[A-Za-z]/;
/** What the parser says of a word, as what the program is given. */
function wordOf({ text, value, parts }) {
    // The parser takes the `$` for itself where bash joins it with what stands on the next line.
    if (text.includes('$\\\n'))
        return { text, isKnown: false };
    if (parts === undefined)
        return tilded(value, text);
    const given = word_joined(parts);
    return given === undefined ? { text, isKnown: false } : tilded(given, text);
}
/** The same, quickly, for what is most often there. */
function quickWordOf(word) {
    return PLAIN.test(word.text) ? { text: word.text, isKnown: true } : wordOf(word);
}
/** The argument of `export` and its like, which the parser reads as an assignment. */
function assignmentWordOf({ text, name, append, index, value }) {
    if (index !== undefined || value.type === 'ArrayValue')
        return { text, isKnown: false };
    const { text: given, isKnown } = quickWordOf(value);
    const whole = `${name}${append ? '+' : ''}=${given}`;
    return isKnown && !ASSIGNED_HOME.test(text) ? { text: whole, isKnown } : { text, isKnown: false };
}
/** Whether it becomes one word, known or not: of `$x` without quotes nobody knows how many. */
function isOneWord({ text, isKnown }) {
    return isKnown || /^(?:[\w=.,:/+%-]|"[^"@]*")+$/.test(text);
}
/** Whether it is `NAME=value`, and the name. */
function assignedName({ text }) {
    return ASSIGNMENT.test(text) ? text.slice(0, text.search(/\+?=/)) : undefined;
}
/** One word of all, as `eval` and `ssh` make it; known where all are. */
function joinedWord(words) {
    return { text: words.map((word) => word.text).join(' '), isKnown: words.every((word) => word.isKnown) };
}
/** Whether what begins with a tilde begins with a home. */
function isHome(text) {
    return HOME.test(text);
}
/** The words as they are known when something else is put in wherever a text stands. */
function withPlaces(words, place) {
    return words.map((word) => (word.text.includes(place) ? { text: word.text, isKnown: false } : word));
}
/** A `~` at the start is kept and means a home: one that means itself cannot be told from it, and is not known. */
function tilded(given, text) {
    const isHome = given.startsWith('~');
    const isKnown = (isHome ? HOME.test(text) : !COMMAND_PATH.test(text)) && !(ASSIGNMENT.test(text) && ASSIGNED_HOME.test(text));
    return isKnown ? { text: given, isKnown } : { text, isKnown };
}
/** The parts without quotes and escapes; undefined where one is expanded. */
function word_joined(parts) {
    let given = '';
    for (const part of parts) {
        const piece = part.type === 'DoubleQuoted' ? word_joined(part.parts) : literal(part);
        if (piece === undefined)
            return undefined;
        given += piece;
    }
    return given;
}
function literal(part) {
    switch (part.type) {
        case 'Literal':
        case 'SingleQuoted':
            return part.value;
        case 'AnsiCQuoted':
            // Bytes that are no UTF-8 have no text; and of a line that ends in a backslash the parser keeps nothing, bash all.
            return part.value.includes('\ufffd') || part.text.includes('\\\n') ? undefined : part.value;
        default:
            // A `$"\u2026"` too: what it is translated to is not known.
            return undefined;
    }
}
//# sourceMappingURL=word.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/builtins.js


const IDENTIFIER = /^[A-Za-z_]\w*$/;
/** Options of `read` and its like whose value is no name. */
const TAKES_TEXT = /^-[A-Za-z]*[dinNptu]$/;
const BUILTINS = new Map([
    ['cd', changeFolder],
    ['chdir', changeFolder],
    ['pushd', pushFolder],
    ['popd', (_args, shell) => shell.lose()],
    ['export', builtins_assign],
    ['declare', builtins_assign],
    ['typeset', builtins_assign],
    ['readonly', builtins_assign],
    ['local', builtins_assign],
    ['unset', builtins_name],
    ['read', builtins_name],
    ['mapfile', builtins_name],
    ['readarray', builtins_name],
    ['getopts', builtins_name],
    ['printf', print],
]);
/** Whether it is one of those that change the folder. */
function changesFolder(program) {
    return program === 'cd' || program === 'chdir' || program === 'pushd' || program === 'popd';
}
/** Applies what a program does to the shell that runs it, if it is part of the shell. */
function applyBuiltin(words, shell) {
    const program = words[0];
    if (program?.isKnown)
        BUILTINS.get(program.text)?.(words.slice(1), shell);
}
function changeFolder(args, shell) {
    const folders = operands(args);
    const folder = folders[0] ?? { text: '~', isKnown: true };
    // `cd -` goes back, two words are zsh's, and with CDPATH a folder may be elsewhere.
    const isPlain = folders.length < 2 && isOneWord(folder) && folder.text !== '-' && !shell.names.includes('CDPATH');
    shell.enter(isPlain ? folder : { text: folder.text, isKnown: false });
}
function pushFolder(args, shell) {
    const [folder] = operands(args);
    // Without a folder, or with a number, it turns the stack.
    if (folder === undefined || args.length > 1 || /^[+-]/.test(folder.text))
        shell.lose();
    else
        changeFolder(args, shell);
}
function operands(args) {
    const first = args.findIndex((arg) => !/^-[LPe@]+$/.test(arg.text));
    if (first === -1)
        return [];
    return args[first]?.text === '--' ? args.slice(first + 1) : args.slice(first);
}
function builtins_assign(args, shell) {
    for (const arg of args) {
        const assigned = assignedName(arg);
        if (assigned !== undefined)
            shell.set([assigned]);
        else if (!arg.isKnown)
            shell.set([ANY_NAME]);
    }
}
/** All that could be a name: the values of options are few. */
function builtins_name(args, shell) {
    shell.set(args.filter((arg) => IDENTIFIER.test(arg.text)).map((arg) => arg.text));
    const mayName = (arg, at) => !arg.isKnown && !TAKES_TEXT.test(args[at - 1]?.text ?? '');
    if (args.some(mayName))
        shell.set([ANY_NAME]);
}
function print(args, shell) {
    if (args[0]?.text === '-v')
        builtins_name(args.slice(1, 2), shell);
}
//# sourceMappingURL=builtins.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/flow.js

const CONDITIONS = new Set(['[', 'test', 'false']);
const WAYS_OUT = new Set(['exit', 'return', 'break', 'continue']);
/** Whether something is there to succeed or not, so that what is behind its `&&` may well not happen. */
function isCondition(node) {
    switch (node.type) {
        case 'Command':
            return CONDITIONS.has(node.name?.value ?? '');
        case 'Pipeline':
            return node.prefixes.some((prefix) => prefix.type === 'Negation') || node.commands.some(isCondition);
        default:
            return node.type === 'TestCommand' || node.type === 'ArithmeticCommand';
    }
}
/** Whether nothing that follows happens after it. */
function leaves(node) {
    if (node.type === 'Command')
        return WAYS_OUT.has(node.name?.value ?? '');
    if (node.type !== 'BraceGroup')
        return false;
    const last = node.body.commands.at(-1);
    return last !== undefined && !last.background && leaves(last.command);
}
/** Whether it is a `cd` and nothing else, so that the folder is what it was where it fails. */
function isFolderChange(node) {
    return node?.type === 'Command' && changesFolder(node.name?.value ?? '');
}
/** What a loop expands before its first round. What `while` begins with are commands, which are walked through. */
function headOf(loop) {
    if (loop.type === 'While')
        return [];
    if (loop.type !== 'ArithmeticFor')
        return loop.wordlist ?? [];
    return [loop.initialize, loop.test, loop.update].filter((expression) => expression !== undefined);
}
//# sourceMappingURL=flow.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/limits.js
/** More shells, substitutions and wrappers in each other nobody writes. */
const DEEPEST = 20;
/** Nodes in each other, each pipe and `&&` being one: less than any stack holds, so that no answer depends on its size. */
const DEEPEST_NODE = 400;
/** UTF-16 units. */
const LONGEST_TEXT = 65_536;
/** Programs of a line, those of loops counted twice. */
const MOST_PROGRAMS = 50_000;
/** Why a line cannot be taken apart, once something in it is too much. From then on nothing of it matters. */
class Limits {
    #fault;
    #programs = 0;
    /** In one sentence without a full stop, and without data; the first that was found. */
    get fault() {
        return this.#fault;
    }
    fail(fault) {
        this.#fault ??= fault;
    }
    /** @returns whether there may be one more program */
    program(depth) {
        if (++this.#programs > MOST_PROGRAMS)
            this.fail('a command of too many programs');
        if (depth > DEEPEST)
            this.fail('a command in which too many are nested');
        return this.#fault === undefined;
    }
    /** @returns whether there may be a node in so many others */
    nodes(depth) {
        if (depth > DEEPEST_NODE)
            this.fail('a command in which too many are nested');
        return this.#fault === undefined;
    }
    /** @returns whether a text may be read */
    text(length, depth) {
        if (length > LONGEST_TEXT)
            this.fail('a command that is too long');
        if (depth > DEEPEST)
            this.fail('a command in which too many are nested');
        return this.#fault === undefined;
    }
}
//# sourceMappingURL=limits.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/place.js
const OUTSIDE = { inside: [], depth: 0, isOpen: false };
/** In something that is no deeper: a group that is only written down. */
function within(place, what) {
    return { ...place, inside: [...place.inside, what] };
}
/** In something that another program, or the shell once more, takes apart. */
function deeper(place, what, isOpen) {
    return { inside: [...place.inside, what], depth: place.depth + 1, isOpen };
}
//# sourceMappingURL=place.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/shell.js

/** More folders, names or functions than this no line has that anybody means. */
const MOST = 256;
const NO_FUNCTIONS = new Map();
/**
 * The state of one shell process, as far as it matters: where it is and which variables it set. Its lists are never
 * changed in place, so that a part can keep them, and the same list means that nothing happened.
 */
class Shell {
    folders;
    names;
    functions;
    constructor(folders = [], names = [], functions = NO_FUNCTIONS) {
        this.folders = folders;
        this.names = names;
        this.functions = functions;
    }
    /** What a subshell starts with. */
    copy() {
        return new Shell(this.folders, this.names, this.functions);
    }
    /** What another program that it starts begins with: functions are not handed on. */
    child() {
        return new Shell(this.folders, this.names);
    }
    get isOverfull() {
        return isOverfull(this.folders) || isOverfull(this.names) || this.functions.size > MOST;
    }
    enter(folder) {
        if (this.folders.length <= MOST)
            this.folders = [...this.folders, folder];
    }
    /** From here on nobody knows where it is. */
    lose() {
        if (this.folders.at(-1) !== UNKNOWN)
            this.enter(UNKNOWN);
    }
    set(names) {
        this.names = union(this.names, names);
    }
    define(name, effect) {
        if (this.functions.size <= MOST)
            this.functions = new Map(this.functions).set(name, effect);
    }
    /**
     * Goes on after something that may have happened or not: where it is, is known only if that changed nothing.
     *
     * @param start what it was before
     * @param other what it is if it happened in another way
     */
    join(start, other) {
        if (other.folders !== this.folders) {
            this.folders = start.folders;
            this.lose();
        }
        this.set(other.names);
        if (other.functions !== this.functions)
            this.functions = new Map([...this.functions, ...other.functions]);
    }
}
/** Whether a list was cut. */
function isOverfull(list) {
    return list.length > MOST;
}
/** The names of both; the first list itself where the second has no other. */
function union(names, more) {
    let all = names;
    for (const name of more)
        if (!all.includes(name) && all.length <= MOST)
            all = [...all, name];
    return all;
}
//# sourceMappingURL=shell.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/options.js

/**
 * Options as getopt takes them.
 *
 * @param shorts letters; one with `:` has a value, one with `::` may have it in the same word
 * @param longs words; one with `=` has a value, one with `?` may have it in the same word
 */
function optionsOf(shorts, longs = '') {
    const kinds = { '': 'flag', ':': 'value', '::': 'optional', '=': 'value', '?': 'optional' };
    return {
        shorts: new Map(Array.from(shorts.matchAll(/([^:])(::|:|)/g), ([, name = '', kind]) => [name, kinds[mark(kind)]])),
        longs: new Map(Array.from(longs.matchAll(/([^\s=?]+)([=?]?)/g), ([, name = '', kind]) => [name, kinds[mark(kind)]])),
    };
}
function mark(kind) {
    return kind === ':' || kind === '::' || kind === '=' || kind === '?' ? kind : '';
}
/** Reads options up to the first word that is none, or of which nobody knows how many words it becomes. */
function readOptions(words, start, known) {
    const reading = new OptionReading(words, start, known);
    let isEnded = false;
    for (;;) {
        const word = words[reading.next];
        if (word === undefined || !word.text.startsWith('-') || word.text === '-' || !isOneWord(word))
            break;
        if (word.text === '--') {
            reading.next++;
            isEnded = true;
            break;
        }
        const before = reading.next++;
        const isWhole = word.text.startsWith('--') ? reading.long(word) : reading.cluster(word);
        if (!isWhole)
            break;
        if (reading.next <= before)
            break;
    }
    const { options, next, isUnderstood } = reading;
    return { options, next, isUnderstood, isEnded };
}
/** Reads one option after another. What reads one tells whether its value could be one word. */
class OptionReading {
    options = [];
    next;
    isUnderstood = true;
    #words;
    #known;
    constructor(words, start, known) {
        this.#words = words;
        this.next = start;
        this.#known = known;
    }
    long(word) {
        const equals = word.text.indexOf('=');
        const [name, kind] = this.#find(word.text.slice(2, equals === -1 ? undefined : equals));
        if (kind === undefined)
            this.isUnderstood = false;
        if (equals !== -1)
            this.#add(name, { text: word.text.slice(equals + 1), isKnown: word.isKnown });
        else if (kind === 'value')
            return this.#value(name);
        else
            this.#add(name, undefined);
        return true;
    }
    cluster(word) {
        for (let at = 1; at < word.text.length; at++) {
            const name = word.text.charAt(at);
            const kind = this.#known.shorts.get(name);
            if (kind === undefined)
                this.isUnderstood = false;
            const rest = word.text.slice(at + 1);
            if (kind === 'optional' || (kind === 'value' && rest !== '')) {
                this.#add(name, rest === '' ? undefined : { text: rest, isKnown: word.isKnown });
                return true;
            }
            if (kind === 'value')
                return this.#value(name);
            this.#add(name, undefined);
        }
        return true;
    }
    /** The value in the next word. */
    #value(name) {
        const value = this.#words[this.next];
        if (value !== undefined && !isOneWord(value))
            return false;
        this.#add(name, value);
        if (value !== undefined)
            this.next++;
        return true;
    }
    #add(name, value) {
        this.options.push({ name, value });
    }
    /** A long option may be cut short. */
    #find(name) {
        const { longs, otherLongs } = this.#known;
        const exact = longs.get(name);
        if (exact !== undefined)
            return [name, exact];
        const longer = [...longs].filter(([long]) => name !== '' && long.startsWith(name));
        const [first] = longer;
        if (first !== undefined && longer.every(([, kind]) => kind === first[1]))
            return first;
        return [name, otherLongs];
    }
}
/** Whether one of some options is there. */
function hasOption(options, names) {
    return options.some((option) => names.includes(option.name));
}
/** The value of the last of some options that has one. */
function optionValue(options, names) {
    return options.findLast((option) => names.includes(option.name))?.value;
}
//# sourceMappingURL=options.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/start.js

/** A command that is put together when it runs. */
const MADE = { fault: 'a command that is made only when it runs' };
/** The rest of a command as a program of its own: undefined where nothing is left, unknown where more will come. */
function programOf(words, isOpen) {
    if (words.length > 0)
        return { words };
    return isOpen ? { words: [UNKNOWN] } : undefined;
}
/** One text for a shell; where it is not known, so is the program. */
function textOf(text, isOpen) {
    return { text: isOpen ? { text: text.text, isKnown: false } : text };
}
//# sourceMappingURL=start.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/wrapper.js



const wrapper_PLAIN = {
    allowedBy: 'either',
    options: optionsOf(''),
    operands: 0,
    silent: [],
    doing: [],
    moving: [],
    folder: [],
    shell: 'own',
    takesAssignments: false,
};
/** Says what a wrapper starts, by what is special about it. */
function wrapper(special) {
    const kind = { ...wrapper_PLAIN, ...special };
    return ({ name, words, isOpen }) => {
        const { options, next, isUnderstood } = readOptions(words, 1, kind.options);
        if (hasOption(options, kind.silent))
            return undefined;
        if (!isUnderstood && kind.allowedBy === 'itself')
            return undefined;
        const rest = words.slice(skipOperands(words, next, kind.operands));
        const assignments = kind.takesAssignments ? leadingAssignments(rest) : [];
        const what = programOf(rest.slice(assignments.length), isOpen);
        if (what === undefined)
            return undefined;
        const shell = hasOption(options, kind.moving) ? 'elsewhere' : kind.shell;
        const folder = optionValue(options, kind.folder);
        const isMore = kind.allowedBy === 'either' && (!isUnderstood || hasOption(options, kind.doing));
        return {
            allowedBy: isMore ? 'both' : kind.allowedBy,
            starts: [{ what, inside: name, shell, isOpen, assignments, folder }],
        };
    };
}
/** Where the program stands behind some operands: at the first that could be several words, for then it may be in it. */
function skipOperands(words, start, count) {
    let next = start;
    while (next < start + count) {
        const word = words[next];
        if (word === undefined || !isOneWord(word))
            break;
        next++;
    }
    return next;
}
/** The names that words at the start set. */
function leadingAssignments(words) {
    const names = [];
    for (const word of words) {
        const name = isOneWord(word) ? assignedName(word) : undefined;
        if (name === undefined)
            break;
        names.push(name);
    }
    return names;
}
//# sourceMappingURL=wrapper.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/elsewhere.js




const SSH = optionsOf('46AaCfGgKkMNnqsTtVvXxYyB:b:c:D:E:e:F:I:i:J:L:l:m:O:o:P:p:Q:R:S:W:w:');
/** `ssh HOST \u2026`: all words as one text for a shell there. Options may stand behind the host as well. */
function ssh({ name, words, isOpen }) {
    const before = readOptions(words, 1, SSH);
    const host = words[before.next];
    if (host === undefined || !before.isUnderstood)
        return undefined;
    const after = readOptions(words, isOneWord(host) ? before.next + 1 : before.next, SSH);
    const rest = words.slice(after.next);
    if (rest.length === 0 && !isOpen)
        return undefined;
    const what = textOf(joinedWord(rest), isOpen);
    return { allowedBy: 'itself', starts: [{ what, inside: name, shell: 'elsewhere', isOpen: false }] };
}
const SU = optionsOf('flmpPThVc:C:g:G:s:u:w:', 'fast login preserve-environment pty no-pty help version command= session-command= group= supp-group= shell= user= whitelist-environment=');
const USER = ['u', 'user'];
/** `su USER -c '\u2026'`; `runuser -u USER \u2026` as well. Options may stand behind the user. */
function su({ name, words, isOpen }) {
    const options = [];
    for (let at = 1; at < words.length; at++) {
        const read = readOptions(words, at, SU);
        options.push(...read.options);
        if (!read.isUnderstood)
            return undefined;
        at = read.next;
        if (name === 'runuser' && hasOption(options, USER)) {
            const what = programOf(words.slice(at), isOpen);
            return what && { allowedBy: 'itself', starts: [{ what, inside: name, shell: 'own', isOpen }] };
        }
        if (read.isEnded)
            break;
    }
    const text = optionValue(options, ['c', 'command', 'session-command', 'C']);
    if (text === undefined)
        return undefined;
    const start = { what: textOf(text, false), inside: `${name} -c`, shell: 'elsewhere', isOpen: false };
    return { allowedBy: 'itself', starts: [start] };
}
const DOCKER = optionsOf('DvrhH:c:l:', 'debug tls tlsverify version help remote config= connection= context= host= identity= log-level= module= out= root= runroot= storage-driver= storage-opt= tlscacert= tlscert= tlskey= url=');
const EXEC = optionsOf('dite:u:w:T', 'detach interactive tty privileged latest no-TTY env= env-file= user= workdir= detach-keys= index= preserve-fds= preserve-fd= help');
/** Nearly all options of `run` have a value; those that have none are listed. */
const RUN = {
    ...optionsOf('ditPqTa:c:e:h:l:m:p:u:v:w:', 'detach interactive tty rm init privileged publish-all read-only no-healthcheck oom-kill-disable quiet help disable-content-trust? sig-proxy? no-hosts no-hostname replace rmi tls-verify? env-host http-proxy? read-only-tmpfs? passwd? build no-deps remove-orphans service-ports use-aliases no-TTY quiet-pull use-api-socket'),
    otherLongs: 'value',
};
const COMPOSE = optionsOf('f:p:', 'file= project-name= profile= env-file= project-directory= ansi= parallel= progress= all-resources compatibility dry-run');
/** `docker exec`, `docker run` and their like: a program in a container. */
function docker({ name, words, isOpen }) {
    let { next, isUnderstood } = readOptions(words, 1, DOCKER);
    if (words[next]?.text === 'container')
        next++;
    else if (words[next]?.text === 'compose')
        ({ next, isUnderstood } = readOptions(words, next + 1, COMPOSE));
    return isUnderstood ? inContainer({ name, words: words.slice(next), isOpen }) : undefined;
}
/** The same from `exec` or `run` on. */
function inContainer({ name, words, isOpen }) {
    const isRun = words[0]?.text === 'run';
    if (!isRun && words[0]?.text !== 'exec')
        return undefined;
    const { options, next, isUnderstood } = readOptions(words, 1, isRun ? RUN : EXEC);
    if (!isUnderstood)
        return undefined;
    const entry = optionValue(options, ['entrypoint']);
    const rest = words.slice(skipOperands(words, next, 1));
    const what = programOf(entry === undefined ? rest : [entry, ...rest], isOpen);
    const inside = `${name} ${isRun ? 'run' : 'exec'}`;
    return what && { allowedBy: 'itself', starts: [{ what, inside, shell: 'elsewhere', isOpen }] };
}
function compose({ name, words, isOpen }) {
    const { next, isUnderstood } = readOptions(words, 1, COMPOSE);
    return isUnderstood ? inContainer({ name, words: words.slice(next), isOpen }) : undefined;
}
/** `kubectl exec POD -- \u2026`. */
function kubectl({ name, words, isOpen }) {
    const end = words.findIndex(is('--'));
    if (end === -1 || !words.slice(1, end).some(is('exec')))
        return undefined;
    const what = programOf(words.slice(end + 1), isOpen);
    const inside = `${name} exec`;
    return what && { allowedBy: 'itself', starts: [{ what, inside, shell: 'elsewhere', isOpen }] };
}
function is(text) {
    return (word) => word.text === text;
}
/** Programs that run another on another machine, in a container or as somebody else. */
const ELSEWHERE = [
    ['docker', docker],
    ['docker-compose', compose],
    ['kubectl', kubectl],
    ['nerdctl', docker],
    ['oc', kubectl],
    ['podman', docker],
    ['runuser', su],
    ['ssh', ssh],
    ['su', su],
];
//# sourceMappingURL=elsewhere.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/environment.js




const OPTIONS = optionsOf('i0u:C:S:va:P:', 'ignore-environment null unset= chdir= split-string= debug argv0= block-signal? default-signal? ignore-signal? list-signal-handling help version');
/** What `env -S` splits at spaces alone. */
const SIMPLE = /^[\w./:@%+,= -]*$/;
/** `env`: assignments, and a program for which they hold. */
function env({ name, words, isOpen }) {
    const { options, next, isEnded } = readOptions(words, 1, OPTIONS);
    const [split, ...more] = options.filter(isSplit);
    const isLast = options.at(-1) === split && more.length === 0 && !isEnded;
    const start = words[next]?.text === '-' ? next + 1 : next;
    const rest = words.slice(start);
    // What follows `-S` belongs to the program, even if it looks like an option of `env`.
    const given = split === undefined ? rest : [...(isLast ? splitWords(split.value) : [UNKNOWN]), ...rest];
    const assignments = leadingAssignments(given);
    const what = programOf(given.slice(assignments.length), isOpen);
    if (what === undefined)
        return undefined;
    return {
        allowedBy: start === 1 ? 'either' : 'both',
        starts: [{ what, inside: name, shell: 'own', isOpen, assignments, folder: optionValue(options, ['C', 'chdir']) }],
    };
}
function isSplit({ name }) {
    return name === 'S' || name === 'split-string';
}
/** The words that `env -S` makes of a text: one that is not known where it has quotes, escapes, variables or more options. */
function splitWords(text) {
    const words = text?.isKnown && SIMPLE.test(text.text) ? text.text.split(' ').filter((word) => word !== '') : [];
    if (words.length === 0 || words[0]?.startsWith('-'))
        return [UNKNOWN];
    return words.map((word) => ({ text: word, isKnown: true }));
}
//# sourceMappingURL=environment.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/program-name.js
/** How Windows says that a file can be run; no program is told from another by it. */
const RUNNABLE = /\.(?:exe|com|cmd|bat)$/i;
/** The name of a program without its folders, and as all systems say it: `git` of `C:\bin\Git.EXE`. */
function programName(text) {
    const start = Math.max(text.lastIndexOf('/'), text.lastIndexOf('\\')) + 1;
    const name = start === 0 ? text : text.slice(start);
    return RUNNABLE.test(name) ? name.slice(0, name.lastIndexOf('.')).toLowerCase() : name;
}
//# sourceMappingURL=program-name.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/repeated.js



const XARGS = optionsOf('0rtpoxa:d:E:I:J:L:n:P:R:S:s:e::i::l::', 'null no-run-if-empty verbose interactive exit open-tty show-limits help version arg-file= delimiter= eof? replace? max-lines? max-args= max-procs= max-chars= process-slot-var=');
/** `xargs`: a program that is given more arguments, or has them put in where a text stands. */
function xargs({ name, words }) {
    const { options, next } = readOptions(words, 1, XARGS);
    const rest = words.slice(next);
    if (rest.length === 0)
        return undefined;
    const given = placed(rest, options);
    return {
        allowedBy: next === 1 ? 'either' : 'both',
        starts: [{ what: { words: given }, inside: name, shell: 'own', isOpen: true }],
    };
}
const PLACES = ['I', 'J', 'i', 'replace'];
/** The words in which something is put in are not known; none is where the place is not. */
function placed(words, options) {
    if (!hasOption(options, PLACES))
        return words;
    const place = optionValue(options, PLACES) ?? { text: '{}', isKnown: true };
    return place.isKnown && place.text !== '' ? withPlaces(words, place.text) : [UNKNOWN];
}
const FIND_ACTIONS = ['-exec', '-execdir', '-ok', '-okdir'];
const FD_ACTIONS = ['-x', '--exec', '-X', '--exec-batch'];
/** One of the names that come with the first where an action ends in `+`; and how many, for more no rule names. */
const NAME = { text: '{}', isKnown: false };
const MORE = 3;
/** `find -exec \u2026 ;` and `fd -x \u2026`: a program for each file that was found, its name put in for `{}`. */
function find(actions, place) {
    return ({ name, words }) => {
        const starts = [];
        for (let at = 1; at < words.length; at++) {
            const action = words[at]?.text ?? '';
            if (!actions.includes(action))
                continue;
            const end = endOfAction(words, at + 1);
            const given = words.slice(at + 1, end);
            const shell = action.endsWith('dir') ? 'elsewhere' : 'own';
            // The names that `find -exec` puts in begin as the folders do that it was given: none is an option.
            const isOpen = action !== '-exec' && action !== '-ok';
            const put = !isOpen && words[end]?.text === '+' ? [...given, ...Array(MORE).fill(NAME)] : given;
            const what = programOf(withPlaces(put, place), isOpen);
            if (what !== undefined)
                starts.push({ what, inside: `${name} ${action}`, shell, isOpen });
            at = end;
        }
        return starts.length === 0 ? undefined : { allowedBy: 'both', starts };
    };
}
/** Where the `;`, or the `+` behind `{}`, of an action stands. */
function endOfAction(words, start) {
    for (let at = start; at < words.length; at++) {
        const text = words[at]?.text;
        if (text === ';' || (text === '+' && words[at - 1]?.text === '{}'))
            return at;
    }
    return words.length;
}
const PARALLEL = optionsOf('kXmx0qtvrupa:j:P:C:d:E:I:L:l::n:N:S:s:i::', 'keep-order xargs null quote verbose no-run-if-empty ungroup bar eta progress dry-run will-cite no-notice tag line-buffer pipe pipe-part shuf xapply link silent group files? resume resume-failed fg bg semaphore sshlogin= sshloginfile= jobs= max-procs= arg-file= colsep= delimiter= replace? max-args= max-chars= max-lines? max-replace-args= joblog= results= tmpdir= tempdir= timeout= delay= retries= halt= halt-on-error= load= memfree= memsuspend= nice= tagstring= workdir= wd= basefile= block= env= rpl= transfer return= cleanup trc= recstart= recend= help version');
const SEPARATOR = /^:::(?::?\+?)$/;
/** GNU `parallel`: a shell runs the command with each argument; without a command the arguments are commands. */
function parallel({ name, words }) {
    const { options, next } = readOptions(words, 1, PARALLEL);
    const rest = words.slice(next);
    const found = rest.findIndex((word) => SEPARATOR.test(word.text));
    const command = found === -1 ? rest : rest.slice(0, found);
    const started = { inside: name, shell: 'own', isOpen: true };
    const hasOwnPlaces = hasOption(options, ['I', 'i', 'replace', 'rpl']);
    if (command.length > 0) {
        const what = hasOwnPlaces ? { words: [UNKNOWN] } : placedCommand(joinedWord(command));
        return { allowedBy: 'both', starts: [{ ...started, what }] };
    }
    if (found === -1)
        return undefined;
    const commands = rest.slice(1).filter((word) => !SEPARATOR.test(word.text));
    return { allowedBy: 'both', starts: commands.map((text) => ({ ...started, what: { text }, isOpen: false })) };
}
/** A command as a shell takes it once arguments were put in for `{}`, `{.}` and their like. */
function placedCommand(text) {
    if (!text.isKnown || !text.text.includes('{'))
        return { text };
    if (!/^[\w./:@%+,= {}#-]*$/.test(text.text))
        return { words: [UNKNOWN] };
    const words = text.text.split(' ').filter((word) => word !== '');
    return {
        words: withPlaces(words.map((word) => ({ text: word, isKnown: true })), '{'),
    };
}
const WATCH = optionsOf('bcCeghprtwxvfFd::n:q:s:', 'beep color no-color errexit chgexit no-rerun precise no-title no-wrap exec help version differences? interval= equexit= shotsdir= follow');
/** `watch`: again and again, by a shell unless it is told otherwise. */
function watch({ name, words, isOpen }) {
    const { options, next } = readOptions(words, 1, WATCH);
    const program = programOf(words.slice(next), isOpen);
    if (program === undefined)
        return undefined;
    const what = hasOption(options, ['x', 'exec']) ? program : textOf(joinedWord(words.slice(next)), isOpen);
    return { allowedBy: 'both', starts: [{ what, inside: name, shell: 'own', isOpen }] };
}
/** `entr`: whenever a file changes, its name put in for `/_`. */
function entr({ name, words, isOpen }) {
    const { options, next } = readOptions(words, 1, optionsOf('acdnprsxz'));
    const [first] = words.slice(next);
    const program = programOf(withPlaces(words.slice(next), '/_'), isOpen);
    if (program === undefined)
        return undefined;
    const what = hasOption(options, ['s']) && first !== undefined ? textOf(first, false) : program;
    return { allowedBy: 'both', starts: [{ what, inside: name, shell: 'own', isOpen }] };
}
const FLOCK = optionsOf('sxeunoFvhVw:E:c:', 'shared exclusive unlock nonblock nb no-fork close verbose help version timeout= wait= conflict-exit-code= command=');
/** `flock FILE \u2026`: a program, or a text behind `-c`, while a file is locked. */
function flock({ name, words, isOpen }) {
    const { next } = readOptions(words, 1, FLOCK);
    const file = words[next];
    const isFile = file !== undefined && isOneWord(file);
    const rest = words.slice(isFile ? next + 1 : next);
    const [first, text] = rest;
    const isText = first?.text === '-c' || first?.text === '--command';
    const what = isText && text !== undefined ? textOf(text, false) : programOf(rest, isOpen);
    return what && { allowedBy: 'both', starts: [{ what, inside: name, shell: 'own', isOpen: isOpen && !isText }] };
}
const SCRIPT = optionsOf('aefqrdkpFhVB:c:E:I:m:o:O:T:t::', 'append return flush force quiet help version command= log-in= log-io= log-out= log-timing= logging-format= output-limit= echo= timing?');
/** `script -c '\u2026' FILE`, or `script FILE \u2026`: a program while all that it prints is written to a file. */
function script({ name, words, isOpen }) {
    const before = readOptions(words, 1, SCRIPT);
    const after = before.isEnded ? undefined : readOptions(words, before.next + 1, SCRIPT);
    const text = optionValue([...before.options, ...(after?.options ?? [])], ['c', 'command']);
    const what = text === undefined ? programOf(words.slice(before.next + 1), isOpen) : textOf(text, false);
    return what && { allowedBy: 'both', starts: [{ what, inside: name, shell: 'own', isOpen: false }] };
}
/** Programs that run another often, or while they do something else. */
const REPEATERS = [
    ['entr', entr],
    ['fd', find(FD_ACTIONS, '{')],
    ['fdfind', find(FD_ACTIONS, '{')],
    ['find', find(FIND_ACTIONS, '{}')],
    ['flock', flock],
    ['parallel', parallel],
    ['script', script],
    ['watch', watch],
    ['xargs', xargs],
];
//# sourceMappingURL=repeated.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/runners.js



/**
 * Says what a runner starts. Which program a name is in there nobody can say, so that only a permission for the whole of
 * it allows it; what is forbidden is forbidden there as well.
 */
function runner({ subcommands, options = NO_OPTIONS, operands = 0, after = [], texts = [] }) {
    return ({ name, words, isOpen }) => {
        const first = readOptions(words, 1, options);
        if (subcommands?.includes(words[first.next]?.text ?? '') === false)
            return undefined;
        const { options: given, next } = subcommands === undefined ? first : readOptions(words, first.next + 1, options);
        const started = { inside: name, shell: 'own', isOpen };
        const text = optionValue(given, texts);
        if (text !== undefined)
            return { allowedBy: 'itself', starts: [{ ...started, what: textOf(text, isOpen) }] };
        const mark = after.length === 0 ? -1 : words.findIndex((word, k) => k > 0 && after.includes(word.text));
        const rest = words.slice(mark < 0 ? skipOperands(words, next, operands) : mark + 1);
        const assignments = leadingAssignments(rest);
        const program = rest.slice(assignments.length);
        // `npm exec git -- push`
        const what = programOf(program[1]?.text === '--' ? program.toSpliced(1, 1) : program, isOpen);
        return what && { allowedBy: 'itself', starts: [{ ...started, what, assignments }] };
    };
}
const NO_OPTIONS = optionsOf('');
const NODE = optionsOf('yqsnrgp:c:w:C:F:', 'yes no quiet silent no-install ignore-existing recursive parallel workspaces workspace-root package= call= workspace= prefix= shell= cache= userconfig= loglevel= registry= cwd= dir= filter=');
const PYTHON = optionsOf('vqnImsp:w:C:P:e:', 'verbose quiet no-interaction isolated module script no-sync no-project frozen locked active no-ansi no-cache offline with= with-editable= with-requirements= from= extra= group= no-group= only-group= python= package= project= directory= env-file= index= index-url= extra-index-url= default-index= config-file= cache-dir= refresh-package= upgrade-package= environment= spec=');
const CONDA = optionsOf('vn:p:', 'name= prefix= cwd= verbose no-capture-output live-stream dev debug-wrapper-scripts');
const MISE = optionsOf('qvyrC:E:j:c:', 'cd= env= jobs= command= quiet verbose yes raw');
const DOPPLER = optionsOf('p:c:t:', 'project= config= token= command= scope= mount= mount-format= mount-max-reads= name-transformer= only-secrets= fallback= passphrase= silent preserve-env? no-fallback fallback-readonly fallback-only');
const OF_SECRETS = optionsOf('e:f:p:o:', 'env= env-file= projectId= path= profile= account= environment= no-masking');
const NAMED_RUNNERS = [
    [{ options: NODE, texts: ['c', 'call'] }, ['npx', 'pnpx', 'bunx']],
    [{ subcommands: ['exec', 'x'], options: NODE, texts: ['c', 'call'] }, ['npm']],
    [
        { subcommands: ['exec', 'dlx', 'x'], options: optionsOf('crqsp:C:F:', 'package= dir= filter= cwd=') },
        ['pnpm', 'yarn', 'bun'],
    ],
    [{ options: PYTHON }, ['uvx']],
    [{ subcommands: ['run'], options: PYTHON }, ['uv', 'poetry', 'pipenv', 'pdm', 'hatch', 'rye', 'pixi', 'pipx']],
    [{ subcommands: ['run'], options: CONDA }, ['conda', 'mamba', 'micromamba']],
    [{ subcommands: ['exec'] }, ['bundle', 'asdf', 'rbenv', 'pyenv', 'nodenv']],
    [{ subcommands: ['exec'], operands: 1 }, ['direnv']],
    [{ subcommands: ['exec', 'x'], options: MISE, after: ['--'], texts: ['c', 'command'] }, ['mise']],
    [{ subcommands: ['develop', 'shell'], after: ['-c', '--command'] }, ['nix']],
    [{ options: optionsOf('p:A:I:', 'run= command= pure packages='), texts: ['run', 'command'] }, ['nix-shell']],
    [{ subcommands: ['run'], options: DOPPLER, after: ['--'], texts: ['command'] }, ['doppler']],
    [{ subcommands: ['run', 'exec'], options: OF_SECRETS, after: ['--'] }, ['op', 'infisical', 'chamber', 'aws-vault']],
    [{ operands: 1 }, ['gosu', 'su-exec']],
    [{ options: { ...optionsOf('c'), otherLongs: 'flag' } }, ['firejail']],
];
/** How many words follow an option of `bwrap`; one that is not listed has none. */
const BWRAP = new Map([
    ...'args argv0 userns userns2 pidns chdir unsetenv lock-file sync-fd remount-ro overlay-src tmp-overlay ro-overlay exec-label file-label proc dev tmpfs mqueue dir seccomp add-seccomp-fd block-fd userns-block-fd info-fd json-status-fd uid gid hostname cap-add cap-drop perms size level-prefix'
        .split(' ')
        .map((name) => [`--${name}`, 1]),
    ...'setenv bind bind-try dev-bind dev-bind-try ro-bind ro-bind-try bind-fd ro-bind-fd file bind-data ro-bind-data symlink chmod'
        .split(' ')
        .map((name) => [`--${name}`, 2]),
    ['--overlay', 3],
]);
/** `bwrap`: a program in a sandbox. */
const bwrap = ({ name, words, isOpen }) => {
    let next = 1;
    for (let text = words[next]?.text; text?.startsWith('--'); text = words[next]?.text) {
        next += 1 + (BWRAP.get(text) ?? 0);
        if (text === '--')
            break;
    }
    const what = programOf(words.slice(next), isOpen);
    return what && { allowedBy: 'itself', starts: [{ what, inside: name, shell: 'elsewhere', isOpen }] };
};
const TMUX = optionsOf('2CDlNuvVc:f:L:S:T:');
/** Of all its commands that start a program: no letter is two things in what agents write. */
const TMUX_COMMAND = optionsOf('AabBCdDEfGhIklMNPrRSvXZc:e:F:n:p:s:t:x:y:');
const TMUX_STARTS = /^(?:new(?:-session)?|new-?w(?:indow)?|split-?w(?:indow)?|respawn-?[pw](?:ane|indow)?|run(?:-shell)?|if(?:-shell)?|pipe-?p(?:ane)?|popup|display-popup)$/;
const TMUX_KEYS = /^send(?:-keys)?$/;
const KEY = /^(?:Enter|Space|Tab|Escape|BSpace|Up|Down|Left|Right|KPEnter|[CMS]-.*)$/;
/** `tmux new-session 'x y'`, and what is typed into it by `send-keys`. One word is a text for a shell. */
const tmux = ({ name, words, isOpen }) => {
    const { next } = readOptions(words, 1, TMUX);
    const command = words[next]?.text ?? '';
    const isTyped = TMUX_KEYS.test(command);
    if (!isTyped && !TMUX_STARTS.test(command))
        return undefined;
    const rest = words.slice(readOptions(words, next + 1, TMUX_COMMAND).next);
    const given = isTyped ? rest.filter(({ text }) => !KEY.test(text)) : rest;
    const areTexts = isTyped || given.length === 1 || /^(?:run|if)/.test(command);
    const started = { inside: name, shell: 'elsewhere', isOpen };
    const starts = areTexts
        ? given.map((text) => ({ ...started, what: textOf(text, isOpen) }))
        : [{ ...started, what: { words: given } }];
    return given.length === 0 ? undefined : { allowedBy: 'itself', starts };
};
/** Programs that run another in an environment that they make. */
const RUNNERS = [
    ...NAMED_RUNNERS.flatMap(([kind, names]) => names.map((name) => [name, runner(kind)])),
    ['bwrap', bwrap],
    ['tmux', tmux],
];
//# sourceMappingURL=runners.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/shells.js



/** `-o` and `-O` take the next word, even among other letters; `-c` says what the first operand is. */
const shells_OPTIONS = optionsOf('abcdefghiklmnprstuvxyBCDEGHIPTo:O:', 'login noediting noprofile norc posix restricted verbose debugger dump-po-strings dump-strings help version rcfile= init-file=');
/** With these a shell reads files before the command. */
const READING = ['rcfile', 'init-file', 'i'];
const NO_ACTION = /^(?:-|\d+|)$/;
/** `bash -lc '\u2026'`: a shell that is given its commands as one text. One that reads a file or its input is like others. */
function shell({ name, words, isOpen }) {
    const { options, next, isUnderstood } = readOptions(words, 1, shells_OPTIONS);
    if (!hasOption(options, ['c']))
        return undefined;
    // `+o` and `+x` are options as well.
    let at = next;
    let isMore = !isUnderstood || hasOption(options, READING);
    for (; words[at]?.text.startsWith('+'); at++) {
        isMore = true;
        if (/[oO]$/.test(words[at]?.text ?? ''))
            at++;
    }
    const text = words[at];
    if (text === undefined)
        return isOpen ? MADE : undefined;
    if (!text.isKnown || text.text.startsWith('-'))
        return MADE;
    return {
        allowedBy: isMore ? 'both' : 'either',
        starts: [{ what: { text }, inside: `${name} -c`, shell: 'own', isOpen: false }],
    };
}
/** `eval`: what it is given, as commands of the same shell. */
function evaluate({ words, isOpen }) {
    const args = words.slice(words[1]?.text === '--' ? 2 : 1);
    const text = joinedWord(args);
    if (!text.isKnown || isOpen)
        return MADE;
    if (args.length === 0)
        return undefined;
    return { allowedBy: 'either', starts: [{ what: { text }, inside: 'eval', shell: 'same', isOpen: false }] };
}
/** `source`: a file, which has to be known. */
function source({ words, isOpen }) {
    return isOpen || words.some((word) => !word.isKnown) ? MADE : undefined;
}
/** `trap`: commands that run at some other time, wherever the shell is then. */
function trap({ words }) {
    const { options, next } = readOptions(words, 1, optionsOf('lpP'));
    const action = words[next];
    if (action === undefined || options.length > 0)
        return undefined;
    if (!action.isKnown)
        return MADE;
    if (NO_ACTION.test(action.text))
        return undefined;
    return {
        allowedBy: 'either',
        starts: [{ what: textOf(action, false), inside: 'trap', shell: 'elsewhere', isOpen: false }],
    };
}
/** `alias`: each value is how a command begins that runs at some other time, wherever the shell is then. */
function alias({ words }) {
    const starts = words.slice(1).flatMap(({ text, isKnown }) => {
        const equals = text.indexOf('=');
        if (equals < 1)
            return [];
        const value = { text: text.slice(equals + 1), isKnown };
        return [{ what: { text: value }, inside: 'alias', shell: 'elsewhere', isOpen: true }];
    });
    return starts.length === 0 ? undefined : { allowedBy: 'both', starts };
}
/** Commands of the shell that run text. They are known by their bare name alone. */
const TEXT_BUILTINS = [
    ['.', source],
    ['alias', alias],
    ['eval', evaluate],
    ['source', source],
    ['trap', trap],
];
const SHELLS = [
    'ash',
    'bash',
    'dash',
    'ksh',
    'mksh',
    'sh',
    'zsh',
].map((name) => [name, shell]);
//# sourceMappingURL=shells.js.map
// EXTERNAL MODULE: ./node_modules/unbash/dist/parser.js + 16 modules
var parser = __webpack_require__(8989);
;// CONCATENATED MODULE: ./build/commonjs/src/shell/subscripts.js


/** A variable with a subscript in which a command stands: `a[$(x)]`, also as the value of another. */
const RUNNING = /^(?:[A-Za-z_]\w*\+?=)?[A-Za-z_]\w*\[.*?(?:\$\(|`)/s;
/**
 * Whether a word that is known is text of which bash runs a part where it takes that for a variable or for arithmetic:
 * quotes do not keep it from that.
 */
function runsSubscript({ text, isKnown }) {
    return isKnown && RUNNING.test(text);
}
/** Whether there is such a word in an expression. */
function hasRunningSubscript(root) {
    const waiting = [root];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
        if (node.type === 'Word' && runsSubscript({ text: node.value, isKnown: true }))
            return true;
        (0,parser/* forEachChild */.dK)(node, (child) => waiting.push(child));
    }
    return false;
}
/** Commands of the shell that take words for names of variables or for arithmetic. */
const NAMING_BUILTINS = [
    '[',
    'declare',
    'export',
    'let',
    'local',
    'mapfile',
    'printf',
    'read',
    'readarray',
    'readonly',
    'set',
    'test',
    'typeset',
    'unset',
    'wait',
].map((name) => [name, ({ words }) => (words.some(runsSubscript) ? MADE : undefined)]);
//# sourceMappingURL=subscripts.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/wrappers.js


/** Commands of the shell itself that only pass on what they are given. They are known by their bare name alone. */
const SHELL_WRAPPERS = [
    ['builtin', wrapper({ shell: 'same' })],
    ['command', wrapper({ options: optionsOf('pvV'), silent: ['v', 'V'], shell: 'same' })],
    ['exec', wrapper({ options: optionsOf('cla:') })],
    ['nocorrect', wrapper({ shell: 'same' })],
    ['noglob', wrapper({ shell: 'same' })],
];
/** Programs that run another as it stands, as the same user on the same machine. */
const WRAPPERS = [
    ['busybox', wrapper({})],
    [
        'ionice',
        wrapper({
            options: optionsOf('c:n:p:P:u:thV', 'class= classdata= pid= pgid= uid= ignore help version'),
            silent: ['p', 'P', 'u', 'pid', 'pgid', 'uid'],
        }),
    ],
    ['nice', wrapper({ options: optionsOf('n:0123456789', 'adjustment= help version') })],
    ['nohup', wrapper({ options: optionsOf('', 'help version') })],
    ['setsid', wrapper({ options: optionsOf('cfwhV', 'ctty fork wait help version') })],
    ['stdbuf', wrapper({ options: optionsOf('i:o:e:', 'input= output= error= help version') })],
    [
        'time',
        wrapper({
            options: optionsOf('pvalhqVf:o:', 'portability verbose append quiet format= output= help version'),
            doing: ['o', 'output'],
        }),
    ],
    [
        'timeout',
        wrapper({
            options: optionsOf('vfpk:s:', 'foreground preserve-status verbose kill-after= signal= help version'),
            operands: 1,
        }),
    ],
    ['caffeinate', wrapper({ allowedBy: 'both', options: optionsOf('dimsut:w:') })],
    [
        'chrt',
        wrapper({
            allowedBy: 'both',
            options: optionsOf('abdfiormRhvVp:T:P:D:', 'all-tasks batch deadline fifo idle other rr max reset-on-fork verbose pid= sched-runtime= sched-period= sched-deadline= help version'),
            operands: 1,
            silent: ['p', 'pid', 'm', 'max'],
        }),
    ],
    ['chronic', wrapper({ allowedBy: 'both', options: optionsOf('ve') })],
    [
        'ltrace',
        wrapper({
            allowedBy: 'both',
            options: optionsOf('a:A:e:F:l:n:o:p:s:u:w:x:X:bcCfhiLrStTV', 'align= config= demangle indent= library= output= where='),
        }),
    ],
    [
        'numactl',
        wrapper({
            allowedBy: 'both',
            options: optionsOf('abHlsC:i:m:N:p:P:w:', 'all balancing hardware localalloc show physcpubind= interleave= membind= cpunodebind= preferred= preferred-many= weighted-interleave='),
        }),
    ],
    [
        'prlimit',
        wrapper({
            allowedBy: 'both',
            options: optionsOf('hVo:p:c::d::e::f::i::l::m::n::q::r::s::t::u::v::x::y::', 'help version noheadings raw verbose output= pid= core? data? nice? fsize? sigpending? memlock? rss? nofile? msgqueue? rtprio? stack? cpu? nproc? as? locks? rttime?'),
            silent: ['p', 'pid'],
        }),
    ],
    [
        'strace',
        wrapper({
            allowedBy: 'both',
            options: optionsOf('a:b:e:E:I:o:O:p:P:s:S:u:U:X:cCdDfFhiknNqrtTvVwxyYzZA', 'attach= columns= debug decode-fds? decode-pids? env= follow-forks output= output-append-mode output-separately path= quiet? relative-timestamps? signal= stack-trace? status= string-limit= summary summary-only syscall-times? timestamps? trace= user= verbose= version help'),
        }),
    ],
    [
        'taskset',
        wrapper({ allowedBy: 'both', options: optionsOf('acphV', 'all-tasks pid cpu-list help version'), operands: 1 }),
    ],
    ['unbuffer', wrapper({ allowedBy: 'both', options: optionsOf('p') })],
    ['winpty', wrapper({ allowedBy: 'both' })],
];
/** Programs that run another as somebody else or with another view of the machine. */
const STRANGE_WRAPPERS = [
    [
        'chroot',
        wrapper({
            allowedBy: 'itself',
            options: optionsOf('u:g:G:n', 'groups= userspec= skip-chdir help version'),
            operands: 1,
            shell: 'elsewhere',
        }),
    ],
    ['doas', wrapper({ allowedBy: 'itself', options: optionsOf('Lnsa:C:u:') })],
    [
        'nsenter',
        wrapper({
            allowedBy: 'itself',
            options: optionsOf('at:m::u::i::n::p::C::U::T::N:S:G:r::w::W:FZehV', 'all target= mount? uts? ipc? net? pid? cgroup? user? time? net-socket= setuid= setgid= root? wd? wdns= no-fork follow-context env keep-caps preserve-credentials join-cgroup user-parent help version'),
            shell: 'elsewhere',
        }),
    ],
    [
        'pkexec',
        wrapper({
            allowedBy: 'itself',
            options: optionsOf('u:', 'user= disable-internal-agent keep-cwd help version'),
            shell: 'elsewhere',
        }),
    ],
    [
        'sudo',
        wrapper({
            allowedBy: 'itself',
            options: optionsOf('ABbEeHiKklNnPSsVvC:D:a:c:g:h:p:R:r:T:t:U:u:', 'askpass background bell edit help login list no-update non-interactive preserve-env? preserve-groups remove-timestamp reset-timestamp set-home shell stdin validate version close-from= chdir= group= host= prompt= chroot= role= command-timeout= type= other-user= user= auth-type= login-class='),
            silent: ['e', 'edit', 'K', 'remove-timestamp', 'l', 'list', 'V', 'version', 'v', 'validate'],
            moving: ['i', 'login', 'R', 'chroot'],
            folder: ['D', 'chdir'],
            takesAssignments: true,
        }),
    ],
    [
        'systemd-run',
        wrapper({
            allowedBy: 'itself',
            options: {
                ...optionsOf('SdGqrtPu:p:E:M:H:', 'user system scope shell same-dir collect quiet remain-after-exit send-sighup pty pipe wait no-block no-ask-password slice-inherit help version'),
                otherLongs: 'value',
            },
            shell: 'elsewhere',
        }),
    ],
    [
        'unshare',
        wrapper({
            allowedBy: 'itself',
            options: optionsOf('mnpuiUCTfrchVR:w:S:G:l:', 'mount? net? pid? uts? ipc? user? cgroup? time? fork map-root-user map-current-user map-auto map-user= map-users= map-group= map-groups= owner= kill-child? mount-proc? mount-binfmt? propagation= setgroups= root= wd= setuid= setgid= monotonic= boottime= keep-caps load-interp= help version'),
            moving: ['R', 'root'],
            folder: ['w', 'wd'],
        }),
    ],
];
//# sourceMappingURL=wrappers.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/unwrap.js








const OF_THE_SHELL = new Map([...SHELL_WRAPPERS, ...TEXT_BUILTINS, ...NAMING_BUILTINS]);
const PROGRAMS = new Map([
    ...WRAPPERS,
    ...STRANGE_WRAPPERS,
    ...SHELLS,
    ...REPEATERS,
    ...ELSEWHERE,
    ...RUNNERS,
    ['env', env],
]);
/** Where the programs of a system are. A program of the same name elsewhere may be anything. */
const SYSTEM_FOLDER = /^(?:\/usr|\/usr\/local|\/opt\/homebrew|\/run\/current-system\/sw)?\/s?bin\/[^/]+$/;
/**
 * What a command starts in turn, as far as its program is known to start others.
 *
 * @param words the program and its arguments
 * @param isOpen whether it is given more arguments when it runs
 * @returns undefined for a program like all others
 */
function unwrap(words, isOpen) {
    const program = words[0];
    if (!program?.isKnown)
        return undefined;
    const { text } = program;
    const ofTheShell = OF_THE_SHELL.get(text);
    if (ofTheShell !== undefined)
        return ofTheShell({ name: text, words, isOpen });
    const name = programName(text);
    const found = PROGRAMS.get(name)?.({ name, words, isOpen });
    if (found === undefined || 'fault' in found || found.allowedBy !== 'either')
        return found;
    return name === text || SYSTEM_FOLDER.test(text) ? found : { ...found, allowedBy: 'both' };
}
//# sourceMappingURL=unwrap.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/programs.js




const NOTHING = [];
/** Makes parts of programs and of what they start, and applies to the shell what they do to it. */
class Programs {
    #limits;
    #read;
    constructor(limits, read) {
        this.#limits = limits;
        this.#read = read;
    }
    /** A program with all that it starts; undefined once the line has a fault. */
    part(words, { names, redirects, shell, place }) {
        if (!this.#limits.program(place.depth))
            return undefined;
        const { inside, isOpen } = place;
        const assignments = union(shell.names, names);
        const { folders } = shell;
        const found = unwrap(words, isOpen);
        applyProgram(words, shell);
        if (shell.isOverfull || isOverfull(assignments))
            this.#limits.fail('a command that changes too much');
        let starts = NOTHING;
        let allowedBy = 'itself';
        if (found !== undefined) {
            if ('fault' in found) {
                this.#limits.fail(found.fault);
                return undefined;
            }
            starts = found.starts.flatMap((start) => this.#start(start, { names, redirects: NOTHING, shell, place }));
            allowedBy = found.allowedBy;
        }
        // Written out once: most parts are made here, and a copy of another object costs more than all the rest.
        return { words, assignments, redirects, inside, folders, isOpen, starts, allowedBy };
    }
    #start(start, { names, redirects, shell: outer, place: around }) {
        const shell = start.shell === 'same' ? outer : outer.child();
        if (start.shell === 'elsewhere')
            shell.lose();
        if (start.folder !== undefined)
            shell.enter(start.folder);
        const place = deeper(around, start.inside, start.isOpen);
        const set = union(names, start.assignments ?? NOTHING);
        if ('words' in start.what)
            return some(this.part(start.what.words, { names: set, redirects, shell, place }));
        const { text } = start.what;
        // Where the text is not known, neither is the program.
        if (!text.isKnown)
            return some(this.part([text], { names: set, redirects, shell, place }));
        shell.set(set);
        return this.#read(text.text, shell, place);
    }
}
/** What a program does to the shell that runs it: a function that was defined there, or one of the shell's own. */
function applyProgram(words, shell) {
    const program = words[0];
    if (!program?.isKnown)
        return;
    const effect = shell.functions.get(program.text);
    if (effect === undefined) {
        applyBuiltin(words, shell);
    }
    else {
        shell.set(effect.names);
        // `command cd` passes by a function of that name.
        if (effect.changesFolder || changesFolder(program.text))
            shell.lose();
    }
}
function some(part) {
    return part === undefined ? NOTHING : [part];
}
//# sourceMappingURL=programs.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/redirects.js

const DESCRIPTOR = /^(?:\d+-?|-)$/;
const NO_FILE = /^\/dev\/(?:null|tty|stdin|stdout|stderr|fd\/\d+)$/;
/** Whether a path is of a device that holds nothing, or of what a program has open already. */
function isNoFile(path) {
    return NO_FILE.test(path);
}
/** The files among redirections: descriptors, here-documents and devices that hold nothing are none. */
function redirectsOf(redirections) {
    const redirects = [];
    for (const redirection of redirections) {
        // Of `<&` only a descriptor can follow.
        if (redirection.type !== 'Redirect' || redirection.target === undefined || redirection.operator === '<&')
            continue;
        const target = quickWordOf(redirection.target);
        if (target.isKnown && isNoFile(target.text))
            continue;
        if (redirection.operator === '>&' && target.isKnown && DESCRIPTOR.test(target.text))
            continue;
        if (redirection.operator.startsWith('<'))
            redirects.push({ target, access: 'read' });
        if (redirection.operator !== '<')
            redirects.push({ target, access: 'write' });
    }
    return redirects;
}
//# sourceMappingURL=redirects.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/substitutions.js

const COMMANDS = /[$`]|[<>]\(/;
/** A variable that arithmetic gives a value: `x = 1`, `x += 1`, `x++`, `++x`. */
const ASSIGNED = /(?<!\w)([A-Za-z_]\w*)\s*(?:(?:[*/%+&^|-]|<<|>>)?=(?!=)|\+\+|--)|(?:\+\+|--)\s*([A-Za-z_]\w*)/g;
/** Whether there could be a substitution in it: quick, and never wrong when it says no. */
function mayHold({ text }) {
    return COMMANDS.test(text);
}
/** Whether the shell runs anything to make out what it is. */
function needsExpansion(item) {
    if (item.type === 'HereDoc')
        return !item.delimiter?.quoted;
    if (item.type === 'Word' || item.type === 'Assignment')
        return mayHold(item);
    return item.target !== undefined && mayHold(item.target);
}
/** All that is expanded in words, assignments, redirections and expressions, in the order of the text. */
function expansionOf(nodes) {
    const finder = new Finder();
    for (const node of nodes)
        finder.search(node, []);
    return finder;
}
class Finder {
    substitutions = [];
    names = [];
    isDark = false;
    /** Expressions may be deep, so that this keeps its own stack. */
    search(root, inside) {
        const waiting = [root];
        for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
            if (node.type === 'HereDoc' && inside.length === 0) {
                this.search(node, ['here-document']);
            }
            else if (!this.#sees(node, inside)) {
                const first = waiting.length;
                (0,parser/* forEachChild */.dK)(node, (child) => waiting.push(child));
                reverse(waiting, first);
            }
        }
    }
    /** @returns whether it need not be looked into */
    #sees(node, inside) {
        switch (node.type) {
            case 'CommandExpansion':
            case 'ArithmeticCommandExpansion':
                this.isDark ||= !isClosed(node.text);
                this.substitutions.push({
                    script: node.script,
                    inside: [...inside, '$(\u2026)'],
                    isSameShell: node.text.startsWith('${'),
                });
                return true;
            case 'ProcessSubstitution':
                this.substitutions.push({
                    script: node.script,
                    inside: [...inside, `${node.operator}(\u2026)`],
                    isSameShell: false,
                });
                return true;
            case 'ArithmeticExpansion':
                this.isDark ||= node.expression === undefined && mayHold({ text: node.text.slice(1) });
                this.#assigns(node.text);
                return false;
            case 'ArithmeticCommand':
                this.isDark ||= node.expression === undefined && mayHold({ text: node.body });
                this.#assigns(node.body);
                return false;
            case 'ParameterExpansion':
                if (node.operation?.type === 'Default' && node.operation.operator.endsWith('='))
                    this.names.push(node.parameter);
                return false;
            case 'Transform':
                // `${x@P}` runs the commands in the value of x.
                this.isDark ||= node.operand.value === 'P';
                return false;
            case 'Unknown':
                this.isDark = true;
                return true;
            default:
                return false;
        }
    }
    #assigns(expression) {
        for (const [, before, behind] of expression.matchAll(ASSIGNED))
            this.names.push(before ?? behind ?? '');
    }
}
function reverse(nodes, first) {
    if (nodes.length - first < 2)
        return;
    nodes.push(...nodes.splice(first).reverse());
}
/** Whether a substitution ends; in a here-document the parser takes one that does not, and bash looks further. */
function isClosed(text) {
    if (text.startsWith('`'))
        return text.length > 1 && text.endsWith('`');
    return text.endsWith(text.startsWith('${') ? '}' : ')');
}
//# sourceMappingURL=substitutions.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/syntax.js

/**
 * The syntax tree of a text; undefined when it is too deep. The parser counts how deep it is in most of what can be
 * nested, but not in all, as in `coproc coproc \u2026`: there the stack ends it.
 */
function syntaxOf(text) {
    try {
        return (0,parser/* parse */.qg)(text);
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        return undefined;
    }
}
//# sourceMappingURL=syntax.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/walker.js











const NO_NAMES = [];
const NO_REDIRECTIONS = [];
/**
 * Walks through what the parser made of a text and collects the programs, each before those in its words. What happens
 * for certain, one after another, changes the shell that it happens in; after what may have happened or not, nobody
 * knows the folder any more.
 */
class Walker {
    #limits = new Limits();
    #programs = new Programs(this.#limits, (text, shell, place) => this.#text(text, shell, place));
    /** Where parts go: those of the text that is walked through now. */
    #parts = [];
    /** How many nodes the one that is walked through now is in. */
    #depth = 0;
    text(text) {
        const parts = this.#text(text, new Shell(), OUTSIDE);
        return this.#commandLine(parts);
    }
    words(words) {
        const length = words.reduce((sum, word) => sum + word.text.length + 1, 0);
        if (words.length > 0 && this.#limits.text(length, 0))
            this.#program(words, NO_NAMES, [], new Shell(), OUTSIDE);
        return this.#commandLine(this.#parts);
    }
    #commandLine(parts) {
        const { fault } = this.#limits;
        return fault === undefined ? { parts } : { fault };
    }
    #text(text, shell, place) {
        if (!this.#limits.text(text.length, place.depth))
            return [];
        const outer = this.#parts;
        this.#parts = [];
        const script = syntaxOf(text);
        if (script === undefined)
            this.#limits.nodes(Number.POSITIVE_INFINITY);
        else
            this.#script(script, shell, place);
        const parts = this.#parts;
        this.#parts = outer;
        return parts;
    }
    #script(script, shell, place) {
        if (script === undefined || (script.errors !== undefined && script.errors.length > 0)) {
            this.#limits.fail('a command that does not parse as shell');
        }
        else {
            this.#list(script, shell, place);
        }
    }
    #list({ commands }, shell, place) {
        for (const { command, background } of commands) {
            if (this.#limits.fault !== undefined)
                return;
            this.#node(command, background ? shell.copy() : shell, place);
        }
    }
    #node(node, shell, place) {
        if (!this.#limits.nodes(++this.#depth))
            return;
        this.#walk(node, shell, place);
        this.#depth--;
    }
    #walk(node, shell, place) {
        switch (node.type) {
            case 'Command':
                this.#command(node, shell, place);
                break;
            case 'AndOr':
                this.#andOr(node, shell, place);
                break;
            case 'Pipeline':
                this.#pipeline(node, shell, place);
                break;
            case 'BraceGroup':
                this.#list(node.body, shell, place);
                break;
            case 'CompoundList':
                this.#list(node, shell, place);
                break;
            case 'Subshell':
                this.#list(node.body, shell.copy(), within(place, '(\u2026)'));
                break;
            case 'Redirected':
                this.#redirected(node, shell, place);
                break;
            case 'If':
                this.#if(node, shell, place);
                break;
            case 'Case':
                this.#case(node, shell, place);
                break;
            case 'Function':
                this.#function(node, shell, place);
                break;
            case 'Coproc':
                this.#node(node.body, shell.copy(), within(place, 'coproc'));
                break;
            case 'TestCommand':
                if (hasRunningSubscript(node))
                    this.#limits.fail(MADE.fault);
                this.#expand([node], shell, place);
                break;
            case 'ArithmeticCommand':
                this.#expand([node], shell, place);
                break;
            default:
                this.#loop(node, shell, place);
                break;
        }
    }
    #command(node, shell, place) {
        const { name, prefix, suffix } = node;
        const words = [];
        // Words without substitutions, which most are, are not looked into.
        const expanded = [];
        const names = [];
        for (const item of prefix) {
            if (item.type === 'Assignment') {
                names.push(item.name);
                if (item.text.includes('[') && runsSubscript(assignmentWordOf(item)))
                    this.#limits.fail(MADE.fault);
            }
            if (needsExpansion(item))
                expanded.push(item);
        }
        if (name !== undefined) {
            words.push(quickWordOf(name));
            if (mayHold(name))
                expanded.push(name);
        }
        for (const item of suffix) {
            if (item.type === 'Word')
                words.push(quickWordOf(item));
            else if (item.type === 'Assignment')
                words.push(assignmentWordOf(item));
            if (needsExpansion(item))
                expanded.push(item);
        }
        const redirects = prefix.length + suffix.length < words.length ? NO_REDIRECTIONS : node.redirects;
        const before = expanded.length === 0 ? shell : shell.copy();
        this.#program(words, names, redirects, shell, place);
        if (expanded.length > 0)
            this.#expand(expanded, before, place, shell);
    }
    /** A program, or redirections alone. Assignments alone stay in the shell. */
    #program(words, names, redirections, shell, place) {
        const redirects = redirections.length === 0 ? [] : redirectsOf(redirections);
        if (words.length > 0 || redirects.length > 0) {
            const part = this.#programs.part(words, { names, redirects, shell, place });
            if (part !== undefined)
                this.#parts.push(part);
        }
        if (words.length === 0)
            shell.set(names);
    }
    /** What is substituted runs in shells of its own, but for what `${ \u2026; }` and `${x:=\u2026}` do to this one. */
    #expand(nodes, before, place, shell = before) {
        const { substitutions, names, isDark } = expansionOf(nodes);
        if (isDark)
            this.#limits.fail(MADE.fault);
        for (const substitution of substitutions)
            this.#substitution(substitution, before, place, shell);
        shell.set(names);
    }
    #substitution({ script, inside, isSameShell }, before, { inside: around, depth, isOpen }, shell) {
        const place = { inside: [...around, ...inside], depth: depth + 1, isOpen };
        if (!this.#limits.text(0, place.depth))
            return;
        const own = before.copy();
        this.#script(script, own, place);
        if (isSameShell && own.folders !== before.folders)
            shell.lose();
        if (isSameShell)
            shell.set(own.names);
    }
    /**
     * What is behind `&&` is taken to have happened, unless a condition is before it. What is behind `cd \u2026 ||` happens
     * where the shell was before, and leaves its folder in doubt unless it leaves the shell.
     */
    #andOr({ commands, operators }, shell, place) {
        const start = shell.copy();
        let certain;
        for (const [index, command] of commands.entries()) {
            if (index === 0 || operators[index - 1] === '&&') {
                this.#node(command, shell, place);
            }
            else {
                const other = shell.copy();
                if (index === 1 && isFolderChange(commands[0]))
                    other.folders = start.folders;
                else if (other.folders !== start.folders)
                    other.lose();
                this.#node(command, other, place);
                if (!leaves(command))
                    shell.join(start, other);
            }
            if (isCondition(command))
                certain ??= shell.copy();
        }
        if (certain !== undefined)
            shell.join(certain, certain);
    }
    /** Of several each has a shell of its own. What follows `! cd \u2026` happens where that failed, or did not. */
    #pipeline({ prefixes, commands }, shell, place) {
        const { folders } = shell;
        for (const command of commands)
            this.#node(command, commands.length === 1 ? shell : shell.copy(), place);
        if (folders !== shell.folders && prefixes.some(({ type }) => type === 'Negation'))
            shell.lose();
    }
    /** Files are opened before what they are opened for. */
    #redirected({ command, redirects }, shell, place) {
        const before = shell.copy();
        this.#node(command, shell, place);
        this.#program([], NO_NAMES, redirects, before, place);
        this.#expand(redirects, before, place, shell);
    }
    /** Where a condition that changes the folder does not hold, nobody knows whether it did. */
    #if({ clause, then, elif, else: last }, shell, place) {
        const before = shell.copy();
        this.#list(clause, shell, place);
        const start = shell.copy();
        const failed = shell.copy();
        if (failed.folders !== before.folders)
            failed.lose();
        this.#way(then, shell.copy(), start, shell, place);
        for (const branch of elif) {
            this.#list(branch.clause, failed, place);
            if (failed.folders !== start.folders)
                failed.lose();
            this.#way(branch.then, failed.copy(), start, shell, place);
        }
        if (last !== undefined)
            this.#way(last, failed.copy(), start, shell, place);
        shell.join(start, failed);
    }
    #case({ word, items }, shell, place) {
        this.#expand([word, ...items.flatMap((item) => item.pattern)], shell, place);
        const start = shell.copy();
        let fallsThrough = false;
        for (const { body, terminator } of items) {
            this.#way(body, (fallsThrough ? shell : start).copy(), start, shell, place);
            fallsThrough = terminator === ';&' || terminator === ';;&';
        }
    }
    /** What may happen, in a shell of its own, and after it the shell goes on. */
    #way(list, other, start, shell, place) {
        this.#list(list, other, place);
        shell.join(start, other);
    }
    /** What a body changes it finds changed when it comes round again: then it is walked through once more. */
    #loop(node, shell, place) {
        this.#expand(headOf(node), shell, place);
        if (node.type === 'For' || node.type === 'Select')
            shell.set([node.name.value]);
        const start = shell.copy();
        const first = this.#parts.length;
        this.#round(node, shell, place);
        if (shell.folders === start.folders && shell.names === start.names)
            return;
        this.#parts.length = first;
        shell.join(start, start);
        this.#round(node, shell.copy(), place);
    }
    #round(node, shell, place) {
        if (node.type === 'While') {
            const { folders } = shell;
            this.#list(node.clause, shell, place);
            if (node.kind === 'until' && shell.folders !== folders)
                shell.lose();
        }
        this.#list(node.body, shell, place);
    }
    /** Where a body runs depends on who calls the function, and what is set then is told at the call. */
    #function({ name, body }, shell, place) {
        const inner = shell.copy();
        inner.lose();
        const before = inner.copy();
        this.#node(body, inner, within(place, 'function'));
        shell.define(quickWordOf(name).text, {
            changesFolder: inner.folders !== before.folders,
            names: inner.names,
        });
    }
}
//# sourceMappingURL=walker.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/parse.js

/**
 * Takes a command line of bash, sh or zsh apart. What a shell finds out only when it runs is not known here: then a word
 * says so, or the whole line has a fault.
 *
 * @param text what a shell is given, of one line or many
 */
function parseCommandLine(text) {
    return new Walker().text(text);
}
/**
 * The same for a command that is given as words, without a shell in between: each is known, and nothing is expanded.
 *
 * @param words the program and its arguments
 */
function commandLineOf(words) {
    return new Walker().words(words.map((text) => ({ text, isKnown: true })));
}
//# sourceMappingURL=parse.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/path.js
/** `C:`, also as VS Code writes it, `/C:`. */
const DRIVE = /^\/?([A-Za-z]):(?=[\\/]|$)/;
/** `\\?\` and `\\.\`, which Windows puts before a path that it takes as it is. */
const VERBATIM = /^\\\\[?.]\\(?:(UNC)\\|(?=[A-Za-z]:))/i;
/** What a relative path must not begin with, or it would be read as another one. */
const ANCHORED = /^(?:~(?:[\\/]|$)|[A-Za-z]:(?:[\\/]|$)|\\)/;
/** A folder as it comes out, and a path below one, as most are: there is nothing to do but to put them together. */
const NORMAL = /^(?:\/[\w@+-][\w@.+-]+)+$/;
const NORMAL_BELOW = /^[\w@+-][\w@.+-]*(?:\/[\w@+-][\w@.+-]*)*$/;
/**
 * A path in the one form in which paths are compared, made of its text alone: no link is followed, and upper and lower
 * case differ.
 *
 * It has `/` between its parts, no `.`, no `//`, nothing at its end, and is NFC. An absolute path has no `..`, since
 * there is nothing above `/`; one below `~` and one that stays relative begin with as many as lead out of them, so that
 * it shows. A drive is a folder of the root: `C:\x`, `C:/x` and `/c/x` are `/c/x`. A share is one too: `\\host\share`
 * is `/host/share`. A URL of a file is its path.
 *
 * `\` is between parts in a path that Windows knows: one with a drive, one that begins with `\`, and any where the
 * working directory is such a one. It is also in a path that has no `/`. On other systems a name may hold it, but hardly
 * any does, and to take it for one name would let `..\..\x` lead out of a folder unseen.
 *
 * @param cwd what a relative path is relative to; without it the path stays relative, and one that would read as
 *   something else then begins with `./`, such as that of a folder `~`
 */
function resolvedPath(path, cwd) {
    const base = cwd === undefined || cwd === '' ? undefined : cwd;
    if (base !== undefined && NORMAL.test(base) && NORMAL_BELOW.test(path))
        return `${base}/${path}`;
    const isWindows = base !== undefined && isOfWindows(composed(base));
    const from = base === undefined ? undefined : resolvedPath(base, undefined);
    const place = placeOf(anchored(separated(plain(path), isWindows), isWindows ? from : undefined));
    if (place.root !== '' || from === undefined)
        return path_textOf(place.root, climbed(place), isWindows);
    const folder = placeOf(from);
    const segments = [...folder.segments, ...place.segments];
    return path_textOf(folder.root, climbed({ root: folder.root, segments }), isWindows);
}
function isOfWindows(path) {
    return path.startsWith('\\') || DRIVE.test(path);
}
/** The text of a path, if it is a URL of one. */
function plain(path) {
    const text = composed(path);
    if (!/^file:\/\//i.test(text))
        return text;
    const rest = text.slice('file://'.length).replace(/[?#].*$/s, '');
    const local = rest.replace(/^localhost(?=\/)/i, '');
    return composed(decoded(local.startsWith('/') || DRIVE.test(local) ? local : `/${local}`));
}
/** In NFC, part by part. So many marks on one letter are no name, and would take quadratic time to be put in order. */
function composed(path) {
    if (!/[^\0-\x7f]/.test(path))
        return path;
    return path.replace(/[^/\\]+/g, (part) => (/\p{M}{31}/u.test(part) ? part : part.normalize('NFC')));
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        // It is no URL after all, so it says what it says.
        return text;
    }
}
function separated(path, isWindows) {
    const text = path.replace(VERBATIM, (_all, share) => (share === undefined ? '' : '\\\\'));
    const isSeparator = isWindows || isOfWindows(text) || text.startsWith('~\\') || !text.includes('/');
    return isSeparator ? text.replaceAll('\\', '/') : text;
}
/** With its drive, where that is that of a working directory of Windows. */
function anchored(path, from) {
    const text = path.replace(DRIVE, (_all, drive) => `/${drive.toLowerCase()}`);
    const relative = from === undefined ? null : /^([A-Za-z]):(?=.)/s.exec(text);
    if (relative === null || from === undefined)
        return text;
    // `C:x` is in the working directory of that drive, which is known of one drive alone.
    const drive = `/${relative[1]?.toLowerCase()}`;
    const isOwn = from === drive || from.startsWith(`${drive}/`);
    return isOwn ? text.slice(2) : `${drive}/${text.slice(2)}`;
}
function placeOf(path) {
    const segments = path.split('/');
    if (segments[0] === '' && segments.length > 1)
        return { root: '/', segments };
    if (segments[0] === '~')
        return { root: '~', segments: segments.slice(1) };
    return { root: '', segments };
}
function climbed({ root, segments }) {
    const kept = [];
    for (const segment of segments) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            kept.push(segment);
        else if (kept.length > 0 && kept.at(-1) !== '..')
            kept.pop();
        else if (root !== '/')
            kept.push('..');
    }
    return kept;
}
function path_textOf(root, segments, isWindows) {
    const text = segments.join('/');
    if (root === '~')
        return text === '' ? '~' : `~/${text}`;
    // A drive that `..` led back to.
    if (root === '/' && DRIVE.test(text))
        return resolvedPath(text, undefined);
    if (root === '/')
        return `/${isWindows ? text.replace(/^[A-Z](?=\/|$)/, (drive) => drive.toLowerCase()) : text}`;
    const isMisread = ANCHORED.test(text) || (text.includes('\\') && !text.includes('/'));
    return isMisread ? `./${text}` : text === '' ? '.' : text;
}
//# sourceMappingURL=path.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/arguments.js



/** The argument that the first pointer leads to where there is one. Null is none. */
function argumentAt(call, pointers) {
    for (const pointer of pointers ?? []) {
        const value = (0,json_pointer/* valueAt */.fK)(call.args, pointer);
        if (value !== undefined && !value.isNull)
            return value;
    }
    return undefined;
}
/**
 * The command that a call runs.
 *
 * An argument that holds neither a text nor an array of texts is a fault, and so is a command of PowerShell, whose
 * language is not read.
 *
 * @returns undefined where the tool runs none, or is given none
 */
function commandOf(call, tool) {
    const command = argumentAt(call, tool.command);
    if (command === undefined)
        return undefined;
    // A list of command lines, where it is so named; otherwise an array is the words of one.
    const isList = command.start === call.args.get('commands')?.start;
    return { line: tool.alias === 'PowerShell' ? UNREAD : lineOf(command, isList), cwd: cwdOf(call, tool) };
}
const UNREAD = { fault: 'a command of PowerShell, which is not read' };
function lineOf(command, isList) {
    const text = command.string();
    if (text !== undefined)
        return parseCommandLine(text);
    const words = textsOf(command);
    if (words === undefined || words.length === 0)
        return { fault: 'a command that is neither a text nor an array of texts' };
    // A shell is given them one after the other.
    return isList ? parseCommandLine(words.join('\n')) : commandLineOf(words);
}
/** The elements of an array, if all are texts. */
function textsOf(array) {
    if (array.kind !== 'array')
        return undefined;
    const texts = [];
    for (const item of array.items()) {
        const text = item.string();
        if (text === undefined)
            return undefined;
        texts.push(text);
    }
    return texts;
}
/** Where a call works: where its tool is told to, or else where the log says; undefined where nobody says. */
function cwdOf(call, tool) {
    const argument = argumentAt(call, tool.cwd);
    if (argument === undefined)
        return call.cwd;
    const text = argument.string();
    return text === undefined ? undefined : resolvedPath(text, call.cwd);
}
/** An address in a text. */
const ADDRESS = /https?:\/\/[^\s"'`<>]+/gi;
/**
 * All that a call fetches: the argument as it stands, each element of an array, or the addresses that stand in a longer
 * text. A text that holds no address is told as it stands.
 */
function urlsOf(call, tool) {
    const argument = argumentAt(call, tool.url);
    if (argument === undefined)
        return [];
    const text = argument.string();
    const texts = text === undefined ? [...argument.items()].map((item) => item.string() ?? '') : [text];
    return texts.flatMap((one) => {
        const trimmed = one.trim();
        return /\s/.test(trimmed) ? (trimmed.match(ADDRESS) ?? [trimmed]) : [trimmed];
    });
}
/** What a call fetches, or the first of it; undefined where that is nothing. */
function urlOf(call, tool) {
    return urlsOf(call, tool)[0];
}
//# sourceMappingURL=arguments.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/heeded.js
/** Variables that say what is run, from where, or with which options, by a shell or by a program that is known to read. */
const HEEDED = /^(?:PATH|CDPATH|HOME|IFS|ENV|PS4|PROMPT_COMMAND|SHELLOPTS|POSIXLY_CORRECT|PAGER|MANPAGER|EDITOR|VISUAL|MAGIC|LOCPATH|NLSPATH|GCONV_PATH|GLIBC_TUNABLES|GREP_OPTIONS|RIPGREP_CONFIG_PATH|(?:BASH|LD_|DYLD_|GIT_|LESS|XDG_|JQ_).*)$/;
/** Whether a variable may make a program that only reads do more, or another one. */
function isHeeded(name) {
    return HEEDED.test(name);
}
//# sourceMappingURL=heeded.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/program.js
/** The folders that hold the programs of a system. */
const SYSTEM = /^(?:\/usr\/local|\/usr|\/opt\/homebrew)?\/s?bin\/(?=[^/]+$)/;
/** The program that a part runs, if it runs one. */
function runOf(part) {
    const [first, ...args] = part.words;
    if (first === undefined)
        return undefined;
    const name = first.text.replace(SYSTEM, '');
    return { name: first.isKnown && !name.includes('/') ? name : undefined, args };
}
const NONE = new Set();
/**
 * Tells options from operands, as most programs do: `-abc`, `-ovalue`, `-o value`, `--long=value`, `--long value`, and
 * `--` before operands alone.
 *
 * A word that is not known before it runs is an operand.
 *
 * @param valued the options that take the next word when no value is written with them
 * @param attached the options whose value, if any, is the rest of their word
 * @param order `first`: all that follows the first operand is an operand
 */
function givenTo(args, valued, attached = NONE, order = 'mixed') {
    const options = [];
    const operands = [];
    for (let at = 0; at < args.length; at++) {
        const word = args[at]; // The loop's bound keeps it inside.
        const { text } = word;
        if (text === '--') {
            for (const operand of args.slice(at + 1))
                operands.push(operand);
            break;
        }
        const isOperand = !/^-./s.test(text);
        if (isOperand && order === 'first') {
            for (const operand of args.slice(at))
                operands.push(operand);
            break;
        }
        if (isOperand)
            operands.push(word);
        else if (text.startsWith('--')) {
            const equals = text.indexOf('=');
            const name = equals < 0 ? text : text.slice(0, equals);
            if (equals >= 0)
                options.push({ name, value: { ...word, text: text.slice(equals + 1) } });
            else
                options.push({ name, value: valued.has(name) ? args[++at] : undefined });
        }
        else {
            for (let k = 1; k < text.length; k++) {
                const name = `-${text[k]}`;
                const rest = text.slice(k + 1);
                const written = rest === '' ? undefined : { ...word, text: rest };
                if (valued.has(name))
                    options.push({ name, value: written ?? args[++at] });
                else
                    options.push({ name, value: attached.has(name) ? written : undefined });
                if (valued.has(name) || attached.has(name))
                    break;
            }
        }
    }
    return { options, operands };
}
//# sourceMappingURL=program.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/braces.js
const RANGE = /^(?:-?\d{1,20}\.\.-?\d{1,20}|[A-Za-z]\.\.[A-Za-z])(?:\.\.-?\d{1,20})?$/;
const LONGEST_RANGE = 70;
/** Braces without a comma or a range, or without an end, mean themselves. */
function bracesOf(text) {
    const braces = new Map();
    const open = [];
    let quote = '';
    for (let at = 0; at < text.length; at++) {
        const char = text[at];
        if (char === '\\' && quote !== "'")
            at++;
        else if (quote !== '')
            quote = char === quote ? '' : quote;
        else if (char === "'" || char === '"')
            quote = char;
        else if (char === '{')
            open.push({ start: at, commas: [] });
        else if (char === ',')
            open.at(-1)?.commas.push(at);
        else if (char === '}') {
            const brace = open.pop();
            if (brace === undefined)
                continue;
            const { start, commas } = brace;
            const isRange = at - start < LONGEST_RANGE && RANGE.test(text.slice(start + 1, at));
            if (commas.length > 0 || isRange)
                braces.set(start, { ends: [...commas, at] });
        }
    }
    return braces;
}
//# sourceMappingURL=braces.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/shell/glob-words.js



/** So many words braces may make of one, and so many characters: more nobody writes for files that matter. */
const MOST_WORDS = 256;
const MOST_TEXT = 1e6;
/** Braces in each other. */
const glob_words_DEEPEST = 20;
const WILD = /[*?[{]/;
/**
 * The words that a shell makes of one, as far as only braces and wildcards are expanded in it: each a glob. Of one that
 * is known, or in which more is expanded, that word alone.
 *
 * A bracket and a quoted wildcard stand as `?`, a range of letters or numbers as `*`: they are something of what those
 * are. Where the braces make too many words, or a pattern is one of those that have to be turned on, it is any file.
 */
function globWords(word) {
    if (word.isKnown || word.isGlob || !WILD.test(word.text))
        return [word];
    return globsOf(word.text)?.map((text) => ({ text, isKnown: false, isGlob: true })) ?? [word];
}
/** The globs that a text is made into as {@link globWords} says; undefined where more is expanded in it. */
function globsOf(text) {
    return new GlobReading(text).globs();
}
/** What is expanded in a way that nobody knows before it runs, or that makes too much. */
class Unread extends Error {
}
/** Reads a word as it stands in a command. */
class GlobReading {
    #text;
    #braces;
    #at = 0;
    /** Where the next `]` or `/` is, once it is looked for. */
    #stop = -1;
    constructor(text) {
        this.#text = text;
        this.#braces = bracesOf(text);
    }
    /** @returns undefined where it is not known what it becomes */
    globs() {
        const text = this.#text;
        if (/[$`]/.test(text) || /^[<>]\(/.test(text) || (text.startsWith('~') && !isHome(text)))
            return undefined;
        try {
            const globs = this.#sequence(text.length, 0);
            // One in quotes is no home.
            const isQuoted = /^["'\\]/.test(text);
            return isQuoted ? globs.map((glob) => (glob.startsWith('~') ? `./${glob}` : glob)) : globs;
        }
        catch (error) {
            if (!(error instanceof Unread))
                throw error;
            return [ANY_FILE];
        }
    }
    #sequence(end, depth) {
        if (depth > glob_words_DEEPEST)
            throw new Unread();
        let made = [''];
        while (this.#at < end) {
            const brace = this.#braces.get(this.#at);
            made = product(made, brace === undefined ? [this.#run(end)] : this.#alternatives(brace.ends, depth));
        }
        return made;
    }
    #alternatives(ends, depth) {
        this.#at++;
        const alternatives = [];
        for (const end of ends) {
            if (ends.length === 1)
                alternatives.push('*');
            else
                for (const one of this.#sequence(end, depth + 1))
                    alternatives.push(one);
            if (alternatives.length > MOST_WORDS)
                throw new Unread();
            this.#at = end + 1;
        }
        return alternatives;
    }
    /** Up to the next brace that is expanded. */
    #run(end) {
        const pieces = [];
        while (this.#at < end && !this.#braces.has(this.#at))
            pieces.push(this.#piece(end));
        return pieces.join('');
    }
    #piece(end) {
        const char = this.#text[this.#at++]; // The callers' bound keeps it inside.
        if (char === '(')
            throw new Unread();
        if (char === '[')
            return this.#bracket(end);
        if (char === '\\')
            return glob_words_literal(this.#text[this.#at++] ?? '');
        if (char !== "'" && char !== '"')
            return char;
        const pieces = [];
        while (this.#at < end) {
            let one = this.#text[this.#at++];
            if (one === char)
                break;
            if (one === '\\' && char === '"' && /["\\]/.test(this.#text[this.#at] ?? ''))
                one = this.#text[this.#at++];
            pieces.push(glob_words_literal(one));
        }
        return pieces.join('');
    }
    /** One that is not closed in its segment means itself. */
    #bracket(end) {
        const text = this.#text;
        // The first one behind the bracket is one of its characters.
        const from = this.#at + (/[!^]/.test(text[this.#at] ?? '') ? 2 : 1);
        if (this.#stop < from) {
            this.#stop = from;
            while (this.#stop < text.length && text[this.#stop] !== ']' && text[this.#stop] !== '/')
                this.#stop++;
        }
        if (this.#stop >= end || text[this.#stop] !== ']')
            return '[';
        this.#at = this.#stop + 1;
        return '?';
    }
}
function glob_words_literal(char) {
    return char === '*' || char === '?' ? '?' : char;
}
function product(firsts, seconds) {
    if (firsts.length * seconds.length > MOST_WORDS)
        throw new Unread();
    const made = firsts.flatMap((first) => seconds.map((second) => first + second));
    if (made.length > 1 && made.reduce((sum, { length }) => sum + length, 0) > MOST_TEXT)
        throw new Unread();
    return made;
}
//# sourceMappingURL=glob-words.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/file-grammar.js

/** Options as they are written, with blanks between. */
const named = (text) => text.split(' ');
/** Whether a program is given one of some options. */
function file_grammar_hasOption({ options }, ...names) {
    return options.some(({ name }) => names.includes(name));
}
/** So many characters the names of all copies together may have. */
const MOST_NAMES = 1e6;
const words = (access) => ({ operands }) => operands.map((word) => ({ word, access }));
const reads = words('read');
const writes = words('write');
/** Each is read and written again. */
const changes = ({ operands }) => operands.flatMap((word) => [
    { word, access: 'read' },
    { word, access: 'write' },
]);
/** The first operand is no file, unless an option stands for it. */
const readsAfterFirst = (...instead) => (given) => reads(file_grammar_hasOption(given, ...instead) ? given : withoutFirst(given));
function withoutFirst(given) {
    return { ...given, operands: given.operands.slice(1) };
}
/** Input and output. */
const readsThenWrites = ({ operands }) => operands.map((word, index) => ({ word, access: index === 1 ? 'write' : 'read' }));
/** To the last operand, or into the folder that it or an option names. */
const copies = (from) => ({ options, operands }) => {
    const folder = options.find(({ name }) => name === '-t' || name === '--target-directory')?.value;
    const sources = folder === undefined ? operands.slice(0, -1) : operands;
    const target = folder ?? operands.at(-1);
    if (target === undefined)
        return [];
    const files = sources.map((word) => ({ word, access: 'read' }));
    if (from === 'write')
        files.push(...sources.map((word) => ({ word, access: 'write' })));
    files.push({ word: target, access: 'write' });
    // A folder that is there already takes each under its own name.
    return [...files, ...inFolder(target, sources.map(nameOf), 'write')];
};
/** Files in a folder, by their names there. */
function inFolder(folder, names, access) {
    // So long a name of a folder is no name of any, and would be held once for each.
    if (folder.text.length * names.length > MOST_NAMES)
        return [{ word: { text: folder.text, isKnown: false }, access }];
    return names.map((name) => {
        const text = `${folder.text}/${name.text}`;
        const isGlob = (folder.isGlob || name.isGlob) && isReadable(folder) && isReadable(name);
        const word = { text, isKnown: folder.isKnown && name.isKnown };
        return { word: isGlob ? { ...word, isGlob } : word, access };
    });
}
function isReadable({ text, isKnown, isGlob }) {
    return isKnown || (isGlob === true && text !== ANY_FILE);
}
/** The last part of a path. */
function nameOf(word) {
    return { ...word, text: word.text.split('/').findLast((part) => part !== '') ?? '' };
}
//# sourceMappingURL=file-grammar.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/archive-grammars.js

const HERE = { text: '.', isKnown: true };
/** The old way, `tar cfz a.tar`, is the same letters with a dash, the one that takes a value behind the others. */
function dashed(args) {
    const [first, ...rest] = args;
    if (first === undefined || !/^[A-Za-z]+$/.test(first.text))
        return args;
    const flags = first.text.replaceAll('f', '');
    return [{ ...first, text: `-${flags}${flags === first.text ? '' : 'f'}` }, ...rest];
}
/** Makes an archive of files, or takes files out of one, in the folder that it is told to be in. */
function archives(given) {
    const archive = lastValue(given, '-f', '--file');
    const folder = lastValue(given, '-C', '--directory');
    const members = (access) => folder === undefined ? given.operands.map((word) => ({ word, access })) : inFolder(folder, given.operands, access);
    const of = (access) => archive === undefined ? [] : [{ word: archive, access }];
    if (file_grammar_hasOption(given, '-c', '-r', '-u', '-A', '--create', '--append', '--update', '--concatenate')) {
        return [...of('write'), ...members('read')];
    }
    if (!file_grammar_hasOption(given, '-x', '--extract', '--get'))
        return of('read');
    return [...of('read'), { word: folder ?? HERE, access: 'write' }, ...members('write')];
}
function lastValue({ options }, ...names) {
    return options.findLast(({ name }) => names.includes(name))?.value;
}
/** The first operand is the archive. */
const zips = (given) => {
    const [archive] = given.operands;
    return archive === undefined ? [] : [{ word: archive, access: 'write' }, ...reads(withoutFirst(given))];
};
const unzips = (given) => {
    const [archive, ...members] = given.operands;
    if (archive === undefined)
        return [];
    const read = { word: archive, access: 'read' };
    if (file_grammar_hasOption(given, '-l', '-p', '-t', '-v', '-z', '-Z'))
        return [read];
    const folder = lastValue(given, '-d') ?? HERE;
    return [read, { word: folder, access: 'write' }, ...inFolder(folder, members, 'write')];
};
/** Puts another file in the place of each, with an ending more or less. */
const compresses = (ending) => (given) => {
    if (file_grammar_hasOption(given, '-c', '-t', '-l', '--stdout', '--to-stdout', '--test', '--list'))
        return reads(given);
    const made = given.operands.map((word) => {
        const { text } = word;
        const other = text.endsWith(ending) ? text.slice(0, -ending.length) : `${text}${ending}`;
        return { word: { ...word, text: other }, access: 'write' };
    });
    return [...changes(given), ...made];
};
const COMPRESSING = named('-S -T --suffix --threads');
/** `patch file changes`; without operands the changes say what it writes. */
const patches = ({ operands }) => {
    const [file, diff] = operands;
    return [
        ...(file === undefined ? [] : changes({ options: [], operands: [file] })),
        ...(diff === undefined ? [] : [{ word: diff, access: 'read' }]),
    ];
};
/** Programs that put files into others and take them out again. */
const ARCHIVE_GRAMMARS = [
    ...named('tar gtar bsdtar').map((name) => [
        name,
        {
            spelled: dashed,
            valued: named('-C -f -b -g -H -K -N -V -F -I --directory --file --exclude --transform --strip-components --owner --group --mode --format'),
            read: named('-T -X --files-from --exclude-from'),
            operands: archives,
        },
    ]),
    ['zip', { valued: named('-b -i -n -P -t -x'), operands: zips }],
    ['unzip', { valued: named('-d -P -x'), operands: unzips }],
    ...[
        ['gzip', '.gz'],
        ['gunzip', '.gz'],
        ['bzip2', '.bz2'],
        ['bunzip2', '.bz2'],
        ['xz', '.xz'],
        ['unxz', '.xz'],
    ].map(([name = '', ending = '']) => [name, { valued: COMPRESSING, operands: compresses(ending) }]),
    ['zstd', { valued: named('-T -M -D'), write: named('-o'), operands: compresses('.zst') }],
    [
        'patch',
        {
            valued: named('-B -D -F -V -Y -d -g -p -z --directory --strip --fuzz --suffix --prefix'),
            read: named('-i --input'),
            write: named('-o -r --output --reject-file'),
            operands: patches,
        },
    ],
    ['gpg', gpg()],
    ['gpg2', gpg()],
];
function gpg() {
    return {
        valued: named('-r -u --recipient --local-user --homedir --passphrase --passphrase-fd --pinentry-mode --keyserver'),
        read: named('--passphrase-file --recipient-file'),
        write: named('-o --output'),
        operands: reads,
    };
}
//# sourceMappingURL=archive-grammars.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/patch.js
const NO_NAME = { fault: 'a patch of a file without a name' };
const HEADER = /^\*\*\* (?:(Add|Update|Delete) File|Move to): (.*)$/;
const HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;
/** What git says of a file before its hunks, and its name where it says one. */
const GIT_NAME = /^(?:rename from|rename to|copy from|copy to) (.*)$/;
const GIT_LINE = /^(?:index |similarity index |dissimilarity index |old mode |new mode |new file mode |deleted file mode |Binary files |\\ No newline)/;
/**
 * The files that a patch writes, deletes or moves, as it names them, each once.
 *
 * It is a patch of `apply_patch`, which begins with `*** Begin Patch`, or a unified diff, also of git. Other text is a
 * fault, and so is a line of a patch that belongs to no file.
 */
function patchedFiles(patch) {
    const lines = patch.split(/\r?\n/);
    const begin = lines.findIndex((line) => line.trim() !== '');
    const isOwn = lines[begin]?.trim() === '*** Begin Patch' || HEADER.test(lines[begin] ?? '');
    const files = isOwn ? ofApplyPatch(lines.slice(begin)) : ofUnifiedDiff(lines);
    if ('fault' in files)
        return files;
    return files.includes('') ? NO_NAME : [...new Set(files)];
}
function ofApplyPatch(lines) {
    const files = [];
    let action;
    for (const [index, line] of lines.entries()) {
        // In a file that is updated a line that begins with a space is one of the file.
        const header = HEADER.exec(action === 'Update' ? line.trimEnd() : line.trim());
        if (header !== null) {
            action = header[1] ?? action;
            files.push((header[2] ?? '').trim());
        }
        else if (line.trim() === '*** End Patch')
            break;
        else if (index > 0 && !isContent(line, action))
            return { fault: 'a patch with a line that belongs to no file' };
    }
    return files;
}
function isContent(line, action) {
    if (line.trim() === '')
        return true;
    if (action === 'Add')
        return line.startsWith('+');
    return action === 'Update' && /^(?:[ +-]|@@|\*\*\* End of File)/.test(line);
}
function ofUnifiedDiff(lines) {
    const files = [];
    let isInFile = false;
    for (let at = 0; at < lines.length; at++) {
        const line = lines[at] ?? '';
        const next = lines[at + 1] ?? '';
        const hunk = HUNK.exec(line);
        const moved = GIT_NAME.exec(line);
        if (line.startsWith('--- ') && next.startsWith('+++ ')) {
            const names = namesOf(nameIn(line), nameIn(next));
            if ('fault' in names)
                return names;
            files.push(...names);
            isInFile = true;
            at++;
        }
        else if (line.startsWith('diff --git ')) {
            const names = gitNames(line.slice('diff --git '.length));
            if ('fault' in names)
                return names;
            files.push(...names);
            isInFile = true;
        }
        else if (isInFile && hunk !== null)
            at = afterHunk(lines, at + 1, hunk) - 1;
        else if (isInFile && moved !== null) {
            const names = namesOf(moved[1] ?? '', '/dev/null');
            if ('fault' in names)
                return names;
            files.push(...names);
        }
        else if (!isInFile || !(line === '' || GIT_LINE.test(line))) {
            if (line.trim() !== '')
                return { fault: 'text that is no patch' };
        }
    }
    return isInFile ? files : { fault: 'text that is no patch' };
}
/** A line of a hunk may look like the head of a file, so its lines are counted. */
function afterHunk(lines, start, hunk) {
    let removed = Number(hunk[1] ?? 1);
    let added = Number(hunk[2] ?? 1);
    let at = start;
    for (; at < lines.length && (removed > 0 || added > 0); at++) {
        const mark = lines[at]?.[0];
        if (mark === '\\')
            continue;
        if (mark !== '+')
            removed--;
        if (mark !== '-')
            added--;
    }
    return at;
}
/** The name behind `--- ` or `+++ `, without a time. */
function nameIn(line) {
    return (line.slice(4).split('\t')[0] ?? '').trimEnd();
}
function namesOf(old, now) {
    if (old.startsWith('"') || now.startsWith('"'))
        return { fault: 'a patch with a quoted name' };
    const isGit = isUnder('a/', old) && isUnder('b/', now);
    const names = [old, now].filter((name) => name !== '/dev/null');
    return isGit ? names.map((name) => name.slice(2)) : names;
}
function isUnder(folder, name) {
    return name.startsWith(folder) || name === '/dev/null';
}
/** `a/x b/x`: where a name has blanks, only the middle says where the first ends. */
function gitNames(names) {
    const middle = (names.length - 1) / 2;
    if (names.startsWith('a/') && names.slice(middle + 1) === `b/${names.slice(2, middle)}`) {
        return [names.slice(2, middle)];
    }
    const [old, now, ...more] = names.split(' ');
    if (old === undefined || now === undefined || more.length > 0)
        return { fault: 'a patch with names that run together' };
    return namesOf(old, now);
}
//# sourceMappingURL=patch.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/file-grammars.js


const writesAfterFirst = (given) => writes(file_grammar_hasOption(given, '--reference') ? given : withoutFirst(given));
/** `if=x of=y`. */
const copiesBlocks = ({ operands }) => operands.flatMap((word) => {
    const text = word.text.slice(3);
    if (word.text.startsWith('if='))
        return [{ word: { ...word, text }, access: 'read' }];
    if (word.text.startsWith('of='))
        return [{ word: { ...word, text }, access: 'write' }];
    return [];
});
const file_grammars_patches = ({ operands }) => operands.flatMap(({ text, isKnown }) => {
    const files = patchedFiles(text);
    return 'fault' in files ? [] : files.map((file) => ({ word: { text: file, isKnown }, access: 'write' }));
});
/** With `-d` it makes folders. */
const installs = (given) => file_grammar_hasOption(given, '-d', '--directory') ? writes(given) : copies('read')(given);
/** What it writes begins with the second operand, or stands where it runs. */
const splits = ({ operands }) => operands.slice(0, 2).map((word, index) => ({ word, access: index === 0 ? 'read' : 'write' }));
const LINES = { valued: ['-n', '-c', '--lines', '--bytes'], operands: reads };
const SUMS = { operands: reads };
const GREP = {
    valued: named('-e -m -A -B -C -D -d --regexp --max-count --include --exclude --exclude-dir'),
    read: named('-f --file --exclude-from'),
    operands: readsAfterFirst('-e', '-f', '--regexp', '--file'),
};
const RG = {
    ...GREP,
    valued: named('-e -m -A -B -C -g -t -T -r -j -M -E -d --glob --type --regexp --max-count --max-depth --sort --color --pre'),
};
const COPIES = named('-t -S --target-directory --suffix');
const MODES = { operands: writesAfterFirst };
/** What programs are given that do something to files of any kind. */
const FILE_GRAMMARS = [
    ['cat', { operands: reads }],
    ['tac', { valued: ['-s', '--separator'], operands: reads }],
    ['head', LINES],
    ['tail', { ...LINES, valued: [...LINES.valued, '-s', '--pid', '--sleep-interval'] }],
    [
        'less',
        { valued: ['-p', '-P', '-x', '-b', '-h', '-j', '-y', '-z'], write: ['-o', '-O', '--log-file'], operands: reads },
    ],
    ['more', { valued: ['-n'], operands: reads }],
    ['nl', { valued: ['-b', '-d', '-f', '-h', '-i', '-l', '-n', '-s', '-v', '-w'], operands: reads }],
    ['wc', { read: ['--files0-from'], operands: reads }],
    ['cut', { valued: ['-b', '-c', '-d', '-f', '--fields', '--delimiter', '--output-delimiter'], operands: reads }],
    ['od', { valued: ['-A', '-j', '-N', '-S', '-t', '-w'], operands: reads }],
    ['xxd', { valued: ['-c', '-g', '-l', '-n', '-o', '-s', '-R'], operands: readsThenWrites }],
    ['base64', { valued: ['-w', '-b', '--wrap'], read: ['-i'], write: ['-o'], operands: reads }],
    ['strings', { valued: ['-n', '-t', '-e', '-T', '--bytes', '--radix', '--encoding'], operands: reads }],
    [
        'file',
        { valued: ['-F', '-P', '--separator'], read: ['-f', '-m', '--files-from', '--magic-file'], operands: reads },
    ],
    ['stat', { valued: ['-c', '-f', '-t', '--format', '--printf'], operands: reads }],
    ['diff', { valued: ['-U', '-C', '-I', '-x', '-F', '-L', '-W', '--label'], read: ['-X'], operands: reads }],
    ['cmp', { valued: ['-i', '-n'], operands: reads }],
    ['comm', { operands: reads }],
    ['paste', { valued: ['-d'], operands: reads }],
    [
        'sort',
        {
            valued: ['-k', '-t', '-S', '-T', '--key', '--field-separator', '--buffer-size', '--parallel'],
            read: ['--files0-from'],
            write: ['-o', '--output'],
            operands: reads,
        },
    ],
    ['uniq', { valued: ['-f', '-s', '-w'], operands: readsThenWrites }],
    ...named('md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum cksum md5 sum').map((name) => [name, SUMS]),
    ['shasum', { valued: named('-a --algorithm'), operands: reads }],
    ...named('rev tsort zcat bzcat xzcat zstdcat').map((name) => [name, SUMS]),
    ['base32', { valued: named('-w --wrap'), operands: reads }],
    ['hexdump', { valued: named('-e -n -s'), read: ['-f'], operands: reads }],
    ['hd', { valued: named('-e -n -s'), read: ['-f'], operands: reads }],
    ['fold', { valued: named('-w --width'), operands: reads }],
    ['bat', { valued: named('-l -r -H --language --line-range --style --theme --color --paging'), operands: reads }],
    ['split', { valued: named('-a -b -C -l -n -t --bytes --lines --number --suffix-length'), operands: splits }],
    ['grep', GREP],
    ['egrep', GREP],
    ['fgrep', GREP],
    ['rg', RG],
    [
        'jq',
        { valued: ['--indent', '--tab'], read: ['-f', '--from-file'], operands: readsAfterFirst('-f', '--from-file') },
    ],
    ['cp', { valued: COPIES, operands: copies('read') }],
    ['mv', { valued: COPIES, operands: copies('write') }],
    ['ln', { valued: COPIES, operands: copies('read') }],
    ['install', { valued: [...COPIES, ...named('-g -m -o --group --mode --owner')], operands: installs }],
    ['rm', { operands: writes }],
    ['unlink', { operands: writes }],
    ['shred', { valued: ['-n', '-s', '--iterations', '--size'], operands: writes }],
    ['rmdir', { operands: writes }],
    ['mkdir', { valued: ['-m', '--mode'], operands: writes }],
    ['touch', { valued: ['-d', '-t', '--date'], read: ['-r', '--reference'], operands: writes }],
    ['truncate', { valued: ['-s', '--size'], read: ['-r', '--reference'], operands: writes }],
    ['tee', { operands: writes }],
    ['chmod', MODES],
    ['chown', MODES],
    ['chgrp', MODES],
    ['dd', { operands: copiesBlocks }],
    ['apply_patch', { operands: file_grammars_patches }],
];
//# sourceMappingURL=file-grammars.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/script-grammars.js

/** The first operand is the script, unless an option stands for it; a shell turns options off with `+x`. */
const runs = (...instead) => (given) => {
    const script = given.operands.find(({ text }) => !text.startsWith('+'));
    return script === undefined || file_grammar_hasOption(given, ...instead) ? [] : [{ word: script, access: 'read' }];
};
/** With `-e` a script stands in the arguments, and what it works on behind it. */
const runsOrReads = (given) => {
    if (!file_grammar_hasOption(given, '-e', '-E'))
        return runs()(given);
    return file_grammar_hasOption(given, '-i') ? changes(given) : reads(given);
};
/** `r file` and `w file`, behind an address or not, and `s/x/y/w file`, at the start or behind another command. */
const SED_FILE = /(?:^|[;{}\n])[ \t]*(?:[\d,$!]+[ \t]*|\/[^/\n]*\/[ \t]*|s([/|#,])[^/|#,\n]*\1[^/|#,\n]*\1[gpIe\d]*)?(?<how>[rRwW])[ \t]+(?<file>[^\n;}]+)/g;
/** `print > "file"` and `getline < "file"`. */
const AWK_FILE = /(?<how>[<>])[ \t]*"(?<file>[^"\\\n]+)"/g;
/** The files that a script names. */
function inScript(scripts, pattern) {
    return scripts.flatMap(({ text, isKnown }) => Array.from(text.matchAll(pattern), ({ groups }) => {
        const { how = '', file = '' } = groups ?? {};
        return { word: { text: file.trim(), isKnown }, access: /[rR<]/.test(how) ? 'read' : 'write' };
    }));
}
/** The words of a program that are scripts: the values of options, or else the first operand. */
function scriptsIn({ options, operands }, inline, file) {
    const given = options.flatMap(({ name, value }) => (inline.includes(name) && value !== undefined ? [value] : []));
    const isElsewhere = given.length > 0 || options.some(({ name }) => file.includes(name));
    return isElsewhere ? given : operands.slice(0, 1);
}
const edits = (given) => {
    const files = readsAfterFirst('-e', '-f', '--expression', '--file')(given);
    const isInPlace = given.options.some(({ name }) => name === '-i' || '--in-place'.startsWith(name));
    const scripts = scriptsIn(given, ['-e', '--expression'], ['-f', '--file']);
    const used = isInPlace ? changes({ ...given, operands: files.map(({ word }) => word) }) : files;
    return [...used, ...inScript(scripts, SED_FILE)];
};
const awks = (given) => [
    ...readsAfterFirst('-f', '--file')(given),
    ...inScript(scriptsIn(given, [], ['-f', '--file']), AWK_FILE),
];
const AWK = {
    valued: named('-F -v --assign --field-separator'),
    read: named('-f --file'),
    operands: awks,
};
const script_grammars_SHELL = {
    valued: named('-o -O'),
    read: named('--rcfile --init-file'),
    operands: runs('-c', '-s'),
    order: 'first',
};
const SOURCE = { operands: runs(), order: 'first' };
const script_grammars_PYTHON = { valued: named('-c -m -Q -W -X'), operands: runs('-c', '-m'), order: 'first' };
const script_grammars_NODE = {
    valued: named('-C -e -p -r --conditions --eval --import --loader --print --require'),
    read: named('--env-file --env-file-if-exists'),
    operands: runs('-e', '-p', '--eval', '--print'),
    order: 'first',
};
const PERL = {
    valued: named('-e -E -I -r'),
    attached: named('-i -F -m -M'),
    order: 'first',
    operands: runsOrReads,
};
const script_grammars_EDITOR = {
    valued: named('-c -T -i -u --cmd'),
    read: named('-S'),
    write: named('-w -W'),
    operands: edited,
};
/** `+12` says where to begin. */
function edited({ options, operands }) {
    return changes({ options, operands: operands.filter(({ text }) => !text.startsWith('+')) });
}
/** Programs that are given a script, or whose script names files, and editors. */
const SCRIPT_GRAMMARS = [
    ...named('bash sh dash zsh ksh mksh ash').map((name) => [name, script_grammars_SHELL]),
    ...named('source .').map((name) => [name, SOURCE]),
    ...named('python pypy').map((name) => [name, script_grammars_PYTHON]),
    ...named('node nodejs tsx ts-node').map((name) => [name, script_grammars_NODE]),
    ['perl', PERL],
    ['ruby', PERL],
    [
        'php',
        {
            valued: named('-c -d -r -B -R -E -z -S -t'),
            read: named('-f -F'),
            operands: runs('-r', '-f', '-F', '-S'),
            order: 'first',
        },
    ],
    [
        'sed',
        {
            attached: ['-i'],
            valued: named('-e -l --expression --line-length'),
            read: named('-f --file'),
            operands: edits,
        },
    ],
    ...named('awk gawk mawk nawk').map((name) => [name, AWK]),
    ...named('vi vim nvim').map((name) => [name, script_grammars_EDITOR]),
    ['view', { ...script_grammars_EDITOR, operands: reads }],
    ...named('nano pico micro ed ex').map((name) => [name, { operands: edited }]),
    ...named('emacs emacsclient').map((name) => [name, { valued: named('-f --eval --funcall'), read: named('-l --load --script'), operands: edited }]),
];
//# sourceMappingURL=script-grammars.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/transfer-grammars.js

/** `host:path`, and a module of a daemon; one letter is a drive. */
const REMOTE = /^(?:[^/\\:]{2,}|\[.*\]):/;
const FILE_ADDRESS = /^file:\/\//i;
/** Copies, of which either end may be on another machine. */
const copiesOver = ({ operands }) => copies('read')({ options: [], operands }).filter(({ word }) => !REMOTE.test(word.text));
/** What follows the mark that says that a value is the name of a file. */
const DATA = /^@(.+)$/s;
const URL_DATA = /^[^=@]*@(.+)$/s;
const FORM = /^[^=]*=[@<]"?([^";,]+)/;
const SENT = new Map([
    ...named('-d --data --data-ascii --data-binary --json -H --header --proxy-header').map((name) => [name, DATA]),
    ['--data-urlencode', URL_DATA],
    ['-F', FORM],
    ['--form', FORM],
    // Without a `=` it is a file.
    ...named('-b --cookie').map((name) => [name, /^([^=]+)$/s]),
]);
function sent({ options }) {
    return options.flatMap(({ name, value }) => {
        const text = SENT.get(name)?.exec(value?.text ?? '')?.[1];
        return text === undefined || value === undefined ? [] : [{ word: { ...value, text }, access: 'read' }];
    });
}
/** The name that an answer is kept under where none is given. */
function keptAs(address) {
    return nameOf({ ...address, text: address.text.replace(/^[a-z][\w+.-]*:\/\/[^/]*/i, '').split(/[?#]/, 1)[0] ?? '' });
}
function keptIn(given, ...names) {
    const folder = given.options.findLast(({ name }) => names.includes(name))?.value;
    return inFolder(folder ?? { text: '.', isKnown: true }, given.operands.map(keptAs), 'write');
}
const curls = (given) => {
    const addresses = given.options.flatMap(({ name, value }) => (name === '--url' && value ? [value] : []));
    const all = { ...given, operands: [...given.operands, ...addresses] };
    const folder = given.options.findLast(({ name }) => name === '--output-dir')?.value;
    const outputs = given.options.flatMap(({ name, value }) => (OUTPUT.includes(name) && value ? [value] : []));
    return [
        ...sent(given),
        ...reads({ ...all, operands: all.operands.filter(({ text }) => FILE_ADDRESS.test(text)) }),
        ...(folder === undefined
            ? outputs.map((word) => ({ word, access: 'write' }))
            : inFolder(folder, outputs, 'write')),
        ...(file_grammar_hasOption(given, '-O', '--remote-name', '--remote-name-all') ? keptIn(all, '--output-dir') : []),
    ];
};
const OUTPUT = named('-o --output');
const wgets = (given) => file_grammar_hasOption(given, '-O', '--output-document', '--spider') ? [] : keptIn(given, '-P', '--directory-prefix');
/** `openssl dgst -sha256 file` names files as operands, other commands of it by options. */
const openssls = ({ operands }) => /^(?:dgst|sha\d+|md5|asn1parse)$/.test(operands[0]?.text ?? '')
    ? reads({ options: [], operands: operands.slice(1) })
    : [];
const OPENSSL_READ = named('-in -inkey -key -cert -certfile -CA -CAfile -CAkey -config -kfile -signature -sigfile -verify -sign');
const OPENSSL_WRITE = named('-out -keyout');
/** Its options have one dash and a word. */
function doubled(args) {
    return args.map((word) => (/^-\w[\w-]+$/.test(word.text) ? { ...word, text: `-${word.text}` } : word));
}
/** Programs that bring files from one machine to another, or keep them from being read on the way. */
const TRANSFER_GRAMMARS = [
    [
        'curl',
        {
            valued: [
                ...OUTPUT,
                ...SENT.keys(),
                ...named('-A -C -P -Q -U -X -e -h -m -r -t -u -w -x -y -Y -z --output-dir --url --request --user --user-agent'),
                ...named('--referer --proxy --max-time --connect-timeout --retry --retry-delay --range --resolve --write-out'),
                ...named('--limit-rate --interface --max-redirs --form-string --ciphers --oauth2-bearer --data-raw --variable'),
            ],
            read: named('-E -K -T --cacert --cert --config --key --netrc-file --upload-file'),
            write: named('-D -c --cookie-jar --dump-header --etag-save --stderr --trace --trace-ascii'),
            operands: curls,
        },
    ],
    [
        'wget',
        {
            valued: [
                ...named('-A -B -D -I -P -Q -R -T -U -X -e -l -t -w --base --body-data --directory-prefix --execute --header'),
                ...named('--level --method --password --post-data --quota --referer --timeout --tries --user --user-agent --wait'),
            ],
            read: named('-i --body-file --ca-certificate --certificate --input-file --load-cookies --post-file --private-key'),
            write: named('-O -a -o --append-output --output-document --output-file --save-cookies'),
            operands: wgets,
        },
    ],
    ['scp', { valued: named('-D -J -P -S -X -c -l -o'), read: named('-F -i'), operands: copiesOver }],
    [
        'rsync',
        {
            valued: named('-B -M -T -e -f --bwlimit --chmod --exclude --filter --include --max-size --port --rsh --timeout'),
            read: named('--exclude-from --files-from --include-from --password-file'),
            write: named('--backup-dir --log-file --partial-dir'),
            operands: copiesOver,
        },
    ],
    [
        'openssl',
        {
            spelled: doubled,
            valued: named('-K -k --pass --passin --passout --subj --days --newkey --iv --connect --servername'),
            read: OPENSSL_READ.map((name) => `-${name}`),
            write: OPENSSL_WRITE.map((name) => `-${name}`),
            operands: openssls,
        },
    ],
];
//# sourceMappingURL=transfer-grammars.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/program-files.js








const GRAMMARS = new Map([...FILE_GRAMMARS, ...ARCHIVE_GRAMMARS, ...SCRIPT_GRAMMARS, ...TRANSFER_GRAMMARS].map(([name, grammar]) => {
    const { valued = [], attached = [], read = [], write = [] } = grammar;
    return [name, { grammar, valued: new Set([...valued, ...read, ...write]), attached: new Set(attached) }];
}));
/** So many words braces and wildcards may make of the arguments of a program. */
const program_files_MOST_WORDS = 10_000;
/** Interpreters of which several versions are installed side by side. */
const VERSIONED = /^(python|pypy|perl|php|ruby)[\d.]+$/;
/**
 * The files that a well-known program is given as arguments: `cat`, `cp`, `rm`, `tar`, `curl`, `sed -i` and others,
 * the script of a shell or an interpreter among them. Those of redirects are not.
 *
 * A word is as it stands there: relative to where the part runs, and perhaps not known before it does. Braces and
 * wildcards stand as globs. What could be a file counts as one: a target that may be a folder is told with the names
 * that it would hold. Programs that are not known are given none, as far as this goes.
 */
function programFiles(part) {
    const run = runOf(part);
    const ready = run?.name === undefined ? undefined : GRAMMARS.get(run.name.replace(VERSIONED, '$1'));
    if (run === undefined || ready === undefined)
        return [];
    const { grammar, valued, attached } = ready;
    const { read = [], write = [], spelled, order } = grammar;
    const args = globbed(run.args);
    const given = givenTo(spelled === undefined ? args : spelled(args), valued, attached, order);
    const files = [];
    for (const { name, value } of given.options) {
        if (value === undefined)
            continue;
        if (read.includes(name))
            files.push({ word: value, access: 'read' });
        if (write.includes(name))
            files.push({ word: value, access: 'write' });
    }
    return [...files, ...grammar.operands(given)].filter(({ word: { text } }) => text !== '-' && !isNoFile(text));
}
/** With what braces and wildcards make of them. Of more words than anybody writes, those that follow are any file. */
function globbed(args) {
    if (args.every(({ isKnown }) => isKnown))
        return args;
    const words = [];
    let left = program_files_MOST_WORDS;
    for (const arg of args) {
        const made = globWords(arg);
        const isGlob = made[0]?.isGlob === true;
        if (isGlob)
            left -= made.length;
        if (isGlob && left < 0)
            words.push({ text: ANY_FILE, isKnown: false, isGlob: true });
        else
            words.push(...made);
    }
    return words;
}
//# sourceMappingURL=program-files.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/reading-programs.js

const GIVEN = { reads: 'given' };
const reading_programs_NOTHING = { reads: 'nothing' };
const reading_programs_MORE = { reads: 'more' };
const hasNoOperand = (args) => args.every(({ text }) => /^-./s.test(text));
const hasAtMostOneOperand = (args) => args.filter(({ text }) => !/^-./s.test(text)).length < 2;
/** Prints lines or replaces text: other commands of sed can write files and start programs. */
const SED_SCRIPT = /^(?:[\d,$ ]*[pdq=](?:;[\d,$ ]*[pdq=])*|s([/|#,])[^/|#,\\\n]*\1[^/|#,\\\n]*\1[gIip\d]*)$/;
const printsLines = (args) => {
    const [script, ...files] = args.filter(({ text }) => !/^-[nEru]+$/.test(text));
    return script !== undefined && SED_SCRIPT.test(script.text) && files.every(({ text }) => !text.startsWith('-'));
};
const setsNothingHeeded = (args) => args.every(({ text }) => !isHeeded(text.split('=', 1)[0] ?? ''));
const FIND = ['-exec', '-execdir', '-ok', '-okdir', '-delete', '-fprint', '-fprint0', '-fprintf', '-fls'];
const findsOnly = (args) => args.every(({ text }) => !FIND.includes(text));
const reading_programs_PROGRAMS = new Map([
    ...[
        'cat',
        'tac',
        'head',
        'tail',
        'more',
        'nl',
        'wc',
        'cut',
        'od',
        'strings',
        'stat',
        'cmp',
        'comm',
        'paste',
        'egrep',
    ].map((name) => [name, GIVEN]),
    ...['md5sum', 'sha1sum', 'sha256sum'].map((name) => [name, GIVEN]),
    ...[
        'pwd',
        'echo',
        'printf',
        'test',
        '[',
        '[[',
        'true',
        'false',
        ':',
        'cd',
        'sleep',
        'basename',
        'dirname',
        'seq',
    ].map((name) => [name, reading_programs_NOTHING]),
    ...['tr', 'whoami', 'id', 'uname', 'nproc', 'printenv', 'exit'].map((name) => [name, reading_programs_NOTHING]),
    ...['ls', 'du', 'df', 'test', '[', '[[', 'which', 'type', 'realpath', 'readlink', 'ps', 'uptime'].map((name) => [name, reading_programs_MORE]),
    ['grep', { reads: 'given' }],
    ['fgrep', { reads: 'given' }],
    ['jq', { reads: 'given' }],
    ['diff', { reads: 'given' }],
    ...['set', 'shift', 'break', 'continue', 'return', 'wait'].map((name) => [name, reading_programs_NOTHING]),
    ...['export', 'declare', 'local', 'readonly', 'unset', 'read'].map((name) => [name, { reads: 'nothing', except: ['-n', '-f'], when: setsNothingHeeded }]),
    ['rg', { reads: 'more', except: ['--pre', '--hostname-bin'] }],
    [
        'less',
        {
            reads: 'given',
            except: ['-o', '-O', '--log-file', '--LOG-FILE'],
            when: (args) => args.every(({ text }) => !text.startsWith('+')),
        },
    ],
    ['sort', { reads: 'given', except: ['-o', '--output', '--compress-program'] }],
    ['uniq', { reads: 'given', except: [], when: hasAtMostOneOperand }],
    ['xxd', { reads: 'given', except: [], when: hasAtMostOneOperand }],
    ['base64', { reads: 'given', except: ['-o', '--output'] }],
    ['file', { reads: 'given', except: ['-C', '--compile'] }],
    ['tree', { reads: 'more', except: ['-o', '-R'] }],
    ['date', { reads: 'nothing', except: ['-s', '--set'], when: (args) => args.every(({ text }) => /^[-+]/.test(text)) }],
    ['hostname', { reads: 'nothing', except: ['-F', '-b', '--file', '--boot'], when: hasNoOperand }],
    ['env', { reads: 'nothing', except: ['-S', '--split-string'], when: (args) => args.length === 0 }],
    ['find', { reads: 'more', except: [], when: findsOnly }],
    ['sed', { reads: 'given', except: [], when: printsLines }],
    ['git', { reads: 'more', except: ['--output', '--ext-diff', '--open-files-in-pager', '-O'], when: asksGit }],
]);
/** Subcommands of git that change nothing, whatever they are given but for the exceptions above. */
const GIT = new Set([
    ...['status', 'log', 'diff', 'show', 'rev-parse', 'ls-files', 'ls-tree', 'blame', 'describe', 'cat-file', 'grep'],
    ...['shortlog', 'rev-list', 'merge-base', 'name-rev', 'show-ref', 'diff-tree', 'for-each-ref'],
]);
/** Those that do nothing but list, given such arguments. */
const GIT_LISTS = new Map([
    ['branch', /^(?:-[avrl]+|--all|--remotes|--list|--show-current|--verbose)$/],
    ['tag', /^(?:-l|-n\d*|--list)$/],
    ['remote', /^(?:-v|--verbose)$/],
    ['stash', /^list$/],
    ['config', /^(?:-l|--list)$/],
]);
/** Those before the subcommand: others can start programs. */
const GIT_GLOBALS = /^(?:-C|-P|--no-pager)$/;
/** Options that make a list of what could be something else, and such that say how. */
const GIT_LISTS_BY = /^--(?:list|get|get-all)$/;
const GIT_LISTS_HOW = /^--(?:get|get-all|sort|format|contains|merged|no-merged)(?:=|$)/;
function asksGit(args) {
    let at = 0;
    while (GIT_GLOBALS.test(args[at]?.text ?? ''))
        at += args[at]?.text === '-C' ? 2 : 1;
    const subcommand = args[at]?.text ?? '';
    const rest = args.slice(at + 1).map(({ text }) => text);
    if (GIT.has(subcommand))
        return true;
    const list = GIT_LISTS.get(subcommand);
    if (list === undefined)
        return false;
    if (subcommand === 'stash' && rest.length === 0)
        return false;
    const isNamed = GIT_LISTS_BY.test(rest[0] ?? '') || (subcommand === 'tag' && rest[0] === '-l');
    // What else is behind such an option is a pattern.
    return rest.every((text) => list.test(text) || (isNamed && (!text.startsWith('-') || GIT_LISTS_HOW.test(text))));
}
/** Options with which a search goes through folders. */
const RECURSIVE = /^(?:-[^-]*[rR]|--(?:dereference-)?recursive|--directories)/;
/**
 * What a program reads, if it is known to change nothing when it is so given.
 *
 * @returns undefined where it is not known, or may change something
 */
function readingOf({ name, args }) {
    const condition = name === undefined ? undefined : reading_programs_PROGRAMS.get(name);
    if (condition === undefined)
        return undefined;
    const { except, when } = condition;
    const isHarmless = except === undefined && when === undefined;
    // What is not known before it runs could be an option.
    if (!isHarmless && args.some((word) => !word.isKnown))
        return undefined;
    if (args.some(({ text }) => except?.some((option) => isOption(text, option))))
        return undefined;
    if (when?.(args) === false)
        return undefined;
    const isDeep = (name?.endsWith('grep') || name === 'diff') && args.some(({ text }) => RECURSIVE.test(text));
    // A pattern of names tells what is in a folder.
    const isUnknown = condition.reads === 'nothing' && args.some((word) => !word.isKnown);
    return { reads: isDeep || isUnknown ? 'more' : condition.reads, isOpen: isHarmless };
}
/** Whether a word gives an option: shortened, among other letters, or with its value. */
function isOption(text, option) {
    if (!option.startsWith('--'))
        return /^-[^-]/.test(text) && text.includes(option.slice(1));
    const name = text.split('=', 1)[0] ?? '';
    return name.length > 2 && option.startsWith(name);
}
//# sourceMappingURL=reading-programs.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/command-effects.js





/** Programs that change the files that they are given and nothing else, but for the options named. */
const WRITERS = new Map([
    ...['rm', 'rmdir', 'unlink', 'mkdir', 'touch', 'tee', 'cp', 'mv', 'truncate', 'chmod', 'apply_patch'].map((name) => [name, undefined]),
    // With one name alone it writes where it stands.
    ['ln', undefined],
    ['dd', undefined],
    ['sort', /^--comp/],
    ['uniq', undefined],
    ['xxd', undefined],
]);
/** A command that would need more than so many characters of paths is none of a person or an agent. */
const command_effects_MOST_TEXT = 1e7;
/** Collects what the parts of a command did. */
class Tally {
    changes = false;
    waits = false;
    reads = new Set();
    writes = new Set();
    left = command_effects_MOST_TEXT;
    /** Something is changed, and nobody knows what. */
    unknown() {
        this.changes = true;
        this.reads = undefined;
        this.writes = undefined;
    }
    readsMore() {
        this.reads = undefined;
    }
    use(word, access, folder) {
        const path = folder === undefined ? undefined : this.pathOf(word, folder);
        if (access === 'write') {
            this.changes = true;
            if (path === undefined)
                this.writes = undefined;
            else
                this.writes?.add(path);
        }
        else if (path === undefined)
            this.reads = undefined;
        else
            this.reads?.add(path);
    }
    /** Where a part runs; undefined where that is not known. Empty: where the command started, wherever that is. */
    folderOf(part, cwd) {
        let folder = cwd;
        for (const word of part.folders) {
            folder = word.text === '-' ? undefined : this.pathOf(word, folder);
            if (folder === undefined)
                return undefined;
        }
        return folder;
    }
    pathOf({ text, isKnown }, folder) {
        this.left -= text.length + folder.length;
        // The home of somebody else, and what a shell makes of `~+`, is nowhere said.
        if (!isKnown || this.left < 0 || /^~[^/\\]/.test(text))
            return undefined;
        return resolvedPath(text, folder === '' ? undefined : folder);
    }
}
/** What all programs of a command line do. What is not known to be harmless may have changed anything. */
function commandEffects({ line, cwd }) {
    const tally = new Tally();
    if ('fault' in line)
        tally.unknown();
    else
        for (const part of line.parts)
            take(part, cwd ?? '', tally);
    const { changes, reads, writes, waits } = tally;
    return { changes, reads: reads && [...reads], writes: writes && [...writes], waits };
}
function take(part, cwd, tally) {
    const folder = tally.folderOf(part, cwd);
    for (const { target, access } of part.redirects)
        tally.use(target, access, folder);
    if (part.assignments.some(isHeeded))
        tally.unknown();
    if (part.words.length === 0)
        return;
    if (part.starts.length === 0)
        takeRun(part, folder, tally);
    else if (part.allowedBy === 'itself')
        tally.unknown();
    else {
        if (part.allowedBy === 'both')
            takeRun(part, folder, tally);
        for (const started of part.starts)
            take(started, cwd, tally);
    }
}
function takeRun(part, folder, tally) {
    const run = runOf(part);
    if (run === undefined)
        return;
    const reading = readingOf(run);
    if (run.name === 'sleep')
        tally.waits = true;
    if (reading !== undefined && (reading.isOpen || !part.isOpen)) {
        if (reading.reads === 'more' || (reading.reads === 'given' && part.isOpen))
            tally.readsMore();
        else if (reading.reads === 'given')
            useAll(programFiles(part), folder, tally);
    }
    else if (isWriter(part))
        useAll(programFiles(part), folder, tally);
    else
        tally.unknown();
}
/** Whether the files that it is given are all that it can change, and all of them are there. */
function isWriter(part) {
    const run = runOf(part);
    if (part.isOpen || run?.name === undefined)
        return false;
    if (run.name === 'sed')
        return isPlainSed(run.args);
    if (!WRITERS.has(run.name) || !programFiles(part).some(({ access }) => access === 'write'))
        return false;
    const except = WRITERS.get(run.name);
    if (run.name === 'ln' && run.args.filter(({ text }) => !text.startsWith('-')).length < 2)
        return false;
    return run.args.every(({ text, isKnown }) => isKnown && !except?.test(text));
}
/** `sed -i` with one replacement: other scripts can write files and start programs. */
function isPlainSed(args) {
    const plain = args.filter(({ text }) => !/^(?:-i\S*|--in-place)$/.test(text));
    if (plain.length === args.length || args.some(({ isKnown }) => !isKnown))
        return false;
    return readingOf({ name: 'sed', args: plain }) !== undefined;
}
function useAll(files, folder, tally) {
    for (const { word, access } of files)
        tally.use(word, access, folder);
}
//# sourceMappingURL=command-effects.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/files.js



/** The aliases of tools that change the file that they are given. */
const EDITS = new Set(['Edit', 'Write', 'MultiEdit', 'NotebookEdit']);
/** The aliases of tools that read what they are given. */
const READS = new Set(['Read', 'Grep', 'Glob', 'LS', 'NotebookRead']);
/** Editors that also show a file, as their command says. */
const ALSO_SHOW = new Set([
    'str_replace_editor',
    'str_replace_based_edit_tool',
    'file_editor',
    'developer__text_editor',
]);
/** The names that a change in a list of changes has for its file. */
const FILE_KEYS = ['path', 'filePath', 'file_path'];
/** Tools that find files by a pattern of their paths. */
const FINDS = new Set(['Glob', 'glob', 'globToolCall', 'glob_file_search']);
/** Where these have it. */
const PATTERNS = ['/pattern', '/glob_pattern', '/globPattern'];
/** Whether a tool changes the files that it is given as its path. */
function isEdit(tool) {
    return tool.alias !== undefined && EDITS.has(tool.alias);
}
/** Whether arguments of a tool name files. */
function namesFiles({ path, patch, reads, writes }) {
    return (path ?? patch ?? reads ?? writes) !== undefined;
}
/** Whether this call only shows what its tool could change. */
function isShown(call) {
    return ALSO_SHOW.has(call.tool) && call.args.get('command')?.is('view') === true;
}
/**
 * The files that a call names in its arguments, each use once.
 *
 * A search or a listing that is given no path is of the working directory, `.`, and one for a pattern of paths is of the
 * folder that the pattern names before its first wildcard. A path that is no text, and a patch that cannot be read, is a fault.
 *
 * @returns undefined where the tool names none, or is given none
 */
function filesOf(call, tool) {
    const uses = [];
    for (const { argument, access } of namesIn(call, tool)) {
        const paths = access === 'patch' ? changedIn(argument) : pathsIn(argument);
        if ('fault' in paths)
            return paths;
        for (const path of paths)
            uses.push({ path, access: access === 'patch' ? 'write' : access });
    }
    const folder = FINDS.has(call.tool) ? patternFolder(call) : '.';
    if (uses.length > 0)
        return once(folder === '.' ? uses : uses.map((use) => files_within(use, folder)));
    if (argumentAt(call, tool.patch) !== undefined)
        return [];
    return isOfFolders(call.tool, tool) ? [{ path: folder, access: 'read' }] : undefined;
}
/** All arguments that name files. */
function namesIn(call, tool) {
    const names = [];
    for (const access of ['read', 'write']) {
        for (const pointer of (access === 'read' ? tool.reads : tool.writes) ?? []) {
            const argument = argumentAt(call, [pointer]);
            if (argument !== undefined)
                names.push({ argument, access });
        }
    }
    for (const pointer of tool.path ?? []) {
        const argument = argumentAt(call, [pointer]);
        if (argument === undefined)
            continue;
        const isTold = tool.reads?.includes(pointer) || tool.writes?.includes(pointer);
        if (!isTold)
            names.push({ argument, access: accessOf(call, tool) });
        break;
    }
    const patch = argumentAt(call, tool.patch);
    if (patch !== undefined)
        names.push({ argument: patch, access: 'patch' });
    return names;
}
/** What a tool does to its path. A tool of which nobody says that it only reads may write: that is MCP's default. */
function accessOf(call, tool) {
    if (isShown(call) || tool.readOnlyHint === true)
        return 'read';
    if (tool.readOnlyHint === undefined && tool.alias !== undefined && READS.has(tool.alias))
        return 'read';
    return 'write';
}
function pathsIn(argument) {
    const text = argument.string();
    const paths = text === undefined ? textsOf(argument) : [text];
    return paths ?? { fault: 'a path that is neither a text nor an array of texts' };
}
/** The files that a patch names, or a list of changes, or an object that has a change for each file. */
function changedIn(argument) {
    const text = argument.string();
    if (text !== undefined)
        return patchedFiles(text);
    if (argument.kind === 'object')
        return [...argument.members()].flatMap(([path, change]) => [path, ...movedTo(change)]);
    if (argument.kind !== 'array')
        return { fault: 'a patch that is no text' };
    const paths = [];
    for (const change of argument.items()) {
        const path = FILE_KEYS.map((key) => change.get(key)?.string()).find((one) => one !== undefined);
        if (path === undefined)
            return { fault: 'a change that names no file' };
        paths.push(path, ...movedTo(change));
    }
    return paths;
}
/** Codex tells within a change where the file goes to. */
function movedTo(change) {
    const kinds = [change, change.get('update'), change.get('kind')];
    return kinds.flatMap((kind) => kind?.get('move_path')?.string() ?? []);
}
/** A pattern that begins somewhere else than in the folder that is searched. */
const files_ANCHORED = /^(?:[/\\~]|[A-Za-z]:[\\/])/;
/** What could lead back out of the folder that stands before it. */
const CLIMBS = /(?:^|[\\/{,])\.\.(?:[\\/},]|$)/;
/** Tools for which a pattern with a slash begins where they search: for others it may begin at any depth. */
const FINDS_FROM_TOP = new Set(['Glob', 'glob']);
/** The folder that a pattern names before its first wildcard, or the file, where it has none. */
function patternFolder(call) {
    const pattern = argumentAt(call, PATTERNS)?.string() ?? '';
    const isAnchored = files_ANCHORED.test(pattern) || /^\.\.(?:[/\\]|$)/.test(pattern);
    if (!isAnchored && !FINDS_FROM_TOP.has(call.tool))
        return '.';
    const known = /^[^*?[{]*/.exec(pattern)?.[0] ?? '';
    const end = Math.max(known.lastIndexOf('/'), known.lastIndexOf('\\'));
    if (!isAnchored && end < 0)
        return '.';
    if (known === pattern)
        return pattern;
    if (CLIMBS.test(pattern.slice(end + 1)))
        return files_ANCHORED.test(pattern) ? '/' : '..';
    return end <= 0 ? known.slice(0, 1) : known.slice(0, end);
}
function files_within(use, folder) {
    if (use.access === 'write')
        return use;
    return { ...use, path: files_ANCHORED.test(folder) ? folder : `${use.path}/${folder}` };
}
function once(uses) {
    if (uses.length === 1)
        return uses;
    return [...new Map(uses.map((use) => [`${use.access} ${use.path}`, use])).values()];
}
//# sourceMappingURL=files.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/effects.js





/** Where a tool that waits for a process is told to do something to it, so that it does not only wait. */
const ACTS = new Map([
    ['write_stdin', '/chars'],
    ['wait', '/terminate'],
]);
/**
 * What a call did to the world.
 *
 * A tool that has no hint is taken as MCP says: it changes something, and to repeat it changes more. That it only reads
 * is believed of a hint; of a shell it is seen in the command, each program of which has to be known to read.
 *
 * @param tool undefined: nobody said anything of it
 * @param unknown what such a tool is taken for
 */
function effectsOf(call, tool, unknown) {
    if (tool === undefined)
        return unknown === 'mutating' ? UNDECLARED : effects_READING;
    const isWaiting = tool.polling === true && !isActing(call);
    if (tool.readOnlyHint === true || isOnlyLooking(call, tool))
        return effects_readingOf(call, tool, isWaiting);
    const command = tool.writes === undefined ? commandOf(call, tool) : undefined;
    if (command !== undefined) {
        const { changes, reads, writes, waits } = commandEffects(command);
        if (!changes)
            return { state: 'reads', reads, writes: [], isIdempotent: true, isPolling: isWaiting || waits };
        return {
            state: 'writes',
            reads,
            writes,
            isIdempotent: tool.idempotentHint === true,
            isPolling: isWaiting || waits,
        };
    }
    return {
        state: 'writes',
        reads: effects_named(call, tool, tool.reads),
        writes: tool.writes === undefined ? changed(call, tool) : effects_named(call, tool, tool.writes),
        isIdempotent: tool.idempotentHint === true,
        isPolling: isWaiting,
    };
}
const UNDECLARED = {
    state: 'undeclared',
    reads: undefined,
    writes: undefined,
    isIdempotent: false,
    isPolling: false,
};
const effects_READING = { state: 'reads', reads: undefined, writes: [], isIdempotent: false, isPolling: false };
function isActing(call) {
    const pointer = ACTS.get(call.tool);
    const argument = pointer === undefined ? undefined : (0,json_pointer/* valueAt */.fK)(call.args, pointer);
    return argument !== undefined && (argument.isTrue || (argument.string() ?? '') !== '');
}
/** Whether this call of a tool that can do more does nothing but look. */
function isOnlyLooking(call, tool) {
    return isShown(call) || (ACTS.has(call.tool) && tool.polling === true && !isActing(call));
}
function effects_readingOf(call, tool, isPolling) {
    const reads = tool.reads === undefined ? used(call, tool, 'read') : effects_named(call, tool, tool.reads);
    return { state: 'reads', reads, writes: [], isIdempotent: true, isPolling };
}
/** The files of a tool that is there to change files. */
function changed(call, tool) {
    return isEdit(tool) ? used(call, tool, 'write') : undefined;
}
/** All files that a call uses so; undefined where it names none. */
function used(call, tool, access) {
    const files = filesOf(call, tool);
    if (files === undefined || 'fault' in files)
        return undefined;
    return resolved(files.filter((file) => file.access === access).map(({ path }) => path), cwdOf(call, tool));
}
/** What all of these pointers lead to; undefined where one leads to no path. What is not there names nothing. */
function effects_named(call, tool, pointers) {
    if (pointers === undefined)
        return undefined;
    const paths = [];
    for (const pointer of pointers) {
        const argument = (0,json_pointer/* valueAt */.fK)(call.args, pointer);
        if (argument === undefined || argument.isNull)
            continue;
        const items = argument.kind === 'array' ? [...argument.items()] : [argument];
        for (const item of items) {
            const path = item.string();
            if (path === undefined)
                return undefined;
            paths.push(path);
        }
    }
    return resolved(paths, cwdOf(call, tool));
}
/** So many characters the resolved paths of one call may have; of more nobody says what they are. */
const effects_MOST_TEXT = 1e7;
function resolved(paths, cwd) {
    if (paths.length * (cwd?.length ?? 0) > effects_MOST_TEXT)
        return undefined;
    return [...new Set(paths.map((path) => resolvedPath(path, cwd)))];
}
//# sourceMappingURL=effects.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/git-config.js

const ALIAS = /^alias\./i;
/** Settings whose value git runs. */
const git_config_RUN = /(?:pager|editor|command|fsmonitor|helper|program|external|textconv|cmd|driver|clean|smudge|process)$/i;
/** Options before the subcommand that take the next word. */
const VALUED = new Set([
    '-C',
    '--git-dir',
    '--work-tree',
    '--namespace',
    '--exec-path',
    '--super-prefix',
    '--attr-source',
]);
/** What `git -c alias.x='!y' x`, `git --config-env=\u2026` and `git config alias.x '!y'` say that git is to run. */
function configuredIn(args) {
    const found = [];
    let at = 0;
    for (; args[at]?.text.startsWith('-'); at++) {
        const { text } = args[at]; // The loop's condition found it.
        const next = args[at + 1];
        if (text === '-c' && next !== undefined)
            found.push(...settingOf(next));
        else if (text === '--config-env' && next !== undefined)
            found.push(...fromEnvironment(next.text));
        else if (text.startsWith('--config-env='))
            found.push(...fromEnvironment(text.slice('--config-env='.length)));
        if (text === '-c' || text === '--config-env' || VALUED.has(text))
            at++;
    }
    if (args[at]?.text !== 'config')
        return found;
    const key = args.findIndex(({ text }, k) => k > at && !text.startsWith('-') && text !== 'set' && text !== 'add');
    const value = args[key + 1];
    return key < 0 || value === undefined ? found : [...found, ...configured(args[key]?.text ?? '', value)];
}
/** The same arguments, the folders and the like known that git is given before its subcommand: they are none. */
function withGlobalsKnown(args) {
    let at = 0;
    while (args[at]?.isKnown && args[at]?.text.startsWith('-'))
        at += VALUED.has(args[at]?.text ?? '') ? 2 : 1;
    const isValue = (word, k) => k < at && !word.isKnown && isOneWord(word);
    return args.some(isValue) ? args.map((word, k) => (isValue(word, k) ? { text: '.', isKnown: true } : word)) : args;
}
function settingOf({ text, isKnown }) {
    const equals = text.indexOf('=');
    return equals < 0 ? [] : configured(unquoted(text.slice(0, equals)), { text: text.slice(equals + 1), isKnown });
}
function fromEnvironment(text) {
    return configured(text.slice(0, Math.max(0, text.lastIndexOf('='))), { text: '', isKnown: false });
}
function configured(key, { text, isKnown }) {
    if (ALIAS.test(key)) {
        if (!isKnown)
            return [{ kind: 'text', text: undefined }];
        return [text.startsWith('!') ? { kind: 'text', text: text.slice(1) } : { kind: 'subcommand', text }];
    }
    return git_config_RUN.test(key) ? [{ kind: 'text', text: isKnown ? text.replace(/^!/, '') : undefined }] : [];
}
/** Of a word that is not known, its text is as it stands there. */
function unquoted(key) {
    return key.replace(/^["']/, '');
}
//# sourceMappingURL=git-config.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/program-forms.js


const program_forms_GIT = { text: 'git', isKnown: true };
/** The ways to say what a program with its arguments is: as it stands there, and by its name wherever that is at home. */
function formsOf(program, args) {
    const named = program.isKnown ? program : namedIn(program);
    const { text, isKnown } = named;
    if (!isKnown)
        return [[named, ...args]];
    const name = programName(text);
    const names = new Set([text, text.replace(/^.*\//s, ''), name]);
    const forms = [...names].map((one) => [{ text: one, isKnown }, ...args]);
    // Git keeps its subcommands as programs of their own: `git-push` is `git push`.
    if (/^git-./.test(name))
        forms.push([program_forms_GIT, { text: name.slice('git-'.length), isKnown }, ...args]);
    return forms;
}
/**
 * A program that is not known, without the folders that nobody knows or that a glob finds: `"$HOME/bin/git"` is `git`
 * wherever that home is, and `/usr/bin/$x` may be anything.
 */
function namedIn({ text }) {
    const folders = text.lastIndexOf('/') + 1;
    const name = text.slice(folders);
    if (folders > 0 && isOneWord({ text, isKnown: false }) && /^[\w.+-]+"?$/.test(name)) {
        return { text: name.replace('"', ''), isKnown: true };
    }
    return { text: folders === 0 || /^[\w./+*?-]*$/.test(text) ? name : '$', isKnown: false };
}
//# sourceMappingURL=program-forms.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/truth.js
/** Whether all hold: one that does not outweighs one that is not known. */
function every(truths) {
    let all = 'yes';
    for (const truth of truths) {
        if (truth === 'no')
            return 'no';
        if (truth === 'unknown')
            all = 'unknown';
    }
    return all;
}
/** Whether one holds: one that does outweighs one that is not known. */
function truth_some(truths) {
    let any = 'no';
    for (const truth of truths) {
        if (truth === 'yes')
            return 'yes';
        if (truth === 'unknown')
            any = 'unknown';
    }
    return any;
}
//# sourceMappingURL=truth.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/wildcard.js
/**
 * Whether a text is what a pattern says, in which `*` is any run of characters, also none, and all else is itself.
 *
 * A star takes as little as it can, and only the last one is ever tried anew: time is pattern times text at most.
 */
function wildcardMatches(pattern, text) {
    let at = 0;
    let from = 0;
    let star = -1;
    let starred = 0;
    while (at < text.length) {
        if (pattern[from] === '*') {
            star = from++;
            starred = at;
        }
        else if (from < pattern.length && pattern[from] === text[at]) {
            from++;
            at++;
        }
        else if (star >= 0) {
            from = star + 1;
            at = ++starred;
        }
        else
            return false;
    }
    while (pattern[from] === '*')
        from++;
    return from === pattern.length;
}
//# sourceMappingURL=wildcard.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/command-spec.js





/** Between words where they are held against a pattern as one text: no word holds it. */
const BETWEEN = '\0';
/** Folders that a program is at home in: `/usr/bin/git` is `git`. From elsewhere it is another program of that name. */
const command_spec_SYSTEM_FOLDER = /^\/(?:usr\/|usr\/local\/|opt\/homebrew\/)?s?bin\/(?=[^/]+$)/;
/** Variables that make a program another one, or have it run something else. */
const TAKES_OVER = /^(?:PATH|IFS|ENV|BASH_ENV|SHELLOPTS|BASH_FUNC_.*|LD_.*|DYLD_.*|NODE_OPTIONS|NODE_PATH|PYTHON(?:PATH|STARTUP|HOME)|PERL5?(?:LIB|OPT)|RUBY(?:LIB|OPT)|GIT_.*|EDITOR|VISUAL|PAGER|MANPAGER|LESSOPEN|BROWSER|npm_config_.*|NPM_CONFIG_.*|PROMPT_COMMAND|PS4|GCONV_PATH|RUSTC(?:_.*)?|CARGO_BUILD_RUSTC.*|CARGO_TARGET_.*_(?:LINKER|RUNNER))$/;
/** One flag under two names, of programs that agents are often forbidden. */
const LONG_FLAGS = new Map([
    ['rm', new Map(Object.entries({ '-r': '--recursive', '-R': '--recursive', '-f': '--force', '-d': '--dir' }))],
    ['git', new Map(Object.entries({ '-f': '--force', '-D': '--delete', '-d': '--delete' }))],
    ['chmod', new Map(Object.entries({ '-R': '--recursive' }))],
    ['chown', new Map(Object.entries({ '-R': '--recursive' }))],
    ['cp', new Map(Object.entries({ '-r': '--recursive', '-R': '--recursive', '-f': '--force' }))],
]);
/** Whether variables are set for a program of which nobody knows which. */
function setsAnyName({ assignments }) {
    return assignments.includes(ANY_NAME);
}
/** The variable that makes a program another one than its name says, if one does. */
function takenOverBy({ assignments }) {
    return assignments.find((name) => TAKES_OVER.test(name));
}
/**
 * The command of a permission such as `Bash(npm run test:*)`: words, of which the last may say that more may follow
 * (`:*`, or a `*` that stands alone), with `*` for any run of characters elsewhere.
 */
class CommandSpec {
    /** The words before what may follow. */
    words;
    isPrefix;
    /** Of a pattern that has a star elsewhere: all of it as one text. */
    pattern;
    /** @param said the text in the parentheses; or words that a command has to start with, each as it is */
    constructor(said) {
        if (typeof said !== 'string') {
            this.isPrefix = true;
            this.words = said;
            this.pattern = undefined;
            return;
        }
        const isColon = said.endsWith(':*');
        const words = wordsOf(isColon ? said.slice(0, -2) : said);
        this.isPrefix = isColon || words.at(-1) === '*';
        this.words = this.isPrefix && !isColon ? words.slice(0, -1) : words;
        this.pattern = this.words.some((word) => word.includes('*')) ? this.words.join(BETWEEN) : undefined;
    }
    /** Whether it allows a program with its arguments, what that starts in turn left aside. */
    allows({ words, assignments, isOpen }) {
        if (words.length === 0 || takenOverBy({ assignments }) !== undefined)
            return 'no';
        const atHome = words.map((word, k) => k === 0 && word.isKnown ? { ...word, text: word.text.replace(command_spec_SYSTEM_FOLDER, '') } : word);
        const matched = this.pattern === undefined ? this.isStart(atHome, isOpen) : this.isLike(atHome, isOpen);
        return setsAnyName({ assignments }) ? every([matched, 'unknown']) : matched;
    }
    /** Whether it surely forbids all that another one allows. */
    forbidsAllOf(other) {
        if (this.pattern !== undefined || other.pattern !== undefined)
            return false;
        if (other.isPrefix && !this.isPrefix)
            return false;
        if (this.isOther(other.words[0] ?? ''))
            return false;
        const words = other.words.map((text) => ({ text, isKnown: true }));
        if (words.length === 0)
            return this.words.length === 0;
        const nothing = {
            assignments: [],
            redirects: [],
            inside: [],
            folders: [],
            starts: [],
            allowedBy: 'either',
        };
        return this.forbids({ ...nothing, words, isOpen: other.isPrefix }) === 'yes';
    }
    /**
     * Whether it forbids a program with its arguments: wherever that is at home, with or without the `.exe` of Windows,
     * whatever the order and the spelling of its flags, and whatever stands between that may be the value of one.
     */
    forbids({ words, isOpen }) {
        const [program, ...rest] = words;
        if (program === undefined || (program.isKnown && this.isOther(program.text)))
            return 'no';
        return truth_some(formsOf(program, rest).map((form) => this.forbidsForm(form, isOpen)));
    }
    /** Of a pattern, what is like it as one text, and what says word by word what it says. */
    forbidsForm(words, isOpen) {
        if (this.pattern === undefined)
            return this.saysSo(words, isOpen);
        const isLike = this.isLike(words, isOpen);
        return isLike === 'yes' ? isLike : truth_some([isLike, this.saysSo(words, isOpen)]);
    }
    /**
     * Whether a program is surely not the one that it names, in whatever way that is said: most are not, and need not be
     * looked at further. One with a dot may be one of Windows.
     */
    isOther(program) {
        const [named] = this.words;
        return named !== undefined && !program.includes(named) && !program.includes('.') && !named.includes('*');
    }
    saysSo(words, isOpen) {
        const [program, ...args] = words;
        const [named, ...more] = this.words;
        if (named === undefined)
            return 'yes';
        const rest = named === 'git' ? withGlobalsKnown(args) : args;
        const isProgram = command_spec_is(program, named);
        if (isProgram === 'no')
            return 'no';
        const positional = more.filter((word) => !isFlag(word));
        const flags = more.filter(isFlag).flatMap((flag) => wantedFlags(named, flag));
        const hasFlags = this.hasFlags(named, flags, rest, isOpen);
        if (hasFlags === 'no')
            return 'no';
        const isStart = this.isPrefix || this.words.at(-1)?.endsWith('*') === true;
        const follows = followed(positional, rest, isStart, isOpen);
        if (follows === 'no')
            return 'no';
        return isProgram === 'yes' && hasFlags === 'yes' && follows === 'yes' ? 'yes' : 'unknown';
    }
    hasFlags(program, wanted, words, isOpen) {
        if (wanted.length === 0)
            return 'yes';
        const has = new Set(words.filter(({ text }) => isFlag(text)).flatMap(({ text }) => flagsIn(program, text)));
        if (wanted.every((flag) => has.has(flag) || (flag.includes('*') && hasLike(has, flag))))
            return 'yes';
        return isOpen || words.some(mayBeFlag) ? 'unknown' : 'no';
    }
    /** Whether the words are the first of a command, one by one. */
    isStart(words, isOpen) {
        if (!this.isPrefix && words.length > this.words.length) {
            // A word that is not known may turn out to be none.
            if (words.every(({ isKnown }) => isKnown))
                return 'no';
        }
        let truth = 'yes';
        for (const [k, wanted] of this.words.entries()) {
            const word = words[k];
            if (word === undefined)
                return isOpen || truth === 'unknown' ? 'unknown' : 'no';
            const matched = command_spec_is(word, wanted);
            if (matched === 'no')
                return truth === 'unknown' ? 'unknown' : 'no';
            if (matched === 'unknown')
                truth = 'unknown';
        }
        if (!this.isPrefix && (isOpen || words.length > this.words.length))
            return 'unknown';
        return truth;
    }
    /** Whether the command as one text is like the pattern. */
    isLike(words, isOpen) {
        const pattern = this.pattern;
        const firstUnknown = words.findIndex(({ isKnown }) => !isKnown);
        const text = words.map((word) => word.text).join(BETWEEN);
        if (firstUnknown < 0 && !isOpen) {
            const isMatch = wildcardMatches(pattern, text) || (this.isPrefix && wildcardMatches(`${pattern}${BETWEEN}*`, text));
            return isMatch ? 'yes' : 'no';
        }
        const known = words.slice(0, firstUnknown < 0 ? words.length : firstUnknown);
        const start = known.map((word) => word.text).join(BETWEEN);
        const plainStart = pattern.slice(0, pattern.indexOf('*'));
        const length = Math.min(plainStart.length, start.length);
        return plainStart.slice(0, length) === start.slice(0, length) ? 'unknown' : 'no';
    }
}
/** What is wrong with the command of a permission, if anything is. */
function commandFault(text) {
    if (text.trim() === '' || text.trim() === ':*')
        return 'an empty command';
    if (text.includes('\0'))
        return 'a NUL in a command';
    const words = wordsOf(text.endsWith(':*') ? text.slice(0, -2) : text);
    if (words.some((word) => /^(?:&&|\|\|?|;|&)$/.test(word)))
        return 'more than one command';
    if (text.slice(0, -2).includes(':*'))
        return "':*' before the end";
    return undefined;
}
/** The words of a rule; quotes hold one together. */
function wordsOf(text) {
    const words = text.match(/(?:"[^"]*"|'[^']*'|[^\s])+/g) ?? [];
    return words.map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}
/** Whether a word is a wanted one, in which `*` is any run of characters. */
function command_spec_is({ text, isKnown }, wanted) {
    const star = wanted.indexOf('*');
    if (star < 0) {
        if (isKnown)
            return text === wanted ? 'yes' : 'no';
        return wanted.startsWith(plainStart(text)) ? 'unknown' : 'no';
    }
    if (isKnown)
        return wildcardMatches(wanted, text) ? 'yes' : 'no';
    const start = plainStart(text);
    const length = Math.min(star, start.length);
    return wanted.slice(0, length) === start.slice(0, length) ? 'unknown' : 'no';
}
/** As much of a word as is sure. */
function plainStart(text) {
    return text.slice(0, text.search(/[$`*?[{"'\\<>(~]|$/));
}
function isFlag(word) {
    return word.startsWith('-') && word !== '-' && word !== '--';
}
/** Whether a word that is not known may turn out to be a flag. */
function mayBeFlag({ text, isKnown }) {
    if (isKnown)
        return false;
    const start = plainStart(text);
    return start === '' ? /^["']?[$`]/.test(text) : start.startsWith('-');
}
/** The flags that one word is: `-rf` is `-r` and `-f`, and `--force=x` is `--force`. */
function flagsIn(program, word) {
    const long = LONG_FLAGS.get(program);
    const flags = word.startsWith('--') ? [word.replace(/=.*$/s, '')] : [...word.slice(1)].map((letter) => `-${letter}`);
    return flags.map((flag) => long?.get(flag) ?? flag);
}
/** The flags that a word of a rule asks for: letters behind which anything may follow are those letters. */
function wantedFlags(program, word) {
    const letters = word.replaceAll('*', '');
    return word.startsWith('--') || letters === '-' ? flagsIn(program, word) : flagsIn(program, letters);
}
function hasLike(flags, wanted) {
    for (const flag of flags)
        if (wildcardMatches(wanted, flag))
            return true;
    return false;
}
/**
 * Whether words follow each other in a command, its flags left aside. A word right after a flag may be the flag's value.
 *
 * @param isPrefix whether more may follow
 */
function followed(wanted, words, isPrefix, isOpen) {
    // How many of the wanted words can stand before here, and how sure that is.
    let reached = new Map([[0, 'yes']]);
    let isAfterFlag = false;
    for (const word of words) {
        if (word.isKnown && isFlag(word.text)) {
            isAfterFlag = !word.text.includes('=');
            continue;
        }
        const next = new Map();
        const add = (count, truth) => {
            if (truth !== 'no')
                next.set(count, truth_some([truth, next.get(count) ?? 'no']));
        };
        for (const [count, truth] of reached) {
            const want = wanted[count];
            if (isAfterFlag || !word.isKnown)
                add(count, isAfterFlag ? truth : 'unknown');
            if (want === undefined) {
                if (isPrefix)
                    add(count, truth);
            }
            else {
                const matched = command_spec_is(word, want);
                if (matched !== 'no')
                    add(count + 1, matched === 'yes' ? truth : 'unknown');
            }
            // A star that stands alone is any number of words.
            if (wanted[count - 1] === '*')
                add(count, truth);
        }
        reached = next;
        isAfterFlag = false;
        if (reached.size === 0)
            return 'no';
    }
    const all = reached.get(wanted.length) ?? 'no';
    return all === 'no' && isOpen ? 'unknown' : all;
}
//# sourceMappingURL=command-spec.js.map
// EXTERNAL MODULE: ./build/commonjs/src/glob/glob.js + 2 modules
var glob_glob = __webpack_require__(4727);
// EXTERNAL MODULE: ./build/commonjs/src/json/bytes.js
var bytes = __webpack_require__(2361);
// EXTERNAL MODULE: ./build/commonjs/src/json/number.js
var json_number = __webpack_require__(8965);
;// CONCATENATED MODULE: ./build/commonjs/src/json/decimal.js


const ZERO = { sign: 0, digits: '', point: 0 };
/**
 * The number that a JSON literal is, exactly. As in the canonical form an integer literal has all its digits, and a
 * literal with a fraction or an exponent is the shortest decimal of its double.
 */
function decimalOf(literal) {
    const exact = /[.eE]/.test(literal) ? ((0,json_number/* canonicalDouble */.k)(literal) ?? literal) : literal;
    const [number = '', exponent = '0'] = exact.split(/[eE]/);
    const isNegative = number.startsWith('-');
    const [whole = '', fraction = ''] = (isNegative ? number.slice(1) : number).split('.');
    const all = whole + fraction;
    let start = 0;
    while (all.charCodeAt(start) === bytes/* ZERO */.f2)
        start++;
    let end = all.length;
    while (end > start && all.charCodeAt(end - 1) === bytes/* ZERO */.f2)
        end--;
    if (start === end)
        return ZERO;
    return { sign: isNegative ? -1 : 1, digits: all.slice(start, end), point: whole.length - start + Number(exponent) };
}
/** Orders two numbers: negative, zero (the same number) or positive. */
function compareDecimals(a, b) {
    if (a.sign !== b.sign)
        return a.sign - b.sign;
    if (a.point !== b.point)
        return a.point < b.point ? -a.sign : a.sign;
    if (a.digits === b.digits)
        return 0;
    return a.digits < b.digits ? -a.sign : a.sign;
}
//# sourceMappingURL=decimal.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/json/equality.js


/**
 * Compares values with one: numbers by what they are, exactly, so that 1 is 1.0; strings unit by unit; objects whatever
 * the order of their keys. The time is that of the shorter of both.
 *
 * @param text JSON of the one value
 */
function equalityWith(text) {
    return equalityOf(new node_reader/* NodeReader */.W().read(Buffer.from(text)));
}
function equalityOf(node) {
    const { kind } = node;
    if (kind === 'object')
        return equalObject(new Map([...node.members()].map(([key, value]) => [key, equalityOf(value)])));
    if (kind === 'array')
        return equalArray([...node.items()].map(equalityOf));
    if (kind === 'number')
        return equalNumber(literalOf(node));
    const text = node.string();
    if (text !== undefined)
        return (value) => value.is(text);
    const { isTrue } = node;
    return (value) => value.kind === kind && value.isTrue === isTrue;
}
function equalObject(members) {
    return (value) => {
        if (value.kind !== 'object')
            return false;
        let count = 0;
        for (const [key, member] of value.members()) {
            count++;
            if (members.get(key)?.(member) !== true)
                return false;
        }
        return count === members.size;
    };
}
function equalArray(items) {
    return (value) => {
        if (value.kind !== 'array')
            return false;
        let count = 0;
        for (const item of value.items())
            if (items[count++]?.(item) !== true)
                return false;
        return count === items.length;
    };
}
function equalNumber(literal) {
    const decimal = decimalOf(literal);
    return (value) => value.kind === 'number' && compareDecimals(decimalOf(literalOf(value)), decimal) === 0;
}
/** A number as it stands in the text. */
function literalOf(number) {
    return number.text.toString('latin1', number.start, number.end);
}
//# sourceMappingURL=equality.js.map
// EXTERNAL MODULE: ./build/commonjs/src/json/withheld.js
var withheld = __webpack_require__(9379);
// EXTERNAL MODULE: ./build/commonjs/src/glob/fault.js
var glob_fault = __webpack_require__(7126);
;// CONCATENATED MODULE: ./build/commonjs/src/scope/check-glob.js


/** @throws ToolReplayError, without a place, for a glob that is surely not what its author means */
function checkGlob(glob) {
    const fault = (0,glob_fault/* globFault */.H)(glob);
    if (fault === undefined)
        return;
    throw new src_error/* ToolReplayError */.K('scope', {
        found: `${fault} in the glob "${glob.slice(0, 200)}"`,
        expected: 'a glob that is whole',
        advice: 'put a backslash before a bracket that means itself',
    });
}
//# sourceMappingURL=check-glob.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/host.js

/** What has a host that the world knows by name. */
const SCHEMES = new Set(['http:', 'https:', 'ws:', 'wss:']);
/** What ends a host, or has a meaning around it; a port and a user are no part of it. IPv6 stands in brackets. */
const NO_HOST = /[\s/\\?#@%*]/;
/** What browsers read over or change in a host, and other programs do not. */
const DOUBTFUL = /[\\\s\0-\x1f]/;
/**
 * Compares addresses with the pattern of a host: a name, or `*.` and a name for all names below it and not itself. Names
 * are compared as browsers do (WHATWG URL): in lower case, by their ASCII form, without a dot at the end.
 *
 * An address that is none, or of another scheme than http(s) and ws(s), has no host. With a backslash, a space or a
 * control character in the host it is `unknown`: who fetches may read another host there than we do.
 *
 * @throws ToolReplayError without a place when the pattern is none
 */
function hostMatcher(pattern) {
    const isBelow = pattern.startsWith('*.');
    const name = isBelow ? pattern.slice(2) : pattern;
    const host = NO_HOST.test(name) || (name.includes(':') && !name.startsWith('[')) ? undefined : hostOf(`https://${name}/`);
    if (host === undefined)
        throw fault(pattern);
    const isMeant = isBelow ? (found) => found.endsWith(`.${host}`) : (found) => found === host;
    return (address) => {
        const found = hostOf(address);
        if (found === undefined)
            return 'no';
        if (DOUBTFUL.test(authorityOf(address.trim())))
            return 'unknown';
        return isMeant(found) ? 'yes' : 'no';
    };
}
/** What stands where the host does, as it is written; the whole address where that cannot be told. */
function authorityOf(address) {
    return /^[^:]*:\/\/([^/?#]*)/.exec(address)?.[1] ?? address;
}
/** The host of an address, as patterns of hosts are compared with it. */
function hostOf(address) {
    if (!URL.canParse(address))
        return undefined;
    const { protocol, hostname } = new URL(address);
    return SCHEMES.has(protocol) ? hostname.replace(/\.$/, '') : undefined;
}
function fault(pattern) {
    const found = pattern.length > 80 ? `${pattern.slice(0, 80)}\u2026` : pattern;
    const expected = 'a name such as "example.org", or "*.example.org" for all names below it';
    const isAddress = URL.canParse(pattern) && SCHEMES.has(new URL(pattern).protocol);
    return new src_error/* ToolReplayError */.K('scope', {
        found: `the host "${found}"`,
        expected,
        ...(isAddress && { advice: 'leave out all of the address but its host' }),
    });
}
//# sourceMappingURL=host.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/condition.js







/** The longest text that a pattern is tried on, in bytes of JSON. Of a longer one nobody can say. */
const MAX_TRIED = 1 << 20;
/**
 * Holds an argument against a condition. Each pattern in it is read once, here. A value of another kind than is asked for
 * does not hold: no number is read out of a string.
 *
 * @returns says of an argument, undefined when it is missing, whether the condition holds; null is not missing
 * @throws ToolReplayError, with the place, when the condition has a pattern that is none
 */
function conditionMatcher(condition, specials) {
    const tests = testsOf(condition, specials);
    const { exists = true } = condition;
    return (value) => {
        // Nobody who has not its opening can say what it is.
        if (value !== undefined && (0,withheld/* holdsWithheld */.aF)(value))
            return 'unknown';
        if (value === undefined || !exists)
            return truth((value !== undefined) === exists);
        return condition_all(tests, value);
    };
}
/** One after the other, since the first that does not hold decides. */
function condition_all(tests, value) {
    let holds = 'yes';
    for (const test of tests) {
        const one = test(value);
        if (one === 'no')
            return one;
        if (one === 'unknown')
            holds = one;
    }
    return holds;
}
function testsOf(condition, specials) {
    const { equals, in: choices, min, max, maxLength, glob, host, path, argv, regex } = condition;
    const tests = [];
    // The cheap ones first.
    if (min !== undefined)
        tests.push(onNumber(min, (order) => order >= 0));
    if (max !== undefined)
        tests.push(onNumber(max, (order) => order <= 0));
    if (maxLength !== undefined)
        tests.push((value) => truth(isAtMost(value, maxLength)));
    if (equals !== undefined)
        tests.push(oneOf([equals]));
    if (choices !== undefined)
        tests.push(oneOf(choices));
    if (host !== undefined)
        tests.push(onText(condition_placed(condition, 'host', () => hostMatcher(host))));
    if (glob !== undefined)
        tests.push(onText(condition_placed(condition, 'glob', () => globMatcher(glob))));
    if (path !== undefined)
        tests.push(onText(condition_placed(condition, 'path', () => specials.path(path))));
    if (regex !== undefined)
        tests.push(onText(condition_placed(condition, 'regex', () => specials.regex(regex))));
    if (argv !== undefined)
        tests.push(condition_placed(condition, 'argv', () => specials.argv(argv)));
    return tests;
}
/** Says where the value stands that a pattern could not be made of. */
function condition_placed(condition, key, make) {
    try {
        return make();
    }
    catch (error) {
        const { file, line, column } = condition.places.get(key) ?? condition;
        throw error instanceof src_error/* ToolReplayError */.K ? error.at({ file, line, column }) : error;
    }
}
function truth(holds) {
    return holds ? 'yes' : 'no';
}
function oneOf(choices) {
    const equalities = choices.map(equalityWith);
    return (value) => truth(equalities.some((isEqual) => isEqual(value)));
}
function onNumber(bound, holds) {
    const limit = decimalOf(bound);
    const small = SMALL_INTEGER.test(bound) ? Number(bound) : undefined;
    return (value) => {
        if (value.kind !== 'number')
            return 'no';
        // Most are small, and need not be taken apart.
        const number = small === undefined ? undefined : value.smallInteger();
        if (small !== undefined && number !== undefined)
            return truth(holds(number - small));
        return truth(holds(compareDecimals(decimalOf(literalOf(value)), limit)));
    };
}
/** An integer that a double holds exactly. */
const SMALL_INTEGER = /^-?\d{1,15}$/;
function onText(matches) {
    return (value) => {
        if (value.kind !== 'string')
            return 'no';
        return value.end - value.start > MAX_TRIED ? 'unknown' : matches(value.string() ?? '');
    };
}
function globMatcher(pattern) {
    checkGlob(pattern);
    const glob = new glob_glob/* Glob */.f(pattern);
    return (text) => truth(glob.matches(text));
}
/** Whether a text has at most so many characters, or an array so many elements. */
function isAtMost(value, most) {
    if (value.kind !== 'array' && value.kind !== 'string')
        return false;
    let count = 0;
    for (const _ of value.string() ?? value.items())
        if (++count > most)
            return false;
    return true;
}
//# sourceMappingURL=condition.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/forbidden-part.js
/** Whether a program is what a specification forbids, what it is known to start left aside; unknown where it may start it. */
function forbidsPart(spec, part, { isAnything, commands }) {
    const itself = spec.forbids(part);
    if (itself !== 'no')
        return itself;
    return isAnything || commands.some((command) => spec.forbids(command) !== 'no') ? 'unknown' : 'no';
}
//# sourceMappingURL=forbidden-part.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/glob-overlap.js
const CHANCE = 1;
const SPELLED = 2;
/** The folder that a resolved glob names before its first wildcard. */
function fixedFolder(glob) {
    const known = /^[^*?]*/.exec(glob)?.[0] ?? '';
    const end = known.lastIndexOf('/');
    return end < 0 ? '.' : known.slice(0, Math.max(end, 1));
}
/**
 * Whether two lists of segments have a path in common. In both `*` and `?` are wildcards, and a segment `**` is any
 * number of folders. Wildcards of the shell's do not stand for a dot at the start of a name.
 *
 * Time is the product of both lengths at most.
 *
 * @param glob of the shell's
 * @param rule what the whole path is, or the folder that it is in
 * @param below `needed`: a path has to be below what the rule says; `allowed`: or that itself
 */
function overlap(glob, rule, below) {
    let ways = row(rule, CHANCE);
    let found = 0;
    for (let at = 0;; at++) {
        spread(ways, rule, '**');
        const done = ways[rule.length]; // The row is one longer than the rule.
        if (at < glob.length || below === 'allowed')
            found |= done;
        const segment = glob[at];
        if (segment === undefined)
            break;
        const next = row(rule, 0);
        // Any number of folders: it may be none.
        if (segment === '**')
            for (const [index, way] of ways.entries())
                next[index] = way;
        for (const [index, part] of rule.entries()) {
            const way = ways[index]; // The same.
            if (way === 0)
                continue;
            if (part === '**')
                next[index] = next[index] | way;
            else if (segment === '**')
                passFolders(next, rule, index, way);
            else
                next[index + 1] = next[index + 1] | glob_overlap_joined(way, names(segment, part));
        }
        ways = next;
    }
    return found === 0 ? 'no' : (found & SPELLED) === 0 ? 'by chance' : 'spelled';
}
/** A double star of the shell's takes folders of the rule, unless their names begin with a dot. */
function passFolders(next, rule, start, way) {
    for (let index = start; index < rule.length && !rule[index]?.startsWith('.'); index++) {
        next[index + 1] = next[index + 1] | way;
    }
}
/** A place before each part of a rule and one behind the last. */
function row(rule, first) {
    return [first, ...rule.map(() => 0)];
}
/** What takes nothing is passed by. */
function spread(ways, rule, star) {
    for (const [index, part] of rule.entries()) {
        if (part === star)
            ways[index + 1] = ways[index + 1] | ways[index];
    }
}
function glob_overlap_joined(way, more) {
    if (more === 0)
        return 0;
    return ((way | more) & SPELLED) === 0 ? CHANCE : way & CHANCE && more & CHANCE ? CHANCE | SPELLED : SPELLED;
}
/** The same of one name: every way in which both can be it. */
function names(glob, rule) {
    if (!/[*?]/.test(glob) && glob === rule)
        return SPELLED;
    if (/^[*?]/.test(glob) && rule.startsWith('.'))
        return 0;
    const parts = [...rule];
    let ways = row(parts, CHANCE);
    for (const char of glob) {
        spread(ways, parts, '*');
        const next = row(parts, 0);
        if (char === '*')
            for (const [index, way] of ways.entries())
                next[index] = way;
        for (const [index, part] of parts.entries()) {
            const way = char === '*' ? ways[index] | next[index] : ways[index];
            if (way === 0)
                continue;
            if (char === '*')
                next[index + 1] = next[index + 1] | way;
            else if (part === '*')
                next[index] = next[index] | way;
            else if (char === '?' || part === '?')
                next[index + 1] = next[index + 1] | way;
            else if (char === part)
                next[index + 1] = next[index + 1] | SPELLED;
        }
        ways = next;
    }
    spread(ways, parts, '*');
    return ways[parts.length];
}
//# sourceMappingURL=glob-overlap.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/path-glob.js



/** What a shell would take for something else than a character; a backslash, braces and wildcards are as in a rule. */
const OF_SHELLS = /['"$`()<>~]/g;
/** A pattern that forbids, to be held against globs of a shell, which nobody can say what files they gave. */
class PathGlob {
    rules;
    /** Whether it is a folder, of which only what is in it is meant. */
    isFolder;
    /** Whether it may be about any path. */
    isAny;
    /** @param pattern as in gitignore, relative to where the globs will be */
    constructor(pattern) {
        const globs = globsOf(pattern.replace(OF_SHELLS, '\\$&')) ?? [ANY_FILE];
        this.isFolder = /(?:^|\/)\*\*$/.test(pattern);
        this.isAny = globs.includes(ANY_FILE);
        this.rules = globs.map((glob) => (this.isFolder ? glob.split('/').slice(0, -1) : glob.split('/')));
    }
    /**
     * Whether a glob may give a file that the pattern is about.
     *
     * A pattern that names one place is met by any glob that can give it. Others, such as `*.pem`, are met where the glob
     * spells some of the name: `cat src/*` could give a key as well, but most that is so read is none, and a finding for
     * each such call would be of no use. A folder that is given to be read is no file, and what is in it is not read.
     */
    meets(glob, access, base = []) {
        if (this.isAny)
            return true;
        const below = this.isFolder && access === 'read' ? 'needed' : 'allowed';
        const path = glob.split('/');
        return this.rules.some((rule) => {
            const found = overlap(path, [...base, ...rule], below);
            return found === 'spelled' || (found === 'by chance' && rule.every((part) => !/[*?]/.test(part)));
        });
    }
    /** The base of a folder, as {@link meets} takes it, where a glob begins above it; undefined where it does not. */
    static above(glob, folder) {
        const fixed = fixedFolder(glob);
        const isAbove = fixed === '/' ? folder.startsWith('/') : folder === fixed || folder.startsWith(`${fixed}/`);
        return isAbove ? folder.split('/').filter((part) => part !== '') : undefined;
    }
}
//# sourceMappingURL=path-glob.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/path-spec.js





/** What the home of somebody looks like, where nobody says whose it is. */
const HOMES = ['/root', '/home/*', '/Users/*', '/[a-z]/Users/*'];
const path_spec_WILD = /[*?[\]{}\\]/;
/**
 * The path of a permission such as `Read(./src/**)`: a pattern as in gitignore, with the four anchors of Claude Code
 * (`//absolute`, `~/of the home`, `/of the project`, `./` or nothing for where the session began, `../` for above it).
 *
 * A pattern without a slash is found at any depth, and a folder is all that is in it. `*` and `?` stay in a folder. Where
 * a rule forbids, one that starts with a double star, or has no slash, is found anywhere at all, and a folder that a
 * star stands for is all that is in it too.
 */
class PathSpec {
    anchor;
    /** How many folders above its anchor it begins. */
    climbs;
    /** A run of characters that every path that matches has, once {@link atHome}. */
    needed;
    /** A whole part between slashes that every such path has; undefined where the pattern names none. */
    segment;
    globs;
    /** What the pattern is all of, where it has no other wildcard than a double star at its end. */
    folder;
    /** The same below what the home of somebody looks like. */
    inHomes;
    pattern;
    knownGlob;
    /** @param use whether a match forbids or allows: what is not sure counts for the rule, or against it */
    constructor(text, use) {
        const isForbidding = use === 'deny';
        const { anchor, pattern: written } = path_spec_anchored(text);
        const up = anchor === 'start' ? (/^(?:\.\.\/)+/.exec(`${written}/`)?.[0] ?? '') : '';
        this.climbs = up.length / '../'.length;
        const pattern = up.length > written.length ? '**' : written.slice(up.length);
        this.pattern = pattern;
        this.anchor = isForbidding && anchor === 'start' && pattern.startsWith('**/') ? 'anywhere' : anchor;
        const last = pattern.slice(pattern.lastIndexOf('/') + 1);
        const isFolder = last !== '**' && (isForbidding || !path_spec_WILD.test(last));
        // A glob that ends in a star and `/**` is not what stands before the slash alone.
        const patterns = isFolder ? [pattern, `${pattern}/**`] : [pattern];
        const folder = pattern.replace(/\/\*\*$/, '');
        this.folder = path_spec_WILD.test(folder) || folder === '' ? undefined : folder;
        this.globs = patterns.map((one) => new glob_glob/* Glob */.f(one));
        this.inHomes = anchor === 'home' ? HOMES.flatMap((home) => patterns.map((one) => new glob_glob/* Glob */.f(`${home}/${one}`))) : [];
        this.needed = longest(plainRuns(pattern));
        const segments = plainRuns(pattern).length === 0 ? [] : pattern.split('/').filter((part) => !path_spec_WILD.test(part));
        this.segment = longest(segments) || undefined;
    }
    /** Whether it says of itself where it is, so that it may lead out of the project. */
    get leavesProject() {
        return this.anchor === 'absolute' || this.anchor === 'home' || this.climbs > 0;
    }
    /** @param path a resolved path: absolute, or relative to a folder that nobody knows, or below `~` */
    matches(path, anchors) {
        const known = atHome(path, anchors.home);
        if (!known.includes(this.needed))
            return 'no';
        if (this.anchor === 'anywhere')
            return this.test(known.replace(/^(?:\/|~\/|(?:\.\.\/)+)/, ''));
        if (this.anchor === 'home')
            return this.matchesAtHome(known, anchors.home);
        if (this.anchor === 'absolute')
            return known.startsWith('/') ? this.test(known.slice(1)) : 'unknown';
        const base = this.baseOf(anchors);
        return base === undefined ? this.matchesNowhere(known) : this.matchesBelow(base, known);
    }
    /**
     * Whether files are meant that a shell finds by a glob: `yes` where all that it finds is, `unknown` where some may be.
     *
     * @param glob resolved as paths are; {@link ANY_FILE} may be any
     * @param access what is done to the files
     */
    matchesGlob(glob, access, anchors) {
        if (glob === ANY_FILE)
            return 'unknown';
        const known = atHome(glob, anchors.home);
        if (this.matches(fixedFolder(known), anchors) === 'yes')
            return 'yes';
        this.knownGlob ??= new PathGlob(this.pattern);
        return this.meets(this.knownGlob, known, access, anchors) ? 'unknown' : 'no';
    }
    meets(glob, path, access, anchors) {
        if (this.anchor === 'anywhere')
            return glob.meets(path.replace(/^(?:\/|~\/|(?:\.\.\/)+)/, ''), access);
        if (this.anchor === 'absolute')
            return !path.startsWith('/') || glob.meets(path.slice(1), access);
        if (this.anchor === 'home') {
            if (path.startsWith('~/'))
                return glob.meets(path.slice(2), access);
            if (anchors.home !== undefined)
                return meetsBelow(glob, anchors.home, path, access);
            return HOMES.some((home) => glob.meets(path.slice(1), access, home.replace('[a-z]', '?').slice(1).split('/')));
        }
        const base = this.baseOf(anchors);
        if (base === undefined || path.startsWith('~'))
            return this.matchesNowhere(path) === 'unknown' || glob.meets(path, access);
        return meetsBelow(glob, this.climbed(base), path, access);
    }
    baseOf({ start, root }) {
        return this.anchor === 'root' ? (root ?? start) : (start ?? root);
    }
    climbed(base) {
        let folder = base;
        for (let k = 0; k < this.climbs; k++)
            folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0));
        return folder;
    }
    matchesBelow(base, path) {
        if (path.startsWith('~') || (this.climbs > 0 && !base.startsWith('/')))
            return 'unknown';
        const folder = this.climbed(base);
        if (path === (folder === '' ? '/' : folder))
            return this.test('');
        const inside = folder.endsWith('/') ? folder : `${folder}/`;
        return path.startsWith(inside) ? this.test(path.slice(inside.length)) : 'no';
    }
    /** Where nobody says which folder it is relative to. */
    matchesNowhere(path) {
        if (path.startsWith('/') || path.startsWith('~'))
            return 'unknown';
        const up = '../'.repeat(this.climbs);
        const below = `${path}/`.startsWith(up) ? path.slice(up.length) : '..';
        return below === '..' || below.startsWith('../') ? 'no' : this.test(below === '.' ? '' : below);
    }
    matchesAtHome(path, home) {
        if (path.startsWith('~/'))
            return this.test(path.slice(2));
        if (home !== undefined) {
            return path.startsWith(`${home}/`) ? this.test(path.slice(home.length + 1)) : 'no';
        }
        return this.inHomes.some((glob) => glob.matches(path)) ? 'yes' : 'no';
    }
    test(rest) {
        const { folder } = this;
        // As most are: then there is nothing for a glob to find out. What leads out of a folder is not in it.
        if (folder !== undefined && !rest.includes('..')) {
            return rest.startsWith(folder) && (rest.length === folder.length || rest[folder.length] === '/') ? 'yes' : 'no';
        }
        return this.globs.some((glob) => glob.matches(rest)) ? 'yes' : 'no';
    }
}
function meetsBelow(glob, folder, path, access) {
    const inside = folder.endsWith('/') ? folder : `${folder}/`;
    if (path.startsWith(inside))
        return glob.meets(path.slice(inside.length), access);
    const base = PathGlob.above(path, folder);
    return base !== undefined && path.startsWith('/') && glob.meets(path.slice(1), access, base);
}
/** What is wrong with the path of a permission, if anything is. */
function pathFault(text) {
    if (text.trim() === '')
        return 'an empty path';
    if (text.startsWith('!'))
        return "a path that starts with '!'";
    if (text.includes('\0'))
        return 'a NUL in a path';
    return (0,glob_fault/* globFault */.H)(text);
}
function path_spec_anchored(text) {
    const path = text.replace(/\/+$/, '/').normalize('NFC');
    if (path.startsWith('//'))
        return { anchor: 'absolute', pattern: trimmed(path.slice(2)) };
    if (path === '~' || path.startsWith('~/'))
        return { anchor: 'home', pattern: trimmed(path.slice(2)) };
    if (path.startsWith('/'))
        return { anchor: 'root', pattern: trimmed(path.slice(1)) };
    const relative = path.replace(/^(?:\.\/)+/, '');
    const isBare = relative === path && !trimmed(path).includes('/');
    if (isBare && path !== '.' && path !== '..' && path !== '**')
        return { anchor: 'start', pattern: `**/${trimmed(path)}` };
    return { anchor: 'start', pattern: relative === '.' || relative === '' ? '**' : trimmed(relative) };
}
/** Without the slash at the end, which says that a folder is meant: what is in one is meant anyway. */
function trimmed(path) {
    return path === '' ? '**' : path.replace(/\/$/, '');
}
/** A path with the home that `~` is, where somebody says which. */
function atHome(path, home) {
    return home !== undefined && (path === '~' || path.startsWith('~/')) ? home + path.slice(1) : path;
}
/** What of a pattern is no wildcard; nothing where that takes more than a look to see. */
function plainRuns(pattern) {
    return /[\\{[]/.test(pattern) ? [] : pattern.split(/\*\*\/|[*?]|\/\*\*$/);
}
function longest(texts) {
    return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
//# sourceMappingURL=path-spec.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/plain-programs.js
/**
 * Programs of which it is known that none of their arguments is a command that they run: that a word among them is the
 * name of a program means nothing.
 */
const plain_programs_PLAIN = new Set([
    // Of the shell.
    ': [ [[ alias bg bind break builtin caller case cd chdir command compgen complete continue declare dirs disown echo',
    'enable exec exit export false fc fg getopts hash help history jobs kill let local logout mapfile popd printf pushd pwd',
    'read readarray readonly return set shift shopt suspend test times trap true type typeset ulimit umask unalias',
    'unset unsetopt setopt wait whence where which autoload zmodload',
    // That read, find and print.
    'ack ag apropos awk b2sum base32 base64 basename bat batcat bc cal cat cksum cloc cmp column comm csplit cut date dc',
    'delta df diff diff3 dig dir dirname du egrep eza exa expand expr factor fd fdfind fgrep file find fmt fold free gawk',
    'getconf getent git-grep glow grep groups gron head hexdump host hostname htmlq iconv id info jless join jq look ls',
    'lsattr lsblk lscpu lsof locate man mawk md5 md5sum mdfind mlocate more less nl nproc nslookup numfmt od paste',
    'pgrep ping pr printenv ps rg readlink realpath rev scc sdiff sed seq sha1sum sha224sum sha256sum sha384sum sha512sum',
    'shasum shuf sleep sort sponge stat strings sum tac tail tig tokei top tr traceroute tree tsort tty uname unexpand',
    'uniq uptime vdir vmstat w wc whatis whereis who whoami whois xmllint xq xxd yes yq zcat zgrep zless',
    // That change files and processes.
    '7z ar bunzip2 bzip2 chattr chgrp chmod chown compress convert cp cpio dd ed ffmpeg fuser gpg gunzip gzip install kill',
    'killall link ln lz4 mkdir mkfifo mknod mktemp mv open openssl patch pbcopy pbpaste pkill rename rm rmdir rsync scp',
    'sftp shred split ssh-add ssh-keygen ssh-keyscan sync tar tee touch truncate unlink unzip xdg-open xsel xclip xz xzcat',
    'zip zstd rclone trash',
    // Of the system.
    'adduser chsh crontab deluser dmesg dscl df groupadd groupdel hostnamectl ifconfig ip iptables journalctl launchctl',
    'loginctl mount netstat passwd reboot renice route service shutdown ss sysctl systemctl timedatectl tput stty tset',
    'ufw umount useradd userdel usermod chpasswd update-alternatives defaults reset clear',
    // That install packages.
    'apk apt apt-cache apt-get aptitude brew bun bundle cabal cargo choco composer conan conda cpan dnf dpkg dpkg-query',
    'emerge flatpak gem go gradle gradlew guix helm luarocks mamba micromamba mix mvn mvnw nix-env npm npx nuget opam',
    'pacman pdm pip pip2 pip3 pipenv pipx pkg pnpm poetry port rpm rustup rye scoop sdk snap stack swift uv uvx vcpkg',
    'winget yarn yay yum zypper asdf mise corepack nvm fnm volta pyenv rbenv nodenv hatch pixi bunx pnpx',
    // That build and test.
    'ant bazel buck cmake ctest clang clang++ cc c++ dotnet esbuild eslint g++ gcc gofmt jest just ld lerna make mocha msbuild',
    'ninja nm nx objdump playwright prettier pytest ruff rubocop rspec rustc rustfmt shellcheck shfmt black flake8 isort',
    'mypy pylint pyright biome task tox tsc turbo vite vitest webpack rollup javac rake meson cypress nyc c8 readelf',
    // Of services.
    'aws az buildah docker docker-compose doctl firebase flyctl fly gcloud gh git git-lfs glab gsutil hub hg svn jj heroku',
    'kubectl kustomize k9s minikube kind netlify nerdctl oc podman pulumi railway skopeo supabase terraform tofu vercel',
    'wrangler vault op doppler infisical argocd crictl cosign syft trivy ansible-doc',
    'curl wget http https httpie nc telnet ftp mail sendmail psql pg_dump mysql mysqldump sqlite3 redis-cli mongosh',
    'claude codex gemini copilot aider cursor-agent',
].flatMap((line) => line.split(' ')));
/** The subcommands of them behind which a command stands after all. */
const plain_programs_RUNNING = new Map([
    'apk: --script',
    'brew: exec',
    'bun: exec',
    'bundle: exec',
    'cargo: watch',
    'conda: run',
    'crictl: exec',
    'docker: exec run',
    'docker-compose: exec run',
    'fly: console',
    'flyctl: console',
    'flatpak: run enter',
    'gcloud: ssh',
    'gh: ssh',
    'git: bisect submodule rebase filter-branch difftool mergetool for-each-repo',
    'git-lfs: exec',
    'guix: shell environment',
    'heroku: run',
    'kubectl: exec run debug',
    'lerna: exec',
    'mise: exec watch',
    'minikube: ssh',
    'nerdctl: exec run',
    'npm: exec',
    'nx: exec',
    'oc: exec run rsh debug',
    'podman: exec run',
    'pnpm: exec dlx',
    'systemctl: edit',
    'yarn: exec dlx',
].map((line) => {
    const [name = '', subcommands = ''] = line.split(': ');
    return [name, new Set(subcommands.split(' '))];
}));
/** Languages: what code says that is given as a text is no command. */
const LANGUAGES = /^(?:python[\d.]*|pypy3?|node|nodejs|deno|bun|perl|ruby|php|lua|luajit|Rscript|R|julia|ghci|irb|osascript|tclsh|erl|elixir|scala|groovy|jshell|ipython)$/;
/**
 * Whether a program is known to run none of its arguments.
 *
 * @param name without folders
 * @param args those of a program of which it is not known what it starts
 */
function runsNoArgument(name, args) {
    if (!plain_programs_PLAIN.has(name))
        return false;
    const running = plain_programs_RUNNING.get(name);
    return running === undefined || !args.some(({ text }) => running.has(text));
}
/** Whether a program runs code of another language than a shell's. */
function isLanguage(name) {
    return LANGUAGES.test(name);
}
//# sourceMappingURL=plain-programs.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/unread.js
const ONLY_TELLS = /^(?:--?version|--?help|-h|\/\?)$/i;
const FLAG = /^-/;
/** What is no file of its own but what the shell around puts there. */
const PUT_THERE = /^(?:<\(|\/dev\/(?:stdin$|fd\/)|\/proc\/self\/fd\/)/;
/** Options of shells that take the next word. */
const unread_VALUED = /^(?:-[A-Za-z]*[oO]|--rcfile|--init-file)$/;
/** A shell runs what it is given to read where it is given neither a file nor, behind `-c`, a text: that one is read. */
const unread_shell = (args) => {
    for (let at = 0; at < args.length; at++) {
        const text = args[at]; // The loop's bound keeps it inside.
        if (!/^[-+]/.test(text))
            return PUT_THERE.test(text);
        if (/^-[A-Za-z]*c/.test(text))
            return false;
        if (text === '-s' || /^-[A-Za-z]+s/.test(text))
            return true;
        if (unread_VALUED.test(text))
            at++;
    }
    return true;
};
/** A shell of another language, whose texts are not read either. */
const foreignShell = (args) => args.every((text) => FLAG.test(text)) ||
    args.some((text) => /^-[A-Za-z]*[cCe]|^--(?:commands?|init-command|execute)\b/.test(text));
/** An option can be shortened. Without one it takes what is no file of its own for a text, or reads it. */
const powershell = (args) => {
    if (args.some((text) => /^[-/]-?(?:c(?:om?|omm.*|wa)?|e[cn]?|enc.*)$/i.test(text)))
        return true;
    return !args.some((text) => /^[-/]-?f/i.test(text) || /\.ps1$/i.test(text));
};
const always = () => true;
const unread_PROGRAMS = new Map([
    ...['sh', 'bash', 'zsh', 'dash', 'ksh', 'mksh', 'ash'].map((name) => [name, unread_shell]),
    ...['fish', 'csh', 'tcsh', 'nu', 'xonsh', 'elvish'].map((name) => [name, foreignShell]),
    ...['powershell', 'pwsh'].map((name) => [name, powershell]),
    ['cmd', always],
    ['parallel', always],
    ['batch', always],
    ['at', (args) => !args.some((text) => /^-[A-Za-z]*[lrdc]/.test(text))],
]);
/**
 * Whether a program runs commands that nobody reads here: they are in another language, or in what it reads.
 *
 * @param name without folders
 * @param args those of a program of which it is not known what it starts
 */
function runsUnread(name, args) {
    const runs = unread_PROGRAMS.get(name);
    if (runs === undefined)
        return false;
    const texts = args.map(({ text }) => text);
    return !(texts.length === 1 && ONLY_TELLS.test(texts.join())) && runs(texts);
}
//# sourceMappingURL=unread.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/unseen.js





const unseen_NONE = { isAnything: false, commands: [] };
const ANYTHING = { isAnything: true, commands: [] };
/** So many of its words may each be the program that it starts. */
const MOST_PLACES = 8;
/** Options whose value is a text for a shell. */
const TEXT_OPTION = /^(?:-[a-z]*c|-e|-x|--(?:command|cmd|exec|execute|run|call|shell|[a-z-]+-filter)|foreach)$/;
const TEXT_IN_OPTION = /^--(?:command|cmd|exec|execute|run|call|shell|[a-z-]+-filter)=(.*)$/s;
/** What a part may start that it is not known to start. */
function unseenIn({ words, starts, isOpen }) {
    const [program, ...args] = words;
    if (program === undefined || starts.length > 0)
        return unseen_NONE;
    const name = program.isKnown ? programName(program.text) : '';
    if (runsUnread(name, args))
        return ANYTHING;
    const ordered = name === 'git' ? unseen_configured(args) : [];
    if (ordered === undefined)
        return ANYTHING;
    if (runsNoArgument(name, args))
        return ordered.length === 0 ? unseen_NONE : { isAnything: false, commands: ordered };
    return { isAnything: false, commands: [...ordered, ...handedOn(words, isOpen, name)] };
}
/** The words further on, each as if it were a program that is handed the rest. */
function handedOn(words, isOpen, name) {
    const commands = [];
    let places = 0;
    for (let at = 1; at < words.length && places < MOST_PLACES; at++) {
        const { text, isKnown } = words[at]; // The loop's bound keeps it inside.
        if (!isKnown)
            continue;
        const isText = /\s/.test(text) && TEXT_OPTION.test(words[at - 1]?.text ?? '');
        const given = isText ? text : TEXT_IN_OPTION.exec(text)?.[1];
        if (given === undefined && text.startsWith('-'))
            continue;
        places++;
        if (given === undefined)
            commands.push({ words: words.slice(at), isOpen });
        else if (!isLanguage(name))
            commands.push(...commandsOf(given));
    }
    return commands;
}
/** What git is told to run by its settings; undefined where that is not known. */
function unseen_configured(args) {
    const commands = [];
    for (const { kind, text } of configuredIn(args)) {
        if (text === undefined)
            return undefined;
        commands.push(...commandsOf(kind === 'subcommand' ? `git ${text}` : text));
    }
    return commands.map(({ words }) => ({ words, isOpen: true }));
}
/** All that a text starts; nothing of one that is no shell. */
function commandsOf(text) {
    const line = parseCommandLine(text);
    return 'fault' in line ? [] : line.parts.flatMap(withStarts);
}
function withStarts(part) {
    return [part, ...part.starts.flatMap(withStarts)];
}
//# sourceMappingURL=unseen.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/verdict.js
const NO = { truth: 'no' };
const YES = { truth: 'yes' };
const verdict_UNKNOWN = { truth: 'unknown' };
/** The first that holds, or else the first of which nobody can say. */
function firstOf(verdicts) {
    let first = NO;
    for (const verdict of verdicts) {
        if (verdict.truth === 'yes')
            return verdict;
        if (verdict.truth === 'unknown' && first.truth === 'no')
            first = verdict;
    }
    return first;
}
//# sourceMappingURL=verdict.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/argument-rule.js










const NOWHERE = { cwd: undefined, anchors: { start: undefined, root: undefined, home: undefined } };
/** A rule about the arguments of a tool, ready to be held against calls. */
class ArgumentRule {
    stated;
    conditions;
    place = NOWHERE;
    /** @throws ToolReplayError with its place for a pattern that is none */
    constructor(stated, regex) {
        this.stated = stated;
        const specials = this.specials(regex);
        this.conditions = [...stated.args].map(([pointer, condition]) => ({
            pointer,
            holds: conditionMatcher(condition, specials),
            no: { truth: 'no', where: pointer },
            unknown: { truth: 'unknown', where: pointer },
        }));
    }
    /** Whether all that the rule says of the arguments holds, and where not. */
    holds(args, place = NOWHERE) {
        this.place = place;
        let verdict = YES;
        for (const { pointer, holds, no, unknown } of this.conditions) {
            const truth = holds(args.at(pointer));
            if (truth === 'no')
                return no;
            if (truth === 'unknown')
                verdict = unknown;
        }
        return verdict;
    }
    specials(regex) {
        const use = this.stated.effect === 'deny' ? 'deny' : 'allow';
        return {
            regex,
            path: (text) => {
                const fault = pathFault(text);
                if (fault !== undefined)
                    throw new src_error/* ToolReplayError */.K('scope', { found: fault, expected: 'a path as in gitignore' });
                const spec = new PathSpec(text, use);
                return (value) => spec.matches(resolvedPath(value, this.place.cwd), this.place.anchors);
            },
            argv: (words) => {
                const spec = new CommandSpec(words);
                return (value) => {
                    const line = argument_rule_lineOf(value);
                    if (line === undefined)
                        return 'no';
                    if ('fault' in line)
                        return 'unknown';
                    return use === 'deny' ? forbidden(spec, line.parts) : allowed(spec, line.parts);
                };
            },
        };
    }
}
/** The command that an argument is: a text, or an array of words. */
function argument_rule_lineOf(value) {
    const text = value.string();
    if (text !== undefined)
        return parseCommandLine(text);
    const words = [...value.items()].map((item) => item.string());
    return value.kind === 'array' && words.every((word) => word !== undefined) ? commandLineOf(words) : undefined;
}
function forbidden(spec, parts) {
    return truth_some(parts.map((part) => truth_some([forbidsPart(spec, part, unseenIn(part)), forbidden(spec, part.starts)])));
}
function allowed(spec, parts) {
    if (parts.length === 0)
        return 'no';
    return every(parts.map((part) => {
        const itself = spec.allows(part);
        if (part.starts.length === 0 || part.allowedBy === 'itself')
            return itself;
        const started = allowed(spec, part.starts);
        return part.allowedBy === 'both' ? every([itself, started]) : truth_some([itself, started]);
    }));
}
//# sourceMappingURL=argument-rule.js.map
// EXTERNAL MODULE: ./build/commonjs/src/json/canonical-text.js
var canonical_text = __webpack_require__(9938);
// EXTERNAL MODULE: ./build/commonjs/src/json/canonicalizer.js + 1 modules
var canonicalizer = __webpack_require__(6931);
// EXTERNAL MODULE: ./build/commonjs/src/json/tape.js
var tape = __webpack_require__(4744);
// EXTERNAL MODULE: ./build/commonjs/src/scope/volatile.js
var scope_volatile = __webpack_require__(1270);
;// CONCATENATED MODULE: ./build/commonjs/src/scope/normalizer.js





const normalizer_NOWHERE = { isOut: false, below: new Map() };
/**
 * What takes out of answers what a scope file states to be volatile; undefined where it states nothing.
 *
 * A member of an object is taken out with its key, an element of an array becomes `null`, so that the others keep their
 * place, and a text of a class becomes `<class>` wherever a string that is no key holds it.
 */
function normalizerOf(stated) {
    return stated.length === 0 ? undefined : new StatedNormalizer(stated);
}
class StatedNormalizer {
    /** What is stated of all tools. */
    ofAll;
    /** The same, with what is stated of a tool. */
    byTool;
    writer = new Writer();
    constructor(stated) {
        const tools = new Set(stated.flatMap(({ tool }) => (tool === undefined ? [] : [tool])));
        this.ofAll = planOf(stated.filter(({ tool }) => tool === undefined));
        this.byTool = new Map(Array.from(tools, (name) => [name, planOf(stated.filter(({ tool = name }) => tool === name))]));
    }
    normalize(tool, response) {
        const plan = this.planOf(tool);
        const isEmpty = plan.classes.size === 0 && !plan.root.isOut && plan.root.below.size === 0;
        return isEmpty ? { response, fields: 0 } : this.writer.write(response, plan);
    }
    normalizeArguments(tool, args) {
        const { classes } = this.planOf(tool);
        return classes.size === 0 ? { response: args, fields: 0 } : this.writer.write(args, { root: normalizer_NOWHERE, classes });
    }
    planOf(tool) {
        return this.byTool.get(tool) ?? this.ofAll;
    }
}
function planOf(stated) {
    const plan = { root: { isOut: false, below: new Map() }, classes: new Set() };
    for (const one of stated) {
        if ('class' in one)
            plan.classes.add(one.class);
        else
            placeAt(plan.root, one.response).isOut = true;
    }
    return plan;
}
function placeAt(root, pointer) {
    let places = root;
    for (const segment of pointer.split('/').slice(1)) {
        const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
        const next = places.below.get(key) ?? { isOut: false, below: new Map() };
        places.below.set(key, next);
        places = next;
    }
    return places;
}
/** Whether there is nothing to take out below a place: then no key need be decoded. */
function isLeaf(places) {
    return places === undefined || places.below.size === 0;
}
const EMPTY_OBJECT = Buffer.from('{}');
/** Writes answers without what a plan takes out of them. It goes over the text once and copies all that stays. */
class Writer {
    tape = new tape/* Tape */.n();
    output = new canonical_text/* CanonicalText */.w();
    classes = new Set();
    fields = 0;
    write(response, { root, classes }) {
        if (root.isOut) {
            return response.equals(EMPTY_OBJECT) ? { response, fields: 0 } : { response: EMPTY_OBJECT, fields: 1 };
        }
        this.tape.read(Buffer.concat([response, Buffer.of(0)]), 0, response.length);
        this.output.length = 0;
        this.classes = classes;
        this.fields = 0;
        this.value(0, root);
        const { fields, output } = this;
        return fields === 0
            ? { response, fields }
            : { response: Buffer.from(output.bytes.subarray(0, output.length)), fields };
    }
    value(entry, places) {
        const { tape } = this;
        const byte = tape.text[tape.startOf(entry)];
        if (isLeaf(places) && this.classes.size === 0)
            this.copy(tape.startOf(entry), tape.endOf(entry));
        else if (byte === bytes/* LEFT_BRACE */.CU)
            this.object(entry, places);
        else if (byte === bytes/* LEFT_BRACKET */.JD)
            this.array(entry, places);
        else if (byte === bytes/* QUOTE */.jA && this.classes.size > 0)
            this.string(entry);
        else
            this.copy(tape.startOf(entry), tape.endOf(entry));
    }
    object(entry, places) {
        const { tape } = this;
        this.byte(bytes/* LEFT_BRACE */.CU);
        let isFirst = true;
        for (let key = entry + 1; key < tape.after(entry); key = tape.after(key + 1)) {
            const below = isLeaf(places) ? undefined : places?.below.get(this.decode(key));
            if (below?.isOut) {
                this.fields++;
                continue;
            }
            if (!isFirst)
                this.byte(bytes/* COMMA */.KE);
            isFirst = false;
            this.copy(tape.startOf(key), tape.endOf(key));
            this.byte(bytes/* COLON */.oH);
            this.value(key + 1, below);
        }
        this.byte(bytes/* RIGHT_BRACE */.FU);
    }
    array(entry, places) {
        const { tape } = this;
        this.byte(bytes/* LEFT_BRACKET */.JD);
        let index = 0;
        for (let at = entry + 1; at < tape.after(entry); at = tape.after(at)) {
            if (index > 0)
                this.byte(bytes/* COMMA */.KE);
            const below = isLeaf(places) ? undefined : places?.below.get(String(index));
            if (below?.isOut)
                this.nothing(at);
            else
                this.value(at, below);
            index++;
        }
        this.byte(bytes/* RIGHT_BRACKET */.Q4);
    }
    nothing(entry) {
        const { tape } = this;
        if (tape.text[tape.startOf(entry)] !== 0x6e)
            this.fields++;
        this.reserve(4);
        this.output.ascii('null');
    }
    string(entry) {
        const { tape } = this;
        const { text, fields } = (0,scope_volatile/* steady */.v)(this.decode(entry), this.classes);
        if (fields === 0) {
            this.copy(tape.startOf(entry), tape.endOf(entry));
            return;
        }
        this.fields += fields;
        this.reserve(text.length * canonicalizer/* MAX_GROWTH */.PZ + 2);
        const { output } = this;
        output.byte(bytes/* QUOTE */.jA);
        for (let k = 0; k < text.length; k++)
            output.unit(text.charCodeAt(k));
        output.byte(bytes/* QUOTE */.jA);
    }
    decode(entry) {
        const { tape } = this;
        const start = tape.startOf(entry);
        const end = tape.endOf(entry);
        if (!tape.isEscaped(entry))
            return tape.text.toString('latin1', start + 1, end - 1);
        // The text of a string of JSON is one.
        return JSON.parse(tape.text.toString('latin1', start, end));
    }
    byte(byte) {
        this.reserve(1);
        this.output.byte(byte);
    }
    copy(start, end) {
        this.reserve(end - start);
        this.tape.text.copy(this.output.bytes, this.output.length, start, end);
        this.output.length += end - start;
    }
    reserve(size) {
        const needed = this.output.length + size;
        if (needed > this.output.bytes.length)
            this.output.reserve(2 * needed);
    }
}
//# sourceMappingURL=normalizer.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/permission.js




const SHAPE = 'Tool or Tool(specification), such as Bash(npm run test:*), Read(./src/**), WebFetch(domain:example.org)';
const DOMAIN = 'domain:';
/** The tools of which it is known what stands in the parentheses. */
const permission_COMMANDS = new Set(['Bash', 'PowerShell']);
const PATHS = new Set(['Read', 'Edit', 'Write', 'MultiEdit', 'NotebookEdit', 'Grep', 'Glob', 'LS', 'NotebookRead']);
/**
 * Reads a permission as Claude Code writes them.
 *
 * @throws ToolReplayError with its place when it is none
 */
function parsePermission(stated, effect) {
    const fault = permissionFault(stated.text);
    if (fault !== undefined) {
        const { file, line, column, text } = stated;
        const found = `${fault} in the permission "${text.slice(0, 200)}"`;
        throw new src_error/* ToolReplayError */.K('scope', { found, expected: SHAPE }, { file, line, column });
    }
    const { tool, inside } = partsOf(stated.text);
    return { ...stated, effect, tool, spec: inside === undefined ? undefined : specOf(inside, effect) };
}
/** What is wrong with a permission, if anything is. */
function permissionFault(text) {
    const parts = partsOf(text);
    if (parts === undefined)
        return shapeFault(text.trim());
    const { tool, inside } = parts;
    if (inside === undefined)
        return undefined;
    if (tool.startsWith('mcp__'))
        return 'a specification of an MCP tool, which has none; write a rule for its arguments';
    if (inside.trim() === '')
        return 'an empty specification';
    const own = OWN_ARGUMENT.exec(inside)?.[1];
    if (permission_COMMANDS.has(tool))
        return own === 'command' ? ownArgument(own) : commandFault(inside);
    if (PATHS.has(tool))
        return own !== undefined && own !== 'command' ? ownArgument(own) : pathFault(inside);
    if (tool !== 'WebFetch')
        return undefined;
    if (inside.startsWith(DOMAIN))
        return hostFault(inside.slice(DOMAIN.length));
    return OTHER_ARGUMENT.test(inside) ? undefined : 'no domain:';
}
/** An argument beside the address, and no address. */
const OTHER_ARGUMENT = /^(?!url:)[A-Za-z_]\w+:(?!\/\/)/;
function shapeFault(text) {
    if (text === '')
        return 'nothing';
    return /^[^\s()]+\(/.test(text) && !text.endsWith(')')
        ? 'a bracket that is not closed'
        : 'no tool with a specification';
}
/** What the specification of a tool is about by itself. Claude Code ignores a rule that names it. */
const OWN_ARGUMENT = /^\s*(command|path|file_path|notebook_path)\s*:(?!\*$)/;
function ownArgument(name) {
    return `"${name}:", which a specification is about by itself and must not name,`;
}
function hostFault(pattern) {
    try {
        permission_hostOf(pattern);
        return undefined;
    }
    catch (error) {
        if (!(error instanceof src_error/* ToolReplayError */.K))
            throw error;
        return error.fault.found;
    }
}
/** Every host is `*`. */
function permission_hostOf(pattern) {
    return pattern === '*' ? (address) => (URL.canParse(address) ? 'yes' : 'no') : hostMatcher(pattern);
}
/** The tool, and what stands in the parentheses. */
function partsOf(permission) {
    const text = permission.trim();
    const open = text.indexOf('(');
    const tool = (open < 0 ? text : text.slice(0, open)).trim();
    if (tool === '' || /[\s)]/.test(tool))
        return undefined;
    if (open < 0)
        return { tool, inside: undefined };
    return text.endsWith(')') ? { tool, inside: text.slice(open + 1, -1) } : undefined;
}
function specOf(text, effect) {
    const colon = text.indexOf(':');
    return {
        text,
        command: new CommandSpec(text),
        path: new PathSpec(text, effect === 'allow' ? 'allow' : 'deny'),
        host: text.startsWith(DOMAIN) ? permission_hostOf(text.slice(DOMAIN.length)) : undefined,
        argument: colon > 0 ? { name: text.slice(0, colon), value: text.slice(colon + 1).trim() } : undefined,
    };
}
//# sourceMappingURL=permission.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/tool-names.js

/** Tools under another name than they have: rules for the first are for the second too. */
const OTHER_NAMES = new Map([['Task', 'Agent']]);
/** All tools of one MCP server are meant by `mcp__server`. */
const SERVER = /^mcp__(?:(?!__).)+$/s;
/**
 * Whether a name in a rule means a tool: a `*` is any run of characters, `mcp__server` is every tool of that server, and
 * the alias of a tool is one of its names. Case matters.
 */
function meansTool(pattern, tool, alias) {
    const meant = OTHER_NAMES.get(pattern) ?? pattern;
    const names = alias === undefined ? [tool] : [tool, alias];
    return names.some((name) => {
        const known = OTHER_NAMES.get(name) ?? name;
        if (SERVER.test(meant) && !meant.includes('*') && known.startsWith(`${meant}__`))
            return true;
        return meant.includes('*') ? wildcardMatches(meant, known) : meant === known;
    });
}
//# sourceMappingURL=tool-names.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/permission-match.js





/** The argument that a specification is about where it names none, by the name of the tool. */
const FIRST_ARGUMENTS = new Map([
    ['Agent', ['subagent_type', 'agent_type']],
    ['Task', ['subagent_type', 'agent_type']],
    ['Skill', ['skill', 'name', 'command']],
    ['SlashCommand', ['command']],
    ['WebSearch', ['query']],
]);
/** Which access the permissions of a tool are about that programs have to files, too. */
const FILE_RULES = new Map([
    ['Read', 'read'],
    ['Edit', 'write'],
    ['Write', 'write'],
]);
/** Whether a specification of a tool can be held against anything, as far as its name says. */
function hasMeaning({ tool, spec }, knows) {
    return spec === undefined || spec.argument !== undefined || FIRST_ARGUMENTS.has(tool) || knows(tool);
}
/** The access to files that a permission is about beside its own tool, if it is about any. */
function fileRule({ tool }) {
    return FILE_RULES.get(tool);
}
/** Whether a specification is about the address that a tool fetches, whatever else the tool has. */
function isOfAddress({ host }, { url }) {
    return host !== undefined && url !== undefined;
}
/** Whether an argument beside the command or the path is what a specification such as `run_in_background:true` says. */
function isOfArgument({ argument }, { call, isCommand, isFiles }) {
    // `name:*` is a command that begins so.
    if (argument === undefined || argument.value === '*' || !(isCommand || isFiles))
        return false;
    const value = plainText(call.args.get(argument.name));
    return value !== undefined && wildcardMatches(argument.value, value);
}
/** Whether a permission's name means the tool of a call. */
function isFor({ tool }, { call, tool: { alias } }) {
    return meansTool(tool, call.tool, alias);
}
/** Whether a call does what a permission forbids. */
function forbids(permission, subject, anchors) {
    const itself = isFor(permission, subject) ? forbidsItself(permission, subject, anchors) : NO;
    return itself.truth === 'yes' ? itself : firstOf([itself, forbidsItsFiles(permission, subject, anchors)]);
}
/** The same, of a permission whose name means the tool. */
function forbidsItself({ spec }, subject, anchors) {
    if (spec === undefined || isOfArgument(spec, subject))
        return YES;
    const said = forbidsSaid(spec, subject, anchors);
    return said.truth === 'no' && subject.isAstray ? verdict_UNKNOWN : said;
}
function forbidsSaid(spec, subject, anchors) {
    if (isOfAddress(spec, subject.tool))
        return { truth: otherSpec(spec, subject, 'deny') };
    if (subject.isCommand) {
        const { programs } = subject;
        return 'fault' in programs ? verdict_UNKNOWN : forbidsProgram(spec, programs.all);
    }
    if (subject.isFiles) {
        const { files } = subject;
        return 'fault' in files ? verdict_UNKNOWN : forbidsFile(spec, files, anchors);
    }
    return { truth: otherSpec(spec, subject, 'deny') };
}
/**
 * The same, of a permission for files and a command. Of files that programs are given, those that are neither known
 * before they run nor found by a glob are left out: most arguments are.
 */
function forbidsItsFiles(permission, subject, anchors) {
    const access = fileRule(permission);
    if (access === undefined || !subject.isCommand)
        return NO;
    const { programFiles } = subject;
    if ('fault' in programFiles || subject.isAstray)
        return verdict_UNKNOWN;
    const { spec } = permission;
    const meant = programFiles.filter((file) => file.access === access);
    if (spec !== undefined)
        return forbidsFile(spec, meant, anchors);
    return meant[0] === undefined ? NO : { truth: 'yes', where: meant[0].where };
}
function forbidsProgram({ command }, programs) {
    let first = NO;
    for (const { part, where, unseen } of programs) {
        const truth = forbidsPart(command, part, unseen);
        if (truth === 'yes')
            return { truth, where };
        if (truth === 'unknown' && first === NO)
            first = { truth, where };
    }
    return first;
}
function forbidsFile(spec, files, anchors) {
    let first = NO;
    for (const { path, glob, access, where } of files) {
        const truth = path !== undefined
            ? spec.path.matches(path, anchors)
            : glob === undefined
                ? 'unknown'
                : spec.path.matchesGlob(glob, access, anchors);
        if (truth === 'yes')
            return { truth, where };
        if (truth === 'unknown' && first === NO)
            first = { truth, where };
    }
    return first;
}
/** Whether a permission allows a program that a command starts, what that starts in turn left aside. */
function allowsProgram({ spec }, { part }) {
    return spec === undefined ? 'yes' : spec.command.allows(part);
}
/** Whether a permission allows a file to be used. Its name has to be for it already. */
function allowsFile({ spec }, { path }, anchors) {
    if (spec === undefined)
        return 'yes';
    return path === undefined ? 'unknown' : spec.path.matches(path, anchors);
}
/** Whether a specification is about an address or an argument that a call has: about all addresses where it allows. */
function otherSpec(spec, subject, use) {
    const { tool, call } = subject;
    const { host } = spec;
    if (host !== undefined && tool.url !== undefined) {
        const truths = subject.urls.map(host);
        if (truths.length === 0)
            return 'no';
        return use === 'allow' ? every(truths) : truth_some(truths);
    }
    const named = spec.argument;
    const value = named === undefined ? undefined : plainText(call.args.get(named.name));
    if (named !== undefined && value !== undefined)
        return wildcardMatches(named.value, value) ? 'yes' : 'no';
    const names = FIRST_ARGUMENTS.get(tool.alias ?? call.tool) ?? FIRST_ARGUMENTS.get(call.tool) ?? [];
    const first = names.map((name) => plainText(call.args.get(name))).find((text) => text !== undefined);
    return first !== undefined && wildcardMatches(spec.text, first) ? 'yes' : 'no';
}
/** What a string, a number or a truth value says. */
function plainText(node) {
    if (node === undefined || node.kind === 'object' || node.kind === 'array' || node.isNull)
        return undefined;
    return node.string() ?? node.text.toString('latin1', node.start, node.end);
}
//# sourceMappingURL=permission-match.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/allowance.js



/** Programs of a shell that change nothing outside it: beside one that is allowed they need no leave of their own. */
const HARMLESS = new Set([
    ...[
        'cd',
        'pushd',
        'popd',
        'pwd',
        'true',
        'false',
        ':',
        'echo',
        'printf',
        'test',
        '[',
        'exit',
        'return',
        'set',
        'unset',
    ],
    ...['export', 'local', 'declare', 'readonly', 'shift', 'break', 'continue', 'wait', 'sleep', 'read'],
]);
/** What is allowed of one call by permissions that say more than its tool's name. */
class Allowance {
    rules;
    subject;
    anchors;
    /** The permissions that allowed something of it. */
    used = new Set();
    constructor(rules, subject, anchors) {
        this.rules = rules;
        this.subject = subject;
        this.anchors = anchors;
    }
    /** Whether all that the call does is allowed; else which part of it is not. */
    judge() {
        const { subject } = this;
        const allows = this.rules.allows.all;
        if (allows.length === 0)
            return NO;
        if (subject.isCommand)
            return this.ofCommand();
        if (subject.isFiles)
            return this.ofFiles();
        return { truth: this.some(allows, ({ spec }) => otherSpec(spec, subject, 'allow')) };
    }
    /** Whether a file outside the project is allowed by a permission that says of itself that it leads there. */
    leadsOut(file) {
        const { allows, fileAllows } = this.rules;
        const near = [...this.near(allows, file), ...this.near(fileAllows[file.access], file)];
        return this.file(near.filter(({ rule }) => rule.spec?.path.leavesProject), file);
    }
    ofFiles() {
        const { files } = this.subject;
        if ('fault' in files)
            return { truth: 'unknown', where: files.fault };
        return worst(files.map((file) => ({ truth: this.file(this.near(this.rules.allows, file), file), where: file.where })), NO);
    }
    ofCommand() {
        const { programs } = this.subject;
        if ('fault' in programs)
            return { truth: 'unknown', where: programs.fault };
        const { top } = programs;
        // Where all are harmless, none is beside one that is allowed.
        const need = top.every(isHarmless) ? 'each' : 'the others';
        return worst(top.map((program) => this.program(program, need)), NO);
    }
    program(program, need) {
        const { part, starts, where, redirects } = program;
        const itself = { truth: this.itself(program, need), where };
        let verdict = itself;
        if (starts.length > 0 && part.allowedBy !== 'itself') {
            const started = starts.map((one) => this.program(one, need));
            if (part.allowedBy === 'both')
                verdict = worst([itself, ...started], YES);
            else if (itself.truth !== 'yes')
                verdict = worst(started, YES);
        }
        return worst([verdict, ...redirects.map((file) => this.redirect(file))], YES);
    }
    itself(program, need) {
        if (program.part.words.length === 0 || (need === 'the others' && isHarmless(program)))
            return 'yes';
        return this.some(this.rules.allows.all, ({ spec }) => spec.command.allows(program.part));
    }
    /** What the shell opens for a program is judged by the permissions for files. */
    redirect(file) {
        const allows = this.near(this.rules.fileAllows[file.access], file);
        const where = `the file that ${file.where} ${file.access === 'write' ? 'writes' : 'reads'}`;
        return { truth: this.file(allows, file), where };
    }
    near(index, { path }) {
        return path === undefined ? index.all : index.near(path);
    }
    file(allows, file) {
        return this.some(allows, (permission) => allowsFile(permission, file, this.anchors));
    }
    /** All are asked, whatever the first says: each that allows something is counted. */
    some(allows, allowed) {
        let truth = 'no';
        for (const { rule, use } of allows) {
            const one = allowed(rule);
            if (one === 'yes')
                this.used.add(use);
            if (one !== 'no')
                truth = truth_some([truth, one]);
        }
        return truth;
    }
}
/** Whether a program needs no leave of its own beside one that is allowed. */
function isHarmless({ part: { words, isOpen } }) {
    const [program] = words;
    if (program?.isKnown !== true)
        return false;
    // Without arguments it passes on what it is given; a file that is led to it is judged by itself.
    return HARMLESS.has(program.text) || (program.text === 'cat' && words.length === 1 && !isOpen);
}
/** The first that does not hold, or else the first of which nobody can say. @param none what it is when there is none */
function worst(verdicts, none) {
    if (verdicts.length < 2)
        return verdicts[0] ?? none;
    const truth = every(verdicts.map((verdict) => verdict.truth));
    return verdicts.find((verdict) => verdict.truth === truth) ?? none;
}
//# sourceMappingURL=allowance.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/call-arguments.js


/** Where the tool that an alias names has its arguments, and where that stands in what is known of a tool. */
const UNDER_ALIAS = new Map([
    ['/command', 'command'],
    ['/file_path', 'path'],
    ['/notebook_path', 'path'],
    ['/url', 'url'],
]);
/**
 * The arguments of a call by JSON Pointer. A rule for `Bash` is for all tools of that alias, and says `/command` as Bash
 * has it: where a tool under an alias has no such argument, its own is meant, such as the `/cmd` of Codex.
 */
class CallArguments {
    values;
    call;
    tool;
    constructor(call, tool) {
        this.values = new json_pointer/* PointedValues */._H(call.args);
        this.call = call;
        this.tool = tool;
    }
    at(pointer) {
        const { values, call, tool } = this;
        const value = values.at(pointer) ?? this.withheldAbove(pointer);
        if (value !== undefined || tool.alias === undefined || tool.alias === call.tool)
            return value;
        const known = UNDER_ALIAS.get(pointer);
        for (const own of (known && tool[known]) ?? []) {
            const found = values.at(own);
            if (found !== undefined)
                return found;
        }
        return undefined;
    }
    /** The value in which that would be, where all of that is withheld. */
    withheldAbove(pointer) {
        let above = pointer;
        let value;
        while (value === undefined && above !== '') {
            above = above.slice(0, above.lastIndexOf('/'));
            value = this.values.at(above);
        }
        return value !== undefined && (0,withheld/* isWithheld */.Ys)(value) ? value : undefined;
    }
}
//# sourceMappingURL=call-arguments.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/sequence.js


/** @throws ToolReplayError with its place for a pattern that is none */
function sequenceRule(stated) {
    if (stated.kind === 'at_most')
        return { stated, kind: 'at_most', call: parsePermission(stated.call, 'deny'), times: stated.times };
    // What is asked for has to be sure; what it is asked for by, or undone by, need not be.
    return {
        stated,
        kind: 'before',
        first: parsePermission(stated.first, 'allow'),
        later: parsePermission(stated.later, 'deny'),
        since: stated.since.map((one) => parsePermission(one, 'deny')),
    };
}
/** All permissions that name what a sequence rule is about. */
function patternsOf(rule) {
    return rule.kind === 'at_most' ? [rule.call] : [rule.first, rule.later, ...rule.since];
}
/** A sequence rule at work on one session. */
class SequenceWatch {
    rule;
    /** The call that did what has to come first, and the batch of it. */
    done;
    count = 0;
    constructor(rule) {
        this.rule = rule;
    }
    /** Sees the next call. Holds `no` where the call breaks the rule; `isMeant` says whether the rule is about it at all. */
    see(subject, batch, anchors) {
        const { rule } = this;
        let isMeant = false;
        let verdict = { truth: 'yes' };
        for (const step of stepsOf(subject)) {
            const { where } = step;
            const meant = (permission) => forbids(permission, step.subject, anchors).truth;
            const asked = meant(rule.kind === 'before' ? rule.later : rule.call);
            if (asked !== 'no')
                isMeant = true;
            if (rule.kind === 'at_most') {
                if (asked === 'yes')
                    this.count++;
                if (asked !== 'no' && this.count + (asked === 'unknown' ? 1 : 0) > rule.times)
                    verdict = worse(verdict, asked, where);
            }
            else {
                if (asked !== 'no' && !this.wasDone(subject, batch))
                    verdict = worse(verdict, asked, where);
                if (rule.since.some((permission) => meant(permission) !== 'no'))
                    this.done = undefined;
                if (surely(rule.first, step, anchors))
                    this.done = { subject, batch };
            }
        }
        return { verdict, isMeant };
    }
    /** Whether what has to come first came before: what was issued together came neither before nor after. */
    wasDone(subject, batch) {
        const { done } = this;
        return done !== undefined && (done.subject === subject || done.batch !== batch);
    }
}
/** A command is as many steps as it starts programs, in the order of its text. */
function stepsOf(subject) {
    const { programs } = subject;
    if (!subject.isCommand || 'fault' in programs || programs.all.length === 0) {
        return [{ subject, program: undefined, where: undefined }];
    }
    return programs.all.map((program) => ({ subject: subject.only(program), program, where: program.where }));
}
/** Whether a step is surely what a permission says. */
function surely(permission, { subject, program }, anchors) {
    const { spec } = permission;
    if (!isFor(permission, subject))
        return false;
    if (spec === undefined)
        return true;
    if (subject.isCommand)
        return program !== undefined && allowsProgram(permission, program) === 'yes';
    const { files } = subject;
    if (!subject.isFiles)
        return otherSpec(spec, subject, 'allow') === 'yes';
    if ('fault' in files || files.length === 0)
        return false;
    return files.every((file) => allowsFile(permission, file, anchors) === 'yes');
}
function worse(verdict, asked, where) {
    if (asked === 'yes')
        return verdict.truth === 'no' ? verdict : { truth: 'no', where };
    return verdict.truth === 'yes' ? { truth: 'unknown', where } : verdict;
}
//# sourceMappingURL=sequence.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/tools/astray.js


/** The aliases of tools that can do anything, also where it is not known which argument says what. */
const MAY_DO_ANYTHING = new Set(['Bash', 'PowerShell', 'Edit']);
/**
 * Whether a call says something, but in no argument by which its tool is known, such as `Bash` with a `cmd`: then nobody
 * can say what it does. What a scope file declares of a tool is taken at its word.
 */
function isAstray(call, tool) {
    if (tool.isDeclared === true || isOfFolders(call.tool, tool))
        return false;
    const { command, path, patch, url, reads, writes } = tool;
    const places = [command, path, patch, url, reads, writes].flatMap((pointers) => pointers ?? []);
    if (places.length === 0 && !MAY_DO_ANYTHING.has(tool.alias ?? ''))
        return false;
    return argumentAt(call, places) === undefined && saysSomething(call);
}
/** A flag or a number alone is no command, path or address: Anthropic's `bash` has `restart`. */
function saysSomething({ args }) {
    for (const [, { kind, start, end }] of args.members()) {
        if ((kind === 'string' || kind === 'object' || kind === 'array') && end - start > '""'.length)
            return true;
    }
    return false;
}
//# sourceMappingURL=astray.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/subject.js








/** What is shown of a program: a name as programs have them, and nothing that may be a secret. */
const PROGRAM_NAME = /^[A-Za-z_][\w.+-]{0,31}$/;
/** A call with what its tool's arguments mean. It is worked out as it is asked for, while the call is valid. */
class Subject {
    call;
    tool;
    cwd;
    knownPrograms;
    knownProgramFiles;
    knownAstray;
    knownFiles;
    /** @param cwd where the call's paths are relative to, when neither it nor its log says */
    constructor(call, tool, cwd) {
        this.call = call.cwd === undefined && cwd !== undefined ? { tool: call.tool, cwd, args: call.args } : call;
        this.tool = tool;
        this.cwd = call.cwd ?? cwd;
    }
    /** Whether a shell runs an argument of it. */
    get isCommand() {
        return this.tool.command !== undefined;
    }
    /** Whether arguments of it name files. */
    get isFiles() {
        return namesFiles(this.tool);
    }
    /** Whether it says something, but in no argument by which its tool is known. */
    get isAstray() {
        this.knownAstray ??= isAstray(this.call, this.tool);
        return this.knownAstray;
    }
    /** The addresses that it fetches. */
    get urls() {
        return urlsOf(this.call, this.tool);
    }
    /** What the command starts; nothing where there is none. */
    get programs() {
        this.knownPrograms ??= this.readPrograms();
        return this.knownPrograms;
    }
    /** The files that arguments name; none where they name none. */
    get files() {
        this.knownFiles ??= this.readFiles();
        return this.knownFiles;
    }
    /**
     * The files that the command opens, and those of which it is known that its programs work on them: of the files that
     * programs are given, those that are neither known before they run nor found by a glob are left out. Most arguments
     * are.
     */
    get programFiles() {
        const { programs } = this;
        if ('fault' in programs)
            return programs;
        this.knownProgramFiles ??= programs.all.flatMap(({ redirects, files }) => [
            ...redirects,
            ...files.filter(({ path, glob }) => (path ?? glob) !== undefined),
        ]);
        return this.knownProgramFiles;
    }
    /** The same call as if its command started this one program and no other. */
    only(program) {
        const subject = new Subject(this.call, this.tool, this.cwd);
        const alone = { ...program, starts: [] };
        subject.knownPrograms = { top: [alone], all: [alone] };
        return subject;
    }
    readPrograms() {
        const command = this.isCommand ? commandOf(this.call, this.tool) : undefined;
        if (command === undefined)
            return { top: [], all: [] };
        if ('fault' in command.line)
            return command.line;
        const { parts } = command.line;
        const total = parts.reduce((sum, part) => sum + sizeOf(part), 0);
        const all = [];
        const program = (part) => {
            const where = `part ${all.length + 1} of ${total}${subject_named(part)}`;
            const folder = folderOf(part, command.cwd ?? this.cwd);
            const starts = [];
            const used = ({ access, word }) => {
                const { text, isKnown, isGlob } = word;
                const isSaid = (isKnown || isGlob === true) && !(folder.isUnknown && isRelative(text));
                if (text === ANY_FILE && isGlob)
                    return { path: undefined, glob: ANY_FILE, access, where };
                const path = isSaid ? resolvedPath(text, folder.path) : undefined;
                const isFound = path !== undefined && isGlob && /[*?]/.test(text);
                return isFound ? { path: undefined, glob: path, access, where } : { path, access, where };
            };
            const made = {
                part,
                where,
                redirects: part.redirects.map(({ target, access }) => used({ word: target, access })),
                files: part.words.length === 0 ? [] : programFiles(part).map(used),
                starts,
                unseen: unseenIn(part),
            };
            all.push(made);
            starts.push(...part.starts.map(program));
            return made;
        };
        return { top: parts.map(program), all };
    }
    readFiles() {
        const files = filesOf(this.call, this.tool);
        if (files === undefined)
            return [];
        if ('fault' in files)
            return { fault: files.fault };
        // A search that is given no path is of it, too.
        if (files.length === 1)
            return files.map((file) => this.named(file, file.path === '.' ? 'the working directory' : 'its path'));
        const paths = [...new Set(files.map(({ path }) => path))];
        const numbers = new Map(paths.map((path, index) => [path, index + 1]));
        const whereIs = (path) => paths.length === 1 ? 'its path' : `file ${numbers.get(path)} of ${paths.length}`;
        return files.map((file) => this.named(file, whereIs(file.path)));
    }
    named({ path, access }, where) {
        return { path: resolvedPath(path, this.cwd), access, where };
    }
}
function sizeOf(part) {
    return part.starts.reduce((sum, started) => sum + sizeOf(started), 1);
}
function subject_named(part) {
    const shown = subject_programOf(part);
    const within = part.inside.length === 0 ? '' : `, in ${part.inside.join(', ')}`;
    return `${shown === undefined ? '' : ` (${shown})`}${within}`;
}
function subject_programOf(part) {
    const [program] = part.words;
    if (program === undefined)
        return 'a redirect';
    if (!program.isKnown)
        return 'a program that is known only as it runs';
    const name = program.text.slice(program.text.lastIndexOf('/') + 1);
    if (!PROGRAM_NAME.test(name))
        return undefined;
    const variable = takenOverBy(part);
    if (variable === undefined && setsAnyName(part))
        return `${name} with a variable set that is known only as it runs`;
    return variable === undefined || !PROGRAM_NAME.test(variable) ? name : `${name} with ${variable} set`;
}
/** Where a part runs: where its shell has changed to. */
function folderOf({ folders }, cwd) {
    let path = cwd;
    let isUnknown = false;
    for (const { text, isKnown } of folders) {
        if (isKnown) {
            if (!isRelative(text))
                isUnknown = false;
            path = resolvedPath(text, path);
        }
        else
            isUnknown = true;
    }
    return { path, isUnknown };
}
function isRelative(path) {
    return !/^(?:[/~\\]|[A-Za-z]:[\\/])/.test(path);
}
//# sourceMappingURL=subject.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/policy-judge.js










/** A policy at work on one session. */
class PolicyJudge {
    policy;
    sequence;
    /** The folder in which the session began, once a call says it. */
    start;
    constructor(policy) {
        this.policy = policy;
        this.sequence = policy.sequence.map(({ rule, use }) => ({ rule: new SequenceWatch(rule), use }));
    }
    judge(call, batch) {
        const { policy } = this;
        this.start ??= call.cwd === undefined ? undefined : resolvedPath(call.cwd, undefined);
        const anchors = { start: this.start, root: policy.root, home: policy.home };
        const rules = policy.rulesFor(call.tool);
        const hearing = new Hearing(policy, rules, new Subject(call, rules.tool, policy.root), anchors);
        hearing.denials();
        hearing.rules();
        hearing.allowance();
        for (const { rule, use } of this.sequence)
            if (rules.sequence.has(rule.rule))
                hearing.sequence(rule, use, batch);
        return hearing.judgement();
    }
}
/** One call before the policy. */
class Hearing {
    policy;
    about;
    subject;
    anchors;
    args;
    place;
    breaches;
    /** What allows the call; it decided when there is no breach. */
    allowedBy = [];
    /** Whether somebody had to be asked: then it was made with their leave, as far as anybody can see. */
    isAsked = false;
    constructor(policy, about, subject, anchors) {
        this.policy = policy;
        this.about = about;
        this.subject = subject;
        this.anchors = anchors;
        this.args = new CallArguments(subject.call, subject.tool);
        this.place = { cwd: subject.call.cwd, anchors };
    }
    /** Whatever the order of the rules, the same is said. Of a call that is out anyway it does not matter what else it is. */
    judgement() {
        const { breaches, allowedBy } = this;
        if (breaches === undefined)
            return new Heard(policy_judge_NOTHING, allowedBy);
        if (breaches.has('overreach'))
            breaches.delete('unverifiable');
        const found = [...breaches].map(([outcome, { whys }]) => ({ outcome, why: this.sentence(whys.sort()) }));
        return new Heard(found, [...breaches.values()].flatMap(({ by }) => by));
    }
    denials() {
        const { denies, asks } = this.about;
        this.eachForbidding(denies, (verdict, deny) => this.forbidden(verdict, deny.use, `is denied by ${deny.rule.text}`, 'error'));
        this.eachForbidding(asks, (verdict, ask) => {
            if (verdict.truth === 'yes')
                this.isAsked = true;
            const how = `needs a yes by ${ask.rule.text}${ask.use.isImplied ? ' (implied)' : ''}, which a recording does not show`;
            this.forbidden(verdict, ask.use, how, 'warning');
        });
    }
    /** Those that forbid, and those of which nobody can say. */
    eachForbidding({ always, byPath }, found) {
        const near = byPath.all.length === 0 ? byPath.all : byPath.nearAny(this.heldPaths);
        for (const permissions of [always, near]) {
            for (const permission of permissions) {
                const verdict = this.forbids(permission);
                if (verdict.truth !== 'no')
                    found(verdict, permission);
            }
        }
    }
    /** The paths that permissions for files are held against; undefined for what nobody knows. */
    get heldPaths() {
        const { subject } = this;
        const files = subject.isCommand ? subject.programFiles : subject.files;
        if ('fault' in files || (files.length === 0 && subject.isAstray))
            return [undefined];
        return files.map(({ path }) => path);
    }
    /** The rules that forbid or require; those that allow are for {@link allowance}. */
    rules() {
        for (const { rule, use } of this.about.rules) {
            const { effect, id, why, severity } = rule.stated;
            const verdict = this.holds(rule);
            if (effect === 'require') {
                use.matches++;
                if (verdict.truth === 'yes')
                    this.allowedBy.push(id);
                else
                    this.required(verdict, use, `breaks '${id}'${because(why)}`, severity);
            }
            else if (verdict.truth !== 'no') {
                this.forbidden({ truth: verdict.truth }, use, `is denied by '${id}'${because(why)}`, severity);
            }
        }
    }
    allowance() {
        const { about, subject, policy } = this;
        const allowance = new Allowance(about, subject, this.anchors);
        this.leavingRoot(allowance);
        const isWhole = this.allowsWhole(allowance.used);
        const byPermissions = allowance.judge();
        // What is made as it runs is not what was allowed; what is withheld may be.
        const isUnsure = isWhole.truth === 'unknown' && (0,withheld/* holdsWithheld */.aF)(subject.call.args);
        const verdict = byPermissions.truth === 'no' && isUnsure ? isWhole : byPermissions;
        for (const use of allowance.used)
            use.matches++;
        if (about.isAllowedByName)
            this.allowedBy.push('allowed_tools');
        if (about.isAllowedByName || isWhole.truth === 'yes' || verdict.truth === 'yes') {
            for (const use of allowance.used)
                this.allowedBy.push(use.name);
            return;
        }
        if (this.isAsked)
            return;
        if (verdict.truth === 'unknown') {
            const why = `cannot tell whether a rule of agent '${policy.agent}' allows ${verdict.where ?? 'these arguments'}`;
            this.breach('unverifiable', this.unreadable() ?? `${why}${this.nowhere}`);
            return;
        }
        const isSpokenOf = about.allows.all.length + about.allowRules.length > 0;
        const why = isSpokenOf
            ? `no rule of agent '${policy.agent}' allows ${verdict.where ?? 'these arguments'}`
            : `it ${this.outside}`;
        this.breach('overreach', why);
    }
    sequence(watch, use, batch) {
        const { id, severity, why } = watch.rule.stated;
        const { verdict, isMeant } = watch.see(this.subject, batch, this.anchors);
        if (isMeant)
            use.matches++;
        if (verdict.truth === 'yes')
            return;
        const what = watch.rule.kind === 'before' ? 'comes too early for' : 'is one too many for';
        this.required(verdict, use, `${what} '${id}'${because(why)}`, severity);
    }
    /** Leaving the root is a breach, unless a permission that says of itself that it leads out allows it. */
    leavingRoot(allowance) {
        const { root, home } = this.policy;
        if (root === undefined)
            return;
        for (const file of this.usedFiles()) {
            // Of what a glob finds, it is known which folder it is in.
            const path = file.path ?? (file.glob ? fixedFolder(file.glob) : undefined);
            if (path === undefined || isBelow(path, root, home))
                continue;
            if (allowance.leadsOut({ ...file, path }) === 'yes')
                continue;
            this.breach('overreach', `${file.where} leaves the root '${root}'`, 'root');
            return;
        }
    }
    usedFiles() {
        const { files, programs } = this.subject;
        const named = this.subject.isFiles && !('fault' in files) ? files : [];
        if (!this.subject.isCommand || 'fault' in programs)
            return named;
        return [...named, ...programs.all.flatMap((program) => [...program.redirects, ...program.files])];
    }
    /** Whether all of the tool is allowed, or a rule allows these arguments. */
    allowsWhole(used) {
        const { whole, allowRules } = this.about;
        for (const { use } of whole)
            used.add(use);
        let allowed = whole.length > 0 ? YES : NO;
        for (const { rule, use } of allowRules) {
            const verdict = this.holds(rule);
            if (verdict.truth === 'yes')
                used.add(use);
            allowed = firstOf([allowed, verdict]);
        }
        return allowed;
    }
    forbids({ rule, isNamed, isForFiles }) {
        const { subject, anchors } = this;
        const itself = isNamed ? forbidsItself(rule, subject, anchors) : NO;
        if (!isForFiles || itself.truth === 'yes')
            return itself;
        const files = forbidsItsFiles(rule, subject, anchors);
        return isNamed ? firstOf([itself, files]) : files;
    }
    holds(rule) {
        return rule.holds(this.args, this.place);
    }
    forbidden(verdict, use, how, severity) {
        if (verdict.truth === 'yes')
            use.matches++;
        this.required({ ...verdict, truth: NEGATED[verdict.truth] }, use, how, severity);
    }
    /** Notes what does not hold, and what nobody can tell of. */
    required({ truth, where }, use, how, severity) {
        if (truth === 'no') {
            this.breach(severity === 'error' ? 'overreach' : 'warning', `${where ?? 'it'} ${how}`, use.name);
        }
        if (truth !== 'unknown')
            return;
        const why = `cannot tell whether ${where ?? 'it'} is within ${use.name}`;
        this.breach('unverifiable', this.unreadable() ?? `${why}${this.nowhere}`, use.name);
    }
    /** Notes a breach. @param decidedBy the rule that it is one of; left out where none is */
    breach(outcome, why, decidedBy) {
        this.breaches ??= new Map();
        const breach = this.breaches.get(outcome) ?? { whys: [], by: [] };
        this.breaches.set(outcome, breach);
        if (!breach.whys.includes(why))
            breach.whys.push(why);
        if (decidedBy !== undefined)
            breach.by.push(decidedBy);
    }
    /** Why paths cannot be judged, if that is so. */
    get nowhere() {
        const { start, root } = this.anchors;
        if (!this.subject.isFiles || start !== undefined || root !== undefined)
            return '';
        return ', since neither the log nor "root" says where the session began';
    }
    /** Why a command or a patch cannot be read, if that is so. */
    unreadable() {
        const { programs, files } = this.subject;
        if (this.subject.isAstray)
            return ASTRAY;
        if (this.subject.isCommand && 'fault' in programs)
            return `its command cannot be judged: ${programs.fault}`;
        return this.subject.isFiles && 'fault' in files ? `its files cannot be told: ${files.fault}` : undefined;
    }
    /** All that is wrong with the call; where that is only its name, in the words of version 1. */
    sentence(whys) {
        const tool = `tool '${this.subject.call.tool}'`;
        return whys.length === 1 && whys[0] === `it ${this.outside}`
            ? `${tool} ${this.outside}`
            : `${tool}: ${whys.join('; ')}`;
    }
    get outside() {
        return `is not in the declared scope for agent '${this.policy.agent}'`;
    }
}
/** What came of it. A getter in an object literal would be a new shape for each call, which lives long. */
class Heard {
    breaches;
    deciding;
    constructor(breaches, deciding) {
        this.breaches = breaches;
        this.deciding = deciding;
    }
    get decidedBy() {
        return [...new Set(this.deciding)].sort();
    }
}
const ASTRAY = 'nobody can say what it does, since none of its arguments is one that the tool is known by; say in "tools" which is';
const policy_judge_NOTHING = [];
const NEGATED = { yes: 'no', no: 'yes', unknown: 'unknown' };
function because(why) {
    return why === undefined ? '' : `: ${why}`;
}
function isBelow(path, root, home) {
    const known = atHome(path, home);
    return root === '/' ? known.startsWith('/') : known === root || known.startsWith(`${root}/`);
}
//# sourceMappingURL=policy-judge.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/path-index.js

/** So many runs of characters are looked for at once. */
const MOST_RUNS = 1000;
/**
 * Rules for files, found by the parts of a path. Most rules name a folder, and a path without a folder of that name is
 * none of theirs: of many rules few are left to be tried.
 */
class PathIndex {
    all;
    bySegment = new Map();
    /** Those that name no folder, such as `*.env`; each needs a run of characters. */
    others = [];
    /** Finds whether a path has one of these runs. */
    needed;
    /** Those that may be about any path. */
    always = [];
    home;
    /**
     * @param specOf the path of a rule; undefined where it is about every path
     * @param home what `~` is; resolved
     */
    constructor(rules, specOf, home) {
        this.all = rules;
        this.home = home;
        const needed = new Set();
        for (const rule of rules) {
            const { segment, needed: run = '' } = specOf(rule) ?? {};
            if (segment !== undefined) {
                const found = this.bySegment.get(segment);
                if (found === undefined)
                    this.bySegment.set(segment, [rule]);
                else
                    found.push(rule);
            }
            else if (run === '' || needed.size === MOST_RUNS)
                this.always.push(rule);
            else {
                this.others.push(rule);
                needed.add(run);
            }
        }
        this.needed = new RegExp(Array.from(needed, (run) => run.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|'));
    }
    /** The rules that may be about a resolved path, each once, in no order; all that are about it are among them. */
    near(path) {
        const known = atHome(path, this.home);
        let near = this.always;
        if (this.others.length > 0 && this.needed.test(known))
            near = near.concat(this.others);
        if (this.bySegment.size === 0)
            return near;
        let segments;
        for (const segment of known.split('/')) {
            const found = this.bySegment.get(segment);
            if (found === undefined || segments?.has(segment))
                continue;
            near = near.length === 0 ? found : near.concat(found);
            segments = (segments ?? new Set()).add(segment);
        }
        return near;
    }
    /** The same of several paths; of one that is not known all rules may be. */
    nearAny(paths) {
        const [first, ...more] = paths;
        if (paths.length === 0)
            return [];
        if (paths.includes(undefined))
            return this.all;
        if (more.length === 0)
            return this.near(first);
        return [...new Set(paths.flatMap((path) => this.near(path)))];
    }
}
//# sourceMappingURL=path-index.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/tool-rules.js





/** Finds what of all that a policy says is about one tool. */
function toolRules(name, tool, policy) {
    const means = (pattern) => meansTool(pattern, name, tool.alias);
    const isCommand = tool.command !== undefined;
    const isFiles = !isCommand && namesFiles(tool);
    const of = (effect) => policy.permissions.filter(({ rule }) => rule.effect === effect);
    const indexed = (permissions) => new PathIndex(permissions, ({ rule }) => rule.spec?.path, policy.home);
    const allows = of('allow');
    const fileAllows = (access) => indexed(isCommand ? allows.filter(({ rule }) => fileRule(rule) === access) : []);
    const forbidding = (effect) => {
        const all = of(effect)
            .map(({ rule, use }) => ({
            rule,
            use,
            isNamed: means(rule.tool),
            isForFiles: isCommand && fileRule(rule) !== undefined,
        }))
            .filter(({ isNamed, isForFiles }) => isNamed || isForFiles);
        const isByPath = ({ isNamed, rule: { spec } }) => !isNamed || (isFiles && spec !== undefined && spec.argument === undefined && !isOfAddress(spec, tool));
        return { always: all.filter((one) => !isByPath(one)), byPath: indexed(all.filter(isByPath)) };
    };
    const rules = policy.rules.filter(({ rule }) => means(rule.stated.tool));
    return {
        tool,
        isAllowedByName: policy.allowedTools.has(name),
        whole: allows.filter(({ rule }) => rule.spec === undefined && means(rule.tool)),
        allows: indexed(allows.filter(({ rule }) => rule.spec !== undefined && means(rule.tool))),
        fileAllows: { read: fileAllows('read'), write: fileAllows('write') },
        denies: forbidding('deny'),
        asks: forbidding('ask'),
        allowRules: rules.filter(({ rule }) => rule.stated.effect === 'allow'),
        rules: rules.filter(({ rule }) => rule.stated.effect !== 'allow'),
        sequence: new Set(policy.sequence
            .map(({ rule }) => rule)
            .filter((rule) => patternsOf(rule).some((one) => means(one.tool) || (isCommand && fileRule(one) !== undefined)))),
    };
}
//# sourceMappingURL=tool-rules.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/compiled-policy.js














/** What a scope file and the files that it imports say, ready to judge calls. */
class CompiledPolicy {
    agent;
    allowedTools;
    /** Resolved; what no path may leave. */
    root;
    home;
    permissions;
    rules;
    sequence;
    uses;
    /** What of the imported files cannot be held against a recording. */
    warnings;
    normalizer;
    redact;
    unknownTools;
    declared;
    known = new Map();
    /**
     * @param regex makes the regular expressions of the rules
     * @throws ToolReplayError with its place for a pattern that is none, or an example that does not hold
     */
    constructor(declaration, imported, regex) {
        const { agent, allowedTools, root, home } = declaration;
        this.agent = agent;
        this.allowedTools = allowedTools;
        this.root = root === undefined ? undefined : resolvedPath(root, undefined);
        this.home = home === undefined ? undefined : resolvedPath(home, undefined);
        this.unknownTools = declaration.unknownTools;
        this.declared = new Map([...imported.flatMap(({ tools }) => [...tools]), ...declaration.tools]);
        const warnings = imported.flatMap((one) => one.warnings);
        this.permissions = ['deny', 'ask', 'allow'].flatMap((effect) => [
            ...declaration[effect].map((stated) => this.permission(stated, effect)),
            ...imported
                .flatMap((one) => one[effect])
                .flatMap((stated) => {
                const fault = this.faultOf(stated);
                if (fault === undefined)
                    return [this.permission(stated, effect)];
                warnings.push({ ...stated, message: `${effect} ${stated.text} is not used: ${fault}` });
                return [];
            }),
        ]);
        this.warnings = warnings;
        this.rules = declaration.rules.map((stated) => {
            const rule = new ArgumentRule(stated, regex);
            checkExamples(rule, { cwd: this.root, anchors: { start: undefined, root: this.root, home: this.home } });
            return { rule, use: use(stated.id, stated) };
        });
        this.sequence = declaration.sequence.map((stated) => {
            const rule = sequenceRule(stated);
            for (const permission of patternsOf(rule))
                this.checkMeaning(permission);
            return { rule, use: use(stated.id, stated) };
        });
        this.uses = [...this.permissions, ...this.rules, ...this.sequence].map((counted) => counted.use);
        this.normalizer = normalizerOf(declaration.normalize);
        this.redact = declaration.redact;
    }
    judge() {
        return new PolicyJudge(this);
    }
    effects(call) {
        const cwd = call.cwd ?? this.root;
        return effectsOf({ ...call, cwd }, this.tool(call.tool), this.unknownTools);
    }
    /** What the policy says of a tool, and what is known of it. */
    rulesFor(name) {
        const known = this.known.get(name);
        if (known !== undefined)
            return known;
        const rules = toolRules(name, this.tool(name) ?? {}, this);
        // A transcript can have any number of names.
        if (this.known.size < MOST_TOOLS)
            this.known.set(name, rules);
        return rules;
    }
    /** What is known of a tool, by itself and by what is declared of it; undefined where nothing is. */
    tool(name) {
        return mergedTool(builtinTool(name), this.declared.get(name));
    }
    permission(stated, effect) {
        // What is no permission at all is refused by whoever reads it.
        const rule = parsePermission(stated, effect);
        this.checkMeaning(stated);
        return { rule, use: use(`${effect} ${stated.text}`, stated) };
    }
    checkMeaning(stated) {
        const fault = this.faultOf(stated);
        if (fault === undefined)
            return;
        const { file, line, column, text } = stated;
        throw new src_error/* ToolReplayError */.K('scope', {
            found: `${fault} in the permission "${text.slice(0, 200)}"`,
            expected: 'a tool of which it is known where its command, its path or its address is',
            advice: 'declare it in "tools", or write a rule with "args"',
        }, { file, line, column });
    }
    /** Why a permission cannot be held against anything, if that is so. */
    faultOf(stated) {
        const fault = permissionFault(stated.text);
        if (fault !== undefined)
            return fault;
        const permission = parsePermission(stated, 'deny');
        const knows = (name) => {
            const tools = [
                this.tool(name),
                ...[...this.declared].filter(([, tool]) => tool.alias === name).map(([, tool]) => tool),
            ];
            return tools.some((tool) => tool !== undefined && ((tool.command ?? tool.url) !== undefined || namesFiles(tool)));
        };
        return hasMeaning(permission, knows) ? undefined : 'a specification of a tool whose arguments nobody declared';
    }
}
/** The policy of a scope that has names and nothing else. */
function namesPolicy({ agent, allowedTools }) {
    const nothing = { appliesTo: undefined, root: undefined, home: undefined, imports: [], allow: [], deny: [], ask: [] };
    const declaration = {
        ...nothing,
        agent,
        allowedTools,
        tools: new Map(),
        rules: [],
        sequence: [],
        normalize: [],
        redact: [],
    };
    return new CompiledPolicy({ ...declaration, unknownTools: 'mutating' }, [], () => () => 'unknown');
}
/** Of so many tools it is remembered what is said of them. */
const MOST_TOOLS = 10_000;
function use(name, { file, line, isImplied = false }) {
    return { name, file, line, isImplied, matches: 0 };
}
/** Examples are a rule's own tests: one that does not hold says that the rule is not what its author means. */
function checkExamples(rule, place) {
    const reader = new node_reader/* NodeReader */.W();
    const { id, match, notMatch } = rule.stated;
    for (const [examples, wanted] of [
        [match, 'yes'],
        [notMatch, 'no'],
    ]) {
        for (const { args, file, line, column } of examples) {
            const { truth, where } = rule.holds(new json_pointer/* PointedValues */._H(reader.read(args)), place);
            if (truth === wanted)
                continue;
            const found = wanted === 'yes' ? `that rule "${id}" does not match it` : `that rule "${id}" matches it`;
            throw new src_error/* ToolReplayError */.K('scope', {
                found: `an example in "${wanted === 'yes' ? 'match' : 'not_match'}", and ${found}`,
                expected: `an example that it ${wanted === 'yes' ? 'matches' : 'does not match'}`,
                ...(where !== undefined && {
                    advice: truth === 'unknown' ? `of ${where} nobody can say; give "root" for paths` : `look at ${where}`,
                }),
            }, { file, line, column });
        }
    }
}
//# sourceMappingURL=compiled-policy.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/draft/subcommands.js
/** Programs that do different things by their first argument: that is a part of what is permitted. */
const WITH_SUBCOMMANDS = new Set([
    ...'git,gh,glab,hub,svn,hg'.split(','),
    ...'npm,pnpm,yarn,bun,npx,pnpx,bunx,deno,corepack,nx,turbo,lerna,ng,expo,vercel,netlify,firebase'.split(','),
    ...'pip,pip3,pipx,uv,uvx,poetry,pdm,hatch,conda,mamba,tox,nox'.split(','),
    ...'cargo,rustup,go,dotnet,swift,mix,cabal,stack,opam,zig'.split(','),
    ...'bundle,gem,rake,rails,composer,artisan'.split(','),
    ...'make,gmake,just,task,ninja,mvn,./mvnw,gradle,./gradlew,ant,bazel,bazelisk,sbt,cmake'.split(','),
    ...'docker,docker-compose,podman,nerdctl,kubectl,oc,helm,minikube,kind'.split(','),
    ...'terraform,tofu,pulumi,ansible,vagrant,aws,gcloud,az,doctl,fly,flyctl,heroku,wrangler'.split(','),
    ...'apt,apt-get,dnf,yum,apk,brew,pacman,snap,systemctl,service,launchctl'.split(','),
]);
/** Subcommands that have subcommands. */
const DEEPER = new Set([
    ...['npm run', 'npm run-script', 'npm exec', 'pnpm run', 'pnpm exec', 'pnpm dlx', 'yarn run', 'yarn workspace'],
    ...['bun run', 'bun x', 'deno run', 'deno task', 'uv run', 'uv pip', 'uv tool', 'poetry run', 'pdm run', 'hatch run'],
    ...[
        'conda run',
        'pipx run',
        'bundle exec',
        'dotnet tool',
        'git stash',
        'git remote',
        'git worktree',
        'git submodule',
    ],
    ...['git bisect', 'git notes', 'git lfs', 'docker compose', 'docker container', 'docker image', 'docker volume'],
    ...['docker network', 'docker system', 'docker buildx', 'podman compose', 'go mod', 'go tool', 'go work'],
    ...'gh pr,gh issue,gh repo,gh run,gh workflow,gh release,gh auth,gh gist,gh secret,gh variable,gh label'.split(','),
    ...'glab mr,glab issue,glab ci,glab repo,helm repo,kubectl config,kubectl rollout,terraform state'.split(','),
    ...'aws s3,aws s3api,aws ec2,aws iam,aws lambda,aws ecs,aws logs,aws sts,aws cloudformation'.split(','),
    ...'gcloud compute,gcloud run,gcloud auth,gcloud config,az vm,az account,az storage,az group'.split(','),
    ...'rails db,vagrant box,pulumi stack,pulumi config,flyctl secrets,fly secrets'.split(','),
]);
/**
 * Options of these programs behind which their value stands. One that has none in some of them does no harm here: what is
 * permitted is then more exact than it has to be.
 */
const subcommands_VALUED = new Set([
    ...'-C,-c,-f,-F,-H,-I,-R,-X,-Z,-j,-l,-n,-o,-p,-s,-w,-W,-pl,-P,-D'.split(','),
    ...'--git-dir,--work-tree,--namespace,--exec-path,--prefix,--dir,--cwd,--filter,--workspace,--repo'.split(','),
    ...'--context,--kubeconfig,--cluster,--user,--host,--config,--log-level,--kube-context,--manifest-path'.split(','),
    ...'--color,--package,--with,--from,--python,--project,--profile,--region,--output,--directory,--file'.split(','),
    ...'--project-name,--env-file,--extra,--group,--index-url,--registry,--target,--features'.split(','),
]);
/** Programs that run a script, a module or a text that they are given. */
const INTERPRETERS = /^(?:python|node|ruby|perl|php|lua|bash|sh|zsh|dash|ksh|fish|tsx|ts-node|java|Rscript)[\d.]*$/;
/** Behind it stands a program as a text, or none: it is read. */
const TEXT = /^-(?:[A-Za-z]*[ce]|p)?$|^--(?:eval|print)$/;
/** Behind it stands what is run. */
const MODULE = /^-(?:m|jar)$/;
const VALUED_OF_INTERPRETERS = new Set('-W,-X,-I,--require,--import,--loader,--experimental-loader,--env-file,-cp,-classpath,--class-path,-o,-O,-r'.split(','));
/**
 * How many words say what a command does: the program, with the subcommand or the script of those that have one, and with
 * the options before that. Undefined where it has fewer: then nothing but all of it says so.
 *
 * @param words the program without its folder, and its arguments
 */
function sayingWords(words) {
    const [program = ''] = words;
    if (WITH_SUBCOMMANDS.has(program)) {
        const first = nextOperand(words, 1, subcommands_VALUED);
        const isDeeper = DEEPER.has(`${program} ${words[first - 1]}`);
        const last = isDeeper ? nextOperand(words, first, subcommands_VALUED) : first;
        return last > words.length ? undefined : last;
    }
    if (!INTERPRETERS.test(program))
        return 1;
    for (let at = 1; at < words.length; at++) {
        const word = words[at] ?? '';
        if (TEXT.test(word) || !word.startsWith('-'))
            return at + 1;
        if (MODULE.test(word))
            return at + 1 < words.length ? at + 2 : undefined;
        if (VALUED_OF_INTERPRETERS.has(word))
            at++;
    }
    return undefined;
}
/** How many words there are up to the next that is no option and no value of one; more than all where there is none. */
function nextOperand(words, from, valued) {
    let at = from;
    while (at < words.length && /^[-+]./.test(words[at] ?? ''))
        at += valued.has(words[at] ?? '') ? 2 : 1;
    return at + 1;
}
//# sourceMappingURL=subcommands.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/draft/command-permission.js


/**
 * The specification of a permission for a program and commands like this one: `git status:*`, `npm run test:*`; all of it
 * where no part of it says what it does.
 *
 * Undefined where that would allow more than is meant: nobody knows the words before they run, or one of them holds a
 * `*`, which has no other meaning in a permission.
 */
function commandPermission({ part, starts }) {
    const words = part.words.map(command_permission_plain);
    const saying = sayingOf(part, starts, words);
    const isPrefix = saying !== undefined;
    // With more arguments to come it is not all of it.
    if (!isPrefix && part.isOpen)
        return undefined;
    const said = words.slice(0, saying);
    if (said.some((word) => word === undefined || !isSayable(word)))
        return undefined;
    return `${said.map((word) => quoted(word ?? '')).join(' ')}${isPrefix ? ':*' : ''}`;
}
/** How many words say what it does; undefined where all do. */
function sayingOf({ words, allowedBy }, starts, texts) {
    if (allowedBy !== 'itself' || starts.length === 0)
        return sayingWords(texts.map((text) => text ?? command_permission_UNKNOWN));
    // As somebody else or somewhere else it runs just this, as `sudo npm test` does.
    const [started] = starts;
    const inner = started?.part.words ?? [];
    const before = words.length - inner.length;
    const isTail = inner.length > 0 && inner.every(({ text }, k) => words[before + k]?.text === text);
    if (!isTail)
        return undefined;
    const saying = sayingWords(inner.map(({ text, isKnown }) => (isKnown ? text : command_permission_UNKNOWN)));
    return saying === undefined ? undefined : before + saying;
}
/** In the place of a word that is not known: it is taken for one that says something. */
const command_permission_UNKNOWN = '?';
function command_permission_plain({ text, isKnown }, place) {
    if (!isKnown)
        return undefined;
    return place === 0 ? text.replace(command_spec_SYSTEM_FOLDER, '') : text;
}
/** Whether a permission can hold a word that means itself. */
function isSayable(word) {
    return !/[*\0]/.test(word) && !/^(?:&&|\|\|?|;|&)$/.test(word);
}
/** A word as permissions have it: in quotes where it would be two, or where it has quotes. */
function quoted(word) {
    if (word !== '' && !/[\s"']/.test(word))
        return word;
    const pieces = word.split('"').map((piece) => (piece === '' ? '' : `"${piece}"`));
    return word === '' ? '""' : pieces.join(`'"'`);
}
//# sourceMappingURL=command-permission.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/draft/folders.js
/** More files than this right in one folder are said as all that are right in it. */
const MOST_SIBLINGS = 3;
/** What a glob gives a meaning, to be taken away. */
const folders_WILD = /[*?[\]{}\\]/g;
/** The files that some calls use in one way, as few path patterns: by top folder, not by file. */
class Folders {
    /** What is used of each anchor, by the text of a path: a file or a folder itself, or all below. */
    used = new Map();
    /**
     * @param path resolved
     * @param start where its session began, resolved; undefined where nobody says
     */
    add(path, start) {
        const place = folders_placeOf(path, start);
        if (place === undefined)
            return;
        const { anchor, segments } = place;
        const depth = depthOf(place);
        const isBelow = segments.length === 0 || segments.length > depth;
        const paths = this.used.get(anchor) ?? new Map();
        this.used.set(anchor, paths);
        const text = segments.slice(0, depth).map(escaped).join('/');
        if (isBelow || !paths.has(text))
            paths.set(text, isBelow ? 'below' : 'itself');
    }
    /** Patterns for all of them, sorted. */
    patterns() {
        return [...this.used].flatMap(([anchor, paths]) => folders_patternsOf(paths).map((pattern) => anchor + pattern)).sort();
    }
}
function folders_patternsOf(paths) {
    const needed = [...paths].filter(([path]) => !ancestors(path).some((above) => paths.has(above)));
    const patterns = needed.filter(([, use]) => use === 'below').map(([path]) => (path === '' ? '**' : `${path}/**`));
    const siblings = new Map();
    for (const [path, use] of needed) {
        if (use === 'below')
            continue;
        const folder = path.slice(0, path.lastIndexOf('/') + 1);
        const files = siblings.get(folder);
        if (files === undefined)
            siblings.set(folder, [path]);
        else
            files.push(path);
    }
    for (const [folder, files] of siblings) {
        if (files.length > MOST_SIBLINGS)
            patterns.push(`${folder}*`);
        else
            patterns.push(...files);
    }
    return patterns;
}
/** All folders that a path is in; a permission for one of them is one for the path. */
function ancestors(path) {
    if (path === '')
        return [];
    const segments = path.split('/');
    return segments.map((_, k) => segments.slice(0, k).join('/'));
}
function folders_placeOf(path, start) {
    if (path.startsWith('~'))
        return path.startsWith('~/') ? { anchor: '~/', segments: segmentsOf(path.slice(2)) } : undefined;
    if (start !== undefined) {
        const folder = start.endsWith('/') ? start : `${start}/`;
        if (path === start)
            return { anchor: './', segments: [] };
        if (path.startsWith(folder))
            return { anchor: './', segments: segmentsOf(path.slice(folder.length)) };
    }
    if (path.startsWith('/'))
        return { anchor: '//', segments: segmentsOf(path) };
    // A path that leads out of a folder of which nobody knows where it is, is in no pattern.
    if (start !== undefined)
        return undefined;
    const up = /^(?:\.\.\/)+/.exec(`${path}/`)?.[0] ?? '';
    return { anchor: up === '' ? './' : up, segments: segmentsOf(path.slice(up.length)) };
}
function segmentsOf(path) {
    return path.split('/').filter((segment) => segment !== '' && segment !== '.');
}
/** How many folders deep patterns go: a top folder in a project or a home, two elsewhere, and one more than a home. */
function depthOf({ anchor, segments }) {
    if (anchor !== '//')
        return 1;
    const [first = '', second] = segments;
    if (/^[a-z]$/.test(first) && second === 'Users')
        return 4;
    return first === 'home' || first === 'Users' ? 3 : 2;
}
function escaped(segment) {
    return segment.replace(folders_WILD, '\\$&');
}
//# sourceMappingURL=folders.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/draft/learner.js










/** The order in which permissions are written; the names of others come behind. */
const ORDER = ['Read', 'Edit', 'Bash', 'WebFetch'];
/**
 * Learns from calls what they need to be allowed. What cannot be said without allowing more than is meant is not learned:
 * whoever asks has to judge the calls by the draft.
 */
class Learner {
    names = new Set();
    /** What stands in the parentheses, by the tool of the permission. */
    specs = new Map();
    folders = new Map();
    /** Of these some call did what only a permission for all that the tool can do would allow. */
    withheld = new Set();
    /** Begins a session. It is shown each of its calls once, in order. */
    session() {
        let start;
        return {
            see: (call) => {
                start ??= call.cwd === undefined ? undefined : resolvedPath(call.cwd, undefined);
                this.learn(call, start);
            },
        };
    }
    /** What the calls so far need, the same whatever their order. */
    draft() {
        const specs = new Map([...this.specs].map(([tool, texts]) => [tool, [...texts]]));
        for (const [tool, folders] of this.folders) {
            specs.set(tool, [...(specs.get(tool) ?? []), ...folders.patterns()]);
        }
        const place = (tool) => (ORDER.includes(tool) ? ORDER.indexOf(tool) : ORDER.length);
        const tools = [...specs.keys()].sort().sort((a, b) => place(a) - place(b));
        const allow = tools.flatMap((tool) => (specs.get(tool) ?? []).sort().map((spec) => `${tool}(${spec})`));
        return {
            allowedTools: [...this.names].filter((name) => !this.withheld.has(name)).sort(),
            allow: allow.filter((permission) => permissionFault(permission) === undefined),
        };
    }
    learn(call, start) {
        const tool = builtinTool(call.tool) ?? {};
        const subject = new Subject(call, tool, undefined);
        const name = tool.alias ?? call.tool;
        if (subject.isCommand)
            this.command(subject, name, start);
        else if (isKnownByFiles(tool))
            this.files(subject, name, start);
        else if (tool.url !== undefined)
            this.addresses(subject, name);
        else if (isNameTooMuch(call, tool))
            this.withheld.add(call.tool);
        else
            this.names.add(call.tool);
    }
    command({ programs }, name, start) {
        if ('fault' in programs)
            return;
        const { top } = programs;
        // Where all are harmless, none is beside one that is allowed.
        const need = top.every(isHarmless) ? 'each' : 'the others';
        for (const program of top)
            this.program(program, name, start, need);
    }
    program(program, name, start, need) {
        const { part, starts, redirects } = program;
        for (const { access, path } of redirects)
            this.file(access === 'write' ? 'Edit' : 'Read', path, start);
        if (starts.length > 0 && part.allowedBy !== 'itself') {
            for (const started of starts)
                this.program(started, name, start, need);
            if (part.allowedBy === 'either')
                return;
        }
        if (part.words.length === 0 || (need === 'the others' && isHarmless(program)))
            return;
        const spec = commandPermission(program);
        if (spec !== undefined)
            this.spec(name, spec);
    }
    files({ files }, name, start) {
        if ('fault' in files)
            return;
        for (const { path } of files)
            this.file(name, path, start);
    }
    file(name, path, start) {
        if (path === undefined)
            return;
        const folders = this.folders.get(name) ?? new Folders();
        this.folders.set(name, folders);
        folders.add(path, start);
    }
    addresses({ urls }, name) {
        for (const url of urls) {
            const host = hostOf(url);
            // In a permission it would be any host.
            if (host !== undefined && !host.includes('*'))
                this.spec(name, `domain:${host}`);
        }
    }
    spec(tool, spec) {
        const specs = this.specs.get(tool) ?? new Set();
        this.specs.set(tool, specs);
        specs.add(spec);
    }
}
/** Whether some argument of a tool is there to name files: of one that changes nothing but what the agent keeps, none is. */
function isKnownByFiles({ path, patch, reads, writes }) {
    return [path, patch, reads, writes].some((pointers) => pointers !== undefined && pointers.length > 0);
}
/** Whether a call runs something or changes files and nobody knows which, so that its tool's name would allow them all. */
function isNameTooMuch(call, tool) {
    const isMighty = tool.alias === 'Bash' || tool.alias === 'PowerShell' || isEdit(tool);
    return isMighty && effectsOf(call, tool, 'mutating').state !== 'reads';
}
//# sourceMappingURL=learner.js.map
// EXTERNAL MODULE: ./build/commonjs/src/json/value.js
var value = __webpack_require__(1239);
;// CONCATENATED MODULE: ./build/commonjs/src/scope/imports/claude-implied.js
// What Claude Code does without asking, whatever its settings allow. Sources, as of 2026:
// code.claude.com/docs/en/tools-reference (the column "Permission required"),
// code.claude.com/docs/en/permissions ("Read-only commands") and code.claude.com/docs/en/permission-modes.
/** Tools that need no permission. `ExitPlanMode` is one that does, but all it does is to put a plan before a person. */
const claude_implied_TOOLS = [
    'Agent',
    'AskUserQuestion',
    'CronCreate',
    'CronDelete',
    'CronList',
    'EnterPlanMode',
    'EnterWorktree',
    'ExitPlanMode',
    'ExitWorktree',
    'LSP',
    'ListMcpResourcesTool',
    'PushNotification',
    'ReadMcpResourceTool',
    'RemoteTrigger',
    'ScheduleWakeup',
    'SendMessage',
    'TaskCreate',
    'TaskGet',
    'TaskList',
    'TaskOutput',
    'TaskStop',
    'TaskUpdate',
    'TeamCreate',
    'TeamDelete',
    'TodoWrite',
    'ToolSearch',
    'WaitForMcpServers',
];
/** The same under the names that older logs have. */
const FORMER_TOOLS = ['Task', 'TodoRead', 'BashOutput', 'KillBash', 'KillShell', 'AgentOutputTool'];
/** Read, Grep, Glob and LS inside the working directory, by the one rule that covers them. */
const claude_implied_READING = 'Read(./**)';
/**
 * Commands that only read, by name. The documentation names `sed` and `docker` too, whose reading forms no prefix tells
 * from the writing ones: those two stay out.
 */
const claude_implied_COMMANDS = 'cat,cd,diff,du,echo,file,find,grep,head,ls,pwd,sort,stat,tail,wc,which'.split(',');
/** What the documentation calls the read-only forms of git, of which it has no list: these change nothing. */
const GIT_PREFIXES = [
    ...'blame,cat-file,describe,diff,for-each-ref,grep,log,ls-files,ls-tree,merge-base'.split(','),
    ...'rev-list,rev-parse,shortlog,show,status,stash list,worktree list,reflog show'.split(','),
    ...'branch --list,tag --list,tag -l,config --get'.split(','),
];
/** With one word more these would change something. */
const GIT_EXACT = [
    ...'branch,branch --show-current,branch -a,branch -r,branch -v,branch -vv'.split(','),
    ...'reflog,config --list,remote,remote -v,tag'.split(','),
];
/** The forms of those commands that do write or run something. Claude Code asks for them. */
const ASKED = [
    ['find *', '-delete'],
    ['find *', '-exec'],
    ['find *', '-ok'],
    ['find *', '-fprint'],
    ['find *', '-fls'],
    ['git * ', '--output'],
    ['git * ', '--ext-diff'],
    ['git * ', '--textconv'],
    ['git grep *', '-O'],
    ['git grep *', '--open-files-in-pager'],
    ['sort *', '-o'],
    ['sort *', '--compress-program'],
    ['file *', '-C'],
];
/** What Claude Code lets pass without asking in every mode, as rules that stand at one place. */
function impliedAllows(place) {
    const texts = [
        claude_implied_READING,
        ...claude_implied_TOOLS,
        ...FORMER_TOOLS,
        ...claude_implied_COMMANDS.map((command) => `Bash(${command}:*)`),
        ...GIT_PREFIXES.map((form) => `Bash(git ${form}:*)`),
        ...GIT_EXACT.map((form) => `Bash(git ${form})`),
    ];
    return texts.map((text) => implied(text, place));
}
/**
 * What it asks for all the same, although {@link impliedAllows} has the beginning of the command.
 *
 * @param allowed the allow rules of the settings: one for all commands, or for just such a command, takes the question away
 */
function impliedAsks(place, allowed) {
    if (allowed.includes('Bash') || allowed.includes('Bash(*)'))
        return [];
    const exact = allowed.filter((text) => text.startsWith('Bash(') && !text.includes('*'));
    const asked = ASKED.filter(([before, word]) => {
        const program = `Bash(${before.slice(0, before.indexOf(' '))} `;
        return !exact.some((text) => text.startsWith(program) && text.includes(word));
    });
    return asked.map(([before, word]) => implied(`Bash(${before}${word}*)`, place));
}
/** A rule that nobody wrote. */
function implied(text, place) {
    return { ...place, text, isImplied: true };
}
//# sourceMappingURL=claude-implied.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/imports/claude-rule.js
/** The lists of rules that Claude Code's settings have. */
const LISTS = ['allow', 'ask', 'deny'];
/** The argument that each tool's own specifier is about: Claude Code ignores `Tool(argument:value)` for it. */
const PRIMARY = new Map([
    ['Bash', 'command'],
    ['Monitor', 'command'],
    ['PowerShell', 'command'],
    ['Read', 'file_path'],
    ['Edit', 'file_path'],
    ['Write', 'file_path'],
    ['MultiEdit', 'file_path'],
    ['Grep', 'path'],
    ['Glob', 'path'],
    ['LS', 'path'],
    ['NotebookEdit', 'notebook_path'],
    ['NotebookRead', 'notebook_path'],
    ['WebFetch', 'url'],
]);
/** Tools whose paths Claude Code looks up in the rules of another one. */
const GOVERNED_BY = new Map([
    ['Write', 'Edit'],
    ['MultiEdit', 'Edit'],
    ['NotebookEdit', 'Edit'],
    ['Glob', 'Read'],
    ['Grep', 'Read'],
    ['LS', 'Read'],
    ['NotebookRead', 'Read'],
]);
/**
 * Arguments that an allow rule cannot be about. They are listed for the tools in whose specifier a colon may mean
 * something else, such as `Skill(plugin:skill)`; for all other tools any name before a colon is an argument.
 */
const ARGUMENTS = new Map([
    ['Bash', new Set(['run_in_background', 'timeout', 'description', 'dangerouslyDisableSandbox'])],
    ['Monitor', new Set(['timeout', 'description'])],
    ['Agent', new Set(['model', 'isolation', 'run_in_background', 'subagent_type', 'description', 'prompt', 'mode'])],
    ['Task', new Set(['model', 'isolation', 'run_in_background', 'subagent_type', 'description', 'prompt', 'mode'])],
    ['Skill', new Set(['skill', 'args'])],
]);
/**
 * Why a rule of Claude Code's settings does nothing, in Claude Code itself or here; undefined where it does something.
 *
 * After code.claude.com/docs/en/permissions, "Permission rule syntax" and "Tool-specific permission rules", and
 * code.claude.com/docs/en/tools-reference, as of 2026. Claude Code takes all of these without an error; some it names in
 * a warning when it starts.
 *
 * @returns what follows on "is not used:"
 */
function uselessBecause(list, text) {
    const rule = split(text);
    if (rule === undefined)
        return 'it is neither Tool nor Tool(specifier)';
    const { tool, spec } = rule;
    if (spec?.trim() === '')
        return 'there is nothing in its parentheses; the name alone stands for every call';
    if (tool.startsWith('mcp__'))
        return mcpFault(list, rule);
    if (tool.includes('*'))
        return patternFault(list, rule);
    if (!/^[A-Z][A-Za-z0-9_-]*$/.test(tool))
        return 'no tool of Claude Code has such a name';
    if (tool === 'Cd')
        return 'it is about the command /cd, which only people give';
    return spec === undefined ? undefined : specifierFault(list, tool, spec);
}
function split(text) {
    const open = text.indexOf('(');
    if (open < 0)
        return text === '' || text.includes(')') ? undefined : { tool: text, spec: undefined };
    if (open === 0 || !text.endsWith(')'))
        return undefined;
    return { tool: text.slice(0, open), spec: text.slice(open + 1, -1) };
}
function mcpFault(list, { tool, spec }) {
    if (spec !== undefined)
        return 'Claude Code skips rules of MCP tools with parentheses in settings';
    if (/\s/.test(tool))
        return 'no MCP tool has such a name';
    const star = tool.indexOf('*');
    if (star < 0)
        return tool === 'mcp__' ? 'it names no server' : undefined;
    const behindServer = tool.slice(0, star).indexOf('__', 'mcp__'.length);
    if (list !== 'allow' || behindServer > 'mcp__'.length)
        return undefined;
    return 'Claude Code skips an allow rule whose * stands before the end of a server name; write mcp__server__*';
}
function patternFault(list, { tool, spec }) {
    if (list === 'allow')
        return 'Claude Code skips an allow rule with a * in the name of the tool';
    if (spec !== undefined)
        return 'a pattern of names takes no specifier';
    return /\s/.test(tool) ? 'no tool has such a name' : undefined;
}
function specifierFault(list, tool, spec) {
    const argument = argumentIn(spec);
    if (argument !== undefined && argument === PRIMARY.get(tool)) {
        return `Claude Code ignores a rule on "${argument}", which the specifier of ${tool} is about by itself`;
    }
    const isArgument = argument !== undefined && (ARGUMENTS.get(tool)?.has(argument) ?? true);
    switch (tool) {
        case 'Bash':
        case 'Monitor':
            return isArgument ? argumentFault(list) : claude_rule_commandFault(spec);
        case 'PowerShell':
            return spec === '*' ? undefined : 'commands of PowerShell are not parsed here';
        case 'Read':
        case 'Edit':
            return spec.endsWith(':*') ? '":*" is for commands; a path takes * and **' : undefined;
        case 'WebFetch':
            return isArgument && argument !== 'domain' && !isUrl(spec) ? argumentFault(list) : domainFault(spec);
        case 'Agent':
        case 'Task':
        case 'Skill':
            return isArgument ? argumentFault(list) : undefined;
        default:
            return isArgument && list !== 'allow' ? undefined : bareFault(tool);
    }
}
/** The name before a colon, where a specifier may be about an argument. One letter is a drive. */
function argumentIn(spec) {
    const name = spec.slice(0, Math.max(0, spec.indexOf(':'))).trim();
    return /^[A-Za-z_]\w+$/.test(name) ? name : undefined;
}
function isUrl(spec) {
    const colon = spec.indexOf(':');
    return spec.startsWith('//', colon + 1);
}
function argumentFault(list) {
    return list === 'allow' ? 'only deny and ask rules can be about an argument' : undefined;
}
function claude_rule_commandFault(spec) {
    const at = spec.indexOf(':*');
    if (at === 0)
        return 'there is no command before ":*"';
    return at > 0 && at < spec.length - 2 ? '":*" counts at the end alone' : undefined;
}
function domainFault(spec) {
    const domain = spec.startsWith('domain:') ? spec.slice('domain:'.length).trim() : '';
    return domain === '' || domain.includes('/') ? 'WebFetch takes domain:host' : undefined;
}
function bareFault(tool) {
    const other = GOVERNED_BY.get(tool);
    return other === undefined
        ? `${tool} takes no specifier`
        : `Claude Code looks up no path in rules of ${tool}; write ${other}(path)`;
}
//# sourceMappingURL=claude-rule.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/imports/gathering.js
/** How many warnings of one file are kept: whoever writes the file does not decide how long a report gets. */
const MOST_WARNINGS = 100;
/** How much of a text of the file a warning shows. */
const SHOWN = 80;
/** What is gathered from one file while it is read. */
class Gathering {
    allow = [];
    ask = [];
    deny = [];
    tools = new Map();
    warnings = [];
    unsaid = 0;
    lastUnsaid;
    /** Notes a rule that cannot be held against a recording. Beyond a hundred they are counted. */
    warn(place, message) {
        if (this.warnings.length < MOST_WARNINGS) {
            this.warnings.push({ ...place, message });
            return;
        }
        this.unsaid++;
        this.lastUnsaid = place;
    }
    /** All of it. */
    done() {
        const { allow, ask, deny, tools, unsaid, lastUnsaid } = this;
        const warnings = [...this.warnings];
        if (lastUnsaid !== undefined)
            warnings.push({ ...lastUnsaid, message: `the last of ${unsaid} more that are not used` });
        return { allow, ask, deny, tools, warnings };
    }
}
/** A text of the file, short enough for a message. */
function shown(text) {
    return `"${text.length > SHOWN ? `${text.slice(0, SHOWN)}\u2026` : text}"`;
}
//# sourceMappingURL=gathering.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/imports/claude-settings.js




/** Keys of `permissions` that say how Claude Code asks, and not what it may do. */
const PASSED_OVER = new Set([
    'disableBypassPermissionsMode',
    'disableAutoMode',
    'skipDangerousModePermissionPrompt',
]);
/** What a mode leaves to somebody of whose answer a recording says nothing; undefined where it leaves nothing. */
const claude_settings_MODES = new Map([
    ['default', undefined],
    ['manual', undefined],
    ['dontAsk', undefined],
    ['bypassPermissions', undefined],
    [
        'acceptEdits',
        'of mode "acceptEdits" only edits are allowed: that mkdir, touch, rm, rmdir, mv, cp and sed may run inside the working directory cannot be expressed',
    ],
    [
        'plan',
        'mode "plan" is not used: a recording does not show when a plan was approved, so that edits go by the rules',
    ],
    [
        'auto',
        'mode "auto" is not used: what its classifier let pass is not known, so that only what the rules allow is allowed',
    ],
]);
/**
 * Reads the settings of Claude Code: what `permissions` says, and what Claude Code does without asking whatever they say.
 * All other settings, such as hooks, are no rules and are passed over.
 *
 * After code.claude.com/docs/en/permissions and code.claude.com/docs/en/settings, as of 2026. The mode in which a session
 * was started on the command line is not known: `defaultMode` is taken to have been in force.
 *
 * @param root an object
 * @throws ToolReplayError with code `scope` where `permissions` has not the form that Claude Code reads
 */
function readClaudeSettings(root, places) {
    const permissions = root.get('permissions');
    if (permissions !== undefined && permissions.kind !== 'object') {
        throw claude_settings_fault('"permissions" that is no object', 'an object of rules', places.at(permissions.start));
    }
    return new Reader(places).read(root, permissions);
}
class Reader {
    places;
    gathering = new Gathering();
    constructor(places) {
        this.places = places;
    }
    read(root, permissions) {
        const { gathering, places } = this;
        const mode = this.modeOf(permissions);
        for (const [key, value] of permissions?.members() ?? []) {
            const list = LISTS.find((name) => name === key);
            if (list !== undefined)
                this.readRules(list, value);
            else if (key === 'additionalDirectories')
                this.readDirectories(value, mode);
            else if (key === 'blockReadsOutsideWorkingDirectories')
                this.readBlock(value);
            else if (key !== 'defaultMode' && !PASSED_OVER.has(key)) {
                gathering.warn(places.at(value.start), `the key ${shown(key)} of "permissions" is not known and not used`);
            }
        }
        this.readSandbox(root);
        this.imply(places.at((permissions ?? root).start), mode);
        return gathering.done();
    }
    /** The mode that is in force, or undefined where it is not known. */
    modeOf(permissions) {
        const node = permissions?.get('defaultMode');
        if (node === undefined)
            return undefined;
        const { gathering, places } = this;
        const place = places.at(node.start);
        const mode = node.string();
        if (mode === undefined || !claude_settings_MODES.has(mode)) {
            gathering.warn(place, `"defaultMode" ${mode === undefined ? 'is no string' : `${shown(mode)} is not known`} and not used`);
            return undefined;
        }
        const unused = claude_settings_MODES.get(mode);
        if (unused !== undefined)
            gathering.warn(place, unused);
        if (mode !== 'bypassPermissions' || !permissions?.get('disableBypassPermissionsMode')?.is('disable'))
            return mode;
        gathering.warn(place, 'mode "bypassPermissions" is not used: "disableBypassPermissionsMode" forbids it');
        return undefined;
    }
    readRules(list, value) {
        const { gathering, places } = this;
        for (const item of itemsOf(list, value, places)) {
            const place = places.at(item.start);
            const text = item.string();
            const reason = text === undefined ? 'it is no string' : uselessBecause(list, text);
            if (text !== undefined && reason === undefined)
                gathering[list].push({ ...place, text });
            else
                gathering.warn(place, `the ${list} rule ${shown(text ?? `of type ${item.kind}`)} is not used: ${reason}`);
        }
    }
    readDirectories(value, mode) {
        const { gathering, places } = this;
        for (const item of itemsOf('additionalDirectories', value, places)) {
            const place = places.at(item.start);
            const below = patternBelow(item.string() ?? '');
            if (below === undefined) {
                gathering.warn(place, `the directory ${shown(item.string() ?? item.kind)} cannot be expressed as a path rule`);
                continue;
            }
            gathering.allow.push({ ...place, text: `Read(${below})` });
            if (mode === 'acceptEdits')
                gathering.allow.push({ ...place, text: `Edit(${below})` });
        }
    }
    readBlock(value) {
        if (!value.isTrue)
            return;
        const message = '"blockReadsOutsideWorkingDirectories" is not held against commands, only against tools that read files';
        this.gathering.warn(this.places.at(value.start), message);
    }
    readSandbox(root) {
        const sandbox = root.get('sandbox');
        const asks = sandbox?.get('autoAllowBashIfSandboxed');
        if (!sandbox?.get('enabled')?.isTrue || (asks !== undefined && !asks.isTrue))
            return;
        const message = 'that "sandbox" lets commands run without asking is not used: a recording does not show what ran in it';
        this.gathering.warn(this.places.at(sandbox.start), message);
    }
    imply(place, mode) {
        const { allow, ask } = this.gathering;
        if (mode === 'bypassPermissions') {
            allow.push(implied('*', place));
            return;
        }
        const stated = allow.map(({ text }) => text);
        allow.push(...impliedAllows(place));
        if (mode === 'acceptEdits')
            allow.push(implied('Edit(./**)', place));
        ask.push(...impliedAsks(place, stated));
    }
}
function itemsOf(key, value, places) {
    if (value.kind !== 'array') {
        throw claude_settings_fault(`"${key}" of "permissions" that is no array`, 'an array of strings', places.at(value.start));
    }
    return value.items();
}
/** Everything in a directory, as a path rule has it; undefined for a name that would be a pattern. */
function patternBelow(directory) {
    // A path of Windows, as the rules have it: C:\\x is /c/x.
    const drive = /^([A-Za-z]):[\\/]/.exec(directory)?.[1];
    const path = drive === undefined ? directory : `/${drive.toLowerCase()}${directory.slice(2).replaceAll('\\', '/')}`;
    if (path === '' || /[*?[\]!\\\p{Cc}]/u.test(path))
        return undefined;
    const bare = withoutSlashes(path);
    if (path.startsWith('/'))
        return `/${bare}/**`;
    return /^(~|\.\.?)(\/|$)/.test(bare) ? `${bare}/**` : `./${bare}/**`;
}
function withoutSlashes(path) {
    let end = path.length;
    while (path[end - 1] === '/')
        end--;
    return path.slice(0, end);
}
function claude_settings_fault(found, expected, place) {
    return new src_error/* ToolReplayError */.K('scope', { found, expected }, { ...place });
}
//# sourceMappingURL=claude-settings.js.map
// EXTERNAL MODULE: ./build/commonjs/src/json/encoding.js
var encoding = __webpack_require__(7685);
// EXTERNAL MODULE: ./build/commonjs/src/json/faults.js
var faults = __webpack_require__(3845);
// EXTERNAL MODULE: ./build/commonjs/src/json/utf8.js
var utf8 = __webpack_require__(139);
;// CONCATENATED MODULE: ./build/commonjs/src/scope/imports/shell-words.js
const SPACE = /\s/;
/**
 * Splits a command line into words as POSIX shells quote them, and no further: nothing is expanded, and operators are
 * text. A word that begins with `#` and what follows it in the line is a comment.
 *
 * @returns undefined where a quote does not end
 */
function shellWords(line) {
    const words = [];
    let word;
    for (let at = 0; at < line.length; at++) {
        const char = line[at];
        if (SPACE.test(char)) {
            if (word !== undefined)
                words.push(word);
            word = undefined;
        }
        else if (char === '#' && word === undefined) {
            const end = line.indexOf('\n', at);
            at = end < 0 ? line.length : end;
        }
        else if (char === '\\') {
            if (at + 1 === line.length)
                return undefined;
            word = (word ?? '') + (line[++at] === '\n' ? '' : line[at]);
        }
        else if (char === "'") {
            const end = line.indexOf("'", at + 1);
            if (end < 0)
                return undefined;
            word = (word ?? '') + line.slice(at + 1, end);
            at = end;
        }
        else if (char === '"') {
            const quoted = doubleQuoted(line, at + 1);
            if (quoted === undefined)
                return undefined;
            word = (word ?? '') + quoted.text;
            at = quoted.end;
        }
        else
            word = (word ?? '') + char;
    }
    if (word !== undefined)
        words.push(word);
    return words;
}
/** @returns what stands before the quote that ends it, and where that is */
function doubleQuoted(line, start) {
    let text = '';
    for (let at = start; at < line.length; at++) {
        const char = line[at];
        if (char === '"')
            return { text, end: at };
        if (char !== '\\') {
            text += char;
            continue;
        }
        const next = line[++at] ?? '';
        if (next !== '\n')
            text += '$`"\\'.includes(next) ? next : `\\${next}`;
    }
    return undefined;
}
//# sourceMappingURL=shell-words.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/imports/prefix-rule.js

/** What Codex does with a command that a rule matches. */
const DECISIONS = ['allow', 'prompt', 'forbidden'];
/** `reviewer` says who answers a prompt, which is nothing that a recording could break. */
const prefix_rule_ARGUMENTS = new Set([
    'pattern',
    'decision',
    'justification',
    'match',
    'not_match',
    'reviewer',
]);
/**
 * Makes a rule of the arguments of a call, as `codex-rs/execpolicy` does.
 *
 * @returns the rule, or why the arguments make none
 */
function prefixRuleOf(given) {
    for (const key of given.keys())
        if (!prefix_rule_ARGUMENTS.has(key))
            return `the argument ${key} is not known`;
    const pattern = patternOf(given.get('pattern'));
    if (pattern === undefined)
        return 'its pattern is no list of words, or of lists of words, with one at least';
    const decision = decisionOf(given.get('decision'));
    if (decision === undefined)
        return `its decision is none of ${DECISIONS.join(', ')}`;
    const match = examplesOf(given.get('match'));
    const notMatch = examplesOf(given.get('not_match'));
    if (match === undefined || notMatch === undefined)
        return 'its examples are no list of commands';
    return { pattern, decision, match, notMatch };
}
/** Whether a command matches a pattern, with the program as it is written in the command. */
function matches(pattern, words) {
    return words.length >= pattern.length && pattern.every((choice, k) => choice.has(words[k] ?? ''));
}
function patternOf(value) {
    if (value?.kind !== 'list' || value.items.length === 0)
        return undefined;
    const pattern = [];
    for (const item of value.items) {
        const choice = item.kind === 'list' ? prefix_rule_textsOf(item.items) : prefix_rule_textsOf([item]);
        if (choice === undefined || choice.length === 0)
            return undefined;
        pattern.push(new Set(choice));
    }
    return pattern;
}
function decisionOf(value) {
    if (value === undefined || value.kind === 'none')
        return 'allow';
    return value.kind === 'string' ? DECISIONS.find((decision) => decision === value.text) : undefined;
}
function examplesOf(value) {
    if (value === undefined || value.kind === 'none')
        return [];
    if (value.kind !== 'list')
        return undefined;
    const examples = [];
    for (const item of value.items) {
        if (item.kind === 'none')
            return undefined;
        const words = item.kind === 'string' ? (shellWords(item.text) ?? []) : prefix_rule_textsOf(item.items);
        if (words === undefined)
            return undefined;
        examples.push({ words, offset: item.offset });
    }
    return examples;
}
function prefix_rule_textsOf(values) {
    const texts = [];
    for (const value of values) {
        if (value.kind !== 'string')
            return undefined;
        texts.push(value.text);
    }
    return texts;
}
//# sourceMappingURL=prefix-rule.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/imports/starlark-call.js
/** Lists in lists are all that the calls which are read here have. */
const MOST_LISTS = 2;
/**
 * Reads the arguments of a call that is a statement of its own: `name(key = literal, \u2026)`.
 *
 * @returns the arguments, or why it is no such call
 */
function argumentsOf(tokens) {
    return new CallReader(tokens).read();
}
class CallReader {
    tokens;
    at = 1;
    constructor(tokens) {
        this.tokens = tokens;
    }
    read() {
        const given = new Map();
        if (!this.take('('))
            return 'it is no call';
        while (!this.take(')')) {
            const key = this.tokens[this.at];
            if (key?.kind !== 'name' || !this.isMark(this.at + 1, '='))
                return 'an argument has no name';
            if (given.has(key.text))
                return `the argument ${key.text} is there twice`;
            this.at += 2;
            const value = this.literal(0);
            if (value === undefined)
                return `the argument ${key.text} is no literal of strings and lists`;
            given.set(key.text, value);
            if (!this.take(',') && !this.isMark(this.at, ')'))
                return `the argument ${key.text} is no literal of strings and lists`;
        }
        return this.at === this.tokens.length ? given : 'something follows it';
    }
    literal(lists) {
        const token = this.tokens[this.at];
        if (token === undefined)
            return undefined;
        const { offset } = token;
        this.at++;
        if (token.kind === 'string')
            return { kind: 'string', text: token.text, offset };
        if (token.kind === 'name')
            return token.text === 'None' ? { kind: 'none', offset } : undefined;
        if (token.kind !== 'mark' || token.text !== '[' || lists === MOST_LISTS)
            return undefined;
        const items = [];
        while (!this.take(']')) {
            const item = this.literal(lists + 1);
            if (item === undefined)
                return undefined;
            items.push(item);
            if (!this.take(',') && !this.isMark(this.at, ']'))
                return undefined;
        }
        return { kind: 'list', items, offset };
    }
    isMark(at, mark) {
        const token = this.tokens[at];
        return token?.kind === 'mark' && token.text === mark;
    }
    take(mark) {
        if (!this.isMark(this.at, mark))
            return false;
        this.at++;
        return true;
    }
}
//# sourceMappingURL=starlark-call.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/imports/starlark-text.js

const HEX_DIGITS = new Map([
    ['x', 2],
    ['u', 4],
    ['U', 8],
]);
const LETTERS = new Map([
    ['n', '\n'],
    ['t', '\t'],
    ['r', '\r'],
    ['a', '\x07'],
    ['b', '\b'],
    ['f', '\f'],
    ['v', '\v'],
    ['\\', '\\'],
    ["'", "'"],
    ['"', '"'],
    ['\n', ''],
]);
/**
 * Finds the end of a string of Starlark.
 *
 * @param start the first byte behind the opening quotes, which are one or three times `quote`
 * @returns where the closing quotes begin; or, since a string in single quotes ends in its line, where it is clear that
 *   there are none
 */
function closingQuotes(text, start, quote, times) {
    let at = start;
    for (; at < text.length; at++) {
        const byte = text[at];
        if (byte === bytes/* BACKSLASH */.r_)
            at++;
        else if (byte === bytes.LF && times === 1)
            return { at, isClosed: false };
        else if (byte === quote && (times === 1 || (text[at + 1] === quote && text[at + 2] === quote))) {
            return { at, isClosed: true };
        }
    }
    return { at: text.length, isClosed: false };
}
/** What a string of Starlark spells; undefined for an escape that Starlark has not. */
function unescaped(source) {
    if (!source.includes('\\'))
        return source;
    const parts = [];
    let from = 0;
    for (let at = source.indexOf('\\'); at >= 0; at = source.indexOf('\\', from)) {
        parts.push(source.slice(from, at));
        const found = escapeAt(source, at + 1);
        if (found === undefined)
            return undefined;
        parts.push(found.text);
        from = found.end;
    }
    parts.push(source.slice(from));
    return parts.join('');
}
function escapeAt(source, at) {
    const letter = source[at] ?? '';
    const text = LETTERS.get(letter);
    if (text !== undefined)
        return { text, end: at + 1 };
    const octal = /^[0-7]{1,3}/.exec(source.slice(at, at + 3))?.[0];
    if (octal !== undefined)
        return { text: String.fromCodePoint(Number.parseInt(octal, 8)), end: at + octal.length };
    const digits = HEX_DIGITS.get(letter);
    if (digits === undefined)
        return undefined;
    const end = at + 1 + digits;
    const hex = source.slice(at + 1, end);
    const point = hex.length === digits && /^[0-9A-Fa-f]+$/.test(hex) ? Number.parseInt(hex, 16) : -1;
    if (point < 0 || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff))
        return undefined;
    return { text: String.fromCodePoint(point), end };
}
//# sourceMappingURL=starlark-text.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/imports/starlark-statements.js


const HASH = 0x23;
const SEMICOLON = 0x3b;
const APOSTROPHE = 0x27;
const UNDERSCORE = 0x5f;
const OPENING = new Set([0x28, bytes/* LEFT_BRACKET */.JD, bytes/* LEFT_BRACE */.CU]);
const CLOSING = new Set([0x29, bytes/* RIGHT_BRACKET */.Q4, bytes/* RIGHT_BRACE */.FU]);
const MARKS = '()[]=,';
/**
 * Takes a Starlark text apart into its top-level statements, in one pass. What belongs to a block, being indented below
 * its head, is part of one statement with it.
 *
 * A bracket that does not end takes no more with it than it has to: a call at the beginning of a line begins a statement
 * whatever is open. After a string in three quotes that does not end nothing more is read.
 */
class Statements {
    text;
    at = 0;
    depth = 0;
    tokens = [];
    isWhole = true;
    /** A line has ended outside brackets: what comes next in the first column is another statement. */
    isLineOver = false;
    /** A colon outside brackets is the head of a block, in which a semicolon ends no top-level statement. */
    isBlock = false;
    /** @param text valid UTF-8 */
    constructor(text) {
        this.text = text;
    }
    *all() {
        const { text } = this;
        while (this.skip()) {
            const isFirst = this.at === 0 || text[this.at - 1] === bytes.LF;
            if (isFirst && this.tokens.length > 0 && (this.isLineOver || this.isCallAhead()))
                yield this.end();
            this.isLineOver = false;
            if (text[this.at] === SEMICOLON && this.depth === 0 && !this.isBlock) {
                this.at++;
                if (this.tokens.length > 0)
                    yield this.end();
            }
            else
                this.token();
        }
        if (this.tokens.length > 0)
            yield this.end();
    }
    end() {
        const statement = { tokens: this.tokens, isWhole: this.isWhole && this.depth === 0 };
        this.tokens = [];
        this.isWhole = true;
        this.depth = 0;
        this.isBlock = false;
        return statement;
    }
    /** Goes to the next token. */
    skip() {
        const { text } = this;
        for (; this.at < text.length; this.at++) {
            const byte = text[this.at];
            if (byte === HASH) {
                const end = text.indexOf(bytes.LF, this.at);
                this.at = (end < 0 ? text.length : end) - 1;
            }
            else if (byte === bytes.LF) {
                if (this.depth === 0)
                    this.isLineOver = true;
            }
            else if (byte === bytes/* BACKSLASH */.r_ && this.isLineEnd(this.at + 1)) {
                this.at = text.indexOf(bytes.LF, this.at);
            }
            else if (byte !== bytes/* SPACE */.t6 && byte !== bytes/* TAB */.wn && byte !== bytes.CR)
                return true;
        }
        return false;
    }
    isLineEnd(at) {
        return this.text[at] === bytes.LF || (this.text[at] === bytes.CR && this.text[at + 1] === bytes.LF);
    }
    isCallAhead() {
        let at = this.nameEnd(this.at);
        if (at === this.at)
            return false;
        while (this.text[at] === bytes/* SPACE */.t6)
            at++;
        return this.text[at] === 0x28;
    }
    nameEnd(start) {
        let at = start;
        while (isNameByte(this.text[at]))
            at++;
        return at;
    }
    token() {
        const { text, at } = this;
        const byte = text[at];
        const end = this.nameEnd(at);
        const isNumber = byte >= bytes/* ZERO */.f2 && byte <= bytes/* NINE */.bn;
        if (isQuote(text[end]) && end - at <= 2 && !isNumber)
            this.string(end);
        else if (end > at)
            this.push(isNumber ? 'other' : 'name', end);
        else {
            if (OPENING.has(byte))
                this.depth++;
            if (CLOSING.has(byte))
                this.close();
            if (byte === bytes/* COLON */.oH && this.depth === 0)
                this.isBlock = true;
            this.push(MARKS.includes(String.fromCharCode(byte)) ? 'mark' : 'other', at + 1);
        }
    }
    close() {
        if (this.depth > 0)
            this.depth--;
        else
            this.isWhole = false;
    }
    push(kind, end) {
        this.tokens.push({ kind, text: this.text.toString('utf8', this.at, end), offset: this.at });
        this.at = end;
    }
    /** @param quoteAt where its quotes begin, behind letters such as the `r` of a raw string */
    string(quoteAt) {
        const { text, at } = this;
        const quote = text[quoteAt];
        const times = text[quoteAt + 1] === quote && text[quoteAt + 2] === quote ? 3 : 1;
        const start = quoteAt + times;
        const { at: end, isClosed } = closingQuotes(text, start, quote, times);
        if (!isClosed) {
            // What was looked through is not looked through again: a file of such strings would take the square of its length.
            this.isWhole = false;
            this.push('other', end);
            return;
        }
        const source = text.toString('utf8', start, end);
        const prefix = text.toString('latin1', at, quoteAt);
        const spelled = prefix === '' ? unescaped(source) : prefix === 'r' ? source : undefined;
        if (spelled === undefined) {
            this.push('other', end + times);
            return;
        }
        this.tokens.push({ kind: 'string', text: spelled, offset: at });
        this.at = end + times;
    }
}
function isQuote(byte) {
    return byte === bytes/* QUOTE */.jA || byte === APOSTROPHE;
}
function isNameByte(byte) {
    if (byte === undefined)
        return false;
    const letter = byte | 0x20;
    return (letter >= 0x61 && letter <= 0x7a) || byte === UNDERSCORE || (byte >= bytes/* ZERO */.f2 && byte <= bytes/* NINE */.bn);
}
//# sourceMappingURL=starlark-statements.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/imports/codex-rules.js








/** How many permission strings one rule may come to, and how many words its pattern may have. */
const MOST_EXPANSIONS = 100;
const codex_rules_MOST_WORDS = 100;
const codex_rules_LIST = { allow: 'allow', prompt: 'ask', forbidden: 'deny' };
/**
 * Words that stand for themselves in a permission string and in a shell: no space, quote, bracket, `*` or operator, and
 * nothing at the end that `:*` would join with.
 */
const WORD = /^[\p{L}\p{N}_@%+=:,./-][\p{L}\p{N}_@%+=:,./^~#-]*$/u;
/**
 * Reads rules of Codex: each `prefix_rule(pattern = [\u2026], \u2026)` with literal arguments becomes permission strings for `Bash`,
 * one for each choice of words. Everything else that the language, Starlark, can say is a warning.
 *
 * After `codex-rs/execpolicy` of openai/codex, as of 2026. A command that no rule matches is left by Codex to its sandbox
 * and its approval policy, which no recording shows. Here only what is allowed is allowed.
 *
 * @throws ToolReplayError with code `scope` where an example of a rule does not hold, which Codex refuses too
 */
function readCodexRules(bytes, places) {
    (0,encoding/* checkEncoding */.S)(bytes.subarray(0, 4));
    const invalid = (0,utf8/* invalidUtf8At */.MO)(bytes, 0, bytes.length);
    if (invalid >= 0)
        throw (0,faults/* notUtf8 */.T3)(bytes, invalid).at({ ...places.at(invalid) });
    const gathering = new Gathering();
    for (const statement of new Statements(bytes).all())
        readStatement(statement, gathering, places);
    return gathering.done();
}
function readStatement({ tokens, isWhole }, gathering, places) {
    const [first] = tokens;
    // A string by itself is a comment.
    if (first === undefined || (isWhole && tokens.length === 1 && first.kind === 'string'))
        return;
    const place = places.at(first.offset);
    if (!isWhole) {
        gathering.warn(place, `what begins with ${shown(first.text)} is not used: a bracket or a string in it does not end`);
        return;
    }
    if (first.kind !== 'name' || first.text !== 'prefix_rule') {
        const reason = 'only prefix_rule with literal arguments is read';
        gathering.warn(place, `what begins with ${shown(first.text)} is not used: ${reason}`);
        return;
    }
    const given = argumentsOf(tokens);
    const rule = typeof given === 'string' ? given : prefixRuleOf(given);
    if (typeof rule === 'string') {
        gathering.warn(place, `the prefix_rule is not used: ${rule}`);
        return;
    }
    for (const example of rule.match)
        checkMatch(rule, example, places);
    for (const example of rule.notMatch)
        checkNoMatch(rule, example, places);
    addRule(rule, place, gathering);
}
/** As in Codex, a program with its path may be meant by its name alone. */
function checkMatch({ pattern }, { words, offset }, places) {
    const [program = '', ...rest] = words;
    const bare = program.startsWith('/') ? program.slice(program.lastIndexOf('/') + 1) : program;
    if (words.length > 0 && (matches(pattern, words) || matches(pattern, [bare, ...rest])))
        return;
    throw codex_rules_fault('an example in "match" that its pattern does not match', places.at(offset));
}
/** A program with its path is not tried by its name: whether it is meant depends on the `host_executable` of Codex. */
function checkNoMatch({ pattern }, { words, offset }, places) {
    if (words.length > 0 && !matches(pattern, words))
        return;
    throw codex_rules_fault('an example in "not_match" that its pattern matches', places.at(offset));
}
function codex_rules_fault(found, place) {
    return new src_error/* ToolReplayError */.K('scope', { found, expected: 'examples that hold, each a command' }, { ...place });
}
function addRule({ pattern, decision }, place, gathering) {
    if (pattern.length > codex_rules_MOST_WORDS) {
        gathering.warn(place, `the prefix_rule is not used: its pattern has more than ${codex_rules_MOST_WORDS} words`);
        return;
    }
    let count = 1;
    const words = [];
    for (const [k, choice] of pattern.entries()) {
        const usable = [];
        for (const word of choice) {
            if (WORD.test(word) && !word.endsWith(':') && (k > 0 || !word.includes('=')))
                usable.push(word);
            else
                gathering.warn(place, `the prefix_rule with ${shown(word)} is not used: a permission string cannot have that word`);
        }
        words.push(usable);
        count *= usable.length;
        if (count === 0)
            return;
        if (count > MOST_EXPANSIONS) {
            gathering.warn(place, `the prefix_rule is not used: it comes to more than ${MOST_EXPANSIONS} permission strings`);
            return;
        }
    }
    for (const prefix of prefixes(words))
        gathering[codex_rules_LIST[decision]].push({ ...place, text: `Bash(${prefix}:*)` });
}
function prefixes(words) {
    let all = [[]];
    for (const choice of words)
        all = all.flatMap((prefix) => choice.map((word) => [...prefix, word]));
    return all.map((prefix) => prefix.join(' '));
}
//# sourceMappingURL=codex-rules.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/imports/mcp-tools.js

const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'];
/**
 * The tools of what a server of the Model Context Protocol answers to `tools/list`: the answer, its result, or the bare
 * array; undefined for any other JSON.
 */
function toolsIn(root) {
    const tools = root.kind === 'array' ? root : (root.get('tools') ?? root.at('result', 'tools'));
    if (tools?.kind !== 'array')
        return undefined;
    if (tools !== root)
        return tools;
    // A bare array says of itself nothing but what its elements are.
    let count = 0;
    for (const tool of tools.items()) {
        if (tool.get('inputSchema') === undefined)
            return undefined;
        count++;
    }
    return count > 0 ? tools : undefined;
}
/**
 * Reads the hints of tools. What a server says of itself is no more than its word (the specification: "untrusted unless
 * obtained from a trusted server"): without `trusted` in the scope file nothing of it is used. With it a tool without
 * hints is declared too: it has MCP's defaults.
 *
 * @param tools from {@link toolsIn}
 * @param stated with a `server`, tools are named `mcp__server__tool`, as agents call them, and otherwise as in the dump
 */
function readMcpTools(root, tools, stated, places) {
    const gathering = new Gathering();
    const seen = new Set();
    let hinted = 0;
    for (const node of tools.items()) {
        const name = node.get('name')?.string();
        if (name === undefined || name === '') {
            gathering.warn(places.at(node.start), 'a tool without a name is not used');
            continue;
        }
        if (seen.has(name)) {
            gathering.warn(places.at(node.start), `the tool ${shown(name)} is there twice, and only the first is used`);
            continue;
        }
        seen.add(name);
        const hints = readHints(node, name, gathering, places);
        if (hints !== undefined)
            hinted++;
        if (stated.isTrusted)
            gathering.tools.set(fullName(name, stated.server), hints ?? {});
    }
    const place = places.at(tools.start);
    if (hinted === 0)
        gathering.warn(place, 'no tool of it has hints');
    else if (!stated.isTrusted)
        gathering.warn(place, `hints of ${counted(hinted)} not used: "trusted" is not set`);
    const cursor = root.get('nextCursor') ?? root.at('result', 'nextCursor');
    if (cursor?.string())
        gathering.warn(places.at(cursor.start), 'it is one page of several: "nextCursor" is set');
    return gathering.done();
}
function readHints(tool, name, gathering, places) {
    const annotations = tool.get('annotations');
    if (annotations === undefined || annotations.isNull)
        return undefined;
    if (annotations.kind !== 'object') {
        gathering.warn(places.at(annotations.start), `the annotations of ${shown(name)} are no object and not used`);
        return undefined;
    }
    const hints = {};
    let isHinted = false;
    for (const [key, value] of annotations.members()) {
        const hint = HINTS.find((known) => known === key);
        if (hint === undefined)
            continue;
        if (value.kind !== 'boolean') {
            gathering.warn(places.at(value.start), `${hint} of ${shown(name)} is no boolean and not used`);
            continue;
        }
        hints[hint] = value.isTrue;
        isHinted = true;
    }
    return isHinted ? hints : undefined;
}
function fullName(name, server) {
    return server === undefined ? name : `mcp__${server}__${name}`;
}
function counted(tools) {
    return tools === 1 ? '1 tool' : `${tools} tools`;
}
//# sourceMappingURL=mcp-tools.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/imports/places.js

/**
 * Lines and columns of one file, as `lineAndColumn` counts them.
 *
 * It goes on from the last place that was asked for, so that a file of a thousand rules in one line is read once and
 * not a thousand times. To ask for an earlier place begins anew.
 */
class Places {
    file;
    text;
    offset = 0;
    line = 1;
    column = 1;
    /** @param file as errors name it */
    constructor(file, text) {
        this.file = file;
        this.text = text;
    }
    /** Where a byte is. */
    at(offset) {
        if (offset < this.offset) {
            this.offset = 0;
            this.line = 1;
            this.column = 1;
        }
        const { text } = this;
        const end = Math.min(offset, text.length);
        for (; this.offset < end; this.offset++) {
            const byte = text[this.offset];
            if (byte === bytes.LF) {
                this.line++;
                this.column = 1;
            }
            else if ((byte & 0xc0) !== 0x80)
                this.column++;
        }
        return { file: this.file, line: this.line, column: this.column };
    }
}
//# sourceMappingURL=places.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/imports/read-import.js







/** Keys that settings of Claude Code have, one of which is enough to know such a file by. */
const SETTINGS = [
    'permissions',
    'hooks',
    'env',
    'model',
    'sandbox',
    'statusLine',
    'outputStyle',
    'apiKeyHelper',
    'cleanupPeriodDays',
    'includeCoAuthoredBy',
    'attribution',
    'enableAllProjectMcpServers',
    'enabledMcpjsonServers',
    'disabledMcpjsonServers',
    'enabledPlugins',
    'extraKnownMarketplaces',
    'autoMode',
];
/**
 * Reads a file that a scope file imports: Codex rules, known by their name; or, by what they hold, Claude Code's settings
 * and the tools that an MCP server lists.
 *
 * @param stated says by what name the file was asked for, and how far it is believed
 * @param file how errors and warnings name it
 * @throws ToolReplayError with file, line and column: the code is `scope` for a file that is none of these or a rule of
 *   which an example does not hold, and otherwise what is wrong with its text
 */
function readImport(bytes, stated, file) {
    try {
        const places = new Places(file, bytes);
        return stated.path.endsWith('.rules') ? readCodexRules(bytes, places) : readJson(bytes, stated, places);
    }
    catch (error) {
        // Whoever reads JSON does not know the name of the file.
        throw error instanceof src_error/* ToolReplayError */.K ? error.at({ file }) : error;
    }
}
function readJson(bytes, stated, places) {
    // It takes less than the tape does, such as no key twice, and says where with line and column.
    (0,value/* parseDocument */.Tp)(bytes);
    const root = new node_reader/* NodeReader */.W().read(bytes);
    if (isSettings(root))
        return readClaudeSettings(root, places);
    const tools = toolsIn(root);
    if (tools !== undefined)
        return readMcpTools(root, tools, stated, places);
    throw new src_error/* ToolReplayError */.K('scope', {
        found: `an import that is ${root.kind === 'object' ? 'an object of another kind' : `of type ${root.kind}`}`,
        expected: 'settings of Claude Code, what an MCP server answers to tools/list, or Codex rules in a file named *.rules',
    }, { ...places.at(root.start) });
}
function isSettings(root) {
    // Either may hold "model" or "env" in passing, but only a list of tools has one.
    const isToolList = root.get('permissions') === undefined && toolsIn(root) !== undefined;
    return !isToolList && SETTINGS.some((key) => root.get(key) !== undefined);
}
//# sourceMappingURL=read-import.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/node-values.js
// Looks at values whose form is checked already: what is not there is undefined or nothing.
/** What the string of a key says. */
function textAt(node, key) {
    return node.get(key)?.string();
}
/** What the strings of a key's array say. */
function textsAt(node, key) {
    return items(node, key).map((item) => item.string() ?? '');
}
/** The same of a value that is such an array, or one string. */
function node_values_textsOf(node) {
    const text = node.string();
    return text === undefined ? [...node.items()].map((item) => item.string() ?? '') : [text];
}
/** Whether the value of a key is true. */
function isTrueAt(node, key) {
    return node.get(key)?.isTrue;
}
/** The elements of a key's array. */
function items(node, key) {
    return [...(node?.get(key)?.items() ?? [])];
}
/** The members of a key's object. */
function members(node, key) {
    return [...(node.get(key)?.members() ?? [])];
}
/** The JSON of a value, as it stands there. */
function jsonOf(node) {
    return node.text.toString('utf8', node.start, node.end);
}
//# sourceMappingURL=node-values.js.map
// EXTERNAL MODULE: ./build/commonjs/src/scope/scope-text.js + 1 modules
var scope_text = __webpack_require__(1986);
;// CONCATENATED MODULE: ./build/commonjs/src/scope/lint/linted.js


/**
 * A valid scope file, for lints to look at.
 *
 * @param file how errors name it
 * @param policied what it says beyond names; undefined in version 1
 */
function lintedScope(bytes, file, policied) {
    const text = new scope_text/* ScopeText */.S(bytes, file);
    const stated = (node) => node === undefined ? [] : [{ ...text.placeOf(node), text: node.string() ?? '' }];
    const names = items(text.root, 'allowed_tools').flatMap(stated);
    const nothing = { permissions: [], rules: [], sequence: [], aliases: [], tool: () => ({}), regex: NO_REGEX };
    if (policied === undefined)
        return { ...nothing, file, names };
    const { declaration, policy, regex } = policied;
    const { rules, sequence } = declaration;
    return {
        file,
        names,
        permissions: policy.permissions.map(({ rule }) => rule).filter(({ isImplied }) => isImplied !== true),
        rules,
        sequence,
        aliases: members(text.root, 'tools').flatMap(([, tool]) => stated(tool.get('alias'))),
        tool: (name) => policy.tool(name) ?? {},
        regex,
    };
}
const NO_REGEX = () => () => 'unknown';
//# sourceMappingURL=linted.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/lint/covers.js

/** Says of permissions whether one surely forbids all that this one allows. */
function coveringOf(allow, known) {
    const { spec } = allow;
    const coversSpec = spec === undefined ? () => false : coveringSpecOf(spec, known.tool(allow.tool));
    return (deny) => coversTool(deny.tool, allow.tool, known) && (deny.spec === undefined || coversSpec(deny.spec));
}
/** Whether each tool that the second name in rules means is meant by the first, too. */
function coversTool(wide, narrow, { tool, aliases }) {
    if (wide === narrow || wide === '*')
        return true;
    // A pattern of names, or an alias, may mean tools of which the name says nothing.
    if (narrow.includes('*') || covers_SERVER.test(narrow) || aliases.has(narrow))
        return false;
    return meansTool(wide, narrow, tool(narrow).alias);
}
const covers_SERVER = /^mcp__(?:(?!__).)+$/s;
function coveringSpecOf(allow, { command, path, patch, url }) {
    const text = allow.text.trim();
    const isSame = (deny) => deny.text.trim() === text;
    if (command !== undefined)
        return (deny) => isSame(deny) || deny.command.forbidsAllOf(allow.command);
    if ((path ?? patch) !== undefined) {
        // How far one leads that climbs is not known.
        const base = text.split('/').includes('..') ? undefined : baseOf(allow.text);
        return (deny) => isSame(deny) || (base !== undefined && deny.path.matches(base, ANCHORS) === 'yes');
    }
    return (deny) => isSame(deny) || (url !== undefined && coversHost(deny, allow));
}
function coversHost({ host, text }, allow) {
    if (host === undefined || allow.host === undefined)
        return false;
    if (text === 'domain:*')
        return true;
    const name = allow.text.slice('domain:'.length);
    // All that is below a name is below what that is below.
    const example = name.startsWith('*.') ? `any${name.slice(1)}` : name;
    const isWide = !name.includes('*') || text.startsWith('domain:*.');
    return isWide && host(`https://${example}/`) === 'yes';
}
/** Folders that are not within each other, in the place of those that nobody knows. */
const ANCHORS = { start: '/<start>', root: '/<root>', home: '/<home>' };
/**
 * The folder that all paths of a pattern are in, or the one path that it is. What is denied is denied with all that is in
 * it, so that it is enough to ask for this one.
 */
function baseOf(pattern) {
    const bare = pattern.replace(/^(?:\.\/)+/, '');
    const isAnyDepth = bare === pattern && !/[/]./.test(pattern.replace(/^~\/?/, ''));
    const segments = bare.replace(/^(?:\/\/?|~\/?)/, '').split('/');
    const wild = segments.findIndex((segment) => /[*?[\]{}\\]/.test(segment));
    const plain = isAnyDepth && !/^[~/]/.test(pattern) ? [] : segments.slice(0, wild < 0 ? segments.length : wild);
    const below = plain
        .filter((segment) => segment !== '' && segment !== '.')
        .map((segment) => `/${segment}`)
        .join('');
    if (pattern.startsWith('//'))
        return below === '' ? '/' : below;
    if (pattern.startsWith('~'))
        return ANCHORS.home + below;
    return (pattern.startsWith('/') ? ANCHORS.root : ANCHORS.start) + below;
}
//# sourceMappingURL=covers.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/lint/lint.js
/** A remark on something that is stated. */
function remark({ file, line, column }, message) {
    return { file, line, column, message };
}
/** Where another rule stands, as seen from one. */
function whereIs(other, from) {
    return other.file === from.file ? `line ${other.line}` : `${other.file}:${other.line}`;
}
//# sourceMappingURL=lint.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/lint/covered-allow.js



/** Each allow is held against so many denies, so that a file of thousands of both does not take long. */
const MOST_DENIES = 500;
/** What is allowed and, all of it, denied: it allows nothing. Only what is certain is told. */
const coveredAllow = {
    name: 'covered-allow',
    *find({ names, permissions, rules, aliases, tool }) {
        const known = { tool, aliases: new Set(aliases.map(({ text }) => text)) };
        const denies = permissions.filter(({ effect }) => effect === 'deny').slice(0, MOST_DENIES);
        const whole = denies.filter(({ spec }) => spec === undefined);
        for (const name of names) {
            const { alias } = tool(name.text);
            const deny = whole.find((one) => meansTool(one.tool, name.text, alias));
            yield* told(name, `"${name.text}" in "allowed_tools"`, deny);
        }
        for (const allow of permissions) {
            if (allow.effect !== 'allow')
                continue;
            const deny = denies.find(coveringOf(allow, known));
            yield* told(allow, `allow ${allow.text}`, deny);
        }
        for (const rule of rules) {
            if (rule.effect !== 'allow')
                continue;
            const deny = whole.find((one) => coversTool(one.tool, rule.tool, known));
            yield* told(rule, `rule "${rule.id}"`, deny);
        }
    },
};
function* told(stated, what, deny) {
    if (deny === undefined)
        return;
    yield remark(stated, `${what} allows nothing: deny ${deny.text} at ${whereIs(deny, stated)} covers it`);
}
//# sourceMappingURL=covered-allow.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/lint/ignored-by-claude.js



/** Names of MCP tools, and patterns of names that tools of Claude Code have. */
const ITS_PATTERNS = /^(?:mcp__|\*|[A-Z].*\*)/s;
/**
 * Permissions of the file itself that do something here and nothing in the settings of Claude Code, which people copy
 * them from and to. Of imported ones the import says so.
 */
const ignoredByClaude = {
    name: 'ignored-by-claude',
    *find({ permissions, file }) {
        for (const permission of permissions) {
            const { effect, text, tool } = permission;
            if (permission.file !== file || !isIts(tool))
                continue;
            const reason = uselessBecause(effect, text.trim());
            if (reason !== undefined)
                yield remark(permission, `${effect} ${text}: ${reason}`);
        }
    },
};
/** Permissions for the tools of other agents are not for Claude Code. */
function isIts(tool) {
    return ITS_PATTERNS.test(tool) || Object.hasOwn(CLAUDE, tool);
}
//# sourceMappingURL=ignored-by-claude.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/lint/impossible-condition.js




/** Conditions that exclude each other: the rule never matches, or never holds where it is required. */
const impossibleCondition = {
    name: 'impossible-condition',
    *find({ rules, regex }) {
        for (const rule of rules) {
            const effect = rule.effect === 'require' ? 'cannot be kept' : 'matches no call';
            const there = holders(rule);
            for (const [pointer, condition] of rule.args) {
                const reason = excluded(condition) ?? missing(there, pointer, condition) ?? tried(rule, condition, regex);
                if (reason !== undefined)
                    yield remark(condition, `"${rule.id}" ${effect}: ${pointer === '' ? 'the whole' : pointer} ${reason}`);
            }
        }
    },
};
/** What each condition is about. */
const KINDS = {
    glob: ['string'],
    path: ['string'],
    host: ['string'],
    regex: ['string'],
    argv: ['string', 'array'],
    maxLength: ['string', 'array'],
    min: ['number'],
    max: ['number'],
};
/** Two of which no value is. */
function excluded(condition) {
    const asked = Object.entries(KINDS).filter(([key]) => condition[key] !== undefined);
    for (const [k, [key, kinds]] of asked.entries()) {
        const other = asked.slice(k + 1).find(([, others]) => !kinds.some((kind) => others.includes(kind)));
        if (other !== undefined)
            return `cannot be within "${key}" and "${other[0]}"`;
    }
    return undefined;
}
/** So deep it is looked for arguments of what must not be there. */
const impossible_condition_DEEPEST = 64;
/** What has to be there for a rule to match: the pointers to all that some argument is in, each with that argument. */
function holders({ args }) {
    const found = new Map();
    for (const [pointer, { exists }] of args) {
        if (exists === false)
            continue;
        let end = pointer.indexOf('/', 1);
        for (let depth = 1; end > 0 && depth < impossible_condition_DEEPEST; depth++) {
            found.set(pointer.slice(0, end), pointer);
            end = pointer.indexOf('/', end + 1);
        }
    }
    return found;
}
/** An argument of one that must not be there. */
function missing(there, pointer, { exists }) {
    if (exists !== false)
        return undefined;
    if (pointer === '')
        return 'is always there';
    const inside = there.get(pointer);
    return inside === undefined ? undefined : `must not be there, and ${inside} must`;
}
/** Values that are asked for, of which none is within the rest. A path may be within, by where the call is made. */
function tried(rule, { path, ...condition }, regex) {
    const { equals, in: choices = [], ...rest } = condition;
    const values = equals === undefined ? choices : [equals];
    if (values.length === 0)
        return undefined;
    // All that is chosen from is within what is chosen from.
    const others = equals === undefined ? rest : condition;
    const alone = new ArgumentRule({ ...rule, args: new Map([['', others]]) }, regex);
    const reader = new node_reader/* NodeReader */.W();
    if (values.some((value) => alone.holds(new json_pointer/* PointedValues */._H(reader.read(Buffer.from(value)))).truth !== 'no'))
        return undefined;
    return equals === undefined ? 'can be none of "in"' : 'cannot be what it has to equal';
}
//# sourceMappingURL=impossible-condition.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/lint/impossible-path.js

/** Path patterns with a `.` or a `..` in them: paths are normalised before, so that none is like that. */
const impossiblePath = {
    name: 'impossible-path',
    *find({ permissions, rules, tool }) {
        for (const permission of permissions) {
            const { effect, spec, text } = permission;
            if (spec === undefined || !isForFiles(tool(permission.tool)))
                continue;
            if (hasDots(spec.text))
                yield remark(permission, `${effect} ${text} ${NEVER}`);
            const [, drive] = impossible_path_DRIVE.exec(spec.text) ?? [];
            if (drive !== undefined)
                yield remark(permission, `${effect} ${text} ${RELATIVE}; write //${drive.toLowerCase()}/\u2026`);
        }
        for (const { id, args } of rules) {
            for (const condition of args.values()) {
                const { path, places } = condition;
                if (path !== undefined && hasDots(path))
                    yield remark(places.get('path') ?? condition, `a path of "${id}" ${NEVER}`);
            }
        }
    },
};
const NEVER = 'matches no path: "." and ".." are resolved before, and nothing is left of them';
const impossible_path_DRIVE = /^([A-Za-z]):[\\/]/;
const RELATIVE = 'matches no path: without // at its start a pattern is relative, and a drive is one letter';
function isForFiles({ command, path, patch }) {
    return command === undefined && (path ?? patch) !== undefined;
}
/** Beyond the `./` or `../` that says where the pattern is. */
function hasDots(pattern) {
    const rest = pattern.replace(/^(?:\.\.?\/)+/, '');
    return !/^\.\.?$/.test(rest) && rest.split('/').some((segment) => segment === '.' || segment === '..');
}
//# sourceMappingURL=impossible-path.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/lint/impossible-sequence.js

/** A call that has to come before itself: the first of its kind always breaks the rule. */
const impossibleSequence = {
    name: 'impossible-sequence',
    *find({ sequence }) {
        for (const stated of sequence) {
            if (stated.kind !== 'before' || stated.first.text.trim() !== stated.later.text.trim())
                continue;
            yield remark(stated, `"${stated.id}" cannot be kept: "first" and "then" are the same call`);
        }
    },
};
//# sourceMappingURL=impossible-sequence.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/lint/name-like-pattern.js

/** A name in `allowed_tools` that looks like a permission: there it is a name and no more. */
const nameLikePattern = {
    name: 'name-like-pattern',
    *find({ names }) {
        for (const name of names) {
            if (!/\*|^[^()]+\(.*\)$/s.test(name.text))
                continue;
            yield remark(name, `"${name.text}" in "allowed_tools" is a name, letter by letter; patterns are for "permissions"`);
        }
    },
};
//# sourceMappingURL=name-like-pattern.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/lint/repeated-rule.js

/** The same thing said twice. */
const repeatedRule = {
    name: 'repeated-rule',
    *find({ names, permissions, rules, sequence }) {
        yield* repeated(names, ({ text }) => text, ({ text }) => `"${text}"`);
        const permission = ({ effect, text }) => `${effect} ${text.trim()}`;
        yield* repeated(permissions, permission, permission);
        yield* repeated(rules, contentOf, ({ id }) => `rule "${id}"`);
        yield* repeated(sequence, orderOf, ({ id }) => `sequence "${id}"`);
    },
};
function* repeated(rules, keyOf, nameOf) {
    const seen = new Map();
    for (const rule of rules) {
        const key = keyOf(rule);
        const before = seen.get(key);
        if (before === undefined)
            seen.set(key, rule);
        else
            yield remark(rule, `${nameOf(rule)} says what is said at ${whereIs(before, rule)}`);
    }
}
function contentOf({ effect, tool, args }) {
    const conditions = [...args].map(([pointer, { file, line, column, places, ...condition }]) => [
        pointer,
        Object.entries(condition).sort(),
    ]);
    return JSON.stringify([effect, tool, conditions.sort()]);
}
function orderOf(stated) {
    return stated.kind === 'before'
        ? JSON.stringify([stated.first.text, stated.later.text, stated.since.map(({ text }) => text).sort()])
        : JSON.stringify([stated.call.text, stated.times]);
}
//# sourceMappingURL=repeated-rule.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/lint/shell-syntax.js

/** Permissions for commands that hold what is no word of a command: they are held against words, and match none like that. */
const shellSyntax = {
    name: 'shell-syntax',
    *find({ permissions, tool }) {
        for (const permission of permissions) {
            const { effect, spec, text } = permission;
            if (spec === undefined || tool(permission.tool).command === undefined)
                continue;
            const why = notOfWords(spec.text);
            if (why !== undefined)
                yield remark(permission, `${effect} ${text} ${why}`);
        }
    },
};
const QUOTED = /"[^"]*"|'[^']*'/g;
function notOfWords(said) {
    const words = said.replace(QUOTED, 'x').trim().split(/\s+/);
    if (/^[A-Za-z_]\w*\+?=/.test(words[0] ?? '')) {
        return 'begins with a variable that is set: that is taken off a command before, and told from no other';
    }
    if (words.some((word) => /^(?:\d*[<>]|&>)/.test(word))) {
        return 'holds a redirect: that is no word, and is judged by Read(\u2026) and Edit(\u2026)';
    }
    if (words.some((word) => /^(?:\$[\w({]|`)/.test(word) || /[^\\];$/.test(word))) {
        return 'holds what a shell takes for more than a word: no command is known to be like that';
    }
    return undefined;
}
//# sourceMappingURL=shell-syntax.js.map
// EXTERNAL MODULE: ./build/commonjs/src/closest.js
var closest = __webpack_require__(4844);
;// CONCATENATED MODULE: ./build/commonjs/src/scope/lint/unknown-alias.js



/** The names that tools are known by whose commands, files or addresses are looked at, or their one argument. */
const KNOWN = [
    ...['Bash', 'PowerShell', 'Read', 'Edit', 'WebFetch', 'WebSearch', 'Agent', 'Task', 'Skill', 'SlashCommand'],
    ...['Write', 'MultiEdit', 'NotebookEdit', 'Grep', 'Glob', 'LS', 'NotebookRead'],
];
/** So many patterns of names are asked whether they mean an alias. */
const MOST_PATTERNS = 500;
/** An alias that no rule means and that nothing is known by: most likely it is one that is misspelled. */
const unknownAlias = {
    name: 'unknown-alias',
    *find({ aliases, permissions, rules }) {
        const names = new Set([...permissions, ...rules].map(({ tool }) => tool));
        const patterns = [...names].filter((name) => /^mcp__|\*/.test(name)).slice(0, MOST_PATTERNS);
        for (const alias of aliases) {
            const { text } = alias;
            if (KNOWN.includes(text) || names.has(text))
                continue;
            if (patterns.some((pattern) => meansTool(pattern, text, undefined)))
                continue;
            const near = (0,closest/* closest */.k)(text, KNOWN);
            const advice = near === undefined ? 'known are Bash, Read, Edit, WebFetch and others' : `did you mean "${near}"?`;
            yield remark(alias, `no tool is known as "${text}" and no rule is for it; ${advice}`);
        }
    },
};
//# sourceMappingURL=unknown-alias.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/lint/unknown-argument.js



/** A permission about an argument that its tool does not have. */
const unknownArgument = {
    name: 'unknown-argument',
    *find({ permissions, tool }) {
        for (const permission of permissions) {
            const { effect, text, spec } = permission;
            const name = spec?.argument?.name;
            const known = ARGUMENTS.get(permission.tool);
            // Of a command it is how it begins.
            const isCommand = tool(permission.tool).command !== undefined;
            if (name === undefined || known === undefined || known.has(name) || isCommand)
                continue;
            // What stands before the colon may belong to a value: `Skill(plugin:skill)`.
            const near = (0,closest/* closest */.k)(name, [...known]);
            if (near === undefined)
                continue;
            yield remark(permission, `${effect} ${text}: no argument is called "${name}"; did you mean "${near}"?`);
        }
    },
};
//# sourceMappingURL=unknown-argument.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/lint/lints.js










/** All lints. */
const LINTS = [
    repeatedRule,
    nameLikePattern,
    coveredAllow,
    impossibleCondition,
    impossiblePath,
    impossibleSequence,
    shellSyntax,
    unknownArgument,
    unknownAlias,
    ignoredByClaude,
];
/** What all lints say of a scope file: that on the file itself first, each in the order of the text. */
function lintsOf(linted) {
    const found = LINTS.flatMap(({ name, find }) => [...find(linted)].map((one) => ({ ...one, lint: name })));
    const isOwn = ({ file }) => (file === linted.file ? 0 : 1);
    const byFile = (a, b) => isOwn(a) - isOwn(b) || (a.file < b.file ? -1 : a.file > b.file ? 1 : 0);
    return found.sort((a, b) => byFile(a, b) || a.line - b.line || a.column - b.column);
}
//# sourceMappingURL=lints.js.map
// EXTERNAL MODULE: ./build/commonjs/src/scope/declaration.js
var declaration = __webpack_require__(600);
;// CONCATENATED MODULE: ./build/commonjs/src/scope/read-rules.js




// Each takes a value whose form is checked already.
/** An element of `rules`. */
function readRule(scope, ids, node) {
    const effect = textAt(node, 'effect');
    return {
        ...scope.placeOf(node),
        id: ids.of(node),
        effect: effect === 'allow' || effect === 'deny' ? effect : 'require',
        tool: textAt(node, 'tool') ?? '',
        args: new Map(members(node, 'args').map(([pointer, value]) => [pointer, readCondition(scope, value)])),
        why: textAt(node, 'why'),
        severity: severityOf(node),
        match: items(node, 'match').map((example) => readExample(scope, example)),
        notMatch: items(node, 'not_match').map((example) => readExample(scope, example)),
    };
}
/** An element of `sequence`. */
function readSequence(scope, ids, node) {
    const stated = {
        ...scope.placeOf(node),
        id: ids.of(node),
        why: textAt(node, 'why'),
        severity: severityOf(node),
    };
    const before = node.get('before');
    if (before !== undefined) {
        const since = items(before, 'since').map((one) => readPermission(scope, one));
        const named = (key) => readPermission(scope, before.get(key) ?? before);
        return { ...stated, kind: 'before', first: named('first'), later: named('then'), since };
    }
    const most = node.get('at_most') ?? node;
    const call = readPermission(scope, most.get('call') ?? most);
    return { ...stated, kind: 'at_most', call, times: most.get('times')?.number() ?? 0 };
}
/** A permission string, wherever it stands. */
function readPermission(scope, node) {
    return { ...scope.placeOf(node), text: node.string() ?? '' };
}
/** An element of `normalize`. */
function readNormalization(scope, node) {
    const stated = { ...scope.placeOf(node), tool: textAt(node, 'tool'), why: textAt(node, 'why') ?? '' };
    const name = textAt(node, 'class');
    const volatile = declaration/* VOLATILE_CLASSES */.g.find((known) => known === name);
    return volatile === undefined
        ? { ...stated, response: textAt(node, 'response') ?? '' }
        : { ...stated, class: volatile };
}
/** An element of `redact`. */
function readRedaction(scope, node) {
    const part = node.get('args') === undefined ? 'response' : 'args';
    const pointer = textAt(node, part) ?? '';
    return { ...scope.placeOf(node), tool: textAt(node, 'tool'), part, pointer, why: textAt(node, 'why') };
}
function severityOf(node) {
    return textAt(node, 'severity') === 'warning' ? 'warning' : 'error';
}
function readExample(scope, node) {
    return { ...scope.placeOf(node), args: Buffer.from(node.text.subarray(node.start, node.end)) };
}
const TEXTS = ['glob', 'path', 'host', 'regex'];
const JSON_TEXTS = ['equals', 'min', 'max'];
function readCondition(scope, node) {
    const condition = {};
    const places = new Map();
    const find = (key) => {
        const value = node.get(key);
        if (value !== undefined)
            places.set(key, scope.placeOf(value));
        return value;
    };
    for (const key of TEXTS) {
        const value = find(key);
        if (value !== undefined)
            condition[key] = value.string() ?? '';
    }
    for (const key of JSON_TEXTS) {
        const value = find(key);
        if (value !== undefined)
            condition[key] = jsonOf(value);
    }
    if (find('in') !== undefined)
        condition.in = items(node, 'in').map(jsonOf);
    if (find('argv') !== undefined)
        condition.argv = textsAt(node, 'argv');
    const maxLength = find('maxLength')?.number();
    if (maxLength !== undefined)
        condition.maxLength = maxLength;
    const exists = find('exists')?.isTrue;
    if (exists !== undefined)
        condition.exists = exists;
    checkRange(condition, places.get('min'));
    return { ...scope.placeOf(node), ...condition, places };
}
function checkRange({ min, max }, place) {
    if (min === undefined || max === undefined || compareDecimals(decimalOf(min), decimalOf(max)) <= 0)
        return;
    throw new src_error/* ToolReplayError */.K('scope', { found: `${min.slice(0, 80)} for "min"`, expected: `at most ${max.slice(0, 80)}, which is "max"` }, place);
}
//# sourceMappingURL=read-rules.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/schema-fault.js

/** Most characters of a scope file that an error shows. */
const schema_fault_SHOWN = 80;
/** Tells the fault that the schema was broken by. @param errors as the validator leaves them; of none there is no fault */
function schemaFault(errors) {
    // Before a choice that fails come the faults of all that could have been chosen.
    const error = errors.find(({ keyword }) => keyword === 'oneOf') ?? errors[0];
    return error && (keyFault(error, errors) ?? valueFault(error));
}
/** The fault, when it is one of a key. */
function keyFault(error, errors) {
    const { keyword, instancePath, params, parentSchema } = error;
    const path = pathOf(instancePath);
    const unknown = params.additionalProperty ?? unknownInstead(error);
    if (unknown !== undefined)
        return { fault: unknownKey(unknown, parentSchema), path, key: unknown };
    const key = errors.find((each) => each.keyword === 'propertyNames')?.params.propertyName;
    if (key !== undefined)
        return { fault: noPointer(key, insideOf(path), parentSchema), path, key };
    return keyword === 'false schema' ? { fault: SEVERITY, path: path.slice(0, -1), key: path.at(-1) } : undefined;
}
function valueFault(error) {
    const path = pathOf(error.instancePath);
    return { fault: wrongValue(error, path), path, key: undefined };
}
const SEVERITY = {
    found: '"severity" beside "effect": "allow"',
    expected: 'none, since no call breaks an allow',
};
const TOO_LARGE = {
    found: 'a number beyond the range of a double',
    expected: 'at most 1.7976931348623157e308',
};
function pathOf(pointer) {
    return pointer
        .split('/')
        .slice(1)
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}
/** A key that is missing and one that is unknown are mostly one that is misspelled: it is the unknown one that is told. */
function unknownInstead({ keyword, parentSchema, params, data }) {
    const { properties } = parentSchema;
    const isMissing = keyword === 'required' || (keyword === 'oneOf' && params.passingSchemas === null);
    if (!isMissing || properties === undefined)
        return undefined;
    return keysOf(data).find((key) => !Object.hasOwn(properties, key));
}
function unknownKey(key, { properties }) {
    const known = keysOf(properties);
    return { found: `the unknown key ${schema_fault_quoted(key)}`, expected: `one of ${list(known, 'or')}`, ...meant(key, known) };
}
function wrongValue({ keyword, parentSchema: schema, params, data }, path) {
    const where = whereOf(path);
    switch (keyword) {
        case 'type':
            if (typeof data !== 'number')
                return { found: `${kindOf(data)}${where}`, expected: kindsOf(schema) };
            if (!Number.isFinite(data))
                return TOO_LARGE;
            return { found: `${schema.type === 'integer' ? data : kindOf(data)}${where}`, expected: kindsOf(schema) };
        case 'enum':
            return noneOf(schema.enum ?? [], data, where);
        case 'required':
            return schema_fault_missing(schema.required ?? [], data, path);
        case 'oneOf':
            return notOne(schema.oneOf ?? [], params.passingSchemas === null ? 'neither' : 'both', path);
        case 'minimum':
            return { found: `${String(data)}${where}`, expected: kindsOf(schema) };
        case 'minItems':
            return { found: `an empty array${where}`, expected: 'at least one element' };
        case 'minLength':
            return { found: `an empty string${where}`, expected: 'at least one character' };
        case 'maxLength':
            return {
                found: `a string of ${[...String(data)].length} characters${where}`,
                expected: `at most ${schema.maxLength}`,
            };
        case 'minProperties':
            return { found: `an empty object${where}`, expected: `one or more of ${list(keysOf(schema.properties), 'and')}` };
        case 'maxProperties':
            return {
                found: `another key beside "exists": false${where}`,
                expected: 'none, since nothing more can be asked of what is not there',
            };
        default:
            // A pattern, which only JSON Pointers have.
            return noPointer(String(data), where, schema);
    }
}
function noneOf(words, data, where) {
    const found = typeof data === 'string' ? schema_fault_quoted(data) : kindOf(data);
    return { found: `${found}${where}`, expected: list(words, 'or'), ...meant(String(data), words) };
}
function schema_fault_missing(required, data, path) {
    const there = new Set(keysOf(data));
    const key = required.find((name) => !there.has(name)) ?? '';
    const found = `no "${key}"${insideOf(path)}`;
    return required.length === 1 ? { found } : { found, expected: list(required, 'and') };
}
function notOne(choices, how, path) {
    const keys = choices.flatMap(({ required }) => required);
    const found = list(keys, how === 'both' ? 'and' : 'nor');
    return { found: `${how} ${found}${insideOf(path)}`, expected: 'exactly one of them' };
}
function noPointer(text, where, { title = '', examples = [] }) {
    // Who forgets the slash names a key: `amount`.
    const advice = /^[^/~]+$/.test(text) ? { advice: `did you mean ${schema_fault_quoted(`/${text}`)}?` } : {};
    return { found: `${schema_fault_quoted(text)}${where}`, expected: `a ${title} such as ${JSON.stringify(examples[0])}`, ...advice };
}
/** Where a value is, by the nearest key: the value of the key itself, or an element of that. */
function whereOf(path) {
    return isElement(path) ? insideOf(path) : path.length === 0 ? '' : ` for ${schema_fault_quoted(path.at(-1) ?? '')}`;
}
function insideOf(path) {
    if (path.length === 0)
        return '';
    return ` in ${schema_fault_quoted((isElement(path) ? path.at(-2) : path.at(-1)) ?? '')}`;
}
function isElement(path) {
    return path.length > 1 && /^\d+$/.test(path.at(-1) ?? '');
}
function kindOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'an array';
    return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
/** What the schema wants a value to be, in words. */
function kindsOf({ title, type, items, minimum }) {
    if (title !== undefined && type !== 'object')
        return `a ${title}`;
    const kinds = [type ?? []].flat().map((kind) => schema_fault_KINDS[kind] ?? kind);
    if (type === 'array' && items?.type !== undefined)
        return `an array of ${items.type}s`;
    if (minimum !== undefined)
        return `${kinds.join(' or ')} of at least ${minimum}`;
    return kinds.join(' or ');
}
const schema_fault_KINDS = {
    string: 'a string',
    number: 'a number',
    integer: 'an integer',
    boolean: 'true or false',
    array: 'an array',
    object: 'an object',
};
function keysOf(value) {
    return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
function meant(word, candidates) {
    const near = (0,closest/* closest */.k)(word, candidates);
    return near === undefined ? {} : { advice: `did you mean "${near}"?` };
}
function list(words, last) {
    const all = words.map((word) => `"${word}"`);
    return all.length < 2 ? all.join() : `${all.slice(0, -1).join(', ')} ${last} ${all.at(-1)}`;
}
function schema_fault_quoted(text) {
    return text.length > schema_fault_SHOWN ? `"${text.slice(0, schema_fault_SHOWN)}\u2026"` : `"${text}"`;
}
//# sourceMappingURL=schema-fault.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/scope-v2-validator.js
const codePoints = (text) => [...text].length;
const validateSchema = validate52;
const schema19 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://github.com/toolreplay/action/raw/v1/schemas/scope-v2.json", "title": "ToolReplay scope file, version 2", "type": "object", "required": ["version", "agent"], "additionalProperties": false, "properties": { "$schema": { "type": "string" }, "version": { "const": 2 }, "agent": { "type": "string", "examples": ["release-bot"] }, "applies_to": { "type": "array", "minItems": 1, "items": { "type": "string", "minLength": 1 }, "examples": [["runs/release/**"]] }, "allowed_tools": { "type": "array", "items": { "type": "string" }, "examples": [["list_dir"]] }, "root": { "type": "string", "minLength": 1, "examples": ["/repo"] }, "home": { "type": "string", "minLength": 1, "examples": ["/home/runner"] }, "import": { "type": "array", "items": { "$ref": "#/$defs/import" }, "examples": [[".claude/settings.json", { "file": "tools-list.json", "trusted": true }]] }, "permissions": { "type": "object", "additionalProperties": false, "properties": { "allow": { "$ref": "#/$defs/permissions", "examples": [["Read(./src/**)", "Bash(npm run test:*)", "mcp__github__get_*"]] }, "deny": { "$ref": "#/$defs/permissions", "examples": [["Read(**/.env*)", "Bash(git push:*)"]] } } }, "tools": { "type": "object", "additionalProperties": { "$ref": "#/$defs/tool" }, "examples": [{ "read_file": { "alias": "Read", "path": "/path", "readOnlyHint": true, "reads": ["/path"] } }] }, "rules": { "type": "array", "items": { "$ref": "#/$defs/rule" }, "examples": [[{ "id": "refund-cap", "effect": "require", "tool": "refund", "args": { "/amount": { "max": 500 }, "/currency": { "in": ["EUR", "USD"] } }, "why": "larger refunds need a human" }]] }, "sequence": { "type": "array", "items": { "$ref": "#/$defs/sequence" }, "examples": [[{ "id": "tests-first", "before": { "first": "Bash(npm test:*)", "then": "Bash(git push:*)", "since": ["Edit"] } }, { "id": "one-publish", "at_most": { "call": "Bash(npm publish:*)", "times": 1 } }]] }, "normalize": { "type": "array", "items": { "$ref": "#/$defs/normalization" }, "examples": [[{ "tool": "search", "response": "/took_ms", "why": "wall time" }, { "class": "iso-time", "why": "clock" }]] }, "redact": { "type": "array", "items": { "$ref": "#/$defs/redaction" }, "examples": [[{ "tool": "login", "args": "/user", "why": "names of customers" }, { "response": "/session/id" }]] }, "unknown_tools": { "enum": ["mutating", "reading"], "default": "mutating" } }, "$defs": { "permissions": { "type": "array", "items": { "type": "string" } }, "pointer": { "title": "JSON Pointer", "type": "string", "pattern": "^(?:/[^~]*(?:~[01][^~]*)*)?$", "examples": ["/path"] }, "part": { "title": "JSON Pointer", "type": "string", "pattern": "^/[^~]*(?:~[01][^~]*)*$", "examples": ["/took_ms"] }, "pointers": { "type": "array", "items": { "$ref": "#/$defs/pointer" } }, "places": { "title": "JSON Pointer or an array of them", "type": ["string", "array"], "if": { "type": "array" }, "then": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/pointer" } }, "else": { "$ref": "#/$defs/pointer" } }, "import": { "type": ["string", "object"], "if": { "type": "object" }, "then": { "type": "object", "required": ["file"], "additionalProperties": false, "properties": { "file": { "type": "string", "minLength": 1 }, "trusted": { "type": "boolean", "default": false }, "server": { "type": "string", "minLength": 1 } } }, "else": { "type": "string", "minLength": 1 } }, "tool": { "type": "object", "additionalProperties": false, "properties": { "alias": { "type": "string", "minLength": 1, "examples": ["Bash", "Read", "Edit", "WebFetch"] }, "command": { "$ref": "#/$defs/places", "examples": ["/command"] }, "cwd": { "$ref": "#/$defs/places", "examples": ["/cwd"] }, "path": { "$ref": "#/$defs/places", "examples": ["/path"] }, "patch": { "$ref": "#/$defs/places", "examples": ["/patch"] }, "url": { "$ref": "#/$defs/places", "examples": ["/url"] }, "reads": { "$ref": "#/$defs/pointers", "examples": [["/path"]] }, "writes": { "$ref": "#/$defs/pointers", "examples": [["/path"]] }, "readOnlyHint": { "type": "boolean" }, "destructiveHint": { "type": "boolean" }, "idempotentHint": { "type": "boolean" }, "openWorldHint": { "type": "boolean" }, "polling": { "type": "boolean" } } }, "id": { "type": "string", "minLength": 1, "maxLength": 80 }, "why": { "type": "string" }, "severity": { "enum": ["error", "warning"], "default": "error" }, "rule": { "type": "object", "required": ["id", "effect", "tool", "args"], "additionalProperties": false, "properties": { "id": { "$ref": "#/$defs/id", "examples": ["refund-cap"] }, "effect": { "enum": ["allow", "deny", "require"] }, "tool": { "type": "string", "minLength": 1, "examples": ["refund", "mcp__github__*"] }, "args": { "type": "object", "propertyNames": { "$ref": "#/$defs/pointer" }, "additionalProperties": { "$ref": "#/$defs/condition" }, "examples": [{ "/amount": { "max": 500 }, "/currency": { "in": ["EUR", "USD"] } }] }, "why": { "$ref": "#/$defs/why" }, "severity": { "$ref": "#/$defs/severity" }, "match": { "$ref": "#/$defs/arguments" }, "not_match": { "$ref": "#/$defs/arguments" } }, "if": { "required": ["effect"], "properties": { "effect": { "const": "allow" } } }, "then": { "properties": { "severity": false } } }, "arguments": { "type": "array", "items": { "type": "object" } }, "condition": { "type": "object", "minProperties": 1, "additionalProperties": false, "properties": { "equals": {}, "in": { "type": "array", "minItems": 1 }, "glob": { "type": "string", "examples": ["reports/**"] }, "path": { "type": "string", "examples": ["./src/**"] }, "argv": { "type": "array", "minItems": 1, "items": { "type": "string" }, "examples": [["npm", "test"]] }, "host": { "type": "string", "examples": ["example.org", "*.example.org"] }, "regex": { "type": "string", "maxLength": 1000, "examples": ["[a-z]+-\\d{4}"] }, "min": { "type": "number" }, "max": { "type": "number" }, "maxLength": { "type": "integer", "minimum": 0 }, "exists": { "type": "boolean" } }, "if": { "required": ["exists"], "properties": { "exists": { "const": false } } }, "then": { "maxProperties": 1 } }, "call": { "type": "string", "minLength": 1, "examples": ["Bash(npm test:*)"] }, "sequence": { "type": "object", "required": ["id"], "additionalProperties": false, "properties": { "id": { "$ref": "#/$defs/id", "examples": ["tests-first"] }, "why": { "$ref": "#/$defs/why" }, "severity": { "$ref": "#/$defs/severity" }, "before": { "type": "object", "required": ["first", "then"], "additionalProperties": false, "properties": { "first": { "$ref": "#/$defs/call" }, "then": { "$ref": "#/$defs/call" }, "since": { "type": "array", "items": { "$ref": "#/$defs/call" }, "examples": [["Edit"]] } } }, "at_most": { "type": "object", "required": ["call", "times"], "additionalProperties": false, "properties": { "call": { "$ref": "#/$defs/call" }, "times": { "type": "integer", "minimum": 0 } } } }, "oneOf": [{ "required": ["before"] }, { "required": ["at_most"] }] }, "normalization": { "type": "object", "required": ["why"], "additionalProperties": false, "properties": { "tool": { "type": "string", "minLength": 1 }, "response": { "$ref": "#/$defs/part" }, "class": { "enum": ["iso-time", "uuid", "duration", "tmp-path", "pid", "hex-address"] }, "why": { "type": "string", "minLength": 1 } }, "oneOf": [{ "required": ["response"] }, { "required": ["class"] }] }, "redaction": { "type": "object", "additionalProperties": false, "properties": { "tool": { "type": "string", "minLength": 1 }, "args": { "$ref": "#/$defs/pointer" }, "response": { "$ref": "#/$defs/pointer" }, "why": { "$ref": "#/$defs/why" } }, "oneOf": [{ "required": ["args"] }, { "required": ["response"] }] } } };
const func1 = Object.prototype.hasOwnProperty;
const func2 = codePoints;
const schema20 = { "type": ["string", "object"], "if": { "type": "object" }, "then": { "type": "object", "required": ["file"], "additionalProperties": false, "properties": { "file": { "type": "string", "minLength": 1 }, "trusted": { "type": "boolean", "default": false }, "server": { "type": "string", "minLength": 1 } } }, "else": { "type": "string", "minLength": 1 } };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate53.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if ((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))) {
        validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema20.type }, schema: schema20.type, parentSchema: schema20, data }];
        return false;
    }
    const _errs1 = errors;
    let valid0 = true;
    const _errs2 = errors;
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
        const err0 = {};
        if (vErrors === null) {
            vErrors = [err0];
        }
        else {
            vErrors.push(err0);
        }
        errors++;
    }
    var _valid0 = _errs2 === errors;
    errors = _errs1;
    if (vErrors !== null) {
        if (_errs1) {
            vErrors.length = _errs1;
        }
        else {
            vErrors = null;
        }
    }
    let ifClause0;
    if (_valid0) {
        const _errs4 = errors;
        if (errors === _errs4) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing0;
                if ((data.file === undefined) && (missing0 = "file")) {
                    validate53.errors = [{ instancePath, schemaPath: "#/then/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema20.then.required, parentSchema: schema20.then, data }];
                    return false;
                }
                else {
                    const _errs6 = errors;
                    for (const key0 in data) {
                        if (!(((key0 === "file") || (key0 === "trusted")) || (key0 === "server"))) {
                            validate53.errors = [{ instancePath, schemaPath: "#/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema20.then, data }];
                            return false;
                            break;
                        }
                    }
                    if (_errs6 === errors) {
                        if (data.file !== undefined) {
                            let data0 = data.file;
                            const _errs7 = errors;
                            if (errors === _errs7) {
                                if (typeof data0 === "string") {
                                    if (func2(data0) < 1) {
                                        validate53.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/then/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema20.then.properties.file, data: data0 }];
                                        return false;
                                    }
                                }
                                else {
                                    validate53.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/then/properties/file/type", keyword: "type", params: { type: "string" }, schema: schema20.then.properties.file.type, parentSchema: schema20.then.properties.file, data: data0 }];
                                    return false;
                                }
                            }
                            var valid1 = _errs7 === errors;
                        }
                        else {
                            var valid1 = true;
                        }
                        if (valid1) {
                            if (data.trusted !== undefined) {
                                let data1 = data.trusted;
                                const _errs9 = errors;
                                if (typeof data1 !== "boolean") {
                                    validate53.errors = [{ instancePath: instancePath + "/trusted", schemaPath: "#/then/properties/trusted/type", keyword: "type", params: { type: "boolean" }, schema: schema20.then.properties.trusted.type, parentSchema: schema20.then.properties.trusted, data: data1 }];
                                    return false;
                                }
                                var valid1 = _errs9 === errors;
                            }
                            else {
                                var valid1 = true;
                            }
                            if (valid1) {
                                if (data.server !== undefined) {
                                    let data2 = data.server;
                                    const _errs11 = errors;
                                    if (errors === _errs11) {
                                        if (typeof data2 === "string") {
                                            if (func2(data2) < 1) {
                                                validate53.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/then/properties/server/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema20.then.properties.server, data: data2 }];
                                                return false;
                                            }
                                        }
                                        else {
                                            validate53.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/then/properties/server/type", keyword: "type", params: { type: "string" }, schema: schema20.then.properties.server.type, parentSchema: schema20.then.properties.server, data: data2 }];
                                            return false;
                                        }
                                    }
                                    var valid1 = _errs11 === errors;
                                }
                                else {
                                    var valid1 = true;
                                }
                            }
                        }
                    }
                }
            }
            else {
                validate53.errors = [{ instancePath, schemaPath: "#/then/type", keyword: "type", params: { type: "object" }, schema: schema20.then.type, parentSchema: schema20.then, data }];
                return false;
            }
        }
        var _valid0 = _errs4 === errors;
        valid0 = _valid0;
        if (valid0) {
            var props0 = true;
        }
        ifClause0 = "then";
    }
    else {
        const _errs13 = errors;
        if (errors === _errs13) {
            if (typeof data === "string") {
                if (func2(data) < 1) {
                    validate53.errors = [{ instancePath, schemaPath: "#/else/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema20.else, data }];
                    return false;
                }
            }
            else {
                validate53.errors = [{ instancePath, schemaPath: "#/else/type", keyword: "type", params: { type: "string" }, schema: schema20.else.type, parentSchema: schema20.else, data }];
                return false;
            }
        }
        var _valid0 = _errs13 === errors;
        valid0 = _valid0;
        ifClause0 = "else";
    }
    if (!valid0) {
        const err1 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: ifClause0 }, schema: schema20.if, parentSchema: schema20, data };
        if (vErrors === null) {
            vErrors = [err1];
        }
        else {
            vErrors.push(err1);
        }
        errors++;
        validate53.errors = vErrors;
        return false;
    }
    validate53.errors = vErrors;
    evaluated0.props = props0;
    return errors === 0;
}
validate53.evaluated = { "dynamicProps": true, "dynamicItems": false };
const schema21 = { "type": "array", "items": { "type": "string" } };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate55.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (Array.isArray(data)) {
            var valid0 = true;
            const len0 = data.length;
            for (let i0 = 0; i0 < len0; i0++) {
                let data0 = data[i0];
                const _errs1 = errors;
                if (typeof data0 !== "string") {
                    validate55.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, schema: schema21.items.type, parentSchema: schema21.items, data: data0 }];
                    return false;
                }
                var valid0 = _errs1 === errors;
                if (!valid0) {
                    break;
                }
            }
        }
        else {
            validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, schema: schema21.type, parentSchema: schema21, data }];
            return false;
        }
    }
    validate55.errors = vErrors;
    return errors === 0;
}
validate55.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
const schema22 = { "type": "object", "additionalProperties": false, "properties": { "alias": { "type": "string", "minLength": 1, "examples": ["Bash", "Read", "Edit", "WebFetch"] }, "command": { "$ref": "#/$defs/places", "examples": ["/command"] }, "cwd": { "$ref": "#/$defs/places", "examples": ["/cwd"] }, "path": { "$ref": "#/$defs/places", "examples": ["/path"] }, "patch": { "$ref": "#/$defs/places", "examples": ["/patch"] }, "url": { "$ref": "#/$defs/places", "examples": ["/url"] }, "reads": { "$ref": "#/$defs/pointers", "examples": [["/path"]] }, "writes": { "$ref": "#/$defs/pointers", "examples": [["/path"]] }, "readOnlyHint": { "type": "boolean" }, "destructiveHint": { "type": "boolean" }, "idempotentHint": { "type": "boolean" }, "openWorldHint": { "type": "boolean" }, "polling": { "type": "boolean" } } };
const schema23 = { "title": "JSON Pointer or an array of them", "type": ["string", "array"], "if": { "type": "array" }, "then": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/pointer" } }, "else": { "$ref": "#/$defs/pointer" } };
const schema24 = { "title": "JSON Pointer", "type": "string", "pattern": "^(?:/[^~]*(?:~[01][^~]*)*)?$", "examples": ["/path"] };
const pattern3 = new RegExp("^(?:/[^~]*(?:~[01][^~]*)*)?$", "u");
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate60.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (typeof data === "string") {
            if (!pattern3.test(data)) {
                validate60.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:/[^~]*(?:~[01][^~]*)*)?$" }, schema: "^(?:/[^~]*(?:~[01][^~]*)*)?$", parentSchema: schema24, data }];
                return false;
            }
        }
        else {
            validate60.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema24.type, parentSchema: schema24, data }];
            return false;
        }
    }
    validate60.errors = vErrors;
    return errors === 0;
}
validate60.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate59.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if ((typeof data !== "string") && (!(Array.isArray(data)))) {
        validate59.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema23.type }, schema: schema23.type, parentSchema: schema23, data }];
        return false;
    }
    const _errs1 = errors;
    let valid0 = true;
    const _errs2 = errors;
    if (!(Array.isArray(data))) {
        const err0 = {};
        if (vErrors === null) {
            vErrors = [err0];
        }
        else {
            vErrors.push(err0);
        }
        errors++;
    }
    var _valid0 = _errs2 === errors;
    errors = _errs1;
    if (vErrors !== null) {
        if (_errs1) {
            vErrors.length = _errs1;
        }
        else {
            vErrors = null;
        }
    }
    let ifClause0;
    if (_valid0) {
        const _errs4 = errors;
        if (errors === _errs4) {
            if (Array.isArray(data)) {
                if (data.length < 1) {
                    validate59.errors = [{ instancePath, schemaPath: "#/then/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema23.then, data }];
                    return false;
                }
                else {
                    var valid1 = true;
                    const len0 = data.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                        const _errs6 = errors;
                        if (!(validate60(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }))) {
                            vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                            errors = vErrors.length;
                        }
                        var valid1 = _errs6 === errors;
                        if (!valid1) {
                            break;
                        }
                    }
                }
            }
            else {
                validate59.errors = [{ instancePath, schemaPath: "#/then/type", keyword: "type", params: { type: "array" }, schema: schema23.then.type, parentSchema: schema23.then, data }];
                return false;
            }
        }
        var _valid0 = _errs4 === errors;
        valid0 = _valid0;
        if (valid0) {
            var items0 = true;
        }
        ifClause0 = "then";
    }
    else {
        const _errs7 = errors;
        if (!(validate60(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }))) {
            vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
            errors = vErrors.length;
        }
        var _valid0 = _errs7 === errors;
        valid0 = _valid0;
        ifClause0 = "else";
    }
    if (!valid0) {
        const err1 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: ifClause0 }, schema: schema23.if, parentSchema: schema23, data };
        if (vErrors === null) {
            vErrors = [err1];
        }
        else {
            vErrors.push(err1);
        }
        errors++;
        validate59.errors = vErrors;
        return false;
    }
    validate59.errors = vErrors;
    evaluated0.items = items0;
    return errors === 0;
}
validate59.evaluated = { "dynamicProps": false, "dynamicItems": true };
const schema25 = { "type": "array", "items": { "$ref": "#/$defs/pointer" } };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate68.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (Array.isArray(data)) {
            var valid0 = true;
            const len0 = data.length;
            for (let i0 = 0; i0 < len0; i0++) {
                const _errs1 = errors;
                if (!(validate60(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }))) {
                    vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                    errors = vErrors.length;
                }
                var valid0 = _errs1 === errors;
                if (!valid0) {
                    break;
                }
            }
        }
        else {
            validate68.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, schema: schema25.type, parentSchema: schema25, data }];
            return false;
        }
    }
    validate68.errors = vErrors;
    return errors === 0;
}
validate68.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate58.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            const _errs1 = errors;
            for (const key0 in data) {
                if (!(func1.call(schema22.properties, key0))) {
                    validate58.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema22, data }];
                    return false;
                    break;
                }
            }
            if (_errs1 === errors) {
                if (data.alias !== undefined) {
                    let data0 = data.alias;
                    const _errs2 = errors;
                    if (errors === _errs2) {
                        if (typeof data0 === "string") {
                            if (func2(data0) < 1) {
                                validate58.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema22.properties.alias, data: data0 }];
                                return false;
                            }
                        }
                        else {
                            validate58.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/type", keyword: "type", params: { type: "string" }, schema: schema22.properties.alias.type, parentSchema: schema22.properties.alias, data: data0 }];
                            return false;
                        }
                    }
                    var valid0 = _errs2 === errors;
                }
                else {
                    var valid0 = true;
                }
                if (valid0) {
                    if (data.command !== undefined) {
                        const _errs4 = errors;
                        if (!(validate59(data.command, { instancePath: instancePath + "/command", parentData: data, parentDataProperty: "command", rootData, dynamicAnchors }))) {
                            vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
                            errors = vErrors.length;
                        }
                        var valid0 = _errs4 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.cwd !== undefined) {
                            const _errs5 = errors;
                            if (!(validate59(data.cwd, { instancePath: instancePath + "/cwd", parentData: data, parentDataProperty: "cwd", rootData, dynamicAnchors }))) {
                                vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
                                errors = vErrors.length;
                            }
                            var valid0 = _errs5 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.path !== undefined) {
                                const _errs6 = errors;
                                if (!(validate59(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors }))) {
                                    vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
                                    errors = vErrors.length;
                                }
                                var valid0 = _errs6 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                            if (valid0) {
                                if (data.patch !== undefined) {
                                    const _errs7 = errors;
                                    if (!(validate59(data.patch, { instancePath: instancePath + "/patch", parentData: data, parentDataProperty: "patch", rootData, dynamicAnchors }))) {
                                        vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
                                        errors = vErrors.length;
                                    }
                                    var valid0 = _errs7 === errors;
                                }
                                else {
                                    var valid0 = true;
                                }
                                if (valid0) {
                                    if (data.url !== undefined) {
                                        const _errs8 = errors;
                                        if (!(validate59(data.url, { instancePath: instancePath + "/url", parentData: data, parentDataProperty: "url", rootData, dynamicAnchors }))) {
                                            vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
                                            errors = vErrors.length;
                                        }
                                        var valid0 = _errs8 === errors;
                                    }
                                    else {
                                        var valid0 = true;
                                    }
                                    if (valid0) {
                                        if (data.reads !== undefined) {
                                            const _errs9 = errors;
                                            if (!(validate68(data.reads, { instancePath: instancePath + "/reads", parentData: data, parentDataProperty: "reads", rootData, dynamicAnchors }))) {
                                                vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
                                                errors = vErrors.length;
                                            }
                                            var valid0 = _errs9 === errors;
                                        }
                                        else {
                                            var valid0 = true;
                                        }
                                        if (valid0) {
                                            if (data.writes !== undefined) {
                                                const _errs10 = errors;
                                                if (!(validate68(data.writes, { instancePath: instancePath + "/writes", parentData: data, parentDataProperty: "writes", rootData, dynamicAnchors }))) {
                                                    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
                                                    errors = vErrors.length;
                                                }
                                                var valid0 = _errs10 === errors;
                                            }
                                            else {
                                                var valid0 = true;
                                            }
                                            if (valid0) {
                                                if (data.readOnlyHint !== undefined) {
                                                    let data8 = data.readOnlyHint;
                                                    const _errs11 = errors;
                                                    if (typeof data8 !== "boolean") {
                                                        validate58.errors = [{ instancePath: instancePath + "/readOnlyHint", schemaPath: "#/properties/readOnlyHint/type", keyword: "type", params: { type: "boolean" }, schema: schema22.properties.readOnlyHint.type, parentSchema: schema22.properties.readOnlyHint, data: data8 }];
                                                        return false;
                                                    }
                                                    var valid0 = _errs11 === errors;
                                                }
                                                else {
                                                    var valid0 = true;
                                                }
                                                if (valid0) {
                                                    if (data.destructiveHint !== undefined) {
                                                        let data9 = data.destructiveHint;
                                                        const _errs13 = errors;
                                                        if (typeof data9 !== "boolean") {
                                                            validate58.errors = [{ instancePath: instancePath + "/destructiveHint", schemaPath: "#/properties/destructiveHint/type", keyword: "type", params: { type: "boolean" }, schema: schema22.properties.destructiveHint.type, parentSchema: schema22.properties.destructiveHint, data: data9 }];
                                                            return false;
                                                        }
                                                        var valid0 = _errs13 === errors;
                                                    }
                                                    else {
                                                        var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                        if (data.idempotentHint !== undefined) {
                                                            let data10 = data.idempotentHint;
                                                            const _errs15 = errors;
                                                            if (typeof data10 !== "boolean") {
                                                                validate58.errors = [{ instancePath: instancePath + "/idempotentHint", schemaPath: "#/properties/idempotentHint/type", keyword: "type", params: { type: "boolean" }, schema: schema22.properties.idempotentHint.type, parentSchema: schema22.properties.idempotentHint, data: data10 }];
                                                                return false;
                                                            }
                                                            var valid0 = _errs15 === errors;
                                                        }
                                                        else {
                                                            var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                            if (data.openWorldHint !== undefined) {
                                                                let data11 = data.openWorldHint;
                                                                const _errs17 = errors;
                                                                if (typeof data11 !== "boolean") {
                                                                    validate58.errors = [{ instancePath: instancePath + "/openWorldHint", schemaPath: "#/properties/openWorldHint/type", keyword: "type", params: { type: "boolean" }, schema: schema22.properties.openWorldHint.type, parentSchema: schema22.properties.openWorldHint, data: data11 }];
                                                                    return false;
                                                                }
                                                                var valid0 = _errs17 === errors;
                                                            }
                                                            else {
                                                                var valid0 = true;
                                                            }
                                                            if (valid0) {
                                                                if (data.polling !== undefined) {
                                                                    let data12 = data.polling;
                                                                    const _errs19 = errors;
                                                                    if (typeof data12 !== "boolean") {
                                                                        validate58.errors = [{ instancePath: instancePath + "/polling", schemaPath: "#/properties/polling/type", keyword: "type", params: { type: "boolean" }, schema: schema22.properties.polling.type, parentSchema: schema22.properties.polling, data: data12 }];
                                                                        return false;
                                                                    }
                                                                    var valid0 = _errs19 === errors;
                                                                }
                                                                else {
                                                                    var valid0 = true;
                                                                }
                                                            }
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        else {
            validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema22.type, parentSchema: schema22, data }];
            return false;
        }
    }
    validate58.errors = vErrors;
    return errors === 0;
}
validate58.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema26 = { "type": "object", "required": ["id", "effect", "tool", "args"], "additionalProperties": false, "properties": { "id": { "$ref": "#/$defs/id", "examples": ["refund-cap"] }, "effect": { "enum": ["allow", "deny", "require"] }, "tool": { "type": "string", "minLength": 1, "examples": ["refund", "mcp__github__*"] }, "args": { "type": "object", "propertyNames": { "$ref": "#/$defs/pointer" }, "additionalProperties": { "$ref": "#/$defs/condition" }, "examples": [{ "/amount": { "max": 500 }, "/currency": { "in": ["EUR", "USD"] } }] }, "why": { "$ref": "#/$defs/why" }, "severity": { "$ref": "#/$defs/severity" }, "match": { "$ref": "#/$defs/arguments" }, "not_match": { "$ref": "#/$defs/arguments" } }, "if": { "required": ["effect"], "properties": { "effect": { "const": "allow" } } }, "then": { "properties": { "severity": false } } };
const schema27 = { "type": "string", "minLength": 1, "maxLength": 80 };
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate74.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (typeof data === "string") {
            if (func2(data) > 80) {
                validate74.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 80 }, schema: 80, parentSchema: schema27, data }];
                return false;
            }
            else {
                if (func2(data) < 1) {
                    validate74.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema27, data }];
                    return false;
                }
            }
        }
        else {
            validate74.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema27.type, parentSchema: schema27, data }];
            return false;
        }
    }
    validate74.errors = vErrors;
    return errors === 0;
}
validate74.evaluated = { "dynamicProps": false, "dynamicItems": false };
const schema28 = { "type": "object", "minProperties": 1, "additionalProperties": false, "properties": { "equals": {}, "in": { "type": "array", "minItems": 1 }, "glob": { "type": "string", "examples": ["reports/**"] }, "path": { "type": "string", "examples": ["./src/**"] }, "argv": { "type": "array", "minItems": 1, "items": { "type": "string" }, "examples": [["npm", "test"]] }, "host": { "type": "string", "examples": ["example.org", "*.example.org"] }, "regex": { "type": "string", "maxLength": 1000, "examples": ["[a-z]+-\\d{4}"] }, "min": { "type": "number" }, "max": { "type": "number" }, "maxLength": { "type": "integer", "minimum": 0 }, "exists": { "type": "boolean" } }, "if": { "required": ["exists"], "properties": { "exists": { "const": false } } }, "then": { "maxProperties": 1 } };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate77.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    const _errs1 = errors;
    let valid0 = true;
    const _errs2 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if ((data.exists === undefined) && (missing0 = "exists")) {
            const err0 = {};
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        else {
            if (data.exists !== undefined) {
                if (false !== data.exists) {
                    const err1 = {};
                    if (vErrors === null) {
                        vErrors = [err1];
                    }
                    else {
                        vErrors.push(err1);
                    }
                    errors++;
                }
            }
        }
    }
    var _valid0 = _errs2 === errors;
    errors = _errs1;
    if (vErrors !== null) {
        if (_errs1) {
            vErrors.length = _errs1;
        }
        else {
            vErrors = null;
        }
    }
    if (_valid0) {
        const _errs4 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
            if (Object.keys(data).length > 1) {
                validate77.errors = [{ instancePath, schemaPath: "#/then/maxProperties", keyword: "maxProperties", params: { limit: 1 }, schema: 1, parentSchema: schema28.then, data }];
                return false;
            }
        }
        var _valid0 = _errs4 === errors;
        valid0 = _valid0;
    }
    if (!valid0) {
        const err2 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "then" }, schema: schema28.if, parentSchema: schema28, data };
        if (vErrors === null) {
            vErrors = [err2];
        }
        else {
            vErrors.push(err2);
        }
        errors++;
        validate77.errors = vErrors;
        return false;
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            if (Object.keys(data).length < 1) {
                validate77.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, schema: 1, parentSchema: schema28, data }];
                return false;
            }
            else {
                const _errs5 = errors;
                for (const key0 in data) {
                    if (!(func1.call(schema28.properties, key0))) {
                        validate77.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema28, data }];
                        return false;
                        break;
                    }
                }
                if (_errs5 === errors) {
                    if (data.in !== undefined) {
                        let data1 = data.in;
                        const _errs6 = errors;
                        if (errors === _errs6) {
                            if (Array.isArray(data1)) {
                                if (data1.length < 1) {
                                    validate77.errors = [{ instancePath: instancePath + "/in", schemaPath: "#/properties/in/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema28.properties.in, data: data1 }];
                                    return false;
                                }
                            }
                            else {
                                validate77.errors = [{ instancePath: instancePath + "/in", schemaPath: "#/properties/in/type", keyword: "type", params: { type: "array" }, schema: schema28.properties.in.type, parentSchema: schema28.properties.in, data: data1 }];
                                return false;
                            }
                        }
                        var valid2 = _errs6 === errors;
                    }
                    else {
                        var valid2 = true;
                    }
                    if (valid2) {
                        if (data.glob !== undefined) {
                            let data2 = data.glob;
                            const _errs8 = errors;
                            if (typeof data2 !== "string") {
                                validate77.errors = [{ instancePath: instancePath + "/glob", schemaPath: "#/properties/glob/type", keyword: "type", params: { type: "string" }, schema: schema28.properties.glob.type, parentSchema: schema28.properties.glob, data: data2 }];
                                return false;
                            }
                            var valid2 = _errs8 === errors;
                        }
                        else {
                            var valid2 = true;
                        }
                        if (valid2) {
                            if (data.path !== undefined) {
                                let data3 = data.path;
                                const _errs10 = errors;
                                if (typeof data3 !== "string") {
                                    validate77.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, schema: schema28.properties.path.type, parentSchema: schema28.properties.path, data: data3 }];
                                    return false;
                                }
                                var valid2 = _errs10 === errors;
                            }
                            else {
                                var valid2 = true;
                            }
                            if (valid2) {
                                if (data.argv !== undefined) {
                                    let data4 = data.argv;
                                    const _errs12 = errors;
                                    if (errors === _errs12) {
                                        if (Array.isArray(data4)) {
                                            if (data4.length < 1) {
                                                validate77.errors = [{ instancePath: instancePath + "/argv", schemaPath: "#/properties/argv/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema28.properties.argv, data: data4 }];
                                                return false;
                                            }
                                            else {
                                                var valid3 = true;
                                                const len0 = data4.length;
                                                for (let i0 = 0; i0 < len0; i0++) {
                                                    let data5 = data4[i0];
                                                    const _errs14 = errors;
                                                    if (typeof data5 !== "string") {
                                                        validate77.errors = [{ instancePath: instancePath + "/argv/" + i0, schemaPath: "#/properties/argv/items/type", keyword: "type", params: { type: "string" }, schema: schema28.properties.argv.items.type, parentSchema: schema28.properties.argv.items, data: data5 }];
                                                        return false;
                                                    }
                                                    var valid3 = _errs14 === errors;
                                                    if (!valid3) {
                                                        break;
                                                    }
                                                }
                                            }
                                        }
                                        else {
                                            validate77.errors = [{ instancePath: instancePath + "/argv", schemaPath: "#/properties/argv/type", keyword: "type", params: { type: "array" }, schema: schema28.properties.argv.type, parentSchema: schema28.properties.argv, data: data4 }];
                                            return false;
                                        }
                                    }
                                    var valid2 = _errs12 === errors;
                                }
                                else {
                                    var valid2 = true;
                                }
                                if (valid2) {
                                    if (data.host !== undefined) {
                                        let data6 = data.host;
                                        const _errs16 = errors;
                                        if (typeof data6 !== "string") {
                                            validate77.errors = [{ instancePath: instancePath + "/host", schemaPath: "#/properties/host/type", keyword: "type", params: { type: "string" }, schema: schema28.properties.host.type, parentSchema: schema28.properties.host, data: data6 }];
                                            return false;
                                        }
                                        var valid2 = _errs16 === errors;
                                    }
                                    else {
                                        var valid2 = true;
                                    }
                                    if (valid2) {
                                        if (data.regex !== undefined) {
                                            let data7 = data.regex;
                                            const _errs18 = errors;
                                            if (errors === _errs18) {
                                                if (typeof data7 === "string") {
                                                    if (func2(data7) > 1000) {
                                                        validate77.errors = [{ instancePath: instancePath + "/regex", schemaPath: "#/properties/regex/maxLength", keyword: "maxLength", params: { limit: 1000 }, schema: 1000, parentSchema: schema28.properties.regex, data: data7 }];
                                                        return false;
                                                    }
                                                }
                                                else {
                                                    validate77.errors = [{ instancePath: instancePath + "/regex", schemaPath: "#/properties/regex/type", keyword: "type", params: { type: "string" }, schema: schema28.properties.regex.type, parentSchema: schema28.properties.regex, data: data7 }];
                                                    return false;
                                                }
                                            }
                                            var valid2 = _errs18 === errors;
                                        }
                                        else {
                                            var valid2 = true;
                                        }
                                        if (valid2) {
                                            if (data.min !== undefined) {
                                                let data8 = data.min;
                                                const _errs20 = errors;
                                                if (!((typeof data8 == "number") && (isFinite(data8)))) {
                                                    validate77.errors = [{ instancePath: instancePath + "/min", schemaPath: "#/properties/min/type", keyword: "type", params: { type: "number" }, schema: schema28.properties.min.type, parentSchema: schema28.properties.min, data: data8 }];
                                                    return false;
                                                }
                                                var valid2 = _errs20 === errors;
                                            }
                                            else {
                                                var valid2 = true;
                                            }
                                            if (valid2) {
                                                if (data.max !== undefined) {
                                                    let data9 = data.max;
                                                    const _errs22 = errors;
                                                    if (!((typeof data9 == "number") && (isFinite(data9)))) {
                                                        validate77.errors = [{ instancePath: instancePath + "/max", schemaPath: "#/properties/max/type", keyword: "type", params: { type: "number" }, schema: schema28.properties.max.type, parentSchema: schema28.properties.max, data: data9 }];
                                                        return false;
                                                    }
                                                    var valid2 = _errs22 === errors;
                                                }
                                                else {
                                                    var valid2 = true;
                                                }
                                                if (valid2) {
                                                    if (data.maxLength !== undefined) {
                                                        let data10 = data.maxLength;
                                                        const _errs24 = errors;
                                                        if (!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) {
                                                            validate77.errors = [{ instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.maxLength.type, parentSchema: schema28.properties.maxLength, data: data10 }];
                                                            return false;
                                                        }
                                                        if (errors === _errs24) {
                                                            if ((typeof data10 == "number") && (isFinite(data10))) {
                                                                if (data10 < 0 || isNaN(data10)) {
                                                                    validate77.errors = [{ instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema28.properties.maxLength, data: data10 }];
                                                                    return false;
                                                                }
                                                            }
                                                        }
                                                        var valid2 = _errs24 === errors;
                                                    }
                                                    else {
                                                        var valid2 = true;
                                                    }
                                                    if (valid2) {
                                                        if (data.exists !== undefined) {
                                                            let data11 = data.exists;
                                                            const _errs26 = errors;
                                                            if (typeof data11 !== "boolean") {
                                                                validate77.errors = [{ instancePath: instancePath + "/exists", schemaPath: "#/properties/exists/type", keyword: "type", params: { type: "boolean" }, schema: schema28.properties.exists.type, parentSchema: schema28.properties.exists, data: data11 }];
                                                                return false;
                                                            }
                                                            var valid2 = _errs26 === errors;
                                                        }
                                                        else {
                                                            var valid2 = true;
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        else {
            validate77.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema28.type, parentSchema: schema28, data }];
            return false;
        }
    }
    validate77.errors = vErrors;
    return errors === 0;
}
validate77.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema29 = { "type": "string" };
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate79.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (typeof data !== "string") {
        validate79.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema29.type, parentSchema: schema29, data }];
        return false;
    }
    validate79.errors = vErrors;
    return errors === 0;
}
validate79.evaluated = { "dynamicProps": false, "dynamicItems": false };
const schema30 = { "enum": ["error", "warning"], "default": "error" };
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate81.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (!((data === "error") || (data === "warning"))) {
        validate81.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema30.enum }, schema: schema30.enum, parentSchema: schema30, data }];
        return false;
    }
    validate81.errors = vErrors;
    return errors === 0;
}
validate81.evaluated = { "dynamicProps": false, "dynamicItems": false };
const schema31 = { "type": "array", "items": { "type": "object" } };
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate83.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (Array.isArray(data)) {
            var valid0 = true;
            const len0 = data.length;
            for (let i0 = 0; i0 < len0; i0++) {
                let data0 = data[i0];
                const _errs1 = errors;
                if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
                    validate83.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, schema: schema31.items.type, parentSchema: schema31.items, data: data0 }];
                    return false;
                }
                var valid0 = _errs1 === errors;
                if (!valid0) {
                    break;
                }
            }
        }
        else {
            validate83.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, schema: schema31.type, parentSchema: schema31, data }];
            return false;
        }
    }
    validate83.errors = vErrors;
    return errors === 0;
}
validate83.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate73.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    const _errs1 = errors;
    let valid0 = true;
    const _errs2 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if ((data.effect === undefined) && (missing0 = "effect")) {
            const err0 = {};
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        else {
            if (data.effect !== undefined) {
                if ("allow" !== data.effect) {
                    const err1 = {};
                    if (vErrors === null) {
                        vErrors = [err1];
                    }
                    else {
                        vErrors.push(err1);
                    }
                    errors++;
                }
            }
        }
    }
    var _valid0 = _errs2 === errors;
    errors = _errs1;
    if (vErrors !== null) {
        if (_errs1) {
            vErrors.length = _errs1;
        }
        else {
            vErrors = null;
        }
    }
    if (_valid0) {
        const _errs4 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.severity !== undefined) {
                validate73.errors = [{ instancePath: instancePath + "/severity", schemaPath: "#/then/properties/severity/false schema", keyword: "false schema", params: {}, schema: false, parentSchema: schema26.then.properties.severity, data: data.severity }];
                return false;
            }
        }
        var _valid0 = _errs4 === errors;
        valid0 = _valid0;
        if (valid0) {
            var props0 = {};
            props0.severity = true;
            props0.effect = true;
        }
    }
    if (!valid0) {
        const err2 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "then" }, schema: schema26.if, parentSchema: schema26, data };
        if (vErrors === null) {
            vErrors = [err2];
        }
        else {
            vErrors.push(err2);
        }
        errors++;
        validate73.errors = vErrors;
        return false;
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing1;
            if (((((data.id === undefined) && (missing1 = "id")) || ((data.effect === undefined) && (missing1 = "effect"))) || ((data.tool === undefined) && (missing1 = "tool"))) || ((data.args === undefined) && (missing1 = "args"))) {
                validate73.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema26.required, parentSchema: schema26, data }];
                return false;
            }
            else {
                const _errs5 = errors;
                for (const key0 in data) {
                    if (!((((((((key0 === "id") || (key0 === "effect")) || (key0 === "tool")) || (key0 === "args")) || (key0 === "why")) || (key0 === "severity")) || (key0 === "match")) || (key0 === "not_match"))) {
                        validate73.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema26, data }];
                        return false;
                        break;
                    }
                }
                if (_errs5 === errors) {
                    if (data.id !== undefined) {
                        const _errs6 = errors;
                        if (!(validate74(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }))) {
                            vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
                            errors = vErrors.length;
                        }
                        var valid3 = _errs6 === errors;
                    }
                    else {
                        var valid3 = true;
                    }
                    if (valid3) {
                        if (data.effect !== undefined) {
                            let data3 = data.effect;
                            const _errs7 = errors;
                            if (!(((data3 === "allow") || (data3 === "deny")) || (data3 === "require"))) {
                                validate73.errors = [{ instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/enum", keyword: "enum", params: { allowedValues: schema26.properties.effect.enum }, schema: schema26.properties.effect.enum, parentSchema: schema26.properties.effect, data: data3 }];
                                return false;
                            }
                            var valid3 = _errs7 === errors;
                        }
                        else {
                            var valid3 = true;
                        }
                        if (valid3) {
                            if (data.tool !== undefined) {
                                let data4 = data.tool;
                                const _errs8 = errors;
                                if (errors === _errs8) {
                                    if (typeof data4 === "string") {
                                        if (func2(data4) < 1) {
                                            validate73.errors = [{ instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema26.properties.tool, data: data4 }];
                                            return false;
                                        }
                                    }
                                    else {
                                        validate73.errors = [{ instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/type", keyword: "type", params: { type: "string" }, schema: schema26.properties.tool.type, parentSchema: schema26.properties.tool, data: data4 }];
                                        return false;
                                    }
                                }
                                var valid3 = _errs8 === errors;
                            }
                            else {
                                var valid3 = true;
                            }
                            if (valid3) {
                                if (data.args !== undefined) {
                                    let data5 = data.args;
                                    const _errs10 = errors;
                                    if (errors === _errs10) {
                                        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                                            for (const key1 in data5) {
                                                const _errs12 = errors;
                                                if (!(validate60(key1, { instancePath: instancePath + "/args", parentData: data5, parentDataProperty: "args", rootData, dynamicAnchors }))) {
                                                    vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                                                    errors = vErrors.length;
                                                }
                                                var valid4 = _errs12 === errors;
                                                if (!valid4) {
                                                    const err3 = { instancePath: instancePath + "/args", schemaPath: "#/properties/args/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, schema: schema26.properties.args.propertyNames, parentSchema: schema26.properties.args, data: data5 };
                                                    if (vErrors === null) {
                                                        vErrors = [err3];
                                                    }
                                                    else {
                                                        vErrors.push(err3);
                                                    }
                                                    errors++;
                                                    validate73.errors = vErrors;
                                                    return false;
                                                    break;
                                                }
                                            }
                                            if (valid4) {
                                                for (const key2 in data5) {
                                                    const _errs14 = errors;
                                                    if (!(validate77(data5[key2], { instancePath: instancePath + "/args/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data5, parentDataProperty: key2, rootData, dynamicAnchors }))) {
                                                        vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
                                                        errors = vErrors.length;
                                                    }
                                                    var valid5 = _errs14 === errors;
                                                    if (!valid5) {
                                                        break;
                                                    }
                                                }
                                            }
                                        }
                                        else {
                                            validate73.errors = [{ instancePath: instancePath + "/args", schemaPath: "#/properties/args/type", keyword: "type", params: { type: "object" }, schema: schema26.properties.args.type, parentSchema: schema26.properties.args, data: data5 }];
                                            return false;
                                        }
                                    }
                                    var valid3 = _errs10 === errors;
                                }
                                else {
                                    var valid3 = true;
                                }
                                if (valid3) {
                                    if (data.why !== undefined) {
                                        const _errs15 = errors;
                                        if (!(validate79(data.why, { instancePath: instancePath + "/why", parentData: data, parentDataProperty: "why", rootData, dynamicAnchors }))) {
                                            vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
                                            errors = vErrors.length;
                                        }
                                        var valid3 = _errs15 === errors;
                                    }
                                    else {
                                        var valid3 = true;
                                    }
                                    if (valid3) {
                                        if (data.severity !== undefined) {
                                            const _errs16 = errors;
                                            if (!(validate81(data.severity, { instancePath: instancePath + "/severity", parentData: data, parentDataProperty: "severity", rootData, dynamicAnchors }))) {
                                                vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
                                                errors = vErrors.length;
                                            }
                                            var valid3 = _errs16 === errors;
                                        }
                                        else {
                                            var valid3 = true;
                                        }
                                        if (valid3) {
                                            if (data.match !== undefined) {
                                                const _errs17 = errors;
                                                if (!(validate83(data.match, { instancePath: instancePath + "/match", parentData: data, parentDataProperty: "match", rootData, dynamicAnchors }))) {
                                                    vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                                                    errors = vErrors.length;
                                                }
                                                var valid3 = _errs17 === errors;
                                            }
                                            else {
                                                var valid3 = true;
                                            }
                                            if (valid3) {
                                                if (data.not_match !== undefined) {
                                                    const _errs18 = errors;
                                                    if (!(validate83(data.not_match, { instancePath: instancePath + "/not_match", parentData: data, parentDataProperty: "not_match", rootData, dynamicAnchors }))) {
                                                        vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                                                        errors = vErrors.length;
                                                    }
                                                    var valid3 = _errs18 === errors;
                                                }
                                                else {
                                                    var valid3 = true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        else {
            validate73.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema26.type, parentSchema: schema26, data }];
            return false;
        }
    }
    validate73.errors = vErrors;
    return errors === 0;
}
validate73.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema32 = { "type": "object", "required": ["id"], "additionalProperties": false, "properties": { "id": { "$ref": "#/$defs/id", "examples": ["tests-first"] }, "why": { "$ref": "#/$defs/why" }, "severity": { "$ref": "#/$defs/severity" }, "before": { "type": "object", "required": ["first", "then"], "additionalProperties": false, "properties": { "first": { "$ref": "#/$defs/call" }, "then": { "$ref": "#/$defs/call" }, "since": { "type": "array", "items": { "$ref": "#/$defs/call" }, "examples": [["Edit"]] } } }, "at_most": { "type": "object", "required": ["call", "times"], "additionalProperties": false, "properties": { "call": { "$ref": "#/$defs/call" }, "times": { "type": "integer", "minimum": 0 } } } }, "oneOf": [{ "required": ["before"] }, { "required": ["at_most"] }] };
const schema33 = { "type": "string", "minLength": 1, "examples": ["Bash(npm test:*)"] };
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate91.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (typeof data === "string") {
            if (func2(data) < 1) {
                validate91.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema33, data }];
                return false;
            }
        }
        else {
            validate91.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema33.type, parentSchema: schema33, data }];
            return false;
        }
    }
    validate91.errors = vErrors;
    return errors === 0;
}
validate91.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate87.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    const _errs1 = errors;
    let valid0 = false;
    let passing0 = null;
    const _errs2 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if ((data.before === undefined) && (missing0 = "before")) {
            const err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema32.oneOf[0].required, parentSchema: schema32.oneOf[0], data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
    }
    var _valid0 = _errs2 === errors;
    if (_valid0) {
        valid0 = true;
        passing0 = 0;
    }
    const _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing1;
        if ((data.at_most === undefined) && (missing1 = "at_most")) {
            const err1 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema32.oneOf[1].required, parentSchema: schema32.oneOf[1], data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
    }
    var _valid0 = _errs3 === errors;
    if (_valid0 && valid0) {
        valid0 = false;
        passing0 = [passing0, 1];
    }
    else {
        if (_valid0) {
            valid0 = true;
            passing0 = 1;
        }
    }
    if (!valid0) {
        const err2 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, schema: schema32.oneOf, parentSchema: schema32, data };
        if (vErrors === null) {
            vErrors = [err2];
        }
        else {
            vErrors.push(err2);
        }
        errors++;
        validate87.errors = vErrors;
        return false;
    }
    else {
        errors = _errs1;
        if (vErrors !== null) {
            if (_errs1) {
                vErrors.length = _errs1;
            }
            else {
                vErrors = null;
            }
        }
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing2;
            if ((data.id === undefined) && (missing2 = "id")) {
                validate87.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing2 }, schema: schema32.required, parentSchema: schema32, data }];
                return false;
            }
            else {
                const _errs4 = errors;
                for (const key0 in data) {
                    if (!(((((key0 === "id") || (key0 === "why")) || (key0 === "severity")) || (key0 === "before")) || (key0 === "at_most"))) {
                        validate87.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema32, data }];
                        return false;
                        break;
                    }
                }
                if (_errs4 === errors) {
                    if (data.id !== undefined) {
                        const _errs5 = errors;
                        if (!(validate74(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }))) {
                            vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
                            errors = vErrors.length;
                        }
                        var valid1 = _errs5 === errors;
                    }
                    else {
                        var valid1 = true;
                    }
                    if (valid1) {
                        if (data.why !== undefined) {
                            const _errs6 = errors;
                            if (!(validate79(data.why, { instancePath: instancePath + "/why", parentData: data, parentDataProperty: "why", rootData, dynamicAnchors }))) {
                                vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
                                errors = vErrors.length;
                            }
                            var valid1 = _errs6 === errors;
                        }
                        else {
                            var valid1 = true;
                        }
                        if (valid1) {
                            if (data.severity !== undefined) {
                                const _errs7 = errors;
                                if (!(validate81(data.severity, { instancePath: instancePath + "/severity", parentData: data, parentDataProperty: "severity", rootData, dynamicAnchors }))) {
                                    vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
                                    errors = vErrors.length;
                                }
                                var valid1 = _errs7 === errors;
                            }
                            else {
                                var valid1 = true;
                            }
                            if (valid1) {
                                if (data.before !== undefined) {
                                    let data3 = data.before;
                                    const _errs8 = errors;
                                    if (errors === _errs8) {
                                        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                                            let missing3;
                                            if (((data3.first === undefined) && (missing3 = "first")) || ((data3.then === undefined) && (missing3 = "then"))) {
                                                validate87.errors = [{ instancePath: instancePath + "/before", schemaPath: "#/properties/before/required", keyword: "required", params: { missingProperty: missing3 }, schema: schema32.properties.before.required, parentSchema: schema32.properties.before, data: data3 }];
                                                return false;
                                            }
                                            else {
                                                const _errs10 = errors;
                                                for (const key1 in data3) {
                                                    if (!(((key1 === "first") || (key1 === "then")) || (key1 === "since"))) {
                                                        validate87.errors = [{ instancePath: instancePath + "/before", schemaPath: "#/properties/before/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: false, parentSchema: schema32.properties.before, data: data3 }];
                                                        return false;
                                                        break;
                                                    }
                                                }
                                                if (_errs10 === errors) {
                                                    if (data3.first !== undefined) {
                                                        const _errs11 = errors;
                                                        if (!(validate91(data3.first, { instancePath: instancePath + "/before/first", parentData: data3, parentDataProperty: "first", rootData, dynamicAnchors }))) {
                                                            vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
                                                            errors = vErrors.length;
                                                        }
                                                        var valid2 = _errs11 === errors;
                                                    }
                                                    else {
                                                        var valid2 = true;
                                                    }
                                                    if (valid2) {
                                                        if (data3.then !== undefined) {
                                                            const _errs12 = errors;
                                                            if (!(validate91(data3.then, { instancePath: instancePath + "/before/then", parentData: data3, parentDataProperty: "then", rootData, dynamicAnchors }))) {
                                                                vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
                                                                errors = vErrors.length;
                                                            }
                                                            var valid2 = _errs12 === errors;
                                                        }
                                                        else {
                                                            var valid2 = true;
                                                        }
                                                        if (valid2) {
                                                            if (data3.since !== undefined) {
                                                                let data6 = data3.since;
                                                                const _errs13 = errors;
                                                                if (errors === _errs13) {
                                                                    if (Array.isArray(data6)) {
                                                                        var valid3 = true;
                                                                        const len0 = data6.length;
                                                                        for (let i0 = 0; i0 < len0; i0++) {
                                                                            const _errs15 = errors;
                                                                            if (!(validate91(data6[i0], { instancePath: instancePath + "/before/since/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }))) {
                                                                                vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
                                                                                errors = vErrors.length;
                                                                            }
                                                                            var valid3 = _errs15 === errors;
                                                                            if (!valid3) {
                                                                                break;
                                                                            }
                                                                        }
                                                                    }
                                                                    else {
                                                                        validate87.errors = [{ instancePath: instancePath + "/before/since", schemaPath: "#/properties/before/properties/since/type", keyword: "type", params: { type: "array" }, schema: schema32.properties.before.properties.since.type, parentSchema: schema32.properties.before.properties.since, data: data6 }];
                                                                        return false;
                                                                    }
                                                                }
                                                                var valid2 = _errs13 === errors;
                                                            }
                                                            else {
                                                                var valid2 = true;
                                                            }
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                        else {
                                            validate87.errors = [{ instancePath: instancePath + "/before", schemaPath: "#/properties/before/type", keyword: "type", params: { type: "object" }, schema: schema32.properties.before.type, parentSchema: schema32.properties.before, data: data3 }];
                                            return false;
                                        }
                                    }
                                    var valid1 = _errs8 === errors;
                                }
                                else {
                                    var valid1 = true;
                                }
                                if (valid1) {
                                    if (data.at_most !== undefined) {
                                        let data8 = data.at_most;
                                        const _errs16 = errors;
                                        if (errors === _errs16) {
                                            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                                let missing4;
                                                if (((data8.call === undefined) && (missing4 = "call")) || ((data8.times === undefined) && (missing4 = "times"))) {
                                                    validate87.errors = [{ instancePath: instancePath + "/at_most", schemaPath: "#/properties/at_most/required", keyword: "required", params: { missingProperty: missing4 }, schema: schema32.properties.at_most.required, parentSchema: schema32.properties.at_most, data: data8 }];
                                                    return false;
                                                }
                                                else {
                                                    const _errs18 = errors;
                                                    for (const key2 in data8) {
                                                        if (!((key2 === "call") || (key2 === "times"))) {
                                                            validate87.errors = [{ instancePath: instancePath + "/at_most", schemaPath: "#/properties/at_most/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: false, parentSchema: schema32.properties.at_most, data: data8 }];
                                                            return false;
                                                            break;
                                                        }
                                                    }
                                                    if (_errs18 === errors) {
                                                        if (data8.call !== undefined) {
                                                            const _errs19 = errors;
                                                            if (!(validate91(data8.call, { instancePath: instancePath + "/at_most/call", parentData: data8, parentDataProperty: "call", rootData, dynamicAnchors }))) {
                                                                vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
                                                                errors = vErrors.length;
                                                            }
                                                            var valid4 = _errs19 === errors;
                                                        }
                                                        else {
                                                            var valid4 = true;
                                                        }
                                                        if (valid4) {
                                                            if (data8.times !== undefined) {
                                                                let data10 = data8.times;
                                                                const _errs20 = errors;
                                                                if (!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) {
                                                                    validate87.errors = [{ instancePath: instancePath + "/at_most/times", schemaPath: "#/properties/at_most/properties/times/type", keyword: "type", params: { type: "integer" }, schema: schema32.properties.at_most.properties.times.type, parentSchema: schema32.properties.at_most.properties.times, data: data10 }];
                                                                    return false;
                                                                }
                                                                if (errors === _errs20) {
                                                                    if ((typeof data10 == "number") && (isFinite(data10))) {
                                                                        if (data10 < 0 || isNaN(data10)) {
                                                                            validate87.errors = [{ instancePath: instancePath + "/at_most/times", schemaPath: "#/properties/at_most/properties/times/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema32.properties.at_most.properties.times, data: data10 }];
                                                                            return false;
                                                                        }
                                                                    }
                                                                }
                                                                var valid4 = _errs20 === errors;
                                                            }
                                                            else {
                                                                var valid4 = true;
                                                            }
                                                        }
                                                    }
                                                }
                                            }
                                            else {
                                                validate87.errors = [{ instancePath: instancePath + "/at_most", schemaPath: "#/properties/at_most/type", keyword: "type", params: { type: "object" }, schema: schema32.properties.at_most.type, parentSchema: schema32.properties.at_most, data: data8 }];
                                                return false;
                                            }
                                        }
                                        var valid1 = _errs16 === errors;
                                    }
                                    else {
                                        var valid1 = true;
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        else {
            validate87.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema32.type, parentSchema: schema32, data }];
            return false;
        }
    }
    validate87.errors = vErrors;
    return errors === 0;
}
validate87.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema34 = { "type": "object", "required": ["why"], "additionalProperties": false, "properties": { "tool": { "type": "string", "minLength": 1 }, "response": { "$ref": "#/$defs/part" }, "class": { "enum": ["iso-time", "uuid", "duration", "tmp-path", "pid", "hex-address"] }, "why": { "type": "string", "minLength": 1 } }, "oneOf": [{ "required": ["response"] }, { "required": ["class"] }] };
const schema35 = { "title": "JSON Pointer", "type": "string", "pattern": "^/[^~]*(?:~[01][^~]*)*$", "examples": ["/took_ms"] };
const pattern4 = new RegExp("^/[^~]*(?:~[01][^~]*)*$", "u");
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate98.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (typeof data === "string") {
            if (!pattern4.test(data)) {
                validate98.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^/[^~]*(?:~[01][^~]*)*$" }, schema: "^/[^~]*(?:~[01][^~]*)*$", parentSchema: schema35, data }];
                return false;
            }
        }
        else {
            validate98.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema35.type, parentSchema: schema35, data }];
            return false;
        }
    }
    validate98.errors = vErrors;
    return errors === 0;
}
validate98.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate97.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    const _errs1 = errors;
    let valid0 = false;
    let passing0 = null;
    const _errs2 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if ((data.response === undefined) && (missing0 = "response")) {
            const err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema34.oneOf[0].required, parentSchema: schema34.oneOf[0], data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
    }
    var _valid0 = _errs2 === errors;
    if (_valid0) {
        valid0 = true;
        passing0 = 0;
    }
    const _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing1;
        if ((data.class === undefined) && (missing1 = "class")) {
            const err1 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema34.oneOf[1].required, parentSchema: schema34.oneOf[1], data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
    }
    var _valid0 = _errs3 === errors;
    if (_valid0 && valid0) {
        valid0 = false;
        passing0 = [passing0, 1];
    }
    else {
        if (_valid0) {
            valid0 = true;
            passing0 = 1;
        }
    }
    if (!valid0) {
        const err2 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, schema: schema34.oneOf, parentSchema: schema34, data };
        if (vErrors === null) {
            vErrors = [err2];
        }
        else {
            vErrors.push(err2);
        }
        errors++;
        validate97.errors = vErrors;
        return false;
    }
    else {
        errors = _errs1;
        if (vErrors !== null) {
            if (_errs1) {
                vErrors.length = _errs1;
            }
            else {
                vErrors = null;
            }
        }
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing2;
            if ((data.why === undefined) && (missing2 = "why")) {
                validate97.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing2 }, schema: schema34.required, parentSchema: schema34, data }];
                return false;
            }
            else {
                const _errs4 = errors;
                for (const key0 in data) {
                    if (!((((key0 === "tool") || (key0 === "response")) || (key0 === "class")) || (key0 === "why"))) {
                        validate97.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema34, data }];
                        return false;
                        break;
                    }
                }
                if (_errs4 === errors) {
                    if (data.tool !== undefined) {
                        let data0 = data.tool;
                        const _errs5 = errors;
                        if (errors === _errs5) {
                            if (typeof data0 === "string") {
                                if (func2(data0) < 1) {
                                    validate97.errors = [{ instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema34.properties.tool, data: data0 }];
                                    return false;
                                }
                            }
                            else {
                                validate97.errors = [{ instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/type", keyword: "type", params: { type: "string" }, schema: schema34.properties.tool.type, parentSchema: schema34.properties.tool, data: data0 }];
                                return false;
                            }
                        }
                        var valid1 = _errs5 === errors;
                    }
                    else {
                        var valid1 = true;
                    }
                    if (valid1) {
                        if (data.response !== undefined) {
                            const _errs7 = errors;
                            if (!(validate98(data.response, { instancePath: instancePath + "/response", parentData: data, parentDataProperty: "response", rootData, dynamicAnchors }))) {
                                vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
                                errors = vErrors.length;
                            }
                            var valid1 = _errs7 === errors;
                        }
                        else {
                            var valid1 = true;
                        }
                        if (valid1) {
                            if (data.class !== undefined) {
                                let data2 = data.class;
                                const _errs8 = errors;
                                if (!((((((data2 === "iso-time") || (data2 === "uuid")) || (data2 === "duration")) || (data2 === "tmp-path")) || (data2 === "pid")) || (data2 === "hex-address"))) {
                                    validate97.errors = [{ instancePath: instancePath + "/class", schemaPath: "#/properties/class/enum", keyword: "enum", params: { allowedValues: schema34.properties.class.enum }, schema: schema34.properties.class.enum, parentSchema: schema34.properties.class, data: data2 }];
                                    return false;
                                }
                                var valid1 = _errs8 === errors;
                            }
                            else {
                                var valid1 = true;
                            }
                            if (valid1) {
                                if (data.why !== undefined) {
                                    let data3 = data.why;
                                    const _errs9 = errors;
                                    if (errors === _errs9) {
                                        if (typeof data3 === "string") {
                                            if (func2(data3) < 1) {
                                                validate97.errors = [{ instancePath: instancePath + "/why", schemaPath: "#/properties/why/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema34.properties.why, data: data3 }];
                                                return false;
                                            }
                                        }
                                        else {
                                            validate97.errors = [{ instancePath: instancePath + "/why", schemaPath: "#/properties/why/type", keyword: "type", params: { type: "string" }, schema: schema34.properties.why.type, parentSchema: schema34.properties.why, data: data3 }];
                                            return false;
                                        }
                                    }
                                    var valid1 = _errs9 === errors;
                                }
                                else {
                                    var valid1 = true;
                                }
                            }
                        }
                    }
                }
            }
        }
        else {
            validate97.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema34.type, parentSchema: schema34, data }];
            return false;
        }
    }
    validate97.errors = vErrors;
    return errors === 0;
}
validate97.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema36 = { "type": "object", "additionalProperties": false, "properties": { "tool": { "type": "string", "minLength": 1 }, "args": { "$ref": "#/$defs/pointer" }, "response": { "$ref": "#/$defs/pointer" }, "why": { "$ref": "#/$defs/why" } }, "oneOf": [{ "required": ["args"] }, { "required": ["response"] }] };
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate101.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    const _errs1 = errors;
    let valid0 = false;
    let passing0 = null;
    const _errs2 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if ((data.args === undefined) && (missing0 = "args")) {
            const err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema36.oneOf[0].required, parentSchema: schema36.oneOf[0], data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
    }
    var _valid0 = _errs2 === errors;
    if (_valid0) {
        valid0 = true;
        passing0 = 0;
    }
    const _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing1;
        if ((data.response === undefined) && (missing1 = "response")) {
            const err1 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema36.oneOf[1].required, parentSchema: schema36.oneOf[1], data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
    }
    var _valid0 = _errs3 === errors;
    if (_valid0 && valid0) {
        valid0 = false;
        passing0 = [passing0, 1];
    }
    else {
        if (_valid0) {
            valid0 = true;
            passing0 = 1;
        }
    }
    if (!valid0) {
        const err2 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, schema: schema36.oneOf, parentSchema: schema36, data };
        if (vErrors === null) {
            vErrors = [err2];
        }
        else {
            vErrors.push(err2);
        }
        errors++;
        validate101.errors = vErrors;
        return false;
    }
    else {
        errors = _errs1;
        if (vErrors !== null) {
            if (_errs1) {
                vErrors.length = _errs1;
            }
            else {
                vErrors = null;
            }
        }
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            const _errs4 = errors;
            for (const key0 in data) {
                if (!((((key0 === "tool") || (key0 === "args")) || (key0 === "response")) || (key0 === "why"))) {
                    validate101.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema36, data }];
                    return false;
                    break;
                }
            }
            if (_errs4 === errors) {
                if (data.tool !== undefined) {
                    let data0 = data.tool;
                    const _errs5 = errors;
                    if (errors === _errs5) {
                        if (typeof data0 === "string") {
                            if (func2(data0) < 1) {
                                validate101.errors = [{ instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema36.properties.tool, data: data0 }];
                                return false;
                            }
                        }
                        else {
                            validate101.errors = [{ instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/type", keyword: "type", params: { type: "string" }, schema: schema36.properties.tool.type, parentSchema: schema36.properties.tool, data: data0 }];
                            return false;
                        }
                    }
                    var valid1 = _errs5 === errors;
                }
                else {
                    var valid1 = true;
                }
                if (valid1) {
                    if (data.args !== undefined) {
                        const _errs7 = errors;
                        if (!(validate60(data.args, { instancePath: instancePath + "/args", parentData: data, parentDataProperty: "args", rootData, dynamicAnchors }))) {
                            vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                            errors = vErrors.length;
                        }
                        var valid1 = _errs7 === errors;
                    }
                    else {
                        var valid1 = true;
                    }
                    if (valid1) {
                        if (data.response !== undefined) {
                            const _errs8 = errors;
                            if (!(validate60(data.response, { instancePath: instancePath + "/response", parentData: data, parentDataProperty: "response", rootData, dynamicAnchors }))) {
                                vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                                errors = vErrors.length;
                            }
                            var valid1 = _errs8 === errors;
                        }
                        else {
                            var valid1 = true;
                        }
                        if (valid1) {
                            if (data.why !== undefined) {
                                const _errs9 = errors;
                                if (!(validate79(data.why, { instancePath: instancePath + "/why", parentData: data, parentDataProperty: "why", rootData, dynamicAnchors }))) {
                                    vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
                                    errors = vErrors.length;
                                }
                                var valid1 = _errs9 === errors;
                            }
                            else {
                                var valid1 = true;
                            }
                        }
                    }
                }
            }
        }
        else {
            validate101.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema36.type, parentSchema: schema36, data }];
            return false;
        }
    }
    validate101.errors = vErrors;
    return errors === 0;
}
validate101.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    /*# sourceURL="https://github.com/toolreplay/action/raw/v1/schemas/scope-v2.json" */ ;
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate52.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (((data.version === undefined) && (missing0 = "version")) || ((data.agent === undefined) && (missing0 = "agent"))) {
                validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema19.required, parentSchema: schema19, data }];
                return false;
            }
            else {
                const _errs1 = errors;
                for (const key0 in data) {
                    if (!(func1.call(schema19.properties, key0))) {
                        validate52.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema19, data }];
                        return false;
                        break;
                    }
                }
                if (_errs1 === errors) {
                    if (data.$schema !== undefined) {
                        let data0 = data.$schema;
                        const _errs2 = errors;
                        if (typeof data0 !== "string") {
                            validate52.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.$schema.type, parentSchema: schema19.properties.$schema, data: data0 }];
                            return false;
                        }
                        var valid0 = _errs2 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.version !== undefined) {
                            let data1 = data.version;
                            const _errs4 = errors;
                            if (2 !== data1) {
                                validate52.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 2 }, schema: 2, parentSchema: schema19.properties.version, data: data1 }];
                                return false;
                            }
                            var valid0 = _errs4 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.agent !== undefined) {
                                let data2 = data.agent;
                                const _errs5 = errors;
                                if (typeof data2 !== "string") {
                                    validate52.errors = [{ instancePath: instancePath + "/agent", schemaPath: "#/properties/agent/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.agent.type, parentSchema: schema19.properties.agent, data: data2 }];
                                    return false;
                                }
                                var valid0 = _errs5 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                            if (valid0) {
                                if (data.applies_to !== undefined) {
                                    let data3 = data.applies_to;
                                    const _errs7 = errors;
                                    if (errors === _errs7) {
                                        if (Array.isArray(data3)) {
                                            if (data3.length < 1) {
                                                validate52.errors = [{ instancePath: instancePath + "/applies_to", schemaPath: "#/properties/applies_to/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema19.properties.applies_to, data: data3 }];
                                                return false;
                                            }
                                            else {
                                                var valid1 = true;
                                                const len0 = data3.length;
                                                for (let i0 = 0; i0 < len0; i0++) {
                                                    let data4 = data3[i0];
                                                    const _errs9 = errors;
                                                    if (errors === _errs9) {
                                                        if (typeof data4 === "string") {
                                                            if (func2(data4) < 1) {
                                                                validate52.errors = [{ instancePath: instancePath + "/applies_to/" + i0, schemaPath: "#/properties/applies_to/items/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema19.properties.applies_to.items, data: data4 }];
                                                                return false;
                                                            }
                                                        }
                                                        else {
                                                            validate52.errors = [{ instancePath: instancePath + "/applies_to/" + i0, schemaPath: "#/properties/applies_to/items/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.applies_to.items.type, parentSchema: schema19.properties.applies_to.items, data: data4 }];
                                                            return false;
                                                        }
                                                    }
                                                    var valid1 = _errs9 === errors;
                                                    if (!valid1) {
                                                        break;
                                                    }
                                                }
                                            }
                                        }
                                        else {
                                            validate52.errors = [{ instancePath: instancePath + "/applies_to", schemaPath: "#/properties/applies_to/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.applies_to.type, parentSchema: schema19.properties.applies_to, data: data3 }];
                                            return false;
                                        }
                                    }
                                    var valid0 = _errs7 === errors;
                                }
                                else {
                                    var valid0 = true;
                                }
                                if (valid0) {
                                    if (data.allowed_tools !== undefined) {
                                        let data5 = data.allowed_tools;
                                        const _errs11 = errors;
                                        if (errors === _errs11) {
                                            if (Array.isArray(data5)) {
                                                var valid2 = true;
                                                const len1 = data5.length;
                                                for (let i1 = 0; i1 < len1; i1++) {
                                                    let data6 = data5[i1];
                                                    const _errs13 = errors;
                                                    if (typeof data6 !== "string") {
                                                        validate52.errors = [{ instancePath: instancePath + "/allowed_tools/" + i1, schemaPath: "#/properties/allowed_tools/items/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.allowed_tools.items.type, parentSchema: schema19.properties.allowed_tools.items, data: data6 }];
                                                        return false;
                                                    }
                                                    var valid2 = _errs13 === errors;
                                                    if (!valid2) {
                                                        break;
                                                    }
                                                }
                                            }
                                            else {
                                                validate52.errors = [{ instancePath: instancePath + "/allowed_tools", schemaPath: "#/properties/allowed_tools/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.allowed_tools.type, parentSchema: schema19.properties.allowed_tools, data: data5 }];
                                                return false;
                                            }
                                        }
                                        var valid0 = _errs11 === errors;
                                    }
                                    else {
                                        var valid0 = true;
                                    }
                                    if (valid0) {
                                        if (data.root !== undefined) {
                                            let data7 = data.root;
                                            const _errs15 = errors;
                                            if (errors === _errs15) {
                                                if (typeof data7 === "string") {
                                                    if (func2(data7) < 1) {
                                                        validate52.errors = [{ instancePath: instancePath + "/root", schemaPath: "#/properties/root/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema19.properties.root, data: data7 }];
                                                        return false;
                                                    }
                                                }
                                                else {
                                                    validate52.errors = [{ instancePath: instancePath + "/root", schemaPath: "#/properties/root/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.root.type, parentSchema: schema19.properties.root, data: data7 }];
                                                    return false;
                                                }
                                            }
                                            var valid0 = _errs15 === errors;
                                        }
                                        else {
                                            var valid0 = true;
                                        }
                                        if (valid0) {
                                            if (data.home !== undefined) {
                                                let data8 = data.home;
                                                const _errs17 = errors;
                                                if (errors === _errs17) {
                                                    if (typeof data8 === "string") {
                                                        if (func2(data8) < 1) {
                                                            validate52.errors = [{ instancePath: instancePath + "/home", schemaPath: "#/properties/home/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema19.properties.home, data: data8 }];
                                                            return false;
                                                        }
                                                    }
                                                    else {
                                                        validate52.errors = [{ instancePath: instancePath + "/home", schemaPath: "#/properties/home/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.home.type, parentSchema: schema19.properties.home, data: data8 }];
                                                        return false;
                                                    }
                                                }
                                                var valid0 = _errs17 === errors;
                                            }
                                            else {
                                                var valid0 = true;
                                            }
                                            if (valid0) {
                                                if (data.import !== undefined) {
                                                    let data9 = data.import;
                                                    const _errs19 = errors;
                                                    if (errors === _errs19) {
                                                        if (Array.isArray(data9)) {
                                                            var valid3 = true;
                                                            const len2 = data9.length;
                                                            for (let i2 = 0; i2 < len2; i2++) {
                                                                const _errs21 = errors;
                                                                if (!(validate53(data9[i2], { instancePath: instancePath + "/import/" + i2, parentData: data9, parentDataProperty: i2, rootData, dynamicAnchors }))) {
                                                                    vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                                                    errors = vErrors.length;
                                                                }
                                                                var valid3 = _errs21 === errors;
                                                                if (!valid3) {
                                                                    break;
                                                                }
                                                            }
                                                        }
                                                        else {
                                                            validate52.errors = [{ instancePath: instancePath + "/import", schemaPath: "#/properties/import/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.import.type, parentSchema: schema19.properties.import, data: data9 }];
                                                            return false;
                                                        }
                                                    }
                                                    var valid0 = _errs19 === errors;
                                                }
                                                else {
                                                    var valid0 = true;
                                                }
                                                if (valid0) {
                                                    if (data.permissions !== undefined) {
                                                        let data11 = data.permissions;
                                                        const _errs22 = errors;
                                                        if (errors === _errs22) {
                                                            if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                                                const _errs24 = errors;
                                                                for (const key1 in data11) {
                                                                    if (!((key1 === "allow") || (key1 === "deny"))) {
                                                                        validate52.errors = [{ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: false, parentSchema: schema19.properties.permissions, data: data11 }];
                                                                        return false;
                                                                        break;
                                                                    }
                                                                }
                                                                if (_errs24 === errors) {
                                                                    if (data11.allow !== undefined) {
                                                                        const _errs25 = errors;
                                                                        if (!(validate55(data11.allow, { instancePath: instancePath + "/permissions/allow", parentData: data11, parentDataProperty: "allow", rootData, dynamicAnchors }))) {
                                                                            vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                                                                            errors = vErrors.length;
                                                                        }
                                                                        var valid4 = _errs25 === errors;
                                                                    }
                                                                    else {
                                                                        var valid4 = true;
                                                                    }
                                                                    if (valid4) {
                                                                        if (data11.deny !== undefined) {
                                                                            const _errs26 = errors;
                                                                            if (!(validate55(data11.deny, { instancePath: instancePath + "/permissions/deny", parentData: data11, parentDataProperty: "deny", rootData, dynamicAnchors }))) {
                                                                                vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                                                                                errors = vErrors.length;
                                                                            }
                                                                            var valid4 = _errs26 === errors;
                                                                        }
                                                                        else {
                                                                            var valid4 = true;
                                                                        }
                                                                    }
                                                                }
                                                            }
                                                            else {
                                                                validate52.errors = [{ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/type", keyword: "type", params: { type: "object" }, schema: schema19.properties.permissions.type, parentSchema: schema19.properties.permissions, data: data11 }];
                                                                return false;
                                                            }
                                                        }
                                                        var valid0 = _errs22 === errors;
                                                    }
                                                    else {
                                                        var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                        if (data.tools !== undefined) {
                                                            let data14 = data.tools;
                                                            const _errs27 = errors;
                                                            if (errors === _errs27) {
                                                                if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                                                    for (const key2 in data14) {
                                                                        const _errs30 = errors;
                                                                        if (!(validate58(data14[key2], { instancePath: instancePath + "/tools/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data14, parentDataProperty: key2, rootData, dynamicAnchors }))) {
                                                                            vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                                                                            errors = vErrors.length;
                                                                        }
                                                                        var valid5 = _errs30 === errors;
                                                                        if (!valid5) {
                                                                            break;
                                                                        }
                                                                    }
                                                                }
                                                                else {
                                                                    validate52.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "object" }, schema: schema19.properties.tools.type, parentSchema: schema19.properties.tools, data: data14 }];
                                                                    return false;
                                                                }
                                                            }
                                                            var valid0 = _errs27 === errors;
                                                        }
                                                        else {
                                                            var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                            if (data.rules !== undefined) {
                                                                let data16 = data.rules;
                                                                const _errs31 = errors;
                                                                if (errors === _errs31) {
                                                                    if (Array.isArray(data16)) {
                                                                        var valid6 = true;
                                                                        const len3 = data16.length;
                                                                        for (let i3 = 0; i3 < len3; i3++) {
                                                                            const _errs33 = errors;
                                                                            if (!(validate73(data16[i3], { instancePath: instancePath + "/rules/" + i3, parentData: data16, parentDataProperty: i3, rootData, dynamicAnchors }))) {
                                                                                vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
                                                                                errors = vErrors.length;
                                                                            }
                                                                            var valid6 = _errs33 === errors;
                                                                            if (!valid6) {
                                                                                break;
                                                                            }
                                                                        }
                                                                    }
                                                                    else {
                                                                        validate52.errors = [{ instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.rules.type, parentSchema: schema19.properties.rules, data: data16 }];
                                                                        return false;
                                                                    }
                                                                }
                                                                var valid0 = _errs31 === errors;
                                                            }
                                                            else {
                                                                var valid0 = true;
                                                            }
                                                            if (valid0) {
                                                                if (data.sequence !== undefined) {
                                                                    let data18 = data.sequence;
                                                                    const _errs34 = errors;
                                                                    if (errors === _errs34) {
                                                                        if (Array.isArray(data18)) {
                                                                            var valid7 = true;
                                                                            const len4 = data18.length;
                                                                            for (let i4 = 0; i4 < len4; i4++) {
                                                                                const _errs36 = errors;
                                                                                if (!(validate87(data18[i4], { instancePath: instancePath + "/sequence/" + i4, parentData: data18, parentDataProperty: i4, rootData, dynamicAnchors }))) {
                                                                                    vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                                                                    errors = vErrors.length;
                                                                                }
                                                                                var valid7 = _errs36 === errors;
                                                                                if (!valid7) {
                                                                                    break;
                                                                                }
                                                                            }
                                                                        }
                                                                        else {
                                                                            validate52.errors = [{ instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.sequence.type, parentSchema: schema19.properties.sequence, data: data18 }];
                                                                            return false;
                                                                        }
                                                                    }
                                                                    var valid0 = _errs34 === errors;
                                                                }
                                                                else {
                                                                    var valid0 = true;
                                                                }
                                                                if (valid0) {
                                                                    if (data.normalize !== undefined) {
                                                                        let data20 = data.normalize;
                                                                        const _errs37 = errors;
                                                                        if (errors === _errs37) {
                                                                            if (Array.isArray(data20)) {
                                                                                var valid8 = true;
                                                                                const len5 = data20.length;
                                                                                for (let i5 = 0; i5 < len5; i5++) {
                                                                                    const _errs39 = errors;
                                                                                    if (!(validate97(data20[i5], { instancePath: instancePath + "/normalize/" + i5, parentData: data20, parentDataProperty: i5, rootData, dynamicAnchors }))) {
                                                                                        vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
                                                                                        errors = vErrors.length;
                                                                                    }
                                                                                    var valid8 = _errs39 === errors;
                                                                                    if (!valid8) {
                                                                                        break;
                                                                                    }
                                                                                }
                                                                            }
                                                                            else {
                                                                                validate52.errors = [{ instancePath: instancePath + "/normalize", schemaPath: "#/properties/normalize/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.normalize.type, parentSchema: schema19.properties.normalize, data: data20 }];
                                                                                return false;
                                                                            }
                                                                        }
                                                                        var valid0 = _errs37 === errors;
                                                                    }
                                                                    else {
                                                                        var valid0 = true;
                                                                    }
                                                                    if (valid0) {
                                                                        if (data.redact !== undefined) {
                                                                            let data22 = data.redact;
                                                                            const _errs40 = errors;
                                                                            if (errors === _errs40) {
                                                                                if (Array.isArray(data22)) {
                                                                                    var valid9 = true;
                                                                                    const len6 = data22.length;
                                                                                    for (let i6 = 0; i6 < len6; i6++) {
                                                                                        const _errs42 = errors;
                                                                                        if (!(validate101(data22[i6], { instancePath: instancePath + "/redact/" + i6, parentData: data22, parentDataProperty: i6, rootData, dynamicAnchors }))) {
                                                                                            vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
                                                                                            errors = vErrors.length;
                                                                                        }
                                                                                        var valid9 = _errs42 === errors;
                                                                                        if (!valid9) {
                                                                                            break;
                                                                                        }
                                                                                    }
                                                                                }
                                                                                else {
                                                                                    validate52.errors = [{ instancePath: instancePath + "/redact", schemaPath: "#/properties/redact/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.redact.type, parentSchema: schema19.properties.redact, data: data22 }];
                                                                                    return false;
                                                                                }
                                                                            }
                                                                            var valid0 = _errs40 === errors;
                                                                        }
                                                                        else {
                                                                            var valid0 = true;
                                                                        }
                                                                        if (valid0) {
                                                                            if (data.unknown_tools !== undefined) {
                                                                                let data24 = data.unknown_tools;
                                                                                const _errs43 = errors;
                                                                                if (!((data24 === "mutating") || (data24 === "reading"))) {
                                                                                    validate52.errors = [{ instancePath: instancePath + "/unknown_tools", schemaPath: "#/properties/unknown_tools/enum", keyword: "enum", params: { allowedValues: schema19.properties.unknown_tools.enum }, schema: schema19.properties.unknown_tools.enum, parentSchema: schema19.properties.unknown_tools, data: data24 }];
                                                                                    return false;
                                                                                }
                                                                                var valid0 = _errs43 === errors;
                                                                            }
                                                                            else {
                                                                                var valid0 = true;
                                                                            }
                                                                        }
                                                                    }
                                                                }
                                                            }
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        else {
            validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema19.type, parentSchema: schema19, data }];
            return false;
        }
    }
    validate52.errors = vErrors;
    return errors === 0;
}
validate52.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
/** Whether a value has the form that the schema says. The first fault that was found is in its `errors` then. */
const validate = validateSchema;
/* c8 ignore stop */
//# sourceMappingURL=scope-v2-validator.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/unique-ids.js

/** The ids of a scope file's rules, of which each is used once. */
class UniqueIds {
    scope;
    /** The line of each. */
    lines = new Map();
    constructor(scope) {
        this.scope = scope;
    }
    /**
     * The id of a rule.
     *
     * @throws ToolReplayError, at the id, when a rule before has it
     */
    of(rule) {
        const node = rule.get('id') ?? rule;
        const id = node.string() ?? '';
        const place = this.scope.placeOf(node);
        const before = this.lines.get(id);
        if (before !== undefined) {
            const expected = `another than that of the rule at line ${before}`;
            throw new src_error/* ToolReplayError */.K('scope', { found: `the id "${id}" a second time`, expected }, place);
        }
        this.lines.set(id, place.line);
        return id;
    }
}
//# sourceMappingURL=unique-ids.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/read-declaration.js











/**
 * Reads a scope file of version 2. Its form is that of schemas/scope-v2.json, and no two of its rules have one id.
 *
 * @param file how errors, and all that is stated, name it
 * @throws ToolReplayError with file, line and column of the key or the value that is wrong
 */
function readDeclaration(bytes, file) {
    const scope = checkedJson(bytes, file);
    checkVersion(scope);
    checkForm(bytes, scope);
    const { root } = scope;
    const ids = new UniqueIds(scope);
    const permissions = root.get('permissions');
    return {
        agent: textAt(root, 'agent') ?? '',
        allowedTools: new Set(textsAt(root, 'allowed_tools')),
        appliesTo: root.get('applies_to') && items(root, 'applies_to').map((node) => readGlob(scope, node)),
        root: readFolder(scope, 'root'),
        home: readFolder(scope, 'home'),
        imports: items(root, 'import').map((node) => read_declaration_readImport(scope, node)),
        allow: readPermissions(scope, permissions, 'allow'),
        deny: readPermissions(scope, permissions, 'deny'),
        ask: [],
        tools: new Map(members(root, 'tools').map(([name, node]) => [name, readTool(node)])),
        rules: items(root, 'rules').map((node) => readRule(scope, ids, node)),
        sequence: items(root, 'sequence').map((node) => readSequence(scope, ids, node)),
        normalize: items(root, 'normalize').map((node) => readNormalization(scope, node)),
        redact: items(root, 'redact').map((node) => readRedaction(scope, node)),
        unknownTools: textAt(root, 'unknown_tools') === 'reading' ? 'reading' : 'mutating',
    };
}
function checkedJson(bytes, file) {
    try {
        (0,value/* parseDocument */.Tp)(bytes);
    }
    catch (error) {
        throw error instanceof src_error/* ToolReplayError */.K ? error.at({ file }) : error;
    }
    return new scope_text/* ScopeText */.S(bytes, file);
}
/** A file of another version has another form, so that this comes first. */
function checkVersion(scope) {
    const version = scope.root.get('version');
    if (version === undefined || version.number() === 2)
        return;
    const text = version.string();
    const found = version.kind === 'number' ? literalOf(version) : text === undefined ? version.kind : JSON.stringify(text);
    const advice = version.number() === 1 ? { advice: 'a file of version 1 has no such key' } : {};
    throw new src_error/* ToolReplayError */.K('scope', { found: `${found.slice(0, 80)} for "version"`, expected: '2', ...advice }, scope.placeOf(version));
}
function checkForm(bytes, scope) {
    // Read anew rather than taken from the strict parser, which sorts keys: the first fault in the file is to be told.
    if (validate(JSON.parse(Buffer.from(bytes).toString())))
        return;
    const found = schemaFault(validate.errors ?? []);
    if (found === undefined)
        return;
    const { fault, path, key } = found;
    throw new src_error/* ToolReplayError */.K('scope', fault, key === undefined ? scope.placeAt(path) : scope.placeOfKey(path, key));
}
function readGlob(scope, node) {
    const glob = node.string() ?? '';
    try {
        checkGlob(glob);
    }
    catch (error) {
        throw error instanceof src_error/* ToolReplayError */.K ? error.at(scope.placeOf(node)) : error;
    }
    return glob;
}
/** A folder that recordings name. Nothing says what a relative one would be relative to. */
function readFolder(scope, key) {
    const node = scope.root.get(key);
    const path = node?.string();
    if (node === undefined || path === undefined || /^[/~]/.test(resolvedPath(path, undefined)))
        return path;
    throw new src_error/* ToolReplayError */.K('scope', {
        found: `the relative path ${JSON.stringify(path.slice(0, 200))} for "${key}"`,
        expected: 'an absolute path',
        advice: 'write it as recordings name it',
    }, scope.placeOf(node));
}
function read_declaration_readImport(scope, node) {
    const path = node.string() ?? textAt(node, 'file') ?? '';
    return {
        ...scope.placeOf(node),
        path,
        isTrusted: isTrueAt(node, 'trusted') ?? false,
        server: textAt(node, 'server'),
    };
}
function readPermissions(scope, permissions, key) {
    return items(permissions, key).map((node) => readPermission(scope, node));
}
/** The keys are those of the file: whatever the schema lets through is a text, an array of texts, or true or false. */
function readTool(node) {
    const places = ['command', 'cwd', 'path', 'patch', 'url', 'reads', 'writes'];
    const hints = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint', 'polling'];
    const tool = {};
    const alias = textAt(node, 'alias');
    if (alias !== undefined)
        tool.alias = alias;
    for (const key of places) {
        const value = node.get(key);
        if (value !== undefined)
            tool[key] = node_values_textsOf(value);
    }
    for (const key of hints) {
        const value = isTrueAt(node, key);
        if (value !== undefined)
            tool[key] = value;
    }
    return tool;
}
//# sourceMappingURL=read-declaration.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/regex.js

/** What to make regular expressions with, loaded only when some rule has one: that takes a fifth of a start. */
async function regexCompiler(rules) {
    const isNeeded = rules.some(({ args }) => [...args.values()].some(({ regex }) => regex !== undefined));
    if (!isNeeded)
        return () => () => 'unknown';
    const { RE2JS } = await __webpack_require__.e(/* import() */ 856).then(__webpack_require__.bind(__webpack_require__, 2856));
    return compilerWith(RE2JS);
}
/** The same from an engine that is there already. */
function compilerWith(engine) {
    return (pattern) => {
        const regex = compiled(() => engine.compile(pattern));
        return (text) => (regex.matches(text) ? 'yes' : 'no');
    };
}
function compiled(compile) {
    try {
        return compile();
    }
    catch (error) {
        // Whatever is thrown here is about the pattern: nothing else was given.
        const why = (error instanceof Error ? error.message : '').replace(/^error parsing regexp: /, '');
        throw new src_error/* ToolReplayError */.K('scope', {
            found: `a regular expression with ${why.slice(0, 120)}`,
            expected: 'the syntax of RE2',
            advice: 'it has no lookaround and no backreferences, and counts repetitions to 1000',
        });
    }
}
//# sourceMappingURL=regex.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/scope/version-2.js
// What reads scope files of version 2, loaded only when there is one: the shell's parser, the schema and the imports are
// no part of a start that needs none of them.







//# sourceMappingURL=version-2.js.map

/***/ })

};
;