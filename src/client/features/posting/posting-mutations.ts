/** Posts a job idempotently (product 7.11), and saves changes to one (product 4.16). */
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
  /** The draft was changed while it was being sent, so it is a new posting now. */
  isChanged: boolean;
};

type PostCallbacks = { onPosted: (posted: Posted) => void; onFailed: (failure: Error) => void };

/** Runs before posting, so that the job is never shown without the name; does not replace an existing name. */
async function nameCompany(client: QueryClient, owner: Owner, name: string): Promise<void> {
  if (name === '' || owner === guest) return;
  const company = await client.fetchQuery({ ...ownCompanyQuery(owner), staleTime: 0 });
  if (company.name !== null) return;
  client.setQueryData(ownCompanyQuery(owner).queryKey, await call(updateCompany, { body: { name } }));
}

/** The callbacks run even if the user has left the page. */
export function usePostJob(owner: Owner, { onPosted, onFailed }: PostCallbacks) {
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

type EditCallbacks = { onSaved: () => void; onFailed: (failure: Error) => void };

/** Saves the draft. If the job was changed since the edit started, saves nothing and loads the newer version. */
export function useEditJob(
  owner: Owner,
  { form }: DraftStore,
  id: number,
  { onSaved, onFailed }: EditCallbacks,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<'saved' | 'newer'> => {
      const current = await client.fetchQuery({ ...jobQuery(client, owner, id), staleTime: 0, retry: false });
      const draft = form.read();
      if ((current.date_edited ?? '') !== draft.edited_before) return 'newer';
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
