/** Maps failures of log-in and registration to form fields (product 4.1, 8.3). */
import { parseFieldErrors } from '#contract/validation-errors.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { type FormErrors } from '#client/forms/form-store.ts';

/** Field errors go to their fields; any other failure goes to the name or the password. */
export function toFormErrors(failure: Error): FormErrors {
  if (!(failure instanceof ApiFailure)) return { name: 'internal' };
  const { name, password } = parseFieldErrors(failure.fields);
  if (name ?? password) return { ...(name && { name }), ...(password && { password }) };
  // The failure doesn't name its field, so the message's text decides.
  return {
    [/password/i.test(failure.message) ? 'password' : 'name']: failure.said
      ? { said: failure.said }
      : failure.code,
  };
}
