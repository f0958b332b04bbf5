/** What operators read (product 7.17): the queue, its counts, people and the record. Kept in memory only: it is about others. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { operatorPageSize } from '#contract/limits.ts';
import { countQueue, listPeople, type QueueKind, listAuditLog, listQueue } from '#contract/operators.ts';
import { call } from '#client/data/api.ts';

const countsEveryMs = 60_000;

const all = (userId: number) => ['operators', userId] as const;

export const operatorKeys = {
  all,
  counts: (userId: number) => [...all(userId), 'counts'] as const,
  queues: (userId: number) => [...all(userId), 'queue'] as const,
  queue: (userId: number, kind: QueueKind) => [...all(userId), 'queue', kind] as const,
  people: (userId: number) => [...all(userId), 'people'] as const,
  record: (userId: number) => [...all(userId), 'record'] as const,
};

/** A page that is not full is the last one. */
const nextPage = (last: readonly unknown[], pages: readonly unknown[]): number | undefined =>
  last.length < operatorPageSize ? undefined : pages.length;

/** Asked again every minute while the page is seen. */
export const countsQuery = (userId: number) =>
  queryOptions({
    queryKey: operatorKeys.counts(userId),
    queryFn: ({ signal }) => call(countQueue, {}, { signal }),
    refetchInterval: countsEveryMs,
  });

export const queueQuery = (userId: number, kind: QueueKind) =>
  infiniteQueryOptions({
    queryKey: operatorKeys.queue(userId, kind),
    queryFn: ({ pageParam, signal }) =>
      call(listQueue, { query: { kind, page: String(pageParam) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    staleTime: 0,
    refetchInterval: countsEveryMs,
  });

export const peopleQuery = (userId: number, name: string) =>
  infiniteQueryOptions({
    queryKey: [...operatorKeys.people(userId), name],
    queryFn: ({ pageParam, signal }) =>
      call(listPeople, { query: { name, page: String(pageParam) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    staleTime: 0,
  });

/** Empty values are not asked for. */
export type RecordFilter = {
  readonly operator: string;
  readonly action: string;
  readonly from: string;
  readonly to: string;
};

/** Only what is set. */
export const filled = (filter: RecordFilter): Partial<RecordFilter> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

export const recordQuery = (userId: number, filter: RecordFilter) =>
  infiniteQueryOptions({
    queryKey: [...operatorKeys.record(userId), filter],
    queryFn: ({ pageParam, signal }) =>
      call(listAuditLog, { query: { ...filter, page: String(pageParam) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    staleTime: 0,
  });
