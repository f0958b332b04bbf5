/** Listens for the keys of the queue while its page is shown and nothing lies over it. */
import { useEffect, useEffectEvent } from 'react';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { type KeyMeaning, meaningOf, useHasKeys } from './console-keys.ts';

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
