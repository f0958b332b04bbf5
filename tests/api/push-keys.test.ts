/** VAPID keys from the settings (product 7.21): browsers subscribe with the public one, and pushes are signed with both. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import webPush from 'web-push';
import { addNotices } from '#server/notices/notice-store.ts';
import { createClientFolder } from '../support/client-folder.ts';
import { type PushService, startPushService } from '../support/push-service.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

const vapidKeys = webPush.generateVAPIDKeys();
const vapidSubject = 'mailto:team@example.com';
const client = createClientFolder();
let server: TestServer;
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
  server = await startServer({
    background: true,
    clientFolder: client.folder,
    settings: { pushInsecure: true, vapidKeys, vapidSubject },
  });
});
afterAll(async () => {
  await server.close();
  service.close();
  client.remove();
});

test('are those of the site, and none are generated', async () => {
  expect((await server.ask('GET', '/push/key')).body).toEqual({ key: vapidKeys.publicKey });
  const as = await server.newcomer('employee');
  await server.ask('POST', '/push/subscribe', { as, body: service.subscribe() });
  await addNotices(server.db, [{ user_id: as.user_id, kind: 'message', event: 'keys' }]);
  await expect.poll(() => service.received.map(({ status }) => status), { timeout: 15_000 }).toEqual([201]);
  const sender = String(service.received[0]?.headers['authorization']);
  const [, claims = '', key] = /^vapid t=[\w-]+\.([\w-]+)\.[\w-]+, ?k=([\w-]+)$/.exec(sender) ?? [];
  expect(key).toBe(vapidKeys.publicKey);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ sub: vapidSubject });
  const made = server.db.selectFrom('meta').select('key').where('key', '=', 'vapid_keys');
  expect(await made.execute()).toEqual([]);
});
