/**
 * The filter of an employer's list of applications (product 2.30): from and to the page's address, applied to loaded
 * applications, and the places to choose from.
 */
import { type Application } from '#contract/applications.ts';
import { parseCvWords } from '#contract/application-filters.ts';
import { applicationStatuses } from '#contract/options.ts';
import { type Answers, type Question, questions } from '#contract/job-questions.ts';
import {
  type AnswerCondition,
  parseConditions,
  passesConditions,
  toConditionText,
} from '#contract/answer-conditions.ts';
import { normalise } from '#search/normalise.ts';
import { isProvince, provinces } from '#contract/places.ts';
import { findChoices, provinceSpellings } from '#client/features/jobs/filters/choices.ts';
import { useProvinceName } from '#client/language/place-names.ts';

export type ApplicantOrder = 'newest' | 'oldest' | 'answers';
const orders = ['oldest', 'answers'] as const satisfies readonly ApplicantOrder[];

export type ApplicantFilter = {
  readonly status?: Application['status'];
  readonly isStarred?: boolean;
  readonly jobId?: number;
  /** Not opened yet. */
  readonly isUnread?: boolean;
  /** Where they live, as `createPlaceParser` reads it. */
  readonly place?: string;
  /** Words in the CV; only the server can search for them. */
  readonly words?: string;
  /** Only those who gave these answers. */
  readonly answers?: readonly AnswerCondition[];
  /** Everyone else who was asked. */
  readonly isOthers?: boolean;
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
  const answers = parseConditions(textOf(query['answers'])) ?? [];
  const order = orders.find((one) => one === query['order']);
  return {
    ...(status && { status }),
    ...(isSet(query['starred']) && { isStarred: true }),
    ...(Number.isSafeInteger(jobId) && jobId > 0 && { jobId }),
    ...(isSet(query['unread']) && { isUnread: true }),
    ...(place !== '' && { place }),
    ...(words !== '' && { words }),
    ...(answers.length > 0 && { answers, ...(isSet(query['others']) && { isOthers: true }) }),
    ...(order && { order }),
  };
}

/** The filter as search parameters of the page's address. */
export const toSearch = ({
  status,
  isStarred,
  jobId,
  isUnread,
  place,
  words,
  answers,
  isOthers,
  order,
}: ApplicantFilter) => ({
  ...(status && { status }),
  ...(isStarred && { starred: 1 }),
  ...(jobId !== undefined && { job: jobId }),
  ...(isUnread && { unread: 1 }),
  ...(place && { city: place }),
  ...(words && { words }),
  ...(answers && answers.length > 0 && { answers: toConditionText(answers), ...(isOthers && { others: 1 }) }),
  ...(order && order !== 'newest' && { order }),
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
  {
    status,
    isStarred = false,
    jobId,
    isUnread = false,
    place,
    answers = [],
    isOthers = false,
    order,
  }: ApplicantFilter,
): Application[] {
  const placeOf = createPlaceParser();
  const shown = list.filter(
    (application) =>
      (status === undefined || application.status === status) &&
      (!isStarred || application.starred === true) &&
      (jobId === undefined || application.job_id === jobId) &&
      (!isUnread || application.viewed_at === null) &&
      (place === undefined || placeOf(application.city) === place) &&
      passesConditions(application.answers, answers, isOthers),
  );
  if (order === 'answers') return sortByAnswers(shown);
  return order === 'oldest' ? shown.reverse() : shown;
}

/** As the server ranks them: by questions answered by yes, then by years. */
const rankOf = (answers: Answers | null): number =>
  100 * Object.values(answers ?? {}).filter((answer) => answer === 'yes').length +
  Math.min(99, Number(answers?.years_experience ?? 0));

const sortByAnswers = (list: readonly Application[]): Application[] =>
  [...list].sort((one, other) => rankOf(other.answers) - rankOf(one.answers));

/** The questions that these applicants were asked, or those of one job, in the order of the fixed list. */
export function listAskedQuestions(list: readonly Application[], jobId?: number): Question[] {
  const ofJob = list.filter(({ job_id }) => jobId === undefined || job_id === jobId);
  const asked = new Set(ofJob.flatMap(({ answers }) => Object.keys(answers ?? {})));
  return questions.filter((question) => asked.has(question));
}

/** Adds the condition that this question is answered by yes, or at least one year; or removes the question's condition. */
export function toggleCondition(
  conditions: readonly AnswerCondition[],
  question: Question,
  answer: AnswerCondition['answer'],
): AnswerCondition[] {
  const others = conditions.filter((one) => one.question !== question);
  return others.length < conditions.length ? others : [...others, { question, answer }];
}

/** Each job once, in the order of its newest application. */
export function listAppliedJobs(list: readonly Application[]): { id: number; name: string }[] {
  const names = new Map<number, string>();
  for (const { job_id, job_name } of list) if (!names.has(job_id)) names.set(job_id, job_name);
  return [...names].map(([id, name]) => ({ id, name }));
}

/* Where applicants live: the free text of CVs, in both languages, matched to provinces. */

/** Provinces in the user's language, other places as applicants wrote them. */
export function usePlaceName(places: readonly Place[]): (place: string) => string {
  const provinceName = useProvinceName();
  return (place) =>
    isProvince(place) ? provinceName(place) : (places.find((one) => one.place === place)?.city ?? place);
}

const choices = provinces.map((value) => ({ value, text: provinceSpellings[value] }));
/** Words around a province's name. */
const provinceAffixes = /ខេត្ត|រាជធានី|ក្រុង|\b(?:city|province|capital|of)\b/g;
/** Shorter names match too many provinces. */
const minimumNameLength = 3;

/** The province's code if a part of the text names exactly one, else the text in lower case. */
function parsePlace(city: string): string {
  const text = normalise(city).replace(/\s+/g, ' ').trim();
  for (const part of text.split(/[,;/()]/)) {
    const name = part.replace(provinceAffixes, '').trim();
    const [province, ...others] = name.length < minimumNameLength ? [] : findChoices(choices, name);
    if (province && others.length === 0) return province.value;
  }
  return text;
}

/** Parses each spelling once. Undefined if the applicant gave no city. */
export function createPlaceParser(): (city: string | null | undefined) => string | undefined {
  const parsed = new Map<string, string>();
  return (city) => {
    if (!city?.trim()) return undefined;
    const place = parsed.get(city) ?? parsePlace(city);
    parsed.set(city, place);
    return place;
  };
}

/** One applicant, or `count` who wrote the same city. */
export type CityCount = { readonly city?: string | null | undefined; readonly count?: number };

export type Place = {
  readonly place: string;
  readonly city: string;
  readonly count: number;
  /** Every spelling that was found. */
  readonly spellings: readonly string[];
};

/** Sorted by the number of applicants; `city` is the first spelling found. */
export function countPlaces(list: readonly CityCount[]): Place[] {
  const placeOf = createPlaceParser();
  const places = new Map<string, Place>();
  for (const { city, count = 1 } of list) {
    const place = placeOf(city);
    if (place === undefined) continue;
    const spelling = (city ?? '').trim();
    const previous = places.get(place) ?? { place, city: spelling, count: 0, spellings: [] };
    const spellings = previous.spellings.includes(spelling)
      ? previous.spellings
      : [...previous.spellings, spelling];
    places.set(place, { ...previous, count: previous.count + count, spellings });
  }
  return [...places.values()].sort((one, other) => other.count - one.count);
}
