// Writes a session file of Claude Code for the bench to measure on: `node claude.mjs FILE CALLS`. About 7,000 bytes and two
// lines a call, as in files that were seen. A process of its own, see peak.mjs.
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { integer, pick, prose, randomNumbers, WORDS } from './words.mjs';

const TOOLS = ['Read', 'Bash', 'Edit', 'Grep', 'Glob'];
const BATCH = 1 << 20;

const [path, calls] = process.argv.slice(2);
const file = openSync(path, 'wx');
let batch = '';
for (let call = 0; call < Number(calls); call++) {
  batch += linesOf(call);
  if (batch.length < BATCH) continue;
  writeFileSync(file, batch);
  batch = '';
}
writeFileSync(file, batch);
closeSync(file);

/** The line of a call and the line of its result. No two calls are identical. */
function linesOf(call) {
  const random = randomNumbers(call);
  const id = `toolu_01${String(call).padStart(22, '0')}`;
  const input = { file_path: `src/${pick(random, WORDS)}-${call}.ts`, description: prose(random, 12) };
  const use = { type: 'tool_use', id, name: pick(random, TOOLS), input };
  const usage = { input_tokens: integer(random, 9), cache_read_input_tokens: integer(random, 1e5), output_tokens: 90 };
  const message = { id: `msg_${call}`, type: 'message', role: 'assistant', content: [use], usage };
  const content = prose(random, 400 + integer(random, 400));
  const result = { type: 'tool_result', tool_use_id: id, content };
  const toolUseResult = { type: 'text', file: { filePath: input.file_path, content, numLines: 40, startLine: 1 } };
  const user = { type: 'user', message: { role: 'user', content: [result] }, toolUseResult };
  return [{ type: 'assistant', message, requestId: `req_${call}` }, user]
    .map((line, k) => lineOf(line, call, k))
    .join('');
}

/** With what stands in every line of such a file. */
function lineOf(line, call, k) {
  const context = { cwd: '/repo', sessionId: 'f3c1', version: '2.1.73', gitBranch: 'main', userType: 'external' };
  const place = { parentUuid: `u-${call}-${k}`, isSidechain: false, uuid: `u-${call}-${k + 1}` };
  return `${JSON.stringify({ ...place, ...context, ...line, timestamp: '2026-01-01T00:00:00.000Z' })}\n`;
}
