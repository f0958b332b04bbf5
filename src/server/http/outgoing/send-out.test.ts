/** What is sent outside goes on the trace that it is of. */
import { trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSmsGateway } from '#server/accounts/sms-gateway.ts';
import { beginTracing } from '#server/http/observability/tracing.ts';
import { createBot } from '#server/telegram/bot.ts';

const carried: (string | undefined)[] = [];
const server = createServer((request, response) => {
  carried.push(request.headers['traceparent'] as string | undefined);
  response.end(JSON.stringify({ ok: true, result: {} }));
});
const exporter = new InMemorySpanExporter();
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  provider.register({ propagator: new W3CTraceContextPropagator() });
  beginTracing();
});
afterAll(() => void server.close());

test.each([
  ['sms', (url: string) => createSmsGateway(url, 'a-token')('+85512345678', 'Your code is 123456.')],
  ['telegram sendMessage', (url: string) => createBot('12:a-token', url).send(17, 'Hello.')],
])('%s', async (to, send) => {
  exporter.reset();
  carried.length = 0;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const of = await trace.getTracer('test').startActiveSpan('cause', async (cause) => {
    await send(url);
    cause.end();
    return cause.spanContext();
  });
  const sent = exporter.getFinishedSpans().find(({ name }) => name === `send ${to}`);
  expect(sent?.parentSpanContext?.spanId).toBe(of.spanId);
  expect(carried).toEqual([`00-${of.traceId}-${sent?.spanContext().spanId}-01`]);
  expect(sent?.attributes).toEqual({ 'http.request.method': 'POST', 'http.response.status_code': 200 });
});
