// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('./app-lock.ts', () => ({ readLock: () => ({}) }));
vi.mock('./lock-screen.tsx', () => ({ LockScreen: () => 'locked' }));

const { withLock } = await import('./lock-guard.tsx');
const { openLock } = await import('./lock-state.ts');
const Page = withLock(() => <input aria-label="note" />);

function hideFor(minutes: number): void {
  const see = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  act(() => {
    see('hidden');
    vi.setSystemTime(Date.now() + minutes * 60_000);
    see('visible');
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

test('a page is not drawn before the PIN, and keeps what was typed while it is asked for again', () => {
  render(<Page />);
  expect(screen.queryByText('locked')).not.toBeNull();
  expect(document.querySelector('input')).toBeNull();
  act(openLock);
  const typed = screen.getByLabelText<HTMLInputElement>('note');
  typed.value = 'half a sentence';
  hideFor(4);
  expect(screen.queryByText('locked')).toBeNull();
  hideFor(5);
  expect(screen.queryByText('locked')).not.toBeNull();
  expect(typed.style.display).toBe('none');
  act(openLock);
  expect(typed.style.display).not.toBe('none');
  expect(screen.getByLabelText<HTMLInputElement>('note').value).toBe('half a sentence');
});
