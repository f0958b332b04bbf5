/** What a phone fetches by itself, to be read without a network later. */
import { expect, test } from '@playwright/test';

test('a guest has the first jobs in full, and nothing that only members need', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/jobs');
  const jobs = () => asked.filter((path) => /^\/api\/job\/get\/\d+$/.test(path)).length;
  await expect.poll(jobs).toBeGreaterThan(2);
  // Profiles and CVs bring the phone numbers of the world along.
  expect(asked.filter((path) => /^\/assets\/(cvs|phone|countries)-/.test(path))).toEqual([]);
});
