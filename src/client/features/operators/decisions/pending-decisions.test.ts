// @vitest-environment jsdom
/** Sending decisions while the operator leaves the page. */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { type QueueItem } from '#contract/operators.ts';
import { decide, undoMs } from './pending-decisions.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a decision is sent with keepalive after ten seconds, so that closing the page does not abort it', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn((_address: string, _init: RequestInit) => Promise.resolve(Response.json({})));
  vi.stubGlobal('fetch', fetch);
  const item: QueueItem = {
    kind: 'messages',
    id: 1,
    waiting_since: '2026-11-27T00:00:00Z',
    name: '',
    email: '',
    text: '',
    user_id: null,
  };
  decide(new QueryClient(), { item, action: 'done', reason: '' });
  await vi.advanceTimersByTimeAsync(undoMs);
  expect(fetch.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true]);
});
