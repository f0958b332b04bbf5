/** What screens read and change of companies (product 7.15). Knows no screens. */
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  askToVerify,
  getCompany,
  getOwnCompany,
  type OwnCompany,
  removeLogo,
  setLogo,
  updateCompany,
} from '#contract/companies.ts';
import { companyPageData, type CompanyPageData } from '#contract/company-page.ts';
import { type CallInput } from '#contract/endpoint.ts';
import { firstPage, pageJobs } from '#contract/list-pages.ts';
import { call } from '#client/data/api.ts';
import { readPageData } from '#client/data/page-data.ts';
import { guest } from '#client/data/query-client.ts';
import { sendPicture } from '#client/data/file-transfer.ts';
import { toPage } from '#client/data/whole-list.ts';
import { jobKeys, type Owner, persistenceOf } from '#client/features/jobs/job-keys.ts';
import { noteSeen } from '#client/features/jobs/seen-jobs.ts';

const companyKey = (owner: Owner, id: number) => ['companies', owner, id] as const;

export const companyQuery = (owner: Owner, id: number) =>
  queryOptions({
    queryKey: companyKey(owner, id),
    queryFn: ({ signal }) => call(getCompany, { params: { id } }, { signal }),
    meta: { persist: persistenceOf(owner) },
  });

/** Its open jobs, page after page. */
export const companyJobsQuery = (owner: Owner, id: number) =>
  infiniteQueryOptions({
    // The pages of the same search have numbers.
    queryKey: [...jobKeys.list(owner, { company: id, status: 'Hiring' }), 'pages'] as const,
    queryFn: async ({ client, pageParam, signal }) => {
      const query = { company: String(id), status: 'Hiring', after: pageParam };
      const page = toPage(await call(pageJobs, { query }, { signal }));
      noteSeen(client, owner, page.items);
      return page;
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    // Every page would be fetched again each time the app comes to the front.
    refetchOnWindowFocus: false,
    meta: { persist: persistenceOf(owner) },
  });

/** Puts in what guests see of a company. */
export function fillCompany(
  client: QueryClient,
  { company, companyJobs }: CompanyPageData,
  age: { updatedAt?: number } = {},
): void {
  const { company_id: id } = company;
  client.setQueryData(companyQuery(guest, id).queryKey, company, age);
  const pages = { pages: [companyJobs], pageParams: [firstPage] };
  client.setQueryData(companyJobsQuery(guest, id).queryKey, pages, age);
}

/** Once, as the app starts: what the page brought gets older. */
let isPageRead = false;

/** Begins what a company's page reads: with what the server wrote into it, else by asking. */
export function beginCompany(client: QueryClient, owner: Owner, id: number): void {
  const page = isPageRead ? undefined : readPageData(companyPageData);
  isPageRead = true;
  if (page) fillCompany(client, page.data, page.age);
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

/** The company stands on all its jobs. */
function takeOver(client: QueryClient, userId: number, company: OwnCompany): Promise<void> {
  client.setQueryData(ownCompanyQuery(userId).queryKey, company);
  void client.invalidateQueries({ queryKey: companyKey(userId, userId) });
  void client.invalidateQueries({ queryKey: jobKeys.own(userId) });
  return client.invalidateQueries({ queryKey: jobKeys.all(userId) });
}

export type CompanyInput = CallInput<typeof updateCompany>['body'];

export function useUpdateCompany(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CompanyInput) => call(updateCompany, { body }),
    onSuccess: (company) => void takeOver(client, userId, company),
  });
}

type NewLogo = { readonly picture: Blob; readonly onProgress: (share: number) => void };

export function useSetLogo(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ picture, onProgress }: NewLogo) => sendPicture(setLogo, picture, onProgress),
    onSuccess: (company) => void takeOver(client, userId, company),
  });
}

export function useRemoveLogo(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeLogo, {}),
    onSuccess: (company) => void takeOver(client, userId, company),
  });
}

export function useAskToVerify(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof askToVerify>['body']) => call(askToVerify, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ownCompanyQuery(userId).queryKey }),
  });
}
