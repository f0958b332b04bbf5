/** The next state of an item after an attempt. */
import { describe, expect, test } from 'vitest';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { afterAnswer, backOffMs, dueAt, isExpired, isFromServer, maxAgeMs } from './after-answer.ts';

const now = 1_000_000;
const item: OutboxItem = {
  key: 'k',
  owner: 1,
  method: 'POST',
  path: '/app',
  input: { body: { job_id: 7 } },
  lane: 'application:7',
  subject: 'Cook',
  createdAt: now,
  state: 'sending',
  reason: null,
  attempts: 0,
  nextAt: 0,
};
const answered = (status: number, code = 'internal', retryAfterSeconds?: number) =>
  afterAnswer(
    item,
    {
      kind: 'answered',
      status,
      body: { message: '', code },
      retryAfterSeconds,
      etag: undefined,
      hasRequestId: true,
    },
    now,
  );

test('without a network the pass ends and the item backs off', () => {
  const { item: next, stop, settled } = afterAnswer(item, { kind: 'none', why: 'offline', detail: '' }, now);
  expect(next).toMatchObject({ state: 'queued', reason: 'offline', attempts: 1, nextAt: now + 1_000 });
  expect([stop, settled]).toEqual([true, false]);
});

test.each([200, 201])('%i is sent', (status) => {
  const { item: next, settled } = answered(status);
  expect(next).toMatchObject({ state: 'sent', reason: null });
  expect(settled).toBe(true);
});

test('401 holds the item until its person logs in', () =>
  expect(answered(401, 'unauthenticated')).toMatchObject({
    item: { state: 'held', reason: 'signed_out' },
    settled: false,
    stop: false,
  }));

describe('a reply', () => {
  const from = (status: number, body: unknown, hasRequestId = false) =>
    isFromServer({
      kind: 'answered',
      status,
      body,
      retryAfterSeconds: undefined,
      etag: undefined,
      hasRequestId,
    });
  test.each([
    [200, undefined],
    [204, undefined],
    [200, { status: 'unauthenticated', login: 'http://wifi.example' }],
    [401, { error: 'log in to the network' }],
    [403, undefined],
    [511, undefined],
  ])('with %i and %j is not from the server', (status, body) => expect(from(status, body)).toBe(false));
  test('is from the server with its request id, or with one of its failures', () => {
    expect(from(204, undefined, true)).toBe(true);
    expect(from(409, { message: 'Closed.', code: 'job_closed' })).toBe(true);
  });
});

describe('a temporary failure is retried', () => {
  test.each([408, 425, 429, 500, 502, 503])('%i', (status) =>
    expect(answered(status)).toMatchObject({
      item: { state: 'queued', nextAt: now + 1_000 },
      settled: false,
      stop: false,
    }),
  );
  test('not before Retry-After', () =>
    expect(answered(429, 'rate_limited', 30).item.nextAt).toBe(now + 30_000));
  test('409 in_progress', () => expect(answered(409, 'in_progress').item.state).toBe('queued'));
});

test.each([
  [409, 'no_cv'],
  [409, 'job_closed'],
  [422, 'invalid'],
  [403, 'forbidden'],
  [404, 'not_found'],
])('%i %s is final, and the item retains its reason and input', (status, code) => {
  const { item: next, settled } = answered(status, code);
  expect(next).toMatchObject({ state: 'failed', reason: code, input: { body: { job_id: 7 } } });
  expect(settled).toBe(true);
});

test('the delay doubles up to a minute', () =>
  expect([0, 1, 2, 3, 20].map(backOffMs)).toEqual([500, 1_000, 2_000, 4_000, 60_000]));

test('an item expires after seven days', () => {
  expect(isExpired(item, now + maxAgeMs)).toBe(false);
  expect(isExpired(item, now + maxAgeMs + 1)).toBe(true);
});

test('an item is due if the clock has gone back by a day', () => {
  const dayMs = 24 * 3_600_000;
  expect(dueAt({ ...item, nextAt: now + dayMs }, now)).toBe(now + dayMs);
  const before = { ...item, createdAt: now + dayMs };
  expect(dueAt({ ...before, nextAt: now + dayMs + 500 }, now)).toBe(now);
  expect(dueAt({ ...before, nextAt: now + 4_000 }, now)).toBe(now + 4_000);
});
