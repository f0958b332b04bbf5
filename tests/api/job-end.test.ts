/** Every answer shows a job as closed after its last day, before its row says so (product 4.15). */
import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { dayInCambodia } from '#contract/days.ts';
import { type JobDetail, type JobListItem } from '#contract/jobs.ts';
import { runHousekeeping } from '#server/housekeeping.ts';
import { type ChangedJob, type ChangeEvents } from '#server/http/services.ts';
import { closeExpired } from '#server/jobs/close-jobs.ts';
import { dayAt } from '#server/jobs/job-end-store.ts';
import { sitemapJobs } from '#server/jobs/pages/sitemap-jobs.ts';
import { testEngine } from '../support/engines.ts';
import { posting } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const yesterday = dayInCambodia(-1);

async function post(change: object = {}): Promise<number> {
  const { body } = await server.ask('POST', '/job', { as: 'sokha', body: { ...posting, ...change } });
  return (body as { job_id: number }).job_id;
}
/** Moves the job's last day as if it had always been that one; no node is notified. */
async function endOn(id: number, day: string): Promise<number> {
  await server.db.updateTable('jobs').set({ expires_on: day }).where('id', '=', id).execute();
  server.later({ minutes: 1 });
  return id;
}
const over = async (change: object = {}) => endOn(await post(change), yesterday);
const rowOf = (id: number) =>
  server.db
    .selectFrom('jobs')
    .select(['status', 'closed_because'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const stop = (id: number) => server.ask('PATCH', `/job/stop/${id}`, { as: 'sokha' });

async function jobs(path: string, as?: string): Promise<JobListItem[]> {
  const { body } = await server.ask('GET', path, as ? { as } : {});
  return body as JobListItem[];
}
const detail = async (id: number) => (await server.ask('GET', `/job/get/${id}`)).body as JobDetail;
const open = { status: 'Hiring', closed_because: null };
const expired = { status: 'Closed', closed_because: 'expired' };
const stopped = { status: 'Closed', closed_because: 'stopped' };

test.each([
  ['2026-03-01 16:59:59.999', '2026-03-01'],
  ['2026-03-01 17:00:00', '2026-03-02'],
  ['2026-12-31 17:00:00', '2027-01-01'],
])("at %s UTC it is %s in Cambodia, whatever the connection's time zone", async (moment, day) => {
  for (const zone of ['UTC', 'America/New_York'])
    await server.db.transaction().execute(async (trx) => {
      await sql`set local time zone ${sql.lit(zone)}`.execute(trx);
      const { rows } = await sql<{ day: string }>`
        select ${sql.raw(dayAt(`timestamptz '${moment}Z'`))} as day`.execute(trx);
      expect(rows).toEqual([{ day }]);
    });
});

test('on its last day a job is open and accepts applications', async () => {
  const id = await endOn(await post(), dayInCambodia());
  expect(await detail(id)).toMatchObject({ ...open, expires_on: dayInCambodia() });
  expect((await server.ask('POST', '/app', { as: 'dara', body: { job_id: id } })).status).toBe(201);
});

describe('after its last day a job is closed', () => {
  const inList = async (id: number, path: string, as?: string) =>
    (await jobs(path, as)).find((job) => job.job_id === id);

  test('in lists, for guests and users, by keyword, and in detail', async () => {
    const id = await over({ name: 'Ended Zookeeper' });
    for (const path of ['/job/get', '/job/get?keyword=zookeeper']) {
      expect(await inList(id, path)).toMatchObject(expired);
      expect(await inList(id, path, 'dara')).toMatchObject(expired);
    }
    expect(await detail(id)).toMatchObject(expired);
    expect(await rowOf(id)).toMatchObject({ status: 'Hiring', closed_because: null });
  });

  test("in the employer's own list and among saved jobs", async () => {
    const id = await over();
    await server.ask('POST', `/job/addFav/${id}`, { as: 'dara' });
    expect(await inList(id, '/job/myJobs', 'sokha')).toMatchObject(expired);
    expect(await inList(id, '/job/fav', 'dara')).toMatchObject(expired);
  });

  test('among related jobs: after the open ones, sorted with other closed ones by age', async () => {
    const kind = { category: 'ERP Development', industry: 'Automotive' };
    const [first, second, third, fourth] = [
      await post(kind),
      await post(kind),
      await post(kind),
      await post(kind),
    ];
    await stop(second);
    await endOn(third, yesterday);
    await server.db
      .deleteFrom('jobs')
      .where((is) =>
        is.and([
          is.or([is('category', '=', kind.category), is('industry', '=', kind.industry)]),
          is('id', 'not in', [first, second, third, fourth]),
        ]),
      )
      .execute();
    server.later({ minutes: 1 });
    const { moreJobs } = await detail(fourth);
    expect(moreJobs.map(({ job_id }) => job_id)).toEqual([first, third, second]);
    expect(moreJobs).toMatchObject([open, expired, stopped]);
    expect((await detail(third)).moreJobs.map(({ job_id }) => job_id)).toEqual([fourth, first, second]);
  });

  test('among related jobs: the open ones come first, however many have ended', async () => {
    const kind = { category: 'Data Science', industry: 'Telecommunication' };
    const stillOpen = [await post(kind), await post(kind)];
    for (let ended = 0; ended < 9; ended += 1) await over(kind);
    const { moreJobs } = await detail(await post(kind));
    expect(moreJobs.slice(0, 2).map(({ job_id }) => job_id)).toEqual(stillOpen.toReversed());
  });

  test('for applicants, and for anyone who tries to apply', async () => {
    const id = await post();
    const { body } = await server.ask('POST', '/app', { as: 'dara', body: { job_id: id } });
    await endOn(id, yesterday);
    const path = `/app/${(body as { id: number }).id}`;
    for (const as of ['dara', 'sokha']) {
      const { application } = (await server.ask('GET', path, { as })).body as ApplicationAnswer;
      expect(application.job_status).toBe('Closed');
    }
    // Applying again returns the first application.
    expect((await server.ask('POST', '/app', { as: 'dara', body: { job_id: id } })).status).toBe(200);
    const newcomer = await server.newcomer('employee');
    expect(await server.ask('POST', '/app', { as: newcomer, body: { job_id: id } })).toMatchObject({
      status: 409,
      body: { code: 'job_closed' },
    });
  });

  test('for its owner, who can no longer edit it', async () => {
    const id = await over();
    for (const expires_on of [yesterday, dayInCambodia(9), null])
      expect(
        await server.ask('PUT', `/job/${id}`, { as: 'sokha', body: { ...posting, expires_on } }),
      ).toMatchObject({ status: 409, body: { code: 'job_closed' } });
    expect(await detail(id)).toMatchObject({ ...expired, expires_on: yesterday });
  });

  test("for search engines, which only get real people's jobs", async () => {
    const id = await over();
    const { user_id: employer_id } = await server.newcomer('employer');
    await server.db.updateTable('jobs').set({ employer_id }).where('id', '=', id).execute();
    const ids = async () => (await sitemapJobs(server.db).inPart(1, 10_000)).map((job) => job.id);
    expect(await ids()).not.toContain(id);
    expect(await sitemapJobs(server.db).parts(1)).not.toContain(id);
    await endOn(id, dayInCambodia());
    expect(await ids()).toContain(id);
    expect(await sitemapJobs(server.db).parts(1)).toContain(id);
  });
});

describe('the reason why a job is closed', () => {
  test('is null while it is open', async () => expect(await detail(await post())).toMatchObject(open));

  test('is stopped, even after its last day', async () => {
    const id = await post({ expires_on: dayInCambodia(5) });
    expect(await stop(id)).toMatchObject({ status: 200, body: { status: 'Closed' } });
    expect(await detail(id)).toMatchObject(stopped);
    await endOn(id, yesterday);
    expect(await detail(id)).toMatchObject(stopped);
    await stop(id);
    expect(await rowOf(id)).toEqual(stopped);
  });

  test('is expired, even if it is stopped afterwards', async () => {
    const id = await over();
    expect(await stop(id)).toMatchObject({ status: 200, body: { job_id: id, status: 'Closed' } });
    expect(await detail(id)).toMatchObject(expired);
    expect(await rowOf(id)).toEqual(expired);
  });
});

describe('closing expired jobs in their rows', () => {
  afterEach(() => vi.useRealTimers());

  const events: ChangeEvents = new EventEmitter();
  const closed: ChangedJob[] = [];
  events.on('closed', (job) => closed.push(job));
  const closeHere = () => closeExpired(server.db, events);

  test('closes each once, with any number of nodes, and invalidates the caches', async () => {
    await closeHere();
    closed.length = 0;
    const [today, none, ended] = [await endOn(await post(), dayInCambodia()), await post(), await post()];
    await stop(ended);
    await endOn(ended, yesterday);
    const first = await over({ industry: 'Telecommunication', province: 'KH-23', location: 'Remote' });
    await sql`insert into jobs (employer_id, name, industry, salary, job_type, age, level, gender, qualification,
        language, category, location, required_skills, available_position, description, expires_on)
      select employer_id, name, industry, salary, job_type, age, level, gender, qualification,
        language, category, location, required_skills, available_position, description, expires_on
      from jobs, generate_series(1, 249) where id = ${first}`.execute(server.db);
    await Promise.all([closeHere(), closeHere()]);
    expect(closed).toHaveLength(250);
    const { category, level, job_type } = posting;
    expect(closed).toContainEqual({
      category,
      level,
      job_type,
      industry: 'Telecommunication',
      location: 'Remote',
      province: 'KH-23',
      occupation: null,
    });
    expect(await rowOf(first)).toEqual(expired);
    for (const id of [today, none]) expect(await rowOf(id)).toEqual(open);
    expect(await rowOf(ended)).toEqual(stopped);
    expect(await detail(first)).toMatchObject(expired);
    await closeHere();
    expect(closed).toHaveLength(250);
  });

  // The embedded database has one connection, so no row can be locked.
  test.runIf(testEngine === 'postgres')('skips a locked row until the next run', async () => {
    const [held, free] = [await over(), await over()];
    await server.db.transaction().execute(async (trx) => {
      await trx.selectFrom('jobs').select('id').where('id', '=', held).forUpdate().execute();
      await closeHere();
    });
    expect([await rowOf(held), await rowOf(free)]).toEqual([open, expired]);
    await closeHere();
    expect(await rowOf(held)).toEqual(expired);
  });

  test('runs every hour on the server', async () => {
    const other = await startServer({ background: true });
    await other.app.ready();
    await other.db.updateTable('jobs').set({ expires_on: yesterday }).where('id', '=', 170).execute();
    const planned = () =>
      other.db.selectFrom('tasks').select('due').where('kind', '=', 'housekeeping').executeTakeFirst();
    await expect.poll(planned, { timeout: 20_000 }).toBeDefined();
    expect((await planned())?.due.toISOString()).toMatch(/:00:00\.000Z$/);
    await sql`update tasks set due = now() where kind = 'housekeeping'`.execute(other.db);
    const row = () =>
      other.db.selectFrom('jobs').select('closed_because').where('id', '=', 170).executeTakeFirst();
    await expect.poll(row, { timeout: 20_000 }).toEqual({ closed_because: 'expired' });
    await other.close();
  });

  test('logs a failure', async () => {
    const warn = vi.fn();
    await runHousekeeping(
      { ...server, log: { warn }, keepApplicationsMonths: 12 },
      { jobs: () => Promise.reject(new Error('away')) },
    );
    expect(warn.mock.calls).toEqual([[{ table: 'jobs', reason: 'away' }, 'housekeeping failed']]);
  });
});
