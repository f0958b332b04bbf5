/** The figures for the owner of the board (product 7.48), compared with a simple count of the same rows. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BoardHealth } from '#contract/board-health.ts';
import {
  computeHealth,
  noteBackup,
  notifyOperators,
  refreshHealth,
} from '#server/statistics/health-store.ts';
import { runHousekeeping } from '#server/housekeeping.ts';
import { newOperator } from '../support/operators.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let mony: Person;
beforeAll(async () => {
  // The demonstration's jobs and applications, moved over a quarter.
  server = await startServer();
  mony = await newOperator(server, 'Mony');
  await sql`update jobs set date_added = now() - id % 90 * interval '1 day' - interval '1 hour',
    expires_on = null, outcome = case id % 3 when 0 then 'filled_here' when 1 then 'not_filled' end,
    closed_at = case when status = 'Closed' then now() - id % 12 * interval '1 day' end`.execute(server.db);
  await sql`update applications set date_added = now() - id % 80 * interval '1 day' - interval '2 hours',
    date_updated = now() - id % 80 * interval '1 day' + id % 9 * interval '1 day'`.execute(server.db);
});
afterAll(() => server.close());

const readHealth = async () =>
  (await server.ask('GET', '/operator/health', { as: mony })).body as BoardHealth;
const dayMs = 24 * 3_600_000;
const median = (values: number[]) => {
  const sorted = values.sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const half = (sorted.length - 1) / 2;
  return (at(Math.floor(half)) + at(Math.ceil(half))) / 2;
};

test('every figure is what counting the rows by hand gives', async () => {
  const jobs = await server.db
    .selectFrom('jobs')
    .select(['id', 'date_added', 'status', 'closed_at', 'outcome', 'province', 'occupation'])
    .execute();
  const applications = await server.db
    .selectFrom('applications')
    .select(['job_id', 'status', 'date_added', 'date_updated'])
    .execute();
  const hidden = await server.db.selectFrom('hidden_jobs').select(['job_id', 'hidden_since']).execute();
  const at = server.clock();
  const { figures, provinces, occupations } = await computeHealth(server.db, at, 20);
  for (const week of ['now', 'before'] as const) {
    const end = at.getTime() - (week === 'now' ? 0 : 7 * dayMs);
    const within = (time: Date | null, until = end) =>
      time !== null && time.getTime() > until - 7 * dayMs && time.getTime() <= until;
    const live = jobs.filter(
      ({ id, date_added, status, closed_at }) =>
        date_added.getTime() <= end &&
        (status === 'Hiring' || (closed_at?.getTime() ?? 0) > end) &&
        !hidden.some(({ job_id, hidden_since }) => job_id === id && hidden_since.getTime() <= end),
    );
    const due = applications.filter(({ date_added }) => within(date_added, end - 7 * dayMs));
    const inTime = due.filter(
      ({ status, date_added, date_updated }) =>
        status !== 'pending' && date_updated.getTime() - date_added.getTime() <= 7 * dayMs,
    );
    const days = (from: Date, to: Date) => (to.getTime() - from.getTime()) / dayMs;
    const firsts = jobs.flatMap(({ id, date_added }) => {
      const times = applications.filter(({ job_id }) => job_id === id).map((row) => row.date_added.getTime());
      const first = new Date(Math.min(...times));
      return times.length > 0 && within(first) ? [days(date_added, first)] : [];
    });
    const answered = applications.filter((row) => row.status !== 'pending' && within(row.date_updated));
    expect(figures.live_jobs[week], week).toBe(live.length);
    expect(figures.new_jobs[week], week).toBe(jobs.filter((job) => within(job.date_added)).length);
    expect(figures.applications[week], week).toBe(
      applications.filter((row) => within(row.date_added)).length,
    );
    expect(figures.answered_in_time[week], week).toBeCloseTo(inTime.length / due.length, 6);
    expect(figures.days_to_first_application[week], week).toBeCloseTo(median(firsts), 3);
    expect(figures.days_to_answer[week], week).toBeCloseTo(
      median(answered.map((row) => days(row.date_added, row.date_updated))),
      3,
    );
    expect(figures.filled_jobs[week], week).toBe(
      jobs.filter((job) => job.outcome === 'filled_here' && within(job.closed_at)).length,
    );
    const inPhnomPenh = live.filter(({ province }) => province === 'KH-12').length;
    expect(provinces.find(({ code }) => code === 'KH-12')?.[week]).toBe(inPhnomPenh);
    const [most] = occupations;
    expect(most?.[week]).toBe(live.filter(({ occupation }) => occupation === most?.code).length);
  }
});

test('visits count once as often as devices send them, by day in Cambodia', async () => {
  const read = async () => (await computeHealth(server.db, server.clock())).figures;
  const before = await read();
  for (const returning of [true, false, true])
    expect((await server.ask('POST', '/visit', { body: { returning } })).status).toBe(204);
  const after = await read();
  expect((after.visits.now ?? 0) - (before.visits.now ?? 0)).toBe(3);
  expect((after.returning.now ?? 0) - (before.returning.now ?? 0)).toBe(2);
});

test('operators read what the last hour computed, others nothing', async () => {
  expect(await readHealth()).toMatchObject({ at: null, figures: { live_jobs: { now: null, before: null } } });
  await refreshHealth(server.db, server.clock);
  const before = await readHealth();
  expect(before.at).toBe(server.clock().toISOString());
  await noteBackup(server.db, server.clock());
  expect(await readHealth()).toEqual(before);
  await refreshHealth(server.db, server.clock);
  expect((await readHealth()).last_backup).toBe(server.clock().toISOString());
  const seeker = await server.newcomer('employee');
  expect((await server.ask('GET', '/operator/health', { as: seeker })).status).toBe(403);
  expect((await server.ask('GET', '/operator/health')).status).toBe(401);
});

test('operators still read the last figures if computing them fails', async () => {
  const before = await readHealth();
  await sql`alter table daily_counts rename to no_counts`.execute(server.db);
  await expect(refreshHealth(server.db, server.clock)).rejects.toThrow('daily_counts');
  expect(await readHealth()).toEqual(before);
  await sql`alter table no_counts rename to daily_counts`.execute(server.db);
});

test('every operator gets one notice a week', async () => {
  await notifyOperators(server.db, server.clock());
  await notifyOperators(server.db, server.clock());
  const notices = await server.db
    .selectFrom('notices')
    .select('kind')
    .where('user_id', '=', mony.user_id)
    .execute();
  expect(notices).toEqual([{ kind: 'board_health' }]);
});

test('a keyword that found nothing is shown once three people typed it, however often', async () => {
  const search = (keyword: string, as?: Person) =>
    server.ask('GET', `/job/get?page=0&keyword=${encodeURIComponent(keyword)}`, as && { as });
  const people = await Promise.all([1, 2].map(() => server.newcomer('employee')));
  for (const as of [...people, undefined, undefined]) {
    await search('Zeppelin  Pilot', as);
    await search('zeppelin pilot', as);
  }
  for (const as of people) await search('unicornrider', as);
  await search('sewing');
  await server.db
    .deleteFrom('empty_searches')
    .where('words', 'not like', '%zeppelin%')
    .where('words', '<>', 'unicornrider')
    .execute();
  const found = async () => (await computeHealth(server.db, server.clock())).empty_searches;
  await expect.poll(found).toEqual([{ words: 'zeppelin pilot', now: 3, before: null }]);
  const rows = await server.db.selectFrom('empty_searches').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|user_id/);
  server.later({ days: 16 });
  await runHousekeeping({
    db: server.db,
    clock: server.clock,
    keepApplicationsMonths: 12,
    log: { warn: () => undefined },
  });
  expect(await server.db.selectFrom('empty_searches').select('words').execute()).toEqual([]);
});
