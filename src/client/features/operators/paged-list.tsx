/** A paged list with its loading, error and empty states, for people and the audit log. */
import { type UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { useFailureText } from '#client/language/failure-texts.ts';
import { FailureState } from '#client/ui/failure-state.tsx';
import { type Pages, ShowMore } from '#client/ui/show-more.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';

type Props = {
  query: Pick<UseInfiniteQueryResult, 'isPending' | 'data' | 'error' | 'refetch'> & Pages;
  /** Shown if the list is empty; a falsy value if it is not. */
  empty: ReactNode;
  children: ReactNode;
};

const rows = [0, 1, 2, 3];

export function PagedList({ query, empty, children }: Props) {
  const failureText = useFailureText();
  if (query.isPending)
    return (
      <SkeletonGroup className="kg-rows">
        {rows.map((row) => (
          <div key={row} className="kg-row">
            <Skeleton width="80%" />
          </div>
        ))}
      </SkeletonGroup>
    );
  if (!query.data)
    return <FailureState message={failureText(query.error)} onRetry={() => void query.refetch()} />;
  return (
    <>
      <p role="status" className={empty ? 'kg-card padded kg-muted' : undefined}>
        {empty}
      </p>
      {!empty && children}
      <ShowMore pages={query} />
    </>
  );
}
