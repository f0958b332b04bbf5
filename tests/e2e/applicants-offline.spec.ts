/** What an employer does with applicants without a network goes out once there is one, exactly once (product 2.31, 10.3). */
import { expect } from './fixtures.ts';
import { hiring, listOf } from './hiring.ts';
import { comeAs } from './people.ts';
import { findNetwork, loseNetwork, openInstalled, test } from './phone.ts';

test('star, note and decisions wait without a network, and are told when they were sent', async ({
  page,
  context,
  gate,
  request,
}) => {
  const { employer } = await hiring(request, 3);
  await comeAs(page, employer);
  await openInstalled(page, '/application');
  const rows = page.locator('.applicants').getByRole('listitem');
  await rows.nth(0).getByRole('link').first().click();
  const note = page.getByLabel('Note (only you see it)');
  await expect(note).toBeVisible();
  await loseNetwork(context, gate);
  await note.fill('Speaks English');
  const main = page.getByRole('main').filter({ visible: true });
  await expect(main.getByRole('status').filter({ hasText: 'Waiting to be sent' })).toBeVisible();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(main.getByRole('region', { name: 'Decision' })).toContainText('Waiting to be sent');
  await page.getByRole('button', { name: 'Back', exact: true }).first().click();
  await expect(rows.nth(0)).toContainText('Waiting to be sent');
  await rows.nth(1).getByRole('button').click();
  await page.getByRole('button', { name: 'More', exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('button', { name: 'Download (CSV)' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  await page.getByRole('button', { name: 'All pending' }).click();
  await page.getByRole('button', { name: 'Accept 2' }).click();
  await expect(rows.nth(2)).toContainText('Waiting to be sent');

  await findNetwork(context, gate);
  await expect(rows.nth(2)).toContainText('Accepted');
  await expect(rows.nth(2)).not.toContainText('Waiting to be sent');
  const after = async () =>
    (await listOf(request, employer)).map(({ status, starred, note: text }) => [status, starred, text]);
  await expect.poll(after).toEqual([
    ['accepted', false, null],
    ['accepted', true, null],
    ['accepted', false, 'Speaks English'],
  ]);
});
