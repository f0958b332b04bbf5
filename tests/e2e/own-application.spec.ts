/** A seeker's application: the CV sent with it, the conversation with the employer, and withdrawing it. */
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { type User } from '#contract/sessions.ts';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { type ApplicationMessage } from '#contract/application-messages.ts';
import { type Application } from '#contract/applications.ts';
import { cvOfDara } from '../support/samples.ts';
import { appStarted, expect } from './fixtures.ts';
import { bearer, comeAs, newPerson, post } from './people.ts';
import { findNetwork, loseNetwork, test } from './phone.ts';

/** The employer's reads and actions on another device. */
const employerOf = (request: APIRequestContext, employer: User) => {
  const headers = bearer(employer);
  const get = async <Body>(path: string): Promise<Body> =>
    (await request.get(`/api${path}`, { headers })).json();
  const send = (path: string, data: object) => request.post(`/api${path}`, { headers, data });
  return {
    list: () => get<Application[]>('/app'),
    read: (id: number) => get<ApplicationAnswer>(`/app/${id}`),
    thread: (id: number) => get<ApplicationMessage[]>(`/app/${id}/message`),
    write: (id: number, text: string) => send(`/app/${id}/message`, { text }),
    invite: (id: number, at: string) =>
      send(`/app/${id}/interview`, { at, place: 'ផ្ទះលេខ 12, ផ្លូវ 278', note: 'Ask for Bopha' }),
    reject: (id: number) => request.put(`/api/app/${id}`, { headers, data: { status: 'rejected' } }),
  };
};

/** A new job on screen, for a seeker with Dara's CV. */
async function atJob(page: Page) {
  const { request } = page;
  const employer = await newPerson(request, 'employer');
  const job = await post(request, employer, `Waiter ${crypto.randomUUID().slice(0, 8)}`);
  const person = await newPerson(request, 'employee');
  await request.post('/api/cv', { data: cvOfDara, headers: bearer(person) });
  await comeAs(page, person);
  await page.goto(`/jobDetail/${job}`);
  await appStarted(page);
  return { job, person, employer, their: employerOf(request, employer) };
}

/** Nine in the morning in Cambodia, in three days. */
const inThreeDays = `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T02:00:00.000Z`;

// The pages send what waits themselves; specs about the outbox have the worker.
test.use({ serviceWorkers: 'block' });

test.describe('in Khmer', () => {
  test.use({ language: 'km' });

  test('a seeker omits parts of the CV, talks with the employer, answers an interview and withdraws, also while offline', async ({
    page,
    context,
    gate,
    own,
    button,
    link,
    says,
    main,
    notice,
    words,
    language,
  }) => {
    const { their } = await atJob(page);
    const bar = page.getByRole('contentinfo').or(main).filter({ visible: true });
    await expect(says('Your full CV will be sent', bar).filter({ visible: true })).toBeVisible();
    await button('Choose').filter({ visible: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('switch', { name: words('References') }).click();
    await button('Done', sheet).click();
    const without = `${words('Sent without: {list}').replace('{list}', words('references'))}`;
    await expect(page.getByText(without).filter({ visible: true })).toBeVisible();
    await loseNetwork(context, gate);
    await own('Apply Now').filter({ visible: true }).click();
    await expect(own('Waiting to be sent').filter({ visible: true })).toBeVisible();
    await findNetwork(context, gate);
    await expect(notice('Your application has been sent.')).toBeVisible();

    const [application] = await their.list();
    const id = application?.id ?? 0;
    const { cv } = await their.read(id);
    expect(cv?.user_info.address).toBe(cvOfDara.user_info.address);
    expect(cvOfDara.reference).toBeDefined();
    expect(cv?.reference).toBeUndefined();

    await their.write(id, 'Can you come?');
    await their.invite(id, inThreeDays);
    await page.goto('/appliedJobs');
    const entry = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect(entry).toContainText(language === 'en' ? '2 new messages' : '2 សារថ្មី');
    await expect(entry).toContainText(words('please reply'));
    await entry.getByRole('heading').click();
    const log = page.getByRole('log');
    await expect(log.getByText('Can you come?')).toBeVisible();
    await expect(says('Read by the employer')).toBeVisible();
    await expect(says('No message', main)).toBeVisible();
    await expect(link('Back', main)).toHaveAttribute('href', '/appliedJobs');
    await button('I will come').click();
    await expect(says('You will come')).toBeVisible();
    await expect.poll(async () => (await their.thread(id)).at(-1)?.interview?.answer).toBe('yes');

    const download = page.waitForEvent('download');
    await button('Add to my calendar').click();
    const file = await (await download).path();
    const calendar = new ICAL.Component(ICAL.parse(await readFile(file, 'utf8')) as unknown[]);
    const [day] = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    expect(day?.startDate.toJSDate().toISOString()).toBe(inThreeDays);
    expect(day?.location).toBe('ផ្ទះលេខ 12, ផ្លូវ 278');

    await loseNetwork(context, gate);
    const field = page.getByRole('textbox', { name: words('Write a message') });
    for (const text of ['Yes, I come.', 'Thank you!']) {
      await field.fill(text);
      await button('Send').click();
      await expect(field).toHaveValue('');
    }
    await expect(says('Waiting to be sent', log)).toHaveCount(2);
    await findNetwork(context, gate);
    await expect(says('Waiting to be sent', log)).toHaveCount(0);
    const mine = (await their.thread(id)).filter(({ from }) => from === 'employee');
    expect(mine.map(({ text }) => text)).toEqual(['Yes, I come.', 'Thank you!']);
    await page.reload();
    const read = words('Read {time}').split('{')[0]?.trim() ?? '';
    await expect(log.getByText(read)).toHaveCount(2);

    await loseNetwork(context, gate);
    await button('Withdraw my application').click();
    await button('Withdraw', page.getByRole('alertdialog')).click();
    await expect(says('Waiting to be sent', page.getByRole('status')).last()).toBeVisible();
    await findNetwork(context, gate);
    await expect(notice('Your application has been withdrawn.')).toBeVisible();
    await expect(page).toHaveURL(/\/appliedJobs$/);
    await expect(link('Apply now.')).toBeVisible();
    expect(await their.list()).toEqual([]);
  });
});

/** The same after applying, with a message from the employer on screen. */
async function atThread(page: Page) {
  const { job, person, their } = await atJob(page);
  const data = { job_id: job };
  const answer = await page.request.post('/api/app', { data, headers: bearer(person) });
  const { id } = (await answer.json()) as Application;
  await their.write(id, 'Can you come?');
  await page.goto(`/application/${id}`);
  await expect(page.getByRole('log')).toContainText('Can you come?');
  return { id, their };
}

test(
  'a conversation survives a reload, a refused message and a network failure',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, context, gate, main, button, says }) => {
    await page.clock.install();
    const { id, their } = await atThread(page);
    const log = page.getByRole('log');
    const field = page.getByRole('textbox', { name: 'Write a message' });
    await test.step('typed text survives a reload, and new messages arrive by themselves', async () => {
      await field.fill('Half a sen');
      await page.reload();
      await expect(field).toHaveValue('Half a sen');
      await expect(log).toContainText('Can you come?');
      await their.write(id, 'Are you there?');
      await page.clock.runFor(31_000);
      await expect(log).toContainText('Are you there?');
    });
    await test.step('a refused message can be sent again or deleted', async () => {
      const refused = { status: 422, path: `/api/app/${id}/message` };
      gate.failNext(refused, refused);
      for (const text of ['First', 'Second']) {
        await field.fill(text);
        await button('Send').click();
        await expect(log.getByText(text)).toBeVisible();
      }
      await expect(says('Not sent', log)).toHaveCount(2);
      await button('Delete', log).last().click();
      await expect(log.getByText('Second')).toHaveCount(0);
      await button('Try again', log).click();
      await expect(says('Not sent', log)).toHaveCount(0);
      await expect(log.getByText('Sent', { exact: true })).toBeVisible();
      expect((await their.thread(id)).map(({ text }) => text)).toEqual([
        'Can you come?',
        'Are you there?',
        'First',
      ]);
    });
    await test.step('an answered interview asks for no answer, even while it waits to be sent; a rejection cancels it', async () => {
      await their.invite(id, inThreeDays);
      await page.goto('/appliedJobs');
      const entry = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
      await expect(entry).toContainText('please reply');
      await entry.getByRole('heading').click();
      await expect(button('I will come')).toBeVisible();
      await loseNetwork(context, gate);
      await button('I will come').click();
      await expect(says('Waiting to be sent', page.getByRole('log'))).toBeVisible();
      await button('Back').first().click();
      await expect(entry).toContainText('Interview');
      await expect(entry).not.toContainText('please reply');
      await entry.getByRole('heading').click();
      await button('Cancel sending').click();
      await expect(button('I will come')).toBeVisible();

      // On the server first: the phone requests the list as soon as it is online.
      gate.restore();
      await their.reject(id);
      await findNetwork(context, gate);
      await page.reload();
      await expect(page.getByRole('log')).toContainText('Ask for Bopha');
      await expect(says('Rejected').first()).toBeVisible();
      await expect(button('I will come')).toHaveCount(0);
      await button('Back').first().click();
      await expect(says('Rejected', entry)).toBeVisible();
      await expect(entry).not.toContainText('Interview');
    });
  },
);
