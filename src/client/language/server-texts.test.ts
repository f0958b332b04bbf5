/** The client's English texts equal the contract's. */
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { failureSentences } from '#contract/failure-sentences.ts';
import { validationMessages } from '#contract/validation-errors.ts';
import { ApiFailure, failureOf } from '#client/data/api-failure.ts';
import { failureText, failureTexts } from './failure-texts.ts';
import { validationTexts } from './validation-texts.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each(Object.entries(validationMessages))(
  'the error %s has the text of the contract',
  (code, sentence) => {
    expect(i18n._(validationTexts[code as keyof typeof validationTexts])).toBe(sentence);
  },
);

test.each(Object.entries(failureSentences))(
  'the failure %s has the text of the contract',
  (code, sentence) => {
    expect(i18n._(failureTexts[code as keyof typeof failureTexts])).toBe(sentence);
  },
);

test('an error without a code is an internal failure', () => {
  expect(failureText(new Error('boom'))).toBe(failureTexts.internal);
  expect(failureText(new ApiFailure('no_cv', 409, ''))).toBe(failureTexts.no_cv);
});

const message = 'Stopped for today.';
test.each([
  ['with a code of a later version', 409, { message, code: 'of_a_later_version' }, message],
  ['without a code', 400, { message }, message],
  ['with a known code', 409, { message, code: 'job_closed' }, failureTexts.job_closed],
  ['that is a breakdown', 502, { message, code: 'of_a_proxy' }, failureTexts.internal],
])('a refusal %s has a text that fits it', (_what, status, body, expected) => {
  expect(failureText(failureOf(status, body))).toBe(expected);
});
