/** Asks which of two CVs stays: the one that was typed here, or the one that was saved elsewhere meanwhile. Knows neither. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#client/ui/button.tsx';
import { Sheet } from '#client/ui/sheet.tsx';

type Props = {
  open: boolean;
  onKeepMine: () => void;
  onKeepSaved: () => void;
  /** Neither for now: the form stays as it is. */
  onClose: () => void;
};

export function KeepQuestion({ open, onKeepMine, onKeepSaved, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Which CV do you want to keep?`}
      footer={
        <>
          <Button wide variant="outline" onClick={onKeepSaved}>
            <Trans>The saved one</Trans>
          </Button>
          <Button wide onClick={onKeepMine}>
            <Trans>The one typed here</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          After you began to change it here, your CV was saved on another device or in another tab. The one
          that you do not keep will be gone.
        </Trans>
      </p>
    </Sheet>
  );
}
