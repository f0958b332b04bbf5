/** A demonstration says so and hides from search engines; a real board has nothing invented (product 12.7). */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noticeKinds } from '#contract/notices.ts';
import { feedPath, pageLanguages, pagePaths } from '#contract/pages.ts';
import { addNotices } from '#server/notices/notice-store.ts';
import { inventedIn } from '../support/invented-texts.ts';
import { postFor } from '../support/on-behalf.ts';
import { newOperator } from '../support/operators.ts';
import { readPdf } from '../support/pdf.ts';
import { startPushService } from '../support/push-service.ts';
import { posting, shortCv } from '../support/samples.ts';
import { startTelegram } from '../support/telegram-double.ts';
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
      '/nowhere',
      feedPath,
      `${feedPath}?lang=kh`,
      '/sitemap.xml',
      '/robots.txt',
      '/manifest.webmanifest',
      '/api/site',
      '/api/job/get',
      '/api/openapi.json',
      '/early.js',
    ]) {
      const { body, headers } = await get(board, address);
      expect(inventedIn(body), address).toEqual([]);
      expect(headers['x-robots-tag'], address).toBe(/cv.shared|share/.test(address) ? 'noindex' : undefined);
    }
  });
  test('has nothing invented about a job that an operator found, nor in the files of operators', async () => {
    const operator = await newOperator(board, 'Mony');
    const { job_id, company_id } = await postFor(board, operator, 'Sok Sewing');
    for (const language of pageLanguages) {
      const { body } = await get(board, `/jobDetail/${job_id}?lang=${language}`);
      expect(body).toContain('href="https://www.facebook.com/posts/1"');
      expect(inventedIn(body)).toEqual([]);
      expect(inventedIn((await get(board, `/company/${company_id}?lang=${language}`)).body)).toEqual([]);
    }
    for (const path of ['/operator/import/template', '/operator/health', '/operator/company'])
      expect(inventedIn((await board.ask('GET', path, { as: operator })).text), path).toEqual([]);
  });
  test('leaves the pictures of invented jobs out of the manifest', async () => {
    const manifestOf = async (server: TestServer) => {
      const { headers, body } = await get(server, '/manifest.webmanifest');
      expect(headers).toMatchObject({
        'content-type': expect.stringContaining('application/manifest+json') as string,
        'cache-control': 'no-cache',
      });
      return JSON.parse(body) as Record<string, unknown>;
    };
    const { screenshots, ...manifest } = await manifestOf(demonstration);
    expect(screenshots).toHaveLength(3);
    expect(await manifestOf(board)).toEqual(manifest);
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

test('pushes, chats, channel posts and exports of a real board have nothing invented, in either language', async () => {
  const service = await startPushService();
  const token = '123456:AAtest-token';
  const telegram = await startTelegram(token);
  const server = await startServer({
    clientFolder: resolve('dist/client'),
    isEmpty: true,
    background: true,
    settings: {
      publicUrl: site,
      siteOwner: 'Kampot Jobs',
      sitePhone: '023 726 841',
      demoData: false,
      pushInsecure: true,
      telegramToken: token,
      telegramApi: telegram.api,
      telegramChannel: '@kampot_jobs',
    },
  });
  try {
    const employer = await server.newcomer('employer');
    await server.ask('PUT', '/company/mine', { as: employer, body: { name: 'Lotus Bakery' } });
    // Only jobs that are posted after the channel was opened appear in it.
    const channel = server.db.selectFrom('meta').select('key').where('key', '=', 'telegram_channel');
    await expect.poll(() => channel.execute(), { timeout: 20_000 }).toHaveLength(1);
    const { job_id } = (await server.ask('POST', '/job', { as: employer, body: posting })).body as {
      job_id: number;
    };
    const seeker = await server.newcomer('employee');
    const user_info = {
      ...shortCv.user_info,
      last_name: 'Chan',
      contact_number: '023 726 841',
      description: '',
      email: 'chan@jobs.kh',
      github: '',
    };
    expect((await server.ask('POST', '/cv', { as: seeker, body: { user_info } })).status).toBe(201);
    const { id } = (await server.ask('POST', '/app', { as: seeker, body: { job_id } })).body as {
      id: number;
    };

    const people = await Promise.all(
      pageLanguages.map(async (lang, at) => {
        const person = [seeker, employer][at] ?? seeker;
        const { endpoint, ...keys } = service.subscribe();
        await server.ask('POST', '/push/subscribe', { as: person, body: { endpoint, ...keys, lang } });
        const { url } = (await server.ask('POST', '/telegram/link', { as: person, body: { lang } })).body as {
          url: string;
        };
        const chat = 5_000_000_000 + at;
        telegram.write(`/start ${url.split('=')[1]}`, chat);
        await expect.poll(() => telegram.texts(chat).length, { timeout: 20_000 }).toBe(1);
        return { person, endpoint, chat };
      }),
    );
    const about = { job_id, job_name: posting.name, application_id: id, person: 'Vanna Chan' };
    for (const { person } of people)
      await addNotices(
        server.db,
        noticeKinds.map((kind) => {
          const text = kind.startsWith('interview') ? '2031-05-01T02:30:00Z yes' : '7';
          return { ...about, user_id: person.user_id, kind, event: `${kind} of ${person.user_id}`, text };
        }),
      );
    for (const { person, endpoint, chat } of people) {
      await expect
        .poll(() => service.messages(endpoint).length, { timeout: 20_000 })
        .toBeGreaterThanOrEqual(noticeKinds.length);
      await expect
        .poll(() => telegram.texts(chat).length, { timeout: 20_000 })
        .toBeGreaterThan(noticeKinds.length);
      for (const message of [...service.messages(endpoint), ...telegram.sent])
        expect(inventedIn(JSON.stringify(message))).toEqual([]);
      const { status, text } = await server.ask('GET', '/user/export', { as: person });
      expect([status, inventedIn(text)]).toEqual([200, []]);
    }
    const file = (path: string) =>
      server.app.inject({ url: `/api${path}`, headers: { authorization: `BEARER ${employer.token}` } });
    expect(inventedIn((await file('/app/export')).payload)).toEqual([]);
    expect(inventedIn((await file(`/job/${job_id}/stats`)).payload)).toEqual([]);
    const poster = readPdf((await file(`/job/${job_id}/poster?site=${site}`)).rawPayload);
    expect(poster.text).toContain(posting.name);
    expect(inventedIn([poster.text, ...poster.links].join('\n'))).toEqual([]);
    await expect.poll(() => telegram.posted.length, { timeout: 20_000 }).toBe(1);
    expect(inventedIn(telegram.posted.join('\n'))).toEqual([]);
    for (const lang of pageLanguages) {
      const { text, links } = readPdf((await file(`/app/${id}/pdf?lang=${lang}`)).rawPayload);
      expect(text).toContain('chan@jobs.kh');
      expect(inventedIn([text, ...links].join('\n'))).toEqual([]);
    }
  } finally {
    await server.close();
    telegram.close();
    service.close();
  }
}, 120_000);

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
