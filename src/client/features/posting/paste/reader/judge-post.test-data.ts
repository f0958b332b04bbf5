/** Compares what is read from a judged post with the facts that a person found in it. */
import { districts } from './districts.ts';
import { folded } from './post-lines.ts';
import { type PastedPost } from './read-post.ts';

export type Facts = {
  readonly name?: string;
  readonly occupation?: string | null;
  readonly pay_from?: number;
  readonly pay_to?: number;
  readonly currency?: string;
  readonly period?: string;
  readonly province?: string;
  readonly district?: string;
  readonly phones?: readonly string[];
  readonly telegram?: string;
  readonly people?: number;
  readonly end_date?: string;
  readonly conditions?: {
    readonly hours_per_day?: number;
    readonly days_per_week?: number;
    readonly overtime?: string;
    readonly provides?: readonly string[];
    readonly start?: string;
  };
  readonly company?: string;
  readonly jobs?: number;
  readonly urgent?: boolean;
};
export type JudgedPost = { readonly text: string; readonly lang: string; readonly facts: Facts };

/** `extra`: filled although the facts don't say it. */
export type Verdict = 'right' | 'wrong' | 'missing' | 'extra';
export type Judgement = {
  readonly field: string;
  readonly verdict: Verdict;
  readonly fact: unknown;
  readonly read: unknown;
};

const letters = (text: string): string => folded(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
const isPartOfOther = (one: string, other: string): boolean => {
  const [a, b] = [letters(one), letters(other)];
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a));
};
/** The row of the table that a district's name is in, or its letters. */
const districtOf = (name: string): string => {
  const plain = letters(name);
  const rows = Object.values(districts).flat();
  return rows.find((row) => row.some((each) => letters(each) === plain))?.[0] ?? plain;
};
const national = (phone: string): string => phone.replace(/^(?:\+?855|0)/, '');

export function judge(facts: Facts, post: PastedPost): Judgement[] {
  const all: Judgement[] = [];
  const add = (field: string, fact: unknown, read: unknown, isSame = fact === read) => {
    if (fact === undefined && read === undefined) return;
    const verdict =
      fact === undefined ? 'extra' : read === undefined ? 'missing' : isSame ? 'right' : 'wrong';
    all.push({ field, verdict, fact, read });
  };
  const { pay, contact, conditions, dates } = post;
  if (facts.name !== undefined)
    add('name', facts.name, post.name, isPartOfOther(facts.name, post.name ?? ''));
  if (post.jobs.length <= 1) add('occupation', facts.occupation ?? undefined, post.occupation);
  add('pay_from', facts.pay_from, pay?.from);
  if (facts.pay_to !== undefined || pay?.to !== pay?.from) add('pay_to', facts.pay_to, pay?.to);
  add('currency', facts.currency, pay?.currency);
  if (pay || facts.period) add('period', facts.period, pay && (pay.period ?? 'month'));
  add('province', facts.province, post.province);
  add(
    'district',
    facts.district,
    post.district,
    districtOf(facts.district ?? '') === districtOf(post.district ?? ''),
  );
  const phones = new Set((facts.phones ?? []).map(national));
  for (const phone of phones) add('phones', phone, contact.phones.includes(phone) ? phone : undefined);
  for (const phone of contact.phones) if (!phones.has(phone)) add('phones', undefined, phone);
  const name = (telegram: string | undefined) => telegram?.replace(/^@/, '').toLowerCase();
  add('telegram', name(facts.telegram), name(contact.telegram));
  add('people', facts.people, post.people);
  add('end_date', facts.end_date, dates.end);
  add('hours', facts.conditions?.hours_per_day, conditions.hours);
  add('days', facts.conditions?.days_per_week, conditions.days);
  add('overtime', facts.conditions?.overtime, conditions.overtime);
  add('start', facts.conditions?.start, dates.start);
  const provides = facts.conditions?.provides ?? [];
  for (const item of provides)
    add(
      'provides',
      item,
      conditions.provides.find((one) => one === item),
    );
  for (const item of conditions.provides) if (!provides.includes(item)) add('provides', undefined, item);
  add('company', facts.company, post.company, isPartOfOther(facts.company ?? '', post.company ?? ''));
  add('urgent', facts.urgent || undefined, post.urgent || undefined);
  const [stated, read] = [facts.jobs ?? 1, post.jobs.length];
  if (stated > 1 || read > 1) add('jobs', stated > 1 ? stated : undefined, read > 1 ? read : undefined);
  return all;
}

export type Share = {
  readonly facts: number;
  readonly right: number;
  readonly wrong: number;
  readonly extra: number;
};

/** Counts by field, and in all under the name "all". */
export function countVerdicts(judgements: readonly Judgement[]): Readonly<Record<string, Share>> {
  const fields = [...new Set(judgements.map(({ field }) => field))].sort();
  const of = (some: readonly Judgement[]): Share => {
    const count = (verdict: Verdict) => some.filter((one) => one.verdict === verdict).length;
    return {
      facts: some.length - count('extra'),
      right: count('right'),
      wrong: count('wrong'),
      extra: count('extra'),
    };
  };
  return Object.fromEntries([
    ...fields.map((field) => [field, of(judgements.filter((one) => one.field === field))] as const),
    ['all', of(judgements)] as const,
  ]);
}
