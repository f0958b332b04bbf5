/** The operator console: logging in with a code, decisions by keyboard and on a phone, people, and the audit log. */
import { type User } from '#contract/sessions.ts';
import { stopClock } from './clock.ts';
import { codeAt } from '../support/operators.ts';
import { expect, test } from './fixtures.ts';
import { enterAs, showOnly, title, waitingFor } from './operator-page.ts';
import { enterOperator, firstPassword, storyName, takeOperator } from './operator-people.ts';
import { bearer, newPerson, post } from './people.ts';
import { ownName } from './wizard.ts';

test('an operator sets up an authenticator app once and logs in with it; others see no console', async ({
  parts,
  words,
  visit,
}) => {
  const { page, logIn, heading, button, field, main } = parts;
  const operator = takeOperator();
  await test.step('guests and employers find no console', async () => {
    await page.goto('/operator');
    await expect(heading('Page not found')).toBeVisible();
    const employer = await visit(await newPerson(page.request, 'employer'));
    await employer.page.goto('/operator/people');
    await expect(employer.heading('Page not found')).toBeVisible();
  });
  await page.goto('/login');
  await logIn(operator);
  await expect(heading('Enter the code')).toBeVisible();
  await expect(main.getByRole('img', { name: words('QR code for your authenticator app') })).toBeVisible();
  const address = (await page.locator('a[href^="otpauth:"]').getAttribute('href')) ?? '';
  const secret = new URL(address).searchParams.get('secret') ?? '';
  await expect(main.locator('code')).toHaveText(secret.replace(/(.{4})(?=.)/g, '$1 '));
  await field('Code').fill('000000');
  await button('Log In', main).click();
  await expect(main.getByText(words('This code is wrong or has already been used.'))).toBeVisible();
  await field('Code').fill(codeAt(address, new Date()));
  await button('Log In', main).click();
  await expect(page).toHaveURL(/\/operator$/);

  // The second time the authenticator is set up already, and a code works once.
  await page.evaluate(() => (sessionStorage.clear(), localStorage.removeItem('user')));
  await page.goto('/login');
  await logIn(operator);
  await expect(heading('Enter the code')).toBeVisible();
  await expect(page.locator('a[href^="otpauth:"]')).toHaveCount(0);
  await field('Code').fill(codeAt(address, new Date(Date.now() + 30_000)));
  await field('Code').press('Enter');
  await expect(page).toHaveURL(/\/operator$/);
});

test("an operator's first password opens only the form that replaces it", async ({ parts }) => {
  const { page, logIn, heading, button, field, main, says } = parts;
  const operator = takeOperator(firstPassword);
  await page.goto('/login');
  await logIn(operator);
  await expect(heading('Enter the code')).toBeVisible();
  const address = (await page.locator('a[href^="otpauth:"]').getAttribute('href')) ?? '';
  await field('Code').fill(codeAt(address, new Date()));
  await button('Log In', main).click();
  await expect(page).toHaveURL(/\/setting$/);
  const note = says('Choose a password of your own first. Until then, nothing else works.');
  await expect(note).toBeVisible();
  await page.goto('/operator/people');
  await expect(page).toHaveURL(/\/setting$/);
  await expect(note).toBeVisible();
  await field('New password').fill(operator.password);
  await button('Save').click();
  await expect(field('New password')).toHaveAccessibleDescription(/./);
  await field('New password').fill('a password of my own');
  await button('Save').click();
  await expect(page).toHaveURL(/\/operator$/);
  await page.goto('/operator/people');
  await expect(page).toHaveURL(/\/operator\/people$/);
});

test(
  'an operator decides many entries with the keyboard alone',
  { tag: ['@desktop', '@nightly'] },
  async ({ parts, language }, { retry }) => {
    const { page } = parts;
    const story = storyName('morning', language, retry);
    const operator = await enterAs(parts);
    const colleague = await enterOperator(page.request, takeOperator());
    await page.clock.install();
    await showOnly(page, operator, story);
    const waiting = await waitingFor(page, colleague, story);
    expect(waiting).toHaveLength(12);
    const theirs = `${story} report 3`;
    const overtaken = waiting.find(({ name }) => name === theirs);
    // The colleague decides just before the operator's own decision arrives.
    await page.route(`**/api/operator/report/${overtaken?.id}`, async (route) => {
      const answer = await page.request.patch(route.request().url(), {
        headers: bearer(colleague),
        data: { action: 'dismiss' },
      });
      expect(answer.ok()).toBe(true);
      await route.continue();
    });
    await page.goto('/operator');
    await test.step('j and k move through the entries, arrow keys through the kinds', async () => {
      const kinds = page.locator('.kind-chips input');
      await expect(title(page)).toHaveText(waiting[0]?.name ?? '');
      await page.keyboard.press('j');
      await expect(title(page)).toHaveText(waiting[1]?.name ?? '');
      await page.keyboard.press('k');
      await expect(title(page)).toHaveText(waiting[0]?.name ?? '');
      await kinds.nth(0).focus();
      await page.keyboard.press('ArrowRight');
      await expect(title(page)).toHaveText(`${story} post 1`);
      await page.keyboard.press('ArrowLeft');
      await expect(title(page)).toHaveText(waiting[0]?.name ?? '');
      await page.locator('.queue-list button').first().focus();
    });
    const decided: string[] = [];
    while (decided.length < waiting.length) {
      const name = await title(page).innerText();
      // A decision can be undone for ten seconds.
      const isUndone = decided.length === 1;
      if (isUndone) await stopClock(page);
      const isAgainst = name === theirs || (decided.length % 3 === 1 && !name.startsWith(`${story} writer`));
      await page.keyboard.press(isAgainst ? '2' : '1');
      if (isAgainst) {
        await page.keyboard.press('Tab');
        if (name.startsWith(`${story} company`)) {
          await page.keyboard.type('The number is in no register.');
          await page.keyboard.press('Tab');
        } else await page.keyboard.press('Space');
      }
      await page.keyboard.press('Enter');
      await expect(title(page).or(page.locator('.queue-empty'))).not.toHaveText(name);
      if (isUndone) {
        await page.keyboard.press('z');
        await expect(title(page)).toHaveText(name);
        await expect(title(page)).toBeFocused();
        await page.clock.resume();
        await page.keyboard.press('Enter');
        await expect(title(page)).not.toHaveText(name);
      }
      decided.push(name);
    }
    expect(decided.toSorted()).toEqual(waiting.map(({ name }) => name).toSorted());
    await expect(page.getByText(new RegExp(colleague.name))).toBeVisible();
    await page.goto('/operator/audit');
    await expect(page.getByRole('row')).not.toHaveCount(0);
    const subjectsOf = async (by: User): Promise<string[]> => {
      const answer = await page.request.get(`/api/operator/audit?operator=${by.name}`, {
        headers: bearer(colleague),
      });
      return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject);
    };
    // The audit log has each decision once, and the colleague's as theirs.
    const own = decided.filter((name) => name !== theirs).toSorted();
    await expect.poll(async () => (await subjectsOf(operator)).toSorted()).toEqual(own);
    expect(await subjectsOf(colleague)).toEqual([theirs]);
  },
);

test('on a phone a list leads to a report and back, and the audit log can undo the decision', async ({
  parts,
  words,
  language,
}, { retry }) => {
  const { page, button } = parts;
  const story = storyName('walk', language, retry);
  await page.clock.install();
  await showOnly(page, await enterAs(parts), story);
  await page.goto('/');
  await expect(page).toHaveURL(/\/operator$/);
  await expect(page.getByRole('button', { name: words('Menu') })).toHaveCount(0);
  await page.getByRole('button', { name: new RegExp(`${story} report 1`) }).click();
  await expect(title(page)).toHaveText(`${story} report 1`);
  await expect(page.locator('.kg-tab-bar')).toBeHidden();
  await button('Remove job').click();
  await expect(page.getByText(words('Please give a reason: the owner will read it.'))).toBeVisible();
  await page.getByRole('checkbox', { name: words('Asks for money') }).check();
  // A decision can be undone for ten seconds.
  await stopClock(page);
  await button('Remove job').click();
  await page.getByRole('button', { name: new RegExp(`^${words('Undo: {soon}').split('{')[0]}`) }).click();
  await expect(title(page)).toHaveText(`${story} report 1`);
  await page.clock.resume();
  await button('Remove job').click();
  await expect(title(page)).not.toHaveText(`${story} report 1`);
  await button('Back').click();
  await expect(page.getByRole('button', { name: new RegExp(`${story} report 2`) })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`${story} report 1`) })).toHaveCount(0);
  // Leaving the page sends the decision at once.
  await page
    .getByRole('link', { name: words('Record') })
    .filter({ visible: true })
    .click();
  const entry = page.getByRole('listitem').filter({ hasText: `${story} report 1` });
  await expect(entry).toContainText(/សុំលុយពីអ្នករកការងារ|asks workers for money\./);
  await test.step('the audit log restores the job, with a reason', async () => {
    const name = `${story} report 1`;
    const putBack = page.getByRole('button', { name: `${words('Restore job')}: ${name}` });
    const dialog = page.getByRole('dialog');
    await putBack.click();
    await dialog.getByRole('textbox').fill('A mistake');
    await button('Restore job', dialog).click();
    await expect(putBack).toHaveCount(0);
  });
});

test(
  'people are suspended and restored, and the audit log undoes decisions, each with a reason',
  { tag: '@desktop' },
  async ({ parts, words }) => {
    const { page, button, main } = parts;
    const operator = await enterAs(parts);
    const person = await newPerson(page.request, 'employee');
    await page.goto('/operator/people');
    await main.getByRole('searchbox').fill(person.name);
    await button('Search').click();
    await expect(main.getByText(person.name)).toBeVisible();
    const dialog = page.getByRole('dialog');
    await button('Recovery code', main).first().click();
    await button('Recovery code', dialog).click();
    await expect(dialog.getByText(words('Please fill in this field.'))).toBeVisible();
    await dialog.getByRole('textbox').fill('Came to the office with her ID card');
    await button('Recovery code', dialog).click();
    await expect(
      dialog.getByText(words("Give it to them now. It's shown once and works once.")),
    ).toBeVisible();
    await button('Done', dialog).click();
    await button('Suspend', main).first().click();
    await dialog.getByRole('textbox').fill('Third posting with a fee');
    await button('Suspend', dialog).click();
    await expect(main.getByText(words('Suspended'), { exact: true })).toBeVisible();
    const login = { data: { name: person.name, password: person.password } };
    expect((await page.request.post('/api/auth/login', login)).status()).toBe(403);
    await button('Restore', main).click();
    await dialog.getByRole('textbox').fill('A mistake');
    await button('Restore', dialog).click();
    await expect(main.getByText(words('Active'), { exact: true })).toBeVisible();

    await page.goto('/operator/audit');
    await expect(main.getByText('Third posting with a fee')).toBeVisible();
    await main.getByLabel(words('Action'), { exact: true }).selectOption('suspend');
    await expect(main.getByText('Came to the office with her ID card')).toHaveCount(0);
    const download = page.waitForEvent('download');
    await button('Download (CSV)').click();
    expect((await download).suggestedFilename()).toBe('karngea-record.csv');

    const employer = await newPerson(page.request, 'employer');
    const name = ownName('Restored');
    const job = await post(page.request, employer, name);
    const company = ownName('Bakery');
    const decide = async (path: string, data: object) => {
      const answer = await page.request.patch(`/api/operator/${path}`, { headers: bearer(operator), data });
      expect(answer.ok()).toBe(true);
    };
    await page.request.put('/api/company/mine', { headers: bearer(employer), data: { name: company } });
    await decide(`job/${job}`, { action: 'remove', reason: 'A mistake' });
    await decide(`company/${employer.user_id}`, { action: 'verify', reason: '' });
    const statusOfJob = async () => (await page.request.get(`/api/job/get/${job}`)).status();
    expect(await statusOfJob()).toBe(404);

    await page.goto('/operator/audit');
    await main.getByRole('button', { name: `${words('Restore job')}: ${name}` }).click();
    await expect(dialog).toContainText(name);
    await button('Restore job', dialog).click();
    await expect(dialog.getByText(words('Please fill in this field.'))).toBeVisible();
    const asksNothing = `${name} asks for nothing`;
    await dialog.getByRole('textbox').fill(asksNothing);
    await button('Restore job', dialog).click();
    await expect(main.getByText(asksNothing)).toBeVisible();
    await expect(main.getByRole('button', { name: `${words('Restore job')}: ${name}` })).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveText(words('Record'));
    expect(await statusOfJob()).toBe(200);

    await main.getByRole('button', { name: `${words('Remove the Verified mark')}: ${company}` }).click();
    const notRegistered = `The register does not know ${company}`;
    await dialog.getByRole('textbox').fill(notRegistered);
    await dialog.getByRole('textbox').press('Tab');
    await page.keyboard.press('Enter');
    await expect(main.getByText(notRegistered)).toBeVisible();
    const shown = await (await page.request.get(`/api/company/${employer.user_id}`)).json();
    expect(shown).toMatchObject({ verified: false });
  },
);
