import { expect, test } from 'vitest';
import { parseFieldErrors } from './validation-errors.ts';

test('messages about fields are converted back to codes', () =>
  expect(parseFieldErrors({ name: 'Please fill in your name.', x: 'Other words' })).toEqual({
    name: 'name_required',
    x: 'wrong_type',
  }));
