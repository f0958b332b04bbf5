/** The main job in a private window of Firefox. Safari's engine is driven in one everywhere: its driver stores nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGate } from '../../support/network-gate.ts';
import { type Board, startBoard } from '../board.ts';
import { engines } from '../browsers.ts';
import { personIn } from '../person.ts';

const patience = { timeout: 60_000 };
let board: Board;
beforeAll(async () => {
  board = await startBoard();
});
afterAll(() => board.stop());

test('in a private window, what is saved and applied for without a network is sent once, also after a reload', async () => {
  const seeker = await board.newSeeker();
  const [first, second] = [await board.newJob(), await board.newJob()];
  const gate = await openGate(board.address);
  const browser = await engines['private Firefox']();
  const person = personIn(browser, gate, 'en');
  try {
    await person.open('/jobs?keyword=Night%20Baker&lang=eng');
    await person.seesJobs();
    await person.logIn(seeker, true, `/jobDetail/${first}`);
    await person.sees('Apply Now');
    gate.cut();
    await person.tap('Save');
    await person.sees('Saved');
    await person.tap('Apply Now');
    await person.sees('Waiting to be sent');
    gate.restore();
    await expect.poll(() => board.saved(seeker), patience).toEqual([first]);
    await expect.poll(() => board.applied(seeker), patience).toEqual([first]);

    gate.overload();
    await person.open(`/jobDetail/${second}`);
    await person.tap('Apply Now');
    await person.sees('Waiting to be sent');
    await person.open(`/jobDetail/${second}`);
    await person.sees('Waiting to be sent');
    gate.restore();
    await expect.poll(() => board.applied(seeker), patience).toContain(second);
    await person.sees('Applied');
    await person.write('From a private window');
    await expect.poll(() => gate.done('/api/message').length, patience).toBe(1);
    const arrived = gate.tries.filter(({ status }) => status !== undefined).map(({ key }) => key);
    expect(arrived).toHaveLength(new Set(arrived).size);
  } finally {
    await browser.close();
    await gate.close();
  }
});
