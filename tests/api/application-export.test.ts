/** Applications as a file for spreadsheets (product 7.19). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { questions } from '#contract/job-questions.ts';
import { eraseOldCopies } from '#server/applications/personal-data.ts';
import { exportColumns } from '#server/applications/application-export.ts';
import { rules } from '#server/http/limits/rules.ts';
import { type Hiring, openHiring } from '../support/hiring.ts';
import { cvOfDara } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let hiring: Hiring;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  hiring = await openHiring(server);
});
afterAll(() => server.close());

const download = (as?: Person, query = '', from = server) =>
  from.app.inject({
    url: `/api/app/export${query}`,
    headers: as ? { authorization: `BEARER ${as.token}` } : {},
  });
/** The lines without the header. */
const lines = async (as: Person, query = '') =>
  (await download(as, query)).payload.split('\r\n').slice(1, -1);

test('the file is UTF-8 with a byte order mark, a header, and one line per application', async () => {
  const person = await server.newcomer('employee');
  const user_info = { ...cvOfDara.user_info, first_name: 'តារា', last_name: 'ចាន់' };
  await server.ask('POST', '/cv', { as: person, body: { user_info } });
  const { id } = await hiring.apply(person);
  await server.ask('PATCH', `/app/${id}`, {
    as: hiring.employer,
    body: { starred: true, note: 'Says "yes",\nthen no' },
  });
  await server.ask('POST', `/app/${id}/interview`, {
    as: hiring.employer,
    body: { at: '2031-05-01T02:30Z', place: 'Here' },
  });
  await server.ask('PUT', `/app/${id}`, { as: hiring.employer, body: { status: 'accepted' } });
  const { statusCode, headers, rawPayload, payload } = await download(hiring.employer);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="applications.csv"',
    'cache-control': 'private, no-store',
  });
  expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(payload.slice(1).split('\r\n')[0]).toBe(exportColumns.map(({ header }) => `"${header}"`).join());
  expect(payload).toContain(',"តារា","ចាន់",');
  expect(payload).toContain(',"Says ""yes"", then no",');
  expect(payload).toMatch(/,"0\d\d \d{3} \d{3,4}",/);
  expect(payload).toContain(',"2031-05-01 09:30",');
});

test('an applicant can neither add a row nor a formula', async () => {
  const own = await openHiring(server);
  const person = await server.newcomer('employee');
  const user_info = { ...cvOfDara.user_info, first_name: '=1+1', job_title: 'Cook\n=1+1', address: '-1' };
  await server.ask('POST', '/cv', { as: person, body: { user_info } });
  await own.apply(person);
  const all = await lines(own.employer);
  expect(all).toHaveLength(1);
  for (const cell of [`"'=1+1"`, '"Cook =1+1"', `"'-1"`]) expect(all[0]).toContain(`,${cell},`);
  expect(all[0]).not.toMatch(/[\r\n]/);
});

test('exports only the given job, and only for its owner', async () => {
  const own = await openHiring(server);
  const person = await own.seeker();
  const other = await own.post();
  await own.apply(person);
  await own.apply(person, { job_id: other });
  expect(await lines(own.employer)).toHaveLength(2);
  expect(await lines(own.employer, '?job_id=')).toHaveLength(2);
  expect(await lines(own.employer, `?job_id=${other}`)).toHaveLength(1);
  expect(await lines(own.employer, `?job_id=${hiring.job_id}`)).toEqual([]);
  expect((await download(own.employer, '?job_id=x')).statusCode).toBe(422);
  expect((await download()).statusCode).toBe(401);
  expect((await download(person)).statusCode).toBe(403);
});

test('contains nothing of a deleted CV copy', async () => {
  const own = await openHiring(server);
  const { id } = await own.applied();
  await server.ask('PUT', `/app/${id}`, { as: own.employer, body: { status: 'accepted' } });
  const values = [cvOfDara.user_info.last_name, cvOfDara.user_info.email, cvOfDara.user_info.city];
  const has = async () => {
    const [line = ''] = await lines(own.employer);
    return values.map((each) => line.includes(`,"${each}",`));
  };
  expect(await has()).toEqual([true, true, true]);
  const later = () => new Date(server.clock().getTime() + 400 * 86_400_000);
  await eraseOldCopies(server.db, later, 12);
  expect(await has()).toEqual([false, false, false]);
});

test('reads a page at a time, however many there are', async () => {
  const own = await openHiring(server);
  const { id } = await own.apply(await own.seeker());
  await sql`insert into users (name, name_key, password_hash, acc_type)
    select 'many ' || n, 'many ' || n, '-', 'employee' from generate_series(1, 1199) n`.execute(server.db);
  await sql`insert into applications (job_id, user_id, cv)
    select job_id, users.id, cv from applications, users
    where applications.id = ${id} and users.name_key like 'many %'`.execute(server.db);
  server.queries.length = 0;
  const all = await lines(own.employer);
  expect(new Set(all.map((line) => line.split(',').at(-1 - questions.length))).size).toBe(1_200);
  expect(server.queries.filter((tables) => tables.includes('applications'))).toHaveLength(3);
});

test('exports are limited per ten minutes', async () => {
  const limited = await startServer({ isEmpty: true, settings: { rateLimit: true } });
  const as = await limited.newcomer('employer');
  const call = async () => (await download(as, '', limited)).statusCode;
  const answers = await Promise.all(Array.from({ length: rules.applicationExport.points }, call));
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await call()).toBe(429);
  await limited.close();
});
