/** Reads and validates the settings from the environment (product 12.1). */
import * as z from 'zod/mini';
import { type ReviewRule, reviewRules } from '#contract/job-fields.ts';
import { type HelpNumber } from '#contract/site-info.ts';
import { type DatabaseSettings } from './database/connect.ts';
import { type TrustProxy } from './http/fastify/create-fastify.ts';
import {
  apps,
  bytes,
  databaseUrl,
  databaseUrls,
  helpNumbers,
  hosts,
  logLevels,
  matching,
  months,
  onOff,
  origins,
  port,
  proxies,
  publicUrl,
  setting,
  siteSettings,
  smsPerDay,
} from './setting-fields.ts';

const pushSettings = {
  VAPID_PUBLIC_KEY: setting(bytes(65, 'the 65 bytes of a public key of P-256')),
  VAPID_PRIVATE_KEY: setting(bytes(32, 'the 32 bytes of a private key of P-256')),
  VAPID_SUBJECT: setting(
    z.optional(
      z
        .string()
        .check(
          z.refine(
            (value) => /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value),
            'must be an address such as mailto:team@example.com or https://example.com',
          ),
        ),
    ),
  ),
  PUSH_HOSTS: setting(hosts),
  PUSH_INSECURE: onOff(false),
  TELEGRAM_BOT_TOKEN: matching(/^[\w:-]{10,200}$/, 'must be the token of a bot'),
  TELEGRAM_WEBHOOK: onOff(false),
  TELEGRAM_CHANNEL: matching(
    /^(?:@[a-z]\w{4,31}|-100\d{5,15})$/i,
    'must be the user name of a channel such as @my_jobs, or its id such as -1001234567890',
  ),
  SMS_URL: matching(
    /^(?:https:\/\/[^\s/?#@]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?)(?:[/?]\S*)?$/,
    'must be an https:// address, or http:// on this machine',
  ),
  SMS_TOKEN: matching(/^[\x21-\x7e]{1,500}$/, 'must be a token without spaces'),
  SMS_PER_DAY: smsPerDay,
  TELEGRAM_API: setting(
    z.optional(
      z
        .string()
        .check(
          z.refine(
            (value) =>
              /^(?:https:\/\/[^\s?#@]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/[^\s?#@]*)?)$/i.test(
                value.trim(),
              ) && URL.canParse(value.trim()),
            'must be an address such as https://example.com, or http:// on this machine',
          ),
        ),
    ),
  ),
};

const loopback = /^(?:localhost|127(?:\.\d+){3}|::1|\[::1\])$/;

/** Why the site is a real board unless DEMO_DATA says otherwise; undefined if nothing speaks against a demonstration. */
function realBoardReason({ NODE_ENV, HOST, PUBLIC_URL }: NodeJS.ProcessEnv): string | undefined {
  if (NODE_ENV === 'production') return 'NODE_ENV is production';
  if (/^https:/i.test(PUBLIC_URL?.trim() ?? '')) return 'PUBLIC_URL is https';
  const host = HOST?.trim() ?? '';
  return host === '' || loopback.test(host) ? undefined : 'HOST is not this machine only';
}

const settingsOf = (hasDemonstration: boolean) =>
  z.object({
    PORT: setting(port),
    HOST: setting(z._default(z.string(), '127.0.0.1')),
    DATA_DIR: setting(z._default(z.string(), './data')),
    BACKUP_DIR: setting(z.optional(z.string())),
    DATABASE_URL: setting(databaseUrl),
    READ_DATABASE_URL: setting(databaseUrls),
    DIRECT_DATABASE_URL: setting(databaseUrl),
    PREPARED_STATEMENTS: onOff(true),
    DEMO_DATA: onOff(hasDemonstration),
    LOG_LEVEL: setting(z._default(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`), 'info')),
    RATE_LIMIT: onOff(true),
    TRUST_PROXY: setting(proxies),
    CORS_ORIGINS: setting(origins),
    METRICS: onOff(false),
    KEEP_APPLICATIONS_MONTHS: setting(months(12)),
    PUBLIC_URL: setting(publicUrl),
    PASSKEY_ORIGINS: setting(apps),
    REVIEW: setting(z._default(z.enum(reviewRules, `must be one of ${reviewRules.join(', ')}`), 'off')),
    HELP_NUMBERS: setting(helpNumbers),
    ...siteSettings,
    ...pushSettings,
  });

export type Settings = {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Folder of nightly backups of the embedded database. Without it there are none. */
  readonly backupDir: string | undefined;
  /** A PostgreSQL server to use instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Its replicas, for reads by guests. */
  readonly readDatabaseUrls: readonly string[];
  /** The same server without a pooler. */
  readonly directDatabaseUrl: string | undefined;
  /** False for poolers without support for them. */
  readonly preparedStatements: boolean;
  /** Whether the site is a demonstration, and not a real board. */
  readonly demoData: boolean;
  /** Why it is one or the other. */
  readonly demoReason: string;
  readonly logLevel: (typeof logLevels)[number];
  readonly rateLimit: boolean;
  readonly trustProxy: TrustProxy;
  readonly corsOrigins: readonly string[];
  readonly metrics: boolean;
  /** How long copies of CVs are retained after the decision, or after the job closed. */
  readonly keepApplicationsMonths: number;
  /** The site's origin. Without it pages have no absolute links. */
  readonly publicUrl: string | undefined;
  /** Origins of apps that may use the site's passkeys. */
  readonly passkeyOrigins: readonly string[];
  /** Which postings need an operator's approval. */
  readonly review: ReviewRule;
  /** Numbers to call in danger. */
  readonly helpNumbers: readonly HelpNumber[];
  /** Who is responsible for the site, and how to reach them. */
  readonly siteOwner: string | undefined;
  readonly siteEmail: string | undefined;
  readonly sitePhone: string | undefined;
  /** A user name without `@`. */
  readonly siteTelegram: string | undefined;
  readonly siteAddress: string | undefined;
  /** VAPID keys; undefined if they are in the database. */
  readonly vapidKeys: { readonly publicKey: string; readonly privateKey: string } | undefined;
  /** Contact for push services. */
  readonly vapidSubject: string | undefined;
  /** Push services in addition to those of the usual browsers. */
  readonly pushHosts: readonly string[];
  /** Allows pushes to private addresses, for tests. */
  readonly pushInsecure: boolean;
  /** The SMS gateway. Without it there are no SMS. */
  readonly smsUrl: string | undefined;
  readonly smsToken: string | undefined;
  readonly smsPerDay: number;
  /** Token of the bot that sends notices. Without it there is none. */
  readonly telegramToken: string | undefined;
  /** Whether Telegram sends updates to the site, instead of one node polling them. */
  readonly telegramWebhook: boolean;
  /** The channel where new jobs are posted. */
  readonly telegramChannel: string | undefined;
  /** Replaces Telegram's API, for tests. */
  readonly telegramApi: string | undefined;
};

export const databaseSettings = ({ databaseUrl, dataDir, ...more }: Settings): DatabaseSettings =>
  databaseUrl
    ? {
        url: databaseUrl,
        directUrl: more.directDatabaseUrl,
        readUrls: more.readDatabaseUrls,
        preparedStatements: more.preparedStatements,
      }
    : { dataDir };

/** The message is one line with the variable, the rule and the value. */
class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** Values that may contain secrets and are never shown. */
const secret = [
  'DATABASE_URL',
  'READ_DATABASE_URL',
  'DIRECT_DATABASE_URL',
  'VAPID_PRIVATE_KEY',
  'TELEGRAM_BOT_TOKEN',
  'SMS_URL',
  'SMS_TOKEN',
];
const shown = (name: string, value: string | undefined): string =>
  secret.includes(name) ? '' : `, but is ${JSON.stringify(value ?? '')}`;

function vapidKeysOf(publicKey: string | undefined, privateKey: string | undefined) {
  if (publicKey !== undefined && privateKey !== undefined) return { publicKey, privateKey };
  if (publicKey === undefined && privateKey === undefined) return undefined;
  throw new SettingError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are set together or not at all.');
}

/** Throws SettingError for the first invalid setting. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const isProduction = environment['NODE_ENV'] === 'production';
  const reason = realBoardReason(environment);
  const parsed = z.safeParse(settingsOf(reason === undefined), environment);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'The environment');
    throw new SettingError(`${name} ${issue?.message ?? 'is not valid'}${shown(name, environment[name])}.`);
  }
  const values = parsed.data;
  if (
    values.DATABASE_URL === undefined &&
    (values.READ_DATABASE_URL.length > 0 || values.DIRECT_DATABASE_URL)
  )
    throw new SettingError('READ_DATABASE_URL and DIRECT_DATABASE_URL need DATABASE_URL.');
  if (values.DATABASE_URL !== undefined && values.BACKUP_DIR !== undefined)
    throw new SettingError('BACKUP_DIR is for the embedded database: PostgreSQL has tools of its own.');
  if (values.TELEGRAM_WEBHOOK && !values.PUBLIC_URL?.startsWith('https:'))
    throw new SettingError('TELEGRAM_WEBHOOK needs a PUBLIC_URL with https.');
  if (values.TELEGRAM_CHANNEL !== undefined && values.TELEGRAM_BOT_TOKEN === undefined)
    throw new SettingError('TELEGRAM_CHANNEL needs TELEGRAM_BOT_TOKEN.');
  return {
    isProduction,
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    backupDir: values.BACKUP_DIR,
    databaseUrl: values.DATABASE_URL,
    readDatabaseUrls: values.READ_DATABASE_URL,
    directDatabaseUrl: values.DIRECT_DATABASE_URL,
    preparedStatements: values.PREPARED_STATEMENTS,
    demoData: values.DEMO_DATA,
    demoReason: environment['DEMO_DATA']?.trim()
      ? `DEMO_DATA is ${values.DEMO_DATA ? 'on' : 'off'}`
      : (reason ?? 'only this machine can reach it'),
    logLevel: values.LOG_LEVEL,
    rateLimit: values.RATE_LIMIT,
    trustProxy: values.TRUST_PROXY,
    corsOrigins: values.CORS_ORIGINS,
    metrics: values.METRICS,
    keepApplicationsMonths: values.KEEP_APPLICATIONS_MONTHS,
    publicUrl: values.PUBLIC_URL,
    passkeyOrigins: values.PASSKEY_ORIGINS,
    review: values.REVIEW,
    helpNumbers: values.HELP_NUMBERS,
    siteOwner: values.SITE_OWNER,
    siteEmail: values.SITE_EMAIL,
    sitePhone: values.SITE_PHONE,
    siteTelegram: values.SITE_TELEGRAM,
    siteAddress: values.SITE_ADDRESS,
    vapidKeys: vapidKeysOf(values.VAPID_PUBLIC_KEY, values.VAPID_PRIVATE_KEY),
    vapidSubject: values.VAPID_SUBJECT,
    pushHosts: values.PUSH_HOSTS,
    pushInsecure: values.PUSH_INSECURE,
    smsUrl: values.SMS_URL,
    smsToken: values.SMS_TOKEN,
    smsPerDay: values.SMS_PER_DAY,
    telegramToken: values.TELEGRAM_BOT_TOKEN,
    telegramWebhook: values.TELEGRAM_WEBHOOK,
    telegramChannel: values.TELEGRAM_CHANNEL,
    telegramApi: values.TELEGRAM_API?.trim(),
  };
}
