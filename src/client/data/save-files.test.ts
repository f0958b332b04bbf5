// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { saveFiles } from './save-files.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the object URL is revoked only after Safari had time to fetch it', () => {
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
