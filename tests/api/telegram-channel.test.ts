/** Jobs in the Telegram channel (product 7.21). Crashes and lost answers: tests/faults/channel-kills.test.ts. */
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type BoardHealth } from '#contract/board-health.ts';
import { type ServerTexts } from '#contract/server-rendering.ts';
import { createBot } from '#server/telegram/bot.ts';
import { channelTaskKind } from '#server/telegram/channel-task.ts';
import { pollTaskKind } from '#server/telegram/updates.ts';
import { aTask } from '../support/a-task.ts';
import { openHiring } from '../support/hiring.ts';
import { newOperator } from '../support/operators.ts';
import { posting } from '../support/samples.ts';
import { startTelegram, type Telegram } from '../support/telegram-double.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

const token = '123456:AAtest-token';
const errors: unknown[] = [];
let telegram: Telegram;
let server: TestServer;
let kind: ReturnType<typeof channelTaskKind>;
beforeAll(async () => {
  telegram = await startTelegram(token);
  server = await startServer({ settings: { review: 'flagged', telegramChannel: '@karngea_jobs' } });
  const { serverTexts: texts } = (await import(resolve('dist/ssr/ssr.js'))) as { serverTexts: ServerTexts };
  kind = channelTaskKind({
    db: server.db,
    texts,
    site: 'https://jobs.example.com',
    channel: '@karngea_jobs',
    everyMs: 1,
    bot: createBot(token, telegram.api),
    log: { error: (what: unknown) => errors.push(what), warn: () => undefined },
  });
  // The demonstration's jobs are older than the channel.
  await settle();
});
afterAll(async () => {
  await server.close();
  telegram.close();
});
afterEach(() => telegram.makeTrouble(() => undefined));

const task = aTask('telegram_channel');
/** Runs the task until it has nothing to do. Returns the methods that it called. */
async function settle(): Promise<string[]> {
  const before = telegram.channelCalls.length;
  for (let idle = false; !idle;) {
    const write = await kind.run(task, new AbortController().signal);
    if (write) await server.db.transaction().execute(write);
    else idle = true;
  }
  return telegram.channelCalls.slice(before).map(({ method }) => method);
}
const postOf = (job: number) =>
  [...telegram.posts.values()].find((post) => post?.button?.endsWith(`startapp=job_${job}`) === true);
const posts = () => [...telegram.posts.values()].map((post) => post?.text);

test('a run whose time is over posts nothing, so that a later one need not look for it', async () => {
  await openHiring(server);
  await expect(kind.run(task, AbortSignal.abort())).rejects.toThrow();
  const stored = await server.db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'telegram_channel')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(stored.value)).not.toHaveProperty('sending');
  expect(await settle()).toEqual(['sendMessage']);
});

test('a new job is posted once, in both languages, with a link and a button', async () => {
  const conditions = { hours_per_day: 8, days_per_week: 6, provides: ['meals'] };
  const { job_id } = await openHiring(server);
  const { employer } = await openHiring(server);
  await server.ask('POST', '/job', {
    as: employer,
    body: { ...posting, name: 'Cook <b>&', salary: 'see t.me/fraud', district: 'a <i>', conditions },
  });
  expect(await settle()).toEqual(['sendMessage', 'sendMessage', 'sendMessage']);
  expect(postOf(job_id)).toMatchObject({ button: `https://t.me/karngea_test_bot?startapp=job_${job_id}` });
  expect(postOf(job_id)?.text.split('\n')).toEqual([
    '<b>Night Baker</b>',
    expect.stringMatching(/[\u1780-\u17ff]/),
    '$350-$400 · Full Time · Phnom Penh',
    `<a href="https://jobs.example.com/jobDetail/${job_id}?from=channel">jobs.example.com</a>`,
  ]);
  const last = posts().at(-1) ?? '';
  expect(last).toContain('<b>Cook &lt;b&gt;&amp;</b>');
  expect(last).toContain('8 hours');
  expect(last).not.toMatch(/t\.me\/fraud|<i>/);
  expect(await settle()).toEqual([]);
});

test('a post follows its job: edited, closed, removed and restored', async () => {
  const { employer, job_id } = await openHiring(server);
  const operator = await newOperator(server, 'Chan');
  await settle();
  await server.ask('PUT', `/job/${job_id}`, { as: employer, body: { ...posting, name: 'Day Baker' } });
  // What the post does not say.
  await server.ask('PUT', `/job/${job_id}`, {
    as: employer,
    body: { ...posting, name: 'Day Baker', requirements: ['None'] },
  });
  expect(await settle()).toEqual(['editMessageText']);
  expect(postOf(job_id)?.text).toContain('<b>Day Baker</b>');
  await server.ask('PATCH', `/operator/job/${job_id}`, {
    as: operator,
    body: { action: 'remove', reason: 'A fraud.' },
  });
  expect(await settle()).toEqual(['deleteMessage']);
  expect(postOf(job_id)).toBeUndefined();
  await server.ask('PATCH', `/operator/job/${job_id}`, {
    as: operator,
    body: { action: 'restore', reason: 'It was not.' },
  });
  expect(await settle()).toEqual(['sendMessage']);
  await server.ask('PATCH', `/job/stop/${job_id}`, { as: employer });
  expect(await settle()).toEqual(['editMessageText']);
  expect(posts().at(-1)).toBe('<s>Day Baker</s>\nបានបិទ · Closed');
});

test('jobs that wait for review, and those of the past, are not posted', async () => {
  const { employer, post } = await openHiring(server);
  await settle();
  const waiting = await post({ description: '<p>Pay a deposit of $20 first.</p>' });
  await server.ask('PATCH', `/job/stop/${await post()}`, { as: employer });
  const old = await post();
  await sql`update jobs set date_added = now() - interval '8 days' where id = ${old}`.execute(server.db);
  expect(await settle()).toEqual([]);
  expect([postOf(waiting), postOf(old)]).toEqual([undefined, undefined]);
  await server.ask('PATCH', `/operator/job/${waiting}`, {
    as: await newOperator(server, 'Nary'),
    body: { action: 'approve', reason: 'Fine.' },
  });
  expect(await settle()).toEqual(['sendMessage']);
  expect(postOf(waiting)).toBeDefined();
});

test('a post that someone deleted in Telegram is not posted again, and one that cannot be deleted says nothing', async () => {
  const { employer, job_id, post } = await openHiring(server);
  const other = await post();
  await settle();
  for (const [id, each] of telegram.posts)
    if (each?.button?.endsWith(`_${job_id}`) === true) telegram.posts.delete(id);
  await server.ask('PUT', `/job/${job_id}`, { as: employer, body: { ...posting, salary: '$1' } });
  expect(await settle()).toEqual(['editMessageText']);
  await server.ask('PUT', `/job/${job_id}`, { as: employer, body: { ...posting, salary: '$2' } });
  expect(await settle()).toEqual([]);

  let calls = 0;
  telegram.makeTrouble(() =>
    (calls += 1) === 1
      ? { error_code: 400, description: "Bad Request: message can't be deleted" }
      : undefined,
  );
  await sql`insert into hidden_jobs (job_id, removed_at) values (${other}, now())`.execute(server.db);
  expect(await settle()).toEqual(['deleteMessage', 'editMessageText']);
  expect(posts()).toContain('បានបិទ · Closed');
});

test('operators see at once that the bot lost the right to post, and it posts as soon as it has it again', async () => {
  const operator = await newOperator(server, 'Rights');
  const isRefused = async () =>
    ((await server.ask('GET', '/operator/health', { as: operator })).body as BoardHealth)
      .channel_refused_since !== null;
  const channel = '@karngea_jobs';
  const poll = pollTaskKind({
    db: server.db,
    clock: server.clock,
    bot: createBot(token, telegram.api),
    channel,
  });
  const change = async (name: string, mayPost: boolean) => {
    telegram.changeRights(name, mayPost);
    const write = await poll.run(task, new AbortController().signal);
    await server.db.transaction().execute(async (trx) => write?.(trx));
  };
  await change('others', false);
  expect(await isRefused()).toBe(false);
  await change('Karngea_Jobs', false);
  expect(await isRefused()).toBe(true);

  const { job_id } = await openHiring(server);
  telegram.makeTrouble(() => ({ error_code: 400, description: 'Bad Request: not enough rights' }));
  expect(await settle()).toEqual(['sendMessage']);
  telegram.makeTrouble(() => undefined);
  expect(await settle()).toEqual([]);
  await change('karngea_jobs', true);
  expect(await isRefused()).toBe(false);
  expect(await settle()).toEqual(['sendMessage']);
  expect(postOf(job_id)).toBeDefined();
  expect(errors.splice(0)).toHaveLength(1);
});

test('a channel that refuses the bot is logged once, shown to operators and tried again later', async () => {
  const operator = await newOperator(server, 'Health');
  const refusedSince = async () =>
    ((await server.ask('GET', '/operator/health', { as: operator })).body as BoardHealth)
      .channel_refused_since;
  expect(await refusedSince()).toBeNull();
  const { job_id } = await openHiring(server);
  const refusal = { error_code: 403, description: 'Forbidden: bot was kicked from the channel chat' };
  telegram.makeTrouble(() => refusal);
  expect(await settle()).toEqual(['sendMessage']);
  const wait = () =>
    sql`update meta set value = (value::jsonb || '{"tried": 0}')::text where key = 'telegram_channel'`.execute(
      server.db,
    );
  await wait();
  expect(await settle()).toEqual(['sendMessage']);
  expect(Date.now() - Date.parse((await refusedSince()) ?? '')).toBeLessThan(120_000);
  expect(errors).toEqual([{ channel: '@karngea_jobs', reason: refusal.description }]);
  telegram.makeTrouble(() => undefined);
  await wait();
  expect(await settle()).toEqual(['sendMessage']);
  expect(postOf(job_id)).toBeDefined();
  expect(await refusedSince()).toBeNull();
});

test('another channel starts empty', async () => {
  await openHiring(server);
  await sql`update meta set value = '{"channel":"@former"}' where key = 'telegram_channel'`.execute(
    server.db,
  );
  expect(await settle()).toEqual([]);
});
