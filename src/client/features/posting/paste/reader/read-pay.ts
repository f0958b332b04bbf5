/** Finds the pay in a pasted text: $250-300, 250$ ~ 300$, ១,២០០,០០០៛, ៨០ម៉ឺន, 200-250 + OT. */
import { type Currency } from '#contract/pay.ts';
import { amountsIn } from '#search/salary-number.ts';
import { cover, type Line, original, pattern } from './post-lines.ts';

export type PastedPay = {
  readonly from?: number;
  readonly to?: number;
  readonly currency: Currency;
  /** Undefined if not stated. */
  readonly period?: Period;
  /** As it was written. */
  readonly written: string;
};
export type Period = 'hour' | 'day' | 'week' | 'month';

const periodWords: readonly (readonly [Period, string])[] = [
  ['month', 'months?|monthly|mth|mo\\b|m\\b|ខែ'],
  ['week', 'weeks?|weekly|wk\\b|សប្តាហ៍|អាទិត្យ'],
  ['day', 'days?|daily|shifts?|ថ្ងៃ|វេន'],
  ['hour', 'hours?|hourly|hrs?\\b|h\\b|ម៉ោង'],
];
const per = '[\\s(]*(?:\\/|per|an?\\b|each|every|ក្នុង|ប្រចាំ)?\\s*(?:មួយ|1)?\\s*';
const periodsAfter = periodWords.map(([period, words]) => [period, pattern(`^${per}(?:${words})`)] as const);
const periodsBefore: readonly (readonly [Period, RegExp])[] = [
  ['hour', pattern('hourly|per hour|an hour|ប្រាក់ម៉ោង|(?:1|មួយ)\\s*ម៉ោង')],
  ['day', pattern('daily|per day|a day|ប្រាក់ថ្ងៃ|ប្រចាំថ្ងៃ|(?:\\b1|មួយ)\\s*ថ្ងៃ|ឈ្នួលថ្ងៃ|ថ្ងៃ\\s*$')],
  ['week', pattern('weekly|per week|a week|ប្រចាំសប្តាហ៍|(?:\\b1|មួយ)\\s*(?:សប្តាហ៍|អាទិត្យ)')],
  ['month', pattern('monthly|per month|a month|ប្រាក់ខែ|ប្រចាំខែ|(?:\\b1|មួយ)\\s*ខែ|ប្រាក់បៀវត្ស|បៀវត្ស')],
];

const payLabel = pattern(
  'salar(?:y|ies)|\\bpay\\b|\\bpaid\\b|\\bwages?\\b|\\bearn|\\bincome|remuneration|ប្រាក់ខែ|ប្រាក់ឈ្នួល|ឈ្នួល|បៀវត្ស|ប្រាក់បៀវត្ស|ប្រាក់ថ្ងៃ|ប្រាក់ម៉ោង|ប្រាក់ចំណូល|ចំណូល|កម្រៃ|លុយខែ|ទទួលបាន',
);
/** Before an amount that is something else than the pay. */
const otherMoney = pattern(
  'bonus|commission|\\bot\\b|over ?time|deposit|allowance|incentive|\\btips?\\b|\\bfine\\b|\\bfee\\b|reward|petrol|gasoline|phone card|សាំង|រង្វាន់|លើកទឹកចិត្ត|កម្រៃជើងសា|ប្រាក់ធានា|កក់|ឧបត្ថម្ភ|ថែមម៉ោង|បន្ថែមម៉ោង|ថែម|បន្ថែម|អតិថិជន|លក់បាន|បៀវត្សទី|seniority|អតីតភាព|ធីប|ឆ្នាំថ្មី|ភ្ជុំ|insurance|ធានារ៉ាប់រង',
);
/** What follows an amount and belongs to it. */
const tail = pattern(`^${per}(?:${periodWords.map(([, words]) => words).join('|')})`);
const joint = pattern('^[\\s.]*(?:-|–|—|~|～|→|to|and|until|up to|ដល់|ទៅ|ទៅដល់|រហូតដល់|ឬ|\\.{2,}|_)+[\\s.]*$');
const fromBefore = pattern(
  '(?:from|start(?:s|ing)?(?: at| from| with)?|min(?:imum)?|at least|above|over|more than|ចាប់ពី|ចាប់ផ្តើមពី|ចាប់ផ្តើម|ចាប់|យ៉ាងតិច|លើសពី|លើស)[\\s:]*$',
);
const upTo = pattern('(?:up to|max(?:imum)?|រហូតដល់|ដល់|យ៉ាងច្រើន|អតិបរមា|រហូត)[\\s:]*$');
const fromAfter = pattern('^\\s*(?:\\+(?!\\s*[a-z0-9\\u1780-\\u17b3])|up\\b|ឡើង|and above|or more)');
const notAmount = pattern(
  '^\\s*(?:%|ឆ្នាំ|year|yrs?\\b|នាក់|people|person|pax|ម៉ោង|hours|h\\b|am\\b|pm\\b|:|ថ្ងៃ|days?|km\\b|m2|room|បន្ទប់|គ្រឿង|រូប)',
);
/** Without a currency, amounts in this range are dollars, and larger ones riel. */
const [leastDollars, mostDollars, leastRiel] = [30, 9_999, 20_000];

type Amount = ReturnType<typeof amountsIn>[number];
type Candidate = {
  readonly pay: PastedPay;
  readonly line: Line;
  readonly start: number;
  readonly end: number;
};

function groupsOf(text: string): Amount[][] {
  const groups: Amount[][] = [];
  for (const amount of amountsIn(text)) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group?.length === 1 && before && joint.test(text.slice(before.end, amount.start))) group.push(amount);
    else groups.push([amount]);
  }
  return groups;
}

function currencyOf(group: readonly Amount[], highest: number): Currency | undefined {
  const stated = group.find(({ currency }) => currency !== undefined)?.currency;
  if (stated) return stated === 'riel' ? 'KHR' : 'USD';
  if (highest >= leastDollars && highest <= mostDollars) return 'USD';
  return highest >= leastRiel ? 'KHR' : undefined;
}

const sentenceEnd = /[.!?។] /u;

/** The start of the clause that a position is in. */
const clauseStart = (text: string, at: number): number =>
  Math.max(...[',', '+', ';', '(', '។', '&'].map((sign) => text.lastIndexOf(`${sign} `, at - 1))) + 1;

function candidatesIn(line: Line, isLabelled: boolean): (Candidate & { readonly points: number })[] {
  const { text } = line;
  return groupsOf(text).flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) return [];
    const scale = last.scale ?? 1;
    const [low, high] = [first.value * (first.scale ?? scale), last.value * scale];
    const currency = currencyOf(group, high);
    const isStated = group.some((one) => one.currency !== undefined);
    const label = payLabel.exec(text.slice(0, first.start));
    const hasLabel = label !== null || isLabelled;
    const [before, after] = [text.slice(Math.max(0, first.start - 60), first.start), text.slice(last.end)];
    // "12 hours per day. $240": a period of another sentence is not the pay's.
    const [sentence = ''] = before.split(sentenceEnd).slice(-1);
    const [rest = ''] = after.slice(0, 40).split(sentenceEnd);
    if (!currency || high <= 0 || low > high || (!isStated && (!hasLabel || notAmount.test(after))))
      return [];
    const isDigit = (at: number) => /[\d]/.test(text.charAt(at));
    if (!isStated && (isDigit(first.start - 1) || /^0/.test(text.slice(first.start)))) return [];
    const clause = text.slice(Math.max(clauseStart(text, first.start), first.start - 60), first.start);
    const period =
      periodsAfter.find(([, words]) => words.test(after))?.[0] ??
      periodsBefore.find(([, words]) => words.test(sentence))?.[0] ??
      periodsBefore.find(([, words]) => words.test(rest))?.[0];
    const isSingle = group.length === 1;
    const pay: PastedPay = {
      ...(!(isSingle && upTo.test(before)) && { from: low }),
      ...(!(isSingle && (fromBefore.test(before) || fromAfter.test(after))) && { to: high }),
      currency,
      ...(period && { period }),
      written: original(line, first.start, last.end + (tail.exec(after)?.[0].length ?? 0)),
    };
    const points =
      Number(isStated) * 4 + Number(hasLabel) * 4 + Number(!isSingle) + Number(period !== undefined) * 2;
    const isOther = otherMoney.test(clause) && !payLabel.test(clause.slice(clause.search(otherMoney)));
    return [{ pay, line, start: first.start, end: last.end, points: isOther ? points - 8 : points }];
  });
}

const onlyLabel = pattern('^[^\\p{L}\\p{N}]*(?:[\\p{L}\\p{M} ]{0,40})[^\\p{L}\\p{N}]*$');
const negotiable = pattern(
  'negotiab(?:le|ly)|negotiate|ចរចា|តាមការព្រមព្រៀង|based on (?:experience|skills?|ability)|តាមសមត្ថភាព|តាមបទពិសោធន៍',
);
export function readPay(lines: readonly Line[]): { pay?: PastedPay; negotiable: boolean } {
  const all = lines.flatMap((line, index) => {
    const before = lines[index - 1]?.text ?? '';
    return candidatesIn(line, payLabel.test(before) && onlyLabel.test(before) && !/\d/.test(before));
  });
  let best: (typeof all)[number] | undefined;
  for (const one of all) if (one.points >= 4 && one.points > (best?.points ?? 0)) best = one;
  if (best) {
    const { line, start, end } = best;
    const [more = ''] = tail.exec(line.text.slice(end)) ?? [];
    cover(line, start, end + more.length);
  }
  const isNegotiable = lines.some((line) => {
    const match = negotiable.exec(line.text);
    if (!match || !(payLabel.test(line.text) || line === best?.line)) return false;
    cover(line, match.index, match.index + match[0].length);
    return true;
  });
  return { ...(best && { pay: best.pay }), negotiable: isNegotiable };
}
