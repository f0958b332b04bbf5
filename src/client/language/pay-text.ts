/** Formats a job's pay (product 9.8): its numbers and period, or its text. */
import { type I18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type Currency, type Pay, type PayPeriod } from '#contract/pay.ts';
import { groupThousands } from './plain-formats.ts';

/** `short` is for cards. */
const periods: Record<PayPeriod, (pay: string) => { short: MessageDescriptor; long: MessageDescriptor }> = {
  hour: (pay) => ({ short: msg`${pay} / hour`, long: msg`${pay} an hour` }),
  day: (pay) => ({ short: msg`${pay} / day`, long: msg`${pay} a day` }),
  month: (pay) => ({ short: msg`${pay} / month`, long: msg`${pay} a month` }),
};

/** 1500000 becomes 1,500,000, and 1.5 becomes 1.50. */
const amount = (value: number): string => {
  const whole = Math.floor(value);
  return value === whole ? groupThousands(whole) : `${groupThousands(whole)}.${value.toFixed(2).slice(-2)}`;
};

const inCurrency = (amounts: string, currency: Currency): string =>
  currency === 'USD' ? `$${amounts}` : `${amounts}៛`;

/** Undefined without numbers. */
export function payText(i18n: I18n, job: Pay, form: 'short' | 'long'): string | undefined {
  const { salary_currency: currency, salary_period: period } = job;
  // Older cached jobs may lack them.
  if (!currency || !period) return undefined;
  const { salary_min: min, salary_max: max } = job;
  const between = (lowest: number, highest: number) =>
    inCurrency(lowest === highest ? amount(lowest) : `${amount(lowest)}–${amount(highest)}`, currency);
  const withPeriod = (pay: string) => i18n._(periods[period](pay)[form]);
  if (min !== null && max !== null) return withPeriod(between(min, max));
  if (min !== null) {
    const pay = withPeriod(between(min, min));
    return i18n._(msg`from ${pay}`);
  }
  if (max !== null) {
    const pay = withPeriod(between(max, max));
    return i18n._(msg`up to ${pay}`);
  }
  return undefined;
}

export function usePayText(): (job: Pay & { salary: string }, form: 'short' | 'long') => string {
  const { i18n } = useLingui();
  return (job, form) => payText(i18n, job, form) ?? job.salary;
}
