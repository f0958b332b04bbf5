/** Asks what becomes of things that wait to be sent when their person signs out. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { cancel } from '#client/data/outbox-link.ts';
import { Button } from '#client/ui/button.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { signOut, useUnsent } from './sign-out.ts';
import './sign-out-question.css';

type Props = { open: boolean; onClose: () => void };

export function SignOutQuestion({ open, onClose }: Props) {
  const { t } = useLingui();
  const unsent = useUnsent();
  const forget = async () => {
    await Promise.all(unsent.map(cancel));
    signOut();
  };
  return (
    <Sheet
      alert
      open={open}
      onClose={onClose}
      title={t`Some things have not been sent yet`}
      footer={
        <Button variant="outline" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <p>{t`${plural(unsent.length, { one: '# thing waits to be sent.', other: '# things wait to be sent.' })}`}</p>
      <p>
        <Trans>What you keep will be sent when you log in again on this phone.</Trans>
      </p>
      <div className="kg-sign-out">
        <Button wide onClick={signOut}>
          <Trans>Keep and sign out</Trans>
        </Button>
        <Button wide variant="danger" onClick={() => void forget()}>
          <Trans>Delete and sign out</Trans>
        </Button>
      </div>
    </Sheet>
  );
}
