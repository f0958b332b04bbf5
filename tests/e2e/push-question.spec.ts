/** The question about notifications (product 2.32): when it is asked, what each answer does, and that it is asked once. */
import { type Page } from '@playwright/test';
import { wording } from '../support/wording.ts';
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

const question = (page: Page) =>
  page.getByRole('region', { name: 'Want to know when they answer?' }).filter({ visible: true });
/** The question waits for the next page. */
const openAbout = (page: Page) =>
  page.getByRole('link', { name: 'About' }).filter({ visible: true }).first().click();

test.describe('in Khmer', () => {
  test.use({ language: 'km' });

  test("after “Yes” the phone receives the employer's answer", async ({
    page,
    request,
    pushes,
    words,
    link,
  }) => {
    const { person, job } = await seekerAtJobs(page, request);
    const card = page.getByRole('article').filter({ hasText: job.name });
    await card.getByRole('button', { name: words('Apply Now') }).click();
    await expect(card.getByRole('button', { name: words('Applied') })).toBeVisible();
    const asked = page.getByRole('region', { name: words('Want to know when they answer?') });
    await link('Home').filter({ visible: true }).first().click();
    await expect(asked).toContainText(
      words('On this phone, also while Karngea is closed. You can turn it off in Settings.'),
    );
    await allow(page);
    await asked.getByRole('button', { name: words('Yes, tell me') }).click();
    await expect(page.getByRole('status').filter({ hasText: words("We'll let you know") })).toBeVisible();
    await expect(asked).toHaveCount(0);

    // The real server encrypts the message for this browser, and the double decrypts it as a browser does.
    const employer = await newPerson(request, 'employer');
    const other = await post(request, employer, 'Push Baker');
    const applied = await request.post('/api/app', { data: { job_id: other }, headers: bearer(person) });
    const { id } = (await applied.json()) as { id: number };
    await request.put(`/api/app/${id}`, { data: { status: 'accepted' }, headers: bearer(employer) });
    await expect.poll(() => pushes.messages()).toHaveLength(1);
    expect(pushes.messages()[0]).toMatchObject({
      kind: 'application_decided',
      body: 'មានចម្លើយចំពោះពាក្យសុំរបស់អ្នក៖ «Push Baker»',
      url: `/application/${id}`,
      tag: `application-${id}`,
      lang: 'km',
    });
  });
});

test(
  'the question waits until an application is sent and another page is opened, and closing it is final',
  { tag: '@nightly' },
  async ({ page, request, gate, context, pushes }) => {
    test.slow();
    // Without the worker no push could arrive, and going offline while it installs would leave none.
    await openInstalled(page);
    const apply = async (): Promise<void> => {
      const job = await openJobs(page);
      await applyOnCard(page, job);
      await stateOnCard(page, job, 'Applied');
    };
    await test.step('on a shared phone it is not asked', async () => {
      await logInAs(page, await newSeeker(request), { remember: false });
      await apply();
      await openAbout(page);
      await expect(question(page)).toHaveCount(0);
      await signOut(page);
      await expect(page).toHaveURL(/\/$/);
    });

    const person = await newSeeker(request);
    await logInAs(page, person);
    await test.step('an application of an earlier visit is sent at the start without a question', async () => {
      const job = await openJobs(page);
      await applyWithoutNetwork(page, gate, job);
      await page.reload();
      await expect(page.getByRole('link', { name: '1 Applied' })).toBeVisible();
      await findNetwork(context, gate);
      await stateOnCard(page, job, 'Applied');
      await openAbout(page);
      await expect(question(page)).toHaveCount(0);
    });
    await test.step('it follows once a waiting application is sent', async () => {
      const job = await openJobs(page);
      await applyWithoutNetwork(page, gate, job);
      await findNetwork(context, gate);
      await stateOnCard(page, job, 'Applied');
      await expect(question(page)).toHaveCount(0);
      await openAbout(page);
      await question(page).getByRole('button', { name: 'Close' }).click();
      await expect(question(page)).toHaveCount(0);
    });
    await test.step('after that it does not come again, also after another log-in', async () => {
      await signOut(page);
      await expect(page).toHaveURL(/\/$/);
      await logInAs(page, person);
      await apply();
      await openAbout(page);
      await expect(question(page)).toHaveCount(0);
      expect(pushes.received).toEqual([]);
    });
  },
);

test(
  'the question comes after an alert and after a posting; a browser that refuses is explained',
  { tag: '@nightly' },
  async ({ page, request, pushes }) => {
    await openInstalled(page);
    await test.step('after a posting', async () => {
      await logInAs(page, await newPerson(request, 'employer'));
      const main = page.getByRole('main').filter({ visible: true });
      const name = ownName('Push Welder');
      const wizard = wizardOn(screenOf(page, wording('en')));
      await wizard.reachPreview(name);
      await wizard.go('Post').click();
      await expect(main.getByRole('heading', { name, level: 1 })).toBeVisible();
      await openAbout(page);
      const asked = page.getByRole('region', { name: 'Want to know when someone applies?' });
      await asked.getByRole('button', { name: 'Close' }).click();
      await expect(asked).toHaveCount(0);
      await signOut(page);
      await expect(page).toHaveURL(/\/$/);
    });
    await test.step('after an alert', async () => {
      await logInAs(page, await newPerson(request, 'employee'));
      await page.goto('/jobs?keyword=baker');
      await page.getByRole('button', { name: 'Tell me about new jobs like these' }).click();
      await openAbout(page);
      const asked = page.getByRole('region', { name: 'Want to know when there is a new one?' });
      // Headless browsers refuse without asking.
      await asked.getByRole('button', { name: 'Yes, tell me' }).click();
      await expect(
        page.getByRole('status').filter({ hasText: 'This phone blocks notifications' }),
      ).toBeVisible();
      await expect(asked).toHaveCount(0);
      expect(pushes.received).toEqual([]);
    });
  },
);
