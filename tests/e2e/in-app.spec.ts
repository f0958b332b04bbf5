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
