/** A sheet over the page: from the bottom on phones, a dialog from 768 px. The browser keeps the focus inside. */
import { useLingui } from '@lingui/react/macro';
import { close } from 'ionicons/icons';
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { useShellLinks } from './shell-links.ts';
import { passOverSecondTap } from './second-tap.ts';
import './sheet.css';

/** Going back first closes the sheet over a page: a page that asks before it is left asks the next time. */
export const backClosesSheet = (action: string): boolean =>
  action === 'BACK' && document.querySelector('dialog[open]') !== null;

type Props = {
  open: boolean;
  /** Asked by Esc, the scrim, the close button and the back button; the caller then sets `open`. */
  onClose: () => void;
  title: ReactNode;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean;
  /** In the head, in place of the title that is hidden. */
  head?: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  /** As high as the screen allows from the start, so that it does not jump while its content changes. */
  tall?: boolean;
  /** A question that has to be answered: narrower, without a close button. */
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
  const askToClose = useEffectEvent(onClose);

  // Before a sheet that is taken away leaves the document: only then the browser gives the focus back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    const removeLayer = addLayer(() => askToClose());
    return () => {
      removeLayer();
      element.close();
      passOverSecondTap(press.current);
      press.current = undefined;
    };
  }, [open, addLayer]);

  return (
    <dialog
      ref={dialog}
      className={['kg-sheet', tall && 'tall', alert && 'alert'].filter(Boolean).join(' ')}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      // The event comes late: a dialog that was opened again meanwhile stays.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
      onPointerDown={({ target, nativeEvent }) => {
        pressedOutside.current = target === dialog.current;
        press.current = nativeEvent;
      }}
      // A click counts for the scrim, too, when a text was marked in the sheet and let go of outside.
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
