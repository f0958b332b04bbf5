/** Numbers for Prometheus: there when asked for by METRICS, and about nobody. */
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

test('calls are counted by route, not by address', async () => {
  await server.ask('GET', '/job/get/12345');
  const { status, text } = await server.ask('GET', '/metrics');
  expect(status).toBe(200);
  expect(text).toContain(`${counted(404)} 1\n`);
  expect(text).not.toContain('12345');
});

test('work in the background is counted by state', async () => {
  await addTasks(server.db, [{ kind: 'letter' }, { kind: 'letter' }]);
  await server.db
    .updateTable('tasks')
    .set({ failed_at: new Date() })
    .where('id', '=', ({ selectFrom }) => selectFrom('tasks').select(({ fn }) => fn.max('id').as('id')))
    .execute();
  const { text } = await server.ask('GET', '/metrics');
  for (const line of ['{state="waiting"} 1', '{state="running"} 0', '{state="given_up"} 1'])
    expect(text).toContain(`karngea_tasks${line}\n`);
});

test('answers that are cached are counted, too', async () => {
  for (const _ of [1, 2, 3]) await server.ask('GET', '/job/get/11');
  expect((await server.ask('GET', '/metrics')).text).toContain(`${counted(200)} 3\n`);
});
