import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type User } from '#contract/sessions.ts';
import { fetchFile } from './file-transfer.ts';
import { endSession, readSession, signIn } from './session.ts';

const dara: User = { user_id: 1, name: 'dara', token: 'secret', acc_type: 'employer' };

beforeEach(() => signIn(dara, true));
afterEach(() => {
  endSession('signed-out');
  vi.unstubAllGlobals();
});

const answering = (status: number, code: string) =>
  vi.stubGlobal('fetch', async () => Response.json({ message: 'No.', code }, { status }));

test('a download that finds the token rejected ends the session, like any call', async () => {
  answering(401, 'unauthenticated');
  await expect(
    fetchFile({ call: { method: 'GET', path: '/app/export' }, input: {}, name: 'file' }),
  ).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(readSession()).toBeUndefined();
});

test.each([
  [403, 'password_needed'],
  [429, 'rate_limited'],
])('other refusals (%i) leave it open', async (status, code) => {
  answering(status, code);
  await expect(
    fetchFile({ call: { method: 'GET', path: '/user/export' }, input: {}, name: 'file' }),
  ).rejects.toMatchObject({ code });
  expect(readSession()).toEqual(dara);
});

test("a refusal of an earlier user's download leaves the next one's session open", async () => {
  vi.stubGlobal('fetch', async () => {
    signIn({ ...dara, user_id: 2, token: 'other' }, true);
    return Response.json({ message: 'No.', code: 'unauthenticated' }, { status: 401 });
  });
  await expect(
    fetchFile({ call: { method: 'GET', path: '/app/export' }, input: {}, name: 'file' }),
  ).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(readSession()?.user_id).toBe(2);
});
