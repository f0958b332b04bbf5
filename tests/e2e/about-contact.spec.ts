/** /about and /contact: what is told, where it leads, and that a message is never lost. */
import { expect, test as base } from './fixtures.ts';
import { comeAsNew } from './people.ts';
import { type Screen } from './screen.ts';

const thanks = 'Your message has been sent successfuly. We will get back to you as soon as possible';
const questions = [
  'What does it cost?',
  'Can I apply with a bad connection?',
  'Who sees my CV?',
  'How do employers answer?',
  'How do I spot a fake job?',
  'How do I put Karngea on my phone?',
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

/** What the server says of a wrong address; clients translate it. */
const notAnAddress = 'Please enter a valid e-mail address.';

test('about tells what Karngea is, who makes it, how large it is and what it offers', async ({
  page,
  request,
  words,
  main,
}) => {
  const counts = (await (await request.get('/api/stats')).json()) as Record<string, number>;
  await page.goto('/about');
  await expect(page).toHaveTitle(`${words('About')} | Karngea`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(words('About us'));
  for (const title of ['What is Karngea?', 'Who makes it?', 'CV Builder', 'Jobs Listing', 'Fast Process']) {
    await expect(main.getByRole('heading', { name: words(title) })).toBeVisible();
  }
  await expect(
    main.getByText(
      words('Fill in one form and create the perfect CV in 5 minutes. It goes with every application.'),
    ),
  ).toBeVisible();
  const band = main.getByRole('region', { name: words('Karngea in numbers') });
  await expect(band.getByRole('definition')).toHaveText(
    [counts.jobs, counts.employee, counts.employer].map((count) => Number(count).toLocaleString('en')),
  );
});

test('the seven questions open and close, by tap and by key', async ({ page, words, main }) => {
  await page.goto('/about');
  const entries = main.getByRole('group');
  await expect(main.locator('summary')).toHaveText(questions.map(words));
  const first = entries.filter({ hasText: words('What does it cost?') });
  const answer = first.getByText(words('Nothing. Looking for jobs, applying and posting jobs are free.'));
  await expect(answer).toBeHidden();
  await first.getByText(words('What does it cost?')).click();
  await expect(answer).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(answer).toBeHidden();
});

test('about leads to the log-in and to the contact page', async ({ page, words, main }) => {
  await page.goto('/about');
  await main.getByRole('link', { name: words('Log in'), exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/about');
  await main.getByRole('link', { name: words('Contact us') }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('who is logged in is led to the jobs instead of the log-in', async ({ page, words, main }) => {
  await comeAsNew(page, 'employee');
  await page.goto('/about');
  await expect(main.getByRole('link', { name: words('See jobs') })).toHaveAttribute('href', '/jobs');
  await expect(main.getByRole('link', { name: words('Log in'), exact: true })).toHaveCount(0);
});

test.describe('the message form', () => {
  test.beforeEach(({ page }) => page.goto('/contact'));

  test('shows how else to reach the team', async ({ main, words }) => {
    const ways = main.getByRole('region', { name: words('How to reach us') });
    await expect(ways.getByRole('link', { name: /@karngea\.example$/ })).toHaveAttribute('href', /^mailto:/);
    await expect(ways.getByRole('link', { name: /012 345 678$/ })).toHaveAttribute('href', /^tel:\+855/);
  });

  test('asks for what is missing and puts the focus there', async ({ words, notice, letter }) => {
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

  test('knows what an e-mail address looks like', async ({ words, letter }) => {
    await letter.fill();
    await letter.box('E-mail').fill('dara@');
    await letter.send();
    await expect(letter.box('E-mail')).toHaveAccessibleDescription(words(notAnAddress));
    await expect(letter.box('E-mail')).toBeFocused();
    await expect(letter.box('Message')).toHaveValue('ជំរាបសួរ!');
  });

  test('takes names and addresses of at most 255 characters', async ({ letter }) => {
    for (const label of ['Name', 'E-mail'])
      await expect(letter.box(label)).toHaveAttribute('maxlength', '255');
    await expect(letter.box('E-mail')).toHaveAttribute('type', 'email');
  });

  test('sends a message without a name, thanks, and empties itself', async ({ page, notice, letter }) => {
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

  for (const [trouble, status] of [
    ['the network is gone', undefined],
    ['the server is down', 503],
    ['there were too many messages', 429],
  ] as const) {
    test(`thanks when ${trouble}, and sends the message later under the same key`, async ({
      page,
      notice,
      letter,
    }) => {
      const keys: (string | undefined)[] = [];
      await page.route('**/api/message', (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        return status ? route.fulfill({ status, json: { message: 'no' } }) : route.abort();
      });
      await letter.fill();
      await letter.send();
      await expect(notice(thanks)).toBeVisible();
      await letter.expectEmpty();
      expect(keys[0]).toBeTruthy();

      const arrived = page.waitForResponse((answer) => answer.url().endsWith('/api/message') && answer.ok());
      await page.unroute('**/api/message');
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      const answer = await arrived;
      expect(answer.status()).toBe(201);
      expect(answer.request().headers()['idempotency-key']).toBe(keys[0]);
    });
  }

  test('keeps the message over a reload until it can be sent', async ({ page, notice, letter }) => {
    await page.route('**/api/message', (route) => route.abort());
    await letter.fill();
    await letter.send();
    await expect(notice(thanks)).toBeVisible();
    await page.unroute('**/api/message');
    const arrived = page.waitForResponse((answer) => answer.url().endsWith('/api/message') && answer.ok());
    await page.reload();
    expect((await arrived).request().postDataJSON()).toMatchObject({ text: 'ជំរាបសួរ!' });
  });

  test('shows what the server finds wrong, and keeps what was typed', async ({
    page,
    words,
    notice,
    letter,
  }) => {
    await page.route('**/api/message', (route) =>
      route.fulfill({
        status: 422,
        json: { message: 'no', code: 'invalid', fields: { email: notAnAddress } },
      }),
    );
    await letter.fill();
    await letter.send();
    await expect(letter.box('E-mail')).toHaveAccessibleDescription(words(notAnAddress));
    await expect(letter.box('Message')).toHaveValue('ជំរាបសួរ!');
    await expect(notice(thanks)).toHaveCount(0);
  });
});
