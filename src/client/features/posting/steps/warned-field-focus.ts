/** Moves the focus from a warning to its field, which may be on another step (product 2.7). */
import { type RefObject, useEffect } from 'react';
import { create } from 'zustand';
import { type Step } from '../draft/draft-rules.ts';

type Target = { readonly field: string; readonly text: string };

const thirdStepFields = ['requirements', 'responsibilities', 'tags'];
const stepOf = ({ field }: Target): Step => (thirdStepFields.includes(field) ? 3 : 2);

type State = {
  readonly target: Target | undefined;
  /** Requests the focus and returns the field's step. */
  readonly request: (target: Target) => Step;
};

export const useWarnedFieldTarget = create<State>((set) => ({
  target: undefined,
  request: ({ field, text }) => {
    const target = { field, text };
    set({ target });
    return stepOf(target);
  },
}));

/** The control of the list line that contains the text, or the field's own control. */
function controlOf(page: HTMLElement, { field, text }: Target): HTMLElement | null {
  const section = page.querySelector(`[data-field="${field}"]`);
  const lines = [...(section?.querySelectorAll('li, .kg-chip') ?? [])];
  const line = lines.find(({ textContent }) => textContent.includes(text));
  return (
    line?.closest<HTMLElement>('button') ??
    line?.querySelector<HTMLElement>('button, textarea') ??
    page.querySelector<HTMLElement>(`[name="${field}"]`) ??
    section?.querySelector<HTMLElement>('input, textarea, [contenteditable=true]') ??
    null
  );
}

/** How long to wait for the step and its editor to appear. */
const focusTimeoutMs = 5_000;

/** Focuses the requested field once its step is shown. */
export function useWarnedFieldFocus(
  content: RefObject<HTMLElement | null>,
  step: Step,
  isShown: boolean,
): void {
  const target = useWarnedFieldTarget((state) => state.target);
  useEffect(() => {
    const page = content.current;
    if (!target || !page || !isShown || stepOf(target) !== step) return;
    const deadline = Date.now() + focusTimeoutMs;
    const tryFocus = (): void => {
      const control = controlOf(page, target);
      if (!control) page.querySelector('details:not([open])')?.setAttribute('open', '');
      control?.focus({ preventScroll: true });
      // A page that is still animating in cannot be focused.
      const hasFocus = control !== null && document.activeElement === control;
      if (!hasFocus && Date.now() < deadline) return void (frame = requestAnimationFrame(tryFocus));
      useWarnedFieldTarget.setState({ target: undefined });
      control?.scrollIntoView({ block: 'center' });
    };
    let frame = requestAnimationFrame(tryFocus);
    return () => cancelAnimationFrame(frame);
  }, [target, content, step, isShown]);
}
