/** The states of pages for applying, and of conversations about an application. */
import { khmerAddress } from './every-page-visits.ts';
import {
  card,
  cv,
  entry,
  type Findings,
  press,
  sheet,
  type Step,
  type Visit,
  type Visitor,
} from './page-visit.ts';

const chooseParts = [press('Choose'), sheet];
const talk = {
  page: '/application/:id',
  address: ({ talk: id }: Findings) => `/application/${id}`,
  ready: ({ page }) => page.getByRole('log').getByRole('heading'),
} as const satisfies Partial<Visit>;

/** The label is different if a form asks for a choice. */
const startChoosing: Step = ({ main }) => main.locator('.applicants-head .kg-button').click();

export const applicationVisitsOf: Readonly<Record<Visitor, readonly Visit[]>> = {
  guest: [],
  employee: [
    { page: '/jobDetail/:id', state: 'what goes', address: khmerAddress, ready: card, reach: chooseParts },
    { page: '/cv', state: 'what goes', ready: cv, reach: chooseParts },
    { ...talk, state: 'with a thread' },
    { ...talk, state: 'taken back', reach: [press('Withdraw my application'), sheet] },
  ],
  operator: [],
  employer: [
    { page: '/application', state: 'filters', ready: entry, reach: [press('Filters'), sheet] },
    { page: '/application', state: 'menu', ready: entry, reach: [press('More'), sheet] },
    { page: '/application', state: 'choosing', ready: entry, reach: [startChoosing, press('All pending')] },
    {
      page: '/application',
      state: 'templates',
      ready: entry,
      reach: [startChoosing, press('Templates'), sheet],
    },
  ],
};
