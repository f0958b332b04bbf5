/** /share (product 2.56): uses text that another app shared with this one. */
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
import {
  applicantsQuery,
  flattenPages,
  ownApplicationsQuery,
} from '#client/features/applications/application-queries.ts';
import { threadKey } from '#client/features/messages/thread-queries.ts';
import { SettingButton, SettingGroup } from '#client/ui/setting-row.tsx';
import { toText, toMessage, type SharedContent, sharedContentFrom } from './shared-content.ts';
import './share-target.css';

const maxThreads = 5;

const hasReply = ({ status, unread, interview }: Application): boolean =>
  status === 'accepted' || unread > 0 || interview !== null;

/**
 * Applicants may write once they were accepted or the employer wrote to them (product 4.19). If those messages are read
 * already, only the cached thread knows.
 */
function mayWrite(client: QueryClient, user: User, application: Application): boolean {
  if (user.acc_type === 'employer') return application.user_id !== null;
  const thread = client.getQueryData(threadKey(user.user_id, application.id));
  return hasReply(application) || thread?.some(({ from }) => from === 'employer') === true;
}

/** Copies the text into the draft of a thread, where the user reviews it before sending (product 2.56). */
function SendAsMessage({ user, content }: { user: User; content: SharedContent }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const applicantName = useApplicantName();
  const isEmployer = user.acc_type === 'employer';
  const own = useQuery({ ...ownApplicationsQuery(user.user_id), enabled: !isEmployer });
  const { data: pages } = useInfiniteQuery({ ...applicantsQuery(user.user_id), enabled: isEmployer });
  const data = isEmployer ? flattenPages(pages) : (own.data ?? []);
  const open = data.filter((application) => mayWrite(client, user, application)).slice(0, maxThreads);
  if (open.length === 0)
    return (
      <p className="kg-muted">
        <Trans>It can be sent as a message once you have an open conversation about a job.</Trans>
      </p>
    );
  const choose = ({ id }: Application) => {
    const draft = messageDraft(id);
    draft.write(
      [draft.read(), toMessage(content)].filter(Boolean).join('\n').slice(0, lengths.applicationMessage),
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

/** Opens a new posting with the text pasted (product 2.56). Asks before it replaces an unfinished one. */
function StartPosting({ content }: { content: SharedContent }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const hasDraft = useDraft(isStarted);
  const start = () => {
    postingDraft.form.change({ ...emptyDraft, way: 'paste', pasted: toText(content) });
    markInsideWizard();
    void navigate({ to: '/createjob/$step', params: { step: '1' }, replace: true });
  };
  return (
    <>
      <Button wide icon={createOutline} onClick={() => (hasDraft ? setAsking(true) : start())}>
        <Trans>Start a job posting from this</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t`Replace what you wrote?`}
        text={t`You have an unfinished posting. What you shared will replace it.`}
        confirmLabel={t`Replace`}
        onConfirm={start}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

export function ShareTargetScreen() {
  const { t } = useLingui();
  const user = useSession();
  const content = sharedContentFrom(useSearch({ strict: false }));
  const { title, text } = content;
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
            {user?.acc_type === 'employer' && <StartPosting content={content} />}
            {user && user.acc_type !== 'operator' && <SendAsMessage user={user} content={content} />}
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
