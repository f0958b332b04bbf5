/** Blocking the other side of an application: the button in its menu, and the bar in place of the message field (product 2.29). */
import { Trans, useLingui } from '@lingui/react/macro';
import { ban } from 'ionicons/icons';
import { useState } from 'react';
import { type User } from '#contract/sessions.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { StickyBar } from '#client/ui/sticky-bar.tsx';
import { useBlocking } from './blocking.ts';
import './message-bar.css';

export type BlockProps = {
  user: User;
  /** The application; `subject` is the title in the outbox. */
  application: { id: number; blocked: boolean; subject: string };
};

/** Asks first. `onDone` closes the menu. */
export function BlockButton({ user, application, onDone }: BlockProps & { onDone: () => void }) {
  const { t } = useLingui();
  const [isConfirming, setConfirming] = useState(false);
  const { isBlocked, isBusy, setBlocked } = useBlocking(user.user_id, application);
  const close = () => {
    setConfirming(false);
    onDone();
  };
  const isEmployer = user.acc_type === 'employer';
  return (
    <>
      <Button
        variant="outline"
        wide
        icon={ban}
        onClick={() => (isBlocked ? void setBlocked(false).finally(onDone) : setConfirming(true))}
      >
        {isBlocked ? (
          <Trans>Unblock</Trans>
        ) : (
          <Trans comment="Receive nothing more from somebody">Block</Trans>
        )}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={isEmployer ? t`Block this applicant?` : t`Block this employer?`}
        text={
          isEmployer
            ? t`You won't get their messages or applications. We don't tell them.`
            : t`You won't get their messages or see their jobs. We don't tell them.`
        }
        confirmLabel={<Trans comment="Receive nothing more from somebody">Block</Trans>}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void setBlocked(true).then(close, close)}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}

/** In place of the message field. */
export function BlockedBar({ user, application }: BlockProps) {
  const { isBusy, setBlocked } = useBlocking(user.user_id, application);
  return (
    <StickyBar>
      <div className="message-bar blocked" role="status">
        <p>
          {user.acc_type === 'employer' ? (
            <Trans>You blocked this applicant.</Trans>
          ) : (
            <Trans>You blocked this employer.</Trans>
          )}
        </p>
        <Button
          variant="outline"
          small
          busy={isBusy}
          onClick={() => void setBlocked(false).catch(() => undefined)}
        >
          <Trans>Unblock</Trans>
        </Button>
      </div>
    </StickyBar>
  );
}
