/** Keyboard shortcuts of the queue, and the setting that turns them off. */
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { readStored, writeStored } from '#client/data/device-storage.ts';

const storageKey = 'operatorKeys';

const useSetting = create(() => ({ enabled: readStored('local', storageKey, z.boolean()) ?? true }));

export const useShortcutsEnabled = (): boolean => useSetting(({ enabled }) => enabled);

export function setShortcutsEnabled(enabled: boolean): void {
  writeStored('local', storageKey, enabled);
  useSetting.setState({ enabled });
}

type Shortcut = 'next' | 'previous' | 'yes' | 'no' | 'worst' | 'decide' | 'undo' | 'help';

const shortcuts: Readonly<Record<string, Shortcut>> = {
  j: 'next',
  k: 'previous',
  '1': 'yes',
  '2': 'no',
  '3': 'worst',
  enter: 'decide',
  z: 'undo',
  '?': 'help',
};

const textInputs = 'textarea, select, input:not([type=radio], [type=checkbox])';
/** Elements that Enter activates. */
const activatable = 'a, button, summary';

/** Undefined while typing, and for keys that belong to the browser or the focused element. */
function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  const { key, target, ctrlKey, metaKey, altKey, repeat, isComposing } = event;
  if (ctrlKey || metaKey || altKey || repeat || isComposing || !(target instanceof HTMLElement))
    return undefined;
  if (target.closest(textInputs)) return undefined;
  const shortcut = shortcuts[key.toLowerCase()];
  return shortcut === 'decide' && target.closest(activatable) ? undefined : shortcut;
}

/** The regions in which shortcuts work. */
const regions = '.queue-place';

/** Handles shortcuts while the page is active and no dialog is open. */
export function useQueueShortcuts(handlers: Partial<Record<Shortcut, () => void>>): void {
  const { usePageIsActive } = useShellLinks();
  const active = usePageIsActive();
  const isListening = useShortcutsEnabled() && active;
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    // The body has the focus after the focused element was removed.
    const isInRegion =
      target === document.body || (target instanceof Element && target.closest(regions) !== null);
    const shortcut = isInRegion ? shortcutOf(event) : undefined;
    const handle = shortcut && handlers[shortcut];
    if (!handle || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    handle();
  });
  useEffect(() => {
    if (!isListening) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isListening]);
}
