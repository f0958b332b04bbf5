/** Runs axe on a page at one size in each language, at night at both, and on its states at one: violations of any impact. */
import AxeBuilder from '@axe-core/playwright';
import { type Page } from '@playwright/test';
import type axe from 'axe-core';
import { type Locale } from '../support/wording.ts';
import { desktopSize, phoneSize, type Visit } from './page-visit.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** WCAG 2.2 at A and AA, including rules that axe skips by default, and its best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A theme only changes colours, so the two languages share the themes: each size is checked in both. */
const themes = {
  en: { phone: 'dark', desktop: 'light' },
  km: { phone: 'light', desktop: 'dark' },
} as const;

/** One size in each language, so that both sizes and both themes are checked; at night all four pairs. */
const sizesByDay = { en: ['phone'], km: ['desktop'] } as const;
const isNightly = process.env['NIGHTLY'] === '1';
const openDialog = 'dialog[open]';

function sizesOf({ sizes = 'all', state }: Visit, language: Locale): readonly ('phone' | 'desktop')[] {
  if (sizes !== 'all') return [sizes];
  // The page itself is also checked on a desktop.
  if (state !== undefined) return ['phone'];
  return isNightly ? ['phone', 'desktop'] : sizesByDay[language];
}

/** Waits for the new layout: rows measure themselves and are drawn again before the page is idle. */
const laidOut = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 5_000 })),
      ),
  );

/** Rules whose result depends on the layout. Not `target-size`: it counts what is below a sticky bar, which scrolls away. */
const layoutRules = ['scrollable-region-focusable'];

/** For a page that `violationsOn` has checked, whose layout has changed since. Axe is still in it; it is half a megabyte. */
export async function layoutViolationsOn(page: Page): Promise<string[]> {
  await laidOut(page);
  const { violations } = await page.evaluate(
    (rules) => window.axe.run({ runOnly: rules, resultTypes: ['violations'] }),
    layoutRules,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} ${html} ${failureSummary}`),
  );
}

export async function violationsOn(page: Page, visit: Visit, language: Locale): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizesOf(visit, language)) {
    const colorScheme = themes[language][size];
    await page.setViewportSize(size === 'phone' ? phoneSize : desktopSize);
    await page.emulateMedia({ colorScheme });
    await laidOut(page);
    // The page has no frames, so axe need not open another page to combine results.
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .withTags(tags);
    // The page below an open dialog is inert, and was checked without it.
    if ((await page.locator(openDialog).count()) > 0) axe.include(openDialog);
    const { violations } = await axe.analyze();
    for (const { id, impact, nodes } of violations)
      for (const { html, failureSummary } of nodes)
        found.push(`${size} ${colorScheme}: ${id} (${impact}) ${html} ${failureSummary}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
