/** States that cover a page or precede it: the ways to share, a job whose details are loading. */
import { khmerAddress } from './every-page-visits.ts';
import { card, press, sheet, title, type Step, untilSeen, type Visit, type Visitor } from './page-visit.ts';

const holdJobs: Step = ({ page }) =>
  page.route('**/api/job/get/*', () => new Promise(() => undefined)).then(() => undefined);
const openFirst: Step = (screen) => card(screen).first().getByRole('link').first().click();

export const feelVisitsOf: Readonly<Record<Visitor, readonly Visit[]>> = {
  guest: [
    {
      page: '/jobDetail/:id',
      state: 'share',
      address: khmerAddress,
      ready: card,
      reach: [press('Share'), sheet, press('QR code')],
    },
    {
      page: '/jobDetail/:id',
      state: 'its rest on its way',
      address: '/jobs',
      ready: card,
      reach: [holdJobs, openFirst, untilSeen(title)],
    },
  ],
  employee: [],
  employer: [],
  operator: [],
};
