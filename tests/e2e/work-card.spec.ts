/** From registering to an application with a work card, by counted taps and keys, online and offline (product 2.58). */
import { type Locator, type Page } from '@playwright/test';
import { type Application } from '#contract/applications.ts';
import { expect, test } from './fixtures.ts';
import { bearer, newPerson, post } from './people.ts';
import { type Screen } from './screen.ts';

/** A slow user's time for each action, in seconds. */
const secondsPerTap = 1.2;
const secondsPerKey = 0.35;

/** One interaction is a tap, or a field that is tapped and filled in; choosing from a native list takes two. */
function counting({ page, words }: Pick<Screen, 'page' | 'words'>) {
  let interactions = 0;
  let keys = 0;
  const shown = (locator: Locator) => locator.filter({ visible: true }).first();
  return {
    interactions: () => interactions,
    seconds: () => interactions * secondsPerTap + keys * secondsPerKey,
    tap: async (locator: Locator) => {
      interactions += 1;
      await shown(locator).click();
    },
    type: async (locator: Locator, text: string) => {
      interactions += 1;
      keys += text.length;
      await shown(locator).fill(text);
    },
    choose: async (locator: Locator, label: string) => {
      interactions += 2;
      await shown(locator).selectOption({ label: words(label) });
    },
    named: (path: string) => page.locator(`[name="${path}"]`),
    button: (name: string) => page.getByRole('button', { name: words(name), exact: true }),
    /** In the bottom bar: related jobs have the same buttons. */
    own: (name: string) =>
      page
        .getByRole('contentinfo')
        .filter({ visible: true })
        .getByRole('button', { name: words(name), exact: true }),
  };
}
type Hands = ReturnType<typeof counting>;

const password = 'motodup77';

async function register(page: Page, { type, tap, button }: Hands, path: string): Promise<string> {
  const name = `dara ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto(`/register?next=${encodeURIComponent(path)}`);
  const form = page.locator('form').filter({ has: button('Register') });
  await type(form.locator('[name="name"]'), name);
  await type(form.locator('[name="password"]'), password);
  await tap(form.getByRole('button').last());
  await expect(page).toHaveURL(new RegExp(path));
  return name;
}

async function fillCard(
  { type, choose, tap, named, button }: Hands,
  jobName: string,
  page: Page,
): Promise<void> {
  await type(named('user_info.last_name'), 'ចាន់');
  await expect(page.locator('a[href*="/cv?card=1"]').filter({ visible: true })).toHaveCount(0);
  await type(named('user_info.first_name'), 'ដារា');
  await type(named('user_info.contact_number'), '012345678');
  await choose(named('user_info.city'), 'Kampot');
  await tap(page.getByRole('button', { name: jobName, exact: true }));
  await tap(button('Save and apply'));
}

const applicationsTo = async (page: Page, employer: { token: string }): Promise<Application[]> =>
  (await page.request.get('/api/app', { headers: bearer(employer as never) })).json();

test('from registering to “Applied” in twelve interactions and forty seconds', async ({
  page,
  request,
  parts,
  says,
}) => {
  const employer = await newPerson(request, 'employer');
  const jobName = `Moto rider ${crypto.randomUUID().slice(0, 8)}`;
  const id = await post(request, employer, jobName);
  const hands = counting(parts);
  await register(page, hands, `/jobDetail/${id}`);
  await hands.tap(hands.own('Apply Now'));
  await expect(says('Please create a curriculum vitae first.')).toBeVisible();
  await fillCard(hands, jobName, page);
  await expect(hands.own('Applied')).toBeDisabled();
  expect(hands.interactions()).toBeLessThanOrEqual(12);
  expect(hands.seconds()).toBeLessThanOrEqual(40);
  expect(await applicationsTo(page, employer)).toMatchObject([{ first_name: 'ដារា', status: 'pending' }]);

  // The card can be read, without empty fields, and completed later.
  await page.goto('/cv');
  await expect(hands.button('Add more')).toBeVisible();
  await expect(page.getByRole('main').filter({ visible: true })).not.toContainText(parts.words('Industry'));
  await hands.button('Add more').click();
  await expect(
    page.getByRole('heading', { level: 1, name: parts.words('When were you born?'), exact: true }),
  ).toBeVisible();
});

test('without a network, card and application wait in this order and are sent once', async ({
  page,
  context,
  request,
  parts,
}) => {
  const employer = await newPerson(request, 'employer');
  const jobName = `Moto rider ${crypto.randomUUID().slice(0, 8)}`;
  const id = await post(request, employer, jobName);
  const hands = counting(parts);
  await register(page, hands, `/jobDetail/${id}`);
  // The card's screen is on every phone that has the app; this page has no worker, so it is opened once before.
  await hands.own('Apply Now').click();
  await expect(hands.named('user_info.last_name')).toBeVisible();
  await page.goBack();
  await context.setOffline(true);
  await hands.tap(hands.own('Apply Now'));
  await fillCard(hands, jobName, page);
  const waiting = hands.own('Waiting to be sent');
  await expect(waiting).toBeVisible();
  expect(hands.interactions()).toBeLessThanOrEqual(12);
  expect(hands.seconds()).toBeLessThanOrEqual(40);
  const calls: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && /\/api\/(cv|app)$/.test(sent.url()))
      calls.push(new URL(sent.url()).pathname);
  });
  await context.setOffline(false);
  await expect(hands.own('Applied')).toBeDisabled();
  expect(calls).toEqual(['/api/cv', '/api/app']);
  expect(await applicationsTo(page, employer)).toHaveLength(1);
});
