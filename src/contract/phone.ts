/** Cambodian phone numbers on the wire: national digits without the trunk 0, as typed after a fixed +855. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import * as z from 'zod/mini';

const khmerZero = 0x17e0;

/** Turns typed Khmer digits (០-៩) into Latin ones. */
const latinDigits = (typed: string): string =>
  typed.replace(/[\u17e0-\u17e9]/g, (digit) => String(digit.charCodeAt(0) - khmerZero));

/**
 * The national digits of a typed Cambodian number, without the trunk 0, or undefined when no such number exists.
 * A typed 0, 855 or +855 in front, spaces, dashes and Khmer digits are all understood.
 */
export function nationalNumber(typed: string): string | undefined {
  const digits = latinDigits(typed).replace(/[^\d]/g, '');
  const national = digits.replace(/^(?:00)?855(?=\d{8})/, '').replace(/^0+/, '');
  const parsed = parsePhoneNumberFromString(`+855${national}`);
  return parsed?.isValid() ? parsed.nationalNumber : undefined;
}

/** A number that must be there and must exist. */
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

/** A number that may be absent or empty. */
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
