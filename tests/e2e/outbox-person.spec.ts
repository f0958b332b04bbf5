/** Waiting items belong to a user, who can see, correct, retain or delete them. */
import { type User } from '#contract/sessions.ts';
import { expect } from './fixtures.ts';
import { cvOfDara, posting } from '../support/samples.ts';
import { everythingOn, waitForStored, leaveItem, outboxOn, tabStorage, waitingStates } from './device.ts';
import { cardOf, cards } from './job-cards.ts';
import { bearer, comeAs, giveCv, newPerson, newSeeker, post } from './people.ts';
import {
  applyOnCard,
  applyWithoutNetwork,
  findNetwork,
  installed,
  logInAs,
  loseNetwork,
  openInstalled,
  openJobs,
  seekerAtJobs,
  signOut,
  stateOnCard,
  test,
  writeMessage,
} from './phone.ts';

test('items are sent only for the user who wrote them, once they are logged in', async ({
  page,
  context,
  gate,
  request,
}) => {
  const applicationsOf = async (person: User): Promise<unknown[]> =>
    (await request.get('/api/app', { headers: bearer(person) })).json();
  const [ann, bob] = [await newSeeker(request), await newSeeker(request)];
  await logInAs(page, ann);
  const job = await openJobs(page);
  await installed(page);
  await test.step('not while another user is logged in', async () => {
    await applyWithoutNetwork(page, gate, job);
    // After this many failed attempts it would not be sent soon.
    for (const item of await outboxOn(page))
      await leaveItem(page, { ...item, attempts: 12, nextAt: Date.now() + 60_000 });
    await signOut(page);
    await page.getByRole('button', { name: 'Keep and sign out' }).click();
    await findNetwork(context, gate);
    await logInAs(page, bob);
    await expect.poll(() => waitingStates(page)).toEqual(['held: signed_out']);
    await page.goto('/jobs');
    await expect(cardOf(page, job).getByRole('button', { name: 'Apply Now' })).toBeEnabled();
    expect(gate.tries).toEqual([]);
  });
  await test.step('not with a revoked token', async () => {
    await applyWithoutNetwork(page, gate, job);
    const token = await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('user') ?? '{}') as { token?: string };
      return user.token ?? '';
    });
    gate.restore();
    await request.post('/api/auth/logout', { headers: bearer({ token }) });
    await context.setOffline(false);
    await expect.poll(() => waitingStates(page)).toEqual(['held: signed_out', 'held: signed_out']);
    // The worker learns of it first, and a logged-in user has no log-in page.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    expect(gate.done('/api/app')).toEqual([]);
  });
  await test.step('but after their next log-in', async () => {
    await logInAs(page, ann);
    await expect.poll(() => gate.done('/api/app').length).toBe(1);
    expect(await applicationsOf(ann)).toHaveLength(1);
    expect(await applicationsOf(bob)).toHaveLength(0);
    const unsent = (await waitingStates(page)).filter((state) => state !== 'sent');
    expect(unsent).toEqual(['held: signed_out']);
  });
});

test(
  'waiting items are listed and can be cancelled, and refused ones say why and how to correct them',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, context, gate, request, own }) => {
    test.slow();
    const person = await newPerson(request, 'employee');
    const employer = await newPerson(request, 'employer');
    const [open, closing] = [await post(request, employer), await post(request, employer)];
    await comeAs(page, person);
    await openInstalled(page);
    for (const id of [open, closing]) {
      await page.goto(`/jobDetail/${id}`);
      await expect(own('Apply Now')).toBeEnabled();
      await waitForStored(page, `"detail",${id}]`);
    }
    await loseNetwork(context, gate);
    for (const id of [open, closing]) {
      await page.goto(`/jobDetail/${id}`);
      await own('Apply Now').click();
      await expect(own('Waiting to be sent')).toBeVisible();
    }
    await page.goto('/contact');
    for (const text of ['From the ferry', 'From the bus']) await writeMessage(page, text);
    await page.goto('/appliedJobs');
    const count = page.getByRole('navigation').getByRole('button', { name: 'Waiting to be sent' });
    await expect(count.filter({ visible: true })).toContainText('4');
    await page.getByRole('button', { name: 'Waiting to be sent' }).filter({ visible: true }).first().click();
    const sheet = page.getByRole('dialog', { name: 'Waiting to be sent' });
    const item = (text: string) => sheet.getByRole('listitem').filter({ hasText: text });
    await expect(item(`Application: ${posting.name}`)).toHaveCount(2);
    await item('From the ferry').getByRole('button', { name: 'Cancel sending' }).click();
    await expect(item('From the ferry')).toHaveCount(0);

    gate.restore();
    gate.failNext({ status: 422, path: '/api/message' });
    await request.patch(`/api/job/stop/${closing}`, { headers: bearer(employer) });
    await context.setOffline(false);
    const closed = item('This job is no longer hiring.');
    await expect(closed).toBeVisible();
    await closed.getByRole('button', { name: 'Remove' }).click();
    await expect(closed).toHaveCount(0);
    const withoutCv = item('Please create a curriculum vitae first.');
    await expect(withoutCv.getByRole('link', { name: 'Create a CV' })).toHaveAttribute('href', /\/cv\?job=/);

    await expect(item('From the bus').getByText('Please check what you have filled in.')).toBeVisible();
    await item('From the bus').getByRole('link', { name: 'Edit and send again' }).click();
    const text = page.getByRole('textbox', { name: 'Message' });
    await expect(text).toHaveValue('From the bus');
    await writeMessage(page, 'From the train');
    await expect.poll(() => gate.done('/api/message').length).toBe(1);
    await expect.poll(() => waitingStates(page)).toEqual(['failed: no_cv']);

    await giveCv(request, person);
    await page.goto('/appliedJobs');
    await page.getByRole('button', { name: 'See why' }).click();
    await sheet.getByRole('button', { name: 'Try now' }).click();
    await expect.poll(() => gate.done('/api/app').length).toBe(1);
    const listed = await request.get('/api/app', { headers: bearer(person) });
    expect(await listed.json()).toHaveLength(1);
  },
);

test("signing out removes the user's data from the phone, in every tab", async ({
  page,
  context,
  gate,
  request,
}) => {
  test.slow();
  const { person, job } = await seekerAtJobs(page, request);
  const secrets = [person.name, person.token, cvOfDara.user_info.email, 'Only for the team'];
  // They are prefetched when the app is idle.
  await waitForStored(page, '["cvs",', '["applications",', '["profile",', '"saved"]');
  await applyOnCard(page, job);
  await stateOnCard(page, job, 'Applied');
  // They are fetched again, because the application changed them.
  await expect.poll(() => everythingOn(page)).toContain('"status":"pending"');
  await loseNetwork(context, gate);
  await page.goto('/contact');
  await writeMessage(page, 'Only for the team');
  const before = await everythingOn(page);
  for (const secret of secrets) expect(before).toContain(secret);

  const other = await context.newPage();
  await other.goto('/cv');
  const email = other.getByText(cvOfDara.user_info.email).first();
  await expect(email).toBeVisible();
  await page.bringToFront();
  await page.goto('/');
  await signOut(page);
  await page.getByRole('button', { name: 'Delete and sign out' }).click();
  await expect(page.getByText('You have successfully signed out.')).toBeVisible();
  await expect(other).toHaveURL(/login/);
  await expect(email).toHaveCount(0);
  // The next person's data is cached again.
  await findNetwork(context, gate);
  await other.goto('/jobs');
  await expect(cards(other).first()).toBeVisible();
  await waitForStored(other, '["jobs","guest","list",{}]');
  const left = async () => {
    const everything = (await everythingOn(other)) + JSON.stringify(await tabStorage(page));
    return secrets.filter((secret) => everything.includes(secret));
  };
  await expect.poll(left).toEqual([]);
  const after = await everythingOn(other);
  // Only public data is cached, and nothing waits.
  expect(after).toContain('["karngea-cache",["pub"]]');
  expect(after).toContain('["karngea-outbox",[]]');
  expect(gate.done('/api/message')).toEqual([]);
});
