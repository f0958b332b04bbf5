/** A phone with the app on it, behind a road that a test can cut; knows how to look into what waits on it. */
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { type Receipt } from '#contract/worker-messages.ts';
import { type Gate, openGate } from '../support/network-gate.ts';

/** The server's own address is the project's; pages reach it only over the gate. */
export const test = base.extend<{ gate: Gate }>({
  gate: async ({}, use, { project }) => {
    const gate = await openGate(project.use.baseURL ?? '');
    await use(gate);
    await gate.close();
  },
  baseURL: ({ gate }, use) => use(gate.address),
});

/** Waits until the worker has all files of the app and answers for this page. */
export async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** Without a network, and the phone knows it. */
export async function loseNetwork(context: BrowserContext, gate: Gate): Promise<void> {
  gate.cut();
  await context.setOffline(true);
}

export async function findNetwork(context: BrowserContext, gate: Gate): Promise<void> {
  gate.mend();
  await context.setOffline(false);
}

/** What the phone keeps of things that were sent or wait, oldest first. */
export const receiptsOn = (page: Page): Promise<Receipt[]> =>
  page.evaluate(
    () =>
      new Promise<Receipt[]>((resolve, reject) => {
        const opening = indexedDB.open('karngea-outbox');
        opening.onerror = () => reject(new Error('no outbox'));
        opening.onsuccess = () => {
          const db = opening.result;
          const asked = db.transaction('receipts').objectStore('receipts').getAll();
          asked.onsuccess = () => {
            db.close();
            resolve((asked.result as Receipt[]).sort((a, b) => a.createdAt - b.createdAt));
          };
        };
      }),
  );

export const waitingStates = async (page: Page): Promise<string[]> =>
  (await receiptsOn(page)).map(({ state, reason }) => (reason ? `${state}: ${reason}` : state));

/** Writes to the team over the contact page, which is left open. */
export async function writeMessage(page: Page, text: string): Promise<void> {
  await page.getByLabel('E-mail').fill('dara@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('', { timeout: 15_000 });
}

export async function logIn(
  page: Page,
  { name, password }: { name: string; password: string },
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
}

/** Over the menu; the question about what still waits is left open. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
}
