/** A newcomer's work card and application, made offline, survive reloads, a closed tab and a kill, and are sent once (product 2.58, 10.3). */
import { type Page } from '@playwright/test';
import { type Application } from '#contract/applications.ts';
import { posting } from '../support/samples.ts';
import { outboxOn, waitForStored, waitingStates } from './device.ts';
import { expect } from './fixtures.ts';
import { test } from './mortal-phone.ts';
import { bearer, newPerson } from './people.ts';
import { findNetwork, installed, loseNetwork } from './phone.ts';
import { screenOf } from './screen.ts';

test.use({ language: 'km' });

test('a card and an application made in a tunnel are delivered once, also after a kill', async ({
  request,
  gate,
  mortal,
  words,
}) => {
  test.slow();
  const employer = await newPerson(request, 'employer');
  const name = `Moto rider ${crypto.randomUUID().slice(0, 8)}`;
  const posted = await request.post('/api/job', {
    data: { ...posting, name, questions: ['own_motorbike', 'driving_licence'] },
    headers: bearer(employer),
  });
  const { job_id } = (await posted.json()) as { job_id: number };
  /** In the bottom bar: related jobs have the same buttons. */
  const barButton = (page: Page, label: string) =>
    page
      .getByRole('contentinfo')
      .filter({ visible: true })
      .getByRole('button', { name: words(label), exact: true });
  const inCard = (page: Page, field: string) => page.locator(`[name="user_info.${field}"]`);

  const person = await newPerson(request, 'employee');
  const first = await mortal.start(person);
  let { page } = first;
  let { button } = screenOf(page, words);
  await page.goto(`/jobDetail/${job_id}`);
  await installed(page);
  await waitForStored(page, `["cvs",${person.user_id}]`, `["jobs",${person.user_id},"detail",${job_id}]`);

  await loseNetwork(first.context, gate);
  await barButton(page, 'Apply Now').click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('label:has(input[name="own_motorbike"][value="yes"])').click();
  await button('Apply Now', sheet).click();
  await inCard(page, 'last_name').fill('ចាន់');
  await inCard(page, 'first_name').fill('ដារា');
  await inCard(page, 'contact_number').fill('012345678');
  await page.reload();
  await expect(inCard(page, 'first_name')).toHaveValue('ដារា');
  await inCard(page, 'city').selectOption({ label: words('Kampot') });
  const address = page.url();
  await page.close();

  page = await first.context.newPage();
  await page.goto(address);
  ({ button } = screenOf(page, words));
  await expect(inCard(page, 'first_name')).toHaveValue('ដារា');
  await page.getByRole('button', { name, exact: true }).click();
  await button('Save and apply').click();
  await expect(barButton(page, 'Waiting to be sent')).toBeVisible();
  expect((await outboxOn(page)).map(({ path }) => path)).toEqual(['/cv', '/app']);
  await mortal.kill(first.context);

  const second = await mortal.start(person, { offline: true });
  await second.page.goto(`/jobDetail/${job_id}`);
  await expect(barButton(second.page, 'Waiting to be sent')).toBeVisible();
  // The server makes the CV, and the phone dies before it hears of it.
  gate.failNext('hold the answer');
  await findNetwork(second.context, gate);
  const reached = (path: string) =>
    gate.tries.filter((one) => one.path === path && one.status !== undefined).map(({ key }) => key);
  await expect.poll(() => reached('/api/cv').length).toBe(1);
  await mortal.kill(second.context);

  const third = await mortal.start(person);
  await third.page.goto(`/jobDetail/${job_id}`);
  await expect(barButton(third.page, 'Applied')).toBeDisabled();
  await expect.poll(() => waitingStates(third.page)).toEqual(['sent', 'sent']);
  expect(new Set(reached('/api/cv')).size).toBe(1);
  expect(reached('/api/app')).toHaveLength(1);
  const applications = await request.get('/api/app', { headers: bearer(employer) });
  expect((await applications.json()) as Application[]).toMatchObject([
    { first_name: 'ដារា', status: 'pending', answers: { own_motorbike: 'yes' } },
  ]);
});
