/** Classification of driver errors. */
import { expect, test } from 'vitest';
import { DatabaseError, isForeignKeyViolation, isUnavailable, toDatabaseError } from './database-error.ts';

const thrown = (code: string) => toDatabaseError(Object.assign(new Error('text'), { code }));

test.each([
  '08006',
  '53300',
  '57P01',
  '57014',
  '53100',
  '25006',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'CONNECTION_CLOSED',
  'CONNECTION_LOST',
  'CONNECT_TIMEOUT',
  'CONNECTION_DESTROYED',
  'TOO_BUSY',
  'DATABASE_CLOSED',
  'ENGINE_FAILED',
])('%s means that the database is not available', (code) => {
  expect(isUnavailable(thrown(code))).toBe(true);
});

test.each(['23505', '23503', '42601', '40001', '22P02', '25P02', 'UNDEFINED_VALUE', 'ERR_INVALID_ARG_TYPE'])(
  '%s does not',
  (code) => {
    expect(isUnavailable(thrown(code))).toBe(false);
  },
);

test('a row that refers to nothing is known', () => {
  expect(isForeignKeyViolation(thrown('23503'))).toBe(true);
  expect(isForeignKeyViolation(thrown('23505'))).toBe(false);
  expect(isForeignKeyViolation(Object.assign(new Error('not of the database'), { code: '23503' }))).toBe(
    false,
  );
});

test('nothing of the query, its values or long texts stays in an error', () => {
  const error = toDatabaseError(
    Object.assign(new Error('x'.repeat(20_000)), {
      code: 'XX000',
      query: 'select secret',
      params: ['secret'],
    }),
  );
  expect(error).toBeInstanceOf(DatabaseError);
  expect(error.message.length).toBeLessThan(400);
  expect(JSON.stringify(error)).not.toContain('secret');
});

test('what is no error at all becomes a failed engine', () => {
  expect(toDatabaseError('abort')).toMatchObject({ code: 'ENGINE_FAILED', message: 'abort' });
  const ofWebAssembly = Object.assign(new Error('unreachable'), { name: 'RuntimeError' });
  expect(toDatabaseError(ofWebAssembly)).toMatchObject({
    code: 'ENGINE_FAILED',
  });
});

test('a mistake of ours is not taken for a failed engine', () => {
  expect(toDatabaseError(new TypeError('x is not a function'))).toMatchObject({ code: 'UNKNOWN' });
});
