/** Posts a job, once however often it is tried (product 7.11), and saves changes to one (product 4.16). Knows no screens. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { updateCompany } from '#contract/companies.ts';
import { editJob, postJob } from '#contract/postings.ts';
import { call } from '#client/data/api.ts';
import { guest } from '#client/data/query-client.ts';
import { ownCompanyQuery } from '#client/features/companies/company-queries.ts';
import { jobKeys, type Owner } from '#client/features/jobs/job-keys.ts';
import { jobQuery } from '#client/features/jobs/job-queries.ts';
import { toBody, toNewJob } from './draft/draft-rules.ts';
import { type DraftStore, postingDraft } from './draft/draft-store.ts';

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
      const idempotencyKey = postingDraft.requestKey();
      await nameCompany(client, owner, postingDraft.form.read().company_name.trim());
      const body = toNewJob(postingDraft.form.read());
      const { job_id } = await call(postJob, { body }, { idempotencyKey });
      return { job_id, isChanged: postingDraft.form.read().requestKey !== idempotencyKey };
    },
    onSuccess: (posted) => {
      onPosted(posted);
      void client.invalidateQueries({ queryKey: jobKeys.own(owner) });
      return client.invalidateQueries({ queryKey: jobKeys.all(owner) });
    },
    onError: onFailed,
  });
}

type EditConsequences = { onSaved: () => void; onFailed: (failure: Error) => void };

/** Saves the draft over the job that it was made from: where that was changed meanwhile nothing is saved, and the newer one is there. */
export function useEditJob(
  owner: Owner,
  { form }: DraftStore,
  id: number,
  { onSaved, onFailed }: EditConsequences,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<'saved' | 'newer'> => {
      const now = await client.fetchQuery({ ...jobQuery(client, owner, id), staleTime: 0, retry: false });
      const draft = form.read();
      if ((now.date_edited ?? '') !== draft.edited_before) return 'newer';
      const body = z.parse(editJob.body, toBody(draft));
      client.setQueryData(jobKeys.detail(owner, id), await call(editJob, { params: { id }, body }));
      return 'saved';
    },
    onSuccess: (outcome) => {
      if (outcome === 'newer') return undefined;
      onSaved();
      void client.invalidateQueries({ queryKey: jobKeys.own(owner) });
      return client.invalidateQueries({ queryKey: jobKeys.all(owner) });
    },
    onError: onFailed,
  });
}
