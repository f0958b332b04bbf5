/** Search help (product 7.37): suggestions, and alternative searches without results. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { posting } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  const plain = { description: '<p>Come.</p>', required_skills: 'Patience', tags: ['Craft'] };
  const there = { location: 'Location unlimited', province: 'KH-25' };
  await post({ ...plain, ...there, name: 'Glassblower' });
  await post({ ...plain, ...there, name: 'Glassblower again' });
});
afterAll(() => server.close());

const post = async (change: object) => {
  const { status } = await server.ask('POST', '/job', { as: 'sokha', body: { ...posting, ...change } });
  expect(status).toBe(201);
};
const get = async (path: string) => (await server.ask('GET', path)).body;

describe('suggestions', () => {
  const suggest = (text: string, rest = '') => get(`/job/suggest?text=${encodeURIComponent(text)}${rest}`);

  test("start with the typed text, in the app's language", async () => {
    await post({ name: 'Driver', category: 'Communication' });
    expect(await suggest('driv')).toContainEqual({ kind: 'title', text: 'driver' });
    const inKhmer = (await suggest('driv', '&lang=kh')) as { text: string }[];
    expect(inKhmer.some(({ text }) => /^[\u1780-\u17ff]+$/.test(text))).toBe(true);
    expect(await suggest('tboung')).toContainEqual({ kind: 'place', text: 'Tboung Khmum' });
  });
  test('contain only what a visible job has', async () => {
    expect(await suggest('veterinar')).toEqual([]);
    await post({ name: 'Veterinarian' });
    await sql`insert into hidden_jobs (job_id, waiting_since, hidden_since)
      select id, now(), now() from jobs where name = 'Veterinarian'`.execute(server.db);
    expect(await suggest('veterinar')).toEqual([]);
    await sql`delete from hidden_jobs`.execute(server.db);
    expect(await suggest('veterinar')).toContainEqual(expect.objectContaining({ kind: 'title' }));
  });
  test('contain companies with jobs, found by the search terms of their jobs', async () => {
    const { body } = await server.ask('GET', '/job/get?verified=1');
    const [{ company } = { company: null }] = body as {
      company: { name: string; company_id: number } | null;
    }[];
    expect(await suggest(company?.name.slice(0, 4) ?? '')).toContainEqual({
      kind: 'company',
      text: company?.name,
      company: company?.company_id,
    });
    const { user_id } = await server.newcomer('employer');
    await sql`insert into companies (user_id, name) values (${user_id}, 'Zzq Idle')`.execute(server.db);
    expect(await suggest('zzq')).toEqual([]);
  });
  test.each(['', 'z', '%', "'\\\\", '_'.repeat(500)])('are empty for %s', async (text) =>
    expect(await suggest(text)).toEqual([]),
  );
  test('are cached for a minute for guests only', async () => {
    const guests = await server.ask('GET', '/job/suggest?text=dri');
    expect(guests.headers['cache-control']).toBe(
      'public, max-age=60, s-maxage=1, stale-while-revalidate=1, stale-if-error=60',
    );
    const { headers } = await server.ask('GET', '/job/suggest?text=dri', { as: 'dara' });
    expect(headers['cache-control']).toBe('private, no-store');
  });
  test('read the jobs once for all users', async () => {
    const first = await suggest('accountant');
    server.queries.length = 0;
    expect(await suggest('accountant')).toEqual(first);
    expect(server.queries.flat()).not.toContain('hidden_jobs');
  });
});

describe('alternative searches', () => {
  const instead = (query: string) => get(`/job/instead?${query}`);

  test.each([
    ['glasblowre', 'spelling', 'glassblower'],
    ['glassplouer', 'spelling', 'glassblower'],
    ['glasblowre again', 'spelling', 'glassblower again'],
    ['glassblower subtmarine', 'fewer', 'glassblower'],
  ])('for %s correct the spelling or the script', async (typed, kind, keyword) =>
    expect(await instead(`keyword=${typed}`)).toContainEqual(expect.objectContaining({ kind, keyword })),
  );
  test('drop the filters if no place has results', async () =>
    expect(await instead('keyword=glassblower&province=KH-17&level=Senior')).toEqual([
      { kind: 'anywhere', keyword: 'glassblower', count: 2 },
    ]));
  test('try another place with the other filters', async () =>
    expect(await instead('keyword=glassblower&province=KH-17')).toEqual([
      { kind: 'place', keyword: 'glassblower', province: 'KH-25', count: 2 },
      { kind: 'anywhere', keyword: 'glassblower', count: 2 },
    ]));
  test('correct the spelling in other places, too', async () =>
    expect(await instead('keyword=glasblowre&province=KH-17')).toEqual([
      { kind: 'place', keyword: 'glassblower', province: 'KH-25', count: 2 },
      { kind: 'anywhere', keyword: 'glassblower', count: 2 },
    ]));
  test('try another place for a search with filters only', async () =>
    expect(await instead('category=Design&province=KH-24')).toEqual([
      expect.objectContaining({ kind: 'place', keyword: '' }),
    ]));
  test.each(['', 'keyword=', 'keyword=%21%3F', 'keyword=zzqxv', 'level=Wizard'])(
    'are empty if nothing is similar: %s',
    async (query) => expect(await instead(query)).toEqual([]),
  );
  test('are rate-limited', async () => {
    const limited = await startServer({ settings: { rateLimit: true } });
    const answers = await Promise.all(
      Array.from({ length: 601 }, () => limited.app.inject({ url: '/api/job/suggest?text=d' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect((await limited.ask('GET', '/job/get')).status).toBe(200);
    await limited.close();
  });
});
