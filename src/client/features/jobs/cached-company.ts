/** Who hires, as any job on this device tells it: the list of their jobs may have none. */
import { type QueryClient } from '@tanstack/react-query';
import { type JobCompany } from '#contract/company-fields.ts';
import { cardsIn, jobAnswers } from './job-cache.ts';
import { type Owner } from './job-keys.ts';

export function cachedCompany(client: QueryClient, owner: Owner, id: number): JobCompany | undefined {
  for (const answer of jobAnswers(client, owner)) {
    const job = cardsIn(answer).find(({ company }) => company?.company_id === id);
    if (job?.company) return job.company;
  }
  return undefined;
}
