/** Traces: whose they are, where they go on, and that nothing of them is there while nobody takes them. */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshSettings } from '../support/engines.ts';
import { call } from '../support/http-client.ts';
import { type PushService, startPushService } from '../support/push-service.ts';
import { cvOfDara, posting } from '../support/samples.ts';
import { startProcess } from '../support/server-process.ts';
import { startTraceCollector } from '../support/trace-collector.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const caller = '00f067aa0ba902b7';
const headers = { traceparent: `00-${traceId}-${caller}-01`, baggage: 'who=ratanak' };
/** Nets: a start takes a second, and many on a busy machine. */
const patience = { timeout: 60_000 };
const slow = { timeout: 180_000 };

let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let service: PushService;
beforeAll(async () => {
  collector = await startTraceCollector();
  service = await startPushService();
});
afterAll(() => {
  collector.close();
  service.close();
});

/** Says at its end which modules it had loaded. */
const tellModules = `data:text/javascript,import m from 'node:module';process.on('exit',()=>process.stderr.write(Object.keys(m._cache).join('\\n')))`;

/** A server in a process of its own: what makes spans is its whole process's. */
async function started(environment: Record<string, string>) {
  const { settings, remove } = await freshSettings();
  const place: Record<string, string> =
    'url' in settings ? { DATABASE_URL: settings.url } : { DATA_DIR: settings.dataDir };
  const running = startProcess({
    ...place,
    PORT: '0',
    LOG_LEVEL: 'info',
    DEMO_DATA: '0',
    PUSH_INSECURE: 'on',
    NODE_OPTIONS: `--import "${tellModules}"`,
    ...environment,
  });
  const address = (await running.address) ?? running.errors();
  return {
    address,
    lines: (): Record<string, unknown>[] =>
      running
        .out()
        .split('\n')
        .filter((line) => line.includes('"msg":"call"'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    /** As an operator stops it: its errors are the modules that it had loaded. */
    stop: async () => {
      running.signal('SIGTERM');
      const exit = await running.exit;
      await remove();
      return { exit, modules: running.errors() };
    },
  };
}

/** Somebody is hired: a search, a posting, an application, and the push that tells of it. */
async function traffic(address: string): Promise<{ seeker: string }> {
  const join = async (name: string, accType: string) => {
    const body = { name, password: 'dragonfruit at dawn', accType };
    return (await call(address, 'POST', '/auth/register', { body, headers })).body as { token: string };
  };
  const { token: boss } = await join('ratanak', 'employer');
  const { token: seeker } = await join('sreymom', 'employee');
  const { body: job } = await call(address, 'POST', '/job', { token: boss, body: posting, headers });
  const device = { ...service.subscribe(), lang: 'eng' };
  await call(address, 'POST', '/push/subscribe', { token: boss, body: device });
  await call(address, 'POST', '/cv', { token: seeker, body: cvOfDara });
  await call(address, 'GET', '/job/get?page=0&keyword=elephant', { headers });
  const applied = await call(address, 'POST', '/app', { token: seeker, body: job, headers });
  expect(applied.status).toBe(201);
  await expect.poll(() => service.received.length, patience).toBeGreaterThan(0);
  return { seeker };
}

describe('with a collector', () => {
  test(
    'a trace goes on from the caller to the database and out, and tells nothing of anybody',
    slow,
    async () => {
      const server = await started({
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_BSP_SCHEDULE_DELAY: '50',
      });
      const { seeker } = await traffic(server.address);
      const named = (name: string) => collector.spans.filter((span) => span.name === name);
      await expect.poll(() => named('send push').length, patience).toBe(1);

      // The call's span is the caller's child, also where a body was read; its statements are its own children.
      const [applied] = named('POST /api/app');
      expect(applied).toMatchObject({ traceId, parentSpanId: caller });
      expect(named('insert applications')).toMatchObject([{ traceId, parentSpanId: applied?.spanId }]);
      const [listed] = named('GET /api/job/get');
      expect(listed).toMatchObject({ traceId, parentSpanId: caller });
      expect(named('select jobs').map((span) => span.parentSpanId)).toContain(listed?.spanId);

      // A body that comes late ends in a callback of the socket, which by itself would be of no call.
      const lateTrace = traceId.replaceAll('4', '5');
      const ofLate = (name: string) => named(name).filter((span) => span.traceId === lateTrace);
      const search = { name: 'Cooks', terms: { keyword: 'cook' }, alert: 'off' };
      const isAsked = () => expect.poll(() => ofLate('select sessions').length, patience).toBe(1);
      const status = await new Promise((resolve, reject) => {
        const sending = request(`${server.address}/api/search`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `BEARER ${seeker}`,
            traceparent: `00-${lateTrace}-${caller}-01`,
          },
        });
        sending.once('error', reject).once('response', (answer) => resolve(answer.resume().statusCode));
        sending.flushHeaders();
        isAsked().then(() => sending.end(JSON.stringify(search)), reject);
      });
      expect(status).toBe(201);
      await expect.poll(() => ofLate('POST /api/search').length, patience).toBe(1);
      expect(ofLate('insert saved_searches')).toMatchObject([
        { parentSpanId: ofLate('POST /api/search')[0]?.spanId },
      ]);

      // What is sent outside carries it: of the task, as that goes on by itself.
      const [sent] = named('send push');
      const [task] = named('task push');
      expect(sent).toMatchObject({ traceId: task?.traceId, parentSpanId: task?.spanId });
      const pushed = service.received.at(-1)?.headers;
      expect(pushed?.['traceparent']).toBe(`00-${sent?.traceId}-${sent?.spanId}-01`);
      expect(pushed).not.toHaveProperty('baggage');

      const line = server.lines().find(({ path, method }) => path === '/api/app' && method === 'POST');
      expect(line).toMatchObject({ trace_id: traceId, span_id: applied?.spanId });

      const { exit, modules } = await server.stop();
      expect(exit).toBe(0);
      expect(modules).toContain('@opentelemetry/sdk-trace-node');

      // Of names, passwords, what was looked for, addresses and ids nothing is sent.
      const all = collector.bodies.join('\n');
      for (const secret of ['ratanak', 'sreymom', 'dragonfruit', 'elephant', '127.0.0.1'])
        expect(all.includes(secret), secret).toBe(false);
      const attributes = new Set(collector.spans.flatMap((span) => span.attributes.map(({ key }) => key)));
      expect([...attributes].sort()).toEqual([
        'db.system.name',
        'http.request.method',
        'http.response.status_code',
        'http.route',
        'outcome',
        'pool',
      ]);
      const ids = /\/\d|\d{3}/;
      expect(collector.spans.filter(({ name }) => ids.test(name))).toEqual([]);
    },
  );
});

describe('without one', () => {
  test(
    'no part of it is loaded, nothing is sent along, and answers name their calls all the same',
    slow,
    async () => {
      service.received.length = 0;
      const server = await started({ OTEL_EXPORTER_OTLP_ENDPOINT: '' });
      await traffic(server.address);
      expect(service.received.at(-1)?.headers).not.toHaveProperty('traceparent');
      const answer = await fetch(`${server.address}/api/nothing`, { headers });
      const id = answer.headers.get('x-request-id');
      await expect
        .poll(() => server.lines().find(({ reqId }) => reqId === id))
        .toMatchObject({ status: 404 });
      expect(server.lines().filter((line) => 'trace_id' in line)).toEqual([]);
      const { exit, modules } = await server.stop();
      expect(exit).toBe(0);
      expect(modules).toContain('prom-client');
      expect(modules).not.toMatch(/@opentelemetry\/(?!api\/)/);
    },
  );
});
