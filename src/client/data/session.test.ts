// @vitest-environment jsdom
/** The session on the device: where it is kept, and what is left after it ends. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type User } from '#contract/accounts.ts';
import { dropStrangersDrafts, searchesKey, writeOwn } from './session-storage.ts';
import { endSession, followOtherTabs, onSessionEnd, readSession, signIn } from './session.ts';

const dara: User = { user_id: 1, name: 'dara', token: 'secret', acc_type: 'employee' };

beforeAll(followOtherTabs);
beforeEach(() => {
  endSession('signed-out');
  localStorage.clear();
  sessionStorage.clear();
});

test('a remembered person is kept over visits, another one until the tab closes', () => {
  signIn(dara, false);
  expect(sessionStorage.getItem('user')).toContain('secret');
  expect(localStorage.getItem('user')).toBeNull();
  signIn(dara, true);
  expect(localStorage.getItem('user')).toContain('secret');
  expect(sessionStorage.getItem('user')).toBeNull();
});

test('signing out clears both storages but the choices of the device', () => {
  localStorage.setItem('lang', '"kh"');
  localStorage.setItem('jobDraft', '{}');
  sessionStorage.setItem('anything', '1');
  signIn(dara, true);
  endSession('signed-out');
  expect(readSession()).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual(['lang']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a dead token drops the session and nothing that was typed', () => {
  localStorage.setItem('jobDraft', '{}');
  signIn(dara, true);
  endSession('dead');
  expect(Object.keys(localStorage).sort()).toEqual(['jobDraft', 'visit']);
});

test('what was typed waits for its person, wherever they want it next, and for nobody else', () => {
  signIn(dara, true);
  writeOwn('jobDraft', 'typed');
  endSession('dead');
  signIn(dara, false);
  expect([sessionStorage.getItem('jobDraft'), localStorage.getItem('jobDraft')]).toEqual(['"typed"', null]);
  endSession('dead');
  signIn({ ...dara, user_id: 2 }, true);
  expect([sessionStorage.getItem('jobDraft'), localStorage.getItem('jobDraft')]).toEqual([null, null]);
});

test("earlier searches are nobody else's, and on a borrowed phone only the tab's", () => {
  writeOwn(searchesKey('guest'), ['of a guest']);
  signIn(dara, false, true);
  expect(Object.keys(localStorage)).toEqual([]);
  writeOwn(searchesKey(1), ['of Dara']);
  expect(Object.keys(localStorage)).toEqual([]);
  endSession('signed-out');
  expect(Object.keys(sessionStorage)).toEqual([]);
  signIn(dara, true);
  writeOwn(searchesKey(1), ['of Dara']);
  endSession('dead');
  signIn({ ...dara, user_id: 2 }, true);
  expect(localStorage.getItem(searchesKey(1))).toBeNull();
});

test('at the start the drafts of whoever is not remembered here go', () => {
  signIn(dara, true);
  writeOwn('jobDraft', 'typed');
  writeOwn('appLock', {});
  for (const id of [1, 2]) writeOwn(`cvDraft:${id}`, 'typed');
  dropStrangersDrafts();
  expect(Object.keys(localStorage).sort()).toEqual(['cvDraft:1', 'jobDraft', 'user', 'visit']);
  endSession('dead');
  dropStrangersDrafts();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('who watches is told why and whose session ended, once', () => {
  const told = vi.fn();
  const stop = onSessionEnd(told);
  signIn(dara, true);
  endSession('dead');
  endSession('dead');
  expect(told.mock.calls).toEqual([['dead', dara]]);
  stop();
});

test('signing out in another tab ends the session here', () => {
  const told = vi.fn();
  const stop = onSessionEnd(told);
  signIn(dara, true);
  localStorage.removeItem('user');
  window.dispatchEvent(new StorageEvent('storage', { key: 'user', storageArea: localStorage }));
  expect(readSession()).toBeUndefined();
  expect(told).toHaveBeenCalledWith('elsewhere', dara);
  stop();
});

test('another person logging in in another tab takes over here, and keeps their session', () => {
  const told = vi.fn();
  const stop = onSessionEnd(told);
  signIn(dara, true);
  const sokha: User = { user_id: 2, name: 'sokha', token: 'other', acc_type: 'employer' };
  localStorage.setItem('user', JSON.stringify(sokha));
  window.dispatchEvent(new StorageEvent('storage', { key: 'user', storageArea: localStorage }));
  expect(told).toHaveBeenCalledWith('elsewhere', dara);
  expect(readSession()).toEqual(sokha);
  expect(localStorage.getItem('user')).toContain('other');
  stop();
});
