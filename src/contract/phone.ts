/** Cambodian phone numbers. The wire value has the national digits without the trunk prefix 0. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import * as z from 'zod/mini';

const khmerZero = 0x17e0;

/** Converts Khmer digits (០-៩). */
const latinDigits = (typed: string): string =>
  typed.replace(/[\u17e0-\u17e9]/g, (digit) => String(digit.charCodeAt(0) - khmerZero));

/**
 * The wire value of a typed number, which may start with 0, 855 or +855 and have spaces, dashes and Khmer digits.
 * Undefined if it is not a valid Cambodian number.
 */
export function nationalNumber(typed: string): string | undefined {
  const digits = latinDigits(typed).replace(/[^\d]/g, '');
  const national = digits.replace(/^(?:00)?855(?=\d{8})/, '').replace(/^0+/, '');
  const parsed = parsePhoneNumberFromString(`+855${national}`);
  return parsed?.isValid() ? parsed.nationalNumber : undefined;
}

/** A required, valid number. */
export const phone = () =>
  z.pipe(
    z
      .string({
        error: (issue) => (issue.input === undefined || issue.input === null ? 'required' : 'not_phone'),
      })
      .check(
        z.trim(),
        z.refine((typed) => typed !== '', { error: 'required', abort: true }),
        z.maxLength(40, { error: 'not_phone', abort: true }),
        z.refine((typed) => nationalNumber(typed) !== undefined, 'not_phone'),
      ),
    z.transform((typed: string) => nationalNumber(typed) ?? ''),
  );

/** A valid number, or '' if absent or empty. */
export const optionalPhone = () =>
  z.pipe(
    z.nullish(
      z.string({ error: 'not_phone' }).check(
        z.trim(),
        z.maxLength(40, { error: 'not_phone', abort: true }),
        z.refine((typed) => typed === '' || nationalNumber(typed) !== undefined, 'not_phone'),
      ),
    ),
    z.transform((typed: string | null | undefined) => (typed ? (nationalNumber(typed) ?? '') : '')),
  );
