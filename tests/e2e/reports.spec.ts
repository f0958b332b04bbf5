/** Reporting a job (product 2.23): two taps, a moment to cancel, and no report is lost. */
import { type APIRequestContext } from '@playwright/test';
import { passUntil, stopClock } from './clock.ts';
import { waitForStored, outboxOn } from './device.ts';
import { expect } from './fixtures.ts';
import { comeAsNew, newPerson, post } from './people.ts';
import { findNetwork, installed, logInAs, loseNetwork, test } from './phone.ts';

const path = '/api/report';
const newJob = async (request: APIRequestContext): Promise<number> =>
  post(request, await newPerson(request, 'employer'));

test.describe('in Khmer', () => {
  test.use({ language: 'km' });

  test('two taps report a job, also while offline, and the page remembers it', async ({
    page,
    request,
    context,
    gate,
    own,
    button,
    says,
    words,
  }) => {
    const job = await newJob(request);
    const { user_id } = await comeAsNew(page, 'employee');
    await page.goto(`/jobDetail/${job}`);
    await installed(page);
    await expect(own('Report this job')).toBeVisible();
    await waitForStored(page, `"detail",${job}]`);
    await test.step('a report waits while offline, and can be cancelled', async () => {
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
      await expect(own('Report this job')).toBeVisible();
      expect(await outboxOn(page)).toEqual([]);
    });
    await test.step('a waiting one survives a reload, and is sent once online', async () => {
      await own('Report this job').click();
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
    });
    await test.step('the thanks are announced, and the page remembers the report', async () => {
      const other = await newJob(request);
      await page.goto(`/jobDetail/${other}`);
      await own('Report this job').click();
      await button('It wants to keep my ID card or passport').click();
      await expect(page.locator(':focus')).toHaveText(words('Thank you'));
      await expect(says("We'll look into it and let you know under Notifications.")).toBeVisible();
      const help = page.getByRole('dialog').getByRole('link', { name: '1 1 7' });
      await expect(help).toHaveAttribute('href', 'tel:117');
      await button('Done').click();
      await expect(own('Reported')).toBeFocused();
      await expect.poll(() => gate.done(path)).toHaveLength(2);
      await page.reload();
      await expect(own('Reported')).toBeVisible();
      // The outbox deletes sent items: the page has its own record.
      const reported = await page.evaluate((id) => localStorage.getItem(`reported:${id}`), user_id);
      expect((JSON.parse(reported ?? '[]') as number[]).toSorted()).toEqual([job, other].toSorted());
    });
  });
});

test(
  'leaving the page sends the report, and nothing stays of a user who is not remembered',
  { tag: '@nightly' },
  async ({ page, request, gate, own, button }) => {
    const job = await newJob(request);
    const person = await newPerson(request, 'employee');
    await logInAs(page, person, { remember: false });
    await page.goto(`/jobDetail/${job}`);
    await own('Report this job').click();
    await button('The job or company is not real').click();
    await expect(button('Withdraw report')).toBeVisible();
    page.on('dialog', (question) => void question.accept());
    await page.goto('/about');
    await expect.poll(() => gate.done(path)).toHaveLength(1);
    await page.goto(`/jobDetail/${job}`);
    await expect(own('Reported')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(`reported:${person.user_id}`);
    expect(await outboxOn(page)).toEqual([]);
  },
);

test.describe('without the worker', () => {
  test.use({ serviceWorkers: 'block' });

  test(
    'a job is reported with the keyboard alone, and the report can be cancelled for some seconds',
    { tag: '@desktop' },
    async ({ page, request, gate, own, button, words }) => {
      const job = await newJob(request);
      await page.clock.install();
      await page.goto(`/jobDetail/${job}`);
      const reason = button('It discriminates by gender, age, origin or disability');
      const focusReason = async () => {
        await expect(reason).toBeVisible();
        for (let stops = 0; stops < 8; stops++) {
          if (await reason.evaluate((it) => it === document.activeElement)) break;
          await page.keyboard.press('Tab');
        }
      };
      await own('Report this job').focus();
      await page.keyboard.press('Enter');
      await focusReason();
      // The test moves the clock itself, so that the seconds do not pass on a busy machine.
      await stopClock(page);
      const focus = page.locator(':focus');
      const focusIsOn = (text: string) =>
        passUntil(page, async () => (await focus.allTextContents()).includes(words(text)), 10);
      await page.keyboard.press('Enter');
      await focusIsOn('Thank you');
      await page.clock.runFor(4_000);
      await button('Withdraw report').press('Enter');
      await focusIsOn('What is wrong?');
      await page.clock.runFor(10_000);
      expect(gate.tries).toEqual([]);
      await focusReason();
      await page.keyboard.press('Enter');
      await button('Withdraw report').focus();
      await page.clock.runFor(7_000);
      await expect(button('Withdraw report')).toHaveCount(0);
      await expect(focus).toHaveText(words('Thank you'));
      await expect.poll(() => gate.done(path)).toHaveLength(1);
      await page.clock.resume();
      await page.keyboard.press('Escape');
      await expect(own('Reported')).toBeFocused();
    },
  );
});
