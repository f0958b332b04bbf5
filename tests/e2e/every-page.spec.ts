/** Every page in both languages, and its open states: no text is cut or lost, axe finds no violation, and touch targets are large enough. */
import { pagePaths } from '#contract/pages.ts';
import { type Locale, locales } from '../support/wording.ts';
import { violationsOn } from './every-page-axe.ts';
import { misfitsOn } from './every-page-fits.ts';
import { visitsOf } from './every-page-visits.ts';
import { phoneSize, type Visit, type Visitor, visitors } from './page-visit.ts';
import { ownPage, test } from './every-page.ts';
import { expect } from './fixtures.ts';
import { applicationVisitsOf } from './application-visits.ts';
import { feelVisitsOf } from './feel-visits.ts';
import { firstVisitsOf } from './first-visits.ts';
import { pushVisitsOf } from './push-visits.ts';
import { reportVisitsOf } from './report-visits.ts';
import { smallTargets } from './touch-targets.ts';

const visitsBy = (visitor: Visitor): Visit[] =>
  [visitsOf, reportVisitsOf, applicationVisitsOf, pushVisitsOf, feelVisitsOf, firstVisitsOf].flatMap(
    (visits) => visits[visitor],
  );

test('every page of the contract is visited', () => {
  const visited = visitors.flatMap(visitsBy);
  expect(new Set(visited.map(({ page }) => page))).toEqual(new Set([...pagePaths, '/404']));
});

/** A page is checked in both languages, each of its states in one of them, alternating. */
const isSeenIn = (language: Locale, { page, state }: Visit): boolean =>
  state === undefined || locales[(page.length + state.length) % locales.length] === language;

for (const language of locales) {
  for (const visitor of visitors) {
    test.describe(`in ${language}, for the ${visitor}`, () => {
      test.use({ language });

      for (const visit of visitsBy(visitor).filter((visit) => isSeenIn(language, visit))) {
        const title = visit.state ? `${visit.page}, ${visit.state}` : visit.page;
        const isOwn = visit.withPushes || visit.atFirst || visit.withScripts;
        test(title, { tag: isOwn ? [ownPage] : [] }, async ({ page, enter }) => {
          await enter(visitor, visit);
          expect.soft(await violationsOn(page, visit, language), 'axe').toEqual([]);
          expect.soft(await misfitsOn(page, visit), 'what is cut or lost').toEqual([]);
          if (visit.sizes === 'desktop') return;
          await page.setViewportSize(phoneSize);
          // Repeated because a sheet may still be opening.
          await expect.poll(() => smallTargets(page), 'what is too small for a thumb').toEqual([]);
        });
      }
    });
  }
}
