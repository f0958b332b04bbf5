/** The file format of the judged set (README.md). */
import * as z from 'zod/mini';
import { type newJob } from '#contract/postings.ts';

/** The kind of a query; each kind is measured separately. */
export const kinds = [
  'title-km',
  'title-en',
  'compound',
  'prefix',
  'spelling',
  'typo-km',
  'typo-en',
  'other-language',
  'loan-word',
  'latin',
  'label',
  'place',
  'title-place',
  'skill',
  'need',
  'several-words',
  'spacing',
  'case',
  'nothing',
] as const;

/** Recall is measured over this many first jobs. */
export const topOfList = 24;

const slug = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/));
const slugs = z.array(slug).check(z.minLength(1));
const words = z.array(z.string().check(z.minLength(1))).check(z.minLength(1));
const place = z.string().check(z.regex(/^(KH-\d{1,2}|remote|any)$/));

/** What a job is to a person who read it; never sent. */
export const labels = z.strictObject({
  occupation: slug,
  also: z.optional(slugs),
  trade: slug,
  place,
  facts: z.optional(slugs),
});

/** All named conditions must hold: one of the values of each, but every fact. */
const rule = z.strictObject({
  occupation: z.optional(slugs),
  also: z.optional(slugs),
  trade: z.optional(slugs),
  place: z.optional(z.array(place)),
  facts: z.optional(slugs),
  industry: z.optional(words),
  category: z.optional(words),
  level: z.optional(words),
  district: z.optional(words),
  says: z.optional(words),
  jobs: z.optional(words),
});
const rules = z.optional(z.union([rule, z.array(rule)]));

/** As in the list's URL. */
const filters = z.strictObject({
  province: z.optional(place),
  level: z.optional(z.string()),
  job_type: z.optional(z.string()),
  industry: z.optional(z.string()),
});

export const query = z.strictObject({
  id: z.string(),
  text: z.string().check(z.minLength(1)),
  kind: z.enum(kinds),
  filters: z.optional(filters),
  grades: z.strictObject({ '3': rules, '2': rules, '1': rules }),
});

export type Rule = z.output<typeof rule>;
export type Filters = z.output<typeof filters>;
export type Query = z.output<typeof query>;
export type JudgedJob = z.output<typeof labels> & {
  readonly key: string;
  readonly body: z.input<typeof newJob>;
};
