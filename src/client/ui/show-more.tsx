/** A long list, drawn in steps so that a cheap phone stays smooth, and the button for its next step or page. */
import { Trans } from '@lingui/react/macro';
import { type ReactNode, startTransition, useState } from 'react';
import { Button } from './button.tsx';
import './show-more.css';

/** How many items are drawn in a step. */
export const stepLength = 50;

/** What a query in pages knows of the next one. */
export type Pages = {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
};

/** What the button does; undefined where there is nothing more. */
type More =
  { readonly onMore: () => void; readonly isBusy: boolean; readonly hasFailed: boolean } | undefined;

/** For lists that draw all they have: the button only asks for the next page. */
export const nextPageOf = (pages: Pages): More =>
  pages.hasNextPage
    ? {
        onMore: () => void pages.fetchNextPage(),
        isBusy: pages.isFetchingNextPage,
        hasFailed: pages.isFetchNextPageError,
      }
    : undefined;

type Options = {
  /** Where the list comes from the server in pages; the next one is asked for once all of this one is drawn. */
  pages?: Pages | undefined;
  step?: number;
  /** So many are drawn besides the steps. */
  always?: number;
};

export function useShowMore<Item>(
  items: readonly Item[],
  { pages, step = stepLength, always = 0 }: Options = {},
): { shown: readonly Item[]; more: More } {
  const [inSteps, setInSteps] = useState(step);
  const length = always + inSteps;
  const next = pages && nextPageOf(pages);
  const grow = () => startTransition(() => setInSteps((before) => before + step));
  const isDrawn = items.length <= length;
  const onMore = () => {
    if (next?.hasFailed) return next.onMore();
    // What is always drawn grows with the pages by itself.
    if (!isDrawn || always === 0) grow();
    if (isDrawn) next?.onMore();
  };
  return {
    shown: items.slice(0, length),
    more: next || !isDrawn ? { isBusy: false, hasFailed: false, ...next, onMore } : undefined,
  };
}

type Props = {
  more: More;
  /** In place of "More could not be loaded." */
  failed?: ReactNode;
  wide?: boolean;
};

export function ShowMore({ more, failed, wide = true }: Props) {
  if (!more) return null;
  return (
    <>
      {more.hasFailed && <p role="alert">{failed ?? <Trans>More could not be loaded.</Trans>}</p>}
      <Button
        className={wide ? 'kg-show-more' : ''}
        variant="outline"
        wide={wide}
        busy={more.isBusy}
        onClick={more.onMore}
      >
        {more.hasFailed ? <Trans>Try again</Trans> : <Trans>Show More</Trans>}
      </Button>
    </>
  );
}
