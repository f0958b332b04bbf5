/** Whether the app responds to touch like a native one: the first tap, opening a job, scrolling, and long sessions. */
import { type Browser, chromium } from '@playwright/test';
import { type User } from '#contract/sessions.ts';
import { args, executablePath } from '../../scripts/browser.mjs';
import { readFixtures } from '#server/seed/fixtures.ts';
import { serveProduct } from '../web/servers.ts';
import { firstTap, tapped } from './first-tap.ts';
import { growth, type Weight } from './growth.ts';
import { opening } from './opening.ts';
import { scrolling } from './scrolling.ts';

export const feelParts = ['first-tap', 'opening', 'scrolling', 'growth'] as const;
type FeelPart = (typeof feelParts)[number];

const goals = { firstTapMs: 2_000, openingMs: 100, taskMs: 50, grownMb: 1 } as const;
const openings = 21;
const firstVisits = 3;
const jobs = 300;
const navigations = { first: 20, all: 220 } as const;

/** This many additional jobs, copies of the demonstration's, by a separate employer: half of the scrolled list. */
async function fillList(address: string): Promise<void> {
  const post = (path: string, body: unknown, token = ''): Promise<Response> =>
    fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `BEARER ${token}` },
      body: JSON.stringify(body),
    });
  const employer = { name: 'Feel bench', password: 'long-enough-password', accType: 'employer' };
  const { token } = (await (await post('/auth/register', employer)).json()) as User;
  const samples = readFixtures().jobs;
  for (let number = 0; number < jobs / 2; number += 1) {
    const sample = samples[number % samples.length];
    if (!sample) throw new Error('The demonstration has no jobs.');
    const { key: _, employer: __, status: ___, hoursAgo: ____, endsInDays: _____, ...job } = sample;
    const answer = await post('/job', { ...job, name: `${job.name} ${number}` }, token);
    if (!answer.ok) throw new Error(await answer.text());
  }
}

const longest = (tasks: readonly number[]): string => (tasks.length ? `${Math.max(...tasks)} ms` : '< 50 ms');

const measures: Readonly<Record<FeelPart, (browser: Browser, address: string) => Promise<void>>> = {
  async 'first-tap'(browser, address) {
    for (const what of tapped) {
      const { painted, perceived, answered } = await firstTap(browser, address, what, firstVisits);
      console.log(
        `first tap on ${what} (6× CPU, slow 4G, empty caches): painted after ${painted.toFixed(0)} ms, then perceived after ${perceived.toFixed(0)} ms, answered after ${answered.toFixed(0)} ms (goal ${goals.firstTapMs})`,
      );
    }
  },
  async opening(browser, address) {
    const { bare, job } = await opening(browser, address, openings);
    console.log(
      `from the tap to the painted job (4× CPU, ${openings} taps): ${job.middle.toFixed(0)} ms, slowest ${job.slowest.toFixed(0)} (goal ${goals.openingMs}); a line of a bare page ${bare.middle.toFixed(0)}, slowest ${bare.slowest.toFixed(0)}; ratio ${(job.middle / bare.middle).toFixed(1)}`,
    );
  },
  async scrolling(browser, address) {
    await fillList(address);
    const found = await scrolling(browser, address, jobs);
    const over = (tasks: readonly number[]) =>
      `${longest(tasks)} longest, ${tasks.length} over ${goals.taskMs}`;
    console.log(
      `scrolling through ${found.cards} jobs (4× CPU): ${over(found.scrolling)}; a piece more: ${over(found.growing)} [${found.growing.join(' ')}]; bare lines: ${over(found.bare)} (goal: none over ${goals.taskMs})`,
    );
  },
  async growth(browser, address) {
    const { early, late } = await growth(browser, address, navigations);
    const more = (of: keyof Weight) => late[of] - early[of];
    const mb = (bytes: number) => (bytes / 1_000_000).toFixed(2);
    console.log(
      `${navigations.all - navigations.first} navigations after the first ${navigations.first}: ${mb(more('heapBytes'))} MB of heap more (goal ${goals.grownMb}) than ${mb(early.heapBytes)}, ${mb(more('codeBytes'))} of them compiled code; ${more('elements')} elements, ${more('nodes')} nodes, ${more('listeners')} listeners more`,
    );
  },
};

/** Prints the figures of the parts; needs a build. */
export async function benchFeel(parts: readonly FeelPart[]): Promise<void> {
  const product = await serveProduct();
  try {
    for (const part of parts) {
      const browser = await chromium.launch({
        ...(executablePath ? { executablePath } : {}),
        args: [...args],
      });
      try {
        await measures[part](browser, product.address);
      } finally {
        await browser.close();
      }
    }
  } finally {
    await product.stop();
  }
}
