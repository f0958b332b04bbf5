/** Jobs that the database itself writes as JSON (docs/decisions/0009) match the contract exactly, whatever their content. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobDetail, type JobDetail, jobListItem, type JobListItem } from '#contract/jobs.ts';
import { assertContract } from '../support/contract.ts';
import { posting } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const keyword = (text: string) => `keyword=${encodeURIComponent(text)}`;
/** One for each statement that lists jobs: sorted, a later page, by exact and similar words, by clusters, filtered. */
const questions = [
  '',
  'sort=Salary',
  'page=1',
  'page=1&sort=Salary',
  'industry=Telecommunication&job_type=Full Time',
  keyword('developer'),
  `${keyword('developer')}&page=1&sort=Salary`,
  keyword('អ្នក'),
  keyword('នកល'),
  `${keyword('engineer')}&industry=Information Technology`,
];

test.each(questions)('the jobs of ?%s have every field of the contract and no other', async (query) => {
  const { status, body } = await server.ask('GET', `/job/get?${query}`);
  expect(status).toBe(200);
  for (const job of body as JobListItem[]) {
    expect(Object.keys(job).sort()).toEqual(Object.keys(jobListItem.shape).sort());
    const stored = await server.db
      .selectFrom('jobs')
      .select('date_added')
      .where('id', '=', job.job_id)
      .executeTakeFirstOrThrow();
    expect(job.date_added).toBe(stored.date_added.toISOString());
  }
});

test("a job's detail and its related jobs have every field of the contract and no other", async () => {
  const { body } = await server.ask('GET', '/job/get/10');
  expect(Object.keys(body as JobDetail).sort()).toEqual(Object.keys(jobDetail.shape).sort());
  for (const job of (body as JobDetail).moreJobs)
    expect(Object.keys(job).sort()).toEqual(Object.keys(jobListItem.shape).sort());
});

describe("a job's values are returned unchanged", () => {
  const odd = 'a "quote", a \\ and </script>, 😀, \u2028, ភាសាខ្មែរ\u200b';

  test('in lists, in detail, and by keyword', async () => {
    const { body } = await server.ask('POST', '/job', {
      as: 'sokha',
      body: { ...posting, name: odd, required_skills: odd, tags: [odd.slice(0, 20)] },
    });
    const { job_id } = body as { job_id: number };
    const full = (await server.ask('GET', `/job/get/${job_id}`)).body as JobDetail;
    const listed = [
      await server.ask('GET', '/job/get'),
      await server.ask('GET', `/job/get?${keyword(odd)}`),
      await server.ask('GET', '/job/get', { as: 'dara' }),
    ].map(({ body: jobs }) => (jobs as JobListItem[]).find((job) => job.job_id === job_id));
    const own = ((await server.ask('GET', '/job/myJobs', { as: 'sokha' })).body as JobListItem[]).find(
      (job) => job.job_id === job_id,
    );
    for (const job of [full, ...listed])
      expect(job).toMatchObject({ name: own?.name, required_skills: own?.required_skills, tags: own?.tags });
    expect(own?.name).toContain('</script>, 😀');
  });
});

describe('an answer breaks the contract', () => {
  test.each<[string, (job: JobDetail) => object]>([
    ['by a field that is not declared', (job) => ({ ...job, employer_id: 1 })],
    ['by a wrong type', (job) => ({ ...job, age: '18' })],
    ['by a field that is not there', ({ name: _left, ...job }) => job],
    ['in a related job', (job) => ({ ...job, moreJobs: [{ ...job.moreJobs[0], tokenizer: 1 }] })],
  ])('%s', async (_how, broken) => {
    const { body } = await server.ask('GET', '/job/get/10');
    expect(() => assertContract('GET', '/job/get/10', broken(body as JobDetail))).toThrow();
  });
});
