/** The last moment to save or send something: phones end a hidden page without another event. */
import { useEffect, useEffectEvent } from 'react';

/** Calls when the page is hidden or left, perhaps twice; returns what stops that. */
export function onPageHidden(callback: () => void): () => void {
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') callback();
  };
  // `callback` itself may be registered more than once.
  const onPageHide = () => callback();
  window.addEventListener('pagehide', onPageHide);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    window.removeEventListener('pagehide', onPageHide);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

/** The same while a component is shown, and once more when it goes. */
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
