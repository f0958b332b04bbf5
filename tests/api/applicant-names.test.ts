/** Names of applicants in lists (product 7.40): columns that the database generates from the copy of the CV. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Application } from '#contract/applications.ts';
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

test('names are stored when a CV is sent, and lists show them', async () => {
  const [first] = await stored();
  expect(first?.first_name).toMatch(/^(ស្រីមុំ|Sreymom) /);
  expect(first?.words).toContain(first?.first_name?.toLowerCase());
  expect(await listed()).toEqual(await storedNames());
  expect(await found('SREYMOM')).toBeGreaterThan(0);
});

test('names are deleted with the copy of the CV', async () => {
  await server.db
    .updateTable('applications')
    .set({ cv: erasedCopy, cv_erased_at: new Date() })
    .where(sql<boolean>`id % 2 = 0`)
    .execute();
  const erased = (await stored()).filter(({ id }) => id % 2 === 0);
  expect(erased.every(({ id: _id, ...columns }) => Object.values(columns).every((it) => it === null))).toBe(
    true,
  );
  // Older clients can't read a name that is null.
  const nameless = { first_name: '', last_name: '', city: null };
  expect(await listed()).toEqual(
    (await storedNames()).map((names) => (names.id % 2 === 0 ? { id: names.id, ...nameless } : names)),
  );
});
