/** Where a browser keeps nothing, the app works with a network, and says what it cannot do without one. */
import { type Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { aJob, cardOf, cards } from './job-cards.ts';
import { newSeeker } from './people.ts';
import { applyOnCard, findNetwork, logInAs, loseNetwork, stateOnCard, test, writeMessage } from './phone.ts';

const says = (page: Page) => page.getByText(/^This browser doesn't store data for Karngea/);

/** Everything that a page could keep something in throws, or fails once it is used. */
const without = {
  'storage is refused': () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse });
  },
  'storage is full': () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = full;
    IDBObjectStore.prototype.put = full;
  },
};

for (const [what, happens] of Object.entries(without)) {
  test(`where ${what} the app works online and says so`, async ({ page, context, gate, request }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.addInitScript(happens);
    const person = await newSeeker(request);
    await page.goto('/login');
    await expect(says(page)).toBeVisible();
    await logInAs(page, person);
    // Within the app: a new document would not know the person.
    await page.getByRole('link', { name: 'Jobs' }).filter({ visible: true }).first().click();
    const job = await aJob(page, ({ status }) => status === 'Hiring');
    await expect(cardOf(page, job)).toBeVisible();
    await applyOnCard(page, job);
    await stateOnCard(page, job, 'Applied');
    await cards(page).first().getByRole('button', { name: /^Save/ }).click();
    await expect.poll(() => savedBy(person)).toBe(1);
    async function savedBy({ token }: { token: string }): Promise<number> {
      const answer = await request.get('/api/job/fav', { headers: { authorization: `BEARER ${token}` } });
      return ((await answer.json()) as unknown[]).length;
    }
    await page.goto('/contact');
    await writeMessage(page, `Written where ${what}`);
    await expect.poll(() => gate.done('/api/message').length).toBe(1);
    await loseNetwork(context, gate);
    await page.getByLabel('E-mail').fill('dara@example.com');
    await page.getByRole('textbox', { name: 'Message' }).fill('Kept in the form');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('You are offline. Please try again when you are back online.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Kept in the form');
    await findNetwork(context, gate);
    expect(faults).toEqual([]);
  });
}
