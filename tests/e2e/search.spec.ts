/** Keyword search: order and highlights of the results, and alternatives without results. */
import { expect, test } from './fixtures.ts';
import { cards, openingLink } from './job-cards.ts';
import { newWord } from './new-word.ts';
import { newPerson, post } from './people.ts';

test('a search finds the best match first, marks it in both scripts, and offers another search', async ({
  page,
  request,
  words,
}) => {
  const [word, other] = [newWord(), newWord()];
  const person = await newPerson(request, 'employer');
  await post(request, person, word);
  await post(request, person, 'Assistant', { description: `Works with the ${word} team` });
  await post(request, person, `${other} Driver`, {
    description: `<p>We want a <strong>driver</strong>, អ្នកបើកឡាន.</p>`,
  });
  await test.step('the best match is first, until another order is chosen', async () => {
    const order = page.getByRole('combobox', { name: words('Sort By') });
    await page.goto(`/jobs?keyword=${word}`);
    await expect(order).toHaveValue('Relevance');
    await expect(openingLink(cards(page))).toHaveText([word, 'Assistant']);
    await order.selectOption('Date');
    await expect(page).toHaveURL(/sort=Date/);
    await expect(openingLink(cards(page))).toHaveText(['Assistant', word]);
  });
  await test.step('when nothing is found, one tap leads to a search that finds something', async () => {
    await page.goto(`/jobs?keyword=${word}+qqqqzzzz`);
    await page
      .getByRole('region', { name: words('Try one of these searches') })
      .getByRole('link', { name: word.toLowerCase() })
      .click();
    await expect(openingLink(cards(page))).toHaveText([word, 'Assistant']);
    await page.goto(`/jobs?keyword=${word}&level=Top+Executive`);
    await page.getByRole('link', { name: words('without filters') }).click();
    await expect(openingLink(cards(page))).toHaveText([word, 'Assistant']);
  });
  await test.step('the keyword is highlighted on cards and on the page, in both scripts', async () => {
    await page.goto(`/jobs?keyword=${other}+driver+អ្នកបើកឡាន`);
    const link = openingLink(cards(page)).filter({ hasText: other });
    await expect(link.locator('mark')).toHaveText([`${other} Driver`]);
    await expect(link).toHaveAccessibleName(`${other} Driver`);
    await link.click();
    await expect(page.locator('h1 mark:visible')).toHaveText(`${other} Driver`);
    await expect(page.locator('.kg-rich-text mark:visible')).toHaveText(['driver', 'អ្នកបើកឡាន']);
  });
});
