import { expect, test } from 'vitest';
import { fieldsIn } from './mount.ts';

test('the fields of an object are sent, also those that are null', () =>
  expect(fieldsIn({ name: null, text: '' })).toEqual(['name', 'text']));

test.each([undefined, null, 1, 'text', [1, 2], Buffer.from('file')])('%j has no fields', (body) =>
  expect(fieldsIn(body)).toEqual([]),
);
