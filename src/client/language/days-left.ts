/** How many days a job is still open, once its closing date is near (product 1.3). */
import { type MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { use } from 'react';
import { dayInCambodia, dayMs } from '#contract/days.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { soonDays } from '#contract/limits.ts';
import { RenderContext } from './render-context.ts';

/** Days from today to the last day of an open job, in Cambodia; undefined if that is not near. */
export function daysLeft({ status, expires_on }: Pick<JobListItem, 'status' | 'expires_on'>, now: number) {
  if (status !== 'Hiring' || !expires_on) return undefined;
  const days = (Date.parse(expires_on) - Date.parse(dayInCambodia(0, now))) / dayMs;
  return days >= 0 && days <= soonDays ? days : undefined;
}

export const daysLeftMessage = (days: number): MessageDescriptor =>
  days === 0 ? msg`Last day` : msg`${plural(days, { one: '# day left', other: '# days left' })}`;

/** '3 days left'; undefined if the closing date is not near. */
export function useDaysLeft(): (job: Pick<JobListItem, 'status' | 'expires_on'>) => string | undefined {
  const { i18n } = useLingui();
  const { now } = use(RenderContext);
  return (job) => {
    const days = daysLeft(job, now());
    return days === undefined ? undefined : i18n._(daysLeftMessage(days));
  };
}
