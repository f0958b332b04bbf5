/** Sets up an operator's code app at their first log-in: a QR code and the key as text (product 2.15). */
import { Trans, useLingui } from '@lingui/react/macro';
import { copyOutline, keyOutline } from 'ionicons/icons';
import { Button, ButtonAnchor } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/copy-text.ts';
import { QrCode } from '#client/ui/qr-code.tsx';

const secretIn = (otpauth: string): string =>
  new URLSearchParams(otpauth.slice(otpauth.indexOf('?'))).get('secret') ?? '';

export function CodeSetUp({ otpauth }: { otpauth: string }) {
  const { t } = useLingui();
  const secret = secretIn(otpauth);
  return (
    <section className="code-set-up">
      <p>
        <Trans>
          The first time, scan this picture with an authenticator app on your phone, or enter the setup key in
          the app. Then enter its six digits below.
        </Trans>
      </p>
      <QrCode text={otpauth} label={t`QR code for your authenticator app`} />
      <p className="code-secret">
        <code aria-label={t`Setup key`}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <Button variant="outline" small icon={copyOutline} onClick={() => void copyText(secret)}>
          <Trans>Copy</Trans>
        </Button>
      </p>
      <ButtonAnchor variant="quiet" wide icon={keyOutline} href={otpauth}>
        <Trans>Open an authenticator app</Trans>
      </ButtonAnchor>
    </section>
  );
}
