/** The parts of Home as its tests find them, in one language. Knows no expectations of their own. */
import { expect, type Locator, type Page } from '@playwright/test';
import { type Locale, wording } from '../support/wording.ts';

/** In the order in which they are shown. */
export const slideTitles = [
  'Good work, close to home.',
  'Why choose Karngea?',
  'Made in Cambodia, for Cambodia.',
] as const;

export type HomeParts = ReturnType<typeof homeParts>;

export function homeParts(page: Page, locale: Locale) {
  const words = wording(locale);
  const main = page.getByRole('main').filter({ visible: true });
  const hero = main.getByRole('region', { name: words('What Karngea offers') });
  const results = main.getByRole('group', { name: words('Top Results') });
  const voices = main.getByRole('group', { name: words('What people say') });
  return {
    words,
    main,
    hero,
    results,
    voices,
    slide: (number: 0 | 1 | 2) => hero.getByRole('heading', { name: words(slideTitles[number]) }),
    control: (within: Locator, name: string) =>
      within.getByRole('button', { name: words(name), exact: true }),
    /** Opens Home and waits for what moves the rows: it comes after the first paint. */
    async open(): Promise<void> {
      await page.goto('/');
      for (const row of [hero, results]) {
        await expect(row.locator('.swiper-initialized')).toBeAttached({ timeout: 20_000 });
      }
    },
  };
}
