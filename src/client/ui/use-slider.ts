/** The state of a row of slides, moved by buttons and by autoplay, for the carousel and Home's hero. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Engine } from './slider-engine.ts';
import { carouselMoveMs } from './timings.ts';

/** Autoplay pauses this long after a touch. */
const afterTouchMs = 10_000;

/** Whether autoplay should pause: the element is hovered, focused, touched or not visible. */
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
      // Mouse only: touch fires `pointerenter` without `pointerleave`.
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
    for (const [target, type, listener] of listeners)
      target.addEventListener(type, listener, { passive: true });
    const visibility = new IntersectionObserver(([entry]) => set('away', entry?.isIntersecting === false));
    visibility.observe(element);
    return () => {
      clearTimeout(timer);
      visibility.disconnect();
      for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
    };
  }, [target]);
  return reasons.size > 0;
}

type Options = { count: number; autoplayMs: number };

type Slider = {
  /** The element around `.kg-slides`. */
  frame: RefObject<HTMLDivElement | null>;
  /** The first visible slide. */
  index: number;
  goTo: (index: number) => void;
  /** Whether the user left autoplay on. */
  playing: boolean;
  setPlaying: (playing: boolean) => void;
  /** Whether the slides are wider than the frame. */
  overflows: boolean;
};

const allowsMotion = () => import.meta.env.SSR || !matchMedia('(prefers-reduced-motion: reduce)').matches;

function rowOf(frame: HTMLElement | null): HTMLElement | undefined {
  return frame?.querySelector<HTMLElement>('.kg-slides') ?? undefined;
}

/** Loads Swiper. Until then, and if it can't be loaded, the row is scrolled natively. */
function useEngine(frame: RefObject<HTMLElement | null>, count: number, onIndex: (index: number) => void) {
  const engine = useRef<Engine>(undefined);
  useEffect(() => {
    let current = true;
    const start = async () => {
      const { startEngine } = await import('./slider-engine.ts');
      if (!current || !frame.current) return;
      const offset = parseFloat(getComputedStyle(frame.current).getPropertyValue('--edge')) || 0;
      engine.current = startEngine(frame.current, {
        moveMs: allowsMotion() ? carouselMoveMs : 0,
        offset,
        onIndex,
      });
    };
    start().catch(() => undefined);
    return () => {
      current = false;
      engine.current?.destroy();
      engine.current = undefined;
    };
  }, [frame, count, onIndex]);
  return engine;
}

export function useSlider({ count, autoplayMs }: Options): Slider {
  const frame = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [overflows, setOverflows] = useState(false);
  const [playing, setPlaying] = useState(allowsMotion);
  const engine = useEngine(frame, count, setIndex);
  const isPaused = useAutoplayPaused(frame);

  useEffect(() => {
    const row = rowOf(frame.current);
    if (!row) return;
    const measure = new ResizeObserver(() => setOverflows(row.scrollWidth > row.clientWidth + 1));
    // Slides that grow, as with another font, do not resize their row.
    for (const element of [row, ...row.children]) measure.observe(element);
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

  const isMoving = playing && overflows && !isPaused;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => goTo(index + 1), autoplayMs);
    return () => clearTimeout(timer);
  }, [isMoving, autoplayMs, goTo, index]);

  return { frame, index, goTo, playing, setPlaying, overflows };
}
