/** Logging in and registering: required fields, where errors appear, and which page follows. */
import { type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { comeAsNew, newPerson } from './people.ts';

/** Which storage holds the session: the browser's, or the tab's. */
const sessionPlaces = (page: Page): Promise<boolean[]> =>
  page.evaluate(() => [localStorage, sessionStorage].map((storage) => storage.getItem('user') !== null));

test('a failed log-in shows the error at its field and loses no input; a later one is remembered', async ({
  page,
  request,
  words,
  main,
  button,
  field,
  says,
  logIn,
}) => {
  const person = await newPerson(request, 'employee');
  const login = '**/api/auth/login';
  await page.goto('/login');

  await test.step('fields are missing', async () => {
    await button('Log In', main).click();
    await expect(field('Name')).toHaveAccessibleDescription(words('Please fill in your name.'));
    await expect(field('Password')).toHaveAccessibleDescription(words('Please fill in your password.'));
    await expect(field('Name')).toBeFocused();
    await field('Name').fill(person.name);
    await expect(field('Name')).not.toHaveAttribute('aria-invalid');
    await expect(field('Password')).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('the password is wrong, and can be shown', async () => {
    await field('Password').fill('not the password');
    await button('Log In', main).click();
    await expect(field('Password')).toHaveAccessibleDescription(words('Incorrect name or password.'));
    await expect(field('Password')).toBeFocused();
    await expect(field('Name')).toHaveValue(person.name);
    await expect(field('Password')).toHaveValue('not the password');
    await button('Show password').click();
    await expect(field('Password')).toHaveAttribute('type', 'text');
    await button('Hide password').click();
    await expect(field('Password')).toHaveAttribute('type', 'password');
  });

  await test.step('there is no network', async () => {
    await page.route(login, (route) => route.abort());
    await field('Password').fill(person.password);
    await button('Log In', main).click();
    await expect(field('Name')).toHaveAccessibleDescription(
      words("You're offline. Please try again when you're back online."),
    );
    await expect(field('Password')).toHaveValue(person.password);
    await page.unroute(login);
  });

  await test.step('the account is suspended', async () => {
    const json = { message: 'This account is suspended.', code: 'suspended' };
    await page.route(login, (route) => route.fulfill({ status: 403, json }));
    await button('Log In', main).click();
    await expect(main.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expect(field('Name')).not.toHaveAttribute('aria-invalid');
    await expect(field('Name')).toHaveValue(person.name);
    await page.unroute(login);
  });

  await test.step('the log-in is remembered, and log-in pages redirect home', async () => {
    await field('Remember me').check();
    await logIn(person);
    await expect(says('You have succesfully logged in.')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect(await sessionPlaces(page)).toEqual([true, false]);
    for (const address of ['/login', '/register']) {
      await page.goto(address);
      await expect(says('You have succesfully logged in.')).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
    }
  });
});

test('registration names errors, survives a lost answer, and opens an employer account for this visit', async ({
  page,
  request,
  words,
  main,
  button,
  link,
  field,
  says,
  logIn,
}) => {
  const taken = await newPerson(request, 'employee');
  const name = `Sokha ${crypto.randomUUID()}`;
  const register = '**/api/auth/register';
  await page.goto('/login');
  await link('Register', main).click();
  await expect(main.getByRole('radio', { name: words('Get hired') })).toBeChecked();
  await main.getByRole('radio', { name: words('Hire employees') }).check();

  await test.step('the password is short, then the name is taken', async () => {
    await field('Name').fill(taken.name.toUpperCase());
    await field('Password').fill('short');
    await button('Register', main).click();
    await expect(field('Password')).toHaveAccessibleDescription(
      words('The password must have at least 8 characters.'),
    );
    await field('Password').fill('long enough');
    await button('Register', main).click();
    await expect(field('Name')).toHaveAccessibleDescription(words('This name is already taken.'));
    await expect(field('Name')).toBeFocused();
  });

  await test.step('the answer is lost: submitting again opens the account', async () => {
    await field('Name').fill(name);
    await expect(field('Name')).not.toHaveAttribute('aria-invalid');
    await page.route(register, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button('Register', main).click();
    await expect(field('Name')).toHaveAttribute('aria-invalid', 'true');
    await page.unroute(register);
    await button('Register', main).click();
    await expect(page).toHaveURL(/\/$/);
    const stored = await page.evaluate(() => sessionStorage.getItem('user') ?? '{}');
    expect(JSON.parse(stored)).toMatchObject({ name, acc_type: 'employer' });
  });

  await test.step('a log-in without Remember me lasts for this visit, too', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/login');
    await logIn(taken);
    await expect(says('You have succesfully logged in.')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect(await sessionPlaces(page)).toEqual([false, true]);
  });
});

test('the form for a new password names its account for password managers only', async ({ page, main }) => {
  const { name } = await comeAsNew(page, 'employee');
  await page.goto('/setting');
  const form = main.locator('form').filter({ has: page.locator('[autocomplete=new-password]') });
  const account = form.locator('[autocomplete=username]');
  await expect(account).toHaveValue(name);
  await expect(account).toBeHidden();
});
