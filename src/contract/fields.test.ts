/** Values that field schemas accept, and the error codes of others. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrors } from './validation-errors.ts';
import { email, newPassword } from './account-fields.ts';
import { day, pastDay } from './day-fields.ts';
import { applicationMessage } from './application-messages.ts';
import { id, knownItems, oneOf, optionalText, text, wholeNumber } from './fields.ts';

const read = (schema: z.core.$ZodType, value: unknown): unknown => {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? parsed.data : fieldErrors(parsed.error)['body'];
};

describe('text', () => {
  test('is trimmed', () => expect(read(text(20), '  ការងារ ល្អ ')).toBe('ការងារ ល្អ'));
  test.each(['', '   ', '\u200b\u200b', undefined, null])('%j is missing', (value) =>
    expect(read(text(20), value)).toBe('required'),
  );
  test('has its own error code if it is missing', () =>
    expect(read(text(20, 'name_required'), ' ')).toBe('name_required'));
  test('is refused when too long', () => expect(read(text(3), 'four')).toBe('too_long'));
  test.each(['a\u0000b', 'a\ud800b'])('%j cannot be stored', (value) =>
    expect(read(text(20), value)).toBe('bad_characters'),
  );
  test('may have characters outside the basic plane', () => expect(read(text(20), '🙏')).toBe('🙏'));
  test.each([1, true, [], {}])('%j is not text', (value) => expect(read(text(20), value)).toBe('wrong_type'));
});

describe('optional text', () => {
  test.each([undefined, null, '', '  '])('%j comes out empty', (value) =>
    expect(read(optionalText(5), value)).toBe(''),
  );
  test('is refused when too long', () => expect(read(optionalText(3), 'four')).toBe('too_long'));
});

describe('a new password', () => {
  test('is not trimmed', () => expect(read(newPassword(8, 20), ' 123456 ')).toBe(' 123456 '));
  test('of only spaces is missing', () =>
    expect(read(newPassword(8, 20), '          ')).toBe('password_required'));
  test('is refused when short', () => expect(read(newPassword(8, 20), '1234567')).toBe('password_too_short'));
  test('is refused when long', () => expect(read(newPassword(8, 9), '1234567890')).toBe('password_too_long'));
});

describe('an e-mail address', () => {
  test.each(['dara@example.com', ' a.b+c@mail.example.co '])('%j is one', (value) =>
    expect(read(email(99), value)).toBe(value.trim()),
  );
  test.each(['dara', 'dara@', '@example.com', 'a b@example.com'])('%j is not', (value) =>
    expect(read(email(99), value)).toBe('not_email'),
  );
});

describe('a whole number', () => {
  test.each([
    [18, 18],
    ['18', 18],
    [' 18 ', 18],
  ])('%j is read as %j', (value, out) => expect(read(wholeNumber(15, 99), value)).toBe(out));
  test.each([1.5, NaN, '1e3', '0x1f', '-2', {}, true])('%j is not one', (value) =>
    expect(read(wholeNumber(1, 99), value)).toBe('not_number'),
  );
  test('has a lower bound with its own error code', () =>
    expect(read(wholeNumber(15, 99, 'too_young'), '14')).toBe('too_young'));
  test('has an upper bound', () => expect(read(wholeNumber(15, 99), 100)).toBe('too_big'));
  test('is missing when empty', () => expect(read(wholeNumber(1, 9), '')).toBe('required'));
  test('as an id is positive', () => expect(read(id(), 0)).toBe('too_small'));
});

describe('a day', () => {
  test('may be a leap day', () => expect(read(day(), '2024-02-29')).toBe('2024-02-29'));
  test.each(['2023-02-29', '2023-13-01', '2023-1-1', '1.1.2023', '0001-01-01'])(
    '%j does not exist',
    (value) => expect(read(day(), value)).toBe('not_date'),
  );
  test('of birth is not in the future', () => expect(read(pastDay(), '2199-01-01')).toBe('date_in_future'));
});

test('options are case-sensitive', () => {
  expect(read(oneOf(['Full Time', 'Both']), 'Both')).toBe('Both');
  expect(read(oneOf(['Full Time', 'Both']), 'both')).toBe('not_in_list');
  expect(read(oneOf(['Full Time', 'Both']), '')).toBe('required');
});

describe('a list in a reply', () => {
  const colours = knownItems(['red', 'blue']);
  test('keeps its order, without unknown items', () =>
    expect(read(colours, ['blue', 'green', 7, 'red'])).toEqual(['blue', 'red']));
  test.each([null, 'red', {}])('is empty if it is %j', (value) => expect(read(colours, value)).toEqual([]));
  test("has a message's known warnings beside one of a newer server", () => {
    const message = { id: 1, from: 'employer', text: 'Pay first', at: '', read_at: null, interview: null };
    const warningsOf = (more: object) =>
      (read(applicationMessage, { ...message, ...more }) as { warnings: unknown }).warnings;
    expect(warningsOf({ warnings: ['fee', 'hypnosis', 'code'] })).toEqual(['fee', 'code']);
    expect(warningsOf({})).toEqual([]);
  });
});
