/** Peculiarities of Khmer: words without spaces between them, and letters that look the same. */
import { expect, test } from './fixtures.ts';

test.use({ language: 'km' });

test('texts may break between words, the title of the tab is as people type it, and a filter is found by what they type', async ({
  page,
  words,
  heading,
  button,
}) => {
  await page.goto('/login');
  await expect(heading('Log in')).toBeVisible();
  expect(await heading('Log in').textContent()).toContain('\u200b');
  await expect.poll(() => page.title()).toBe(`${words('Log in')} | Karngea`);

  await page.goto('/jobs');
  await button('Filters').click();
  await page.getByRole('button', { name: words('Any Category') }).click();
  const list = page.getByRole('dialog', { name: words('Category') });
  // With the subscript ត, where the label has the ដ that looks the same.
  await list.getByRole('searchbox').fill('បណ្តាញ');
  await expect(list.getByRole('radio')).toHaveCount(1);
  await expect(list.getByRole('radio', { name: words('Network Engineering') })).toBeVisible();
});
