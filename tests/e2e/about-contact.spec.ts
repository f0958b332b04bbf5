/** /about and /contact: their content and links, and that no message is lost. */
import { expect, test as base } from './fixtures.ts';
import { newPerson } from './people.ts';
import { type Screen } from './screen.ts';

const thanks = 'Your message has been sent successfuly. We will get back to you as soon as possible';
const questions = [
  'What does it cost?',
  'Can I apply with a bad connection?',
  'Who sees my CV?',
  'How do employers answer?',
  'How do I spot a fake job?',
  'How do I install Karngea on my phone?',
  'How do I change the language?',
];
type Letter = ReturnType<typeof letterIn>;

/** The message form. */
function letterIn({ main, words, button }: Screen) {
  const box = (label: string) => main.getByRole('textbox', { name: words(label) });
  return {
    box,
    send: () => button('Send', main).click(),
    async fill(): Promise<void> {
      await box('Name').fill('Dara');
      await box('E-mail').fill('dara@example.com');
      await box('Message').fill('ជំរាបសួរ!');
    },
    async expectEmpty(): Promise<void> {
      for (const label of ['Name', 'E-mail', 'Message']) await expect(box(label)).toHaveValue('');
    },
  };
}

const test = base.extend<{ letter: Letter }>({ letter: ({ parts }, use) => use(letterIn(parts)) });

/** The server's error for an invalid e-mail address, which clients translate. */
const notAnAddress = 'Please enter a valid e-mail address.';

test('About describes Karngea, answers seven questions, and links to the log-in, the jobs and the contact page', async ({
  page,
  request,
  words,
  main,
  logIn,
}) => {
  const counts = (await (await request.get('/api/stats')).json()) as Record<string, number>;
  await page.goto('/about');
  await expect(page).toHaveTitle(`${words('About')} | Karngea`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(words('About us'));
  for (const title of [
    'What is Karngea?',
    'Who is behind it?',
    'CV Builder',
    'Jobs Listing',
    'Fast Process',
  ]) {
    await expect(main.getByRole('heading', { name: words(title) })).toBeVisible();
  }
  await expect(
    main.getByText(
      words("Fill in one form and create the perfect CV in 5 minutes. It's sent with every application."),
    ),
  ).toBeVisible();
  const band = main.getByRole('region', { name: words('Karngea in numbers') });
  await expect(band.getByRole('definition')).toHaveText(
    [counts.jobs, counts.employee, counts.employer].map((count) => Number(count).toLocaleString('en')),
  );

  await test.step('the questions open and close, by tap and by key', async () => {
    await expect(main.locator('summary')).toHaveText(questions.map(words));
    const first = main.getByRole('group').filter({ hasText: words('What does it cost?') });
    const answer = first.getByText(words('Nothing. Looking for jobs, applying and posting jobs are free.'));
    await expect(answer).toBeHidden();
    await first.getByText(words('What does it cost?')).click();
    await expect(answer).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(answer).toBeHidden();
  });

  await test.step('the contact page shows other ways to reach the team', async () => {
    await main.getByRole('link', { name: words('Contact us') }).click();
    await expect(page).toHaveURL(/\/contact$/);
    const ways = main.getByRole('region', { name: words('How to reach us') });
    await expect(ways.getByRole('link', { name: /@karngea\.example$/ })).toHaveAttribute('href', /^mailto:/);
    await expect(ways.getByRole('link', { name: /012 345 678$/ })).toHaveAttribute('href', /^tel:\+855/);
  });

  await test.step("a guest's button leads to the log-in, a member's to the jobs", async () => {
    await page.goBack();
    await main.getByRole('link', { name: words('Log in'), exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    await logIn(await newPerson(request, 'employee'));
    await expect(page).not.toHaveURL(/\/login$/);
    await page.goto('/about');
    await expect(main.getByRole('link', { name: words('See jobs') })).toHaveAttribute('href', '/jobs');
    await expect(main.getByRole('link', { name: words('Log in'), exact: true })).toHaveCount(0);
  });
});

test('the message form names missing and invalid fields, then sends the message and clears itself', async ({
  page,
  words,
  notice,
  letter,
}) => {
  await page.goto('/contact');
  for (const label of ['Name', 'E-mail']) await expect(letter.box(label)).toHaveAttribute('maxlength', '255');
  await expect(letter.box('E-mail')).toHaveAttribute('type', 'email');

  await test.step('required fields are empty', async () => {
    await letter.send();
    await expect(notice('Please fill in all the required fields.', 'alert')).toBeVisible();
    await expect(letter.box('E-mail')).toBeFocused();
    for (const label of ['E-mail', 'Message']) {
      await expect(letter.box(label)).toHaveAccessibleDescription(words('Please fill in this field.'));
    }
    await expect(letter.box('Name')).not.toHaveAttribute('aria-invalid');
    await letter.box('E-mail').fill('dara@example.com');
    await expect(letter.box('E-mail')).not.toHaveAttribute('aria-invalid');
    await expect(letter.box('Message')).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('the e-mail address is wrong', async () => {
    await letter.fill();
    await letter.box('E-mail').fill('dara@');
    await letter.send();
    await expect(letter.box('E-mail')).toHaveAccessibleDescription(words(notAnAddress));
    await expect(letter.box('E-mail')).toBeFocused();
    await expect(letter.box('Message')).toHaveValue('ជំរាបសួរ!');
  });

  await test.step('the server refuses it', async () => {
    await letter.box('E-mail').fill('dara@example.com');
    await expect(letter.box('E-mail')).not.toHaveAttribute('aria-invalid');
    await page.route('**/api/message', (route) =>
      route.fulfill({
        status: 422,
        json: { message: 'no', code: 'invalid', fields: { email: notAnAddress } },
      }),
    );
    await letter.send();
    await expect(letter.box('E-mail')).toHaveAccessibleDescription(words(notAnAddress));
    await expect(letter.box('Message')).toHaveValue('ជំរាបសួរ!');
    await expect(notice(thanks)).toHaveCount(0);
    await page.unroute('**/api/message');
  });

  await test.step('the message is sent, without a name', async () => {
    const sent = page.waitForRequest('**/api/message');
    await letter.fill();
    await letter.box('Name').fill('');
    await letter.send();
    await expect(notice(thanks)).toBeVisible();
    await letter.expectEmpty();
    const request = await sent;
    expect(request.postDataJSON()).toMatchObject({ email: 'dara@example.com', text: 'ជំរាបសួរ!' });
    expect((await request.response())?.status()).toBe(201);
  });
});

test(
  'a message that cannot be sent is sent later under the same key, also after a reload',
  { tag: '@nightly' },
  async ({ page, notice, letter }) => {
    const delivered = () =>
      page.waitForResponse((answer) => answer.url().endsWith('/api/message') && answer.ok());
    await page.goto('/contact');
    for (const [trouble, status] of [
      ['the network is gone', undefined],
      ['the server is down', 503],
      ['there were too many messages', 429],
    ] as const) {
      await test.step(trouble, async () => {
        const keys: (string | undefined)[] = [];
        await page.route('**/api/message', (route) => {
          keys.push(route.request().headers()['idempotency-key']);
          return status ? route.fulfill({ status, json: { message: 'no' } }) : route.abort();
        });
        await letter.fill();
        await letter.send();
        await expect(notice(thanks)).toBeVisible();
        await letter.expectEmpty();
        await expect.poll(() => keys[0]).toBeTruthy();

        const arrived = delivered();
        await page.unroute('**/api/message');
        await page.evaluate(() => window.dispatchEvent(new Event('online')));
        const answer = await arrived;
        expect(answer.status()).toBe(201);
        expect(answer.request().headers()['idempotency-key']).toBe(keys[0]);
        // The next message gets its own confirmation.
        await page.reload();
      });
    }

    await test.step('the page is reloaded before the message is sent', async () => {
      await page.route('**/api/message', (route) => route.abort());
      await letter.fill();
      await letter.send();
      await expect(notice(thanks)).toBeVisible();
      await page.unroute('**/api/message');
      const arrived = delivered();
      await page.reload();
      expect((await arrived).request().postDataJSON()).toMatchObject({ text: 'ជំរាបសួរ!' });
    });
  },
);
