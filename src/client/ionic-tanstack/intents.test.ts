import { beforeEach, describe, expect, test } from 'vitest';
import { IntentLedger, type HistoryEvent, type Intent } from './intents.ts';

let ledger: IntentLedger<string>;
const intent: Intent<string> = { direction: 'back', tab: 'jobs', view: 'list' };
const event = (change: Partial<HistoryEvent>): HistoryEvent => ({
  type: 'PUSH',
  index: 1,
  mark: undefined,
  ...change,
});

beforeEach(() => {
  ledger = new IntentLedger<string>();
});

describe('an intent with a mark', () => {
  test('belongs to the entry that carries the mark, once', () => {
    const mark = ledger.mark(intent);
    ledger.observe(event({ mark }), 0);
    expect(ledger.take(1)).toBe(intent);
    expect(ledger.take(1)).toEqual({});
  });

  test('is inherited by a redirect, which replaces at the same index', () => {
    const mark = ledger.mark(intent);
    ledger.observe(event({ mark }), 0);
    ledger.observe(event({ type: 'REPLACE' }), 0);
    expect(ledger.take(1)).toBe(intent);
  });

  test('is dropped when another navigation comes first', () => {
    ledger.mark(intent);
    ledger.observe(event({ mark: undefined }), 0);
    expect(ledger.take(1)).toEqual({});
  });

  test('of a navigation that never came does not colour the next one', () => {
    ledger.mark(intent);
    ledger.observe(event({ mark: 'of another' }), 0);
    ledger.observe(event({ mark: undefined, index: 2 }), 0);
    expect(ledger.take(2)).toEqual({});
  });
});

describe('an intent that travels', () => {
  test('belongs to the next travel', () => {
    ledger.travel(intent);
    ledger.observe(event({ type: 'GO', index: 0 }), 2);
    expect(ledger.take(0)).toBe(intent);
  });

  test('is dropped when the travel was refused: the history stays where it was', () => {
    ledger.travel(intent);
    ledger.observe(event({ type: 'BACK', index: 2 }), 2);
    expect(ledger.take(2)).toEqual({});
  });

  test('does not fit a push', () => {
    ledger.travel(intent);
    ledger.observe(event({ type: 'PUSH', index: 3 }), 2);
    expect(ledger.take(3)).toEqual({});
  });
});
