/** Asks once before a page with unsaved changes is left. Knows neither the page nor its changes. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { backClosesSheet } from '#client/ui/back-closes-sheet.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { Button } from '#client/ui/button.tsx';
import { Sheet } from '#client/ui/sheet.tsx';

type KeepQuestionProps = {
  open: boolean;
  onKeepMine: () => void;
  onKeepSaved: () => void;
  /** Neither for now: the form stays as it is. */
  onClose: () => void;
};

/** Asks which of two CVs stays: the one that was typed here, or the one that was saved elsewhere meanwhile. Knows neither. */
export function KeepQuestion({ open, onKeepMine, onKeepSaved, onClose }: KeepQuestionProps) {
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

type Props = {
  isDirty: () => boolean;
  /** The person wants to go back within the page: the same question, without a navigation. */
  going: boolean;
  onGo: () => void;
  onStay: () => void;
};

export function LeaveQuestion({ isDirty, going, onGo, onStay }: Props) {
  const { t } = useLingui();
  const active = useShellLinks().usePageIsActive();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next, action }) =>
      current.pathname !== next.pathname && isDirty() && !backClosesSheet(action),
    // Nothing is lost by closing the tab: the draft is on the device.
    enableBeforeUnload: false,
    withResolver: true,
    // A mounted but hidden page must not hold up the shown one.
    disabled: !active,
  });
  const blocked = blocker.status === 'blocked';
  return (
    <ConfirmDialog
      open={going || blocked}
      title={t`Leave without saving?`}
      text={t`Your changes stay on this device as a draft.`}
      confirmLabel={t`Leave`}
      onConfirm={() => (blocked ? blocker.proceed() : onGo())}
      onClose={() => (blocked ? blocker.reset() : onStay())}
    />
  );
}
