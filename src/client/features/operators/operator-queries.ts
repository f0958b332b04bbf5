/** Queries of the operator console (product 7.17). Never stored on the device, because they are about other users. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getBoardHealth } from '#contract/board-health.ts';
import { operatorPageSize } from '#contract/limits.ts';
import { getPerson } from '#contract/operator-people.ts';
import {
  type AuditEntry,
  countQueue,
  listPeople,
  type QueueKind,
  listAuditLog,
  listQueue,
} from '#contract/operators.ts';
import { call } from '#client/data/api.ts';

const refetchMs = 60_000;
/** While the figures are counted for the first time. */
const countingMs = 5_000;

const all = (userId: number) => ['operators', userId] as const;

export const operatorKeys = {
  all,
  counts: (userId: number) => [...all(userId), 'counts'] as const,
  queues: (userId: number) => [...all(userId), 'queue'] as const,
  queue: (userId: number, kind: QueueKind) => [...all(userId), 'queue', kind] as const,
  people: (userId: number) => [...all(userId), 'people'] as const,
  auditLog: (userId: number) => [...all(userId), 'auditLog'] as const,
};

/** Undefined after the last page, which is not full. */
const nextPage = (last: readonly unknown[], pages: readonly unknown[]): number | undefined =>
  last.length < operatorPageSize ? undefined : pages.length;

/** Refetched every minute while the page is visible. */
export const countsQuery = (userId: number) =>
  queryOptions({
    queryKey: operatorKeys.counts(userId),
    queryFn: ({ signal }) => call(countQueue, {}, { signal }),
    refetchInterval: refetchMs,
  });

export const queueQuery = (userId: number, kind: QueueKind) =>
  infiniteQueryOptions({
    queryKey: operatorKeys.queue(userId, kind),
    queryFn: ({ pageParam, signal }) =>
      call(listQueue, { query: { kind, page: String(pageParam) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    staleTime: 0,
    refetchInterval: refetchMs,
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

export const healthQuery = (userId: number) =>
  queryOptions({
    queryKey: [...operatorKeys.all(userId), 'health'],
    queryFn: ({ signal }) => call(getBoardHealth, {}, { signal }),
    staleTime: refetchMs,
    refetchInterval: ({ state }) => (state.data?.at === null ? countingMs : refetchMs),
  });

export const personQuery = (userId: number, id: number) =>
  queryOptions({
    queryKey: [...operatorKeys.people(userId), id],
    queryFn: ({ signal }) => call(getPerson, { params: { id } }, { signal }),
    staleTime: 0,
  });

/** The newest decisions on an account and its company, newest first. */
export const decisionsQuery = (userId: number, id: number) =>
  queryOptions({
    queryKey: [...operatorKeys.auditLog(userId), 'person', id],
    queryFn: async ({ signal }): Promise<AuditEntry[]> => {
      const about = [`person:${id}`, `company:${id}`];
      const lists = await Promise.all(
        about.map((subject) =>
          call(listAuditLog, { query: { from: '', to: '', about: subject } }, { signal }),
        ),
      );
      return lists.flat().sort((a, b) => b.at.localeCompare(a.at));
    },
    staleTime: 0,
  });

/** Empty values do not filter. */
export type AuditLogFilter = {
  readonly operator: string;
  readonly action: string;
  readonly from: string;
  readonly to: string;
};

export const filledFilters = (filter: AuditLogFilter): Partial<AuditLogFilter> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

export const auditLogQuery = (userId: number, filter: AuditLogFilter) =>
  infiniteQueryOptions({
    queryKey: [...operatorKeys.auditLog(userId), filter],
    queryFn: ({ pageParam, signal }) =>
      call(listAuditLog, { query: { ...filter, page: String(pageParam) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    staleTime: 0,
  });
