/** The states of pages that warn about a job, or accept a report. */
import { khmerAddress, toLists, wizard } from './every-page-visits.ts';
import { card, press, sheet, untilSeen, type Visit, type Visitor } from './page-visit.ts';

const openReport = [press('Report this job'), sheet];

export const reportVisitsOf: Readonly<Record<Visitor, readonly Visit[]>> = {
  guest: [
    { page: '/jobDetail/:id', state: 'report', address: khmerAddress, ready: card, reach: openReport },
    {
      page: '/jobDetail/:id',
      state: 'reported',
      address: khmerAddress,
      ready: card,
      reach: [...openReport, press('It asks for money')],
    },
    {
      page: '/jobDetail/:id',
      state: 'with warnings',
      address: ({ warned }) => `/jobDetail/${warned}`,
      ready: ({ page, words }) => page.getByRole('region', { name: words('Be careful') }),
    },
  ],
  employee: [
    {
      page: '/company/:id',
      state: 'report',
      address: '/company/1',
      ready: ({ button }) => button('Report this company'),
      reach: [press('Report this company'), sheet],
    },
    {
      page: '/application/:id',
      state: 'report',
      address: ({ talk }) => `/application/${talk}`,
      ready: ({ button }) => button('Report the employer'),
      reach: [press('Report the employer'), sheet],
    },
  ],
  operator: [],
  employer: [
    {
      ...wizard,
      state: 'warnings',
      reach: [
        ({ page, words }) =>
          page
            .getByRole('textbox', { name: words('Description') })
            .fill('ប្រាក់កក់ A deposit of $20 is required.'),
        ...toLists,
        press('Next'),
        untilSeen(({ page, words }) =>
          page.getByRole('region', { name: words('Job seekers will see a warning') }),
        ),
      ],
    },
  ],
};
