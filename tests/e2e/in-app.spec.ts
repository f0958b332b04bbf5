/** In another app's browser: how to open the site in Chrome, and what does not work here. */
import { expect, test } from './fixtures.ts';
import { takenAway } from '../engines/taken-away.ts';
import { cards, openingLink } from './job-cards.ts';
import { comeAsSeeker } from './people.ts';

test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 12; SM-A035F; wv) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 [FB_IAB/FB4A;]',
});

test(
  'the link to Chrome opens the same page, failed downloads are reported, and links open in the same window',
  { tag: '@nightly' },
  async ({ page, button, link, words }) => {
    await page.addInitScript(takenAway['an in-app browser']);
    await page.goto('/login?next=%2Falerts');
    const host = new URL(page.url()).host;
    await expect(link('Open in Chrome')).toHaveAttribute(
      'href',
      new RegExp(
        `^intent://${host}/login\\?next=%2Falerts#Intent;scheme=http;package=com\\.android\\.chrome;`,
      ),
    );
    await page.goto('/jobs');
    await button('Menu').filter({ visible: true }).click();
    await expect(
      page.getByRole('dialog').getByRole('link', { name: words('Open in Chrome') }),
    ).toHaveAttribute('href', new RegExp(`^intent://${host}/jobs#Intent;`));
    await comeAsSeeker(page);
    await page.goto('/setting');
    await expect(async () => {
      await button('Download my data').click();
      await expect(page.getByRole('dialog', { name: words("Files can't be saved here") })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    await expect(page.getByRole('dialog').getByRole('link', { name: words('Open in Chrome') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.route('https://t.me/**', (route) => route.fulfill({ body: 'Telegram' }));
    await page.goto('/jobs');
    await openingLink(cards(page).first()).click();
    await button('Share').filter({ visible: true }).click();
    await expect(async () => {
      await page.locator('.share-way[href^="https://t.me"]').click();
      await expect(page).toHaveURL(/^https:\/\/t\.me/, { timeout: 2_000 });
    }).toPass();
  },
);

test.describe('in the browser of a chat app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; K) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 Telegram-Android/11.2.0',
  });

  test('a CV as a file is never said to be saved, and may be sent as a link', async ({
    page,
    button,
    words,
  }) => {
    await page.addInitScript(takenAway['an in-app browser']);
    await comeAsSeeker(page);
    await page.goto('/cv');
    await button('Send your CV').click();
    await button('Send as a PDF').click();
    const refusal = page.getByRole('dialog', { name: words("Files can't be saved here") });
    await expect(refusal.getByRole('link', { name: words('Open in Chrome') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(refusal).toHaveCount(0);
    await expect(page.getByText(words('Done. Anything not sent is in your downloads.'))).toHaveCount(0);
    await expect(button('Link and QR code')).toBeVisible();
  });
});
