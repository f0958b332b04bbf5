/** Stars one applicant; on while `aria-pressed` says so. */
import { useLingui } from '@lingui/react/macro';
import { star, starOutline } from 'ionicons/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconButton } from '#client/ui/button.tsx';
import { type User } from '#contract/accounts.ts';
import { markApplication } from '#contract/application-handling.ts';
import { type Application } from '#contract/applications.ts';
import { send } from '#client/data/outbox-send.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/notices.ts';
import { useApplicantName } from '../applicant-name.ts';
import { changeApplications } from './application-changes.ts';
import { starQueueKey } from './waiting-acts.ts';
import './star-button.css';

type Starring = { readonly application: Application; readonly starred: boolean; readonly behind: boolean };

/** Stars an application or takes the star away: shown at once, sent at once or when there is a network (product 4.19). */
export function useStar(user: User): (starring: Starring) => void {
  const client = useQueryClient();
  const nameOf = useApplicantName();
  const failureText = useFailureText();
  const show = ({ id }: Application, starred: boolean) =>
    changeApplications(client, user.user_id, [id], { starred });
  const { mutate } = useMutation({
    mutationFn: ({ application, starred, behind }: Starring) =>
      send(
        markApplication,
        { params: { id: application.id }, body: { starred } },
        { queueKey: starQueueKey(application.id), subject: nameOf(application), directFirst: !behind },
      ),
    onMutate: ({ application, starred }) => show(application, starred),
    onError: (failure, { application, starred }) => {
      show(application, !starred);
      notify('red', failureText(failure));
    },
  });
  return mutate;
}

type Props = {
  /** The applicant's. */
  name: string;
  starred: boolean;
  /** It has not left the phone yet. */
  waits: boolean;
  onToggle: () => void;
};

export function StarButton({ name, starred, waits, onToggle }: Props) {
  const { t } = useLingui();
  const word = starred ? t`Remove the star` : t`Star`;
  return (
    <IconButton
      className={waits ? 'applicant-star waits' : 'applicant-star'}
      icon={starred ? star : starOutline}
      label={t`Star: ${name}`}
      title={waits ? t`Waiting to be sent` : word}
      aria-pressed={starred}
      onClick={onToggle}
    />
  );
}
