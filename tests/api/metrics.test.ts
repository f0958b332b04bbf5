/** Numbers for Prometheus: there when asked for by METRICS, and about nobody. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ isEmpty: true, settings: { metrics: true } });
});
afterAll(() => server.close());

test('calls are counted by route, not by address', async () => {
  await server.ask('GET', '/job/get/12345');
  const { status, text } = await server.ask('GET', '/metrics');
  expect(status).toBe(200);
  expect(text).toContain('karngea_http_seconds_count{method="GET",route="/api/job/get/:id",status="404"} 1');
  expect(text).not.toContain('12345');
});
