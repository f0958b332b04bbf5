/** The CV to keep and to send (product 2.44): as a picture, as a PDF, or by a link with a QR code. */
import { Trans, useLingui } from '@lingui/react/macro';
import { documentOutline, imageOutline, qrCodeOutline } from 'ionicons/icons';
import { useState } from 'react';
import { type Cv } from '#contract/cvs.ts';
import { keepFiles } from '#client/data/keep-files.ts';
import { Button } from '#client/ui/button.tsx';
import { Note } from '#client/ui/note.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { useCvFiles } from '../picture/use-cv-files.ts';
import { CvLinks } from './cv-links.tsx';
import './send-sheet.css';

type Props = { userId: number; cv: Cv; open: boolean; onClose: () => void };

function Files({ cv, onLink }: { cv: Cv; onLink: () => void }) {
  const { t } = useLingui();
  const { isDrawing, url, pictures, pdf } = useCvFiles(cv, { withPdf: true });
  const [isKept, setKept] = useState(false);
  const keep = async (files: readonly File[]) => {
    if (await keepFiles(...files)) setKept(true);
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
        onClick={() => void keep(pictures)}
      >
        <Trans>Send as a picture</Trans>
      </Button>
      <Button
        wide
        variant="outline"
        icon={documentOutline}
        busy={isDrawing}
        disabled={!isDrawing && !pdf}
        onClick={() => void keep(pdf ? [pdf] : [])}
      >
        <Trans>Send as a PDF</Trans>
      </Button>
      <Button wide variant="outline" icon={qrCodeOutline} onClick={onLink}>
        <Trans>Link and QR code</Trans>
      </Button>
      <p role="status" className="kg-muted">
        {isKept && <Trans>Done. Anything not sent is in your downloads.</Trans>}
      </p>
    </div>
  );
}

export function SendSheet({ userId, cv, open, onClose }: Props) {
  const { t } = useLingui();
  const [isLink, setLink] = useState(false);
  const close = () => {
    setLink(false);
    onClose();
  };
  return (
    <Sheet open={open} onClose={close} title={isLink ? t`Link and QR code` : t`Send your CV`}>
      {isLink ? <CvLinks userId={userId} /> : <Files cv={cv} onLink={() => setLink(true)} />}
    </Sheet>
  );
}
