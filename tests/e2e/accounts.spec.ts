/** Logging in and registering: what is asked for, where messages stand, and where people arrive. */
import { expect, test } from './fixtures.ts';
import { comeAsNew, newPerson } from './people.ts';

test('missing fields are told, the first gets the focus, and editing one clears its message', async ({
  page,
  words,
  main,
  button,
  field,
}) => {
  await page.goto('/login');
  await button('Log In', main).click();
  await expect(field('Name')).toHaveAccessibleDescription(words('Please fill in your name.'));
  await expect(field('Password')).toHaveAccessibleDescription(words('Please fill in your password.'));
  await expect(field('Name')).toBeFocused();
  await field('Name').fill('dara');
  await expect(field('Name')).not.toHaveAttribute('aria-invalid');
  await expect(field('Password')).toHaveAttribute('aria-invalid', 'true');
});

test('a wrong password is told under the password, and nothing typed is lost', async ({
  page,
  words,
  main,
  button,
  field,
}) => {
  await page.goto('/login');
  await field('Name').fill('dara');
  await field('Password').fill('not the password');
  await button('Log In', main).click();
  await expect(field('Password')).toHaveAccessibleDescription(words('Incorrect name or password.'));
  await expect(field('Password')).toBeFocused();
  await expect(field('Name')).toHaveValue('dara');
  await expect(field('Password')).toHaveValue('not the password');
});

test('without a network the log-in says so and keeps what was typed', async ({
  page,
  words,
  main,
  button,
  field,
}) => {
  await page.goto('/login');
  await field('Name').fill('dara');
  await field('Password').fill('karngea-demo');
  await page.route('**/api/auth/login', (route) => route.abort());
  await button('Log In', main).click();
  await expect(field('Name')).toHaveAccessibleDescription(
    words('You are offline. Please try again when you are back online.'),
  );
  await expect(field('Password')).toHaveValue('karngea-demo');
});

test('the password can be shown', async ({ page, button, field }) => {
  await page.goto('/login');
  await field('Password').fill('secret');
  await button('Show password').click();
  await expect(field('Password')).toHaveAttribute('type', 'text');
  await button('Hide password').click();
  await expect(field('Password')).toHaveAttribute('type', 'password');
});

for (const remember of [true, false]) {
  test(`logging in ${remember ? 'with' : 'without'} Remember me keeps the person ${remember ? 'over visits' : 'for this visit'}`, async ({
    page,
    request,
    says,
    field,
    logIn,
  }) => {
    const person = await newPerson(request, 'employee');
    await page.goto('/login');
    if (remember) await field('Remember me').check();
    await logIn(person);
    await expect(says('You have succesfully logged in.')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    const kept = await page.evaluate(() => [localStorage.getItem('user'), sessionStorage.getItem('user')]);
    expect(kept.map((user) => user !== null)).toEqual([remember, !remember]);
  });
}

test('somebody who is logged in and visits the log-in or register page arrives at home', async ({
  page,
  says,
}) => {
  await comeAsNew(page, 'employee');
  for (const address of ['/login', '/register']) {
    await page.goto(address);
    await expect(says('You have succesfully logged in.')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  }
});

test('a taken name is told under the name, a short password under the password', async ({
  page,
  request,
  words,
  main,
  button,
  field,
}) => {
  const person = await newPerson(request, 'employee');
  await page.goto('/register');
  await field('Name').fill(person.name.toUpperCase());
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

test('registering to hire employees opens an employer account', async ({
  page,
  main,
  button,
  link,
  field,
  words,
}) => {
  await page.goto('/login');
  await link('Register', main).click();
  await expect(main.getByRole('radio', { name: words('Get hired') })).toBeChecked();
  await main.getByRole('radio', { name: words('Hire employees') }).check();
  await field('Name').fill(`Sokha ${crypto.randomUUID()}`);
  await field('Password').fill('long enough');
  await button('Register', main).click();
  await button('Later').click();
  await expect(page).toHaveURL(/\/$/);
  const user = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('user') ?? '{}') as { acc_type?: string },
  );
  expect(user.acc_type).toBe('employer');
});

test('an account whose answer was lost is opened by sending the same again', async ({
  page,
  main,
  button,
  field,
}) => {
  const name = `lost-${crypto.randomUUID()}`;
  await page.goto('/register');
  await field('Name').fill(name);
  await field('Password').fill('long-enough-password');
  await page.route('**/api/auth/register', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button('Register', main).click();
  await expect(field('Name')).toHaveAttribute('aria-invalid', 'true');
  await page.unroute('**/api/auth/register');
  await button('Register', main).click();
  await button('Later').click();
  await expect(page).toHaveURL(/\/$/);
  const stored = await page.evaluate(() => sessionStorage.getItem('user'));
  expect(stored).toContain(name);
});

test('a suspended account is told whom to call, and nothing typed is lost', async ({
  page,
  main,
  button,
  field,
}) => {
  const body = { message: 'This account is suspended.', code: 'suspended' };
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 403, json: body }));
  await page.goto('/login');
  await field('Name').fill('dara');
  await field('Password').fill('karngea-demo');
  await button('Log In', main).click();
  await expect(main.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expect(field('Name')).not.toHaveAttribute('aria-invalid');
  await expect(field('Name')).toHaveValue('dara');
});
