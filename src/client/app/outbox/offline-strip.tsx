/** The marigold strip under the header of every page while there is no network; loaded only then. */
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { cloudOffline } from 'ionicons/icons';
import { deviceTime } from '#client/language/plain-formats.ts';
import { useRelativeTime } from '#client/language/relative-time.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { notify } from '#client/ui/notices.ts';
import './offline-strip.css';

const pagesWithJobs = ['/', '/jobs', '/favJobs'];

// Once for the life of the app: this file is first loaded when the network is gone.
onlineManager.subscribe((online) => {
  if (online) notify('green', msg`Back online`);
});

/** When the newest of the jobs that are shown arrived, in milliseconds since 1970. */
function useJobsTime(): number | undefined {
  const client = useQueryClient();
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (!pagesWithJobs.includes(path)) return undefined;
  const newestOf = (type: 'active' | 'all'): number => {
    const answers = client.getQueryCache().findAll({
      queryKey: ['jobs'],
      type,
      // Only what the server said has an age: a search among it has none.
      predicate: ({ meta }) => meta?.persist !== undefined,
    });
    return Math.max(0, ...answers.map(({ state }) => state.dataUpdatedAt));
  };
  return newestOf('active') || newestOf('all') || undefined;
}

function Sentence() {
  const at = useJobsTime();
  const relative = useRelativeTime();
  if (at === undefined) return <Trans>You're offline.</Trans>;
  if (new Date(at).toDateString() !== new Date().toDateString()) {
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
