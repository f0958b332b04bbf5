/** Which applications an employer wants to see, and in which order (product 2.30), between the address and the list. Pure. */
import { type Application } from '#contract/applications.ts';
import { parseCvWords } from '#contract/application-filters.ts';
import { applicationStatuses } from '#contract/options.ts';
import { placeReader } from './applicant-place.ts';

/** Newest as the list comes. */
export const applicantOrders = ['newest', 'oldest'] as const;
export type ApplicantOrder = (typeof applicantOrders)[number];

export type ApplicantFilter = {
  readonly status?: Application['status'];
  readonly isStarred?: boolean;
  readonly jobId?: number;
  /** Not opened yet. */
  readonly isUnread?: boolean;
  /** Where they live, as `applicant-place.ts` reads it. */
  readonly place?: string;
  /** What the CV has; only the server can look for it. */
  readonly words?: string;
  readonly order?: ApplicantOrder;
};

/** Letters of a place in the address; longer ones are nobody's. */
const longestPlace = 255;

const textOf = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
const isSet = (value: unknown): boolean => Number(value) === 1;

/** What an address asks for; what it should not have means no filter. */
export function filterOf(query: Readonly<Record<string, unknown>>): ApplicantFilter {
  const status = applicationStatuses.find((one) => one === query['status']);
  const jobId = Number(query['job']);
  const place = textOf(query['city']).slice(0, longestPlace);
  const words = parseCvWords(textOf(query['words'])).join(' ');
  return {
    ...(status && { status }),
    ...(isSet(query['starred']) && { isStarred: true }),
    ...(Number.isSafeInteger(jobId) && jobId > 0 && { jobId }),
    ...(isSet(query['unread']) && { isUnread: true }),
    ...(place !== '' && { place }),
    ...(words !== '' && { words }),
    ...(query['order'] === 'oldest' && { order: 'oldest' as const }),
  };
}

/** The address's part that asks for it. */
export const queryOf = ({ status, isStarred, jobId, isUnread, place, words, order }: ApplicantFilter) => ({
  ...(status && { status }),
  ...(isStarred && { starred: 1 }),
  ...(jobId !== undefined && { job: jobId }),
  ...(isUnread && { unread: 1 }),
  ...(place && { city: place }),
  ...(words && { words }),
  ...(order === 'oldest' && { order }),
});

/** What the sheet narrows the list by, without the order. */
export const narrowing = ['isUnread', 'place', 'words'] as const satisfies readonly (keyof ApplicantFilter)[];

export const countNarrowing = (filter: ApplicantFilter): number =>
  narrowing.filter((name) => filter[name]).length;

/** The filter without what the sheet narrows by. */
export const widened = ({ isUnread: _u, place: _p, words: _w, ...rest }: ApplicantFilter): ApplicantFilter =>
  rest;

/** Of a list that has the newest first; for words in CVs only the server can look. */
export function filtered(
  list: readonly Application[],
  { status, isStarred = false, jobId, isUnread = false, place, order }: ApplicantFilter,
): Application[] {
  const placeOf = placeReader();
  const shown = list.filter(
    (application) =>
      (status === undefined || application.status === status) &&
      (!isStarred || application.starred === true) &&
      (jobId === undefined || application.job_id === jobId) &&
      (!isUnread || application.viewed_at === null) &&
      (place === undefined || placeOf(application.city) === place),
  );
  return order === 'oldest' ? shown.reverse() : shown;
}

/** The jobs that were applied to, each once, in the order of their newest application. */
export function jobsOf(list: readonly Application[]): { id: number; name: string }[] {
  const names = new Map<number, string>();
  for (const { job_id, job_name } of list) if (!names.has(job_id)) names.set(job_id, job_name);
  return [...names].map(([id, name]) => ({ id, name }));
}
