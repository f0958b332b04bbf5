/** A modal sheet: from the bottom on phones, a dialog from 768 px. The native `dialog` traps the focus. */
import { useLingui } from '@lingui/react/macro';
import { close } from 'ionicons/icons';
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { useShellLinks } from './shell-links.ts';
import './sheet.css';

/** Compared with the events' own timestamps, so that a slow page changes nothing. */
const doubleTapMs = 500;
const samePlacePx = 30;

type Press = Pick<PointerEvent, 'clientX' | 'clientY' | 'timeStamp' | 'pointerType'>;

/**
 * Ignores the second click of a double tap if the first one closed the sheet: it would hit what was underneath.
 * @param first the press that removed the button; undefined if it was a key
 */
function ignoreSecondTap(first: Press | undefined): void {
  if (!first) return;
  const suppress = (tap: MouseEvent): void => {
    if (tap.timeStamp - first.timeStamp > doubleTapMs)
      return document.removeEventListener('click', suppress, true);
    // `detail` counts clicks reliably for a mouse, but not for touch in every browser.
    if (first.pointerType !== 'touch' && tap.detail < 2) return;
    if (Math.hypot(tap.clientX - first.clientX, tap.clientY - first.clientY) > samePlacePx) return;
    tap.preventDefault();
    tap.stopPropagation();
  };
  document.addEventListener('click', suppress, true);
}

/** For pages that ask before they are left: whether this navigation back only closes a sheet. */
export const backClosesSheet = (action: string): boolean =>
  action === 'BACK' && document.querySelector('dialog[open]') !== null;

type Props = {
  open: boolean;
  /** Called on Esc, scrim, close button and back button; the caller then sets `open`. */
  onClose: () => void;
  title: ReactNode;
  /** Shows the title to screen readers only. */
  hideTitle?: boolean;
  /** Replaces the hidden title in the header. */
  head?: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  /** Full height from the start, so that it doesn't jump when its content changes. */
  tall?: boolean;
  /** An alert dialog: narrower, without a close button. */
  alert?: boolean;
  children?: ReactNode;
};

export function Sheet({ open, onClose, title, hideTitle, head, footer, tall, alert, children }: Props) {
  const { t } = useLingui();
  const { addLayer } = useShellLinks();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const press = useRef<PointerEvent>(undefined);
  const requestClose = useEffectEvent(onClose);

  // A layout effect closes the dialog before it is removed: only then the browser restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    const removeLayer = addLayer(() => requestClose());
    return () => {
      removeLayer();
      element.close();
      ignoreSecondTap(press.current);
      press.current = undefined;
    };
  }, [open, addLayer]);

  return (
    <dialog
      ref={dialog}
      className={['kg-sheet', tall && 'tall', alert && 'alert'].filter(Boolean).join(' ')}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      // The event is asynchronous: the dialog may have been opened again.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
      onPointerDown={({ target, nativeEvent }) => {
        pressedOutside.current = target === dialog.current;
        press.current = nativeEvent;
      }}
      // Selecting text in the sheet and releasing outside also fires a click on the scrim.
      onClick={({ target }) => target === dialog.current && pressedOutside.current && onClose()}
    >
      {open && (
        <div className="kg-sheet-inner">
          <div className="kg-sheet-head">
            <h2 id={titleId} className={hideTitle ? 'kg-visually-hidden' : undefined}>
              {title}
            </h2>
            {head}
            {!alert && <IconButton icon={close} label={t`Close`} onClick={onClose} />}
          </div>
          <div className="kg-sheet-body">{children}</div>
          {footer && <div className="kg-sheet-foot">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
