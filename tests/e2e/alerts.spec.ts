/** Job alerts (product 2.26): created from a search by one tap, delivered as notices, changed and deleted on their page. */
import { type APIRequestContext } from '@playwright/test';
import { type Alert } from '#contract/alerts.ts';
import { type User } from '#contract/sessions.ts';
import { type ListPage } from '#contract/list-pages.ts';
import { type Notice } from '#contract/notices.ts';
import { waitForStored, outboxOn } from './device.ts';
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

test(
  'one tap turns a search into an alert, which finds a new job and can notify in the evening',
  { tag: '@each-width' },
  async ({ page, request, main, button, link, says, words, language }) => {
    const person = await comeAsNew(page, 'employee');
    const word = newWord();
    await page.goto(`/jobs?keyword=${word}&province=KH-12&type=Full+Time`);
    await button('Tell me about new jobs like these', main).click();
    await expect(says("We'll let you know", main)).toBeVisible();
    const job = await post(request, await newPerson(request, 'employer'), word);
    await expect
      .poll(async () => (await noticesOf(request, person)).map(({ job_id }) => job_id))
      .toEqual([job]);

    await link('Change', main).click();
    // This browser accepts no pushes, and the page does not claim that it does.
    await expect(main.getByText(words("We'll notify you in Karngea."))).toBeVisible();
    const card = main.getByRole('listitem');
    // The job list may still be leaving the screen.
    await expect(card).toHaveCount(1);
    const terms = [words('Full Time'), language === 'km' ? 'ភ្នំពេញ' : 'Phnom Penh'];
    await expect(card.getByRole('heading')).toContainText(
      [word, ...terms].join(language === 'km' ? ' ' : ', '),
    );
    const quoted = language === 'km' ? `«${word}»` : `“${word}”`;
    await expect(card).toContainText([quoted, ...terms].join(' · '));
    await expect(card.getByRole('radio', { name: words('Immediately') })).toBeChecked();
    await card.getByRole('radio', { name: words('Every evening') }).click();
    await expect(card.getByRole('status')).toHaveText(words('Saved'));
    expect(await alertsOf(request, person)).toMatchObject([{ alert: 'daily', terms: { keyword: word } }]);
    await link('See the jobs', main).click();
    // The page's own, not that of the leaving alert, which starts with the same word.
    await expect(main.getByRole('heading', { name: word, exact: true })).toBeVisible();
    await expect(says("We'll let you know", main)).toBeVisible();

    await test.step('a notice links to its job, or to the list for several jobs', async () => {
      const notice = main.getByRole('listitem').getByRole('link');
      await page.goto('/notices');
      await notice.click();
      await expect(page).toHaveURL(new RegExp(`/jobDetail/${job}$`));
      // The evening's notice looks like this.
      await page.route('**/api/notice?*', async (route) => {
        const { items, next }: ListPage<Notice> = await (await route.fetch()).json();
        const ofSeveral = items.map((one) => ({ ...one, job_id: null, job_name: null }));
        await route.fulfill({ json: { items: ofSeveral, next } });
      });
      await page.goto('/notices');
      await expect.poll(() => notice.getAttribute('href')).toMatch(/^\/jobs/);
      await notice.click();
      await expect(page).toHaveURL(new RegExp(`/jobs\\?keyword=${word}&.*type=Full`));
    });
  },
);

test(
  'searches and companies can be followed after the log-in, with and without results, up to twenty',
  { tag: '@nightly' },
  async ({ page, request, main, button, heading, notice, says, logIn }) => {
    const person = await newPerson(request, 'employee');
    const follow = button('Tell me about new jobs like these', main);
    const isFollowed = () => expect(says("We'll let you know", main)).toBeVisible();

    await test.step('the row is shown below the picture without results, and not at all without a search', async () => {
      await page.goto(`/jobs?keyword=${newWord()}`);
      await expect(follow).toHaveCount(1);
      const picture = await heading('No results found :( Perhaps, try a different keyword').boundingBox();
      expect((await follow.boundingBox())?.y).toBeGreaterThan(picture?.y ?? Infinity);
      await page.goto('/jobs?sort=Salary');
      await expect(heading('Search Results:')).toBeVisible();
      await expect(follow).toHaveCount(0);
    });

    await test.step('a guest logs in first, and the alert is created', async () => {
      await page.goto('/jobs?keyword=developer');
      await follow.click();
      await expect(says('Please log in first.')).toBeVisible();
      await logIn(person);
      await expect(page).toHaveURL(/\/jobs\?keyword=developer$/);
      await isFollowed();
      expect(await alertsOf(request, person)).toMatchObject([{ terms: { keyword: 'developer' } }]);
    });

    await test.step('the name of a long search is not cut within an emoji', async () => {
      await page.goto(`/jobs?keyword=${'a'.repeat(119)}${encodeURIComponent('👍👍')}`);
      await follow.click();
      await isFollowed();
    });

    await test.step('a company is followed on its page', async () => {
      await page.goto('/company/1');
      await button('Tell me about new jobs here', main).click();
      await isFollowed();
      const alerts = await alertsOf(request, person);
      expect(alerts.filter(({ terms }) => terms.company)).toMatchObject([
        { terms: { company: '1' }, alert: 'instant' },
      ]);
    });

    await test.step('the twenty-first alert is refused with a link to the others', async () => {
      for (let count = 3; count < 20; count += 1) await save(request, person, `Bakers ${count}`);
      await page.goto('/jobs?keyword=cook');
      await follow.click();
      await expect(notice('You have 20 job alerts. Delete one first.', 'alert')).toBeVisible();
      await expect(page).toHaveURL(/\/alerts$/);
      await expect(main.getByRole('listitem')).toHaveCount(20);
      await expect(says('Every evening', main).first()).toBeVisible();
    });
  },
);

test('an alert can be renamed, reverts if a change fails, and can be restored after its deletion', async ({
  page,
  request,
  main,
  button,
  field,
  heading,
  link,
  notice,
  says,
  words,
}) => {
  const person = await newPerson(request, 'employer');
  await save(request, person, 'Bakers');
  await comeAs(page, person);
  await page.clock.install();
  await page.goto('/alerts');

  await test.step('it needs a name', async () => {
    await main.getByRole('heading', { name: 'Bakers' }).getByRole('button').click();
    const name = page.getByRole('dialog').getByLabel(words('Name'), { exact: true });
    await name.fill(' ');
    await button('Save').click();
    await expect(says('Please fill in this field.')).toBeVisible();
    await name.fill('Bread');
    await name.press('Enter');
    await expect(main.getByRole('heading', { name: 'Bread' })).toBeVisible();
    await expect
      .poll(async () => (await alertsOf(request, person)).map((alert) => alert.name))
      .toEqual(['Bread']);
    await expect(field('Name')).toHaveCount(0);
  });

  await test.step('a failed change is reverted with a message', async () => {
    await page.route('**/api/search/*', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Away.' } }),
    );
    await main.getByRole('radio', { name: words('Off') }).click();
    await expect(
      notice("The service isn't available at the moment. Please try again.", 'alert'),
    ).toBeVisible();
    await expect(main.getByRole('radio', { name: words('Immediately') })).toBeChecked();
    await page.unroute('**/api/search/*');
  });

  const bin = main.locator('.alert-head .kg-icon-button');
  await test.step('it can be restored for six seconds', async () => {
    const undo = main.locator('.alert-removed button');
    // The test moves the clock itself, because a busy machine takes seconds between two taps.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await bin.click();
    await expect(heading('No job alerts yet')).toBeVisible();
    await page.clock.runFor(5_000);
    await undo.click();
    await expect(main.getByRole('heading', { name: 'Bread' })).toBeVisible();
    await page.clock.runFor(7_000);
    expect(await alertsOf(request, person)).toHaveLength(1);
    await bin.click();
    await expect(undo).toBeVisible();
    await page.clock.runFor(6_100);
    await expect(undo).toHaveCount(0);
    await expect.poll(async () => alertsOf(request, person)).toEqual([]);
    await page.clock.resume();
  });

  await test.step('leaving the page deletes it at once', async () => {
    await save(request, person, 'Bakers');
    await page.reload();
    await bin.click();
    await link('Search for jobs', main).click();
    await page.goto('/about');
    await expect.poll(async () => alertsOf(request, person)).toEqual([]);
  });
});

onPhone(
  'a new alert waits while offline, can be cancelled, and is sent when online again',
  { tag: '@nightly' },
  async ({ page, request, context, gate, main, button, says, words }) => {
    const person = await comeAsNew(page, 'employee');
    await save(request, person, 'Bakers');
    await page.goto('/alerts');
    await installed(page);
    await expect(main.getByRole('heading', { name: 'Bakers' })).toBeVisible();
    await page.goto('/jobs?keyword=developer');
    await expect(button('Tell me about new jobs like these', main)).toBeVisible();
    await waitForStored(page, '"alerts"');
    await loseNetwork(context, gate);
    await button('Tell me about new jobs like these', main).click();
    await expect(says('Waiting to be sent', main)).toBeVisible();
    await button('Cancel', main).click();
    await button('Tell me about new jobs like these', main).click();
    await expect(says('Waiting to be sent', main)).toBeVisible();
    const waiting = async () => (await outboxOn(page)).filter(({ state }) => state === 'queued').length;
    await expect.poll(waiting).toBe(1);

    await page.goto('/alerts');
    const cards = main.getByRole('listitem');
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText(words('Waiting to be sent'));
    await expect(cards.last()).toContainText(words('Needs internet'));
    await expect(cards.last().getByRole('radio').first()).toBeDisabled();
    await findNetwork(context, gate);
    await expect.poll(async () => (await alertsOf(request, person)).length).toBe(2);
    await expect(main.getByText(words('Waiting to be sent'))).toHaveCount(0);
    // The list misses what is sent within the app's first three seconds.
    await page.reload();
    await expect(cards).toHaveCount(2);
  },
);
