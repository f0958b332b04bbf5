// @vitest-environment jsdom
/** A guess counts as looked at once its field has had the focus, was changed or was confirmed. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postingDraft } from '../draft/draft-store.ts';
import { GuessMark } from './guess-mark.tsx';

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  postingDraft.form.change({ guessed: ['name', 'pay'] });
  render(
    <I18nProvider i18n={i18n}>
      <GuessMark part="name">
        <input aria-label="Job name" />
      </GuessMark>
    </I18nProvider>,
  );
});
afterEach(cleanup);

/** The text that describes the field together with its mark. */
const description = () => {
  const id = screen.getByRole('group').getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent;
};
const left = () => postingDraft.form.read().guessed;

test.each([
  ['focused', () => fireEvent.focus(screen.getByLabelText('Job name'))],
  ['changed', () => fireEvent.change(screen.getByLabelText('Job name'), { target: { value: 'Cook' } })],
  ['confirmed', () => fireEvent.click(screen.getByRole('button'))],
])('%s', (_, look) => {
  expect(description()).toBe('Check: read from your text');
  look();
  expect(left()).toEqual(['pay']);
  expect(description()).toBe('Checked');
});

test('the focus stays at the mark after it was confirmed', () => {
  fireEvent.click(screen.getByRole('button'));
  expect(document.activeElement?.textContent).toBe('Checked');
});
