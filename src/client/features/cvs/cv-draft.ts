/** The draft of an unfinished CV, one for each person, so that nothing typed is lost. */
import * as z from 'zod/mini';
import { type Draft, draftOf } from '#client/data/drafts.ts';
import { type CvValues } from './cv-values.ts';
import { type CvBase } from './cv-versions.ts';

const values = z.record(z.string(), z.string());

const draft = z.object({
  user_info: values,
  work_exp: z.array(values),
  education: z.array(values),
  achievement: z.array(values),
  language: z.array(values),
  skill: z.array(values),
  reference: z.array(values),
  base: z.optional(z.nullable(z.object({ etag: z.optional(z.string()) }))),
});

/** What was typed, and the version of the CV that it was typed over. */
export type CvDraft = CvValues & { readonly base?: CvBase | undefined };

export const cvDraft = (userId: number): Draft<CvDraft> => draftOf(`cvDraft:${userId}`, draft);
