/** A phone number by Telegram (product 2.39), on a site without SMS. */
import { resolve } from 'node:path';
import { launchToken } from '../support/launch-data.ts';
import { startTelegram, type Telegram } from '../support/telegram-double.ts';
import { startServer, type TestServer } from '../support/test-server.ts';
import { expect, test as base } from './fixtures.ts';
import { comeAs, newPerson } from './people.ts';

const test = base.extend<{ telegram: Telegram; server: TestServer }>({
  telegram: async ({}, use) => {
    const telegram = await startTelegram(launchToken);
    await use(telegram);
    telegram.close();
  },
  server: async ({ telegram }, use) => {
    const server = await startServer({
      isEmpty: true,
      background: true,
      clientFolder: resolve('dist/client'),
      settings: { telegramToken: launchToken, telegramApi: telegram.api },
    });
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => use(await server.app.listen({ port: 0, host: '127.0.0.1' })),
});

test(
  'a linked chat gives the phone number; without one the sheet says what to do first',
  { tag: '@nightly' },
  async ({ page, request, server, telegram, button, words, notice }) => {
    const [person, chat] = [await newPerson(request, 'employee'), 8_000_000_001];
    await comeAs(page, person);
    await page.goto('/setting');
    const row = page.getByRole('button', { name: new RegExp(`^${words('Phone')}`) });
    const sheet = page.getByRole('dialog');
    await row.click();
    await expect(sheet).toContainText(
      words('Link Telegram in Settings first. Then you can send your number there.'),
    );
    await button('Close', sheet).click();
    await server.db
      .insertInto('telegram_chats')
      .values({ user_id: person.user_id, chat_id: chat, lang: 'eng', added_by: null })
      .execute();
    await page.reload();
    await row.click();
    await button('Ask me in Telegram').click();
    await expect(sheet.getByLabel(words('Current password'), { exact: true })).toHaveAccessibleDescription(
      words('Please fill in your current password.'),
    );
    await sheet.getByLabel(words('Current password'), { exact: true }).fill(person.password);
    await button('Ask me in Telegram').click();
    await expect(sheet.getByRole('link', { name: words('Open Telegram') })).toHaveAttribute(
      'href',
      'https://t.me/karngea_test_bot',
    );
    await expect.poll(() => telegram.texts(chat).length, { timeout: 20_000 }).toBe(1);
    telegram.sendContact(chat, '85512345678');
    await expect(notice('Your number has been saved.')).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await expect(row).toContainText('012 345 678');
  },
);
