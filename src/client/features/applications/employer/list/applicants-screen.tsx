/** /application for employers: the applicants, newest first (product 2.11, 2.30). */
import { Trans, useLingui } from '@lingui/react/macro';
import { ellipsisVertical } from 'ionicons/icons';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type UseQueryResult } from '@tanstack/react-query';
import { type User } from '#contract/sessions.ts';
import { lazyPart, lazySheet } from '#client/language/lazy-part.tsx';
import { ListAge } from '#client/forms/list-age.tsx';
import { Button, ButtonLink, IconButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { applicationKeys } from '../../application-queries.ts';
import { ApplicationListSkeleton } from '../../application-list-loading.tsx';
import { ApplicantFilters } from './applicant-filters.tsx';
import { ApplicantList } from './applicant-list.tsx';
import { storeNeighbours } from '../neighbours.ts';
import { useApplicants } from './use-applicants.ts';
import { type ApplicantFilter, parseFilter, toSearch } from './applicant-filter.ts';
import '#client/ui/card.css';
import '../../application-list.css';
import './applicants.css';

type FilteredListStatusProps = {
  query: Pick<UseQueryResult, 'isError' | 'isPaused' | 'isFetching' | 'refetch'>;
  searchesCvs: boolean;
};

/** Shown instead of the list until the server has answered. */
function FilteredListStatus({
  query: { isError, isPaused, isFetching, refetch },
  searchesCvs,
}: FilteredListStatusProps) {
  const { t } = useLingui();
  if (isError || (isPaused && !searchesCvs))
    return (
      <FailureState
        message={t`The applications couldn't be loaded.`}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  if (!isPaused) return <ApplicationListSkeleton />;
  return (
    <p role="status">
      <Trans>Searching CVs needs internet.</Trans>
    </p>
  );
}

/** The page's address holds the filter. */
function useApplicantFilter(): [ApplicantFilter, (filter: ApplicantFilter) => void] {
  const navigate = useNavigate();
  const query = useSearch({ strict: false });
  const filter = useMemo(() => parseFilter(query), [query]);
  return [filter, (next) => void navigate({ to: '/application', search: toSearch(next) })];
}

const ApplicantsMenu = lazySheet(async () => (await import('./applicants-menu.tsx')).ApplicantsMenu);
const ApplicantChooser = lazyPart(async () => (await import('./applicant-chooser.tsx')).ApplicantChooser);

export function ApplicantsScreen({ user }: { user: User }) {
  const { t } = useLingui();
  const isActive = useShellLinks().usePageIsActive();
  const [filter, setFilter] = useApplicantFilter();
  const { all, isEmpty, choices, shown, pages, query } = useApplicants(user, filter);
  const { data, isError, isFetching, isPaused, refetch } = all;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [message, setMessage] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<RefObject<HTMLElement | null>>(undefined);
  useEffect(() => {
    if (!isChoosing) focusNext.current?.current?.focus();
  }, [isChoosing]);
  const stopChoosing = (focus: RefObject<HTMLElement | null>) => {
    focusNext.current = focus;
    setChoosing(false);
  };
  usePageTitle(t`Applications`);
  const storeShown = useEffectEvent((applications: NonNullable<typeof shown>) =>
    storeNeighbours(
      user.user_id,
      applications.map(({ id }) => id),
      { next: pages.data?.pages.at(-1)?.next ?? null, query },
    ),
  );
  useEffect(() => {
    if (isActive && shown) storeShown(shown);
  }, [isActive, shown]);

  if (isChoosing)
    return (
      <ApplicantChooser
        user={user}
        applications={shown ?? []}
        pages={pages}
        message={message}
        onMessage={setMessage}
        onClose={() => stopChoosing(chooseButton)}
        // Not to the button, which is disabled if no one is pending any more.
        onDone={() => stopChoosing(heading)}
      />
    );

  const body = () => {
    if (!data && !isError && !isPaused) return <ApplicationListSkeleton />;
    if (!data)
      return (
        <FailureState
          message={t`The applications couldn't be loaded.`}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      );
    if (isEmpty)
      return (
        <EmptyState
          picture="applied"
          title={<Trans>There are no applications.</Trans>}
          action={
            <ButtonLink to="/myProfile">
              <Trans>My Jobs</Trans>
            </ButtonLink>
          }
        />
      );
    return (
      <>
        <ListAge
          updatedAt={pages.dataUpdatedAt}
          busy={pages.isFetching && !pages.isFetchingNextPage}
          onRefresh={() => void pages.refetch()}
        />
        {choices && <ApplicantFilters choices={choices} filter={filter} onFilter={setFilter} />}
        {!shown ? (
          <FilteredListStatus query={pages} searchesCvs={filter.words !== undefined} />
        ) : shown.length === 0 && !pages.hasNextPage ? (
          <p role="status">
            <Trans>No applications match this filter.</Trans>
          </p>
        ) : (
          <ApplicantList
            key={JSON.stringify(filter)}
            user={user}
            applications={shown}
            pages={pages}
            withJob={filter.jobId === undefined}
          />
        )}
      </>
    );
  };

  const mayBePending = pages.hasNextPage || shown?.some(({ status }) => status === 'pending');
  return (
    <>
      <RootHeader />
      <PageContent width="column" refreshes={[applicationKeys.pages(user.user_id)]}>
        <div className="applicants-head">
          <h1 className="applications-title" ref={heading} tabIndex={-1}>
            <Trans>Applications</Trans>
          </h1>
          {data && !isEmpty && (
            <>
              <Button
                ref={chooseButton}
                variant="quiet"
                small
                disabled={!mayBePending}
                onClick={() => setChoosing(true)}
              >
                <Trans context="several applicants">Choose</Trans>
              </Button>
              <IconButton
                icon={ellipsisVertical}
                label={t`More`}
                aria-haspopup="dialog"
                onClick={() => setMenuOpen(true)}
              />
            </>
          )}
        </div>
        {body()}
      </PageContent>
      <ApplicantsMenu open={isMenuOpen} onClose={() => setMenuOpen(false)} jobId={filter.jobId} />
    </>
  );
}
