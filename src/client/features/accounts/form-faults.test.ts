import { describe, expect, it } from 'vitest';
import { failureSentences } from '#contract/failure-sentences.ts';
import { faults } from '#contract/faults.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { faultsOf, missingFields } from './form-faults.ts';

describe('before sending', () => {
  it('a missing name and a missing password are both told', () => {
    expect(missingFields('  ', '')).toEqual({ name: 'name_required', password: 'password_required' });
  });

  it('nothing is wrong with both filled in', () => {
    expect(missingFields('dara', 'karngea-demo')).toEqual({});
  });
});

describe('the message of a refusal', () => {
  it('stands under the password when it mentions the password', () => {
    expect(faultsOf(new ApiFailure('bad_credentials', 401, failureSentences.bad_credentials))).toEqual({
      password: 'bad_credentials',
    });
  });

  it('stands under the name otherwise', () => {
    expect(faultsOf(new ApiFailure('name_taken', 409, failureSentences.name_taken))).toEqual({
      name: 'name_taken',
    });
    expect(faultsOf(new ApiFailure('rate_limited', 429, failureSentences.rate_limited))).toEqual({
      name: 'rate_limited',
    });
  });

  it('stands under the field that the server named', () => {
    const tooShort = new ApiFailure('invalid', 422, failureSentences.invalid, {
      password: faults.password_too_short,
    });
    expect(faultsOf(tooShort)).toEqual({ password: 'password_too_short' });
  });

  it('stands under the name when no answer came', () => {
    expect(faultsOf(new ApiFailure('offline', 0, 'TypeError: Failed to fetch'))).toEqual({ name: 'offline' });
  });
});
