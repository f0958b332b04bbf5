/** Account recovery and its settings: recovery codes, and the phone on a site that sends SMS. */
import { demoPassword } from '#server/seed/fixtures.ts';
import { form, refused, sheet, type Step, submit, untilSeen, type Visit } from './page-visit.ts';

const withSms: Step = async ({ page }) => {
  await page.route('**/api/auth/ways', (route) => route.fulfill({ json: { passkeys: false, sms: true } }));
  await page.route('**/api/auth/recoverByPhone', (route) => route.fulfill({ status: 202, json: {} }));
  await page.reload();
};
const sendCode: Step = async ({ field, button }) => {
  await field('Name').fill('ចាន់ ស្រីនាង');
  await button('Send me a code by SMS').click();
};

export const guestRecoveryVisits: readonly Visit[] = [
  { page: '/recover', ready: form },
  { page: '/recover', state: 'refused', ready: form, reach: [submit, refused] },
  {
    page: '/recover',
    state: 'by SMS',
    ready: form,
    reach: [withSms, sendCode, untilSeen(({ main }) => main.locator('.sms-wait'))],
  },
];

const makeCodes: Step = async ({ page, words, button }) => {
  await page.getByRole('dialog').getByLabel(words('Current password'), { exact: true }).fill(demoPassword);
  await button('Create 8 codes').click();
};
const openRow =
  (name: string): Step =>
  ({ main, words }) =>
    main.getByRole('button', { name: new RegExp(`^${words(name)}`) }).click();
/** A new number waits three days. */
const withPhones: Step = async ({ page }) => {
  await page.route('**/api/user/account', async (route) => {
    const answer = await route.fetch();
    const account = (await answer.json()) as object;
    const next_phone = { phone: '+85597123456', at: '2026-12-24T02:00:00.000Z' };
    const phones = { sms: true, phone: '+85512345678', phone_confirmed: true, next_phone };
    await route.fulfill({ response: answer, json: { ...account, ...phones } });
  });
  await page.route('**/api/user/phone', (route) => route.fulfill({ status: 202, json: {} }));
  await page.reload();
};
const sendToNumber: Step = async ({ page, words, button }) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('New number'), { exact: true }).fill('97 123 4567');
  await dialog.getByLabel(words('Current password'), { exact: true }).fill(demoPassword);
  await button('Send the code').click();
};
const settings = { page: '/setting', ready: form } as const;

export const recoveryVisits: readonly Visit[] = [
  { ...settings, state: 'making codes', reach: [openRow('Recovery codes'), sheet] },
  {
    ...settings,
    state: 'codes',
    reach: [
      openRow('Recovery codes'),
      makeCodes,
      untilSeen(({ page }) => page.locator('.codes-figure.drawn')),
    ],
  },
  { ...settings, state: 'phone', reach: [withPhones, openRow('Phone'), sheet] },
  {
    ...settings,
    state: 'code of a phone',
    reach: [withPhones, openRow('Phone'), sendToNumber, untilSeen(({ page }) => page.locator('.sms-wait'))],
  },
];
