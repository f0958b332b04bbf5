/** Pulling a list down at its top asks for it anew (product 2.51). A button does the same (`list-age.tsx`). */
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Dragged, followDrags } from './follow-drags.ts';
import { openPullRoom, pulledPx, type PullRoom } from './pull-room.ts';
import { sayQuietly } from './say-quietly.ts';
import { refreshList, touchedList } from './touched-lists.ts';

/** The list follows the finger by half, and not much further than where letting go counts. */
const drag = 0.5;
const furthestPx = 1.5 * pulledPx;

async function refresh(client: QueryClient, room: PullRoom): Promise<void> {
  const list = touchedList();
  room.hold();
  try {
    if (list) await refreshList(client, list);
    sayQuietly(i18n._(msg`Refreshed`));
  } finally {
    room.close();
  }
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
        if (pulled < pulledPx) return room.close();
        isRefreshing = true;
        // What failed stands on the page.
        void refresh(client, room)
          .catch(() => undefined)
          .finally(() => (isRefreshing = false));
      },
      giveUp: room.close,
    };
  };
  followDrags({
    direction: 'down',
    begin(target) {
      if (isRefreshing || !onlineManager.isOnline() || target.closest('dialog')) return undefined;
      const page = target.closest<HTMLElement>('.kg-page');
      if (!page || page.scrollTop > 0 || !touchedList()) return undefined;
      return () => (page.scrollTop > 0 ? undefined : take(page));
    },
  });
}
