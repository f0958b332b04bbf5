import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { findCode, hashCodes, hashPassword, isOutdated, isPasswordCorrect } from './passwords.ts';

test('a stored password costs a guess 19 MiB and two passes, as OWASP recommends', async () => {
  const stored = await hashPassword('long-enough-password');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPasswordCorrect('long-enough-password', stored)).toBe(true);
  expect(await isPasswordCorrect('long-enough-passw0rd', stored)).toBe(false);
});

test('a hash of another cost is outdated', async () => {
  expect(await isOutdated(await hashPassword('long-enough-password'))).toBe(false);
  expect(await isOutdated(await hash('long-enough-password', { memoryCost: 12_288, timeCost: 3 }))).toBe(
    true,
  );
});

test('codes are found in their own set, also in one of an earlier cost, and malformed hashes are ignored', async () => {
  const [first, second] = await Promise.all([
    hashCodes(['ABCD EFGH', 'JKMN PQRS']),
    hashCodes(['ABCD EFGH']),
  ]);
  const earlier = await hash('TVWX YZ23', { memoryCost: 64, timeCost: 1, salt: Buffer.alloc(16, 7) });
  const older = await hash('TVWXYZ23', { memoryCost: 64, timeCost: 1, salt: Buffer.alloc(16, 7) });
  const stored = [...first, 'x', earlier, older];
  expect(first.every((one) => one.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'))).toBe(true);
  expect(await findCode(' jkmn-pqrs', stored)).toBe(first[1]);
  expect(await findCode('TVWX YZ23', stored)).toBe(older);
  expect(await findCode('ABCDEFGH', second)).toBe(second[0]);
  expect(second[0]).not.toBe(first[0]);
  for (const none of [[], ['x'], stored]) expect(await findCode('2222 2222', none)).toBeUndefined();
});
