/** The removable chip of a list that shows one company's jobs. */
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { useCompanyName } from '#client/language/names.ts';
import { RemovableChip } from '#client/ui/chip.tsx';
import { cachedCompany } from '../job-cache.ts';
import { type Owner } from '../job-keys.ts';
import { jobsQuery } from '../job-queries.ts';
import { type SearchTerms } from '../search/search-terms.ts';

type Props = { owner: Owner; terms: SearchTerms; onRemove: () => void };

export function CompanyFilter({ owner, terms, onRemove }: Props) {
  const { t } = useLingui();
  const client = useQueryClient();
  const nameOf = useCompanyName();
  const { data: jobs } = useInfiniteQuery(jobsQuery(owner, terms));
  const company = jobs?.[0]?.company ?? cachedCompany(client, owner, terms.company ?? 0);
  const text = company ? nameOf(company).name : t`Company`;
  return <RemovableChip label={text} removeLabel={t`Remove ${text}`} onRemove={onRemove} />;
}
