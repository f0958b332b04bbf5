/** The posting wizard, as a fixture. */
import { expect, test as base } from './fixtures.ts';
import { type Screen } from './screen.ts';

/** A name that no other test's job has, so that a search finds only this one. */
export const ownName = (before: string) => `${before} ${crypto.randomUUID().slice(0, 8)}`;

/** The URL of a step. */
export const step = (number: number) => new RegExp(`/createjob/${number}$`);

export function wizardOn({ page, words, main, field }: Screen) {
  /** The visible step, with the bar at its bottom; others lie below it. */
  const shown = page.locator(':has(> #content)');
  const button = (name: string) => shown.getByRole('button', { name: words(name), exact: true });
  /** The wizard's own Next, Back and Post. */
  const go = (name: string) =>
    shown.getByRole('contentinfo').getByRole('button', { name: words(name), exact: true });
  /** Tags to choose from. */
  const chips = main.getByRole('group', { name: words('Tags'), exact: true }).getByRole('button');
  const counts = (counter: string) => expect(shown.getByText(counter, { exact: true })).toBeVisible();

  async function beginWith(way: string, template?: string): Promise<void> {
    await page.goto('/createjob');
    await expect(page).toHaveURL(step(1));
    await counts('1/4');
    await page.getByRole('radio', { name: words(way) }).check();
    if (template) await page.getByRole('radio', { name: template }).check();
    await go('Next').click();
    await expect(page).toHaveURL(step(2));
  }

  /** Fills in what neither the defaults nor a template provide. */
  async function fillFacts(name: string, description = 'ការងារល្អ'): Promise<void> {
    await field('Job name').fill(name);
    await main.getByRole('radio', { name: words('Full Time') }).check();
    await field('Salary').fill('$300-$500');
    await field('Level').selectOption('Junior');
    await field('Qualification').selectOption('None');
    await field('Language').fill('Khmer');
    await field('Gender').selectOption('Both');
    await main.getByRole('textbox', { name: words('Description') }).fill(description);
  }

  async function reachPreview(name: string, description?: string): Promise<void> {
    await beginWith('Choose from an existing template', 'UI/UX Designer');
    await counts('2/4');
    await fillFacts(name, description);
    await go('Next').click();
    await counts('3/4');
    await chips.first().click();
    await go('Next').click();
    await counts('4/4');
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  }

  return { shown, button, go, chips, beginWith, fillFacts, reachPreview };
}

export const test = base.extend<{ wizard: ReturnType<typeof wizardOn> }>({
  wizard: ({ parts }, use) => use(wizardOn(parts)),
});
