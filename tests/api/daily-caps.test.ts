/** Daily limits for each account (product 7.14), counted in the database, so that restarts do not reset them. */
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { dailyCaps } from '#server/http/limits/rules.ts';
import { posting, shortCv, uuid } from '../support/samples.ts';
import { startServer, type Person, type TestServer } from '../support/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

const times = (count: number) => Array.from({ length: count }, (_, turn) => turn);
const post = (as: Person, key: number) =>
  server.ask('POST', '/job', { as, body: posting, headers: { 'idempotency-key': uuid(key) } });
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

describe('posting', () => {
  test('is limited for 24 hours, for that employer only; repeated keys still get their first answers', async () => {
    server = await startServer({ settings: { rateLimit: true }, isEmpty: true });
    const [one, other] = [await server.newcomer('employer'), await server.newcomer('employer')];
    const first = await post(one, 0);
    server.later({ hours: 23 });
    // Concurrently, so that they must count each other.
    const rest = await Promise.all(times(dailyCaps.posts + 1).map((turn) => post(one, turn + 1)));
    expect(statuses(rest).sort()).toEqual([...times(dailyCaps.posts - 1).map(() => 201), 429, 429]);
    const stopped = await post(one, 99);
    expect(stopped).toMatchObject({ status: 429, body: { code: 'daily_limit' } });
    expect(Number(stopped.headers['retry-after'])).toBe(60 * 60);
    expect(await post(one, 0)).toMatchObject({ status: 201, body: first.body });
    expect((await post(other, 99)).status).toBe(201);
    server.later({ hours: 1, minutes: 1 });
    expect(statuses([await post(one, 99), await post(one, 100)])).toEqual([201, 429]);
  });
  test('is limited far later for the employer of a verified company', async () => {
    server = await startServer({ settings: { rateLimit: true }, isEmpty: true });
    const employer = await server.newcomer('employer');
    const company = { user_id: employer.user_id, name: 'Bakery', verification: 'waiting' as const };
    await server.db.insertInto('companies').values(company).execute();
    const most = times(dailyCaps.posts);
    for (const turn of most) expect((await post(employer, turn)).status).toBe(201);
    expect((await post(employer, 90)).status).toBe(429);
    await server.db.updateTable('companies').set({ verification: 'verified' }).execute();
    for (const turn of most) expect((await post(employer, 100 + turn)).status).toBe(201);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from jobs`.execute(server.db);
    await sql`
      insert into jobs (employer_id, name, img, industry, salary, salary_number, job_type, age, level, gender,
        qualification, language, category, location, required_skills, available_position, description, date_added)
      select employer_id, name, img, industry, salary, salary_number, job_type, age, level, gender, qualification,
        language, category, location, required_skills, available_position, description, date_added
      from (select * from jobs order by id desc limit 1) as job,
        generate_series(2, ${dailyCaps.verifiedPosts - (rows[0]?.count ?? 0)}::int)`.execute(server.db);
    expect(statuses([await post(employer, 300), await post(employer, 301)])).toEqual([201, 429]);
    // The verification ends, and earlier postings count.
    await server.db.updateTable('companies').set({ verification: 'none' }).execute();
    expect((await post(employer, 91)).status).toBe(429);
  });
  test('is unlimited if limits are off', async () => {
    server = await startServer({ isEmpty: true });
    const employer = await server.newcomer('employer');
    for (const turn of times(dailyCaps.posts + 1)) expect((await post(employer, turn)).status).toBe(201);
  });
});

test('applying is limited for 24 hours; a repeated application still returns the first one', async () => {
  server = await startServer({ settings: { rateLimit: true }, isEmpty: true });
  const employer = await server.newcomer('employer');
  const [person, other] = [await server.newcomer('employee'), await server.newcomer('employee')];
  for (const as of [person, other]) await server.ask('POST', '/cv', { as, body: shortCv });
  const { body } = await post(employer, 0);
  const { job_id: first } = body as { job_id: number };
  const row = await server.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
  const { id: _, ...copy } = row;
  const more = await server.db
    .insertInto('jobs')
    .values(times(dailyCaps.applications).map(() => ({ ...copy, search: '' })))
    .returning('id')
    .execute();
  const apply = (job_id: number, as = person) => server.ask('POST', '/app', { as, body: { job_id } });
  for (const { id } of more) expect((await apply(id)).status).toBe(201);
  expect(await apply(first)).toMatchObject({ status: 429, body: { code: 'daily_limit' } });
  expect((await apply(first, other)).status).toBe(201);
  expect((await apply(more[0]?.id ?? 0)).status).toBe(200);
  server.later({ hours: 24 });
  expect((await apply(first)).status).toBe(201);
});
