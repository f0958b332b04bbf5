/** A queue that changes under one's hands: what a colleague decides takes nothing away, what one decided is gone, what nobody read stays. */
import { type User } from '#contract/accounts.ts';
import { posting } from '../support/samples.ts';
import { expect, test } from './fixtures.ts';
import { enterAs, title, waitingFor } from './operator-page.ts';
import { enterOperator, takeOperator } from './operator-people.ts';
import { bearer } from './people.ts';

test(
  'an entry that a colleague decides stays on screen, with what is typed',
  { tag: '@desktop' },
  async ({ parts, words, hold }) => {
    const { page, button } = parts;
    const colleague = await enterOperator(page.request, takeOperator());
    // They wait longest: the first of them is shown without having been opened.
    const [first, second] = await waitingFor(page, colleague, 'typed');
    await page.clock.install();
    await enterAs(parts);
    await page.goto('/operator');
    await expect(title(page)).toHaveText(first?.name ?? '');
    await page.keyboard.press('2');
    const reason = page.getByRole('textbox', { name: words('Reason: write more') });
    await reason.click();
    await page.keyboard.type('They keep');
    const answer = await page.request.patch(`/api/operator/report/${first?.id}`, {
      headers: bearer(colleague),
      data: { action: 'dismiss' },
    });
    expect(answer.ok()).toBe(true);
    // The list comes anew every minute.
    await page.clock.fastForward(60_000);
    const told = page.locator('.item-overtaken').filter({ hasText: colleague.name });
    await expect(told).toBeVisible();
    await page.keyboard.type(' ID cards: 1 2 j z');
    await expect(reason).toHaveValue('They keep ID cards: 1 2 j z');
    await expect(title(page)).toHaveText(first?.name ?? '');

    // Nor can it be decided while the list is on its way once more.
    const release = await hold('**/api/operator/queue?*');
    await button('Refresh').click();
    await expect(button('Refresh')).toHaveAttribute('aria-busy', 'true');
    await expect(told).toBeVisible();
    release();
    await button('Next').press('Enter');
    await expect(title(page)).toHaveText(second?.name ?? '');
    await expect(page.locator('.decision :checked')).toHaveCount(0);
  },
);

test(
  'on a phone, too, what is typed stays when a colleague decides',
  { tag: '@phone' },
  async ({ parts, words }) => {
    const { page, button } = parts;
    const colleague = await enterOperator(page.request, takeOperator());
    const [entry] = await waitingFor(page, colleague, 'faster');
    await page.clock.install();
    await enterAs(parts);
    await page.goto('/operator');
    await page.getByRole('button', { name: /faster report 1/ }).click();
    const reason = page.getByRole('textbox', { name: words('Reason: write more') });
    await reason.fill('They keep');
    const answer = await page.request.patch(`/api/operator/report/${entry?.id}`, {
      headers: bearer(colleague),
      data: { action: 'dismiss' },
    });
    expect(answer.ok()).toBe(true);
    await page.clock.fastForward(60_000);
    await expect(page.locator('.item-overtaken').filter({ hasText: colleague.name })).toBeInViewport();
    await expect(reason).toBeInViewport();
    await expect(reason).toBeFocused();
    await page.keyboard.type(' ID cards');
    await expect(reason).toHaveValue('They keep ID cards');
    await button('Next').click();
    await expect(reason).toHaveValue('');
  },
);

test(
  'what was decided is not seen again on the way back from another kind',
  { tag: '@desktop' },
  async ({ parts, hold }) => {
    const { page } = parts;
    const waiting = await waitingFor(page, await enterAs(parts), 'typed');
    const name = waiting.at(-1)?.name ?? '';
    const row = (text: string | RegExp) => page.locator('.queue-row').filter({ hasText: text });
    await page.clock.install();
    await page.goto('/operator');
    await row(name).click();
    await expect(title(page)).toBeFocused();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(row(name)).toHaveCount(0);
    const kinds = page.locator('.kind-chips input');
    await kinds.nth(1).check();
    await expect(row('post')).not.toHaveCount(0);
    const anew = ['queue?kind=posts', 'counts'].map((path) =>
      page.waitForResponse((answer) => answer.url().includes(path)),
    );
    await page.clock.fastForward(10_000);
    for (const answer of await Promise.all(anew)) await answer.finished();
    const release = await hold('**/api/operator/queue?kind=reports*');
    await kinds.nth(0).check();
    await expect(row('typed report')).not.toHaveCount(0);
    await expect(row(name)).toHaveCount(0);
    release();
  },
);

test(
  'a double tap decides what was read, and not the next entry',
  { tag: '@phone' },
  async ({ parts, words }) => {
    const { page, button } = parts;
    await enterAs(parts);
    await page.goto('/operator');
    await page.getByRole('button', { name: /twice report 1/ }).click();
    await button('Job is fine').dblclick();
    await expect(title(page)).not.toHaveText('twice report 1');
    const undo = page.getByRole('button', { name: new RegExp(`^${words('Undo: {soon}').split('{')[0]}`) });
    await expect(undo).toHaveCount(1);
  },
);

test(
  'a posting that its owner edits meanwhile is not approved unread',
  { tag: '@desktop' },
  async ({ parts, says }) => {
    const { page } = parts;
    const [post] = await waitingFor(page, await enterAs(parts), 'changed');
    const login = { data: { name: 'poster-changed', password: 'long-enough-password' } };
    const owner = (await (await page.request.post('/api/auth/login', login)).json()) as User;
    await page.clock.install();
    await page.goto('/operator');
    await page.locator('.kind-chips input').nth(1).check();
    const row = (text: string) => page.locator('.queue-row').filter({ hasText: text });
    await row(post?.name ?? '').click();
    await expect(title(page)).toBeFocused();
    const edit = { headers: bearer(owner), data: { ...posting, name: 'changed into another' } };
    expect((await page.request.put(`/api/job/${post?.id}`, edit)).ok()).toBe(true);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(row('changed post')).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expect(says('This was changed in the meantime. The newer version was kept.')).toBeVisible();
    await expect(row('changed into another')).toHaveCount(1);
  },
);
