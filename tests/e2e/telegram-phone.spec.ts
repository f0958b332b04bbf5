/** A phone number by Telegram (product 2.39), on sites without and with SMS. */
import { resolve } from 'node:path';
import { launchData, launchToken } from '../support/launch-data.ts';
import { startSmsGateway } from '../support/sms-gateway.ts';
import { actAsTelegram, launchHash } from '../support/telegram-app.ts';
import { startTelegram, type Telegram } from '../support/telegram-double.ts';
import { startServer, type TestServer } from '../support/test-server.ts';
import { expect, test as base } from './fixtures.ts';
import { comeAs, newPerson } from './people.ts';

const test = base.extend<{ smsUrl: string | undefined; telegram: Telegram; server: TestServer }>({
  smsUrl: undefined,
  telegram: async ({}, use) => {
    const telegram = await startTelegram(launchToken);
    await use(telegram);
    telegram.close();
  },
  server: async ({ telegram, smsUrl }, use) => {
    const server = await startServer({
      isEmpty: true,
      background: true,
      clientFolder: resolve('dist/client'),
      settings: { telegramToken: launchToken, telegramApi: telegram.api, ...(smsUrl && { smsUrl }) },
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

test.describe('with SMS', () => {
  test.use({
    smsUrl: async ({}, use) => {
      const gateway = await startSmsGateway();
      await use(gateway.url);
      gateway.close();
    },
  });

  test('an account without a password gets its number by Telegram in place of SMS', async ({
    page,
    request,
    server,
    telegram,
    button,
    words,
    notice,
  }) => {
    const user = { id: 8_000_000_002, first_name: 'ដារា', language_code: 'km', allows_write_to_pm: true };
    const init_data = launchData(user, server.clock());
    await request.post('/api/auth/telegram', { data: { init_data, create: { acc_type: 'employee' } } });
    await actAsTelegram(page.context());
    await page.goto(`/setting${launchHash({ initData: init_data })}`);
    const row = page.getByRole('button', { name: new RegExp(`^${words('Phone')}`) });
    const sheet = page.getByRole('dialog');
    await row.click();
    const number = sheet.locator('input[type="tel"]');
    await expect(number).toBeVisible();
    await button('Without SMS, by Telegram').click();
    await expect(number).toHaveCount(0);
    await button('By SMS').click();
    await expect(number).toBeVisible();
    await button('Without SMS, by Telegram').click();
    await expect(sheet).toContainText(words("Telegram confirms that it's you."));
    await expect(sheet.locator('input')).toHaveCount(0);
    telegram.failures.push({ error_code: 502, description: 'Bad Gateway' });
    await button('Ask me in Telegram').click();
    await expect.poll(() => telegram.failures.length, { timeout: 20_000 }).toBe(0);
    await button('No message? Ask again').click();
    await button('Ask me in Telegram').click();
    await expect.poll(() => telegram.texts(user.id).length, { timeout: 20_000 }).toBeGreaterThan(0);
    telegram.sendContact(user.id, '85512345678');
    await expect(notice('Your number has been saved.')).toBeVisible();
    await expect(row).toContainText('012 345 678');
  });
});
