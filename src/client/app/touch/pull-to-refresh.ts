/** Pulling a list down at its top asks for it anew (product 2.51). A button does the same (`list-age.tsx`). */
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiFailure } from '#client/data/api-failure.ts';
import { failureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/notices.ts';
import { type Dragged, followDrags } from './follow-drags.ts';
import { openPullRoom, pulledPx, type PullRoom } from './pull-room.ts';
import { sayQuietly } from './say-quietly.ts';
import { refreshList, touchedList } from './touched-lists.ts';

/** The list follows the finger by half, and not much further than where letting go counts. */
const drag = 0.5;
const furthestPx = 1.5 * pulledPx;

/** What is asked for waits until there is a network again, perhaps for hours: nobody waits with it. */
function whenNetworkGoes(tell: () => void): () => void {
  return onlineManager.subscribe((isOnline) => {
    if (!isOnline) tell();
  });
}

async function refresh(client: QueryClient, room: PullRoom): Promise<void> {
  const list = touchedList();
  room.hold();
  const stop = whenNetworkGoes(room.close);
  try {
    if (list) await refreshList(client, list);
    sayQuietly(i18n._(msg`Refreshed`));
  } finally {
    stop();
    room.close();
  }
}

/** The list stays as it was: nothing on the page would say so. */
function tellFailure(failure: unknown): void {
  if (failure instanceof ApiFailure) notify('red', failureText(failure));
}

/** Follows every finger for as long as the app runs. */
export function followPulls(client: QueryClient): void {
  let isRefreshing = false;
  const take = (page: HTMLElement): Dragged => {
    const room = openPullRoom(page);
    let pulled = 0;
    return {
      to(pixels) {
        pulled = Math.min(furthestPx, pixels * drag);
        room.pull(pulled);
      },
      letGo() {
        if (pulled < pulledPx || !onlineManager.isOnline()) return room.close();
        isRefreshing = true;
        void refresh(client, room)
          .catch(tellFailure)
          .finally(() => (isRefreshing = false));
      },
      giveUp: room.close,
    };
  };
  followDrags({
    direction: 'down',
    begin(target) {
      // Whoever drags down in what lies over the page wants to see more of that.
      if (isRefreshing || !onlineManager.isOnline() || target.closest('dialog, .suggestions'))
        return undefined;
      const page = target.closest<HTMLElement>('.kg-page');
      if (!page || page.scrollTop > 0 || !touchedList()) return undefined;
      return () => (page.scrollTop > 0 ? undefined : take(page));
    },
  });
}
