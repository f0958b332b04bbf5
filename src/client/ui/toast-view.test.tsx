// @vitest-environment jsdom
/** How long a message stands, who is told, and what keeps it there. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeNotice, notify } from './toast.ts';
import { NoticesView } from './toast-view.tsx';

/** Without the stylesheet a popover that is not open counts as hidden. */
const shown = { hidden: true };

beforeEach(() => {
  vi.useFakeTimers();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <NoticesView />
    </I18nProvider>,
  );
});
afterEach(() => {
  act(() => {
    closeNotice();
  });
  cleanup();
  vi.useRealTimers();
});

const say = (...notice: Parameters<typeof notify>): void =>
  act(() => {
    notify(...notice);
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

test('a message goes by itself after six seconds', () => {
  say('blue', 'Hello');
  wait(5_999);
  expect(screen.queryByText('Hello')).not.toBeNull();
  wait(1);
  expect(screen.queryByText('Hello')).toBeNull();
});

test('red is an alert, blue and green are a status', () => {
  say('red', 'Wrong');
  expect(screen.getByRole('alert', shown).textContent).toContain('Wrong');
  expect(screen.getByRole('status', shown).textContent).toBe('');
  say('green', 'Done');
  expect(screen.getByRole('status', shown).textContent).toContain('Done');
  expect(screen.getByRole('alert', shown).textContent).toBe('');
});

test('the newest message takes the place of the older one, and has its own six seconds', () => {
  say('blue', 'First');
  wait(4_000);
  say('green', 'Second');
  expect(screen.queryByText('First')).toBeNull();
  wait(5_999);
  expect(screen.queryByText('Second')).not.toBeNull();
});

test('the clock stands still under the pointer and goes on from where it was', () => {
  say('blue', 'Read me');
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

test('the clock stands still while the page is hidden', () => {
  say('blue', 'Later');
  hidePage(true);
  wait(60_000);
  expect(screen.queryByText('Later')).not.toBeNull();
  hidePage(false);
  wait(6_000);
  expect(screen.queryByText('Later')).toBeNull();
});

test('closing it gives the focus back to where it came from', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  say('red', 'Wrong');
  const close = screen.getByRole('button', { name: 'Close', ...shown });
  close.focus();
  fireEvent.click(close);
  expect(document.activeElement).toBe(field);
  field.remove();
});

test('the close button and a swipe upwards take it away', () => {
  say('red', 'Wrong');
  fireEvent.click(screen.getByRole('button', { name: 'Close', ...shown }));
  expect(screen.queryByText('Wrong')).toBeNull();
  say('red', 'Again');
  const box = screen.getByText('Again');
  fireEvent.pointerDown(box, { clientY: 40 });
  fireEvent.pointerMove(box, { clientY: 10 });
  expect(screen.queryByText('Again')).toBeNull();
});
