/** What a thread shows of what the server has and what the device has yet to send. */
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

test('what waits or was refused follows what was sent, each as its reader sees it', () => {
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

test('an invitation that waits is one already, and what belongs to no thread is none', () => {
  const { method, path } = inviteToInterview;
  const body = { at: '2026-11-24T02:00:00.000Z', place: 'Here' };
  const invitation = item('i', { method, path, input: { params: { id: 7 }, body } });
  const entries = entriesOf([], [invitation, item('x', { path: '/app' })], 'employer', String);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ text: '', interview: { ...body, answer: null } });
});
