/** Moves a row of slides: by buttons, and by itself unless somebody looks, touches, or wants no motion. Knows no looks. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Engine } from './slider-engine.ts';
import { carouselMoveMs } from './timings.ts';

/** A reader who touched it has taken over. */
const afterTouchMs = 10_000;

/** Whether autoplay should pause: a pointer or the focus is on the element, or nobody can see it. */
function useAutoplayPaused(target: RefObject<HTMLElement | null>): boolean {
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

type Options = { count: number; autoplayMs?: number; moveMs?: number };

type Slider = {
  /** The element around `.kg-slides`. */
  frame: RefObject<HTMLDivElement | null>;
  /** The slide that stands first. */
  index: number;
  goTo: (index: number) => void;
  /** Whether it moves by itself as far as the person is concerned. */
  playing: boolean;
  setPlaying: (playing: boolean) => void;
  /** Whether there is more than fits. */
  overflows: boolean;
};

const wantsMotion = () => import.meta.env.SSR || !matchMedia('(prefers-reduced-motion: reduce)').matches;

function rowOf(frame: HTMLElement | null): HTMLElement | undefined {
  return frame?.querySelector<HTMLElement>('.kg-slides') ?? undefined;
}

/** Loads Swiper; until it is there, or where it cannot be loaded, the browser's own scrolling does. */
function useEngine(
  frame: RefObject<HTMLElement | null>,
  count: number,
  moveMs: number,
  onIndex: (index: number) => void,
) {
  const engine = useRef<Engine>(undefined);
  useEffect(() => {
    let current = true;
    const start = async () => {
      const { startEngine } = await import('./slider-engine.ts');
      if (!current || !frame.current) return;
      const offset = parseFloat(getComputedStyle(frame.current).getPropertyValue('--edge')) || 0;
      engine.current = startEngine(frame.current, { moveMs: wantsMotion() ? moveMs : 0, offset, onIndex });
    };
    start().catch(() => undefined);
    return () => {
      current = false;
      engine.current?.destroy();
      engine.current = undefined;
    };
  }, [frame, count, moveMs, onIndex]);
  return engine;
}

export function useSlider({ count, autoplayMs, moveMs = carouselMoveMs }: Options): Slider {
  const frame = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [overflows, setOverflows] = useState(false);
  const [playing, setPlaying] = useState(wantsMotion);
  const engine = useEngine(frame, count, moveMs, setIndex);
  const held = useAutoplayPaused(frame);

  useEffect(() => {
    const row = rowOf(frame.current);
    if (!row) return;
    const measure = new ResizeObserver(() => setOverflows(row.scrollWidth > row.clientWidth + 1));
    measure.observe(row);
    return () => measure.disconnect();
  }, [count]);

  const goTo = useCallback(
    (wanted: number) => {
      const row = rowOf(frame.current);
      const atEnd = row !== undefined && row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
      const next = wanted < 0 ? count - 1 : wanted >= count || (atEnd && wanted > index) ? 0 : wanted;
      if (engine.current) return engine.current.goTo(next);
      row?.children[next]?.scrollIntoView({ block: 'nearest', inline: 'start' });
      setIndex(next);
    },
    [count, index, engine],
  );

  const moves = autoplayMs !== undefined && playing && overflows && !held;
  useEffect(() => {
    if (!moves) return;
    const timer = setTimeout(() => goTo(index + 1), autoplayMs);
    return () => clearTimeout(timer);
  }, [moves, autoplayMs, goTo, index]);

  return { frame, index, goTo, playing, setPlaying, overflows };
}
