/** In place of the list while only the server knows what is in it (product 2.30). */
import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult } from '@tanstack/react-query';
import { FailureState } from '#client/ui/failure-state.tsx';
import { ApplicationListSkeleton } from '../application-list-skeleton.tsx';

type Props = {
  query: Pick<UseQueryResult, 'isError' | 'isPaused' | 'isFetching' | 'refetch'>;
  /** For words in CVs. */
  forWords: boolean;
};

export function NotKnownHere({ query: { isError, isPaused, isFetching, refetch }, forWords }: Props) {
  const { t } = useLingui();
  if (isError || (isPaused && !forWords))
    return (
      <FailureState
        message={t`The applications couldn't be loaded.`}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  if (!isPaused) return <ApplicationListSkeleton />;
  return (
    <p role="status">
      <Trans>Searching CVs needs internet.</Trans>
    </p>
  );
}
