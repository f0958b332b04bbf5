/** Searching by words: what comes first, and what is offered where nothing is found. */
import { expect, test } from './fixtures.ts';
import { cards, openingLink } from './job-cards.ts';
import { newWord } from './new-word.ts';
import { newPerson, post } from './people.ts';

test('words bring what answers them best, until another order is asked for', async ({
  page,
  request,
  words,
}) => {
  const word = newWord();
  const person = await newPerson(request, 'employer');
  await post(request, person, word);
  await post(request, person, 'Assistant', { description: `Works with the ${word} team` });
  const order = page.getByRole('combobox', { name: words('Sort By') });
  await page.goto(`/jobs?keyword=${word}`);
  await expect(order).toHaveValue('Relevance');
  await expect(openingLink(cards(page))).toHaveText([word, 'Assistant']);
  await order.selectOption('Date');
  await expect(page).toHaveURL(/sort=Date/);
  await expect(openingLink(cards(page))).toHaveText(['Assistant', word]);
});

test('where nothing is found, one tap leads to a search that finds something', async ({
  page,
  request,
  words,
}) => {
  const word = newWord();
  await post(request, await newPerson(request, 'employer'), word);
  await page.goto(`/jobs?keyword=${word}+qqqqzzzz`);
  await page
    .getByRole('region', { name: words('These searches find jobs') })
    .getByRole('link', { name: word.toLowerCase() })
    .click();
  await expect(openingLink(cards(page))).toHaveText([word]);
  await page.goto(`/jobs?keyword=${word}&level=Top+Executive`);
  await page.getByRole('link', { name: words('without filters') }).click();
  await expect(openingLink(cards(page))).toHaveText([word]);
});
