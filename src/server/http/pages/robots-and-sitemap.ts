/** `/robots.txt` and the sitemap: which pages are for search engines, and where all jobs are. Knows no job but its id and date. */
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { describedPages, languageTags, pageLanguages, sharedPage } from '#contract/pages.ts';
import { LoadingCache } from '#server/http/cache/loading-cache.ts';
import { type Clock, minuteMs } from '#server/http/clock.ts';
import { Failure } from '#server/http/api/failures.ts';
import { escapeMarkup } from '#server/http/pages/markup.ts';
import { addressIn } from '#server/http/pages/site-address.ts';

type OpenJob = { readonly id: number; readonly changed: Date };
export type OpenJobs = {
  /** Which parts of so many ids each, counted from 1, have any. */
  readonly parts: (size: number) => Promise<readonly number[]>;
  /** Those of one part, by id. */
  readonly inPart: (part: number, size: number) => Promise<readonly OpenJob[]>;
};
type Options = {
  readonly jobs: OpenJobs;
  readonly clock: Clock;
  readonly publicUrl: string | undefined;
};

/** Ids of jobs in one sitemap; above that the sitemap is an index of several. Jobs that close move none to another. */
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
const robots = (site: string | undefined): string =>
  [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    ...(site === undefined ? [] : [`Sitemap: ${site}/sitemap.xml`]),
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
    ...jobs.map(({ id, changed }) => entry(`${site}${sharedPage.replace(':id', String(id))}`, changed)),
    '</urlset>\n',
  ].join('');

const sitemapIndex = (site: string, parts: readonly number[]): string =>
  [
    declaration,
    `<sitemapindex xmlns="${namespace}">\n`,
    ...parts.map((part) => `<sitemap><loc>${site}/sitemap-${part}.xml</loc></sitemap>\n`),
    '</sitemapindex>\n',
  ].join('');

/**
 * Adds `/robots.txt`, `/sitemap.xml` and, when there are too many jobs for one, `/sitemap-N.xml`. Sitemaps need the
 * address of the site: what a caller calls it must not be kept for others.
 */
export function registerRobotsAndSitemap(app: FastifyInstance, { jobs, clock, publicUrl }: Options): void {
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.header('cache-control', 'public, max-age=600').type(`${type}; charset=utf-8`).send(text);

  app.get('/robots.txt', (_request, reply) => send(reply, 'text/plain', robots(publicUrl)));
  if (publicUrl === undefined) return;

  const site = escapeMarkup(publicUrl);
  const sitemaps = new LoadingCache<string>({ clock, ttlMs, max: sitemapsCached });
  const partLists = new LoadingCache<readonly number[]>({ clock, ttlMs, max: 1 });
  // The first has the pages, too.
  const partsNow = () =>
    partLists.get('parts', async () => [...new Set([1, ...(await jobs.parts(jobsInSitemap))])]);
  const partOf = (part: number): Promise<string> =>
    sitemaps.get(String(part), async () => sitemap(site, part === 1, await jobs.inPart(part, jobsInSitemap)));

  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = await partsNow();
    return send(reply, 'application/xml', parts.length === 1 ? await partOf(1) : sitemapIndex(site, parts));
  });

  app.get<{ Params: { number: string } }>('/sitemap-:number(^\\d{1,5}).xml', async (request, reply) => {
    const part = Number(request.params.number);
    if (!(await partsNow()).includes(part)) throw new Failure('not_found');
    return send(reply, 'application/xml', await partOf(part));
  });
}
