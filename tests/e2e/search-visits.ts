/** The states of the job list during a search. */
import { card, press, untilSeen, type Visit } from './page-visit.ts';

export const searchVisits: readonly Visit[] = [
  {
    page: '/jobs',
    state: 'without results in a place',
    address: '/jobs?keyword=develoqre&province=KH-24',
    ready: ({ heading }) => heading('Try one of these searches'),
  },
  {
    page: '/jobs',
    state: 'found, with marks',
    address: '/jobs?keyword=developer',
    ready: ({ main }) => main.locator('h3 mark'),
  },
  {
    page: '/jobs',
    state: 'suggestions',
    ready: card,
    reach: [
      ({ main }) => main.locator('.search-keyword input').pressSequentially('ma'),
      // They are in a lazily loaded chunk.
      untilSeen(({ main }) => main.getByRole('listbox').getByRole('option').first()),
      ({ main }) => main.locator('.search-keyword input').press('ArrowDown'),
      untilSeen(({ main }) => main.getByRole('listbox').getByRole('option', { selected: true })),
    ],
  },
  {
    page: '/jobs',
    state: 'kinds of work',
    ready: card,
    reach: [
      press('Filters'),
      press('Any kind of work'),
      untilSeen(({ page }) => page.locator('.occupation-group').first()),
      ({ page }) => page.locator('.occupation-group summary').first().click(),
    ],
    sizes: 'phone',
  },
];
