/** /operator (product 2.24): what waits for a decision; on phones a list and then the entry, from 1024 px side by side. */
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
import { DecisionBar } from './decision-form.tsx';
import { operatorKeys } from './operator-queries.ts';
import { newestPending, sendBeforeLeaving } from './pending-decisions.ts';
import { PendingBars } from './pending-bars.tsx';
import { QueueItemView } from './queue-item.tsx';
import { QueueLists } from './queue-lists.tsx';
import { useDecision } from './use-decision.ts';
import { useKeys } from './use-keys.ts';
import { type Queue, useQueue } from './use-queue.ts';
import { keyOf } from './queue-keys.ts';
import './queue.css';

type Props = { open: boolean; onClose: () => void };

/** Which keys do what in the queue. */
function KeysSheet({ open, onClose }: Props) {
  const { t } = useLingui();
  const keys: readonly (readonly [keys: readonly string[], meaning: string])[] = [
    [['J'], t`Next`],
    [['K'], t`Back`],
    [['1', '2'], t`Choose`],
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

/** The bar over an entry on a phone: back to the list, what it is, and which of how many. */
function ItemHeader({ queue }: { queue: Queue }) {
  const { t } = useLingui();
  const { addLayer, usePageIsActive, whitenBar } = useShellLinks();
  const active = usePageIsActive();
  const { kind, counts, items, shownKey, close } = queue;
  const askToClose = useEffectEvent(close);
  // The phone's back button leads to the list, too.
  useEffect(() => addLayer(() => askToClose()), [addLayer]);
  useEffect(() => (active ? whitenBar() : undefined), [active, whitenBar]);
  const names: Readonly<Record<QueueKind, string>> = {
    reports: t({ message: 'Report', comment: 'One reported job' }),
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

function useDeciding({ queue, item }: ItemProps) {
  return useDecision(item, { isOvertaken: queue.isOvertaken, onNext: queue.goOn });
}

/** Beside the list. */
function Pane(props: ItemProps) {
  const { queue, item } = props;
  const deciding = useDeciding(props);
  return (
    <div className="kg-card queue-pane">
      <QueueItemView item={item} heading={queue.heading} deciding={deciding} isWide />
    </div>
  );
}

/** A phone's page of one entry. */
function ItemPage(props: ItemProps) {
  const { queue, item } = props;
  const deciding = useDeciding(props);
  return (
    <>
      <ItemHeader queue={queue} />
      <PageContent footer="never" className="queue-item-page" refreshes={[operatorKeys.all(queue.userId)]}>
        <QueueItemView item={item} heading={queue.heading} deciding={deciding} isWide={false} />
      </PageContent>
      <DecisionBar item={item} deciding={deciding} />
    </>
  );
}

export function QueueScreen() {
  const { t } = useLingui();
  const { usePageIsActive } = useShellLinks();
  const active = usePageIsActive();
  const isWide = useIsWide();
  const queue = useQueue(isWide);
  const [isAsked, ask] = useState(false);
  const { shown, shownKey, step, takeBack, goOn } = queue;
  usePageTitle(t`Queue`);
  useKeys({
    next: () => step(1),
    previous: () => step(-1),
    undo: () => takeBack(newestPending()),
    keys: () => ask(true),
  });
  // Whoever leaves the page means what they decided.
  useEffect(() => {
    if (!active) void sendBeforeLeaving();
  }, [active]);
  useEffect(() => () => void sendBeforeLeaving(), []);

  return (
    <>
      {shown && !isWide ? (
        <ItemPage key={shownKey} queue={queue} item={shown} />
      ) : (
        <>
          <RootHeader />
          <PageContent footer="never" refreshes={[operatorKeys.all(queue.userId)]}>
            {!(isWide && shown) && <h1 className="kg-visually-hidden">{t`Queue`}</h1>}
            <QueueLists queue={queue} isWide={isWide}>
              {shown && <Pane key={shownKey} queue={queue} item={shown} />}
            </QueueLists>
          </PageContent>
        </>
      )}
      <PendingBars onUndo={takeBack} onNext={goOn} />
      <KeysSheet open={isAsked} onClose={() => ask(false)} />
    </>
  );
}
