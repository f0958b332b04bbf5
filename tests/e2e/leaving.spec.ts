/** Personal data in the settings (product 2.35): downloading it, and deleting the account with its data on this device. */
import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { type Wording } from '../support/wording.ts';
import { applyOnCard, openJobs, stateOnCard } from './phone.ts';
import { expect, historyPosition, test } from './fixtures.ts';
import { bearer, comeAsNew, comeAsSeeker } from './people.ts';

/** Downloads the two files, and reads them. */
async function expectOwnFiles(page: Page, words: Wording, name: string): Promise<void> {
  const refused: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error') refused.push(line.text());
  });
  const files: string[] = [];
  page.on('download', (download) => {
    void download.path().then((path) => files.push(readFileSync(path, 'utf8')));
  });
  await page.getByRole('button', { name: words('Download my data') }).click();
  await expect.poll(() => files).toHaveLength(2);
  const [data, read] = files.toSorted((one) => (one.startsWith('{') ? -1 : 1));
  expect(JSON.parse(data ?? '')).toMatchObject({ account: [{ name }] });
  // Khmer has invisible line-break characters.
  const text = read?.replaceAll('\u200b', '');
  expect(text).toContain(words('Account and profile'));
  expect(text).toContain(name);
  // The app's own policy does not block the file's style.
  expect(refused).toEqual([]);
  const opened = await page.context().newPage();
  await opened.setContent(read ?? '');
  await expect(opened.locator('th').first()).toHaveCSS('border-top-style', 'solid');
  await opened.close();
}

test.describe('in Khmer', () => {
  test.use({ language: 'km' });

  test('personal data is downloaded as two files', async ({ page, words }) => {
    const { name } = await comeAsNew(page, 'employee');
    await page.goto('/setting');
    await expectOwnFiles(page, words, name);
  });
});

test(
  'personal data is downloaded as two files; the password deletes the account and all its data on the device',
  { tag: '@desktop' },
  async ({ page, request, words }) => {
    const person = await comeAsSeeker(page);
    const job = await openJobs(page);
    await applyOnCard(page, job);
    await stateOnCard(page, job, 'Applied');
    await page.goto('/setting');
    await expectOwnFiles(page, words, person.name);
    const position = await historyPosition(page);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const sheet = page.getByRole('dialog', { name: 'Delete my account?' });
    const remove = sheet.getByRole('button', { name: 'Delete', exact: true });
    await remove.click();
    await expect(sheet.getByText('Please fill in your password.')).toBeVisible();
    await sheet.getByLabel('Your password').fill('not this one');
    await remove.click();
    await expect(sheet.getByText("The current password isn't correct.")).toBeVisible();
    await sheet.getByLabel('Your password').fill(person.password);
    await remove.click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Your account has been deleted.' }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/$/);

    const stored = await page.evaluate(async () => {
      const stores: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
      for (const { name = '' } of await indexedDB.databases())
        stores.push(
          await new Promise((resolve) => {
            const opening = indexedDB.open(name);
            opening.onsuccess = () => {
              const found: unknown[] = [];
              const names = [...opening.result.objectStoreNames];
              if (names.length === 0) return resolve(found);
              const reading = opening.result.transaction(names);
              for (const store of names) {
                const asked = reading.objectStore(store).getAll();
                asked.onsuccess = () => found.push(asked.result);
              }
              reading.oncomplete = () => resolve(found);
            };
          }),
        );
      return JSON.stringify(stores);
    });
    for (const own of [person.name, person.token, job.name]) expect(stored).not.toContain(`"${own}"`);
    expect((await request.get('/api/app', { headers: bearer(person) })).status()).toBe(401);
    // The entry of the sheet is left a moment later.
    await expect.poll(() => historyPosition(page)).toBe(position);
    await expect(page).toHaveURL(/\/$/);
  },
);
