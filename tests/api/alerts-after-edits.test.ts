/** Alerts for jobs that match a saved search only after an edit, or that are shown again (product 7.22). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alertPeople } from '../support/alert-people.ts';
import { newOperator } from '../support/operators.ts';
import { posting } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let employer: Person;
beforeAll(async () => {
  server = await startServer({ background: true });
  employer = await server.newcomer('employer');
});
afterAll(() => server.close());

const { newWord, follower, postJob, notifiedJobs, settled, evening } = alertPeople(
  () => server,
  () => employer,
);

describe('an edited job', () => {
  const edit = (id: number, change: object) =>
    server.ask('PUT', `/job/${id}`, { as: employer, body: { ...posting, ...change } });
  const looked = () =>
    expect
      .poll(async () => (await sql`select from tasks where kind = 'edited_job'`.execute(server.db)).rows, {
        timeout: 20_000,
      })
      .toEqual([]);

  test('notifies people whose search matches only since the edit, once, also if the job is older than the search', async () => {
    const word = newWord();
    const job_id = await postJob({ name: 'Baker' });
    const [atOnce, later] = [await follower({ keyword: word }), await follower({ keyword: word }, 'daily')];
    await edit(job_id, { name: `Baker ${word}` });
    await looked();
    await edit(job_id, { name: 'Baker' });
    await edit(job_id, { name: `Day baker ${word}` });
    await looked();
    expect(await notifiedJobs(atOnce)).toEqual([[job_id, `Baker ${word}`]]);
    expect(await notifiedJobs(later)).toEqual([]);
    await evening();
    expect(await notifiedJobs(later)).toEqual([[job_id, `Day baker ${word}`]]);
    expect((await sql`select from job_edits`.execute(server.db)).rows).toEqual([]);
  });

  test('that no longer matches is not in the evening alert', async () => {
    const word = newWord();
    const daily = await follower({ keyword: word }, 'daily');
    const job_id = await postJob({ name: `Cook ${word}` });
    await settled();
    await edit(job_id, { name: 'Cook' });
    await looked();
    await evening();
    expect(await notifiedJobs(daily)).toEqual([]);
  });

  test('does not notify people who found it before, or whose search is newer than the edit', async () => {
    const word = newWord();
    const job_id = await postJob({ name: word });
    await settled();
    server.later({ minutes: 1 });
    const knows = await follower({ keyword: word });
    await edit(job_id, { name: `${word} again` });
    await looked();
    expect(await notifiedJobs(knows)).toEqual([]);
    server.later({ minutes: 1 });
    const late = await follower({ keyword: 'again', province: 'KH-12' });
    await looked();
    expect(await notifiedJobs(late)).toEqual([]);
  });

  test('notifies after a change of any field that a search filters by', async () => {
    const word = newWord();
    const job_id = await postJob({ name: word, province: 'KH-8', location: 'Remote' });
    await settled();
    const people = [
      await follower({ keyword: word, province: 'KH-12' }),
      await follower({ keyword: word, salary_from: '900' }),
      await follower({ keyword: word, category: 'Sale Consultant' }),
    ];
    for (const person of people) expect(await notifiedJobs(person)).toEqual([]);
    const pay = { salary_max: 1_000, salary_currency: 'USD', salary_period: 'month' };
    await edit(job_id, { name: word, province: 'KH-12', category: 'Sale Consultant', ...pay });
    await looked();
    for (const person of people) expect(await notifiedJobs(person)).toEqual([[job_id, word]]);
  });
});

describe('jobs that are shown again', () => {
  const decide = async (path: string, action: string) => {
    const operator = (decider ??= await newOperator(server, 'Mony'));
    const body = { action, reason: 'Seen.' };
    const { status } = await server.ask('PATCH', `/operator/${path}`, { as: operator, body });
    expect(status).toBe(200);
  };
  let decider: Awaited<ReturnType<typeof newOperator>> | undefined;

  test.each(['its account', 'it'])(
    'when %s is restored, people who saved their search meanwhile are notified once',
    async (what) => {
      const word = newWord();
      const owner = await server.newcomer('employer');
      const before = await follower({ keyword: word });
      const [open, stopped] = [
        await postJob({ name: word }, owner),
        await postJob({ name: `${word} b` }, owner),
      ];
      await settled();
      server.later({ minutes: 1 });
      const saw = await follower({ keyword: word });
      server.later({ minutes: 1 });
      const path = what === 'it' ? `job/${open}` : `person/${owner.user_id}`;
      await server.ask('PATCH', `/job/stop/${stopped}`, { as: owner });
      await decide(path, what === 'it' ? 'remove' : 'suspend');
      server.later({ minutes: 1 });
      const missed = await follower({ keyword: word });
      await decide(path, 'restore');
      await settled();
      expect(await notifiedJobs(missed)).toEqual([[open, word]]);
      expect(await notifiedJobs(saw)).toEqual([]);
      expect(await notifiedJobs(before)).toHaveLength(2);
    },
  );
});
