import { expect, it } from 'vitest';
import { cvSections } from '#contract/cvs.ts';
import { cvCaps } from '#contract/limits.ts';
import { sectionTexts } from './cv-form-texts.ts';

it.each(cvSections)('the message of a full section %s names its cap', (section) => {
  expect(sectionTexts[section].full.message).toMatch(new RegExp(`at most ${cvCaps[section]} `));
});

it('has the exact messages of product 8.4', () => {
  expect(cvSections.map((section) => sectionTexts[section].full.message)).toEqual([
    'Please fill at most 7 work experiences!',
    'Please fill at most 7 educations!',
    'Please fill at most 5 achievements!',
    'Please fill at most 7 languages!',
    'Please fill at most 7 skills!',
    'You can have at most 5 references!',
  ]);
});
