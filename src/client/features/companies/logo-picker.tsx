/** The company's logo, with buttons to choose a picture and to remove it (product 2.22). */
import { Trans, useLingui } from '@lingui/react/macro';
import { imageOutline, trashOutline } from 'ionicons/icons';
import { type ChangeEvent, useRef, useState } from 'react';
import { type OwnCompany } from '#contract/companies.ts';
import { logoSide } from '#contract/limits.ts';
import { siteAddress } from '#client/data/platform.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { Logo } from '#client/ui/logo.tsx';
import { notify } from '#client/ui/toast.ts';
import { useRemoveLogo, useSetLogo } from './company-queries.ts';

/** Twice the side at which the server stores a logo. */
const sentSide = logoSide * 2;

/** The largest square in the middle of a picture, as WebP; browsers that can't write WebP write PNG. */
async function cropToSquare(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const side = Math.min(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = sentSide;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, sentSide, sentSide);
  picture.close();
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The canvas is empty.')));
    canvas.toBlob(done, 'image/webp', 0.9);
  });
}

type Props = { userId: number; name: string; company: OwnCompany };

export function LogoPicker({ userId, name, company: { logo } }: Props) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const file = useRef<HTMLInputElement>(null);
  /** The uploaded share, 0 to 1, while a picture is being sent. */
  const [progress, setProgress] = useState<number>();
  const saving = useSetLogo(userId);
  const removing = useRemoveLogo(userId);

  const send = async (file: File) => {
    setProgress(0);
    const picture = await cropToSquare(file).catch(() => undefined);
    try {
      if (picture) await saving.mutateAsync({ picture, onProgress: setProgress });
      else notify('red', t`We can't read this picture.`);
    } catch (failure) {
      notify('red', failureText(failure));
    } finally {
      setProgress(undefined);
    }
  };
  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // Otherwise choosing the same file again fires no event.
    target.value = '';
    if (chosen) void send(chosen);
  };
  return (
    <div className="logo-picker">
      <Logo name={name} picture={siteAddress(logo)} size={72} />
      <div>
        <div className="logo-picker-buttons">
          <Button
            variant="outline"
            small
            icon={imageOutline}
            busy={progress !== undefined}
            onClick={() => file.current?.click()}
          >
            <Trans>Choose a logo</Trans>
          </Button>
          {logo !== null && (
            <Button
              variant="plain"
              small
              icon={trashOutline}
              busy={removing.isPending}
              onClick={() =>
                removing.mutate(undefined, { onError: (failure) => notify('red', failureText(failure)) })
              }
            >
              <Trans>Remove the logo</Trans>
            </Button>
          )}
        </div>
        <p className="kg-muted">
          <Trans>PNG, JPEG or WebP of any size. We use the square in the middle.</Trans>
        </p>
        {progress !== undefined && (
          <progress className="logo-progress" value={progress} max={1} aria-label={t`Sending`} />
        )}
        <input
          ref={file}
          hidden
          type="file"
          accept="image/*"
          aria-label={t`Choose a logo`}
          onChange={onChoose}
        />
      </div>
    </div>
  );
}
