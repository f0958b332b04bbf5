/** A chip that a tap removes, such as an active filter. */
import { close } from 'ionicons/icons';
import { Icon } from './icon.tsx';
import { langOf } from './user-text.tsx';
import './chip.css';

type RemovableProps = { label: string; removeLabel: string; onRemove: () => void };

export function RemovableChip({ label, removeLabel, onRemove }: RemovableProps) {
  return (
    <button type="button" className="kg-chip soft" aria-label={removeLabel} onClick={onRemove}>
      <span lang={langOf(label)}>{label}</span>
      <Icon name={close} size={18} />
    </button>
  );
}
