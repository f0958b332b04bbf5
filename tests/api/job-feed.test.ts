/** The Atom feed of new jobs (product 12.6). */
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  for (const changes of [
    { name: 'Tailor <b> & Sons', industry: 'Manufacturings' },
    {
      name: 'Cook',
      location: 'Remote',
      occupation: 'cook',
      conditions: { hours_per_day: 9, provides: ['meals', 'nssf'] },
    },
    { name: 'ជាងដេរ', job_type: 'Part Time' },
  ])
    await post(changes, employer);
  const { job_id } = await post({ name: 'Stopped' }, employer);
  await server.ask('PATCH', `/job/stop/${job_id}`, { as: employer });
});
afterAll(async () => {
  await server.close();
  remove();
});

const post = async (changes: object, as: Person) =>
  (await server.ask('POST', '/job', { as, body: { ...posting, ...changes } })).body as { job_id: number };
const get = (url: string) => server.app.inject({ method: 'GET', url });

/** The feed as a strict parser reads it. */
async function feed(query = '') {
  const answer = await get(`/jobs.atom${query}`);
  const xml = new JSDOM(answer.body, { contentType: 'application/xml' }).window.document;
  const texts = (name: string) => [...xml.querySelectorAll(name)].map(({ textContent }) => textContent);
  const links = [...xml.querySelectorAll('entry link')].map((link) => link.getAttribute('href'));
  return { answer, titles: texts('entry > title'), summaries: texts('entry > summary'), links, xml };
}

test('the feed has the open jobs, newest first, each with its page', async () => {
  const { answer, titles, links, summaries } = await feed();
  expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(titles).toEqual(['ជាងដេរ', 'Cook', 'Tailor <b> & Sons']);
  expect(links[0]).toMatch(/^https:\/\/karngea\.example\/jobDetail\/\d+\?lang=eng&from=feed$/);
  expect(summaries[1]).toBe('$350-$400 · Full Time · Remote · 9 hours a day · Meals, NSSF');
});

test.each([
  ['?keyword=cook', ['Cook']],
  ['?type=Part%20Time', ['ជាងដេរ']],
  ['?occupation=hospitality', ['Cook']],
  ['?occupation=garment', []],
  ['?industry=Manufacturings&location=Remote', []],
])('a search has its own feed: %s', async (query, titles) =>
  expect((await feed(query)).titles).toEqual(titles),
);

test('characters that XML forbids take neither the feed nor the job from anyone', async () => {
  const names = ['Cook\u000bfor the evening', 'Driver', 'Cleaner', 'Guard'];
  const more = [
    {},
    { salary: '300\u001bUSD' },
    { salary: '1\uffff20' },
    { district: 'Toul\ufffeKork', province: 'KH-12', location: 'Phnom Penh' },
  ];
  for (const [at, name] of names.entries())
    await post({ name, industry: 'Insurance', ...more[at] }, employer);
  const { titles, summaries } = await feed('?industry=Insurance');
  expect(titles).toEqual(['Guard', 'Cleaner', 'Driver', 'Cook for the evening']);
  expect(summaries).toHaveLength(4);
  expect((await feed('?keyword=%0B')).xml.documentElement.localName).toBe('feed');
});

test('the feed has two pages of jobs', async () => {
  for (let count = 0; count < 25; count += 1) await post({ name: 'Welder', level: 'Senior' }, employer);
  for (const query of ['?level=Senior', '?keyword=welder'])
    expect((await feed(query)).titles).toEqual(Array<string>(24).fill('Welder'));
});

test('an entry names its occupation', async () => {
  const labels = async (query: string) =>
    [...(await feed(query)).xml.querySelectorAll('category[term="cook"]')].map((each) =>
      each.getAttribute('label'),
    );
  expect(await labels('?occupation=cook')).toEqual(['Cook']);
  expect(await labels('?occupation=cook&lang=kh')).toEqual(['ចុងភៅ']);
});

test("the feed has its own URL, its page's and its language", async () => {
  const { xml } = await feed('?keyword=cook&lang=kh&unknown=1');
  const hrefs = [...xml.querySelectorAll('feed > link')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([`${site}/jobs.atom?keyword=cook&lang=kh`, `${site}/jobs?keyword=cook&lang=kh`]);
  expect(xml.documentElement.getAttribute('xml:lang')).toBe('km');
});

test('the page of all jobs links to the feed', async () =>
  expect((await get('/jobs')).body).toContain(
    `<link rel="alternate" type="application/atom+xml" href="${site}/jobs.atom" />`,
  ));
