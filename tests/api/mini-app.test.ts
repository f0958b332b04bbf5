/** What the server does for the Mini App, apart from log-ins: links for one download, and the page for Telegram Web. */
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Application } from '#contract/applications.ts';
import { launchToken } from '../support/launch-data.ts';
import { readPdf } from '../support/pdf.ts';
import { cvOfDara, posting } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    clientFolder: resolve('dist/client'),
    isEmpty: true,
    settings: { telegramToken: launchToken, telegramApi: 'http://127.0.0.1:9' },
  });
});
afterAll(() => server.close());

const calendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';

async function linkOf(as: Person, body: object): Promise<string> {
  const answer = await server.ask('POST', '/file/link', { as, body });
  expect(answer.status).toBe(201);
  return (answer.body as { path: string }).path;
}
const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => server.app.inject({ method, url });

test('a link downloads a CV once, within five minutes; HEAD does not use it up', async () => {
  const person = await server.newcomer('employee');
  await server.ask('POST', '/cv', { as: person, body: cvOfDara });
  const path = await linkOf(person, { user_id: person.user_id, lang: 'kh' });
  const lengths = new Set<unknown>();
  for (let time = 0; time < 2; time += 1) {
    const { statusCode, headers, rawPayload } = await get(path, 'HEAD');
    expect([statusCode, rawPayload.length]).toEqual([200, 0]);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="CV-/);
    lengths.add(Number(headers['content-length']));
  }
  const { statusCode, headers, rawPayload } = await get(path);
  expect(statusCode).toBe(200);
  expect([...lengths]).toEqual([rawPayload.length]);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'access-control-allow-origin': 'https://web.telegram.org',
  });
  expect(readPdf(rawPayload).text).toContain(cvOfDara.user_info.email);
  for (const method of ['GET', 'HEAD'] as const) expect((await get(path, method)).statusCode).toBe(404);

  const late = await linkOf(person, { user_id: person.user_id });
  server.later({ minutes: 6 });
  expect((await get(late)).statusCode).toBe(404);
  expect((await get('/api/file/short')).statusCode).toBe(404);
});

test('links give only what the caller may read, and one file each', async () => {
  const [person, employer, other] = [
    await server.newcomer('employee'),
    await server.newcomer('employer'),
    await server.newcomer('employer'),
  ];
  await server.ask('POST', '/cv', { as: person, body: cvOfDara });
  const { body: job } = await server.ask('POST', '/job', { as: employer, body: posting });
  const { job_id } = job as { job_id: number };
  const { body } = await server.ask('POST', '/app', { as: person, body: { job_id } });
  const application_id = (body as Application).id;
  expect((await get(await linkOf(employer, { application_id }))).statusCode).toBe(200);
  const ask = async (as: Person | undefined, of: object) =>
    (await server.ask('POST', '/file/link', { ...(as && { as }), body: of })).status;
  expect(await ask(other, { application_id })).toBe(404);
  expect(await ask(other, { user_id: person.user_id })).toBe(404);
  expect(await ask(undefined, { calendar })).toBe(401);
  for (const of of [{}, { application_id, calendar }, { calendar: '<script>alert(1)</script>' }])
    expect(await ask(employer, of)).toBe(422);
  const { headers, payload } = await get(await linkOf(employer, { calendar }));
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(payload).toBe(calendar);
});

test('in a frame of Telegram Web there is a page with a link, and nothing else may be framed', async () => {
  const open = (url: string, dest: string) => server.app.inject({ url, headers: { 'sec-fetch-dest': dest } });
  const framed = await open('/?tgWebAppStartParam=job_5', 'iframe');
  expect(framed.statusCode).toBe(200);
  expect(framed.headers['content-security-policy']).toContain('frame-ancestors https://web.telegram.org');
  expect(framed.headers['x-frame-options']).toBeUndefined();
  expect(framed.payload).toMatch(/<a href="\/jobDetail\/5\?from=channel" target="_blank"/);
  expect(framed.payload).not.toContain('<script');
  const linkIn = async (url: string) => /<a href="([^"]*)"/.exec((await open(url, 'iframe')).payload)?.[1];
  expect(await linkIn('/application/7?at=messages')).toBe('/application/7?at=messages');
  const page = await open('/', 'document');
  expect(page.headers).toMatchObject({ 'x-frame-options': 'DENY' });
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
