/** Reads a pasted job post (product 2.7) by rules, on the device. */
import { dayInCambodia } from '#contract/days.ts';
import { type Occupation } from '#contract/occupations.ts';
import { type Province } from '#contract/places.ts';
import { hasRest, type Line, linesOf } from './post-lines.ts';
import { readCompany } from './read-company.ts';
import { type PastedConditions, readConditions } from './read-conditions.ts';
import { type PastedContact, readContact } from './read-contact.ts';
import { type PastedDates, readDates } from './read-dates.ts';
import { type PastedPay, readPay } from './read-pay.ts';
import { readPlace } from './read-place.ts';
import { readPeople, readUrgent, readWork } from './read-work.ts';
import { splitJobs } from './split-jobs.ts';

/** The rest of a longer text is not read; it becomes a part of the description. */
export const maximumRead = 10_000;
/** Lines with text that are read; posts have far fewer. */
const maximumLines = 150;

export type PastedPost = {
  readonly name?: string;
  readonly occupation?: Occupation;
  readonly pay?: PastedPay;
  readonly negotiable: boolean;
  readonly province?: Province;
  readonly district?: string;
  readonly contact: PastedContact;
  readonly people?: number;
  readonly dates: PastedDates;
  readonly conditions: PastedConditions;
  readonly urgent: boolean;
  readonly company?: string;
  /** The lines that no field has, as they were pasted. */
  readonly rest: readonly string[];
  /** A text for each job; one if there is only one. */
  readonly jobs: readonly string[];
};

type Options = {
  /** YYYY-MM-DD. */
  readonly today?: string;
  /** Whether the form has fields for phone and Telegram; if not, their lines are in `rest`. */
  readonly hasContact?: boolean;
};

export function readPost(
  text: string,
  { today = dayInCambodia(), hasContact = true }: Options = {},
): PastedPost {
  const read = text.slice(0, maximumRead);
  const all = linesOf(read);
  const withText = all.filter(({ text: one }) => /[\p{L}\p{N}]/u.test(one));
  const lines = withText.slice(0, maximumLines);
  const isWhole = text.length <= maximumRead && withText.length <= maximumLines;
  const jobs = isWhole ? splitJobs(text, lines) : [text];
  const work = readWork(lines);
  const people = readPeople(lines);
  const company = readCompany(lines);
  const post = {
    ...work,
    ...readPay(lines),
    ...readPlace(lines),
    contact: readContact(lines, hasContact),
    ...(people !== undefined && { people }),
    dates: readDates(lines, today),
    conditions: readConditions(lines),
    urgent: readUrgent(lines),
    ...(company && { company }),
  };
  return { ...post, rest: restOf(all, text.slice(maximumRead)), jobs };
}

/** The lines with something that no field has, and what was not read. */
function restOf(lines: readonly Line[], unread: string): string[] {
  const rest: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (!hasRest(line)) continue;
    const before = lines[index - 1];
    if (line.continues && before && rest.length > 0 && hasRest(before)) rest.push(`${rest.pop()}${line.raw}`);
    else rest.push(line.raw);
  }
  const [cut = '', ...later] = unread.split('\n');
  const last = lines.at(-1);
  // The last line was read only in part.
  if (cut.trim() && last && hasRest(last)) rest.push(`${rest.pop()}${cut}`);
  else rest.push(cut);
  return [...rest, ...later].filter((line) => line.trim());
}
