/** The person's saved jobs, newest saved first (product 7.5). */
import { queryOptions } from '@tanstack/react-query';
import { pageFavourites } from '#contract/list-pages.ts';
import { call } from '#client/data/api.ts';
import { readWholeList } from '#client/data/whole-list.ts';
import { jobKeys, type Owner } from './job-keys.ts';

/** All of them, page after page: they are to be read without a network, also those that nobody scrolled to. */
export const savedJobsQuery = (owner: Owner) =>
  queryOptions({
    queryKey: jobKeys.saved(owner),
    queryFn: (context) =>
      readWholeList(context, (after) =>
        call(pageFavourites, { query: { after } }, { signal: context.signal }),
      ),
    meta: { persist: 'private' },
  });
