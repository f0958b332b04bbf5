/** A demonstration says so and hides from search engines; a real board has nothing invented (product 12.7). */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feedPath, pageLanguages, pagePaths } from '#contract/pages.ts';
import { inventedIn } from '../support/invented-texts.ts';
import { posting } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/test-server.ts';
import { wording } from '../support/wording.ts';

const disclaimer = 'Karngea is a demonstration. The postings on this site are not real.';
const site = 'https://jobs.kampot.kh';
let demonstration: TestServer;
let board: TestServer;
/** Each page, with the job and company that were posted on the server. */
let addresses: string[];
beforeAll(async () => {
  const clientFolder = resolve('dist/client');
  const settings = { publicUrl: site, siteOwner: 'Kampot Jobs', sitePhone: '023 726 841' };
  demonstration = await startServer({ clientFolder, settings: { publicUrl: site } });
  board = await startServer({ clientFolder, isEmpty: true, settings: { ...settings, demoData: false } });
  const employer = await board.newcomer('employer');
  await board.ask('PUT', '/company/mine', { as: employer, body: { name: 'Lotus Bakery' } });
  const { body } = await board.ask('POST', '/job', { as: employer, body: posting });
  const id = { job: (body as { job_id: number }).job_id, company: employer.user_id };
  addresses = pagePaths
    .map((path) => path.replace('/company/:id', `/company/${id.company}`).replace(/:\w+/, `${id.job}`))
    .flatMap((path) => pageLanguages.map((language) => `${path}?lang=${language}`));
}, 60_000);
afterAll(async () => {
  await demonstration.close();
  await board.close();
});

const get = async (server: TestServer, url: string) => server.app.inject({ url });

describe('a demonstration', () => {
  test("has the disclaimer on a job's page, in both languages", async () => {
    for (const [language, locale] of [
      ['eng', 'en'],
      ['kh', 'km'],
    ] as const) {
      const { body } = await get(demonstration, `/jobDetail/1?lang=${language}`);
      expect(body.replaceAll('\u200b', '')).toContain(wording(locale)(disclaimer));
    }
  });
  test('asks search engines on every page not to list it, and gives them no data', async () => {
    for (const address of [...addresses, '/nowhere', '/company/1']) {
      const { headers, body } = await get(demonstration, address);
      expect(headers['x-robots-tag'], address).toBe('noindex');
      expect(body.match(/<meta name="robots" content="noindex" \/>/g), address).toHaveLength(1);
      expect(body, address).not.toContain('application/ld+json');
    }
  });
  test('has an empty sitemap and an empty feed, also of jobs that people posted', async () => {
    const posted = await demonstration.newcomer('employer');
    await demonstration.ask('POST', '/job', { as: posted, body: posting });
    const sitemap = await get(demonstration, '/sitemap.xml');
    expect([sitemap.statusCode, sitemap.body.includes('<loc>')]).toEqual([200, false]);
    expect((await get(demonstration, '/sitemap-1.xml')).statusCode).toBe(404);
    const feed = await get(demonstration, feedPath);
    expect([feed.statusCode, feed.body.includes('<entry>')]).toEqual([200, false]);
  });
});

describe('a real board', () => {
  test('has nothing invented in its pages, feed, sitemap, replies and files', async () => {
    for (const address of [
      ...addresses,
      ...[
        '/nowhere',
        feedPath,
        `${feedPath}?lang=kh`,
        '/sitemap.xml',
        '/robots.txt',
        '/manifest.webmanifest',
      ],
      ...['/api/site', '/api/job/get', '/api/openapi.json', '/early.js'],
    ]) {
      const { body, headers } = await get(board, address);
      expect(inventedIn(body), address).toEqual([]);
      expect(headers['x-robots-tag'], address).toBe(/cv.shared|share/.test(address) ? 'noindex' : undefined);
    }
  });
  test('embeds in each page what is set', async () => {
    for (const address of addresses) {
      const [, data = '{}'] = /<script type="application\/json" id="site">(.*?)<\/script>/s.exec(
        (await get(board, address)).body,
      ) ?? [''];
      expect(JSON.parse(data), address).toEqual((await board.ask('GET', '/site')).body);
    }
  });
});

test('only texts that are shown in a demonstration speak of it: none of pushes, chats, pictures and exports', () => {
  for (const locale of ['en', 'km']) {
    const catalogue = readFileSync(`locales/${locale}/messages.po`, 'utf8').split(/\n\n+/);
    const invented = catalogue.filter((block) => inventedIn(block.replace(/^#.*$/gm, '')).length > 0);
    const sources = invented.flatMap((block) =>
      [...block.matchAll(/^#: (.*)$/gm)].map(([, source]) => source),
    );
    expect(new Set(sources)).toEqual(
      new Set(
        ['site/about-screen', 'jobs/details/job-texts', 'site/testimonials'].map(
          (file) => `src/client/features/${file}.tsx`,
        ),
      ),
    );
  }
});
