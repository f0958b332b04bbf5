/** Which message stands under which field of the log-in and register forms (product 4.1, 8.3); knows no texts and no screens. */
import { parseFieldErrors } from '#contract/validation-errors.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { type FormErrors } from '#client/forms/form-store.ts';

/** Where a failed call's message goes: errors of single fields under their fields, anything else by what it says. */
export function errorsOf(failure: Error): FormErrors {
  if (!(failure instanceof ApiFailure)) return { name: 'internal' };
  const { name, password } = parseFieldErrors(failure.fields);
  if (name ?? password) return { ...(name && { name }), ...(password && { password }) };
  // The one place where a text decides: a server message that mentions the password belongs under the password.
  return {
    [/password/i.test(failure.message) ? 'password' : 'name']: failure.said
      ? { said: failure.said }
      : failure.code,
  };
}
