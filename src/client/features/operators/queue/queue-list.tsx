/** The waiting items, oldest first, as buttons that open them. */
import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { type QueueItem } from '#contract/operators.ts';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { type ItemKey, keyOf, subtitleOf, titleOf } from './queue-items.ts';
import { ReportCounts } from './report-counts.tsx';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Formats how long an item has been waiting. */
function useWaitingTime(): (since: string) => string {
  const { t } = useLingui();
  return (since) => {
    const ms = Math.max(0, Date.now() - Date.parse(since));
    const minutes = Math.max(1, Math.floor(ms / minuteMs));
    const hours = Math.floor(ms / hourMs);
    const days = Math.floor(ms / dayMs);
    if (days > 0) return t`${plural(days, { one: 'waiting # day', other: 'waiting # days' })}`;
    if (hours > 0) return t`${plural(hours, { one: 'waiting # hour', other: 'waiting # hours' })}`;
    return t`${plural(minutes, { one: 'waiting # minute', other: 'waiting # minutes' })}`;
  };
}

function Row({ item, current, onOpen }: { item: QueueItem; current: boolean; onOpen: () => void }) {
  const waiting = useWaitingTime();
  const subtitle = subtitleOf(item);
  return (
    <button type="button" className="queue-row" aria-current={current ? 'true' : undefined} onClick={onOpen}>
      <UserText as="strong">{titleOf(item)}</UserText>
      {(item.kind === 'reports' || item.kind === 'people') && (
        <span className="queue-row-line">
          <ReportCounts reports={item.reports} />
        </span>
      )}
      <span className="queue-row-line">
        {subtitle !== null && (
          <>
            <UserText>{subtitle}</UserText>
            {' · '}
          </>
        )}
        {waiting(item.waiting_since)}
      </span>
    </button>
  );
}

type Props = {
  items: readonly QueueItem[];
  current: ItemKey | undefined;
  onOpen: (item: QueueItem) => void;
};

export function QueueList({ items, current, onOpen }: Props) {
  const { t } = useLingui();
  return (
    <ul className="queue-list" aria-label={t`Queue`}>
      {items.map((item) => (
        <li key={keyOf(item)}>
          <Row item={item} current={keyOf(item) === current} onOpen={() => onOpen(item)} />
        </li>
      ))}
    </ul>
  );
}

export const ShortcutsLine = () => (
  <p className="kg-muted queue-keys">
    <Trans>Keys: J next · K back · 1 2 3 choose · Enter decide · Z undo</Trans>
  </p>
);

export const QueueSkeleton = () => (
  <SkeletonGroup className="queue-list">
    {[0, 1, 2, 3].map((row) => (
      <div key={row} className="queue-row">
        <Skeleton width="70%" />
        <Skeleton width="40%" height={24} />
        <Skeleton width="55%" />
      </div>
    ))}
  </SkeletonGroup>
);
