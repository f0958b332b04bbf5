/** What passes between the server and the client about pages that begin in HTML (docs/decisions/0008). */
import * as z from 'zod/mini';
import { type CompanyPageData } from './company-page.ts';
import { getJob, listJobs } from './jobs.ts';
import { type Notice } from './notices.ts';
import { type ToldEvent } from './security-events.ts';
import { type DescribedPage, type PageLanguage } from './pages.ts';

/** The id of the element that holds the data as JSON, so that the app need not ask for it. */
export const ssrDataId = 'ssr-data';

/** Replies that every guest may see, as far as the app starts with them. */
export const ssrData = z.object({
  /** The first page of the unfiltered list. */
  jobs: z.optional(listJobs.reply),
  job: z.optional(getJob.reply),
});
export type SsrData = z.output<typeof ssrData> & Partial<CompanyPageData>;

type PageToRender = {
  /** The address of the page without its query. */
  readonly path: string;
  readonly language: PageLanguage;
  /** The language that the address asks for, which its links then ask for too. */
  readonly asked: PageLanguage | undefined;
  readonly data: SsrData;
  readonly now: Date;
};

/**
 * The files of the build that each part of a page needs beyond those of every page: its scripts and style sheets. The
 * build writes it to `.vite/page-parts.json` (build/page-parts.ts).
 */
export type PageParts = Readonly<
  Record<
    | 'home'
    | 'job'
    | 'company'
    /** What the app needs to show markup. */
    | 'markup'
    | 'khmerType'
    /** What buttons of the pages open. */
    | 'sheets'
    | `texts.${PageLanguage}.${'first' | 'rest'}`,
    readonly string[]
  >
>;
export type PagePart = keyof PageParts;

/** Gives the HTML of a page, drawn with the app's own components. */
export type RenderPage = (page: PageToRender) => Promise<string>;

/** In the reader's language first. */
type Named = { readonly name: string; readonly name_km: string | null };

/** What is said of a job in one line. */
type JobFacts = {
  readonly salary: string;
  readonly job_type: string;
  readonly location: string;
  readonly province: string | null;
  readonly company: Named | null;
};

/** What a job's link says of it; the description is plain text. */
type JobInBrief = JobFacts & { readonly description: string };

type CompanyInBrief = Readonly<Record<'industry' | 'province' | 'about', string | null>>;

/** What the server tells chats and search engines, and writes into pictures, in the app's own words. */
export type ServerTexts = {
  readonly page: (
    page: DescribedPage,
    language: PageLanguage,
  ) => { readonly title: string; readonly description: string };
  readonly jobFacts: (job: JobFacts, language: PageLanguage) => string;
  readonly name: (company: Named, language: PageLanguage) => string;
  /** What a company's link says of it; `about` is plain text. */
  readonly company: (company: CompanyInBrief, language: PageLanguage) => string;
  readonly job: (job: JobInBrief, language: PageLanguage) => string;
  /** A notice's sentence, as plain text. */
  readonly notice: (notice: Notice, language: PageLanguage) => string;
  /** What happened to the reader's account. */
  readonly security: (event: ToldEvent, language: PageLanguage) => string;
  /** A code for the reader's phone. */
  readonly sms: (code: string, language: PageLanguage) => string;
  /** What stands beside it on a phone, or in its place where nobody may read it. */
  readonly push: (language: PageLanguage) => Readonly<Record<'open' | 'later' | 'somethingNew', string>>;
  readonly telegram: (
    language: PageLanguage,
  ) => Readonly<Record<'open' | 'linked' | 'stopped' | 'tooOld', string>>;
  /** A job's wire value; one that is in no list, written by another client, stays as it is. */
  readonly word: (value: string, language: PageLanguage) => string;
};

/** What `dist/ssr/ssr.js` exports, beside its `serverTexts`. `clean` makes markup that a person wrote safe to show. */
export type CreateRenderer = (options: { readonly clean: (markup: string) => string }) => RenderPage;
