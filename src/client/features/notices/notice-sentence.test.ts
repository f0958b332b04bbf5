import { expect, test } from 'vitest';
import { parseInterview } from './notice-sentence.tsx';

test.each([
  ['2026-11-24T02:00:00Z Factory gate 2', { at: '2026-11-24T02:00:00Z', rest: 'Factory gate 2' }],
  ['2026-11-24T02:00:00Z yes', { at: '2026-11-24T02:00:00Z', rest: 'yes' }],
  [null, { at: '', rest: '' }],
])('parses %j', (text, parsed) => expect(parseInterview(text)).toEqual(parsed));
