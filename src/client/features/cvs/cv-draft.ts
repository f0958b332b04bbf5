/** Stores an unfinished CV on the device, for each person apart, so that nothing typed is lost. Knows no form. */
import * as z from 'zod/mini';
import { readOwn, removeOwn, writeOwn } from '#client/data/session-storage.ts';
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

const keyOf = (userId: number) => `cvDraft:${userId}`;

export const readDraft = (userId: number): CvDraft | undefined => readOwn(keyOf(userId), draft);

/** False when the device would not take it. */
export const storeDraft = (userId: number, text: CvDraft): boolean => writeOwn(keyOf(userId), text);

export const forgetDraft = (userId: number): void => removeOwn(keyOf(userId));
