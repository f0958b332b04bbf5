// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeToast, notify } from './toast.ts';
import { ToastView } from './toast-view.tsx';

/** jsdom treats a popover that is not open as hidden. */
const shown = { hidden: true };

beforeEach(() => {
  vi.useFakeTimers();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <ToastView />
    </I18nProvider>,
  );
});
afterEach(() => {
  act(() => {
    closeToast();
  });
  cleanup();
  vi.useRealTimers();
});

const show = (...toast: Parameters<typeof notify>): void =>
  act(() => {
    notify(...toast);
  });
const wait = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const hidePage = (hidden: boolean): void =>
  act(() => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('a toast closes after six seconds', () => {
  show('blue', 'Hello');
  wait(5_999);
  expect(screen.queryByText('Hello')).not.toBeNull();
  wait(1);
  expect(screen.queryByText('Hello')).toBeNull();
});

test('red is an alert, blue and green are a status', () => {
  show('red', 'Wrong');
  expect(screen.getByRole('alert', shown).textContent).toContain('Wrong');
  expect(screen.getByRole('status', shown).textContent).toBe('');
  show('green', 'Done');
  expect(screen.getByRole('status', shown).textContent).toContain('Done');
  expect(screen.getByRole('alert', shown).textContent).toBe('');
});

test('a new toast replaces the old one and has its own six seconds', () => {
  show('blue', 'First');
  wait(4_000);
  show('green', 'Second');
  expect(screen.queryByText('First')).toBeNull();
  wait(5_999);
  expect(screen.queryByText('Second')).not.toBeNull();
});

test('the timer pauses while hovered, then continues', () => {
  show('blue', 'Read me');
  wait(4_000);
  const box = screen.getByText('Read me');
  fireEvent.mouseEnter(box.parentElement ?? box);
  wait(60_000);
  expect(screen.queryByText('Read me')).not.toBeNull();
  fireEvent.mouseLeave(box.parentElement ?? box);
  wait(1_999);
  expect(screen.queryByText('Read me')).not.toBeNull();
  wait(1);
  expect(screen.queryByText('Read me')).toBeNull();
});

test('the timer pauses while the page is hidden', () => {
  show('blue', 'Later');
  hidePage(true);
  wait(60_000);
  expect(screen.queryByText('Later')).not.toBeNull();
  hidePage(false);
  wait(6_000);
  expect(screen.queryByText('Later')).toBeNull();
});

test('closing it restores the focus', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  show('red', 'Wrong');
  const close = screen.getByRole('button', { name: 'Close', ...shown });
  close.focus();
  fireEvent.click(close);
  expect(document.activeElement).toBe(field);
  field.remove();
});

test('the close button and a swipe upwards close it', () => {
  show('red', 'Wrong');
  fireEvent.click(screen.getByRole('button', { name: 'Close', ...shown }));
  expect(screen.queryByText('Wrong')).toBeNull();
  show('red', 'Again');
  const box = screen.getByText('Again');
  fireEvent.pointerDown(box, { clientY: 40 });
  fireEvent.pointerMove(box, { clientY: 10 });
  expect(screen.queryByText('Again')).toBeNull();
});
