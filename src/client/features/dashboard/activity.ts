/** Counts and orders the applications of a dashboard. */
import { type Application } from '#contract/applications.ts';

export type Counts = { readonly applied: number; readonly pending: number; readonly accepted: number };

/** `applied` is the total; the others count one status each (product 4.14). */
export function countsOf(applications: readonly Application[]): Counts {
  const count = (status: Application['status']) =>
    applications.filter((application) => application.status === status).length;
  return { applied: applications.length, pending: count('pending'), accepted: count('accepted') };
}

/** The answered applications, latest answer first. */
export const answersFirst = (applications: readonly Application[]): Application[] =>
  applications
    .filter(({ status }) => status !== 'pending')
    .sort((a, b) => b.dateUpdated.localeCompare(a.dateUpdated) || b.id - a.id);
