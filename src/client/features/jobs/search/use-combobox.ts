/** Makes a text field a combobox with a listbox (WAI-ARIA): the focus stays in the field. */
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

type Combobox = {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Contains the list; moving the focus into it does not close the list. */
  readonly container: RefObject<HTMLElement | null>;
  readonly listId: string;
  readonly typed: string;
  /** The number of options. */
  readonly count: number;
  readonly onChoose: (index: number) => void;
  /** Returns whether the option could be deleted. */
  readonly onDelete: (index: number) => boolean;
};

export const optionId = (listId: string, index: number): string => `${listId}${index}`;

/** Returns whether the list is open, and the index of the active option; -1 is none. */
export function useCombobox({ field, container, listId, typed, count, onChoose, onDelete }: Combobox) {
  const [isWanted, setWanted] = useState(true);
  const [active, setActive] = useState(-1);
  const [previous, setPrevious] = useState(typed);
  if (previous !== typed) {
    setPrevious(typed);
    setActive(-1);
  }
  const isOpen = isWanted && count > 0;
  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const move = (by: 1 | -1) => {
    setWanted(true);
    // Past either end, no option is active.
    setActive((now) => (isOpen ? ((now + 1 + by + count + 1) % (count + 1)) - 1 : by === 1 ? 0 : count - 1));
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // Ignore keys while an input method is composing Khmer.
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
      // These keys move the cursor in the text.
      if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) setActive(-1);
      return;
    }
    event.preventDefault();
  });
  const open = useEffectEvent(() => setWanted(true));
  const handleFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget instanceof Node && container.current?.contains(relatedTarget);
    if (!isInside && relatedTarget !== field.current) close();
  });

  useEffect(() => {
    const input = field.current;
    const list = container.current;
    if (!input) return;
    const onKey = (event: KeyboardEvent) => handleKey(event);
    const onOpen = () => open();
    const onLeave = (event: FocusEvent) => handleFocusOut(event);
    input.addEventListener('keydown', onKey);
    for (const kind of ['focus', 'input', 'click']) input.addEventListener(kind, onOpen);
    for (const element of [input, list]) element?.addEventListener('focusout', onLeave);
    return () => {
      input.removeEventListener('keydown', onKey);
      for (const kind of ['focus', 'input', 'click']) input.removeEventListener(kind, onOpen);
      for (const element of [input, list]) element?.removeEventListener('focusout', onLeave);
    };
  }, [field, container]);

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
