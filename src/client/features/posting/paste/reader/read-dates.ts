/** Finds the last day to apply and the first day of work in a pasted text. */
import { dayMs } from '#contract/days.ts';
import { maximumDaysOpen } from '#contract/limits.ts';
import { cover, type Line, pattern } from './post-lines.ts';

const months: readonly string[] = [
  'jan(?:uary)?|មករា',
  'feb(?:ruary)?|កុម្ភៈ|កុម្ភះ|កុម្ភ',
  'mar(?:ch)?|មីនា',
  'apr(?:il)?|មេសា',
  'may|ឧសភា',
  'jun(?:e)?|មិថុនា',
  'jul(?:y)?|កក្កដា',
  'aug(?:ust)?|សីហា',
  'sept?(?:ember)?|កញ្ញា',
  'oct(?:ober)?|តុលា',
  'nov(?:ember)?|វិច្ឆិកា',
  'dec(?:ember)?|ធ្នូ',
];
const month = `(?<month>${months.join('|')})`;
const monthPatterns = months.map((names) => pattern(`^(?:${names})$`));
const year = '(?<year>20\\d\\d)';
const between = '[\\s,.\\-/]{0,4}';
const forms = [
  `(?<day>\\d{1,2})\\s*(?:st|nd|rd|th)?${between}(?:of\\s+)?(?:ខែ\\s*)?${month}${between}(?:ឆ្នាំ\\s*)?${year}?`,
  `${month}${between}(?<day>\\d{1,2})(?:st|nd|rd|th)?(?!\\d)${between}${year}?`,
  `(?<day>\\d{1,2})\\s*[/.\\-]\\s*(?<month>\\d{1,2})\\s*[/.\\-]\\s*${year}`,
  `${year}-(?<month>\\d{1,2})-(?<day>\\d{1,2})`,
  `(?<day>\\d{1,2})\\s*ខែ\\s*(?<month>\\d{1,2})(?:\\s*ឆ្នាំ\\s*${year})?`,
  `(?<day>\\d{1,2})\\s*/\\s*(?<month>\\d{1,2})(?![\\d/])(?<year>)`,
].map((source) => pattern(source));

type Found = { readonly date: string; readonly start: number; readonly end: number };

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** @param today YYYY-MM-DD; a date without a year is the next such day */
function dateIn(text: string, from: number, today: string): Found | undefined {
  let first: Found | undefined;
  const part = text.slice(from, from + 60);
  for (const form of forms) {
    const match = form.exec(part);
    if (!match?.groups || (first && from + match.index >= first.start)) continue;
    const { day = '', month: named = '', year: stated } = match.groups;
    let [dayOfMonth, monthOfYear] = [
      Number(day),
      Number(named) || monthPatterns.findIndex((one) => one.test(named)) + 1,
    ];
    if (monthOfYear > 12) [dayOfMonth, monthOfYear] = [monthOfYear, dayOfMonth];
    const dateOf = (each: string) => `${each}-${twoDigits(monthOfYear)}-${twoDigits(dayOfMonth)}`;
    const thisYear = today.slice(0, 4);
    const next = dateOf(thisYear) >= today ? thisYear : String(Number(thisYear) + 1);
    const date = dateOf(stated || next);
    const parsed = new Date(`${date}T00:00:00Z`);
    if (Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== date) continue;
    first = { date, start: from + match.index, end: from + match.index + match[0].length };
  }
  return first;
}

const endLabel = pattern(
  'deadline|closing date|close[sd]?(?: on| date)?\\b|expir\\w*|apply (?:before|by|until)|\\bbefore\\b|\\buntil\\b|\\btill\\b|no later than|last day|ផុតកំណត់|ថ្ងៃឈប់ទទួល|ឈប់ទទួល|ត្រឹមថ្ងៃ|ត្រឹម|មុនថ្ងៃ|យ៉ាងយូរ|រហូតដល់ថ្ងៃ|ថ្ងៃចុងក្រោយ|បិទទទួល|មុន|បិទ',
);
const startLabel = pattern(
  'start(?:s|ing)? (?:work |date|on|from)|start date|join date|ចាប់ផ្តើមធ្វើការ|ចាប់ផ្ដើមការងារ|ចូលធ្វើការ|ចាប់ផ្តើមការងារ|ចាប់ធ្វើការ',
);
const startNow = pattern(
  'start (?:work(?:ing)? )?(?:immediately|now|right away|asap|today)|immediate(?:ly)? start|can start immediately|available immediately|join immediately|ចូលធ្វើការភ្លាម|ធ្វើការភ្លាម|ចូលធ្វើការបានភ្លាម|ធ្វើការបានភ្លាម|ចាប់ផ្តើមភ្លាម|ចូលធ្វើការបានតែម្តង|ចូលធ្វើការបានបន្ទាន់|ចូលភ្លាម',
);

/** Whether a posting can have this last day. */
const isPossibleEnd = (date: string, today: string): boolean => {
  const days = (Date.parse(date) - Date.parse(today)) / dayMs;
  return days > 0 && days <= maximumDaysOpen;
};

function labelled(
  lines: readonly Line[],
  label: RegExp,
  today: string,
): (Found & { line: Line }) | undefined {
  for (const [index, line] of lines.entries()) {
    const match = label.exec(line.text);
    if (!match) continue;
    const here = dateIn(line.text, match.index + match[0].length, today);
    if (here) {
      if (isPossibleEnd(here.date, today)) cover(line, match.index, here.end);
      return { ...here, line };
    }
    const next = lines[index + 1];
    const below =
      next && line.text.length < match.index + match[0].length + 12 && dateIn(next.text, 0, today);
    if (!below) continue;
    if (isPossibleEnd(below.date, today)) {
      cover(line, match.index, match.index + match[0].length);
      cover(next, below.start, below.end);
    }
    return { ...below, line: next };
  }
  return undefined;
}

export type PastedDates = { readonly end?: string; readonly start?: string };

/** `start` is 'now' or a date. */
export function readDates(lines: readonly Line[], today: string): PastedDates {
  const start = labelled(lines, startLabel, today);
  const end = labelled(
    lines.filter((line) => line !== start?.line),
    endLabel,
    today,
  );
  let isNow = false;
  for (const line of lines) {
    const match = startNow.exec(line.text);
    if (!match) continue;
    isNow = true;
    cover(line, match.index, match.index + match[0].length);
  }
  return {
    ...(end && isPossibleEnd(end.date, today) && { end: end.date }),
    ...(isNow ? { start: 'now' } : start && start.date >= today && { start: start.date }),
  };
}
