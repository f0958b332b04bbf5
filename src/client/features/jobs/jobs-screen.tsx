/** /jobs (product 2.5): the search form over the list of jobs that match. */
import { useLingui } from '@lingui/react/macro';
import { useSession } from '#client/data/session.ts';
import { Banner } from '#client/ui/banner.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { ActiveFilters } from './active-filters.tsx';
import { ownerOf } from './job-keys.ts';
import { JobList } from './job-list.tsx';
import { keepPreferences } from './job-preferences.ts';
import { SearchPanel } from './search-panel.tsx';
import { isNarrowed, isSearch, type SearchTerms } from './search-terms.ts';
import { SortMenu } from './sort-menu.tsx';
import { TellMe } from './tell-me-part.tsx';
import { useJobSearch } from './use-job-search.ts';
import './jobs-screen.css';

export function JobsScreen() {
  const { t } = useLingui();
  const owner = ownerOf(useSession());
  const { terms, search } = useJobSearch(owner);
  const change = (next: SearchTerms) => {
    keepPreferences(next);
    search(next);
  };
  usePageTitle(t`Jobs`);
  const lead = (
    <div className="jobs-banner">
      <Banner title={t`Find the job that suits you`}>
        <SearchPanel terms={terms} onSearch={change} />
      </Banner>
    </div>
  );
  return (
    <>
      <RootHeader hem={false} />
      <PageContent lead={lead}>
        <ActiveFilters owner={owner} terms={terms} onChange={change} />
        {isNarrowed(terms) && <TellMe key={owner} terms={terms} />}
        <SectionHead
          title={isSearch(terms) ? t`Search Results:` : t`Popular Jobs:`}
          aside={<SortMenu terms={terms} onChange={change} />}
        />
        <JobList owner={owner} terms={terms} />
      </PageContent>
    </>
  );
}
