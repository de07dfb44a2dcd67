"use strict";
exports.id = 345;
exports.ids = [345];
exports.modules = {

/***/ 2345:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FORMAT_NAMES: () => (/* binding */ FORMAT_NAMES),
  formatOfArchive: () => (/* binding */ formatOfArchive),
  recognise: () => (/* binding */ recognise)
});

// EXTERNAL MODULE: ./build/commonjs/src/error.js
var src_error = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/commonjs/src/json/encoding.js
var encoding = __webpack_require__(7685);
// EXTERNAL MODULE: ./build/commonjs/src/json/tape.js
var json_tape = __webpack_require__(4744);
// EXTERNAL MODULE: ./build/commonjs/src/transcript/lines.js
var lines = __webpack_require__(3801);
// EXTERNAL MODULE: ./build/commonjs/src/transcript/native-transcript.js + 1 modules
var native_transcript = __webpack_require__(628);
// EXTERNAL MODULE: ./build/commonjs/src/formats/document-frames.js + 1 modules
var document_frames = __webpack_require__(9752);
;// CONCATENATED MODULE: ./build/commonjs/src/formats/working-dir.js
/** The working directory that a value of a log states; undefined where it is no text, or says nothing. */
function workingDirIn(node) {
    return node?.string() || undefined;
}
//# sourceMappingURL=working-dir.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/agentv.js

/**
 * AgentV's normalized transcript (`agentv.transcript.v1`), one message a line: what its importers make of the logs of
 * other agents, and what its runs write.
 *
 * A call has its answer with it. A test and its target are one session; messages that are numbered from the start
 * again are of another run.
 */
const agentv = {
    name: 'agentv',
    ids: 'reused',
    detect: isAgentV,
    reader: (log) => new AgentVReader(log),
};
function isAgentV(node) {
    const version = node.get('schema_version')?.string();
    if (version !== undefined)
        return version.startsWith('agentv.transcript.') && node.get('role') !== undefined;
    const isMessage = node.get('test_id')?.kind === 'string' && node.get('message_index')?.kind === 'number';
    return isMessage && node.get('role')?.kind === 'string' && node.get('source')?.kind === 'object';
}
class AgentVReader {
    log;
    conversations = new Map();
    constructor(log) {
        this.log = log;
    }
    read({ node }) {
        if (!isAgentV(node)) {
            this.log.unknown();
            return;
        }
        const session = this.sessionOf(node);
        this.log.session(session);
        const batch = node.get('message_index')?.id();
        const cwd = workingDirIn(node.at('source', 'cwd'));
        for (const call of node.get('tool_calls')?.items() ?? []) {
            const answer = answerOf(call);
            const tool = call.get('tool')?.string();
            if (tool === undefined) {
                this.log.unknown();
                continue;
            }
            this.log.call({
                session,
                id: undefined,
                tool,
                args: call.get('input'),
                at: call,
                cwd,
                ...(batch !== undefined && { batch }),
                ...(answer !== undefined && { answer }),
            });
        }
    }
    sessionOf(node) {
        const test = node.get('test_id')?.string() ?? 'main';
        const target = node.get('target')?.string();
        const name = target === undefined ? test : `${test} (${target})`;
        const index = node.get('message_index')?.number() ?? Number.POSITIVE_INFINITY;
        const conversation = this.conversations.get(name) ?? { runs: 1, index: -1 };
        if (index === 0 && conversation.index >= 0)
            conversation.runs++;
        conversation.index = index;
        this.conversations.set(name, conversation);
        return conversation.runs === 1 ? name : `${name} run ${conversation.runs}`;
    }
}
/** What a call got, if the log says that it got something. */
function answerOf(call) {
    const status = call.get('status');
    const value = call.get('output');
    const isError = status?.is('error') ?? false;
    if (value === undefined && !isError && !status?.is('ok'))
        return undefined;
    return { value, at: call, isError };
}
//# sourceMappingURL=agentv.js.map
// EXTERNAL MODULE: ./build/commonjs/src/json/digest.js
var digest = __webpack_require__(1320);
;// CONCATENATED MODULE: ./build/commonjs/src/formats/tool-name.js
/** The name of a tool; one of an MCP server as agents write it, `mcp__server__tool`. */
function toolName(name, server) {
    const tool = name ?? '';
    return server === undefined || server === '' ? tool : `mcp__${server}__${tool}`;
}
/**
 * The name of a tool that has a namespace, as Codex has them since 2026: `mcp__server__` or `mcp__server`.
 *
 * `functions` is where the tools are that have none.
 */
function namespaced(name, namespace) {
    const tool = name ?? '';
    if (namespace === undefined || namespace === '' || namespace === 'functions')
        return tool;
    return namespace.endsWith('_') || tool.startsWith('_') ? namespace + tool : `${namespace}__${tool}`;
}
//# sourceMappingURL=tool-name.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/anthropic-blocks.js


/** The types of block that call a tool. */
const CALLS = new Set(['tool_use', 'server_tool_use', 'mcp_tool_use']);
/** How the types of block end that hold a result. */
const RESULT = 'tool_result';
/** What stands for all that was said before it, where the API summed that up. */
const COMPACTION = 'compaction';
/**
 * Tells the calls and results in the content of one message, in the shape of Anthropic's Messages API.
 *
 * Tools that the server runs have blocks of their own (`server_tool_use`, `mcp_tool_use`), and results whose type ends
 * in `tool_result`. Where the API summed up what was said before, there is a block `compaction`.
 */
function readBlocks(content, log, context) {
    if (content === undefined)
        return;
    const { session, batch, scope, cwd } = context;
    const scoped = (id) => id === undefined || scope === undefined ? id : `${scope} ${id}`;
    for (const block of content.items()) {
        const type = block.get('type')?.string() ?? '';
        if (CALLS.has(type)) {
            log.call({
                session,
                id: scoped(block.get('id')?.string()),
                tool: toolName(block.get('name')?.string(), block.get('server_name')?.string()),
                args: block.get('input'),
                at: block,
                cwd,
                ...(batch !== undefined && { batch }),
            });
        }
        else if (type.endsWith(RESULT)) {
            log.result({
                session,
                id: scoped(block.get('tool_use_id')?.string()),
                value: block.get('content'),
                at: block,
                isError: isError(block),
                isUnchanged: context.isUnchanged?.(block) ?? false,
            });
        }
        else if (type === COMPACTION) {
            // It has no id, and stands in every request from then on.
            log.compacted(session, `${session} ${digestOf(block)}`);
        }
    }
}
function digestOf(block) {
    return (0,digest/* sha256 */.s)(block.text.subarray(block.start, block.end), 'hex');
}
/** Whether the content of a message holds a call or a result: nothing else in it is Anthropic's alone. */
function hasToolBlock(content) {
    for (const block of content?.items() ?? []) {
        const type = block.get('type')?.string() ?? '';
        const isCall = CALLS.has(type) && block.get('name')?.kind === 'string' && block.get('input') !== undefined;
        if (isCall || (type.endsWith(RESULT) && block.get('tool_use_id')?.kind === 'string'))
            return true;
    }
    return false;
}
/** A tool that the server runs has no `is_error`: it fails with an error object for a result. */
function isError(block) {
    if (block.get('is_error')?.isTrue)
        return true;
    return block.at('content', 'type')?.string()?.endsWith(`${RESULT}_error`) ?? false;
}
//# sourceMappingURL=anthropic-blocks.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/conversations.js
/**
 * Names the conversations of a log that holds one after the other.
 *
 * A conversation is over when the next starts. One that is told in parts, the one directly after the other under the
 * same id, goes on.
 */
class Conversations {
    log;
    current;
    /** The group of items that the conversation at hand is, where its messages are items themselves. */
    group;
    count = 0;
    constructor(log) {
        this.log = log;
    }
    /**
     * Starts the next conversation, or goes on with the one at hand.
     *
     * @param id what the log calls it, if it does
     * @returns the name of its session
     */
    enter(id) {
        this.group = undefined;
        const ordinal = ++this.count;
        const name = id === undefined || id === '' ? `conversation ${ordinal}` : id;
        if (this.current !== undefined && this.current !== name)
            this.log.end(this.current);
        this.current = name;
        this.log.session(name);
        return name;
    }
    /**
     * The conversation of a message that is an item itself: those of one group, one after the other, are one.
     *
     * @returns the name of its session
     */
    ofGroup(group) {
        const session = group === this.group ? this.current : undefined;
        const name = session ?? this.enter(undefined);
        this.group = group;
        return name;
    }
}
//# sourceMappingURL=conversations.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/anthropic-messages.js


/** Where writers put the id of the conversation. */
const SESSION_KEYS = ['sessionId', 'session_id', 'conversation_id', 'conversationId'];
/** How Roo marks the message that stands for those before it. */
const ROO_BOUNDARIES = ['isSummary', 'isTruncationMarker'];
/**
 * Messages of Anthropic's Messages API, as a request, a response or a home-made log holds them, and as Cline and Roo
 * store theirs.
 *
 * A conversation is an object with `messages` or an array of messages; messages that stand alone on their lines, such
 * as responses of the API, are one conversation together. The API refuses a conversation that has an id twice, so what
 * is under the same id twice in one is a copy; across conversations nothing is known of ids.
 */
const anthropicMessages = {
    name: 'anthropic-messages',
    ids: 'unique',
    detect: isAnthropic,
    reader: (log) => new MessagesReader(log),
};
/** Messages that are text look the same at every vendor: only a call or a result tells. */
function isAnthropic(node) {
    const messages = messagesOf(node);
    if (messages === undefined)
        return holdsTool(node);
    for (const message of messages.items())
        if (holdsTool(message))
            return true;
    return false;
}
function holdsTool(message) {
    const role = message.get('role');
    if (role === undefined || !(role.is('assistant') || role.is('user')))
        return false;
    return message.get('tool_calls') === undefined && hasToolBlock(message.get('content'));
}
/** The messages of an item that is a conversation. */
function messagesOf(node) {
    const messages = node.kind === 'array' ? node : node.get('messages');
    return messages?.kind === 'array' ? messages : undefined;
}
function idIn(node, keys) {
    for (const key of keys) {
        const id = node.get(key)?.id();
        if (id !== undefined)
            return id;
    }
    return undefined;
}
class MessagesReader {
    log;
    conversations;
    messages = 0;
    constructor(log) {
        this.log = log;
        this.conversations = new Conversations(log);
    }
    read({ node, group }) {
        const messages = messagesOf(node);
        if (messages !== undefined) {
            const session = this.conversations.enter(idIn(node, [...SESSION_KEYS, 'id']));
            for (const message of messages.items())
                this.message(message, session);
        }
        else if (node.get('role')?.kind === 'string' && node.get('content') !== undefined) {
            // Messages of several conversations may be told in turn.
            const ofGroup = this.conversations.ofGroup(group);
            const session = idIn(node, SESSION_KEYS) ?? ofGroup;
            this.message(node, session);
        }
        else
            this.log.unknown();
    }
    message(message, session) {
        const batch = `message ${++this.messages}`;
        if (ROO_BOUNDARIES.some((key) => message.get(key)?.isTrue))
            this.log.compacted(session);
        readBlocks(message.get('content'), this.log, { session, batch, scope: session });
    }
}
//# sourceMappingURL=anthropic-messages.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/atif-step.js
/** The results that a step of ATIF holds. One exporter writes them as `observations`. */
function resultsOf(step) {
    return [...((step.at('observation', 'results') ?? step.get('observations'))?.items() ?? [])];
}
/** The call that a result says it is of. */
function sourceOf(result) {
    return result.get('source_call_id')?.id() || undefined;
}
/**
 * Pairs the calls and results of one step of ATIF.
 *
 * By id first. Where no result of the step has one, the n-th result is of the n-th call if there are as many of both.
 * If there are not, as when a terminal shows once what several commands did, none is anyone's: a guess could make one
 * call look as if it had two answers.
 */
function answersIn(calls, results) {
    const answers = new Map();
    const rest = [];
    if (calls.length === results.length && results.every((result) => sourceOf(result) === undefined)) {
        for (const [k, result] of results.entries())
            answers.set(k, result);
        return { answers, rest };
    }
    const waiting = placesById(calls);
    for (const result of results) {
        const id = sourceOf(result);
        const place = id === undefined ? undefined : waiting.get(id)?.pop();
        if (place === undefined)
            rest.push(result);
        else
            answers.set(place, result);
    }
    return { answers, rest };
}
/** The places of the calls with an id, the first one last. */
function placesById(calls) {
    const places = new Map();
    for (const [k, call] of [...calls.entries()].reverse()) {
        const id = call.get('tool_call_id')?.id();
        if (id === undefined)
            continue;
        const known = places.get(id);
        if (known === undefined)
            places.set(id, [k]);
        else
            known.push(k);
    }
    return places;
}
//# sourceMappingURL=atif-step.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/atif.js



/** Where a trajectory stands inside something else: one, or an array of such. */
const CARRIERS = ['trajectory', 'trajectories'];
/** Sub-agents can be nested as deep as JSON can; their names, one inside the other, are not to grow with that. */
const LONGEST_ID = 200;
/**
 * Trajectories in the Agent Trajectory Interchange Format, versions 1.0 to 1.7, as Harbor and other exporters write
 * them: one a document, one a line, or one inside another object as its `trajectory`.
 *
 * A step holds calls and their results together. `source_call_id` names a call of that step; results without one are
 * paired in order where there are as many as calls, and answer none otherwise. Steps marked as copied from another
 * trajectory are counted, not read again. There is no field for an error.
 */
const atif = {
    name: 'atif',
    ids: 'reused',
    detect(node) {
        for (const _ of trajectoriesIn(node))
            return true;
        return false;
    },
    reader: (log) => new AtifReader(log),
};
/** One exporter has the version and no steps: its files are something else. */
function isTrajectory(node) {
    const hasVersion = node.get('schema_version')?.string()?.startsWith('ATIF-') ?? false;
    return hasVersion && node.get('steps')?.kind === 'array';
}
/** The trajectories of an item: itself, or what it carries, or what a member of it does. */
function* trajectoriesIn(node) {
    if (isTrajectory(node)) {
        yield node;
        return;
    }
    yield* carriedBy(node);
    for (const [key, value] of node.members())
        if (!CARRIERS.includes(key))
            yield* carriedBy(value);
}
function* carriedBy(node) {
    for (const key of CARRIERS) {
        const carried = node.get(key);
        if (carried === undefined)
            continue;
        if (isTrajectory(carried))
            yield carried;
        for (const element of carried.items())
            if (isTrajectory(element))
                yield element;
    }
}
/** A session can be in several trajectories, so that where a trajectory has an id of its own, that is its name. */
function idOf(trajectory) {
    const id = trajectory.get('trajectory_id')?.string() ?? trajectory.get('session_id')?.string();
    return id?.slice(0, LONGEST_ID) || undefined;
}
/** Where the agent of a trajectory works, if that is one place. */
function dirOf(trajectory) {
    const [dir, another] = trajectory.at('agent', 'extra', 'cwds')?.items() ?? [];
    return another === undefined ? workingDirIn(dir) : undefined;
}
class AtifReader {
    log;
    conversations;
    steps = 0;
    /** Whether something stands where a call should that has no name. */
    hasNoCall = false;
    constructor(log) {
        this.log = log;
        this.conversations = new Conversations(log);
    }
    read({ node }) {
        let isKnown = false;
        this.hasNoCall = false;
        for (const trajectory of trajectoriesIn(node)) {
            isKnown = true;
            this.trajectory(trajectory, this.conversations.enter(idOf(trajectory)));
        }
        if (!isKnown || this.hasNoCall)
            this.log.unknown();
    }
    trajectory(trajectory, session) {
        const open = new Map();
        const cwd = dirOf(trajectory);
        for (const step of trajectory.get('steps')?.items() ?? []) {
            if (step.get('is_copied_context')?.isTrue)
                this.copied(step, session);
            else
                this.step(step, { session, open, cwd: workingDirIn(step.at('extra', 'cwd')) ?? cwd });
        }
        let children = 0;
        for (const child of trajectory.get('subagent_trajectories')?.items() ?? []) {
            const name = `${session}/${idOf(child) ?? `sub-agent ${++children}`}`;
            this.log.session(name);
            this.trajectory(child, name);
            this.log.end(name);
        }
    }
    copied(step, session) {
        for (const _ of this.callsOf(step))
            this.log.copy(session);
        if (isSystem(step))
            return;
        for (const _ of resultsOf(step))
            this.log.copy(session);
    }
    callsOf(step) {
        const calls = [];
        for (const call of step.get('tool_calls')?.items() ?? []) {
            if (call.get('function_name')?.kind === 'string')
                calls.push(call);
            else
                this.hasNoCall = true;
        }
        return calls;
    }
    step(step, { session, open, cwd }) {
        if (step.at('extra', 'context_management', 'type')?.is('compaction'))
            this.log.compacted(session);
        const calls = this.callsOf(step);
        const { answers, rest } = answersIn(calls, resultsOf(step));
        const unanswered = [];
        const batch = `step ${++this.steps}`;
        for (const [k, call] of calls.entries()) {
            const id = call.get('tool_call_id')?.id();
            const result = answers.get(k);
            const answer = result && { value: result.get('content'), at: result };
            const before = id === undefined ? undefined : open.get(id);
            if (id !== undefined && before !== undefined && isSame(before, call)) {
                // Some exporters write a step when a call is made, and the call again in the step that has its result.
                this.log.copy(session);
                if (answer === undefined)
                    continue;
                open.delete(id);
                this.log.result({ session, id, ...answer });
                continue;
            }
            const tool = call.get('function_name')?.string() ?? '';
            const args = call.get('arguments');
            this.log.call({ session, id, tool, args, at: call, batch, cwd, ...(answer && { answer }) });
            if (answer === undefined && id !== undefined)
                unanswered.push([id, call]);
        }
        for (const [id, call] of unanswered)
            open.set(id, call);
        for (const result of rest)
            this.late(result, { step, session, open });
    }
    /** A result that answers no call of its step: some exporters write results as steps of their own. */
    late(result, at) {
        const { step, session, open } = at;
        const id = sourceOf(result);
        const isAnswer = id !== undefined && open.delete(id);
        // What the system observes, such as a summary of the context, answers nobody.
        if (!isAnswer && isSystem(step))
            return;
        this.log.result({ session, id, value: result.get('content'), at: result });
    }
}
function isSystem(step) {
    return step.get('source')?.is('system') ?? false;
}
/** Whether two calls with one id are one call written twice. */
function isSame(one, other) {
    return ['function_name', 'arguments'].every((key) => {
        const a = one.get(key);
        const b = other.get(key);
        if (a === undefined || b === undefined)
            return a === b;
        return a.text.subarray(a.start, a.end).equals(b.text.subarray(b.start, b.end));
    });
}
//# sourceMappingURL=atif.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/claude.js


/** Types of line that hold no call. The list is open: what is not on it is counted as unknown. */
const WITHOUT_CALLS = new Set([
    ...['summary', 'system', 'progress', 'attachment', 'file-history-snapshot', 'file-history-delta', 'queue-operation'],
    ...['last-prompt', 'agent-setting', 'agent-name', 'agent-color', 'ai-title', 'custom-title', 'mode', 'tag'],
    ...['permission-mode', 'pr-link', 'worktree-state', 'result', 'stream_event', 'rate_limit_event', 'tool_progress'],
    ...['tool_use_summary', 'auth_status', 'keep_alive', 'control_request', 'control_response', 'prompt_suggestion'],
]);
/** How the lines are called that say that what was said before was summed up, or that old results were taken out. */
const BOUNDARIES = ['compact_boundary', 'microcompact_boundary'];
/** How Claude Code says that a file is as it was when the same read was made before. */
const UNCHANGED = 'File unchanged since last read';
/**
 * Claude Code: session files, `--output-format stream-json`, and the array of the same messages that
 * `claude-code-action` writes.
 *
 * One content block a line; calls with the same `message.id` were issued together. The lines are in the order in which
 * things happened, whatever branch of the conversation they are on. A sub-agent is a session of its own.
 *
 * The working directory stands on each line of a session file, and on the first line alone of a stream.
 */
const claude = {
    name: 'claude-code',
    ids: 'unique',
    refersBack: new Set(['Read']),
    detect: isClaude,
    reader: (log) => new ClaudeReader(log),
};
/** Cursor's stream has the same first line and the same types: what it has not is looked for. */
function isClaude(node) {
    const type = node.get('type');
    if (type === undefined)
        return false;
    if (type.is('assistant') || type.is('user')) {
        const has = (key) => node.get(key) !== undefined;
        if (node.at('message', 'content') === undefined)
            return false;
        return (has('sessionId') && has('uuid')) || (has('session_id') && has('parent_tool_use_id'));
    }
    if (type.is('system'))
        return node.get('subtype')?.is('init') === true && node.get('tools')?.kind === 'array';
    return type.is('result') && node.get('num_turns') !== undefined;
}
class ClaudeReader {
    log;
    /** The sub-agent that each line of one is part of, by the line's uuid, where lines do not say so themselves. */
    sidechains = new Map();
    sidechainsSeen = 0;
    /** The conversation that the sub-agents are of. */
    main = 'main';
    /** What the last first line of a stream says: of which session, and where it works. */
    init;
    /** The working directory of the last line that had one. */
    cwd;
    constructor(log) {
        this.log = log;
    }
    read({ node }) {
        const type = node.get('type');
        if (!type?.is('assistant') && !type?.is('user')) {
            if (type?.is('system'))
                this.system(node);
            if (!WITHOUT_CALLS.has(type?.string() ?? ''))
                this.log.unknown();
            return;
        }
        const session = this.sessionOf(node);
        this.log.session(session);
        // The summary is the other half of a boundary. Older versions wrote it alone.
        if (type.is('user') && node.get('isCompactSummary')?.isTrue)
            this.log.compacted(session, node.get('uuid')?.string());
        const message = node.get('message');
        readBlocks(message?.get('content'), this.log, {
            session,
            batch: message?.get('id')?.string(),
            cwd: this.cwdOf(node),
            isUnchanged: (result) => isUnchanged(node, result),
        });
    }
    system(node) {
        const subtype = node.get('subtype');
        if (subtype?.is('init')) {
            this.init = { session: node.get('session_id')?.string(), cwd: workingDirIn(node.get('cwd')) };
        }
        else if (BOUNDARIES.some((name) => subtype?.is(name))) {
            const session = this.knownSessionOf(node);
            if (session !== undefined)
                this.log.compacted(session, node.get('uuid')?.string());
        }
    }
    cwdOf(node) {
        const own = node.get('cwd');
        if (own === undefined) {
            const isOfMain = this.init?.session === undefined || this.init.session === this.main;
            return isOfMain ? this.init?.cwd : undefined;
        }
        // Compared first, as the session is.
        if (this.cwd === undefined || !own.is(this.cwd))
            this.cwd = workingDirIn(own);
        return this.cwd;
    }
    /**
     * The session of a line that makes none, and from which nothing is learned of the lines after it: a sub-agent without an
     * id is known by the line before alone.
     */
    knownSessionOf(node) {
        const main = this.mainOf(node);
        if (!node.get('isSidechain')?.isTrue)
            return withPart(main, node.get('parent_tool_use_id')?.string());
        const parent = (node.get('logicalParentUuid') ?? node.get('parentUuid'))?.string();
        const known = parent === undefined ? undefined : this.sidechains.get(parent);
        const sidechain = node.get('agentId')?.string() ?? known;
        return sidechain === undefined ? undefined : withPart(main, sidechain);
    }
    sessionOf(node) {
        this.main = this.mainOf(node);
        const isSidechain = node.get('isSidechain')?.isTrue;
        const part = isSidechain
            ? (node.get('agentId')?.string() ?? this.sidechainOf(node))
            : node.get('parent_tool_use_id')?.string();
        return withPart(this.main, part);
    }
    /** The conversation that a line is of, which not every line says. */
    mainOf(node) {
        const session = node.get('sessionId') ?? node.get('session_id');
        // Compared first: it is the same on most lines, and need not be decoded then.
        return session === undefined || session.is(this.main) ? this.main : (session.string() ?? this.main);
    }
    /** Before agents had ids, a sub-agent's lines hung together by `parentUuid` alone. */
    sidechainOf(node) {
        const parent = node.get('parentUuid')?.string();
        const known = parent === undefined ? undefined : this.sidechains.get(parent);
        const sidechain = known ?? `sub-agent ${++this.sidechainsSeen}`;
        const uuid = node.get('uuid')?.string();
        if (uuid !== undefined)
            this.sidechains.set(uuid, sidechain);
        return sidechain;
    }
}
/** The session of a sub-agent, or of the conversation itself. */
function withPart(main, part) {
    return part === undefined ? main : `${main}/${part}`;
}
function isUnchanged(line, result) {
    if (line.at('toolUseResult', 'type')?.is('file_unchanged'))
        return true;
    const content = result.get('content');
    // Not decoded to see: most results are long and start otherwise.
    const start = content?.kind === 'string' ? content.text.toString('latin1', content.start + 1, content.start + 31) : '';
    return start === UNCHANGED;
}
//# sourceMappingURL=claude.js.map
// EXTERNAL MODULE: ./build/commonjs/src/json/node.js
var node = __webpack_require__(3544);
// EXTERNAL MODULE: ./build/commonjs/src/formats/frames.js
var formats_frames = __webpack_require__(4648);
;// CONCATENATED MODULE: ./build/commonjs/src/formats/json-text.js



/** The JSON text of a value as it stands in the log: what is kept of a value beyond its item. */
function textOf({ text, start, end }) {
    return text.toString('utf8', start, end);
}
/** The value that a JSON text is, for good: it has a tape of its own. Undefined when the text is no JSON. */
function parseText(json) {
    const text = Buffer.from(`${json}\0`);
    const tape = new json_tape/* Tape */.n();
    try {
        tape.read(text, 0, text.length - 1);
    }
    catch (error) {
        if ((0,formats_frames/* isFault */.Z)(error))
            return undefined;
        throw error;
    }
    return new node/* JsonNode */.x(tape);
}
/** The object or array that a string says, when what it says is JSON; else the value itself. */
function unquoted(node) {
    const text = node.string();
    const inside = text !== undefined && /^[ \t\r\n]*[{[]/.test(text) ? parseText(text) : undefined;
    return inside ?? node;
}
//# sourceMappingURL=json-text.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/codex-output.js

/** The first line of a header, in all its versions. */
const FIRST_LINE = /^(?:Chunk ID: |Wall time: |Exit code: |Process (?:exited with code|running with session ID) |Script (?:completed|failed|terminated|running with cell ID ))/;
/** How far its last line is from there at most: a warning may stand between. */
const MOST_LINES = 12;
/** A running process of unified exec, or a running cell of a script, as both are numbered on their own. */
function running(kind, id) {
    return `${kind} ${id}`;
}
/** Whether a number is what a process can exit with. */
function exitCodeOf(value) {
    return Number.isSafeInteger(value) ? value : undefined;
}
/**
 * Takes the output of a tool of Codex apart.
 *
 * Codex tells an exit code, and has no other mark of failure, in one of two ways: as JSON text
 * `{"output":\u2026,"metadata":{"exit_code":\u2026,"duration_seconds":\u2026}}` (up to about 0.50, of `apply_patch` also later), or in
 * a header of the text, whose last line is `Output:`. Duration, wall time, chunk id and token count differ from run to
 * run and are no part of what came back. Without a header nothing is read into the text.
 */
function readOutput(output) {
    if (output?.kind === 'array')
        return fromItems(output);
    const text = output?.string();
    if (text === undefined)
        return { value: output };
    return fromJson(text) ?? fromHeader(text, []) ?? { value: text };
}
/** Where the output is a list, the header is in front in a text of its own, or in front of the first text. */
function fromItems(output) {
    const items = output.items();
    const first = items.next();
    const text = first.done === true ? undefined : first.value.get('text')?.string();
    if (text === undefined || !FIRST_LINE.test(text))
        return { value: output };
    return fromHeader(text, [...items].map(wordsOf)) ?? { value: output };
}
/** What is no text is kept as its JSON. */
function wordsOf(item) {
    return item.get('text')?.string() ?? textOf(item);
}
function fromJson(text) {
    if (!text.startsWith('{"output":'))
        return undefined;
    const parsed = parseObject(text);
    const metadata = parsed?.['metadata'];
    if (typeof parsed?.['output'] !== 'string' || typeof metadata !== 'object' || metadata === null)
        return undefined;
    const exitCode = exitCodeOf(metadata.exit_code);
    return exitCode === undefined ? undefined : { value: parsed['output'], exitCode };
}
/** @param more the texts after the one that starts with the header */
function fromHeader(text, more) {
    if (!FIRST_LINE.test(text))
        return undefined;
    let exitCode;
    let process;
    let joint = more.length > 0 ? '\n' : '';
    for (let start = 0, lines = 0; lines < MOST_LINES && start < text.length; lines++) {
        const found = text.indexOf('\n', start);
        const end = found < 0 ? text.length : found;
        const line = text.slice(start, end);
        if (line === 'Output:') {
            const value = [text.slice(end + 1), ...more].filter((part) => part !== '').join('\n');
            const header = { joint, ...(process !== undefined && { running: process }) };
            return { value, header, ...(exitCode !== undefined && { exitCode }) };
        }
        const [, , code] = /^(Process exited with code|Exit code:) (-?\d{1,10})$/.exec(line) ?? [];
        exitCode ??= code === undefined ? undefined : Number(code);
        const [, session] = /^Process running with session ID ([^\s]{1,99})$/.exec(line) ?? [];
        if (session !== undefined)
            process = running('session', session);
        if (line.startsWith('Script '))
            joint = '\n';
        const [, cell] = /^Script running with cell ID ([^\s]{1,99})$/.exec(line) ?? [];
        if (cell !== undefined)
            process = running('cell', cell);
        start = end + 1;
    }
    return undefined;
}
/** The object that a text is the JSON of. */
function parseObject(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null ? value : undefined;
    }
    catch {
        return undefined;
    }
}
//# sourceMappingURL=codex-output.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/codex-events.js



/** Types of event that hold no call. */
const codex_events_WITHOUT_CALLS = new Set([
    ...['session_configured', 'task_started', 'task_complete', 'turn_aborted', 'turn_diff', 'token_count', 'error'],
    ...['agent_message', 'agent_message_delta', 'agent_reasoning', 'agent_reasoning_delta', 'user_message'],
    ...['agent_reasoning_section_break', 'agent_reasoning_raw_content', 'agent_reasoning_raw_content_delta'],
    ...['exec_command_output_delta', 'exec_approval_request', 'apply_patch_approval_request', 'background_event'],
    ...['plan_update', 'stream_error', 'shutdown_complete', 'web_search_begin', 'warning'],
]);
const WITH_CALLS = new Set([
    ...['exec_command_begin', 'exec_command_end', 'mcp_tool_call_begin', 'mcp_tool_call_end'],
    ...['patch_apply_begin', 'patch_apply_end', 'web_search_end'],
]);
/** Whether it is an event of the protocol, as `codex exec --json` printed them before there were items. */
function isEvent(node) {
    const type = node.at('msg', 'type')?.string();
    if (type === undefined || node.get('id') === undefined)
        return false;
    return WITH_CALLS.has(type) || type === 'session_configured' || type === 'task_started';
}
/**
 * Tells what an event of the protocol says of a call. Its lines are `{id, msg: {type, call_id, \u2026}}`, after one with the
 * settings and one with the prompt.
 *
 * @returns the id of the session, when the event tells it
 */
function readEvent(node, log, { session, cwd }) {
    const event = node.get('msg');
    const type = event?.get('type')?.string();
    if (event === undefined || type === undefined) {
        if (node.get('prompt') === undefined && node.get('model') === undefined)
            log.unknown();
        return undefined;
    }
    if (type === 'session_configured') {
        const id = event.get('session_id')?.string();
        if (id !== undefined)
            log.session(id);
        return id;
    }
    const id = event.get('call_id')?.id();
    const call = (tool, args, answer) => log.call({
        session,
        id,
        tool,
        args,
        at: event,
        cwd: workingDirIn(event.get('cwd')) ?? cwd,
        ...(answer !== undefined && { answer }),
    });
    const invocation = event.get('invocation');
    switch (type) {
        case 'exec_command_begin':
            call('command_execution', { command: event.get('command'), cwd: event.get('cwd') });
            break;
        case 'patch_apply_begin':
            call('file_change', { changes: event.get('changes') });
            break;
        case 'mcp_tool_call_begin': {
            const name = toolName(invocation?.get('tool')?.string(), invocation?.get('server')?.string());
            call(name, invocation?.get('arguments'));
            break;
        }
        case 'web_search_end':
            // Only its end tells what was looked for.
            call('web_search', { query: event.get('query'), action: event.get('action') }, { value: undefined, at: event });
            break;
        case 'exec_command_end':
        case 'patch_apply_end':
        case 'mcp_tool_call_end':
            log.result({ session, id, ...codex_events_answerOf(event) });
            break;
        default:
            if (!codex_events_WITHOUT_CALLS.has(type))
                log.unknown();
    }
    return undefined;
}
/** An end has streams and an exit code or `success`, or a result that is `{Ok: \u2026}` or `{Err: \u2026}`. */
function codex_events_answerOf(event) {
    const result = event.get('result');
    if (result !== undefined) {
        const ok = result.get('Ok');
        const isError = ok === undefined || (ok.get('isError') ?? ok.get('is_error'))?.isTrue === true;
        return { value: ok ?? result.get('Err') ?? result, at: event, isError };
    }
    const all = event.get('aggregated_output');
    const value = all === undefined ? { stdout: event.get('stdout'), stderr: event.get('stderr') } : undefined;
    const exitCode = exitCodeOf(event.get('exit_code')?.number());
    const status = event.get('status');
    const success = event.get('success');
    return {
        value: value ?? { aggregated_output: all },
        at: event,
        isError: (success?.kind === 'boolean' && !success.isTrue) || status?.is('failed') === true,
        ...(exitCode !== undefined && { exitCode }),
    };
}
//# sourceMappingURL=codex-events.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/documents.js
/** Keys under which documents hold the lines of a log of lines. */
const LINES = ['items', 'events'];
/**
 * Reads a log of lines also where its lines were made the elements of an array, or of one in a document.
 *
 * @param make makes the reader of one log, which has this name if it does not tell its own
 */
function readLines(make) {
    let logs = 0;
    let group = 0;
    let reader;
    const finish = () => {
        reader?.finish();
        reader = undefined;
    };
    const open = () => {
        reader ??= make(++logs === 1 ? 'main' : `conversation ${logs}`);
        return reader;
    };
    return {
        read(item) {
            const lines = linesIn(item.node);
            if (lines !== undefined || item.group !== group)
                finish();
            group = item.group;
            if (lines === undefined)
                open().line(item.node);
            else {
                for (const line of lines.items())
                    open().line(line);
                finish();
            }
        },
        finish,
    };
}
/**
 * Whether an item is a line of a log, or a document with such lines.
 *
 * @param isElement what is looked for in a document
 */
function hasLine(node, isLine, isElement = isLine) {
    const lines = linesIn(node);
    if (lines === undefined)
        return isLine(node);
    for (const line of lines.items())
        if (isElement(line))
            return true;
    return false;
}
/** The array of the lines that a document holds; undefined when it is a line itself. */
function linesIn(node) {
    if (node.kind !== 'object' || node.get('type') !== undefined)
        return undefined;
    return LINES.map((key) => node.get(key)).find((lines) => lines?.kind === 'array');
}
//# sourceMappingURL=documents.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/codex-exec.js






/** Types of line that hold no call. */
const LINES_WITHOUT_CALLS = new Set(['item.updated', 'turn.started', 'turn.completed', 'turn.failed', 'error']);
/** Types of item that hold no call. */
const ITEMS_WITHOUT_CALLS = new Set(['agent_message', 'assistant_message', 'reasoning', 'todo_list', 'error']);
/** Types of item whose arguments are only known when they are completed. */
const LATE = new Set(['web_search', 'collab_tool_call']);
/**
 * Codex: the events that `codex exec --json` prints.
 *
 * Up to September 2025 an item has `item_type` for `type`, and before that the events are those of the protocol,
 * `{id, msg: {type, \u2026}}`. Both are read also as elements of an array, or of `items` or `events` of a document.
 *
 * An item is one call: `item.started` if it is there, and what `item.completed` says. A thread is a session, and a
 * thread that another one started is one below it.
 */
const codexExec = {
    name: 'codex-exec',
    ids: 'unique',
    detect: (node) => hasLine(node, isLine),
    reader: (log) => readLines((name) => new ExecReader(log, name)),
};
function isLine(node) {
    const type = node.get('type')?.string();
    if (type === undefined)
        return isEvent(node);
    if (type === 'thread.started')
        return node.get('thread_id')?.kind === 'string';
    if (type !== 'item.started' && type !== 'item.updated' && type !== 'item.completed')
        return false;
    return typeOf(node.get('item')) !== undefined;
}
function typeOf(item) {
    return (item?.get('type') ?? item?.get('item_type'))?.string();
}
class ExecReader {
    log;
    /** The thread that was started last. */
    thread;
    hasThread = false;
    /** Where the run works: only the settings before the protocol's events say. */
    workdir;
    /** Threads so far: the items of each are numbered anew, also when one is resumed. */
    threads = 0;
    /** The ids of items that were told as calls when they started. */
    started = new Set();
    /** The items that started and are not told yet, by id. */
    late = new Map();
    sessions = new Set();
    constructor(log, name) {
        this.log = log;
        this.thread = name;
    }
    line(node) {
        const type = node.get('type')?.string();
        if (type === 'thread.started')
            this.begin(node.get('thread_id')?.string());
        else if (type === 'session.created')
            this.begin(node.get('session_id')?.string());
        else if (type === 'item.started' || type === 'item.completed')
            this.item(node.get('item') ?? node, type);
        else if (type === undefined)
            this.event(node);
        else if (!LINES_WITHOUT_CALLS.has(type))
            this.log.unknown();
        if (type === 'turn.completed' || type === 'turn.failed')
            this.tellLate();
    }
    finish() {
        this.tellLate();
        for (const session of this.sessions)
            this.log.end(session);
    }
    begin(thread) {
        this.tellLate();
        this.threads++;
        this.started.clear();
        this.thread = thread ?? this.thread;
        this.hasThread = thread !== undefined;
        this.enter(this.thread);
    }
    enter(session) {
        this.sessions.add(session);
        this.log.session(session);
        return session;
    }
    event(node) {
        this.workdir = workingDirIn(node.get('workdir')) ?? this.workdir;
        this.thread = readEvent(node, this.log, { session: this.thread, cwd: this.workdir }) ?? this.thread;
        this.sessions.add(this.thread);
    }
    item(item, line) {
        const type = typeOf(item) ?? '';
        if (ITEMS_WITHOUT_CALLS.has(type))
            return;
        const action = actionOf(type, item);
        if (action === undefined) {
            this.log.unknown();
            return;
        }
        const session = this.enter(this.sessionOf(item));
        const own = item.get('id')?.id();
        const id = own === undefined ? undefined : `${this.threads}/${session}/${own}`;
        const { tool, args } = action;
        const call = { session, id, tool, args, at: item };
        if (line === 'item.completed')
            this.complete(call, codex_exec_answerOf(item, action));
        // What has no id could not be known again when it is completed.
        else if (id !== undefined && LATE.has(type)) {
            this.late.set(id, { ...call, args: args && codex_exec_textOf(args), at: this.log.spot(item) });
        }
        else if (id !== undefined) {
            this.log.call(call);
            this.started.add(id);
        }
    }
    complete(call, answer) {
        const { session, id } = call;
        if (id !== undefined && this.started.delete(id)) {
            this.log.result({ session, id, ...answer });
            return;
        }
        const started = id === undefined ? undefined : this.late.get(id);
        if (id !== undefined)
            this.late.delete(id);
        this.log.call({ ...call, at: started?.at ?? call.at, answer });
    }
    /** What is not completed by now never is. */
    tellLate() {
        for (const call of this.late.values())
            this.log.call(call);
        this.late.clear();
    }
    /** Only the items that have to do with other threads say whose they are. */
    sessionOf(item) {
        const sender = item.get('sender_thread_id')?.string();
        if (sender === undefined || sender === this.thread)
            return this.thread;
        return this.hasThread ? `${this.thread}/${sender}` : sender;
    }
}
function actionOf(type, item) {
    const tool = item.get('tool')?.string();
    switch (type) {
        case 'command_execution': {
            const value = { aggregated_output: item.get('aggregated_output') };
            return { tool: type, args: { command: item.get('command') }, value };
        }
        case 'file_change':
            return { tool: type, args: { changes: item.get('changes') }, value: { status: item.get('status') } };
        case 'mcp_tool_call': {
            const server = item.get('server')?.string();
            const [result, error] = [item.get('result'), item.get('error')];
            const value = result === undefined || result.isNull ? error : result;
            return { tool: toolName(tool, server), args: item.get('arguments'), value };
        }
        case 'collab_tool_call': {
            const args = { prompt: item.get('prompt'), receiver_thread_ids: item.get('receiver_thread_ids') };
            return { tool: tool ?? type, args, value: item.get('agents_states') };
        }
        case 'web_search':
            return { tool: type, args: { query: item.get('query'), action: item.get('action') }, value: undefined };
        default:
            return undefined;
    }
}
function codex_exec_answerOf(item, { value }) {
    const status = item.get('status');
    const exitCode = exitCodeOf(item.get('exit_code')?.number());
    return {
        value,
        at: item,
        isError: status?.is('failed') === true || status?.is('declined') === true || item.get('error')?.kind === 'object',
        ...(exitCode !== undefined && { exitCode }),
    };
}
/** The JSON of arguments, for when their item is gone. */
function codex_exec_textOf(args) {
    if (args instanceof node/* JsonNode */.x)
        return args.text.toString('utf8', args.start, args.end);
    const members = Object.entries(args).filter((member) => member[1] !== undefined);
    return `{${members.map(([key, value]) => `${JSON.stringify(key)}:${codex_exec_textOf(value)}`).join(',')}}`;
}
//# sourceMappingURL=codex-exec.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/codex-commands.js

/**
 * Puts the output of a command together that came in parts.
 *
 * Unified exec gives a command some time, then says `Process running with session ID 7`. `write_stdin` with nothing to
 * write waits for more of it, and so does `wait` for a script of which was said that it is running as a cell. Such a
 * call is part of the command, whose result is told when it ended, or at the end of the log. A call that writes to the
 * command is one of its own, though its result may tell that the command ended.
 */
class Commands {
    log;
    running = new Map();
    /** By the id of the command. */
    held = new Map();
    /** The open calls that ask for more, by id. */
    asking = new Map();
    /** The ids of the other open calls: only the first answer to one can start a command. */
    open = new Set();
    constructor(log) {
        this.log = log;
    }
    /** Hears of a call before it is told. @returns the id of the command that it is part of */
    issued(id, tool, args) {
        if (id === undefined || this.held.has(id))
            return undefined;
        const asked = askedFor(tool, args);
        const command = asked === undefined ? undefined : this.running.get(asked.process);
        if (asked === undefined || command === undefined) {
            this.open.add(id);
            return undefined;
        }
        this.asking.set(id, { ...asked, command });
        return asked.isPoll ? command.id : undefined;
    }
    /** Tells a result, now or when the command that it is of has ended. */
    result(session, id, output, at) {
        const { exitCode } = output;
        const answer = { value: output.value, at, ...(exitCode !== undefined && { exitCode }) };
        const asking = id === undefined ? undefined : this.asking.get(id);
        const held = id === undefined ? undefined : this.held.get(id);
        if (id !== undefined && asking !== undefined) {
            this.asking.delete(id);
            this.log.result({ session, id, ...answer });
            this.more(asking, output, at);
        }
        else if (held !== undefined)
            held.copies++;
        else if (id !== undefined &&
            this.open.delete(id) &&
            output.header !== undefined &&
            output.header.running !== undefined) {
            this.start({ session, id, texts: [output.value], joint: output.header.joint }, output.header.running, at);
        }
        else
            this.log.result({ session, id, ...answer });
    }
    /** Nothing more comes of any command. */
    finish() {
        for (const process of [...this.running.keys()])
            this.end(process);
    }
    start(command, process, at) {
        // Its number is free again, so the one before has ended unseen.
        this.end(process);
        const held = { ...command, at: this.log.spot(at), copies: 0 };
        this.running.set(process, held);
        this.held.set(held.id, held);
        this.log.partOfResult(held.session);
    }
    more({ process, command, isPoll }, output, at) {
        const { exitCode } = output;
        // What has no header is about the asking, not of the command.
        if (output.header === undefined || this.running.get(process) !== command)
            return;
        if (isPoll) {
            command.texts.push(output.value);
            command.at = this.log.spot(at);
        }
        if (output.header.running === undefined)
            this.end(process, { at, ...(exitCode !== undefined && { exitCode }) });
    }
    end(process, last) {
        const command = this.running.get(process);
        if (command === undefined)
            return;
        this.running.delete(process);
        const { session, id, texts, joint, at, copies } = command;
        this.held.delete(id);
        const value = texts.filter((text) => text !== '').join(joint);
        for (let answers = 0; answers <= copies; answers++)
            this.log.result({ session, id, value, at, ...last });
    }
}
/** The process that a call is for, and whether it only waits for it. */
function askedFor(tool, args) {
    if ((tool !== 'write_stdin' && tool !== 'wait') || args === undefined)
        return undefined;
    const parsed = parseObject(args.string() ?? args.text.toString('utf8', args.start, args.end));
    const id = parsed?.[tool === 'wait' ? 'cell_id' : 'session_id'];
    if (typeof id !== 'string' && typeof id !== 'number')
        return undefined;
    const isPoll = tool === 'wait' ? parsed?.['terminate'] !== true : (parsed?.['chars'] ?? '') === '';
    return { process: running(tool === 'wait' ? 'cell' : 'session', String(id)), isPoll };
}
//# sourceMappingURL=codex-commands.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/codex-rollout.js





/** Types of line that hold no call of their own; `compacted` holds old ones once more. */
const codex_rollout_LINES_WITHOUT_CALLS = new Set([
    ...['event_msg', 'turn_context', 'world_state', 'compacted'],
    ...['inter_agent_communication', 'inter_agent_communication_metadata'],
]);
/** Types of item that are neither a call nor a result. */
const codex_rollout_ITEMS_WITHOUT_CALLS = new Set([
    ...['message', 'reasoning', 'ghost_snapshot', 'compaction', 'compaction_summary', 'compaction_trigger'],
    ...['context_compaction', 'agent_message', 'additional_tools', 'other'],
]);
/** The lines, events and items that say that the history was put anew: one compaction may be told by each kind. */
const COMPACTIONS = new Set([
    'compacted',
    'context_compacted',
    'compaction',
    'compaction_summary',
    'context_compaction',
]);
const RESULTS = new Set(['function_call_output', 'custom_tool_call_output', 'local_shell_call_output']);
/** Keys of the first line when lines had no envelope. */
const BARE_META = new Set(['id', 'timestamp', 'instructions', 'git', 'cwd', 'originator', 'cli_version']);
/**
 * Codex: the rollout files of its sessions, `~/.codex/sessions/\u2026/rollout-*.jsonl`.
 *
 * Before September 2025 the items of the conversation stand on lines of their own; since then a line is
 * `{timestamp, type, payload}`, and items are the payloads of type `response_item`. Both are read also as elements of
 * an array, or of `items` or `events` of a document. What `event_msg` says of calls the items say too.
 *
 * One file is one session, named by its first meta: a fork or a sub-agent copies the lines of its parent, with the
 * parent's meta, into its own file. No field marks an error: there is the exit code alone. The working directory is
 * that of the last meta or `turn_context`.
 */
const codexRollout = {
    name: 'codex-rollout',
    ids: 'unique',
    detect: (node) => hasLine(node, codex_rollout_isLine, (line) => codex_rollout_isLine(line) || isBareCall(line)),
    reader: (log) => readLines((name) => new RolloutReader(log, name)),
};
/** The bare items are those of other logs of the same API too: what stands between them is looked for. */
function codex_rollout_isLine(node) {
    const type = node.get('type')?.string();
    if (type === undefined)
        return node.get('record_type')?.is('state') === true || isBareMeta(node);
    const payload = node.get('payload');
    if (payload?.kind !== 'object')
        return false;
    if (type === 'session_meta')
        return payload.get('id') !== undefined;
    if (type === 'response_item' || type === 'event_msg')
        return payload.get('type')?.kind === 'string';
    return type === 'turn_context' && payload.get('cwd') !== undefined;
}
function isBareMeta(node) {
    if (node.get('id') === undefined || node.get('timestamp') === undefined)
        return false;
    if (node.get('instructions') === undefined)
        return false;
    for (const [key] of node.members())
        if (!BARE_META.has(key))
            return false;
    return true;
}
function isBareCall(node) {
    const type = node.get('type');
    return (type?.is('function_call') || type?.is('custom_tool_call')) === true && node.get('call_id') !== undefined;
}
class RolloutReader {
    log;
    commands;
    name;
    named;
    /** Where the session works, from what was said last. */
    cwd;
    /** Searches for tools, and answers to such, that have no ids. */
    searches = { calls: 0, results: 0 };
    constructor(log, name) {
        this.log = log;
        this.commands = new Commands(log);
        this.name = name;
    }
    line(node) {
        const type = node.get('type')?.string();
        const payload = node.get('payload');
        if (type === 'session_meta' || type === 'turn_context')
            this.enter(payload?.get('cwd'));
        if (COMPACTIONS.has(type ?? '') || COMPACTIONS.has(payload?.get('type')?.string() ?? ''))
            this.compacted();
        if (type === 'session_meta')
            this.begin(payload?.get('id'));
        else if (type === 'response_item')
            this.item(payload ?? node);
        else if (type !== undefined) {
            if (!codex_rollout_LINES_WITHOUT_CALLS.has(type))
                this.item(node);
        }
        else if (isBareMeta(node)) {
            this.begin(node.get('id'));
            this.enter(node.get('cwd'));
        }
        else if (node.get('record_type') === undefined)
            this.log.unknown();
    }
    finish() {
        this.commands.finish();
        if (this.named !== undefined)
            this.log.end(this.named);
    }
    /** Only the first line that names the session, or that needs a name, does. */
    begin(id) {
        if (this.named === undefined) {
            this.named = id?.string() ?? this.name;
            this.log.session(this.named);
        }
        return this.named;
    }
    enter(cwd) {
        this.cwd = workingDirIn(cwd) ?? this.cwd;
    }
    compacted() {
        if (this.named !== undefined)
            this.log.compacted(this.named);
    }
    item(item) {
        const type = item.get('type')?.string() ?? '';
        const callId = item.get('call_id')?.id();
        const ownId = item.get('id')?.id();
        if (RESULTS.has(type))
            this.result(item, callId, item.get('output'));
        else if (type === 'tool_search_output') {
            this.result(item, callId ?? `tool_search ${++this.searches.results}`, item.get('tools'));
        }
        else if (type === 'function_call')
            this.call(item, callId, nameOf(item), item.get('arguments'));
        else if (type === 'custom_tool_call')
            this.call(item, callId, nameOf(item), item.get('input'));
        else if (type === 'local_shell_call') {
            // Codex answers to the id of the item where the call has none.
            this.call(item, callId ?? ownId, 'local_shell', item.get('action'));
        }
        else if (type === 'tool_search_call') {
            this.call(item, callId ?? `tool_search ${++this.searches.calls}`, 'tool_search', item.get('arguments'));
        }
        else if (type === 'web_search_call')
            this.served(item, 'web_search', item.get('action'), item.get('results'));
        else if (type === 'image_generation_call') {
            const prompt = item.get('revised_prompt');
            this.served(item, 'image_generation', prompt && { revised_prompt: prompt }, item.get('result'));
        }
        else if (!codex_rollout_ITEMS_WITHOUT_CALLS.has(type))
            this.log.unknown();
    }
    call(item, id, tool, args) {
        const session = this.begin(undefined);
        const partOf = this.commands.issued(id, tool, args);
        this.log.call({ session, id, tool, args, at: item, cwd: this.cwd, ...(partOf !== undefined && { partOf }) });
    }
    result(item, id, output) {
        this.commands.result(this.begin(undefined), id, readOutput(output), item);
    }
    /** A call that the server made itself; if anything came back, it stands in the call. */
    served(item, tool, args, value) {
        const isError = item.get('status')?.is('failed') ?? false;
        const isAnswered = isError || (value !== undefined && !value.isNull);
        this.log.call({
            session: this.begin(undefined),
            id: item.get('call_id')?.id() ?? item.get('id')?.id(),
            tool,
            args,
            at: item,
            cwd: this.cwd,
            ...(isAnswered && { answer: { value, at: item, isError } }),
        });
    }
}
function nameOf(item) {
    return namespaced(item.get('name')?.string(), item.get('namespace')?.string());
}
//# sourceMappingURL=codex-rollout.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/copilot-types.js
/** Types of event that hold no call of the agent's, of the families where calls are. */
const copilot_types_WITHOUT_CALLS = new Set([
    ...['assistant.turn_start', 'assistant.turn_end', 'assistant.turn_retry', 'assistant.intent', 'assistant.thinking'],
    ...['assistant.reasoning', 'assistant.reasoning_delta', 'assistant.streaming_delta', 'assistant.message_start'],
    ...['assistant.message_delta', 'assistant.tool_call_delta', 'assistant.server_tool_progress', 'assistant.usage'],
    ...['assistant.idle', 'assistant.fusion_phase_started', 'assistant.fusion_phase_completed'],
    ...['assistant.fusion_phase_failed', 'tool.user_requested', 'tool.execution_partial_result'],
    ...['tool.execution_progress', 'abort', 'result', 'prompt_cache_break'],
]);
/** What is before the first dot of all other types: about 130 in 2026, and each version adds to them. */
const FAMILIES = new Set([
    ...['session', 'user', 'model', 'skill', 'subagent', 'hook', 'system', 'permission', 'user_input', 'elicitation'],
    ...['sampling', 'mcp', 'mcp_app', 'external_tool', 'command', 'commands', 'capabilities', 'auto_mode_switch'],
    ...['session_limits_exhausted', 'exit_plan_mode', 'pending_messages', 'tool_search', 'factory', 'workflow', 'canvas'],
    ...['ui', 'extensions', 'tools', 'skills', 'custom_agents'],
]);
/** Whether an event of a type that no one reads is known to hold no call. */
function isWithoutCalls(type) {
    return copilot_types_WITHOUT_CALLS.has(type) || isOfFamily(type);
}
/** Whether a type is one of an event, by its family. */
function isEventType(type) {
    return isOfFamily(type) || type.startsWith('assistant.') || type.startsWith('tool.');
}
function isOfFamily(type) {
    const dot = type.indexOf('.');
    return dot > 0 && FAMILIES.has(type.slice(0, dot));
}
//# sourceMappingURL=copilot-types.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/held-requests.js

/**
 * The calls that a model asked for, until it is seen whether they start.
 *
 * Those that do not are told as calls where they were asked for, as soon as the same session goes on.
 */
class HeldRequests {
    bySession = new Map();
    withoutId = 0;
    log;
    claim;
    /** @param claim asks whether a call is to be told, because it was not yet */
    constructor(log, claim) {
        this.log = log;
        this.claim = claim;
    }
    hold(request, context) {
        const args = request.get('arguments');
        let held = this.bySession.get(context.session);
        if (held === undefined) {
            held = new Map();
            this.bySession.set(context.session, held);
        }
        const key = context.id === undefined ? `without id ${++this.withoutId}` : `id ${context.id}`;
        held.set(key, { ...context, args: args && textOf(args), spot: this.log.spot(request) });
    }
    /** Lets go of a request, since its call has started. @returns what it was issued together with, if it was held */
    take(session, id) {
        const held = this.bySession.get(session);
        const batch = held?.get(`id ${id}`)?.batch;
        held?.delete(`id ${id}`);
        return batch;
    }
    /** Tells all that is held of a session, if this request is: its answer says that there will be no start. */
    tellIfHeld(session, id) {
        if (this.bySession.get(session)?.has(`id ${id}`))
            this.tell(session);
    }
    /** Tells all that is held of a session. */
    tell(session) {
        for (const request of this.bySession.get(session)?.values() ?? [])
            this.tellOne(request);
        this.bySession.delete(session);
    }
    tellAll() {
        for (const session of [...this.bySession.keys()])
            this.tell(session);
    }
    tellOne({ session, id, tool, args, spot, batch, cwd }) {
        if (id !== undefined && !this.claim(id, session))
            return;
        const together = batch === undefined ? {} : { batch };
        const parsed = args === undefined ? undefined : parseText(args);
        this.log.call({ session, id, tool, args: parsed, at: spot, cwd, ...together });
    }
}
//# sourceMappingURL=held-requests.js.map
// EXTERNAL MODULE: ./build/commonjs/src/formats/id-table.js
var id_table = __webpack_require__(3934);
;// CONCATENATED MODULE: ./build/commonjs/src/formats/copilot.js





const NOTHING = Buffer.alloc(0);
/** Events after which the model no longer sees all that was said. */
const copilot_COMPACTIONS = new Set(['session.compaction_complete', 'session.truncation', 'session.context_cleared']);
/**
 * GitHub Copilot CLI and SDK: the events of a session, one a line, in an array, or one after the other.
 *
 * A call is told by `tool.execution_start` and was asked for before, by a message of the model. It is the start that
 * says what was done; what was asked for and never started, in logs that have no starts or since the run was stopped,
 * stands where it was asked for. A sub-agent is a session of its own, named after its agent or the call that made it,
 * and works where the session does.
 */
const copilot = {
    name: 'copilot-cli',
    ids: 'unique',
    detect: isCopilot,
    reader: (log) => new CopilotReader(log),
};
function isCopilot(node) {
    const type = node.get('type')?.string();
    const data = node.get('data');
    if (type === undefined || data?.kind !== 'object')
        return false;
    if (type === 'tool.execution_start' || type === 'tool.execution_complete')
        return data.get('toolCallId') !== undefined;
    if (type === 'assistant.message' && data.get('toolRequests')?.kind === 'array')
        return true;
    const has = (key) => node.get(key) !== undefined;
    return isEventType(type) && has('id') && has('timestamp') && has('parentId');
}
class CopilotReader {
    log;
    main = 'main';
    /** Where the session works, from what was said last. */
    cwd;
    /** The session of each sub-agent, by the id of the agent, and of the call that made it. */
    subAgents = new Map();
    /** The session of each call that has no answer yet. */
    open = new Map();
    /** The calls that were told. */
    told = new id_table/* IdTable */.o();
    /** The calls that were told although they had not started. */
    toldEarly = new Set();
    held;
    constructor(log) {
        this.log = log;
        this.held = new HeldRequests(log, (id, session) => {
            if (this.told.has(id))
                return false;
            this.told.enter(id, NOTHING);
            this.toldEarly.add(id);
            this.open.set(id, session);
            return true;
        });
    }
    read({ node }) {
        const type = node.get('type')?.string() ?? '';
        const data = node.get('data');
        if (type === 'session.start' || type === 'session.resume')
            this.start(data);
        else if (type === 'session.context_changed')
            this.cwd = workingDirIn(data?.get('cwd')) ?? this.cwd;
        else if (copilot_COMPACTIONS.has(type))
            this.compacted(node, data);
        else if (type === 'subagent.started')
            this.subAgent(node);
        else if (type === 'user.message')
            this.held.tell(this.sessionOf(node));
        else if (type === 'assistant.message')
            this.message(node);
        else if (type === 'tool.execution_start' && data !== undefined)
            this.call(node, data);
        else if (type === 'tool.execution_complete' && data !== undefined)
            this.result(node, data);
        else if (!isWithoutCalls(type))
            this.log.unknown();
    }
    finish() {
        this.held.tellAll();
    }
    start(data) {
        const id = data?.get('sessionId')?.string() ?? this.main;
        const cwd = workingDirIn(data?.at('context', 'cwd'));
        this.cwd = cwd ?? (id === this.main ? this.cwd : undefined);
        this.main = id;
        this.log.session(this.main);
    }
    compacted(node, data) {
        const success = data?.get('success');
        const hasFailed = success?.kind === 'boolean' && !success.isTrue;
        if (hasFailed || data?.get('messagesRemovedDuringTruncation')?.number() === 0)
            return;
        const agent = node.get('agentId')?.string();
        const session = agent === undefined ? this.main : this.subAgents.get(agent);
        if (session !== undefined)
            this.log.compacted(session, node.get('id')?.string());
    }
    message(node) {
        const session = this.sessionOf(node);
        this.log.session(session);
        const requests = node.at('data', 'toolRequests');
        if (requests === undefined)
            return;
        this.held.tell(session);
        const batch = node.at('data', 'messageId')?.string() ?? node.get('id')?.string();
        for (const request of requests.items()) {
            const id = request.get('toolCallId')?.id();
            const tool = mcpToolName(request, request.get('name'));
            if (tool === undefined)
                this.log.unknown();
            else if (id === undefined || !this.told.has(id))
                this.held.hold(request, { session, id, tool, batch, cwd: this.cwd });
        }
    }
    call(node, data) {
        const id = data.get('toolCallId')?.id();
        const tool = mcpToolName(data, data.get('toolName'));
        if (tool === undefined) {
            this.log.unknown();
            return;
        }
        // Its request was told for it, so it is no other call.
        if (id !== undefined && this.toldEarly.delete(id))
            return;
        const session = this.sessionOf(node);
        const batch = id === undefined ? undefined : this.held.take(session, id);
        const together = batch === undefined ? {} : { batch };
        this.log.call({ session, id, tool, args: data.get('arguments'), at: data, cwd: this.cwd, ...together });
        if (id === undefined)
            return;
        this.told.enter(id, NOTHING);
        this.open.set(id, session);
    }
    result(node, data) {
        const id = data.get('toolCallId')?.id();
        const own = this.sessionOf(node);
        if (id !== undefined)
            this.held.tellIfHeld(own, id);
        // Not every version says at the end of a call which sub-agent's it was.
        const session = (id === undefined ? undefined : this.open.get(id)) ?? own;
        if (id !== undefined) {
            this.open.delete(id);
            this.toldEarly.delete(id);
        }
        const success = data.get('success');
        const error = data.get('error');
        const isError = success?.kind === 'boolean' ? !success.isTrue : error?.kind === 'object';
        // What is beside the content is for display: the model got the content.
        const result = data.get('result');
        const value = result?.get('content') ?? (result?.isNull ? undefined : result) ?? error;
        this.log.result({ session, id, value, at: data, isError });
    }
    subAgent(node) {
        const call = node.at('data', 'toolCallId')?.id() ?? '';
        const caller = this.open.get(call);
        const own = node.get('agentId')?.string();
        // The event is of the new agent, or of the one that made it: then the call is one of its own.
        const isOfCaller = own !== undefined && caller !== undefined && this.subAgents.get(own) === caller;
        const agent = own === undefined || isOfCaller ? call : own;
        if (agent === '')
            return;
        const above = this.subAgents.get(node.at('data', 'parentId')?.string() ?? '') ?? caller ?? this.main;
        const session = this.subAgents.get(agent) ?? `${above}/${agent}`;
        this.subAgents.set(agent, session);
        if (call !== '')
            this.subAgents.set(call, session);
        this.log.session(session);
    }
    sessionOf(node) {
        const agent = node.get('agentId')?.string() ?? node.at('data', 'parentToolCallId')?.id();
        if (agent === undefined)
            return this.main;
        let session = this.subAgents.get(agent);
        if (session === undefined) {
            session = `${this.open.get(agent) ?? this.main}/${agent}`;
            this.subAgents.set(agent, session);
        }
        return session;
    }
}
/** The name of a tool; of an MCP server's, if it is known to be one. */
function mcpToolName(node, name) {
    const server = node.get('mcpServerName')?.string();
    const own = node.get('mcpToolName')?.string();
    return server === undefined || own === undefined ? name?.string() : toolName(own, server);
}
//# sourceMappingURL=copilot.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/compose.js
/** An object without some of its keys; what is no object, or has none of them, as it is. */
function without(node, keys) {
    return changed(node, (key, value) => (keys.has(key) ? undefined : value));
}
/**
 * An object whose members are changed one by one; undefined takes one out. What is no object is given as it is.
 *
 * A key that is there twice would be lost in silence: such an object is left as it is, for the mapping to refuse.
 */
function changed(node, change) {
    if (node?.kind !== 'object')
        return node;
    const members = [...node.members()].map(([key, value]) => ({ key, value, after: change(key, value) }));
    const after = new Map(members.map((member) => [member.key, member.after]));
    const isChanged = members.some((member) => member.after !== member.value);
    // `fromEntries` makes a plain key of `__proto__`, too.
    return isChanged && after.size === members.length ? Object.fromEntries(after) : node;
}
/** The exit code that a log states, as a member to spread into an answer; none unless it is an integer. */
function exitCodeIn(node) {
    const exitCode = node?.number();
    return exitCode !== undefined && Number.isSafeInteger(exitCode) ? { exitCode } : {};
}
//# sourceMappingURL=compose.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/cursor.js





/** Types of line that hold no call. */
const cursor_WITHOUT_CALLS = new Set([
    ...['system', 'user', 'assistant', 'thinking', 'result', 'interaction_query', 'connection', 'retry', 'error'],
    'turn_ended',
]);
/** The key of a result says how the call ended. These are the ones that are no success. */
const FAILURES = ['failure', 'error', 'rejected', 'timeout', 'spawnError', 'permissionDenied', 'fileNotFound'];
/** How long a command took, as measured around it: no part of what it answered, and never twice the same. */
const DURATIONS = new Set(['executionTime', 'localExecutionTimeMs']);
const CALL_ID = new Set(['toolCallId']);
/**
 * Cursor's command line agent: `--output-format stream-json`, and the files in `agent-transcripts`.
 *
 * In the stream a call is a `started` line and a `completed` line with the same `call_id`; calls of one `model_call_id`
 * were issued together. The transcripts have the calls alone: no ids, and no results. The first line of a stream has the
 * working directory.
 */
const cursor = {
    name: 'cursor',
    ids: 'unique',
    detect: isCursor,
    reader: (log) => new CursorReader(log),
};
/** The stream starts with the line that Claude Code's starts with, less what only that has. */
function isCursor(node) {
    const type = node.get('type');
    const has = (key) => node.get(key) !== undefined;
    if (type === undefined)
        return isTranscriptLine(node) && !has('uuid') && !has('sessionId');
    const subtype = node.get('subtype');
    const is = (...words) => words.some((word) => subtype?.is(word));
    if (type.is('tool_call'))
        return is('started', 'completed') && node.get('tool_call')?.kind === 'object';
    if (type.is('thinking'))
        return is('delta', 'completed') && has('session_id');
    if (type.is('assistant'))
        return has('model_call_id') && has('session_id');
    if (!type.is('system') || !is('init'))
        return false;
    return has('apiKeySource') && has('permissionMode') && !['tools', 'mcp_servers', 'uuid'].some(has);
}
/** A line of a transcript: a message, and whose it is, and nothing that says what kind of line it is. */
function isTranscriptLine(node) {
    const role = node.get('role');
    return (role?.is('assistant') || role?.is('user')) === true && node.at('message', 'content') !== undefined;
}
class CursorReader {
    log;
    /** The calls that were started, by session and id. */
    started = new id_table/* IdTable */.o();
    /** What the last first line says: of which session, and where it works. */
    init;
    constructor(log) {
        this.log = log;
    }
    read({ node }) {
        const type = node.get('type')?.string();
        const session = node.get('session_id')?.string() ?? 'main';
        if (type === 'system' && node.get('subtype')?.is('init')) {
            this.init = { session, cwd: workingDirIn(node.get('cwd')) };
        }
        if (type === 'tool_call')
            this.toolCall(node, session);
        else if (type === undefined && isTranscriptLine(node)) {
            this.log.session(session);
            readBlocks(node.at('message', 'content'), this.log, { session, batch: undefined });
        }
        else if (type === undefined || !cursor_WITHOUT_CALLS.has(type))
            this.log.unknown();
        else if (node.get('session_id') !== undefined)
            this.log.session(session);
    }
    toolCall(node, session) {
        const [kind, body] = kindOf(node.get('tool_call'));
        const subtype = node.get('subtype');
        const isCompleted = subtype?.is('completed') === true;
        const callId = node.get('call_id')?.id();
        const call = body && callOf(kind, body, callId);
        if (body === undefined || !(isCompleted || (call !== undefined && subtype?.is('started')))) {
            this.log.unknown();
            return;
        }
        // An id is one of its run: one file can hold several.
        const id = callId === undefined ? undefined : `${session} ${callId}`;
        const isStarted = id !== undefined && this.started.has(id);
        // What was never started, as far as the log goes, was called all the same, if it says with what.
        if (call !== undefined && !(isCompleted && (isStarted || !isWhole(kind, body)))) {
            const batch = node.get('model_call_id')?.string();
            const cwd = this.init?.session === session ? this.init.cwd : undefined;
            this.log.call({ session, id, ...call, at: node, cwd, ...(batch !== undefined && { batch }) });
            if (id !== undefined)
                this.started.enter(id, Buffer.alloc(0));
        }
        if (isCompleted) {
            const result = body.get('result');
            const value = kind === 'shellToolCall' ? withoutDurations(result) : result;
            this.log.result({ session, id, value, at: node, isError: isFailure(result) });
        }
    }
}
/** A call has one key with what was called; there can be others, which are no objects. */
function kindOf(toolCall) {
    for (const [key, value] of toolCall?.members() ?? [])
        if (value.kind === 'object')
            return [key, value];
    return ['', undefined];
}
/** Some lines that tell how a call ended do not repeat its arguments. */
function isWhole(kind, body) {
    return body.get(kind === 'function' ? 'name' : 'args') !== undefined;
}
function callOf(kind, body, callId) {
    if (kind === 'function') {
        const tool = body.get('name')?.string();
        return tool === undefined ? undefined : { tool, args: body.get('arguments') };
    }
    const args = body.get('args');
    if (kind === 'mcpToolCall' && args !== undefined) {
        const server = args.get('providerIdentifier') ?? args.get('serverIdentifier');
        const name = args.get('toolName')?.string();
        const tool = name === undefined ? (args.get('name')?.string() ?? kind) : toolName(name, server?.string());
        return { tool, args: args.get('args') ?? args.get('arguments') };
    }
    // Some kinds repeat the id of the call among its arguments, which would make each call another one.
    const hasId = callId !== undefined && args?.get('toolCallId')?.id() === callId;
    return { tool: kind, args: hasId ? without(args, CALL_ID) : args };
}
function isFailure(result) {
    if (FAILURES.some((key) => result?.get(key) !== undefined))
        return true;
    // A call that an MCP server answered was made with success, whatever the answer.
    return result?.at('success', 'isError')?.isTrue ?? false;
}
function withoutDurations(result) {
    return changed(result, (_key, outcome) => without(outcome, DURATIONS));
}
//# sourceMappingURL=cursor.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/gemini.js



/** Types of message that hold no call. */
const gemini_WITHOUT_CALLS = new Set(['user', 'info', 'error', 'warning']);
/** States of a call that has ended, and of one that has not. */
const ENDED = new Set(['success', 'error', 'cancelled']);
const RUNNING = new Set(['validating', 'scheduled', 'executing', 'awaiting_approval']);
const gemini_NOTHING = Buffer.alloc(0);
/**
 * Gemini CLI's session files: one document (2025), or lines that are appended as the session goes on (2026).
 *
 * In lines, a message is written again each time that it grows, and `$set` may hold a copy of all messages. Calls are
 * known by their ids, so each is told when it is first seen, and its answer when it is first there: what a later copy
 * says of an answer is what was left of it to save room. `$rewindTo` takes messages back; what was called stays called.
 */
const gemini = {
    name: 'gemini-cli',
    ids: 'unique',
    detect: isGemini,
    reader: (log) => new GeminiReader(log),
};
function isGemini(node) {
    if (node.get('projectHash')?.kind === 'string')
        return node.get('sessionId')?.kind === 'string';
    if (isMessage(node))
        return true;
    for (const message of node.get('messages')?.items() ?? [])
        if (isMessage(message))
            return true;
    return false;
}
/** A message of the model: no other format's type is the name of this one. */
function isMessage(node) {
    return node.get('type')?.is('gemini') === true && node.get('id')?.kind === 'string';
}
class GeminiReader {
    log;
    session = 'main';
    /** Where the session works, from what was said last. */
    cwd;
    /** The calls that were told, and those whose answer was, by id. */
    called = new id_table/* IdTable */.o();
    answered = new id_table/* IdTable */.o();
    constructor(log) {
        this.log = log;
    }
    read({ node }) {
        const set = node.get('$set');
        if (set !== undefined)
            this.record(set);
        else if (node.get('$rewindTo') !== undefined)
            return;
        else if (node.get('type') !== undefined)
            this.message(node);
        else if (node.get('sessionId') !== undefined || node.get('messages') !== undefined)
            this.record(node);
        else
            this.log.unknown();
    }
    /** What is known of the session, or of it from now on. */
    record(node) {
        const session = node.get('sessionId')?.string();
        // The first of the directories of a workspace is the one that tools run in.
        const [cwd] = node.get('directories')?.items() ?? [];
        this.cwd = workingDirIn(cwd) ?? (session === undefined || session === this.session ? this.cwd : undefined);
        if (session !== undefined) {
            this.session = session;
            this.log.session(session);
        }
        for (const message of node.get('messages')?.items() ?? [])
            this.message(message);
    }
    message(node) {
        const type = node.get('type')?.string() ?? '';
        if (type === 'gemini') {
            for (const call of node.get('toolCalls')?.items() ?? [])
                this.call(call, node.get('id')?.string() ?? '');
        }
        else if (!gemini_WITHOUT_CALLS.has(type))
            this.log.unknown();
    }
    call(node, message) {
        const { log, session } = this;
        const callId = node.get('id')?.id();
        const args = node.get('args');
        const tool = node.get('name')?.string();
        if (tool === undefined) {
            log.unknown();
            return;
        }
        const answer = gemini_answerOf(node);
        // An id is one of its session: one file can hold several. One that names another call now is another id.
        const id = callId === undefined ? undefined : `${session} ${callId} ${gemini_digestOf(tool, args)}`;
        // Calls of several turns gather in one message; those of one turn were entered at the same time.
        const batch = `${message} ${node.get('timestamp')?.id() ?? ''}`;
        const call = { session, id, tool, args, at: node, batch, cwd: this.cwd };
        if (id === undefined)
            log.call({ ...call, ...(answer !== undefined && { answer }) });
        else {
            if (!this.called.enter(id, gemini_NOTHING))
                log.call(call);
            if (answer !== undefined && !this.answered.enter(id, gemini_NOTHING))
                log.result({ session, id, ...answer });
        }
    }
}
/** What a call got, once it has ended. */
function gemini_answerOf(call) {
    const status = call.get('status')?.string();
    const result = call.get('result');
    const hasResult = result !== undefined && !result.isNull;
    const isRunning = status !== undefined && RUNNING.has(status);
    if (!(hasResult && !isRunning) && !(status !== undefined && ENDED.has(status)))
        return undefined;
    const isError = status === 'error' || status === 'cancelled';
    if (hasResult)
        return { value: responseOf(result, call.get('id')?.string()), at: result, isError };
    // An error that is told to the user alone.
    return { value: isError ? call.get('resultDisplay') : undefined, at: call, isError };
}
/**
 * The response in a list of parts, followed by what came with it, such as an image.
 *
 * When room is saved, the list is all that the model got in a turn: the responses of other calls are not of this one.
 */
function responseOf(result, id) {
    const parts = result.kind === 'array' ? [...result.items()] : [result];
    const others = [];
    let response;
    for (const part of parts) {
        const own = part.get('functionResponse');
        const ownId = own?.get('id')?.string();
        if (own === undefined)
            others.push(part);
        else if (ownId === undefined || id === undefined || ownId === id || parts.length === 1) {
            response ??= own.get('response');
            others.push(...(own.get('parts')?.items() ?? []));
        }
    }
    if (others.length === 0)
        return response ?? null;
    return response === undefined && others.length === 1
        ? others[0]
        : [...(response === undefined ? [] : [response]), ...others];
}
function gemini_digestOf(tool, args) {
    const text = args === undefined ? gemini_NOTHING : args.text.subarray(args.start, args.end);
    return (0,digest/* sha256 */.s)(Buffer.concat([Buffer.from(`${tool} `), text]), 'hex');
}
//# sourceMappingURL=gemini.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/gemini-stream.js
/** Types of line that hold no call. */
const gemini_stream_WITHOUT_CALLS = new Set(['init', 'message', 'error', 'result', 'retry', 'loop_detected']);
/**
 * Gemini CLI's `--output-format stream-json`.
 *
 * What a tool answered is told in the words that are shown to the user, which can be fewer than the model got; a tool
 * that shows nothing has no output here.
 */
const geminiStream = {
    name: 'gemini-stream',
    ids: 'unique',
    detect: isGeminiStream,
    reader: (log) => new GeminiStreamReader(log),
};
function isGeminiStream(node) {
    const type = node.get('type');
    const has = (...keys) => keys.every((key) => node.get(key)?.kind === 'string');
    if (type?.is('tool_use'))
        return has('tool_name', 'tool_id');
    if (type?.is('tool_result'))
        return has('tool_id', 'status');
    return type?.is('init') === true && has('session_id', 'model', 'timestamp');
}
class GeminiStreamReader {
    log;
    session = 'main';
    constructor(log) {
        this.log = log;
    }
    read({ node }) {
        const type = node.get('type')?.string();
        if (type === 'tool_use') {
            const tool = node.get('tool_name')?.string();
            if (tool === undefined)
                this.log.unknown();
            else
                this.log.call({ session: this.session, id: this.idOf(node), tool, args: node.get('parameters'), at: node });
        }
        else if (type === 'tool_result')
            this.result(node);
        else if (type === undefined || !gemini_stream_WITHOUT_CALLS.has(type))
            this.log.unknown();
        else if (type === 'init') {
            this.session = node.get('session_id')?.string() ?? this.session;
            this.log.session(this.session);
        }
    }
    result(node) {
        const value = node.get('output') ?? node.get('error');
        const isError = node.get('status')?.is('error') ?? false;
        this.log.result({ session: this.session, id: this.idOf(node), value, at: node, isError });
    }
    /** An id is one of its run: one file can hold several. */
    idOf(node) {
        const id = node.get('tool_id')?.id();
        return id === undefined ? undefined : `${this.session} ${id}`;
    }
}
//# sourceMappingURL=gemini-stream.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/goose.js


/** The content that calls a tool: one of goose's own, or one that the interface runs. */
const goose_CALLS = new Set(['toolRequest', 'frontendToolRequest']);
/**
 * Goose: messages as its session files (JSON Lines, before sessions went into a database) and its exports hold them.
 *
 * A call and a result each say whether they are `success` or `error`. A call that the model malformed has no name, and
 * keeps its place without one. Where a conversation was summed up, its messages say that they are hidden from the agent.
 */
const goose = {
    name: 'goose',
    ids: 'reused',
    detect(node) {
        for (const message of messagesIn(node))
            if (goose_holdsTool(message))
                return true;
        return false;
    },
    reader: (log) => new GooseReader(log),
};
function goose_holdsTool(message) {
    for (const part of message.get('content')?.items() ?? []) {
        const type = part.get('type')?.string() ?? '';
        const outcome = goose_CALLS.has(type)
            ? part.get('toolCall')
            : type === 'toolResponse'
                ? part.get('toolResult')
                : undefined;
        if (outcome?.get('status')?.kind === 'string')
            return true;
    }
    return false;
}
/** The messages of an item that is a conversation. */
function conversationOf(node) {
    const messages = node.kind === 'array' ? node : (node.get('conversation') ?? node.get('messages'));
    return messages?.kind === 'array' ? messages : undefined;
}
function messagesIn(node) {
    return conversationOf(node)?.items() ?? [node];
}
/** Content that says that what was said before was summed up. */
const goose_COMPACTIONS = new Set(['conversationCompacted', 'summarizationRequested']);
class GooseReader {
    log;
    conversations;
    messages = 0;
    /** The conversation at hand, as far as it was read. */
    current;
    /** What the first line of a session file says of the conversation after it. */
    announced;
    constructor(log) {
        this.log = log;
        this.conversations = new Conversations(log);
    }
    read({ node, group }) {
        const conversation = conversationOf(node);
        if (conversation !== undefined) {
            const session = this.conversations.enter(node.get('id')?.id());
            this.current = { session, cwd: workingDirIn(node.get('working_dir')), isHidden: false };
            for (const message of conversation.items())
                this.message(message, this.current);
        }
        else if (node.get('content')?.kind === 'array') {
            const session = this.conversations.ofGroup(group);
            if (this.current?.session !== session)
                this.current = { session, cwd: this.announced, isHidden: false };
            this.message(node, this.current);
            // Otherwise it is the first line of a session file.
        }
        else if (node.get('working_dir') !== undefined)
            this.announced = workingDirIn(node.get('working_dir'));
        else
            this.log.unknown();
    }
    message(message, current) {
        const { session, cwd } = current;
        this.look(message, current);
        const batch = `message ${++this.messages}`;
        for (const part of message.get('content')?.items() ?? []) {
            const type = part.get('type')?.string() ?? '';
            if (goose_CALLS.has(type))
                this.call(part, { session, cwd, batch });
            else if (goose_COMPACTIONS.has(type))
                this.log.compacted(session);
            else if (type === 'toolResponse')
                this.result(part, session);
        }
    }
    /** After it was summed up, all of a conversation is kept, and hidden from the agent, before what goes on. */
    look(message, current) {
        if (current.isHidden === undefined)
            return;
        const visible = message.at('metadata', 'agentVisible');
        const isHidden = visible?.kind === 'boolean' && !visible.isTrue;
        if (current.isHidden && !isHidden)
            this.log.compacted(current.session);
        current.isHidden = isHidden ? true : undefined;
    }
    call(part, context) {
        const call = part.at('toolCall', 'value');
        const tool = call?.get('name')?.string() ?? '';
        this.log.call({ ...context, id: part.get('id')?.string(), tool, args: call?.get('arguments'), at: part });
    }
    result(part, session) {
        const result = part.get('toolResult');
        const value = result?.get('value');
        const isError = (result?.get('status')?.is('error') || value?.get('isError')?.isTrue) ?? false;
        // An older version has the content alone.
        const content = value?.get('content') ?? value ?? result?.get('error');
        this.log.result({ session, id: part.get('id')?.string(), value: content, at: part, isError });
    }
}
//# sourceMappingURL=goose.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/inspect-attachments.js



/** How a string says that its text is elsewhere: the second is the older form. */
const PROTOCOLS = ['attachment://', 'tc://'];
/** How much text the references of one item may be put in place as. A few bytes can refer to any number of them. */
class AttachmentBudget {
    left = 8 * document_frames/* MAX_DOCUMENT */.$0;
    /** @throws ToolReplayError when there is not so much left */
    spend(bytes, inValue) {
        this.left -= bytes;
        if (this.left >= 0 && inValue <= document_frames/* MAX_DOCUMENT */.$0)
            return;
        const limit = `${(this.left < 0 ? 8 : 1) * (document_frames/* MAX_DOCUMENT */.$0 / 1024 / 1024)} MiB`;
        throw new src_error/* ToolReplayError */.K('document-too-long', {
            found: `attachments of more than ${limit}, each counted as often as it is referred to`,
            expected: `at most ${limit}`,
        });
    }
}
/**
 * The long texts of one Inspect sample. They stand in a map of the sample, by their hash; a string that is
 * `attachment://<hash>`, wherever it stands, is short for one of them.
 */
class Attachments {
    texts = new Map();
    budget;
    inValue = 0;
    constructor(sample, budget) {
        this.budget = budget;
        for (const map of [sample.get('attachments'), sample.at('transcript', 'content')]) {
            for (const [hash, text] of map?.members() ?? [])
                if (!this.texts.has(hash))
                    this.texts.set(hash, text);
        }
    }
    /** The value with each reference in it replaced by what it refers to; one to nothing stays. */
    resolve(node) {
        if (node === undefined || this.texts.size === 0 || !mayRefer(node))
            return node;
        this.inValue = 0;
        return this.replaced(node);
    }
    /** Its depth is that of the JSON, which is bounded. */
    replaced(node) {
        if (node.kind === 'string')
            return this.referredTo(node) ?? node;
        if (node.kind === 'array')
            return [...node.items()].map((element) => this.replaced(element));
        return changed(node, (_key, value) => this.replaced(value));
    }
    referredTo(node) {
        if (!mayRefer(node))
            return undefined;
        const text = node.string();
        const protocol = PROTOCOLS.find((one) => text.startsWith(one));
        const found = protocol === undefined ? undefined : this.texts.get(text.slice(protocol.length));
        if (found === undefined)
            return undefined;
        const bytes = found.end - found.start;
        this.inValue += bytes;
        this.budget.spend(bytes, this.inValue);
        return found;
    }
}
/** Most values hold no reference: that is seen in their bytes, with nothing decoded. */
function mayRefer({ text, start, end }) {
    const bytes = text.subarray(start, end);
    return PROTOCOLS.some((protocol) => bytes.includes(`"${protocol}`));
}
//# sourceMappingURL=inspect-attachments.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/inspect-spans.js
/** Types of span in which somebody else than the agent around it makes calls. */
const OTHERS = new Set(['tool', 'subtask', 'fork', 'scorer']);
/** Whose calls they are: the sample's own, or those of a sub-agent. */
class Caller {
    makeName;
    name;
    constructor(makeName) {
        this.makeName = makeName;
    }
    /** It is named when it first calls: most tools that run call none. */
    get session() {
        this.name ??= this.makeName();
        return this.name;
    }
    /** Its session, if it has called. */
    get namedSession() {
        return this.name;
    }
}
/**
 * The spans of one Inspect sample, and who calls in each.
 *
 * What is called while a tool runs is called by the agent that the tool is, and an agent inside another is one of its
 * own. An agent that is the solver, or is in it, is the sample's own. Sub-agents have the name of their span.
 */
class Spans {
    /** The sample's own agent. */
    main;
    spans = new Map();
    /** How many sub-agents have a name. */
    named = new Map();
    sample;
    constructor(sample) {
        this.sample = sample;
        this.main = new Caller(() => sample);
    }
    /** Hears that a span begins. */
    begin(event) {
        const id = event.get('id')?.string();
        if (id === undefined)
            return;
        const parent = this.spans.get(event.get('parent_id')?.string() ?? '');
        const outside = parent?.caller ?? this.main;
        const type = event.get('type')?.string() ?? '';
        const name = event.get('name')?.string() ?? type;
        const isAgent = type === 'agent';
        const isOther = OTHERS.has(type) || (isAgent && parent?.hasAgent === true);
        const tool = type === 'tool' ? name : undefined;
        if (tool !== undefined && parent !== undefined)
            parent.hasCalls = true;
        this.spans.set(id, {
            caller: isOther ? this.subAgent(name) : outside,
            outside,
            hasAgent: isAgent || (!isOther && parent?.hasAgent === true),
            tool,
            hasCalls: false,
        });
    }
    /** Who calls inside the event of a tool or a subtask. */
    inside(event) {
        return this.subAgent(event.get('function')?.string() ?? event.get('name')?.string() ?? 'sub-agent');
    }
    /**
     * Who makes the call of a tool event.
     *
     * @param around who does if the event is of no span
     */
    callerOf(event, around) {
        const span = this.spans.get(event.get('span_id')?.string() ?? '');
        if (span === undefined)
            return around;
        // The event of a call can stand in the span of the tool that it runs: it comes first there.
        const isOwn = !span.hasCalls && span.tool !== undefined && event.get('function')?.is(span.tool) === true;
        span.hasCalls = true;
        return isOwn ? span.outside : span.caller;
    }
    /**
     * Who calls where an event that is no call stands.
     *
     * @param outside who does if the event is of no span
     */
    around(event, outside) {
        return this.spans.get(event.get('span_id')?.string() ?? '')?.caller ?? outside;
    }
    subAgent(name) {
        return new Caller(() => {
            const ordinal = (this.named.get(name) ?? 0) + 1;
            this.named.set(name, ordinal);
            return `${this.sample}/${name}${ordinal > 1 ? ` ${ordinal}` : ''}`;
        });
    }
}
//# sourceMappingURL=inspect-spans.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/inspect.js



/**
 * Inspect AI: the log of an evaluation as one `.json` document, and its samples as an `.eval` archive holds them.
 *
 * A sample and epoch is a session. The event of a tool has call and result in one, and is there also where messages were
 * compacted away; what the messages have beside the events was called by the model and never run. Logs without tool
 * events are read from the messages. Messages that were input to the sample were not made in it.
 */
const inspect = {
    name: 'inspect',
    ids: 'reused',
    isMember: (name) => name.startsWith('samples/') && name.endsWith('.json'),
    detect: (node) => isEvaluation(node) || isSample(node),
    reader: (log) => new InspectReader(log),
};
function isEvaluation(node) {
    const evaluation = node.get('eval');
    return ['task', 'model'].every((key) => evaluation?.get(key) !== undefined) && node.get('status')?.kind === 'string';
}
function isSample(node) {
    if (node.get('id')?.id() === undefined || node.get('epoch')?.kind !== 'number')
        return false;
    return isList(node.get('events')) || (isList(node.get('messages')) && node.get('target') !== undefined);
}
function isList(node) {
    return node?.kind === 'array';
}
class InspectReader {
    log;
    samples = 0;
    constructor(log) {
        this.log = log;
    }
    read({ node, member }) {
        const budget = new AttachmentBudget();
        const samples = node.get('samples');
        if (isEvaluation(node))
            for (const sample of samples?.items() ?? [])
                this.sample(sample, budget);
        else if (isSample(node) || member?.startsWith('samples/'))
            this.sample(node, budget);
        else
            this.log.unknown();
    }
    sample(sample, budget) {
        const ordinal = ++this.samples;
        const id = sample.get('id')?.id();
        const epoch = sample.get('epoch')?.id() ?? '1';
        const name = id === undefined ? `sample ${ordinal}` : `${id}/epoch ${epoch}`;
        this.log.session(name);
        new SampleReader(this.log, sample, name, new Attachments(sample, budget)).read();
    }
}
class SampleReader {
    log;
    sample;
    attachments;
    name;
    spans;
    sessions = new Set();
    /** The model's turn that issued a call, by the call's id. */
    turns = new Map();
    turn = 0;
    /** The calls without an event, by the id of the call with one that comes next. */
    missing = new Map();
    constructor(log, sample, name, attachments) {
        this.log = log;
        this.sample = sample;
        this.attachments = attachments;
        this.name = name;
        this.spans = new Spans(name);
        this.sessions.add(name);
    }
    read() {
        const events = this.sample.get('events') ?? this.sample.at('transcript', 'events');
        const ids = new Set();
        findToolEvents(events, ids);
        if (ids.size === 0)
            this.readMessages();
        else {
            const rest = this.findMissing(ids);
            this.readEvents(events, this.spans.main);
            this.tellMissing(rest);
        }
        for (const session of this.sessions)
            this.log.end(session);
    }
    readEvents(events, around) {
        for (const event of events?.items() ?? []) {
            const type = event.get('event')?.string();
            if (type === 'span_begin')
                this.spans.begin(event);
            else if (type === 'model')
                this.readTurn(event);
            else if (type === 'tool')
                this.readTool(event, around);
            else if (type === 'compaction')
                this.compacted(event, around);
            // Before there were spans, what happened while a tool or a subtask ran was told in its event.
            if (event.get('events') !== undefined)
                this.readEvents(event.get('events'), this.spans.inside(event));
        }
    }
    readTurn(event) {
        const turn = `turn ${++this.turn}`;
        for (const choice of event.at('output', 'choices')?.items() ?? []) {
            for (const call of choice.at('message', 'tool_calls')?.items() ?? []) {
                const id = call.get('id')?.id();
                if (id !== undefined)
                    this.turns.set(id, turn);
            }
        }
    }
    readTool(event, around) {
        const { session } = this.spans.callerOf(event, around);
        this.sessions.add(session);
        const id = event.get('id')?.id();
        if (id !== undefined) {
            this.tellMissing(this.missing.get(id));
            this.missing.delete(id);
        }
        const batch = id === undefined ? undefined : this.turns.get(id);
        const isPending = event.get('pending')?.isTrue === true;
        const answer = isPending ? undefined : this.answerIn(event, event.get('result'));
        this.log.call({
            session,
            id,
            tool: toolName(event.get('function')?.string()),
            args: this.attachments.resolve(event.get('arguments')),
            at: event,
            ...(batch !== undefined && { batch }),
            ...(answer !== undefined && { answer }),
        });
    }
    compacted(event, around) {
        const session = this.spans.around(event, around).namedSession;
        if (session !== undefined)
            this.log.compacted(session);
    }
    tellMissing(calls = []) {
        for (const call of calls) {
            const batch = this.turns.get(call.id ?? '') ?? call.batch;
            this.log.call({ ...call, ...(batch !== undefined && { batch }) });
        }
    }
    readMessages() {
        for (const { message, call } of this.messages()) {
            if (call !== undefined)
                this.log.call(call);
            else if (message.get('role')?.is('tool')) {
                const id = message.get('tool_call_id')?.id();
                const answer = this.answerIn(message, message.get('content')) ?? { value: undefined, at: message };
                this.log.result({ ...answer, session: this.name, id, at: message });
            }
        }
    }
    /**
     * Finds what the messages say was called and no event does.
     *
     * @param ids those of the events
     * @returns the calls after the last that has an event
     */
    findMissing(ids) {
        const answers = new Map();
        let calls = [];
        const unanswered = [];
        for (const { message, call } of this.messages()) {
            const id = message.get('tool_call_id')?.id();
            if (call === undefined) {
                const answer = id === undefined || ids.has(id) ? undefined : this.answerIn(message, message.get('content'));
                if (answer !== undefined && id !== undefined)
                    answers.set(id, { ...answer, at: message });
            }
            else if (call.id === undefined || !ids.has(call.id)) {
                const copy = { ...call };
                unanswered.push(copy);
                calls.push(copy);
            }
            else if (calls.length > 0 && !this.missing.has(call.id)) {
                this.missing.set(call.id, calls);
                calls = [];
            }
        }
        for (const call of unanswered) {
            const answer = call.answer ?? answers.get(call.id ?? '');
            if (answer !== undefined)
                call.answer = answer;
        }
        return calls;
    }
    /** The messages that were made in the sample, and each call in them. */
    *messages() {
        let position = 0;
        for (const message of this.allMessages()) {
            position++;
            if (message.get('source')?.is('input'))
                continue;
            yield { message };
            if (!message.get('role')?.is('assistant'))
                continue;
            const context = { session: this.name, batch: `message ${position}` };
            // What the model's own servers run is a part of its message, with the result in it.
            for (const part of message.get('content')?.items() ?? []) {
                if (!part.get('type')?.is('tool_use'))
                    continue;
                const answer = this.answerIn(part, part.get('result'));
                const tool = toolName(part.get('name')?.string(), part.get('context')?.string());
                const call = { ...context, id: part.get('id')?.id(), tool, args: this.argumentsOf(part), at: part };
                yield { message, call: { ...call, ...(answer !== undefined && { answer }) } };
            }
            for (const call of message.get('tool_calls')?.items() ?? []) {
                const tool = toolName(call.get('function')?.string());
                yield { message, call: { ...context, id: call.get('id')?.id(), tool, args: this.argumentsOf(call), at: call } };
            }
        }
    }
    /** Newer logs can have the messages in a pool, each of them once. */
    *allMessages() {
        const { sample } = this;
        const places = [['messages'], ['events_data', 'messages'], ['message_pool']];
        for (const place of places) {
            let hasAny = false;
            for (const message of sample.at(...place)?.items() ?? []) {
                hasAny = true;
                yield message;
            }
            if (hasAny)
                return;
        }
    }
    argumentsOf(call) {
        return this.attachments.resolve(call.get('arguments'));
    }
    /** What came back, where the log says that anything did. An error object stands for output that is not there. */
    answerIn(holder, output) {
        const error = [holder.get('error'), holder.get('tool_error')].find((one) => one !== undefined && !one.isNull);
        const isError = error !== undefined || holder.get('failed')?.isTrue === true;
        if (output === undefined && !isError)
            return undefined;
        const hasOutput = output !== undefined && !output.isNull && !output.is('');
        const value = hasOutput ? output : (error ?? output);
        return { value: this.attachments.resolve(value), at: value ?? holder, ...(isError && { isError }) };
    }
}
/** Collects the ids of tool events, also of those inside others: JSON's bounded depth bounds theirs. */
function findToolEvents(events, ids) {
    for (const event of events?.items() ?? []) {
        if (event.get('event')?.is('tool'))
            ids.add(event.get('id')?.id());
        findToolEvents(event.get('events'), ids);
    }
}
//# sourceMappingURL=inspect.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/managed-agents.js

/** The events that call a tool. */
const managed_agents_CALLS = new Set(['agent.tool_use', 'agent.mcp_tool_use', 'agent.custom_tool_use']);
/** The events that hold a result, each with the key that names the call. */
const managed_agents_RESULTS = new Map([
    ['agent.tool_result', 'tool_use_id'],
    ['user.tool_result', 'tool_use_id'],
    ['agent.mcp_tool_result', 'mcp_tool_use_id'],
    ['user.custom_tool_result', 'custom_tool_use_id'],
]);
/** What was said before in a session, or by a sub-agent, was summed up. */
const COMPACTED = 'agent.thread_context_compacted';
/** Other events, and other objects of the API that stand beside them. The list is open. */
const managed_agents_WITHOUT_CALLS = new Set([
    ...['agent.message', 'agent.thinking', COMPACTED, 'agent.thread_message_sent'],
    ...['agent.thread_message_received', 'user.message', 'user.interrupt', 'user.tool_confirmation'],
    ...['user.define_outcome', 'system.message', 'agent', 'environment', 'session', 'event_start', 'event_delta'],
]);
/** Domains of events that tell how the session fares. */
const DOMAINS = ['session.', 'span.'];
/**
 * Events of a session of Anthropic's Managed Agents, as the stream and the list of events give them.
 *
 * An event is an item itself, or an element of `events` or `data` of one. A recorder of API calls may put the name of
 * the call before each. What the client sends comes back in the stream, and is read there. A refusal by the user is no
 * answer: the result that follows it is, and is an error. An event with `session_thread_id` is a sub-agent's.
 */
const managedAgents = {
    name: 'anthropic-managed-agents',
    ids: 'unique',
    detect(node) {
        if (managed_agents_isEvent(node))
            return true;
        for (const event of eventsOf(node)?.items() ?? [])
            if (managed_agents_isEvent(event))
                return true;
        return false;
    },
    reader: (log) => new EventsReader(log),
};
function managed_agents_isEvent(node) {
    const type = node.get('type')?.string();
    if (type === undefined || !type.includes('.'))
        return false;
    if (managed_agents_CALLS.has(type))
        return node.get('id')?.kind === 'string' && node.get('name')?.kind === 'string';
    const call = managed_agents_RESULTS.get(type);
    if (call !== undefined)
        return node.get(call)?.kind === 'string';
    // Others have types with dots too.
    return managed_agents_isWithoutCalls(type) && node.get('processed_at') !== undefined;
}
function managed_agents_isWithoutCalls(type) {
    return managed_agents_WITHOUT_CALLS.has(type) || DOMAINS.some((domain) => type.startsWith(domain));
}
function eventsOf(node) {
    const events = node.get('events') ?? node.get('data');
    return events?.kind === 'array' ? events : undefined;
}
class EventsReader {
    log;
    main = 'main';
    /** The model's turn at hand: what it calls, it calls together. */
    turn;
    /** The session of each call of a sub-agent that has no result yet: its result does not always say. */
    threads = new Map();
    constructor(log) {
        this.log = log;
    }
    read({ node }) {
        // Beside its object, a recorder of API calls notes the name of the call.
        if (node.kind !== 'object')
            return;
        const events = eventsOf(node);
        this.enter(node, events);
        if (events === undefined) {
            if (!this.event(node))
                this.log.unknown();
            return;
        }
        let isKnown = true;
        for (const event of events.items())
            isKnown = this.event(event) && isKnown;
        if (!isKnown)
            this.log.unknown();
    }
    /** The object that the API calls a session has its id, and so may what holds the events of one. */
    enter(node, events) {
        const own = node.get('type')?.is('session') ? node.get('id')?.string() : undefined;
        const id = own ?? node.at('session', 'id')?.string() ?? (events && node.get('session_id')?.string());
        if (id === undefined || id === '')
            return;
        this.main = id;
        this.log.session(id);
    }
    /** @returns whether its type is known */
    event(event) {
        const type = event.get('type')?.string() ?? '';
        const call = managed_agents_RESULTS.get(type);
        if (managed_agents_CALLS.has(type))
            this.call(event);
        else if (call !== undefined)
            this.result(event, event.get(call)?.string());
        else if (type === 'span.model_request_start')
            this.turn = event.get('id')?.string();
        else {
            if (type === COMPACTED)
                this.log.compacted(this.sessionOf(event), event.get('id')?.string());
            return managed_agents_isWithoutCalls(type);
        }
        return true;
    }
    call(event) {
        const id = event.get('id')?.string();
        const session = this.sessionOf(event);
        const isOfThread = session !== this.main;
        if (isOfThread && id !== undefined)
            this.threads.set(id, session);
        this.log.call({
            session,
            id,
            tool: toolName(event.get('name')?.string(), event.get('mcp_server_name')?.string()),
            args: event.get('input'),
            at: event,
            ...(!isOfThread && this.turn !== undefined && { batch: this.turn }),
        });
    }
    result(event, id) {
        const session = (id === undefined ? undefined : this.threads.get(id)) ?? this.sessionOf(event);
        if (id !== undefined)
            this.threads.delete(id);
        const isError = event.get('is_error')?.isTrue ?? false;
        this.log.result({ session, id, value: event.get('content'), at: event, isError });
    }
    sessionOf(event) {
        const thread = event.get('session_thread_id')?.string();
        return thread === undefined || thread === '' ? this.main : `${this.main}/${thread}`;
    }
}
//# sourceMappingURL=managed-agents.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/mcp-connection.js

/** How many open requests are told apart by nothing but their order. No client has more. */
const MOST_ALIKE = 1000;
/** One connection to one server: what is open on it. Both sides number their requests for themselves. */
class Connection {
    session;
    name;
    calls = 0;
    requests = new Map();
    /** Requests that were written without their id, the first first. */
    unnumbered = [];
    waiting = [];
    tasks = new Map();
    constructor(session, name) {
        this.session = session;
        this.name = name;
    }
    /** It is set up anew: what was open and has no id of its own is never answered. */
    restart() {
        this.unnumbered = [];
        this.waiting = [];
    }
    /** A name for a new call; that of its id, unless a request with that id is still open. */
    newCall(id) {
        this.calls++;
        return id === undefined || this.requests.has(id) ? `${this.name} ${this.calls}` : this.idOf(id);
    }
    /** What a call with this id is named. */
    idOf(id) {
        return JSON.stringify([this.name, id]);
    }
    open(id, direction, of) {
        const request = { id, direction, ...of };
        const open = id === undefined ? this.unnumbered : this.requests.get(id);
        if (open === undefined)
            this.requests.set(id, [request]);
        else
            push(open, request);
        return request;
    }
    /**
     * Closes the request that a response is to: the last one with its id that went the other way, else the first that has
     * none. A response without an id can be to the only open request.
     */
    answered(id, direction) {
        const fits = (one) => direction === undefined || one.direction === undefined || one.direction !== direction;
        const [only] = id === undefined && this.requests.size === 1 ? this.requests.values() : [];
        const numbered = id === undefined ? undefined : this.requests.get(id)?.findLast(fits);
        const request = numbered ?? this.unnumbered.find(fits) ?? only?.findLast(fits);
        if (request !== undefined)
            this.close(request);
        return request;
    }
    isOpen(id) {
        return id !== undefined && this.requests.has(id);
    }
    close(request) {
        const { id } = request;
        const open = id === undefined ? this.unnumbered : (this.requests.get(id) ?? []);
        const at = open.lastIndexOf(request);
        if (at >= 0)
            open.splice(at, 1);
        if (id !== undefined && open.length === 0)
            this.requests.delete(id);
    }
    wait(waiting) {
        push(this.waiting, waiting);
    }
    /** The call that a request makes once more, with what was asked for; undefined when it is a new one. */
    retried(tool, parameters) {
        const state = parameters?.get('requestState');
        if (this.waiting.length === 0 || (state ?? parameters?.get('inputResponses')) === undefined)
            return undefined;
        const text = state && textOf(state);
        const at = this.waiting.findLastIndex((one) => one.tool === tool && one.state === text);
        return at < 0 ? undefined : this.waiting.splice(at, 1)[0]?.call;
    }
    addTask(task, call) {
        this.tasks.set(task, call);
    }
    /** The call that runs as a task. */
    task(task) {
        return task === undefined ? undefined : this.tasks.get(task);
    }
}
/** Adds to a list that is searched, and so must not grow without bound: the oldest is given up. */
function push(list, item) {
    list.push(item);
    if (list.length > MOST_ALIKE)
        list.shift();
}
//# sourceMappingURL=mcp-connection.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/mcp-messages.js

/** Where recorders put the JSON-RPC object: each has a wrapper of its own. */
const INSIDE = ['msg', 'message', 'payload', 'frame', 'data', 'body', 'raw', 'rpc'];
const SERVER = ['server_id', 'serverId', 'server_name', 'serverName', 'server'];
const CONNECTION = ['connection_id', 'connectionId', 'session_id', 'sessionId'];
const EXCHANGES = ['interactions', 'calls', 'exchanges'];
/** What MCP's methods start with. Other protocols on JSON-RPC have others. */
const METHOD = /^(tools|resources|prompts|notifications|sampling|elicitation|roots|completion|logging|tasks|server)\/[a-z_/]+$/i;
/** The methods of an SDK's client of which a recorder writes the arguments. */
const SDK_METHODS = new Set(['call_tool', 'list_tools', 'initialize', 'list_resources', 'list_prompts']);
/** The messages of one item: one, a batch, or none. */
function* mcp_messages_messagesIn(item) {
    const server = word(item, SERVER);
    const envelope = {
        server,
        connection: JSON.stringify([server, word(item, CONNECTION)]),
        direction: word(item, ['dir', 'direction']),
    };
    if (isRpc(item) || isSdkLine(item)) {
        yield { ...envelope, rpc: item, at: item };
        return;
    }
    const gateway = gatewayType(item);
    if (gateway === FILTERED)
        return;
    for (const key of INSIDE) {
        const value = item.get(key);
        if (value === undefined)
            continue;
        const inside = value.kind === 'string' ? unquoted(value) : value;
        const batch = inside.kind === 'array' ? [...inside.items()] : [inside];
        const found = batch.filter((rpc) => isRpc(rpc) || (gateway !== undefined && rpc.kind === 'object'));
        for (const rpc of found)
            yield { ...envelope, rpc, at: inside === value ? rpc : item };
        if (found.length > 0)
            return;
    }
    // Why there was no response is written beside the payload, which is null then.
    if (gateway === 'RESPONSE' && item.get('error') !== undefined)
        yield { ...envelope, rpc: item, at: item };
}
/** The exchanges of a cassette; undefined when the item is none. */
function exchangesIn(item) {
    const list = EXCHANGES.map((key) => item.get(key)).find((value) => value?.kind === 'array');
    const exchanges = list === undefined ? [item] : [...list.items()];
    const found = exchanges.flatMap((one) => {
        const request = partOf(one.get('request'));
        if (request === undefined || !isRequest(request.rpc))
            return [];
        return [{ request, response: partOf(one.get('response')) }];
    });
    return found.length > 0 ? found : undefined;
}
/** What a request or response of a cassette is, or holds as the body of a message of HTTP. */
function partOf(node) {
    if (node === undefined || node.isNull)
        return undefined;
    for (const key of isRpc(node) ? [] : INSIDE) {
        const body = node.get(key);
        const value = body?.get('string') ?? body;
        const inside = value?.kind === 'string' ? unquoted(value) : value;
        if (inside !== undefined && isRpc(inside))
            return { rpc: inside, at: node };
    }
    return { rpc: node, at: node };
}
/** Whether a message is one of MCP, and of no other protocol on JSON-RPC. */
function isOfMcp({ rpc }) {
    if (isSdkLine(rpc))
        return SDK_METHODS.has(rpc.get('method')?.string() ?? '');
    const method = rpc.get('method')?.string();
    // A number is the version of ACP, which starts in the same way.
    const version = rpc.at('params', 'protocolVersion') ?? rpc.at('result', 'protocolVersion');
    if (version?.kind === 'string')
        return true;
    if (method !== undefined)
        return METHOD.test(method.slice(0, 100));
    return ['content', 'tools'].some((key) => rpc.at('result', key)?.kind === 'array');
}
/** Whether a recorded request of a cassette is one to an MCP server. */
function isRequest(request) {
    const method = request.get('method')?.string() ?? '';
    if (request.get('args')?.kind === 'array')
        return SDK_METHODS.has(method);
    return METHOD.test(method.slice(0, 100)) || (method === 'initialize' && request.get('jsonrpc') !== undefined);
}
/** A line that a recorder of an SDK's client writes before or after each of its calls. */
function isSdkLine(node) {
    const type = node.get('type');
    if (type === undefined || node.get('count')?.kind !== 'number' || node.get('method')?.kind !== 'string')
        return false;
    return type.is('request')
        ? node.get('args')?.kind === 'array'
        : type.is('response') && node.get('result') !== undefined;
}
/** An event of the gateway that is about messages which have lines of their own. */
const FILTERED = 'DIFC_FILTERED';
/** What a line of the gateway of GitHub's agentic workflows is, in the words of its first version. */
function gatewayType(item) {
    const type = item.get('server_id') === undefined ? undefined : (item.get('type') ?? item.get('event'))?.string();
    const match = /^(?:rpc_)?(request|response|difc_filtered)$/i.exec(type?.slice(0, 40) ?? '');
    return match?.[1]?.toUpperCase();
}
/** An id as it is compared: `1` and `"1"` are two. */
function mcp_messages_idOf(rpc) {
    const id = rpc.get(isSdkLine(rpc) ? 'count' : 'id');
    return id === undefined || id.isNull ? undefined : textOf(id);
}
function isRpc(node) {
    return node.get('jsonrpc')?.is('2.0') ?? false;
}
function word(node, keys) {
    for (const key of keys) {
        const text = node.get(key)?.string();
        if (text !== undefined && text !== '')
            return text;
    }
    return undefined;
}
//# sourceMappingURL=mcp-messages.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/mcp.js






/** Types of line that hold no message. */
const WITHOUT_MESSAGES = new Set(['summary', 'header', 'meta', 'metadata', 'session_start', 'session_end']);
/**
 * Recordings of the Model Context Protocol, up to its version of 2026-07-28: JSON-RPC messages, one a line, bare or
 * wrapped; the `rpc-messages.jsonl` of GitHub's agentic workflows; cassettes of requests with their responses; and what
 * recorders of the Python SDK write.
 *
 * A response belongs to the last open request with its id that went the other way over the same connection, since ids
 * start again with each connection. Requests written without their id are answered in their order.
 */
const mcp = {
    name: 'mcp',
    ids: 'reused',
    detect: isMcp,
    reader: (log) => new McpReader(log),
};
function isMcp(node) {
    if (exchangesIn(node) !== undefined)
        return true;
    for (const message of mcp_messages_messagesIn(node))
        if (isOfMcp(message))
            return true;
    return false;
}
class McpReader {
    log;
    connections = new Map();
    cassettes = 0;
    constructor(log) {
        this.log = log;
    }
    read({ node }) {
        const exchanges = exchangesIn(node);
        if (exchanges !== undefined) {
            this.exchanges(node, exchanges);
            return;
        }
        let isKnown = gatewayType(node) !== undefined || WITHOUT_MESSAGES.has(node.get('type')?.string() ?? '');
        for (const message of mcp_messages_messagesIn(node)) {
            isKnown = true;
            refusing(message, () => this.message(message));
        }
        if (!isKnown)
            this.log.unknown();
    }
    /** Reads a cassette, which is a session of its own, or one exchange of a log of such. */
    exchanges(node, exchanges) {
        const isCassette = node.get('request') === undefined;
        const session = isCassette ? this.cassette(node) : 'main';
        const connection = isCassette ? new Connection(session, session) : this.connection('exchange');
        this.log.session(session);
        for (const { request, response } of exchanges) {
            const asked = refusing(request, () => this.request(connection, request));
            if (asked === undefined || response === undefined)
                continue;
            connection.close(asked);
            refusing(response, () => this.answer(connection, asked, response));
        }
        if (isCassette)
            this.log.end(session);
    }
    cassette(node) {
        this.cassettes++;
        const name = (node.get('session_id') ?? node.get('sessionId'))?.string();
        return name ?? (this.cassettes === 1 ? 'main' : `conversation ${this.cassettes}`);
    }
    connection(name) {
        let connection = this.connections.get(name);
        if (connection === undefined) {
            connection = new Connection('main', name);
            this.connections.set(name, connection);
        }
        return connection;
    }
    message(message) {
        const { rpc, at, direction } = message;
        const connection = this.connection(message.connection);
        const isResponse = isSdkLine(rpc) ? rpc.get('type')?.is('response') : rpc.get('method') === undefined;
        if (isResponse !== true && gatewayType(rpc) !== 'RESPONSE') {
            this.request(connection, message);
            return;
        }
        const id = mcp_messages_idOf(rpc);
        const request = connection.answered(id, direction);
        if (request !== undefined)
            this.answer(connection, request, message);
        // What the request was is not known, but the result is one of a call; unless it is a reply to the server.
        else if (rpc.at('result', 'content')?.kind === 'array' && !isOtherMethod(rpc) && !connection.isOpen(id)) {
            const { session } = connection;
            this.log.result({ session, id: id && connection.idOf(id), value: rpc.get('result'), at });
        }
    }
    request(connection, { rpc, at, server, direction }) {
        const method = rpc.get('method')?.string() ?? '';
        if (method.startsWith('notifications/'))
            return undefined;
        if (method === 'initialize')
            connection.restart();
        const id = mcp_messages_idOf(rpc);
        if (method === 'tasks/result') {
            return connection.open(id, direction, {
                ...NO_CALL,
                call: connection.task(rpc.at('params', 'taskId')?.string()),
            });
        }
        if (method !== 'tools/call' && method !== 'call_tool')
            return connection.open(id, direction, NO_CALL);
        const { name, args } = parametersOf(rpc);
        const tool = toolName(name, server);
        const { session } = connection;
        const call = { session, tool, args, at };
        const first = connection.retried(tool, rpc.get('params'));
        if (first !== undefined) {
            this.log.call({ ...call, id: undefined, partOf: first });
            return connection.open(id, direction, { call: first, tool });
        }
        const request = connection.open(id, direction, { call: connection.newCall(id), tool });
        this.log.call({ ...call, id: request.call });
        return request;
    }
    answer(connection, { call, tool }, { rpc: response, at }) {
        if (call === undefined)
            return;
        const { session } = connection;
        const error = response.get('error');
        const result = response.get('result') ?? (response.get('content') === undefined ? undefined : response);
        if (error !== undefined && !error.isNull) {
            const value = result === undefined || result.isNull ? error : result;
            this.log.result({ session, id: call, value, at, isError: true });
            return;
        }
        if (result?.get('resultType')?.is('input_required') || result?.get('inputRequests') !== undefined) {
            const state = result.get('requestState');
            connection.wait({ call, tool, state: state && textOf(state) });
            return;
        }
        const task = (result?.at('task', 'taskId') ?? result?.get('taskId'))?.string();
        if (task !== undefined && result?.get('content') === undefined) {
            connection.addTask(task, call);
            return;
        }
        const isFailure = response.get('success')?.kind === 'boolean' && !response.get('success')?.isTrue;
        const isError = isFailure || (result?.get('isError')?.isTrue ?? false);
        this.log.result({ session, id: call, value: result && withoutIsError(result), at, isError });
    }
}
/** Does something with a message; what is at fault in one that was text in the log has no offset in the log. */
function refusing({ rpc, at }, work) {
    try {
        return work();
    }
    catch (error) {
        throw (0,formats_frames/* isFault */.Z)(error) && at !== rpc ? new src_error/* ToolReplayError */.K(error.code, error.fault) : error;
    }
}
const NO_CALL = { call: undefined, tool: '' };
/** The tool and its arguments: JSON-RPC names them, an SDK has them in order or by name. */
function parametersOf(rpc) {
    const list = rpc.get('args');
    if (list?.kind !== 'array') {
        return { name: rpc.at('params', 'name')?.string() ?? '', args: rpc.at('params', 'arguments') };
    }
    const [name, args] = [...list.items()].slice(0, 2);
    const named = rpc.get('kwargs');
    return { name: (name ?? named?.get('name'))?.string() ?? '', args: args ?? named?.get('arguments') };
}
/** A result without its mark of failure, which is told apart; that it says `false` is no other answer than silence. */
function withoutIsError(result) {
    if (result.get('isError') === undefined)
        return result;
    const members = [...result.members()];
    const kept = new Map(members);
    // A key that is there twice is not for this reader to decide about.
    if (kept.size < members.length)
        return result;
    kept.delete('isError');
    return Object.fromEntries(kept);
}
function isOtherMethod(rpc) {
    return isSdkLine(rpc) && rpc.get('method')?.is('call_tool') !== true;
}
//# sourceMappingURL=mcp.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/turns.js
/**
 * The ids of one conversation whose own are sloppy: absent, empty, constant, or counted from 0 in each message.
 *
 * A result follows the message that it answers. So an id means the last message that used it, and calls and results
 * without ids are matched in the order of the last message with calls.
 */
class Turns {
    turn = 0;
    made = 0;
    /** Ids that wait for an answer, and those that were used again before they had one. */
    uses = new Map();
    /** The calls of the last message that have no id: under the name of each tool, and all under undefined. */
    nameless = new Map();
    /**
     * A message with calls.
     *
     * @returns the batch of its calls
     */
    begin() {
        this.nameless = new Map();
        return String(++this.turn);
    }
    /** The key under which a call waits for its result. */
    call(id, tool) {
        if (id === undefined) {
            const call = { key: `#${++this.made}`, isAnswered: false };
            for (const name of [undefined, tool]) {
                const queue = this.nameless.get(name);
                if (queue === undefined)
                    this.nameless.set(name, { calls: [call], first: 0 });
                else
                    queue.calls.push(call);
            }
            return call.key;
        }
        const use = this.uses.get(id);
        if (use === undefined)
            this.uses.set(id, { turn: this.turn, generation: 0, open: 1 });
        else if (use.turn === this.turn)
            use.open++;
        else
            Object.assign(use, { turn: this.turn, generation: use.generation + 1, open: 1 });
        return keyOf(id, use?.generation ?? 0);
    }
    /** Whether a call of this id waits for a result. */
    isOpen(id) {
        return (this.uses.get(id)?.open ?? 0) > 0;
    }
    /**
     * The key of the call that a result answers.
     *
     * @param tool the name of the tool, where the result has it
     * @returns undefined when it is of no call
     */
    result(id, tool) {
        if (id === undefined)
            return this.nextNameless(tool);
        const use = this.uses.get(id);
        if (use === undefined)
            return keyOf(id, 0);
        use.open--;
        if (use.open <= 0 && use.generation === 0)
            this.uses.delete(id);
        return keyOf(id, use.generation);
    }
    nextNameless(tool) {
        const queue = this.nameless.get(tool);
        let call = queue?.calls[queue.first];
        while (queue !== undefined && call !== undefined) {
            queue.first++;
            if (!call.isAnswered) {
                call.isAnswered = true;
                return call.key;
            }
            call = queue.calls[queue.first];
        }
        return undefined;
    }
}
/** No two pairs give one key, and none gives that of a call without an id. */
function keyOf(id, generation) {
    return generation === 0 ? `=${id}` : `${generation}=${id}`;
}
//# sourceMappingURL=turns.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/chat-conversation.js


/** Roles whose messages hold no call unless they say so. `exit` is the last of mini-swe-agent. */
const ROLES = new Set(['system', 'developer', 'user', 'assistant', 'tool', 'function', 'exit']);
/**
 * One conversation of chat messages, in all dialects of OpenAI's Chat Completions: `tool_calls` and `role: "tool"`, the
 * older `function_call` and `role: "function"`, calls without the `function` wrapper (tau2) or with their `output`
 * (AgentV), and mini-swe-agent's `extra.actions` and `extra.returncode` where there are no `tool_calls`.
 */
class ChatConversation {
    name;
    log;
    cwd;
    turns = { assistant: new Turns(), user: new Turns() };
    /** The `tool_calls` that were told last; valid until the next item. */
    lastCalls;
    /** @param cwd where its commands run, if that is said of all of it */
    constructor(log, name, cwd) {
        this.log = log;
        this.name = name;
        this.cwd = cwd;
        log.session(name);
    }
    /** @returns whether it is a message of a known kind */
    message(message) {
        const role = message.get('role')?.string();
        if (role === undefined)
            return false;
        const calls = message.get('tool_calls');
        const functionCall = message.get('function_call');
        const actions = message.at('extra', 'actions');
        if (isFilled(calls))
            this.calls(calls, role === 'user' ? 'user' : 'assistant');
        else if (functionCall?.kind === 'object')
            this.functionCall(functionCall);
        else if (isFilled(actions))
            this.actions(actions);
        if (role === 'tool' || role === 'function')
            this.results(message);
        else if (role !== 'assistant' && message.at('extra', 'returncode') !== undefined)
            this.observation(message);
        return ROLES.has(role);
    }
    /** The calls of one message, which were issued together. */
    calls(calls, requestor) {
        this.lastCalls = calls;
        const batches = new Map();
        for (const call of calls.items()) {
            if (call.kind !== 'object')
                continue;
            const by = requestorOf(call) ?? requestor;
            const batch = batches.get(by) ?? this.turns[by].begin();
            batches.set(by, batch);
            const { id, tool, args } = readCall(call);
            const place = { session: this.sessionOf(by), tool, args, at: call, batch, cwd: this.cwd };
            const output = call.get('output');
            if (output === undefined)
                this.log.call({ ...place, id: this.turns[by].call(id, tool) });
            else
                this.log.call({ ...place, id: undefined, answer: { ...chat_conversation_answerOf(call), value: output } });
        }
    }
    /** A message of the role `tool`, or several in one. */
    results(message, requestor = 'assistant') {
        const together = message.get('tool_messages');
        if (isFilled(together)) {
            for (const each of together.items())
                if (!isFilled(each.get('tool_messages')))
                    this.results(each, requestor);
            return;
        }
        const by = requestorOf(message) ?? requestor;
        const tool = (message.get('name') ?? message.get('tool_name'))?.string();
        const answer = chat_conversation_answerOf(message);
        for (const id of this.answered(message, this.turns[by])) {
            this.log.result({ session: this.sessionOf(by), id: this.turns[by].result(id, tool), ...answer });
        }
    }
    /** Whether these are the very calls that were told last: a log may have its newest message twice. */
    isLast(calls) {
        if (calls === undefined || this.lastCalls === undefined)
            return false;
        const last = [...this.lastCalls.items()].map(readCall);
        const now = [...calls.items()].map(readCall);
        return last.length === now.length && now.every((call, k) => chat_conversation_isSame(call, last[k]));
    }
    end() {
        this.log.end(this.name);
        this.log.end(this.sessionOf('user'));
    }
    /** What an answer refers to: the id of one call, of several in SWE-agent's messages, or undefined for position. */
    answered(message, turns) {
        const id = chat_conversation_idOf(message.get('tool_call_id'));
        if (id !== undefined)
            return [id];
        const several = [...(message.get('tool_call_ids')?.items() ?? [])].map(chat_conversation_idOf);
        if (several.length > 0)
            return several;
        // In tau2 a result has the id of its call as its own; elsewhere a message may have one that means nothing.
        const own = chat_conversation_idOf(message.get('id'));
        const isOfCall = own !== undefined && (message.get('requestor') !== undefined || turns.isOpen(own));
        return [isOfCall ? own : undefined];
    }
    functionCall(call) {
        const { tool, args } = readCall(call);
        const batch = this.turns.assistant.begin();
        this.log.call({ session: this.name, id: this.turns.assistant.call(undefined, tool), tool, args, at: call, batch });
    }
    actions(actions) {
        const batch = this.turns.assistant.begin();
        for (const action of actions.items()) {
            const command = action.get('command');
            if (command === undefined)
                continue;
            const id = this.turns.assistant.call(chat_conversation_idOf(action.get('tool_call_id')), 'bash');
            const { name: session, cwd } = this;
            this.log.call({ session, id, tool: 'bash', args: { command }, at: action, batch, cwd });
        }
    }
    observation(message) {
        const id = this.turns.assistant.result(undefined, undefined);
        this.log.result({ session: this.name, id, ...chat_conversation_answerOf(message) });
    }
    sessionOf(requestor) {
        return requestor === 'user' ? `${this.name}/user` : this.name;
    }
}
/** Whether it is an array with something in it. */
function isFilled(node) {
    for (const _ of node?.items() ?? [])
        return true;
    return false;
}
/** A call in any dialect: `function` is an object, a name (AgentDojo), or not there (tau2, AgentV, `function_call`). */
function readCall(call) {
    const inner = call.get('function') ?? call.get('custom');
    return {
        id: chat_conversation_idOf(call.get('id')),
        tool: first([inner?.get('name'), inner, call.get('name'), call.get('tool')], (node) => node.string()) ?? '',
        args: first(['arguments', 'input', 'args'], (key) => inner?.get(key) ?? call.get(key)),
    };
}
/** The first that there is of what is looked up in several places. */
function first(places, look) {
    for (const place of places) {
        const found = place === undefined ? undefined : look(place);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function chat_conversation_isSame(a, b) {
    return a.id === b?.id && a.tool === b?.tool && chat_conversation_textOf(a.args) === chat_conversation_textOf(b?.args);
}
function chat_conversation_textOf(node) {
    return node?.text.toString('latin1', node.start, node.end);
}
/** An empty id is none. */
function chat_conversation_idOf(node) {
    const id = node?.id();
    return id === '' ? undefined : id;
}
function requestorOf(node) {
    const requestor = node.get('requestor');
    if (requestor?.is('user'))
        return 'user';
    return requestor?.is('assistant') ? 'assistant' : undefined;
}
/** The marks are those of tau2 (`error: true`), of AgentDojo (`error: "\u2026"`) and of frameworks (`is_error`, `status`). */
function chat_conversation_answerOf(message) {
    const error = message.get('error');
    const hasError = error?.kind === 'object' || (error?.kind === 'string' && !error.is(''));
    const isError = hasError || error?.isTrue || message.get('is_error')?.isTrue || message.get('status')?.is('error') || false;
    const content = message.get('content');
    const isEmpty = content === undefined || content.isNull || content.is('');
    return {
        value: hasError && isEmpty ? error : content,
        at: message,
        isError,
        ...exitCodeIn(message.at('extra', 'returncode')),
    };
}
//# sourceMappingURL=chat-conversation.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/chat-detect.js

/** Blocks of a content that are calls or results of other APIs: Anthropic's, the AI SDK's, and agents' own. */
const FOREIGN_BLOCK = /^(?:.*tool_use|.*tool_result|tool-call|tool-result|tool-error|tool(?:Call|Result|Use|Request|Response))$/;
const PLAIN_ROLES = new Set(['system', 'developer', 'user', 'assistant', 'exit']);
/** Whether a message shows that it is one of a Chat Completions log: it has calls, or is a result. */
function isTelling(message) {
    const role = message.get('role');
    if (role?.kind !== 'string' || hasForeignBlocks(message))
        return false;
    const [call] = message.get('tool_calls')?.items() ?? [];
    if (call !== undefined)
        return ['function', 'custom', 'name', 'tool'].some((key) => call.get(key) !== undefined);
    if (message.at('function_call', 'name')?.kind === 'string')
        return true;
    if (role.is('function'))
        return message.get('name')?.kind === 'string';
    if (role.is('tool')) {
        const has = (key) => message.get(key) !== undefined;
        return ['tool_call_id', 'tool_call_ids', 'requestor'].some(has) || message.get('content')?.kind === 'string';
    }
    const [action] = message.at('extra', 'actions')?.items() ?? [];
    return action?.get('command') !== undefined;
}
/** Whether a message is one of plain text, as logs of other formats have too. */
function isPlain(message) {
    const role = message.get('role')?.string();
    const type = message.get('type');
    if (role === undefined || !PLAIN_ROLES.has(role) || (type !== undefined && !type.is('message')))
        return false;
    if (isFilled(message.get('tool_calls')))
        return false;
    const content = message.get('content');
    if (content?.kind !== 'array')
        return content?.kind === 'string' || content?.isNull === true;
    for (const part of content.items()) {
        const kind = part.get('type')?.string();
        if (kind === undefined || /tool|call|function/i.test(kind))
            return false;
    }
    return true;
}
/** Whether messages are telling, and none is of another API. */
function areTelling(messages) {
    let isAnyTelling = false;
    for (const message of messages.items()) {
        if (hasForeignBlocks(message))
            return false;
        isAnyTelling ||= isTelling(message);
    }
    return isAnyTelling;
}
/** Whether there are messages and all are plain. */
function arePlain(messages) {
    for (const message of messages.items())
        if (!isPlain(message))
            return false;
    return isFilled(messages);
}
function hasForeignBlocks(message) {
    for (const block of message.get('content')?.items() ?? []) {
        if (FOREIGN_BLOCK.test(block.get('type')?.string() ?? ''))
            return true;
    }
    return false;
}
//# sourceMappingURL=chat-detect.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/session-names.js
/** Names the conversations of a log that has several. */
class SessionNames {
    count = 0;
    /** How many conversations have each id. */
    uses = new Map();
    /** A name of its own for the next conversation: its id in the log, or its number when it has none. */
    next(id) {
        this.count++;
        if (id === undefined || id === '')
            return `conversation ${this.count}`;
        const uses = (this.uses.get(id) ?? 0) + 1;
        this.uses.set(id, uses);
        return uses === 1 ? id : `${id} (${uses})`;
    }
}
//# sourceMappingURL=session-names.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/tau.js

/** Whether it is a run of tau-bench: `{task_id, traj, trial}`. */
function isTau(node) {
    const traj = node.get('traj');
    const [first] = traj?.items() ?? [];
    return traj?.kind === 'array' && (first === undefined || first.get('role') !== undefined);
}
/** Whether it is a results file of tau2: `{simulations: [{id, task_id, messages}]}`. */
function isTau2(node) {
    const simulations = node.get('simulations');
    const [first] = simulations?.items() ?? [];
    if (simulations?.kind !== 'array')
        return false;
    return first === undefined ? node.get('tasks')?.kind === 'array' : first.get('task_id') !== undefined;
}
/** What a run of tau-bench or tau2 that has no id is known by: a task is tried several times. */
function taskName(node) {
    const task = node.get('task_id')?.id();
    const trial = node.get('trial')?.id();
    if (task === undefined)
        return undefined;
    return trial === undefined ? `task ${task}` : `task ${task} trial ${trial}`;
}
/**
 * Reads the ticks of a voice run of tau2 (`Tick` in its `data_model/message.py`), which hold what both sides did at the
 * same time; `messages` is then empty, or the same once more.
 *
 * @returns whether it has any
 */
function readTicks(simulation, conversation) {
    const ticks = simulation.get('ticks');
    if (!isFilled(ticks))
        return false;
    for (const tick of ticks.items()) {
        for (const [side, requestor] of [
            ['agent', 'assistant'],
            ['user', 'user'],
        ]) {
            const calls = tick.get(`${side}_tool_calls`);
            if (isFilled(calls))
                conversation.calls(calls, requestor);
            for (const result of tick.get(`${side}_tool_results`)?.items() ?? [])
                conversation.results(result, requestor);
        }
    }
    return true;
}
//# sourceMappingURL=tau.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/openai-chat.js





/** Where the messages of a conversation are in what carries them. */
const MESSAGES = [
    ['messages'],
    ['traj'],
    ['request', 'messages'],
    ['request', 'body', 'messages'],
    ['body', 'messages'],
];
/** Where the answer of the model is, which is newer than the messages. */
const CHOICES = [['choices'], ['response', 'choices'], ['response', 'body', 'choices']];
/** Where the id of the conversation may be, in it and in each of its messages. */
const IDS = ['session_id', 'conversation_id', 'thread_id'];
/** Where it may be in a whole conversation only: in a message it would be that of the message or its request. */
const WHOLE_IDS = [...IDS, 'instance_id', 'custom_id', 'id', 'trace_id'];
/**
 * Messages of OpenAI's Chat Completions API, as most home-made harnesses write them: bare, in a conversation
 * (`{messages}`, also of mini-swe-agent 2), with the newest message beside them (LiteLLM's `{messages, response}`),
 * as a bare `chat.completion`, or in the results of tau-bench and tau2. An array or `{messages}` is one conversation;
 * bare messages, one a line, are one too.
 *
 * Ids are what the model's server made of them: unique, constant (`call_id`), counted from 0, or absent.
 */
const openaiChat = {
    name: 'openai-chat',
    ids: 'reused',
    detect: isChat,
    detectWeakly: isPlainChat,
    reader: (log) => new ChatReader(log),
};
function isChat(node) {
    if (node.kind === 'array')
        return areTelling(node);
    if (isTelling(node) || isTau(node) || isTau2(node))
        return true;
    if (node.get('role') !== undefined)
        return false;
    const messages = find(node, MESSAGES);
    if (messages !== undefined) {
        for (const message of messages.items())
            if (hasForeignBlocks(message))
                return false;
        if (areTelling(messages))
            return true;
    }
    const [choice] = find(node, CHOICES)?.items() ?? [];
    if (choice?.at('message', 'role')?.kind === 'string')
        return true;
    const [tick] = node.get('ticks')?.items() ?? [];
    return tick?.get('agent_tool_calls') !== undefined;
}
function isPlainChat(node) {
    const messages = node.kind === 'array' ? node : find(node, MESSAGES);
    return messages === undefined ? isPlain(node) : arePlain(messages);
}
class ChatReader {
    log;
    names = new SessionNames();
    /** The conversation of the array whose elements are read. */
    array;
    /** Those of messages that stand on lines of their own, by the id that the line has. */
    lines = new Map();
    constructor(log) {
        this.log = log;
    }
    read({ node, group }) {
        if (this.array !== undefined && this.array.group !== group) {
            this.array.conversation.end();
            this.array = undefined;
        }
        if (!this.readItem(node, group))
            this.log.unknown();
    }
    /** @returns whether all in it is of known types */
    readItem(node, group) {
        const simulations = node.get('simulations');
        if (simulations?.kind === 'array') {
            let isKnown = true;
            for (const simulation of simulations.items())
                isKnown = this.conversation(simulation) && isKnown;
            return isKnown;
        }
        if (node.kind === 'array' || node.get('role') === undefined)
            return this.conversation(node);
        return this.conversationOf(node, group).message(node);
    }
    /** Reads all of a conversation. */
    conversation(node) {
        const messages = node.kind === 'array' ? node : find(node, MESSAGES);
        const choices = find(node, CHOICES);
        if (messages === undefined && choices === undefined && !isFilled(node.get('ticks')))
            return false;
        // mini-swe-agent runs each command in a shell of its own, which starts there.
        const cwd = workingDirIn(node.at('info', 'config', 'environment', 'cwd'));
        const conversation = new ChatConversation(this.log, this.names.next(openai_chat_idOf(node)), cwd);
        let isKnown = true;
        if (!readTicks(node, conversation)) {
            for (const message of messages?.items() ?? [])
                isKnown = conversation.message(message) && isKnown;
        }
        if (choices !== undefined)
            this.choices(choices, conversation);
        conversation.end();
        return isKnown;
    }
    /** What the model answered. A choice after the first is how the conversation might have gone on: one of its own. */
    choices(choices, conversation) {
        let count = 0;
        for (const choice of choices.items()) {
            const message = choice.get('message');
            if (++count === 1 && !conversation.isLast(message?.get('tool_calls'))) {
                if (message !== undefined)
                    conversation.message(message);
            }
            else if (count > 1 && message !== undefined) {
                const other = new ChatConversation(this.log, `${conversation.name}/choice ${count}`);
                other.message(message);
                other.end();
            }
        }
    }
    /** The conversation that a bare message is of. */
    conversationOf(message, group) {
        if (group > 0) {
            this.array ??= { group, conversation: new ChatConversation(this.log, this.names.next(undefined)) };
            return this.array.conversation;
        }
        const id = openai_chat_idOf(message);
        let conversation = this.lines.get(id);
        if (conversation === undefined) {
            conversation = new ChatConversation(this.log, this.names.next(id));
            this.lines.set(id, conversation);
        }
        return conversation;
    }
}
function find(node, paths) {
    for (const path of paths) {
        const found = node.at(...path);
        if (found?.kind === 'array')
            return found;
    }
    return undefined;
}
/** The id that a log has for a conversation, as it stands in all of it or in one of its messages. */
function openai_chat_idOf(node) {
    const keys = node.get('role') === undefined ? WHOLE_IDS : IDS;
    for (const place of [node, node.get('meta'), node.get('metadata'), node.get('source')]) {
        for (const key of keys) {
            const id = place?.get(key)?.id();
            if (id !== undefined && id !== '')
                return id;
        }
    }
    return taskName(node);
}
//# sourceMappingURL=openai-chat.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/responses-items.js


/** The types of call in OpenAI's Responses API, and those that only Codex has. */
const responses_items_CALLS = new Map([
    ['function_call', { args: (item) => item.get('arguments') }],
    ['custom_tool_call', { args: (item) => item.get('input') }],
    ['local_shell_call', { tool: 'local_shell', args: (item) => item.get('action') }],
    ['shell_call', { tool: 'shell', args: (item) => item.get('action') }],
    ['apply_patch_call', { tool: 'apply_patch', args: (item) => item.get('operation') }],
    ['computer_call', { tool: 'computer', args: (item) => item.get('action') ?? item.get('actions') }],
    ['tool_search_call', { tool: 'tool_search', args: (item) => item.get('arguments') }],
    ['mcp_call', { args: (item) => item.get('arguments'), result: (item) => item.get('output') }],
    ['web_search_call', { tool: 'web_search', args: searchOf, result: foundBy }],
    [
        'file_search_call',
        {
            tool: 'file_search',
            args: (item) => ({ queries: item.get('queries') }),
            result: (item) => item.get('results'),
        },
    ],
    [
        'code_interpreter_call',
        // The container is another each time.
        {
            tool: 'code_interpreter',
            args: (item) => ({ code: item.get('code') }),
            result: (item) => item.get('outputs'),
        },
    ],
    [
        'image_generation_call',
        {
            tool: 'image_generation',
            args: (item) => ({ revised_prompt: item.get('revised_prompt') }),
            result: (item) => item.get('result'),
        },
    ],
]);
const responses_items_RESULTS = new Set([
    ...['function_call_output', 'custom_tool_call_output', 'local_shell_call_output', 'shell_call_output'],
    ...['apply_patch_call_output', 'computer_call_output', 'tool_search_output'],
]);
const responses_items_WITHOUT_CALLS = new Set([
    ...['message', 'reasoning', 'item_reference', 'compaction', 'mcp_list_tools', 'mcp_approval_request'],
    ...['mcp_approval_response', 'ghost_snapshot'],
]);
/** Whether it is an item that is a call or a result. */
function isResponsesItem(node) {
    const type = node.get('type')?.string();
    if (type === undefined)
        return false;
    const has = (key) => node.get(key) !== undefined;
    if (type === 'function_call' || type === 'custom_tool_call')
        return has('name') && has('call_id');
    if (responses_items_RESULTS.has(type))
        return (has('call_id') || has('id')) && (has('output') || has('tools'));
    return responses_items_CALLS.has(type) && (has('id') || has('call_id'));
}
/**
 * Tells the call or result that one item of OpenAI's Responses API is.
 *
 * Tools that the server runs have their result in the item of the call, or nowhere; there is no mark of an error but
 * the `status` and the `error` of such.
 *
 * @returns whether the type is known
 */
function readResponsesItem(item, log, session) {
    const type = item.get('type')?.string();
    if (type === undefined)
        return item.get('role') !== undefined;
    const call = responses_items_CALLS.get(type);
    if (call !== undefined) {
        const answer = call.result && carried(item, call.result(item));
        log.call({
            session,
            id: responses_items_idOf(item, type),
            tool: call.tool ?? responses_items_nameOf(item),
            args: call.args(item),
            at: item,
            ...(answer !== undefined && { answer }),
        });
        return true;
    }
    if (type === 'compaction')
        log.compacted(session);
    if (!responses_items_RESULTS.has(type))
        return responses_items_WITHOUT_CALLS.has(type);
    log.result({
        session,
        id: responses_items_idOf(item, type),
        value: item.get('output') ?? item.get('tools'),
        at: item,
        isError: item.get('status')?.is('failed') ?? false,
        ...exitCodeIn(item.at('extra', 'returncode')),
        ...exitCode(item),
    });
    return true;
}
/** A search that the server ran has no id that its result knows: it is the one before. */
function responses_items_idOf(item, type) {
    const id = item.get('call_id')?.id();
    if (id !== undefined)
        return id;
    return type.startsWith('tool_search') ? 'tool_search' : item.get('id')?.id();
}
/** A namespace is written before the name as it is where it ends in a separator (`mcp__server__`). */
function responses_items_nameOf(item) {
    const name = toolName(item.get('name')?.string(), item.get('server_label')?.string());
    const namespace = item.get('namespace')?.string() ?? '';
    if (namespace === '')
        return name;
    if (namespace.endsWith('__'))
        return namespace + name;
    return namespace.startsWith('mcp__') ? `${namespace}__${name}` : `${namespace}.${name}`;
}
/** What the item of a call says of its answer; undefined when there was none, or none was recorded. */
function carried(item, result) {
    const value = present(result);
    const error = present(item.get('error'));
    const isError = error !== undefined || item.get('status')?.is('failed') === true;
    return value === undefined && !isError ? undefined : { value: value ?? error, at: item, isError };
}
function present(node) {
    return node === undefined || node.isNull ? undefined : node;
}
/** What is searched for, without the sources that were found, which may stand in the same object. */
function searchOf(item) {
    const action = item.get('action');
    if (action?.get('sources') === undefined)
        return action;
    const part = (key) => action.get(key);
    return {
        type: part('type'),
        query: part('query'),
        queries: part('queries'),
        url: part('url'),
        pattern: part('pattern'),
    };
}
function foundBy(item) {
    return item.get('results') ?? item.at('action', 'sources');
}
/** How the one command of a `shell_call` ended; several have several codes, in the output. */
function exitCode(item) {
    const outputs = [...(item.get('output')?.items() ?? [])];
    const code = outputs.length === 1 ? outputs[0]?.at('outcome', 'exit_code')?.number() : undefined;
    return code !== undefined && Number.isSafeInteger(code) ? { exitCode: code } : {};
}
//# sourceMappingURL=responses-items.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/openai-responses.js



/** Where the items of a conversation are in what carries them, the older first. */
const ITEMS = [
    ...[['messages'], ['items'], ['data']],
    ...[['input'], ['request', 'input'], ['request', 'body', 'input'], ['body', 'input']],
    ...[['output'], ['response', 'output'], ['response', 'body', 'output']],
];
/**
 * Items of OpenAI's Responses API: a request (`{input}`), a response (`{output}`), both in one, lists of items, bare
 * or one a line, and the messages of mini-swe-agent 2 where it uses that API.
 *
 * An array or an object is one conversation, bare items one a line are one too; a response that names the one before
 * (`previous_response_id`) or its `conversation` goes on with that.
 */
const openaiResponses = {
    name: 'openai-responses',
    ids: 'reused',
    detect: isResponses,
    detectWeakly: (node) => [node.get('input'), node.get('output')].some((list) => list !== undefined && arePlain(list)),
    reader: (log) => new ResponsesReader(log),
};
function isResponses(node) {
    if (isElement(node))
        return true;
    const lists = node.kind === 'array' ? [node] : listsOf(node);
    return lists.some((list) => {
        for (const element of list.items())
            if (isElement(element))
                return true;
        return false;
    });
}
/** Whether it is an element of a list of items such as no other API has. */
function isElement(node) {
    if (isResponse(node) || isResponsesItem(node))
        return true;
    if (!node.get('type')?.is('message') || node.get('role') === undefined)
        return false;
    for (const part of node.get('content')?.items() ?? []) {
        const type = part.get('type');
        if (type?.is('input_text') || type?.is('output_text'))
            return true;
    }
    return false;
}
function isResponse(node) {
    return node.get('object')?.is('response') === true && node.get('output')?.kind === 'array';
}
function listsOf(node) {
    // The output of a call is no list of items.
    if (node.get('type')?.kind === 'string' && !isResponse(node))
        return [];
    return ITEMS.map((path) => node.at(...path)).filter((list) => list?.kind === 'array');
}
class ResponsesReader {
    log;
    names = new SessionNames();
    /** The session of each response, and of each conversation, that has an id: more may come of them. */
    sessions = new Map();
    /** The session of the array whose elements are read. */
    array;
    /** The session of items that stand on lines of their own. */
    lines;
    constructor(log) {
        this.log = log;
    }
    read({ node, group }) {
        if (this.array !== undefined && this.array.group !== group) {
            this.log.end(this.array.session);
            this.array = undefined;
        }
        if (!this.readItem(node, group))
            this.log.unknown();
    }
    /** @returns whether all in it is of known types */
    readItem(node, group) {
        const lists = node.kind === 'array' ? [node] : listsOf(node);
        if (lists.length === 0)
            return readResponsesItem(node, this.log, this.sessionOfBare(group));
        const { session, isOver } = this.sessionOf(node);
        let isKnown = true;
        for (const list of lists)
            for (const element of list.items())
                isKnown = this.element(element, session) && isKnown;
        if (isOver)
            this.log.end(session);
        return isKnown;
    }
    /** An item, or a whole response among items. */
    element(element, session) {
        if (!isResponse(element))
            return readResponsesItem(element, this.log, session);
        let isKnown = true;
        for (const item of element.get('output')?.items() ?? []) {
            isKnown = readResponsesItem(item, this.log, session) && isKnown;
        }
        return isKnown;
    }
    sessionOf(node) {
        const of = (...keys) => {
            for (const place of [node, node.get('request'), node.get('response')]) {
                const id = place?.at(...keys)?.id();
                if (id !== undefined && id !== '')
                    return id;
            }
            return undefined;
        };
        const conversation = of('conversation') ?? of('conversation', 'id');
        const previous = of('previous_response_id');
        const id = of('id');
        const before = [conversation, previous].map((key) => (key === undefined ? undefined : this.sessions.get(key)));
        const session = before[0] ?? before[1] ?? this.open(conversation ?? id);
        for (const key of [conversation, id])
            if (key !== undefined)
                this.sessions.set(key, session);
        return { session, isOver: conversation === undefined && id === undefined && before[1] === undefined };
    }
    sessionOfBare(group) {
        if (group > 0) {
            this.array ??= { group, session: this.open(undefined) };
            return this.array.session;
        }
        this.lines ??= this.open(undefined);
        return this.lines;
    }
    open(id) {
        const session = this.names.next(id);
        this.log.session(session);
        return session;
    }
}
//# sourceMappingURL=openai-responses.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/opencode.js

/** Types of line of `run --format json` that hold no call. */
const opencode_WITHOUT_CALLS = new Set(['step_start', 'step_finish', 'text', 'reasoning', 'error']);
/**
 * opencode: `run --format json`, `export`, and the array of messages that its server gives.
 *
 * A call and its answer are one part of a message. Ids are only told apart within their message. Calls of one step of
 * a message were issued together; a run writes them as they end.
 * Messages of the model say where it works, and those that sum up what was said before that they do.
 */
const opencode = {
    name: 'opencode',
    ids: 'unique',
    detect: isOpencode,
    reader: (log) => new OpencodeReader(log),
};
function isOpencode(node) {
    const type = node.get('type')?.string();
    if (type !== undefined) {
        const isPart = node.get('part')?.kind === 'object' && node.get('sessionID') !== undefined;
        return isPart && (type === 'tool_use' || opencode_WITHOUT_CALLS.has(type));
    }
    if (opencode_isMessage(node))
        return true;
    const info = node.get('info');
    const messages = node.get('messages');
    if (info?.get('id') === undefined || messages?.kind !== 'array')
        return false;
    for (const message of messages.items())
        return opencode_isMessage(message);
    return info.get('directory') !== undefined && info.get('version') !== undefined;
}
function opencode_isMessage(node) {
    return node.at('info', 'role') !== undefined && node.get('parts')?.kind === 'array';
}
class OpencodeReader {
    log;
    /** The steps so far, whatever message they are of. */
    steps = 0;
    constructor(log) {
        this.log = log;
    }
    read({ node }) {
        const type = node.get('type')?.string();
        const part = node.get('part');
        if (type !== undefined) {
            const session = node.get('sessionID')?.string() ?? 'main';
            if (type === 'tool_use' || opencode_WITHOUT_CALLS.has(type)) {
                this.log.session(session);
                if (part !== undefined)
                    this.part(part, { session, message: part.get('messageID')?.string() });
            }
            else
                this.log.unknown();
        }
        else if (opencode_isMessage(node))
            this.message(node, 'main');
        else if (node.get('messages') !== undefined) {
            const session = node.at('info', 'id')?.string() ?? 'main';
            this.log.session(session);
            const cwd = workingDirIn(node.at('info', 'directory'));
            for (const message of node.get('messages')?.items() ?? [])
                this.message(message, session, cwd);
        }
        else
            this.log.unknown();
    }
    message(node, session, cwd) {
        const info = node.get('info');
        const own = info?.get('sessionID')?.string() ?? session;
        const id = info?.get('id')?.string();
        const where = workingDirIn(info?.at('path', 'cwd')) ?? cwd;
        this.log.session(own);
        // The message that sums up all before it; of a user's message `summary` is something else.
        if (info?.get('summary')?.isTrue)
            this.log.compacted(own, id);
        for (const part of node.get('parts')?.items() ?? [])
            this.part(part, { session: own, message: id, cwd: where });
    }
    part(part, { session, message = '', cwd }) {
        const type = part.get('type');
        if (type?.is('step-start'))
            this.steps++;
        if (type?.is('compaction'))
            this.log.compacted(session, part.get('id')?.string());
        if (!type?.is('tool'))
            return;
        const tool = part.get('tool')?.string();
        if (tool === undefined) {
            this.log.unknown();
            return;
        }
        const state = part.get('state');
        const callId = part.get('callID')?.id();
        const answer = opencode_answerOf(state, part);
        this.log.call({
            session,
            id: callId === undefined ? undefined : `${session} ${message} ${callId}`,
            tool,
            args: state?.get('input'),
            at: part,
            cwd,
            batch: `${message} ${this.steps}`,
            ...(answer !== undefined && { answer }),
        });
    }
}
/** What a call got: nothing as long as it is pending or running. */
function opencode_answerOf(state, at) {
    const status = state?.get('status');
    if (status?.is('error'))
        return { value: state?.get('output') ?? state?.get('error'), at, isError: true };
    if (!status?.is('completed'))
        return undefined;
    const exit = state?.at('metadata', 'exit')?.number();
    return { value: state?.get('output'), at, ...(Number.isSafeInteger(exit) && { exitCode: exit }) };
}
//# sourceMappingURL=opencode.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/openhands-v0.js


const SOURCES = ['agent', 'user', 'environment'];
/** Actions that are tool calls also where the model was not given tools, and wrote them in its text. */
const openhands_v0_CALLS = new Set([
    ...['run', 'run_ipython', 'read', 'write', 'edit', 'browse', 'browse_interactive', 'call_tool_mcp', 'delegate'],
    ...['finish', 'reject', 'think', 'task_tracking', 'kill', 'push', 'send_pr'],
]);
/** Actions that are none. */
const NO_CALLS = new Set([
    ...['message', 'system', 'null', 'initialize', 'start', 'change_agent_state', 'recall', 'pause', 'resume', 'stop'],
    ...['condensation', 'condensation_request', 'summarize', 'loop_recovery', 'add_task', 'modify_task'],
]);
/** Observations that answer no call, whatever they say that they were caused by. */
const NO_ANSWERS = new Set(['null', 'agent_state_changed', 'recall', 'condense', 'loop_detection']);
/** What an action says of itself beside what the agent asked for: it differs from one identical call to the next. */
const BOOKKEEPING = new Set([
    ...['thought', 'blocking', 'hidden', 'confirmation_state', 'is_confirmed', 'keep_prompt', 'security_risk'],
    ...['translated_ipython_code', 'impl_source'],
]);
/** Whether it is an event of OpenHands' event stream: an action or an observation, never both in one. */
function isStreamEvent(node) {
    const source = node.get('source')?.string();
    if (source === undefined || !SOURCES.includes(source))
        return false;
    const isAction = node.get('action')?.kind === 'string' && node.get('args')?.kind === 'object';
    const isObservation = node.get('observation')?.kind === 'string' && node.get('extras')?.kind === 'object';
    return isAction !== isObservation;
}
/**
 * Reads the event stream of one conversation, OpenHands V0.
 *
 * An observation names its action in `cause`. What the model called, and with what, is in `tool_call_metadata`; an
 * action without it is the agent's too if the agent is its source. While it delegates, an agent does nothing else: until
 * the observation of that, all events are those of the other agent.
 */
class EventStream {
    name;
    /** Where the shell is that all agents of the conversation share, as the last command left it. */
    cwd;
    log;
    /** Who delegates to whom, the outermost first. */
    delegations = [];
    delegated = 0;
    /** The actions of others whose observations are no answers. */
    others = new Set();
    sessions;
    constructor(log, name) {
        this.log = log;
        this.name = name;
        this.sessions = new Set([name]);
        log.session(name);
    }
    read(event) {
        const action = event.get('action')?.string();
        if (isCondensation(event))
            this.log.compacted(this.session);
        if (action !== undefined) {
            const call = this.callIn(event, action);
            if (call !== undefined)
                this.log.call(call);
            if (call !== undefined && action === 'delegate')
                this.delegate(call.id);
        }
        else if (event.get('observation') !== undefined)
            this.observe(event);
        else
            this.log.unknown();
    }
    /** Reads an action and its observation, where those stand side by side and name each other not. */
    readPair(action, observation) {
        const call = this.callIn(action, action.get('action')?.string() ?? '');
        if (call === undefined)
            return;
        const hasAnswer = observation !== undefined && isAnswer(observation);
        this.log.call(hasAnswer ? { ...call, answer: answerIn(observation) } : call);
        this.look(observation);
    }
    /** There is no more of the conversation. */
    end() {
        for (const session of this.sessions)
            this.log.end(session);
    }
    get session() {
        return this.delegations.at(-1)?.session ?? this.name;
    }
    callIn(event, action) {
        const metadata = event.get('tool_call_metadata');
        const id = event.get('id')?.id() ?? metadata?.get('tool_call_id')?.string();
        const tool = metadata?.get('function_name')?.string();
        if (tool === undefined) {
            if (NO_CALLS.has(action))
                return undefined;
            const isAgents = event.get('source')?.is('agent') === true;
            if (!isAgents && id !== undefined)
                this.others.add(id);
            if (isAgents && !openhands_v0_CALLS.has(action))
                this.log.unknown();
            if (!isAgents || !openhands_v0_CALLS.has(action))
                return undefined;
        }
        const batch = metadata?.at('model_response', 'id')?.string();
        return {
            session: this.session,
            id,
            tool: tool ?? action,
            args: argsOf(event, metadata),
            at: event,
            cwd: this.cwd,
            ...(batch !== undefined && { batch }),
        };
    }
    observe(event) {
        if (!isAnswer(event))
            return;
        this.look(event);
        const id = event.get('cause')?.id() ?? event.at('tool_call_metadata', 'tool_call_id')?.string();
        if (id !== undefined && this.others.delete(id))
            return;
        const delegation = this.delegations.at(-1);
        const isDelegated = event.get('observation')?.is('delegate') === true;
        if (delegation !== undefined && (isDelegated || (id !== undefined && id === delegation.id))) {
            this.delegations.pop();
            this.log.result({ ...answerIn(event), session: this.session, id: delegation.id });
            return;
        }
        // An error that names no action is about what the model wrote, which was no call.
        if (id === undefined && event.get('observation')?.is('error'))
            return;
        this.log.result({ ...answerIn(event), session: this.session, id });
    }
    look(observation) {
        this.cwd = workingDirIn(observation?.at('extras', 'metadata', 'working_dir')) ?? this.cwd;
    }
    delegate(id) {
        const session = `${this.name}/${id ?? `delegate ${++this.delegated}`}`;
        this.sessions.add(session);
        this.delegations.push({ id, session });
        this.log.session(session);
    }
}
function isCondensation(event) {
    return event.get('action')?.is('condensation') === true || event.get('observation')?.is('condense') === true;
}
function isAnswer(observation) {
    const type = observation.get('observation')?.string();
    return type !== undefined && !NO_ANSWERS.has(type);
}
function answerIn(observation) {
    const extras = observation.get('extras');
    const type = observation.get('observation');
    return {
        value: observation.get('content'),
        at: observation,
        // A rejected call was not carried out. Of what a command gave, its exit code says whether it failed.
        isError: type?.is('error') || type?.is('user_rejected') || extras?.get('error')?.isTrue || false,
        ...exitCodeIn(extras?.at('metadata', 'exit_code') ?? extras?.get('exit_code')),
    };
}
/** What the model called it with; the arguments of the action are that and more. */
function argsOf(event, metadata) {
    const id = metadata?.get('tool_call_id')?.string();
    for (const choice of metadata?.at('model_response', 'choices')?.items() ?? []) {
        for (const call of choice.at('message', 'tool_calls')?.items() ?? []) {
            if (id !== undefined && call.get('id')?.is(id))
                return call.at('function', 'arguments');
        }
    }
    return without(event.get('args'), BOOKKEEPING);
}
//# sourceMappingURL=openhands-v0.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/openhands-v1.js


/** What an action says of itself. */
const KIND = new Set(['kind']);
const openhands_v1_SOURCES = ['agent', 'user', 'environment', 'hook'];
/** Kinds that hold no call and no answer. The list is open: what is not on it is counted as unknown. */
const openhands_v1_WITHOUT_CALLS = new Set([
    ...['MessageEvent', 'SystemPromptEvent', 'ConversationStateUpdateEvent', 'ConversationErrorEvent', 'PauseEvent'],
    ...['Condensation', 'CondensationRequest', 'CondensationSummaryEvent', 'TokenEvent', 'LLMCompletionLogEvent'],
    ...['InterruptEvent', 'HookExecutionEvent', 'StreamingDeltaEvent'],
]);
const openhands_v1_WITH_CALLS = new Set([
    ...['ActionEvent', 'NonExecutableActionEvent', 'ObservationEvent', 'AgentErrorEvent', 'UserRejectObservation'],
]);
/** Whether it is an event of OpenHands' SDK. */
function isSdkEvent(node) {
    const kind = node.get('kind')?.string();
    const source = node.get('source')?.string();
    if (kind === undefined || source === undefined || !openhands_v1_SOURCES.includes(source))
        return false;
    if (node.get('id')?.kind !== 'string' || node.get('timestamp')?.kind !== 'string')
        return false;
    return openhands_v1_WITH_CALLS.has(kind) || openhands_v1_WITHOUT_CALLS.has(kind) || kind.endsWith('Event');
}
/**
 * Reads an event of OpenHands' SDK, V1. Calls and answers name each other by `tool_call_id`.
 *
 * A call whose `action` is null was not carried out; an `AgentErrorEvent` says why.
 */
function readSdkEvent(event, log, conversation) {
    const kind = event.get('kind')?.string() ?? '';
    const { name: session, cwd } = conversation;
    conversation.cwd = dirAfter(event) ?? cwd;
    if (kind === 'ActionEvent' || kind === 'NonExecutableActionEvent') {
        for (const call of callsIn(event))
            log.call({ session, cwd, ...call });
    }
    else if (openhands_v1_WITH_CALLS.has(kind)) {
        const id = event.get('tool_call_id')?.string() ?? event.get('action_id')?.string();
        log.result({ session, id, ...openhands_v1_answerIn(event, kind) });
    }
    else if (kind === 'Condensation')
        log.compacted(session);
    else if (!openhands_v1_WITHOUT_CALLS.has(kind))
        log.unknown();
}
/** Where the shell is after an event: as the command left it, or as the conversation starts in its workspace. */
function dirAfter(event) {
    const command = event.at('observation', 'metadata', 'working_dir');
    return workingDirIn(command) ?? workingDirIn(event.at('value', 'workspace', 'working_dir'));
}
function* callsIn(event) {
    const batch = event.get('llm_response_id')?.string();
    const turn = batch === undefined ? {} : { batch };
    const several = event.get('tool_calls');
    if (several === undefined) {
        const call = event.get('tool_call');
        const id = event.get('tool_call_id')?.string() ?? call?.get('id')?.string() ?? event.get('id')?.string();
        const tool = event.get('tool_name')?.string() ?? nameIn(call) ?? '';
        yield { id, tool, args: argsIn(call) ?? openhands_v1_argsOf(event.get('action')), at: event, ...turn };
    }
    for (const call of several?.items() ?? []) {
        yield { id: call.get('id')?.string(), tool: nameIn(call) ?? '', args: argsIn(call), at: call, ...turn };
    }
}
/** Early versions had the call as the chat completions have it. */
function nameIn(call) {
    return (call?.get('name') ?? call?.at('function', 'name'))?.string();
}
function argsIn(call) {
    return call?.get('arguments') ?? call?.at('function', 'arguments');
}
/** The arguments, as the action has them; beside them it says what class it is of. */
function openhands_v1_argsOf(action) {
    return without(action, KIND);
}
function openhands_v1_answerIn(event, kind) {
    if (kind === 'AgentErrorEvent')
        return { value: event.get('error'), at: event, isError: true };
    if (kind === 'UserRejectObservation')
        return { value: event.get('rejection_reason'), at: event, isError: true };
    const observation = event.get('observation');
    // Early versions had the output as text, and as an error what went wrong or that something did.
    const error = observation?.get('error');
    const hasError = error !== undefined && (error.isTrue || (error.kind === 'string' && !error.is('')));
    const output = observation?.get('content') ?? observation?.get('output');
    const hasOutput = output !== undefined && !output.isNull && !output.is('') && !isEmptyList(output);
    const said = hasError && error.kind === 'string' ? error : undefined;
    return {
        value: hasOutput ? output : (said ?? output ?? observation),
        at: event,
        isError: observation?.get('is_error')?.isTrue || hasError,
        ...exitCodeIn(observation?.get('exit_code') ?? observation?.at('metadata', 'exit_code')),
    };
}
function isEmptyList(node) {
    return node.kind === 'array' && node.items().next().done === true;
}
//# sourceMappingURL=openhands-v1.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/openhands.js


/** Where the events of a conversation stand in an object: an evaluation's result, the server's answers. */
const CONTAINERS = ['history', 'trajectory', 'events', 'items'];
/**
 * OpenHands: events as lines or in an array, and the lines of an evaluation's `output.jsonl`, each with the events of
 * one task as its `history`. They are those of the event stream (V0) or of the SDK (V1).
 *
 * An array or a line with a history is a session. The history of early evaluations has pairs of action and observation.
 */
const openhands = {
    name: 'openhands',
    ids: 'reused',
    detect: (node) => openhands_isEvent(node) || isPair(node) || openhands_eventsOf(node) !== undefined,
    reader: (log) => new OpenHandsReader(log),
};
function openhands_isEvent(node) {
    return isStreamEvent(node) || isSdkEvent(node);
}
function isPair(node) {
    const [action, observation, ...rest] = node.items();
    return rest.length === 0 && observation !== undefined && action !== undefined && isStreamEvent(action);
}
function openhands_eventsOf(node) {
    for (const key of CONTAINERS) {
        const events = node.get(key);
        for (const element of events?.items() ?? [])
            if (openhands_isEvent(element) || isPair(element))
                return events;
    }
    return undefined;
}
class OpenHandsReader {
    log;
    /** How many lines had a conversation that has no name. */
    conversations = 0;
    /** The array that the conversation at hand is, 0 when it is all of the file's lines. */
    group = 0;
    stream;
    constructor(log) {
        this.log = log;
    }
    read({ node, group }) {
        if (openhands_isEvent(node) || isPair(node)) {
            if (this.stream === undefined || group !== this.group) {
                this.stream?.end();
                this.stream = new EventStream(this.log, group < 2 ? 'main' : `conversation ${group}`);
                this.group = group;
            }
            this.readEvent(node, this.stream);
            return;
        }
        const events = openhands_eventsOf(node);
        const name = node.get('instance_id')?.id();
        if (events === undefined && name === undefined) {
            this.log.unknown();
            return;
        }
        const stream = new EventStream(this.log, name ?? `conversation ${++this.conversations}`);
        for (const event of events?.items() ?? [])
            this.readEvent(event, stream);
        stream.end();
    }
    readEvent(event, stream) {
        const [action, observation] = event.items();
        if (action !== undefined)
            stream.readPair(action, observation);
        else if (isSdkEvent(event))
            readSdkEvent(event, this.log, stream);
        else
            stream.read(event);
    }
}
//# sourceMappingURL=openhands.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/otel-attributes.js

/** How OTLP/JSON wraps a value: 64-bit integers are text there. */
const SCALARS = new Set(['stringValue', 'intValue', 'doubleValue', 'boolValue', 'bytesValue']);
/**
 * Reads attributes: an object (SDKs), a list of `{key, value}` (OTLP; Jaeger's tags) or of `{Key, Value}` (Go).
 *
 * @param wanted the names that are looked for; a span can have hundreds of others
 */
function readAttributes(node, wanted) {
    const found = new Map();
    if (node === undefined)
        return found;
    for (const [key, value] of node.members())
        if (wanted.has(key) && !found.has(key))
            found.set(key, value);
    for (const item of node.items()) {
        const key = (item.get('key') ?? item.get('Key'))?.string();
        const value = item.get('value') ?? item.get('Value');
        if (key === undefined || value === undefined || !wanted.has(key) || found.has(key))
            continue;
        const typed = value.get('Type') === undefined ? undefined : value.get('Value');
        found.set(key, typed ?? value);
    }
    return found;
}
/** The JSON text of an attribute's value, free of OTLP's wrappers. Its depth is bounded as that of the log is. */
function attributeText(value) {
    const inside = unwrap(value);
    const list = inside.at('arrayValue', 'values');
    if (list !== undefined)
        return `[${[...list.items()].map(attributeText).join(',')}]`;
    const members = inside.at('kvlistValue', 'values');
    if (members === undefined)
        return integer(value) ?? textOf(inside);
    const texts = [];
    for (const member of members.items()) {
        const key = member.get('key');
        const of = member.get('value');
        if (key?.kind === 'string' && of !== undefined)
            texts.push(`${textOf(key)}:${attributeText(of)}`);
    }
    return `{${texts.join(',')}}`;
}
/** What an attribute says, when it is text. */
function attributeWord(attributes, name) {
    const value = attributes.get(name);
    return value === undefined ? undefined : unwrap(value).id();
}
function unwrap(value) {
    const members = value.members();
    const { value: first } = members.next();
    return first !== undefined && SCALARS.has(first[0]) && members.next().done ? first[1] : value;
}
function integer(value) {
    const digits = value.get('intValue')?.string();
    return digits !== undefined && /^(0|-?[1-9]\d{0,18})$/.test(digits) ? digits : undefined;
}
//# sourceMappingURL=otel-attributes.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/otel-time.js
const ISO = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.(\d{1,9})\d{0,9})?\s?(Z|[+-]\d\d:?\d\d)?$/;
/**
 * A time or a duration as a whole number, in the unit that its exporter counts in.
 *
 * Digits (as a number or as text) are taken as they are: all spans of a session have one exporter. A text such as
 * `2026-01-02T03:04:05.678Z` and a pair `[seconds, nanoseconds]` give nanoseconds.
 */
function timeOf(node) {
    if (node === undefined)
        return undefined;
    if (node.kind === 'array') {
        const [seconds, nanoseconds] = [...node.items()].slice(0, 2).map(timeOf);
        return seconds === undefined || nanoseconds === undefined ? undefined : seconds * 1000000000n + nanoseconds;
    }
    const text = node.id();
    if (text === undefined || text.length > 40)
        return undefined;
    if (/^\d{1,30}$/.test(text))
        return BigInt(text);
    if (/^\d{1,15}\.\d{1,20}$/.test(text))
        return BigInt(Math.round(Number(text) * 1_000_000));
    const [, day, time, fraction = '', zone = 'Z'] = ISO.exec(text) ?? [];
    if (day === undefined)
        return undefined;
    // Read as UTC when there is no zone: what this machine's zone is must make no difference.
    const seconds = Date.parse(`${day}T${time}${zone}`);
    return Number.isNaN(seconds) ? undefined : BigInt(seconds) * 1000000n + BigInt(fraction.padEnd(9, '0'));
}
//# sourceMappingURL=otel-time.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/otel-span.js


const ID = ['traceId', 'trace_id', 'traceID', 'TraceID'];
const SPAN_ID = ['spanId', 'span_id', 'spanID', 'SpanID'];
/** Where SDKs keep the ids of a span. */
const CONTEXT = ['context', 'spanContext', '_spanContext', 'SpanContext'];
const PARENT_ID = ['parentSpanId', 'parent_span_id', 'parentSpanID', 'parentId', 'parent_id'];
const PARENT = ['parentSpanContext', 'parent', 'Parent'];
const START = [
    'startTimeUnixNano',
    'start_time_unix_nano',
    'startTime',
    'start_time',
    'StartTime',
    'timestamp',
];
const END = ['endTimeUnixNano', 'end_time_unix_nano', 'endTime', 'end_time', 'EndTime'];
const NAME = ['name', 'operationName', 'Name'];
const ATTRIBUTES = ['attributes', 'tags', 'Attributes'];
const RESOURCE = ['resource', '_resource', 'Resource'];
const EVENTS = ['events', 'span_events', 'logs', 'Events'];
/** What holds spans, or holds what holds them. */
const otel_span_CONTAINERS = [
    ...['resourceSpans', 'resource_spans', 'batches', 'scopeSpans', 'scope_spans'],
    ...['instrumentationLibrarySpans', 'instrumentation_library_spans', 'spans', 'data', 'trace', 'traces'],
];
/** `trace` or `data`, a batch, a scope, a span: deeper than this they are not nested. */
const MOST_CONTAINERS = 5;
/** The spans in an item, whatever carries them. */
function spansIn(node) {
    return spansUnder({ node, trace: undefined, resource: undefined }, MOST_CONTAINERS);
}
function* spansUnder({ node, ...around }, depth) {
    const trace = otel_span_first(node, ID)?.id() ?? around.trace;
    const resource = otel_span_first(node, RESOURCE) ?? around.resource;
    if (isSpan(node, trace))
        yield { node, trace, resource };
    else if (depth > 0) {
        for (const key of otel_span_CONTAINERS) {
            const inside = node.get(key);
            if (inside?.kind === 'object')
                yield* spansUnder({ node: inside, trace, resource }, depth - 1);
            for (const element of inside?.items() ?? [])
                yield* spansUnder({ node: element, trace, resource }, depth - 1);
        }
    }
}
/** The fields of a span, as all carriers have them. */
class Span {
    node;
    trace;
    resource;
    constructor({ node, trace, resource }) {
        this.node = node;
        this.resource = resource;
        this.trace = trace ?? inContext(node, ID);
    }
    get id() {
        return spanId(this.node);
    }
    get parent() {
        const parent = otel_span_first(this.node, PARENT_ID) ?? nested(this.node, PARENT, SPAN_ID);
        if (parent !== undefined)
            return parent.id();
        // Jaeger: the first reference is the one to the parent.
        for (const reference of this.node.get('references')?.items() ?? [])
            return reference.get('spanID')?.id();
        return undefined;
    }
    get name() {
        return otel_span_first(this.node, NAME)?.string() ?? '';
    }
    get start() {
        return timeOf(otel_span_first(this.node, START));
    }
    /** When it ended, or began if it is not said when it ended. */
    get end() {
        const { start } = this;
        const end = timeOf(otel_span_first(this.node, END));
        return end ?? (start === undefined ? undefined : start + (timeOf(this.node.get('duration')) ?? 0n));
    }
    attributes(wanted) {
        return readAttributes(otel_span_first(this.node, ATTRIBUTES), wanted);
    }
    /** Attributes of the process, or whatever else, that the span comes from. */
    resourceAttributes(wanted) {
        return readAttributes(this.resource && otel_span_first(this.resource, ATTRIBUTES), wanted);
    }
    *events(wanted) {
        for (const event of otel_span_first(this.node, EVENTS)?.items() ?? []) {
            // Jaeger's are a list of fields, one of which is the name.
            const attributes = readAttributes(otel_span_first(event, [...ATTRIBUTES, 'fields']), wanted);
            const name = otel_span_first(event, ['name', 'event_name', 'Name'])?.string() ?? attributeWord(attributes, 'event') ?? '';
            yield { name, attributes };
        }
    }
    /** Whether the span's own status is that of an error; absent is unset. */
    get hasErrorStatus() {
        const status = this.node.get('status') ?? this.node.get('Status');
        const code = status === undefined ? undefined : (otel_span_first(status, ['code', 'status_code', 'Code']) ?? status);
        return isErrorCode(code ?? this.node.get('status_code'));
    }
    /** JSON text of what the status says of an error. */
    get statusMessage() {
        const status = this.node.get('status') ?? this.node.get('Status');
        const message = status && otel_span_first(status, ['message', 'description', 'Description']);
        const isSaid = message?.kind === 'string' && !message.is('');
        return isSaid ? attributeText(message) : undefined;
    }
}
/** `2` in OTLP and most SDKs, or a word: `ERROR`, `Error`, `STATUS_CODE_ERROR`, `StatusCode.ERROR`. */
function isErrorCode(code) {
    const text = code?.id();
    return text === '2' || (text !== undefined && text.length < 40 && /(^|[._])error$/i.test(text));
}
/** Ids, a name and a time: what no other log's items have together. A record of a log has no name. */
function isSpan(node, trace) {
    if (node.kind !== 'object' || spanId(node) === undefined)
        return false;
    if (trace === undefined && inContext(node, ID) === undefined && node.get('parent_span_id') === undefined)
        return false;
    return otel_span_first(node, START) !== undefined && otel_span_first(node, NAME) !== undefined;
}
function spanId(node) {
    return otel_span_first(node, SPAN_ID)?.id() ?? inContext(node, SPAN_ID) ?? node.get('id')?.id();
}
function inContext(node, keys) {
    return nested(node, CONTEXT, keys)?.id();
}
function nested(node, outer, inner) {
    const inside = otel_span_first(node, outer);
    return inside && otel_span_first(inside, inner);
}
/** The value of the first of these keys that says something. */
function otel_span_first(node, keys) {
    for (const key of keys) {
        const value = node.get(key);
        if (value !== undefined && !value.isNull)
            return value;
    }
    return undefined;
}
//# sourceMappingURL=otel-span.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/otel-tool.js


/** Where the names of tools, arguments and results are, by who wrote the span: the conventions first. */
const TOOL = ['gen_ai.tool.name', 'ai.toolCall.name', 'tool.name', 'traceloop.entity.name'];
const otel_tool_CALL_ID = ['gen_ai.tool.call.id', 'ai.toolCall.id', 'tool_call.id'];
const ARGS = ['gen_ai.tool.call.arguments', 'gcp.vertex.agent.tool_call_args', 'tool_arguments', 'ai.toolCall.args'];
const otel_tool_RESULT = ['gen_ai.tool.call.result', 'gcp.vertex.agent.tool_response', 'tool_response', 'ai.toolCall.result'];
/** Traceloop's and OpenInference's: of any span, and for LangChain with more around it than the value. */
const INPUT = ['traceloop.entity.input', 'input.value'];
const OUTPUT = ['traceloop.entity.output', 'output.value'];
const STATUS = ['gen_ai.tool.status', 'tool.status'];
const ERROR = ['error', 'error.type', 'otel.status_code', 'otel.status_description', 'exception.message'];
/** Where a process works, by the conventions for processes. */
const CWD = 'process.working_directory';
const OF_PROCESS = new Set([CWD]);
/** All attributes that are looked at. */
const WANTED = new Set([
    ...['gen_ai.operation.name', 'gen_ai.conversation.id', 'gen_ai.system', 'gen_ai.provider.name'],
    ...['traceloop.span.kind', 'openinference.span.kind', 'ai.operationId', 'mcp.method.name'],
    ...[...TOOL, ...otel_tool_CALL_ID, ...ARGS, ...otel_tool_RESULT, ...INPUT, ...OUTPUT, ...STATUS, ...ERROR],
    ...[CWD, 'gen_ai.input.messages', 'gen_ai.output.messages', 'content', 'message', 'event'],
]);
/** What stands where a value was left out. */
const WITHHELD = new Set(['__REDACTED__', '<not serializable>', '<not specified>', 'N/A']);
/**
 * Whether a span is one execution of a tool.
 *
 * Google's ADK writes one more for calls that ran in parallel, named `(merged tools)`, which is none.
 */
function isToolSpan(span, attributes) {
    const is = (name, word) => attributeWord(attributes, name)?.toLowerCase() === word;
    const method = attributeWord(attributes, 'mcp.method.name');
    if (is('gen_ai.tool.name', '(merged tools)') || (method !== undefined && method !== 'tools/call'))
        return false;
    if (is('traceloop.span.kind', 'tool') || is('openinference.span.kind', 'tool'))
        return true;
    if (is('ai.operationId', 'ai.toolcall') || span.name.startsWith('execute_tool '))
        return true;
    const operation = attributeWord(attributes, 'gen_ai.operation.name');
    if (operation !== undefined)
        return operation === 'execute_tool';
    return attributes.has('gen_ai.tool.name') && [...ARGS, ...otel_tool_CALL_ID].some((name) => attributes.has(name));
}
function toolSpan(span, attributes, at) {
    const events = readEvents(span);
    const args = content(attributes, ARGS) ?? events.args ?? inner(attributes, INPUT, innerInput);
    const output = inner(attributes, OUTPUT, innerOutput);
    const result = content(attributes, otel_tool_RESULT) ?? events.result ?? output;
    const isMarked = span.hasErrorStatus ||
        attributes.has('error.type') ||
        attributes.get('error')?.isTrue === true ||
        [...STATUS, 'otel.status_code'].some((name) => attributeWord(attributes, name)?.toLowerCase() === 'error');
    const isHeld = isRedacted(attributes, args, result);
    return {
        at,
        tool: otel_tool_word(attributes, TOOL) ?? span.name.replace(/^execute_tool /, '').replace(/\.tool$/, ''),
        callId: otel_tool_word(attributes, otel_tool_CALL_ID),
        conversation: attributeWord(attributes, 'gen_ai.conversation.id'),
        isMcp: attributes.has('mcp.method.name'),
        cwd: otel_tool_word(attributes, [CWD]) ?? otel_tool_word(span.resourceAttributes(OF_PROCESS), [CWD]),
        start: span.start,
        end: span.end,
        args: isHeld ? undefined : args,
        result: (isHeld ? undefined : result) ?? (isMarked ? message(span, attributes, events.exception) : undefined),
        isError: isMarked,
        copies: 0,
    };
}
/** ADK writes `{}` for both when it is told not to record content. */
function isRedacted(attributes, args, result) {
    const isEmpty = (text) => text === '"{}"' || text === '{}';
    return attributes.has('gcp.vertex.agent.tool_response') && isEmpty(args) && isEmpty(result);
}
/** What is said of an error when there is no output. */
function message(span, attributes, exception) {
    return (span.statusMessage ??
        content(attributes, ['otel.status_description']) ??
        exception ??
        content(attributes, ['error.type']));
}
function otel_tool_word(attributes, names) {
    for (const name of names) {
        const text = attributeWord(attributes, name);
        if (text !== undefined && text !== '' && !WITHHELD.has(text))
            return text;
    }
    return undefined;
}
function content(attributes, names) {
    for (const name of names) {
        const value = attributes.get(name);
        if (value === undefined || value.isNull || WITHHELD.has(attributeWord(attributes, name) ?? ''))
            continue;
        return attributeText(value);
    }
    return undefined;
}
/** The content of the events of a tool span, where its attributes have none. */
function readEvents(span) {
    const found = { args: undefined, result: undefined, exception: undefined };
    for (const { name, attributes } of span.events(WANTED)) {
        // The first conventions for events.
        const args = name === 'gen_ai.tool.message' ? content(attributes, ['content']) : undefined;
        const result = name === 'gen_ai.choice' ? content(attributes, ['message']) : undefined;
        // Those after them: the messages of a chat, in which a tool span has its own parts only.
        found.args ??= args ?? part(attributes.get('gen_ai.input.messages'), 'tool_call', ['arguments']);
        found.result ??=
            result ?? part(attributes.get('gen_ai.output.messages'), 'tool_call_response', ['response', 'result']);
        found.exception ??= content(attributes, ['exception.message']);
    }
    return found;
}
function part(messages, type, keys) {
    const list = messages && parseText(attributeText(messages));
    for (const said of (list && unquoted(list))?.items() ?? []) {
        for (const one of said.get('parts')?.items() ?? []) {
            if (!one.get('type')?.is(type))
                continue;
            for (const key of keys) {
                const value = one.get(key);
                if (value !== undefined && !value.isNull)
                    return textOf(value);
            }
        }
    }
    return undefined;
}
function inner(attributes, names, within) {
    const text = content(attributes, names);
    const value = text === undefined ? undefined : parseText(text);
    if (value === undefined)
        return undefined;
    const inside = within(unquoted(value));
    return textOf(inside);
}
/** LangChain's callbacks put tags and counters around the arguments, which no two calls have in common. */
function innerInput(value) {
    const isCallback = value.get('metadata') !== undefined || value.get('kwargs') !== undefined;
    const inputs = isCallback ? value.get('inputs') : undefined;
    return inputs?.kind === 'object' ? inputs : (isCallback && value.get('input_str')) || value;
}
/** ... and around the result a message with the id of the call. */
function innerOutput(value) {
    const output = value.get('output') ?? value;
    const said = output.get('lc') === undefined ? output : (output.get('kwargs') ?? output);
    return said.get('tool_call_id') === undefined ? output : (said.get('content') ?? output);
}
//# sourceMappingURL=otel-tool.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/otel-trace.js
const OUTSIDE = { agents: 0, subAgent: undefined, tool: undefined };
/** The spans of one trace. Of those that are no tool's, no more is held than what they are in. */
class Trace {
    name;
    /** The conversations that its spans say they are part of. */
    conversations = new Set();
    /** Whether any of its spans is of a model, an agent or a tool. */
    isOfAgent = false;
    parents = new Map();
    agents = new Set();
    tools = new Map();
    contexts = new Map();
    constructor(name) {
        this.name = name;
    }
    add(id, parent) {
        if (parent !== undefined && parent !== '' && parent !== id)
            this.parents.set(id, parent);
    }
    addAgent(id) {
        this.agents.add(id);
    }
    addTool(id, span) {
        const known = this.tools.get(id);
        // Exported twice.
        if (known !== undefined)
            merge(known, span);
        else
            this.tools.set(id, span);
    }
    /** The calls, those recorded by more than one span once. */
    calls() {
        const calls = [];
        const byCallId = new Map();
        const leads = new Map();
        const spans = [...this.tools].sort(([, a], [, b]) => compareStarts(a, b));
        for (const [id, span] of spans) {
            const { tool, subAgent } = this.contextOf(id);
            const outer = tool && (leads.get(tool) ?? tool);
            const same = span.callId === undefined ? undefined : byCallId.get(span.callId);
            if (same !== undefined && sharesArgs(same, span))
                leads.set(span, merge(same, span));
            else if (outer !== undefined && isSeenTwice(outer, span))
                leads.set(span, merge(outer, span));
            else {
                if (span.callId !== undefined)
                    byCallId.set(span.callId, span);
                calls.push({ span, id: JSON.stringify([this.name, id]), subAgent });
            }
        }
        return calls;
    }
    /** What a span is in. Each span on the way up is looked at once, whatever the spans say of their parents. */
    contextOf(id) {
        const way = [];
        let at = this.parents.get(id);
        while (at !== undefined && !this.contexts.has(at)) {
            // Spans that are each other's parents have nothing around them.
            this.contexts.set(at, OUTSIDE);
            way.push(at);
            at = this.parents.get(at);
        }
        let context = at === undefined ? OUTSIDE : this.contexts.get(at);
        for (const span of way.reverse()) {
            context = this.inside(span, context);
            this.contexts.set(span, context);
        }
        return context;
    }
    inside(id, around) {
        const tool = this.tools.get(id);
        if (tool !== undefined)
            return { ...around, tool };
        if (!this.agents.has(id))
            return around;
        return { agents: around.agents + 1, subAgent: around.agents === 0 ? undefined : id, tool: undefined };
    }
}
/** In the order of their starts; a span that does not say when it started stays behind those that do. */
function compareStarts({ start: a }, { start: b }) {
    if (a === undefined || b === undefined)
        return Number(a === undefined) - Number(b === undefined);
    return a < b ? -1 : Number(a > b);
}
/** The call inside another is the same one when MCP's side of it recorded it, or a second instrumentation. */
function isSeenTwice(outer, span) {
    return sharesArgs(outer, span) && (span.isMcp || outer.tool === span.tool);
}
function sharesArgs(a, b) {
    return a.args === undefined || b.args === undefined || a.args === b.args;
}
function merge(into, copy) {
    into.args ??= copy.args;
    if (into.result === undefined && !into.isError) {
        into.result = copy.result;
        into.isError = copy.isError;
    }
    into.copies += copy.copies + 1;
    return into;
}
//# sourceMappingURL=otel-trace.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/otel.js







/** What an OTLP export of logs or metrics is: no spans, so no calls. */
const WITHOUT_SPANS = ['resourceLogs', 'resourceMetrics', 'resource_logs', 'resource_metrics'];
const OTLP = ['resourceSpans', 'resource_spans'];
/**
 * OpenTelemetry spans, by the conventions for generative AI (`execute_tool`) and what was used before and beside them:
 * Google ADK, Pydantic AI, Strands, the Vercel AI SDK, Traceloop, OpenInference.
 *
 * The carriers are OTLP/JSON (a line an export, or a document), Tempo's `batches`, Jaeger's `data`, and SDKs' dumps.
 * A span is written when it ends, so a call stands behind what it called: all calls are held until the end of the file
 * and put in the order of their starts. Arguments and results are recorded only by those who ask for it. A call whose
 * result was not recorded has no answer here, since what it was is not known.
 */
const otel = {
    name: 'otel',
    ids: 'unique',
    detect: isOtel,
    reader: (log) => new OtelReader(log),
};
function isOtel(node) {
    if (OTLP.some((key) => node.get(key)?.kind === 'array') || isSpanless(node))
        return true;
    for (const { node: span } of spansIn(node)) {
        return ['attributes', 'tags', 'Attributes'].some((key) => span.get(key) !== undefined);
    }
    return false;
}
/** The attributes of a tool span without the span: who called it when is not known. */
function isSpanless(node) {
    return node.get('gen_ai.operation.name') !== undefined;
}
class OtelReader {
    log;
    traces = new Map();
    /** Bytes of the arguments, the results and the working directories that are held. */
    held = 0;
    /** Spans that have no id get one. */
    unnamed = 0;
    constructor(log) {
        this.log = log;
    }
    read({ node }) {
        let isKnown = [...OTLP, ...WITHOUT_SPANS, 'batches', 'data'].some((key) => node.get(key) !== undefined);
        for (const found of spansIn(node)) {
            isKnown = true;
            this.span(new Span(found));
        }
        if (!isKnown)
            this.log.unknown();
    }
    finish() {
        const sessions = new Map();
        for (const trace of this.traces.values()) {
            const [conversation, another] = trace.conversations;
            const own = (another === undefined ? conversation : undefined) ?? trace.name ?? 'main';
            const calls = trace.calls();
            const named = trace.conversations.size > 0 ? trace.conversations : [own];
            if (trace.isOfAgent)
                for (const name of named)
                    if (!sessions.has(name))
                        sessions.set(name, []);
            for (const call of calls) {
                const main = call.span.conversation ?? own;
                const name = call.subAgent === undefined ? main : `${main}/${call.subAgent}`;
                const session = sessions.get(name);
                if (session === undefined)
                    sessions.set(name, [call]);
                else
                    session.push(call);
            }
        }
        for (const name of sessions.keys())
            this.log.session(name);
        for (const [name, calls] of sessions)
            this.tell(name, calls);
    }
    span(span) {
        const name = span.trace;
        let trace = this.traces.get(name);
        if (trace === undefined) {
            trace = new Trace(name);
            this.traces.set(name, trace);
        }
        const id = span.id ?? `#${++this.unnamed}`;
        const attributes = span.attributes(WANTED);
        trace.add(id, span.parent);
        if (attributes.size === 0)
            return;
        const word = (key) => attributeWord(attributes, key);
        const operation = word('gen_ai.operation.name');
        const kind = (word('traceloop.span.kind') ?? word('openinference.span.kind'))?.toLowerCase();
        const conversation = word('gen_ai.conversation.id');
        if (conversation !== undefined)
            trace.conversations.add(conversation);
        // That an agent was set up is no conversation.
        const isOfModel = word('gen_ai.system') ?? word('gen_ai.provider.name') ?? conversation ?? kind ?? operation;
        if (isOfModel !== undefined && operation !== 'create_agent')
            trace.isOfAgent = true;
        if (isToolSpan(span, attributes)) {
            const tool = toolSpan(span, attributes, this.log.spot(span.node));
            this.held += (tool.args?.length ?? 0) + (tool.result?.length ?? 0) + (tool.cwd?.length ?? 0);
            if (this.held > document_frames/* MAX_DOCUMENT */.$0)
                throw tooMuch();
            trace.addTool(id, tool);
        }
        else if (operation === 'invoke_agent' || kind === 'agent')
            trace.addAgent(id);
    }
    /** Tells the calls of a session in the order of their starts. Those that ran at one time were issued together. */
    tell(session, calls) {
        let batch = 0;
        let latest;
        for (const call of calls.sort((a, b) => compareStarts(a.span, b.span))) {
            const { start, end = start } = call.span;
            if (latest === undefined || start === undefined || start >= latest)
                batch++;
            if (latest === undefined || (end !== undefined && end > latest))
                latest = end;
            this.tellCall(session, call, `${batch}`);
        }
        this.log.end(session);
    }
    tellCall(session, { span, id }, batch) {
        const { at, tool, args, result, isError, cwd } = span;
        const answer = { value: result === undefined ? undefined : parseText(result), at, isError };
        const call = { session, id, tool, args: args === undefined ? undefined : parseText(args), at, batch, cwd };
        this.log.call({ ...call, ...((result !== undefined || isError) && { answer }) });
        for (let copy = 0; copy < span.copies; copy++)
            this.log.call(call);
    }
}
function tooMuch() {
    const limit = `${document_frames/* MAX_DOCUMENT */.$0 / 1024 / 1024} MiB`;
    return new src_error/* ToolReplayError */.K('document-too-long', {
        found: `more than ${limit} of arguments and results in spans`,
        expected: `at most ${limit}, since spans can be put in order only when all are there`,
        advice: 'export each trace into a file of its own',
    });
}
//# sourceMappingURL=otel.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/pi.js

/** Lines of a session file, and events of `--mode json`, that hold no call of their own. The list is open. */
const pi_WITHOUT_CALLS = new Set([
    ...['model_change', 'thinking_level_change', 'active_tools_change', 'compaction', 'branch_summary', 'custom'],
    ...['custom_message', 'label', 'session_info', 'leaf', 'usage', 'agent_start', 'agent_end', 'turn_start', 'turn_end'],
    ...['message_start', 'message_update', 'tool_execution_start', 'tool_execution_update', 'tool_execution_end'],
    ...['auto_retry_start', 'auto_retry_end', 'auto_compaction_start', 'auto_compaction_end', 'compaction_start'],
    ...['compaction_end', 'agent_settled', 'queue_update', 'session_info_changed', 'thinking_level_changed'],
]);
/**
 * Pi: session files of versions 1 to 3, and the stream of `--mode json`, which starts with the same line. OpenClaw
 * writes the same files.
 *
 * A session is a tree, by `parentId`: going back to an earlier message starts a branch. The lines are in the order in
 * which things happened, whatever branch they are on. The stream tells messages several times; they are read at their
 * end. A shell command that the user runs is no call of the agent. The first line has the working directory.
 */
const pi = {
    name: 'pi',
    // Not every provider of a model gives ids that differ, and no line is written twice.
    ids: 'reused',
    detect: isPi,
    reader: (log) => new PiReader(log),
};
function isPi(node) {
    const type = node.get('type');
    const has = (key) => node.get(key)?.kind === 'string';
    if (type?.is('session'))
        return has('id') && has('cwd') && has('timestamp');
    const message = messageOf(node);
    if (message?.get('role')?.is('toolResult'))
        return message.get('toolCallId') !== undefined;
    for (const block of message?.get('content')?.items() ?? []) {
        if (block.get('type')?.is('toolCall') && block.get('name')?.kind === 'string')
            return true;
    }
    return false;
}
function messageOf(node) {
    const type = node.get('type');
    return type?.is('message') || type?.is('message_end') ? node.get('message') : undefined;
}
/** An entry of a file, or the end of a compaction in a stream: one that failed has no result. */
function isCompaction(node) {
    const type = node.get('type');
    if (type?.is('compaction'))
        return true;
    return ((type?.is('compaction_end') || type?.is('auto_compaction_end')) === true && node.get('result')?.kind === 'object');
}
class PiReader {
    log;
    session = 'main';
    cwd;
    messages = 0;
    constructor(log) {
        this.log = log;
    }
    read({ node }) {
        const type = node.get('type')?.string();
        const message = messageOf(node);
        if (message !== undefined)
            this.message(message);
        else if (type === 'session') {
            this.session = node.get('id')?.string() ?? this.session;
            this.cwd = workingDirIn(node.get('cwd'));
            this.log.session(this.session);
        }
        else if (isCompaction(node))
            this.log.compacted(this.session);
        else if (type === undefined || !pi_WITHOUT_CALLS.has(type))
            this.log.unknown();
    }
    message(message) {
        const { session, cwd } = this;
        this.log.session(session);
        const batch = `message ${++this.messages}`;
        const content = message.get('content');
        if (message.get('role')?.is('toolResult')) {
            const isError = message.get('isError')?.isTrue ?? false;
            this.log.result({ session, id: message.get('toolCallId')?.string(), value: content, at: message, isError });
            return;
        }
        for (const block of content?.items() ?? []) {
            if (!block.get('type')?.is('toolCall'))
                continue;
            const tool = block.get('name')?.string() ?? '';
            this.log.call({
                session,
                id: block.get('id')?.string(),
                tool,
                args: block.get('arguments'),
                at: block,
                batch,
                cwd,
            });
        }
    }
}
//# sourceMappingURL=pi.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/swe-agent.js


/**
 * SWE-agent's `.traj`: one document with `trajectory`, the steps, and `history`, the messages.
 *
 * Where the model was given tools (from 1.0), its calls are in the history. Otherwise it wrote a command as text: a step
 * is a call, its tool the first word of the command. A demonstration may have no steps, but the messages alone. Several
 * attempts at a task are sessions of their own; the best of them is there twice. Errors are told in prose alone.
 */
const sweAgent = {
    name: 'swe-agent',
    ids: 'reused',
    detect: (node) => isRun(node) || attemptsIn(node).length > 0,
    reader: (log) => new SweAgentReader(log),
};
/** Not mini-swe-agent, which names its format, nor anything else that has steps or messages. */
function isRun(node) {
    if (node.get('trajectory_format') !== undefined || node.get('messages') !== undefined)
        return false;
    const trajectory = node.get('trajectory');
    const history = node.get('history');
    for (const step of trajectory?.items() ?? [])
        if (isStep(step))
            return true;
    for (const message of history?.items() ?? [])
        if (swe_agent_isMessage(message))
            return true;
    const isAborted = node.get('environment')?.kind === 'string' && node.get('info')?.kind === 'object';
    return isAborted && trajectory?.kind === 'array';
}
function isStep(node) {
    if (node.get('action')?.kind !== 'string' || node.get('observation') === undefined)
        return false;
    return ['thought', 'response', 'state'].some((key) => node.get(key) !== undefined);
}
function swe_agent_isMessage(node) {
    return (node.get('role')?.kind === 'string' && ['agent', 'message_type'].some((key) => node.get(key)?.kind === 'string'));
}
function attemptsIn(node) {
    return [...(node.get('attempts')?.items() ?? [])].filter(isRun);
}
class SweAgentReader {
    log;
    runs = 0;
    constructor(log) {
        this.log = log;
    }
    read({ node }) {
        const attempts = attemptsIn(node);
        if (attempts.length === 0 && !isRun(node)) {
            this.log.unknown();
            return;
        }
        const ordinal = ++this.runs;
        const name = node.get('instance_id')?.id() ?? (ordinal === 1 ? 'main' : `conversation ${ordinal}`);
        if (attempts.length === 0)
            this.readRun(node, name);
        for (const [k, attempt] of attempts.entries())
            this.readRun(attempt, `${name}/attempt ${k + 1}`);
    }
    readRun(run, session) {
        this.log.session(session);
        const messages = [...(run.get('history')?.items() ?? [])].filter((message) => !message.get('is_demo')?.isTrue);
        const steps = [...(run.get('trajectory')?.items() ?? [])];
        if (messages.some(hasCalls))
            this.readCalls(messages, steps, session);
        else if (steps.length > 0)
            this.readSteps(steps, session);
        else
            this.readActions(messages, session);
        this.log.end(session);
    }
    readCalls(messages, steps, session) {
        const dirs = dirsOf(steps);
        let actions = 0;
        for (const [k, message] of messages.entries()) {
            const at = message.get('action') === undefined ? -1 : actions++;
            // The messages do not say where: the step does that is the same action.
            const action = steps[at]?.get('action')?.string();
            const cwd = action !== undefined && message.get('action')?.is(action) ? dirs[at] : undefined;
            for (const call of message.get('tool_calls')?.items() ?? []) {
                this.log.call({
                    session,
                    id: call.get('id')?.id(),
                    tool: call.at('function', 'name')?.string() ?? '',
                    args: call.at('function', 'arguments'),
                    at: call,
                    cwd,
                    batch: `message ${k}`,
                });
            }
            // One observation may be the answer to all calls of a message.
            for (const id of message.get('tool_call_ids')?.items() ?? []) {
                this.log.result({ session, id: id.id(), value: message.get('content'), at: message });
            }
        }
    }
    readSteps(steps, session) {
        const dirs = dirsOf(steps);
        for (const [k, step] of steps.entries()) {
            const observation = step.get('observation');
            const hasAnswer = observation !== undefined && !observation.isNull;
            const answer = hasAnswer ? { answer: { value: observation, at: observation } } : {};
            this.readAction(step, { session, id: undefined, cwd: dirs[k], ...answer });
        }
    }
    /** The observation of an action is the message after it. */
    readActions(messages, session) {
        let id;
        for (const [k, message] of messages.entries()) {
            if (message.get('role')?.is('assistant')) {
                id = this.readAction(message, { session, id: `${k}` }) ? `${k}` : undefined;
            }
            else if (id !== undefined) {
                this.log.result({ session, id, value: message.get('content'), at: message });
                id = undefined;
            }
        }
    }
    /** @returns whether there is a command: a step without one is the end of a run, or text that was none */
    readAction(step, call) {
        const action = step.get('action');
        const tool = /\S+/.exec(action?.string() ?? '')?.[0];
        if (action === undefined || tool === undefined)
            return false;
        this.log.call({ ...call, tool, args: { command: action }, at: step });
        return true;
    }
}
/** Where each step was taken: a state that is text (before 1.0) is that before its step, an object that after it. */
function dirsOf(steps) {
    let after;
    return steps.map((step) => {
        const state = step.get('state');
        const dir = workingDirIn((state && unquoted(state))?.get('working_dir'));
        const before = state?.kind === 'string' ? dir : after;
        after = dir ?? before;
        return before;
    });
}
function hasCalls(message) {
    return message.get('tool_calls')?.items().next().done === false;
}
//# sourceMappingURL=swe-agent.js.map
;// CONCATENATED MODULE: ./build/commonjs/src/formats/formats.js





















/** Every format, in the order in which they are tried: the first that knows a log reads it. */
const FORMATS = [
    atif,
    // Before Claude's: its stream starts with the same line.
    cursor,
    claude,
    codexRollout,
    codexExec,
    copilot,
    gemini,
    geminiStream,
    opencode,
    pi,
    goose,
    managedAgents,
    inspect,
    openhands,
    sweAgent,
    otel,
    mcp,
    agentv,
    // What other formats are made of comes last.
    anthropicMessages,
    openaiResponses,
    openaiChat,
];
//# sourceMappingURL=formats.js.map
// EXTERNAL MODULE: ./build/commonjs/src/formats/line-frames.js
var line_frames = __webpack_require__(1815);
// EXTERNAL MODULE: ./build/commonjs/src/formats/native.js
var formats_native = __webpack_require__(1353);
;// CONCATENATED MODULE: ./build/commonjs/src/formats/recognise.js










/** The name of each format, the native one first. */
const FORMAT_NAMES = [formats_native/* NATIVE */.s6, ...FORMATS.map(({ name }) => name)];
/** White space between two lines that is looked through for the start of the second. */
const LONGEST_GAP = 1000;
/** Once a format knows the log, so many more bytes may still show that it is one that is tried before. */
const STEP = 64 * 1024;
/**
 * Finds out by its content what a log is. Its name says nothing: one name is used for many formats.
 *
 * @param head the beginning of the file; `head[length]` must be there and hold 0
 * @param isWhole whether that is all of the file
 * @param forced the name of the format that it is said to be
 * @returns undefined when more of the file must be seen
 * @throws ToolReplayError when it is of no known format
 */
function recognise(head, length, isWhole, forced) {
    (0,encoding/* checkEncoding */.S)(head.subarray(0, Math.min(4, length)));
    if (forced === formats_native/* NATIVE */.s6)
        return formats_native/* NATIVE */.s6;
    const isNative = forced === undefined ? (0,formats_native/* startsWithRecord */.lG)(head, length, isWhole) : false;
    if (isNative !== false)
        return isNative ? formats_native/* NATIVE */.s6 : undefined;
    // No line is longer than that, and none before the first value.
    const framing = framingOf(head, length, isWhole) ?? (length > lines/* MAX_LINE */.M ? 'lines' : undefined);
    if (framing === undefined)
        return isWhole ? formats_native/* NATIVE */.s6 : undefined;
    const named = FORMATS.find(({ name }) => name === forced);
    if (named !== undefined)
        return { format: named, framing };
    if (framing === 'document' && length > document_frames/* MAX_DOCUMENT */.$0)
        throw (0,document_frames/* tooLarge */.g$)();
    if (framing === 'document' && !isWhole)
        return undefined;
    const found = detect(head, length, framing, isWhole);
    if (found !== undefined)
        return found === formats_native/* NATIVE */.s6 ? formats_native/* NATIVE */.s6 : { format: found, framing };
    if (!isWhole && length < formats_native/* MOST_BYTES */.uZ)
        return undefined;
    throw unknownFormat(head.subarray(0, length), framing);
}
/** Says what keeps a file from being native, since that is what it most often is meant to be, and what else was tried. */
function unknownFormat(head, framing) {
    const tried = `tried as ${FORMAT_NAMES.join(', ')}`;
    if (framing === 'document')
        return new src_error/* ToolReplayError */.K('format', { found: 'a document of no known format', advice: tried });
    try {
        const transcript = new native_transcript/* NativeTranscript */.m('either');
        for (const _ of transcript.read(head))
            ;
        for (const _ of transcript.finish())
            ;
    }
    catch (error) {
        if (!(0,formats_frames/* isFault */.Z)(error))
            throw error;
        const { advice, ...fault } = error.fault;
        const all = advice === undefined ? tried : `${advice}; ${tried}`;
        return new src_error/* ToolReplayError */.K('format', { ...fault, advice: all }, error.place);
    }
    return new src_error/* ToolReplayError */.K('format', { found: 'a file of no known format', advice: tried });
}
/**
 * The format that an archive is of.
 *
 * @param names what is in it
 * @param forced the name of the format that it is said to be
 * @throws ToolReplayError when it is of no known format
 */
function formatOfArchive(names, forced) {
    const format = FORMATS.find(({ name, isMember }) => (forced ?? name) === name && isMember && names.some(isMember));
    if (format !== undefined)
        return format;
    const known = FORMATS.filter(({ isMember }) => isMember !== undefined).map(({ name }) => name);
    throw new src_error/* ToolReplayError */.K('format', { found: 'an archive without a log', expected: `one of ${known.join(', ')}` });
}
function detect(head, length, framing, isWhole) {
    const known = new Set();
    let weakly;
    let hasRecord = false;
    const sink = {
        item({ node }) {
            for (const format of FORMATS)
                if (!known.has(format) && format.detect(node))
                    known.add(format);
            hasRecord ||= (0,formats_native/* isRecord */.u4)(node);
            weakly ??= FORMATS.find((format) => format.detectWeakly?.(node));
        },
        skip() { },
    };
    if (framing === 'document')
        new document_frames/* DocumentFrames */.Am(sink).readWhole(head, length);
    else {
        // Whole steps, and so many of them, whatever the chunks that the file came in.
        const frames = new line_frames/* LineFrames */.h(sink);
        const seen = Math.min(length, formats_native/* MOST_BYTES */.uZ);
        const end = isWhole ? seen : seen - (seen % STEP);
        for (let at = 0; at < end && known.size === 0 && !hasRecord; at += STEP) {
            frames.read(head.subarray(at, Math.min(at + STEP, end)));
        }
        if (isWhole && known.size === 0 && end === length)
            frames.finish();
    }
    // Its own reader knows best what is wrong with a transcript of records.
    const found = FORMATS.find((format) => known.has(format)) ?? (hasRecord ? formats_native/* NATIVE */.s6 : undefined);
    // The next item may be the first that tells.
    return found ?? (isWhole || length >= formats_native/* MOST_BYTES */.uZ ? weakly : undefined);
}
/**
 * Whether the first JSON value ends on the line that it starts on.
 *
 * @returns undefined when there is no value, or not enough of it to tell
 */
function framingOf(head, length, isWhole) {
    const tape = new json_tape/* Tape */.n();
    let hasText = false;
    for (let start = 0; start < length;) {
        const end = (0,formats_native/* lineEnd */.kd)(head, start, length);
        if (end === length && !isWhole)
            return undefined;
        hasText ||= !(0,line_frames/* isBlank */.z)({ text: head, start, end });
        const framing = framingAt(tape, head, start, end, length);
        if (framing !== undefined)
            return framing;
        start = end + 1;
    }
    return isWhole && hasText ? 'lines' : undefined;
}
/** How the value stands that starts on a line; undefined when none does. */
function framingAt(tape, head, start, end, length) {
    const first = head.subarray(start, end).toString('latin1').trimStart()[0];
    if (first !== '{' && first !== '[')
        return undefined;
    try {
        const at = tape.readFirst(head, start, length);
        if (at > end)
            return 'document';
        return (0,line_frames/* isBlank */.z)({ text: head, start: at, end }) ? 'lines' : undefined;
    }
    catch (error) {
        if (!(0,formats_frames/* isFault */.Z)(error))
            throw error;
        const offset = error.place.offset;
        // Where the next line starts anew, this one was to be whole and is not.
        const next = head.subarray(end, offset + 1).subarray(0, LONGEST_GAP);
        return offset > end && !/^\s+\{$/.test(next.toString('latin1')) ? 'document' : undefined;
    }
}
//# sourceMappingURL=recognise.js.map

/***/ })

};
;