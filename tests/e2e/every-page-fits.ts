/** Finds texts that are cut or lost on a page, at every width, with the browser's text at 100 % and 200 %, and with a wider font. */
import { type Page } from '@playwright/test';
import { type Visit } from './page-visit.ts';
import { layoutFaults } from './layout-faults.ts';
import { layoutViolationsOn } from './every-page-axe.ts';

const screens = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 900 },
] as const;
/** The narrowest phone and the desktop: for the states of a page, for doubled text and for a wide font. */
const mainWidths: readonly number[] = [320, 1280];
const isNightly = process.env['NIGHTLY'] === '1';
const isDesktop = (width: number) => width >= 1024;

/** At night every text size at every width. */
const isShown = ({ sizes = 'all', state }: Visit, width: number, percent: number): boolean =>
  (sizes === 'all' || (sizes === 'desktop') === isDesktop(width)) &&
  (isNightly || mainWidths.includes(width) || (state === undefined && percent === 100));

/** Sets the browser's own text size: `rem` and `em` follow it, in media queries too. */
async function textSizer(page: Page): Promise<(percent: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (percent) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
  };
}

/** Texts that do not grow when the browser's text size is doubled. */
async function fixedTexts(page: Page, setTextSize: (percent: number) => Promise<void>): Promise<string[]> {
  const texts = await page.evaluateHandle(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      // The tab bar's labels grow as far as they fit; icons replace those of a phone's search.
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
      // Elements redrawn meanwhile have no size.
      .filter(({ element }) => element.isConnected && element.checkVisibility())
      .filter(({ element, size }) => parseFloat(getComputedStyle(element).fontSize) < size * 1.9)
      .map(({ element, size }) => `“${element.textContent?.trim().slice(0, 30)}” stays at ${size} px`),
  );
}

/** Widths at which doubled text does not change the layout. */
const steady = { phone: { width: 390, height: 844 }, desktop: { width: 2560, height: 1440 } } as const;

/** Like the fonts of other phones: 15 % wider than the tests' own (tests/support/fonts.conf). */
const wideFont = `
  @font-face { font-family: Wide; src: local('Noto Sans'), local('Noto Sans Regular'); size-adjust: 115%; }
  @font-face {
    font-family: Wide;
    src: local('Noto Sans Khmer'), local('Noto Sans Khmer Regular');
    size-adjust: 115%;
    unicode-range: U+1780-17FF, U+200B-200D, U+25CC;
  }
  :root { --kg-font: Wide !important; --kg-font-head: Wide !important; }`;

async function takeWideFont(page: Page): Promise<void> {
  const loaded = await page.evaluate(async (css) => {
    // The content security policy allows no style element.
    const style = new CSSStyleSheet();
    style.replaceSync(css);
    document.adoptedStyleSheets.push(style);
    return (await document.fonts.load('16px Wide', 'ការងារ work')).length;
  }, wideFont);
  if (loaded !== 2) throw new Error(`${loaded} of 2 wide fonts could be loaded.`);
}

export async function misfitsOn(page: Page, visit: Visit): Promise<string[]> {
  const setTextSize = await textSizer(page);
  await page.setViewportSize(steady[visit.sizes === 'desktop' ? 'desktop' : 'phone']);
  const faults = await fixedTexts(page, setTextSize);
  for (const percent of [200, 100]) {
    await setTextSize(percent);
    for (const screen of screens) {
      if (!isShown(visit, screen.width, percent)) continue;
      await page.setViewportSize(screen);
      for (const fault of await page.evaluate(layoutFaults))
        faults.push(`at ${screen.width} px, ${percent} %: ${fault}`);
    }
  }
  if (visit.state === undefined) {
    await takeWideFont(page);
    for (const screen of screens.filter(({ width }) => mainWidths.includes(width))) {
      await page.setViewportSize(screen);
      for (const fault of await page.evaluate(layoutFaults))
        faults.push(`at ${screen.width} px, in a wide font: ${fault}`);
      for (const violation of await layoutViolationsOn(page))
        faults.push(`at ${screen.width} px, in a wide font: ${violation}`);
    }
  }
  return faults;
}
