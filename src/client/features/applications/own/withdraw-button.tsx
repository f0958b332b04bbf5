/** Withdraws a pending application, after a question; while that waits for a network, it can be cancelled. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { arrowUndoOutline, close } from 'ionicons/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { type User } from '#contract/accounts.ts';
import { type Application } from '#contract/applications.ts';
import { cancel } from '#client/data/outbox-send.ts';
import { useWaiting } from '#client/data/outbox-query.ts';
import { StatusBadge } from '#client/ui/badge.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { forgetApplication, useIsWithdrawn, useWithdraw, withdrawQueueKey } from './withdrawing.ts';

type Props = { user: User; application: Pick<Application, 'id' | 'job_name'> };

/** Leaves the page of what is gone. */
function useLeaveWhenGone(owner: number, id: number): void {
  const client = useQueryClient();
  const { finish, usePageIsActive } = useShellLinks();
  const isActive = usePageIsActive();
  const isGone = useIsWithdrawn(id);
  const leave = useEffectEvent(() => finish('/appliedJobs'));
  useEffect(() => {
    if (isGone && isActive) leave();
  }, [isGone, isActive]);
  useEffect(() => {
    if (!isGone) return;
    return () => forgetApplication(client, owner, id);
  }, [isGone, client, owner, id]);
}

export function WithdrawButton({ user, application }: Props) {
  const { t } = useLingui();
  const [isAsking, ask] = useState(false);
  const { user_id } = user;
  const withdrawing = useWithdraw(user_id, application);
  const waiting = useWaiting(withdrawQueueKey(application.id));
  useLeaveWhenGone(user_id, application.id);
  if (waiting && !withdrawing.isPending) {
    return (
      <div className="own-withdraw" role="status">
        <Trans>Withdraw my application</Trans>
        <StatusBadge status="waiting" />
        <IconButton icon={close} label={t`Cancel sending`} onClick={() => void cancel(waiting)} />
      </div>
    );
  }
  return (
    <div className="own-withdraw">
      <Button variant="plain" icon={arrowUndoOutline} onClick={() => ask(true)}>
        <Trans>Withdraw my application</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t`Withdraw your application?`}
        text={t`The employer will no longer see it, and their copy of your CV will be deleted. You can apply again.`}
        confirmLabel={t`Withdraw`}
        tone="danger"
        busy={withdrawing.isPending}
        onConfirm={() => withdrawing.mutate(undefined, { onSettled: () => ask(false) })}
        onClose={() => ask(false)}
      />
    </div>
  );
}
