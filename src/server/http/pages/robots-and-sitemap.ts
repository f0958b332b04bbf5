/** `/robots.txt` and the sitemap: which pages are for search engines, and where all jobs are. Knows no job but its id and date. */
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { describedPages, languageTags, pageLanguages, sharedPage } from '#contract/pages.ts';
import { LoadingCache } from '#server/http/cache/loading-cache.ts';
import { type Clock, minuteMs } from '#server/http/clock.ts';
import { Failure } from '#server/http/api/failures.ts';
import { escapeMarkup } from '#server/http/pages/markup.ts';
import { addressIn, siteOf } from '#server/http/pages/site-address.ts';

type OpenJob = { readonly id: number; readonly date_added: Date };
export type OpenJobs = {
  readonly count: () => Promise<number>;
  /** By id, so that a page of them stays the same. */
  readonly page: (offset: number, limit: number) => Promise<readonly OpenJob[]>;
};
type Options = {
  readonly jobs: OpenJobs;
  readonly clock: Clock;
  readonly publicUrl: string | undefined;
};

/** Jobs in one sitemap; above that the sitemap is an index of several. */
const jobsInSitemap = 10_000;
/** Crawlers come seldom, and a list this long is not for every second. */
const ttlMs = 10 * minuteMs;
const sitemapsCached = 8;

/** Pages that show nothing without an account. */
const privatePaths = [
  '/appliedJobs',
  '/application',
  '/createjob',
  '/cv',
  '/favJobs',
  '/login',
  '/myProfile',
  '/register',
  '/setting',
];
const robots = (site: string): string =>
  [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function entry(address: string, modified?: Date): string {
  const others = pageLanguages.map((language) => [languageTags[language], addressIn(address, language)]);
  const links = [...others, ['x-default', address]]
    .map(([tag = '', href = '']) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
    .join('');
  const date = modified ? `<lastmod>${modified.toISOString().slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${address}</loc>${date}${links}</url>\n`;
}

const sitemap = (site: string, isFirst: boolean, jobs: readonly OpenJob[]): string =>
  [
    declaration,
    `<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`,
    ...(isFirst ? describedPages.map((path) => entry(`${site}${path}`)) : []),
    ...jobs.map(({ id, date_added }) => entry(`${site}${sharedPage.replace(':id', String(id))}`, date_added)),
    '</urlset>\n',
  ].join('');

const sitemapIndex = (site: string, parts: number): string =>
  [
    declaration,
    `<sitemapindex xmlns="${namespace}">\n`,
    ...Array.from(
      { length: parts },
      (_, index) => `<sitemap><loc>${site}/sitemap-${index + 1}.xml</loc></sitemap>\n`,
    ),
    '</sitemapindex>\n',
  ].join('');

/** Adds `/robots.txt`, `/sitemap.xml` and, when there are too many jobs for one, `/sitemap-N.xml`. */
export function registerRobotsAndSitemap(app: FastifyInstance, { jobs, clock, publicUrl }: Options): void {
  const sitemaps = new LoadingCache<string>({ clock, ttlMs, max: sitemapsCached });
  const part = async (site: string, number: number): Promise<string> =>
    sitemap(site, number === 1, await jobs.page((number - 1) * jobsInSitemap, jobsInSitemap));
  const partCounts = new LoadingCache<number>({ clock, ttlMs, max: 1 });
  const partsNow = () =>
    partCounts.get('parts', async () => Math.max(1, Math.ceil((await jobs.count()) / jobsInSitemap)));
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.header('cache-control', 'public, max-age=600').type(`${type}; charset=utf-8`).send(text);

  app.get('/robots.txt', (request, reply) => send(reply, 'text/plain', robots(siteOf(request, publicUrl))));

  app.get('/sitemap.xml', async (request, reply) => {
    const site = escapeMarkup(siteOf(request, publicUrl));
    const text = await sitemaps.get(`${site} all`, async () => {
      const parts = await partsNow();
      return parts === 1 ? part(site, 1) : sitemapIndex(site, parts);
    });
    return send(reply, 'application/xml', text);
  });

  app.get<{ Params: { number: string } }>('/sitemap-:number(^\\d{1,5}).xml', async (request, reply) => {
    const site = escapeMarkup(siteOf(request, publicUrl));
    const number = Number(request.params.number);
    if (number < 1 || number > (await partsNow())) throw new Failure('not_found');
    return send(reply, 'application/xml', await sitemaps.get(`${site} ${number}`, () => part(site, number)));
  });
}
