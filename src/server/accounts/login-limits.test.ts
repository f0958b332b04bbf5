/** Which failed log-ins count as guesses. */
import { describe, expect, test, vi } from 'vitest';
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

describe('someone who owns a whole IPv6 network', () => {
  const subnet = (turn: number) => `2001:db8:1:${turn.toString(16)}::/64`;
  test('is refused like one address, though each /64 is new', async () => {
    const guess = guesser();
    const codes: unknown[] = [];
    for (let turn = 0; turn < 200; turn += 1) codes.push(...(await guess(1, subnet(turn))));
    expect(codes.at(-1)).toBe('rate_limited');
    expect(await guess(1, '2001:db8:2:0::/64')).toEqual(['bad_credentials']);
  });
  test('cannot guess more than the budget of a day with others, and the owner still gets in where they were before', async () => {
    const limits = memoryLimits();
    const logIn = (address: string, attempt: () => Promise<string>) =>
      limitedLogIn(limits, { name: 'Dara', address }, attempt).catch((error: Failure) => error.code);
    const own = '203.0.113.7';
    await logIn(own, async () => 'in');
    let last: unknown;
    for (let turn = 0; turn <= rules.logInByStrangers.points; turn += 1)
      last = await logIn(`198.51.${turn >> 8}.${turn & 255}`, wrong);
    expect(last).toBe('rate_limited');
    expect(await logIn(own, async () => 'in')).toBe('in');
  });
});

test('log-ins with the right password are limited too', async () => {
  const limits = memoryLimits();
  const codes: unknown[] = [];
  for (let turn = 0; turn < 200; turn += 1)
    await limitedLogIn(limits, { name: 'Dara', address: 'a' }, async () => 'in').catch((error: Failure) =>
      codes.push(error.code),
    );
  expect(new Set(codes)).toEqual(new Set(['rate_limited']));
  expect(codes).toHaveLength(200 - rules.logIn.points);
});

test('one address cannot fill the queue of password checks', async () => {
  const limits = memoryLimits();
  let checked = 0;
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((done) => (finish = done));
  const attempts = Array.from({ length: 200 }, (_, turn) =>
    limitedLogIn(limits, { name: `name ${turn}`, address: 'a' }, async () => {
      checked += 1;
      await finished;
    }).catch((error: Failure) => error.code),
  );
  await vi.waitFor(() => expect(checked).toBeGreaterThan(0));
  expect(await limitedLogIn(limits, { name: 'Dara', address: 'b' }, async () => 'in')).toBe('in');
  finish();
  expect((await Promise.all(attempts)).filter((code) => code === 'unavailable')).toHaveLength(200 - checked);
  expect(checked).toBeLessThanOrEqual(20);
});
