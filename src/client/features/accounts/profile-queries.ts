/** The user's own profile: query and mutation (product 7.9). */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getProfile, updateProfile } from '#contract/profiles.ts';
import { type CallInput } from '#contract/endpoint.ts';
import { call } from '#client/data/api.ts';

export const profileQuery = (userId: number) =>
  queryOptions({
    queryKey: ['profile', userId] as const,
    queryFn: ({ signal }) => call(getProfile, {}, { signal }),
    meta: { persist: 'private' },
  });

type ProfileUpdate = CallInput<typeof updateProfile>['body'];

export function useUpdateProfile(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileUpdate) => call(updateProfile, { body }),
    onSuccess: (profile) => client.setQueryData(profileQuery(userId).queryKey, profile),
  });
}
