/** Puts what was shared into the field of a thread, where its person reads it again before it is sent (product 2.56). */
import { Trans, useLingui } from '@lingui/react/macro';
import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { chatbubbleOutline } from 'ionicons/icons';
import { type ApplicationMessage } from '#contract/application-messages.ts';
import { type Application } from '#contract/applications.ts';
import { type User } from '#contract/sessions.ts';
import { lengths } from '#contract/limits.ts';
import { messageDraft } from '#client/data/drafts.ts';
import { useApplicantName } from '#client/features/applications/applicant-name.ts';
import { applicantsQuery, rowsOf } from '#client/features/applications/applicants-query.ts';
import { ownApplicationsQuery } from '#client/features/applications/application-queries.ts';
import { threadKey } from '#client/features/messages/thread-queries.ts';
import { SettingButton, SettingGroup } from '#client/ui/setting-row.tsx';
import { asMessage, type Received } from './received.ts';

const most = 5;

const isTaken = ({ status, unread, interview }: Application): boolean =>
  status === 'accepted' || unread > 0 || interview !== null;

/** Applicants write once they were accepted or written to (product 4.19); of the latter the thread knows that was read here. */
function mayWrite(client: QueryClient, user: User, application: Application): boolean {
  if (user.acc_type === 'employer') return application.user_id !== null;
  const thread = client.getQueryData<ApplicationMessage[]>(threadKey(user.user_id, application.id));
  return isTaken(application) || thread?.some(({ from }) => from === 'employer') === true;
}

export function IntoThread({ user, received }: { user: User; received: Received }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const applicantName = useApplicantName();
  const isEmployer = user.acc_type === 'employer';
  const own = useQuery({ ...ownApplicationsQuery(user.user_id), enabled: !isEmployer });
  const { data: pages } = useInfiniteQuery({ ...applicantsQuery(user.user_id), enabled: isEmployer });
  const data = isEmployer ? rowsOf(pages) : (own.data ?? []);
  const open = data.filter((application) => mayWrite(client, user, application)).slice(0, most);
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
