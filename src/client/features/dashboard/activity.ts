/** Counts and orders of a dashboard, from a list of applications. Pure. */
import { type Application } from '#contract/applications.ts';

export type Counts = { readonly applied: number; readonly pending: number; readonly accepted: number };

/** Applied is the total; the others are counted by status (product 4.14). */
export function countsOf(applications: readonly Application[]): Counts {
  const count = (status: Application['status']) => applications.filter((one) => one.status === status).length;
  return { applied: applications.length, pending: count('pending'), accepted: count('accepted') };
}

/** The answered ones, last answer first. */
export const answersFirst = (applications: readonly Application[]): Application[] =>
  applications
    .filter(({ status }) => status !== 'pending')
    .sort((a, b) => b.dateUpdated.localeCompare(a.dateUpdated) || b.id - a.id);
