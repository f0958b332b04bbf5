/** Saving and sending the CV (product 2.44): as files, and by a link that its owner can revoke. */
import { readFile } from 'node:fs/promises';
import { type Locator } from '@playwright/test';
import { comeToCv, storedCv, test } from './cv-page.ts';
import { expect } from './fixtures.ts';
import { sheetOf } from './cv-visits.ts';
import { bearer } from './people.ts';

test('a CV becomes pictures and a PDF on the phone, which are downloaded, or given to what can share files', async ({
  page,
  button,
  says,
  words,
}) => {
  const person = await comeToCv(page, { withCv: true });
  await button('Send your CV').click();
  await expect(sheetOf(page).getByRole('img', { name: words('Picture of your CV') })).toBeVisible();
  for (const [name, begin] of [
    ['Send as a picture', '\u0089PNG'],
    ['Send as a PDF', '%PDF-1.4'],
  ] as const) {
    const [file] = await Promise.all([page.waitForEvent('download'), button(name).click()]);
    const bytes = await readFile(await file.path(), 'latin1');
    expect(bytes.slice(0, begin.length)).toBe(begin);
    expect(bytes.length).toBeGreaterThan(10_000);
  }

  await page.addInitScript(() => {
    // Like a phone, whose sheet opens once per tap. The user closes it.
    let isTapped = false;
    addEventListener('click', () => (isTapped = true), true);
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files }: { files: File[] }) => {
        if (!isTapped) return Promise.reject(new DOMException('', 'NotAllowedError'));
        isTapped = false;
        document.title = files.map(({ name }) => name).join(' ');
        return Promise.reject(new DOMException('', 'AbortError'));
      },
    });
  });
  // Long enough for two pictures, which are shared together.
  const { user_info } = await storedCv(page, person);
  const data = { user_info: { ...user_info, description: '<p>I bake bread.</p>'.repeat(120) } };
  await page.request.put('/api/cv', { data, headers: bearer(person) });
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await page.goto('/cv');
  await expect(page.getByText('I bake bread.').last()).toBeAttached();
  await button('Send your CV').click();
  await button('Send as a picture').click();
  await expect(page).toHaveTitle('karngea-cv.png karngea-cv-2.png');
  await expect(says('Done. Anything not sent is in your downloads.')).toHaveCount(0);
  await button('Send as a PDF').click();
  await expect(page).toHaveTitle('karngea-cv.pdf');
  expect(downloads).toBe(0);
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
