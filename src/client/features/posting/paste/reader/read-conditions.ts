/** Finds working conditions in a pasted text: hours, days, overtime, what the employer provides. */
import { type Overtime, type Provision } from '#contract/job-fields.ts';
import { cover, type Line, pattern } from './post-lines.ts';

export type PastedConditions = {
  readonly hours?: number;
  readonly days?: number;
  readonly overtime?: Overtime;
  readonly provides: readonly Provision[];
};

const provided: Readonly<Record<Provision, RegExp>> = {
  meals: pattern(
    'free (?:\\w+ )?(?:meals?|food|lunch|breakfast|dinner)|meals? (?:are |is )?(?:provided|included|allowance|per day|free)|(?:\\d|one|two|three) meals|(?:meals?|lunch|dinner|breakfast|food) (?:and|&|,|\\+|provided|included|allowance|free)|(?:provide|have|with|including|offer|staff) (?:free )?(?:meals?|lunch|food)|accommodation (?:and|&|\\+) (?:meals?|food)|^[^\\p{L}]*(?:lunch|meals?|food)[^\\p{L}]*$' +
      '|មានបាយ|បាយ\\s*\\d\\s*ពេល|បាយថ្ងៃ|បាយល្ងាច|បាយព្រឹក|ហូបបាយ|បាយហូប|អាហារ\\s*\\d\\s*ពេល|អាហារថ្ងៃត្រង់|មានអាហារ|ផ្តល់អាហារ|ផ្ដល់អាហារ|ផ្តល់បាយ|អាហារឥតគិតថ្លៃ|បាយឥតគិតថ្លៃ|ម្ហូបអាហារ(?:ឥតគិតថ្លៃ|ជូន)|មានម្ហូប|ហូបចុក|អាហារ(?:និង|\\s|,)*(?:កន្លែង)?ស្នាក់នៅ|ស្នាក់នៅ(?:និង|\\s|,)*(?:អាហារ|បាយ)|អាហារជូន|បាយ(?:និង|\\s|,)*(?:កន្លែង)?(?:ស្នាក់នៅ|ដេក)|មានចំណីអាហារ',
  ),
  transport: pattern(
    '(?:free|provide\\w*|with|have|company) (?:transport\\w*|bus|pick ?up)|transport(?:ation)? (?:is )?(?:provided|included|allowance|support|free|fee|available)|staff bus|shuttle|pick[ -]?up (?:and drop|service)|(?:meals?|lunch|accommodation|housing|nssf) *(?:,|and|&|\\+) *transport\\w*|^[^\\p{L}]*transport(?:ation)?[^\\p{L}]*$' +
      '|(?:^|[^ក]|[^ើ]ក|[^ប]ើក)(?:ឡាន|រថយន្ត)ដឹក(?!ទំនិញ|ជញ្ជូន(?!បុគ្គលិក|កម្មករ))|ឡានទទួល|មានឡាន(?:ជូន|ទទួល)|ឡានជូនដំណើរ|មធ្យោបាយធ្វើដំណើរ|មានឡានក្រុង|រថយន្ត(?:ជូន|ទទួល)',
  ),
  accommodation: pattern(
    'accommodation|accomodation|housing|dormitor(?:y|ies)|\\bdorm\\b|(?:free|staff|provide\\w*|have|with) (?:a )?(?:room|house)\\b|room (?:provided|included|is provided|for staff|to stay)|place to (?:stay|live|sleep)|live[ -]in' +
      '|ស្នាក់នៅ|កន្លែងដេក|កន្លែងគេង|បន្ទប់(?:ស្នាក់|ដេក|ជូន|ឥតគិតថ្លៃ)|មានបន្ទប់|អន្តេវាសិក|កន្លែងនៅ|ផ្ទះសំណាក់បុគ្គលិក|ដេកនៅកន្លែង|មានកន្លែងស្នាក់|មានផ្ទះ(?:នៅ|ជូន|ស្នាក់)',
  ),
  nssf: pattern(
    '\\bnssf\\b|social security|n\\.s\\.s\\.f|ប\\s*\\.?\\s*ស\\s*\\.?\\s*ស(?![\\u1780-\\u17d3])|បេឡាជាតិ|សន្តិសុខសង្គម|insurance|ធានារ៉ាប់រង',
  ),
  uniform: pattern('uniforms?|ឯកសណ្ឋាន|អាវក្រុមហ៊ុន|សម្លៀកបំពាក់ការងារ'),
  training: pattern(
    'training|will be trained|we (?:will )?(?:train|teach)|no experience (?:is )?(?:needed|required|necessary)[^.]*train|បណ្តុះបណ្តាល|បណ្ដុះបណ្ដាល|បង្រៀនការងារ|បង្រៀនដល់ចេះ|បង្រៀនឱ្យចេះ|បង្រៀនជូន|បង្ហាត់|មានគ្រូបង្រៀន|វគ្គសិក្សា',
  ),
};
const notProvided: Readonly<Partial<Record<Provision, RegExp>>> = {
  accommodation: pattern(
    '(?:no|not|without|doesn.t|don.t|own|have)[^.,]{0,20}(?:accommodation|housing)|(?:accommodation|housing) allowance|(?:មិនមាន|គ្មាន|អត់មាន|មិនផ្តល់|អត់)[^,។]{0,16}(?:ស្នាក់នៅ|កន្លែង)',
  ),
  meals: pattern(
    '(?:no|not|without|own)[^.,]{0,12}(?:meals?|food|lunch)|(?:មិនមាន|គ្មាន|អត់មាន|អត់)[^,។]{0,12}(?:បាយ|អាហារ)',
  ),
  transport: pattern('(?:\\bno|\\bnot|without|\\bown)[^.,]{0,14}transport'),
  training: pattern(
    'training (?:cent(?:er|re)|certificate|school|materials?)|(?:provide|conduct|deliver|organi[sz]e|attend) trainings? (?:to|for)|degree|certificate',
  ),
  uniform: pattern('(?:no|without)\\s+uniform'),
};

/** Words that say it only where the line is about what the employer gives: "Free: lunch, bus", បាយ+ផ្ទះ. */
const bare: Readonly<Partial<Record<Provision, RegExp>>> = {
  meals: pattern('\\b(?:meals?|lunch|dinner|breakfast|food)\\b|បាយ|អាហារ'),
  transport: pattern('\\b(?:bus|transport(?:ation)?)\\b'),
  accommodation: pattern('\\b(?:rooms?|house)\\b|ផ្ទះ'),
};
const giving = pattern(
  '^[^\\p{L}]*(?:provided?|provides|benefits?|we (?:offer|provide)|free|អត្ថប្រយោជន៍|ផ្តល់)|\\bfree\\b|ឥតគិតថ្លៃ|(?:បាយ|ស្នាក់នៅ|ផ្ទះ|meals?|food|room)\\s*[+&]|[,+&] *\\d meals?',
);

const noOvertime = pattern(
  'no (?:ot\\b|over ?time)|without (?:ot\\b|over ?time)|(?:គ្មាន|មិនមាន|អត់មាន|អត់)\\s*(?:ថែមម៉ោង|ot\\b|ការថែមម៉ោង|បន្ថែមម៉ោង)',
);
const overtime = pattern('\\bot\\b|\\bo\\.t\\b|over ?time|ថែមម៉ោង|បន្ថែមម៉ោង|ម៉ោងបន្ថែម|ថែមឡើង');

const clock = (name: string) =>
  `(?<${name}>\\d{1,2})(?:\\s*[:.h]\\s*(?<${name}minutes>[0-5]\\d))?\\s*(?<${name}half>a\\.?m\\b\\.?|p\\.?m\\b\\.?)?`;
const times = pattern(
  `${clock('from')}\\s*(?:ព្រឹក|(?<afternoon>រសៀល|ល្ងាច|យប់))?\\s*(?:-|–|—|~|to|until|till|ដល់ម៉ោង|ដល់|ទៅ|រហូតដល់)\\s*(?:ម៉ោង)?\\s*${clock('to')}\\s*(?<evening>ល្ងាច|រសៀល|យប់)?`,
  'gu',
);
const timeLabel = pattern('hours?|time|shift|schedule|ម៉ោង|វេន|ពេល');
const hoursADay = pattern(
  '(?<hours>\\d{1,2})\\s*(?:working )?(?:hours?|hrs?|h)\\s*(?:\\/|per|a|an|each|every|in a|of work (?:a|per))\\s*(?:day|shift)|(?<km>\\d{1,2})\\s*ម៉ោង\\s*(?:\\/|ក្នុង|ក្នុងមួយ|មួយ|ក្នុង 1|1|\\s)*\\s*ថ្ងៃ|មួយថ្ងៃ\\s*(?<kmday>\\d{1,2})\\s*ម៉ោង|ថ្ងៃ\\s*(?<kmafter>\\d{1,2})\\s*ម៉ោង|work(?:ing)?(?: hours?)?\\s*:?\\s*(?<en>\\d{1,2})\\s*(?:hours|hrs|h)\\b|ធ្វើការ\\s*(?<kmwork>\\d{1,2})\\s*ម៉ោង|\\b(?<short>\\d{1,2})\\s*(?:h|hrs|hours)\\s*(?:$|[.,;])|hours?\\s*:\\s*(?<label>\\d{1,2})\\s*(?:\\/\\s*day|$|[.,;])',
);

const rangeBefore = pattern('\\d\\s*(?:-|–|—|~|to|ដល់|ទៅ)\\s*$');

const weekdays: readonly string[] = [
  'mon(?:day)?|ច័ន្ទ|ចន្ទ',
  'tue(?:s|sday)?|អង្គារ',
  'wed(?:nesday)?|ពុធ',
  'thu(?:rs|rsday)?|ព្រហស្បតិ៍|ព្រហស្បត្តិ៍',
  'fri(?:day)?|សុក្រ',
  'sat(?:urday)?|សៅរ៍|សៅរិ៍|សៅ',
  'sun(?:day)?|អាទិត្យ',
];
const weekdayPatterns = weekdays.map((names) => pattern(`^(?:${names})$`));
const weekday = weekdays.join('|');
const weekRange = pattern(
  `(?<first>${weekday})\\s*(?:-|–|—|~|to|until|ដល់|ទៅ)\\s*(?:ថ្ងៃ)?\\s*(?<last>${weekday})`,
);
const daysAWeek = pattern(
  '(?<days>[1-7])\\s*(?:working )?days?\\s*(?:\\/|per|a|in a|each)\\s*w(?:ee)?k|(?<km>[1-7])\\s*ថ្ងៃ\\s*(?:\\/|ក្នុង|ក្នុងមួយ|ក្នុង 1|មួយ|1|\\s)*\\s*(?:សប្តាហ៍|អាទិត្យ)|\\bwork(?:ing)? (?<work>[5-7]) days?|(?<worked>[5-7]) days? (?:of )?work|ធ្វើការ\\s*(?<kmwork>[5-7])\\s*ថ្ងៃ|(?<month>26)\\s*(?:days?|ថ្ងៃ)\\s*(?:\\/|per|a|ក្នុង|ក្នុងមួយ|\\s)*\\s*(?:month|ខែ)',
);
const dayOff = pattern(
  '(?:off|day off|days off|holiday|ឈប់|សម្រាក|ឈប់សម្រាក|ដេអហ្វ)[^,.។]{0,12}?(?<before>[1-4])\\s*(?:days?|ថ្ងៃ)\\s*(?:\\/|per|a|in a|ក្នុង|ក្នុងមួយ|ក្នុង 1|មួយ|1|\\s)*\\s*(?<unit>week|month|ខែ|សប្តាហ៍|អាទិត្យ)|(?<after>[1-4])\\s*days? off\\s*(?:\\/|per|a|in a|each|every|\\s)*(?<unitafter>week|month)',
);
const sundayOff = pattern(
  `(?:off (?:on )?(?:every )?sundays?|sundays? off|ឈប់(?:សម្រាក)?(?:រៀងរាល់)?ថ្ងៃអាទិត្យ|សម្រាកថ្ងៃអាទិត្យ|ឈប់អាទិត្យ)`,
);
const everyDay = pattern('every ?day|7 days|ជារៀងរាល់ថ្ងៃ');

/** Hours between two times of a day; the later one may be after midnight, or be written as 5 for 17. */
function hoursBetween(groups: Readonly<Record<string, string | undefined>>): number | undefined {
  const at = (name: 'from' | 'to') => {
    const hour = Number(groups[name]) + Number(groups[`${name}minutes`] ?? 0) / 60;
    const half = groups[`${name}half`];
    const isLate = half?.startsWith('p') ?? groups[name === 'to' ? 'evening' : 'afternoon'] !== undefined;
    return hour < 12 && isLate ? hour + 12 : half?.startsWith('a') && hour >= 12 ? hour - 12 : hour;
  };
  const [from, to] = [at('from'), at('to')];
  if (from > 24 || to > 24) return undefined;
  const isOpen = groups['tohalf'] === undefined && groups['evening'] === undefined && to <= 12;
  const hours = to > from ? to - from : to + (isOpen && from <= 12 ? 12 : 24) - from;
  return hours >= 3 && hours <= 14 ? hours : undefined;
}

function readHours(lines: readonly Line[]): number | undefined {
  for (const line of lines) {
    const match = hoursADay.exec(line.text);
    const stated = Object.values(match?.groups ?? {}).find((value) => value !== undefined);
    if (!match || stated === undefined || Number(stated) < 1 || Number(stated) > 16) continue;
    // "4 to 6 hours a day".
    if (rangeBefore.test(line.text.slice(0, match.index))) return undefined;
    cover(line, match.index, match.index + match[0].length);
    return Number(stated);
  }
  for (const { text } of lines) {
    const spans: number[] = [];
    for (const match of text.matchAll(times)) {
      const { fromhalf, tohalf, fromminutes, tominutes, evening } = match.groups ?? {};
      const isClock = [fromhalf, tohalf, fromminutes, tominutes, evening].some((part) => part !== undefined);
      const before = text.slice(Math.max(0, match.index - 24), match.index);
      if (!isClock && !timeLabel.test(before)) continue;
      const hours = hoursBetween(match.groups ?? {});
      if (hours !== undefined) spans.push(hours);
      else return undefined;
    }
    // Two spans may be two shifts, or a morning and an afternoon.
    const [only, ...others] = spans;
    if (only === undefined) continue;
    if (others.length > 0) return undefined;
    // Nine hours and more have a break at noon.
    return Math.round(only >= 9 ? only - 1 : only);
  }
  return undefined;
}

function readDays(lines: readonly Line[]): number | undefined {
  for (const line of lines) {
    const match = daysAWeek.exec(line.text);
    const stated = Object.values(match?.groups ?? {}).find((value) => value !== undefined);
    if (match && stated) {
      // "1 day off a week" is no working day.
      if (/\boff\b|\bleave\b/.test(line.text) || pattern('ឈប់|សម្រាក').test(line.text)) continue;
      cover(line, match.index, match.index + match[0].length);
      // 26 days of a month are six of a week.
      return stated === '26' ? 6 : Number(stated);
    }
    const range = weekRange.exec(line.text)?.groups;
    if (range && !/half|sat(?:urday)? morning/.test(line.text)) {
      const [first, last] = [range['first'] ?? '', range['last'] ?? ''].map((name) =>
        weekdayPatterns.findIndex((one) => one.test(name)),
      );
      if (first !== undefined && last !== undefined && last > first) return last - first + 1;
    }
  }
  for (const { text } of lines) {
    const groups = dayOff.exec(text)?.groups;
    const count = Number(groups?.['before'] ?? groups?.['after'] ?? 0);
    const unit = groups?.['unit'] ?? groups?.['unitafter'];
    const isMonth = unit === 'month' || unit === 'ខែ';
    if (count > 0 && !isMonth) return 7 - count;
    if (count === 4) return 6;
    if (sundayOff.test(text)) return 6;
  }
  return lines.some(({ text }) => everyDay.test(text)) ? 7 : undefined;
}

export function readConditions(lines: readonly Line[]): PastedConditions {
  const provides: Provision[] = [];
  for (const item of Object.keys(provided) as Provision[]) {
    for (const line of lines) {
      const isGiven =
        provided[item].test(line.text) || (giving.test(line.text) && bare[item]?.test(line.text));
      if (!isGiven || notProvided[item]?.test(line.text)) continue;
      if (!provides.includes(item)) provides.push(item);
      break;
    }
  }
  const [hours, days] = [readHours(lines), readDays(lines)];
  const hasNone = lines.some(({ text }) => noOvertime.test(text));
  const has = lines.some(({ text }) => overtime.test(text));
  return {
    ...(hours !== undefined && { hours }),
    ...(days !== undefined && { days }),
    ...(hasNone ? { overtime: 'none' as const } : has && { overtime: 'sometimes' as const }),
    provides,
  };
}
