/** A node that posts, edits, closes and hides jobs, and keeps the Telegram channel up to date, until it is killed or done. */
import { writeSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { sql } from 'kysely';
import { type ServerTexts } from '#contract/server-rendering.ts';
import { type DatabaseSettings, openDatabase } from '#server/database/connect.ts';
import { startTasks } from '#server/tasks/task-runner.ts';
import { createBot } from '#server/telegram/bot.ts';
import { openChannel } from '#server/telegram/channel-store.ts';
import { channelTaskKind } from '#server/telegram/channel-task.ts';

const [name = '', wanted = '0', api = '', settings = '{}'] = process.argv.slice(2);
const say = (what: unknown) => writeSync(1, `${JSON.stringify(what)}\n`);

// The process lives for about a second; compiling the embedded database with optimizations would take longer.
setFlagsFromString('--liftoff-only');
const { db, close } = await openDatabase(JSON.parse(settings) as DatabaseSettings);
const texts = {
  jobFacts: ({ salary }: { salary: string }) => `pays ${salary}`,
  channel: () => ({ apply: 'Apply', closed: 'Closed' }),
} as unknown as ServerTexts;
const kind = channelTaskKind({
  db,
  texts,
  site: 'https://jobs.example.com',
  channel: '@karngea_jobs',
  everyMs: 1,
  bot: createBot('123456:AAtest-token', api),
  log: { warn: (warn: unknown) => say({ warn }), error: (error: unknown) => say({ error }) },
});
await openChannel(db, '@karngea_jobs');
// The lease is short, so that an interrupted run is repeated while nodes are still being killed.
const kinds = { telegram_channel: { ...kind, leaseMs: 3_000 } };
const runner = startTasks(db, kinds, { firstPauseMs: 20, idlePollMs: 50, onFailure: () => undefined });
say('ready');

const count = async () =>
  Number((await sql<{ n: number }>`select count(*) as n from jobs`.execute(db)).rows[0]?.n);

async function add(): Promise<void> {
  await sql`
    insert into jobs (name, img, industry, salary, job_type, age, level, gender, qualification, language, category,
      location, required_skills, available_position, description, requirements, responsibilities, tags, search)
    values ('Job <&> ' || gen_random_uuid(), 0, 'Education', '$100', 'Full Time', 18, 'Entry', 'Both', 'None', 'Khmer',
      'Others', 'Phnom Penh', '', 1, '', '{}', '{}', '{}', '')`.execute(db);
}

/** One of the jobs, at random. */
const any = sql`(select id from jobs order by random() limit 1)`;
async function change(): Promise<void> {
  const chance = Math.random();
  if (chance < 0.6)
    await sql`update jobs set salary = '$' || ceil(random() * 1e6)::text where id = ${any}`.execute(db);
  else if (chance < 0.8) await sql`update jobs set status = 'Closed' where id = ${any}`.execute(db);
  else
    await sql`insert into hidden_jobs (job_id, removed_at) select id, now() from jobs where id = ${any}
      on conflict do nothing`.execute(db);
}

while ((await count()) < Number(wanted)) {
  await add();
  // A lone job that is closed or hidden at once would never be posted.
  if (Number(wanted) > 1 && Math.random() < 0.5) await change();
  await setTimeout(Math.random() * 20);
}
const isWaiting = async () =>
  (await sql`select from channel_posts where changes <> handled limit 1`.execute(db)).rows.length > 0;
while (name === 'finish' && (await isWaiting())) await setTimeout(50);
// Until it is killed.
if (name !== 'finish') await new Promise<never>(() => void setInterval(() => undefined, 60_000));
await runner.stop();
await close();
