/** A job's working hours and what the employer provides, in words. */
import { type I18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { type Provision } from '#contract/job-fields.ts';

export const provisionNames: Readonly<Record<Provision, MessageDescriptor>> = {
  meals: msg`Meals`,
  transport: msg({ message: 'Transport', comment: 'The employer brings workers to work and home' }),
  accommodation: msg`Housing`,
  nssf: msg({ message: 'NSSF', comment: 'National Social Security Fund' }),
  uniform: msg`Uniform`,
  training: msg({ message: 'Training', comment: 'Workers are taught the job' }),
};

export const hoursText = (i18n: I18n, hours: number): string =>
  i18n._(msg`${plural(hours, { one: '# hour a day', other: '# hours a day' })}`);

export const daysText = (i18n: I18n, days: number): string =>
  i18n._(msg`${plural(days, { one: '# day a week', other: '# days a week' })}`);
