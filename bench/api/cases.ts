/** What is measured: the calls that people make most, and the ones that cost most. */
import { type Request } from './load.ts';

export type Case = Request & { readonly name: string; readonly mode: 'kept' | 'never-kept' };

const list = '/api/job/get?page=';
const keyword = (text: string) => `${list}0&keyword=${encodeURIComponent(text)}`;

export const plainList = `${list}0`;
export const cases: readonly Case[] = [
  { name: 'list, kept', path: plainList, mode: 'kept' },
  { name: 'list', path: plainList, mode: 'never-kept' },
  { name: 'list, filtered', path: `${list}0&industry=Telecommunication&level=Senior`, mode: 'never-kept' },
  { name: 'list, by salary', path: `${list}0&sort=Salary`, mode: 'never-kept' },
  { name: 'keyword, English', path: keyword('forklift'), mode: 'never-kept' },
  { name: 'keyword, Khmer', path: keyword('ជាងភ្លើង'), mode: 'never-kept' },
  { name: 'page 1000', path: `${list}1000`, mode: 'never-kept' },
  { name: 'detail', path: '/api/job/get/500', mode: 'never-kept' },
  { name: 'stats', path: '/api/stats', mode: 'kept' },
];

/** Argon2 is slow on purpose: this shows the price, not a goal. */
export const logIn: Request = {
  path: '/api/auth/login',
  method: 'POST',
  body: JSON.stringify({ name: 'dara', password: 'karngea-demo' }),
};
