/** Pull to refresh (product 2.51). Loaded on touch screens once the page is idle; a button does the same (`list-age.tsx`). */
import { onlineManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiFailure } from '#client/data/api-failure.ts';
import { failureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/toast.ts';
import './pull-to-refresh.css';

/** The cache keys to refetch (ui/page-content.tsx). */
const keysToRefresh = (page: HTMLElement): QueryKey[] =>
  JSON.parse(page.dataset['refreshes'] ?? '[]') as QueryKey[];

type Pages = { pages: unknown[]; pageParams: unknown[] };
const isPages = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

/** Refetches active queries, of an infinite list only the first page, where the user is. Rejects if that fails. */
async function refetch(client: QueryClient, queryKey: QueryKey): Promise<void> {
  for (const query of client.getQueryCache().findAll({ type: 'active', queryKey })) {
    const { data, dataUpdatedAt } = query.state;
    if (!isPages(data) || data.pages.length < 2) continue;
    const first = { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
    client.setQueryData(query.queryKey, first, { updatedAt: dataUpdatedAt });
  }
  await client.refetchQueries({ type: 'active', queryKey }, { throwOnError: true });
}

/** The distance to pull for a refresh, and the height of the indicator meanwhile. */
const pulledPx = 64;

type Indicator = {
  /** Moves the list down by this many pixels. */
  readonly pull: (pixels: number) => void;
  /** Stays open and spins once. */
  readonly hold: () => void;
  readonly close: () => void;
};

/** Opens the indicator above the page. */
function openIndicator(page: HTMLElement): Indicator {
  const indicator = document.createElement('div');
  indicator.className = 'kg-pull-room';
  // Announced separately.
  indicator.ariaHidden = 'true';
  const knot = document.createElement('span');
  knot.className = 'kg-pull-knot';
  const words = document.createElement('span');
  indicator.append(knot, words);
  indicator.style.top = `${page.offsetTop}px`;
  page.before(indicator);
  page.classList.add('kg-pulled');
  return {
    pull(pixels) {
      words.textContent = i18n._(pixels < pulledPx ? msg`Pull to refresh` : msg`Release to refresh`);
      page.style.setProperty('--kg-pulled', `${pixels}px`);
      indicator.style.setProperty('--kg-turned', `${45 + (pixels / pulledPx) * 180}deg`);
    },
    hold() {
      page.style.setProperty('--kg-pulled', `${pulledPx}px`);
      knot.classList.add('turning');
    },
    close() {
      indicator.remove();
      page.classList.remove('kg-pulled');
    },
  };
}

/** The distance after which the direction of a drag is known. */
const slopPx = 10;

/** The list moves by half the finger's distance, up to a maximum. */
const drag = 0.5;
const maxPulledPx = 1.5 * pulledPx;

/** Announces the refresh to assistive technology: nothing visible shows it. */
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

async function refresh(client: QueryClient, page: HTMLElement, indicator: Indicator): Promise<void> {
  indicator.hold();
  // A paused request waits until there is a network again, perhaps for hours.
  const unsubscribe = onlineManager.subscribe((isOnline) => {
    if (!isOnline) indicator.close();
  });
  try {
    await Promise.all(keysToRefresh(page).map((key) => refetch(client, key)));
    announce(i18n._(msg`Refreshed`));
  } catch (failure) {
    // Nothing else on the page shows the failure.
    if (failure instanceof ApiFailure) notify('red', failureText(failure));
  } finally {
    unsubscribe();
    indicator.close();
  }
}

/** The page at the touch target, if it can be pulled now. */
function pullablePage(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || !onlineManager.isOnline()) return undefined;
  // Dragging down in an overlay scrolls it.
  if (target.closest('dialog, [data-no-pull]')) return undefined;
  const page = target.closest<HTMLElement>('[data-refreshes]');
  return page && page.scrollTop <= 0 ? page : undefined;
}

/** Adds the touch listeners, for the life of the app. */
export function startPullToRefresh(client: QueryClient): void {
  let isRefreshing = false;
  let finger: { x: number; y: number; page: HTMLElement; pulled: number; indicator?: Indicator } | undefined;
  const cancel = (): void => {
    finger?.indicator?.close();
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
    if (!finger.indicator) {
      if (down < -slopPx || Math.abs(touch.clientX - finger.x) > slopPx) return cancel();
      if (down < slopPx) return;
      if (finger.page.scrollTop > 0) return cancel();
      finger.indicator = openIndicator(finger.page);
    }
    finger.pulled = Math.min(maxPulledPx, Math.max(0, down - slopPx) * drag);
    finger.indicator.pull(finger.pulled);
  };
  const end = (): void => {
    if (!finger?.indicator || finger.pulled < pulledPx || !onlineManager.isOnline()) return cancel();
    const { page, indicator } = finger;
    finger = undefined;
    isRefreshing = true;
    void refresh(client, page, indicator).finally(() => (isRefreshing = false));
  };
  // Passive listeners let the browser scroll without waiting for us.
  const passive = { passive: true } as const;
  document.addEventListener('touchstart', start, passive);
  document.addEventListener('touchmove', move, passive);
  document.addEventListener('touchend', end, passive);
  document.addEventListener('touchcancel', cancel, passive);
}
