/** What is measured: the calls that people make most, and the ones that cost most. */
import { type Request } from './load.ts';

export type Case = Request & { readonly name: string; readonly mode: 'kept' | 'never-kept' };

const list = '/api/job/get?page=';
const keyword = (text: string) => `${list}0&keyword=${encodeURIComponent(text)}`;

/** Two hundred jobs, in turn: one alone would be in every cache there is. */
const details = Array.from({ length: 200 }, (_, at) => `/api/job/get/${1 + at * 49}`);

export const plainList = `${list}0`;
export const cases: readonly Case[] = [
  { name: 'list, kept', paths: [plainList], mode: 'kept' },
  { name: 'list', paths: [plainList], mode: 'never-kept' },
  { name: 'list, filtered', paths: [`${list}0&industry=Telecommunication&level=Senior`], mode: 'never-kept' },
  { name: 'list, by salary', paths: [`${list}0&sort=Salary`], mode: 'never-kept' },
  { name: 'keyword, English', paths: [keyword('forklift')], mode: 'never-kept' },
  { name: 'keyword, Khmer', paths: [keyword('ជាងភ្លើង')], mode: 'never-kept' },
  { name: 'page 1000', paths: [`${list}1000`], mode: 'never-kept' },
  { name: 'detail', paths: details, mode: 'never-kept' },
  { name: 'stats', paths: ['/api/stats'], mode: 'kept' },
];

/** Argon2 is slow on purpose: this shows the price, not a goal. */
export const logIn: Request = {
  paths: ['/api/auth/login'],
  method: 'POST',
  body: JSON.stringify({ name: 'dara', password: 'karngea-demo' }),
};
