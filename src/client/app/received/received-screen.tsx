/** /share (product 2.56): what another app shared into this one, and what can be made of it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { chatbubbleOutline, createOutline } from 'ionicons/icons';
import { useState } from 'react';
import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '#client/data/session.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { isStarted } from '#client/features/posting/draft/draft-rules.ts';
import { postingDraft, useDraft } from '#client/features/posting/draft/draft-store.ts';
import { emptyDraft } from '#client/features/posting/draft/job-draft.ts';
import { markInsideWizard } from '#client/features/posting/draft/use-draft-return.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { type Application } from '#contract/applications.ts';
import { type User } from '#contract/sessions.ts';
import { lengths } from '#contract/limits.ts';
import { messageDraft } from '#client/data/drafts.ts';
import { useApplicantName } from '#client/features/applications/applicant-name.ts';
import { applicantsQuery, flattenPages } from '#client/features/applications/application-queries.ts';
import { ownApplicationsQuery } from '#client/features/applications/application-queries.ts';
import { threadKey } from '#client/features/messages/thread-queries.ts';
import { SettingButton, SettingGroup } from '#client/ui/setting-row.tsx';
import { asDescription, asMessage, type Received, receivedOf } from './received.ts';
import './received.css';

const most = 5;

const isTaken = ({ status, unread, interview }: Application): boolean =>
  status === 'accepted' || unread > 0 || interview !== null;

/** Applicants write once they were accepted or written to (product 4.19); of the latter the thread knows that was read here. */
function canWrite(client: QueryClient, user: User, application: Application): boolean {
  if (user.acc_type === 'employer') return application.user_id !== null;
  const thread = client.getQueryData(threadKey(user.user_id, application.id));
  return isTaken(application) || thread?.some(({ from }) => from === 'employer') === true;
}

/** Puts what was shared into the field of a thread, where its person reads it again before it is sent (product 2.56). */
function IntoThread({ user, received }: { user: User; received: Received }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const applicantName = useApplicantName();
  const isEmployer = user.acc_type === 'employer';
  const own = useQuery({ ...ownApplicationsQuery(user.user_id), enabled: !isEmployer });
  const { data: pages } = useInfiniteQuery({ ...applicantsQuery(user.user_id), enabled: isEmployer });
  const data = isEmployer ? flattenPages(pages) : (own.data ?? []);
  const open = data.filter((application) => canWrite(client, user, application)).slice(0, most);
  if (open.length === 0)
    return (
      <p className="kg-muted">
        <Trans>It can be sent as a message once you have an open conversation about a job.</Trans>
      </p>
    );
  const choose = ({ id }: Application) => {
    const draft = messageDraft(id);
    draft.write(
      [draft.read(), asMessage(received)].filter(Boolean).join('\n').slice(0, lengths.applicationMessage),
    );
    void navigate({
      to: '/application/$id',
      params: { id: String(id) },
      hash: 'messages',
      replace: true,
    });
  };
  return (
    <SettingGroup title={t`Send it as a message`}>
      {open.map((application) => {
        const { id, job_name } = application;
        return (
          <SettingButton
            key={id}
            icon={chatbubbleOutline}
            title={isEmployer ? applicantName(application) : job_name}
            hint={isEmployer ? job_name : undefined}
            onClick={() => choose(application)}
          />
        );
      })}
    </SettingGroup>
  );
}

/** Begins a new posting with what was shared (product 2.56); an unfinished one is replaced only after a question. */
function AsPosting({ received }: { received: Received }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const hasDraft = useDraft(isStarted);
  const begin = () => {
    const { title } = received;
    postingDraft.form.change({
      ...emptyDraft,
      way: 'self',
      name: title,
      description: asDescription(received),
    });
    markInsideWizard();
    void navigate({ to: '/createjob/$step', params: { step: '2' }, replace: true });
  };
  return (
    <>
      <Button wide icon={createOutline} onClick={() => (hasDraft ? setAsking(true) : begin())}>
        <Trans>Start a job posting from this</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t`Replace what you wrote?`}
        text={t`You have an unfinished posting. What you shared will replace it.`}
        confirmLabel={t`Replace`}
        onConfirm={begin}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

export function ReceivedScreen() {
  const { t } = useLingui();
  const user = useSession();
  const received = receivedOf(useSearch({ strict: false }));
  const { title, text } = received;
  const heading = t`Shared with Karngea`;
  usePageTitle(heading);
  return (
    <>
      <SubPageHeader title={heading} backTo="/" />
      <PageContent width="column">
        {title || text ? (
          <>
            <blockquote className="kg-received" aria-label={t`What was shared`}>
              {title && (
                <UserText as="p" className="kg-received-title">
                  {title}
                </UserText>
              )}
              {text && <UserText as="p">{text}</UserText>}
            </blockquote>
            {user?.acc_type === 'employer' && <AsPosting received={received} />}
            {user && user.acc_type !== 'operator' && <IntoThread user={user} received={received} />}
          </>
        ) : (
          <EmptyState
            picture="results"
            title={<Trans>There was no text in what you shared.</Trans>}
            text={<Trans>Share text or a link to use it here.</Trans>}
            action={
              <ButtonLink to="/">
                <Trans>Take me back</Trans>
              </ButtonLink>
            }
          />
        )}
      </PageContent>
    </>
  );
}
