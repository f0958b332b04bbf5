/** Making recovery codes (product 2.38): the call, and what the device knows afterwards. */
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { makeCodes } from '#contract/accounts.ts';
import { call } from '#client/data/api.ts';
import { accountQuery } from '#client/features/push/account-queries.ts';
import { forgetRecovered } from './recovered.ts';

type Made = { codes: string[] };

/** By the current password. The codes themselves are kept nowhere. */
export function useMakeCodes(userId: number): UseMutationResult<Made, Error, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (currentPassword: string) => call(makeCodes, { body: { currentPassword } }),
    gcTime: 0,
    onSuccess: forgetRecovered,
    onSettled: () => client.invalidateQueries({ queryKey: accountQuery(userId).queryKey }),
  });
}
