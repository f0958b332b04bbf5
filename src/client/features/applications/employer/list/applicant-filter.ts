/** The filter of an employer's list: from and to the page's address, and applied to loaded applications (product 2.30). */
import { type Application } from '#contract/applications.ts';
import { parseCvWords } from '#contract/application-filters.ts';
import { applicationStatuses } from '#contract/options.ts';
import { createPlaceParser } from './applicant-place.ts';

const applicantOrders = ['newest', 'oldest'] as const;
export type ApplicantOrder = (typeof applicantOrders)[number];

export type ApplicantFilter = {
  readonly status?: Application['status'];
  readonly isStarred?: boolean;
  readonly jobId?: number;
  /** Not opened yet. */
  readonly isUnread?: boolean;
  /** Where they live, as `applicant-place.ts` parses it. */
  readonly place?: string;
  /** Words in the CV; only the server can search for them. */
  readonly words?: string;
  readonly order?: ApplicantOrder;
};

/** In characters. */
const maximumPlaceLength = 255;

const textOf = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
const isSet = (value: unknown): boolean => Number(value) === 1;

/** Ignores invalid search parameters. */
export function parseFilter(query: Readonly<Record<string, unknown>>): ApplicantFilter {
  const status = applicationStatuses.find((one) => one === query['status']);
  const jobId = Number(query['job']);
  const place = textOf(query['city']).slice(0, maximumPlaceLength);
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

/** The filter as search parameters of the page's address. */
export const toSearch = ({ status, isStarred, jobId, isUnread, place, words, order }: ApplicantFilter) => ({
  ...(status && { status }),
  ...(isStarred && { starred: 1 }),
  ...(jobId !== undefined && { job: jobId }),
  ...(isUnread && { unread: 1 }),
  ...(place && { city: place }),
  ...(words && { words }),
  ...(order === 'oldest' && { order }),
});

/** Filters that are in the sheet. The order is no filter. */
export const sheetFilters = [
  'isUnread',
  'place',
  'words',
] as const satisfies readonly (keyof ApplicantFilter)[];

export const countSheetFilters = (filter: ApplicantFilter): number =>
  sheetFilters.filter((name) => filter[name]).length;

export const withoutSheetFilters = ({
  isUnread: _u,
  place: _p,
  words: _w,
  ...rest
}: ApplicantFilter): ApplicantFilter => rest;

/** `list` has the newest first. Ignores `words`, which only the server can search for. */
export function applyFilter(
  list: readonly Application[],
  { status, isStarred = false, jobId, isUnread = false, place, order }: ApplicantFilter,
): Application[] {
  const placeOf = createPlaceParser();
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

/** Each job once, in the order of its newest application. */
export function listAppliedJobs(list: readonly Application[]): { id: number; name: string }[] {
  const names = new Map<number, string>();
  for (const { job_id, job_name } of list) if (!names.has(job_id)) names.set(job_id, job_name);
  return [...names].map(([id, name]) => ({ id, name }));
}
