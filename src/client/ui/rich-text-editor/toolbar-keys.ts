/** One Tab stop for a row of buttons, arrow keys within it (the toolbar pattern). */
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

const buttonsOf = (bar: HTMLElement): HTMLButtonElement[] => [
  ...bar.querySelectorAll<HTMLButtonElement>('button[data-tool]'),
];

function makeStop(buttons: readonly HTMLButtonElement[], stop: HTMLButtonElement | undefined): void {
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function useToolbarKeys() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ref.current) return;
    const buttons = buttonsOf(ref.current);
    makeStop(buttons, buttons[0]);
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    const buttons = buttonsOf(event.currentTarget);
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (!step || at < 0) return;
    event.preventDefault();
    const next = buttons[step(at, buttons.length)];
    makeStop(buttons, next);
    next?.focus();
  };
  const onFocus = (event: FocusEvent<HTMLDivElement>) => {
    const buttons = buttonsOf(event.currentTarget);
    const focused = buttons.find((button) => button === (event.target as Element));
    if (focused) makeStop(buttons, focused);
  };
  return { ref, onKeyDown, onFocus };
}
