// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobKeys } from '#client/features/jobs/job-keys.ts';
import { endSession, signIn } from '#client/data/session.ts';
import { prefetchWhenIdle } from './prefetch-when-idle.ts';

const requests: string[] = [];
let client: QueryClient;

const stubBrowser = (what: { connection?: object; hidden?: boolean; online?: boolean }): void => {
  vi.stubGlobal('navigator', { onLine: what.online ?? true, connection: what.connection });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(what.hidden ? 'hidden' : 'visible');
};

/** Fetches a job list, then waits until the prefetch is done. */
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

/** The first thing that is prefetched. Loading it here takes longer than everything after it. */
beforeAll(async () => void (await import('#client/features/jobs/details/job-detail-screen.tsx')), 60_000);
beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
  client = new QueryClient();
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address);
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
  it('requests the occupations and the details of the first jobs, one after the other', async () => {
    stubBrowser({});
    await listArrives();
    expect(requests).toEqual(['/api/job/occupations', '/api/job/get/1', '/api/job/get/2']);
  });

  it('requests the lists and the CV of a user who logs in, without a job list', async () => {
    stubBrowser({});
    prefetchWhenIdle(client);
    signIn({ user_id: 7, name: 'dara', token: 'secret', acc_type: 'employee' }, false);
    // Loads code, too.
    await vi.waitFor(() => expect(requests).toContain('/api/cv/7'), { timeout: 60_000 });
    endSession('signed-out');
  });

  it.each([
    ['data is saved', { connection: { saveData: true } }],
    ['the network is slow', { connection: { effectiveType: '2g' } }],
    ['the page is hidden', { hidden: true }],
    ['there is no network', { online: false }],
  ])('requests nothing if %s', async (_why, what) => {
    stubBrowser(what);
    await listArrives();
    expect(requests).toEqual([]);
  });

  it('requests nothing if the user chose to save data', async () => {
    stubBrowser({});
    localStorage.setItem('dataSaver', 'true');
    await listArrives();
    localStorage.removeItem('dataSaver');
    expect(requests).toEqual([]);
  });

  it('requests nothing while the user types', async () => {
    stubBrowser({});
    document.body.innerHTML = '<textarea></textarea>';
    document.querySelector('textarea')?.focus();
    await listArrives();
    expect(requests).toEqual([]);
    document.body.innerHTML = '';
  });
});
