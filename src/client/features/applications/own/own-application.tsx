/** A seeker's own application: job, progress, messages and the CV as sent (product 2.28). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import {
  arrowBack,
  chevronDown,
  documentTextOutline,
  ellipsisVertical,
  shieldCheckmark,
} from 'ionicons/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type User } from '#contract/sessions.ts';
import { type ApplicationAnswer, type NotifiedChange } from '#contract/application-details.ts';
import { isForThread } from '#contract/notice-path.ts';
import { BlockButton, BlockedBar } from '#client/features/messages/block-button.tsx';
import { useBlocking } from '#client/features/messages/blocking.ts';
import { MessageBar } from '#client/features/messages/message-bar.tsx';
import { Thread } from '#client/features/messages/thread.tsx';
import { useCanWrite } from '#client/features/messages/use-thread.ts';
import { ReportRow } from '#client/features/reports/report-row.tsx';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { ButtonLink, IconButton } from '#client/ui/button.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { type Cv } from '#contract/cvs.ts';
import { CvView } from '#client/features/cvs/view/cv-view.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useCompanyName } from '#client/language/names.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { useProvinceName } from '#client/language/place-names.ts';
import { langOf } from '#client/ui/user-text.tsx';
import { useFieldNames } from '#client/language/job-field-names.ts';
import { Note } from '#client/ui/note.tsx';
import { AnswerList } from '../answer-list.tsx';
import { ApplicationMessage } from '../application-message.tsx';
import { OwnTimeline } from './own-timeline.tsx';
import { WithdrawButton } from './withdraw-button.tsx';
import { applicationKeys } from '../application-queries.ts';
import { JobRow } from '../job-row.tsx';
import '#client/ui/card.css';
import '../application-view.css';
import './own-application.css';

/** Which fields of the job changed since the application. */
function ChangedSince({ fields }: { fields: readonly NotifiedChange[] }) {
  const names = useFieldNames()(fields);
  return (
    <Note tone="marigold">
      <Trans>Changed since you applied: {names}</Trans>
    </Note>
  );
}

function OwnJob({ application }: { application: ApplicationAnswer['application'] }) {
  const { t } = useLingui();
  const label = useOptionLabel();
  const provinceName = useProvinceName();
  const companyName = useCompanyName();
  const { location, province, company } = application;
  const employer = company && companyName(company).name;
  return (
    <JobRow
      application={application}
      facts={province ? provinceName(province) : label(location)}
      className="own-job"
      company={
        employer && (
          <p className="own-job-company">
            <span lang={langOf(employer)}>{employer}</span>
            {company.verified && <Icon name={shieldCheckmark} size={18} label={t`Verified`} />}
          </p>
        )
      }
    />
  );
}

/** Sets the unread count in the cached list to 0. */
function useMarkThreadRead({ user_id }: User, id: number): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    const key = applicationKeys.list(user_id);
    // Keeps the old timestamp, so that the list is still refetched on return.
    const updatedAt = client.getQueryState(key)?.dataUpdatedAt;
    client.setQueryData(
      key,
      (list) =>
        list?.some((one) => one.id === id && one.unread > 0)
          ? list.map((one) => (one.id === id ? { ...one, unread: 0 } : one))
          : undefined,
      { updatedAt },
    );
  }, [client, user_id, id]);
}

/** Collapsed at first. */
function OwnCv({ cv }: { cv: Cv }) {
  return (
    <details className="sent-cv">
      <summary className="kg-card">
        <Icon name={documentTextOutline} size={24} />
        <div>
          <h2>
            <Trans>CV as sent</Trans>
          </h2>
        </div>
        <Icon name={chevronDown} />
      </summary>
      <CvView cv={cv} level={3} />
    </details>
  );
}

type Props = { user: User; answer: ApplicationAnswer };

export function OwnApplication({ user, answer }: Props) {
  const { t } = useLingui();
  const { cv, application, changed_since: changes = [] } = answer;
  const { id, status, name, dateUpdated, employer_gone } = application;
  const opensThread = useLocation({ select: isForThread });
  const canWrite = useCanWrite(user, application) && !employer_gone;
  const onRead = useMarkThreadRead(user, id);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const block = { ...application, subject: name };
  const { isBlocked } = useBlocking(user.user_id, block);
  const report = !employer_gone && <ReportRow subject={{ application_id: id, reported: 'employer', name }} />;
  return (
    <>
      <SubPageHeader
        title={t`Application`}
        backTo="/appliedJobs"
        actions={
          <>
            <StatusBadge status={status} viewer="employee" />
            {!employer_gone && (
              <IconButton
                icon={ellipsisVertical}
                label={t`More`}
                aria-haspopup="dialog"
                onClick={() => setMenuOpen(true)}
              />
            )}
          </>
        }
      />
      <PageContent width="column">
        <div className="application-main own-application">
          <OwnJob application={application} />
          {changes.length > 0 && <ChangedSince fields={changes} />}
          <OwnTimeline application={application} />
          <ApplicationMessage
            status={status}
            viewer="employee"
            message={answer.message ?? application.message}
          />
          <Thread
            user={user}
            id={id}
            subject={name}
            report={report}
            fromEnd={opensThread}
            rejectedAt={status === 'rejected' ? dateUpdated : undefined}
            onRead={onRead}
            empty={
              canWrite || employer_gone ? (
                <Trans>No messages yet</Trans>
              ) : (
                <Trans>You can write once the employer has written to you or accepted you.</Trans>
              )
            }
          />
          <AnswerList answers={application.answers} />
          {cv && <OwnCv cv={cv} />}
          <ButtonLink variant="outline" wide icon={arrowBack} to="/appliedJobs">
            <Trans>Back</Trans>
          </ButtonLink>
          {status === 'pending' && <WithdrawButton user={user} application={application} />}
          {report}
        </div>
      </PageContent>
      {isBlocked && <BlockedBar user={user} application={block} />}
      {canWrite && !isBlocked && <MessageBar id={id} subject={name} />}
      <Sheet open={isMenuOpen} onClose={() => setMenuOpen(false)} title={t`Application`}>
        <BlockButton user={user} application={block} onDone={() => setMenuOpen(false)} />
      </Sheet>
    </>
  );
}
