/** What a person searches for, between the address bar, the search form and the API; knows no screens and makes no calls. */
import {
  bankingInSearch,
  categories,
  industries,
  jobTypesInSearch,
  levels,
  type ListOrder,
  locationsInSearch,
  sorts,
} from '#contract/options.ts';
import { lengths, maximumPay } from '#contract/limits.ts';
import { narrowingParameters } from '#contract/pages.ts';
import { isCapital, phnomPenh, type Province, provinces } from '#contract/places.ts';

/** The search form's lists (product 9.3); "any" is the absence of a value. */
export const searchOptions = {
  industry: [bankingInSearch, ...industries.filter((industry) => industry !== 'Banking & Finance')],
  category: categories,
  level: levels,
  type: jobTypesInSearch,
  location: locationsInSearch,
} as const satisfies Record<string, readonly string[]>;

export type FilterName = keyof typeof searchOptions;
export const filterNames = Object.keys(searchOptions) as FilterName[];

/** Days since the posting. */
export const postedWithin = [1, 7, 30] as const;

/** Only what is set; an absent sort is the first that is offered. */
export type SearchTerms = { [Name in FilterName | 'keyword']?: string } & {
  province?: Province;
  /** Dollars a month. */
  salary_from?: number;
  within?: (typeof postedWithin)[number];
  /** Of verified companies only. */
  verified?: 1;
  status?: 'Hiring';
  /** Whose jobs: the employer's `user_id`. */
  company?: number;
  sort?: ListOrder;
};

/** The names stand in the contract, where the server finds those of an address. */
export const narrowingNames = narrowingParameters satisfies readonly (keyof SearchTerms)[];

/** The orders that are offered: by how well jobs answer, first of all, where there are words to answer. */
export const sortsFor = ({ keyword }: SearchTerms): readonly ListOrder[] =>
  keyword ? ['Relevance', ...sorts] : sorts;

/** The order of the list: the one that was asked for, or the first. */
export const sortOf = (terms: SearchTerms): ListOrder => terms.sort ?? sortsFor(terms)[0] ?? sorts[0];

/** Zero-width spaces come from Khmer keyboards and word processors and are no part of the word. */
export const cleanKeyword = (typed: string): string =>
  typed.replaceAll('\u200b', '').trim().slice(0, lengths.keyword).trim();

/** Letter case, `+` for spaces and the two spellings of "and" make no difference. */
const sameText = (value: string): string =>
  value.replaceAll('+', ' ').replaceAll('&', 'and').replace(/\s+/g, ' ').trim().toLowerCase();

const listed = <const Value extends string>(options: readonly Value[], value: unknown): Value | undefined =>
  typeof value === 'string' ? options.find((option) => sameText(option) === sameText(value)) : undefined;

/**
 * The terms of a URL's query (product 5.6). Values that no list has, 'Any …' among them, mean no filter,
 * so an address written by hand never breaks the page.
 */
export function searchTermsOf(query: Readonly<Record<string, unknown>>): SearchTerms {
  const terms: SearchTerms = {};
  // A keyword of digits arrives as a number from the router's parser.
  const keyword = cleanKeyword(
    typeof query.keyword === 'string' || typeof query.keyword === 'number' ? String(query.keyword) : '',
  );
  if (keyword) terms.keyword = keyword;
  for (const name of filterNames) {
    const value = listed(searchOptions[name], query[name]);
    if (value) terms[name] = value;
  }
  // The form of a page without scripts has all places under one name.
  const province = listed(provinces, query.province) ?? listed(provinces, query.location);
  if (province) {
    terms.province = province;
    delete terms.location;
  }
  const pay = Number(query.salary_from);
  if (Number.isInteger(pay) && pay > 0 && pay <= maximumPay) terms.salary_from = pay;
  const within = postedWithin.find((days) => days === Number(query.within));
  if (within) terms.within = within;
  if (Number(query.verified) === 1) terms.verified = 1;
  if (listed(['Hiring'], query.status)) terms.status = 'Hiring';
  const company = Number(query.company ?? 0);
  if (Number.isSafeInteger(company) && company > 0) terms.company = company;
  const sort = listed(sortsFor(terms), query.sort);
  if (sort && sort !== sortOf(terms)) terms.sort = sort;
  return terms;
}

/** The terms with one of them set, or cleared by undefined; the same shape as from a URL, so that equal searches are equal keys. */
export const withTerm = (terms: SearchTerms, change: SearchTerms): SearchTerms =>
  searchTermsOf({ ...terms, ...change });

/** Where the jobs are to be: Phnom Penh is also a `location`, which other clients know; the rest are provinces only. */
export const placeOf = ({ province, location }: SearchTerms): string | undefined =>
  province === phnomPenh ? locationsInSearch[0] : (province ?? location);

/** The terms with this place in them, a province or a location; none by undefined. */
export const withPlace = (terms: SearchTerms, place: string | undefined): SearchTerms =>
  withTerm(terms, { province: undefined, location: place });

/** Jobs say the capital as a province, as a location or as both: asked for as a province, all of them are found. */
export const searchedProvince = ({ province, location }: SearchTerms): Province | undefined =>
  province ?? (isCapital(location) ? phnomPenh : undefined);

/** The query of one page for `GET /job/get` (product 7.3). */
export function jobsCallQuery(
  { type, location, province, salary_from, within, verified, company, ...terms }: SearchTerms,
  page: number,
) {
  const sought = searchedProvince({ location, province });
  return {
    page: String(page),
    ...terms,
    // The API's default order is Date, which other clients rely on.
    ...(terms.keyword && { sort: sortOf(terms) }),
    ...(sought && { province: sought }),
    ...(type && { job_type: type }),
    ...(salary_from && { salary_from: String(salary_from) }),
    ...(within && { within: String(within) }),
    ...(verified && { verified: String(verified) }),
    ...(company && { company: String(company) }),
  };
}

export const countFilters = (terms: SearchTerms): number =>
  narrowingNames.filter((name) => terms[name]).length;

/** Whether anything but the order is asked for. */
export const isNarrowed = ({ sort: _sort, ...terms }: SearchTerms): boolean => isSearch(terms);

/** Whether the list's heading is 'Search Results:' (product 2.5: the sort counts). */
export const isSearch = (terms: SearchTerms): boolean => Object.keys(terms).length > 0;
