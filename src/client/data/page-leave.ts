import { useEffect, useEffectEvent } from 'react';

/** Calls when the page is hidden or left, and when the component is removed. */
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

/** Calls when the page is hidden or left: the last moment to save or send something, as phones end hidden pages silently. */
export function onPageHidden(callback: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('pagehide', () => callback(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && callback(), {
    signal,
  });
  return () => stop.abort();
}
