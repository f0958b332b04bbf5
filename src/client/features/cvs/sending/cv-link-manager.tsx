/** Creates links that open the CV, and lists and ends the valid ones (product 2.44). */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useTexts } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { copyOutline, shareSocialOutline } from 'ionicons/icons';
import { type CvLink, type CvLinkDays } from '#contract/cv-links.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { RadioChips } from '#client/ui/chip.tsx';
import { copyText } from '#client/ui/copy-text.ts';
import { Switch } from '#client/ui/fields/checkbox.tsx';
import { notify } from '#client/ui/toast.ts';
import { QrCode } from '#client/ui/qr-code.tsx';
import { siteOrigin } from '#client/data/platform.ts';
import { useDates } from '#client/language/dates.ts';
import { optionalParts, partList, partNames } from '../share/share-choice.ts';
import { useShare } from '../share/share-choice.ts';
import { cvLinksQuery, useEndCvLink, useCreateCvLink } from './cv-link-queries.ts';

type Props = { link: CvLink; isBusy: boolean; onEnd: () => void };

/** A valid link: when it was made, how long it works, which parts it omits, and a button to end it. */
function LinkRow({ link, isBusy, onEnd }: Props) {
  const { t } = useLingui();
  const { i18n } = useTexts();
  const { dayAndTime } = useDates();
  const made = dayAndTime(link.created_at);
  const until = link.expires_at && dayAndTime(link.expires_at);
  const list = partList(
    i18n,
    optionalParts.filter((part) => !link.share[part]),
  );
  return (
    <li className="cv-link-row">
      <p>
        {until ? <Trans>Valid until {until}</Trans> : <Trans>Valid until you turn it off</Trans>}
        <br />
        <span className="kg-muted">
          <Trans>Created {made}</Trans>
          {list !== '' && (
            <>
              {' · '}
              <Trans>without: {list}</Trans>
            </>
          )}
        </span>
      </p>
      <Button
        small
        variant="outline"
        disabled={isBusy}
        aria-label={t`Turn off the link created ${made}`}
        onClick={onEnd}
      >
        <Trans comment="Makes a link work no more">Turn off</Trans>
      </Button>
    </li>
  );
}

/** The token is in the fragment, which browsers never send to a server. */
const linkAddress = (token: string): string => `${siteOrigin}/cv/shared#${token}`;

/** A newly created link, shown only once: as a QR code, to copy, and to send. */
function NewLink({ token }: { token: string }) {
  const { t } = useLingui();
  const url = linkAddress(token);
  const group = useRef<HTMLDivElement>(null);
  // The button that had the focus was removed.
  useEffect(() => group.current?.focus(), []);
  const copy = () => copyText(url, msg`Link copied.`);
  const send = () =>
    navigator.share({ url }).catch((failure: unknown) => {
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) return copy();
      return undefined;
    });
  return (
    <div ref={group} className="cv-link-new" tabIndex={-1} role="group" aria-label={t`Your link`}>
      <QrCode text={url} label={t`QR code that opens your CV`} />
      <p className="kg-muted">
        <Trans>Let someone scan it, or send the link. It won't be shown again.</Trans>
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

const daysByDuration: Readonly<Record<string, CvLinkDays>> = { day: 1, week: 7, open: null };

export function CvLinkManager({ userId }: { userId: number }) {
  const { t } = useLingui();
  const { i18n } = useTexts();
  const isOnline = useIsOnline();
  const failureText = useFailureText();
  const { data: links = [] } = useQuery(cvLinksQuery(userId));
  const [share, setShare] = useState(useShare(userId));
  const [duration, setDuration] = useState('day');
  const creation = useCreateCvLink(userId);
  const ending = useEndCvLink(userId);
  const notifyFailure = (failure: Error) =>
    notify(
      'red',
      hasCode(failure, 'too_many') ? t`You have 20 links. Turn one off first.` : failureText(failure),
    );
  const created = creation.data;
  return (
    <div className="cv-send">
      {created ? (
        <NewLink token={created.token} />
      ) : (
        <>
          <p>
            <Trans>Anyone with the link can see your current CV without logging in.</Trans>
          </p>
          <fieldset className="kg-field">
            <legend className="kg-label">
              <Trans>Valid</Trans>
            </legend>
            <RadioChips
              name="cv-link-lasts"
              options={[
                { value: 'day', label: <Trans>for a day</Trans> },
                { value: 'week', label: <Trans>for a week</Trans> },
                { value: 'open', label: <Trans>until I turn it off</Trans> },
              ]}
              value={duration}
              onChange={setDuration}
            />
          </fieldset>
          <div>
            {optionalParts.map((part) => (
              <Switch
                key={part}
                label={i18n._(partNames[part])}
                checked={share[part]}
                onChange={({ target }) => setShare({ ...share, [part]: target.checked })}
              />
            ))}
          </div>
          <Button
            wide
            busy={creation.isPending}
            disabled={!isOnline}
            onClick={() =>
              creation.mutate({ days: daysByDuration[duration] ?? null, share }, { onError: notifyFailure })
            }
          >
            {isOnline ? <Trans>Create a link</Trans> : <Trans>Needs internet</Trans>}
          </Button>
        </>
      )}
      {links.length > 0 && (
        <section>
          <h3>
            <Trans>Active links</Trans>
          </h3>
          <ul className="kg-rows">
            {links.map((link) => (
              <LinkRow
                key={link.id}
                link={link}
                isBusy={ending.isPending || !isOnline}
                onEnd={() =>
                  ending.mutate(link.id, {
                    onSuccess: () => created?.id === link.id && creation.reset(),
                    onError: notifyFailure,
                  })
                }
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
