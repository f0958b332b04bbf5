/** Which new passwords are too easy to guess (product 5.2). Knows no account. */
import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordMinimum } from '#contract/limits.ts';
import { productNames } from '#contract/product-names.ts';
import { type ValidationCode } from '#contract/validation-errors.ts';
import { Failure } from '#server/http/api/failures.ts';
import { nameKey } from './name-key.ts';

const mostTried = 10_000;
/** As the list has them: in small letters, the commonest first. Shorter ones are refused anyway. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].slice(0, mostTried).filter(({ length }) => length >= passwordMinimum),
);

/** The name and nothing else, or with digits and signs around it, or several times. */
function isJustName(password: string, name: string): boolean {
  const key = nameKey(name);
  return key !== '' && password.includes(key) && !/\p{L}/u.test(password.replaceAll(key, ''));
}

function faultOf(password: string, name: string): ValidationCode | undefined {
  const key = nameKey(password);
  if ([name, ...productNames].some((one) => isJustName(key, one))) return 'password_is_name';
  return common.has(key) ? 'password_common' : undefined;
}

/** Throws `invalid` under `password` where anybody would try it. */
export function refuseEasyPassword(password: string, name: string): void {
  const fault = faultOf(password, name);
  if (fault) throw new Failure('invalid', { fields: { password: fault } });
}
