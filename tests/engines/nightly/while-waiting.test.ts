/** What happens to a device while something waits to be sent, in Safari's engine and in Firefox: nothing is lost or sent twice. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type User } from '#contract/sessions.ts';
import { type Gate, openGate } from '../../support/network-gate.ts';
import { type Board, startBoard } from '../board.ts';
import { type Browser, engines } from '../browsers.ts';
import { type Person, personIn } from '../person.ts';

const patience = { timeout: 60_000 };
const dayMs = 24 * 3_600_000;
const jumpAfterMs = 120_000;
/** In this time before the jump a busy machine, too, lets something wait. */
const waitingMs = 60_000;

/** A script after which the clock of its page or worker jumps at the given time, also where it starts again later. */
const jumpingClock = (at: number, byMs: number): string => `
  {
    const RealDate = Date;
    const now = () => RealDate.now() + (RealDate.now() > ${at} ? ${byMs} : 0);
    globalThis.Date = class extends RealDate {
      static now = now;
      constructor(...given) {
        if (given.length > 0) super(...given);
        else super(now());
      }
    };
  }
`;

let board: Board;
beforeAll(async () => {
  board = await startBoard();
});
afterAll(() => board.stop());

describe.each(['WebKit', 'Firefox'] as const)('in %s', (engine) => {
  let browser: Browser;
  let gate: Gate;
  let person: Person;
  let seeker: User;
  let job: number;
  beforeEach(async () => {
    seeker = await board.newSeeker();
    job = await board.newJob();
    gate = await openGate(board.address);
    browser = await engines[engine]();
    person = personIn(browser, gate, 'en');
  });
  afterEach(async () => {
    await browser.close();
    await gate.close();
  });
  const arrivedOnce = () => {
    const arrived = gate.tries.filter(({ status }) => status !== undefined).map(({ key }) => key);
    expect(arrived).toHaveLength(new Set(arrived).size);
  };

  test('an update that one tab takes while the other still has the old version and a text', async () => {
    await person.open('/jobs?lang=eng');
    await person.hasWorker();
    await person.logIn(seeker, true);
    const otherTab = await browser.newTab();
    const other = personIn(otherTab, gate, 'en');
    await other.open('/contact');
    await other.fill('[name=email]', 'dara@example.com');
    await other.fill('textarea', 'From the old version');
    await otherTab.run(() => void Object.assign(window, { isOld: true }));

    await browser.show();
    gate.overload();
    await person.write('Before the update');
    await expect.poll(() => gate.tries.length, patience).toBeGreaterThan(0);
    gate.deploy('/index.html', (html) => html.replace('<html ', '<html data-version="next" '));
    gate.deploy('/sw.js', (code) => code.replace(/(?<=")\w+(?=","url":"index\.html")/, 'next'));
    await browser.run(() => void navigator.serviceWorker.getRegistration().then((one) => one?.update()));
    const hasArrived = () =>
      browser.run(() => navigator.serviceWorker.getRegistration().then((one) => Boolean(one?.waiting)));
    await expect.poll(hasArrived, patience).toBe(true);
    // The card is on the first page that is opened once its code is loaded, too.
    await person.tapAt('a[href="/jobs"]');
    const isOffered = async () => {
      await person.tapAt('article h3 a');
      await person.sees('Report this job');
      if (await person.hasNow('Update now')) return true;
      await browser.run(() => history.back());
      await person.isAt('/jobs');
      return false;
    };
    while (!(await isOffered()));
    await person.tap('Update now');
    const version = () =>
      browser.run(() => document.documentElement.dataset['version']).catch(() => undefined);
    await expect.poll(version, patience).toBe('next');

    await otherTab.show();
    expect(await otherTab.run(() => 'isOld' in window)).toBe(true);
    gate.restore();
    await other.shows('textarea', 'From the old version');
    await other.tap('Send');
    await expect.poll(() => gate.done('/api/message').length, patience).toBe(2);
    arrivedOnce();
  });

  test.each([
    ['forward', dayMs],
    ['back', -dayMs],
  ])(
    'a clock that jumps a day %s',
    async (_direction, byMs) => {
      const at = Date.now() + jumpAfterMs;
      for (const path of ['/early.js', '/sw.js']) gate.deploy(path, (code) => jumpingClock(at, byMs) + code);
      await person.open('/jobs?lang=eng');
      await person.hasWorker();
      await person.logIn(seeker, true);
      await expect.poll(() => Date.now() > at - waitingMs, { timeout: jumpAfterMs }).toBe(true);
      // The server says when to try again; without a network the outbox itself decides.
      gate.failNext({ status: 429, headers: { 'retry-after': '90' } });
      await person.write('Before the jump');
      await expect.poll(() => gate.tries.length, patience).toBe(1);
      await person.open(`/jobDetail/${job}`);
      await person.sees('Apply Now');
      gate.cut();
      await person.tap('Save');
      await person.tap('Apply Now');
      await person.sees('Waiting to be sent');
      expect(Date.now()).toBeLessThan(at);
      await expect.poll(() => Date.now() > at, { timeout: jumpAfterMs }).toBe(true);
      expect(Math.abs((await browser.run(() => Date.now())) - Date.now())).toBeGreaterThan(dayMs / 2);
      gate.restore();
      await expect.poll(() => board.applied(seeker), { timeout: 120_000 }).toEqual([job]);
      await expect.poll(() => board.saved(seeker), { timeout: 120_000 }).toEqual([job]);
      await expect.poll(() => gate.done('/api/message').length, { timeout: 120_000 }).toBe(1);
      arrivedOnce();
    },
    480_000,
  );
});
