import { describe, expect, it } from 'vitest';
import { type JobListItem } from '#contract/jobs.ts';
import { jobCard } from './job-card-fixture.ts';
import { searchCachedJobs } from './search-cached-jobs.ts';
import { type SearchTerms } from './search-terms.ts';

const card = (job_id: number, change: Partial<JobListItem> = {}): JobListItem =>
  jobCard(job_id, { salary: 'Negotiable', date_added: `2026-11-0${job_id}T00:00:00.000Z`, ...change });

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
];
const ids = (terms: SearchTerms) => searchCachedJobs(cached, terms).map(({ job_id }) => job_id);

describe('searchCachedJobs', () => {
  it.each<[string, SearchTerms, number[]]>([
    ['newest first without terms', {}, [4, 3, 2, 1]],
    ['highest salary first, none last', { sort: 'Salary' }, [4, 2, 1, 3]],
    ['every word, in any field', { keyword: 'developer excel' }, [1]],
    ['a word that is only begun', { keyword: 'Devel' }, [1]],
    ['not the middle of a word', { keyword: 'eveloper' }, []],
    ['with and without joints, in descriptions too', { keyword: 'node.js' }, [3, 1]],
    ['without joints', { keyword: 'nodejs' }, [3, 1]],
    ['signs of a technique', { keyword: 'c++' }, [4]],
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
});
