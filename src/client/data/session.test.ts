// @vitest-environment jsdom
/** Where the session is stored, and what stays after it ends. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type User } from '#contract/sessions.ts';
import { deleteOtherUsersDrafts, searchesKey, writeOwn } from './session-storage.ts';
import {
  endSession,
  followOtherTabs,
  onSessionEnd,
  whileDeletingAccount,
  readSession,
  rememberUser,
  signIn,
} from './session.ts';

const dara: User = { user_id: 1, name: 'dara', token: 'secret', acc_type: 'employee' };

beforeAll(followOtherTabs);
beforeEach(() => {
  endSession('signed-out');
  localStorage.clear();
  sessionStorage.clear();
});

test('a remembered user is stored permanently, any other until the tab closes', () => {
  signIn(dara, false);
  expect(sessionStorage.getItem('user')).toContain('secret');
  expect(localStorage.getItem('user')).toBeNull();
  signIn(dara, true);
  expect(localStorage.getItem('user')).toContain('secret');
  expect(sessionStorage.getItem('user')).toBeNull();
});

test('being remembered later moves session and drafts to the device, and the log-in stays as old as it is', () => {
  vi.setSystemTime(1_000);
  signIn(dara, false);
  writeOwn('jobDraft', 'half-written');
  writeOwn('answers:1', { own_motorbike: 'yes' });
  vi.setSystemTime(2_000);
  rememberUser({ ...dara, token: 'new' });
  vi.useRealTimers();
  expect(readSession()?.token).toBe('new');
  expect(localStorage.getItem('user')).toContain('new');
  expect(localStorage.getItem('jobDraft')).toBe('"half-written"');
  expect(localStorage.getItem('answers:1')).toContain('own_motorbike');
  expect(localStorage.getItem('visit')).toContain('"since":1000');
  for (const key of ['user', 'visit', 'jobDraft', 'answers:1'])
    expect(sessionStorage.getItem(key)).toBeNull();
});

test('signing out clears both storages except the settings of the device', () => {
  localStorage.setItem('lang', '"kh"');
  localStorage.setItem('jobDraft', '{}');
  sessionStorage.setItem('anything', '1');
  signIn(dara, true);
  endSession('signed-out');
  expect(readSession()).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual(['lang']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('signing out deletes the preferences, but not that the question was answered', () => {
  localStorage.setItem('wishes', '{"province":"KH-7"}');
  signIn(dara, true);
  endSession('dead');
  expect(localStorage.getItem('wishes')).toBe('{"province":"KH-7"}');
  signIn(dara, true);
  endSession('signed-out');
  expect(localStorage.getItem('wishes')).toBe('{}');
});

test('a rejected token ends the session but deletes no drafts', () => {
  localStorage.setItem('jobDraft', '{}');
  signIn(dara, true);
  endSession('dead');
  expect(Object.keys(localStorage).sort()).toEqual(['jobDraft', 'visit']);
});

test('drafts stay for their user, also after a log-in with another storage, and are deleted for others', () => {
  signIn(dara, true);
  writeOwn('jobDraft', 'typed');
  endSession('dead');
  signIn(dara, false);
  expect([sessionStorage.getItem('jobDraft'), localStorage.getItem('jobDraft')]).toEqual(['"typed"', null]);
  endSession('dead');
  signIn({ ...dara, user_id: 2 }, true);
  expect([sessionStorage.getItem('jobDraft'), localStorage.getItem('jobDraft')]).toEqual([null, null]);
});

test('earlier searches belong to one user, and on a shared device to the tab', () => {
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

test('at start, the drafts of users who are not remembered are deleted', () => {
  signIn(dara, true);
  writeOwn('jobDraft', 'typed');
  for (const id of [1, 2]) writeOwn(`cvDraft:${id}`, 'typed');
  deleteOtherUsersDrafts();
  expect(Object.keys(localStorage).sort()).toEqual(['cvDraft:1', 'jobDraft', 'user', 'visit']);
  endSession('dead');
  deleteOtherUsersDrafts();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('subscribers learn once why and whose session ended', () => {
  const listener = vi.fn();
  const stop = onSessionEnd(listener);
  signIn(dara, true);
  endSession('dead');
  endSession('dead');
  expect(listener.mock.calls).toEqual([['dead', dara]]);
  stop();
});

test('signing out in another tab ends the session here', () => {
  const listener = vi.fn();
  const stop = onSessionEnd(listener);
  signIn(dara, true);
  localStorage.removeItem('user');
  window.dispatchEvent(new StorageEvent('storage', { key: 'user', storageArea: localStorage }));
  expect(readSession()).toBeUndefined();
  expect(listener).toHaveBeenCalledWith('elsewhere', dara);
  stop();
});

test('a log-in of another user in another tab replaces the session here', () => {
  const listener = vi.fn();
  const stop = onSessionEnd(listener);
  signIn(dara, true);
  const sokha: User = { user_id: 2, name: 'sokha', token: 'other', acc_type: 'employer' };
  localStorage.setItem('user', JSON.stringify(sokha));
  window.dispatchEvent(new StorageEvent('storage', { key: 'user', storageArea: localStorage }));
  expect(listener).toHaveBeenCalledWith('elsewhere', dara);
  expect(readSession()).toEqual(sokha);
  expect(localStorage.getItem('user')).toContain('other');
  stop();
});

test('a token that is rejected while the account is being deleted is deleted with all data', async () => {
  const listener = vi.fn();
  const stop = onSessionEnd(listener);
  localStorage.setItem('jobDraft', '{}');
  signIn(dara, true);
  await whileDeletingAccount(Promise.resolve().then(() => endSession('dead')));
  endSession('deleted');
  expect(listener.mock.calls).toEqual([['deleted', dara]]);
  expect(Object.keys(localStorage)).toEqual([]);
  await whileDeletingAccount(Promise.reject(new Error('wrong password'))).catch(() => undefined);
  signIn(dara, true);
  endSession('dead');
  expect(listener).toHaveBeenLastCalledWith('dead', dara);
  stop();
});
