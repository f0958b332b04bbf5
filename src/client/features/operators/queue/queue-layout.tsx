/** The frame of an operator's queue: chips that choose the kind, the items of that kind, and beside them the open item. */
import { Trans, useLingui } from '@lingui/react/macro';
import { refreshOutline } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { clockTime } from '#client/language/day-and-time.ts';
import { type OperatorCounts, type QueueKind, queueKinds } from '#contract/operators.ts';
import { RadioChips } from '#client/ui/chip.tsx';
import { useShortcutsEnabled } from './queue-shortcuts.ts';
import { QueueList, QueueSkeleton, ShortcutsLine } from './queue-list.tsx';
import { type Queue } from './use-queue.ts';

type KindChipsProps = {
  kind: QueueKind;
  counts: OperatorCounts | undefined;
  onChoose: (kind: QueueKind) => void;
};

function useKindNames(): Readonly<Record<QueueKind, string>> {
  const { t } = useLingui();
  return {
    reports: t({ message: 'Reports', comment: 'Reported jobs' }),
    people: t({ message: 'People', comment: 'Reported companies, employers and applicants' }),
    posts: t({ message: 'Postings', comment: 'Postings that wait for their check' }),
    verifications: t`Companies`,
    messages: t`Messages`,
  };
}

/** A radio group of the kinds, with the number waiting of each. */
function KindChips({ kind, counts, onChoose }: KindChipsProps) {
  const { t } = useLingui();
  const names = useKindNames();
  return (
    <fieldset className="kind-chips">
      <legend className="kg-visually-hidden">{t`Waiting`}</legend>
      <RadioChips
        name="queue-kind"
        value={kind}
        onChange={onChoose}
        options={queueKinds.map((value) => ({
          value,
          label: (
            <>
              {names[value]} {counts && <em>{counts[value]}</em>}
            </>
          ),
        }))}
      />
    </fieldset>
  );
}

function AsOf({ at }: { at: number }) {
  const { t } = useLingui();
  const time = clockTime(at);
  return <>{t`As of ${time}`}</>;
}

function RefreshButton({ query }: Pick<Queue, 'query'>) {
  return (
    <Button
      variant="outline"
      small
      icon={refreshOutline}
      busy={query.isFetching}
      onClick={() => void query.refetch()}
    >
      <Trans>Refresh</Trans>
    </Button>
  );
}

function Empty({ queue }: { queue: Queue }) {
  const { heading, query } = queue;
  return (
    <div className="queue-empty queue-place" ref={heading} tabIndex={-1}>
      <EmptyState
        picture="queue"
        title={<Trans>The queue is empty</Trans>}
        text={<AsOf at={query.dataUpdatedAt} />}
        action={<RefreshButton query={query} />}
      />
    </div>
  );
}

type Props = { queue: Queue; isWide: boolean; children: ReactNode };

export function QueueLayout({ queue, isWide, children }: Props) {
  const failureText = useFailureText();
  const { kind, counts, query, items, shown, shownKey, chooseKind, show } = queue;
  const hasShortcuts = useShortcutsEnabled();
  const isEmpty = items.length === 0 && shown === undefined;
  const age = !isEmpty && query.data && (
    <div className="queue-age">
      <span className="kg-muted">
        <AsOf at={query.dataUpdatedAt} />
      </span>
      <RefreshButton query={query} />
    </div>
  );
  const body = () => {
    if (query.isPending) return <QueueSkeleton />;
    if (!query.data)
      return <FailureState message={failureText(query.error)} onRetry={() => void query.refetch()} />;
    if (isEmpty) return <Empty queue={queue} />;
    return (
      <div className="queue-columns">
        <div className="kg-card queue-side queue-place">
          <QueueList items={items} current={shownKey} onOpen={show} />
          <ShowMore pages={query} />
          {isWide && hasShortcuts && <ShortcutsLine />}
        </div>
        {children}
      </div>
    );
  };
  return (
    <>
      <div className="queue-head">
        <KindChips kind={kind} counts={counts} onChoose={chooseKind} />
        {isWide && age}
      </div>
      {body()}
      {!isWide && age}
    </>
  );
}
