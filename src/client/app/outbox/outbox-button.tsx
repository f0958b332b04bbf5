/** Opens the outbox on wide screens; shows how many items wait or were refused. */
import { Trans, useLingui } from '@lingui/react/macro';
import { cloudUpload } from 'ionicons/icons';
import { Icon } from '#client/ui/icon.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';

export function OutboxButton({ count }: { count: number }) {
  const { t } = useLingui();
  const { openOutbox } = useShellLinks();
  return (
    <button
      type="button"
      className="kg-outbox-button"
      aria-haspopup="dialog"
      title={t`Waiting to be sent`}
      onClick={openOutbox}
    >
      <Icon name={cloudUpload} />
      <span className="kg-visually-hidden">
        <Trans>Waiting to be sent</Trans>
      </span>
      {count}
    </button>
  );
}
