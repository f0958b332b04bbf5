import { expect, test } from 'vitest';
import { faultsSaid } from './faults.ts';

test('sentences about fields come back as codes', () =>
  expect(faultsSaid({ name: 'Please fill in your name.', x: 'Other words' })).toEqual({
    name: 'name_required',
    x: 'wrong_type',
  }));
