// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';
import { notify } from './toast.ts';

vi.mock('./toast.ts', () => ({ notify: vi.fn() }));

const setClipboard = (value: Pick<Clipboard, 'writeText'> | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });

test.each([
  ['copies', { writeText: () => Promise.resolve() }, 'green'],
  ['says that the browser refused', { writeText: () => Promise.reject(new Error()) }, 'red'],
  ['says so where there is no clipboard', undefined, 'red'],
] as const)('%s', async (_, clipboard, tone) => {
  setClipboard(clipboard);
  await copyText('012 345 678');
  expect(notify).toHaveBeenLastCalledWith(tone, expect.anything());
});
