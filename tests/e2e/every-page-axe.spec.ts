/** Axe on every page and its open states, in both languages, both themes and both sizes: no violation of any impact. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { locales } from '../support/wording.ts';
import { comeIn, desktopSize, phoneSize, visitors } from './every-page.ts';

const sizes = { phone: phoneSize, desktop: desktopSize } as const;

for (const locale of locales) {
  for (const visitor of visitors) {
    test(`in ${locale}, axe finds nothing on the pages of the ${visitor}`, async ({ browser, baseURL }) => {
      test.slow();
      const { page, visits, enter } = await comeIn(browser, baseURL, locale, visitor);
      const found: string[] = [];
      for (const visit of visits) {
        await enter(visit);
        for (const size of ['phone', 'desktop'] as const) {
          if ((visit.sizes ?? size) !== size && visit.sizes !== 'all') continue;
          await page.setViewportSize(sizes[size]);
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            // The page has no frames, so axe need not open a page of its own to put their results together.
            const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
            const { violations } = await axe.analyze();
            for (const { id, impact, nodes } of violations)
              for (const { html, failureSummary } of nodes)
                found.push(
                  `${visit.address} ${size} ${colorScheme}: ${id} (${impact}) ${html} ${failureSummary}`,
                );
          }
        }
      }
      await page.close();
      expect(found).toEqual([]);
    });
  }
}
