/** Stars an applicant, now or through the outbox (product 4.19). */
import { useLingui } from '@lingui/react/macro';
import { star, starOutline } from 'ionicons/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconButton } from '#client/ui/button.tsx';
import { type User } from '#contract/sessions.ts';
import { markApplication } from '#contract/application-handling.ts';
import { type Application } from '#contract/applications.ts';
import { send } from '#client/data/outbox-send.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/toast.ts';
import { useApplicantName } from '../applicant-name.ts';
import { updateCachedApplications } from './application-changes.ts';
import { starQueueKey } from './waiting-actions.ts';
import './star-button.css';

/** `isQueued`: an earlier change of this star is still waiting to be sent. */
type StarChange = {
  readonly application: Application;
  readonly starred: boolean;
  readonly isQueued: boolean;
};

/** Adds or removes a star: shown at once, sent now or through the outbox (product 4.19). */
export function useStar(user: User): (change: StarChange) => void {
  const client = useQueryClient();
  const nameOf = useApplicantName();
  const failureText = useFailureText();
  const show = ({ id }: Application, starred: boolean) =>
    updateCachedApplications(client, user.user_id, [id], { starred });
  const { mutate } = useMutation({
    mutationFn: ({ application, starred, isQueued }: StarChange) =>
      send(
        markApplication,
        { params: { id: application.id }, body: { starred } },
        { queueKey: starQueueKey(application.id), subject: nameOf(application), directFirst: !isQueued },
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
  /** The applicant's name. */
  name: string;
  starred: boolean;
  /** To be sent. */
  isWaiting: boolean;
  onToggle: () => void;
};

export function StarButton({ name, starred, isWaiting, onToggle }: Props) {
  const { t } = useLingui();
  const word = starred ? t`Remove the star` : t`Star`;
  return (
    <IconButton
      className={isWaiting ? 'applicant-star waits' : 'applicant-star'}
      icon={starred ? star : starOutline}
      label={t`Star: ${name}`}
      title={isWaiting ? t`Waiting to be sent` : word}
      aria-pressed={starred}
      onClick={onToggle}
    />
  );
}
