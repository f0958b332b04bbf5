/** Whether autoplay should pause: a pointer or the focus is on the element, or nobody can see it. */
import { type RefObject, useEffect, useState } from 'react';

/** A reader who touched it has taken over. */
const afterTouchMs = 10_000;

export function useAutoplayPaused(target: RefObject<HTMLElement | null>): boolean {
  const [reasons, setReasons] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const set = (reason: string, on: boolean) =>
      setReasons((old) => {
        if (old.has(reason) === on) return old;
        const next = new Set(old);
        if (on) next.add(reason);
        else next.delete(reason);
        return next;
      });
    const listeners: [EventTarget, string, (event: Event) => void][] = [
      // Only a mouse hovers: after a tap, touch screens say that they entered and never that they left.
      [
        element,
        'pointerenter',
        (event) => set('hover', event instanceof PointerEvent && event.pointerType === 'mouse'),
      ],
      [element, 'pointerleave', () => set('hover', false)],
      [element, 'focusin', () => set('focus', element.matches(':has(:focus-visible)'))],
      [element, 'focusout', () => set('focus', false)],
      [
        element,
        'touchstart',
        () => {
          set('touch', true);
          clearTimeout(timer);
          timer = setTimeout(() => set('touch', false), afterTouchMs);
        },
      ],
      [document, 'visibilitychange', () => set('hidden', document.hidden)],
    ];
    for (const [where, what, act] of listeners) where.addEventListener(what, act, { passive: true });
    const visibility = new IntersectionObserver(([entry]) => set('away', entry?.isIntersecting === false));
    visibility.observe(element);
    return () => {
      clearTimeout(timer);
      visibility.disconnect();
      for (const [where, what, act] of listeners) where.removeEventListener(what, act);
    };
  }, [target]);
  return reasons.size > 0;
}
