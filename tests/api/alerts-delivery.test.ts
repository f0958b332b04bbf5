/** Alerts for new jobs that match saved searches: who is notified, and when (product 7.22). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Alert } from '#contract/alerts.ts';
import { type Notice } from '#contract/notices.ts';
import { applyRetention } from '#server/housekeeping.ts';
import { sendDailyAlerts } from '#server/alerts/daily-alerts.ts';
import { sendNewJobAlerts } from '#server/alerts/new-job-alerts.ts';
import { alertPeople } from '../support/alert-people.ts';
import { newOperator } from '../support/operators.ts';
import { posting } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';
import { watchQueries } from '../support/watched-queries.ts';

let server: TestServer;
let employer: Person;
beforeAll(async () => {
  server = await startServer({ background: true });
  employer = await server.newcomer('employer');
});
afterAll(() => server.close());

const { newWord, save, follower, postJob, stop, notices, notifiedJobs, settled, evening } = alertPeople(
  () => server,
  () => employer,
);

describe('instant alerts', () => {
  test('notify people whose search matches the job', async () => {
    const word = newWord();
    const person = await follower({ keyword: word, province: 'KH-12' });
    const others = [
      await follower({ keyword: word, province: 'KH-8' }),
      await follower({ keyword: word }, 'off'),
      await follower({ keyword: newWord() }),
    ];
    const job_id = await postJob({ name: `Sewer ${word}` });
    await settled();
    expect(await notices(person)).toEqual([
      {
        id: expect.any(Number) as number,
        kind: 'search_alert',
        at: expect.any(String) as string,
        read: false,
        job_id,
        job_name: `Sewer ${word}`,
        application_id: null,
        person: null,
        person_km: null,
        text: 'Mine',
        search_id: expect.any(Number) as number,
      },
    ]);
    for (const other of others) expect(await notifiedJobs(other)).toEqual([]);
  });

  test('notify once, whatever the number of matching searches and runs', async () => {
    const word = newWord();
    const person = await follower({ keyword: word });
    await save(person, { keyword: word, location: 'Phnom Penh' });
    await save(person, { keyword: word }, 'daily');
    const job_id = await postJob({ name: word });
    await settled();
    await Promise.all([
      sendNewJobAlerts(server.db, { jobId: job_id }),
      sendNewJobAlerts(server.db, { jobId: job_id }),
    ]);
    await evening();
    expect(await notifiedJobs(person)).toEqual([[job_id, word]]);
  });

  test('do not notify people of their own job, or of one older than the search', async () => {
    const word = newWord();
    await save(employer, { keyword: word });
    const job_id = await postJob({ name: word });
    await settled();
    server.later({ minutes: 1 });
    const late = await follower({ keyword: word });
    const changed = await follower({ keyword: newWord() });
    const { id } = ((await server.ask('GET', '/search', { as: changed })).body as Alert[])[0] ?? { id: 0 };
    await server.ask('PUT', `/search/${id}`, {
      as: changed,
      body: { name: 'Other', terms: { keyword: word }, alert: 'instant' },
    });
    await sendNewJobAlerts(server.db, { jobId: job_id });
    for (const person of [employer, late, changed])
      expect((await notifiedJobs(person)).filter(([of]) => of === job_id)).toEqual([]);
  });

  test('do not notify people of a job that is closed or hidden before the run', async () => {
    const quiet = await startServer({ isEmpty: true });
    const {
      newWord: word,
      follower: follow,
      postJob: post,
      stop: close,
      notifiedJobs: notifiedOf,
    } = alertPeople(
      () => quiet,
      () => poster,
    );
    const poster = await quiet.newcomer('employer');
    const keyword = word();
    const people = [await follow({ keyword }), await follow({ keyword }, 'daily')];
    const [closed, hidden, open] = [
      await post({ name: keyword }),
      await post({ name: keyword }),
      await post({ name: keyword }),
    ];
    await close(closed);
    await quiet.db.insertInto('hidden_jobs').values({ job_id: hidden, removed_at: quiet.clock() }).execute();
    for (const jobId of [closed, hidden, open]) await sendNewJobAlerts(quiet.db, { jobId });
    await sendDailyAlerts(quiet.db, new Date(Date.now() + 60_000));
    for (const person of people) expect(await notifiedOf(person)).toEqual([[open, keyword]]);
    await quiet.close();
  });

  test('notify all followers, even very many', async () => {
    const word = newWord();
    const first = await follower({ keyword: word });
    await sql`
      with people as (
        insert into users (name, name_key, password_hash, acc_type)
        select 'follower ' || n, 'follower ' || n, '', 'employee' from generate_series(1, 1200) n returning id
      )
      insert into saved_searches (user_id, name, terms, terms_hash, found_by, keyword_query, tokenizer, alert, alert_since)
      select people.id, searches.name, terms, terms_hash, found_by, keyword_query, tokenizer, alert, alert_since
      from people, saved_searches as searches where searches.user_id = ${first.user_id}`.execute(server.db);
    const job_id = await postJob({ name: word });
    await settled();
    const { rows } = await sql<{ people: number; notices: number }>`
      select count(*) as notices, count(distinct user_id) as people from notices where job_id = ${job_id}`.execute(
      server.db,
    );
    expect(rows).toEqual([{ notices: 1201, people: 1201 }]);
  });

  test('notify when a job in review is approved, and when one is restored', async () => {
    const reviewing = await startServer({ settings: { review: 'new' } });
    const [poster, person] = [await reviewing.newcomer('employer'), await reviewing.newcomer('employee')];
    const operator = await newOperator(reviewing, 'Mony');
    const body = { name: 'Bakers', terms: { keyword: 'baker' }, alert: 'instant' };
    await reviewing.ask('POST', '/search', { as: person, body });
    const posted = await reviewing.ask('POST', '/job', { as: poster, body: posting });
    const { job_id } = posted.body as { job_id: number };
    const waiting = async () =>
      (await sql<{ payload: object }>`select payload from tasks where kind = 'new_job'`.execute(reviewing.db))
        .rows;
    const notifiedJobs = async () => (await reviewing.ask('GET', '/notice', { as: person })).body as Notice[];
    expect(await waiting()).toEqual([]);
    await sendNewJobAlerts(reviewing.db, { jobId: job_id });
    expect(await notifiedJobs()).toEqual([]);
    for (const [at, action] of ['approve', 'remove', 'restore'].entries()) {
      const decision = { action, reason: 'Seen.' };
      await reviewing.ask('PATCH', `/operator/job/${job_id}`, { as: operator, body: decision });
      expect(await waiting()).toHaveLength([1, 1, 2][at] ?? 0);
    }
    await sendNewJobAlerts(reviewing.db, { jobId: job_id });
    expect(await notifiedJobs()).toMatchObject([{ job_id }]);
    await reviewing.close();
  });
});

describe('evening alerts', () => {
  test('send one notice for all jobs, with the name if there is only one, and no other evening again', async () => {
    const [many, one] = [newWord(), newWord()];
    const person = await follower({ keyword: many }, 'daily');
    const other = await follower({ keyword: one }, 'daily');
    await postJob({ name: many });
    await postJob({ name: many });
    const job_id = await postJob({ name: one });
    await settled();
    expect(await notifiedJobs(person)).toEqual([]);
    await evening();
    const next = sql<{ due: Date }>`select due from tasks where kind = 'evening_alerts'`;
    // 18:00 in Cambodia.
    expect((await next.execute(server.db)).rows[0]?.due.toISOString()).toMatch(/T11:00:00.000Z$/);
    expect(await notifiedJobs(person)).toEqual([[null, null]]);
    expect(await notices(person)).toMatchObject([{ text: 'Mine', search_id: expect.any(Number) as number }]);
    expect(await notifiedJobs(other)).toEqual([[job_id, one]]);
    await evening();
    expect(await notifiedJobs(person)).toHaveLength(1);
  });

  test('do not notify people of jobs or searches closed, changed, hidden, turned off or deleted meanwhile', async () => {
    const word = newWord();
    const [closed, changed, hidden] = [
      await follower({ keyword: `${word}a` }, 'daily'),
      await follower({ keyword: `${word}b` }, 'daily'),
      await follower({ keyword: `${word}c` }, 'daily'),
    ];
    const gone = await follower({ keyword: `${word}d` }, 'daily');
    const off = await follower({ keyword: `${word}d` }, 'daily');
    const jobs = [];
    for (const letter of ['a', 'b', 'c', 'd']) jobs.push(await postJob({ name: `${word}${letter}` }));
    await settled();
    await stop(jobs[0] ?? 0);
    await server.ask('PUT', `/job/${jobs[1] ?? 0}`, { as: employer, body: { ...posting, name: 'Other' } });
    await sql`insert into hidden_jobs (job_id, waiting_since) values (${jobs[2] ?? 0}, now())`.execute(
      server.db,
    );
    for (const [person, path, body] of [
      [gone, '/remove', undefined],
      [off, '', { name: 'Mine', terms: { keyword: `${word}d` }, alert: 'off' }],
    ] as const) {
      const [search] = (await server.ask('GET', '/search', { as: person })).body as Alert[];
      await server.ask(body ? 'PUT' : 'POST', `/search/${search?.id ?? 0}${path}`, { as: person, body });
    }
    await evening();
    for (const person of [closed, changed, hidden, gone, off]) expect(await notifiedJobs(person)).toEqual([]);
    expect((await sql`select from waiting_alerts`.execute(server.db)).rows).toEqual([]);
  });

  test('do not notify people of a company that has lost its verification', async () => {
    const word = newWord();
    const owner = employer.user_id;
    await sql`insert into companies (user_id, name, verification) values (${owner}, 'Marked', 'verified')`.execute(
      server.db,
    );
    const person = await follower({ keyword: word, verified: '1' }, 'daily');
    await postJob({ name: word });
    await settled();
    const waiting = () => sql`select from waiting_alerts`.execute(server.db);
    expect((await waiting()).rows).toHaveLength(1);
    await sql`delete from companies where user_id = ${owner}`.execute(server.db);
    await evening();
    expect(await notifiedJobs(person)).toEqual([]);
    expect((await waiting()).rows).toEqual([]);
  });

  test('do not match unedited jobs again, however many wait', async () => {
    const word = newWord();
    const person = await follower({ keyword: word }, 'daily');
    const [, , edited = 0] = [
      await postJob({ name: word }),
      await postJob({ name: word }),
      await postJob({ name: word }),
    ];
    await settled();
    await server.ask('PUT', `/job/${edited}`, {
      as: employer,
      body: { ...posting, name: `${word} changed` },
    });
    await settled();
    const { db, queries } = watchQueries(server.db);
    await sendDailyAlerts(db, new Date(Date.now() + 60_000));
    expect(queries.filter((tables) => tables.join() === 'jobs')).toHaveLength(1);
    expect(await notifiedJobs(person)).toEqual([[null, null]]);
  });

  test('are sent once by two nodes', async () => {
    const word = newWord();
    const person = await follower({ keyword: word }, 'daily');
    await postJob({ name: word });
    await settled();
    const now = new Date(Date.now() + 60_000);
    await Promise.all([sendDailyAlerts(server.db, now), sendDailyAlerts(server.db, now)]);
    expect(await notifiedJobs(person)).toHaveLength(1);
  });
});

test('old matches are deleted', async () => {
  await sql`update told_jobs set told_at = now() - interval '361 days'
    where user_id = (select min(user_id) from told_jobs)`.execute(server.db);
  const count = async () => (await sql`select from told_jobs`.execute(server.db)).rows.length;
  const before = await count();
  await applyRetention('told_jobs', { ...server, keepApplicationsMonths: 12 });
  expect(before - (await count())).toBeGreaterThan(0);
  expect(await count()).toBeGreaterThan(0);
});
