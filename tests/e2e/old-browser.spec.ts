/** Old browsers: too old for the app, or just without popovers. */
import { takenAway } from '../engines/taken-away.ts';
import { expect, test } from './fixtures.ts';
import { openingLink } from './job-cards.ts';
import { comeAsSeeker } from './people.ts';

test('a browser that is too old shows a message over the page, which can be read', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
  await page.goto('/jobs');
  const note = page.getByRole('note');
  await expect(note).toContainText('This browser is too old');
  await expect(note).toBeInViewport({ ratio: 1 });
  await openingLink(page.getByRole('article').first()).click();
  await expect(page).toHaveURL(/jobDetail/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(note).toBeInViewport();
});

test(
  'without popovers the menu behind the name opens, leads on and closes',
  { tag: '@desktop' },
  async ({ page, button, words }) => {
    await page.addInitScript(takenAway['what Safari 15.4 lacks']);
    const { name } = await comeAsSeeker(page);
    await page.goto('/jobs');
    const menu = page.locator('.kg-user-menu');
    const face = page.getByRole('button', { name });
    await expect(face).toBeVisible();
    await expect(menu).toBeHidden();
    for (const close of [
      () => face.click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 700),
    ]) {
      await face.click();
      await expect(menu).toBeVisible();
      await expect(menu).toBeInViewport({ ratio: 1 });
      await close();
      await expect(menu).toBeHidden();
    }
    await face.click();
    await menu.getByRole('link', { name: words('Settings') }).click();
    await expect(page).toHaveURL(/\/setting$/);
    await expect(menu).toBeHidden();
    await face.click();
    await button('Sign Out', menu).click();
    await expect(menu).toBeHidden();
  },
);
