/** A link that was just made, which is shown only now: as a QR code, to copy, and to send. */
import { Trans, useLingui } from '@lingui/react/macro';
import { copyOutline, shareSocialOutline } from 'ionicons/icons';
import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/notices.ts';
import { QrCode } from '#client/ui/qr-code.tsx';
import { linkAddress } from './link-address.ts';

export function NewLink({ token }: { token: string }) {
  const { t } = useLingui();
  const url = linkAddress(token);
  const part = useRef<HTMLDivElement>(null);
  // What was pressed is gone.
  useEffect(() => part.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notify('blue', t`Link copied.`),
      () => notify('red', t`This could not be copied. Please mark it by hand.`),
    );
  const send = () =>
    navigator.share({ url }).catch((failure: unknown) => {
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) return copy();
      return undefined;
    });
  return (
    <div ref={part} className="cv-link-new" tabIndex={-1} role="group" aria-label={t`Your link`}>
      <QrCode text={url} label={t`QR code that opens your CV`} />
      <p className="kg-muted">
        <Trans>Let it be scanned, or send the link. It is shown only now.</Trans>
      </p>
      <code>{url}</code>
      {typeof navigator.share === 'function' && (
        <Button wide icon={shareSocialOutline} onClick={() => void send()}>
          <Trans>Send the link</Trans>
        </Button>
      )}
      <Button wide variant="outline" icon={copyOutline} onClick={() => void copy()}>
        <Trans>Copy link</Trans>
      </Button>
    </div>
  );
}
