/** A node that adds people with a chat, a notice and a request for their number, and talks to Telegram, until it is killed or done. */
import { writeSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { sql } from 'kysely';
import { type ServerTexts } from '#contract/server-rendering.ts';
import { type DatabaseSettings, openDatabase } from '#server/database/connect.ts';
import { addNotices } from '#server/notices/notice-store.ts';
import { startTasks } from '#server/tasks/task-runner.ts';
import { createBot } from '#server/telegram/bot.ts';
import { askForPhone } from '#server/telegram/phone-request-store.ts';
import { sendTaskKind } from '#server/telegram/send-task.ts';
import { pollTask, pollTaskKind } from '#server/telegram/updates.ts';

const [name = '', wanted = '0', api = '', settings = '{}'] = process.argv.slice(2);
const say = (what: unknown) => writeSync(1, `${JSON.stringify(what)}\n`);

// The process lives for about a second; compiling the embedded database with optimizations would take longer.
setFlagsFromString('--liftoff-only');
const { db, close } = await openDatabase(JSON.parse(settings) as DatabaseSettings);
const clock = () => new Date();
const replies = { phone: 'number?', sendNumber: 'Send', phoneSaved: 'saved', phoneNotAsked: 'not asked' };
const texts = {
  telegram: () => ({ open: 'Open', ...replies }),
  notice: ({ job_name }: { job_name: string }) => `notice of ${job_name}`,
  security: () => 'event',
  push: () => ({ somethingNew: 'reminder' }),
} as unknown as ServerTexts;
const bot = createBot('123456:AAtest-token', api);
// Polls are short, so that they leave the database of a killed node soon.
const hasty = {
  ...bot,
  updates: (offset: number, _wait: number, signal: AbortSignal) => bot.updates(offset, 0.1, signal),
};
const kinds = {
  telegram: { ...sendTaskKind({ db, clock, bot, texts, site: undefined }), leaseMs: 4_000 },
  [pollTask]: {
    ...pollTaskKind({ db, clock, bot: hasty }),
    leaseMs: 1_500,
    next: (after: Date) => new Date(after.getTime() + 20),
  },
};
const runner = startTasks(db, kinds, {
  atOnce: 2,
  firstPauseMs: 20,
  idlePollMs: 50,
  onFailure: () => undefined,
});
say('ready');

const count = async () =>
  Number((await sql<{ n: number }>`select count(*) as n from users`.execute(db)).rows[0]?.n);

async function add(): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const person = `person ${crypto.randomUUID()}`;
    const { id } = await trx
      .insertInto('users')
      .values({ name: person, name_key: person, password_hash: 'x', acc_type: 'employee' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('sessions').values({ token_hash: person, user_id: id }).execute();
    await trx
      .insertInto('telegram_chats')
      .values({ user_id: id, chat_id: id, lang: 'eng', added_by: null, confirmed: true })
      .execute();
    await addNotices(trx, [{ user_id: id, kind: 'message', event: person, job_name: person }]);
    const caller = { user_id: id, session: person } as Parameters<typeof askForPhone>[1];
    await askForPhone(trx, caller, clock());
  });
}

while ((await count()) < Number(wanted)) {
  await add();
  await setTimeout(Math.random() * 20);
}
const ids = async (rows: Promise<{ rows: { id: number }[] }>) => (await rows).rows.map(({ id }) => id);
const isSending = async () =>
  (await ids(sql<{ id: number }>`select id from tasks where kind = 'telegram' limit 1`.execute(db))).length >
  0;
const openRequests = () =>
  ids(sql<{ id: number }>`select user_id as id from telegram_phone_requests`.execute(db));
while (name === 'finish') {
  // They would wait for a quarter of an hour.
  await sql`update tasks set due = now() where payload ? 'reminder' and holder is null and attempts = 0`.execute(
    db,
  );
  if (!(await isSending())) {
    const open = await openRequests();
    if (open.length === 0) break;
    say(open);
  }
  await setTimeout(50);
}
// Until it is killed.
if (name !== 'finish') await new Promise<never>(() => void setInterval(() => undefined, 60_000));
await runner.stop();
await close();
