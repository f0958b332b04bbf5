/** Codes for people to write down and read out; knows no account. */
import { randomInt } from 'node:crypto';

/** Nothing that looks like something else: no 0, 1, I, L, O and U. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Groups of letters and digits, such as `7KQ4 M2XD`: nearly five random bits each. */
export function randomCode(groups: number, groupLength = 4): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return Array.from({ length: groups }, group).join(' ');
}

/** The code in any case, with or without what parts its groups. */
export const plainCode = (typed: string): string => typed.replace(/[^0-9a-z]/gi, '').toUpperCase();
