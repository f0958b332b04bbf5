/** The data saver (product 2.53), by switch or automatic; and jobs read aloud if there is a voice (product 2.52). */
import { expect, test } from './fixtures.ts';
import { aJob } from './job-cards.ts';
import { comeAs, newPerson, startFromShell } from './people.ts';

test('with the data saver the list has no covers, and a picture is loaded by a tap', async ({
  page,
  request,
  words,
  button,
  link,
}) => {
  await comeAs(page, await newPerson(request, 'employee'));
  await page.goto('/jobs');
  const cover = page.locator('.job-card-cover').first();
  await expect(cover).toHaveAttribute('src', /cover/);
  await button('Menu').click();
  await link('Settings').click();
  const saver = page.getByRole('switch', { name: words('Data saver') });
  await saver.check();
  await page.goBack();
  await expect(page.locator('.job-card').first()).toBeVisible();
  await expect(cover).not.toHaveAttribute('src');

  const fetched: string[] = [];
  await page.route('**/brand/cover-*.svg', (route) => {
    fetched.push(route.request().url());
    return route.continue();
  });
  const job = await aJob(page, () => true);
  // A server-rendered page of a first visit has its picture.
  await startFromShell(page, `/jobDetail/${job.job_id}`);
  await page.goto(`/jobDetail/${job.job_id}`);
  await expect(button('Show the picture')).toBeVisible();
  expect(fetched).toEqual([]);
  await button('Show the picture').click();
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
});

test(
  'a job is read aloud if the device has voices for it, and only then',
  { tag: '@each-width' },
  async ({ page, button, words, notice }) => {
    const job = await aJob(page, () => true);
    await page.goto(`/jobDetail/${job.job_id}`);
    await expect(button('Share').filter({ visible: true })).toBeVisible();
    await expect(button('Read aloud')).toHaveCount(0);
    await page.addInitScript(() => {
      const voices = ['en-US', 'km-KH'].map((lang) => ({ lang, name: lang, localService: true }));
      const spoken: string[] = [];
      Object.assign(window, {
        spoken,
        SpeechSynthesisUtterance: class {
          readonly text: string;
          constructor(text: string) {
            this.text = text;
          }
        },
      });
      Object.assign(speechSynthesis, {
        getVoices: () => voices,
        speak: (speech: SpeechSynthesisUtterance) => {
          spoken.push(speech.text);
          document.addEventListener('voice-lost', () =>
            speech.onerror?.({ error: 'network' } as SpeechSynthesisErrorEvent),
          );
        },
      });
    });
    await page.reload();
    await button('Read aloud').filter({ visible: true }).click();
    await expect(
      page.getByRole('button', { name: words('Stop reading') }).filter({ visible: true }),
    ).toBeVisible();
    const spoken = await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.join(' '));
    expect(spoken).toContain(job.name.slice(0, 10));
    // A voice that needs a network, while offline.
    await page.evaluate(() => document.dispatchEvent(new Event('voice-lost')));
    await expect(button('Read aloud').filter({ visible: true })).toBeVisible();
    await expect(notice('Something went wrong. Please try again.', 'alert')).toBeVisible();
  },
);
