/** The list of jobs on a phone, and navigating from it to a job and back; measures nothing itself. */
import { type CDPSession, type Page } from '@playwright/test';

export const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
} as const;
/** A cheap phone's processor compared with this machine's. */
const slower = 4;

/** The visible page among the cached ones. */
export const shown = '#root .ion-page:not(.ion-page-hidden, .ion-page-invisible)';
/** The jobs of the list, without the cards of related jobs. */
export const cards = `${shown} .kg-grid .job-card h3 a`;
export const facts = `${shown} .job-facts`;
/** Longer than the app waits before it prefetches. */
const idleMs = 5_000;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The list as the app itself draws it. */
export async function openList(page: Page, address: string): Promise<void> {
  // Without the questions of a first visit.
  await page.addInitScript(() => localStorage.setItem('lang', 'eng'));
  await page.goto(`${address}/jobs`);
  await page.locator('.kg-ssr').waitFor({ state: 'detached' });
  await page.locator(cards).first().waitFor();
}

/** Prefetching while idle happens once, so wait until it is done. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForTimeout(idleMs);
  await page.waitForLoadState('networkidle');
}

/** Navigates from a job to the list, until the job is out of sight. */
export async function goBack(page: Page): Promise<void> {
  await page.goBack();
  await page.locator(cards).first().waitFor();
  await page.locator(facts).waitFor({ state: 'hidden' });
}

export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return session;
}
