/** Reads a pasted job post (product 2.7) by rules, on the device. */
import { dayInCambodia } from '#contract/days.ts';
import { type Occupation } from '#contract/occupations.ts';
import { type Province } from '#contract/places.ts';
import { lengths } from '#contract/limits.ts';
import { hasRest, type Line, linesOf, withoutSigns } from './post-lines.ts';
import { type PastedConditions, readConditions } from './read-conditions.ts';
import { type PastedContact, readContact } from './read-contact.ts';
import { type PastedDates, readDates } from './read-dates.ts';
import { type PastedPay, readPay } from './read-pay.ts';
import { isProvinceName, readPlace } from './read-place.ts';
import { readPeople, readUrgent, readWork } from './read-work.ts';
import { splitJobs } from './split-jobs.ts';

const khmerKinds =
  'ក្រុមហ៊ុន|ភោជនីយដ្ឋាន|រោងចក្រ|សណ្ឋាគារ|ធនាគារ|សាលារៀន|សាលា|គ្លីនិក|មន្ទីរពេទ្យ|ហាងកាហ្វេ|ហាងលក់ទូរស័ព្ទ|ហាងនំ|ហាង|ឱសថស្ថាន|ផ្សារទំនើប|ម៉ាត|មាត|យានដ្ឋាន|គ្រឹះស្ថាន|អាហារដ្ឋាន|រីសត|កសិដ្ឋាន|សហគ្រាស';
const khmerVerb = '(?:ត្រូវការ|ជ្រើសរើស|កំពុង|ស្វែងរក|រើស|ប្រកាស|មានតម្រូវការ|ចង់បាន)';
const englishKind =
  '(?:Co\\.?,? ?Ltd\\.?|Company(?: Limited)?|Ltd\\.?|Limited|Group|Plc\\.?|Inc\\.?|Corporation|Corp\\.?|Bank|Hotel|Restaurant|Café|Cafe|Coffee(?: Shop)?|Factory|Garment|School|Mart|Clinic|Hospital|Pharmacy|Enterprise|Logistics|Express|Spa|Salon|Resort|Bakery|Kitchen|Bistro|Supermarket|Studio|Microfinance|Construction|Trading|Academy|Guesthouse|Villa|Security|Real Estate|Farm|Shop|Store|Bar|Boutique|Apparel|Footwear|Garage)';
const capitalised = "\\b[A-Z0-9][\\w&.'’+\\-]{0,30}(?: (?:&|and|of|the|de|[A-Z0-9][\\w&.'’+\\-]{0,30})){0,6}";

const patterns: readonly RegExp[] = [
  /(?:company(?: name)?|employer|ក្រុមហ៊ុន|ឈ្មោះក្រុមហ៊ុន|ឈ្មោះហាង|shop name) ?[:៖](?<name>[^|,;។\n]{2,80})/iu,
  new RegExp(
    `(?<name>(?:${capitalised} )?${englishKind}(?:,? ?(?:Co\\.?,? ?Ltd\\.?|Cambodia|\\(Cambodia\\)|Plc\\.?))*)(?=[^\\w]|$)`,
    'u',
  ),
  new RegExp(
    `^[^\\p{L}\\p{N}]*(?<name>${capitalised}(?: \\([A-Z]\\w+\\))?) (?:is|are) (?:\\w+ ){0,2}(?:hiring|looking|recruiting|seeking)`,
    'u',
  ),
  new RegExp(`(?<name>(?:${khmerKinds})[^,។!:៖()]{2,50}?) ?(?:\\([^)]{0,40}\\) ?)?${khmerVerb}`, 'u'),
  new RegExp(`(?:នៅ|at) ?(?<name>(?:${khmerKinds}) [\\p{L}\\p{M}\\p{N}&'’ ]{2,40})`, 'u'),
  new RegExp(`(?<name>(?:${khmerKinds})[\\u1780-\\u17d3]{0,24} ${capitalised})`, 'u'),
  new RegExp(`\\b(?:at|join|Join) (?<name>${capitalised})`, 'u'),
];
const noName =
  /^(?:We|Our|The|I|This|My|A|It|Here|There|Who|Now|Hiring|Urgent|Job|Full|Part|Position|Location|Salary|Free|Phnom Penh|Siem Reap|Us|Staff|Team|Work|Working|Please|Telegram|Monday|Noon)\b/;
const onlyKind = new RegExp(
  `^(?:${khmerKinds}|យើង|ខ្ញុំ|ឱសថ|អ៊ីនធឺណិត|អចលនទ្រព្យ|សំណង់|កាត់ដេរ|ដេរ|លក់|ទូរស័ព្ទ|ឯកជន|បោកអ៊ុត|សម្រស់|កាហ្វេ|បាយ|ទំនិញ|សម្លៀកបំពាក់|ខោអាវ|គ្រឿងសំណង់|ស្បែកជើង|ធំ|តូច|មួយ|នៅ|អន្តរជាតិ|រដ្ឋ|អាហារ|នំ|សាច់អាំង|ស៊ុប|ជួសជុល|ម៉ូតូ|ឡាន|កាត់សក់|គ្រឿងអេឡិចត្រូនិច|ដឹកជញ្ជូន|សន្តិសុខ| )+$`,
  'u',
);
/** "A resort in Kep". */
const leadingKind = new RegExp(`^(?:${khmerKinds}) `, 'u');
const onlyEnglishKind = new RegExp(`^(?:a |the |our )?${englishKind}$`, 'iu');

/** Finds the company's name in a pasted text. */
function readCompany(lines: readonly Line[]): string | undefined {
  for (const [index, each] of patterns.entries()) {
    for (const [at, { plain }] of lines.entries()) {
      // A kind of shop in the middle of a text may be anything.
      if (index === 1 && at > 4 && !/Ltd|Plc|Company|^[^\p{L}]*[A-Z][^,.]+(?:[,.]|$)/u.test(plain)) continue;
      const name = withoutSigns(each.exec(plain)?.groups?.['name']?.replace(/\s+/g, ' ') ?? '');
      if (!name || name.length < 2 || name.length > lengths.companyName) continue;
      if (noName.test(name) || onlyKind.test(name) || onlyEnglishKind.test(name)) continue;
      if (isProvinceName(name.replace(leadingKind, ''))) continue;
      return name;
    }
  }
  return undefined;
}

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

/** @param today YYYY-MM-DD */
export function readPost(text: string, { today = dayInCambodia() } = {}): PastedPost {
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
    contact: readContact(lines),
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
