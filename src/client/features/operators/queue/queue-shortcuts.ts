/** Listens for the keys of the queue while its page is shown and nothing lies over it. */
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { readStored, writeStored } from '#client/data/device-storage.ts';

const storedAs = 'operatorKeys';

const useChoice = create(() => ({ on: readStored('local', storedAs, z.boolean()) ?? true }));

/** The keys of the queue: whether they are on, and what a pressed key means. Knows no screens. */
export const useHasKeys = (): boolean => useChoice(({ on }) => on);

export function chooseKeys(on: boolean): void {
  writeStored('local', storedAs, on);
  useChoice.setState({ on });
}

type KeyMeaning = 'next' | 'previous' | 'yes' | 'no' | 'decide' | 'undo' | 'keys';

const meanings: Readonly<Record<string, KeyMeaning>> = {
  j: 'next',
  k: 'previous',
  '1': 'yes',
  '2': 'no',
  enter: 'decide',
  z: 'undo',
  '?': 'keys',
};

const typing = 'textarea, select, input:not([type=radio], [type=checkbox])';
/** What Enter does something else on. */
const pressable = 'a, button, summary';

/** What a key means here; undefined while somebody types, or where the key is the browser's. */
function meaningOf(event: KeyboardEvent): KeyMeaning | undefined {
  const { key, target, ctrlKey, metaKey, altKey, repeat, isComposing } = event;
  if (ctrlKey || metaKey || altKey || repeat || isComposing || !(target instanceof HTMLElement))
    return undefined;
  if (target.closest(typing)) return undefined;
  const meaning = meanings[key.toLowerCase()];
  return meaning === 'decide' && target.closest(pressable) ? undefined : meaning;
}

/** Only within the list or the item; the body has the focus when what had it was taken away. */
const places = '.queue-place';

export function useKeys(handlers: Partial<Record<KeyMeaning, () => void>>): void {
  const { usePageIsActive } = useShellLinks();
  const active = usePageIsActive();
  const isOn = useHasKeys() && active;
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isHere = target === document.body || (target instanceof Element && target.closest(places) !== null);
    const meaning = isHere ? meaningOf(event) : undefined;
    const handle = meaning && handlers[meaning];
    if (!handle || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    handle();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
