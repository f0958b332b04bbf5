/** Everything on the public pages and the screens of both account types is large enough for a thumb (design: principle 4). */
import { type Page } from '@playwright/test';
import { type User } from '#contract/accounts.ts';
import { type Application } from '#contract/applications.ts';
import { demoPassword } from '#server/seed/demo-password.ts';
import { expect } from './fixtures.ts';
import { bearer, comeAs } from './people.ts';
import { smallTargets } from './touch-targets.ts';
import { test } from './wizard.ts';

/** Asked again while a page or sheet may still be on its way in. */
const largeEnough = (page: Page) => expect.poll(() => smallTargets(page), page.url()).toEqual([]);

/** Somebody of the demonstration, who has data on every screen, and the person's applications by status. */
async function comeAsDemo(page: Page, name: string) {
  const login = await page.request.post('/api/auth/login', { data: { name, password: demoPassword } });
  const user: User = await login.json();
  await comeAs(page, user);
  const headers = bearer(user);
  const applications: Application[] = await (await page.request.get('/api/app', { headers })).json();
  return (status: Application['status']) =>
    `/application/${applications.find((application) => application.status === status)?.id}`;
}

/** Opens a page, waits for what shows that it is all there, and measures. */
async function measure(page: Page, address: string, selector: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator(selector).filter({ visible: true }).first()).toBeVisible();
  await largeEnough(page);
}

test.describe('on phones', { tag: '@phone' }, () => {
  test('the public pages', async ({ page }) => {
    await measure(page, '/', '.home-section .job-card h3');
    await measure(page, '/jobs', '.job-card h3');
    await measure(page, '/jobDetail/1', '.job-texts h2');
    for (const address of ['/about', '/contact', '/login', '/register', '/404'])
      await measure(page, address, 'main :is(h1, h2, form)');
  });

  test("an employee's screens", async ({ page, words, main, button }) => {
    const application = await comeAsDemo(page, 'dara');
    await measure(page, '/favJobs', '.job-card h3');
    await measure(page, '/appliedJobs', '.application-list h2');
    await measure(page, application('accepted'), '.cv-person');
    await measure(page, '/setting', 'main input');
    await measure(page, '/myProfile', '.dashboard-panel');
    await button('Update Profile').click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    await largeEnough(page);
    await measure(page, '/cv', '.cv-person');
    await button('Edit').click();
    await expect(main.getByRole('textbox', { name: words('Description') }).first()).toBeVisible();
    await largeEnough(page);
  });

  test("an employer's screens", async ({ page, wizard }) => {
    const application = await comeAsDemo(page, 'sokha');
    await measure(page, '/application', '.application-list h2');
    await measure(page, application('pending'), '.decision-panel');
    await measure(page, application('rejected'), '.cv-person');
    await measure(page, '/myProfile', '.my-jobs tbody tr');
    await measure(page, '/createjob', 'input[name=way]');
    await wizard.beginWith('Choose from an existing template', 'Vue.Js');
    await wizard.fillFacts('Vue.Js');
    await largeEnough(page);
    await wizard.go('Next').click();
    await wizard.chips.first().click();
    await largeEnough(page);
    await wizard.go('Next').click();
    await expect(wizard.go('Post')).toBeVisible();
    await largeEnough(page);
  });
});
