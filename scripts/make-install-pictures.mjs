// Takes the screenshots shown before the app is installed, from a build of it: `npm run install-pictures`.
import { chromium, devices } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { args, executablePath } from './browser.mjs';
import { startDemoServer } from './demo-server.mjs';

/** The sizes are also in build/web-manifest.ts; a test compares them. */
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
const folder = 'public/screenshots';

const { origin, stop } = await startDemoServer(4130);
let browser;
try {
  mkdirSync(folder, { recursive: true });
  browser = await chromium.launch({ executablePath, args });
  const jobs = await (await fetch(`${origin}/api/job/get?page=0`)).json();
  const khmer = jobs.find(({ name, status }) => /\p{Script=Khmer}/u.test(name) && status === 'Hiring');
  await take('jobs', phone, 'eng', '/jobs');
  await take('job-khmer', phone, 'kh', `/jobDetail/${(khmer ?? jobs[0]).job_id}`);
  await take('jobs-wide', desktop, 'eng', '/jobs');
} finally {
  await browser?.close();
  await stop();
}

async function take(name, device, language, path) {
  const context = await browser.newContext({ ...device, reducedMotion: 'reduce', colorScheme: 'light' });
  const page = await context.newPage();
  await page.addInitScript((lang) => localStorage.setItem('lang', lang), language);
  // The heading font is loaded from the second visit on.
  for (let visit = 0; visit < 2; visit += 1) await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const picture = sharp(await page.screenshot());
  const { size } = await picture
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(`${folder}/${name}.png`);
  console.log(`${String(size).padStart(8)}  ${folder}/${name}.png`);
  await context.close();
}
