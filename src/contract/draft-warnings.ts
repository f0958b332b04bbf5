/** Finds what warns job seekers in a posting that has not been sent yet (product 3.15). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { optionalRichText, optionalText, textOrEmpty } from './fields.ts';
import { warningKinds } from './job-fields.ts';
import { lengths, listItems } from './limits.ts';

const lines = (length: number) =>
  z._default(
    z.array(textOrEmpty(length), { error: 'wrong_type' }).check(z.maxLength(listItems, 'too_many')),
    [],
  );

const warnedTexts = z.object({
  name: optionalText(lengths.shortText),
  description: optionalRichText(),
  salary: optionalText(lengths.salary),
  required_skills: optionalText(lengths.skills),
  requirements: lines(lengths.listItem),
  responsibilities: lines(lengths.listItem),
  tags: lines(lengths.tag),
  district: optionalText(lengths.shortText),
});
export type WarnedField = keyof z.output<typeof warnedTexts>;

/** A sentence of a posting that warns, as written but without tags. */
export const postingWarning = z.object({
  kind: z.enum(warningKinds),
  field: z.keyof(warnedTexts),
  text: z.string(),
});
export type PostingWarning = z.output<typeof postingWarning>;

export const findDraftWarnings = endpoint({
  method: 'POST',
  path: '/job/warnings',
  summary: 'The sentences of a posting that will warn job seekers; nothing is stored.',
  access: 'loggedIn',
  body: warnedTexts,
  reply: z.array(postingWarning),
  status: 200,
});
