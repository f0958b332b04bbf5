/** A work card in the CV form: five required fields, and the guide's gaps (product 2.58). */
import { expect, it } from 'vitest';
import { canSkip, stepToContinue } from './guide/questions.ts';
import { errorsOf, payloadOf } from './cv-rules.ts';
import { contentOf, contentOfCv, cvOfContent, sameContent, toFormValues } from './cv-values.ts';

const user_info = {
  first_name: 'Dara',
  last_name: 'Chan',
  contact_number: '012345678',
  city: 'Kampot',
  job_title: 'Driver',
};
const values = toFormValues({ ...contentOfCv(undefined), card: true, user_info });

it('needs five fields, which are sent as a card', () => {
  expect(errorsOf(values)).toEqual({});
  expect(payloadOf(values)).toMatchObject({
    card: true,
    user_info: { ...user_info, contact_number: '12345678' },
  });
  expect(Object.keys(errorsOf({ ...values, card: false }))).toHaveLength(6);
  expect(cvOfContent(values).card).toBe(true);
  expect(sameContent(contentOf(values), { ...values, card: false })).toBe(false);
});

it('continues in the guide with the first gap, and every gap can be skipped', () => {
  expect(stepToContinue(values)).toBe('birthday');
  expect(canSkip(values, 'birthday')).toBe(true);
  expect(canSkip(values, 'name')).toBe(false);
  expect(canSkip(values, 'email')).toBe(true);
});
