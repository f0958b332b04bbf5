// @vitest-environment jsdom
/** When a list shows its age. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ListAge } from './list-age.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

const textOf = (updatedAt: number): string =>
  render(
    <I18nProvider i18n={i18n}>
      <ListAge updatedAt={updatedAt} busy={false} onRefresh={() => undefined} />
    </I18nProvider>,
  ).container.textContent;

test('only an old list shows it, not a new one or one that was never loaded', () => {
  expect(textOf(Date.now() - 400_000)).toContain('Refresh');
  expect(textOf(Date.now())).toBe('');
  expect(textOf(0)).toBe('');
});
