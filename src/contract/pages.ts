/** The addresses of the pages (product 2.1), for the server to tell a page from nothing; what is on them is the client's. */
export const pagePaths = [
  '/',
  '/login',
  '/register',
  '/recover',
  '/jobs',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/jobDetail/:id',
  '/createjob',
  '/createjob/:step',
  '/cv',
  '/cv/shared',
  '/myProfile',
  '/appliedJobs',
  '/application',
  '/application/:id',
  '/favJobs',
  '/setting',
  '/setting/devices',
  '/company/:id',
  '/companies/mine',
  '/operator',
  '/operator/people',
  '/operator/audit',
  '/notices',
  '/alerts',
  '/share',
] as const;

/** The pages that say the same to everybody, for search engines and chats to describe. */
export const describedPages = [
  '/',
  '/jobs',
  '/about',
] as const satisfies readonly (typeof pagePaths)[number][];
export type DescribedPage = (typeof describedPages)[number];

/** Search engines must not list them, whoever links to them. */
export const unlistedPages: readonly string[] = [
  '/cv/shared',
  '/share',
] satisfies readonly (typeof pagePaths)[number][];

/** The pages that people share in chats, so that their links show what the job or the company is. */
export const sharedPages = [
  '/jobDetail/:id',
  '/company/:id',
] as const satisfies readonly (typeof pagePaths)[number][];
export type SharedPage = (typeof sharedPages)[number];

/** An address may ask for a language, for people who open a shared link or come from a search: `?lang=kh`. */
export const languageParameter = 'lang';
/** The languages by their stored values (product 11.1), with the tags that browsers know. */
export const languageTags = { eng: 'en', kh: 'km' } as const;
export type PageLanguage = keyof typeof languageTags;
export const pageLanguages: readonly PageLanguage[] = ['eng', 'kh'];

/** What narrows a list of jobs, in the order in which people see it; the keyword has a field of its own. */
export const narrowingParameters = [
  'industry',
  'category',
  'level',
  'type',
  'location',
  'province',
  'salary_from',
  'within',
  'verified',
  'status',
] as const;

/** What an address of `/jobs` may search by; without any of them it shows every job. */
export const searchParameters = ['keyword', ...narrowingParameters, 'company', 'sort'] as const;
export type SearchParameter = (typeof searchParameters)[number];

/** A job's page. */
export const jobPath = (id: number): string => `/jobDetail/${id}`;
/** A company's page. */
export const companyPath = (id: number): string => `/company/${id}`;

/** New jobs for feed readers; takes the search terms of `/jobs`. */
export const feedPath = '/jobs.atom';

/** The picture that chats show of a job. */
export const jobPicturePath = (id: number): string => `/preview/job-${id}.png`;
