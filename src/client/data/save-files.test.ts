// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { noFilesReadyEvent, saveEvent, saveFiles } from './save-files.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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

test('in an in-app browser nothing is saved, and the listener that says so may come later', () => {
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (Linux; Android 13; K; wv) Chrome/126.0 [FB_IAB/FB4A;]',
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  expect(saveFiles(new File(['CV'], 'cv.txt'))).toBe(false);
  const listener = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener(saveEvent, listener);
  document.dispatchEvent(new Event(noFilesReadyEvent));
  expect(listener).toHaveBeenCalledOnce();
  expect(click).not.toHaveBeenCalled();
  document.removeEventListener(saveEvent, listener);
});
