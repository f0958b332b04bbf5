/** /operator (product 2.24): the queue of decisions. On phones a list, then the item; from 1024 px side by side. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { arrowBack } from 'ionicons/icons';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { useIsWide } from '#client/ui/use-is-wide.ts';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { type QueueKind } from '#contract/operators.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { DecisionBar } from '../decisions/decision-form.tsx';
import { operatorKeys } from '../operator-queries.ts';
import { newestPending, sendPendingDecisions } from '../decisions/pending-decisions.ts';
import { PendingBars } from '../decisions/pending-bars.tsx';
import { QueueItemView } from './queue-item.tsx';
import { QueueLayout } from './queue-layout.tsx';
import { useDecision } from '../decisions/use-decision.ts';
import { useQueueShortcuts } from './queue-shortcuts.ts';
import { type Queue, useQueue } from './use-queue.ts';
import { keyOf } from './queue-items.ts';
import { SetupNote } from './setup-note.tsx';
import './queue.css';

type Props = { open: boolean; onClose: () => void };

/** Lists the keyboard shortcuts. */
function ShortcutsSheet({ open, onClose }: Props) {
  const { t } = useLingui();
  const keys: readonly (readonly [keys: readonly string[], meaning: string])[] = [
    [['J'], t`Next`],
    [['K'], t`Back`],
    [['1', '2', '3'], t`Choose`],
    [[t({ message: 'Enter', comment: 'The key' })], t`Decide`],
    [['Z'], t`Undo`],
    [['?'], t`These keys`],
  ];
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Keyboard shortcuts`}
      footer={
        <Button wide onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <dl className="keys-list">
        {keys.map(([names, meaning]) => (
          <div key={meaning}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="kg-muted">
        <Trans>You can turn them off in Settings.</Trans>
      </p>
    </Sheet>
  );
}

/** Header of an item on phones: Back, its kind, and its position in the list. */
function ItemHeader({ queue }: { queue: Queue }) {
  const { t } = useLingui();
  const { addLayer, usePageIsActive, setPlainBar } = useShellLinks();
  const active = usePageIsActive();
  const { kind, counts, items, shownKey, close } = queue;
  const closeItem = useEffectEvent(close);
  // Android's Back button returns to the list.
  useEffect(() => addLayer(() => closeItem()), [addLayer]);
  useEffect(() => (active ? setPlainBar() : undefined), [active, setPlainBar]);
  const names: Readonly<Record<QueueKind, string>> = {
    reports: t({ message: 'Report', comment: 'One reported job' }),
    people: t({ message: 'Reported', comment: 'A person or company that was reported' }),
    posts: t`The posting`,
    verifications: t`Company`,
    messages: t`Message`,
  };
  const place = items.findIndex((item) => keyOf(item) === shownKey) + 1;
  const total = Math.max(counts?.[kind] ?? 0, items.length);
  return (
    <header className="kg-sub-header">
      <IconButton icon={arrowBack} label={t`Back`} onClick={close} />
      <h1 className="kg-sub-title kg-head-font">{names[kind]}</h1>
      {place > 0 && <p className="kg-muted item-place">{t`${place} of ${total}`}</p>}
    </header>
  );
}

type ItemProps = { queue: Queue; item: NonNullable<Queue['shown']> };

function useItemDecision({ queue, item }: ItemProps) {
  return useDecision(item, { isSuperseded: queue.isSuperseded, onNext: queue.showNext });
}

/** An item beside the list. */
function Pane(props: ItemProps) {
  const { queue, item } = props;
  const decision = useItemDecision(props);
  return (
    <div className="kg-card queue-pane">
      <QueueItemView item={item} heading={queue.heading} decision={decision} isWide />
    </div>
  );
}

/** An item as a page of its own, on phones. */
function ItemPage(props: ItemProps) {
  const { queue, item } = props;
  const decision = useItemDecision(props);
  return (
    <>
      <ItemHeader queue={queue} />
      <PageContent footer="never" className="queue-item-page" refreshes={[operatorKeys.all(queue.userId)]}>
        <QueueItemView item={item} heading={queue.heading} decision={decision} isWide={false} />
      </PageContent>
      <DecisionBar item={item} decision={decision} />
    </>
  );
}

export function QueueScreen() {
  const { t } = useLingui();
  const { usePageIsActive } = useShellLinks();
  const active = usePageIsActive();
  const isWide = useIsWide();
  const queue = useQueue(isWide);
  const [hasHelp, setHelp] = useState(false);
  const { shown, shownKey, step, undoDecision, showNext } = queue;
  usePageTitle(t`Queue`);
  useQueueShortcuts({
    next: () => step(1),
    previous: () => step(-1),
    undo: () => undoDecision(newestPending()),
    help: () => setHelp(true),
  });
  // Leaving the page ends the time to undo: send the pending decisions.
  useEffect(() => {
    if (!active) void sendPendingDecisions();
  }, [active]);
  useEffect(() => () => void sendPendingDecisions(), []);

  return (
    <>
      {shown && !isWide ? (
        <ItemPage key={shownKey} queue={queue} item={shown} />
      ) : (
        <>
          <RootHeader />
          <PageContent footer="never" refreshes={[operatorKeys.all(queue.userId)]}>
            {!(isWide && shown) && <h1 className="kg-visually-hidden">{t`Queue`}</h1>}
            <SetupNote />
            <QueueLayout queue={queue} isWide={isWide}>
              {shown && <Pane key={shownKey} queue={queue} item={shown} />}
            </QueueLayout>
          </PageContent>
        </>
      )}
      <PendingBars onUndo={undoDecision} onNext={showNext} />
      <ShortcutsSheet open={hasHelp} onClose={() => setHelp(false)} />
    </>
  );
}
