/** Queries and mutations of companies (product 7.15). */
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  askToVerify,
  companyPageData,
  type CompanyPageData,
  getCompany,
  getOwnCompany,
  type OwnCompany,
  removeLogo,
  setLogo,
  updateCompany,
} from '#contract/companies.ts';
import { type CallInput } from '#contract/endpoint.ts';
import { firstPage, pageJobs } from '#contract/list-pages.ts';
import { call } from '#client/data/api.ts';
import { readPageData } from '#client/data/page-data.ts';
import { guest } from '#client/data/query-client.ts';
import { sendPicture } from '#client/data/file-transfer.ts';
import { toPage } from '#client/data/whole-list.ts';
import { jobKeys, type Owner, persistenceOf } from '#client/features/jobs/job-keys.ts';
import { recordSeenJobs } from '#client/features/jobs/job-cache.ts';

const companyKey = (owner: Owner, id: number) => ['companies', owner, id] as const;

export const companyQuery = (owner: Owner, id: number) =>
  queryOptions({
    queryKey: companyKey(owner, id),
    queryFn: ({ signal }) => call(getCompany, { params: { id } }, { signal }),
    meta: { persist: persistenceOf(owner) },
  });

/** The company's open jobs, page by page. */
export const companyJobsQuery = (owner: Owner, id: number) =>
  infiniteQueryOptions({
    // The job list uses the same key without `pages`, for pages by number.
    queryKey: [...jobKeys.list(owner, { company: id, status: 'Hiring' }), 'pages'] as const,
    queryFn: async ({ client, pageParam, signal }) => {
      const query = { company: String(id), status: 'Hiring', after: pageParam };
      const page = toPage(await call(pageJobs, { query }, { signal }));
      recordSeenJobs(client, owner, page.items);
      return page;
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    // Would refetch every page each time the app regains focus.
    refetchOnWindowFocus: false,
    meta: { persist: persistenceOf(owner) },
  });

/** Fills the cache with a company page as guests see it. */
export function cacheCompanyPage(
  client: QueryClient,
  { company, companyJobs }: CompanyPageData,
  age: { updatedAt?: number } = {},
): void {
  const { company_id: id } = company;
  client.setQueryData(companyQuery(guest, id).queryKey, company, age);
  const pages = { pages: [companyJobs], pageParams: [firstPage] };
  client.setQueryData(companyJobsQuery(guest, id).queryKey, pages, age);
}

/** The data in the HTML is used only once, at start: later it is outdated. */
let isPageRead = false;

/** Fetches what a company's page needs; at start, uses the data that the server wrote into the HTML. */
export function prefetchCompany(client: QueryClient, owner: Owner, id: number): void {
  const page = isPageRead ? undefined : readPageData(companyPageData);
  isPageRead = true;
  if (page) cacheCompanyPage(client, page.data, page.age);
  if (!(id > 0)) return;
  void client.prefetchQuery(companyQuery(owner, id));
  void client.prefetchInfiniteQuery(companyJobsQuery(owner, id));
}

export const ownCompanyQuery = (userId: number) =>
  queryOptions({
    queryKey: ['companies', userId, 'mine'] as const,
    queryFn: ({ signal }) => call(getOwnCompany, {}, { signal }),
    meta: { persist: 'private' },
  });

/** Every job shows the company, so the jobs are refetched too. */
function updateCached(client: QueryClient, userId: number, company: OwnCompany): Promise<void> {
  client.setQueryData(ownCompanyQuery(userId).queryKey, company);
  void client.invalidateQueries({ queryKey: companyKey(userId, userId) });
  void client.invalidateQueries({ queryKey: jobKeys.own(userId) });
  return client.invalidateQueries({ queryKey: jobKeys.all(userId) });
}

type CompanyInput = CallInput<typeof updateCompany>['body'];

export function useUpdateCompany(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CompanyInput) => call(updateCompany, { body }),
    onSuccess: (company) => void updateCached(client, userId, company),
  });
}

type NewLogo = { readonly picture: Blob; readonly onProgress: (share: number) => void };

export function useSetLogo(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ picture, onProgress }: NewLogo) => sendPicture(setLogo, picture, onProgress),
    onSuccess: (company) => void updateCached(client, userId, company),
  });
}

export function useRemoveLogo(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeLogo, {}),
    onSuccess: (company) => void updateCached(client, userId, company),
  });
}

export function useAskToVerify(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof askToVerify>['body']) => call(askToVerify, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ownCompanyQuery(userId).queryKey }),
  });
}
