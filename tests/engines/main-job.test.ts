/** The main job in Safari's engine and in Firefox: found, saved, applied for, written to, also where the network goes. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGate } from '../support/network-gate.ts';
import { type Board, startBoard } from './board.ts';
import { engines } from './browsers.ts';
import { personIn } from './person.ts';

const patience = { timeout: 60_000 };
let board: Board;
beforeAll(async () => {
  board = await startBoard();
});
afterAll(() => board.stop());

test.each([
  ['WebKit', 'km'],
  ['Firefox', 'en'],
] as const)('the main job in %s, in %s', async (engine, language) => {
  const seeker = await board.newSeeker();
  const [first, second] = [await board.newJob(), await board.newJob()];
  const gate = await openGate(board.address);
  const browser = await engines[engine]();
  const person = personIn(browser, gate, language);
  try {
    await person.open(`/jobs?keyword=Night%20Baker&lang=${language === 'km' ? 'kh' : 'eng'}`);
    await person.seesJobs();
    await person.logIn(seeker, true);
    await person.hasWorker();

    await person.open(`/jobDetail/${first}`);
    await person.tap('Save');
    await expect.poll(() => board.saved(seeker), patience).toEqual([first]);
    await person.tap('Apply Now');
    await expect.poll(() => board.applied(seeker), patience).toEqual([first]);

    // A page that is left by its address holds up neither the next page nor what it sends.
    await person.open('/jobs');
    await person.seesJobs();
    await person.open(`/jobDetail/${second}`);
    gate.cut();
    await person.tap('Save');
    await person.sees('Saved');
    await person.tap('Apply Now');
    await person.sees('Waiting to be sent');
    await person.open('/jobs');
    await person.seesJobs();
    await person.open(`/jobDetail/${second}`);
    await person.sees('Waiting to be sent');
    await person.write(`Written in ${language}`);
    gate.restore();
    await expect.poll(() => board.saved(seeker), patience).toContain(second);
    await expect.poll(() => board.applied(seeker), patience).toContain(second);
    await expect.poll(() => gate.done('/api/message').length, patience).toBe(1);
    await person.open(`/jobDetail/${second}`);
    await person.sees('Applied');
    const arrived = gate.tries.filter(({ status }) => status !== undefined).map(({ key }) => key);
    expect(arrived).toHaveLength(new Set(arrived).size);
  } finally {
    await browser.close();
    await gate.close();
  }
});
