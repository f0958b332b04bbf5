/** Writes the salary that people read from the numbers, in the poster's language, until its text is changed by hand (product 4.7). */
import { type I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Currency, type PayPeriod } from '#contract/pay.ts';
import { payText } from '#client/language/pay-text.ts';
import { payOf } from './draft-rules.ts';
import { type JobDraft } from './job-draft.ts';

const number = (typed: string | undefined): number | null => (typed ? Number(typed) : null);

/** What the numbers say; '' where there are none. */
export function salaryOf(i18n: I18n, draft: JobDraft): string {
  const { salary_min, salary_max, salary_currency, salary_period } = payOf(draft);
  const numbers = {
    salary_min: number(salary_min),
    salary_max: number(salary_max),
    salary_currency: (salary_currency || null) as Currency | null,
    salary_period: (salary_period || null) as PayPeriod | null,
  };
  const pay = payText(i18n, numbers, 'long')?.replaceAll('\u200b', '');
  if (!draft.negotiable) return pay ?? '';
  return (pay ? i18n._(msg`${pay}, negotiable`) : i18n._(msg`Negotiable`)).replaceAll('\u200b', '');
}

/** The draft's salary, written anew. */
export function writtenSalary(i18n: I18n, draft: JobDraft): Pick<JobDraft, 'salary' | 'salary_written'> {
  const salary = salaryOf(i18n, draft);
  return { salary, salary_written: salary };
}

/** A change of the numbers, with the salary that follows it. */
export function withPay(i18n: I18n, draft: JobDraft, change: Partial<JobDraft>): Partial<JobDraft> {
  const follows = draft.salary === draft.salary_written || draft.salary.trim() === '';
  return follows ? { ...change, ...writtenSalary(i18n, { ...draft, ...change }) } : change;
}
