// Takes screenshots of five journeys through the real app with demonstration data, each a row of pictures in docs/pictures: `npm run screenshots`.
import { chromium } from '@playwright/test';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { args, executablePath } from './browser.mjs';
import { startDemoServer } from './demo-server.mjs';

const folder = 'docs/pictures';
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true };
const gap = 16;
const firstJob = 'a[href^="/jobDetail/"]:visible';
const first = (page, selector) => page.locator(`${selector}:visible`).first();

/** Each step leads to one picture; `lang` and `who` say how the app is opened. */
const journeys = [
  {
    name: 'journey-share',
    lang: 'kh',
    steps: [
      (page, origin) => page.goto(`${origin}/jobs`),
      async (page) => {
        await page.locator(firstJob).first().click();
        await page.locator('.job-facts:visible').waitFor();
      },
      (page) => first(page, 'button:has(> .kg-icon)[aria-label="ចែករំលែក"]').click(),
    ],
  },
  {
    name: 'journey-search',
    lang: 'eng',
    steps: [
      (page, origin) => page.goto(`${origin}/`),
      async (page, origin) => {
        await page.goto(`${origin}/jobs`);
        await first(page, '.search-filters').click();
      },
      (page, origin) => page.goto(`${origin}/jobs?keyword=cook`),
    ],
  },
  {
    name: 'journey-applied',
    lang: 'kh',
    who: 'dara',
    steps: [
      (page, origin) => page.goto(`${origin}/appliedJobs`),
      (page) => first(page, 'main a[href^="/application/"]').click(),
      (page, origin) => page.goto(`${origin}/cv`),
    ],
  },
  {
    name: 'journey-employer',
    lang: 'eng',
    who: 'sokha',
    steps: [
      (page, origin) => page.goto(`${origin}/application`),
      (page) => first(page, 'main a[href^="/application/"]').click(),
      (page, origin) => page.goto(`${origin}/myProfile`),
    ],
  },
  {
    name: 'journey-settings',
    lang: 'kh',
    who: 'dara',
    steps: [
      (page, origin) => page.goto(`${origin}/notices`),
      (page, origin) => page.goto(`${origin}/favJobs`),
      async (page, origin) => {
        await page.goto(`${origin}/setting`);
        await page.getByRole('switch').last().scrollIntoViewIfNeeded();
      },
    ],
  },
];

const { origin, stop } = await startDemoServer(4131);
let browser;
try {
  browser = await chromium.launch({ executablePath, args });
  for (const journey of journeys) await take(journey);
} finally {
  await browser?.close();
  await stop();
}

async function logIn(name) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password: 'karngea-demo' }),
  });
  if (!answer.ok) throw new Error(`${name} could not log in: ${answer.status}`);
  return answer.text();
}

async function take({ name, lang, who, steps }) {
  const context = await browser.newContext({
    ...phone,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: 'Asia/Phnom_Penh',
  });
  const page = await context.newPage();
  const stored = { lang, theme: 'light', ...(who && { user: await logIn(who) }) };
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, stored);
  const pictures = [];
  for (const step of steps) {
    await step(page, origin);
    await page.waitForLoadState('networkidle');
    await page.locator('[aria-busy=true]:visible').waitFor({ state: 'detached' });
    await page.evaluate(() => document.fonts.ready);
    pictures.push(await page.screenshot());
  }
  await context.close();
  const { width, height } = phone.viewport;
  const file = join(folder, `${name}.png`);
  await sharp({
    create: {
      width: pictures.length * (width + gap) - gap,
      height,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite(pictures.map((input, at) => ({ input, left: at * (width + gap), top: 0 })))
    .png({ palette: true, colours: 128, compressionLevel: 9, effort: 10 })
    .toFile(file);
  console.log(`${file} ${Math.round(statSync(file).size / 1000)} kB`);
}
