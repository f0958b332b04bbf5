/** Pull to refresh (product 2.51). A button does the same (`list-age.tsx`). Loaded once the page is idle, on touch screens only. */
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiFailure } from '#client/data/api-failure.ts';
import { failureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/notices.ts';
import { openPullRoom, pulledPx, type PullRoom } from './pull-room.ts';
import { refreshList, touchedList } from './touched-lists.ts';

/** Until the finger has moved this far, its direction is unknown. */
const slopPx = 10;

/** The list follows the finger by half, and stops a little below where letting go counts. */
const drag = 0.5;
const furthestPx = 1.5 * pulledPx;

/** Tells assistive technology, because nothing on the page shows that the list is new. */
function announce(text: string): void {
  let status = document.querySelector('.kg-quiet-status');
  if (!status) {
    status = document.createElement('p');
    status.className = 'kg-quiet-status kg-visually-hidden';
    status.setAttribute('role', 'status');
    document.body.append(status);
  }
  // The same text is read again only if it was cleared first.
  status.textContent = '';
  status.textContent = text;
}

async function refresh(client: QueryClient, room: PullRoom): Promise<void> {
  const list = touchedList();
  room.hold();
  // A paused request waits until there is a network again, perhaps for hours.
  const unsubscribe = onlineManager.subscribe((isOnline) => {
    if (!isOnline) room.close();
  });
  try {
    if (list) await refreshList(client, list);
    announce(i18n._(msg`Refreshed`));
  } catch (failure) {
    // The list stays as it was: nothing on the page would say so.
    if (failure instanceof ApiFailure) notify('red', failureText(failure));
  } finally {
    unsubscribe();
    room.close();
  }
}

/** The scrolling part of the page under a finger, if that can be pulled now. */
function pullablePage(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || !onlineManager.isOnline() || !touchedList()) return undefined;
  // Dragging down in an overlay scrolls it.
  if (target.closest('dialog, .suggestions')) return undefined;
  const page = target.closest<HTMLElement>('.kg-page');
  return page && page.scrollTop <= 0 ? page : undefined;
}

/** Follows every finger for as long as the app runs. */
export function startPullToRefresh(client: QueryClient): void {
  let isRefreshing = false;
  let finger: { x: number; y: number; page: HTMLElement; pulled: number; room?: PullRoom } | undefined;
  const cancel = (): void => {
    finger?.room?.close();
    finger = undefined;
  };
  const start = ({ touches, target }: TouchEvent): void => {
    cancel();
    const [touch] = touches;
    if (!touch || touches.length > 1 || isRefreshing) return;
    const page = pullablePage(target);
    if (page) finger = { x: touch.clientX, y: touch.clientY, page, pulled: 0 };
  };
  const move = ({ touches }: TouchEvent): void => {
    const [touch] = touches;
    if (!finger || !touch) return;
    const down = touch.clientY - finger.y;
    if (!finger.room) {
      if (down < -slopPx || Math.abs(touch.clientX - finger.x) > slopPx) return cancel();
      if (down < slopPx) return;
      if (finger.page.scrollTop > 0) return cancel();
      finger.room = openPullRoom(finger.page);
    }
    finger.pulled = Math.min(furthestPx, Math.max(0, down - slopPx) * drag);
    finger.room.pull(finger.pulled);
  };
  const end = (): void => {
    const { room, pulled = 0 } = finger ?? {};
    if (!room || pulled < pulledPx || !onlineManager.isOnline()) return cancel();
    finger = undefined;
    isRefreshing = true;
    void refresh(client, room).finally(() => (isRefreshing = false));
  };
  // Passive listeners let the browser scroll without waiting for us.
  const passive = { passive: true } as const;
  document.addEventListener('touchstart', start, passive);
  document.addEventListener('touchmove', move, passive);
  document.addEventListener('touchend', end, passive);
  document.addEventListener('touchcancel', cancel, passive);
}
