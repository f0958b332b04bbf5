/** Validation of a draft, the steps it allows, and its request body (product 4.7, 5.4). */
import * as z from 'zod/mini';
import { fieldErrors, type FieldErrors } from '#contract/validation-errors.ts';
import { hasWords } from '#contract/description-markup.ts';
import { dayInCambodia } from '#contract/days.ts';
import { maximumTags } from '#contract/limits.ts';
import { currencies, payPeriods } from '#contract/pay.ts';
import { type JobConditions } from '#contract/job-fields.ts';
import { newJob, type NewJob } from '#contract/postings.ts';
import { type FormState } from '#client/forms/form-store.ts';
import {
  emptyDraft,
  type JobDraft,
  optionalFields,
  requiredFields,
  type TypedField,
  typedFields,
} from './job-draft.ts';
import { type JobTemplate } from './job-templates.ts';

export const steps = [1, 2, 3, 4] as const;
export type Step = (typeof steps)[number];

/** True if any field differs from its default. */
export const isStarted = (draft: JobDraft): boolean =>
  draft.urgent ||
  draft.pasted.trim() !== '' ||
  draft.waiting.length > 0 ||
  conditionsOf(draft) !== null ||
  contactOf(draft) !== undefined ||
  [...typedFields, 'tags' as const, 'requirements' as const, 'responsibilities' as const].some(
    (field) => String(draft[field]).trim() !== String(emptyDraft[field]),
  );

export const missingFields = (draft: JobDraft): TypedField[] =>
  requiredFields.filter((field) => !hasWords(draft[field]));

/** Offered numbers of days that a posting stays open; the second is the one we suggest. */
export const openDays = ['14', '30', '90'] as const;

/** The last day on which the job is open; '' for no end. */
export function lastDayOf(draft: JobDraft): string {
  const { closes } = draft;
  if (closes === '' || closes === 'none') return '';
  // A number of days counts from the first attempt to post: later attempts send the same date.
  if (closes === 'day' || closes === 'kept' || draft.requestKey) return draft.expires_on;
  return dayInCambodia(Number(closes));
}

/** The pay as it is sent; currency and period only if it has an amount. */
export function payOf(draft: JobDraft) {
  const [salary_min, salary_max] = [draft.salary_min, draft.salary_max].map((typed) =>
    typed.replace(/\.$/, ''),
  );
  const isGiven = Boolean(salary_min || salary_max);
  return {
    salary_min,
    salary_max,
    salary_currency: isGiven ? draft.salary_currency || currencies[0] : '',
    salary_period: isGiven ? draft.salary_period || payPeriods[2] : '',
  };
}

/** Without impossible ones, which a stored draft may have. Null if none are set. */
function conditionsOf({ conditions }: JobDraft): JobConditions | null {
  const isPossible = ([name, value]: [string, unknown]) =>
    z.safeParse(newJob.shape.conditions, { [name]: value }).success;
  return z.parse(newJob.shape.conditions, Object.fromEntries(Object.entries(conditions).filter(isPossible)));
}

/** As it is sent; undefined if nothing is set. */
function contactOf({ contact }: JobDraft) {
  const { phone, telegram, walks_in, place, days, days_text, hours, bring } = contact;
  if (!walks_in && !hasWords(phone) && !hasWords(telegram)) return undefined;
  const walk_in = { place, days: days.length === 0 && days_text ? days_text : days, hours, bring };
  return { phone, telegram, ...(walks_in && { walk_in }) };
}

/** The request body: without empty optional fields. */
export function toBody(draft: JobDraft): Record<string, unknown> {
  const body = {
    ...draft,
    ...payOf(draft),
    expires_on: lastDayOf(draft),
    conditions: conditionsOf(draft) ?? undefined,
    urgent: draft.urgent || undefined,
    contact: contactOf(draft),
  };
  const omitted = optionalFields.filter((field) => !hasWords(body[field] ?? ''));
  return { ...body, ...Object.fromEntries(omitted.map((field) => [field, undefined])) };
}

/** Errors of filled-in fields of step 2: numbers out of range, texts too long. */
export function errorsOf(draft: JobDraft): FieldErrors {
  const parsed = z.safeParse(newJob, toBody(draft));
  const errors = parsed.success ? {} : fieldErrors(parsed.error);
  // The schema compares the amounts only if all other fields are valid.
  const { salary_min, salary_max } = payOf(draft);
  if (salary_min && salary_max && Number(salary_max) < Number(salary_min)) errors.salary_max ??= 'pay_order';
  // By their paths in the draft, where the place is not below `walk_in`.
  const inContact = Object.entries(errors).flatMap(([path, error]) =>
    path.startsWith('contact.') ? [[path.replace('.walk_in.', '.'), error] as const] : [],
  );
  return Object.fromEntries([
    ...inContact,
    ...typedFields.flatMap((field) => {
      const error = errors[field];
      // An edited job may retain its last day, even if it could not be chosen now.
      if (field === 'expires_on' && draft.closes === 'kept') return [];
      return error && hasWords(draft[field]) ? [[field, error] as const] : [];
    }),
  ]);
}

type State = Pick<FormState<JobDraft>, 'values' | 'errors'>;

/** Number of fields of step 2 that are missing or invalid. */
export const fieldsLeft = ({ values, errors }: State): number =>
  missingFields(values).length + Object.keys(errors).length;

/** The draft that follows a posted one if the pasted text has another job. */
export function nextPasted({ waiting: [next, ...others] }: JobDraft): JobDraft | undefined {
  return next === undefined ? undefined : { ...emptyDraft, way: 'paste', pasted: next, waiting: others };
}

/** Number of parts of step 2 that were read from a pasted text and not looked at yet. */
export const guessesLeft = ({ guessed }: JobDraft): number =>
  guessed.filter((part) => part !== 'company_name').length;

function isDone(step: Step, state: State): boolean {
  const { way, template, tags } = state.values;
  switch (step) {
    case 1:
      return way === 'self' || (way === 'template' && template !== '');
    case 2:
      return fieldsLeft(state) === 0 && guessesLeft(state.values) === 0;
    case 3:
      return tags.length > 0;
    case 4:
      return false;
  }
}

/** True if step 3 has been filled from the occupation, so that a new posting may skip it. */
export const skipsLists = (state: State): boolean => state.values.occupation !== '' && isDone(3, state);

/** The first incomplete step, which is the last one that may be opened. */
export const firstUnfinished = (state: State): Step => steps.find((step) => !isDone(step, state)) ?? 4;

/** The request body of POST /job; throws if the draft is incomplete. */
export const toNewJob = (draft: JobDraft): NewJob => z.parse(newJob, toBody(draft));

/** The fields that a template fills (product 4.7). */
export const fromTemplate = (
  template: JobTemplate,
): Pick<JobDraft, 'name' | 'responsibilities' | 'requirements' | 'required_skills'> => ({
  name: template.name,
  responsibilities: [...template.responsibilities],
  requirements: [...template.requirements],
  required_skills: template.skills,
});

/** True if applying a template would replace text that the user typed. */
export function wouldReplace(draft: JobDraft, templates: readonly JobTemplate[]): boolean {
  const before = templates.find(({ name }) => name === draft.template);
  const unchanged = before
    ? fromTemplate(before)
    : { name: '', responsibilities: [], requirements: [], required_skills: '' };
  const current = {
    name: draft.name,
    responsibilities: draft.responsibilities,
    requirements: draft.requirements,
    required_skills: draft.required_skills,
  };
  return JSON.stringify(current) !== JSON.stringify(unchanged);
}

const sameTag = (a: string) => (b: string) => a.toLowerCase() === b.toLowerCase();

/** Adds or removes a tag, up to the maximum. */
export function toggleTag(tags: readonly string[], tag: string): string[] {
  if (tags.some(sameTag(tag))) return tags.filter((other) => !sameTag(tag)(other));
  return tags.length < maximumTags ? [...tags, tag] : [...tags];
}

/** Adds a typed tag, unless it is empty, a duplicate or over the maximum. */
export function addTag(tags: readonly string[], typed: string): string[] {
  const tag = typed.trim();
  return tag === '' || tags.some(sameTag(tag)) ? [...tags] : toggleTag(tags, tag);
}

export const addLine = (lines: readonly string[], typed: string): string[] =>
  typed.trim() ? [...lines, typed.trim()] : [...lines];

export const changeLine = (lines: readonly string[], at: number, typed: string): string[] =>
  lines.map((line, index) => (index === at && typed.trim() ? typed.trim() : line));

export const removeLine = (lines: readonly string[], at: number): string[] =>
  lines.filter((_, index) => index !== at);
