/** Which failed log-ins count as guesses. */
import { expect, test } from 'vitest';
import { Failure } from '#server/http/api/call-failures.ts';
import { memoryLimits } from '#server/http/limits/rate-limits.ts';
import { rules } from '#server/http/limits/rules.ts';
import { DatabaseError, ownCodes } from '#server/database/database-error.ts';
import { limitedLogIn } from './login-limits.ts';

const wrong = () => Promise.reject(new Failure('bad_credentials'));
const busy = () => Promise.reject(new DatabaseError(ownCodes.tooBusy, 'busy'));

/** Returns the failure codes of consecutive attempts. */
function guesser() {
  const limits = memoryLimits();
  return async (count: number, address: string, attempt: () => Promise<never> = wrong) => {
    const codes: unknown[] = [];
    for (let turn = 0; turn < count; turn += 1)
      await limitedLogIn(limits, { name: 'Dara', address }, attempt).catch((error: { code: unknown }) =>
        codes.push(error.code),
      );
    return codes;
  };
}
const { points: limit } = rules.logInByNameAndAddress;

test('an attempt that a busy server did not check is not counted', async () => {
  const guess = guesser();
  await guess(2 * limit, 'a', busy);
  expect(await guess(limit, 'a')).not.toContain('rate_limited');
  expect(await guess(1, 'a')).toEqual(['rate_limited']);
});

test('past the limit of an address, names known there can still log in, and refused attempts are not counted', async () => {
  const limits = memoryLimits();
  const logIn = (name: string, address: string, attempt: () => Promise<string> = async () => 'in') =>
    limitedLogIn(limits, { name, address }, attempt).catch((error: Failure) => error.code);
  expect(await logIn('Sokha', 'a')).toBe('in');
  for (let turn = 0; turn < rules.logInByAddress.points; turn += 1) await logIn(`guess ${turn}`, 'a', wrong);
  for (let turn = 0; turn < 2 * rules.logInByName.points; turn += 1)
    expect(await logIn('Dara', 'a', wrong)).toBe('rate_limited');
  expect(await logIn('SOKHA', 'a')).toBe('in');
  expect(await logIn('Sokha', 'a', wrong)).toBe('bad_credentials');
  expect(await logIn('Dara', 'b', wrong)).toBe('bad_credentials');
  expect((await limits.logInByName.get('dara'))?.consumedPoints).toBe(1);
});

test('attempts refused at one address leave the limits of other names and addresses unchanged', async () => {
  const guess = guesser();
  const refused = (await guess(limit + rules.logInByName.points + rules.logInByAddress.points, 'a')).slice(
    limit,
  );
  expect(new Set(refused)).toEqual(new Set(['rate_limited']));
  expect(await guess(limit, 'b')).not.toContain('rate_limited');
});
