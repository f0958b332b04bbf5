/** Labels of the options in job lists and search (product 9.3), by wire value. */
import { type I18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import {
  type bankingInSearch,
  type Category,
  type Industry,
  type JobLocation,
  type JobStatus,
  type JobType,
  type Level,
  type ListOrder,
} from '#contract/options.ts';

type Labels = Readonly<Record<string, MessageDescriptor>>;

export const jobLabels = {
  Entry: msg`Entry`,
  Junior: msg`Junior`,
  Senior: msg`Senior`,
  'Top Executive': msg`Top Executive`,
  'Banking And Finance': msg`Banking And Finance`,
  'Banking & Finance': msg`Banking & Finance`,
  'Information Technology': msg`Information Technology`,
  Telecommunication: msg`Telecommunication`,
  Manufacturings: msg`Manufacturings`,
  'Food and Beverages': msg`Food and Beverages`,
  'Real Estate': msg`Real Estate`,
  Entertainment: msg`Entertainment`,
  Automotive: msg`Automotive`,
  Insurance: msg`Insurance`,
  'Garment And Footwear': msg`Garment And Footwear`,
  Construction: msg`Construction`,
  'Hotel And Tourism': msg`Hotel And Tourism`,
  'Transport And Logistics': msg`Transport And Logistics`,
  Retail: msg`Retail`,
  Education: msg`Education`,
  Health: msg`Health`,
  Agriculture: msg`Agriculture`,
  Security: msg`Security`,
  'Household Services': msg`Household Services`,
  Others: msg`Others`,
  'Backend Developer': msg`Backend Developer`,
  Manager: msg`Manager`,
  'Web Development': msg`Web Development`,
  'Network Engineering': msg`Network Engineering`,
  'System Development': msg`System Development`,
  'Mobile App Development': msg`Mobile App Development`,
  'Software Development': msg`Software Development`,
  'System Administration': msg`System Administration`,
  'Sale Consultant': msg`Sale Consultant`,
  'Project Management': msg`Project Management`,
  'ERP Development': msg`ERP Development`,
  'Quality Assurance': msg`Quality Assurance`,
  Design: msg`Design`,
  'Business Analysis': msg`Business Analysis`,
  'Data Science': msg`Data Science`,
  Communication: msg`Communication`,
  'Artifical Intelligence': msg`Artifical Intelligence`,
  'Digital Marketing': msg`Digital Marketing`,
  'Full Time': msg`Full Time`,
  'Part Time': msg`Part Time`,
  Both: msg`Full or part time`,
  'Phnom Penh': msg`Phnom Penh`,
  Remote: msg`Remote`,
  'Location unlimited': msg`Location unlimited`,
  Date: msg({ message: 'Date', comment: 'Sort the jobs by date' }),
  Salary: msg`Salary`,
  Relevance: msg`Best match`,
  Hiring: msg`Hiring`,
  Closed: msg`Closed`,
} satisfies Record<
  Level | Industry | typeof bankingInSearch | Category | JobType | JobLocation | ListOrder | JobStatus,
  MessageDescriptor
>;

/** Returns a value's label; unknown values of other clients stay unchanged. */
export const labelIn =
  (i18n: I18n, labels: Labels) =>
  (value: string): string => {
    const label = Object.hasOwn(labels, value) ? labels[value] : undefined;
    return label ? i18n._(label) : value;
  };

export const useLabels = (labels: Labels) => labelIn(useLingui().i18n, labels);

export const useOptionLabel = () => useLabels(jobLabels);
