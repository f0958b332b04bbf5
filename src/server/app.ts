/** The whole assembly: what the server is made of, on one screen. */
import { type FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts/account-routes.ts';
import { profileRoutes } from './accounts/profile-routes.ts';
import { applicationRoutes } from './applications/application-routes.ts';
import { cvRoutes } from './cvs/cv-routes.ts';
import { type Database } from './database/connect.ts';
import { watchAnswers } from './http/answered.ts';
import { prepareApi } from './http/api.ts';
import { createChanges } from './http/changes.ts';
import { type Clock } from './http/clock.ts';
import { keepTidy } from './http/housekeeping.ts';
import { registerCrawlers } from './http/crawlers.ts';
import { createFloods } from './http/floods.ts';
import { createFastify, type Patience } from './http/fastify.ts';
import { answerKeptFirst } from './http/kept-answers.ts';
import { callLog } from './http/logging.ts';
import { memoryLimiter } from './http/memory-limiter.ts';
import { createMetrics, registerMetrics } from './http/metrics.ts';
import { registerPages } from './http/pages.ts';
import { noLimits } from './http/rate-limits.ts';
import { type Services } from './http/services.ts';
import { sharedLimiter } from './http/shared-limiter.ts';
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
  readonly patience?: Patience;
  /** Where the built client is; without one the server is an API only. */
  readonly clientFolder?: string;
};

/** Builds the server. Closing it leaves the database open: whoever opened that closes it. */
export async function buildApp({
  database,
  settings,
  clock = () => new Date(),
  clientFolder,
  patience,
}: Parts): Promise<FastifyInstance> {
  const { db, readRow, engine, ping } = database;
  const isShared = engine === 'postgres';
  const limiter = isShared ? sharedLimiter(db, clock) : memoryLimiter(clock);
  const services: Services = {
    db,
    readRow,
    clock,
    ping,
    isShared,
    limiter: settings.rateLimit ? limiter : noLimits,
    changes: createChanges(),
  };

  const jobs = { list: createJobList(services), details: createJobDetails(services) };

  const app = createFastify({ ...settings, ...(patience ? { patience } : {}) });
  app.addHook('onClose', keepTidy(db, clock));
  const metrics = settings.metrics ? createMetrics() : undefined;
  const watchers = [...callLog(app.log), ...(metrics ? [metrics.watch] : [])];
  watchAnswers(app, watchers);
  const floods = settings.rateLimit ? createFloods(clock) : undefined;
  answerKeptFirst(app, { clock, floods, watchers, trustProxy: settings.trustProxy });
  if (metrics) registerMetrics(app, metrics);

  await app.register(
    async (api) => {
      await prepareApi(api, services, { corsOrigins: settings.corsOrigins, floods });
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
      changes: services.changes,
    });
    if (clientFolder === undefined) return;
    jobPictureRoutes(pages, db, clientFolder);
    registerCrawlers(pages, { jobs: openJobs(db), clock, publicUrl });
  });
  return app;
}
