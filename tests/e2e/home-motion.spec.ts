/** Automatic motion on Home: when it happens, and everything that stops it (product 2.4, WCAG 2.2.2). */
import { type Page } from '@playwright/test';
import { passUntil } from './clock.ts';
import { expect } from './fixtures.ts';
import { carouselAutoplayMs, carouselMoveMs } from '#client/ui/timings.ts';
import { type HomeParts, test } from './home-parts.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** From here on only the test moves the clock. */
async function stopTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
}

/** The number of the slide that the dots show. */
const shown = ({ hero }: HomeParts): Promise<number> =>
  hero.locator('.hero-dots i').evaluateAll((dots) => dots.findIndex((dot) => dot.classList.contains('on')));

/** How far the row of jobs has moved, in pixels. */
const place = ({ results }: HomeParts): Promise<number> =>
  results.locator('.kg-slides').evaluate((row) => Math.round(row.scrollLeft));

/** How long a slide stays; the row of jobs moves sooner. */
const slideMs = 8_000;

/** Moves the pointer away from everything that moves. */
const leave = (page: Page) => page.mouse.move(2, 2);

/** Swipes from the right edge to the left one, at this height. */
async function swipeLeft(page: Page, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: 340, y });
  for (let x = 320; x >= 60; x -= 20) {
    await touch('touchMove', { x, y });
    await page.waitForTimeout(16);
  }
  await touch('touchEnd');
}

const hide = (page: Page, hidden: boolean) =>
  page.evaluate((is) => {
    if (is) Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    else Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test(
  'the slides advance every eight seconds and begin again',
  { tag: '@nightly' },
  async ({ page, home }) => {
    await page.clock.install();
    await home.open();
    await stopTime(page);
    await passUntil(page, async () => (await shown(home)) === 1);
    await page.clock.runFor(carouselMoveMs);
    await expect(home.slide(1)).toBeInViewport({ ratio: 1 });
    await page.clock.runFor(7_800 - carouselMoveMs);
    expect(await shown(home)).toBe(1);
    await page.clock.runFor(400);
    await expect.poll(() => shown(home)).toBe(2);
    await page.clock.runFor(carouselMoveMs);
    await expect(home.slide(2)).toBeInViewport({ ratio: 1 });
    await page.clock.runFor(8_200);
    await expect.poll(() => shown(home)).toBe(0);
    await page.clock.runFor(carouselMoveMs);
    await expect(home.slide(0)).toBeInViewport({ ratio: 1 });
  },
);

test('the top results advance every five seconds, in half a second, until Pause', async ({ page, home }) => {
  await page.clock.install();
  await home.open();
  await stopTime(page);
  const moved = async (from: number) => (await place(home)) > from;
  await passUntil(page, () => moved(0));
  await page.clock.runFor(carouselMoveMs);
  const before = await place(home);
  await page.clock.runFor(carouselAutoplayMs - carouselMoveMs - 500);
  expect(await moved(before)).toBe(false);
  await passUntil(page, () => moved(before));
  // It started at most one time step ago.
  const begun = await place(home);
  await page.clock.runFor(carouselMoveMs / 2);
  const halfway = await place(home);
  expect(halfway).toBeGreaterThan(begun);
  // And the frame in which it ends.
  await page.clock.runFor(carouselMoveMs / 2 + 50);
  const arrived = await place(home);
  expect(arrived).toBeGreaterThan(halfway);
  await page.clock.runFor(1_000);
  expect(await place(home)).toBe(arrived);

  await test.step('nothing moves after Pause, and the slides continue after Play', async () => {
    await home.control(home.hero, 'Pause').click();
    await home.control(home.results, 'Pause').click();
    await leave(page);
    const before = [await shown(home), await place(home)];
    await page.clock.runFor(2.1 * slideMs);
    expect([await shown(home), await place(home)]).toEqual(before);
    await home.control(home.hero, 'Play').click();
    await leave(page);
    await passUntil(page, async () => (await shown(home)) !== before[0], 500);
  });
});

test('nothing moves for people who prefer reduced motion, and keys turn the slides', async ({
  page,
  home,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await home.open();
  await stopTime(page);
  await page.clock.runFor(2.1 * slideMs);
  expect([await shown(home), await place(home)]).toEqual([0, 0]);
  await expect(home.control(home.hero, 'Play')).toBeVisible();
  await expect(home.control(home.results, 'Play')).toBeVisible();
  await page.clock.resume();
  await test.step('the tab key reaches the button of every slide', async () => {
    await home.hero.getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await expect(home.hero.getByRole('link').nth(1)).toBeFocused();
    await expect(home.slide(1)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => shown(home)).toBe(1);
  });
  await test.step('arrow keys turn the slides', async () => {
    await home.control(home.hero, 'Play').focus();
    for (const [key, number] of [
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['ArrowLeft', 0],
      ['ArrowLeft', 2],
    ] as const) {
      await page.keyboard.press(key);
      await expect(home.slide(number)).toBeInViewport({ ratio: 1 });
      await expect.poll(() => shown(home)).toBe(number);
    }
  });
});

test(
  'the slides wait while a pointer or the focus is on them, or the page is hidden',
  { tag: '@desktop' },
  async ({ page, isMobile, home }) => {
    await page.clock.install();
    await home.open();
    await stopTime(page);
    const before = await shown(home);
    const stays = async (why: string) => {
      await page.clock.runFor(2.1 * slideMs);
      expect(await shown(home), why).toBe(before);
    };
    if (!isMobile) {
      await home.hero.hover();
      await stays('a pointer is on it');
      await leave(page);
    }
    await page.keyboard.press('Shift');
    await home.control(home.hero, 'Pause').focus();
    await stays('the focus is on it');
    await home.control(home.hero, 'Pause').blur();
    await hide(page, true);
    await stays('the tab is hidden');
    await hide(page, false);
    await page.clock.runFor(8_500);
    await expect.poll(() => shown(home)).not.toBe(before);
  },
);

test('a touched slide stays', { tag: '@nightly' }, async ({ page, home }) => {
  await page.clock.install();
  await home.open();
  await stopTime(page);
  const before = await shown(home);
  await home.hero.tap({ position: { x: 200, y: 20 } });
  await page.clock.runFor(9_500);
  expect(await shown(home)).toBe(before);
  await passUntil(page, async () => (await shown(home)) !== before, 500);
});

test('a swipe turns the slides', { tag: '@nightly' }, async ({ page, home }) => {
  await home.open();
  const box = await home.slide(0).boundingBox();
  if (!box) throw new Error('the slide has no box');
  await swipeLeft(page, Math.round(box.y) + 10);
  await expect(home.slide(1)).toBeInViewport({ ratio: 1 });
});
