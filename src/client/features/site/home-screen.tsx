/** / (product 2.4): the slides, the search, the first jobs, the public counts and what people say. */
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
import { ownerOf } from '#client/features/jobs/job-keys.ts';
import { jobsQuery } from '#client/features/jobs/job-queries.ts';
import { SearchPanel } from '#client/features/jobs/search-panel.tsx';
import { isSearch, type SearchTerms } from '#client/features/jobs/search-terms.ts';
import { useJobSearch } from '#client/features/jobs/use-job-search.ts';
import { PageContent, useAfterFirstRender } from '#client/ui/page-content.tsx';
import { PageSpinner } from '#client/ui/skeleton.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { homeSpinnerMs } from '#client/ui/timings.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { topResults } from '#contract/limits.ts';
import { JobCardSkeleton } from '#client/features/jobs/job-card-skeleton.tsx';
import { JobCard } from '#client/features/jobs/job-card.tsx';
import { MoreJobsLink } from '#client/features/jobs/more-jobs-link.tsx';
import { Carousel } from '#client/ui/carousel.tsx';
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

/** Most asked for first, by the values that the search form sends. */
const icons = {
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

/** The industries as a row of links into the list (product 13.3); wide screens choose them in the search form. */
function IndustryLinks() {
  const { t } = useLingui();
  const label = useOptionLabel();
  return (
    <nav className="home-industries" aria-label={t`Jobs by industry`}>
      <ul className="kg-chips">
        {Object.entries(icons).map(([industry, icon]) => (
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
  if (jobs) {
    return (
      <Carousel label={t`Top Results`}>
        {jobs.slice(0, topResults).map((job) => (
          <JobCard key={job.job_id} job={job} tall />
        ))}
      </Carousel>
    );
  }
  if (failed) return <FailureState message={t`The jobs could not be loaded.`} onRetry={onRetry} />;
  return <JobCardSkeleton />;
}

/** The first six jobs as a carousel (product 2.4), or what became of them. */
function TopResults(props: Props) {
  if (props.jobs?.length === 0) return null;
  return (
    <section className="home-section" aria-labelledby="top-results">
      <SectionHead id="top-results" title={<Trans>Top Results</Trans>} aside={<MoreJobsLink />} />
      <Results {...props} />
    </section>
  );
}

/** False from the first frame on when nothing has to be loaded. */
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
