// @vitest-environment jsdom
/** The text that the picker offers as another occupation. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OccupationPicker } from './occupation-picker.tsx';

afterEach(cleanup);

test('is the typed text, also if it has tags', () => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const onOther = vi.fn();
  render(
    <I18nProvider i18n={i18n}>
      <OccupationPicker label="Work" value="" onChange={() => undefined} onOther={onOther} />
    </I18nProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: /Work/ }));
  const typed = 'Cook <b>now</b>';
  fireEvent.change(screen.getByRole('searchbox', { hidden: true }), { target: { value: typed } });
  const other = screen.getByText(/^Another occupation/);
  expect(other.textContent).toBe(`Another occupation: “${typed}”`);
  fireEvent.click(other);
  expect(onOther).toHaveBeenCalledWith(typed);
});
