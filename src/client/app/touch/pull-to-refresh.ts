/** Pull to refresh (product 2.51). A button does the same (`list-age.tsx`). Loaded once the page is idle, on touch screens only. */
import { onlineManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiFailure } from '#client/data/api-failure.ts';
import { failureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/notices.ts';
import './pull-room.css';

/** The cache keys that pulling the page refreshes (ui/page-content.tsx). */
const keysToRefresh = (page: HTMLElement): QueryKey[] =>
  JSON.parse(page.dataset['refreshes'] ?? '[]') as QueryKey[];

type Pages = { pages: unknown[]; pageParams: unknown[] };
const isPages = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

/** Refetches what is on screen; of an infinite list only the first page, where the reader is. Rejects if that fails. */
async function refetch(client: QueryClient, queryKey: QueryKey): Promise<void> {
  for (const query of client.getQueryCache().findAll({ type: 'active', queryKey })) {
    const { data, dataUpdatedAt } = query.state;
    if (!isPages(data) || data.pages.length < 2) continue;
    const first = { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
    client.setQueryData(query.queryKey, first, { updatedAt: dataUpdatedAt });
  }
  await client.refetchQueries({ type: 'active', queryKey }, { throwOnError: true });
}

/** So far the list is pulled, or held while it is asked for. */
const pulledPx = 64;

type PullRoom = {
  /** Moves the list down by this many pixels. */
  readonly pull: (pixels: number) => void;
  /** Stays open, and turns once. */
  readonly hold: () => void;
  readonly close: () => void;
};

/** Opens it over the page's scrolling part. */
function openPullRoom(page: HTMLElement): PullRoom {
  const room = document.createElement('div');
  room.className = 'kg-pull-room';
  // What is said when it is done has a place of its own.
  room.ariaHidden = 'true';
  const knot = document.createElement('span');
  knot.className = 'kg-pull-knot';
  const words = document.createElement('span');
  room.append(knot, words);
  room.style.top = `${page.offsetTop}px`;
  page.before(room);
  page.classList.add('kg-pulled');
  return {
    pull(pixels) {
      words.textContent = i18n._(pixels < pulledPx ? msg`Pull to refresh` : msg`Release to refresh`);
      page.style.setProperty('--kg-pulled', `${pixels}px`);
      room.style.setProperty('--kg-turned', `${45 + (pixels / pulledPx) * 180}deg`);
    },
    hold() {
      page.style.setProperty('--kg-pulled', `${pulledPx}px`);
      knot.classList.add('turning');
    },
    close() {
      room.remove();
      page.classList.remove('kg-pulled');
    },
  };
}

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

async function refresh(client: QueryClient, page: HTMLElement, room: PullRoom): Promise<void> {
  room.hold();
  // A paused request waits until there is a network again, perhaps for hours.
  const unsubscribe = onlineManager.subscribe((isOnline) => {
    if (!isOnline) room.close();
  });
  try {
    await Promise.all(keysToRefresh(page).map((key) => refetch(client, key)));
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
  if (!(target instanceof Element) || !onlineManager.isOnline()) return undefined;
  // Dragging down in an overlay scrolls it.
  if (target.closest('dialog, [data-no-pull]')) return undefined;
  const page = target.closest<HTMLElement>('[data-refreshes]');
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
    if (!finger?.room || finger.pulled < pulledPx || !onlineManager.isOnline()) return cancel();
    const { page, room } = finger;
    finger = undefined;
    isRefreshing = true;
    void refresh(client, page, room).finally(() => (isRefreshing = false));
  };
  // Passive listeners let the browser scroll without waiting for us.
  const passive = { passive: true } as const;
  document.addEventListener('touchstart', start, passive);
  document.addEventListener('touchmove', move, passive);
  document.addEventListener('touchend', end, passive);
  document.addEventListener('touchcancel', cancel, passive);
}
