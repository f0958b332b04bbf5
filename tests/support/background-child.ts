/** A node that only runs background tasks: it keeps creating events and handling them until it is killed. */
import { EventEmitter } from 'node:events';
import { writeSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { sql } from 'kysely';
import { newJob } from '#contract/postings.ts';
import { backgroundTasks } from '#server/background.ts';
import { type DatabaseSettings, type Db, openDatabase } from '#server/database/connect.ts';
import { stopJob } from '#server/jobs/close-jobs.ts';
import { postJob } from '#server/jobs/posting-store.ts';
import { addNotices } from '#server/notices/notice-store.ts';
import { readPushSettings } from '#server/push/push-settings.ts';
import { startTasks } from '#server/tasks/task-runner.ts';

const [task = '', name = '', employer = '', settings = '{}'] = process.argv.slice(2);
const say = (what: unknown) => writeSync(1, `${JSON.stringify(what)}\n`);

// The process lives for about a second; compiling the embedded database with optimizations would take longer.
setFlagsFromString('--liftoff-only');
const { db, close } = await openDatabase(JSON.parse(settings) as DatabaseSettings);
const clock = () => new Date();
const kinds = backgroundTasks({
  db,
  clock,
  changeEvents: new EventEmitter(),
  keepApplicationsMonths: 12,
  push: readPushSettings(db, { pushInsecure: true }),
  bot: undefined,
  texts: undefined,
  log: { warn: () => undefined, error: () => undefined },
});
// Lease and pauses are short, so that interrupted tasks are retried while workers are still being killed.
const once = Object.entries(kinds)
  .filter(([, { next }]) => next === undefined)
  .map(([kind, of]) => [kind, { ...of, leaseMs: 4_000, mostAttempts: 1_000 }] as const);
const runner = startTasks(db, Object.fromEntries(once), { firstPauseMs: 50, onFailure: () => undefined });
say('ready');

const employerId = Number(employer);
const posted = newJob.parse({
  name: 'Night Baker',
  category: 'Manager',
  gender: 'Both',
  industry: 'Food and Beverages',
  age: 18,
  job_type: 'Full Time',
  language: 'Khmer',
  level: 'Entry',
  location: 'Phnom Penh',
  salary: '$350',
  qualification: 'None',
  required_skills: 'Baking',
  available_position: 2,
  tags: ['Bakery'],
  img: 3,
  description: '<p>Bread.</p>',
  responsibilities: ['Bake'],
  requirements: ['Baking'],
});

/** The kinds of event, each with the users to notify (background-kills.test.ts): those of the job, or of the event itself. */
const eventKinds: Readonly<Record<string, (trx: Db, event: string) => Promise<number | undefined>>> = {
  // The notice is written in the same transaction.
  verified: async (trx, event) => {
    await addNotices(trx, [{ user_id: employerId, kind: 'company_verified', event }]);
    return undefined;
  },
  // The notices are written later, by a task.
  posted: async (trx) => (await postJob(trx, posted, { employerId, now: clock() })).job_id,
  // Some notices are written in the same transaction, the others later.
  closed: async (trx) => {
    const { job_id } = await postJob(trx, posted, { employerId, now: new Date(0) });
    await sql`
      insert into applications (job_id, user_id, cv)
      select ${job_id}, id, '{}' from users where name like 'applicant %'`.execute(trx);
    await stopJob(trx as Parameters<typeof stopJob>[0], { id: job_id, employerId, outcome: null });
    return job_id;
  },
};

/** The row in `meta` represents the event. */
async function happen(trx: Db, what: string, event: string): Promise<void> {
  const job = await eventKinds[what]?.(trx, event);
  const value = JSON.stringify({ what, job });
  await trx
    .insertInto('meta')
    .values({ key: `event:${event}`, value })
    .execute();
}

const isLeft = async () =>
  (await db.selectFrom('tasks').select('id').where('failed_at', 'is', null).limit(1).executeTakeFirst()) !==
  undefined;

for (let n = 0; task !== 'finish'; n += 1) {
  const event = `${name} ${n}`;
  const what = task === 'close' && n === 0 ? 'closed' : n % 2 === 0 ? 'posted' : 'verified';
  await db.transaction().execute((trx) => happen(trx, what, event));
  say(event);
  await setTimeout(Math.random() * 20);
}
while (await isLeft()) await setTimeout(100);
await runner.stop();
await close();
