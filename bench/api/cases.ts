/** The measured calls: the most frequent ones, and the most expensive ones. */
import { occupationCodes, occupationGroupCodes } from '#contract/occupations.ts';
import { categories } from '#contract/options.ts';
import { companyOfFew, companyOfMany } from './fill-jobs.ts';
import { type Request } from './load.ts';

export type Case = Request & {
  readonly name: string;
  readonly mode: 'cached' | 'never-cached';
  /** Called through nginx with deploy/nginx.conf. */
  readonly isProxied?: true;
};

const list = '/api/job/get?page=';
const keyword = (text: string) => `${list}0&keyword=${encodeURIComponent(text)}`;

/** By relevance: common and rare words, synonyms, with a wrong letter, by sound, and with few jobs left by the filters. */
const searches: Readonly<Record<string, string>> = {
  'search, English': keyword('driver'),
  'search, Khmer': keyword('គណនេយ្យ'),
  'search, synonym': keyword('taikong'),
  'search, forgiven': keyword('acountant'),
  'search, forgiven Khmer': keyword('សន្តិសខ'),
  'search, heard': keyword('neak bok bor'),
  'search, begun': keyword('rec'),
  'search, rare': keyword('kalomita'),
  'search, nothing': keyword('xqzvbkw'),
  'search, several': keyword('cook accommodation sihanoukville'),
  'search, many': keyword('waiter waitress hotel kitchen english driver cook'),
  'search, rare filters': `${keyword('driver')}&province=KH-25&level=Top%20Executive`,
};

const occupations = occupationCodes.map((code) => `${list}0&occupation=${code}`);
const occupationGroups = occupationGroupCodes.map((code) => `${list}0&occupation=${code}`);
const lists = categories.map((category) => `${list}0&category=${encodeURIComponent(category)}`);

/** Two hundred jobs, in turn: a single one would be in every cache. */
const details = Array.from({ length: 200 }, (_, at) => `/api/job/get/${1 + at * 49}`);

export const plainList = `${list}0`;
export const cases: readonly Case[] = [
  { name: 'list, cached', paths: [plainList], mode: 'cached' },
  { name: 'list, proxy cache', paths: [plainList], mode: 'cached', isProxied: true },
  { name: 'list', paths: [plainList], mode: 'never-cached' },
  {
    name: 'list, filtered',
    paths: [`${list}0&industry=Telecommunication&level=Senior`],
    mode: 'never-cached',
  },
  // Callers who request the same list share a load; these request eighteen different ones.
  { name: 'list, unshared', paths: lists, mode: 'never-cached' },
  { name: 'list, by salary', paths: [`${list}0&sort=Salary`], mode: 'never-cached' },
  { name: 'keyword, English', paths: [keyword('forklift')], mode: 'never-cached' },
  { name: 'keyword, Khmer', paths: [keyword('ជាងភ្លើង')], mode: 'never-cached' },
  ...Object.entries(searches).map(([name, path]): Case => ({
    name,
    paths: [`${path}&sort=Relevance`],
    mode: 'never-cached',
  })),
  { name: 'province, most', paths: [`${list}0&province=KH-12`], mode: 'never-cached' },
  { name: 'province, few', paths: [`${list}0&province=KH-25`], mode: 'never-cached' },
  { name: 'province, by salary', paths: [`${list}0&province=KH-17&sort=Salary`], mode: 'never-cached' },
  { name: 'province, keyword', paths: [`${keyword('forklift')}&province=KH-2`], mode: 'never-cached' },
  {
    name: 'province, keyword, salary',
    paths: [`${keyword('forklift')}&province=KH-17&sort=Salary`],
    mode: 'never-cached',
  },
  { name: 'occupation', paths: occupations, mode: 'never-cached' },
  { name: 'occupation group', paths: occupationGroups, mode: 'never-cached' },
  { name: 'occupation, by salary', paths: [`${list}0&occupation=cook&sort=Salary`], mode: 'never-cached' },
  {
    name: 'occupation group, by salary',
    paths: [`${list}0&occupation=hospitality&sort=Salary`],
    mode: 'never-cached',
  },
  { name: 'occupation, keyword', paths: [`${keyword('forklift')}&occupation=cook`], mode: 'never-cached' },
  {
    name: 'occupation group, keyword',
    paths: [`${keyword('forklift')}&occupation=hospitality`],
    mode: 'never-cached',
  },
  {
    name: 'occupation, relevance',
    paths: [`${keyword('driver')}&occupation=car_driver&sort=Relevance`],
    mode: 'never-cached',
  },
  { name: 'occupation, province', paths: [`${list}0&occupation=cook&province=KH-17`], mode: 'never-cached' },
  {
    name: 'occupation group, province',
    paths: [`${list}0&occupation=garment&province=KH-25`],
    mode: 'never-cached',
  },
  { name: 'occupations in use', paths: ['/api/job/occupations'], mode: 'never-cached' },
  { name: 'pay from 500', paths: [`${list}0&salary_from=500`], mode: 'never-cached' },
  { name: 'pay from 4,500', paths: [`${list}0&salary_from=4500`], mode: 'never-cached' },
  { name: 'pay, by salary', paths: [`${list}0&salary_from=500&sort=Salary`], mode: 'never-cached' },
  { name: 'pay, keyword', paths: [`${keyword('forklift')}&salary_from=1500`], mode: 'never-cached' },
  { name: 'within a day', paths: [`${list}0&within=1`], mode: 'never-cached' },
  { name: 'within, by salary', paths: [`${list}0&within=1&sort=Salary`], mode: 'never-cached' },
  {
    name: 'within, keyword, salary',
    paths: [`${keyword('forklift')}&within=7&sort=Salary`],
    mode: 'never-cached',
  },
  { name: 'within, keyword', paths: [`${keyword('forklift')}&within=7`], mode: 'never-cached' },
  { name: 'hiring, by salary', paths: [`${list}0&status=Hiring&sort=Salary`], mode: 'never-cached' },
  { name: 'company, many', paths: [`${list}0&company=${companyOfMany}`], mode: 'never-cached' },
  { name: 'company, few', paths: [`${list}0&company=${companyOfFew}`], mode: 'never-cached' },
  {
    name: 'company, many, by salary',
    paths: [`${list}0&company=${companyOfMany}&sort=Salary`],
    mode: 'never-cached',
  },
  {
    name: 'company, few, by salary',
    paths: [`${list}0&company=${companyOfFew}&sort=Salary`],
    mode: 'never-cached',
  },
  {
    name: 'company, keyword',
    paths: [`${keyword('forklift')}&company=${companyOfMany}`],
    mode: 'never-cached',
  },
  { name: 'verified', paths: [`${list}0&verified=1`], mode: 'never-cached' },
  { name: 'verified, by salary', paths: [`${list}0&verified=1&sort=Salary`], mode: 'never-cached' },
  { name: 'verified, keyword', paths: [`${keyword('forklift')}&verified=1`], mode: 'never-cached' },
  {
    name: 'all filters',
    paths: [`${list}0&province=KH-2&salary_from=300&within=30&status=Hiring`],
    mode: 'never-cached',
  },
  { name: 'page 1000', paths: [`${list}1000`], mode: 'never-cached' },
  { name: 'detail', paths: details, mode: 'never-cached' },
  { name: 'company', paths: [`/api/company/${companyOfMany}`], mode: 'never-cached' },
  { name: 'suggestions', paths: ['/api/job/suggest?text=acc&lang=en'], mode: 'never-cached' },
  {
    name: 'suggestions, Khmer',
    paths: [`/api/job/suggest?text=${encodeURIComponent('គណ')}&lang=km`],
    mode: 'never-cached',
  },
  {
    name: 'searches instead',
    paths: [`/api/job/instead?keyword=${encodeURIComponent('acountant dragon')}`],
    mode: 'never-cached',
  },
  { name: 'counts', paths: ['/api/stats'], mode: 'never-cached' },
  { name: 'stats', paths: ['/api/stats'], mode: 'cached' },
];

/** Argon2 is slow on purpose: this shows the cost and is not a goal. */
export const logIn: Request = {
  paths: ['/api/auth/login'],
  method: 'POST',
  body: JSON.stringify({ name: 'dara', password: 'karngea-demo' }),
};
