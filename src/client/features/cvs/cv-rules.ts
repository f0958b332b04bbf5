/** What of a typed CV is wrong, complete and sent (product 5.7, 5.8); pure, by the contract's own schemas. */
import * as z from 'zod/mini';
import { type CvInput, cvItems, type CvSection, cvSections, userInfo } from '#contract/cvs.ts';
import { fieldErrors, type FieldErrors } from '#contract/validation-errors.ts';
import { type CvValues, isTouched, type Values } from './cv-values.ts';

/** Values never change in place, so what was found about them holds: a key checks its own item and no other. */
const cache = new WeakMap<Values, FieldErrors>();

function errorsAgainst(schema: z.core.$ZodType, values: Values): FieldErrors {
  const known = cache.get(values);
  if (known) return known;
  const parsed = z.safeParse(schema, values);
  const errors = parsed.success ? {} : fieldErrors(parsed.error);
  cache.set(values, errors);
  return errors;
}

export const personalErrors = (values: Values): FieldErrors => errorsAgainst(userInfo, values);

/** A sub-form's errors: none while it is untouched, then every field counts. */
export const itemErrors = (section: CvSection, values: Values): FieldErrors =>
  isTouched(values) ? errorsAgainst(cvItems[section], values) : {};

const isEmpty = (errors: FieldErrors): boolean => Object.keys(errors).length === 0;

const at = (path: string, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [`${path}.${field}`, error]));

/** The form's errors by dotted path (`work_exp.0.company`), in the order of the page. */
export const errorsOf = (values: CvValues): FieldErrors =>
  Object.assign(
    at('user_info', personalErrors(values.user_info)),
    ...cvSections.flatMap((section) =>
      values[section].map((item, index) => at(`${section}.${index}`, itemErrors(section, item))),
    ),
  ) as FieldErrors;

const isComplete = (section: CvSection, values: Values): boolean =>
  isTouched(values) && isEmpty(itemErrors(section, values));

/** Whether a section's chip gets its tick: something in it, and nothing in it wrong. */
export const isSectionComplete = (section: CvSection, items: readonly Values[]): boolean =>
  items.some(isTouched) && items.every((values) => isEmpty(itemErrors(section, values)));

export const parts = ['user_info', ...cvSections] as const;
export type PartName = (typeof parts)[number];

/** The parts of the form that get their tick. */
export const completeParts = (values: CvValues): readonly PartName[] =>
  parts.filter((part) =>
    part === 'user_info' ? isEmpty(personalErrors(values.user_info)) : isSectionComplete(part, values[part]),
  );

/** What is sent: the personal details, and the sections that have at least one complete item, with those items only. */
export function payloadOf(values: CvValues): CvInput {
  const sections = cvSections.flatMap((section) => {
    const complete = values[section].filter((item) => isComplete(section, item));
    return complete.length > 0 ? [[section, complete.map((item) => z.parse(cvItems[section], item))]] : [];
  });
  return { user_info: z.parse(userInfo, values.user_info), ...Object.fromEntries(sections) };
}

/** With the personal details as they will be stored: a phone number may be typed in several ways. */
export function asStored(values: CvValues): CvValues {
  const parsed = z.safeParse(userInfo, values.user_info);
  return parsed.success ? { ...values, user_info: parsed.data } : values;
}

/** The server's errors at the items of the form: their numbers count the sent items only. */
export function errorsAtForm(values: CvValues, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, error]) => {
      const [name, number, ...field] = path.split('.');
      const section = cvSections.find((known) => known === name);
      if (!section) return [path, error];
      const sent = values[section].flatMap((item, index) => (isComplete(section, item) ? [index] : []));
      return [[name, sent[Number(number)] ?? number, ...field].join('.'), error];
    }),
  );
}
