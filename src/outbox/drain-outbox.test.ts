// @vitest-environment jsdom
/** Items with one queue key are sent in order. */
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { drainOutbox } from './drain-outbox.ts';
import { enqueue, newItem } from './enqueue.ts';

const itemTo = (path: string) =>
  newItem(
    { key: crypto.randomUUID(), owner: null, method: 'POST', path, input: {}, lane: 'job:1', subject: '' },
    Date.now(),
  );

afterEach(() => vi.unstubAllGlobals());

test('an item that waits after a server error blocks later ones with its queue key', async () => {
  const paths: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    paths.push(new URL(address, 'http://localhost').pathname);
    return Response.json({}, { status: 503 });
  });
  await enqueue(itemTo('/first'), 'all');
  await drainOutbox(false);
  await enqueue(itemTo('/second'), 'all');
  await drainOutbox(false);
  expect(paths.map((path) => path.split('/').at(-1))).toEqual(['first']);
});
