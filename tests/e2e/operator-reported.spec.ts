/** Reported people and companies in the operators' queue (product 2.24). */
import { expect, test } from './fixtures.ts';
import { enterAs, showOnly, title, waitingFor } from './operator-page.ts';
import { storyName } from './operator-people.ts';
import { bearer } from './people.ts';

test(
  'an operator decides ten reported people, by keyboard and then by taps on a phone',
  { tag: '@desktop' },
  async ({ parts, words, language }, { retry }) => {
    const { page, button } = parts;
    const story = storyName('people', language, retry);
    const operator = await enterAs(parts);
    await showOnly(page, operator, story);
    const waiting = await waitingFor(page, operator, story);
    expect(waiting).toHaveLength(10);
    await page.goto('/operator');
    await page.getByRole('radio', { name: new RegExp(`^${words('People')}`) }).check();
    const ofStory = { hasText: `${story} person` };
    await expect(title(page)).toHaveText(waiting[0]?.name ?? '');
    await expect(page.locator('.person-messages')).toContainText('ប្រាក់កក់');
    await page.locator('.queue-list button').first().focus();
    for (let decided = 0; decided < 8; decided += 1) {
      const name = await title(page).innerText();
      const key = ['1', '2', '3'][decided % 3] ?? '1';
      await page.keyboard.press(key);
      if (key !== '1') {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Space');
      }
      await page.keyboard.press('Enter');
      await expect(title(page)).not.toHaveText(name);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await page.getByRole('radio', { name: new RegExp(`^${words('People')}`) }).check();
    const rows = page.locator('.queue-row').filter(ofStory);
    await expect(rows).toHaveCount(2);
    await rows.first().click();
    await button('Nothing wrong').click();
    await expect(title(page)).toHaveText(waiting[9]?.name ?? '');
    await page.getByRole('checkbox', { name: words('Asks for codes') }).check();
    await button('Warn').click();
    await expect(title(page)).toHaveCount(0);
    const states = async (): Promise<string[]> => {
      const answer = await page.request.get(`/api/operator/audit?operator=${operator.name}`, {
        headers: bearer(operator),
      });
      return ((await answer.json()) as { action: string }[]).map(({ action }) => action).toSorted();
    };
    // Leaving the page sends what could still be undone.
    await page.goto('/operator/people');
    const made = [
      'dismiss',
      'warn',
      'suspend',
      'dismiss',
      'warn',
      'suspend',
      'dismiss',
      'warn',
      'dismiss',
      'warn',
    ];
    await expect.poll(states).toEqual(made.toSorted());
  },
);
