import { expect, it } from 'vitest';
import { type NetworkInformation, allowsPrefetch } from './connection.ts';

it.each<[string, NetworkInformation | undefined, boolean]>([
  ['a browser without network information', undefined, true],
  ['a fast network', { saveData: false, effectiveType: '4g' }, true],
  ['a user who saves data', { saveData: true, effectiveType: '4g' }, false],
  ['3g', { effectiveType: '3g' }, false],
  ['2g', { effectiveType: 'slow-2g' }, false],
])('%s', (_what, information, expected) => {
  expect(allowsPrefetch(information)).toBe(expected);
});
