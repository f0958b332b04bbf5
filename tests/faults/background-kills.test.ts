/** Work in the background (product 7.20) while its nodes are killed: no event loses its notice or its push, none has two notices. */
import { setTimeout } from 'node:timers/promises';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/database/connect.ts';
import { bundleChild, type Child, startChild } from '../support/child-processes.ts';
import { freshSettings, testEngine } from '../support/engines.ts';
import { figure } from '../support/figures.ts';
import { type PushService, startPushService } from '../support/push-service.ts';

/** `KILLS=1000` for a long run. */
const kills = Number(process.env['KILLS'] ?? 100);
/** The embedded database has one. */
const nodes = testEngine === 'postgres' ? 2 : 1;
/** Milliseconds of work before a kill: some hit the start, most the middle. */
const working = () => 20 + Math.random() * 980;

let fresh: Awaited<ReturnType<typeof freshSettings>>;
let service: PushService;
let script: string;
let userId: number;
beforeAll(async () => {
  fresh = await freshSettings();
  service = await startPushService();
  script = bundleChild('tests/support/background-child.ts');
  const { db, close } = await openDatabase(fresh.settings);
  const person = { name: 'Sokha', name_key: 'sokha', password_hash: 'x', acc_type: 'employer' as const };
  ({ id: userId } = await db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow());
  await db.insertInto('sessions').values({ token_hash: 'session', user_id: userId }).execute();
  const { endpoint, keys } = service.subscribe();
  await db
    .insertInto('push_subscriptions')
    .values({ user_id: userId, session: 'session', endpoint, ...keys, lang: 'eng' })
    .execute();
  await close();
});
afterAll(async () => {
  service.close();
  rmSync(script, { force: true });
  await fresh.remove();
});

const start = (task: 'work' | 'finish', name: string): Child =>
  startChild(script, task, name, String(userId), JSON.stringify({ ...fresh.settings, durable: true }));

/** One place of a node, killed over and over. */
async function killAgainAndAgain(place: number, times: number): Promise<unknown[]> {
  const acknowledged: unknown[] = [];
  for (let kill = 0; kill < times; kill += 1) {
    const child = start('work', `${place} ${kill}`);
    // Every other one is killed in the middle of its work, the rest at its start, too.
    await child.said(kill % 2 === 0 ? 2 : 1);
    expect(child.lines[0]).toBe('ready');
    await setTimeout(working());
    child.process.kill('SIGKILL');
    await child.ended;
    acknowledged.push(...child.lines.slice(1));
  }
  return acknowledged;
}

test(
  `${kills} kills lose no event, notice or push, and double no notice`,
  { timeout: kills * 15_000 + 120_000 },
  async () => {
    const places = Array.from({ length: nodes }, (_, place) =>
      killAgainAndAgain(place, Math.ceil(kills / nodes)),
    );
    const acknowledged = (await Promise.all(places)).flat();
    expect(await start('finish', 'last').ended).toBe(0);

    const { db, close } = await openDatabase(fresh.settings);
    const happened = await db.selectFrom('meta').select('key').where('key', 'like', 'event:%').execute();
    const notices = await db.selectFrom('notices').select(['id', 'event']).execute();
    const left = await db.selectFrom('tasks').select(['kind', 'why']).execute();
    await close();
    const events = happened.map(({ key }) => key.replace('event:', ''));
    const told = notices.map(({ event }) => event);
    const sent = service.messages();
    const pushed = new Set(sent.map(({ id }) => id));

    figure(`${testEngine}, background, kill -9`, {
      kills: nodes * Math.ceil(kills / nodes),
      nodes,
      events: events.length,
      'events lost': acknowledged.filter((event) => !events.includes(String(event))).length,
      'notices lost': events.filter((event) => !told.includes(event)).length,
      'notices doubled': told.length - new Set(told).size,
      'pushes lost': notices.filter(({ id }) => !pushed.has(id)).length,
      // A node died after the service took it and before it was noted; phones show it once, under its tag.
      'pushes repeated': sent.length - pushed.size,
    });
    expect(events).toEqual(expect.arrayContaining(acknowledged));
    expect(told.toSorted()).toEqual(events.toSorted());
    expect(notices.filter(({ id }) => !pushed.has(id))).toEqual([]);
    expect(left).toEqual([]);
    expect(events.length).toBeGreaterThanOrEqual(kills / 2);
    // At most what a node had under way when it was killed.
    expect(sent.length - pushed.size).toBeLessThan(kills * 8);
  },
);
