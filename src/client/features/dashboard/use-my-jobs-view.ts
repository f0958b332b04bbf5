/** An employer's jobs in one view: from the list where all of it is here, else from the server, page after page (product 2.9). */
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type ListPage } from '#contract/list-pages.ts';
import { type MyJob, type MyJobsView } from '#contract/my-jobs.ts';
import { myJobsOf, myJobsQuery } from '#client/features/jobs/my-jobs-queries.ts';
import { jobsOfView } from './my-jobs-view.ts';

export type MyJobsPages = UseInfiniteQueryResult<{ pages: ListPage<MyJob>[]; pageParams: unknown[] }>;

/** After the last key. */
const pauseMs = 300;

/** The text once nobody types any more. */
function useTyped(text: string): string {
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setTyped(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return typed;
}

export function useMyJobsView(employer: number, all: MyJobsPages, view: MyJobsView, sought: string) {
  const [now] = useState(Date.now);
  const name = useTyped(sought.trim());
  const asksServer = all.hasNextPage;
  const asked = useInfiniteQuery({ ...myJobsQuery(employer, { view, name }), enabled: asksServer });
  // What is here stands in until the server has answered, and without a network.
  const pages = asksServer && asked.data ? asked : all;
  return {
    found: jobsOfView(myJobsOf(pages.data), view, sought, now),
    pages,
    isAsking: asksServer && !asked.data && asked.isFetching,
  };
}
