/** The editor's two questions: which of two conflicting CVs to keep, and whether to leave without saving. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { backClosesSheet } from '#client/ui/back-closes-sheet.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { Button } from '#client/ui/button.tsx';
import { Sheet } from '#client/ui/sheet.tsx';

type ConflictDialogProps = {
  open: boolean;
  onKeepMine: () => void;
  onKeepSaved: () => void;
  /** The user decided on neither: the form stays as it is. */
  onClose: () => void;
};

/** Asks which CV to keep: the one typed here, or the one saved elsewhere in the meantime. */
export function ConflictDialog({ open, onKeepMine, onKeepSaved, onClose }: ConflictDialogProps) {
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

type Props = {
  hasUnsavedChanges: () => boolean;
  /** The user tapped Go Back, which leaves the editor without a navigation. */
  isLeaving: boolean;
  onLeave: () => void;
  onStay: () => void;
};

export function LeaveDialog({ hasUnsavedChanges, isLeaving, onLeave, onStay }: Props) {
  const { t } = useLingui();
  const active = useShellLinks().usePageIsActive();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next, action }) =>
      current.pathname !== next.pathname && hasUnsavedChanges() && !backClosesSheet(action),
    // Closing the tab loses nothing: the draft is stored on the device.
    enableBeforeUnload: false,
    withResolver: true,
    // A page that is mounted but hidden must not block navigation.
    disabled: !active,
  });
  const blocked = blocker.status === 'blocked';
  return (
    <ConfirmDialog
      open={isLeaving || blocked}
      title={t`Leave without saving?`}
      text={t`Your changes stay on this device as a draft.`}
      confirmLabel={t`Leave`}
      onConfirm={() => (blocked ? blocker.proceed() : onLeave())}
      onClose={() => (blocked ? blocker.reset() : onStay())}
    />
  );
}
