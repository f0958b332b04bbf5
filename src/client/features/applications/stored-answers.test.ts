import { expect, test } from 'vitest';
import { readAnswers, storeAnswers } from './stored-answers.ts';

// Node has no storage, like a browser that refuses it.
test('answers are there for the next page of this person where the device stores nothing', () => {
  storeAnswers(1, { own_motorbike: 'yes' });
  storeAnswers(1, { years_experience: 2 });
  expect(readAnswers(1, ['own_motorbike', 'night_shift'])).toEqual({ own_motorbike: 'yes' });
  expect(readAnswers(2, ['own_motorbike'])).toEqual({});
});
