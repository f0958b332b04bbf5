/** Posts a job, once however often it is tried (decisions: idempotency). Knows no screens. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postJob } from '#contract/postings.ts';
import { call } from '#client/data/api.ts';
import { jobKeys, type Owner } from '#client/features/jobs/job-keys.ts';
import { toNewJob } from './draft-rules.ts';
import { readCurrentDraft, requestKeyOfDraft } from './draft-store.ts';

export function usePostJob(owner: Owner) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => {
      const idempotencyKey = requestKeyOfDraft();
      return call(postJob, { body: toNewJob(readCurrentDraft()) }, { idempotencyKey });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: jobKeys.all(owner) }),
  });
}
