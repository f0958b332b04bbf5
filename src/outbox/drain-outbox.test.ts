// @vitest-environment jsdom
/** Items with one queue key are sent in order. */
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { drainOutbox } from './drain-outbox.ts';
import { enqueue, newItem } from './enqueue.ts';

const itemTo = (path: string, queue: { lane: string; after?: string } = { lane: 'job:1' }) =>
  newItem(
    { key: crypto.randomUUID(), owner: null, method: 'POST', path, input: {}, subject: '', ...queue },
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

test('an item that follows another queue is sent after what waits there', async () => {
  const paths: string[] = [];
  let status = 503;
  vi.stubGlobal('fetch', async (address: string) => {
    paths.push(address.split('/').at(-1) ?? '');
    return Response.json({ message: 'Busy' }, { status, headers: { 'x-request-id': '1' } });
  });
  await enqueue(itemTo('/card', { lane: 'cv' }), 'last');
  // The device's clock went back.
  const { createdAt, ...application } = itemTo('/application', { lane: 'application:1', after: 'cv' });
  await enqueue({ ...application, createdAt: createdAt - 3_600_000 }, 'first');
  await drainOutbox(true);
  expect(paths.filter((path) => path !== 'first' && path !== 'second')).toEqual(['card']);
  status = 201;
  vi.useFakeTimers({ now: Date.now() + 120_000, toFake: ['Date'] });
  await drainOutbox(true);
  vi.useRealTimers();
  expect(paths.filter((path) => path !== 'first' && path !== 'second')).toEqual([
    'card',
    'card',
    'application',
  ]);
});
