/** Specs in a real browser against the real server; the router bridge has a demonstration app of its own. */
import { defineConfig, devices } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { args, testBrowserPath } from './scripts/browser.mjs';
import './scripts/temporary-folder.mjs';
import { type Locale } from './tests/support/wording.ts';

/** Workers read this file again: they find the ports and the folder that the first reading chose. */
const port = (process.env['E2E_PORT'] ??= String(await getPort({ port: 4100 })));
const address = `http://127.0.0.1:${port}`;
const dataDir = process.env['E2E_DATA_DIR'] ?? temporaryFolder();
const bridgePort = (process.env['BRIDGE_PORT'] ??= String(await getPort({ port: 4121 })));
/** `npm run test:nightly` also runs the other two pairs of width and language. */
const nightly = process.env['NIGHTLY'] === '1';
/** Which servers are needed: starting them takes seconds that one test alone should not wait for. */
const chosen = process.argv.filter((argument) => argument.startsWith('--project='));
const isChosen = (project: string) => chosen.length === 0 || chosen.includes(`--project=${project}`);
const withBridge = isChosen('bridge');
const onlyBridge = withBridge && chosen.length === 1;
const served = {
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  reuseExistingServer: false,
  timeout: 120_000,
};
/** The folder where `npm test` collects what each run counted. */
const results = process.env['TEST_RESULTS'];

const bridge = /bridge.*\.spec\.ts/;
/** It chooses languages, themes and sizes itself. */
const everyPage = /every-page\.spec\.ts/;
/** Real phones have two or three pixels to one; drawing them takes time and no test looks at them. */
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };

/** What is slow, and a variant of what is tested each time. */
const slow = nightly ? [] : [/@nightly/];

/** Specs about motion, the engines' and everything at night see pages move; here it would take a tenth of the time. */
const contextOptions = nightly ? {} : { reducedMotion: 'reduce' as const };

/** Tests run on a phone in Khmer; `@desktop` says on a desktop in English instead, `@each-width` at night on both. */
const phoneIn = (language: Locale) => ({
  name: `phone-${language}`,
  testIgnore: [bridge, everyPage],
  grepInvert: [/@desktop/, ...slow],
  use: { ...phone, language, contextOptions },
});
const desktopIn = (language: Locale) => ({
  name: `desktop-${language}`,
  testIgnore: [bridge, everyPage],
  grep: nightly ? /@desktop|@each-width/ : /@desktop/,
  grepInvert: slow,
  use: { ...desktop, language, contextOptions },
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'karngea-e2e-'));
  process.env['E2E_DATA_DIR'] = folder;
  process.on('exit', () => {
    for (const made of [folder, `${folder}-operators`]) rmSync(made, { recursive: true, force: true });
  });
  return folder;
}

export default defineConfig<{ language: Locale }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  // A machine that hiccups must not stop a delivery; a test that needed its second try is named at the end.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  workers: 2,
  // Nets, not assertions: a busy machine may take its time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: results
    ? [['list'], ['json', { outputFile: `${results}/${process.env['TEST_RUN'] ?? 'e2e'}.json` }]]
    : 'list',
  use: {
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'Asia/Phnom_Penh',
    trace: 'on-first-retry',
    // A page's worker stores 1.5 MB at its first visit; specs about it, and the main one, ask for it.
    serviceWorkers: 'block',
    launchOptions: { args, ...(testBrowserPath ? { executablePath: testBrowserPath } : {}) },
  },
  webServer: [
    ...(onlyBridge
      ? []
      : [
          {
            command:
              'node --import tsx tests/e2e/operators-in-advance.ts && exec node --enable-source-maps --disable-warning=ExperimentalWarning dist/server/main.js',
            url: `${address}/api/health`,
            env: {
              PORT: port,
              E2E_DATA_DIR: dataDir,
              DATA_DIR: dataDir,
              DATABASE_URL: '',
              PUBLIC_URL: address,
              RATE_LIMIT: '0',
              // The browser's push service has a double on this machine.
              PUSH_INSECURE: '1',
              LOG_LEVEL: 'error',
            },
            ...served,
          },
        ]),
    ...(withBridge
      ? [
          {
            command: 'node --import tsx tests/bridge-demo/serve.ts',
            url: `http://127.0.0.1:${bridgePort}`,
            env: { BRIDGE_PORT: bridgePort },
            ...served,
          },
        ]
      : []),
  ],
  projects: [
    phoneIn('km'),
    desktopIn('en'),
    ...(nightly ? [phoneIn('en'), desktopIn('km')] : []),
    {
      name: 'pages',
      testMatch: everyPage,
      use: { hasTouch: true, contextOptions: { reducedMotion: 'reduce' }, trace: 'off' },
    },
    {
      name: 'bridge',
      testMatch: bridge,
      grepInvert: slow,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 800 },
        contextOptions,
        trace: 'off',
        baseURL: `http://127.0.0.1:${bridgePort}`,
      },
    },
  ],
});
