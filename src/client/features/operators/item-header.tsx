/** The bar over an entry on a phone: back to the list, what it is, and which of how many. */
import { useLingui } from '@lingui/react/macro';
import { arrowBack } from 'ionicons/icons';
import { useEffect, useEffectEvent } from 'react';
import { type QueueKind } from '#contract/operators.ts';
import { IconButton } from '#client/ui/button.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { keyOf } from './queue-keys.ts';
import { type Queue } from './use-queue.ts';

export function ItemHeader({ queue }: { queue: Queue }) {
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
