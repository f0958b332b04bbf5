/** Calls to post and edit jobs (product 3.3, 4.16, 5.4, 5.5, 7.6). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { day, dayWithin } from './day-fields.ts';
import { dayInCambodia } from './days.ts';
import { latinDigits } from './digits.ts';
import { missingOrWrong, oneOf, orNothing, richText, text, textOrEmpty, wholeNumber } from './fields.ts';
import { industry, title } from './employer-fields.ts';
import { newContact } from './job-contact.ts';
import { type JobConditions, overtimes, provisions } from './job-fields.ts';
import { jobId } from './job-requests.ts';
import { jobDetail } from './jobs.ts';
import {
  coverImages,
  lengths,
  listItems,
  maximumAge,
  maximumDaysOpen,
  maximumDaysToStart,
  maximumPay,
  maximumPositions,
  maximumTags,
  minimumAge,
  minimumTags,
} from './limits.ts';
import { categories, jobTypes, levels } from './options.ts';
import { genders, qualifications } from './posting-options.ts';
import { occupationCodes } from './occupations.ts';
import { currencies, payPeriods } from './pay.ts';
import { provinces } from './places.ts';
import { jobLocations } from './province-locations.ts';
import { askedQuestions } from './job-questions.ts';

const decimal = z
  .string({ error: missingOrWrong('required', 'not_amount') })
  .check(z.trim(), z.overwrite(latinDigits), z.regex(/^\d{1,12}(?:\.\d{1,4})?$/, 'not_amount'));

/** An amount of money, rounded to cents; a number or a string. */
const amount = (max: number) =>
  z
    .pipe(
      z.union([z.number(), decimal], { error: missingOrWrong('required', 'not_amount') }),
      z.transform((value: number | string) => Math.round(Number(value) * 100) / 100),
    )
    .check(
      z.refine((value) => value >= 0, 'too_small'),
      z.refine((value) => value <= max, 'too_big'),
    );

const notEmpty = (items: string[]) => items.filter((item) => item !== '');

/** Requirements or responsibilities; the empty lines that some clients send are dropped. */
const lines = z.pipe(
  z.nullish(
    z.array(textOrEmpty(lengths.listItem), { error: 'wrong_type' }).check(z.maxLength(listItems, 'too_many')),
  ),
  z.transform((items: string[] | null | undefined) => notEmpty(items ?? [])),
);

/** One to five tags, without empty and repeated ones. */
export const tags = z
  .pipe(
    z
      .array(textOrEmpty(lengths.tag), { error: 'tag_required' })
      .check(z.maxLength(listItems, 'too_many_tags')),
    z.transform((items: string[]) => [...new Set(notEmpty(items))]),
  )
  .check(
    z.refine((items) => items.length >= minimumTags, 'tag_required'),
    z.refine((items) => items.length <= maximumTags, 'too_many_tags'),
  );

/** The last day of a new posting. */
export const openUntil = dayWithin(maximumDaysOpen);

/** A past day is valid: pages leave it out, and an edit may send it back. */
const startDay = day().check(
  z.refine((value) => value <= dayInCambodia(maximumDaysToStart), 'too_far_ahead'),
);
const start = z.union([z.literal('now'), startDay], { error: missingOrWrong('required', 'not_date') });

const given = z.object(
  {
    hours_per_day: orNothing(wholeNumber(1, 16)),
    days_per_week: orNothing(wholeNumber(1, 7)),
    overtime: orNothing(oneOf(overtimes)),
    provides: orNothing(
      z.pipe(
        z.array(oneOf(provisions), { error: 'wrong_type' }).check(z.maxLength(listItems, 'too_many')),
        z.transform((items) => (items.length === 0 ? null : [...new Set(items)])),
      ),
    ),
    start: orNothing(start),
  },
  { error: 'wrong_type' },
);

/** Leaves out what is not given; null if nothing is. */
const conditions = z.pipe(
  z.nullish(given),
  z.transform((all: z.output<typeof given> | null | undefined): JobConditions | null => {
    const known = Object.entries(all ?? {}).filter(([, value]) => value !== null);
    return known.length === 0 ? null : (Object.fromEntries(known) as JobConditions);
  }),
);

/** The fields of a new job, without the checks across fields. */
export const newJobFields = z.object({
  name: title(lengths.shortText),
  category: oneOf(categories),
  description: richText(),
  gender: oneOf(genders),
  industry,
  job_type: oneOf(jobTypes),
  age: wholeNumber(minimumAge, maximumAge, 'too_young'),
  language: text(lengths.shortText),
  level: oneOf(levels),
  location: oneOf(jobLocations),
  qualification: oneOf(qualifications),
  salary: text(lengths.salary),
  required_skills: text(lengths.skills),
  available_position: wholeNumber(1, maximumPositions),
  responsibilities: lines,
  requirements: lines,
  tags,
  img: z._default(wholeNumber(0, coverImages - 1), 0),
  province: orNothing(oneOf(provinces)),
  district: orNothing(text(lengths.shortText)),
  salary_min: orNothing(amount(maximumPay)),
  salary_max: orNothing(amount(maximumPay)),
  salary_currency: orNothing(oneOf(currencies)),
  salary_period: orNothing(oneOf(payPeriods)),
  expires_on: orNothing(openUntil),
  occupation: orNothing(z.enum(occupationCodes, { error: missingOrWrong('required', 'not_in_list') })),
  conditions,
  urgent: z.pipe(
    z.nullish(z.boolean({ error: 'wrong_type' })),
    z.transform((value: boolean | null | undefined) => value ?? false),
  ),
  questions: askedQuestions,
  contact: newContact,
});

export type NewJob = z.output<typeof newJobFields>;

/** An amount needs a currency and a period, and the maximum may not be below the minimum. */
export const consistentPay = [
  z.refine<NewJob>(({ salary_min: min, salary_max: max }) => min === null || max === null || min <= max, {
    error: 'pay_order',
    path: ['salary_max'],
  }),
  ...(['salary_currency', 'salary_period'] as const).map((unit) =>
    z.refine<NewJob>((job) => job[unit] !== null || (job.salary_min === null && job.salary_max === null), {
      error: 'pay_unit',
      path: [unit],
    }),
  ),
];
export const newJob = newJobFields.check(...consistentPay);

export const postJob = endpoint({
  method: 'POST',
  path: '/job',
  summary: 'Post a job.',
  access: 'employer',
  body: newJob,
  reply: z.object({ job_id: z.number() }),
  status: 201,
  idempotent: true,
  failures: ['daily_limit'],
});

/** The server checks the last day only if it changes, because the current one may be in the past. */
const editedJob = z.extend(newJobFields, { expires_on: orNothing(day()) }).check(...consistentPay);

export const editJob = endpoint({
  method: 'PUT',
  path: '/job/:id',
  summary:
    'Replace a job; occupation, conditions, urgent and questions stay if left out. Applicants waiting for an answer are notified of what changed.',
  access: 'employer',
  params: jobId,
  body: editedJob,
  reply: jobDetail,
  status: 200,
  failures: ['job_closed'],
});
