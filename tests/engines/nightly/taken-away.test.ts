/** The main job where browsers lack, refuse or leave unanswered what others have: nothing hangs, nothing is lost silently. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openGate } from '../../support/network-gate.ts';
import { type Board, startBoard } from '../board.ts';
import { type Browser, engines } from '../browsers.ts';
import { personIn } from '../person.ts';
import { takenAway } from '../taken-away.ts';

const patience = { timeout: 60_000 };
let board: Board;
beforeAll(async () => {
  board = await startBoard();
});
afterAll(() => board.stop());

describe.each(['WebKit', 'Firefox', 'Chromium'] as const)('in %s', (engine) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await engines[engine]();
  });
  afterAll(() => browser.close());

  test.each(Object.entries(takenAway))('%s', async (_name, script) => {
    const seeker = await board.newSeeker();
    const job = await board.newJob();
    // Its own address, and so its own storage.
    const gate = await openGate(board.address);
    gate.deploy('/early.js', (text) => `${script}; window.isTakenAway = true; ${text}`);
    const person = personIn(browser, gate, 'en');
    try {
      await person.open('/jobs?keyword=Night%20Baker&lang=eng');
      expect(await browser.run(() => 'isTakenAway' in window)).toBe(true);
      await person.seesJobs();
      await person.logIn(seeker, true, `/jobDetail/${job}`);
      await person.tap('Save');
      await expect.poll(() => board.saved(seeker), patience).toEqual([job]);
      await person.tap('Apply Now');
      await expect.poll(() => board.applied(seeker), patience).toEqual([job]);
      await person.sees('Applied');
      await person.write('Written as well');
      await expect.poll(() => gate.done('/api/message').length, patience).toBe(1);
    } finally {
      await gate.close();
    }
  });

  test.each(['what Safari 15.4 lacks', 'what Firefox 115 lacks'] as const)(
    'a CV and an applicant without %s',
    async (name) => {
      const seeker = await board.newSeeker();
      const application = await board.application(seeker, await board.newJob());
      const page = `/application/${application}`;
      for (const [user, path] of [
        [seeker, '/cv'],
        [board.employer, page],
      ] as const) {
        const gate = await openGate(board.address);
        gate.deploy('/early.js', (text) => takenAway[name] + text);
        const person = personIn(browser, gate, 'en');
        try {
          await person.open('/jobs?lang=eng');
          await person.logIn(user, true, path);
          await person.shows('.cv-view', 'Short');
          if (user === seeker) {
            await person.open(page);
            await person.tapAt('.sent-cv summary');
            await person.shows('.cv-view', 'Short');
          }
          await person.isWhole();
        } finally {
          await gate.close();
        }
      }
    },
  );
});
