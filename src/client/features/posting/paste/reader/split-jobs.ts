/** Splits a pasted text that has several jobs into one text for each. */
import { type Occupation } from '#contract/occupations.ts';
import { amountsIn } from '#search/salary-number.ts';
import { type Line, linesOf, original, pattern } from './post-lines.ts';
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

const sentenceEnd = /\p{L}{3}[.។]\s|។/u;
const sentenceEnds = /[\p{L}\p{M}\d$៛]{3}[.។]\s+/gu;

/** "Hiring: waiter, cook and cashier": the line once for each, and what follows in the next sentence. */
function splitLine(line: Line): { jobs: { code: Occupation; text: string }[]; rest: string } {
  const marker = listMarker.exec(line.text);
  if (!marker || line.text.length > 200) return { jobs: [], rest: '' };
  const from = marker.index + marker[0].length;
  const sentence = sentenceEnd.exec(line.text.slice(from));
  const to = sentence ? from + sentence.index + sentence[0].length : line.text.length;
  const names: { code: Occupation; name: string }[] = [];
  let at = from;
  for (const part of line.text.slice(from, to).split(new RegExp(`(${separator.source})`, 'u'))) {
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
  const intro = original(line, 0, from);
  return {
    jobs: names.length < 2 ? [] : names.map(({ code, name }) => ({ code, text: `${intro} ${name}` })),
    rest: original(line, to, line.text.length).replace(sentenceEnds, '$&\n'),
  };
}

/** Where the line names the jobs, in its order; of several names of one job the first. */
function namesIn(text: string, codes: readonly Occupation[]): { code: Occupation; start: number }[] {
  const names = new Map<Occupation, number>();
  let rest = text;
  for (let found = occupationIn(rest); found; found = occupationIn(rest)) {
    const { code, start, end } = found;
    if (codes.includes(code)) names.set(code, Math.min(start, names.get(code) ?? start));
    rest = rest.slice(0, start) + '#'.repeat(end - start) + rest.slice(end);
  }
  return [...names].map(([code, start]) => ({ code, start })).sort((a, b) => a.start - b.start);
}

const endsWithSeparator = new RegExp(`${separator.source}$`, 'u');
const betweenPays = pattern('^\\s*(?:,|/|&|\\+|\\band\\b|និង)\\s*$');

/** What a line about all jobs says about one of them: "Salary: waiter $200, cook $300", or "Salary: $200 / $300". */
function shareOf(line: Line, codes: readonly Occupation[], code: Occupation): string | undefined {
  const { text } = line;
  if (text.length > 200) return line.raw;
  const amounts = amountsIn(text);
  const names = namesIn(text, codes);
  const [first] = names;
  if (first === undefined) {
    const own = amounts[codes.indexOf(code)];
    const isList =
      amounts.length === codes.length &&
      amounts.every(({ start }, at) => at === 0 || betweenPays.test(text.slice(amounts[at - 1]?.end, start)));
    if (!isList || !own) return line.raw;
    return [
      [0, amounts[0]?.start ?? 0],
      [own.start, own.end],
      [amounts.at(-1)?.end ?? 0, text.length],
    ]
      .map(([start = 0, end = 0]) => original(line, start, end))
      .join(' ');
  }
  const letters = text.replace(besideName, ' ').match(/\p{L}/gu)?.length ?? 0;
  const isOnlyNames = names.length > 1 && letters <= mostBeside * names.length;
  if (amounts.length === 0 && !isOnlyNames) return line.raw;
  const at = names.findIndex((name) => name.code === code);
  if (at === -1) return undefined;
  const start = names[at]?.start ?? 0;
  const end = names[at + 1]?.start ?? text.length;
  const own = text.slice(start, end);
  const last = own.length - (endsWithSeparator.exec(own)?.[0].length ?? 0);
  return `${original(line, 0, first.start)} ${original(line, start, start + last)}`.trim();
}

const shares = (lines: readonly Line[], codes: readonly Occupation[], code: Occupation): string[] =>
  lines.flatMap((line) => shareOf(line, codes, code) ?? []);

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
    const index = lines.findIndex((line) => splitLine(line).jobs.length > 1);
    const line = lines[index];
    if (!line) return [text];
    const { jobs, rest } = splitLine(line);
    const codes = jobs.map(({ code }) => code);
    const after = [...linesOf(rest), ...lines.slice(index + 1)];
    return jobs.map(({ code, text: own }) =>
      [...shares(lines.slice(0, index), codes, code), own, ...shares(after, codes, code)].join('\n'),
    );
  }
  const isList = titles.every(({ index }, at) => index - (titles[at - 1]?.index ?? index - 1) <= 2);
  const after = lines.findIndex(({ text: one }, index) => index > last.index && (isList || common.test(one)));
  const footer = after === -1 ? [] : lines.slice(after);
  const codes = titles.map(({ code }) => code);
  return titles.map(({ index, code }, at) => {
    const end = titles[at + 1]?.index ?? (after === -1 ? raw.length : after);
    const before = lines.slice(0, first.index);
    return [...shares(before, codes, code), ...raw.slice(index, end), ...shares(footer, codes, code)].join(
      '\n',
    );
  });
}
