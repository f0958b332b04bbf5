/** Renders a long list in steps, so that a cheap phone stays smooth, and the button for the next step or page. */
import { Trans } from '@lingui/react/macro';
import { startTransition, useState } from 'react';
import { Button } from './button.tsx';
import './show-more.css';

/** Items per step. */
export const stepLength = 50;

/** The part of an infinite query's result that is used here. */
export type Pages = {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
};

type Options = {
  /** For a list that is fetched in pages: the next one is fetched once all fetched items are shown. */
  pages?: Pages | undefined;
  step?: number;
  /** Shown in addition to the steps. */
  always?: number;
};

export function useShowMore<Item>(
  items: readonly Item[],
  { pages, step = stepLength, always = 0 }: Options = {},
): { shown: readonly Item[]; onMore: (() => void) | undefined } {
  const [inSteps, setInSteps] = useState(step);
  const length = always + inSteps;
  const isAllShown = items.length <= length;
  const onMore = () => {
    // `always` grows with the pages by itself.
    if (!isAllShown || always === 0) startTransition(() => setInSteps(inSteps + step));
    if (isAllShown) pages?.fetchNextPage();
  };
  return { shown: items.slice(0, length), onMore: !isAllShown || pages?.hasNextPage ? onMore : undefined };
}

type Props = {
  /** Shows the next step. Without it the button fetches the next page. */
  onMore?: (() => void) | undefined;
  pages?: Pages | undefined;
  wide?: boolean;
};

/** Renders nothing once everything is shown. */
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
