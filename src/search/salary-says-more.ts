/** Whether a salary text says more than the pay in numbers (product 2.6). */
import { normalise } from './normalise.ts';
import { type Pay, type PayPeriod } from '#contract/pay.ts';
import { amountsIn } from './salary-number.ts';

const periodWords: Record<PayPeriod, readonly string[]> = {
  hour: ['an hour', 'hourly', 'hour', 'hr', 'ម៉ោង'],
  day: ['a day', 'daily', 'day', 'ថ្ងៃ'],
  month: ['a month', 'monthly', 'month', 'mo', 'ប្រចាំខែ', 'ខែ'],
};
const perWords = ['per', 'each', 'every', 'ក្នុងមួយ', 'ក្នុង', 'មួយ'];
const betweenWords = ['from', 'to', 'ចាប់ពី', 'ពី', 'ដល់'];
const fromWords = ['from', 'ចាប់ពី', 'ពី'];
const upToWords = ['up to', 'រហូតដល់'];

/** Latin words need word boundaries; Khmer has no spaces. */
const oneOf = (words: readonly string[]): RegExp =>
  new RegExp(words.map((word) => (/^[a-z]/.test(word) ? `\\b${word}\\b` : normalise(word))).join('|'), 'g');

const signs = /[\s.,()/–—-]/g;

/** Replaces the amounts in the text by spaces. */
function aroundAmounts(text: string, amounts: ReturnType<typeof amountsIn>): string {
  const ends = [0, ...amounts.map(({ end }) => end)];
  return ends.map((end, at) => text.slice(end, amounts[at]?.start)).join(' ');
}

/** True for anything except the same numbers, currency and period: a bonus, meals, "about". */
export function salarySaysMore(salary: string, pay: Pay): boolean {
  const { salary_min: min, salary_max: max, salary_currency: currency, salary_period: period } = pay;
  if (!currency || !period) return true;
  const text = normalise(salary);
  const amounts = amountsIn(text);
  const numbers = amounts.map(({ value, scale = 1 }) => value * scale);
  const expected = [min, max].filter((number) => number !== null);
  if (String([...new Set(numbers)]) !== String([...new Set(expected)])) return true;
  const sign = currency === 'USD' ? 'dollar' : 'riel';
  if (amounts.some((amount) => amount.currency !== undefined && amount.currency !== sign)) return true;
  const limits = min === null ? upToWords : max === null ? fromWords : betweenWords;
  const expectedWords = [...limits, ...periodWords[period], ...perWords];
  return aroundAmounts(text, amounts).replace(oneOf(expectedWords), '').replace(signs, '') !== '';
}
