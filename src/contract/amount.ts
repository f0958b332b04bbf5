/** Money in requests. */
import * as z from 'zod/mini';
import { missingOrWrong } from './fields.ts';

const decimal = z
  .string({ error: missingOrWrong('required', 'not_amount') })
  .check(z.trim(), z.regex(/^\d{1,12}(?:\.\d{1,4})?$/, 'not_amount'));

/** An amount of money, to the cent; also as digits in a string. */
export const amount = (max: number) =>
  z
    .pipe(
      z.union([z.number(), decimal], { error: missingOrWrong('required', 'not_amount') }),
      z.transform((value: number | string) => Math.round(Number(value) * 100) / 100),
    )
    .check(
      z.refine((value) => value >= 0, 'too_small'),
      z.refine((value) => value <= max, 'too_big'),
    );
