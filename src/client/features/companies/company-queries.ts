/** What screens read and change of companies (product 7.15). Knows no screens. */
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  askToVerify,
  getCompany,
  getOwnCompany,
  type OwnCompany,
  removeLogo,
  setLogo,
  updateCompany,
} from '#contract/companies.ts';
import { type CallInput } from '#contract/endpoint.ts';
import { call } from '#client/data/api.ts';
import { sendPicture } from '#client/data/send-picture.ts';
import { jobKeys, type Owner, persistenceOf } from '#client/features/jobs/job-keys.ts';

const companyKey = (owner: Owner, id: number) => ['companies', owner, id] as const;
const ownKey = (userId: number) => ['companies', userId, 'mine'] as const;

export const companyQuery = (owner: Owner, id: number) =>
  queryOptions({
    queryKey: companyKey(owner, id),
    queryFn: ({ signal }) => call(getCompany, { params: { id } }, { signal }),
    meta: { persist: persistenceOf(owner) },
  });

export const ownCompanyQuery = (userId: number) =>
  queryOptions({
    queryKey: ownKey(userId),
    queryFn: ({ signal }) => call(getOwnCompany, {}, { signal }),
    meta: { persist: 'private' },
  });

/** The company stands on all its jobs. */
function takeOver(client: QueryClient, userId: number, company: OwnCompany): Promise<void> {
  client.setQueryData(ownKey(userId), company);
  void client.invalidateQueries({ queryKey: companyKey(userId, userId) });
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
    onSuccess: () => client.invalidateQueries({ queryKey: ownKey(userId) }),
  });
}
