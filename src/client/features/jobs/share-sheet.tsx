/** The ways to pass a job or a company on (product 2.50): chats, the link, a picture, a QR code, the phone's own sheet. */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  chatbubbleEllipsesOutline,
  copyOutline,
  ellipsisHorizontal,
  imageOutline,
  logoFacebook,
  paperPlane,
  qrCodeOutline,
} from 'ionicons/icons';
import { useEffect, useRef, useState } from 'react';
import { coverOf } from '#contract/job-looks.ts';
import { type JobDetail } from '#contract/jobs.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { siteOrigin } from '#client/data/platform.ts';
import { usePayText } from '#client/language/pay-text.ts';
import { usePlaceText } from '#client/language/place-text.ts';
import { notify } from '#client/ui/toast.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { QrCode } from '#client/ui/qr-code.tsx';
import { ShareWay } from './share-way.tsx';
import { useSharePicture } from './use-share-picture.ts';
import './share-sheet.css';

/** Where chats take a link that is to be passed on. */
const telegramAddress = (url: string, title: string): string =>
  `https://t.me/share/url?${new URLSearchParams({ url, text: title })}`;

const facebookAddress = (url: string): string =>
  `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`;

const messengerAddress = (url: string): string =>
  `fb-messenger://share?${new URLSearchParams({ link: url })}`;

/** A phone that has the app leaves the page within this time. */
const openingMs = 1_500;

/** No browser tells whether an app took its link: the page is left for it, or it is not there. */
function openMessenger(address: string, onMissing: () => void): void {
  const timer = setTimeout(() => document.visibilityState === 'visible' && onMissing(), openingMs);
  document.addEventListener('visibilitychange', () => clearTimeout(timer), { once: true });
  location.assign(address);
}

/** The link as a QR code, for a phone beside this one. */
function ShareQr({ url }: { url: string }) {
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

type Props = { title: string; path: string; job?: JobDetail | undefined; open: boolean; onClose: () => void };

/** Names are the same in every language. */
const telegram = 'Telegram';
const messenger = 'Messenger';
const facebook = 'Facebook';

/** Where there is none, whatever the types say. */
const hasOwnSheet = (): boolean => typeof navigator.share === 'function';
/** Messenger opens links of its own only where it is an app. */
const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches;

function useCopyLink(url: string): () => Promise<void> {
  const { t } = useLingui();
  return async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify('blue', t`Link copied.`);
    } catch {
      // Without a clipboard (http) the address can be copied by hand.
      notify('blue', url);
    }
  };
}

function JobLine({ job }: { job: JobDetail }) {
  const payText = usePayText();
  const placeText = usePlaceText();
  return (
    <div className="share-job">
      <img src={coverOf(job)} alt="" width={56} height={56} />
      <div>
        <UserText as="strong">{job.name}</UserText>
        <UserText as="p">{[payText(job, 'long'), placeText(job)].filter(Boolean).join(' · ')}</UserText>
      </div>
    </div>
  );
}

function Ways({ title, url, job, onClose }: { title: string; url: string } & Pick<Props, 'job' | 'onClose'>) {
  const isOnline = useIsOnline();
  const [isQr, setQr] = useState(false);
  const copyLink = useCopyLink(url);
  const picture = useSharePicture(url, job);
  const copyAndClose = () => {
    void copyLink();
    onClose();
  };
  // Closing the phone's sheet is no failure, nor is a second tap while it opens; whatever else it says, the link is there.
  const openOwnSheet = () =>
    navigator.share({ title, url }).then(onClose, (failure: unknown) => {
      const name = failure instanceof DOMException ? failure.name : '';
      if (!['AbortError', 'InvalidStateError'].includes(name)) copyAndClose();
    });
  return (
    <>
      <ul className="share-ways">
        <ShareWay icon={paperPlane} href={isOnline ? telegramAddress(url, title) : null}>
          {telegram}
        </ShareWay>
        {isPhone() && (
          <ShareWay
            icon={chatbubbleEllipsesOutline}
            onClick={isOnline ? () => openMessenger(messengerAddress(url), copyAndClose) : null}
          >
            {messenger}
          </ShareWay>
        )}
        <ShareWay icon={logoFacebook} href={isOnline ? facebookAddress(url) : null}>
          {facebook}
        </ShareWay>
        <ShareWay icon={copyOutline} onClick={copyAndClose}>
          <Trans>Copy link</Trans>
        </ShareWay>
        {job && (
          <ShareWay icon={imageOutline} busy={picture.isPending} onClick={picture.share}>
            <Trans context="to share">Picture</Trans>
          </ShareWay>
        )}
        <ShareWay icon={qrCodeOutline} expanded={isQr} onClick={() => setQr(!isQr)}>
          <Trans>QR code</Trans>
        </ShareWay>
        {hasOwnSheet() && (
          <ShareWay icon={ellipsisHorizontal} onClick={() => void openOwnSheet()}>
            <Trans context="to share">More</Trans>
          </ShareWay>
        )}
      </ul>
      {!isOnline && (
        <p className="kg-muted">
          {[telegram, messenger, facebook].join(', ')}: <Trans>Needs internet</Trans>
        </p>
      )}
      {isQr && <ShareQr url={url} />}
    </>
  );
}

export function ShareSheet({ title, path, job, open, onClose }: Props) {
  const url = new URL(path, siteOrigin).href;
  return (
    <Sheet open={open} onClose={onClose} title={job ? <Trans>Share this job</Trans> : <Trans>Share</Trans>}>
      {job && <JobLine job={job} />}
      <Ways title={title} url={url} job={job} onClose={onClose} />
    </Sheet>
  );
}
