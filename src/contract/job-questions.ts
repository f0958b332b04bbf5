/** Questions that employers ask with a job, and their answers (product 3.7). */
import * as z from 'zod/mini';
import { oneOf, wholeNumber } from './fields.ts';
import { maximumQuestions, maximumYears } from './limits.ts';

export const questions = [
  'own_motorbike',
  'driving_licence',
  'night_shift',
  'start_this_week',
  'lives_nearby',
  'bring_id_card',
  'years_experience',
  'speaks_english',
  'speaks_chinese',
  'reads_khmer',
] as const;
export type Question = (typeof questions)[number];

export const yesOrNo = ['yes', 'no'] as const;
export type Answer = (typeof yesOrNo)[number] | number;
/** Its answer is a number of years; all others are answered by yes or no. */
export const isYears = (question: Question): boolean => question === 'years_experience';

/** What a job asks; repeated questions are dropped. */
export const askedQuestions = z.pipe(
  z.nullish(
    z.array(oneOf(questions), { error: 'wrong_type' }).check(
      z.overwrite((asked) => [...new Set(asked)]),
      z.maxLength(maximumQuestions, 'too_many'),
    ),
  ),
  z.transform((asked: Question[] | null | undefined) => asked ?? []),
);

const byQuestion = <YesNo, Years>(yesNo: YesNo, years: Years) =>
  ({
    own_motorbike: yesNo,
    driving_licence: yesNo,
    night_shift: yesNo,
    start_this_week: yesNo,
    lives_nearby: yesNo,
    bring_id_card: yesNo,
    years_experience: years,
    speaks_english: yesNo,
    speaks_chinese: yesNo,
    reads_khmer: yesNo,
  }) satisfies Record<Question, unknown>;

/** Undefined if absent, so that the digest of a request without answers stays the same. */
export const givenAnswers = z.pipe(
  z.nullish(
    z.strictObject(byQuestion(z.nullish(oneOf(yesOrNo)), z.nullish(wholeNumber(0, maximumYears))), {
      error: 'not_in_list',
    }),
  ),
  z.transform((value) => value ?? undefined),
);

/** In replies; answers of newer servers are left out. Null where the applicant did not answer. */
export const shownAnswers = z.object(
  byQuestion(
    z.nullish(z.catch(z.nullable(z.enum(yesOrNo)), null)),
    z.nullish(z.catch(z.nullable(z.number()), null)),
  ),
);
export type Answers = z.output<typeof shownAnswers>;
