/** Saving and sending the CV (product 2.44): as a file, and by a link that its owner can revoke. */
import { readFile } from 'node:fs/promises';
import { type Locator } from '@playwright/test';
import { readPdf } from '../support/pdf.ts';
import { comeToCv, test } from './cv-page.ts';
import { expect } from './fixtures.ts';
import { sheetOf } from './cv-visits.ts';

test('the PDF of a CV is downloaded, or given to what can share files, and needs a network', async ({
  page,
  context,
  button,
  says,
  notice,
}) => {
  await comeToCv(page, { withCv: true });
  const [file] = await Promise.all([page.waitForEvent('download'), button('Download PDF').click()]);
  expect(file.suggestedFilename()).toMatch(/^CV-.+\.pdf$/);
  expect(readPdf(await readFile(await file.path())).text).toContain('dara@example.com');

  await page.addInitScript(() =>
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        document.title = files.map(({ name }) => name).join(' ');
        throw new DOMException('', 'AbortError');
      },
    }),
  );
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await page.reload();
  await button('Send your CV').click();
  await button('Send as a PDF').click();
  await expect(page).toHaveTitle(file.suggestedFilename());
  // The user closed the phone's sheet.
  await expect(says('Done. Anything not sent is in your downloads.')).toHaveCount(0);
  expect(downloads).toBe(0);

  await context.setOffline(true);
  await expect(button('Send as a PDF')).toBeDisabled();
  await page.keyboard.press('Escape');
  await button('Download PDF').click();
  await expect(notice('Needs internet')).toBeVisible();
  await expect(button('Print')).toBeEnabled();
});

test('a link opens the CV for anyone, without the hidden parts, until its owner revokes it', async ({
  page,
  button,
  says,
  words,
  notice,
  visit,
}) => {
  const left = async (part: Locator): Promise<number> => (await part.boundingBox())?.x ?? 0;
  await comeToCv(page, { withCv: true });
  await button('Send your CV').click();
  await button('Link and QR code').click();
  const sheet = sheetOf(page);
  await sheet.getByRole('switch', { name: words('Date of birth') }).uncheck();
  await button('Create a link').click();
  const code = sheet.getByRole('img', { name: words('QR code that opens your CV') });
  await expect(code).toBeVisible();
  // Links and their descriptions have space between them; only the QR code has a white background.
  const row = sheet.getByRole('listitem');
  expect(await left(row.getByRole('paragraph'))).toBeGreaterThan((await left(row)) + 8);
  await expect(button('Copy link').locator('svg')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  const guest = await visit();
  const link = await sheet.locator('code').innerText();
  await guest.page.goto(link);
  await expect(guest.main.getByRole('article')).toContainText('dara@example.com');
  await expect(guest.page).toHaveURL(/\/cv\/shared$/);
  const [file] = await Promise.all([
    guest.page.waitForEvent('download'),
    guest.button('Download PDF').click(),
  ]);
  expect(readPdf(await readFile(await file.path())).text).toContain('dara@example.com');
  await expect(guest.main.getByRole('img', { name: words('Date of birth') })).toHaveCount(0);
  const until = await guest.main
    .getByText(words('This link works until {until}.').split('{')[0] ?? '')
    .boundingBox();
  const cv = await guest.main.getByRole('article').boundingBox();
  expect(cv?.y).toBeGreaterThan((until?.y ?? 0) + (until?.height ?? 0) + 8);

  await test.step('the QR code stays if its link could not be revoked', async () => {
    await page.route('**/api/cv/links/*/end', (route) => route.abort());
    await row.getByRole('button').click();
    await expect(notice("You're offline. Please try again when you're back online.", 'alert')).toBeVisible();
    await expect(code).toBeVisible();
    await page.unroute('**/api/cv/links/*/end');
  });

  await sheet
    .getByRole('button', { name: new RegExp(`^${words('Turn off the link created {made}').split('{')[0]}`) })
    .click();
  await expect(says('Active links')).toHaveCount(0);
  await guest.page.reload();
  await expect(guest.says('Please open the link again.')).toBeVisible();
  await guest.page.goto(link);
  await expect(guest.says("This link doesn't work any more.")).toBeVisible();
});
