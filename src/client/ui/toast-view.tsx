/** The toast at the top: closes after six seconds, by its button or by a swipe. */
import { type MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { alertCircle, checkmarkCircle, close, informationCircle } from 'ionicons/icons';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { closeToast, type Toast, useToast } from './toast.ts';
import { toastMs } from './timings.ts';
import './toast.css';

const pictures = { blue: informationCircle, green: checkmarkCircle, red: alertCircle } as const;
/** Swiping up by this distance closes it. */
const swipePx = 24;

/** Closes the toast after its time; the timer is paused while the page is hidden or the toast hovered or focused. */
function useAutoClose(key: number | undefined, isHeld: boolean): void {
  const remainingMs = useRef(toastMs);
  useEffect(() => {
    remainingMs.current = toastMs;
  }, [key]);
  const [hidden, hide] = useState(document.hidden);
  useEffect(() => {
    const update = () => hide(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  useEffect(() => {
    if (key === undefined || isHeld || hidden) return;
    const since = performance.now();
    const timer = setTimeout(closeToast, remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - since;
    };
  }, [key, isHeld, hidden]);
}

function ToastBox({ toast, onHold }: { toast: Toast; onHold: (isHeld: boolean) => void }) {
  const { t, i18n } = useLingui();
  const start = useRef<number>(undefined);
  const previousFocus = useRef<EventTarget | null>(null);
  const dismiss = () => {
    closeToast();
    // The focused button is removed with the toast.
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus({ preventScroll: true });
  };
  const translate = (text: string | MessageDescriptor) => (typeof text === 'string' ? text : i18n._(text));
  return (
    <div
      className={`kg-notice ${toast.tone}`}
      onMouseEnter={() => onHold(true)}
      onMouseLeave={() => onHold(false)}
      onFocus={({ relatedTarget }) => {
        previousFocus.current = relatedTarget;
        onHold(true);
      }}
      onBlur={() => onHold(false)}
      onPointerDown={({ clientY }) => (start.current = clientY)}
      onPointerMove={({ clientY }) => {
        if (start.current !== undefined && start.current - clientY > swipePx) closeToast();
      }}
      onPointerUp={() => (start.current = undefined)}
    >
      <Icon name={pictures[toast.tone]} size={22} />
      <p>{translate(toast.text)}</p>
      <IconButton icon={close} label={t`Close`} size={22} onClick={dismiss} />
    </div>
  );
}

/** Rendered once, in the shell. Both live regions are always there, so that screen readers watch them. */
export function ToastView() {
  const toast = useToast();
  const [heldKey, hold] = useState<number>();
  const layer = useRef<HTMLDivElement>(null);
  const key = toast?.key;
  useAutoClose(key, key !== undefined && heldKey === key);

  useEffect(() => {
    const element = layer.current;
    if (key === undefined || !element?.showPopover) return;
    // Only a popover is above an open modal dialog.
    element.showPopover();
    return () => element.hidePopover();
  }, [key]);

  const box = toast && (
    <ToastBox key={toast.key} toast={toast} onHold={(isHeld) => hold(isHeld ? key : undefined)} />
  );
  return (
    <div className="kg-notices" popover="manual" ref={layer}>
      <div role="status">{toast?.tone !== 'red' && box}</div>
      <div role="alert">{toast?.tone === 'red' && box}</div>
    </div>
  );
}
