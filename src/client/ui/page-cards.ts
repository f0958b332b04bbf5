/**
 * Cards that ask something, such as whether to turn on notifications. They belong to the page that is opened next
 * (product 13.5): nothing is added to a page that someone is reading or about to tap.
 */
import { type ReactNode, useEffect, useState } from 'react';

type PageCard = {
  /** A card with the same key is replaced. */
  readonly key: string;
  /** Stores that the user was asked: leaving instead of answering is an answer. */
  readonly onShown: () => void;
  readonly render: (close: () => void) => ReactNode;
};

/** With the page that shows it. */
let cards: readonly { readonly card: PageCard; readonly page?: string }[] = [];

function remove({ key }: PageCard): void {
  cards = cards.filter(({ card }) => card.key !== key);
}

/** Call it once everything that the card shows is loaded. */
export function showOnNextPage(card: PageCard): void {
  remove(card);
  cards = [...cards, { card }];
}

export function dropPageCards(): void {
  cards = [];
}

const cardOf = (page: string): PageCard | undefined =>
  (cards.find((shown) => shown.page === page) ?? cards.find((shown) => shown.page === undefined))?.card;

/**
 * The card of this page, if one waited when the page was first shown. A page below the current one may be rendered before,
 * such as Home while someone registers.
 */
export function PageCardSlot({ page, isActive }: { page: string; isActive: boolean }): ReactNode {
  const [wasShown, setWasShown] = useState(isActive);
  const [card, setCard] = useState(() => (isActive ? cardOf(page) : undefined));
  if (isActive && !wasShown) {
    setWasShown(true);
    setCard(cardOf(page));
  }
  useEffect(() => {
    if (!card || !cards.some((waiting) => waiting.card === card && waiting.page === undefined)) return;
    cards = cards.map((shown) => (shown.card === card ? { card, page } : shown));
    card.onShown();
  }, [card, page]);
  if (!card) return null;
  return card.render(() => {
    remove(card);
    setCard(undefined);
  });
}
