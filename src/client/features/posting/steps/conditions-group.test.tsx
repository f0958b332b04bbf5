// @vitest-environment jsdom
/** The first day of work in the form. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { dayInCambodia } from '#contract/days.ts';
import { postingDraft } from '../draft/draft-store.ts';
import { ConditionsGroup } from './conditions-group.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

function hasHint(start: string): boolean {
  const { form } = postingDraft;
  form.change({ conditions: { ...form.read().conditions, start } });
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <ConditionsGroup />
    </I18nProvider>,
  );
  return container.textContent.includes("isn't shown");
}

test.each([
  ['now', false],
  ['day', false],
  [dayInCambodia(), false],
  [dayInCambodia(-1), true],
])('an old draft that starts %s says that the day is over: %s', (start, isOver) =>
  expect(hasHint(start)).toBe(isOver),
);
