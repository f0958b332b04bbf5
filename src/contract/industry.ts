/** The industry of a job or a company, as employers choose it (product 9.4). */
import * as z from 'zod/mini';
import { oneOf } from './fields.ts';
import { bankingInSearch, industries } from './options.ts';

/** Both spellings of the first industry are one value. */
export const industry = z.pipe(
  oneOf([...industries, bankingInSearch]),
  z.transform((value: (typeof industries)[number] | typeof bankingInSearch) =>
    value === bankingInSearch ? industries[0] : value,
  ),
);
