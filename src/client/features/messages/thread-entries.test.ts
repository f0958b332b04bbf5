import { expect, test } from 'vitest';
import {
  type ApplicationMessage,
  inviteToInterview,
  writeApplicationMessage,
} from '#contract/application-messages.ts';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { entriesOf } from './thread-entries.ts';

const message = (id: number, from: ApplicationMessage['from']): ApplicationMessage => ({
  id,
  from,
  text: `Text ${id}`,
  at: '2026-11-20T02:00:00.000Z',
  read_at: null,
  warnings: [],
  interview: null,
});
const item = (key: string, more: Partial<OutboxItem> = {}): OutboxItem => ({
  key,
  owner: 1,
  method: writeApplicationMessage.method,
  path: writeApplicationMessage.path,
  input: { params: { id: 7 }, body: { text: key } },
  lane: 'thread:7',
  subject: 'Cook',
  createdAt: Date.parse('2026-11-20T03:00:00.000Z'),
  state: 'queued',
  reason: null,
  attempts: 0,
  nextAt: 0,
  ...more,
});

test('waiting and refused messages follow the sent ones', () => {
  const entries = entriesOf(
    [message(1, 'employer'), message(2, 'employee')],
    [item('a'), item('b', { state: 'failed', reason: 'not_yet' }), item('c', { state: 'sent' })],
    'employee',
    (id) => (id === 2 ? 'was-a' : String(id)),
  );
  expect(entries.map(({ key, mine, text }) => [key, mine, text])).toEqual([
    ['1', false, 'Text 1'],
    ['was-a', true, 'Text 2'],
    ['a', true, 'a'],
    ['b', true, 'b'],
  ]);
  expect(entries.at(-1)).toMatchObject({ read_at: null, at: '2026-11-20T03:00:00.000Z', from: 'employee' });
});

test('a waiting invitation is an entry; other queued calls are not', () => {
  const { method, path } = inviteToInterview;
  const body = { at: '2026-11-24T02:00:00.000Z', place: 'Here' };
  const invitation = item('i', { method, path, input: { params: { id: 7 }, body } });
  const entries = entriesOf([], [invitation, item('x', { path: '/app' })], 'employer', String);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ text: '', interview: { ...body, answer: null } });
});
