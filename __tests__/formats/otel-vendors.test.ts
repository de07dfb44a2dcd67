import { describe, expect, test } from '@jest/globals';
import { type LoggedRecord, lines, readLog } from '../helpers/logs.ts';

const RESULT = 'gen_ai.tool.call.result';
const only = (item: object): LoggedRecord | undefined => readLog(lines(item)).sessions[0]?.records[0];

describe('what others write', () => {
  const flat = (attributes: object, rest: object = {}): object => ({
    name: 'x',
    trace_id: 't',
    span_id: '1',
    start_time: 1,
    end_time: 2,
    attributes,
    ...rest,
  });
  const TOOL = { 'gen_ai.operation.name': 'execute_tool', 'gen_ai.tool.name': 'x' };

  test.each([
    [
      'Pydantic AI',
      { 'gen_ai.tool.name': 'x', 'gen_ai.tool.call.id': 'c', tool_arguments: '{"a":1}', tool_response: 'r' },
    ],
    [
      'the Vercel AI SDK',
      {
        'ai.operationId': 'ai.toolCall',
        'ai.toolCall.name': 'x',
        'ai.toolCall.args': '{"a":1}',
        'ai.toolCall.result': '"r"',
      },
    ],
    ['OpenInference', { 'openinference.span.kind': 'TOOL', 'input.value': '{"a":1}', 'output.value': 'r' }],
    ['ADK', { ...TOOL, 'gcp.vertex.agent.tool_call_args': '{"a":1}', 'gcp.vertex.agent.tool_response': 'r' }],
    [
      'Traceloop, around LangChain',
      {
        'traceloop.span.kind': 'tool',
        'traceloop.entity.name': 'x',
        'traceloop.entity.input': '{"inputs":{"a":1},"metadata":{"step":4},"kwargs":{}}',
        'traceloop.entity.output': '{"output":{"lc":1,"kwargs":{"content":"r","tool_call_id":"c"}},"kwargs":{}}',
      },
    ],
  ])('%s', (_name, attributes) => {
    const text = attributes['ai.operationId' as keyof typeof attributes] === undefined ? 'r' : '"r"';
    expect(only(flat(attributes))).toMatchObject({ tool: 'x', args: { a: 1 }, response: { $value: text } });
  });

  test.each([
    [
      'the first',
      [
        { name: 'gen_ai.tool.message', attributes: { role: 'tool', content: '{"a":1}', id: 'c' } },
        { name: 'gen_ai.choice', attributes: { message: '[{"text":"r"}]', id: 'c' } },
      ],
    ],
    [
      'the later',
      [
        {
          name: 'gen_ai.client.inference.operation.details',
          attributes: { 'gen_ai.input.messages': '[{"parts":[{"type":"tool_call","arguments":{"a":1}}]}]' },
        },
        {
          name: 'gen_ai.client.inference.operation.details',
          attributes: {
            'gen_ai.output.messages': [{ parts: [{ type: 'tool_call_response', response: [{ text: 'r' }] }] }],
          },
        },
      ],
    ],
  ])('content in events of %s conventions', (name, events) => {
    const response = [{ text: 'r' }];
    expect(only(flat(TOOL, { events }))).toMatchObject({
      args: { a: 1 },
      response: { $value: name === 'the first' ? JSON.stringify(response) : response },
    });
  });

  test.each([
    [
      'Go',
      {
        Name: 'execute_tool x',
        SpanContext: { TraceID: 't', SpanID: '1' },
        Parent: { TraceID: 't', SpanID: '0' },
        StartTime: '2026-01-02T03:04:05.5Z',
        EndTime: '2026-01-02T03:04:06Z',
        Attributes: Object.entries({ ...TOOL, [RESULT]: 'r' }).map(([Key, Value]) => ({
          Key,
          Value: { Type: 'STRING', Value },
        })),
        Status: { Code: 'Error', Description: '' },
      },
    ],
    [
      'JavaScript',
      {
        name: 'x',
        _spanContext: { traceId: 't', spanId: '1' },
        startTime: [1, 5],
        endTime: [2, 0],
        attributes: { ...TOOL, [RESULT]: 'r' },
        status: { code: 2 },
      },
    ],
  ])('a span as the SDK of %s dumps it', (_name, dumped) => {
    expect(only(dumped)).toMatchObject({ tool: 'x', response: { $error: true, $value: 'r' } });
  });
});
