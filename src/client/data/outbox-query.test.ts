// @vitest-environment jsdom
/** Each refusal is handled once, even if it came while no page was open. */
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { addItem, allItems, announce, putItem, removeItem } from '#outbox/outbox-store.ts';

const refused: OutboxItem = {
  key: 'refused',
  owner: null,
  method: 'POST',
  path: '/message',
  input: { body: {} },
  lane: 'message',
  subject: 'Hello',
  createdAt: 1,
  state: 'failed',
  reason: 'invalid',
  attempts: 1,
  nextAt: 0,
};

/**
 * Starts another instance of the app. Instances of earlier tests are notified of `putItem`, but not of `addItem`.
 * Returns the states and keys of the answers that it handles.
 */
async function startApp(handle = async (): Promise<void> => undefined): Promise<string[]> {
  vi.resetModules();
  const { connectOutbox } = await import('./outbox-query.ts');
  const answers: string[] = [];
  connectOutbox(new QueryClient(), async ({ state, key }) => {
    answers.push(`${state} ${key}`);
    await handle();
  });
  return answers;
}
const isNotified = async (): Promise<boolean | undefined> => (await allItems())[0]?.notified;

beforeEach(async () => {
  await Promise.all((await allItems()).map(({ key }) => removeItem(key)));
});

test('at the first start after the refusal, not at the next', async () => {
  await addItem(refused);
  const answers = await startApp();
  await expect.poll(isNotified).toBe(true);
  expect(answers).toEqual(['failed refused']);
  const answersLater = await startApp();
  await putItem({ ...refused, key: 'other' });
  await expect.poll(() => answersLater).toEqual(['failed other']);
});

test('not if it belongs to someone else', async () => {
  await addItem({ ...refused, owner: 7 });
  const answers = await startApp();
  await putItem({ ...refused, key: 'other' });
  await expect.poll(() => answers).toEqual(['failed other']);
});

test('again, if the code that shows it could not be loaded', async () => {
  await addItem(refused);
  const failed = await startApp(() => Promise.reject(new Error('not loaded')));
  await expect.poll(() => failed).toEqual(['failed refused']);
  const answers = await startApp();
  await expect.poll(isNotified).toBe(true);
  expect(answers).toEqual(['failed refused']);
});

test('an accepted call is passed on with its answer', async () => {
  const answers = await startApp();
  announce({ type: 'settled', item: { ...refused, key: 'accepted', state: 'sent' }, status: 201, body: {} });
  await expect.poll(() => answers).toEqual(['sent accepted']);
});
