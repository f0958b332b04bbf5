/** An employer handles many applicants: selecting, filtering, starring, noting, inviting (product 2.30, 2.31). */
import { type User } from '#contract/sessions.ts';
import { type ApplicationMessage } from '#contract/application-messages.ts';
import { passUntil } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { hiring, listOf } from './hiring.ts';
import { bearer, comeAs, newSeeker } from './people.ts';

test('selected pending applicants are answered together; the back button ends the selection and the message stays', async ({
  page,
  request,
  words,
  button,
  main,
}) => {
  const { employer, ids } = await hiring(request, 3);
  await request.put(`/api/app/${ids[0]}`, { data: { status: 'rejected' }, headers: bearer(employer) });
  await comeAs(page, employer);
  await page.goto('/');
  await page.getByRole('navigation').locator('[href="/application"]').click();
  const choose = page.getByRole('button', { name: /^(Choose|ជ្រើស)$/ });
  const message = page.getByRole('textbox');
  const boxes = main.getByRole('checkbox');
  await choose.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await message.fill('Thank you');
  await page.goBack();
  await expect(choose).toBeFocused();
  await expect(page).toHaveURL(/\/application$/);

  await choose.click();
  await expect(message).toHaveValue('Thank you');
  await expect(boxes).toHaveCount(3);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  await expect(boxes.nth(2)).toBeDisabled();
  await boxes.nth(1).check();
  await message.fill('');
  await button('Templates').click();
  await page
    .getByRole('dialog')
    .getByRole('button')
    .filter({ hasText: 'We would like to meet you.' })
    .click();
  // A template is only a start.
  await expect(message).toHaveValue(/^We would like to meet you\./);
  await message.fill(`${await message.inputValue()} Monday?`);
  await page.getByRole('button', { name: words('Accept {n}').replace('{n}', '1'), exact: true }).click();
  await expect(main.getByRole('listitem').nth(1)).toContainText(words('Accepted'));
  const after = await listOf(request, employer);
  expect(after.map(({ status }) => status)).toEqual(['rejected', 'accepted', 'pending']);
  expect(after[1]?.message).toBe('We would like to meet you. When can you come? Monday?');
});

test(
  'the list is filtered by state, star, words of the CV and place, in the URL, and can be downloaded',
  { tag: '@each-width' },
  async ({ page, request, words, button, main }) => {
    const { employer, ids, job_id } = await hiring(request, 3);
    await request.get(`/api/app/${ids[2]}`, { headers: bearer(employer) });
    const welder = await newSeeker(request, { city: 'ក្រុងសៀមរាប', description: '<p>I weld ជាងដែក</p>' });
    await request.post('/api/app', { data: { job_id }, headers: bearer(welder) });
    await comeAs(page, employer);
    await page.goto('/application');
    const rows = main.locator('.applicants').getByRole('listitem');
    const sheet = page.getByRole('dialog');
    const active = main.getByRole('group', { name: words('Active filters') });
    const nothing = main.getByText(words('No applications match this filter.'));
    const filters = (count: number) =>
      page.getByRole('button', { name: words('Filters ({count})').replace('{count}', String(count)) });
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(1)).toContainText('Short');
    await expect(rows.nth(1)).toContainText(words('Pending'));
    await expect(rows.nth(2)).toContainText(words('New'));

    await test.step('by state and star', async () => {
      const star = rows.nth(2).getByRole('button');
      await expect(star).toHaveAttribute('aria-pressed', 'false');
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(async () => (await listOf(request, employer))[1]?.starred).toBe(true);
      await button('Starred').click();
      await expect(rows).toHaveCount(1);
      await button('Rejected').click();
      await expect(nothing).toBeVisible();
      await button('Pending').click();
      await expect(rows).toHaveCount(4);
      await button('All').click();
    });

    await test.step('by words of the CV and place', async () => {
      await button('Filters').click();
      const inCv = sheet.getByLabel(words('Words in the CV'));
      await inCv.fill('WELD ដែក');
      await sheet.getByLabel(words('Where they live')).selectOption('KH-17');
      await expect(rows).toHaveCount(4);
      await inCv.press('Enter');
      await expect(sheet).toBeHidden();
      await expect(rows).toHaveCount(1);
      await expect(page).toHaveURL(/city=KH-17.*words=/);
      // The URL shows the same to a colleague, and after a reload.
      await page.reload();
      await expect(rows).toHaveCount(1);
      await expect(active.getByRole('button')).toHaveCount(3);
      await expect(filters(2)).toBeVisible();
      await rows.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/application\/\d+$/);
      await page.goBack();
      await expect(rows).toHaveCount(1);
      await active.getByRole('button').nth(1).click();
      await expect(active.getByRole('button')).toHaveCount(2);
      await expect(rows).toHaveCount(1);
      await page.goBack();
      await expect(active.getByRole('button')).toHaveCount(3);
      await button('Clear', active).click();
      await expect(rows).toHaveCount(4);
      await expect(page).toHaveURL(/\/application$/);

      await button('Filters').click();
      await inCv.fill('nobody-has-this');
      await button('Show results', sheet).click();
      await expect(nothing).toBeVisible();
      await filters(1).click();
      await button('Reset', sheet).click();
      await expect(inCv).toHaveValue('');
      await button('Show results', sheet).click();
      await expect(rows).toHaveCount(4);
    });

    await test.step('unread ones, the oldest first', async () => {
      await button('Filters').click();
      await sheet.getByRole('checkbox', { name: words('Not read yet') }).check();
      await sheet.getByRole('radio', { name: words('Oldest first') }).check();
      await button('Show results', sheet).click();
      await expect(rows).toHaveCount(3);
      await expect(rows.first().getByRole('link').first()).toHaveAttribute('href', `/application/${ids[0]}`);
    });

    await button('More').click();
    const download = page.waitForEvent('download');
    await button('Download (CSV)').click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('applications.csv');
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toMatch(/^\ufeff"Job",.*\r\n.*"Short"/s);
  },
);

test(
  'applications are read in the order of the list, also with arrow keys, and a note saves itself',
  { tag: '@desktop' },
  async ({ page, request, words, link, button, main, header }) => {
    const { employer, ids } = await hiring(request, 3);
    const title = (place: number) =>
      words('Application {i} of {n}').replace('{i}', String(place)).replace('{n}', '3');
    const isAt = async (place: number, id: number | undefined) => {
      await expect(page).toHaveURL(new RegExp(`/application/${id}$`));
      await expect(page.getByRole('heading', { level: 1, name: title(place) })).toBeVisible();
    };
    const note = main.getByLabel(words('Note (only you see it)'));
    const noteOf = async (id: number | undefined) =>
      (await listOf(request, employer)).find((one) => one.id === id)?.note;
    await comeAs(page, employer);
    await page.clock.install();
    // Opened by its URL an application has no neighbours.
    await page.goto(`/application/${ids[0]}`);
    await expect(header.getByRole('heading', { level: 1 })).toHaveText(words('Application'));
    await expect(button('Next applicant')).toBeDisabled();
    await page.goto('/application');
    await main.locator('.applicants').getByRole('link').first().click();
    await isAt(1, ids[2]);
    await expect(button('Previous applicant')).toBeDisabled();
    await link('Next applicant').click();
    await isAt(2, ids[1]);
    await page.reload();
    await isAt(2, ids[1]);
    // The page listens for keys a moment after its heading is visible; a second press changes nothing on the last one.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(new RegExp(`/application/${ids[0]}$`), { timeout: 2_000 });
    }).toPass();
    await isAt(3, ids[0]);
    await note.focus();
    await page.keyboard.press('ArrowLeft');
    await isAt(3, ids[0]);
    await link('Previous applicant').click();
    await isAt(2, ids[1]);

    await test.step('a note saves itself after a second, and at once when the page is left', async () => {
      await expect(note).toBeVisible();
      // The test moves the clock itself, because a busy machine takes seconds between a key and the next check.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
      await note.fill('Speaks English');
      const saved = main.getByRole('status').filter({ hasText: words('Saved') });
      await page.clock.runFor(900);
      expect(await noteOf(ids[1])).toBeNull();
      await passUntil(page, () => saved.isVisible());
      expect(await noteOf(ids[1])).toBe('Speaks English');
      await note.fill('Speaks English and French');
      await page.clock.resume();
      await link('Next applicant').click();
      await expect.poll(() => noteOf(ids[1])).toBe('Speaks English and French');
      await isAt(3, ids[0]);
      await expect(note).toHaveValue('');
    });
    await page.goBack();
    await expect(page).toHaveURL(/\/application$/);
  },
);

test("an applicant's new messages are shown first; an invitation shows its time in words and remembers the place", async ({
  page,
  request,
  words,
  button,
  link,
  main,
  says,
}) => {
  const { employer, ids, people } = await hiring(request, 2);
  const write = (person: User | undefined, text: string) =>
    request.post(`/api/app/${ids[0]}/message`, { data: { text }, headers: bearer(person as User) });
  await write(employer, 'When can you come?');
  await write(people[0], 'On Monday');
  await comeAs(page, employer);
  await page.goto('/application');
  const row = main.locator('.applicants').getByRole('listitem');
  await expect(row.nth(1)).toContainText(/1 new message|1 សារ\S*ថ្មី/);
  await row.nth(1).getByRole('link').first().click();
  await expect(page.getByText('On Monday')).toBeVisible();
  await page.getByRole('tab', { name: words('Messages') }).press('ArrowLeft');
  await expect(page.getByRole('tab', { name: words('Application') })).toBeFocused();
  await expect(main.getByLabel(words('Note (only you see it)'))).toBeVisible();
  await page.goBack();
  await expect(row.nth(1)).not.toContainText(/1 new message|1 សារ\S*ថ្មី/);

  await row.nth(0).getByRole('link').first().click();
  await button('Interview').click();
  const sheet = page.getByRole('dialog');
  const part = (label: string) => sheet.getByLabel(words(label));
  await part('Day').fill('2020-01-01');
  await part('Time').fill('09:00');
  await part('Place').fill('ផ្ទះលេខ 12 ផ្លូវ 278');
  await button('Send the invitation', sheet).click();
  await expect(says('Please choose a time in the future.', sheet)).toBeVisible();
  await part('Day').fill('2031-05-01');
  await expect(sheet.getByRole('status')).toContainText(
    /Thursday 1st May, 9:00|ថ្ងៃ\S*ព្រហស្បតិ៍ 1 ឧសភា ម៉ោង 9:00 ព្រឹក/,
  );
  await button('Send the invitation', sheet).click();
  await expect(page.getByRole('tab', { name: words('Messages') })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('log')).toContainText('ផ្ទះលេខ 12 ផ្លូវ 278');
  const read = async () =>
    (await (
      await request.get(`/api/app/${ids[1]}/message`, { headers: bearer(people[1] as User) })
    ).json()) as ApplicationMessage[];
  await expect.poll(async () => (await read())[0]?.interview?.at).toBe('2031-05-01T02:00:00.000Z');
  await link('Next applicant').click();
  await button('Interview').click();
  await expect(part('Place')).toHaveValue('ផ្ទះលេខ 12 ផ្លូវ 278');
  await expect(part('Day')).toHaveValue('');
});
