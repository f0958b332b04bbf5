/** Specs in a real browser against the real server; the router bridge has a demonstration app of its own. */
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
/** It chooses languages, themes and sizes itself. */
const everyPage = /every-page\.spec\.ts/;
/** The router bridge has a demonstration of its own, served twice; without other tests it needs no server of ours. */
const chosen = process.argv.filter((argument) => argument.startsWith('--project='));
const onlyBridge = chosen.length > 0 && chosen.every((argument) => argument === '--project=bridge');
const withBridge = chosen.length === 0 || chosen.includes('--project=bridge');
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

/**
 * A test runs at one width: on a phone if its title, with file and describe blocks, has an even length, else on a desktop.
 * Tags say otherwise: `@phone`, `@desktop`, `@each-width`. E2E_EVERY_WIDTH=1 runs all but the first two at both.
 */
const both = process.env['E2E_EVERY_WIDTH'] ? /^/ : /@each-width|ssr\.spec/;
const onDesktops = /@desktop/;
/** What the worker and the outbox do is the same at every width; what a person sees of it is in `outbox-person`. */
const onPhones =
  /@phone|(outbox|outbox-interrupted|offline-pages|offline-search|update|storage|android-shell)\.spec/;
// The projects' names are part of what is matched; both have an odd length.
const phoneTests = { grep: [both, onPhones, /^(?:..)*$/s], grepInvert: onDesktops };
const desktopTests = { grep: [both, onDesktops, /^.(?:..)*$/s], grepInvert: onPhones };

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'karngea-e2e-'));
  process.env['E2E_DATA_DIR'] = folder;
  process.on('exit', () => {
    for (const made of [folder, `${folder}-operators`]) rmSync(made, { recursive: true, force: true });
  });
  return folder;
}

export default defineConfig({
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
  reporter: results ? [['list'], ['json', { outputFile: `${results}/e2e.json` }]] : 'list',
  use: {
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'Asia/Phnom_Penh',
    trace: 'on-first-retry',
    // A page's worker stores 1.5 MB at its first visit; specs about it, and the main one, ask for it.
    serviceWorkers: 'block',
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
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
      ...phoneTests,
      testIgnore: [bridge, everyPage],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      ...desktopTests,
      testIgnore: [bridge, everyPage],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'every-page',
      testMatch: everyPage,
      use: { hasTouch: true, contextOptions: { reducedMotion: 'reduce' }, trace: 'off' },
    },
    {
      name: 'bridge',
      testMatch: bridge,
      use: { ...devices['Desktop Chrome'], viewport: { width: 390, height: 800 }, trace: 'off' },
    },
  ],
});
