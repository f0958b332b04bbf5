/** /application for an employer: who applied to the jobs, newest first, one by one or many at once (product 2.11, 2.30). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ellipsisVertical } from 'ionicons/icons';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type User } from '#contract/accounts.ts';
import { lazyPart, lazySheet } from '#client/language/lazy-part.tsx';
import { ListAge } from '#client/forms/list-age.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { ApplicationListSkeleton } from '../application-list-skeleton.tsx';
import { applicationsQuery } from '../application-queries.ts';
import { ApplicantFilters } from './applicant-filters.tsx';
import { filtered } from './applicant-filter.ts';
import { ApplicantList } from './applicant-list.tsx';
import { followActs } from './follow-acts.ts';
import { keepNeighbours } from './kept-neighbours.ts';
import { useApplicantFilter } from './use-applicant-filter.ts';
import { WordsMissing } from './words-missing.tsx';
import { wordsQuery } from './words-query.ts';
import '#client/ui/card.css';
import '../application-list.css';
import './applicants.css';

const ApplicantsMenu = lazySheet(async () => (await import('./applicants-menu.tsx')).ApplicantsMenu);
const ApplicantChooser = lazyPart(async () => (await import('./applicant-chooser.tsx')).ApplicantChooser);

export function ApplicantsScreen({ user }: { user: User }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const isActive = useShellLinks().usePageIsActive();
  const { data, isError, isFetching, isPaused, refetch, dataUpdatedAt } = useQuery(applicationsQuery(user));
  const [filter, setFilter] = useApplicantFilter();
  const found = useQuery(wordsQuery(user, filter.words));
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
  const shown = useMemo(() => filtered(data ?? [], filter, found.data), [data, filter, found.data]);
  usePageTitle(t`Applications`);
  useEffect(() => followActs(client), [client]);
  useEffect(() => {
    if (isActive && data)
      keepNeighbours(
        user.user_id,
        shown.map(({ id }) => id),
      );
  }, [isActive, data, shown, user.user_id]);

  if (isChoosing)
    return (
      <ApplicantChooser
        user={user}
        applications={shown}
        message={message}
        onMessage={setMessage}
        onClose={() => stopChoosing(chooseButton)}
        // Of those who waited often nobody is left to choose.
        onDone={() => stopChoosing(heading)}
      />
    );

  const body = () => {
    if (!data && !isError && !isPaused) return <ApplicationListSkeleton />;
    if (!data)
      return (
        <FailureState
          message={t`The applications could not be loaded.`}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      );
    if (data.length === 0)
      return <EmptyState picture="applied" title={<Trans>There are no applications.</Trans>} />;
    return (
      <>
        <ListAge updatedAt={dataUpdatedAt} busy={isFetching} onRefresh={() => void refetch()} />
        <ApplicantFilters list={data} filter={filter} onFilter={setFilter} />
        {filter.words !== undefined && !found.data ? (
          <WordsMissing query={found} />
        ) : shown.length === 0 ? (
          <p role="status">
            <Trans>No applications match this filter.</Trans>
          </p>
        ) : (
          <ApplicantList
            key={JSON.stringify(filter)}
            user={user}
            applications={shown}
            withJob={filter.jobId === undefined}
          />
        )}
      </>
    );
  };

  const isEmpty = !data || data.length === 0;
  return (
    <>
      <RootHeader />
      <PageContent width="column">
        <div className="applicants-head">
          <h1 className="applications-title" ref={heading} tabIndex={-1}>
            <Trans>Applications</Trans>
          </h1>
          {!isEmpty && (
            <>
              <Button
                ref={chooseButton}
                variant="quiet"
                small
                disabled={!shown.some(({ status }) => status === 'pending')}
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
