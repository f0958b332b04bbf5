/** The questions of the first visit, and content shared from another app. */
import { type Page } from '@playwright/test';
import { type Locale } from '../support/wording.ts';
import {
  card,
  type Part,
  press,
  sheet,
  type Step,
  untilSeen,
  type Visit,
  type Visitor,
} from './page-visit.ts';

/** Visits have a stored language; this phone has none, and its browser's language is the same. */
export async function comeAtFirst(page: Page, locale: Locale): Promise<void> {
  await page.addInitScript((language) => {
    if (localStorage.getItem('wishes') === null) localStorage.removeItem('lang');
    Object.defineProperty(navigator, 'languages', { get: () => [language] });
  }, locale);
}

const inSheet =
  (name: string): Step =>
  ({ page, button }) =>
    button(name, page.getByRole('dialog')).click();

const first = { page: '/', atFirst: true, ready: card } as const;
const toPlaces = [sheet, inSheet('Next')];

const questions: readonly Visit[] = [
  { ...first, state: 'first visit', reach: [sheet] },
  { ...first, state: 'first visit, place', reach: toPlaces },
  { ...first, state: 'first visit, work', reach: [...toPlaces, inSheet('Skip')] },
];

const what = '/share?title=Night+Baker&text=អ្នកដុតនំពេលយប់+https%3A%2F%2Fjobs.example%2Fnight-baker-in-kampot';
const shared: Part = ({ main }) => main.getByRole('blockquote');
const rows = untilSeen(({ main }) => main.locator('.kg-rows button'));

export const firstVisitsOf: Readonly<Record<Visitor, readonly Visit[]>> = {
  guest: questions,
  employee: [
    { page: '/share', address: what, ready: shared, reach: [rows] },
    { page: '/share', state: 'without text', ready: ({ link }) => link('Take me back') },
  ],
  employer: [
    { page: '/share', state: 'for an employer', address: what, ready: shared, reach: [rows] },
    {
      page: '/share',
      state: 'question',
      address: what,
      withDraft: true,
      ready: shared,
      reach: [press('Start a job posting from this'), untilSeen(({ page }) => page.getByRole('alertdialog'))],
    },
  ],
  operator: [],
};
