/** Asks whether to store or delete waiting items when their user signs out. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { cancel } from '#client/data/outbox-send.ts';
import { storeOnDevice } from '#client/data/outbox-tab.ts';
import { Button } from '#client/ui/button.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { signOut, useUnsentItems } from './sign-out.ts';
import './sign-out-question.css';

type Props = { open: boolean; onClose: () => void };

export function SignOutQuestion({ open, onClose }: Props) {
  const { t } = useLingui();
  const unsent = useUnsentItems();
  const storeAndSignOut = async () => {
    await storeOnDevice();
    await signOut();
  };
  const deleteAndSignOut = async () => {
    await Promise.all(unsent.map(cancel));
    await signOut();
  };
  return (
    <Sheet
      alert
      open={open}
      onClose={onClose}
      title={t`Some items haven't been sent`}
      footer={
        <Button variant="outline" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <p>{t`${plural(unsent.length, { one: '# item waiting to be sent.', other: '# items waiting to be sent.' })}`}</p>
      <p>
        <Trans>Anything you keep will be sent next time you log in on this phone.</Trans>
      </p>
      <div className="kg-sign-out">
        <Button wide onClick={() => void storeAndSignOut().catch(onClose)}>
          <Trans>Keep and sign out</Trans>
        </Button>
        <Button wide variant="danger" onClick={() => void deleteAndSignOut()}>
          <Trans>Delete and sign out</Trans>
        </Button>
      </div>
    </Sheet>
  );
}
