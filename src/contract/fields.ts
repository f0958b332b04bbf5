/** The kinds of value that requests are made of, each with its error codes; knows no noun. */
import * as z from 'zod/mini';
import { maximumMarkupTags } from './limits.ts';
import { type ValidationCode } from './validation-errors.ts';

type Issue = { readonly input?: unknown };

/** NUL cannot be stored by the database, and half a surrogate pair is not text in any encoding. */
const unstorable = /[\u0000\p{Surrogate}]/u;
/** Something besides spaces and zero-width signs. */
const visible = /[^\s\u200b-\u200d\u2060\ufeff]/;

const missingOrWrong =
  (missing: ValidationCode, wrong: ValidationCode) =>
  (issue: Issue): ValidationCode =>
    issue.input === undefined || issue.input === null || issue.input === '' ? missing : wrong;

const storable = z.refine<string>((text) => !unstorable.test(text), 'bad_characters');

/** Text that must say something; outer spaces go. */
export const text = (max: number, missing: ValidationCode = 'required') =>
  z.string({ error: missingOrWrong(missing, 'wrong_type') }).check(
    z.trim(),
    z.refine((value) => visible.test(value), missing),
    z.maxLength(max, 'too_long'),
    storable,
  );

/** For a text that may be markup. Who cleans it looks for each closing tag among all that are open, one by one. */
export const fewTags = z.refine<string>(
  (markup) => (markup.match(/<[a-z/!?]/gi)?.length ?? 0) <= maximumMarkupTags,
  'too_much_markup',
);

/** Text that may be empty, but not absent. */
export const textOrEmpty = (max: number) =>
  z.string({ error: 'wrong_type' }).check(z.trim(), z.maxLength(max, 'too_long'), storable);

/** Text that may be empty or absent; absent and null come out as ''. */
export const optionalText = (max: number) =>
  z.pipe(
    z.nullish(textOrEmpty(max)),
    z.transform((value: string | null | undefined) => value ?? ''),
  );

/** A password: counted in full, never trimmed. */
export const newPassword = (min: number, max: number) =>
  z.string({ error: missingOrWrong('password_required', 'wrong_type') }).check(
    z.refine((value) => visible.test(value), { error: 'password_required', abort: true }),
    z.minLength(min, 'password_too_short'),
    z.maxLength(max, 'password_too_long'),
    storable,
  );

/** An e-mail address, without the spaces around it. */
export const email = (max: number) =>
  z.string({ error: missingOrWrong('required', 'wrong_type') }).check(
    z.trim(),
    z.refine((value) => visible.test(value), { error: 'required', abort: true }),
    z.maxLength(max, 'too_long'),
    z.regex(z.regexes.email, 'not_email'),
  );

/** One of a list, spelled exactly. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: missingOrWrong('required', 'not_in_list') });

const digits = z.string({ error: missingOrWrong('required', 'not_number') }).check(
  z.trim(),
  z.refine((value) => value !== '', { error: 'required', abort: true }),
  z.regex(/^\d{1,15}$/, 'not_number'),
);

/** A whole number, also as digits in a string: clients exist that send it so. */
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

/** Something that may be left out; then, and where it is null, it comes out as null. */
export const orNothing = <S extends z.core.$ZodType>(schema: S) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value: z.output<S> | null | undefined) => value ?? null),
  );

/** The same, where an emptied field of a form is one that was left out. */
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

/** An identifier: a positive whole number, also as digits in a string. */
export const id = () => wholeNumber(1, Number.MAX_SAFE_INTEGER);

const realDay = (value: string) => {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};

export const dayPattern = /^(19|20|21)\d{2}-\d{2}-\d{2}$/;

/** A day that exists, as YYYY-MM-DD. */
export const day = () =>
  z.string({ error: missingOrWrong('required', 'not_date') }).check(
    z.refine((value) => value !== '', { error: 'required', abort: true }),
    z.regex(dayPattern, { error: 'not_date', abort: true }),
    z.refine(realDay, 'not_date'),
  );

/** To the minute or finer, with the time zone. */
const instants = [z.regexes.datetime({ offset: true }), z.regexes.datetime({ offset: true, precision: -1 })];

/** A moment as ISO 8601 says it; comes out in UTC. */
export const moment = () =>
  z.pipe(
    z.string({ error: missingOrWrong('required', 'not_time') }).check(
      z.trim(),
      z.refine((value) => value !== '', { error: 'required', abort: true }),
      z.maxLength(40, { error: 'not_time', abort: true }),
      z.regex(/^(19|20|21)/, { error: 'not_time', abort: true }),
      z.refine((value) => instants.some((instant) => instant.test(value)), {
        error: 'not_time',
        abort: true,
      }),
    ),
    z.transform((value: string) => new Date(value).toISOString()),
  );

/** Cambodia's clock runs seven hours ahead of UTC all year, so its today may be UTC's tomorrow. */
const cambodiaAheadMs = 7 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** Today in Cambodia, or so many days later, as YYYY-MM-DD. */
export const dayInCambodia = (daysLater = 0, now = Date.now()): string =>
  new Date(now + cambodiaAheadMs + daysLater * dayMs).toISOString().slice(0, 10);

/** A day that is not after today in Cambodia. */
export const pastDay = () => day().check(z.refine((value) => value <= dayInCambodia(), 'date_in_future'));

/** A day from tomorrow in Cambodia to so many days ahead. */
export const dayWithin = (days: number) =>
  day().check(z.refine((value) => value > dayInCambodia() && value <= dayInCambodia(days), 'day_not_open'));
