/** What is drawn of a list that comes page after page, and the button that asks for the next one. */
import { Trans } from '@lingui/react/macro';
import { startTransition, useState } from 'react';
import { Button } from './button.tsx';
import './show-more.css';

/** What a list in pages knows of the next one, as queries tell it. */
export type Pages = {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
};

/** Draws so many more with each tap, and asks for the page that has them. */
export function useDrawnPages<Item>(items: readonly Item[], pages: Pages, step: number) {
  const [wanted, setWanted] = useState(step);
  const onMore = () => {
    startTransition(() => setWanted(wanted + step));
    if (items.length <= wanted) pages.fetchNextPage();
  };
  return {
    drawn: items.slice(0, wanted),
    onMore: items.length > wanted || pages.hasNextPage ? onMore : undefined,
  };
}

type Props = { pages: Pages; onMore: (() => void) | undefined };

export function MorePages({
  pages: { isFetchingNextPage, isFetchNextPageError, fetchNextPage },
  onMore,
}: Props) {
  if (!onMore) return null;
  return (
    <>
      {isFetchNextPageError && (
        <p role="alert">
          <Trans>More could not be loaded.</Trans>
        </p>
      )}
      <Button
        className="kg-show-more"
        variant="outline"
        wide
        busy={isFetchingNextPage}
        onClick={isFetchNextPageError ? () => void fetchNextPage() : onMore}
      >
        {isFetchNextPageError ? <Trans>Try again</Trans> : <Trans>Show More</Trans>}
      </Button>
    </>
  );
}
