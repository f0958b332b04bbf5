/** The parts of Home, as a fixture. */
import { type Locator } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { type Screen } from './screen.ts';

/** In the order in which they are shown. */
export const slideTitles = [
  'Good work, close to home.',
  'Why choose Karngea?',
  'Made in Cambodia, for Cambodia.',
] as const;

export type HomeParts = ReturnType<typeof homeParts>;

function homeParts({ page, main, words, button }: Screen) {
  const hero = main.getByRole('region', { name: words('What Karngea offers') });
  const results = main.getByRole('group', { name: words('Top Results') });
  const voices = main.getByRole('group', { name: words('What people say') });
  return {
    hero,
    results,
    voices,
    slide: (number: 0 | 1 | 2) => hero.getByRole('heading', { name: words(slideTitles[number]) }),
    control: (within: Locator, name: string) => button(name, within),
    /** Opens Home and waits for the script that moves the rows, which loads after the first paint. */
    async open(): Promise<void> {
      await page.goto('/');
      for (const row of [hero, results]) {
        await expect(row.locator('.swiper-initialized')).toBeAttached();
      }
    },
  };
}

export const test = base.extend<{ home: HomeParts }>({
  home: ({ parts }, use) => use(homeParts(parts)),
});
