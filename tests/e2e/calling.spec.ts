/** A seeker calls the employer (product 2.66): the number after a tap, and "Called" in the list of applied jobs. */
import { demoPassword } from '#server/seed/fixtures.ts';
import { posting } from '../support/samples.ts';
import { expect, test } from './fixtures.ts';
import { bearer, comeAs, newPerson } from './people.ts';

test('a seeker sees walk-in hours, taps Call, gets the number, and finds the call in Applied', async ({
  page,
  context,
  job,
  button,
  main,
  words,
  says,
}) => {
  const { request } = page;
  const logIn = await request.post('/api/auth/login', {
    data: { name: 'sokha', password: demoPassword },
  });
  const name = `អ្នកដុតនំ ${crypto.randomUUID().slice(0, 8)}`;
  const contact = {
    phone: '012345678',
    telegram: 'sokha_jobs',
    walk_in: { place: 'Gate 2', days: ['mon', 'tue', 'wed'], hours: '07:30-11:00', bring: 'ID card' },
  };
  const posted = await request.post('/api/job', {
    data: { ...posting, name, contact },
    headers: bearer(await logIn.json()),
  });
  const { job_id }: { job_id: number } = await posted.json();
  await comeAs(page, await newPerson(request, 'employee'));
  // The test's browser has nothing that dials.
  await context.route('tel:*', (route) => route.abort());

  await page.goto(`/jobDetail/${job_id}`);
  await expect(job).toContainText('Gate 2');
  await expect(job).not.toContainText('345 678');
  await context.setOffline(true);
  await expect(says('Needs internet', job)).toBeVisible();
  await context.setOffline(false);
  await button('Call', job).click();
  await expect(job).toContainText('345 678');
  await expect(says('Say you found it on Karngea.', job)).toBeVisible();
  const stored = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map((one) => one.name ?? '');
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, names]);
  });
  expect(stored).not.toContain('12345678');

  await test.step('an employer who removed the number meanwhile, or blocks the seeker, has none', async () => {
    await page.route('**/contact', (route) => route.fulfill({ json: { phone: null, telegram: null } }));
    await page.reload();
    await button('Call', job).click();
    await expect(says('There is no number at the moment.', job)).toBeVisible();
    await expect(says('Say you found it on Karngea.', job)).toHaveCount(0);
  });

  await page.goto('/appliedJobs');
  const called = main
    .getByRole('region')
    .or(main.locator('section'))
    .filter({ hasText: words('Called') });
  await expect(called.getByRole('link', { name })).toBeVisible();
});
