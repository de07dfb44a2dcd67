import { claude } from './claude.ts';
import type { Format } from './format.ts';
import { openaiChat } from './openai-chat.ts';
import { openaiResponses } from './openai-responses.ts';

/** Every format, in the order in which they are tried: the first that knows a log reads it. */
export const FORMATS: readonly Format[] = [claude, openaiResponses, openaiChat];
