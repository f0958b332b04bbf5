/** One button of the editor's toolbar: 44 px, with a label, and on or off where it is a state. */
import { type MouseEvent, type ReactNode } from 'react';

type Props = {
  label: string;
  pressed?: boolean;
  expanded?: boolean;
  controls?: string;
  /** The keys that do the same, as assistive technology is told. */
  keys?: string;
  onPress: () => void;
  children: ReactNode;
};

/** The text keeps the focus and its selection, and on phones the keyboard stays. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

export function ToolButton({ label, pressed, expanded, controls, keys, onPress, children }: Props) {
  return (
    <button
      type="button"
      data-tool
      className="kg-rte-tool"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={expanded ? controls : undefined}
      aria-keyshortcuts={keys}
      onMouseDown={keepFocus}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
