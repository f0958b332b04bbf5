/** The buttons that ask for the employer's number, and the number. Loaded for logged-in seekers only. */
import { Trans, useLingui } from '@lingui/react/macro';
import { callOutline, copyOutline, paperPlaneOutline } from 'ionicons/icons';
import { type ContactWay } from '#contract/job-fields.ts';
import { type User } from '#contract/sessions.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { phoneLink, phoneText } from '#client/language/phone-text.ts';
import { Button, ButtonAnchor } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/copy-text.ts';
import { notify } from '#client/ui/toast.ts';
import { useContactEmployer } from './call-queries.ts';

const telegramLink = (name: string): string => `https://t.me/${name}`;
/** A phone, which can dial. */
const canDial = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** The number or name in large letters, to dial, to open, or to copy. */
function Reach({ text, href, icon, action }: { text: string; href: string; icon: string; action: string }) {
  return (
    <div className="job-contact-reach">
      <b>{text}</b>
      <div>
        <ButtonAnchor href={href} icon={icon} small>
          {action}
        </ButtonAnchor>
        <Button variant="outline" small icon={copyOutline} onClick={() => void copyText(text)}>
          <Trans>Copy</Trans>
        </Button>
      </div>
    </div>
  );
}

type Props = { user: User; jobId: number; by: readonly ContactWay[] };

/** From the tapped button, which has disappeared. */
const takeFocus = (numbers: HTMLElement | null) => numbers?.focus({ preventScroll: true });

export function CallButtons({ user, jobId, by }: Props) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const failureText = useFailureText();
  const { data, isPending, mutate } = useContactEmployer(user.user_id, jobId);
  const ask = (way: ContactWay) =>
    mutate(undefined, {
      onSuccess: ({ phone }) => {
        if (way === 'phone' && phone !== null && canDial()) window.location.href = phoneLink(phone);
      },
      onError: (failure) => notify('red', failureText(failure)),
    });
  if (data)
    return (
      <div role="status" className="job-contact-numbers" tabIndex={-1} ref={takeFocus}>
        {data.phone && (
          <Reach
            text={phoneText(data.phone)}
            href={phoneLink(data.phone)}
            icon={callOutline}
            action={t`Call`}
          />
        )}
        {data.telegram && (
          <Reach
            text={`@${data.telegram}`}
            href={telegramLink(data.telegram)}
            icon={paperPlaneOutline}
            action={t`Open Telegram`}
          />
        )}
        <p>
          {data.phone === null && data.telegram === null ? (
            <Trans>There is no number at the moment.</Trans>
          ) : (
            <Trans>Say you found it on Karngea.</Trans>
          )}{' '}
          <Trans>Never pay to get a job.</Trans>
        </p>
      </div>
    );
  const buttons = {
    phone: { icon: callOutline, label: t`Call` },
    telegram: { icon: paperPlaneOutline, label: 'Telegram' },
  };
  return (
    <>
      <div className="job-contact-buttons">
        {by.map((way) => (
          <Button
            key={way}
            variant="outline"
            icon={buttons[way].icon}
            busy={isPending}
            disabled={!isOnline}
            onClick={() => ask(way)}
          >
            {buttons[way].label}
          </Button>
        ))}
      </div>
      {!isOnline && (
        <p className="kg-muted">
          <Trans>Needs internet</Trans>
        </p>
      )}
    </>
  );
}
