/** Schemas for text, numbers and ids in requests, with their error codes, and for lists that may grow in replies. */
import * as z from 'zod/mini';
import { latinDigits } from './digits.ts';
import { lengths, maximumMarkupTags } from './limits.ts';
import { type ValidationCode } from './validation-errors.ts';

type Issue = { readonly input?: unknown };

/** PostgreSQL cannot store NUL, and a lone surrogate has no UTF-8 encoding. */
const unstorable = /[\u0000\p{Surrogate}]/u;
/** Matches anything except spaces and zero-width characters. */
export const visible = /[^\s\u200b-\u200d\u2060\ufeff]/;

export const missingOrWrong =
  (missing: ValidationCode, wrong: ValidationCode) =>
  (issue: Issue): ValidationCode =>
    issue.input === undefined || issue.input === null || issue.input === '' ? missing : wrong;

export const storable = z.refine<string>((text) => !unstorable.test(text), 'bad_characters');

/** Required text, trimmed. */
export const text = (max: number, missing: ValidationCode = 'required') =>
  z.string({ error: missingOrWrong(missing, 'wrong_type') }).check(
    z.trim(),
    z.refine((value) => visible.test(value), missing),
    z.maxLength(max, 'too_long'),
    storable,
  );

/** Limits the tags in markup, because the sanitiser compares each closing tag with all open ones. */
const fewTags = z.refine<string>(
  (markup) => (markup.match(/<[a-z/!?]/gi)?.length ?? 0) <= maximumMarkupTags,
  'too_much_markup',
);

/** Text that may be empty, but not absent. */
export const textOrEmpty = (max: number) =>
  z.string({ error: 'wrong_type' }).check(z.trim(), z.maxLength(max, 'too_long'), storable);

/** Text that may be empty or absent; absent and null become ''. */
export const optionalText = (max: number) =>
  z.pipe(
    z.nullish(textOrEmpty(max)),
    z.transform((value: string | null | undefined) => value ?? ''),
  );

/** Rich text (product 3.12), required or optional. */
export const richText = () => text(lengths.richText).check(fewTags);
export const optionalRichText = () => optionalText(lengths.richText).check(fewTags);

/** One of a list, spelled exactly. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: missingOrWrong('required', 'not_in_list') });

/** A list in a reply. Items that only newer servers know are left out. */
export const knownItems = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.pipe(
    z.transform((items: unknown) =>
      Array.isArray(items) ? items.filter((item: unknown) => values.some((value) => value === item)) : [],
    ),
    z.array(z.enum(values)),
  );

const digits = z.string({ error: missingOrWrong('required', 'not_number') }).check(
  z.trim(),
  z.overwrite(latinDigits),
  z.refine((value) => value !== '', { error: 'required', abort: true }),
  z.regex(/^\d{1,15}$/, 'not_number'),
);

/** A whole number, or its digits in a string, which some clients send. */
export const wholeNumber = (min: number, max: number, tooSmall: ValidationCode = 'too_small') =>
  z
    .pipe(
      z.union([z.number(), digits], { error: missingOrWrong('required', 'not_number') }),
      z.transform((value: number | string) => Number(value)),
    )
    .check(
      z.refine((value) => Number.isInteger(value), { error: 'not_number', abort: true }),
      z.refine((value) => value >= min, tooSmall),
      z.refine((value) => value <= max, 'too_big'),
    );

/** An optional value; null if absent. */
export const orNothing = <S extends z.core.$ZodType>(schema: S) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value: z.output<S> | null | undefined) => value ?? null),
  );

/** An optional value; null if absent or blank, as an empty form field sends it. */
export const orEmpty = <S extends z.core.$ZodType>(schema: S) =>
  z._default(
    z.pipe(
      z.transform((value: unknown) =>
        typeof value === 'string' && !visible.test(value) ? undefined : value,
      ),
      orNothing(schema),
    ),
    null as never,
  );

/** A positive whole number, or its digits in a string. */
export const id = () => wholeNumber(1, Number.MAX_SAFE_INTEGER);
