/** Content shared from another app (product 2.56), opened by the manifest's URL as on Android. */
import { type Page } from '@playwright/test';
import { waitForStored } from './device.ts';
import { expect } from './fixtures.ts';
import { bearer, comeAs, newPerson, newSeeker, post } from './people.ts';
import { loseNetwork, openInstalled, test } from './phone.ts';

type Manifest = { share_target: { action: string; method: string; params: Record<string, string> } };

/** The share target's URL, from the manifest of the installed app. */
async function shareAddress(page: Page, what: Record<string, string>): Promise<string> {
  const { share_target } = (await (await page.request.get('/manifest.webmanifest')).json()) as Manifest;
  const { action, params } = share_target;
  const query = Object.entries(what).map(([name, value]) => [params[name] ?? name, value]);
  return `${action}?${new URLSearchParams(query)}`;
}

test.describe('in Khmer', () => {
  test.use({ language: 'km', serviceWorkers: 'block' });

  test(
    'a guest logs in first; the text then starts a posting',
    { tag: '@desktop' },
    async ({ page, main, button, field, logIn, says, request }) => {
      const employer = await newPerson(request, 'employer');
      await page.goto(await shareAddress(page, { title: 'អ្នកដុតនំ', text: 'ម៉ោង 6 ព្រឹក\n<b>កំពត</b>' }));
      await logIn(employer);
      await expect(main.getByRole('blockquote')).toContainText('<b>កំពត</b>');
      await button('Start a job posting from this').click();
      await expect(field('Text of the post')).toHaveValue('អ្នកដុតនំ\nម៉ោង 6 ព្រឹក\n<b>កំពត</b>');
      await button('Fill in the form').click();
      await expect(page).toHaveURL(/\/createjob\/2$/);
      await expect(field('Job name')).toHaveValue('អ្នកដុតនំ');
      await expect(main.getByRole('textbox').filter({ hasText: '<b>កំពត</b>' })).toContainText('ម៉ោង 6 ព្រឹក');

      // Another one does not replace it without asking.
      await page.goto(await shareAddress(page, { text: 'Second' }));
      await button('Start a job posting from this').click();
      await expect(says('You have an unfinished posting. What you shared will replace it.')).toBeVisible();
      await button('Cancel').click();
      await expect(main.getByRole('blockquote')).toHaveText('Second');
    },
  );
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('shared text becomes a message in an open conversation while offline', async ({
    page,
    context,
    gate,
    request,
  }) => {
    const [employer, person] = [await newPerson(request, 'employer'), await newSeeker(request)];
    const job_id = await post(request, employer, 'Shared with baker');
    const applied = await request.post('/api/app', { data: { job_id }, headers: bearer(person) });
    const { id } = (await applied.json()) as { id: number };
    await request.post(`/api/app/${id}/message`, {
      headers: bearer(employer),
      data: { text: 'Which bread?' },
    });
    await comeAs(page, person);
    await openInstalled(page, `/application/${id}`);
    await expect(page.getByText('Which bread?')).toBeVisible();
    await waitForStored(page, `["messages",${person.user_id},${id}]`);
    await page.goto('/appliedJobs');
    await expect(page.getByRole('link', { name: 'Shared with baker' })).toBeVisible();
    await waitForStored(page, `["applications",${person.user_id},"list"]`, `"detail",${id}]`);
    const address = await shareAddress(page, { text: 'This one', url: 'https://bread.example/1' });
    await loseNetwork(context, gate);
    await page.goto(address);
    await page.getByRole('button', { name: 'Shared with baker' }).click();
    const message = page.getByRole('textbox', { name: 'Write a message' });
    await expect(message).toHaveValue('This one\nhttps://bread.example/1');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(message).toHaveValue('');
    // In the conversation: the previous page may still be leaving the screen.
    await expect(page.getByRole('log', { name: 'Messages' }).getByText('This one')).toBeVisible();
  });
});
