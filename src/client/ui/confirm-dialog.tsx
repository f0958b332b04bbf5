/** Asks the user to confirm an action. */
import { Trans } from '@lingui/react/macro';
import { type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Sheet } from './sheet.tsx';

type Props = {
  open: boolean;
  title: ReactNode;
  text?: ReactNode;
  confirmLabel: ReactNode;
  tone?: 'primary' | 'danger';
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  tone = 'primary',
  busy,
  onConfirm,
  onClose,
}: Props) {
  return (
    <Sheet
      alert
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="outline" onClick={onClose} autoFocus>
            <Trans>Cancel</Trans>
          </Button>
          <Button className={tone === 'danger' ? 'confirms-danger' : ''} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {typeof text === 'string' ? <p>{text}</p> : text}
    </Sheet>
  );
}
