/** The posting wizard as it is on screen, in the words of one language. Knows no story. */
import { expect, type Page } from '@playwright/test';

/** A name that no other test's job has, so that a search finds this one alone. */
export const ownName = (before: string) => `${before} ${crypto.randomUUID().slice(0, 8)}`;

export function wizardIn(words: (english: string) => string) {
  /** The step that is shown; others lie below it. */
  const shown = (page: Page) => page.locator(':has(> #content)');
  const button = (page: Page, name: string) =>
    shown(page).getByRole('button', { name: words(name), exact: true });
  /** The wizard's own Next, Back and Post stand in the bar at the foot. */
  const go = (page: Page, name: string) =>
    shown(page)
      .locator('.kg-sticky-bar')
      .getByRole('button', { name: words(name), exact: true });
  const field = (page: Page, label: string) => shown(page).getByLabel(words(label), { exact: true });
  const says = (page: Page, sentence: string) => page.locator('.kg-notices').getByText(words(sentence));
  const step = (number: number) => new RegExp(`/createjob/${number}$`);

  async function beginWith(page: Page, way: string, template?: string): Promise<void> {
    await page.goto('/createjob');
    await expect(page).toHaveURL(step(1));
    await expect(shown(page).getByText('1/4', { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: words(way) }).check();
    if (template) await page.getByRole('radio', { name: template }).check();
    await go(page, 'Next').click();
    await expect(page).toHaveURL(step(2));
  }

  /** Fills in what neither the defaults nor a template give. */
  async function fillFacts(page: Page, name: string, description = 'ការងារល្អ'): Promise<void> {
    await field(page, 'Job name').fill(name);
    await page.locator('.kg-segments:visible label').first().click();
    await field(page, 'Salary').fill('$300-$500');
    await field(page, 'Level').selectOption('Junior');
    await field(page, 'Qualification').selectOption('None');
    await field(page, 'Language').fill('Khmer');
    await field(page, 'Gender').selectOption('Both');
    await page.locator('.ql-editor:visible').fill(description);
  }

  const counts = (page: Page, counter: string) =>
    expect(shown(page).getByText(counter, { exact: true })).toBeVisible();

  async function reachPreview(page: Page, name: string, description?: string): Promise<void> {
    await beginWith(page, 'Choose from an existing template', 'UI/UX Designer');
    await counts(page, '2/4');
    await fillFacts(page, name, description);
    await go(page, 'Next').click();
    await counts(page, '3/4');
    await page.locator('.kg-chip:visible').first().click();
    await go(page, 'Next').click();
    await counts(page, '4/4');
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  }

  return { button, go, field, says, step, beginWith, fillFacts, reachPreview };
}
