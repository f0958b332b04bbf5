/** Companies (product 3.13, 5.11, 7.15). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OwnCompany } from '#contract/companies.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { companyOfJob } from '#server/companies/company-store.ts';
import { posting, shortCv } from '../support/samples.ts';
import { startServer, type Person, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
const whole = {
  name: 'Daem Ampil Restaurant',
  name_km: 'ភោជនីយដ្ឋាន ដើមអំពិល',
  about: '<p>We cook <strong>since</strong> 2014.</p>',
  website: 'https://daemampil.example/jobs?x=1',
  province: 'KH-12',
  size: '11-50',
  industry: 'Food and Beverages',
};
const put = (as: Person | string, body: unknown) => server.ask('PUT', '/company/mine', { as, body });
const read = (id: number) => server.ask('GET', `/company/${id}`);
const own = async (as: Person) => (await server.ask('GET', '/company/mine', { as })).body;
const verify = (as: Person, more: object = {}) =>
  server.ask('POST', '/company/mine/verify', {
    as,
    body: { registration_number: 'MOC-1', phone: '+855 12 345 678', ...more },
  });
async function employer(company: object = { name: 'Krama House' }): Promise<Person> {
  const person = await server.newcomer('employer');
  await put(person, company);
  return person;
}
const post = async (as: Person, more: object = {}) =>
  ((await server.ask('POST', '/job', { as, body: { ...posting, ...more } })).body as { job_id: number })
    .job_id;

describe("an employer's company", () => {
  test('is empty and not public until it has a name', async () => {
    const person = await server.newcomer('employer');
    expect(await own(person)).toEqual({
      company_id: person.user_id,
      name: null,
      name_km: null,
      about: null,
      website: null,
      province: null,
      size: null,
      industry: null,
      logo: null,
      verified: false,
      verified_since: null,
      verification: 'none',
      open_jobs: 0,
      response: null,
      reviews: 'off',
      under_review: false,
      unclaimed: false,
    });
    expect((await read(person.user_id)).status).toBe(404);
  });

  test('is returned as sent, to its owner and to anyone; only the owner sees the verification', async () => {
    const person = await server.newcomer('employer');
    const { status, body } = await put(person, whole);
    expect(status).toBe(200);
    expect(body).toMatchObject({ company_id: person.user_id, ...whole, verification: 'none' });
    const { verification: _own, reviews: _rule, under_review: _forTheForm, ...seen } = body as OwnCompany;
    expect((await read(person.user_id)).body).toEqual(seen);
  });

  test('is replaced completely: fields left out, null or empty become null', async () => {
    const person = await employer(whole);
    expect((await put(person, { name: 'Krama House', website: '', province: null })).body).toMatchObject({
      name: 'Krama House',
      name_km: null,
      about: null,
      website: null,
      province: null,
      size: null,
      industry: null,
    });
  });

  test('is sanitized, and both spellings of banking are the same industry', async () => {
    const about = '<p onclick="x()">Hello<script>alert(1)</script></p>';
    expect((await put('sokha', { ...whole, about, industry: 'Banking And Finance' })).body).toMatchObject({
      about: '<p>Hello</p>',
      industry: 'Banking & Finance',
    });
  });

  test.each<[object, string, string]>([
    [{ name: '' }, 'name', 'Please fill in this field.'],
    [{ name: 'x'.repeat(121) }, 'name', 'This text is too long.'],
    [{ name: 'Krama\u202eHouse' }, 'name', 'Please remove invisible characters.'],
    [{ name_km: 'x'.repeat(121) }, 'name_km', 'This text is too long.'],
    [{ about: 'x'.repeat(60_001) }, 'about', 'This text is too long.'],
    [{ province: 'KH-26' }, 'province', 'Please choose an option from the list.'],
    [{ size: '10' }, 'size', 'Please choose an option from the list.'],
    [{ industry: 'Magic' }, 'industry', 'Please choose an option from the list.'],
    ...[
      'javascript:alert(1)',
      'ftp://a.example',
      'a.example',
      'https://',
      'https://good.example@evil.example',
      'https://a b.example',
    ].map(
      (website) =>
        [{ website }, 'website', 'Please enter a web address that begins with http:// or https://.'] as [
          object,
          string,
          string,
        ],
    ),
  ])('%j is refused', async (change, field, sentence) =>
    expect(await put('sokha', { ...whole, ...change })).toMatchObject({
      status: 422,
      body: { fields: { [field]: sentence } },
    }),
  );

  test('is not found under an id without a company', async () => {
    for (const id of ['999999', 'x', String((await server.newcomer('employee')).user_id)])
      expect((await server.ask('GET', `/company/${id}`)).status).toBe(404);
  });
});

describe("a company's jobs", () => {
  const shown = async (id: number) => {
    const { company } = (await server.ask('GET', `/job/get/${id}`)).body as JobListItem;
    return company;
  };

  test('show the company in lists, details, related, saved and own jobs and in applications; null without one', async () => {
    const person = await server.newcomer('employer');
    const seeker = await server.newcomer('employee');
    await server.ask('POST', '/cv', { as: seeker, body: shortCv });
    const first = await post(person, { category: 'ERP Development', industry: 'Insurance' });
    const second = await post(person, { category: 'ERP Development', industry: 'Insurance' });
    expect(await shown(first)).toBeNull();

    await put(person, { name: 'Krama House', name_km: 'ផ្ទះក្រមា' });
    const company = {
      company_id: person.user_id,
      name: 'Krama House',
      name_km: 'ផ្ទះក្រមា',
      logo: null,
      verified: false,
    };
    expect(await shown(first)).toEqual(company);
    const listed = (await server.ask('GET', '/job/get')).body as JobListItem[];
    expect(listed.find(({ job_id }) => job_id === second)?.company).toEqual(company);
    const { moreJobs } = (await server.ask('GET', `/job/get/${first}`)).body as { moreJobs: JobListItem[] };
    expect(moreJobs.find(({ job_id }) => job_id === second)?.company).toEqual(company);
    await server.ask('POST', `/job/addFav/${first}`, { as: seeker });
    const saved = (await server.ask('GET', '/job/fav', { as: seeker })).body as JobListItem[];
    expect(saved[0]?.company).toEqual(company);
    const mine = (await server.ask('GET', '/job/myJobs', { as: person })).body as JobListItem[];
    expect(mine.map((job) => job.company)).toEqual([company, company]);
    const { id } = (await server.ask('POST', '/app', { as: seeker, body: { job_id: first } })).body as {
      id: number;
    };
    expect((await server.ask('GET', `/app/${id}`, { as: seeker })).body).toMatchObject({
      application: { company },
    });
  });

  test('show a change at once, also in cached answers', async () => {
    const person = await employer();
    const id = await post(person);
    expect(await shown(id)).toMatchObject({ name: 'Krama House' });
    const first = async () =>
      ((await server.ask('GET', '/job/get')).body as JobListItem[]).find(({ job_id }) => job_id === id)
        ?.company;
    expect(await first()).toMatchObject({ name: 'Krama House' });
    expect((await read(person.user_id)).body).toMatchObject({ name: 'Krama House' });
    await put(person, { name: 'Silk House' });
    expect([await shown(id), await first()]).toMatchObject([{ name: 'Silk House' }, { name: 'Silk House' }]);
    expect((await read(person.user_id)).body).toMatchObject({ name: 'Silk House' });
  });

  test('are found by its id, combined with other filters', async () => {
    const person = await employer();
    const cheap = await post(person, { salary: '$100' });
    const dear = await post(person, { salary: '$900', location: 'Remote' });
    const found = async (query: string) =>
      ((await server.ask('GET', `/job/get?company=${person.user_id}${query}`)).body as JobListItem[]).map(
        ({ job_id }) => job_id,
      );
    expect(await found('')).toEqual([dear, cheap]);
    expect(await found('&sort=Salary')).toEqual([dear, cheap]);
    expect(await found('&location=Remote')).toEqual([dear]);
    expect(await found('&keyword=baker')).toEqual([dear, cheap]);
    expect(await found('&page=1')).toEqual([]);
  });

  test('show nothing of a company without a name', async () => {
    const person = await server.newcomer('employer');
    await verify(person);
    expect(await shown(await post(person))).toBeNull();
  });

  test('are found without reading the companies table', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select ${companyOfJob} from jobs order by date_added desc, id desc limit 12`.execute(server.db);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
      /Index (Only )?Scan using companies_pkey/,
    );
  });
});

test('changes are limited for each account', async () => {
  const limited = await startServer({ settings: { rateLimit: true } });
  const ask = () => limited.ask('PUT', '/company/mine', { as: 'sokha', body: { name: 'Krama House' } });
  for (let count = 0; count < 40; count += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
  await limited.close();
});
