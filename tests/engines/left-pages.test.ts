/** What is sent from a page that was left, and from one that has to send by itself. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGate } from '../support/network-gate.ts';
import { type Board, startBoard } from './board.ts';
import { engines } from './browsers.ts';
import { personIn } from './person.ts';
import { takenAway } from './taken-away.ts';

const patience = { timeout: 60_000 };
let board: Board;
beforeAll(async () => {
  board = await startBoard();
});
afterAll(() => board.stop());

test('in Safari, a report on a page that is left holds up nothing', async () => {
  const job = await board.newJob();
  const gate = await openGate(board.address);
  const browser = await engines.WebKit();
  const person = personIn(browser, gate, 'en');
  try {
    await person.open(`/jobDetail/${job}`);
    await person.tap('Report this job');
    await person.tap('The job or company is not real');
    await person.write('After a report');
    await expect.poll(() => gate.done('/api/message').length, patience).toBe(1);
    await expect.poll(() => gate.done('/api/report').length, patience).toBe(1);
  } finally {
    await browser.close();
    await gate.close();
  }
});

// No `online` event tells of this network, as of a Wi-Fi that is there but dead.
test.each(['Firefox', 'Chromium'] as const)(
  'in %s, a page without a worker sends what waits as soon as it can',
  async (engine) => {
    const seeker = await board.newSeeker();
    const job = await board.newJob();
    const gate = await openGate(board.address);
    gate.deploy('/sw.js', () => 'throw new Error("no worker here")');
    const browser = await engines[engine]();
    const person = personIn(browser, gate, 'en');
    try {
      await person.logIn(seeker, false);
      await person.open(`/jobDetail/${job}`);
      await person.sees('Save');
      gate.cut();
      await person.tap('Save');
      await person.sees('Saved');
      gate.restore();
      await expect.poll(() => board.saved(seeker), patience).toEqual([job]);
    } finally {
      await browser.close();
      await gate.close();
    }
  },
);

test('a page sends for a user whom the device cannot remember, even next to a worker', async () => {
  const seeker = await board.newSeeker();
  const job = await board.newJob();
  const gate = await openGate(board.address);
  gate.deploy('/early.js', (text) => takenAway['localStorage refused'] + text);
  const browser = await engines.Chromium();
  const person = personIn(browser, gate, 'en');
  try {
    await person.open('/jobs');
    await person.hasWorker();
    await person.logIn(seeker, true, `/jobDetail/${job}`);
    await person.tap('Apply Now');
    await expect.poll(() => board.applied(seeker), patience).toEqual([job]);
    await person.sees('Applied');
  } finally {
    await browser.close();
    await gate.close();
  }
});
