import { expect, test } from 'vitest';
import { hashPassword, isPasswordCorrect } from './passwords.ts';

test('a stored password costs a guess 19 MiB and two passes, as OWASP recommends', async () => {
  const stored = await hashPassword('long-enough-password');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPasswordCorrect('long-enough-password', stored)).toBe(true);
  expect(await isPasswordCorrect('long-enough-passw0rd', stored)).toBe(false);
});
