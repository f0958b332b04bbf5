// @vitest-environment jsdom
/** A saved file stays available until the browser has fetched it. */
import { afterEach, expect, test, vi } from 'vitest';
import { saveFiles } from './save-files.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the address of a download outlives the click by long enough for Safari, but not for ever', () => {
  vi.useFakeTimers();
  // jsdom has neither.
  const revoke = vi.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: revoke });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  expect(saveFiles(new File(['CV'], 'cv.txt'))).toBe(true);
  expect(click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(30_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:file');
});
