/** What both sides of an application wrote to each other (product 7.19). Knows no screens. */
import { queryOptions } from '@tanstack/react-query';
import { type User } from '#contract/accounts.ts';
import { type ApplicationMessage, listApplicationMessages } from '#contract/application-messages.ts';
import { call } from '#client/data/api.ts';
import { keyFor, visitMs } from '#client/data/query-client.ts';

export const threadKey = (userId: number, id: number) =>
  keyFor<ApplicationMessage[]>()('messages', userId, id);

/** Asking for it tells the other side that it was read. The device keeps an applicant's own threads, nobody else's. */
export const threadQuery = (user: User, id: number) =>
  queryOptions({
    queryKey: threadKey(user.user_id, id),
    queryFn: ({ signal }) => call(listApplicationMessages, { params: { id } }, { signal }),
    staleTime: visitMs,
    meta: user.acc_type === 'employee' ? { persist: 'private' } : {},
  });
