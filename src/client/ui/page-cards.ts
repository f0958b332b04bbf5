/**
 * Cards that ask something, such as whether to turn on notifications. They belong to the page that is opened next
 * (product 13.5): nothing is added to a page that someone is reading or about to tap.
 */
import { type ReactNode, useEffect, useState } from 'react';

type PageCard = {
  /** A card that waits already is replaced. */
  readonly key: string;
  /** Stores that the user was asked: leaving instead of answering is an answer. */
  readonly onShown: () => void;
  readonly render: (close: () => void) => ReactNode;
};

let waiting: readonly PageCard[] = [];

/** Call it once everything that the card shows is loaded. */
export function showOnNextPage(card: PageCard): void {
  waiting = [...waiting.filter(({ key }) => key !== card.key), card];
}

export function dropPageCards(): void {
  waiting = [];
}

/** The card of this page, if one waited when the page was opened. */
export function PageCardSlot(): ReactNode {
  const [card, setCard] = useState(() => waiting[0]);
  useEffect(() => {
    if (!card || !waiting.includes(card)) return;
    waiting = waiting.filter((other) => other !== card);
    card.onShown();
  }, [card]);
  return card?.render(() => setCard(undefined));
}
