/** Draws the one message at the top: six seconds, longer while it is being read, closed by button or swipe. */
import { type MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { alertCircle, checkmarkCircle, close, informationCircle } from 'ionicons/icons';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { closeNotice, type Notice, useNotice } from './toast.ts';
import { noticeMs } from './timings.ts';
import './toast.css';

const pictures = { blue: informationCircle, green: checkmarkCircle, red: alertCircle } as const;
/** Upwards by this many pixels is a swipe away. */
const swipePx = 24;

/** Counts the time in which the message could be read: not while the page is hidden or somebody is on it. */
function useClosingAfter(key: number | undefined, held: boolean): void {
  const left = useRef(noticeMs);
  useEffect(() => {
    left.current = noticeMs;
  }, [key]);
  const [hidden, hide] = useState(document.hidden);
  useEffect(() => {
    const follow = () => hide(document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  useEffect(() => {
    if (key === undefined || held || hidden) return;
    const since = performance.now();
    const timer = setTimeout(closeNotice, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [key, held, hidden]);
}

function NoticeBox({ notice, onHold }: { notice: Notice; onHold: (held: boolean) => void }) {
  const { t, i18n } = useLingui();
  const start = useRef<number>(undefined);
  const cameFrom = useRef<EventTarget | null>(null);
  const putAway = () => {
    closeNotice();
    // The button goes with the message: the focus returns to where it came from.
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };
  const say = (text: string | MessageDescriptor) => (typeof text === 'string' ? text : i18n._(text));
  return (
    <div
      className={`kg-notice ${notice.tone}`}
      onMouseEnter={() => onHold(true)}
      onMouseLeave={() => onHold(false)}
      onFocus={({ relatedTarget }) => {
        cameFrom.current = relatedTarget;
        onHold(true);
      }}
      onBlur={() => onHold(false)}
      onPointerDown={({ clientY }) => (start.current = clientY)}
      onPointerMove={({ clientY }) => {
        if (start.current !== undefined && start.current - clientY > swipePx) closeNotice();
      }}
      onPointerUp={() => (start.current = undefined)}
    >
      <Icon name={pictures[notice.tone]} size={22} />
      <p>{say(notice.text)}</p>
      <IconButton icon={close} label={t`Close`} size={22} onClick={putAway} />
    </div>
  );
}

/** Stands once in the shell; both regions are always there, so that screen readers follow them. */
export function NoticesView() {
  const notice = useNotice();
  const [heldKey, hold] = useState<number>();
  const layer = useRef<HTMLDivElement>(null);
  const key = notice?.key;
  useClosingAfter(key, key !== undefined && heldKey === key);

  useEffect(() => {
    const element = layer.current;
    if (key === undefined || !element?.showPopover) return;
    // A popover of its own stands above an open sheet, which no z-index reaches.
    element.showPopover();
    return () => element.hidePopover();
  }, [key]);

  const box = notice && (
    <NoticeBox key={notice.key} notice={notice} onHold={(held) => hold(held ? key : undefined)} />
  );
  return (
    <div className="kg-notices" popover="manual" ref={layer}>
      <div role="status">{notice?.tone !== 'red' && box}</div>
      <div role="alert">{notice?.tone === 'red' && box}</div>
    </div>
  );
}
