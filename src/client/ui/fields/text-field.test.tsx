// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DateField } from './text-field.tsx';

afterEach(cleanup);

// Safari writes today into an empty date field, which must not look as if it were filled in.
test.each([
  ['', true],
  ['2026-11-28', false],
])('the date %j is marked as empty: %s', (value, isEmpty) => {
  const { container } = render(<DateField label="Day" value={value} onChange={() => undefined} />);
  expect(container.querySelector('input')?.hasAttribute('data-empty')).toBe(isEmpty);
});
