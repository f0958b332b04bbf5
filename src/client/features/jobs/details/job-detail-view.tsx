/** The content of a job's page (product 2.6): head, facts, texts, related jobs, and buttons in a bar or side panel. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useDeferredValue, useRef } from 'react';
import { useSession } from '#client/data/session.ts';
import { ApplyButton } from '#client/features/applications/apply-button.tsx';
import { CarefulLine } from '#client/features/reports/job-warnings.tsx';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { usePayText } from '#client/language/pay-text.ts';
import * as richTextRules from '#contract/description-markup.ts';
import { useIsRichTextReady } from '#client/ui/rich-text-view.tsx';
import { isSsrPageShown, PageContent } from '#client/ui/page-content.tsx';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { StickyBar } from '#client/ui/sticky-bar.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { type JobDetail } from '#contract/jobs.ts';
import { ReportRow } from '#client/features/reports/report-row.tsx';
import { SafeWork } from '#client/features/reports/safe-work.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { FavouriteButton } from '../saved/favourite-button.tsx';
import { JobConditionsBlock } from './job-conditions.tsx';
import { ContactBlock } from '../contact/contact-block.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobHead } from './job-head.tsx';
import { Marked } from '../search/marked.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { JobTexts } from './job-texts.tsx';
import { useIsOwnJob } from '../my-jobs-queries.ts';
import '#client/ui/card.css';
import './job-detail.css';

type JobRestProps = {
  job: JobDetail;
  /** False while only the data of a card is available. */
  complete: boolean;
  /** Whether the request waits for a network. */
  waiting: boolean;
  onRetry: () => void;
};

function JobRest({ job, complete, waiting, onRetry }: JobRestProps) {
  const { t } = useLingui();
  const isOwn = useIsOwnJob(job);
  const isTextReady = useIsRichTextReady(complete ? job.description : undefined, richTextRules);
  const isShown = complete && isTextReady;
  return (
    <>
      {isShown ? (
        <JobTexts job={job} />
      ) : waiting && !complete ? (
        <FailureState message={t`The rest of this job couldn't be loaded.`} onRetry={onRetry} />
      ) : (
        <SkeletonGroup className="job-texts-pending">
          <Skeleton width="40%" height={24} />
          <Skeleton height={120} />
        </SkeletonGroup>
      )}
      {/* Not below a skeleton: they would move. */}
      {(isShown || (waiting && !complete)) && (
        <>
          <SafeWork />
          {!isOwn && <ReportRow subject={{ job_id: job.job_id, name: job.name }} />}
        </>
      )}
    </>
  );
}

const RelatedJobs = lazyPart(
  async () => (await import('./related-jobs.tsx')).RelatedJobs,
  () => <div className="related-room" />,
);

const ShareLine = lazyPart(
  async () => (await import('#client/features/cvs/share/share-line.tsx')).ShareLine,
  () => <div className="share-line-space" />,
);
const ReadJob = lazyPart(async () => (await import('./read-job.tsx')).ReadJob);
const OwnerPoster = lazyPart(async () => (await import('./owner-buttons.tsx')).OwnerPoster);
const OwnerButtons = lazyPart(async () => (await import('./owner-buttons.tsx')).OwnerButtons);
const JobStatistics = lazyPart(async () => (await import('./job-statistics.tsx')).JobStatistics);
const OwnerBar = lazyPart(async () => (await import('./owner-buttons.tsx')).OwnerBar);

export function JobDetailView({ job, complete, waiting, onRetry }: JobRestProps) {
  const { t } = useLingui();
  const payText = usePayText();
  const accType = useSession()?.acc_type;
  const isEmployer = accType === 'employer';
  const warnings = useRef<HTMLElement>(null);
  // Content below the fold waits for the second frame after a tap, unless the server rendered the page.
  const isRestDue = useDeferredValue(true, import.meta.env.SSR || isSsrPageShown());
  const keyword = useLocation({ select: ({ state }) => state.keyword });
  const mayApply = accType === 'employee' && !job.applied && job.status === 'Hiring';
  const mayBeApplied = !isEmployer && accType !== 'operator' && !job.applied && job.status === 'Hiring';
  const careOrShare =
    job.warnings.length > 0 && !isEmployer ? (
      <CarefulLine warnings={job.warnings} reasonsRef={warnings} />
    ) : mayApply ? (
      <ShareLine />
    ) : null;
  const aboveApply =
    mayBeApplied && job.company?.unclaimed ? (
      <>
        <p className="job-unclaimed">
          <Trans>This company isn't on Karngea yet. Your application waits here until it joins.</Trans>
        </p>
        {careOrShare}
      </>
    ) : (
      careOrShare
    );
  const save = <FavouriteButton job={job} saved={job.isFavorite} shape="word" />;
  const share = { title: job.name, path: `/jobDetail/${job.job_id}?from=link`, job };
  return (
    <>
      <div className="job-detail-bar">
        <SubPageHeader
          title={t`Job`}
          titleAs="p"
          backTo="/jobs"
          actions={
            <>
              {isEmployer && <FavouriteButton job={job} saved={job.isFavorite} shape="icon" />}
              {isRestDue && complete && <ReadJob job={job} shape="icon" />}
              <ShareButton {...share} shape="icon" />
            </>
          }
        />
      </div>
      {/* Until the rest has arrived, the content has hardly anything to focus. */}
      <PageContent tabStop={!complete && !waiting}>
        <div className="job-detail-trail">
          <Breadcrumb
            trail={[{ label: t`Home`, to: '/' }, { label: t`Jobs`, to: '/jobs' }, { label: job.name }]}
          />
          {isRestDue && complete && <ReadJob job={job} shape="word" />}
        </div>
        <Marked keyword={keyword}>
          <article className="job-detail">
            <JobHead job={job} warningsRef={warnings} />
            <div className="job-detail-side">
              <UserText as="p" className="kg-salary">
                {payText(job, 'long')}
              </UserText>
              <div className="job-detail-buttons">
                {aboveApply}
                <ApplyButton job={job} />
                {save}
                <ShareButton {...share} shape="word" />
              </div>
              <JobConditionsBlock conditions={job.conditions} />
              <JobFacts job={job} />
              {/* Last, because cards lack it. */}
              {job.contact && <ContactBlock job={job} />}
              {/* Below everything, because they come later. */}
              {isEmployer && (
                <div className="job-detail-buttons">
                  <OwnerButtons job={job} />
                </div>
              )}
            </div>
            <div className="job-detail-main">
              {isRestDue && <JobRest job={job} complete={complete} waiting={waiting} onRetry={onRetry} />}
              {isRestDue && isEmployer && complete && (
                <>
                  <OwnerPoster job={job} />
                  <JobStatistics job={job} />
                </>
              )}
            </div>
          </article>
        </Marked>
        {isRestDue && job.moreJobs.length > 0 && (
          <RelatedJobs jobs={job.moreJobs} occupation={job.occupation} />
        )}
      </PageContent>
      {isEmployer ? (
        <OwnerBar job={job} />
      ) : accType === 'operator' ? null : (
        <StickyBar phoneOnly note={aboveApply}>
          {save}
          <ApplyButton job={job} />
        </StickyBar>
      )}
    </>
  );
}
