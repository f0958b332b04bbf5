/** Codes that people read out and type. */
import { randomInt } from 'node:crypto';
import { latinDigits } from '#contract/digits.ts';

/** Without characters that are easily confused: 0, 1, I, L, O and U. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Groups of letters and digits, such as `7KQ4 M2XD`: nearly five random bits each. */
export function randomCode(groups: number, groupLength = 4): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return Array.from({ length: groups }, group).join(' ');
}

/** Upper case with Latin digits, without separators. */
export const normalizeCode = (typed: string): string =>
  latinDigits(typed)
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase();
