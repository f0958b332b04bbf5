import { expect, test } from 'vitest';
import { isForThread, miniAppPath } from './notice-path.ts';

test('a Mini App opens the messages without a fragment', () => {
  expect(miniAppPath('/application/12#messages')).toBe('/application/12?at=messages');
  expect(miniAppPath('/jobs?q=cook')).toBe('/jobs?q=cook');
  const address = { hash: '', search: {} };
  expect(isForThread({ ...address, search: { at: 'messages' } })).toBe(true);
  expect(isForThread({ ...address, hash: 'messages' })).toBe(true);
  expect(isForThread(address)).toBe(false);
});
