/** Cambodian phone numbers. The wire value has the national digits without the trunk prefix 0. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import * as z from 'zod/mini';
import { latinDigits } from './digits.ts';

/** From the metadata of libphonenumber, whose smallest build has mobile numbers only. A test compares them. */
const fixedLine =
  /^(?:23(?:4(?:[2-4]|[56]\d)|[568]\d\d)\d{4}|23[236-9]\d{5}|(?:2[4-6]|3[2-6]|4[2-4]|[5-7][2-5])(?:(?:[237-9]|4[56]|5\d)\d{5}|6\d{5,6}))$/;

/** The digits of a typed number, which may start with 0, 855 or +855 and have spaces, dashes and Khmer digits. */
const nationalDigits = (typed: string): string =>
  latinDigits(typed)
    .replace(/[^\d]/g, '')
    .replace(/^(?:00)?855(?=\d{8})/, '')
    .replace(/^0+/, '');

/** The wire value of a typed mobile number; undefined if there is no such number. */
export function mobileNumber(typed: string): string | undefined {
  const parsed = parsePhoneNumberFromString(`+855${nationalDigits(typed)}`);
  return parsed?.isValid() ? parsed.nationalNumber : undefined;
}

/** The wire value of a typed mobile or fixed-line number; undefined if there is no such number. */
export function nationalNumber(typed: string): string | undefined {
  const digits = nationalDigits(typed);
  return fixedLine.test(digits) ? digits : mobileNumber(typed);
}

const required = (wireValue: typeof nationalNumber) =>
  z.pipe(
    z
      .string({
        error: (issue) => (issue.input === undefined || issue.input === null ? 'required' : 'not_phone'),
      })
      .check(
        z.trim(),
        z.refine((typed) => typed !== '', { error: 'required', abort: true }),
        z.maxLength(40, { error: 'not_phone', abort: true }),
        z.refine((typed) => wireValue(typed) !== undefined, 'not_phone'),
      ),
    z.transform((typed: string) => wireValue(typed) ?? ''),
  );

/** A required, valid number. */
export const phone = () => required(nationalNumber);

/** A required mobile number, which can receive an SMS. */
export const mobilePhone = () => required(mobileNumber);

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
