// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useApplicantName } from './applicant-name.ts';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

const nameOf = (names: string, user_id: number | null) =>
  renderHook(() => useApplicantName(), {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  }).result.current({ first_name: names, last_name: names, user_id });

test('a missing name says whether the account or only the CV was deleted (product 2.30)', () => {
  expect(nameOf('', null)).toBe('Deleted account');
  expect(nameOf('', 7)).toBe('CV deleted');
  expect(nameOf('Dara', 7)).toBe('Dara Dara');
});
