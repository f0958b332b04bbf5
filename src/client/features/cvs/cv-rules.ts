/** Validates the CV form with the contract's schemas and builds the request body (product 5.7, 5.8). */
import * as z from 'zod/mini';
import {
  cardInfo,
  type CvInput,
  cvItems,
  type CvSection,
  cvSections,
  firstDate,
  userInfo,
} from '#contract/cvs.ts';
import { fieldErrors, type FieldErrors } from '#contract/validation-errors.ts';
import { type CvValues, isTouched, type Values } from './cv-values.ts';

/** Values are immutable, so a key press validates only the item it changes. */
const errorCaches = new WeakMap<z.core.$ZodType, WeakMap<Values, FieldErrors>>();

function errorsAgainst(schema: z.core.$ZodType, values: Values): FieldErrors {
  const errorCache = errorCaches.get(schema) ?? new WeakMap<Values, FieldErrors>();
  errorCaches.set(schema, errorCache);
  const cached = errorCache.get(values);
  if (cached) return cached;
  const parsed = z.safeParse(schema, values);
  const errors = parsed.success ? {} : fieldErrors(parsed.error);
  errorCache.set(values, errors);
  return errors;
}

const infoOf = (card = false) => (card ? cardInfo : userInfo);

export const personalErrors = (values: Values, card?: boolean): FieldErrors =>
  errorsAgainst(infoOf(card), values);

/** An untouched item has no errors; otherwise every field is validated. */
export const itemErrors = (section: CvSection, values: Values): FieldErrors =>
  isTouched(values) ? errorsAgainst(cvItems[section], values) : {};

const isEmpty = (errors: FieldErrors): boolean => Object.keys(errors).length === 0;

const withPrefix = (path: string, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [`${path}.${field}`, error]));

/** An item that starts before the birth; both dates are valid on their own. */
function birthErrors(section: CvSection, values: Values, born = ''): FieldErrors {
  const field = section in firstDate ? firstDate[section as keyof typeof firstDate] : undefined;
  const date = field && values[field];
  return field && date && date < born ? { [field]: 'before_birth' } : {};
}

/** The form's errors by dotted path (`work_exp.0.company`), in page order. */
export const errorsOf = (values: CvValues): FieldErrors =>
  Object.assign(
    withPrefix('user_info', personalErrors(values.user_info, values.card)),
    ...cvSections.flatMap((section) =>
      values[section].map((item, index) =>
        withPrefix(`${section}.${index}`, {
          ...birthErrors(section, item, values.user_info['date_of_birth']),
          ...itemErrors(section, item),
        }),
      ),
    ),
  ) as FieldErrors;

const isComplete = (section: CvSection, values: Values): boolean =>
  isTouched(values) && isEmpty(itemErrors(section, values));

/** True if at least one item is filled in and no item has an error. */
export const isSectionComplete = (section: CvSection, items: readonly Values[]): boolean =>
  items.some(isTouched) && items.every((values) => isEmpty(itemErrors(section, values)));

export const parts = ['user_info', ...cvSections] as const;
export type PartName = (typeof parts)[number];

/** The parts that the section bar ticks. */
export const completeParts = (values: CvValues): readonly PartName[] =>
  parts.filter((part) =>
    part === 'user_info'
      ? isEmpty(personalErrors(values.user_info, values.card))
      : isSectionComplete(part, values[part]),
  );

/** The request body: the personal details and all complete items; sections without one are omitted. */
export function payloadOf(values: CvValues): CvInput {
  const sections = cvSections.flatMap((section) => {
    const complete = values[section].filter((item) => isComplete(section, item));
    return complete.length > 0 ? [[section, complete.map((item) => z.parse(cvItems[section], item))]] : [];
  });
  const { user_info } = values;
  const person = values.card
    ? { card: true as const, user_info: z.parse(cardInfo, user_info) }
    : { user_info: z.parse(userInfo, user_info) };
  return { ...person, ...Object.fromEntries(sections) };
}

/** Normalises the personal details as the server will store them, for example the phone number. */
export function withStoredPerson(values: CvValues): CvValues {
  const parsed = z.safeParse(infoOf(values.card), values.user_info);
  return parsed.success ? { ...values, user_info: parsed.data } : values;
}

/** Maps the server's errors to the form's items: their indexes count only the items that were sent. */
export function toFormErrors(values: CvValues, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, error]) => {
      const [name, sentIndex, ...field] = path.split('.');
      const section = cvSections.find((one) => one === name);
      if (!section) return [path, error];
      const sent = values[section].flatMap((item, index) => (isComplete(section, item) ? [index] : []));
      return [[name, sent[Number(sentIndex)] ?? sentIndex, ...field].join('.'), error];
    }),
  );
}
