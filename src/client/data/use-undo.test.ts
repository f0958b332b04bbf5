// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUndo } from './use-undo.ts';

const action = vi.fn<(item: string) => void>();
const open = () => renderHook(() => useUndo(action, 6_000));

beforeEach(() => {
  vi.useFakeTimers();
  action.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('an action is done once, when its time is over', () => {
  const { result } = open();
  act(() => result.current.start('one'));
  expect(result.current.pending).toBe('one');
  act(() => void vi.advanceTimersByTime(6_000));
  expect(action.mock.calls).toEqual([['one']]);
  expect(result.current.pending).toBeUndefined();
});

test('an undone action is never done', () => {
  const { result, unmount } = open();
  act(() => result.current.start('one'));
  act(() => expect(result.current.undo()).toBe('one'));
  act(() => void vi.advanceTimersByTime(6_000));
  unmount();
  expect(action).not.toHaveBeenCalled();
});

test('a second action does the first one now', () => {
  const { result } = open();
  act(() => result.current.start('one'));
  act(() => result.current.start('two'));
  expect(action.mock.calls).toEqual([['one']]);
  expect(result.current.pending).toBe('two');
});

test('it is done at once when the page is left or the component unmounts', () => {
  const { result, unmount } = open();
  act(() => result.current.start('one'));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(action.mock.calls).toEqual([['one']]);
  act(() => result.current.start('two'));
  unmount();
  expect(action.mock.calls).toEqual([['one'], ['two']]);
});
