/** The card of the first visit, and content shared from another app. */
import { type Page } from '@playwright/test';
import { type Locale } from '../support/wording.ts';
import { type Part, press, untilSeen, type Visit, type Visitor } from './page-visit.ts';

/** Visits have a stored language and answer; this phone has none, and its browser's language is the same. */
export async function comeAtFirst(page: Page, locale: Locale): Promise<void> {
  await page.addInitScript((language) => {
    localStorage.removeItem('lang');
    localStorage.removeItem('wishes');
    Object.defineProperty(navigator, 'languages', { get: () => [language] });
  }, locale);
}

const asked: Part = ({ main }) => main.locator('.preferences-card');

const questions: readonly Visit[] = [
  { page: '/', atFirst: true, state: 'first visit', ready: asked },
  { page: '/jobs', atFirst: true, state: 'first visit', ready: asked },
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
