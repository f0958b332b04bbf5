/** Server-rendered pages: real jobs in HTML, escaped, and never anyone's private data. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SsrData } from '#contract/server-rendering.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { pageSize } from '#contract/limits.ts';
import { writePageParts } from '../support/client-folder.ts';
import { posting } from '../support/samples.ts';
import { wording } from '../support/wording.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

const app = '<script type="module" crossorigin src="/assets/index.js"></script>';
const bare = `<!doctype html><html lang="en"><head><title>Karngea</title><meta name="description" content="Jobs" />${app}</head><body><div id="root"></div><noscript>Scripts!</noscript></body></html>`;
const facts = ['assets/facts.js', 'assets/facts.css'];
const parts = {
  job: ['assets/detail.js', ...facts],
  company: ['assets/company.js'],
  sheets: ['assets/sheets.js', 'assets/sheets.css', ...facts],
};
let dist: string;
let folder: string;
let server: TestServer;
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'karngea-client-'));
  folder = join(dist, 'client');
  mkdirSync(join(folder, '.vite'), { recursive: true });
  // The pages are rendered by the built app.
  if (!existsSync('dist/ssr/ssr.js')) throw new Error('this needs a build: npm run build');
  symlinkSync(resolve('dist/ssr'), join(dist, 'ssr'));
  writeFileSync(join(folder, 'index.html'), bare);
  writePageParts(folder, parts);
  server = await startServer({ clientFolder: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true, force: true });
});

const get = async (url: string, headers: Record<string, string> = {}) =>
  (await server.app.inject({ method: 'GET', url, headers })).body;
const dataIn = (html: string): SsrData =>
  JSON.parse(/<script type="application\/json" id="ssr-data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
const post = async (changes: Partial<typeof posting>) =>
  ((await server.ask('POST', '/job', { as: 'sokha', body: { ...posting, ...changes } })).body as JobListItem)
    .job_id;

test('the list page contains the first page of the list, and nothing about the logged-in user', async () => {
  const { body: asked } = await server.ask('GET', '/job/get');
  const { token } = await server.newcomer('employee');
  for (const html of [await get('/jobs'), await get('/jobs', { authorization: `BEARER ${token}` })]) {
    expect(dataIn(html)).toEqual({ jobs: asked });
    expect(html.match(/<article/g)).toHaveLength(pageSize);
    expect(html).not.toContain('<noscript>Scripts!');
  }
});

test("a job's page contains the job and the files of its screen", async () => {
  const id = await post({ name: 'Cook' });
  const html = await get(`/jobDetail/${id}`);
  expect(dataIn(html).job).toEqual((await server.ask('GET', `/job/get/${id}`)).body);
  expect(html).toContain('Cook</h1>');
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/facts.css" />');
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/detail.js" />');
  expect(html).not.toContain('href="/assets/index.js"');
});

test("a company's page contains the company and its open jobs", async () => {
  const employer = await server.newcomer('employer');
  await server.ask('PUT', '/company/mine', {
    as: employer,
    body: { name: 'Silk <b>', about: '<p>We weave</p>' },
  });
  const page = `/company/${employer.user_id}`;
  expect(dataIn(await get(page))).toMatchObject({
    company: { open_jobs: 0 },
    companyJobs: { items: [], next: null },
  });
  for (const name of ['Weaver', 'Dyer'])
    await server.ask('POST', '/job', { as: employer, body: { ...posting, name } });
  const html = await get(page);
  const { company, companyJobs } = dataIn(html);
  expect(company).toEqual((await server.ask('GET', `/company/${employer.user_id}`)).body);
  expect(companyJobs?.items.map(({ name }) => name)).toEqual(['Dyer', 'Weaver']);
  expect(html).toContain('Silk &lt;b&gt;</h1>');
  expect(html).toContain('<p>We weave</p>');
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/company.js" />');
});

test('the first picture of Home is preloaded in the size that fits', async () => {
  const asked = [
    ...(await get('/')).matchAll(/<link\s+rel="preload"\s+as="image"\s+href="([^"]+)"\s+media="([^"]+)"/g),
  ];
  expect(asked.map(([, file, media]) => [file, media])).toEqual([
    ['/brand/hero-field.svg', '(max-width: 699.98px)'],
    ['/brand/hero-field-wide.svg', '(min-width: 700px)'],
  ]);
});

test("the app's scripts wait in a template until the first paint; an empty page starts with them", async () => {
  const waiting = /<template id="app">(.*?)<\/template>/s;
  const html = await get(`/jobDetail/${await post({})}`);
  expect(waiting.exec(html)?.[1]).toMatch(/modulepreload.*<script type="module"/s);
  expect(html.replace(/<template.*?<\/template>/gs, '')).not.toMatch(/modulepreload|<script type="module"/);
  const empty = await get('/login');
  expect(empty).toContain(app);
  expect(empty).not.toMatch(waiting);
});

test('the code behind buttons is loaded at the first tap', async () => {
  const onTap = /<template id="on-tap">(.*?)<\/template>/s.exec(await get('/jobs'))?.[1];
  expect(onTap).toContain('<link rel="stylesheet" crossorigin href="/assets/sheets.css" />');
  expect(onTap).toContain('<link rel="modulepreload" crossorigin href="/assets/sheets.js" />');
  // A job's page has already loaded what its screen shares with them.
  const ofJob = /<template id="on-tap">(.*?)<\/template>/s.exec(
    await get(`/jobDetail/${await post({})}`),
  )?.[1];
  expect(ofJob).toContain('sheets.js');
  expect(ofJob).not.toContain('facts.js');
});

test('a job whose id is divisible by 4 is urgent, another is not', async () => {
  for (let posted = 0; posted < 4; posted += 1) {
    const id = await post({});
    const card = new RegExp(`<article(?:(?!<article).)*?/jobDetail/${id}"`, 's').exec(
      await get('/jobs'),
    )?.[0];
    const isUrgent = id % 4 === 0;
    expect(card?.includes('Urgent'), `card of ${id}`).toBe(isUrgent);
    expect((await get(`/jobDetail/${id}`)).includes('Urgent'), `job ${id}`).toBe(isUrgent);
  }
});

test('a missing description is stated', async () => {
  const id = await post({ description: '<p>&nbsp;</p>' });
  expect(await get(`/jobDetail/${id}`)).toContain('No Descriptions');
});

test("relative times use the server's clock", async () => {
  await post({});
  expect(await get('/jobs')).toContain('just now</time>');
  server.later({ days: 2 });
  expect(await get('/jobs')).toContain('2 days ago</time>');
});

test('user input is escaped in the page and in its data', async () => {
  const name = `</script><img src=x onerror="alert('1')">&amp; $& ចុងភៅ`;
  const id = await post({
    name,
    salary: '<b>1</b>',
    tags: ['</title>'],
    required_skills: '"><i>',
    description: '<p>a<!--',
  });
  for (const path of [`/jobDetail/${id}`, '/jobs', '/']) {
    const html = await get(path);
    const data = dataIn(html);
    expect((data.job ?? data.jobs?.[0])?.name).toBe(name);
    const own = html.replace(/<script .*?<\/script>/gs, '');
    expect(own).toContain(
      '&lt;/script&gt;&lt;img src=x onerror=&quot;alert(&#x27;1&#x27;)&quot;&gt;&amp;amp; $&amp; ចុងភៅ',
    );
    for (const raw of ['<img src=x', '</script>', '<b>1', '<i>"', 'a<!--']) expect(own).not.toContain(raw);
  }
});

test('a change shows at once, although pages are cached for a moment', async () => {
  const before = dataIn(await get('/jobs')).jobs?.[0]?.job_id;
  const id = await post({});
  expect(id).not.toBe(before);
  expect(dataIn(await get('/jobs')).jobs?.[0]?.job_id).toBe(id);
});

test("the language is the URL's, otherwise the browser's", async () => {
  const speaks = async (url: string, wanted = '') => {
    const html = await get(url, { 'accept-language': wanted });
    return [/data-ssr="(\w+)"/.exec(html)?.[1], html.includes(wording('km')('Apply Now'))];
  };
  expect(await speaks('/jobs')).toEqual(['en', false]);
  expect(await speaks('/jobs', 'km-KH,km;q=0.9,en;q=0.8')).toEqual(['km', true]);
  expect(await speaks('/jobs', 'fr,km')).toEqual(['km', true]);
  expect(await speaks('/jobs', 'en-GB,km')).toEqual(['en', false]);
  expect(await speaks('/jobs?lang=eng', 'km')).toEqual(['en', false]);
  expect(await speaks('/jobs?lang=kh')).toEqual(['km', true]);
});

test.each(['/jobs?keyword=cook', '/about', '/login', '/nowhere'])('%s is served empty', async (path) => {
  expect(await get(path)).toContain('<body><div id="root"></div>');
});

test('a missing job is served empty', async () => {
  const { statusCode, body } = await server.app.inject({ method: 'GET', url: '/jobDetail/999999' });
  expect([statusCode, body]).toEqual([404, await get('/login')]);
});
