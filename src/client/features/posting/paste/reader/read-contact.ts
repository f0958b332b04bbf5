/** Finds phone numbers and Telegram names in a pasted text. */
import { nationalNumber } from '#contract/phone.ts';
import { cover, type Line, pattern } from './post-lines.ts';

/** Digits with the signs that people put between them; "/" and "," part two numbers. */
const digitRun = /\(?\+?\d[\d .\-()\u2010-\u2015+]{6,60}/g;

type Found = { readonly number: string; readonly start: number; readonly end: number };

/** The numbers in a run of digits: "012 345 678 098 765 432" are two. */
function numbersIn(run: string, offset: number): Found[] {
  const groups = [...run.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({ digits, index }));
  const found: Found[] = [];
  for (let first = 0; first < groups.length;) {
    let match: (Found & { readonly next: number }) | undefined;
    let typed = '';
    for (let last = first; last < groups.length && typed.length < 14; last++) {
      const [{ index = 0 } = {}, { digits = '', index: at = 0 } = {}] = [groups[first], groups[last]];
      typed += digits;
      const number = /^(?:0|855|00855)/.test(typed) ? nationalNumber(typed) : undefined;
      if (number === undefined) continue;
      match = { number, start: offset + index, end: offset + at + digits.length, next: last + 1 };
      // The next group starts a number of its own.
      if (/^(?:0|855)/.test(groups[last + 1]?.digits ?? '0')) break;
    }
    if (match) found.push(match);
    first = match?.next ?? first + 1;
  }
  return found;
}

const username = '[a-z][a-z0-9_]{4,31}';
const telegramLink = new RegExp(`(?:https?://)?(?:www\\.)?(?:t\\.me|telegram\\.me)/(${username})\\b/?`, 'g');
const atName = new RegExp(`(?:^|[^\\w.@/])@(${username})\\b(?!\\.[a-z])`, 'g');
const telegramLabel = pattern(
  `(?:telegram|\\btele?gram|\\btg|តេឡេក្រាម|តេលេក្រាម)\\s*(?:id|name|username)?\\s*[:៖=\\-]\\s*(${username})\\b(?!\\.)`,
  'gu',
);
/** Links to channels that people should follow are no way to apply. */
const channel = pattern(
  '\\bjoin\\b|channel|\\bgroup\\b|follow|subscribe|more jobs|ចូលរួម|ឆានែល|គ្រុប|ក្រុមតេឡេក្រាម',
);
const otherNetwork = pattern('facebook|instagram|tiktok|line id|wechat|ហ្វេសប៊ុក');

export type PastedContact = { readonly phones: readonly string[]; readonly telegram?: string };

function telegramIn(line: Line): Found | undefined {
  if (channel.test(line.text)) return undefined;
  for (const name of [telegramLink, telegramLabel, atName]) {
    if (name === atName && otherNetwork.test(line.text) && !line.text.includes('telegram')) continue;
    for (const match of line.text.matchAll(name)) {
      const [whole, found = ''] = match;
      const start = match.index + whole.indexOf(found);
      const number = line.plain.slice(line.at[start] ?? 0, line.at[start + found.length] ?? undefined);
      return { number: number.trim(), start: match.index, end: match.index + whole.length };
    }
  }
  return undefined;
}

export function readContact(lines: readonly Line[]): PastedContact {
  const phones = new Set<string>();
  let telegram: string | undefined;
  for (const line of lines) {
    for (const { 0: run, index } of line.text.matchAll(digitRun)) {
      for (const { number, start, end } of numbersIn(run, index)) {
        // Only one number fits into the form.
        if (phones.size === 0) cover(line, start, end);
        phones.add(number);
      }
    }
    const found = telegram === undefined ? telegramIn(line) : undefined;
    if (!found) continue;
    telegram = found.number;
    cover(line, found.start, found.end);
  }
  return { phones: [...phones], ...(telegram && { telegram }) };
}
