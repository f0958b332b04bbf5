/** The Telegram channel (product 7.21) while its nodes are killed and Telegram refuses calls or loses answers: each job is posted once. */
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/database/connect.ts';
import { bundleChild, startChild } from '../support/child-processes.ts';
import { freshSettings, testEngine } from '../support/engines.ts';
import { figure } from '../support/figures.ts';
import { startTelegram, type Telegram } from '../support/telegram-double.ts';

const [kills, jobs] = process.env['NIGHTLY'] === '1' ? [50, 1_000] : [6, 40];
/** The embedded database belongs to one process. */
const nodes = testEngine === 'postgres' ? 2 : 1;

let telegram: Telegram;
let script: string;
let fresh: Awaited<ReturnType<typeof freshSettings>>;
beforeAll(async () => {
  telegram = await startTelegram('123456:AAtest-token');
  script = bundleChild('tests/support/channel-child.ts');
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

/** Some calls are refused for a second, and of some the answer is lost after the work was done. */
function makeTrouble() {
  telegram.makeTrouble(() => {
    const chance = Math.random();
    if (chance < 0.03)
      return { error_code: 429, description: 'Too Many Requests', parameters: { retry_after: 1 } };
    return chance < 0.1 ? 'lost' : undefined;
  });
}

type Job = {
  readonly name: string;
  readonly salary: string;
  readonly status: string;
  readonly hidden: boolean;
};
const escaped = (name: string) => name.replace('<&>', '&lt;&amp;&gt;');

test(
  `${jobs} jobs, ${kills} kills, refused calls and lost answers: each is posted once, and every change arrives`,
  { timeout: kills * 30_000 + jobs * 2_000 + 120_000 },
  async () => {
    // The first post of a channel has no message that a later node could start from.
    expect(await start('finish', 1).ended).toBe(0);
    expect(telegram.posted).toHaveLength(1);
    makeTrouble();
    for (let kill = 1; kill <= kills; kill += 1) {
      const children = Array.from({ length: nodes }, () => start('work', Math.ceil((jobs * kill) / kills)));
      const before = telegram.channelCalls.length;
      await Promise.all(children.map((child) => child.said(1)));
      // Every third in the middle of its first call, the others later.
      while (telegram.channelCalls.length < before + (kill % 3 === 0 ? 1 : 4)) await setTimeout(5);
      telegram.postOfOthers();
      await setTimeout(Math.random() * 300);
      for (const child of children) child.process.kill('SIGKILL');
      await Promise.all(children.map((child) => child.ended));
    }
    const last = start('finish', jobs);
    expect(await last.ended).toBe(0);

    const { db, close } = await openDatabase(fresh.settings);
    const { rows } = await sql<Job>`
      select name, salary, status, exists (select from hidden_jobs where job_id = id) as hidden from jobs`.execute(
      db,
    );
    await close();
    const live = [...telegram.posts.values()].flatMap((post) => post?.text ?? []);
    const timesPosted = (job: Job) =>
      telegram.posted.filter((text) => text.includes(escaped(job.name))).length;
    const texts = (job: Job) => live.filter((text) => text.includes(escaped(job.name)));
    const isRight = (job: Job) => {
      if (job.hidden) return texts(job).length === 0;
      if (job.status === 'Closed') return texts(job).every((text) => text.startsWith('<s>'));
      return texts(job).length === 1 && texts(job)[0]?.includes(`pays ${job.salary}\n`) === true;
    };
    figure(`${testEngine}, channel, kill -9`, {
      kills,
      nodes,
      jobs: rows.length,
      calls: telegram.channelCalls.length,
      'posted twice': rows.filter((job) => timesPosted(job) > 1).length,
      wrong: rows.filter((job) => !isRight(job)).length,
    });
    expect(rows.length).toBeGreaterThanOrEqual(jobs);
    expect(rows.filter((job) => timesPosted(job) > 1)).toEqual([]);
    expect(rows.filter((job) => !isRight(job))).toEqual([]);
    expect(last.lines).toEqual(['ready']);
  },
);
