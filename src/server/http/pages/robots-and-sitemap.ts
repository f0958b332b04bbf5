/** `/robots.txt` and the sitemap: which pages are for search engines, and where all jobs and companies are. Knows of them only id and date. */
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { companyPath, describedPages, jobPath, languageTags, pageLanguages } from '#contract/pages.ts';
import { LoadingCache } from '#server/http/cache/loading-cache.ts';
import { type Clock, minuteMs, secondMs } from '#server/http/clock.ts';
import { Failure } from '#server/http/api/failures.ts';
import { escapeMarkup } from '#server/http/pages/markup.ts';
import { addressIn } from '#server/http/pages/site-address.ts';

/** `changed` where it is known when. */
type Listed = { readonly id: number; readonly changed?: Date };
export type OpenJobs = {
  /** Which parts of so many ids each, counted from 1, have any. */
  readonly parts: (size: number) => Promise<readonly number[]>;
  /** Those of one part, by id. */
  readonly inPart: (part: number, size: number) => Promise<readonly Listed[]>;
};
type Options = {
  readonly jobs: OpenJobs;
  /** The newest companies, at most so many. */
  readonly companies: (most: number) => Promise<readonly Listed[]>;
  /** A text that changes with what must not be listed any more. */
  readonly hidden: () => Promise<string>;
  readonly clock: Clock;
  readonly publicUrl: string | undefined;
};

/** Ids of jobs in one sitemap; above that the sitemap is an index of several. Jobs that close move none to another. */
const jobsInSitemap = 10_000;
/** In the first, which may have 50,000 addresses. */
const companiesInSitemap = 20_000;
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

const sitemap = (site: string, paths: readonly string[], entries: readonly string[]): string =>
  [
    declaration,
    `<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`,
    ...paths.map((path) => entry(`${site}${path}`)),
    ...entries,
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
export function registerRobotsAndSitemap(
  app: FastifyInstance,
  { jobs, companies, hidden, clock, publicUrl }: Options,
): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=600')
      .type('text/plain; charset=utf-8')
      .send(robots(publicUrl)),
  );
  if (publicUrl === undefined) return;

  const site = escapeMarkup(publicUrl);
  const send = (reply: FastifyReply, text: string) =>
    reply.header('cache-control', 'public, max-age=2').type('application/xml; charset=utf-8').send(text);
  const marks = new LoadingCache<string>({ name: 'hidden_marks', clock, ttlMs: secondMs, max: 1 });
  const markNow = () => marks.get('hidden', hidden);
  const sitemaps = new LoadingCache<string>({ name: 'sitemaps', clock, ttlMs, max: sitemapsCached });
  const partLists = new LoadingCache<readonly number[]>({ name: 'sitemap_parts', clock, ttlMs, max: 1 });
  // The first has the pages, too.
  const partsNow = async () =>
    partLists.get(await markNow(), async () => [...new Set([1, ...(await jobs.parts(jobsInSitemap))])]);
  const entries = (path: (id: number) => string, all: readonly Listed[]) =>
    all.map(({ id, changed }) => entry(`${site}${path(id)}`, changed));
  const partOf = async (part: number): Promise<string> =>
    sitemaps.get(`${part} ${await markNow()}`, async () => {
      const isFirst = part === 1;
      return sitemap(site, isFirst ? describedPages : [], [
        ...entries(companyPath, isFirst ? await companies(companiesInSitemap) : []),
        ...entries(jobPath, await jobs.inPart(part, jobsInSitemap)),
      ]);
    });

  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = await partsNow();
    return send(reply, parts.length === 1 ? await partOf(1) : sitemapIndex(site, parts));
  });

  app.get<{ Params: { number: string } }>('/sitemap-:number(^\\d{1,5}).xml', async (request, reply) => {
    const part = Number(request.params.number);
    if (!(await partsNow()).includes(part)) throw new Failure('not_found');
    return send(reply, await partOf(part));
  });
}
