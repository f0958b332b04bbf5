/** Making recovery codes (product 2.38): the call, and what the device knows afterwards. */
import { msg } from '@lingui/core/macro';
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { makeCodes } from '#contract/accounts.ts';
import { call } from '#client/data/api.ts';
import { accountQuery } from '#client/features/push/account-queries.ts';
import { notify } from '#client/ui/notices.ts';
import { forgetRecovered } from './recovered.ts';

type Made = { codes: string[] };

/** By the current password. The codes themselves are kept nowhere: whoever has left before they come needs others. */
export function useMakeCodes(userId: number): UseMutationResult<Made, Error, string> {
  const client = useQueryClient();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return useMutation({
    mutationFn: (currentPassword: string) => call(makeCodes, { body: { currentPassword } }),
    gcTime: 0,
    onSuccess: () =>
      isHere.current
        ? forgetRecovered()
        : notify('red', msg`You have not seen your new recovery codes. Please make them again.`),
    onSettled: () => client.invalidateQueries({ queryKey: accountQuery(userId).queryKey }),
  });
}
