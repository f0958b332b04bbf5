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
            <Trans>The saved version</Trans>
          </Button>
          <Button wide onClick={onKeepMine}>
            <Trans>My edits here</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Your CV was saved on another device or in another tab after you started editing it here. The version
          you don't keep will be lost.
        </Trans>
      </p>
    </Sheet>
  );
}
