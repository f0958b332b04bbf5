/**
 * Notices in Telegram and the bot's requests for numbers (product 7.21, 7.35) while its nodes are killed and Telegram refuses
 * calls or loses answers: no notice or request is lost or sent twice, every number is confirmed once, and only other messages
 * that were in doubt are repeated.
 */
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/database/connect.ts';
import { bundleChild, type Child, startChild } from '../support/child-processes.ts';
import { freshSettings, testEngine } from '../support/engines.ts';
import { figure } from '../support/figures.ts';
import { startTelegram, type Telegram } from '../support/telegram-double.ts';

const [kills, people] = process.env['NIGHTLY'] === '1' ? [50, 600] : [5, 50];
/** The embedded database belongs to one process. */
const nodes = testEngine === 'postgres' ? 2 : 1;
/** Messages that a node sends at the same time. */
const atOnce = 2;

let telegram: Telegram;
let script: string;
let fresh: Awaited<ReturnType<typeof freshSettings>>;
beforeAll(async () => {
  telegram = await startTelegram('123456:AAtest-token');
  script = bundleChild('tests/support/telegram-child.ts');
  fresh = await freshSettings();
});
afterAll(async () => {
  telegram.close();
  rmSync(script, { force: true });
  await fresh.remove();
});

const start = (name: string, wanted: number) =>
  startChild(
    script,
    name,
    String(wanted),
    telegram.api,
    JSON.stringify({ ...fresh.settings, durable: true }),
  );

const numberOf = (chat: number) => `8551255${String(chat).padStart(4, '0')}`;

/** People send their number soon after they are asked, some of them twice. */
function answerRequests(): () => void {
  const answered = new Set<unknown>();
  const answer = async (chat: number) => {
    await setTimeout(200);
    for (let time = Math.random() < 0.3 ? 2 : 1; time > 0; time -= 1)
      telegram.sendContact(chat, numberOf(chat));
  };
  const timer = setInterval(() => {
    for (const { chat_id: chat, reply_markup } of telegram.sent) {
      if (!reply_markup?.keyboard || answered.has(chat) || typeof chat !== 'number') continue;
      answered.add(chat);
      void answer(chat);
    }
  }, 10);
  return () => clearInterval(timer);
}

/** Has people whose request did not arrive write /start, as the app tells them to; `lost` is who they were. */
function askAgain(finishing: Child): { lost: Set<number>; stop: () => void } {
  const lost = new Set<number>();
  const timer = setInterval(() => {
    for (const chat of finishing.lines.splice(1).flat() as number[]) {
      if (lost.has(chat) || telegram.texts(chat).includes('number?')) continue;
      lost.add(chat);
      telegram.write('/start', chat);
    }
  }, 10);
  return { lost, stop: () => clearInterval(timer) };
}

type Row = { id: number; name: string; phone: string | null; events: number };

test(
  `${people} people, ${kills} kills, refused messages and lost answers: each gets the notice once, or a reminder of it, is asked for the number once, and each number counts once`,
  { timeout: kills * 30_000 + people * 2_000 + 120_000 },
  async () => {
    let lost = 0;
    telegram.makeTrouble(() => {
      const chance = Math.random();
      if (chance < 0.03)
        return { error_code: 429, description: 'Too Many Requests', parameters: { retry_after: 1 } };
      if (chance > 0.08) return undefined;
      lost += 1;
      return 'lost';
    });
    const stopAnswering = answerRequests();
    for (let kill = 1; kill <= kills; kill += 1) {
      const wanted = Math.ceil((people * kill) / (kills + 1));
      const before = telegram.sent.length;
      const children = Array.from({ length: nodes }, () => start('work', wanted));
      await Promise.all(children.map((child) => child.said(1)));
      // Every third at its first message, the others later.
      while (telegram.sent.length < before + (kill % 3 === 0 ? 1 : 6)) await setTimeout(5);
      await setTimeout(Math.random() * 300);
      for (const child of children) child.process.kill('SIGKILL');
      await Promise.all(children.map((child) => child.ended));
    }
    const last = start('finish', people);
    const asking = askAgain(last);
    expect(await last.ended).toBe(0);
    asking.stop();
    stopAnswering();

    const { db, close } = await openDatabase(fresh.settings);
    const { rows } = await sql<Row>`
      select id, name, phone, (select count(*)::int from security_events
        where user_id = users.id and kind = 'phone_changed') as events
      from users left join phones on phones.user_id = users.id order by id`.execute(db);
    await close();
    const times = (chat: number, text: string) => telegram.texts(chat).filter((sent) => sent === text).length;
    const notices = rows.map(({ id, name }) => ({
      sent: times(id, `notice of ${name}`),
      reminders: times(id, 'reminder'),
    }));
    const requests = rows.map(({ id }) => times(id, 'number?'));
    const others = rows.map(({ id }) => ['saved', 'event'].map((text) => times(id, text)));
    const repeated = others.flat().reduce((sum, count) => sum + Math.max(0, count - 1), 0);
    const reminded = notices.filter(({ reminders }) => reminders > 0);
    const inDoubt = lost + kills * nodes * atOnce;
    figure(`${testEngine}, chats, kill -9`, {
      kills,
      nodes,
      people: rows.length,
      messages: telegram.sent.length,
      'lost answers': lost,
      'notices sent twice': notices.filter(({ sent }) => sent > 1).length,
      reminders: reminded.length,
      'of which never sent': reminded.filter(({ sent }) => sent === 0).length,
      'requests sent twice': requests.filter((sent) => sent > 1).length,
      'requests lost, and asked for again': asking.lost.size,
      'other messages repeated': repeated,
      'in doubt at most': inDoubt,
    });
    expect(rows.length).toBeGreaterThanOrEqual(people);
    expect(rows.filter(({ id, phone, events }) => phone !== `+${numberOf(id)}` || events !== 1)).toEqual([]);
    expect(notices.filter(({ sent, reminders }) => sent > 1 || sent + reminders === 0)).toEqual([]);
    expect(requests.filter((sent) => sent !== 1)).toEqual([]);
    expect(others.filter((counts) => counts.includes(0))).toEqual([]);
    expect(reminded.length + asking.lost.size + repeated).toBeLessThanOrEqual(inDoubt);
  },
);
