/** The unfinished posting (spec §3 New job, `jobDraft`): its shape, its defaults, and reading what an older app kept. */
import * as z from 'zod/mini';
import { defaultAge } from '#contract/limits.ts';

/** Change it with the shape; drafts of version 1 are understood or dropped with a message. */
const version = 2;

const text = z._default(z.catch(z.string(), ''), '');
const texts = z._default(z.catch(z.array(z.string()), []), []);

export const jobDraft = z.object({
  version: z.literal(version),
  /** How the posting began; undefined until chosen. */
  way: z.optional(z.enum(['self', 'template'])),
  /** The chosen template's name. */
  template: text,
  name: text,
  category: text,
  description: text,
  gender: text,
  industry: text,
  job_type: text,
  age: text,
  language: text,
  level: text,
  location: text,
  qualification: text,
  salary: text,
  required_skills: text,
  available_position: text,
  responsibilities: texts,
  requirements: texts,
  tags: texts,
  img: z._default(z.catch(z.number(), 0), 0),
  /** Under this key the posting is sent; made with the first try, gone with the next change. */
  requestKey: text,
});
export type JobDraft = z.output<typeof jobDraft>;

export const emptyDraft: JobDraft = {
  ...z.parse(jobDraft, { version }),
  category: 'Web Development',
  industry: 'Information Technology',
  age: String(defaultAge),
  location: 'Phnom Penh',
  available_position: '1',
};

const numberOrText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/**
 * The draft in what was stored, field by field as far as it can be understood: clients of the same API keep the
 * new job's payload itself under this name. Undefined when there is nothing of a posting in it.
 */
export function readDraft(stored: unknown): JobDraft | undefined {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
  const fields = stored as Record<string, unknown>;
  const parsed = z.safeParse(jobDraft, {
    ...emptyDraft,
    ...fields,
    age: numberOrText(fields['age'] ?? emptyDraft.age),
    available_position: numberOrText(fields['available_position'] ?? emptyDraft.available_position),
    way: fields['way'] ?? (fields['name'] ? 'self' : undefined),
    version,
  });
  return parsed.success ? parsed.data : undefined;
}
