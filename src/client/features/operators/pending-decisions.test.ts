// @vitest-environment jsdom
/** Decisions that are on their way while the operator leaves. */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { type QueueItem } from '#contract/operators.ts';
import { decide, undoMs } from './pending-decisions.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a decision whose ten seconds are over is sent so that leaving the page does not break it off', async () => {
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
  decide(new QueryClient(), { item, act: 'done', reason: '' });
  await vi.advanceTimersByTimeAsync(undoMs);
  expect(fetch.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true]);
});
