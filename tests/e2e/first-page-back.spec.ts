/** Back over a sheet on the page that a visit begins with, as after a link in a chat: it closes the sheet. */
import { type Page } from '@playwright/test';
import { expect, historyPosition, test } from './fixtures.ts';
import { aJob } from './job-cards.ts';
import { comeAsSeeker } from './people.ts';

const sheets = (page: Page) => page.getByRole('dialog');
/** What the history has before the visit. */
const elsewhere = '/robots.txt';

test('Back closes the sheet, Forward shows the page without it, and the next Back leaves', async ({
  page,
  button,
}) => {
  const { job_id } = await aJob(page, ({ status }) => status === 'Hiring');
  await comeAsSeeker(page);
  await page.goto(elsewhere);
  for (const [path, name] of [
    ['/jobs', 'Filters'],
    [`/jobDetail/${job_id}`, 'Share'],
    [`/jobDetail/${job_id}`, 'Report this job'],
    ['/cv', 'Send your CV'],
    ['/setting', 'Delete my account'],
  ] as const) {
    await page.goto(path);
    const position = await historyPosition(page);
    const opener = button(name).filter({ visible: true }).first();
    // One that is closed by hand costs no Back of its own.
    await opener.click();
    await expect(sheets(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheets(page)).toHaveCount(0);
    // The entry of the open sheet is left a moment later.
    await expect.poll(() => historyPosition(page)).toBe(position);
    await opener.click();
    await expect(sheets(page)).toBeVisible();
    await page.goBack();
    await expect(sheets(page)).toHaveCount(0);
    await expect(page).toHaveURL(path);
    await page.goForward();
    await expect(page).toHaveURL(path);
    await expect(opener).toBeVisible();
    await expect(sheets(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL(elsewhere);
  }
});

test('a sheet that opens while the entry of the previous one is left stays open, and Back closes it', async ({
  page,
  button,
}) => {
  await page.goto(elsewhere);
  await page.goto('/jobs');
  const position = (await historyPosition(page)) ?? 0;
  const menu = button('Menu').filter({ visible: true });
  await menu.click();
  await expect(sheets(page)).toBeVisible();
  await menu.evaluate((opener: HTMLElement) => {
    const back = history.back.bind(history);
    history.back = () => {
      history.back = back;
      back();
      opener.click();
      navigation.addEventListener('currententrychange', ({ navigationType }) => {
        if (navigationType === 'traverse') document.title = 'left';
      });
    };
  });
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle('left');
  await expect.poll(() => historyPosition(page)).toBe(position + 1);
  await expect(sheets(page)).toBeVisible();
  await page.goBack();
  await expect(sheets(page)).toHaveCount(0);
  await expect(page).toHaveURL('/jobs');
});
