/** Generates the salary text from the pay fields, until the employer edits it (product 4.7). */
import { type I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Currency, type PayPeriod } from '#contract/pay.ts';
import { payText } from '#client/language/pay-text.ts';
import { payOf } from './draft-rules.ts';
import { type JobDraft } from './job-draft.ts';

/** Null for a text that is no amount, which stays in its field. */
const toNumber = (typed: string | undefined): number | null =>
  typed && Number.isFinite(Number(typed)) ? Number(typed) : null;

/** In the employer's language; '' if no amounts are given. */
export function salaryTextOf(i18n: I18n, draft: JobDraft): string {
  const { salary_min, salary_max, salary_currency, salary_period } = payOf(draft);
  const numbers = {
    salary_min: toNumber(salary_min),
    salary_max: toNumber(salary_max),
    salary_currency: (salary_currency || null) as Currency | null,
    salary_period: (salary_period || null) as PayPeriod | null,
  };
  const pay = payText(i18n, numbers, 'long')?.replaceAll('\u200b', '');
  if (!draft.negotiable) return pay ?? '';
  return (pay ? i18n._(msg`${pay}, negotiable`) : i18n._(msg`Negotiable`)).replaceAll('\u200b', '');
}

/** The fields for a newly generated salary text. */
export function generatedSalary(i18n: I18n, draft: JobDraft): Pick<JobDraft, 'salary' | 'salary_written'> {
  const salary = salaryTextOf(i18n, draft);
  return { salary, salary_written: salary };
}

/** A change of the pay fields, with the new salary text unless the employer edited it. */
export function withPay(i18n: I18n, draft: JobDraft, change: Partial<JobDraft>): Partial<JobDraft> {
  const isGenerated = draft.salary === draft.salary_written || draft.salary.trim() === '';
  return isGenerated ? { ...change, ...generatedSalary(i18n, { ...draft, ...change }) } : change;
}
