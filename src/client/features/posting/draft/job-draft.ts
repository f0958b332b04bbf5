/** The draft of a posting (product 3.3, 3.11: `jobDraft`): its schema, its defaults, and parsing stored drafts. */
import * as z from 'zod/mini';
import { defaultAge } from '#contract/limits.ts';
import { phnomPenh } from '#contract/places.ts';
import { newJob } from '#contract/postings.ts';
import { questions } from '#contract/job-questions.ts';

/** Stored with each draft; other clients of the API store none. */
const version = 2;

/** Numbers are stored as typed; other clients of the API store them as numbers. */
const text = z._default(z.catch(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), ''), '');
const texts = z._default(z.catch(z.array(z.string()), []), []);

const typed = z.omit(z.object(newJob.shape), {
  responsibilities: true,
  requirements: true,
  tags: true,
  img: true,
  conditions: true,
  urgent: true,
  questions: true,
  contact: true,
}).shape;
export type TypedField = keyof typeof typed;

/** The text fields of step 2. */
export const typedFields = Object.keys(typed) as readonly TypedField[];

const accepts = (field: TypedField, value: unknown) => z.safeParse(typed[field], value).success;
/** Omitted from the request if empty. */
export const optionalFields = typedFields.filter((field) => accepts(field, undefined));
/** The contract rejects these if empty. */
export const requiredFields = typedFields.filter(
  (field) => !accepts(field, '') && !optionalFields.includes(field),
);

/** As in the contract, with '' for what is not set. `start` is 'day' until a date is chosen. */
const conditions = z.object({
  hours_per_day: text,
  days_per_week: text,
  overtime: text,
  provides: texts,
  start: text,
});
export type DraftConditions = z.output<typeof conditions>;
const noConditions = z.parse(conditions, {});

/** `walks_in` says whether the fields after it are sent. */
const contact = z.object({
  phone: text,
  telegram: text,
  walks_in: z._default(z.catch(z.boolean(), false), false),
  place: text,
  /** Weekdays. */
  days: z._default(z.catch(z.array(z.string()), []), ['mon', 'tue', 'wed', 'thu', 'fri', 'sat']),
  /** Another client's own words, sent while no weekday is chosen. */
  days_text: text,
  hours: z._default(z.catch(z.string(), ''), '08:00-11:00'),
  bring: text,
});
export type DraftContact = z.output<typeof contact>;
export const noContact: DraftContact = z.parse(contact, {});

const jobDraft = z.object({
  ...(Object.fromEntries(typedFields.map((field) => [field, text])) as Record<TypedField, typeof text>),
  version: z.literal(version),
  /** How the posting was started; undefined until chosen. */
  way: z.optional(z.enum(['self', 'template', 'paste'])),
  /** The chosen template's name. */
  template: text,
  responsibilities: texts,
  requirements: texts,
  tags: texts,
  questions: z._default(z.catch(z.array(z.enum(questions)), []), []),
  img: z._default(z.catch(z.number(), 0), 0),
  conditions: z._default(z.catch(conditions, noConditions), noConditions),
  contact: z._default(z.catch(contact, noContact), noContact),
  urgent: z._default(z.catch(z.boolean(), false), false),
  /**
   * A number of days; 'none'; or 'day' for the date in `expires_on`, or 'kept' if that is the edited job's own date.
   * '' until chosen, which is no end, too.
   */
  closes: text,
  /** 'yes' or ''. */
  negotiable: text,
  /** The salary text last generated from the pay; while `salary` equals it, it is regenerated. */
  salary_written: text,
  /** For edits: the job's last change when the edit started. */
  edited_before: text,
  /** Asked for if the employer's company has no name yet. */
  company_name: text,
  /** The pasted text, and those of other jobs of it, which follow after posting. */
  pasted: text,
  waiting: texts,
  /** The parts of the form that were filled from it and not looked at yet: see `guesses`. */
  guessed: texts,
  /** The idempotency key; created at the first attempt, cleared by the next change. */
  requestKey: text,
});
export type JobDraft = z.output<typeof jobDraft>;

export const emptyDraft: JobDraft = {
  ...z.parse(jobDraft, { version }),
  way: undefined,
  category: 'Web Development',
  industry: 'Information Technology',
  age: String(defaultAge),
  location: 'Phnom Penh',
  province: phnomPenh,
  available_position: '1',
};

/**
 * Parses a stored draft; invalid fields get their defaults. Other clients of the API store a job's request body under
 * the same key. Undefined if nothing can be read.
 */
export function readDraft(stored: unknown): JobDraft | undefined {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
  const fields = stored as Record<string, unknown>;
  const way = fields['way'] ?? (fields['name'] ? 'self' : undefined);
  // Clients without provinces store the capital only as the location.
  const { location = emptyDraft.location } = fields;
  const province = fields['province'] ?? (location === emptyDraft.location ? phnomPenh : '');
  const parsed = z.safeParse(jobDraft, { ...emptyDraft, ...fields, province, way, version });
  return parsed.success ? parsed.data : undefined;
}
