/** Sends or downloads the CV (product 2.44): as a PDF, or as a link with a QR code. */
import { Trans, useLingui } from '@lingui/react/macro';
import { documentOutline, qrCodeOutline } from 'ionicons/icons';
import { useState } from 'react';
import { getCvPdf } from '#contract/cv-pdf.ts';
import { type Cv } from '#contract/cvs.ts';
import { shareOrSaveFiles } from '#client/data/save-files.ts';
import { DownloadButton } from '#client/forms/download-button.tsx';
import { Button } from '#client/ui/button.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { useCvPdf } from '../use-cv-pdf.ts';
import { CvLinkManager } from './cv-link-manager.tsx';
import './send-sheet.css';

type Props = { userId: number; cv: Cv; open: boolean; onClose: () => void };

function Files({ userId, cv, onLink }: { userId: number; cv: Cv; onLink: () => void }) {
  const file = useCvPdf()(cv, getCvPdf, { params: { user_id: userId } });
  const [isSent, setSent] = useState(false);
  return (
    <div className="cv-send">
      <DownloadButton
        file={file}
        variant="primary"
        icon={documentOutline}
        wide
        save={shareOrSaveFiles}
        onSaved={() => setSent(true)}
      >
        <Trans>Send as a PDF</Trans>
      </DownloadButton>
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
      {showsLinks ? (
        <CvLinkManager userId={userId} />
      ) : (
        <Files userId={userId} cv={cv} onLink={() => setShowsLinks(true)} />
      )}
    </Sheet>
  );
}
