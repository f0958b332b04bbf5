/** The title and industry of postings and company profiles. Not in job-fields.ts, because job lists download that. */
import * as z from 'zod/mini';
import { plainName } from './address-in-name.ts';
import { oneOf } from './fields.ts';
import { hasHidden, withoutKhmerBreaks } from './hidden-characters.ts';
import { bankingInSearch, industries } from './options.ts';

/** The name of a job or a company: without web addresses, invisible characters or changes of the writing direction. */
export const title = (max: number) =>
  z
    .pipe(plainName(max), z.transform(withoutKhmerBreaks))
    .check(z.refine((value) => !hasHidden(value), 'hidden_characters'));

/** Converts the search form's spelling of the first industry. */
export const industry = z.pipe(
  oneOf([...industries, bankingInSearch]),
  z.transform((value: (typeof industries)[number] | typeof bankingInSearch) =>
    value === bankingInSearch ? industries[0] : value,
  ),
);
