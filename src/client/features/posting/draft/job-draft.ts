/** An unfinished posting (product 3.3, 3.11: `jobDraft`): its shape, its defaults, and reading what other clients of the API stored. */
import * as z from 'zod/mini';
import { defaultAge } from '#contract/limits.ts';
import { phnomPenh } from '#contract/places.ts';
import { newJob } from '#contract/postings.ts';

/** Stored with each draft. Other clients store none. */
const version = 2;

/** Numbers are typed as text, too; other clients of the API store them as numbers. */
const text = z._default(z.catch(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), ''), '');
const texts = z._default(z.catch(z.array(z.string()), []), []);

const { responsibilities: _, requirements: __, tags: ___, img: ____, ...typed } = newJob.shape;
export type TypedField = keyof typeof typed;

/** The fields of step 2: whatever the contract asks for besides lists and the cover. */
export const typedFields = Object.keys(typed) as readonly TypedField[];

const accepts = (field: TypedField, value: unknown) => z.safeParse(typed[field], value).success;
/** Those that may be left out; empty, they are not sent. */
export const optionalFields = typedFields.filter((field) => accepts(field, undefined));
/** Those that must be filled in: the contract refuses them empty. */
export const requiredFields = typedFields.filter(
  (field) => !accepts(field, '') && !optionalFields.includes(field),
);

const jobDraft = z.object({
  ...(Object.fromEntries(typedFields.map((field) => [field, text])) as Record<TypedField, typeof text>),
  version: z.literal(version),
  /** How the posting began; undefined until chosen. */
  way: z.optional(z.enum(['self', 'template'])),
  /** The chosen template's name. */
  template: text,
  responsibilities: texts,
  requirements: texts,
  tags: texts,
  img: z._default(z.catch(z.number(), 0), 0),
  /** A length in days, 'none', or the one in `expires_on`: 'day', chosen, or 'kept', the job's own; '' is the one that is chosen at first. */
  closes: text,
  /** 'yes' where the pay is. */
  negotiable: text,
  /** The salary as it was last written from the numbers: while it still reads so, it follows them. */
  salary_written: text,
  /** Of a job that is being changed: when it had last been changed, as the changes began. */
  edited_before: text,
  /** Who hires, asked for where the employer's company has no name yet. */
  company_name: text,
  /** Under this key the posting is sent; made with the first try, gone with the next change. */
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
 * The draft in what was stored, field by field as far as it can be understood: clients of the same API store the
 * new job's payload itself under this name. Undefined when there is nothing of a posting in it.
 */
export function readDraft(stored: unknown): JobDraft | undefined {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
  const fields = stored as Record<string, unknown>;
  const way = fields['way'] ?? (fields['name'] ? 'self' : undefined);
  // Other clients know no provinces: they mean the capital by its location.
  const { location = emptyDraft.location } = fields;
  const province = fields['province'] ?? (location === emptyDraft.location ? phnomPenh : '');
  const parsed = z.safeParse(jobDraft, { ...emptyDraft, ...fields, province, way, version });
  return parsed.success ? parsed.data : undefined;
}
