/** Finding jobs by the kind of work: on Home, in the filter sheet, as a suggestion, and as an alert. */
import { type Alert } from '#contract/alerts.ts';
import { type UsedOccupationGroup } from '#contract/job-occupations.ts';
import { occupationGroupNames } from '#occupations/group-names.ts';
import { occupationNames } from '#occupations/names.ts';
import { appStarted, expect, test } from './fixtures.ts';
import { cards, openingLink } from './job-cards.ts';
import { newWord } from './new-word.ts';
import { bearer, comeAsNew, newPerson, post } from './people.ts';

test(
  'work is found by its group and its occupation, followed by an alert, and the chip leads back to all jobs',
  { tag: '@each-width' },
  async ({ page, request, words, language, main, button, link, says }) => {
    const employer = await newPerson(request, 'employer');
    const [midwife, nurse] = [newWord(), newWord()];
    await post(request, employer, midwife, { occupation: 'midwife' });
    await post(request, employer, nurse, { occupation: 'nurse' });
    // The server counts them once in a while.
    await expect
      .poll(async () => {
        const groups: UsedOccupationGroup[] = await (await request.get('/api/job/occupations')).json();
        return groups.flatMap(({ occupations }) => occupations.map(({ code }) => code));
      })
      .toEqual(expect.arrayContaining(['midwife', 'nurse']));
    const person = await comeAsNew(page, 'employee');
    const health = occupationGroupNames.health[language];
    const name = occupationNames.midwife[language];
    const titles = openingLink(cards(page));
    const chip = (text: string) =>
      main.getByRole('button', { name: words('Remove {text}').replace('{text}', text), exact: true });

    await test.step('a group on Home leads to its jobs', async () => {
      await page.goto('/');
      await appStarted(page);
      const kinds = main.getByRole('navigation', { name: words('Work by kind') });
      await kinds.getByRole('link', { name: health }).click();
      await expect(page).toHaveURL(/\/jobs\?occupation=health$/);
      await expect(chip(health)).toBeVisible();
      for (const title of [midwife, nurse]) await expect(titles.filter({ hasText: title })).toBeVisible();
    });

    await test.step('the filter sheet narrows it to one occupation', async () => {
      await page.getByRole('button', { name: new RegExp(`^${words('Filters')}`) }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: health }).click();
      // The chosen group is open.
      await sheet.getByRole('radio', { name: new RegExp(`^${name}`) }).click();
      await expect(sheet.getByRole('button', { name })).toBeFocused();
      await button('Show results', sheet).click();
      await expect(page).toHaveURL(/\/jobs\?occupation=midwife$/);
      await expect(titles.filter({ hasText: midwife })).toBeVisible();
      await expect(titles.filter({ hasText: nurse })).toHaveCount(0);
    });

    await test.step('an alert carries its name', async () => {
      await button('Tell me about new jobs like these', main).click();
      await expect(says("We'll let you know", main)).toBeVisible();
      const answer = await request.get('/api/search', { headers: bearer(person) });
      expect((await answer.json()) as Alert[]).toMatchObject([{ name, terms: { occupation: 'midwife' } }]);
      await page.goto('/alerts');
      await expect(main.getByRole('listitem')).toContainText(name);
      await link('See the jobs', main).click();
      await expect(page).toHaveURL(/\/jobs\?occupation=midwife$/);
    });

    await test.step('the job names it as a link to the list, and the chip removes it', async () => {
      await titles.filter({ hasText: midwife }).click();
      await main.getByRole('definition').getByRole('link', { name }).click();
      await expect(page).toHaveURL(/\/jobs\?occupation=midwife$/);
      await chip(name).click();
      await expect(page).toHaveURL(/\/jobs$/);
    });

    await test.step('a search that finds nothing offers the group and the search without the occupation', async () => {
      await page.goto(`/jobs?keyword=${nurse}&occupation=midwife`);
      const wider = page.getByRole('region', { name: words('Try one of these searches') });
      await expect(
        wider.getByRole('link', { name: words('without “{name}”').replace('{name}', name) }),
      ).toBeVisible();
      await wider.getByRole('link', { name: health }).click();
      await expect(titles).toHaveText([nurse]);
    });

    await test.step('the search field suggests it', async () => {
      await main.locator('.search-keyword input').fill(name);
      await page
        .getByRole('option', { name })
        .filter({ hasText: words('kind of work') })
        .click();
      await expect(page).toHaveURL(/\/jobs\?occupation=midwife$/);
    });
  },
);
