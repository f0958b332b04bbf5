/** Makes a text field a combobox with a list of its own, as the ARIA pattern says: the focus stays in the field. */
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

type Combobox = {
  readonly field: RefObject<HTMLInputElement | null>;
  /** What belongs to it besides: whoever goes there stays. */
  readonly around: RefObject<HTMLElement | null>;
  readonly listId: string;
  readonly written: string;
  /** Of options; their ids are the list's with a number. */
  readonly count: number;
  readonly onChoose: (nth: number) => void;
  /** Answers whether the option could be deleted. */
  readonly onDelete: (nth: number) => boolean;
};

export const optionId = (listId: string, nth: number): string => `${listId}${nth}`;

/** Whether the list is to be shown, and which of its options is chosen by Enter; -1 is none. */
export function useCombobox({ field, around, listId, written, count, onChoose, onDelete }: Combobox) {
  const [isWanted, setWanted] = useState(true);
  const [active, setActive] = useState(-1);
  const [last, setLast] = useState(written);
  if (last !== written) {
    setLast(written);
    setActive(-1);
  }
  const isOpen = isWanted && count > 0;
  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const move = (by: 1 | -1) => {
    setWanted(true);
    // Past either end is the field itself.
    setActive((now) => (isOpen ? ((now + 1 + by + count + 1) % (count + 1)) - 1 : by === 1 ? 0 : count - 1));
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Of a keyboard that puts Khmer letters together the keys are its own.
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const isActive = isOpen && active >= 0;
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0)
      move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && isActive) {
      close();
      onChoose(active);
    } else if (event.key === 'Delete' && isActive && onDelete(active)) setActive(-1);
    else {
      // In the text itself the cursor goes where it always does.
      if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) setActive(-1);
      return;
    }
    event.preventDefault();
  });
  const open = useEffectEvent(() => setWanted(true));
  const leave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    const isHere = relatedTarget instanceof Node && around.current?.contains(relatedTarget);
    if (!isHere && relatedTarget !== field.current) close();
  });

  useEffect(() => {
    const input = field.current;
    const beside = around.current;
    if (!input) return;
    const onKey = (event: KeyboardEvent) => press(event);
    const onOpen = () => open();
    const onLeave = (event: FocusEvent) => leave(event);
    input.addEventListener('keydown', onKey);
    for (const kind of ['focus', 'input', 'click']) input.addEventListener(kind, onOpen);
    for (const element of [input, beside]) element?.addEventListener('focusout', onLeave);
    return () => {
      input.removeEventListener('keydown', onKey);
      for (const kind of ['focus', 'input', 'click']) input.removeEventListener(kind, onOpen);
      for (const element of [input, beside]) element?.removeEventListener('focusout', onLeave);
    };
  }, [field, around]);

  useEffect(() => {
    const input = field.current;
    input?.setAttribute('role', 'combobox');
    input?.setAttribute('aria-autocomplete', 'list');
    input?.setAttribute('aria-controls', listId);
  }, [field, listId]);
  useEffect(() => {
    const input = field.current;
    input?.setAttribute('aria-expanded', String(isOpen));
    if (isOpen && active >= 0) input?.setAttribute('aria-activedescendant', optionId(listId, active));
    else input?.removeAttribute('aria-activedescendant');
  }, [field, listId, isOpen, active]);
  return { isOpen, active, close };
}
