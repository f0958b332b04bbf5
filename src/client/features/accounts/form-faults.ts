/** Which message stands under which field of the log-in and register forms (spec §4, §8); knows no texts and no screens. */
import { type FailureCode } from '#contract/failures.ts';
import { type FaultCode, faultsSaid } from '#contract/faults.ts';
import { ApiFailure, type LocalFailureCode } from '#client/data/api-failure.ts';

export type FieldName = 'name' | 'password';
export type MessageCode = FaultCode | FailureCode | LocalFailureCode;
export type FormFaults = Partial<Record<FieldName, MessageCode>>;

/** What is wrong before anything is sent (spec §5). */
export function missingFields(name: string, password: string): FormFaults {
  return {
    ...(name.trim() === '' && { name: 'name_required' }),
    ...(password.trim() === '' && { password: 'password_required' }),
  };
}

/** The one place where a text decides: a server message that mentions the password belongs under the password. */
const fieldOf = (message: string): FieldName => (/password/i.test(message) ? 'password' : 'name');

/** Where a failed call's message goes: faults of single fields under their fields, anything else by the rule above. */
export function faultsOf(failure: Error): FormFaults {
  if (!(failure instanceof ApiFailure)) return { name: 'internal' };
  const { name, password } = faultsSaid(failure.fields);
  if (name ?? password) return { ...(name && { name }), ...(password && { password }) };
  return { [fieldOf(failure.message)]: failure.code };
}
