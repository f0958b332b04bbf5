/** The search terms that narrow the list, each as a chip that takes itself away. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#client/ui/button.tsx';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { RemovableChip } from '#client/ui/chip.tsx';
import { type Owner } from './job-keys.ts';
import { narrowingNames, type SearchTerms, withTerm } from './search-terms.ts';
import { useTermText } from './term-texts.ts';

/** Few lists are of one company. */
const CompanyFilter = lazyPart(async () => (await import('./company-filter.tsx')).CompanyFilter);

const narrowing = [...narrowingNames, 'keyword'] as const;

type Props = { owner: Owner; terms: SearchTerms; onChange: (terms: SearchTerms) => void };

export function ActiveFilters({ owner, terms, onChange }: Props) {
  const { t } = useLingui();
  const termText = useTermText();
  const names = narrowing.filter((name) => terms[name]);
  if (names.length === 0 && terms.company === undefined) return null;
  return (
    <div className="active-filters kg-chips" role="group" aria-label={t`Active filters`}>
      {terms.company !== undefined && (
        <CompanyFilter
          owner={owner}
          terms={terms}
          onRemove={() => onChange(withTerm(terms, { company: undefined }))}
        />
      )}
      {names.map((name) => {
        const text = termText(name, terms);
        return (
          <RemovableChip
            key={name}
            label={text}
            removeLabel={t`Remove ${text}`}
            onRemove={() => onChange(withTerm(terms, { [name]: undefined }))}
          />
        );
      })}
      <Button variant="plain" small onClick={() => onChange(withTerm({}, { sort: terms.sort }))}>
        <Trans comment="Takes all filters away">Clear</Trans>
      </Button>
    </div>
  );
}
