/** Notices of newer servers (product 3.17). */
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { pageNotices } from './list-pages.ts';
import { knownNotices } from './notices.ts';

const notice = (id: number, kind: string) => ({
  id,
  kind,
  at: '2026-11-28T00:00:00.000Z',
  read: false,
  job_id: null,
  job_name: null,
  application_id: null,
  person: null,
  text: null,
});

test('a kind that this version does not know is left out, and the others stay', () => {
  const reply = {
    items: [notice(3, 'message'), notice(2, 'from_next_year'), notice(1, 'outcome')],
    next: 'x',
  };
  const page = z.parse(pageNotices.reply, reply);
  if (Array.isArray(page)) throw new Error('not a page');
  expect(knownNotices(page.items).map(({ id, kind }) => [id, kind])).toEqual([
    [3, 'message'],
    [1, 'outcome'],
  ]);
});
