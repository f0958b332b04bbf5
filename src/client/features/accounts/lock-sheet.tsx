/** Sets the PIN of the app lock, or takes it away again for whoever knows it (product 2.42). */
import { useLingui } from '@lingui/react/macro';
import { Sheet } from '#client/ui/sheet.tsx';
import { readLock } from './app-lock.ts';
import { LockRemoval } from './lock-removal.tsx';
import { LockSetUp } from './lock-set-up.tsx';

type Props = { open: boolean; onClose: () => void };

export function LockSheet({ open, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Sheet open={open} onClose={onClose} title={t`App lock`}>
      {readLock() ? <LockRemoval onDone={onClose} /> : <LockSetUp onDone={onClose} />}
    </Sheet>
  );
}
