/** Sharing a job (product 2.50): in chats, as a picture, as a QR code, and in the phone's sheet. */
import { expect, test } from './fixtures.ts';
import { aJob } from './job-cards.ts';

test('a job is shared in chats, as a QR code and as a picture, and in the sheet of the phone', async ({
  page,
  words,
  button,
  says,
  notice,
}) => {
  const { job_id } = await aJob(page, ({ status }) => status === 'Hiring');
  // A stub of the phone's share sheet that accepts pictures.
  await page.addInitScript(() => {
    const share = ({ url, files = [] }: ShareData): Promise<void> => {
      document.body.setAttribute('data-shared', url ?? files[0]?.name ?? '');
      return Promise.resolve();
    };
    Object.assign(navigator, { canShare: () => true, share });
  });
  await page.goto(`/jobDetail/${job_id}`);
  await button('Share').filter({ visible: true }).click();
  const sheet = page.getByRole('dialog', { name: words('Share this job') });
  const chat = async (name: string) =>
    new URL((await sheet.getByRole('link', { name }).getAttribute('href')) ?? '').searchParams;
  const address = new URL(`/jobDetail/${job_id}?from=link`, page.url()).href;
  expect((await chat('Telegram')).get('url')).toBe(address);
  expect((await chat('Facebook')).get('u')).toBe(address);
  await button('QR code').click();
  await expect(sheet.getByRole('img', { name: words('QR code of the link') })).toBeVisible();
  await sheet.locator('.share-way', { hasText: /^(Picture|ជា\u200b*រូប)$/ }).click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', `karngea-${job_id}.png`);

  // Options that need no network work while offline.
  await page.context().setOffline(true);
  await expect(sheet.getByRole('button', { name: 'Telegram' })).toBeDisabled();
  await expect(says('Needs internet', sheet)).toBeVisible();
  await sheet.locator('.share-way', { hasText: /^(More|ផ្សេង\u200b*ទៀត)$/ }).click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', address);
  await test.step("two taps on More open the phone's sheet once, and close the app's", async () => {
    await page.context().setOffline(false);
    await page.addInitScript(() => {
      let isOpen = false;
      const share = (): Promise<void> => {
        if (isOpen)
          return Promise.reject(
            new DOMException('An earlier share has not yet completed.', 'InvalidStateError'),
          );
        isOpen = true;
        return new Promise(() => undefined);
      };
      Object.assign(navigator, { share });
    });
    await page.goto(`/jobDetail/${job_id}`);
    await button('Share').filter({ visible: true }).click();
    await sheet.locator('.share-way', { hasText: /^(More|ផ្សេង\u200b*ទៀត)$/ }).dblclick();
    await button('QR code').click();
    await expect(sheet.getByRole('img', { name: words('QR code of the link') })).toBeVisible();
    await expect(notice('Link copied.')).toHaveCount(0);
  });
});
