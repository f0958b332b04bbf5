/** The second step of codes-sheet.tsx: shows the new recovery codes once, as a picture to save and a list (product 2.38). */
import { Trans, useLingui } from '@lingui/react/macro';
import { imageOutline, warningOutline } from 'ionicons/icons';
import { useEffect, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Note } from '#client/ui/note.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { shareOrSaveFiles } from '#client/data/save-files.ts';
import { today, useDates } from '#client/language/dates.ts';
import { productNames } from '#contract/site.ts';
import {
  startPicture,
  drawHead,
  fontOf,
  pageFonts,
  pictureColours,
  pictureInside,
  pictureMargin,
  pictureToPng,
  pictureTop,
  wrapText,
  write,
} from '#client/ui/draw-picture.ts';
import './new-codes-sheet.css';

/** The texts of the picture. */
type CodesPicture = {
  readonly name: string;
  readonly codes: readonly string[];
  readonly title: string;
  readonly howTo: string;
  readonly date: string;
};

const row = 116;

/** Null if the browser can't make the picture. */
async function drawCodes(picture: CodesPicture): Promise<Blob | null> {
  await document.fonts.ready;
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return null;
  const { text } = pageFonts();
  const nameText = { font: fontOf(600, 48, text), colour: pictureColours.ink, height: 76 };
  const smallText = { font: fontOf(400, 40, text), colour: pictureColours.soft, height: 66 };
  const name = wrapText(pen, picture.name, nameText.font);
  const howTo = [...wrapText(pen, picture.howTo, smallText.font), picture.date];
  const codesTop = pictureTop + name.length * nameText.height + 16;
  const codesEnd = codesTop + Math.ceil(picture.codes.length / 2) * row;
  startPicture(pen, codesEnd + 20 + howTo.length * smallText.height + 48);
  drawHead(pen, [...productNames.slice(0, 1), picture.title].join(' · '));
  write(pen, name, nameText, pictureTop);
  pen.font = fontOf(500, 58, 'monospace');
  pen.fillStyle = pictureColours.ink;
  picture.codes.forEach((code, at) =>
    pen.fillText(
      code,
      pictureMargin + (at % 2) * (pictureInside / 2),
      codesTop + (Math.floor(at / 2) + 0.5) * row,
    ),
  );
  write(pen, howTo, smallText, codesEnd + 20);
  return pictureToPng(pen);
}

const fileName = 'karngea-codes.png';

type Picture = {
  readonly isDrawing: boolean;
  /** Undefined while drawing, and if the browser can't make the picture. */
  readonly file?: File;
  readonly url?: string;
};

/** Draws the picture once, in the current language; `url` is an object URL. */
function useCodesPicture(name: string, codes: readonly string[]): Picture {
  const { t } = useLingui();
  const { longDate } = useDates();
  const [picture, setPicture] = useState<Picture>({ isDrawing: true });
  const words = {
    title: t`Recovery codes`,
    howTo: t`To get back in: Karngea → Log in → Forgot your password?`,
    date: longDate(today()),
  };
  const [drawn] = useState(() => ({ name, codes, ...words }));
  useEffect(() => {
    let url: string | undefined;
    let isMounted = true;
    const show = (blob: Blob | null): void => {
      if (!isMounted) return;
      if (!blob) return setPicture({ isDrawing: false });
      url = URL.createObjectURL(blob);
      setPicture({ isDrawing: false, url, file: new File([blob], fileName, { type: blob.type }) });
    };
    drawCodes(drawn).then(show, () => show(null));
    return () => {
      isMounted = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [drawn]);
  return picture;
}

/** Spaces between the letters make screen readers spell the code. */
const spelled = (code: string): string =>
  code
    .split(' ')
    .map((group) => [...group].join(' '))
    .join(', ');

type Props = { name: string; codes: readonly string[]; onClose: () => void };

export function NewCodesSheet({ name, codes, onClose }: Props) {
  const { t } = useLingui();
  const picture = useCodesPicture(name, codes);
  const [isSaved, setSaved] = useState(false);
  const [isConfirmingLeave, setConfirmingLeave] = useState(false);
  const save = async () => {
    if (picture.file && (await shareOrSaveFiles(picture.file))) setSaved(true);
  };
  return (
    <>
      <Sheet
        open={!isConfirmingLeave}
        onClose={() => (isSaved ? onClose() : setConfirmingLeave(true))}
        title={t`Recovery codes`}
        footer={
          <div className="codes-acts">
            {isSaved && (
              <Button wide onClick={onClose}>
                <Trans>Done</Trans>
              </Button>
            )}
            <Button
              wide
              variant={isSaved ? 'plain' : 'primary'}
              icon={imageOutline}
              busy={picture.isDrawing}
              disabled={!picture.isDrawing && !picture.file}
              onClick={() => void save()}
            >
              <Trans>Save as a picture</Trans>
            </Button>
            {!isSaved && (
              <Button wide variant="plain" onClick={onClose}>
                <Trans>I've written them down</Trans>
              </Button>
            )}
          </div>
        }
      >
        <p>
          <Trans>Save this picture. Each code works once. You won't see them again.</Trans>
        </p>
        {/* Focusable, so that the keyboard can scroll the sheet. */}
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
        <p role="status" className="codes-saved">
          {isSaved && <Trans>Saved. Look in your photos or downloads.</Trans>}
        </p>
      </Sheet>
      <ConfirmDialog
        open={isConfirmingLeave}
        title={t`Leave without saving the codes?`}
        confirmLabel={<Trans>Leave</Trans>}
        onConfirm={onClose}
        onClose={() => setConfirmingLeave(false)}
      />
    </>
  );
}
