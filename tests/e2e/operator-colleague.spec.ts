/** A queue that changes while an operator works: no input is lost, and nothing is decided twice or unread. */
import { type Page } from '@playwright/test';
import { type User } from '#contract/sessions.ts';
import { stopClock } from './clock.ts';
import { posting } from '../support/samples.ts';
import { expect, test } from './fixtures.ts';
import { enterAs, showOnly, title, waitingFor } from './operator-page.ts';
import { enterOperator, storyName, takeOperator } from './operator-people.ts';
import { bearer } from './people.ts';

/** A colleague decides on a report. */
async function dismiss(page: Page, colleague: User, id = 0): Promise<void> {
  const answer = await page.request.patch(`/api/operator/report/${id}`, {
    headers: bearer(colleague),
    data: { action: 'dismiss' },
  });
  expect(answer.ok()).toBe(true);
}

const overtaken = (page: Page, by: User) => page.locator('.item-overtaken').filter({ hasText: by.name });

test(
  'an entry stays on screen when a colleague decides it, and one that its owner edits is not approved unread',
  { tag: '@desktop' },
  async ({ parts, words, says, hold, language }, { retry }) => {
    const { page, button } = parts;
    const story = storyName('typed', language, retry);
    const colleague = await enterOperator(page.request, takeOperator());
    const waiting = await waitingFor(page, colleague, story);
    const [first, second, third, post] = waiting;
    const row = (text: string) => page.locator('.queue-row').filter({ hasText: text });
    const kinds = page.locator('.kind-chips input');
    await page.clock.install();
    await showOnly(page, await enterAs(parts), story);
    await page.goto('/operator');
    await test.step('what is typed stays when a colleague decides', async () => {
      await expect(title(page)).toHaveText(first?.name ?? '');
      await page.keyboard.press('2');
      const reason = page.getByRole('textbox', { name: words('Reason: write more') });
      await reason.click();
      await page.keyboard.type('They keep');
      await dismiss(page, colleague, first?.id);
      // The list is refreshed every minute.
      await page.clock.fastForward(60_000);
      await expect(overtaken(page, colleague)).toBeVisible();
      await page.keyboard.type(' ID cards: 1 2 j z');
      await expect(reason).toHaveValue('They keep ID cards: 1 2 j z');
      await expect(title(page)).toHaveText(first?.name ?? '');

      // It cannot be decided while the list is being refreshed either.
      const release = await hold('**/api/operator/queue?*', (route) => route.fallback());
      await button('Refresh').click();
      await expect(button('Refresh')).toHaveAttribute('aria-busy', 'true');
      await expect(overtaken(page, colleague)).toBeVisible();
      release();
      await button('Next').press('Enter');
      await expect(title(page)).toHaveText(second?.name ?? '');
      await expect(page.locator('.decision :checked')).toHaveCount(0);
    });
    await test.step('a decided entry does not come back with the list of another kind', async () => {
      const name = third?.name ?? '';
      await row(name).click();
      await expect(title(page)).toBeFocused();
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
      await expect(row(name)).toHaveCount(0);
      // Postings.
      await kinds.nth(2).check();
      await expect(row(`${story} post`)).not.toHaveCount(0);
      const refreshed = ['queue?kind=posts', 'counts'].map((path) =>
        page.waitForResponse((answer) => answer.url().includes(path)),
      );
      await page.clock.fastForward(10_000);
      for (const answer of await Promise.all(refreshed)) await answer.finished();
      const release = await hold('**/api/operator/queue?kind=reports*', (route) => route.fallback());
      await kinds.nth(0).check();
      await expect(row(`${story} report`)).not.toHaveCount(0);
      await expect(row(name)).toHaveCount(0);
      release();
    });
    await test.step('a posting that was edited in the meantime is not approved', async () => {
      const login = { data: { name: `poster-${story}`, password: 'long-enough-password' } };
      const owner = (await (await page.request.post('/api/auth/login', login)).json()) as User;
      // Postings.
      await kinds.nth(2).check();
      await row(post?.name ?? '').click();
      await expect(title(page)).toBeFocused();
      const edit = { headers: bearer(owner), data: { ...posting, name: `${story} changed` } };
      expect((await page.request.put(`/api/job/${post?.id}`, edit)).ok()).toBe(true);
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
      await expect(row(post?.name ?? '')).toHaveCount(0);
      await page.clock.fastForward(10_000);
      await expect(says('This has changed since you opened it. The newer version was saved.')).toBeVisible();
      await expect(row(`${story} changed`)).toHaveCount(1);
    });
  },
);

test('on a phone, what is typed stays when a colleague decides, and a double tap decides one entry', async ({
  parts,
  words,
  language,
}, { retry }) => {
  const { page, button } = parts;
  const story = storyName('faster', language, retry);
  const colleague = await enterOperator(page.request, takeOperator());
  const [first, second] = await waitingFor(page, colleague, story);
  await page.clock.install();
  await showOnly(page, await enterAs(parts), story);
  await page.goto('/operator');
  await page.getByRole('button', { name: new RegExp(first?.name ?? '') }).click();
  const reason = page.getByRole('textbox', { name: words('Reason: write more') });
  await reason.fill('They keep');
  await dismiss(page, colleague, first?.id);
  await page.clock.fastForward(60_000);
  await expect(overtaken(page, colleague)).toBeInViewport();
  await expect(reason).toBeInViewport();
  await expect(reason).toBeFocused();
  await page.keyboard.type(' ID cards');
  await expect(reason).toHaveValue('They keep ID cards');
  await button('Next').click();
  await expect(reason).toHaveValue('');

  await expect(title(page)).toHaveText(second?.name ?? '');
  // A decision can be undone for ten seconds.
  await stopClock(page);
  await button('Job is fine').dblclick();
  await expect(title(page)).not.toHaveText(second?.name ?? '');
  const undo = page.getByRole('button', { name: new RegExp(`^${words('Undo: {soon}').split('{')[0]}`) });
  await expect(undo).toHaveCount(1);
});
