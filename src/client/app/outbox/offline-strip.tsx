/** The strip below the header of every page while offline. Loaded only then. */
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { cloudOffline } from 'ionicons/icons';
import { deviceTime } from '#client/language/plain-formats.ts';
import { useRelativeTime } from '#client/language/relative-time.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { notify } from '#client/ui/toast.ts';
import './offline-strip.css';

const pagesWithJobs = ['/', '/jobs', '/favJobs'];

// Subscribes once: this module is loaded when the app first goes offline.
onlineManager.subscribe((online) => {
  if (online) notify('green', msg`Back online`);
});

/** When the newest of the shown jobs were fetched, in milliseconds since 1970. */
function useJobsTime(): number | undefined {
  const client = useQueryClient();
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (!pagesWithJobs.includes(path)) return undefined;
  const newestOf = (type: 'active' | 'all'): number => {
    const queries = client.getQueryCache().findAll({
      queryKey: ['jobs'],
      type,
      // Only server data has an age, not an offline search over it.
      predicate: ({ meta }) => meta?.persist !== undefined,
    });
    return Math.max(0, ...queries.map(({ state }) => state.dataUpdatedAt));
  };
  return newestOf('active') || newestOf('all') || undefined;
}

const isFromToday = (at: number) => new Date(at).toDateString() === new Date().toDateString();

function Sentence() {
  const at = useJobsTime();
  const relative = useRelativeTime();
  if (at === undefined) return <Trans>You're offline.</Trans>;
  if (!isFromToday(at)) {
    const age = relative(at);
    return <Trans>You're offline. These jobs were saved {age}.</Trans>;
  }
  const time = deviceTime(at);
  return <Trans>You're offline. Showing jobs saved at {time}.</Trans>;
}

export function OfflineStrip() {
  return (
    <p className="kg-offline" role="status">
      <Icon name={cloudOffline} size={20} />
      <span>
        <Sentence />
      </span>
    </p>
  );
}
