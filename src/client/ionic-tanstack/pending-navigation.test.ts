import { beforeEach, describe, expect, test } from 'vitest';
import { PendingNavigation, type HistoryEvent, type NavigationOptions } from './pending-navigation.ts';

let pending: PendingNavigation<string>;
const options: NavigationOptions<string> = { direction: 'back', tab: 'jobs', view: 'list' };
const event = (change: Partial<HistoryEvent>): HistoryEvent => ({
  type: 'PUSH',
  index: 1,
  id: undefined,
  ...change,
});

beforeEach(() => {
  pending = new PendingNavigation<string>();
});

describe('the options of a push or replace', () => {
  test('belong to the entry that carries their id, once', () => {
    const id = pending.forEntry(options);
    pending.onHistoryEvent(event({ id }), 0);
    expect(pending.take(1)).toBe(options);
    expect(pending.take(1)).toEqual({});
  });

  test('are inherited by a redirect, which replaces at the same index', () => {
    const id = pending.forEntry(options);
    pending.onHistoryEvent(event({ id }), 0);
    pending.onHistoryEvent(event({ type: 'REPLACE' }), 0);
    expect(pending.take(1)).toBe(options);
  });

  test('are dropped when another navigation comes first', () => {
    pending.forEntry(options);
    pending.onHistoryEvent(event({ id: undefined }), 0);
    expect(pending.take(1)).toEqual({});
  });

  test('of a navigation that never happened do not apply to the next one', () => {
    pending.forEntry(options);
    pending.onHistoryEvent(event({ id: 'of another' }), 0);
    pending.onHistoryEvent(event({ id: undefined, index: 2 }), 0);
    expect(pending.take(2)).toEqual({});
  });
});

describe('the options of a traversal', () => {
  test('belong to the next one', () => {
    pending.forTraversal(options);
    pending.onHistoryEvent(event({ type: 'GO', index: 0 }), 2);
    expect(pending.take(0)).toBe(options);
  });

  test('are dropped if it was blocked: the history position stays', () => {
    pending.forTraversal(options);
    pending.onHistoryEvent(event({ type: 'BACK', index: 2 }), 2);
    expect(pending.take(2)).toEqual({});
  });

  test('do not apply to a push', () => {
    pending.forTraversal(options);
    pending.onHistoryEvent(event({ type: 'PUSH', index: 3 }), 2);
    expect(pending.take(3)).toEqual({});
  });
});
