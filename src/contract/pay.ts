/** What a job pays, in numbers (product 3.3, 9.8): beside the text that people read, for filters and order. */
import { rielPerDollar } from './limits.ts';

export const currencies = ['USD', 'KHR'] as const;
export type Currency = (typeof currencies)[number];

export const payPeriods = ['hour', 'day', 'month'] as const;
export type PayPeriod = (typeof payPeriods)[number];

/** Of each period in a month: 8 hours on 26 days. */
const inAMonth: Record<PayPeriod, number> = { hour: 208, day: 26, month: 1 };

export type Pay = {
  readonly salary_min: number | null;
  readonly salary_max: number | null;
  readonly salary_currency: Currency | null;
  readonly salary_period: PayPeriod | null;
};

/** The highest pay in dollars a month, the lowest where there is no highest; null where no numbers were given. */
export function monthlyPay({ salary_min, salary_max, salary_currency, salary_period }: Pay): number | null {
  const amount = salary_max ?? salary_min;
  if (amount === null || salary_currency === null || salary_period === null) return null;
  const dollars = amount * inAMonth[salary_period] * (salary_currency === 'KHR' ? 1 / rielPerDollar : 1);
  return Math.round(dollars * 100) / 100;
}
