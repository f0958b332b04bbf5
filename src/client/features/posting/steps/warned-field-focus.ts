/** Leads from a warning to the field that it is about, which may stand on another step (product 2.7). */
import { type RefObject, useEffect } from 'react';
import { create } from 'zustand';
import { type Step } from '../draft/draft-rules.ts';

type Place = { readonly field: string; readonly phrase: string };

const onThirdStep = ['requirements', 'responsibilities', 'tags'];
const stepOf = ({ field }: Place): Step => (onThirdStep.includes(field) ? 3 : 2);

type State = {
  readonly asked: Place | undefined;
  /** Gives the step on which the field stands. */
  readonly ask: (place: Place) => Step;
};

export const useFieldToChange = create<State>((set) => ({
  asked: undefined,
  ask: ({ field, phrase }) => {
    const asked = { field, phrase };
    set({ asked });
    return stepOf(asked);
  },
}));

/** A line of a list by what it says, else the field itself. */
function controlOf(page: HTMLElement, { field, phrase }: Place): HTMLElement | null {
  const place = page.querySelector(`[data-field="${field}"]`);
  const lines = [...(place?.querySelectorAll('li, .kg-chip') ?? [])];
  const line = lines.find(({ textContent }) => textContent.includes(phrase));
  return (
    line?.closest<HTMLElement>('button') ??
    line?.querySelector<HTMLElement>('button, textarea') ??
    page.querySelector<HTMLElement>(`[name="${field}"]`) ??
    place?.querySelector<HTMLElement>('input, textarea, [contenteditable=true]') ??
    null
  );
}

/** Step and editor come a moment later. */
const patienceMs = 5_000;

/** Puts the focus there once its step is shown. */
export function useFocusOnAsked(content: RefObject<HTMLElement | null>, step: Step, isShown: boolean): void {
  const asked = useFieldToChange((state) => state.asked);
  useEffect(() => {
    const page = content.current;
    if (!asked || !page || !isShown || stepOf(asked) !== step) return;
    const until = Date.now() + patienceMs;
    const look = (): void => {
      const control = controlOf(page, asked);
      control?.focus({ preventScroll: true });
      // A page that is still on its way takes no focus.
      const hasFocus = control !== null && document.activeElement === control;
      if (!hasFocus && Date.now() < until) return void (frame = requestAnimationFrame(look));
      useFieldToChange.setState({ asked: undefined });
      control?.scrollIntoView({ block: 'center' });
    };
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [asked, content, step, isShown]);
}
