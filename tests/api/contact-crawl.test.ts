/** Phone numbers and Telegram names of jobs are in nothing that others read without a tap (product 3.24). */
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '../support/endpoints.ts';
import { type Hiring, openHiring } from '../support/hiring.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

const site = 'https://karngea.example';
const secrets = /1266 ?77 ?88|12 ?667 ?788|gate_keeper_jobs/;
let server: TestServer;
let hiring: Hiring;
let job: number;
beforeAll(async () => {
  server = await startServer({
    isEmpty: true,
    clientFolder: resolve('dist/client'),
    settings: { publicUrl: site, demoData: false },
  });
  hiring = await openHiring(server);
  const { user_id } = hiring.employer;
  await server.db
    .insertInto('companies')
    .values({ user_id, name: 'Bakery', verification: 'verified' })
    .execute();
  job = await hiring.post({
    name: 'Baker at the gate',
    contact: {
      phone: '012 667 788',
      telegram: '@gate_keeper_jobs',
      walk_in: { place: 'Gate 9', days: ['mon'], hours: '07:30-11:00' },
    },
  });
});
afterAll(() => server.close());

const get = async (url: string, as?: Person): Promise<string> =>
  (await server.app.inject({ url, headers: as ? { authorization: `BEARER ${as.token}` } : {} })).body;

test('a search engine and a chat that previews links find the job and its walk-in hours, not the number', async () => {
  const page = `/jobDetail/${job}`;
  const company = `/company/${hiring.employer.user_id}`;
  const found: string[] = [];
  for (const path of [
    page,
    `${page}?lang=kh`,
    `${page}?lang=eng`,
    company,
    '/jobs',
    '/',
    '/jobs?keyword=Baker',
  ])
    found.push(await get(path));
  for (const path of ['/jobs.atom', '/sitemap.xml', '/sitemap-1.xml', '/api/openapi.json', '/robots.txt'])
    found.push(await get(path));
  for (const text of found) expect(text).not.toMatch(secrets);
  expect(found[0]).toContain('Gate 9');
});

const readable = endpoints.filter(
  ({ method, path }) => method === 'GET' && !path.startsWith('/operator') && !path.includes('/export'),
) as Endpoint[];

test.each(['guest', 'seeker', 'applicant', 'other employer'] as const)(
  'no list or page of the API shows them to a %s',
  async (who) => {
    const people = {
      guest: () => undefined,
      seeker: () => server.newcomer('employee'),
      applicant: async () => (await hiring.applied()).person,
      'other employer': () => server.newcomer('employer'),
    };
    const as = await people[who]();
    if (as && who !== 'other employer') {
      await server.ask('POST', `/job/addFav/${job}`, { as });
      await server.ask('POST', '/app', { as, body: { job_id: job } });
      await server.ask('POST', '/search', {
        as,
        body: { name: 'Baker', terms: { keyword: 'Baker' }, alert: 'instant' },
      });
    }
    for (const { path } of readable) {
      const filled = path.replace(
        /:\w+/,
        path.startsWith('/company') ? `${hiring.employer.user_id}` : `${job}`,
      );
      for (const query of ['', `?keyword=baker&text=bak&lang=kh&ids=${job}&after=`])
        expect(await get(`/api${filled}${query}`, as), filled).not.toMatch(secrets);
    }
    if (as) expect(await get('/api/user/export', as)).not.toMatch(secrets);
    // And not the number of a job that was searched for by it.
    for (const keyword of ['12667788', '012667788', 'gate_keeper_jobs'])
      expect(JSON.parse(await get(`/api/job/get?keyword=${keyword}`, as))).toEqual([]);
  },
);

test("the owner's export and the owner's own page have them, and the database's job rows do not", async () => {
  expect(await get('/api/user/export', hiring.employer)).toMatch(secrets);
  expect(await get(`/api/job/get/${job}`, hiring.employer)).toMatch(secrets);
  // Cached for the owner's reading, too.
  expect(await get(`/api/job/get/${job}`)).not.toMatch(secrets);
  const rows = await server.db.selectFrom('jobs').selectAll().where('id', '=', job).execute();
  expect(JSON.stringify(rows)).not.toMatch(secrets);
});
