/** New recovery codes, which are shown only now (product 2.38): as a picture to keep, and as a list to read. */
import { Trans, useLingui } from '@lingui/react/macro';
import { imageOutline, warningOutline } from 'ionicons/icons';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Note } from '#client/ui/note.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { keepFiles } from '#client/data/keep-files.ts';
import { useCodesPicture } from './use-codes-picture.ts';
import './keep-codes-sheet.css';

/** Letter by letter: as a word they could not be written down. */
const spelled = (code: string): string =>
  code
    .split(' ')
    .map((group) => [...group].join(' '))
    .join(', ');

type Props = { name: string; codes: readonly string[]; onClose: () => void };

export function KeepCodesSheet({ name, codes, onClose }: Props) {
  const { t } = useLingui();
  const picture = useCodesPicture(name, codes);
  const [isKept, setKept] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const keep = async () => {
    if (picture.file && (await keepFiles(picture.file))) setKept(true);
  };
  return (
    <>
      <Sheet
        open={!isLeaving}
        onClose={() => (isKept ? onClose() : setLeaving(true))}
        title={t`Recovery codes`}
        footer={
          <div className="codes-acts">
            {isKept && (
              <Button wide onClick={onClose}>
                <Trans>Done</Trans>
              </Button>
            )}
            <Button
              wide
              variant={isKept ? 'plain' : 'primary'}
              icon={imageOutline}
              busy={picture.isDrawing}
              disabled={!picture.isDrawing && !picture.file}
              onClick={() => void keep()}
            >
              <Trans>Keep as a picture</Trans>
            </Button>
            {!isKept && (
              <Button wide variant="plain" onClick={onClose}>
                <Trans>I have them on paper</Trans>
              </Button>
            )}
          </div>
        }
      >
        <p>
          <Trans>Keep this picture. Each code works once. We only show them now.</Trans>
        </p>
        {/* Keys scroll the sheet from here: nothing else in it can be focused. */}
        <figure
          className={picture.url ? 'codes-figure drawn' : 'codes-figure'}
          tabIndex={0}
          aria-label={t`Recovery codes`}
        >
          {picture.url && <img src={picture.url} alt={t`Picture of your recovery codes`} />}
          <ol className="codes-list">
            {codes.map((code) => (
              <li key={code}>
                <code aria-hidden>{code}</code>
                <span className="kg-visually-hidden">{spelled(code)}</span>
              </li>
            ))}
          </ol>
        </figure>
        <Note tone="marigold" icon={warningOutline}>
          <Trans>Anyone with this picture can get into your account. Never send it to anyone.</Trans>
        </Note>
        <p role="status" className="codes-kept">
          {isKept && <Trans>Kept. Look for it among your pictures or downloads.</Trans>}
        </p>
      </Sheet>
      <ConfirmDialog
        open={isLeaving}
        title={t`Leave without keeping the codes?`}
        confirmLabel={<Trans>Leave</Trans>}
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </>
  );
}
