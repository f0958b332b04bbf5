/** Which notices also go to browsers and to Telegram (product 7.21): those of enabled groups. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noticeKinds } from '#contract/notices.ts';
import { addNotices } from '#server/notices/notice-store.ts';
import { type PushService, startPushService } from '../support/push-service.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
  server = await startServer({ isEmpty: true, settings: { pushInsecure: true } });
});
afterAll(async () => {
  await server.close();
  service.close();
});

const groups = {
  applications: [
    'application_received',
    'application_viewed',
    'application_decided',
    'application_withdrawn',
    'outcome',
    'application_waiting',
  ],
  messages: ['message', 'interview', 'interview_answered'],
  jobs: [
    'job_expiring',
    'job_closed',
    'job_changed',
    'job_removed',
    'company_verified',
    'company_refused',
    'report_decided',
    'account_warned',
    'board_health',
  ],
  alerts: ['search_alert'],
};

test.each(Object.entries(groups))('with only %s enabled, these are delivered', async (group, kinds) => {
  const as = await server.newcomer('employee');
  const { user_id } = as;
  expect((await server.ask('POST', '/push/subscribe', { as, body: service.subscribe() })).status).toBe(201);
  await server.db.insertInto('telegram_chats').values({ user_id, chat_id: user_id, lang: 'eng' }).execute();
  const off = Object.fromEntries(Object.keys(groups).map((each) => [each, each === group]));
  expect((await server.ask('PUT', '/user/notify', { as, body: off })).body).toEqual(off);
  await addNotices(
    server.db,
    noticeKinds.map((kind) => ({ user_id, kind, event: `${kind} ${user_id}` })),
  );
  for (const channel of ['push', 'telegram']) {
    const waiting = await server.db
      .selectFrom('tasks')
      .select('payload')
      .where('kind', '=', channel)
      .execute();
    const delivered = await server.db
      .selectFrom('notices')
      .select('kind')
      .where('user_id', '=', user_id)
      .where(
        'id',
        'in',
        waiting.map(({ payload }) => payload['notice'] ?? 0),
      )
      .execute();
    expect(delivered.map(({ kind }) => kind).sort(), channel).toEqual([...kinds].sort());
  }
  expect((await server.ask('GET', '/notice/count', { as })).body).toEqual({ unread: noticeKinds.length });
});
