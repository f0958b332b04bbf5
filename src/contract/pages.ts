/** Paths and query parameters of pages (product 2.1). The server answers other paths with 404. */
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
  '/accessibility',
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
  '/companies/claim',
  '/operator',
  '/operator/people',
  '/operator/people/:id',
  '/operator/audit',
  '/operator/health',
  '/operator/import',
  '/operator/post',
  '/notices',
  '/alerts',
  '/share',
] as const;

/** Pages with fixed titles and descriptions for search engines and link previews. */
export const describedPages = [
  '/',
  '/jobs',
  '/about',
] as const satisfies readonly (typeof pagePaths)[number][];
export type DescribedPage = (typeof describedPages)[number];

/** Pages that search engines must not index. */
export const unlistedPages: readonly string[] = [
  '/cv/shared',
  '/share',
] satisfies readonly (typeof pagePaths)[number][];

/** Pages whose link previews show a job or a company. */
export const sharedPages = [
  '/jobDetail/:id',
  '/company/:id',
] as const satisfies readonly (typeof pagePaths)[number][];
export type SharedPage = (typeof sharedPages)[number];

/** The query parameter for the language, for shared links and search engines: `?lang=kh`. */
export const languageParameter = 'lang';
/** BCP-47 tags of the languages, by their stored values (product 11.1). */
export const languageTags = { eng: 'en', kh: 'km' } as const;
export type PageLanguage = keyof typeof languageTags;
export const pageLanguages: readonly PageLanguage[] = ['eng', 'kh'];

/** Filters of job lists, in their order on the page; without the keyword, which has its own field. */
export const filterParameters = [
  'occupation',
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

/** The query parameters of `/jobs`. */
export const searchParameters = ['keyword', ...filterParameters, 'company', 'sort'] as const;
export type SearchParameter = (typeof searchParameters)[number];

export const jobPath = (id: number): string => `/jobDetail/${id}`;
export const companyPath = (id: number): string => `/company/${id}`;

/** The Atom feed of new jobs; accepts the query parameters of `/jobs`. */
export const feedPath = '/jobs.atom';

/** The picture in link previews of a job. */
export const jobPicturePath = (id: number): string => `/preview/job-${id}.png`;
