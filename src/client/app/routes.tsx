/** The route table (product 2.1): path, access and screen of each page. */
import { type QueryClient } from '@tanstack/react-query';
import { createRoute, redirect } from '@tanstack/react-router';
import { readSession } from '#client/data/session.ts';
import { ownerOf } from '#client/features/jobs/job-keys.ts';
import { jobQuery, jobsQuery } from '#client/features/jobs/job-queries.ts';
import { JobsScreen } from '#client/features/jobs/list/jobs-screen.tsx';
import { isSearch, searchTermsOf } from '#client/features/jobs/search/search-terms.ts';
import { loadPreferences } from '#client/features/jobs/preferences/preference-parts.tsx';
import { redirectFromHome, only } from './guards.ts';
import {
  operator,
  operatorAudit,
  operatorHealth,
  operatorImport,
  operatorPeople,
  operatorPerson,
  operatorPost,
} from './console-routes.ts';
import { prefetchForUser, fullscreen, NotFound, root, screen, under } from './root-route.ts';
import { about, accessibility, contact, login, privacy, recover, register, terms } from './public-routes.ts';

const home = createRoute({
  ...under,
  path: '/',
  beforeLoad: redirectFromHome,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchInfiniteQuery(jobsQuery(ownerOf(readSession()), {}));
    return loadPreferences(queryClient);
  },
  component: screen(() => import('#client/features/site/home-screen.tsx'), 'HomeScreen'),
});
const jobs = createRoute({
  ...under,
  path: '/jobs',
  staticData: { tab: 'jobs' },
  validateSearch: searchTermsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchInfiniteQuery(jobsQuery(ownerOf(readSession()), deps));
    return isSearch(deps) ? undefined : loadPreferences(queryClient);
  },
  component: JobsScreen,
});
const jobDetail = createRoute({
  ...under,
  path: '/jobDetail/$id',
  staticData: { ...fullscreen.staticData, tab: 'jobs' },
  loader: ({ context: { queryClient }, params }) => {
    const id = Number(params.id);
    if (id > 0) void queryClient.prefetchQuery(jobQuery(queryClient, ownerOf(readSession()), id));
  },
  component: screen(() => import('#client/features/jobs/details/job-detail-screen.tsx'), 'JobDetailScreen'),
});
const lists = () => import('./prefetch/prefetch-lists.ts');

const favJobs = createRoute({
  ...under,
  path: '/favJobs',
  ...only('loggedIn'),
  loader: ({ context: { queryClient } }) =>
    prefetchForUser(async (user) => (await lists()).prefetchSavedJobs(queryClient, user)),
  component: screen(() => import('#client/features/jobs/saved/saved-jobs-screen.tsx'), 'SavedJobsScreen'),
});

/** The job to return to once the CV is written, and whether to start with the work card. */
const cvStart = (search: Record<string, unknown>): { job?: number; card?: number } => ({
  ...(Number.isInteger(search.job) && { job: Number(search.job) }),
  ...(search.card === 1 && { card: 1 }),
});

const cv = createRoute({
  ...under,
  path: '/cv',
  ...only('employee', { ...fullscreen.staticData, tab: 'me' }),
  validateSearch: cvStart,
  loader: ({ context: { queryClient } }) =>
    prefetchForUser(async ({ user_id }) => {
      const { cvQuery } = await import('#client/features/cvs/cv-queries.ts');
      return queryClient.prefetchQuery(cvQuery(user_id));
    }),
  component: screen(() => import('#client/features/cvs/cv-screen.tsx'), 'CvScreen'),
});
/** The token is in the fragment, which is not sent to the server. */
const sharedCv = createRoute({
  ...under,
  path: '/cv/shared',
  staticData: { noTab: true },
  component: screen(() => import('#client/features/cvs/sending/shared-cv-screen.tsx'), 'SharedCvScreen'),
});
const prefetchApplications = (queryClient: QueryClient) =>
  prefetchForUser(async (user) => (await lists()).prefetchApplications(queryClient, user));

const appliedJobs = createRoute({
  ...under,
  path: '/appliedJobs',
  ...only('employee'),
  loader: ({ context: { queryClient } }) => prefetchApplications(queryClient),
  component: screen(
    () => import('#client/features/applications/own/applied-jobs-screen.tsx'),
    'AppliedJobsScreen',
  ),
});
const applications = createRoute({
  ...under,
  path: '/application',
  ...only('loggedIn'),
  loader: ({ context: { queryClient } }) => prefetchApplications(queryClient),
  component: screen(
    () => import('#client/features/applications/application-list-screen.tsx'),
    'ApplicationListScreen',
  ),
});

const application = createRoute({
  ...under,
  path: '/application/$id',
  ...only('loggedIn', fullscreen.staticData),
  loader: ({ context: { queryClient }, params }) =>
    prefetchForUser(async (user) => {
      // An employer's request marks the application as viewed (product 4.19), so pointing at a link must not send it.
      if (!(Number(params.id) > 0) || user.acc_type === 'employer') return;
      const { applicationQuery } =
        await import('#client/features/applications/application-detail-queries.ts');
      await queryClient.prefetchQuery(applicationQuery(user, Number(params.id)));
    }),
  component: screen(
    () => import('#client/features/applications/application-screen.tsx'),
    'ApplicationScreen',
  ),
});
const createJob = createRoute({
  ...under,
  path: '/createjob',
  beforeLoad: () => {
    throw redirect({ to: '/createjob/$step', params: { step: '1' }, replace: true });
  },
});
/** The job to edit or to post again. */
const jobToPost = (search: Record<string, unknown>): { edit?: number; again?: number } => {
  const { edit, again } = search;
  if (Number.isInteger(edit)) return { edit: Number(edit) };
  return Number.isInteger(again) ? { again: Number(again) } : {};
};

const createJobStep = createRoute({
  ...under,
  path: '/createjob/$step',
  ...only('employer', { ...fullscreen.staticData, tab: 'post' }),
  validateSearch: jobToPost,
  component: screen(() => import('#client/features/posting/posting-screen.tsx'), 'PostingScreen'),
});
const myProfile = createRoute({
  ...under,
  path: '/myProfile',
  ...only('loggedIn'),
  loader: ({ context: { queryClient } }) =>
    prefetchForUser(async (user) => (await lists()).prefetchMyProfile(queryClient, user)),
  component: screen(() => import('#client/features/dashboard/my-profile-screen.tsx'), 'MyProfileScreen'),
});
const setting = createRoute({
  ...under,
  path: '/setting',
  ...only('loggedIn', { tab: 'me' }),
  component: screen(() => import('#client/features/accounts/settings/setting-screen.tsx'), 'SettingScreen'),
});
const devices = createRoute({
  ...under,
  path: '/setting/devices',
  ...only('loggedIn', { tab: 'me' }),
  component: screen(() => import('#client/features/accounts/settings/devices-screen.tsx'), 'DevicesScreen'),
});

const company = createRoute({
  ...under,
  path: '/company/$id',
  staticData: { tab: 'jobs' },
  loader: async ({ context: { queryClient }, params }) => {
    const { prefetchCompany } = await import('#client/features/companies/company-queries.ts');
    prefetchCompany(queryClient, ownerOf(readSession()), Number(params.id));
  },
  component: screen(() => import('#client/features/companies/company-screen.tsx'), 'CompanyScreen'),
});
const myCompany = createRoute({
  ...under,
  path: '/companies/mine',
  ...only('employer', { ...fullscreen.staticData, tab: 'me' }),
  component: screen(() => import('#client/features/companies/my-company-screen.tsx'), 'MyCompanyScreen'),
});
const claimCompany = createRoute({
  ...under,
  path: '/companies/claim',
  ...only('employer', { ...fullscreen.staticData, tab: 'me' }),
  component: screen(() => import('#client/features/companies/claim-screen.tsx'), 'ClaimScreen'),
});

const notices = createRoute({
  ...under,
  path: '/notices',
  ...only('loggedIn', { noTab: true }),
  component: screen(() => import('#client/features/notices/notices-screen.tsx'), 'NoticesScreen'),
});

const alerts = createRoute({
  ...under,
  path: '/alerts',
  ...only('loggedIn', { tab: 'saved' }),
  component: screen(() => import('#client/features/alerts/alerts-screen.tsx'), 'AlertsScreen'),
});

/** The share target of the web manifest. */
const shareTarget = createRoute({
  ...under,
  path: '/share',
  ...only('loggedIn', fullscreen.staticData),
  component: screen(() => import('./share-target/share-target-screen.tsx'), 'ShareTargetScreen'),
});

const notFound = createRoute({ ...under, path: '/404', component: NotFound });

export const routeTree = root.addChildren([
  home,
  about,
  privacy,
  terms,
  accessibility,
  contact,
  login,
  register,
  recover,
  jobs,
  jobDetail,
  favJobs,
  cv,
  sharedCv,
  appliedJobs,
  applications,
  application,
  createJob,
  createJobStep,
  myProfile,
  setting,
  devices,
  company,
  myCompany,
  claimCompany,
  operator,
  operatorPeople,
  operatorPerson,
  operatorAudit,
  operatorHealth,
  operatorImport,
  operatorPost,
  notices,
  alerts,
  shareTarget,
  notFound,
]);
