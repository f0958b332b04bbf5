/** In place of the list while nobody knows which CVs have the words: only the server can look for them (product 2.30). */
import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult } from '@tanstack/react-query';
import { FailureState } from '#client/ui/failure-state.tsx';
import { ApplicationListSkeleton } from '../application-list-skeleton.tsx';

type Props = { query: Pick<UseQueryResult, 'isError' | 'isPaused' | 'isFetching' | 'refetch'> };

export function WordsMissing({ query: { isError, isPaused, isFetching, refetch } }: Props) {
  const { t } = useLingui();
  if (isError)
    return (
      <FailureState
        message={t`The applications could not be loaded.`}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  if (!isPaused) return <ApplicationListSkeleton />;
  return (
    <p role="status">
      <Trans>Looking for words in CVs needs internet.</Trans>
    </p>
  );
}
