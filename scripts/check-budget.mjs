// Counts the bytes of a first visit to /jobs, compressed with Brotli as served, and fails above the budget.
import { chromium } from '@playwright/test';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { args, executablePath } from './browser.mjs';
import { startDemoServer } from './demo-server.mjs';

/** Bytes. `everything` adds HTML, CSS, fonts and pictures; API answers are counted in neither. */
const budget = { javascript: 171_500, everything: 204_500 };

const { origin, stop } = await startDemoServer(4110);
let browser;
let rows;
try {
  browser = await chromium.launch({ executablePath, args });
  rows = await visit(browser);
} finally {
  await browser?.close();
  await stop();
}

rows.sort((a, b) => b.bytes - a.bytes);
for (const { bytes, path, kind } of rows) console.log(`${String(bytes).padStart(8)}  ${path}  ${kind}`);
const sum = (wanted) => rows.filter(wanted).reduce((total, { bytes }) => total + bytes, 0);
const spent = { javascript: sum(({ kind }) => kind === 'javascript'), everything: sum(() => true) };
let over = spent.javascript === 0;
if (over) console.error('no script was counted: the page did not load');
for (const [what, limit] of Object.entries(budget)) {
  const verdict = spent[what] <= limit ? 'within' : 'OVER';
  over ||= verdict === 'OVER';
  console.log(`${what}: ${(spent[what] / 1000).toFixed(1)} kB of ${limit / 1000} kB, ${verdict} the budget`);
}
process.exit(over ? 1 : 0);

async function visit(browser) {
  // Without the service worker, which fetches the rest of the app later.
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  const files = new Map();
  page.on('response', (response) => {
    const { origin: from, pathname } = new URL(response.url());
    if (from === origin && !pathname.startsWith('/api/')) files.set(pathname, measure(pathname, response));
  });
  await page.goto(`${origin}/jobs`);
  // Wait for the app's own list: the server-rendered one is there before most of the files.
  await page.locator('.kg-ssr').waitFor({ state: 'detached' });
  await page.locator('#root a[href^="/jobDetail/"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  return Promise.all(files.values());
}

async function measure(path, response) {
  const type = (response.headers()['content-type'] ?? '').split(';')[0];
  const kind = type.endsWith('javascript') ? 'javascript' : type;
  const built = join('dist/client', path);
  if (existsSync(`${built}.br`)) return { path, kind, bytes: statSync(`${built}.br`).size };
  const body = await response.body();
  // Fonts and PNG files are already compressed.
  const bytes = /^font|png$/.test(type)
    ? body.length
    : Math.min(body.length, brotliCompressSync(body).length);
  return { path, kind, bytes };
}
