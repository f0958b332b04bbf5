/** What the server uses of the built client: rendered pages (docs/decisions/0008), and texts for link previews, pushes and SMS. */
import * as z from 'zod/mini';
import { type CompanyPageData } from './companies.ts';
import { type CvOutline } from './cv-outline.ts';
import { type Cv } from './cvs.ts';
import { type OccupationPageData } from './job-occupations.ts';
import { type JobConditions } from './job-fields.ts';
import { getJob, listJobs } from './jobs.ts';
import { type Notice } from './notices.ts';
import { type NotifiedEvent } from './security-events.ts';
import { type DescribedPage, type PageLanguage } from './pages.ts';
import { type Pay } from './pay.ts';
import { type Poster, type PosterJob } from './poster.ts';
import { type SiteInfo } from './site-info.ts';

/** The id of the element with the page's data as JSON. */
export const ssrDataId = 'ssr-data';
/** The id of the element with `SiteInfo` as JSON, in every page. */
export const siteDataId = 'site';

/** Replies that the app starts with; the same for all guests. */
export const ssrData = z.object({
  /** The first page of the unfiltered list. */
  jobs: z.optional(listJobs.reply),
  job: z.optional(getJob.reply),
});
export type SsrData = z.output<typeof ssrData> & Partial<CompanyPageData> & OccupationPageData;

type PageToRender = {
  /** Without the query. */
  readonly path: string;
  readonly language: PageLanguage;
  /** The language in the URL, which the page's links then have, too. */
  readonly requestedLanguage: PageLanguage | undefined;
  readonly data: SsrData;
  readonly now: Date;
};

/**
 * Scripts and style sheets that each part of a page needs in addition to those of every page. The build writes them to
 * `.vite/page-parts.json` (build/page-parts.ts).
 */
export type PageParts = Readonly<
  Record<
    | 'home'
    /** The card of Home and the list on new phones. */
    | 'preferences'
    | 'job'
    | 'company'
    /** For showing markup. */
    | 'markup'
    | 'khmerType'
    /** Opened by buttons. */
    | 'sheets'
    | `texts.${PageLanguage}.${'first' | 'rest'}`,
    readonly string[]
  >
>;
export type PagePart = keyof PageParts;

/** Renders the HTML of a page with the app's components. */
export type RenderPage = (page: PageToRender) => Promise<string>;

type Named = { readonly name: string; readonly name_km: string | null };

type JobPlace = {
  readonly location: string;
  readonly province: string | null;
  readonly district: string | null;
};

/** A job in one line. */
type JobFacts = JobPlace &
  Pay & {
    readonly salary: string;
    readonly job_type: string;
    readonly company: Named | null;
    readonly conditions: JobConditions | null;
  };

/** For link previews; the description is plain text. */
type JobInBrief = JobFacts & { readonly description: string };

type CompanyInBrief = Readonly<Record<'industry' | 'province' | 'about', string | null>>;

type TelegramText =
  | ('open' | 'menu' | 'welcome' | 'openApp')
  | ('linked' | 'stopped' | 'silenced' | 'tooOld' | 'otherAccount' | 'switchChat')
  | ('phone' | 'sendNumber' | 'phoneSaved' | 'phoneWaits')
  | ('phoneNotAsked' | 'phoneOfOthers' | 'phoneNotCambodian');

/** The app's texts for link previews, search engines, pictures, pushes, SMS and Telegram. */
export type ServerTexts = {
  readonly page: (
    page: DescribedPage,
    language: PageLanguage,
  ) => { readonly title: string; readonly description: string };
  readonly jobFacts: (job: JobFacts, language: PageLanguage) => string;
  /** Pay and place as on the job's card. */
  readonly pay: (job: Pay & { readonly salary: string }, language: PageLanguage) => string;
  readonly place: (job: JobPlace, language: PageLanguage) => string;
  /** Working hours and days, and what the employer provides; each is empty if it is not known. */
  readonly conditions: (
    conditions: JobConditions,
    language: PageLanguage,
  ) => Readonly<Record<'hours' | 'benefits', string>>;
  readonly name: (company: Named, language: PageLanguage) => string;
  /** For link previews; `about` is plain text. */
  readonly company: (company: CompanyInBrief, language: PageLanguage) => string;
  readonly job: (job: JobInBrief, language: PageLanguage) => string;
  /** May contain zero-width spaces, which mark line breaks. */
  readonly cv: (cv: Cv, language: PageLanguage) => CvOutline;
  /** In both languages. `origin` is the site's, without a slash at the end. */
  readonly poster: (job: PosterJob, origin: string) => Poster;
  /** Plain text. */
  readonly notice: (notice: Notice, language: PageLanguage) => string;
  readonly security: (event: NotifiedEvent, language: PageLanguage) => string;
  readonly sms: (code: string, language: PageLanguage) => string;
  /** The labels of a push's buttons, and the text that hides its content. */
  readonly push: (language: PageLanguage) => Readonly<Record<'open' | 'later' | 'somethingNew', string>>;
  readonly telegram: (language: PageLanguage) => Readonly<Record<TelegramText, string>>;
  /** Words of a job's post in the Telegram channel. */
  readonly channel: (language: PageLanguage) => Readonly<Record<'apply' | 'closed', string>>;
  /** The link of the page in Telegram Web's frame. */
  readonly openInTab: (language: PageLanguage) => string;
  /** The label of a job's wire value; values of other clients, which are in no list, stay unchanged. */
  readonly word: (value: string, language: PageLanguage) => string;
};

/** `dist/ssr/ssr.js` exports this function and `serverTexts`. `clean` sanitises markup. */
export type CreateRenderer = (options: {
  readonly clean: (markup: string) => string;
  readonly site: SiteInfo;
}) => RenderPage;
