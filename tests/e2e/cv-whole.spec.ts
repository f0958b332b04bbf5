/** The longest CV: filling it in without a jump, reading it, and printing it, in both languages. */
import { expect, test } from '@playwright/test';
import { cvSections } from '#contract/cvs.ts';
import { cvCaps } from '#contract/limits.ts';
import { locales, wording } from '../support/wording.ts';
import { comeAs, newPerson, speak } from './people.ts';
import { fillWholeCv } from './whole-cv.ts';

type LayoutShift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/** In points: 210 by 297 mm. */
const a4 = { width: 595, height: 842 };

for (const locale of locales) {
  const words = wording(locale);

  test.describe(`in ${locale}`, () => {
    test('a CV with every item is filled in without a jump, and stands alone on A4 pages', async ({
      page,
      request,
    }) => {
      test.slow();
      await speak(page, locale);
      await comeAs(page, await newPerson(request, 'employee'));
      await page.goto('/cv');
      await expect(page.locator('.ql-editor')).toBeVisible();
      await page.evaluate(() => {
        document.documentElement.dataset['shift'] = '0';
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[]) {
            const { dataset } = document.documentElement;
            if (!hadRecentInput) dataset['shift'] = String(Number(dataset['shift']) + value);
          }
        }).observe({ type: 'layout-shift' as 'event', buffered: true });
      });
      await fillWholeCv(page, words);
      expect(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThan(0.05);
      await expect(page.locator('.cv-section-bar .done')).toHaveCount(cvSections.length + 1);

      await page.getByRole('button', { name: words('Create'), exact: true }).click();
      const cv = page.locator('.cv-view');
      await expect(cv).toBeVisible();
      const items = Object.values(cvCaps).reduce((sum, cap) => sum + cap, 0);
      await expect(cv.locator('.cv-timeline li, .cv-levels li, .cv-references li')).toHaveCount(items);

      await page.emulateMedia({ media: 'print' });
      await expect(cv).toBeVisible();
      await expect(page.getByRole('button', { name: words('Edit'), exact: true })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const sheets = [...paper.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
      // All of it is on paper, not just what the screen shows.
      expect(sheets.length).toBeGreaterThan(2);
      for (const [, width, height] of sheets)
        expect({ width: Math.round(Number(width)), height: Math.round(Number(height)) }).toEqual(a4);
    });
  });
}
