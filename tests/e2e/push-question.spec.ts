/** The question about notifications (product 2.32): when it is asked, what each answer does, and that it comes once. */
import { type Page } from '@playwright/test';
import { locales, wording } from '../support/wording.ts';
import { expect } from './fixtures.ts';
import {
  applyOnCard,
  applyWithoutNetwork,
  findNetwork,
  logInAs,
  openInstalled,
  openJobs,
  seekerAtJobs,
  signOut,
  stateOnCard,
} from './phone.ts';
import { bearer, newPerson, newSeeker, post } from './people.ts';
import { allow, test } from './push-phone.ts';
import { screenOf } from './screen.ts';
import { ownName, wizardOn } from './wizard.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Want to know when they answer?' });
const yes = (page: Page) => question(page).getByRole('button', { name: 'Yes, tell me' });
const later = (page: Page) => question(page).getByRole('button', { name: 'Later' });

const answered = {
  en: 'There is an answer to your application: “Push Baker”',
  km: 'មានចម្លើយចំពោះពាក្យសុំរបស់អ្នក៖ «Push Baker»',
} as const;

for (const language of locales) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('who says yes is told by this phone what the employer does', async ({ page, request, pushes }) => {
      const words = wording(language);
      const { person, job } = await seekerAtJobs(page, request);
      const card = page.getByRole('article').filter({ hasText: job.name });
      await card.getByRole('button', { name: words('Apply Now') }).click();
      const sheet = page.getByRole('dialog', { name: words('Want to know when they answer?') });
      await expect(sheet).toContainText(words('Your application has been sent.'));
      await expect(sheet).toContainText(
        words('On this phone, also while Karngea is closed. You can turn it off in Settings.'),
      );
      await allow(page);
      await sheet.getByRole('button', { name: words('Yes, tell me') }).click();
      await expect(page.getByRole('status').filter({ hasText: words('We will tell you') })).toBeVisible();
      await expect(sheet).toBeHidden();

      // Of the real server, encrypted for this browser, and decrypted as the browser would.
      const employer = await newPerson(request, 'employer');
      const other = await post(request, employer, 'Push Baker');
      const applied = await request.post('/api/app', { data: { job_id: other }, headers: bearer(person) });
      const { id } = (await applied.json()) as { id: number };
      await request.put(`/api/app/${id}`, { data: { status: 'accepted' }, headers: bearer(employer) });
      await expect.poll(() => pushes.messages()).toHaveLength(1);
      expect(pushes.messages()[0]).toMatchObject({
        kind: 'application_decided',
        body: answered[language],
        url: `/application/${id}`,
        tag: `application-${id}`,
        lang: language,
      });
    });
  });
}

test('who makes an alert is asked whether to be told of new jobs', async ({ page, request }) => {
  await openInstalled(page);
  await logInAs(page, await newPerson(request, 'employee'));
  await page.goto('/jobs?keyword=baker');
  await page.getByRole('button', { name: 'Tell me about new jobs like these' }).click();
  await expect(page.getByRole('dialog', { name: 'Want to know when there is a new one?' })).toBeVisible();
});

test('who has posted is asked whether to be told who applies', async ({ page, request }) => {
  await openInstalled(page);
  await logInAs(page, await newPerson(request, 'employer'));
  const main = page.getByRole('main').filter({ visible: true });
  const name = ownName('Push Welder');
  const wizard = wizardOn(screenOf(page, wording('en')));
  await wizard.reachPreview(name);
  await wizard.go('Post').click();
  await expect(main.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Want to know when someone applies?' })).toBeVisible();
});

test('later is never again, also after logging in again', async ({ page, request, pushes }) => {
  const person = await newSeeker(request);
  await openInstalled(page);
  await logInAs(page, person);
  await applyOnCard(page, await openJobs(page));
  await later(page).click();
  await expect(question(page)).toBeHidden();
  await page.goto('/about');
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  await logInAs(page, person);
  const next = await openJobs(page);
  await applyOnCard(page, next);
  await stateOnCard(page, next, 'Applied');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(pushes.received).toEqual([]);
});

test('while it waits nothing is asked; once it is sent, it is', async ({ page, request, gate, context }) => {
  // Without the app's worker no push could come, and a network lost while it installs leaves none.
  await openInstalled(page);
  const { job } = await seekerAtJobs(page, request);
  await applyWithoutNetwork(page, gate, job);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await findNetwork(context, gate);
  await stateOnCard(page, job, 'Applied');
  await expect(question(page)).toBeVisible();
});

test('what an earlier visit left is sent at the start without a question', async ({
  page,
  request,
  gate,
  context,
}) => {
  await openInstalled(page);
  const { job } = await seekerAtJobs(page, request);
  await applyWithoutNetwork(page, gate, job);
  await page.reload();
  await expect(page.getByRole('link', { name: '1 Applied' })).toBeVisible();
  await findNetwork(context, gate);
  await stateOnCard(page, job, 'Applied');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a phone that is not their own nobody is asked', async ({ page, request }) => {
  await openInstalled(page);
  await logInAs(page, await newSeeker(request), { remember: false });
  const job = await openJobs(page);
  await applyOnCard(page, job);
  await stateOnCard(page, job, 'Applied');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the browser says no: it is said what to do, and nobody is told', async ({ page, request, pushes }) => {
  const { job } = await seekerAtJobs(page, request);
  await applyOnCard(page, job);
  // Headless browsers answer their own question with no.
  await yes(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'This phone blocks notifications' })).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect(pushes.received).toEqual([]);
});
