/** Search terms, and their conversion from the address and to the API. */
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
import { filterParameters } from '#contract/pages.ts';
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

/** Contains only terms that are set; without `sort`, the default order applies. */
export type SearchTerms = { [Name in FilterName | 'keyword']?: string } & {
  /** The code of an occupation or of a group of them. */
  occupation?: string;
  province?: Province;
  /** Dollars a month. */
  salary_from?: number;
  within?: (typeof postedWithin)[number];
  /** Only jobs of verified companies. */
  verified?: 1;
  status?: 'Hiring';
  /** The employer's `user_id`. */
  company?: number;
  sort?: ListOrder;
};

/** Defined in the contract because the server reads them from addresses too. */
export const narrowingNames = filterParameters satisfies readonly (keyof SearchTerms)[];

/** The available orders; relevance only with a keyword. The first is the default. */
export const sortsFor = ({ keyword }: SearchTerms): readonly ListOrder[] =>
  keyword ? ['Relevance', ...sorts] : sorts;

/** The chosen order, otherwise the default. */
export const sortOf = (terms: SearchTerms): ListOrder => terms.sort ?? sortsFor(terms)[0] ?? sorts[0];

/** Removes zero-width spaces, which Khmer keyboards and word processors insert. */
export const cleanKeyword = (typed: string): string =>
  typed.replaceAll('\u200b', '').trim().slice(0, lengths.keyword).trim();

/** Ignores letter case, `+` for spaces and the two spellings of "and". */
const comparable = (value: string): string =>
  value.replaceAll('+', ' ').replaceAll('&', 'and').replace(/\s+/g, ' ').trim().toLowerCase();

const findOption = <const Value extends string>(
  options: readonly Value[],
  value: unknown,
): Value | undefined =>
  typeof value === 'string' ? options.find((option) => comparable(option) === comparable(value)) : undefined;

/** The terms of a URL's query (product 5.6). Unknown values, such as 'Any …', mean no filter, so no address breaks the page. */
export function searchTermsOf(query: Readonly<Record<string, unknown>>): SearchTerms {
  const terms: SearchTerms = {};
  // A keyword of digits arrives as a number from the router's parser.
  const keyword = cleanKeyword(
    typeof query.keyword === 'string' || typeof query.keyword === 'number' ? String(query.keyword) : '',
  );
  if (keyword) terms.keyword = keyword;
  for (const name of filterNames) {
    const value = findOption(searchOptions[name], query[name]);
    if (value) terms[name] = value;
  }
  const occupation = typeof query.occupation === 'string' ? query.occupation.toLowerCase() : '';
  // A pattern, because the list page does not download the codes.
  if (/^(?!any$)[a-z_]+$/.test(occupation)) terms.occupation = occupation;
  // Without scripts, the form submits provinces as `location`.
  const province = findOption(provinces, query.province) ?? findOption(provinces, query.location);
  if (province) {
    terms.province = province;
    delete terms.location;
  }
  const pay = Number(query.salary_from);
  if (Number.isInteger(pay) && pay > 0 && pay <= maximumPay) terms.salary_from = pay;
  const within = postedWithin.find((days) => days === Number(query.within));
  if (within) terms.within = within;
  if (Number(query.verified) === 1) terms.verified = 1;
  if (findOption(['Hiring'], query.status)) terms.status = 'Hiring';
  const company = Number(query.company ?? 0);
  if (Number.isSafeInteger(company) && company > 0) terms.company = company;
  const sort = findOption(sortsFor(terms), query.sort);
  if (sort && sort !== sortOf(terms)) terms.sort = sort;
  return terms;
}

/** Sets terms, or clears them by undefined. The result is normalised, so that equal searches have equal keys. */
export const withTerm = (terms: SearchTerms, change: SearchTerms): SearchTerms =>
  searchTermsOf({ ...terms, ...change });

/** The place as one value: Phnom Penh is a `location`, which other clients use; the rest are provinces. */
export const placeOf = ({ province, location }: SearchTerms): string | undefined =>
  province === phnomPenh ? locationsInSearch[0] : (province ?? location);

/** Sets the place, a province or a location; undefined clears it. */
export const withPlace = (terms: SearchTerms, place: string | undefined): SearchTerms =>
  withTerm(terms, { province: undefined, location: place });

/** The capital as a province, which also finds jobs that name it only as a location. */
export const searchedProvince = ({ province, location }: SearchTerms): Province | undefined =>
  province ?? (isCapital(location) ? phnomPenh : undefined);

/** The query of one page for `GET /job/get` (product 7.3). */
export function jobsCallQuery(
  { type, location, province, salary_from, within, verified, company, ...terms }: SearchTerms,
  page: number,
) {
  const searched = searchedProvince({ location, province });
  return {
    page: String(page),
    ...terms,
    // The API's default order is Date, which other clients rely on.
    ...(terms.keyword && { sort: sortOf(terms) }),
    ...(searched && { province: searched }),
    ...(type && { job_type: type }),
    ...(salary_from && { salary_from: String(salary_from) }),
    ...(within && { within: String(within) }),
    ...(verified && { verified: String(verified) }),
    ...(company && { company: String(company) }),
  };
}

export const countFilters = (terms: SearchTerms): number =>
  narrowingNames.filter((name) => terms[name]).length;

/** Whether any term other than the order is set. */
export const isNarrowed = ({ sort: _sort, ...terms }: SearchTerms): boolean => isSearch(terms);

/** Whether any term is set, the order included (product 2.5). */
export const isSearch = (terms: SearchTerms): boolean => Object.keys(terms).length > 0;
