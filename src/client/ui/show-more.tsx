/** Renders a long list step by step, so that a cheap phone stays smooth. */
import { Trans } from '@lingui/react/macro';
import { startTransition, useState } from 'react';
import { Button } from './button.tsx';
import './show-more.css';

/** How many items are rendered in a step. */
export const stepLength = 50;

type ShownItems<Item> = {
  shown: readonly Item[];
  /** Undefined when everything is shown. */
  showMore: (() => void) | undefined;
};

/** `always` items are shown besides the first step. */
export function useShowMore<Item>(items: readonly Item[], always = 0): ShownItems<Item> {
  const [inSteps, setInSteps] = useState(stepLength);
  const length = always + inSteps;
  const grow = () => startTransition(() => setInSteps((before) => before + stepLength));
  return { shown: items.slice(0, length), showMore: length < items.length ? grow : undefined };
}

/** The button below such a list; nothing once all of it is shown. */
export function ShowMore({ onMore }: { onMore: (() => void) | undefined }) {
  if (!onMore) return null;
  return (
    <Button className="kg-show-more" variant="outline" wide onClick={onMore}>
      <Trans>Show More</Trans>
    </Button>
  );
}
