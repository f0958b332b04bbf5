/** / (product 2.4): the slides, the search, the first jobs, the public counts and what people say. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import { useSession } from '#client/data/session.ts';
import { ownerOf } from '#client/features/jobs/job-keys.ts';
import { jobsQuery } from '#client/features/jobs/job-queries.ts';
import { SearchPanel } from '#client/features/jobs/search-panel.tsx';
import { isSearch, type SearchTerms } from '#client/features/jobs/search-terms.ts';
import { useJobSearch } from '#client/features/jobs/use-job-search.ts';
import { useAfterFirstRender } from '#client/ui/after-first-render.ts';
import { PageSpinner } from '#client/ui/page-spinner.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { Hero } from './hero.tsx';
import { IndustryLinks } from './industry-links.tsx';
import { StatsBand } from './stats-band.tsx';
import { Testimonials } from './testimonials.tsx';
import { InstallCard } from './install-card.tsx';
import { TopResults } from './top-results.tsx';
import { useHomeSpinner } from './use-home-spinner.ts';
import './home-screen.css';

const noTerms: SearchTerms = {};

export function HomeScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const owner = ownerOf(useSession());
  const { search } = useJobSearch(owner);
  const list = useInfiniteQuery(jobsQuery(owner, noTerms));
  // Once the first attempt failed, the rest of the page is of more use than a spinner.
  const loading = list.isPending && list.fetchStatus !== 'paused' && list.failureCount === 0;
  const spinning = useHomeSpinner(loading);
  const isLater = useAfterFirstRender();
  usePageTitle();

  return (
    <>
      <RootHeader hem={false} />
      <PageContent width="full" footer="always" lead={spinning ? undefined : <Hero />}>
        {spinning && <PageSpinner />}
        {!spinning && (
          <>
            <div className="kg-measure wide home-head">
              <h1 className="kg-visually-hidden">{t`Karngea, jobs in Cambodia`}</h1>
              {/* The unfiltered list is the one shown here: going to it must not empty it. */}
              <SearchPanel
                terms={noTerms}
                onSearch={(terms) => (isSearch(terms) ? search(terms) : void navigate({ to: '/jobs' }))}
              />
              <IndustryLinks />
              <TopResults
                jobs={list.data}
                failed={list.isError || list.fetchStatus === 'paused'}
                onRetry={() => void list.refetch()}
              />
              <InstallCard />
            </div>
            {isLater && (
              <>
                <StatsBand />
                <div className="kg-measure wide">
                  <Testimonials />
                </div>
              </>
            )}
          </>
        )}
      </PageContent>
    </>
  );
}
