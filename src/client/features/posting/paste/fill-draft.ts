/** A draft filled from a pasted post (product 4.7). */
import { type I18n } from '@lingui/core';
import { lengths } from '#contract/limits.ts';
import { provinceLocations } from '#contract/province-locations.ts';
import { loadCode } from '#client/language/load-code.ts';
import { loadFilling } from '../draft/from-occupation.ts';
import { type DraftConditions, emptyDraft, type JobDraft, noContact } from '../draft/job-draft.ts';
import { generatedSalary } from '../draft/salary-text.ts';
import { type DraftStore } from '../draft/draft-store.ts';
import { type PastedPost, readPost } from './reader/read-post.ts';

/** The parts of the form that a pasted text fills, each with a mark (`steps/guess-mark.tsx`). */
type Guess =
  | 'occupation'
  | 'name'
  | 'place'
  | 'pay'
  | 'conditions'
  | 'contact'
  | 'closes'
  | 'urgent'
  | 'available_position'
  | 'company_name';

function paragraph(line: string): string {
  const element = document.createElement('p');
  element.textContent = line.trim();
  return element.outerHTML;
}

/** Lines as markup of a description, everything in them escaped. */
export const toDescription = (lines: readonly string[]): string =>
  lines
    .filter((line) => line.trim())
    .map(paragraph)
    .join('');

function payOf(i18n: I18n, { pay, negotiable }: PastedPost): Partial<JobDraft> {
  // The form has no weeks.
  if (pay?.period === 'week') return { salary: pay.written.slice(0, lengths.salary) };
  const numbers: Partial<JobDraft> = {
    salary_min: String(pay?.from ?? ''),
    salary_max: String(pay?.to ?? ''),
    ...(pay && { salary_currency: pay.currency, salary_period: pay.period ?? 'month' }),
    negotiable: negotiable ? 'yes' : '',
  };
  return { ...numbers, ...generatedSalary(i18n, { ...emptyDraft, ...numbers }) };
}

function conditionsOf({ conditions, dates }: PastedPost): DraftConditions {
  const { hours, days, overtime = '', provides } = conditions;
  return {
    hours_per_day: String(hours ?? ''),
    days_per_week: String(days ?? ''),
    overtime,
    provides: [...provides],
    start: dates.start ?? '',
  };
}

const isEmpty = (value: unknown): boolean => JSON.stringify(value) === JSON.stringify(emptyDraft.conditions);

/** What the draft gets from a post, and which parts of the form were guessed. */
export function fieldsOf(i18n: I18n, post: PastedPost): Partial<JobDraft> & { readonly guessed: Guess[] } {
  const { province, people, dates, company } = post;
  const { phones, telegram } = post.contact;
  const conditions = conditionsOf(post);
  const given: Partial<Record<Guess, boolean>> = {
    occupation: post.occupation !== undefined,
    name: post.name !== undefined,
    // The form has a place from the start, which may be wrong.
    place: true,
    pay: post.pay !== undefined || post.negotiable,
    conditions: !isEmpty(conditions),
    contact: phones.length > 0 || telegram !== undefined,
    closes: dates.end !== undefined,
    urgent: post.urgent,
    available_position: people !== undefined,
    company_name: company !== undefined,
  };
  return {
    name: post.name ?? '',
    occupation: post.occupation ?? '',
    ...(!post.occupation && { category: 'Others', industry: 'Others' }),
    ...(province && { province, location: provinceLocations[province] }),
    district: post.district ?? '',
    ...payOf(i18n, post),
    conditions,
    contact: { ...noContact, phone: phones[0] ?? '', telegram: telegram ?? '' },
    ...(dates.end && { closes: 'day', expires_on: dates.end }),
    urgent: post.urgent,
    ...(people !== undefined && { available_position: String(people) }),
    company_name: company ?? '',
    description: toDescription(post.rest),
    guessed: (Object.keys(given) as Guess[]).filter((part) => given[part]),
  };
}

/**
 * Replaces the draft by what is read from the text; `waiting` are the texts of other jobs. What is usual for the
 * occupation follows when its texts are loaded; without a network the employer fills it in.
 */
export function fillFromPost(
  i18n: I18n,
  { form }: DraftStore,
  text: string,
  waiting: readonly string[],
): void {
  const post = readPost(text);
  form.change({ ...emptyDraft, ...fieldsOf(i18n, post), way: 'self', pasted: text, waiting: [...waiting] });
  const { occupation: code } = post;
  if (!code) return;
  const language = i18n.locale === 'km' ? 'km' : 'en';
  loadCode(() => loadFilling({ code, former: undefined, language })).then((filling) => {
    if (form.read().occupation === code) form.change(filling(form.read()));
  }, console.error);
}
