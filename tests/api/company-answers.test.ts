/** A company's statistics (product 3.13): open jobs, and how fast it answers applicants. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company } from '#contract/companies.ts';
import { readCompanyStats } from '#server/companies/company-stats.ts';
import { fillApplications } from '../support/many-applications.ts';
import { posting, shortCv } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';
import { watchPlans } from '../support/watched-plans.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function employer(): Promise<Person> {
  const person = await server.newcomer('employer');
  await server.ask('PUT', '/company/mine', { as: person, body: { name: 'Krama House' } });
  return person;
}
const read = (id: number) => server.ask('GET', `/company/${id}`);
const post = async (as: Person) =>
  ((await server.ask('POST', '/job', { as, body: posting })).body as { job_id: number }).job_id;

const day = (days: number) => new Date(server.clock().getTime() - days * 86_400_000);
/** An application this many days ago, answered after this many days. */
async function apply(job_id: number, ago: number, answeredAfter?: number): Promise<void> {
  const { user_id } = await server.newcomer('employee');
  await server.db
    .insertInto('applications')
    .values({
      user_id,
      job_id,
      cv: { ...shortCv, card: false },
      message: null,
      status: answeredAfter === undefined ? 'pending' : 'accepted',
      date_added: day(ago),
      date_updated: day(ago - (answeredAfter ?? 0)),
    })
    .execute();
}
const stats = async (id: number) => {
  server.later({ minutes: 1 });
  const { open_jobs, response } = (await read(id)).body as Company;
  return { open_jobs, response };
};

test('open jobs are those that are hiring', async () => {
  const person = await employer();
  const id = await post(person);
  await post(person);
  expect(await stats(person.user_id)).toMatchObject({ open_jobs: 2 });
  await server.ask('PATCH', `/job/stop/${id}`, { as: person });
  expect(await stats(person.user_id)).toMatchObject({ open_jobs: 1 });
});

test('the rate is null below five applications older than 14 days; then the share in time and the median days', async () => {
  const person = await employer();
  const job = await post(person);
  await apply(job, 20, 2);
  await apply(job, 20, 4);
  await apply(job, 30, 20);
  await apply(job, 40);
  // Too young, and too old.
  await apply(job, 13, 1);
  await apply(job, 91, 1);
  expect(await stats(person.user_id)).toMatchObject({ response: null });
  await apply(job, 89, 6);
  expect(await stats(person.user_id)).toMatchObject({ response: { rate: 0.6, days: 5 } });
});

test('without a decision there is no number of days', async () => {
  const person = await employer();
  const job = await post(person);
  for (let count = 0; count < 5; count += 1) await apply(job, 20);
  expect(await stats(person.user_id)).toMatchObject({ response: { rate: 0, days: null } });
});

test('only some thousands of very many applications are read', async () => {
  const { user_id } = await employer();
  const amount = { jobs: 30, applicants: 250 };
  await fillApplications(server.db, user_id, amount);
  await sql`
    update applications set date_added = date_added - interval '20 days', date_updated = date_added - interval '18 days'
    where job_id in (select id from jobs where employer_id = ${user_id})`.execute(server.db);
  await sql`analyze`.execute(server.db);
  const { db, rowsRead } = watchPlans(server.db);
  const { open_jobs, response } = await readCompanyStats(db, user_id, new Date());
  expect([open_jobs, response?.days]).toEqual([amount.jobs, 2]);
  expect(response?.rate).toBeCloseTo(0.5, 1);
  expect(await rowsRead()).toBeLessThanOrEqual(5_000 + 2 * amount.jobs);
});

test('applications from before a claim do not count, whatever was answered to them', async () => {
  const person = await employer();
  const job = await post(person);
  await server.db
    .insertInto('former_companies')
    .values({ former_id: 900_000 + person.user_id, user_id: person.user_id, claimed_at: day(30) })
    .execute();
  for (let count = 0; count < 5; count += 1) await apply(job, 20, 2);
  for (let count = 0; count < 5; count += 1) await apply(job, 40);
  const early = await server.db
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', job)
    .where('status', '=', 'pending')
    .execute();
  await server.db
    .insertInto('outcomes')
    .values(
      early.map(({ id }) => ({
        user_id: person.user_id,
        job_id: job,
        application_id: id,
        answer: 'hired',
        answered_at: day(28),
      })),
    )
    .execute();
  expect(await stats(person.user_id)).toMatchObject({ response: { rate: 1, days: 2 } });
});

test('deleting an account deletes its company', async () => {
  const person = await employer();
  await server.db.deleteFrom('users').where('id', '=', person.user_id).execute();
  server.later({ minutes: 1 });
  expect((await read(person.user_id)).status).toBe(404);
});
