import { describe, expect, it } from 'vitest';
import { credentials } from '#contract/accounts.ts';
import { failureSentences } from '#contract/failure-sentences.ts';
import { validationMessages } from '#contract/validation-errors.ts';
import { ApiFailure, failureOf } from '#client/data/api-failure.ts';
import { createForm } from '#client/forms/form-store.ts';
import { toFormErrors } from './credential-errors.ts';

describe('before sending', () => {
  const form = createForm({ name: '', password: '' });

  it('reports a missing name and a missing password together', () => {
    form.change({ name: '  ' });
    expect(form.check(credentials)).toBeUndefined();
    expect(form.getState().errors).toEqual({ name: 'name_required', password: 'password_required' });
  });

  it('accepts a name with a password', () => {
    form.change({ name: 'dara', password: 'karngea-demo' });
    expect(form.check(credentials)).toEqual({ name: 'dara', password: 'karngea-demo' });
    expect(form.getState().errors).toEqual({});
  });
});

describe('the message of a failure', () => {
  it('goes to the password if it mentions the password', () => {
    expect(toFormErrors(new ApiFailure('bad_credentials', 401, failureSentences.bad_credentials))).toEqual({
      password: 'bad_credentials',
    });
  });

  it('goes to the name otherwise', () => {
    expect(toFormErrors(new ApiFailure('name_taken', 409, failureSentences.name_taken))).toEqual({
      name: 'name_taken',
    });
    expect(toFormErrors(new ApiFailure('rate_limited', 429, failureSentences.rate_limited))).toEqual({
      name: 'rate_limited',
    });
  });

  it('goes to the field that the server named', () => {
    const tooShort = new ApiFailure('invalid', 422, failureSentences.invalid, {
      password: validationMessages.password_too_short,
    });
    expect(toFormErrors(tooShort)).toEqual({ password: 'password_too_short' });
  });

  it("is the server's text if this version does not know the code", () => {
    const said = 'Passwords rest on Sundays.';
    expect(toFormErrors(failureOf(409, { code: 'of_a_later_version', message: said }))).toEqual({
      password: { said },
    });
  });

  it('goes to the name without an answer', () => {
    expect(toFormErrors(new ApiFailure('offline', 0, 'TypeError: Failed to fetch'))).toEqual({
      name: 'offline',
    });
  });
});
