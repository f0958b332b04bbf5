/** Assembles the server: its services, the API's routes, background tasks and web pages. */
import { type FastifyInstance } from 'fastify';
import { accountDeletionRoutes } from './account-deletion/account-deletion-routes.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import { createLaunchReader } from './accounts/launch-data.ts';
import { createSmsGateway } from './accounts/sms-gateway.ts';
import { alertRoutes } from './alerts/alert-routes.ts';
import { applicationRoutes } from './applications/application-routes.ts';
import { startBackground } from './background.ts';
import { companyRoutes } from './companies/company-routes.ts';
import { contactRoutes } from './contact/contact-routes.ts';
import { cvRoutes } from './cvs/cv-routes.ts';
import { cvPdfRoutes } from './cvs/pdf/cv-pdf-routes.ts';
import { createPdfThread } from './cvs/pdf/pdf-thread.ts';
import { type Database } from './database/connect.ts';
import { registerApi } from './http/api/register-api.ts';
import { type Clock } from './http/clock.ts';
import { addSecurityHeaders, createFastify, type Timeouts } from './http/fastify/create-fastify.ts';
import { createGlobalRateLimit } from './http/limits/rate-limits.ts';
import { registerMetrics } from './http/observability/metrics.ts';
import { registerRequestLog } from './http/observability/request-log.ts';
import { createServices } from './http/services.ts';
import { createJobDetails } from './jobs/job-details.ts';
import { createJobList } from './jobs/job-list-cache.ts';
import { jobRoutes } from './jobs/job-routes.ts';
import { createUsedOccupations } from './jobs/used-occupations.ts';
import { noticeRoutes } from './notices/notice-routes.ts';
import { onBehalfRoutes } from './operators/on-behalf/on-behalf-routes.ts';
import { operatorRoutes } from './operators/operator-routes.ts';
import { countWaiting } from './operators/queue.ts';
import { personalData } from './personal-data.ts';
import { pushRoutes } from './push/push-routes.ts';
import { readPushSettings } from './push/push-settings.ts';
import { reportRoutes } from './reports/report-routes.ts';
import { type Settings } from './settings.ts';
import { readBuiltClient } from './site/built-client.ts';
import { siteInfoOf } from './site/site-from-settings.ts';
import { siteRoutes } from './site/site-routes.ts';
import { statisticsRoutes } from './statistics/statistics-routes.ts';
import { countTasks } from './tasks/task-store.ts';
import { createBot } from './telegram/bot.ts';
import { fileLinkRoutes } from './telegram/file-link-routes.ts';
import { telegramRoutes } from './telegram/telegram-routes.ts';
import { registerWebPages } from './web-pages.ts';

/** The routes of each noun, and their order in the API's documentation. */
const nouns = [
  accountRoutes,
  accountDeletionRoutes,
  jobRoutes,
  contactRoutes,
  applicationRoutes,
  cvRoutes,
  cvPdfRoutes,
  companyRoutes,
  operatorRoutes,
  onBehalfRoutes,
  noticeRoutes,
  alertRoutes,
  reportRoutes,
  siteRoutes,
  statisticsRoutes,
  pushRoutes,
  telegramRoutes,
  fileLinkRoutes,
];

type RequiredSettings =
  | 'corsOrigins'
  | 'demoData'
  | 'helpNumbers'
  | 'keepApplicationsMonths'
  | 'logLevel'
  | 'metrics'
  | 'rateLimit'
  | 'trustProxy';

type Parts = {
  readonly database: Database;
  readonly settings: Pick<Settings, RequiredSettings> & Partial<Settings>;
  readonly clock?: Clock;
  /** Timeouts for slow clients; defaults in create-fastify.ts. */
  readonly timeouts?: Timeouts;
  /** The built client. Without it the server is only an API. */
  readonly clientFolder?: string;
  /** Makes the nightly backup. Without it there are no backups. */
  readonly backUp?: ((signal: AbortSignal) => Promise<void>) | undefined;
  /** Whether background tasks run, and how often an idle server polls for them. */
  readonly background?: false | { readonly idlePollMs?: number };
};

/** Builds the server. Closing the server leaves the database open; the caller closes it. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const {
    database,
    settings,
    clock = () => new Date(),
    clientFolder,
    timeouts,
    background = {},
    backUp,
  } = parts;
  const { publicUrl, rateLimit, corsOrigins, smsUrl, smsToken, telegramToken, telegramApi } = settings;
  const app = createFastify({ ...settings, ...(timeouts ? { timeouts } : {}) });
  addSecurityHeaders(app, publicUrl?.startsWith('https:') ?? false);
  const site = siteInfoOf(settings);
  const helpNumbers = site.help_numbers.map(({ number }) => number);
  const services = await createServices(app, { ...settings, database, clock, helpNumbers });
  const { db } = services;
  const limitScope = rateLimit ? createGlobalRateLimit() : undefined;
  const built = clientFolder === undefined ? undefined : await readBuiltClient(clientFolder, site);
  const jobs = {
    list: createJobList(services),
    details: createJobDetails(services),
    occupations: createUsedOccupations(services),
  };
  const context = {
    ...settings,
    ...services,
    site,
    jobs,
    personalData,
    pdf: createPdfThread(),
    backUp,
    push: readPushSettings(db, settings),
    sms: smsUrl ? createSmsGateway(smsUrl, smsToken) : undefined,
    readLaunchData: telegramToken ? createLaunchReader(telegramToken) : undefined,
    bot: telegramToken ? createBot(telegramToken, telegramApi) : undefined,
    /** Texts of messages and previews; undefined without a built client. */
    texts: built?.texts,
  };

  app.addHook('onClose', () => context.pdf.stop());
  registerRequestLog(app);
  if (settings.metrics)
    registerMetrics(app, {
      waiting: () => countWaiting(db),
      tasks: () => countTasks(db),
      connections: async () => database.connections(),
      replicaLags: () => database.replicas?.lags() ?? [],
    });
  await app.register(
    async (api) => {
      await registerApi(api, services, { corsOrigins, limitScope });
      for (const routes of nouns) routes(api, context);
    },
    { prefix: '/api' },
  );
  if (background) startBackground(app, context, background);
  await registerWebPages(app, { services, site, jobs, built, clientFolder, publicUrl, limitScope });
  return app;
}
