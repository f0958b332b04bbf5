/** A warning about a message, and blocking its writer (product 2.29, 4.19). */
import { expect, test } from './fixtures.ts';
import { bearer, comeAs } from './people.ts';
import { hiring } from './hiring.ts';

const askForMoney = {
  km: 'សូមបាញ់លុយ 10$ មក ABA មុន ដើម្បីធ្វើកាត',
  en: 'Please send $10 to my ABA first, then we make your card',
} as const;

for (const language of ['km', 'en'] as const)
  test.describe(`in ${language}`, { tag: language === 'en' ? '@nightly' : [] }, () => {
    test.use({ language });

    test('a seeker who is asked for money sees the warning, blocks the employer, and unblocks in Settings', async ({
      page,
      button,
      says,
      main,
      words,
    }) => {
      const { request } = page;
      const { employer, people, ids, job_id } = await hiring(request, 1);
      const [person, id] = [people[0], ids[0]];
      if (!person) throw new Error('No applicant');
      const write = (text: string) =>
        request.post(`/api/app/${id}/message`, { data: { text }, headers: bearer(employer) });
      await write(askForMoney[language]);
      await comeAs(page, person);
      await page.goto(`/application/${id}`);
      await expect(says("Don't send money. Real work never costs money.", main)).toBeVisible();

      await button('More').click();
      await button('Block', page.getByRole('dialog')).click();
      await button('Block', page.getByRole('alertdialog')).click();
      await expect(says('You blocked this employer.')).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      // The page says so before the server knows.
      const blocked = () => request.get('/api/blocked', { headers: bearer(person) });
      await expect.poll(async () => (await blocked()).json()).toHaveLength(1);
      expect((await write('Hello?')).status()).toBe(201);
      const jobs = await request.get(`/api/job/get?company=${employer.user_id}`, { headers: bearer(person) });
      expect(await jobs.json()).toEqual([]);

      await page.goto('/setting');
      await main.getByRole('button', { name: new RegExp(words('Blocked')) }).click();
      const unblock = page.getByRole('dialog').getByRole('button', { name: new RegExp(words('Unblock')) });
      await unblock.click();
      await expect(says('You block no one.')).toBeVisible();
      await page.goto(`/application/${id}`);
      await expect(page.getByRole('textbox')).toBeVisible();
      await expect(page.getByText('Hello?')).toHaveCount(0);
      await page.goto(`/jobDetail/${job_id}`);
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
