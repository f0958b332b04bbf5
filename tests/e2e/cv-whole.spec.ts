/** The longest CV: filled in without layout shifts, read, and printed, in Khmer on a phone and in English on a desktop. */
import { test } from './cv-page.ts';
import { expect } from './fixtures.ts';
import { cvSections } from '#contract/cvs.ts';
import { cvCaps } from '#contract/limits.ts';
import { comeAsNew } from './people.ts';
import { fillWholeCv } from './whole-cv.ts';

type LayoutShift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/** In points: 210 by 297 mm. */
const a4 = { width: 595, height: 842 };

test(
  'a CV with every item is filled in without a layout shift, and is printed alone on A4 pages',
  { tag: ['@each-width', '@nightly'] },
  async ({ page, words, button, editor }) => {
    test.slow();
    await comeAsNew(page, 'employee');
    await page.goto('/cv');
    await expect(editor).toBeVisible();
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
    await expect(
      page
        .getByRole('navigation', { name: words('Parts of the CV') })
        .getByRole('img', { name: words('Complete') }),
    ).toHaveCount(cvSections.length + 1);

    await button('Create').click();
    const cv = page.getByRole('article');
    await expect(cv).toBeVisible();
    const items = Object.values(cvCaps).reduce((sum, cap) => sum + cap, 0);
    // The first list belongs to the user, the others to the filled-in items.
    const facts = await cv.getByRole('list').first().getByRole('listitem').count();
    await expect(cv.getByRole('listitem')).toHaveCount(facts + items);

    await page.emulateMedia({ media: 'print' });
    await expect(cv).toBeVisible();
    await expect(button('Edit')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const sheets = [...paper.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    // All of it is printed, not just the visible part.
    expect(sheets.length).toBeGreaterThan(2);
    for (const [, width, height] of sheets)
      expect({ width: Math.round(Number(width)), height: Math.round(Number(height)) }).toEqual(a4);
  },
);
