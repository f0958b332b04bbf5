/** A browser that can be killed, as a phone's system kills an app, and restarted with its storage. */
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type User } from '#contract/sessions.ts';
import { args, executablePath } from '../../scripts/browser.mjs';
import { comeAs, speak } from './people.ts';
import { test as base } from './phone.ts';

export type MortalPhone = {
  /** A user who logged in long before, or a guest. */
  readonly start: (
    person: User | undefined,
    state?: { offline: boolean },
  ) => Promise<{ context: BrowserContext; page: Page }>;
  readonly kill: (context: BrowserContext) => Promise<void>;
};

export const test = base.extend<{ mortal: MortalPhone }>({
  mortal: async ({ gate, viewport, hasTouch, isMobile, language }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'karngea-phone-'));
    const started: BrowserContext[] = [];
    await use({
      start: async (person, { offline } = { offline: false }) => {
        const context = await chromium.launchPersistentContext(folder, {
          args,
          ...(executablePath ? { executablePath } : {}),
          baseURL: gate.address,
          locale: 'en-US',
          timezoneId: 'Asia/Phnom_Penh',
          viewport,
          hasTouch,
          isMobile,
          offline,
        });
        await speak(context, language);
        started.push(context);
        const page = context.pages()[0] ?? (await context.newPage());
        // Chromium writes local storage seconds later.
        if (person) await comeAs(page, person);
        return { context, page };
      },
      kill: async (context) => {
        const [, pid = ''] = /-(\d+)$/.exec(readlinkSync(join(folder, 'SingletonLock'))) ?? [];
        const gone = new Promise((resolve) => context.once('close', resolve));
        process.kill(Number(pid), 'SIGKILL');
        await gone;
      },
    });
    for (const context of started) await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  },
});
