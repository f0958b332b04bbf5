/** Pushes (product 7.21): what browsers receive, and how failures are handled. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addNotices } from '#server/notices/notice-store.ts';
import { demoPassword } from '#server/seed/fixtures.ts';
import { createClientFolder } from '../support/client-folder.ts';
import { type Hiring, openHiring } from '../support/hiring.ts';
import { type PushService, startPushService } from '../support/push-service.ts';
import { type Asking, type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let service: PushService;
let hiring: Hiring;
const client = createClientFolder();
beforeAll(async () => {
  service = await startPushService();
  server = await startServer({
    background: true,
    clientFolder: client.folder,
    settings: { pushInsecure: true },
  });
  hiring = await openHiring(server);
});
afterAll(async () => {
  await server.close();
  service.close();
  client.remove();
});
afterEach(async () => {
  await server.db.deleteFrom('push_subscriptions').execute();
  await server.db.deleteFrom('tasks').where('kind', '=', 'push').execute();
  service.answers.length = 0;
});

const patience = { timeout: 15_000 };
const isNightly = process.env['NIGHTLY'] === '1';
const ask = (as: Asking['as'], path: string, body: object) =>
  server.ask('POST', path, { ...(as === undefined ? {} : { as }), body });
/** A browser of that user. */
async function device(as: Person, lang: string = 'eng') {
  const subscription = service.subscribe();
  const { status } = await ask(as, '/push/subscribe', { ...subscription, lang });
  expect(status).toBe(201);
  return subscription;
}
const tasks = () => server.db.selectFrom('tasks').selectAll().where('kind', '=', 'push').execute();
const untilSent = () => expect.poll(tasks, patience).toEqual([]);
/** Skips the pause. */
const atOnce = () => sql`update tasks set due = now() where holder is null`.execute(server.db);
let events = 0;
const notify = (
  person: Person,
  kind: 'message' | 'application_decided' | 'search_alert' = 'message',
  db = server.db,
) =>
  addNotices(db, [
    {
      user_id: person.user_id,
      kind,
      event: `test ${events++}`,
      job_id: 7,
      job_name: 'Cook <b>& “Baker”</b>',
      application_id: 12,
      person: 'Vanna Chan',
      person_km: 'Chan Vanna',
    },
  ]);

describe('a notice', () => {
  test('of several new jobs links to the list that shows them, with the current terms of the search', async () => {
    const person = await server.newcomer('employee');
    const { endpoint } = await device(person);
    const khmer = await device(person, 'kh');
    const search = { name: 'Cooks', terms: { keyword: 'hotel cook', job_type: 'Full Time' }, alert: 'daily' };
    const { body } = await ask(person, '/search', search);
    const { id: search_id } = body as { id: number };
    const tell = () =>
      addNotices(server.db, [
        {
          user_id: person.user_id,
          kind: 'search_alert',
          event: `test ${events++}`,
          text: 'Cooks',
          search_id,
        },
      ]);
    await tell();
    await untilSent();
    await ask(person, `/search/${search_id}/remove`, {});
    await tell();
    await untilSent();
    expect(service.messages(endpoint).map(({ url }) => url)).toEqual([
      '/jobs?keyword=hotel%20cook&type=Full%20Time',
      '/alerts',
    ]);
    expect(service.messages(endpoint)[0]?.body).toBe('New jobs: “Cooks”');
    expect(service.messages(khmer.endpoint)[0]?.body).toBe('ការងារថ្មីត្រូវនឹង «Cooks»');
  });

  test('is one push for each device, in its language', async () => {
    const person = await server.newcomer('employee');
    const [english, khmer] = [await device(person), await device(person, 'kh')];
    await notify(person);
    await untilSent();
    expect(service.messages(english.endpoint)).toEqual([
      {
        id: expect.any(Number) as number,
        kind: 'message',
        title: 'Karngea',
        body: 'Vanna Chan wrote to you: “Cook <b>& “Baker”</b>”',
        url: '/application/12#messages',
        tag: 'application-12',
        lang: 'en',
        open: 'Open',
        later: 'Later',
      },
    ]);
    const [inKhmer, ...more] = service.messages(khmer.endpoint);
    expect(more).toEqual([]);
    expect(inKhmer).toMatchObject({ lang: 'km', open: 'បើក', tag: 'application-12' });
    expect(inKhmer?.body).toMatch(/^Chan Vanna.*[\u1780-\u17ff]/);
    expect(inKhmer?.body).toContain('Cook <b>& “Baker”</b>');
    expect(inKhmer?.body).not.toContain('\u200b');
    const { headers } = service.received.at(-1) ?? { headers: {} };
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'high', topic: 'application-12' });
    await notify(person, 'application_decided');
    await untilSent();
    // Every push about one application replaces the previous one.
    expect(service.messages(english.endpoint).map(({ tag }) => tag)).toEqual(Array(2).fill('application-12'));
    expect(service.received.at(-1)?.headers).toMatchObject({ topic: 'application-12' });
  });

  test('of an event is queued in its transaction, once, and never reveals an outcome', async () => {
    const { person, id } = await hiring.applied();
    const { endpoint } = await device(person);
    const decide = () =>
      server.ask('PUT', `/app/${id}`, {
        as: hiring.employer,
        body: { status: 'rejected', message: 'Sorry' },
        headers: { 'idempotency-key': 'c0a8012e-0000-4000-8000-000000000001' },
      });
    await decide();
    await decide();
    await untilSent();
    const messages = service.messages(endpoint);
    expect(messages.map(({ kind }) => kind)).toEqual(['application_decided']);
    expect(messages[0]?.body).toMatch(/^You have an answer to your application/);
    expect(JSON.stringify(messages)).not.toMatch(/reject|accept|Sorry/i);
  });

  test('of an announcement is pushed, too', async () => {
    const own = await openHiring(server);
    const { person } = await own.applied();
    const { endpoint } = await device(person);
    await server.ask('PATCH', `/job/stop/${own.job_id}`, { as: own.employer });
    await untilSent();
    expect(service.messages(endpoint).map(({ kind, url }) => [kind, url.split('/')[1]])).toEqual([
      ['job_closed', 'application'],
    ]);
  });

  test('of a disabled group is not pushed', async () => {
    const person = await server.newcomer('employee');
    const account = async () => (await server.ask('GET', '/user/account', { as: person })).body;
    const all = { applications: true, messages: true, jobs: true, alerts: true };
    expect(await account()).toMatchObject({ notify: all });
    const put = (body: object) => server.ask('PUT', '/user/notify', { as: person, body });
    expect((await put({ messages: false })).body).toEqual({ ...all, messages: false });
    expect((await put({ alerts: false })).body).toEqual({ ...all, messages: false, alerts: false });
    expect((await put({ alerts: 'no' })).status).toBe(422);
    expect(await account()).toMatchObject({ notify: { ...all, messages: false, alerts: false } });
    const { endpoint } = await device(person);
    await notify(person, 'message');
    await notify(person, 'search_alert');
    expect(await tasks()).toEqual([]);
    await notify(person, 'application_decided');
    await untilSent();
    expect(service.messages(endpoint).map(({ kind }) => kind)).toEqual(['application_decided']);
    const { body } = await server.ask('GET', '/notice', { as: person });
    expect(body).toHaveLength(3);
  });

  test('names no one on a phone that is not remembered, and is not pushed there after twelve hours', async () => {
    const { name } = await server.newcomer('employee');
    const logIn = { name, password: demoPassword, remember: false };
    const person = (await ask(undefined, '/auth/login', logIn)).body as Person;
    const { endpoint } = await device(person);
    await notify(person);
    await untilSent();
    const [message] = service.messages(endpoint);
    expect(message?.body).toBe('You have something new');
    server.later({ hours: 13 });
    await notify(person);
    await untilSent();
    expect(service.messages(endpoint)).toHaveLength(1);
  });
});

describe('a push service', () => {
  const devices = () => server.db.selectFrom('push_subscriptions').select('endpoint').execute();

  test.each([404, 410])('that answers %s gets the device deleted', async (status) => {
    const person = await server.newcomer('employee');
    await device(person);
    service.answers.push({ status });
    await notify(person);
    await untilSent();
    expect(await devices()).toEqual([]);
  });
  test('that fails, refuses or redirects is tried again, first within 100 seconds, then after longer pauses', async () => {
    const person = await server.newcomer('employee');
    const { endpoint } = await device(person);
    const before = service.received.length;
    service.answers.push(
      { status: 503 },
      { status: 400 },
      { status: 302, headers: { location: `${service.origin}/elsewhere` } },
    );
    await notify(person);
    const pauses: number[] = [];
    for (const attempt of [1, 2, 3]) {
      await expect
        .poll(
          async () => (await tasks()).filter((task) => task.attempts === attempt && !task.holder),
          patience,
        )
        .toHaveLength(1);
      const [task] = await tasks();
      pauses.push(((task?.due.getTime() ?? 0) - Date.now()) / 1_000);
      await atOnce();
    }
    await untilSent();
    const asked = service.received.slice(before);
    expect(asked.map(({ status }) => status)).toEqual([503, 400, 302, 201]);
    expect(new Set(asked.map(({ path }) => path))).toEqual(new Set([new URL(endpoint).pathname]));
    const [first = 0, second = 0, third = 0] = pauses;
    expect(first).toBeGreaterThan(15);
    expect(first).toBeLessThan(100);
    expect(second).toBeGreaterThan(first);
    expect(third).toBeGreaterThan(second);
    expect(await devices()).toHaveLength(1);
  });
  test('that accepts nothing for thirty days gets the device deleted; one accepted push prevents it', async () => {
    const person = await server.newcomer('employee');
    const { endpoint } = await device(person);
    const since = async () =>
      (await server.db.selectFrom('push_subscriptions').select('refused_since').execute()).map(
        ({ refused_since }) => refused_since,
      );
    /** A push whose last attempt fails. */
    const giveUp = async () => {
      service.answers.push({ status: 500 });
      await server.db.transaction().execute(async (trx) => {
        await notify(person, 'message', trx);
        await sql`update tasks set attempts = 11 where kind = 'push' and failed_at is null`.execute(trx);
      });
      await expect
        .poll(async () => (await tasks()).filter(({ failed_at }) => failed_at === null), patience)
        .toEqual([]);
    };
    const weeksLater = () =>
      sql`update push_subscriptions set refused_since = refused_since - interval '31 days'`.execute(
        server.db,
      );
    await giveUp();
    expect(await since()).toEqual([expect.any(Date)]);
    await notify(person);
    await expect.poll(() => service.messages(endpoint).length, patience).toBe(1);
    await expect.poll(since, patience).toEqual([null]);
    await giveUp();
    await giveUp();
    expect(await devices()).toHaveLength(1);
    await weeksLater();
    await giveUp();
    expect(await devices()).toEqual([]);
  });
  test('with a Retry-After of an hour is tried within 100 seconds all the same', async () => {
    const person = await server.newcomer('employee');
    await device(person);
    service.answers.push({ status: 429, headers: { 'retry-after': '3600' } });
    await notify(person);
    await expect.poll(async () => (await tasks())[0]?.why, patience).toContain('429');
    const [task] = await tasks();
    expect((task?.due.getTime() ?? 0) - Date.now()).toBeLessThan(100_000);
  });
  test('that never answers does not delay the others, and is tried again', async () => {
    const [slow, quick] = [await server.newcomer('employee'), await server.newcomer('employee')];
    await device(slow);
    service.answers.push('never');
    await notify(slow);
    await expect.poll(() => service.received.at(-1)?.status, patience).toBe(0);
    const { endpoint } = await device(quick);
    await notify(quick);
    await expect.poll(() => service.messages(endpoint).length, patience).toBe(1);
    // At night the call ends by itself, after 10 seconds.
    if (!isNightly) service.hangUp();
    const why = isNightly ? 'in time' : 'hang up';
    await expect.poll(async () => (await tasks())[0]?.why, patience).toContain(why);
  });
});
