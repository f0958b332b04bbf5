import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SearchParameter } from '#contract/pages.ts';
import {
  cleanKeyword,
  countFilters,
  filterNames,
  isSearch,
  jobsCallQuery,
  searchOptions,
  searchTermsOf,
  withPlace,
  withTerm,
} from './search-terms.ts';

describe('the terms of an address', () => {
  it('take listed values in any case and with + for spaces', () => {
    expect(
      searchTermsOf({ industry: 'information+technology', level: 'top executive', type: 'FULL TIME' }),
    ).toEqual({
      industry: 'Information Technology',
      level: 'Top Executive',
      type: 'Full Time',
    });
  });

  it('spell the first industry as the search form does', () => {
    expect(searchTermsOf({ industry: 'Banking & Finance' })).toEqual({ industry: 'Banking And Finance' });
  });

  it('leave out filters that mean any, are not listed or are not text', () => {
    expect(
      searchTermsOf({
        industry: 'Any Industry',
        category: 'any',
        level: 'King',
        type: '',
        location: ['Phnom Penh'],
      }),
    ).toEqual({});
  });

  it('keep a keyword with "any" in it', () => {
    expect(searchTermsOf({ keyword: 'company' })).toEqual({ keyword: 'company' });
  });

  it('read a keyword of digits that the router made a number', () => {
    expect(searchTermsOf({ keyword: 2026 })).toEqual({ keyword: '2026' });
  });

  it('leave out the default sort', () => {
    expect(searchTermsOf({ sort: 'Date' })).toEqual({});
    expect(searchTermsOf({ sort: 'salary' })).toEqual({ sort: 'Salary' });
    expect(searchTermsOf({ keyword: 'cook', sort: 'Relevance' })).toEqual({ keyword: 'cook' });
    expect(searchTermsOf({ keyword: 'cook', sort: 'Date' })).toEqual({ keyword: 'cook', sort: 'Date' });
  });

  it('have no order by relevance without a keyword', () => {
    expect(searchTermsOf({ sort: 'Relevance' })).toEqual({});
    expect(withTerm({ keyword: 'cook', sort: 'Date' }, { keyword: undefined })).toEqual({});
  });

  it('accept a province, pay, age, company and status, but no unknown values', () => {
    const asked = { province: 'kh-17', salary_from: '250', within: 7, verified: '1', status: 'hiring' };
    const read = { province: 'KH-17', salary_from: 250, within: 7, verified: 1, status: 'Hiring' };
    expect(searchTermsOf(asked)).toEqual(read);
    const nonsense = { province: 'KH-99', salary_from: '-1', within: 5, verified: 0, status: 'Closed' };
    expect(searchTermsOf(nonsense)).toEqual({});
  });

  it('accept the code of an occupation or a group in any case, but no other text', () => {
    expect(searchTermsOf({ occupation: 'Sewing_Operator' })).toEqual({ occupation: 'sewing_operator' });
    for (const occupation of ['any', 'Any', '', 'any work', "cook'", 7, ['cook']])
      expect(searchTermsOf({ occupation })).toEqual({});
  });

  it('accept a province as a location, as a form without scripts sends it', () => {
    expect(searchTermsOf({ location: 'KH-17' })).toEqual({ province: 'KH-17' });
    expect(withPlace({ province: 'KH-17' }, 'Phnom Penh')).toEqual({ location: 'Phnom Penh' });
  });

  it.each(
    Object.entries({
      keyword: 'cook',
      occupation: 'cook',
      industry: 'Insurance',
      category: 'Manager',
      level: 'Junior',
      type: 'Full Time',
      location: 'Phnom Penh',
      province: 'KH-17',
      salary_from: 250,
      within: 7,
      verified: 1,
      status: 'Hiring',
      company: 3,
      sort: 'Salary',
    } satisfies Record<SearchParameter, string | number>),
  )("use the contract's name for %s", (name, value) => {
    expect(searchTermsOf({ [name]: String(value) })).toEqual({ [name]: value });
  });

  it('stay the same when parsed again, for any address', () => {
    const value = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.constant(undefined),
      fc.constantFrom(...searchOptions.industry),
    );
    fc.assert(
      fc.property(
        fc.record({
          keyword: value,
          industry: value,
          category: value,
          level: value,
          type: value,
          sort: value,
          province: value,
          salary_from: value,
          within: value,
        }),
        (query) => {
          const terms = searchTermsOf(query);
          expect(searchTermsOf(terms)).toEqual(terms);
        },
      ),
    );
  });
});

describe('a keyword', () => {
  it('loses outer spaces and zero-width spaces', () => {
    expect(cleanKeyword('  វិស្វករ\u200bកុំព្យូទ័រ \u200b')).toBe('វិស្វករកុំព្យូទ័រ');
  });

  it('of spaces only is no keyword', () => {
    expect(searchTermsOf({ keyword: ' \u200b ' })).toEqual({});
  });
});

describe('changing terms', () => {
  it('sets one and preserves the others', () => {
    expect(withTerm({ keyword: 'php', level: 'Junior' }, { level: 'Senior' })).toEqual({
      keyword: 'php',
      level: 'Senior',
    });
  });

  it('clears one by undefined and leaves no key behind', () => {
    expect(Object.keys(withTerm({ keyword: 'php', level: 'Junior' }, { level: undefined }))).toEqual([
      'keyword',
    ]);
  });
});

it('asks the API with its own name for the type, and only for what is set', () => {
  expect(jobsCallQuery({ type: 'Part Time', keyword: 'cook' }, 3)).toEqual({
    page: '3',
    job_type: 'Part Time',
    keyword: 'cook',
    sort: 'Relevance',
  });
  expect(jobsCallQuery({ keyword: 'cook', sort: 'Date' }, 0)).toMatchObject({ sort: 'Date' });
});

it.each([{ location: 'Phnom Penh' }, { province: 'KH-12' }] as const)(
  'asks for the capital by its province, which finds both, also where the address says %j',
  (terms) => {
    expect(jobsCallQuery(searchTermsOf(terms), 0)).toEqual({ page: '0', province: 'KH-12' });
    expect(searchTermsOf(terms)).toEqual(terms);
  },
);

it('counts filters without the keyword and the sort', () => {
  expect(countFilters({ keyword: 'php', sort: 'Salary' })).toBe(0);
  expect(countFilters({ level: 'Entry', location: 'Phnom Penh' })).toBe(2);
});

it('is a search once any term is set', () => {
  expect(isSearch({})).toBe(false);
  for (const name of filterNames) expect(isSearch({ [name]: searchOptions[name][0] })).toBe(true);
  expect(isSearch({ keyword: 'php' })).toBe(true);
});
