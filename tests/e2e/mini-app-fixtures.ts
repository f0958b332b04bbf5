/** A phone inside Telegram, and the server of the site whose bot it is. */
import { type APIRequestContext, type Page } from '@playwright/test';
import { resolve } from 'node:path';
import { launchData, launchToken } from '../support/launch-data.ts';
import { actAsTelegram, launchHash } from '../support/telegram-app.ts';
import { startServer, type TestServer } from '../support/test-server.ts';
import { expect, test as base } from './fixtures.ts';
import { giveCv, newPerson, post } from './people.ts';

/** One server for all stories, each with people of its own. */
export const test = base.extend<object, { server: TestServer; site: string }>({
  server: [
    async ({}, use) => {
      const server = await startServer({
        isEmpty: true,
        clientFolder: resolve('dist/client'),
        settings: { telegramToken: launchToken, telegramApi: 'http://127.0.0.1:9' },
      });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ server }, use) => use(await server.app.listen({ port: 0, host: '127.0.0.1' })),
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site),
  context: async ({ context }, use) => {
    await actAsTelegram(context);
    await use(context);
  },
});

let ids = 900_000_000;
export const somebody = () => ({ id: ++ids, first_name: 'ដារា', last_name: 'ចាន់', language_code: 'km' });
type Somebody = ReturnType<typeof somebody>;

export const signed = ({ clock }: TestServer, user: Somebody, start_param?: string) =>
  launchData(user, clock(), start_param === undefined ? {} : { start_param });
/** A tap on a link or button in Telegram. */
export async function open(page: Page, initData: string, theme?: 'dark'): Promise<void> {
  await page.goto(`/${launchHash({ initData, ...(theme && { theme }) })}`);
  // The app has started, and a reload goes on with the launch.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('telegram'))).not.toBeNull();
}

export const expectSession = (page: Page) =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('user'))).toContain('token');

/** A seeker with a CV whom Telegram logs in, and a job of an employer. */
export async function knownPerson(request: APIRequestContext, server: TestServer) {
  const employer = await newPerson(request, 'employer');
  const id = await post(request, employer);
  const user = somebody();
  const created = await request.post('/api/auth/telegram', {
    data: { init_data: signed(server, user), create: { acc_type: 'employee' } },
  });
  await giveCv(request, await created.json());
  return { employer, id, user };
}
