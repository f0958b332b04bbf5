/** Saves or sends something when its page or its part of the page is left. */
import { useEffect, useEffectEvent } from 'react';
import { onPageHidden } from './page-hidden.ts';

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
