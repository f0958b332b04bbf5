/** Sends or downloads the CV (product 2.44): as a picture, a PDF, or a link with a QR code. */
import { Trans, useLingui } from '@lingui/react/macro';
import { documentOutline, imageOutline, qrCodeOutline } from 'ionicons/icons';
import { useState } from 'react';
import { type Cv } from '#contract/cvs.ts';
import { keepFiles } from '#client/data/keep-files.ts';
import { Button } from '#client/ui/button.tsx';
import { Note } from '#client/ui/note.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { useCvFiles } from '../picture/use-cv-files.ts';
import { CvLinkManager } from './cv-link-manager.tsx';
import './send-sheet.css';

type Props = { userId: number; cv: Cv; open: boolean; onClose: () => void };

function Files({ cv, onLink }: { cv: Cv; onLink: () => void }) {
  const { t } = useLingui();
  const { isDrawing, url, pictures, pdf } = useCvFiles(cv, { withPdf: true });
  const [isSent, setSent] = useState(false);
  const send = async (files: readonly File[]) => {
    if (await keepFiles(...files)) setSent(true);
  };
  return (
    <div className="cv-send">
      {url && <img src={url} alt={t`Picture of your CV`} />}
      {!isDrawing && !url && (
        <Note tone="red">
          <Trans>This browser can't create the picture.</Trans>
        </Note>
      )}
      <Button
        wide
        icon={imageOutline}
        busy={isDrawing}
        disabled={!isDrawing && pictures.length === 0}
        onClick={() => void send(pictures)}
      >
        <Trans>Send as a picture</Trans>
      </Button>
      <Button
        wide
        variant="outline"
        icon={documentOutline}
        busy={isDrawing}
        disabled={!isDrawing && !pdf}
        onClick={() => void send(pdf ? [pdf] : [])}
      >
        <Trans>Send as a PDF</Trans>
      </Button>
      <Button wide variant="outline" icon={qrCodeOutline} onClick={onLink}>
        <Trans>Link and QR code</Trans>
      </Button>
      <p role="status" className="kg-muted">
        {isSent && <Trans>Done. Anything not sent is in your downloads.</Trans>}
      </p>
    </div>
  );
}

export function SendSheet({ userId, cv, open, onClose }: Props) {
  const { t } = useLingui();
  const [showsLinks, setShowsLinks] = useState(false);
  const close = () => {
    setShowsLinks(false);
    onClose();
  };
  return (
    <Sheet open={open} onClose={close} title={showsLinks ? t`Link and QR code` : t`Send your CV`}>
      {showsLinks ? <CvLinkManager userId={userId} /> : <Files cv={cv} onLink={() => setShowsLinks(true)} />}
    </Sheet>
  );
}
