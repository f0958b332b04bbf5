/** Where a person finds their applications (spec §2 /application/{id}). */
import { type User } from '#contract/accounts.ts';

export const listPathOf = ({ acc_type }: User): '/application' | '/appliedJobs' =>
  acc_type === 'employer' ? '/application' : '/appliedJobs';
