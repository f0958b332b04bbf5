/** The link as a QR code, for a phone beside this one. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { QrCode } from '#client/ui/qr-code.tsx';

export function ShareQr({ url }: { url: string }) {
  const { t } = useLingui();
  const drawing = useRef<HTMLDivElement>(null);
  // It comes below what was tapped, where a small screen does not show it.
  useEffect(() => drawing.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={drawing} className="share-qr">
      <QrCode text={url} label={t`QR code of the link`} />
      <p className="kg-muted">{url}</p>
    </div>
  );
}
