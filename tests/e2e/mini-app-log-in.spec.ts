/** Who is logged in inside Telegram (product 2.64). */
import { lastCall, launchHash } from '../support/telegram-app.ts';
import { expect } from './fixtures.ts';
import { expectSession, knownPerson, open, signed, somebody, test } from './mini-app-fixtures.ts';
import { newPerson } from './people.ts';

test('a reload before the log-in was answered logs in', async ({ page, request, server, hold }) => {
  const { user } = await knownPerson(request, server);
  const release = await hold('**/api/auth/telegram');
  await open(page, signed(server, user));
  await page.reload();
  release();
  await expectSession(page);
  // A later reload does not.
  await page.evaluate(() => sessionStorage.removeItem('user'));
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await page.reload();
  await expect.poll(() => lastCall(page, 'web_app_setup_back_button')).toBeDefined();
  expect(asked).not.toContain('/api/auth/telegram');
});

test('an existing account is linked, and moves Telegram from another one only if its owner says so', async ({
  page,
  request,
  server,
  button,
  field,
  main,
  words,
}) => {
  const person = await newPerson(request, 'employee');
  const former = await newPerson(request, 'employee');
  const user = somebody();
  await open(page, signed(server, user));
  await page.goto('/register');
  await button('I have an account').click();
  const link = async ({ name, password }: typeof person) => {
    await field('Name').fill(name);
    await field('Password').fill(password);
    await main.getByRole('button', { name: words('Log in and link') }).click();
  };
  await link({ ...former, password: 'wrong password' });
  await expect(main.getByText(words('Incorrect name or password.'))).toBeVisible();
  await request.post('/api/auth/telegram', {
    data: { init_data: signed(server, user), link: { name: former.name, password: former.password } },
  });
  await link(person);
  await button('Link this one').click();
  await expect(page).toHaveURL(/\/$/);
  const answer = await request.post('/api/auth/telegram', { data: { init_data: signed(server, user) } });
  expect(await answer.json()).toMatchObject({ name: person.name });
});

test("a link with someone else's launch data logs no one in", async ({ browser, page, server, baseURL }) => {
  const [theirs, own] = [somebody(), somebody()].map((user) => signed(server, user));
  const create = { acc_type: 'employee' };
  await page.request.post('/api/auth/telegram', { data: { init_data: theirs, create } });
  const hash = launchHash({ initData: theirs ?? '' });
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const outside = await context.newPage();
  const calls: string[] = [];
  outside.on('request', (request) => calls.push(request.url()));
  await outside.goto(`/login${hash}`);
  await expect(outside.locator('input[type=password]').filter({ visible: true })).toBeVisible();
  expect(calls.filter((url) => url.endsWith('/api/auth/telegram'))).toEqual([]);
  await context.close();
  // In Telegram, which adds its own parameters to those of the link.
  const answer = page.waitForResponse('**/api/auth/telegram');
  await page.goto(`/${hash}&${launchHash({ initData: own ?? '' }).slice(1)}`);
  expect((await answer).status()).toBe(422);
});

test("Telegram's browser, which has no launch data, shows the site as other browsers do", async ({
  page,
}) => {
  const loaded = page.waitForResponse(/launch-[\w-]+\.js$/);
  await page.goto('/login');
  await loaded;
  await expect(page.locator('input[type=password]').filter({ visible: true })).toBeVisible();
  expect(await page.evaluate(() => 'telegramLaunch' in window)).toBe(false);
  await expect(page.locator('html')).not.toHaveClass(/kg-telegram/);
});
