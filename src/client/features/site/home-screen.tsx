/** / (product 2.4): slides, search, top jobs, public counts and, in a demonstration, testimonials. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '#client/data/session.ts';
import { useSite } from '#client/data/site-query.ts';
import { ownerOf } from '#client/features/jobs/job-keys.ts';
import { jobsQuery } from '#client/features/jobs/job-queries.ts';
import { preferredTerms, usePreferences } from '#client/features/jobs/preferences/job-preferences.ts';
import { PreferencesCard, PreferredJobs } from '#client/features/jobs/preferences/preference-parts.tsx';
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
import { NoJobsYet } from '#client/features/jobs/list/no-jobs-yet.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { groupIcon } from '#client/forms/group-icons.ts';
import { useOccupationGroups } from '#client/features/jobs/occupations/occupation-queries.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Hero } from './hero.tsx';
import { StatsBand } from './stats-band.tsx';
import { Testimonials } from './testimonials.tsx';
import { InstallCard } from './install-card.tsx';
import './home-screen.css';
import '#client/ui/card.css';

/** Links to the jobs of each group of occupations that open jobs have, most jobs first. */
function WorkByKind() {
  const { t } = useLingui();
  const { groups, hasFailed } = useOccupationGroups();
  if (hasFailed && !groups) return null;
  if (groups?.length === 0) return null;
  return (
    <nav className="home-section" aria-labelledby="work-by-kind">
      <SectionHead id="work-by-kind" title={t`Work by kind`} />
      {groups ? (
        <ul className="home-kinds">
          {groups.map(({ code, name, jobs }) => (
            <li key={code}>
              <Link className="kg-card" to="/jobs" search={{ occupation: code }}>
                <Icon name={groupIcon(code)} size={24} />
                <span>
                  <strong>{name}</strong>
                  <small className="kg-muted">
                    <Plural value={jobs} one="# job" other="# jobs" />
                  </small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <div className="home-kinds" />
      )}
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

/** The first six jobs as a carousel (product 2.4), or the empty, loading or failure state. */
function TopResults(props: Props) {
  if (props.jobs?.length === 0) return <NoJobsYet />;
  return (
    <section className="home-section" aria-labelledby="top-results">
      <SectionHead id="top-results" title={<Trans>Top Results</Trans>} aside={<MoreJobsLink />} />
      <Results {...props} />
    </section>
  );
}

/** Shows a spinner for at least `homeSpinnerMs`, but never if everything is cached. */
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
  const preferences = usePreferences();
  const list = useInfiniteQuery(jobsQuery(owner, noTerms));
  const preferred = useInfiniteQuery(jobsQuery(owner, preferences ? preferredTerms(preferences) : noTerms));
  // After a failed attempt, show the rest of the page instead of a spinner.
  const loading = [list, preferred].some(
    ({ isPending, fetchStatus, failureCount }) => isPending && fetchStatus !== 'paused' && failureCount === 0,
  );
  // If they came later, they would move the jobs down.
  const { isLoading: areKindsLoading } = useOccupationGroups();
  const spinning = useHomeSpinner(loading || areKindsLoading);
  const isLater = useAfterFirstRender();
  const isDemo = useSite()?.demo === true;
  usePageTitle();

  const topJobs = (
    <TopResults
      jobs={list.data}
      failed={list.isError || list.fetchStatus === 'paused'}
      onRetry={() => void list.refetch()}
    />
  );
  return (
    <>
      <RootHeader hem={false} />
      {/* A page of its own instead of the spinner's, which would move with its footer. */}
      <PageContent
        key={spinning ? 'spinner' : 'page'}
        width="full"
        footer={spinning ? 'never' : 'always'}
        lead={spinning ? undefined : <Hero />}
      >
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
              <PreferencesCard />
              <WorkByKind />
              {preferences ? (
                <PreferredJobs owner={owner} preferences={preferences} isCarousel>
                  {topJobs}
                </PreferredJobs>
              ) : (
                topJobs
              )}
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
