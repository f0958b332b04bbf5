/** Updates of the bot by webhook (product 7.21), and going back to polling. */
import { expect, test } from 'vitest';
import { addTask } from '#server/tasks/task-store.ts';
import { createClientFolder } from '../support/client-folder.ts';
import { startTelegram } from '../support/telegram-double.ts';
import { startServer } from '../support/test-server.ts';

const token = '123456:AAtest-token';
const patience = { timeout: 20_000 };

test('Telegram sends updates to the site, each of which counts once; others cannot', async () => {
  const client = createClientFolder();
  const telegram = await startTelegram(token);
  const server = await startServer({
    background: true,
    clientFolder: client.folder,
    settings: {
      telegramToken: token,
      telegramApi: telegram.api,
      telegramWebhook: true,
      publicUrl: 'https://jobs.example.com',
    },
  });
  // The site polled before.
  await addTask(server.db, { kind: 'telegram_updates', key: 'schedule' });
  await server.app.ready();
  await expect
    .poll(async () => {
      await server.db
        .updateTable('tasks')
        .set({ due: new Date(0) })
        .where('kind', '=', 'telegram_webhook')
        .execute();
      return telegram.webhook()?.url;
    }, patience)
    .toBe('https://jobs.example.com/api/telegram/webhook');
  const polls = () =>
    server.db.selectFrom('tasks').select('id').where('kind', '=', 'telegram_updates').execute();
  await expect.poll(polls, patience).toEqual([]);
  const secret = telegram.webhook()?.secret ?? '';
  expect(secret).toMatch(/^[\w-]{1,256}$/);
  expect(secret).not.toContain('AAtest');
  const send = (update: object, header = secret) =>
    server.ask('POST', '/telegram/webhook', {
      body: update,
      headers: { 'x-telegram-bot-api-secret-token': header },
    });
  const start = async (update_id: number, chat: number) => {
    const person = await server.newcomer('employee');
    const { body } = await server.ask('POST', '/telegram/link', { as: person, body: {} });
    const code = (body as { url: string }).url.split('=')[1];
    return { update_id, message: { text: `/start ${code}`, chat: { id: chat, type: 'private' } } };
  };
  const update = await start(900_000_001, 61);
  expect((await send(update, 'a guess')).status).toBe(404);
  for (let time = 0; time < 3; time += 1) expect((await send(update)).status).toBe(200);
  await expect.poll(() => telegram.texts(61), patience).toHaveLength(1);
  // A week later ids start anywhere.
  expect((await send(await start(5, 62))).status).toBe(200);
  await expect.poll(() => telegram.texts(62), patience).toHaveLength(1);
  expect(telegram.texts(61)).toHaveLength(1);
  await server.close();

  const polling = await startServer({
    background: true,
    clientFolder: client.folder,
    settings: { telegramToken: token, telegramApi: telegram.api, publicUrl: 'https://jobs.example.com' },
  });
  expect((await polling.ask('POST', '/telegram/webhook', { body: update })).status).toBe(404);
  await expect.poll(() => telegram.webhook(), patience).toBeUndefined();
  await polling.close();
  telegram.close();
  client.remove();
});
