/** Shares a job or a company (product 2.50): chat apps, link, picture, QR code and the phone's share sheet. */
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
import { coverOf, type JobDetail } from '#contract/jobs.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { siteOrigin } from '#client/data/platform.ts';
import { usePayText } from '#client/language/pay-text.ts';
import { usePlaceText } from '#client/language/place-names.ts';
import { notify } from '#client/ui/toast.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { QrCode } from '#client/ui/qr-code.tsx';
import { ShareTile } from './share-tile.tsx';
import { useSharePicture } from './use-share-picture.ts';
import './share-page-sheet.css';

const telegramAddress = (url: string, title: string): string =>
  `https://t.me/share/url?${new URLSearchParams({ url, text: title })}`;

const facebookAddress = (url: string): string =>
  `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`;

const messengerAddress = (url: string): string =>
  `fb-messenger://share?${new URLSearchParams({ link: url })}`;

/** If Messenger is installed, it opens within this time. */
const openTimeoutMs = 1_500;

/** Browsers do not report whether an app opened a link; a page that stays visible means it did not. */
function openMessenger(address: string, onMissing: () => void): void {
  const timer = setTimeout(() => document.visibilityState === 'visible' && onMissing(), openTimeoutMs);
  document.addEventListener('visibilitychange', () => clearTimeout(timer), { once: true });
  location.assign(address);
}

function ShareQr({ url }: { url: string }) {
  const { t } = useLingui();
  const container = useRef<HTMLDivElement>(null);
  // It appears below the button, off screen on small phones.
  useEffect(() => container.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={container} className="share-qr">
      <QrCode text={url} label={t`QR code of the link`} />
      <p className="kg-muted">{url}</p>
    </div>
  );
}

type Props = { title: string; path: string; job?: JobDetail | undefined; open: boolean; onClose: () => void };

/** Brand names, the same in every language. */
const telegram = 'Telegram';
const messenger = 'Messenger';
const facebook = 'Facebook';

/** Some browsers lack it, whatever the types say. */
const canShare = (): boolean => typeof navigator.share === 'function';
/** Messenger links work only in its app, which is on phones. */
const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches;

function useCopyLink(url: string): () => Promise<void> {
  const { t } = useLingui();
  return async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify('blue', t`Link copied.`);
    } catch {
      // Without a clipboard (http), show the address to be copied by hand.
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

function ShareTiles({
  title,
  url,
  job,
  onClose,
}: { title: string; url: string } & Pick<Props, 'job' | 'onClose'>) {
  const isOnline = useIsOnline();
  const [isQr, setQr] = useState(false);
  const copyLink = useCopyLink(url);
  const picture = useSharePicture(url, job);
  const copyAndClose = () => {
    void copyLink();
    onClose();
  };
  // Closing the share sheet or tapping twice is no failure; after any other error, copy the link.
  const openShareSheet = () =>
    navigator.share({ title, url }).then(onClose, (failure: unknown) => {
      const name = failure instanceof DOMException ? failure.name : '';
      if (!['AbortError', 'InvalidStateError'].includes(name)) copyAndClose();
    });
  return (
    <>
      <ul className="share-ways">
        <ShareTile icon={paperPlane} href={isOnline ? telegramAddress(url, title) : null}>
          {telegram}
        </ShareTile>
        {isPhone() && (
          <ShareTile
            icon={chatbubbleEllipsesOutline}
            onClick={isOnline ? () => openMessenger(messengerAddress(url), copyAndClose) : null}
          >
            {messenger}
          </ShareTile>
        )}
        <ShareTile icon={logoFacebook} href={isOnline ? facebookAddress(url) : null}>
          {facebook}
        </ShareTile>
        <ShareTile icon={copyOutline} onClick={copyAndClose}>
          <Trans>Copy link</Trans>
        </ShareTile>
        {job && (
          <ShareTile icon={imageOutline} busy={picture.isPending} onClick={picture.share}>
            <Trans context="to share">Picture</Trans>
          </ShareTile>
        )}
        <ShareTile icon={qrCodeOutline} expanded={isQr} onClick={() => setQr(!isQr)}>
          <Trans>QR code</Trans>
        </ShareTile>
        {canShare() && (
          <ShareTile icon={ellipsisHorizontal} onClick={() => void openShareSheet()}>
            <Trans context="to share">More</Trans>
          </ShareTile>
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

export function SharePageSheet({ title, path, job, open, onClose }: Props) {
  const url = new URL(path, siteOrigin).href;
  return (
    <Sheet open={open} onClose={onClose} title={job ? <Trans>Share this job</Trans> : <Trans>Share</Trans>}>
      {job && <JobLine job={job} />}
      <ShareTiles title={title} url={url} job={job} onClose={onClose} />
    </Sheet>
  );
}
