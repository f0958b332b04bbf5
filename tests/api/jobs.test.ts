/** One job, saving it, the employer's own jobs, closing (product 7.4 to 7.6). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { knownGroupOf } from '#contract/occupations.ts';
import { type JobDetail, jobDetail, type JobListItem } from '#contract/jobs.ts';
import { type MyJob } from '#contract/my-jobs.ts';
import { readFixtures } from '#server/seed/fixtures.ts';
import { posting } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

const { applications, favourites, jobs } = readFixtures();

const groupOf = ({ occupation }: { readonly occupation: string | null }) => knownGroupOf(occupation);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const idOfNew = async (change: object = {}, as = 'sokha'): Promise<number> =>
  ((await server.ask('POST', '/job', { as, body: { ...posting, ...change } })).body as { job_id: number })
    .job_id;

describe('one job', () => {
  test.each(['999999', '0', '-1', 'abc', '1.5', '%00', '%', '9'.repeat(300), "1'--", '٣'])(
    'with the id %j is 404 with an empty object',
    async (id) => expect(await server.ask('GET', `/job/get/${id}`)).toMatchObject({ status: 404, body: {} }),
  );

  test('has all its fields and up to nine related ones, Hiring first, never itself', async () => {
    const { status, body } = await server.ask('GET', '/job/get/10');
    expect(status).toBe(200);
    const job = jobDetail.parse(body);
    expect(job).toMatchObject({ job_id: 10, isFavorite: false, applied: false });
    expect(job.moreJobs.length).toBe(9);
    expect(job.moreJobs.some((other) => other.job_id === 10)).toBe(false);
    expect(
      job.moreJobs.every(
        (other) =>
          other.category === job.category ||
          other.industry === job.industry ||
          groupOf(other) === groupOf(job),
      ),
    ).toBe(true);
    const states = job.moreJobs.map((other) => other.status);
    expect(states).toEqual([...states].sort().reverse());
  });

  test('has the first nine related jobs, closest first, each once', async () => {
    const all = await server.db
      .selectFrom('jobs')
      .select(['id', 'status', 'category', 'industry', 'occupation'])
      .orderBy('status', 'desc')
      .orderBy('date_added', 'desc')
      .orderBy('id', 'desc')
      .execute();
    // Every fourth: each call reads ten jobs.
    for (const job of all.filter((_, at) => at % 4 === 0)) {
      const closeness = (other: (typeof all)[number]): number | undefined => {
        if (other.id === job.id) return undefined;
        if (job.occupation !== null && other.occupation === job.occupation) return 0;
        if (groupOf(job) !== null && groupOf(other) === groupOf(job)) return 1;
        return other.category === job.category || other.industry === job.industry ? 2 : undefined;
      };
      const related = ['Hiring', 'Closed'].flatMap((status) =>
        [0, 1, 2].flatMap((wanted) =>
          all.filter((other) => other.status === status && closeness(other) === wanted),
        ),
      );
      const { moreJobs } = (await server.ask('GET', `/job/get/${job.id}`)).body as JobDetail;
      expect(moreJobs.map(({ job_id }) => job_id)).toEqual(related.slice(0, 9).map((other) => other.id));
    }
  });

  test("has the caller's saved and applied flags", async () => {
    const saved = favourites.find(({ user }) => user === 'dara');
    const applied = applications.find(({ seeker }) => seeker === 'dara');
    expect((await server.ask('GET', `/job/get/${saved?.job_id}`, { as: 'dara' })).body).toMatchObject({
      isFavorite: true,
    });
    expect((await server.ask('GET', `/job/get/${applied?.job_id}`, { as: 'dara' })).body).toMatchObject({
      applied: true,
    });
  });
});

describe('saving a job', () => {
  test.each(['addFav', 'removeFav'])('%s requires login', async (call) =>
    expect((await server.ask('POST', `/job/${call}/1`)).status).toBe(401),
  );
  test.each(['addFav', 'removeFav'])('%s of a job that does not exist is not found', async (call) =>
    expect((await server.ask('POST', `/job/${call}/999999`, { as: 'dara' })).status).toBe(404),
  );
  test('can be repeated; the list has the latest saved job first', async () => {
    const person = await server.newcomer('employee');
    for (const id of [3, 8, 5, 8]) {
      server.later({ minutes: 1 });
      expect(await server.ask('POST', `/job/addFav/${id}`, { as: person })).toMatchObject({
        status: 200,
        body: { job_id: id, favorite: true },
      });
    }
    const list = async () =>
      ((await server.ask('GET', '/job/fav', { as: person })).body as JobListItem[]).map((job) => [
        job.job_id,
        job.favorite,
      ]);
    expect(await list()).toEqual([
      [5, true],
      [8, true],
      [3, true],
    ]);
    for (const _twice of [1, 2])
      expect(await server.ask('POST', '/job/removeFav/8', { as: person })).toMatchObject({
        status: 200,
        body: { job_id: 8, favorite: false },
      });
    expect(await list()).toHaveLength(2);
  });
  test('the list requires login', async () => expect((await server.ask('GET', '/job/fav')).status).toBe(401));
});

describe("the employer's own jobs", () => {
  test('require login, and an employer', async () => {
    expect((await server.ask('GET', '/job/myJobs')).status).toBe(401);
    expect((await server.ask('GET', '/job/myJobs', { as: 'dara' })).status).toBe(403);
  });
  test('are listed newest first, with the counts of their applications', async () => {
    const mine = (await server.ask('GET', '/job/myJobs', { as: 'sokha' })).body as MyJob[];
    const seeded = jobs.filter(({ employer }) => employer === 'sokha');
    expect(mine.map((job) => job.job_id)).toEqual(seeded.map((job) => job.id).reverse());
    for (const job of mine) {
      const toIt = applications.filter(({ job_id }) => job_id === job.job_id);
      const count = (status: string) => toIt.filter((one) => one.status === status).length;
      expect([job.appCount, job.accepted, job.rejected]).toEqual([
        toIt.length,
        count('accepted'),
        count('rejected'),
      ]);
    }
  });
  test('are empty for an employer without postings', async () =>
    expect((await server.ask('GET', '/job/myJobs', { as: await server.newcomer('employer') })).body).toEqual(
      [],
    ));
});

describe('stopping to hire', () => {
  const stop = (id: number | string, as?: string) => server.ask('PATCH', `/job/stop/${id}`, as ? { as } : {});

  test('requires login, an employer, and the owner', async () => {
    const id = await idOfNew();
    expect((await stop(id)).status).toBe(401);
    expect((await stop(id, 'dara')).status).toBe(403);
    expect(await stop(id, 'vannak')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await server.ask('GET', `/job/get/${id}`)).body).toMatchObject({ status: 'Hiring' });
  });
  test('of a job that does not exist is not found', async () =>
    expect((await stop(999999, 'sokha')).status).toBe(404));
  test('closes the job, and can be repeated', async () => {
    const id = await idOfNew();
    for (const _twice of [1, 2])
      expect(await stop(id, 'sokha')).toMatchObject({ status: 200, body: { job_id: id, status: 'Closed' } });
    expect((await server.ask('GET', `/job/get/${id}`)).body).toMatchObject({ status: 'Closed' });
  });
});
