/** Every page of each role, in WebKit and Firefox. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, test } from 'vitest';
import { type Gate, openGate } from '../../support/network-gate.ts';
import { type Board, startBoard } from '../board.ts';
import { type Browser, engines } from '../browsers.ts';
import { personIn } from '../person.ts';

let board: Board;
beforeAll(async () => {
  board = await startBoard();
});
afterAll(() => board.stop());

describe.each([
  ['WebKit', 'km'],
  ['Firefox', 'km'],
  ['WebKit', 'en'],
  ['Firefox', 'en'],
] as const)('in %s, in %s', (engine, language) => {
  let browser: Browser;
  let gate: Gate;
  // Each belongs to another user.
  beforeEach(async () => {
    browser = await engines[engine]();
    gate = await openGate(board.address);
  });
  afterEach(async () => {
    await browser.close();
    await gate.close();
  });
  const begin = () => personIn(browser, gate, language);
  const lang = language === 'km' ? 'kh' : 'eng';

  test('a guest sees every page', async () => {
    const person = begin();
    const job = await board.newJob();
    const pages = [
      '/',
      `/jobDetail/${job}`,
      '/about',
      '/privacy',
      '/terms',
      '/accessibility',
      '/company/1',
      '/contact',
      '/register',
      '/recover',
      '/404',
    ];
    for (const path of pages) {
      await person.open(`${path}?lang=${lang}`);
      await person.isWhole();
    }
  });

  test('a seeker sees every page', async () => {
    const person = begin();
    const seeker = await board.newSeeker();
    const application = await board.application(seeker, await board.newJob());
    await person.open(`/jobs?lang=${lang}`);
    await person.logIn(seeker, true);
    const pages = [
      '/favJobs',
      '/appliedJobs',
      '/cv',
      '/myProfile',
      '/alerts',
      '/notices',
      '/setting',
      '/setting/devices',
    ];
    for (const path of pages) {
      await person.open(path);
      await person.isWhole();
    }
    await person.open(`/application/${application}`);
    await person.isWhole();
  });

  test('an employer sees every page', async () => {
    const person = begin();
    const application = await board.application(await board.newSeeker(), await board.newJob());
    await person.open(`/jobs?lang=${lang}`);
    await person.logIn(board.employer, true);
    for (const path of [
      '/myProfile',
      '/application',
      '/companies/mine',
      '/companies/claim',
      '/createjob',
      '/notices',
      '/setting',
    ]) {
      await person.open(path);
      await person.isWhole();
    }
    await person.open(`/application/${application}`);
    await person.isWhole();
  });
});
