/** A job's place, pay and last day (product 1.3, 2.5 to 2.7, 4.7): entered in the wizard, shown and filtered in the list. */
import { dayInCambodia } from '#contract/days.ts';
import { type Locator, type Page } from '@playwright/test';
import { appStarted, expect } from './fixtures.ts';
import { cardOf, cards, listing } from './job-cards.ts';
import { bearer, comeAsNew, newPerson, post } from './people.ts';
import { posting } from '../support/samples.ts';
import { ownName, test } from './wizard.ts';

const terms = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('an employer posts a province, pay in numbers and a last day, and readers see them', async ({
  page,
  words,
  button,
  field,
  main,
  job,
  wizard,
}) => {
  const name = ownName('Waiter');
  await comeAsNew(page, 'employer');
  await wizard.beginWith('Choose from an existing template', 'UI/UX Designer');
  await field('Location').click();
  const places = page.getByRole('dialog', { name: words('Location') });
  await places.getByRole('searchbox').fill('siemreap');
  await places.getByRole('radio', { name: words('Siem Reap') }).click();
  await expect(places).toHaveCount(0);
  await expect(field('Location')).toHaveText(words('Siem Reap'));
  await main.getByLabel(words('District')).fill('Sala Kamreuk');
  await field('From').pressSequentially('1200');
  await field('To').pressSequentially('១៥០០');
  await expect(field('From')).toHaveValue('1,200');
  await expect(field('To')).toHaveValue('1,500');
  const written = words('{pay} a month').replace('{pay}', '$1,200–1,500');
  await expect(field('Salary')).toHaveValue(written);
  await field('Salary').fill('$1,200 and lunch');
  await field('To').fill('1000');
  await expect(field('To')).toHaveAccessibleDescription(new RegExp(words("“To” can't be less than “From”.")));
  await field('To').fill('1600');
  await expect(field('Salary')).toHaveValue('$1,200 and lunch');
  await button('Rewrite it from the numbers').click();
  await main.getByRole('radio', { name: words('2 weeks') }).check();
  await expect(field('Last day')).toHaveValue(dayInCambodia(14));
  await field('Last day').fill(dayInCambodia(3));
  await expect(main.getByRole('radio', { name: words('2 weeks') })).not.toBeChecked();

  await field('Job name').fill(name);
  await main.getByRole('radio', { name: words('Full Time') }).check();
  await field('Level').selectOption('Junior');
  await field('Qualification').selectOption('None');
  await field('Language').fill('Khmer');
  await field('Gender').selectOption('Both');
  await main.getByRole('textbox', { name: words('Description') }).fill('ការងារល្អ');
  await wizard.go('Next').click();
  await wizard.chips.first().click();
  await wizard.go('Next').click();
  await wizard.go('Post').click();
  await expect(page).toHaveURL(/\/jobDetail\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  const [found] = await listing(page, `page=0&province=KH-17&keyword=${encodeURIComponent(name)}`);
  expect(found).toMatchObject({
    location: 'Siem Reap',
    province: 'KH-17',
    district: 'Sala Kamreuk',
    salary_min: 1200,
    salary_max: 1600,
    salary_currency: 'USD',
    salary_period: 'month',
    expires_on: dayInCambodia(3),
  });
  const place = words('{district}, {wider}')
    .replace('{district}', 'Sala Kamreuk')
    .replace('{wider}', words('Siem Reap'));
  await expect(job).toContainText(words('{pay} a month').replace('{pay}', '$1,200–1,600'));
  await expect(job.getByRole('definition').first()).toHaveText(place);
  await expect(job.getByRole('term').nth(1)).toHaveText(words('Apply by'));
  await page.goto(`/jobs?keyword=${encodeURIComponent(name)}`);
  const card = cardOf(page, { job_id: id });
  await expect(card).toContainText(place);
  await expect(card).toContainText(words('{pay} / month').replace('{pay}', '$1,200–1,600'));
  await expect(card).toContainText(/3/);
  await expect(card.getByRole('time')).toHaveCount(0);
});

test('filters by place, pay, age and state are in the URL, and “Near me” finds the province', async ({
  page,
  context,
  request,
  words,
  button,
  field,
  says,
}) => {
  const employer = await newPerson(request, 'employer');
  const name = ownName('Filtered');
  const data = { ...posting, name, location: 'Location unlimited', province: 'KH-23', salary: '$350' };
  await request.post('/api/job', { data, headers: bearer(employer) });
  await post(request, employer, name);
  await page.goto(`/jobs?keyword=${encodeURIComponent(name)}`);
  await expect(cards(page)).toHaveCount(2);
  await appStarted(page);
  await button('Filters').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: words('Any Locations') }).click();
  await sheet.getByRole('searchbox').fill('kaeb');
  await sheet.getByRole('radio', { name: words('Kep') }).click();
  await sheet.getByLabel(words('Minimum pay')).fill('1000');
  await expect(sheet.getByLabel(words('Minimum pay'))).toHaveValue('1,000');
  await sheet.getByLabel(words('Minimum pay')).fill('300');
  await sheet.getByRole('button', { name: words('24 hours') }).click();
  await sheet.getByLabel(words('Open jobs only')).check();
  await button('Show results', sheet).click();
  await expect
    .poll(() => terms(page))
    .toEqual({ keyword: name, province: 'KH-23', salary_from: '300', within: '1', status: 'Hiring' });
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await expect(field('Location')).toHaveCount(0);
  await page.getByRole('button', { name: words('Remove {text}').replace('{text}', words('Kep')) }).click();
  await expect(cards(page)).toHaveCount(2);
  await test.step('the position for “Near me” stays on the phone, and a missing one is explained', async () => {
    await page.goto('/jobs');
    await appStarted(page);
    const openPlaces = async () => {
      await button('Filters').click();
      await page.getByRole('dialog').locator('[aria-describedby="filter-location"]').click();
    };
    await openPlaces();
    await button('Near me').click();
    await expect(says("Karngea isn't allowed to see your location. Please choose a province.")).toBeVisible();
    await context.grantPermissions(['geolocation']);
    const requests: string[] = [];
    page.on('request', (request) => void requests.push(request.url()));
    await context.setGeolocation({ latitude: 13.36, longitude: 103.86 });
    await button('Near me').click();
    await button('Show results').click();
    await expect.poll(() => terms(page)).toEqual({ province: 'KH-17' });
    await expect(page.getByRole('button', { name: words('Siem Reap') })).toBeVisible();
    expect(requests.filter((url) => /13\.|103\./.test(url))).toEqual([]);
  });
});

test(
  'a place is found and chosen with the keyboard alone, and the number of matches is announced',
  { tag: '@desktop' },
  async ({ page, words, button }) => {
    await page.goto('/jobs');
    await appStarted(page);
    await button('Filters').press('Enter');
    const sheet = page.getByRole('dialog');
    const row = sheet.getByRole('button', { name: words('Any Locations') });
    await row.press('Enter');
    const search = sheet.getByRole('searchbox', { name: words('Search') });
    const list = sheet.getByRole('radiogroup', { name: words('Location') });
    await search.press('ArrowDown');
    await expect(list.getByRole('radio', { checked: true })).toBeFocused();
    await search.fill('kampong');
    await expect(sheet.getByRole('status').filter({ hasText: '5' })).toBeVisible();
    await search.press('Enter');
    await expect(list.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('radio').nth(1)).toBeChecked();
    await search.fill('kaeb');
    await search.press('Enter');
    await expect(list).toHaveCount(0);
    await expect(sheet.getByRole('button', { name: words('Kep') })).toBeFocused();
  },
);

const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((input: HTMLInputElement, pasted) => {
    input.select();
    document.execCommand('insertText', false, pasted);
  }, text);

test('numbers are read as people write them, or refused with nothing lost', async ({
  page,
  field,
  words,
  wizard,
}) => {
  await comeAsNew(page, 'employer');
  await wizard.beginWith('Post by myself');
  for (const [label, typed, is] of [
    ['Minimum age', '២១', '21'],
    ['Available positions', '១០', '10'],
    ['From', '1.500.000៛', '1,500,000'],
    ['From', '８００', '800'],
    ['From', '1.200,50', '1,200.5'],
  ] as const) {
    await paste(field(label), typed);
    await field(label).blur();
    await expect(field(label)).toHaveValue(is);
    await expect(field(label)).not.toHaveAttribute('aria-invalid', 'true');
  }
  const written = words('from {pay}').replace('{pay}', words('{pay} a month').replace('{pay}', '$1,200.50'));
  await expect(field('Salary')).toHaveValue(written);
  for (const [label, typed, refusal] of [
    ['Minimum age', '18-35', 'Please enter a whole number.'],
    ['Available positions', '5 នាក់', 'Please enter a whole number.'],
    ['From', '200-300', 'Please enter an amount.'],
  ] as const) {
    await field(label).fill('');
    await field(label).pressSequentially(typed);
    await field(label).blur();
    await expect(field(label)).toHaveValue(typed);
    await expect(field(label)).toHaveAccessibleDescription(new RegExp(words(refusal)));
  }
  await test.step('a text that a keyboard composes is not rewritten until it is committed', async () => {
    const keyboard = await page.context().newCDPSession(page);
    for (const [label, text, is] of [
      ['From', '1500000', '1,500,000'],
      ['To', '២០០០', '2,000'],
      ['Minimum age', '២១', '21'],
    ] as const) {
      await field(label).fill('');
      await field(label).focus();
      for (let end = 1; end <= text.length; end += 1) {
        const composed = text.slice(0, end);
        await keyboard.send('Input.imeSetComposition', {
          text: composed,
          selectionStart: end,
          selectionEnd: end,
        });
        await expect(field(label)).toHaveValue(composed);
      }
      await keyboard.send('Input.insertText', { text });
      await expect(field(label)).toHaveValue(is);
    }
  });
});
