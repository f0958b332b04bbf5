/** /about and /contact: what is told, where it leads, and that a message is never lost. */
import { expect, type Page, test } from '@playwright/test';
import { locales, wording } from '../support/wording.ts';
import { comeAs, newPerson, speak } from './people.ts';

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
/** What the server says of a wrong address; clients translate it. */
const notAnAddress = 'Please enter a valid e-mail address.';

for (const locale of locales) {
  const words = wording(locale);
  const main = (page: Page) => page.getByRole('main').filter({ visible: true });

  test.describe(`in ${locale}`, () => {
    test.beforeEach(({ page }) => speak(page, locale));

    test('about tells what Karngea is, who makes it, how large it is and what it offers', async ({
      page,
      request,
    }) => {
      const counts = (await (await request.get('/api/stats')).json()) as Record<string, number>;
      await page.goto('/about');
      await expect(page).toHaveTitle(`${words('About')} | Karngea`);
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(words('About us'));
      for (const title of [
        'What is Karngea?',
        'Who makes it?',
        'CV Builder',
        'Jobs Listing',
        'Fast Process',
      ]) {
        await expect(main(page).getByRole('heading', { name: words(title) })).toBeVisible();
      }
      await expect(
        main(page).getByText(
          words('Fill in one form and create the perfect CV in 5 minutes. It goes with every application.'),
        ),
      ).toBeVisible();
      const band = main(page).getByRole('region', { name: words('Karngea in numbers') });
      await expect(band.getByRole('definition')).toHaveText(
        [counts.jobs, counts.employee, counts.employer].map((count) => Number(count).toLocaleString('en')),
      );
    });

    test('the seven questions open and close, by tap and by key', async ({ page }) => {
      await page.goto('/about');
      const entries = main(page).getByRole('group');
      await expect(main(page).locator('summary')).toHaveText(questions.map(words));
      const first = entries.filter({ hasText: words('What does it cost?') });
      const answer = first.getByText(words('Nothing. Looking for jobs, applying and posting jobs are free.'));
      await expect(answer).toBeHidden();
      await first.getByText(words('What does it cost?')).click();
      await expect(answer).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(answer).toBeHidden();
    });

    test('about leads to the log-in and to the contact page', async ({ page }) => {
      await page.goto('/about');
      await main(page)
        .getByRole('link', { name: words('Log in'), exact: true })
        .click();
      await expect(page).toHaveURL(/\/login$/);
      await page.goto('/about');
      await main(page)
        .getByRole('link', { name: words('Contact us') })
        .click();
      await expect(page).toHaveURL(/\/contact$/);
    });

    test('who is logged in is led to the jobs instead of the log-in', async ({ page, request }) => {
      await comeAs(page, await newPerson(request, 'employee'));
      await page.goto('/about');
      await expect(main(page).getByRole('link', { name: words('See jobs') })).toHaveAttribute(
        'href',
        '/jobs',
      );
      await expect(main(page).getByRole('link', { name: words('Log in'), exact: true })).toHaveCount(0);
    });

    test.describe('the message form', () => {
      const field = (page: Page, label: string) => main(page).getByRole('textbox', { name: words(label) });
      const send = (page: Page) => main(page).getByRole('button', { name: words('Send'), exact: true });
      const said = (page: Page, text: string) => page.locator('.kg-notices').getByText(words(text));
      const fill = async (page: Page) => {
        await field(page, 'Name').fill('Dara');
        await field(page, 'E-mail').fill('dara@example.com');
        await field(page, 'Message').fill('ជំរាបសួរ!');
      };
      const expectEmpty = async (page: Page) => {
        for (const label of ['Name', 'E-mail', 'Message']) await expect(field(page, label)).toHaveValue('');
      };

      test.beforeEach(({ page }) => page.goto('/contact'));

      test('shows how else to reach the team', async ({ page }) => {
        await expect(main(page).locator('.contact-ways a[href^="mailto:"]')).toHaveText(/@karngea\.example$/);
        await expect(main(page).locator('.contact-ways a[href^="tel:+855"]')).toHaveText(/012 345 678$/);
      });

      test('asks for what is missing and puts the focus there', async ({ page }) => {
        await send(page).click();
        await expect(said(page, 'Please fill in all the required fields.')).toBeVisible();
        await expect(
          page.getByRole('alert').filter({ hasText: words('Please fill in all the required fields.') }),
        ).toBeVisible();
        await expect(field(page, 'E-mail')).toBeFocused();
        for (const label of ['E-mail', 'Message']) {
          await expect(field(page, label)).toHaveAccessibleDescription(words('Please fill in this field.'));
        }
        await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid');
        await field(page, 'E-mail').fill('dara@example.com');
        await expect(field(page, 'E-mail')).not.toHaveAttribute('aria-invalid');
        await expect(field(page, 'Message')).toHaveAttribute('aria-invalid', 'true');
      });

      test('knows what an e-mail address looks like', async ({ page }) => {
        await fill(page);
        await field(page, 'E-mail').fill('dara@');
        await send(page).click();
        await expect(field(page, 'E-mail')).toHaveAccessibleDescription(words(notAnAddress));
        await expect(field(page, 'E-mail')).toBeFocused();
        await expect(field(page, 'Message')).toHaveValue('ជំរាបសួរ!');
      });

      test('takes names and addresses of at most 255 characters', async ({ page }) => {
        for (const label of ['Name', 'E-mail'])
          await expect(field(page, label)).toHaveAttribute('maxlength', '255');
        await expect(field(page, 'E-mail')).toHaveAttribute('type', 'email');
      });

      test('sends a message without a name, thanks, and empties itself', async ({ page }) => {
        const sent = page.waitForRequest('**/api/message');
        await fill(page);
        await field(page, 'Name').fill('');
        await send(page).click();
        await expect(said(page, thanks)).toBeVisible();
        await expectEmpty(page);
        const request = await sent;
        expect(request.postDataJSON()).toMatchObject({ email: 'dara@example.com', text: 'ជំរាបសួរ!' });
        expect((await request.response())?.status()).toBe(201);
      });

      for (const [trouble, status] of [
        ['the network is gone', undefined],
        ['the server is down', 503],
        ['there were too many messages', 429],
      ] as const) {
        test(`thanks when ${trouble}, and sends the message later under the same key`, async ({ page }) => {
          const keys: (string | undefined)[] = [];
          await page.route('**/api/message', (route) => {
            keys.push(route.request().headers()['idempotency-key']);
            return status ? route.fulfill({ status, json: { message: 'no' } }) : route.abort();
          });
          await fill(page);
          await send(page).click();
          await expect(said(page, thanks)).toBeVisible();
          await expectEmpty(page);
          expect(keys[0]).toBeTruthy();

          const arrived = page.waitForResponse(
            (answer) => answer.url().endsWith('/api/message') && answer.ok(),
          );
          await page.unroute('**/api/message');
          await page.evaluate(() => window.dispatchEvent(new Event('online')));
          const answer = await arrived;
          expect(answer.status()).toBe(201);
          expect(answer.request().headers()['idempotency-key']).toBe(keys[0]);
        });
      }

      test('keeps the message over a reload until it can be sent', async ({ page }) => {
        await page.route('**/api/message', (route) => route.abort());
        await fill(page);
        await send(page).click();
        await expect(said(page, thanks)).toBeVisible();
        await page.unroute('**/api/message');
        const arrived = page.waitForResponse(
          (answer) => answer.url().endsWith('/api/message') && answer.ok(),
        );
        await page.reload();
        expect((await arrived).request().postDataJSON()).toMatchObject({ text: 'ជំរាបសួរ!' });
      });

      test('shows what the server finds wrong, and keeps what was typed', async ({ page }) => {
        await page.route('**/api/message', (route) =>
          route.fulfill({
            status: 422,
            json: { message: 'no', code: 'invalid', fields: { email: notAnAddress } },
          }),
        );
        await fill(page);
        await send(page).click();
        await expect(field(page, 'E-mail')).toHaveAccessibleDescription(words(notAnAddress));
        await expect(field(page, 'Message')).toHaveValue('ជំរាបសួរ!');
        await expect(said(page, thanks)).toHaveCount(0);
      });
    });
  });
}
