/** The keys of the queue: whether they are on, and what a pressed key means. Knows no screens. */
import * as z from 'zod/mini';
import { create } from 'zustand';
import { readStored, writeStored } from '#client/data/device-storage.ts';

const storedAs = 'operatorKeys';

const useChoice = create(() => ({ on: readStored('local', storedAs, z.boolean()) ?? true }));

export const useHasKeys = (): boolean => useChoice(({ on }) => on);

export function chooseKeys(on: boolean): void {
  writeStored('local', storedAs, on);
  useChoice.setState({ on });
}

export type KeyMeaning = 'next' | 'previous' | 'yes' | 'no' | 'decide' | 'undo' | 'keys';

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
export function meaningOf(event: KeyboardEvent): KeyMeaning | undefined {
  const { key, target, ctrlKey, metaKey, altKey, repeat, isComposing } = event;
  if (ctrlKey || metaKey || altKey || repeat || isComposing || !(target instanceof HTMLElement))
    return undefined;
  if (target.closest(typing)) return undefined;
  const meaning = meanings[key.toLowerCase()];
  return meaning === 'decide' && target.closest(pressable) ? undefined : meaning;
}
