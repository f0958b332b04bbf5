/** Posts a job, once however often it is tried (product 7.11). Knows no screens. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { updateCompany } from '#contract/companies.ts';
import { postJob } from '#contract/postings.ts';
import { call } from '#client/data/api.ts';
import { guest } from '#client/data/query-client.ts';
import { ownCompanyQuery } from '#client/features/companies/company-queries.ts';
import { jobKeys, type Owner } from '#client/features/jobs/job-keys.ts';
import { toNewJob } from './draft-rules.ts';
import { draftForm, requestKeyOfDraft } from './draft-store.ts';

type Posted = {
  job_id: number;
  /** The draft was changed while this was on its way: it is another posting by now. */
  isChanged: boolean;
};

type PostingConsequences = { onPosted: (posted: Posted) => void; onFailed: (failure: Error) => void };

/** Before the job, so that it is never seen without; what was set elsewhere meanwhile stays. */
async function nameCompany(client: QueryClient, owner: Owner, name: string): Promise<void> {
  if (name === '' || owner === guest) return;
  const company = await client.fetchQuery({ ...ownCompanyQuery(owner), staleTime: 0 });
  if (company.name !== null) return;
  client.setQueryData(ownCompanyQuery(owner).queryKey, await call(updateCompany, { body: { name } }));
}

/** Posts the draft; the person is told how it ended wherever they are by then. */
export function usePostJob(owner: Owner, { onPosted, onFailed }: PostingConsequences) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<Posted> => {
      const idempotencyKey = requestKeyOfDraft();
      await nameCompany(client, owner, draftForm.read().company_name.trim());
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
