/** The list of jobs on a phone, and the way from it to a job and back; measures nothing itself. */
import { type CDPSession, type Page } from '@playwright/test';

export const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
} as const;
/** A cheap phone's processor beside this machine's. */
const slower = 4;

/** The page that is shown, of all that are kept. */
export const shown = '#root .ion-page:not(.ion-page-hidden, .ion-page-invisible)';
/** The jobs of the list, which the cards of related jobs are not. */
export const cards = `${shown} .kg-grid .job-card h3 a`;
export const facts = `${shown} .job-facts`;
/** Longer than the app waits before it fetches ahead. */
const calmMs = 5_000;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The list as the app itself draws it. */
export async function openList(page: Page, address: string): Promise<void> {
  // Nobody is asked over the page what the first visit asks.
  await page.addInitScript(() => localStorage.setItem('lang', 'eng'));
  await page.goto(`${address}/jobs`);
  await page.locator('.kg-ssr').waitFor({ state: 'detached' });
  await page.locator(cards).first().waitFor();
}

/** What the app fetches while the phone is calm comes once, however long one stays. */
export async function untilCalm(page: Page): Promise<void> {
  await page.waitForTimeout(calmMs);
  await page.waitForLoadState('networkidle');
}

/** From a job to the list, until the job is out of sight. */
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
