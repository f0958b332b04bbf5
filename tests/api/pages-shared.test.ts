/** What chats and search engines read of the pages without JavaScript. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { createClientFolder } from '../support/client-folder.ts';
import { posting } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/test-server.ts';
import { wording } from '../support/wording.ts';

const { folder, remove } = createClientFolder();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clientFolder: folder, settings: { publicUrl: site, demoData: false } });
});
afterAll(async () => {
  await server.close();
  remove();
});

const site = 'http://karngea.example';
const headers = { host: 'elsewhere.example' };
const get = (url: string, more: Record<string, string> = {}, from = server) =>
  from.app.inject({ method: 'GET', url, headers: { ...headers, ...more } });

async function post(changes: Partial<typeof posting>, to = server, as: { token: string } | string = 'sokha') {
  const { body } = await to.ask('POST', '/job', { as, body: { ...posting, ...changes } });
  return (body as { job_id: number }).job_id;
}

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" };
const read = (markup = '') =>
  markup.replace(/&(lt|gt|amp|quot|#39);/g, (_, name: string) => signs[name] ?? '');

/** The metadata in the page's head. */
async function headOf(url: string, from = server) {
  const html = (await get(url, {}, from)).body;
  const first = (pattern: string) => read(new RegExp(pattern).exec(html)?.[1]);
  return {
    title: first('<title>([^<]*)</title>'),
    language: first('<html[^>]* lang="([^"]*)"'),
    description: first('<meta name="description" content="([^"]*)"'),
    canonical: first('<link rel="canonical" href="([^"]*)"'),
    alternates: [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, language, address]) => [language, read(address)],
    ),
    meta: (name: string) => first(`<meta (?:property|name)="${name}" content="([^"]*)"`),
    scripts: [...html.matchAll(/<script(?! [^>]*id="site")([^>]*)>(.*?)<\/script>/gs)].map(
      ([, attributes, text = '']) => ({
        attributes,
        text,
      }),
    ),
  };
}

test('a company is described in the requested language; a missing one is 404', async () => {
  const owner = await server.newcomer('employer');
  await server.ask('PUT', '/company/mine', {
    as: owner,
    body: {
      name: 'Lotus Bakery',
      name_km: 'ហាងនំឈូក',
      about: '<p>Bread &amp; cakes</p>',
      industry: 'Insurance',
      province: 'KH-17',
    },
  });
  const address = `/company/${owner.user_id}`;
  expect(await headOf(address)).toMatchObject({
    title: 'Lotus Bakery | Karngea',
    description: 'Insurance · Siem Reap. Bread & cakes',
    canonical: `${site}${address}`,
  });
  const inKhmer = await headOf(`${address}?lang=kh`);
  expect(inKhmer.title).toBe('ហាងនំឈូក | Karngea');
  expect(inKhmer.description).toContain('សៀមរាប');
  // The employer comes before the pay.
  const { description } = await headOf(`/jobDetail/${await post({}, server, owner)}?lang=kh`);
  expect(description).toMatch(/^ហាងនំឈូក · \$350-\$400 · /);
  expect((await get('/company/999999')).statusCode).toBe(404);
});

describe('a job in Khmer', () => {
  const name = 'អ្នកដុតនំប៉័ង វេនយប់';
  let id: number;
  beforeAll(async () => {
    const changes = { name, salary: '$350-$400', description: '<p>ដុតនំប៉័ងមុនម៉ោង&nbsp;៥។</p>' };
    id = await post(changes, server, await server.newcomer('employer'));
  });

  test('is in Khmer by default, and has links for each language', async () => {
    const head = await headOf(`/jobDetail/${id}`);
    const address = `http://karngea.example/jobDetail/${id}`;
    expect(head).toMatchObject({
      title: `${name} | Karngea`,
      language: 'km',
      description: '$350-$400 · ពេញម៉ោង · ភ្នំពេញ។ ដុតនំប៉័ងមុនម៉ោង ៥។',
      canonical: address,
      alternates: [
        ['en', `${address}?lang=eng`],
        ['km', `${address}?lang=kh`],
        ['x-default', address],
      ],
    });
    expect(head.meta('og:title')).toBe(`${name} | Karngea`);
    expect(head.meta('og:locale')).toBe('km_KH');
    expect(head.meta('og:image')).toBe(`http://karngea.example/preview/job-${id}.png`);
    expect(head.meta('twitter:card')).toBe('summary_large_image');
  });
  test("is described with the app's texts, without line breaks", async () => {
    const anywhere = await post({ name, location: 'Location unlimited', job_type: 'Both' });
    const { description } = await headOf(`/jobDetail/${anywhere}`);
    const say = wording('km');
    expect(description).toContain(`${say('Full or part time')} · ${say('Location unlimited')}។`);
  });
  test('is in English on request', async () => {
    const head = await headOf(`/jobDetail/${id}?lang=eng`);
    expect(head.language).toBe('en');
    expect(head.description).toMatch(/^\$350-\$400 · Full Time · Phnom Penh\. /);
    expect(head.canonical).toBe(`http://karngea.example/jobDetail/${id}?lang=eng`);
  });
});

test('any text in a job is escaped', async () => {
  const id = await post({ name: '<Baker> & "Sons" $& </title><script>x</script>', description: 'a"b<c' });
  const { body } = await get(`/jobDetail/${id}`);
  expect(body).toContain('<title>&lt;Baker&gt; &amp; &quot;Sons&quot; $&amp; &lt;/title&gt;');
  expect(body).not.toContain('<script>');
  const head = await headOf(`/jobDetail/${id}`);
  expect(head.scripts.map(({ attributes }) => attributes)).toEqual([' type="application/ld+json"']);
  expect(head.meta('og:title')).toBe('<Baker> & "Sons" $& </title><script>x</script> | Karngea');
});

test('markup in the host or the query is escaped', async () => {
  const { body } = await get('/jobs?lang="><script>', { host: 'a"><script>' });
  expect(body).not.toContain('<script>');
});

test('a long description is cut between characters', async () => {
  const id = await post({ description: 'ស្ត្រី'.repeat(100) });
  const { description } = await headOf(`/jobDetail/${id}?lang=kh`);
  expect(description.length).toBeLessThanOrEqual(200);
  expect(description).toMatch(/(?:ស្ត្|រី)…$/);
});

test.each(['999999', '0', 'abc', '99999999999999999999'])('job %s is a 404 page', async (id) => {
  const { statusCode, body } = await get(`/jobDetail/${id}`);
  expect([statusCode, body]).toEqual([404, (await get('/login')).body]);
});

test.each([
  ['/', 'Karngea, jobs in Cambodia', 'Karngea ការងារនៅកម្ពុជា'],
  ['/jobs', 'Jobs | Karngea', 'ការងារ | Karngea'],
  ['/about', 'About us | Karngea', 'អំពីយើង | Karngea'],
])('%s has a description in both languages', async (path, english, khmer) => {
  const plain = await headOf(path);
  expect([plain.title, plain.language, plain.canonical]).toEqual([
    english,
    'en',
    `http://karngea.example${path}`,
  ]);
  expect(plain.meta('og:image')).toBe('http://karngea.example/icons/icon-512.png');
  const asked = await headOf(`${path}?lang=kh`);
  expect([asked.title, asked.language, asked.canonical]).toEqual([
    khmer,
    'km',
    `http://karngea.example${path}?lang=kh`,
  ]);
  expect(asked.description).toMatch(/\p{Script=Khmer}/u);
});

test('private pages have no description', async () =>
  expect((await get('/myProfile')).body).toBe((await get('/login')).body));

test('without PUBLIC_URL no cacheable answer repeats the host of the request', async () => {
  const unknown = await startServer({ clientFolder: folder, settings: { trustProxy: 1 } });
  const claimed = { host: 'claimed.example', 'x-forwarded-host': 'claimed.example' };
  for (const url of [
    '/',
    '/jobs',
    '/jobDetail/1',
    '/login',
    '/robots.txt',
    '/sitemap.xml',
    '/nowhere',
    '/api/job/get',
  ]) {
    const answer = await get(url, claimed, unknown);
    expect([url, answer.body, JSON.stringify(answer.headers)].join()).not.toContain('claimed.example');
  }
  const head = await headOf('/jobDetail/1', unknown);
  expect(head.title).toMatch(/ \| Karngea$/);
  expect(head.meta('og:image')).toBe('/preview/job-1.png');
  expect([head.canonical, head.alternates]).toEqual(['', []]);
  await unknown.close();
});

describe('search engines', () => {
  test("get the sitemap's address and are excluded from private pages", async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain('Disallow: /myProfile\n');
    expect(body).not.toContain('Disallow: /jobs');
    expect(body).toContain('Sitemap: http://karngea.example/sitemap.xml');
  });
  test('find every open job and the public pages, with dates and both languages; in parts if there are too many', async () => {
    const own = await startServer({
      clientFolder: folder,
      isEmpty: true,
      settings: { publicUrl: site, demoData: false },
    });
    const employer = await own.newcomer('employer');
    const open = await post({}, own, employer);
    const closed = await post({}, own, employer);
    await own.db.updateTable('jobs').set({ status: 'Closed' }).where('id', '=', closed).execute();
    const { body, headers: answered } = await get('/sitemap.xml', {}, own);
    expect(answered['content-type']).toBe('application/xml; charset=utf-8');
    expect([...body.matchAll(/<url><loc>([^<]*)/g)].map(([, address]) => address)).toEqual(
      ['/', '/jobs', '/about', `/jobDetail/${open}`].map((path) => `http://karngea.example${path}`),
    );
    expect(body.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(1);
    expect(body).toContain(`hreflang="km" href="http://karngea.example/jobDetail/${open}?lang=kh"`);
    expect((await get('/sitemap-2.xml', {}, own)).statusCode).toBe(404);

    for (let thousand = 0; thousand < 10; thousand += 1)
      await sql`insert into jobs (employer_id, name, industry, salary, job_type, age, level, gender, qualification,
          language, category, location, required_skills, available_position, description, requirements,
          responsibilities, tags, search)
        select employer_id, name, industry, salary, job_type, age, level, gender, qualification,
          language, category, location, required_skills, available_position, description, requirements,
          responsibilities, tags, search
        from jobs, generate_series(1, 1000) where id = ${open}`.execute(own.db);
    own.later({ minutes: 11 });
    const index = (await get('/sitemap.xml', {}, own)).body;
    expect(index.match(/<loc>[^<]*/g)).toEqual([
      '<loc>http://karngea.example/sitemap-1.xml',
      '<loc>http://karngea.example/sitemap-2.xml',
    ]);
    own.queries.length = 0;
    const [first, second] = await Promise.all([1, 2].map((part) => get(`/sitemap-${part}.xml`, {}, own)));
    expect(first?.body.match(/<loc>/g)).toHaveLength(10_002);
    expect(second?.body.match(/<loc>/g)).toHaveLength(2);
    // The list of parts is not queried again for each of them.
    expect(own.queries).toEqual([['jobs'], ['jobs']]);
    await own.close();
  }, 120_000);
});
