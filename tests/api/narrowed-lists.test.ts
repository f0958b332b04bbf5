/** Filters of an employer's long lists (product 7.40): the pages are the matching rows of the whole list, in order. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FilterOptions } from '#contract/application-filters.ts';
import { type Application } from '#contract/applications.ts';
import { dayInCambodia } from '#contract/days.ts';
import { type ListPage } from '#contract/list-pages.ts';
import { type MyJob } from '#contract/my-jobs.ts';
import { fillApplications } from '../support/many-applications.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

const jobs = 70;
let server: TestServer;
let employer: Person;
let other: Person;
let all: Application[];
let own: MyJob[];
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  employer = await server.newcomer('employer');
  other = await server.newcomer('employer');
  const known = (await server.newcomer('employee')).user_id;
  await fillApplications(server.db, employer.user_id, { jobs, applicants: 2, known });
  await fillApplications(server.db, other.user_id, { jobs: 2, applicants: 1, known });
  await sql`update applications set starred = id % 3 = 0,
    viewed_at = case when id % 5 > 0 then now() end,
    cv = jsonb_set(cv, '{user_info,city}', to_jsonb((array['Phnom Penh', ' ភ្នំពេញ', 'Kampot'])[1 + id % 3]))`.execute(
    server.db,
  );
  await sql`update jobs set expires_on = case id % 4 when 1 then ${dayInCambodia(7)} when 2 then ${dayInCambodia(8)} end,
    status = case id % 4 when 3 then 'Closed' else 'Hiring' end`.execute(server.db);
  all = ((await get('/app')) as Application[]).reverse();
  own = (await get('/job/myJobs')) as MyJob[];
}, 60_000);
afterAll(() => server.close());

async function get(path: string, as = employer) {
  const { status, body } = await server.ask('GET', path, { as });
  expect(status, path).toBe(200);
  return body;
}

async function pages<Item>(path: string): Promise<Item[]> {
  const found: Item[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page = (await get(`${path}&after=${after}`)) as ListPage<Item>;
    found.push(...page.items);
    after = page.next;
  }
  return found;
}

const text = encodeURIComponent;
test.each<[string, (one: Application) => boolean]>([
  ['status=pending', ({ status }) => status === 'pending'],
  ['status=accepted&starred=1', ({ status, starred }) => status === 'accepted' && starred === true],
  ['unread=1', ({ viewed_at }) => viewed_at === null],
  [`cities=${text('Phnom Penh\nភ្នំពេញ')}`, ({ city }) => city !== 'Kampot'],
  ['cities=Nowhere', () => false],
  ['status=&starred=&unread=0&cities=&order=', () => true],
])('applications with %s', async (asked, matches) => {
  const expected = all.filter(matches).map(({ id }) => id);
  expect((await pages<Application>(`/app?${asked}`)).map(({ id }) => id)).toEqual(expected);
  const byAge = (await pages<Application>(`/app?${asked}&order=oldest`)).map(({ id }) => id);
  if (!asked.includes('order')) expect(byAge).toEqual([...expected].reverse());
});

test('the cursor of one order is invalid for the other', async () => {
  const { next } = (await get('/app?after=')) as ListPage<Application>;
  const { status } = await server.ask('GET', `/app?order=oldest&after=${next}`, { as: employer });
  expect(status).toBe(422);
});

test.each(['status=waiting', 'order=best'])('%s is refused', async (asked) => {
  expect((await server.ask('GET', `/app?${asked}&after=`, { as: employer })).status).toBe(422);
});

test('the counts are those of the whole list', async () => {
  const count = (status: string) => all.filter((one) => one.status === status).length;
  expect(await get('/app/counts')).toEqual({
    applied: all.length,
    pending: count('pending'),
    accepted: count('accepted'),
    jobs,
  });
  const { jobs: named, cities } = (await get('/app/narrowing')) as FilterOptions;
  expect(named.map(({ id }) => id)).toEqual([...new Set(all.map(({ job_id }) => job_id))]);
  expect(named[0]?.name).toBe(all[0]?.job_name);
  const inCity = (city: string) => all.filter((one) => one.city?.trim() === city).length;
  expect(Object.fromEntries(cities.map(({ city, count: people }) => [city, people]))).toEqual(
    Object.fromEntries(['Phnom Penh', 'ភ្នំពេញ', 'Kampot'].map((city) => [city, inCity(city)])),
  );
});

test.each<[string, (job: MyJob) => boolean]>([
  ['view=hiring', ({ status }) => status === 'Hiring'],
  ['view=ending', ({ status, expires_on }) => status === 'Hiring' && expires_on === dayInCambodia(7)],
  ['view=closed', ({ status }) => status === 'Closed'],
  ['name=BAKER', ({ name }) => name.includes('Baker')],
  [`view=hiring&name=${text(' អ្នកដុតនំ ')}`, ({ status, name }) => status === 'Hiring' && name.startsWith('អ')],
  ['view=&name=', () => true],
])('jobs with %s', async (asked, matches) => {
  const expected = own.filter(matches);
  expect(expected.length).toBeGreaterThan(10);
  expect(await pages<MyJob>(`/job/myJobs?${asked}`)).toEqual(expected);
});

test('the applications to one job are for its owner only', async () => {
  const [job] = own;
  expect(await get(`/job/mine/${job?.job_id}`)).toEqual(job);
  expect((await server.ask('GET', `/job/mine/${job?.job_id}`, { as: other })).status).toBe(404);
});
