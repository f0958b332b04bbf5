/** Runs axe on a page at both sizes, and on its states at one: violations of any impact. */
import AxeBuilder from '@axe-core/playwright';
import { type Page } from '@playwright/test';
import { type Locale } from '../support/wording.ts';
import { desktopSize, phoneSize, type Visit } from './page-visit.ts';

/** WCAG 2.2 at A and AA, including rules that axe skips by default, and its best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A theme only changes colours, so the two languages share the themes: each size is checked in both. */
const themes = {
  en: { phone: 'dark', desktop: 'light' },
  km: { phone: 'light', desktop: 'dark' },
} as const;

/** Waits for the new layout: rows measure themselves and are drawn again before the page is idle. */
const laidOut = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 5_000 })),
      ),
  );

/** Rules whose result depends on the layout. */
const layoutRules = ['scrollable-region-focusable', 'target-size'];

/** For a page whose layout has changed since the other rules were checked. */
export async function layoutViolationsOn(page: Page): Promise<string[]> {
  await laidOut(page);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.withRules(layoutRules).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
}

export async function violationsOn(
  page: Page,
  { sizes = 'all', state }: Visit,
  language: Locale,
): Promise<string[]> {
  const found: string[] = [];
  for (const [size, viewport] of [['phone', phoneSize] as const, ['desktop', desktopSize] as const]) {
    if (sizes !== 'all' && sizes !== size) continue;
    // The page itself was also checked on a desktop.
    if (state !== undefined && sizes === 'all' && size === 'desktop') continue;
    const colorScheme = themes[language][size];
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await laidOut(page);
    // The page has no frames, so axe need not open another page to combine results.
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .withTags(tags);
    const { violations } = await axe.analyze();
    for (const { id, impact, nodes } of violations)
      for (const { html, failureSummary } of nodes)
        found.push(`${size} ${colorScheme}: ${id} (${impact}) ${html} ${failureSummary}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
