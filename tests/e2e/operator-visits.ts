/** The pages of operators. */
import { type Part, untilSeen, type Visit } from './page-visit.ts';

const row: Part = ({ main }) => main.locator('button.queue-row');
export const operatorVisits: readonly Visit[] = [
  { page: '/operator', ready: row },
  {
    page: '/operator',
    state: 'an entry',
    ready: row,
    reach: [(screen) => row(screen).first().click(), untilSeen(({ page }) => page.locator('.queue-item'))],
    sizes: 'phone',
  },
  {
    page: '/operator',
    state: 'a reported person',
    ready: row,
    reach: [
      ({ page, words }) => page.getByRole('radio', { name: new RegExp(`^${words('People')}`) }).check(),
      (screen) => row(screen).filter({ hasText: 'pages person' }).first().click(),
      untilSeen(({ page }) => page.locator('.person-messages')),
    ],
  },
  {
    page: '/operator/people/:id',
    address: ({ reported }) => `/operator/people/${reported ?? 0}`,
    ready: ({ main }) => main.locator('.person-messages'),
  },
  { page: '/operator/people', ready: ({ main }) => main.locator('.person-actions') },
  { page: '/operator/audit', ready: ({ main }) => main.getByRole('link') },
  { page: '/operator/health', ready: ({ main }) => main.locator('.health-now') },
  { page: '/operator/import', ready: ({ button }) => button('Choose a file') },
  { page: '/operator/post', ready: ({ field }) => field('Company name') },
];
