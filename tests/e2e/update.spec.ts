/** A new version of the app arrives while somebody writes, and while something waits. */
import { expect, type Page } from '@playwright/test';
import { installed, test, writeMessage } from './phone.ts';

const arrives = { timeout: 20_000 };
const text = (page: Page) => page.getByRole('textbox', { name: 'Message' });
/** A mark that a reload takes away. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window).catch(() => true);

test('an update loses nothing that is typed in any tab, and nothing that waits', async ({
  page,
  context,
  gate,
}) => {
  test.slow();
  await page.goto('/about');
  await installed(page);
  await page.goto('/contact');
  gate.befall({ status: 429, headers: { 'retry-after': '6' } });
  await writeMessage(page, 'Before the update');
  const other = await context.newPage();
  await other.goto('/contact');
  for (const tab of [page, other]) {
    await mark(tab);
    await text(tab).fill('Half of a sent');
  }
  gate.deploy('/sw.js', '\n// The next version.');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.bringToFront();
  await page.getByRole('button', { name: 'Update now' }).click(arrives);
  await expect(page.getByText(/^The new version comes as soon as/)).toBeVisible();
  await expect(text(page)).toHaveValue('Half of a sent');

  await writeMessage(page, 'After the prompt');
  await expect.poll(() => isMarked(page), arrives).toBe(false);
  // The other tab has the old version still, with what is typed in it.
  expect(await isMarked(other)).toBe(true);
  await expect(text(other)).toHaveValue('Half of a sent');
  await text(other).fill('');
  await expect.poll(() => isMarked(other), arrives).toBe(false);

  await expect.poll(() => gate.done('/api/message').length, arrives).toBe(2);
  expect(new Set(gate.tries.map(({ key }) => key)).size).toBe(2);
});
