/** The app in its Android shell: an API at another origin, no service worker, and the phone's own buttons and links. */
import { type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { buildFor, enterShell, happen, phoneCalls, shellOrigin } from '../support/android-shell.ts';
import { outboxOn, waitingStates } from './device.ts';
import { aJob } from './job-cards.ts';
import { bearer, comeAsNew, comeAsSeeker, newPerson, post } from './people.ts';
import { signOut, writeMessage } from './phone.ts';
import { type PushService, startPushService } from '../support/push-service.ts';

test.use({ serviceWorkers: 'allow', language: 'en' });
// In one worker, because each worker that runs these tests builds the app first.
test.describe.configure({ mode: 'default' });

let app: ReturnType<typeof buildFor>;
let service: PushService;
test.beforeAll(async ({}, { project }) => {
  test.setTimeout(180_000);
  app = buildFor(project.use.baseURL ?? '');
  service = await startPushService();
});
test.afterAll(() => {
  app.remove();
  service.close();
});
test.beforeEach(({ page }) => enterShell(page, app.folder, service));

const here = (page: Page): string => new URL(page.url()).pathname;
const asked = async (page: Page, method: string): Promise<unknown[]> =>
  (await phoneCalls(page)).filter(({ methodName }) => methodName === method).map(({ options }) => options);
const back = (page: Page) => happen(page, 'backButton', { canGoBack: true });

test('a guest uses links and the back button, and sends a message while offline', async ({
  page,
  context,
}) => {
  // The back button closes what is open, goes up, and leaves the app at a root page; the status bar follows the page.
  await page.goto(shellOrigin);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const job = await aJob(page, () => true);
  const address = `/jobDetail/${job.job_id}`;
  await happen(page, 'appUrlOpen', { url: `https://jobs.example${address}` });
  await expect.poll(() => here(page)).toBe(address);
  await expect(page.getByRole('heading', { level: 1, name: job.name })).toBeVisible();
  await expect.poll(() => asked(page, 'setBackgroundColor')).toContainEqual({ color: '#FFFFFF' });
  await expect.poll(() => asked(page, 'setStyle')).toContainEqual({ style: 'LIGHT' });

  await back(page);
  await expect.poll(() => here(page)).toBe('/');
  await expect.poll(async () => (await asked(page, 'setStyle')).at(-1)).toEqual({ style: 'DARK' });

  await page.getByRole('button', { name: 'Menu' }).filter({ visible: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await back(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(here(page)).toBe('/');
  expect(await asked(page, 'exitApp')).toEqual([]);
  await back(page);
  await expect.poll(() => asked(page, 'exitApp')).toHaveLength(1);

  await test.step('a script that got into the page does not run', async () => {
    const refused = page.evaluate(
      () =>
        new Promise<string>((done) =>
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
            done(effectiveDirective),
          ),
        ),
    );
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.body.append(script);
    });
    expect(await refused).toBe('script-src-elem');
    expect(await page.title()).not.toBe('taken over');
  });

  // The API has another origin: without a service worker the page itself sends the outbox.
  await page.goto(`${shellOrigin}/contact`);
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await context.setOffline(true);
  await writeMessage(page, 'Written in the app');
  expect(await waitingStates(page)).toEqual(['queued: offline']);
  await context.setOffline(false);
  await expect.poll(async () => (await outboxOn(page)).map(({ state }) => state)).toEqual(['sent']);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});

test("files and links go to the phone's share sheet", async ({ page, button }) => {
  const person = await comeAsNew(page, 'employer');
  await page.goto(`${shellOrigin}/setting`);
  // Files of an earlier run are deleted when the shell starts.
  await expect.poll(() => asked(page, 'rmdir')).toHaveLength(1);
  await button('Download my data').click();
  await expect
    .poll(() => asked(page, 'share'))
    .toEqual([{ files: ['file:///sent/karngea.json', 'file:///sent/karngea.html'] }]);
  const [json] = (await asked(page, 'writeFile')) as [{ data: string; directory: string }];
  expect(json).toMatchObject({ directory: 'CACHE' });
  expect(Buffer.from(json.data, 'base64').toString()).toContain(person.name);

  const job = await aJob(page, () => true);
  await page.goto(`${shellOrigin}/jobDetail/${job.job_id}`);
  await expect.poll(() => asked(page, 'rmdir')).toHaveLength(1);
  await button('Share').filter({ visible: true }).click();
  await button('More').click();
  await expect.poll(() => asked(page, 'share')).toMatchObject([{ title: job.name }]);
  expect(JSON.stringify(await asked(page, 'share'))).toContain(`/jobDetail/${job.job_id}`);
});

test(
  "the phone receives the site's pushes, which open their page, until the user signs out",
  { tag: '@nightly' },
  async ({ page, context, request }) => {
    const seeker = await comeAsSeeker(page);
    await page.goto(`${shellOrigin}/setting`);
    const toggle = page.getByRole('switch', { name: 'On this phone' });
    await toggle.click();
    await expect(toggle).toBeChecked();
    await expect(page.getByRole('status').filter({ hasText: "We'll let you know" })).toBeVisible();
    const key = (await (await request.get('/api/push/key')).json()) as { key: string };
    expect(await asked(page, 'subscribe')).toEqual([key]);

    const employer = await newPerson(request, 'employer');
    const job_id = await post(request, employer, 'Push Baker');
    const applied = await request.post('/api/app', { data: { job_id }, headers: bearer(seeker) });
    const { id } = (await applied.json()) as { id: number };
    await request.put(`/api/app/${id}`, { data: { status: 'accepted' }, headers: bearer(employer) });
    await expect.poll(() => service.messages()).toMatchObject([{ url: `/application/${id}`, lang: 'en' }]);

    const reloaded = page.waitForResponse('**/api/notice/count');
    await happen(page, 'arrived', {});
    await reloaded;
    await happen(page, 'appUrlOpen', { url: `https://localhost/application/${id}` });
    await expect.poll(() => here(page)).toBe(`/application/${id}`);

    await context.setOffline(true);
    const { length } = await asked(page, 'unsubscribe');
    await signOut(page);
    await expect.poll(() => asked(page, 'unsubscribe')).toHaveLength(length + 1);
  },
);
