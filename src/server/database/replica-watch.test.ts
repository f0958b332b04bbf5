/** Which replicas may be read, second by second. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ReplicaWatch, watchReplicas } from './replica-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Positions that a test sets; an Error is one who does not answer. */
type Server = { at: number | undefined | Error };
const asked = (server: Server) => async () => {
  if (server.at instanceof Error) throw server.at;
  return server.at;
};
const away = new Error('away');

async function watching(primary: Server, ...replicas: Server[]): Promise<ReplicaWatch> {
  const watch = watchReplicas({ primary: asked(primary), replicas: replicas.map(asked) });
  await seconds(0);
  return watch;
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

test('up-to-date replicas are used; promoted and silent ones are not', async () => {
  const watch = await watching({ at: 100 }, { at: 100 }, { at: 101 }, { at: undefined }, { at: away });
  expect([watch.usable(), watch.lags()]).toEqual([
    [0, 1],
    [0, 0, undefined, undefined],
  ]);
});

test('one that falls behind is left out after five seconds, and comes back when it has caught up', async () => {
  const [primary, replica] = [{ at: 100 }, { at: 100 }];
  const watch = await watching(primary, replica);
  const write = async () => {
    primary.at += 10;
    await seconds(1);
  };
  for (let second = 1; second <= 5; second += 1) {
    await write();
    expect([watch.usable(), watch.lags()]).toEqual([[0], [second]]);
  }
  await write();
  expect([watch.usable(), watch.lags()]).toEqual([[], [6]]);
  replica.at = 130;
  await seconds(1);
  expect([watch.usable(), watch.lags()]).toEqual([[0], [4]]);
});

test('one with nothing to do is never late', async () => {
  const watch = await watching({ at: 100 }, { at: 100 });
  await seconds(3_600);
  expect(watch.usable()).toEqual([0]);
});

test('while the primary is away the replicas are read on', async () => {
  const primary: Server = { at: 100 };
  const watch = await watching(primary, { at: 100 });
  primary.at = away;
  await seconds(60);
  expect(watch.usable()).toEqual([0]);
});

test('none is read before the primary has answered once', async () => {
  const primary: Server = { at: away };
  const watch = await watching(primary, { at: 100 });
  expect(watch.usable()).toEqual([]);
  primary.at = 100;
  await seconds(1);
  expect(watch.usable()).toEqual([0]);
});

test('one that failed is left out until it answers again', async () => {
  const watch = await watching({ at: 100 }, { at: 100 }, { at: 100 });
  watch.exclude(0);
  expect(watch.usable()).toEqual([1]);
  await seconds(1);
  expect(watch.usable()).toEqual([0, 1]);
});

test('polling ends with stop', async () => {
  const primary = vi.fn(async () => 100);
  const watch = watchReplicas({ primary, replicas: [] });
  await seconds(2);
  watch.stop();
  await seconds(1);
  const before = primary.mock.calls.length;
  await seconds(10);
  expect(primary.mock.calls.length).toBe(before);
});
