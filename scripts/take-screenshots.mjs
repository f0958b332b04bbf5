// Takes the screenshots in docs/pictures from the real app with demonstration data: `npm run screenshots`.
import { chromium } from '@playwright/test';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { args, executablePath } from './browser.mjs';
import { startDemoServer } from './demo-server.mjs';

const folder = 'docs/pictures';
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 900 } };
const firstJob = 'a[href^="/jobDetail/"]:visible';
/** `open` navigates from the first page to the wanted one. */
const shots = [
  { name: 'jobs-phone-khmer', device: phone, lang: 'kh', path: '/jobs' },
  {
    name: 'job-phone',
    device: phone,
    lang: 'eng',
    path: '/jobs',
    open: async (page) => {
      await page.locator(firstJob).first().click();
      await page.locator('.job-facts:visible').waitFor();
    },
  },
  { name: 'jobs-desktop-dark', device: desktop, lang: 'eng', theme: 'dark', path: '/jobs' },
];

mkdirSync(folder, { recursive: true });
const { origin, stop } = await startDemoServer(4130);
let browser;
try {
  browser = await chromium.launch({ executablePath, args });
  for (const shot of shots) await take(shot);
} finally {
  await browser?.close();
  await stop();
}

async function take({ name, device, lang, theme = 'light', path, open }) {
  const context = await browser.newContext({
    ...device,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: 'Asia/Phnom_Penh',
  });
  const page = await context.newPage();
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { lang, theme },
  );
  await page.goto(origin + path);
  await page.locator(firstJob).first().waitFor();
  await open?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const file = join(folder, `${name}.png`);
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 128, compressionLevel: 9, effort: 10 })
    .toFile(file);
  console.log(`${file} ${Math.round(statSync(file).size / 1000)} kB`);
  await context.close();
}
