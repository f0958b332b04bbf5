/** The whole assembly: what the server is made of, on one screen. */
import { EventEmitter } from 'node:events';
import { type FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts/account-routes.ts';
import { profileRoutes } from './accounts/profile-routes.ts';
import { applicationRoutes } from './applications/application-routes.ts';
import { cvRoutes } from './cvs/cv-routes.ts';
import { type Database } from './database/connect.ts';
import { registerApi } from './http/api/register-api.ts';
import { type Clock } from './http/clock.ts';
import { startHousekeeping } from './http/housekeeping.ts';
import { createFastify, type Timeouts } from './http/fastify/create-fastify.ts';
import { databaseLimits, memoryLimits, noLimits } from './http/limits/rate-limits.ts';
import { registerMetrics } from './http/observability/metrics.ts';
import { registerRequestLog } from './http/observability/request-log.ts';
import { registerPages } from './http/pages/pages.ts';
import { registerRobotsAndSitemap } from './http/pages/robots-and-sitemap.ts';
import { type Services } from './http/services.ts';
import { favouriteRoutes } from './jobs/favourite-routes.ts';
import { jobPictureRoutes } from './jobs/job-picture-routes.ts';
import { createJobDetails } from './jobs/job-details.ts';
import { createJobList } from './jobs/job-list.ts';
import { previewJob } from './jobs/job-preview.ts';
import { jobRoutes } from './jobs/job-routes.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { type Settings } from './settings.ts';
import { readBuiltClient } from './site/built-client.ts';
import { describePage } from './site/page-texts.ts';
import { siteRoutes } from './site/site-routes.ts';
import { ssrPages, warmUp } from './site/ssr-pages.ts';

export type Parts = {
  readonly database: Database;
  readonly settings: Pick<Settings, 'corsOrigins' | 'logLevel' | 'metrics' | 'rateLimit' | 'trustProxy'> &
    Partial<Pick<Settings, 'demoData' | 'publicUrl'>>;
  readonly clock?: Clock;
  /** How long slow clients are waited for; the usual unless said. */
  readonly timeouts?: Timeouts;
  /** Where the built client is; without one the server is an API only. */
  readonly clientFolder?: string;
};

/** Builds the server. Closing it leaves the database open: whoever opened that closes it. */
export async function buildApp({
  database,
  settings,
  clock = () => new Date(),
  clientFolder,
  timeouts,
}: Parts): Promise<FastifyInstance> {
  const { db, engine, ping } = database;
  const isShared = engine === 'postgres';
  const { rateLimit, corsOrigins } = settings;
  const limits = isShared ? databaseLimits(db) : memoryLimits();
  const services: Services = {
    db,
    clock,
    ping,
    isShared,
    limits: rateLimit ? limits : noLimits(),
    changeEvents: new EventEmitter(),
  };

  const jobs = { list: createJobList(services), details: createJobDetails(services) };

  const app = createFastify({ ...settings, ...(timeouts ? { timeouts } : {}) });
  app.addHook('onClose', startHousekeeping(db, clock));
  registerRequestLog(app);
  if (settings.metrics) registerMetrics(app);

  await app.register(
    async (api) => {
      await registerApi(api, services, { corsOrigins, rateLimit });
      accountRoutes(api, services);
      profileRoutes(api, services);
      jobRoutes(api, services, jobs);
      favouriteRoutes(api, services);
      applicationRoutes(api, services);
      cvRoutes(api, services);
      siteRoutes(api, services);
    },
    { prefix: '/api' },
  );
  const { publicUrl, demoData = true } = settings;
  const built = clientFolder === undefined ? undefined : await readBuiltClient(clientFolder);
  if (built) app.addHook('onReady', () => warmUp({ built, clock, ...jobs }).catch(() => undefined));
  // A scope of their own: what pages tell browsers would be 700 bytes on every answer of the API.
  await app.register(async (pages) => {
    await registerPages(pages, {
      folder: clientFolder,
      publicUrl,
      describe: describePage,
      previewOf: (id, asked) => previewJob(db, id, { asked, isReal: !demoData }),
      contentOf: built ? ssrPages({ built, clock, ...jobs }) : async () => undefined,
      clock,
      changeEvents: services.changeEvents,
    });
    if (clientFolder === undefined) return;
    jobPictureRoutes(pages, db, clientFolder);
    registerRobotsAndSitemap(pages, { jobs: openJobs(db), clock, publicUrl });
  });
  return app;
}
