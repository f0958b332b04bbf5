/** Prometheus metrics: available if METRICS is set, without personal data. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTasks } from '#server/tasks/task-store.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ settings: { metrics: true } });
});
afterAll(() => server.close());

const counted = (status: number) =>
  `karngea_http_seconds_count{method="GET",route="/api/job/get/:id",status="${status}"}`;

test('calls are counted by route, not by URL', async () => {
  await server.ask('GET', '/job/get/12345');
  const { status, text } = await server.ask('GET', '/metrics');
  expect(status).toBe(200);
  expect(text).toContain(`${counted(404)} 1\n`);
  // Only in labels: a measured number may contain these digits by chance.
  expect(text).not.toMatch(/"[^"]*12345/);
});

test('background tasks are counted by kind and state', async () => {
  await addTasks(server.db, [{ kind: 'letter' }, { kind: 'letter' }]);
  await server.db
    .updateTable('tasks')
    .set({ failed_at: new Date() })
    .where('id', '=', ({ selectFrom }) => selectFrom('tasks').select(({ fn }) => fn.max('id').as('id')))
    .execute();
  const { text } = await server.ask('GET', '/metrics');
  for (const line of ['tasks{kind="letter",state="waiting"} 1', 'tasks{kind="letter",state="given_up"} 1'])
    expect(text).toContain(`karngea_${line}\n`);
  const late = Number(/^karngea_task_late_seconds\{kind="letter"\} ([\d.]+)$/m.exec(text)?.[1]);
  expect(late).toBeGreaterThanOrEqual(0);
});

test('cached answers are counted, too', async () => {
  for (const _ of [1, 2, 3]) await server.ask('GET', '/job/get/11');
  expect((await server.ask('GET', '/metrics')).text).toContain(`${counted(200)} 3\n`);
});

test('connections are counted by state, and there is no lag without replicas', async () => {
  const { text } = await server.ask('GET', '/metrics');
  for (const state of ['busy', 'idle', 'waiting'])
    expect(text).toMatch(new RegExp(`^karngea_connections\\{state="${state}"\\} \\d+$`, 'm'));
  expect(text).not.toContain('karngea_replica_lag_seconds{');
});

test.each(['alerts.yaml', 'dashboard.json'])('deploy/watch/%s only uses metrics that exist', async (file) => {
  const { text } = await server.ask('GET', '/metrics');
  const asked = readFileSync(`deploy/watch/${file}`, 'utf8').matchAll(/\b(?:karngea|process|nodejs)_\w+/g);
  const names = new Set([...asked].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, '')));
  expect(names.size).toBeGreaterThan(3);
  for (const name of names) expect(text).toContain(`# HELP ${name} `);
});
