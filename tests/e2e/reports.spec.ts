/** Reporting a job (product 2.23): two taps, a moment to take it back, and nothing that was said is lost. */
import { type APIRequestContext } from '@playwright/test';
import { locales } from '../support/wording.ts';
import { keptOn, outboxOn } from './device.ts';
import { expect } from './fixtures.ts';
import { comeAsNew, newPerson, post } from './people.ts';
import { findNetwork, installed, logInAs, loseNetwork, test } from './phone.ts';

const path = '/api/report';
const newJob = async (request: APIRequestContext): Promise<number> =>
  post(request, await newPerson(request, 'employer'));

for (const language of locales) {
  test.describe(language, () => {
    test.use({ language });

    test(
      'two taps report a job, the thanks are read out, and the page remembers it',
      { tag: '@phone' },
      async ({ page, request, gate, own, button, says, words, visit }) => {
        const job = await newJob(request);
        const { user_id } = await comeAsNew(page, 'employee');
        await page.goto(`/jobDetail/${job}`);
        await own('Report this job').click();
        await button('It wants to keep my ID card or passport').click();
        await expect(page.locator(':focus')).toHaveText(words('Thank you'));
        await expect(says('We will check it and tell you in Notices.')).toBeVisible();
        const help = page.getByRole('dialog').getByRole('link', { name: '1 1 7' });
        await expect(help).toHaveAttribute('href', 'tel:117');
        expect(gate.tries).toEqual([]);
        await button('Done').click();
        await expect(own('Reported')).toBeFocused();
        await expect.poll(() => gate.done(path)).toHaveLength(1);
        await page.reload();
        await expect(own('Reported')).toBeVisible();
        // Also when the outbox has forgotten what it sent.
        expect(await page.evaluate((id) => localStorage.getItem(`reported:${id}`), user_id)).toBe(`[${job}]`);

        const guest = await visit();
        await guest.page.goto(`/jobDetail/${job}`);
        await expect(guest.own('Report this job')).toBeVisible();
      },
    );

    test(
      'without a network a report waits, can be cancelled, and goes when there is one again',
      { tag: '@phone' },
      async ({ page, request, context, gate, own, button, says, words }) => {
        const job = await newJob(request);
        await page.goto(`/jobDetail/${job}`);
        await installed(page);
        await expect(own('Report this job')).toBeVisible();
        await keptOn(page, `"detail",${job}]`);
        await loseNetwork(context, gate);
        await own('Report this job').click();
        await button('Something else').click();
        const text = page.getByLabel(words('Tell us in a few words'), { exact: true });
        await expect(text).toBeFocused();
        await button('Send').click();
        await expect(says('Please fill in this field.')).toBeVisible();
        await text.fill('They ask for my family book.');
        await button('Send').click();
        await expect(page.getByRole('dialog').getByText(words('Waiting to be sent'))).toBeVisible();
        await button('Done').click();
        await expect(own('Waiting to be sent')).toBeVisible();
        await own('Cancel sending').click();
        await own('Report this job').click();
        expect(await outboxOn(page)).toEqual([]);
        await button('It asks for money').click();
        await button('Done').click();
        await page.reload();
        await own('Waiting to be sent').click();
        await expect(page.getByRole('dialog')).toContainText(
          words('Report: {subject}').replace('{subject}', ''),
        );
        await page.keyboard.press('Escape');
        await findNetwork(context, gate);
        await expect.poll(() => gate.done(path)).toHaveLength(1);
        await expect(own('Reported')).toBeVisible();
      },
    );
  });
}

test.describe('its time', () => {
  test.use({ serviceWorkers: 'block' });

  test('a report is taken back within its time, and sent at its end', async ({
    page,
    request,
    gate,
    own,
    button,
    words,
  }) => {
    const job = await newJob(request);
    await page.clock.install();
    await page.goto(`/jobDetail/${job}`);
    await own('Report this job').click();
    await button('Suspicious work abroad').click();
    await page.clock.runFor(5_000);
    await button('Take back').click();
    await expect(page.locator(':focus')).toHaveText(words('What is wrong?'));
    await page.clock.runFor(10_000);
    expect(gate.tries).toEqual([]);
    await button('It asks for money').click();
    await button('Take back').focus();
    await page.clock.runFor(7_000);
    await expect(button('Take back')).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveText(words('Thank you'));
    await expect.poll(() => gate.done(path)).toHaveLength(1);
  });
});

test('who leaves the page sends the report; of who is not remembered nothing of it stays', async ({
  page,
  request,
  gate,
  own,
  button,
}) => {
  const job = await newJob(request);
  const person = await newPerson(request, 'employee');
  await logInAs(page, person, { remember: false });
  await page.goto(`/jobDetail/${job}`);
  await own('Report this job').click();
  await button('The job or company is not real').click();
  await expect(button('Take back')).toBeVisible();
  page.on('dialog', (question) => void question.accept());
  await page.goto('/about');
  await expect.poll(() => gate.done(path)).toHaveLength(1);
  await page.goto(`/jobDetail/${job}`);
  await expect(own('Reported')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(`reported:${person.user_id}`);
  expect(await outboxOn(page)).toEqual([]);
});

test(
  'by keys alone a job is reported, and the focus comes back',
  { tag: '@desktop' },
  async ({ page, request, gate, own, button, words }) => {
    const job = await newJob(request);
    await page.goto(`/jobDetail/${job}`);
    await own('Report this job').focus();
    await page.keyboard.press('Enter');
    const reason = button('It discriminates by gender, age or origin');
    await expect(reason).toBeVisible();
    for (let stops = 0; stops < 8; stops++) {
      if (await reason.evaluate((it) => it === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveText(words('Thank you'));
    await page.keyboard.press('Escape');
    await expect(own('Reported')).toBeFocused();
    await expect.poll(() => gate.done(path)).toHaveLength(1);
  },
);
