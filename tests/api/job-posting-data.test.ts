/** A job's structured data for search engines (product 12.5), checked against schema.org's vocabulary. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayInCambodia } from '#contract/days.ts';
import { createClientFolder } from '../support/client-folder.ts';
import { posting } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

const site = 'https://karngea.example';
const { folder, remove } = createClientFolder();
let server: TestServer;
let employer: Person;
beforeAll(async () => {
  server = await startServer({
    clientFolder: folder,
    isEmpty: true,
    settings: { publicUrl: site, demoData: false },
  });
  employer = await server.newcomer('employer');
});
afterAll(async () => {
  await server.close();
  remove();
});

async function post(changes: object, as = employer): Promise<number> {
  const { status, body } = await server.ask('POST', '/job', { as, body: { ...posting, ...changes } });
  expect([status, body]).toEqual([201, expect.anything()]);
  return (body as { job_id: number }).job_id;
}
const pageOf = async (id: number) =>
  (await server.app.inject({ method: 'GET', url: `/jobDetail/${id}` })).body;

/** The structured data in the page; undefined if there is none. */
async function dataOf(id: number): Promise<Record<string, unknown> | undefined> {
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await pageOf(id)) ?? [];
  expect(text ?? '').not.toContain('<');
  return text === undefined ? undefined : (JSON.parse(text) as Record<string, unknown>);
}

const compiler = [
  'node_modules/typescript-native/bin/tsc',
  ...['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--types', ''],
  ...['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler'],
];

/** TypeScript's errors for the data as a schema.org posting. */
function faultsIn(postings: readonly unknown[]): string[] {
  const place = mkdtempSync('node_modules/.cache/postings-');
  const file = join(place, 'postings.ts');
  const source = [
    "import { type JobPosting, type WithContext } from 'schema-dts';",
    ...postings.map(
      (data, at) => `export const posting${at}: WithContext<JobPosting> = ${JSON.stringify(data)};`,
    ),
  ].join('\n');
  writeFileSync(file, source);
  const { stdout, stderr } = spawnSync(process.execPath, [...compiler, file], { encoding: 'utf8' });
  rmSync(place, { recursive: true });
  return `${stdout}${stderr}`.split('\n').filter((line) => /error/i.test(line));
}

const day = dayInCambodia(30);
const ten = [
  {},
  { job_type: 'Part Time', location: 'Remote' },
  { job_type: 'Both', location: 'Location unlimited', province: 'KH-17' },
  { province: 'KH-12', district: 'Daun Penh', expires_on: day },
  { salary_min: 250, salary_max: 320, salary_currency: 'USD', salary_period: 'month' },
  { salary_min: 1.5, salary_currency: 'USD', salary_period: 'hour' },
  { salary_max: 60_000, salary_currency: 'KHR', salary_period: 'day', expires_on: day },
  { name: 'អ្នកដុតនំ </script>', description: '<p>&lt;b&gt; "នំប៉័ង"</p>' },
  { available_position: 9_999, age: 40 },
  { province: 'KH-25', salary_min: 0, salary_max: 0, salary_currency: 'KHR', salary_period: 'month' },
];

test('ten postings are valid schema.org JobPostings', async () => {
  const all = await Promise.all(ten.map(async (changes) => dataOf(await post(changes))));
  expect(all).toHaveLength(10);
  expect(faultsIn(all)).toEqual([]);
  expect(
    faultsIn([
      { ...all[0], salaryRange: '$350' },
      { ...all[1], hiringOrganization: 7 },
    ]),
  ).toHaveLength(2);
}, 60_000);

test('the data has the place, the pay with its period, and the end of the last day in Cambodia', async () => {
  const id = await post({
    location: 'Location unlimited',
    province: 'KH-17',
    district: 'Svay Dangkum',
    salary_min: 250,
    salary_max: 320,
    salary_currency: 'USD',
    salary_period: 'month',
    expires_on: day,
  });
  expect(await dataOf(id)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Night Baker',
    url: `${site}/jobDetail/${id}`,
    employmentType: ['FULL_TIME'],
    validThrough: `${day}T23:59:59+07:00`,
    baseSalary: {
      currency: 'USD',
      value: { minValue: 250, maxValue: 320, unitText: 'MONTH' },
    },
    jobLocation: { address: { addressCountry: 'KH', addressLocality: 'Svay Dangkum' } },
  });
});

test('the data has the occupation by ISCO-08, and the conditions', async () => {
  const data = await dataOf(
    await post({
      occupation: 'sewing_operator',
      conditions: { hours_per_day: 8, days_per_week: 6, provides: ['meals', 'transport'], start: 'now' },
    }),
  );
  expect(data).toMatchObject({
    occupationalCategory: { codeValue: '8153', inCodeSet: { name: 'ISCO-08' } },
    workHours: '8 hours a day, 6 days a week',
    jobBenefits: 'Meals, Transport',
    jobImmediateStart: true,
  });
  const later = await dataOf(await post({ conditions: { start: '2027-01-04' } }));
  expect(later).toMatchObject({ jobStartDate: '2027-01-04' });
  const over = await dataOf(await post({ conditions: { start: dayInCambodia(-1) } }));
  expect(over).not.toHaveProperty('jobStartDate');
  expect(later).not.toHaveProperty('workHours');
  expect(faultsIn([data, later])).toEqual([]);
});

test('a company is named in both languages, with its page', async () => {
  const own = await server.newcomer('employer');
  await server.ask('PUT', '/company/mine', { as: own, body: { name: 'Lotus Bakery', name_km: 'ហាងនំឈូក' } });
  const data = await dataOf(await post({}, own));
  expect(data).toMatchObject({
    hiringOrganization: {
      name: 'Lotus Bakery',
      alternateName: 'ហាងនំឈូក',
      sameAs: `${site}/company/${own.user_id}`,
    },
  });
  expect(faultsIn([data])).toEqual([]);
  const { body } = await server.app.inject({ method: 'GET', url: '/sitemap.xml' });
  expect(body).toContain(`<loc>${site}/company/${own.user_id}</loc>`);
}, 60_000);

test('an employer without a company is not named', async () => {
  const data = await dataOf(await post({}));
  expect(data).toMatchObject({ hiringOrganization: { name: 'confidential' } });
  expect(JSON.stringify(data)).not.toContain(employer.name);
});

test('a closed job has no data, and is not to be indexed', async () => {
  const id = await post({});
  expect(await pageOf(id)).not.toContain('noindex');
  await server.ask('PATCH', `/job/stop/${id}`, { as: employer });
  expect(await dataOf(id)).toBeUndefined();
  expect(await pageOf(id)).toContain('<meta name="robots" content="noindex" />');
});
