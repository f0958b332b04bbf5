/** Everything outside the API: logos, the client's files, its pages with previews, the job feed and the sitemap. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FastifyInstance } from 'fastify';
import { listOccupations } from '#contract/job-occupations.ts';
import { companyPreviews } from './companies/company-preview.ts';
import { readCompany } from './companies/company-store.ts';
import { pictureRoutes } from './companies/picture-routes.ts';
import { sitemapCompanies } from './companies/sitemap-companies.ts';
import { type LimitScope } from './http/limits/rate-limits.ts';
import { registerFiles, registerNoFiles } from './http/pages/files.ts';
import { registerPages } from './http/pages/register-pages.ts';
import { registerRobotsAndSitemap } from './http/pages/robots-and-sitemap.ts';
import { ReadyPage } from './http/pages/send-page.ts';
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
  readonly jobs: JobCaches;
  readonly built: Awaited<ReturnType<typeof readBuiltClient>> | undefined;
  readonly clientFolder: string | undefined;
  readonly publicUrl: string | undefined;
  readonly limitScope: LimitScope | undefined;
};

export async function registerWebPages(
  app: FastifyInstance,
  { services, jobs, built, clientFolder, publicUrl, limitScope }: WebPages,
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
  await app.register(async (site) => {
    if (clientFolder === undefined) {
      registerNoFiles(site);
      return;
    }
    const bare = new ReadyPage(await readFile(join(clientFolder, 'index.html'), 'utf8'));
    await registerFiles(site, clientFolder, bare);
    // Files are cheap and one visit loads many, so only what follows counts towards the rate limit.
    await site.register(async (pages) => {
      limitScope?.(pages);
      registerPages(pages, {
        bare,
        publicUrl,
        about: built && {
          describe: built.texts.page,
          previews: {
            '/jobDetail/:id': jobPreviews({ db, details: jobs.details, texts: built.texts, site: publicUrl }),
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
        jobFeed(pages, { db, clock, texts: built.texts, site: publicUrl });
      registerRobotsAndSitemap(pages, {
        jobs: sitemapJobs(db),
        companies: sitemapCompanies(db),
        hidden: () => readHiddenMark(db),
        clock,
        publicUrl,
      });
    });
  });
}
