/** The built app on a phone four times slower than this machine, with a separate database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, devices, type Page } from '@playwright/test';
import { type User } from '#contract/sessions.ts';
import { type AccType } from '#contract/roles.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase, type Db } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { readSettings } from '#server/settings.ts';
import { args, executablePath } from '../scripts/browser.mjs';

const slowdown = 4;

export type SlowPhone = {
  readonly page: Page;
  readonly db: Db;
  /** A new account, logged in when the next page is opened. */
  comeAs(accType: AccType): Promise<User>;
  /** Opens a page, waits until it is idle, and slows the phone down. */
  open(path: string, shown: string): Promise<void>;
  /** Milliseconds of each task over 50 ms that ran during `act`. */
  longTasksDuring(act: () => Promise<void>): Promise<number[]>;
  close(): Promise<void>;
};

declare global {
  interface Window {
    longTasks: number[];
  }
}

export async function openSlowPhone(): Promise<SlowPhone> {
  const folder = mkdtempSync(join(tmpdir(), 'karngea-bench-'));
  const database = await openDatabase({ dataDir: folder, durable: false });
  await migrate(database.db);
  const app = await buildApp({
    database,
    settings: readSettings({ RATE_LIMIT: '0', LOG_LEVEL: 'error' }),
    clock: () => new Date(),
    clientFolder: resolve('dist/client'),
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    baseURL: address,
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const slowDown = (rate: number) => devTools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(Math.round(duration));
    }).observe({ type: 'longtask' });
  });

  return {
    page,
    db: database.db,
    async comeAs(accType) {
      const person = { name: `bench ${accType}`, password: 'long-enough-password', accType };
      const answer = await page.request.post('/api/auth/register', { data: person });
      const user: User = await answer.json();
      await page.addInitScript((text) => localStorage.setItem('user', text), JSON.stringify(user));
      await page.addInitScript(() => localStorage.setItem('lang', 'eng'));
      return user;
    },
    async open(path, shown) {
      await slowDown(1);
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.locator(shown).filter({ visible: true }).first().waitFor();
      // On a first visit the worker stores the whole app meanwhile, which happens only once on a phone.
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await slowDown(slowdown);
    },
    async longTasksDuring(act) {
      await page.evaluate(() => (window.longTasks = []));
      await act();
      // Tasks are reported in the frame after the one they delayed.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
      );
      return page.evaluate(() => window.longTasks);
    },
    async close() {
      await browser.close();
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
