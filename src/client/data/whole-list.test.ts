import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { readWholeList } from './whole-list.ts';

const queryKey = ['list'];
type Page = { items: number[]; next: string | null };

/** Pages of two items, each answered when the test calls `answer`. */
function list(pages: number) {
  const client = new QueryClient();
  const asked: string[] = [];
  const answers: ((page: Page | 'lost') => void)[] = [];
  const read = (after: string) =>
    new Promise<Page>((resolve, reject) => {
      asked.push(after);
      answers.push((page) => (page === 'lost' ? reject(new Error('lost')) : resolve(page)));
    });
  const answer = async (at: number) => {
    await vi.waitFor(() => expect(answers.length).toBe(at + 1));
    const next = at + 1 < pages ? String(at + 1) : null;
    answers[at]?.({ items: [2 * at, 2 * at + 1], next });
    await new Promise((resolve) => setTimeout(resolve));
  };
  const fetch = (staleTime = 0) =>
    client.fetchQuery({
      queryKey,
      queryFn: (context) => readWholeList(context, read),
      staleTime,
      retry: false,
    });
  return { client, asked, answers, answer, fetch, shown: () => client.getQueryData<number[]>(queryKey) };
}

test('the first page is cached at once, the others follow', async () => {
  const { answer, asked, fetch, shown } = list(3);
  const whole = fetch();
  await answer(0);
  expect(shown()).toEqual([0, 1]);
  await answer(1);
  expect(shown()).toEqual([0, 1, 2, 3]);
  await answer(2);
  expect(await whole).toEqual([0, 1, 2, 3, 4, 5]);
  expect(asked).toEqual(['first', '1', '2']);
});

test('a cached list stays whole while it is refetched', async () => {
  const { answer, client, fetch, shown } = list(2);
  client.setQueryData(queryKey, [7, 8, 9]);
  const whole = fetch();
  await answer(0);
  expect(shown()).toEqual([7, 8, 9]);
  await answer(1);
  expect(await whole).toEqual([0, 1, 2, 3]);
});

test('an item removed while later pages arrive does not come back', async () => {
  const { answer, client, fetch } = list(2);
  const whole = fetch();
  await answer(0);
  client.setQueryData<number[]>(queryKey, (shown) => shown?.filter((one) => one !== 0));
  await answer(1);
  expect(await whole).toEqual([1, 2, 3]);
});

test('a list whose fetch failed is refetched, even if it is fresh', async () => {
  const { answer, answers, fetch, shown } = list(2);
  const broken = fetch();
  const rejection = expect(broken).rejects.toThrow('lost');
  await answer(0);
  answers[1]?.('lost');
  await rejection;
  expect(shown()).toEqual([0, 1]);
  const again = fetch(60_000);
  await vi.waitFor(() => expect(answers.length).toBe(3));
  answers[2]?.({ items: [5], next: null });
  expect(await again).toEqual([5]);
});
