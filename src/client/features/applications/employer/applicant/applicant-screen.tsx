/** /application/{id} for employers: one applicant, with links to the previous and next (product 2.12, 2.31). */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { calendarOutline, ellipsisVertical } from 'ionicons/icons';
import { useId, useState } from 'react';
import { type User } from '#contract/sessions.ts';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { isForThread } from '#contract/notice-path.ts';
import { BlockedBar } from '#client/features/messages/block-button.tsx';
import { useBlocking } from '#client/features/messages/blocking.ts';
import { MessageBar } from '#client/features/messages/message-bar.tsx';
import { Thread } from '#client/features/messages/thread.tsx';
import { ReportRow } from '#client/features/reports/report-row.tsx';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { TabPanel, Tabs } from '#client/ui/tabs.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { useApplicantName } from '../../applicant-name.ts';
import { applicationQuery } from '../../application-detail-queries.ts';
import { ApplicationSkeleton, ApplicationUnavailable } from '../../application-loading.tsx';
import { updateCachedApplications } from '../application-changes.ts';
import { ApplicantView } from './applicant-view.tsx';
import { NeighbourLink, useNeighbourKeys } from './neighbour-links.tsx';
import { StarButton, useStar } from '../star-button.tsx';
import { useNeighbours } from '../neighbours.ts';
import { useWaitingActions } from '../waiting-actions.ts';
import './applicant.css';

const InterviewSheet = lazySheet(async () => (await import('./interview-sheet.tsx')).InterviewSheet);
const ApplicantMenu = lazySheet(async () => (await import('./applicant-menu.tsx')).ApplicantMenu);

type TabName = 'application' | 'messages';

function Actions({ user, answer }: { user: User; answer: ApplicationAnswer }) {
  const { t } = useLingui();
  const { application } = answer;
  const [isOpen, setOpen] = useState(false);
  const waitingStar = useWaitingActions().stars.get(application.id);
  const setStar = useStar(user);
  const starred = waitingStar ?? application.starred ?? false;
  return (
    <>
      <StarButton
        name={useApplicantName()(application)}
        starred={starred}
        isWaiting={waitingStar !== undefined}
        onToggle={() => setStar({ application, starred: !starred, isQueued: waitingStar !== undefined })}
      />
      <IconButton
        icon={ellipsisVertical}
        label={t`More`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <ApplicantMenu user={user} open={isOpen} onClose={() => setOpen(false)} answer={answer} />
    </>
  );
}

export function ApplicantScreen({ user, id }: { user: User; id: number }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const tabsId = useId();
  const nameOf = useApplicantName();
  const { data, isError, isPaused } = useQuery(applicationQuery(user, id));
  const neighbours = useNeighbours(user.user_id, id);
  const [chosen, setTab] = useState<TabName>();
  const opensThread = useLocation({ select: isForThread });
  const [openedThread, setOpenedThread] = useState(false);
  const [isInviting, setInviting] = useState(false);
  const { isBlocked } = useBlocking(user.user_id, {
    id,
    blocked: data?.application.blocked ?? false,
    subject: '',
  });
  useNeighbourKeys(neighbours);
  usePageTitle(t`Application`);
  if (!data && (isError || isPaused)) return <ApplicationUnavailable />;

  if (opensThread !== openedThread) {
    setOpenedThread(opensThread);
    // Notices link to the messages, possibly while this page is already open.
    if (opensThread) setTab('messages');
  } else if (data && chosen === undefined) {
    // Chosen once, when the data arrives: reading the messages must not switch tabs.
    setTab(data.application.unread > 0 ? 'messages' : 'application');
  }
  const unread = data?.application.unread ?? 0;
  const tab = chosen ?? 'application';
  const subject = data ? nameOf(data.application) : '';
  const { position: i = 0, count = 0, hasMore } = neighbours ?? {};
  const n = hasMore ? `${count}+` : count;
  const report = data && data.application.user_id !== null && (
    <ReportRow subject={{ application_id: id, reported: 'applicant', name: subject }} />
  );
  const title = neighbours ? t`Application ${{ i }} of ${{ n }}` : t`Application`;
  return (
    <>
      <SubPageHeader
        title={tab === 'messages' && data ? subject : title}
        backTo="/application"
        actions={data && <Actions user={user} answer={data} />}
      />
      <nav className="applicant-bar" aria-label={title}>
        <NeighbourLink direction="previous" id={neighbours?.previous} />
        <Tabs<TabName>
          id={tabsId}
          label={t`Application`}
          tabs={[
            { value: 'application', label: t`Application` },
            {
              value: 'messages',
              label: (
                <>
                  <Trans>Messages</Trans>
                  {unread > 0 && (
                    <>
                      {' '}
                      <span className="applicant-unread" aria-hidden>
                        {unread}
                      </span>
                      <span className="kg-visually-hidden">
                        <Plural value={unread} one="# new message" other="# new messages" />
                      </span>
                    </>
                  )}
                </>
              ),
            },
          ]}
          current={tab}
          onChange={setTab}
        />
        <NeighbourLink direction="next" id={neighbours?.next} />
      </nav>
      {!data ? (
        <PageContent>
          <ApplicationSkeleton />
        </PageContent>
      ) : (
        <PageContent
          width={tab === 'application' && data.application.status === 'pending' ? 'wide' : 'column'}
          footer={tab === 'application' ? 'desktop' : 'never'}
        >
          <TabPanel id={tabsId} value={tab}>
            {tab === 'application' ? (
              <ApplicantView user={user} answer={data} onInvite={() => setInviting(true)} />
            ) : (
              <Thread
                user={user}
                id={id}
                subject={subject}
                report={report}
                empty={<Trans>No messages yet</Trans>}
                fromEnd
                onRead={() => updateCachedApplications(client, user.user_id, [id], { unread: 0 })}
              />
            )}
          </TabPanel>
          <div className="applicant-report">{report}</div>
        </PageContent>
      )}
      {data && tab === 'messages' && isBlocked && (
        <BlockedBar user={user} application={{ ...data.application, subject }} />
      )}
      {data && tab === 'messages' && !isBlocked && (
        <MessageBar id={id} subject={subject}>
          <IconButton
            icon={calendarOutline}
            label={t`Invite to an interview`}
            aria-haspopup="dialog"
            onClick={() => setInviting(true)}
          />
        </MessageBar>
      )}
      {data && (
        <InterviewSheet
          user={user}
          application={data.application}
          open={isInviting}
          onClose={() => setInviting(false)}
          onSent={() => {
            setInviting(false);
            setTab('messages');
          }}
        />
      )}
    </>
  );
}
