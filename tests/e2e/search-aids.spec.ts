/** What helps people to search (product 2.54): suggestions while they type, dictation, and marks in what is found. */
import { type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { cards, openingLink } from './job-cards.ts';
import { newWord } from './new-word.ts';
import { newPerson, post } from './people.ts';

/** It becomes a combobox with the first focus. */
const keywordField = (page: Page) => page.locator('#root .search-keyword input:visible');
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const active = (page: Page) => page.getByRole('listbox').getByRole('option', { selected: true });

/** Asked for with every answer held back until it is let go. */
async function watchSuggestions(page: Page) {
  const asked: string[] = [];
  await page.route('**/api/job/suggest?*', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('text') ?? '');
    await route.continue();
  });
  return asked;
}

test(
  'suggestions are walked through by keys, and Enter searches for one',
  { tag: '@each-width' },
  async ({ page, words, language }) => {
    await page.goto('/jobs');
    const field = keywordField(page);
    await field.focus();
    await expect(field).toHaveRole('combobox');
    await field.pressSequentially(language === 'km' ? 'សៀម' : 'siem');
    const place = language === 'km' ? 'សៀមរាប' : 'Siem Reap';
    await expect(options(page).filter({ hasText: place }).first()).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).toBeAttached();
    await field.press('ArrowUp');
    await expect(active(page)).toHaveId((await field.getAttribute('aria-activedescendant')) ?? '');
    // Home and End are the text's own.
    await field.press('Home');
    await expect(active(page)).toHaveCount(0);
    await field.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(field).toHaveValue(language === 'km' ? 'សៀម' : 'siem');
    await field.press('ArrowDown');
    await expect(active(page)).toContainText(place);
    await field.press('Enter');
    await expect(page).toHaveURL(/province=KH-17/);
    await expect(field).toHaveValue('');
    await expect(page.getByRole('button', { name: words('Search by voice') })).toBeVisible();
  },
);

test(
  'what answers is marked in cards and on the page, in both scripts',
  { tag: '@each-width' },
  async ({ page, request, language }) => {
    const word = newWord();
    const person = await newPerson(request, 'employer');
    await post(request, person, `${word} Driver`, {
      description: `<p>We want a <strong>driver</strong>, អ្នកបើកឡាន.</p>`,
    });
    await page.goto(`/jobs?keyword=${word}+${language === 'km' ? 'អ្នកបើកឡាន' : 'driver'}`);
    const link = openingLink(cards(page)).filter({ hasText: word });
    await expect(link.locator('mark')).toHaveText([`${word} Driver`]);
    await expect(link).toHaveAccessibleName(`${word} Driver`);
    await link.click();
    await expect(page.locator('h1 mark:visible')).toHaveText(`${word} Driver`);
    await expect(page.locator('.kg-rich-text mark:visible')).toHaveText(['driver', 'អ្នកបើកឡាន']);
  },
);

test('keys of a keyboard that puts letters together choose nothing', async ({ page }) => {
  await page.goto('/jobs');
  const field = keywordField(page);
  await field.pressSequentially('siem');
  await expect(options(page).first()).toBeVisible();
  const isTaken = await field.evaluate(
    (input, init) => {
      const press = (key: string, isComposing: boolean) =>
        input.dispatchEvent(new KeyboardEvent('keydown', { ...init, key, isComposing }));
      return [press('ArrowDown', true), press('Enter', true), press('ArrowDown', false)];
    },
    { bubbles: true, cancelable: true },
  );
  expect(isTaken).toEqual([true, true, false]);
});

test('what was sent before the suggestions were there is not covered by them', async ({ page, hold }) => {
  const letGo = await hold(/search-aids-.*\.js/);
  await page.goto('/jobs');
  const field = keywordField(page);
  await field.pressSequentially('dev');
  await field.press('Enter');
  await expect(page).toHaveURL(/keyword=dev/);
  await expect(cards(page).first()).toBeVisible();
  letGo();
  await expect(field).toHaveRole('combobox');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.press('ArrowDown');
  await expect(options(page).first()).toBeVisible();
});

test.describe('what the server says', () => {
  test.use({ language: 'en' });
  test('nothing is asked for twice, and no late answer shows', async ({ page, hold }) => {
    const asked = await watchSuggestions(page);
    await page.goto('/jobs');
    const field = keywordField(page);
    await field.focus();
    await field.pressSequentially('qqz');
    await expect.poll(() => asked).toEqual(['qqz']);
    // Nothing begins with it: with more of it neither.
    await field.pressSequentially('x');
    await field.fill('devel');
    await expect(
      options(page)
        .filter({ hasText: /^developer$/i })
        .first(),
    ).toBeVisible();
    await field.fill('qqz');
    await field.fill('devel');
    await expect(
      options(page)
        .filter({ hasText: /^developer$/i })
        .first(),
    ).toBeVisible();
    expect(asked).toEqual(['qqz', 'devel']);
    const release = await hold('**/api/job/suggest?text=acc&*');
    const late = page.waitForRequest('**/api/job/suggest?text=acc&*');
    await field.fill('acc');
    await late;
    await field.fill('devel');
    release();
    await expect(
      options(page)
        .filter({ hasText: /^developer$/i })
        .first(),
    ).toBeVisible();
    await expect(options(page).filter({ hasText: /acc/i })).toHaveCount(0);
  });
});

test(
  'earlier searches are offered, and each or all can be forgotten',
  { tag: '@each-width' },
  async ({ page, button }) => {
    await page.goto('/jobs');
    const field = keywordField(page);
    await field.focus();
    await expect(field).toHaveRole('combobox');
    for (const keyword of ['cook', 'driver', 'nurse']) {
      await field.fill(keyword);
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`keyword=${keyword}`));
    }
    await field.fill('');
    await expect(options(page)).toContainText(['nurse', 'driver', 'cook']);
    await page.getByRole('button', { name: /driver/ }).click();
    await expect(options(page)).toContainText(['nurse', 'cook']);
    await field.press('ArrowDown');
    await field.press('Delete');
    await expect(options(page)).toContainText(['cook']);
    await page.reload();
    await field.fill('');
    await field.click();
    // Not nurse, which was forgotten and still stands in the address.
    await expect(options(page)).toHaveCount(1);
    await expect(options(page)).toContainText(['cook']);
    await button('Forget earlier searches').click();
    await expect(options(page)).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('cook');
    await page.reload();
    await field.fill('');
    await field.click();
    await expect(field).toHaveRole('combobox');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('nurse');
  },
);

test(
  'what a voice says stands in the field, and what goes wrong is told',
  { tag: '@each-width' },
  async ({ page, button, says }) => {
    await page.addInitScript(() => {
      class Double {
        lang = '';
        onresult = (_: unknown) => undefined;
        onerror = (_: unknown) => undefined;
        onend = () => undefined;
        start() {
          Object.assign(window, { heard: this });
        }
        abort() {
          this.onend();
        }
      }
      Object.assign(window, { SpeechRecognition: Double, webkitSpeechRecognition: Double });
    });
    await page.goto('/jobs');
    const field = keywordField(page);
    await field.focus();
    const tell = (event: 'onresult' | 'onerror', what: object) =>
      page.evaluate(
        ([name, told]) => {
          const { heard } = window as unknown as { heard: Record<string, (told: unknown) => void> };
          heard[name as string]?.(told);
          heard['onend']?.(undefined);
        },
        [event, what] as const,
      );
    await button('Search by voice').click();
    await expect(says('Listening…')).toBeVisible();
    await expect(button('Search by voice')).toHaveAttribute('aria-pressed', 'true');
    await tell('onresult', { results: [[{ transcript: 'driver' }]] });
    await expect(field).toHaveValue('driver');
    await expect(field).toBeFocused();
    await button('Search by voice').click();
    await tell('onerror', { error: 'not-allowed' });
    await expect(says('This browser may not use the microphone.')).toBeVisible();
  },
);

test('a browser that cannot hear offers no voice', async ({ page, button }) => {
  await page.addInitScript(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  );
  await page.goto('/jobs');
  await keywordField(page).press('ArrowDown');
  await expect(keywordField(page)).toHaveRole('combobox');
  await expect(button('Search by voice')).toHaveCount(0);
});
