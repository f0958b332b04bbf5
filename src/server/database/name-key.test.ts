/** Which account names count as the same. */
import { expect, test } from 'vitest';
import { nameKey } from './name-key.ts';

test.each([
  ['Dara', 'DARA'],
  ['Straße', 'STRASSE'],
  ['ὈΔΥΣΣΕΎΣ', 'ὀδυσσεύς'],
  ['e\u0301lan', 'ÉLAN'],
  ['\u212Bngström', 'ångström'],
  [' dara ', 'dara'],
])('%s is the same name as %s', (one, other) => expect(nameKey(one)).toBe(nameKey(other)));
test.each([
  ['dara', 'dàra'],
  ['ដារ៉ា', 'ដារា'],
])('%s is not %s', (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)));
