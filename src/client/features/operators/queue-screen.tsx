/** /operator (product 2.24): what waits for a decision; on phones a list and then the entry, from 1024 px side by side. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { useIsWide } from '#client/ui/use-is-wide.ts';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { DecisionBar } from './decision-form.tsx';
import { ItemHeader } from './item-header.tsx';
import { KeysSheet } from './keys-sheet.tsx';
import { newestPending, sendBeforeLeaving } from './pending-decisions.ts';
import { PendingBars } from './pending-bars.tsx';
import { QueueItemView } from './queue-item.tsx';
import { QueueLists } from './queue-lists.tsx';
import { useDecision } from './use-decision.ts';
import { useKeys } from './use-keys.ts';
import { type Queue, useQueue } from './use-queue.ts';
import './queue.css';

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
      <PageContent footer="never" className="queue-item-page">
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
          <PageContent footer="never">
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
