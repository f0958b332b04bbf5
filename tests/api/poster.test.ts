/** A job's poster as a PDF (product 2.66, 7.24). */
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hiring, openHiring } from '../support/hiring.ts';
import { readPdf } from '../support/pdf.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let hiring: Hiring;
beforeAll(async () => {
  server = await startServer({ clientFolder: resolve('dist/client'), isEmpty: true });
  hiring = await openHiring(server);
});
afterAll(() => server.close());

async function poster(id: number, as: Person = hiring.employer) {
  const { statusCode, headers, rawPayload } = await server.app.inject({
    url: `/api/job/${id}/poster?site=https://jobs.example`,
    headers: { authorization: `BEARER ${as.token}` },
  });
  return { status: statusCode, headers, bytes: rawPayload.length, ...readPdf(rawPayload) };
}

test('the owner gets one A4 page in both languages with a code that leads to the job, and no number', async () => {
  const walk_in = { place: 'Gate 2', days: ['mon', 'tue', 'wed'], hours: '07:30-11:00', bring: 'ID card' };
  const id = await hiring.post({
    name: 'អ្នកដុតនំ Baker',
    conditions: { hours_per_day: 8 },
    contact: { phone: '012345678', walk_in },
  });
  const { status, headers, pages, text, links, fonts, embeddedFonts, bytes } = await poster(id);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
  expect(pages).toBe(1);
  expect(links).toEqual([`https://jobs.example/jobDetail/${id}?from=poster`]);
  for (const part of ['Baker', '$350', 'Gate 2', '7:30–11:00', 'Mon–Wed', 'ID card', '8 hours a day', 'Scan'])
    expect(text).toContain(part);
  expect(text).not.toContain('12345678');
  expect(fonts.some((font) => font.startsWith('NotoSansKhmer'))).toBe(true);
  expect(embeddedFonts).toBe(fonts.length);
  expect(bytes).toBeLessThan(300_000);
});

test('the longest texts fit on the page', async () => {
  const long = 'ការងារ '.repeat(36).trim();
  const walk_in = { place: long, days: long.slice(0, 100), hours: long.slice(0, 100), bring: long };
  const { status, pages } = await poster(await hiring.post({ name: long, contact: { walk_in } }));
  expect([status, pages]).toEqual([200, 1]);
});

test('no one else gets it', async () => {
  expect((await poster(hiring.job_id, await server.newcomer('employer'))).status).toBe(404);
  expect((await poster(hiring.job_id, await server.newcomer('employee'))).status).toBe(403);
});
