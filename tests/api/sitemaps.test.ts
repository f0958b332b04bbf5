/** Sitemaps in parts by id (product 7.40), without empty parts. */
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { sitemapCompanies } from '#server/companies/sitemap-companies.ts';
import { sitemapJobs } from '#server/jobs/pages/sitemap-jobs.ts';
import { createClientFolder } from '../support/client-folder.ts';
import { posting } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/test-server.ts';
import { watchPlans } from '../support/watched-plans.ts';

const { folder, remove } = createClientFolder();
afterAll(remove);

const site = 'http://karngea.example';
const get = (url: string, server: TestServer) => server.app.inject({ url });

test('companies have sitemaps of their own, and empty parts do not exist', async () => {
  const own = await startServer({
    clientFolder: folder,
    isEmpty: true,
    settings: { publicUrl: site, demoData: false },
  });
  const near = await own.newcomer('employer');
  await sql`alter table users alter id restart with 45000`.execute(own.db);
  const far = await own.newcomer('employer');
  for (const { user_id } of [near, far])
    await own.db.insertInto('companies').values({ user_id, name: 'Bakery' }).execute();
  await sql`alter table jobs alter id restart with 10000000`.execute(own.db);
  await own.ask('POST', '/job', { as: near, body: posting });
  const places = (text: string) =>
    [...text.matchAll(/<loc>http:..karngea.example([^<]*)/g)].map(([, at]) => at);
  expect(places((await get('/sitemap.xml', own)).body)).toEqual(
    ['1', '1000', 'companies-1', 'companies-5'].map((name) => `/sitemap-${name}.xml`),
  );
  const listed = async (name: string) => places((await get(`/sitemap-${name}.xml`, own)).body);
  expect(await listed('1')).toEqual(['/', '/jobs', '/about']);
  expect(await listed('1000')).toEqual(['/jobDetail/10000000']);
  expect(await listed('companies-1')).toEqual([`/company/${near.user_id}`]);
  expect(await listed('companies-5')).toEqual(['/company/45000']);
  expect((await get('/sitemap-companies-2.xml', own)).statusCode).toBe(404);
  await own.close();
});
test('no sitemap scans a whole table', async () => {
  const own = await startServer({ isEmpty: true });
  const { db, tablesReadWhole } = watchPlans(own.db);
  for (const { parts, inPart } of [sitemapJobs(db), sitemapCompanies(db)]) {
    await parts(10_000);
    await inPart(1, 10_000);
  }
  expect(await tablesReadWhole()).toEqual([]);
  await own.close();
});
