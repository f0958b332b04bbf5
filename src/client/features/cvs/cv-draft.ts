/** Stores an unfinished CV on the device, for each person apart, so that nothing typed is lost. Knows no form. */
import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '#client/data/device-storage.ts';
import { type CvValues } from './cv-values.ts';

const values = z.record(z.string(), z.string());

const draft = z.object({
  user_info: values,
  work_exp: z.array(values),
  education: z.array(values),
  achievement: z.array(values),
  language: z.array(values),
  skill: z.array(values),
  reference: z.array(values),
});

const keyOf = (userId: number) => `cvDraft:${userId}`;

export const readDraft = (userId: number): CvValues | undefined => readStored('local', keyOf(userId), draft);

/** False when the device would not take it. */
export const storeDraft = (userId: number, text: CvValues): boolean =>
  writeStored('local', keyOf(userId), text);

export const forgetDraft = (userId: number): void => removeStored('local', keyOf(userId));
