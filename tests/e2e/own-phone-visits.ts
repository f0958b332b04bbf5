/** Pages on a shared phone, and on the user's own phone with a fingerprint reader. */
import { demoPassword } from '#server/seed/fixtures.ts';
import { form, sheet, type Step, untilSeen, type Visit } from './page-visit.ts';

const notMyPhone: Step = ({ field }) => field('This is not my phone').check();

export const guestPhoneVisits: readonly Visit[] = [
  { page: '/login', state: 'not my phone', ready: form, reach: [notMyPhone] },
  {
    page: '/about',
    state: 'not my phone',
    address: '/login?next=%2Fabout',
    ready: form,
    reach: [
      notMyPhone,
      ({ logIn }) => logIn({ name: 'dara', password: demoPassword }),
      untilSeen(({ main }) => main.locator('details')),
      untilSeen(({ says }) => says('Not your phone')),
      // The log-in message covers the menu for six seconds.
      ({ page, words }) =>
        page
          .locator('.kg-notices')
          .getByRole('button', { name: words('Close') })
          .click(),
    ],
  },
];

/** A phone with a fingerprint reader, at a site with passkeys; the user has two known devices. */
const withPasskeys: Step = async ({ page }) => {
  await page.addInitScript(() => {
    PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable = () => Promise.resolve(true);
  });
  await page.route('**/api/auth/ways', (route) => route.fulfill({ json: { passkeys: true, sms: false } }));
  const created_at = '2026-09-01T02:00:00.000Z';
  const passkeys = [
    { id: 2, device: 'Android, Samsung Internet', created_at, last_used_at: '2026-10-02T02:00:00.000Z' },
    { id: 1, device: '', created_at, last_used_at: null },
  ];
  await page.route('**/api/auth/passkeys', (route) => route.fulfill({ json: passkeys }));
  await page.reload();
};
const openRow =
  (name: string): Step =>
  ({ main, words }) =>
    main.getByRole('button', { name: new RegExp(`^${words(name)}`) }).click();

export const ownPhoneVisits: readonly Visit[] = [
  {
    page: '/setting',
    state: 'fingerprint',
    withScripts: true,
    ready: form,
    reach: [withPasskeys, openRow('Fingerprint or screen lock'), sheet],
  },
];
