/** An employer with two hundred jobs and twenty thousand applications: the queries for each list, and its bounds. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Application } from '#contract/applications.ts';
import { wholeList } from '#contract/limits.ts';
import { type MyJob } from '#contract/my-jobs.ts';
import { wholeListBatch } from '#server/http/api/unpaged-list.ts';
import { fillApplications } from '../support/many-applications.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

const jobs = 200;
const applicants = 101;

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
  const { status, body, headers } = await server.ask('GET', path, { as });
  expect(status).toBe(200);
  const queries = server.queries.filter((tables) => !tables.includes('sessions'));
  return { body, queries, hasMore: headers['x-has-more'] };
}

const idsOf = (list: unknown) => (list as Application[]).map(({ id }) => id);

test('a list without a cursor has the newest applications, oldest first, and says that there are more', async () => {
  expect(jobs * applicants).toBeGreaterThan(wholeList);
  const { rows } = await sql<{ id: number }>`
    select id from applications order by id desc limit ${wholeList}`.execute(server.db);
  const { body, queries, hasMore } = await read('/app', employer);
  expect(idsOf(body)).toEqual(rows.map(({ id }) => id).reverse());
  expect(hasMore).toBe('true');
  // The ids, then batches: no query or reply needs memory for the whole list.
  expect(queries).toHaveLength(1 + wholeList / wholeListBatch);
});

test('a list of exactly the maximum has no more', async () => {
  await sql`
    delete from applications where id in (
      select id from applications order by id limit ${jobs * applicants - wholeList})`.execute(server.db);
  const { body, hasMore } = await read('/app', employer);
  expect([idsOf(body).length, hasMore]).toEqual([wholeList, undefined]);
});

test('a job that was saved is listed once, in batches too', async () => {
  await sql`
    insert into favourites (user_id, job_id, saved_at)
    select ${applicant.user_id}::bigint, id, now() - id * interval '1 second' from jobs`.execute(server.db);
  await sql`
    with copies as (
      insert into jobs (employer_id, name, img, industry, salary, salary_number, job_type, age, level, gender,
        qualification, language, category, location, required_skills, available_position, description, date_added)
      select employer_id, name, img, industry, salary, salary_number, job_type, age, level, gender, qualification,
        language, category, location, required_skills, available_position, description, now() + n * interval '1 hour'
      from (select * from jobs order by id limit 1) as job, generate_series(1, ${2 * wholeListBatch}::int) as n
      returning id
    )
    insert into favourites (user_id, job_id, saved_at)
    select ${applicant.user_id}::bigint, id, now() from copies`.execute(server.db);
  const saved = await sql<{ job_id: number }>`
    select job_id from favourites where user_id = ${applicant.user_id} order by saved_at desc, job_id desc`.execute(
    server.db,
  );
  const own = await sql<{ id: number }>`select id from jobs order by date_added desc, id desc`.execute(
    server.db,
  );
  const jobIdsIn = async (path: string, as: Person) =>
    ((await read(path, as)).body as MyJob[]).map(({ job_id }) => job_id);
  expect(await jobIdsIn('/job/fav', applicant)).toEqual(saved.rows.map(({ job_id }) => job_id));
  expect(await jobIdsIn('/job/myJobs', employer)).toEqual(own.rows.map(({ id }) => id));
  await sql`delete from jobs where date_added > now()`.execute(server.db);
});

test('the jobs with their counts take two queries', async () => {
  const { body, queries, hasMore } = await read('/job/myJobs', employer);
  expect([queries.length, hasMore]).toEqual([2, undefined]);
  const list = body as MyJob[];
  expect(list).toHaveLength(jobs);
  expect(list.reduce((sum, { appCount }) => sum + appCount, 0)).toBe(wholeList);
  for (const { appCount, accepted, rejected } of list) expect(accepted + rejected).toBeLessThan(appCount);
});

test("a seeker's own applications take two queries", async () => {
  const { body, queries } = await read('/app', applicant);
  expect(queries).toHaveLength(2);
  const mine = await sql`select id from applications where user_id = ${applicant.user_id}`.execute(server.db);
  expect(body).toHaveLength(mine.rows.length);
});
