/** How long a cold start takes until 500 cached jobs can be read: offline, compared with online. */
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { args, executablePath } from '../scripts/browser.mjs';
import { posting } from '../tests/support/samples.ts';
import { pageSize } from '#contract/limits.ts';

const cached = 500;
/** A cheap phone compared with this machine. */
const slowerCpu = 4;
const limit = 1.5;
const firstPort = 5300;
/** The timeout of a start, which takes about two seconds. */
const timeoutMs = 30_000;
const pollMs = 20;

type Server = { readonly address: string; stop(): Promise<void> };

async function startServer(folder: string): Promise<Server> {
  const port = await getPort({ port: firstPort });
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: '',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = once(child, 'exit');
  const isUp = () =>
    fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('the server did not start: npm run build');
    await new Promise((later) => setTimeout(later, 100));
  }
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Creates jobs until there are as many as should be cached, including the demonstration's. */
async function postJobs(address: string): Promise<void> {
  const post = async (path: string, body: unknown, token = ''): Promise<{ token: string }> => {
    const answer = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `BEARER ${token}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as { token: string };
  };
  const employer = { name: 'Offline bench', password: 'long-enough-password', accType: 'employer' };
  const { token } = await post('/auth/register', employer);
  for (let number = 1; number <= cached; number++) {
    await post('/job', { ...posting, name: `${posting.name} ${number}` }, token);
  }
}

/** A browser that was closed before: nothing of the app is in memory. */
async function coldStart(
  folder: string,
  address: string,
  offline = false,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(folder, {
    // The measuring code runs in the page as text, which the app's own policy forbids.
    bypassCSP: true,
    args,
    ...(executablePath ? { executablePath } : {}),
    baseURL: address,
    offline,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
  });
  // The page that the browser itself opens may be in the background, where no frame is drawn.
  const page = await context.newPage();
  return { context, page };
}

// Code for the page is text, because the bench itself has no DOM types.
const drawn = `document.querySelectorAll('#root .job-card h3').length`;
/** The list's size as screen readers get it, including jobs that are not drawn yet. */
const known = `Math.max(...[...document.querySelectorAll('#root main [role=status]')].map((it) => Number.parseInt(it.textContent) || 0))`;
/** Online the newest jobs are there; offline, all that the phone has cached. */
const isReadable = (jobs: number) => `${drawn} >= ${pageSize} && ${known} >= ${jobs} && performance.now()`;
const isMet = `new Promise((resolve) => {
  const opening = indexedDB.open('karngea-cache');
  opening.onsuccess = () => {
    const db = opening.result;
    const asked = db.transaction('queries').objectStore('queries').getAll();
    asked.onsuccess = () => {
      db.close();
      const queries = asked.result.flatMap(({ clientState }) => clientState.queries);
      resolve(queries.some(({ queryKey, state }) => queryKey[2] === 'seen' && state.data.length >= ${cached}));
    };
  };
})`;

/** Presses Show More until this many jobs are drawn. */
async function showJobs(page: Page, jobs: number): Promise<void> {
  const more = page.locator('#root').getByRole('button', { name: 'Show More' });
  for (let count = 0; count < jobs;) {
    await page.waitForFunction(`${drawn} > ${count}`, undefined, { timeout: timeoutMs });
    count = Number(await page.evaluate(drawn));
    if (count < jobs) await more.click();
  }
}

/** Reads and caches this many jobs, page after page. */
async function keepJobs(folder: string, address: string): Promise<void> {
  const { context, page } = await coldStart(folder, address);
  await page.goto('/jobs');
  await page.evaluate('navigator.serviceWorker.ready.then(() => 0)');
  await showJobs(page, cached);
  // The last answers are stored a second after they arrive.
  for (const end = Date.now() + timeoutMs; !(await page.evaluate(isMet));) {
    if (Date.now() > end) throw new Error('the jobs were not cached');
    await page.waitForTimeout(200);
  }
  await context.close();
}

/** Milliseconds from the navigation until the list can be read, with its first part drawn. */
async function measure(folder: string, address: string, isOffline: boolean): Promise<number> {
  const { context, page } = await coldStart(folder, address, isOffline);
  try {
    const browser = await context.newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
    await page.goto('/jobs', { waitUntil: 'commit' });
    const isThere = isReadable(isOffline ? cached : pageSize);
    const limits = { timeout: timeoutMs, polling: pollMs };
    const handle = await page.waitForFunction(isThere, undefined, limits).catch(async (error: unknown) => {
      throw new Error(`not readable: ${await page.locator('body').innerText()}`, { cause: error });
    });
    const took = Number(await handle.jsonValue());
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    // The announced number is not what is drawn: check that every cached job can be shown.
    if (isOffline) await showJobs(page, cached);
    return took;
  } finally {
    await context.close();
  }
}

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Prints all times, both medians and their ratio; needs a build. Fails above 1.5. */
export async function benchOfflineStart({ rounds }: { rounds: number }): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'karngea-bench-offline-'));
  const phone = join(data, 'phone');
  const server = await startServer(join(data, 'db'));
  try {
    await postJobs(server.address);
    await keepJobs(phone, server.address);
    const times = { online: [] as number[], offline: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      times.online.push(await measure(phone, server.address, false));
      times.offline.push(await measure(phone, server.address, true));
    }
    const [online, offline] = [median(times.online), median(times.offline)];
    const ratio = offline / online;
    console.log(
      `cold start to ${cached} cached jobs, CPU ${slowerCpu} times slower, median of ${rounds}:\n` +
        `online ${times.online.map(Math.round).join(', ')}; offline ${times.offline.map(Math.round).join(', ')}\n` +
        `online ${online.toFixed(0)} ms, offline ${offline.toFixed(0)} ms, ratio ${ratio.toFixed(2)} (limit ${limit})`,
    );
    if (!(ratio <= limit)) process.exitCode = 1;
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
