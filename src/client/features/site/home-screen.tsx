/** / (product 2.4): slides, search, top jobs, public counts and, in a demonstration, testimonials. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import {
  businessOutline,
  carOutline,
  cashOutline,
  cellularOutline,
  codeSlash,
  constructOutline,
  filmOutline,
  restaurantOutline,
  shieldCheckmarkOutline,
} from 'ionicons/icons';
import { useSession } from '#client/data/session.ts';
import { useSite } from '#client/data/site-query.ts';
import { ownerOf } from '#client/features/jobs/job-keys.ts';
import { jobsQuery } from '#client/features/jobs/job-queries.ts';
import { SearchPanel } from '#client/features/jobs/search/search-panel.tsx';
import { isSearch, type SearchTerms } from '#client/features/jobs/search/search-terms.ts';
import { useJobSearch } from '#client/features/jobs/search/use-job-search.ts';
import { PageContent, useAfterFirstRender } from '#client/ui/page-content.tsx';
import { PageSpinner } from '#client/ui/skeleton.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { homeSpinnerMs } from '#client/ui/timings.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { topResults } from '#contract/limits.ts';
import { JobCardSkeleton } from '#client/features/jobs/card/job-card.tsx';
import { JobCarousel, MoreJobsLink } from '#client/features/jobs/card/job-carousel.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { type bankingInSearch, type Industry } from '#contract/options.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Hero } from './hero.tsx';
import { StatsBand } from './stats-band.tsx';
import { Testimonials } from './testimonials.tsx';
import { InstallCard } from './install-card.tsx';
import './home-screen.css';
import '#client/ui/chip.css';

/** The most popular industries first, by the values of the search form. */
const industryIcons = {
  'Information Technology': codeSlash,
  'Banking And Finance': cashOutline,
  'Food and Beverages': restaurantOutline,
  'Real Estate': businessOutline,
  Telecommunication: cellularOutline,
  Manufacturings: constructOutline,
  Automotive: carOutline,
  Insurance: shieldCheckmarkOutline,
  Entertainment: filmOutline,
} satisfies Partial<Record<Industry | typeof bankingInSearch, string>>;

/** Links to the jobs of each industry (product 13.3); hidden on wide screens, whose search form has the industries. */
function IndustryLinks() {
  const { t } = useLingui();
  const label = useOptionLabel();
  return (
    <nav className="home-industries" aria-label={t`Jobs by industry`}>
      <ul className="kg-chips">
        {Object.entries(industryIcons).map(([industry, icon]) => (
          <li key={industry}>
            <Link className="kg-chip" to="/jobs" search={{ industry }}>
              <Icon name={icon} size={20} />
              {label(industry)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Props = {
  jobs: readonly JobListItem[] | undefined;
  failed: boolean;
  onRetry: () => void;
};

function Results({ jobs, failed, onRetry }: Props) {
  const { t } = useLingui();
  if (jobs) return <JobCarousel label={t`Top Results`} jobs={jobs.slice(0, topResults)} />;
  if (failed) return <FailureState message={t`The jobs couldn't be loaded.`} onRetry={onRetry} />;
  return <JobCardSkeleton />;
}

/** The first six jobs as a carousel (product 2.4), or the loading or failure state. */
function TopResults(props: Props) {
  if (props.jobs?.length === 0) return null;
  return (
    <section className="home-section" aria-labelledby="top-results">
      <SectionHead id="top-results" title={<Trans>Top Results</Trans>} aside={<MoreJobsLink />} />
      <Results {...props} />
    </section>
  );
}

/** Shows a spinner for at least `homeSpinnerMs`, but never if the jobs are cached. */
function useHomeSpinner(loading: boolean): boolean {
  const [spinning, setSpinning] = useState(loading);
  const since = useRef(0);
  if (loading && !spinning) setSpinning(true);
  useEffect(() => {
    if (spinning) since.current = Date.now();
  }, [spinning]);
  useEffect(() => {
    if (loading || !spinning) return;
    const timer = setTimeout(() => setSpinning(false), since.current + homeSpinnerMs - Date.now());
    return () => clearTimeout(timer);
  }, [loading, spinning]);
  return spinning;
}

const noTerms: SearchTerms = {};

export function HomeScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const owner = ownerOf(useSession());
  const { search } = useJobSearch(owner);
  const list = useInfiniteQuery(jobsQuery(owner, noTerms));
  // After a failed attempt, show the rest of the page instead of a spinner.
  const loading = list.isPending && list.fetchStatus !== 'paused' && list.failureCount === 0;
  const spinning = useHomeSpinner(loading);
  const isLater = useAfterFirstRender();
  const isDemo = useSite()?.demo === true;
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
              {/* `search` would reset the list shown on this page, so an empty search only navigates. */}
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
                {isDemo && (
                  <div className="kg-measure wide">
                    <Testimonials />
                  </div>
                )}
              </>
            )}
          </>
        )}
      </PageContent>
    </>
  );
}
