/**
 * Three hundred taps at random moments, while network, page, worker and server are taken away at random: afterwards nothing
 * is lost, nothing was done twice, and every page shows what the server has. `SEED=7` repeats a run, `TAPS=100` makes it
 * shorter.
 */
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openGate } from '../../support/network-gate.ts';
import { type Board, startBoard } from '../board.ts';
import { engines } from '../browsers.ts';
import { personIn } from '../person.ts';

const taps = Number(process.env['TAPS'] ?? 300);
const jobCount = 30;
const healed = { timeout: 120_000, interval: 500 };

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (limit: number) => Math.floor(next() * limit),
    /** True once in so many times. */
    oneIn: (times: number) => next() < 1 / times,
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let board: Board;
beforeAll(async () => {
  board = await startBoard();
});
afterAll(() => board.stop());

test.each(['WebKit', 'Firefox', 'Chromium'] as const)(
  `${taps} random taps in %s`,
  { timeout: 1_800_000 },
  async (engine) => {
    const seed = Number(process.env['SEED'] ?? randomInt(1_000_000));
    const random = randomFrom(seed);
    const seeker = await board.newSeeker();
    const jobs: number[] = [];
    for (let count = 0; count < jobCount; count += 1) jobs.push(await board.newJob());
    const gate = await openGate(board.address);
    const browser = await engines[engine]();
    const person = personIn(browser, gate, 'en');

    const saved = new Map<number, boolean>();
    const applied = new Set<number>();
    const reported = new Set<number>();
    let messages = 0;
    let isDead = false;
    const done: string[] = [];

    async function heal(): Promise<void> {
      gate.restore();
      if (isDead) await board.startAgain();
      isDead = false;
    }
    async function disturb(): Promise<void> {
      const what = random.below(6);
      if (what < 2) gate.cut();
      if (what === 2 || what === 3) await heal();
      if (what === 4 && random.oneIn(4) && !isDead) {
        isDead = true;
        await board.kill();
      }
      // Without a worker and without a network, no page opens.
      if (what === 5) {
        await heal();
        await browser.run(() =>
          navigator.serviceWorker.getRegistration().then((one) => void one?.unregister()),
        );
      }
      done.push(['cut', 'cut', 'heal', 'heal', 'kill', 'no worker'][what] ?? '');
    }
    /** A page that cannot be opened without a network is opened with one. */
    async function open(path: string, text: string): Promise<void> {
      const isThere = async () => {
        await browser.open(gate.address + path);
        return vi.waitUntil(() => person.hasNow(text), { timeout: 20_000 });
      };
      if (await isThere().catch(() => false)) return;
      await heal();
      done.push(`healed to open ${path}`);
      await person.open(path);
      await person.sees(text);
    }

    async function onJob(job: number): Promise<number> {
      await open(`/jobDetail/${job}`, saved.get(job) ? 'Saved' : 'Save');
      let count = 0;
      for (let times = 1 + random.below(3); times > 0; times -= 1) {
        const was = saved.get(job) === true;
        await person.tap(was ? 'Saved' : 'Save');
        saved.set(job, !was);
        count += 1;
        done.push(`${was ? 'unsave' : 'save'} ${job}`);
        if (random.oneIn(2)) await disturb();
        await pause(random.below(400));
      }
      if (!applied.has(job) && random.oneIn(3)) {
        await person.tap('Apply Now');
        applied.add(job);
        count += 1;
        done.push(`apply ${job}`);
      }
      if (!reported.has(job) && random.oneIn(5)) {
        await person.tap('Report this job');
        const reason = 'The job or company is not real';
        // Its sheet is loaded by then, or cannot be, and says so.
        const isOpen = await vi
          .waitUntil(() => person.hasNow(reason), { timeout: 10_000 })
          .catch(() => false);
        if (isOpen) {
          await person.tap(reason);
          reported.add(job);
          count += 1;
          done.push(`report ${job}`);
        }
      }
      await pause(random.below(300));
      return count;
    }
    async function onContact(): Promise<number> {
      await open('/contact', 'Send');
      await person.fill('[name=email]', 'dara@example.com');
      await person.fill('textarea', `Message ${messages}`);
      await person.tap('Send');
      messages += 1;
      done.push('message');
      await pause(random.below(300));
      return 1;
    }

    try {
      await person.logIn(seeker, true);
      await person.hasWorker();
      for (const job of jobs) {
        await person.open(`/jobDetail/${job}`);
        await person.sees('Save');
      }
      await person.open('/contact');
      for (let tapped = 0; tapped < taps;) {
        tapped += random.oneIn(6) ? await onContact() : await onJob(jobs[random.below(jobCount)] ?? 0);
        if (random.oneIn(3)) await disturb();
      }
      await heal();
      await person.open('/jobs');
      const wanted = [...saved].flatMap(([job, isSaved]) => (isSaved ? [job] : [])).sort();
      await expect.poll(async () => (await board.saved(seeker)).sort(), healed).toEqual(wanted);
      await expect
        .poll(async () => (await board.applied(seeker)).sort(), healed)
        .toEqual([...applied].sort());
      await expect.poll(() => gate.done('/api/message').length, healed).toBe(messages);
      await expect.poll(() => gate.done('/api/report').length, healed).toBe(reported.size);
      for (const job of jobs) {
        await person.open(`/jobDetail/${job}`);
        await person.sees(saved.get(job) ? 'Saved' : 'Save');
        await person.sees(applied.has(job) ? 'Applied' : 'Apply Now');
      }
      expect(await board.applied(seeker)).toHaveLength(applied.size);
      console.log(
        `${engine}, seed ${seed}: ${saved.size} jobs saved or not, ${applied.size} applied, ${messages} messages, ${reported.size} reports; ${done.filter((one) => /cut|kill|worker/.test(one)).length} things taken away, 0 lost, 0 twice`,
      );
    } catch (failure) {
      const shown = await browser
        .run(() => `${location.href}\n${document.body.innerText.slice(0, 2_000)}`)
        .catch(String);
      const there = (await board.saved(seeker).catch(() => [])).join(' ');
      console.error(`${engine}, seed ${seed}:\n${done.join('\n')}\nsaved: ${there}\n${shown}`);
      throw failure;
    } finally {
      await heal();
      await browser.close();
      await gate.close();
    }
  },
);
