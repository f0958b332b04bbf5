/** What the guided CV does not ask for (product 2.43): it follows from what was answered. Fills in what is empty only. */
import { countries, experienceTypes } from '#contract/cv-options.ts';
import { type CvValues, isTouched, type Values } from '../cv-values.ts';

/** Cambodia stands first. */
const home = countries[0]?.[1] ?? '';

/** What is written in the reader's words where nothing was asked. */
export type FillInWords = {
  /** What was learned at a school that has no subjects. */
  readonly major: string;
  /** What a degree is called. */
  readonly degree: (degree: string) => string;
};

const withDefaults = (values: Values, defaults: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.trim() === '' ? (defaults[name] ?? value) : value,
    ]),
  );

const first = (items: readonly Values[], defaults: (item: Values) => Values): readonly Values[] =>
  items.map((item, at) => (at === 0 && isTouched(item) ? withDefaults(item, defaults(item)) : item));

/** The CV with what follows from the answers. */
export function filledIn(values: CvValues, words: FillInWords): CvValues {
  const { city = '', job_level = '' } = values.user_info;
  const place = { city, country: home };
  return {
    ...values,
    user_info: withDefaults(values.user_info, { country: home }),
    work_exp: first(values.work_exp, ({ job_title = '' }) => ({
      ...place,
      job_level,
      type_of_exp: experienceTypes[0],
      description: job_title,
    })),
    education: first(values.education, ({ degree = '' }) => ({
      ...place,
      major: words.major,
      description: words.degree(degree),
    })),
  };
}
