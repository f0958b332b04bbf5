/** Background tasks (product 7.20) while their nodes are killed: no event loses its notices or pushes, and none is sent twice. */
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { columnsOf } from '#server/alerts/alert-store.ts';
import { type Db, openDatabase } from '#server/database/connect.ts';
import { bundleChild, type Child, startChild } from '../support/child-processes.ts';
import { freshSettings, testEngine } from '../support/engines.ts';
import { figure } from '../support/figures.ts';
import { type PushService, startPushService } from '../support/push-service.ts';

const kills = process.env['NIGHTLY'] === '1' ? 1_000 : 6;
/** On a server two nodes share a database; embedded ones have one node each, and starting takes most of the time. */
const shares = testEngine === 'postgres' ? { databases: 1, nodes: 2 } : { databases: 4, nodes: 1 };
const places = Array.from({ length: shares.databases * shares.nodes }, (_, place) => place);
/** Milliseconds of work before a kill: some hit the start, most the middle. */
const working = () => 20 + Math.random() * 600;
const [watchers, applicants] = [3, 520];

type Fresh = Awaited<ReturnType<typeof freshSettings>> & { employerId: number };
const databases: Fresh[] = [];
let service: PushService;
let script: string;
beforeAll(async () => {
  service = await startPushService();
  script = bundleChild('tests/support/background-child.ts');
  for (let at = 0; at < shares.databases; at += 1) {
    const fresh = await freshSettings();
    const { db, close } = await openDatabase(fresh.settings);
    databases.push({ ...fresh, employerId: await people(db) });
    await close();
  }
});
afterAll(async () => {
  service.close();
  rmSync(script, { force: true });
  for (const { remove } of databases) await remove();
});

/** An employer with a phone; people with two matching searches each for every new job, one of them with a phone; and applicants. */
async function people(db: Db): Promise<number> {
  const add = async (name: string, acc_type: 'employer' | 'employee') => {
    const person = { name, name_key: name, password_hash: 'x', acc_type };
    return (await db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow()).id;
  };
  const phone = async (user_id: number) => {
    const session = `session ${user_id}`;
    await db.insertInto('sessions').values({ token_hash: session, user_id }).execute();
    const { endpoint, keys } = service.subscribe();
    const device = { user_id, session, endpoint, ...keys, lang: 'eng' as const };
    await db.insertInto('push_subscriptions').values(device).execute();
  };
  const employerId = await add('employer', 'employer');
  await phone(employerId);
  for (let at = 0; at < watchers; at += 1) {
    const user_id = await add(`watcher ${at}`, 'employee');
    if (at === 0) await phone(user_id);
    const alert = { user_id, name: 'Mine', alert: 'instant' as const, alert_since: new Date(1) };
    for (const terms of [{}, { location: 'Phnom Penh' }])
      await db
        .insertInto('saved_searches')
        .values({ ...alert, ...columnsOf(terms) })
        .execute();
  }
  await sql`
    insert into users (name, name_key, password_hash, acc_type)
    select 'applicant ' || n, 'applicant ' || n, 'x', 'employee' from generate_series(1, ${applicants}::int) n`.execute(
    db,
  );
  return employerId;
}

const databaseOf = (place: number) => databases[place % shares.databases] as Fresh;
function start(task: 'work' | 'close' | 'finish', place: number, name: string): Child {
  const { settings, employerId } = databaseOf(place);
  return startChild(script, task, name, String(employerId), JSON.stringify({ ...settings, durable: true }));
}

/** Runs a node and kills it, over and over. */
async function killAgainAndAgain(place: number, times: number): Promise<unknown[]> {
  const acknowledged: unknown[] = [];
  for (let kill = 0; kill < times; kill += 1) {
    const child = start(kill % 20 === 2 ? 'close' : 'work', place, `${place} ${kill}`);
    // Every other one is killed in the middle of its work, the rest possibly at its start.
    await child.said(kill % 2 === 0 ? 2 : 1);
    expect(child.lines[0]).toBe('ready');
    await setTimeout(working());
    child.process.kill('SIGKILL');
    // Ended by the kill, not by itself.
    expect(await child.ended).toBeNull();
    acknowledged.push(...child.lines.slice(1));
  }
  return acknowledged;
}

type Happened = { readonly event: string; readonly what: string; readonly job?: number };
const counted = (rows: readonly { readonly of: string; readonly people: number }[]) =>
  new Map(rows.map(({ of, people: notified }) => [of, notified]));

/** The events of a database, and how many people were notified of each; more notices than people means duplicates. */
async function read(fresh: Fresh) {
  const { db, close } = await openDatabase(fresh.settings);
  const rows = await db.selectFrom('meta').selectAll().where('key', 'like', 'event:%').execute();
  const events = rows.map(
    ({ key, value }): Happened =>
      ({ event: key.replace('event:', ''), ...(JSON.parse(value) as object) }) as Happened,
  );
  const about = sql<string>`case when kind = 'company_verified' then event else kind || ' ' || job_id end`;
  const { rows: notified } = await sql<{ of: string; people: number; notices: number }>`
    select ${about} as of, count(distinct user_id) as people, count(*) as notices from notices group by 1`.execute(
    db,
  );
  const { rows: toPhones } = await sql<{ id: number }>`
    select id from notices where user_id in (select user_id from push_subscriptions)`.execute(db);
  const left = await db.selectFrom('tasks').select(['kind', 'why']).execute();
  await close();
  return { events, notified, phones: toPhones.map(({ id }) => id), left };
}

/** How many people each event notifies, and under which key `read` counts them. */
const expectedOf = ({ event, what, job }: Happened): [string, number] => {
  if (what === 'verified') return [event, 1];
  return what === 'posted' ? [`search_alert ${job}`, watchers] : [`job_closed ${job}`, applicants];
};

test(
  `${kills} kills lose no event, notice or push, and no one is notified twice`,
  { timeout: kills * 30_000 + 300_000 },
  async () => {
    const each = Math.ceil(kills / places.length);
    const acknowledged = (await Promise.all(places.map((place) => killAgainAndAgain(place, each)))).flat();
    for (const at of databases.keys()) expect(await start('finish', at, 'last').ended).toBe(0);

    const stored = [];
    for (const fresh of databases) stored.push(await read(fresh));
    const events = stored.flatMap((one) => one.events);
    const names = events.map(({ event }) => event);
    const lost = stored.flatMap(({ events: happened, notified }) => {
      const notifiedOf = counted(notified);
      return happened.map(expectedOf).filter(([of, wanted]) => notifiedOf.get(of) !== wanted);
    });
    const doubled = stored.flatMap(({ notified }) =>
      notified.filter(({ people: persons, notices }) => persons !== notices),
    );
    const notices = stored.reduce(
      (sum, { notified }) => sum + notified.reduce((all, one) => all + one.notices, 0),
      0,
    );
    const sent = service.messages();
    // Ids are unique within one database, paths within one phone.
    const pushed = new Set(service.received.map(({ path, message }) => `${path} ${message?.id}`)).size;
    const toPush = stored.reduce((sum, { phones }) => sum + phones.length, 0);

    figure(`${testEngine}, background, kill -9`, {
      kills: places.length * each,
      nodes: places.length,
      events: events.length,
      notices,
      'events lost': acknowledged.filter((event) => !names.includes(String(event))).length,
      'not notified': lost.length,
      'notified twice': doubled.length,
      'pushes lost': toPush - pushed,
      // A node died after the push service accepted the push and before that was recorded; phones show it once, by its tag.
      'pushes repeated': sent.length - pushed,
    });
    expect(names).toEqual(expect.arrayContaining(acknowledged));
    expect(lost).toEqual([]);
    expect(doubled).toEqual([]);
    expect(pushed).toBe(toPush);
    expect(stored.flatMap(({ left }) => left)).toEqual([]);
    expect(events.length).toBeGreaterThanOrEqual(kills / 2);
    // At most what a node was doing when it was killed.
    expect(sent.length - pushed).toBeLessThan(kills * 8);
  },
);
