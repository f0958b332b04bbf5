/**
 * `/robots.txt` and the sitemaps of pages, jobs and companies (product 7.40).
 */
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { companyPath, describedPages, jobPath, languageTags, pageLanguages } from '#contract/pages.ts';
import { LoadingCache } from '#server/http/cache/loading-cache.ts';
import { type Clock, minuteMs, secondMs } from '#server/http/clock.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { escapeMarkup } from '#server/http/pages/markup.ts';
import { addressIn } from './site-address.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A URL with its language alternates and, if known, its date. */
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

const sitemapIndex = (site: string, names: readonly string[]): string =>
  [
    declaration,
    `<sitemapindex xmlns="${namespace}">\n`,
    ...names.map((name) => `<sitemap><loc>${site}/${name}</loc></sitemap>\n`),
    '</sitemapindex>\n',
  ].join('');

type Listed = { readonly id: number; readonly changed?: Date };
export type SitemapSource = {
  /** The non-empty parts, from 1, if each part covers `size` ids. */
  readonly parts: (size: number) => Promise<readonly number[]>;
  /** The entries of a part, by id. */
  readonly inPart: (part: number, size: number) => Promise<readonly Listed[]>;
};
type Options = {
  readonly jobs: SitemapSource;
  readonly companies: SitemapSource;
  /** Changes whenever something is hidden, which must leave the cached sitemaps. */
  readonly hidden: () => Promise<string>;
  readonly clock: Clock;
  readonly publicUrl: string | undefined;
  /** A demonstration has an empty sitemap. */
  readonly demo: boolean;
};

/** Ids per sitemap; with more there is an index. Fixed ranges, so that closing a job does not shift the others. */
const idsInSitemap = 10_000;
type Parts = { readonly jobs: readonly number[]; readonly companies: readonly number[] };
/** Sitemaps are expensive and rarely requested. */
const ttlMs = 10 * minuteMs;
const sitemapsCached = 8;

/** Pages that need an account. */
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

/**
 * Adds `/robots.txt`, `/sitemap.xml` and, if one is not enough, `/sitemap-N.xml` with jobs and
 * `/sitemap-companies-N.xml`. Sitemaps need PUBLIC_URL: the Host header of one caller must not be cached for others.
 */
export function registerRobotsAndSitemap(
  app: FastifyInstance,
  { jobs, companies, hidden, clock, publicUrl, demo }: Options,
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
  if (demo) {
    app.get('/sitemap.xml', (_request, reply) => send(reply, sitemap(site, [], [])));
    return;
  }
  const marks = new LoadingCache<string>({ name: 'hidden_marks', clock, ttlMs: secondMs, max: 1 });
  const markNow = () => marks.get('hidden', hidden);
  const sitemaps = new LoadingCache<string>({ name: 'sitemaps', clock, ttlMs, max: sitemapsCached });
  const cached = async (name: string, make: () => Promise<string>) =>
    sitemaps.get(`${name} ${await markNow()}`, make);
  const partLists = new LoadingCache<Parts>({ name: 'sitemap_parts', clock, ttlMs, max: 1 });
  const partsNow = async () =>
    partLists.get(await markNow(), async () => ({
      // The first part includes the static pages.
      jobs: [...new Set([1, ...(await jobs.parts(idsInSitemap))])],
      companies: await companies.parts(idsInSitemap),
    }));
  const entriesOf = async ({ inPart }: SitemapSource, part: number, path: (id: number) => string) =>
    (await inPart(part, idsInSitemap)).map(({ id, changed }) => entry(`${site}${path(id)}`, changed));
  const ofJobs = (part: number) =>
    cached(`jobs ${part}`, async () =>
      sitemap(site, part === 1 ? describedPages : [], await entriesOf(jobs, part, jobPath)),
    );
  const ofCompanies = (part: number) =>
    cached(`companies ${part}`, async () => sitemap(site, [], await entriesOf(companies, part, companyPath)));
  const ofAll = () =>
    cached('all', async () => {
      const { companies: parts } = await partsNow();
      const listed = await Promise.all(parts.map((part) => entriesOf(companies, part, companyPath)));
      return sitemap(site, describedPages, [...listed.flat(), ...(await entriesOf(jobs, 1, jobPath))]);
    });

  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = await partsNow();
    if (parts.jobs.length === 1 && parts.companies.length <= 1) return send(reply, await ofAll());
    const names = [
      ...parts.jobs.map((part) => `sitemap-${part}.xml`),
      ...parts.companies.map((part) => `sitemap-companies-${part}.xml`),
    ];
    return send(reply, sitemapIndex(site, names));
  });

  type Part = { Params: { number: string } };
  app.get<Part>('/sitemap-:number(^\\d{1,5}).xml', async (request, reply) => {
    const part = Number(request.params.number);
    if (!(await partsNow()).jobs.includes(part)) throw new Failure('not_found');
    return send(reply, await ofJobs(part));
  });

  app.get<Part>('/sitemap-companies-:number(^\\d{1,5}).xml', async (request, reply) => {
    const part = Number(request.params.number);
    if (!(await partsNow()).companies.includes(part)) throw new Failure('not_found');
    return send(reply, await ofCompanies(part));
  });
}
