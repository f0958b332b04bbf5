/** The operators' queue as it is on screen, and what waits in it. */
import { type Locator, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { type User } from '#contract/accounts.ts';
import { queueItem, queueKinds } from '#contract/operators.ts';
import { titleOf } from '#client/features/operators/queue-keys.ts';
import { enterOperator, takeOperator } from './operator-people.ts';
import { bearer, comeAs } from './people.ts';
import { type Screen } from './screen.ts';

/** As an operator that nobody else has. */
export const enterAs = async ({ page }: Screen): Promise<User> => {
  const user = await enterOperator(page.request, takeOperator());
  await comeAs(page, user);
  return user;
};

/** What the entry that is shown is called. */
export const title = (page: Page): Locator => page.locator('.queue-item :is(h1, h2)').first();

/** What waits of a story: all of it, or what a try that failed has left. */
export async function waitingFor({ request }: Page, by: User, story: string) {
  const kinds = queueKinds.map(async (kind) => {
    const answer = await request.get(`/api/operator/queue?kind=${kind}`, { headers: bearer(by) });
    return z.parse(z.array(queueItem), await answer.json());
  });
  return (await Promise.all(kinds))
    .flat()
    .map((item) => ({ id: item.id, name: titleOf(item) }))
    .filter(({ name }) => name.startsWith(`${story} `));
}
