/** Names of applicants in lists (product 7.40): columns that the database writes, whichever version sends or erases a CV. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Application } from '#contract/applications.ts';
import { nameApplicants } from '#server/applications/name-applicants.ts';
import { erasedCopy } from '#server/applications/sent-copy-store.ts';
import { fillApplications } from '../support/many-applications.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let employer: Person;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  employer = await server.newcomer('employer');
  await fillApplications(server.db, employer.user_id, { jobs: 4, applicants: 150 });
});
afterAll(() => server.close());

const listed = async () =>
  ((await server.ask('GET', '/app', { as: employer })).body as Application[]).map(
    ({ id, first_name, last_name, city }) => ({ id, first_name, last_name, city }),
  );
const stored = () =>
  server.db
    .selectFrom('applications')
    .select(['id', 'first_name', 'last_name', 'city', 'words'])
    .orderBy('id')
    .execute();
const storedNames = async () => (await stored()).map(({ words: _words, ...names }) => names);
const found = async (word: string) =>
  ((await server.ask('GET', `/app?words=${word}`, { as: employer })).body as Application[]).length;
/** As rows are that a version without the columns wrote. */
const asBefore = sql`update applications set first_name = null, last_name = null, city = null, words = null`;

test('are written when a CV is sent, and are what the list says', async () => {
  const [first] = await stored();
  expect(first?.first_name).toMatch(/^(ស្រីមុំ|Sreymom) /);
  expect(first?.words).toContain(first?.first_name?.toLowerCase());
  expect(await listed()).toEqual(await storedNames());
});

test('of before there were columns are read out of the CV, until housekeeping writes them all', async () => {
  const all = await stored();
  const names = await storedNames();
  const named = await found('sreymom');
  await asBefore.execute(server.db);
  expect(await listed()).toEqual(names);
  expect(await found('sreymom')).toBe(named);
  await nameApplicants(server.db);
  expect(await stored()).toEqual(all);
});

test('go with the copy of the CV, and do not come back', async () => {
  // As the version before erases it, which knows no columns.
  await sql`update applications set cv = ${JSON.stringify(erasedCopy)}::text::jsonb, cv_erased_at = now()
    where id % 2 = 0`.execute(server.db);
  await nameApplicants(server.db);
  const erased = (await stored()).filter(({ id }) => id % 2 === 0);
  expect(erased.every(({ id: _id, ...columns }) => Object.values(columns).every((it) => it === null))).toBe(
    true,
  );
  expect(await listed()).toEqual(await storedNames());
});

test('are the columns, not the CV', async () => {
  await sql`update applications set first_name = 'Column' where cv_erased_at is null`.execute(server.db);
  const named = (await listed()).filter(({ id }) => id % 2 === 1);
  expect(named.length).toBeGreaterThan(0);
  expect(named.every(({ first_name }) => first_name === 'Column')).toBe(true);
  await sql`update applications set words = 'welder' where id = ${named[0]?.id}`.execute(server.db);
  expect(await found('WELDER')).toBe(1);
});
