/** Beside an entry of the record that can be undone still. */
import { useLingui } from '@lingui/react';
import { useIsOnline } from '#client/data/connection.ts';
import { Button } from '#client/ui/button.tsx';
import { type Undoable, undoNames } from './undo-later.ts';

type Props = { entry: Undoable; onUndo: (entry: Undoable) => void };

export function UndoLaterButton({ entry, onUndo }: Props) {
  const { i18n } = useLingui();
  const isOnline = useIsOnline();
  const name = i18n._(undoNames[entry.undo]);
  return (
    <Button
      variant="outline"
      small
      disabled={!isOnline}
      aria-haspopup="dialog"
      aria-label={`${name}: ${entry.subject}`}
      onClick={() => onUndo(entry)}
    >
      {name}
    </Button>
  );
}
