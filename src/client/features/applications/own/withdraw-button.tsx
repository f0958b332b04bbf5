/** Withdraws a pending application after confirmation. While it is waiting to be sent, it can be cancelled. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { arrowUndoOutline, close } from 'ionicons/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { type User } from '#contract/sessions.ts';
import { type Application } from '#contract/applications.ts';
import { cancel } from '#client/data/outbox-send.ts';
import { useWaiting } from '#client/data/outbox-query.ts';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { removeCachedApplication, useIsWithdrawn, useWithdraw, withdrawQueueKey } from './withdrawing.ts';

type Props = { user: User; application: Pick<Application, 'id' | 'job_name'> };

/** Leaves the page once the application is withdrawn. */
function useLeaveWhenWithdrawn(owner: number, id: number): void {
  const client = useQueryClient();
  const { finish, usePageIsActive } = useShellLinks();
  const isActive = usePageIsActive();
  const isWithdrawn = useIsWithdrawn(id);
  const leave = useEffectEvent(() => finish('/appliedJobs'));
  useEffect(() => {
    if (isWithdrawn && isActive) leave();
  }, [isWithdrawn, isActive]);
  useEffect(() => {
    if (!isWithdrawn) return;
    return () => removeCachedApplication(client, owner, id);
  }, [isWithdrawn, client, owner, id]);
}

export function WithdrawButton({ user, application }: Props) {
  const { t } = useLingui();
  const [isConfirming, setConfirming] = useState(false);
  const { user_id } = user;
  const withdrawing = useWithdraw(user_id, application);
  const waiting = useWaiting(withdrawQueueKey(application.id));
  useLeaveWhenWithdrawn(user_id, application.id);
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
      <Button variant="plain" icon={arrowUndoOutline} onClick={() => setConfirming(true)}>
        <Trans>Withdraw my application</Trans>
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t`Withdraw your application?`}
        text={t`The employer will no longer see it, and their copy of your CV will be deleted. You can apply again.`}
        confirmLabel={t`Withdraw`}
        tone="danger"
        busy={withdrawing.isPending}
        onConfirm={() => withdrawing.mutate(undefined, { onSettled: () => setConfirming(false) })}
        onClose={() => setConfirming(false)}
      />
    </div>
  );
}
