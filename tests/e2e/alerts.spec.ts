/** Job alerts (product 2.26): made of a search by one tap, told of in the notices, changed and deleted on their page. */
import { type APIRequestContext } from '@playwright/test';
import { type Alert } from '#contract/alerts.ts';
import { type User } from '#contract/accounts.ts';
import { type ListPage } from '#contract/list-pages.ts';
import { type Notice } from '#contract/notices.ts';
import { locales } from '../support/wording.ts';
import { keptOn } from './device.ts';
import { expect, test } from './fixtures.ts';
import { newWord } from './new-word.ts';
import { bearer, comeAs, comeAsNew, newPerson, post } from './people.ts';
import { findNetwork, installed, loseNetwork, test as onPhone } from './phone.ts';

const alertsOf = async (request: APIRequestContext, who: User): Promise<Alert[]> =>
  (await request.get('/api/search', { headers: bearer(who) })).json();
const save = async (
  request: APIRequestContext,
  who: User,
  name: string,
  terms: object = { keyword: name },
) => {
  const data = { name, terms, alert: 'instant' };
  await request.post('/api/search', { data, headers: bearer(who) });
};
const noticesOf = async (request: APIRequestContext, who: User): Promise<Notice[]> =>
  (await request.get('/api/notice', { headers: bearer(who) })).json();

for (const language of locales) {
  test.describe(language, () => {
    test.use({ language });

    test('a search is followed by one tap, tells of a new job, and can be told of in the evening', async ({
      page,
      request,
      main,
      button,
      link,
      says,
      words,
    }) => {
      const person = await comeAsNew(page, 'employee');
      const word = newWord();
      await page.goto(`/jobs?keyword=${word}&province=KH-12`);
      await button('Tell me about new jobs like these', main).click();
      await expect(says('We will tell you', main)).toBeVisible();
      const job = await post(request, await newPerson(request, 'employer'), word);
      await expect
        .poll(async () => (await noticesOf(request, person)).map(({ job_id }) => job_id), { timeout: 15_000 })
        .toEqual([job]);

      await link('Change', main).click();
      const place = language === 'km' ? 'ភ្នំពេញ' : 'Phnom Penh';
      // This browser takes no pushes: it does not say that it does.
      await expect(main.getByText(words('We tell you in Karngea.'))).toBeVisible();
      const card = main.getByRole('listitem');
      // The list of jobs is still on its way out.
      await expect(card).toHaveCount(1);
      await expect(card.getByRole('heading')).toContainText(
        language === 'km' ? `${word} ${place}` : `${word}, ${place}`,
      );
      await expect(card).toContainText(language === 'km' ? `«${word}» · ${place}` : `“${word}” · ${place}`);
      await expect(card.getByRole('radio', { name: words('At once') })).toBeChecked();
      await card.getByRole('radio', { name: words('Each evening') }).check();
      await expect(card.getByRole('status')).toHaveText(words('Saved'));
      expect(await alertsOf(request, person)).toMatchObject([{ alert: 'daily', terms: { keyword: word } }]);
      await link('See the jobs', main).click();
      // Its own, not the alert's, which is on its way out and begins with the same word.
      await expect(main.getByRole('heading', { name: word, exact: true })).toBeVisible();
      await expect(says('We will tell you', main)).toBeVisible();

      await page.goto('/notices');
      await main.getByRole('listitem').getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/jobDetail/${job}$`));
    });
  });
}

test('a guest logs in first, and finds it done', async ({ page, request, main, button, says, logIn }) => {
  const person = await newPerson(request, 'employee');
  await page.goto('/jobs?keyword=developer');
  await button('Tell me about new jobs like these', main).click();
  await expect(says('Please log in first.')).toBeVisible();
  await logIn(person);
  await expect(page).toHaveURL(/\/jobs\?keyword=developer$/);
  await expect(says('We will tell you', main)).toBeVisible();
  expect(await alertsOf(request, person)).toMatchObject([{ terms: { keyword: 'developer' } }]);
});

test('without results the row stands under the picture, and nowhere without a search', async ({
  page,
  main,
  button,
  heading,
}) => {
  await page.goto(`/jobs?keyword=${newWord()}`);
  const row = button('Tell me about new jobs like these', main);
  await expect(row).toHaveCount(1);
  const picture = await heading('No results found :( Perhaps, try a different keyword').boundingBox();
  expect((await row.boundingBox())?.y).toBeGreaterThan(picture?.y ?? Infinity);
  await page.goto('/jobs?sort=Salary');
  await expect(heading('Search Results:')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("a company's new jobs are followed on its page", async ({ page, request, main, button, says }) => {
  const person = await comeAsNew(page, 'employee');
  await page.goto('/company/1');
  await button('Tell me about new jobs here', main).click();
  await expect(says('We will tell you', main)).toBeVisible();
  expect(await alertsOf(request, person)).toMatchObject([{ terms: { company: '1' }, alert: 'instant' }]);
});

test('an alert can be renamed; without a name nothing is saved', async ({
  page,
  request,
  main,
  button,
  field,
  says,
  words,
}) => {
  const person = await newPerson(request, 'employer');
  await save(request, person, 'Bakers');
  await comeAs(page, person);
  await page.goto('/alerts');
  await main.getByRole('heading', { name: 'Bakers' }).getByRole('button').click();
  const name = page.getByRole('dialog').getByLabel(words('Name'), { exact: true });
  await name.fill(' ');
  await button('Save').click();
  await expect(says('Please fill in this field.')).toBeVisible();
  await name.fill('Bread');
  await name.press('Enter');
  await expect(main.getByRole('heading', { name: 'Bread' })).toBeVisible();
  await expect.poll(async () => (await alertsOf(request, person)).map(({ name }) => name)).toEqual(['Bread']);
  await expect(field('Name')).toHaveCount(0);
});

test('a long search is followed where its name would end within an emoji', async ({
  page,
  main,
  button,
  says,
}) => {
  await comeAsNew(page, 'employee');
  await page.goto(`/jobs?keyword=${'a'.repeat(119)}${encodeURIComponent('👍👍')}`);
  await button('Tell me about new jobs like these', main).click();
  await expect(says('We will tell you', main)).toBeVisible();
});

test('one that was deleted can be had back for six seconds', async ({ page, request, main, heading }) => {
  const person = await newPerson(request, 'employee');
  await save(request, person, 'Bakers');
  await comeAs(page, person);
  await page.clock.install();
  await page.goto('/alerts');
  const bin = main.locator('.alert-head .kg-icon-button');
  const undo = main.locator('.alert-removed button');
  await expect(bin).toBeVisible();
  // Only the test lets time pass: a busy machine takes seconds between two taps.
  await page.clock.pauseAt(Date.now() + 60_000);
  await bin.click();
  await expect(heading('No job alerts yet')).toBeVisible();
  await page.clock.runFor(5_000);
  await undo.click();
  await expect(main.getByRole('heading', { name: 'Bakers' })).toBeVisible();
  await page.clock.runFor(7_000);
  expect(await alertsOf(request, person)).toHaveLength(1);
  await bin.click();
  await expect(undo).toBeVisible();
  await page.clock.runFor(6_100);
  await expect(undo).toHaveCount(0);
  await expect.poll(async () => alertsOf(request, person)).toEqual([]);
});

test('one that was deleted is gone when its page is left', async ({ page, request, main, link }) => {
  const person = await newPerson(request, 'employee');
  await save(request, person, 'Bakers');
  await comeAs(page, person);
  await page.goto('/alerts');
  await main.locator('.alert-head .kg-icon-button').click();
  await link('Search for jobs', main).click();
  await page.goto('/about');
  await expect.poll(async () => alertsOf(request, person)).toEqual([]);
});

test('the twenty-first is not made, and leads to the others', async ({
  page,
  request,
  main,
  button,
  notice,
  says,
}) => {
  const person = await newPerson(request, 'employee');
  for (let at = 0; at < 20; at += 1) await save(request, person, `Bakers ${at}`);
  await comeAs(page, person);
  await page.goto(`/jobs?keyword=developer`);
  await button('Tell me about new jobs like these', main).click();
  await expect(notice('You have 20 alerts. Delete one first.', 'alert')).toBeVisible();
  await expect(page).toHaveURL(/\/alerts$/);
  await expect(main.getByRole('listitem')).toHaveCount(20);
  await expect(says('Each evening', main).first()).toBeVisible();
});

test('a change that fails goes back, and says so', async ({ page, request, main, words, notice }) => {
  const person = await newPerson(request, 'employee');
  await save(request, person, 'Bakers');
  await comeAs(page, person);
  await page.route('**/api/search/*', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Away.' } }),
  );
  await page.goto('/alerts');
  await main.getByRole('radio', { name: words('Off') }).click();
  await expect(
    notice('The service is not available at the moment. Please try again.', 'alert'),
  ).toBeVisible();
  await expect(main.getByRole('radio', { name: words('At once') })).toBeChecked();
});

test('a notice of several jobs leads to the list that shows them', async ({ page, request, main }) => {
  const person = await newPerson(request, 'employee');
  const word = newWord();
  await save(request, person, 'Bakers', { keyword: word, job_type: 'Full Time' });
  await post(request, await newPerson(request, 'employer'), word);
  await expect.poll(async () => noticesOf(request, person), { timeout: 15_000 }).toHaveLength(1);
  await comeAs(page, person);
  // As the one of an evening is.
  await page.route('**/api/notice?*', async (route) => {
    const { items, next }: ListPage<Notice> = await (await route.fetch()).json();
    const ofSeveral = items.map((one) => ({ ...one, job_id: null, job_name: null }));
    await route.fulfill({ json: { items: ofSeveral, next } });
  });
  await page.goto('/notices');
  await main.getByRole('listitem').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/jobs\\?keyword=${word}&type=Full`));
});

onPhone(
  'without a network a new alert waits, can be cancelled, and goes when there is one',
  { tag: '@phone' },
  async ({ page, request, context, gate, main, button, says, words }) => {
    const person = await comeAsNew(page, 'employee');
    await save(request, person, 'Bakers');
    await page.goto('/alerts');
    await installed(page);
    await expect(main.getByRole('heading', { name: 'Bakers' })).toBeVisible();
    await page.goto('/jobs?keyword=developer');
    await expect(button('Tell me about new jobs like these', main)).toBeVisible();
    await keptOn(page, '"alerts"');
    await loseNetwork(context, gate);
    await button('Tell me about new jobs like these', main).click();
    await expect(says('Waiting to be sent', main)).toBeVisible();
    await button('Cancel', main).click();
    await button('Tell me about new jobs like these', main).click();
    await expect(says('Waiting to be sent', main)).toBeVisible();

    await page.goto('/alerts');
    const cards = main.getByRole('listitem');
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText(words('Waiting to be sent'));
    await expect(cards.last()).toContainText(words('Needs internet'));
    await expect(cards.last().getByRole('radio').first()).toBeDisabled();
    await findNetwork(context, gate);
    await expect.poll(async () => (await alertsOf(request, person)).length, { timeout: 20_000 }).toBe(2);
    await expect(main.getByText(words('Waiting to be sent'))).toHaveCount(0);
    await expect(cards).toHaveCount(2);
  },
);
