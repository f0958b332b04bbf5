/** Which sub-forms of a section are open: the last one, and what was opened by hand or has an error. Knows no fields. */
import { useState } from 'react';
import { type CvSection } from '#contract/cvs.ts';
import { useFormState } from '#client/forms/use-form.tsx';
import { type CvForm } from './cv-values.ts';

/** By number; the others are as their place says. */
type ByHand = Readonly<Record<number, boolean>>;

export function useOpenItems(form: CvForm, section: CvSection) {
  const count = useFormState(form, ({ values }) => values[section].length);
  const refusals = useFormState(form, (state) => state.refusals);
  const [byHand, setByHand] = useState<ByHand>({});
  const [seenRefusals, setSeenRefusals] = useState(refusals);
  const isWrong = (index: number) =>
    Object.keys(form.getState().errors).some((path) => path.startsWith(`${section}.${index}.`));
  const wrong = () => Array.from({ length: count }, (_, index) => index).filter(isWrong);
  const isOpen = (index: number) => byHand[index] ?? index === count - 1;
  const opened = (items: readonly number[]): ByHand =>
    Object.fromEntries(items.map((index) => [index, true]));
  if (refusals !== seenRefusals) {
    setSeenRefusals(refusals);
    setByHand({ ...byHand, ...opened(wrong()) });
  }
  return {
    count,
    isOpen,
    toggle: (index: number) => setByHand({ ...byHand, [index]: !isOpen(index) }),
    /** Before an item is added: only the added one stays open, and those that are wrong. */
    closeRight: () => setByHand(opened(wrong().filter(isOpen))),
    /** Before the last item is removed. */
    openLastButOne: () => setByHand({ ...byHand, [count - 2]: true }),
  };
}
