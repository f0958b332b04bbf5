/** Sets up an operator's code app at their first log-in: a QR code and the key as text (product 2.15). */
import { Trans, useLingui } from '@lingui/react/macro';
import { copyOutline, keyOutline } from 'ionicons/icons';
import { Button, ButtonAnchor } from '#client/ui/button.tsx';
import { QrCode } from '#client/ui/qr-code.tsx';
import { notify } from '#client/ui/notices.ts';

const secretIn = (otpauth: string): string =>
  new URLSearchParams(otpauth.slice(otpauth.indexOf('?'))).get('secret') ?? '';

export function CodeSetUp({ otpauth }: { otpauth: string }) {
  const { t } = useLingui();
  const secret = secretIn(otpauth);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => notify('green', t`Copied`),
      () => notify('red', t`Couldn't copy. Please select and copy it yourself.`),
    );
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
        <Button variant="outline" small icon={copyOutline} onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
      </p>
      <ButtonAnchor variant="quiet" wide icon={keyOutline} href={otpauth}>
        <Trans>Open an authenticator app</Trans>
      </ButtonAnchor>
    </section>
  );
}
