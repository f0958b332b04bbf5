import { expect, it } from 'vitest';
import { type Connection, isGenerous } from './connection.ts';

it.each<[string, Connection | undefined, boolean]>([
  ['a browser that tells nothing', undefined, true],
  ['a fast network', { saveData: false, effectiveType: '4g' }, true],
  ['a person who saves data', { saveData: true, effectiveType: '4g' }, false],
  ['3g', { effectiveType: '3g' }, false],
  ['2g', { effectiveType: 'slow-2g' }, false],
])('%s', (_what, connection, expected) => {
  expect(isGenerous(connection)).toBe(expected);
});
