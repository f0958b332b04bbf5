/** /jobs (product 2.5): the search form and the list of matching jobs. */
import { Trans, useLingui } from '@lingui/react/macro';
import { swapVertical } from 'ionicons/icons';
import { useSession } from '#client/data/session.ts';
import { Banner } from '#client/ui/banner.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Button } from '#client/ui/button.tsx';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { RemovableChip } from '#client/ui/removable-chip.tsx';
import { jobKeys, type Owner, ownerOf } from '../job-keys.ts';
import { JobResults, SearchAlertRow } from './job-results.tsx';
import { usePreferences } from '../preferences/job-preferences.ts';
import { PreferencesCard, PreferredJobs } from '../preferences/preference-parts.tsx';
import { SearchPanel } from '../search/search-panel.tsx';
import {
  isNarrowed,
  isSearch,
  narrowingNames,
  type SearchTerms,
  sortOf,
  sortsFor,
  withTerm,
} from '../search/search-terms.ts';
import { useJobSearch } from '../search/use-job-search.ts';
import { useTermText } from '../search/term-texts.ts';
import './jobs-screen.css';

const NamedFilters = lazyPart(async () => (await import('./named-filters.tsx')).NamedFilters);

const narrowing = [...narrowingNames, 'keyword'] as const;

type ActiveFiltersProps = { owner: Owner; terms: SearchTerms; onChange: (terms: SearchTerms) => void };

/** The search terms as removable chips. */
function ActiveFilters({ owner, terms, onChange }: ActiveFiltersProps) {
  const { t } = useLingui();
  const termText = useTermText();
  const { company, occupation } = terms;
  const names = narrowing.filter((name) => name !== 'occupation' && terms[name]);
  const hasNamed = company !== undefined || occupation !== undefined;
  if (names.length === 0 && !hasNamed) return null;
  return (
    <div className="active-filters kg-chips" role="group" aria-label={t`Active filters`}>
      {hasNamed && <NamedFilters owner={owner} terms={terms} onChange={onChange} />}
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

type Props = { terms: SearchTerms; onChange: (terms: SearchTerms) => void };

function SortMenu({ terms, onChange }: Props) {
  const label = useOptionLabel();
  const sorts = sortsFor(terms);
  return (
    <label className="sort-menu">
      <Icon name={swapVertical} size={20} />
      <span>
        <Trans>Sort By</Trans>
      </span>
      <select
        value={sortOf(terms)}
        onChange={({ target }) =>
          onChange(withTerm(terms, { sort: sorts.find((option) => option === target.value) }))
        }
      >
        {sorts.map((option) => (
          <option key={option} value={option}>
            {label(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function JobsScreen() {
  const { t } = useLingui();
  const owner = ownerOf(useSession());
  const { terms, search: change } = useJobSearch(owner);
  const preferences = usePreferences();
  const isUnfiltered = !isSearch(terms);
  usePageTitle(t`Jobs`);
  const lead = (
    <div className="jobs-banner">
      <Banner title={t`Find the job that suits you`}>
        <SearchPanel terms={terms} onSearch={change} />
      </Banner>
    </div>
  );
  const jobs = (
    <>
      <SectionHead
        title={isUnfiltered ? t`Popular Jobs:` : t`Search Results:`}
        aside={<SortMenu terms={terms} onChange={change} />}
      />
      <JobResults owner={owner} terms={terms} />
    </>
  );
  return (
    <>
      <RootHeader hem={false} />
      <PageContent lead={lead} refreshes={[jobKeys.lists(owner)]}>
        <ActiveFilters owner={owner} terms={terms} onChange={change} />
        {isNarrowed(terms) && <SearchAlertRow key={owner} terms={terms} />}
        {isUnfiltered && <PreferencesCard />}
        {isUnfiltered && preferences ? (
          <PreferredJobs owner={owner} preferences={preferences}>
            {jobs}
          </PreferredJobs>
        ) : (
          jobs
        )}
      </PageContent>
    </>
  );
}
