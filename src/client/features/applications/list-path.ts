/** Where a person finds their applications (product 2.12). */
import { type User } from '#contract/accounts.ts';

export const listPathOf = ({ acc_type }: User): '/application' | '/appliedJobs' =>
  acc_type === 'employer' ? '/application' : '/appliedJobs';
