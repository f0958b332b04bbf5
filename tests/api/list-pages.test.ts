/** Lists with cursors (product 7.40): no duplicates, no gaps, no rows of others, whatever changes meanwhile. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobsQuery } from '#contract/job-requests.ts';
import { type ListPage, pageApplications as asked } from '#contract/list-pages.ts';
import { pageApplications } from '#server/applications/application-list.ts';
import { countApplications, readNarrowing } from '#server/applications/application-list.ts';
import { pageFavourites } from '#server/jobs/favourite-store.ts';
import { pageJobs } from '#server/jobs/search/job-search.ts';
import { pageMyJobs, readMyJob } from '#server/jobs/my-job-store.ts';
import { pageNotices } from '#server/notices/notice-store.ts';
import { fillLists, listNames, listsOf, type PagedList, type PeopleOfLists } from '../support/paged-lists.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';
import { watchPlans } from '../support/watched-plans.ts';

const applicationsQuery = asked.query;

let server: TestServer;
let people: PeopleOfLists;
let lists: ReturnType<typeof listsOf>;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  people = await fillLists(server);
  lists = listsOf(people);
  await sql`analyze`.execute(server.db);
});
afterAll(() => server.close());

type Item = { readonly id?: number; readonly job_id: number };
const addressOf = (path: string, after: string) =>
  `${path}${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(after)}`;
const ask = (path: string, as: Person | undefined) => server.ask('GET', path, as ? { as } : {});
async function page({ path }: PagedList, as: Person | undefined, after: string) {
  const { status, body } = await ask(addressOf(path, after), as);
  expect(status).toBe(200);
  const { items, next } = body as ListPage<Item>;
  return { ids: items.map(({ id, job_id }) => id ?? job_id), next };
}
const idsOf = async ({ ids }: PagedList) => (await ids.execute(server.db)).rows.map(({ id }) => id);

describe.each(listNames)('%s', (name) => {
  test('has each row once and in order, whatever is added and removed meanwhile', async () => {
    const list = lists[name];
    const before = await idsOf(list);
    expect(before.length).toBeGreaterThan(2 * list.size);
    const first = await page(list, list.who, '');
    expect(first.ids).toEqual(before.slice(0, list.size));
    expect(await page(list, list.who, 'first')).toEqual(first);
    await list.add.execute(server.db);
    // The row that the cursor names.
    await list.remove(first.ids.at(-1) ?? 0).execute(server.db);
    const seen = [...first.ids];
    for (let { next } = first; next !== null;) {
      const later = await page(list, list.who, next);
      expect(later.ids.length).toBeGreaterThan(0);
      expect(later.ids.length <= list.size).toBe(true);
      seen.push(...later.ids);
      ({ next } = later);
    }
    expect(seen).toEqual(before);
    expect((await page(list, list.who, '')).ids[0]).not.toBe(before[0]);
  });

  test("with another user's cursor still returns only own rows", async () => {
    const { other, who, ...list } = lists[name];
    if (other === undefined) return;
    const { next } = await page({ ...list, who }, who, '');
    const theirs: number[] = [];
    for (let after: string | null = ''; after !== null;) {
      const found: Awaited<ReturnType<typeof page>> = await page({ ...list, who }, other, after);
      theirs.push(...found.ids);
      after = found.next;
    }
    const got = await page({ ...list, who }, other, String(next));
    expect(got.ids.filter((id) => !theirs.includes(id))).toEqual([]);
  });

  test('refuses any other text as a cursor', async () => {
    const { path, who } = lists[name];
    const encoded = (text: string) => Buffer.from(text).toString('base64url');
    const { next } = await page(lists[name], who, '');
    const cursors = [
      'x',
      'ខ្មែរ',
      `${next}=`,
      ` ${next}`,
      encoded('other 0 1'),
      encoded(`applications 0 1'--`),
    ];
    for (const after of [...cursors, encoded('applications 0 -1'), 'A'.repeat(300)]) {
      const fields = { after: "This value isn't valid." };
      expect(await ask(addressOf(path, after), who)).toMatchObject({
        status: 422,
        body: { code: 'invalid', fields },
      });
    }
  });
});

test('the cursor of one list is invalid for another', async () => {
  const { notices, 'saved jobs': saved } = lists;
  const { next } = await page(notices, notices.who, '');
  expect((await ask(addressOf(saved.path, String(next)), saved.who)).status).toBe(422);
});

test('a list that ends with a full page has no cursor', async () => {
  const { notices } = lists;
  const spare = (await idsOf(notices)).slice(2 * notices.size);
  for (const id of spare) await notices.remove(id).execute(server.db);
  const { next } = await page(notices, notices.who, '');
  const last = await page(notices, notices.who, String(next));
  expect([last.ids.length, last.next]).toEqual([notices.size, null]);
});

test("an employer sees no applications to other employers' jobs", async () => {
  const { path, other } = lists['applications to one job'];
  expect((await ask(addressOf(path, ''), other)).body).toEqual({ items: [], next: null });
  expect((await ask(path, other)).body).toEqual([]);
});

test.each(['sort=Salary', 'sort=Relevance', 'keyword=baker', 'verified=1'])(
  'a search with %s only has numbered pages',
  async (search) => expect((await ask(`/job/get?${search}&after=`, undefined)).status).toBe(422),
);

test('guests share cached cursor pages like first pages', async () => {
  const url = `/api${addressOf(lists['a company’s jobs'].path, '')}`;
  const { headers } = await server.app.inject({ url });
  expect(headers['cache-control']).toContain('s-maxage=1, stale-while-revalidate=1');
});

test('no page scans a whole table', async () => {
  const { db, tablesReadWhole } = watchPlans(server.db);
  const caller = (id = 0, acc_type: 'employee' | 'employer') =>
    ({ user_id: id, acc_type, name: '', session: '', since: new Date() }) as const;
  const { employer, applicant, job } = people;
  for (const job_id of [null, job]) {
    const asking = applicationsQuery.parse({ job_id });
    await pageApplications(db, caller(employer.user_id, 'employer'), { ...asking, after: '' });
  }
  const own = applicationsQuery.parse({});
  await pageApplications(db, caller(applicant.user_id, 'employee'), { ...own, after: '' });
  await pageMyJobs(db, employer.user_id, { after: '', view: 'hiring', name: '' }, false);
  await readMyJob(db, employer.user_id, job, false);
  await countApplications(db, employer.user_id);
  await readNarrowing(db, employer.user_id);
  await pageFavourites(db, applicant.user_id, '', false);
  await pageNotices(db, applicant.user_id, '');
  await pageJobs(db, { ...jobsQuery.parse({ company: String(employer.user_id) }), after: '' }, false);
  expect(await tablesReadWhole()).toEqual([]);
});

test('without a cursor each list is unchanged', async () => {
  for (const name of listNames)
    expect((await ask(lists[name].path, lists[name].who)).body, name).toBeInstanceOf(Array);
});
