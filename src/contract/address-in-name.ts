/** Web addresses in the names of jobs, companies and people, which chats and phones would turn into links (product 5.12). */
import * as z from 'zod/mini';
import { text } from './fields.ts';
import { withoutHidden } from './hidden-characters.ts';

/** A scheme, `www.`, and short addresses such as `t.me/`, whose first part has one letter. */
const marks = /:\/\/|\bwww\.|\b[a-z\d]\.[a-z]{2,3}\//i;
/** A word that may be a domain name. */
const dotted = /[\p{L}\p{M}\p{N}_.-]+/gu;
const ending = /^(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu;
const ipAddress = /^\d{1,3}(?:\.\d{1,3}){3}$/;
/** Technologies that are written like domains. No domain ends with `.js`. */
const technologies = ['asp.net', 'ado.net', 'vb.net', 'ml.net', 'socket.io'];

/**
 * Whether a word with dots inside can be a domain name. Any ending counts, because there are 1,400 and a list would be out of
 * date; Khmer endings do not exist. Not initials ("A.B.C", "S.Sokha"): domains with one letter are hardly ever for sale.
 */
function isDomain(word: string): boolean {
  const labels = word.toLowerCase().split('.');
  const last = labels.pop() ?? '';
  if (ipAddress.test(word)) return true;
  if (last === 'js' || technologies.includes(word.toLowerCase())) return false;
  return ending.test(last) && !/\p{Script=Khmer}/u.test(last) && labels.some(({ length }) => length > 1);
}

/** Characters that browsers read as dots of a domain. */
const dots = /[\u2024\u3002\ufe52\uff0e\uff61]/g;

/** Also finds addresses that contain invisible characters. */
export function hasAddress(name: string): boolean {
  const plain = withoutHidden(name).replace(dots, '.');
  if (marks.test(plain)) return true;
  const words = (plain.match(dotted) ?? []).flatMap((word) => word.split(/\.{2,}/));
  return words.some((word) => isDomain(word.replace(/^\.|\.$/g, '')));
}

const foldSpaces = (name: string): string => name.trim().replace(/\s+/g, ' ');

/** Required text in one line, without web addresses. */
export const plainName = (max: number) =>
  text(max).check(
    z.overwrite(foldSpaces),
    z.refine((value) => !hasAddress(value), 'address_in_name'),
  );

/** Characters of a name in a notification. */
const shownLength = 80;

/** A name for notifications: in one line, shortened, without addresses and mentions of chat users. */
export function nameInNotice(stored: string): string {
  const words = foldSpaces(stored).split(' ');
  const safe = words.map((word) => (hasAddress(word) ? '…' : word.replace(/@(?=\w)/g, '@ '))).join(' ');
  const characters = [...safe];
  return characters.length <= shownLength ? safe : `${characters.slice(0, shownLength - 1).join('')}…`;
}
