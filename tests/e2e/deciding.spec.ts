/** What an employer types and taps while deciding on one applicant (product 2.12, 2.31). */
import { expect, test } from './fixtures.ts';
import { hiring, listOf } from './hiring.ts';
import { comeAs } from './people.ts';

test('what is typed for a decision outlasts the other tab, a neighbour and a reload, and a double tap sends it once', async ({
  page,
  request,
  words,
  button,
  notice,
}) => {
  const { employer, ids } = await hiring(request, 2);
  await comeAs(page, employer);
  await page.goto('/application');
  await page.getByRole('main').locator('.applicants').getByRole('link').first().click();
  const message = page.getByRole('region', { name: words('Decision') }).getByRole('textbox');
  await message.fill('Come on Monday');
  const tab = (name: string) => page.getByRole('tab', { name: words(name), exact: true });
  await tab('Messages').click();
  await tab('Application').click();
  await expect(message).toHaveValue('Come on Monday');
  await page.getByRole('link', { name: words('Next applicant') }).click();
  await expect(message).toHaveValue('');
  await page.getByRole('link', { name: words('Previous applicant') }).click();
  await page.reload();
  await expect(message).toHaveValue('Come on Monday');
  const sent: string[] = [];
  page.on('request', (asked) => asked.method() === 'PUT' && sent.push(asked.url()));
  await button('Accept').dblclick();
  await expect(notice('The application is accepted.')).toBeVisible();
  expect(sent).toHaveLength(1);
  const decided = (await listOf(request, employer)).find(({ id }) => id === ids[1]);
  expect(decided).toMatchObject({ status: 'accepted', message: 'Come on Monday' });
  expect(await page.evaluate((id) => localStorage.getItem(`decision:${id}`), ids[1])).toBeNull();
});
