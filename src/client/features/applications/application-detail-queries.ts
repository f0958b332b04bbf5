/** One application in full, and the decision on it (product 7.7). Knows no screens. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type User } from '#contract/accounts.ts';
import { type ApplicationAnswer, getApplication } from '#contract/application-details.ts';
import { type Application, decideApplication } from '#contract/applications.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { call } from '#client/data/api.ts';
import { visitMs } from '#client/data/query-client.ts';
import { createRequestKeys } from '#client/data/request-key.ts';
import { jobKeys } from '#client/features/jobs/job-keys.ts';
import { applicationKeys, applicationStorage } from './application-queries.ts';

export const applicationQuery = (user: User, id: number) =>
  queryOptions({
    queryKey: applicationKeys.detail(user.user_id, id),
    queryFn: ({ signal }) => call(getApplication, { params: { id } }, { signal }),
    staleTime: visitMs,
    meta: applicationStorage(user),
  });

export type Decision = { status: 'accepted' | 'rejected'; message: string };

const decided = (answer: ApplicationAnswer, application: Application): ApplicationAnswer => ({
  ...answer,
  application: { ...answer.application, ...application },
  ...(application.message !== null && { message: application.message }),
});

type DecisionConsequences = {
  onDecided: (status: Decision['status']) => void;
  onRefused: (failure: Error) => void;
};

/**
 * Accepts or rejects; the person is told how it ended wherever they are by then. When somebody decided before,
 * what they decided is read and shown.
 */
export function useDecide(user: User, id: number, { onDecided, onRefused }: DecisionConsequences) {
  const client = useQueryClient();
  const [keyOf] = useState(createRequestKeys);
  const { queryKey } = applicationQuery(user, id);
  const listKey = applicationKeys.list(user.user_id);
  return useMutation({
    mutationFn: (decision: Decision) =>
      call(decideApplication, { params: { id }, body: decision }, { idempotencyKey: keyOf([id, decision]) }),
    onSuccess: (application, { status }) => {
      client.setQueryData(queryKey, (answer) => answer && decided(answer, application));
      client.setQueryData<Application[]>(listKey, (list) =>
        list?.map((known) => (known.id === id ? { ...known, ...application } : known)),
      );
      void client.invalidateQueries({ queryKey: jobKeys.mine(user.user_id) });
      onDecided(status);
    },
    onError: (failure) => {
      onRefused(failure);
      if (hasCode(failure, 'already_decided')) {
        return client.invalidateQueries({ queryKey: applicationKeys.all(user.user_id) });
      }
      return undefined;
    },
  });
}
