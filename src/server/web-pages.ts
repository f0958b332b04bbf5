/** Everything outside the API: logos, the client's files, its pages with previews, the job feed and the sitemap. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FastifyInstance } from 'fastify';
import { listOccupations } from '#contract/job-occupations.ts';
import { siteDataId } from '#contract/server-rendering.ts';
import { type SiteInfo } from '#contract/site-info.ts';
import { companyPreviews } from './companies/company-preview.ts';
import { readCompany } from './companies/company-store.ts';
import { pictureRoutes } from './companies/picture-routes.ts';
import { sitemapCompanies } from './companies/sitemap-companies.ts';
import { type LimitScope } from './http/limits/rate-limits.ts';
import { registerFiles, registerNoFiles } from './http/pages/files.ts';
import { noindexTag } from './http/pages/link-preview.ts';
import { jsonScript } from './http/pages/markup.ts';
import { registerPages } from './http/pages/register-pages.ts';
import { registerRobotsAndSitemap } from './http/pages/robots-and-sitemap.ts';
import { ReadyPage } from './http/pages/send-page.ts';
import { registerTelegramWeb } from './http/pages/telegram-web.ts';
import { type Services } from './http/services.ts';
import { readHiddenMark } from './jobs/job-visibility-store.ts';
import { mayShow, onJobChange } from './jobs/job-changes.ts';
import { jobFeed } from './jobs/pages/job-feed.ts';
import { type JobCaches } from './jobs/job-routes.ts';
import { pageOpenJobsOf } from './jobs/search/job-search.ts';
import { jobPictureRoutes } from './jobs/pages/job-picture-routes.ts';
import { jobPreviews } from './jobs/pages/job-preview.ts';
import { sitemapJobs } from './jobs/pages/sitemap-jobs.ts';
import { type readBuiltClient } from './site/built-client.ts';
import { ssrPages, warmUp } from './site/ssr-pages.ts';

type WebPages = {
  readonly services: Services;
  readonly site: SiteInfo;
  readonly jobs: JobCaches;
  readonly built: Awaited<ReturnType<typeof readBuiltClient>> | undefined;
  readonly clientFolder: string | undefined;
  readonly publicUrl: string | undefined;
  readonly limitScope: LimitScope | undefined;
};

/** Embeds what the site says about itself, so that the first paint needs no call. */
function withSite(html: string, site: SiteInfo): string {
  const tags = `${site.demo ? noindexTag : ''}${jsonScript('application/json', site, siteDataId).text}`;
  return html.replace('</head>', () => `${tags}</head>`);
}

/** A real board's has no pictures for the install dialog: they show invented jobs. */
function realManifest(scope: FastifyInstance, clientFolder: string): void {
  scope.get('/manifest.webmanifest', async (_, reply) => {
    const file = await readFile(join(clientFolder, 'manifest.webmanifest'), 'utf8');
    const { screenshots: _invented, ...manifest } = JSON.parse(file) as Record<string, unknown>;
    return reply
      .headers({ 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' })
      .send(JSON.stringify(manifest));
  });
}

export async function registerWebPages(
  app: FastifyInstance,
  { services, site, jobs, built, clientFolder, publicUrl, limitScope }: WebPages,
): Promise<void> {
  const { db, guestDb, clock, changeEvents } = services;
  const pageSources = {
    clock,
    ...jobs,
    occupations: async () => (await jobs.occupations()).read(listOccupations),
    companyOf: (id: number) => readCompany(guestDb, id, clock()),
    companyJobsOf: (id: number) => pageOpenJobsOf(services, id),
  };
  if (built) app.addHook('onReady', () => warmUp({ built, ...pageSources }).catch(() => undefined));
  await app.register(async (pictures) => pictureRoutes(pictures, services));
  // A scope of its own, so that the pages' security headers, 700 bytes, aren't sent with API replies.
  await app.register(async (scope) => {
    // Search engines must never list a demonstration.
    if (site.demo)
      scope.addHook('onRequest', async (_, reply) => void reply.header('x-robots-tag', 'noindex'));
    if (clientFolder === undefined) {
      registerNoFiles(scope);
      return;
    }
    const bare = new ReadyPage(withSite(await readFile(join(clientFolder, 'index.html'), 'utf8'), site));
    if (!site.demo) realManifest(scope, clientFolder);
    await registerFiles(scope, clientFolder, bare);
    // Files are cheap and one visit loads many, so only what follows counts towards the rate limit.
    await scope.register(async (pages) => {
      limitScope?.(pages);
      if (site.telegram_bot && built) registerTelegramWeb(pages, built.texts);
      registerPages(pages, {
        bare,
        publicUrl,
        about: built && {
          describe: built.texts.page,
          previews: {
            '/jobDetail/:id': jobPreviews({
              details: jobs.details,
              texts: built.texts,
              demo: site.demo,
              site: publicUrl,
            }),
            '/company/:id': companyPreviews({ db, texts: built.texts }),
          },
          contentOf: ssrPages({ built, ...pageSources }),
        },
        clock,
        onJobChange: (listener) => onJobChange(changeEvents, listener),
        onCompanyChange: (listener) => changeEvents.on('companyChanged', listener),
        mayShow,
      });
      if (built) jobPictureRoutes(pages, db, clientFolder, built.texts);
      if (built && publicUrl !== undefined)
        jobFeed(pages, { db, clock, texts: built.texts, demo: site.demo, site: publicUrl });
      registerRobotsAndSitemap(pages, {
        jobs: sitemapJobs(db),
        companies: sitemapCompanies(db),
        hidden: () => readHiddenMark(db),
        clock,
        publicUrl,
        demo: site.demo,
      });
    });
  });
}
