/** Push subscriptions (product 7.21): which are accepted, and for how long. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readVapidKeys } from '#server/push/push-settings.ts';
import { freshDatabase } from '../support/engines.ts';
import { type PushService, startPushService } from '../support/push-service.ts';
import { type Asking, type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
  server = await startServer({ settings: { pushInsecure: true } });
});
afterAll(async () => {
  await server.close();
  service.close();
});
afterEach(async () => {
  await server.db.deleteFrom('push_subscriptions').execute();
});

const ask = (as: Asking['as'], path: string, body: object) =>
  server.ask('POST', path, { ...(as === undefined ? {} : { as }), body });
/** A browser of that user. */
async function device(as: Person) {
  const subscription = service.subscribe();
  expect((await ask(as, '/push/subscribe', subscription)).status).toBe(201);
  return subscription;
}

test('the key is a public P-256 key, the same for all concurrent first calls', async () => {
  const { body } = await server.ask('GET', '/push/key');
  const { key } = body as { key: string };
  expect(Buffer.from(key, 'base64url')).toHaveLength(65);
  const other = await freshDatabase();
  const raced = await Promise.all([1, 2, 3, 4, 5].map(() => readVapidKeys(other.db)));
  await other.remove();
  expect(new Set(raced.map(({ publicKey }) => publicKey)).size).toBe(1);
  expect(raced[0]?.publicKey).not.toBe(key);
});

test('an invalid subscription is refused, naming the field', async () => {
  const person = await server.newcomer('employee');
  const good = service.subscribe();
  const { keys } = good;
  const off = Buffer.concat([Buffer.of(4), Buffer.alloc(64)]).toString('base64url');
  for (const [field, body] of [
    ['endpoint', { ...good, endpoint: 'push' }],
    ['endpoint', { ...good, endpoint: `https://push.example.com/${'x'.repeat(2_100)}` }],
    ['endpoint', { keys }],
    ['keys.auth', { ...good, keys: { ...keys, auth: 'AAAA' } }],
    ['keys.p256dh', { ...good, keys: { ...keys, p256dh: 'AAAA' } }],
    ['keys.p256dh', { ...good, keys: { ...keys, p256dh: off } }],
    ['lang', { ...good, lang: 'fr' }],
  ] as const) {
    const answer = await ask(person, '/push/subscribe', body);
    expect(answer.status, field).toBe(422);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
  }
  expect((await ask(undefined, '/push/subscribe', good)).status).toBe(401);
});

test('only addresses of push services are accepted', async () => {
  const careful = await startServer({ settings: { pushHosts: ['push.example.net'] } });
  const person = await careful.newcomer('employee');
  const { keys } = service.subscribe();
  const subscribing = async (endpoint: string) =>
    (await careful.ask('POST', '/push/subscribe', { as: person, body: { endpoint, keys, lang: 'kh' } }))
      .status;
  for (const endpoint of [
    'http://push.example.com/1',
    'https://10.0.0.1/',
    'https://[::ffff:7f00:1]/',
    'https://localhost/',
    'https://example.com/',
    'https://example.com:25/',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.example.com/fcm/send/abc',
    'https://evilfcm.googleapis.com/fcm/send/abc',
  ])
    expect(await subscribing(endpoint), endpoint).toBe(422);
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://sg2p.notify.windows.com/w/?token=abc',
    'https://eu.push.example.net/abc',
  ])
    expect(await subscribing(endpoint), endpoint).toBe(201);
  await careful.close();
});

test('a browser belongs to the last user who subscribed, and only they can unsubscribe it', async () => {
  const [first, second] = [await server.newcomer('employee'), await server.newcomer('employee')];
  const subscription = await device(first);
  await ask(second, '/push/subscribe', { ...subscription, lang: 'km' });
  const rows = () => server.db.selectFrom('push_subscriptions').select(['user_id', 'lang']).execute();
  expect(await rows()).toEqual([{ user_id: second.user_id, lang: 'kh' }]);
  const { endpoint } = subscription;
  expect((await ask(first, '/push/unsubscribe', { endpoint })).status).toBe(204);
  expect(await rows()).toHaveLength(1);
  expect((await ask(second, '/push/unsubscribe', { endpoint })).status).toBe(204);
  expect((await ask(second, '/push/unsubscribe', { endpoint })).status).toBe(204);
  expect(await rows()).toEqual([]);
});

test("logging out unsubscribes, and a user's twenty newest browsers stay subscribed", async () => {
  const person = await server.newcomer('employee');
  const first = await device(person);
  for (let more = 0; more < 20; more++) await device(person);
  const endpoints = async () =>
    (await server.db.selectFrom('push_subscriptions').select('endpoint').execute()).map(
      (row) => row.endpoint,
    );
  expect(await endpoints()).toHaveLength(20);
  expect(await endpoints()).not.toContain(first.endpoint);
  await ask(person, '/auth/logout', {});
  expect(await endpoints()).toEqual([]);
});
