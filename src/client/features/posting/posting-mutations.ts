/** Posts a job, once however often it is tried (product 7.11). Knows no screens. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postJob } from '#contract/postings.ts';
import { call } from '#client/data/api.ts';
import { jobKeys, type Owner } from '#client/features/jobs/job-keys.ts';
import { toNewJob } from './draft-rules.ts';
import { draftForm, requestKeyOfDraft } from './draft-store.ts';

type Posted = {
  job_id: number;
  /** The draft was changed while this was on its way: it is another posting by now. */
  isChanged: boolean;
};

type PostingConsequences = { onPosted: (posted: Posted) => void; onFailed: (failure: Error) => void };

/** Posts the draft; the person is told how it ended wherever they are by then. */
export function usePostJob(owner: Owner, { onPosted, onFailed }: PostingConsequences) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<Posted> => {
      const idempotencyKey = requestKeyOfDraft();
      const { job_id } = await call(postJob, { body: toNewJob(draftForm.read()) }, { idempotencyKey });
      return { job_id, isChanged: draftForm.read().requestKey !== idempotencyKey };
    },
    onSuccess: (posted) => {
      onPosted(posted);
      return client.invalidateQueries({ queryKey: jobKeys.all(owner) });
    },
    onError: onFailed,
  });
}
