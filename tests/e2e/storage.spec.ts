/** Without browser storage the app works online, and says what it cannot do while offline. */
import { type Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { aJob, cardOf } from './job-cards.ts';
import { newPerson, newSeeker, post } from './people.ts';
import { applyOnCard, findNetwork, loseNetwork, stateOnCard, test, writeMessage } from './phone.ts';

// What cannot be stored is sent by its page, whether or not there is a worker.
test.use({ serviceWorkers: 'block' });

const says = (page: Page) => page.getByText(/^This browser doesn't store data for Karngea/);

/** All storage of a page throws, or fails on writing. */
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

test('if storage is blocked or full, the app works online and says what it cannot do', async ({
  context,
  gate,
  request,
}) => {
  test.slow();
  for (const [at, [what, fail]] of Object.entries(without).entries())
    await test.step(what, async () => {
      const tab = await context.newPage();
      const faults: string[] = [];
      tab.on('pageerror', ({ message }) => faults.push(message));
      await tab.addInitScript(fail);
      const person = await newSeeker(request);
      // The newest, which no other test closes.
      const id = await post(request, await newPerson(request, 'employer'));
      await tab.goto('/login');
      await expect(says(tab)).toBeVisible();
      await tab.getByLabel('Name', { exact: true }).fill(person.name);
      await tab.getByLabel('Password', { exact: true }).fill(person.password);
      await tab.getByRole('button', { name: 'Log In', exact: true }).click();
      await expect(tab).not.toHaveURL(/login/);
      // Within the app: a new document would have no session.
      await tab.getByRole('link', { name: 'Jobs' }).filter({ visible: true }).first().click();
      const job = await aJob(tab, ({ job_id }) => job_id === id);
      await expect(cardOf(tab, job)).toBeVisible();
      await applyOnCard(tab, job);
      await stateOnCard(tab, job, 'Applied');
      await cardOf(tab, job).getByRole('button', { name: /^Save/ }).click();
      await expect.poll(() => savedBy(person)).toBe(1);
      async function savedBy({ token }: { token: string }): Promise<number> {
        const answer = await request.get('/api/job/fav', { headers: { authorization: `BEARER ${token}` } });
        return ((await answer.json()) as unknown[]).length;
      }
      await tab.goto('/contact');
      await writeMessage(tab, `Written where ${what}`);
      await expect.poll(() => gate.done('/api/message').length).toBe(at + 1);
      await loseNetwork(context, gate);
      await tab.getByLabel('E-mail').fill('dara@example.com');
      await tab.getByRole('textbox', { name: 'Message' }).fill('Still in the form');
      await tab.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(tab.getByText("You're offline. Please try again when you're back online.")).toBeVisible();
      await expect(tab.getByRole('textbox', { name: 'Message' })).toHaveValue('Still in the form');
      await findNetwork(context, gate);
      expect(faults).toEqual([]);
      await tab.close();
    });
});
