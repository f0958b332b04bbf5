/** A phone with the app, behind a network gate, and its user's actions. */
import { type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { type User } from '#contract/sessions.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { outboxSyncTag } from '#contract/worker-messages.ts';
import { type Gate, openGate } from '../support/network-gate.ts';
import { aJob, cardOf } from './job-cards.ts';
import { expect, test as base } from './fixtures.ts';
import { comeAs, newPerson, newSeeker, post } from './people.ts';

/** The project's address is the server's own; pages only reach it through the gate. */
export const test = base.extend<{ gate: Gate; prefetches: boolean }>({
  /** Off in specs that open nothing offline but the pages that they have opened: they take a fifth less. */
  prefetches: [true, { option: true }],
  context: async ({ context, prefetches }, use) => {
    if (!prefetches) await context.addInitScript(() => localStorage.setItem('dataSaver', 'true'));
    await use(context);
  },
  gate: async ({}, use, { project }) => {
    const gate = await openGate(project.use.baseURL ?? '');
    await use(gate);
    await gate.close();
  },
  baseURL: ({ gate }, use) => use(gate.address),
  serviceWorkers: 'allow',
  // Storage and sending are the same in each language.
  language: 'en',
});

/** Waits until the worker has cached the app's files and controls this page. */
export async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** Opens the app as an installed one. */
export async function openInstalled(page: Page, path = '/about'): Promise<void> {
  await page.goto(path);
  await installed(page);
}

/** Goes offline, and the phone knows it. */
export async function loseNetwork(context: BrowserContext, gate: Gate): Promise<void> {
  gate.cut();
  await context.setOffline(true);
}

export async function findNetwork(context: BrowserContext, gate: Gate): Promise<void> {
  gate.restore();
  await context.setOffline(false);
}

/** Wakes the worker as Background Sync does when the network is back. */
export async function wakeWorker(page: Page, gate: Gate): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [found] }) => {
      if (found) resolve(found.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.dispatchSyncEvent', {
    origin: gate.address,
    registrationId: await registration,
    tag: outboxSyncTag,
    lastChance: false,
  });
}

/** A new job at the top of the list, which no other test closes. */
export async function newJob(page: Page): Promise<JobListItem> {
  const { request } = page;
  const employer = await newPerson(request, 'employer');
  const id = await post(request, employer, `Bridge keeper ${crypto.randomUUID().slice(0, 8)}`);
  return aJob(page, ({ job_id }) => job_id === id);
}

/** Opens the job list and returns a new job with its visible card. */
export async function openJobs(page: Page): Promise<JobListItem> {
  const job = await newJob(page);
  await page.goto('/jobs');
  await expect(cardOf(page, job)).toBeVisible();
  return job;
}

/** A logged-in seeker with a CV, on the job list of the installed app. */
export async function seekerAtJobs(
  page: Page,
  request: APIRequestContext,
): Promise<{ person: User & { password: string }; job: JobListItem }> {
  const person = await newSeeker(request);
  await comeAs(page, person);
  const job = await openJobs(page);
  await installed(page);
  return { person, job };
}

export const applyOnCard = (page: Page, job: JobListItem): Promise<void> =>
  cardOf(page, job).getByRole('button', { name: 'Apply Now' }).click();

export const stateOnCard = async (
  page: Page,
  job: JobListItem,
  state: 'Waiting to be sent' | 'Applied',
): Promise<void> => expect(cardOf(page, job).getByRole('button', { name: state })).toBeVisible();

/** Goes offline, applies, and checks that the application waits. */
export async function applyWithoutNetwork(page: Page, gate: Gate, job: JobListItem): Promise<void> {
  await loseNetwork(page.context(), gate);
  await applyOnCard(page, job);
  await stateOnCard(page, job, 'Waiting to be sent');
}

/** Writes to the team on the contact page, which stays open. */
export async function writeMessage(page: Page, text: string): Promise<void> {
  await page.getByLabel('E-mail').fill('dara@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
}

export async function logInAs(
  page: Page,
  { name, password }: { name: string; password: string },
  { remember = true } = {},
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  // Only a remembered log-in stores anything on the device.
  await page.getByLabel('Remember me', { exact: true }).setChecked(remember);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
}

/** Through the menu, or the user's own on wide screens; the question about waiting items stays open. */
export async function signOut(page: Page): Promise<void> {
  const menu = page
    .getByRole('button', { name: 'Menu' })
    .or(page.getByRole('button', { name: /^employ(ee|er)-/ }));
  await menu.filter({ visible: true }).first().click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
}
