/** Draws a long list in pieces, so that a cheap phone stays smooth. Knows no items. */
import { Trans } from '@lingui/react/macro';
import { startTransition, useState } from 'react';
import { Button } from './button.tsx';
import './show-more.css';

/** How many items are drawn at once. */
export const pieceLength = 50;

type Pieces<Item> = {
  shown: readonly Item[];
  /** Draws one piece more; undefined when everything is shown. */
  showMore: (() => void) | undefined;
};

/** The first `always` items are drawn besides the pieces. */
export function usePieces<Item>(items: readonly Item[], always = 0): Pieces<Item> {
  const [inPieces, setLength] = useState(pieceLength);
  const length = always + inPieces;
  const grow = () => startTransition(() => setLength((before) => before + pieceLength));
  return { shown: items.slice(0, length), showMore: length < items.length ? grow : undefined };
}

/** Ends a list that is drawn in pieces; nothing once all of it is shown. */
export function ShowMore({ onMore }: { onMore: (() => void) | undefined }) {
  if (!onMore) return null;
  return (
    <Button className="kg-show-more" variant="outline" wide onClick={onMore}>
      <Trans>Show More</Trans>
    </Button>
  );
}
