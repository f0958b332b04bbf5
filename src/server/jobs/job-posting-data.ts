/** A job as schema.org describes it, for the job searches of search engines (product 12.3). */
import { type PayPeriod } from '#contract/pay.ts';
import { type JobRow } from '#server/database/tables.ts';

/** What of a job's row is told. */
export const advertisedFields = [
  'name',
  'salary',
  'location',
  'job_type',
  'description',
  'industry',
  'date_added',
  'province',
  'district',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'expires_on',
] as const;
type AdvertisedJob = Pick<JobRow, 'id' | (typeof advertisedFields)[number]>;

/** A job of type 'Both' may be either. */
const employmentTypes: Readonly<Record<string, readonly string[]>> = {
  'Full Time': ['FULL_TIME'],
  'Part Time': ['PART_TIME'],
  Both: ['FULL_TIME', 'PART_TIME'],
};

const payUnits = { hour: 'HOUR', day: 'DAY', month: 'MONTH' } as const satisfies Record<PayPeriod, string>;

function baseSalary(job: AdvertisedJob): object | undefined {
  const { salary_min, salary_max, salary_currency, salary_period } = job;
  if (salary_currency === null || salary_period === null) return undefined;
  if (salary_min === null && salary_max === null) return undefined;
  const value = {
    '@type': 'QuantitativeValue',
    ...(salary_min === null ? {} : { minValue: salary_min }),
    ...(salary_max === null ? {} : { maxValue: salary_max }),
    unitText: payUnits[salary_period],
  };
  return { '@type': 'MonetaryAmount', currency: salary_currency, value };
}

function address({ province, district, location }: AdvertisedJob): object {
  const locality = district ?? (location === 'Phnom Penh' ? location : null);
  return {
    '@type': 'PostalAddress',
    addressCountry: 'KH',
    ...(province === null ? {} : { addressRegion: province }),
    ...(locality === null ? {} : { addressLocality: locality }),
  };
}

/** The advertisement; who the employer is stands on no page, so it stands here neither. */
export function postingData(job: AdvertisedJob): object {
  const pay = baseSalary(job);
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.name,
    description: job.description,
    datePosted: job.date_added.toISOString().slice(0, 10),
    // Its last second in Cambodia.
    ...(job.expires_on === null ? {} : { validThrough: `${job.expires_on}T23:59:59+07:00` }),
    ...(pay === undefined ? {} : { baseSalary: pay }),
    employmentType: employmentTypes[job.job_type],
    industry: job.industry,
    hiringOrganization: 'confidential',
    identifier: { '@type': 'PropertyValue', name: 'Karngea', value: String(job.id) },
    jobLocation: { '@type': 'Place', address: address(job) },
    ...(job.location === 'Remote'
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'Cambodia' },
        }
      : {}),
  };
}
