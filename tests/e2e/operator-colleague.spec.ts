/** A queue that changes under one's hands: what a colleague decides takes nothing away, what one decided is gone. */
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
