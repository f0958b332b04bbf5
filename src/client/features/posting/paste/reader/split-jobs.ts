/** Splits a text that has several jobs into one text for each. */
import { type Occupation } from '#contract/occupations.ts';
import { type Line, original, pattern } from './post-lines.ts';
import { occupationIn } from './occupation-in.ts';

/** More are no list of jobs. */
const maximumJobs = 12;

const bullet = /^[^\p{L}\p{N}]*(?:(?:\d{1,2}|[a-z])\s*[.)\-/៖:]\s*)?[^\p{L}\p{N}]*/u;
const label = pattern(
  '^(?:position|job title|job|vacancy|role|មុខតំណែង|តំណែង|តួនាទី|ផ្នែក|ត្រូវការ|ជ្រើសរើស)?\\s*(?:\\d{1,2})?\\s*[:៖.\\-]?\\s*',
);
/** What a line of a list may have beside the job's name. */
const besideName = pattern(
  '\\d+\\s*(?:-\\s*\\d+\\s*)?(?:នាក់|រូប|positions?|pax|people|persons?|posts?|staffs?)|[x×]\\s*\\d+|\\(.{0,30}?\\)|\\$?\\s*\\d[\\d,.]*\\s*(?:\\$|usd|ដុល្លារ|៛|រៀល)?|ស្រី|ប្រុស|ភេទ|ចំនួន|male|female|urgent|បន្ទាន់|salary|ប្រាក់ខែ|ខែ|month|បុគ្គលិក|ផ្នែក|អ្នក|ជំនួយការ|ប្រធាន|senior|junior|officer|staff|assistant|executive|leader|/|-',
  'gu',
);
/** Letters before the name and after it. */
const mostBefore = 3;
const mostBeside = 14;

type Title = { readonly index: number; readonly code: Occupation };

/** Says whom else the one job is for. */
const alsoTaken = pattern('ក៏យក|ក៏បាន|ក៏ទទួល|also|welcome');

/** The occupation of a line that is the name of a job and little else. */
function titleOf(line: Line): Occupation | undefined {
  const { text } = line;
  if (text.length > 110 || text.includes('#') || alsoTaken.test(text)) return undefined;
  const start = bullet.exec(text)?.[0].length ?? 0;
  const from = start + (label.exec(text.slice(start))?.[0].length ?? 0);
  const rest = text.slice(from);
  const found = occupationIn(rest);
  if (!found) return undefined;
  const lettersIn = (part: string) => part.replace(besideName, ' ').match(/\p{L}/gu)?.length ?? 0;
  // "Help the waiters" is a duty.
  if (lettersIn(rest.slice(0, found.start)) > mostBefore) return undefined;
  return lettersIn(rest.slice(found.end)) <= mostBeside ? found.code : undefined;
}

const listMarker = pattern('[:៖]|hiring|recruit|looking for|need|position|ត្រូវការ|ជ្រើសរើស|ស្វែងរក|មុខតំណែង');
const separator = pattern('\\s*(?:,|/|&|\\+|•|\\||\\band\\b|និង|ព្រមទាំង)\\s*');

/** "Hiring: waiter, cook and cashier": the line once for each. */
function splitLine(line: Line): string[] {
  const marker = listMarker.exec(line.text);
  if (!marker || line.text.length > 200) return [];
  const from = marker.index + marker[0].length;
  const names: { code: Occupation; name: string }[] = [];
  let at = from;
  for (const part of line.text.slice(from).split(new RegExp(`(${separator.source})`, 'u'))) {
    const end = at + part.length;
    const found = part.length < 60 ? occupationIn(part) : undefined;
    const letters = part.replace(besideName, ' ').match(/\p{L}/gu)?.length ?? 0;
    if (
      found &&
      letters - (found.end - found.start) <= mostBeside &&
      !names.some(({ code }) => code === found.code)
    )
      names.push({ code: found.code, name: original(line, at, end) });
    at = end;
  }
  return names.length < 2 ? [] : names.map(({ name }) => `${original(line, 0, from)} ${name}`);
}

/** Where lines start that are about all jobs again. */
const common = pattern(
  'contact|\\btel\\b|phone|telegram|location|address|deadline|apply|working hours?|benefits?|ទំនាក់ទំនង|ទូរស័ព្ទ|ទូរសព្ទ|ទីតាំង|អាសយដ្ឋាន|ផុតកំណត់|ដាក់ពាក្យ|អត្ថប្រយោជន៍|t\\.me|0\\d\\d[ -]?\\d{3}',
);

/** Each text has what is about all jobs, too; a text with one job is the only element. */
export function splitJobs(text: string, lines: readonly Line[]): string[] {
  const titles: Title[] = [];
  for (const [index, line] of lines.entries()) {
    const code = titleOf(line);
    if (code && !titles.some((title) => title.code === code)) titles.push({ index, code });
  }
  const raw = lines.map((line) => line.raw);
  const [first, last] = [titles[0], titles.at(-1)];
  if (!first || !last || titles.length < 2 || titles.length > maximumJobs) {
    const index = lines.findIndex((line) => splitLine(line).length > 1);
    const line = lines[index];
    if (!line) return [text];
    return splitLine(line).map((only) => [...raw.slice(0, index), only, ...raw.slice(index + 1)].join('\n'));
  }
  const isList = titles.every(({ index }, at) => index - (titles[at - 1]?.index ?? index - 1) <= 2);
  const after = lines.findIndex(({ text: one }, index) => index > last.index && (isList || common.test(one)));
  const footer = after === -1 ? [] : raw.slice(after);
  return titles.map(({ index }, at) => {
    const end = titles[at + 1]?.index ?? (after === -1 ? raw.length : after);
    return [...raw.slice(0, first.index), ...raw.slice(index, end), ...footer].join('\n');
  });
}
