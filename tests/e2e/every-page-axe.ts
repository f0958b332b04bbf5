/** What axe finds on a page, at both sizes and in both themes: violations of any impact. */
import AxeBuilder from '@axe-core/playwright';
import { type Page } from '@playwright/test';
import { desktopSize, phoneSize, type Visit } from './page-visit.ts';

export async function violationsOn(page: Page, { sizes = 'all' }: Visit): Promise<string[]> {
  const found: string[] = [];
  for (const [size, viewport] of Object.entries({ phone: phoneSize, desktop: desktopSize })) {
    if (sizes !== 'all' && sizes !== size) continue;
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // The page has no frames, so axe need not open a page of its own to put their results together.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
      // A theme changes colours only.
      if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
      const { violations } = await axe.analyze();
      for (const { id, impact, nodes } of violations)
        for (const { html, failureSummary } of nodes)
          found.push(`${size} ${colorScheme}: ${id} (${impact}) ${html} ${failureSummary}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
