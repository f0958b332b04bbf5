/** What is cut or lost on a page, at every width, with the browser's text at 100 % and at 200 %. */
import { type Page } from '@playwright/test';
import { type Visit } from './page-visit.ts';
import { layoutFaults } from './layout-faults.ts';

const screens = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 900 },
] as const;
const isDesktop = (width: number) => width >= 1024;

const shown = ({ sizes = 'all' }: Visit, width: number): boolean =>
  sizes === 'all' || (sizes === 'desktop') === isDesktop(width);

/** Sets the text size of the browser's own settings: `rem` and `em` follow it, in media queries too. */
async function textSizer(page: Page): Promise<(percent: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (percent) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
  };
}

/** Texts that stay as large as they were while the browser's text size is doubled. */
async function fixedTexts(page: Page, setTextSize: (percent: number) => Promise<void>): Promise<string[]> {
  const texts = await page.evaluateHandle(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      // The words of the tab bar grow as far as they fit beside each other; icons stand for those of a phone's search.
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.closest('.kg-tab, .kg-icon-button, .search-go, .search-filters, select'),
      )
      .map((element) => ({ element, size: parseFloat(getComputedStyle(element).fontSize) })),
  );
  await setTextSize(200);
  return texts.evaluate((before) =>
    before
      // What was drawn anew meanwhile has no size any more.
      .filter(({ element }) => element.isConnected && element.checkVisibility())
      .filter(({ element, size }) => parseFloat(getComputedStyle(element).fontSize) < size * 1.9)
      .map(({ element, size }) => `“${element.textContent?.trim().slice(0, 30)}” stays at ${size} px`),
  );
}

/** So narrow, or so wide, that doubled text does not change the layout, which has sizes of its own. */
const steady = { phone: { width: 390, height: 844 }, desktop: { width: 2560, height: 1440 } } as const;

export async function misfitsOn(page: Page, visit: Visit): Promise<string[]> {
  const setTextSize = await textSizer(page);
  await page.setViewportSize(steady[visit.sizes === 'desktop' ? 'desktop' : 'phone']);
  const faults = await fixedTexts(page, setTextSize);
  for (const percent of [200, 100]) {
    await setTextSize(percent);
    for (const screen of screens) {
      if (!shown(visit, screen.width)) continue;
      await page.setViewportSize(screen);
      for (const fault of await page.evaluate(layoutFaults))
        faults.push(`at ${screen.width} px, ${percent} %: ${fault}`);
    }
  }
  return faults;
}
