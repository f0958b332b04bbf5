/** One's own application: the job, how things stand, the talk with the employer, the CV as sent (product 2.28). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { arrowBack } from 'ionicons/icons';
import { type User } from '#contract/accounts.ts';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { type ThreadHash } from '#contract/notice-hash.ts';
import { MessageBar } from '#client/features/messages/message-bar.tsx';
import { Thread } from '#client/features/messages/thread.tsx';
import { useMayWrite } from '#client/features/messages/use-thread.ts';
import { StatusBadge } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { ApplicationMessage } from '../application-message.tsx';
import { ChangedSince } from '../changed-since.tsx';
import { OwnCv } from './own-cv.tsx';
import { OwnJob } from './own-job.tsx';
import { OwnTimeline } from './own-timeline.tsx';
import { useThreadIsRead } from './use-thread-is-read.ts';
import { WithdrawButton } from './withdraw-button.tsx';
import '#client/ui/card.css';
import '../application-view.css';
import './own-application.css';

type Props = { user: User; answer: ApplicationAnswer };

export function OwnApplication({ user, answer }: Props) {
  const { t } = useLingui();
  const { cv, application, changed_since: changes = [] } = answer;
  const { id, status, name, dateUpdated, employer_gone } = application;
  const isForThread = useLocation({ select: ({ hash }) => hash === ('messages' satisfies ThreadHash) });
  const isPending = status === 'pending';
  const mayWrite = useMayWrite(user, application) && !employer_gone;
  const onRead = useThreadIsRead(user, id);
  return (
    <>
      <SubPageHeader
        title={t`Application`}
        backTo="/appliedJobs"
        actions={<StatusBadge status={status} viewer="employee" />}
      />
      <PageContent width="column">
        <div className="application-main own-application">
          <OwnJob application={application} />
          {changes.length > 0 && <ChangedSince fields={changes} />}
          <OwnTimeline application={application} />
          {!isPending && (
            <ApplicationMessage
              status={status}
              viewer="employee"
              message={answer.message ?? application.message}
            />
          )}
          <Thread
            user={user}
            id={id}
            subject={name}
            fromEnd={isForThread}
            rejectedAt={status === 'rejected' ? dateUpdated : undefined}
            onRead={onRead}
            empty={
              mayWrite || employer_gone ? (
                <Trans>No messages yet</Trans>
              ) : (
                <Trans>You can write once the employer has written to you or accepted you.</Trans>
              )
            }
          />
          {cv && <OwnCv cv={cv} />}
          {isPending ? (
            <WithdrawButton user={user} application={application} />
          ) : (
            <ButtonLink variant="outline" wide icon={arrowBack} to="/appliedJobs">
              <Trans>Back</Trans>
            </ButtonLink>
          )}
        </div>
      </PageContent>
      {mayWrite && <MessageBar id={id} subject={name} />}
    </>
  );
}
