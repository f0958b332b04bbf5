import { describe, expect, it } from 'vitest';
import { type JobListItem } from '#contract/jobs.ts';
import { jobCard } from '../job-card-fixture.ts';
import { searchCachedJobs } from './search-cached-jobs.ts';
import { type SearchTerms } from '../search/search-terms.ts';

const card = (job_id: number, change: Partial<JobListItem> = {}): JobListItem =>
  jobCard(job_id, { salary: 'Negotiable', date_added: `2026-11-0${job_id}T00:00:00.000Z`, ...change });

const inDollars = (salary_period: 'hour' | 'month') => ({ salary_currency: 'USD', salary_period }) as const;

const cached = [
  { card: card(1, { name: 'Web Developer', tags: ['NodeJs'], salary: '$500' }), description: '' },
  {
    card: card(2, { name: 'អ្នកលក់ដូរតាមទូរសព្ទ', industry: 'Banking & Finance', salary: '3,200,000៛' }),
    description: '',
  },
  {
    card: card(3, { name: 'Driver', job_type: 'Both', level: 'Senior' }),
    description: '<p>Drive a <b>Node.js</b> team</p>',
  },
  { card: card(4, { name: 'C++ engineer', job_type: 'Part Time', salary: '1-2k' }), description: '' },
].map((job) => ({ ...job, requirements: [] }));
const company = { company_id: 1, name: 'Bakery', name_km: null, logo: null, verified: true };
const placed = [
  {
    card: card(5, {
      province: 'KH-17',
      location: 'Remote',
      occupation: 'cook',
      company,
      salary: 'Good',
      salary_max: 2,
      ...inDollars('hour'),
    }),
  },
  {
    card: card(6, {
      province: 'KH-8',
      occupation: 'barista',
      location: 'Location unlimited',
      status: 'Closed',
      salary: '$300',
    }),
  },
  { card: card(8, { province: 'KH-12', location: 'Location unlimited', status: 'Closed' }) },
  { card: card(7, { salary: '$900', date_added: new Date().toISOString() }) },
].map((job) => ({ ...job, description: '', requirements: [] }));
const ids = (terms: SearchTerms) => searchCachedJobs(cached, terms).map(({ job_id }) => job_id);

describe('searchCachedJobs', () => {
  it.each<[string, SearchTerms, number[]]>([
    ['newest first without terms', {}, [4, 3, 2, 1]],
    ['highest salary first, none last', { sort: 'Salary' }, [4, 2, 1, 3]],
    ['every word, in any field', { keyword: 'developer excel' }, [1]],
    ['the beginning of a word', { keyword: 'Devel' }, [1]],
    ['not the middle of a word', { keyword: 'veloper' }, []],
    ['with and without punctuation, also in descriptions', { keyword: 'node.js' }, [3, 1]],
    ['without punctuation', { keyword: 'nodejs' }, [3, 1]],
    ['the signs in the name of a technology', { keyword: 'c++' }, [4]],
    ['Khmer within a sentence', { keyword: 'ទូរសព្ទ' }, [2]],
    ['either spelling of banking', { keyword: 'banking and finance' }, [2]],
    ['nothing for signs only', { keyword: '!!' }, []],
    ['both types for one of them', { type: 'Part Time' }, [4, 3]],
    ['one industry in two spellings', { industry: 'Banking And Finance' }, [2]],
    ['several filters', { level: 'Senior', type: 'Full Time', location: 'Phnom Penh' }, [3]],
    ['a filter that nothing meets', { category: 'Design' }, []],
  ])('finds %s', (_what, terms, expected) => {
    expect(ids(terms)).toEqual(expected);
  });

  it.each<[string, SearchTerms, number[]]>([
    ['a province', { province: 'KH-17' }, [5]],
    ['the capital by its province and its location', { province: 'KH-12' }, [7, 8]],
    ['the same by its name', { location: 'Phnom Penh' }, [7, 8]],
    ['pay by its numbers before its text', { salary_from: 400 }, [7, 5]],
    ['an occupation', { occupation: 'cook' }, [5]],
    ['a group of occupations', { occupation: 'hospitality' }, [6, 5]],
    ['nothing for an unknown occupation', { occupation: 'astronaut' }, []],
    ['what was posted today', { within: 1 }, [7]],
    ['verified companies', { verified: 1 }, [5]],
    ['a province by its name', { keyword: 'siem reap' }, [5]],
    ['those that hire', { status: 'Hiring' }, [7, 5]],
  ])('finds %s', (_what, terms, expected) => {
    const found = searchCachedJobs(placed, terms).map(({ job_id }) => job_id);
    expect(found).toEqual(expected);
  });

  it('orders by pay in numbers before texts', () => {
    const found = searchCachedJobs(placed, { sort: 'Salary' }).map(({ job_id }) => job_id);
    expect(found).toEqual([7, 5, 6, 8]);
  });

  describe('by relevance', () => {
    const titled = (...names: string[]) =>
      names.map((name, at) => ({ card: card(at + 1, { name }), description: '', requirements: [] }));
    const found = (keyword: string, ...names: string[]) =>
      searchCachedJobs(titled(...names), { keyword, sort: 'Relevance' }).map(({ name }) => name);

    it('lists jobs with a related title before the rest of the field', () =>
      expect(found('cashier', 'Bank Teller', 'Cashier', 'Shelf Stocker')).toEqual([
        'Cashier',
        'Bank Teller',
        'Shelf Stocker',
      ]));

    it('does not list related jobs alone', () => expect(found('cashier', 'Bank Teller')).toEqual([]));

    it('ignores an unknown word, but ranks jobs that contain it first', () =>
      expect(found('truck driver xqz', 'Truck Driver', 'Truck Driver Xqz')).toEqual([
        'Truck Driver Xqz',
        'Truck Driver',
      ]));

    it('lists jobs that lack one word, if every word was understood', () =>
      expect(found('cook hotel night', 'Hotel Cook', 'Plumber')).toEqual(['Hotel Cook']));

    it('prefers a spelling one letter away to one that sounds alike', () =>
      expect(found('gardner', 'Purchasing Officer', 'Gardener')).toEqual(['Gardener']));

    it('finds a head of department by either title', () =>
      expect(found('អ្នកគ្រប់គ្រងហិរញ្ញវត្ថុ', 'ប្រធានផ្នែកហិរញ្ញវត្ថុ')).toEqual(['ប្រធានផ្នែកហិរញ្ញវត្ថុ']));
  });
});
