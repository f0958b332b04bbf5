/** A long list, drawn in steps so that a cheap phone stays smooth, and the button for its next step or page. */
import { Trans } from '@lingui/react/macro';
import { startTransition, useState } from 'react';
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
): { shown: readonly Item[]; onMore: (() => void) | undefined } {
  const [inSteps, setInSteps] = useState(step);
  const length = always + inSteps;
  const isDrawn = items.length <= length;
  const onMore = () => {
    // What is always drawn grows with the pages by itself.
    if (!isDrawn || always === 0) startTransition(() => setInSteps(inSteps + step));
    if (isDrawn) pages?.fetchNextPage();
  };
  return { shown: items.slice(0, length), onMore: !isDrawn || pages?.hasNextPage ? onMore : undefined };
}

type Props = {
  /** The next step; without it the button asks for the next page. */
  onMore?: (() => void) | undefined;
  pages?: Pages | undefined;
  wide?: boolean;
};

/** Nothing once all is drawn. */
export function ShowMore({ onMore, pages, wide = true }: Props) {
  if (!onMore && !pages?.hasNextPage) return null;
  const hasFailed = pages?.isFetchNextPageError;
  return (
    <>
      {hasFailed && (
        <p role="alert">
          <Trans>More couldn't be loaded.</Trans>
        </p>
      )}
      <Button
        className="kg-show-more"
        variant="outline"
        wide={wide}
        busy={pages?.isFetchingNextPage === true}
        onClick={onMore && !hasFailed ? onMore : () => void pages?.fetchNextPage()}
      >
        {hasFailed ? <Trans>Try again</Trans> : <Trans>Show More</Trans>}
      </Button>
    </>
  );
}
