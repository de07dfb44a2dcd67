import { agentv } from './agentv.ts';
import { anthropicMessages } from './anthropic-messages.ts';
import { atif } from './atif.ts';
import { claude } from './claude.ts';
import { codexExec } from './codex-exec.ts';
import { codexRollout } from './codex-rollout.ts';
import { copilot } from './copilot.ts';
import { cursor } from './cursor.ts';
import type { Format } from './format.ts';
import { gemini } from './gemini.ts';
import { geminiStream } from './gemini-stream.ts';
import { goose } from './goose.ts';
import { inspect } from './inspect.ts';
import { managedAgents } from './managed-agents.ts';
import { mcp } from './mcp.ts';
import { openaiChat } from './openai-chat.ts';
import { openaiResponses } from './openai-responses.ts';
import { opencode } from './opencode.ts';
import { openhands } from './openhands.ts';
import { otel } from './otel.ts';
import { pi } from './pi.ts';
import { sweAgent } from './swe-agent.ts';

/** Every format, in the order in which they are tried: the first that knows a log reads it. */
export const FORMATS: readonly Format[] = [
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
