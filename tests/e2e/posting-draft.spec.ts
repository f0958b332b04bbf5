/** The unfinished posting (product 4.7): the order of its steps, coming back to it, a post that failed. */
import { expect } from './fixtures.ts';
import { listing } from './job-cards.ts';
import { comeAs, comeAsNew, newPerson } from './people.ts';
import { screenOf } from './screen.ts';
import { ownName, step, test } from './wizard.ts';

test('the steps keep their order in the history, and a return goes on at step 2', async ({
  page,
  field,
  notice,
  wizard,
}) => {
  const name = ownName('Draft');
  await comeAsNew(page, 'employer');
  await wizard.reachPreview(name);
  await wizard.go('Back').click();
  await expect(page).toHaveURL(step(3));
  // The wizard's own Back went back in the history instead of adding to it.
  await page.goBack();
  await expect(page).toHaveURL(step(2));
  await page.goForward();
  await expect(page).toHaveURL(step(3));
  await expect(notice('Your draft has been restored.')).toHaveCount(0);
  await page.reload();
  await expect(notice('Your draft has been restored.')).toBeVisible();
  await expect(page).toHaveURL(step(2));
  await expect(field('Job name')).toHaveValue(name);
  await page.goBack();
  await expect(page).toHaveURL(step(1));
  await wizard.go('Next').click();
  await expect(page).toHaveURL(step(2));
  await wizard.go('Next').click();
  await expect(page).toHaveURL(step(3));
});

test('what was typed in step 3 and not added comes along with Next', async ({
  page,
  words,
  field,
  wizard,
}) => {
  await comeAsNew(page, 'employer');
  await wizard.beginWith('Choose from an existing template', 'UI/UX Designer');
  await wizard.fillFacts(ownName('Typed'));
  await wizard.go('Next').click();
  await wizard.chips.first().click();
  await field('Your own tag').fill('Kampot');
  await page
    .getByRole('button', { name: new RegExp(`^${words('Edit: {line}').replace('{line}', '')}`) })
    .first()
    .click();
  await field('Edit').fill('Draws with care');
  await field('New requirement').fill('Brings a laptop');
  await field('New responsibility').fill('Teaches two others');
  await wizard.go('Next').click();
  await expect(page).toHaveURL(step(4));
  const preview = wizard.shown.getByRole('article');
  for (const line of ['Kampot', 'Draws with care', 'Brings a laptop', 'Teaches two others'])
    await expect(preview.getByText(line)).toBeVisible();
});

test('a draft outlives a browser that was killed; one that cannot be read is dropped with a message', async ({
  page,
  context,
  request,
  words,
  field,
  wizard,
}) => {
  const employer = await newPerson(request, 'employer');
  const name = ownName('អ្នកដុតនំ');
  await comeAs(page, employer);
  await wizard.beginWith('Post by myself');
  await field('Job name').fill(name);
  const crashed = page.waitForEvent('crash');
  const killer = await context.newCDPSession(page);
  killer.send('Page.crash').catch(() => undefined);
  await crashed;

  const tab = await context.newPage();
  const later = screenOf(tab, words);
  await comeAs(tab, employer);
  await tab.goto('/createjob');
  await expect(later.notice('Your draft has been restored.')).toBeVisible();
  await expect(tab).toHaveURL(step(2));
  await expect(later.field('Job name')).toHaveValue(name);

  await tab.evaluate(() => localStorage.setItem('jobDraft', '["of an app long gone"]'));
  await tab.goto('/createjob');
  await expect(later.notice('An older draft could not be read and was removed.')).toBeVisible();
  await expect(tab).toHaveURL(step(1));
  expect(await tab.evaluate(() => localStorage.getItem('jobDraft'))).toBeNull();
});

test('a job whose answer comes after the person went back is told as posted, and is no draft any more', async ({
  page,
  notice,
  wizard,
  hold,
}) => {
  const name = ownName('Overtaken');
  await comeAsNew(page, 'employer');
  await wizard.reachPreview(name);
  const answer = await hold('**/api/job');
  await wizard.go('Post').click();
  await wizard.go('Back').click();
  await expect(page).toHaveURL(step(3));
  answer();
  await expect(notice('Job posted successfully.')).toBeVisible();
  await expect(page).toHaveURL(step(1));
  expect(await page.evaluate(() => localStorage.getItem('jobDraft'))).toBeNull();
  expect(await listing(page, `page=0&keyword=${encodeURIComponent(name)}`)).toHaveLength(1);
});

test('a job that could not be posted stays a draft, and the next try posts it once', async ({
  page,
  words,
  wizard,
}) => {
  const name = ownName('Retried');
  await comeAsNew(page, 'employer');
  await wizard.reachPreview(name);
  const keys: (string | undefined)[] = [];
  // The server takes the job, but its answer is lost on the way.
  await page.route('**/api/job', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fetch();
    await route.abort();
  });
  await wizard.go('Post').click();
  const alert = page.getByRole('alert').filter({ visible: true });
  const [beginning = ''] = words('The job was not posted. {reason} Your draft is kept.').split('{reason}');
  await expect(alert).toContainText(beginning.trim());
  await expect(page).toHaveURL(step(4));
  expect(await page.evaluate(() => localStorage.getItem('jobDraft'))).toContain(name);
  await page.unroute('**/api/job');
  page.on('request', (sent) => {
    if (sent.method() === 'POST') keys.push(sent.headers()['idempotency-key']);
  });
  await wizard.go('Post').dblclick();
  await expect(page).toHaveURL(/\/jobDetail\/\d+$/);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(await listing(page, `page=0&keyword=${encodeURIComponent(name)}`)).toHaveLength(1);
});
