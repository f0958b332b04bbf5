/** A job's title and description for link previews in chats, and its schema.org data for search engines (product 12.5). */
import type { JobPosting, WithContext } from 'schema-dts';
import { dayInCambodia } from '#contract/days.ts';
import { companyPath, jobPath, jobPicturePath, type PageLanguage } from '#contract/pages.ts';
import { type ServerTexts } from '#contract/server-rendering.ts';
import { type IscoCode, iscoCodes, iscoTitles } from '#occupations/isco.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { type Preview } from '#server/http/pages/link-preview.ts';
import { plainText, shortened } from '#server/http/pages/preview-text.ts';
import { type JobDetail } from '#contract/jobs.ts';
import { type JobDetails } from '../job-details.ts';

/** The language that a job is written in. */
export const languageOfJob = ({ name }: { readonly name: string }): PageLanguage =>
  /\p{Script=Khmer}/u.test(name) ? 'kh' : 'eng';

type Sources = {
  readonly details: Pick<JobDetails, 'detailForGuests'>;
  readonly texts: ServerTexts;
  readonly site: string | undefined;
  /** A demonstration has no data for search engines. */
  readonly demo: boolean;
};

/** In the given language, or else the job's own. Undefined if there is no such job. */
export const jobPreviews =
  ({ details, texts, site, demo }: Sources) =>
  async (id: string, preferred: PageLanguage | undefined): Promise<Preview | undefined> => {
    if (!/^\d{1,15}$/.test(id)) return undefined;
    const job = await details.detailForGuests(Number(id)).catch(undefinedIfMissing);
    if (job === undefined) return undefined;
    const language = preferred ?? languageOfJob(job);
    const isOpen = job.status === 'Hiring';
    return {
      title: `${job.name} | Karngea`,
      description: shortened(texts.job({ ...job, description: plainText(job.description) }, language)),
      language,
      type: 'article',
      picture: jobPicturePath(job.job_id),
      isOver: !isOpen,
      ...(isOpen && !demo ? { data: jobPostingData(job, { site, texts }) } : {}),
    };
  };

function undefinedIfMissing(error: unknown): undefined {
  if (!(error instanceof Failure && error.code === 'not_found')) throw error;
}

/** Job types in schema.org's terms; 'Both' may be either. */
const employmentTypes: Readonly<Record<string, readonly string[]>> = {
  'Full Time': ['FULL_TIME'],
  'Part Time': ['PART_TIME'],
  Both: ['FULL_TIME', 'PART_TIME'],
};

type Site = {
  /** The site's origin; without it the data has no URLs. */
  readonly site: string | undefined;
  readonly texts: Pick<ServerTexts, 'conditions' | 'word'>;
};

function jobPostingData(job: JobDetail, { site, texts }: Site): WithContext<JobPosting> {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.name,
    description: job.description,
    ...(site === undefined ? {} : { url: `${site}${jobPath(job.job_id)}` }),
    datePosted: job.date_added,
    // Open until the end of its last day in Cambodia.
    ...(job.expires_on === null ? {} : { validThrough: `${job.expires_on}T23:59:59+07:00` }),
    employmentType: employmentTypes[job.job_type] ?? [],
    industry: job.industry,
    totalJobOpenings: job.available_position,
    directApply: true,
    identifier: { '@type': 'PropertyValue', name: 'Karngea', value: String(job.job_id) },
    hiringOrganization: organization(job, site),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'KH',
        ...(job.province === null ? {} : { addressRegion: texts.word(job.province, 'eng') }),
        ...localityOf(job),
      },
    },
    ...(job.location === 'Remote'
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'Cambodia' },
        }
      : {}),
    ...salaryOf(job),
    ...occupationOf(job),
    ...conditionsOf(job, texts),
  };
}

function occupationOf({ occupation }: JobDetail): Pick<JobPosting, 'occupationalCategory'> {
  const known: Readonly<Record<string, IscoCode>> = iscoCodes;
  const code = occupation === null ? undefined : known[occupation];
  if (code === undefined) return {};
  return {
    occupationalCategory: {
      '@type': 'CategoryCode',
      codeValue: code,
      name: iscoTitles[code],
      inCodeSet: { '@type': 'CategoryCodeSet', name: 'ISCO-08' },
    },
  };
}

type ConditionData = Pick<JobPosting, 'jobBenefits' | 'jobImmediateStart' | 'jobStartDate' | 'workHours'>;

/** In the job's language, as its other texts. */
function conditionsOf(job: JobDetail, { conditions }: Site['texts']): ConditionData {
  if (job.conditions === null) return {};
  const { hours, benefits } = conditions(job.conditions, languageOfJob(job));
  const { start } = job.conditions;
  return {
    ...(hours === '' ? {} : { workHours: hours }),
    ...(benefits === '' ? {} : { jobBenefits: benefits }),
    ...startOf(start),
  };
}

function startOf(start: string | undefined): ConditionData {
  if (start === 'now') return { jobImmediateStart: true };
  return start === undefined || start < dayInCambodia() ? {} : { jobStartDate: start };
}

/** 'confidential' is what search engines expect if the employer is not named. */
function organization({ company }: JobDetail, site: string | undefined): JobPosting['hiringOrganization'] {
  if (company === null) return { '@type': 'Organization', name: 'confidential' };
  return {
    '@type': 'Organization',
    name: company.name,
    ...(company.name_km === null ? {} : { alternateName: company.name_km }),
    ...(site === undefined ? {} : { sameAs: `${site}${companyPath(company.company_id)}` }),
    ...(site === undefined || company.logo === null ? {} : { logo: `${site}${company.logo}` }),
  };
}

function localityOf({ district, location }: JobDetail): { addressLocality?: string } {
  if (district !== null) return { addressLocality: district };
  return location === 'Phnom Penh' ? { addressLocality: location } : {};
}

function salaryOf(job: JobDetail): Pick<JobPosting, 'baseSalary'> {
  const { salary_min: min, salary_max: max, salary_currency: currency, salary_period: period } = job;
  if ((min === null && max === null) || currency === null || period === null) return {};
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: {
        '@type': 'QuantitativeValue',
        unitText: period.toUpperCase(),
        ...(min === null ? {} : { minValue: min }),
        ...(max === null ? {} : { maxValue: max }),
      },
    },
  };
}
