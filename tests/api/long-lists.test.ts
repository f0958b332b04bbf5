/** An employer with two hundred jobs and five thousand applications: each list takes one query, however long it is. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Application } from '#contract/applications.ts';
import { wholeList } from '#contract/limits.ts';
import { type MyJob } from '#contract/my-jobs.ts';
import { fillApplications } from '../support/many-applications.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

const jobs = 200;
const applicants = 25;

let server: TestServer;
let employer: Person;
let applicant: Person;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  employer = await server.newcomer('employer');
  applicant = await server.newcomer('employee');
  await fillApplications(server.db, employer.user_id, { jobs, applicants, known: applicant.user_id });
  await sql`analyze`.execute(server.db);
});
afterAll(() => server.close());

/** The tables that one call's queries read, a list for each query, without the session lookup. */
async function read(path: string, as: Person) {
  server.queries.length = 0;
  const { status, body } = await server.ask('GET', path, { as });
  expect(status).toBe(200);
  return { body, queries: server.queries.filter((tables) => !tables.includes('sessions')) };
}

test('the applications to all jobs take one query', async () => {
  const { body, queries } = await read('/app', employer);
  expect(queries).toEqual([['applications', 'jobs']]);
  const list = body as Application[];
  expect(list).toHaveLength(jobs * applicants);
  expect(list.map(({ id }) => id)).toEqual(list.map(({ id }) => id).sort((a, b) => a - b));
});

test('a list without a cursor has only the newest applications', async () => {
  const { user_id } = await server.newcomer('employee');
  const before = (await read('/app', employer)).body as Application[];
  const { rows } = await sql<{ id: number }>`
    insert into applications (job_id, user_id, cv) select job_id, ${user_id}::bigint, cv from applications
    order by id limit 1 returning id`.execute(server.db);
  const after = (await read('/app', employer)).body as Application[];
  expect(before).toHaveLength(wholeList);
  expect(after.map(({ id }) => id)).toEqual([...before.slice(1).map(({ id }) => id), rows[0]?.id]);
  await sql`delete from applications where id = ${rows[0]?.id}`.execute(server.db);
});

test('the jobs with their counts take one query', async () => {
  const { body, queries } = await read('/job/myJobs', employer);
  expect(queries).toHaveLength(1);
  const list = body as MyJob[];
  expect(list).toHaveLength(jobs);
  for (const { appCount, accepted, rejected } of list) {
    expect(appCount).toBe(applicants);
    expect(accepted + rejected).toBeLessThan(applicants);
  }
});

test("a seeker's own applications take one query", async () => {
  const { body, queries } = await read('/app', applicant);
  expect(queries).toEqual([['applications', 'jobs']]);
  expect(body).toHaveLength(jobs);
});
