/** Takes a square of the chosen picture and sends it (product 2.22). */
import { Trans, useLingui } from '@lingui/react/macro';
import { addOutline, removeOutline } from 'ionicons/icons';
import { useRef, useState } from 'react';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { notify } from '#client/ui/notices.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { useSetLogo } from './company-queries.ts';
import { type Crop, wholeCrop, zoomed } from './crop.ts';
import { CropStage, drawCrop, stageSide } from './crop-stage.tsx';

const step = 1.25;

/** Browsers that cannot write WebP write PNG. */
function pictureOf(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = stageSide;
  drawCrop(canvas, picture, crop);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
}

type Props = { userId: number; picture: ImageBitmap; onClose: () => void };

export function CropSheet({ userId, picture, onClose }: Props) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [crop, setCrop] = useState(wholeCrop);
  const [sent, setSent] = useState<number>();
  const isSending = useRef(false);
  const saving = useSetLogo(userId);
  const save = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setSent(0);
    try {
      const made = await pictureOf(picture, crop);
      if (made) await saving.mutateAsync({ picture: made, onProgress: setSent });
      onClose();
    } catch (failure) {
      notify('red', failureText(failure));
    } finally {
      isSending.current = false;
      setSent(undefined);
    }
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Drag and zoom`}
      footer={
        <Button wide busy={sent !== undefined} onClick={() => void save()}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      <CropStage picture={picture} crop={crop} onCrop={setCrop} />
      <div className="crop-zoom">
        <IconButton
          icon={removeOutline}
          label={t`Zoom out`}
          onClick={() => setCrop((now) => zoomed(picture, now, 1 / step))}
        />
        <IconButton
          icon={addOutline}
          label={t`Zoom in`}
          onClick={() => setCrop((now) => zoomed(picture, now, step))}
        />
      </div>
      {sent !== undefined && (
        <progress className="crop-progress" value={sent} max={1} aria-label={t`Sending`} />
      )}
    </Sheet>
  );
}
