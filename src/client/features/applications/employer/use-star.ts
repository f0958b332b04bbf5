/** Stars an application or takes the star away: shown at once, sent at once or when there is a network (product 4.19). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type User } from '#contract/accounts.ts';
import { markApplication } from '#contract/application-handling.ts';
import { type Application } from '#contract/applications.ts';
import { send } from '#client/data/outbox-send.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/toast.ts';
import { useApplicantName } from '../applicant-name.ts';
import { changeApplications } from './application-changes.ts';
import { starQueueKey } from './waiting-acts.ts';

type Starring = { readonly application: Application; readonly starred: boolean; readonly behind: boolean };

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
