/** The operators' queue, and its entries. */
import { type APIRequestContext, type Locator, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { type User } from '#contract/sessions.ts';
import { operatorPageSize } from '#contract/limits.ts';
import { type QueueItem, queueItem, type QueueKind, queueKinds } from '#contract/operators.ts';
import { titleOf } from '#client/features/operators/queue/queue-items.ts';
import { enterOperator, takeOperator } from './operator-people.ts';
import { bearer, comeAs } from './people.ts';
import { type Screen } from './screen.ts';

/** Logs in as an operator that no other test uses. */
export const enterAs = async ({ page }: Screen): Promise<User> => {
  const user = await enterOperator(page.request, takeOperator());
  await comeAs(page, user);
  return user;
};

/** The title of the visible entry. */
export const title = (page: Page): Locator => page.locator('.queue-item :is(h1, h2)').first();

/** All entries of this kind that belong to the story. */
async function entriesOf(
  request: APIRequestContext,
  by: User,
  story: string,
  kind: QueueKind,
): Promise<QueueItem[]> {
  const entries: QueueItem[] = [];
  for (let page = 0; ; page += 1) {
    const answer = await request.get(`/api/operator/queue?kind=${kind}&page=${page}`, {
      headers: bearer(by),
    });
    const items = z.parse(z.array(queueItem), await answer.json());
    entries.push(...items.filter((item) => titleOf(item).startsWith(`${story} `)));
    if (items.length < operatorPageSize) return entries;
  }
}

/** All entries of the story, in the order of the queue. */
export async function waitingFor({ request }: Page, by: User, story: string) {
  const kinds = await Promise.all(queueKinds.map((kind) => entriesOf(request, by, story, kind)));
  return kinds.flat().map((item) => ({ id: item.id, name: titleOf(item) }));
}

/** Hides the entries of other stories, which run at the same time. */
export async function showOnly(page: Page, by: User, story: string): Promise<void> {
  const { request } = page;
  const answerWith = (address: string, readJson: (url: URL) => Promise<unknown>) =>
    page.route(address, async (route) => {
      const json = await readJson(new URL(route.request().url())).catch(() => undefined);
      // Undefined if the test ends while the page refreshes its list.
      if (json !== undefined) await route.fulfill({ json });
    });
  await answerWith('**/api/operator/queue?*', ({ searchParams }) =>
    entriesOf(request, by, story, searchParams.get('kind') as QueueKind),
  );
  await answerWith('**/api/operator/counts', async () => {
    const counts = queueKinds.map(
      async (kind) => [kind, (await entriesOf(request, by, story, kind)).length] as const,
    );
    return Object.fromEntries(await Promise.all(counts)) as unknown;
  });
}
