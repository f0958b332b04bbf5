/** The whole assembly: what the server is made of, on one screen. */
import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts/account-routes.ts';
import { accountSettingsRoutes } from './accounts/account-settings-routes.ts';
import { phoneRoutes } from './accounts/phone-routes.ts';
import { passkeyRoutes } from './accounts/passkey-routes.ts';
import { passkeySite } from './accounts/passkey-site.ts';
import { sessionRoutes } from './accounts/session-routes.ts';
import { createSmsGateway } from './accounts/sms-gateway.ts';
import { profileRoutes } from './accounts/profile-routes.ts';
import { alertRoutes } from './alerts/alert-routes.ts';
import { applicationRoutes } from './applications/application-routes.ts';
import { startBackground } from './background.ts';
import { companyRoutes } from './companies/company-routes.ts';
import { pictureRoutes } from './companies/picture-routes.ts';
import { companyPreviews } from './companies/company-preview.ts';
import { readCompany } from './companies/company-store.ts';
import { realCompanies } from './companies/real-companies.ts';
import { cvLinkRoutes } from './cvs/cv-link-routes.ts';
import { cvRoutes } from './cvs/cv-routes.ts';
import { type Database } from './database/connect.ts';
import { createAfterAnswer } from './http/after-answers.ts';
import { registerApi } from './http/api/register-api.ts';
import { type Clock } from './http/clock.ts';
import { createFastify, type Timeouts } from './http/fastify/create-fastify.ts';
import { createGlobalRateLimit } from './http/limits/rate-limits.ts';
import { databaseLimits, memoryLimits, noLimits } from './http/limits/rate-limits.ts';
import { dailyCaps } from './http/limits/rules.ts';
import { registerMetrics } from './http/observability/metrics.ts';
import { registerRequestLog } from './http/observability/request-log.ts';
import { registerFiles, registerNoFiles } from './http/pages/files.ts';
import { registerPages } from './http/pages/register-pages.ts';
import { registerRobotsAndSitemap } from './http/pages/robots-and-sitemap.ts';
import { ReadyPage } from './http/pages/send-page.ts';
import { type Services } from './http/services.ts';
import { favouriteRoutes } from './jobs/favourite-routes.ts';
import { readHiddenMark } from './jobs/hidden-changes.ts';
import { jobFeed } from './jobs/job-feed.ts';
import { jobPictureRoutes } from './jobs/job-picture-routes.ts';
import { createJobDetails } from './jobs/job-details.ts';
import { createJobList } from './jobs/job-list.ts';
import { pageOpenJobsOf } from './jobs/job-list-pages.ts';
import { jobPreviews } from './jobs/job-preview.ts';
import { mayShow, onJobChange } from './jobs/job-changes.ts';
import { jobRoutes } from './jobs/job-routes.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { accountDeletionRoutes } from './account-deletion/account-deletion-routes.ts';
import { noticeRoutes } from './notices/notice-routes.ts';
import { personalData } from './personal-data.ts';
import { pushRoutes } from './push/push-routes.ts';
import { readPushSettings } from './push/push-settings.ts';
import { reportRoutes } from './reports/report-routes.ts';
import { type Settings } from './settings.ts';
import { readBuiltClient } from './site/built-client.ts';
import { operatorRoutes } from './operators/operator-routes.ts';
import { countWaiting } from './operators/queue.ts';
import { siteRoutes } from './site/site-routes.ts';
import { ssrPages, warmUp } from './site/ssr-pages.ts';
import { createBot } from './telegram/bot.ts';
import { telegramRoutes } from './telegram/telegram-routes.ts';
import { countTasks } from './tasks/task-store.ts';

export type Parts = {
  readonly database: Database;
  readonly settings: Pick<
    Settings,
    'corsOrigins' | 'keepApplicationsMonths' | 'logLevel' | 'metrics' | 'rateLimit' | 'trustProxy'
  > &
    Partial<
      Pick<
        Settings,
        | 'publicUrl'
        | 'review'
        | 'helpNumbers'
        | 'vapidKeys'
        | 'vapidSubject'
        | 'pushInsecure'
        | 'telegramToken'
        | 'telegramApi'
        | 'smsUrl'
        | 'smsToken'
        | 'passkeyOrigins'
      >
    >;
  readonly clock?: Clock;
  /** How long slow clients are waited for; the usual unless said. */
  readonly timeouts?: Timeouts;
  /** Where the built client is; without one the server is an API only. */
  readonly clientFolder?: string;
  /** Makes a backup, every night; there is none without it. */
  readonly backUp?: ((signal: AbortSignal) => Promise<void>) | undefined;
  /** Off where nothing may happen by itself; on unless said. */
  readonly background?: boolean;
};

/** By their place in READ_DATABASE_URL, from 1. */
const lagsByNumber = (lags: readonly (number | undefined)[]): Record<string, number> =>
  Object.fromEntries(lags.flatMap((lag, at) => (lag === undefined ? [] : [[at + 1, lag]])));

/** Builds the server. Closing it leaves the database open: whoever opened that closes it. */
export async function buildApp({
  database,
  settings,
  clock = () => new Date(),
  clientFolder,
  timeouts,
  background = true,
  backUp,
}: Parts): Promise<FastifyInstance> {
  const { db, engine, ping } = database;
  const isShared = engine === 'postgres';
  const { rateLimit, corsOrigins, review = 'off', helpNumbers = ['117'] } = settings;
  const inDatabase = databaseLimits(db);
  const inMemory = memoryLimits();
  const limits = isShared
    ? // A count in the database for every key that somebody types would cost more than its answer.
      { ...inDatabase, searchHelp: inMemory.searchHelp }
    : // Who logged in before is remembered through a restart.
      { ...inMemory, knownLogIn: inDatabase.knownLogIn };
  const app = createFastify({ ...settings, ...(timeouts ? { timeouts } : {}) });
  const services: Services = {
    db,
    guestDb: database.replicas?.db ?? db,
    clock,
    ping,
    isShared,
    limits: rateLimit ? limits : noLimits(),
    dailyCaps: rateLimit ? dailyCaps : undefined,
    afterAnswer: createAfterAnswer(app),
    changeEvents: new EventEmitter(),
    review,
    helpNumbers,
  };

  const { publicUrl } = settings;
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const limitScope = rateLimit ? createGlobalRateLimit() : undefined;

  const push = readPushSettings(db, settings);
  const sms = settings.smsUrl ? createSmsGateway(settings.smsUrl, settings.smsToken) : undefined;
  const bot = settings.telegramToken ? createBot(settings.telegramToken, settings.telegramApi) : undefined;
  const built = clientFolder === undefined ? undefined : await readBuiltClient(clientFolder);
  const jobs = { list: createJobList(services), details: createJobDetails(services) };

  registerRequestLog(app);
  if (settings.metrics)
    registerMetrics(app, {
      waiting: () => countWaiting(db),
      tasks: () => countTasks(db),
      connections: async () => database.connections(),
      replicas: async () => lagsByNumber(database.replicas?.lags() ?? []),
    });

  await app.register(
    async (api) => {
      await registerApi(api, services, { corsOrigins, limitScope, isHttps });
      accountRoutes(api, services);
      phoneRoutes(api, services, { send: sms, texts: built?.texts });
      passkeyRoutes(api, services, {
        site: passkeySite(publicUrl, settings.passkeyOrigins),
        hasSms: sms !== undefined,
      });
      sessionRoutes(api, services);
      profileRoutes(api, services);
      accountDeletionRoutes(api, services, personalData);
      jobRoutes(api, services, jobs);
      favouriteRoutes(api, services);
      applicationRoutes(api, services);
      cvRoutes(api, services);
      cvLinkRoutes(api, services);
      companyRoutes(api, services);
      operatorRoutes(api, services);
      noticeRoutes(api, services);
      alertRoutes(api, services);
      reportRoutes(api, services);
      siteRoutes(api, services);
      pushRoutes(api, services, push);
      telegramRoutes(api, services, bot);
      accountSettingsRoutes(api, services, { hasTelegram: bot !== undefined, hasSms: sms !== undefined });
    },
    { prefix: '/api' },
  );
  await app.register(async (pictures) => pictureRoutes(pictures, services));
  if (background)
    startBackground(app, {
      ...services,
      ...settings,
      push,
      bot,
      texts: built?.texts,
      backUp,
    });
  const pageSources = {
    clock,
    ...jobs,
    companyOf: (id: number) => readCompany(services.guestDb, id, clock()),
    companyJobsOf: (id: number) => pageOpenJobsOf(services.guestDb, id),
  };
  if (built) app.addHook('onReady', () => warmUp({ built, ...pageSources }).catch(() => undefined));
  // A scope of their own: what pages tell browsers would be 700 bytes on every answer of the API.
  await app.register(async (site) => {
    if (clientFolder === undefined) {
      registerNoFiles(site);
      return;
    }
    const bare = new ReadyPage(await readFile(join(clientFolder, 'index.html'), 'utf8'));
    await registerFiles(site, clientFolder, bare);
    // Files cost next to nothing, and one visit asks for many; all else counts like a call.
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
        onJobChange: (listener) => onJobChange(services.changeEvents, listener),
        onCompanyChange: (listener) => services.changeEvents.on('companyChanged', listener),
        mayShow,
      });
      if (built) jobPictureRoutes(pages, db, clientFolder, built.texts);
      if (built && publicUrl !== undefined)
        jobFeed(pages, { db, clock, texts: built.texts, site: publicUrl });
      registerRobotsAndSitemap(pages, {
        jobs: openJobs(db),
        companies: realCompanies(db),
        hidden: () => readHiddenMark(db),
        clock,
        publicUrl,
      });
    });
  });
  return app;
}
