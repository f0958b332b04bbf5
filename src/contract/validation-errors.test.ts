import { expect, test } from 'vitest';
import { readFieldErrors } from './validation-errors.ts';

test('sentences about fields come back as codes', () =>
  expect(readFieldErrors({ name: 'Please fill in your name.', x: 'Other words' })).toEqual({
    name: 'name_required',
    x: 'wrong_type',
  }));
