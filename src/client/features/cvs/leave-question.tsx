/** Asks once before a page with unsaved changes is left. Knows neither the page nor its changes. */
import { useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { backClosesSheet } from '#client/ui/sheet.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';

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
