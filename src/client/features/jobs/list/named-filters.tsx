/** The removable chips of a list of one company's jobs or of one occupation; their names come from the server. */
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { useCompanyName } from '#client/language/names.ts';
import { RemovableChip } from '#client/ui/removable-chip.tsx';
import { cachedCompany } from '../job-cache.ts';
import { type Owner } from '../job-keys.ts';
import { jobsQuery } from '../job-queries.ts';
import { useOccupationName } from '../occupations/occupation-queries.ts';
import { type SearchTerms, withTerm } from '../search/search-terms.ts';

type Props = { owner: Owner; terms: SearchTerms; onChange: (terms: SearchTerms) => void };

function CompanyFilter({ owner, terms, onChange }: Props) {
  const { t } = useLingui();
  const client = useQueryClient();
  const nameOf = useCompanyName();
  const { data: jobs } = useInfiniteQuery(jobsQuery(owner, terms));
  const company = jobs?.[0]?.company ?? cachedCompany(client, owner, terms.company ?? 0);
  const text = company ? nameOf(company).name : t`Company`;
  const remove = () => onChange(withTerm(terms, { company: undefined }));
  return <RemovableChip label={text} removeLabel={t`Remove ${text}`} onRemove={remove} />;
}

type OccupationFilterProps = { code: string; onRemove: () => void };

function OccupationFilter({ code, onRemove }: OccupationFilterProps) {
  const { t } = useLingui();
  const text = useOccupationName(code) ?? t`Kind of work`;
  return <RemovableChip label={text} removeLabel={t`Remove ${text}`} onRemove={onRemove} />;
}

export function NamedFilters(props: Props) {
  const { terms, onChange } = props;
  const { company, occupation } = terms;
  return (
    <>
      {company !== undefined && <CompanyFilter {...props} />}
      {occupation !== undefined && (
        <OccupationFilter
          code={occupation}
          onRemove={() => onChange(withTerm(terms, { occupation: undefined }))}
        />
      )}
    </>
  );
}
