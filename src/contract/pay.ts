/** Pay in numbers, for filters and sorting (product 3.3, 9.8). */
import { rielPerDollar } from './limits.ts';

export const currencies = ['USD', 'KHR'] as const;
export type Currency = (typeof currencies)[number];

export const payPeriods = ['hour', 'day', 'month'] as const;
export type PayPeriod = (typeof payPeriods)[number];

/** A month has 26 working days of 8 hours. */
const perMonth: Record<PayPeriod, number> = { hour: 208, day: 26, month: 1 };

export type Pay = {
  readonly salary_min: number | null;
  readonly salary_max: number | null;
  readonly salary_currency: Currency | null;
  readonly salary_period: PayPeriod | null;
};

/** US dollars per month: the maximum, or the minimum if there is no maximum; null without numbers. */
export function monthlyPay({ salary_min, salary_max, salary_currency, salary_period }: Pay): number | null {
  const amount = salary_max ?? salary_min;
  if (amount === null || salary_currency === null || salary_period === null) return null;
  const dollars = amount * perMonth[salary_period] * (salary_currency === 'KHR' ? 1 / rielPerDollar : 1);
  return Math.round(dollars * 100) / 100;
}
