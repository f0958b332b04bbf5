/** Stories in a real browser against the real server; the router bridge has a demonstration app of its own. */
import { defineConfig, devices } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { args, executablePath } from './scripts/browser.mjs';

/** Workers read this file again: they find the port that the first reading chose. */
const port = (process.env['E2E_PORT'] ??= String(await getPort({ port: 4100 })));
const address = `http://127.0.0.1:${port}`;
const dataDir = process.env['E2E_DATA_DIR'] ?? temporaryFolder();
const bridge = /bridge.*\.spec\.ts/;
/** They choose languages, themes and sizes themselves. */
const everyPage = /every-page.*\.spec\.ts/;
/** The router bridge has a demonstration of its own, served twice; without other tests it needs no server of ours. */
const onlyBridge = process.argv.includes('--project=bridge');
const withBridge = onlyBridge || !process.argv.some((argument) => argument.startsWith('--project='));
const bridgePorts = {
  BRIDGE_DEVELOPMENT_PORT: (process.env['BRIDGE_DEVELOPMENT_PORT'] ??= String(await getPort({ port: 4121 }))),
  BRIDGE_PRODUCTION_PORT: (process.env['BRIDGE_PRODUCTION_PORT'] ??= String(await getPort({ port: 4221 }))),
};
const served = {
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  reuseExistingServer: false,
  timeout: 120_000,
};
/** The folder where `npm test` collects what each run counted. */
const results = process.env['TEST_RESULTS'];

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'karngea-e2e-'));
  process.env['E2E_DATA_DIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  // A machine that hiccups must not stop a delivery; a story that needed its second try is named at the end.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: results ? [['list'], ['json', { outputFile: `${results}/e2e.json` }]] : 'list',
  use: {
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'Asia/Phnom_Penh',
    trace: 'on-first-retry',
    // A page's worker stores 1.5 MB at its first visit; stories about it, and the main story, ask for it.
    serviceWorkers: 'block',
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: [
    ...(onlyBridge
      ? []
      : [
          {
            command: 'node --enable-source-maps --disable-warning=ExperimentalWarning dist/server/main.js',
            url: `${address}/api/health`,
            env: { PORT: port, DATA_DIR: dataDir, DATABASE_URL: '', RATE_LIMIT: '0', LOG_LEVEL: 'error' },
            ...served,
          },
        ]),
    ...(withBridge
      ? [
          {
            command: 'node --import tsx tests/bridge-demo/serve.ts',
            url: `http://127.0.0.1:${bridgePorts.BRIDGE_PRODUCTION_PORT}`,
            env: bridgePorts,
            ...served,
          },
        ]
      : []),
  ],
  projects: [
    {
      name: 'phone',
      testIgnore: [bridge, everyPage],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      // Words are told in both languages on phones; what differs by width is told once more in English.
      grepInvert: / in km /,
      // What the worker and the outbox do is the same at every width; who may see it is told on both.
      testIgnore: [
        bridge,
        everyPage,
        /(outbox|outbox-interrupted|offline-pages|offline-search|update|storage|android-shell)\.spec\.ts/,
      ],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    { name: 'every-page', testMatch: everyPage, use: { trace: 'off' } },
    {
      name: 'bridge',
      testMatch: bridge,
      use: { ...devices['Desktop Chrome'], viewport: { width: 390, height: 800 }, trace: 'off' },
    },
  ],
});
