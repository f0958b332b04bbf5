/** What people do besides the main job, in Safari's engine and in Firefox: every page of each role, registering, posting, answering. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Gate, openGate } from '../../support/network-gate.ts';
import { type Board, startBoard } from '../board.ts';
import { type Browser, engines } from '../browsers.ts';
import { personIn } from '../person.ts';

const patience = { timeout: 60_000 };
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
  beforeAll(async () => {
    browser = await engines[engine]();
    gate = await openGate(board.address);
  });
  afterAll(async () => {
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

  test('a seeker logs in, sees every page, and writes to an employer', async () => {
    const person = begin();
    const seeker = await board.newSeeker();
    const application = await board.application(seeker, await board.newJob());
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
    await person.fill('textarea', 'When may I come?');
    await person.tap('Send');
    await expect.poll(() => gate.done(`/api/app/${application}/message`).length, patience).toBe(1);
    await browser.run(() => localStorage.clear());
  });

  test('an employer sees every page, answers who applied, and posts a job', async () => {
    const person = begin();
    const application = await board.application(await board.newSeeker(), await board.newJob());
    await person.logIn(board.employer, true);
    for (const path of ['/myProfile', '/application', '/companies/mine', '/notices', '/setting']) {
      await person.open(path);
      await person.isWhole();
    }
    await person.open(`/application/${application}`);
    await person.isWhole();
    await person.fill('textarea', 'Tomorrow at nine?');
    await person.tap('Send');
    await expect.poll(() => gate.done(`/api/app/${application}/message`).length, patience).toBe(1);

    await person.open('/createjob');
    await person.tap('Post by myself');
    await person.tap('Next');
    await person.set('Job name', 'Day Baker');
    await person.tap('Full Time');
    await person.set('Salary', '$300-$500');
    await person.set('Level', 'Junior');
    await person.set('Qualification', 'None');
    await person.set('Language', 'Khmer');
    await person.set('Gender', 'Both');
    await person.fill('.ProseMirror', 'Bread');
    await person.set('Required skills', 'Baking');
    await person.set('Available positions', '2');
    await person.tap('Next');
    await person.set('Your own tag', 'Bread');
    await person.tap('Add tag');
    await person.tap('Next');
    await person.tap('Post');
    await expect.poll(() => browser.run(() => location.pathname), patience).toMatch(/jobDetail/);
    await person.sees('Share');
    await browser.run(() => localStorage.clear());
  });
});
