/** Server-rendered pages, with jobs as guests see them (docs/decisions/0008). */
import * as z from 'zod/mini';
import { type Company } from '#contract/companies.ts';
import { type OccupationPageData, type UsedOccupationGroup } from '#contract/job-occupations.ts';
import { jobsQuery, type JobsQuery } from '#contract/job-requests.ts';
import { type JobDetail, type JobListItem } from '#contract/jobs.ts';
import { type ListPage } from '#contract/list-pages.ts';
import { companyPath, jobPath, pageLanguages } from '#contract/pages.ts';
import { type OccupationName } from '#occupations/group-names.ts';
import { occupationNames } from '#occupations/names.ts';
import { isMarkup } from '#contract/description-markup.ts';
import { type PagePart, type SsrData } from '#contract/server-rendering.ts';
import { type Clock } from '#server/http/clock.ts';
import { html, Markup } from '#server/http/pages/markup.ts';
import { type PageRequest } from '#server/http/pages/register-pages.ts';
import { type SsrContent } from '#server/http/pages/ssr-content.ts';
import { type BuiltClient } from './built-client.ts';

type Sources = {
  readonly built: BuiltClient;
  readonly clock: Clock;
  readonly list: { itemsForGuests(query: JobsQuery): Promise<JobListItem[]> };
  readonly details: { detailForGuests(id: number): Promise<JobDetail> };
  /** The occupations of open jobs. */
  readonly occupations: () => Promise<UsedOccupationGroup[]>;
  readonly companyOf: (id: number) => Promise<Company>;
  /** The first page of its open jobs. */
  readonly companyJobsOf: (id: number) => Promise<ListPage<JobListItem>>;
};

/** The picture of the first slide. Without preload it would load after the styles. The widths are those of hero.css. */
const heroPicture = html`<link
    rel="preload"
    as="image"
    href="/brand/hero-field.svg"
    media="(max-width: 699.98px)"
  /><link rel="preload" as="image" href="/brand/hero-field-wide.svg" media="(min-width: 700px)" />`;

const allJobs = z.parse(jobsQuery, {});
const markupIn = (text: string): PagePart[] => (isMarkup(text) ? ['markup'] : []);
const allNames: Readonly<Record<string, OccupationName>> = occupationNames;

/** The names of a job's occupation. */
function occupationOf({ occupation: code }: JobDetail): OccupationPageData {
  const name = code === null ? undefined : allNames[code];
  return code !== null && name ? { occupation: { code, ...name } } : {};
}

const pathPattern = (kind: 'jobDetail' | 'company') => new RegExp(`^/${kind}/([1-9]\\d{0,14})$`);
const jobPattern = pathPattern('jobDetail');
const companyPattern = pathPattern('company');

/**
 * Renders `/`, `/jobs`, a job or a company; undefined for other pages. Throws `not_found` for a job or company that does
 * not exist.
 */
export function ssrPages(sources: Sources) {
  const { built, clock, list, details, occupations, companyOf, companyJobsOf } = sources;
  return async (request: PageRequest): Promise<SsrContent | undefined> => {
    if (request.searches) return undefined;
    const { path, language, asked: requestedLanguage } = request;
    const render = async (data: SsrData, ...parts: PagePart[]): Promise<SsrContent> => {
      const page = await built.renderPage({ path, language, requestedLanguage, data, now: clock() });
      return { ...built.links(parts, language), page: new Markup(page), data, language };
    };
    const jobId = jobPattern.exec(path)?.[1];
    if (jobId !== undefined) {
      const job = await details.detailForGuests(Number(jobId));
      return render({ job, ...occupationOf(job) }, 'job', ...markupIn(job.description));
    }
    const companyId = companyPattern.exec(path)?.[1];
    if (companyId !== undefined) {
      const id = Number(companyId);
      const [company, companyJobs] = await Promise.all([companyOf(id), companyJobsOf(id)]);
      return render({ company, companyJobs }, 'company', ...markupIn(company.about ?? ''));
    }
    if (path !== '/jobs' && path !== '/') return undefined;
    const jobs = await list.itemsForGuests(allJobs);
    if (path === '/jobs') return render({ jobs }, 'preferences');
    const content = await render({ jobs, occupations: await occupations() }, 'home', 'preferences');
    return { ...content, styles: html`${content.styles}${heroPicture}` };
  };
}

/** Renders every page once, because the first time takes ten times as long as later ones. */
export async function warmUp(sources: Sources): Promise<void> {
  const render = ssrPages(sources);
  const [job] = await sources.list.itemsForGuests(allJobs);
  const company = job?.company;
  const paths = [
    '/',
    '/jobs',
    ...(job ? [jobPath(job.job_id)] : []),
    ...(company ? [companyPath(company.company_id)] : []),
  ];
  for (const language of pageLanguages)
    for (const path of paths) await render({ path, language, asked: undefined, searches: false });
}
