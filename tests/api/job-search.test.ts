/** Searching and browsing jobs (product 7.3), also by third-party clients. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type JobListItem } from '#contract/jobs.ts';
import { readFixtures } from '#server/seed/fixtures.ts';
import { posting } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

const { jobs } = readFixtures();

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function search(query: string, as?: string): Promise<JobListItem[]> {
  const { status, body } = await server.ask('GET', `/job/get${query}`, as ? { as } : {});
  expect(status).toBe(200);
  return body as JobListItem[];
}
const every = (list: JobListItem[], is: (job: JobListItem) => boolean) => list.length > 0 && list.every(is);
const post = (change: object) => server.ask('POST', '/job', { as: 'sokha', body: { ...posting, ...change } });

test('the first page has twelve jobs, newest first, with every field of a card and no long one', async () => {
  const page = await search('');
  expect(page).toHaveLength(12);
  expect(page.map((job) => job.date_added)).toEqual(
    page
      .map((job) => job.date_added)
      .sort()
      .reverse(),
  );
  expect(Object.keys(page[0] ?? {}).sort()).toEqual(
    'age applied available_position category closed_because company conditions date_added date_edited district expires_on favorite gender img industry job_id job_type language level location name occupation province qualification questions required_skills salary salary_currency salary_max salary_min salary_period status tags urgent'.split(
      ' ',
    ),
  );
  expect(every(page, (job) => !job.favorite && !job.applied)).toBe(true);
});

test('a page past the end is empty, however large its number', async () => {
  for (const page of ['1000', '99999999999999999999']) expect(await search(`?page=${page}`)).toEqual([]);
});
test('a page far past the end is empty without a query', async () => {
  server.queries.length = 0;
  for (const query of ['?page=1001', '?page=10000000&sort=Salary', '?page=99999999&keyword=cook'])
    expect(await search(query)).toEqual([]);
  expect(server.queries).toEqual([]);
});
test.each(['-1', 'x', '1.5'])('page=%s is refused', async (page) =>
  expect(await server.ask('GET', `/job/get?page=${page}`)).toMatchObject({
    status: 422,
    body: { fields: { page: 'Please enter a whole number.' } },
  }),
);

describe('filters', () => {
  test.each([
    'category=Web+Development',
    'category=web%20development',
    'category=WEB DEVELOPMENT',
    'category=Web+Development&level=any&industry=Any+Industry&job_type=Any Type&location=&keyword=',
    'category=Web+Development&category=Design&whatever=x&&=',
  ])('%s finds web development', async (query) =>
    expect(every(await search(`?${query}`), (job) => job.category === 'Web Development')).toBe(true),
  );
  test.each(['Banking+%26+Finance', 'Banking+And+Finance', 'banking and finance'])(
    'the industry %s finds the one industry of two spellings',
    async (industry) =>
      expect(
        every(await search(`?industry=${industry}`), (job) => job.industry === 'Banking & Finance'),
      ).toBe(true),
  );
  test('Full Time also finds jobs of type Both', async () => {
    await post({ name: 'Either Way', job_type: 'Both' });
    const found = await search('?job_type=Full+Time&keyword=either+way');
    expect(found.map((job) => job.name)).toEqual(['Either Way']);
    expect(await search('?job_type=Part+Time&keyword=either+way')).toHaveLength(1);
  });
  test('several filters apply together', async () =>
    expect(
      every(
        await search('?level=Junior&location=Phnom+Penh&job_type=full+time'),
        (job) => job.level === 'Junior' && job.location === 'Phnom Penh' && job.job_type !== 'Part Time',
      ),
    ).toBe(true));
  test('a value that no job can have finds nothing', async () =>
    expect(await search('?level=Wizard')).toEqual([]));
});

describe('keywords', () => {
  test('match every word, in any searched text and any case', async () => {
    await post({ name: 'Lighthouse Keeper', required_skills: 'Patience', tags: ['Seaside'] });
    for (const keyword of ['lighthouse', 'PATIENCE seaside', 'keeper+food', 'keeper bread'])
      expect((await search(`?keyword=${keyword}`)).map((job) => job.name)).toContain('Lighthouse Keeper');
    expect(await search('?keyword=lighthouse+submarine')).toEqual([]);
  });
  test("treat 'any' as a word like another", async () => {
    await post({ name: 'Company Driver', category: 'Communication' });
    expect((await search('?keyword=company+driver')).map((job) => job.name)).toContain('Company Driver');
  });
  test('decode C%2B%2B as C++, and ignore a stray %', async () => {
    await post({ name: 'Compiler Writer', tags: ['C++'] });
    expect((await search('?keyword=C%2B%2B')).map((job) => job.name)).toContain('Compiler Writer');
    expect(await search('?keyword=100%')).toBeInstanceOf(Array);
  });
  test('match Khmer words with or without zero-width spaces', async () => {
    const job = jobs.find(({ name }) => name.includes('ចុងភៅ'));
    const found = await search(`?keyword=${encodeURIComponent('ចុង\u200bភៅ')}`);
    expect(found.map(({ job_id }) => job_id)).toContain(job?.id);
  });
});

test.each(['', '&sort=Salary'])('match a word anywhere in a long list%s', async (query) => {
  // Of 2,000 jobs every 40th has the common word, every 400th the rarer one; only the oldest has the rarest.
  await sql`insert into jobs (employer_id, name, industry, salary, salary_number, job_type, age, level, gender, qualification,
      language, category, location, required_skills, available_position, description, date_added, search)
    select employer_id, ${`Long List${query}`} || n, industry, salary, n, job_type, age, level, gender, qualification,
      language, category, location, required_skills, available_position, description, now() - n * interval '1 hour',
      (case when n % 400 = 0 then 'rareword seldomword' when n % 40 = 0 then 'seldomword' else 'filler' end)::tsvector
    from jobs, generate_series(1, 2000) n where jobs.id = 1`.execute(server.db);
  for (const [word, count] of [
    ['seldomword', 50],
    ['rareword', 5],
  ] as const) {
    const seen: JobListItem[] = [];
    for (let page = 0; seen.length < count; page += 1) {
      const found = await search(`?keyword=${word}&page=${page}${query}`);
      expect(found.length).toBeGreaterThan(0);
      seen.push(...found);
    }
    expect(new Set(seen.map((job) => job.job_id)).size).toBe(count);
    const numbers = seen.map((job) => Number(/\d+$/.exec(job.name)?.[0]));
    expect(numbers).toEqual(numbers.toSorted((a, b) => (query ? b - a : a - b)));
    expect(await search(`?keyword=${word}&page=50${query}`)).toEqual([]);
  }
  await sql`delete from jobs where name like 'Long List%'`.execute(server.db);
});

describe('relevance', () => {
  const names = async (keyword: string, rest = '') =>
    (await search(`?keyword=${encodeURIComponent(keyword)}${rest}`)).map(({ name }) => name);
  beforeAll(async () => {
    const plain = {
      description: '<p>Come.</p>',
      required_skills: 'Patience',
      tags: ['Craft'],
    };
    await post({ ...plain, name: 'Glassblower' });
    await post({ ...plain, name: 'Artist', description: '<p>a glassblower</p>' });
    await post({ ...plain, name: 'Shop keeper', tags: ['glassblower'] });
    await post({ ...plain, name: 'អ្នកបើកឡាន ម៉ាស៊ីន' });
  });
  test('ranks the title before the category, and that before the description', async () =>
    expect(await names('glassblower', '&sort=Relevance')).toEqual(['Glassblower', 'Shop keeper', 'Artist']));
  test.each(['glasblower', 'glassblowerr', 'glassblawer', 'glassbolwer'])(
    'tolerates one wrong letter: %s',
    async (typed) => expect(await names(typed, '&sort=Relevance')).toEqual(['Glassblower', 'Shop keeper']),
  );
  test.each(['driver', 'តៃកុង', 'taikong', 'អ្នកបើកឡាន', 'បើកឡាន', 'ម៉ាសុីន'])(
    'finds the driver in Khmer by %s',
    async (typed) => expect(await names(`${typed} ម៉ាស៊ីន`)).toContain('អ្នកបើកឡាន ម៉ាស៊ីន'),
  );
});

describe('sorting by salary', () => {
  test('lists the highest first, and jobs without a number last', async () => {
    await post({ name: 'Sorted Rich', salary: '$9k', tags: ['sortme'] });
    await post({ name: 'Sorted Riel', salary: '4,000,000 ៛', tags: ['sortme'] });
    await post({ name: 'Sorted Unknown', salary: 'Negotiable', tags: ['sortme'] });
    await post({ name: 'Sorted Poor', salary: '$300~$400', tags: ['sortme'] });
    const names = (await search('?sort=SALARY&keyword=sortme')).map((job) => job.name);
    expect(names).toEqual(['Sorted Rich', 'Sorted Riel', 'Sorted Poor', 'Sorted Unknown']);
  });
});

describe('for a logged-in user', () => {
  test('each job has the saved and applied flags, and the answer is not cached', async () => {
    const [first, second] = await search('');
    await server.ask('POST', `/job/addFav/${first?.job_id}`, { as: 'dara' });
    await server.ask('POST', '/app', { as: 'dara', body: { job_id: second?.job_id } });
    const { body, headers } = await server.ask('GET', '/job/get', { as: 'dara' });
    const mine = body as JobListItem[];
    expect(mine.find((job) => job.job_id === first?.job_id)?.favorite).toBe(true);
    expect(mine.find((job) => job.job_id === second?.job_id)?.applied).toBe(true);
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await search('')).some((job) => job.favorite || job.applied)).toBe(false);
  });
});

describe('for a guest', () => {
  test('the answer has an ETag, and is not sent again while it is unchanged', async () => {
    const { headers } = await server.ask('GET', '/job/get?page=2');
    const again = await server.ask('GET', '/job/get?page=2', {
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(headers['vary']).toContain('Authorization');
  });
  test('a new job shows at once', async () => {
    await search('');
    const { body } = await post({ name: 'Just Posted' });
    expect((await search(''))[0]).toMatchObject({ ...(body as object), name: 'Just Posted' });
  });
});
