/** What a salary text sorts by: its first amount, in dollars. It changes nothing of the text itself. */
import { rielPerDollar } from '#contract/limits.ts';
import { normalise } from './normalise.ts';

const most = 1_000_000_000;

/** `normalise` has put spaces where digits meet Khmer, and made Khmer digits Latin. */
const riel = String.raw`៛|khr\b|riels?\b|រៀល`;
const dollar = String.raw`us\s?\$|\$\s?us|\$|us\s?dollars?\b|usd\b|dollars?\b|ដុល្លារ`;
const tenThousand = normalise('ម៉ឺន');
const scales: Record<string, number> = {
  k: 1e3,
  m: 1e6,
  mil: 1e6,
  million: 1e6,
  millions: 1e6,
  ពាន់: 1e3,
  [tenThousand]: 1e4,
  សែន: 1e5,
  លាន: 1e6,
};
const number = String.raw`\d+(?:[.,'’]\d+| \d{3}(?!\d))*`;
const amount = new RegExp(
  `(?:(?<before>${riel}|${dollar})\\s*)?(?<number>${number})\\s*(?<scale>(?:k|m|mil|millions?)(?![a-z])|ពាន់|${tenThousand}|សែន|លាន)?\\s*(?<after>${riel}|${dollar}|%)?`,
  'gu',
);
const joint = /^\s*(?:-|–|—|~|to|ដល់|\.{2,})\s*$/u;

const isRiel = new RegExp(`^(?:${riel})`, 'u');

type Amount = {
  value: number;
  scale: number | undefined;
  currency: 'dollar' | 'riel' | undefined;
  start: number;
  end: number;
};

/** Dollars a month as far as the text says, or null where it has no number ("Negotiable"). */
export function salaryNumber(salary: string): number | null {
  const text = normalise(salary);
  const groups = ranges(text, amountsIn(text));
  // "13th month, $500": a number with a currency is the salary before one without.
  const group = groups.find((amounts) => amounts.some(({ currency }) => currency !== undefined)) ?? groups[0];
  const first = group?.[0];
  if (group === undefined || first === undefined) return null;

  // "1-2k" is 1,000 to 2,000, "500-1k" is 500 to 1,000.
  const later = group.find(({ scale }) => scale !== undefined);
  const scale =
    first.scale ?? (later !== undefined && first.value <= later.value ? later.scale : undefined) ?? 1;
  const currency =
    group.find((one) => one.currency !== undefined)?.currency ??
    (new RegExp(riel, 'u').test(text) ? 'riel' : 'dollar');
  const dollars = (first.value * scale) / (currency === 'riel' ? rielPerDollar : 1);
  return Math.min(Math.round(dollars * 100) / 100, most);
}

/** The amounts in a text that `normalise` has been over, in order. */
export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(amount)].flatMap((match) => {
    const { before, number = '', scale, after } = match.groups ?? {};
    const sign = before ?? after;
    if (sign === '%') return [];
    return [
      {
        value: valueOf(number, scale !== undefined),
        scale: scale === undefined ? undefined : scales[scale],
        currency: sign === undefined ? undefined : isRiel.test(sign) ? 'riel' : 'dollar',
        start: match.index,
        end: match.index + match[0].length,
      },
    ];
  });
}

/** Amounts that "to" or a dash joins belong together. */
function ranges(text: string, amounts: Amount[]): Amount[][] {
  const groups: Amount[][] = [];
  for (const one of amounts) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group !== undefined && before !== undefined && joint.test(text.slice(before.end, one.start)))
      group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** 1,200 and 1.200 are the same salary; 1,200.50 and 1.5 (and 1.125 before a `k`) have decimals. */
function valueOf(written: string, scaled: boolean): number {
  const groups = written.split(' ');
  // "1 200" and "300 000" are one number, "300 500" is two.
  const together = (groups[0] ?? '').length < 3 || groups.slice(1).includes('000');
  const text = (together ? groups.join('') : (groups[0] ?? '')).replace(/['’]/g, '');
  const separators = text.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  if (last === undefined) return Number(text);
  const [whole = '', tail = ''] = cutAtLast(text, last);
  const mixed = separators.some((separator) => separator !== last);
  const isThousands = tail.length === 3 && !scaled && !/^0*$/.test(whole);
  const hasDecimals = mixed || (separators.length === 1 && !isThousands);
  const digits = (part: string) => part.replace(/[.,]/g, '');
  return hasDecimals ? Number(`${digits(whole)}.${tail}`) : Number(digits(text));
}

const cutAtLast = (text: string, separator: string): string[] => [
  text.slice(0, text.lastIndexOf(separator)),
  text.slice(text.lastIndexOf(separator) + 1),
];
