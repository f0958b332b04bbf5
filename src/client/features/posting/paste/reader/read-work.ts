/** Finds the job's name, its occupation, how many people are wanted and whether it is urgent in a pasted text. */
import { type Occupation } from '#contract/occupations.ts';
import { lengths } from '#contract/limits.ts';
import { cover, type Line, original, pattern, withoutSigns } from './post-lines.ts';
import { occupationIn } from './occupation-in.ts';

const positionLabel = pattern(
  '^[^\\p{L}\\p{N}]*(?:\\d+[.)]\\s*)?(?:job title|position title|job position|open position|position|title|vacancy|role|job|post|មុខតំណែង|មុខដំណែង|តំណែង|ដំណែង|តួនាទី|មុខងារ|ការងារ|ផ្នែក)s?\\s*[:៖=\\-–]\\s*',
);
const hiring = pattern(
  '(?:we(?:.re| are)|is|are)?\\s*(?:now |currently |urgently |still )*(?:hiring|recruiting|recruit|seeking|looking for|looking to hire|(?:urgently )?(?:need(?:ed|s)?|wanted|required|requires?)|job vacancy|job opportunity|vacanc(?:y|ies)|job opening|open position)(?:\\s+(?:for|now|urgently|the position of|position of|a position of))*\\s*[:៖!\\-–]*\\s*|' +
    '(?:កំពុង|ត្រូវការ|ជ្រើសរើស|រើស|ស្វែងរក|រក|ប្រកាស)*(?:ត្រូវការ|ជ្រើសរើស|ស្វែងរក|ប្រកាសរើស|ត្រូវការរើស|រើស)(?:ជ្រើសរើស|ជ្រើស|ជាបន្ទាន់|បន្ទាន់|បន្ថែម|ចាំបាច់|\\s)*\\s*[:៖!\\-–]*\\s*',
);
/** "Sewing operators wanted". */
const wantedAfter = pattern('\\s*(?:urgently )?(?:wanted|needed|required|vacancy)\\b');
const stop = pattern(
  '[,;!?៖។:(\\[{|+=•]|\\s[-–—]\\s|\\s-|\\bx\\s?\\d|[.](?:\\s|$)|(?:^|[^\\p{L}\\p{N}-])(?:at|in|for|with|from|who|to|based|urgently|immediately|salary|male|female|per|and earn|near|are|is|wanted|needed)\\b|\\d+\\s*(?:នាក់|positions?|pax|posts?|people|persons?|រូប|កន្លែង)|ចំនួន|នៅ|សម្រាប់|ដែល|ប្រចាំ|ធ្វើការ|អោយ|ប្រាក់|ជាបន្ទាន់|បន្ទាន់|ភេទ|ស្រី|ប្រុស|អាយុ|មាន|ជាច្រើន|ច្រើន|\\s\\$?\\d|\\d+\\s*\\$|ចូលធ្វើ|ចូល|ឱ្យ|ប្រចាំការ',
);
/** Says only that people are wanted. */
const general = pattern(
  '^(?:(?:the|a|an|our|more|new|many|some|following|below|several|talented|staffs?|team|members?|peoples?|employees?|workers?|positions?|candidates?|jobs?|now|urgent|urgently|as|us|join|is|hiring|បុគ្គលិក|កម្មករ|កម្មការិនី|បេក្ខជន|មនុស្ស|ការងារ|អ្នក|បន្ទាន់|ជាបន្ទាន់|មុខតំណែង|ច្រើន|តំណែង|ប្អូន|បងប្អូន|ដូចខាងក្រោម|ខាងក្រោម|ថ្មី)\\s*)*$',
);
const article = pattern(
  '^(?:(?:an?|the|some|more|our|experienced|\\d{1,3}(?:\\s*x)?|one|two|three|four|five|ten|several|many)\\s+)+',
);
const bullet = /^[^\p{L}\p{N}]*(?:\d{1,2}\s?[.)\-])?[^\p{L}\p{N}]*/u;

const urgentWords = pattern('urgent|asap|ជាបន្ទាន់|បន្ទាន់|ប្រញាប់');

type Name = {
  readonly line: Line;
  readonly start: number;
  readonly end: number;
  readonly occupation?: Occupation;
  readonly points: number;
};

/** The name that starts at `from`, up to what says something else. */
function nameFrom(line: Line, from: number): Omit<Name, 'points'> | undefined {
  let start = from;
  const { text } = line;
  const lead = /^[^\p{L}\p{N}]*/u.exec(text.slice(start))?.[0].length ?? 0;
  start += lead;
  start += article.exec(text.slice(start))?.[0].length ?? 0;
  const rest = text.slice(start, start + 160);
  const found = occupationIn(rest);
  const stopped = stop.exec(rest.slice(1));
  let end = stopped ? stopped.index + 1 : rest.length;
  // A name may contain a word that ends others.
  if (found && found.start <= 30 && found.end > end && found.start < end + 4) end = found.end;
  const name = rest.slice(0, end).replace(/[^\p{L}\p{M}\p{N})+#]{1,20}$/u, '');
  if (name.length < 2 || name.length > 80 || general.test(name.trim())) return undefined;
  const within = occupationIn(name);
  return { line, start, end: start + name.length, ...(within && { occupation: within.code }) };
}

const isHashtags = ({ plain }: Line): boolean => /^\s*#\S+(?:\s+#\S+)*\s*$/.test(plain);

function candidates(lines: readonly Line[]): Name[] {
  const names: Name[] = [];
  const add = (name: Omit<Name, 'points'> | undefined, points: number, others = 0) => {
    if (name) names.push({ ...name, points: name.occupation ? points : others });
  };
  for (const [index, line] of lines.entries()) {
    if (isHashtags(line)) continue;
    const { text } = line;
    const label = positionLabel.exec(text);
    if (label) add(nameFrom(line, label[0].length), 9, 7);
    const marker = hiring.exec(text);
    if (marker && marker[0].trim() !== '') {
      const after = nameFrom(line, marker.index + marker[0].length);
      add(after, 8, index < 4 && text.length < 90 ? 5 : 2);
      const before = wantedAfter.exec(text);
      if (before && before.index > 0) add(nameFrom(line, bullet.exec(text)?.[0].length ?? 0), 8, 3);
      // "We are hiring:" above the name.
      const next = lines.slice(index + 1, index + 3).find((one) => /\p{L}/u.test(one.text));
      if (!after && next) add(nameFrom(next, bullet.exec(next.text)?.[0].length ?? 0), 7, index < 3 ? 3 : 0);
    }
    const start = bullet.exec(text)?.[0].length ?? 0;
    const found = occupationIn(text.slice(0, 200));
    if (!found || index > 6) continue;
    if (found.start - start <= 12) add(nameFrom(line, start), 5 - Math.min(index, 4) / 4);
    add({ line, start: found.start, end: found.end, occupation: found.code }, 2 - index / 8);
  }
  return names;
}

/** What general names of work are by other words of the post: of its line with the name, and for factories of all lines. */
const refinements: readonly (readonly [Occupation, RegExp, Occupation])[] = [
  ['production_worker', pattern('shoe|footwear|ស្បែកជើង'), 'shoe_worker'],
  ['production_worker', pattern('garment|sewing|កាត់ដេរ|កម្មករដេរ'), 'sewing_operator'],
  ['farm_worker', pattern('fish|shrimp|ត្រី|បង្គា'), 'fisher'],
  ['farm_worker', pattern('\\b(?:pigs?|chickens?|cows?|cattle|ducks?)\\b|ជ្រូក|មាន់|គោ|ទា'), 'livestock_worker'],
  [
    'general_manager',
    pattern('hotel|resort|guest ?house|restaurant|សណ្ឋាគារ|រីសត|ភោជនីយដ្ឋាន'),
    'hospitality_manager',
  ],
  ['school_teacher', pattern('kindergarten|preschool|nursery|មត្តេយ្យ'), 'preschool_teacher'],
  ['delivery_rider', pattern('import|export|នាំចេញ|នាំចូល'), 'logistics_officer'],
];
function refined(code: Occupation, title: Line, lines: readonly Line[]): Occupation {
  const where = code === 'production_worker' ? lines : [title];
  const better = refinements.find(([of, words]) => of === code && where.some(({ text }) => words.test(text)));
  return better?.[2] ?? code;
}

export type PastedWork = { readonly name?: string; readonly occupation?: Occupation };

export function readWork(lines: readonly Line[]): PastedWork {
  let best: Name | undefined;
  for (const one of candidates(lines)) if (one.points > 0 && one.points > (best?.points ?? 0)) best = one;
  if (!best) return {};
  const { line, start, end, occupation } = best;
  cover(line, start, end);
  const name = withoutSigns(original(line, start, end).replace(/\s+/g, ' ')).slice(0, lengths.shortText);
  const isShouted = name.length > 3 && name === name.toUpperCase() && name !== name.toLowerCase();
  const shown = isShouted ? name.charAt(0) + name.slice(1).toLowerCase() : name;
  return { name: shown, ...(occupation && { occupation: refined(occupation, line, lines) }) };
}

const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const khmerNumbers = ['មួយ', 'ពីរ', 'បី', 'បួន', 'ប្រាំ', 'ប្រាំមួយ', 'ប្រាំពីរ', 'ប្រាំបី', 'ប្រាំបួន', 'ដប់'].map((word) =>
  pattern(`^${word}$`),
);
const count = `(?<count>\\d{1,4})(?:\\s*(?:-|–|to|ដល់)\\s*(?<most>\\d{1,4}))?`;
const peoplePatterns = [
  pattern(`${count}\\s*(?:នាក់|រូប(?![\\u1780-\\u17d3])|កន្លែង(?!ស្នាក់|ដេក))`),
  pattern(`(?<word>ម្នាក់)`),
  pattern(`(?<word>ប្រាំបួន|ប្រាំបី|ប្រាំពីរ|ប្រាំមួយ|មួយ|ពីរ|បី|បួន|ប្រាំ|ដប់)\\s*នាក់`),
  pattern(`(?:ចំនួន)\\s*(?:ជ្រើសរើស|ត្រូវការ)?\\s*[:៖]?\\s*${count}(?![\\d.,]*\\s*(?:\\$|ថ្ងៃ|ខែ|ឆ្នាំ|ម៉ោង|៛|ដុល្លារ|%))`),
  pattern(
    `${count}\\s*(?:\\+\\s*)?(?:open |available |vacant )?(?:positions?|posts?|pax|persons?|people|vacanc(?:y|ies)|openings?|slots?|staffs?|headcounts?|candidates?|ppl|p)\\b(?!\\.?m)`,
  ),
  pattern(
    `(?<word>one|two|three|four|five|six|seven|eight|nine|ten)\\s+(?:open )?(?:positions?|posts?|persons?|people|staffs?)\\b`,
  ),
  pattern(
    `(?:positions?|posts?|vacanc(?:y|ies)|openings?|number of \\w+|people|persons?|quantity|qty|headcount|number|no\\.?|staff needed|needed|required)\\s*[:៖=]\\s*${count}(?![\\d.,/]*\\s*(?:\\$|years?|usd|months?|hours?|days?|-))`,
  ),
  pattern(
    `\\b(?:need|needs|hiring|looking for|require|seeking|wanted)\\s*:?\\s*${count}\\s+(?!years?|usd|months?|hours?|days?|\\$)[a-z]`,
  ),
  pattern(
    `(?<word>)\\b(?:need|needs|hiring|looking for|seeking)\\s+(?<en>one|two|three|four|five|six|seven|eight|nine|ten)\\b`,
  ),
];
/** Before a job's name: "2 nurses", "3x cook". */
const beforeName = pattern('(?:^|[^\\d.,$/:-])(?<count>\\d{1,3})\\s*(?:x\\s*)?$');
/** Behind a job's name: "Cashier (2)", "Cashier x 2", "Cashier: 2". */
const afterName = pattern(
  `^\\s*(?:\\(\\s*(?:x\\s*)?(?<count>\\d{1,3})\\s*(?:x)?\\s*\\)|x\\s*(?<times>\\d{1,3})\\b|[-:–=]?\\s*(?<dash>\\d{1,3})\\s*(?:$|[.,;()]|ស្រី|ប្រុស|នាក់|និង|male|female))`,
);
const notPeople = pattern(
  'team of|serve|manage|over \\d+ (?:staff|people)|family of|for \\d+ people|ក្រុម\\s*\\d|គ្រួសារ|room|អតិថិជន|per room|បន្ទប់|experience|សម្រាប់\\s*\\d+\\s*នាក់|(?:នាក់|people|persons?)\\s*(?:ក្នុង|per|in) (?:one |a |មួយ)?(?:room|បន្ទប់)',
);

export function readPeople(lines: readonly Line[]): number | undefined {
  for (const each of peoplePatterns) {
    for (const line of lines) {
      const match = each.exec(line.text);
      if (!match?.groups || notPeople.test(line.text)) continue;
      const { count: least, most, word, en } = match.groups;
      const spelled = word || en;
      const people = spelled
        ? (numberWords[spelled] ?? Math.max(1, khmerNumbers.findIndex((one) => one.test(spelled)) + 1))
        : Number(most ?? least);
      if (!(people >= 1 && people <= 999)) continue;
      cover(line, match.index, match.index + match[0].length);
      return people;
    }
  }
  for (const line of lines.slice(0, 8)) {
    const found = occupationIn(line.text.slice(0, 200));
    if (!found) continue;
    const before = beforeName.exec(line.text.slice(0, found.start))?.groups?.['count'];
    if (before && Number(before) > 0 && !notPeople.test(line.text)) return Number(before);
    const match = afterName.exec(line.text.slice(found.end));
    const stated = match?.groups?.['count'] ?? match?.groups?.['times'] ?? match?.groups?.['dash'];
    if (!match || !stated || Number(stated) < 1) continue;
    cover(line, found.end, found.end + match[0].length);
    return Number(stated);
  }
  return undefined;
}

export function readUrgent(lines: readonly Line[]): boolean {
  return lines.some(({ text }) => urgentWords.test(text));
}
