/** A node of which only the background is there: it makes events without a pause and sends their pushes, until it is killed. */
import { writeSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type DatabaseSettings, type Db, openDatabase } from '#server/database/connect.ts';
import { addNotices } from '#server/notices/notice-store.ts';
import { readPushSettings } from '#server/push/push-settings.ts';
import { pushTask } from '#server/push/push-queue-store.ts';
import { pushTaskKind } from '#server/push/push-task.ts';
import { startTasks } from '#server/tasks/task-runner.ts';
import { countTasks } from '#server/tasks/task-store.ts';

const [task = '', name = '', userId = '', settings = '{}'] = process.argv.slice(2);
const say = (what: unknown) => writeSync(1, `${JSON.stringify(what)}\n`);

const { db, close } = await openDatabase(JSON.parse(settings) as DatabaseSettings);
const sending = {
  ...readPushSettings(db, { pushInsecure: true }),
  db,
  clock: () => new Date(),
  texts: undefined,
};
// Lease and pauses are short, so that what the dead had begun is begun again while the killing goes on.
const push = { ...pushTaskKind(sending), leaseMs: 4_000, mostAttempts: 1_000 };
const runner = startTasks(db, { [pushTask]: push }, { firstPauseMs: 50, onFailure: () => undefined });
say('ready');

/** The event and its notice, in one transaction: the row in `meta` is the event. */
async function happen(trx: Db, event: string): Promise<void> {
  await trx
    .insertInto('meta')
    .values({ key: `event:${event}`, value: '' })
    .execute();
  await addNotices(trx, [{ user_id: Number(userId), kind: 'company_verified', event }]);
}

for (let n = 0; task === 'work'; n += 1) {
  const event = `${name} ${n}`;
  await db.transaction().execute((trx) => happen(trx, event));
  say(event);
  await setTimeout(Math.random() * 20);
}
while ((await countTasks(db)).waiting + (await countTasks(db)).running > 0) await setTimeout(100);
await runner.stop();
await close();
