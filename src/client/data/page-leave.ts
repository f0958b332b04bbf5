/** Calls back at the last moment before a page is hidden or left, to save or send something. */
import { useEffect, useEffectEvent } from 'react';

/** Calls back when the page is hidden or left: phones may kill a hidden page without further events. */
export function onPageHidden(callback: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('pagehide', () => callback(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && callback(), {
    signal,
  });
  return () => controller.abort();
}

/** Calls back when the page is hidden or left, and when the component unmounts. */
export function useOnPageLeave(callback: () => void): void {
  const onLeave = useEffectEvent(callback);
  useEffect(() => {
    const stop = onPageHidden(() => onLeave());
    return () => {
      stop();
      onLeave();
    };
  }, []);
}
