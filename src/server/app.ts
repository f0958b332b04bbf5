/** Assembles the server: its services, the API's routes, background tasks and web pages. */
import { EventEmitter } from 'node:events';
import { type FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts/account-routes.ts';
import { accountSettingsRoutes, profileRoutes } from './accounts/account-settings-routes.ts';
import { phoneRoutes } from './accounts/phone-routes.ts';
import { passkeyRoutes, passkeySite } from './accounts/passkey-routes.ts';
import { sessionRoutes } from './accounts/session-routes.ts';
import { createSmsGateway } from './accounts/sms-gateway.ts';
import { alertRoutes } from './alerts/alert-routes.ts';
import { applicationRoutes } from './applications/application-routes.ts';
import { startBackground } from './background.ts';
import { companyRoutes } from './companies/company-routes.ts';
import { pictureRoutes } from './companies/picture-routes.ts';
import { cvLinkRoutes } from './cvs/cv-link-routes.ts';
import { cvRoutes } from './cvs/cv-routes.ts';
import { type Database } from './database/connect.ts';
import { readDigestKey } from './database/stored-secret.ts';
import { createAfterReply } from './http/after-reply.ts';
import { registerApi } from './http/api/register-api.ts';
import { type Clock } from './http/clock.ts';
import { createFastify, type Timeouts } from './http/fastify/create-fastify.ts';
import { createGlobalRateLimit } from './http/limits/rate-limits.ts';
import { databaseLimits, memoryLimits, noLimits } from './http/limits/rate-limits.ts';
import { dailyCaps } from './http/limits/rules.ts';
import { registerMetrics } from './http/observability/metrics.ts';
import { registerRequestLog } from './http/observability/request-log.ts';
import { type Services } from './http/services.ts';
import { favouriteRoutes } from './jobs/favourite-routes.ts';
import { createJobDetails } from './jobs/job-details.ts';
import { createJobList } from './jobs/job-list.ts';
import { jobRoutes } from './jobs/job-routes.ts';
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
import { createBot } from './telegram/bot.ts';
import { telegramRoutes } from './telegram/telegram-routes.ts';
import { countTasks } from './tasks/task-store.ts';
import { registerWebPages } from './web-pages.ts';

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
        | 'pushHosts'
        | 'pushInsecure'
        | 'telegramToken'
        | 'telegramApi'
        | 'smsUrl'
        | 'smsToken'
        | 'smsPerDay'
        | 'passkeyOrigins'
      >
    >;
  readonly clock?: Clock;
  /** Timeouts for slow clients; defaults in create-fastify.ts. */
  readonly timeouts?: Timeouts;
  /** The built client. Without it the server is only an API. */
  readonly clientFolder?: string;
  /** Makes the nightly backup. Without it there are no backups. */
  readonly backUp?: ((signal: AbortSignal) => Promise<void>) | undefined;
  /** Whether background tasks run; true by default. */
  readonly background?: boolean;
};

/** Replica lags by their position in READ_DATABASE_URL, from 1. */
const lagsByNumber = (lags: readonly (number | undefined)[]): Record<string, number> =>
  Object.fromEntries(lags.flatMap((lag, at) => (lag === undefined ? [] : [[at + 1, lag]])));

/** Builds the server. Closing the server leaves the database open; the caller closes it. */
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
  const inDatabase = databaseLimits(db, await readDigestKey(db));
  const inMemory = memoryLimits();
  const limits = isShared
    ? // Loose limits on frequent calls: counting them in the database would cost more than it saves.
      { ...inDatabase, searchHelp: inMemory.searchHelp, change: inMemory.change }
    : // Known log-ins must survive a restart.
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
    afterReply: createAfterReply(app),
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
      phoneRoutes(api, services, { send: sms, texts: built?.texts, smsPerDay: settings.smsPerDay ?? 500 });
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
  await registerWebPages(app, { services, jobs, built, clientFolder, publicUrl, limitScope });
  return app;
}
