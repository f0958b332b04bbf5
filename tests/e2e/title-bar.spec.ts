/**
 * The header as the title bar of an installed app's window (product 2.57). A headless browser has no such window: as in
 * a browser's own tools, the room that it leaves is written into the style sheets.
 */
import { type Page } from '@playwright/test';
import { appStarted, expect, test } from './fixtures.ts';

/** What the system leaves of the window's upper edge, in CSS pixels; beside it are its own buttons. */
type Bar = { readonly x: number; readonly width: number; readonly height: number };

const drawBar = (page: Page, bar: Bar): Promise<unknown> =>
  page.route('**/*.css', async (route) => {
    const style = await route.fetch();
    const body = (await style.text())
      .replaceAll('display-mode:window-controls-overlay', 'min-width:1px')
      .replace(/env\(titlebar-area-(x|width|height),[^)]*\)/g, (_, side: keyof Bar) => `${bar[side]}px`);
    await route.fulfill({ response: style, body });
  });

/** What of the page could not be pressed, because the window's own buttons lie over it. */
const underButtons = (page: Page, bar: Bar): Promise<string[]> =>
  page.evaluate(
    ({ x, width, height }) =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, select')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return right > left && bottom > 0 && top < height && (left < x || right > x + width);
        })
        .map((part) => part.ariaLabel ?? part.textContent),
    bar,
  );

const windows = [
  { name: 'wide, with buttons on the right', size: { width: 1280, height: 800 }, x: 0, width: 1000 },
  { name: 'wide, with buttons on the left', size: { width: 1280, height: 800 }, x: 300, width: 980 },
  { name: 'narrow', size: { width: 800, height: 700 }, x: 0, width: 660 },
] as const;

for (const { name, size, x, width } of windows) {
  test(`nothing lies under the buttons of a window, ${name}`, { tag: '@desktop' }, async ({ page }) => {
    const bar = { x, width, height: 36 };
    await page.setViewportSize(size);
    await page.goto('/jobs');
    await appStarted(page);
    // In a window with a title bar of its own the header has this room, too.
    await expect.poll(() => underButtons(page, bar)).not.toEqual([]);
    await drawBar(page, bar);
    for (const address of ['/jobs', '/about', '/login']) {
      await page.goto(address);
      await appStarted(page);
      await expect.poll(() => underButtons(page, bar), address).toEqual([]);
    }
    // A style sheet that is still asked for when the page closes is no fault.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
