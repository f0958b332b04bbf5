/** The states of pages on which people apply, and talk about an application. */
import { khmerAddress } from './every-page-visits.ts';
import { card, cv, type Findings, press, sheet, type Visit, type Visitor } from './page-visit.ts';

const chooseParts = [press('Choose'), sheet];
const talk = {
  page: '/application/:id',
  address: ({ talk: id }: Findings) => `/application/${id}`,
  ready: ({ page }) => page.getByRole('log').getByRole('heading'),
} as const satisfies Partial<Visit>;

export const applicationVisitsOf: Readonly<Record<Visitor, readonly Visit[]>> = {
  guest: [],
  employee: [
    { page: '/jobDetail/:id', state: 'what goes', address: khmerAddress, ready: card, reach: chooseParts },
    { page: '/cv', state: 'what goes', ready: cv, reach: chooseParts },
    { ...talk, state: 'with a thread' },
    { ...talk, state: 'taken back', reach: [press('Withdraw my application'), sheet] },
  ],
  operator: [],
  employer: [],
};
