/** The environment as operators write it, right and wrong. */
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('an empty environment gives the defaults of the documentation', () =>
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    backupDir: undefined,
    databaseUrl: undefined,
    readDatabaseUrls: [],
    directDatabaseUrl: undefined,
    preparedStatements: true,
    demoData: true,
    demoReason: 'only this machine can reach it',
    logLevel: 'info',
    rateLimit: true,
    trustProxy: false,
    corsOrigins: ['https://localhost', 'capacitor://localhost'],
    metrics: false,
    keepApplicationsMonths: 12,
    publicUrl: undefined,
    review: 'off',
    helpNumbers: [
      { number: '117', label: 'Police' },
      { number: '1297', label: 'Labour ministry' },
    ],
    siteOwner: undefined,
    siteEmail: undefined,
    sitePhone: undefined,
    siteTelegram: undefined,
    siteAddress: undefined,
    passkeyOrigins: [],
    vapidKeys: undefined,
    vapidSubject: undefined,
    pushHosts: [],
    pushInsecure: false,
    smsUrl: undefined,
    smsToken: undefined,
    smsPerDay: 500,
    telegramToken: undefined,
    telegramWebhook: false,
    telegramChannel: undefined,
    telegramApi: undefined,
    isProduction: false,
  }));

const production = { NODE_ENV: 'production' };
const secure = { PUBLIC_URL: 'https://jobs.example' };
const local = 'only this machine can reach it';
test.each([
  [{}, true, local],
  [production, false, 'NODE_ENV is production'],
  [{ ...production, DEMO_DATA: '' }, false, 'NODE_ENV is production'],
  [{ ...production, DEMO_DATA: '1' }, true, 'DEMO_DATA is on'],
  [secure, false, 'PUBLIC_URL is https'],
  [{ ...secure, DEMO_DATA: 'on' }, true, 'DEMO_DATA is on'],
  [{ PUBLIC_URL: ' HTTPS://jobs.example/' }, false, 'PUBLIC_URL is https'],
  [{ PUBLIC_URL: 'http://127.0.0.1:4100' }, true, local],
  [{ HOST: '0.0.0.0' }, false, 'HOST is not this machine only'],
  [{ HOST: 'jobs.example' }, false, 'HOST is not this machine only'],
  [{ HOST: '::1' }, true, local],
  [{ HOST: 'localhost' }, true, local],
  [{ DEMO_DATA: '0' }, false, 'DEMO_DATA is off'],
])('%j: demonstration %s, because %s', (environment, demoData, demoReason) =>
  expect(readSettings(environment)).toMatchObject({ demoData, demoReason }),
);

test('SITE_ settings say who runs the site', () =>
  expect(
    readSettings({
      SITE_OWNER: ' ការងារកំពត Ltd. ',
      SITE_EMAIL: 'team@jobs.kh',
      SITE_PHONE: '023 726 841',
      SITE_TELEGRAM: '@kampot_jobs',
      SITE_ADDRESS: 'Street 730, Kampot',
    }),
  ).toMatchObject({
    siteOwner: 'ការងារកំពត Ltd.',
    siteEmail: 'team@jobs.kh',
    sitePhone: '023 726 841',
    siteTelegram: 'kampot_jobs',
    siteAddress: 'Street 730, Kampot',
  }));
test.each([
  ['SITE_OWNER', 'a\nb'],
  ['SITE_OWNER', 'x'.repeat(201)],
  ['SITE_EMAIL', 'team'],
  ['SITE_EMAIL', 'Team <team@jobs.kh>'],
  ['SITE_PHONE', 'call us'],
  ['SITE_TELEGRAM', 'https://t.me/jobs'],
  ['SITE_TELEGRAM', 'abc'],
  ['SITE_ADDRESS', 'x'.repeat(301)],
])('%s=%j stops the start', (name, value) =>
  expect(() => readSettings({ [name]: value })).toThrow(`${name} must be `),
);

test('blank values count as absent', () =>
  expect(readSettings({ PORT: ' ', DEMO_DATA: '' }).port).toBe(3000));

test.each([
  ['0', false],
  ['off', false],
  ['FALSE', false],
  ['1', true],
  ['on', true],
  ['true', true],
])('RATE_LIMIT=%s means %s', (value, means) =>
  expect(readSettings({ RATE_LIMIT: value }).rateLimit).toBe(means),
);

test.each([
  ['off', false],
  ['on', 1],
  ['1', 1],
  ['2', 2],
  ['10.0.0.0/8, 2001:DB8::/32,192.0.2.7', ['10.0.0.0/8', '2001:db8::/32', '192.0.2.7']],
])('TRUST_PROXY=%s means %j', (value, means) =>
  expect(readSettings({ TRUST_PROXY: value }).trustProxy).toEqual(means),
);
test.each(['maybe', '10', '-1', '10.0.0.0/33', '10.0.0.0/0', '::/129', '10.0.0.0/8,', 'example.com'])(
  'TRUST_PROXY=%s stops the start',
  (value) =>
    expect(() => readSettings({ TRUST_PROXY: value })).toThrow(
      `TRUST_PROXY must be on, off, a number of proxies up to 9, or their networks such as 10.0.0.0/8, separated by commas, but is "${value}".`,
    ),
);

test('what is not the default is what is written', () =>
  expect(
    readSettings({
      KEEP_APPLICATIONS_MONTHS: '6',
      PUSH_INSECURE: '1',
      TELEGRAM_BOT_TOKEN: '123456:AAtest-token',
      TELEGRAM_WEBHOOK: '1',
      TELEGRAM_CHANNEL: '@karngea_jobs',
      PUBLIC_URL: 'https://jobs.example',
      TELEGRAM_API: 'http://127.0.0.1:8081/bots/',
    }),
  ).toMatchObject({
    keepApplicationsMonths: 6,
    pushInsecure: true,
    telegramToken: '123456:AAtest-token',
    telegramWebhook: true,
    telegramChannel: '@karngea_jobs',
    telegramApi: 'http://127.0.0.1:8081/bots/',
  }));

test.each([
  'api.telegram.org',
  'ftp://example.com',
  'https://name:pass@example.com',
  'https://example.com/?a',
])('TELEGRAM_API=%s stops the start', (value) =>
  expect(() => readSettings({ TELEGRAM_API: value })).toThrow(
    'TELEGRAM_API must be an address such as https://example.com, or http:// on this machine',
  ),
);

test('origins are separated by commas, with or without spaces, capitals and a last slash', () =>
  expect(readSettings({ CORS_ORIGINS: 'https://A.example/, http://b.example:8080' }).corsOrigins).toEqual([
    'https://a.example',
    'http://b.example:8080',
  ]));

test('the public address may end in a slash', () =>
  expect(readSettings({ PUBLIC_URL: 'https://Karngea.example/ ' }).publicUrl).toBe(
    'https://karngea.example',
  ));

test.each([
  [
    { PUBLIC_URL: 'karngea.example' },
    'PUBLIC_URL must be an address such as https://example.com, but is "karngea.example".',
  ],
  [
    { PUBLIC_URL: 'https://karngea.example/app' },
    'PUBLIC_URL must be an address such as https://example.com, but is "https://karngea.example/app".',
  ],
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, but is "abc".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, but is "70000".'],
  [
    { KEEP_APPLICATIONS_MONTHS: '0' },
    'KEEP_APPLICATIONS_MONTHS must be a whole number of months from 1 to 120, but is "0".',
  ],
  [
    { KEEP_APPLICATIONS_MONTHS: '121' },
    'KEEP_APPLICATIONS_MONTHS must be a whole number of months from 1 to 120, but is "121".',
  ],
  [{ DEMO_DATA: 'maybe' }, 'DEMO_DATA must be 1 or 0, true or false, on or off, but is "maybe".'],
  [{ DATABASE_URL: 'mysql://me:secret@x/y' }, 'DATABASE_URL must be a postgres:// URL.'],
  [
    { DATABASE_URL: 'postgres://x/y', READ_DATABASE_URL: 'postgres://x/y,me:secret@x' },
    'READ_DATABASE_URL must be postgres:// URLs, separated by commas.',
  ],
  [
    { DATABASE_URL: 'postgres://x/y', BACKUP_DIR: 'backups' },
    'BACKUP_DIR is for the embedded database: PostgreSQL has tools of its own.',
  ],
  [
    { READ_DATABASE_URL: 'postgres://me:secret@x/y' },
    'READ_DATABASE_URL and DIRECT_DATABASE_URL need DATABASE_URL.',
  ],
  [
    { TELEGRAM_WEBHOOK: '1', PUBLIC_URL: 'http://jobs.example' },
    'TELEGRAM_WEBHOOK needs a PUBLIC_URL with https.',
  ],
  [{ TELEGRAM_CHANNEL: '@karngea_jobs' }, 'TELEGRAM_CHANNEL needs TELEGRAM_BOT_TOKEN.'],
  [{ SMS_URL: 'sms.example?key=secret' }, 'SMS_URL must be an https:// address, or http:// on this machine.'],
  [
    { SMS_URL: 'http://sms.example/send' },
    'SMS_URL must be an https:// address, or http:// on this machine.',
  ],
  [{ SMS_TOKEN: 'a secret' }, 'SMS_TOKEN must be a token without spaces.'],
  [{ SMS_PER_DAY: 'many' }, 'SMS_PER_DAY must be a whole number from 0 to 999999, but is "many".'],
  [
    { CORS_ORIGINS: '*' },
    'CORS_ORIGINS must be origins such as https://example.com, separated by commas, but is "*".',
  ],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".',
  ],
])('%j stops the start with one line', (environment, line) =>
  expect(() => readSettings(environment)).toThrow(line),
);

test.each(['off', 'flagged', 'new'] as const)('REVIEW=%s is a rule', (value) =>
  expect(readSettings({ REVIEW: value }).review).toBe(value),
);
test('REVIEW=all stops the start', () =>
  expect(() => readSettings({ REVIEW: 'all' })).toThrow(
    'REVIEW must be one of off, flagged, new, but is "all".',
  ));

test('HELP_NUMBERS are as they are dialled, separated by commas, with or without labels', () =>
  expect(readSettings({ HELP_NUMBERS: '117, +855 23 726 841 : Women: any time ,1288' }).helpNumbers).toEqual([
    { number: '117', label: null },
    { number: '+855 23 726 841', label: 'Women: any time' },
    { number: '1288', label: null },
  ]));
test.each(['117,', 'police', '117;118', '+', '12-34', '1'.repeat(30), '117:', ':Police'])(
  'HELP_NUMBERS=%s stops the start',
  (value) =>
    expect(() => readSettings({ HELP_NUMBERS: value })).toThrow(
      `HELP_NUMBERS must be telephone numbers of digits, spaces and +, each with a label if you like, such as 117:Police,1297, but is "${value}".`,
    ),
);

test('the keys of pushes are set together, and never shown', () => {
  const VAPID_PUBLIC_KEY = Buffer.alloc(65, 4).toString('base64url');
  const VAPID_PRIVATE_KEY = Buffer.alloc(32, 7).toString('base64url');
  expect(readSettings({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }).vapidKeys).toEqual({
    publicKey: VAPID_PUBLIC_KEY,
    privateKey: VAPID_PRIVATE_KEY,
  });
  expect(() => readSettings({ VAPID_PUBLIC_KEY })).toThrow('are set together or not at all.');
  expect(() => readSettings({ VAPID_PRIVATE_KEY: 'secret' })).toThrow(
    /^VAPID_PRIVATE_KEY must be the 32 bytes of a private key of P-256 in base64url\.$/,
  );
});
test.each([
  ['mailto:team@example.com', true],
  ['https://example.com', true],
  ['team@example.com', false],
  ['http://example.com', false],
])('VAPID_SUBJECT=%s can be used: %s', (value, isGood) => {
  const reading = () => readSettings({ VAPID_SUBJECT: value });
  if (isGood) expect(reading().vapidSubject).toBe(value);
  else expect(reading).toThrow('VAPID_SUBJECT must be an address such as mailto:team@example.com');
});
