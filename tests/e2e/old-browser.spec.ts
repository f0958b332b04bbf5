/** A browser that is too old for the app shows the server-rendered page with a message. */
import { expect, test } from '@playwright/test';
import { openingLink } from './job-cards.ts';

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
