// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobKeys } from '#client/features/jobs/job-keys.ts';
import { prefetchWhenIdle } from './prefetch-when-idle.ts';

const asked: string[] = [];
let client: QueryClient;

const tell = (what: { connection?: object; hidden?: boolean; online?: boolean }): void => {
  vi.stubGlobal('navigator', { onLine: what.online ?? true, connection: what.connection });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(what.hidden ? 'hidden' : 'visible');
};

/** A list arrives as it does from the server, and time passes. */
async function listArrives(): Promise<void> {
  prefetchWhenIdle(client);
  await client.fetchInfiniteQuery({
    queryKey: jobKeys.list('guest', {}),
    queryFn: () => Promise.resolve([{ job_id: 1 }, { job_id: 2 }]),
    initialPageParam: 0,
    getNextPageParam: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(3_000);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(3_000);
}

/** The first thing that is fetched ahead; here it takes longer than all that follows. */
beforeAll(async () => void (await import('#client/features/jobs/details/job-detail-screen.tsx')), 60_000);
beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  client = new QueryClient();
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response('{}', { status: 404 }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  client.clear();
});

describe('prefetchWhenIdle', () => {
  it('asks for the details of the first jobs, one after the other', async () => {
    tell({});
    await listArrives();
    expect(asked).toEqual(['/api/job/get/1', '/api/job/get/2']);
  });

  it.each([
    ['data is saved', { connection: { saveData: true } }],
    ['the network is slow', { connection: { effectiveType: '2g' } }],
    ['the page is hidden', { hidden: true }],
    ['there is no network', { online: false }],
  ])('asks for nothing where %s', async (_why, what) => {
    tell(what);
    await listArrives();
    expect(asked).toEqual([]);
  });

  it('asks for nothing where the person chose to save data', async () => {
    tell({});
    localStorage.setItem('dataSaver', 'true');
    await listArrives();
    localStorage.removeItem('dataSaver');
    expect(asked).toEqual([]);
  });

  it('asks for nothing while somebody types', async () => {
    tell({});
    document.body.innerHTML = '<textarea></textarea>';
    document.querySelector('textarea')?.focus();
    await listArrives();
    expect(asked).toEqual([]);
    document.body.innerHTML = '';
  });
});
